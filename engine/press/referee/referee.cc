#include "press/referee/referee.h"

#include <algorithm>
#include <utility>

#include "game/end_rules.h"
#include "game/powers_left.h"
#include "map_forms/map_form.h"
#include "press/language/dialect.h"
#include "press/language/message_text.h"
#include "press/referee/requests.h"
#include "press/referee/saved_referee.h"
#include "press/referee/table_record.h"

namespace entente::press {
namespace {

Result<Message> MdfOf(const Map& map, const MapTokens& tokens) {
  const Result<std::string> text = WriteMap(map, MapForm::kMdf);
  if (!text.ok()) return text.status();
  return ReadMessage(*text, tokens.vocabulary());
}

EndRules EndsOf(const GameOptions& options) {
  EndRules ends;
  ends.last_year = options.last_year;
  ends.stalemate_years = options.stalemate_years;
  ends.phase_limit = options.turn_limit;
  return ends;
}

// A game whose last year is before its first phase could not be played.
Status CheckLastYear(const Game& game, const GameOptions& options) {
  const int32_t first = game.position().phase().year;
  if (!options.last_year.has_value() || !IsBeyondYear(game.map(), first, *options.last_year)) return OkStatus();
  return InvalidError("last year: expected none before " + std::to_string(first) + ", the first year of map " +
                      std::string(game.map().name()) + ", not " + std::to_string(*options.last_year));
}

}  // namespace

Result<std::unique_ptr<RefereeState>> Referee::MakeState(GameWithTokens of, const GameOptions& options,
                                                         std::string_view map_name, uint64_t seed) {
  Result<Message> mdf = MdfOf(of.game->map(), of.tokens);
  if (!mdf.ok()) return mdf.status();
  Result<Vocabulary> vocabulary = VocabularyOf(options.dialect, of.game->map(), of.tokens);
  if (!vocabulary.ok()) return vocabulary.status();
  auto state = std::make_unique<RefereeState>(std::move(of), *std::move(vocabulary), options, *std::move(mdf), seed);
  state->map_name = map_name.empty() ? state->map().name() : map_name;
  return state;
}

Result<Referee> Referee::Make(MapRef map, const RuleOptions& rules, const GameOptions& options,
                              std::string_view map_name, uint64_t seed) {
  if (Status status = CheckGameOptions(options); !status.ok()) return status;
  Result<GameWithTokens> game = GameWithTokens::Make(std::move(map), rules, DrawPolicyOf(options), EndsOf(options));
  if (!game.ok()) return game.status();
  if (Status status = CheckLastYear(*game->game, options); !status.ok()) return status;
  Result<std::unique_ptr<RefereeState>> state = MakeState(*std::move(game), options, map_name, seed);
  if (!state.ok()) return state.status();
  return Referee(*std::move(state));
}

Result<Referee> Referee::Load(std::string_view bytes, MapRef map) {
  Result<SavedReferee> saved = ReadSavedReferee(bytes, std::move(map));
  if (!saved.ok()) return saved.status();
  Result<GameWithTokens> game = GameWithTokens::Make(std::move(saved->game));
  if (!game.ok()) return game.status();
  Result<std::unique_ptr<RefereeState>> made = MakeState(*std::move(game), saved->options, saved->map_name, 0);
  if (!made.ok()) return made.status();
  RefereeState& state = **made;
  state.stage = Stage::kRestoring;
  state.game_name = std::move(saved->game_name);
  state.seats = std::move(saved->seats);
  state.late = saved->late;
  state.press = std::move(saved->press);
  state.clock.Start(0, saved->has_limit ? std::max<Time>(1, saved->left) : 0);
  state.clock.Stop(0);
  return Referee(*std::move(made));
}

Referee::Referee(std::unique_ptr<RefereeState> state) : state_(std::move(state)) {}
Referee::Referee(Referee&&) noexcept = default;
Referee& Referee::operator=(Referee&&) noexcept = default;
Referee::~Referee() = default;

void Referee::GoTo(Time now) {
  state_->now = std::max(state_->now, now);
  SendDue(*state_);
}

ClientId Referee::Connect(Time now, std::string_view from) {
  GoTo(now);
  const ClientId id = ++state_->last_client;
  Client& client = state_->clients[id];
  client.id = id;
  client.from = from.empty() ? "#" + std::to_string(id) : std::string(from);
  client.answer_by = state_->now + kAnswerTime;
  return id;
}

void Referee::Receive(ClientId client, MessageView message, Time now) {
  GoTo(now);
  Client* sender = state_->Find(client);
  if (sender == nullptr || message.empty()) return;
  const MessageCheck check = state_->grammar.Check(message, MessageKind::kFromClient, state_->options.level);
  if (check.verdict == Verdict::kAllowed) return HandleMessage(*state_, *sender, message);
  if (Message reply = ReplyTo(message, check); !reply.empty()) state_->Send(*sender, std::move(reply));
}

void Referee::Disconnect(ClientId client, Time now) {
  GoTo(now);
  Leave(*state_, client);
}

void Referee::Advance(Time now) { GoTo(now); }

std::optional<Time> Referee::next_due() const { return NextDue(*state_); }

void Referee::GoOn(Time now) {
  GoTo(now);
  if (state_->stage == Stage::kRestoring) state_->Resume();
}

Result<std::string> Referee::Save(std::string_view name, Time now) {
  GoTo(now);
  Result<std::string> bytes = Snapshot(name);
  if (bytes.ok()) state_->SendAll(MessageBuilder(tokens::kSVE).Open().Text(name).Close().Take());
  return bytes;
}

Result<std::string> Referee::Snapshot(std::string_view name) const {
  FileMark mark;
  return SaveNew(name, mark);
}

Result<std::string> Referee::SaveNew(std::string_view name, FileMark& mark) const {
  return SaveReferee(*state_, name, mark);
}

Result<std::string> Referee::Record() const { return TableRecord(*state_); }

void Referee::Close(Time now) {
  GoTo(now);
  for (const auto& [id, client] : state_->clients) state_->Send(client, {tokens::kOFF});
  state_->clients.clear();
  for (Seat& seat : state_->seats) seat.client = kNoClient;
}

const std::vector<Outgoing>& Referee::outbox() const { return state_->outbox; }
void Referee::ClearOutbox() { state_->outbox.clear(); }
const Game& Referee::game() const { return *state_->game; }
const MapTokens& Referee::tokens() const { return state_->tokens; }
Stage Referee::stage() const { return state_->stage; }
const std::string& Referee::name() const { return state_->game_name; }
const Seat& Referee::SeatOf(PowerIndex power) const { return state_->seats[power]; }

std::optional<int> Referee::EliminatedIn(PowerIndex power) const {
  if (!state_->IsEliminated(power)) return std::nullopt;
  return EliminationYear(game(), power);
}

Status Referee::Reserve(PowerIndex power, std::string_view name) {
  if (state_->stage != Stage::kForming) return WrongPhaseError("powers are kept for clients before the game begins");
  if ((PlayedPowers(state_->map()) & SetOf(power)) == 0) {
    return InvalidError(std::string(state_->map().PowerId(power)) + " has no player");
  }
  if (name.empty()) return InvalidError("expected the name of a client");
  state_->reserved[power] = name;
  return OkStatus();
}

Role Referee::RoleOf(ClientId client) const {
  const Client* found = state_->Find(client);
  return found == nullptr ? Role::kNone : found->role;
}

PowerIndex Referee::PowerOf(ClientId client) const {
  const Client* found = state_->Find(client);
  return found == nullptr ? kNoPower : found->power;
}

}  // namespace entente::press
