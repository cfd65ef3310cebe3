#include "player.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Words of the language; their numbers never change. */
enum {
  BRA = 0x4000,
  KET = 0x4001,
  AMY = 0x4200,
  FLT = 0x4201,
  CTO = 0x4320,
  CVY = 0x4321,
  HLD = 0x4322,
  MTO = 0x4323,
  SUP = 0x4324,
  DSB = 0x4340,
  RTO = 0x4341,
  BLD = 0x4380,
  REM = 0x4381,
  WVE = 0x4382,
  MBV = 0x4400,
  SPR = 0x4700,
  SUM = 0x4701,
  FAL = 0x4702,
  AUT = 0x4703,
  WIN = 0x4704,
  DRW = 0x4801,
  HLO = 0x4804,
  HUH = 0x4806,
  IAM = 0x4807,
  LOD = 0x4808,
  MAP = 0x4809,
  MIS = 0x480b,
  NME = 0x480c,
  NOW = 0x480e,
  OFF = 0x4810,
  REJ = 0x4814,
  SCO = 0x4815,
  SLO = 0x4816,
  SUB = 0x4818,
  SVE = 0x4819,
  THX = 0x481a,
  YES = 0x481c,
  MRT = 0x4904,
  TEXT = 0x4b00
};

/* The map, shared by all players. The first player that gets its name opens it. */
static entente_map* the_map;
static entente_language* the_language;
static entente_scratch* the_scratch;

/* The orders that a power may give, in memory that grows as needed. */
static struct {
  entente_order* orders;
  entente_order_group* groups;
  size_t room, count, group_count;
} the_choices;

/* ---- Sending -------------------------------------------------------------------------------------------------- */

static void say(struct speech* speech, entente_token token) {
  if (speech->count < sizeof speech->tokens / sizeof speech->tokens[0]) speech->tokens[speech->count++] = token;
}
static void say_all(struct speech* speech, const entente_token* tokens, size_t count) {
  for (size_t i = 0; i < count; ++i) say(speech, tokens[i]);
}
static size_t begin(struct speech* speech) {
  say(speech, 0);
  return speech->count;
}
static void end(struct speech* speech, size_t from) {
  speech->tokens[from - 1] = (entente_token)(speech->count - from);
}
static void say_text(struct speech* speech, const char* text) {
  say(speech, BRA);
  for (; *text != '\0'; ++text) say(speech, (entente_token)(TEXT | (unsigned char)*text));
  say(speech, KET);
}
static void say_around(struct speech* speech, entente_token word, const entente_token* tokens, size_t count) {
  const size_t from = begin(speech);
  say(speech, word);
  say(speech, BRA);
  say_all(speech, tokens, count);
  say(speech, KET);
  end(speech, from);
}

void player_greet(const struct player* player, struct speech* speech) {
  const size_t from = begin(speech);
  if (player->passcode != 0) {
    const entente_token power[] = {IAM, BRA, player->power, KET, BRA, player->passcode, KET};
    say_all(speech, power, sizeof power / sizeof power[0]);
  } else {
    char name[64] = "entente bot";
    if (player->plan->name != NULL) snprintf(name, sizeof name, "%.48s %u", player->plan->name, player->number);
    say(speech, NME);
    say_text(speech, name);
    say_text(speech, entente_version());
  }
  end(speech, from);
}

/* ---- The board ------------------------------------------------------------------------------------------------ */

static bool open_map(struct player* player, const entente_token* message, size_t count) {
  char name[64] = "";
  for (size_t i = 2; i + 1 < count && i - 2 < sizeof name - 1; ++i) {
    name[i - 2] = (char)tolower(message[i] & 0xff);
    name[i - 1] = '\0';
  }
  if (the_map == NULL && (entente_map_builtin(name, strlen(name), &the_map, NULL) != ENTENTE_OK ||
                          entente_language_new(the_map, ENTENTE_DIALECT_0167, 0, &the_language, NULL) != ENTENTE_OK ||
                          entente_scratch_new(the_map, &the_scratch, NULL) != ENTENTE_OK)) {
    fprintf(stderr, "no map '%s'\n", name);
    return false;
  }
  if (player->position == NULL) player->position = malloc(entente_position_size(the_map));
  if (player->position == NULL) return false;
  player->map = the_map;
  memset(player->owners, ENTENTE_NO_POWER, sizeof player->owners);
  return true;
}

void player_forget_map(void) {
  entente_scratch_free(the_scratch);
  free(the_choices.orders);
  free(the_choices.groups);
  memset(&the_choices, 0, sizeof the_choices);
  entente_language_free(the_language);
  entente_map_free(the_map);
  the_scratch = NULL;
  the_language = NULL;
  the_map = NULL;
}

static uint32_t province_of(uint32_t location) {
  entente_location_info info = {.struct_size = sizeof info};
  return entente_map_location(the_map, location, &info, NULL) == ENTENTE_OK ? info.province : ENTENTE_NO_LOCATION;
}

/* Reads a place, "LON" or "( STP NCS )", and moves past it. */
static uint32_t read_place(const entente_token* message, size_t count, size_t* at) {
  uint32_t location = ENTENTE_NO_LOCATION;
  entente_token province = ENTENTE_NO_TOKEN, coast = ENTENTE_NO_TOKEN;
  if (*at < count && message[*at] != BRA) {
    province = message[(*at)++];
  } else if (*at + 3 < count) {
    province = message[*at + 1];
    coast = message[*at + 2];
    *at += 4;
  }
  if (entente_language_find_location(the_language, province, coast, &location, NULL) != ENTENTE_OK) {
    return ENTENTE_NO_LOCATION;
  }
  return location;
}

/* Reads "( AUS BUD TRI )": an owner and its centers; UNO: no owner. */
static void hear_centers(struct player* player, const entente_token* message, size_t count) {
  uint32_t owner = ENTENTE_NO_POWER;
  for (size_t i = 1; i < count; ++i) {
    uint32_t location, power;
    if (message[i] == KET || message[i] == BRA) continue;
    if (message[i - 1] == BRA) {
      owner =
          entente_language_find_power(the_language, message[i], &power, NULL) == ENTENTE_OK ? power : ENTENTE_NO_POWER;
      continue;
    }
    if (entente_language_find_location(the_language, message[i], ENTENTE_NO_TOKEN, &location, NULL) != ENTENTE_OK)
      continue;
    entente_location_info info = {.struct_size = sizeof info};
    if (entente_map_location(the_map, location, &info, NULL) != ENTENTE_OK) continue;
    if (info.center < MOST_CENTERS) player->owners[info.center] = (uint8_t)owner;
  }
}

static bool set_phase(struct player* player, entente_token season, unsigned year) {
  static const struct {
    entente_token season;
    const char* form;
  } phases[] = {{SPR, "S%uM"}, {SUM, "S%uR"}, {FAL, "F%uM"}, {AUT, "F%uR"}, {WIN, "W%uA"}};
  char name[16];
  for (size_t i = 0; i < sizeof phases / sizeof phases[0]; ++i) {
    if (phases[i].season != season) continue;
    const int length = snprintf(name, sizeof name, phases[i].form, year);
    return entente_position_set_phase(the_map, player->position, name, (size_t)length, NULL) == ENTENTE_OK;
  }
  return false;
}

/* Reads "( ENG FLT LON )" or "( ENG FLT LON MRT ( NTH ECH ) )", with `at` after the first bracket, and moves past it.
 */
static void hear_unit(struct player* player, const entente_token* message, size_t count, size_t* at) {
  uint32_t power = ENTENTE_NO_POWER;
  uint16_t retreats[64];
  size_t retreat_count = 0;
  if (*at + 3 >= count) return;
  entente_language_find_power(the_language, message[*at], &power, NULL);
  entente_unit unit = {.power = (uint8_t)power, .unit_type = message[*at + 1] == FLT ? ENTENTE_FLEET : ENTENTE_ARMY};
  *at += 2;
  unit.location = (uint16_t)read_place(message, count, at);
  if (*at >= count || message[*at] != MRT) {
    entente_position_place(the_map, player->position, &unit, NULL);
  } else {
    for (*at += 2; *at < count && message[*at] != KET && retreat_count < 64;) {
      retreats[retreat_count++] = (uint16_t)read_place(message, count, at);
    }
    ++*at;
    entente_position_dislodge(the_map, player->position, &unit, retreats, retreat_count, NULL);
  }
  ++*at;
}

/* Reads "NOW ( SPR 1901 ) ( unit ) .." */
static bool hear_board(struct player* player, const entente_token* message, size_t count) {
  if (count < 5) return false;
  entente_position_clear(the_map, player->position, entente_position_size(the_map), NULL);
  if (!set_phase(player, message[2], message[3])) return false;
  uint16_t provinces[MOST_CENTERS];
  size_t center_count = 0;
  if (entente_map_centers(the_map, provinces, MOST_CENTERS, &center_count, NULL) != ENTENTE_OK) return false;
  for (size_t center = 0; center < center_count; ++center) {
    entente_position_set_owner(the_map, player->position, provinces[center], player->owners[center], NULL);
  }
  for (size_t at = 5; at < count;) {
    if (message[at++] == BRA) hear_unit(player, message, count, &at);
  }
  return true;
}

/* ---- Ordering ------------------------------------------------------------------------------------------------- */

static uint32_t chance(struct player* player, uint32_t bound) {
  player->random = player->random * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)((player->random >> 33) % bound);
}

/* Begins the random numbers of a turn. */
static void shuffle(struct player* player, const entente_token* now, size_t count) {
  player->random = player->seed * 0x9e3779b97f4a7c15u + player->power;
  for (size_t i = 0; i < count; ++i) player->random = (player->random ^ now[i]) * 0x100000001b3u;
}

static void say_place(struct speech* speech, uint32_t location) {
  entente_token province = 0, coast = 0;
  entente_language_location(the_language, location, &province, &coast, NULL);
  if (coast == ENTENTE_NO_TOKEN) {
    say(speech, province);
    return;
  }
  const entente_token place[] = {BRA, province, coast, KET};
  say_all(speech, place, 4);
}
static void say_power(struct speech* speech, uint32_t power) {
  entente_token token = 0;
  entente_language_power(the_language, power, &token, NULL);
  say(speech, token);
}
static void say_unit(struct speech* speech, uint32_t power, uint32_t type, uint32_t location) {
  say(speech, BRA);
  say_power(speech, power);
  say(speech, type == ENTENTE_FLEET ? FLT : AMY);
  say_place(speech, location);
  say(speech, KET);
}

/* Finds the unit of the board at a place, which may lack its coast. */
static bool find_unit(const struct player* player, uint32_t location, entente_unit* found) {
  entente_unit units[256];
  size_t length = 0;
  if (entente_position_units(the_map, player->position, units, 256, &length, NULL) != ENTENTE_OK) return false;
  for (size_t i = 0; i < length; ++i) {
    if (province_of(units[i].location) != province_of(location)) continue;
    *found = units[i];
    return true;
  }
  return false;
}

/* Writes "( ( ENG FLT LON ) MTO NTH )". Only for orders without a convoy path: see can_say. */
static void say_order(const struct player* player, const entente_order_fields* order, uint32_t phase_type,
                      struct speech* speech) {
  entente_unit third = {0};
  say(speech, BRA);
  if (order->kind == ENTENTE_WAIVE) {
    say_power(speech, order->power);
    say(speech, WVE);
    say(speech, KET);
    return;
  }
  say_unit(speech, order->power, order->unit_type, order->source);
  switch (order->kind) {
    case ENTENTE_HOLD:
      say(speech, HLD);
      break;
    case ENTENTE_MOVE:
      say(speech, MTO);
      break;
    case ENTENTE_RETREAT:
      say(speech, RTO);
      break;
    case ENTENTE_BUILD:
      say(speech, BLD);
      break;
    case ENTENTE_DISBAND:
      say(speech, phase_type == ENTENTE_ADJUSTMENTS ? REM : DSB);
      break;
    case ENTENTE_CONVOY:
      say(speech, CVY);
      break;
    default:
      say(speech, SUP);
      break;
  }
  if (order->third != ENTENTE_NO_LOCATION && find_unit(player, order->third, &third)) {
    say_unit(speech, third.power, third.unit_type, third.location);
  }
  if (order->target != ENTENTE_NO_LOCATION) {
    if (order->kind == ENTENTE_CONVOY) say(speech, CTO);
    if (order->kind == ENTENTE_SUPPORT_MOVE) say(speech, MTO);
    /* The destination of a supported move has no coast. */
    entente_token province = 0, coast = 0;
    entente_language_location(the_language, order->target, &province, &coast, NULL);
    if (order->kind == ENTENTE_SUPPORT_MOVE) {
      say(speech, province);
    } else {
      say_place(speech, order->target);
    }
  }
  say(speech, KET);
}

static bool can_say(const entente_order_fields* order) { return order->kind != ENTENTE_MOVE || order->via_convoy == 0; }

/* Chooses an order of a group at random, or its hold; false if none of them can be written. */
static bool choose(struct player* player, const entente_order* orders, const entente_order_group* group,
                   entente_order_fields* order) {
  const uint32_t start = chance(player, group->count);
  for (int only_holds = player->plan->holds; only_holds >= 0; --only_holds) {
    for (uint32_t i = 0; i < group->count; ++i) {
      order->struct_size = sizeof *order;
      if (entente_order_unpack(orders[group->first + (start + i) % group->count], order, NULL) != ENTENTE_OK)
        return false;
      if (can_say(order) && (!only_holds || order->kind == ENTENTE_HOLD)) return true;
    }
  }
  return false;
}

static bool list_choices(const struct player* player, uint32_t power) {
  for (;;) {
    const entente_status status = entente_legal_orders(the_scratch, player->position, NULL, power, ENTENTE_NO_PROVINCE,
                                                       the_choices.orders, the_choices.room, &the_choices.count, NULL);
    if (status == ENTENTE_OK) break;
    if (status != ENTENTE_ERR_BUFFER_TOO_SMALL) return false;
    const size_t room = the_choices.count;
    entente_order* orders = realloc(the_choices.orders, room * sizeof *orders);
    if (orders != NULL) the_choices.orders = orders;
    entente_order_group* groups = realloc(the_choices.groups, room * sizeof *groups);
    if (groups != NULL) the_choices.groups = groups;
    if (orders == NULL || groups == NULL) return false;
    the_choices.room = room;
  }
  return entente_order_groups(the_map, the_choices.orders, the_choices.count, the_choices.groups, the_choices.room,
                              &the_choices.group_count, NULL) == ENTENTE_OK;
}

/* The units that a power builds (> 0) or removes (< 0): by the rules of the map, but at least as many builds as it has
 * centers beyond its units. A build without a place is waived. */
static int adjustments_due(const struct player* player, uint32_t power) {
  entente_unit units[256];
  size_t unit_count = 0;
  int32_t due = 0;
  int shown = 0;
  entente_position_due(the_map, player->position, NULL, power, &due, NULL);
  for (size_t i = 0; i < MOST_CENTERS; ++i) shown += player->owners[i] == power ? 1 : 0;
  if (entente_position_units(the_map, player->position, units, 256, &unit_count, NULL) != ENTENTE_OK) return due;
  for (size_t i = 0; i < unit_count; ++i) shown -= units[i].power == power ? 1 : 0;
  return due >= 0 && shown > due ? shown : due;
}

static void say_waive(struct speech* speech, entente_token power) {
  const entente_token waive[] = {BRA, power, WVE, KET};
  say_all(speech, waive, 4);
}

/* Adds orders for each unit, or for the builds and removals that are due. False if they cannot be listed. */
static bool say_orders(struct player* player, struct speech* speech) {
  entente_position_info info = {.struct_size = sizeof info};
  uint32_t power = 0;
  if (entente_language_find_power(the_language, player->power, &power, NULL) != ENTENTE_OK ||
      entente_position_describe(the_map, player->position, &info, NULL) != ENTENTE_OK || !list_choices(player, power)) {
    return false;
  }
  const bool is_winter = info.phase_type == ENTENTE_ADJUSTMENTS;
  const int due = is_winter ? adjustments_due(player, power) : 0;
  const size_t most = is_winter ? (size_t)abs(due) : the_choices.group_count;
  for (size_t i = 0; i < the_choices.group_count && player->waiting < most; ++i) {
    entente_order_fields order;
    if (!choose(player, the_choices.orders, &the_choices.groups[i], &order) || order.kind == ENTENTE_WAIVE) continue;
    say_order(player, &order, info.phase_type, speech);
    ++player->waiting;
  }
  for (; due > 0 && player->waiting < most; ++player->waiting) say_waive(speech, player->power);
  return true;
}

/* Begins and ends a SUB. */
static size_t begin_orders(struct player* player, struct speech* speech) {
  const size_t from = begin(speech);
  say(speech, SUB);
  if (!player->omits_turn) say_all(speech, player->turn, 4);
  player->waiting = 0;
  return from;
}
static void end_orders(struct player* player, struct speech* speech, size_t from) {
  player->orders += player->waiting;
  end(speech, from);
  if (player->waiting == 0) speech->count = from - 1; /* nothing to order */
}

/* Orders. If the orders cannot be listed, asks what is missing (MIS). */
static void order_units(struct player* player, struct speech* speech) {
  const size_t from = begin_orders(player, speech);
  const bool are_listed = say_orders(player, speech);
  end_orders(player, speech, from);
  if (are_listed) return;
  const size_t asked = begin(speech);
  say(speech, MIS);
  end(speech, asked);
}

/* Removes every unit: the server takes as many as are due. */
static void say_removals(struct player* player, struct speech* speech) {
  entente_unit units[256];
  size_t count = 0;
  uint32_t power = 0;
  if (entente_language_find_power(the_language, player->power, &power, NULL) != ENTENTE_OK ||
      entente_position_units(the_map, player->position, units, 256, &count, NULL) != ENTENTE_OK) {
    return;
  }
  for (size_t i = 0; i < count; ++i) {
    if (units[i].power != power) continue;
    say(speech, BRA);
    say_unit(speech, power, units[i].unit_type, units[i].location);
    say(speech, REM);
    say(speech, KET);
    ++player->waiting;
  }
}

/* Answers "MIS ( -2 )" with waives, "MIS ( 1 )" with removals, "MIS ( unit ) ( unit MRT ( .. ) )" with HLD and DSB. */
static void order_missing(struct player* player, const entente_token* message, size_t count, struct speech* speech) {
  if (count < 4 || player->answered >= MOST_ANSWERS) return;
  ++player->answered;
  const size_t from = begin_orders(player, speech);
  if (message[2] < BRA) {
    const int missing = message[2] < 0x2000 ? message[2] : message[2] - 0x4000;
    if (missing > 0) say_removals(player, speech);
    for (int i = missing; i < 0; ++i, ++player->waiting) say_waive(speech, player->power);
  }
  for (size_t at = 1; at < count && message[2] >= BRA; ++at) {
    const size_t unit = ++at; /* behind its bracket */
    int depth = 1;
    entente_token word = HLD;
    size_t unit_end = 0;
    for (; at < count && depth > 0; ++at) {
      if (message[at] == MRT) {
        word = DSB;
        unit_end = at;
      }
      depth += message[at] == BRA ? 1 : message[at] == KET ? -1 : 0;
    }
    --at; /* at its last bracket */
    if (unit_end == 0) unit_end = at;
    say(speech, BRA);
    say(speech, BRA);
    say_all(speech, message + unit, unit_end - unit);
    say(speech, KET);
    say(speech, word);
    say(speech, KET);
    ++player->waiting;
  }
  end_orders(player, speech, from);
}

/* ---- Receiving ------------------------------------------------------------------------------------------------ */

static bool hear_now(struct player* player, const entente_token* message, size_t count, struct speech* speech) {
  if (!hear_board(player, message, count)) return true;
  memcpy(player->turn, message + 1, sizeof player->turn);
  shuffle(player, message, count);
  ++player->turns;
  player->answered = 0;
  if (player->is_over || player->power == 0) return true;
  if (player->plan->draw_after != 0 && player->turns > player->plan->draw_after) {
    const size_t from = begin(speech);
    say(speech, DRW);
    end(speech, from);
  }
  order_units(player, speech);
  return true;
}

/* Reads "THX ( order ) ( note )" */
static void hear_note(struct player* player, const entente_token* message, size_t count) {
  if (player->waiting > 0) --player->waiting;
  if (count > 2 && message[count - 2] != MBV) ++player->refused;
}

bool player_hear(struct player* player, const entente_token* message, size_t count, struct speech* speech) {
  if (count == 0) return true;
  switch (message[0]) {
    case MAP:
      if (!open_map(player, message, count)) return false;
      say_around(speech, YES, message, count);
      return true;
    case HLO:
      if (count < 6) return true;
      player->power = message[2];
      player->passcode = message[5];
      return true;
    case SCO:
      if (player->map != NULL) hear_centers(player, message, count);
      return true;
    case NOW:
      return player->map == NULL || hear_now(player, message, count, speech);
    case MIS: /* if a SUB is not answered yet, another MIS follows its answers */
      if (player->map != NULL && !player->is_over && player->waiting == 0)
        order_missing(player, message, count, speech);
      return true;
    case THX:
      hear_note(player, message, count);
      return true;
    case HUH: /* to SUB: dialect 0.143 has no turn in it */
      if (player->map != NULL && count > 2 && message[2] == SUB && !player->omits_turn) {
        player->omits_turn = true;
        order_units(player, speech);
      }
      return true;
    case YES: /* reconnected: asks for the board, which the server does not send by itself */
      if (count > 2 && message[2] == IAM) {
        const entente_token sco[] = {SCO}, now[] = {NOW};
        size_t from = begin(speech);
        say_all(speech, sco, 1);
        end(speech, from);
        from = begin(speech);
        say_all(speech, now, 1);
        end(speech, from);
      }
      return true;
    case LOD:
      if (player->passcode != 0) {
        player_greet(player, speech);
      } else {
        say_around(speech, REJ, message, count);
      }
      return true;
    case SVE:
      say_around(speech, YES, message, count);
      return true;
    case SLO:
    case DRW:
      player->games += player->is_over ? 0 : 1;
      player->is_over = true;
      return true;
    case REJ:
      if (count > 2 && (message[2] == NME || message[2] == IAM)) player->is_rejected = true;
      return true;
    case OFF:
      player->is_sent_away = true;
      return true;
    default:
      return true;
  }
}

void player_begin(struct player* player, const struct plan* plan, uint64_t seed, unsigned number) {
  *player = (struct player){.plan = plan, .seed = seed, .number = number};
}

void player_begin_again(struct player* player) {
  const struct player before = *player;
  player_begin(player, before.plan, before.seed, before.number);
  player->position = before.position;
  player->orders = before.orders;
  player->refused = before.refused;
  player->games = before.games;
  player->omits_turn = before.omits_turn;
}

void player_end(struct player* player) { free(player->position); }
