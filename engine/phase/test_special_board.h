// For tests: plays phases on small maps, amended by `more`, under the rules that the map states.
#ifndef ENTENTE_ENGINE_PHASE_TEST_SPECIAL_BOARD_H_
#define ENTENTE_ENGINE_PHASE_TEST_SPECIAL_BOARD_H_

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "adjustment/adjustment_due.h"
#include "board/test_board.h"
#include "map_language/builtin.h"
#include "map_language/read_map_text.h"
#include "phase/phase_step.h"
#include "rules/map_rules.h"

namespace entente {

// Inland provinces "aaa", "bbb", ...; every two are adjacent.
inline std::string InlandProvinces(int count) {
  std::string text;
  for (char c = 'a'; c < 'a' + count; ++c) {
    const std::string place(3, c);
    text += place + place + " = " + place + "\nLAND " + place + " ABUTS";
    for (char o = 'a'; o < 'a' + count; ++o) text += o == c ? "" : " " + std::string(3, o);
    text += "\n";
  }
  return text;
}

// Seven inland provinces, every two adjacent, and two coasts on a sea.
class SpecialBoard : public testing::Test {
 protected:
  using Orders = std::initializer_list<std::pair<std::string_view, std::string_view>>;

  TestBoard& Board(std::string_view more, std::string_view phase = "S1901M") {
    const std::string text = InlandProvinces(7) +
                             "North Sea = nth\nEast Coast = eas\nWest Coast = wes\n"
                             "WATER NTH ABUTS EAS WES\nCOAST EAS ABUTS NTH aaa\nCOAST WES ABUTS NTH bbb\n"
                             "AMEND aaa ABUTS EAS\nAMEND bbb ABUTS WES\n"
                             "RED (Reddish) aaa\nBLUE (Bluish) bbb\nGREEN (Greenish) ccc\nUNOWNED ddd\n";
    board_ = std::make_unique<TestBoard>(Read(text + std::string(more)), phase);
    return *board_;
  }
  // The standard map with more lines.
  TestBoard& Standard(std::string_view more, std::string_view phase = "S1901M") {
    board_ = std::make_unique<TestBoard>(Read("USE standard\n" + std::string(more)), phase);
    return *board_;
  }
  MapRef Read(const std::string& text) {
    const MapReadResult read = ReadMapText(text, "test.map", WithShippedMaps(nullptr));
    EXPECT_TRUE(read.ok()) << read.ToStatus();
    rules_ = WithMapRules(read.map->RuleNames()).value();
    return read.map;
  }

  // Adjudicates. Returns the reasons of all orders as letters: "-" for success; "!" after it if the unit is dislodged.
  std::string Play(Orders orders) {
    std::vector<Order> read;
    for (const auto& [power, text] : orders) read.push_back(board_->Read(power, text));
    scratch_ = std::make_unique<PhaseScratch>(board_->map());
    result_ = std::make_unique<PhaseResult>(AdjudicatePhase(board_->view(), rules_, read, *scratch_));
    results_ = result_->given();
    EXPECT_TRUE(CheckPositionBlock(board_->map(), result_->after.block(), BlockUse::kLook).ok());
    EXPECT_TRUE(CheckPositionBlock(board_->map(), result_->next.block()).ok());
    std::string text;
    for (const OrderResult& result : results_) {
      constexpr std::string_view kLetters = "-IVBNDCXPEU";  // by Reason
      text += kLetters[static_cast<size_t>(result.outcome.reason)];
      if (result.outcome.dislodged_by != kNoProvince) text += "!";
    }
    return text;
  }
  // Plays on from the next position.
  void GoOn() { board_->ref().CopyFrom(result_->next); }
  PositionView after() const { return result_->after; }
  PositionView next() const { return result_->next; }
  // As "RED GREEN".
  std::string Names(PowerSet powers) const {
    std::string text;
    ForEachBit(&powers, 1, [&](int p) {
      text += (text.empty() ? "" : " ") + std::string(board_->map().PowerId(static_cast<PowerIndex>(p)));
    });
    return text;
  }
  // The end of the game in the next position, as "solo RED"; "" if it goes on.
  std::string End() const {
    if (!next().is_over()) return "";
    return std::string(GameEndWord(next().end())) + " " + Names(next().winners());
  }
  std::string Next() const { return next().map().PhaseName(next().phase()); }

  static std::string UnitsOf(const PositionView& position) {
    std::string text;
    position.ForEachUnit([&](const Unit& unit) {
      text += (text.empty() ? "" : " ") + FormatUnit(position.map(), unit.type, unit.location);
    });
    return text;
  }
  // The retreats that the dislodged units may make.
  std::string Retreats() const {
    std::string text;
    for (int i = 0; i < after().dislodged_count(); ++i) {
      const DislodgedUnit lost = after().Dislodged(i);
      int bit = 0;
      for (const LocationIndex to : after().map().RetreatPlaces(lost.unit.type, lost.unit.location)) {
        if (MayRetreatTo(lost, bit++)) text += (text.empty() ? "" : " ") + std::string(after().map().Id(to));
      }
    }
    return text;
  }

  RuleOptions rules_;
  std::unique_ptr<TestBoard> board_;
  std::span<const OrderResult> results_;  // of the given orders
  std::unique_ptr<PhaseScratch> scratch_;
  std::unique_ptr<PhaseResult> result_;
};

// Eight inland provinces, every two adjacent, and a coast on a sea. `powers` has the lines of the powers.
class BuildBoard : public SpecialBoard {
 protected:
  // An empty board on the map with these powers.
  TestBoard& Board(std::string_view powers, std::string_view phase = "W1901A") {
    board_ = std::make_unique<TestBoard>(ReadMap(powers), phase);
    return *board_;
  }
  // The same map at the start of its game.
  TestBoard& Start(std::string_view powers) {
    const MapRef map = ReadMap(powers);
    board_ = std::make_unique<TestBoard>(map, map->PhaseName(map->begin()));
    board_->ref().SetStart();
    return *board_;
  }
  MapRef ReadMap(std::string_view powers) { return Read(MapWith(powers)); }
  static std::string MapWith(std::string_view powers) {
    const std::string sea =
        "North Sea = nth\nEast Coast = eas\nWATER NTH ABUTS EAS\nCOAST EAS ABUTS NTH aaa\nAMEND aaa ABUTS EAS\n";
    return InlandProvinces(8) + sea + std::string(powers);
  }

  AdjustmentDue Due(std::string_view power) { return DueOf(board_->view(), rules_, board_->Power(power)); }
  // The sites of a power, as "AAA BBB".
  std::string Sites(std::string_view power) {
    ProvinceSet sites;
    FindBuildSites(board_->view(), rules_, board_->Power(power), sites);
    return TextOf(sites.words);
  }
  std::string Homes(const PositionView& position, std::string_view power) {
    return TextOf(position.Homes(board_->Power(power)));
  }
  std::string Owned(const PositionView& position, std::string_view power) {
    Word row[WordsFor(kMaxProvinces)];
    position.FindCentersOf(board_->Power(power), row);
    return TextOf(row);
  }
  std::string TextOf(const Word* row) {
    std::string text;
    ForEachBit(row, board_->map().province_words(), [&](int p) {
      text += (text.empty() ? "" : " ") + std::string(board_->map().Id(static_cast<LocationIndex>(p)));
    });
    return text;
  }
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_TEST_SPECIAL_BOARD_H_
