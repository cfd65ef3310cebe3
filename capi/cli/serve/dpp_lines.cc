#include "serve/dpp_lines.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "arguments.h"
#include "game_file.h"
#include "input.h"
#include "interrupt.h"
#include "output.h"
#include "press_handle.h"
#include "serve/saved_file.h"

namespace entente_cli {
namespace {

constexpr absl::string_view kHost = "REF";
constexpr absl::string_view kGameName = "entente";
constexpr absl::string_view kExpected =
    "expected a power and its line, or REF TME, REF TME 0, REF CDD POWER, REF HLO POWER, REF SVE NAME or REF OFF";
constexpr size_t kMostOfALine = size_t{1} << 20;  // more than any message has

class DppGame {
 public:
  explicit DppGame(const DppPlan& plan) : plan_(plan), saved_(plan.save), line_(kMostOfALine, '\0') {}

  // Complains and returns false if there is no such game.
  bool Begin() {
    if (!(plan_.load.empty() ? New() : Load()) || !ReadWords()) return false;
    for (uint32_t power = 0; power < words_.size(); ++power)
      entente_master_return(master_.get(), power, length(), nullptr);
    entente_master_begin(master_.get(), nullptr);
    Settle();
    return true;
  }

  // A line of the input. Lines that name no power, or ask the game master for nothing it knows, are reported.
  void Take(absl::string_view text, uint64_t number) {
    const std::pair<absl::string_view, absl::string_view> parts = absl::StrSplit(text, absl::MaxSplits(' ', 1));
    error_ = Sized<entente_error>();
    if (parts.first == kHost ? !Command(parts.second) : !Pass(parts.first, parts.second)) {
      const absl::string_view what = error_.status != ENTENTE_OK ? error_.message : kExpected;
      Complain(absl::StrCat("(stdin):", number, ": '", text.substr(0, 60), "': ", what));
      ok_ = false;
    }
    Settle();
  }

  bool is_over() const { return entente_master_stage(master_.get()) == ENTENTE_REFEREE_FINISHED; }
  // Records the game. False if something could not be written, or read.
  bool Finish() {
    GameHandle game;
    Text json;
    if (plan_.record.empty()) return ok_;
    entente_master_game(master_.get(), Out(game), nullptr);
    return entente_game_save(game.get(), json.out(), nullptr) == ENTENTE_OK &&
           AppendToFile(plan_.record, absl::StrCat(json.view(), "\n")) && ok_;
  }

 private:
  uint32_t length() const { return plan_.longest_line; }

  bool New() {
    auto error = Sized<entente_error>();
    if (entente_master_new(plan_.setting.map.get(), plan_.setting.rules_or_default(), plan_.flags, plan_.seed,
                           Out(master_), &error) != ENTENTE_OK) {
      return Refuse(error.message);
    }
    uint32_t power = 0, joined = 0;
    const auto program = [&] { return plan_.programs == 0 ? joined : joined % plan_.programs; };
    while (entente_master_join(master_.get(), program(), length(), &power, nullptr) == ENTENTE_OK) ++joined;
    return true;
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

  bool Pass(absl::string_view word, absl::string_view line) {
    const std::optional<uint32_t> power = Find(word);
    return power.has_value() &&
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
    if (parts.first == "CDD") return entente_master_leave(master, *power, &error_) == ENTENTE_OK;
    return parts.first == "HLO" && entente_master_return(master, *power, length(), &error_) == ENTENTE_OK;
  }
  // Sends SVE to all. The file is always saved.
  bool Announce(absl::string_view name) {
    Text bytes;
    return entente_master_save(master_.get(), name.data(), name.size(), bytes.out(), &error_) == ENTENTE_OK;
  }

  // Saves the game, then prints what is to be sent.
  void Settle() {
    ok_ = saved_.Save([&](uint32_t whole, entente_text** bytes, entente_error* error) {
      return entente_master_save_new(master_.get(), kGameName.data(), kGameName.size(), whole, bytes, error);
    }) && ok_;
    uint32_t power = 0;
    size_t size = 0;
    while (entente_master_next(master_.get(), &power, line_.data(), line_.size(), &size, nullptr) == ENTENTE_OK) {
      Print(absl::StrCat(words_[power], " ", absl::string_view(line_.data(), size), "\n"));
    }
    while (entente_master_next_record(master_.get(), &power, line_.data(), line_.size(), &size, nullptr) ==
           ENTENTE_OK) {
      const std::string by = power == ENTENTE_NO_POWER ? "" : absl::StrCat(words_[power], " ");
      Print(absl::StrCat(kHost, " ", by, absl::string_view(line_.data(), size), "\n"));
    }
    FlushNow();
  }

  const DppPlan& plan_;
  MasterHandle master_;
  SavedFile saved_;
  std::vector<std::string> words_;                // of the powers
  std::string line_;                              // memory for one line
  entente_error error_ = Sized<entente_error>();  // of the line
  bool ok_ = true;
};

}  // namespace

int RunDpp(const DppPlan& plan) {
  DppGame game(plan);
  if (!game.Begin()) return kUnusable;
  Input input("-");
  LineReader lines(input);
  absl::string_view text;
  CatchStopSignals();
  for (uint64_t number = 1; !game.is_over(); ++number) {
    const LineReader::Line kind = lines.Next(text, [] {});
    if (kind == LineReader::Line::kEnd || kind == LineReader::Line::kEndless) break;
    game.Take(kind == LineReader::Line::kTooLong ? "" : WithoutLineEnd(text), number);
  }
  const bool is_fine = game.Finish();
  if (StopSignal() != 0) return StopExitCode();
  return FinishOutput(is_fine ? kFine : kDiffers);
}

}  // namespace entente_cli
