#include "form_names.h"

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "handle.h"

namespace entente_cli {

std::vector<entente_game_form_info> GameForms() {
  std::vector<entente_game_form_info> forms;
  auto info = Sized<entente_game_form_info>();
  for (uint32_t i = 0; entente_game_form_describe(i, &info, nullptr) == ENTENTE_OK; ++i) forms.push_back(info);
  return forms;
}

std::vector<std::string> FormNames() {
  std::vector<std::string> names;
  for (const entente_game_form_info& form : GameForms()) names.emplace_back(form.name);
  return names;
}

uint32_t FormOf(const Arguments& arguments, absl::string_view option) {
  const std::optional<uint32_t> choice = arguments.Choice(option);
  return choice.has_value() ? GameForms()[*choice].form : uint32_t{ENTENTE_GAME_FORM_GUESS};
}

std::string WithLineEnd(absl::string_view text, uint32_t form) {
  const bool is_ended = form == ENTENTE_GAME_FORM_BINARY || absl::EndsWith(text, "\n");
  return absl::StrCat(text, is_ended ? "" : "\n");
}

entente_game_form_info GameFormInfoOf(entente_game_form form) {
  for (const entente_game_form_info& info : GameForms()) {
    if (info.form == form) return info;
  }
  return Sized<entente_game_form_info>();
}

std::string LooksLike(entente_game_form form) {
  const entente_game_form_info info = GameFormInfoOf(form);
  return absl::StrCat("; it looks like ", info.name, " (", info.text, ")");
}

}  // namespace entente_cli
