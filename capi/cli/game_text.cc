#include "game_text.h"

#include <cstdio>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "form_names.h"
#include "godip.h"
#include "input.h"
#include "typed_orders.h"

namespace entente_cli {
namespace {

// Adds advice to the message of an error, if there is space for all of it.
bool Advise(entente_error& error, absl::string_view advice) {
  const std::string message = absl::StrCat(error.message, advice);
  if (message.size() < sizeof error.message) std::snprintf(error.message, sizeof error.message, "%s", message.c_str());
  return false;
}

bool ReadJson(absl::string_view json, GameText& read, entente_error& error) {
  return entente_document_read(json.data(), json.size(), Out(read.document), &error) == ENTENTE_OK;
}

bool ReadForm(absl::string_view text, uint32_t form, const Setting& setting, GameText& read, entente_error& error) {
  Text json, losses;
  const bool is_own = form == ENTENTE_GAME_FORM_BINARY;
  const entente_game_form_info info = GameFormInfoOf(form);
  if (entente_convert(text.data(), text.size(), form, ENTENTE_GAME_FORM_JSON, setting.map_or_null(),
                      setting.rules_or_default(), &setting.texts, json.out(), losses.out(), &error) != ENTENTE_OK) {
    return is_own ? false : Advise(error, LooksLike(form));
  }
  if (!is_own) read.notes.push_back(absl::StrCat("read as ", info.name, ", ", info.text));
  for (std::string& note : LinesOf(losses.view())) read.notes.push_back(std::move(note));
  read.converted = std::string(json.view());
  return ReadJson(read.converted, read, error);
}

// The phase must be valid JSON before its members are looked up.
bool ReadAsGodip(absl::string_view text, const Setting& setting, GameText& read, entente_error& error) {
  std::string json;
  if (!ReadJson(text, read, error) || !ReadGodip(text, setting, json, error)) return false;
  read.notes.emplace_back("read as a phase of godip");
  for (std::string& note : GodipNotes(text)) read.notes.push_back(std::move(note));
  read.converted = std::move(json);
  return ReadJson(read.converted, read, error);
}

bool ReadTyped(absl::string_view text, const Setting& setting, GameText& read, entente_error& error) {
  TypedPhase typed;
  if (!ReadTypedPhase(text, setting, typed, error)) return false;
  read.converted = std::move(typed.json);
  read.is_typed = true;
  for (std::string& note : typed.notes) read.notes.push_back(std::move(note));
  return ReadJson(read.converted, read, error);
}

// The form that the text looks like, or ENTENTE_GAME_FORM_GUESS.
uint32_t Guess(absl::string_view text) {
  uint32_t form = ENTENTE_GAME_FORM_GUESS;
  entente_game_form_guess(text.data(), text.size(), &form, nullptr);
  return form;
}

// Our reader of JSON also reads games of the diplomacy package and of dipcc. The guess reads all of a text, so only texts
// with a key of webDiplomacy are guessed.
bool IsWebDiplomacy(absl::string_view text) {
  return (absl::StrContains(text, "\"gameID\"") || absl::StrContains(text, "\"variantID\"")) &&
         Guess(text) == ENTENTE_GAME_FORM_WEBDIPLOMACY;
}

}  // namespace

entente_error GameText::InText(entente_error error) const {
  if (is_converted()) error.has_place = error.line = error.column = error.offset = error.length = 0;
  return error;
}

bool ReadGameText(absl::string_view text, TextForms forms, const Setting& setting, GameText& read,
                  entente_error& error) {
  read = GameText();
  if (IsUtf16(text)) {
    error = ErrorOf(ENTENTE_ERR_INVALID_ARGUMENT, kNotUtf16);
    return false;
  }
  const size_t start = text.find_first_not_of(" \t\r\n", absl::StartsWith(text, "\xef\xbb\xbf") ? 3 : 0);
  if (start == absl::string_view::npos) {
    ReadJson(text, read, error);
    return Advise(error, "; expected a game or a phase");
  }
  if (text[start] == '{' && LooksGodip(text)) return ReadAsGodip(text, setting, read, error);
  if (text[start] == '{' || text[start] == '[') {
    return IsWebDiplomacy(text) ? ReadForm(text, ENTENTE_GAME_FORM_WEBDIPLOMACY, setting, read, error)
                                : ReadJson(text, read, error);
  }
  if (forms == TextForms::kJson) return ReadJson(text, read, error);
  const uint32_t form = Guess(text);
  const bool has_orders = HasOrdersLine(text) || (form == ENTENTE_GAME_FORM_LINE && HasOrdersOrPowers(text, setting));
  if (form == ENTENTE_GAME_FORM_BINARY || (form != ENTENTE_GAME_FORM_GUESS && !has_orders)) {
    return ReadForm(text, form, setting, read, error);
  }
  return ReadTyped(text, setting, read, error);
}

bool IsWholeListing(absl::string_view text, const Setting& setting, const GameText& read, entente_error& error) {
  if (read.is_typed || !read.is_converted() || Guess(text) != ENTENTE_GAME_FORM_JUDGE) return true;
  Text listing;
  return entente_adjudicate_listing(text.data(), text.size(), setting.map_or_null(), setting.rules_or_default(),
                                    &setting.texts, listing.out(), nullptr, &error) == ENTENTE_OK;
}

}  // namespace entente_cli
