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

const char* entente_unit_type_name(entente_unit_type unit_type) {
  static constexpr const char* kNames[] = {"army", "fleet"};
  return WordAt(kNames, unit_type);
}

const char* entente_terrain_name(entente_terrain terrain) {
  static constexpr const char* kNames[] = {"water", "land", "coast", "port", "shut"};
  return WordAt(kNames, terrain);
}

const char* entente_phase_type_name(entente_phase_type phase_type) {
  static constexpr const char* kNames[] = {"movement", "retreats", "adjustments", "other"};
  return WordAt(kNames, phase_type);
}

const char* entente_order_kind_name(entente_order_kind kind) {
  static constexpr const char* kNames[] = {nullptr,  "hold",    "move",    "support_hold", "support_move",
                                           "convoy", "retreat", "disband", "build",        "waive"};
  return WordAt(kNames, kind);
}

const char* entente_order_step_name(entente_order_step step) {
  static constexpr const char* kNames[] = {"none", "kind", "other", "target", "place", "via", "type"};
  return WordAt(kNames, step);
}

const char* entente_end_name(entente_end_kind end_kind) {
  if (end_kind == ENTENTE_END_NONE) return "none";
  return end_kind > ENTENTE_END_NO_RESULT ? nullptr : TextOrNull(GameEndWord(static_cast<GameEnd>(end_kind)));
}

const char* entente_reason_name(entente_reason reason) {
  return reason > ENTENTE_REASON_IGNORED ? nullptr : TextOrNull(ReasonWord(static_cast<Reason>(reason)));
}

static_assert(ENTENTE_ILLEGAL_HANDED_OVER == static_cast<int>(Illegality::kHandedOver));
static_assert(ENTENTE_WHY_RETREAT_FAILED == static_cast<int>(EventWhy::kRetreatFailed));

const char* entente_illegality_name(entente_illegality illegality) {
  return illegality > 0xff ? nullptr : TextOrNull(IllegalityWord(static_cast<Illegality>(illegality)));
}

const char* entente_event_name(entente_event_kind kind) {
  return kind > 0xff ? nullptr : TextOrNull(EventWord(static_cast<EventKind>(kind)));
}

const char* entente_event_why_name(entente_event_why why) {
  return why > 0xff ? nullptr : TextOrNull(EventWhyWord(static_cast<EventWhy>(why)));
}
