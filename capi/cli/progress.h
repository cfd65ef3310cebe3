// Reports the progress of bulk mode: counters, and a thread that prints them at intervals.
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

// Counts the lines with written answers. Any threads.
struct BulkCount {
  std::atomic<uint64_t> lines{0}, errors{0}, noted{0};  // noted: with notes
  std::atomic<uint64_t> broken{0};                      // errors in lines that are no whole objects
};

// Prints count and rate during its lifetime. kLines: as lines on the error stream, every second at a terminal, else every 20
// seconds, and once at the end. kStatus: in the terminal's status line, if the run takes long enough.
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
