/* Players for a server of DAIDE, over TCP: `daide_bot --port 16713 --players 7`. They order at random, or hold.
 *
 * One process plays any number of seats, also at several tables: seats of table t connect to port + t. When its games
 * are over it prints a report, with the times from an order sheet (SUB) to its last answer (THX). It uses POSIX sockets
 * and only the public headers. */
#define _POSIX_C_SOURCE 200112L
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "player.h"

struct settings {
  struct plan plan;
  const char* host;
  unsigned port, players, tables, seed;
  unsigned patience; /* seconds to restore a lost connection; 0: it is not restored */
  bool plays_on;     /* after a game it joins the next one, until no server listens for the time of its patience */
  unsigned limit;    /* seconds until it gives up */
};

struct seat {
  struct player player;
  entente_session* session;
  int socket; /* -1: none */
  unsigned port;
  int64_t asked, lost; /* milliseconds; 0: not */
  int64_t retry;
  bool is_greeted, is_done;
  const uint8_t* unwritten;
  size_t unwritten_count;
  entente_text* writing;
};

struct times {
  double* milliseconds;
  size_t count, room;
};
static struct times times;

static int64_t now_ns(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}
static int64_t now_ms(void) { return now_ns() / 1000000; }

static void keep_time(int64_t nanoseconds) {
  if (times.count == times.room) {
    const size_t room = times.room == 0 ? 1024 : 2 * times.room;
    double* more = realloc(times.milliseconds, room * sizeof *more);
    if (more == NULL) return;
    times.milliseconds = more;
    times.room = room;
  }
  times.milliseconds[times.count++] = (double)nanoseconds / 1e6;
}

/* ---- A seat's connection -------------------------------------------------------------------------------------- */

static void hang_up(struct seat* seat) {
  if (seat->socket >= 0) close(seat->socket);
  entente_session_free(seat->session);
  entente_text_free(seat->writing);
  seat->socket = -1;
  seat->session = NULL;
  seat->writing = NULL;
  seat->unwritten_count = 0;
  seat->is_greeted = false;
}

static bool dial(const struct settings* settings, struct seat* seat) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)seat->port)};
  const int one = 1;
  if (inet_pton(AF_INET, settings->host, &address.sin_addr) != 1) return false;
  seat->socket = socket(AF_INET, SOCK_STREAM, 0);
  if (seat->socket < 0) return false;
  if (connect(seat->socket, (struct sockaddr*)&address, sizeof address) != 0 ||
      entente_session_new(ENTENTE_SESSION_CLIENT, NULL, NULL, ENTENTE_TOKENS_USUAL, now_ms(), &seat->session, NULL) !=
          ENTENTE_OK) {
    hang_up(seat);
    return false;
  }
  setsockopt(seat->socket, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  fcntl(seat->socket, F_SETFL, O_NONBLOCK);
  return true;
}

static void write_out(struct seat* seat) {
  while (seat->socket >= 0) {
    if (seat->unwritten_count == 0) {
      entente_text_free(seat->writing);
      seat->writing = NULL;
      if (entente_session_take(seat->session, &seat->writing, NULL) != ENTENTE_OK) return;
      seat->unwritten = (const uint8_t*)entente_text_data(seat->writing);
      seat->unwritten_count = entente_text_length(seat->writing);
      if (seat->unwritten_count == 0) return;
    }
    const ssize_t written = send(seat->socket, seat->unwritten, seat->unwritten_count, 0);
    if (written <= 0) return; /* later; if the connection is lost, reading finds out */
    seat->unwritten += written;
    seat->unwritten_count -= (size_t)written;
  }
}

/* Handles the end of a connection: gives up, or reconnects later. */
static void lose(const struct settings* settings, struct seat* seat) {
  hang_up(seat);
  const bool has_game = seat->player.passcode != 0 && !seat->player.is_over && !seat->player.is_rejected;
  /* A server that is stopped in a game sends OFF. If it goes on with the game, who plays on is back. */
  const bool is_sent_away = seat->player.is_sent_away && !settings->plays_on;
  const bool comes_back = settings->patience > 0 && has_game && !is_sent_away;
  if (settings->plays_on && !comes_back) player_begin_again(&seat->player);
  seat->is_done = !comes_back && !settings->plays_on;
  seat->lost = seat->lost != 0 ? seat->lost : now_ms();
  seat->retry = now_ms() + 100;
}

static void come_back(const struct settings* settings, struct seat* seat) {
  const int64_t now = now_ms();
  if (now < seat->retry) return;
  if (dial(settings, seat)) {
    seat->lost = 0;
    write_out(seat);
  } else if (now - seat->lost > 1000 * (int64_t)settings->patience) {
    seat->is_done = true;
  }
  seat->retry = now + 100;
}

static void speak(struct seat* seat, const struct speech* speech) {
  for (size_t i = 0; i < speech->count;) {
    const size_t count = speech->tokens[i++];
    entente_session_send(seat->session, speech->tokens + i, count, NULL);
    i += count;
  }
}

static bool listen_to(struct seat* seat) {
  static entente_token message[ENTENTE_MOST_TOKENS];
  entente_session_info info = {.struct_size = sizeof info};
  size_t count = 0;
  if (entente_session_describe(seat->session, &info, NULL) != ENTENTE_OK) return false;
  if (info.stage == ENTENTE_SESSION_READY && !seat->is_greeted) {
    struct speech greeting = {.count = 0};
    seat->is_greeted = true;
    player_greet(&seat->player, &greeting);
    speak(seat, &greeting);
  }
  while (entente_session_next(seat->session, message, ENTENTE_MOST_TOKENS, &count, NULL) == ENTENTE_OK) {
    struct speech answer = {.count = 0};
    const unsigned waiting = seat->player.waiting;
    if (!player_hear(&seat->player, message, count, &answer)) return false;
    if (waiting == 1 && seat->player.waiting == 0 && seat->asked != 0) keep_time(now_ns() - seat->asked);
    if (waiting == 0 && seat->player.waiting > 0) seat->asked = now_ns();
    speak(seat, &answer);
  }
  return info.stage != ENTENTE_SESSION_ENDED;
}

static void read_in(const struct settings* settings, struct seat* seat) {
  uint8_t octets[16384];
  const ssize_t count = recv(seat->socket, octets, sizeof octets, 0);
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (count <= 0) {
    lose(settings, seat);
    return;
  }
  entente_session_receive(seat->session, octets, (size_t)count, now_ms(), NULL);
  if (!listen_to(seat) || (settings->plays_on && seat->player.is_rejected)) {
    lose(settings, seat);
    return;
  }
  write_out(seat);
}

/* ---- All seats ------------------------------------------------------------------------------------------------ */

static bool play(const struct settings* settings, struct seat* seats, size_t count) {
  struct pollfd* polls = calloc(count, sizeof *polls);
  const int64_t end = now_ms() + 1000 * (int64_t)settings->limit;
  size_t left = count;
  while (polls != NULL && left > 0 && (settings->limit == 0 || now_ms() < end)) {
    for (size_t i = 0; i < count; ++i) {
      const bool has_more = seats[i].unwritten_count > 0;
      polls[i] = (struct pollfd){.fd = seats[i].socket, .events = (short)(has_more ? POLLIN | POLLOUT : POLLIN)};
    }
    poll(polls, count, 50);
    left = 0;
    for (size_t i = 0; i < count; ++i) {
      struct seat* seat = &seats[i];
      if (!seat->is_done && seat->socket < 0) come_back(settings, seat);
      if (seat->socket >= 0 && (polls[i].revents & POLLOUT) != 0) write_out(seat);
      if (seat->socket >= 0 && (polls[i].revents & ~POLLOUT) != 0) read_in(settings, seat);
      if (!seat->is_done) ++left;
    }
  }
  free(polls);
  return left == 0;
}

static int by_size(const void* a, const void* b) {
  const double left = *(const double*)a, right = *(const double*)b;
  return left < right ? -1 : left > right;
}
static double share(double part) {
  const size_t at = (size_t)(part * (double)times.count);
  return times.milliseconds[at < times.count ? at : times.count - 1];
}

static bool report(const struct settings* settings, const struct seat* seats, size_t count) {
  unsigned turns = 0, orders = 0, refused = 0, over = 0;
  for (size_t i = 0; i < count; ++i) {
    turns = seats[i].player.turns > turns ? seats[i].player.turns : turns;
    orders += seats[i].player.orders;
    refused += seats[i].player.refused;
    over += seats[i].player.games;
  }
  if (settings->plays_on) {
    printf("%u players saw %u ends of games; %u orders, %u refused\n", (unsigned)count, over, orders, refused);
  } else {
    printf("%u of %u players saw the end of their game; %u turns, %u orders, %u refused\n", over, (unsigned)count,
           turns, orders, refused);
  }
  if (times.count > 0) {
    qsort(times.milliseconds, times.count, sizeof *times.milliseconds, by_size);
    printf("milliseconds from SUB to the last THX, %u times: half %.2f, 99 %% %.2f, all %.2f\n", (unsigned)times.count,
           share(0.5), share(0.99), times.milliseconds[times.count - 1]);
  }
  return over >= count;
}

static bool read_number(const char* text, unsigned* number) {
  char* end = NULL;
  errno = 0;
  const unsigned long read = strtoul(text, &end, 10);
  *number = (unsigned)read;
  return errno == 0 && *text != '\0' && *end == '\0' && read < 1000000000;
}

static bool read_settings(int count, char** words, struct settings* settings) {
  const struct {
    const char* name;
    unsigned* number;
  } options[] = {{"--port", &settings->port},
                 {"--players", &settings->players},
                 {"--tables", &settings->tables},
                 {"--seed", &settings->seed},
                 {"--return", &settings->patience},
                 {"--limit", &settings->limit},
                 {"--draw-after", &settings->plan.draw_after}};
  for (int i = 1; i < count; ++i) {
    bool is_known = false;
    if (strcmp(words[i], "--hold") == 0) {
      settings->plan.holds = true;
      continue;
    }
    if (strcmp(words[i], "--play-on") == 0) {
      settings->plays_on = true;
      if (settings->patience == 0) settings->patience = 10;
      continue;
    }
    if (strcmp(words[i], "--name") == 0 && i + 1 < count) {
      settings->plan.name = words[++i];
      continue;
    }
    if (strcmp(words[i], "--host") == 0 && i + 1 < count) {
      settings->host = words[++i];
      continue;
    }
    for (size_t j = 0; j < sizeof options / sizeof options[0] && i + 1 < count; ++j) {
      if (strcmp(words[i], options[j].name) != 0) continue;
      is_known = read_number(words[++i], options[j].number);
      break;
    }
    if (!is_known) return false;
  }
  return settings->players > 0 && settings->tables > 0 && settings->players * settings->tables < 10000;
}

int main(int count, char** words) {
  struct settings settings = {.host = "127.0.0.1", .port = 16713, .players = 1, .tables = 1, .seed = 1};
  if (!read_settings(count, words, &settings)) {
    fprintf(stderr,
            "usage: daide_bot [--host 127.0.0.1] [--port N] [--players N] [--tables N] [--seed N]\n"
            "                 [--hold] [--draw-after TURNS] [--return SECONDS] [--limit SECONDS]\n"
            "                 [--play-on] [--name NAME]\n");
    return 2;
  }
  signal(SIGPIPE, SIG_IGN); /* a server that is gone is an error of send */
  const size_t seat_count = (size_t)settings.players * settings.tables;
  struct seat* seats = calloc(seat_count, sizeof *seats);
  if (seats == NULL) return 2;
  for (size_t i = 0; i < seat_count; ++i) {
    player_begin(&seats[i].player, &settings.plan, settings.seed + i, (unsigned)(i % settings.players + 1));
    seats[i].port = settings.port + (unsigned)i / settings.players;
    seats[i].socket = -1;
    if (!dial(&settings, &seats[i])) {
      fprintf(stderr, "cannot connect to %s, port %u: %s\n", settings.host, seats[i].port, strerror(errno));
      return 2;
    }
    write_out(&seats[i]);
  }
  play(&settings, seats, seat_count);
  const bool is_fine = report(&settings, seats, seat_count);
  for (size_t i = 0; i < seat_count; ++i) {
    hang_up(&seats[i]);
    player_end(&seats[i].player);
  }
  player_forget_map();
  free(times.milliseconds);
  free(seats);
  return is_fine ? 0 : 1;
}
