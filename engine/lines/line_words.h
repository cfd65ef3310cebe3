// The words of position lines (position_line.h): names with their signs escaped, and powers in short. One thread at a
// time.
#ifndef ENTENTE_ENGINE_LINES_LINE_WORDS_H_
#define ENTENTE_ENGINE_LINES_LINE_WORDS_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "map/map.h"

namespace entente {

// A name with `%` and two hexadecimal digits for each byte that is no letter or digit of ASCII and none of _ . - ~ /.
//   Source: RFC 3986, 2.1 and 2.3; what urllib.parse.quote of Python does.
void AppendEscaped(std::string_view name, std::string& out);
// And back, digits in any case; nothing if a `%` stands before anything else. Other bytes stand for themselves.
std::optional<std::string> Unescaped(std::string_view word);

// What the lines of a map call its powers: the shortest beginning of the id, in whole characters, that no other id of
// the map begins with, escaped; the whole id if there is none.
class PowerWords {
 public:
  explicit PowerWords(const Map& map);  // `map` must outlive this

  const std::string& operator[](PowerIndex power) const { return words_[power]; }
  // All powers, by the bytes of their words.
  const std::vector<PowerIndex>& sorted() const { return sorted_; }
  // By id or any beginning of it that one power alone has, in any case, else by any name that the map has for it.
  std::optional<PowerIndex> Find(std::string_view unescaped) const;

 private:
  const Map& map_;
  std::vector<std::string> words_;
  std::vector<PowerIndex> sorted_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_LINES_LINE_WORDS_H_
