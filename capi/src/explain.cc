// Words and sentences for results.
#include <iterator>

#include "arguments.h"
#include "buffers.h"
#include "explain/illegality_phrases.h"
#include "explain/outcome_words.h"
#include "explain/sentence.h"
#include "results.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

const char* TextOrNull(std::string_view text) { return text.empty() ? nullptr : text.data(); }

bool IsPlace(const Map& map, ProvinceIndex province) {
  return province == kNoProvince || province < map.province_count();
}

Outcome ReadResult(const Map& map, const entente_order_result& given, OrderResult& result) {
  if (given.reason > ENTENTE_REASON_UNREADABLE) return Invalid("result", "has an unknown reason");
  if (entente_illegality_phrase(given.illegality) == nullptr) return Invalid("result", "has an unknown illegality");
  if (!IsPlace(map, given.cause) || !IsPlace(map, given.dislodged_by)) {
    return Invalid("result", "names a province that is out of range");
  }
  result.order = Order::FromBits(given.order);
  result.why = static_cast<Illegality>(given.illegality);
  if (given.implied > 1) return Invalid("result", "is neither given nor implied");
  result.implied = given.implied != 0;
  result.outcome = {static_cast<Reason>(given.reason), given.cause, given.dislodged_by};
  return {};
}

}  // namespace

const char* entente_reason_name(uint32_t reason) {
  return reason > ENTENTE_REASON_UNREADABLE ? nullptr : TextOrNull(ReasonWord(static_cast<Reason>(reason)));
}

const char* entente_illegality_phrase(uint32_t illegality) {
  return illegality > 0xff ? nullptr : TextOrNull(IllegalityPhrase(static_cast<Illegality>(illegality)));
}

entente_status entente_result_sentence(const entente_map* map, const void* position, const entente_order_result* result,
                                       char* text, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}, {result, "result"}}));
    ENTENTE_RETURN_IF_BAD(CheckPosition(*map, position));
    OrderResult read;
    ENTENTE_RETURN_IF_BAD(ReadResult(*map->map, *result, read));
    return CopyText(ResultSentence(PositionView(*map->map, position), read), text, capacity, length);
  });
}

entente_status entente_event_sentence(const entente_map* map, const entente_event* event, char* text, size_t capacity,
                                      size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}, {event, "event"}}));
    if (event->event < ENTENTE_EVENT_DISBANDED || event->event > ENTENTE_EVENT_RETREATED) {
      return Invalid("event", "is of an unknown kind");
    }
    if (event->why > ENTENTE_WHY_MAP_CHANGED) return Invalid("event", "has an unknown cause");
    ENTENTE_RETURN_IF_BAD(CheckPower(*map->map, event->power));
    const bool about_unit = event->event != ENTENTE_EVENT_WAIVED && event->event != ENTENTE_EVENT_SOLO;
    if (about_unit && (event->unit.location >= map->map->location_count() || event->unit.type > ENTENTE_FLEET)) {
      return Invalid("event", "is about no unit of the map");
    }
    const PhaseEvent told{static_cast<EventKind>(event->event),
                          static_cast<EventWhy>(event->why),
                          event->power,
                          {event->unit.power, static_cast<UnitType>(event->unit.type & 1), event->unit.location}};
    return CopyText(EventSentence(*map->map, map->map->stage(0), told), text, capacity, length);
  });
}
