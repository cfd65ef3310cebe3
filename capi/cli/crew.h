// The threads that answer the lines of bulk mode: batches go in and come out in one sequence, a window of them is on
// the way at any time. With one answerer there is no thread: a batch is answered and written where it is handed in.
//
// Each answerer is used by one thread. HandIn and Finish are called by one thread. What was handed in is written, unless
// the output fails.
#ifndef ENTENTE_CAPI_CLI_CREW_H_
#define ENTENTE_CAPI_CLI_CREW_H_

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "line_answer.h"
#include "progress.h"

namespace entente_cli {

class Crew {
 public:
  // Starts the threads; with as many as the system gives, if that is fewer.
  Crew(std::vector<LineAnswerer>& answerers, BulkCount& count);
  ~Crew() { Finish(); }
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  // Takes the batch over and leaves an empty one. Waits while the window is full. False once the output failed.
  bool HandIn(Batch& batch);
  // Waits until all is written and ends the threads.
  void Finish();
  // Once finished: whether a thread ran out of memory, so that answers are missing from there on.
  bool ran_out_of_memory() const { return ran_out_of_memory_; }

 private:
  struct Job {
    Batch batch;
    bool is_done = false;
  };

  bool HasRoom(const Batch& batch) const;
  void Work(LineAnswerer& answerer);
  void AnswerJob(LineAnswerer& answerer, Job& job);
  void WriteDone(std::unique_lock<std::mutex>& lock);
  void Write(const Batch& batch);

  std::vector<LineAnswerer>& answerers_;
  BulkCount& count_;
  std::vector<std::thread> threads_;

  std::mutex mutex_;  // of all below
  std::condition_variable work_, room_;
  std::deque<std::unique_ptr<Job>> window_;  // in sequence; the first is written next
  std::vector<std::unique_ptr<Job>> spare_;
  size_t taken_ = 0;  // jobs of the window that a thread has
  size_t bytes_ = 0;  // in the window
  bool is_writing_ = false, has_ended_ = false, ran_out_of_memory_ = false;
};

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_CREW_H_
