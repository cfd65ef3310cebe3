#include "serve/server.h"

#define ASIO_STANDALONE
#define ASIO_NO_DEPRECATED
#include <sys/resource.h>

#include <array>
#include <asio/io_context.hpp>
#include <asio/ip/tcp.hpp>
#include <asio/ip/v6_only.hpp>
#include <asio/posix/stream_descriptor.hpp>
#include <asio/post.hpp>
#include <asio/steady_timer.hpp>
#include <asio/write.hpp>
#include <chrono>
#include <functional>
#include <list>
#include <memory>

#include "interrupt.h"
#include "output.h"
#include "serve/table.h"

namespace entente_cli {
namespace {

using asio::ip::tcp;
using std::chrono::milliseconds;

constexpr int kBacklog = 128;
constexpr milliseconds kLastWords{5000};   // for writing what a connection is told at its end
constexpr milliseconds kAcceptPause{100};  // after there was no room for a connection
constexpr size_t kMostIgnored = 1 << 22;   // octets after the end, which are read so that what it was told arrives

// Sockets for all tables, as far as the system allows.
void AllowManyFiles() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

std::string AddressText(const tcp::endpoint& endpoint) {
  const std::string address = endpoint.address().to_string();
  return (endpoint.address().is_v6() ? "[" + address + "]" : address) + ":" + std::to_string(endpoint.port());
}

// A connection: reads for its table, writes what the table has for it, and closes when all is said.
class Link : public std::enable_shared_from_this<Link> {
 public:
  // Calls heard() after anything happened that the table is to settle. All outlive this but the socket.
  Link(tcp::socket socket, Table& table, std::function<void()> heard, std::function<int64_t()> now)
      : socket_(std::move(socket)),
        last_words_(socket_.get_executor()),
        table_(table),
        heard_(std::move(heard)),
        now_(std::move(now)) {}

  bool Begin() {
    std::error_code error;
    socket_.set_option(asio::socket_base::keep_alive(true), error);
    socket_.set_option(tcp::no_delay(true), error);
    const tcp::endpoint from = socket_.remote_endpoint(error);
    number_ = error ? 0 : table_.Open(AddressText(from), now_());
    if (number_ == 0) return false;
    Read();
    return true;
  }

  // Writes what there is, or closes if that was all.
  void Write() {
    if (is_closed_) return;
    if (table_.IsStuck(number_)) return Close();
    const bool has_ended = table_.HasEnded(number_);
    if (has_ended && !is_ending_) BeginEnd();
    if (is_writing_) return;
    writing_ = table_.TakeOutput(number_);
    if (writing_.empty()) {
      if (has_ended) Finish();
      return;
    }
    is_writing_ = true;
    asio::async_write(socket_, asio::buffer(writing_), [self = shared_from_this()](std::error_code error, size_t) {
      self->is_writing_ = false;
      if (error) return self->Lose();
      self->Write();
    });
  }

  bool is_closed() const { return is_closed_; }
  ConnectionNumber number() const { return number_; }
  void Close() {
    std::error_code error;
    is_closed_ = true;
    last_words_.cancel();
    socket_.close(error);
    heard_();
  }

 private:
  void Read() {
    socket_.async_read_some(asio::buffer(octets_), [self = shared_from_this()](std::error_code error, size_t size) {
      if (self->is_closed_) return;
      if (error) return self->is_finished_ || self->is_ending_ ? self->Close() : self->Lose();
      self->Take(size);
    });
  }
  void Take(size_t size) {
    if (is_ending_ || table_.HasEnded(number_)) {
      ignored_ += size;
      if (ignored_ > kMostIgnored) return Close();
    } else {
      table_.Receive(number_, std::string_view(octets_.data(), size), now_());
      heard_();
    }
    Read();
  }
  void Lose() {
    if (is_closed_) return;
    table_.Lose(number_, now_());
    Close();
  }
  // Who does not read its last words, or does not close, is not waited for.
  void BeginEnd() {
    is_ending_ = true;
    last_words_.expires_after(kLastWords);
    last_words_.async_wait([self = shared_from_this()](std::error_code error) {
      if (!error && !self->is_closed_) self->Close();
    });
  }
  // All is written. Closing at once, with octets unread, would make the system throw it away.
  void Finish() {
    if (is_finished_) return;
    is_finished_ = true;
    std::error_code error;
    socket_.shutdown(tcp::socket::shutdown_send, error);
    if (error) Close();
  }

  tcp::socket socket_;
  asio::steady_timer last_words_;
  Table& table_;
  std::function<void()> heard_;
  std::function<int64_t()> now_;
  ConnectionNumber number_ = 0;
  std::array<char, 16384> octets_;
  std::string writing_;
  size_t ignored_ = 0;
  bool is_writing_ = false, is_ending_ = false, is_finished_ = false, is_closed_ = false;
};

class Server {
 public:
  explicit Server(const ServePlan& plan) : plan_(plan), stop_(io_), time_is_up_(io_) {}

  int Run() {
    AllowManyFiles();
    CatchStopSignals();
    for (uint32_t i = 1; i <= plan_.tables; ++i) {
      if (!AddRoom(i)) return kUnusable;
    }
    FlushNow();
    for (Room& room : rooms_) Accept(room);
    ListenForStop();
    for (Room& room : rooms_) Schedule(room);
    io_.run();
    bool is_fine = true;
    for (const Room& room : rooms_) is_fine = is_fine && room.table.ok();
    if (StopSignal() != 0) return StopExitCode();
    return is_fine ? kFine : kDiffers;
  }

 private:
  // A table with its door.
  struct Room {
    Room(asio::io_context& io, const ServePlan& plan, uint32_t number)
        : table(plan, number), acceptor(io), due(io), pause(io) {}
    Table table;
    tcp::acceptor acceptor;
    asio::steady_timer due, pause;
    std::list<std::shared_ptr<Link>> links;
    bool is_scheduled = false;
  };

  int64_t Now() const {
    return std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - began_).count();
  }

  bool AddRoom(uint32_t number) {
    Room& room = rooms_.emplace_back(io_, plan_, number);
    if (!room.table.Begin(Now())) return false;
    std::error_code error;
    const asio::ip::address address = asio::ip::make_address(plan_.address, error);
    if (error) return Refuse("--address " + plan_.address + ": expected an address such as 127.0.0.1 or ::1");
    const auto port = static_cast<uint16_t>(plan_.port == 0 ? 0 : plan_.port + number - 1);
    const tcp::endpoint door(address, port);
    room.acceptor.open(door.protocol(), error);
    if (!error) room.acceptor.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error) room.acceptor.bind(door, error);
    if (!error) room.acceptor.listen(kBacklog, error);
    if (error) return Refuse("cannot listen at " + AddressText(door) + ": " + error.message());
    PrintLine("table " + std::to_string(number) + ": listens at " + AddressText(room.acceptor.local_endpoint(error)));
    return true;
  }

  void Accept(Room& room) {
    room.acceptor.async_accept([this, &room](std::error_code error, tcp::socket socket) {
      if (!room.acceptor.is_open()) return;
      if (error) return AcceptLater(room);
      if (plan_.connections == 0 || CountLinks() < plan_.connections) Welcome(room, std::move(socket));
      Accept(room);
    });
  }
  // There is no room for a connection now: there will be.
  void AcceptLater(Room& room) {
    room.pause.expires_after(kAcceptPause);
    room.pause.async_wait([this, &room](std::error_code error) {
      if (!error && room.acceptor.is_open()) Accept(room);
    });
  }
  size_t CountLinks() const {
    size_t count = 0;
    for (const Room& room : rooms_) count += room.links.size();
    return count;
  }
  void Welcome(Room& room, tcp::socket socket) {
    const auto link = std::make_shared<Link>(
        std::move(socket), room.table, [this, &room] { Schedule(room); }, [this] { return Now(); });
    if (!link->Begin()) return;
    room.links.push_back(link);
    Schedule(room);
  }

  // What comes from several connections at the same time is settled together.
  void Schedule(Room& room) {
    if (room.is_scheduled) return;
    room.is_scheduled = true;
    asio::post(io_, [this, &room] {
      room.is_scheduled = false;
      Settle(room);
    });
  }

  void Settle(Room& room) {
    room.table.Settle(Now());
    for (const auto& link : std::list(room.links)) link->Write();
    room.links.remove_if([&](const auto& link) {
      if (link->is_closed()) room.table.Forget(link->number(), Now());
      return link->is_closed();
    });
    WaitForDue(room);
    if (room.table.is_done()) CloseDoor(room);
  }

  void WaitForDue(Room& room) {
    const int64_t due = room.table.next_due();
    if (due == ENTENTE_NEVER) {
      room.due.cancel();
      return;
    }
    room.due.expires_at(began_ + milliseconds(due));
    room.due.async_wait([this, &room](std::error_code error) {
      if (error) return;
      room.table.Advance(Now());
      Settle(room);
    });
  }

  // The last game of a table is over: who is still there hears the rest.
  void CloseDoor(Room& room) {
    std::error_code error;
    room.acceptor.close(error);
    room.pause.cancel();
    if (!room.links.empty()) return;
    room.due.cancel();
    for (const Room& other : rooms_) {
      if (!other.table.is_done() || !other.links.empty()) return;
    }
    stop_.close(error);
    time_is_up_.cancel();
  }

  void ListenForStop() {
    std::error_code error;
    const int end = StopFd() < 0 ? -1 : dup(StopFd());
    if (end >= 0) stop_.assign(end, error);
    if (end >= 0 && !error) {
      stop_.async_wait(asio::posix::stream_descriptor::wait_read, [this](std::error_code failed) {
        if (!failed) StopAll();
      });
    }
    if (plan_.most_seconds == 0) return;
    time_is_up_.expires_after(std::chrono::seconds(plan_.most_seconds));
    time_is_up_.async_wait([this](std::error_code failed) {
      if (!failed) StopAll();
    });
  }
  void StopAll() {
    for (Room& room : rooms_) {
      room.table.Stop(Now());
      Schedule(room);
    }
  }

  const ServePlan& plan_;
  const std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
  asio::io_context io_{1};
  asio::posix::stream_descriptor stop_;
  asio::steady_timer time_is_up_;
  std::list<Room> rooms_;
};

}  // namespace

int RunServer(const ServePlan& plan) { return Server(plan).Run(); }

}  // namespace entente_cli
