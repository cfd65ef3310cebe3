#include "completion.h"

#include <utility>

#include "absl/algorithm/container.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "entente/entente.h"
#include "handle.h"
#include "word_lists.h"

namespace entente_cli {
namespace {

using Paths = Completion::Paths;

std::vector<std::string> PresetNames() {
  std::vector<std::string> names;
  auto info = Sized<entente_preset_info>();
  for (uint32_t i = 0; entente_preset_describe(i, &info, nullptr) == ENTENTE_OK; ++i) names.emplace_back(info.name);
  return names;
}

// What a value or operand can be, by the word that stands for it in --help.
Completion CompletionOfWord(absl::string_view word) {
  if (word == "M" || word == "M...") return {BuiltinMapNames(), Paths::kFiles};
  if (word == "R" || word == "[RULES]") return {PresetNames(), Paths::kFiles};
  if (word == "DIR") return {{}, Paths::kFolders};
  if (absl::StrContains(word, "FILE") || absl::StrContains(word, ".json")) return {{}, Paths::kFiles};
  return {};
}

std::string QuotedForShell(absl::string_view text) {
  return absl::StrCat("'", absl::StrReplaceAll(text, {{"'", "'\\''"}}), "'");
}

// The first clause of an option's meaning.
absl::string_view ShortMeaning(const Option& option) {
  return option.meaning.substr(0, std::min(option.meaning.find_first_of(";:\n("), option.meaning.size()));
}

std::vector<std::string> OptionWords(const Command& command) {
  std::vector<std::string> words{"--help"};
  for (const Option& option : command.options) {
    words.emplace_back(option.name);
    if (!option.letter.empty()) words.emplace_back(option.letter);
  }
  return words;
}

std::string NamesOf(CommandList commands) {
  return absl::StrJoin(commands, " ",
                       [](std::string* out, const Command* command) { absl::StrAppend(out, command->name); });
}

std::string VerbsOf(const Command& command) {
  return absl::StrJoin(command.verbs, " ", [](std::string* out, const Verb& verb) { absl::StrAppend(out, verb.name); });
}

// ---- bash ----

std::string BashReply(const Completion& completion) {
  std::string reply;
  if (!completion.words.empty()) absl::StrAppend(&reply, " -W ", QuotedForShell(absl::StrJoin(completion.words, " ")));
  if (completion.paths == Paths::kFiles) absl::StrAppend(&reply, " -f");
  if (completion.paths == Paths::kFolders) absl::StrAppend(&reply, " -d");
  return reply.empty() ? "return" : absl::StrCat("_entente_reply", reply);
}

std::string BashValueCases(const Command& command) {
  std::string cases;
  for (const Option& option : command.options) {
    if (option.argument.empty()) continue;
    absl::StrAppend(&cases, "    ", QuotedForShell(absl::StrCat(command.name, " ", option.name)));
    if (!option.letter.empty())
      absl::StrAppend(&cases, "|", QuotedForShell(absl::StrCat(command.name, " ", option.letter)));
    absl::StrAppend(&cases, ") ", BashReply(CompletionOf(option)), "; return ;;\n");
  }
  return cases;
}

constexpr char kBashStart[] = R"(# Completes the command line of entente in bash. Made by `entente completion bash`.
_entente_reply() {
  compopt -o filenames 2>/dev/null
  mapfile -t COMPREPLY < <(compgen "$@" -- "$current")
}
_entente() {
  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
  COMPREPLY=()
  # bash takes --map=standard for three words.
  if [[ $current == = ]]; then
    current=
  elif [[ $before == = ]]; then
    before=${COMP_WORDS[COMP_CWORD-2]}
  fi
)";

// ---- zsh ----

std::string EscapedForZsh(absl::string_view text) {
  return absl::StrReplaceAll(text, {{"\\", "\\\\"}, {":", "\\:"}, {"[", "\\["}, {"]", "\\]"}});
}

// ":M: _entente_or_files standard modern". A blank in front keeps _arguments from adding words of its own.
std::string ZshAction(absl::string_view name, const Completion& completion) {
  const std::string words = absl::StrJoin(completion.words, " ");
  std::string action = completion.words.empty() ? " " : absl::StrCat("(", words, ")");
  if (completion.paths == Paths::kFolders) action = "_files -/";
  if (completion.paths == Paths::kFiles) action = words.empty() ? "_files" : absl::StrCat(" _entente_or_files ", words);
  return absl::StrCat(":", name, ":", action);
}

std::string ZshOptions(const Command& command) {
  std::string specs;
  for (const Option& option : command.options) {
    for (const absl::string_view name : {option.name, option.letter}) {
      if (name.empty()) continue;
      const bool takes_sign = absl::StartsWith(name, "--") && !option.argument.empty();
      const std::string spec = absl::StrCat(
          option.repeats ? "*" : "", name, takes_sign ? "=" : "", "[", EscapedForZsh(ShortMeaning(option)), "]",
          option.argument.empty() ? "" : ZshAction(EscapedForZsh(option.argument), CompletionOf(option)));
      absl::StrAppend(&specs, " \\\n            ", QuotedForShell(spec));
    }
  }
  return specs;
}

// ---- fish ----

std::string FishWords(const std::string& words) {
  return words.empty() ? "" : absl::StrCat(" -a ", QuotedForShell(words));
}

std::string FishValue(const Completion& completion) {
  const char* text = completion.paths == Paths::kNone ? " -x" : " -r -F";
  return absl::StrCat(text, FishWords(absl::StrJoin(completion.words, " ")));
}

std::string FishName(absl::string_view name) {
  return absl::StartsWith(name, "--") ? absl::StrCat(" -l ", name.substr(2)) : absl::StrCat(" -s ", name.substr(1));
}

std::string FishOption(const std::string& start, const Option& option) {
  return absl::StrCat(start, FishName(option.name), option.letter.empty() ? "" : FishName(option.letter),
                      option.argument.empty() ? "" : FishValue(CompletionOf(option)), " -d ",
                      QuotedForShell(ShortMeaning(option)), "\n");
}

// What stands after the options: the verb, then operands.
std::string FishOperands(std::string start, const Command& command) {
  std::string lines;
  if (const std::string verbs = VerbsOf(command); !verbs.empty()) {
    start.pop_back();
    lines = absl::StrCat(start, "; and not __fish_seen_subcommand_from ", verbs, "'", FishWords(verbs), "\n");
    absl::StrAppend(&start, "; and __fish_seen_subcommand_from ", verbs, "'");
  }
  const Completion operands = CompletionOfOperands(command);
  if (operands.paths == Paths::kNone && operands.words.empty()) return lines;
  return absl::StrCat(lines, start, operands.paths == Paths::kNone ? "" : " -F",
                      FishWords(absl::StrJoin(operands.words, " ")), "\n");
}

}  // namespace

Completion CompletionOf(const Option& option) {
  if (option.choices != nullptr) return {option.choices(), Paths::kNone};
  return CompletionOfWord(option.argument);
}

Completion CompletionOfOperands(const Command& command) {
  Completion all;
  for (const Form& form : command.forms) {
    Completion of_form = CompletionOfWord(form.operands);
    if (form.operands.empty()) of_form = CompletionOfWord(form.lead.substr(form.lead.find(' ') + 1));
    for (std::string& word : of_form.words) {
      if (!absl::c_linear_search(all.words, word)) all.words.push_back(std::move(word));
    }
    if (of_form.paths != Paths::kNone) all.paths = of_form.paths;
  }
  return all;
}

std::string BashCompletion(CommandList commands) {
  std::string values, others;
  for (const Command* command : commands) {
    absl::StrAppend(&values, BashValueCases(*command));
    const std::string verbs =
        command->verbs.empty()
            ? ""
            : absl::StrCat("elif ((COMP_CWORD == 2)); then _entente_reply -W '", VerbsOf(*command), "'; ");
    absl::StrAppend(&others, "    ", command->name, ")\n      if [[ $current == -* ]]; then _entente_reply -W '",
                    absl::StrJoin(OptionWords(*command), " "), "'; ", verbs, "else ",
                    BashReply(CompletionOfOperands(*command)), "; fi ;;\n");
  }
  return absl::StrCat(kBashStart, "  if ((COMP_CWORD == 1)); then _entente_reply -W '", NamesOf(commands),
                      " --help --version'; return; fi\n  case \"$command $before\" in\n", values,
                      "  esac\n  case $command in\n", others, "  esac\n}\ncomplete -F _entente entente\n");
}

std::string ZshCompletion(CommandList commands) {
  std::string names, cases;
  for (const Command* command : commands) {
    absl::StrAppend(&names, "        ",
                    QuotedForShell(absl::StrCat(command->name, ":", EscapedForZsh(command->summary))), "\n");
    const std::string verbs = command->verbs.empty() ? "" : absl::StrCat(" '1:verb:(", VerbsOf(*command), ")'");
    const std::string operands = absl::StrCat("*", ZshAction("operand", CompletionOfOperands(*command)));
    absl::StrAppend(&cases, "        ", command->name, ")\n          _arguments '--help[describe the command]'",
                    ZshOptions(*command), " \\\n           ", verbs, " ", QuotedForShell(operands), " ;;\n");
  }
  return absl::StrCat(
      "#compdef entente\n# Completes the command line of entente in zsh. Made by `entente completion zsh`.\n"
      "_entente_or_files() { compadd -- \"$@\"; _files }\n_entente() {\n  local curcontext=\"$curcontext\" state line\n"
      "  _arguments -C '(-)--help[the commands]' '(-)--version[the version]' '1: :->command' '*:: :->rest' && return\n"
      "  case $state in\n    command)\n      local -a commands=(\n",
      names, "      )\n      _describe command commands ;;\n    rest)\n      case $words[1] in\n", cases,
      "      esac ;;\n  esac\n}\nif [[ $funcstack[1] == _entente ]]; then _entente \"$@\"; else compdef _entente "
      "entente; fi\n");
}

std::string FishCompletion(CommandList commands) {
  std::string script =
      "# Completes the command line of entente in fish. Made by `entente completion fish`.\n"
      "complete -c entente -f\n"
      "complete -c entente -n __fish_use_subcommand -l version -d 'the version'\n"
      "complete -c entente -l help -d 'describe the program or a command'\n";
  for (const Command* command : commands) {
    absl::StrAppend(&script, "complete -c entente -n __fish_use_subcommand -a ", command->name, " -d ",
                    QuotedForShell(command->summary), "\n");
    const std::string start = absl::StrCat("complete -c entente -n '__fish_seen_subcommand_from ", command->name, "'");
    for (const Option& option : command->options) absl::StrAppend(&script, FishOption(start, option));
    absl::StrAppend(&script, FishOperands(start, *command));
  }
  return script;
}

}  // namespace entente_cli
