#include <string>
#include <utility>

#include "phase_json/order_list_json.h"
#include "records/part_json.h"

namespace entente {
namespace {

bool HasDefaults(const Game& game) {
  return PowersThat(game.map(), [&](PowerIndex power) { return game.submissions().DefaultsOf(power) != nullptr; }) != 0;
}

bool HasAllowed(const Game& game) {
  return PowersThat(game.map(), [&](PowerIndex power) { return game.AllowedFor(power) != 0; }) != 0;
}

void AppendDefaults(const Game& game, JsonWriter& out) {
  const NormalForm names(game.map());
  SheetReader reader(names, game.rules(), game.position().phase_type());
  out.Object("defaults", [&] {
    for (const PowerIndex power : game.map().powers()) {
      const OrderSheet* defaults = game.submissions().DefaultsOf(power);
      if (defaults == nullptr) continue;
      out.TextKey(game.map().PowerId(power));
      AppendOrderList(reader, {*defaults, 0, defaults->size()}, out);
    }
  });
}

class SubmissionsReader : public PartReader {
 public:
  SubmissionsReader(const JsonTape& json, Game& game)
      : PartReader(json, game.map()),
        game_(game),
        names_(game.map()),
        lines_(names_, game.rules(), game.position().phase_type()) {}

  Status Read() {
    if (!Expect(json().root(), JsonKind::kObject)) return fault();
    if (const JsonIndex waiting = Member("waiting"); waiting != kNoJson) {
      ForEachPowerIn(waiting, [&](JsonIndex at, PowerIndex power) { Check(at, game_.SetWaiting(power, true)); });
    }
    ForEachMember("defaults", [&](PowerIndex power, JsonIndex list) { ReadDefaults(power, list); });
    ForEachMember("allowed", [&](PowerIndex power, JsonIndex list) {
      ForEachPowerIn(list, [&](JsonIndex at, PowerIndex by) { Check(at, game_.Allow(by, power, true)); });
    });
    return fault();
  }

 private:
  void ReadDefaults(PowerIndex power, JsonIndex list) {
    ExpectOrders(list);
    if (!fault().ok()) return;
    OrderSheet sheet;
    ReadOrderList(json(), list, power, lines_, sheet);
    Check(list, game_.Submit(power, std::move(sheet), SubmitMode::kDefaults));
  }
  void ExpectOrders(JsonIndex list) {
    if (!Expect(list, JsonKind::kArray)) return;
    for (const JsonIndex item : json().Children(list)) {
      if (json().KindOf(item) != JsonKind::kArray) Expect(item, JsonKind::kString);
      for (const JsonIndex text : json().Children(item)) Expect(text, JsonKind::kString);
    }
  }

  Game& game_;
  NormalForm names_;
  SheetReader lines_;
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
  if (HasDefaults(game)) AppendDefaults(game, out);
  if (HasAllowed(game)) {
    out.Object("allowed", [&] {
      for (const PowerIndex power : game.map().powers()) {
        if (game.AllowedFor(power) == 0) continue;
        out.TextKey(game.map().PowerId(power));
        AppendPowers(game.map(), game.AllowedFor(power), out);
      }
    });
  }
  out.EndObject();
}

Status ReadSubmissions(std::string_view json, Game& game) { return ReadPart<SubmissionsReader>(json, game); }

}  // namespace entente
