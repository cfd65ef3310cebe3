#include "press/language/grammar_table.h"

#include <array>
#include <vector>

namespace entente::press {
namespace {

// Rows as they stand: those of no production open the types.
constexpr int kAll = -1, kOpening = -2;
constexpr auto kAlways = GrammarWhen::kAlways, k0143 = GrammarWhen::k0143, k0167 = GrammarWhen::k0167,
               kPartialDraws = GrammarWhen::kPartialDraws;

constexpr GrammarRow kWritten[] = {
#define DAIDE_TYPE(name) {#name, kOpening, kAlways, "", false},
#define DAIDE_RULE(level, when, production) {"", level, when, production, false},
#define DAIDE_WORDS(level, words) {"", level, kAlways, words, true},
#define DAIDE_TRY(word, level) {"", 10, kAlways, #word, false},
#include "press/language/grammar_0167.def"
};

constexpr size_t kOpenings = [] {
  size_t count = 0;
  for (const GrammarRow& row : kWritten) count += row.level == kOpening ? 1 : 0;
  return count;
}();

constexpr auto kRows = [] {
  std::array<GrammarRow, std::size(kWritten) - kOpenings> rows{};
  std::string_view type;
  size_t count = 0;
  for (const GrammarRow& row : kWritten) {
    if (row.level == kOpening) {
      type = row.type;
    } else {
      rows[count] = row;
      rows[count++].type = type;
    }
  }
  return rows;
}();

constexpr TryWord kTryWords[] = {
#define DAIDE_TRY(word, level) {#word, level},
#include "press/language/grammar_0167.def"
};

}  // namespace

std::span<const GrammarRow> GrammarRows() { return kRows; }

std::span<const TryWord> TryWords() { return kTryWords; }

}  // namespace entente::press
