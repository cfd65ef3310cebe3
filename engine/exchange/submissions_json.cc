#include "exchange/submissions_json.h"

#include <string>
#include <utility>

#include "base/text.h"
#include "exchange/phase_writer.h"
#include "json/json_tree.h"

namespace entente {
namespace {

template <typename Visit>
void ForEachPower(const Map& map, const Visit& visit) {
  for (int p = 0; p < map.power_count(); ++p) visit(static_cast<PowerIndex>(p));
}

void AppendPowers(const Map& map, PowerSet powers, JsonWriter& out) {
  out.BeginArray();
  ForEachPower(map, [&](PowerIndex power) {
    if ((powers & SetOf(power)) != 0) out.String(map.PowerId(power));
  });
  out.EndArray();
}

bool HasDefaults(const Game& game) {
  bool has = false;
  ForEachPower(game.map(), [&](PowerIndex power) { has |= game.submissions().DefaultsOf(power) != nullptr; });
  return has;
}

bool HasAllowed(const Game& game) {
  PowerSet all = 0;
  ForEachPower(game.map(), [&](PowerIndex power) { all |= game.AllowedFor(power); });
  return all != 0;
}

void AppendDefaults(const Game& game, JsonWriter& out) {
  const NormalForm names(game.map());
  SheetReader reader(names, game.rules(), game.position().phase_type());
  out.BeginObject();
  ForEachPower(game.map(), [&](PowerIndex power) {
    const OrderSheet* defaults = game.submissions().DefaultsOf(power);
    if (defaults == nullptr) return;
    out.TextKey(game.map().PowerId(power));
    AppendLines(reader, {*defaults, 0, defaults->size()}, out);
  });
  out.EndObject();
}

class SubmissionsReader {
 public:
  SubmissionsReader(const JsonTree& json, Game& game)
      : json_(json), game_(game), names_(game.map()), lines_(names_, game.rules(), game.position().phase_type()) {}

  absl::Status Read() {
    if (!Expect(json_.root(), JsonKind::kObject)) return fault_;
    ForEachPowerIn(Member("waiting", JsonKind::kArray),
                   [&](JsonIndex at, PowerIndex power) { Check(at, game_.SetWaiting(power, true)); });
    ForEachMember("defaults", [&](PowerIndex power, JsonIndex list) { ReadDefaults(power, list); });
    ForEachMember("allowed", [&](PowerIndex power, JsonIndex list) {
      if (!Expect(list, JsonKind::kArray)) return;
      ForEachPowerIn(list, [&](JsonIndex at, PowerIndex by) { Check(at, game_.Allow(by, power, true)); });
    });
    return fault_;
  }

 private:
  // kNoJson if it is not there.
  JsonIndex Member(std::string_view name, JsonKind kind) {
    const JsonIndex member = json_.Find(json_.root(), name);
    return member == kNoJson || !Expect(member, kind) ? kNoJson : member;
  }

  template <typename Visit>
  void ForEachMember(std::string_view name, const Visit& visit) {
    const JsonIndex object = Member(name, JsonKind::kObject);
    if (object == kNoJson) return;
    json_.ForEachChild(object, [&](JsonIndex member) {
      const PowerIndex power = Power(member, json_[member].key.text);
      if (fault_.ok()) visit(power, member);
    });
  }

  template <typename Visit>
  void ForEachPowerIn(JsonIndex list, const Visit& visit) {
    if (list == kNoJson) return;
    json_.ForEachChild(list, [&](JsonIndex item) {
      const PowerIndex power = Expect(item, JsonKind::kString) ? Power(item, json_[item].text) : kNoPower;
      if (fault_.ok()) visit(item, power);
    });
  }

  // Texts, or lists of texts: sets.
  void ReadDefaults(PowerIndex power, JsonIndex list) {
    if (!Expect(list, JsonKind::kArray)) return;
    OrderSheet sheet;
    uint32_t set = 0;
    json_.ForEachChild(list, [&](JsonIndex item) {
      if (json_[item].kind != JsonKind::kArray) return ReadText(power, item, sheet);
      if (!sheet.empty() && json_[item].first == kNoJson) return sheet.EndWithEmptySet();
      if (!sheet.empty()) sheet.UseSet(++set);
      json_.ForEachChild(item, [&](JsonIndex text) { ReadText(power, text, sheet); });
    });
    if (fault_.ok()) Check(list, game_.Submit(power, std::move(sheet), SubmitMode::kDefaults));
  }
  void ReadText(PowerIndex power, JsonIndex text, OrderSheet& sheet) {
    if (Expect(text, JsonKind::kString)) lines_.ReadLine(power, json_[text].text, sheet);
  }

  PowerIndex Power(JsonIndex at, std::string_view name) {
    const std::optional<PowerIndex> power = game_.map().FindPower(name);
    if (!power.has_value()) Fail(at, "'" + Excerpt(name) + "' is no power of this map");
    return power.value_or(kNoPower);
  }

  bool Expect(JsonIndex i, JsonKind kind) {
    if (json_[i].kind == kind) return fault_.ok();
    Fail(i, "expected " + std::string(JsonKindName(kind)) + ", not " + std::string(JsonKindName(json_[i].kind)));
    return false;
  }
  void Check(JsonIndex at, const absl::Status& status) {
    if (!status.ok()) Fail(at, std::string(MessageOf(status)));
  }
  void Fail(JsonIndex i, const std::string& message) {
    if (!fault_.ok()) return;
    const std::string path = json_.PathOf(i);
    fault_ = ErrorAt(json_.PlaceOf(i), (path.empty() ? path : "." + path) + ": " + message);
  }

  const JsonTree& json_;
  Game& game_;
  NormalForm names_;
  SheetReader lines_;
  absl::Status fault_;
};

}  // namespace

bool HasSubmissions(const Game& game) {
  return game.submissions().waiting() != 0 || HasDefaults(game) || HasAllowed(game);
}

void AppendSubmissions(const Game& game, JsonWriter& out) {
  out.BeginObject();
  if (game.submissions().waiting() != 0) {
    out.Key("waiting");
    AppendPowers(game.map(), game.submissions().waiting(), out);
  }
  if (HasDefaults(game)) {
    out.Key("defaults");
    AppendDefaults(game, out);
  }
  if (HasAllowed(game)) {
    out.Key("allowed");
    out.BeginObject();
    ForEachPower(game.map(), [&](PowerIndex power) {
      if (game.AllowedFor(power) == 0) return;
      out.TextKey(game.map().PowerId(power));
      AppendPowers(game.map(), game.AllowedFor(power), out);
    });
    out.EndObject();
  }
  out.EndObject();
}

absl::Status ReadSubmissions(std::string_view json, Game& game) {
  const absl::StatusOr<JsonTree> tree = JsonTree::Read(json);
  if (!tree.ok()) return tree.status();
  return SubmissionsReader(*tree, game).Read();
}

}  // namespace entente
