#include "serve/dpp_lines.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <optional>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "arguments.h"
#include "child_program.h"
#include "game_file.h"
#include "input.h"
#include "interrupt.h"
#include "line_source.h"
#include "output.h"
#include "press_handle.h"
#include "serve/game_log.h"
#include "serve/game_result.h"
#include "serve/saved_file.h"

namespace entente_cli {
namespace {

constexpr absl::string_view kHost = "REF";
constexpr absl::string_view kGameName = "entente";
constexpr absl::string_view kExpected =
    "expected a power and its line, or REF TME, REF TME 0, REF CDD POWER, REF HLO POWER, REF SVE NAME or REF OFF";
constexpr absl::string_view kHasProgram = "the power has a program (--player)";
constexpr int64_t kLastLines = 2000;  // milliseconds for the programs to end after the game
constexpr int64_t kNever = INT64_MAX;

class DppGame {
 public:
  explicit DppGame(const DppPlan& plan)
      : plan_(plan), saved_(plan.save), log_(plan.log, 1), host_(STDIN_FILENO), line_(kMostOfALine, '\0') {}

  // Complains and returns false if there is no such game, or a program cannot be started.
  bool Begin() {
    if (!saved_.Lock() || !(plan_.load.empty() ? New() : Load()) || !ReadWords() || !StartPrograms()) return false;
    for (uint32_t power = 0; power < words_.size(); ++power) Return(power);
    log_.BeginGame(1);
    entente_master_begin(master_.get(), nullptr);
    Settle();
    return true;
  }

  // Plays to the end of the game, or until neither the host nor a program is left, or to the time of --stop-after.
  void Play() {
    while (!is_over() && (host_.file() >= 0 || IsAnyRunning()) && StopSignal() == 0) {
      Wait(std::min(NextDue(), StopTime()));
      if (Now() >= StopTime()) entente_master_close(master_.get(), nullptr);
      CheckTime();
      while (LoseOne()) {
      }
    }
    Settle();
    EndPrograms();
  }

  // Records the game, and reports it if it was stopped. False if something could not be written, or read.
  bool Finish() {
    GameHandle game;
    entente_master_game(master_.get(), Out(game), nullptr);
    const bool is_recorded = plan_.record.empty() || Record(game.get());
    // The standard output has lines of the game.
    if (StopSignal() != 0) Complain(StopText(game.get(), plan_.save, is_recorded ? plan_.record : ""));
    return is_recorded && ok_;
  }

 private:
  // ---- The beginning ----

  bool New() {
    auto error = Sized<entente_error>();
    if (entente_master_new(plan_.setting.map.get(), plan_.setting.rules_or_default(), plan_.flags, plan_.seed,
                           Out(master_), &error) != ENTENTE_OK) {
      return Refuse(error.message);
    }
    uint32_t power = 0, joined = 0;
    const auto program = [&] { return plan_.programs == 0 ? joined : joined % plan_.programs; };
    while (entente_master_join(master_.get(), program(), plan_.longest_line, &power, nullptr) == ENTENTE_OK) ++joined;
    if (plan_.programs <= joined) return true;
    return Refuse(absl::StrCat("--programs ", plan_.programs, ": only ", Counted(joined, "power"),
                               " can be dealt, at least one to each program: expected 1 to ", joined));
  }
  bool Load() {
    std::string bytes;
    auto error = Sized<entente_error>();
    if (!ReadWhole(plan_.load, bytes)) return false;
    return entente_master_load(bytes.data(), bytes.size(), plan_.setting.map_or_null(), Out(master_), &error) ==
               ENTENTE_OK ||
           Refuse(FailureText(plan_.load, error));
  }

  // The words of the powers.
  bool ReadWords() {
    const LanguageHandle language = NewLanguage(entente_master_map(master_.get()), ENTENTE_DIALECT_DPP);
    if (language == nullptr) return false;
    auto name = Sized<entente_token_name>();
    uint32_t power = 0;
    for (uint32_t i = 0; entente_language_name(language.get(), i, &name, nullptr) == ENTENTE_OK; ++i) {
      if (entente_language_find_power(language.get(), static_cast<entente_token>(name.token), &power, nullptr) !=
          ENTENTE_OK) {
        continue;
      }
      words_.resize(std::max<size_t>(words_.size(), power + 1));
      words_[power] = name.word;
    }
    return true;
  }
  std::optional<uint32_t> Find(absl::string_view word) const {
    const auto found = std::find(words_.begin(), words_.end(), word);
    if (found == words_.end()) return std::nullopt;
    return static_cast<uint32_t>(found - words_.begin());
  }

  bool StartPrograms() {
    for (const DppPlayer& player : plan_.players) {
      auto error = Sized<entente_error>();
      uint32_t power = 0;
      const std::string option = absl::StrCat("--player ", player.power, "=", player.command, ": ");
      if (entente_map_find_power(entente_master_map(master_.get()), player.power.data(), player.power.size(), &power,
                                 &error) != ENTENTE_OK) {
        return Refuse(option + error.message);
      }
      const auto [program, is_new] = programs_.try_emplace(power, player.command);
      const std::string why = is_new ? program->second.Start() : "the power has one already";
      if (!why.empty()) return Refuse(option + why);
    }
    return true;
  }

  // ---- Waiting ----

  static int64_t Now() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
  }
  bool is_over() const { return entente_master_stage(master_.get()) == ENTENTE_REFEREE_FINISHED; }
  bool IsAnyRunning() const {
    return std::any_of(programs_.begin(), programs_.end(), [](const auto& of) { return of.second.is_running(); });
  }

  // Waits for lines, and handles them. Returns at `until` at the latest.
  void Wait(int64_t until) {
    std::vector<pollfd> files{{StopFd(), POLLIN, 0}, {host_.file(), POLLIN, 0}};
    for (const auto& [power, program] : programs_) {
      files.push_back({program.output(), POLLIN, 0});
      files.push_back({program.unwritten(), POLLOUT, 0});
    }
    const int64_t left = std::clamp<int64_t>(until - Now(), 0, 1000000);
    if (poll(files.data(), files.size(), until == kNever ? -1 : static_cast<int>(left)) <= 0) return;
    if (files[1].revents != 0) ReadHost();
    size_t at = 2;
    for (auto& [power, program] : programs_) {
      if (files[at++].revents != 0) ReadProgram(power, program);
      if (files[at++].revents != 0) program.Write();
    }
  }

  void ReadHost() {
    absl::string_view line;
    host_.Read();
    while (!is_over() && host_.Next(line)) Take(line, ++lines_of_host_);
    if (host_.file() < 0 && IsAnyRunning()) LeaveAll();
  }
  // The host is gone, and with it the powers that have no program.
  void LeaveAll() {
    for (uint32_t power = 0; power < words_.size(); ++power) {
      if (programs_.count(power) == 0) entente_master_leave(master_.get(), power, nullptr);
    }
    Settle();
  }
  void ReadProgram(uint32_t power, ChildProgram& program) {
    absl::string_view line;
    program.Read();
    while (program.Next(line)) {
      if (is_over()) continue;
      log_.Add(absl::StrCat(words_[power], " > ", line));
      entente_master_receive(master_.get(), power, line.data(), line.size(), nullptr);
    }
    Settle();
  }

  // Ends a program that cannot go on, if there is one: its power is in civil disorder.
  bool LoseOne() {
    for (auto& [power, program] : programs_) {
      if (is_over() || !program.is_running() || (program.output() >= 0 && program.Failure().empty())) continue;
      const std::string why = program.Failure();
      PrintNote(absl::StrCat(words_[power], ": the program has ended", why.empty() ? "" : ": ", why));
      Leave(power);
      Settle();
      return true;
    }
    return false;
  }

  // Gives the programs the time to read the last lines and to end, then kills them.
  void EndPrograms() {
    const int64_t end = Now() + kLastLines;
    host_ = LineSource();
    for (auto& [power, program] : programs_) program.CloseInput();
    while (IsAnyRunning() && Now() < end && StopSignal() == 0) {
      Wait(end);
      for (auto& [power, program] : programs_) {
        if (program.output() < 0 || !program.Failure().empty()) program.Kill();
      }
    }
    programs_.clear();
  }

  // ---- The time of a turn ----

  // A line to a program. NOW of another turn begins the time of that turn.
  void LookAtTurn(absl::string_view line) {
    if (!absl::ConsumePrefix(&line, "NOW ")) return;
    const absl::string_view turn = line.substr(0, line.find(')'));
    if (turn == turn_) return;
    turn_ = std::string(turn);
    BeginTurn();
  }
  void BeginTurn() {
    turn_began_ = Now();
    is_warned_ = false;
    for (auto& [power, program] : programs_) program.BeginTurn();
  }
  int64_t TurnLimit() const {
    const bool is_retreat = absl::StartsWith(turn_, "(SUM") || absl::StartsWith(turn_, "(AUT");
    const bool is_build = absl::StartsWith(turn_, "(WIN");
    return int64_t{1000} * (is_retreat ? plan_.retreat_limit : is_build ? plan_.build_limit : plan_.movement_limit);
  }
  // TME comes when a quarter of the time is left.
  int64_t NextDue() const {
    const int64_t limit = TurnLimit();
    if (limit == 0) return kNever;
    return turn_began_ + (is_warned_ ? limit : limit / 4 * 3);
  }
  int64_t StopTime() const { return plan_.most_seconds == 0 ? kNever : began_ + int64_t{1000} * plan_.most_seconds; }
  void CheckTime() {
    if (is_over() || Now() < NextDue()) return;
    if (std::exchange(is_warned_, true)) {
      BeginTurn();
      entente_master_play_deadline(master_.get(), nullptr);
    } else {
      entente_master_warn(master_.get(), nullptr);
    }
    Settle();
  }

  // ---- Lines of the host ----

  // Lines that name no power, or ask the game master for nothing it knows, are reported.
  void Take(absl::string_view text, uint64_t number) {
    const std::pair<absl::string_view, absl::string_view> parts = absl::StrSplit(text, absl::MaxSplits(' ', 1));
    error_ = Sized<entente_error>();
    if (parts.first == kHost ? !Command(parts.second) : !Pass(parts.first, parts.second)) {
      const absl::string_view what = error_.status != ENTENTE_OK ? error_.message
                                     : HasProgram(parts.first)   ? kHasProgram
                                                                 : kExpected;
      Complain(absl::StrCat("(stdin):", number, ": '", text.substr(0, 60), "': ", what));
      ok_ = false;
    }
    Settle();
  }
  bool HasProgram(absl::string_view word) const {
    const std::optional<uint32_t> power = Find(word);
    return power.has_value() && programs_.count(*power) != 0;
  }
  bool Pass(absl::string_view word, absl::string_view line) {
    const std::optional<uint32_t> power = Find(word);
    return power.has_value() && !HasProgram(word) &&
           entente_master_receive(master_.get(), *power, line.data(), line.size(), &error_) == ENTENTE_OK;
  }
  bool Command(absl::string_view words) {
    entente_master* master = master_.get();
    if (words == "TME") return entente_master_warn(master, &error_) == ENTENTE_OK;
    if (words == "TME 0") return entente_master_play_deadline(master, &error_) == ENTENTE_OK;
    if (words == "OFF") return entente_master_close(master, &error_) == ENTENTE_OK;
    const std::pair<absl::string_view, absl::string_view> parts = absl::StrSplit(words, absl::MaxSplits(' ', 1));
    if (parts.first == "SVE") return Announce(parts.second);
    const std::optional<uint32_t> power = Find(parts.second);
    if (!power.has_value()) return false;
    if (parts.first == "CDD") return Leave(*power);
    return parts.first == "HLO" && Come(*power);
  }
  bool Return(uint32_t power) {
    return entente_master_return(master_.get(), power, plan_.longest_line, &error_) == ENTENTE_OK;
  }
  // The program of a power is gone, or back: that of --player is killed, or started again.
  bool Leave(uint32_t power) {
    if (const auto found = programs_.find(power); found != programs_.end()) found->second.Kill();
    return entente_master_leave(master_.get(), power, &error_) == ENTENTE_OK;
  }
  bool Come(uint32_t power) {
    const auto found = programs_.find(power);
    if (found == programs_.end() || found->second.is_running()) return Return(power);
    const std::string why = found->second.Start();
    return why.empty() ? Return(power) : Refuse(absl::StrCat(words_[power], ": ", why));
  }
  // Sends SVE to all. The file is always saved.
  bool Announce(absl::string_view name) {
    Text bytes;
    return entente_master_save(master_.get(), name.data(), name.size(), bytes.out(), &error_) == ENTENTE_OK;
  }

  // ---- Files and lines out ----

  bool Record(const entente_game* game) const {
    Text json;
    return entente_game_save(game, json.out(), nullptr) == ENTENTE_OK &&
           AppendToFile(plan_.record, absl::StrCat(json.view(), "\n"));
  }

  // Saves the game, then sends what is to be sent.
  void Settle() {
    ok_ = saved_.Save([&](uint32_t whole, entente_text** bytes, entente_error* error) {
      return entente_master_save_new(master_.get(), kGameName.data(), kGameName.size(), whole, bytes, error);
    }) && ok_;
    uint32_t power = 0;
    size_t size = 0;
    while (entente_master_next(master_.get(), &power, line_.data(), line_.size(), &size, nullptr) == ENTENTE_OK) {
      Send(power, absl::string_view(line_.data(), size));
    }
    while (entente_master_next_record(master_.get(), &power, line_.data(), line_.size(), &size, nullptr) ==
           ENTENTE_OK) {
      const std::string by = power == ENTENTE_NO_POWER ? "" : absl::StrCat(words_[power], " ");
      Print(absl::StrCat(kHost, " ", by, absl::string_view(line_.data(), size), "\n"));
    }
    ok_ = log_.Flush() && ok_;
    FlushNow();
  }
  void Send(uint32_t power, absl::string_view line) {
    LookAtTurn(line);
    const auto found = programs_.find(power);
    if (found == programs_.end()) return Print(absl::StrCat(words_[power], " ", line, "\n"));
    log_.Add(absl::StrCat(words_[power], " < ", line));
    if (found->second.is_running()) found->second.Send(line);
  }

  const DppPlan& plan_;
  MasterHandle master_;
  SavedFile saved_;
  GameLog log_;
  LineSource host_;
  uint64_t lines_of_host_ = 0;
  std::map<uint32_t, ChildProgram> programs_;     // by power
  std::vector<std::string> words_;                // of the powers
  std::string line_;                              // memory for one line
  entente_error error_ = Sized<entente_error>();  // of the line
  std::string turn_;                              // "(SPR 101", of the last NOW
  const int64_t began_ = Now();
  int64_t turn_began_ = began_;
  bool is_warned_ = false;
  bool ok_ = true;
};

}  // namespace

int RunDpp(const DppPlan& plan) {
  CatchStopSignals();
  DppGame game(plan);
  if (!game.Begin()) return kUnusable;
  game.Play();
  const bool is_fine = game.Finish();
  if (StopSignal() != 0) return StopExitCode();
  return FinishOutput(is_fine ? kFine : kDiffers);
}

}  // namespace entente_cli
