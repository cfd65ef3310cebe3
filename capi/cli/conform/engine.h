// An engine under test: a child process that answers each JSON line with one JSON line
// (datc_tests/adapters/PROTOCOL.md). One thread.
#ifndef ENTENTE_CAPI_CLI_CONFORM_ENGINE_H_
#define ENTENTE_CAPI_CLI_CONFORM_ENGINE_H_

#include <string>

#include "child_program.h"
#include "conform/phase_answer.h"

namespace entente::conform {

// How a request ended.
enum class Reply : uint8_t {
  kAnswered,
  kSkipped,  // the engine says that it cannot do this, and why
  kErrored,  // it says that it failed, it ended, or its answer cannot be read
  kTimedOut,
};
const char* WordOf(Reply reply);  // "skipped": the same words as those of verdicts (verdict.h)

struct Told {
  Reply reply = Reply::kErrored;
  std::string message;  // of all but kAnswered
  std::string link;     // of kSkipped, may be empty: where the engine's people explain it
  Json result;          // of kAnswered
};

class Engine {
 public:
  // `seconds`: how long it may take for an answer.
  Engine(std::string command, double seconds) : command_(command), program_(std::move(command)), seconds_(seconds) {}

  // Starts the program and exchanges `start` and `dialect`. `dialect` names map and rules. Returns why that fails, or "".
  std::string Start(Json dialect);

  // Sends a request of this kind ("run", "legal") and waits for the answer. A program that ended or was too slow is
  // killed, and started again for the next request.
  Told Ask(const std::string& kind, Json request);

  // Tells it to stop, and waits a moment for it.
  void Stop();

  // What the engine says of itself: an object with name, version, language, ...
  const Json& implementation() const { return implementation_; }
  std::string name() const;
  int starts() const { return starts_; }

 private:
  std::string Begin();
  Told Exchange(const Json& request, double seconds);

  const std::string command_;
  entente_cli::ChildProgram program_;
  const double seconds_;
  Json dialect_;
  Json implementation_ = Json::object();
  uint64_t sequence_ = 0;
  int starts_ = 0;
};

}  // namespace entente::conform

#endif  // ENTENTE_CAPI_CLI_CONFORM_ENGINE_H_
