// Reads a text line by line. All parts are views into the text, so that every error has its place. One thread at a time.
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
inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";  // before the first line; no part of it
inline constexpr size_t kMaxFormPhases = 10000;                     // of a game

class FormText {
 public:
  // `text` must outlive this.
  explicit FormText(std::string_view text);

  // The next line; false beyond the last.
  bool Next();
  // The current one, without the blanks round it.
  std::string_view line() const { return line_; }
  std::string_view text() const { return text_; }
  // The line after the current one; empty beyond the last.
  std::string_view Peek() const;

  // Invalid argument at a part of the text.
  Status Error(std::string_view at, std::string_view message) const;
  // The same for an error about a part, or about a copy of it.
  Status Error(std::string_view at, const Status& status) const;
  // "expected X, found 'at'".
  Status NotExpected(std::string_view expected, std::string_view at) const;
  // Limit at a part of the text, if a game has more than kMaxFormPhases phases.
  Status CheckPhases(size_t count, std::string_view at) const;

 private:
  size_t OffsetOf(std::string_view at) const;
  Place PlaceOfPart(std::string_view at) const;  // columns count from behind a byte order mark

  std::string_view text_;
  std::string_view rest_;
  std::string_view line_;
};

// Limit, if a text is longer than kMaxFormBytes.
Status CheckFormBytes(std::string_view text);

// Without the blanks round it.
std::string_view TrimmedPart(std::string_view text);
// Cuts the first word off.
std::string_view TakePart(std::string_view& text);
// The parts between separators, blanks round them removed; empty ones do not count.
std::vector<std::string_view> PartsOf(std::string_view text, char separator);
// Whether `text` begins with `start`, in any case; cuts it off then.
bool TakeStart(std::string_view& text, std::string_view start);
bool StartsWithWord(std::string_view text, std::string_view word);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_FORM_TEXT_H_
