#include "setting.h"

#include "map_file.h"

namespace entente_cli {
namespace {

// "option=value,option=value" on top of the rules of the map.
bool SetOptions(std::string_view text, entente_rules& rules, entente_error& error) {
  while (!text.empty()) {
    const std::string_view entry = text.substr(0, text.find(','));
    text.remove_prefix(std::min(text.size(), entry.size() + 1));
    const size_t equals = std::min(entry.find('='), entry.size());
    const std::string_view option = entry.substr(0, equals);
    const std::string_view value = entry.substr(std::min(entry.size(), equals + 1));
    if (entente_rules_set(&rules, option.data(), option.size(), value.data(), value.size(), &error) != ENTENTE_OK) {
      return false;
    }
  }
  return true;
}

bool ReadRules(const std::string& text, Setting& setting) {
  auto error = Sized<entente_error>();
  bool fine = entente_rules_init(&setting.rules, setting.map.get(), &error) == ENTENTE_OK;
  if (fine && text.find('=') != std::string::npos) {
    fine = SetOptions(text, setting.rules, error);
  } else if (fine) {
    fine = entente_rules_preset(&setting.rules, text.data(), text.size(), &error) == ENTENTE_OK;
  }
  if (!fine) Complain("--rules " + text + ": " + error.message);
  setting.has_rules = true;
  return fine;
}

}  // namespace

bool ReadSetting(const Arguments& arguments, Setting& setting) {
  setting.has_map = arguments.Has("--map");
  if (!OpenMap(arguments.Value("--map").value_or("standard"), setting.map)) return false;
  const std::optional<std::string> rules = arguments.Value("--rules");
  return !rules.has_value() || ReadRules(*rules, setting);
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

std::string FailureText(const std::string& file, const entente_error& error) {
  std::string text = *error.file != '\0' ? error.file : file;
  if (error.line > 0) {
    text += ":" + std::to_string(error.line);
    if (error.column > 0) text += ":" + std::to_string(error.column);
  }
  return text + ": " + error.message;
}

}  // namespace entente_cli
