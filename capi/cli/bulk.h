// Runs bulk mode: one JSON text a line in, one JSON object a line out, in the same sequence. An answer is written before the
// program waits for the next line.
#ifndef ENTENTE_CAPI_CLI_BULK_H_
#define ENTENTE_CAPI_CLI_BULK_H_

#include <functional>
#include <string>

#include "setting.h"

namespace entente_cli {

// Appends the answer to a line, one JSON object, to `answers`. False, with the reason in `error`, if the line has none. Runs on
// several threads, each with an exchange of its own.
using LineCall =
    std::function<bool(entente_exchange*, absl::string_view line, std::string& answers, entente_error& error)>;

// A function of the exchange that answers one JSON text, with sentences as the options say; and a call of it.
using ExchangeCall = std::function<entente_status(entente_exchange*, const char*, size_t, const entente_text_options*,
                                                  entente_text**, entente_error*)>;
LineCall CallOf(ExchangeCall function, const entente_text_options& texts);

struct BulkPlan {
  LineCall call;
  absl::string_view what;                // the name of the input in messages, "JSON phases"
  uint32_t brief_parts = 0;              // ENTENTE_PART_*: the parts that --brief leaves out
  absl::string_view error_members = {};  // of an error object, before "error"; a comma behind each
};

// Answers every line of the files with plan.call, as --threads, --progress and --brief say. Skips blank lines. A line that
// fails gives an error object in its place, with the line's number in the file. SIGINT and SIGTERM end the run after a
// whole line. Returns the exit code.
int RunBulk(const Arguments& arguments, const Setting& setting, const BulkPlan& plan);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_BULK_H_
