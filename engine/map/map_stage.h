// The map in force during some phases: its graph, its supply centres and where each power may build.
//
// A map without IN and FROM directives has one stage. A MapStage is a view of rows inside its Map's block: cheap to
// copy, valid as long as the Map lives, any threads.
//   Source: FORMAT_NOTES sections 9 and 12.
#ifndef ENTENTE_ENGINE_MAP_MAP_STAGE_H_
#define ENTENTE_ENGINE_MAP_MAP_STAGE_H_

#include <span>

#include "map/graph.h"
#include "map/image.h"
#include "rules/rule_options.h"

namespace entente {

class MapStage {
 public:
  const Graph& graph() const { return graph_; }
  // The same graph in which fleets convoy that do so under the rules.
  const Graph& graph(const RuleOptions& rules) const {
    return rules.convoying_fleets == ConvoyingFleets::kOnCoasts ? coastal_graph_ : graph_;
  }

  // Supply centres that count in this stage: a province row. In maps of one stage, all of them.
  const Word* centers() const { return center_row_; }
  // Home centres of a power, alternatives included: a province row.
  const Word* Homes(PowerIndex power) const { return Row(home_rows_, power); }

  // Further build sites of a power, each a province row; null if no power of the map has such sites.
  const Word* Alternatives(PowerIndex power) const { return Row(alternative_rows_, power); }  // @, among its homes
  const Word* Factories(PowerIndex power) const { return Row(factory_rows_, power); }         // +
  const Word* Partisans(PowerIndex power) const { return Row(partisan_rows_, power); }        // *
  const Word* Hidden(PowerIndex power) const { return Row(hidden_rows_, power); }             // ~, on any of the others
  // The homes that alternative sites may stand for, where that is limited: ascending by power, site and home.
  std::span<const LimitRecord> limits() const { return limits_; }

 private:
  friend class Map;

  const Word* Row(const Word* rows, PowerIndex power) const {
    return rows == nullptr ? nullptr : rows + size_t{power} * static_cast<size_t>(graph_.province_words());
  }

  Graph graph_;
  Graph coastal_graph_;
  const Word* center_row_ = nullptr;
  const Word* home_rows_ = nullptr;
  const Word* alternative_rows_ = nullptr;
  const Word* factory_rows_ = nullptr;
  const Word* partisan_rows_ = nullptr;
  const Word* hidden_rows_ = nullptr;
  std::span<const LimitRecord> limits_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_MAP_STAGE_H_
