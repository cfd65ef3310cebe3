// Bulk mode: one JSON phase per line in, one JSON object per line out, in the same sequence.
#ifndef ENTENTE_CAPI_CLI_BULK_H_
#define ENTENTE_CAPI_CLI_BULK_H_

#include <string>

#include "setting.h"

namespace entente_cli {

// A call of the exchange on one JSON text.
using ExchangeCall = entente_status (*)(entente_exchange*, const char*, size_t, entente_text**, entente_error*);

// Runs every line of a file ("-": the standard input) through `call`. Blank lines are skipped; a line that fails gives
// an error object in its place, whose line is the line's number in the file. Returns the exit code.
int RunBulk(const Setting& setting, const std::string& file, ExchangeCall call);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_BULK_H_
