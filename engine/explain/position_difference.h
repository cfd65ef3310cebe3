// Compares two positions of a map: makes a list of the differences, and a sentence for each.
//
// Two positions do not show which unit went where. A unit counts as moved if it is the only unit of its power and type
// that left, and exactly one came. If several left or came, the list has each of them. One thread at a time.
#ifndef ENTENTE_ENGINE_EXPLAIN_POSITION_DIFFERENCE_H_
#define ENTENTE_ENGINE_EXPLAIN_POSITION_DIFFERENCE_H_

#include <string>
#include <string_view>
#include <vector>

#include "explain/names.h"
#include "position/position.h"

namespace entente {

enum class DifferenceKind : uint8_t {
  kPhase,
  // Differences of units:
  kMoved,      // `unit` left, and the unit at `place` came: the only ones of their kind
  kLeft,       // one of several that left
  kArrived,    // one of several that came
  kVanished,   // left, and no unit of its kind came
  kAppeared,   // came, and no unit of its kind left
  kDislodged,  // was on the board and is dislodged now
  kRestored,   // was dislodged and is on the board now
  kRetreats,   // was dislodged before, but has other retreats now
  // Differences of ownership and of extras:
  kCenter,       // `place` went from `former` to `power`
  kHomeAdded,    // `place` is a home of `power`
  kHomeRemoved,  // `place` is no longer a home of `power`
  kClaims,       // of `power`, from `before` to `after`; so for the next three
  kSeizingBuilds,
  kGuestBuilds,
  kControlTurn,
  kBuildHidden,  // the build of `unit` is now hidden
  kBuildTold,    // it is no longer hidden
  kEnd,
};
inline constexpr int kDifferenceKinds = static_cast<int>(DifferenceKind::kEnd) + 1;

// "moved", "home_added", ...
std::string_view DifferenceWord(DifferenceKind kind);

struct PositionDifference {
  DifferenceKind kind = DifferenceKind::kPhase;
  Unit unit = {};              // as before; of kArrived, kAppeared and kBuildHidden as after
  bool was_dislodged = false;  // before
  bool is_dislodged = false;   // now
  LocationIndex place = kNoLocation;
  PowerIndex power = kNoPower;  // for kCenter the owner now
  PowerIndex former = kNoPower;
  int before = 0;
  int after = 0;

  friend bool operator==(const PositionDifference&, const PositionDifference&) = default;
};

// Lists the phase, units by power, centers, homes, counts, hidden builds, the end. Empty only for equal positions.
//   Shapes: both positions are of one map.
std::vector<PositionDifference> DifferencesOf(const PositionView& before, const PositionView& after);

// The places where the dislodged unit of a difference may go now, ascending.
std::vector<LocationIndex> RetreatsOf(const PositionView& after, const PositionDifference& difference);

// As "A BUR of France is dislodged and may go to GAS or PIC." Names are those of the phase of `after`.
std::string DifferenceSentence(const PositionView& before, const PositionView& after,
                               const PositionDifference& difference, Voice voice = {});

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_POSITION_DIFFERENCE_H_
