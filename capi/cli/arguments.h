// The words of the command line after the command: options and operands.
#ifndef ENTENTE_CAPI_CLI_ARGUMENTS_H_
#define ENTENTE_CAPI_CLI_ARGUMENTS_H_

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "nearest_word.h"

namespace entente_cli {

// Exit codes. Other programs rely on them.
inline constexpr int kFine = 0;
inline constexpr int kDiffers = 1;   // something differs, an error line, a map with errors, a game that is not over
inline constexpr int kUnusable = 2;  // bad usage, unreadable input

// What a command is told: its name for messages, its usage text, the words after it.
struct Command {
  std::string_view name;   // "adjudicate"
  std::string_view usage;  // printed by --help
};

struct OptionSpec {
  std::string_view name;  // "--map"
  bool takes_value;
  bool repeats = false;  // may be given several times, each with a value of its own
};

class Arguments {
 public:
  // Reads options in any place, `--name value` or `--name=value`; `--` ends them; a single `-` is an operand. Says on
  // the error stream what is wrong (an unknown option, with the nearest one; an option that has two values) and then
  // ok() is false. With --help anywhere before `--` the rest does not count.
  Arguments(const Command& command, std::span<const char* const> words, std::initializer_list<OptionSpec> options);

  bool ok() const { return ok_; }
  bool Has(std::string_view option) const { return Value(option).has_value(); }
  std::optional<std::string> Value(std::string_view option) const;  // "" for an option without a value
  std::vector<std::string> Values(std::string_view option) const;   // all of them, in sequence
  const std::vector<std::string>& operands() const { return operands_; }
  bool wants_help() const { return wants_help_; }

 private:
  struct Given {
    std::string_view name;
    std::string value;
  };
  bool Take(const Command& command, std::string_view word, std::span<const char* const>& rest,
            std::initializer_list<OptionSpec> options);
  // False, with a complaint, if the option has another value already and stands for one only.
  bool Give(const Command& command, const OptionSpec& option, std::string value);

  std::vector<Given> given_;
  std::vector<std::string> operands_;
  bool ok_ = true;
  bool wants_help_ = false;
};

// Whether a word stands on the command line before `--`.
bool HasWord(std::span<const char* const> words, std::string_view word);

// A whole number, decimal or 0x hexadecimal, in 0..limit; nothing if the text is anything else.
std::optional<uint64_t> ReadNumber(std::string_view text, uint64_t limit);

// Reads a number option, if it is there. Complains and returns false if it is none in least..most.
template <typename Number>
bool ReadNumberOption(const Command& command, const Arguments& arguments, std::string_view option, uint64_t least,
                      uint64_t most, Number& number);

// "entente: message" on the error stream, with usage advice.
int BadUsage(const Command& command, std::string_view message);
// "entente: message" on the error stream.
void Complain(std::string_view message);

template <typename Number>
bool ReadNumberOption(const Command& command, const Arguments& arguments, std::string_view option, uint64_t least,
                      uint64_t most, Number& number) {
  const std::optional<std::string> text = arguments.Value(option);
  if (!text.has_value()) return true;
  const std::optional<uint64_t> read = ReadNumber(*text, most);
  if (read.has_value() && *read >= least) {
    number = static_cast<Number>(*read);
    return true;
  }
  const std::string from = least > 0 ? "from " + std::to_string(least) + " to " : "up to ";
  BadUsage(command, "option " + std::string(option) + " needs a number " + from + std::to_string(most) + ", not '" +
                        *text + "'");
  return false;
}

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_ARGUMENTS_H_
