#include "press/session/representation.h"

#include "lines/position_hash.h"
#include "press/session/frame.h"

namespace entente::press {
namespace {

constexpr size_t kEntryOctets = 6;
constexpr size_t kWordLetters = 3;
// The hash of the standard map's entries in their wire form.
constexpr uint64_t kStandardHash = 0x18ec0461a035af7b;

}  // namespace

std::string RepresentationOf(std::span<const NamedToken> names) {
  std::string body;
  for (const NamedToken& name : names) {
    AppendNumber16(name.token.value(), body);
    body += name.word;
    body.push_back('\0');
  }
  return TextHash(body) == kStandardHash ? std::string() : body;
}

bool ReadRepresentation(std::string_view body, std::vector<NamedToken>& names) {
  names.clear();
  if (body.size() % kEntryOctets != 0) return false;
  for (size_t i = 0; i < body.size(); i += kEntryOctets) {
    names.push_back({Token(ReadNumber16(body, i)), std::string(body.substr(i + 2, kWordLetters))});
  }
  return Vocabulary::Make(names).ok();
}

}  // namespace entente::press
