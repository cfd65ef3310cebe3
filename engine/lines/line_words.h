// Reads and writes the words of position lines (position_line.h): escaped names, and short words for powers. One thread at
// a time.
#ifndef ENTENTE_ENGINE_LINES_LINE_WORDS_H_
#define ENTENTE_ENGINE_LINES_LINE_WORDS_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "map/map.h"

namespace entente {

// Appends a name. Each byte other than ASCII letters, digits and _ . - ~ / becomes `%` and two hexadecimal digits.
//   Source: RFC 3986, 2.1 and 2.3; the same as Python's urllib.parse.quote.
void AppendEscaped(std::string_view name, std::string& out);
// Undoes AppendEscaped. Digits may have any case; other bytes are kept. Nullopt if a `%` has no two digits behind it.
std::optional<std::string> Unescaped(std::string_view word);

// The words of a map's powers in lines. A word is the shortest prefix of the id, in whole characters, that no other id of
// the map begins with, escaped. If there is no such prefix, the word is the whole id.
class PowerWords {
 public:
  explicit PowerWords(const Map& map);  // `map` must outlive this

  const std::string& operator[](PowerIndex power) const { return words_[power]; }
  // All powers, sorted by the bytes of their words.
  const std::vector<PowerIndex>& sorted() const { return sorted_; }
  // Finds a power by its id or a prefix that only this power has, in any case, else by any name in the map.
  std::optional<PowerIndex> Find(std::string_view unescaped) const;

 private:
  const Map& map_;
  std::vector<std::string> words_;
  std::vector<PowerIndex> sorted_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_LINES_LINE_WORDS_H_
