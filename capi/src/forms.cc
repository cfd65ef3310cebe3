// Games in the forms of other tools.
#include <memory>

#include "arguments.h"
#include "game_forms/game_form.h"
#include "text_style.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

Outcome CheckForm(uint32_t form, const char* name, const char* also) {
  for (const GameFormInfo& info : GameForms()) {
    if (static_cast<uint32_t>(info.form) == form) return {};
  }
  return OutOfRange(name, form, static_cast<uint64_t>(GameForm::kLine), "is no form of games", also);
}

// Sets `form` to the form that the text looks like, if it is ENTENTE_GAME_FORM_GUESS.
Outcome FormOf(std::string_view text, uint32_t& form) {
  if (form != ENTENTE_GAME_FORM_GUESS) return CheckForm(form, "source_form", "ENTENTE_GAME_FORM_GUESS (255)");
  const std::optional<GameForm> guess = GuessGameForm(text);
  if (!guess.has_value()) return NotFoundError("the text looks like no known form of games");
  form = static_cast<uint32_t>(*guess);
  return {};
}

// Sets `reading` to the map, rules and style for a text that says nothing about them.
Outcome SetReading(const entente_map* game_map, const entente_rules* rules, const TextStyle& style,
                   FormOptions& reading) {
  RulesOrNone chosen{rules};
  ENTENTE_RETURN_IF_BAD(chosen.Check());
  reading = {game_map != nullptr ? game_map->map : nullptr, chosen.options, chosen.replaces, style.voice};
  return {};
}

std::string NoteLines(const FormNotes& notes) {
  std::string lines;
  for (const std::string& note : notes) AppendLine(note, lines);
  return lines;
}

}  // namespace

entente_status entente_game_form_describe(uint32_t index, entente_game_form_info* info, entente_error* error) {
  return Guard(error, StructOut(info, "info"), [&]() -> Outcome {
    const std::span<const GameFormInfo> forms = GameForms();
    if (index >= forms.size()) return BeyondTheLast("index", index, forms.size());
    entente_game_form_info known{};
    known.form = static_cast<uint32_t>(forms[index].form);
    FillText(forms[index].word, known.name);
    FillText(forms[index].text, known.text);
    return Give(known, info);
  });
}

entente_status entente_game_form_guess(const void* source, size_t length, entente_game_form* form,
                                       entente_error* error) {
  return Guard(error, TextIn{source, length, "source"}, Out(form, "form"), [&](std::string_view text) -> Outcome {
    uint32_t guess = ENTENTE_GAME_FORM_GUESS;
    ENTENTE_RETURN_IF_BAD(FormOf(text, guess));
    *form = guess;
    return {};
  });
}

entente_status entente_convert(const void* source, size_t length, entente_game_form source_form,
                               entente_game_form target_form, const entente_map* game_map, const entente_rules* rules,
                               const entente_text_options* options, entente_text** target, entente_text** notes,
                               entente_error* error) {
  return Guard(
      error, HandleOut(notes, "notes", MayBeNull::kYes), HandleOut(target, "target"), TextIn{source, length, "source"},
      TextOptionsIn{options}, [&](std::string_view given, const TextStyle& style) -> Outcome {
        ENTENTE_RETURN_IF_BAD(CheckForm(target_form, "target_form", ""));
        ENTENTE_RETURN_IF_BAD(FormOf(given, source_form));
        FormOptions reading;
        ENTENTE_RETURN_IF_BAD(SetReading(game_map, rules, style, reading));
        FormNotes losses(style.voice);
        ENTENTE_ASSIGN(const GameRecord record, ReadGame(given, static_cast<GameForm>(source_form), reading, losses));
        ENTENTE_ASSIGN(std::string written, WriteGame(record, static_cast<GameForm>(target_form), losses));
        std::unique_ptr<entente_text> made(new entente_text{std::move(written)});
        if (notes != nullptr) *notes = new entente_text{NoteLines(losses)};
        *target = made.release();
        return {};
      });
}

entente_status entente_adjudicate_listing(const char* source, size_t length, const entente_map* game_map,
                                          const entente_rules* rules, const entente_text_options* options,
                                          entente_text** listing, entente_text** notes, entente_error* error) {
  return Guard(error, HandleOut(notes, "notes", MayBeNull::kYes), HandleOut(listing, "listing"),
               TextIn{source, length, "source"}, TextOptionsIn{options},
               [&](std::string_view given, const TextStyle& style) -> Outcome {
                 FormOptions reading;
                 ENTENTE_RETURN_IF_BAD(SetReading(game_map, rules, style, reading));
                 FormNotes losses(style.voice);
                 ENTENTE_ASSIGN(std::string written, AdjudicateListing(given, reading, losses));
                 std::unique_ptr<entente_text> made(new entente_text{std::move(written)});
                 if (notes != nullptr) *notes = new entente_text{NoteLines(losses)};
                 *listing = made.release();
                 return {};
               });
}
