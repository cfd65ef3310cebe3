#include "exchange/power_key.h"

#include "map/called.h"

namespace entente {

Result<PowerIndex> PowerOf(const PhaseText& phase, const NormalForm& names, const Map& map, const JsonString& key,
                           std::string_view path) {
  if (const PowerIndex quick = names.FindPower(key.text); quick != kNoPower) return quick;
  if (const std::optional<PowerIndex> power = PowerCalled(map, key.text)) return *power;
  return ErrorAtString(phase.json, key, path, NoPowerMessage(map, key.text));
}

}  // namespace entente
