// entente convert: games from one form into another.
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <optional>
#include <string>
#include <vector>

#include "commands.h"
#include "files.h"
#include "input.h"
#include "output.h"
#include "setting.h"

namespace entente_cli {

const Command kConvert{"convert",
                       "usage: entente convert [--from F] --to G [--map M] [--rules R] [-o FILE]\n"
                       "                       [FILE|-]\n"
                       "\n"
                       "Turns a game, a phase or a position of one form into another. What the other\n"
                       "form has no place for is told on the error stream, one kind a line. Without\n"
                       "options it lists the forms.\n"
                       "\n"
                       "  --from F     the form of the FILE; else what it looks like\n"
                       "  --to G       the form to write; of the form that it has a game is written anew\n"
                       "  --map M      for inputs that name no map: a shipped map, or a file (with a /\n"
                       "               or ending in .map, .json or .mdf)\n"
                       "  --rules R    for inputs that name no rules: a preset, options (a=b,c=d), JSON,\n"
                       "               or @FILE with one of these\n"
                       "  -o FILE      write into FILE instead of the standard output\n"
                       "\n"
                       "Exit codes: 0 fine, also if something is left out; 2 bad usage or unreadable\n"
                       "input, or a game that the other form cannot hold.\n"};

namespace {

constexpr OptionSpec kFromForm{"--from", true}, kToForm{"--to", true}, kOutFile{"-o", true};

std::vector<std::string_view> Forms() {
  std::vector<std::string_view> names;
  for (uint32_t i = 0; i < entente_game_form_count(); ++i) {
    names.push_back(entente_game_form_name(entente_game_form(i)));
  }
  return names;
}

void ListForms() {
  for (uint32_t i = 0; i < entente_game_form_count(); ++i) {
    const uint32_t form = entente_game_form(i);
    std::string line = "  " + std::string(entente_game_form_name(form));
    line.resize(std::max<size_t>(line.size() + 1, 16), ' ');
    Print(line + entente_game_form_text(form) + "\n");
  }
}

// The form that an option names; ENTENTE_GAME_FORM_GUESS if it is not there. Complains about an unknown one.
std::optional<uint32_t> ReadForm(const Arguments& arguments, const OptionSpec& option) {
  const std::optional<std::string> word = arguments.Value(option.name);
  if (!word.has_value()) return ENTENTE_GAME_FORM_GUESS;
  const std::vector<std::string_view> names = Forms();
  std::string expected;
  for (uint32_t i = 0; i < names.size(); ++i) {
    if (names[i] == *word) return entente_game_form(i);
    expected += (i == 0 ? "" : ", ") + std::string(names[i]);
  }
  std::string message = std::string(option.name) + " " + *word + ": expected one of " + expected;
  const std::string_view nearest = NearestWord(*word, names);
  if (!nearest.empty()) message += "; did you mean " + std::string(nearest) + "?";
  BadUsage(kConvert, message);
  return std::nullopt;
}

// Complains and returns false if it cannot be written whole.
bool WriteFile(const std::string& name, std::string_view text) {
  std::FILE* file = std::fopen(name.c_str(), "wb");
  bool is_written = file != nullptr && std::fwrite(text.data(), 1, text.size(), file) == text.size();
  if (file != nullptr) is_written = std::fclose(file) == 0 && is_written;
  if (!is_written) Complain(name + ": " + std::strerror(errno));
  return is_written;
}

// Each note on a line of its own.
void TellNotes(std::string_view notes) {
  while (!notes.empty()) {
    const std::string_view note = notes.substr(0, notes.find('\n'));
    TellNote(note);
    notes.remove_prefix(std::min(notes.size(), note.size() + 1));
  }
}

// A text form ends with a line end on its own.
std::string WithLineEnd(std::string_view text) {
  std::string whole(text);
  if (whole.ends_with('}')) whole += '\n';
  return whole;
}

// What may be wrong with the form that a refused game was read in: `from`, or what it looks like.
std::string FormHint(const std::string& game, uint32_t from, const entente_error& error) {
  uint32_t looks = ENTENTE_GAME_FORM_GUESS;
  const bool is_known = entente_game_form_guess(game.data(), game.size(), &looks, nullptr) == ENTENTE_OK;
  if (from == ENTENTE_GAME_FORM_GUESS) {
    const bool is_unknown = error.status == ENTENTE_ERR_NOT_FOUND && error.line == 0 && !is_known;
    return is_unknown ? ": try --from" : "";
  }
  if (looks == from) return "";
  if (!is_known) return "; it looks like no form of games at all";
  const std::string name = entente_game_form_name(looks);
  return "; it looks like " + name + " (" + entente_game_form_text(looks) + "): try --from " + name;
}

int ConvertFile(const std::string& file, uint32_t from, uint32_t to, const Setting& setting,
                const std::optional<std::string>& out_file) {
  std::string game;
  if (!ReadWhole(file, game)) return kUnusable;
  auto error = Sized<entente_error>();
  Text text, notes;
  const entente_map* map = setting.has_map ? setting.map.get() : nullptr;
  if (entente_convert(game.data(), game.size(), from, to, map, setting.rules_or_default(), text.out(), notes.out(),
                      &error) != ENTENTE_OK) {
    Complain(FailureText(file == "-" ? "(stdin)" : file, error) + FormHint(game, from, error));
    return kUnusable;
  }
  const std::string whole = WithLineEnd(text.view());
  if (!out_file.has_value()) {
    Print(whole);
  } else if (!WriteFile(*out_file, whole)) {
    return kUnusable;
  }
  TellNotes(notes.view());
  return kFine;
}

}  // namespace

int Convert(Words words) {
  if (words.empty()) {
    ListForms();
    return kFine;
  }
  const Arguments arguments(kConvert, words, {kFromForm, kToForm, kMapOption, kRulesOption, kOutFile});
  if (!arguments.ok()) return kUnusable;
  if (arguments.wants_help()) {
    Print(kConvert.usage);
    return kFine;
  }
  const std::optional<uint32_t> from = ReadForm(arguments, kFromForm);
  if (!from.has_value()) return kUnusable;
  const std::optional<uint32_t> to = ReadForm(arguments, kToForm);
  if (!to.has_value()) return kUnusable;
  if (*to == ENTENTE_GAME_FORM_GUESS) return BadUsage(kConvert, "no --to: which form?");
  if (arguments.operands().size() > 1) {
    return BadUsage(kConvert, "one FILE at a time, not also '" + arguments.operands()[1] + "'");
  }
  Setting setting;
  if (!ReadSetting(arguments, setting)) return kUnusable;
  return ConvertFile(FilesOf(arguments, "a game")[0], *from, *to, setting, arguments.Value(kOutFile.name));
}

}  // namespace entente_cli
