/* Entente: the messages of DAIDE, the protocol that programs play Diplomacy by. The C interface.
 *
 * Part of the library unless it was built without it (ENTENTE_PRESS=OFF); what entente.h says of errors, structs,
 * buffers, handles and threads holds here, too.
 *
 * A message is an array of tokens, 16 bits each, whose upper 8 are the category. A language knows the words of DAIDE and
 * the powers and provinces of one map. A server reads octets, checks the message at the level of its game, and answers
 * what it did not understand:
 *
 *   entente_language* language = NULL;
 *   entente_language_new(map, ENTENTE_DIALECT_0167, 0, &language, &error);
 *   entente_message_decode(octets, octet_count, ENTENTE_TOKENS_USUAL, message, room, &length, &error);
 *   entente_message_check(language, message, length, ENTENTE_MESSAGE_FROM_CLIENT, level, &check, &error);
 *   if (check.verdict == ENTENTE_MESSAGE_ALLOWED) {
 *     ... what it means ...
 *   } else {
 *     entente_message_reply(message, length, &check, reply, reply_room, &reply_length, &error);
 *     entente_message_encode(reply, reply_length, ENTENTE_TOKENS_USUAL, octets, octet_room, &octet_count, &error);
 *   }
 *   entente_language_free(language);
 */
#ifndef ENTENTE_PRESS_H_
#define ENTENTE_PRESS_H_

#include "entente/entente.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- The language of a map ------------------------------------------------------------------------------------ */

/* Any number of threads may use a `const entente_language` at once. */
typedef struct entente_language entente_language;

/* One token: 0 to 0x3fff numbers (14 bits, two's complement), 0x40.. brackets, 0x41.. powers, 0x4b.. one octet of a string,
 * 0x50.. to 0x57.. provinces; the other categories are words. */
typedef uint16_t entente_token;

#define ENTENTE_NO_TOKEN 0xffffu
#define ENTENTE_MOST_TOKENS 32767 /* of a message */

/* Editions of the syntax. */
enum {
  ENTENTE_DIALECT_0167 = 0,
  ENTENTE_DIALECT_0143 = 1 /* press has message numbers, and may be bound to another message (WRT) */
};

/* Bits of `flags`. */
enum {
  ENTENTE_LANGUAGE_FULL_DRAWS = 1 /* the game has only draws of all survivors: DRW in press has no list */
};

/* Errors: INVALID_ARGUMENT for a map of more than 256 provinces or with more than eight coasts of a province, and for an
 * unknown dialect or flag. */
ENTENTE_API entente_status entente_language_new(const entente_map* map, uint32_t dialect, uint32_t flags,
                                                entente_language** language, entente_error* error);
ENTENTE_API void entente_language_free(entente_language* language);

/* A power or province of the map: what a representation message lists. */
typedef struct entente_token_name {
  uint32_t struct_size;
  uint32_t token;
  char word[8]; /* three letters or digits and a zero byte */
} entente_token_name;
/* By number, powers before provinces, each in the sequence of their tokens. Errors: NOT_FOUND beyond the last. */
ENTENTE_API entente_status entente_language_name(const entente_language* language, uint32_t index,
                                                 entente_token_name* name, entente_error* error);

/* The token of a power of the map. */
ENTENTE_API entente_status entente_language_power(const entente_language* language, uint32_t power,
                                                  entente_token* token, entente_error* error);
/* Errors: NOT_FOUND for a token that is no power of the map. */
ENTENTE_API entente_status entente_language_find_power(const entente_language* language, entente_token token,
                                                       uint32_t* power, entente_error* error);
/* The tokens of a location: its province, and its coast (ENTENTE_NO_TOKEN if it is no coast).
 *   Errors: NOT_FOUND for a province that nobody may enter at the map's beginning: DAIDE does not know it. */
ENTENTE_API entente_status entente_language_location(const entente_language* language, uint32_t location,
                                                     entente_token* province, entente_token* coast,
                                                     entente_error* error);
/* And back. Errors: NOT_FOUND if the map has no such place. */
ENTENTE_API entente_status entente_language_find_location(const entente_language* language, entente_token province,
                                                          entente_token coast, uint32_t* location,
                                                          entente_error* error);

/* ---- Text and octets ------------------------------------------------------------------------------------------ */

/* Reads "SND (ENG) (PRP (PCE (ENG FRA)))": words in any case, brackets, numbers, strings in ' or " (the mark itself stands
 * twice), and 0x4a25 for a token without a word.
 *   Errors: INVALID_ARGUMENT with its place, for what is no sequence of tokens; LIMIT for more than ENTENTE_MOST_TOKENS. */
ENTENTE_API entente_status entente_message_read(const entente_language* language, const char* text, size_t text_length,
                                                entente_token* tokens, size_t capacity, size_t* length,
                                                entente_error* error);
/* Writes any tokens as text that reads back as the same: "SND ( ENG ) ( PRP ( PCE ( ENG FRA ) ) )". */
ENTENTE_API entente_status entente_message_write(const entente_language* language, const entente_token* tokens,
                                                 size_t token_count, char* text, size_t capacity, size_t* length,
                                                 entente_error* error);

/* Tables of tokens: two are in use that differ in the numbers of FCT, FOR and FWD. Tokens in memory are always of the
 * first. */
enum {
  ENTENTE_TOKENS_USUAL = 0,
  ENTENTE_TOKENS_FORWARD_FIRST = 1 /* clients written in Java, and a server in Python */
};
/* Tokens as they go over the wire: two octets each, the higher first. */
ENTENTE_API entente_status entente_message_encode(const entente_token* tokens, size_t token_count, uint32_t table,
                                                  uint8_t* octets, size_t capacity, size_t* length,
                                                  entente_error* error);
/* And back. A token without a meaning is none of its business: entente_message_check tells.
 *   Errors: INVALID_ARGUMENT for no octets or half a token (DAIDE's error 09) and, with its offset, for a token that is
 *           never sent (0E); LIMIT for more than ENTENTE_MOST_TOKENS (09). */
ENTENTE_API entente_status entente_message_decode(const uint8_t* octets, size_t octet_count, uint32_t table,
                                                  entente_token* tokens, size_t capacity, size_t* length,
                                                  entente_error* error);

/* ---- Checking a message --------------------------------------------------------------------------------------- */

/* Whose message it is. */
enum {
  ENTENTE_MESSAGE_FROM_CLIENT = 0,
  ENTENTE_MESSAGE_FROM_SERVER = 1,
  ENTENTE_MESSAGE_PRESS = 2 /* what stands inside SND and FRM */
};

/* Levels of the language: a game of level N allows what needs N or less. */
#define ENTENTE_LEVEL_OBSERVER (-1) /* observers, and clients that have not said who they are */
#define ENTENTE_LEVEL_FREE_TEXT 8000

enum {
  ENTENTE_MESSAGE_ALLOWED = 0,
  ENTENTE_MESSAGE_NOT_UNDERSTOOD = 1, /* answered with HUH */
  ENTENTE_MESSAGE_UNBALANCED = 2,     /* its brackets do not balance: answered with PRN */
  ENTENTE_MESSAGE_NOT_ANSWERED = 3    /* a PRN or HUH of the wrong shape: dropped */
};
typedef struct entente_message_verdict {
  uint32_t struct_size;
  uint32_t verdict; /* ENTENTE_MESSAGE_* */
  int32_t level;    /* of a message that is allowed: the least level at which it is */
  uint32_t err_at;  /* of one that is not understood: index of the token before which ERR stands */
} entente_message_verdict;
/* Checks the grammar of a message at a level: brackets first, then the first token that no message of the level has
 * there. What it means, and whether its time is right, is not looked at. A message that is not allowed is no error. */
ENTENTE_API entente_status entente_message_check(const entente_language* language, const entente_token* tokens,
                                                 size_t token_count, uint32_t kind, int32_t level,
                                                 entente_message_verdict* verdict, entente_error* error);
/* What is answered to a message of that verdict: "HUH ( .. ERR .. )", "PRN ( .. )", or nothing (length 0). */
ENTENTE_API entente_status entente_message_reply(const entente_token* tokens, size_t token_count,
                                                 const entente_message_verdict* verdict, entente_token* reply,
                                                 size_t capacity, size_t* length, entente_error* error);
/* Press that is allowed, as a server passes it on at a level: TRY loses the words above it. */
ENTENTE_API entente_status entente_message_pass_on(const entente_token* tokens, size_t token_count, int32_t level,
                                                   entente_token* press, size_t capacity, size_t* length,
                                                   entente_error* error);
/* Checks a message given as JSON, {"id","text":"SND (ENG) (..)"} or {"id","wire":"48174000.."} (two octets a token), and
 * gives one of
 *   {"id","ok":true,"level":10,"tokens":14,"wire":".."}
 *   {"id","ok":false,"reply":"HUH ( .. ERR .. )","err_at":10}, or "reply":"PRN ( .. )", or "reply":null
 *   Errors: INVALID_ARGUMENT with its place for JSON that is no such object and for what is no sequence of tokens. */
ENTENTE_API entente_status entente_message_check_json(const entente_language* language, const char* json, size_t length,
                                                      uint32_t kind, int32_t level, entente_text** result,
                                                      entente_error* error);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* ENTENTE_PRESS_H_ */
