--- Numbers, structs and functions of the C interface, made by generate.py from its description. Do not edit.
require("ffi").cdef[[
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
typedef uint16_t entente_token;
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
typedef uint32_t entente_encoding_kind;
typedef uint32_t entente_board_form;
typedef uint32_t entente_dialect;
typedef uint32_t entente_language_flags;
typedef uint32_t entente_token_table;
typedef uint32_t entente_message_kind;
typedef uint32_t entente_verdict;
typedef uint32_t entente_session_side;
typedef uint32_t entente_session_stage;
typedef uint32_t entente_session_end;
typedef uint32_t entente_referee_flags;
typedef uint32_t entente_table_stage;
typedef uint32_t entente_client_role;
typedef uint32_t entente_master_flags;
typedef struct entente_text entente_text;
typedef struct entente_map entente_map;
typedef struct entente_map_reader entente_map_reader;
typedef struct entente_scratch entente_scratch;
typedef struct entente_actions entente_actions;
typedef struct entente_game entente_game;
typedef struct entente_document entente_document;
typedef struct entente_exchange entente_exchange;
typedef struct entente_encoding entente_encoding;
typedef struct entente_language entente_language;
typedef struct entente_session entente_session;
typedef struct entente_referee entente_referee;
typedef struct entente_master entente_master;
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
typedef struct { uint32_t struct_size; entente_encoding_kind kind; uint32_t entry_count; uint32_t word_count; uint32_t candidate_count; int32_t candidate_padding; } entente_encoding_info;
typedef struct { uint32_t struct_size; uint32_t token; char word[8]; } entente_token_name;
typedef struct { uint32_t struct_size; entente_verdict verdict; int32_t level; uint32_t err_at; entente_dialect dialect; uint32_t reserved; } entente_message_verdict;
typedef struct { uint32_t struct_size; uint32_t initial_seconds; uint32_t frame_seconds; uint32_t idle_seconds; uint32_t message_octets; uint32_t messages_per_second; uint32_t octets_per_second; uint32_t pending_octets; } entente_session_limits;
typedef struct { uint32_t struct_size; entente_session_stage stage; entente_session_end end_kind; uint32_t code; uint32_t pending_octets; uint32_t reserved; } entente_session_info;
typedef struct { uint32_t struct_size; uint32_t level; uint32_t movement_limit; uint32_t retreat_limit; uint32_t build_limit; uint32_t press_limit; entente_referee_flags flags; entente_bool has_last_year; int32_t last_year; uint32_t stalemate_years; uint32_t turn_limit; uint32_t round; entente_dialect dialect; uint32_t reserved; } entente_referee_options;
typedef struct { uint32_t struct_size; entente_bool is_present; uint32_t centers; entente_bool is_eliminated; int32_t eliminated_in; uint32_t reserved; char name[256]; char version[256]; } entente_seat_info;
typedef struct { uint32_t struct_size; entente_client_role role; entente_power power; uint32_t reserved; } entente_client_info;
typedef struct { uint32_t struct_size; entente_bool is_asleep; uint32_t empty_lines; uint32_t reserved; } entente_program_info;
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
entente_status entente_encodings_abi_check(uint32_t abi_version);
entente_status entente_random_orders(entente_scratch* scratch, const void* positions, size_t position_count, const entente_rules* rules, uint64_t* states, uint64_t* order_starts, entente_order* orders, size_t capacity, size_t* length, entente_error* error);
entente_status entente_legal_masks(entente_scratch* scratch, const void* positions, size_t position_count, const entente_rules* rules, const entente_actions* actions, entente_power power, uint8_t* masks, size_t capacity, size_t* length, entente_error* error);
entente_status entente_encoding_new(const entente_map* game_map, entente_encoding_kind kind, entente_encoding** encoding, entente_error* error);
void entente_encoding_free(entente_encoding* encoding);
entente_status entente_encoding_describe(const entente_encoding* encoding, entente_encoding_info* info, entente_error* error);
entente_status entente_encoding_list(const entente_encoding* encoding, entente_bool words, entente_text** text, entente_error* error);
entente_status entente_encoding_tokens(const entente_encoding* encoding, uint8_t* tokens, size_t capacity, size_t* length, entente_error* error);
entente_status entente_encoding_of_orders(const entente_encoding* encoding, entente_phase_type phase_type, const entente_order* orders, size_t order_count, int32_t* indices, size_t capacity, size_t* length, entente_error* error);
entente_status entente_encoding_to_orders(const entente_encoding* encoding, const void* positions, size_t position_count, const int32_t* choices, uint64_t* order_starts, entente_order* orders, size_t capacity, size_t* length, entente_error* error);
entente_status entente_encoding_legal(const entente_encoding* encoding, entente_scratch* scratch, const void* positions, size_t position_count, const entente_rules* rules, uint64_t* starts, int32_t* indices, size_t capacity, size_t* length, entente_error* error);
entente_status entente_encoding_candidates(const entente_encoding* encoding, entente_scratch* scratch, const void* positions, size_t position_count, const entente_rules* rules, int8_t* places, int32_t* candidates, size_t capacity, size_t* length, entente_error* error);
entente_status entente_encoding_boards(const entente_encoding* encoding, entente_board_form form, const void* positions, size_t position_count, uint32_t element_size, void* boards, size_t capacity, size_t* length, entente_error* error);
entente_status entente_encoding_previous_board(const entente_encoding* encoding, const void* positions, size_t position_count, const entente_order* orders, const uint64_t* order_starts, uint8_t* boards, size_t capacity, size_t* length, entente_error* error);
entente_status entente_encoding_previous_entries(const entente_encoding* encoding, const entente_order* orders, const uint64_t* order_starts, size_t start_count, int64_t* entries, size_t capacity, size_t* length, entente_error* error);
entente_status entente_press_abi_check(uint32_t abi_version);
entente_status entente_language_new(const entente_map* game_map, entente_dialect dialect, entente_language_flags flags, entente_language** language, entente_error* error);
void entente_language_free(entente_language* language);
entente_status entente_language_name(const entente_language* language, uint32_t index, entente_token_name* name, entente_error* error);
entente_status entente_language_power(const entente_language* language, entente_power power, entente_token* token, entente_error* error);
entente_status entente_language_find_power(const entente_language* language, entente_token token, entente_power* power, entente_error* error);
entente_status entente_language_location(const entente_language* language, entente_location location, entente_token* province, entente_token* coast, entente_error* error);
entente_status entente_language_find_location(const entente_language* language, entente_token province, entente_token coast, entente_location* location, entente_error* error);
entente_status entente_message_read(const entente_language* language, const char* text, size_t text_length, entente_token* tokens, size_t capacity, size_t* length, entente_error* error);
entente_status entente_message_write(const entente_language* language, const entente_token* tokens, size_t token_count, char* text, size_t capacity, size_t* length, entente_error* error);
entente_status entente_message_encode(const entente_token* tokens, size_t token_count, entente_token_table table, void* octets, size_t capacity, size_t* length, entente_error* error);
entente_status entente_message_decode(const void* octets, size_t octet_count, entente_token_table table, entente_token* tokens, size_t capacity, size_t* length, entente_error* error);
entente_status entente_message_check(const entente_language* language, const entente_token* tokens, size_t token_count, entente_message_kind kind, int32_t level, entente_message_verdict* verdict, entente_error* error);
entente_status entente_message_reply(const entente_token* tokens, size_t token_count, const entente_message_verdict* verdict, entente_token* reply, size_t capacity, size_t* length, entente_error* error);
entente_status entente_message_pass_on(const entente_token* tokens, size_t token_count, int32_t level, entente_token* press, size_t capacity, size_t* length, entente_error* error);
entente_status entente_message_check_json(const entente_language* language, const char* json, size_t length, entente_message_kind kind, int32_t level, entente_text** result, entente_error* error);
entente_status entente_message_translate_json(const entente_language* language, const entente_language* target, const char* json, size_t length, entente_message_kind kind, int32_t level, entente_text** result, entente_error* error);
entente_status entente_session_limits_init(entente_session_limits* limits, entente_error* error);
entente_status entente_session_new(entente_session_side side, const entente_language* language, const entente_session_limits* limits, entente_token_table table, int64_t now, entente_session** session, entente_error* error);
void entente_session_free(entente_session* session);
entente_status entente_session_receive(entente_session* session, const void* octets, size_t octet_count, int64_t now, entente_error* error);
entente_status entente_session_advance(entente_session* session, int64_t now, entente_error* error);
entente_status entente_session_next_due(const entente_session* session, int64_t* due, entente_error* error);
entente_status entente_session_send(entente_session* session, const entente_token* tokens, size_t token_count, entente_error* error);
entente_status entente_session_close(entente_session* session, entente_error* error);
entente_status entente_session_next(entente_session* session, entente_token* tokens, size_t capacity, size_t* length, entente_error* error);
entente_status entente_session_take(entente_session* session, entente_text** octets, entente_error* error);
entente_status entente_session_describe(const entente_session* session, entente_session_info* info, entente_error* error);
entente_status entente_session_name(const entente_session* session, uint32_t index, entente_token_name* name, entente_error* error);
entente_status entente_referee_new(const entente_map* game_map, const entente_rules* rules, const entente_referee_options* options, const char* name, size_t name_length, uint64_t seed, entente_referee** referee, entente_error* error);
entente_status entente_referee_reserve(entente_referee* referee, entente_power power, const char* name, size_t name_length, entente_error* error);
entente_status entente_referee_load(const void* bytes, size_t length, const entente_map* game_map, entente_referee** referee, entente_error* error);
void entente_referee_free(entente_referee* referee);
entente_status entente_referee_connect(entente_referee* referee, const char* address, size_t address_length, int64_t now, uint32_t* client, entente_error* error);
entente_status entente_referee_receive(entente_referee* referee, uint32_t client, const entente_token* tokens, size_t token_count, int64_t now, entente_error* error);
entente_status entente_referee_disconnect(entente_referee* referee, uint32_t client, int64_t now, entente_error* error);
entente_status entente_referee_advance(entente_referee* referee, int64_t now, entente_error* error);
entente_status entente_referee_next_due(const entente_referee* referee, int64_t* due, entente_error* error);
entente_status entente_referee_go_on(entente_referee* referee, int64_t now, entente_error* error);
entente_status entente_referee_close(entente_referee* referee, int64_t now, entente_error* error);
entente_status entente_referee_next(entente_referee* referee, uint32_t* client, entente_token* tokens, size_t capacity, size_t* length, entente_error* error);
entente_status entente_referee_save(const entente_referee* referee, const char* name, size_t name_length, entente_text** bytes, entente_error* error);
entente_status entente_referee_save_new(entente_referee* referee, const char* name, size_t name_length, entente_bool whole, entente_text** bytes, entente_error* error);
entente_status entente_referee_save_all(entente_referee* referee, const char* name, size_t name_length, int64_t now, entente_text** bytes, entente_error* error);
entente_status entente_referee_record(const entente_referee* referee, entente_text** json, entente_error* error);
entente_table_stage entente_referee_stage(const entente_referee* referee);
const char* entente_referee_name(const entente_referee* referee);
entente_status entente_referee_seat(const entente_referee* referee, entente_power power, entente_seat_info* info, entente_error* error);
const entente_map* entente_referee_map(const entente_referee* referee);
entente_status entente_referee_game(const entente_referee* referee, entente_game** game, entente_error* error);
entente_status entente_referee_client(const entente_referee* referee, uint32_t client, entente_client_info* info, entente_error* error);
entente_status entente_master_new(const entente_map* game_map, const entente_rules* rules, entente_master_flags flags, uint64_t seed, entente_master** master, entente_error* error);
entente_status entente_master_load(const void* bytes, size_t length, const entente_map* game_map, entente_master** master, entente_error* error);
void entente_master_free(entente_master* master);
entente_status entente_master_join(entente_master* master, uint32_t program, uint32_t longest_line, entente_power* power, entente_error* error);
entente_status entente_master_return(entente_master* master, entente_power power, uint32_t longest_line, entente_error* error);
entente_status entente_master_begin(entente_master* master, entente_error* error);
entente_status entente_master_receive(entente_master* master, entente_power power, const char* line, size_t length, entente_error* error);
entente_status entente_master_receive_late(entente_master* master, entente_power power, const char* line, size_t length, entente_error* error);
entente_status entente_master_leave(entente_master* master, entente_power power, entente_error* error);
entente_status entente_master_warn(entente_master* master, entente_error* error);
entente_status entente_master_play_deadline(entente_master* master, entente_error* error);
entente_status entente_master_save(entente_master* master, const char* name, size_t name_length, entente_text** bytes, entente_error* error);
entente_status entente_master_save_new(entente_master* master, const char* name, size_t name_length, entente_bool whole, entente_text** bytes, entente_error* error);
entente_status entente_master_close(entente_master* master, entente_error* error);
entente_status entente_master_next(entente_master* master, entente_power* power, char* line, size_t capacity, size_t* length, entente_error* error);
entente_status entente_master_next_record(entente_master* master, entente_power* power, char* line, size_t capacity, size_t* length, entente_error* error);
entente_table_stage entente_master_stage(const entente_master* master);
const entente_map* entente_master_map(const entente_master* master);
entente_status entente_master_game(const entente_master* master, entente_game** game, entente_error* error);
entente_status entente_master_program(const entente_master* master, entente_power power, entente_program_info* info, entente_error* error);
entente_status entente_master_scores(const entente_master* master, entente_score* scores, size_t capacity, size_t* length, entente_error* error);
]]
local M = { VERSION = "1.1.0", SONAMES = { "libentente_press.so.1", "libentente.so.1" }, enums = {}, free = {} }
M.NO_POWER = 255
M.NO_PROVINCE = 4095
M.NO_LOCATION = 4095
M.NO_CENTER = 65535
M.ABI_VERSION = 1
M.ABI_OLDEST = 1
M.MAX_OPTIONS = 120
M.ORDER_TEXT_SIZE = 128
M.NOT_LISTED = 4294967295
M.NO_ACTION = 4294967295
M.ENCODINGS_ABI_VERSION = 0
M.ENCODINGS_ABI_OLDEST = 0
M.NO_ENTRY = -1
M.MOST_STEPS = 17
M.BOARD_PLACES = 81
M.PRESS_ABI_VERSION = 0
M.PRESS_ABI_OLDEST = 0
M.NO_TOKEN = 65535
M.MOST_TOKENS = 32767
M.LEVEL_OBSERVER = -1
M.LEVEL_FREE_TEXT = 8000
M.NEVER = -1
M.enums.status = { words = 0, numbers = { OK = 0, INVALID_ARGUMENT = -1, NOT_FOUND = -2, BUFFER_TOO_SMALL = -3, OUT_OF_MEMORY = -4, NOT_SUPPORTED = -5, WRONG_PHASE = -6, LIMIT = -7, ABI_MISMATCH = -8, INTERNAL = -9 } }
M.enums.word_list = { words = nil, numbers = { STATUS = 0, TEXT_FORM = 1, TEXT_LANGUAGE = 2, UNIT_TYPE = 3, TERRAIN = 4, PHASE_TYPE = 5, MAP_FORM = 6, OPTION_ORIGIN = 7, END_KIND = 8, SCORE_SYSTEM = 9, ORDER_KIND = 10, WRITTEN = 11, ORDER_STEP = 12, REASON = 13, ILLEGALITY = 14, EVENT_KIND = 15, EVENT_WHY = 16, UNKNOWN_ORDERS = 17, DRAW_POLICY = 18, VOTE_KIND = 19, YEAR_LIMIT = 20, SUBMIT_MODE = 21, RESULT_PARTS = 22, RENDER_FORM = 23, RENDER_THEME = 24, RENDER_PALETTE = 25, RENDER_PARTS = 26, GAME_FORM = 27, PHASE_TEXTS = 28 } }
M.enums.text_form = { words = 1, numbers = { FOR_PEOPLE = 0, JSON = 1, GRAPH_DOT = 2, GRAPH_JSON = 3 } }
M.enums.text_language = { words = 2, numbers = { EN = 0, DE = 1 } }
M.enums.unit_type = { words = 3, numbers = { ARMY = 0, FLEET = 1 } }
M.enums.terrain = { words = 4, numbers = { WATER = 0, LAND = 1, COAST = 2, PORT = 3, SHUT = 4 } }
M.enums.phase_type = { words = 5, numbers = { MOVEMENT = 0, RETREATS = 1, ADJUSTMENTS = 2, OTHER_PHASE = 3 } }
M.enums.map_form = { words = 6, numbers = { MAP = 0, JSON = 1, MDF = 2, DOT = 3 } }
M.enums.option_origin = { words = 7, numbers = { DATC = 0, MAP = 1, JUDGE = 2 } }
M.enums.end_kind = { words = 8, numbers = { NONE = 0, SOLO = 1, SHARED_VICTORY = 2, DRAW = 3, CONCESSION = 4, NO_RESULT = 5 } }
M.enums.score_system = { words = 9, numbers = { DRAW_SIZE = 0, SUM_OF_SQUARES = 1, CENTER_SHARE = 2, WIN_DRAW_LOSS = 3, DPP = 4 } }
M.enums.order_kind = { words = 10, numbers = { HOLD = 1, MOVE = 2, SUPPORT_HOLD = 3, SUPPORT_MOVE = 4, CONVOY = 5, RETREAT = 6, DISBAND = 7, BUILD = 8, WAIVE = 9 } }
M.enums.written = { words = 11, numbers = { WRONG_COAST = 1, NO_SUCH_COAST = 2, WRONG_TYPE = 4, WRONG_NATION = 8, NATION = 16, PATH = 32, PERPETUAL = 64 } }
M.enums.order_step = { words = 12, numbers = { NONE = 0, KIND = 1, OTHER = 2, TARGET = 3, PLACE = 4, VIA = 5, TYPE = 6 } }
M.enums.reason = { words = 13, numbers = { NONE = 0, ILLEGAL = 1, VOID = 2, BOUNCED = 3, NO_CONVOY = 4, DISRUPTED = 5, CUT = 6, DISLODGED = 7, PARADOX = 8, EXCESS = 9, UNREADABLE = 10, UNRESOLVED = 11, REPLACED = 12, STATED = 13, IGNORED = 14 } }
M.enums.illegality = { words = 14, numbers = { NONE = 0, MALFORMED = 1, WRONG_PHASE = 2, UNIT_ABSENT = 3, FOREIGN_UNIT = 4, OWN_PROVINCE = 5, NOT_ADJACENT = 6, CANNOT_STAND = 7, COAST_NEEDED = 8, COAST_UNREACHABLE = 9, NO_FLEETS = 10, FLEET_NOT_CONVOYED = 11, SUPPORTS_ITSELF = 12, SUPPORT_UNREACHABLE = 13, SUPPORTED_ABSENT = 14, SUPPORTED_CANNOT_MOVE = 15, CARRIER_NOT_AT_SEA = 16, CONVOYED_ABSENT = 17, CARRIER_NOT_NEEDED = 18, ORDERED_TWICE = 19, NOT_DISLODGED = 20, NO_RETREAT = 21, NOTHING_DUE = 22, NO_BUILD_SITE = 23, SITE_OCCUPIED = 24, BUILD_TYPE_NEEDED = 25, POWER_UNKNOWN = 26, SUPPORTER_CARRIES = 27, PASSAGE_CLOSED = 28, PASSAGE_WEAK = 29, LEAGUE = 30, IMMOBILE = 31, REPLACED = 32, WRONG_UNIT_COAST = 33, NEEDLESS_COAST = 34, TYPE_MISSING = 35, TYPE_WRONG = 36, NATION_MISSING = 37, NATION_WRONG = 38, ANOTHER_COUNTS = 39, BUILT_TWICE = 40, NO_WAIVE = 41, MOVES_IN_VAIN = 42, IN_DISORDER = 43, PATH_MISSING = 44, PATH_BROKEN = 45, SETS_UNORDERED = 46, COAST_REFUSED = 47, HANDED_OVER = 48 } }
M.enums.event_kind = { words = 15, numbers = { DISBANDED = 1, REMOVED = 2, WAIVED = 3, SOLO = 4, CAUGHT = 5, FREED = 6, ADAPTED = 7, BUILT = 8, RETREATED = 9, SHARED_VICTORY = 10 } }
M.enums.event_why = { words = 16, numbers = { NO_RETREAT = 1, NO_ORDER = 2, CIVIL_DISORDER = 3, NOT_ORDERED = 4, VICTORY = 5, ILLEGAL_ORDER = 6, NO_RETREATS = 7, MAP_CHANGED = 8, ENOUGH_CENTERS = 9, LAST_UNIT = 10, TORN_ALLEGIANCE = 11, RETREATS_FORBIDDEN = 12, IMMOBILE = 13, ORDERED = 14, RETREAT_FAILED = 15 } }
M.enums.phase_texts = { words = 28, numbers = { ORDERS = 0, RESULTS = 1, EVENTS = 2, LOSSES = 3 } }
M.enums.unknown_orders = { words = 17, numbers = { ABSENT = 0, LISTED = 1 } }
M.enums.draw_policy = { words = 18, numbers = { JUDGE_DIAS = 0, JUDGE_NODIAS = 1, NJUDGE = 2, DAIDE = 3, DAIDE_PDA = 4, DPP = 5, DPP_PDA = 6 } }
M.enums.vote_kind = { words = 19, numbers = { DRAW = 0, NO_DRAW = 1, LIST = 2, CONCEDE = 3 } }
M.enums.year_limit = { words = 20, numbers = { DRAW = 0, MOST_CENTERS = 1, NO_RESULT = 2 } }
M.enums.submit_mode = { words = 21, numbers = { REPLACE = 0, AMEND = 1, NEXT_SET = 2, DEFAULTS = 3 } }
M.enums.result_parts = { words = 22, numbers = { AFTER = 1, POWERS = 2 } }
M.enums.render_form = { words = 23, numbers = { SVG = 0, TEXT = 1 } }
M.enums.render_theme = { words = 24, numbers = { LIGHT = 0, DARK = 1, PRINT = 2, HIGH_CONTRAST = 3 } }
M.enums.render_palette = { words = 25, numbers = { USUAL = 0, RED_GREEN = 1, BLUE_YELLOW = 2 } }
M.enums.render_parts = { words = 26, numbers = { ORDERS = 1, RESULTS = 2, NAMES = 4, CENTERS = 8, LEGEND = 16 } }
M.enums.game_form = { words = 27, numbers = { JSON = 0, BINARY = 1, DIPLOMACY = 2, DIPCC = 3, WEBDIPLOMACY = 4, DATC = 5, JDIP = 6, JUDGE = 7, LINE = 8, GUESS = 255 } }
M.enums.encoding_kind = { words = nil, numbers = { DEEPMIND = 0, MILA = 1, FAIR = 2, DIPNET = 3 } }
M.enums.board_form = { words = nil, numbers = { DEEPMIND = 0, DIPNET = 1, FAIR = 2 } }
M.enums.dialect = { words = nil, numbers = { DIALECT_0167 = 0, DIALECT_0143 = 1, DIALECT_DPP = 2, DIALECT_0178 = 3 } }
M.enums.language_flags = { words = nil, numbers = { FULL_DRAWS = 1, FORWARD_FIRST = 2 } }
M.enums.token_table = { words = nil, numbers = { USUAL = 0, FORWARD_FIRST = 1 } }
M.enums.message_kind = { words = nil, numbers = { FROM_CLIENT = 0, FROM_SERVER = 1, PRESS = 2 } }
M.enums.verdict = { words = nil, numbers = { ALLOWED = 0, NOT_UNDERSTOOD = 1, UNBALANCED = 2, NOT_ANSWERED = 3 } }
M.enums.session_side = { words = nil, numbers = { SERVER = 0, CLIENT = 1 } }
M.enums.session_stage = { words = nil, numbers = { OPENED = 0, READY = 1, ENDED = 2 } }
M.enums.session_end = { words = nil, numbers = { GOES_ON = 0, CLOSED = 1, BY_PEER = 2, PEER_ERROR = 3, ERROR = 4, IDLE = 5, TOO_FAST = 6, NOT_READING = 7 } }
M.enums.referee_flags = { words = nil, numbers = { STOPS_FOR_ABSENT = 1, ANY_ORDERS = 2, PARTIAL_DRAWS = 4, NO_RETREAT_PRESS = 8, NO_BUILD_PRESS = 16, NO_ADMIN = 32, DRAWS_WITHOUT_ABSENT = 64 } }
M.enums.table_stage = { words = nil, numbers = { FORMING = 0, RESTORING = 1, RUNNING = 2, FINISHED = 3 } }
M.enums.client_role = { words = nil, numbers = { NONE = 0, PLAYER = 1, OBSERVER = 2 } }
M.enums.master_flags = { words = nil, numbers = { PARTIAL_DRAWS = 1, NO_PRESS = 2 } }
M.free.entente_text = "entente_text_free"
M.free.entente_map = "entente_map_free"
M.free.entente_map_reader = "entente_map_reader_free"
M.free.entente_scratch = "entente_scratch_free"
M.free.entente_actions = "entente_actions_free"
M.free.entente_game = "entente_game_free"
M.free.entente_document = "entente_document_free"
M.free.entente_exchange = "entente_exchange_free"
M.free.entente_encoding = "entente_encoding_free"
M.free.entente_language = "entente_language_free"
M.free.entente_session = "entente_session_free"
M.free.entente_referee = "entente_referee_free"
M.free.entente_master = "entente_master_free"
return M
