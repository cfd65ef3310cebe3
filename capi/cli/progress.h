// Reports how far bulk mode is: counts, and a thread that prints them from time to time.
#ifndef ENTENTE_CAPI_CLI_PROGRESS_H_
#define ENTENTE_CAPI_CLI_PROGRESS_H_

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>
#include <thread>

namespace entente_cli {

// Lines whose answers were written. Any threads.
struct BulkCount {
  std::atomic<uint64_t> lines{0}, errors{0}, noted{0};  // noted: with notes
};

// While it lives it prints count and rate: as lines of the error stream, every second at a terminal, else every 20 seconds,
// and once at the end; or in a status line of the terminal, if it takes a while.
class Progress {
 public:
  enum class Form : uint8_t { kLines, kStatus };

  Progress(const BulkCount& count, Form form);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

 private:
  void Run(std::chrono::milliseconds interval);
  void Report() const;
  std::string Line() const;

  const BulkCount& count_;
  const Form form_;
  const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::mutex mutex_;
  std::condition_variable ended_;
  bool has_ended_ = false;
  std::thread thread_;
};

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_PROGRESS_H_
