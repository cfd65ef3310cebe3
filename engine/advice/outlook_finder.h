// Finds what surely happens in a phase and what may: in a movement phase by trying order sets where they are few, else
// by bounds; in other phases exactly. The working memory is made once for a map. One thread at a time.
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

  // `most`: how many order sets may be tried; 0: bounds alone.
  Outlook Find(const Plan& plan, uint64_t most = kMostOrderSets);

 private:
  Outlook FindMovement(const Plan& plan, uint64_t most);

  PossibleOrders possible_;
  MovementBounds bounds_;
  OrderSetTrials trials_;
};

// In a retreats phase: of each dislodged unit. Units that are on the board stay.
Outlook RetreatOutlook(const Plan& plan);
// In an adjustments phase: of each unit on the board, and of the places of builds.
Outlook AdjustmentOutlook(const Plan& plan);

// The provinces in which the units may stand; whether one may be empty is left to the caller.
void AddProvinces(const Map& map, Outlook& outlook);
// The province's, which is added if it is not there. They stay ascending.
ProvinceOutlook& OutlookOf(Outlook& outlook, ProvinceIndex province);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADVICE_OUTLOOK_FINDER_H_
