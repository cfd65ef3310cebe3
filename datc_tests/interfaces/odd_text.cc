#include "datc_tests/interfaces/odd_text.h"

#include <algorithm>
#include <cctype>
#include <vector>

#include "base/plain_text.h"
#include "base/text.h"
#include "datc_tests/properties/loose_text.h"
#include "datc_tests/properties/random_board.h"
#include "notation/notation.h"
#include "notation/raw_order.h"

namespace entente {
namespace {

// Texts of the standard map, and of judges and programs for it.
const std::vector<std::string>& Dialects() {
  static const std::vector<std::string> texts = {"A WAL - LON VIA CONVOY",
                                                 "F North Sea Convoys A Yorkshire - Yorkshire",
                                                 "A Belgium - Holland via convoy",
                                                 "F Marseilles Supports F Gascony - Spain(nc)",
                                                 "A Prussia Supports Livonia - Prussia",
                                                 "A Norway Supports A Sweden",
                                                 "F Mid-Atlantic Ocean - Spain (south coast)",
                                                 "Build F St. Petersburg (north coast)",
                                                 "Remove A Paris",
                                                 "A PAR SUPPORT F BRE HOLD",
                                                 "F ENG CONVOYS A LON -> BRE",
                                                 "BUILD WAIVED",
                                                 "BUILD FLEET STP SC",
                                                 "a par-bur",
                                                 "England: F lon - nth",
                                                 "fra: a par h",
                                                 "f stp(sc)-gob",
                                                 "F MAO - SPA(WC)",
                                                 "The army in Paris moves to Burgundy.",
                                                 "(FRA AMY PAR) SUP (FRA AMY MAR) MTO BUR",
                                                 "(ENG FLT NTH) CVY (ENG AMY LON) CTO BEL",
                                                 "(ENG AMY LON) CTO BEL VIA (NTH)",
                                                 "(RUS FLT (STP SCS)) MTO GOB",
                                                 "( ( fra amy par ) hld )",
                                                 "FRA WVE",
                                                 "A LON - NTH - BEL",
                                                 "A LON - BEL by a convoy",
                                                 "A LON - BEL (VIA NTH)",
                                                 "A PAR R MAR - GAS",
                                                 "A PAR - MAR - GAS",
                                                 "ENG F LON - NTH",
                                                 "A BUD S Russian A SER - RUM",
                                                 "A BUD S Russia's army ser - rum",
                                                 "par s mar - bur",
                                                 "F SKA C DEN - NWY",
                                                 "A tirol - bohemia",
                                                 "burg - par",
                                                 "A bourgogne S A Paris",
                                                 "Waive it",
                                                 "hold everything",
                                                 "0x00fff00200103112",
                                                 "0xFFFFFFFFFFFFFFFF",
                                                 "0xnothing",
                                                 "#",
                                                 "WAIVE",
                                                 "A PAR",
                                                 "?"};
  return texts;
}

class OddWriter {
 public:
  OddWriter(const Map& map, Random& random) : map_(map), random_(random) {}

  std::string Write(Order order) {
    std::string text = Plainly(order);
    const uint32_t oddities = random_.Below(4);
    for (uint32_t i = 0; i < oddities; ++i) text = Spoil(std::move(text));
    std::replace(text.begin(), text.end(), '\n', ' ');
    std::string clean;
    AppendUtf8(text, clean);
    const std::string shown = PlainTextOf(clean).text;  // if nothing is visible, it is no line of a longer text
    const size_t start = shown.find_first_not_of(" \t\r");
    return start == std::string::npos || shown[start] == '#' ? "not" + text : text;
  }

 private:
  std::string Plainly(Order order) {
    const uint32_t choice = random_.Below(100);
    if (choice < 30) return FormatOrder(map_, order);
    if (choice < 70) return LooseText(map_, order, random_);
    if (choice < 78) return Daide(order);
    if (choice < 80) return FormatRawOrder(order);
    return Pick(Dialects(), random_);
  }

  std::string Daide(Order order) {
    const std::string verb = order.kind() == OrderKind::kRetreat  ? " RTO "
                             : order.kind() == OrderKind::kConvoy ? " CTO "
                             : order.via_convoy()                 ? " CTO "
                                                                  : " MTO ";
    const std::string unit = DaideUnit(order.power(), order.unit_type(), order.source());
    const std::string third = DaideUnit(AnyPower(), order.third_type(), order.third());
    switch (order.kind()) {
      case OrderKind::kMove:
      case OrderKind::kRetreat:
        return unit + verb + DaidePlace(order.target()) + (Chance(20, random_) ? " VIA (" + AnyPlace() + ")" : "");
      case OrderKind::kSupportHold:
        return unit + " SUP " + third;
      case OrderKind::kSupportMove:
        return unit + " SUP " + third + verb + DaidePlace(order.target());
      case OrderKind::kConvoy:
        return unit + " CVY " + third + verb + DaidePlace(order.target());
      case OrderKind::kDisband:
        return unit + (Chance(50, random_) ? " DSB" : " REM");
      case OrderKind::kBuild:
        return unit + " BLD";
      case OrderKind::kWaive:
        return "(" + std::string(map_.PowerId(AnyPower())) + " WVE)";
      default:
        return unit + " HLD";
    }
  }
  std::string DaideUnit(PowerIndex power, UnitType type, LocationIndex place) {
    const std::string nationality(map_.PowerId(power < map_.power_count() && Chance(80, random_) ? power : AnyPower()));
    return "(" + nationality + (type == UnitType::kArmy ? " AMY " : " FLT ") + DaidePlace(place) + ")";
  }
  std::string DaidePlace(LocationIndex place) {
    if (place >= map_.location_count()) return "???";
    const std::string id(map_.Id(place));
    const size_t slash = id.find('/');
    return slash == std::string::npos ? id : "(" + id.substr(0, slash) + " " + id.substr(slash + 1) + "S)";
  }

  PowerIndex AnyPower() { return static_cast<PowerIndex>(random_.Below(static_cast<uint32_t>(map_.power_count()))); }
  std::string AnyPlace() {
    return std::string(
        map_.Id(static_cast<LocationIndex>(random_.Below(static_cast<uint32_t>(map_.location_count())))));
  }
  std::string AnyNation() {
    return std::string(Chance(50, random_) ? map_.PowerId(AnyPower()) : map_.OwnWord(AnyPower()));
  }
  size_t Anywhere(const std::string& text) { return random_.Below(static_cast<uint32_t>(text.size() + 1)); }
  std::string OneOf(const std::vector<std::string>& words) { return Pick(words, random_); }

  std::string Spoil(std::string text) {
    switch (random_.Below(16)) {
      case 0:
        return OtherCase(std::move(text));
      case 1:
        return text.insert(Anywhere(text),
                           OneOf({" ", "  ", "\t", " , ", "\xC2\xA0", ". ", " the ", "\u200B", "\u2003", "\u0308"}));
      case 2:
        return OneOf({" ", "\t", " \r "}) + text + OneOf({" ", "\r", "\t "});
      case 3:
        return AfterAPlace(std::move(text), OneOf({"/nc", "/SC", "(ec)", " (north coast)", "/xx", "(wc)"}));
      case 4:
        return OtherType(std::move(text));
      case 5:
        return AnyNation() + OneOf({": ", " "}) + text;
      case 6:
        return BeforeTheOther(std::move(text));
      case 7:
        return WithPath(std::move(text));
      case 8:
        return text + OneOf({" VIA ", " via "}) + AnyPlace() + OneOf({"", ", " + AnyPlace(), " - "});
      case 9:
        return text + OneOf({" # remark", " #", "# glued", " # caf\xE9", " # - " + AnyPlace(), " #\x01", " (*bounce*)",
                             " [why?]"});
      case 10:
        return text.insert(Anywhere(text), 1, static_cast<char>(random_.Below(256)));
      case 11:
        return text.insert(Anywhere(text), OneOf({"\xFF", "\xC3", "\xF0\x9F", "\xC3\xA9", "\xEF\xBF\xBD"}));
      case 12:
        return text.substr(0, Anywhere(text));
      case 13:
        return text + std::string(600, Chance(50, random_) ? ' ' : 'x') + OneOf({"", "VIA", "\xFF"});
      case 14:
        return text.insert(Anywhere(text), OneOf({"?", "(", ")", "*", "[", "=", std::string(1, '\0'), "-", "/"}));
      default:
        return text + " " + OneOf({"H", "- " + AnyPlace(), "VIA CONVOY", "now", AnyPlace()});
    }
  }

  std::string OtherCase(std::string text) {
    for (char& c : text) {
      const auto byte = static_cast<unsigned char>(c);
      if (byte < 0x80 && Chance(50, random_))
        c = static_cast<char>(std::islower(byte) ? std::toupper(byte) : std::tolower(byte));
    }
    return text;
  }
  // Adds a text after a word of three letters; most of these are places.
  std::string AfterAPlace(std::string text, const std::string& added) {
    size_t end = text.find(' ', text.size() < 2 ? 0 : 2 + random_.Below(8));
    return text.insert(std::min(end, text.size()), added);
  }
  std::string OtherType(std::string text) {
    for (const auto& [from, to] : {std::pair{"A ", "F "}, std::pair{"F ", "A "}}) {
      if (text.starts_with(from)) return to + text.substr(2);
    }
    const size_t third = text.find(" S A ");
    return third == std::string::npos ? "F " + text : text.replace(third, 5, " S F ");
  }
  std::string BeforeTheOther(std::string text) {
    for (const std::string_view verb : {" S ", " C ", " supports ", " convoys "}) {
      const size_t at = text.find(verb);
      if (at != std::string::npos) return text.insert(at + verb.size(), AnyNation() + " ");
    }
    return text;
  }
  std::string WithPath(std::string text) {
    const size_t at = text.rfind(" - ");
    return at == std::string::npos ? text : text.insert(at, " - " + AnyPlace());
  }

  const Map& map_;
  Random& random_;
};

}  // namespace

std::string OddText(const Map& map, Order order, Random& random) { return OddWriter(map, random).Write(order); }

}  // namespace entente
