#include "game_forms/judge_order.h"

#include <algorithm>

#include "base/text.h"
#include "game_forms/form_text.h"
#include "map/called.h"

namespace entente {

namespace {

// Whether the name contains a keyword of a listing, so that a reader would take it for the keyword.
bool HasJudgeWord(std::string_view name) {
  constexpr std::string_view kWords[] = {"or",   "support", "convoy", "hold",  "disband", "can",
                                         "with", "was",     "army",   "fleet", "no",      "in"};
  const std::vector<std::string_view> words = PartsOf(name, ' ');
  return std::any_of(words.begin(), words.end(), [&](std::string_view word) {
    return std::find(std::begin(kWords), std::end(kWords), LowerAscii(word)) != std::end(kWords);
  });
}

bool IsOneWord(std::string_view name) {
  return std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
  });
}

std::string_view JudgeTypeOf(UnitType type) { return type == UnitType::kArmy ? "Army " : "Fleet "; }

}  // namespace

std::string JudgeWords::Place(LocationIndex location) const {
  if (location >= map_.location_count()) return "?";
  std::string name(position_.stage().LongName(location));
  if (name.starts_with("St ")) name.insert(2, ".");
  const bool is_plain =
      map_.IsCoast(location) || (name.find_first_of(":,(*>") == std::string::npos && !HasJudgeWord(name));
  return is_plain && PlaceCalled(map_, name) == location ? name : std::string(map_.Id(location));
}

std::string JudgeWords::UnitText(const Unit& unit) const {
  return std::string(JudgeTypeOf(unit.type)) + Place(unit.location);
}

std::string JudgeWords::Own(PowerIndex power) const {
  const std::string_view own = position_.stage().OwnWord(power);
  return std::string(PowerCalled(map_, own) == power ? own : map_.PowerName(power));
}

std::string JudgeWords::OrderText(const Order& order, std::span<const LocationIndex> written,
                                  std::span<const OrderResult> results, bool* lacks_path) const {
  const std::string unit = UnitText(order.unit());
  switch (order.kind()) {
    case OrderKind::kHold:
      return unit + " HOLD";
    case OrderKind::kMove:
      return unit + MoveText(order, written, results, lacks_path);
    case OrderKind::kSupportHold:
      return unit + " SUPPORT " + ThirdText(order);
    case OrderKind::kSupportMove:
      return unit + " SUPPORT " + ThirdText(order) + " -> " + Place(order.target());
    case OrderKind::kConvoy:
      return unit + " CONVOY " + ThirdText(order) + " -> " + Place(order.target());
    case OrderKind::kRetreat:
      return unit + " -> " + Place(order.target());
    default:
      return unit + " DISBAND";
  }
}

// The supported or convoyed unit. Another power's unit has its power's name in front, if that is one word.
std::string JudgeWords::ThirdText(const Order& order) const {
  const Unit unit = position_.UnitAt(map_.ProvinceOf(order.third()));
  const UnitType type = order.third_type_known() || unit.power == kNoPower ? order.third_type() : unit.type;
  const std::string text = std::string(JudgeTypeOf(type)) + Place(order.third());
  if (unit.power == kNoPower || unit.power == order.power()) return text;
  const std::string nation = Own(unit.power);
  return IsOneWord(nation) ? nation + " " + text : text;
}

std::string JudgeWords::MoveText(const Order& order, std::span<const LocationIndex> written,
                                 std::span<const OrderResult> results, bool* lacks_path) const {
  std::string text;
  for (const LocationIndex place : written) text.append(" -> ").append(Place(place));
  if (!written.empty()) return text + " -> " + Place(order.target());
  if (order.via_convoy() || !IsNear(order.unit(), map_.ProvinceOf(order.target()))) {
    const std::vector<ProvinceIndex> path = PathOf(order, results);
    for (const ProvinceIndex fleet : path) text.append(" -> ").append(Place(fleet));
    *lacks_path = path.empty() && order.via_convoy();
  }
  return text + " -> " + Place(order.target());
}

bool JudgeWords::IsNear(const Unit& unit, ProvinceIndex province) const {
  const std::span<const LocationIndex> near = map_.RetreatPlaces(unit.type, unit.location);
  return std::any_of(near.begin(), near.end(), [&](LocationIndex place) { return map_.ProvinceOf(place) == province; });
}

// A shortest chain of fleets that convoy the move, from its source to its target; empty if there is none.
std::vector<ProvinceIndex> JudgeWords::PathOf(const Order& move, std::span<const OrderResult> results) const {
  struct Link {
    Unit unit;
    int from = -1;
    bool is_reached = false;
  };
  const ProvinceIndex origin = map_.ProvinceOf(move.source()), target = map_.ProvinceOf(move.target());
  std::vector<Link> links;
  for (const OrderResult& one : results) {
    if (one.order.kind() != OrderKind::kConvoy || !IsFollowed(one.outcome.reason)) continue;
    if (map_.ProvinceOf(one.order.third()) != origin || map_.ProvinceOf(one.order.target()) != target) continue;
    links.push_back({one.order.unit()});
  }
  std::vector<size_t> queue;
  for (size_t i = 0; i < links.size(); ++i) {
    if (IsNear(links[i].unit, origin)) {
      links[i].is_reached = true;
      queue.push_back(i);
    }
  }
  for (size_t head = 0; head < queue.size(); ++head) {
    const size_t at = queue[head];
    if (IsNear(links[at].unit, target)) {
      std::vector<ProvinceIndex> path;
      for (int i = static_cast<int>(at); i >= 0; i = links[static_cast<size_t>(i)].from) {
        path.insert(path.begin(), map_.ProvinceOf(links[static_cast<size_t>(i)].unit.location));
      }
      return path;
    }
    for (size_t i = 0; i < links.size(); ++i) {
      if (links[i].is_reached || !IsNear(links[at].unit, map_.ProvinceOf(links[i].unit.location))) continue;
      links[i].is_reached = true;
      links[i].from = static_cast<int>(at);
      queue.push_back(i);
    }
  }
  return {};
}

std::string JudgeWords::Marks(const OrderOutcome& outcome) {
  constexpr std::string_view kMarks[] = {"",    "void", "void", "bounce", "no convoy", "no convoy",
                                         "cut", "",     "void", "void",   ""};  // by Reason
  std::string marks(kMarks[static_cast<size_t>(outcome.reason)]);
  if (outcome.dislodged_by != kNoProvince) marks.append(marks.empty() ? "" : ", ").append("dislodged");
  return marks.empty() ? "" : "  (*" + marks + "*)";
}

}  // namespace entente
