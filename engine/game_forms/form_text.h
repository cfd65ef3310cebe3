// Reads a text line by line. All parts are views into the text, so that every error can state its place. One thread at a
// time.
#ifndef ENTENTE_ENGINE_GAME_FORMS_FORM_TEXT_H_
#define ENTENTE_ENGINE_GAME_FORMS_FORM_TEXT_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "game_forms/game_form.h"

namespace entente {

inline constexpr size_t kMaxFormBytes = size_t{16} << 20;           // of a text
inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";  // may stand before the first line
inline constexpr size_t kMaxFormPhases = 10000;                     // of a game

class FormText {
 public:
  // `text` must outlive this.
  explicit FormText(std::string_view text);

  // Moves to the next line. False after the last line.
  bool Next();
  // The current line, trimmed.
  std::string_view line() const { return line_; }
  std::string_view text() const { return text_; }
  // The line after the current one; empty after the last line.
  std::string_view Peek() const;

  // An invalid argument error at a part of the text.
  Status Error(std::string_view at, std::string_view message) const;
  // The error `status` about a part, or about a copy of the part, with its place in the text.
  Status Error(std::string_view at, const Status& status) const;
  // The error "expected X, found 'at'".
  Status NotExpected(std::string_view expected, std::string_view at) const;
  // A limit error at a part of the text if `count` exceeds kMaxFormPhases.
  Status CheckPhases(size_t count, std::string_view at) const;

 private:
  size_t OffsetOf(std::string_view at) const;
  Place PlaceOfPart(std::string_view at) const;  // a byte order mark has no column

  std::string_view text_;
  std::string_view rest_;
  std::string_view line_;
};

// A limit error if the text is longer than kMaxFormBytes.
Status CheckFormBytes(std::string_view text);

// The text without blanks at both ends.
std::string_view TrimmedPart(std::string_view text);
// Removes the first word from `text` and returns it.
std::string_view TakePart(std::string_view& text);
// The parts between separators, trimmed. Skips empty parts.
std::vector<std::string_view> PartsOf(std::string_view text, char separator);
// If `text` begins with `start` in any case, removes it and returns true.
bool TakeStart(std::string_view& text, std::string_view start);
// The offset of `part` in any case; npos if it is not there.
size_t FindPart(std::string_view text, std::string_view part);
bool StartsWithWord(std::string_view text, std::string_view word);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_FORM_TEXT_H_
