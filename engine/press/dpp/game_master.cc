#include "press/dpp/game_master.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

#include "game/powers_left.h"
#include "press/dpp/master_requests.h"
#include "press/dpp/saved_master.h"
#include "press/dpp/whole_units.h"
#include "press/language/message_text.h"
#include "press/translation/translation.h"

namespace entente::press::dpp {
namespace {

DrawPolicy PolicyOf(const MasterOptions& options) {
  return options.partial_draws ? DrawPolicy::kDppPda : DrawPolicy::kDpp;
}

std::map<uint32_t, std::vector<PowerIndex>> TeamsOf(const MasterState& state) {
  std::map<uint32_t, std::vector<PowerIndex>> teams;
  for (const PowerIndex power : state.map().powers()) {
    if (state.seats[power].is_played) teams[state.seats[power].program].push_back(power);
  }
  return teams;
}

// The teams: "DOC (ENG FRA) (RUS)". Empty if no program plays two nations.
Message DocMessage(const MasterState& state) {
  bool has_team = false;
  MessageBuilder out(words::kDOC);
  for (const auto& [program, powers] : TeamsOf(state)) {
    has_team = has_team || powers.size() > 1;
    out.Open();
    for (const PowerIndex power : powers) out.Add(state.tokens.Power(power));
    out.Close();
  }
  return has_team ? out.Take() : Message();
}

Message Named(Token word, std::string_view name) { return MessageBuilder(word).Add(words::kNAME).Text(name).Take(); }

// Answers a line that is no message with HUH.
void NoMessage(MasterState& state, PowerIndex power, std::string_view line) {
  const Result<Message> message = ReadLine(line, state.vocabulary);
  NotUnderstood(state, power, message.ok() ? *message : Message(), 0);
}

// The message that a line completes; no value if it completes none.
std::optional<Message> MessageOfLine(MasterState& state, PowerIndex power, std::string_view line) {
  const Result<std::optional<std::string>> whole = state.seats[power].lines.Add(line);
  if (!whole.ok()) {
    NoMessage(state, power, line);
    return std::nullopt;
  }
  if (!whole->has_value()) return std::nullopt;
  Result<Message> message = ReadLine(**whole, state.vocabulary);
  if (message.ok()) return *std::move(message);
  NotUnderstood(state, power, {}, 0);
  return std::nullopt;
}

Score Average(const std::vector<Score>& scores) {
  Score sum;
  for (const Score& score : scores) {
    sum.numerator = sum.numerator * score.denominator + score.numerator * sum.denominator;
    sum.denominator *= score.denominator;
    const int64_t common = std::max<int64_t>(1, std::gcd(sum.numerator, sum.denominator));
    sum = {sum.numerator / common, sum.denominator / common};
  }
  sum.denominator *= static_cast<int64_t>(scores.size());
  const int64_t common = std::gcd(sum.numerator, sum.denominator);
  return {sum.numerator / common, sum.denominator / common};
}

}  // namespace

Result<std::unique_ptr<MasterState>> GameMaster::MakeState(GameWithTokens of, const MasterOptions& options,
                                                           uint64_t seed) {
  const Map& map = of.game->map();
  Result<Vocabulary> vocabulary = VocabularyOf(map, of.tokens);
  if (!vocabulary.ok()) return vocabulary.status();
  if (map.begin().year - kYearsBetween < kLeastNumber) return UnsupportedError("DPP has no number for the first year");
  return std::make_unique<MasterState>(std::move(of), *std::move(vocabulary), options, seed);
}

Result<GameMaster> GameMaster::Make(MapRef map, const RuleOptions& rules, const MasterOptions& options, uint64_t seed) {
  Result<GameWithTokens> game = GameWithTokens::Make(std::move(map), rules, PolicyOf(options));
  if (!game.ok()) return game.status();
  Result<std::unique_ptr<MasterState>> state = MakeState(*std::move(game), options, seed);
  if (!state.ok()) return state.status();
  return GameMaster(*std::move(state));
}

Result<GameMaster> GameMaster::Load(std::string_view bytes, MapRef map) {
  Result<SavedMaster> saved = ReadSavedMaster(bytes, std::move(map));
  if (!saved.ok()) return saved.status();
  if (saved->game->voting().ballots().policy() != PolicyOf(saved->options)) {
    return InvalidError("the game master's saved game: its votes are counted in another way");
  }
  Result<GameWithTokens> game = GameWithTokens::Make(std::move(saved->game));
  if (!game.ok()) return game.status();
  Result<std::unique_ptr<MasterState>> state = MakeState(*std::move(game), saved->options, 0);
  if (!state.ok()) return state.status();
  (*state)->saved_name = std::move(saved->name);
  (*state)->seats = std::move(saved->seats);
  (*state)->late = saved->late;
  return GameMaster(*std::move(state));
}

GameMaster::GameMaster(std::unique_ptr<MasterState> state) : state_(std::move(state)) {}
GameMaster::GameMaster(GameMaster&&) noexcept = default;
GameMaster& GameMaster::operator=(GameMaster&&) noexcept = default;
GameMaster::~GameMaster() = default;

PowerIndex GameMaster::Join(uint32_t program, size_t longest_line) {
  if (state_->stage != Stage::kForming || !state_->saved_name.empty()) return kNoPower;
  std::vector<PowerIndex> free;
  for (const PowerIndex power : PowersOfSet(PlayedPowers(state_->map()))) {
    if (!state_->seats[power].is_played) free.push_back(power);
  }
  if (free.empty()) return kNoPower;
  const PowerIndex power = free[state_->random.Below(static_cast<uint32_t>(free.size()))];
  MasterSeat& seat = state_->seats[power];
  seat.is_played = true;
  seat.program = program;
  Return(power, longest_line);
  return power;
}

void GameMaster::Return(PowerIndex power, size_t longest_line) {
  MasterSeat& seat = state_->seats[power];
  if (seat.is_present || !seat.is_played) return;
  seat.is_present = true;
  seat.longest_line = longest_line == 0 ? 0 : std::max(longest_line, kShortestLimit);
  seat.lines = LineJoiner();
  if (!state_->is_running()) return;
  state_->Send(power, HloMessage(*state_, power));
  state_->Send(power, ScdMessage(*state_));
  state_->Send(power, NowMessage(*state_));
}

void GameMaster::Begin() {
  MasterState& state = *state_;
  const auto is_present = [](const MasterSeat& seat) { return seat.is_present; };
  if (state.stage != Stage::kForming || std::none_of(state.seats.begin(), state.seats.end(), is_present)) return;
  state.stage = Stage::kRunning;
  if (state.saved_name.empty()) {
    for (const PowerIndex power : state.map().powers()) state.Send(power, HloMessage(state, power));
    if (const Message doc = DocMessage(state); !doc.empty()) state.SendAll(doc);
  } else {
    state.SendAll(Named(words::kLOD, state.saved_name));
  }
  state.SendAll(ScdMessage(state));
  state.SendAll(NowMessage(state));
  if (state.game->is_over()) state.End();
  state.PlayReadyTurns();
}

void GameMaster::Receive(PowerIndex power, std::string_view line) {
  MasterState& state = *state_;
  if (!state.is_running() || !state.seats[power].is_present) return;
  std::optional<Message> message = MessageOfLine(state, power, line);
  if (!message.has_value()) return;
  MessageCheck check = state.grammar.Check(*message, MessageKind::kFromClient, 0);
  if (check.verdict == Verdict::kNotUnderstood) {
    Message repaired = WithWholeUnits(*message, state.position(), state.tokens);
    if (repaired.size() <= kMostTokens) message = std::move(repaired);
    check = state.grammar.Check(*message, MessageKind::kFromClient, 0);
  }
  if (check.verdict == Verdict::kAllowed) return HandleMessage(state, power, *message);
  if (const Message reply = ReplyTo(*message, check, Dialect::kDpp); !reply.empty()) state.Send(power, reply);
}

void GameMaster::ReceiveLate(PowerIndex power, std::string_view line) {
  MasterState& state = *state_;
  if (!state.is_running() || !state.seats[power].is_present) return;
  const std::optional<Message> message = MessageOfLine(state, power, line);
  if (message.has_value()) state.Send(power, Around(words::kBPR, *message));
}

void GameMaster::Leave(PowerIndex power) {
  state_->seats[power].is_present = false;
  state_->PlayReadyTurns();
}

void GameMaster::Warn() {
  if (state_->is_running()) state_->SendAll(MessageView{{words::kTME}});
}

void GameMaster::PlayDeadline() {
  if (state_->is_running()) state_->PlayAtDeadline();
}

Result<std::string> GameMaster::Save(std::string_view name) {
  FileMark mark;
  Result<std::string> bytes = SaveNew(name, mark);
  if (bytes.ok()) state_->SendAll(Named(words::kSVE, name));
  return bytes;
}

Result<std::string> GameMaster::SaveNew(std::string_view name, FileMark& mark) const {
  return SaveMaster(*state_, name, mark);
}

void GameMaster::Close() {
  state_->SendAll(MessageView{{words::kOFF}});
  for (MasterSeat& seat : state_->seats) seat.is_present = false;
  state_->stage = Stage::kFinished;
}

const std::vector<OutgoingLine>& GameMaster::outbox() const { return state_->outbox; }
void GameMaster::ClearOutbox() { state_->outbox.clear(); }
const std::vector<RecordEntry>& GameMaster::record() const { return state_->record; }
void GameMaster::ClearRecord() { state_->record.clear(); }
const Game& GameMaster::game() const { return *state_->game; }
const Vocabulary& GameMaster::vocabulary() const { return state_->vocabulary; }
Stage GameMaster::stage() const { return state_->stage; }
bool GameMaster::IsAsleep(PowerIndex power) const { return state_->seats[power].sleeps; }
int GameMaster::EmptyLinesOf(PowerIndex power) const { return state_->seats[power].lines.empty_lines(); }

std::vector<Score> GameMaster::Scores() const {
  const MasterState& state = *state_;
  PowerSet unplayed = 0;
  for (const PowerIndex power : state.map().powers()) unplayed |= state.seats[power].is_played ? 0 : SetOf(power);
  const GameScores scores = ScoresOf(state.position(), ScoreSystem::kDpp, unplayed);
  std::vector<Score> of(state.seats.size());
  for (const auto& [program, powers] : TeamsOf(state)) {
    std::vector<Score> of_team;
    for (const PowerIndex power : powers) of_team.push_back(scores.of[power]);
    for (const PowerIndex power : powers) of[power] = Average(of_team);
  }
  return of;
}

}  // namespace entente::press::dpp
