#include "game/game.h"

#include <string>
#include <utility>

#include "game/standing_orders.h"
#include "map/phase_name.h"
#include "position/control.h"
#include "sheet/sheet_bytes.h"

namespace entente {
namespace {

Position StartOf(const Map& map) {
  Position start(map);
  start.ref().SetStart();
  return start;
}

Status StatusOf(VoteReply reply) {
  if (reply == VoteReply::kTaken) return OkStatus();
  return InvalidError("the vote is refused: " + std::string(TextOf(reply)));
}

DrawVoting NoVotes(const PositionView& position, DrawPolicy policy) {
  return DrawVoting(policy, SurvivorsOf(position, policy));
}

std::string BytesOf(const OrderSheet& sheet, const Map& map) {
  std::string bytes;
  ByteWriter out(bytes);
  WriteSheet(sheet, map, out);
  return bytes;
}

// The lines that a power handed in, out of a sheet with the lines of all powers.
OrderSheet LinesOf(const PlayedPhase& played, PowerIndex power) {
  OrderSheet lines;
  lines.Append(played.sheet, played.first_line[power], played.first_line[power + 1]);
  return lines;
}

}  // namespace

Game::Game(MapRef map, const RuleOptions& rules) : Game(map, rules, StartOf(*map)) {}

Game::Game(MapRef map, const RuleOptions& rules, const PositionView& start)
    : map_(std::move(map)),
      rules_(rules),
      id_(),
      present_{Position(start), Submissions(*map_), NoVotes(start, DrawPolicy::kJudgeDias), {}} {}

Game::Game(const Game& other)
    : map_(other.map_),
      rules_(other.rules_),
      id_(other.id_),
      present_(other.present_),
      played_(other.played_),
      all_(other.all_),
      latest_(other.latest_),
      allowed_(other.allowed_),
      end_rules_(other.end_rules_) {}

Game::~Game() = default;

SheetPhase& Game::judge() const {
  if (judge_ == nullptr) judge_ = std::make_unique<SheetPhase>(*map_);
  return *judge_;
}

// ---- Handing in ----

Status Game::CheckSubmit(PowerIndex power, PowerIndex by) const {
  if (power >= map_->power_count()) return InvalidError("the map has no such power");
  if (is_over()) return WrongPhaseError("the game is over");
  if (by == kNoPower || MayOrder(by, power)) return OkStatus();
  if (by >= map_->power_count()) return InvalidError("by: the map has no such power");
  return InvalidError(std::string(map_->PowerId(by)) + " may not order the units of " +
                      std::string(map_->PowerId(power)));
}

Status Game::Submit(PowerIndex power, std::span<const Order> orders, SubmitMode mode, PowerIndex by) {
  if (Status status = CheckSubmit(power, by); !status.ok()) return status;
  OrderSheet sheet;
  for (const Order order : orders) {
    if (order.power() != kNoPower && order.power() != power) {
      return InvalidError("orders[" + std::to_string(sheet.size()) + "] is another power's");
    }
    sheet.Add(order.WithPower(power));
  }
  TakeLines(power, std::move(sheet), mode);
  return OkStatus();
}

Status Game::Submit(PowerIndex power, OrderSheet sheet, SubmitMode mode, PowerIndex by) {
  if (Status status = CheckSubmit(power, by); !status.ok()) return status;
  for (size_t line = 0; line < sheet.size(); ++line) {
    if (sheet.PowerOf(line) != power) return InvalidError("line " + std::to_string(line) + " is another power's");
  }
  TakeLines(power, std::move(sheet), mode);
  return OkStatus();
}

void Game::TakeLines(PowerIndex power, OrderSheet sheet, SubmitMode mode) {
  if (rules_.proxy_orders != ProxyOrders::kAnnounced || mode == SubmitMode::kDefaults) {
    return present_.submissions.Submit(*map_, power, mode, std::move(sheet));
  }
  PowerSet others = 0;
  for (const PowerIndex p : map_->powers()) {
    if (MayOrder(power, p)) others |= SetOf(p);
  }
  std::vector<OrderSheet> given = TakeProxyLines(position(), power, others, sheet);
  Submissions changed = present_.submissions;
  changed.Submit(*map_, power, mode, std::move(sheet));
  for (size_t p = 0; p < given.size(); ++p) {
    if (!given[p].empty()) {
      changed.Submit(*map_, static_cast<PowerIndex>(p), SubmitMode::kAmend, std::move(given[p]));
    }
  }
  present_.submissions = std::move(changed);
}

OrderSheet Game::StandingLines() const {
  if (rules_.perpetual_orders == PerpetualOrders::kRefused) return {};
  for (int phase = phase_count(); phase-- > 0;) {
    if (PositionAt(phase).phase_type() == position().phase_type()) return Recall(phase).sheet;
  }
  return {};
}

Status Game::Cancel(PowerIndex power, ProvinceIndex province, PowerIndex by) {
  if (Status status = CheckSubmit(power, by); !status.ok()) return status;
  if (province >= map_->province_count()) return InvalidError("the map has no such province");
  if (present_.submissions.Cancel(*map_, power, province)) return OkStatus();
  return NotFoundError(std::string(map_->PowerId(power)) + " has handed in no order for " +
                       std::string(map_->Id(province)));
}

Status Game::ClearOrders(PowerIndex power, PowerIndex by) {
  if (Status status = CheckSubmit(power, by); !status.ok()) return status;
  present_.submissions.Clear(power);
  return OkStatus();
}

Status Game::SetWaiting(PowerIndex power, bool waits) {
  if (Status status = CheckSubmit(power, kNoPower); !status.ok()) return status;
  present_.submissions.SetWaiting(power, waits);
  return OkStatus();
}

bool Game::MayOrder(PowerIndex by, PowerIndex power) const {
  if (by >= map_->power_count() || power >= map_->power_count()) return false;
  return by == power || (AllowedFor(power) & SetOf(by)) != 0 || Controllers(position(), rules_).Of(power) == by;
}

Status Game::Allow(PowerIndex by, PowerIndex power, bool allowed) {
  if (by >= map_->power_count() || power >= map_->power_count()) return InvalidError("the map has no such power");
  if (allowed_.empty()) allowed_.resize(static_cast<size_t>(map_->power_count()));
  allowed_[power] = allowed ? allowed_[power] | SetOf(by) : allowed_[power] & ~SetOf(by);
  return OkStatus();
}

std::vector<Owed> Game::FindOwed() const {
  if (is_over()) return std::vector<Owed>(static_cast<size_t>(map_->power_count()));
  const OrderSheet all = AllLines([this](PowerIndex power) -> const OrderSheet& { return Submitted(power); });
  return entente::FindOwed(position(), rules_, all, judge());
}

OrderSheet Game::LinesSoFar() const {
  return AllLines([this](PowerIndex power) -> const OrderSheet& { return present_.submissions.PlayedOf(power); });
}

template <typename LinesOf>
OrderSheet Game::AllLines(const LinesOf& lines_of) const {
  OrderSheet all;
  const OrderSheet standing = StandingLines();
  for (const PowerIndex power : map_->powers()) {
    const OrderSheet& lines = lines_of(power);
    all.Append(standing.empty() ? lines : WithStanding(position(), power, lines, standing));
  }
  return all;
}

Result<PhaseResult> Game::Check(const OrderSheet& sheet) const {
  if (is_over()) return WrongPhaseError("the game is over");
  return judge().Adjudicate(position(), rules_, sheet);
}

// ---- Going on, ending ----

Status Game::Process() {
  if (is_over()) return WrongPhaseError("the game is over");
  auto recalled = std::make_unique<Recalled>(Recalled{played_, PlayedPhase(position())});
  PlayedPhase& phase = recalled->phase;
  const OrderSheet standing = StandingLines();
  for (const PowerIndex power : map_->powers()) {
    const OrderSheet& lines = present_.submissions.PlayedOf(power);
    phase.Append(standing.empty() ? lines : WithStanding(position(), power, lines, standing));
    if (present_.submissions.UsesDefaults(power)) phase.by_default |= SetOf(power);
  }
  const PhaseResult result = judge().Adjudicate(position(), rules_, phase.sheet);
  if (Status status = CheckYear(*map_, result.next.phase()); !status.ok()) return status;
  phase.Take(result);
  recalled->upto.Add(position(), BytesOf(phase.sheet, *map_), phase.by_default);
  DrawVoting voting = NoVotes(result.next, present_.voting.ballots().policy());
  // Nothing below can fail.
  if (present_.quiet_years.has_value()) present_.quiet_years->GoOn(result.next);
  const int quiet_years = present_.quiet_years.has_value() ? present_.quiet_years->count() : 0;
  const std::optional<RuledEnd> end = EndByRules(end_rules_, position(), result.next, quiet_years, phase_count() + 1);
  present_.position.ref().CopyFrom(result.next);
  if (end.has_value()) present_.position.ref().SetEnd(end->end, end->winners);
  present_.submissions.ClearAll();
  present_.voting = std::move(voting);
  played_ = all_ = recalled->upto;
  latest_ = nullptr;
  recalled_ = std::move(recalled);
  return OkStatus();
}

Status Game::End(GameEnd end, PowerSet winners) {
  if (is_over()) return WrongPhaseError("the game is over");
  if (GameEndWord(end).empty()) return InvalidError("no way in which a game ends");
  if (!MayHaveWinners(end, winners)) {
    return InvalidError("winners: expected " +
                        std::string(WinnersExpected(end)).append(" of a ").append(GameEndWord(end)));
  }
  if ((winners & ~AllPowers(*map_)) != 0) return InvalidError("a winner is no power of the map");
  present_.voting = NoVotes(position(), present_.voting.ballots().policy());
  present_.position.ref().SetEnd(end, winners);
  present_.submissions.ClearAll();
  return OkStatus();
}

void Game::SetEndRules(const EndRules& rules) {
  present_.quiet_years = QuietYearsAt(played_.size(), position(), rules);
  end_rules_ = rules;
  if (!rules.last_year.has_value()) end_rules_.year_limit_end = EndRules{}.year_limit_end;  // it has no meaning
}

std::optional<QuietYears> Game::QuietYearsAt(size_t phase, const PositionView& at, const EndRules& rules) const {
  if (rules.stalemate_years <= 0) return std::nullopt;
  QuietYears years(phase == 0 ? at : PositionView(*map_, all_[0].before));
  for (size_t i = 1; i < phase; ++i) years.GoOn(PositionView(*map_, all_[i].before));
  if (phase > 0) years.GoOn(at);
  return years;
}

Status Game::Resume() {
  if (!is_over()) return WrongPhaseError("the game is not over");
  const GameEnd end = position().end();
  if (end == GameEnd::kSolo || end == GameEnd::kSharedVictory) return WrongPhaseError("the game was won");
  present_.position.ref().SetEnd(GameEnd::kPlaying, 0);
  return OkStatus();
}

// ---- The draw vote ----

void Game::SetDrawPolicy(DrawPolicy policy) { present_.voting = NoVotes(position(), policy); }

Status Game::Reply(VoteReply reply) {
  if (Status status = StatusOf(reply); !status.ok()) return status;
  const std::optional<PowerSet> draw = voting().decided();
  return draw.has_value() ? End(voting().end(), *draw) : OkStatus();
}

Status Game::CheckVoter(PowerIndex by) const {
  if (is_over()) return WrongPhaseError("the game is over");
  const bool is_dummy = by < map_->power_count() && map_->IsDummy(by);
  return is_dummy ? InvalidError("the vote is refused: the power is a dummy, which has no player") : OkStatus();
}

Status Game::Vote(PowerIndex by, const DrawVote& vote) {
  if (Status status = CheckVoter(by); !status.ok()) return status;
  return Reply(present_.voting.Cast(by, vote));
}

Status Game::CancelVote(PowerIndex by, const DrawVote& vote) {
  if (Status status = CheckVoter(by); !status.ok()) return status;
  return Reply(present_.voting.Cancel(by, vote));
}

Status Game::Concede(PowerIndex by, PowerIndex to) {
  if (Status status = CheckVoter(by); !status.ok()) return status;
  return Reply(present_.voting.Concede(by, to, LeaderOf(position())));
}

Status Game::RestoreVote(PowerIndex by, const DrawVote& vote) {
  if (Status status = CheckVoter(by); !status.ok()) return status;
  return StatusOf(present_.voting.Restore(by, vote));
}

Status Game::RestoreConcession(PowerIndex by, PowerIndex to) {
  if (Status status = CheckVoter(by); !status.ok()) return status;
  return StatusOf(present_.voting.RestoreConcession(by, to, LeaderOf(position())));
}

// ---- History ----

PlayedPhase Game::Recall(int phase) const {
  const History::Phase kept = all_[static_cast<size_t>(phase)];
  PlayedPhase recalled(PositionView(*map_, kept.before));
  OrderSheet sheet;
  ByteReader bytes(kept.sheet);
  ReadSheet(bytes, *map_, sheet);
  for (int p = 0, line = 0; p < map_->power_count(); ++p) {
    const int first = line;
    while (static_cast<size_t>(line) < sheet.size() && sheet.PowerOf(static_cast<size_t>(line)) == p) ++line;
    OrderSheet lines;
    lines.Append(sheet, static_cast<size_t>(first), static_cast<size_t>(line));
    recalled.Append(lines);
  }
  recalled.by_default = kept.by_default;
  return recalled;
}

const PlayedPhase& Game::played(int phase) const {
  const auto index = static_cast<size_t>(phase);
  if (recalled_ == nullptr || recalled_->upto.size() != index + 1 ||
      !History::Share(recalled_->upto, played_, index + 1)) {
    auto recalled = std::make_unique<Recalled>(Recalled{played_.Begin(index + 1), Recall(phase)});
    recalled->phase.Take(judge().Adjudicate(recalled->phase.before.view(), rules_, recalled->phase.sheet));
    recalled_ = std::move(recalled);
  }
  return recalled_->phase;
}

PositionView Game::PositionAt(int phase) const {
  return phase == phase_count() ? position() : PositionView(*map_, played_[static_cast<size_t>(phase)].before);
}

std::optional<int> Game::FindPhase(std::string_view name) const {
  const auto name_of = [this](size_t phase) { return map_->PhaseName(PositionAt(static_cast<int>(phase)).phase()); };
  const std::optional<size_t> found = FindPhaseName(name, played_.size() + 1, name_of);
  return found.has_value() ? std::optional(static_cast<int>(*found)) : std::nullopt;
}

Game::Present Game::PresentAt(size_t phase) const {
  if (phase == all_.size()) return latest_ == nullptr ? present_ : *latest_;
  const PlayedPhase played = Recall(static_cast<int>(phase));
  Present present{
      played.before, Submissions(*map_), NoVotes(played.before.view(), present_.voting.ballots().policy()), {}};
  for (const PowerIndex power : map_->powers()) {
    const bool is_default = (played.by_default & SetOf(power)) != 0;
    present.submissions.Submit(*map_, power, is_default ? SubmitMode::kDefaults : SubmitMode::kReplace,
                               LinesOf(played, power));
  }
  return present;
}

Status Game::GoTo(int phase) {
  if (phase < 0 || static_cast<size_t>(phase) > all_.size()) {
    return InvalidError("phase: expected one of 0 to " + std::to_string(all_.size()));
  }
  const auto count = static_cast<size_t>(phase);
  if (count == played_.size()) return OkStatus();
  std::shared_ptr<const Present> latest = latest_;
  if (latest == nullptr) latest = std::make_shared<const Present>(present_);
  Present present = PresentAt(count);
  present.quiet_years = QuietYearsAt(count, present.position.view(), end_rules_);
  History played = all_.Begin(count);
  // Nothing below can fail.
  present_ = std::move(present);
  played_ = std::move(played);
  latest_ = count == all_.size() ? nullptr : std::move(latest);
  return OkStatus();
}

Status Game::Undo() {
  if (played_.empty()) return WrongPhaseError("no phase has been played");
  return GoTo(phase_count() - 1);
}

Status Game::Redo() {
  if (undone_count() == 0) return WrongPhaseError("no phase was undone");
  return GoTo(phase_count() + 1);
}

}  // namespace entente
