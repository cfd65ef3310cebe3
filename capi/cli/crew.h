// Answers jobs on several threads and writes the answers in the sequence in which the jobs were handed in. The threads work
// on a window of jobs. With one worker there is no thread: HandIn answers and writes the job itself.
//
// One thread uses each worker, and one thread at a time writes. The caller calls HandIn and Finish from one thread. Every
// job handed in is written, unless memory runs out (ran_out_of_memory).
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

// `Worker` has Answer(Job&), which stores the answer in the job. `Job` has bytes() (the length of its text) and Clear()
// (empties it for reuse).
template <typename Worker, typename Job>
class Crew {
 public:
  using Write = std::function<void(const Job&)>;

  // Starts a thread for each worker, or as many threads as the system allows. `workers` must not be empty.
  Crew(std::vector<Worker>& workers, Write write) : workers_(workers), write_(std::move(write)) {
    if (workers.size() < 2) return;
    spare_.reserve(4 * workers.size() + 1);
    try {
      for (Worker& worker : workers) threads_.emplace_back([this, &worker] { Work(worker); });
    } catch (const std::system_error&) {  // the threads started so far do the work
    }
  }
  ~Crew() { Finish(); }
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  // Takes the job over and leaves an empty one. Waits while the window is full. False once the output failed or memory ran
  // out: hand in no further job.
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

  // Waits until every job is written, then ends the threads.
  void Finish() {
    {
      const std::lock_guard lock(mutex_);
      has_ended_ = true;
    }
    work_.notify_all();
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
  }

  // Whether a thread ran out of memory: later answers are then missing. Call it after Finish.
  bool ran_out_of_memory() const { return ran_out_of_memory_; }

 private:
  struct Task {
    Job job;
    bool is_done = false;
  };

  // Whether the job fits into the window: at most four jobs a thread and kMostBytes of text. An empty window takes any job.
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

  // Writes the finished tasks at the front of the window. One thread writes at a time; the others go on answering.
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

  // Not absl::Mutex: the thread sanitizer cannot see into the system's Abseil libraries, which are built without it.
  std::mutex mutex_;  // guards all members below
  std::condition_variable work_, space_;
  std::deque<std::unique_ptr<Task>> window_;  // in sequence; the first one is written next
  std::vector<std::unique_ptr<Task>> spare_;
  size_t taken_ = 0;  // tasks of the window that a thread has taken
  size_t bytes_ = 0;  // the text of the window
  bool is_writing_ = false, has_ended_ = false, ran_out_of_memory_ = false;
};

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_CREW_H_
