// entente rules: shows what the presets change, one rulebook in full, or every option.
#include <cstring>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "commands.h"
#include "nearest_word.h"
#include "output.h"
#include "rules_listing.h"
#include "setting.h"

namespace entente_cli {
namespace {

std::vector<Preset> AllPresets() {
  std::vector<Preset> presets;
  for (uint32_t i = 0; entente_rules_preset_name(i) != nullptr; ++i) {
    const char* name = entente_rules_preset_name(i);
    Preset preset{name, entente_rules_preset_text(i), Sized<entente_rules>()};
    entente_rules_init(&preset.rules, nullptr, nullptr);
    entente_rules_preset(&preset.rules, name, std::strlen(name), nullptr);
    presets.push_back(std::move(preset));
  }
  return presets;
}

int ListPresets(bool as_json) {
  (as_json ? PrintPresetsAsJson : PrintPresets)(AllOptions(), AllPresets());
  return kFine;
}

// By name, or by the issue of the DATC that it answers. Nothing and a complaint if there is none.
const RuleOption* FindOption(const std::vector<RuleOption>& options, const std::string& name) {
  const auto found = absl::c_find_if(options, [&](const RuleOption& option) {
    return option.info.name == name || (!name.empty() && option.info.issue == name);
  });
  if (found != options.end()) return &*found;
  std::vector<std::string> names;
  for (const RuleOption& option : options) names.emplace_back(option.info.name);
  const std::string nearest = DidYouMean(name, names);
  Complain(absl::StrCat("no option '", name, "'", nearest.empty() ? "; entente rules --options lists them" : nearest));
  return nullptr;
}

int ListOptions(const std::vector<std::string>& names, bool as_json) {
  const std::vector<RuleOption> all = AllOptions();
  std::vector<RuleOption> wanted;
  for (const std::string& name : names) {
    const RuleOption* option = FindOption(all, name);
    if (option == nullptr) return kUnusable;
    wanted.push_back(*option);
  }
  (as_json ? PrintOptionsAsJson : PrintOptions)(names.empty() ? all : wanted);
  return kFine;
}

int ShowRulebook(const Arguments& arguments, bool as_json) {
  Setting setting;
  if (!ReadSetting(arguments, setting)) return kUnusable;
  auto rules = Sized<entente_rules>();
  if (!arguments.operands().empty()) {
    if (!ReadRules(arguments.operands().front(), setting.map.get(), rules, "rules")) return kUnusable;
  } else if (auto error = Sized<entente_error>(); entente_rules_init(&rules, setting.map.get(), &error) != ENTENTE_OK) {
    Complain(error.message);
    return kUnusable;
  }
  (as_json ? PrintRulebookAsJson : PrintRulebook)(AllOptions(), rules);
  return kFine;
}

// The mistake of options and operands together; "" if there is none.
std::string Contradiction(const Arguments& arguments) {
  const auto& operands = arguments.operands();
  if (arguments.Has("--options") || operands.size() < 2) return "";
  return absl::StrCat("one rulebook at a time, not also '", operands[1], "': write option=value,option=value");
}

int Rules(const Arguments& arguments) {
  const std::string contradiction = Contradiction(arguments);
  if (!contradiction.empty()) return arguments.BadUsage(contradiction);
  const bool as_json = arguments.Has("--json");
  if (arguments.Has("--options")) return ListOptions(arguments.operands(), as_json);
  if (arguments.operands().empty() && !arguments.Has("--map")) return ListPresets(as_json);
  return ShowRulebook(arguments, as_json);
}

}  // namespace

const Command kRules{
    .name = "rules",
    .summary = "list presets, rulebooks and options of the rules",
    .run = Rules,
    .forms = {{"", "[RULES]"}, {"--options", "[OPTION]..."}},
    .about =
        "Lists the presets: rulebooks, and the practice of known judges. Below each stands what it changes from the "
        "default: option=value, the issue of the DATC with the letter of the choice, the question and what the "
        "value answers.\n"
        "\n"
        "With RULES, shows that rulebook in full, a line an option; * marks what is not as in the default. RULES "
        "are, as for --rules of other commands,\n"
        "  2023                                  a preset\n"
        "  civil_disorder=home_distance,waive=forbidden\n"
        "  2023,waive=forbidden                  a preset and what to change in it\n"
        "  '{\"civil_disorder\":\"home_distance\"}'  options on top of the default\n"
        "  '{\"preset\":\"2023\",\"waive\":\"forbidden\"}'\n"
        "  '[\"NO_RETREAT\"]'                      names of RULE lines of maps\n"
        "  @FILE, R.json                         a file with one of these\n"
        "\n"
        "GARRISON, HIDE_BUILDS, VASSAL_DUMMIES, TORN_ALLEGIANCE, MOBILIZE and BLANK_BOARD act only on maps that have "
        "them in RULE lines of their own.",
    .options = {FlagOption(
                    "--options",
                    "all options, or those named (waive, 4.A.2), with all their values: the question, its issue, "
                    "letters, the DATC cases that a value changes or leaves without an answer, the RULE names "
                    "that set it"),
                kMapOption
                    .Meaning("presets with the RULE lines of this map, a shipped one or a file (with a / or "
                             "ending in .map, .json or .mdf); without RULES, the rules by which the map is "
                             "played")
                    .NotWith("--options"),
                kJsonOption.Meaning("one JSON object: presets, options, or rules (which --rules reads) and changes")},
    .notes = "Exit codes: 0 fine; 2 bad usage, unknown rules or options."};

}  // namespace entente_cli
