// Writes the graph of explain/fate_graph.h as text. Any threads.
#ifndef ENTENTE_ENGINE_REPORTS_FATE_GRAPH_TEXT_H_
#define ENTENTE_ENGINE_REPORTS_FATE_GRAPH_TEXT_H_

#include <string>

#include "explain/fate_graph.h"

namespace entente {

// The graph for Graphviz. Edges go from an order to the orders that decide its fate. Deciding edges are bold, failed orders
// are dashed.
std::string FateGraphDot(const PhaseExplainer& explainer, Voice voice);

// The graph as {"name","nodes":[{"unit","power","order","outcome","reason"}],"edges":[{"unit","on","by","decides"}]}, with
// a node for each order that a unit follows.
std::string FateGraphJson(const PhaseExplainer& explainer);

}  // namespace entente

#endif  // ENTENTE_ENGINE_REPORTS_FATE_GRAPH_TEXT_H_
