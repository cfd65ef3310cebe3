#include "records/owed_json.h"

#include <vector>

#include "json/json_writer.h"
#include "notation/notation.h"
#include "phase_json/position_json.h"
#include "position/control.h"

namespace entente {
namespace {

class OwedWriter {
 public:
  OwedWriter(const Game& game, JsonWriter& out)
      : game_(game), owed_(game.FindOwed()), controllers_(game.position(), game.rules()), out_(out) {}

  void Write() {
    out_.BeginObject();
    out_.Member("phase", PhaseNameOf(game_.position()));
    out_.Member("ready", IsReady());
    out_.Object("powers", [&] {
      for (const PowerIndex power : game_.map().powers()) {
        if (owed_[power].any() || IsWaiting(power) || !game_.Submitted(power).empty()) WritePower(power);
      }
    });
    out_.EndObject();
  }

 private:
  bool IsWaiting(PowerIndex power) const { return (game_.submissions().waiting() & SetOf(power)) != 0; }

  bool IsReady() const {
    if (game_.is_over() || game_.submissions().waiting() != 0) return false;
    for (const PowerIndex power : game_.map().powers()) {
      if (owed_[power].any() && controllers_.Of(power) != kNoPower) return false;
    }
    return true;
  }

  void WritePower(PowerIndex power) {
    const Owed& owed = owed_[power];
    const Map& map = game_.map();
    const PowerIndex by = controllers_.Of(power);
    out_.TextKey(map.PowerId(power));
    out_.BeginObject();
    out_.Member("handed_in", !game_.Submitted(power).empty());
    out_.Member("waiting", IsWaiting(power));
    out_.Key("by");
    by == kNoPower ? out_.Null() : out_.String(map.PowerId(by));
    out_.Array("units", [&] {
      for (const Unit& unit : owed.units) out_.String(FormatUnit(map, unit.type, unit.location));
    });
    out_.Member("build_count", owed.builds);
    out_.Member("removal_count", owed.removals);
    out_.EndObject();
  }

  const Game& game_;
  const std::vector<Owed> owed_;
  const Controllers controllers_;
  JsonWriter& out_;
};

}  // namespace

std::string OwedJson(const Game& game) {
  std::string text;
  JsonWriter out(text);
  OwedWriter(game, out).Write();
  return text;
}

}  // namespace entente
