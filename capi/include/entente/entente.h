/* Entente: an adjudication engine for the board game Diplomacy. The C interface.
 *
 * It has maps, rules, positions, orders and their text, legal orders, adjudication of one phase or of many,
 * games with history, and the JSON that judges, websites and research programs exchange. Everything the program
 * `entente` does, a caller of this header can do; for `entente press` that is press.h beside it.
 *
 * Status     Functions return entente_status: ENTENTE_OK (0) or a negative ENTENTE_ERR_*. Numbers are never reused. A
 *            failed or illegal order is a result, never an error. Functions that return something else give 0 or NULL
 *            for a handle that is NULL.
 *
 * Errors     The last parameter, `error`, may point to an entente_error, which the caller owns and which may be NULL:
 *            message, place in the input. It is written on failure only. Set error.struct_size = sizeof error before
 *            the first call: one with an error of a wrong size returns ENTENTE_ERR_INVALID_ARGUMENT and does nothing.
 *
 * Structs    The first member of a struct that may grow is struct_size, set by the caller to sizeof the struct it was
 *            compiled with; less than any release's or more than 4096 is refused before anything is done. They grow at
 *            the end only, hold no pointers, and have the same layout on every platform. Unknown tail bytes must be
 *            zero on input and are set to zero on output. entente_unit, entente_event, entente_order_group and
 *            entente_score never grow; arrays of entente_order_result pass the size of their element.
 *
 * Numbers    Powers, provinces, locations and centers are uint32_t wherever one is passed, given or a member of a
 *            struct that may grow; packed in 8 or 16 bits where there are many (arrays, entente_unit, entente_event).
 *
 * Buffers    Arrays and short texts go into memory of the caller: (buffer, capacity, &length). If it does not fit, the
 *            call returns ENTENTE_ERR_BUFFER_TOO_SMALL, length tells the size needed and the buffer holds nothing of
 *            use; capacity 0 with a NULL buffer asks for the size. Positions are written to (memory, capacity in
 *            bytes), whose size entente_position_size tells; they are aligned to 8 bytes, and arrays as their
 *            elements are (orders and results to 8), or else refused. Text is UTF-8, given as pointer and length (NULL
 *            only with length 0), and written with a final zero byte when there is room for it; length never counts
 *            that byte.
 *
 * Texts      A `const char*` that a function returns ends with a zero byte. It is static if the function takes no
 *            handle, and lives as long as the handle else; NULL means that there is none of that number. Long texts come
 *            as an entente_text, a handle of their own. Nothing else that is given needs to be freed, except handles, by
 *            their own _free function.
 *
 * Handles    entente_map, entente_map_reader, entente_scratch, entente_actions, entente_game, entente_text,
 *            entente_document, entente_exchange. _free(NULL) does nothing; handles may be freed in any order: what needs
 *            a map keeps it alive. A handle that a call gives is NULL if the call fails.
 *
 * Threads    A `const entente_map`, `const entente_actions`, `const entente_text` or `const entente_document` may be used
 *            by any number of threads at once. A position is plain memory. Every other handle is used by one thread at a
 *            time. Results never depend on the number of threads.
 *
 * Memory     entente_adjudicate, entente_adjudicate_batch, entente_scratch_results, _events, _after and _next,
 *            entente_legal_orders*, entente_legal_actions and the functions that look at positions, but for those that
 *            write them or what changed as text, or hash such a text, allocate nothing unless they fail, or a rule
 *            asks how orders were written (DATC 4.A.6, 4.B.5, 4.B.6, 4.C) or reads them together (4.E.2, 4.E.3).
 *            Running out of memory is ENTENTE_ERR_OUT_OF_MEMORY, and the handle stays usable.
 *
 * No function prints, exits, opens a file, starts a thread, reads a clock, calls back or depends on the locale.
 */
#ifndef ENTENTE_ENTENTE_H_
#define ENTENTE_ENTENTE_H_

#include <stddef.h>
#include <stdint.h>

#if defined(ENTENTE_STATIC)
#define ENTENTE_API
#elif defined(_WIN32)
#if defined(ENTENTE_BUILDING)
#define ENTENTE_API __declspec(dllexport)
#else
#define ENTENTE_API __declspec(dllimport)
#endif
#else
#define ENTENTE_API __attribute__((visibility("default")))
#endif

/* Words on parameters, for readers and for the programs that make bindings (from share/entente/entente.json, which is
 * made from this header). They stand where name and type do not tell the role of a parameter; to a compiler they are
 * nothing. Without one, a pointer to const is read and any other pointer is written; NULL may only be `error`,
 * `const entente_rules*`, and an array or text of length or capacity 0. */
#if defined(ENTENTE_DESCRIBE)
#define ENTENTE_NULLABLE __attribute__((annotate("")))
#define ENTENTE_INOUT __attribute__((annotate("")))
#define ENTENTE_COUNT(elements) __attribute__((annotate("")))
#else
#define ENTENTE_NULLABLE        /* may be NULL */
#define ENTENTE_INOUT           /* is read and written */
#define ENTENTE_COUNT(elements) /* an array of so many elements */
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Version -------------------------------------------------------------------------------------------------- */

#define ENTENTE_ABI_VERSION 1u /* of this header */
#define ENTENTE_ABI_OLDEST 1u  /* the oldest header that this library still serves */

/* ENTENTE_OK if a program compiled with `abi_version` (pass ENTENTE_ABI_VERSION) can use this library, else
 * ENTENTE_ERR_ABI_MISMATCH. */
ENTENTE_API int32_t entente_abi_check(uint32_t abi_version);
/* "0.1.0". */
ENTENTE_API const char* entente_version(void);
/* The same as a number: 1000000 for each major, 1000 for each minor version and 1 for each patch; 0.1.0 is 1000. */
ENTENTE_API uint32_t entente_version_number(void);

/* ---- Status and errors ---------------------------------------------------------------------------------------- */

typedef int32_t entente_status;

#define ENTENTE_OK 0
#define ENTENTE_ERR_INVALID_ARGUMENT (-1) /* NULL, out of range, malformed text: the message says what and where */
#define ENTENTE_ERR_NOT_FOUND (-2) /* an unknown map, place, power, option or preset; beyond the last of a list */
#define ENTENTE_ERR_BUFFER_TOO_SMALL (-3) /* *length tells the size needed */
#define ENTENTE_ERR_OUT_OF_MEMORY (-4)
#define ENTENTE_ERR_NOT_SUPPORTED (-5) /* known, but does not act yet (a rule option, a form of a map) */
#define ENTENTE_ERR_WRONG_PHASE (-6)   /* the call does not fit the phase, or the game is over */
#define ENTENTE_ERR_LIMIT (-7)         /* larger than the documented bounds (of a map text: INVALID_ARGUMENT) */
#define ENTENTE_ERR_ABI_MISMATCH (-8)
#define ENTENTE_ERR_INTERNAL (-9) /* a bug in the library */

/* The word for a status: "ok", "invalid_argument", ...; "unknown". */
ENTENTE_API const char* entente_status_name(entente_status status);

typedef struct entente_error {
  uint32_t struct_size;
  entente_status status;
  uint32_t line;     /* place in the input: from 1; 0 = not known */
  uint32_t column;   /* from 1; 0 = not known */
  uint32_t offset;   /* in bytes from the start of the text */
  uint32_t length;   /* of the offending token, in bytes; 0 = not known */
  char file[128];    /* of a map text; empty if none */
  char message[512]; /* what is wrong, where, what was expected; always ends with a zero byte */
} entente_error;

/* ---- Texts ---------------------------------------------------------------------------------------------------- */

/* A text of any length that a function wrote. It never changes. */
typedef struct entente_text entente_text;
/* The bytes and a zero byte behind them; how many they are without it. */
ENTENTE_API const char* entente_text_data(const entente_text* text);
ENTENTE_API size_t entente_text_length(const entente_text* text);
ENTENTE_API void entente_text_free(entente_text* text);

/* ---- Maps ----------------------------------------------------------------------------------------------------- */

typedef struct entente_map entente_map;

#define ENTENTE_NO_LOCATION 0xfffu /* also "no province" */
#define ENTENTE_NO_POWER 0xffu     /* also "neutral" */
#define ENTENTE_NO_CENTER 0xffffu

/* Unit types. */
enum { ENTENTE_ARMY = 0, ENTENTE_FLEET = 1 };
/* "army", "fleet". */
ENTENTE_API const char* entente_unit_type_name(uint32_t unit_type);

/* Terrain. */
enum { ENTENTE_WATER = 0, ENTENTE_LAND = 1, ENTENTE_COAST = 2, ENTENTE_PORT = 3, ENTENTE_SHUT = 4 };
/* "water", ... */
ENTENTE_API const char* entente_terrain_name(uint32_t terrain);

/* Phase types. */
enum { ENTENTE_MOVEMENT = 0, ENTENTE_RETREATS = 1, ENTENTE_ADJUSTMENTS = 2, ENTENTE_OTHER_PHASE = 3 };
/* "movement", "retreats", "adjustments", "other". */
ENTENTE_API const char* entente_phase_type_name(uint32_t phase_type);

/* Names of the shipped maps: index 0 ("standard"), 1, ... */
ENTENTE_API const char* entente_builtin_map_name(uint32_t index);

/* A shipped map by name, case-blind ("standard", "fleet_rome"). Costs no parsing.
 *   Errors: NOT_FOUND, naming the nearest. */
ENTENTE_API entente_status entente_map_builtin(const char* name, size_t name_length, entente_map** map,
                                               entente_error* error);

/* Another reference to the same map; each is freed once. */
ENTENTE_API entente_map* entente_map_retain(const entente_map* map);
ENTENTE_API void entente_map_free(entente_map* map);

/* Forms of a map. */
enum {
  ENTENTE_FORM_MAP = 0,  /* .map text */
  ENTENTE_FORM_JSON = 1, /* the complete JSON form; its schema is docs/json/map.schema.json */
  ENTENTE_FORM_MDF = 2,  /* DAIDE's MDF message: powers, home centers and the graph, nothing else */
  ENTENTE_FORM_DOT = 3   /* Graphviz; written only */
};

/* Reads a map that includes no files but shipped maps ("standard.map"), in any form but ENTENTE_FORM_DOT. Text that is
 * no map of its form has the code BAD_JSON or BAD_MDF in its message; in JSON and MDF line and column are those of the
 * value.
 *   Bounds: 1 MiB a file and 4 MiB in all of .map text, 64 files, 16 deep; 4 MiB of the other forms. What exceeds them
 *           is an error of the text like any other, with the code LIMIT.
 *   Errors: INVALID_ARGUMENT if the text has errors: the error names the first (entente_map_reader tells them all);
 *           NOT_SUPPORTED for ENTENTE_FORM_DOT, which is written only. */
ENTENTE_API entente_status entente_map_read(uint32_t form, const char* text, size_t length, const char* file_name,
                                            size_t file_name_length, entente_map** map, entente_error* error);
/* Writes a map. Text and JSON give the same map again, MDF only what it holds. The text is canonical: equal maps are
 * equal texts; its MAP line keeps the name of the drawing and includes nothing.
 *   Errors: INVALID_ARGUMENT if the form has no words for the map; LIMIT if it is larger than a map text may be. */
ENTENTE_API entente_status entente_map_write(const entente_map* map, uint32_t form, entente_text** text,
                                             entente_error* error);
/* A summary of the map in force in a phase ("S1904M") as JSON, with the diagnostics of its text; length 0: of the
 * base map, before any IN or FROM. It cannot be read again; entente_map_write with ENTENTE_FORM_JSON writes what can. */
ENTENTE_API entente_status entente_map_summary(const entente_map* map, const char* phase, size_t phase_length,
                                               entente_text** text, entente_error* error);

/* Reads a map of several files: it says which one it needs next, the caller gives it, until none is wanted.
 *
 *   entente_map_reader_new(ENTENTE_FORM_MAP, text, length, "my.map", 6, &reader, NULL);
 *   while ((name = entente_map_reader_wants(reader)) != NULL) entente_map_reader_give(reader, ..);
 *   entente_map_reader_finish(reader, &map, &error);
 */
typedef struct entente_map_reader entente_map_reader;
/* The main file. Errors are those of the arguments only; entente_map_reader_finish tells what is wrong with the text. */
ENTENTE_API entente_status entente_map_reader_new(uint32_t form, const char* text, size_t length, const char* file_name,
                                                  size_t file_name_length, entente_map_reader** reader,
                                                  entente_error* error);
ENTENTE_API void entente_map_reader_free(entente_map_reader* reader);
/* The file that is wanted next, as the text that includes it names it, and the name of that text; NULL: none is. */
ENTENTE_API const char* entente_map_reader_wants(const entente_map_reader* reader);
ENTENTE_API const char* entente_map_reader_wanted_by(const entente_map_reader* reader);
/* Gives the text of the file that is wanted. Errors: WRONG_PHASE if none is. */
ENTENTE_API entente_status entente_map_reader_give(entente_map_reader* reader, const char* text, size_t length,
                                                   entente_error* error);
/* Goes on without it. `why`: ENTENTE_ERR_NOT_FOUND, there is none: if it has the name of a shipped map ("standard.map")
 * that is taken; or ENTENTE_ERR_INVALID_ARGUMENT, the name leads out of where files may be read. Errors: as above. */
ENTENTE_API entente_status entente_map_reader_refuse(entente_map_reader* reader, entente_status why,
                                                     entente_error* error);
/* The map; files that are still wanted are not found. Errors: as entente_map_read. */
ENTENTE_API entente_status entente_map_reader_finish(entente_map_reader* reader, entente_map** map,
                                                     entente_error* error);

/* One diagnostic. */
typedef struct entente_diagnostic {
  uint32_t struct_size;
  uint32_t is_error; /* 1 error, 0 warning */
  uint32_t line;     /* from 1; 0 = the map as a whole */
  uint32_t column;   /* from 1; 0 = the whole line */
} entente_diagnostic;
/* The diagnostics of the text, by index. There are none while a file is still wanted. */
ENTENTE_API uint32_t entente_map_reader_diagnostic_count(const entente_map_reader* reader);
/* Errors: NOT_FOUND beyond the last. */
ENTENTE_API entente_status entente_map_reader_diagnostic(const entente_map_reader* reader, uint32_t index,
                                                         entente_diagnostic* diagnostic, entente_error* error);
/* "NO_TERRAIN"; the file; the message; "standard.map:3 < variant.map:1", who included the file, innermost first, or "";
 * NULL beyond the last. */
ENTENTE_API const char* entente_map_reader_diagnostic_code(const entente_map_reader* reader, uint32_t index);
ENTENTE_API const char* entente_map_reader_diagnostic_file(const entente_map_reader* reader, uint32_t index);
ENTENTE_API const char* entente_map_reader_diagnostic_message(const entente_map_reader* reader, uint32_t index);
ENTENTE_API const char* entente_map_reader_diagnostic_includes(const entente_map_reader* reader, uint32_t index);

typedef struct entente_map_info {
  uint32_t struct_size;
  uint32_t fingerprint; /* same map, same number, on every platform */
  uint32_t province_count;
  uint32_t location_count; /* provinces and coasts; location p < province_count is province p without a coast */
  uint32_t power_count;
  uint32_t center_count;
  uint32_t text_only;      /* 1: no picture (TEXTONLY) */
  uint32_t has_flag_maps;  /* 1: ENTENTE_MAP_FLAGS are the maps whose flags are shown; none of them: no flags */
  uint32_t stage_count;    /* maps that differ by phase (IN, FROM), the base map included */
  uint32_t rotation_count; /* when control of the dummies passes on */
} entente_map_info;
/* Describes the map, as far as it is the same in all phases. */
ENTENTE_API entente_status entente_map_describe(const entente_map* map, entente_map_info* info, entente_error* error);
ENTENTE_API const char* entente_map_name(const entente_map* map);        /* "standard" */
ENTENTE_API const char* entente_map_begin(const entente_map* map);       /* "SPRING 1901 MOVEMENT" */
ENTENTE_API const char* entente_map_begin_phase(const entente_map* map); /* "S1901M" */
ENTENTE_API const char* entente_map_graphics(const entente_map* map);    /* whose picture is shown; "" = its own */

typedef struct entente_stage_counts {
  uint32_t struct_size;
  uint32_t provinces;
  uint32_t locations;
  uint32_t army_edges;  /* undirected, between provinces, with any power and center conditions */
  uint32_t fleet_edges; /* between locations */
  uint32_t powers;
  uint32_t centers;
  uint32_t units;   /* at the start */
  uint32_t victory; /* centers for a solo victory in the first game-year, or in that of the phase */
  uint32_t reserved;
} entente_stage_counts;
/* What the map in force in a phase counts ("S1904M"); length 0: the base map, before any IN or FROM. */
ENTENTE_API entente_status entente_map_count(const entente_map* map, const char* phase, size_t phase_length,
                                             entente_stage_counts* counts, entente_error* error);

/* Words of a map, in the order of its text. */
enum {
  ENTENTE_MAP_RULES = 0, /* names of its RULE lines */
  ENTENTE_MAP_FLAGS = 1, /* maps whose flags are borrowed, in turn */
  ENTENTE_MAP_NOTIFY = 2 /* addresses */
};
/* A word of a list. */
ENTENTE_API const char* entente_map_word(const entente_map* map, uint32_t list, uint32_t index);

/* When control of the dummies passes on. */
enum {
  ENTENTE_ROTATE_ORDERED = 0, /* before any phase in which the dummy has orders to give */
  ENTENTE_ROTATE_AFTER = 1,   /* after phases of the types; without types, after every phase */
  ENTENTE_ROTATE_BEFORE = 2,  /* before phases of the types */
  ENTENTE_ROTATE_FOR = 3      /* before phases of the types in which the dummy has orders to give */
};
typedef struct entente_rotation_info {
  uint32_t struct_size;
  uint32_t when;
  uint32_t type_count;
  uint32_t reserved;
} entente_rotation_info;
/* Errors: NOT_FOUND beyond the last. */
ENTENTE_API entente_status entente_map_rotation(const entente_map* map, uint32_t rotation, entente_rotation_info* info,
                                                entente_error* error);
/* Its types of phases: "MOVEMENT", ...; a type is known by its first letter. */
ENTENTE_API const char* entente_map_rotation_type(const entente_map* map, uint32_t rotation, uint32_t index);

typedef struct entente_location_info {
  uint32_t struct_size;
  uint32_t province;
  uint32_t center; /* index of the supply center, or ENTENTE_NO_CENTER; the same for a province and its coasts */
  uint32_t terrain;
  uint32_t takes_army;  /* an army may stand here */
  uint32_t takes_fleet; /* a fleet may stand here */
  uint32_t coast_count; /* of the province */
  uint32_t first_coast; /* location of its first coast, or ENTENTE_NO_LOCATION; the others follow */
} entente_location_info;
/* A location of the base map, before any IN or FROM. Errors: NOT_FOUND beyond the last. */
ENTENTE_API entente_status entente_map_location(const entente_map* map, uint32_t location, entente_location_info* info,
                                                entente_error* error);
ENTENTE_API const char* entente_map_location_id(const entente_map* map, uint32_t location);   /* "STP", "STP/SC" */
ENTENTE_API const char* entente_map_location_name(const entente_map* map, uint32_t location); /* "St Petersburg" */
/* The location that a name, abbreviation or alias means; accents may be others where one name fits. Errors: NOT_FOUND,
 * naming the nearest. */
ENTENTE_API entente_status entente_map_find_location(const entente_map* map, const char* text, size_t length,
                                                     uint32_t* location, entente_error* error);
/* Locations that a unit may move to directly in a phase ("S1904M"; length 0: on the base map, before any IN or FROM),
 * ascending. Army: provinces; fleet: locations. */
ENTENTE_API entente_status entente_map_neighbors(const entente_map* map, const char* phase, size_t phase_length,
                                                 uint32_t unit_type, uint32_t location, uint16_t* locations,
                                                 size_t capacity, size_t* length, entente_error* error);

/* How the members of a league treat others. */
enum { ENTENTE_LEAGUE_FREE = 0, ENTENTE_LEAGUE_STRICT = 1, ENTENTE_LEAGUE_BENIGN = 2 };

typedef struct entente_power_info {
  uint32_t struct_size;
  uint32_t home_count;
  uint64_t friends; /* bit per power: members of the leagues that its LEAGUE line lists, its own included */
  uint32_t league_behavior;
  uint32_t letter;           /* code point of its letter; 0 if it has none */
  uint32_t is_dummy;         /* 1: a dummy */
  uint32_t controller_count; /* who may control it, if it is a dummy */
} entente_power_info;
/* A power of the base map. Errors: NOT_FOUND beyond the last. */
ENTENTE_API entente_status entente_map_power(const entente_map* map, uint32_t power, entente_power_info* info,
                                             entente_error* error);
ENTENTE_API const char* entente_map_power_id(const entente_map* map, uint32_t power);       /* "FRANCE" */
ENTENTE_API const char* entente_map_power_name(const entente_map* map, uint32_t power);     /* "France" */
ENTENTE_API const char* entente_map_power_own_word(const entente_map* map, uint32_t power); /* "French" */
/* The id of the power whose flag it shows, its own or one of another map; its league, "" if it is in none. */
ENTENTE_API const char* entente_map_power_flag(const entente_map* map, uint32_t power);
ENTENTE_API const char* entente_map_power_league(const entente_map* map, uint32_t power);
/* The power that an id, name, own word, token or letter means; accents may be others where one name fits. Errors:
 * NOT_FOUND, naming the powers. */
ENTENTE_API entente_status entente_map_find_power(const entente_map* map, const char* text, size_t length,
                                                  uint32_t* power, entente_error* error);
/* Who may control a dummy; index 0 is in charge when the game begins. *controller is ENTENTE_NO_POWER for a player from
 * outside the map. Errors: NOT_FOUND beyond the last. */
ENTENTE_API entente_status entente_map_controller(const entente_map* map, uint32_t power, uint32_t index,
                                                  uint32_t* controller, entente_error* error);
ENTENTE_API const char* entente_map_controller_name(const entente_map* map, uint32_t power, uint32_t index);
/* Home centers of a power on the base map, as provinces, ascending. */
ENTENTE_API entente_status entente_map_homes(const entente_map* map, uint32_t power, uint16_t* provinces,
                                             size_t capacity, size_t* length, entente_error* error);
/* All supply centers, as provinces, ascending: index = center. */
ENTENTE_API entente_status entente_map_centers(const entente_map* map, uint16_t* provinces, size_t capacity,
                                               size_t* length, entente_error* error);

/* ---- Rules ---------------------------------------------------------------------------------------------------- */

#define ENTENTE_MAX_OPTIONS 124

/* One value per rule option: the disputable issues of DATC section 4, what RULE lines of maps set, and habits of judges
 * ("victory_gain", "empty_retreats"). Plain memory; fill it with entente_rules_init.
 * Where a function takes `const entente_rules*`, NULL means the default with the RULE lines of the map. */
typedef struct entente_rules {
  uint32_t struct_size;
  uint8_t value[ENTENTE_MAX_OPTIONS]; /* by option index; unused ones zero */
} entente_rules;

/* The default (DATC 3.0 preferred choices) together with the RULE lines of `map` (may be NULL). */
ENTENTE_API entente_status entente_rules_init(entente_rules* rules, ENTENTE_NULLABLE const entente_map* map,
                                              entente_error* error);
/* Names of the presets, rulebooks and the practice of known judges: index 0 ("datc3"), 1, ... */
ENTENTE_API const char* entente_rules_preset_name(uint32_t index);
/* What a preset is, on one line: "rulebooks of 1971 and 1976". */
ENTENTE_API const char* entente_rules_preset_text(uint32_t index);
/* Sets the options to a preset: "datc3", "1971", "1982", "2000", "2023", "dptg", "dpjudge", "webdiplomacy", "daide",
 * "datc2". What only a map's RULE lines set stays as it is: call entente_rules_init first.
 *   Errors: NOT_FOUND; NOT_SUPPORTED naming the first option whose value does not act yet. */
ENTENTE_API entente_status entente_rules_preset(ENTENTE_INOUT entente_rules* rules, const char* name, size_t length,
                                                entente_error* error);
/* Sets one option by name: ("civil_disorder", "home_distance"). Errors: NOT_FOUND; NOT_SUPPORTED. */
ENTENTE_API entente_status entente_rules_set(ENTENTE_INOUT entente_rules* rules, const char* option,
                                             size_t option_length, const char* value, size_t value_length,
                                             entente_error* error);
/* Rules as they are written by hand, all in one text: a `rules` value of JSON phases, that is an object of options
 * ({"civil_disorder":"home_distance"}; with "preset":"2023" they change that), an array of names of RULE lines
 * (["NO_CHECK"]) or a preset in quotes; a preset's name; or "civil_disorder=home_distance,waive=allowed", or
 * "2023,waive=forbidden". A preset stands with the RULE lines of `map`, the others on top of its default. Fills `rules`
 * whole: no entente_rules_init before it.
 *   Errors: INVALID_ARGUMENT and NOT_SUPPORTED with line, column and offset of the word. */
ENTENTE_API entente_status entente_rules_read(const entente_map* map, const char* text, size_t length,
                                              entente_rules* rules, entente_error* error);

/* Who sets an option. */
enum {
  ENTENTE_ORIGIN_DATC = 0, /* an issue of DATC section 4 */
  ENTENTE_ORIGIN_MAP = 1,  /* RULE lines of maps */
  ENTENTE_ORIGIN_JUDGE = 2 /* neither: a habit of judges */
};
/* An option. Texts end with a zero byte. */
typedef struct entente_option_info {
  uint32_t struct_size;
  uint32_t value_count;
  uint32_t origin;
  uint32_t reserved;
  char name[64];      /* "civil_disorder" */
  char issue[16];     /* "4.D.8", or "" for an option that is no issue of DATC section 4 */
  char question[160]; /* which every value answers */
} entente_option_info;
/* Errors: NOT_FOUND beyond the last option. */
ENTENTE_API entente_status entente_option(uint32_t option, entente_option_info* info, entente_error* error);
typedef struct entente_value_info {
  uint32_t struct_size;
  uint32_t acts;      /* 1: it acts; 0: it is refused as not supported yet */
  char letter[8];     /* of DATC 3.0; "" if it has none */
  char name[64];      /* "home_distance" */
  char text[192];     /* what it does */
  char cases[96];     /* DATC cases it changes or leaves without an answer: "6.J.3 6.J.6" */
  char no_answer[96]; /* those of them that it leaves without an answer */
  char map_rules[64]; /* names of RULE lines that set it when all are in force */
} entente_value_info;
/* Errors: NOT_FOUND beyond the last option or value. */
ENTENTE_API entente_status entente_option_value(uint32_t option, uint32_t value, entente_value_info* info,
                                                entente_error* error);

/* ---- Positions ------------------------------------------------------------------------------------------------ */

/* A position is memory of entente_position_size(map) bytes, aligned to 8, owned by the caller; its layout is private.
 * Copy it with memcpy; equal positions of one map have equal bytes. Functions that make one take the memory and its
 * capacity in bytes: too small is BUFFER_TOO_SMALL. Every function that takes a position checks it: a position of
 * another map, or memory that is no position, is INVALID_ARGUMENT. */
ENTENTE_API size_t entente_position_size(const entente_map* map);

typedef struct entente_unit {
  uint16_t location;
  uint8_t power;
  uint8_t type;
} entente_unit;

/* The map's start position; an empty board at the map's first phase. */
ENTENTE_API entente_status entente_position_start(const entente_map* map, void* position, size_t capacity,
                                                  entente_error* error);
ENTENTE_API entente_status entente_position_clear(const entente_map* map, void* position, size_t capacity,
                                                  entente_error* error);
/* Whether memory from elsewhere is a sound position of the map. */
ENTENTE_API entente_status entente_position_check(const entente_map* map, const void* position, entente_error* error);

/* Puts a unit on the board. Errors: INVALID_ARGUMENT if the province is occupied or the unit cannot stand there. */
ENTENTE_API entente_status entente_position_place(const entente_map* map, ENTENTE_INOUT void* position,
                                                  const entente_unit* unit, entente_error* error);
/* Takes the unit of a province off the board. Errors: NOT_FOUND if none stands there. */
ENTENTE_API entente_status entente_position_remove(const entente_map* map, ENTENTE_INOUT void* position,
                                                   uint32_t province, entente_error* error);
/* Adds a dislodged unit with the locations it may retreat to, each adjacent to it.
 *   Errors: LIMIT: too many of them; WRONG_PHASE where there are no dislodged units: set the phase first. */
ENTENTE_API entente_status entente_position_dislodge(const entente_map* map, ENTENTE_INOUT void* position,
                                                     const entente_unit* unit, const uint16_t* retreats,
                                                     size_t retreat_count, entente_error* error);
/* Owner of a center; ENTENTE_NO_POWER = neutral. */
ENTENTE_API entente_status entente_position_set_owner(const entente_map* map, ENTENTE_INOUT void* position,
                                                      uint32_t center, uint32_t power, entente_error* error);
/* Phase by name: "S1901M", "SPRING 1901 MOVEMENT"; the year may be filled up with zeros ("S0001M", "S01M").
 *   Errors: WRONG_PHASE if there are dislodged units and the phase has no place for them. */
ENTENTE_API entente_status entente_position_set_phase(const entente_map* map, ENTENTE_INOUT void* position,
                                                      const char* name, size_t length, entente_error* error);

/* How a game ended. */
enum {
  ENTENTE_END_NONE = 0, /* it goes on */
  ENTENTE_END_SOLO = 1,
  ENTENTE_END_SHARED_VICTORY = 2,
  ENTENTE_END_DRAW = 3,
  ENTENTE_END_CONCESSION = 4,
  ENTENTE_END_NO_RESULT = 5 /* a game that stopped */
};
/* "none", "solo", "shared_victory", "draw", "concession", "no_result". */
ENTENTE_API const char* entente_end_name(uint32_t end);

typedef struct entente_position_info {
  uint32_t struct_size;
  int32_t year;
  uint32_t phase_type; /* ENTENTE_MOVEMENT ... */
  uint32_t unit_count; /* dislodged units not among them */
  uint32_t dislodged_count;
  uint32_t end;        /* ENTENTE_END_* */
  uint64_t winners;    /* bit per power: for whom the game ended */
  char phase_name[32]; /* "S1901M"; "COMPLETED" if the game is over */
} entente_position_info;
/* Phase, numbers of units, and how the game ended if it is over. */
ENTENTE_API entente_status entente_position_describe(const entente_map* map, const void* position,
                                                     entente_position_info* info, entente_error* error);
/* Same position, same number, on every platform: fast, for tables. Another version may have another; a number to keep or
 * to compare with those of other programs is entente_position_line_hash. */
ENTENTE_API entente_status entente_position_hash(const entente_map* map, const void* position, uint64_t* hash,
                                                 entente_error* error);
/* Ends the game: how, and for whom (bit per power). `end` ENTENTE_END_NONE lets it go on in the phase that it has.
 *   Errors: INVALID_ARGUMENT for winners that such an end cannot have. */
ENTENTE_API entente_status entente_position_set_end(const entente_map* map, ENTENTE_INOUT void* position, uint32_t end,
                                                    uint64_t winners, entente_error* error);
/* Units, ascending by province; dislodged units not among them. */
ENTENTE_API entente_status entente_position_units(const entente_map* map, const void* position, entente_unit* units,
                                                  size_t capacity, size_t* length, entente_error* error);
/* Dislodged units, ascending by province. */
ENTENTE_API entente_status entente_position_dislodged(const entente_map* map, const void* position, entente_unit* units,
                                                      size_t capacity, size_t* length, entente_error* error);
/* Where the dislodged unit of a province may go, ascending. Errors: NOT_FOUND if no dislodged unit is there. */
ENTENTE_API entente_status entente_position_retreats(const entente_map* map, const void* position, uint32_t province,
                                                     uint16_t* locations, size_t capacity, size_t* length,
                                                     entente_error* error);
/* Owner of every center (entente_map_info.center_count of them). */
ENTENTE_API entente_status entente_position_owners(const entente_map* map, const void* position, uint8_t* powers,
                                                   size_t capacity, size_t* length, entente_error* error);
/* Supply centers that each power owns and that count in the phase (entente_map_info.power_count numbers). */
ENTENTE_API entente_status entente_position_center_counts(const entente_map* map, const void* position,
                                                          uint16_t* counts, size_t capacity, size_t* length,
                                                          entente_error* error);
/* What a power has to do in an adjustments phase: builds it can carry out together (> 0), units it must remove (< 0),
 * or 0. Claims, tokens, partisan sites, reserves and militia of the map are counted in. */
ENTENTE_API entente_status entente_position_due(const entente_map* map, const void* position,
                                                const entente_rules* rules, uint32_t power, int32_t* due,
                                                entente_error* error);

/* What only some maps have, and a position then keeps for every power. On other maps it is zero. */
typedef struct entente_power_state {
  uint32_t struct_size;
  uint32_t claims;         /* owned centers that it may still make its homes by building there (&SC) */
  uint32_t seizing_builds; /* builds left on any of its vacant homes, which it then owns (SC!) */
  uint32_t guest_builds;   /* the same without owning it; they lapse after the next adjustments (SC?) */
  uint32_t control_turn;   /* of a dummy: whose turn it is to control it, an index as of entente_map_controller */
  uint32_t controller;     /* on maps with VASSAL_DUMMIES, of a dummy: the power that controls it, plus 1; 0: none */
} entente_power_state;
/* The state of a power. */
ENTENTE_API entente_status entente_position_power_state(const entente_map* map, const void* position, uint32_t power,
                                                        entente_power_state* state, entente_error* error);
/* Errors: INVALID_ARGUMENT for more than the map ever gives the power, a turn beyond its controllers, or a controller
 *         where there can be none. */
ENTENTE_API entente_status entente_position_set_power_state(const entente_map* map, ENTENTE_INOUT void* position,
                                                            uint32_t power, const entente_power_state* state,
                                                            entente_error* error);
/* Who controls a dummy now: a power's id, or the name of a player from outside the map; empty if there is none and for
 * a power that is no dummy. Under VASSAL_DUMMIES it is what entente_power_state.controller says. */
ENTENTE_API entente_status entente_position_controller(const entente_map* map, const void* position,
                                                       const entente_rules* rules, uint32_t power, char* name,
                                                       size_t capacity, size_t* length, entente_error* error);
/* Home centers of a power now, as provinces, ascending: on maps with &SC or NEWHOMES they change with the game, on maps
 * with IN and FROM with the phase, else they are those of entente_map_homes. */
ENTENTE_API entente_status entente_position_homes(const entente_map* map, const void* position, uint32_t power,
                                                  uint16_t* provinces, size_t capacity, size_t* length,
                                                  entente_error* error);
/* Replaces them. Errors: INVALID_ARGUMENT if one is no supply center, or homes do not change with the game. */
ENTENTE_API entente_status entente_position_set_homes(const entente_map* map, ENTENTE_INOUT void* position,
                                                      uint32_t power, const uint16_t* provinces, size_t count,
                                                      entente_error* error);
/* Provinces of the units whose build stays secret until the next movement results, ascending. */
ENTENTE_API entente_status entente_position_hidden_builds(const entente_map* map, const void* position,
                                                          uint16_t* provinces, size_t capacity, size_t* length,
                                                          entente_error* error);
/* Hides the build of the unit in a province. Errors: NOT_FOUND if none stands there; INVALID_ARGUMENT if the map hides
 * no builds. */
ENTENTE_API entente_status entente_position_hide_build(const entente_map* map, ENTENTE_INOUT void* position,
                                                       uint32_t province, entente_error* error);
/* A position as a JSON phase object without orders, and back. */
ENTENTE_API entente_status entente_position_to_json(const entente_map* map, const void* position, entente_text** json,
                                                    entente_error* error);
ENTENTE_API entente_status entente_position_from_json(const entente_map* map, const char* json, size_t length,
                                                      void* position, size_t capacity, entente_error* error);

/* ---- Scores --------------------------------------------------------------------------------------------------- */

/* How the scores of a game are counted. In the result is for whom the game ended: the winner of a solo, the winners of a
 * shared victory, who is in a draw, to whom the others conceded; of a game without a result, and of one that goes on (as
 * if it stopped now), every power that is left: with a unit, a supply center or a build to make on any home. No other
 * power scores, and a power that is in the result alone has won. */
enum {
  ENTENTE_SCORE_DRAW_SIZE = 0,      /* 1 in equal parts */
  ENTENTE_SCORE_SUM_OF_SQUARES = 1, /* 100 in parts by the squares of their centers; equal ones if no power has any */
  ENTENTE_SCORE_CENTER_SHARE = 2,   /* 1 in parts by their centers; the same */
  ENTENTE_SCORE_WIN_DRAW_LOSS = 3,  /* 1 to each for a victory, alone, shared or conceded; 1/2 for a part of a draw */
  ENTENTE_SCORE_DPP = 4             /* to each how many lost, divided by how many did not */
};
/* The number of scoring systems. */
ENTENTE_API uint32_t entente_score_system_count(void);
typedef struct entente_score_system_info {
  uint32_t struct_size;
  uint32_t reserved;
  char name[32];  /* "draw-size" */
  char text[128]; /* how it counts */
} entente_score_system_info;
/* Errors: NOT_FOUND beyond the last. */
ENTENTE_API entente_status entente_score_system(uint32_t system, entente_score_system_info* info, entente_error* error);

/* A fraction in lowest terms; the denominator is above 0. */
typedef struct entente_score {
  int64_t numerator;
  int64_t denominator;
} entente_score;
/* The score of every power (entente_map_info.power_count of them) in a game that has ended, or stands, at a position: if
 * it goes on (entente_position_info.end), scores are provisional. `unplayed`: powers without a player, a bit per power; dummies
 * are among them anyway. They are not left in a game, and have not lost it.
 *   Errors: NOT_FOUND for an unknown system; INVALID_ARGUMENT for bits of no power. */
ENTENTE_API entente_status entente_position_scores(const entente_map* map, const void* position, uint32_t system,
                                                   uint64_t unplayed, entente_score* scores, size_t capacity,
                                                   size_t* length, entente_error* error);
/* A position as one line of ASCII without a line end, and back: docs/lines.md describes it. One position has one
 * line, in every version; reading also takes other sequences and whole names. The opening of the standard map takes 250
 * bytes. Like the functions below, these need memory while they work.
 *   Errors: of reading, INVALID_ARGUMENT with the column, the word and what was expected. */
ENTENTE_API entente_status entente_position_write_line(const entente_map* map, const void* position, char* line,
                                                       size_t capacity, size_t* length, entente_error* error);
ENTENTE_API entente_status entente_position_read_line(const entente_map* map, const char* line, size_t length,
                                                      void* position, size_t capacity, entente_error* error);
/* Numbers that any language can compute again, the same in every version: FNV-1a, 64 bits, of the bytes of the line; and
 * of its fields 3 to 5, units, centers and dislodged units, so that equal boards have equal numbers in all phases. */
ENTENTE_API entente_status entente_position_line_hash(const entente_map* map, const void* position, uint64_t* hash,
                                                      entente_error* error);
ENTENTE_API entente_status entente_position_board_hash(const entente_map* map, const void* position, uint64_t* hash,
                                                       entente_error* error);
/* What changed between two positions of a map, which need not follow from each other: phase, units, centers, what only some
 * maps have, the end. A sentence a line, with full names ("Army Paris") if `names` is 1, with ids if it is 0; empty if
 * nothing changed. A unit is said to stand elsewhere now if no other of its power and type left or came; two positions
 * do not tell more. As JSON: an array of {"kind":"moved","power":"FRANCE","unit":"A PAR","to":"GAS","sentence":".."},
 * which docs/json.md describes (History). */
ENTENTE_API entente_status entente_position_difference(const entente_map* map, const void* before, const void* after,
                                                       uint32_t names, entente_text** text, entente_error* error);
ENTENTE_API entente_status entente_position_difference_json(const entente_map* map, const void* before,
                                                            const void* after, entente_text** json,
                                                            entente_error* error);

/* ---- Orders --------------------------------------------------------------------------------------------------- */

/* An order is one 64-bit value. Bits: 0-3 kind | 4 unit type | 5 unit type known | 6 via convoy | 7 third type |
 * 8 third type known | 9-15 as written | 16-23 power | 24-35 source | 36-47 target | 48-59 third | 60-63 zero. */
typedef uint64_t entente_order;

/* Order kinds. */
enum {
  ENTENTE_HOLD = 1,
  ENTENTE_MOVE = 2,
  ENTENTE_SUPPORT_HOLD = 3,
  ENTENTE_SUPPORT_MOVE = 4,
  ENTENTE_CONVOY = 5,
  ENTENTE_RETREAT = 6,
  ENTENTE_DISBAND = 7, /* of a dislodged unit, or a removal in an adjustments phase */
  ENTENTE_BUILD = 8,
  ENTENTE_WAIVE = 9
};
/* "hold", "move", "support_hold", ... */
ENTENTE_API const char* entente_order_kind_name(uint32_t kind);

typedef struct entente_order_fields {
  uint32_t struct_size;
  uint32_t kind;
  uint32_t power;           /* who gives it; ENTENTE_NO_POWER: not said */
  uint32_t unit_type;       /* kind BUILD: the type to build */
  uint32_t unit_type_known; /* 0: the text did not say */
  uint32_t third_type;      /* of the supported or convoyed unit */
  uint32_t third_type_known;
  uint32_t via_convoy;
  uint32_t written; /* how the text wrote it, ENTENTE_WRITTEN_*; zero is fine */
  uint32_t source;  /* where the ordered unit stands, or the build site */
  uint32_t target;  /* destination of a move, retreat, supported move or convoy, or ENTENTE_NO_LOCATION */
  uint32_t third;   /* where the supported or convoyed unit stands, or ENTENTE_NO_LOCATION */
} entente_order_fields;
/* An order from its fields, and back. Errors: INVALID_ARGUMENT for a field out of range; of bits that are no order. */
ENTENTE_API entente_status entente_order_pack(const entente_order_fields* fields, entente_order* order,
                                              entente_error* error);
ENTENTE_API entente_status entente_order_unpack(entente_order order, entente_order_fields* fields,
                                                entente_error* error);

/* How an order was written: bits of entente_order_fields.written and entente_line.written. An order that was read from
 * text has those that the text alone tells (NO_SUCH_COAST, NATION, PATH, PERPETUAL); a line of a game, which knows the
 * position, has them all. Rules that ask how an order was written (DATC 4.A.6, 4.B.5, 4.B.6, 4.C) ask it of lines; of
 * packed orders they ask what the bits tell, coasts and types: they hold no nationalities and paths. */
enum {
  ENTENTE_WRITTEN_WRONG_COAST = 1,   /* of the ordered unit: not the one where it stands */
  ENTENTE_WRITTEN_NO_SUCH_COAST = 2, /* a coast that does not exist, or of an army */
  ENTENTE_WRITTEN_WRONG_TYPE = 4,    /* not the unit's */
  ENTENTE_WRITTEN_WRONG_NATION = 8,  /* not the unit's */
  ENTENTE_WRITTEN_NATION = 16,       /* the nationality of the supported or convoyed unit was written */
  ENTENTE_WRITTEN_PATH = 32,         /* a convoy path was written */
  ENTENTE_WRITTEN_PERPETUAL = 64     /* it stands until it is replaced (rule perpetual_orders) */
};

/* Reads an order in any of the notations: "A PAR - BUR", "A Paris Supports A Marseilles - Burgundy",
 * "(FRA AMY PAR) MTO BUR"; a comment may follow ("A PAR H # wait"). "0x" and 16 hexadecimal digits are those 64 bits.
 * `phase_type` decides what "-" and "D" mean, `rules` (NULL: the default with the RULE lines of the map) whether words
 * of two meanings are refused (NO_CHECK); `power` may be ENTENTE_NO_POWER if the text says it. Text facts only: an
 * illegal order is read all the same.
 *   Errors: INVALID_ARGUMENT with offset and length of the offending word and the nearest valid ones; those of rules.
 */
ENTENTE_API entente_status entente_order_read(const entente_map* map, const entente_rules* rules, uint32_t phase_type,
                                              uint32_t power, const char* text, size_t length, entente_order* order,
                                              entente_error* error);
/* Writes the normal form: "A PAR - BUR", "F NTH C A LON - BEL", "A PAR R GAS", "A PAR D", "A PAR B", "WAIVE". Places
 * that the map does not have are written "?". Errors: INVALID_ARGUMENT for an order of kind 0, which stands for a text
 * that cannot be read (entente_game_line_text). */
ENTENTE_API entente_status entente_order_write(const entente_map* map, entente_order order, char* text, size_t capacity,
                                               size_t* length, entente_error* error);

/* ---- Legal orders --------------------------------------------------------------------------------------------- */

/* Working memory for one thread and one map, with the outcome of the last phase. */
typedef struct entente_scratch entente_scratch;
/* Working memory for a map. */
ENTENTE_API entente_status entente_scratch_new(const entente_map* map, entente_scratch** scratch, entente_error* error);
ENTENTE_API void entente_scratch_free(entente_scratch* scratch);
/* Its map (no new reference). */
ENTENTE_API const entente_map* entente_scratch_map(const entente_scratch* scratch);

/* Legal orders of one unit: `province` where it stands (movement), was dislodged from (retreats), could be built or
 * removed (adjustments). None if the game is over. A convoy is legal where some route needs the fleet: up to 20 linked
 * fleets every chain is tried; beyond, every fleet on any way counts.
 * What is written must not overlap the position or the rules: here as in all that follows. */
ENTENTE_API entente_status entente_legal_orders(entente_scratch* scratch, const void* position,
                                                const entente_rules* rules, uint32_t province, entente_order* orders,
                                                size_t capacity, size_t* length, entente_error* error);
/* Legal orders of a power (ENTENTE_NO_POWER: of all), unit by unit, ascending by province; adjustments power by power,
 * with WAIVE. Each build is possible alone, and at most entente_position_due of them together; where claims, tokens or
 * alternative homes are used, not every choice of so many. None if the game is over. */
ENTENTE_API entente_status entente_legal_orders_of_power(entente_scratch* scratch, const void* position,
                                                         const entente_rules* rules, uint32_t power,
                                                         entente_order* orders, size_t capacity, size_t* length,
                                                         entente_error* error);

/* Orders of one unit, of one build site, or WAIVE of one power: they lie together in a list. */
typedef struct entente_order_group {
  uint32_t first;    /* index of its first order in the list */
  uint32_t count;    /* how many */
  uint16_t province; /* of the unit or site; ENTENTE_NO_LOCATION: WAIVE */
  uint8_t power;
  uint8_t reserved;
} entente_order_group;
/* Where the orders of each unit begin in a list of entente_legal_orders_of_power. There are never more of them than
 * orders. */
ENTENTE_API entente_status entente_order_groups(const entente_map* map, const entente_order* orders, size_t order_count,
                                                entente_order_group* groups, size_t capacity, size_t* length,
                                                entente_error* error);

/* The lists of entente_legal_orders without making them: in a movement phase on most maps and rules bits are added up;
 * elsewhere it costs as much as the list. The number of an order is its index in the list of its province, for that
 * position and those rules. Who wants all orders, or most, lists them: each number takes as long as a few dozen orders of
 * a list.
 *
 * How many orders each province has, by province: WAIVE counts nowhere. All 0 if the game is over. */
ENTENTE_API entente_status entente_legal_order_counts(entente_scratch* scratch, const void* position,
                                                      const entente_rules* rules, uint32_t* counts, size_t capacity,
                                                      size_t* length, entente_error* error);

typedef struct entente_order_number {
  uint32_t number;   /* index in the list of the province */
  uint16_t province; /* as entente_legal_orders takes it */
  uint16_t reserved; /* 0 */
} entente_order_number;
/* The orders of some numbers. Errors: NOT_FOUND if a list is not so long. */
ENTENTE_API entente_status entente_legal_orders_numbered(entente_scratch* scratch, const void* position,
                                                         const entente_rules* rules,
                                                         const entente_order_number* numbers, size_t number_count,
                                                         entente_order* orders, size_t capacity, size_t* length,
                                                         entente_error* error);
#define ENTENTE_NOT_LISTED 0xffffffffu
/* The numbers of some orders in the lists of their sources, ENTENTE_NOT_LISTED for those that are in none. Any 64 bits
 * will do. Legal, but not listed in that form, are supports and convoys that leave a coast or a type out, and moves
 * without VIA that only a convoy makes possible. */
ENTENTE_API entente_status entente_legal_order_numbers(entente_scratch* scratch, const void* position,
                                                       const entente_rules* rules, const entente_order* orders,
                                                       size_t order_count, uint32_t* numbers, size_t capacity,
                                                       size_t* length, entente_error* error);

/* Steps of an order that is entered step by step. Kind, other and target are always asked for where the order has them,
 * place and via only if there is more than one answer. */
enum {
  ENTENTE_STEP_NONE = 0,   /* the order is complete */
  ENTENTE_STEP_KIND = 1,   /* ENTENTE_HOLD, ENTENTE_MOVE, ... */
  ENTENTE_STEP_OTHER = 2,  /* province of the supported or convoyed unit */
  ENTENTE_STEP_TARGET = 3, /* province where it goes */
  ENTENTE_STEP_PLACE = 4,  /* the location in it, a coast; of a build the location of the site */
  ENTENTE_STEP_VIA = 5,    /* 1: by convoy, where an army may also walk */
  ENTENTE_STEP_TYPE = 6    /* of a build: ENTENTE_ARMY or ENTENTE_FLEET */
};
/* "kind", "other", ... */
ENTENTE_API const char* entente_order_step_name(uint32_t step);
/* What can follow in an order of `province`, as entente_legal_orders takes it, after the choices made so far: which step
 * it is, and its choices, ascending, none of which leads to nothing. Where the step is ENTENTE_STEP_NONE the order is
 * complete. Without any choices there is nothing to order. `power` (ENTENTE_NO_POWER: any): where several powers may build.
 *   order: the complete order, else 0.
 *   Errors: NOT_FOUND for a choice that was none of those, "chosen[1]: choice 7 ..."; others as entente_legal_orders. */
ENTENTE_API entente_status entente_order_choices(entente_scratch* scratch, const void* position,
                                                 const entente_rules* rules, uint32_t province, uint32_t power,
                                                 const uint32_t* chosen, size_t chosen_count, uint32_t* step,
                                                 uint32_t* choices, size_t capacity, size_t* length,
                                                 ENTENTE_NULLABLE entente_order* order, entente_error* error);

/* ---- Actions -------------------------------------------------------------------------------------------------- */

/* Every order that a map knows as one number from 0 to entente_actions_count - 1: an index of the policy vector of a
 * learner. Numbers do not depend on a position or a power: an order and the same order of another power are one action.
 * Of each unit where it may stand there are hold, moves, moves VIA convoy, supports, convoys, retreats, disband and
 * build, with coasts where a fleet needs one; the last number is WAIVE. What some fleets on the board make possible (moves
 * VIA, their supports, convoys) is there if fleets in all seas do. Never changes; any threads. */
typedef struct entente_actions entente_actions;
/* The actions of a map under rules, of which those count that give units orders (convoy_back, convoying_fleets,
 * second_coasts): standard has 19,293 of them, made in some milliseconds; the largest shipped map 410,988.
 *   Errors: LIMIT for a map of more than 1,048,576 actions or with too many places of units; NOT_SUPPORTED under the rule
 *           option portage and for maps whose seas are linked one way only; those of rules. */
ENTENTE_API entente_status entente_actions_new(const entente_map* map, const entente_rules* rules,
                                               entente_actions** actions, entente_error* error);
ENTENTE_API void entente_actions_free(entente_actions* actions);
ENTENTE_API uint32_t entente_actions_count(const entente_actions* actions);
/* The same for actions that number alike, on every platform; keep it beside what was learnt. Other numbers of the same
 * map, should a release ever make any, have another one. */
ENTENTE_API uint64_t entente_actions_hash(const entente_actions* actions);

#define ENTENTE_NO_ACTION 0xffffffffu
/* The actions that orders are, ENTENTE_NO_ACTION for those that are none. Any 64 bits will do. Orders are actions in the
 * form in which the functions above list them. */
ENTENTE_API entente_status entente_actions_of_orders(const entente_actions* actions, const entente_order* orders,
                                                     size_t order_count, uint32_t* numbers, size_t capacity,
                                                     size_t* length, entente_error* error);
/* The orders that actions are; their power is ENTENTE_NO_POWER. Errors: NOT_FOUND for a number beyond the last. */
ENTENTE_API entente_status entente_actions_to_orders(const entente_actions* actions, const uint32_t* numbers,
                                                     size_t number_count, entente_order* orders, size_t capacity,
                                                     size_t* length, entente_error* error);
/* The actions that are legal orders of a power (ENTENTE_NO_POWER: of all), in the sequence of
 * entente_legal_orders_of_power, without that list in a movement phase on most maps and rules. Those of a unit ascend.
 * ENTENTE_NO_ACTION where `actions` were made for rules under which that order is none.
 *   Errors: INVALID_ARGUMENT if the actions are those of another map than the scratch. */
ENTENTE_API entente_status entente_legal_actions(entente_scratch* scratch, const void* position,
                                                 const entente_rules* rules, const entente_actions* actions,
                                                 uint32_t power, uint32_t* numbers, size_t capacity, size_t* length,
                                                 entente_error* error);

/* ---- Adjudication --------------------------------------------------------------------------------------------- */

/* Why an order failed. */
enum {
  ENTENTE_REASON_NONE = 0, /* it succeeded */
  ENTENTE_REASON_ILLEGAL = 1,
  ENTENTE_REASON_VOID = 2,
  ENTENTE_REASON_BOUNCED = 3,
  ENTENTE_REASON_NO_CONVOY = 4,
  ENTENTE_REASON_DISRUPTED = 5,
  ENTENTE_REASON_CUT = 6,
  ENTENTE_REASON_DISLODGED = 7,
  ENTENTE_REASON_PARADOX = 8,
  ENTENTE_REASON_EXCESS = 9,
  ENTENTE_REASON_UNREADABLE = 10,
  ENTENTE_REASON_UNRESOLVED = 11 /* a convoy, or a move by sea, of a paradox that the rules leave open */
};
/* "none", "illegal", ..., "bounced", ... */
ENTENTE_API const char* entente_reason_name(uint32_t reason);
/* A short phrase for entente_order_result.illegality: "no unit stands there". */
ENTENTE_API const char* entente_illegality_phrase(uint32_t illegality);

typedef struct entente_order_result {
  entente_order order;   /* normalised: real type and coast filled in */
  uint16_t cause;        /* province (before the phase) of the unit that made it fail, or ENTENTE_NO_LOCATION */
  uint16_t dislodged_by; /* province of the unit that dislodged the ordered unit, or ENTENTE_NO_LOCATION */
  uint8_t reason;        /* ENTENTE_REASON_NONE: it succeeded */
  uint8_t illegality;    /* which kind of illegal, or of void by a rule, for entente_illegality_phrase */
  uint8_t implied;       /* 1: it was not given: what a unit does that has no legal order */
  uint8_t hidden;        /* 1: a build that the other powers do not see before the next movement results */
} entente_order_result;

/* Events: what happened without an order. */
enum {
  ENTENTE_EVENT_DISBANDED = 1, /* a dislodged unit was lost */
  ENTENTE_EVENT_REMOVED = 2,   /* removed because its power has too many */
  ENTENTE_EVENT_WAIVED = 3,    /* a build that was due was not used */
  ENTENTE_EVENT_SOLO = 4,      /* a power won */
  ENTENTE_EVENT_CAUGHT = 5,    /* the map has no place for it in the new phase: it may only hold */
  ENTENTE_EVENT_FREED = 6,     /* a caught unit has a place again */
  ENTENTE_EVENT_ADAPTED = 7,   /* it changed its type or coast with the map; the unit is what it is now */
  ENTENTE_EVENT_BUILT = 8,     /* built for a power that ordered no builds (rule CD_BUILDS) */
  ENTENTE_EVENT_RETREATED = 9, /* for a power that ordered no retreats (rule CD_RETREATS); the unit is what it is now */
  ENTENTE_EVENT_SHARED_VICTORY = 10 /* a power won together with others; an event for each (rule SHARED_VICTORY) */
};
/* "disbanded", ... */
ENTENTE_API const char* entente_event_name(uint32_t event);
/* Why an event happened. */
enum {
  ENTENTE_WHY_NO_RETREAT = 1,       /* it had no place to go */
  ENTENTE_WHY_NO_ORDER = 2,         /* no retreat was ordered for it */
  ENTENTE_WHY_CIVIL_DISORDER = 3,   /* removals were missing */
  ENTENTE_WHY_NOT_ORDERED = 4,      /* a build was due and possible, but not ordered */
  ENTENTE_WHY_VICTORY = 5,          /* it owns enough centers and strictly the most */
  ENTENTE_WHY_ILLEGAL_ORDER = 6,    /* only illegal orders were given for it */
  ENTENTE_WHY_NO_RETREATS = 7,      /* the map has no retreats phase here */
  ENTENTE_WHY_MAP_CHANGED = 8,      /* the map of the new phase differs */
  ENTENTE_WHY_ENOUGH_CENTERS = 9,   /* it owns enough centers; others may own more */
  ENTENTE_WHY_LAST_UNIT = 10,       /* it has the only unit on the board (rule LAST_MAN_STANDING) */
  ENTENTE_WHY_TORN_ALLEGIANCE = 11, /* a vassal's unit on a center of a power outside its team (rule TORN_ALLEGIANCE) */
  ENTENTE_WHY_RETREATS_FORBIDDEN = 12, /* dislodged units do not retreat (rule NO_RETREAT) */
  ENTENTE_WHY_IMMOBILE = 13            /* nor do those of a dummy without a controller (rule IMMOBILE_DUMMIES) */
};
/* "no_retreat", ... */
ENTENTE_API const char* entente_why_name(uint32_t why);
typedef struct entente_event {
  uint8_t event;
  uint8_t why;
  uint8_t power;
  uint8_t reserved;
  entente_unit unit; /* location ENTENTE_NO_LOCATION if the event is not about a unit */
} entente_event;

/* Numbers of a phase that was adjudicated. */
typedef struct entente_phase_summary {
  uint32_t struct_size;
  uint32_t result_count; /* one for each order, then the implied ones */
  uint32_t event_count;
  uint32_t end;     /* ENTENTE_END_*: whether the phase ended the game, and how */
  uint64_t winners; /* bit per power: for whom */
} entente_phase_summary;

/* Adjudicates one phase of a position. `summary` may be NULL. Results, events and positions stay in the scratch
 * until it adjudicates or plays again: ask for them as often as you like.
 *
 *   orders   any number up to 1,048,576, any sequence (adjustment orders count in sequence, per power). Any 64 bits
 *            will do: what is no order is an illegal one.
 *
 *   Errors   WRONG_PHASE if the game is over; LIMIT; INVALID_ARGUMENT. After an error the scratch has nothing to ask
 *            for. */
ENTENTE_API entente_status entente_adjudicate(entente_scratch* scratch, const void* position,
                                              const entente_rules* rules, const entente_order* orders,
                                              size_t order_count, ENTENTE_NULLABLE entente_phase_summary* summary,
                                              entente_error* error);
/* The results: result i is that of order i; behind them, for what has no legal order, the implied ones: a hold of every
 * unit in a movement phase, a disbandment of every dislodged unit in a retreats phase. result_size is
 * sizeof(entente_order_result). Errors, also of the next functions: WRONG_PHASE if nothing was adjudicated. */
ENTENTE_API entente_status entente_scratch_results(const entente_scratch* scratch, entente_order_result* results,
                                                   size_t result_size, size_t capacity, size_t* length,
                                                   entente_error* error);
/* The events of the phase and of the phases without orders that were skipped after it. */
ENTENTE_API entente_status entente_scratch_events(const entente_scratch* scratch, entente_event* events,
                                                  size_t capacity, size_t* length, entente_error* error);
/* The position straight after the phase, before centers change hands: it can be looked at, but neither played nor
 * changed nor written as JSON if units were dislodged. And the next position: of the end of the game, or of the next
 * phase that is to be played. A movement phase always is, and any phase of the map's own, whether a unit is left or not:
 * with none it is played without orders. A retreats phase is where a dislodged unit has a place to go, an adjustments
 * phase where a power may build or must remove; where no power can act they are skipped, unless the rules hold them
 * (`empty_retreats`, `empty_phases`). */
ENTENTE_API entente_status entente_scratch_after(const entente_scratch* scratch, void* position, size_t capacity,
                                                 entente_error* error);
ENTENTE_API entente_status entente_scratch_next(const entente_scratch* scratch, void* position, size_t capacity,
                                                entente_error* error);
/* One plain sentence for a result or an event: why it ended as it did. Errors: also NOT_FOUND beyond the last. */
ENTENTE_API entente_status entente_scratch_result_sentence(const entente_scratch* scratch, uint32_t index, char* text,
                                                           size_t capacity, size_t* length, entente_error* error);
ENTENTE_API entente_status entente_scratch_event_sentence(const entente_scratch* scratch, uint32_t index, char* text,
                                                          size_t capacity, size_t* length, entente_error* error);

/* Adjudicates many positions, one after the other, on the calling thread. Position i is at
 * positions + i * entente_position_size, and becomes its next position; its orders are orders[order_starts[i]] ..
 * orders[order_starts[i + 1] - 1]; the results of the orders, without implied ones, lie in the same places; NULL: they
 * are not wanted. What is written, the positions, the results and *done, must not overlap anything else, the rules and
 * the error among it: that is refused before anything is done.
 *
 *   Errors   those of entente_adjudicate; INVALID_ARGUMENT where memory overlaps, naming both arguments, and where
 *            order_starts does not ascend. It stops at the first error, with *done (may be NULL) positions finished and
 *            the results of their orders written; the message begins with the position that is at fault,
 *            "positions[7]: ". The scratch has nothing to ask for afterwards. */
ENTENTE_API entente_status entente_adjudicate_batch(
    entente_scratch* scratch, ENTENTE_INOUT ENTENTE_COUNT(position_count) void* positions, uint32_t position_count,
    const entente_rules* rules, ENTENTE_COUNT(order_starts[position_count]) const entente_order* orders,
    ENTENTE_COUNT(position_count + 1) const uint64_t* order_starts,
    ENTENTE_NULLABLE ENTENTE_COUNT(order_starts[position_count]) entente_order_result* results, size_t result_size,
    ENTENTE_NULLABLE uint32_t* done, entente_error* error);

/* ---- Explanations: why an order ended as it did ---------------------------------------------------------------- */

/* The languages of explanations: English is 0, the others follow by their codes. NULL for a number that is none. */
ENTENTE_API const char* entente_explain_language(uint32_t language); /* "en", "de" */
ENTENTE_API const char* entente_explain_language_name(
    uint32_t language); /* "English", "Deutsch": as its speakers call it */

enum {
  ENTENTE_EXPLAIN_TEXT = 0, /* for people: a heading for each order, behind it a sentence a line */
  /* {"name","orders":[{"power","order","outcome","reason","word","sentence","comparisons","attacks","by_sea","routes",
   * "core","places","culprits","statements"}],"events":[..]}; what is empty is left out. docs/explanations.md */
  ENTENTE_EXPLAIN_JSON = 1,
  /* Of the whole phase: which order's fate hangs on which, and by what. Graphviz text; or {"name","nodes":[{"unit",
   * "power","order","outcome","reason"}],"edges":[{"unit","on","by","decides"}]} */
  ENTENTE_EXPLAIN_GRAPH_DOT = 2,
  ENTENTE_EXPLAIN_GRAPH_JSON = 3
};
/* How an explanation is written; 0 in every member is the usual form. */
typedef struct entente_explain_options {
  uint32_t struct_size;
  uint32_t form;     /* ENTENTE_EXPLAIN_* */
  uint32_t language; /* entente_explain_language */
  uint32_t names;    /* 1: with full names ("Army Paris"), those of the phase, instead of ids */
  uint32_t width;    /* of text: no line has more columns; 0: no limit; else at least 20 */
} entente_explain_options;

/* Why orders of the phase that the scratch adjudicated last ended as they did: the strengths compared, with the supports
 * that count and those that do not, the routes of convoys, what a paradox consists of, where dislodged units may go and
 * why not elsewhere, and the orders of others that made an order fail. A movement phase is resolved once more for that.
 *
 *   order    which: an order ("A PAR - BUR"); a unit or its place ("A PAR", "PAR"), for all that it was given and what
 *            became of it without an order; or a line that could not be read, as it was written. Empty: all orders and
 *            events.
 *   options  may be NULL.
 *
 *   Errors   WRONG_PHASE if nothing was adjudicated; NOT_FOUND if no such order was given, saying what was ordered
 *            instead, or that no unit stands there; INVALID_ARGUMENT for a text that is no order and no place, or
 *            options out of range.
 *   Source   DATC 5.B. */
ENTENTE_API entente_status entente_scratch_explain(entente_scratch* scratch, const char* order, size_t order_length,
                                                   ENTENTE_NULLABLE const entente_explain_options* options,
                                                   entente_text** explanation, entente_error* error);

/* ---- Advice: what is odd about orders before they are adjudicated ------------------------------------------------- */

enum {
  ENTENTE_ADVISE_TEXT = 0, /* for people: a heading for each warning, behind it a sentence a line */
  /* {"name","unknown","warnings":[{"power","order","unit","line","severity","kind","sentences","meant"}],"outlook":{"exact",
   * "order_sets","units":[{"unit","power","order","succeeds","places","lost","exact"}],"provinces":[{"province","units":[
   * {"unit","power","from"}],"empty"}]}}; what is lacking is left out. docs/explanations.md */
  ENTENTE_ADVISE_JSON = 1
};
/* Whose orders are unknown: their units may do anything, and their lines count for nothing. */
enum {
  ENTENTE_UNKNOWN_ABSENT = 0, /* of the powers that have something to order and handed in nothing */
  ENTENTE_UNKNOWN_LISTED = 1  /* of those in `unknown` */
};
/* What is advised on, and how it is written; 0 in every member is the usual form. */
typedef struct entente_advise_options {
  uint32_t struct_size;
  uint32_t form;          /* ENTENTE_ADVISE_* */
  uint32_t language;      /* entente_explain_language */
  uint32_t names;         /* 1: with full names ("Army Paris"), those of the phase, instead of ids */
  uint32_t width;         /* of text: no line has more columns; 0: no limit; else at least 20 */
  uint32_t which_unknown; /* ENTENTE_UNKNOWN_* */
  uint64_t unknown;       /* a bit per power; 0 with ENTENTE_UNKNOWN_ABSENT */
  uint64_t about;         /* whose orders and units it is about, a bit per power; 0: all */
  uint32_t outlook;       /* 1: also what surely happens and what may happen under any orders of unknown powers */
  uint32_t reserved;      /* 0 */
} entente_advise_options;

/* ---- Games ---------------------------------------------------------------------------------------------------- */

/* A game over time: position, submitted orders, history. Phases are counted from 0; `phase` equal to the number of
 * phases played means the current one. */
typedef struct entente_game entente_game;

/* A game from the start of a map. */
ENTENTE_API entente_status entente_game_new(const entente_map* map, const entente_rules* rules, entente_game** game,
                                            entente_error* error);
/* A game that starts at a position. */
ENTENTE_API entente_status entente_game_new_at(const entente_map* map, const entente_rules* rules, const void* position,
                                               entente_game** game, entente_error* error);
ENTENTE_API void entente_game_free(entente_game* game);
/* An independent copy. Played phases are shared: it costs a position and what is handed in for it. */
ENTENTE_API entente_status entente_game_fork(const entente_game* game, entente_game** copy, entente_error* error);

/* The number of phases played; the map (no new reference); the rules. */
ENTENTE_API uint32_t entente_game_phase_count(const entente_game* game);
ENTENTE_API const entente_map* entente_game_map(const entente_game* game);
ENTENTE_API entente_status entente_game_rules(const entente_game* game, entente_rules* rules, entente_error* error);
/* The position at the start of a phase. Errors: INVALID_ARGUMENT for a phase that was not reached. */
ENTENTE_API entente_status entente_game_position(const entente_game* game, uint32_t phase, void* position,
                                                 size_t capacity, entente_error* error);

/* How a draw is voted on. */
enum {
  ENTENTE_DRAW_JUDGE_DIAS = 0,   /* yes or no to a draw of all survivors; a list counts as a yes */
  ENTENTE_DRAW_JUDGE_NODIAS = 1, /* a list of survivors, which approves a family of draws */
  ENTENTE_DRAW_NJUDGE = 2,       /* the same as the old judge's code counts it */
  ENTENTE_DRAW_DAIDE = 3,        /* yes or no */
  ENTENTE_DRAW_DAIDE_PDA = 4,    /* any number of lists, each exactly that draw */
  ENTENTE_DRAW_DPP = 5,          /* yes or no */
  ENTENTE_DRAW_DPP_PDA = 6       /* one list, exactly that draw; of one power a victory of it */
};
/* "judge-dias", "judge-nodias", "njudge", "daide", "daide-pda", "dpp", "dpp-pda"; NULL beyond the last. */
ENTENTE_API const char* entente_draw_policy_name(uint32_t policy);
/* The draw vote of a game; a new one has ENTENTE_DRAW_JUDGE_DIAS. Who has a unit or a supply center votes (in DAIDE a
 * center, in DPP a unit) and may be in a draw; dummies, which have no player, do neither. A vote that completes a draw ends the
 * game: ENTENTE_END_DRAW, of one power ENTENTE_END_CONCESSION. A phase that is processed or undone, another policy and the
 * end of the game leave no votes. Votes are secret: who may see them is the caller's business.
 *   Errors of the next ones: WRONG_PHASE if the game is over; INVALID_ARGUMENT, telling why, for a vote that is refused,
 *           and then nothing has changed. */
ENTENTE_API entente_status entente_game_set_draw_policy(entente_game* game, uint32_t policy, entente_error* error);
ENTENTE_API uint32_t entente_game_draw_policy(const entente_game* game);
enum {
  ENTENTE_VOTE_DRAW = 0,    /* yes */
  ENTENTE_VOTE_NO_DRAW = 1, /* takes back what the power said */
  ENTENTE_VOTE_LIST = 2     /* for a draw of some powers */
};
/* `powers`: of ENTENTE_VOTE_LIST, a bit per power; else not looked at. */
ENTENTE_API entente_status entente_game_vote(entente_game* game, uint32_t power, uint32_t vote, uint64_t powers,
                                             entente_error* error);
/* Takes a vote back; one that was not cast is fine. ENTENTE_VOTE_DRAW and ENTENTE_VOTE_NO_DRAW both take back the yes of
 * the power, and its list where it has but one. */
ENTENTE_API entente_status entente_game_cancel_vote(entente_game* game, uint32_t power, uint32_t vote, uint64_t powers,
                                                    entente_error* error);
/* Gives in to the power with more supply centers than any other (dummies aside); the game ends when all others have. `to`
 * ENTENTE_NO_POWER: takes that back. Errors: also INVALID_ARGUMENT under policies other than ENTENTE_DRAW_JUDGE_DIAS,
 * which know no concession. */
ENTENTE_API entente_status entente_game_concede(entente_game* game, uint32_t power, uint32_t to, entente_error* error);
/* A mail judge's command, in any case: "SET DRAW", "SET DRAW AEF", "SET NODRAW", "SET CONCEDE F" of a power; "SET DIAS"
 * and "SET NODIAS" of the moderator (ENTENTE_NO_POWER). Powers go by any name of the map or by their letters. Under
 * ENTENTE_DRAW_JUDGE_DIAS "SET DRAW AEF" is the same as "SET DRAW", as mail judges took it; entente_game_vote_of then
 * has `list_ignored`, so that the host can tell the player. */
ENTENTE_API entente_status entente_game_vote_command(entente_game* game, uint32_t power, const char* text,
                                                     size_t length, entente_error* error);
typedef struct entente_vote_info {
  uint32_t struct_size;
  uint32_t draw;         /* 1: ENTENTE_VOTE_DRAW */
  uint32_t list_count;   /* entente_game_vote_list */
  uint32_t concedes_to;  /* a power, or ENTENTE_NO_POWER */
  uint32_t list_ignored; /* 1: the vote came as a list, which counts as a plain yes; not saved */
} entente_vote_info;
/* What a power has voted. */
ENTENTE_API entente_status entente_game_vote_of(const entente_game* game, uint32_t power, entente_vote_info* info,
                                                entente_error* error);
/* A list of it, a bit per power. Errors: NOT_FOUND beyond the last. */
ENTENTE_API entente_status entente_game_vote_list(const entente_game* game, uint32_t power, uint32_t index,
                                                  uint64_t* powers, entente_error* error);
/* Ends the game as its players or the host want it: how, and for whom (bit per power). What was submitted for the current
 * phase is dropped.
 *   Errors: WRONG_PHASE if it is over; INVALID_ARGUMENT for winners that such an end cannot have. */
ENTENTE_API entente_status entente_game_end(entente_game* game, uint32_t end, uint64_t winners, entente_error* error);
/* Ends beside the victory on the board, looked at whenever a phase was processed; a new game has none of them. Dummies,
 * which have no player, do not count as left. Of several that apply the first below decides. */
enum {
  ENTENTE_YEAR_LIMIT_DRAW = 0,         /* a draw of those who are left */
  ENTENTE_YEAR_LIMIT_MOST_CENTERS = 1, /* who owns the most centers wins: one a solo, several a shared victory */
  ENTENTE_YEAR_LIMIT_NO_RESULT = 2
};
typedef struct entente_end_rules {
  uint32_t struct_size;
  uint32_t last_survivor;   /* 1: who alone is left has won */
  uint32_t has_last_year;   /* 1: last_year counts */
  int32_t last_year;        /* the game ends when the next phase lies in a year beyond */
  uint32_t year_limit;      /* ENTENTE_YEAR_LIMIT_*: how it then ends */
  uint32_t stalemate_years; /* a draw after so many years without a center changing hands; 0: never; at most 2^31 - 1 */
} entente_end_rules;
ENTENTE_API entente_status entente_game_set_end_rules(entente_game* game, const entente_end_rules* rules,
                                                      entente_error* error);
ENTENTE_API entente_status entente_game_end_rules(const entente_game* game, entente_end_rules* rules,
                                                  entente_error* error);
/* Lets a game go on that was not won on the board, where it stopped. Errors: WRONG_PHASE if it is not over, or was won. */
ENTENTE_API entente_status entente_game_resume(entente_game* game, entente_error* error);

/* Replaces the orders of a power for the current phase. Illegal orders are kept, too: they are results.
 *   Errors: INVALID_ARGUMENT if an order names another power; LIMIT above 1,048,576 orders; WRONG_PHASE if the game is
 *           over. */
ENTENTE_API entente_status entente_game_submit(entente_game* game, uint32_t power, const entente_order* orders,
                                               size_t order_count, entente_error* error);
/* Reads orders, one a line (empty lines and lines starting with # are skipped), and replaces the power's orders. A line that
 * cannot be read is kept, too, like the others, and its result has the reason
 * ENTENTE_REASON_UNREADABLE.
 *   Errors: LIMIT above 1,048,576 lines; WRONG_PHASE if the game is over. */
ENTENTE_API entente_status entente_game_submit_text(entente_game* game, uint32_t power, const char* text, size_t length,
                                                    entente_error* error);
/* What happens to the orders that a power had handed in before. */
enum {
  ENTENTE_SUBMIT_REPLACE = 0,  /* it is gone */
  ENTENTE_SUBMIT_AMEND = 1,    /* an order takes the place of the one that its unit or build site had; the rest stays */
  ENTENTE_SUBMIT_NEXT_SET = 2, /* it stays as an earlier set of orders; which sets count says the rule order_sets (DATC
                                  4.D.1), by default the last. A set may be empty */
  ENTENTE_SUBMIT_DEFAULTS = 3  /* it stays: these are default orders for the phase, played if the power hands in none */
};
typedef struct entente_submission {
  uint32_t struct_size;
  uint32_t power; /* whose orders */
  uint32_t by;    /* the power that hands them in: itself, one that controls it (a dummy) or one that the host allowed
                     (entente_game_allow); ENTENTE_NO_POWER: it is not checked, as for orders that come from the host */
  uint32_t mode;  /* ENTENTE_SUBMIT_* */
} entente_submission;
/* As the two functions above, in other ways than replacing, and for another power.
 *   Errors: also INVALID_ARGUMENT if `by` may not order the power's units. */
ENTENTE_API entente_status entente_game_hand_in(entente_game* game, const entente_submission* submission,
                                                const entente_order* orders, size_t order_count, entente_error* error);
ENTENTE_API entente_status entente_game_hand_in_text(entente_game* game, const entente_submission* submission,
                                                     const char* text, size_t length, entente_error* error);
/* Takes the order for the unit or build site of a province back, or all orders of a power; default orders stay. `by` as
 * above.
 *   Errors: NOT_FOUND if there is no such order; WRONG_PHASE if the game is over. */
ENTENTE_API entente_status entente_game_cancel_order(entente_game* game, uint32_t power, uint32_t province, uint32_t by,
                                                     entente_error* error);
ENTENTE_API entente_status entente_game_clear_orders(entente_game* game, uint32_t power, uint32_t by,
                                                     entente_error* error);
/* The default orders of a power for the current phase, as entente_game_orders_text; empty if it has none. */
ENTENTE_API entente_status entente_game_default_orders_text(const entente_game* game, uint32_t power,
                                                            entente_text** text, entente_error* error);
/* Whether a power wants the current phase to wait for it: 1 or 0. entente_game_process does not look at it. */
ENTENTE_API entente_status entente_game_set_waiting(entente_game* game, uint32_t power, uint32_t waits,
                                                    entente_error* error);
/* The powers that want to wait, a bit per power. */
ENTENTE_API uint64_t entente_game_waiting(const entente_game* game);
/* Lets a power hand in orders of another from now on (1), as a deputy does, or no longer (0). Where the rules accept
 * announced proxies (proxy_orders=announced), lines of its own for the other's units count as the other's, too. */
ENTENTE_API entente_status entente_game_allow(entente_game* game, uint32_t by, uint32_t power, uint32_t allowed,
                                              entente_error* error);
/* Whether it may: 1 or 0. A power may for itself, who controls a dummy for it, and whom the host allowed. */
ENTENTE_API uint32_t entente_game_may_order(const entente_game* game, uint32_t by, uint32_t power);
/* What a power still has to order in the current phase. */
typedef struct entente_owed {
  uint32_t struct_size;
  uint32_t unit_count; /* units without a legal order, in a retreats phase dislodged ones that have a place to go */
  uint32_t builds;     /* due and possible, neither ordered nor waived */
  uint32_t removals;   /* due and not ordered */
  uint32_t by;         /* who is there to order it; ENTENTE_NO_POWER for a dummy that no power of the map controls */
} entente_owed;
ENTENTE_API entente_status entente_game_owed(const entente_game* game, uint32_t power, entente_owed* owed,
                                             entente_error* error);
/* Those units, ascending by province. */
ENTENTE_API entente_status entente_game_owed_units(const entente_game* game, uint32_t power, entente_unit* units,
                                                   size_t capacity, size_t* length, entente_error* error);
/* All of it as JSON, for a page or an app:
 * {"phase":"S1901M","ready":false,"powers":{"FRANCE":{"handed_in":true,"waiting":false,"by":"FRANCE","units":["A PAR"],
 * "builds":0,"removals":0}}}: the powers that have or had something to order, or wait. It is ready when no power
 * waits and no power that has a player owes anything. */
ENTENTE_API entente_status entente_game_owed_json(const entente_game* game, entente_text** json, entente_error* error);

/* Adjudicates the current phase with the submitted orders and goes on to the next one that is to be played
 * (entente_scratch_next). What was undone cannot be redone any more.
 *   Errors: WRONG_PHASE if the game is over. */
ENTENTE_API entente_status entente_game_process(entente_game* game, entente_error* error);
/* Takes the last processed phase back, with the orders that it was played with, as they were submitted; default orders
 * that were not needed, wishes to wait and votes do not come back. Errors: WRONG_PHASE if there is none. */
ENTENTE_API entente_status entente_game_undo(entente_game* game, entente_error* error);
/* Plays the phase that was undone last as it was played; after the last one, what had been handed in by then, and an end
 * that was agreed upon, are there again. Errors: WRONG_PHASE if none was undone. */
ENTENTE_API entente_status entente_game_redo(entente_game* game, entente_error* error);
/* The number of phases that can be redone. */
ENTENTE_API uint32_t entente_game_undone_count(const entente_game* game);
/* Undoes or redoes until so many phases are played. It costs no more than one.
 *   Errors: INVALID_ARGUMENT beyond those played and undone. */
ENTENTE_API entente_status entente_game_go_to(entente_game* game, uint32_t phase, entente_error* error);
/* The powers whose orders in a played phase are default orders, a bit each; 0 for a phase that was not played. */
ENTENTE_API uint64_t entente_game_by_default(const entente_game* game, uint32_t phase);

/* What a power has submitted for a phase, one order a line; an order of kind 0 for a line that cannot be read.
 *   Errors: INVALID_ARGUMENT for a phase that was not reached; so the next ones. */
ENTENTE_API entente_status entente_game_orders(const entente_game* game, uint32_t phase, uint32_t power,
                                               entente_order* orders, size_t capacity, size_t* length,
                                               entente_error* error);
/* The same as text, one order a line, each in normal form, or as it was written where that says more:
 * entente_game_submit_text reads it back, but for what only JSON can say in one line (line breaks, nothing at all, a
 * comment). */
ENTENTE_API entente_status entente_game_orders_text(const entente_game* game, uint32_t phase, uint32_t power,
                                                    entente_text** text, entente_error* error);
/* A line that was submitted: an order, or a text that cannot be read. Lines lie power after power, each power's in its
 * sequence. */
typedef struct entente_line {
  uint32_t struct_size;
  uint32_t power;        /* who submitted it */
  uint32_t set;          /* 0: of the first set of orders of its power; which of them count: rule order_sets */
  uint32_t is_written;   /* 1: it came as text; 0: as a packed order */
  uint32_t is_readable;  /* 0: entente_game_line_fault tells why not */
  uint32_t unit_nation;  /* nationality written for the ordered unit, or ENTENTE_NO_POWER */
  uint32_t third_nation; /* for the supported or convoyed unit */
  uint32_t written;      /* ENTENTE_WRITTEN_*, looked at on the position of the phase */
  uint32_t fault_offset; /* in the text, of what cannot be read */
  uint32_t fault_length; /* in bytes */
  entente_order order;   /* as submitted; of kind 0 if it cannot be read */
} entente_line;
/* The number of lines; 0 for a phase that was not reached. */
ENTENTE_API uint32_t entente_game_line_count(const entente_game* game, uint32_t phase);
/* Errors, also of the next three: NOT_FOUND beyond the last line. */
ENTENTE_API entente_status entente_game_line(const entente_game* game, uint32_t phase, uint32_t index,
                                             entente_line* line, entente_error* error);
/* The text as it was written, bytes that are no UTF-8 as '?'; empty for a packed order. A game that was saved and
 * loaded has the normal form where that says the same, also of packed orders. */
ENTENTE_API entente_status entente_game_line_text(const entente_game* game, uint32_t phase, uint32_t index, char* text,
                                                  size_t capacity, size_t* length, entente_error* error);
/* Why it cannot be read: "'BURR' at 9 is no place: expected a destination (nearest: BUR)"; empty if it
 * can be read. */
ENTENTE_API entente_status entente_game_line_fault(const entente_game* game, uint32_t phase, uint32_t index, char* text,
                                                   size_t capacity, size_t* length, entente_error* error);
/* The convoy path as it was written, without its end; empty if none was. */
ENTENTE_API entente_status entente_game_line_path(const entente_game* game, uint32_t phase, uint32_t index,
                                                  uint16_t* locations, size_t capacity, size_t* length,
                                                  entente_error* error);

/* What a played phase came to, as entente_adjudicate tells it. Results lie power after power: result i is that of line
 * i (entente_game_line), and of kind 0 if it cannot be read; the implied ones follow. */
ENTENTE_API entente_status entente_game_summary(const entente_game* game, uint32_t phase,
                                                entente_phase_summary* summary, entente_error* error);
ENTENTE_API entente_status entente_game_results(const entente_game* game, uint32_t phase, entente_order_result* results,
                                                size_t result_size, size_t capacity, size_t* length,
                                                entente_error* error);
ENTENTE_API entente_status entente_game_events(const entente_game* game, uint32_t phase, entente_event* events,
                                               size_t capacity, size_t* length, entente_error* error);
/* The position straight after the phase, before centers change hands. */
ENTENTE_API entente_status entente_game_after(const entente_game* game, uint32_t phase, void* position, size_t capacity,
                                              entente_error* error);
/* One plain sentence for a result or an event of a played phase; one more where the order as it was handed in left out the
 * type of its unit or had a wrong one. Errors: also NOT_FOUND beyond the last. */
ENTENTE_API entente_status entente_game_result_sentence(const entente_game* game, uint32_t phase, uint32_t index,
                                                        char* text, size_t capacity, size_t* length,
                                                        entente_error* error);
ENTENTE_API entente_status entente_game_event_sentence(const entente_game* game, uint32_t phase, uint32_t index,
                                                       char* text, size_t capacity, size_t* length,
                                                       entente_error* error);
/* Why orders of a phase that was played ended as they did: as entente_scratch_explain. Errors: also INVALID_ARGUMENT for a
 * phase that was not played. */
ENTENTE_API entente_status entente_game_explain(const entente_game* game, uint32_t phase, const char* order,
                                                size_t order_length,
                                                ENTENTE_NULLABLE const entente_explain_options* options,
                                                entente_text** explanation, entente_error* error);

/* Advice on what has been handed in so far for the current phase: as entente_exchange_advise. A power that is advised
 * must not learn others' orders: name these as unknown. Errors: WRONG_PHASE if the game is over. */
ENTENTE_API entente_status entente_game_advise(const entente_game* game,
                                               ENTENTE_NULLABLE const entente_advise_options* options,
                                               entente_text** advice, entente_error* error);

/* One number for a game up to the start of a phase, the same on every platform and in every version: a chain over the
 * start, the rules, what was handed in for every phase and the position it led to. docs/lines.md says how to compute it
 * again. It takes time in proportion to the phases. */
ENTENTE_API entente_status entente_game_hash(const entente_game* game, uint32_t phase, uint64_t* hash,
                                             entente_error* error);

/* The whole game as JSON, and back: {"id":..,"map":..,"rules":..,"phases":[..]}. Reading replays the orders and checks the
 * positions; an `id` of any value is kept and written again, as bytes of our own, too. `map`: for games that name
 * none, and for those that name it (NULL: shipped maps only).
 *   Errors: LIMIT above 64 MiB, of both. */
ENTENTE_API entente_status entente_game_save(const entente_game* game, entente_text** json, entente_error* error);
ENTENTE_API entente_status entente_game_load(const char* json, size_t length, ENTENTE_NULLABLE const entente_map* map,
                                             entente_game** game, entente_error* error);
/* The same as bytes of our own: a sixth of the length, and nothing of the current phase is lost. They hold zeros, and are
 * the same on every platform; phases that were undone are not kept. `map` as above. Reading plays the phases again.
 *   Errors: INVALID_ARGUMENT for bytes that are none, are damaged or cut off; NOT_SUPPORTED for those of a newer version;
 *           NOT_FOUND for an unknown map; LIMIT above 64 MiB or 100,000 phases, of both. */
ENTENTE_API entente_status entente_game_save_binary(const entente_game* game, entente_text** bytes,
                                                    entente_error* error);
ENTENTE_API entente_status entente_game_load_binary(const char* bytes, size_t length,
                                                    ENTENTE_NULLABLE const entente_map* map, entente_game** game,
                                                    entente_error* error);

/* ---- JSON documents ------------------------------------------------------------------------------------------- */

/* A JSON phase object or a JSON game, read once: its phases are asked for by index. */
typedef struct entente_document entente_document;

/* Reads its outline; a fault inside a phase is reported when the phase is used.
 *   Errors: INVALID_ARGUMENT with line, column and offset; LIMIT above 64 MiB. */
ENTENTE_API entente_status entente_document_read(const char* json, size_t length, entente_document** document,
                                                 entente_error* error);
ENTENTE_API void entente_document_free(entente_document* document);
/* 1: a game, which has "phases"; 0: a phase object, which is its own phase 0. */
ENTENTE_API uint32_t entente_document_is_game(const entente_document* document);
/* How many phases it has. */
ENTENTE_API uint32_t entente_document_phase_count(const entente_document* document);
/* "S1901M"; "" if it has no name; NULL beyond the last. */
ENTENTE_API const char* entente_document_phase_name(const entente_document* document, uint32_t phase);
/* The first phase of that name, in any case; the year may be filled up with zeros ("S01M" is "S1M").
 *   Errors: NOT_FOUND if there is none. */
ENTENTE_API entente_status entente_document_find_phase(const entente_document* document, const char* name,
                                                       size_t length, uint32_t* phase, entente_error* error);
/* 1 if its `orders` names a power. */
ENTENTE_API uint32_t entente_document_has_orders(const entente_document* document, uint32_t phase);
/* A phase of a game as a phase object of its own, with the game's map, rules and id. Errors: NOT_FOUND beyond the last.
 */
ENTENTE_API entente_status entente_document_phase(const entente_document* document, uint32_t phase, entente_text** json,
                                                  entente_error* error);

/* ---- JSON exchange -------------------------------------------------------------------------------------------- */

/* Adjudicates JSON phases and games as the program does; keeps working memory and maps between calls. */
typedef struct entente_exchange entente_exchange;

/* `map`: for inputs that name none, and for those that name it (NULL: standard); inputs name shipped maps else.
 * `rules`: for inputs that name none (NULL: the default with the map's RULE lines). */
ENTENTE_API entente_status entente_exchange_new(ENTENTE_NULLABLE const entente_map* map, const entente_rules* rules,
                                                entente_exchange** exchange, entente_error* error);
ENTENTE_API void entente_exchange_free(entente_exchange* exchange);
/* Parts of a result that a caller may do without: bits. */
enum {
  ENTENTE_PART_AFTER = 1, /* "after" of an adjudicated phase */
  ENTENTE_PART_POWERS = 2 /* "powers" of legal orders */
};
/* What all JSON results from now on do without; 0: nothing, as at first. Errors: INVALID_ARGUMENT for other bits. */
ENTENTE_API entente_status entente_exchange_leave_out(entente_exchange* exchange, uint32_t parts, entente_error* error);

/* One phase object in, one result out: {"id","name","orders":[..],"events":[..],"after":{..},"next":{..}}, and
 * "notes":["sentence"] if there are any (entente_exchange_note). Of a whole game it gives {"id","phases":[..]}, a result
 * for every phase with orders; entente_exchange_legal: for every phase.
 *   Errors, also of the next ones: INVALID_ARGUMENT with line, column and offset for broken JSON, phases and positions;
 *           WRONG_PHASE if the game is over. Unreadable order text is a result (reason "unreadable"), not an error. */
ENTENTE_API entente_status entente_exchange_adjudicate(entente_exchange* exchange, const char* json, size_t length,
                                                       entente_text** result, entente_error* error);
/* Legal orders of a phase object: {"id","orders":{"A PAR":["A PAR H", ..]},"powers":{"FRANCE":["A PAR", ..]}}, and
 * "notes" if there are any. Orders are listed by unit, builds by their site ("PAR"), waives by power ("FRANCE");
 * "powers" tells which of these are whose. */
ENTENTE_API entente_status entente_exchange_legal(entente_exchange* exchange, const char* json, size_t length,
                                                  entente_text** result, entente_error* error);
/* The draw that votes come to, on the map of the exchange: {"id","survivors":["AUSTRIA","FRANCE"],"votes":{"AUSTRIA":
 * ["FRANCE"],"FRANCE":"NODRAW"}} gives {"id","draw":["FRANCE"]}, or "draw":null. A vote is "DRAW", "NODRAW" or a list of
 * powers; under ENTENTE_DRAW_DAIDE_PDA also a list of these. With "steps" instead of "votes", [{"by":"FRANCE","cast":
 * "DRAW"},{"by":"ITALY","cancel":["ITALY"]},{"processed":true}], they count one by one: {"id","replies":["accepted",
 * "refused",null],"draw","step"}, where step is the one that decided. A ballot names those whose votes are refused,
 * "refused":["FRANCE"]; "notes":["sentence"] tells why a vote is refused, that a list counts as a plain yes
 * (ENTENTE_DRAW_JUDGE_DIAS), that a single survivor cannot draw, and mistyped keys. A cancelled "DRAW" or
 * "NODRAW" takes back what entente_game_cancel_vote says.
 *   Errors: INVALID_ARGUMENT with place: broken JSON, a value that is none of these, a word that names no power, a power
 *           that votes twice. */
ENTENTE_API entente_status entente_exchange_count_votes(entente_exchange* exchange, uint32_t policy, const char* json,
                                                        size_t length, entente_text** result, entente_error* error);
/* {"id":..,"error":{"status","message","line","column","offset"}} for an error of a call on `json`. It takes that
 * error, and tells none of its own. */
ENTENTE_API entente_status entente_exchange_error_json(entente_exchange* exchange, const char* json, size_t length,
                                                       const entente_error* failure, entente_text** result);

/* The same for a phase of a document. Errors: also NOT_FOUND beyond the last phase. */
ENTENTE_API entente_status entente_exchange_adjudicate_phase(entente_exchange* exchange,
                                                             const entente_document* document, uint32_t phase,
                                                             entente_text** result, entente_error* error);
ENTENTE_API entente_status entente_exchange_legal_phase(entente_exchange* exchange, const entente_document* document,
                                                        uint32_t phase, entente_text** result, entente_error* error);
/* How a readable report is written; 0 in every member is the usual form. */
typedef struct entente_report_options {
  uint32_t struct_size;
  uint32_t board; /* 1: with units and supply centers of each power in the position after the phase */
  uint32_t names; /* 1: with full names ("Army Paris moves to Burgundy"), those of the phase, instead of ids */
  uint32_t width; /* no line has more columns: it goes on, indented, in the next one; 0: no limit; else at least 20 */
} entente_report_options;
/* The readable report of a phase: each order with outcome and reason, events, where dislodged units may go, next position.
 * Of a game that is over, its last phase tells how it ended: "The game ended in F1901M: it is a draw between Austria and
 * France". Text, not JSON. `options` may be NULL.
 *   Errors: also INVALID_ARGUMENT for options out of range. */
ENTENTE_API entente_status entente_exchange_report(entente_exchange* exchange, const entente_document* document,
                                                   uint32_t phase,
                                                   ENTENTE_NULLABLE const entente_report_options* options,
                                                   entente_text** report, entente_error* error);
/* Why orders of a phase end as they do: as entente_scratch_explain. Errors: also those of reading the phase. */
ENTENTE_API entente_status entente_exchange_explain(entente_exchange* exchange, const entente_document* document,
                                                    uint32_t phase, const char* order, size_t order_length,
                                                    ENTENTE_NULLABLE const entente_explain_options* options,
                                                    entente_text** explanation, entente_error* error);
/* Advice on the orders of a phase as long as others can be given: orders that are illegal, supports and convoys of what is
 * not ordered, moves without a chain of convoys, own units that are in each other's way, and orders that are missing,
 * each with how bad that is. The record stays as it is; `outlook` adjudicates copies of the position. `options` may be NULL.
 *   Errors: those of reading the phase; WRONG_PHASE for a game that is over; INVALID_ARGUMENT for options out of range. */
ENTENTE_API entente_status entente_exchange_advise(entente_exchange* exchange, const entente_document* document,
                                                   uint32_t phase,
                                                   ENTENTE_NULLABLE const entente_advise_options* options,
                                                   entente_text** advice, entente_error* error);
/* What a phase means: its map (*map stays the exchange's; retain it to keep it), its rules and its position. `map` and
 * `rules` may be NULL. */
ENTENTE_API entente_status entente_exchange_read(entente_exchange* exchange, const entente_document* document,
                                                 uint32_t phase, ENTENTE_NULLABLE const entente_map** map,
                                                 ENTENTE_NULLABLE entente_rules* rules, void* position, size_t capacity,
                                                 size_t* position_size, entente_error* error);
/* Whether the map and the rules that a game names can be used; notes what is odd about the game around its phases. */
ENTENTE_API entente_status entente_exchange_check(entente_exchange* exchange, const entente_document* document,
                                                  entente_error* error);

typedef struct entente_replay_summary {
  uint32_t struct_size;
  uint32_t phases;   /* compared + the skipped ones */
  uint32_t compared; /* phases that were adjudicated and compared */
  uint32_t differences;
  uint32_t notes;         /* remarks that are no differences */
  uint32_t input_notes;   /* about input that is not read (entente_exchange_note) */
  uint32_t skipped_last;  /* nothing is recorded that comes after the phase */
  uint32_t skipped_empty; /* retreats phases in which no unit has a place to go */
  uint32_t skipped_over;  /* the game is over */
} entente_replay_summary;
/* Re-adjudicates a recorded game; `summary` may be NULL:
 * {"id","map","phases":n,"compared":n,"skipped":{"last":n,"empty":n,"over":n},
 *  "differences":[{"phase","what","recorded","ours"}],"notes":[..]}, and "input_notes":["S1901M: .."] if there are any. */
ENTENTE_API entente_status entente_exchange_replay(entente_exchange* exchange, const entente_document* game,
                                                   ENTENTE_NULLABLE entente_replay_summary* summary,
                                                   entente_text** result, entente_error* error);
/* The same as readable text, a line for each difference. `options` (`board` has no effect) and `summary` may be NULL. */
ENTENTE_API entente_status entente_exchange_replay_report(entente_exchange* exchange, const entente_document* game,
                                                          ENTENTE_NULLABLE const entente_report_options* options,
                                                          ENTENTE_NULLABLE entente_replay_summary* summary,
                                                          entente_text** report, entente_error* error);

/* Notes: a sentence about each part of an input that is not read or means nothing there: a key that looks like another
 * ("`order` is not read: did you mean `orders`?"), orders of a power that has nothing to do, map or rules of the exchange
 * that the input replaces by its own. They are no errors. Notes are those of the last call on the exchange: of a phase,
 * those of the phase; of a game, those of all its phases; of entente_exchange_check, those of the game around its phases;
 * of a replay, both, the phases' after their names. Results as JSON have them as "notes", reports as lines. */
ENTENTE_API uint32_t entente_exchange_note_count(const entente_exchange* exchange);
/* Errors: NOT_FOUND beyond the last. */
ENTENTE_API entente_status entente_exchange_note(const entente_exchange* exchange, uint32_t index, char* text,
                                                 size_t capacity, size_t* length, entente_error* error);

/* ---- Forms of games ------------------------------------------------------------------------------------------- */

/* The forms in which games, phases and positions are exchanged; a build need not have all of them. */
enum {
  ENTENTE_GAME_FORM_JSON = 0,         /* our own JSON: a game or a phase */
  ENTENTE_GAME_FORM_BINARY = 1,       /* our own snapshot */
  ENTENTE_GAME_FORM_DIPLOMACY = 2,    /* the saved game of the `diplomacy` Python package */
  ENTENTE_GAME_FORM_DIPCC = 3,        /* the game JSON of dipcc */
  ENTENTE_GAME_FORM_WEBDIPLOMACY = 4, /* the state that webDiplomacy's API gives; its variant 1 */
  ENTENTE_GAME_FORM_DATC = 5,         /* a case in the DATC form */
  ENTENTE_GAME_FORM_JDIP = 6,         /* jDip's test-case text */
  ENTENTE_GAME_FORM_JUDGE = 7,        /* the judges' text listing */
  ENTENTE_GAME_FORM_LINE = 8,         /* a position in one line */
  ENTENTE_GAME_FORM_GUESS = 255       /* what the text looks like */
};
/* How many forms this build has, and the number of each: index 0, 1, ...; ENTENTE_GAME_FORM_GUESS beyond the last. */
ENTENTE_API uint32_t entente_game_form_count(void);
ENTENTE_API uint32_t entente_game_form(uint32_t index);
/* Its word ("webdiplomacy") and what it is, for lists; NULL for a form that this build does not have. */
ENTENTE_API const char* entente_game_form_name(uint32_t form);
ENTENTE_API const char* entente_game_form_text(uint32_t form);
/* What a text looks like. Errors: NOT_FOUND if it is none of them. */
ENTENTE_API entente_status entente_game_form_guess(const char* game, size_t length, uint32_t* form,
                                                   entente_error* error);

/* Turns a game, a phase or a position of one form into another. `map`: for texts that name none, and for those that
 * name it (NULL: standard); texts name shipped maps else. `rules`: for texts that name none. `notes`, which may be NULL,
 * is a line for each kind of thing that is left out on the way, or that had to be reckoned; empty if there are none.
 *   Errors: NOT_FOUND if the form is to be guessed and cannot be; INVALID_ARGUMENT with line, column and offset for a
 *           text that is not of its form, and without for a game that the other form cannot hold at all (another map);
 *           LIMIT for texts that are too long. A text that cannot be read as an order is no error. */
ENTENTE_API entente_status entente_convert(const char* game, size_t length, uint32_t from, uint32_t to,
                                           ENTENTE_NULLABLE const entente_map* map, const entente_rules* rules,
                                           entente_text** text, ENTENTE_NULLABLE entente_text** notes,
                                           entente_error* error);

/* ---- Self-play ------------------------------------------------------------------------------------------------ */

typedef struct entente_play_summary {
  uint32_t struct_size;
  uint32_t phases;
  uint64_t signature; /* digest of every order, outcome and position: same everywhere for the same seed */
  uint64_t winners;   /* bit per power: for whom it ended within the limit */
  uint32_t end;       /* ENTENTE_END_* */
  uint32_t reserved;
} entente_play_summary;

/* Plays one game from the map's start with random legal orders until a power wins or `max_phases` were played. The
 * results of a phase that lay in the scratch are gone then. `summary` may be NULL. If `game` is not NULL it receives the
 * game with its history. */
ENTENTE_API entente_status entente_play(entente_scratch* scratch, const entente_rules* rules, uint64_t seed,
                                        uint32_t max_phases, ENTENTE_NULLABLE entente_play_summary* summary,
                                        ENTENTE_NULLABLE entente_game** game, entente_error* error);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* ENTENTE_ENTENTE_H_ */
