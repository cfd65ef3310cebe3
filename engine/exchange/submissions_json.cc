#include "exchange/submissions_json.h"

#include <string>
#include <utility>

#include "exchange/part_json.h"
#include "exchange/phase_writer.h"

namespace entente {
namespace {

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

class SubmissionsReader : public PartReader {
 public:
  SubmissionsReader(const JsonTree& json, Game& game)
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
  // Texts, or lists of texts: sets.
  void ReadDefaults(PowerIndex power, JsonIndex list) {
    if (!Expect(list, JsonKind::kArray)) return;
    OrderSheet sheet;
    uint32_t set = 0;
    json().ForEachChild(list, [&](JsonIndex item) {
      if (json()[item].kind != JsonKind::kArray) return ReadText(power, item, sheet);
      if (!sheet.empty() && json()[item].first == kNoJson) return sheet.EndWithEmptySet();
      if (!sheet.empty()) sheet.UseSet(++set);
      json().ForEachChild(item, [&](JsonIndex text) { ReadText(power, text, sheet); });
    });
    if (fault().ok()) Check(list, game_.Submit(power, std::move(sheet), SubmitMode::kDefaults));
  }
  void ReadText(PowerIndex power, JsonIndex text, OrderSheet& sheet) {
    if (Expect(text, JsonKind::kString)) lines_.ReadLine(power, json()[text].text, sheet);
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

Status ReadSubmissions(std::string_view json, Game& game) { return ReadPart<SubmissionsReader>(json, game); }

}  // namespace entente
