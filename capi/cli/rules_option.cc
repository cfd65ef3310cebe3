#include "rules_option.h"

#include "handle.h"
#include "input.h"
#include "setting.h"

namespace entente_cli {
namespace {

// The file that a value of --rules names; "" if it is no file.
std::string RulesFile(const std::string& value) {
  if (value.starts_with("@")) return value.substr(1);
  return value.ends_with(".json") ? value : "";
}

}  // namespace

bool ReadRulesOption(const std::string& value, const entente_map* map, entente_rules& rules) {
  std::string text = value;
  const std::string file = RulesFile(value);
  if (!file.empty() && !ReadWhole(file, text)) return false;
  auto error = Sized<entente_error>();
  rules = Sized<entente_rules>();
  if (entente_rules_read(map, text.data(), text.size(), &rules, &error) == ENTENTE_OK) return true;
  Complain(FailureText(file.empty() ? "--rules" : file, error));
  return false;
}

}  // namespace entente_cli
