/* A C program that uses every group of functions as a user would. Prints failures; exit code 0 if there are none. */
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
  uint32_t france = 0, paris = 0;
  size_t count = 0;

  memset(&info, 0, sizeof info);
  info.struct_size = sizeof info;
  EXPECT_OK(entente_map_describe(map, &info, &error));
  EXPECT(info.power_count == 7);
  EXPECT(strcmp(entente_map_name(map), "standard") == 0);
  EXPECT_OK(entente_map_find_location(map, "Paris", 5, &paris, &error));
  place.struct_size = sizeof place;
  EXPECT_OK(entente_map_location(map, paris, &place, &error));
  EXPECT(place.province == paris && strcmp(entente_map_location_id(map, paris), "PAR") == 0);
  EXPECT_OK(entente_map_neighbors(map, NULL, 0, ENTENTE_ARMY, paris, places, 64, &count, &error));
  EXPECT(count == 4);
  EXPECT_OK(entente_map_find_power(map, "france", 6, &france, &error));
  power.struct_size = sizeof power;
  EXPECT_OK(entente_map_power(map, france, &power, &error));
  EXPECT(power.home_count == 3);
  EXPECT_OK(entente_map_homes(map, france, places, 64, &count, &error));
  EXPECT(count == 3);
  EXPECT_OK(entente_map_centers(map, places, 64, &count, &error));
  EXPECT(count == info.center_count);
}

static void use_map_forms(const entente_map* map) {
  entente_map* again = NULL;
  entente_text* text = NULL;
  entente_stage_counts counts;

  EXPECT_OK(entente_map_write(map, ENTENTE_MAP_FORM_JSON, &text, &error));
  EXPECT_OK(entente_map_read(ENTENTE_MAP_FORM_JSON, entente_text_data(text), entente_text_length(text), "standard.json",
                             13, &again, &error));
  entente_text_free(text);
  counts.struct_size = sizeof counts;
  EXPECT_OK(entente_map_count(again, "S1901M", 6, &counts, &error));
  EXPECT(counts.provinces == 76 && counts.fleet_edges == 141);
  EXPECT_OK(entente_map_summary(again, "S1901M", 6, ENTENTE_TEXT_JSON, &text, &error));
  EXPECT(*(const char*)entente_text_data(text) == '{');
  entente_text_free(text);
  entente_map_free(again);
}

static void use_map_reader(void) {
  static const char part[] = "RED aaa\nBLUE bbb\naaa = aaa\nbbb = bbb\nLAND aaa ABUTS bbb\nLAND bbb ABUTS aaa\n";
  entente_map_reader* reader = NULL;
  entente_map* map = NULL;
  entente_diagnostic_counts counts = ENTENTE_INIT(entente_diagnostic_counts);
  entente_text* text = NULL;
  const char* name = NULL;
  int given = 0;

  EXPECT_OK(entente_map_reader_new(ENTENTE_MAP_FORM_MAP, "USE part.map\nRULE HMM\n", 22, "my.map", 6, &reader, &error));
  while ((name = entente_map_reader_wants(reader)) != NULL) {
    EXPECT(strcmp(name, "part.map") == 0 && strcmp(entente_map_reader_wanted_by(reader), "my.map") == 0);
    EXPECT_OK(entente_map_reader_give(reader, part, sizeof part - 1, &error));
    ++given;
  }
  EXPECT(given == 1);
  EXPECT(entente_map_reader_refuse(reader, ENTENTE_ERR_NOT_FOUND, &error) == ENTENTE_ERR_WRONG_PHASE);
  EXPECT_OK(entente_map_reader_finish(reader, &map, &error));
  EXPECT_OK(entente_map_reader_diagnostics(reader, ENTENTE_TEXT_FOR_PEOPLE, 0, &counts, &text, &error));
  EXPECT(counts.errors == 0 && counts.warnings > 0 && entente_text_length(text) > 0);
  entente_text_free(text);
  entente_map_reader_free(reader);
  EXPECT(strcmp(entente_map_name(map), "my") == 0);
  entente_map_free(map);
}

static void use_special_position(void) {
  static const char text[] =
      "aaa = aaa\nbbb = bbb\nLAND aaa ABUTS bbb\nLAND bbb ABUTS aaa\nRED ~aaa &SC\nA AAA\nBLUE bbb\n";
  entente_map* special = NULL;
  entente_power_state state;
  uint64_t memory[64];
  uint16_t provinces[4];
  size_t count = 0;

  EXPECT_OK(entente_map_read(ENTENTE_MAP_FORM_MAP, text, sizeof text - 1, "special.map", 11, &special, &error));
  EXPECT(entente_position_size(special) <= sizeof memory);
  EXPECT_OK(entente_position_start(special, memory, sizeof memory, &error));
  state.struct_size = sizeof state;
  EXPECT_OK(entente_position_power_state(special, memory, 1, &state, &error));
  EXPECT(state.claims == 1 && state.seizing_builds == 0);
  EXPECT_OK(entente_position_homes(special, memory, 1, provinces, 4, &count, &error));
  EXPECT(count == 1 && provinces[0] == 0);
  entente_map_free(special);
}

static void use_rules(const entente_map* map) {
  entente_rules rules;
  entente_option_info option;
  entente_value_info value;
  char name[64];
  size_t length;

  rules.struct_size = sizeof rules;
  EXPECT_OK(entente_rules_init(&rules, map, &error));
  EXPECT_OK(entente_rules_read(NULL, "datc3", 5, &rules, &error));
  EXPECT_OK(entente_rules_set(&rules, "civil_disorder", 14, "home_distance", 13, &error));
  EXPECT_OK(entente_rules_get(&rules, "civil_disorder", 14, name, sizeof name, &length, &error));
  EXPECT(strcmp(name, "home_distance") == 0);
  option.struct_size = sizeof option;
  EXPECT_OK(entente_option_describe(0, &option, &error));
  value.struct_size = sizeof value;
  EXPECT_OK(entente_option_value_describe(0, 0, &value, &error));
  EXPECT(value.name[0] != '\0');
  EXPECT(entente_option_describe(1000, &option, &error) == ENTENTE_ERR_NOT_FOUND);
}

static void use_scores(const entente_map* map, const void* position) {
  entente_score_system_info system;
  entente_score scores[7];
  entente_power_counts counts[7];
  size_t count = 0;

  EXPECT_OK(entente_position_counts(map, position, counts, 7, &count, &error));
  EXPECT(count == 7 && counts[0].centers == 3 && counts[0].units == 3);
  system.struct_size = sizeof system;
  EXPECT_OK(entente_score_system_describe(ENTENTE_SCORE_DRAW_SIZE, &system, &error));
  EXPECT(strcmp(system.name, "draw-size") == 0);
  EXPECT(entente_score_system_describe(100, &system, &error) == ENTENTE_ERR_NOT_FOUND);
  EXPECT_OK(entente_position_scores(map, position, ENTENTE_SCORE_DRAW_SIZE, 0, scores, 7, &count, &error));
  EXPECT(count == 7 && scores[0].numerator == 1 && scores[0].denominator == 7);
}

static void use_phase(const entente_map* map, void* position, size_t size) {
  entente_scratch* scratch = NULL;
  entente_order orders[2];
  entente_order list[256];
  entente_order_group groups[4];
  entente_order_fields fields;
  entente_order_result results[22];
  entente_event events[8];
  entente_phase_summary summary;
  entente_position_info info;
  entente_unit units[64];
  size_t count = 0, group_count = 0;
  uint64_t hash = 0;
  int32_t due = 0;
  entente_text* texts = NULL;
  char text[256];

  EXPECT_OK(entente_scratch_new(map, &scratch, &error));
  EXPECT_OK(entente_position_start(map, position, size, &error));
  EXPECT_OK(entente_order_read(map, NULL, ENTENTE_MOVEMENT, ENTENTE_NO_POWER, "A PAR - BUR", 11, &orders[0], &error));
  EXPECT_OK(entente_order_read(map, NULL, ENTENTE_MOVEMENT, ENTENTE_NO_POWER, "A MUN - BUR", 11, &orders[1], &error));
  fields.struct_size = sizeof fields;
  EXPECT_OK(entente_order_unpack(orders[0], &fields, &error));
  EXPECT(fields.kind == ENTENTE_MOVE && strcmp(entente_word(ENTENTE_WORDS_ORDER_KIND, fields.kind), "move") == 0);
  EXPECT_OK(entente_order_pack(&fields, &orders[0], &error));
  EXPECT_OK(entente_legal_orders(scratch, position, NULL, ENTENTE_NO_POWER, fields.source, list, 256, &count, &error));
  EXPECT(count > 5);
  EXPECT_OK(entente_order_groups(map, list, count, groups, 4, &group_count, &error));
  EXPECT(group_count == 1 && groups[0].count == count && groups[0].province == fields.source);
  EXPECT(entente_scratch_events(scratch, events, 8, &count, &error) == ENTENTE_ERR_WRONG_PHASE);
  summary.struct_size = sizeof summary;
  EXPECT_OK(entente_adjudicate(scratch, position, NULL, orders, 2, &summary, &error));
  EXPECT(summary.result_count == 22 && summary.end_kind == ENTENTE_END_NONE);
  EXPECT_OK(entente_scratch_results(scratch, results, sizeof results[0], 22, &count, &error));
  EXPECT(count == 22 && results[2].implied == 1);
  EXPECT(results[0].reason == ENTENTE_REASON_BOUNCED && results[1].reason == ENTENTE_REASON_BOUNCED);
  EXPECT(strcmp(entente_word(ENTENTE_WORDS_REASON, results[0].reason), "bounced") == 0);
  EXPECT_OK(entente_scratch_events(scratch, events, 8, &count, &error));
  EXPECT(count == 0);
  EXPECT_OK(entente_scratch_texts(scratch, ENTENTE_TEXTS_ORDERS, NULL, &texts, &error));
  EXPECT(strncmp(entente_text_data(texts), "A PAR - BUR\n", 12) == 0);
  entente_text_free(texts);
  EXPECT_OK(entente_order_write(map, results[0].order, text, sizeof text, &count, &error));
  EXPECT(strcmp(text, "A PAR - BUR") == 0);
  EXPECT(entente_scratch_next(scratch, position, size - 1, &error) == ENTENTE_ERR_BUFFER_TOO_SMALL);
  EXPECT_OK(entente_scratch_after(scratch, position, size, &error));
  EXPECT_OK(entente_scratch_next(scratch, position, size, &error));
  info.struct_size = sizeof info;
  EXPECT_OK(entente_position_describe(map, position, &info, &error));
  EXPECT(strcmp(info.phase_name, "F1901M") == 0 && info.end_kind == ENTENTE_END_NONE);
  EXPECT_OK(entente_position_units(map, position, units, 64, &count, &error));
  EXPECT(count == 22);
  EXPECT_OK(entente_position_due(map, position, NULL, 0, &due, &error));
  use_scores(map, position);
  EXPECT_OK(entente_position_hash(map, position, &hash, &error));
  EXPECT(hash != 0);
  EXPECT_OK(entente_position_set_end(map, position, ENTENTE_END_DRAW, 3, &error));
  EXPECT(entente_adjudicate(scratch, position, NULL, NULL, 0, NULL, &error) == ENTENTE_ERR_WRONG_PHASE);
  entente_scratch_free(scratch);
}

static void use_lines(const entente_map* map, void* position, size_t size) {
  entente_text_options options = ENTENTE_INIT(entente_text_options);
  entente_text* text = NULL;
  uint64_t hash = 0;
  char line[512];
  size_t length = 0;

  EXPECT_OK(entente_position_start(map, position, size, &error));
  EXPECT_OK(entente_position_write_line(map, position, line, sizeof line, &length, &error));
  EXPECT(length == 250 && strncmp(line, "standard S1901M A:aBUD,", 23) == 0);
  EXPECT_OK(entente_position_read_line(map, line, length, position, size, &error));
  EXPECT_OK(entente_position_hash(map, position, &hash, &error));
  EXPECT(hash == 0xb9973cfaf9c13d72u);
  EXPECT_OK(entente_position_difference(map, position, position, ENTENTE_TEXT_FOR_PEOPLE, NULL, &text, &error));
  EXPECT(entente_text_length(text) == 0);
  entente_text_free(text);
  EXPECT_OK(entente_position_difference(map, position, position, ENTENTE_TEXT_JSON, &options, &text, &error));
  EXPECT(strcmp(entente_text_data(text), "[]") == 0);
  entente_text_free(text);
}

static void use_batch(const entente_map* map, void* position, size_t size) {
  static const uint64_t starts[] = {0, 1};
  entente_scratch* scratch = NULL;
  entente_order order = 0;
  entente_order_result result;
  entente_status statuses[1] = {1};

  EXPECT_OK(entente_scratch_new(map, &scratch, &error));
  EXPECT_OK(entente_position_start(map, position, size, &error));
  EXPECT_OK(entente_order_read(map, NULL, ENTENTE_MOVEMENT, ENTENTE_NO_POWER, "A PAR - BUR", 11, &order, &error));
  EXPECT_OK(
      entente_adjudicate_batch(scratch, position, 1, NULL, &order, starts, &result, sizeof result, statuses, &error));
  EXPECT(statuses[0] == ENTENTE_OK && result.reason == ENTENTE_REASON_NONE);
  entente_scratch_free(scratch);
}

static void use_game(const entente_map* map, void* position, size_t size) {
  entente_game* game = NULL;
  entente_game* fork = NULL;
  entente_text* text = NULL;
  entente_rules rules;
  entente_line line;
  entente_phase_summary summary;
  char written[256];
  uint16_t path[4];
  uint32_t france = 0;
  size_t length = 0;

  EXPECT_OK(entente_map_find_power(map, "FRANCE", 6, &france, &error));
  EXPECT_OK(entente_game_new(map, NULL, NULL, &game, &error));
  rules.struct_size = sizeof rules;
  EXPECT_OK(entente_game_rules(game, &rules, &error));
  EXPECT_OK(entente_game_submit_text(game, france, "A PAR - BUR\nA MAR - SPA", 23, NULL, &error));
  line.struct_size = sizeof line;
  EXPECT(entente_game_line_count(game, 0) == 2);
  EXPECT_OK(entente_game_line(game, 0, 1, &line, &error));
  EXPECT(line.power == france && line.is_readable == 1);
  EXPECT_OK(entente_game_line_text(game, 0, 1, written, sizeof written, &length, &error));
  EXPECT(strcmp(written, "A MAR - SPA") == 0);
  EXPECT_OK(entente_game_line_fault(game, 0, 1, NULL, written, sizeof written, &length, &error));
  EXPECT(length == 0);
  EXPECT_OK(entente_game_line_path(game, 0, 1, path, 4, &length, &error));
  EXPECT(length == 0);
  EXPECT_OK(entente_game_orders_text(game, 0, france, 0, &text, &error));
  EXPECT(strcmp(entente_text_data(text), "A PAR - BUR\nA MAR - SPA\n") == 0);
  entente_text_free(text);
  EXPECT_OK(entente_game_process(game, &error));
  summary.struct_size = sizeof summary;
  EXPECT_OK(entente_game_summary(game, 0, &summary, &error));
  EXPECT(summary.result_count == 22 && summary.event_count == 0);
  EXPECT_OK(entente_game_texts(game, 0, ENTENTE_TEXTS_RESULTS, NULL, &text, &error));
  EXPECT(strncmp(entente_text_data(text), "A PAR moves to BUR.\n", 20) == 0);
  entente_text_free(text);
  EXPECT_OK(entente_game_after(game, 0, position, size, &error));
  EXPECT_OK(entente_game_fork(game, &fork, &error));
  EXPECT_OK(entente_game_undo(game, &error));
  EXPECT(entente_game_phase_count(game) == 0 && entente_game_phase_count(fork) == 1);
  EXPECT_OK(entente_game_position(fork, 1, position, size, &error));
  EXPECT_OK(entente_game_save(fork, &text, &error));
  entente_game_free(game);
  game = NULL;
  EXPECT_OK(entente_game_load(entente_text_data(text), entente_text_length(text), NULL, &game, &error));
  EXPECT(entente_game_phase_count(game) == 1);
  entente_text_free(text);
  entente_game_free(game);
  entente_game_free(fork);
}

static void use_exchange(void) {
  static const char phase[] =
      "{\"name\":\"S1901M\",\"state\":{\"units\":{\"FRANCE\":[\"A PAR\"]}},\"orders\":{\"FRANCE\":[\"A PAR - BUR\"]}}";
  entente_exchange* exchange = NULL;
  entente_document* document = NULL;
  entente_text* result = NULL;
  entente_text* again = NULL;

  EXPECT_OK(entente_exchange_new(NULL, NULL, &exchange, &error));
  EXPECT_OK(entente_exchange_adjudicate(exchange, phase, sizeof phase - 1, NULL, &result, &error));
  EXPECT_OK(entente_document_read(phase, sizeof phase - 1, &document, &error));
  EXPECT(entente_document_phase_count(document) == 1 && entente_document_is_game(document) == 0);
  EXPECT(strcmp(entente_document_phase_name(document, 0), "S1901M") == 0);
  EXPECT_OK(entente_exchange_adjudicate_phase(exchange, document, 0, NULL, &again, &error));
  EXPECT(entente_text_length(result) > 0 && strcmp(entente_text_data(again), entente_text_data(result)) == 0);
  entente_text_free(result);
  entente_text_free(again);
  EXPECT(entente_exchange_adjudicate(exchange, "{", 1, NULL, &result, &error) == ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT(result == NULL);
  EXPECT(entente_exchange_error_json(exchange, "{", 1, &error, &result) == ENTENTE_OK);
  EXPECT(entente_text_length(result) > 10 && strncmp(entente_text_data(result), "{\"error\":", 9) == 0);
  entente_text_free(result);
  entente_document_free(document);
  entente_exchange_free(exchange);
}

static void use_play(const entente_map* map) {
  entente_scratch* scratch = NULL;
  entente_play_summary summary;

  memset(&summary, 0, sizeof summary);
  summary.struct_size = sizeof summary;
  EXPECT_OK(entente_scratch_new(map, &scratch, &error));
  EXPECT_OK(entente_play(scratch, NULL, 1, 20, &summary, NULL, &error));
  EXPECT(summary.phase_count == 20 && summary.end_kind == ENTENTE_END_NONE && summary.winners == 0);
  entente_scratch_free(scratch);
}

int main(void) {
  entente_map* map = NULL;
  void* position = NULL;
  size_t size = 0;

  memset(&error, 0, sizeof error);
  error.struct_size = sizeof error;
  EXPECT(entente_abi_check(ENTENTE_ABI_VERSION) == ENTENTE_OK);
  EXPECT(entente_version()[0] != '\0' && entente_version_number() > 0);
  EXPECT(entente_has("core", 4) == 1 && entente_has("press", 5) == 0 && entente_has(NULL, 0) == 0);
  EXPECT_OK(entente_map_builtin("standard", 8, &map, &error));
  if (map == NULL) return 1;
  size = entente_position_size(map);
  position = malloc(size);
  if (position == NULL) return 1;
  use_map(map);
  use_map_forms(map);
  use_map_reader();
  use_special_position();
  use_rules(map);
  use_phase(map, position, size);
  use_lines(map, position, size);
  use_batch(map, position, size);
  use_game(map, position, size);
  use_exchange();
  use_play(map);
  free(position);
  entente_map_free(map);
  return failures == 0 ? 0 : 1;
}
