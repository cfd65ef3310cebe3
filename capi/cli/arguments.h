// Reads the words of a command line after the command: options, a verb, operands, as the command's table allows (options.h).
#ifndef ENTENTE_CAPI_CLI_ARGUMENTS_H_
#define ENTENTE_CAPI_CLI_ARGUMENTS_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "options.h"

namespace entente_cli {

// Exit codes. Other programs rely on them.
inline constexpr int kFine = 0;
inline constexpr int kDiffers = 1;   // something differs, an error line, a map with errors, a game that is not over
inline constexpr int kUnusable = 2;  // bad usage, unreadable input

using Words = std::span<const char* const>;

class Arguments {
 public:
  // Reads options in any place, `--name value` or `--name=value`; `--` ends them; a single `-` is an operand. If a word is
  // wrong, prints why on the error stream (with the nearest option, the words or numbers that are expected) and ok() is
  // false. With --help anywhere before `--` the other words do not count. `command` outlives this.
  Arguments(const Command& command, Words words);

  bool ok() const { return ok_; }
  bool wants_help() const { return wants_help_; }
  bool Has(absl::string_view option) const { return Value(option).has_value(); }
  std::optional<std::string> Value(absl::string_view option) const;       // "" for an option without a value
  std::vector<std::string> Values(absl::string_view option) const;        // all of them, in sequence
  std::optional<uint32_t> Choice(absl::string_view option) const;         // the index of the value among the choices
  std::vector<uint32_t> Choices(absl::string_view option) const;          // of all values
  const std::string& verb() const { return verb_; }                       // "" of a command without verbs
  const std::vector<std::string>& operands() const { return operands_; }  // without the verb

  // Sets a number to the value of a number option; without the option leaves it.
  template <typename Number>
  void Read(absl::string_view option, Number& number) const {
    if (const std::optional<std::string> text = Value(option)) number = static_cast<Number>(NumberOf(*text));
  }

  // "entente: message" on the error stream, with the ways to call the command. Returns kUnusable.
  int BadUsage(absl::string_view message) const;

 private:
  struct Given {
    const Option* option;
    std::string value;
  };
  bool Take(absl::string_view word, Words& rest);
  bool Give(const Option& option, std::string value);
  bool Check();
  bool TakeVerb();
  bool CheckNeeds(const Option& option) const;
  bool CheckExcludes(const Option& option) const;
  bool CheckRequired(const Option& option) const;
  bool Fail(absl::string_view message) const;
  bool IsPresent(absl::string_view word) const { return word == verb_ || Has(word); }
  static uint64_t NumberOf(absl::string_view text);

  const Command& command_;
  std::vector<Given> given_;
  std::string verb_;
  std::vector<std::string> operands_;
  bool ok_ = true;
  bool wants_help_ = false;
};

// Whether a word stands on the command line before `--`.
bool HasWord(Words words, absl::string_view word);

// A whole number, decimal or 0x hexadecimal, in 0..limit; nothing if the text is anything else.
std::optional<uint64_t> ReadNumber(absl::string_view text, uint64_t limit);

// Prints "entente: message" on the error stream.
void Complain(absl::string_view message);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_ARGUMENTS_H_
