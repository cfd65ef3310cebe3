// --map and --rules: which map and which rules an input means that names none.
#ifndef ENTENTE_CAPI_CLI_SETTING_H_
#define ENTENTE_CAPI_CLI_SETTING_H_

#include <string>
#include <string_view>

#include "arguments.h"
#include "handle.h"

namespace entente_cli {

inline constexpr OptionSpec kMapOption{"--map", true};
inline constexpr OptionSpec kRulesOption{"--rules", true};

struct Setting {
  MapHandle map;  // standard if none was asked for
  bool has_map = false;
  entente_rules rules = Sized<entente_rules>();
  bool has_rules = false;

  const entente_rules* rules_or_default() const { return has_rules ? &rules : nullptr; }
};

// Reads the options. Complains and returns false if the map or the rules cannot be used.
bool ReadSetting(const Arguments& arguments, Setting& setting);

// An exchange for inputs that name no map and no rules of their own.
bool NewExchange(const Setting& setting, ExchangeHandle& exchange);

// The library's message in the words of the program: what a caller passes as `map` is given by --map here.
std::string InOwnWords(std::string_view message);

// "FILE:LINE:COLUMN: message" of a failed call; the file of the error itself, if it names one, wins.
std::string FailureText(const std::string& file, const entente_error& error);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_SETTING_H_
