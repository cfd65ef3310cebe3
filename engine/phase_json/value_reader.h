// The base class of the readers of draw votes and of the parts of a saved game: reads JSON values and names of powers.
//
// It keeps the first fault. After a fault every look-up returns nothing, so that readers need not check after each step.
// One thread at a time for each reader.
//   Errors: invalid argument with path and place in the text.
#ifndef ENTENTE_ENGINE_PHASE_JSON_VALUE_READER_H_
#define ENTENTE_ENGINE_PHASE_JSON_VALUE_READER_H_

#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "json/json_tape.h"
#include "json/json_writer.h"
#include "map/map.h"
#include "position/game_end.h"

namespace entente {

// Appends ["FRANCE","ITALY"].
void AppendPowers(const Map& map, PowerSet powers, JsonWriter& out);

// The names of values in errors: `root` for the whole text, `before` + path for a value in it.
struct PathForm {
  std::string_view root, before;
};

class ValueReader {
 public:
  ValueReader(const JsonTape& json, const Map& map, PathForm form) : json_(json), map_(map), form_(form) {}

 protected:
  const JsonTape& json() const { return json_; }
  const Map& map() const { return map_; }
  const Status& fault() const { return fault_; }

  // A member of the root; kNoJson if it is absent. A member of another kind than `kind` is a fault and gives kNoJson.
  JsonIndex Member(std::string_view name) const;
  JsonIndex Member(std::string_view name, JsonKind kind);
  // Checks the kind of a value. False if it is of another kind, or after a fault.
  bool Expect(JsonIndex at, JsonKind kind);
  // Finds a power by id, name or letter. kNoPower after a fault.
  PowerIndex Power(JsonIndex at, std::string_view name);
  // The powers in a list of texts.
  std::vector<PowerIndex> Powers(JsonIndex list);

  // Calls visit(power, value) for each member {"FRANCE":value} of the object `name`. A power given twice, by any of its
  // names, is a fault.
  template <typename Visit>
  void ForEachMember(std::string_view name, const Visit& visit) {
    const JsonIndex object = Member(name, JsonKind::kObject);
    PowerSet seen = 0;
    for (const JsonIndex member : json_.Children(object)) {
      const PowerIndex power = Power(member, json_[member].key.text);
      if (!fault_.ok()) return;
      if ((seen & SetOf(power)) != 0) return Fail(member, "the power stands twice");
      seen |= SetOf(power);
      visit(power, member);
    }
  }

  // Calls visit(at, power) for each text of a list.
  template <typename Visit>
  void ForEachPowerIn(JsonIndex list, const Visit& visit) {
    if (!Expect(list, JsonKind::kArray)) return;
    for (const JsonIndex item : json_.Children(list)) {
      const PowerIndex power = Expect(item, JsonKind::kString) ? Power(item, json_[item].text) : kNoPower;
      if (fault_.ok()) visit(item, power);
    }
  }

  void Check(JsonIndex at, const Status& status) {
    if (!status.ok()) Fail(at, std::string(status.message()));
  }
  void Fail(JsonIndex at, const std::string& message);

 private:
  const JsonTape& json_;
  const Map& map_;
  const PathForm form_;
  Status fault_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_VALUE_READER_H_
