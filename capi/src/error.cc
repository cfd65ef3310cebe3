// Version, status words.
#include <iterator>

#include "entente/entente.h"

int32_t entente_abi_check(uint32_t abi_version) {
  return abi_version >= ENTENTE_ABI_OLDEST && abi_version <= ENTENTE_ABI_VERSION ? ENTENTE_OK
                                                                                 : ENTENTE_ERR_ABI_MISMATCH;
}

const char* entente_version(void) { return ENTENTE_VERSION_TEXT; }

const char* entente_status_name(entente_status status) {
  static constexpr const char* kNames[] = {
      "ok",    "invalid_argument", "not_found", "buffer_too_small", "out_of_memory", "not_supported", "wrong_phase",
      "limit", "abi_mismatch",     "internal"};
  if (status > 0 || status <= -static_cast<entente_status>(std::size(kNames))) return "unknown";
  return kNames[-status];
}
