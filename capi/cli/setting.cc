#include "setting.h"

#include "map_file.h"
#include "rules_option.h"

namespace entente_cli {

bool ReadSetting(const Arguments& arguments, Setting& setting) {
  setting.has_map = arguments.Has("--map");
  if (!OpenMap(arguments.Value("--map").value_or("standard"), setting.map)) return false;
  const std::optional<std::string> rules = arguments.Value("--rules");
  setting.has_rules = rules.has_value();
  return !rules.has_value() || ReadRulesOption(*rules, setting.map.get(), setting.rules);
}

bool NewExchange(const Setting& setting, ExchangeHandle& exchange) {
  entente_exchange* made = nullptr;
  auto error = Sized<entente_error>();
  // Only what was asked for: an input that names another map is then told so.
  const entente_map* map = setting.has_map ? setting.map.get() : nullptr;
  if (entente_exchange_new(map, setting.rules_or_default(), &made, &error) != ENTENTE_OK) {
    Complain(error.message);
    return false;
  }
  exchange.reset(made);
  return true;
}

std::string InOwnWords(std::string_view message) {
  constexpr std::string_view kLibrarys = "passed as `map`", kOurs = "given by --map";
  std::string text(message);
  if (const size_t at = text.find(kLibrarys); at != std::string::npos) text.replace(at, kLibrarys.size(), kOurs);
  return text;
}

std::string FailureText(const std::string& file, const entente_error& error) {
  std::string text = *error.file != '\0' ? error.file : file;
  if (error.line > 0) {
    text += ":" + std::to_string(error.line);
    if (error.column > 0) text += ":" + std::to_string(error.column);
  }
  return text + ": " + InOwnWords(error.message);
}

}  // namespace entente_cli
