#include "press/session/session.h"

#include <utility>

#include "press/language/message_text.h"
#include "press/session/representation.h"

namespace entente::press {

Session::Session(Side side, std::string representation, const SessionLimits& limits, TokenTable table, Time now)
    : side_(side),
      limits_(limits),
      table_(table),
      answer_(std::move(representation)),
      message_rate_(limits.messages_per_second, now),
      octet_rate_(limits.octets_per_second, now),
      began_(now),
      heard_(now) {
  if (side_ == Side::kClient) AppendInitial(output_);
}

void Session::End(SessionEnd end, ErrorCode error) {
  stage_ = SessionStage::kEnded;
  end_ = end;
  error_ = error;
  input_.clear();
  frame_began_.reset();
}

// An EM ends the connection without an FM.
void Session::Fail(ErrorCode error) {
  AppendError(error, output_);
  End(SessionEnd::kError, error);
}

// Ends the session for a limit, which has no error code in the protocol. A server sends OFF before the FM.
void Session::Dismiss(SessionEnd end) {
  if (side_ == Side::kServer) Send({{tokens::kOFF}});
  if (stage_ != SessionStage::kEnded) AppendFrame(FrameType::kFinal, {}, output_);
  End(end, ErrorCode::kNone);
}

void Session::Close() {
  if (stage_ == SessionStage::kEnded) return;
  AppendFrame(FrameType::kFinal, {}, output_);
  End(SessionEnd::kClosed, ErrorCode::kNone);
}

// ---- Input ----

// The other side may close (FM, EM) before its first frame.
ErrorCode Session::CheckFirstHeader(const FrameHeader& header) const {
  const auto type = static_cast<FrameType>(header.type);
  if (type == FrameType::kFinal || type == FrameType::kError) return ErrorCode::kNone;
  if (side_ == Side::kServer) {
    return type == FrameType::kInitial ? CheckInitialLength(header.length) : ErrorCode::kNotInitial;
  }
  if (type == FrameType::kInitial) return ErrorCode::kServerInitial;
  return type == FrameType::kRepresentation ? ErrorCode::kNone : ErrorCode::kNotRepresentation;
}

ErrorCode Session::CheckHeader(const FrameHeader& header) const {
  if (stage_ == SessionStage::kOpened) return CheckFirstHeader(header);
  switch (static_cast<FrameType>(header.type)) {
    case FrameType::kInitial:
      return side_ == Side::kServer ? ErrorCode::kSecondInitial : ErrorCode::kServerInitial;
    case FrameType::kRepresentation:
      return side_ == Side::kServer ? ErrorCode::kClientRepresentation : ErrorCode::kSecondRepresentation;
    case FrameType::kDiplomacy: {
      const bool is_whole = header.length > 0 && header.length % 2 == 0;
      return is_whole && header.length <= limits_.message_octets ? ErrorCode::kNone : ErrorCode::kLength;
    }
    case FrameType::kFinal:
    case FrameType::kError:
      return ErrorCode::kNone;
  }
  return ErrorCode::kUnknownType;
}

void Session::TakeMessage(std::string_view body) {
  Message message;
  const WireReading reading = ReadWire(body, table_, message);
  if (reading.fault != WireFault::kNone) return Fail(static_cast<ErrorCode>(reading.fault));
  waiting_ += message.size() + kTokensOfAMessage;
  if (waiting_ > kMostWaiting) return Dismiss(SessionEnd::kTooFast);
  messages_.push_back(std::move(message));
}

void Session::HandleFrame(FrameType type, std::string_view body) {
  switch (type) {
    case FrameType::kInitial:
      if (const ErrorCode error = CheckInitial(body); error != ErrorCode::kNone) return Fail(error);
      AppendFrame(FrameType::kRepresentation, answer_, output_);
      stage_ = SessionStage::kReady;
      return;
    case FrameType::kRepresentation:
      if (!ReadRepresentation(body, names_)) return Fail(ErrorCode::kLength);
      stage_ = SessionStage::kReady;
      return;
    case FrameType::kDiplomacy:
      return TakeMessage(body);
    case FrameType::kFinal:
      return End(SessionEnd::kByPeer, ErrorCode::kNone);
    case FrameType::kError:
      return End(SessionEnd::kPeerError,
                 body.size() == 2 ? static_cast<ErrorCode>(ReadNumber16(body, 0)) : ErrorCode::kNone);
  }
}

size_t Session::TakeFrame(std::string_view octets, Time now) {
  if (octets.size() < kHeaderOctets) return 0;
  const FrameHeader header = ReadHeader(octets);
  if (const ErrorCode error = CheckHeader(header); error != ErrorCode::kNone) {
    Fail(error);
    return 0;
  }
  const auto type = static_cast<FrameType>(header.type);
  const size_t length = kHeaderOctets + header.length;
  if (octets.size() < length) return 0;
  heard_ = now;
  if (message_rate_.Take(1, now)) {
    HandleFrame(type, octets.substr(kHeaderOctets, header.length));
  } else {
    Dismiss(SessionEnd::kTooFast);
  }
  return length;
}

void Session::Receive(std::string_view octets, Time now) {
  Advance(now);
  if (stage_ == SessionStage::kEnded || octets.empty()) return;
  if (!octet_rate_.Take(static_cast<int64_t>(octets.size()), now)) return Dismiss(SessionEnd::kTooFast);
  input_.append(octets);
  size_t begin = 0;
  while (stage_ != SessionStage::kEnded) {
    const size_t length = TakeFrame(std::string_view(input_).substr(begin), now);
    if (length == 0) break;
    frame_began_.reset();
    begin += length;
  }
  if (stage_ == SessionStage::kEnded) return;
  input_.erase(0, begin);
  if (!input_.empty() && !frame_began_.has_value()) frame_began_ = now;
}

// ---- Time ----

std::optional<Time> Session::next_due() const {
  std::optional<Time> due;
  const auto by = [&](Time limit, Time since) {
    if (limit > 0 && (!due.has_value() || since + limit < *due)) due = since + limit;
  };
  if (stage_ == SessionStage::kEnded) return due;
  if (stage_ == SessionStage::kOpened && side_ == Side::kServer) by(limits_.initial_time, began_);
  if (frame_began_.has_value()) by(limits_.frame_time, *frame_began_);
  if (stage_ == SessionStage::kReady) by(limits_.idle_time, heard_);
  return due;
}

void Session::Advance(Time now) {
  const std::optional<Time> due = next_due();
  if (!due.has_value() || now < *due) return;
  const auto is_up = [&](Time limit, Time since) { return limit > 0 && now >= since + limit; };
  if (stage_ == SessionStage::kOpened && side_ == Side::kServer && is_up(limits_.initial_time, began_)) {
    return Fail(ErrorCode::kNoInitial);
  }
  if (frame_began_.has_value() && is_up(limits_.frame_time, *frame_began_)) return Fail(ErrorCode::kLength);
  Dismiss(SessionEnd::kIdle);
}

// ---- Output ----

void Session::CountTurn(MessageView message) {
  if (message.size() < 4 || message[0] != tokens::kNOW || !IsSeason(message[2]) || !IsNumber(message[3])) return;
  const std::pair<int, uint16_t> turn(NumberOf(message[3]), message[2].value());
  if (turn <= last_turn_) return;
  last_turn_ = turn;
  message_rate_.AddSecond();
  octet_rate_.AddSecond();
}

void Session::Send(MessageView message) {
  if (stage_ != SessionStage::kReady || message.empty() || message.size() > kMostTokens) return;
  if (side_ == Side::kServer) CountTurn(message);
  std::string body;
  AppendWire(message, table_, body);
  AppendFrame(FrameType::kDiplomacy, body, output_);
  if (limits_.most_pending == 0 || output_.size() <= limits_.most_pending) return;
  output_.clear();
  End(SessionEnd::kNotReading, ErrorCode::kNone);
}

std::optional<Message> Session::Next() {
  if (messages_.empty()) return std::nullopt;
  Message message = std::move(messages_.front());
  messages_.pop_front();
  waiting_ -= message.size() + kTokensOfAMessage;
  return message;
}

std::string Session::TakeOutput() { return std::exchange(output_, {}); }

}  // namespace entente::press
