#include "serve/server.h"

#define ASIO_STANDALONE
#define ASIO_NO_DEPRECATED
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/resource.h>
#include <sys/socket.h>

#include <algorithm>
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
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "interrupt.h"
#include "output.h"
#include "serve/places.h"
#include "serve/status_port.h"
#include "serve/table.h"
#include "standings.h"

namespace entente_cli {
namespace {

using asio::ip::tcp;
using std::chrono::milliseconds;

constexpr int kBacklog = 128;
constexpr milliseconds kLastMessages{5000};  // the time to write the last messages of a connection
constexpr milliseconds kAcceptPause{100};    // the pause after a failed accept
// Octets read and dropped after the end. A close with unread octets would lose the last messages.
constexpr size_t kMostIgnored = 1 << 22;

// Raises the limit of open files as far as the system allows.
void AllowManyFiles() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

std::string AddressText(const tcp::endpoint& endpoint) {
  const std::string address = endpoint.address().to_string();
  const bool is_v6 = endpoint.address().is_v6();
  return absl::StrCat(is_v6 ? "[" : "", address, is_v6 ? "]:" : ":", endpoint.port());
}

// What the connections of one host have in common: its address, of IPv6 the 64 bits of its network.
std::string HostOf(const asio::ip::address& address) {
  if (!address.is_v6()) return address.to_string();
  const asio::ip::address_v6 v6 = address.to_v6();
  if (v6.is_v4_mapped()) return asio::ip::make_address_v4(asio::ip::v4_mapped, v6).to_string();
  if (v6.is_loopback()) return v6.to_string();
  asio::ip::address_v6::bytes_type network = v6.to_bytes();
  std::fill(network.begin() + 8, network.end(), 0);
  return asio::ip::address_v6(network).to_string();
}

// Lets the system notice within three minutes that a silent peer has vanished.
void KeepAlive(tcp::socket& socket) {
  std::error_code error;
  socket.set_option(asio::socket_base::keep_alive(true), error);
#ifdef TCP_KEEPIDLE
  const auto set = [&](int option, int value) {
    setsockopt(socket.native_handle(), IPPROTO_TCP, option, &value, sizeof value);
  };
  set(TCP_KEEPIDLE, 60);  // seconds of silence
  set(TCP_KEEPINTVL, 20);
  set(TCP_KEEPCNT, 5);
#endif
}

// A connection. It passes octets to its table, writes the table's output, and closes when the session has ended.
class Link : public std::enable_shared_from_this<Link> {
 public:
  // Calls changed() after an event, of which the last is the close; the table must then settle. The table and the functions
  // must outlive this.
  Link(tcp::socket socket, Table& table, std::function<void(const Link&)> changed, std::function<int64_t()> now)
      : socket_(std::move(socket)),
        last_messages_(socket_.get_executor()),
        table_(table),
        changed_(std::move(changed)),
        now_(std::move(now)) {}

  bool Begin() {
    std::error_code error;
    KeepAlive(socket_);
    socket_.set_option(tcp::no_delay(true), error);
    const tcp::endpoint from = socket_.remote_endpoint(error);
    host_ = HostOf(from.address());
    began_ = now_();
    number_ = error ? 0 : table_.Open(AddressText(from), host_, now_());
    if (number_ == 0) return false;
    Read();
    return true;
  }

  // Writes the table's output. If there is none and the session has ended, closes.
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
  int64_t began() const { return began_; }
  const std::string& host() const { return host_; }
  Guest guest() const { return {host_, table_.RoleOf(number_)}; }
  // Closes at once, for another connection.
  void GiveWay() { Lose(); }
  void Close() {
    if (is_closed_) return;
    std::error_code error;
    is_closed_ = true;
    last_messages_.cancel();
    socket_.close(error);
    changed_(*this);
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
      table_.Receive(number_, absl::string_view(octets_.data(), size), now_());
      changed_(*this);
    }
    Read();
  }
  void Lose() {
    if (is_closed_) return;
    table_.Lose(number_, now_());
    Close();
  }
  // Starts the timer that closes a client which does not read its last messages or does not close.
  void BeginEnd() {
    is_ending_ = true;
    last_messages_.expires_after(kLastMessages);
    last_messages_.async_wait([self = shared_from_this()](std::error_code error) {
      if (!error && !self->is_closed_) self->Close();
    });
  }
  // Shuts down sending after the last message. Closing at once, with octets unread, would make the system discard messages.
  void Finish() {
    if (is_finished_) return;
    is_finished_ = true;
    std::error_code error;
    socket_.shutdown(tcp::socket::shutdown_send, error);
    if (error) Close();
  }

  tcp::socket socket_;
  asio::steady_timer last_messages_;
  Table& table_;
  std::function<void(const Link&)> changed_;
  std::function<int64_t()> now_;
  ConnectionNumber number_ = 0;
  std::string host_;
  int64_t began_ = 0;
  std::array<char, 16384> octets_;
  std::string writing_;
  size_t ignored_ = 0;
  bool is_writing_ = false, is_ending_ = false, is_finished_ = false, is_closed_ = false;
};

class Server {
 public:
  explicit Server(const ServePlan& plan)
      : plan_(plan),
        results_(plan.results),
        events_(plan.events),
        status_(io_, StatusPages()),
        stop_(io_),
        time_is_up_(io_) {}

  int Run() {
    AllowManyFiles();
    CatchStopSignals();
    if (!results_.Read()) return CodeOfFailure();
    for (uint32_t i = 1; i <= plan_.tables; ++i) {
      if (!AddTable(i)) return CodeOfFailure();
    }
    if (plan_.has_status && !ShowStatus()) return kUnusable;
    FlushNow();
    for (Seating& seating : seatings_) Accept(seating);
    ListenForStop();
    for (Seating& seating : seatings_) Schedule(seating);
    io_.run();
    bool is_fine = true;
    for (const Seating& seating : seatings_) is_fine = is_fine && seating.table.ok();
    if (!plan_.results.empty()) Print(StandingsAsText(results_));
    if (StopSignal() != 0) return StopExitCode();
    return is_fine ? kFine : kDiffers;
  }

 private:
  // A table with its listening socket and timers.
  struct Seating {
    Seating(asio::io_context& io, const ServePlan& plan, Results& results, EventLog& events, uint32_t number)
        : table(plan, results, events, number), acceptor(io), due(io), pause(io) {}
    Table table;
    tcp::acceptor acceptor;
    asio::steady_timer due, pause;
    std::map<ConnectionNumber, std::shared_ptr<Link>> links;
    std::vector<ConnectionNumber> closed;  // of the links
    bool is_scheduled = false;
  };

  static int CodeOfFailure() { return StopSignal() != 0 ? StopExitCode() : kUnusable; }
  int64_t Now() const {
    return std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - began_).count();
  }

  Pages StatusPages() {
    return {{"/", {"text/plain", [this] { return StatusText(); }}},
            {"/standings", {"text/plain", [this] { return StandingsAsText(results_); }}},
            {"/standings.json", {"application/json", [this] { return StandingsAsJson(results_); }}}};
  }
  std::string StatusText() const {
    std::string text;
    for (const Seating& seating : seatings_) absl::StrAppend(&text, seating.table.StatusText(), "\n");
    return absl::StrCat(text, StandingsAsText(results_));
  }
  static bool RefuseAddress(absl::string_view option, absl::string_view value) {
    return Refuse(absl::StrCat(option, " ", value, ": expected an address such as 127.0.0.1 or ::1"));
  }
  bool ShowStatus() {
    std::error_code error;
    const asio::ip::address address = asio::ip::make_address(plan_.status_address, error);
    if (error) return RefuseAddress("--status-address", plan_.status_address);
    const tcp::endpoint endpoint(address, plan_.status_port);
    const std::string why = status_.Listen(endpoint);
    if (!why.empty()) return Refuse(absl::StrCat("cannot listen at ", AddressText(endpoint), ": ", why));
    PrintLine(absl::StrCat("status: http://", AddressText(status_.endpoint()), "/"));
    return true;
  }

  bool AddTable(uint32_t number) {
    Seating& seating = seatings_.emplace_back(io_, plan_, results_, events_, number);
    if (!seating.table.Begin(Now())) return false;
    std::error_code error;
    const asio::ip::address address = asio::ip::make_address(plan_.address, error);
    if (error) return RefuseAddress("--address", plan_.address);
    const auto port = static_cast<uint16_t>(plan_.port == 0 ? 0 : plan_.port + number - 1);
    const tcp::endpoint endpoint(address, port);
    seating.acceptor.open(endpoint.protocol(), error);
    if (!error) seating.acceptor.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error) seating.acceptor.bind(endpoint, error);
    if (!error) seating.acceptor.listen(kBacklog, error);
    if (error) return Refuse(absl::StrCat("cannot listen at ", AddressText(endpoint), ": ", error.message()));
    PrintLine(absl::StrCat("table ", number, ": listens at ", AddressText(seating.acceptor.local_endpoint(error))));
    return true;
  }

  void Accept(Seating& seating) {
    seating.acceptor.async_accept([this, &seating](std::error_code error, tcp::socket socket) {
      if (!seating.acceptor.is_open()) return;
      if (error) return AcceptLater(seating);
      if (HasPlaceFor(socket)) Begin(seating, std::move(socket));
      Accept(seating);
    });
  }
  // Tries again after a pause. The usual reason is that the system has no descriptor left.
  void AcceptLater(Seating& seating) {
    seating.pause.expires_after(kAcceptPause);
    seating.pause.async_wait([this, &seating](std::error_code error) {
      if (!error && seating.acceptor.is_open()) Accept(seating);
    });
  }
  // The open connections of all tables, in the order of their arrival.
  std::vector<std::shared_ptr<Link>> OpenLinks() const {
    std::vector<std::shared_ptr<Link>> links;
    for (const Seating& seating : seatings_) {
      for (const auto& [number, link] : seating.links) {
        if (!link->is_closed()) links.push_back(link);
      }
    }
    std::stable_sort(links.begin(), links.end(), [](const auto& a, const auto& b) { return a->began() < b->began(); });
    return links;
  }
  // Makes place for a connection if none is free. False if there is none.
  bool HasPlaceFor(const tcp::socket& socket) {
    std::error_code error;
    const asio::ip::address from = socket.remote_endpoint(error).address();
    const bool is_limited = plan_.limits_own_machine || !from.is_loopback();
    const PlaceLimits limits{plan_.connections, is_limited ? plan_.of_address : 0};
    const auto own = open_of_host_.find(HostOf(from));
    const bool is_own_full = limits.of_address != 0 && own != open_of_host_.end() && own->second >= limits.of_address;
    if (!is_own_full && (limits.connections == 0 || open_ < limits.connections)) return true;
    const std::vector<std::shared_ptr<Link>> links = OpenLinks();
    std::vector<Guest> guests;
    for (const auto& link : links) guests.push_back(link->guest());
    const Welcome welcome = MakePlace(guests, HostOf(from), limits);
    if (welcome.leaves.has_value()) links[*welcome.leaves]->GiveWay();
    return welcome.is_welcome;
  }
  void Begin(Seating& seating, tcp::socket socket) {
    const auto changed = [this, &seating](const Link& link) {
      if (link.is_closed()) RemoveLater(seating, link);
      Schedule(seating);
    };
    const auto link = std::make_shared<Link>(std::move(socket), seating.table, changed, [this] { return Now(); });
    if (!link->Begin()) return;
    seating.links.emplace(link->number(), link);
    ++open_;
    ++open_of_host_[link->host()];
    Schedule(seating);
  }
  void RemoveLater(Seating& seating, const Link& link) {
    seating.closed.push_back(link.number());
    --open_;
    if (--open_of_host_[link.host()] == 0) open_of_host_.erase(link.host());
  }

  // Settles the table later in this round of the loop, once for all events of several connections.
  void Schedule(Seating& seating) {
    if (seating.is_scheduled) return;
    seating.is_scheduled = true;
    asio::post(io_, [this, &seating] {
      seating.is_scheduled = false;
      Settle(seating);
    });
  }

  void Settle(Seating& seating) {
    seating.table.Settle(Now());
    for (const ConnectionNumber number : seating.table.TakeTouched()) {
      if (const auto link = seating.links.find(number); link != seating.links.end()) link->second->Write();
    }
    for (const ConnectionNumber number : std::exchange(seating.closed, {})) {
      seating.table.Forget(number, Now());
      seating.links.erase(number);
    }
    WaitForDue(seating);
    if (seating.table.is_done()) StopAccepting(seating);
  }

  void WaitForDue(Seating& seating) {
    const int64_t due = seating.table.next_due();
    if (due == ENTENTE_NEVER) {
      seating.due.cancel();
      return;
    }
    seating.due.expires_at(began_ + milliseconds(due));
    seating.due.async_wait([this, &seating](std::error_code error) {
      if (error) return;
      seating.table.Advance(Now());
      Settle(seating);
    });
  }

  // Stops accepting after the last game of a table. Open connections still get their last messages.
  void StopAccepting(Seating& seating) {
    std::error_code error;
    seating.acceptor.close(error);
    seating.pause.cancel();
    if (!seating.links.empty()) return;
    seating.due.cancel();
    for (const Seating& other : seatings_) {
      if (!other.table.is_done() || !other.links.empty()) return;
    }
    stop_.close(error);
    status_.Close();
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
    for (Seating& seating : seatings_) {
      seating.table.Stop(Now());
      Schedule(seating);
    }
  }

  const ServePlan& plan_;
  Results results_;
  EventLog events_;
  const std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
  asio::io_context io_{1};
  StatusPort status_;
  asio::posix::stream_descriptor stop_;
  asio::steady_timer time_is_up_;
  std::list<Seating> seatings_;
  uint32_t open_ = 0;                             // connections of all tables
  std::map<std::string, uint32_t> open_of_host_;  // the same, by host
};

}  // namespace

int RunServer(const ServePlan& plan) { return Server(plan).Run(); }

}  // namespace entente_cli
