#include "phase_json/phase_json.h"

#include <span>

#include "phase_json/state_extras.h"

namespace entente {
namespace {

// The expected kinds of a value and of the values inside it, level by level. A string in a list cannot be null; other values
// can.
using Levels = std::span<const JsonKind>;
constexpr JsonKind kAny[] = {JsonKind::kNull};  // not checked
constexpr JsonKind kText[] = {JsonKind::kString};
constexpr JsonKind kList[] = {JsonKind::kArray, JsonKind::kString};
constexpr JsonKind kLists[] = {JsonKind::kObject, JsonKind::kArray, JsonKind::kString};
constexpr JsonKind kListsOfLists[] = {JsonKind::kObject, JsonKind::kObject, JsonKind::kArray, JsonKind::kString};

enum class Where : uint8_t { kPhase, kState, kBoth };

struct PhaseMember {
  std::string_view name;
  Where where;
  JsonIndex PhaseText::*value;
  Levels levels;
};
// The members about the end of a game may also stand in the state, because some tools keep nothing beside the state.
constexpr PhaseMember kMembers[] = {
    {"name", Where::kBoth, &PhaseText::name, kText},
    {"state", Where::kPhase, &PhaseText::state, kAny},
    {"orders", Where::kPhase, &PhaseText::orders, kAny},
    {"id", Where::kPhase, &PhaseText::id, kAny},
    {"map", Where::kPhase, &PhaseText::map, kText},
    {"rules", Where::kPhase, &PhaseText::rules, kAny},
    {"by_default", Where::kPhase, &PhaseText::by_default, kList},
    {"units", Where::kState, &PhaseText::units, kLists},
    {"centers", Where::kState, &PhaseText::centers, kLists},
    {"retreats", Where::kState, &PhaseText::retreats, kListsOfLists},
    {"homes", Where::kState, &PhaseText::homes, kAny},
    {"winner", Where::kBoth, &PhaseText::winner, kText},
    {"end", Where::kBoth, &PhaseText::end, kText},
    {"ended_in", Where::kBoth, &PhaseText::ended_in, kText},
    {"winners", Where::kBoth, &PhaseText::winners, kList},
    {"note", Where::kState, &PhaseText::note, kAny},
};
constexpr size_t kName = 0, kUnits = 7, kHomes = 10;
static_assert(kMembers[kName].name == "name" && kMembers[kUnits].name == "units" && kMembers[kHomes].name == "homes");

class MemberReader {
 public:
  MemberReader(const JsonTape& json, PhaseText& phase) : json_(json), phase_(phase) {}

  Status Read() {
    if (json_.KindOf(phase_.root) != JsonKind::kObject) return KindError(phase_.root, JsonKind::kObject);
    if (Status status = ReadMembers(phase_.root, KeyLevel::kPhase); !status.ok()) return status;
    if (phase_.name == kNoJson) phase_.name = state_name_;
    if (phase_.state == kNoJson) return Missing("state");
    if (!has_units_) return Missing("state.units");
    return phase_.name == kNoJson ? Missing("name") : OkStatus();
  }

 private:
  Status ReadMembers(JsonIndex object, KeyLevel level) {
    const Where where = level == KeyLevel::kPhase ? Where::kPhase : Where::kState;
    for (const JsonIndex value : json_.Children(object)) {
      const JsonString key = json_.KeyOf(value);
      const PhaseMember* const member = Find(key.text, where);
      if (member == nullptr) {
        NoteOther(key.text, value, level);
      } else if (Status status = ReadMember(*member, value, where); !status.ok()) {
        return status;
      }
    }
    return OkStatus();
  }

  static const PhaseMember* Find(std::string_view key, Where where) {
    for (const PhaseMember& member : kMembers) {
      if (member.name == key && (member.where == where || member.where == Where::kBoth)) return &member;
    }
    return nullptr;
  }

  Status ReadMember(const PhaseMember& member, JsonIndex value, Where where) {
    const auto number = static_cast<size_t>(&member - kMembers);
    const bool is_state_name = number == kName && where == Where::kState;
    const uint32_t bit = uint32_t{1} << (is_state_name ? std::size(kMembers) : number);
    if ((seen_ & bit) != 0 && number != kHomes) return Twice(value);
    seen_ |= bit;
    has_units_ |= number == kUnits;
    if (member.name == "orders") phase_.has_orders = true;
    if (member.name == "id" || json_.KindOf(value) != JsonKind::kNull) {
      (is_state_name ? state_name_ : phase_.*member.value) = value;
    }
    if (member.name == "state") return ReadState(value);
    if (member.name == "orders") return CheckOrders(value);
    if (member.name == "rules") return ReadRulesText(json_, value, phase_.rules_text);
    return member.levels.front() == JsonKind::kNull ? OkStatus() : Check(value, member.levels);
  }

  Status ReadState(JsonIndex state) {
    if (json_.KindOf(state) != JsonKind::kObject) return KindError(state, JsonKind::kObject);
    return ReadMembers(state, KeyLevel::kState);
  }

  // Handles an unread member: keeps it if its key is odd or it is a state extra.
  void NoteOther(std::string_view key, JsonIndex value, KeyLevel level) {
    if (level == KeyLevel::kState && IsStateExtra(key)) {
      if (json_.HasChildren(value)) phase_.extras.push_back(key);
      return;
    }
    if (std::optional<OddKey> odd = FindOddKey(level, key)) phase_.odd_keys.push_back(*std::move(odd));
    has_phase_key_ |= level == KeyLevel::kPhase && key == "phase";
  }

  // ---- Kinds ----

  Status Check(JsonIndex value, Levels levels) const {
    const JsonKind kind = json_.KindOf(value);
    if (kind == JsonKind::kNull) return OkStatus();
    if (kind != levels.front()) return KindError(value, levels.front());
    if (levels.size() == 1) return OkStatus();
    return levels.size() == 2 ? CheckStrings(value) : CheckEach(value, levels.subspan(1));
  }
  Status CheckEach(JsonIndex value, Levels levels) const {
    for (const JsonIndex child : json_.Children(value)) {
      if (Status status = Check(child, levels); !status.ok()) return status;
    }
    return OkStatus();
  }
  Status CheckStrings(JsonIndex list) const {
    for (const JsonIndex item : json_.Children(list)) {
      if (json_.KindOf(item) != JsonKind::kString) return KindError(item, JsonKind::kString);
    }
    return OkStatus();
  }

  Status CheckOrders(JsonIndex orders) const {
    if (Status status = Expect(orders, JsonKind::kObject); !status.ok()) return status;
    for (const JsonIndex list : json_.Children(orders)) {
      if (Status status = Expect(list, JsonKind::kArray); !status.ok()) return status;
      for (const JsonIndex item : json_.Children(list)) {
        if (Status status = CheckOrder(item); !status.ok()) return status;
      }
    }
    return OkStatus();
  }
  Status CheckOrder(JsonIndex item) const {
    if (json_.KindOf(item) != JsonKind::kArray) return Expect(item, JsonKind::kString);
    for (const JsonIndex text : json_.Children(item)) {
      if (Status status = Expect(text, JsonKind::kString); !status.ok()) return status;
    }
    return OkStatus();
  }
  Status Expect(JsonIndex value, JsonKind kind) const {
    const JsonKind is = json_.KindOf(value);
    return is == kind || is == JsonKind::kNull ? OkStatus() : KindError(value, kind);
  }

  // ---- Errors ----

  Status KindError(JsonIndex value, JsonKind expected) const { return json_.KindError(value, expected, phase_.root); }
  Status Twice(JsonIndex member) const {
    return ErrorAtString(json_.input(), json_.KeyOf(member), json_.PathOf(member, phase_.root), "the key stands twice");
  }
  // The error "the phase has no `name`", with a key that resembles the missing one.
  Status Missing(std::string_view what) const {
    std::string message = "the phase has no `" + std::string(what) + "`";
    if (!phase_.odd_keys.empty()) message += "; " + OddKeyNote(phase_.odd_keys.front());
    if (has_phase_key_ && what != "state.units") {
      message += "; `phase` is not read: did you mean `" + std::string(what == "name" ? "name" : "phases") + "`?";
    }
    return json_.Error(phase_.root, message, phase_.root);
  }

  const JsonTape& json_;
  PhaseText& phase_;
  JsonIndex state_name_ = kNoJson;
  bool has_units_ = false;
  bool has_phase_key_ = false;
  uint32_t seen_ = 0;
};

}  // namespace

Status PhaseText::KeyError(JsonIndex member, std::string_view message) const {
  return ErrorAtString(json->input(), json->KeyOf(member), json->PathOfParent(member, root), message);
}

Status ReadPhase(const JsonTape& json, JsonIndex object, PhaseText& phase) {
  static_cast<PhaseMembers&>(phase) = PhaseMembers{};
  phase.json = &json;
  phase.root = object;
  phase.rules_text.Clear();
  phase.odd_keys.clear();
  phase.extras.clear();
  return MemberReader(json, phase).Read();
}

}  // namespace entente
