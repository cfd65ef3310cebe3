// From what may become of units to what may become of provinces. Internal to advice/; any threads.
#ifndef ENTENTE_ENGINE_ADVICE_PROVINCE_OUTLOOKS_H_
#define ENTENTE_ENGINE_ADVICE_PROVINCE_OUTLOOKS_H_

#include "advice/outlook.h"
#include "map/map.h"

namespace entente {

// The provinces in which the units may stand; whether one may be empty is left to the caller.
void AddProvinces(const Map& map, Outlook& outlook);
// The province's, which is added if it is not there. They stay ascending.
ProvinceOutlook& ProvinceIn(Outlook& outlook, ProvinceIndex province);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADVICE_PROVINCE_OUTLOOKS_H_
