// A game over time: the current position, what was handed in for it, and every phase played so far.
//
// The powers may vote the game into a draw (votes/draw_voting.h): a vote that completes one ends the game; a processed
// phase, another policy, an undone phase and the end of the game leave no votes.
//
// Invariant: PositionAt(i + 1) is the position that phase i led to; position() is what the last one led to.
// Played phases never change (history.h), so copies of a game share them: a fork costs one position and what is handed
// in for it. A call that throws (out of memory) or returns an error has changed nothing. One thread at a time per Game,
// also to look at it; forks are independent.
#ifndef ENTENTE_ENGINE_GAME_GAME_H_
#define ENTENTE_ENGINE_GAME_GAME_H_

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "game/end_rules.h"
#include "game/history.h"
#include "game/owed.h"
#include "game/played_phase.h"
#include "game/submissions.h"
#include "phase/sheet_phase.h"
#include "sheet/order_sheet.h"
#include "votes/draw_voting.h"

namespace entente {

class Game {
 public:
  // A game at the map's start, or at a position of that map (sound: see CheckPositionBlock).
  Game(MapRef map, const RuleOptions& rules);
  Game(MapRef map, const RuleOptions& rules, const PositionView& start);
  // A fork: what happens to one game does not touch the other.
  Game(const Game& other);
  Game& operator=(const Game&) = delete;
  ~Game();

  const Map& map() const { return *map_; }
  const MapRef& map_ref() const { return map_; }
  const RuleOptions& rules() const { return rules_; }
  // What its host calls it, as JSON text; empty at first. It is saved with the game, a fork has it too, and it means
  // nothing here.
  const std::string& id() const { return id_; }
  void SetId(std::string_view json) { id_ = json; }

  PositionView position() const { return present_.position.view(); }
  bool is_over() const { return position().is_over(); }

  // ---- Handing in ----

  // Takes what a power hands in for the current phase; an order that does not say whose it is becomes the power's.
  // Where announced proxies are accepted (4.E.5 a), lines for units of powers that it may order (Allow) go to those, as
  // with kAmend. Unreadable lines are kept, too. A sheet with several sets of orders comes under 4.D.1.
  //   `by`: who hands it in, if not the power itself: MayOrder(by, power).
  //   Errors: invalid argument if `power` is not of the map, an order names another power, or `by` may not; wrong phase
  //           if the game is over. Illegal orders are kept: they are results.
  Status Submit(PowerIndex power, std::span<const Order> orders, SubmitMode mode = SubmitMode::kReplace,
                PowerIndex by = kNoPower);
  Status Submit(PowerIndex power, OrderSheet sheet, SubmitMode mode = SubmitMode::kReplace, PowerIndex by = kNoPower);
  // Takes the order for a unit or build site back.
  //   Errors: as Submit; not found if the power has handed in none for it.
  Status Cancel(PowerIndex power, ProvinceIndex province, PowerIndex by = kNoPower);
  // Takes all orders of a power back; its default orders stay.
  Status ClearOrders(PowerIndex power, PowerIndex by = kNoPower);
  // Whether a power wants the phase to wait for it. Process does not ask: it is for the host to look at is_ready.
  Status SetWaiting(PowerIndex power, bool waits);

  // Whether `by` may hand in orders of `power`: it is the same, controls it (a dummy), or was allowed to.
  bool MayOrder(PowerIndex by, PowerIndex power) const;
  // Allows it, or not any longer; until then, in every phase (a proxy, a deputy).
  Status Allow(PowerIndex by, PowerIndex power, bool allowed);
  // Bit per power that was allowed to hand in orders of `power`.
  PowerSet AllowedFor(PowerIndex power) const { return allowed_.empty() ? 0 : allowed_[power]; }

  // What a power has submitted for the current phase. `power` is one of the map.
  const OrderSheet& Submitted(PowerIndex power) const { return present_.submissions.Of(power); }
  std::span<const Order> SubmittedOrders(PowerIndex power) const { return Submitted(power).orders(); }
  const Submissions& submissions() const { return present_.submissions; }
  // What each power still has to order; nothing in a game that is over. Default orders do not count.
  std::vector<Owed> FindOwed() const;
  // What would be adjudicated now: the lines of every power, or its default orders, with those that stand.
  OrderSheet LinesSoFar() const;

  // ---- Going on, ending ----

  // Adjudicates the current phase with the submitted orders, and those that stand (4.E.4), and goes on to the next
  // phase that needs orders, where the game ends if an end rule says so. Phases that were undone cannot be redone any
  // more.
  //   Errors: wrong phase if the game is over.
  Status Process();
  // Ends the game where it stands, as its players agreed. What was submitted for the current phase is dropped.
  //   Errors: wrong phase if the game is over; invalid argument if `end` is none or cannot have these winners, or a
  //           winner is no power of the map.
  Status End(GameEnd end, PowerSet winners);
  // Ends beside the victory on the board, for phases that are processed from now on; none at first.
  const EndRules& end_rules() const { return end_rules_; }
  void SetEndRules(const EndRules& rules);
  // Lets a game go on that ended otherwise than by a victory on the board, where it stopped, without votes and orders.
  //   Errors: wrong phase if it is not over, or was won.
  Status Resume();

  // ---- The draw vote ----
  const DrawVoting& voting() const { return present_.voting; }
  // Drops all votes.
  void SetDrawPolicy(DrawPolicy policy);
  //   Errors: wrong phase if the game is over; invalid argument, telling why, if the vote is refused. Then nothing has
  //           changed.
  Status Vote(PowerIndex by, const DrawVote& vote);
  Status CancelVote(PowerIndex by, const DrawVote& vote);
  Status Concede(PowerIndex by, PowerIndex to);
  // Votes of a saved game, which decide nothing (DrawVoting::Restore). Errors as above.
  Status RestoreVote(PowerIndex by, const DrawVote& vote);
  Status RestoreConcession(PowerIndex by, PowerIndex to);

  // ---- History ----

  int phase_count() const { return static_cast<int>(played_.size()); }
  // Phases that were undone and can be redone.
  int undone_count() const { return static_cast<int>(all_.size() - played_.size()); }
  // A played phase, 0..phase_count()-1. It is adjudicated again when it is asked for; the reference is valid until
  // another phase is asked for or the game is changed.
  const PlayedPhase& played(int phase) const;
  // The same without what it came to: results, events, and the position after it.
  PlayedPhase Recall(int phase) const;
  // The position at the start of phase 0..phase_count(); the last one is the current position.
  PositionView PositionAt(int phase) const;
  const History& history() const { return played_; }

  // Takes the last phase back: its position and the orders that it was played with are the current ones again, default
  // orders as such; default orders that were not needed, wishes to wait and votes are not. An end that was agreed upon
  // after it is taken back, too.
  //   Errors: wrong phase if none was played.
  Status Undo();
  // Plays the last undone phase as it was played. After the last of them the orders that had been handed in, and an end
  // that was agreed upon, are restored; orders handed in since then are dropped.
  //   Errors: wrong phase if none was undone.
  Status Redo();
  // Undoes or redoes until `phase` phases are played: 0..phase_count() + undone_count(). It costs as much as one step.
  //   Errors: invalid argument if there are not so many.
  Status GoTo(int phase);

 private:
  // What changes from phase to phase, beside the history.
  struct Present {
    Position position;
    Submissions submissions;
    DrawVoting voting;
    std::optional<QuietYears> quiet_years;  // where an end rule asks for them
  };
  struct Recalled {
    History upto;  // with the phase as its last
    PlayedPhase phase;
  };

  // The lines of the last phase of the current type, where orders may stand.
  OrderSheet StandingLines() const;
  // Of `lines_of`: power -> its lines, with those that stand.
  template <typename LinesOf>
  OrderSheet AllLines(const LinesOf& lines_of) const;
  void TakeLines(PowerIndex power, OrderSheet sheet, SubmitMode mode);
  // `by` may hand in orders of `power` now.
  Status CheckSubmit(PowerIndex power, PowerIndex by) const;
  // `by` may vote now: the game goes on, and somebody plays it.
  Status CheckVoter(PowerIndex by) const;
  // What becomes of a vote; if it has decided, the end of the game.
  Status Reply(VoteReply reply);
  Present PresentAt(size_t phase) const;
  // Counted from the start of the game up to `at`, the start of a phase; nothing if `rules` does not ask for them.
  std::optional<QuietYears> QuietYearsAt(size_t phase, const PositionView& at, const EndRules& rules) const;
  SheetPhase& judge() const;

  MapRef map_;
  RuleOptions rules_;
  std::string id_;
  Present present_;
  History played_;
  History all_;                            // with the phases that were undone
  std::shared_ptr<const Present> latest_;  // what came after all_; null if nothing was undone
  std::vector<PowerSet> allowed_;          // by power; none if no power allowed anything
  EndRules end_rules_;
  // Made when they are needed, not for forks.
  mutable std::unique_ptr<SheetPhase> judge_;
  mutable std::unique_ptr<Recalled> recalled_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_GAME_H_
