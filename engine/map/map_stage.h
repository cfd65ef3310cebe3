// The map in force during some phases: its graph, its supply centers, the build sites of each power, and the names.
//
// A map without IN and FROM directives has one stage. A MapStage is a view of rows inside its Map's block: cheap to
// copy, valid as long as the Map lives, any threads.
//   Source: maps/LANGUAGE.md (Homes; IN and FROM).
#ifndef ENTENTE_ENGINE_MAP_MAP_STAGE_H_
#define ENTENTE_ENGINE_MAP_MAP_STAGE_H_

#include <algorithm>
#include <span>
#include <string_view>

#include "map/graph.h"
#include "map/image.h"
#include "rules/rule_options.h"

namespace entente {

class MapStage {
 public:
  const Graph& graph() const { return graph_; }
  // The same graph, with convoys by the fleets that may convoy under the rules.
  const Graph& graph(const RuleOptions& rules) const {
    return rules.convoying_fleets == ConvoyingFleets::kOnCoasts ? coastal_graph_ : graph_;
  }
  // The graph of convoys of a unit of type `carried`: its carriers, boarding, landing and links. Fleets carry armies;
  // under PORTAGE_CONVOY armies carry fleets, over land.
  const Graph& ConvoyGraph(const RuleOptions& rules, UnitType carried) const {
    return carried == UnitType::kArmy ? graph(rules) : portage_graph_;
  }

  // Supply centers that count in this stage: a province row. In maps of one stage, all of them.
  const Word* centers() const { return center_row_; }
  // Home centers of a power, alternatives included: a province row.
  const Word* Homes(PowerIndex power) const { return Row(home_rows_, power); }

  // Further build sites of a power, each a province row; null if no power of the map has such sites.
  const Word* Alternatives(PowerIndex power) const { return Row(alternative_rows_, power); }  // @, among its homes
  const Word* Factories(PowerIndex power) const { return Row(factory_rows_, power); }         // +
  const Word* Partisans(PowerIndex power) const { return Row(partisan_rows_, power); }        // *
  const Word* Hidden(PowerIndex power) const { return Row(hidden_rows_, power); }             // ~, on any of the others
  // The homes that alternative sites may stand for, where that is limited: ascending by power, site and home.
  std::span<const LimitRecord> limits() const { return limits_; }

  // Centers that a power needs for a solo victory in the given game-year: by the VICTORY line, or else more than half.
  int VictoryCenters(int game_year) const {
    if (!has_victory_line()) return usual_victory_;
    const int last = static_cast<int>(victory_counts_.size()) - 1;
    return victory_counts_[static_cast<size_t>(std::clamp(game_year, 0, last))];
  }
  bool has_victory_line() const { return !victory_counts_.empty(); }
  std::span<const int32_t> victory_counts() const { return victory_counts_; }  // the last one repeated

  // Units that a power may always have beyond its centers: anywhere (RESERVES) or on its homes (MILITIA).
  int Reserves(PowerIndex power) const { return powers_[power].reserves; }
  int Militia(PowerIndex power) const { return powers_[power].militia; }

  bool has_leagues() const { return has_leagues_; }  // some league is STRICT or BENIGN
  LeagueBehavior BehaviorOf(PowerIndex power) const {
    return static_cast<LeagueBehavior>(powers_[power].league_behavior);
  }
  // Bit per power: the members of the leagues that the power's LEAGUE line lists, its own included.
  uint64_t LeaguePowers(PowerIndex power) const { return powers_[power].league_powers; }
  std::string_view League(PowerIndex power) const { return Text(powers_[power].league); }  // empty: none

  // The name of a place or power under IN and FROM. Its id is always that of the base map (Map::Id, Map::PowerId).
  std::string_view Abbreviation(LocationIndex location) const { return Text(locations_[location].id); }
  std::string_view LongName(LocationIndex location) const { return Text(locations_[location].name); }
  std::string_view PowerName(PowerIndex power) const { return Text(powers_[power].name); }
  std::string_view OwnWord(PowerIndex power) const { return Text(powers_[power].own_word); }

 private:
  friend class Map;

  const Word* Row(const Word* rows, PowerIndex power) const {
    return rows == nullptr ? nullptr : rows + size_t{power} * static_cast<size_t>(graph_.province_words());
  }

  std::string_view Text(TextRef ref) const { return {text_ + ref.offset, ref.length}; }

  Graph graph_;
  Graph coastal_graph_;
  Graph portage_graph_;
  const Word* center_row_ = nullptr;
  const Word* home_rows_ = nullptr;
  const Word* alternative_rows_ = nullptr;
  const Word* factory_rows_ = nullptr;
  const Word* partisan_rows_ = nullptr;
  const Word* hidden_rows_ = nullptr;
  std::span<const LimitRecord> limits_;
  std::span<const int32_t> victory_counts_;
  int usual_victory_ = 0;
  const LocationRecord* locations_ = nullptr;
  const PowerRecord* powers_ = nullptr;
  const char* text_ = nullptr;
  bool has_leagues_ = false;
};

// The victory threshold that counts home centers (rule VICTORY_HOMES), with `homes` of them on the map.
//   Source: maps/LANGUAGE.md (Phases and victory).
inline int HomesToWin(int homes, int powers) { return powers == 0 ? 1 : homes * (powers - 1) / (2 * powers) + 1; }

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_MAP_STAGE_H_
