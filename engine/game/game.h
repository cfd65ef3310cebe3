// A game over time: the current position, what was handed in for it, and every phase played so far.
//
// The powers may vote the game into a draw (votes/draw_voting.h): a vote that completes one ends the game; a processed
// phase, another policy, an undone phase and the end of the game leave no votes.
//
// Invariant: history()[i + 1].before is the position that phase i led to; position() is what the last one led to.
// Played phases never change, so copies of a game share them and a fork costs one position. A call that throws (out of
// memory) or returns an error has changed nothing. One thread at a time per Game; forks are independent.
#ifndef ENTENTE_ENGINE_GAME_GAME_H_
#define ENTENTE_ENGINE_GAME_GAME_H_

#include <memory>
#include <span>
#include <vector>

#include "base/status.h"
#include "order/order_sheet.h"
#include "phase/sheet_phase.h"
#include "votes/draw_voting.h"

namespace entente {

// A phase that was adjudicated.
struct PlayedPhase {
  Position before;
  OrderSheet sheet;                  // as handed in: power after power, each in its own sequence
  std::vector<size_t> first_line;    // by power, and one more: lines first_line[p] .. first_line[p + 1] - 1 are its own
  std::vector<OrderResult> results;  // one per line, then the implied ones
  std::vector<PhaseEvent> events;    // of the phase, and of the phases skipped after it
  Position after;                    // straight after the phase, before centres change hands

  std::span<const Order> OrdersOf(PowerIndex power) const {
    return sheet.orders().subspan(first_line[power], first_line[power + 1] - first_line[power]);
  }
};

class Game {
 public:
  // A game at the map's start, or at a position of that map (sound: see CheckPositionBlock).
  Game(MapRef map, const RuleOptions& rules);
  Game(MapRef map, const RuleOptions& rules, const PositionView& start);
  // A fork: what happens to one game does not touch the other.
  Game(const Game& other);
  Game& operator=(const Game&) = delete;

  const Map& map() const { return *map_; }
  const MapRef& map_ref() const { return map_; }
  const RuleOptions& rules() const { return rules_; }

  PositionView position() const { return position_.view(); }
  bool is_over() const { return position().is_over(); }

  // Replaces the orders of a power for the current phase. An order that does not say whose it is becomes the power's.
  //   Errors: invalid argument if `power` is not of the map or an order names another power; wrong phase if the game is
  //           over. Illegal orders are kept: they are results.
  absl::Status Submit(PowerIndex power, std::span<const Order> orders);
  // The same from a sheet, all of whose lines are the power's; what nobody can read is kept, too. A sheet with several
  // sets of orders comes under 4.D.1; submitting again is changing one's mind and leaves nothing of what was there.
  absl::Status Submit(PowerIndex power, OrderSheet sheet);
  // What a power has submitted for the current phase. `power` is one of the map.
  const OrderSheet& Submitted(PowerIndex power) const { return submitted_[power]; }
  std::span<const Order> SubmittedOrders(PowerIndex power) const { return Submitted(power).orders(); }

  // Adjudicates the current phase with the submitted orders and goes on to the next phase that needs orders.
  //   Errors: wrong phase if the game is over.
  absl::Status Process();
  // Ends the game where it stands, as its players agreed. What was submitted for the current phase is dropped.
  //   Errors: wrong phase if the game is over; invalid argument if `end` is none or cannot have these winners, or a
  //           winner is no power of the map.
  absl::Status End(GameEnd end, PowerSet winners);
  // Lets a game go on that ended otherwise than by a victory on the board, where it stopped, without votes and orders.
  //   Errors: wrong phase if it is not over, or was won.
  absl::Status Resume();

  // ---- The draw vote ----
  const DrawVoting& voting() const { return voting_; }
  // Whatever was voted is forgotten.
  void SetDrawPolicy(DrawPolicy policy);
  //   Errors: wrong phase if the game is over; invalid argument, telling why, if the vote is refused. Then nothing has
  //           changed.
  absl::Status Vote(PowerIndex by, const DrawVote& vote);
  absl::Status CancelVote(PowerIndex by, const DrawVote& vote);
  absl::Status Concede(PowerIndex by, PowerIndex to);

  // Takes the last phase back: its position and its orders are the current ones again. An end that was agreed upon
  // after it is taken back, too.
  //   Errors: wrong phase if none was played.
  absl::Status Undo();

  int phase_count() const { return static_cast<int>(history_.size()); }
  const PlayedPhase& played(int phase) const { return *history_[static_cast<size_t>(phase)]; }
  // The position at the start of phase 0..phase_count(); the last one is the current position.
  PositionView PositionAt(int phase) const;

 private:
  // What becomes of a vote; if it has decided, the end of the game.
  absl::Status Reply(VoteReply reply);

  MapRef map_;
  RuleOptions rules_;
  Position position_;
  std::vector<OrderSheet> submitted_;  // by power
  std::vector<std::shared_ptr<const PlayedPhase>> history_;
  DrawVoting voting_;
  SheetPhase phase_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_GAME_H_
