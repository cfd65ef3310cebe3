#include "press/dpp/game_master.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

#include "game/powers_left.h"
#include "map/each_power.h"
#include "map/rules_fit.h"
#include "press/dpp/master_requests.h"
#include "press/dpp/master_turns.h"
#include "press/dpp/saved_master.h"
#include "press/dpp/translation.h"
#include "press/dpp/whole_units.h"
#include "press/language/message_text.h"
#include "rules/rule_names.h"

namespace entente::press::dpp {
namespace {

// Whoever alone is left has won: all who have a unit agree.
EndRules DppEnds() {
  EndRules ends;
  ends.last_survivor = true;
  return ends;
}

DrawPolicy PolicyOf(const MasterOptions& options) {
  return options.partial_draws ? DrawPolicy::kDppPda : DrawPolicy::kDpp;
}

std::map<uint32_t, std::vector<PowerIndex>> TeamsOf(const MasterRoom& room) {
  std::map<uint32_t, std::vector<PowerIndex>> teams;
  ForEachPower(room.map(), [&](PowerIndex power) {
    if (room.seats[power].is_played) teams[room.seats[power].program].push_back(power);
  });
  return teams;
}

// "DOC (ENG FRA) (RUS)"; empty if everybody is alone.
Message DocMessage(const MasterRoom& room) {
  bool is_anybody_two = false;
  MessageBuilder out(words::kDOC);
  for (const auto& [program, powers] : TeamsOf(room)) {
    is_anybody_two = is_anybody_two || powers.size() > 1;
    out.Open();
    for (const PowerIndex power : powers) out.Add(room.tokens.Power(power));
    out.Close();
  }
  return is_anybody_two ? out.Take() : Message();
}

Message Named(Token word, std::string_view name) { return MessageBuilder(word).Add(words::kNAME).Text(name).Take(); }

// A line whose message nobody can tell.
void NoMessage(MasterRoom& room, PowerIndex power, std::string_view line) {
  const Result<Message> message = ReadLine(line, room.vocabulary);
  NotUnderstood(room, power, message.ok() ? *message : Message(), 0);
}

// The message that a line ends; nothing if it ends none.
std::optional<Message> MessageOfLine(MasterRoom& room, PowerIndex power, std::string_view line) {
  const Result<std::optional<std::string>> whole = room.seats[power].lines.Add(line);
  if (!whole.ok()) {
    NoMessage(room, power, line);
    return std::nullopt;
  }
  if (!whole->has_value()) return std::nullopt;
  Result<Message> message = ReadLine(**whole, room.vocabulary);
  if (message.ok()) return *std::move(message);
  NotUnderstood(room, power, {}, 0);
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

Result<std::unique_ptr<MasterRoom>> GameMaster::MakeRoom(std::unique_ptr<Game> game, const MasterOptions& options,
                                                         uint64_t seed) {
  const Map& map = game->map();
  Result<MapTokens> tokens = MapTokens::Make(map);
  if (!tokens.ok()) return tokens.status();
  Result<Vocabulary> vocabulary = VocabularyOf(map, *tokens);
  if (!vocabulary.ok()) return vocabulary.status();
  Result<Turns> turns = Turns::Make(map);
  if (!turns.ok()) return turns.status();
  if (map.begin().year - kYearsBetween < kLeastNumber) return UnsupportedError("DPP has no number for the first year");
  auto room = std::make_unique<MasterRoom>(MasterRoom{.game = std::move(game),
                                                      .tokens = *std::move(tokens),
                                                      .vocabulary = *std::move(vocabulary),
                                                      .turns = *std::move(turns),
                                                      .options = options,
                                                      .grammar = MessageGrammar({Dialect::kDpp}),
                                                      .random = Random(seed)});
  room->seats.resize(static_cast<size_t>(map.power_count()));
  return room;
}

Result<GameMaster> GameMaster::Make(MapRef map, const RuleOptions& rules, const MasterOptions& options, uint64_t seed) {
  if (Status status = CheckSupported(rules); !status.ok()) return status;
  if (Status status = CheckRulesFit(*map, rules); !status.ok()) return status;
  auto game = std::make_unique<Game>(std::move(map), rules);
  game->SetDrawPolicy(PolicyOf(options));
  game->SetEndRules(DppEnds());
  Result<std::unique_ptr<MasterRoom>> room = MakeRoom(std::move(game), options, seed);
  if (!room.ok()) return room.status();
  return GameMaster(*std::move(room));
}

Result<GameMaster> GameMaster::Load(std::string_view bytes, MapRef map) {
  Result<SavedMaster> saved = ReadSavedMaster(bytes, std::move(map));
  if (!saved.ok()) return saved.status();
  if (saved->game->voting().ballots().policy() != PolicyOf(saved->options)) {
    return InvalidError("the game master's saved game: its votes are counted in another way");
  }
  Result<std::unique_ptr<MasterRoom>> room = MakeRoom(std::move(saved->game), saved->options, 0);
  if (!room.ok()) return room.status();
  (*room)->saved_name = std::move(saved->name);
  (*room)->seats = std::move(saved->seats);
  return GameMaster(*std::move(room));
}

GameMaster::GameMaster(std::unique_ptr<MasterRoom> room) : room_(std::move(room)) {}
GameMaster::GameMaster(GameMaster&&) noexcept = default;
GameMaster& GameMaster::operator=(GameMaster&&) noexcept = default;
GameMaster::~GameMaster() = default;

PowerIndex GameMaster::Join(uint32_t program, size_t longest_line) {
  if (room_->stage != MasterStage::kForming || !room_->saved_name.empty()) return kNoPower;
  std::vector<PowerIndex> free;
  const PowerSet played = PlayedPowers(room_->map());
  ForEachBit(&played, 1, [&](int power) {
    if (!room_->seats[static_cast<size_t>(power)].is_played) free.push_back(static_cast<PowerIndex>(power));
  });
  if (free.empty()) return kNoPower;
  const PowerIndex power = free[room_->random.Below(static_cast<uint32_t>(free.size()))];
  MasterSeat& seat = room_->seats[power];
  seat.is_played = true;
  seat.program = program;
  Return(power, longest_line);
  return power;
}

void GameMaster::Return(PowerIndex power, size_t longest_line) {
  MasterSeat& seat = room_->seats[power];
  if (seat.is_present || !seat.is_played) return;
  seat.is_present = true;
  seat.longest_line = longest_line == 0 ? 0 : std::max(longest_line, kShortestLimit);
  seat.lines = LineJoiner();
  if (!room_->is_running()) return;
  room_->Send(power, HloMessage(*room_, power));
  room_->Send(power, ScdMessage(*room_));
  room_->Send(power, NowMessage(*room_));
}

void GameMaster::Begin() {
  MasterRoom& room = *room_;
  const auto is_present = [](const MasterSeat& seat) { return seat.is_present; };
  if (room.stage != MasterStage::kForming || std::none_of(room.seats.begin(), room.seats.end(), is_present)) return;
  room.stage = MasterStage::kRunning;
  if (room.saved_name.empty()) {
    ForEachPower(room.map(), [&](PowerIndex power) { room.Send(power, HloMessage(room, power)); });
    if (const Message doc = DocMessage(room); !doc.empty()) room.SendAll(doc);
  } else {
    room.SendAll(Named(words::kLOD, room.saved_name));
  }
  room.SendAll(ScdMessage(room));
  room.SendAll(NowMessage(room));
  if (room.game->is_over()) EndGame(room);
  PlayReadyTurns(room);
}

void GameMaster::Receive(PowerIndex power, std::string_view line) {
  MasterRoom& room = *room_;
  if (!room.is_running() || !room.seats[power].is_present) return;
  std::optional<Message> message = MessageOfLine(room, power, line);
  if (!message.has_value()) return;
  MessageCheck check = room.grammar.Check(*message, MessageKind::kFromClient, 0);
  if (check.verdict == Verdict::kNotUnderstood) {
    Message repaired = WithWholeUnits(*message, room.position(), room.tokens);
    if (repaired.size() <= kMostTokens) message = std::move(repaired);
    check = room.grammar.Check(*message, MessageKind::kFromClient, 0);
  }
  if (check.verdict == Verdict::kAllowed) return Obey(room, power, *message);
  if (const Message reply = ReplyTo(*message, check, Dialect::kDpp); !reply.empty()) room.Send(power, reply);
}

void GameMaster::ReceiveLate(PowerIndex power, std::string_view line) {
  MasterRoom& room = *room_;
  if (!room.is_running() || !room.seats[power].is_present) return;
  const std::optional<Message> message = MessageOfLine(room, power, line);
  if (message.has_value()) room.Send(power, Around(words::kBPR, *message));
}

void GameMaster::Leave(PowerIndex power) {
  room_->seats[power].is_present = false;
  PlayReadyTurns(*room_);
}

void GameMaster::Warn() {
  if (room_->is_running()) room_->SendAll(MessageView{{words::kTME}});
}

void GameMaster::PlayDeadline() {
  if (room_->is_running()) PlayAtDeadline(*room_);
}

Result<std::string> GameMaster::Save(std::string_view name) {
  Result<std::string> bytes = SaveMaster(*room_, name);
  if (bytes.ok()) room_->SendAll(Named(words::kSVE, name));
  return bytes;
}

void GameMaster::Close() {
  room_->SendAll(MessageView{{words::kOFF}});
  for (MasterSeat& seat : room_->seats) seat.is_present = false;
  room_->stage = MasterStage::kFinished;
}

const std::vector<OutgoingLine>& GameMaster::outbox() const { return room_->outbox; }
void GameMaster::ClearOutbox() { room_->outbox.clear(); }
const std::vector<RecordEntry>& GameMaster::record() const { return room_->record; }
void GameMaster::ClearRecord() { room_->record.clear(); }
const Game& GameMaster::game() const { return *room_->game; }
const Vocabulary& GameMaster::vocabulary() const { return room_->vocabulary; }
MasterStage GameMaster::stage() const { return room_->stage; }
bool GameMaster::IsAsleep(PowerIndex power) const { return room_->seats[power].sleeps; }
int GameMaster::EmptyLinesOf(PowerIndex power) const { return room_->seats[power].lines.empty_lines(); }

std::vector<Score> GameMaster::Scores() const {
  const MasterRoom& room = *room_;
  PowerSet unplayed = 0;
  ForEachPower(room.map(), [&](PowerIndex power) { unplayed |= room.seats[power].is_played ? 0 : SetOf(power); });
  const GameScores scores = ScoresOf(room.position(), ScoreSystem::kDpp, unplayed);
  std::vector<Score> of(room.seats.size());
  for (const auto& [program, powers] : TeamsOf(room)) {
    std::vector<Score> of_team;
    for (const PowerIndex power : powers) of_team.push_back(scores.of[power]);
    for (const PowerIndex power : powers) of[power] = Average(of_team);
  }
  return of;
}

}  // namespace entente::press::dpp
