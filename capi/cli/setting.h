// Reads --map and --rules: the map and rules of inputs that name none.
#ifndef ENTENTE_CAPI_CLI_SETTING_H_
#define ENTENTE_CAPI_CLI_SETTING_H_

#include <string>

#include "arguments.h"
#include "handle.h"

namespace entente_cli {

struct Setting {
  MapHandle map;  // standard if --map is not given
  bool has_map = false;
  entente_rules rules = Sized<entente_rules>();
  bool has_rules = false;

  // NULL where the option is not given: an input that names another map is then read on that one.
  const entente_map* map_or_null() const { return has_map ? map.get() : nullptr; }
  const entente_rules* rules_or_default() const { return has_rules ? &rules : nullptr; }
};

// Complains and returns false if the map or the rules cannot be used.
bool ReadSetting(const Arguments& arguments, Setting& setting);

// An exchange for inputs that name no map and no rules of their own.
bool NewExchange(const Setting& setting, ExchangeHandle& exchange);
// The setting and its exchange.
bool ReadSetting(const Arguments& arguments, Setting& setting, ExchangeHandle& exchange);

// Reads rules in any form of entente_rules_read, or from a file: "@FILE", or a name that ends in ".json". Complains with the
// place in the text, behind the name of what holds it, and returns false if they cannot be used.
bool ReadRules(const std::string& value, const entente_map* map, entente_rules& rules, const std::string& source);

// The library's message in the words of the program: the argument `map` of a C function is --map here.
std::string InOwnWords(absl::string_view message);

// "FILE:LINE:COLUMN: message" of a failed call; a file that the error names itself goes before `file`.
std::string FailureText(const std::string& file, const entente_error& error);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_SETTING_H_
