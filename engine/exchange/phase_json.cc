#include "exchange/phase_json.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "exchange/state_extras.h"

namespace entente {
namespace {

// Where a value stands in a phase object.
enum class Slot : uint8_t {
  kRoot,
  kIgnored,
  kId,
  kName,
  kMap,
  kWinner,
  kEnd,
  kEndedIn,
  kWinners,
  kWinnersItem,
  kByDefault,
  kByDefaultItem,
  kState,
  kStateName,
  kUnits,
  kUnitsOf,
  kUnit,
  kCenters,
  kCentersOf,
  kCenter,
  kRetreats,
  kRetreatsOf,
  kRetreatPlaces,
  kRetreatPlace,
  kHomes,
  kExtra,
  kOrders,
  kOrdersOf,
  kOrderSet,
  kOrder,
};
constexpr size_t kSlotCount = static_cast<size_t>(Slot::kOrder) + 1;

// What may stand there besides null; and whether null may.
struct SlotKind {
  JsonKind kind;
  bool null_allowed;
};

constexpr SlotKind FindKind(Slot slot) {
  switch (slot) {
    case Slot::kRoot:
    case Slot::kState:
      return {JsonKind::kObject, false};
    case Slot::kUnits:
    case Slot::kCenters:
    case Slot::kRetreats:
    case Slot::kRetreatsOf:
    case Slot::kOrders:
      return {JsonKind::kObject, true};
    case Slot::kWinners:
    case Slot::kByDefault:
    case Slot::kUnitsOf:
    case Slot::kCentersOf:
    case Slot::kRetreatPlaces:
    case Slot::kOrdersOf:
      return {JsonKind::kArray, true};
    case Slot::kOrderSet:
      return {JsonKind::kArray, false};
    case Slot::kWinnersItem:
    case Slot::kByDefaultItem:
    case Slot::kUnit:
    case Slot::kCenter:
    case Slot::kRetreatPlace:
      return {JsonKind::kString, false};
    default:
      return {JsonKind::kString, true};
  }
}

// Slot of the elements of an array slot.
constexpr Slot FindElement(Slot array) {
  switch (array) {
    case Slot::kWinners:
      return Slot::kWinnersItem;
    case Slot::kByDefault:
      return Slot::kByDefaultItem;
    case Slot::kUnitsOf:
      return Slot::kUnit;
    case Slot::kCentersOf:
      return Slot::kCenter;
    case Slot::kRetreatPlaces:
      return Slot::kRetreatPlace;
    case Slot::kOrdersOf:
    case Slot::kOrderSet:
      return Slot::kOrder;
    default:
      return Slot::kIgnored;
  }
}

// The same as a table: every value of a text asks for it.
struct SlotFacts {
  SlotKind kind;
  Slot element;
};
constexpr std::array<SlotFacts, kSlotCount> kSlotFacts = [] {
  std::array<SlotFacts, kSlotCount> facts{};
  for (size_t i = 0; i < kSlotCount; ++i)
    facts[i] = {FindKind(static_cast<Slot>(i)), FindElement(static_cast<Slot>(i))};
  return facts;
}();
constexpr const SlotKind& KindOf(Slot slot) { return kSlotFacts[static_cast<size_t>(slot)].kind; }
constexpr Slot ElementOf(Slot array) { return kSlotFacts[static_cast<size_t>(array)].element; }

class PhaseVisitor : public JsonVisitor {
 public:
  explicit PhaseVisitor(PhaseText& phase) : phase_(phase), rules_(phase.json, phase.rules) {}

  bool Key(const JsonString& key) override {
    if (rules_.active()) return rules_.Key(key);
    if (ignored_depth_ > 0) {
      if (kept_ == Slot::kHomes) KeepHomesOf(key);
      return true;
    }
    next_ = SlotOfKey(key);
    return error_.ok();
  }

  bool String(const JsonString& value) override {
    if (rules_.active()) return rules_.String(value);
    if (ignored_depth_ > 0) {
      if (kept_ == Slot::kHomes) KeepHome(value);
      return true;
    }
    const Slot slot = SlotOfValue();
    if (slot == Slot::kIgnored || slot == Slot::kExtra) return true;
    if (slot == Slot::kId || slot == Slot::kHomes) return Keep(slot, value.offset, value.end);
    if (!Accepts(slot, JsonKind::kString, value.offset)) return false;
    Store(slot, value);
    return true;
  }

  bool Scalar(JsonKind kind, uint32_t begin, uint32_t end) override {
    if (rules_.active()) return rules_.Scalar(kind, begin, end);
    if (ignored_depth_ > 0) {
      phase_.has_odd_homes |= kept_ == Slot::kHomes && kind != JsonKind::kNull;
      return true;
    }
    const Slot slot = SlotOfValue();
    if (slot == Slot::kId || (slot == Slot::kHomes && kind != JsonKind::kNull)) return Keep(slot, begin, end);
    if (slot == Slot::kHomes || slot == Slot::kExtra) return true;
    if (slot == Slot::kCenters && kind == JsonKind::kNull) phase_.has_centers = false;
    return slot == Slot::kIgnored || Accepts(slot, kind, begin);
  }

  bool Open(JsonKind kind, uint32_t begin) override {
    if (rules_.active()) return rules_.Open(kind, begin);
    if (ignored_depth_ > 0) {
      phase_.has_odd_homes |= kept_ == Slot::kHomes && (ignored_depth_ != 1 || kind != JsonKind::kArray);
      ++ignored_depth_;
      return true;
    }
    Slot slot = SlotOfValue();
    if (kind == JsonKind::kArray && slot == Slot::kOrder && stack_[depth_ - 1] == Slot::kOrdersOf) {
      slot = Slot::kOrderSet;
      phase_.set_starts.push_back(static_cast<uint32_t>(phase_.items.size()));
      phase_.orders.back().ends_empty = phase_.orders.back().has_lists = true;
    }
    if (slot == Slot::kIgnored || slot == Slot::kId || slot == Slot::kHomes || slot == Slot::kExtra) {
      kept_ = slot;
      kept_begin_ = begin;
      ignored_depth_ = 1;
      return true;
    }
    if (!Accepts(slot, kind, begin)) return false;
    stack_[depth_++] = slot;
    return true;
  }

  bool Close(uint32_t end) override {
    if (rules_.active()) return rules_.Close(end);
    if (ignored_depth_ == 0) {
      --depth_;
    } else if (--ignored_depth_ == 0 && kept_ != Slot::kIgnored) {
      return Keep(kept_, kept_begin_, end);
    }
    return true;
  }

  Status error() const override { return rules_.error().ok() ? error_ : rules_.error(); }
  bool has_state() const { return (seen_ & Bit(Slot::kState)) != 0; }

  // "the phase has no `name`", with a key that may have been meant to be it.
  std::string Missing(std::string_view what) const {
    std::string message = "the phase has no `" + std::string(what) + "`";
    if (!phase_.odd_keys.empty()) message += "; " + OddKeyNote(phase_.odd_keys.front());
    if (!has_phase_key_ || what == "state.units") return message;
    return message + "; `phase` is not read: did you mean `" + (what == "name" ? "name" : "phases") + "`?";
  }

 private:
  static uint64_t Bit(Slot slot) { return uint64_t{1} << static_cast<int>(slot); }

  Slot SlotOfValue() const {
    if (depth_ == 0) return Slot::kRoot;
    const Slot top = stack_[depth_ - 1];
    return KindOf(top).kind == JsonKind::kArray ? ElementOf(top) : next_;
  }

  // ---- Keys ----

  Slot SlotOfKey(const JsonString& key) {
    const auto at = static_cast<uint32_t>(phase_.items.size());
    switch (stack_[depth_ - 1]) {
      case Slot::kRoot:
        return Once(RootSlot(key), key, "");
      case Slot::kState:
        return Once(StateSlot(key), key, "state.");
      case Slot::kUnits:
        phase_.units.push_back({key, at, at});
        return Slot::kUnitsOf;
      case Slot::kCenters:
        phase_.centers.push_back({key, at, at});
        return Slot::kCentersOf;
      case Slot::kOrders:
        phase_.orders.push_back({key, at, at});
        return Slot::kOrdersOf;
      case Slot::kRetreats:
        retreat_power_ = key;
        return Slot::kRetreatsOf;
      case Slot::kRetreatsOf:
        phase_.retreats.push_back({retreat_power_, key, at, at});
        return Slot::kRetreatPlaces;
      default:
        return Slot::kIgnored;
    }
  }

  Slot RootSlot(const JsonString& key) {
    if (key.text == "name") return Slot::kName;
    if (key.text == "state") return Slot::kState;
    if (key.text == "orders") return Slot::kOrders;
    if (key.text == "id") return Slot::kId;
    if (key.text == "map") return Slot::kMap;
    if (key.text == "by_default") return Slot::kByDefault;
    if (const Slot end = EndSlot(key); end != Slot::kIgnored) return end;
    if (key.text != "rules") return Odd(KeyLevel::kPhase, key);
    if (phase_.rules.form != RulesText::Form::kAbsent) Twice(key, "");
    rules_.Expect();
    return Slot::kIgnored;
  }

  // How a game ended may stand in the state, too: where the form of others leaves no room beside it.
  static Slot EndSlot(const JsonString& key) {
    if (key.text == "winner") return Slot::kWinner;
    if (key.text == "end") return Slot::kEnd;
    if (key.text == "ended_in") return Slot::kEndedIn;
    return key.text == "winners" ? Slot::kWinners : Slot::kIgnored;
  }

  Slot StateSlot(const JsonString& key) {
    if (key.text == "units") return Slot::kUnits;
    if (key.text == "centers") return Slot::kCenters;
    if (key.text == "retreats") return Slot::kRetreats;
    if (key.text == "homes") return Slot::kHomes;
    if (IsStateExtra(key.text)) {
      extra_ = key.text;
      return Slot::kExtra;
    }
    if (const Slot end = EndSlot(key); end != Slot::kIgnored) return end;
    return key.text == "name" ? Slot::kStateName : Odd(KeyLevel::kState, key);
  }

  // A key that is not read.
  Slot Odd(KeyLevel level, const JsonString& key) {
    if (std::optional<OddKey> odd = FindOddKey(level, key.text)) phase_.odd_keys.push_back(*std::move(odd));
    has_phase_key_ |= level == KeyLevel::kPhase && key.text == "phase";
    return Slot::kIgnored;
  }

  // Keys that mean something may stand once.
  Slot Once(Slot slot, const JsonString& key, std::string_view parent) {
    if (slot == Slot::kIgnored || slot == Slot::kHomes || slot == Slot::kExtra) return slot;
    if ((seen_ & Bit(slot)) != 0) Twice(key, parent);
    seen_ |= Bit(slot);
    phase_.has_units |= slot == Slot::kUnits;
    phase_.has_centers |= slot == Slot::kCenters;
    phase_.has_orders |= slot == Slot::kOrders;
    return slot;
  }

  void Twice(const JsonString& key, std::string_view parent) {
    error_ = ErrorAtString(phase_.json, key, std::string(parent).append(key.text), "the key stands twice");
  }

  // ---- Values ----

  bool Accepts(Slot slot, JsonKind kind, uint32_t offset) {
    const SlotKind& wanted = KindOf(slot);
    return kind == wanted.kind || (kind == JsonKind::kNull && wanted.null_allowed) || Refuse(slot, kind, offset);
  }

  bool Refuse(Slot slot, JsonKind kind, uint32_t offset) {
    const SlotKind& wanted = KindOf(slot);
    const std::string path = PathOf(slot);
    std::string message = (path.empty() ? "" : path + ": ") + "expected ";
    message.append(JsonKindName(wanted.kind)).append(", not ").append(JsonKindName(kind));
    error_ = ErrorAt(PlaceInText(phase_.json, offset, 1), message);
    return false;
  }

  void Store(Slot slot, const JsonString& value) {
    switch (slot) {
      case Slot::kName:
        phase_.name = value;
        return;
      case Slot::kStateName:
        if (!phase_.name.present()) phase_.name = value;
        return;
      case Slot::kMap:
        phase_.map = value;
        return;
      case Slot::kWinner:
        phase_.winner = value;
        return;
      case Slot::kEnd:
        phase_.end = value;
        return;
      case Slot::kEndedIn:
        phase_.ended_in = value;
        return;
      case Slot::kWinnersItem:
        phase_.winners.push_back(value);
        return;
      case Slot::kByDefaultItem:
        phase_.by_default.push_back(value);
        return;
      case Slot::kUnit:
        return Append(phase_.units, value);
      case Slot::kCenter:
        return Append(phase_.centers, value);
      case Slot::kOrder:
        phase_.orders.back().ends_empty = false;
        phase_.orders.back().has_texts |= stack_[depth_ - 1] == Slot::kOrdersOf;
        return Append(phase_.orders, value);
      case Slot::kRetreatPlace:
        return Append(phase_.retreats, value);
      default:
        return;
    }
  }

  template <typename Lists>
  void Append(Lists& lists, const JsonString& value) {
    phase_.items.push_back(value);
    lists.back().end = static_cast<uint32_t>(phase_.items.size());
  }

  // Homes are read by nobody on most maps, so whatever they are is no error here.
  void KeepHomesOf(const JsonString& power) {
    const auto at = static_cast<uint32_t>(phase_.home_items.size());
    if (ignored_depth_ == 1) phase_.home_lists.push_back({power, at, at});
  }
  void KeepHome(const JsonString& home) {
    if (ignored_depth_ != 2 || phase_.home_lists.empty()) {
      phase_.has_odd_homes = true;
      return;
    }
    phase_.home_items.push_back(home);
    ++phase_.home_lists.back().end;
  }

  // The JSON text of the id or of the homes.
  bool Keep(Slot slot, uint32_t begin, uint32_t end) {
    if (slot == Slot::kExtra) return KeepExtra(phase_.json.substr(begin, end - begin));
    (slot == Slot::kId ? phase_.id : phase_.homes) = phase_.json.substr(begin, end - begin);
    phase_.has_odd_homes |= slot == Slot::kHomes && phase_.json[begin] != '{';
    kept_ = Slot::kIgnored;
    return true;
  }

  // Only one that holds something says something.
  bool KeepExtra(std::string_view value) {
    value.remove_prefix(1);
    value.remove_suffix(1);
    if (!std::all_of(value.begin(), value.end(), IsJsonBlank)) phase_.extras.push_back(extra_);
    kept_ = Slot::kIgnored;
    return true;
  }

  std::string PathOf(Slot slot) const {
    switch (slot) {
      case Slot::kName:
        return "name";
      case Slot::kMap:
        return "map";
      case Slot::kWinner:
        return "winner";
      case Slot::kEnd:
        return "end";
      case Slot::kEndedIn:
        return "ended_in";
      case Slot::kWinners:
        return "winners";
      case Slot::kWinnersItem:
        return "winners[" + std::to_string(phase_.winners.size()) + "]";
      case Slot::kByDefault:
        return "by_default";
      case Slot::kByDefaultItem:
        return "by_default[" + std::to_string(phase_.by_default.size()) + "]";
      case Slot::kState:
        return "state";
      case Slot::kStateName:
        return "state.name";
      case Slot::kUnits:
        return "state.units";
      case Slot::kCenters:
        return "state.centers";
      case Slot::kRetreats:
        return "state.retreats";
      case Slot::kOrders:
        return "orders";
      case Slot::kUnitsOf:
      case Slot::kUnit:
        return PathIn("state.units", phase_.units, slot == Slot::kUnit);
      case Slot::kCentersOf:
      case Slot::kCenter:
        return PathIn("state.centers", phase_.centers, slot == Slot::kCenter);
      case Slot::kOrdersOf:
      case Slot::kOrderSet:
      case Slot::kOrder:
        return PathIn("orders", phase_.orders, slot == Slot::kOrder);
      case Slot::kRetreatsOf:
        return "state.retreats." + Excerpt(retreat_power_.text);
      case Slot::kRetreatPlaces:
      case Slot::kRetreatPlace:
        return PathIn("state.retreats." + Excerpt(retreat_power_.text), phase_.retreats, slot == Slot::kRetreatPlace);
      default:
        return "";
    }
  }

  static JsonString NameOf(const PowerTexts& list) { return list.power; }
  static JsonString NameOf(const RetreatTexts& list) { return list.unit; }

  template <typename Lists>
  static std::string PathIn(std::string path, const Lists& lists, bool element) {
    path += '.';
    path += Excerpt(NameOf(lists.back()).text);
    return element ? path + "[" + std::to_string(lists.back().end - lists.back().begin) + "]" : path;
  }

  PhaseText& phase_;
  RulesVisitor rules_;
  Slot stack_[kMaxJsonDepth];
  int depth_ = 0;
  Slot next_ = Slot::kRoot;
  int ignored_depth_ = 0;       // levels open inside a value that is not looked at
  Slot kept_ = Slot::kIgnored;  // whose text is kept as it stands
  uint32_t kept_begin_ = 0;
  bool has_phase_key_ = false;
  uint64_t seen_ = 0;
  JsonString retreat_power_;
  std::string_view extra_;  // the name of the extra in hand
  Status error_;
};

}  // namespace

void PhaseText::Clear() {
  id = {};
  name = map = winner = end = ended_in = JsonString{};
  rules.Clear();
  has_units = has_centers = has_orders = false;
  units.clear();
  centers.clear();
  orders.clear();
  retreats.clear();
  winners.clear();
  by_default.clear();
  items.clear();
  set_starts.clear();
  odd_keys.clear();
  extras.clear();
  homes = {};
  home_lists.clear();
  home_items.clear();
  has_odd_homes = false;
}

Status ReadPhaseJson(std::string_view json, std::string& buffer, PhaseText& phase) {
  phase.Clear();
  phase.json = json;
  PhaseVisitor visitor(phase);
  if (Status status = ReadJson(json, buffer, visitor); !status.ok()) return status;
  const Place start = PlaceInText(json, std::min(json.find('{'), json.size()), 1);
  if (!visitor.has_state()) return ErrorAt(start, visitor.Missing("state"));
  if (!phase.has_units) return ErrorAt(start, visitor.Missing("state.units"));
  if (!phase.name.present()) return ErrorAt(start, visitor.Missing("name"));
  return OkStatus();
}

}  // namespace entente
