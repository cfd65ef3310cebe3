/* Entente: the messages of DAIDE, a protocol for programs that play Diplomacy, and of its predecessor DPP. The C
 * interface.
 *
 * The library entente_press has these functions and those of entente.h; a program links it instead of entente. The
 * rules of entente.h on errors, structs, buffers, handles and threads apply here too. This header has a version of its
 * own: entente.h may be frozen while it still changes.
 *
 * A message is an array of tokens, 16 bits each, whose upper 8 are the category. A language knows the words of DAIDE
 * and the powers and provinces of one map. A server reads octets, checks the message at the level of its game, and
 * answers a message that it does not understand:
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
 *
 * A session is one side of a connection, a referee the server's side of a game. Neither has sockets or a clock: the
 * host passes in octets and the time, and takes octets and messages out. Example of a server whose connection `client`
 * has received octets:
 *
 *   entente_session_receive(session, octets, octet_count, now, &error);
 *   while (entente_session_next(session, message, room, &length, &error) == ENTENTE_OK) {
 *     entente_referee_receive(referee, client, message, length, now, &error);
 *   }
 *   while (entente_referee_next(referee, &to, message, room, &length, &error) == ENTENTE_OK) {
 *     entente_session_send(session_of[to], message, length, &error);
 *   }
 *   entente_session_take(session, &octets_to_write, &error);
 *
 * Time is in milliseconds of any clock that begins at 0 or later and never goes back; an earlier time counts as the
 * last reported time.
 */
#ifndef ENTENTE_PRESS_H_
#define ENTENTE_PRESS_H_

#include "entente/entente.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Version -------------------------------------------------------------------------------------------------- */

#define ENTENTE_PRESS_ABI_VERSION ((uint32_t)0) /* of this header alone; 0: not frozen yet */
#define ENTENTE_PRESS_ABI_OLDEST ((uint32_t)0)  /* the oldest header that this library still serves */

/* ENTENTE_OK if this library can serve a program compiled with `abi_version` of this header (pass
 * ENTENTE_PRESS_ABI_VERSION), else ENTENTE_ERR_ABI_MISMATCH. */
ENTENTE_API entente_status entente_press_abi_check(uint32_t abi_version);

/* ---- The language of a map ------------------------------------------------------------------------------------ */

/* The words of DAIDE or DPP with the powers and provinces of one map. It never changes; any threads. */
typedef struct entente_language entente_language;

/* A token: 0 to 0x3fff numbers (14 bits, two's complement), 0x40.. brackets, 0x41.. powers, 0x4b.. one octet of a
 * string, 0x50.. to 0x57.. provinces; the other categories are words. Words of DPP are 0x58.., which DAIDE never sends.
 */
typedef uint16_t entente_token;

#define ENTENTE_NO_TOKEN ((entente_token)0xffff)
#define ENTENTE_MOST_TOKENS ((size_t)32767) /* of a message */

/* Editions of the syntax of DAIDE, and DPP. A message of DPP is a line of text. entente_message_read corrects its
 * writing (words in lower case, blanks) and reads the lines of a long message (LNG, EOM) as one message. An unknown
 * word or an integer out of range is a name (one token for its start, one for each character). entente_message_write
 * gives the line to send. DPP has no levels. */
typedef uint32_t entente_dialect;
enum {
  ENTENTE_DIALECT_0167 = 0,
  ENTENTE_DIALECT_0143 = 1, /* press has message numbers and may be bound to other messages (WRT); answers must be */
  ENTENTE_DIALECT_DPP = 2,  /* the Diplomacy Programming Project of 1994 */
  ENTENTE_DIALECT_0178 = 3  /* 0.167 with the words of later drafts (CCL NAR UHY HPY ANG ULB UUB), FCT at level 10,
                               orders in AND and ORR, coasts in DMZ */
};

/* Bits of `flags`. */
typedef ENTENTE_FLAGS uint32_t entente_language_flags;
enum {
  ENTENTE_LANGUAGE_FULL_DRAWS = 1,   /* only draws of all survivors: DRW in press (of DPP, every DRW) has no list */
  ENTENTE_LANGUAGE_FORWARD_FIRST = 2 /* "wire" in JSON, of DAIDE, has tokens of ENTENTE_TOKENS_FORWARD_FIRST */
};

/* Makes the language of a map. Errors: INVALID_ARGUMENT for a map of more than 256 provinces or with more than eight
 * coasts of a province, for an unknown dialect or flag, and for DPP a map with other coasts than NCS, SCS and ECS. */
ENTENTE_API entente_status entente_language_new(const entente_map* game_map, entente_dialect dialect,
                                                entente_language_flags flags, entente_language** language,
                                                entente_error* error);
/* Frees a language. */
ENTENTE_API void entente_language_free(entente_language* language);

/* The token of a power or province of the map, as a representation message lists it. */
typedef struct entente_token_name {
  uint32_t struct_size;
  ENTENTE_IS(entente_token) uint32_t token;
  char word[8]; /* three letters or digits and a zero byte */
} entente_token_name;
/* A token name by number: powers before provinces, each in the sequence of their tokens. Errors: NOT_FOUND beyond the
 * last. */
ENTENTE_API entente_status entente_language_name(const entente_language* language, uint32_t index,
                                                 entente_token_name* name, entente_error* error);

/* The token of a power of the map. */
ENTENTE_API entente_status entente_language_power(const entente_language* language, entente_power power,
                                                  entente_token* token, entente_error* error);
/* The power of a token. Errors: NOT_FOUND for a token that is no power of the map. */
ENTENTE_API entente_status entente_language_find_power(const entente_language* language, entente_token token,
                                                       entente_power* power, entente_error* error);
/* The tokens of a location: its province, and its coast (ENTENTE_NO_TOKEN if it is no coast).
 *   Errors: NOT_FOUND for a province that no unit may enter at the map's beginning: DAIDE does not know it. */
ENTENTE_API entente_status entente_language_location(const entente_language* language, entente_location location,
                                                     entente_token* province, entente_token* coast,
                                                     entente_error* error);
/* The location of two such tokens. Errors: NOT_FOUND if the map has no such place. */
ENTENTE_API entente_status entente_language_find_location(const entente_language* language, entente_token province,
                                                          entente_token coast, entente_location* location,
                                                          entente_error* error);

/* ---- Text and octets ------------------------------------------------------------------------------------------ */

/* Reads "SND (ENG) (PRP (PCE (ENG FRA)))": words in any case, brackets, numbers, strings in ' or " (double the mark
 * inside a string), and 0x4a25 for a token without a word. Of DPP: a line, as above.
 *   Errors: INVALID_ARGUMENT with its place for text that is no sequence of tokens; LIMIT for more than
 *           ENTENTE_MOST_TOKENS. */
ENTENTE_API entente_status entente_message_read(const entente_language* language, const char* text, size_t text_length,
                                                entente_token* tokens, size_t capacity, size_t* length,
                                                entente_error* error);
/* Writes any tokens as text that reads back as the same: "SND ( ENG ) ( PRP ( PCE ( ENG FRA ) ) )". */
ENTENTE_API entente_status entente_message_write(const entente_language* language, const entente_token* tokens,
                                                 size_t token_count, char* text, size_t capacity, size_t* length,
                                                 entente_error* error);

/* Tables of tokens. Two are in use; they differ in the numbers of FCT, FOR and FWD. Tokens in memory are always of the
 * first. */
typedef uint32_t entente_token_table;
enum {
  ENTENTE_TOKENS_USUAL = 0,
  ENTENTE_TOKENS_FORWARD_FIRST = 1 /* clients written in Java, and a server in Python */
};
/* Encodes tokens of DAIDE for the wire: two octets each, the higher first. */
ENTENTE_API entente_status entente_message_encode(const entente_token* tokens, size_t token_count,
                                                  entente_token_table table, void* octets, size_t capacity,
                                                  size_t* length, entente_error* error);
/* Decodes them. It accepts tokens without a meaning; entente_message_check reports these.
 *   Errors: INVALID_ARGUMENT for no octets or half a token (DAIDE's error 09) and, with its offset, for a token that is
 *           never sent (0E); LIMIT for more than ENTENTE_MOST_TOKENS (09). */
ENTENTE_API entente_status entente_message_decode(const void* octets, size_t octet_count, entente_token_table table,
                                                  entente_token* tokens, size_t capacity, size_t* length,
                                                  entente_error* error);

/* ---- Checking a message --------------------------------------------------------------------------------------- */

/* The sender of a message. */
typedef uint32_t entente_message_kind;
enum {
  ENTENTE_MESSAGE_FROM_CLIENT = 0,
  ENTENTE_MESSAGE_FROM_SERVER = 1,
  ENTENTE_MESSAGE_PRESS = 2 /* the part inside SND and FRM */
};

/* Levels of the language: a game of level N allows messages that need N or less. */
#define ENTENTE_LEVEL_OBSERVER ((int32_t)-1) /* observers, and clients that have not said who they are */
#define ENTENTE_LEVEL_FREE_TEXT ((int32_t)8000)

/* What a check found. */
typedef uint32_t entente_verdict;
enum {
  ENTENTE_MESSAGE_ALLOWED = 0,
  ENTENTE_MESSAGE_NOT_UNDERSTOOD = 1, /* answered with HUH */
  ENTENTE_MESSAGE_UNBALANCED = 2,     /* its brackets do not balance: answered with PRN */
  ENTENTE_MESSAGE_NOT_ANSWERED = 3    /* a PRN or HUH of the wrong shape: dropped */
};
/* What a check found out about a message. */
typedef struct entente_message_verdict {
  uint32_t struct_size;
  entente_verdict verdict;
  int32_t level;           /* of an allowed message: the least level that allows it */
  uint32_t err_at;         /* if not understood: index of the token before which ERR stands, or * of DPP */
  entente_dialect dialect; /* dialect of the language that checked it: ENTENTE_DIALECT_* */
  uint32_t reserved;
} entente_message_verdict;
/* Checks the grammar of a message at a level: first the brackets, then it finds the first token that no message of the
 * level has there. It does not check the meaning or the time. A message that is not allowed is no error. */
ENTENTE_API entente_status entente_message_check(const entente_language* language, const entente_token* tokens,
                                                 size_t token_count, entente_message_kind kind, int32_t level,
                                                 entente_message_verdict* verdict, entente_error* error);
/* Writes the answer to a message with that verdict: "HUH ( .. ERR .. )", "PRN ( .. )", or nothing (length 0). If the
 * message has ENTENTE_MOST_TOKENS, a reply may have up to four tokens more and cannot be sent. */
ENTENTE_API entente_status entente_message_reply(const entente_token* tokens, size_t token_count,
                                                 const entente_message_verdict* verdict, entente_token* reply,
                                                 size_t capacity, size_t* length, entente_error* error);
/* Writes allowed press as a server passes it on at a level: TRY loses the words above that level. */
ENTENTE_API entente_status entente_message_pass_on(const entente_token* tokens, size_t token_count, int32_t level,
                                                   entente_token* press, size_t capacity, size_t* length,
                                                   entente_error* error);
/* Checks a message given as JSON, {"id","text":"SND (ENG) (..)"} or {"id","wire":"48174000.."} (two octets a token).
 * The result is one of
 *   {"id","ok":true,"level":10,"token_count":14,"wire":".."}
 *   {"id","ok":false,"reply":"HUH ( .. ERR .. )","err_at":10}, or "reply":"PRN ( .. )", or "reply":null
 * Notes are in English, as errors are: they are for those who write programs, not for players. Of DPP "wire" is the
 * line as it is sent, read without corrections, and "level" is 0. An unknown member that looks
 * like a known one gets a note at the end of the answer: "notes":["`txt` is not read: did you mean `text`?"].
 *   Errors: INVALID_ARGUMENT with its place for JSON that is no such object and for text that is no sequence of tokens.
 */
ENTENTE_API entente_status entente_message_check_json(const entente_language* language, const char* json, size_t length,
                                                      entente_message_kind kind, int32_t level, entente_text** result,
                                                      entente_error* error);

/* Translates a message between DPP and DAIDE 0.167. The input is the same JSON. Where the other language must name
 * them, it also has "power":"RUS" (the sender or receiver) and, of press only, "receivers":["ENG"]. A message that is
 * not allowed gives the same answers as above; otherwise the result is one of
 *   {"id","ok":true,"to":[{"text","wire"}],"lost":["the place that the attack came from"]}, in messages of `target`
 *   {"id","ok":false,"untranslated":"SLP has no form in DAIDE"}
 *   `target`: a language of the same map.
 *   Errors: as entente_message_check_json; INVALID_ARGUMENT if the two are not DPP and DAIDE 0.167, or of different
 *           maps. */
ENTENTE_API entente_status entente_message_translate_json(const entente_language* language,
                                                          const entente_language* target, const char* json,
                                                          size_t length, entente_message_kind kind, int32_t level,
                                                          entente_text** result, entente_error* error);

/* ---- A connection --------------------------------------------------------------------------------------------- */

/* One side of a connection of DAIDE: its frames (IM, RM, DM, FM, EM) and their errors. One thread at a time. */
typedef struct entente_session entente_session;

#define ENTENTE_NEVER ((int64_t)-1) /* no time */

/* Sides of a connection. */
typedef uint32_t entente_session_side;
enum { ENTENTE_SESSION_SERVER = 0, ENTENTE_SESSION_CLIENT = 1 };

/* Limits for the other side. 0: no limit, except message_octets, which is at least 2 and at most 65534. The defaults
 * follow each member. */
typedef struct entente_session_limits {
  uint32_t struct_size;
  uint32_t initial_seconds;     /* for a client to send its IM: 30 */
  uint32_t frame_seconds;       /* for a frame that has begun to arrive to be complete: 30 */
  uint32_t idle_seconds;        /* after the IM, for something to arrive: 0 */
  uint32_t message_octets;      /* of one message: 16384 */
  uint32_t messages_per_second; /* on average, ten seconds' worth at once: 100 */
  uint32_t octets_per_second;   /* the same: 65536 */
  uint32_t pending_octets;      /* to be written and not yet taken: 1048576 */
} entente_session_limits;
/* Sets the defaults given above. */
ENTENTE_API entente_status entente_session_limits_init(entente_session_limits* limits, entente_error* error);

/* Opens a connection at `now`. A server waits for the IM and answers it with the list of `language` (nothing for the
 * standard map); a client, which needs no language yet, sends the IM. `limits` NULL: the defaults; for a client without
 * limits of size and rate, because a server may be fast. `table` is one of ENTENTE_TOKENS_*. */
ENTENTE_API entente_status entente_session_new(entente_session_side side,
                                               ENTENTE_NULLABLE const entente_language* language,
                                               ENTENTE_NULLABLE const entente_session_limits* limits,
                                               entente_token_table table, int64_t now, entente_session** session,
                                               entente_error* error);
/* Frees a session. */
ENTENTE_API void entente_session_free(entente_session* session);

/* Receives octets, in pieces of any size. Wrong octets are no error of the call: they end the session, with the error
 * message that is due. After the end the call does nothing. */
ENTENTE_API entente_status entente_session_receive(entente_session* session, const void* octets, size_t octet_count,
                                                   int64_t now, entente_error* error);
/* Reports the time. */
ENTENTE_API entente_status entente_session_advance(entente_session* session, int64_t now, entente_error* error);
/* The time for the next entente_session_advance; ENTENTE_NEVER: not before octets arrive. */
ENTENTE_API entente_status entente_session_next_due(const entente_session* session, int64_t* due, entente_error* error);
/* Sends a message to the other side. Ignored before the IM and the RM were exchanged. */
ENTENTE_API entente_status entente_session_send(entente_session* session, const entente_token* tokens,
                                                size_t token_count, entente_error* error);
/* Ends the session in good order, with an FM. */
ENTENTE_API entente_status entente_session_close(entente_session* session, entente_error* error);

/* Takes the next message of the other side; a message that does not fit stays. Messages received before the end can be
 * taken after it. Errors: NOT_FOUND if there is none. */
ENTENTE_API entente_status entente_session_next(entente_session* session, entente_token* tokens, size_t capacity,
                                                size_t* length, entente_error* error);
/* Takes the octets to be written; a text of length 0 if there are none. After the end of the session, write them and
 * close the connection. */
ENTENTE_API entente_status entente_session_take(entente_session* session, ENTENTE_BYTES entente_text** octets,
                                                entente_error* error);

/* Stages of a session. */
typedef uint32_t entente_session_stage;
enum {
  ENTENTE_SESSION_OPENED = 0, /* before the IM (of a server), the RM (of a client) */
  ENTENTE_SESSION_READY = 1,
  ENTENTE_SESSION_ENDED = 2
};
/* How a session ended. */
typedef uint32_t entente_session_end;
enum {
  ENTENTE_SESSION_GOES_ON = 0,
  ENTENTE_SESSION_CLOSED = 1,     /* entente_session_close */
  ENTENTE_SESSION_BY_PEER = 2,    /* FM of the other side */
  ENTENTE_SESSION_PEER_ERROR = 3, /* EM of the other side: `code` */
  ENTENTE_SESSION_ERROR = 4,      /* an error of the other side, which got `code` */
  ENTENTE_SESSION_IDLE = 5,       /* nothing came for too long */
  ENTENTE_SESSION_TOO_FAST = 6,   /* more came than the limits allow */
  ENTENTE_SESSION_NOT_READING = 7 /* pending octets were not taken; nothing more is to be written */
};
/* The state of a session. */
typedef struct entente_session_info {
  uint32_t struct_size;
  entente_session_stage stage;
  entente_session_end end_kind;
  uint32_t code;           /* the number of DAIDE's error message, 0x01 to 0x0e */
  uint32_t pending_octets; /* octets that entente_session_take would give */
  uint32_t reserved;
} entente_session_info;
/* The state of the session. */
ENTENTE_API entente_status entente_session_describe(const entente_session* session, entente_session_info* info,
                                                    entente_error* error);
/* An entry of the server's RM, for a client; the RM lists nothing for the standard map. Errors: NOT_FOUND beyond the
 * last. */
ENTENTE_API entente_status entente_session_name(const entente_session* session, uint32_t index,
                                                entente_token_name* name, entente_error* error);

/* ---- The referee ---------------------------------------------------------------------------------------------- */

/* The server's side of a game: seats, orders, turns, time, votes, press. It answers every message of a client according
 * to the protocol. The same calls and seed give the same results on every platform. If memory runs out inside a call,
 * its effects may be incomplete: go on from a saved game. One thread at a time. */
typedef struct entente_referee entente_referee;

/* Bits of `flags`. */
typedef ENTENTE_FLAGS uint32_t entente_referee_flags;
enum {
  ENTENTE_REFEREE_STOPS_FOR_ABSENT = 1,     /* DSD: the clock stops while a client that owes orders is away */
  ENTENTE_REFEREE_ANY_ORDERS = 2,           /* AOA: orders that cannot succeed are accepted too */
  ENTENTE_REFEREE_PARTIAL_DRAWS = 4,        /* PDA */
  ENTENTE_REFEREE_NO_RETREAT_PRESS = 8,     /* NPR */
  ENTENTE_REFEREE_NO_BUILD_PRESS = 16,      /* NPB */
  ENTENTE_REFEREE_NO_ADMIN = 32,            /* ADM is refused */
  ENTENTE_REFEREE_DRAWS_WITHOUT_ABSENT = 64 /* a draw does not wait for powers in civil disorder (CCD), who share it
                                               where it is one of all survivors */
};
/* The options that HLO lists, and others: the last two bits, the ends and the round. All zero: a game without press and
 * limits. */
typedef struct entente_referee_options {
  uint32_t struct_size;
  uint32_t level;          /* LVL: 0 to 8000 */
  uint32_t movement_limit; /* MTL, RTL, BTL: seconds of a turn; 0: no limit */
  uint32_t retreat_limit;
  uint32_t build_limit;
  uint32_t press_limit; /* PTL: seconds before the end of a movement turn; 0: none */
  entente_referee_flags flags;
  /* Ends as a draw of the survivors, as in entente_end_rules. */
  entente_bool has_last_year; /* 1: last_year counts */
  int32_t last_year;
  uint32_t stalemate_years; /* 0: never */
  uint32_t turn_limit;      /* 0: none */
  /* 0: powers are dealt at random. Else the round of a rotation: clients, sorted by name, get the powers in their
   * sequence, moved on by one in each round. Over as many rounds as there are powers each client plays each power. */
  uint32_t round;
  /* The edition of DAIDE's syntax that all clients of the game speak, but not DPP. In 0.143 press has numbers and
   * references, SCO and NOW are refused before the game begins, and clients that have not said who they are get the
   * messages to all, except for the board. */
  entente_dialect dialect;
  uint32_t reserved; /* 0 */
} entente_referee_options;

/* Makes a game that waits for its players. `rules` NULL: the rules of DAIDE's servers with the map's RULE lines. `name`
 * is the answer to MAP; empty: the map's own. `seed` decides which client gets which power, and the passcodes.
 *   Errors: INVALID_ARGUMENT for options that contradict each other, for a last year before the map's first, and for a
 *           map with more provinces or coasts than DAIDE can number; NOT_SUPPORTED for rules that need another map, and
 *           for a map without turns in DAIDE. */
ENTENTE_API entente_status entente_referee_new(const entente_map* game_map, const entente_rules* rules,
                                               const entente_referee_options* options, const char* name,
                                               size_t name_length, uint64_t seed, entente_referee** referee,
                                               entente_error* error);
/* Keeps a power for a client of that name (NME): the others get the rest. Call it before clients join; several names
 * for several powers, also the same name. The game does not begin before such a client has come.
 *   Errors: WRONG_PHASE if the game has begun; INVALID_ARGUMENT for a power without a player, and for no name or one of
 *           more than 1,024 octets. */
ENTENTE_API entente_status entente_referee_reserve(entente_referee* referee, entente_power power, const char* name,
                                                   size_t name_length, entente_error* error);
/* Loads a saved game, which waits for its players. A client comes back with its passcode (IAM), or gives the name of an
 * empty seat, and the referee then asks it to take the seat (LOD). The game goes on when all have come or failed to, or
 * by entente_referee_go_on. `game_map`: the map that the game must be on; NULL: the saved game's own map
 * (entente_referee_map gives it).
 *   Errors: INVALID_ARGUMENT for bytes in no such form, damaged or cut off, and for a game on another map;
 *           NOT_SUPPORTED for those of a newer version; NOT_FOUND for an unknown map; LIMIT as
 *           entente_game_load. */
ENTENTE_API entente_status entente_referee_load(const void* bytes, size_t length,
                                                ENTENTE_NULLABLE const entente_map* game_map, entente_referee** referee,
                                                entente_error* error);
/* Frees a referee. */
ENTENTE_API void entente_referee_free(entente_referee* referee);

/* Registers a connection that is ready for messages; gives it a new number. `address`: its address, in a form that all
 * who share it have in common. Wrong passcodes (IAM) make an address wait, longer each time; other addresses still get
 * through. Empty: an address of its own, so that only the connection itself is limited. A client that does not join,
 * accept the map or answer LOD within 30 seconds is sent OFF (entente_referee_advance). */
ENTENTE_API entente_status entente_referee_connect(entente_referee* referee, const char* address, size_t address_length,
                                                   int64_t now, uint32_t* client, entente_error* error);
/* Receives a message of a client. It ignores messages without tokens and messages of an unknown or disconnected client.
 *   Errors: INVALID_ARGUMENT for a token that is never sent. */
ENTENTE_API entente_status entente_referee_receive(entente_referee* referee, uint32_t client,
                                                   const entente_token* tokens, size_t token_count, int64_t now,
                                                   entente_error* error);
/* Reports that a connection has ended, for any reason. */
ENTENTE_API entente_status entente_referee_disconnect(entente_referee* referee, uint32_t client, int64_t now,
                                                      entente_error* error);
/* Reports the time. */
ENTENTE_API entente_status entente_referee_advance(entente_referee* referee, int64_t now, entente_error* error);
/* The time for the next entente_referee_advance; ENTENTE_NEVER: not before something else happens. */
ENTENTE_API entente_status entente_referee_next_due(const entente_referee* referee, int64_t* due, entente_error* error);
/* Lets a saved game go on without the missing players. It does nothing to any other game. */
ENTENTE_API entente_status entente_referee_go_on(entente_referee* referee, int64_t now, entente_error* error);
/* Ends the session: sends OFF to every client. */
ENTENTE_API entente_status entente_referee_close(entente_referee* referee, int64_t now, entente_error* error);

/* Takes the next message to be sent, and its client; a message that does not fit stays. Messages to all clients are one
 * sequence. After OFF close the connection: the client's number is then invalid.
 *   Errors: NOT_FOUND if there is none. */
ENTENTE_API entente_status entente_referee_next(entente_referee* referee, uint32_t* client, entente_token* tokens,
                                                size_t capacity, size_t* length, entente_error* error);

/* Saves the game at the time of the last call: seats, orders, votes and the remaining time, but no connections. `name`
 * is one to eight letters, digits and underscores.
 *   Errors: INVALID_ARGUMENT for another name; WRONG_PHASE if the game has not begun; LIMIT as
 *           entente_game_save_binary. */
ENTENTE_API entente_status entente_referee_save(const entente_referee* referee, const char* name, size_t name_length,
                                                ENTENTE_BYTES entente_text** bytes, entente_error* error);
/* Saves a game as it goes on, after each event, into a file that grows by what is new. `whole` 1: `bytes` are a whole
 * file, as those of entente_referee_save; the first call always gives one. 0: `bytes` are to be appended to the file of
 * the last call of this function; empty if nothing has changed. Ask for a whole file after bytes that could not be
 * written, and when the file has become too long. A file that ends in the middle of its last appended bytes is loaded
 * without them.
 *   Errors: as entente_referee_save. */
ENTENTE_API entente_status entente_referee_save_new(entente_referee* referee, const char* name, size_t name_length,
                                                    entente_bool whole, ENTENTE_BYTES entente_text** bytes,
                                                    entente_error* error);
/* As entente_referee_save, and sends SVE to all clients so that they can save their own state. */
ENTENTE_API entente_status entente_referee_save_all(entente_referee* referee, const char* name, size_t name_length,
                                                    int64_t now, ENTENTE_BYTES entente_text** bytes,
                                                    entente_error* error);

/* Stages of a game of clients or programs. */
typedef uint32_t entente_table_stage;
enum {
  ENTENTE_REFEREE_FORMING = 0,   /* seats are being taken */
  ENTENTE_REFEREE_RESTORING = 1, /* a saved game waits for its players */
  ENTENTE_REFEREE_RUNNING = 2,
  ENTENTE_REFEREE_FINISHED = 3
};
/* The game as JSON (entente_game_save) with the member `table`: the variant, the names and versions of the players, the
 * end, the press. Also of a game that goes on: its end is then "no_result". Errors: LIMIT. */
ENTENTE_API entente_status entente_referee_record(const entente_referee* referee, entente_text** json,
                                                  entente_error* error);
/* The stage of the game. */
ENTENTE_API entente_table_stage entente_referee_stage(const entente_referee* referee);
/* The name that a loaded game was saved under; "" of another game. */
ENTENTE_API const char* entente_referee_name(const entente_referee* referee);
/* What SMR says of a power: who played it last, its centers, and when it was eliminated. */
typedef struct entente_seat_info {
  uint32_t struct_size;
  entente_bool is_present; /* 1: a client plays it now */
  uint32_t centers;
  entente_bool is_eliminated; /* 1: eliminated_in counts */
  int32_t eliminated_in;      /* a year */
  uint32_t reserved;
  char name[256]; /* UTF-8, cut off at its end if it is longer; "": no client yet */
  char version[256];
} entente_seat_info;
/* The seat of a power. Errors: INVALID_ARGUMENT for a power that the map does not have. */
ENTENTE_API entente_status entente_referee_seat(const entente_referee* referee, entente_power power,
                                                entente_seat_info* info, entente_error* error);
/* The map of the game (no new reference). */
ENTENTE_API const entente_map* entente_referee_map(const entente_referee* referee);
/* Makes a copy of the present game. */
ENTENTE_API entente_status entente_referee_game(const entente_referee* referee, entente_game** game,
                                                entente_error* error);

/* What a client is. */
typedef uint32_t entente_client_role;
enum {
  ENTENTE_CLIENT_NONE = 0, /* it has not said yet whether it plays or observes */
  ENTENTE_CLIENT_PLAYER = 1,
  ENTENTE_CLIENT_OBSERVER = 2
};
/* What a client is. */
typedef struct entente_client_info {
  uint32_t struct_size;
  entente_client_role role;
  entente_power power; /* of a player, once the game has begun; ENTENTE_NO_POWER */
  uint32_t reserved;
} entente_client_info;
/* What a client is. Errors: NOT_FOUND for a number that no client has. */
ENTENTE_API entente_status entente_referee_client(const entente_referee* referee, uint32_t client,
                                                  entente_client_info* info, entente_error* error);

/* ---- The game master of DPP ----------------------------------------------------------------------------------- */

/* The game master's side of a game of DPP: programs send and receive lines. The host transports the lines and sets the
 * deadlines. The same calls and seed give the same results on every platform. If memory runs out inside a call, its
 * effects may be incomplete: go on from a saved game. One thread at a time.
 *
 *   entente_master_new(map, NULL, &options, seed, &master, &error);
 *   ... entente_master_join for every program, then entente_master_begin ...
 *   entente_master_receive(master, power, line, length, &error);
 *   while (entente_master_next(master, &power, text, room, &length, &error) == ENTENTE_OK) {
 *     ... the line goes to the program of `power` ...
 *   }
 */
typedef struct entente_master entente_master;

/* Bits of `flags`. */
typedef ENTENTE_FLAGS uint32_t entente_master_flags;
enum {
  ENTENTE_MASTER_PARTIAL_DRAWS = 1, /* PDA: draws of some of the survivors, and victories by vote */
  ENTENTE_MASTER_NO_PRESS = 2       /* GBT */
};

/* Makes a game that waits for its programs. `rules` NULL: the rules of DAIDE's servers, which are also DPP's, with the
 * map's RULE lines. `seed` decides which program gets which power.
 *   Errors: INVALID_ARGUMENT for unknown flags, and for a map with too many provinces, other coasts than NCS, SCS and
 *           ECS, or the name of a word; NOT_SUPPORTED for rules that need another map, and for a map without turns or
 *           years in DPP. */
ENTENTE_API entente_status entente_master_new(const entente_map* game_map, const entente_rules* rules,
                                              entente_master_flags flags, uint64_t seed, entente_master** master,
                                              entente_error* error);
/* Loads a saved game, which waits for the programs of its powers (entente_master_return). `game_map`: the map that the
 * game must be on; NULL: the saved game's own map.
 *   Errors: as entente_referee_load: INVALID_ARGUMENT, NOT_SUPPORTED, NOT_FOUND, LIMIT. */
ENTENTE_API entente_status entente_master_load(const void* bytes, size_t length,
                                               ENTENTE_NULLABLE const entente_map* game_map, entente_master** master,
                                               entente_error* error);
/* Frees a game master. */
ENTENTE_API void entente_master_free(entente_master* master);

/* Gives a random power to a program. `program` is any number; the powers with the same number are a team (DOC).
 * `longest_line` is in characters, 16 or more; 0: any. The program gets longer messages as LNG, their lines and EOM.
 *   Errors: NOT_FOUND if no power is left, or the game has begun. */
ENTENTE_API entente_status entente_master_join(entente_master* master, uint32_t program, uint32_t longest_line,
                                               entente_power* power, entente_error* error);
/* Reports that the program of a power is back, after the game was loaded or the program left. It does nothing if the
 * program is there. */
ENTENTE_API entente_status entente_master_return(entente_master* master, entente_power power, uint32_t longest_line,
                                                 entente_error* error);
/* Begins a game, or lets a loaded one go on: sends HLO and DOC, or LOD, and the board to all programs. A power without
 * a program is unplayed. It does nothing to a game that has begun, or that has no program. */
ENTENTE_API entente_status entente_master_begin(entente_master* master, entente_error* error);
/* Receives a line of a program, in UTF-8, without the line end. Ignored before the beginning, after the end, and from a
 * power without a program. */
ENTENTE_API entente_status entente_master_receive(entente_master* master, entente_power power, const char* line,
                                                  size_t length, entente_error* error);
/* Returns a line that came while results were being computed (BPR). */
ENTENTE_API entente_status entente_master_receive_late(entente_master* master, entente_power power, const char* line,
                                                       size_t length, entente_error* error);
/* Reports that a program has ended: its power is in civil disorder. */
ENTENTE_API entente_status entente_master_leave(entente_master* master, entente_power power, entente_error* error);

/* Warns that orders are due soon (TME); plays the turn at the deadline with the orders that are there. */
ENTENTE_API entente_status entente_master_warn(entente_master* master, entente_error* error);
ENTENTE_API entente_status entente_master_play_deadline(entente_master* master, entente_error* error);
/* Saves the game and sends SVE to all programs. `name` is one to 64 characters without blanks and brackets, and no word
 * of the language.
 *   Errors: INVALID_ARGUMENT for another name; WRONG_PHASE before the beginning; LIMIT as entente_game_save_binary. */
ENTENTE_API entente_status entente_master_save(entente_master* master, const char* name, size_t name_length,
                                               ENTENTE_BYTES entente_text** bytes, entente_error* error);
/* As entente_referee_save_new. */
ENTENTE_API entente_status entente_master_save_new(entente_master* master, const char* name, size_t name_length,
                                                   entente_bool whole, ENTENTE_BYTES entente_text** bytes,
                                                   entente_error* error);
/* Ends the session: sends OFF to every program. */
ENTENTE_API entente_status entente_master_close(entente_master* master, entente_error* error);

/* Takes the next line to be sent, and the power of its program; a line that does not fit stays. Lines to all programs
 * are one sequence. Errors: NOT_FOUND if there is none. */
ENTENTE_API entente_status entente_master_next(entente_master* master, entente_power* power, char* line,
                                               size_t capacity, size_t* length, entente_error* error);
/* Takes the next line of the record in the same way: lines that programs ask to keep (LOG), and answers that no other
 * program gets. `power` is ENTENTE_NO_POWER for lines of the game master: civil disorder, how the game ended. */
ENTENTE_API entente_status entente_master_next_record(entente_master* master, entente_power* power, char* line,
                                                      size_t capacity, size_t* length, entente_error* error);

/* ENTENTE_REFEREE_FORMING (also for a loaded game), ENTENTE_REFEREE_RUNNING or ENTENTE_REFEREE_FINISHED. */
ENTENTE_API entente_table_stage entente_master_stage(const entente_master* master);
/* The map of the game (no new reference). */
ENTENTE_API const entente_map* entente_master_map(const entente_master* master);
/* Makes a copy of the present game. */
ENTENTE_API entente_status entente_master_game(const entente_master* master, entente_game** game, entente_error* error);
/* The state of a program. */
typedef struct entente_program_info {
  uint32_t struct_size;
  entente_bool is_asleep; /* it has said SLP and sent no line since */
  uint32_t empty_lines;   /* empty lines it has sent, which were ignored */
  uint32_t reserved;
} entente_program_info;
/* The state of the program of a power. */
ENTENTE_API entente_status entente_master_program(const entente_master* master, entente_power power,
                                                  entente_program_info* info, entente_error* error);
/* The score of every power (entente_map_info.power_count of them), as in DPP contests: each winner gets losers /
 * winners, averaged over each team. */
ENTENTE_API entente_status entente_master_scores(const entente_master* master, entente_score* scores, size_t capacity,
                                                 size_t* length, entente_error* error);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* ENTENTE_PRESS_H_ */
