// Makes and frees the working memory of calls on positions.
#include "arguments.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

entente_status entente_scratch_new(const entente_map* game_map, entente_scratch** scratch, entente_error* error) {
  return Guard(error, HandleOut(scratch, "scratch"), In(game_map), [&]() { *scratch = new entente_scratch(game_map); });
}

void entente_scratch_free(entente_scratch* scratch) { delete scratch; }
