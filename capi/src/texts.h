// Defines entente_text, the handle of a long text, and gives texts to the caller.
#ifndef ENTENTE_CAPI_SRC_TEXTS_H_
#define ENTENTE_CAPI_SRC_TEXTS_H_

#include <string>
#include <string_view>

#include "guard.h"

struct entente_text {
  const std::string bytes;
};

namespace entente::capi {

// Adds a line to a text of many; a line end inside it becomes a blank.
inline void AppendLine(std::string_view line, std::string& lines) {
  for (const char c : line) lines += c == '\n' || c == '\r' ? ' ' : c;
  lines += '\n';
}

// Gives a text to the caller, who then owns it.
inline Outcome GiveText(std::string bytes, entente_text** text) {
  *text = new entente_text{std::move(bytes)};
  return {};
}
inline Outcome GiveText(Result<std::string> bytes, entente_text** text) {
  if (!bytes.ok()) return bytes.status();
  return GiveText(*std::move(bytes), text);
}
inline Outcome GiveText(const Result<std::string_view>& bytes, entente_text** text) {
  if (!bytes.ok()) return bytes.status();
  return GiveText(std::string(*bytes), text);
}

}  // namespace entente::capi

#endif  // ENTENTE_CAPI_SRC_TEXTS_H_
