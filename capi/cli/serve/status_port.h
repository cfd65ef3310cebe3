// Shows pages of text at a port of its own, by HTTP. It never delays a game: few visitors at a time, short requests, little
// time for each, and a page is made at most once a second. One thread, that of the server.
#ifndef ENTENTE_CAPI_CLI_SERVE_STATUS_PORT_H_
#define ENTENTE_CAPI_CLI_SERVE_STATUS_PORT_H_

#include <asio/io_context.hpp>
#include <asio/ip/tcp.hpp>
#include <asio/steady_timer.hpp>
#include <memory>
#include <string>

#include "serve/status_page.h"

namespace entente_cli {

class StatusPort {
 public:
  StatusPort(asio::io_context& io, Pages pages);

  // Begins. Returns why that fails, or "".
  std::string Listen(const asio::ip::tcp::endpoint& at);
  asio::ip::tcp::endpoint endpoint() const;
  // Accepts no more visitors.
  void Close();

 private:
  void Accept();
  void AcceptLater();

  asio::ip::tcp::acceptor acceptor_;
  asio::steady_timer pause_;  // after a failed accept
  std::shared_ptr<const Pages> pages_;
  std::shared_ptr<int> visitors_ = std::make_shared<int>(0);
};

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_SERVE_STATUS_PORT_H_
