#include "phase_json/power_key.h"

#include "base/text.h"
#include "map/called.h"

namespace entente {
namespace {

Status PowerTwice(const PhaseText& phase, const NormalForm& names, JsonIndex object, JsonIndex again,
                  PowerIndex power) {
  std::string_view first;
  for (const JsonIndex member : phase.Children(object)) {
    first = phase.json->KeyOf(member).text;
    if (FindPower(names, first) == power) break;
  }
  return phase.KeyError(again, "'" + Excerpt(phase.json->KeyOf(again).text) + "' is " +
                                   std::string(names.map().PowerId(power)) + ": the power stands twice, first as '" +
                                   Excerpt(first) + "'");
}

}  // namespace

std::optional<PowerIndex> FindPower(const NormalForm& names, std::string_view text) {
  const PowerIndex quick = names.FindPower(text);
  return quick != kNoPower ? quick : PowerCalled(names.map(), text);
}

Result<PowerIndex> PowerNamed(const PhaseText& phase, const NormalForm& names, JsonIndex value) {
  const std::string_view text = phase.TextOf(value);
  if (const std::optional<PowerIndex> power = FindPower(names, text)) return *power;
  return phase.Error(value, NoPowerMessage(names.map(), text));
}

Result<PowerIndex> ListedPower(const PhaseText& phase, const NormalForm& names, JsonIndex object, JsonIndex member,
                               PowerSet& seen) {
  const std::string_view key = phase.json->KeyOf(member).text;
  const std::optional<PowerIndex> power = FindPower(names, key);
  if (!power.has_value()) return phase.KeyError(member, NoPowerMessage(names.map(), key));
  if ((seen & SetOf(*power)) != 0) return PowerTwice(phase, names, object, member, *power);
  seen |= SetOf(*power);
  return *power;
}

}  // namespace entente
