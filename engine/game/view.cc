// Makes the copy of a game that a power may see.
#include "adjustment/adjustment_due.h"
#include "base/bitset.h"
#include "game/game.h"

namespace entente {
namespace {

// Calls visit(unit) for every unit of a power outside `seen` whose build is hidden.
template <typename Visit>
void ForEachHidden(const PositionView& position, PowerSet seen, const Visit& visit) {
  if (position.HiddenRow() == nullptr) return;
  ForEachBit(position.HiddenRow(), position.map().province_words(), [&](int province) {
    const Unit unit = position.UnitAt(static_cast<ProvinceIndex>(province));
    if ((seen & SetOf(unit.power)) == 0) visit(unit);
  });
}

// The powers outside `seen` that have hidden builds.
PowerSet HidersIn(const PositionView& position, PowerSet seen) {
  PowerSet hiders = 0;
  ForEachHidden(position, seen, [&](const Unit& unit) { hiders |= SetOf(unit.power); });
  return hiders;
}

Position WithoutHidden(const PositionView& position, PowerSet seen) {
  Position open(position);
  ForEachHidden(position, seen,
                [&](const Unit& unit) { open.ref().RemoveUnit(position.map().ProvinceOf(unit.location)); });
  return open;
}

// The lines of a power that were carried out, without hidden builds. If builds that are not ordered are made at random,
// a waive keeps the rule from making them.
OrderSheet OpenLines(const PlayedPhase& played, PowerIndex power, const RuleOptions& rules) {
  const PositionView after = played.after.view();
  OrderSheet open;
  for (size_t i = played.first_line[power]; i < played.first_line[power + 1]; ++i) {
    const OrderResult& result = played.results[i];
    if (result.outcome.reason != Reason::kNone || IsHiddenBuild(after, result)) continue;
    SheetLine line = played.sheet[i];
    line.set = 0;
    line.is_before_empty_set = false;
    open.Add(line);
  }
  if (rules.missing_builds == MissingBuilds::kRandom) open.Add(Order::Waive(power));
  return open;
}

// Whether both positions have the same phase, end and units.
bool IsSameBoard(const PositionView& a, const PositionView& b) {
  bool same = a.phase() == b.phase() && a.end() == b.end() && a.unit_count() == b.unit_count();
  a.ForEachUnit([&](const Unit& unit) { same = same && b.UnitAt(a.map().ProvinceOf(unit.location)) == unit; });
  return same;
}

}  // namespace

Result<std::unique_ptr<Game>> Game::View(PowerIndex power) const {
  if (power >= map_->power_count()) return InvalidError("power: the map has no such power");
  PowerSet seen = 0;
  for (const PowerIndex p : map_->powers()) {
    if (MayOrder(power, p)) seen |= SetOf(p);
  }
  auto view = std::make_unique<Game>(*this);
  if (Status status = view->LeaveOutHiddenBuilds(*this, seen); !status.ok()) return status;
  view->present_.submissions = present_.submissions;
  view->present_.submissions.KeepOnly(seen);
  view->present_.voting = present_.voting;
  view->present_.voting.KeepOnly(seen);
  view->all_ = view->played_;
  view->latest_ = nullptr;
  for (size_t p = 0; p < allowed_.size(); ++p) {
    if (p != power) view->allowed_[p] &= SetOf(power);
  }
  return view;
}

// Plays the phases again in which the hidden units were built, without these builds. Hidden builds last only until the
// next movement phase, so they are few.
Status Game::LeaveOutHiddenBuilds(const Game& game, PowerSet seen) {
  int first = game.phase_count();
  while (first > 0 && HidersIn(game.PositionAt(first), seen) != 0) --first;
  const Position open = WithoutHidden(game.position(), seen);
  if (first == game.phase_count()) {  // nothing is hidden, or it was before the first phase
    present_.position = open;
    return OkStatus();
  }
  if (Status status = GoTo(first); !status.ok()) return status;
  present_.position = WithoutHidden(position(), seen);
  for (int phase = first; phase < game.phase_count(); ++phase) {
    const PlayedPhase& played = game.played(phase);
    const PowerSet hiders = HidersIn(played.after.view(), seen);
    present_.submissions = game.PresentAt(static_cast<size_t>(phase)).submissions;
    for (const PowerIndex p : map_->powers()) {
      if ((hiders & SetOf(p)) == 0) continue;
      const bool by_default = (played.by_default & SetOf(p)) != 0;
      present_.submissions.Submit(*map_, p, by_default ? SubmitMode::kDefaults : SubmitMode::kReplace,
                                  OpenLines(played, p, rules_));
    }
    if (Status status = Process(); !status.ok()) return status;
  }
  if (game.is_over() && !is_over()) present_.position.ref().SetEnd(open.view().end(), open.view().winners());
  if (IsSameBoard(position(), open)) return OkStatus();
  return UnsupportedError("without the hidden builds of other powers the game would have gone on in another way");
}

}  // namespace entente
