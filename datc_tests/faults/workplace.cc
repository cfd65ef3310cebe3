#include "workplace.h"

#include <cstring>
#include <memory>
#include <stdexcept>
#include <string_view>

namespace entente_faults {
namespace {

void Must(entente_status status) {
  if (status != ENTENTE_OK) throw std::runtime_error("the workplace cannot be set up");
}

constexpr std::string_view kPhase =
    R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{"FRANCE":["A PAR - BUR"]}})";

std::string Saved(const entente_game* game) {
  size_t length = 0;
  entente_game_save(game, nullptr, 0, &length, nullptr);
  std::string text(length, '\0');
  Must(entente_game_save(game, text.data(), text.size(), &length, nullptr));
  return text;
}

std::string Described(const entente_map* map) {
  size_t length = 0;
  entente_map_to_json(map, nullptr, 0, &length, nullptr);
  std::string text(length, '\0');
  Must(entente_map_to_json(map, text.data(), text.size(), &length, nullptr));
  return text;
}

std::string Answered(entente_exchange* exchange) {
  const char* result = nullptr;
  size_t length = 0;
  Must(entente_exchange_adjudicate(exchange, kPhase.data(), kPhase.size(), &result, &length, nullptr));
  return std::string(result, length);
}

uint32_t PowerOf(const entente_map* map, std::string_view name) {
  uint8_t power = 0;
  Must(entente_map_find_power(map, name.data(), name.size(), &power, nullptr));
  return power;
}

}  // namespace

const std::string_view SpecialBoard::kText =
    "Ayton = AAA\nBeeton = BBB\nCeeton = CCC\nDeeton = DDD\n"
    "LAND AAA ABUTS BBB CCC DDD\nLAND BBB ABUTS AAA CCC DDD\nLAND CCC ABUTS AAA BBB DDD\nLAND DDD ABUTS AAA BBB CCC\n"
    "RED (Redder) ~AAA &SC\nOWNS AAA DDD SC!\nA DDD\nBLUE BBB\nOWNS BBB SC?\nA BBB\n"
    "GREEN CCC\nA CCC\nDUMMY\nCONTROL RED Somebody\nROTATE BEFORE ADJUSTMENTS\n"
    "NEWHOMES 1902\nRULES HIDE_BUILDS CD_BUILDS\nFLAGS STANDARD\nNOTIFY A@B.C\n"
    "IN WINTER\nAAA -> Winterton = AAA frost\nBLUE -> Navy (Navies)\n";

SpecialBoard::SpecialBoard() {
  Must(entente_map_read(kText.data(), kText.size(), "special.map", 11, nullptr, nullptr, nullptr, nullptr, &map,
                        nullptr));
  if (entente_position_size(map) > sizeof start) throw std::runtime_error("a position of the special map is larger");
  Must(entente_scratch_new(map, &scratch, nullptr));
  red = PowerOf(map, "RED");
  green = PowerOf(map, "GREEN");
  Must(entente_position_start(map, start, nullptr));
  SetUpVassal();
  Must(entente_game_new(map, nullptr, &game, nullptr));
  for (int phase = 0; phase < 2; ++phase) Must(entente_game_process(game, nullptr));
  Must(entente_game_position(game, winter, nullptr));
  Must(entente_order_read(map, nullptr, ENTENTE_ADJUSTMENTS, red, "A FROST B", 9, &build, nullptr));
  Must(entente_game_submit(game, red, &build, 1, nullptr));
  saved = Saved(game);
}

void SpecialBoard::SetUpVassal() {
  std::memcpy(vassal, start, sizeof vassal);
  uint16_t home = ENTENTE_NO_LOCATION;
  Must(entente_map_find_location(map, "CCC", 3, &home, nullptr));
  const entente_unit army = {home, static_cast<uint8_t>(red), ENTENTE_ARMY};
  Must(entente_position_set_homes(map, vassal, green, &home, 1, nullptr));
  Must(entente_position_remove(map, vassal, home, nullptr));
  Must(entente_position_place(map, vassal, &army, nullptr));
}

SpecialBoard::~SpecialBoard() {
  entente_game_free(game);
  entente_scratch_free(scratch);
  entente_map_free(map);
}

Workplace::Workplace() {
  Must(entente_map_builtin("standard", 8, &map, nullptr));
  Must(entente_scratch_new(map, &scratch, nullptr));
  france = PowerOf(map, "FRANCE");
  Must(entente_rules_init(&rules, map, nullptr));
  Must(entente_position_start(map, start, nullptr));
  Must(entente_order_read(map, nullptr, ENTENTE_MOVEMENT, france, "A PAR - BUR", 11, &orders[0], nullptr));
  Must(entente_order_read(map, nullptr, ENTENTE_MOVEMENT, france, "A MAR - BUR", 11, &orders[1], nullptr));
  entente_order_result results[2];
  Must(entente_adjudicate(scratch, start, nullptr, orders, 2, results, sizeof results[0], nullptr, 0, nullptr, nullptr,
                          nullptr, nullptr));
  bounced = results[0];

  const char* dislodged = R"({"name":"F1901R","state":{"units":{"FRANCE":["*A BUR"],"ITALY":["A BUR"]},)"
                          R"("retreats":{"FRANCE":{"A BUR":["PAR","GAS"]}}}})";
  Must(entente_position_from_json(map, dislodged, std::strlen(dislodged), retreat, nullptr));

  Must(entente_game_new(map, nullptr, &game, nullptr));
  for (int phase = 0; phase < 2; ++phase) {
    Must(entente_game_submit(game, france, orders, 2, nullptr));
    SubmitText();
    Must(entente_game_process(game, nullptr));
  }
  Must(entente_game_submit(game, france, orders, 2, nullptr));
  SubmitText();
  saved = Saved(game);
  Must(entente_exchange_new(nullptr, nullptr, &exchange, nullptr));
}

void Workplace::SubmitText() {
  constexpr std::string_view kText = "A MUN burns\nF KIE - HEL - NTH - NWY # by sea\nItaly: A BER holds";
  Must(entente_game_submit_text(game, france + 1, kText.data(), kText.size(), nullptr));
}

Workplace::~Workplace() {
  ClearOutputs();
  entente_exchange_free(exchange);
  entente_game_free(game);
  entente_scratch_free(scratch);
  entente_map_free(map);
}

void Workplace::ClearOutputs() {
  entente_map_free(out.map);
  entente_scratch_free(out.scratch);
  entente_game_free(out.game);
  entente_exchange_free(out.exchange);
  out.map = nullptr;
  out.scratch = nullptr;
  out.game = nullptr;
  out.exchange = nullptr;
  out.result = nullptr;
  out.length = out.number = 0;
  std::memset(out.bytes, 0, sizeof out.bytes);
  error = Sized<entente_error>();
}

std::string Workplace::Told(entente_status status) {
  std::string told = entente_status_name(status);
  if (status != ENTENTE_OK) {
    told.append(" ").append(error.message).append(" at ").append(std::to_string(error.offset));
    return told + "+" + std::to_string(error.length);
  }
  told += " " + std::to_string(out.number) + " " + std::to_string(out.length) + " ";
  told.append(out.text(), sizeof out.bytes);
  if (out.result != nullptr) told.append(out.result, out.length);
  if (out.map != nullptr) told += Described(out.map);
  if (out.scratch != nullptr) told += "scratch";
  if (out.game != nullptr) told += Saved(out.game);
  if (out.exchange != nullptr) told += Answered(out.exchange);
  return told + Saved(game) + Saved(special.game);
}

}  // namespace entente_faults
