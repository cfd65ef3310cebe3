// Reads the orders of the reference data beside the project: the texts of DATC, real games, the differential corpus.
// The tests are skipped if the data is absent.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "json/json_tape.h"
#include "map_language/builtin.h"
#include "notation/notation.h"

namespace entente {
namespace {

namespace fs = std::filesystem;

const fs::path kShared = ENTENTE_SHARED_DIR;

const Map& Standard() {
  static const MapRef map = *BuiltinMap("standard");
  return *map;
}

std::string ReadFile(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// A value of a JSON text.
struct Value {
  const JsonTape& json;
  JsonIndex at;

  bool Has(std::string_view name) const { return json.Find(at, name) != kNoJson; }
  Value operator[](std::string_view name) const { return {json, json.Find(at, name)}; }
  bool Is(JsonKind kind) const { return json.KindOf(at) == kind; }
  std::string_view text() const { return json.StringOf(at); }
};

// ---- DATC ----

OrderKind KindOf(std::string_view name) {
  if (name == "hold") return OrderKind::kHold;
  if (name == "move") return OrderKind::kMove;
  if (name == "support_hold") return OrderKind::kSupportHold;
  if (name == "support_move") return OrderKind::kSupportMove;
  if (name == "convoy") return OrderKind::kConvoy;
  if (name == "retreat") return OrderKind::kRetreat;
  if (name == "build") return OrderKind::kBuild;
  return OrderKind::kDisband;
}

PhaseType PhaseOf(std::string_view name) {
  if (name == "retreat") return PhaseType::kRetreats;
  return name == "adjustment" ? PhaseType::kAdjustments : PhaseType::kMovement;
}

// The location of a unit in an order; an army has no coast, also in "A spa/nc".
LocationIndex Written(std::string_view type, const Value& location) {
  const LocationIndex at = *Standard().FindPlace(Map::PlaceKey(location.text()));
  return type == "A" ? Standard().ProvinceOf(at) : at;
}

class Expectation {
 public:
  Expectation(Order order, const Value& expected) : order_(order), expected_(expected) {}

  void Check() const {
    EXPECT_EQ(order_.kind(), KindOf(expected_["kind"].text()));
    const Value unit = expected_["unit"];
    EXPECT_EQ(order_.type_known(), unit["type"].Is(JsonKind::kString));
    EXPECT_EQ(UnitLetter(order_.unit_type()), unit["type"].text()[0]);
    EXPECT_EQ(order_.source(), Written(unit["type"].text(), unit["location"]));
    const bool moves = order_.kind() == OrderKind::kMove;
    EXPECT_EQ(order_.via_convoy(), moves && expected_["via_convoy"].text() == "true");
    if (expected_.Has("supported")) CheckThird(expected_["supported"], expected_["supported"]["type"].text());
    if (expected_.Has("convoyed")) CheckThird(expected_["convoyed"], "A");
    if (moves || order_.kind() == OrderKind::kRetreat) {
      EXPECT_EQ(order_.target(), Written(unit["type"].text(), expected_["target"]));
    }
  }

 private:
  void CheckThird(const Value& third, std::string_view mover_type) const {
    EXPECT_EQ(order_.third_type_known(), third["type"].Is(JsonKind::kString));
    if (order_.third_type_known()) {
      EXPECT_EQ(UnitLetter(order_.third_type()), third["type"].text()[0]);
    }
    EXPECT_EQ(order_.third(), Written(third["type"].text(), third["location"]));
    if (!expected_.Has("target")) return;
    EXPECT_EQ(order_.target(), Written(mover_type, expected_["target"]));
  }

  Order order_;
  const Value expected_;
};

int CheckStep(const Value& step) {
  if (!step.Has("orders")) return 0;
  int orders = 0;
  for (const JsonIndex at : step.json.Children(step["orders"].at)) {
    const Value expected{step.json, at};
    const std::string_view text = expected["text"].text();
    SCOPED_TRACE(text);
    const auto parsed = ParseOrder(Standard(), PhaseOf(step["phase"].text()), kNoPower, text);
    EXPECT_TRUE(parsed.ok()) << parsed.status();
    if (parsed.ok()) Expectation(parsed->order, expected).Check();
    ++orders;
  }
  return orders;
}

TEST(NotationDataTest, EveryDatcTextMeansWhatTheCaseSays) {
  const std::string text = ReadFile(kShared / "datc" / "cases.json");
  if (text.empty()) GTEST_SKIP() << "no reference data beside the project";
  JsonTape cases;
  ASSERT_TRUE(cases.Read(text).ok());
  int orders = 0;
  for (const JsonIndex at : cases.Children(cases.root())) {
    const Value entry{cases, at};
    SCOPED_TRACE(entry["id"].text());
    if (!entry.Has("steps")) {
      orders += CheckStep(entry);
      continue;
    }
    for (const JsonIndex step : cases.Children(entry["steps"].at)) orders += CheckStep({cases, step});
  }
  EXPECT_GT(orders, 700);
}

// ---- Games and corpus ----

// Collects all order texts of the phase objects in `value`, at any depth, with the letter of their phase.
void Collect(const Value& value, std::set<std::pair<char, std::string>>* orders) {
  const JsonTape& json = value.json;
  if (value.Has("name") && value.Has("orders") && value["orders"].Is(JsonKind::kObject)) {
    const char phase = value["name"].text().back();
    for (const JsonIndex list : json.Children(value["orders"].at)) {
      for (const JsonIndex order : json.Children(list)) orders->emplace(phase, json.StringOf(order));
    }
  }
  for (const JsonIndex child : json.Children(value.at)) Collect({json, child}, orders);
}

// Collects the orders of every line of a .jsonl file, or of a whole .json file.
void CollectFile(const fs::path& path, std::set<std::pair<char, std::string>>* orders) {
  const std::string text = ReadFile(path);
  const bool lines = path.extension() == ".jsonl";
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = lines ? std::min(text.find('\n', begin), text.size()) : text.size();
    JsonTape json;
    ASSERT_TRUE(json.Read(std::string_view(text).substr(begin, end - begin)).ok()) << path;
    Collect({json, json.root()}, orders);
    begin = end + 1;
  }
}

// Other texts of the same order: with invisible characters, with typographic signs and a result mark, and with the long
// names of places.
std::vector<std::string> OtherLooksOf(std::string_view text) {
  std::string seen, typographic, named;
  for (size_t i = 0; i < text.size();) {
    const size_t end = std::min(text.find(' ', i), text.size());
    const std::string_view word = text.substr(i, end - i);
    const auto place = word.size() < 3 ? std::nullopt : Standard().FindPlace(word);
    const std::string_view blank = i == 0 ? "" : " ";
    seen.append(blank).append(word.substr(0, 1)).append("\u200B").append(word.substr(1));
    typographic.append(i == 0 ? "\uFEFF" : "\u202F").append(word == "-" ? "\u2014" : word);
    named.append(blank).append(place ? Standard().LongName(*place) : word);
    i = end + 1;
  }
  return {seen, typographic, named, std::string(text) + " (*bounce*)", named + " [void]"};
}

// Recorded orders are in normal form, so each of their texts has the recorded text as its normal form.
void ExpectIdentity(std::string_view folder, size_t at_least) {
  if (!fs::exists(kShared / folder)) GTEST_SKIP() << "no reference data beside the project";
  std::set<std::pair<char, std::string>> orders;
  for (const fs::directory_entry& entry : fs::directory_iterator(kShared / folder)) {
    const std::string extension = entry.path().extension().string();
    if (extension == ".json" || extension == ".jsonl") CollectFile(entry.path(), &orders);
  }
  EXPECT_GT(orders.size(), at_least);
  for (const auto& [phase, text] : orders) {
    const PhaseType type = phase == 'R'   ? PhaseType::kRetreats
                           : phase == 'A' ? PhaseType::kAdjustments
                                          : PhaseType::kMovement;
    const auto parsed = ParseOrder(Standard(), type, kNoPower, text);
    ASSERT_TRUE(parsed.ok()) << parsed.status();
    EXPECT_EQ(FormatOrder(Standard(), parsed->order), text);
    for (const std::string& look : OtherLooksOf(text)) {
      const auto other = ParseOrder(Standard(), type, kNoPower, look);
      ASSERT_TRUE(other.ok()) << other.status();
      ASSERT_EQ(other->order, parsed->order) << look;
    }
  }
}

TEST(NotationDataTest, RecordedGamesReadAndPrintBack) { ExpectIdentity("games", 2000); }

TEST(NotationDataTest, TheCorpusReadsAndPrintsBack) { ExpectIdentity("corpus", 5000); }

}  // namespace
}  // namespace entente
