// The directives of the .map format: each function reads one line and acts on the draft at once.
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

// What belongs to one file: an included file starts without it and cannot leak it (maps/LANGUAGE.md, USE, MAP).
struct FileState {
  enum class Stanza : uint8_t { kNone, kActing, kKept };
  enum class Block : uint8_t { kNone, kStored, kSkipped };  // after IN or FROM
  Stanza stanza = Stanza::kNone;
  Origin stanza_at;     // its first line
  std::string variant;  // of the stanza; empty: for every rules variant
  Block block = Block::kNone;
  std::string power;            // identity of the current power; empty if none
  bool power_lost = false;      // there is none because of a fault that was reported
  bool repeats_places = false;  // DUP_PLACE was reported for an included file
};

struct ReadContext {
  MapDraft* draft;
  DiagnosticList& diagnostics;
  std::vector<FileState> files = {};      // the open ones, innermost last
  const DraftDynamic* dynamic = nullptr;  // the IN or FROM whose lines act now; null while the text is read
  bool stopped = false;                   // a bound was reached: the rest of the text is not read
  int edits = 0;                          // changes that walked the whole draft: renames, drops, coasts merged
  uint64_t work = 0;                      // what reading has cost, also while lines of IN and FROM act

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
  // Counts what a line costs, in records of the draft that it looks at or in smaller units, so that no text makes
  // reading slow. False if it is too much.
  bool Spend(const Origin& at, size_t records);
  bool SpendWork(const Origin& at, uint64_t units);
  // Counts a change that walks the whole draft. False if there are too many of them.
  bool CountEdit(const Origin& at);
  // Ends the lines of the current power.
  void LeavePower() { file().power.clear(), file().power_lost = false; }
  // The power whose lines these are, or null after reporting NO_POWER, once for all lines that follow each other.
  DraftPower* CurrentPower(const MapLine& line);

  // "; nearest: A, B": words that `word` (upper case) may be a misspelling of; empty if there are none.
  std::string Nearest(std::string_view word, std::span<const std::string_view> candidates);
  std::string NearestPower(std::string_view identity);
  std::string NearestPlace(std::string_view id);
};

// Whether `record` was written by the text that acts now. Lines of IN and FROM may replace what the base map says, but
// only once.
bool WrittenByThisText(const ReadContext& context, const Origin& record);

// map_lines.cc
// Names the form of a file that is no map text: "UTF-16 text", "HTML or XML", ...; empty if it may be one. Looks at
// the first bytes, and at the line ends.
std::string_view ForeignForm(std::string_view bytes);

// mended_lines.cc
// Reads a line that begins with no directive as the directive it resembles; without words if it resembles none. Nothing
// if it is a power line, or may become one when all places are known (CheckSuspects).
//   Errors: UNKNOWN_DIRECTIVE.
std::optional<MapLine> MendedLine(ReadContext& context, const MapLine& line);
// LATE_COMMENT at a `#` behind other words, which is taken off the line with what follows it. Lists that may hold any
// word (FLAGS, NOTIFY) and the long names of places keep theirs.
void CutLateComment(ReadContext& context, MapLine& line);
// Whether a word that stands where ABUTS belongs was meant for it.
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
// Power lines that may be something else, in a draft that is read to its end: UNKNOWN_DIRECTIVE at those that cannot be
// meant so, NO_NAME at place lines without `=`, which are no powers any more; LIKELY_TYPO at those that may be.
void CheckSuspects(MapDraft& draft, DiagnosticList& diagnostics);

// control_lines.cc
void ReadUnplayed(ReadContext& context, const MapLine& line);
void ReadDummy(ReadContext& context, const MapLine& line);
void ReadControl(ReadContext& context, const MapLine& line);
void ReadTeams(ReadContext& context, const MapLine& line);
void ReadRotate(ReadContext& context, const MapLine& line);
// UNKNOWN_POWER where a dummy controls a dummy, BAD_ROTATE where the flow has no such phase type. For a draft that is
// read to its end, because these lines may refer forward.
void CheckControl(ReadContext& context);

// read_context.cc
// NOT_CLOSED at a stanza that is open at the end of its file.
void CheckStanzaEnd(ReadContext& context);
// NOT_CLOSED at blocks of IN and FROM that hold places and terrain lines which the base map lacks although it uses
// them: probably the block should end earlier. For a draft that is read to its end.
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
