// Calls about maps, rules and static texts.
#include <algorithm>

#include "call_world.h"

namespace entente_fuzz {
namespace {

void Builtin(World& w) {
  const ExactText name = w.AnyText();
  entente_map* made = nullptr;
  const entente_status status = entente_map_builtin(name.data(), name.size(), &made, w.Error());
  w.CheckMade(status, made);
}

void ReadAs(World& w, uint32_t form) {
  const ExactText text = w.AnyText(), name = w.AnyText();
  entente_map* made = nullptr;
  const entente_status status =
      entente_map_read(form, text.data(), text.size(), name.data(), name.size(), &made, w.Error());
  w.CheckMade(status, made);
}

void Read(World& w) { ReadAs(w, ENTENTE_MAP_FORM_MAP); }
void ReadForm(World& w) { ReadAs(w, w.input.Byte() % 5); }

void Write(World& w) {
  const entente_map* map = w.AnyMap();
  const uint32_t form = w.input.Byte() % 5;
  const ExactText phase = w.AnyText();
  auto counts = Sized<entente_stage_counts>();
  w.CheckLongText([&](entente_text** text) { return entente_map_write(map, form, text, w.Error()); });
  w.Check(entente_map_count(map, phase.data(), phase.size(), &counts, w.Error()));
  const uint32_t summary_form = w.input.Byte() % 3;
  w.CheckLongText([&](entente_text** text) {
    return entente_map_summary(map, phase.data(), phase.size(), summary_form, text, w.Error());
  });
}

void Retain(World& w) { w.Put(entente_map_retain(w.AnyMap())); }

// A text of an existing item; otherwise NULL.
using ByNumber = const char* (*)(const entente_map*, uint32_t);
void CheckTextsOf(const entente_map* map, uint32_t number, bool is_there, std::span<const ByNumber> texts) {
  for (const ByNumber text : texts) Expect((text(map, number) != nullptr) == is_there, "a text of nothing, or none");
}

void Describe(World& w) {
  static constexpr ByNumber kOfLocation[] = {&entente_map_location_id, &entente_map_location_name};
  static constexpr ByNumber kOfPower[] = {&entente_map_power_id, &entente_map_power_name};
  const entente_map* map = w.AnyMap();
  auto info = Sized<entente_map_info>();
  auto place = Sized<entente_location_info>();
  auto power = Sized<entente_power_info>();
  info.struct_size -= w.input.Byte() == 1 ? 4 : 0;
  w.Check(entente_map_describe(map, &info, w.Error()));
  const uint32_t location = w.AnyLocation(), whose = w.AnyPower();
  CheckTextsOf(map, location, w.Check(entente_map_location(map, location, &place, w.Error())), kOfLocation);
  CheckTextsOf(map, whose, w.Check(entente_map_power(map, whose, &power, w.Error())), kOfPower);
  Expect((entente_map_name(map) != nullptr) == (map != nullptr), "the name of the map is missing");
}

void Find(World& w) {
  const entente_map* map = w.AnyMap();
  const ExactText text = w.AnyText();
  uint32_t location = 0, power = 0;
  w.Check(entente_map_find_location(map, text.data(), text.size(), &location, w.Error()));
  w.Check(entente_map_find_power(map, text.data(), text.size(), &power, w.Error()));
}

void Lists(World& w) {
  const entente_map* map = w.AnyMap();
  const uint32_t type = w.input.Byte() % 3, location = w.AnyLocation(), power = w.AnyPower();
  w.CheckArray<uint16_t>([&](uint16_t* list, size_t capacity, size_t* length) {
    return entente_map_neighbors(map, nullptr, 0, type, location, list, capacity, length, w.Error());
  });
  w.CheckArray<uint16_t>([&](uint16_t* list, size_t capacity, size_t* length) {
    return entente_map_homes(map, power, list, capacity, length, w.Error());
  });
  w.CheckArray<uint16_t>([&](uint16_t* list, size_t capacity, size_t* length) {
    return entente_map_centers(map, list, capacity, length, w.Error());
  });
  const ExactText phase = w.AnyText();
  w.CheckArray<uint16_t>([&](uint16_t* list, size_t capacity, size_t* length) {
    return entente_map_neighbors(map, phase.data(), phase.size(), type, location, list, capacity, length, w.Error());
  });
}

// A number for an option, usually a valid one.
uint8_t AnyValue(uint32_t index, uint8_t byte) {
  auto option = Sized<entente_option_info>();
  const bool is_known =
      byte < 224 && entente_option_describe(index, &option, nullptr) == ENTENTE_OK && option.value_count > 0;
  return is_known ? static_cast<uint8_t>(byte % option.value_count) : byte;
}

void Rules(World& w) {
  entente_rules* rules = w.AnyRules();
  const ExactText option = w.AnyText(), value = w.AnyText();
  w.Check(entente_rules_read(nullptr, option.data(), option.size(), rules, w.Error()));
  w.CheckText([&](char* text, size_t capacity, size_t* length) {
    return entente_rules_get(rules, option.data(), option.size(), text, capacity, length, w.Error());
  });
  w.CheckLongText([&](entente_text** text) { return entente_rules_write(rules, nullptr, 0, text, w.Error()); });
  w.Check(entente_rules_set(rules, option.data(), option.size(), value.data(), value.size(), w.Error()));
  if (rules != nullptr && w.input.Byte() % 4 == 0) {
    const auto index = static_cast<uint32_t>(w.input.Below(ENTENTE_MAX_OPTIONS));
    rules->value[index] = AnyValue(index, w.input.Byte());
  }
  if (w.input.Byte() % 4 != 0) return;
  w.Check(entente_rules_init(rules, w.AnyMap(), w.Error()));
}

void Options(World& w) {
  auto info = Sized<entente_option_info>();
  auto told = Sized<entente_value_info>();
  const uint32_t option = w.input.Byte(), value = w.input.Byte();
  const bool known = w.Check(entente_option_describe(option, &info, w.Error()));
  const bool fine = w.Check(entente_option_value_describe(option, value, &told, w.Error()));
  Expect(fine == (known && value < info.value_count), "a value of an option is there and is not");
  for (const std::span<const char> text : {std::span<const char>(info.name), std::span<const char>(info.question),
                                           std::span<const char>(told.name), std::span<const char>(told.text)}) {
    Expect(std::count(text.begin(), text.end(), '\0') > 0, "a text of an option without an end");
  }
}

// Enums, with their numbers.
struct Words {
  entente_word_list of;
  uint32_t first, last;
};
constexpr Words kWords[] = {{ENTENTE_WORDS_UNIT_TYPE, ENTENTE_ARMY, ENTENTE_FLEET},
                            {ENTENTE_WORDS_TERRAIN, ENTENTE_WATER, ENTENTE_SHUT},
                            {ENTENTE_WORDS_PHASE_TYPE, ENTENTE_MOVEMENT, ENTENTE_OTHER_PHASE},
                            {ENTENTE_WORDS_ORDER_KIND, ENTENTE_HOLD, ENTENTE_WAIVE},
                            {ENTENTE_WORDS_END_KIND, ENTENTE_END_NONE, ENTENTE_END_NO_RESULT},
                            {ENTENTE_WORDS_REASON, ENTENTE_REASON_NONE, ENTENTE_REASON_IGNORED},
                            {ENTENTE_WORDS_EVENT_KIND, ENTENTE_EVENT_DISBANDED, ENTENTE_EVENT_SHARED_VICTORY},
                            {ENTENTE_WORDS_EVENT_WHY, ENTENTE_WHY_NO_RETREAT, ENTENTE_WHY_RETREAT_FAILED},
                            {ENTENTE_WORDS_ILLEGALITY, ENTENTE_ILLEGAL_NONE, ENTENTE_ILLEGAL_HANDED_OVER}};

void StaticTexts(World& w) {
  const uint32_t number = w.input.Byte();
  uint32_t found = 0;
  if (const char* word = entente_word(w.input.Byte(), number); word != nullptr) {
    Expect(word[0] != '\0', "an empty word");
  }
  const ExactText word = w.AnyText();
  w.Check(entente_find_word(w.input.Byte(), word.data(), word.size(), &found, w.Error()));
  for (const Words& words : kWords) {
    Expect((entente_word(words.of, number) != nullptr) == (number >= words.first && number <= words.last),
           "a number without a name, or a name for no number");
  }
  auto map = Sized<entente_builtin_info>();
  entente_map_builtin_describe(number, &map, nullptr);
  auto preset = Sized<entente_preset_info>();
  if (entente_preset_describe(number, &preset, nullptr) == ENTENTE_OK)
    Expect(*preset.text != 0, "a preset without a text");
  Expect(entente_has("core", 4) == 1 && entente_has("core", number % 4) == 0, "the wrong parts");
  Expect(entente_version()[0] != '\0' && entente_version_number() > 0, "no version");
  Expect((entente_abi_check(number) == ENTENTE_OK) == (number >= ENTENTE_ABI_OLDEST && number <= ENTENTE_ABI_VERSION),
         "the wrong ABI versions");
}

constexpr Operation kOperations[] = {&Builtin,
                                     &Read,
                                     &Retain,
                                     &Drop<entente_map>,
                                     &Drop<entente_scratch>,
                                     &Drop<entente_game>,
                                     &Drop<entente_exchange>,
                                     &Describe,
                                     &Find,
                                     &Lists,
                                     &Rules,
                                     &Options,
                                     &StaticTexts,
                                     &ReadForm,
                                     &Write};

}  // namespace

std::span<const Operation> MapOperations() { return kOperations; }

}  // namespace entente_fuzz
