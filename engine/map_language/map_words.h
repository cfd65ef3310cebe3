// Reads the words of a map text: case forms of ids, and names for display. Any threads.
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_MAP_WORDS_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_MAP_WORDS_H_

#include <cstdint>
#include <string>
#include <string_view>

namespace entente {

// The case of a place on a terrain line, which decides who may use it. Source: maps/LANGUAGE.md (Terrain and ABUTS).
enum class WrittenCase : uint8_t {
  kUpper,  // "ROM": fleets and armies
  kLower,  // "rom": no fleets
  kTitle,  // "Rom": no walking armies
};

// The first three characters of a location id.
std::string_view ProvincePart(std::string_view id);
inline std::string_view CoastPart(std::string_view id) {
  const size_t slash = id.find('/');
  return slash == std::string_view::npos ? std::string_view() : id.substr(slash + 1);
}
// Three characters, first and last alphanumeric, optionally a slash and a short word for the coast.
bool IsPlaceId(std::string_view id);
WrittenCase CaseOf(std::string_view written);
// A power's name for display: leading underscores dropped, + dropped with a capital after it, names in capitals changed
// to initials only.
std::string PowerDisplay(std::string_view written);
// A power's own word for display: + becomes a blank, capitals as in PowerDisplay.
std::string OwnWordDisplay(std::string_view written);
// A place's long name for display: + dropped with a capital after it.
std::string PlaceDisplay(std::string_view written);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_MAP_WORDS_H_
