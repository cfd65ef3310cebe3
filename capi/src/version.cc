// The version of the library and of its interface.
#include "entente/entente.h"

entente_status entente_abi_check(uint32_t abi_version) {
  return abi_version >= ENTENTE_ABI_OLDEST && abi_version <= ENTENTE_ABI_VERSION ? ENTENTE_OK
                                                                                 : ENTENTE_ERR_ABI_MISMATCH;
}

const char* entente_version(void) { return ENTENTE_VERSION_TEXT; }

uint32_t entente_version_number(void) { return ENTENTE_VERSION_NUMBER; }
