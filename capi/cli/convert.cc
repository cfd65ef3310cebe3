// entente convert: converts games from one form into another.
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "commands.h"
#include "documents.h"
#include "form_names.h"
#include "game_file.h"
#include "handle.h"
#include "input.h"
#include "json_text.h"
#include "line_game.h"
#include "output.h"
#include "report_options.h"
#include "setting.h"

namespace entente_cli {
namespace {

int ListForms() {
  for (const entente_game_form_info& form : GameForms()) {
    Print(absl::StrFormat("  %-13s %s\n", form.name, form.text));
  }
  return kFine;
}

// Advice for the error of a refused game, if the text may be in another form than `from`.
std::string AdviceAboutForm(const std::string& game, uint32_t from, const entente_error& error) {
  uint32_t looks = ENTENTE_GAME_FORM_GUESS;
  const bool is_known = entente_game_form_guess(game.data(), game.size(), &looks, nullptr) == ENTENTE_OK;
  if (from == ENTENTE_GAME_FORM_GUESS) {
    const bool is_unknown = error.status == ENTENTE_ERR_NOT_FOUND && error.line == 0 && !is_known;
    return is_unknown ? ": try --from" : "";
  }
  if (looks == from) return "";
  if (!is_known) return "; it looks like no form of games at all";
  return absl::StrCat(LooksLike(looks), ": try --from ", GameFormInfoOf(looks).name);
}

// Whether the text is several JSON objects, one a line.
bool HoldsSeveral(absl::string_view game) {
  const size_t begin = game.find_first_not_of(" \t\r\n"), end = game.find('\n', begin);
  return begin != absl::string_view::npos && end != absl::string_view::npos && !IsBlank(game.substr(end)) &&
         IsWholeObject(game.substr(begin, end - begin));
}

// Puts a board and orders as people type them into our JSON. Other texts stay as they are.
void ReadTypedGame(std::string& text, const Setting& setting, std::vector<std::string>& notes) {
  GameText read;
  auto error = Sized<entente_error>();
  if (!ReadGameText(text, TextForms::kAll, setting, read, error) || !read.is_typed) return;
  text = std::move(read.converted);
  notes = std::move(read.notes);
}

int ConvertFile(const std::string& file, uint32_t from, uint32_t to, const Setting& setting,
                const std::optional<std::string>& out_file) {
  std::string game;
  if (!ReadWhole(file, game)) return kUnusable;
  if (IsUtf16(game)) {
    Complain(absl::StrCat(file == "-" ? "(stdin)" : file, ": ", kNotUtf16));
    return kUnusable;
  }
  std::vector<std::string> read_notes;
  if (from == ENTENTE_GAME_FORM_GUESS) ReadTypedGame(game, setting, read_notes);
  if (HoldsSeveral(game)) {
    Complain(absl::StrCat(file == "-" ? "(stdin)" : file, ": has several games, one a line: expected one at a time"));
    return kUnusable;
  }
  auto error = Sized<entente_error>();
  Text text, notes;
  if (entente_convert(game.data(), game.size(), from, to, setting.map_or_null(), setting.rules_or_default(),
                      &setting.texts, text.out(), notes.out(), &error) != ENTENTE_OK) {
    Complain(FailureText(file == "-" ? "(stdin)" : file, error) + AdviceAboutForm(game, from, error));
    return kUnusable;
  }
  const std::string whole = WithLineEnd(text.view(), to);
  if (!out_file.has_value() || *out_file == "-") {
    Print(whole);
  } else if (!ReplaceFile(*out_file, whole)) {
    return kUnusable;
  }
  for (const std::string& note : read_notes) PrintNote(note);
  for (const std::string& note : LinesOf(notes.view())) PrintNote(note);
  return kFine;
}

bool IsJsonForm(uint32_t form) {
  return form == ENTENTE_GAME_FORM_JSON || form == ENTENTE_GAME_FORM_DIPLOMACY || form == ENTENTE_GAME_FORM_DIPCC ||
         form == ENTENTE_GAME_FORM_WEBDIPLOMACY;
}

// Answers lines: {"id","form":"dipcc","game":{..}}, or "text":".." of a form that is no JSON.
int ConvertLines(const Arguments& arguments, const Setting& setting) {
  const uint32_t from = FormOf(arguments, "--from"), to = FormOf(arguments, "--to");
  if (to == ENTENTE_GAME_FORM_BINARY) return arguments.BadUsage("--jsonl writes no snapshots, which are bytes");
  const LineCall convert = [&setting, from, to](entente_exchange*, absl::string_view line, std::string& answers,
                                                entente_error& error) {
    LineGame game;
    Text text, notes;
    if (!game.Read(line, {}, setting, error)) return false;
    // JSON of other tools goes to their readers, which know more of it than ours.
    const uint32_t form = game.is_converted() ? uint32_t{ENTENTE_GAME_FORM_JSON} : from;
    if (entente_convert(game.json().data(), game.json().size(), form, to, setting.map_or_null(),
                        setting.rules_or_default(), &setting.texts, text.out(), notes.out(), &error) != ENTENTE_OK) {
      error = game.InLine(error);
      return false;
    }
    const std::string json = IsJsonForm(to) ? OnOneLine(text.view()) : JsonQuoted(text.view());
    answers += game.Answer(JsonObject({JsonTextMember("form", GameFormInfoOf(to).name),
                                       JsonMember(IsJsonForm(to) ? "game" : "text", json)}),
                           LinesOf(notes.view()));
    return true;
  };
  return RunBulk(arguments, setting, {convert, "games or phases"});
}

int Convert(const Arguments& arguments) {
  const bool reads_lines = arguments.Has("--jsonl");
  if (!reads_lines && arguments.operands().size() > 1) {
    return arguments.BadUsage(absl::StrCat("one FILE at a time, not also '", arguments.operands()[1], "'"));
  }
  Setting setting;
  if (!ReadSetting(arguments, setting)) return kUnusable;
  if (reads_lines) return ConvertLines(arguments, setting);
  return ConvertFile(FilesOf(arguments, "a game")[0], FormOf(arguments, "--from"), FormOf(arguments, "--to"), setting,
                     arguments.Value("-o"));
}

}  // namespace

const Command kConvert{
    .name = "convert",
    .summary = "turn games of one form into another",
    .run = Convert,
    .forms = {{"", "[FILE|-]"}, {"--jsonl", "[FILE|-]..."}},
    .about =
        "Turns a game, a phase or a position of one form into another. What the other form cannot hold is named on "
        "the error stream, one kind a line. Without options it lists the forms.",
    .options =
        {ValueOption("--from", "F", "the form of the FILE; else what it looks like").OneOf(FormNames),
         ValueOption("--to", "G", "the form to write; a game that has this form already is written anew")
             .OneOf(FormNames)
             .Required("which form?"),
         kGameLinesOption.NotWith("-o"), kThreadsOption, kProgressOption, kNoteLanguageOption, kMapOption, kRulesOption,
         kRulesOverrideOption,
         ValueOption(
             "-o", "FILE",
             "write FILE instead of the standard output, which '-' also means; an old FILE is replaced once all is "
             "written to FILE.PID.new beside it, which stays behind if the program is killed")},
    .reads_games = true,
    .notes =
        "Exit codes: 0 fine, also if something is left out; 1 --jsonl had error lines; 2 bad usage or unreadable "
        "input, or a game that the "
        "other form cannot hold.",
    .run_alone = ListForms};

}  // namespace entente_cli
