/* The public header can be included first, and its macros used, in C and in C++. */
#include "entente/entente.h"

entente_status entente_header_alone(void);
entente_status entente_header_alone(void) {
  entente_error error = ENTENTE_INIT(entente_error);
  return entente_abi_check(ENTENTE_ABI_VERSION) == ENTENTE_OK ? error.status : ENTENTE_ERR_ABI_MISMATCH;
}
