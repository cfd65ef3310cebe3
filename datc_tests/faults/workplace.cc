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

std::string Taken(entente_status status, entente_text* text) {
  Must(status);
  std::string taken(static_cast<const char*>(entente_text_data(text)), entente_text_length(text));
  entente_text_free(text);
  return taken;
}

std::string Saved(const entente_game* game) {
  entente_text* text = nullptr;
  const entente_status status = entente_game_save(game, &text, nullptr);
  return Taken(status, text);
}

std::string Described(const entente_map* map) {
  entente_text* text = nullptr;
  const entente_status status = entente_map_summary(map, nullptr, 0, ENTENTE_TEXT_JSON, &text, nullptr);
  return Taken(status, text);
}

std::string Answered(entente_exchange* exchange) {
  entente_text* text = nullptr;
  const entente_status status =
      entente_exchange_adjudicate(exchange, kPhase.data(), kPhase.size(), nullptr, &text, nullptr);
  return Taken(status, text);
}

// The file that a reader needs, and its diagnostics.
std::string ReaderState(const entente_map_reader* reader) {
  const char* wanted = entente_map_reader_wants(reader);
  entente_text* text = nullptr;
  const entente_status status =
      entente_map_reader_diagnostics(reader, ENTENTE_TEXT_FOR_PEOPLE, 0, nullptr, &text, nullptr);
  return (wanted == nullptr ? "nothing" : wanted) + Taken(status, text);
}

uint32_t PowerOf(const entente_map* map, std::string_view name) {
  uint32_t power = 0;
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

const std::string_view Workplace::kMain = "USE lands\nBEGIN FALL 1901 MOVEMENT\nRULE NO_SUCH_RULE\n";
const std::string_view Workplace::kIncluded =
    "North () AAA\n  A AAA\nSouth (Southern:Z) CCC\n  A CCC\nUnowned BBB\nAye = AAA a\nBee = BBB b+b\nCee = CCC\n"
    "LAND AAA ABUTS BBB CCC\nLAND BBB ABUTS AAA CCC\nLAND CCC ABUTS AAA BBB\n";

SpecialBoard::SpecialBoard() {
  Must(entente_map_read(ENTENTE_MAP_FORM_MAP, kText.data(), kText.size(), "special.map", 11, &map, nullptr));
  if (entente_position_size(map) > sizeof start) throw std::runtime_error("a position of the special map is larger");
  Must(entente_scratch_new(map, &scratch, nullptr));
  Must(entente_actions_new(map, nullptr, &actions, nullptr));
  red = PowerOf(map, "RED");
  green = PowerOf(map, "GREEN");
  Must(entente_position_start(map, start, sizeof start, nullptr));
  SetUpVassal();
  Must(entente_game_new(map, nullptr, nullptr, &game, nullptr));
  for (int phase = 0; phase < 2; ++phase) Must(entente_game_process(game, nullptr));
  Must(entente_game_position(game, 2, winter, sizeof winter, nullptr));
  Must(entente_order_read(map, nullptr, ENTENTE_ADJUSTMENTS, red, "A FROST B", 9, &build, nullptr));
  Must(entente_game_submit(game, red, &build, 1, nullptr, nullptr));
  saved = Saved(game);
}

void SpecialBoard::SetUpVassal() {
  std::memcpy(vassal, start, sizeof vassal);
  uint32_t place = ENTENTE_NO_LOCATION;
  Must(entente_map_find_location(map, "CCC", 3, &place, nullptr));
  const auto home = static_cast<uint16_t>(place);
  const entente_unit army = {home, static_cast<uint8_t>(red), ENTENTE_ARMY};
  Must(entente_position_remove(map, vassal, home, nullptr));
  Must(entente_position_place(map, vassal, &army, nullptr));
}

SpecialBoard::~SpecialBoard() {
  entente_game_free(game);
  entente_actions_free(actions);
  entente_scratch_free(scratch);
  entente_map_free(map);
}

Workplace::Workplace() {
  Must(entente_map_builtin("standard", 8, &map, nullptr));
  Must(entente_scratch_new(map, &scratch, nullptr));
  france = PowerOf(map, "FRANCE");
  Must(entente_rules_init(&rules, map, nullptr));
  Must(entente_position_start(map, start, sizeof start, nullptr));
  Must(entente_order_read(map, nullptr, ENTENTE_MOVEMENT, france, "A PAR - BUR", 11, &orders[0], nullptr));
  Must(entente_order_read(map, nullptr, ENTENTE_MOVEMENT, france, "A MAR - BUR", 11, &orders[1], nullptr));
  Must(entente_adjudicate(scratch, start, nullptr, orders, 2, nullptr, nullptr));

  const char* dislodged = R"({"name":"F1901R","state":{"units":{"FRANCE":["*A BUR"],"ITALY":["A BUR"]},)"
                          R"("retreats":{"FRANCE":{"A BUR":["PAR","GAS"]}}}})";
  Must(entente_position_from_json(map, dislodged, std::strlen(dislodged), retreat, sizeof retreat, nullptr));

  Must(entente_game_new(map, nullptr, nullptr, &game, nullptr));
  for (int phase = 0; phase < 2; ++phase) {
    Must(entente_game_submit(game, france, orders, 2, nullptr, nullptr));
    SubmitText();
    Must(entente_game_process(game, nullptr));
  }
  Must(entente_game_submit(game, france, orders, 2, nullptr, nullptr));
  SubmitText();
  Must(entente_game_save(game, &text, nullptr));
  Must(entente_document_read(static_cast<const char*>(entente_text_data(text)), entente_text_length(text), &document,
                             nullptr));
  Must(entente_exchange_new(nullptr, nullptr, &exchange, nullptr));
  Must(entente_map_reader_new(ENTENTE_MAP_FORM_MAP, kMain.data(), kMain.size(), "main.map", 8, &wanting, nullptr));
  Must(entente_map_reader_new(ENTENTE_MAP_FORM_MAP, "COATS\n", 6, "faulty.map", 10, &finished, nullptr));
}

void Workplace::SubmitText() {
  constexpr std::string_view kText = "A MUN burns\nF KIE - HEL - NTH - NWY # by sea\nItaly: A BER holds";
  Must(entente_game_submit_text(game, france + 1, kText.data(), kText.size(), nullptr, nullptr));
}

Workplace::~Workplace() {
  ClearOutputs();
  entente_map_reader_free(finished);
  entente_map_reader_free(wanting);
  entente_exchange_free(exchange);
  entente_document_free(document);
  entente_text_free(text);
  entente_game_free(game);
  entente_scratch_free(scratch);
  entente_map_free(map);
}

void Workplace::ClearOutputs() {
  entente_text_free(out.long_text);
  entente_map_free(out.map);
  entente_map_reader_free(out.reader);
  entente_scratch_free(out.scratch);
  entente_actions_free(out.actions);
  entente_game_free(out.game);
  entente_document_free(out.document);
  entente_exchange_free(out.exchange);
  out.long_text = nullptr;
  out.map = nullptr;
  out.reader = nullptr;
  out.scratch = nullptr;
  out.actions = nullptr;
  out.game = nullptr;
  out.document = nullptr;
  out.exchange = nullptr;
  out.length = out.number = 0;
  std::memset(out.bytes, 0, sizeof out.bytes);
  error = Sized<entente_error>();
}

std::string Workplace::Told(entente_status status) {
  std::string told = entente_word(ENTENTE_WORDS_STATUS, status);
  if (status != ENTENTE_OK) {
    told.append(" ").append(error.message).append(" at ").append(std::to_string(error.offset));
    return told + "+" + std::to_string(error.length);
  }
  told += " " + std::to_string(out.number) + " " + std::to_string(out.length) + " ";
  told.append(out.text(), sizeof out.bytes);
  if (out.long_text != nullptr)
    told.append(static_cast<const char*>(entente_text_data(out.long_text)), entente_text_length(out.long_text));
  if (out.map != nullptr) told += Described(out.map);
  if (out.reader != nullptr) told += ReaderState(out.reader);
  if (out.scratch != nullptr) told += "scratch";
  if (out.actions != nullptr) told += std::to_string(entente_actions_hash(out.actions));
  if (out.game != nullptr) told += Saved(out.game);
  if (out.document != nullptr) told += std::to_string(entente_document_phase_count(out.document));
  if (out.exchange != nullptr) told += Answered(out.exchange);
  return told + Saved(game) + Saved(special.game) + ReaderState(wanting);
}

}  // namespace entente_faults
