// Compares two positions of a map: a list of what changed, and a sentence for each item.
//
// Two positions do not show which unit went where. A unit is said to have moved if it is the only one of its power and
// type that left, and the other the only one that came; of several, what left and what came is listed separately. One
// thread at a time.
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
  // Of units.
  kMoved,      // `unit` left, and what stands at `place` came: the only ones of their kind
  kLeft,       // one of several that left
  kArrived,    // one of several that came
  kVanished,   // left, and none of its kind came
  kAppeared,   // came, and none of its kind left
  kDislodged,  // stood there and is dislodged now
  kRestored,   // was dislodged and stands there now
  kRetreats,   // is dislodged, as before, and may go elsewhere
  // Of ownership, and of what only some maps have.
  kCenter,       // `place` went from `former` to `power`
  kHomeAdded,    // `place` is a home of `power`
  kHomeRemoved,  // and no more
  kClaims,       // of `power`, from `before` to `after`, as the next three
  kSeizingBuilds,
  kGuestBuilds,
  kControlTurn,
  kBuildHidden,  // the build of `unit` is hidden now
  kBuildTold,    // it is no longer hidden
  kEnd,
};
inline constexpr int kDifferenceKinds = static_cast<int>(DifferenceKind::kEnd) + 1;

// "moved", "home_added", ...
std::string_view DifferenceWord(DifferenceKind kind);

struct PositionDifference {
  DifferenceKind kind = DifferenceKind::kPhase;
  Unit unit = {};              // as it was; of kArrived, kAppeared and kBuildHidden as it is
  bool was_dislodged = false;  // before
  bool is_dislodged = false;   // now
  LocationIndex place = kNoLocation;
  PowerIndex power = kNoPower;  // of kCenter, who owns it now
  PowerIndex former = kNoPower;
  int before = 0;
  int after = 0;

  friend bool operator==(const PositionDifference&, const PositionDifference&) = default;
};

// The phase, units by power, centers, homes, counts, hidden builds, the end. Empty for equal positions only.
//   Shapes: both positions are of one map.
std::vector<PositionDifference> DifferencesOf(const PositionView& before, const PositionView& after);

// The places where the dislodged unit of a difference may go now, ascending.
std::vector<LocationIndex> RetreatsOf(const PositionView& after, const PositionDifference& difference);

// "A BUR of France is dislodged and may go to GAS or PIC." Names are those of the phase of `after`.
std::string DifferenceSentence(const PositionView& before, const PositionView& after,
                               const PositionDifference& difference, Naming naming = Naming::kIds);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_POSITION_DIFFERENCE_H_
