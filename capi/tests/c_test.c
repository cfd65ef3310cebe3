/* A C program that uses every group of functions, as a user would write it. Prints what fails; exit code 0 if all is
 * well. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "entente/entente.h"

static int failures = 0;

#define EXPECT(condition)                                    \
  do {                                                       \
    if (!(condition)) {                                      \
      printf("%s:%d: %s\n", __FILE__, __LINE__, #condition); \
      ++failures;                                            \
    }                                                        \
  } while (0)

#define EXPECT_OK(call)                                                    \
  do {                                                                     \
    if ((call) != ENTENTE_OK) {                                            \
      printf("%s:%d: %s: %s\n", __FILE__, __LINE__, #call, error.message); \
      ++failures;                                                          \
    }                                                                      \
  } while (0)

static entente_error error;

static void use_map(const entente_map* map) {
  entente_map_info info;
  entente_location_info place;
  entente_power_info power;
  uint16_t places[64];
  uint8_t france = 0;
  uint16_t paris = 0;
  size_t count = 0;
  char json[65536];

  memset(&info, 0, sizeof info);
  info.struct_size = sizeof info;
  EXPECT_OK(entente_map_get_info(map, &info, &error));
  EXPECT(info.power_count == 7);
  EXPECT_OK(entente_map_find_location(map, "Paris", 5, &paris, &error));
  place.struct_size = sizeof place;
  EXPECT_OK(entente_map_location(map, paris, &place, &error));
  EXPECT(strcmp(place.id, "PAR") == 0);
  EXPECT_OK(entente_map_neighbors(map, ENTENTE_ARMY, paris, places, 64, &count, &error));
  EXPECT(count == 4);
  EXPECT_OK(entente_map_find_power(map, "france", 6, &france, &error));
  power.struct_size = sizeof power;
  EXPECT_OK(entente_map_power(map, france, &power, &error));
  EXPECT(strcmp(power.own_word, "French") == 0);
  EXPECT_OK(entente_map_homes(map, france, places, 64, &count, &error));
  EXPECT(count == 3);
  EXPECT_OK(entente_map_centers(map, places, 64, &count, &error));
  EXPECT(count == info.center_count);
  EXPECT_OK(entente_map_to_json(map, json, sizeof json, &count, &error));
}

static void use_map_forms(const entente_map* map) {
  static char json[65536];
  entente_map* again = NULL;
  entente_stage_counts counts;
  entente_rotation_info rotation;
  entente_controller_info controller;
  const char* word = NULL;
  size_t length = 0;

  EXPECT_OK(entente_map_write(map, ENTENTE_MAP_JSON, json, sizeof json, &length, &error));
  EXPECT_OK(entente_map_from_text(ENTENTE_MAP_JSON, json, length, "standard.json", 13, NULL, NULL, NULL, NULL, &again,
                                  &error));
  counts.struct_size = sizeof counts;
  EXPECT_OK(entente_map_count(again, "S1901M", 6, &counts, &error));
  EXPECT(counts.provinces == 76 && counts.fleet_edges == 141);
  EXPECT_OK(entente_map_summary(again, "S1901M", 6, json, sizeof json, &length, &error));
  EXPECT(entente_map_word(again, ENTENTE_MAP_RULES, 0, &word, &error) == ENTENTE_ERR_NOT_FOUND);
  rotation.struct_size = sizeof rotation;
  EXPECT(entente_map_rotation(again, 0, &rotation, &error) == ENTENTE_ERR_NOT_FOUND);
  controller.struct_size = sizeof controller;
  EXPECT(entente_map_controller(again, 0, 0, &controller, &error) == ENTENTE_ERR_NOT_FOUND);
  entente_map_free(again);
}

static void use_special_position(void) {
  static const char text[] =
      "aaa = aaa\nbbb = bbb\nLAND aaa ABUTS bbb\nLAND bbb ABUTS aaa\nRED ~aaa &SC\nA AAA\nBLUE bbb\n";
  entente_map* special = NULL;
  entente_power_state state;
  uint64_t memory[64];
  uint16_t provinces[4];
  size_t count = 0;

  EXPECT_OK(entente_map_read(text, sizeof text - 1, "special.map", 11, NULL, NULL, NULL, NULL, &special, &error));
  EXPECT(entente_position_size(special) <= sizeof memory);
  EXPECT_OK(entente_position_start(special, memory, &error));
  state.struct_size = sizeof state;
  EXPECT_OK(entente_position_power_state(special, memory, 1, &state, &error));
  EXPECT(state.claims == 1 && state.seizing_builds == 0);
  state.claims = 0;
  EXPECT_OK(entente_position_set_power_state(special, memory, 1, &state, &error));
  EXPECT_OK(entente_position_homes(special, memory, 1, provinces, 4, &count, &error));
  EXPECT(count == 1 && provinces[0] == 0);
  EXPECT_OK(entente_position_set_homes(special, memory, 0, provinces, count, &error));
  EXPECT_OK(entente_position_hide_build(special, memory, 0, &error));
  EXPECT_OK(entente_position_hidden_builds(special, memory, provinces, 4, &count, &error));
  EXPECT(count == 1);
  entente_map_free(special);
}

static void use_rules(const entente_map* map) {
  entente_rules rules;
  entente_option_info option;
  const char* name = NULL;
  uint32_t acts = 0;

  rules.struct_size = sizeof rules;
  EXPECT_OK(entente_rules_init(&rules, map, &error));
  EXPECT_OK(entente_rules_preset(&rules, "datc3", 5, &error));
  EXPECT_OK(entente_rules_set(&rules, "civil_disorder", 14, "home_distance", 13, &error));
  option.struct_size = sizeof option;
  EXPECT_OK(entente_option(0, &option, &error));
  EXPECT_OK(entente_option_value(0, 0, &name, &acts, &error));
  EXPECT(name != NULL && acts == 1);
  EXPECT(entente_option(1000, &option, &error) == ENTENTE_ERR_NOT_FOUND);
}

static void use_phase(const entente_map* map, void* position) {
  entente_scratch* scratch = NULL;
  entente_order orders[2];
  entente_order list[256];
  entente_order_fields fields;
  entente_order_result results[2];
  entente_event events[8];
  entente_position_info info;
  entente_unit units[64];
  size_t count = 0;
  int32_t due = 0;
  char text[256];

  EXPECT_OK(entente_scratch_new(map, &scratch, &error));
  EXPECT_OK(entente_position_start(map, position, &error));
  EXPECT_OK(entente_order_read(map, NULL, ENTENTE_MOVEMENT, ENTENTE_NO_POWER, "A PAR - BUR", 11, &orders[0], &error));
  EXPECT_OK(entente_order_read(map, NULL, ENTENTE_MOVEMENT, ENTENTE_NO_POWER, "A MUN - BUR", 11, &orders[1], &error));
  fields.struct_size = sizeof fields;
  EXPECT_OK(entente_order_unpack(orders[0], &fields, &error));
  EXPECT(fields.kind == ENTENTE_MOVE);
  EXPECT_OK(entente_order_pack(&fields, &orders[0], &error));
  EXPECT_OK(entente_legal_orders(scratch, position, NULL, fields.source, list, 256, &count, &error));
  EXPECT(count > 5);
  EXPECT_OK(entente_adjudicate(scratch, position, NULL, orders, 2, results, sizeof results[0], events, 8, &count, NULL,
                               position, &error));
  EXPECT(results[0].reason == ENTENTE_REASON_BOUNCED && results[1].reason == ENTENTE_REASON_BOUNCED);
  EXPECT(strcmp(entente_reason_name(results[0].reason), "bounced") == 0);
  EXPECT_OK(entente_order_write(map, results[0].order, text, sizeof text, &count, &error));
  EXPECT(strcmp(text, "A PAR - BUR") == 0);
  EXPECT_OK(entente_result_sentence(map, position, &results[0], text, sizeof text, &count, &error));
  info.struct_size = sizeof info;
  EXPECT_OK(entente_position_get_info(map, position, &info, &error));
  EXPECT(strcmp(info.phase_name, "F1901M") == 0);
  EXPECT_OK(entente_position_units(map, position, units, 64, &count, &error));
  EXPECT(count == 22);
  EXPECT_OK(entente_position_due(map, position, NULL, 0, &due, &error));
  entente_scratch_free(scratch);
}

static void use_game(const entente_map* map, void* position) {
  entente_game* game = NULL;
  entente_game* fork = NULL;
  entente_line line;
  char written[64];
  uint16_t path[4];
  uint8_t france = 0;
  size_t length = 0;
  char* text = NULL;

  EXPECT_OK(entente_map_find_power(map, "FRANCE", 6, &france, &error));
  EXPECT_OK(entente_game_new(map, NULL, &game, &error));
  EXPECT_OK(entente_game_submit_text(game, france, "A PAR - BUR\nA MAR - SPA", 23, &error));
  line.struct_size = sizeof line;
  EXPECT(entente_game_line_count(game, 0) == 2);
  EXPECT_OK(entente_game_line(game, 0, 1, &line, &error));
  EXPECT(line.power == france && line.is_readable == 1);
  EXPECT_OK(entente_game_line_text(game, 0, 1, written, sizeof written, &length, &error));
  EXPECT(strcmp(written, "A MAR - SPA") == 0);
  EXPECT_OK(entente_game_line_fault(game, 0, 1, written, sizeof written, &length, &error));
  EXPECT(length == 0);
  EXPECT_OK(entente_game_line_path(game, 0, 1, path, 4, &length, &error));
  EXPECT(length == 0);
  EXPECT_OK(entente_game_process(game, &error));
  EXPECT_OK(entente_game_fork(game, &fork, &error));
  EXPECT_OK(entente_game_undo(game, &error));
  EXPECT(entente_game_phase_count(game) == 0 && entente_game_phase_count(fork) == 1);
  EXPECT_OK(entente_game_position(fork, position, &error));
  EXPECT(entente_game_save(fork, NULL, 0, &length, &error) == ENTENTE_ERR_BUFFER_TOO_SMALL);
  text = malloc(length);
  EXPECT(text != NULL);
  EXPECT_OK(entente_game_save(fork, text, length, &length, &error));
  entente_game_free(game);
  game = NULL;
  EXPECT_OK(entente_game_load(text, length, NULL, &game, &error));
  EXPECT(entente_game_phase_count(game) == 1);
  free(text);
  entente_game_free(game);
  entente_game_free(fork);
}

static void use_exchange(void) {
  static const char phase[] =
      "{\"name\":\"S1901M\",\"state\":{\"units\":{\"FRANCE\":[\"A PAR\"]}},\"orders\":{\"FRANCE\":[\"A PAR - BUR\"]}}";
  entente_exchange* exchange = NULL;
  const char* result = NULL;
  size_t length = 0;

  EXPECT_OK(entente_exchange_new(NULL, NULL, &exchange, &error));
  EXPECT_OK(entente_exchange_adjudicate(exchange, phase, sizeof phase - 1, &result, &length, &error));
  EXPECT(length > 0 && result[0] == '{');
  EXPECT(entente_exchange_adjudicate(exchange, "{", 1, &result, &length, &error) == ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT(entente_exchange_error_json(exchange, "{", 1, &error, &result, &length) == ENTENTE_OK);
  EXPECT(length > 10 && strncmp(result, "{\"error\":", 9) == 0);
  entente_exchange_free(exchange);
}

static void use_play(const entente_map* map) {
  entente_scratch* scratch = NULL;
  entente_play_summary summary;

  memset(&summary, 0, sizeof summary);
  summary.struct_size = sizeof summary;
  EXPECT_OK(entente_scratch_new(map, &scratch, &error));
  EXPECT_OK(entente_play(scratch, NULL, 1, 20, &summary, NULL, &error));
  EXPECT(summary.phases == 20);
  entente_scratch_free(scratch);
}

int main(void) {
  entente_map* map = NULL;
  void* position = NULL;

  memset(&error, 0, sizeof error);
  error.struct_size = sizeof error;
  EXPECT(entente_abi_check(ENTENTE_ABI_VERSION) == ENTENTE_OK);
  EXPECT(entente_version()[0] != '\0');
  EXPECT_OK(entente_map_builtin("standard", 8, &map, &error));
  if (map == NULL) return 1;
  position = malloc(entente_position_size(map));
  if (position == NULL) return 1;
  use_map(map);
  use_map_forms(map);
  use_special_position();
  use_rules(map);
  use_phase(map, position);
  use_game(map, position);
  use_exchange();
  use_play(map);
  free(position);
  entente_map_free(map);
  return failures == 0 ? 0 : 1;
}
