/* What a program needs to find: the header, and a library to link with. */
#include <entente/entente.h>
#include <stdio.h>

int main(void) {
  entente_map* map = NULL;
  if (!entente_has("core", 4)) return 1;
  if (entente_map_builtin("standard", 8, &map, NULL) != ENTENTE_OK) return 1;
  printf("%s begins in %s\n", entente_map_name(map), entente_map_begin_phase(map));
  entente_map_free(map);
  return 0;
}
