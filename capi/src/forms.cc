// Games in the forms of other tools.
#include <memory>

#include "arguments.h"
#include "game_forms/game_form.h"
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

Outcome CheckForm(uint32_t form, const char* name, const char* also) {
  if (InfoOf(form) != nullptr) return {};
  return OutOfRange(name, form, static_cast<uint64_t>(GameForm::kLine), "is no form of games", also);
}

// Sets `form` to the form that the text looks like, if it is ENTENTE_GAME_FORM_GUESS.
Outcome FormOf(std::string_view text, uint32_t& form) {
  if (form != ENTENTE_GAME_FORM_GUESS) return CheckForm(form, "from", "ENTENTE_GAME_FORM_GUESS (255)");
  const std::optional<GameForm> guess = GuessGameForm(text);
  if (!guess.has_value()) return NotFoundError("the text looks like no known form of games");
  form = static_cast<uint32_t>(*guess);
  return {};
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
  return Guard(error, TextIn{game, length, "game"}, Out(form, "form"), [&](std::string_view text) -> Outcome {
    uint32_t guess = ENTENTE_GAME_FORM_GUESS;
    ENTENTE_RETURN_IF_BAD(FormOf(text, guess));
    *form = guess;
    return {};
  });
}

entente_status entente_convert(const char* game, size_t length, uint32_t from, uint32_t to, const entente_map* map,
                               const entente_rules* rules, entente_text** text, entente_text** notes,
                               entente_error* error) {
  return Guard(error, HandleOut(notes, "notes", MayBeNull::kYes), HandleOut(text, "text"), TextIn{game, length, "game"},
               [&](std::string_view given) -> Outcome {
                 ENTENTE_RETURN_IF_BAD(CheckForm(to, "to", ""));
                 ENTENTE_RETURN_IF_BAD(FormOf(given, from));
                 RulesOrNone chosen{rules};
                 ENTENTE_RETURN_IF_BAD(chosen.Check());
                 FormOptions options{nullptr, chosen.options, chosen.replaces};
                 if (map != nullptr) options.map = map->map;
                 FormNotes losses;
                 ENTENTE_ASSIGN(const GameRecord record, ReadGame(given, static_cast<GameForm>(from), options, losses));
                 ENTENTE_ASSIGN(std::string written, WriteGame(record, static_cast<GameForm>(to), losses));
                 std::unique_ptr<entente_text> made(new entente_text{std::move(written)});
                 if (notes != nullptr) *notes = new entente_text{NoteLines(losses)};
                 *text = made.release();
                 return {};
               });
}
