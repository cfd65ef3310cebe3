#include "http/server.h"

#include <httplib.h>
#include <poll.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <mutex>
#include <thread>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/time/clock.h"
#include "absl/time/time.h"
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

// Appends a JSON line for each request.
class RequestLog {
 public:
  // Complains and returns false if the file cannot be opened.
  bool Open(const std::string& name) {
    if (name.empty()) return true;
    file_ = name == "-" ? stderr : std::fopen(name.c_str(), "ab");
    return file_ != nullptr || Refuse(absl::StrCat(name, ": cannot be written"));
  }
  void Add(const httplib::Request& request, int status, double seconds) {
    if (file_ == nullptr) return;
    const std::string line = absl::StrCat(
        "{\"time\":", JsonQuoted(absl::FormatTime("%Y-%m-%dT%H:%M:%E3SZ", absl::Now(), absl::UTCTimeZone())),
        ",\"client\":", JsonQuoted(request.remote_addr), ",\"method\":", JsonQuoted(request.method),
        ",\"path\":", JsonQuoted(request.path), ",\"status\":", status, ",\"bytes\":", request.body.size(),
        ",\"milliseconds\":", absl::StrFormat("%.3f", seconds * 1000), "}\n");
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
    const int port = plan_.port == 0 ? server_.bind_to_any_port(plan_.address) : plan_.port;
    if (port < 0 || (plan_.port != 0 && !server_.bind_to_port(plan_.address, port))) {
      Complain(absl::StrCat("cannot listen at ", plan_.address, ":", plan_.port,
                            ": expected an address of this machine and a free port"));
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
    server_.set_payload_max_length(plan_.most_bytes);
    server_.set_read_timeout(plan_.seconds, 0);
    server_.set_write_timeout(plan_.seconds, 0);
    server_.set_keep_alive_timeout(5);
    server_.set_keep_alive_max_count(1000000);
    server_.set_tcp_nodelay(true);
  }

  void SetPaths() {
    for (const std::string& path : HttpService::PostPaths()) {
      server_.Post(path,
                   [this](const httplib::Request& request, httplib::Response& response) { Post(request, response); });
    }
    for (const std::string& path : HttpService::GetPaths()) {
      server_.Get(path, [this](const httplib::Request& request, httplib::Response& response) {
        Give(service_.Get(request.path), response);
        Done(request, response, 0);
      });
    }
    server_.set_error_handler([this](const httplib::Request& request, httplib::Response& response) {
      if (!response.body.empty()) return;  // an error of the engine, which says more
      Give(ErrorOf(request, response.status), response);
      if (response.status == 405)
        response.set_header("Allow", Has(HttpService::GetPaths(), request.path) ? "GET" : "POST");
      Done(request, response, 0);
    });
  }

  void Post(const httplib::Request& request, httplib::Response& response) {
    const steady_clock::time_point start = steady_clock::now();
    HttpRequest asked{request.path, request.body, {}};
    for (const auto& [name, value] : request.params) asked.query[name] = value;
    Give(service_.Post(asked), response);
    Done(request, response, std::chrono::duration<double>(steady_clock::now() - start).count());
  }

  void Done(const httplib::Request& request, const httplib::Response& response, double seconds) {
    service_.Count(request.path, response.status, seconds);
    log_.Add(request, response.status, seconds);
  }

  static bool Has(const std::vector<std::string>& paths, const std::string& path) {
    return std::find(paths.begin(), paths.end(), path) != paths.end();
  }

  // A known path with another method is 405, which the library does not tell from an unknown path.
  HttpAnswer ErrorOf(const httplib::Request& request, int status) const {
    if (status == 413)
      return HttpService::Error(413, "limit", absl::StrCat("a body has at most ", plan_.most_bytes, " bytes"));
    if (Has(HttpService::PostPaths(), request.path))
      return HttpService::Error(405, "invalid_argument", request.path + " answers POST");
    if (Has(HttpService::GetPaths(), request.path))
      return HttpService::Error(405, "invalid_argument", request.path + " answers GET");
    if (status == 404) return HttpService::Error(404, "not_found", "no such path; GET /openapi.json lists them");
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
