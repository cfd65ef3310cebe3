/* The public header can be included first. */
#include "entente/entente.h"

int entente_header_alone(void);
int entente_header_alone(void) { return (int)ENTENTE_ABI_VERSION; }
