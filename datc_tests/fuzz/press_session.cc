// Any octets, in pieces of any size and at any times, as input of a connection, for either side. The size of the pieces
// makes no difference. The output is frames, with at most one error message, which is the last frame. Nothing happens
// after the end.
//   Input: a byte for the side and the limits, a byte for the size of the pieces, a byte for the time between them, and
//          the octets.
#include <optional>

#include "expectations.h"
#include "fuzz_input.h"
#include "press/session/session.h"

namespace entente_fuzz {
namespace {

using namespace entente::press;  // only the session

struct Heard {
  std::vector<Message> messages;
  std::string output;
  SessionEnd end = SessionEnd::kNone;
  ErrorCode error = ErrorCode::kNone;
};

void TakeAll(Session& session, Heard& heard) {
  while (std::optional<Message> message = session.Next()) {
    Expect(!message->empty(), "a message without tokens");
    session.Send(*message);  // an echo
    heard.messages.push_back(*std::move(message));
  }
  heard.output += session.TakeOutput();
}

Heard Listen(Side side, const SessionLimits& limits, std::string_view octets, size_t size, Time between) {
  Session session(side, "", limits, TokenTable::kFactFirst, 0);
  Heard heard;
  heard.output = session.TakeOutput();
  Time now = 0;
  for (size_t i = 0; i < octets.size(); i += size) {
    const ExactText piece(octets.substr(i, size));
    session.Receive(piece.view(), now);
    TakeAll(session, heard);
    now += between;
    const std::optional<Time> due = session.next_due();
    Expect(!due.has_value() || session.stage() != SessionStage::kEnded, "something is due after the end");
    if (due.has_value() && now >= *due) {
      session.Advance(now);
      Expect(session.stage() == SessionStage::kEnded, "what was due did not happen");
    }
  }
  TakeAll(session, heard);
  heard.end = session.end();
  heard.error = session.error();
  std::string initial;
  AppendInitial(initial);
  session.Receive(initial, now);
  session.Close();
  const std::string last = session.TakeOutput();
  Expect(heard.end == SessionEnd::kNone || last.empty(), "something is written after the end");
  return heard;
}

// Checks for whole frames, and an error message as the last one if there was an error.
void ExpectFrames(const Heard& heard) {
  std::string_view left = heard.output;
  bool has_ended = false;
  while (!left.empty()) {
    Expect(!has_ended, "a frame behind the last");
    Expect(left.size() >= kHeaderOctets, "half a frame");
    const FrameHeader header = ReadHeader(left);
    Expect(header.type <= static_cast<uint8_t>(FrameType::kError) && left.size() >= kHeaderOctets + header.length,
           "no frame");
    has_ended = header.type >= static_cast<uint8_t>(FrameType::kFinal);
    const bool is_error = header.type == static_cast<uint8_t>(FrameType::kError);
    Expect(!has_ended || is_error == (heard.end == SessionEnd::kError),
           "an error that is none, or the other way round");
    left.remove_prefix(kHeaderOctets + header.length);
  }
  Expect(heard.end != SessionEnd::kError || has_ended, "an error without a message");
}

}  // namespace
}  // namespace entente_fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace entente_fuzz;  // NOLINT: the one function outside
  FuzzInput input(data, std::min<size_t>(size, 2048));
  const uint8_t choice = input.Byte();
  const Side side = choice % 2 == 0 ? Side::kServer : Side::kClient;
  SessionLimits limits;
  if (choice / 2 % 2 != 0) limits = {1, 1, 1, 64, 1, 20, 128};
  const size_t piece = input.Byte() + size_t{1};
  const Time between = input.Byte() * Time{100};
  const std::string_view octets = input.Rest();
  ExpectFrames(Listen(side, limits, octets, piece, between));
  if (limits.octets_per_second > 1000) {
    const Heard whole = Listen(side, limits, octets, octets.size() + 1, 0);
    Expect(whole.messages == Listen(side, limits, octets, piece, 0).messages, "pieces make other messages");
    Expect(whole.end == Listen(side, limits, octets, piece, 0).end, "pieces end in another way");
    ExpectFrames(whole);
  }
  return 0;
}
