#include "rules_option.h"

#include <filesystem>
#include <system_error>

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

bool IsFile(const std::string& value) {
  std::error_code error;
  return std::filesystem::is_regular_file(value, error);
}

}  // namespace

bool ReadRulesOption(const std::string& value, const entente_map* map, entente_rules& rules,
                     const std::string& source) {
  std::string text = value;
  const std::string file = RulesFile(value);
  if (!file.empty() && !ReadWhole(file, text)) return false;
  auto error = Sized<entente_error>();
  rules = Sized<entente_rules>();
  if (entente_rules_read(map, text.data(), text.size(), &rules, &error) == ENTENTE_OK) return true;
  const std::string hint = file.empty() && IsFile(value) ? "; rules in a file are @" + value : "";
  Complain(FailureText(file.empty() ? source : file, error) + hint);
  return false;
}

}  // namespace entente_cli
