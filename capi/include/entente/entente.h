/* Entente: an adjudication engine for the board game Diplomacy. The C interface.
 *
 * It covers maps, rules, positions, orders and their text, legal orders, adjudication of one phase or of many, games
 * with history, and the JSON that judges, websites and research programs exchange. A caller of this header can do
 * everything that the program `entente` does; for `entente press` see press.h beside it.
 *
 * Status     Functions return entente_status: ENTENTE_OK (0) or a negative ENTENTE_ERR_*. Numbers are never reused. A
 *            failed or illegal order is a result, never an error. A function with another return type returns 0 or NULL
 *            for a handle that is NULL.
 *
 * Errors     The last parameter, `error`, may be NULL or point to an entente_error that the caller owns. On failure the
 *            function writes the message and the place in the input to it. Make it with
 *            entente_error error = ENTENTE_INIT(entente_error): a call with a wrong struct_size returns
 *            ENTENTE_ERR_INVALID_ARGUMENT and does nothing. Messages are in English.
 *
 * Structs    The first member of a struct that may grow is struct_size; the caller sets it to sizeof the struct it was
 *            compiled with (ENTENTE_INIT). A size below that of every release, or above 4096, is an error. Structs grow
 *            at the end only, hold no pointers, and have the same layout on every platform. Unknown tail bytes must be
 *            zero on input and are set to zero on output. entente_unit, entente_event, entente_order_group,
 *            entente_power_counts, entente_vote, entente_order_number and entente_score never grow; functions with
 *            arrays of entente_order_result take the size of an element.
 *
 * Numbers    Each kind of number has a type: entente_power, entente_phase, the enums. In arrays and in structs that
 *            never grow such numbers are packed in 8 or 16 bits; ENTENTE_IS names their type. A type of `flags` is a
 *            set of bits.
 *
 * Buffers    Functions write arrays and short texts to memory of the caller: (buffer, capacity, &length), counted in
 *            elements, or in bytes of a text. If it is too small, the call returns ENTENTE_ERR_BUFFER_TOO_SMALL and
 *            sets length to the size needed; the content of the buffer is then undefined. Capacity 0 with a NULL buffer
 *            asks for the size. ENTENTE_ORDER_TEXT_SIZE bytes hold any order; sentences, notes and what players write
 *            have no bound: ask. Positions are written to (memory, capacity in bytes) of entente_position_size bytes.
 *            Positions, orders and results must be aligned to 8 bytes, other arrays as their elements are; other
 *            pointers are an error. Text is UTF-8, passed as pointer and length (NULL only with length 0), and written
 *            with a final zero byte if there is room; length never counts that byte.
 *
 * Lists      What is read by number from 0 ends where the function returns ENTENTE_ERR_NOT_FOUND.
 *
 * Texts      A `const char*` that a function returns ends with a zero byte. It is static if the function takes no
 *            handle; otherwise it lives as long as the handle. NULL means that there is no text of that number. Long
 *            texts come as an entente_text, a handle of their own. The caller frees handles, each by its own _free
 *            function, and nothing else.
 *
 * Handles    entente_map, entente_map_reader, entente_scratch, entente_actions, entente_game, entente_text,
 *            entente_document, entente_exchange. _free(NULL) does nothing. Handles may be freed in any order: a handle
 *            that needs a map keeps it alive. A handle that comes as const is lent: it lives as long as the handle that
 *            it came from; retain it to keep it. If a call fails, it sets the handle that it would give to NULL.
 *
 * Threads    Any thread may free or retain a handle, also while other threads use other references to the same object,
 *            or other handles that depend on it. Any number of threads may use a `const` entente_map, entente_actions,
 *            entente_text or entente_document at once. Every other handle is for one thread at a time, also for calls
 *            that take it as const. Handles made from one another (a fork, a view, a saved and loaded game) are
 *            independent: each may have a thread of its own. A position is plain memory. Results never depend on the
 *            number of threads.
 *
 * Memory     These functions allocate nothing unless they fail: entente_adjudicate, entente_adjudicate_batch,
 *            entente_scratch_results, _events, _after and _next, entente_legal_orders*, entente_legal_actions, and the
 *            functions that look at positions, except those that write or hash text. Rules that ask how orders were
 *            written (DATC 4.A.6, 4.B.5, 4.B.6, 4.C) or read orders together (4.E.2, 4.E.3) make them allocate. After
 *            ENTENTE_ERR_OUT_OF_MEMORY the handle stays usable.
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

/* Notes for readers and for programs that make bindings (from share/entente/entente.json, which is made from this
 * header). They appear where name and type do not say enough; the compiler ignores them. Without a note on a parameter,
 * a pointer to const is read and any other pointer is written; only `error`, `const entente_rules*`, and an array or
 * text of length or capacity 0 may be NULL. */
#if defined(ENTENTE_DESCRIBE)
#define ENTENTE_NULLABLE __attribute__((annotate("")))
#define ENTENTE_INOUT __attribute__((annotate("")))
#define ENTENTE_COUNT(elements) __attribute__((annotate("")))
#define ENTENTE_BYTES __attribute__((annotate("")))
#define ENTENTE_IS(type) __attribute__((annotate("")))
#define ENTENTE_INDEX __attribute__((annotate("")))
#define ENTENTE_MASK(of) __attribute__((annotate("")))
#define ENTENTE_BOOLEAN __attribute__((annotate("")))
#define ENTENTE_FLAGS __attribute__((annotate("")))
#else
#define ENTENTE_NULLABLE        /* a pointer: may be NULL */
#define ENTENTE_INOUT           /* a pointer: to what is read and written */
#define ENTENTE_COUNT(elements) /* a pointer: to an array of this many elements */
#define ENTENTE_BYTES           /* an entente_text that is given: holds bytes, not text */
#define ENTENTE_IS(type)        /* a parameter or member: a number of that type, in its own size */
#define ENTENTE_INDEX           /* a type: counts things from 0 */
#define ENTENTE_MASK(of)        /* a type: bit i stands for index i of another type */
#define ENTENTE_BOOLEAN         /* a type: 0 or 1 */
#define ENTENTE_FLAGS           /* a type: the members of its enum are bits */
#endif

/* Makes a struct that has a struct_size: entente_error error = ENTENTE_INIT(entente_error); */
#ifdef __cplusplus
template <typename Struct>
inline Struct entente_init() {
  Struct made = Struct();
  made.struct_size = static_cast<uint32_t>(sizeof(Struct));
  return made;
}
#define ENTENTE_INIT(type) (entente_init<type>())
#else
#define ENTENTE_INIT(type) \
  { .struct_size = sizeof(type) }
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Numbers -------------------------------------------------------------------------------------------------- */

/* A power of a map: below entente_map_info.power_count, or ENTENTE_NO_POWER. */
typedef ENTENTE_INDEX uint32_t entente_power;
/* Powers of a map: bit i is power i. */
typedef ENTENTE_MASK(entente_power) uint64_t entente_power_set;
/* A province of a map: below entente_map_info.province_count, or ENTENTE_NO_PROVINCE. */
typedef ENTENTE_INDEX uint32_t entente_province;
/* A province or a coast: below entente_map_info.location_count, or ENTENTE_NO_LOCATION. Location p is province p
 * without a coast. */
typedef ENTENTE_INDEX uint32_t entente_location;
/* A supply center of a map: below entente_map_info.center_count, or ENTENTE_NO_CENTER. */
typedef ENTENTE_INDEX uint32_t entente_center;
/* A phase of a game or document, counted from 0. */
typedef ENTENTE_INDEX uint32_t entente_phase;
/* A rule option, as entente_option_describe counts them. */
typedef ENTENTE_INDEX uint32_t entente_option;
/* An order of a map, as entente_actions counts them. */
typedef ENTENTE_INDEX uint32_t entente_action;
/* 1: yes; 0: no. */
typedef ENTENTE_BOOLEAN uint32_t entente_bool;

#define ENTENTE_NO_POWER ((entente_power)0xff) /* also "neutral" */
#define ENTENTE_NO_PROVINCE ((entente_province)0xfff)
#define ENTENTE_NO_LOCATION ((entente_location)0xfff)
#define ENTENTE_NO_CENTER ((entente_center)0xffff)

/* ---- Status and errors ---------------------------------------------------------------------------------------- */

/* What a function returns. */
typedef int32_t entente_status;
enum {
  ENTENTE_OK = 0,                    /* it did what its comment says */
  ENTENTE_ERR_INVALID_ARGUMENT = -1, /* NULL, out of range, malformed text: the message says which and where */
  ENTENTE_ERR_NOT_FOUND = -2,        /* unknown map, place, power, option or preset; an index past the end of a list */
  ENTENTE_ERR_BUFFER_TOO_SMALL = -3, /* *length tells the size needed */
  ENTENTE_ERR_OUT_OF_MEMORY = -4,    /* of any function */
  ENTENTE_ERR_NOT_SUPPORTED = -5,    /* known, but not possible here: a rule on this map, a newer saved form */
  ENTENTE_ERR_WRONG_PHASE = -6,      /* the call does not fit the phase, or the game is over */
  ENTENTE_ERR_LIMIT = -7,            /* larger than the documented bounds (of a map text: INVALID_ARGUMENT) */
  ENTENTE_ERR_ABI_MISMATCH = -8,     /* the program was compiled with a header that the library does not serve */
  ENTENTE_ERR_INTERNAL = -9          /* a bug in the library */
};

/* What went wrong, where, and what was expected. */
typedef struct entente_error {
  uint32_t struct_size;
  entente_status status;
  entente_bool has_place; /* 1: the next four members are a place in the input; 0: they are 0 */
  uint32_t line;          /* from 1 */
  uint32_t column;        /* in characters (code points), from 1 */
  uint32_t offset;        /* in bytes from the start of the input */
  uint32_t length;        /* of the offending token, in bytes; 0: a place between two bytes, or the end */
  uint32_t reserved;
  char file[128];    /* of a map text; empty if none */
  char message[512]; /* what is wrong, where, what was expected; always ends with a zero byte */
} entente_error;

/* ---- Version -------------------------------------------------------------------------------------------------- */

#define ENTENTE_ABI_VERSION ((uint32_t)1) /* of this header */
#define ENTENTE_ABI_OLDEST ((uint32_t)1)  /* the oldest header that this library still serves */

/* ENTENTE_OK if this library can serve a program compiled with `abi_version` (pass ENTENTE_ABI_VERSION), else
 * ENTENTE_ERR_ABI_MISMATCH. */
ENTENTE_API entente_status entente_abi_check(uint32_t abi_version);
/* 1 if this library has a part: "core", the functions of this header, which every library has; "drawing", for
 * entente_render; "encodings", the functions of encodings.h; "press", those of press.h. 0 for other names. */
ENTENTE_API entente_bool entente_has(const char* part, size_t part_length);
/* "1.0.0". */
ENTENTE_API const char* entente_version(void);
/* The version as a number: major * 1000000 + minor * 1000 + patch. 1.0.0 is 1000000. */
ENTENTE_API uint32_t entente_version_number(void);

/* ---- Words ---------------------------------------------------------------------------------------------------- */

/* Lists of words: one for each enum of this header. */
typedef uint32_t entente_word_list;
enum {
  ENTENTE_WORDS_STATUS = 0,
  ENTENTE_WORDS_TEXT_FORM = 1,
  ENTENTE_WORDS_TEXT_LANGUAGE = 2,
  ENTENTE_WORDS_UNIT_TYPE = 3,
  ENTENTE_WORDS_TERRAIN = 4,
  ENTENTE_WORDS_PHASE_TYPE = 5,
  ENTENTE_WORDS_MAP_FORM = 6,
  ENTENTE_WORDS_OPTION_ORIGIN = 7,
  ENTENTE_WORDS_END_KIND = 8,
  ENTENTE_WORDS_SCORE_SYSTEM = 9,
  ENTENTE_WORDS_ORDER_KIND = 10,
  ENTENTE_WORDS_WRITTEN = 11,
  ENTENTE_WORDS_ORDER_STEP = 12,
  ENTENTE_WORDS_REASON = 13,
  ENTENTE_WORDS_ILLEGALITY = 14,
  ENTENTE_WORDS_EVENT_KIND = 15,
  ENTENTE_WORDS_EVENT_WHY = 16,
  ENTENTE_WORDS_UNKNOWN_ORDERS = 17,
  ENTENTE_WORDS_DRAW_POLICY = 18,
  ENTENTE_WORDS_VOTE_KIND = 19,
  ENTENTE_WORDS_YEAR_LIMIT = 20,
  ENTENTE_WORDS_SUBMIT_MODE = 21,
  ENTENTE_WORDS_RESULT_PARTS = 22,
  ENTENTE_WORDS_RENDER_FORM = 23,
  ENTENTE_WORDS_RENDER_THEME = 24,
  ENTENTE_WORDS_RENDER_PALETTE = 25,
  ENTENTE_WORDS_RENDER_PARTS = 26,
  ENTENTE_WORDS_GAME_FORM = 27,
  ENTENTE_WORDS_PHASE_TEXTS = 28
};
/* The word of a member, which JSON and the program share: entente_word(ENTENTE_WORDS_REASON, 3) is "bounced". It is the
 * name of the constant without its prefix, in small letters; those of draw policies and score systems have "-" where
 * the constant has "_". Of flags a member is one bit. NULL for a number without a word. Static. */
ENTENTE_API const char* entente_word(entente_word_list of, uint32_t value);
/* The member of a word, in any case, with "-" or "_". Errors: NOT_FOUND, naming the words. */
ENTENTE_API entente_status entente_find_word(entente_word_list of, const char* word, size_t length, uint32_t* value,
                                             entente_error* error);

/* ---- Texts ---------------------------------------------------------------------------------------------------- */

/* Forms of an answer. A function that does not have a form refuses it with INVALID_ARGUMENT. */
typedef uint32_t entente_text_form;
enum {
  ENTENTE_TEXT_FOR_PEOPLE = 0, /* sentences or lines to read */
  ENTENTE_TEXT_JSON = 1,       /* the folder docs/json has the schemas */
  ENTENTE_TEXT_GRAPH_DOT = 2,  /* a graph for Graphviz; of explanations */
  ENTENTE_TEXT_GRAPH_JSON = 3  /* the same graph as JSON */
};

/* A text of any length, written by a function. It never changes; any threads. */
typedef struct entente_text entente_text;
/* The bytes, followed by a zero byte; and their number without that byte. */
ENTENTE_API const void* entente_text_data(const entente_text* text);
ENTENTE_API size_t entente_text_length(const entente_text* text);
/* Frees a text. */
ENTENTE_API void entente_text_free(entente_text* text);

/* Languages of sentences. Their words are their codes: "en", "de". A library without one has no word for it. */
typedef uint32_t entente_text_language;
enum { ENTENTE_LANGUAGE_EN = 0, ENTENTE_LANGUAGE_DE = 1 };

/* How sentences for people are written: in every function that writes some. NULL, or 0 in every member: in English,
 * with ids, in lines of any length. A member that a text has no use for has no effect: width and board on one sentence
 * or on JSON. Languages that the library does not have, and widths out of range, are INVALID_ARGUMENT. Errors,
 * and what entente_map_summary, entente_map_reader_diagnostics and the descriptions of rules, forms and scores say, are
 * in English. */
typedef struct entente_text_options {
  uint32_t struct_size;
  entente_bool full_names; /* 1: full names of the phase ("Army Paris"); 0: ids ("A PAR") */
  uint32_t width;          /* of texts of several lines: the most columns of a line, 20 to 1,048,576; 0: no limit */
  entente_bool board;      /* 1: a report also lists each power's units and supply centers after the phase */
  entente_text_language language;
  uint32_t reserved; /* 0 */
} entente_text_options;

/* ---- Maps ----------------------------------------------------------------------------------------------------- */

/* A map with its phases. It never changes; any threads. */
typedef struct entente_map entente_map;

/* Unit types. */
typedef uint32_t entente_unit_type;
enum { ENTENTE_ARMY = 0, ENTENTE_FLEET = 1 };

/* Terrain. */
typedef uint32_t entente_terrain;
enum { ENTENTE_WATER = 0, ENTENTE_LAND = 1, ENTENTE_COAST = 2, ENTENTE_PORT = 3, ENTENTE_SHUT = 4 };

/* Phase types. */
typedef uint32_t entente_phase_type;
enum { ENTENTE_MOVEMENT = 0, ENTENTE_RETREATS = 1, ENTENTE_ADJUSTMENTS = 2, ENTENTE_OTHER_PHASE = 3 };

/* A shipped map. Texts end with a zero byte. */
typedef struct entente_builtin_info {
  uint32_t struct_size;
  uint32_t reserved;
  char name[32]; /* "standard", which entente_map_builtin takes */
} entente_builtin_info;
/* A shipped map by number; 0 is the standard map. Errors: NOT_FOUND beyond the last. */
ENTENTE_API entente_status entente_map_builtin_describe(uint32_t index, entente_builtin_info* info,
                                                        entente_error* error);

/* Returns a shipped map by name, in any case ("standard", "fleet_rome"). It parses nothing.
 *   Errors: NOT_FOUND, naming the nearest. */
ENTENTE_API entente_status entente_map_builtin(const char* name, size_t name_length, entente_map** game_map,
                                               entente_error* error);

/* Returns another reference to the same map. Free each reference once. */
ENTENTE_API entente_map* entente_map_retain(const entente_map* game_map);
/* Frees a reference to a map. */
ENTENTE_API void entente_map_free(entente_map* game_map);

/* Forms of a map. */
typedef uint32_t entente_map_form;
enum {
  ENTENTE_MAP_FORM_MAP = 0,  /* .map text */
  ENTENTE_MAP_FORM_JSON = 1, /* the complete JSON form; its schema is docs/json/map.schema.json */
  ENTENTE_MAP_FORM_MDF = 2,  /* DAIDE's MDF message: only powers, home centers and the graph */
  ENTENTE_MAP_FORM_DOT = 3   /* Graphviz; written only */
};

/* Reads a map in any form but ENTENTE_MAP_FORM_DOT. A text may include shipped maps ("standard.map"), no other files.
 * If the text is not JSON or MDF at all, the message has the code BAD_JSON or BAD_MDF; in these forms line and column
 * are those of the value.
 *   Bounds: 1 MiB a file and 4 MiB in all of .map text, 64 files, 16 deep; 4 MiB of the other forms. A larger text is
 *           an error of the text with the code LIMIT.
 *   Errors: INVALID_ARGUMENT if the text has errors: the message is about the first (entente_map_reader_diagnostics
 *           lists all); NOT_SUPPORTED for ENTENTE_MAP_FORM_DOT, which is written only. */
ENTENTE_API entente_status entente_map_read(entente_map_form form, const char* text, size_t length,
                                            const char* file_name, size_t file_name_length, entente_map** game_map,
                                            entente_error* error);
/* Writes a map. Text and JSON can be read back to the same map; MDF keeps only the parts that it has. The text is
 * canonical: equal maps have equal texts. Its MAP line keeps the name of the drawing; it includes no files. A map is
 * named as its file: to get the same map from .map text, with the same fingerprint, read it with the file name
 * "NAME.map"; JSON has the name.
 *   Errors: INVALID_ARGUMENT if the form cannot express the map; LIMIT if it is larger than a map text may be. */
ENTENTE_API entente_status entente_map_write(const entente_map* game_map, entente_map_form form, entente_text** text,
                                             entente_error* error);
/* Writes a summary of the map in force in a phase ("S1904M"; length 0: the base map, before any IN or FROM): lines for
 * people, or JSON with everything about the map and the diagnostics of its text (map-summary.schema.json): also flags,
 * leagues, controllers of dummies, rotations, graphics, rules and addresses. No function reads the summary; for JSON
 * that can be read, use entente_map_write with ENTENTE_MAP_FORM_JSON. In English.
 *   Errors: INVALID_ARGUMENT for a name that is no phase of the map, or another form. */
ENTENTE_API entente_status entente_map_summary(const entente_map* game_map, const char* phase_name,
                                               size_t phase_name_length, entente_text_form form, entente_text** text,
                                               entente_error* error);

/* Reads a map of several files. The reader names the file that it needs next and the caller gives its text, until the
 * reader needs no more.
 *
 *   entente_map_reader_new(ENTENTE_MAP_FORM_MAP, text, length, "my.map", 6, &reader, NULL);
 *   while ((name = entente_map_reader_wants(reader)) != NULL) entente_map_reader_give(reader, ..);
 *   entente_map_reader_finish(reader, &map, &error);
 */
typedef struct entente_map_reader entente_map_reader;
/* Starts a reader with the main file. Only bad arguments are errors here; entente_map_reader_finish reports errors of
 * the text. */
ENTENTE_API entente_status entente_map_reader_new(entente_map_form form, const char* text, size_t length,
                                                  const char* file_name, size_t file_name_length,
                                                  entente_map_reader** reader, entente_error* error);
/* Frees a reader. */
ENTENTE_API void entente_map_reader_free(entente_map_reader* reader);
/* The file that the reader needs next, as the including text names it; and the name of the including text. NULL if it
 * needs none. */
ENTENTE_API const char* entente_map_reader_wants(const entente_map_reader* reader);
ENTENTE_API const char* entente_map_reader_wanted_by(const entente_map_reader* reader);
/* Gives the text of the file that the reader needs. Errors: WRONG_PHASE if it needs none. */
ENTENTE_API entente_status entente_map_reader_give(entente_map_reader* reader, const char* text, size_t length,
                                                   entente_error* error);
/* Goes on without the file. `reason_status` is ENTENTE_ERR_NOT_FOUND if there is no such file (the reader then uses the
 * shipped map of that name, if any) or ENTENTE_ERR_INVALID_ARGUMENT if the name leads outside the folders that may be
 * read. Errors: WRONG_PHASE if it needs none. */
ENTENTE_API entente_status entente_map_reader_refuse(entente_map_reader* reader, entente_status reason_status,
                                                     entente_error* error);
/* Returns the map. Files that were not given count as not found. Errors: as entente_map_read: INVALID_ARGUMENT,
 * NOT_SUPPORTED. */
ENTENTE_API entente_status entente_map_reader_finish(entente_map_reader* reader, entente_map** game_map,
                                                     entente_error* error);

/* How many errors and warnings a text has. */
typedef struct entente_diagnostic_counts {
  uint32_t struct_size;
  uint32_t errors;
  uint32_t warnings;
  uint32_t reserved;
} entente_diagnostic_counts;
/* Writes the diagnostics of the text in English: for people a line each, "a.map:3:7: error: NO_TERRAIN: .. (included
 * from my.map:1)", or as JSON, the array `diagnostics` of map-check.schema.json. There are none while the reader still
 * needs a file. `counts` may be NULL.
 *   errors_only  1: without the warnings, which `counts` still has
 *   Errors: INVALID_ARGUMENT for another form. */
ENTENTE_API entente_status entente_map_reader_diagnostics(const entente_map_reader* reader, entente_text_form form,
                                                          entente_bool errors_only,
                                                          ENTENTE_NULLABLE entente_diagnostic_counts* counts,
                                                          entente_text** text, entente_error* error);

/* The parts of a map that are the same in all phases. */
typedef struct entente_map_info {
  uint32_t struct_size;
  uint32_t fingerprint; /* a number of the map's content; the same on every platform */
  uint32_t province_count;
  uint32_t location_count; /* provinces and coasts; location p < province_count is province p without a coast */
  uint32_t power_count;
  uint32_t center_count;
  uint32_t stage_count; /* maps that differ by phase (IN, FROM), including the base map */
  uint32_t reserved;
  char begin_phase[32]; /* "S1901M" */
  char begin_text[160]; /* "SPRING 1901 MOVEMENT"; of a longer name the beginning */
} entente_map_info;
/* Describes the parts of the map that are the same in all phases. */
ENTENTE_API entente_status entente_map_describe(const entente_map* game_map, entente_map_info* info,
                                                entente_error* error);
ENTENTE_API const char* entente_map_name(const entente_map* game_map); /* "standard" */

/* Counts of the map in force in a phase. */
typedef struct entente_stage_counts {
  uint32_t struct_size;
  uint32_t provinces;
  uint32_t locations;
  uint32_t army_edges;  /* undirected, between provinces, with any power and center conditions */
  uint32_t fleet_edges; /* between locations */
  uint32_t powers;
  uint32_t centers;
  uint32_t units;   /* at the start */
  uint32_t victory; /* centers for a solo victory in the first game-year, or in the year of the phase */
  uint32_t reserved;
} entente_stage_counts;
/* Counts the map in force in a phase ("S1904M"). Length 0 means the base map, before any IN or FROM. */
ENTENTE_API entente_status entente_map_count(const entente_map* game_map, const char* phase_name,
                                             size_t phase_name_length, entente_stage_counts* counts,
                                             entente_error* error);

/* A location of the base map. */
typedef struct entente_location_info {
  uint32_t struct_size;
  entente_province province;
  entente_center center; /* index of the supply center, or ENTENTE_NO_CENTER; the same for a province and its coasts */
  entente_terrain terrain;
  entente_bool takes_army;      /* an army may stand here */
  entente_bool takes_fleet;     /* a fleet may stand here */
  uint32_t coast_count;         /* of the province */
  entente_location first_coast; /* location of its first coast, or ENTENTE_NO_LOCATION; the others follow */
} entente_location_info;
/* A location of the base map, before any IN or FROM. Errors: NOT_FOUND beyond the last. */
ENTENTE_API entente_status entente_map_location(const entente_map* game_map, entente_location location,
                                                entente_location_info* info, entente_error* error);
ENTENTE_API const char* entente_map_location_id(const entente_map* game_map,
                                                entente_location location); /* "STP", "STP/SC" */
ENTENTE_API const char* entente_map_location_name(const entente_map* game_map,
                                                  entente_location location); /* "St Petersburg" */
/* Finds the location by name, abbreviation or alias; accents may differ if only one name fits. Errors: NOT_FOUND,
 * naming the nearest. */
ENTENTE_API entente_status entente_map_find_location(const entente_map* game_map, const char* text, size_t length,
                                                     entente_location* location, entente_error* error);
/* Lists the locations that a unit may move to directly in a phase ("S1904M"; length 0: on the base map, before any IN
 * or FROM), ascending. Army: provinces; fleet: locations. */
ENTENTE_API entente_status entente_map_neighbors(const entente_map* game_map, const char* phase_name,
                                                 size_t phase_name_length, entente_unit_type unit_type,
                                                 entente_location location,
                                                 ENTENTE_IS(entente_location) uint16_t* locations, size_t capacity,
                                                 size_t* length, entente_error* error);

/* A power of the base map. */
typedef struct entente_power_info {
  uint32_t struct_size;
  uint32_t home_count;
  entente_power_set friends; /* bit per power: members of the leagues that its LEAGUE line lists, its own included */
  uint32_t letter;           /* code point of its letter; 0 if it has none */
  entente_bool is_dummy;     /* 1: a dummy; `dummies` of the summary lists who may control it */
} entente_power_info;
/* A power of the base map. Errors: NOT_FOUND beyond the last. */
ENTENTE_API entente_status entente_map_power(const entente_map* game_map, entente_power power, entente_power_info* info,
                                             entente_error* error);
ENTENTE_API const char* entente_map_power_id(const entente_map* game_map, entente_power power);   /* "FRANCE" */
ENTENTE_API const char* entente_map_power_name(const entente_map* game_map, entente_power power); /* "France" */
/* Finds the power by id, name, own word, token or letter; accents may differ if only one name fits. Errors: NOT_FOUND,
 * naming the powers. */
ENTENTE_API entente_status entente_map_find_power(const entente_map* game_map, const char* text, size_t length,
                                                  entente_power* power, entente_error* error);
/* Home centers of a power on the base map, as provinces, ascending. */
ENTENTE_API entente_status entente_map_homes(const entente_map* game_map, entente_power power,
                                             ENTENTE_IS(entente_province) uint16_t* provinces, size_t capacity,
                                             size_t* length, entente_error* error);
/* All supply centers, as provinces, ascending: index = center. */
ENTENTE_API entente_status entente_map_centers(const entente_map* game_map,
                                               ENTENTE_IS(entente_province) uint16_t* provinces, size_t capacity,
                                               size_t* length, entente_error* error);

/* ---- Rules ---------------------------------------------------------------------------------------------------- */

#define ENTENTE_MAX_OPTIONS ((uint32_t)120)

/* One value for each rule option: the disputable issues of DATC section 4, the options that RULE lines of maps set, and
 * habits of judges ("victory_gain", "empty_retreats"). Plain memory; fill it with entente_rules_init. Where a function
 * takes `const entente_rules*`, NULL means the default with the RULE lines of the map; a rule that needs another map is
 * NOT_SUPPORTED.
 *   An exchange and entente_convert read inputs that may say something about rules. That changes the rules given:
 * options of the input set their options, RULE names their rules (those about press or deadlines: none), and a preset
 * is a whole rulebook. A note tells which options of the input win. With `replaces` the given rules count alone, and
 * the note tells which options they replace. All other functions ignore `replaces`; those that write rules set it to
 * 0. */
typedef struct entente_rules {
  uint32_t struct_size;
  uint8_t value[ENTENTE_MAX_OPTIONS]; /* by option index; unused ones zero */
  entente_bool replaces;              /* 0; 1: what an input says about rules does not count */
} entente_rules;

/* Sets the default (the choices that DATC 3.0 prefers) with the RULE lines of `game_map` (may be NULL). */
ENTENTE_API entente_status entente_rules_init(entente_rules* rules, ENTENTE_NULLABLE const entente_map* game_map,
                                              entente_error* error);
/* A preset: a rulebook, or the practice of a known judge. Texts end with a zero byte. */
typedef struct entente_preset_info {
  uint32_t struct_size;
  uint32_t reserved;
  char name[32]; /* "1971", which entente_rules_read reads */
  char text[96]; /* "rulebooks of 1971 and 1976" */
} entente_preset_info;
/* A preset by number: 0 is the default, "datc3". Errors: NOT_FOUND beyond the last. */
ENTENTE_API entente_status entente_preset_describe(uint32_t index, entente_preset_info* info, entente_error* error);
/* Sets one option by name: ("civil_disorder", "home_distance"). Errors: NOT_FOUND; INVALID_ARGUMENT if `rules` has
 * numbers that no option has. */
ENTENTE_API entente_status entente_rules_set(ENTENTE_INOUT entente_rules* rules, const char* option,
                                             size_t option_length, const char* value, size_t value_length,
                                             entente_error* error);
/* Reads one option by name: "home_distance". `rules` NULL: the default. Errors: NOT_FOUND; INVALID_ARGUMENT as of
 * entente_rules_set. */
ENTENTE_API entente_status entente_rules_get(const entente_rules* rules, const char* option, size_t option_length,
                                             char* value, size_t capacity, size_t* length, entente_error* error);
/* Writes the options that differ from those of `reference` (NULL: the default), as entente_rules_read reads them:
 * "civil_disorder=home_distance,waive=forbidden"; empty if none does. `all` 1: all options. Errors: INVALID_ARGUMENT as
 * of entente_rules_set. */
ENTENTE_API entente_status entente_rules_write(const entente_rules* rules, const entente_rules* reference,
                                               entente_bool all, entente_text** text, entente_error* error);
/* Reads rules from one text. The text is a preset's name; or "civil_disorder=home_distance,waive=allowed", or
 * "2023,waive=forbidden"; or a `rules` value of JSON phases: an object of options ({"civil_disorder":"home_distance"};
 * "preset":"2023" in it sets the preset that they change), an array of names of RULE lines (["NO_CHECK"]) or a preset
 * in quotes. A preset keeps the RULE lines of `game_map` (NULL: the standard map, which has none); the other forms
 * start from the default with these RULE lines. The presets are "datc3", "1971", "1982", "2000", "2023", "dptg",
 * "dpjudge", "diplomacy", "webdiplomacy", "daide" and "datc2". The call fills all of `rules`; entente_rules_init is not
 * needed before it.
 *   Errors, with line, column and offset of the word: INVALID_ARGUMENT; NOT_SUPPORTED for a rule that needs another
 *           map.
 */
ENTENTE_API entente_status entente_rules_read(ENTENTE_NULLABLE const entente_map* game_map, const char* text,
                                              size_t length, entente_rules* rules, entente_error* error);

/* Who sets an option. */
typedef uint32_t entente_option_origin;
enum {
  ENTENTE_ORIGIN_DATC = 0, /* an issue of DATC section 4 */
  ENTENTE_ORIGIN_MAP = 1,  /* RULE lines of maps */
  ENTENTE_ORIGIN_JUDGE = 2 /* neither: a habit of judges */
};
/* An option. Texts end with a zero byte. */
typedef struct entente_option_info {
  uint32_t struct_size;
  uint32_t value_count;
  entente_option_origin origin;
  uint32_t reserved;
  char name[64];      /* "civil_disorder" */
  char issue[16];     /* "4.D.8", or "" for an option that is no issue of DATC section 4 */
  char question[160]; /* the question that every value answers */
} entente_option_info;
/* Errors: NOT_FOUND beyond the last option. */
ENTENTE_API entente_status entente_option_describe(entente_option option, entente_option_info* info,
                                                   entente_error* error);
/* A value of an option. Texts end with a zero byte. */
typedef struct entente_value_info {
  uint32_t struct_size;
  char letter[8];     /* of DATC 3.0; "" if it has none */
  char name[64];      /* "home_distance" */
  char text[256];     /* the effect of the value */
  char cases[160];    /* DATC cases it changes or leaves without an answer: "6.J.3 6.J.6" */
  char no_answer[96]; /* the subset of `cases` that it leaves without an answer */
  char map_rules[64]; /* names of RULE lines that set it when all are in force */
  uint32_t reserved;
} entente_value_info;
/* Errors: NOT_FOUND beyond the last option or value. */
ENTENTE_API entente_status entente_option_value_describe(entente_option option, uint32_t value,
                                                         entente_value_info* info, entente_error* error);

/* ---- Positions ------------------------------------------------------------------------------------------------ */

/* A position is memory of entente_position_size(map) bytes, aligned to 8 and owned by the caller; its layout is
 * private. Copy it with memcpy; equal positions of one map have equal bytes. Functions that make a position take the
 * memory and its capacity in bytes and return BUFFER_TOO_SMALL if it is too small. Every function that takes a position
 * checks it: memory that is not a position of the map gives INVALID_ARGUMENT. */
ENTENTE_API size_t entente_position_size(const entente_map* game_map);

/* A unit on the board. Never grows. */
typedef struct entente_unit {
  ENTENTE_IS(entente_location) uint16_t location;
  ENTENTE_IS(entente_power) uint8_t power;
  ENTENTE_IS(entente_unit_type) uint8_t unit_type;
} entente_unit;

/* Makes the map's start position; makes an empty board at the map's first phase. */
ENTENTE_API entente_status entente_position_start(const entente_map* game_map, void* position, size_t capacity,
                                                  entente_error* error);
ENTENTE_API entente_status entente_position_clear(const entente_map* game_map, void* position, size_t capacity,
                                                  entente_error* error);
/* Checks that memory holds a sound position of the map. */
ENTENTE_API entente_status entente_position_check(const entente_map* game_map, const void* position,
                                                  entente_error* error);

/* Puts a unit on the board. Errors: INVALID_ARGUMENT if the province is occupied or the unit cannot stand there. */
ENTENTE_API entente_status entente_position_place(const entente_map* game_map, ENTENTE_INOUT void* position,
                                                  const entente_unit* unit, entente_error* error);
/* Takes the unit of a province off the board. Errors: NOT_FOUND if none stands there. */
ENTENTE_API entente_status entente_position_remove(const entente_map* game_map, ENTENTE_INOUT void* position,
                                                   entente_province province, entente_error* error);
/* Adds a dislodged unit with the locations it may retreat to, each adjacent to it.
 *   Errors: LIMIT if there are too many; WRONG_PHASE if the phase has no dislodged units: set the phase first. */
ENTENTE_API entente_status entente_position_dislodge(const entente_map* game_map, ENTENTE_INOUT void* position,
                                                     const entente_unit* unit,
                                                     ENTENTE_IS(entente_location) const uint16_t* retreats,
                                                     size_t retreat_count, entente_error* error);
/* Sets the owner of the supply center in a province; ENTENTE_NO_POWER = neutral.
 *   Errors: INVALID_ARGUMENT for a province without one. */
ENTENTE_API entente_status entente_position_set_owner(const entente_map* game_map, ENTENTE_INOUT void* position,
                                                      entente_province province, entente_power power,
                                                      entente_error* error);
/* Sets the phase by name: "S1901M", "SPRING 1901 MOVEMENT"; zeros may come before the year ("S0001M", "S01M").
 *   Errors: WRONG_PHASE if there are dislodged units and the phase cannot have any. */
ENTENTE_API entente_status entente_position_set_phase(const entente_map* game_map, ENTENTE_INOUT void* position,
                                                      const char* phase_name, size_t phase_name_length,
                                                      entente_error* error);

/* How a game ended. */
typedef uint32_t entente_end_kind;
enum {
  ENTENTE_END_NONE = 0, /* it goes on */
  ENTENTE_END_SOLO = 1,
  ENTENTE_END_SHARED_VICTORY = 2,
  ENTENTE_END_DRAW = 3,
  ENTENTE_END_CONCESSION = 4,
  ENTENTE_END_NO_RESULT = 5 /* the game stopped without a result */
};

/* Phase, numbers of units and end of a position. */
typedef struct entente_position_info {
  uint32_t struct_size;
  int32_t year;
  entente_phase_type phase_type;
  uint32_t unit_count; /* without the dislodged units */
  uint32_t dislodged_count;
  entente_end_kind end_kind;
  entente_power_set winners; /* bit per power: for whom the game ended */
  char phase_name[32];       /* "S1901M"; "COMPLETED" if the game is over */
  uint32_t place_in_flow;    /* of the phase: the later of two phases of a year has the higher number */
  uint32_t reserved;
} entente_position_info;
/* Phase, numbers of units, and how the game ended if it is over. */
ENTENTE_API entente_status entente_position_describe(const entente_map* game_map, const void* position,
                                                     entente_position_info* info, entente_error* error);
/* Ends the game: how, and for whom (bit per power). ENTENTE_END_NONE as `end_kind` lets it go on in its present phase.
 *   Errors: INVALID_ARGUMENT for winners that such an end cannot have. */
ENTENTE_API entente_status entente_position_set_end(const entente_map* game_map, ENTENTE_INOUT void* position,
                                                    entente_end_kind end_kind, entente_power_set winners,
                                                    entente_error* error);
/* Writes how a game ended, as reports say it: "it is a draw between Austria and France", "France wins", "it goes on".
 */
ENTENTE_API entente_status entente_position_end_phrase(const entente_map* game_map, const void* position,
                                                       ENTENTE_NULLABLE const entente_text_options* options, char* text,
                                                       size_t capacity, size_t* length, entente_error* error);
/* Units without the dislodged ones, ascending by province. */
ENTENTE_API entente_status entente_position_units(const entente_map* game_map, const void* position,
                                                  entente_unit* units, size_t capacity, size_t* length,
                                                  entente_error* error);
/* Dislodged units, ascending by province. */
ENTENTE_API entente_status entente_position_dislodged(const entente_map* game_map, const void* position,
                                                      entente_unit* units, size_t capacity, size_t* length,
                                                      entente_error* error);
/* Where the dislodged unit of a province may go, ascending. Errors: NOT_FOUND if no dislodged unit is there. */
ENTENTE_API entente_status entente_position_retreats(const entente_map* game_map, const void* position,
                                                     entente_province province,
                                                     ENTENTE_IS(entente_location) uint16_t* locations, size_t capacity,
                                                     size_t* length, entente_error* error);
/* Owner of every center (entente_map_info.center_count of them). */
ENTENTE_API entente_status entente_position_owners(const entente_map* game_map, const void* position,
                                                   ENTENTE_IS(entente_power) uint8_t* powers, size_t capacity,
                                                   size_t* length, entente_error* error);
/* What a power has on the board. Never grows. */
typedef struct entente_power_counts {
  uint16_t units;     /* without the dislodged ones */
  uint16_t dislodged; /* dislodged units */
  uint16_t centers;   /* supply centers that it owns and that count in the phase */
  uint16_t reserved;
} entente_power_counts;
/* The counts of every power (entente_map_info.power_count of them). */
ENTENTE_API entente_status entente_position_counts(const entente_map* game_map, const void* position,
                                                   entente_power_counts* counts, size_t capacity, size_t* length,
                                                   entente_error* error);
/* What a power has to do in an adjustments phase: > 0 the number of builds it can carry out together, < 0 the number of
 * units it must remove, or 0. The count includes claims, tokens, partisan sites, reserves and militia of the map. */
ENTENTE_API entente_status entente_position_due(const entente_map* game_map, const void* position,
                                                const entente_rules* rules, entente_power power, int32_t* due,
                                                entente_error* error);

/* Counters that only some maps have; a position keeps them for every power. On other maps they are zero. */
typedef struct entente_power_state {
  uint32_t struct_size;
  uint32_t claims;         /* owned centers that it may still turn into homes by building there (&SC) */
  uint32_t seizing_builds; /* builds left on any of its vacant homes, which it then owns (SC!) */
  uint32_t guest_builds;   /* the same, but without owning the home; they lapse after the next adjustments (SC?) */
  /* Of a dummy: index of the controller whose turn it is, of its `controllers` in the map's summary. */
  uint32_t control_turn;
  uint32_t controller; /* on maps with VASSAL_DUMMIES, of a dummy: the power that controls it, plus 1; 0: none */
} entente_power_state;
/* Returns the state of a power. `state` of entente_position_to_json has the same as `claims`, `seizing_builds`,
 * `guest_builds` and `control_turns`; entente_position_from_json and entente_position_read_line set it. Who controls a
 * dummy now is in `controllers` there, and in entente_owed.by. */
ENTENTE_API entente_status entente_position_power_state(const entente_map* game_map, const void* position,
                                                        entente_power power, entente_power_state* state,
                                                        entente_error* error);
/* Home centers of a power now, as provinces, ascending. They change with the game on maps with &SC or NEWHOMES and with
 * the phase on maps with IN and FROM; otherwise they are those of entente_map_homes. */
ENTENTE_API entente_status entente_position_homes(const entente_map* game_map, const void* position,
                                                  entente_power power, ENTENTE_IS(entente_province) uint16_t* provinces,
                                                  size_t capacity, size_t* length, entente_error* error);
/* A position as a JSON phase object without orders, and back: also what only some maps have, such as homes that change,
 * hidden builds (`hidden_builds`) and controllers of dummies. */
ENTENTE_API entente_status entente_position_to_json(const entente_map* game_map, const void* position,
                                                    entente_text** json, entente_error* error);
ENTENTE_API entente_status entente_position_from_json(const entente_map* game_map, const char* json, size_t length,
                                                      void* position, size_t capacity, entente_error* error);

/* Writes a position as one line of ASCII without a line end; reads it back. docs/lines.md describes the line. A
 * position has one line, the same in every version; the reader also accepts other sequences and full names. The opening
 * of the standard map takes 250 bytes. These functions and the next ones allocate memory while they work.
 *   Errors: of reading, INVALID_ARGUMENT with the column, the word and what was expected. */
ENTENTE_API entente_status entente_position_write_line(const entente_map* game_map, const void* position, char* line,
                                                       size_t capacity, size_t* length, entente_error* error);
ENTENTE_API entente_status entente_position_read_line(const entente_map* game_map, const char* line, size_t length,
                                                      void* position, size_t capacity, entente_error* error);
/* A hash that any language can compute again, the same in every version (FNV-1a, 64 bits): of the position's line.
 * docs/lines.md has one of the board alone. A table for one run may hash the memory itself: equal positions have equal
 * bytes. */
ENTENTE_API entente_status entente_position_hash(const entente_map* game_map, const void* position, uint64_t* hash,
                                                 entente_error* error);
/* Describes what changed between two positions of a map, which need not follow each other: phase, units, centers,
 * counters of the map, the end. For people one sentence a line; empty if nothing changed. The text says that a unit
 * moved only if no other unit of its power and type appeared or disappeared, because two positions do not show more. As
 * JSON: an array of {"kind":"moved","power":"FRANCE","unit":"A PAR","to":"GAS","sentence":".."}; see docs/json.md
 * (History).
 *   Errors: INVALID_ARGUMENT for another form. */
ENTENTE_API entente_status entente_position_difference(const entente_map* game_map, const void* before,
                                                       const void* after, entente_text_form form,
                                                       ENTENTE_NULLABLE const entente_text_options* options,
                                                       entente_text** text, entente_error* error);

/* ---- Scores --------------------------------------------------------------------------------------------------- */

/* How the scores of a game are counted. First, which powers are in the result: the winner of a solo, the winners of a
 * shared victory, the members of a draw, the powers to whom the others conceded. In a game without a result, or one
 * that goes on (scored as if it stopped now), every power that is left is in it: one with a unit, a supply center or a
 * build to make on any home. Other powers score 0. A power that is alone in the result has won. */
typedef uint32_t entente_score_system;
enum {
  ENTENTE_SCORE_DRAW_SIZE = 0,      /* 1 in equal parts */
  ENTENTE_SCORE_SUM_OF_SQUARES = 1, /* 100 shared by the squares of their centers; equally if no power has any */
  ENTENTE_SCORE_CENTER_SHARE = 2,   /* 1 shared by their centers; equally if no power has any */
  ENTENTE_SCORE_WIN_DRAW_LOSS = 3,  /* 1 to each winner, also shared or conceded; 1/2 for a part of a draw */
  ENTENTE_SCORE_DPP = 4             /* to each: the number of losers / the number of powers in the result */
};
/* A scoring system. */
typedef struct entente_score_system_info {
  uint32_t struct_size;
  uint32_t reserved;
  char name[32];  /* "draw-size" */
  char text[128]; /* how it counts */
} entente_score_system_info;
/* Errors: NOT_FOUND beyond the last. */
ENTENTE_API entente_status entente_score_system_describe(entente_score_system system, entente_score_system_info* info,
                                                         entente_error* error);

/* A fraction in lowest terms; the denominator is above 0. */
typedef struct entente_score {
  int64_t numerator;
  int64_t denominator;
} entente_score;
/* The score of every power (entente_map_info.power_count of them) at a position, where the game has ended or stands. If
 * the game goes on (entente_position_info.end_kind) the scores are provisional. `unplayed`: a bit for each power
 * without a player; dummies always count as unplayed. Unplayed powers are not left in a game and have not lost it.
 *   Errors: NOT_FOUND for an unknown system; INVALID_ARGUMENT for bits of no power. */
ENTENTE_API entente_status entente_position_scores(const entente_map* game_map, const void* position,
                                                   entente_score_system system, entente_power_set unplayed,
                                                   entente_score* scores, size_t capacity, size_t* length,
                                                   entente_error* error);

/* ---- Orders --------------------------------------------------------------------------------------------------- */

/* An order is one 64-bit value. Bits: 0-3 kind | 4 unit type | 5 unit type known | 6 via convoy | 7 third type |
 * 8 third type known | 9-15 as written | 16-23 power | 24-35 source | 36-47 target | 48-59 third | 60-63 zero. */
typedef uint64_t entente_order;

/* Order kinds. */
typedef uint32_t entente_order_kind;
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

/* How an order was written: bits of entente_order_fields.written and entente_line.written. An order read from text has
 * only the bits that the text alone shows (NO_SUCH_COAST, NATION, PATH, PERPETUAL). A line of a game has all of them,
 * because the game knows the position. Rules on how an order was written (DATC 4.A.6, 4.B.5, 4.B.6, 4.C) use the bits
 * of lines; for packed orders they use coasts and types only, because these hold no nationalities and paths. */
typedef ENTENTE_FLAGS uint32_t entente_written;
enum {
  ENTENTE_WRITTEN_WRONG_COAST = 1,   /* of the ordered unit: not the one where it stands */
  ENTENTE_WRITTEN_NO_SUCH_COAST = 2, /* a coast that does not exist, or of an army */
  ENTENTE_WRITTEN_WRONG_TYPE = 4,    /* a coast that does not exist, or a coast of an army */
  ENTENTE_WRITTEN_WRONG_NATION = 8,  /* not the unit's */
  ENTENTE_WRITTEN_NATION = 16,       /* the nationality of the supported or convoyed unit was written */
  ENTENTE_WRITTEN_PATH = 32,         /* a convoy path was written */
  ENTENTE_WRITTEN_PERPETUAL = 64     /* it stands until it is replaced (rule perpetual_orders) */
};

/* The parts of an order. */
typedef struct entente_order_fields {
  uint32_t struct_size;
  entente_order_kind kind;
  entente_power power;          /* who gives it; ENTENTE_NO_POWER: not said */
  entente_unit_type unit_type;  /* kind BUILD: the type to build */
  entente_bool unit_type_known; /* 0: the text did not say */
  entente_unit_type third_type; /* of the supported or convoyed unit */
  entente_bool third_type_known;
  entente_bool via_convoy;
  entente_written written; /* how the text wrote it; zero is fine */
  entente_location source; /* where the ordered unit stands, or the build site */
  entente_location target; /* destination of a move, retreat, supported move or convoy, or ENTENTE_NO_LOCATION */
  entente_location third;  /* where the supported or convoyed unit stands, or ENTENTE_NO_LOCATION */
} entente_order_fields;
/* An order from its fields, and back. Errors: INVALID_ARGUMENT for a field out of range; of bits that are no order. */
ENTENTE_API entente_status entente_order_pack(const entente_order_fields* fields, entente_order* order,
                                              entente_error* error);
ENTENTE_API entente_status entente_order_unpack(entente_order order, entente_order_fields* fields,
                                                entente_error* error);

/* Reads an order in any of the notations: "A PAR - BUR", "A Paris Supports A Marseilles - Burgundy", "(FRA AMY PAR) MTO
 * BUR"; a comment may follow ("A PAR H # wait"). "0x" and 16 hexadecimal digits are a packed order. `phase_type`
 * decides the meaning of "-" and "D". `rules` (NULL: the default with the RULE lines of the map) decide whether
 * ambiguous words are errors (NO_CHECK). `power` may be ENTENTE_NO_POWER if the text names the power. The function
 * looks at the text only, so it also reads illegal orders.
 *   Errors: INVALID_ARGUMENT with offset and length of the offending word and the nearest valid ones; errors of
 *           `rules`. */
ENTENTE_API entente_status entente_order_read(const entente_map* game_map, const entente_rules* rules,
                                              entente_phase_type phase_type, entente_power power, const char* text,
                                              size_t length, entente_order* order, entente_error* error);
/* Bytes that hold the normal form of any order of any map, with the final zero byte. */
#define ENTENTE_ORDER_TEXT_SIZE ((size_t)128)
/* Writes the normal form: "A PAR - BUR", "F NTH C A LON - BEL", "A PAR R GAS", "A PAR D", "A PAR B", "WAIVE". An
 * order with a place that the map does not have is written as its bits, "0x" and 16 digits. Errors: INVALID_ARGUMENT
 * for an order of kind 0, which stands for an unreadable text (entente_game_line_text). */
ENTENTE_API entente_status entente_order_write(const entente_map* game_map, entente_order order, char* text,
                                               size_t capacity, size_t* length, entente_error* error);

/* Writes many orders in normal form, one a line, as entente_order_write does for one.
 *   Errors: INVALID_ARGUMENT for an order of kind 0: "orders[3]: .."; nothing is written. */
ENTENTE_API entente_status entente_orders_write(const entente_map* game_map, const entente_order* orders,
                                                size_t order_count, entente_text** text, entente_error* error);

/* ---- Legal orders --------------------------------------------------------------------------------------------- */

/* Working memory for one thread and one map, with the outcome of the last phase. */
typedef struct entente_scratch entente_scratch;
/* Makes working memory for a map. */
ENTENTE_API entente_status entente_scratch_new(const entente_map* game_map, entente_scratch** scratch,
                                               entente_error* error);
/* Frees working memory. */
ENTENTE_API void entente_scratch_free(entente_scratch* scratch);

/* Legal orders of a power (ENTENTE_NO_POWER: of all) in a province (ENTENTE_NO_PROVINCE: in all). In a province they
 * are those of the unit that stands there (movement), was dislodged from there (retreats), or could be built or removed
 * there (adjustments). In all provinces they come unit by unit, ascending by province; in adjustments power by power,
 * with WAIVE. Each build is possible alone. At most entente_position_due builds are possible together; with claims,
 * tokens or alternative homes, not every choice of that many is. The list is empty if the game is over. A convoy is
 * legal if some route needs the fleet: for up to 20 linked fleets the function tries every chain; above that, every
 * fleet on any way counts. Here and in all later functions, output must not overlap the position or the rules. */
ENTENTE_API entente_status entente_legal_orders(entente_scratch* scratch, const void* position,
                                                const entente_rules* rules, entente_power power,
                                                entente_province province, entente_order* orders, size_t capacity,
                                                size_t* length, entente_error* error);

/* Orders of one unit, of one build site, or the WAIVE of one power: a run in a list. */
typedef struct entente_order_group {
  uint32_t first;                                 /* index of its first order in the list */
  uint32_t count;                                 /* how many */
  ENTENTE_IS(entente_province) uint16_t province; /* of the unit or site; ENTENTE_NO_PROVINCE: WAIVE */
  ENTENTE_IS(entente_power) uint8_t power;
  uint8_t reserved;
} entente_order_group;
/* Finds where the orders of each unit begin in a list of entente_legal_orders. There are at most as many
 * groups as orders. */
ENTENTE_API entente_status entente_order_groups(const entente_map* game_map, const entente_order* orders,
                                                size_t order_count, entente_order_group* groups, size_t capacity,
                                                size_t* length, entente_error* error);

/* Counts and numbers the orders of entente_legal_orders without making the lists. In a movement phase on most maps and
 * rules the functions count bits; otherwise they cost as much as the list. The number of an order is its index in the
 * list of its province, for the same position and rules. To get most or all orders, make the list: each number takes as
 * long as a few dozen orders of a list.
 *
 * The first function counts the orders of each province. WAIVE is not counted. All counts are 0 if the game is over. */
ENTENTE_API entente_status entente_legal_order_counts(entente_scratch* scratch, const void* position,
                                                      const entente_rules* rules, uint32_t* counts, size_t capacity,
                                                      size_t* length, entente_error* error);

/* The number of an order among the legal orders of its province. Never grows. */
typedef struct entente_order_number {
  uint32_t number;                                /* index in the list of the province */
  ENTENTE_IS(entente_province) uint16_t province; /* as entente_legal_orders takes it */
  uint16_t reserved;                              /* 0 */
} entente_order_number;
/* Returns the orders with some numbers. Errors: NOT_FOUND if a list is shorter. */
ENTENTE_API entente_status entente_legal_orders_numbered(entente_scratch* scratch, const void* position,
                                                         const entente_rules* rules,
                                                         const entente_order_number* numbers, size_t number_count,
                                                         entente_order* orders, size_t capacity, size_t* length,
                                                         entente_error* error);
#define ENTENTE_NOT_LISTED ((uint32_t)0xffffffff)
/* Finds the numbers of orders in the lists of their sources, ENTENTE_NOT_LISTED for orders that are in no list. Any 64
 * bits are allowed. Some legal orders are not listed in that form: supports and convoys without a coast or type, and
 * moves without VIA that only a convoy makes possible. */
ENTENTE_API entente_status entente_legal_order_numbers(entente_scratch* scratch, const void* position,
                                                       const entente_rules* rules, const entente_order* orders,
                                                       size_t order_count, uint32_t* numbers, size_t capacity,
                                                       size_t* length, entente_error* error);

/* Steps of an order that is entered step by step. Kind, other and target are always asked for if the order has them,
 * place and via only if there is more than one answer. */
typedef uint32_t entente_order_step;
enum {
  ENTENTE_STEP_NONE = 0,   /* the order is complete */
  ENTENTE_STEP_KIND = 1,   /* ENTENTE_HOLD, ENTENTE_MOVE, ... */
  ENTENTE_STEP_OTHER = 2,  /* province of the supported or convoyed unit */
  ENTENTE_STEP_TARGET = 3, /* province where it goes */
  ENTENTE_STEP_PLACE = 4,  /* the location in it, a coast; of a build the location of the site */
  ENTENTE_STEP_VIA = 5,    /* 1: by convoy, where an army may also walk */
  ENTENTE_STEP_TYPE = 6    /* of a build: ENTENTE_ARMY or ENTENTE_FLEET */
};
/* Lists the possible next choices in an order of `province` (as entente_legal_orders takes it), after the choices made
 * so far. The result is the step and its choices, ascending; every choice leads to a legal order. With
 * ENTENTE_STEP_NONE the order is complete. If there are no choices at the first step, there is nothing to order.
 * `power` (ENTENTE_NO_POWER: any) matters where several powers may build.
 *   order: the complete order, else 0.
 *   Errors: NOT_FOUND for a choice that was not offered, "chosen[1]: choice 7 ..."; others as entente_legal_orders. */
ENTENTE_API entente_status entente_order_choices(entente_scratch* scratch, const void* position,
                                                 const entente_rules* rules, entente_power power,
                                                 entente_province province, const uint32_t* chosen, size_t chosen_count,
                                                 entente_order_step* step, uint32_t* choices, size_t capacity,
                                                 size_t* length, ENTENTE_NULLABLE entente_order* order,
                                                 entente_error* error);

/* ---- Actions -------------------------------------------------------------------------------------------------- */

/* Numbers every order of a map from 0 to entente_actions_count - 1, as indices of a learner's policy vector. Numbers do
 * not depend on a position or a power: the same order of two powers is one action. For each unit at each of its places
 * there are hold, moves, moves VIA convoy, supports, convoys, retreats, disband and build, with coasts where a fleet
 * needs one. The last number is WAIVE. Orders that depend on convoying fleets (moves VIA, their supports, convoys) are
 * included if they are possible with fleets in all seas. Never changes; any threads. */
typedef struct entente_actions entente_actions;
/* Makes the actions of a map under rules. Only the options that give units orders matter (convoy_back,
 * convoying_fleets, second_coasts). The standard map has 19,293 actions, made in some milliseconds; the largest shipped
 * map 410,988.
 *   Errors: LIMIT for a map of more than 1,048,576 actions or with too many places of units; NOT_SUPPORTED under the
 *           rule option portage and for maps whose seas are linked one way only; errors of `rules`. */
ENTENTE_API entente_status entente_actions_new(const entente_map* game_map, const entente_rules* rules,
                                               entente_actions** actions, entente_error* error);
/* Frees actions. */
ENTENTE_API void entente_actions_free(entente_actions* actions);
/* The number of actions. */
ENTENTE_API uint32_t entente_actions_count(const entente_actions* actions);
/* A hash of the numbering, equal on every platform; keep it beside what was learnt. If a later release ever numbers the
 * same map differently, its hash differs. */
ENTENTE_API uint64_t entente_actions_hash(const entente_actions* actions);

#define ENTENTE_NO_ACTION ((entente_action)0xffffffff)
/* Finds the actions of orders, ENTENTE_NO_ACTION for orders that are no action. Any 64 bits are allowed. Actions are
 * orders in the form in which the functions above list them. */
ENTENTE_API entente_status entente_actions_of_orders(const entente_actions* actions, const entente_order* orders,
                                                     size_t order_count, entente_action* numbers, size_t capacity,
                                                     size_t* length, entente_error* error);
/* Finds the orders of actions; their power is ENTENTE_NO_POWER. Errors: NOT_FOUND for a number beyond the last. */
ENTENTE_API entente_status entente_actions_to_orders(const entente_actions* actions, const entente_action* numbers,
                                                     size_t number_count, entente_order* orders, size_t capacity,
                                                     size_t* length, entente_error* error);
/* Lists the actions that are legal orders of a power (ENTENTE_NO_POWER: of all), in the sequence of
 * entente_legal_orders; in a movement phase on most maps and rules without making that list. The actions of a
 * unit ascend. An order that is no action under the rules of `actions` gives ENTENTE_NO_ACTION.
 *   Errors: INVALID_ARGUMENT if the actions are of another map than the scratch. */
ENTENTE_API entente_status entente_legal_actions(entente_scratch* scratch, const void* position,
                                                 const entente_rules* rules, const entente_actions* actions,
                                                 entente_power power, entente_action* numbers, size_t capacity,
                                                 size_t* length, entente_error* error);

/* ---- Adjudication --------------------------------------------------------------------------------------------- */

/* Why an order failed, or which other outcome a line has. */
typedef uint32_t entente_reason;
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
  ENTENTE_REASON_UNRESOLVED = 11, /* a convoy or convoyed move in a paradox that the rules leave open */
  /* Not failures: */
  ENTENTE_REASON_REPLACED = 12, /* an order of a set that its power replaced, or of a unit that it handed over later */
  ENTENTE_REASON_STATED = 13,   /* no order, but a statement that counts: PROXY, SET CONTINUES */
  ENTENTE_REASON_IGNORED = 14   /* a statement that does not count */
};
/* Why an order is illegal, or void by a rule. */
typedef uint32_t entente_illegality;
enum {
  ENTENTE_ILLEGAL_NONE = 0,              /* it is legal */
  ENTENTE_ILLEGAL_MALFORMED = 1,         /* bits that no text produces, such as a location out of range */
  ENTENTE_ILLEGAL_WRONG_PHASE = 2,       /* a kind of order that does not belong to this phase */
  ENTENTE_ILLEGAL_UNIT_ABSENT = 3,       /* no unit stands there */
  ENTENTE_ILLEGAL_FOREIGN_UNIT = 4,      /* the unit belongs to another power */
  ENTENTE_ILLEGAL_OWN_PROVINCE = 5,      /* a move to the unit's own province (6.A.5) */
  ENTENTE_ILLEGAL_NOT_ADJACENT = 6,      /* the unit cannot get there */
  ENTENTE_ILLEGAL_CANNOT_STAND = 7,      /* no unit of its type may be there (6.A.3, 6.A.4) */
  ENTENTE_ILLEGAL_COAST_NEEDED = 8,      /* several coasts could be meant (6.B.1) */
  ENTENTE_ILLEGAL_COAST_UNREACHABLE = 9, /* the written coast cannot be reached (6.B.3) */
  ENTENTE_ILLEGAL_NO_FLEETS = 10, /* no fleets on the board could carry the army (6.D.32), or no armies the fleet */
  ENTENTE_ILLEGAL_FLEET_NOT_CONVOYED = 11,    /* only armies can be convoyed (6.A.7) */
  ENTENTE_ILLEGAL_SUPPORTS_ITSELF = 12,       /* support of the unit's own province (6.A.8) */
  ENTENTE_ILLEGAL_SUPPORT_UNREACHABLE = 13,   /* the supporter could not go there itself (6.A.10) */
  ENTENTE_ILLEGAL_SUPPORTED_ABSENT = 14,      /* no unit stands at the place of the supported unit */
  ENTENTE_ILLEGAL_SUPPORTED_CANNOT_MOVE = 15, /* the supported move is impossible (6.D.22 .. 6.D.31) */
  ENTENTE_ILLEGAL_CARRIER_NOT_AT_SEA = 16,    /* a convoy of an army by a unit that is no fleet at sea (6.F.1) */
  ENTENTE_ILLEGAL_CONVOYED_ABSENT = 17,    /* no unit that could be convoyed stands at the place of the convoyed unit */
  ENTENTE_ILLEGAL_CARRIER_NOT_NEEDED = 18, /* no route needs this unit (6.F.12, 6.G.7, 6.G.19) */
  ENTENTE_ILLEGAL_ORDERED_TWICE = 19,      /* two different legal orders for one unit (4.D.3) */
  ENTENTE_ILLEGAL_NOT_DISLODGED = 20,      /* a retreat of a unit that was not dislodged */
  ENTENTE_ILLEGAL_NO_RETREAT = 21,         /* the unit may not retreat there */
  ENTENTE_ILLEGAL_NOTHING_DUE = 22,        /* the power has nothing to build, or nothing to remove */
  ENTENTE_ILLEGAL_NO_BUILD_SITE = 23,      /* not a place where the power may build */
  ENTENTE_ILLEGAL_SITE_OCCUPIED = 24,      /* a unit stands there (6.I.4) */
  ENTENTE_ILLEGAL_BUILD_TYPE_NEEDED = 25,  /* the order does not say whether to build an army or a fleet (4.C.3) */
  ENTENTE_ILLEGAL_POWER_UNKNOWN = 26,      /* the order does not name its power */
  ENTENTE_ILLEGAL_SUPPORTER_CARRIES = 27,  /* no fleet but the supporter could carry the supported army (6.D.31) */
  ENTENTE_ILLEGAL_PASSAGE_CLOSED = 28,     /* the passage is closed to the power, or until it owns certain centers */
  ENTENTE_ILLEGAL_PASSAGE_WEAK = 29,       /* a support over a passage of less than full strength */
  ENTENTE_ILLEGAL_LEAGUE = 30,             /* the league of the unit's power forbids it */
  ENTENTE_ILLEGAL_IMMOBILE = 31,           /* the units of dummies do not move (IMMOBILE_DUMMIES) */
  ENTENTE_ILLEGAL_REPLACED = 32,           /* a later set of orders of the power counts instead (4.D.1) */
  ENTENTE_ILLEGAL_WRONG_UNIT_COAST = 33,   /* the written coast of the ordered fleet is not where it stands (4.B.5) */
  ENTENTE_ILLEGAL_NEEDLESS_COAST = 34,     /* a coast that does not exist, or for an army (4.B.6) */
  ENTENTE_ILLEGAL_TYPE_MISSING = 35,       /* no type of the ordered, supported or convoyed unit (4.C.1) */
  ENTENTE_ILLEGAL_TYPE_WRONG = 36,         /* army for a fleet, or fleet for an army (4.C.2) */
  ENTENTE_ILLEGAL_NATION_MISSING = 37,     /* no nationality of a foreign unit that is supported or convoyed (4.C.5) */
  ENTENTE_ILLEGAL_NATION_WRONG = 38,       /* the unit belongs to another power (4.C.6) */
  ENTENTE_ILLEGAL_ANOTHER_COUNTS = 39, /* another order of the power for the unit or build site counts (4.D.3, 4.D.5) */
  ENTENTE_ILLEGAL_BUILT_TWICE = 40,    /* several builds in one province (4.D.5) */
  ENTENTE_ILLEGAL_NO_WAIVE = 41,       /* builds may not be waived (4.D.7) */
  ENTENTE_ILLEGAL_MOVES_IN_VAIN = 42,  /* the unit supported to hold was ordered to make an impossible move (4.E.1) */
  ENTENTE_ILLEGAL_IN_DISORDER = 43,    /* the power of the unit supported to hold is in civil disorder (4.D.9) */
  ENTENTE_ILLEGAL_PATH_MISSING = 44,   /* a move by sea that names no path (4.A.6) */
  ENTENTE_ILLEGAL_PATH_BROKEN = 45,    /* no units on the board could carry it along the path (4.A.6) */
  ENTENTE_ILLEGAL_SETS_UNORDERED = 46, /* the last of the power's sets of orders is unknown, so none counts (4.D.2) */
  ENTENTE_ILLEGAL_COAST_REFUSED = 47,  /* a support or convoy that names a coast of the destination (NO_CHECK) */
  ENTENTE_ILLEGAL_HANDED_OVER = 48     /* the power handed the unit over later (4.E.5 b) */
};

/* The result of an order. */
typedef struct entente_order_result {
  entente_order order; /* normalised: real type and coast filled in */
  ENTENTE_IS(entente_province)
  uint16_t cause; /* province (before the phase) of the unit that made the order fail, or ENTENTE_NO_PROVINCE */
  ENTENTE_IS(entente_province)
  uint16_t dislodged_by; /* province of the unit that dislodged the ordered unit, or ENTENTE_NO_PROVINCE */
  ENTENTE_IS(entente_reason) uint8_t reason; /* ENTENTE_REASON_NONE: it succeeded */
  ENTENTE_IS(entente_illegality)
  uint8_t illegality;                       /* why the order is illegal, or void by a rule */
  ENTENTE_IS(entente_bool) uint8_t implied; /* 1: not given, but implied for a unit without a legal order */
  ENTENTE_IS(entente_bool)
  uint8_t hidden; /* 1: a build that the other powers do not see before the next movement results */
} entente_order_result;

/* Events: results without an order. */
typedef uint32_t entente_event_kind;
enum {
  ENTENTE_EVENT_DISBANDED = 1, /* a dislodged unit was lost */
  ENTENTE_EVENT_REMOVED = 2,   /* removed because its power has too many */
  ENTENTE_EVENT_WAIVED = 3,    /* a build that was due was not used */
  ENTENTE_EVENT_SOLO = 4,      /* a power won */
  ENTENTE_EVENT_CAUGHT = 5,    /* the map has no place for the unit in the new phase: it may only hold */
  ENTENTE_EVENT_FREED = 6,     /* a caught unit has a place again */
  ENTENTE_EVENT_ADAPTED = 7,   /* the unit changed its type or coast with the map; `unit` is the new one */
  ENTENTE_EVENT_BUILT = 8,     /* built for a power that ordered no builds (rule CD_BUILDS) */
  ENTENTE_EVENT_RETREATED = 9, /* for a power that ordered no retreats (rule CD_RETREATS); `unit` is where it went */
  ENTENTE_EVENT_SHARED_VICTORY = 10 /* a power won together with others; an event for each (rule SHARED_VICTORY) */
};
/* Why an event happened. */
typedef uint32_t entente_event_why;
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
  ENTENTE_WHY_IMMOBILE = 13,           /* the same for a dummy without a controller (rule IMMOBILE_DUMMIES) */
  ENTENTE_WHY_ORDERED = 14,            /* its order disbanded it */
  ENTENTE_WHY_RETREAT_FAILED = 15      /* its retreat failed */
};
/* An event. Never grows. */
typedef struct entente_event {
  ENTENTE_IS(entente_event_kind) uint8_t kind;
  ENTENTE_IS(entente_event_why) uint8_t why;
  ENTENTE_IS(entente_power) uint8_t power;
  uint8_t reserved;
  entente_unit unit; /* location ENTENTE_NO_LOCATION if the event is not about a unit */
} entente_event;

/* Counts and end of an adjudicated phase. */
typedef struct entente_phase_summary {
  uint32_t struct_size;
  uint32_t result_count; /* one for each order, then the implied ones */
  uint32_t event_count;
  entente_end_kind end_kind;    /* whether the phase ended the game, and how */
  entente_power_set winners;    /* bit per power: the winners of that end */
  entente_power_set by_default; /* of a phase of a game: the powers that played their default orders; else 0 */
  /* Of a phase of a game, else 0: a number that is another one when the phase was undone and other orders were played
   * since, in it or before it. So a caller sees whether results that it keeps are still those of the game. */
  uint64_t serial;
} entente_phase_summary;

/* Lists of texts about a phase. Each text is followed by a line end; a line end inside a text becomes a blank. */
typedef uint32_t entente_phase_texts;
enum {
  ENTENTE_TEXTS_ORDERS = 0,  /* for each result the order: as it was written, else in normal form */
  ENTENTE_TEXTS_RESULTS = 1, /* for each result why it ended so: a sentence, and a second one if the order that was
                                handed in had no unit type or a wrong one */
  ENTENTE_TEXTS_EVENTS = 2,  /* for each event its sentence */
  ENTENTE_TEXTS_LOSSES = 3   /* for each loss its sentence */
};

/* Adjudicates one phase of a position. `summary` may be NULL. Results, events and positions stay in the scratch until
 * it adjudicates or plays again; read them with the functions below.
 *
 *   orders   up to 1,048,576, in any sequence (adjustment orders count in sequence, per power). Any 64 bits are
 *            allowed: bits that are no order count as an illegal order.
 *
 *   Errors   WRONG_PHASE if the game is over; LIMIT; INVALID_ARGUMENT. After an error the scratch has no results. */
ENTENTE_API entente_status entente_adjudicate(entente_scratch* scratch, const void* position,
                                              const entente_rules* rules, const entente_order* orders,
                                              size_t order_count, ENTENTE_NULLABLE entente_phase_summary* summary,
                                              entente_error* error);
/* The results. Result i belongs to order i. The implied ones follow, for units without a legal order: a hold in a
 * movement phase, a disbandment of a dislodged unit in a retreats phase. result_size is sizeof(entente_order_result).
 * Errors: WRONG_PHASE if nothing was adjudicated. */
ENTENTE_API entente_status entente_scratch_results(const entente_scratch* scratch, entente_order_result* results,
                                                   size_t result_size, size_t capacity, size_t* length,
                                                   entente_error* error);
/* The events of the phase and of the phases without orders that were skipped after it. Errors: WRONG_PHASE if nothing
 * was adjudicated. */
ENTENTE_API entente_status entente_scratch_events(const entente_scratch* scratch, entente_event* events,
                                                  size_t capacity, size_t* length, entente_error* error);
/* All units that the phase cost, as events: those of entente_scratch_events, then those that an order disbanded
 * (ENTENTE_WHY_ORDERED) and those whose retreat failed (ENTENTE_WHY_RETREAT_FAILED). A dislodged unit that may still
 * retreat is not lost. Errors: WRONG_PHASE if nothing was adjudicated. */
ENTENTE_API entente_status entente_scratch_losses(const entente_scratch* scratch, entente_event* losses,
                                                  size_t capacity, size_t* length, entente_error* error);
/* The position straight after the phase, before centers change hands. It can be looked at; if units were dislodged it
 * cannot be played, changed or written as JSON. The second function gives the next position: of the end of the game, or
 * of the next phase to be played. A movement phase is always played, and so is a phase of the map's own, even without
 * units. A retreats phase is played if a dislodged unit has a place to go, an adjustments phase if a power may build or
 * must remove. Other retreats and adjustments phases are skipped unless the rules keep them (`empty_retreats`,
 * `empty_phases`). Errors: WRONG_PHASE if nothing was adjudicated. */
ENTENTE_API entente_status entente_scratch_after(const entente_scratch* scratch, void* position, size_t capacity,
                                                 entente_error* error);
/* Errors: WRONG_PHASE if nothing was adjudicated. */
ENTENTE_API entente_status entente_scratch_next(const entente_scratch* scratch, void* position, size_t capacity,
                                                entente_error* error);
/* All texts of one kind. Errors: WRONG_PHASE if nothing was adjudicated. */
ENTENTE_API entente_status entente_scratch_texts(const entente_scratch* scratch, entente_phase_texts kind,
                                                 ENTENTE_NULLABLE const entente_text_options* options,
                                                 entente_text** texts, entente_error* error);

/* Adjudicates many positions, one after the other, on the calling thread. Position i is at positions + i *
 * entente_position_size and becomes its next position. Its orders are orders[order_starts[i]] .. orders[order_starts[i
 * + 1] - 1]. Their results, without implied ones, go to the same indices of `results`, which may be NULL. A position
 * that cannot be adjudicated stays as it is, the results of its orders become zero, and the call goes on: statuses[i]
 * (may be NULL) is ENTENTE_OK, WRONG_PHASE for a game that is over, or what entente_adjudicate gives for it. The output
 * (positions, results, statuses) must not overlap any other argument, including the rules and the error. The scratch
 * has no results afterwards.
 *   Errors   That of the first position which cannot be adjudicated and is of no game that is over, after all were
 *            tried; the message begins "positions[7]: ". Nothing is done for wrong arguments: INVALID_ARGUMENT where
 *            memory overlaps, naming both arguments, or order_starts does not ascend; LIMIT for too many orders of a
 *            position. After OUT_OF_MEMORY the positions that were not reached have that status. */
ENTENTE_API entente_status entente_adjudicate_batch(
    entente_scratch* scratch, ENTENTE_INOUT ENTENTE_COUNT(position_count) void* positions, size_t position_count,
    const entente_rules* rules, ENTENTE_COUNT(order_starts[position_count]) const entente_order* orders,
    ENTENTE_COUNT(position_count + 1) const uint64_t* order_starts,
    ENTENTE_NULLABLE ENTENTE_COUNT(order_starts[position_count]) entente_order_result* results, size_t result_size,
    ENTENTE_NULLABLE ENTENTE_COUNT(position_count) entente_status* statuses, entente_error* error);

/* ---- Explanations: why an order ended as it did ---------------------------------------------------------------- */

/* Explains why orders of the last adjudicated phase ended as they did: the strengths compared, which supports count and
 * which do not, the routes of convoys, the orders of a paradox, where dislodged units may and may not go, and the
 * orders of others that made an order fail. The function resolves a movement phase once more.
 *
 *   order_text  an order ("A PAR - BUR"); or a unit or its place ("A PAR", "PAR"), for all orders and events of the
 *               unit; or an unreadable line, as it was written. Empty: all orders and events.
 *   form        for people: a heading for each order, then one sentence a line. As JSON: {"phase","orders":[{"power",
 *               "order","outcome","reason","illegality","word","sentence","comparisons","attacks","by_sea","routes",
 *               "core","places","culprits","statements"}],"events":[..]}; empty members are left out
 *               (docs/explanations.md). The graphs are of the whole phase: which orders depend on which other orders,
 *               and why. As JSON: {"phase","nodes":[{"unit","power","order","outcome","reason"}],"edges":[{"unit",
 *               "on","by","decides"}]}, which has no sentences.
 *
 *   Errors   WRONG_PHASE if nothing was adjudicated; NOT_FOUND if no such order was given (the message says what was
 *            ordered instead, or that no unit stands there); INVALID_ARGUMENT for a text that is no order and no place.
 *   Source   DATC 5.B. */
ENTENTE_API entente_status entente_scratch_explain(entente_scratch* scratch, const char* order_text,
                                                   size_t order_text_length, entente_text_form form,
                                                   ENTENTE_NULLABLE const entente_text_options* options,
                                                   entente_text** explanation, entente_error* error);

/* ---- Advice: possible mistakes in orders, before they are adjudicated ------------------------------------------ */

/* Whose orders are unknown. Their units may do anything, and their lines are ignored. */
typedef uint32_t entente_unknown_orders;
enum {
  ENTENTE_UNKNOWN_ABSENT = 0, /* powers that have something to order, handed in nothing and are not in `about` */
  ENTENTE_UNKNOWN_LISTED = 1  /* the powers in `unknown` */
};
/* What the advice is about. NULL, or 0 in every member: all orders that were handed in. */
typedef struct entente_advise_options {
  uint32_t struct_size;
  entente_unknown_orders which_unknown;
  entente_power_set unknown; /* a bit per power; 0 with ENTENTE_UNKNOWN_ABSENT */
  entente_power_set about;   /* bit per power: whose orders and units the advice is about; 0: all */
  entente_bool outlook;      /* 1: also the certain and possible results under any orders of unknown powers */
  uint32_t reserved;         /* 0 */
} entente_advise_options;

/* ---- Games ---------------------------------------------------------------------------------------------------- */

/* A game over time: position, submitted orders, history. Phases are counted from 0; `phase` equal to the number of
 * phases played means the current one. */
typedef struct entente_game entente_game;

/* Makes a game that starts at a position (NULL: at the start of the map). */
ENTENTE_API entente_status entente_game_new(const entente_map* game_map, const entente_rules* rules,
                                            ENTENTE_NULLABLE const void* position, entente_game** game,
                                            entente_error* error);
/* Frees a game. */
ENTENTE_API void entente_game_free(entente_game* game);
/* Makes an independent copy. The copy shares the played phases; it costs a position and the orders handed in for it.
 * From its first phase on it has working memory of its own, about 200 kB on the standard map: to look at many
 * continuations, adjudicate positions with one scratch. */
ENTENTE_API entente_status entente_game_fork(const entente_game* game, entente_game** copy, entente_error* error);
/* Makes a copy as a power may see it: without the orders, default orders and votes of powers that it may not order
 * (entente_game_may_order), without their hidden builds and the permissions of others, and without undone phases. It
 * keeps what was played, and who waits. The copy is independent, as a fork is; saved, it may be sent to the player.
 *   Errors: NOT_SUPPORTED if the game could not have come to this phase without the hidden builds. */
ENTENTE_API entente_status entente_game_view(const entente_game* game, entente_power power, entente_game** view,
                                             entente_error* error);

/* The number of phases played; the map (no new reference); the rules. */
ENTENTE_API entente_phase entente_game_phase_count(const entente_game* game);
ENTENTE_API const entente_map* entente_game_map(const entente_game* game);
ENTENTE_API entente_status entente_game_rules(const entente_game* game, entente_rules* rules, entente_error* error);
/* The position at the start of a phase. Errors: INVALID_ARGUMENT for a phase that the game has not reached. */
ENTENTE_API entente_status entente_game_position(const entente_game* game, entente_phase phase, void* position,
                                                 size_t capacity, entente_error* error);

/* Finds the first phase of that name among those played and the current one, in any form of it that
 * entente_document_find_phase knows. Errors: NOT_FOUND if there is none. */
ENTENTE_API entente_status entente_game_find_phase(const entente_game* game, const char* phase_name,
                                                   size_t phase_name_length, entente_phase* phase,
                                                   entente_error* error);
/* Legal orders in the current phase, in the sequence of entente_legal_orders: those of a power
 * (ENTENTE_NO_POWER: of all) for one unit or build site (ENTENTE_NO_PROVINCE: for all). The list is empty if the game
 * is over. */
ENTENTE_API entente_status entente_game_legal_orders(const entente_game* game, entente_power power,
                                                     entente_province province, entente_order* orders, size_t capacity,
                                                     size_t* length, entente_error* error);
/* What one order is worth by itself. */
typedef struct entente_order_check {
  uint32_t struct_size;
  entente_bool is_legal;
  entente_reason reason;         /* ENTENTE_REASON_NONE if it is legal; else _ILLEGAL, _UNREADABLE, or of a statement
                                    _STATED or _IGNORED */
  entente_illegality illegality; /* of an illegal order */
  entente_written written;
  uint32_t fault_offset; /* of an unreadable text: where in it the unreadable part starts */
  uint32_t fault_length; /* in bytes */
  uint32_t reserved;
  entente_order order; /* of kind 0 if the text is no order */
} entente_order_check;
/* Checks one order of a power for the current phase, in any notation, without the orders handed in. The game does not
 * change. A legal order may still fail. `sentence` gets the reason; it is empty for a legal order.
 *   Errors: WRONG_PHASE if the game is over. An illegal or unreadable order is no error. */
ENTENTE_API entente_status entente_game_check_order(const entente_game* game, entente_power power, const char* text,
                                                    size_t length, ENTENTE_NULLABLE const entente_text_options* options,
                                                    entente_order_check* check,
                                                    ENTENTE_NULLABLE entente_text** sentence, entente_error* error);

/* How a draw is voted on. */
typedef uint32_t entente_draw_policy;
enum {
  ENTENTE_DRAW_JUDGE_DIAS = 0,   /* yes or no to a draw of all survivors; a list counts as a yes */
  ENTENTE_DRAW_JUDGE_NODIAS = 1, /* a list of survivors, which approves a family of draws */
  ENTENTE_DRAW_NJUDGE = 2,       /* as ENTENTE_DRAW_JUDGE_NODIAS, counted as the old judge's code does */
  ENTENTE_DRAW_DAIDE = 3,        /* yes or no */
  ENTENTE_DRAW_DAIDE_PDA = 4,    /* any number of lists, each for exactly that draw */
  ENTENTE_DRAW_DPP = 5,          /* yes or no */
  ENTENTE_DRAW_DPP_PDA = 6       /* one list, for exactly that draw; a list of one power votes for its victory */
};
/* The draw vote of a game; a new game has ENTENTE_DRAW_JUDGE_DIAS. A power with a unit or a supply center votes and may
 * be in a draw (in DAIDE it needs a center, in DPP a unit); dummies, which have no player, do neither. A vote that
 * completes a draw ends the game: ENTENTE_END_DRAW, or ENTENTE_END_CONCESSION for one power. Processing or undoing a
 * phase, a change of policy and the end of the game delete all votes. The caller decides who may see votes.
 *   Errors: WRONG_PHASE if the game is over. */
ENTENTE_API entente_status entente_game_set_draw_policy(entente_game* game, entente_draw_policy policy,
                                                        entente_error* error);
/* A game and its current phase. */
typedef struct entente_game_info {
  uint32_t struct_size;
  int32_t year; /* of the current phase */
  entente_phase_type phase_type;
  entente_end_kind end_kind; /* ENTENTE_END_NONE: the game goes on */
  entente_power_set winners; /* of the end */
  entente_power_set waiting; /* powers that want the phase to wait */
  entente_phase phase_count; /* phases played; also the number of the current phase */
  uint32_t undone_count;     /* phases that can be redone */
  entente_draw_policy draw_policy;
  uint32_t line_count; /* lines handed in for the current phase */
  char phase_name[32]; /* "S1901M"; "COMPLETED" if the game is over */
  uint64_t reserved;
} entente_game_info;
/* Describes a game and its current phase. */
ENTENTE_API entente_status entente_game_describe(const entente_game* game, entente_game_info* info,
                                                 entente_error* error);
/* Kinds of votes. */
typedef uint32_t entente_vote_kind;
enum {
  ENTENTE_VOTE_DRAW = 0,    /* yes */
  ENTENTE_VOTE_NO_DRAW = 1, /* takes back the power's vote for a draw */
  ENTENTE_VOTE_LIST = 2,    /* for a draw of some powers */
  ENTENTE_VOTE_CONCEDE = 3  /* concedes to the power with more supply centers than any other (dummies aside) */
};
/* A vote. Never grows. */
typedef struct entente_vote {
  entente_power_set powers;                /* LIST: the draw; CONCEDE: the power conceded to; else 0 */
  ENTENTE_IS(entente_power) uint8_t power; /* who votes */
  ENTENTE_IS(entente_vote_kind) uint8_t kind;
  /* Of a vote that is given: 1: the yes came as a list, which counts as a plain yes; not saved. */
  ENTENTE_IS(entente_bool) uint8_t list_ignored;
  uint8_t reserved[5];
} entente_vote;
/* Casts a vote. The game also ends when all powers but one have conceded to it. Errors: WRONG_PHASE if the game is
 * over; INVALID_ARGUMENT, saying why, for a vote that is refused; policies other than ENTENTE_DRAW_JUDGE_DIAS have no
 * concession. Nothing changes then. */
ENTENTE_API entente_status entente_game_vote(entente_game* game, const entente_vote* vote, entente_error* error);
/* Takes a vote back; succeeds if the power had cast none. ENTENTE_VOTE_DRAW and ENTENTE_VOTE_NO_DRAW both take back the
 * power's yes, and its list if it has only one; ENTENTE_VOTE_CONCEDE takes back its concession, to any power. Errors:
 * WRONG_PHASE if the game is over; INVALID_ARGUMENT, saying why, for a vote that is refused. Nothing changes then. */
ENTENTE_API entente_status entente_game_cancel_vote(entente_game* game, const entente_vote* vote, entente_error* error);
/* The votes that count now, power by power: its yes or its lists, then its concession. */
ENTENTE_API entente_status entente_game_votes(const entente_game* game, entente_vote* votes, size_t capacity,
                                              size_t* length, entente_error* error);
/* Carries out a mail judge's command, in any case: "SET DRAW", "SET DRAW AEF", "SET NODRAW", "SET CONCEDE F" of a
 * power; "SET DIAS" and "SET NODIAS" of the moderator (ENTENTE_NO_POWER). Any name of the map or a letter means a
 * power. Under ENTENTE_DRAW_JUDGE_DIAS "SET DRAW AEF" counts as "SET DRAW", as it did with mail judges;
 * entente_game_votes then gives `list_ignored`, so that the host can inform the player. Errors: WRONG_PHASE if the
 * game is over; INVALID_ARGUMENT, saying why, for a vote that is refused. Nothing changes then. */
ENTENTE_API entente_status entente_game_vote_command(entente_game* game, entente_power power, const char* text,
                                                     size_t length, entente_error* error);
/* Ends the game as its players or the host decide: how, and for whom (bit per power). The orders submitted for the
 * current phase are dropped.
 *   Errors: WRONG_PHASE if the game is over; INVALID_ARGUMENT for winners that such an end cannot have. */
ENTENTE_API entente_status entente_game_end(entente_game* game, entente_end_kind end_kind, entente_power_set winners,
                                            entente_error* error);
/* Ends beside the victory on the board, checked after each phase is processed; a new game has none. Dummies have no
 * player and do not count as left. If several apply, the first one below decides. */
typedef uint32_t entente_year_limit;
enum {
  ENTENTE_YEAR_LIMIT_DRAW = 0,         /* a draw of those who are left */
  ENTENTE_YEAR_LIMIT_MOST_CENTERS = 1, /* the most centers win: one power a solo, several a shared victory */
  ENTENTE_YEAR_LIMIT_NO_RESULT = 2
};
/* Ends of a game beside the victory on the board. */
typedef struct entente_end_rules {
  uint32_t struct_size;
  entente_bool last_survivor;    /* 1: the last power that is left wins */
  entente_bool has_last_year;    /* 1: last_year counts */
  int32_t last_year;             /* the game ends when the next phase is in a year beyond it */
  entente_year_limit year_limit; /* how it then ends */
  uint32_t stalemate_years; /* years without a center changing hands that make a draw; 0: never; at most 2^31 - 1 */
  uint32_t phase_limit;     /* played phases that make one; 0: never; at most 2^31 - 1 */
  uint32_t reserved;
} entente_end_rules;
/* Sets and gets them. Errors: INVALID_ARGUMENT for numbers out of range. */
ENTENTE_API entente_status entente_game_set_end_rules(entente_game* game, const entente_end_rules* end_rules,
                                                      entente_error* error);
ENTENTE_API entente_status entente_game_end_rules(const entente_game* game, entente_end_rules* end_rules,
                                                  entente_error* error);
/* Lets a game go on from the phase where it stopped, unless it was won on the board. Errors: WRONG_PHASE if it is not
 * over, or was won. */
ENTENTE_API entente_status entente_game_resume(entente_game* game, entente_error* error);

/* What happens to the orders that the power has handed in before. */
typedef uint32_t entente_submit_mode;
enum {
  ENTENTE_SUBMIT_REPLACE = 0,  /* they are dropped */
  ENTENTE_SUBMIT_AMEND = 1,    /* an order takes the place of the one that its unit or build site had; the rest stays */
  ENTENTE_SUBMIT_NEXT_SET = 2, /* they stay as an earlier set of orders. The rule order_sets (DATC 4.D.1) decides which
                                  sets count, by default the last. A set may be empty */
  ENTENTE_SUBMIT_DEFAULTS = 3  /* they stay; the new ones are default orders of the phase, if it hands in none */
};
/* How orders are handed in. NULL: they replace the earlier ones, and the host hands them in. */
typedef struct entente_submission {
  uint32_t struct_size;
  /* The power that hands them in: the power itself, one that controls it (a dummy) or one that the host allowed
   * (entente_game_allow); ENTENTE_NO_POWER: no check, for orders of the host. */
  entente_power by;
  entente_submit_mode mode;
  uint32_t reserved;
} entente_submission;
/* Takes the orders of a power for the current phase. Illegal orders are kept, too: they are results.
 *   Errors: INVALID_ARGUMENT if an order names another power, or if `by` may not order the power's units; LIMIT above
 *           1,048,576 orders; WRONG_PHASE if the game is over. */
ENTENTE_API entente_status entente_game_submit(entente_game* game, entente_power power, const entente_order* orders,
                                               size_t order_count, ENTENTE_NULLABLE const entente_submission* how,
                                               entente_error* error);
/* The same for text, one order a line (empty lines and lines starting with # are skipped). An unreadable line is kept
 * too; its result has the reason ENTENTE_REASON_UNREADABLE.
 *   Errors: INVALID_ARGUMENT if `by` may not order the power's units; LIMIT above 1,048,576 lines; WRONG_PHASE if the
 *           game is over. */
ENTENTE_API entente_status entente_game_submit_text(entente_game* game, entente_power power, const char* text,
                                                    size_t length, ENTENTE_NULLABLE const entente_submission* how,
                                                    entente_error* error);
/* Takes back the order for the unit or build site of a province (ENTENTE_NO_PROVINCE: all orders of the power). Default
 * orders stay. `by` is as in entente_submission.
 *   Errors: INVALID_ARGUMENT if `by` may not order the power's units; NOT_FOUND if there is no such order; WRONG_PHASE
 *           if the game is over. */
ENTENTE_API entente_status entente_game_cancel_order(entente_game* game, entente_power power, entente_province province,
                                                     entente_power by, entente_error* error);
/* Sets whether a power wants the current phase to wait: 1 or 0. entente_game_process ignores this; the host decides. */
ENTENTE_API entente_status entente_game_set_waiting(entente_game* game, entente_power power, entente_bool waits,
                                                    entente_error* error);
/* Lets a power hand in orders of another from now on (1), as a deputy does, or no longer (0). If the rules accept
 * announced proxies (proxy_orders=announced), lines in its own orders for the other's units count as the other's too.
 */
ENTENTE_API entente_status entente_game_allow(entente_game* game, entente_power by, entente_power power,
                                              entente_bool allowed, entente_error* error);
/* Whether `by` may hand in orders of `power`: 1 or 0. A power may for itself, for a dummy that it controls, and for a
 * power that the host allowed. */
ENTENTE_API entente_bool entente_game_may_order(const entente_game* game, entente_power by, entente_power power);
/* What a power still has to order in the current phase. */
typedef struct entente_owed {
  uint32_t struct_size;
  uint32_t unit_count;    /* units without a legal order; in a retreats phase dislodged units that have a place to go */
  uint32_t build_count;   /* builds that are due and possible, neither ordered nor waived */
  uint32_t removal_count; /* removals that are due and not ordered */
  entente_power by; /* the power that can order them; ENTENTE_NO_POWER for a dummy without a controller on the map */
  uint32_t reserved;
} entente_owed;
/* What a power still has to order. Errors: WRONG_PHASE if the game is over. */
ENTENTE_API entente_status entente_game_owed(const entente_game* game, entente_power power, entente_owed* owed,
                                             entente_error* error);
/* The units that entente_owed.unit_count counts, ascending by province. */
ENTENTE_API entente_status entente_game_owed_units(const entente_game* game, entente_power power, entente_unit* units,
                                                   size_t capacity, size_t* length, entente_error* error);
/* What all powers owe, as JSON for a page or an app:
 * {"phase":"S1901M","ready":false,"powers":{"FRANCE":{"handed_in":true,"waiting":false,"by":"FRANCE","units":["A PAR"],
 * "build_count":0,"removal_count":0}}}. It lists the powers that have or had something to order, or wait. `ready` is
 * true when no power waits and no power with a player owes anything. */
ENTENTE_API entente_status entente_game_owed_json(const entente_game* game, entente_text** json, entente_error* error);

/* Adjudicates the current phase with the submitted orders and goes on to the next phase to be played
 * (entente_scratch_next). Undone phases can no longer be redone.
 *   Errors: WRONG_PHASE if the game is over. */
ENTENTE_API entente_status entente_game_process(entente_game* game, entente_error* error);
/* Takes back the last processed phase and restores the orders that it was played with, as they were submitted. Unused
 * default orders, wishes to wait and votes are not restored. Errors: WRONG_PHASE if no phase was played. */
ENTENTE_API entente_status entente_game_undo(entente_game* game, entente_error* error);
/* Plays the phase that was undone last again, with the same result. After the last one, the orders handed in at that
 * time and an agreed end are restored too. Errors: WRONG_PHASE if no phase was undone. */
ENTENTE_API entente_status entente_game_redo(entente_game* game, entente_error* error);
/* Undoes or redoes phases until `phase` phases are played. It costs no more than one step.
 *   Errors: INVALID_ARGUMENT beyond the played and undone phases. */
ENTENTE_API entente_status entente_game_go_to(entente_game* game, entente_phase phase, entente_error* error);

/* The orders that a power has submitted for a phase, one for each line; an order of kind 0 for an unreadable line.
 *   Errors: INVALID_ARGUMENT for a phase that the game has not reached. */
ENTENTE_API entente_status entente_game_orders(const entente_game* game, entente_phase phase, entente_power power,
                                               entente_order* orders, size_t capacity, size_t* length,
                                               entente_error* error);
/* The same as text, one order a line: in normal form, or as it was written if that says more. entente_game_submit_text
 * reads the text back, except lines that only JSON can express (with line breaks, empty, a comment). `defaults` 1: the
 * default orders of the power for the current phase. Errors: INVALID_ARGUMENT for a phase that the game has not
 * reached, and for default orders of a played phase. */
ENTENTE_API entente_status entente_game_orders_text(const entente_game* game, entente_phase phase, entente_power power,
                                                    entente_bool defaults, entente_text** text, entente_error* error);
/* A line that was submitted: an order or an unreadable text. Lines are sorted by power; each power's lines keep their
 * sequence. */
typedef struct entente_line {
  uint32_t struct_size;
  entente_power power; /* who submitted it */
  uint32_t order_set;  /* 0: in the first set of orders of its power; the rule order_sets decides which sets count */
  entente_bool is_written;    /* 1: it came as text; 0: as a packed order */
  entente_bool is_readable;   /* 0: no order: entente_game_line_fault says why */
  entente_power unit_nation;  /* nationality written for the ordered unit, or ENTENTE_NO_POWER */
  entente_power third_nation; /* for the supported or convoyed unit */
  entente_written written;    /* with the position of the phase known */
  uint32_t fault_offset;      /* in the text, start of the unreadable part */
  uint32_t fault_length;      /* in bytes */
  entente_order order;        /* as submitted; of kind 0 if unreadable */
} entente_line;
/* The number of lines; 0 for a phase that was not reached. */
ENTENTE_API uint32_t entente_game_line_count(const entente_game* game, entente_phase phase);
/* A line of a phase, by number. Errors: NOT_FOUND beyond the last line. */
ENTENTE_API entente_status entente_game_line(const entente_game* game, entente_phase phase, uint32_t index,
                                             entente_line* line, entente_error* error);
/* The text as it was written, with '?' for bytes that are no UTF-8; empty for a packed order. After saving and loading,
 * lines (also of packed orders) have the normal form if it says the same. Errors: NOT_FOUND beyond the last line. */
ENTENTE_API entente_status entente_game_line_text(const entente_game* game, entente_phase phase, uint32_t index,
                                                  char* text, size_t capacity, size_t* length, entente_error* error);
/* Why the line is no order: "'BURR' at 9 is no place: expected a destination (nearest: BUR)", or what a statement says;
 * empty for an order. Errors: NOT_FOUND beyond the last line. */
ENTENTE_API entente_status entente_game_line_fault(const entente_game* game, entente_phase phase, uint32_t index,
                                                   ENTENTE_NULLABLE const entente_text_options* options, char* text,
                                                   size_t capacity, size_t* length, entente_error* error);
/* The convoy path as it was written, without its end; empty if the line has none. Errors: NOT_FOUND beyond the last
 * line. */
ENTENTE_API entente_status entente_game_line_path(const entente_game* game, entente_phase phase, uint32_t index,
                                                  ENTENTE_IS(entente_location) uint16_t* locations, size_t capacity,
                                                  size_t* length, entente_error* error);

/* Summary, results and events of a played phase, as entente_adjudicate gives them. Results are sorted by power: result
 * i belongs to line i (entente_game_line) and has an order of kind 0, of the line's power, if the line is unreadable;
 * the implied ones follow. Here and below, a phase that was not played is INVALID_ARGUMENT. */
ENTENTE_API entente_status entente_game_summary(const entente_game* game, entente_phase phase,
                                                entente_phase_summary* summary, entente_error* error);
ENTENTE_API entente_status entente_game_results(const entente_game* game, entente_phase phase,
                                                entente_order_result* results, size_t result_size, size_t capacity,
                                                size_t* length, entente_error* error);
ENTENTE_API entente_status entente_game_events(const entente_game* game, entente_phase phase, entente_event* events,
                                               size_t capacity, size_t* length, entente_error* error);
/* All units that a played phase cost, as entente_scratch_losses lists them. */
ENTENTE_API entente_status entente_game_losses(const entente_game* game, entente_phase phase, entente_event* losses,
                                               size_t capacity, size_t* length, entente_error* error);
/* The result of a played phase as JSON: what entente_exchange_adjudicate gives for it, with sentences as `options` say,
 * and with "losses" in the form of events and, if there are any, the powers that played "by_default".
 *   Errors: INVALID_ARGUMENT for a phase that was not played. */
ENTENTE_API entente_status entente_game_phase_json(const entente_game* game, entente_phase phase,
                                                   ENTENTE_NULLABLE const entente_text_options* options,
                                                   entente_text** json, entente_error* error);
/* The position straight after the phase, before centers change hands. */
ENTENTE_API entente_status entente_game_after(const entente_game* game, entente_phase phase, void* position,
                                              size_t capacity, entente_error* error);
/* All texts of one kind, so that a page shows every result of a phase with its order and its sentence in four calls
 * (entente_game_summary, _results, and _texts twice). Errors: INVALID_ARGUMENT for a phase that was not played. */
ENTENTE_API entente_status entente_game_texts(const entente_game* game, entente_phase phase, entente_phase_texts kind,
                                              ENTENTE_NULLABLE const entente_text_options* options,
                                              entente_text** texts, entente_error* error);
/* Explains orders of a played phase, as entente_scratch_explain does. Errors: INVALID_ARGUMENT for a phase that was not
 * played, and for a text that is no order and no place; NOT_FOUND if no such order was given. */
ENTENTE_API entente_status entente_game_explain(const entente_game* game, entente_phase phase, const char* order_text,
                                                size_t order_text_length, entente_text_form form,
                                                ENTENTE_NULLABLE const entente_text_options* options,
                                                entente_text** explanation, entente_error* error);

/* Advises on the orders handed in so far for the current phase, as entente_exchange_advise does. A power must not learn
 * others' orders from its advice: list the others as unknown. Errors: WRONG_PHASE if the game is over. */
ENTENTE_API entente_status entente_game_advise(const entente_game* game,
                                               ENTENTE_NULLABLE const entente_advise_options* question,
                                               entente_text_form form,
                                               ENTENTE_NULLABLE const entente_text_options* options,
                                               entente_text** advice, entente_error* error);

/* A hash of a game up to the start of a phase, the same on every platform and in every version. It covers the start,
 * the rules, and for every phase the orders handed in and the next position. docs/lines.md says how to compute it. It
 * takes time in proportion to the number of phases. */
ENTENTE_API entente_status entente_game_hash(const entente_game* game, entente_phase phase, uint64_t* hash,
                                             entente_error* error);

/* Writes the whole game as JSON, {"id":..,"map":..,"rules":..,"phases":[..]}, or in a binary form: a sixth of the
 * length, with everything of the current phase. JSON is text, the other bytes, which may contain zeros. Both are the
 * same on every platform; undone phases are not saved. An `id` of any JSON value is kept, also in the binary form,
 * which carries a map that is not shipped.
 *   Errors: LIMIT above 64 MiB; of the binary form also above 100,000 phases. */
ENTENTE_API entente_status entente_game_save(const entente_game* game, entente_text** json, entente_error* error);
ENTENTE_API entente_status entente_game_save_binary(const entente_game* game, ENTENTE_BYTES entente_text** bytes,
                                                    entente_error* error);
/* Reads a game in either form; the first bytes tell which. Reading plays the phases again and checks the positions.
 * `game_map`: for games that name no map or name this one, or were played on it (NULL: the map of the binary form, else
 * shipped maps only).
 *   Errors: INVALID_ARGUMENT with its place for JSON that is no game, or with a key that looks mistyped, such as
 *           "order"; INVALID_ARGUMENT for bytes that are damaged or cut off; NOT_SUPPORTED for those of a newer
 *           version; NOT_FOUND for an unknown map; LIMIT as above. */
ENTENTE_API entente_status entente_game_load(const void* saved, size_t length,
                                             ENTENTE_NULLABLE const entente_map* game_map, entente_game** game,
                                             entente_error* error);

/* ---- JSON documents ------------------------------------------------------------------------------------------- */

/* A JSON phase object or a JSON game that was read once. Its phases are accessed by index. It never changes; any
 * threads. */
typedef struct entente_document entente_document;

/* Reads the outline of a document; an error inside a phase is reported when the phase is used.
 *   Errors: INVALID_ARGUMENT with line, column and offset; LIMIT above 64 MiB. */
ENTENTE_API entente_status entente_document_read(const char* json, size_t length, entente_document** document,
                                                 entente_error* error);
/* Frees a document. */
ENTENTE_API void entente_document_free(entente_document* document);
/* 1: a game, which has "phases"; 0: a phase object, which is its own phase 0. */
ENTENTE_API entente_bool entente_document_is_game(const entente_document* document);
/* The number of phases. */
ENTENTE_API entente_phase entente_document_phase_count(const entente_document* document);
/* "S1901M"; "" if it has no name; NULL beyond the last. */
ENTENTE_API const char* entente_document_phase_name(const entente_document* document, entente_phase phase);
/* Finds the first phase of that name, in any case; zeros may come before the year ("S01M" is "S1M"). The long name of
 * reports ("SPRING 1901 MOVEMENT") finds it, too.
 *   Errors: NOT_FOUND if there is none. */
ENTENTE_API entente_status entente_document_find_phase(const entente_document* document, const char* phase_name,
                                                       size_t phase_name_length, entente_phase* phase,
                                                       entente_error* error);
/* 1 if the `orders` of the phase name a power, or are an array with elements, which no call can read. */
ENTENTE_API entente_bool entente_document_has_orders(const entente_document* document, entente_phase phase);
/* Writes a phase of a game as a phase object of its own, with the game's map, rules and id. Errors: NOT_FOUND beyond
 * the last. */
ENTENTE_API entente_status entente_document_phase(const entente_document* document, entente_phase phase,
                                                  entente_text** json, entente_error* error);

/* ---- JSON exchange -------------------------------------------------------------------------------------------- */

/* Adjudicates JSON phases and games as the program `entente` does; keeps working memory and maps between calls.
 *
 * Where a call takes `options`, they say how the sentences of its answer and its notes are written. An input may say it
 * itself: "language":"de" and "full_names":true, beside the phases of a game, in a phase object, in a ballot. These
 * change what the options say. */
typedef struct entente_exchange entente_exchange;

/* `game_map`: for inputs that name no map or name this one (NULL: standard); other inputs name shipped maps. `rules`:
 * for inputs that say nothing about rules, and the base of those that do (NULL: the default with the map's RULE
 * lines). */
ENTENTE_API entente_status entente_exchange_new(ENTENTE_NULLABLE const entente_map* game_map,
                                                const entente_rules* rules, entente_exchange** exchange,
                                                entente_error* error);
/* Frees an exchange. */
ENTENTE_API void entente_exchange_free(entente_exchange* exchange);
/* Parts of a result that the exchange can leave out: bits. */
typedef ENTENTE_FLAGS uint32_t entente_result_parts;
enum {
  ENTENTE_PART_AFTER = 1, /* "after" of an adjudicated phase */
  ENTENTE_PART_POWERS = 2 /* "powers" of legal orders */
};
/* Sets the parts that all later JSON results leave out; 0, as at first: none. Errors: INVALID_ARGUMENT for other bits.
 */
ENTENTE_API entente_status entente_exchange_leave_out(entente_exchange* exchange, entente_result_parts parts,
                                                      entente_error* error);

/* Adjudicates one phase object: {"id","name","orders":[..],"events":[..],"after":{..},"next":{..}}, with
 * "notes":["sentence"] if there are any (entente_exchange_notes). A whole game gives {"id","phases":[..]} with a result
 * for every phase with orders (entente_exchange_legal: for every phase).
 *   Errors: INVALID_ARGUMENT with line, column and offset for bad JSON, phases and positions; NOT_FOUND for an unknown
 *           map; WRONG_PHASE if the game is over. Unreadable order text is a result (reason "unreadable"), not an
 *           error. */
ENTENTE_API entente_status entente_exchange_adjudicate(entente_exchange* exchange, const char* json, size_t length,
                                                       ENTENTE_NULLABLE const entente_text_options* options,
                                                       entente_text** result, entente_error* error);
/* Lists legal orders of a phase object: {"id","orders":{"A PAR":["A PAR H", ..]},"powers":{"FRANCE":["A PAR", ..]}},
 * with "notes" if there are any. Orders are listed by unit, builds by site ("PAR"), waives by power ("FRANCE");
 * "powers" lists the keys of each power. Errors: as entente_exchange_adjudicate: INVALID_ARGUMENT, NOT_FOUND,
 * WRONG_PHASE. */
ENTENTE_API entente_status entente_exchange_legal(entente_exchange* exchange, const char* json, size_t length,
                                                  ENTENTE_NULLABLE const entente_text_options* options,
                                                  entente_text** result, entente_error* error);
/* Counts draw votes on the map of the exchange: {"id","survivors":["AUSTRIA","FRANCE"],"votes":{"AUSTRIA":
 * ["FRANCE"],"FRANCE":"NODRAW"}} gives {"id","draw":["FRANCE"]}, or "draw":null. A vote is "DRAW", "NODRAW" or a list
 * of powers; under ENTENTE_DRAW_DAIDE_PDA also a list of lists. With "steps" instead of "votes",
 * [{"by":"FRANCE","cast": "DRAW"},{"by":"ITALY","cancel":["ITALY"]},{"processed":true}], the votes count one by one:
 * {"id","replies":["accepted", "refused",null],"draw","step"}; "step" is the deciding one. The result of "votes" lists
 * the powers whose votes are refused, "refused":["FRANCE"]. "notes":["sentence"] say why a vote is refused, that a list
 * counts as a plain yes (ENTENTE_DRAW_JUDGE_DIAS), that a single survivor cannot draw, and which keys look mistyped. A
 * cancelled "DRAW" or "NODRAW" takes back the votes that entente_game_cancel_vote describes.
 *   Errors: INVALID_ARGUMENT with place: bad JSON, a value of another kind, a word that names no power, a power that
 *           votes twice. */
ENTENTE_API entente_status entente_exchange_count_votes(entente_exchange* exchange, entente_draw_policy policy,
                                                        const char* json, size_t length,
                                                        ENTENTE_NULLABLE const entente_text_options* options,
                                                        entente_text** result, entente_error* error);
/* Writes {"id":..,"error":{"status","message","line","column","offset"}} for the error `failure` of an earlier call on
 * `json`; without the place if it has none. The function reports no errors of its own. */
ENTENTE_API entente_status entente_exchange_error_json(entente_exchange* exchange, const char* json, size_t length,
                                                       const entente_error* failure, entente_text** result);

/* The same for a phase of a document. Errors: as entente_exchange_adjudicate: INVALID_ARGUMENT, WRONG_PHASE; NOT_FOUND
 * beyond the last phase. */
ENTENTE_API entente_status entente_exchange_adjudicate_phase(entente_exchange* exchange,
                                                             const entente_document* document, entente_phase phase,
                                                             ENTENTE_NULLABLE const entente_text_options* options,
                                                             entente_text** result, entente_error* error);
ENTENTE_API entente_status entente_exchange_legal_phase(entente_exchange* exchange, const entente_document* document,
                                                        entente_phase phase,
                                                        ENTENTE_NULLABLE const entente_text_options* options,
                                                        entente_text** result, entente_error* error);
/* Writes a phase as readable text: each order with outcome and reason, events, retreat places of dislodged units, next
 * position. The last phase of a game that is over says how it ended: "The game ended in F1901M: it is a draw between
 * Austria and France".
 *   Errors: as entente_exchange_adjudicate_phase: INVALID_ARGUMENT, NOT_FOUND, WRONG_PHASE. */
ENTENTE_API entente_status entente_exchange_report(entente_exchange* exchange, const entente_document* document,
                                                   entente_phase phase,
                                                   ENTENTE_NULLABLE const entente_text_options* options,
                                                   entente_text** report, entente_error* error);
/* Explains orders of a phase, as entente_scratch_explain does. Errors: those of it and of reading the phase:
 * INVALID_ARGUMENT, NOT_FOUND, WRONG_PHASE. */
ENTENTE_API entente_status entente_exchange_explain(entente_exchange* exchange, const entente_document* document,
                                                    entente_phase phase, const char* order_text,
                                                    size_t order_text_length, entente_text_form form,
                                                    ENTENTE_NULLABLE const entente_text_options* options,
                                                    entente_text** explanation, entente_error* error);
/* Advises on the orders of a phase before it is adjudicated: illegal orders, supports and convoys of moves that are not
 * ordered, moves without a chain of convoys, own units that block each other, and missing orders, each with its
 * severity. The document does not change; `outlook` adjudicates copies of the position.
 *   form   for people: a heading for each warning, then one sentence a line. As JSON: {"phase","unknown","warnings":[
 *          {"power","order","index","unit","severity","kind","illegality","sentences","meant"}],"outlook":{"exact",
 *          "order_set_count","rule","units":[{"unit","power","order","succeeds","places","lost","exact"}],"provinces":[
 *          {"province","units":[{"unit","power","from"}],"empty"}]}}; members without a value are left out
 *          (docs/explanations.md)
 *   Errors: NOT_FOUND beyond the last phase; WRONG_PHASE for a game that is over; INVALID_ARGUMENT for a question out
 *           of range. */
ENTENTE_API entente_status entente_exchange_advise(entente_exchange* exchange, const entente_document* document,
                                                   entente_phase phase,
                                                   ENTENTE_NULLABLE const entente_advise_options* question,
                                                   entente_text_form form,
                                                   ENTENTE_NULLABLE const entente_text_options* options,
                                                   entente_text** advice, entente_error* error);
/* Returns the map, rules and position of a phase; makes notes about it. *game_map belongs to the exchange; retain it to
 * keep it. `game_map` and `rules` may be NULL. Errors: as entente_exchange_adjudicate_phase: INVALID_ARGUMENT,
 * NOT_FOUND.
 */
ENTENTE_API entente_status entente_exchange_read(entente_exchange* exchange, const entente_document* document,
                                                 entente_phase phase,
                                                 ENTENTE_NULLABLE const entente_text_options* options,
                                                 ENTENTE_NULLABLE const entente_map** game_map,
                                                 ENTENTE_NULLABLE entente_rules* rules, void* position, size_t capacity,
                                                 size_t* position_size, entente_error* error);
/* Checks that the map and the rules of a game can be used, and its phases without orders, which some callers pass over;
 * makes notes about the members of the game outside its phases. */
ENTENTE_API entente_status entente_exchange_check(entente_exchange* exchange, const entente_document* document,
                                                  ENTENTE_NULLABLE const entente_text_options* options,
                                                  entente_error* error);

/* Counts of a replay. */
typedef struct entente_replay_summary {
  uint32_t struct_size;
  entente_phase phase_count; /* compared + skipped */
  uint32_t compared;         /* phases that were adjudicated and compared */
  uint32_t difference_count;
  uint32_t remark_count;  /* remarks that are no differences */
  uint32_t note_count;    /* notes about parts of the input that are not read (entente_exchange_notes) */
  uint32_t skipped_last;  /* the record has nothing after the phase */
  uint32_t skipped_empty; /* retreats phases in which no unit has a place to go */
  uint32_t skipped_over;  /* the game is over */
  uint32_t reserved;
} entente_replay_summary;
/* Adjudicates a recorded game again and compares. For people: a line of counts, then a line for each difference. As
 * JSON: {"id","map","phase_count":n,"compared":n,"skipped":{"last":n,"empty":n,"over":n},
 * "differences":[{"phase","what","recorded","ours"}],"remarks":[..]}, with "notes":["S1901M: .."] if there are any.
 * `summary` may be NULL.
 *   Errors: those of reading the game: INVALID_ARGUMENT, NOT_FOUND. */
ENTENTE_API entente_status entente_exchange_replay(entente_exchange* exchange, const entente_document* document,
                                                   entente_text_form form,
                                                   ENTENTE_NULLABLE const entente_text_options* options,
                                                   ENTENTE_NULLABLE entente_replay_summary* summary,
                                                   entente_text** replay, entente_error* error);

/* The notes of the last call, one a line; empty if there are none. Notes are not errors. A note is a sentence about a
 * part of the input that is not read or has no effect: a key that looks like another ("`order` is not read: did you
 * mean `orders`?"), orders of a power that has nothing to order, a map or rules of the exchange that the input
 * replaces. They are: for a phase its own; for a game those of all its phases; for entente_exchange_check those of the
 * game outside its phases; for a replay both, with the names of the phases. JSON results have them as "notes", reports
 * as lines. */
ENTENTE_API entente_status entente_exchange_notes(const entente_exchange* exchange, entente_text** notes,
                                                  entente_error* error);

/* ---- Drawings: the board as a picture ------------------------------------------------------------------------- */

/* Forms of a drawing. */
typedef uint32_t entente_render_form;
enum {
  /* SVG: layers ("layer-provinces", "layer-orders", "layer-units", ..), a path "province-PAR" for each province,
   * data-location="SPA/SC" and data-order="A PAR - BUR" on marks, and the board as text in <desc> */
  ENTENTE_RENDER_SVG = 0,
  ENTENTE_RENDER_TEXT = 1 /* the board as text, in sequence: for screen readers */
};
/* The colors of what is no power's. */
typedef uint32_t entente_render_theme;
enum { ENTENTE_RENDER_LIGHT = 0, ENTENTE_RENDER_DARK = 1, ENTENTE_RENDER_PRINT = 2, ENTENTE_RENDER_HIGH_CONTRAST = 3 };
/* Colors of powers: the usual ones; or colors and patterns for players to whom red and green, or blue and yellow, look
 * alike. */
typedef uint32_t entente_render_palette;
enum { ENTENTE_RENDER_USUAL = 0, ENTENTE_RENDER_RED_GREEN = 1, ENTENTE_RENDER_BLUE_YELLOW = 2 };
/* Parts of a picture: bits. */
typedef ENTENTE_FLAGS uint32_t entente_render_parts;
enum {
  ENTENTE_RENDER_ORDERS = 1,
  ENTENTE_RENDER_RESULTS = 2, /* without them orders are drawn as if all succeed */
  ENTENTE_RENDER_NAMES = 4,
  ENTENTE_RENDER_CENTERS = 8,
  ENTENTE_RENDER_LEGEND = 16
};
/* How a board is drawn; 0 in every member is the usual form. */
typedef struct entente_render_options {
  uint32_t struct_size;
  entente_render_form form;
  entente_render_theme theme;
  entente_render_palette palette;
  entente_render_parts hidden; /* the parts to leave out */
  entente_bool full_names; /* 1: full names of the phase ("Army Paris"; labels where there is room); 0: ids ("A PAR") */
  uint32_t width;          /* of SVG in pixels, of text in columns, at least 20; 0: its own, no limit */
  entente_text_language language;
  /* Bit per power: draws what their orders do surely and what they may do, however the others are ordered, instead of
   * results; 0: results. */
  entente_power_set outlook;
} entente_render_options;

/* Draws a position. The same input gives the same bytes on every platform. The first call for a map takes some
 * milliseconds longer. `options` may be NULL.
 *   Errors: INVALID_ARGUMENT for options out of range, or with an outlook, which needs orders; NOT_SUPPORTED if
 *           entente_has("drawing") is 0. */
ENTENTE_API entente_status entente_position_render(const entente_map* game_map, const void* position,
                                                   ENTENTE_NULLABLE const entente_render_options* options,
                                                   entente_text** drawing, entente_error* error);
/* Draws a phase of a document, with its orders and their results if it has orders.
 *
 *   order_text  an order or a unit, as in entente_scratch_explain: its unit gets a bright ring, and the units that made
 *               it fail dashed rings. Empty: no rings. With options.outlook it must be empty.
 *   options     may be NULL.
 *
 *   Errors      those of entente_exchange_explain and entente_position_render: INVALID_ARGUMENT, NOT_FOUND,
 *               NOT_SUPPORTED, WRONG_PHASE.
 */
ENTENTE_API entente_status entente_exchange_render(entente_exchange* exchange, const entente_document* document,
                                                   entente_phase phase, const char* order_text,
                                                   size_t order_text_length,
                                                   ENTENTE_NULLABLE const entente_render_options* options,
                                                   entente_text** drawing, entente_error* error);

/* ---- Forms of games ------------------------------------------------------------------------------------------- */

/* The forms in which games, phases and positions are exchanged. A build may lack some of them. */
typedef uint32_t entente_game_form;
enum {
  ENTENTE_GAME_FORM_JSON = 0,         /* Entente's JSON: a game or a phase */
  ENTENTE_GAME_FORM_BINARY = 1,       /* Entente's binary saved game */
  ENTENTE_GAME_FORM_DIPLOMACY = 2,    /* the saved game of the `diplomacy` Python package */
  ENTENTE_GAME_FORM_DIPCC = 3,        /* the game JSON of dipcc */
  ENTENTE_GAME_FORM_WEBDIPLOMACY = 4, /* the state from webDiplomacy's API: variants 1, 15, 23 */
  ENTENTE_GAME_FORM_DATC = 5,         /* a case in the DATC form */
  ENTENTE_GAME_FORM_JDIP = 6,         /* jDip's test-case text */
  ENTENTE_GAME_FORM_JUDGE = 7,        /* the judges' text listing */
  ENTENTE_GAME_FORM_LINE = 8,         /* a position in one line */
  ENTENTE_GAME_FORM_GUESS = 255       /* guess the form from the text */
};
/* A form. Texts end with a zero byte. */
typedef struct entente_game_form_info {
  uint32_t struct_size;
  entente_game_form form;
  char name[24]; /* "webdiplomacy" */
  char text[96]; /* "state that webDiplomacy's API gives" */
} entente_game_form_info;
/* A form of this build by number. Errors: NOT_FOUND beyond the last. */
ENTENTE_API entente_status entente_game_form_describe(uint32_t index, entente_game_form_info* info,
                                                      entente_error* error);
/* Guesses the form of a text. Errors: NOT_FOUND if it looks like none of them. */
ENTENTE_API entente_status entente_game_form_guess(const void* source, size_t length, entente_game_form* form,
                                                   entente_error* error);

/* Converts a game, a phase or a position from one form to another. `game_map`: for texts that name no map or name this
 * one (NULL: standard); other texts name shipped maps. `rules`: as for an exchange. `notes` (may be NULL) gets one
 * sentence a line, as `options` say, for each kind of content that was left out or had to be computed; it is empty if
 * there is none.
 *   Errors: NOT_FOUND if the form cannot be guessed; INVALID_ARGUMENT with line, column and offset for a text that is
 *           not in its form, and without them for a game that the other form cannot hold (another map); LIMIT for texts
 *           that are too long. An unreadable order text is no error. */
ENTENTE_API entente_status entente_convert(const void* source, size_t length, entente_game_form source_form,
                                           entente_game_form target_form, ENTENTE_NULLABLE const entente_map* game_map,
                                           const entente_rules* rules,
                                           ENTENTE_NULLABLE const entente_text_options* options,
                                           ENTENTE_BYTES entente_text** target, ENTENTE_NULLABLE entente_text** notes,
                                           entente_error* error);

/* Adjudicates a listing of the e-mail judges (ENTENTE_GAME_FORM_JUDGE). `listing` gets the last phase of `source` with its
 * results: each unit's order with the judges' words, such as (*bounce*) or (*cut, dislodged*), dislodged units with
 * their retreats and, if they change, the owners of the supply centers; then the next position as a status, or the end.
 * `game_map`: NULL is standard. `rules`: as for an exchange. `notes`: as in entente_convert.
 *   source      the orders of a phase below its heading, "Movement orders for Fall of 1901.": in the judges' words or as
 *               players type them ("France: A PAR - BUR"; FRANCE and orders below). The board is that of a status above
 *               the orders, or of the results of the phase before; without them, the units are those of the lines, the
 *               owners those at the start of the map. Of a phase with results, those are ignored; a note counts the ones
 *               that differ. Illegal orders are left out, with a note.
 *
 *   Errors      INVALID_ARGUMENT with line, column and offset for a line that cannot be read; WRONG_PHASE for a game that
 *               is over; LIMIT for texts that are too long.
 */
ENTENTE_API entente_status entente_adjudicate_listing(const char* source, size_t length,
                                                      ENTENTE_NULLABLE const entente_map* game_map,
                                                      const entente_rules* rules,
                                                      ENTENTE_NULLABLE const entente_text_options* options,
                                                      entente_text** listing, ENTENTE_NULLABLE entente_text** notes,
                                                      entente_error* error);

/* ---- Self-play ------------------------------------------------------------------------------------------------ */

/* How a game of random orders went. */
typedef struct entente_play_summary {
  uint32_t struct_size;
  entente_phase phase_count;
  uint64_t signature;        /* digest of every order, outcome and position; for a seed the same on every platform */
  entente_power_set winners; /* bit per power: the winners, if the game ended within the limit */
  entente_end_kind end_kind;
  uint32_t reserved;
} entente_play_summary;

/* Plays one game of random legal orders from the map's start until it ends or `max_phases` were played. The call
 * overwrites the scratch's last results. `summary` may be NULL. If `game` is not NULL it receives the game with its
 * history. */
ENTENTE_API entente_status entente_play(entente_scratch* scratch, const entente_rules* rules, uint64_t seed,
                                        uint32_t max_phases, ENTENTE_NULLABLE entente_play_summary* summary,
                                        ENTENTE_NULLABLE entente_game** game, entente_error* error);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* ENTENTE_ENTENTE_H_ */
