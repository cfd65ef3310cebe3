// The fleets of a board that hang together, at most kMostLinkedCarriers, with numbers for them and for the provinces where
// one could land from them: which of them are needed for one army, and for which landings.
//
// The answers of order/convoy_reach.h of all landings at once: every chain of which no fleet could be left out is walked,
// and says of each of its fleets that it is needed, from where only the first one can be boarded to where one can land from
// the last one only. That takes as many steps as there are chains that begin with the army, which map/carrier_chains.h
// bounds.
//   For graphs whose carriers are linked both ways. On the stack; no allocation; one thread.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_LINKED_FLEETS_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_LINKED_FLEETS_H_

#include "legal_orders/reach_tables.h"
#include "map/carrier_chains.h"

namespace entente {

class LinkedFleets {
 public:
  // `fleets`: a row of provinces of `words` words; they hang together.
  LinkedFleets(const Graph& graph, const ShoreTables& tables, const Word* fleets, int words);

  // Whether they are too many to be walked (carrier_chains.h).
  bool are_tangled() const { return AreTangled(graph_, leads_to_, All()); }
  // Walks the chains of an army; they must not be tangled. Returns how many there were.
  int Find(ProvinceIndex army);
  // Of the army asked about last: the landings, but for where it stands, for which a fleet is needed, the one of a number;
  // numbers ascend by province.
  void FillNeeded(int number, Word* row) const;

 private:
  template <int kWords>
  class Walk;

  Word All() const { return count_ == 64 ? ~Word{0} : (Word{1} << count_) - 1; }

  const Graph& graph_;
  const Word* const fleets_;
  const int words_;
  int count_ = 0, landing_count_ = 0, landing_words_ = 0;
  ProvinceIndex army_ = kNoProvince;
  Word leads_to_[kMostLinkedCarriers];
  ProvinceIndex landings_[kMaxProvinces];  // by number
  // Sets of landings, landing_words_ for each fleet.
  Word shores_[kMostLinkedCarriers * WordsFor(kMaxProvinces)];
  Word needed_[kMostLinkedCarriers * WordsFor(kMaxProvinces)];
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_LINKED_FLEETS_H_
