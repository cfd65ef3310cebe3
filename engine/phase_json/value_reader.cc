#include "phase_json/value_reader.h"

#include <optional>

#include "map/called.h"

namespace entente {

void AppendPowers(const Map& map, PowerSet powers, JsonWriter& out) {
  out.Array([&] {
    for (const PowerIndex power : map.powers()) {
      if ((powers & SetOf(power)) != 0) out.String(map.PowerId(power));
    }
  });
}

JsonIndex ValueReader::Member(std::string_view name) const {
  return fault_.ok() ? json_.Find(json_.root(), name) : kNoJson;
}

JsonIndex ValueReader::Member(std::string_view name, JsonKind kind) {
  const JsonIndex member = Member(name);
  return member == kNoJson || !Expect(member, kind) ? kNoJson : member;
}

bool ValueReader::Expect(JsonIndex at, JsonKind kind) {
  if (json_[at].kind == kind) return fault_.ok();
  Fail(at, "expected " + std::string(JsonKindName(kind)) + ", not " + std::string(JsonKindName(json_[at].kind)));
  return false;
}

PowerIndex ValueReader::Power(JsonIndex at, std::string_view name) {
  const std::optional<PowerIndex> power = PowerCalled(map_, name);
  if (!power.has_value()) Fail(at, NoPowerMessage(map_, name));
  return power.value_or(kNoPower);
}

std::vector<PowerIndex> ValueReader::Powers(JsonIndex list) {
  std::vector<PowerIndex> powers;
  ForEachPowerIn(list, [&](JsonIndex, PowerIndex power) { powers.push_back(power); });
  return powers;
}

void ValueReader::Fail(JsonIndex at, const std::string& message) {
  if (!fault_.ok()) return;
  const std::string path = json_.PathOf(at);
  const std::string name = std::string(path.empty() ? form_.root : form_.before) + path;
  fault_ = ErrorAt(json_.PlaceOf(at), name + ": " + message);
}

}  // namespace entente
