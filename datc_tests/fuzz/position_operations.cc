// Calls that make and inspect positions, from sound ones to noise.
#include "call_world.h"

namespace entente_fuzz {
namespace {

void Start(World& w) {
  const entente_map* map = w.AnyMap();
  const Room room = w.AnyRoom();
  const auto call = w.input.Byte() % 4 == 0 ? &entente_position_clear : &entente_position_start;
  w.CheckPosition(call(map, room.memory, room.bytes, w.Error()), map, room.memory);
}

void Noise(World& w) {
  uint64_t* position = w.AnyPosition();
  if (position == nullptr) return;
  for (int i = w.input.Byte() % 8; i >= 0; --i) {
    auto* bytes = reinterpret_cast<unsigned char*>(position);
    bytes[w.input.Below(8 * kPositionWords)] = w.input.Byte();
  }
}

void Copy(World& w) {
  const uint64_t* from = w.AnyPosition();
  uint64_t* to = w.AnyPosition();
  if (from != nullptr && to != nullptr) std::memmove(to, from, 8 * kPositionWords);
}

void PlaceUnit(World& w) {
  const entente_map* map = w.AnyMap();
  uint64_t* position = w.AnyPosition();
  const entente_unit unit = w.AnyUnit();
  w.CheckPosition(entente_position_place(map, position, &unit, w.Error()), map, position);
}

void RemoveUnit(World& w) {
  const entente_map* map = w.AnyMap();
  uint64_t* position = w.AnyPosition();
  w.CheckPosition(entente_position_remove(map, position, w.AnyLocation(), w.Error()), map, position);
}

void Dislodge(World& w) {
  const entente_map* map = w.AnyMap();
  uint64_t* position = w.AnyPosition();
  const entente_unit unit = w.AnyUnit();
  uint16_t retreats[8];
  for (uint16_t& location : retreats) location = static_cast<uint16_t>(w.AnyLocation());
  const size_t count = w.input.Below(9);
  w.CheckPosition(entente_position_dislodge(map, position, &unit, retreats, count, w.Error()), map, position);
}

void EndPhrase(World& w) {
  const entente_map* map = w.AnyMap();
  const uint64_t* position = w.AnyPosition();
  w.CheckText([&](char* text, size_t capacity, size_t* length) {
    return entente_position_end_phrase(map, position, nullptr, text, capacity, length, w.Error());
  });
}

void SetOwner(World& w) {
  const entente_map* map = w.AnyMap();
  uint64_t* position = w.AnyPosition();
  const uint32_t center = w.AnyLocation(), power = w.AnyPower();
  w.CheckPosition(entente_position_set_owner(map, position, center, power, w.Error()), map, position);
}

void SetPhase(World& w) {
  const entente_map* map = w.AnyMap();
  uint64_t* position = w.AnyPosition();
  const ExactText name = w.AnyText();
  w.CheckPosition(entente_position_set_phase(map, position, name.data(), name.size(), w.Error()), map, position);
}

void SetEnd(World& w) {
  const entente_map* map = w.AnyMap();
  uint64_t* position = w.AnyPosition();
  const uint32_t end = w.input.Byte() % 7;
  const uint64_t winners = w.input.Byte() % 4 == 0 ? w.input.Word() : w.input.Byte();
  w.CheckPosition(entente_position_set_end(map, position, end, winners, w.Error()), map, position);
}

void LookAt(World& w) {
  const entente_map* map = w.AnyMap();
  const uint64_t* position = w.AnyPosition();
  auto info = Sized<entente_position_info>();
  int32_t due = 0;
  const entente_status sound = entente_position_check(map, position, w.Error());
  w.Check(sound);
  // An unsound position may be inspected if it is one straight after a phase.
  const entente_status shown = entente_position_describe(map, position, &info, w.Error());
  w.Check(shown);
  Expect(sound != ENTENTE_OK || shown == ENTENTE_OK, "a sound position has no information");
  Expect(shown != ENTENTE_OK || entente_word(ENTENTE_WORDS_PHASE_TYPE, info.phase_type) != nullptr,
         "a phase without a type");
  Expect(shown != ENTENTE_OK || entente_word(ENTENTE_WORDS_END_KIND, info.end_kind) != nullptr,
         "an end that has no name");
  w.Check(entente_position_due(map, position, w.AnyRules(), w.AnyPower(), &due, w.Error()));
  w.CheckArray<entente_unit>([&](entente_unit* units, size_t capacity, size_t* length) {
    return entente_position_units(map, position, units, capacity, length, w.Error());
  });
  w.CheckArray<entente_unit>([&](entente_unit* units, size_t capacity, size_t* length) {
    return entente_position_dislodged(map, position, units, capacity, length, w.Error());
  });
  w.CheckArray<uint8_t>([&](uint8_t* powers, size_t capacity, size_t* length) {
    return entente_position_owners(map, position, powers, capacity, length, w.Error());
  });
  w.CheckArray<entente_power_counts>([&](entente_power_counts* counts, size_t capacity, size_t* length) {
    return entente_position_counts(map, position, counts, capacity, length, w.Error());
  });
  const uint32_t system = w.input.Byte() % 6;
  w.CheckArray<entente_score>([&](entente_score* scores, size_t capacity, size_t* length) {
    return entente_position_scores(map, position, system, 0, scores, capacity, length, w.Error());
  });
  const uint32_t province = w.AnyLocation();
  w.CheckArray<uint16_t>([&](uint16_t* places, size_t capacity, size_t* length) {
    return entente_position_retreats(map, position, province, places, capacity, length, w.Error());
  });
}

void LookAtSpecial(World& w) {
  const entente_map* map = w.AnyMap();
  const uint64_t* position = w.AnyPosition();
  const uint32_t power = w.AnyPower();
  auto state = Sized<entente_power_state>();
  w.Check(entente_position_power_state(map, position, power, &state, w.Error()));
  w.CheckArray<uint16_t>([&](uint16_t* places, size_t capacity, size_t* length) {
    return entente_position_homes(map, position, power, places, capacity, length, w.Error());
  });
}

void ThroughJson(World& w) {
  const entente_map* map = w.AnyMap();
  const uint64_t* position = w.AnyPosition();
  w.CheckLongText([&](entente_text** json) { return entente_position_to_json(map, position, json, w.Error()); });
  const ExactText json = w.AnyText();
  const Room room = w.AnyRoom();
  w.CheckPosition(entente_position_from_json(map, json.data(), json.size(), room.memory, room.bytes, w.Error()), map,
                  room.memory);
}

void ThroughLine(World& w) {
  const entente_map* map = w.AnyMap();
  const uint64_t* position = w.AnyPosition();
  w.CheckText([&](char* line, size_t capacity, size_t* length) {
    return entente_position_write_line(map, position, line, capacity, length, w.Error());
  });
  const ExactText line = w.AnyText();
  const Room room = w.AnyRoom();
  w.CheckPosition(entente_position_read_line(map, line.data(), line.size(), room.memory, room.bytes, w.Error()), map,
                  room.memory);
}

void Compare(World& w) {
  const entente_map* map = w.AnyMap();
  const uint64_t* before = w.AnyPosition();
  const uint64_t* after = w.AnyPosition();
  uint64_t hash = 0;
  w.Check(entente_position_hash(map, before, &hash, w.Error()));
  const uint32_t form = w.input.Byte() % 3;
  const entente_text_options options = {sizeof options, w.input.Byte() % 3u, 0, 0, ENTENTE_LANGUAGE_EN, 0};
  w.CheckLongText([&](entente_text** text) {
    return entente_position_difference(map, before, after, form, &options, text, w.Error());
  });
}

constexpr Operation kOperations[] = {&Start,       &Noise,         &Copy,     &PlaceUnit,   &RemoveUnit,
                                     &Dislodge,    &EndPhrase,     &SetOwner, &SetPhase,    &LookAt,
                                     &ThroughJson, &LookAtSpecial, &SetEnd,   &ThroughLine, &Compare};

}  // namespace

std::span<const Operation> PositionOperations() { return kOperations; }

}  // namespace entente_fuzz
