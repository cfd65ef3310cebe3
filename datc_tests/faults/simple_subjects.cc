// Functions that cannot fail. A missing result fails the test.
#include <cstring>

#include "subjects.h"

namespace entente_faults {
namespace {

// Succeeds if the text exists.
entente_status Text(Workplace& w, const char* text) {
  if (text == nullptr) return ENTENTE_ERR_NOT_FOUND;
  w.out.number = std::strlen(text);
  return ENTENTE_OK;
}

// Succeeds if the number is not zero.
entente_status Number(Workplace& w, uint64_t number) {
  w.out.number = number;
  return number != 0 ? ENTENTE_OK : ENTENTE_ERR_NOT_FOUND;
}

entente_status CheckAbi(Workplace& w) {
  w.out.number = static_cast<uint64_t>(-entente_abi_check(99));
  return entente_abi_check(ENTENTE_ABI_VERSION);
}

// Freeing a handle allocates nothing; only the last reference frees the object.
entente_status RetainAndFree(Workplace& w) {
  entente_map_free(entente_map_retain(w.map));
  return ENTENTE_OK;
}

template <typename Handle>
void FreeOne(Handle*& handle, void (*free)(Handle*)) {
  free(handle);
  handle = nullptr;
}

entente_status FreeAll(Workplace& w) {
  FreeOne(w.map, &entente_map_free);
  FreeOne(w.exchange, &entente_exchange_free);
  FreeOne(w.scratch, &entente_scratch_free);
  FreeOne(w.special.actions, &entente_actions_free);
  FreeOne(w.game, &entente_game_free);
  FreeOne(w.text, &entente_text_free);
  FreeOne(w.document, &entente_document_free);
  FreeOne(w.wanting, &entente_map_reader_free);
  return ENTENTE_OK;
}

constexpr Subject kSubjects[] = {
    // Numbers and their names.
    {"entente_abi_check", "", &CheckAbi},
    {"entente_version", "", [](Workplace& w) { return Text(w, entente_version()); }},
    {"entente_has", "", [](Workplace& w) { return Number(w, entente_has("core", 4)); }},
    {"entente_version_number", "", [](Workplace& w) { return Number(w, entente_version_number()); }},
    {"entente_word", "", [](Workplace& w) { return Text(w, entente_word(ENTENTE_WORDS_REASON, ENTENTE_REASON_CUT)); }},
    // Texts of a map.
    {"entente_map_name", "", [](Workplace& w) { return Text(w, entente_map_name(w.map)); }},
    {"entente_map_location_id", "", [](Workplace& w) { return Text(w, entente_map_location_id(w.map, 3)); }},
    {"entente_map_location_name", "", [](Workplace& w) { return Text(w, entente_map_location_name(w.map, 3)); }},
    {"entente_map_power_id", "", [](Workplace& w) { return Text(w, entente_map_power_id(w.map, 2)); }},
    {"entente_map_power_name", "", [](Workplace& w) { return Text(w, entente_map_power_name(w.map, 2)); }},
    // Members of other handles.
    {"entente_map_reader_wants", "", [](Workplace& w) { return Text(w, entente_map_reader_wants(w.wanting)); }},
    {"entente_map_reader_wanted_by", "", [](Workplace& w) { return Text(w, entente_map_reader_wanted_by(w.wanting)); }},
    {"entente_text_data", "",
     [](Workplace& w) { return Text(w, static_cast<const char*>(entente_text_data(w.text))); }},
    {"entente_text_length", "", [](Workplace& w) { return Number(w, entente_text_length(w.text)); }},
    {"entente_position_size", "", [](Workplace& w) { return Number(w, entente_position_size(w.map)); }},
    {"entente_game_phase_count", "", [](Workplace& w) { return Number(w, entente_game_phase_count(w.game)); }},
    {"entente_game_may_order", "",
     [](Workplace& w) { return Number(w, entente_game_may_order(w.game, w.france, w.france)); }},
    {"entente_game_line_count", "", [](Workplace& w) { return Number(w, entente_game_line_count(w.game, 2)); }},
    {"entente_game_map", "", [](Workplace& w) { return Number(w, entente_game_map(w.game) == w.map ? 1 : 0); }},
    {"entente_actions_count", "", [](Workplace& w) { return Number(w, entente_actions_count(w.special.actions)); }},
    {"entente_actions_hash", "", [](Workplace& w) { return Number(w, entente_actions_hash(w.special.actions)); }},
    {"entente_document_is_game", "", [](Workplace& w) { return Number(w, entente_document_is_game(w.document)); }},
    {"entente_document_phase_count", "",
     [](Workplace& w) { return Number(w, entente_document_phase_count(w.document)); }},
    {"entente_document_phase_name", "",
     [](Workplace& w) { return Text(w, entente_document_phase_name(w.document, 1)); }},
    {"entente_document_has_orders", "",
     [](Workplace& w) { return Number(w, entente_document_has_orders(w.document, 1)); }},
    // Handles.
    {"entente_map_retain", "", &RetainAndFree},
    {"entente_map_free", "", &FreeAll},
    {"entente_exchange_free", "", &FreeAll},
    {"entente_scratch_free", "", &FreeAll},
    {"entente_actions_free", "", &FreeAll},
    {"entente_game_free", "", &FreeAll},
    {"entente_text_free", "", &FreeAll},
    {"entente_document_free", "", &FreeAll},
    {"entente_map_reader_free", "", &FreeAll},
};

}  // namespace

std::span<const Subject> SimpleSubjects() { return kSubjects; }

}  // namespace entente_faults
