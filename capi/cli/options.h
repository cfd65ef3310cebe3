// Declares the tables of the command line: a command, its forms, its options. The parser (arguments.h), --help (help.h) and
// the errors about options use them.
#ifndef ENTENTE_CAPI_CLI_OPTIONS_H_
#define ENTENTE_CAPI_CLI_OPTIONS_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace entente_cli {

class Arguments;

// An option takes a number in least..most; no number if both are 0.
struct NumberRange {
  int64_t least = 0;
  uint64_t most = 0;
};

using Choices = std::vector<std::string> (*)();

// An option. Make one with the functions below. help.cc breaks its text into lines, also at each '\n'.
struct Option {
  absl::string_view name;           // "--map"
  absl::string_view argument = {};  // "M", the value's name in texts; empty: no value
  absl::string_view meaning = {};
  NumberRange range = {};
  Choices choices = nullptr;         // the allowed words
  absl::string_view letter = {};     // a short name, "-v"
  absl::string_view heading = {};    // begins a group in --help, under this line
  absl::string_view only_with = {};  // needs one of these options or verbs
  absl::string_view not_with = {};   // excludes these options
  absl::string_view required = {};   // not empty: must be given; this is the reason in the error
  bool repeats = false;              // may be given several times, with several values

  // Copies of the option with one member changed.
  constexpr Option Meaning(absl::string_view text) const { return With(&Option::meaning, text); }
  constexpr Option Short(absl::string_view name_too) const { return With(&Option::letter, name_too); }
  constexpr Option Under(absl::string_view line) const { return With(&Option::heading, line); }
  constexpr Option OnlyWith(absl::string_view words) const { return With(&Option::only_with, words); }
  constexpr Option NotWith(absl::string_view words) const { return With(&Option::not_with, words); }
  constexpr Option Required(absl::string_view why) const { return With(&Option::required, why); }
  constexpr Option OneOf(Choices words) const {
    Option changed = *this;
    changed.choices = words;
    return changed;
  }
  constexpr Option Repeated() const {
    Option changed = *this;
    changed.repeats = true;
    return changed;
  }

 private:
  constexpr Option With(absl::string_view Option::*member, absl::string_view value) const {
    Option changed = *this;
    changed.*member = value;
    return changed;
  }
};

constexpr Option FlagOption(absl::string_view name, absl::string_view meaning) {
  return {.name = name, .meaning = meaning};
}
constexpr Option ValueOption(absl::string_view name, absl::string_view argument, absl::string_view meaning) {
  return {.name = name, .argument = argument, .meaning = meaning};
}
constexpr Option NumberOption(absl::string_view name, absl::string_view meaning, int64_t least, uint64_t most) {
  return {.name = name, .argument = "N", .meaning = meaning, .range = {least, most}};
}

// A value of Option::required: the error then lists the choices.
inline constexpr absl::string_view kOneOfChoices = "expected one of ";

// A first operand that selects an action of the command: "list" of `entente map list`.
struct Verb {
  absl::string_view name;
  size_t least, most;          // how many operands follow the verb
  absl::string_view operands;  // "one map", in an error about their number
};

// A line of the usage: the first word of the call (an option, a verb or none) and its operands.
struct Form {
  absl::string_view lead = {};
  absl::string_view operands = {};
};

struct Command {
  absl::string_view name;     // "adjudicate"
  absl::string_view summary;  // a line of `entente --help`
  int (*run)(const Arguments&) = nullptr;
  std::vector<Form> forms = {};
  absl::string_view about = {};  // in --help before the options; a line with a leading blank is not broken
  std::vector<Option> options = {};
  bool reads_games = false;      // FILEs are games or phases: --help says in which forms
  absl::string_view notes = {};  // in --help behind the options
  std::vector<Verb> verbs = {};
  bool has_optional_verbs = false;  // a first operand that is no verb is an operand
  int (*run_alone)() = nullptr;     // called instead of `run` if no word follows the command
};

// ---- Options that several commands have ----

inline constexpr uint32_t kMostThreads = 256;

inline constexpr Option kMapOption = ValueOption(
    "--map", "M",
    "the map of inputs that name none: a shipped map, or a file (with a / or ending in .map, .json or .mdf)");
inline constexpr Option kOwnMapOption = kMapOption.Meaning(
    "the map: a shipped one, or a file (with a / or ending in .map, .json or .mdf); default standard");
inline constexpr Option kRulesOption =
    ValueOption("--rules", "R",
                "the rules: a preset, option=value[,..], JSON ({\"option\":\"value\"}, [\"RULE\"]), or a file of these "
                "(@FILE, R.json); what an input says about rules changes them, and a note tells where");
inline constexpr Option kRulesOverrideOption =
    ValueOption(
        "--rules-override", "R",
        "these rules alone: what an input says about rules does not count, and a note tells which of it differs")
        .NotWith("--rules");
inline constexpr Option kOwnRulesOption = kRulesOption.Meaning(
    "the rules: a preset, option=value[,..], JSON ({\"option\":\"value\"}, [\"RULE\"]), or a file of these (@FILE, "
    "R.json)");
inline constexpr Option kPhaseOption =
    ValueOption("--phase", "NAME", "of a game only this phase (S1901M, or SPRING 1901 MOVEMENT)");
inline constexpr Option kJsonOption = FlagOption("--json", "one JSON object a phase");
inline constexpr Option kNamesOption = FlagOption("--names", "full names: \"Army Paris moves to Burgundy\"");
inline constexpr Option kWidthOption = ValueOption(
    "--width", "N", "lines of at most N columns (20 or more; 0: no limit); on a terminal its width, else 0");
inline constexpr Option kJsonlOption = FlagOption(
    "--jsonl",
    "one game or phase a line in, one answer a line out, at once: each answer is written before the program waits for "
    "the next line (docs/json.md#lines); of a game {\"phases\":[..]};\n"
    "blank lines are skipped; an error object has its line in the input and the column in that line; a line longer "
    "than "
    "64 MiB is an error too, and one longer than 128 MiB ends the run");
inline constexpr Option kThreadsOption =
    NumberOption("--threads", "answer lines on N threads; the output is the same", 1, kMostThreads).OnlyWith("--jsonl");
inline constexpr Option kProgressOption =
    FlagOption(
        "--progress",
        "report how many lines are done and how fast, on the error stream: every second at a terminal, else every "
        "20")
        .OnlyWith("--jsonl");

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_OPTIONS_H_
