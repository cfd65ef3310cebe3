#include "conform/engine.h"

#include <array>
#include <iterator>
#include <utility>

#include "absl/strings/str_cat.h"

namespace entente::conform {

using entente_cli::AwaitLine;

namespace {

constexpr int kProtocol = 1;
constexpr double kSecondsToStart = 60;  // of an interpreter, a virtual machine
constexpr double kSecondsToStop = 2;
constexpr size_t kShown = 200;  // bytes of an unreadable answer that a message shows

Told Failed(Reply reply, std::string message) {
  Told told;
  told.reply = reply;
  told.message = std::move(message);
  return told;
}

// The answer in a line: an object with the request's `seq`. Any other line is an error, after which later lines may answer
// earlier requests: `is_in_step` is then false.
Told ReadLine(const std::string& line, uint64_t sequence, bool& is_in_step) {
  is_in_step = false;
  Json json;
  if (ReadJson(line, json) == kTooDeep) return Failed(Reply::kErrored, absl::StrCat("the answer is ", kTooDeep));
  const std::string shown = line.size() > kShown ? line.substr(0, kShown) + ".." : line;
  if (!json.is_object()) return Failed(Reply::kErrored, "the answer is no JSON object: " + shown);
  if (!json.contains("seq") || json["seq"] != sequence) {
    return Failed(Reply::kErrored, absl::StrCat("the answer has not \"seq\":", sequence, ": ", shown));
  }
  is_in_step = true;
  for (auto member = json.begin(); member != json.end();) {  // null counts as absent
    member = member->is_null() ? json.erase(member) : std::next(member);
  }
  for (const char* member : {"skipped", "link", "errored"}) {
    const std::string fault = FaultOfText(json, member);
    if (!fault.empty()) return Failed(Reply::kErrored, "the answer cannot be read: " + fault);
  }
  Told told;
  if (json.contains("skipped")) {
    told.reply = Reply::kSkipped;
    told.message = MemberText(json, "skipped");
    told.link = MemberText(json, "link");
  } else if (json.contains("errored")) {
    told.message = MemberText(json, "errored");
    if (told.message.empty()) told.message = "it does not say why";
  } else {
    told.reply = Reply::kAnswered;
    told.result = std::move(json);
  }
  return told;
}

}  // namespace

const char* WordOf(Reply reply) {
  constexpr std::array kWords = {"answered", "skipped", "errored", "timed_out"};
  return kWords[static_cast<size_t>(reply)];
}

std::string Engine::name() const {
  const std::string given = MemberText(implementation_, "name");
  const std::string version = MemberText(implementation_, "version");
  return given.empty() ? command_ : version.empty() ? given : given + " " + version;
}

std::string Engine::Start(Json dialect) {
  dialect_ = std::move(dialect);
  return Begin();
}

std::string Engine::Begin() {
  program_.Kill();
  ++starts_;
  if (std::string failure = program_.Start(); !failure.empty()) return failure;
  Told told = Exchange({{"cmd", "start"}, {"version", kProtocol}}, kSecondsToStart);
  if (told.reply != Reply::kAnswered) return "start: " + told.message;
  if (!told.result.contains("version") || told.result["version"] != kProtocol) {
    return absl::StrCat("start: the answer has not \"version\":", kProtocol);
  }
  if (!told.result.contains("implementation") || MemberText(told.result["implementation"], "name").empty()) {
    return "start: expected \"implementation\", an object with a \"name\"";
  }
  for (const char* member : {"version", "language", "licence", "homepage"}) {
    const std::string fault = FaultOfText(told.result["implementation"], member);
    if (!fault.empty()) return "start: in \"implementation\": " + fault;
  }
  implementation_ = told.result["implementation"];
  Json request = {{"cmd", "dialect"}};
  request.update(dialect_);
  told = Exchange(std::move(request), kSecondsToStart);
  if (told.reply != Reply::kAnswered) return "dialect: " + told.message;
  return "";
}

Told Engine::Ask(const std::string& kind, Json request) {
  if (!program_.is_running()) {
    if (std::string failure = Begin(); !failure.empty())
      return Failed(Reply::kErrored, "it does not start again: " + failure);
  }
  Json whole = {{"cmd", kind}};
  whole.update(request);
  return Exchange(std::move(whole), seconds_);
}

void Engine::Stop() {
  if (!program_.is_running()) return;
  program_.Send(Written({{"cmd", "stop"}, {"seq", ++sequence_}}));
  program_.CloseInput();
  std::string line, why;
  AwaitLine(program_, kSecondsToStop, line, why);
  program_.Kill();
}

// Sends a request and reads the answer. Kills the program if there is none, or another one.
Told Engine::Exchange(const Json& request, double seconds) {
  const uint64_t sequence = ++sequence_;
  Json numbered = request;
  numbered["seq"] = sequence;
  program_.BeginTurn();
  program_.Send(Written(numbered));
  std::string line, why;
  if (AwaitLine(program_, seconds, line, why)) {
    bool is_in_step = true;
    Told told = ReadLine(line, sequence, is_in_step);
    if (!is_in_step) program_.Kill();
    return told;
  }
  const Reply reply = why.empty() ? Reply::kTimedOut : Reply::kErrored;
  program_.Kill();
  return Failed(reply, why.empty() ? absl::StrCat("no answer within ", seconds, " seconds") : why);
}

}  // namespace entente::conform
