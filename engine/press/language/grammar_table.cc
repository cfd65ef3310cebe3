#include "press/language/grammar_table.h"

#include <array>
#include <vector>

namespace entente::press {
namespace {

// The rows as the .def files have them. A row of level kOpening opens a type.
constexpr int kAll = -1, kOpening = -2;
constexpr auto kAlways = GrammarWhen::kAlways, k0143 = GrammarWhen::k0143, k0167 = GrammarWhen::k0167,
               k0178 = GrammarWhen::k0178, kPartialDraws = GrammarWhen::kPartialDraws;

constexpr GrammarRow kWritten[] = {
#define DAIDE_TYPE(name) {#name, kOpening, kAlways, "", false},
#define DAIDE_RULE(level, when, production) {"", level, when, production, false},
#define DAIDE_WORDS(level, words) {"", level, kAlways, words, true},
#define DAIDE_TRY(word, level) {"", 10, kAlways, #word, false},
#include "press/language/grammar_0167.def"
};

constexpr int kOnly = 0;  // the one level of DPP

constexpr GrammarRow kWrittenOfDpp[] = {
#define DPP_TYPE(name) {#name, kOpening, kAlways, "", false},
#define DPP_RULE(when, production) {"", kOnly, when, production, false},
#define DPP_WORDS(words) {"", kOnly, kAlways, words, true},
#include "press/language/grammar_dpp.def"
};

template <size_t kCount>
constexpr size_t OpeningsOf(const GrammarRow (&written)[kCount]) {
  size_t count = 0;
  for (const GrammarRow& row : written) count += row.level == kOpening ? 1 : 0;
  return count;
}

template <size_t kRowCount, size_t kCount>
constexpr std::array<GrammarRow, kRowCount> RowsOf(const GrammarRow (&written)[kCount]) {
  std::array<GrammarRow, kRowCount> rows{};
  std::string_view type;
  size_t count = 0;
  for (const GrammarRow& row : written) {
    if (row.level == kOpening) {
      type = row.type;
    } else {
      rows[count] = row;
      rows[count++].type = type;
    }
  }
  return rows;
}

constexpr auto kRows = RowsOf<std::size(kWritten) - OpeningsOf(kWritten)>(kWritten);
constexpr auto kRowsOfDpp = RowsOf<std::size(kWrittenOfDpp) - OpeningsOf(kWrittenOfDpp)>(kWrittenOfDpp);

}  // namespace

std::span<const GrammarRow> GrammarRows(Dialect dialect) {
  if (dialect == Dialect::kDpp) return kRowsOfDpp;
  return kRows;
}

}  // namespace entente::press
