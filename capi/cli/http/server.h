// Serves the engine over HTTP (cpp-httplib). One thread; it starts others.
#ifndef ENTENTE_CAPI_CLI_HTTP_SERVER_H_
#define ENTENTE_CAPI_CLI_HTTP_SERVER_H_

#include <cstdint>
#include <string>

#include "setting.h"

namespace entente_cli::http {

struct HttpPlan {
  Setting setting;
  std::string address = "127.0.0.1";
  uint16_t port = 8080;            // 0: any that is free
  uint32_t threads = 0;            // 0: two for each processor
  uint32_t most_bytes = 1u << 20;  // of a body
  uint32_t seconds = 10;           // that a client may be silent in a request, or not read its answer
  std::string log;                 // a file for a JSON line a request; "" none, "-" the error stream
  uint32_t stop_after = 0;         // seconds; 0: never
};

// Serves until a stop signal; requests that run are answered first. Returns the exit code.
int ServeHttp(const HttpPlan& plan);

}  // namespace entente_cli::http

#endif  // ENTENTE_CAPI_CLI_HTTP_SERVER_H_
