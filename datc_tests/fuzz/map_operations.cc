// Calls about maps, rules and static texts.
#include "call_world.h"

namespace entente_fuzz {
namespace {

void Builtin(World& w) {
  const ExactText name = w.AnyText();
  entente_map* made = nullptr;
  const entente_status status = entente_map_builtin(name.data(), name.size(), &made, w.Error());
  w.CheckMade(status, made);
}

void Read(World& w) {
  const ExactText text = w.AnyText(), name = w.AnyText();
  entente_map* made = nullptr;
  const entente_status status = entente_map_read(text.data(), text.size(), name.data(), name.size(), nullptr, nullptr,
                                                 nullptr, nullptr, &made, w.Error());
  w.CheckMade(status, made);
}

void FromText(World& w) {
  const ExactText text = w.AnyText(), name = w.AnyText();
  entente_map* made = nullptr;
  const entente_status status =
      entente_map_from_text(w.input.Byte() % 5, text.data(), text.size(), name.data(), name.size(), nullptr, nullptr,
                            nullptr, nullptr, &made, w.Error());
  w.CheckMade(status, made);
}

void Write(World& w) {
  const entente_map* map = w.AnyMap();
  const uint32_t form = w.input.Byte() % 5;
  const ExactText phase = w.AnyText();
  auto counts = Sized<entente_stage_counts>();
  w.CheckText([&](char* text, size_t capacity, size_t* length) {
    return entente_map_write(map, form, text, capacity, length, w.Error());
  });
  w.Check(entente_map_count(map, phase.data(), phase.size(), &counts, w.Error()));
  w.CheckText([&](char* text, size_t capacity, size_t* length) {
    return entente_map_summary(map, phase.data(), phase.size(), text, capacity, length, w.Error());
  });
}

void Show(World& w) {
  const entente_map* map = w.AnyMap();
  const char* word = nullptr;
  auto rotation = Sized<entente_rotation_info>();
  auto controller = Sized<entente_controller_info>();
  w.Check(entente_map_word(map, w.input.Byte() % 4, w.input.Byte(), &word, w.Error()));
  w.Check(entente_map_rotation(map, w.input.Byte(), &rotation, w.Error()));
  w.Check(entente_map_controller(map, w.AnyPower(), w.input.Byte(), &controller, w.Error()));
}

void Retain(World& w) { w.Put(entente_map_retain(w.AnyMap())); }

template <typename Handle>
void Drop(World& w) {
  w.Put(static_cast<Handle*>(nullptr));
}

void Describe(World& w) {
  const entente_map* map = w.AnyMap();
  auto info = Sized<entente_map_info>();
  auto place = Sized<entente_location_info>();
  auto power = Sized<entente_power_info>();
  info.struct_size -= w.input.Byte() == 1 ? 4 : 0;
  w.Check(entente_map_get_info(map, &info, w.Error()));
  w.Check(entente_map_location(map, w.AnyLocation(), &place, w.Error()));
  w.Check(entente_map_power(map, w.AnyPower(), &power, w.Error()));
  w.CheckText([&](char* text, size_t capacity, size_t* length) {
    return entente_map_to_json(map, text, capacity, length, w.Error());
  });
}

void Find(World& w) {
  const entente_map* map = w.AnyMap();
  const ExactText text = w.AnyText();
  uint16_t location = 0;
  uint8_t power = 0;
  w.Check(entente_map_find_location(map, text.data(), text.size(), &location, w.Error()));
  w.Check(entente_map_find_power(map, text.data(), text.size(), &power, w.Error()));
}

void Lists(World& w) {
  const entente_map* map = w.AnyMap();
  const uint32_t type = w.input.Byte() % 3, location = w.AnyLocation(), power = w.AnyPower();
  w.CheckArray<uint16_t>([&](uint16_t* list, size_t capacity, size_t* length) {
    return entente_map_neighbors(map, type, location, list, capacity, length, w.Error());
  });
  w.CheckArray<uint16_t>([&](uint16_t* list, size_t capacity, size_t* length) {
    return entente_map_homes(map, power, list, capacity, length, w.Error());
  });
  w.CheckArray<uint16_t>([&](uint16_t* list, size_t capacity, size_t* length) {
    return entente_map_centers(map, list, capacity, length, w.Error());
  });
}

void Rules(World& w) {
  entente_rules* rules = w.AnyRules();
  const ExactText option = w.AnyText(), value = w.AnyText();
  w.Check(entente_rules_preset(rules, option.data(), option.size(), w.Error()));
  w.Check(entente_rules_set(rules, option.data(), option.size(), value.data(), value.size(), w.Error()));
  if (rules != nullptr && w.input.Byte() % 4 == 0) rules->value[w.input.Below(ENTENTE_MAX_OPTIONS)] = w.input.Byte();
  if (w.input.Byte() % 4 != 0) return;
  w.Check(entente_rules_init(rules, w.AnyMap(), w.Error()));
}

void Options(World& w) {
  auto info = Sized<entente_option_info>();
  const char* name = nullptr;
  uint32_t acts = 0;
  const uint32_t option = w.input.Byte(), value = w.input.Byte();
  w.Check(entente_option(option, &info, w.Error()));
  w.Check(entente_option_value(option, value, &name, &acts, w.Error()));
}

void StaticTexts(World& w) {
  const uint32_t number = w.input.Byte();
  Expect(entente_status_name(-static_cast<int32_t>(number)) != nullptr, "a status without a name");
  entente_reason_name(number);
  entente_illegality_phrase(number);
  entente_builtin_map_name(number);
  Expect(entente_version()[0] != '\0', "no version");
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
                                     &FromText,
                                     &Write,
                                     &Show};

}  // namespace

std::span<const Operation> MapOperations() { return kOperations; }

}  // namespace entente_fuzz
