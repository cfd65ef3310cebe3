// Reads --map, --rules, --rules-override and the options of texts (report_options.h). A map that an input names goes before --map; what it says about rules changes
// --rules, and does not count beside --rules-override.
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
  entente_text_options texts = Sized<entente_text_options>();  // how sentences are written

  // NULL if the option is not given. An input may then name any map.
  const entente_map* map_or_null() const { return has_map ? map.get() : nullptr; }
  const entente_rules* rules_or_default() const { return has_rules ? &rules : nullptr; }
};

// Reads the options. Complains and returns false if one cannot be used.
bool ReadSetting(const Arguments& arguments, Setting& setting);

// Makes an exchange with the map and rules of the setting as defaults. Complains and returns false if that fails.
bool NewExchange(const Setting& setting, ExchangeHandle& exchange);
// Reads the setting and makes its exchange.
bool ReadSetting(const Arguments& arguments, Setting& setting, ExchangeHandle& exchange);

// Reads rules in any form of entente_rules_read, or from a file ("@FILE", or a name that ends in ".json"). Complains and
// returns false if they cannot be used; the message begins with `source` or the file, and the place in the text.
bool ReadRules(const std::string& value, const entente_map* map, entente_rules& rules, const std::string& source);

// Rewrites a message of the library for the command line: "passed as `map`" becomes "given by --map".
std::string InOwnWords(absl::string_view message);

// An error without a place.
entente_error ErrorOf(entente_status status, absl::string_view message);

// "FILE:LINE:COLUMN: message" for the error of a failed call. FILE is the error's own file if it names one, else `file`.
std::string FailureText(const std::string& file, const entente_error& error);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_SETTING_H_
