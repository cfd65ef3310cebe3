#include "call_world.h"

namespace entente_fuzz {
namespace {

constexpr uint64_t kMark = 0xa5a5a5a5a5a5a5a5u;
constexpr size_t kMarginWords = 8;

// Words and texts that calls accept, to reach code after the first checks.
constexpr std::string_view kPhrases[] = {
    "standard",
    "pure",
    "no such map",
    "A PAR - BUR",
    "A PAR - BUR\nF BRE - MAO\n# rest\nA MAR S A PAR - BUR",
    "S1901M",
    "F1901R",
    "W1901A",
    "FRANCE",
    "STP/SC",
    "civil_disorder",
    "home_distance",
    "datc3",
    "1982",
    R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{"FRANCE":["A PAR - BUR","x"]}})",
    R"({"id":7,"name":"F1901R","state":{"units":{"FRANCE":["*A BUR"],"ITALY":["A BUR"]},)"
    R"("retreats":{"FRANCE":{"A BUR":["PAR","GAS"]}}},"orders":{"FRANCE":["A BUR R PAR"]}})",
    R"({"map":"pure","phases":[{"name":"S1901M","orders":{"FRANCE":[]}},{"name":"F1901M"}]})",
    "North () AAA\n  A AAA\nAye = AAA\nBee = BBB\nLAND AAA ABUTS BBB\nLAND BBB ABUTS AAA\n",
};

uint32_t FingerprintOf(const entente_map* map) {
  auto info = Sized<entente_map_info>();
  return entente_map_describe(map, &info, nullptr) == ENTENTE_OK ? info.fingerprint : 0;
}

void SetUp(Desk& desk, Owned<entente_scratch> scratch, const entente_map* map) {
  desk = {std::move(scratch), FingerprintOf(map), entente_position_size(map)};
}

}  // namespace

World::World(const uint8_t* data, size_t size) : input(data, size), positions_(kSlots * kPositionWords) {
  positions_.resize(positions_.size() + kMarginWords, kMark);
  static const Owned<entente_map> kShipped[] = {BuiltinMap("standard"), BuiltinMap("pure")};
  for (size_t i = 0; i < std::size(kShipped); ++i) maps_[i].reset(entente_map_retain(kShipped[i].get()));
  SetUp(desks_[0], ScratchFor(maps_[0].get()), maps_[0].get());
  for (size_t i = 0; i < 2; ++i) {
    entente_position_start(maps_[i].get(), positions_.data() + i * kPositionWords, 8 * kPositionWords, nullptr);
  }
  for (entente_rules& rules : rules_) {
    rules = Sized<entente_rules>();
    entente_rules_init(&rules, nullptr, nullptr);
  }
  auto option = Sized<entente_option_info>();
  while (entente_option_describe(empty_retreats_, &option, nullptr) == ENTENTE_OK &&
         std::string_view(option.name) != "empty_retreats") {
    ++empty_retreats_;
  }
}

World::~World() { CheckMargins(); }

void World::Put(entente_scratch* handle, const entente_map* map) {
  SetUp(desks_[input.Below(kSlots)], Owned<entente_scratch>(handle), map);
}

const entente_document* World::ReadDocument() {
  const ExactText json = AnyText();
  entente_document* made = nullptr;
  const entente_status status = entente_document_read(json.data(), json.size(), &made, Error());
  CheckMade(status, made);
  return made != nullptr ? made : AnyDocument();
}

const entente_map* World::MapOf(const Desk& desk) const {
  for (const Owned<entente_map>& map : maps_) {
    if (map != nullptr && FingerprintOf(map.get()) == desk.fingerprint) return map.get();
  }
  return nullptr;
}

Room World::AnyRoom() {
  const size_t choice = input.Below(16);
  if (choice == 15) return {nullptr, 0};
  return {positions_.data() + choice % kSlots * kPositionWords, choice == 14 ? 64 : 8 * kPositionWords};
}

entente_rules* World::AnyRules() {
  const size_t choice = input.Below(8);
  return choice >= kSlots ? nullptr : &rules_[choice];
}

entente_rules* World::RulesOfPlay() {
  entente_rules* rules = AnyRules();
  const uint8_t number = input.Byte() % 8 == 7 ? input.Byte() : input.Byte() % 2;
  if (rules != nullptr) rules->value[empty_retreats_] = number;
  return rules;
}

uint32_t World::AnyPower() {
  const uint8_t choice = input.Byte();
  return choice < 16 ? choice : choice < 250 ? choice % 7u : choice == 255 ? ENTENTE_NO_POWER : choice * 65537u;
}

uint32_t World::AnyLocation() {
  const uint8_t choice = input.Byte();
  return choice < 240 ? choice % 90u : choice == 255 ? ENTENTE_NO_LOCATION : choice * 65537u;
}

entente_unit World::AnyUnit() {
  entente_unit unit = {};
  unit.location = static_cast<uint16_t>(AnyLocation());
  unit.power = static_cast<uint8_t>(AnyPower());
  unit.unit_type = static_cast<uint8_t>(input.Byte() % 3);
  return unit;
}

ExactText World::AnyText() {
  const size_t choice = input.Byte();
  if (choice == 127) {
    const entente_text* kept = AnyKept();
    return ExactText(kept == nullptr ? std::string_view() : Whole(kept));
  }
  if (choice < 128) return ExactText(kPhrases[choice % std::size(kPhrases)]);
  return ExactText(input.Take(choice - 128));
}

entente_error* World::Error() {
  error_ = Sized<entente_error>();
  error_given_ = input.Byte() % 16 != 15;
  return error_given_ ? &error_ : nullptr;
}

bool World::Check(entente_status status) {
  CheckMargins();
  if (error_given_) return Checked(status, error_);
  Expect(status <= ENTENTE_OK && status > ENTENTE_ERR_INTERNAL && status != ENTENTE_ERR_OUT_OF_MEMORY,
         "an undocumented status");
  return status == ENTENTE_OK;
}

void World::CheckPosition(entente_status status, const entente_map* map, const void* position) {
  if (!Check(status) || map == nullptr) return;
  Expect(entente_position_check(map, position, nullptr) == ENTENTE_OK, "a call made an unsound position");
}

void World::CheckMargins() const {
  for (size_t i = kSlots * kPositionWords; i < positions_.size(); ++i) {
    Expect(positions_[i] == kMark, "the memory of a position was overrun");
  }
}

}  // namespace entente_fuzz
