/* Entente: the messages of DAIDE, the protocol that programs play Diplomacy by, and of its elder, DPP. The C interface.
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
 *
 * A session is one side of a connection, a referee the server's side of a game. Neither has sockets or a clock: the host
 * passes in octets and the time, and takes octets and messages out. A server, whose connection `client` has read octets:
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
 * Time is in milliseconds of any clock that begins at 0 or later and never goes back; an earlier time counts as the last
 * one that was reported.
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
 * 0x50.. to 0x57.. provinces; the other categories are words; those of DPP are 0x58.., which DAIDE never sends. */
typedef uint16_t entente_token;

#define ENTENTE_NO_TOKEN 0xffffu
#define ENTENTE_MOST_TOKENS 32767 /* of a message */

/* Editions of the syntax of DAIDE, and DPP. A message of DPP is a line of text: entente_message_read repairs what is
 * written otherwise than the language has it (words in lower case, blanks), and reads the lines of a long message (LNG,
 * EOM) as the one that they are; a word that it does not know is a name, and so are integers out of range (a token for its
 * beginning, one for each character). entente_message_write gives the line that is sent. There are no levels. */
enum {
  ENTENTE_DIALECT_0167 = 0,
  ENTENTE_DIALECT_0143 = 1, /* press has message numbers, and may be bound to another message (WRT) */
  ENTENTE_DIALECT_DPP = 2   /* the Diplomacy Programming Project of 1994 */
};

/* Bits of `flags`. */
enum {
  ENTENTE_LANGUAGE_FULL_DRAWS = 1,   /* the game has only draws of all survivors: DRW in press (of DPP, every DRW) has
                                        no list */
  ENTENTE_LANGUAGE_FORWARD_FIRST = 2 /* "wire" in JSON, of DAIDE, has tokens of ENTENTE_TOKENS_FORWARD_FIRST */
};

/* Errors: INVALID_ARGUMENT for a map of more than 256 provinces or with more than eight coasts of a province, for an
 * unknown dialect or flag, and for DPP a map with other coasts than NCS, SCS and ECS. */
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
 *   Errors: NOT_FOUND for a province that no unit may enter at the map's beginning: DAIDE does not know it. */
ENTENTE_API entente_status entente_language_location(const entente_language* language, uint32_t location,
                                                     entente_token* province, entente_token* coast,
                                                     entente_error* error);
/* And back. Errors: NOT_FOUND if the map has no such place. */
ENTENTE_API entente_status entente_language_find_location(const entente_language* language, entente_token province,
                                                          entente_token coast, uint32_t* location,
                                                          entente_error* error);

/* ---- Text and octets ------------------------------------------------------------------------------------------ */

/* Reads "SND (ENG) (PRP (PCE (ENG FRA)))": words in any case, brackets, numbers, strings in ' or " (the mark itself stands
 * twice), and 0x4a25 for a token without a word. Of DPP: a line, as above.
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
/* Tokens of DAIDE as they go over the wire: two octets each, the higher first. */
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
  uint32_t err_at;  /* of one that is not understood: index of the token before which ERR stands, or * of DPP */
  uint32_t dialect; /* of the language that was asked: ENTENTE_DIALECT_* */
} entente_message_verdict;
/* Checks the grammar of a message at a level: brackets first, then the first token that no message of the level has
 * there. What it means, and whether its time is right, is not looked at. A message that is not allowed is no error. */
ENTENTE_API entente_status entente_message_check(const entente_language* language, const entente_token* tokens,
                                                 size_t token_count, uint32_t kind, int32_t level,
                                                 entente_message_verdict* verdict, entente_error* error);
/* What is answered to a message of that verdict: "HUH ( .. ERR .. )", "PRN ( .. )", or nothing (length 0). A reply may have
 * up to four tokens more than ENTENTE_MOST_TOKENS, if the message had as many; then it cannot be sent. */
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
 * Of DPP "wire" is the line as it is sent, which is read without repairs, and "level" is 0. A member that is not read but
 * looks like one that is has a note, last of the answer: "notes":["`txt` is not read: did you mean `text`?"].
 *   Errors: INVALID_ARGUMENT with its place for JSON that is no such object and for what is no sequence of tokens. */
ENTENTE_API entente_status entente_message_check_json(const entente_language* language, const char* json, size_t length,
                                                      uint32_t kind, int32_t level, entente_text** result,
                                                      entente_error* error);

/* Translates a message between DPP and DAIDE 0.167: the same JSON in, with "power":"RUS" (who says it, or hears it) and, of
 * press alone, "receivers":["ENG"], where the message does not tell what the other language has to. A message that is not
 * allowed gives the same answers as above; else it is one of
 *   {"id","ok":true,"to":[{"text","wire"}],"lost":["the place that the attack came from"]}, in messages of `to`
 *   {"id","ok":false,"untranslated":"SLP has no form in DAIDE"}
 *   `to`: a language of the same map.
 *   Errors: as entente_message_check_json; INVALID_ARGUMENT if the two are not DPP and DAIDE 0.167, or of different maps. */
ENTENTE_API entente_status entente_message_translate_json(const entente_language* language, const entente_language* to,
                                                          const char* json, size_t length, uint32_t kind, int32_t level,
                                                          entente_text** result, entente_error* error);

/* ---- A connection --------------------------------------------------------------------------------------------- */

/* One side of a connection of DAIDE: its frames (IM, RM, DM, FM, EM) and their errors. One thread at a time. */
typedef struct entente_session entente_session;

#define ENTENTE_NEVER (-1) /* no time */

enum { ENTENTE_SESSION_SERVER = 0, ENTENTE_SESSION_CLIENT = 1 };

/* What the other side may do. 0: no limit, but for message_octets, which is at least 2 and at most 65534. */
typedef struct entente_session_limits {
  uint32_t struct_size;
  uint32_t initial_seconds;     /* a client has to have sent its IM: 30 */
  uint32_t frame_seconds;       /* what has begun to come has to be whole: 30 */
  uint32_t idle_seconds;        /* after the IM: something has to come: 0 */
  uint32_t message_octets;      /* of one message: 16384 */
  uint32_t messages_per_second; /* on average, ten seconds' worth at once: 100 */
  uint32_t octets_per_second;   /* the same: 65536 */
  uint32_t pending_octets;      /* that are to be written and were not taken: 1048576 */
} entente_session_limits;
/* The numbers above. */
ENTENTE_API entente_status entente_session_limits_init(entente_session_limits* limits, entente_error* error);

/* A connection that was opened at `now`. A server waits for the IM and answers it with what `language` lists (nothing for
 * the standard map); a client, which may have no language yet, sends the IM. `limits` NULL: as init; of a client, whose
 * server may be as fast as it likes, without those of size and rate. `table` is one of ENTENTE_TOKENS_*. */
ENTENTE_API entente_status entente_session_new(uint32_t side, ENTENTE_NULLABLE const entente_language* language,
                                               ENTENTE_NULLABLE const entente_session_limits* limits, uint32_t table,
                                               int64_t now, entente_session** session, entente_error* error);
ENTENTE_API void entente_session_free(entente_session* session);

/* Octets have come, in pieces of any size. What is wrong with them is no error of the call: it ends the session, with the
 * error message that is due. After the end nothing happens any more. */
ENTENTE_API entente_status entente_session_receive(entente_session* session, const uint8_t* octets, size_t octet_count,
                                                   int64_t now, entente_error* error);
/* Time has passed. */
ENTENTE_API entente_status entente_session_advance(entente_session* session, int64_t now, entente_error* error);
/* When entente_session_advance has something to do; ENTENTE_NEVER: not before octets come. */
ENTENTE_API entente_status entente_session_next_due(const entente_session* session, int64_t* due, entente_error* error);
/* A message for the other side. Ignored before the IM and the RM were exchanged. */
ENTENTE_API entente_status entente_session_send(entente_session* session, const entente_token* tokens,
                                                size_t token_count, entente_error* error);
/* Ends the session in good order, with an FM. */
ENTENTE_API entente_status entente_session_close(entente_session* session, entente_error* error);

/* The next message of the other side, which is then taken; one that does not fit stays. What came before the end can be
 * taken after it. Errors: NOT_FOUND if there is none. */
ENTENTE_API entente_status entente_session_next(entente_session* session, entente_token* tokens, size_t capacity,
                                                size_t* length, entente_error* error);
/* The octets that are to be written, which are then the caller's; none: a text of length 0. After the end of the session
 * the connection is to be closed when they are written. */
ENTENTE_API entente_status entente_session_take(entente_session* session, entente_text** octets, entente_error* error);

enum {
  ENTENTE_SESSION_OPENED = 0, /* before the IM (of a server), the RM (of a client) */
  ENTENTE_SESSION_READY = 1,
  ENTENTE_SESSION_ENDED = 2
};
/* How a session ended. */
enum {
  ENTENTE_SESSION_GOES_ON = 0,
  ENTENTE_SESSION_CLOSED = 1,     /* entente_session_close */
  ENTENTE_SESSION_BY_PEER = 2,    /* FM of the other side */
  ENTENTE_SESSION_PEER_ERROR = 3, /* EM of the other side: `code` */
  ENTENTE_SESSION_ERROR = 4,      /* an error of the other side, which got `code` */
  ENTENTE_SESSION_IDLE = 5,       /* nothing came for too long */
  ENTENTE_SESSION_TOO_FAST = 6,   /* more came than may */
  ENTENTE_SESSION_NOT_READING = 7 /* what is to be written is not taken; nothing is to be written any more */
};
typedef struct entente_session_info {
  uint32_t struct_size;
  uint32_t stage;
  uint32_t end;
  uint32_t code;           /* the number of DAIDE's error message, 0x01 to 0x0e */
  uint32_t pending_octets; /* that entente_session_take would give */
} entente_session_info;
ENTENTE_API entente_status entente_session_describe(const entente_session* session, entente_session_info* info,
                                                    entente_error* error);
/* What a server's RM lists, for a client; it lists nothing for the standard map. Errors: NOT_FOUND beyond the last. */
ENTENTE_API entente_status entente_session_name(const entente_session* session, uint32_t index,
                                                entente_token_name* name, entente_error* error);

/* ---- The referee ---------------------------------------------------------------------------------------------- */

/* The server's side of a game: who sits where, orders, turns, time, votes, press. It answers every message of a client as
 * the language wants it. What happens is the same for the same calls and seed, on every platform. If memory runs out inside
 * a call, what it set off may be cut short: go on from what was saved. One thread at a time. */
typedef struct entente_referee entente_referee;

/* Bits of `flags`. */
enum {
  ENTENTE_REFEREE_STOPS_FOR_ABSENT = 1,     /* DSD: the clock stands while a client is away that owes orders */
  ENTENTE_REFEREE_ANY_ORDERS = 2,           /* AOA: orders that cannot succeed are taken, too */
  ENTENTE_REFEREE_PARTIAL_DRAWS = 4,        /* PDA */
  ENTENTE_REFEREE_NO_RETREAT_PRESS = 8,     /* NPR */
  ENTENTE_REFEREE_NO_BUILD_PRESS = 16,      /* NPB */
  ENTENTE_REFEREE_NO_ADMIN = 32,            /* ADM is refused */
  ENTENTE_REFEREE_DRAWS_WITHOUT_ABSENT = 64 /* a draw does not wait for powers in civil disorder (CCD), who share it
                                               where it is one of all survivors */
};
/* What HLO lists, and the last two bits, which it does not; zero is a game without press and limits. */
typedef struct entente_referee_options {
  uint32_t struct_size;
  uint32_t level;          /* LVL: 0 to 8000 */
  uint32_t movement_limit; /* MTL, RTL, BTL: seconds of a turn; 0: no limit */
  uint32_t retreat_limit;
  uint32_t build_limit;
  uint32_t press_limit; /* PTL: seconds before the end of a movement turn; 0: none */
  uint32_t flags;
} entente_referee_options;

/* A game that waits for its players. `rules` NULL: those that DAIDE's servers play by, and the map's own (its RULE lines).
 * `name` is what MAP tells; empty: the map's own. `seed` is for who gets which power, and the passcodes.
 *   Errors: INVALID_ARGUMENT for options that do not go together, or rules that do not fit the map; NOT_SUPPORTED for rules
 *           that do not act yet, and for a map that DAIDE has no tokens or turns for. */
ENTENTE_API entente_status entente_referee_new(const entente_map* map, const entente_rules* rules,
                                               const entente_referee_options* options, const char* name,
                                               size_t name_length, uint64_t seed, entente_referee** referee,
                                               entente_error* error);
/* A saved game, which waits for its players: clients that come back with their passcodes (IAM), or give the name of a seat
 * that is empty and are then asked to (LOD). It goes on when all have come or failed to, or by entente_referee_go_on.
 * `map`: for games that were played on it; NULL: a shipped map alone.
 *   Errors: INVALID_ARGUMENT for bytes that are none, are damaged or cut off; NOT_SUPPORTED for those of a newer version;
 *           NOT_FOUND for an unknown map; LIMIT as entente_game_load_binary. */
ENTENTE_API entente_status entente_referee_load(const char* bytes, size_t length,
                                                ENTENTE_NULLABLE const entente_map* map, entente_referee** referee,
                                                entente_error* error);
ENTENTE_API void entente_referee_free(entente_referee* referee);

/* A connection that is ready for messages; its number was none before. */
ENTENTE_API entente_status entente_referee_connect(entente_referee* referee, int64_t now, uint32_t* client,
                                                   entente_error* error);
/* A message of a client. Of one that there is not (any more), or without tokens, it is ignored.
 *   Errors: INVALID_ARGUMENT for a token that is never sent. */
ENTENTE_API entente_status entente_referee_receive(entente_referee* referee, uint32_t client,
                                                   const entente_token* tokens, size_t token_count, int64_t now,
                                                   entente_error* error);
/* The connection has ended, whoever ended it. */
ENTENTE_API entente_status entente_referee_disconnect(entente_referee* referee, uint32_t client, int64_t now,
                                                      entente_error* error);
/* Time has passed. */
ENTENTE_API entente_status entente_referee_advance(entente_referee* referee, int64_t now, entente_error* error);
/* When entente_referee_advance has something to do; ENTENTE_NEVER: not before something else happens. */
ENTENTE_API entente_status entente_referee_next_due(const entente_referee* referee, int64_t* due, entente_error* error);
/* A saved game goes on without the players that are not back. Nothing happens to any other. */
ENTENTE_API entente_status entente_referee_go_on(entente_referee* referee, int64_t now, entente_error* error);
/* Ends the session: every client is sent OFF. */
ENTENTE_API entente_status entente_referee_close(entente_referee* referee, int64_t now, entente_error* error);

/* The next message that is to be sent, which is then taken, and to whom; one that does not fit stays. Messages to all
 * clients are one sequence. After OFF the connection is to be closed: the client is none any more.
 *   Errors: NOT_FOUND if there is none. */
ENTENTE_API entente_status entente_referee_next(entente_referee* referee, uint32_t* client, entente_token* tokens,
                                                size_t capacity, size_t* length, entente_error* error);

/* The game as bytes, at the time of what happened last: seats, orders, votes and the time that is left; connections are not
 * kept. `name` is one to eight letters, digits and underscores.
 *   Errors: INVALID_ARGUMENT for another name; WRONG_PHASE if the game has not begun; LIMIT as entente_game_save_binary. */
ENTENTE_API entente_status entente_referee_save(const entente_referee* referee, const char* name, size_t name_length,
                                                entente_text** bytes, entente_error* error);
/* The same, and sends SVE to all clients, so that clients can save what they know, too. */
ENTENTE_API entente_status entente_referee_save_all(entente_referee* referee, const char* name, size_t name_length,
                                                    int64_t now, entente_text** bytes, entente_error* error);

enum {
  ENTENTE_REFEREE_FORMING = 0,   /* seats are being taken */
  ENTENTE_REFEREE_RESTORING = 1, /* a saved game waits for its players */
  ENTENTE_REFEREE_RUNNING = 2,
  ENTENTE_REFEREE_FINISHED = 3
};
/* ENTENTE_REFEREE_*. */
ENTENTE_API uint32_t entente_referee_stage(const entente_referee* referee);
ENTENTE_API const entente_map* entente_referee_map(const entente_referee* referee);
/* A copy of the game as it is now. */
ENTENTE_API entente_status entente_referee_game(const entente_referee* referee, entente_game** game,
                                                entente_error* error);

enum {
  ENTENTE_CLIENT_NONE = 0, /* it has not said what it is */
  ENTENTE_CLIENT_PLAYER = 1,
  ENTENTE_CLIENT_OBSERVER = 2
};
typedef struct entente_client_info {
  uint32_t struct_size;
  uint32_t role;  /* ENTENTE_CLIENT_* */
  uint32_t power; /* of a player, once the game has begun; ENTENTE_NO_POWER */
} entente_client_info;
ENTENTE_API entente_status entente_referee_client(const entente_referee* referee, uint32_t client,
                                                  entente_client_info* info, entente_error* error);

/* ---- The game master of DPP ----------------------------------------------------------------------------------- */

/* The game master's side of a game of DPP: programs send and receive lines. How lines get to them and when a deadline is
 * are the host's; what happens is the same for the same calls and seed, on every platform. If memory runs out inside a call,
 * what it set off may be cut short: go on from what was saved. One thread at a time.
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
enum {
  ENTENTE_MASTER_PARTIAL_DRAWS = 1, /* PDA: draws of some of the survivors, and victories by vote */
  ENTENTE_MASTER_NO_PRESS = 2       /* GBT */
};

/* A game that waits for its programs. `rules` NULL: those that DAIDE's servers play by, which are DPP's, too, and the map's
 * own. `seed` is for who gets which power.
 *   Errors: INVALID_ARGUMENT for unknown flags, rules that do not fit the map, and a map with other coasts than NCS, SCS and
 *           ECS or with the name of a word; NOT_SUPPORTED for rules that do not act yet, and for a map that has no tokens,
 *           turns or years of DPP. */
ENTENTE_API entente_status entente_master_new(const entente_map* map, const entente_rules* rules, uint32_t flags,
                                              uint64_t seed, entente_master** master, entente_error* error);
/* A saved game that waits for the programs of its powers (entente_master_return). `map`: for games that were played on it;
 * NULL: a shipped map alone.
 *   Errors: as entente_referee_load. */
ENTENTE_API entente_status entente_master_load(const char* bytes, size_t length,
                                               ENTENTE_NULLABLE const entente_map* map, entente_master** master,
                                               entente_error* error);
ENTENTE_API void entente_master_free(entente_master* master);

/* A power for a program, by chance. `program` is any number: the powers of one are a team (DOC). `longest_line` is in
 * characters, 16 or more; 0: any. Longer messages come as LNG, their lines and EOM.
 *   Errors: NOT_FOUND if no power is left, or the game has begun. */
ENTENTE_API entente_status entente_master_join(entente_master* master, uint32_t program, uint32_t longest_line,
                                               uint32_t* power, entente_error* error);
/* The program of a power is back after the game was loaded, or the program went. Nothing happens if it is there. */
ENTENTE_API entente_status entente_master_return(entente_master* master, uint32_t power, uint32_t longest_line,
                                                 entente_error* error);
/* Sends all programs that the game begins (HLO, DOC), or goes on (LOD), and the board. A power without a program is
 * unplayed. Nothing happens to a game that has begun, or without a program. */
ENTENTE_API entente_status entente_master_begin(entente_master* master, entente_error* error);
/* A line of a program, without what ends it: UTF-8. Ignored before the beginning, after the end, and from a power without
 * program. */
ENTENTE_API entente_status entente_master_receive(entente_master* master, uint32_t power, const char* line,
                                                  size_t length, entente_error* error);
/* The same for one that came while results were being computed: it is returned (BPR). */
ENTENTE_API entente_status entente_master_receive_late(entente_master* master, uint32_t power, const char* line,
                                                       size_t length, entente_error* error);
/* The program has ended: its power is in civil disorder. */
ENTENTE_API entente_status entente_master_leave(entente_master* master, uint32_t power, entente_error* error);

/* Orders are due soon (TME); they were due: the turn is played with those that are there. */
ENTENTE_API entente_status entente_master_warn(entente_master* master, entente_error* error);
ENTENTE_API entente_status entente_master_play_deadline(entente_master* master, entente_error* error);
/* The game as bytes; sends SVE to all programs. `name` is one to 64 characters without blanks and brackets, and no word
 * of the language.
 *   Errors: INVALID_ARGUMENT for another name; WRONG_PHASE before the beginning; LIMIT as entente_game_save_binary. */
ENTENTE_API entente_status entente_master_save(entente_master* master, const char* name, size_t name_length,
                                               entente_text** bytes, entente_error* error);
/* Ends the session: every program is sent OFF. */
ENTENTE_API entente_status entente_master_close(entente_master* master, entente_error* error);

/* Takes the next line that is to be sent, and to which power's program; one that does not fit stays. Lines to
 * all programs are one sequence. Errors: NOT_FOUND if there is none. */
ENTENTE_API entente_status entente_master_next(entente_master* master, uint32_t* power, char* line, size_t capacity,
                                               size_t* length, entente_error* error);
/* The next line of the record, likewise: what programs say to be kept (LOG), and answers that no other program gets. `power` is
 * ENTENTE_NO_POWER for what the game master writes down himself: civil disorder, how the game ended. */
ENTENTE_API entente_status entente_master_next_record(entente_master* master, uint32_t* power, char* line,
                                                      size_t capacity, size_t* length, entente_error* error);

/* ENTENTE_REFEREE_FORMING (a saved one, too), ENTENTE_REFEREE_RUNNING or ENTENTE_REFEREE_FINISHED. */
ENTENTE_API uint32_t entente_master_stage(const entente_master* master);
ENTENTE_API const entente_map* entente_master_map(const entente_master* master);
/* A copy of the game as it is now. */
ENTENTE_API entente_status entente_master_game(const entente_master* master, entente_game** game, entente_error* error);
typedef struct entente_program_info {
  uint32_t struct_size;
  uint32_t is_asleep;   /* it has said SLP and got no line since */
  uint32_t empty_lines; /* that it has sent, which were ignored */
} entente_program_info;
/* Of the program of a power. */
ENTENTE_API entente_status entente_master_program(const entente_master* master, uint32_t power,
                                                  entente_program_info* info, entente_error* error);
/* The score of every power (entente_map_info.power_count of them), as the contests of DPP count: the losers divided by the
 * winners to each of these, averaged over each team. */
ENTENTE_API entente_status entente_master_scores(const entente_master* master, entente_score* scores, size_t capacity,
                                                 size_t* length, entente_error* error);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* ENTENTE_PRESS_H_ */
