#include "map_look.h"

#include <cstring>
#include <vector>

namespace entente_fuzz {
namespace {

constexpr uint32_t kMostPhases = 12;

// ---- Inspecting a map ----

using ByNumber = const char* (*)(const entente_map*, uint32_t);

// Checks a text that every location, or every power, has.
void LookAtText(const entente_map* map, ByNumber call, uint32_t number) {
  Expect(call(map, number) != nullptr, "a text is missing");
}

void LookAtNeighbors(const entente_map* map, std::string_view phase, uint32_t location, const entente_map_info& info) {
  for (uint32_t type : {ENTENTE_ARMY, ENTENTE_FLEET}) {
    size_t length = 0;
    std::vector<uint16_t> near(info.location_count);
    Expect(entente_map_neighbors(map, phase.data(), phase.size(), type, location, near.data(), near.size(), &length,
                                 nullptr) == ENTENTE_OK,
           "more neighbours than locations");
    for (size_t i = 0; i < length; ++i) Expect(near[i] < info.location_count, "a neighbour off the map");
  }
}

// `phase`: a phase of the map, for its neighbours at that time.
void LookAtPlace(const entente_map* map, std::string_view phase, uint32_t location, const entente_map_info& info) {
  auto place = Sized<entente_location_info>();
  Expect(entente_map_location(map, location, &place, nullptr) == ENTENTE_OK, "a location is missing");
  Expect(place.province < info.province_count, "a location of no province");
  Expect(entente_word(ENTENTE_WORDS_TERRAIN, place.terrain) != nullptr, "a terrain without a name");
  for (const ByNumber text : {&entente_map_location_id, &entente_map_location_name}) LookAtText(map, text, location);
  LookAtNeighbors(map, {}, location, info);
  LookAtNeighbors(map, phase, location, info);
}

void LookAtPower(const entente_map* map, uint32_t p, const entente_map_info& info) {
  auto power = Sized<entente_power_info>();
  Expect(entente_map_power(map, p, &power, nullptr) == ENTENTE_OK, "a power is missing");
  Expect(info.power_count >= 64 || power.friends >> info.power_count == 0, "friends of another map");
  for (const ByNumber text : {&entente_map_power_id, &entente_map_power_name}) LookAtText(map, text, p);
}

void LookAt(const entente_map* map) {
  auto info = Sized<entente_map_info>();
  Expect(entente_map_describe(map, &info, nullptr) == ENTENTE_OK, "a map without information");
  Expect(entente_map_name(map) != nullptr && info.begin_text[0] != '\0', "a text of the map is missing");
  auto counts = Sized<entente_stage_counts>();
  std::string_view begin = info.begin_phase;
  const bool is_named = entente_map_count(map, begin.data(), begin.size(), &counts, nullptr) == ENTENTE_OK;
  Expect(counts.provinces <= info.province_count && counts.locations <= info.location_count,
         "the first phase has more places than the map");
  if (!is_named) begin = {};
  for (uint32_t l = 0; l < info.location_count; ++l) LookAtPlace(map, begin, l, info);
  for (uint32_t p = 0; p < info.power_count; ++p) LookAtPower(map, p, info);
  Expect(entente_map_location_id(map, info.location_count) == nullptr, "a location beyond the last");
  Expect(entente_map_power_id(map, info.power_count) == nullptr, "a power beyond the last");
  for (const uint32_t form : {ENTENTE_TEXT_FOR_PEOPLE, ENTENTE_TEXT_JSON}) {
    const std::string summary =
        LongTextOf([&](entente_text** text) { return entente_map_summary(map, nullptr, 0, form, text, nullptr); });
    Expect(!summary.empty(), "a map without a summary");
  }
}

// ---- Reading ----

// A file that a text includes by name, or null.
const ExactText* FileCalled(std::span<const ExactText> files, std::string_view name) {
  if (name.empty() || name[0] < '1' || name[0] > '9' || name.substr(1) != ".map") return nullptr;
  const auto index = static_cast<size_t>(name[0] - '0');
  return index < files.size() ? &files[index] : nullptr;
}

struct Diagnostics {
  entente_diagnostic_counts counts = Sized<entente_diagnostic_counts>();
  std::string text;
};
Diagnostics DiagnosticsOf(const entente_map_reader* reader, uint32_t form = ENTENTE_TEXT_FOR_PEOPLE,
                          uint32_t errors_only = 0) {
  Diagnostics made;
  made.text = LongTextOf([&](entente_text** text) {
    return entente_map_reader_diagnostics(reader, form, errors_only, &made.counts, text, nullptr);
  });
  return made;
}

// The number of errors that a reader reports.
uint32_t ErrorsOf(const entente_map_reader* reader) {
  const Diagnostics all = DiagnosticsOf(reader), errors = DiagnosticsOf(reader, ENTENTE_TEXT_FOR_PEOPLE, 1);
  const Diagnostics json = DiagnosticsOf(reader, ENTENTE_TEXT_JSON, 1);
  Expect(all.text.empty() == (all.counts.errors + all.counts.warnings == 0), "a diagnostic that says nothing");
  Expect(errors.text.empty() == (errors.counts.errors == 0), "an error that says nothing");
  Expect((json.text == "[]") == (json.counts.errors == 0), "an error that is missing in the JSON");
  return json.counts.errors;
}

// Gives the reader the files that it needs, if they exist; returns whether any file existed.
bool GiveFiles(entente_map_reader* reader, std::span<const ExactText> files) {
  bool given = false;
  while (const char* name = entente_map_reader_wants(reader)) {
    Expect(entente_map_reader_wanted_by(reader) != nullptr, "a file is wanted without a file that includes it");
    Expect(DiagnosticsOf(reader).counts.errors + DiagnosticsOf(reader).counts.warnings == 0,
           "a diagnostic before all files are there");
    const ExactText* file = FileCalled(files, name);
    const entente_status status = file == nullptr
                                      ? entente_map_reader_refuse(reader, ENTENTE_ERR_NOT_FOUND, nullptr)
                                      : entente_map_reader_give(reader, file->data(), file->size(), nullptr);
    Expect(status == ENTENTE_OK, "a wanted file is not taken");
    given = given || file != nullptr;
  }
  Expect(entente_map_reader_wanted_by(reader) == nullptr, "no file is wanted by somebody");
  return given;
}

uint32_t FingerprintOf(const entente_map* map) {
  auto info = Sized<entente_map_info>();
  Expect(entente_map_describe(map, &info, nullptr) == ENTENTE_OK, "a map without information");
  return info.fingerprint;
}

// Reads a text that includes only shipped maps in one call: it gives the same map, or the same error status.
void ReadInOnePiece(const Source& source, const ExactText& text, entente_status status, const entente_map* wanted) {
  entente_map* made = nullptr;
  auto error = Sized<entente_error>();
  Expect(entente_map_read(source.form, text.data(), text.size(), source.file_name.data(), source.file_name.size(),
                          &made, &error) == status,
         "two ways to read a map differ");
  const Owned<entente_map> map(made);
  Expect(Checked(status, error) == (made != nullptr), "a map without success, or success without a map");
  Expect(made == nullptr || FingerprintOf(made) == FingerprintOf(wanted), "two ways to read a map give different maps");
}

Owned<entente_map> ReadForm(const Source& source, const ExactText& text) {
  entente_map_reader* opened = nullptr;
  entente_map* made = nullptr;
  auto error = Sized<entente_error>();
  Expect(entente_map_reader_new(source.form, text.data(), text.size(), source.file_name.data(), source.file_name.size(),
                                &opened, &error) == ENTENTE_OK,
         "a reader is refused");
  const Owned<entente_map_reader> reader(opened);
  const bool given = GiveFiles(opened, source.files);
  const entente_status status = entente_map_reader_finish(opened, &made, &error);
  Owned<entente_map> map(made);
  const bool fine = Checked(status, error);
  Expect(fine == (made != nullptr), "a map without success, or success without a map");
  Expect(fine == (ErrorsOf(opened) == 0), "a map was refused without a reason, or made with errors");
  if (!given) ReadInOnePiece(source, text, status, made);
  return map;
}

// ---- Writing and playing ----

std::string Written(const entente_map* map, uint32_t form) {
  return LongTextOf([&](entente_text** text) { return entente_map_write(map, form, text, nullptr); });
}

Owned<entente_map> ReadAgain(const Source& source, uint32_t form, const std::string& written) {
  return ReadForm({form, source.file_name, source.files}, ExactText(written));
}

// Text and JSON give a map with the same text; the parts that an MDF message holds stay the same.
void WriteAndReadAgain(const entente_map* map, const Source& source) {
  const std::string text = Written(map, ENTENTE_MAP_FORM_MAP);
  for (uint32_t form : {ENTENTE_MAP_FORM_MAP, ENTENTE_MAP_FORM_JSON}) {
    const Owned<entente_map> again = ReadAgain(source, form, Written(map, form));
    Expect(again != nullptr, "a map that was written is refused");
    const std::string back = Written(again.get(), ENTENTE_MAP_FORM_MAP);
    Expect(back.substr(back.find("\n\n")) == text.substr(text.find("\n\n")), "a map that was written differs");
  }
  Written(map, ENTENTE_MAP_FORM_DOT);
  entente_text* message = nullptr;
  const entente_status status = entente_map_write(map, ENTENTE_MAP_FORM_MDF, &message, nullptr);
  const std::string mdf = Taken(status, message);
  if (status != ENTENTE_OK) return;
  Expect(ReadAgain(source, ENTENTE_MAP_FORM_MDF, mdf) != nullptr, "an MDF message that was written is refused");
}

// Plays a short game, saves it and loads it again.
void PlayOn(const entente_map* map) {
  const Owned<entente_scratch> scratch = ScratchFor(map);
  PositionMemory position = PositionFor(map);
  entente_game *made = nullptr, *read = nullptr;
  auto error = Sized<entente_error>();
  Expect(entente_position_start(map, position.data(), BytesOf(position), nullptr) == ENTENTE_OK, "no start position");
  Expect(entente_position_check(map, position.data(), nullptr) == ENTENTE_OK, "the start position is unsound");
  if (!Checked(entente_play(scratch.get(), nullptr, 7, kMostPhases, nullptr, &made, &error), error)) return;
  const Owned<entente_game> game(made);
  Expect(entente_game_position(made, entente_game_phase_count(made), position.data(), BytesOf(position), nullptr) ==
             ENTENTE_OK,
         "a game without a position");
  Expect(entente_position_check(map, position.data(), nullptr) == ENTENTE_OK, "a played position is unsound");
  const std::string saved = LongTextOf([&](entente_text** text) { return entente_game_save(made, text, nullptr); });
  Expect(Checked(entente_game_load(saved.data(), saved.size(), map, &read, &error), error), "a saved game is refused");
  entente_game_free(read);
}

}  // namespace

void ReadLookPlay(const Source& source, const ExactText& text) {
  const Owned<entente_map> map = ReadForm(source, text);
  if (map == nullptr) return;
  LookAt(map.get());
  WriteAndReadAgain(map.get(), source);
  PlayOn(map.get());
}

}  // namespace entente_fuzz
