#include "order_choice.h"

#include <algorithm>
#include <map>

#include "cli/handle.h"

namespace entente::playthroughs {
namespace {

using entente_cli::Fill;
using entente_cli::Sized;

class Chooser {
 public:
  Chooser(const entente_game* game, Numbers& numbers)
      : game_(game), map_(entente_game_map(game)), numbers_(numbers), info_(Sized<entente_game_info>()) {}

  std::vector<PowerLines> Run() {
    if (entente_game_describe(game_, &info_, nullptr) != ENTENTE_OK) return {};
    Fill(legal_, nullptr, entente_game_legal_orders, game_, ENTENTE_NO_POWER, ENTENTE_NO_PROVINCE);
    Fill(groups_, nullptr, entente_order_groups, map_, legal_.data(), legal_.size());
    ReadOwners();
    if (info_.phase_type == ENTENTE_MOVEMENT) {
      ChooseMoves();
      ChooseHelp();
    } else if (info_.phase_type == ENTENTE_ADJUSTMENTS) {
      ChooseAdjustments();
    } else {
      for (const entente_order_group& group : groups_) Choose(group, Any(group));
    }
    for (const auto& [power, order] : chosen_) Write(power, order);
    std::vector<PowerLines> all;
    for (auto& [power, lines] : lines_) all.push_back({power, std::move(lines)});
    return all;
  }

 private:
  static entente_order_fields FieldsOf(entente_order order) {
    auto fields = Sized<entente_order_fields>();
    entente_order_unpack(order, &fields, nullptr);
    return fields;
  }

  void ReadOwners() {
    std::vector<uint64_t> position((entente_position_size(map_) + 7) / 8);
    entente_game_position(game_, info_.phase_count, position.data(), position.size() * 8, nullptr);
    Fill(owners_, nullptr, entente_position_owners, map_, position.data());
  }

  entente_order Any(const entente_order_group& group) { return legal_[group.first + numbers_.Below(group.count)]; }
  void Choose(const entente_order_group& group, entente_order order) { chosen_.push_back({group.power, order}); }

  // Whether the order leads to a supply center of another power, or of none.
  bool Gains(const entente_order_group& group, entente_order order) const {
    auto place = Sized<entente_location_info>();
    if (entente_map_location(map_, FieldsOf(order).target, &place, nullptr) != ENTENTE_OK) return false;
    return place.center != ENTENTE_NO_CENTER && owners_[place.center] != group.power;
  }

  // Of two moves the first that gains a center, else the first; 0 if both orders drawn are none.
  entente_order Move(const entente_order_group& group) {
    entente_order move = 0;
    for (int i = 0; i < 4; ++i) {
      const entente_order order = Any(group);
      const entente_order_fields fields = FieldsOf(order);
      if (fields.kind != ENTENTE_MOVE || (fields.via_convoy != 0 && numbers_.Percent(50))) continue;
      if (Gains(group, order)) return order;
      if (move == 0) move = order;
    }
    return move;
  }

  void ChooseMoves() {
    for (const entente_order_group& group : groups_) {
      const entente_order move = numbers_.Percent(60) ? Move(group) : 0;
      if (move == 0) {
        helpers_.push_back(group);
        continue;
      }
      Choose(group, move);
      const entente_order_fields fields = FieldsOf(move);
      moves_[fields.source] = {group.power, fields};
    }
  }

  // Whether the order supports or convoys a move that was chosen, or supports a unit that stays; in one of eight cases of
  // another power.
  bool Helps(const entente_order_group& group, const entente_order_fields& order) {
    if (order.kind == ENTENTE_SUPPORT_HOLD) return moves_.count(order.third) == 0 && numbers_.Percent(10);
    if (order.kind != ENTENTE_SUPPORT_MOVE && order.kind != ENTENTE_CONVOY) return false;
    const auto move = moves_.find(order.third);
    if (move == moves_.end() || move->second.fields.target != order.target) return false;
    return move->second.power == group.power || numbers_.Percent(12);
  }

  void ChooseHelp() {
    for (const entente_order_group& group : helpers_) {
      std::vector<entente_order> useful;
      for (uint32_t i = group.first; i < group.first + group.count; ++i) {
        if (Helps(group, FieldsOf(legal_[i]))) useful.push_back(legal_[i]);
      }
      if (useful.empty()) {
        Choose(group, numbers_.Percent(50) ? legal_[group.first] : Any(group));
      } else {
        Choose(group, useful[numbers_.Below(static_cast<uint32_t>(useful.size()))]);
      }
    }
  }

  // As many orders as are due, sometimes one more or one less, at most one for a province.
  void ChooseAdjustments() {
    for (size_t first = 0; first < groups_.size();) {
      size_t last = first;
      while (last < groups_.size() && groups_[last].power == groups_[first].power) ++last;
      auto owed = Sized<entente_owed>();
      entente_game_owed(game_, groups_[first].power, &owed, nullptr);
      uint32_t count =
          owed.build_count + owed.removal_count + (numbers_.Percent(10) ? 1 : 0) - (numbers_.Percent(10) ? 1 : 0);
      for (size_t i = first; i < last && count != 0; ++i) {
        const bool needed = count >= last - i;
        if (!needed && !numbers_.Percent(50)) continue;
        Choose(groups_[i], Any(groups_[i]));
        --count;
      }
      first = last;
    }
  }

  std::string TextOf(entente_order order) const {
    std::string text;
    Fill(text, nullptr, entente_order_write, map_, order);
    return text;
  }

  // "Army Paris - Burgundy"; in normal form unless it is a move.
  std::string LongText(entente_order order) const {
    const entente_order_fields fields = FieldsOf(order);
    if (fields.kind != ENTENTE_MOVE || fields.via_convoy != 0) return TextOf(order);
    return std::string(fields.unit_type == ENTENTE_ARMY ? "Army " : "Fleet ") +
           entente_map_location_name(map_, fields.source) + " - " + entente_map_location_name(map_, fields.target);
  }

  // A move to any place of the map.
  std::string FarMove(entente_order order) {
    auto info = Sized<entente_map_info>();
    entente_map_describe(map_, &info, nullptr);
    const entente_location target = numbers_.Below(info.location_count);
    return TextOf(order).substr(0, 2) + entente_map_location_id(map_, FieldsOf(order).source) + " - " +
           entente_map_location_id(map_, target);
  }

  void Write(entente_power power, entente_order order) {
    std::vector<std::string>& lines = lines_[power];
    const uint32_t way = numbers_.Below(100);
    if (way < 2) return;
    const std::string text = TextOf(order);
    if (way < 4) return lines.push_back(text.substr(0, text.find_last_of(' ')) + " QQQ");
    if (way < 6) return lines.push_back(TextOf(legal_[numbers_.Below(static_cast<uint32_t>(legal_.size()))]));
    if (way < 8 && FieldsOf(order).source != ENTENTE_NO_LOCATION) return lines.push_back(FarMove(order));
    lines.push_back(way < 14 ? LongText(order) : text);
    if (way == 99) lines.push_back(text);
  }

  struct ChosenMove {
    entente_power power;
    entente_order_fields fields;
  };

  const entente_game* game_;
  const entente_map* map_;
  Numbers& numbers_;
  entente_game_info info_;
  std::vector<entente_order> legal_;
  std::vector<entente_order_group> groups_;
  std::vector<uint8_t> owners_;
  std::vector<entente_order_group> helpers_;
  std::map<entente_location, ChosenMove> moves_;  // by the place of the unit
  std::vector<std::pair<entente_power, entente_order>> chosen_;
  std::map<entente_power, std::vector<std::string>> lines_;
};

}  // namespace

Numbers::Numbers(const std::string& seed) : state_(0xcbf29ce484222325) {
  for (const unsigned char each : seed) state_ = (state_ ^ each) * 0x100000001b3;
}

uint32_t Numbers::Below(uint32_t limit) {
  state_ = state_ * 6364136223846793005 + 1442695040888963407;
  return static_cast<uint32_t>(state_ >> 33) % limit;
}

std::vector<PowerLines> ChooseOrders(const entente_game* game, Numbers& numbers) {
  return Chooser(game, numbers).Run();
}

}  // namespace entente::playthroughs
