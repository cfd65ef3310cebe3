/* A player of DAIDE's language that orders at random, or holds: messages in, messages out. No sockets. Every unit gets an
 * order, and every build that it does not order is waived, so a game never waits for it.
 *
 * It behaves as a real client: gives its name, accepts the map, keeps its passcode, sets up its own board from SCO and
 * NOW, orders, votes, and comes back with IAM after losing its connection. One thread. */
#ifndef ENTENTE_EXAMPLES_PLAYER_H_
#define ENTENTE_EXAMPLES_PLAYER_H_

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "entente/press.h"

enum { MOST_CENTERS = 1024, MOST_ANSWERS = 8 };

struct plan {
  bool holds;          /* else it orders at random */
  unsigned draw_after; /* after this many turns it votes for a draw in each; 0: never */
  const char* name;    /* NULL: "entente bot" for all; else each player has its number behind the name */
};

struct player {
  const struct plan* plan;
  uint64_t seed, random;  /* the orders of a turn follow from the seed and NOW, so that they come again after IAM */
  unsigned number;        /* from 1 */
  const entente_map* map; /* after the server has named it */
  void* position;
  uint8_t owners[MOST_CENTERS]; /* of the centers, as in SCO */
  entente_token power;          /* 0: not known yet */
  entente_token passcode;
  entente_token turn[4]; /* "( SPR 1901 )" */
  unsigned turns;        /* turns in which it got NOW */
  unsigned orders;       /* orders it sent */
  unsigned refused;      /* orders refused with another note than MBV */
  unsigned answered;     /* answers to MIS in this turn, at most MOST_ANSWERS */
  unsigned waiting;      /* orders of the last SUB that have no THX yet */
  unsigned games;        /* games that it played to their end */
  bool omits_turn;       /* SUB has no turn, as in dialect 0.143 */
  bool is_over;          /* the game has ended */
  bool is_rejected;      /* its NME or IAM */
  bool is_sent_away;     /* OFF */
};

/* Messages to send, one after another, each preceded by its length. */
struct speech {
  entente_token tokens[16384];
  size_t count;
};

void player_begin(struct player* player, const struct plan* plan, uint64_t seed, unsigned number);
/* Forgets the game, to join another one. */
void player_begin_again(struct player* player);
void player_end(struct player* player);
/* Call when a connection is ready: adds NME, or IAM if it has a passcode. */
void player_greet(const struct player* player, struct speech* speech);
/* Takes a message and adds the answers. False if it cannot continue, because the map is unknown. */
bool player_hear(struct player* player, const entente_token* message, size_t count, struct speech* speech);
/* Frees the map, which all players share. */
void player_forget_map(void);

#endif
