/* Prints what must be the same on every platform, one fact a line: results of cases, self-play on every shipped map and
 * under every preset, hashes, position lines, and digests of saves, drawings, reports and explanations. In C99, on entente.h alone.
 *
 *   platform_check FILE.cases...           reads cases in the form of datc_tests/cases, prints all facts
 *   platform_check --games FILE.cases...   prints each case as a game in JSON, one a line
 *   platform_check --speed                 prints the microseconds of a phase of random games on the standard map
 *
 * Exit code: 0; 1 if a call failed that should not; 2 if a file cannot be read. */
#include <entente/entente.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define GAMES 3
#define PHASES 40

static int failures = 0;

static int Failed(const char* what, entente_status status, const entente_error* error) {
  if (status == ENTENTE_OK) return 0;
  printf("%s: %s: %s\n", what, entente_word(ENTENTE_WORDS_STATUS, status), error->message);
  ++failures;
  return 1;
}

/* FNV-1a of 32 bits. */
static uint32_t Digest(const void* data, size_t length) {
  const unsigned char* bytes = data;
  uint32_t digest = 2166136261u;
  size_t i;
  for (i = 0; i < length; ++i) digest = (digest ^ bytes[i]) * 16777619u;
  return digest;
}

/* Prints length and digest of a text, and frees it. */
static void PrintText(const char* what, entente_text* text) {
  printf(" %s %zu %08" PRIx32, what, entente_text_length(text),
         Digest(entente_text_data(text), entente_text_length(text)));
  entente_text_free(text);
}

static entente_game_form FormCalled(const char* name) {
  entente_game_form_info info = ENTENTE_INIT(entente_game_form_info);
  uint32_t index;
  for (index = 0; entente_game_form_describe(index, &info, NULL) == ENTENTE_OK; ++index) {
    if (strcmp(info.name, name) == 0) return index;
  }
  return UINT32_MAX;
}

/* Each phase of a game in JSON: its result, its report, and why its orders ended as they did. */
static void CheckDocument(const char* name, const char* json, size_t length) {
  entente_error error = ENTENTE_INIT(entente_error);
  entente_document* document = NULL;
  entente_exchange* exchange = NULL;
  entente_text* text = NULL;
  if (Failed(name, entente_document_read(json, length, &document, &error), &error)) return;
  if (!Failed(name, entente_exchange_new(NULL, NULL, &exchange, &error), &error)) {
    printf("%s:", name);
    if (!Failed("result", entente_exchange_adjudicate_phase(exchange, document, 0, NULL, &text, &error), &error)) {
      PrintText("result", text);
    }
    if (!Failed("report", entente_exchange_report(exchange, document, 0, NULL, &text, &error), &error)) {
      PrintText("report", text);
    }
    if (entente_exchange_explain(exchange, document, 0, NULL, 0, ENTENTE_TEXT_FOR_PEOPLE, NULL, &text, &error) ==
        ENTENTE_OK) {
      PrintText("explanation", text);
    }
    printf("\n");
  }
  entente_exchange_free(exchange);
  entente_document_free(document);
}

/* One case in the form of datc_tests/cases, turned into a game. */
static void CheckCase(const char* text, size_t length, int print_only) {
  entente_error error = ENTENTE_INIT(entente_error);
  entente_text* game = NULL;
  char name[64] = "";
  sscanf(text, "case %60s", name);
  if (Failed(
          name,
          entente_convert(text, length, FormCalled("datc"), FormCalled("json"), NULL, NULL, NULL, &game, NULL, &error),
          &error)) {
    return;
  }
  if (print_only) {
    printf("%s %.*s\n", name, (int)entente_text_length(game), (const char*)entente_text_data(game));
  } else {
    CheckDocument(name, entente_text_data(game), entente_text_length(game));
  }
  entente_text_free(game);
}

static char* ReadFile(const char* path, size_t* length) {
  FILE* file = fopen(path, "rb");
  char* text = malloc(1 << 20);
  if (file == NULL || text == NULL) {
    fprintf(stderr, "%s: cannot be read\n", path);
    exit(2);
  }
  *length = fread(text, 1, (1 << 20) - 1, file);
  text[*length] = '\0';
  fclose(file);
  return text;
}

/* A case begins with a line "case ..."; before the first are comments. */
static void CheckFile(const char* path, int print_only) {
  size_t length;
  char* text = ReadFile(path, &length);
  const char* begin = strncmp(text, "case ", 5) == 0 ? text : strstr(text, "\ncase ");
  while (begin != NULL) {
    const char* next;
    if (*begin == '\n') ++begin;
    next = strstr(begin, "\ncase ");
    CheckCase(begin, next == NULL ? strlen(begin) : (size_t)(next + 1 - begin), print_only);
    begin = next;
  }
  free(text);
}

static void PrintGame(const entente_map* game_map, const entente_game* game) {
  entente_error error = ENTENTE_INIT(entente_error);
  const entente_phase last = entente_game_phase_count(game) - 1;
  const size_t size = entente_position_size(game_map);
  void* position = malloc(size);
  char line[8192];
  size_t length = 0;
  uint64_t hash = 0;
  entente_text* text = NULL;
  if (!Failed("position", entente_game_position(game, last, position, size, &error), &error) &&
      !Failed("line", entente_position_write_line(game_map, position, line, sizeof line, &length, &error), &error) &&
      !Failed("hash", entente_position_hash(game_map, position, &hash, &error), &error)) {
    printf(" line %zu %08" PRIx32 " hash %016" PRIx64, length, Digest(line, length), hash);
  }
  if (!Failed("hash", entente_game_hash(game, last, &hash, &error), &error)) printf(" game %016" PRIx64, hash);
  if (!Failed("json", entente_game_save(game, &text, &error), &error)) PrintText("json", text);
  if (!Failed("binary", entente_game_save_binary(game, &text, &error), &error)) PrintText("binary", text);
  if (last > 0 && !Failed("phase", entente_game_phase_json(game, last - 1, NULL, &text, &error), &error)) {
    PrintText("phase", text);
  }
  if (!Failed("drawing", entente_position_render(game_map, position, NULL, &text, &error), &error)) {
    PrintText("drawing", text);
  }
  free(position);
}

/* Games of random legal orders with seeds 1, 2, ... */
static void CheckPlay(const entente_map* game_map, const entente_rules* rules, const char* rules_name) {
  entente_error error = ENTENTE_INIT(entente_error);
  entente_scratch* scratch = NULL;
  uint64_t seed;
  if (Failed("scratch", entente_scratch_new(game_map, &scratch, &error), &error)) return;
  for (seed = 1; seed <= GAMES; ++seed) {
    entente_play_summary summary = ENTENTE_INIT(entente_play_summary);
    entente_game* game = NULL;
    if (Failed("play", entente_play(scratch, rules, seed, PHASES, &summary, &game, &error), &error)) continue;
    printf("play %s %s %" PRIu64 ": phases %" PRIu32 " signature %016" PRIx64, entente_map_name(game_map), rules_name,
           seed, summary.phase_count, summary.signature);
    PrintGame(game_map, game);
    printf("\n");
    entente_game_free(game);
  }
  entente_scratch_free(scratch);
}

static void CheckMaps(void) {
  entente_error error = ENTENTE_INIT(entente_error);
  uint32_t index;
  entente_builtin_info info = ENTENTE_INIT(entente_builtin_info);
  for (index = 0; entente_map_builtin_describe(index, &info, NULL) == ENTENTE_OK; ++index) {
    entente_map* game_map = NULL;
    if (Failed(info.name, entente_map_builtin(info.name, strlen(info.name), &game_map, &error), &error)) continue;
    CheckPlay(game_map, NULL, "default");
    entente_map_free(game_map);
  }
}

static void CheckPresets(void) {
  entente_error error = ENTENTE_INIT(entente_error);
  entente_preset_info preset = ENTENTE_INIT(entente_preset_info);
  entente_map* game_map = NULL;
  uint32_t index;
  if (Failed("standard", entente_map_builtin("standard", 8, &game_map, &error), &error)) return;
  for (index = 0; entente_preset_describe(index, &preset, NULL) == ENTENTE_OK; ++index) {
    entente_rules rules = ENTENTE_INIT(entente_rules);
    if (Failed(preset.name, entente_rules_read(game_map, preset.name, strlen(preset.name), &rules, &error), &error))
      continue;
    CheckPlay(game_map, &rules, preset.name);
  }
  entente_map_free(game_map);
}

static uint32_t Play(entente_scratch* scratch, uint64_t games) {
  uint32_t phases = 0;
  uint64_t seed;
  for (seed = 1; seed <= games; ++seed) {
    entente_play_summary summary = ENTENTE_INIT(entente_play_summary);
    if (entente_play(scratch, NULL, seed, 100, &summary, NULL, NULL) == ENTENTE_OK) phases += summary.phase_count;
  }
  return phases;
}

static void PrintSpeed(void) {
  entente_error error = ENTENTE_INIT(entente_error);
  entente_map* game_map = NULL;
  entente_scratch* scratch = NULL;
  if (Failed("standard", entente_map_builtin("standard", 8, &game_map, &error), &error)) return;
  if (!Failed("scratch", entente_scratch_new(game_map, &scratch, &error), &error)) {
    clock_t start;
    uint32_t phases;
    Play(scratch, 20);
    start = clock();
    phases = Play(scratch, 200);
    printf("%.2f\n", (double)(clock() - start) / CLOCKS_PER_SEC * 1e6 / phases);
  }
  entente_scratch_free(scratch);
  entente_map_free(game_map);
}

int main(int argc, char** argv) {
  const char* mode = argc > 1 ? argv[1] : "";
  const int print_only = strcmp(mode, "--games") == 0;
  int i;
  if (strcmp(mode, "--speed") == 0) {
    PrintSpeed();
    return failures == 0 ? 0 : 1;
  }
  for (i = 1 + print_only; i < argc; ++i) CheckFile(argv[i], print_only);
  if (!print_only) {
    CheckMaps();
    CheckPresets();
  }
  return failures == 0 ? 0 : 1;
}
