// The description of the HTTP service (OpenAPI 3.1), as http/openapi.json has it. Any threads.
#ifndef ENTENTE_CAPI_CLI_HTTP_OPENAPI_H_
#define ENTENTE_CAPI_CLI_HTTP_OPENAPI_H_

#include <string>

namespace entente_cli::http {

std::string OpenApi();

}  // namespace entente_cli::http

#endif  // ENTENTE_CAPI_CLI_HTTP_OPENAPI_H_
