#include "base/letters.h"

#include <algorithm>
#include <iterator>

#include "base/text.h"

namespace entente {
namespace {

// A combining mark, and pairs of a letter and the letter with that mark.
struct Accent {
  char32_t mark;
  std::u32string_view pairs;
};

constexpr Accent kAccents[] = {
    {0x300, U"AÀEÈIÌNǸOÒUÙaàeèiìnǹoòuù"},
    {0x301, U"AÁCĆEÉIÍLĹNŃOÓRŔSŚUÚYÝZŹaácćeéiílĺnńoórŕsśuúyýzź"},
    {0x302, U"AÂCĈEÊGĜHĤIÎJĴOÔSŜUÛWŴYŶaâcĉeêgĝhĥiîjĵoôsŝuûwŵyŷ"},
    {0x303, U"AÃIĨNÑOÕUŨaãiĩnñoõuũ"},
    {0x304, U"AĀEĒIĪOŌUŪaāeēiīoōuū"},
    {0x306, U"AĂEĔGĞIĬOŎUŬaăeĕgğiĭoŏuŭ"},
    {0x307, U"CĊEĖGĠIİZŻcċeėgġzż"},
    {0x308, U"AÄEËIÏOÖUÜYŸaäeëiïoöuüyÿ"},
    {0x30A, U"AÅUŮaåuů"},
    {0x30B, U"OŐUŰoőuű"},
    {0x30C, U"AǍCČDĎEĚIǏLĽNŇOǑRŘSŠTŤUǓZŽaǎcčdďeěiǐlľnňoǒrřsštťuǔzž"},
    {0x326, U"SȘTȚsștț"},
    {0x327, U"CÇGĢKĶLĻNŅRŖSŞTŢcçgģkķlļnņrŗsştţ"},
    {0x328, U"AĄEĘIĮOǪUŲaąeęiįoǫuų"},
};

// Letters that are not a letter with an accent, and accented letters that some people write as two letters.
struct OwnLetter {
  char32_t capital, small;
  PlainLetter plain;
};

constexpr OwnLetter kOwnLetters[] = {
    {U'Ä', U'ä', {"A", "AE"}},  {U'Ö', U'ö', {"O", "OE"}},  {U'Ü', U'ü', {"U", "UE"}},  {U'Ø', U'ø', {"O", "OE"}},
    {U'Å', U'å', {"A", "AA"}},  {U'Æ', U'æ', {"AE", "AE"}}, {U'Œ', U'œ', {"OE", "OE"}}, {U'ẞ', U'ß', {"SS", "SS"}},
    {U'Ð', U'ð', {"D", "DH"}},  {U'Þ', U'þ', {"TH", "TH"}}, {U'Đ', U'đ', {"D", "DJ"}},  {U'Ł', U'ł', {"L", "L"}},
    {U'Ħ', U'ħ', {"H", "H"}},   {U'Ŧ', U'ŧ', {"T", "T"}},   {U'Ŀ', U'ŀ', {"L", "L"}},   {U'Ŋ', U'ŋ', {"N", "NG"}},
    {U'Ĳ', U'ĳ', {"IJ", "IJ"}}, {U'ı', U'ı', {"I", "I"}},   {U'ĸ', U'ĸ', {"K", "K"}},   {U'ſ', U'ſ', {"S", "S"}},
};

constexpr std::string_view kCapitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

std::string_view Capital(char32_t letter) {
  const bool small = U'a' <= letter && letter <= U'z';
  return kCapitals.substr(static_cast<size_t>(letter - (small ? U'a' : U'A')), 1);
}

bool IsLetterOrDigit(char32_t c) {
  return (U'A' <= c && c <= U'Z') || (U'a' <= c && c <= U'z') || (U'0' <= c && c <= U'9');
}

}  // namespace

PlainLetter PlainLetterOf(char32_t letter) {
  for (const OwnLetter& own : kOwnLetters) {
    if (own.capital == letter || own.small == letter) return own.plain;
  }
  for (const Accent& accent : kAccents) {
    for (size_t i = 1; i < accent.pairs.size(); i += 2) {
      if (accent.pairs[i] != letter) continue;
      const std::string_view plain = Capital(accent.pairs[i - 1]);
      return {plain, plain};
    }
  }
  return {};
}

bool IsCombiningMark(char32_t code_point) { return 0x300 <= code_point && code_point <= 0x36F; }

char32_t Composed(char32_t base, char32_t mark) {
  const auto* accent = std::find_if(std::begin(kAccents), std::end(kAccents),
                                    [mark](const Accent& candidate) { return candidate.mark == mark; });
  if (accent == std::end(kAccents)) return 0;
  for (size_t i = 1; i < accent->pairs.size(); i += 2) {
    if (accent->pairs[i - 1] == base) return accent->pairs[i];
  }
  return 0;
}

std::string LettersOf(std::string_view text, bool spelled) {
  std::string letters;
  while (!text.empty()) {
    const std::string_view bytes = FirstCharacter(text);
    const char32_t c = CodePointOf(bytes);
    text.remove_prefix(bytes.size());
    if (IsLetterOrDigit(c)) {
      letters += static_cast<char>(U'a' <= c && c <= U'z' ? c - (U'a' - U'A') : c);
    } else if (c >= 0x80 && !IsCombiningMark(c)) {
      const PlainLetter plain = PlainLetterOf(c);
      letters += plain.bare.empty() ? bytes : spelled ? plain.spelled : plain.bare;
    }
  }
  return letters;
}

std::string WithoutAccents(std::string_view text) {
  std::string upper = UpperCase(text);
  const auto is_ascii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
  if (std::all_of(upper.begin(), upper.end(), is_ascii)) return upper;
  std::string plain;
  for (std::string_view rest = upper; !rest.empty();) {
    const std::string_view bytes = FirstCharacter(rest);
    const PlainLetter letter = PlainLetterOf(CodePointOf(bytes));
    plain += letter.bare.empty() ? bytes : letter.bare;
    rest.remove_prefix(bytes.size());
  }
  return plain;
}

}  // namespace entente
