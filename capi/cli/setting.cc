#include "setting.h"

#include <cstdio>
#include <filesystem>
#include <system_error>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "input.h"
#include "map_file.h"
#include "output.h"
#include "report_options.h"

namespace entente_cli {
namespace {

// The file named by a value of --rules; "" if the value is no file name.
std::string RulesFile(const std::string& value) {
  if (absl::StartsWith(value, "@")) return value.substr(1);
  return absl::EndsWith(value, ".json") ? value : "";
}

// Advice if the value is a file name without @; else "".
std::string FileHint(const std::string& value) {
  std::error_code error;
  return std::filesystem::is_regular_file(value, error) ? absl::StrCat("; rules in a file are @", value) : "";
}

}  // namespace

bool ReadSetting(const Arguments& arguments, Setting& setting) {
  if (!ReadTextOptions(arguments, setting.texts)) return false;
  setting.has_map = arguments.Has("--map");
  if (!OpenMap(arguments.Value("--map").value_or("standard"), setting.map)) return false;
  const bool replaces = arguments.Has("--rules-override");
  const char* option = replaces ? "--rules-override" : "--rules";
  const std::optional<std::string> rules = arguments.Value(option);
  setting.has_rules = rules.has_value();
  if (!rules.has_value()) return true;
  const bool is_read = ReadRules(*rules, setting.map.get(), setting.rules, option);
  setting.rules.replaces = replaces ? 1 : 0;
  return is_read;
}

bool NewExchange(const Setting& setting, ExchangeHandle& exchange) {
  auto error = Sized<entente_error>();
  return entente_exchange_new(setting.map_or_null(), setting.rules_or_default(), Out(exchange), &error) == ENTENTE_OK ||
         Refuse(error.message);
}

bool ReadSetting(const Arguments& arguments, Setting& setting, ExchangeHandle& exchange) {
  return ReadSetting(arguments, setting) && NewExchange(setting, exchange);
}

bool ReadRules(const std::string& value, const entente_map* map, entente_rules& rules, const std::string& source) {
  std::string text = value;
  const std::string file = RulesFile(value);
  if (!file.empty() && !ReadWhole(file, text)) return false;
  auto error = Sized<entente_error>();
  rules = Sized<entente_rules>();
  if (entente_rules_read(map, text.data(), text.size(), &rules, &error) == ENTENTE_OK) return true;
  return Refuse(file.empty() ? absl::StrCat(FailureText(source, error), FileHint(value)) : FailureText(file, error));
}

std::string InOwnWords(absl::string_view message) {
  return absl::StrReplaceAll(message, {{"passed as `map`", "given by --map"}});
}

entente_error ErrorOf(entente_status status, absl::string_view message) {
  auto error = Sized<entente_error>();
  error.status = status;
  std::snprintf(error.message, sizeof error.message, "%.*s", static_cast<int>(message.size()), message.data());
  return error;
}

std::string FailureText(const std::string& file, const entente_error& error) {
  std::string text = *error.file != '\0' ? error.file : file;
  if (error.line > 0) absl::StrAppend(&text, ":", error.line);
  if (error.line > 0 && error.column > 0) absl::StrAppend(&text, ":", error.column);
  return absl::StrCat(text, ": ", InOwnWords(error.message));
}

}  // namespace entente_cli
