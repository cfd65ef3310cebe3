#include "drawing/theme.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>

namespace entente {
namespace {

constexpr Theme kThemes[] = {
    {ThemeName::kLight, Rgb(0xf7f5ef), Rgb(0xdfe9ee), Rgb(0xf2e9d3), Rgb(0x55564f), Rgb(0x1c1c1a), Rgb(0x1b1b1b),
     Rgb(0xa8150f), Rgb(0xe07b00), 52, false},
    {ThemeName::kDark, Rgb(0x14181d), Rgb(0x1c2733), Rgb(0x4a4841), Rgb(0x8d9299), Rgb(0xffffff), Rgb(0xf4f4f4),
     Rgb(0xff8a7a), Rgb(0xffc54a), 46, false},
    {ThemeName::kPrint, Rgb(0xffffff), Rgb(0xf1f1f1), Rgb(0xffffff), Rgb(0x333333), Rgb(0x000000), Rgb(0x000000),
     Rgb(0x000000), Rgb(0x000000), 22, true},
    {ThemeName::kHighContrast, Rgb(0xffffff), Rgb(0xcfe6ff), Rgb(0xffffff), Rgb(0x000000), Rgb(0x000000), Rgb(0x000000),
     Rgb(0xb00000), Rgb(0x7a3d00), 34, true},
};

constexpr Color kBlack = Rgb(0x000000), kWhite = Rgb(0xffffff);
constexpr int kDistinct = 1800;  // the contrast of units with dark land: gray and blue ones become lighter
constexpr int kLegible = 4500;   // the contrast that the standard asks of texts

struct KnownPower {
  std::string_view id;
  std::array<uint32_t, 3> colors;  // by palette
};
constexpr KnownPower kKnownPowers[] = {
    {"AUSTRIA", {0xc5352b, 0xd55e00, 0xd1202f}}, {"ENGLAND", {0x27408b, 0x004f8a, 0x00574f}},
    {"FRANCE", {0x4aa3df, 0x56b4e9, 0x53c3b4}},  {"GERMANY", {0x4b4b4b, 0x3d3d3d, 0x3a3a3a}},
    {"ITALY", {0x2f9148, 0x009e73, 0x8f2d56}},   {"RUSSIA", {0xb9a3d8, 0xcc79a7, 0xb8b8b8}},
    {"TURKEY", {0xe8c11c, 0xf0e442, 0xf4a6a0}},  {"BRITAIN", {0x27408b, 0x004f8a, 0x00574f}}};

// For other powers. Later ones repeat them, darker.
constexpr uint32_t kUsual[] = {0xe67e22, 0x16a085, 0x8e44ad, 0xb5651d, 0xd6689c, 0x7f9c2b, 0x3f6fb5,
                               0x9b1b4b, 0x5fb3a2, 0xcfa16b, 0x6a5acd, 0x90a955, 0xc5352b, 0x4aa3df,
                               0x2f9148, 0xe8c11c, 0x4b4b4b, 0xb9a3d8, 0x27408b, 0xf2a4a4};
constexpr uint32_t kRedGreen[] = {0x0072b2, 0xe69f00, 0x56b4e9, 0xf0e442, 0xcc79a7,
                                  0x999999, 0x332288, 0xddcc77, 0x88ccee, 0x661100};
constexpr uint32_t kBlueYellow[] = {0xd1202f, 0x2a9d8f, 0x6b6b6b, 0xf08a8a, 0x7fd1c7,
                                    0x5b0e1a, 0x0b4f4a, 0xcfcfcf, 0xb3446c, 0x3fa796};

std::span<const uint32_t> ColorsFor(PaletteName palette) {
  switch (palette) {
    case PaletteName::kRedGreen:
      return kRedGreen;
    case PaletteName::kBlueYellow:
      return kBlueYellow;
    default:
      return kUsual;
  }
}

// The luminance that the standard gives to a channel, in parts of 100,000: interpolated between exact values.
int Linear(uint8_t channel) {
  constexpr int kAt[] = {0,     518,   1444,  2956,  5127,  8022,  11697, 16203, 21586,
                         27889, 35153, 43415, 52712, 63076, 74540, 87137, 100000};
  const int slot = channel / 16, part = channel % 16;
  return kAt[slot] + (kAt[slot + 1] - kAt[slot]) * part / (slot == 15 ? 15 : 16);
}

int Luminance(Color color) {
  return (2126 * Linear(color.red) + 7152 * Linear(color.green) + 722 * Linear(color.blue)) / 10000;
}

const KnownPower* FindKnown(std::string_view id) {
  const auto found = std::find_if(std::begin(kKnownPowers), std::end(kKnownPowers),
                                  [&](const KnownPower& each) { return each.id == id; });
  return found == std::end(kKnownPowers) ? nullptr : found;
}

}  // namespace

std::string Written(Color color) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string text = "#";
  for (const uint8_t channel : {color.red, color.green, color.blue}) {
    text.push_back(kDigits[channel >> 4]);
    text.push_back(kDigits[channel & 15]);
  }
  return text;
}

Color Mixed(Color a, Color b, int parts) {
  const auto mix = [parts](int of, int with) {
    return static_cast<uint8_t>((of * parts + with * (100 - parts) + 50) / 100);
  };
  return {mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue)};
}

int Contrast1000(Color a, Color b) {
  const int first = Luminance(a), second = Luminance(b);
  return static_cast<int>(int64_t{1000} * (std::max(first, second) + 5000) / (std::min(first, second) + 5000));
}

const Theme& ThemeOf(ThemeName name) { return kThemes[static_cast<size_t>(name)]; }

std::vector<PowerColors> ColorsOf(const Map& map, const Theme& theme, PaletteName palette) {
  const std::span<const uint32_t> others = ColorsFor(palette);
  const bool patterns = theme.patterns || palette != PaletteName::kUsual;
  std::vector<PowerColors> colors;
  size_t next = 0;
  for (const PowerIndex power : map.powers()) {
    const KnownPower* known = FindKnown(map.PowerId(power));
    PowerColors its;
    if (known != nullptr) {
      its.unit = Rgb(known->colors[static_cast<size_t>(palette)]);
    } else {
      its.unit = Mixed(Rgb(others[next % others.size()]), Color{}, next < others.size() ? 100 : 70);
      ++next;
    }
    while (theme.name == ThemeName::kDark && Contrast1000(its.unit, theme.land) < kDistinct) {
      its.unit = Mixed(its.unit, kWhite, 90);
    }
    int tint = theme.tint;
    do {
      its.land = Mixed(its.unit, theme.land, tint);
      tint -= 4;
    } while (tint > 0 && Contrast1000(its.land, theme.text) < kLegible);
    its.ink = Contrast1000(its.unit, kBlack) > Contrast1000(its.unit, kWhite) ? kBlack : kWhite;
    its.pattern = patterns ? power % kPatternCount : 0;
    colors.push_back(its);
  }
  return colors;
}

}  // namespace entente
