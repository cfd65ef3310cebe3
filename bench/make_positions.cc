// Makes the boards of bench/positions: plays games with OrderMix and keeps different boards of each kind.
//
//   make_positions DIRECTORY [SEED]    writes opening.jsonl, midgame.jsonl, convoy.jsonl and endgame.jsonl
//
// The same seed gives the same files everywhere. A development tool: nothing at run time needs it.
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <set>
#include <string>

#include "bench/order_mix.h"
#include "bench/phase_line.h"
#include "game/random_orders.h"
#include "map_language/builtin.h"
#include "phase/phase_step.h"

namespace entente::bench {
namespace {

constexpr size_t kBoardsPerSet = 1000;
constexpr int kYearsPerGame = 30;
constexpr MixRates kUsual;
constexpr MixRates kConvoyHeavy{46, 26, 75};

// The kinds of set that a movement phase fits.
struct Board {
  PositionView position;
  std::span<const Order> orders;
  std::span<const OrderResult> results;
};

int LivingPowers(const PositionView& position) {
  int living = 0;
  for (const PowerIndex p : position.map().powers()) living += position.UnitCountOf(p) > 0;
  return living;
}

int MostCenters(const PositionView& position) {
  int most = 0;
  for (const PowerIndex p : position.map().powers()) {
    most = std::max(most, position.CenterCountOf(p));
  }
  return most;
}

bool HasMatchedConvoy(const Board& board) {
  for (const OrderResult& result : board.results) {
    if (result.order.via_convoy() && result.outcome.reason != Reason::kNoConvoy && result.why == Illegality::kNone)
      return true;
  }
  return false;
}

bool IsOpening(const Board& board) {
  return board.position.unit_count() == 22 && board.position.phase().game_year <= 1 &&
         !(board.position.phase() == board.position.map().begin());
}
bool IsMidgame(const Board& board) { return board.position.unit_count() == 34 && LivingPowers(board.position) >= 5; }
bool IsConvoyHeavy(const Board& board) { return board.position.unit_count() >= 24 && HasMatchedConvoy(board); }
// An endgame: few powers are left, or one is about to win.
bool IsEndgame(const Board& board) {
  return board.position.unit_count() >= 12 && (LivingPowers(board.position) <= 4 || MostCenters(board.position) >= 14);
}

// The boards of one kind: all different, and only a few of one game.
class BoardSet {
 public:
  BoardSet(std::string name, bool (*fits)(const Board&), MixRates rates, int most_of_game)
      : name_(std::move(name)), fits_(fits), rates_(rates), most_of_game_(most_of_game) {}

  const MixRates& rates() const { return rates_; }
  bool full() const { return lines_.size() >= kBoardsPerSet; }
  void StartGame() { of_game_ = 0; }
  bool wants_more_of_game() const { return of_game_ < most_of_game_; }

  // Keeps one of three fitting boards, so that the boards of a game differ.
  void Offer(const Board& board, Random& random) {
    if (full() || !wants_more_of_game() || !fits_(board)) return;
    if (most_of_game_ > 1 && random.Below(3) != 0) return;
    if (!hashes_.insert(board.position.Hash()).second) return;
    lines_.push_back(PhaseLine(board.position, board.orders));
    ++of_game_;
  }

  bool WriteTo(const std::string& directory) const {
    std::ofstream file(directory + "/" + name_ + ".jsonl", std::ios::binary);
    for (const std::string& line : lines_) file << line << '\n';
    file.flush();
    return file.good();
  }

 private:
  std::string name_;
  bool (*fits_)(const Board&);
  MixRates rates_;
  int most_of_game_;
  int of_game_ = 0;
  std::set<uint64_t> hashes_;
  std::vector<std::string> lines_;
};

class Player {
 public:
  Player(const Map& map, uint64_t seed) : random_(seed), mix_(map), chooser_(map), scratch_(map), position_(map) {}

  void Fill(BoardSet& set) {
    while (!set.full()) PlayGame(set);
  }

 private:
  void PlayGame(BoardSet& set) {
    position_.ref().SetStart();
    set.StartGame();
    while (!Over() && set.wants_more_of_game()) {
      const bool movement = position_.view().phase_type() == PhaseType::kMovement;
      const std::span<const Order> orders =
          movement ? mix_.Choose(position_, rules_, set.rates(), random_) : chooser_.Choose(position_, rules_, random_);
      const PhaseResult result = AdjudicatePhase(position_, rules_, orders, scratch_);
      if (movement) set.Offer({position_, orders, result.given()}, random_);
      position_.ref().CopyFrom(result.next);
    }
  }

  bool Over() const { return position_.view().is_over() || position_.view().phase().game_year > kYearsPerGame; }

  const RuleOptions rules_;
  Random random_;
  OrderMix mix_;
  RandomOrders chooser_;
  PhaseScratch scratch_;
  Position position_;
};

int Main(int argc, char** argv) {
  if (argc < 2 || argc > 3) {
    std::cerr << "usage: make_positions DIRECTORY [SEED]\n";
    return 2;
  }
  const Result<MapRef> map = BuiltinMap("standard");
  if (!map.ok()) return 1;
  Player player(**map, argc == 3 ? std::strtoull(argv[2], nullptr, 10) : 1901);
  BoardSet sets[] = {{"opening", IsOpening, kUsual, 1},
                     {"midgame", IsMidgame, kUsual, 3},
                     {"convoy", IsConvoyHeavy, kConvoyHeavy, 3},
                     {"endgame", IsEndgame, kUsual, 3}};
  for (BoardSet& set : sets) {
    player.Fill(set);
    if (!set.WriteTo(argv[1])) return std::cerr << "cannot write to " << argv[1] << '\n', 1;
  }
  return 0;
}

}  // namespace
}  // namespace entente::bench

int main(int argc, char** argv) { return entente::bench::Main(argc, argv); }
