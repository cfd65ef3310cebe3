#include "explain/illegality_phrases.h"

#include <iterator>

namespace entente {
namespace {

constexpr std::string_view kPhrases[] = {
    "legal",
    "not an order that can be given",
    "no order of this phase",
    "no unit stands there",
    "the unit belongs to another power",
    "the unit stands there already",
    "the unit cannot get there",
    "no unit of its type may be there",
    "several coasts could be meant",
    "the coast cannot be reached",
    "no units on the board could carry it there",
    "only armies can be convoyed",
    "a unit cannot support its own province",
    "the supporting unit could not go there itself",
    "nobody stands where the supported unit should be",
    "the supported move is impossible",
    "only a fleet at sea can convoy an army",
    "no unit that it could convoy stands there",
    "no route needs this unit",
    "the unit has different orders",
    "the unit was not dislodged",
    "not one of the unit's retreats",
    "nothing to build or remove is due",
    "not a place where the power may build",
    "a unit stands there",
    "army or fleet is not said",
    "whose order it is is not said",
    "no convoy without the supporter could carry the supported army",
    "the way is not open to this power now",
    "no support can be given over a passage of less than full strength",
    "the league of the power forbids it",
    "the units of dummies do not move",
    "a later set of orders of the power counts instead",
    "the coast written for the unit is not the one where it stands",
    "a coast is written that does not exist or is for an army",
    "the type of a unit is not written",
    "the wrong type of a unit is written",
    "whose the supported or convoyed unit is, is not written",
    "a unit is written as another power's",
    "another order of the power counts instead",
    "the power has several builds there",
    "builds may not be waived",
    "the unit that it supports in place was ordered to move, if in vain",
    "the power of the supported unit has handed in no orders",
    "a move by sea must name its path",
    "no units stand along the path that could carry it there",
    "nobody knows which set of orders of the power came last",
};
static_assert(std::size(kPhrases) == static_cast<size_t>(Illegality::kSetsUnordered) + 1);

}  // namespace

std::string_view IllegalityPhrase(Illegality why) {
  const auto index = static_cast<size_t>(why);
  return index < std::size(kPhrases) ? kPhrases[index] : std::string_view("");
}

}  // namespace entente
