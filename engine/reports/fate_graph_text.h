// The graph of explain/fate_graph.h as text. Any threads.
#ifndef ENTENTE_ENGINE_REPORTS_FATE_GRAPH_TEXT_H_
#define ENTENTE_ENGINE_REPORTS_FATE_GRAPH_TEXT_H_

#include <string>

#include "explain/fate_graph.h"

namespace entente {

// For Graphviz: an edge from each order to those that decide its fate; what made it fail is bold, failed orders are
// dashed.
std::string FateGraphDot(const PhaseExplainer& explainer, Voice voice);

// {"name","nodes":[{"unit","power","order","outcome","reason"}],"edges":[{"unit","on","by","decides"}]}: a node for each
// order that a unit follows.
std::string FateGraphJson(const PhaseExplainer& explainer);

}  // namespace entente

#endif  // ENTENTE_ENGINE_REPORTS_FATE_GRAPH_TEXT_H_
