// entente legal: lists the legal orders of every unit of a position.
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "absl/strings/str_cat.h"
#include "bulk.h"
#include "commands.h"
#include "documents.h"
#include "godip.h"
#include "handle.h"
#include "json_text.h"
#include "legal_next.h"
#include "line_game.h"
#include "output.h"
#include "phase_choice.h"
#include "phase_position.h"
#include "report_options.h"

namespace entente_cli {
namespace {

// Lists positions one after the other and reuses its memory.
class LegalListing {
 public:
  // With `begun`, lists the next words of the legal orders that begin with these words (legal_next.h), not the orders.
  explicit LegalListing(const std::optional<std::string>& begun = std::nullopt) {
    if (begun) next_.emplace(*begun);
  }

  // The number of phases listed so far. Phases of a game that is over do not count.
  uint32_t listed() const { return listed_; }

  // Prints the legal orders of a phase, power by power, or the next words of all powers. Prints nothing if the game is over.
  // False, with the reason in `error`, if the phase cannot be read.
  bool Print(entente_exchange* exchange, const entente_document* document, uint32_t phase, entente_error& error) {
    if (!Begin(exchange, document, phase, error)) return false;
    if (phase_.end_kind != ENTENTE_END_NONE) return true;
    entente_cli::Print(absl::StrCat(listed_++ > 0 ? "\n" : "", phase_.phase_name, "\n"));
    if (!next_) return PrintPowers(error);
    if (!CollectNext(error)) return false;
    PrintNext();
    return true;
  }

  // The next words of a phase as JSON: {"phase":"S1901M","next":["-","S"]}.
  bool NextAsJson(entente_exchange* exchange, const entente_document* document, uint32_t phase, std::string& json,
                  entente_error& error) {
    if (!Begin(exchange, document, phase, error)) return false;
    if (phase_.end_kind == ENTENTE_END_NONE && !CollectNext(error)) return false;
    std::vector<std::string> members = {JsonTextMember("phase", phase_.phase_name),
                                        JsonMember("next", JsonArray(next_->words()))};
    if (next_->words().empty() && !next_->nearest().empty()) {
      members.push_back(JsonTextMember("nearest", next_->nearest()));
    }
    json = JsonObject(members);
    next_->Clear();
    return true;
  }

 private:
  bool Begin(entente_exchange* exchange, const entente_document* document, uint32_t phase, entente_error& error) {
    if (!position_.Read(exchange, document, phase, error)) return false;
    const entente_map* map = position_.map();
    if (scratch_ == nullptr || map_of_scratch_ != map) {
      if (entente_scratch_new(map, Out(scratch_), &error) != ENTENTE_OK) return false;
      map_of_scratch_ = map;
    }
    auto info = Sized<entente_map_info>();
    if (entente_map_describe(map, &info, &error) != ENTENTE_OK) return false;
    power_count_ = info.power_count;
    return position_.Describe(phase_, error);
  }

  bool CollectNext(entente_error& error) {
    reads_any_notation_ = false;
    if (!PrintPowers(error)) return false;
    reads_any_notation_ = next_->words().empty() && next_->has_begun();
    return !reads_any_notation_ || PrintPowers(error);
  }

  bool PrintPowers(entente_error& error) {
    for (uint32_t power = 0; power < power_count_; ++power) {
      if (!PrintPower(power, error)) return false;
    }
    return true;
  }

  void PrintNext() {
    entente_cli::Print("\n");
    if (next_->words().empty()) {
      const std::string& nearest = next_->nearest();
      entente_cli::Print(
          absl::StrCat("  (no legal order begins so", nearest.empty() ? "" : "; nearest: ", nearest, ")\n"));
    }
    for (const std::string& word : next_->words()) entente_cli::Print(absl::StrCat("  ", word, "\n"));
    next_->Clear();
  }

  bool PrintPower(uint32_t power, entente_error& error) {
    if (!Fill(orders_, &error, entente_legal_orders, scratch_.get(), position_.data(), &position_.rules(), power,
              ENTENTE_NO_PROVINCE) ||
        !Fill(groups_, &error, entente_order_groups, position_.map(), orders_.data(), orders_.size())) {
      return false;
    }
    if (!orders_.empty() && !next_) {
      entente_cli::Print(absl::StrCat("\n", entente_map_power_id(position_.map(), power), "\n"));
    }
    for (const entente_order_group& unit : groups_) {
      for (uint32_t i = 0; i < unit.count; ++i) {
        if (!PrintOrder(orders_[unit.first + i], i == 0, error)) return false;
      }
    }
    return true;
  }

  bool PrintOrder(entente_order order, bool new_unit, entente_error& error) {
    if (!Fill(text_, &error, entente_order_write, position_.map(), order)) return false;
    if (reads_any_notation_) {
      next_->AddRead(
          text_, [&](const std::string& text) { return Read(text, order); },
          [&](const std::string& text) { return IsPlace(text); });
    } else if (next_) {
      next_->Add(text_);
    } else {
      entente_cli::Print(absl::StrCat(new_unit ? "  " : "    ", text_, "\n"));
    }
    return true;
  }

  bool IsPlace(const std::string& text) const {
    uint32_t location = 0;
    return entente_map_find_location(position_.map(), text.data(), text.size(), &location, nullptr) == ENTENTE_OK;
  }

  // What the text reads as. It may leave out the power, types of units and the unit's coast, which the position knows.
  NextWords::Reading Read(const std::string& text, entente_order order) const {
    auto meant = Sized<entente_order_fields>(), written = Sized<entente_order_fields>();
    entente_order read = 0;
    if (entente_order_unpack(order, &meant, nullptr) != ENTENTE_OK ||
        entente_order_read(position_.map(), &position_.rules(), phase_.phase_type, ENTENTE_NO_POWER, text.data(),
                           text.size(), &read, nullptr) != ENTENTE_OK ||
        entente_order_unpack(read, &written, nullptr) != ENTENTE_OK) {
      return NextWords::Reading::kNone;
    }
    if (written.power == ENTENTE_NO_POWER) written.power = meant.power;
    if (written.unit_type_known == 0) written.unit_type = meant.unit_type;
    if (written.third_type_known == 0) written.third_type = meant.third_type;
    const bool knows_coast = meant.kind != ENTENTE_BUILD && IsProvinceOf(written.source, meant.source);
    if (knows_coast) written.source = meant.source;
    const auto key = [](const entente_order_fields& fields) {
      return std::tie(fields.kind, fields.power, fields.unit_type, fields.third_type, fields.via_convoy, fields.source,
                      fields.target, fields.third);
    };
    return key(written) == key(meant) ? NextWords::Reading::kSame : NextWords::Reading::kOther;
  }

  // Whether `coast` is a coast of the location `province`.
  bool IsProvinceOf(uint32_t province, uint32_t coast) const {
    auto info = Sized<entente_location_info>();
    return entente_map_location(position_.map(), coast, &info, nullptr) == ENTENTE_OK && info.province == province;
  }

  PhasePosition position_;
  ScratchHandle scratch_;
  const entente_map* map_of_scratch_ = nullptr;
  std::vector<entente_order> orders_;
  std::vector<entente_order_group> groups_;
  std::string text_;
  std::optional<NextWords> next_;
  bool reads_any_notation_ = false;  // no order in normal form begins with the words so far: read them in any notation
  entente_position_info phase_ = Sized<entente_position_info>();
  uint32_t power_count_ = 0;
  uint32_t listed_ = 0;
};

// Lists the documents of all files.
class Lister {
 public:
  Lister(entente_exchange* exchange, const std::optional<std::string>& phase, const std::optional<std::string>& begun,
         const Setting& setting)
      : exchange_(exchange), phase_(phase), begun_(begun), setting_(setting), listing_(begun) {}

  // Lists a document. Returns the exit code. `is_named`: the document's name stands above the listing.
  int ListDocument(const Documents& file, bool is_named) {
    if (is_named) Heading(file.Name());
    return List(file) ? kFine : kUnusable;
  }

 private:
  void Heading(const std::string& name) {
    Print(absl::StrCat(has_heading_ ? "\n" : "", name, "\n\n"));
    has_heading_ = true;
    listing_ = LegalListing(begun_);
  }

  bool List(const Documents& file) {
    GameText game;
    if (!file.Open(exchange_, setting_, game)) return false;
    const entente_document* document = game.document.get();
    const uint32_t width = setting_.texts.width;
    bool has_notes = PrintNotes(game.notes, width);
    has_notes |= PrintNotes(NotesOf(exchange_), width);
    PhaseRange phases;
    if (!ChoosePhases(file, document, phase_, phases)) return false;
    PhaseNotes notes(exchange_, document, setting_.texts);
    for (uint32_t i = phases.first; i < phases.end; ++i) notes.Add(i);
    has_notes |= PrintNotes(notes.Lines(), width);
    if (has_notes) Print("\n");
    bool fine = true;
    const uint32_t listed = listing_.listed();
    for (uint32_t i = phases.first; i < phases.end; ++i) {
      if (!listing_.Print(exchange_, document, i, error_)) fine = Refuse(file.Failure(error_));
    }
    if (fine && listing_.listed() == listed) PrintNote(file.Name() + WhyNothing(phases));
    return fine;
  }

  static const char* WhyNothing(PhaseRange phases) {
    return phases.first == phases.end ? ": the game has no phases" : ": the game is over: there is nothing to order";
  }

  entente_exchange* exchange_;
  const std::optional<std::string>& phase_;
  const std::optional<std::string>& begun_;
  const Setting& setting_;
  LegalListing listing_;
  bool has_heading_ = false;
  entente_error error_ = Sized<entente_error>();
};

// Answers lines with the next words of the orders that each asks about.
int NextOfLines(const Arguments& arguments, const Setting& setting) {
  const PhaseCall list = [begun = arguments.Value("--next")](entente_exchange* exchange, const LineGame& game,
                                                             uint32_t phase, std::string& json, entente_error& error) {
    return LegalListing(game.Asked("next", begun)).NextAsJson(exchange, game.document(), phase, json, error);
  };
  const PhasesPlan plan{.call = list, .phase = arguments.Value("--phase"), .asks = {"next"}, .needs_orders = false};
  return RunBulk(arguments, setting, {CallOfPhases(setting, plan), "games or phases"});
}

// Answers lines with the trees of options of godip.
int OptionsOfLines(const Arguments& arguments, const Setting& setting) {
  const PhaseCall list = [](entente_exchange* exchange, const LineGame& game, uint32_t phase, std::string& json,
                            entente_error& error) {
    PhasePosition position;
    return position.Read(exchange, game.document(), phase, error) &&
           GodipOptions(position.map(), position.data(), position.rules(), json, error);
  };
  const PhasesPlan plan{.call = list, .phase = arguments.Value("--phase"), .needs_orders = false};
  return RunBulk(arguments, setting, {CallOfPhases(setting, plan), "games or phases"});
}

int Legal(const Arguments& arguments) {
  Setting setting;
  ExchangeHandle exchange;
  if (!ReadSetting(arguments, setting, exchange)) return kUnusable;
  if (arguments.Has("--shape")) return OptionsOfLines(arguments, setting);
  if (arguments.Has("--jsonl") && arguments.Has("--next")) return NextOfLines(arguments, setting);
  if (arguments.Has("--jsonl")) {
    return RunBulk(arguments, setting,
                   {CallOfText(setting, entente_exchange_legal, arguments.Value("--phase")), "games or phases",
                    ENTENTE_PART_POWERS});
  }
  const std::vector<std::string> files = FilesOf(arguments, "a phase or a game");
  const std::optional<std::string> phase = arguments.Value("--phase"), begun = arguments.Value("--next");
  Lister lister(exchange.get(), phase, begun, setting);
  return ForEachDocument(
      files, [&](const Documents& file) { return lister.ListDocument(file, files.size() > 1 || file.is_lines()); });
}

}  // namespace

const Command kLegal{
    .name = "legal",
    .summary = "list the legal orders of every unit",
    .run = Legal,
    .forms = {{"", "[FILE|-]..."}, {"--jsonl", "[FILE|-]..."}},
    .about =
        "Lists every legal order of every unit, power by power, in a phase or in every phase of a game: moves, holds, "
        "supports and convoys, retreats, builds or removals; none if the game is over. Oddities of the input are "
        "notes. "
        "Orders are in normal form: under convoy_path=required and missing_nation=illegal players must write more.",
    .options =
        {kPhaseOption,
         ValueOption(
             "--next", "WORDS",
             "instead of the orders what can follow in one that begins so, in any notation: \"A PAR\": -, "
             "S, H; \"A Paris -\": its targets; (complete) where an order may end; \"\": the units. With --jsonl gives "
             "{\"id\",\"phase\",\"next\":[..]}"),
         kNoteLanguageOption, kWidthOption.NotWith("--jsonl"),
         kJsonlOption.Meaning(
             "one game or phase a line in, one answer a line out, at once (docs/json.md#lines):\n"
             "{\"id\",\"orders\":{\"A PAR\":[..]},\"powers\":{\"FRANCE\":[\"A PAR\",..]}},\n"
             "of a game {\"phases\":[..]}; builds stand under their site (\"PAR\"), waives under their power;\n"
             "blank lines are skipped; error objects and long lines as in entente adjudicate"),
         kShapeOption.NotWith("--next"), kThreadsOption, kProgressOption,
         FlagOption("--brief", "without \"powers\"").OnlyWith("--jsonl").NotWith("--shape"), kMapOption, kRulesOption,
         kRulesOverrideOption},
    .reads_games = true,
    .notes =
        "Without FILE, or with -, reads the standard input.\n"
        "Exit codes: 0 fine; 1 --jsonl had error lines; 2 bad usage or unreadable input; 130, 143: --jsonl was "
        "stopped by Ctrl-C or SIGTERM."};

}  // namespace entente_cli
