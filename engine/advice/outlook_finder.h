// Finds what surely happens in a phase and what may. In a movement phase it tries order sets if they are few,
// otherwise it uses bounds; other phases are exact. The working memory is made once for a map. One thread at a time.
#ifndef ENTENTE_ENGINE_ADVICE_OUTLOOK_FINDER_H_
#define ENTENTE_ENGINE_ADVICE_OUTLOOK_FINDER_H_

#include "advice/movement_bounds.h"
#include "advice/order_set_trials.h"
#include "advice/outlook.h"
#include "advice/plan.h"
#include "advice/possible_orders.h"
#include "map/map.h"

namespace entente {

class OutlookFinder {
 public:
  explicit OutlookFinder(const Map& map) : possible_(map), trials_(map) {}

  // `most`: the largest number of order sets to try; 0: only bounds.
  Outlook Find(const Plan& plan, uint64_t most = kMostOrderSets);

 private:
  Outlook FindMovement(const Plan& plan, uint64_t most);

  PossibleOrders possible_;
  MovementBounds bounds_;
  OrderSetTrials trials_;
};

// The outlook of a retreats phase, for each dislodged unit. Other units stay.
Outlook RetreatOutlook(const Plan& plan);
// The outlook of an adjustments phase: each unit on the board, and the places of builds.
Outlook AdjustmentOutlook(const Plan& plan);

// Adds the provinces where the units may be. The caller sets which of them may be empty.
void AddProvinces(const Map& map, Outlook& outlook);
// The outlook of the province; adds it if it is missing. Provinces stay ascending.
ProvinceOutlook& OutlookOf(Outlook& outlook, ProvinceIndex province);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADVICE_OUTLOOK_FINDER_H_
