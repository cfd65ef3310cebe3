#include "crew.h"

#include <algorithm>
#include <new>
#include <system_error>

#include "input.h"
#include "output.h"

namespace entente_cli {

Crew::Crew(std::vector<LineAnswerer>& answerers, BulkCount& count) : answerers_(answerers), count_(count) {
  if (answerers.size() < 2) return;
  spare_.reserve(4 * answerers.size() + 1);
  try {
    for (LineAnswerer& answerer : answerers) threads_.emplace_back([this, &answerer] { Work(answerer); });
  } catch (const std::system_error&) {  // those that there are will do
  }
}

// Shapes: at most four batches for each thread, and no more text than the longest line has; one batch always.
bool Crew::HasRoom(const Batch& batch) const {
  return window_.empty() || (window_.size() < 4 * threads_.size() && bytes_ + batch.bytes() <= kMostBytes);
}

bool Crew::HandIn(Batch& batch) {
  if (threads_.empty()) {
    answerers_.front().Answer(batch);
    Write(batch);
    batch.Clear();
    return TakesOutput();
  }
  std::unique_lock lock(mutex_);
  room_.wait(lock, [&] { return HasRoom(batch) || ran_out_of_memory_; });
  if (spare_.empty()) spare_.push_back(std::make_unique<Job>());
  std::unique_ptr<Job> job = std::move(spare_.back());
  spare_.pop_back();
  job->is_done = false;
  std::swap(job->batch, batch);
  batch.UseFile(job->batch.file());
  bytes_ += job->batch.bytes();
  window_.push_back(std::move(job));
  work_.notify_one();
  return TakesOutput() && !ran_out_of_memory_;
}

void Crew::Finish() {
  {
    const std::lock_guard lock(mutex_);
    has_ended_ = true;
  }
  work_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

void Crew::Work(LineAnswerer& answerer) {
  std::unique_lock lock(mutex_);
  for (;;) {
    work_.wait(lock, [&] { return taken_ < window_.size() || has_ended_; });
    if (taken_ == window_.size()) return;
    Job& job = *window_[taken_++];
    lock.unlock();
    AnswerJob(answerer, job);
    lock.lock();
    job.is_done = true;
    WriteDone(lock);
  }
}

void Crew::AnswerJob(LineAnswerer& answerer, Job& job) {
  try {
    answerer.Answer(job.batch);
  } catch (const std::bad_alloc&) {
    const std::lock_guard lock(mutex_);
    ran_out_of_memory_ = true;
  }
}

// Writes what is next and done. One thread writes at a time; the others go on answering.
void Crew::WriteDone(std::unique_lock<std::mutex>& lock) {
  if (is_writing_) return;
  is_writing_ = true;
  while (!window_.empty() && window_.front()->is_done) {
    std::unique_ptr<Job> job = std::move(window_.front());
    window_.pop_front();
    --taken_;
    bytes_ -= job->batch.bytes();
    const bool is_last = window_.empty(), is_whole = !ran_out_of_memory_;
    lock.unlock();
    if (is_whole) Write(job->batch);
    if (is_last) FlushNow();  // whoever feeds one line at a time waits for its answer
    job->batch.Clear();
    lock.lock();
    spare_.push_back(std::move(job));
    room_.notify_one();
  }
  is_writing_ = false;
}

void Crew::Write(const Batch& batch) {
  Print(batch.answers());
  count_.Add(batch.line_count(), batch.error_count(), batch.noted_count());
}

}  // namespace entente_cli
