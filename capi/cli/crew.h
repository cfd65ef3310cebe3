// Answers jobs on several threads. Jobs are written in the sequence in which they are handed in; a window of them is in work at
// any time. With one worker there is no thread: HandIn answers and writes the job.
//
// Each worker is used by one thread, and one thread at a time writes. HandIn and Finish are called by one thread. Every job
// that was handed in is written, unless the output fails.
#ifndef ENTENTE_CAPI_CLI_CREW_H_
#define ENTENTE_CAPI_CLI_CREW_H_

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "input.h"
#include "output.h"

namespace entente_cli {

// `Worker` has Answer(Job&), which keeps the answer in the job. `Job` has bytes(), the size of its text, and Clear(), which
// empties it.
template <typename Worker, typename Job>
class Crew {
 public:
  using Write = std::function<void(const Job&)>;

  // Starts a thread for each worker, or as many as the system allows. There is at least one worker.
  Crew(std::vector<Worker>& workers, Write write) : workers_(workers), write_(std::move(write)) {
    if (workers.size() < 2) return;
    spare_.reserve(4 * workers.size() + 1);
    try {
      for (Worker& worker : workers) threads_.emplace_back([this, &worker] { Work(worker); });
    } catch (const std::system_error&) {  // the threads that could be started do the work
    }
  }
  ~Crew() { Finish(); }
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  // Takes the job over and leaves an empty one. Waits while the window is full. False once the output failed.
  bool HandIn(Job& job) {
    if (threads_.empty()) {
      workers_.front().Answer(job);
      write_(job);
      job.Clear();
      return TakesOutput();
    }
    std::unique_lock lock(mutex_);
    space_.wait(lock, [&] { return HasSpace(job) || ran_out_of_memory_; });
    if (spare_.empty()) spare_.push_back(std::make_unique<Task>());
    std::unique_ptr<Task> task = std::move(spare_.back());
    spare_.pop_back();
    task->is_done = false;
    std::swap(task->job, job);
    bytes_ += task->job.bytes();
    window_.push_back(std::move(task));
    work_.notify_one();
    return TakesOutput() && !ran_out_of_memory_;
  }

  // Waits until all is written and ends the threads.
  void Finish() {
    {
      const std::lock_guard lock(mutex_);
      has_ended_ = true;
    }
    work_.notify_all();
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
  }

  // Once finished: whether a thread ran out of memory, so that answers are missing from there on.
  bool ran_out_of_memory() const { return ran_out_of_memory_; }

 private:
  struct Task {
    Job job;
    bool is_done = false;
  };

  // Shapes: at most four jobs for each thread, and no more text than the longest line has; one job always.
  bool HasSpace(const Job& job) const {
    return window_.empty() || (window_.size() < 4 * threads_.size() && bytes_ + job.bytes() <= kMostBytes);
  }

  void Work(Worker& worker) {
    std::unique_lock lock(mutex_);
    for (;;) {
      work_.wait(lock, [&] { return taken_ < window_.size() || has_ended_; });
      if (taken_ == window_.size()) return;
      Task& task = *window_[taken_++];
      lock.unlock();
      const bool has_answer = AnswerTask(worker, task);
      lock.lock();
      ran_out_of_memory_ = ran_out_of_memory_ || !has_answer;
      task.is_done = true;
      WriteDone(lock);
    }
  }

  static bool AnswerTask(Worker& worker, Task& task) {
    try {
      worker.Answer(task.job);
      return true;
    } catch (const std::bad_alloc&) {
      return false;
    }
  }

  // Writes the tasks at the front that are done. One thread writes at a time; the others go on answering.
  void WriteDone(std::unique_lock<std::mutex>& lock) {
    if (is_writing_) return;
    is_writing_ = true;
    while (!window_.empty() && window_.front()->is_done) {
      std::unique_ptr<Task> task = std::move(window_.front());
      window_.pop_front();
      --taken_;
      bytes_ -= task->job.bytes();
      const bool is_last = window_.empty(), is_whole = !ran_out_of_memory_;
      lock.unlock();
      if (is_whole) write_(task->job);
      if (is_last) FlushNow();  // a program that feeds one line at a time waits for its answer
      task->job.Clear();
      lock.lock();
      spare_.push_back(std::move(task));
      space_.notify_one();
    }
    is_writing_ = false;
  }

  std::vector<Worker>& workers_;
  const Write write_;
  std::vector<std::thread> threads_;

  // Not absl::Mutex: the thread sanitizer cannot see into the archives of the system.
  std::mutex mutex_;  // of all below
  std::condition_variable work_, space_;
  std::deque<std::unique_ptr<Task>> window_;  // in sequence; the first is written next
  std::vector<std::unique_ptr<Task>> spare_;
  size_t taken_ = 0;  // tasks of the window that a thread has
  size_t bytes_ = 0;  // in the window
  bool is_writing_ = false, has_ended_ = false, ran_out_of_memory_ = false;
};

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_CREW_H_
