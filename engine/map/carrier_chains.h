// How many chains of carriers there are of which none could be left out: whether to look at them one by one.
//
// A chain is as in order/convoy_reach.h, but begins and ends anywhere: none of its carriers leads to one further on than the
// next. Their number can double with every few carriers, so they are counted up to a bound, and where there are more nobody
// looks for them. Nothing allocates; any threads.
#ifndef ENTENTE_ENGINE_MAP_CARRIER_CHAINS_H_
#define ENTENTE_ENGINE_MAP_CARRIER_CHAINS_H_

#include "map/graph.h"

namespace entente {

// Carriers that hang together are numbered, and a set of them is one word.
inline constexpr int kMostLinkedCarriers = 64;
// So few that they have few chains, however they lie.
inline constexpr int kFewLinkedCarriers = 20;
// Chains of a board for each of its linked carriers: of 1,024 carriers a million.
inline constexpr int kMostChainsOfACarrier = 1000;
// Chains of all carriers of a map, each with a unit. (youngstown.map, 50 seas, has 137,874; no other shipped map has more than
// 7,486.)
inline constexpr int kMostChainsOfAMap = 150000;

// How many chains of linked carriers there are, all that begin with each of them, `most` + 1 if there are more.
//   `leads_to`: for each number of a carrier the set of those that it leads to.
int CountChains(const Word* leads_to, Word carriers, int most);

// Whether the carriers on the board that hang together by links, in whichever sense, are too many, or have too many chains,
// for these to be looked at one by one; then each of them counts as needed wherever they could carry (order/convoy_reach.h).
// Says no of kFewLinkedCarriers, on maps whose carriers all have few chains (Graph::HasFewChains), and where there are at most
// kMostChainsOfACarrier for each of them.
//   `leads_to` as above; `linked`: the set of those that hang together, at most kMostLinkedCarriers.
bool AreTangled(const Graph& graph, const Word* leads_to, Word linked);

// What Graph::HasFewChains says, worked out.
bool FindFewChains(const Graph& graph);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_CARRIER_CHAINS_H_
