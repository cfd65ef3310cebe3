<?php

declare(strict_types=1);

namespace Entente;

/**
 * Numbers, structs and functions of the C interface, made by generate.py from its description. Do not edit.
 *
 * @internal
 */
final class Declared
{
    public const VERSION = '1.1.0';
    public const SONAME = 'libentente.so.1';
    public const NO_POWER = 255;
    public const NO_PROVINCE = 4095;
    public const NO_LOCATION = 4095;
    public const NO_CENTER = 65535;
    public const ABI_VERSION = 1;
    public const ABI_OLDEST = 1;
    public const MAX_OPTIONS = 120;
    public const ORDER_TEXT_SIZE = 128;
    public const NOT_LISTED = 4294967295;
    public const NO_ACTION = 4294967295;
    /** Of each struct that carries its size: the size. */
    public const SIZES = [
        'entente_error' => 672,
        'entente_text_options' => 24,
        'entente_builtin_info' => 40,
        'entente_diagnostic_counts' => 16,
        'entente_map_info' => 224,
        'entente_stage_counts' => 40,
        'entente_location_info' => 32,
        'entente_power_info' => 24,
        'entente_rules' => 128,
        'entente_preset_info' => 136,
        'entente_option_info' => 256,
        'entente_value_info' => 656,
        'entente_position_info' => 72,
        'entente_power_state' => 24,
        'entente_score_system_info' => 168,
        'entente_order_fields' => 48,
        'entente_phase_summary' => 40,
        'entente_advise_options' => 32,
        'entente_order_check' => 40,
        'entente_game_info' => 88,
        'entente_end_rules' => 32,
        'entente_submission' => 16,
        'entente_owed' => 24,
        'entente_line' => 48,
        'entente_replay_summary' => 40,
        'entente_render_options' => 40,
        'entente_game_form_info' => 128,
        'entente_play_summary' => 32,
    ];
    public const C = <<<'C'
typedef uint32_t entente_power;
typedef uint64_t entente_power_set;
typedef uint32_t entente_province;
typedef uint32_t entente_location;
typedef uint32_t entente_center;
typedef uint32_t entente_phase;
typedef uint32_t entente_option;
typedef uint32_t entente_action;
typedef uint32_t entente_bool;
typedef uint64_t entente_order;
typedef int32_t entente_status;
typedef uint32_t entente_word_list;
typedef uint32_t entente_text_form;
typedef uint32_t entente_text_language;
typedef uint32_t entente_unit_type;
typedef uint32_t entente_terrain;
typedef uint32_t entente_phase_type;
typedef uint32_t entente_map_form;
typedef uint32_t entente_option_origin;
typedef uint32_t entente_end_kind;
typedef uint32_t entente_score_system;
typedef uint32_t entente_order_kind;
typedef uint32_t entente_written;
typedef uint32_t entente_order_step;
typedef uint32_t entente_reason;
typedef uint32_t entente_illegality;
typedef uint32_t entente_event_kind;
typedef uint32_t entente_event_why;
typedef uint32_t entente_phase_texts;
typedef uint32_t entente_unknown_orders;
typedef uint32_t entente_draw_policy;
typedef uint32_t entente_vote_kind;
typedef uint32_t entente_year_limit;
typedef uint32_t entente_submit_mode;
typedef uint32_t entente_result_parts;
typedef uint32_t entente_render_form;
typedef uint32_t entente_render_theme;
typedef uint32_t entente_render_palette;
typedef uint32_t entente_render_parts;
typedef uint32_t entente_game_form;
typedef struct entente_text entente_text;
typedef struct entente_map entente_map;
typedef struct entente_map_reader entente_map_reader;
typedef struct entente_scratch entente_scratch;
typedef struct entente_actions entente_actions;
typedef struct entente_game entente_game;
typedef struct entente_document entente_document;
typedef struct entente_exchange entente_exchange;
typedef struct { uint32_t struct_size; entente_status status; entente_bool has_place; uint32_t line; uint32_t column; uint32_t offset; uint32_t length; uint32_t reserved; char file[128]; char message[512]; } entente_error;
typedef struct { uint32_t struct_size; entente_bool full_names; uint32_t width; entente_bool board; entente_text_language language; uint32_t reserved; } entente_text_options;
typedef struct { uint32_t struct_size; uint32_t reserved; char name[32]; } entente_builtin_info;
typedef struct { uint32_t struct_size; uint32_t errors; uint32_t warnings; uint32_t reserved; } entente_diagnostic_counts;
typedef struct { uint32_t struct_size; uint32_t fingerprint; uint32_t province_count; uint32_t location_count; uint32_t power_count; uint32_t center_count; uint32_t stage_count; uint32_t reserved; char begin_phase[32]; char begin_text[160]; } entente_map_info;
typedef struct { uint32_t struct_size; uint32_t provinces; uint32_t locations; uint32_t army_edges; uint32_t fleet_edges; uint32_t powers; uint32_t centers; uint32_t units; uint32_t victory; uint32_t reserved; } entente_stage_counts;
typedef struct { uint32_t struct_size; entente_province province; entente_center center; entente_terrain terrain; entente_bool takes_army; entente_bool takes_fleet; uint32_t coast_count; entente_location first_coast; } entente_location_info;
typedef struct { uint32_t struct_size; uint32_t home_count; entente_power_set friends; uint32_t letter; entente_bool is_dummy; } entente_power_info;
typedef struct { uint32_t struct_size; uint8_t value[120]; entente_bool replaces; } entente_rules;
typedef struct { uint32_t struct_size; uint32_t reserved; char name[32]; char text[96]; } entente_preset_info;
typedef struct { uint32_t struct_size; uint32_t value_count; entente_option_origin origin; uint32_t reserved; char name[64]; char issue[16]; char question[160]; } entente_option_info;
typedef struct { uint32_t struct_size; char letter[8]; char name[64]; char text[256]; char cases[160]; char no_answer[96]; char map_rules[64]; uint32_t reserved; } entente_value_info;
typedef struct { uint16_t location; uint8_t power; uint8_t unit_type; } entente_unit;
typedef struct { uint32_t struct_size; int32_t year; entente_phase_type phase_type; uint32_t unit_count; uint32_t dislodged_count; entente_end_kind end_kind; entente_power_set winners; char phase_name[32]; uint32_t place_in_flow; uint32_t reserved; } entente_position_info;
typedef struct { uint16_t units; uint16_t dislodged; uint16_t centers; uint16_t reserved; } entente_power_counts;
typedef struct { uint32_t struct_size; uint32_t claims; uint32_t seizing_builds; uint32_t guest_builds; uint32_t control_turn; uint32_t controller; } entente_power_state;
typedef struct { uint32_t struct_size; uint32_t reserved; char name[32]; char text[128]; } entente_score_system_info;
typedef struct { int64_t numerator; int64_t denominator; } entente_score;
typedef struct { uint32_t struct_size; entente_order_kind kind; entente_power power; entente_unit_type unit_type; entente_bool unit_type_known; entente_unit_type third_type; entente_bool third_type_known; entente_bool via_convoy; entente_written written; entente_location source; entente_location target; entente_location third; } entente_order_fields;
typedef struct { uint32_t first; uint32_t count; uint16_t province; uint8_t power; uint8_t reserved; } entente_order_group;
typedef struct { uint32_t number; uint16_t province; uint16_t reserved; } entente_order_number;
typedef struct { entente_order order; uint16_t cause; uint16_t dislodged_by; uint8_t reason; uint8_t illegality; uint8_t implied; uint8_t hidden; } entente_order_result;
typedef struct { uint8_t kind; uint8_t why; uint8_t power; uint8_t reserved; entente_unit unit; } entente_event;
typedef struct { uint32_t struct_size; uint32_t result_count; uint32_t event_count; entente_end_kind end_kind; entente_power_set winners; entente_power_set by_default; uint64_t serial; } entente_phase_summary;
typedef struct { uint32_t struct_size; entente_unknown_orders which_unknown; entente_power_set unknown; entente_power_set about; entente_bool outlook; uint32_t reserved; } entente_advise_options;
typedef struct { uint32_t struct_size; entente_bool is_legal; entente_reason reason; entente_illegality illegality; entente_written written; uint32_t fault_offset; uint32_t fault_length; uint32_t reserved; entente_order order; } entente_order_check;
typedef struct { uint32_t struct_size; int32_t year; entente_phase_type phase_type; entente_end_kind end_kind; entente_power_set winners; entente_power_set waiting; entente_phase phase_count; uint32_t undone_count; entente_draw_policy draw_policy; uint32_t line_count; char phase_name[32]; uint64_t reserved; } entente_game_info;
typedef struct { entente_power_set powers; uint8_t power; uint8_t kind; uint8_t list_ignored; uint8_t reserved[5]; } entente_vote;
typedef struct { uint32_t struct_size; entente_bool last_survivor; entente_bool has_last_year; int32_t last_year; entente_year_limit year_limit; uint32_t stalemate_years; uint32_t phase_limit; uint32_t reserved; } entente_end_rules;
typedef struct { uint32_t struct_size; entente_power by; entente_submit_mode mode; uint32_t reserved; } entente_submission;
typedef struct { uint32_t struct_size; uint32_t unit_count; uint32_t build_count; uint32_t removal_count; entente_power by; uint32_t reserved; } entente_owed;
typedef struct { uint32_t struct_size; entente_power power; uint32_t order_set; entente_bool is_written; entente_bool is_readable; entente_power unit_nation; entente_power third_nation; entente_written written; uint32_t fault_offset; uint32_t fault_length; entente_order order; } entente_line;
typedef struct { uint32_t struct_size; entente_phase phase_count; uint32_t compared; uint32_t difference_count; uint32_t remark_count; uint32_t note_count; uint32_t skipped_last; uint32_t skipped_empty; uint32_t skipped_over; uint32_t reserved; } entente_replay_summary;
typedef struct { uint32_t struct_size; entente_render_form form; entente_render_theme theme; entente_render_palette palette; entente_render_parts hidden; entente_bool full_names; uint32_t width; entente_text_language language; entente_power_set outlook; } entente_render_options;
typedef struct { uint32_t struct_size; entente_game_form form; char name[24]; char text[96]; } entente_game_form_info;
typedef struct { uint32_t struct_size; entente_phase phase_count; uint64_t signature; entente_power_set winners; entente_end_kind end_kind; uint32_t reserved; } entente_play_summary;
entente_status entente_abi_check(uint32_t abi_version);
entente_bool entente_has(const char* part, size_t part_length);
const char* entente_version(void);
uint32_t entente_version_number(void);
const char* entente_word(entente_word_list of, uint32_t value);
entente_status entente_find_word(entente_word_list of, const char* word, size_t length, uint32_t* value, entente_error* error);
const void* entente_text_data(const entente_text* text);
size_t entente_text_length(const entente_text* text);
void entente_text_free(entente_text* text);
entente_status entente_map_builtin_describe(uint32_t index, entente_builtin_info* info, entente_error* error);
entente_status entente_map_builtin(const char* name, size_t name_length, entente_map** game_map, entente_error* error);
entente_map* entente_map_retain(const entente_map* game_map);
void entente_map_free(entente_map* game_map);
entente_status entente_map_read(entente_map_form form, const char* text, size_t length, const char* file_name, size_t file_name_length, entente_map** game_map, entente_error* error);
entente_status entente_map_write(const entente_map* game_map, entente_map_form form, entente_text** text, entente_error* error);
entente_status entente_map_summary(const entente_map* game_map, const char* phase_name, size_t phase_name_length, entente_text_form form, entente_text** text, entente_error* error);
entente_status entente_map_reader_new(entente_map_form form, const char* text, size_t length, const char* file_name, size_t file_name_length, entente_map_reader** reader, entente_error* error);
void entente_map_reader_free(entente_map_reader* reader);
const char* entente_map_reader_wants(const entente_map_reader* reader);
const char* entente_map_reader_wanted_by(const entente_map_reader* reader);
entente_status entente_map_reader_give(entente_map_reader* reader, const char* text, size_t length, entente_error* error);
entente_status entente_map_reader_refuse(entente_map_reader* reader, entente_status reason_status, entente_error* error);
entente_status entente_map_reader_finish(entente_map_reader* reader, entente_map** game_map, entente_error* error);
entente_status entente_map_reader_diagnostics(const entente_map_reader* reader, entente_text_form form, entente_bool errors_only, entente_diagnostic_counts* counts, entente_text** text, entente_error* error);
entente_status entente_map_describe(const entente_map* game_map, entente_map_info* info, entente_error* error);
const char* entente_map_name(const entente_map* game_map);
entente_status entente_map_count(const entente_map* game_map, const char* phase_name, size_t phase_name_length, entente_stage_counts* counts, entente_error* error);
entente_status entente_map_location(const entente_map* game_map, entente_location location, entente_location_info* info, entente_error* error);
const char* entente_map_location_id(const entente_map* game_map, entente_location location);
const char* entente_map_location_name(const entente_map* game_map, entente_location location);
entente_status entente_map_find_location(const entente_map* game_map, const char* text, size_t length, entente_location* location, entente_error* error);
entente_status entente_map_neighbors(const entente_map* game_map, const char* phase_name, size_t phase_name_length, entente_unit_type unit_type, entente_location location, uint16_t* locations, size_t capacity, size_t* length, entente_error* error);
entente_status entente_map_power(const entente_map* game_map, entente_power power, entente_power_info* info, entente_error* error);
const char* entente_map_power_id(const entente_map* game_map, entente_power power);
const char* entente_map_power_name(const entente_map* game_map, entente_power power);
entente_status entente_map_find_power(const entente_map* game_map, const char* text, size_t length, entente_power* power, entente_error* error);
entente_status entente_map_homes(const entente_map* game_map, entente_power power, uint16_t* provinces, size_t capacity, size_t* length, entente_error* error);
entente_status entente_map_centers(const entente_map* game_map, uint16_t* provinces, size_t capacity, size_t* length, entente_error* error);
entente_status entente_rules_init(entente_rules* rules, const entente_map* game_map, entente_error* error);
entente_status entente_preset_describe(uint32_t index, entente_preset_info* info, entente_error* error);
entente_status entente_rules_set(entente_rules* rules, const char* option, size_t option_length, const char* value, size_t value_length, entente_error* error);
entente_status entente_rules_get(const entente_rules* rules, const char* option, size_t option_length, char* value, size_t capacity, size_t* length, entente_error* error);
entente_status entente_rules_write(const entente_rules* rules, const entente_rules* reference, entente_bool all, entente_text** text, entente_error* error);
entente_status entente_rules_read(const entente_map* game_map, const char* text, size_t length, entente_rules* rules, entente_error* error);
entente_status entente_option_describe(entente_option option, entente_option_info* info, entente_error* error);
entente_status entente_option_value_describe(entente_option option, uint32_t value, entente_value_info* info, entente_error* error);
size_t entente_position_size(const entente_map* game_map);
entente_status entente_position_start(const entente_map* game_map, void* position, size_t capacity, entente_error* error);
entente_status entente_position_clear(const entente_map* game_map, void* position, size_t capacity, entente_error* error);
entente_status entente_position_check(const entente_map* game_map, const void* position, entente_error* error);
entente_status entente_position_place(const entente_map* game_map, void* position, const entente_unit* unit, entente_error* error);
entente_status entente_position_remove(const entente_map* game_map, void* position, entente_province province, entente_error* error);
entente_status entente_position_dislodge(const entente_map* game_map, void* position, const entente_unit* unit, const uint16_t* retreats, size_t retreat_count, entente_error* error);
entente_status entente_position_set_owner(const entente_map* game_map, void* position, entente_province province, entente_power power, entente_error* error);
entente_status entente_position_set_phase(const entente_map* game_map, void* position, const char* phase_name, size_t phase_name_length, entente_error* error);
entente_status entente_position_describe(const entente_map* game_map, const void* position, entente_position_info* info, entente_error* error);
entente_status entente_position_set_end(const entente_map* game_map, void* position, entente_end_kind end_kind, entente_power_set winners, entente_error* error);
entente_status entente_position_end_phrase(const entente_map* game_map, const void* position, const entente_text_options* options, char* text, size_t capacity, size_t* length, entente_error* error);
entente_status entente_position_units(const entente_map* game_map, const void* position, entente_unit* units, size_t capacity, size_t* length, entente_error* error);
entente_status entente_position_dislodged(const entente_map* game_map, const void* position, entente_unit* units, size_t capacity, size_t* length, entente_error* error);
entente_status entente_position_retreats(const entente_map* game_map, const void* position, entente_province province, uint16_t* locations, size_t capacity, size_t* length, entente_error* error);
entente_status entente_position_owners(const entente_map* game_map, const void* position, uint8_t* powers, size_t capacity, size_t* length, entente_error* error);
entente_status entente_position_counts(const entente_map* game_map, const void* position, entente_power_counts* counts, size_t capacity, size_t* length, entente_error* error);
entente_status entente_position_due(const entente_map* game_map, const void* position, const entente_rules* rules, entente_power power, int32_t* due, entente_error* error);
entente_status entente_position_power_state(const entente_map* game_map, const void* position, entente_power power, entente_power_state* state, entente_error* error);
entente_status entente_position_homes(const entente_map* game_map, const void* position, entente_power power, uint16_t* provinces, size_t capacity, size_t* length, entente_error* error);
entente_status entente_position_to_json(const entente_map* game_map, const void* position, entente_text** json, entente_error* error);
entente_status entente_position_from_json(const entente_map* game_map, const char* json, size_t length, void* position, size_t capacity, entente_error* error);
entente_status entente_position_write_line(const entente_map* game_map, const void* position, char* line, size_t capacity, size_t* length, entente_error* error);
entente_status entente_position_read_line(const entente_map* game_map, const char* line, size_t length, void* position, size_t capacity, entente_error* error);
entente_status entente_position_hash(const entente_map* game_map, const void* position, uint64_t* hash, entente_error* error);
entente_status entente_position_difference(const entente_map* game_map, const void* before, const void* after, entente_text_form form, const entente_text_options* options, entente_text** text, entente_error* error);
entente_status entente_score_system_describe(entente_score_system system, entente_score_system_info* info, entente_error* error);
entente_status entente_position_scores(const entente_map* game_map, const void* position, entente_score_system system, entente_power_set unplayed, entente_score* scores, size_t capacity, size_t* length, entente_error* error);
entente_status entente_order_pack(const entente_order_fields* fields, entente_order* order, entente_error* error);
entente_status entente_order_unpack(entente_order order, entente_order_fields* fields, entente_error* error);
entente_status entente_order_read(const entente_map* game_map, const entente_rules* rules, entente_phase_type phase_type, entente_power power, const char* text, size_t length, entente_order* order, entente_error* error);
entente_status entente_order_write(const entente_map* game_map, entente_order order, char* text, size_t capacity, size_t* length, entente_error* error);
entente_status entente_orders_write(const entente_map* game_map, const entente_order* orders, size_t order_count, entente_text** text, entente_error* error);
entente_status entente_scratch_new(const entente_map* game_map, entente_scratch** scratch, entente_error* error);
void entente_scratch_free(entente_scratch* scratch);
entente_status entente_legal_orders(entente_scratch* scratch, const void* position, const entente_rules* rules, entente_power power, entente_province province, entente_order* orders, size_t capacity, size_t* length, entente_error* error);
entente_status entente_order_groups(const entente_map* game_map, const entente_order* orders, size_t order_count, entente_order_group* groups, size_t capacity, size_t* length, entente_error* error);
entente_status entente_legal_order_counts(entente_scratch* scratch, const void* position, const entente_rules* rules, uint32_t* counts, size_t capacity, size_t* length, entente_error* error);
entente_status entente_legal_orders_numbered(entente_scratch* scratch, const void* position, const entente_rules* rules, const entente_order_number* numbers, size_t number_count, entente_order* orders, size_t capacity, size_t* length, entente_error* error);
entente_status entente_legal_order_numbers(entente_scratch* scratch, const void* position, const entente_rules* rules, const entente_order* orders, size_t order_count, uint32_t* numbers, size_t capacity, size_t* length, entente_error* error);
entente_status entente_order_choices(entente_scratch* scratch, const void* position, const entente_rules* rules, entente_power power, entente_province province, const uint32_t* chosen, size_t chosen_count, entente_order_step* step, uint32_t* choices, size_t capacity, size_t* length, entente_order* order, entente_error* error);
entente_status entente_actions_new(const entente_map* game_map, const entente_rules* rules, entente_actions** actions, entente_error* error);
void entente_actions_free(entente_actions* actions);
uint32_t entente_actions_count(const entente_actions* actions);
uint64_t entente_actions_hash(const entente_actions* actions);
entente_status entente_actions_of_orders(const entente_actions* actions, const entente_order* orders, size_t order_count, entente_action* numbers, size_t capacity, size_t* length, entente_error* error);
entente_status entente_actions_to_orders(const entente_actions* actions, const entente_action* numbers, size_t number_count, entente_order* orders, size_t capacity, size_t* length, entente_error* error);
entente_status entente_legal_actions(entente_scratch* scratch, const void* position, const entente_rules* rules, const entente_actions* actions, entente_power power, entente_action* numbers, size_t capacity, size_t* length, entente_error* error);
entente_status entente_adjudicate(entente_scratch* scratch, const void* position, const entente_rules* rules, const entente_order* orders, size_t order_count, entente_phase_summary* summary, entente_error* error);
entente_status entente_scratch_results(const entente_scratch* scratch, entente_order_result* results, size_t result_size, size_t capacity, size_t* length, entente_error* error);
entente_status entente_scratch_events(const entente_scratch* scratch, entente_event* events, size_t capacity, size_t* length, entente_error* error);
entente_status entente_scratch_losses(const entente_scratch* scratch, entente_event* losses, size_t capacity, size_t* length, entente_error* error);
entente_status entente_scratch_after(const entente_scratch* scratch, void* position, size_t capacity, entente_error* error);
entente_status entente_scratch_next(const entente_scratch* scratch, void* position, size_t capacity, entente_error* error);
entente_status entente_scratch_texts(const entente_scratch* scratch, entente_phase_texts kind, const entente_text_options* options, entente_text** texts, entente_error* error);
entente_status entente_adjudicate_batch(entente_scratch* scratch, void* positions, size_t position_count, const entente_rules* rules, const entente_order* orders, const uint64_t* order_starts, entente_order_result* results, size_t result_size, entente_status* statuses, entente_error* error);
entente_status entente_scratch_explain(entente_scratch* scratch, const char* order_text, size_t order_text_length, entente_text_form form, const entente_text_options* options, entente_text** explanation, entente_error* error);
entente_status entente_game_new(const entente_map* game_map, const entente_rules* rules, const void* position, entente_game** game, entente_error* error);
void entente_game_free(entente_game* game);
entente_status entente_game_fork(const entente_game* game, entente_game** copy, entente_error* error);
entente_status entente_game_view(const entente_game* game, entente_power power, entente_game** view, entente_error* error);
entente_phase entente_game_phase_count(const entente_game* game);
const entente_map* entente_game_map(const entente_game* game);
entente_status entente_game_rules(const entente_game* game, entente_rules* rules, entente_error* error);
entente_status entente_game_position(const entente_game* game, entente_phase phase, void* position, size_t capacity, entente_error* error);
entente_status entente_game_find_phase(const entente_game* game, const char* phase_name, size_t phase_name_length, entente_phase* phase, entente_error* error);
entente_status entente_game_legal_orders(const entente_game* game, entente_power power, entente_province province, entente_order* orders, size_t capacity, size_t* length, entente_error* error);
entente_status entente_game_check_order(const entente_game* game, entente_power power, const char* text, size_t length, const entente_text_options* options, entente_order_check* check, entente_text** sentence, entente_error* error);
entente_status entente_game_set_draw_policy(entente_game* game, entente_draw_policy policy, entente_error* error);
entente_status entente_game_describe(const entente_game* game, entente_game_info* info, entente_error* error);
entente_status entente_game_vote(entente_game* game, const entente_vote* vote, entente_error* error);
entente_status entente_game_cancel_vote(entente_game* game, const entente_vote* vote, entente_error* error);
entente_status entente_game_votes(const entente_game* game, entente_vote* votes, size_t capacity, size_t* length, entente_error* error);
entente_status entente_game_vote_command(entente_game* game, entente_power power, const char* text, size_t length, entente_error* error);
entente_status entente_game_end(entente_game* game, entente_end_kind end_kind, entente_power_set winners, entente_error* error);
entente_status entente_game_set_end_rules(entente_game* game, const entente_end_rules* end_rules, entente_error* error);
entente_status entente_game_end_rules(const entente_game* game, entente_end_rules* end_rules, entente_error* error);
entente_status entente_game_resume(entente_game* game, entente_error* error);
entente_status entente_game_submit(entente_game* game, entente_power power, const entente_order* orders, size_t order_count, const entente_submission* how, entente_error* error);
entente_status entente_game_submit_text(entente_game* game, entente_power power, const char* text, size_t length, const entente_submission* how, entente_error* error);
entente_status entente_game_cancel_order(entente_game* game, entente_power power, entente_province province, entente_power by, entente_error* error);
entente_status entente_game_set_waiting(entente_game* game, entente_power power, entente_bool waits, entente_error* error);
entente_status entente_game_allow(entente_game* game, entente_power by, entente_power power, entente_bool allowed, entente_error* error);
entente_bool entente_game_may_order(const entente_game* game, entente_power by, entente_power power);
entente_status entente_game_owed(const entente_game* game, entente_power power, entente_owed* owed, entente_error* error);
entente_status entente_game_owed_units(const entente_game* game, entente_power power, entente_unit* units, size_t capacity, size_t* length, entente_error* error);
entente_status entente_game_owed_json(const entente_game* game, entente_text** json, entente_error* error);
entente_status entente_game_process(entente_game* game, entente_error* error);
entente_status entente_game_undo(entente_game* game, entente_error* error);
entente_status entente_game_redo(entente_game* game, entente_error* error);
entente_status entente_game_go_to(entente_game* game, entente_phase phase, entente_error* error);
entente_status entente_game_orders(const entente_game* game, entente_phase phase, entente_power power, entente_order* orders, size_t capacity, size_t* length, entente_error* error);
entente_status entente_game_orders_text(const entente_game* game, entente_phase phase, entente_power power, entente_bool defaults, entente_text** text, entente_error* error);
uint32_t entente_game_line_count(const entente_game* game, entente_phase phase);
entente_status entente_game_line(const entente_game* game, entente_phase phase, uint32_t index, entente_line* line, entente_error* error);
entente_status entente_game_line_text(const entente_game* game, entente_phase phase, uint32_t index, char* text, size_t capacity, size_t* length, entente_error* error);
entente_status entente_game_line_fault(const entente_game* game, entente_phase phase, uint32_t index, const entente_text_options* options, char* text, size_t capacity, size_t* length, entente_error* error);
entente_status entente_game_line_path(const entente_game* game, entente_phase phase, uint32_t index, uint16_t* locations, size_t capacity, size_t* length, entente_error* error);
entente_status entente_game_summary(const entente_game* game, entente_phase phase, entente_phase_summary* summary, entente_error* error);
entente_status entente_game_results(const entente_game* game, entente_phase phase, entente_order_result* results, size_t result_size, size_t capacity, size_t* length, entente_error* error);
entente_status entente_game_events(const entente_game* game, entente_phase phase, entente_event* events, size_t capacity, size_t* length, entente_error* error);
entente_status entente_game_losses(const entente_game* game, entente_phase phase, entente_event* losses, size_t capacity, size_t* length, entente_error* error);
entente_status entente_game_phase_json(const entente_game* game, entente_phase phase, const entente_text_options* options, entente_text** json, entente_error* error);
entente_status entente_game_after(const entente_game* game, entente_phase phase, void* position, size_t capacity, entente_error* error);
entente_status entente_game_texts(const entente_game* game, entente_phase phase, entente_phase_texts kind, const entente_text_options* options, entente_text** texts, entente_error* error);
entente_status entente_game_explain(const entente_game* game, entente_phase phase, const char* order_text, size_t order_text_length, entente_text_form form, const entente_text_options* options, entente_text** explanation, entente_error* error);
entente_status entente_game_advise(const entente_game* game, const entente_advise_options* question, entente_text_form form, const entente_text_options* options, entente_text** advice, entente_error* error);
entente_status entente_game_hash(const entente_game* game, entente_phase phase, uint64_t* hash, entente_error* error);
entente_status entente_game_save(const entente_game* game, entente_text** json, entente_error* error);
entente_status entente_game_save_binary(const entente_game* game, entente_text** bytes, entente_error* error);
entente_status entente_game_load(const void* saved, size_t length, const entente_map* game_map, entente_game** game, entente_error* error);
entente_status entente_document_read(const char* json, size_t length, entente_document** document, entente_error* error);
void entente_document_free(entente_document* document);
entente_bool entente_document_is_game(const entente_document* document);
entente_phase entente_document_phase_count(const entente_document* document);
const char* entente_document_phase_name(const entente_document* document, entente_phase phase);
entente_status entente_document_find_phase(const entente_document* document, const char* phase_name, size_t phase_name_length, entente_phase* phase, entente_error* error);
entente_bool entente_document_has_orders(const entente_document* document, entente_phase phase);
entente_status entente_document_phase(const entente_document* document, entente_phase phase, entente_text** json, entente_error* error);
entente_status entente_exchange_new(const entente_map* game_map, const entente_rules* rules, entente_exchange** exchange, entente_error* error);
void entente_exchange_free(entente_exchange* exchange);
entente_status entente_exchange_leave_out(entente_exchange* exchange, entente_result_parts parts, entente_error* error);
entente_status entente_exchange_adjudicate(entente_exchange* exchange, const char* json, size_t length, const entente_text_options* options, entente_text** result, entente_error* error);
entente_status entente_exchange_legal(entente_exchange* exchange, const char* json, size_t length, const entente_text_options* options, entente_text** result, entente_error* error);
entente_status entente_exchange_count_votes(entente_exchange* exchange, entente_draw_policy policy, const char* json, size_t length, const entente_text_options* options, entente_text** result, entente_error* error);
entente_status entente_exchange_error_json(entente_exchange* exchange, const char* json, size_t length, const entente_error* failure, entente_text** result);
entente_status entente_exchange_adjudicate_phase(entente_exchange* exchange, const entente_document* document, entente_phase phase, const entente_text_options* options, entente_text** result, entente_error* error);
entente_status entente_exchange_legal_phase(entente_exchange* exchange, const entente_document* document, entente_phase phase, const entente_text_options* options, entente_text** result, entente_error* error);
entente_status entente_exchange_report(entente_exchange* exchange, const entente_document* document, entente_phase phase, const entente_text_options* options, entente_text** report, entente_error* error);
entente_status entente_exchange_explain(entente_exchange* exchange, const entente_document* document, entente_phase phase, const char* order_text, size_t order_text_length, entente_text_form form, const entente_text_options* options, entente_text** explanation, entente_error* error);
entente_status entente_exchange_advise(entente_exchange* exchange, const entente_document* document, entente_phase phase, const entente_advise_options* question, entente_text_form form, const entente_text_options* options, entente_text** advice, entente_error* error);
entente_status entente_exchange_read(entente_exchange* exchange, const entente_document* document, entente_phase phase, const entente_text_options* options, const entente_map** game_map, entente_rules* rules, void* position, size_t capacity, size_t* position_size, entente_error* error);
entente_status entente_exchange_check(entente_exchange* exchange, const entente_document* document, const entente_text_options* options, entente_error* error);
entente_status entente_exchange_replay(entente_exchange* exchange, const entente_document* document, entente_text_form form, const entente_text_options* options, entente_replay_summary* summary, entente_text** replay, entente_error* error);
entente_status entente_exchange_notes(const entente_exchange* exchange, entente_text** notes, entente_error* error);
entente_status entente_position_render(const entente_map* game_map, const void* position, const entente_render_options* options, entente_text** drawing, entente_error* error);
entente_status entente_exchange_render(entente_exchange* exchange, const entente_document* document, entente_phase phase, const char* order_text, size_t order_text_length, const entente_render_options* options, entente_text** drawing, entente_error* error);
entente_status entente_game_form_describe(uint32_t index, entente_game_form_info* info, entente_error* error);
entente_status entente_game_form_guess(const void* source, size_t length, entente_game_form* form, entente_error* error);
entente_status entente_convert(const void* source, size_t length, entente_game_form source_form, entente_game_form target_form, const entente_map* game_map, const entente_rules* rules, const entente_text_options* options, entente_text** target, entente_text** notes, entente_error* error);
entente_status entente_adjudicate_listing(const char* source, size_t length, const entente_map* game_map, const entente_rules* rules, const entente_text_options* options, entente_text** listing, entente_text** notes, entente_error* error);
entente_status entente_play(entente_scratch* scratch, const entente_rules* rules, uint64_t seed, uint32_t max_phases, entente_play_summary* summary, entente_game** game, entente_error* error);
C;
}
