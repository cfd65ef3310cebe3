// Games in the forms of other tools.
#include <cstring>
#include <memory>

#include "arguments.h"
#include "buffers.h"
#include "game_forms/game_form.h"
#include "structs.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

const GameFormInfo* InfoOf(uint32_t form) {
  for (const GameFormInfo& info : GameForms()) {
    if (static_cast<uint32_t>(info.form) == form) return &info;
  }
  return nullptr;
}

Outcome CheckForm(uint32_t form, const char* name) {
  if (InfoOf(form) == nullptr) {
    const bool may_guess = std::strcmp(name, "from") == 0;
    return OutOfRange(name, form, static_cast<uint64_t>(GameForm::kLine), "is no form of games",
                      may_guess ? "ENTENTE_GAME_FORM_GUESS (255)" : "");
  }
  return {};
}

// `form`, or what the text looks like.
Outcome FormOf(std::string_view text, uint32_t& form) {
  if (form != ENTENTE_GAME_FORM_GUESS) return CheckForm(form, "from");
  const std::optional<GameForm> guess = GuessGameForm(text);
  if (!guess.has_value()) return NotFoundError("the text looks like no known form of games");
  form = static_cast<uint32_t>(*guess);
  return {};
}

Outcome OptionsOf(const entente_map* map, const entente_rules* rules, FormOptions& options) {
  if (map != nullptr) options.map = map->map;
  if (rules == nullptr) return {};
  entente_rules loaded;
  ENTENTE_RETURN_IF_BAD(Load(rules, loaded, "rules"));
  return OptionsFrom(loaded, options.rules.emplace());
}

std::string NoteLines(const FormNotes& notes) {
  std::string lines;
  for (const std::string& note : notes) lines += note + '\n';
  return lines;
}

}  // namespace

uint32_t entente_game_form_count(void) { return static_cast<uint32_t>(GameForms().size()); }

uint32_t entente_game_form(uint32_t index) {
  const std::span<const GameFormInfo> forms = GameForms();
  return index < forms.size() ? static_cast<uint32_t>(forms[index].form) : uint32_t{ENTENTE_GAME_FORM_GUESS};
}

const char* entente_game_form_name(uint32_t form) {
  const GameFormInfo* info = InfoOf(form);
  return info == nullptr ? nullptr : info->word.data();  // static text with a final zero
}

const char* entente_game_form_text(uint32_t form) {
  const GameFormInfo* info = InfoOf(form);
  return info == nullptr ? nullptr : info->text.data();
}

entente_status entente_game_form_guess(const char* game, size_t length, uint32_t* form, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view text;
    ENTENTE_RETURN_IF_BAD(TextArgument(game, length, "game", text));
    ENTENTE_RETURN_IF_BAD(NotNull({{form, "form"}}));
    uint32_t guess = ENTENTE_GAME_FORM_GUESS;
    ENTENTE_RETURN_IF_BAD(FormOf(text, guess));
    *form = guess;
    return {};
  });
}

entente_status entente_convert(const char* game, size_t length, uint32_t from, uint32_t to, const entente_map* map,
                               const entente_rules* rules, entente_text** text, entente_text** notes,
                               entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    if (notes != nullptr) *notes = nullptr;
    ENTENTE_RETURN_IF_BAD(CheckPlace(text, "text"));
    std::string_view given;
    ENTENTE_RETURN_IF_BAD(TextArgument(game, length, "game", given));
    ENTENTE_RETURN_IF_BAD(CheckForm(to, "to"));
    ENTENTE_RETURN_IF_BAD(FormOf(given, from));
    FormOptions options;
    ENTENTE_RETURN_IF_BAD(OptionsOf(map, rules, options));
    FormNotes told;
    const Result<GameRecord> record = ReadGame(given, static_cast<GameForm>(from), options, told);
    if (!record.ok()) return record.status();
    Result<std::string> written = WriteGame(*record, static_cast<GameForm>(to), told);
    if (!written.ok()) return written.status();
    std::unique_ptr<entente_text> made(new entente_text{*std::move(written)});
    if (notes != nullptr) *notes = new entente_text{NoteLines(told)};
    *text = made.release();
    return {};
  });
}
