// Defines the tokens of DAIDE's language. A token has 16 bits; its high octet is the category. Values; any threads.
//
// A message is a sequence of tokens. Numbers have 14 bits in two's complement; a string has one text token for each
// octet; brackets are tokens too. The words of the language are in map_forms/daide_tokens.def; powers and provinces
// have the numbers that a map gives them (map_tokens.h).
//   Source: DAIDE syntax 0.167; the numbers are those of the servers and clients in use.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_TOKEN_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_TOKEN_H_

#include <compare>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace entente::press {

// The high octet of a token. Values below kBracket are numbers; other values that are missing here are not assigned.
enum class Category : uint8_t {
  kBracket = 0x40,
  kPower = 0x41,
  kUnitType = 0x42,
  kOrder = 0x43,
  kOrderNote = 0x44,
  kResult = 0x45,
  kCoast = 0x46,
  kSeason = 0x47,
  kCommand = 0x48,
  kParameter = 0x49,
  kPress = 0x4a,
  kText = 0x4b,
  kInland = 0x50,  // the provinces follow: without a supply center, and one higher with one
  kInlandCenter = 0x51,
  kSea = 0x52,
  kSeaCenter = 0x53,
  kCoastal = 0x54,
  kCoastalCenter = 0x55,
  kBicoastal = 0x56,  // a province with several coasts, on which fleets stand
  kBicoastalCenter = 0x57,
  kReserved = 0x58,  // to 0x5f: for a program's own use, never sent
};

class Token {
 public:
  constexpr Token() = default;  // the number 0
  constexpr explicit Token(uint16_t value) : value_(value) {}
  constexpr Token(Category category, uint8_t index)
      : value_(static_cast<uint16_t>(static_cast<unsigned>(category) << 8 | index)) {}

  constexpr uint16_t value() const { return value_; }
  constexpr Category category() const { return static_cast<Category>(value_ >> 8); }
  constexpr uint8_t index() const { return static_cast<uint8_t>(value_ & 0xff); }

  friend constexpr auto operator<=>(const Token&, const Token&) = default;

 private:
  uint16_t value_ = 0;
};

inline constexpr Token kNoToken{0xffff};  // no token; never sent

using Message = std::vector<Token>;
using MessageView = std::span<const Token>;

// The words of the language: tokens::kNME.
namespace tokens {
#define DAIDE_TOKEN(word, Category_, low) inline constexpr Token k##word{Category::Category_, low};
#include "map_forms/daide_tokens.def"
}  // namespace tokens

struct LanguageWord {
  std::string_view word;  // "NME"; the brackets are "BRA" and "KET"
  Token token;
};
inline constexpr LanguageWord kLanguageWords[] = {
#define DAIDE_TOKEN(word, Category_, low) {#word, tokens::k##word},
#include "map_forms/daide_tokens.def"
};

// The words that drafts after 0.167 add, and extensions that programs send as text. CCL and NAR have the numbers that the
// community agreed on; the others have none in use, so theirs are the next.
inline constexpr LanguageWord kLaterWords[] = {
    {"CCL", Token(Category::kPress, 0x25)}, {"NAR", Token(Category::kPress, 0x26)},
    {"UHY", Token(Category::kPress, 0x27)}, {"HPY", Token(Category::kPress, 0x28)},
    {"ANG", Token(Category::kPress, 0x29)}, {"ULB", Token(Category::kPress, 0x2a)},
    {"UUB", Token(Category::kPress, 0x2b)},
};

constexpr bool IsOpening(Token token) { return token == tokens::kBRA; }
constexpr bool IsClosing(Token token) { return token == tokens::kKET; }

// ---- Categories ----

constexpr bool Is(Category category, Token token) { return token.category() == category; }
constexpr bool IsBracket(Token token) { return IsOpening(token) || IsClosing(token); }
constexpr bool IsPower(Token token) { return Is(Category::kPower, token); }
constexpr bool IsUnitType(Token token) { return token == tokens::kAMY || token == tokens::kFLT; }
constexpr bool IsOrder(Token token) { return Is(Category::kOrder, token); }
constexpr bool IsCoast(Token token) { return Is(Category::kCoast, token); }
constexpr bool IsSeason(Token token) { return Is(Category::kSeason, token); }
constexpr bool IsText(Token token) { return Is(Category::kText, token); }
constexpr bool IsProvince(Token token) {
  return Category::kInland <= token.category() && token.category() <= Category::kBicoastalCenter;
}
constexpr bool IsSupplyCenter(Token token) {
  return IsProvince(token) && (static_cast<unsigned>(token.category()) & 1) != 0;
}
constexpr bool IsReserved(Token token) { return static_cast<unsigned>(token.category()) >> 3 == 0x58 >> 3; }
// The error text for a reserved token in a message.
inline constexpr std::string_view kReservedFault =
    "a token that is never sent: 58 to 5f are for the use of a program inside itself";

// ---- Numbers ----

inline constexpr int kLeastNumber = -8192;
inline constexpr int kGreatestNumber = 8191;

constexpr bool IsNumber(Token token) { return token.value() < 0x4000; }
// `number` is within kLeastNumber and kGreatestNumber.
constexpr Token NumberToken(int number) { return Token(static_cast<uint16_t>(number & 0x3fff)); }
// `token` is a number.
constexpr int NumberOf(Token token) { return token.value() < 0x2000 ? token.value() : token.value() - 0x4000; }

// ---- Text ----

constexpr Token TextToken(char octet) { return Token(Category::kText, static_cast<uint8_t>(octet)); }
// `token` is a text token.
constexpr char OctetOf(Token token) { return static_cast<char>(token.index()); }

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_TOKEN_H_
