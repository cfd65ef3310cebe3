// entente rules: what the presets change, one rulebook in full, or every option.
#include <algorithm>
#include <cstring>
#include <optional>

#include "commands.h"
#include "output.h"
#include "rules_listing.h"
#include "rules_option.h"
#include "setting.h"

namespace entente_cli {

const Command kRules{"rules",
                     "usage: entente rules [--json]\n"
                     "       entente rules [--map M] [--json] RULES\n"
                     "       entente rules --options [--json] [OPTION]...\n"
                     "\n"
                     "Lists the presets: rulebooks, and the practice of known judges. Below each\n"
                     "stands what it changes from the default: option=value, the issue of the DATC\n"
                     "with the letter of the choice, the question and what the value answers.\n"
                     "\n"
                     "With RULES, shows that rulebook in full, a line an option; * marks what is not\n"
                     "as in the default. RULES are, as for --rules of other commands,\n"
                     "  2023                                  a preset\n"
                     "  civil_disorder=home_distance,waive=forbidden\n"
                     "  2023,waive=forbidden                  a preset and what to change in it\n"
                     "  '{\"civil_disorder\":\"home_distance\"}'  options on top of the default\n"
                     "  '{\"preset\":\"2023\",\"waive\":\"forbidden\"}'\n"
                     "  '[\"NO_RETREAT\"]'                      names of RULE lines of maps\n"
                     "  @FILE, R.json                         a file with one of these\n"
                     "\n"
                     "GARRISON, HIDE_BUILDS, VASSAL_DUMMIES, TORN_ALLEGIANCE, MOBILIZE and BLANK_BOARD\n"
                     "act only on maps that have them in RULE lines of their own.\n"
                     "\n"
                     "  --options  all options, or those named (waive, 4.A.2), with all their values:\n"
                     "             the question, its issue, letters, the DATC cases that a value\n"
                     "             changes or leaves without an answer, the RULE names that set it\n"
                     "  --map M    presets with the RULE lines of this map, a shipped one or a file\n"
                     "             (with a / or ending in .map, .json or .mdf); without RULES, the\n"
                     "             rules by which the map is played\n"
                     "  --json     one JSON object: presets, options, or rules (which --rules reads)\n"
                     "             and changes\n"
                     "\n"
                     "Exit codes: 0 fine; 2 bad usage, unknown rules or options.\n"};

namespace {

constexpr OptionSpec kOptionsOption{"--options", false};
constexpr OptionSpec kRulesAsJson{"--json", false};

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
const Option* FindOption(const std::vector<Option>& options, const std::string& name) {
  const auto found = std::find_if(options.begin(), options.end(), [&](const Option& option) {
    return option.info.name == name || (!name.empty() && option.info.issue == name);
  });
  if (found != options.end()) return &*found;
  std::vector<std::string_view> names;
  for (const Option& option : options) names.emplace_back(option.info.name);
  const std::string_view nearest = NearestWord(name, names);
  Complain("no option '" + name + "'" +
           (nearest.empty() ? "; entente rules --options lists them" : "; did you mean " + std::string(nearest) + "?"));
  return nullptr;
}

int ListOptions(const std::vector<std::string>& names, bool as_json) {
  const std::vector<Option> all = AllOptions();
  std::vector<Option> wanted;
  for (const std::string& name : names) {
    const Option* option = FindOption(all, name);
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
    if (!ReadRulesOption(arguments.operands().front(), setting.map.get(), rules, "rules")) return kUnusable;
  } else if (auto error = Sized<entente_error>(); entente_rules_init(&rules, setting.map.get(), &error) != ENTENTE_OK) {
    Complain(error.message);
    return kUnusable;
  }
  (as_json ? PrintRulebookAsJson : PrintRulebook)(AllOptions(), rules);
  return kFine;
}

// What cannot be asked together; "" if all can.
std::string Contradiction(const Arguments& arguments) {
  const auto& operands = arguments.operands();
  if (arguments.Has(kOptionsOption.name)) {
    return arguments.Has(kMapOption.name) ? "--options are the same on every map: leave out --map" : "";
  }
  return operands.size() > 1 ? "one rulebook at a time, not also '" + operands[1] + "': write option=value,option=value"
                             : "";
}

}  // namespace

int Rules(Words words) {
  const Arguments arguments(kRules, words, {kOptionsOption, kMapOption, kRulesAsJson});
  if (!arguments.ok()) return kUnusable;
  if (arguments.wants_help()) {
    Print(kRules.usage);
    return kFine;
  }
  const std::string contradiction = Contradiction(arguments);
  if (!contradiction.empty()) return BadUsage(kRules, contradiction);
  const bool as_json = arguments.Has(kRulesAsJson.name);
  if (arguments.Has(kOptionsOption.name)) return ListOptions(arguments.operands(), as_json);
  if (arguments.operands().empty() && !arguments.Has(kMapOption.name)) return ListPresets(as_json);
  return ShowRulebook(arguments, as_json);
}

}  // namespace entente_cli
