#include "exchange/power_key.h"

#include "base/text.h"
#include "map/called.h"

namespace entente {

absl::StatusOr<PowerIndex> PowerOf(const PhaseText& phase, const NormalForm& names, const Map& map,
                                   const JsonString& key, std::string_view path) {
  if (const PowerIndex quick = names.FindPower(key.text); quick != kNoPower) return quick;
  if (const std::optional<PowerIndex> power = PowerCalled(map, key.text)) return *power;
  std::string message = "'" + Excerpt(key.text) + "' is no power of this map: expected ";
  for (int p = 0; p < map.power_count(); ++p) {
    message.append(p == 0 ? "" : ", ").append(map.PowerId(static_cast<PowerIndex>(p)));
  }
  return ErrorAtString(phase.json, key, path, message);
}

}  // namespace entente
