#define ASIO_STANDALONE
#define ASIO_NO_DEPRECATED
#include "serve/status_port.h"

#include <array>
#include <asio/write.hpp>
#include <chrono>

namespace entente_cli {
namespace {

using asio::ip::tcp;
using std::chrono::steady_clock;

constexpr int kMostVisitors = 16;
constexpr std::chrono::seconds kVisit{5}, kPageAge{1}, kPause{1};

// A visitor: reads a request, writes the answer, and leaves.
class Visit : public std::enable_shared_from_this<Visit> {
 public:
  Visit(tcp::socket socket, std::shared_ptr<const Pages> pages, std::shared_ptr<int> visitors)
      : socket_(std::move(socket)),
        end_(socket_.get_executor(), kVisit),
        pages_(std::move(pages)),
        visitors_(std::move(visitors)) {
    ++*visitors_;
  }
  ~Visit() { --*visitors_; }
  Visit(const Visit&) = delete;
  Visit& operator=(const Visit&) = delete;

  void Begin() {
    end_.async_wait([self = weak_from_this()](std::error_code error) {
      if (const auto visit = self.lock(); visit != nullptr && !error) visit->Leave();
    });
    Read();
  }

 private:
  void Read() {
    socket_.async_read_some(asio::buffer(octets_), [self = shared_from_this()](std::error_code error, size_t size) {
      if (error) return self->Leave();
      self->request_.append(self->octets_.data(), size);
      if (!IsReadyToAnswer(self->request_)) return self->Read();
      self->Answer();
    });
  }
  void Answer() {
    answer_ = AnswerTo(request_, *pages_);
    asio::async_write(socket_, asio::buffer(answer_), [self = shared_from_this()](std::error_code, size_t) {
      std::error_code error;
      self->socket_.shutdown(tcp::socket::shutdown_send, error);
      self->Leave();
    });
  }
  void Leave() {
    std::error_code error;
    end_.cancel();
    socket_.close(error);
  }

  tcp::socket socket_;
  asio::steady_timer end_;
  std::shared_ptr<const Pages> pages_;
  std::shared_ptr<int> visitors_;
  std::array<char, 2048> octets_;
  std::string request_, answer_;
};

// The page, made again if it is older than a second.
Page Remembered(Page page) {
  struct Made {
    std::string text;
    steady_clock::time_point at{};
  };
  const auto made = std::make_shared<Made>();
  const auto text = [make = std::move(page.text), made] {
    if (made->text.empty() || steady_clock::now() - made->at > kPageAge) *made = {make(), steady_clock::now()};
    return made->text;
  };
  return {std::move(page.type), text};
}

}  // namespace

StatusPort::StatusPort(asio::io_context& io, Pages pages) : acceptor_(io), pause_(io) {
  for (auto& [path, page] : pages) page = Remembered(std::move(page));
  pages_ = std::make_shared<const Pages>(std::move(pages));
}

std::string StatusPort::Listen(const tcp::endpoint& at) {
  std::error_code error;
  acceptor_.open(at.protocol(), error);
  if (!error) acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
  if (!error) acceptor_.bind(at, error);
  if (!error) acceptor_.listen(kMostVisitors, error);
  if (error) return error.message();
  Accept();
  return "";
}

tcp::endpoint StatusPort::endpoint() const {
  std::error_code error;
  return acceptor_.local_endpoint(error);
}

void StatusPort::Close() {
  std::error_code error;
  pause_.cancel();
  acceptor_.close(error);
}

void StatusPort::Accept() {
  acceptor_.async_accept([this](std::error_code error, tcp::socket socket) {
    if (!acceptor_.is_open()) return;
    if (error) return AcceptLater();
    if (*visitors_ < kMostVisitors) std::make_shared<Visit>(std::move(socket), pages_, visitors_)->Begin();
    Accept();
  });
}

void StatusPort::AcceptLater() {
  pause_.expires_after(kPause);
  pause_.async_wait([this](std::error_code error) {
    if (!error && acceptor_.is_open()) Accept();
  });
}

}  // namespace entente_cli
