// Any text as a position line: refused with a place inside the text, or a sound position that its own line gives back.
// The line is the same each time and has the documented hashes.
//   Input: the map, one byte; the text.
#include "expectations.h"
#include "fuzz_input.h"

namespace entente_fuzz {
namespace {

// A map whose positions have all extras.
Owned<entente_map> SpecialMap() {
  constexpr std::string_view kText =
      "Albion (British) &SC ~BRE\nA BRE\nOWNS BRE SC! SC? SC!\nErin (Irish) DYF\nF DYF/E\nErrol ELY\nDUMMY\n"
      "CONTROL Albion Arthur\nUNOWNED CAL\nBrent = BRE\nDyfed = DYF\nDyfed (e) = DYF/E\nDyfed (w) = DYF/W\nEly = ELY\n"
      "Caldy = CAL\nGrey Sea = GRE\nHazel = HAZ\nCOAST BRE ABUTS dyf ELY GRE\nCOAST dyf ABUTS BRE ELY\n"
      "COAST DYF/E ABUTS GRE\nCOAST DYF/W ABUTS HAZ\nCOAST ELY ABUTS BRE dyf GRE HAZ\nCOAST CAL ABUTS GRE HAZ\n"
      "WATER GRE ABUTS BRE DYF/E ELY CAL HAZ\nWATER HAZ ABUTS DYF/W ELY CAL GRE\nRULE HIDE_BUILDS\n";
  entente_map* map = nullptr;
  auto error = Sized<entente_error>();
  const entente_status status =
      entente_map_read(ENTENTE_MAP_FORM_MAP, kText.data(), kText.size(), "s p.map", 7, &map, &error);
  Expect(status == ENTENTE_OK, error.message);
  return Owned<entente_map>(map);
}

const entente_map* MapOf(uint8_t choice) {
  static const Owned<entente_map> kMaps[] = {BuiltinMap("standard"), SpecialMap(), OddMap(), BuiltinMap("sengoku")};
  return kMaps[choice % std::size(kMaps)].get();
}

uint64_t Fnv(std::string_view text) {
  uint64_t hash = 0xcbf29ce484222325u;
  for (const char c : text) hash = (hash ^ static_cast<uint8_t>(c)) * 0x100000001b3u;
  return hash;
}

std::string LineOf(const entente_map* map, const PositionMemory& position) {
  return TextOf([&](char* line, size_t capacity, size_t* length) {
    return entente_position_write_line(map, position.data(), line, capacity, length, nullptr);
  });
}

void CheckHash(const entente_map* map, const PositionMemory& position, std::string_view line) {
  uint64_t hash = 0;
  Expect(entente_position_hash(map, position.data(), &hash, nullptr) == ENTENTE_OK, "no hash");
  Expect(hash == Fnv(line), "a hash is not that of its line");
}

// Compares with the start, in both directions, and with itself.
void Compare(const entente_map* map, const PositionMemory& position) {
  PositionMemory start = PositionFor(map);
  Expect(entente_position_start(map, start.data(), BytesOf(start), nullptr) == ENTENTE_OK, "no start");
  const auto told = [map](const PositionMemory& before, const PositionMemory& after, uint32_t full_names) {
    const entente_text_options options = {sizeof options, full_names, 0, 0, ENTENTE_LANGUAGE_EN, 0};
    return LongTextOf([&](entente_text** text) {
      return entente_position_difference(map, before.data(), after.data(), ENTENTE_TEXT_FOR_PEOPLE, &options, text,
                                         nullptr);
    });
  };
  Expect(told(position, position, 0).empty(), "a position differs from itself");
  Expect(told(start, position, 1).empty() == (start == position), "a difference is missing, or one that is none");
  Expect(told(position, start, 0).empty() == (start == position), "a difference is missing, or one that is none");
  LongTextOf([&](entente_text** json) {
    return entente_position_difference(map, start.data(), position.data(), ENTENTE_TEXT_JSON, nullptr, json, nullptr);
  });
}

}  // namespace
}  // namespace entente_fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace entente_fuzz;  // NOLINT: the one function outside
  FuzzInput input(data, std::min<size_t>(size, 4096));
  const entente_map* map = MapOf(input.Byte());
  const ExactText text(input.Rest());
  PositionMemory position = PositionFor(map);
  auto error = Sized<entente_error>();
  const entente_status status =
      entente_position_read_line(map, text.data(), text.size(), position.data(), BytesOf(position), &error);
  if (!CheckedText(status, error, text.view())) return 0;
  Expect(entente_position_check(map, position.data(), nullptr) == ENTENTE_OK, "an unsound position was read");
  const std::string line = LineOf(map, position);
  PositionMemory again = PositionFor(map);
  Expect(
      Checked(entente_position_read_line(map, line.data(), line.size(), again.data(), BytesOf(again), &error), error),
      "a written line cannot be read");
  Expect(again == position, "a position changed on its way through its line");
  Expect(LineOf(map, again) == line, "a position has two lines");
  CheckHash(map, position, line);
  Compare(map, position);
  return 0;
}
