#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "completion.h"
#include "entente/entente.h"
#include "help.h"

namespace entente_cli {
namespace {

// Text that troff sets as it is: no character acts, and hyphens stay what one can type.
std::string Troff(absl::string_view text) {
  const std::string escaped = absl::StrReplaceAll(
      text,
      {{"\\", "\\e"}, {"-", "\\-"}, {"'", "\\(aq"}, {"`", "\\(ga"}, {"^", "\\(ha"}, {"~", "\\(ti"}, {"\"", "\\(dq"}});
  return absl::StartsWith(escaped, ".") ? absl::StrCat("\\&", escaped) : escaped;
}

// Lines that are set as they are: tables, usage.
std::string AsItIs(absl::string_view lines) {
  std::string text = ".nf\n";
  for (const absl::string_view line : absl::StrSplit(lines, '\n')) absl::StrAppend(&text, Troff(line), "\n");
  return absl::StrCat(text, ".fi\n");
}

// A paragraph of --help: a table if a line of it begins with a blank or has two of them side by side.
std::string TroffParagraph(absl::string_view paragraph) {
  const bool is_table = absl::StartsWith(paragraph, " ") || absl::StrContains(paragraph, "  ");
  if (is_table) return AsItIs(paragraph);
  std::vector<std::string> lines;
  for (const absl::string_view line : absl::StrSplit(paragraph, '\n')) lines.push_back(Troff(line));
  return absl::StrCat(absl::StrJoin(lines, "\n.br\n"), "\n");
}

std::string TroffParagraphs(absl::string_view text) {
  std::string all;
  for (const absl::string_view paragraph : absl::StrSplit(text, "\n\n")) {
    if (!paragraph.empty()) absl::StrAppend(&all, ".PP\n", TroffParagraph(paragraph));
  }
  return all;
}

std::string OptionEntry(const Option& option) {
  std::string entry;
  if (!option.heading.empty()) absl::StrAppend(&entry, ".PP\n", Troff(option.heading), "\n");
  const std::string letter = option.letter.empty() ? "" : absl::StrCat("\\fB", Troff(option.letter), "\\fR, ");
  const std::string value = option.argument.empty() ? "" : absl::StrCat(" \\fI", Troff(option.argument), "\\fR");
  return absl::StrCat(entry, ".TP\n", letter, "\\fB", Troff(option.name), "\\fR", value, "\n",
                      TroffParagraph(option.meaning));
}

std::string CommandSection(const Command& command) {
  std::string usage = UsageOf(command);
  usage = absl::StrReplaceAll(usage.substr(usage.find("entente")), {{"\n       ", "\n"}});
  std::string text = absl::StrCat(".SS entente ", Troff(command.name), "\n",
                                  AsItIs(absl::StripTrailingAsciiWhitespace(usage)), TroffParagraphs(AboutOf(command)));
  for (const Option& option : command.options) absl::StrAppend(&text, OptionEntry(option));
  return absl::StrCat(text, TroffParagraphs(command.notes));
}

}  // namespace

std::string ManPage(CommandList commands) {
  std::string page = absl::StrCat(
      ".\\\" Made by `entente completion man`.\n.TH ENTENTE 1 \"\" \"entente ", entente_version(), "\"\n",
      ".SH NAME\nentente \\- adjudicate the board game Diplomacy\n",
      ".SH SYNOPSIS\n\\fBentente\\fR \\fICOMMAND\\fR [\\fIOPTION\\fR]... [\\fIFILE\\fR]...\n.br\n",
      "\\fBentente\\fR [\\fICOMMAND\\fR] \\fB\\-\\-help\\fR\n.br\n\\fBentente\\fR \\fB\\-\\-version\\fR\n",
      ".SH DESCRIPTION\nReads positions and games, and adjudicates, explains, lists, converts or scores them. Options "
      "may "
      "stand in any place; \\fB\\-\\-\\fR ends them; an option\\(aqs value follows it or a \\(dq=\\(dq. The file "
      "\\fB\\-\\fR is the standard input.\n.PP\n");
  for (const Command* command : commands) {
    absl::StrAppend(&page, ".TP\n\\fB", Troff(command->name), "\\fR\n", Troff(command->summary), "\n");
  }
  absl::StrAppend(&page, ".SH COMMANDS\n");
  for (const Command* command : commands) absl::StrAppend(&page, CommandSection(*command));
  return absl::StrCat(page,
                      ".SH EXIT STATUS\n0 fine; 1 something differs, an error line, a map with errors; 2 bad usage or "
                      "unreadable input; 130 and 143: stopped by Ctrl\\-C or SIGTERM.\n");
}

}  // namespace entente_cli
