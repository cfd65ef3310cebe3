#include "language_option.h"

#include <string>

#include "entente/entente.h"

namespace entente_cli {

bool ReadLanguage(const Command& command, const Arguments& arguments, uint32_t& language) {
  const std::optional<std::string> wanted = arguments.Value(kLanguageOption.name);
  if (!wanted.has_value()) return true;
  std::string known;
  for (uint32_t i = 0; entente_explain_language(i) != nullptr; ++i) {
    language = i;
    if (*wanted == entente_explain_language(i)) return true;
    known += (i == 0 ? "" : ", ") + std::string(entente_explain_language(i));
  }
  BadUsage(command, "--language " + *wanted + ": expected one of " + known);
  return false;
}

}  // namespace entente_cli
