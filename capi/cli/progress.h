// How far bulk mode is: counts, and a thread that tells them from time to time.
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
class BulkCount {
 public:
  void Add(uint64_t lines, uint64_t errors, uint64_t noted) {
    lines_ += lines;
    errors_ += errors;
    noted_ += noted;
  }
  uint64_t lines() const { return lines_; }
  uint64_t errors() const { return errors_; }
  uint64_t noted() const { return noted_; }  // with notes

 private:
  std::atomic<uint64_t> lines_{0}, errors_{0}, noted_{0};
};

// From its making to its end it tells count and rate: as lines of the error stream, every second if that is a terminal, else
// every 20 seconds, and once at the end; or in a status line of the terminal, when it takes a while.
class Progress {
 public:
  enum class Form : uint8_t { kLines, kStatus };

  Progress(const BulkCount& count, Form form);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

 private:
  void Run(std::chrono::milliseconds interval);
  void Tell() const;
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
