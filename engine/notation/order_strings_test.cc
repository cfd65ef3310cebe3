// Reads the order texts of order_strings.txt and compares each with its meaning.
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "map_language/builtin.h"
#include "notation/notation.h"

namespace entente {
namespace {

struct Row {
  PhaseType phase = PhaseType::kMovement;
  bool is_read = true;  // false: the text is refused today
  std::string meaning;  // in normal form; empty: the text has none
  std::string text;
};

PhaseType PhaseOfLetter(char letter) {
  if (letter == 'R') return PhaseType::kRetreats;
  return letter == 'A' ? PhaseType::kAdjustments : PhaseType::kMovement;
}

std::vector<Row> Rows() {
  std::ifstream file(ENTENTE_ORDER_STRINGS);
  std::vector<Row> rows;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    const size_t end = line.find('|', 2);
    Row row{PhaseOfLetter(line[0]), true, line.substr(2, end - 2), line.substr(end + 1)};
    row.is_read = row.meaning != "-" && row.meaning[0] != '?';
    rows.push_back(row);
  }
  return rows;
}

// A text may leave out types and coasts, which the board adds, and name a type that the board corrects.
class Meaning {
 public:
  Meaning(const Map& map, Order meant, Order read) : map_(map), meant_(meant), read_(read) {}

  bool IsSame() const {
    if (meant_.kind() != read_.kind() || meant_.via_convoy() != read_.via_convoy()) return false;
    if (meant_.kind() == OrderKind::kWaive) return true;
    if (meant_.has_third() && !IsSamePlace(meant_.third(), read_.third())) return false;
    if (meant_.has_third() && read_.third_type_known() && meant_.third_type() != read_.third_type()) return false;
    return IsSamePlace(meant_.source(), read_.source()) &&
           (!HasTarget() || IsSamePlace(meant_.target(), read_.target()));
  }

 private:
  bool HasTarget() const {
    return meant_.kind() == OrderKind::kMove || meant_.kind() == OrderKind::kRetreat ||
           meant_.kind() == OrderKind::kSupportMove || meant_.kind() == OrderKind::kConvoy;
  }
  bool IsSamePlace(LocationIndex a, LocationIndex b) const {
    return map_.ProvinceOf(a) == map_.ProvinceOf(b) && (a == b || !map_.IsCoast(a) || !map_.IsCoast(b));
  }

  const Map& map_;
  const Order meant_, read_;
};

TEST(OrderStringsTest, EveryTextMeansWhatItsPlayerMeant) {
  const MapRef map = BuiltinMap("standard").value();
  const std::vector<Row> rows = Rows();
  EXPECT_GT(rows.size(), 300u);
  for (const Row& row : rows) {
    const auto read = ParseOrder(*map, row.phase, kNoPower, row.text);
    EXPECT_EQ(read.ok(), row.is_read) << row.text << ": "
                                      << (read.ok() ? FormatOrder(*map, read->order)
                                                    : std::string(read.status().message()));
    if (!read.ok() || !row.is_read) continue;
    const auto meant = ParseOrder(*map, row.phase, kNoPower, row.meaning);
    ASSERT_TRUE(meant.ok()) << row.meaning;
    EXPECT_TRUE(Meaning(*map, meant->order, read->order).IsSame())
        << row.text << " is " << FormatOrder(*map, read->order) << ", not " << row.meaning;
  }
}

}  // namespace
}  // namespace entente
