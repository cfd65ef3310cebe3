// Properties that hold on every board. Each makes random cases and checks whether the property holds in one.
//   Source: the rules treat powers, places and the sequence of orders alike (DATC 5.B names none of
//   them); 4.D.3, 4.E.1.
#ifndef ENTENTE_DATC_TESTS_PROPERTIES_PROPERTIES_H_
#define ENTENTE_DATC_TESTS_PROPERTIES_PROPERTIES_H_

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "datc_tests/properties/random_board.h"
#include "datc_tests/properties/relabelled_map.h"

namespace entente {

// The maps and reused scratches for the properties. One thread at a time.
class Workbench {
 public:
  // `standard_text`: the .map text of the standard map, for relabelled copies; empty if there is none.
  explicit Workbench(std::string standard_text);

  const MapRef& standard() const { return maps_.front(); }
  // Usually the standard map, else another shipped map.
  const MapRef& AnyMap(Random& random) const;
  // A small map with half of its adjacencies weak (`~`, `*`); one of a few, made at first use.
  const MapRef& WeakMap(Random& random);
  PhaseScratch& ScratchOf(const Map& map);  // never cleaned
  Played Judge(const BoardCase& board) { return Play(board, ScratchOf(*board.map)); }
  // A relabelled copy of the standard map; one of a few dozen, made at first use.
  const RelabelledMap& Relabelled(uint64_t number);

 private:
  std::string standard_text_;
  std::vector<MapRef> maps_;
  std::vector<std::unique_ptr<PhaseScratch>> scratches_;  // by map
  std::vector<MapRef> weak_maps_;
  std::vector<std::unique_ptr<PhaseScratch>> weak_scratches_;
  std::vector<RelabelledMap> relabelled_;
  std::vector<std::unique_ptr<PhaseScratch>> relabelled_scratches_;
};

// The result for one case: empty if the property holds, else a description of the fault. Nothing if the case does not
// count, because the subject of the property does not occur in it or no judge covers it.
using Finding = std::optional<std::string>;

struct Property {
  const char* name;  // a sentence that states the rule
  BoardCase (*make)(Workbench&, Random&);
  // `seed`: for random choices of the check itself.
  Finding (*check)(Workbench&, const BoardCase&, uint64_t seed);
};

std::span<const Property> SymmetryProperties();      // of the sequence, powers, places, groups, orders that do nothing
std::span<const Property> ExchangeProperties();      // text, positions, saved games, scratches
std::span<const Property> ConservationProperties();  // units, dislodgement, legal orders, progress
std::span<const Property> AgreementProperties();     // with the oracle and the plain rules
std::vector<Property> AllProperties();

struct PropertyCount {
  long boards = 0;  // boards made
  long cases = 0;   // boards that counted
  long failures = 0;
  std::string first_failure;  // seed, fault, and the smallest board that shows it
};

// Makes boards until `cases` of them count, at most twice as many.
PropertyCount TryProperty(const Property& property, Workbench& bench, long cases, uint64_t seed);

// ---- For the checks

// Whether orders affected one another: a legal order failed, or civil disorder removed a unit while others stayed.
// Otherwise most properties hold trivially.
bool IsEventful(const BoardCase& board, const Played& played);
// Returns a fault in any case, even one that does not count; empty only if the case counts.
Finding FindingOf(bool tells, std::string wrong);

// Empty if the two are equal; else a line that starts with `what`.
std::string SamePosition(const char* what, const PositionView& wanted, const PositionView& got);
// Empty if the results are the same: order, legality, reason, dislodger, and the cause (with kAnyUnit only whether
// there is one, because under a renaming another of several may be named).
enum class Cause { kSame, kAnyUnit };
std::string SameResult(const Map& map, const OrderResult& wanted, const OrderResult& got, Cause cause);
// Empty if the events are the same, in any sequence.
std::string SameEvents(const Map& map, std::vector<PhaseEvent> wanted, std::vector<PhaseEvent> got);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_PROPERTIES_PROPERTIES_H_
