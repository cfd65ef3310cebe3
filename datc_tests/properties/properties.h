// Properties that hold on every board: each makes random cases and says of one case whether the property holds.
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

// What the properties work with: maps, and scratches that are used again and again. One thread at a time.
class Workbench {
 public:
  // `standard_text`: the .map text of the standard map, for relabelled copies; empty if there is none.
  explicit Workbench(std::string standard_text);

  const MapRef& standard() const { return maps_.front(); }
  // The standard map most often, else another of the shipped ones.
  const MapRef& AnyMap(Random& random) const;
  // A small map whose adjacencies are weak (`~`, `*`) as often as not; there are a few, made when first asked for.
  const MapRef& WeakMap(Random& random);
  PhaseScratch& ScratchOf(const Map& map);  // never cleaned
  Played Judge(const BoardCase& board) { return Play(board, ScratchOf(*board.map)); }
  // A relabelled copy of the standard map; there are a few dozen, made when first asked for.
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

// Of one case: empty if the property holds, else what is wrong; nothing if the case cannot tell, because what the
// property is about does not happen in it (or no judge knows it): then it is none.
using Finding = std::optional<std::string>;

struct Property {
  const char* name;  // reads as a rule
  BoardCase (*make)(Workbench&, Random&);
  // `seed`: of the random choices that the check itself makes.
  Finding (*check)(Workbench&, const BoardCase&, uint64_t seed);
};

std::span<const Property> SymmetryProperties();      // of the sequence, powers, places, groups, orders that do nothing
std::span<const Property> ExchangeProperties();      // text, positions, saved games, scratches
std::span<const Property> ConservationProperties();  // units, dislodgement, legal orders, progress
std::span<const Property> AgreementProperties();     // with the oracle and the plain rules
std::vector<Property> AllProperties();

struct PropertyCount {
  long boards = 0;  // that were made
  long cases = 0;   // boards that could tell
  long failures = 0;
  std::string first_failure;  // seed, what is wrong, and the smallest board that shows it
};

// Makes boards until `cases` of them could tell, at most twice as many.
PropertyCount TryProperty(const Property& property, Workbench& bench, long cases, uint64_t seed);

// ---- For the checks

// Whether orders bore upon one another: a legal order failed, or civil disorder removed a unit while others stayed.
// Where they did not, most properties hold in any case.
bool IsEventful(const BoardCase& board, const Played& played);
// What is wrong, also in a case that was not thought to tell; empty only if it could tell.
Finding FindingOf(bool tells, std::string wrong);

// Empty if the two are equal, else a line that starts with `what`.
std::string SamePosition(const char* what, const PositionView& wanted, const PositionView& got);
// Empty if the results are the same: order, legality, reason, dislodger, and the cause (or that there is one, where
// renaming may choose another of several).
enum class Cause { kSame, kAnyUnit };
std::string SameResult(const Map& map, const OrderResult& wanted, const OrderResult& got, Cause cause);
// Empty if the events are the same, in any sequence.
std::string SameEvents(const Map& map, std::vector<PhaseEvent> wanted, std::vector<PhaseEvent> got);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_PROPERTIES_PROPERTIES_H_
