#include "press/session/frame.h"

namespace entente::press {
namespace {

constexpr uint16_t Swapped(uint16_t number) { return static_cast<uint16_t>((number & 0xff) << 8 | number >> 8); }

}  // namespace

// The second octet has no meaning; clients leave any value there.
FrameHeader ReadHeader(std::string_view octets) { return {static_cast<uint8_t>(octets[0]), ReadNumber16(octets, 2)}; }

void AppendFrame(FrameType type, std::string_view body, std::string& octets) {
  octets.push_back(static_cast<char>(type));
  octets.push_back('\0');
  AppendNumber16(static_cast<uint16_t>(body.size()), octets);
  octets.append(body);
}

void AppendInitial(std::string& octets) {
  std::string body;
  AppendNumber16(kProtocolVersion, body);
  AppendNumber16(kMagicNumber, body);
  AppendFrame(FrameType::kInitial, body, octets);
}

void AppendError(ErrorCode code, std::string& octets) {
  std::string body;
  AppendNumber16(static_cast<uint16_t>(code), body);
  AppendFrame(FrameType::kError, body, octets);
}

ErrorCode CheckInitialLength(size_t length) {
  if (length == Swapped(kInitialOctets)) return ErrorCode::kByteOrder;
  return length == kInitialOctets ? ErrorCode::kNone : ErrorCode::kLength;
}

ErrorCode CheckInitial(std::string_view body) {
  const uint16_t version = ReadNumber16(body, 0), magic = ReadNumber16(body, 2);
  if (magic == Swapped(kMagicNumber)) return ErrorCode::kByteOrder;
  if (magic != kMagicNumber) return ErrorCode::kMagic;
  return version == kProtocolVersion ? ErrorCode::kNone : ErrorCode::kVersion;
}

}  // namespace entente::press
