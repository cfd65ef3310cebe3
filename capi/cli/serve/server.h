// Runs the connections of `entente serve`: TCP, timers and signals, in one thread. The tables (table.h) read and write the
// messages. Only server.cc and status_port include Asio.
#ifndef ENTENTE_CAPI_CLI_SERVE_SERVER_H_
#define ENTENTE_CAPI_CLI_SERVE_SERVER_H_

#include "serve/plan.h"

namespace entente_cli {

// Serves until the last game has ended, the time is up or a signal arrives. Returns the exit code.
int RunServer(const ServePlan& plan);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_SERVE_SERVER_H_
