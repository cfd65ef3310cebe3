// Reads the words of a command line after the command: options, a verb, operands. The command's table (options.h) says
// which ones it takes.
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
inline constexpr int kDiffers = 1;   // a difference, an error line, a map with errors, an unfinished game
inline constexpr int kUnusable = 2;  // bad usage, unreadable input

using Words = std::span<const char* const>;

class Arguments {
 public:
  // Reads the words. Options may stand in any place, as `--name value` or `--name=value`; `--` ends them; a single `-` is
  // an operand. If a word is wrong, ok() is false and the error stream has the reason, with the nearest option or the
  // words or numbers expected. If --help stands before `--`, the other words are ignored. `command` must outlive this.
  Arguments(const Command& command, Words words);

  bool ok() const { return ok_; }
  bool wants_help() const { return wants_help_; }
  bool Has(absl::string_view option) const { return Value(option).has_value(); }
  std::optional<std::string> Value(absl::string_view option) const;       // "" for an option without a value
  std::vector<std::string> Values(absl::string_view option) const;        // every value given, in sequence
  std::optional<uint32_t> Choice(absl::string_view option) const;         // the index of the value among the choices
  std::vector<uint32_t> Choices(absl::string_view option) const;          // the index of each value given
  const std::string& verb() const { return verb_; }                       // "" if the command has no verbs
  const std::vector<std::string>& operands() const { return operands_; }  // without the verb

  // Sets `number` to the value of a number option. Without the option, `number` keeps its value.
  template <typename Number>
  void Read(absl::string_view option, Number& number) const {
    if (const std::optional<std::string> text = Value(option)) number = static_cast<Number>(NumberOf(*text));
  }

  // Prints "entente: message" and the command's usage on the error stream. Returns kUnusable.
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

// Whether `word` stands among `words` before `--`.
bool HasWord(Words words, absl::string_view word);

// Reads a whole number in 0..limit, decimal or hexadecimal with 0x. Returns nullopt for any other text.
std::optional<uint64_t> ReadNumber(absl::string_view text, uint64_t limit);

// Prints "entente: message" on the error stream.
void Complain(absl::string_view message);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_ARGUMENTS_H_
