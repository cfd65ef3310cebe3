#include "played_game.h"

namespace entente_cli {

bool LoadGame(absl::string_view json, const Setting& setting, GameHandle& game, entente_error& error) {
  Text with_rules;
  if (setting.has_rules) {
    if (entente_convert(json.data(), json.size(), ENTENTE_GAME_FORM_JSON, ENTENTE_GAME_FORM_JSON, setting.map_or_null(),
                        setting.rules_or_default(), nullptr, with_rules.out(), nullptr, &error) != ENTENTE_OK) {
      return false;
    }
    json = with_rules.view();
  }
  return entente_game_load(json.data(), json.size(), setting.map_or_null(), Out(game), &error) == ENTENTE_OK;
}

bool LoadCurrentPhase(absl::string_view json, const entente_document* document, const Setting& setting,
                      GameHandle& game, entente_error& error) {
  if (LoadGame(json, setting, game, error)) return true;
  const uint32_t count = entente_document_phase_count(document);
  Text last;
  return entente_document_is_game(document) != 0 && count > 0 &&
         entente_document_phase(document, count - 1, last.out(), &error) == ENTENTE_OK &&
         LoadGame(last.view(), setting, game, error);
}

}  // namespace entente_cli
