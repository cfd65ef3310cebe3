#include "records/part_json.h"

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

JsonIndex PartReader::Member(std::string_view name) const {
  return fault_.ok() ? json_.Find(json_.root(), name) : kNoJson;
}

JsonIndex PartReader::Member(std::string_view name, JsonKind kind) {
  const JsonIndex member = Member(name);
  return member == kNoJson || !Expect(member, kind) ? kNoJson : member;
}

bool PartReader::Expect(JsonIndex at, JsonKind kind) {
  if (json_[at].kind == kind) return fault_.ok();
  Fail(at, "expected " + std::string(JsonKindName(kind)) + ", not " + std::string(JsonKindName(json_[at].kind)));
  return false;
}

PowerIndex PartReader::Power(JsonIndex at, std::string_view name) {
  const std::optional<PowerIndex> power = PowerCalled(map_, name);
  if (!power.has_value()) Fail(at, NoPowerMessage(map_, name));
  return power.value_or(kNoPower);
}

void PartReader::Fail(JsonIndex at, const std::string& message) {
  if (!fault_.ok()) return;
  const std::string path = json_.PathOf(at);
  fault_ = ErrorAt(json_.PlaceOf(at), (path.empty() ? path : "." + path) + ": " + message);
}

}  // namespace entente
