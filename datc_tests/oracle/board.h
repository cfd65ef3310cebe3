// A board of up to 16 units for the oracle: provinces as numbers, adjacency as plain tables.
#ifndef ENTENTE_DATC_TESTS_ORACLE_BOARD_H_
#define ENTENTE_DATC_TESTS_ORACLE_BOARD_H_

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace oracle {

struct Province {
  std::string name;
  bool sea = false;
  std::vector<int> by_army;   // provinces an army may walk to
  std::vector<int> by_fleet;  // provinces a fleet may sail to
};

struct Unit {
  int power = 0;
  bool fleet = false;
  int at = 0;
  std::map<int, int> halves = {};  // by province: the strength with which it enters, in halves, where that is not 2
};

enum class Kind { kHold, kMove, kSupportHold, kSupportMove, kConvoy };

struct Order {
  Kind kind = Kind::kHold;
  int to = -1;                 // destination of the move, supported move or convoyed move
  int subject = -1;            // the supported or convoyed unit
  bool by_sea = false;         // a move that uses a convoy and cannot go by land
  bool or_by_land = false;     // a move by sea that goes by land if its convoy fails
  bool stopped = false;        // a move by sea that the paradox rule keeps from arriving
  std::vector<int> path = {};  // of a move by sea: the fleets that may carry it, all needed, by province (4.A.6)
};

// 4.A.2, by the letters of the document: a (1971), b (1982), c (2000), d (all hold), f (Szykman); and the rule of the
// DPTG.
enum class ParadoxRule { kA, kB, kC, kD, kF, kDptg };

// Choices that the equations depend on. The defaults are those that DATC 3.0 prefers.
struct Rules {
  bool any_route_broken = false;  // 4.A.1 a
  bool own_routes_first = false;  // with any_route_broken: if own fleets form a route, foreign fleets do not count
  ParadoxRule paradox = ParadoxRule::kF;
  bool cuts_from_sea = false;              // 4.A.4 b
  bool dislodged_keep_out_nobody = false;  // 4.A.7 a
};

// orders[i] is the order of units[i].
struct Board {
  std::vector<Province> provinces;
  std::vector<Unit> units;
  std::vector<Order> orders;
  Rules rules = {};

  int UnitAt(int province) const {
    for (size_t i = 0; i < units.size(); ++i) {
      if (units[i].at == province) return static_cast<int>(i);
    }
    return -1;
  }
};

// success[i]: whether the order of units[i] succeeds. Only moves and matching supports and convoys are decided; all
// other entries are true.
using Assignment = std::vector<bool>;

}  // namespace oracle

#endif  // ENTENTE_DATC_TESTS_ORACLE_BOARD_H_
