/* The public header needs nothing before it. */
#include "entente/entente.h"

int entente_header_alone(void);
int entente_header_alone(void) { return (int)ENTENTE_ABI_VERSION; }
