// Maps the phases of a map to the turns of DAIDE: SPR and FAL are movement phases, SUM and AUT the retreats after them, WIN
// the adjustments. Immutable; any threads.
//   Source: DAIDE syntax 0.167 (turn).
#ifndef ENTENTE_ENGINE_PRESS_TABLE_TURNS_H_
#define ENTENTE_ENGINE_PRESS_TABLE_TURNS_H_

#include <vector>

#include "map/map.h"
#include "press/language/message_builder.h"
#include "press/language/message_cursor.h"
#include "press/language/token.h"

namespace entente::press {

struct Turn {
  Token season;
  int year = 0;

  friend bool operator==(const Turn&, const Turn&) = default;
};

// Appends a turn: "SPR 1901".
inline void AppendTurn(const Turn& turn, MessageBuilder& out) { out.Add(turn.season).Number(turn.year); }
// Reads a turn. The cursor fails for other tokens.
Turn ReadTurn(MessageCursor& in);

class Turns {
 public:
  // A year of DAIDE has one or two movement phases, each with or without retreats, and then adjustments.
  //   Errors: unsupported for a map whose year has other phases, or whose years are out of the range of numbers.
  static Result<Turns> Make(const Map& map);

  //   Errors: unsupported for a phase whose year is out of the range of numbers.
  Status Check(const Phase& phase) const;
  // The turn of a phase. A game that ended with the last year of numbers has the last turn of that year.
  Turn Of(const Phase& phase) const {
    if (HasNumber(phase.year)) return {seasons_[phase.element], phase.year};
    return {last_season_, phase.year < 0 ? kLeastNumber : kGreatestNumber};
  }

 private:
  static bool HasNumber(int year) { return kLeastNumber <= year && year <= kGreatestNumber; }

  Token last_season_;           // of a year
  std::vector<Token> seasons_;  // by element of the flow; kNoToken for elements that are no phases
};

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_TABLE_TURNS_H_
