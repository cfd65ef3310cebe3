#include "help.h"

#include <algorithm>

#include "absl/algorithm/container.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "output.h"

namespace entente_cli {
namespace {

constexpr size_t kHelpWidth = 80;
constexpr size_t kMostListed = 14;  // options in a usage line; a longer list becomes [OPTION]...

bool HasOneOf(absl::string_view words, absl::string_view word) {
  return absl::c_linear_search(absl::StrSplit(words, ' '), word);
}

// "--map M".
std::string WordsOfOption(const Option& option) {
  return absl::StrCat(option.name, option.argument.empty() ? "" : " ", option.argument);
}

// "-v, --verbose".
std::string NamesOfOption(const Option& option) {
  return absl::StrCat(option.letter, option.letter.empty() ? "" : ", ", WordsOfOption(option));
}

// "[--map M]", "[--include DIR]...".
std::string UsageOfOption(const Option& option) {
  const std::string words = WordsOfOption(option);
  if (!option.required.empty()) return words;
  return absl::StrCat("[", words, option.repeats ? "]..." : "]");
}

// The first word of a form's lead: "--phase" of "--phase NAME".
absl::string_view LeadOf(const Form& form) { return form.lead.substr(0, form.lead.find(' ')); }

bool IsLead(const Command& command, const Option& option) {
  return absl::c_any_of(command.forms, [&](const Form& form) { return LeadOf(form) == option.name; });
}

bool ExcludesOption(const Command& command, absl::string_view name, const Option& option) {
  const auto other = absl::c_find_if(command.options, [&](const Option& known) { return known.name == name; });
  return HasOneOf(option.not_with, name) || (other != command.options.end() && HasOneOf(other->not_with, option.name));
}

// Whether the usage of this form lists the option. The form's lead is not listed again.
bool BelongsTo(const Command& command, const Form& form, const Option& option) {
  const absl::string_view lead = LeadOf(form);
  if (option.name == lead || (!lead.empty() && ExcludesOption(command, lead, option))) return false;
  if (!option.only_with.empty()) return HasOneOf(option.only_with, lead);
  return !IsLead(command, option);
}

std::vector<std::string> PiecesOf(const Command& command, const Form& form) {
  std::vector<std::string> pieces, listed, required;
  if (!form.lead.empty()) pieces.emplace_back(form.lead);
  for (const Option& option : command.options) {
    if (!BelongsTo(command, form, option)) continue;
    listed.push_back(UsageOfOption(option));
    if (!option.required.empty()) required.push_back(listed.back());
  }
  if (listed.size() > kMostListed) {
    listed = required;
    listed.emplace_back("[OPTION]...");
  }
  pieces.insert(pieces.end(), listed.begin(), listed.end());
  if (!form.operands.empty()) pieces.emplace_back(form.operands);
  return pieces;
}

// Writes `text` behind `first`, broken at blanks. Further lines are indented by the length of `first`.
std::string Beside(absl::string_view first, absl::string_view text) {
  const std::string indent(first.size(), ' ');
  std::vector<std::string> lines;
  for (const absl::string_view line : absl::StrSplit(text, '\n')) {
    const size_t blanks = std::min(line.find_first_not_of(' '), line.size());
    lines.push_back(Broken(absl::StrCat(lines.empty() ? first : indent, line), kHelpWidth, indent.size() + blanks));
  }
  return absl::StrCat(absl::StrJoin(lines, "\n"), "\n");
}

// Breaks each line of a text. Keeps lines that begin with a blank.
std::string Paragraphs(absl::string_view text) {
  std::string broken;
  for (const absl::string_view line : absl::StrSplit(text, '\n')) {
    absl::StrAppend(&broken, absl::StartsWith(line, " ") ? std::string(line) : Broken(line, kHelpWidth, 0), "\n");
  }
  return broken;
}

using OptionIterator = std::vector<Option>::const_iterator;

std::string GroupText(OptionIterator begin, OptionIterator end) {
  std::string text;
  if (!begin->heading.empty()) absl::StrAppend(&text, "\n", begin->heading, "\n");
  size_t width = 0;
  for (auto option = begin; option != end; ++option) width = std::max(width, NamesOfOption(*option).size());
  for (auto option = begin; option != end; ++option) {
    std::string names = absl::StrCat("  ", NamesOfOption(*option));
    names.resize(width + 4, ' ');
    absl::StrAppend(&text, Beside(names, option->meaning));
  }
  return text;
}

std::string OptionsText(const Command& command) {
  std::string text;
  for (auto begin = command.options.begin(); begin != command.options.end();) {
    const auto end = std::find_if(begin + 1, command.options.end(), [](const Option& o) { return !o.heading.empty(); });
    absl::StrAppend(&text, GroupText(begin, end));
    begin = end;
  }
  return text;
}

}  // namespace

std::string UsageOf(const Command& command) {
  std::string usage;
  for (const Form& form : command.forms) {
    const std::string start = absl::StrCat(usage.empty() ? "usage: " : "       ", "entente ", command.name);
    std::string line = start;
    for (const std::string& piece : PiecesOf(command, form)) {
      if (line.size() + 1 + piece.size() > kHelpWidth) {
        absl::StrAppend(&usage, line, "\n");
        line.assign(start.size(), ' ');
      }
      absl::StrAppend(&line, " ", piece);
    }
    absl::StrAppend(&usage, line, "\n");
  }
  return usage;
}

std::string AboutOf(const Command& command) {
  constexpr absl::string_view kForms =
      "\n\nA FILE holds a game or a phase: in JSON, in a form that entente convert reads, or as people type it, a "
      "board "
      "and orders, or orders alone: FRANCE on a line, A PAR - BUR on the next, or France: A PAR - BUR. It may also "
      "have "
      "one in JSON on each line.";
  return absl::StrCat(command.about, command.reads_games ? kForms : "");
}

std::string HelpOf(const Command& command) {
  return absl::StrCat(UsageOf(command), "\n", Paragraphs(AboutOf(command)), "\n", OptionsText(command), "\n",
                      Paragraphs(command.notes));
}

}  // namespace entente_cli
