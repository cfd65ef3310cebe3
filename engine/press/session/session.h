// Runs one side of a DAIDE connection, without I/O or clock: received octets become messages, messages to send become
// octets. After the end the host writes the remaining output and closes.
//
// A server waits for the IM and answers with the RM; a client sends the IM and waits for the RM. A fault in the framing
// ends the session with the error message of the protocol. Faults in the language are left to message_check.h.
//   Bounds: the session keeps at most one frame of input, and at most `most_pending` octets and one message of output.
//   Messages wait until the host takes them, at most kMostWaiting. Time is linear in the octets.
// One thread at a time.
//   Source: DAIDE client-server protocol.
#ifndef ENTENTE_ENGINE_PRESS_SESSION_SESSION_H_
#define ENTENTE_ENGINE_PRESS_SESSION_SESSION_H_

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "press/language/token.h"
#include "press/language/vocabulary.h"
#include "press/language/wire.h"
#include "press/session/frame.h"
#include "press/session/rate_limit.h"

namespace entente::press {

enum class Side : uint8_t { kServer, kClient };

// Limits on the other side. 0: no limit, except for `message_octets`.
struct SessionLimits {
  Time initial_time = 30 * kSecond;  // from the beginning until the IM of a client
  Time frame_time = 30 * kSecond;    // from the first octet of a frame until its last
  Time idle_time = 0;                // between frames, after the IM
  size_t message_octets = 16384;     // of a DM
  // On average; a burst may have those of ten seconds. At a server a turn counts as a second, so that players who answer
  // its turns at once stay within the limits in a game of hundreds of turns a second.
  int64_t messages_per_second = 100;
  int64_t octets_per_second = 65536;
  size_t most_pending = 1 << 20;  // octets of output that the other side has not read
};

// The most tokens of messages that wait to be taken; each message counts kTokensOfAMessage more. With more, the session
// ends (kTooFast).
inline constexpr size_t kMostWaiting = size_t{4} << 20;
inline constexpr size_t kTokensOfAMessage = 16;

// A client's limits for its server, whose games may be fast and whose maps are large.
inline constexpr SessionLimits kServerTrusted{
    .message_octets = 65534, .messages_per_second = 0, .octets_per_second = 0};

enum class SessionStage : uint8_t {
  kOpened,  // a server waits for the IM, a client for the RM
  kReady,
  kEnded,
};

enum class SessionEnd : uint8_t {
  kNone,
  kClosed,      // Close()
  kByPeer,      // the other side sent FM
  kPeerError,   // the other side sent EM; error() is its code
  kError,       // the other side made an error; error() was sent to it
  kIdle,        // no octets came for too long
  kTooFast,     // more messages or octets came than the limits allow, or than the host took
  kNotReading,  // the other side does not read its output
};

class Session {
 public:
  //   `representation`: of a server: the body of its RM (representation.h).
  Session(Side side, std::string representation, const SessionLimits& limits, TokenTable table, Time now);

  // ---- Events. `now` never goes back. After the end they have no effect. ----

  // Takes octets, in pieces of any size.
  void Receive(std::string_view octets, Time now);
  void Advance(Time now);
  // When to call Advance next; no value: only when octets arrive.
  std::optional<Time> next_due() const;
  // Sends a message to the other side. Ignored unless the session is ready.
  void Send(MessageView message);
  // Ends the session without an error, with an FM.
  void Close();

  // ---- Results ----

  // Takes the next message of the other side, if there is one. Messages from before the end can still be taken.
  std::optional<Message> Next();
  // The next message without taking it; null if no message waits.
  const Message* front() const { return messages_.empty() ? nullptr : &messages_.front(); }
  // Takes the octets that the host must write.
  std::string TakeOutput();
  const std::string& output() const { return output_; }

  SessionStage stage() const { return stage_; }
  SessionEnd end() const { return end_; }
  ErrorCode error() const { return error_; }
  // The entries of the server's RM; empty for the words of the standard map.
  const std::vector<NamedToken>& representation() const { return names_; }

 private:
  // Whether a frame with this header is allowed now.
  ErrorCode CheckHeader(const FrameHeader& header) const;
  ErrorCode CheckFirstHeader(const FrameHeader& header) const;
  void HandleFrame(FrameType type, std::string_view body);
  void TakeMessage(std::string_view body);
  // Handles the frame at the beginning of `octets`. Returns its length; 0 if it is not complete.
  size_t TakeFrame(std::string_view octets, Time now);
  void End(SessionEnd end, ErrorCode error);
  void Fail(ErrorCode error);
  void Dismiss(SessionEnd end);
  // Counts a second for the limits if the message is the NOW of a later turn than any before.
  void CountTurn(MessageView message);

  const Side side_;
  const SessionLimits limits_;
  const TokenTable table_;
  std::string answer_;  // of a server: the body of its RM
  SessionStage stage_ = SessionStage::kOpened;
  SessionEnd end_ = SessionEnd::kNone;
  ErrorCode error_ = ErrorCode::kNone;
  std::string input_;  // the beginning of a frame that is not complete
  std::string output_;
  std::deque<Message> messages_;
  size_t waiting_ = 0;  // tokens of messages_, and kTokensOfAMessage for each
  std::vector<NamedToken> names_;
  RateLimit message_rate_, octet_rate_;
  std::pair<int, uint16_t> last_turn_{INT32_MIN, 0};  // the latest turn that NOW named: year, season
  Time began_, heard_;
  std::optional<Time> frame_began_;
};

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_SESSION_SESSION_H_
