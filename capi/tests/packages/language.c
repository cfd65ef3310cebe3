/* What a program with press.h needs to find: both headers, and the one library that has their functions. */
#include <entente/press.h>
#include <stdio.h>

int main(void) {
  entente_map* map = NULL;
  entente_language* language = NULL;
  entente_token token = 0;
  if (!entente_has("press", 5) || entente_press_abi_check(ENTENTE_PRESS_ABI_VERSION) != ENTENTE_OK) return 1;
  if (entente_map_builtin("standard", 8, &map, NULL) != ENTENTE_OK) return 1;
  if (entente_language_new(map, ENTENTE_DIALECT_0167, 0, &language, NULL) != ENTENTE_OK) return 1;
  if (entente_language_power(language, 0, &token, NULL) != ENTENTE_OK) return 1;
  printf("%s is %04x\n", entente_map_power_id(map, 0), (unsigned)token);
  entente_language_free(language);
  entente_map_free(map);
  return 0;
}
