#include "bulk.h"

#include <new>
#include <optional>

#include "absl/strings/str_cat.h"
#include "crew.h"
#include "input.h"
#include "interrupt.h"
#include "output.h"
#include "progress.h"
#include "status_line.h"

namespace entente_cli {
namespace {

// Cuts inputs into batches for the crew.
class Feeder {
 public:
  explicit Feeder(Crew<LineAnswerer, Batch>& crew) : crew_(crew) {}

  // Reads a file to its end; false if no more files are to be read. `names_file`: it is one of several.
  bool Feed(const std::string& file, bool names_file) {
    Input input(file);
    LineReader lines(input);
    file_ = names_file ? input.name() : "";
    batch_.UseFile(file_);
    absl::string_view line;
    for (uint64_t number = 1;; ++number) {
      const LineReader::Line kind = lines.Next(line, [&] { HandOver(); });
      if (StopSignal() != 0) return false;  // the line may be cut
      if (kind == LineReader::Line::kEnd) break;
      if (kind == LineReader::Line::kEndless) return GiveUp(input.name(), number);
      if (kind == LineReader::Line::kTooLong) batch_.AddTooLong(number);
      if (kind == LineReader::Line::kText && !IsBlank(line)) batch_.Add(line, number);
      if (batch_.is_full() && !HandIn()) return false;
    }
    if (!input.ok()) Fail(input.error());
    return HandIn();
  }

  bool could_read_all() const { return could_read_all_; }

 private:
  bool HandIn() {
    is_open_ = is_open_ && (batch_.is_empty() || crew_.HandIn(batch_));
    batch_.UseFile(file_);
    return is_open_;
  }
  // Before waiting for more: a program that feeds one line at a time waits for its answer.
  void HandOver() {
    HandIn();
    FlushNow();
  }

  void Fail(absl::string_view message) {
    Complain(message);
    could_read_all_ = false;
  }

  bool GiveUp(const std::string& name, uint64_t number) {
    batch_.AddTooLong(number);
    Fail(absl::StrCat(name, ":", number, ": no line end within 128 MiB: the rest is not read"));
    return HandIn();
  }

  Crew<LineAnswerer, Batch>& crew_;
  Batch batch_;
  std::string file_;     // of the lines that follow
  bool is_open_ = true;  // the output takes more
  bool could_read_all_ = true;
};

void WriteBatch(const Batch& batch, BulkCount& count) {
  Print(batch.answers());
  count.lines += batch.line_count();
  count.errors += batch.error_count();
  count.noted += batch.noted_count();
}

// Reports the end of the run when all is written. Returns the exit code.
int Close(const std::vector<std::string>& files, const Feeder& feeder, const BulkCount& count) {
  if (StopSignal() != 0) return ReportStop("lines that are done and written", count.lines);
  if (count.lines > 1 && count.errors == count.lines) {
    const std::string file = files.size() > 1 ? "" : files.front() == "-" ? "(stdin): " : files.front() + ": ";
    Refuse(file + "no line could be read: expected a whole JSON object on each line, not one over several lines");
  }
  if (!feeder.could_read_all()) return kUnusable;
  return count.errors > 0 ? kDiffers : kFine;
}

}  // namespace

int RunBulk(const Arguments& arguments, const Setting& setting, const BulkPlan& plan) {
  const std::vector<std::string> files = FilesOf(arguments, absl::StrCat(plan.what, ", one a line,"));
  uint32_t threads = 1;
  arguments.Read("--threads", threads);
  std::vector<LineAnswerer> answerers;
  for (uint32_t i = 0; i < threads; ++i) {
    ExchangeHandle exchange;
    if (!NewExchange(setting, exchange)) return kUnusable;
    entente_exchange_leave_out(exchange.get(), arguments.Has("--brief") ? plan.brief_parts : 0, nullptr);
    answerers.emplace_back(std::move(exchange), plan.call, plan.error_members);
  }
  CatchStopSignals();
  BulkCount count;
  std::optional<Progress> progress;
  std::optional<Crew<LineAnswerer, Batch>> crew;
  {
    const DeafThreads deaf;
    if (arguments.Has("--progress")) {
      progress.emplace(count, Progress::Form::kLines);
    } else if (HasStatusLine(files)) {
      progress.emplace(count, Progress::Form::kStatus);
    }
    crew.emplace(answerers, [&count](const Batch& batch) { WriteBatch(batch, count); });
  }
  Feeder feeder(*crew);
  for (const std::string& file : files) {
    if (!feeder.Feed(file, files.size() > 1)) break;
  }
  crew->Finish();
  if (crew->ran_out_of_memory()) throw std::bad_alloc();
  progress.reset();
  return Close(files, feeder, count);
}

}  // namespace entente_cli
