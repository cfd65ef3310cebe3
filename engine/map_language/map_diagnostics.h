// Collects the diagnostics of a map text, each with its place. One thread at a time.
//
// Codes are those of maps/LANGUAGE.md (Diagnostics), and these:
//   LIMIT          larger than the documented bounds; the rest of the text is not read
//   FILE_OUTSIDE   an include that leads out of the map's folder
//   BAD_BYTE       a control character other than tab, CR and LF; its line is not read
//   BAD_OWN_WORD   brackets after a power's name without a single word in them
//   BAD_ROTATE     a ROTATE line that is no list of AFTER, BEFORE and FOR with phase types
//   EXTRA_WORDS    words after the end of a directive (warning)
//   HOME_LOST      a home listed again as a factory or partisan site and so no longer a supply center (warning)
//   NO_EFFECT      a line without effect, such as UNITS after IN and FROM (warning)
//   UNKNOWN_DIRECTIVE  a line with neither a directive nor a power; it is read as the directive that it resembles
//   NOT_A_MAP      a file that is no map text: UTF-16, HTML, JSON, binary
//   NO_PLACES      a text without places
//   LATE_COMMENT   a # after other words: the rest of the line is not read (warning)
//   CANNOT_WIN     a victory that needs more centers than the map has (warning)
//   NO_WAY         a place that no unit can reach, or places that list each other for no unit (warning)
//   EMPTY_POWER    a power that has nothing (warning)
//   NOT_CLOSED     an IN, FROM or stanza that contains lines of the base map
//   LISTED_TWICE   a unit, home or center written twice in one file (warning)
//   COAST_CASE     a coast in small letters, or its province in capitals (warning)
//   COAST_LIMITS   entries for two coasts of one province with different restrictions (warning)
// One mistake gives one diagnostic. Readers mend faults where possible: a misspelt directive is read as the one that it
// resembles, an unknown place as one that fits. Diagnostics that may follow from missing text or an unsound flow are
// left out; the diagnostic of that fault counts them. NAME_CLASH: the name of a power is also an abbreviation, a name
// or a first-rank alias of a place that is not its home. Allowed are a power named after its home (maps of city
// states), an own word (maps/LANGUAGE.md, Places: real maps share them freely), and `alias?`, which exists for such
// cases.
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_MAP_DIAGNOSTICS_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_MAP_DIAGNOSTICS_H_

#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "map_language/diagnostic.h"

namespace entente {

struct DiagnosticCode {
  std::string_view code;
  bool is_error;  // false: a warning
};

// Every code that a map text can cause: those of maps/LANGUAGE.md (Diagnostics) in its sequence, then our own.
std::span<const DiagnosticCode> AllDiagnosticCodes();

// The place where a record was written. Every record of a draft keeps it, because many errors can be found only when
// the whole map is known (maps/LANGUAGE.md, USE, MAP).
struct Origin {
  uint32_t file = 0;        // index of DiagnosticList::AddFile
  uint32_t line = 0;        // from 1; 0 = the map as a whole
  uint32_t column = 0;      // from 1, in code points; 0 = the whole line
  uint32_t sequence = ~0u;  // number of the line in reading order, with included files in place
};

// The later of two records that contradict each other.
inline const Origin& LaterOf(const Origin& a, const Origin& b) {
  return std::tie(a.sequence, a.column) < std::tie(b.sequence, b.column) ? b : a;
}

class DiagnosticList {
 public:
  static constexpr size_t kMostDiagnostics = 1000;  // later ones are dropped

  // The index of a file with its include chain; the same file and chain have one index.
  uint32_t AddFile(std::string name, std::vector<std::string> include_chain);
  const std::string& FileName(uint32_t file) const { return files_[file].first; }
  // "standard.map:41", without folders, for messages that refer to another line.
  std::string PlaceOf(const Origin& at) const;
  const std::vector<std::string>& IncludeChain(uint32_t file) const { return files_[file].second; }

  void Error(const Origin& at, std::string_view code, std::string text) { Add(true, at, code, std::move(text)); }
  void Warning(const Origin& at, std::string_view code, std::string text) { Add(false, at, code, std::move(text)); }

  // Diagnostics from here on concern only some phases: `scope` (" (with IN FALL)") is added to the text of new
  // diagnostics. Empty: all phases.
  void SetScope(std::string scope) { scope_ = std::move(scope); }

  bool has_errors() const { return has_errors_; }
  bool full() const { return entries_.size() >= kMostDiagnostics; }

  // Returns the diagnostics in reading order and empties the list.
  std::vector<Diagnostic> Take();

 private:
  using File = std::pair<std::string, std::vector<std::string>>;  // name, include chain
  // File, line, column, code, text. A line that acts in several phases reports a fault once.
  using Key = std::tuple<uint32_t, uint32_t, uint32_t, std::string, std::string>;
  struct Entry {
    uint32_t sequence;
    uint32_t column;
    Diagnostic diagnostic;
  };

  void Add(bool is_error, const Origin& at, std::string_view code, std::string_view text);
  // Removes diagnostics that may follow from another fault, and adds their number to that fault's diagnostic.
  void TakeConsequences();

  std::vector<File> files_;
  std::map<File, uint32_t> file_indexes_;
  std::vector<Entry> entries_;
  std::set<Key> known_;
  std::string scope_;
  bool has_errors_ = false;
};

// "; nearest: A, B": the words of which `word` (upper case) may be a misspelling; empty if there are none.
std::string NearestText(std::string_view word, std::span<const std::string_view> candidates);

// "'text'" shortened for a message.
std::string Quoted(std::string_view text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_MAP_DIAGNOSTICS_H_
