// entente render: draws boards. entente board: writes them as text.
#include <algorithm>
#include <filesystem>
#include <iterator>
#include <unordered_map>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/string_view.h"
#include "commands.h"
#include "documents.h"
#include "game_file.h"
#include "output.h"
#include "phase_choice.h"
#include "phase_position.h"
#include "png_file.h"
#include "report_options.h"
#include "setting.h"
#include "word_lists.h"

namespace entente_cli {
namespace {

constexpr absl::string_view kPhaseSlot = "{}";  // in the name of a file

std::vector<std::string> Themes() { return EnumWords(ENTENTE_WORDS_RENDER_THEME); }
std::vector<std::string> Palettes() { return EnumWords(ENTENTE_WORDS_RENDER_PALETTE); }
std::vector<std::string> OrderWays() { return {"results", "plain", "none"}; }
std::vector<std::string> LabelWays() { return {"short", "long", "none"}; }

// What is drawn, of every document.
struct Plan {
  std::optional<std::string> phase;
  std::string why;
  std::optional<std::string> outlook;  // names of powers
  std::optional<std::string> out;
  bool animate = false;
  uint32_t seconds = 2;  // for each phase
  entente_render_options options = Sized<entente_render_options>();

  bool has_file() const { return out.has_value() && *out != "-"; }
  bool has_files() const { return has_file() && absl::StrContains(*out, kPhaseSlot); }
};

// Writes a picture to the output.
bool Put(const Plan& plan, absl::string_view picture, absl::string_view phase) {
  if (!plan.has_file()) {
    Print(picture);
    return true;
  }
  const std::string file = absl::StrReplaceAll(*plan.out, {{kPhaseSlot, phase}});
  return absl::EndsWith(file, ".png") ? WritePng(file, picture) : ReplaceFile(file, picture);
}

// Pictures that follow one another in one SVG. They share style, patterns and the shapes of provinces.
class Animation {
 public:
  explicit Animation(uint32_t seconds) : seconds_(seconds) {}

  void Add(absl::string_view svg) {
    const size_t title = svg.find("<title"), style = svg.find("<style>"), defined = svg.find("</defs>\n");
    const size_t provinces = svg.find("</g>", defined);  // the end of their layer, the first one
    if (frames_.empty()) {
      opening_ = std::string(svg.substr(0, title));
      style_ = std::string(svg.substr(style, defined - style));
    }
    last_title_ = std::string(svg.substr(title, style - title));
    const absl::string_view rest = svg.substr(provinces, svg.rfind("</svg>") - provinces);
    frames_.push_back(
        absl::StrReplaceAll(absl::StrCat(WithSharedShapes(svg.substr(defined + 8, provinces - defined - 8)), rest),
                            {{" id=\"layer-", " data-layer=\""}}));
  }

  // A reader who asks for less motion sees the last picture alone, of which title and description are.
  std::string Whole() const {
    const size_t count = frames_.size(), all = count * seconds_;
    std::string text = absl::StrCat(
        opening_, last_title_, style_, shapes_, "</defs>\n<style>\n.frame{visibility:hidden;animation:show ", all,
        "s step-end infinite}\n@keyframes show{0%{visibility:visible}", 100.0 / static_cast<double>(count),
        "%{visibility:hidden}}\n@media(prefers-reduced-motion:reduce){.frame{animation:none}"
        ".frame:last-of-type{visibility:visible}}\n</style>\n");
    for (size_t i = 0; i < count; ++i) {
      absl::StrAppend(&text, "<g class=\"frame\" style=\"animation-delay:", i * seconds_, "s\">\n", frames_[i],
                      "</g>\n");
    }
    return absl::StrCat(text, "</svg>\n");
  }
  bool empty() const { return frames_.empty(); }

 private:
  // The paths as uses of shapes, which it keeps.
  std::string WithSharedShapes(absl::string_view paths) {
    std::string text;
    for (size_t at = 0; at < paths.size();) {
      const size_t end = std::min(paths.find('\n', at), paths.size() - 1) + 1;
      const absl::string_view line = paths.substr(at, end - at);
      at = end;
      const size_t data = line.find(" d=\""), close = line.find('"', data + 4);
      if (!absl::StartsWith(line, "<path") || data == line.npos) {
        absl::StrAppend(&text, line);
        continue;
      }
      const auto [shape, is_new] =
          numbers_.try_emplace(std::string(line.substr(data, close + 1 - data)), numbers_.size());
      if (is_new) absl::StrAppend(&shapes_, "<path id=\"shape-", shape->second, "\"", shape->first, "/>\n");
      const size_t id = line.find(" id=\"");
      const size_t words = id == line.npos ? 5 : line.find('"', id + 5) + 1;  // behind the id
      absl::StrAppend(&text, "<use", line.substr(words, data - words), " href=\"#shape-", shape->second, "\"",
                      absl::StrReplaceAll(line.substr(close + 1), {{"</path>", "</use>"}}));
    }
    return text;
  }

  const uint32_t seconds_;
  std::string opening_, last_title_, style_, shapes_;
  std::unordered_map<std::string, size_t> numbers_;  // of shapes
  std::vector<std::string> frames_;
};

class Painter {
 public:
  Painter(entente_exchange* exchange, const Setting& setting, const Plan& plan)
      : exchange_(exchange), setting_(setting), plan_(plan), options_(plan.options) {}

  int Run(const Documents& file) {
    GameText game;
    PhaseRange phases;
    if (!file.Open(exchange_, setting_, game)) return kUnusable;
    const entente_document* document = game.document.get();
    if (!ChoosePhases(file, document, plan_.phase, phases)) return kUnusable;
    const bool draws_all = plan_.animate || plan_.has_files() || plan_.options.form == ENTENTE_RENDER_TEXT;
    if (!draws_all && phases.end > 0) phases.first = phases.end - 1;
    PrintNotesAside(exchange_, game.notes, document, setting_.texts, phases.first, phases.end);
    Animation animation(plan_.seconds);
    for (uint32_t i = phases.first; i < phases.end; ++i) {
      std::string wrong;
      if (!ReadOutlook(document, i, wrong)) return Refuse(absl::StrCat(file.Name(), ": ", wrong)), kUnusable;
      if (entente_exchange_render(exchange_, document, i, plan_.why.data(), plan_.why.size(), &options_, text_.out(),
                                  &error_) != ENTENTE_OK) {
        Refuse(file.Failure(error_));
        return kUnusable;
      }
      if (plan_.animate) {
        animation.Add(text_.view());
      } else if (!PutOne(entente_document_phase_name(document, i))) {
        return kUnusable;
      }
    }
    return !plan_.animate || animation.empty() || Put(plan_, animation.Whole(), "game") ? kFine : kUnusable;
  }

 private:
  bool ReadOutlook(const entente_document* document, uint32_t phase, std::string& wrong) {
    if (!plan_.outlook.has_value()) return true;
    if (position_.Read(exchange_, document, phase, error_)) {
      options_.outlook = 0;
      return ReadPowers(position_.map(), "--outlook", *plan_.outlook, options_.outlook, wrong);
    }
    wrong = error_.message;
    return false;
  }

  bool PutOne(absl::string_view phase) {
    if (printed_++ > 0 && plan_.options.form == ENTENTE_RENDER_TEXT) Print("\n");
    return Put(plan_, text_.view(), phase);
  }

  entente_exchange* exchange_;
  const Setting& setting_;
  const Plan& plan_;
  entente_render_options options_;
  PhasePosition position_;
  Text text_;
  entente_error error_ = Sized<entente_error>();
  int printed_ = 0;
};

// Draws the start of the map of --map.
int DrawStart(const Setting& setting, const Plan& plan) {
  auto error = Sized<entente_error>();
  std::vector<uint64_t> position(entente_position_size(setting.map.get()) / sizeof(uint64_t));
  Text text;
  const size_t bytes = position.size() * sizeof(uint64_t);
  if (entente_position_start(setting.map.get(), position.data(), bytes, &error) != ENTENTE_OK ||
      entente_position_render(setting.map.get(), position.data(), &plan.options, text.out(), &error) != ENTENTE_OK) {
    Refuse(FailureText(entente_map_name(setting.map.get()), error));
    return kUnusable;
  }
  return Put(plan, text.view(), "start") ? kFine : kUnusable;
}

int Paint(const Arguments& arguments, Plan& plan) {
  Setting setting;
  ExchangeHandle exchange;
  if (!ReadSetting(arguments, setting, exchange)) return kUnusable;
  plan.options.language = setting.texts.language;
  if (plan.options.form == ENTENTE_RENDER_TEXT) {
    plan.options.full_names = setting.texts.full_names;
    plan.options.width = setting.texts.width;
  }
  if (arguments.operands().empty()) return DrawStart(setting, plan);
  Painter painter(exchange.get(), setting, plan);
  bool has_drawn = false;
  return ForEachDocument(arguments.operands(), [&](const Documents& file) -> int {
    if (plan.has_file() && !plan.has_files() && std::exchange(has_drawn, true)) {
      return Refuse(absl::StrCat(file.Name(), ": a further board: -o draws one, the first")), kUnusable;
    }
    return painter.Run(file);
  });
}

int Render(const Arguments& arguments) {
  Plan plan;
  plan.phase = arguments.Value("--phase");
  plan.why = arguments.Value("--why").value_or("");
  plan.outlook = arguments.Value("--outlook");
  plan.out = arguments.Value("-o");
  plan.animate = arguments.Has("--animate");
  arguments.Read("--speed", plan.seconds);
  entente_render_options& options = plan.options;
  options.theme = arguments.Choice("--theme").value_or(ENTENTE_RENDER_LIGHT);
  options.palette = arguments.Choice("--palette").value_or(ENTENTE_RENDER_USUAL);
  arguments.Read("--size", options.width);
  constexpr entente_render_parts kHidden[] = {0, ENTENTE_RENDER_RESULTS,
                                              ENTENTE_RENDER_ORDERS | ENTENTE_RENDER_RESULTS};
  options.hidden = kHidden[arguments.Choice("--orders").value_or(0)];
  const uint32_t labels = arguments.Choice("--labels").value_or(0);
  options.full_names = labels == 1 ? 1 : 0;
  if (labels == 2) options.hidden |= ENTENTE_RENDER_NAMES;
  const std::string ending = plan.has_file() ? std::filesystem::path(*plan.out).extension().string() : "";
  if (ending != "" && ending != ".svg" && ending != ".png") {
    return arguments.BadUsage(absl::StrCat("-o ", *plan.out, ": expected a name that ends in .svg or .png"));
  }
  if (plan.animate && ending == ".png") return arguments.BadUsage("--animate makes an SVG, not a PNG");
  return Paint(arguments, plan);
}

int Board(const Arguments& arguments) {
  Plan plan;
  plan.phase = arguments.Value("--phase");
  plan.options.form = ENTENTE_RENDER_TEXT;
  return Paint(arguments, plan);
}

}  // namespace

const Command kRender{
    .name = "render",
    .summary = "draw the board of a phase as SVG or PNG",
    .run = Render,
    .forms = {{"", "[FILE|-]..."}},
    .about =
        "Draws the board of a phase or of the last phase of a game, with its orders and their results. Without "
        "FILE draws the start of the map.\n\n"
        "A solid arrow is a move that succeeds, a dashed one with an empty head a move that fails; a star is the "
        "place of a standoff. A dotted line that ends at a move supports it, one that ends in a ring supports a "
        "hold; two strokes across it: it was cut; a crossed circle: it is void. Dashed rings are fleets that "
        "convoy. A red burst is a dislodged unit, a cross a unit that is gone, a plus a new one.",
    .options = {ValueOption(
                    "-o", "FILE",
                    "the file to write: .svg, or .png (with the program rsvg-convert); with {} in its name a file "
                    "for each phase, whose name takes that place; else the standard output"),
                kPhaseOption.Meaning("of a game this phase (S1901M); else the last one"),
                ValueOption("--orders", "HOW", "results (the default), plain: orders alone, or none").OneOf(OrderWays),
                ValueOption("--why", "ORDER", "an order or a unit: ring it, and the units that made it fail"),
                ValueOption("--outlook", "P,..",
                            "only the orders of these powers, with commas between them: what they do surely (black), "
                            "perhaps (another color, long dashes) and never, however the others are ordered; rings "
                            "where their units will be (whole) and may be (dashed)")
                    .NotWith("--why"),
                ValueOption("--theme", "T", "light (the default), dark, print or high_contrast").OneOf(Themes),
                ValueOption("--palette", "P",
                            "usual (the default), or red_green or blue_yellow: colors and patterns for players to whom "
                            "these look alike")
                    .OneOf(Palettes),
                NumberOption("--size", "the width in pixels", 20, 20000),
                ValueOption("--labels", "HOW", "short (the default), long: full names where there is room, or none")
                    .OneOf(LabelWays),
                FlagOption("--animate", "all phases of a game, one after another, in one SVG").NotWith("--phase"),
                NumberOption("--speed", "seconds for each phase, else 2", 1, 60).OnlyWith("--animate"), kLanguageOption,
                kOwnMapOption.Meaning(
                    "the map of inputs that name none, and the one drawn without FILE: a shipped map, or "
                    "a file (with a / or ending in .map, .json or .mdf)"),
                kRulesOption, kRulesOverrideOption},
    .reads_games = true,
    .notes = "Exit codes: 0 fine; 2 bad usage, unreadable input, or a file that cannot be written."};

const Command kBoard{
    .name = "board",
    .summary = "write the board of a phase as text, for screen readers",
    .run = Board,
    .forms = {{"", "[FILE|-]..."}},
    .about =
        "Writes the board of each phase as text, in sequence: the phase, units and centers of each power, where "
        "dislodged units may go, and a sentence for each order. Without FILE writes the start of the map.",
    .options = {kPhaseOption, kLanguageOption, kNamesOption, kWidthOption, kMapOption, kRulesOption,
                kRulesOverrideOption},
    .reads_games = true,
    .notes = "Exit codes: 0 fine; 2 bad usage or unreadable input."};

}  // namespace entente_cli
