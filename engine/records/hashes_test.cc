// Checks the hashes of samples/hashes.txt, which samples/hashes_test.py computes independently, and which games have
// different hashes.
#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <set>

#include "lines/position_hash.h"
#include "lines/position_line.h"
#include "map/rules_fit.h"
#include "map_language/builtin.h"
#include "map_language/standard_test_util.h"
#include "phase_json/rules_text.h"
#include "records/game_hash.h"
#include "records/game_json.h"

namespace entente {
namespace {

struct Entry {
  std::string word, text;
};
using Block = std::vector<Entry>;

std::vector<Block> ReadBlocks() {
  std::ifstream file(std::string(ENTENTE_RECORD_SAMPLES) + "/hashes.txt");
  std::vector<Block> blocks(1);
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    if (line.empty()) {
      blocks.emplace_back();
      continue;
    }
    const size_t blank = line.find(' ');
    blocks.back().push_back({line.substr(0, blank), line.substr(blank + 1)});
  }
  std::erase_if(blocks, [](const Block& block) { return block.empty(); });
  return blocks;
}

MapRef MapOf(const Block& block) {
  std::string more, name;
  for (const Entry& entry : block) {
    if (entry.word == "map_line") more += entry.text + "\n";
    if (entry.word == "line") name = *MapNameInLine(entry.text);
  }
  return more.empty() ? *BuiltinMap(name) : OnStandard(more, name + ".map");
}

// The hash of units, centers and dislodged units: fields 3 to 5 of the line with the blanks between them.
uint64_t BoardHash(const PositionView& position) {
  const std::string line = PositionLine(position);
  const size_t begin = line.find(' ', line.find(' ') + 1) + 1;
  const size_t end = line.rfind(' ', line.rfind(' ') - 1);
  return TextHash(std::string_view(line).substr(begin, end - begin));
}

void CheckPosition(const Block& block) {
  const MapRef map = MapOf(block);
  Position position(*map);
  for (const Entry& entry : block) {
    if (entry.word == "position_hash") {
      EXPECT_EQ(HashText(PositionHash(position)), entry.text);
    } else if (entry.word == "board_hash") {
      EXPECT_EQ(HashText(BoardHash(position)), entry.text);
    }
    if (entry.word != "line") continue;
    const Status status = ReadPositionLine(entry.text, position.ref());
    ASSERT_TRUE(status.ok()) << status << entry.text;
    EXPECT_EQ(PositionLine(position), entry.text);
  }
}

std::string WithoutEscapes(std::string text) {
  for (size_t at = 0; (at = text.find('%', at)) != text.npos; ++at) {
    text.replace(at, 3, text.substr(at, 3) == "%25" ? "%" : "\n");
  }
  return text;
}

// Plays the game of a block of the file and checks its positions and hashes.
class BlockPlayer {
 public:
  explicit BlockPlayer(const Block& block) : block_(block), map_(MapOf(block)), names_(*map_), powers_(*map_) {}

  void Play() {
    for (const Entry& entry : block_) {
      if (entry.word == "rules") {
        rules_ = entry.text == "-" ? DefaultRules(*map_) : ReadRules(entry.text, *map_);
        ASSERT_TRUE(rules_.ok()) << rules_.status();
        EXPECT_EQ(RulesInHash(*rules_), entry.text);
      }
      if (entry.word == "handed_in") HandIn(entry.text);
      if (entry.word == "game_hash") links_.push_back(entry.text);
      if (entry.word != "line") continue;
      ASSERT_NO_FATAL_FAILURE(Line(entry.text));
    }
    std::vector<std::string> found;
    for (const uint64_t link : GameHashes(RecordOf(*game_))) found.push_back(HashText(link));
    EXPECT_EQ(found, links_);
    const auto saved = RecordFromJson(*GameToJson(*game_), {});
    ASSERT_TRUE(saved.ok()) << saved.status();
    EXPECT_EQ(GameHashes(*saved), GameHashes(RecordOf(*game_)));
  }

 private:
  void Line(const std::string& line) {
    if (game_ == nullptr) {
      const auto start = PositionFromLine(*map_, line);
      ASSERT_TRUE(start.ok()) << start.status();
      game_ = std::make_unique<Game>(map_, *rules_, *start);
    } else {
      for (int p = 0; p < map_->power_count(); ++p) {
        ASSERT_TRUE(Submit(static_cast<PowerIndex>(p)).ok());
      }
      ASSERT_TRUE(game_->Process().ok());
    }
    EXPECT_EQ(PositionLine(game_->position()), line);
    sets_.assign(static_cast<size_t>(map_->power_count()), {});
  }

  // Reads "F A PAR - BUR". "F" alone begins another set, or marks an empty last set.
  void HandIn(const std::string& text) {
    const size_t blank = text.find(' ');
    auto& sets = sets_[*powers_.Find(text.substr(0, blank))];
    if (sets.empty() || blank == text.npos) sets.emplace_back();
    if (blank != text.npos) sets.back().push_back(WithoutEscapes(text.substr(blank + 1)));
  }

  Status Submit(PowerIndex power) {
    SheetReader reader(names_, *rules_, game_->position().phase_type());
    OrderSheet sheet;
    const auto& sets = sets_[power];
    for (size_t i = 0; i < sets.size(); ++i) {
      sheet.UseSet(static_cast<uint32_t>(i));
      for (const std::string& text : sets[i]) reader.ReadLine(power, text, sheet);
      if (sets[i].empty()) sheet.EndWithEmptySet();
    }
    return game_->Submit(power, std::move(sheet));
  }

  const Block& block_;
  const MapRef map_;
  const NormalForm names_;
  const PowerWords powers_;
  Result<RuleOptions> rules_{RuleOptions{}};
  std::vector<std::vector<std::vector<std::string>>> sets_;  // by power, set and line
  std::vector<std::string> links_;
  std::unique_ptr<Game> game_;
};

TEST(Hashes, AreThoseOfTheSamples) {
  int positions = 0, games = 0;
  for (const Block& block : ReadBlocks()) {
    const bool is_game = block.front().word == "rules";
    ++(is_game ? games : positions);
    is_game ? BlockPlayer(block).Play() : CheckPosition(block);
  }
  EXPECT_GE(positions, 10);
  EXPECT_GE(games, 2);
}

// Published values of FNV-1a: the empty text and "foobar".
TEST(Hashes, TheFunctionIsFnv1a) {
  EXPECT_EQ(TextHash(""), 0xcbf29ce484222325u);
  EXPECT_EQ(TextHash("foobar"), 0x85944171f73967e8u);
  EXPECT_EQ(TextHash("bar", TextHash("foo")), TextHash("foobar"));
  EXPECT_EQ(HashText(0x1f), "000000000000001f");
}

TEST(Hashes, EqualBoardsHaveEqualBoardHashes) {
  const MapRef map = *BuiltinMap("standard");
  std::set<uint64_t> boards, positions;
  for (const char* rest :
       {"S1901M F:aPAR F:PAR - - -", "F1907M F:aPAR F:PAR - - -", "W1901A F:aPAR F:PAR - - draw:F"}) {
    const auto position = PositionFromLine(*map, "standard " + std::string(rest));
    ASSERT_TRUE(position.ok()) << position.status();
    boards.insert(BoardHash(*position));
    positions.insert(PositionHash(*position));
  }
  EXPECT_EQ(boards.size(), 1u);
  EXPECT_EQ(positions.size(), 3u);
}

// ---- Games with different hashes ----

uint64_t HashAfter(const std::function<void(OrderSheet&, SheetReader&)>& fill, std::string_view rules = "datc3") {
  const MapRef map = *BuiltinMap("standard");
  const RuleOptions options = *ReadRules(rules, *map);
  const NormalForm names(*map);
  SheetReader reader(names, options, PhaseType::kMovement);
  OrderSheet sheet;
  fill(sheet, reader);
  Position start(*map);
  start.ref().SetStart();
  GameHash hash(*map, options);
  hash.Begin(start);
  hash.Add(PhaseType::kMovement, sheet, start);
  return hash.value();
}

TEST(GameHash, TheSameOrdersInOtherWordsAndSequenceOfPowersAreTheSame) {
  const auto one = HashAfter([](OrderSheet& sheet, SheetReader& reader) {
    reader.ReadLine(2, "A PAR - BUR", sheet);
    reader.ReadLine(0, "A VIE - GAL", sheet);
  });
  EXPECT_EQ(HashAfter([](OrderSheet& sheet, SheetReader& reader) {
              reader.ReadLine(0, "army Vienna to Galicia", sheet);
              reader.ReadLine(2, "a par-bur", sheet);
            }),
            one);
}

TEST(GameHash, SetsSequenceRulesAndUnreadableTextsTell) {
  std::set<uint64_t> seen;
  const auto is_new = [&seen](uint64_t hash) { return seen.insert(hash).second; };
  EXPECT_TRUE(is_new(HashAfter([](OrderSheet&, SheetReader&) {})));
  EXPECT_TRUE(is_new(HashAfter([](OrderSheet&, SheetReader&) {}, "civil_disorder=home_distance")));
  const auto two = [](uint32_t second_set, bool ends_empty, std::string_view first, std::string_view second) {
    return [=](OrderSheet& sheet, SheetReader& reader) {
      reader.ReadLine(2, first, sheet);
      sheet.UseSet(second_set);
      reader.ReadLine(2, second, sheet);
      if (ends_empty) sheet.EndWithEmptySet();
    };
  };
  EXPECT_TRUE(is_new(HashAfter(two(0, false, "A PAR - BUR", "A MAR H"))));
  EXPECT_TRUE(is_new(HashAfter(two(1, false, "A PAR - BUR", "A MAR H"))));
  EXPECT_TRUE(is_new(HashAfter(two(0, true, "A PAR - BUR", "A MAR H"))));
  EXPECT_TRUE(is_new(HashAfter(two(0, false, "A MAR H", "A PAR - BUR"))));
  EXPECT_TRUE(is_new(HashAfter(two(0, false, "A PAR - BUR", "A MAR what"))));
  EXPECT_TRUE(is_new(HashAfter(two(0, false, "A PAR - BUR", "A MAR what%0A"))));
  EXPECT_TRUE(is_new(HashAfter(two(0, false, "A PAR - BUR", "A MAR what\nF A PAR H"))));
}

TEST(GameHash, AnEndByAgreementChangesTheLastNumberAlone) {
  Game game(*BuiltinMap("standard"), RuleOptions{});
  ASSERT_TRUE(game.Process().ok());
  const std::vector<uint64_t> before = GameHashes(RecordOf(game));
  ASSERT_TRUE(game.End(GameEnd::kDraw, SetOf(0) | SetOf(1)).ok());
  const std::vector<uint64_t> after = GameHashes(RecordOf(game));
  ASSERT_EQ(after.size(), 2u);
  EXPECT_EQ(after[0], before[0]);
  EXPECT_NE(after[1], before[1]);
}

}  // namespace
}  // namespace entente
