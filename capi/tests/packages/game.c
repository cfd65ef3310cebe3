/* What a program needs to find: the header, and a library to link with. */
#include <entente/entente.h>
#include <stdio.h>

int main(void) {
  entente_map* map = NULL;
  entente_map_info info = ENTENTE_INIT(entente_map_info);
  if (!entente_has("core", 4)) return 1;
  if (entente_map_builtin("standard", 8, &map, NULL) != ENTENTE_OK) return 1;
  if (entente_map_describe(map, &info, NULL) != ENTENTE_OK) return 1;
  printf("%s begins in %s\n", entente_map_name(map), info.begin_phase);
  entente_map_free(map);
  return 0;
}
