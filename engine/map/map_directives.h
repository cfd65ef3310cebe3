// The directives of the .map format: each function reads one line and acts on the draft at once.
//   Errors: diagnostics with the codes of FORMAT_NOTES section 14; reading goes on. A directive whose meaning is not
//   built yet
//           and would change play reports NOT_SUPPORTED.
//   Source: FORMAT_NOTES sections 5 to 13. One thread at a time.
#ifndef ENTENTE_ENGINE_MAP_MAP_DIRECTIVES_H_
#define ENTENTE_ENGINE_MAP_MAP_DIRECTIVES_H_

#include <string>
#include <string_view>

#include "map/map_draft.h"
#include "map/map_lines.h"

namespace entente {

// What belongs to one file: an included file starts without it and cannot leak it (FORMAT_NOTES section 4).
struct FileState {
  enum class Stanza : uint8_t { kNone, kActing, kKept };
  Stanza stanza = Stanza::kNone;
  bool in_block = false;  // after IN or FROM
  std::string power;      // identity of the current power; empty if none
};

struct ReadContext {
  MapDraft& draft;
  DiagnosticList& diagnostics;
  FileState* file = nullptr;
  bool stopped = false;  // a bound was reached: the rest of the text is not read
  int edits = 0;         // changes that walked the whole draft: renames, drops, coasts merged

  void Error(const Origin& at, std::string_view code, std::string text) {
    diagnostics.Error(at, code, std::move(text));
  }
  void NotSupported(const Origin& at, std::string_view what) {
    diagnostics.Error(at, "NOT_SUPPORTED", std::string(what) + " is not supported yet");
  }
  // Reports that a documented bound was reached and stops reading.
  void Limit(const Origin& at, std::string text) {
    if (!stopped) diagnostics.Error(at, "LIMIT", std::move(text));
    stopped = true;
  }
  // Counts a change that walks the whole draft. False if there are too many of them.
  bool CountEdit(const Origin& at) {
    if (++edits > kMaxLocations) Limit(at, "more than 1024 renames and drops");
    return !stopped;
  }
  // The power whose lines these are, or null after reporting NO_POWER.
  DraftPower* CurrentPower(const MapLine& line);
};

// place_lines.cc
void ReadPlaceLine(ReadContext& context, const MapLine& line);
void ReadDrop(ReadContext& context, const MapLine& line);

// terrain_lines.cc
void ReadTerrain(ReadContext& context, const MapLine& line);

// power_lines.cc
void ReadPowerLine(ReadContext& context, const MapLine& line);
void ReadUnplayed(ReadContext& context, const MapLine& line);
void ReadDummy(ReadContext& context, const MapLine& line);
void ReadLeague(ReadContext& context, const MapLine& line);
void ReadFlag(ReadContext& context, const MapLine& line);

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

// phase_lines.cc
void ReadFlow(ReadContext& context, const MapLine& line);
void ReadBegin(ReadContext& context, const MapLine& line);
void ReadVictory(ReadContext& context, const MapLine& line);

// other_lines.cc
void ReadRule(ReadContext& context, const MapLine& line);
// NOT_SUPPORTED at every rule that is in force and does not act. For a draft that is read to its end, because a later
// line may switch a rule off. Source: FORMAT_NOTES section 13.
void CheckRules(const MapDraft& draft, DiagnosticList& diagnostics);
void ReadFlags(ReadContext& context, const MapLine& line);
void ReadNotify(ReadContext& context, const MapLine& line);
void KeepUnread(ReadContext& context, const MapLine& line);
void RefuseUnsupported(ReadContext& context, const MapLine& line);
// Lines whose count of zero means nothing happens: RESERVES, MILITIA.
void ReadReserves(ReadContext& context, const MapLine& line);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_MAP_DIRECTIVES_H_
