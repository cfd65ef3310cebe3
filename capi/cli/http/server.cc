#include "http/server.h"

#include <httplib.h>
#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <mutex>
#include <thread>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "arguments.h"
#include "http/service.h"
#include "interrupt.h"
#include "json_text.h"
#include "output.h"

namespace entente_cli::http {
namespace {

using std::chrono::steady_clock;

void Give(HttpAnswer&& answer, httplib::Response& response) {
  response.status = answer.status;
  response.set_content(std::move(answer.body), answer.type);
}

// Gives the answer and ends the connection, on which the rest of a request would be taken for the next one. The library
// closes a connection whose answer it could not write, so the writer says that it failed when all is written.
void GiveLast(HttpAnswer&& answer, httplib::Response& response) {
  response.status = answer.status;
  response.set_header("Connection", "close");
  const size_t size = answer.body.size();
  response.set_content_provider(size, answer.type,
                                [text = std::move(answer.body)](size_t offset, size_t length, httplib::DataSink& sink) {
                                  sink.write(text.data() + offset, length);
                                  return false;
                                });
}

// Whether something follows the headers. A request that says no length has no body.
bool HasBody(const httplib::Request& request) {
  return request.has_header("Transfer-Encoding") ||
         (request.has_header("Content-Length") && request.get_header_value("Content-Length") != "0");
}

// Whether the library unpacks the body. One in another coding it would hand on as it is.
bool IsUnpacked(const httplib::Request& request) {
  const std::string coding = request.get_header_value("Content-Encoding");
  const auto is = [&](const char* word) { return coding == word; };
  return is("") || is("identity") || is("gzip") || is("deflate") || is("br");
}

// Gives the answer to a request of which the headers alone are read.
void GiveUnread(const httplib::Request& request, HttpAnswer&& answer, httplib::Response& response) {
  HasBody(request) ? GiveLast(std::move(answer), response) : Give(std::move(answer), response);
}

// The path of a request. The library leaves it empty if it does not know the method.
std::string PathOf(const httplib::Request& request) {
  return request.path.empty() ? request.target.substr(0, request.target.find('?')) : request.path;
}

// Appends a JSON line for each request.
class RequestLog {
 public:
  // Complains and returns false if the file cannot be opened.
  bool Open(const std::string& name) {
    if (name.empty()) return true;
    file_ = name == "-" ? stderr : std::fopen(name.c_str(), "ab");
    return file_ != nullptr || Refuse(absl::StrCat(name, ": cannot be written"));
  }
  void Add(const httplib::Request& request, size_t bytes, int status, double seconds) {
    if (file_ == nullptr) return;
    const std::string line = absl::StrCat(
        "{\"time\":", JsonQuoted(TimeNow()), ",\"client\":", JsonQuoted(request.remote_addr),
        ",\"method\":", JsonQuoted(request.method), ",\"path\":", JsonQuoted(PathOf(request)), ",\"status\":", status,
        ",\"bytes\":", bytes, ",\"milliseconds\":", absl::StrFormat("%.3f", seconds * 1000), "}\n");
    const std::lock_guard lock(mutex_);
    std::fwrite(line.data(), 1, line.size(), file_);
    std::fflush(file_);
  }

 private:
  std::mutex mutex_;
  std::FILE* file_ = nullptr;  // open until the program ends
};

class HttpServer {
 public:
  explicit HttpServer(const HttpPlan& plan) : plan_(plan), service_(plan.setting) {}

  int Run() {
    if (!log_.Open(plan_.log)) return kUnusable;
    SetLimits();
    SetPaths();
    errno = 0;
    const int port = plan_.port == 0 ? server_.bind_to_any_port(plan_.address) : plan_.port;
    if (port < 0 || (plan_.port != 0 && !server_.bind_to_port(plan_.address, port))) {
      const std::string why = errno == 0 ? "no such address" : std::strerror(errno);
      Complain(absl::StrCat("cannot listen at ", plan_.address, ":", plan_.port, ": ", why,
                            "; expected an address of this machine and a free port"));
      return kUnusable;
    }
    PrintLine(absl::StrCat("listens at http://", plan_.address, ":", port));
    FlushNow();
    std::thread stopper([&] { WaitForStop(); });
    server_.listen_after_bind();
    has_ended_ = true;
    stopper.join();
    return StopSignal() == 0 ? kFine : StopExitCode();
  }

 private:
  void SetLimits() {
    const uint32_t threads = plan_.threads > 0 ? plan_.threads : 2 * std::max(1u, std::thread::hardware_concurrency());
    server_.new_task_queue = [threads] { return new httplib::ThreadPool(threads); };
    server_.set_socket_options([](socket_t socket) {  // the library's own let a second server listen at the port
      const int yes = 1;
      setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    });
    server_.set_read_timeout(plan_.seconds, 0);
    server_.set_write_timeout(plan_.seconds, 0);
    server_.set_keep_alive_timeout(5);
    server_.set_keep_alive_max_count(1000000);
    server_.set_tcp_nodelay(true);
  }

  void SetPaths() {
    // The library would read the body of a request that has no answer, of any length.
    server_.set_pre_routing_handler([](const httplib::Request& request, httplib::Response& response) {
      const bool is_get = request.method == "GET" || request.method == "HEAD";
      if (is_get || (request.method == "POST" && Has(HttpService::PostPaths(), request.path)))
        return httplib::Server::HandlerResponse::Unhandled;
      response.status = 404;
      return httplib::Server::HandlerResponse::Handled;
    });
    for (const std::string& path : HttpService::PostPaths()) {
      server_.Post(path, [this](const httplib::Request& request, httplib::Response& response,
                                const httplib::ContentReader& reader) { Post(request, response, reader); });
    }
    for (const std::string& path : HttpService::GetPaths()) {
      server_.Get(path, [this](const httplib::Request& request, httplib::Response& response) {
        GiveUnread(request, service_.Get(request.path), response);
        Done(request, 0, response, 0);
      });
    }
    server_.set_error_handler([this](const httplib::Request& request, httplib::Response& response) {
      if (response.has_header("Content-Type")) return;  // an error that is answered
      HttpAnswer answer = ErrorOf(request, response.status);
      if (answer.status == 405) response.set_header("Allow", MethodOf(PathOf(request)));
      // Only of an unknown path are the headers read: of a method that the library does not know it reads a line.
      const bool is_unknown_path = response.status == 404;
      is_unknown_path ? GiveUnread(request, std::move(answer), response) : GiveLast(std::move(answer), response);
      Done(request, 0, response, 0);
    });
  }

  void Post(const httplib::Request& request, httplib::Response& response, const httplib::ContentReader& reader) {
    std::string body;
    bool is_whole = true;
    const int refused = ReadBody(request, reader, body, is_whole);
    const steady_clock::time_point start = steady_clock::now();
    if (refused != 0) {
      HttpAnswer answer = ErrorOf(request, refused);
      is_whole ? Give(std::move(answer), response) : GiveLast(std::move(answer), response);
    } else {
      HttpRequest asked{request.path, body, {}};
      for (const auto& [name, value] : request.params) asked.query[name] = value;
      Give(service_.Post(asked), response);
    }
    Done(request, body.size(), response, std::chrono::duration<double>(steady_clock::now() - start).count());
  }

  // Reads a body and unpacks it. What goes beyond the limit is read on for a while, since most clients read the answer
  // when they have sent all, and not kept. Returns 0 or the status of the error; `is_whole`: whether all is read.
  int ReadBody(const httplib::Request& request, const httplib::ContentReader& reader, std::string& body,
               bool& is_whole) const {
    constexpr size_t kMostSkipped = size_t{64} << 20;
    if (!HasBody(request)) return 0;
    is_whole = false;
    if (request.is_multipart_form_data() || !IsUnpacked(request)) return 415;
    size_t size = 0;
    is_whole = reader([&](const char* data, size_t length) {
      size += length;
      if (size <= plan_.most_bytes) body.append(data, length);
      return size <= plan_.most_bytes + kMostSkipped;
    });
    return size > plan_.most_bytes ? 413 : is_whole ? 0 : 400;
  }

  void Done(const httplib::Request& request, size_t bytes, const httplib::Response& response, double seconds) {
    service_.Count(request.path, response.status, seconds);
    log_.Add(request, bytes, response.status, seconds);
  }

  static bool Has(const std::vector<std::string>& paths, const std::string& path) {
    return std::find(paths.begin(), paths.end(), path) != paths.end();
  }

  // The method that a path answers; empty if there is no such path.
  static std::string MethodOf(const std::string& path) {
    return Has(HttpService::PostPaths(), path) ? "POST" : Has(HttpService::GetPaths(), path) ? "GET" : "";
  }

  // A known path with another method is 405, which the library does not tell from an unknown path or an unreadable request.
  HttpAnswer ErrorOf(const httplib::Request& request, int status) const {
    if (status == 413)
      return HttpService::Error(413, "limit",
                                absl::StrCat("a body has at most ", plan_.most_bytes, " bytes, unpacked"));
    if (status == 414) return HttpService::Error(414, "limit", "a path and its query have at most 8192 bytes");
    if (status == 415) {
      return HttpService::Error(415, "invalid_argument",
                                IsUnpacked(request) ? "a form is not read: the body is JSON alone"
                                                    : "Content-Encoding: expected gzip, deflate or none");
    }
    const std::string path = PathOf(request), method = MethodOf(path);
    if (!method.empty() && request.method != method)
      return HttpService::Error(405, "invalid_argument", absl::StrCat(path, " answers ", method));
    if (status == 404) return HttpService::Error(404, "not_found", "no such path; GET /openapi.json lists them");
    if (!method.empty() && HasBody(request)) {
      return HttpService::Error(status, "invalid_argument",
                                "the body cannot be read to its end, or not unpacked as Content-Encoding says");
    }
    return HttpService::Error(status, "invalid_argument", "the request cannot be read");
  }

  void WaitForStop() {
    pollfd signal{StopFd(), POLLIN, 0};
    poll(&signal, 1, plan_.stop_after == 0 ? -1 : static_cast<int>(plan_.stop_after) * 1000);
    // The library forgets a stop before it listens.
    while (!server_.is_running() && !has_ended_) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    server_.stop();
  }

  const HttpPlan& plan_;
  HttpService service_;
  httplib::Server server_;
  std::atomic<bool> has_ended_ = false;
  RequestLog log_;
};

}  // namespace

int ServeHttp(const HttpPlan& plan) {
  CatchStopSignals();
  return HttpServer(plan).Run();
}

}  // namespace entente_cli::http
