#include "serve/table.h"

#include <algorithm>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "form_names.h"
#include "game_file.h"
#include "input.h"
#include "json_text.h"
#include "output.h"
#include "serve/game_result.h"

namespace entente_cli {
namespace {

constexpr int64_t kSecond = 1000;
// A saved game has the number of the game in its name, which SVE and LOD show: g12.
constexpr absl::string_view kNameOfGame = "g";
constexpr uint64_t kMostInName = 10000000;
constexpr uint64_t kSeedsOfATable = 1000000;
constexpr entente_token kOrd = 0x4811, kOff = 0x4810;

int64_t Earlier(int64_t a, int64_t b) {
  if (a == ENTENTE_NEVER || b == ENTENTE_NEVER) return std::max(a, b);
  return std::min(a, b);
}

const char* SessionEndText(uint32_t end) {
  switch (end) {
    case ENTENTE_SESSION_BY_PEER:
      return "it closed (FM)";
    case ENTENTE_SESSION_PEER_ERROR:
      return "it sent an error (EM)";
    case ENTENTE_SESSION_ERROR:
      return "an error, which was sent to it (EM)";
    case ENTENTE_SESSION_IDLE:
      return "idle for too long";
    case ENTENTE_SESSION_TOO_FAST:
      return "too much in too short a time";
    case ENTENTE_SESSION_NOT_READING:
      return "it does not read";
    default:
      return "closed";
  }
}

// The number of a game by its name; 1 for a name that is no such one.
uint64_t NumberOfGame(absl::string_view name) {
  uint64_t number = 0;
  return absl::ConsumePrefix(&name, kNameOfGame) && absl::SimpleAtoi(name, &number) && number > 0 ? number : 1;
}

// An error about the last year, which the map decides, with the name of its option.
std::string WithOption(absl::string_view message) {
  return absl::ConsumePrefix(&message, "last year: ") ? absl::StrCat("--end-year: ", message) : std::string(message);
}

// What a file looks like that no server saved, and which one is expected; "" for other files.
std::string OtherForm(const std::string& bytes) {
  uint32_t form = ENTENTE_GAME_FORM_GUESS;
  if (absl::StartsWith(bytes, "REFEREE\x1a")) return "";
  if (entente_game_form_guess(bytes.data(), bytes.size(), &form, nullptr) != ENTENTE_OK) return "";
  return absl::StrCat(LooksLike(form), ": expected a file that --save wrote");
}

}  // namespace

Table::Table(const ServePlan& plan, Results& results, EventLog& events, uint32_t number)
    : plan_(plan),
      results_(results),
      events_(events),
      number_(number),
      log_(plan.log.empty() ? "" : plan.FileOf(plan.log, number), number),
      record_(plan.record.empty() ? "" : plan.FileOf(plan.record, number)),
      saved_(plan.save.empty() ? "" : plan.FileOf(plan.save, number)),
      message_(ENTENTE_MOST_TOKENS) {}

// ---- Games ----

const entente_map* Table::map() const {
  return referee_ == nullptr ? plan_.setting.map.get() : entente_referee_map(referee_.get());
}

bool Table::Begin(int64_t now) {
  if (!saved_.Lock()) return false;
  const bool is_saved = HasSavedGame();
  game_ = is_saved ? 0 : results_.LastGameOf(number_);
  is_done_ = IsLastGame();
  if (!is_done_ && !(is_saved ? LoadGame(now) : NewGame())) return false;
  if (is_saved && plan_.wait_seconds > 0) go_on_at_ = now + plan_.wait_seconds * kSecond;
  language_ = NewLanguage(map(), plan_.options.dialect);
  return language_ != nullptr;
}

// With several tables, a killed server leaves no file for a table whose game had not begun.
bool Table::HasSavedGame() const {
  return !plan_.load.empty() && (plan_.tables == 1 || FileExists(plan_.FileOf(plan_.load, number_)));
}

bool Table::LoadGame(int64_t now) {
  const std::string file = plan_.FileOf(plan_.load, number_);
  std::string bytes;
  if (!ReadWhole(file, bytes)) return false;
  auto error = Sized<entente_error>();
  if (entente_referee_load(bytes.data(), bytes.size(), plan_.setting.map_or_null(), Out(referee_), &error) !=
      ENTENTE_OK) {
    return Refuse(FailureText(file, error) + OtherForm(bytes));
  }
  game_ = NumberOfGame(entente_referee_name(referee_.get()));
  log_.BeginGame(game_);
  log_.Add(absl::StrCat("goes on from ", file));
  AddEvent("game", {JsonTextMember("map", entente_map_name(map())), JsonTextMember("from", file)});
  has_begun_ = true;
  GameHandle game;
  if (entente_referee_game(referee_.get(), Out(game), &error) != ENTENTE_OK) return Refuse(error.message);
  logged_phases_ = entente_game_phase_count(game.get());
  is_loaded_ = true;
  // A finished game does not wait for players.
  if (IsOver(game.get())) entente_referee_go_on(referee_.get(), now, nullptr);
  return true;
}

std::string Table::NameOfGame() const { return absl::StrCat(kNameOfGame, game_ % kMostInName); }

bool Table::NewGame() {
  auto error = Sized<entente_error>();
  const uint64_t seed = plan_.seed + (number_ - 1) * kSeedsOfATable + game_;
  entente_referee_options options = plan_.options;
  options.round = plan_.RoundOf(number_, game_ + 1);
  RefereeHandle next;
  if (entente_referee_new(map(), plan_.setting.rules_or_default(), &options, "", 0, seed, Out(next), &error) !=
      ENTENTE_OK) {
    return Refuse(WithOption(error.message));
  }
  for (const auto& [power, name] : plan_.reserved) {
    if (entente_referee_reserve(next.get(), power, name.data(), name.size(), &error) != ENTENTE_OK) {
      return Refuse(
          absl::StrCat("--seat ", entente_map_power_id(map(), power), "=", name.substr(0, 60), ": ", error.message));
    }
  }
  referee_ = std::move(next);
  saved_.Restart();
  logged_phases_ = 0;
  is_loaded_ = false;
  close_at_.reset();
  log_.BeginGame(++game_);
  log_.Add(absl::StrCat("a new game on ", entente_map_name(map()), ", seed ", seed));
  AddEvent("game", {JsonTextMember("map", entente_map_name(map())), JsonMember("seed", seed)});
  has_begun_ = false;
  return true;
}

// Appends the game to the record. A loaded game may have been recorded already, as it is now.
void Table::Record() {
  if (!record_.is_kept()) return;
  Text json;
  auto error = Sized<entente_error>();
  if (entente_referee_record(referee_.get(), json.out(), &error) != ENTENTE_OK) {
    Complain(error.message);
    ok_ = false;
    return;
  }
  const std::string record = absl::StrCat(json.view(), "\n");
  if (!is_loaded_ || !FileEndsWith(record_.name(), record)) record_.Add(record);
}

// Records and prints the end of a game. Call it once for each game.
void Table::ReportEnd() {
  Record();
  const std::vector<PowerResult> results = ResultsOf(referee_.get(), number_, game_);
  results_.Add(results);
  AddEvent("end", EndMembers(results));
  FlushFiles();
  Announce(EndText(results));
}

// Prints and logs what became of the game.
void Table::Announce(const std::string& what) {
  PrintLine(absl::StrCat("table ", number_, " game ", game_, " on ", entente_map_name(map()), " ", what));
  FlushNow();
  log_.Add(absl::StrCat("the game ", what));
}

// Ends the game for all clients and begins the next game, if any.
void Table::EndGame(int64_t now) {
  entente_referee_close(referee_.get(), now, nullptr);
  Deliver();
  by_client_.clear();
  close_at_.reset();
  is_done_ = IsLastGame() || is_stopping_ || !NewGame();
  if (!is_done_) return;
  for (auto& [number, connection] : connections_) {
    entente_session_close(connection.session.get(), nullptr);
    touched_.insert(number);
  }
}

// ---- Events ----

ConnectionNumber Table::Open(const std::string& from, const std::string& address, int64_t now) {
  SessionHandle session;
  auto error = Sized<entente_error>();
  if (entente_session_new(ENTENTE_SESSION_SERVER, language_.get(), &plan_.limits, plan_.token_table, now, Out(session),
                          &error) != ENTENTE_OK) {
    Complain(error.message);
    return 0;
  }
  connections_[++last_] = {std::move(session), address};
  touched_.insert(last_);
  log_.Add(absl::StrCat(last_, " connected from ", from));
  return last_;
}

entente_session_info Table::Describe(const Connection& connection) const {
  auto info = Sized<entente_session_info>();
  entente_session_describe(connection.session.get(), &info, nullptr);
  return info;
}

void Table::PassToReferee(ConnectionNumber number, const Connection& connection, size_t length, int64_t now) {
  if (log_.is_kept()) log_.Add(absl::StrCat(number, " > ", TextOfMessage(length)));
  entente_referee_receive(referee_.get(), connection.client, message_.data(), length, now, nullptr);
}

// Passes all complete messages to the referee, also those that arrived before the end of their session.
void Table::TakeMessages(ConnectionNumber number, Connection& connection, int64_t now) {
  if (connection.client == 0 && Describe(connection).stage == ENTENTE_SESSION_READY && !is_done_) {
    entente_referee_connect(referee_.get(), connection.address.data(), connection.address.size(), now,
                            &connection.client, nullptr);
    by_client_[connection.client] = number;
  }
  size_t length = 0;
  while (entente_session_next(connection.session.get(), message_.data(), message_.size(), &length, nullptr) ==
         ENTENTE_OK) {
    if (connection.client != 0) PassToReferee(number, connection, length, now);
  }
}

void Table::Receive(ConnectionNumber number, absl::string_view octets, int64_t now) {
  const auto found = connections_.find(number);
  if (found == connections_.end()) return;
  touched_.insert(number);
  const auto* bytes = reinterpret_cast<const uint8_t*>(octets.data());
  entente_session_receive(found->second.session.get(), bytes, octets.size(), now, nullptr);
  TakeMessages(number, found->second, now);
}

void Table::Lose(ConnectionNumber number, int64_t now) {
  const auto found = connections_.find(number);
  if (found == connections_.end()) return;
  log_.Add(absl::StrCat(number, " is gone"));
  AddEvent("leave", {JsonMember("connection", number)});
  entente_session_close(found->second.session.get(), nullptr);
  LeaveGame(found->second, now);
}

void Table::LeaveGame(Connection& connection, int64_t now) {
  if (connection.client == 0) return;
  entente_referee_disconnect(referee_.get(), connection.client, now, nullptr);
  by_client_.erase(connection.client);
  connection.client = 0;
}

void Table::Forget(ConnectionNumber number, int64_t now) {
  const auto found = connections_.find(number);
  if (found == connections_.end()) return;
  LeaveGame(found->second, now);
  KeepDue(number, found->second, ENTENTE_NEVER);
  touched_.erase(number);
  connections_.erase(found);
}

void Table::Advance(int64_t now) {
  for (auto due = dues_.begin(); due != dues_.end() && due->first <= now; ++due) {
    entente_session_advance(connections_.at(due->second).session.get(), now, nullptr);
    touched_.insert(due->second);
  }
  if (is_done_) return;
  entente_referee_advance(referee_.get(), now, nullptr);
  if (go_on_at_.has_value() && now >= *go_on_at_) {
    go_on_at_.reset();
    entente_referee_go_on(referee_.get(), now, nullptr);
  }
}

void Table::KeepDue(ConnectionNumber number, Connection& connection, int64_t due) {
  if (connection.due == due) return;
  dues_.erase({connection.due, number});
  if (due != ENTENTE_NEVER) dues_.emplace(due, number);
  connection.due = due;
}

// After their events: when the touched connections are due next.
void Table::KeepDues() {
  for (const ConnectionNumber number : touched_) {
    int64_t due = ENTENTE_NEVER;
    Connection& connection = connections_.at(number);
    entente_session_next_due(connection.session.get(), &due, nullptr);
    KeepDue(number, connection, due);
  }
}

std::vector<ConnectionNumber> Table::TakeTouched() {
  std::vector<ConnectionNumber> touched(touched_.begin(), touched_.end());
  touched_.clear();
  return touched;
}

int64_t Table::next_due() const {
  int64_t due = dues_.empty() ? ENTENTE_NEVER : dues_.begin()->first, at = ENTENTE_NEVER;
  if (is_done_) return due;
  if (save_is_due_) return 0;
  if (entente_referee_next_due(referee_.get(), &at, nullptr) == ENTENTE_OK) due = Earlier(due, at);
  return Earlier(due, Earlier(go_on_at_.value_or(ENTENTE_NEVER), close_at_.value_or(ENTENTE_NEVER)));
}

// ---- Effects ----

void Table::DeliverOne(uint32_t client, size_t length) {
  const auto found = by_client_.find(client);
  if (found == by_client_.end()) return;
  Connection& connection = connections_.at(found->second);
  touched_.insert(found->second);
  entente_session_send(connection.session.get(), message_.data(), length, nullptr);
  may_have_turned_ = may_have_turned_ || message_[0] == kOrd;
  if (Join join = JoinOf(message_.data(), length); !join.as.empty()) {
    std::vector<std::string> members = JoinMembers(join);
    members.insert(members.begin(), JsonMember("connection", found->second));
    AddEvent("join", members);
    connection.join = std::move(join);
  }
  if (log_.is_kept()) {
    std::string text = TextOfMessage(length);
    if (text != delivered_) LogDelivery();
    delivered_ = std::move(text);
    absl::StrAppend(&delivered_to_, delivered_to_.empty() ? "" : " ", found->second);
  }
  if (message_[0] != kOff) return;
  entente_session_close(connection.session.get(), nullptr);
  connection.client = 0;
  by_client_.erase(found);
}

// Logs a message to one or several clients as one line.
void Table::LogDelivery() {
  if (!delivered_to_.empty()) log_.Add(absl::StrCat(delivered_to_, " < ", delivered_));
  delivered_to_.clear();
}

void Table::Deliver() {
  uint32_t client = 0;
  size_t length = 0;
  while (entente_referee_next(referee_.get(), &client, message_.data(), message_.size(), &length, nullptr) ==
         ENTENTE_OK) {
    DeliverOne(client, length);
  }
  LogDelivery();
}

// Removes the clients with ended sessions from the game. Returns whether there were any.
bool Table::DropEnded(int64_t now) {
  bool is_any = false;
  for (const ConnectionNumber number : touched_) {
    Connection& connection = connections_.at(number);
    const entente_session_info info = Describe(connection);
    if (connection.client == 0 || info.stage != ENTENTE_SESSION_ENDED) continue;
    log_.Add(absl::StrCat(number, " is dropped: ", SessionEndText(info.end_kind),
                          info.code == 0 ? "" : absl::StrCat(", code ", info.code)));
    LeaveGame(connection, now);
    is_any = true;
  }
  return is_any;
}

void Table::Save() {
  if (save_is_due_ || entente_referee_stage(referee_.get()) < ENTENTE_REFEREE_RUNNING) return;
  const std::string name = NameOfGame();
  ok_ = saved_.Save([&](uint32_t whole, entente_text** bytes, entente_error* error) {
    return entente_referee_save_new(referee_.get(), name.data(), name.size(), whole, bytes, error);
  }) && ok_;
}

void Table::LogTurns() {
  if (!may_have_turned_ || (!log_.is_kept() && !events_.is_kept())) return;
  may_have_turned_ = false;
  GameHandle game;
  if (entente_referee_game(referee_.get(), Out(game), nullptr) != ENTENTE_OK) return;
  while (logged_phases_ < entente_game_phase_count(game.get())) {
    log_.AddPhase(game.get(), logged_phases_);
    if (events_.is_kept()) AddEvent("phase", PhaseMembers(game.get(), logged_phases_));
    ++logged_phases_;
  }
}

// Logs who plays what.
void Table::LogBegin() {
  if (!events_.is_kept()) return;
  AddEvent("begin", {JsonMember("players", PlayersAsJson(ResultsOf(referee_.get(), number_, game_)))});
}

void Table::Settle(int64_t now) {
  if (!is_done_) {
    // A game that begins is saved once the passcodes (HLO) have been sent: without them its players could not come back to
    // it after a crash. Before, they join a new game.
    save_is_due_ = !has_begun_ && entente_referee_stage(referee_.get()) >= ENTENTE_REFEREE_RUNNING;
    has_begun_ = has_begun_ || save_is_due_;
    Save();
    Deliver();
    if (save_is_due_) LogBegin();
    while (DropEnded(now)) {
      Save();
      Deliver();
    }
    LogTurns();
    if (entente_referee_stage(referee_.get()) == ENTENTE_REFEREE_FINISHED && !close_at_.has_value()) {
      ReportEnd();
      close_at_ = now + plan_.stay_seconds * kSecond;
    }
    if (close_at_.has_value() && now >= *close_at_) EndGame(now);
  }
  KeepDues();
  FlushFiles();
}

void Table::FlushFiles() {
  ok_ = log_.Flush() && ok_;
  ok_ = events_.Flush() && ok_;
  ok_ = record_.Flush() && ok_;
  ok_ = results_.Flush() && ok_;
}

void Table::Stop(int64_t now) {
  is_stopping_ = true;
  if (is_done_) return;
  AddEvent("stop");
  if (!plan_.save.empty() && entente_referee_stage(referee_.get()) == ENTENTE_REFEREE_RUNNING) {
    Text bytes;
    const std::string name = NameOfGame();
    entente_referee_save_all(referee_.get(), name.data(), name.size(), now, bytes.out(), nullptr);
  }
  Settle(now);
  ReportStop();
  if (!is_done_) EndGame(now);
  Settle(now);
}

// Records and prints a game that does not go on. One that is over has its line already.
void Table::ReportStop() {
  const uint32_t stage = entente_referee_stage(referee_.get());
  GameHandle game;
  if (stage == ENTENTE_REFEREE_FORMING) return Announce("was stopped before its first phase: not all players had come");
  if (stage == ENTENTE_REFEREE_FINISHED || entente_referee_game(referee_.get(), Out(game), nullptr) != ENTENTE_OK) {
    return;
  }
  Record();
  FlushFiles();
  // A game that waits for its players to come back is as it was loaded.
  const std::string saved = stage == ENTENTE_REFEREE_RUNNING ? saved_.name() : plan_.FileOf(plan_.load, number_);
  Announce(absl::StrCat("was ", StopText(game.get(), saved, record_.name())));
}

// ---- Output ----

std::string Table::TextOfMessage(size_t length) const {
  std::string written;
  Fill(written, nullptr, entente_message_write, language_.get(), message_.data(), length);
  return written;
}

std::string Table::StatusText() const {
  static constexpr absl::string_view kStages[] = {"waits for its players", "waits for its players to come back",
                                                  "is played", "is over"};
  const std::string title =
      absl::StrCat("table ", number_, ": game ", game_, plan_.games == 0 ? "" : absl::StrCat(" of ", plan_.games));
  if (is_done_) return absl::StrCat(title, ", the last one, is over\n");
  const uint32_t stage = entente_referee_stage(referee_.get());
  GameHandle game;
  const bool has_phase = (stage == ENTENTE_REFEREE_RUNNING || stage == ENTENTE_REFEREE_RESTORING) &&
                         entente_referee_game(referee_.get(), Out(game), nullptr) == ENTENTE_OK;
  std::string text = absl::StrCat(
      title, " on ", entente_map_name(map()), " ", kStages[stage],
      has_phase ? absl::StrCat(": ", PhaseName(game.get(), entente_game_phase_count(game.get()))) : "", "\n");
  for (const auto& [number, connection] : connections_) {
    const bool waits = stage == ENTENTE_REFEREE_FORMING && connection.client != 0;
    if (waits && connection.join.as == "player") {
      absl::StrAppend(&text, "  has come: ", connection.join.name, " ", connection.join.version, "\n");
    }
  }
  auto seat = Sized<entente_seat_info>();
  for (uint32_t power = 0; entente_referee_seat(referee_.get(), power, &seat, nullptr) == ENTENTE_OK; ++power) {
    if (seat.name[0] == '\0') continue;
    absl::StrAppend(&text, "  ", entente_map_power_id(map(), power), "  ", Counted(seat.centers, "center"), "  ",
                    seat.name, " ", seat.version, seat.is_present != 0 ? "" : "  (away)", "\n");
  }
  return text;
}

std::string Table::TakeOutput(ConnectionNumber number) {
  const auto found = connections_.find(number);
  Text octets;
  if (found == connections_.end() ||
      entente_session_take(found->second.session.get(), octets.out(), nullptr) != ENTENTE_OK) {
    return "";
  }
  return std::string(octets.view());
}

bool Table::HasEnded(ConnectionNumber number) const {
  const auto found = connections_.find(number);
  return found == connections_.end() || Describe(found->second).stage == ENTENTE_SESSION_ENDED;
}

uint32_t Table::RoleOf(ConnectionNumber number) const {
  auto info = Sized<entente_client_info>();
  const auto found = connections_.find(number);
  if (found == connections_.end() || found->second.client == 0) return ENTENTE_CLIENT_NONE;
  entente_referee_client(referee_.get(), found->second.client, &info, nullptr);
  return info.role;
}

bool Table::IsStuck(ConnectionNumber number) const {
  const auto found = connections_.find(number);
  return found != connections_.end() && Describe(found->second).end_kind == ENTENTE_SESSION_NOT_READING;
}

}  // namespace entente_cli
