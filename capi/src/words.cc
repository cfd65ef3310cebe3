// Gives the words for the numbers of the C header: static text, or NULL for an unknown number.
#include <iterator>

#include "entente/entente.h"
#include "explain/outcome_words.h"
#include "position/game_end.h"

using namespace entente;  // NOLINT: a file of wrappers

namespace {

const char* TextOrNull(std::string_view text) { return text.empty() ? nullptr : text.data(); }

template <size_t kCount>
const char* WordAt(const char* const (&words)[kCount], uint32_t number) {
  return number < kCount ? words[number] : nullptr;
}

}  // namespace

const char* entente_status_name(entente_status status) {
  static constexpr const char* kNames[] = {
      "ok",    "invalid_argument", "not_found", "buffer_too_small", "out_of_memory", "not_supported", "wrong_phase",
      "limit", "abi_mismatch",     "internal"};
  if (status > 0 || status <= -static_cast<entente_status>(std::size(kNames))) return "unknown";
  return kNames[-status];
}

const char* entente_unit_type_name(uint32_t unit_type) {
  static constexpr const char* kNames[] = {"army", "fleet"};
  return WordAt(kNames, unit_type);
}

const char* entente_terrain_name(uint32_t terrain) {
  static constexpr const char* kNames[] = {"water", "land", "coast", "port", "shut"};
  return WordAt(kNames, terrain);
}

const char* entente_phase_type_name(uint32_t phase_type) {
  static constexpr const char* kNames[] = {"movement", "retreats", "adjustments", "other"};
  return WordAt(kNames, phase_type);
}

const char* entente_order_kind_name(uint32_t kind) {
  static constexpr const char* kNames[] = {nullptr,  "hold",    "move",    "support_hold", "support_move",
                                           "convoy", "retreat", "disband", "build",        "waive"};
  return WordAt(kNames, kind);
}

const char* entente_order_step_name(uint32_t step) {
  static constexpr const char* kNames[] = {"none", "kind", "other", "target", "place", "via", "type"};
  return WordAt(kNames, step);
}

const char* entente_end_name(uint32_t end) {
  if (end == ENTENTE_END_NONE) return "none";
  return end > ENTENTE_END_NO_RESULT ? nullptr : TextOrNull(GameEndWord(static_cast<GameEnd>(end)));
}

const char* entente_reason_name(uint32_t reason) {
  return reason > ENTENTE_REASON_IGNORED ? nullptr : TextOrNull(ReasonWord(static_cast<Reason>(reason)));
}

const char* entente_illegality_phrase(uint32_t illegality) {
  return illegality > 0xff ? nullptr : TextOrNull(IllegalityPhrase(static_cast<Illegality>(illegality)));
}

const char* entente_event_name(uint32_t event) {
  return event > 0xff ? nullptr : TextOrNull(EventWord(static_cast<EventKind>(event)));
}

const char* entente_why_name(uint32_t why) {
  return why > 0xff ? nullptr : TextOrNull(EventWhyWord(static_cast<EventWhy>(why)));
}
