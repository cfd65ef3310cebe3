#include "map_look.h"

#include <cstring>
#include <vector>

namespace entente_fuzz {
namespace {

constexpr uint32_t kMostPhases = 12;

struct Heard {
  int errors = 0;
  static void Hear(void* context, const entente_diagnostic* diagnostic) {
    Expect(diagnostic->code[0] != '\0' && diagnostic->message[0] != '\0', "a diagnostic that says nothing");
    static_cast<Heard*>(context)->errors += diagnostic->is_error != 0 ? 1 : 0;
  }
};

void LookAtPlace(const entente_map* map, uint32_t location, const entente_map_info& info) {
  auto place = Sized<entente_location_info>();
  Expect(entente_map_location(map, location, &place, nullptr) == ENTENTE_OK, "a location is missing");
  Expect(place.province < info.province_count, "a location of no province");
  for (uint32_t type : {ENTENTE_ARMY, ENTENTE_FLEET}) {
    size_t length = 0;
    std::vector<uint16_t> near(info.location_count);
    Expect(entente_map_neighbors(map, type, location, near.data(), near.size(), &length, nullptr) == ENTENTE_OK,
           "more neighbours than locations");
    for (size_t i = 0; i < length; ++i) Expect(near[i] < info.location_count, "a neighbour off the map");
  }
}

void LookAtPower(const entente_map* map, uint32_t p) {
  auto power = Sized<entente_power_info>();
  Expect(entente_map_power(map, p, &power, nullptr) == ENTENTE_OK, "a power is missing");
  Expect(power.flag[0] != '\0', "a power without a flag");
  for (uint32_t i = 0; i < power.controller_count; ++i) {
    auto controller = Sized<entente_controller_info>();
    Expect(entente_map_controller(map, p, i, &controller, nullptr) == ENTENTE_OK, "a controller is missing");
  }
}

void LookAt(const entente_map* map) {
  auto info = Sized<entente_map_info>();
  Expect(entente_map_get_info(map, &info, nullptr) == ENTENTE_OK, "a map without information");
  for (uint32_t l = 0; l < info.location_count; ++l) LookAtPlace(map, l, info);
  for (uint32_t p = 0; p < info.power_count; ++p) LookAtPower(map, p);
  for (uint32_t list : {ENTENTE_MAP_RULES, ENTENTE_MAP_FLAGS, ENTENTE_MAP_NOTIFY}) {
    const char* word = nullptr;
    for (uint32_t i = 0; entente_map_word(map, list, i, &word, nullptr) == ENTENTE_OK; ++i) {
      Expect(word[0] != '\0', "an empty word");
    }
  }
  for (uint32_t i = 0; i < info.rotation_count; ++i) {
    auto rotation = Sized<entente_rotation_info>();
    Expect(entente_map_rotation(map, i, &rotation, nullptr) == ENTENTE_OK, "a rotation is missing");
  }
  auto counts = Sized<entente_stage_counts>();
  Expect(entente_map_count(map, info.begin_phase, std::strlen(info.begin_phase), &counts, nullptr) == ENTENTE_OK ||
             counts.provinces == 0,
         "the first phase counts nothing");
  TextOf([&](char* text, size_t capacity, size_t* length) {
    return entente_map_to_json(map, text, capacity, length, nullptr);
  });
}

struct Source {
  std::string_view file_name;
  entente_include_fn include;
  void* include_context;
};

Owned<entente_map> ReadForm(uint32_t form, const ExactText& text, const Source& source) {
  Heard heard;
  entente_map* made = nullptr;
  auto error = Sized<entente_error>();
  const entente_status status =
      entente_map_from_text(form, text.data(), text.size(), source.file_name.data(), source.file_name.size(),
                            source.include, source.include_context, &Heard::Hear, &heard, &made, &error);
  const bool fine = Checked(status, error);
  Expect(fine == (made != nullptr), "a map without success, or success without a map");
  Expect(fine == (heard.errors == 0), "a map was refused without a reason, or made with errors");
  return Owned<entente_map>(made);
}

std::string Written(const entente_map* map, uint32_t form) {
  return TextOf([&](char* text, size_t capacity, size_t* length) {
    return entente_map_write(map, form, text, capacity, length, nullptr);
  });
}

// Text and JSON give a map with the same text; what an MDF message holds stays the same.
void WriteAndReadAgain(const entente_map* map, const Source& source) {
  const std::string text = Written(map, ENTENTE_MAP_TEXT);
  for (uint32_t form : {ENTENTE_MAP_TEXT, ENTENTE_MAP_JSON}) {
    const Owned<entente_map> again = ReadForm(form, ExactText(Written(map, form)), source);
    Expect(again != nullptr, "a map that was written is refused");
    const std::string back = Written(again.get(), ENTENTE_MAP_TEXT);
    Expect(back.substr(back.find("\n\n")) == text.substr(text.find("\n\n")), "a map that was written differs");
  }
  Written(map, ENTENTE_MAP_DOT);
  size_t length = 0;
  if (entente_map_write(map, ENTENTE_MAP_MDF, nullptr, 0, &length, nullptr) != ENTENTE_ERR_BUFFER_TOO_SMALL) return;
  const Owned<entente_map> again = ReadForm(ENTENTE_MAP_MDF, ExactText(Written(map, ENTENTE_MAP_MDF)), source);
  Expect(again != nullptr, "an MDF message that was written is refused");
}

// A short game, saved and loaded again.
void PlayOn(const entente_map* map) {
  const Owned<entente_scratch> scratch = ScratchFor(map);
  PositionMemory position = PositionFor(map);
  entente_game *made = nullptr, *read = nullptr;
  auto error = Sized<entente_error>();
  Expect(entente_position_start(map, position.data(), nullptr) == ENTENTE_OK, "no start position");
  Expect(entente_position_check(map, position.data(), nullptr) == ENTENTE_OK, "the start position is unsound");
  if (!Checked(entente_play(scratch.get(), nullptr, 7, kMostPhases, nullptr, &made, &error), error)) return;
  const Owned<entente_game> game(made);
  Expect(entente_game_position(made, position.data(), nullptr) == ENTENTE_OK, "a game without a position");
  Expect(entente_position_check(map, position.data(), nullptr) == ENTENTE_OK, "a played position is unsound");
  const std::string saved = TextOf([&](char* text, size_t capacity, size_t* length) {
    return entente_game_save(made, text, capacity, length, nullptr);
  });
  Expect(Checked(entente_game_load(saved.data(), saved.size(), map, &read, &error), error), "a saved game is refused");
  entente_game_free(read);
}

}  // namespace

void ReadLookPlay(uint32_t form, const ExactText& text, std::string_view file_name, entente_include_fn include,
                  void* include_context) {
  const Source source{file_name, include, include_context};
  const Owned<entente_map> map = ReadForm(form, text, source);
  if (map == nullptr) return;
  LookAt(map.get());
  WriteAndReadAgain(map.get(), source);
  PlayOn(map.get());
}

}  // namespace entente_fuzz
