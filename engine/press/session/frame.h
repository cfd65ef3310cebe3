// Reads and writes the frames of a DAIDE connection. A frame has a type, an unused octet, the length of the body, and
// the body. Pure functions; any threads.
//   Source: DAIDE client-server protocol, version 1; the behaviour of the clients and servers in use.
#ifndef ENTENTE_ENGINE_PRESS_SESSION_FRAME_H_
#define ENTENTE_ENGINE_PRESS_SESSION_FRAME_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "press/language/wire.h"

namespace entente::press {

enum class FrameType : uint8_t {
  kInitial = 0,         // IM: the first frame of a client
  kRepresentation = 1,  // RM: the server's answer to the IM
  kDiplomacy = 2,       // DM: a message of the language
  kFinal = 3,           // FM: the sender closes
  kError = 4,           // EM: the sender closes, with an error code
};

// Why a connection is closed. The numbers go over the wire.
enum class ErrorCode : uint16_t {
  kNone = 0,
  kNoInitial = 0x01,          // no IM within its time
  kNotInitial = 0x02,         // the first frame of a client is no IM
  kByteOrder = 0x03,          // an IM whose octets are swapped
  kMagic = 0x04,              // an IM of another protocol
  kVersion = 0x05,            // an IM of another version
  kSecondInitial = 0x06,      // another IM
  kServerInitial = 0x07,      // an IM from a server
  kUnknownType = 0x08,        // a frame of an unknown type
  kLength = 0x09,             // a body of the wrong length, or one that is not complete in time
  kNotRepresentation = 0x0b,  // the first frame of a server is no RM
  kSecondRepresentation = 0x0c,
  kClientRepresentation = 0x0d,
  kToken = 0x0e,  // a token that is never sent
};

inline constexpr size_t kHeaderOctets = 4;
inline constexpr size_t kInitialOctets = 4;  // of the body
inline constexpr uint16_t kProtocolVersion = 1;
inline constexpr uint16_t kMagicNumber = 0xda10;

struct FrameHeader {
  uint8_t type = 0;  // a FrameType, or an unknown value
  size_t length = 0;
};
// Reads the header of a frame. `octets` has at least kHeaderOctets.
FrameHeader ReadHeader(std::string_view octets);

// Appends a frame; `body` is at most 65535 octets.
void AppendFrame(FrameType type, std::string_view body, std::string& octets);
// Appends the IM of this version, or an EM.
void AppendInitial(std::string& octets);
void AppendError(ErrorCode code, std::string& octets);

// The first fault in the length or the body of an IM; kNone if there is none. Byte order comes before magic, magic
// before version.
ErrorCode CheckInitialLength(size_t length);
ErrorCode CheckInitial(std::string_view body);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_SESSION_FRAME_H_
