/* Entente: orders and boards as published learners number them, and batches for training. The C interface.
 *
 * Every library with this part (entente_has("encodings")) has these functions beside those of entente.h, whose rules on
 * errors, structs, buffers, handles and threads apply here too. This header has a version of its own: entente.h may be
 * frozen while it still changes. docs/research.md says what of the published code was run, what was only read, and what
 * is unknown.
 *
 * A block of positions is `position_count` positions of one map, each entente_position_size bytes, one after the other.
 * Arrays that are written must not overlap what is read. After an error their content is undefined.
 */
#ifndef ENTENTE_ENCODINGS_H_
#define ENTENTE_ENCODINGS_H_

#include "entente/entente.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Version -------------------------------------------------------------------------------------------------- */

#define ENTENTE_ENCODINGS_ABI_VERSION ((uint32_t)0) /* of this header alone; 0: not frozen yet */
#define ENTENTE_ENCODINGS_ABI_OLDEST ((uint32_t)0)  /* the oldest header that this library still serves */

/* ENTENTE_OK if this library can serve a program compiled with `abi_version` of this header (pass
 * ENTENTE_ENCODINGS_ABI_VERSION), else ENTENTE_ERR_ABI_MISMATCH. */
ENTENTE_API entente_status entente_encodings_abi_check(uint32_t abi_version);

/* ---- Batches for training ------------------------------------------------------------------------------------- */

/* Chooses random legal orders for a block of positions, as entente_play does: a game whose state begins as the seed is
 * the game of entente_play. The orders of position i are orders[order_starts[i]] .. orders[order_starts[i + 1] - 1], as
 * entente_adjudicate_batch takes them. A position of a game that is over gets none.
 *   states  a generator of random numbers for each position, which the call advances; any 64 bits are a seed
 *   orders  room for a unit each, in an adjustments phase for entente_map_info.province_count orders
 *   Errors: INVALID_ARGUMENT for a position that is none, "positions[3]: .."; BUFFER_TOO_SMALL, with the states as they
 *           were. */
ENTENTE_API entente_status entente_random_orders(entente_scratch* scratch,
                                                 ENTENTE_COUNT(position_count) const void* positions,
                                                 size_t position_count, const entente_rules* rules,
                                                 ENTENTE_INOUT ENTENTE_COUNT(position_count) uint64_t* states,
                                                 ENTENTE_COUNT(position_count + 1) uint64_t* order_starts,
                                                 entente_order* orders, size_t capacity, size_t* length,
                                                 entente_error* error);

/* Writes for each position which actions are legal orders of a power (ENTENTE_NO_POWER: of all): a row of
 * entente_actions_count bytes, each 1 or 0. The row of a game that is over is 0.
 *   Errors: INVALID_ARGUMENT for actions of another map, or a position that is none, "positions[3]: ..". */
ENTENTE_API entente_status entente_legal_masks(entente_scratch* scratch,
                                               ENTENTE_COUNT(position_count) const void* positions,
                                               size_t position_count, const entente_rules* rules,
                                               const entente_actions* actions, entente_power power, uint8_t* masks,
                                               size_t capacity, size_t* length, entente_error* error);

/* ---- Vocabularies: published lists of orders ------------------------------------------------------------------ */

/* A published list of orders of the standard map, and the boards that go with it. Never changes; any threads. */
typedef struct entente_encoding entente_encoding;

/* The published encodings. */
typedef uint32_t entente_encoding_kind;
enum {
  ENTENTE_ENCODING_DEEPMIND = 0, /* 18,584 actions, numbers of 64 bits; the index is in the upper 16 */
  ENTENTE_ENCODING_MILA = 1,     /* 13,006 texts that DeepMind's package has beside its actions */
  ENTENTE_ENCODING_FAIR = 2,     /* 13,426 texts of FAIR's dipcc, with sets of builds; Cicero's list too */
  ENTENTE_ENCODING_DIPNET = 3    /* 13,042 texts, of which the first 11 are no orders */
};

/* Makes an encoding, from the map's borders.
 *   Errors: NOT_SUPPORTED for a map with other powers, places or borders than the standard map. */
ENTENTE_API entente_status entente_encoding_new(const entente_map* game_map, entente_encoding_kind kind,
                                                entente_encoding** encoding, entente_error* error);
/* Frees an encoding. */
ENTENTE_API void entente_encoding_free(entente_encoding* encoding);

/* Shapes of an encoding's arrays. */
typedef struct entente_encoding_info {
  uint32_t struct_size;
  entente_encoding_kind kind;
  uint32_t entry_count;      /* of the list: indices are below it */
  uint32_t word_count;       /* of the words of which entries are made: 220 of DipNet, else 0 */
  uint32_t candidate_count;  /* of a row of candidates */
  int32_t candidate_padding; /* behind the candidates of a row */
} entente_encoding_info;
/* Describes an encoding. */
ENTENTE_API entente_status entente_encoding_describe(const entente_encoding* encoding, entente_encoding_info* info,
                                                     entente_error* error);

/* Writes all entries in sequence, each followed by a line feed: texts, of DeepMind the numbers in decimal. `words` 1:
 * the words of which DipNet's entries are made. The SHA-256 of the text is the published one.
 *   Errors: NOT_SUPPORTED for words of another encoding. */
ENTENTE_API entente_status entente_encoding_list(const entente_encoding* encoding, entente_bool words,
                                                 entente_text** text, entente_error* error);
/* Writes for each entry of DipNet the numbers of its words: a row of 5, at most four words, then that of <EOS>, then 0.
 * The rows of entries that are no orders are 0.
 *   Errors: NOT_SUPPORTED for another encoding. */
ENTENTE_API entente_status entente_encoding_tokens(const entente_encoding* encoding, uint8_t* tokens, size_t capacity,
                                                   size_t* length, entente_error* error);

#define ENTENTE_NO_ENTRY ((int32_t)-1)
/* Finds the entries of orders, ENTENTE_NO_ENTRY for an order that the list cannot say. Any 64 bits are allowed. Orders
 * have the form of lists of legal orders; a support may lack the coast of its destination, and a move that only a convoy
 * makes possible may lack VIA. Entries of several builds are found for no order.
 *   phase_type  of the orders: DeepMind numbers removals and disbands of dislodged units apart */
ENTENTE_API entente_status entente_encoding_of_orders(const entente_encoding* encoding, entente_phase_type phase_type,
                                                      const entente_order* orders, size_t order_count, int32_t* indices,
                                                      size_t capacity, size_t* length, entente_error* error);
/* Turns the answers of a network into orders for a block of positions: choices[position][7 powers][17 steps], of which
 * negative ones and entries that are no orders are skipped. An entry of several builds gives several orders. Types and
 * coasts of DeepMind's actions are those of the units on the board; an action of a unit that is not there is skipped.
 * The orders of position i are orders[order_starts[i]] .. orders[order_starts[i + 1] - 1].
 *   Errors: INVALID_ARGUMENT for a position that is none, "positions[3]: .."; NOT_FOUND for an index beyond the last,
 *           "choices[12]: ..". */
ENTENTE_API entente_status entente_encoding_to_orders(const entente_encoding* encoding,
                                                      ENTENTE_COUNT(position_count) const void* positions,
                                                      size_t position_count,
                                                      ENTENTE_COUNT(position_count * 119) const int32_t* choices,
                                                      ENTENTE_COUNT(position_count + 1) uint64_t* order_starts,
                                                      entente_order* orders, size_t capacity, size_t* length,
                                                      entente_error* error);

/* Lists the legal orders of each power as entries, ascending, each once: those of power p in position i are
 * indices[starts[7 * i + p]] .. indices[starts[7 * i + p + 1] - 1]. Of FAIR in builds: every set of as many builds as the
 * power can make. A game that is over has none.
 *   Errors: INVALID_ARGUMENT for an encoding of another map than the scratch, or a position that is none,
 *           "positions[3]: ..". */
ENTENTE_API entente_status entente_encoding_legal(const entente_encoding* encoding, entente_scratch* scratch,
                                                  ENTENTE_COUNT(position_count) const void* positions,
                                                  size_t position_count, const entente_rules* rules,
                                                  ENTENTE_COUNT(position_count * 7 + 1) uint64_t* starts,
                                                  int32_t* indices, size_t capacity, size_t* length,
                                                  entente_error* error);

#define ENTENTE_MOST_STEPS ((uint32_t)17) /* orders of a power: one with 18 centers has won */
/* Fills the arrays from which a policy chooses: candidates[position][7 powers][17 steps][candidate_count], each row
 * ascending, with candidate_padding behind. In movement and retreats a step is a unit of the power (a dislodged unit),
 * in the sequence of the places, of DeepMind of its own rows. In adjustments a list of removals, or of builds, stands at
 * as many steps as there are to make; FAIR has sets of builds, at step 0 alone.
 *   places   may be NULL: places[position][7 powers][81 places], the step of the unit in a province, -2 in adjustments at
 *            each open home of a power that builds and at each unit of one that removes, else -1
 *   Errors: LIMIT for a power with more than 17 units or removals, or a unit with more candidates than a row has room,
 *           "positions[3]: .."; others as entente_encoding_legal: INVALID_ARGUMENT. */
ENTENTE_API entente_status entente_encoding_candidates(const entente_encoding* encoding, entente_scratch* scratch,
                                                       ENTENTE_COUNT(position_count) const void* positions,
                                                       size_t position_count, const entente_rules* rules,
                                                       ENTENTE_NULLABLE ENTENTE_COUNT(position_count * 567)
                                                           int8_t* places,
                                                       int32_t* candidates, size_t capacity, size_t* length,
                                                       entente_error* error);

/* ---- Boards --------------------------------------------------------------------------------------------------- */

#define ENTENTE_BOARD_PLACES ((uint32_t)81) /* rows of a board */
/* Forms of boards. */
typedef uint32_t entente_board_form;
enum {
  ENTENTE_BOARD_DEEPMIND = 0, /* 35 columns, rows in DeepMind's sequence */
  ENTENTE_BOARD_DIPNET = 1,   /* 35 columns: DipNet's, and FAIR's version 1 */
  ENTENTE_BOARD_FAIR = 2      /* 38 columns: FAIR's versions 2 and 3 */
};
/* Writes the boards of a block of positions: [position][81 places][35 or 38 columns], each 0 or 1.
 *   element_size  1: uint8_t; 4: float
 *   boards        room for position_count * 81 * columns * element_size bytes, aligned as its elements are
 *   Errors: INVALID_ARGUMENT for a position that is none, "positions[3]: ..". */
ENTENTE_API entente_status entente_encoding_boards(const entente_encoding* encoding, entente_board_form form,
                                                   ENTENTE_COUNT(position_count) const void* positions,
                                                   size_t position_count, uint32_t element_size, void* boards,
                                                   size_t capacity, size_t* length, entente_error* error);
/* Writes the orders of the last movement phase as DipNet's boards: [position][81 places][40 columns], each 0 or 1.
 *   positions  those in which the orders were given
 *   orders     as they were adjudicated, with types and coasts; of position i orders[order_starts[i]] ..
 *              orders[order_starts[i + 1] - 1]
 *   Errors: INVALID_ARGUMENT for a position that is none, or order_starts that do not ascend, "positions[3]: ..". */
ENTENTE_API entente_status entente_encoding_previous_board(
    const entente_encoding* encoding, ENTENTE_COUNT(position_count) const void* positions, size_t position_count,
    ENTENTE_COUNT(order_starts[position_count]) const entente_order* orders,
    ENTENTE_COUNT(position_count + 1) const uint64_t* order_starts, uint8_t* boards, size_t capacity, size_t* length,
    entente_error* error);
/* Writes the orders of the phases since the last movement phase, itself included, as FAIR's lists: [list][2][100], first
 * the entries, then the places of the units, sorted by entry, then by place, with 0 behind. Orders without an entry are
 * left out, and the last ones of more than 100.
 *   orders        as they were adjudicated; of list i orders[order_starts[i]] .. orders[order_starts[i + 1] - 1]
 *   order_starts  one more than there are lists
 *   Errors: INVALID_ARGUMENT for order_starts that do not ascend, "positions[3]: ..". */
ENTENTE_API entente_status entente_encoding_previous_entries(const entente_encoding* encoding,
                                                             ENTENTE_COUNT(order_starts[start_count - 1])
                                                                 const entente_order* orders,
                                                             const uint64_t* order_starts, size_t start_count,
                                                             int64_t* entries, size_t capacity, size_t* length,
                                                             entente_error* error);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* ENTENTE_ENCODINGS_H_ */
