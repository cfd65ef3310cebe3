// A game over time: the current position, the orders handed in for it, and every phase played so far.
//
// The powers may vote the game into a draw (votes/draw_voting.h): a vote that completes a draw ends the game.
// Processing or undoing a phase, changing the policy and the end of the game delete all votes.
//
// Invariant: PositionAt(i + 1) is the position after phase i; position() is the position after the last phase. Played
// phases never change (history.h), so copies of a game share them: a fork costs one position and the orders handed in
// for it, and from its first phase on working memory of its own (about 200 kB on the standard map). A call that throws
// (out of memory) or returns an error has changed nothing. One thread at a time per Game, also for reading; forks are
// independent.
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
  // Makes a game at the map's start, or at a position of that map (sound: see CheckPositionBlock).
  Game(MapRef map, const RuleOptions& rules);
  Game(MapRef map, const RuleOptions& rules, const PositionView& start);
  // Makes a fork: later calls on one game do not affect the other.
  Game(const Game& other);
  Game& operator=(const Game&) = delete;
  ~Game();

  const Map& map() const { return *map_; }
  const MapRef& map_ref() const { return map_; }
  const RuleOptions& rules() const { return rules_; }
  // The host's name for the game, as JSON text; empty at first. It is saved with the game and copied by a fork; the
  // engine does not use it.
  const std::string& id() const { return id_; }
  void SetId(std::string_view json) { id_ = json; }

  PositionView position() const { return present_.position.view(); }
  bool is_over() const { return position().is_over(); }

  // ---- Handing in ----

  // Takes the orders of a power for the current phase; an order without a power becomes the power's. If announced
  // proxies are accepted (4.E.5 a), lines for units of powers that it may order (Allow) go to those powers, as with
  // kAmend. Unreadable lines are kept too. For a sheet with several sets of orders see 4.D.1.
  //   `by`: the power that hands them in, if not `power` itself; MayOrder(by, power).
  //   Errors: invalid argument if `power` is not of the map, an order names another power, or `by` may not order; wrong
  //           phase if the game is over. Illegal orders are kept: they are results.
  Status Submit(PowerIndex power, std::span<const Order> orders, SubmitMode mode = SubmitMode::kReplace,
                PowerIndex by = kNoPower);
  Status Submit(PowerIndex power, OrderSheet sheet, SubmitMode mode = SubmitMode::kReplace, PowerIndex by = kNoPower);
  // Takes back the order for a unit or build site.
  //   Errors: as Submit; not found if the power has handed in none for it.
  Status Cancel(PowerIndex power, ProvinceIndex province, PowerIndex by = kNoPower);
  // Takes back all orders of a power; its default orders stay.
  Status ClearOrders(PowerIndex power, PowerIndex by = kNoPower);
  // Sets whether a power wants the phase to wait. Process does not check this; the host checks is_ready.
  Status SetWaiting(PowerIndex power, bool waits);

  // Whether `by` may hand in orders of `power`: it is the same power, controls it (a dummy), or was allowed to.
  bool MayOrder(PowerIndex by, PowerIndex power) const;
  // Allows it, or forbids it again, in all later phases (a proxy, a deputy).
  Status Allow(PowerIndex by, PowerIndex power, bool allowed);
  // Bit per power that was allowed to hand in orders of `power`.
  PowerSet AllowedFor(PowerIndex power) const { return allowed_.empty() ? 0 : allowed_[power]; }

  // The orders that a power has submitted for the current phase. `power` is one of the map.
  const OrderSheet& Submitted(PowerIndex power) const { return present_.submissions.Of(power); }
  std::span<const Order> SubmittedOrders(PowerIndex power) const { return Submitted(power).orders(); }
  const Submissions& submissions() const { return present_.submissions; }
  // The orders that each power still has to give; empty in a game that is over. Default orders do not count.
  std::vector<Owed> FindOwed() const;
  // The orders that Process would adjudicate now: the lines of every power, or its default orders, with standing
  // orders.
  OrderSheet LinesSoFar() const;

  // Adjudicates the current phase with `sheet` alone, without the lines handed in; the game does not change. The results
  // are valid until the game adjudicates again.
  //   Errors: wrong phase if the game is over.
  Result<PhaseResult> Check(const OrderSheet& sheet) const;

  // Makes a copy as a power may see it: without the orders, default orders and votes of powers that it may not order,
  // without their hidden builds and the permissions of others, and without undone phases. It keeps what was played, and
  // who waits.
  //   Errors: invalid argument if `power` is not of the map; unsupported if the game could not have come to this phase
  //           without the hidden builds.
  Result<std::unique_ptr<Game>> View(PowerIndex power) const;

  // ---- Going on, ending ----

  // Adjudicates the current phase with the submitted and the standing orders (4.E.4). Goes on to the next phase that
  // needs orders, or ends the game there if an end rule applies. Undone phases can no longer be redone.
  //   Errors: wrong phase if the game is over.
  Status Process();
  // Ends the game in the current phase, as its players agreed. The orders submitted for the phase are dropped.
  //   Errors: wrong phase if the game is over; invalid argument if `end` is none or cannot have these winners, or a
  //           winner is no power of the map.
  Status End(GameEnd end, PowerSet winners);
  // Rules for ends beside the victory on the board, for phases processed from now on; none at first.
  const EndRules& end_rules() const { return end_rules_; }
  void SetEndRules(const EndRules& rules);
  // Lets a game go on from the phase where it stopped, without votes and orders, unless it was won on the board.
  //   Errors: wrong phase if it is not over, or was won.
  Status Resume();

  // ---- The draw vote ----
  const DrawVoting& voting() const { return present_.voting; }
  // Drops all votes.
  void SetDrawPolicy(DrawPolicy policy);
  //   Errors: wrong phase if the game is over; invalid argument, saying why, if the vote is refused. Then nothing has
  //           changed.
  Status Vote(PowerIndex by, const DrawVote& vote);
  Status CancelVote(PowerIndex by, const DrawVote& vote);
  Status Concede(PowerIndex by, PowerIndex to);
  // Restores a vote of a saved game, which decides nothing (DrawVoting::Restore). Errors as above.
  Status RestoreVote(PowerIndex by, const DrawVote& vote);
  Status RestoreConcession(PowerIndex by, PowerIndex to);

  // ---- History ----

  int phase_count() const { return static_cast<int>(played_.size()); }
  // Phases that were undone and can be redone.
  int undone_count() const { return static_cast<int>(all_.size() - played_.size()); }
  // A played phase, 0..phase_count()-1. The game adjudicates it again at this call. The reference is valid until
  // another phase is read or the game changes.
  const PlayedPhase& played(int phase) const;
  // The same without results, events and the position after the phase.
  PlayedPhase Recall(int phase) const;
  // The position at the start of phase 0..phase_count(); the last one is the current position.
  PositionView PositionAt(int phase) const;
  const History& history() const { return played_; }
  // The first phase of that name among the played ones and the current one; no value if there is none.
  std::optional<int> FindPhase(std::string_view name) const;

  // Takes back the last phase. Its position and the orders that it was played with become the current ones again,
  // default orders as such. Unused default orders, wishes to wait and votes are not restored. An end that was agreed
  // after the phase is taken back too.
  //   Errors: wrong phase if none was played.
  Status Undo();
  // Plays the last undone phase again, with the same result. After the last of them, the orders handed in at that time
  // and an agreed end are restored; orders handed in since the undo are dropped.
  //   Errors: wrong phase if none was undone.
  Status Redo();
  // Undoes or redoes until `phase` phases are played: 0..phase_count() + undone_count(). It costs as much as one step.
  //   Errors: invalid argument beyond that range.
  Status GoTo(int phase);

 private:
  // The state that changes from phase to phase, without the history.
  struct Present {
    Position position;
    Submissions submissions;
    DrawVoting voting;
    std::optional<QuietYears> quiet_years;  // if an end rule needs them
  };
  struct Recalled {
    History upto;  // with the phase as its last
    PlayedPhase phase;
  };

  // The lines of the last phase of the current type, if orders may stand.
  OrderSheet StandingLines() const;
  // Joins the lines of all powers, `lines_of`: power -> its lines, with standing orders.
  template <typename LinesOf>
  OrderSheet AllLines(const LinesOf& lines_of) const;
  void TakeLines(PowerIndex power, OrderSheet sheet, SubmitMode mode);
  // Checks that `by` may hand in orders of `power` now.
  Status CheckSubmit(PowerIndex power, PowerIndex by) const;
  // Checks that `by` may vote now: the game goes on, and `by` has a player.
  Status CheckVoter(PowerIndex by) const;
  // The status for a vote's reply; ends the game if the vote has decided.
  Status Reply(VoteReply reply);
  Present PresentAt(size_t phase) const;
  // Replaces the position and the last phases of a copy of `game` by what powers in `seen` may see.
  Status LeaveOutHiddenBuilds(const Game& game, PowerSet seen);
  // The quiet years from the start of the game up to `at`, the start of a phase; nothing if `rules` does not need them.
  std::optional<QuietYears> QuietYearsAt(size_t phase, const PositionView& at, const EndRules& rules) const;
  SheetPhase& judge() const;

  MapRef map_;
  RuleOptions rules_;
  std::string id_;
  Present present_;
  History played_;
  History all_;                            // including undone phases
  std::shared_ptr<const Present> latest_;  // the state after all_; null if nothing was undone
  std::vector<PowerSet> allowed_;          // by power; empty if no power allowed anything
  EndRules end_rules_;
  // Made at first use; a fork makes its own.
  mutable std::unique_ptr<SheetPhase> judge_;
  mutable std::unique_ptr<Recalled> recalled_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_GAME_H_
