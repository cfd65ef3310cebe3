#include "press/language/grammar_symbols.h"

#include <array>

#include "press/language/dpp_words.h"
#include "press/language/token.h"

namespace entente::press {
namespace {

// The symbols of DAIDE's words are their row numbers. The categories follow, then the words of DPP and of later drafts.
constexpr Symbol kFirstCategory = std::size(kLanguageWords);
constexpr Symbol kZero = kFirstCategory, kOtherNumber = kFirstCategory + 1, kPower = kFirstCategory + 2,
                 kProvince = kFirstCategory + 3, kText = kFirstCategory + 4, kUnknown = kFirstCategory + 5,
                 kFirstOfDpp = kFirstCategory + 6, kFirstLater = kFirstOfDpp + dpp::words::kRowCount;
static_assert(kFirstLater + std::size(kLaterWords) <= kSymbolCount);

// The symbols by category, from kUnitType to kPress, and low octet.
constexpr unsigned kFirstTable = static_cast<unsigned>(Category::kUnitType);
constexpr unsigned kTableCount = static_cast<unsigned>(Category::kPress) - kFirstTable + 1;

constexpr auto kSymbols = [] {
  std::array<std::array<Symbol, 256>, kTableCount> symbols{};
  for (auto& table : symbols) table.fill(kUnknown);
  for (size_t i = 0; i < std::size(kLanguageWords); ++i) {
    if (IsBracket(kLanguageWords[i].token)) continue;
    symbols[static_cast<unsigned>(kLanguageWords[i].token.category()) - kFirstTable][kLanguageWords[i].token.index()] =
        static_cast<Symbol>(i);
  }
  for (size_t i = 0; i < std::size(kLaterWords); ++i) {
    symbols[static_cast<unsigned>(Category::kPress) - kFirstTable][kLaterWords[i].token.index()] =
        static_cast<Symbol>(kFirstLater + i);
  }
  return symbols;
}();

SymbolSet WordsOf(Category category) {
  SymbolSet symbols;
  for (size_t i = 0; i < std::size(kLanguageWords); ++i) symbols[i] = kLanguageWords[i].token.category() == category;
  return symbols;
}

SymbolSet Only(size_t symbol) { return SymbolSet().set(symbol); }

SymbolSet Named(std::string_view name) {
  if (name == "unit_type") return WordsOf(Category::kUnitType);
  if (name == "coast") return WordsOf(Category::kCoast);
  if (name == "season") return WordsOf(Category::kSeason);
  for (size_t i = 0; i < std::size(kLanguageWords); ++i) {
    if (kLanguageWords[i].word == name) return Only(i);
  }
  for (size_t i = 0; i < std::size(kLaterWords); ++i) {
    if (kLaterWords[i].word == name) return Only(kFirstLater + i);
  }
  return {};
}

Symbol SymbolOfDpp(Token word) { return static_cast<Symbol>(kFirstOfDpp + word.index()); }

template <typename Counts>
SymbolSet WordsOfDpp(const Counts& counts) {
  SymbolSet symbols;
  for (const LanguageWord& entry : dpp::kWords) symbols[SymbolOfDpp(entry.token)] = counts(entry);
  return symbols;
}

SymbolSet NamedInDpp(std::string_view name) {
  const auto of = [](dpp::WordGroup group) {
    return WordsOfDpp([&](const LanguageWord& entry) { return dpp::IsOf(group, entry.token); });
  };
  if (name == "unit_type") return of(dpp::WordGroup::kUnitType);
  if (name == "coast") return of(dpp::WordGroup::kCoast);
  if (name == "season") return of(dpp::WordGroup::kSeason);
  if (name == "word") return WordsOfDpp([](const LanguageWord&) { return true; }) | Only(kPower) | Only(kProvince);
  if (name == "-") return Only(SymbolOfDpp(dpp::words::kDash));
  if (name == "NAME") return Only(SymbolOfDpp(dpp::words::kNAME));
  return WordsOfDpp([&](const LanguageWord& entry) { return entry.word == name; });
}

}  // namespace

Symbol SymbolOf(Token token) {
  if (IsNumber(token)) return token == Token() ? kZero : kOtherNumber;
  if (IsText(token)) return kText;
  if (IsProvince(token)) return kProvince;
  if (IsPower(token)) return kPower;
  const unsigned table = static_cast<unsigned>(token.category()) - kFirstTable;
  if (table < kTableCount) return kSymbols[table][token.index()];
  return dpp::IsWord(token) ? SymbolOfDpp(token) : kUnknown;
}

SymbolSet SymbolsNamed(std::string_view name, Dialect dialect) {
  if (name == "0") return Only(kZero);
  if (name == "number") return Only(kZero) | Only(kOtherNumber);
  if (name == "text") return Only(kText);
  if (name == "power") return Only(kPower);
  if (name == "province") return Only(kProvince);
  return dialect == Dialect::kDpp ? NamedInDpp(name) : Named(name);
}

}  // namespace entente::press
