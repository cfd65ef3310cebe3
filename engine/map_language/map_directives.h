// The directives of the .map format: each function reads one line and changes the draft.
//   Errors: diagnostics with the codes of maps/LANGUAGE.md (Diagnostics); reading goes on.
//   Source: maps/LANGUAGE.md. One thread at a time.
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_MAP_DIRECTIVES_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_MAP_DIRECTIVES_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "map_language/map_draft.h"
#include "map_language/map_lines.h"

namespace entente {

// The state of one file. An included file starts with a new one and does not change its includer's (maps/LANGUAGE.md,
// USE, MAP).
struct FileState {
  enum class Stanza : uint8_t { kNone, kActing, kKept };
  enum class Block : uint8_t { kNone, kStored, kSkipped };  // after IN or FROM
  Stanza stanza = Stanza::kNone;
  Origin stanza_at;             // its first line
  bool stanza_doubted = false;  // it was reported that it holds lines of the map
  std::string variant;          // of the stanza; empty: for every rules variant
  Block block = Block::kNone;
  std::string power;            // identity of the current power; empty if none
  bool power_lost = false;      // no current power because of a reported fault
  bool repeats_places = false;  // DUP_PLACE was reported for an included file
};

struct ReadContext {
  MapDraft* draft;
  DiagnosticList& diagnostics;
  std::vector<FileState> files = {};      // the open ones, innermost last
  const DraftDynamic* dynamic = nullptr;  // the IN or FROM whose lines are carried out; null while the text is read
  bool stopped = false;                   // a bound was reached: the rest of the text is not read
  int edits = 0;                          // changes that walked the whole draft: renames, drops, merged coasts
  uint64_t work = 0;                      // cost of reading so far, including lines of IN and FROM

  FileState& file() { return files.back(); }
  void Error(const Origin& at, std::string_view code, std::string text) {
    diagnostics.Error(at, code, std::move(text));
  }
  void Warning(const Origin& at, std::string_view code, std::string text) {
    diagnostics.Warning(at, code, std::move(text));
  }
  void NoEffect(const Origin& at, std::string text) { Warning(at, "NO_EFFECT", std::move(text)); }
  // EXTRA_WORDS if the line has more than `most` words.
  void ExpectAtMost(const MapLine& line, size_t most);
  // Reports that a documented bound was reached and stops reading.
  void Limit(const Origin& at, std::string text);
  // Adds the cost of a line, in records of the draft that it reads or in smaller units, so that no text makes reading
  // slow. False if the total is too large.
  bool Spend(const Origin& at, size_t records);
  bool SpendWork(const Origin& at, uint64_t units);
  // Counts a change that walks the whole draft. False if there are too many.
  bool CountEdit(const Origin& at);
  // Ends the lines of the current power.
  void LeavePower() { file().power.clear(), file().power_lost = false; }
  // The power of the current line. Null if there is none; reports NO_POWER once for a run of such lines.
  DraftPower* CurrentPower(const MapLine& line);

  // "; nearest: A, B": the words of which `word` (upper case) may be a misspelling; empty if there are none.
  std::string Nearest(std::string_view word, std::span<const std::string_view> candidates);
  std::string NearestPower(std::string_view identity);
  std::string NearestPlace(std::string_view id);
};

// Whether the text that is being carried out wrote `record`. Lines of IN and FROM may replace records of the base map,
// but only once.
bool WrittenByThisText(const ReadContext& context, const Origin& record);

// map_lines.cc
// Names the form of a file that is no map text: "UTF-16 text", "HTML or XML", ...; empty if it may be a map text.
// Checks the first bytes and the line ends.
std::string_view ForeignForm(std::string_view bytes);

// mended_lines.cc
// Reads a line without a directive as the directive it resembles; the line has no words if it resembles none. Nothing
// for a power line, or for a line that may prove to be one when all places are known (CheckSuspects).
//   Errors: UNKNOWN_DIRECTIVE.
std::optional<MapLine> MendedLine(ReadContext& context, const MapLine& line);
// Reports LIKELY_TYPO for a line that a stanza keeps for other programs but that was probably meant otherwise: a misspelt
// RULE or ROTATE, an END without DIRECTIVES, and the first line that is one of the map itself. `acts`: RULE acts there.
void DoubtStanzaLine(ReadContext& context, const MapLine& line, bool acts);
// Reports LATE_COMMENT at a `#` after other words, and cuts the line there. Lists of any words (FLAGS, NOTIFY) and the
// long names of places keep theirs.
void CutLateComment(ReadContext& context, MapLine& line);
// Whether a word in the place of ABUTS was probably meant as ABUTS.
bool IsLikeAbuts(std::string_view word);

// place_lines.cc
void ReadPlaceLine(ReadContext& context, const MapLine& line);
void ReadDrop(ReadContext& context, const MapLine& line);

// terrain_lines.cc
void ReadTerrain(ReadContext& context, const MapLine& line);

// power_lines.cc
void ReadPowerLine(ReadContext& context, const MapLine& line);
void ReadLeague(ReadContext& context, const MapLine& line);
void ReadFlag(ReadContext& context, const MapLine& line);
void ReadReserves(ReadContext& context, const MapLine& line);
void ReadMilitia(ReadContext& context, const MapLine& line);

// mended_lines.cc
// Checks power lines of a complete draft that may be something else. Reports UNKNOWN_DIRECTIVE at lines that cannot be
// power lines; NO_NAME at place lines without `=`, whose powers it removes; LIKELY_TYPO at doubtful ones.
void CheckSuspects(MapDraft& draft, DiagnosticList& diagnostics);

// control_lines.cc
void ReadUnplayed(ReadContext& context, const MapLine& line);
void ReadDummy(ReadContext& context, const MapLine& line);
void ReadControl(ReadContext& context, const MapLine& line);
void ReadTeams(ReadContext& context, const MapLine& line);
void ReadRotate(ReadContext& context, const MapLine& line);
// Reports UNKNOWN_POWER if a dummy controls a dummy, BAD_ROTATE if the flow lacks a phase type. For a complete draft,
// because these lines may refer forward.
void CheckControl(ReadContext& context);

// read_context.cc
// Reports NOT_CLOSED at stanzas and blocks of IN and FROM with place and terrain lines of places that the base map uses
// but lacks: they should probably end earlier. For a complete draft.
void CheckOpenBlocks(ReadContext& context);

// center_lines.cc
void ReadNeutral(ReadContext& context, const MapLine& line);
void ReadOwns(ReadContext& context, const MapLine& line);
void ReadCenters(ReadContext& context, const MapLine& line);
void ReadInhabits(ReadContext& context, const MapLine& line);
void ReadHomes(ReadContext& context, const MapLine& line);
void ReadUnit(ReadContext& context, const MapLine& line);
void ReadUnits(ReadContext& context, const MapLine& line);
// Reads the homes of a power line or HOMES line from token `first` on.
void ReadHomeList(ReadContext& context, DraftPower& power, const MapLine& line, size_t first);
// The places of such a list, without marks, limits, removals and claims.
std::vector<std::string> PlacesOfHomeList(const MapLine& line, size_t first);

// phase_lines.cc
void ReadFlow(ReadContext& context, const MapLine& line);
void ReadBegin(ReadContext& context, const MapLine& line);
void ReadVictory(ReadContext& context, const MapLine& line);
void ReadNewHomes(ReadContext& context, const MapLine& line);

// phase_lines.cc
void ReadTextOnly(ReadContext& context, const MapLine& line);
void ReadRule(ReadContext& context, const MapLine& line);
void ReadFlags(ReadContext& context, const MapLine& line);
void ReadNotify(ReadContext& context, const MapLine& line);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_MAP_DIRECTIVES_H_
