// One side of a DAIDE connection, without I/O and without a clock: octets that arrive go in, messages come out; messages
// to send go in, octets come out. It is done once it has ended: the host then writes what is left and closes.
//
// As a server it waits for the IM, answers with the RM and hands on what is said, also what came in one piece with the IM.
// As a client it sends the IM and waits for the RM. Whatever is wrong with the framing ends the session with the error
// message that is due; what is wrong with the language is for others (message_check.h).
//   Bounds: what came and is not whole is at most a frame; what is to be sent at most `most_pending` and one message;
//   messages that wait to be taken as many as came in one call. Time is linear in the octets.
// One thread at a time.
//   Source: DAIDE client-server protocol.
#ifndef ENTENTE_ENGINE_PRESS_SESSION_SESSION_H_
#define ENTENTE_ENGINE_PRESS_SESSION_SESSION_H_

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "press/language/token.h"
#include "press/language/vocabulary.h"
#include "press/language/wire.h"
#include "press/session/frame.h"
#include "press/session/rate_limit.h"

namespace entente::press {

enum class Side : uint8_t { kServer, kClient };

// What the other side may do. 0 is no limit, but for the octets of a message.
struct SessionLimits {
  Time initial_time = 30 * kSecond;   // a client has to have sent its IM, from the beginning on
  Time frame_time = 30 * kSecond;     // what has begun to come has to be whole
  Time idle_time = 0;                 // after the IM: something has to come
  size_t message_octets = 16384;      // of a DM
  int64_t messages_per_second = 100;  // on average, ten seconds' worth at once
  int64_t octets_per_second = 65536;  // the same
  size_t most_pending = 1 << 20;      // octets that wait to be taken: it does not read
};

// What a client lets its server do: games without deadlines are fast, and maps are large.
inline constexpr SessionLimits kServerTrusted{
    .message_octets = 65534, .messages_per_second = 0, .octets_per_second = 0};

enum class SessionStage : uint8_t {
  kOpened,  // before the IM (a server's) or the RM (a client's)
  kReady,
  kEnded,
};

enum class SessionEnd : uint8_t {
  kNone,
  kClosed,      // Close()
  kByPeer,      // the other side sent FM
  kPeerError,   // the other side sent EM; error() is its code
  kError,       // the other side made an error; error() is what it was told
  kIdle,        // nothing came for too long
  kTooFast,     // more came than may
  kNotReading,  // what is sent is not taken
};

class Session {
 public:
  // `representation`: the body of a server's RM (representation.h).
  Session(Side side, std::string representation, const SessionLimits& limits, TokenTable table, Time now);

  // ---- What happens. `now` never goes back. After the end nothing happens any more. ----

  // Octets came, in pieces of any size.
  void Receive(std::string_view octets, Time now);
  void Advance(Time now);
  // When Advance has something to do; nothing: not before octets come.
  std::optional<Time> next_due() const;
  // A message for the other side; ignored before the session is ready.
  void Send(MessageView message);
  // Ends the session in good order, with an FM.
  void Close();

  // ---- What came of it ----

  // The next message of the other side; nothing if there is none yet. What came before the end can still be taken.
  std::optional<Message> Next();
  // The same without taking it; null if there is none.
  const Message* front() const { return messages_.empty() ? nullptr : &messages_.front(); }
  // The octets that are to be written, which are then none of the session's any more.
  std::string TakeOutput();
  const std::string& output() const { return output_; }

  SessionStage stage() const { return stage_; }
  SessionEnd end() const { return end_; }
  ErrorCode error() const { return error_; }
  // What the server's RM lists; empty for the standard map's.
  const std::vector<NamedToken>& representation() const { return names_; }

 private:
  // What to do with a frame whose header has come.
  ErrorCode CheckHeader(const FrameHeader& header) const;
  ErrorCode CheckFirstHeader(const FrameHeader& header) const;
  void HandleFrame(FrameType type, std::string_view body);
  void TakeMessage(std::string_view body);
  // One whole frame from the beginning of `octets`; how long it was, 0 if it is not whole.
  size_t TakeFrame(std::string_view octets, Time now);
  void End(SessionEnd end, ErrorCode error);
  void Fail(ErrorCode error);
  void Dismiss(SessionEnd end);

  const Side side_;
  const SessionLimits limits_;
  const TokenTable table_;
  std::string answer_;  // a server's RM
  SessionStage stage_ = SessionStage::kOpened;
  SessionEnd end_ = SessionEnd::kNone;
  ErrorCode error_ = ErrorCode::kNone;
  std::string input_;  // a frame that is not whole
  std::string output_;
  std::deque<Message> messages_;
  std::vector<NamedToken> names_;
  RateLimit message_rate_, octet_rate_;
  Time began_, heard_;
  std::optional<Time> frame_began_;
};

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_SESSION_SESSION_H_
