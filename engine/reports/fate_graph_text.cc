#include "reports/fate_graph_text.h"

#include "base/province_set.h"
#include "explain/outcome_words.h"
#include "explain/phase_told.h"
#include "json/json_writer.h"
#include "notation/notation.h"

namespace entente {
namespace {

std::string NodeName(const PositionView& before, ProvinceIndex province) {
  const Unit unit = UnitNamed(before, province);
  const Map& map = before.map();
  return unit.power == kNoPower ? std::string(map.Id(province)) : FormatUnit(map, unit.type, unit.location);
}

// The orders that units follow: of each unit one.
template <typename Visit>
void ForEachNode(const PhaseTold& phase, const Visit& visit) {
  const Map& map = phase.before.map();
  ProvinceSet seen{};
  for (const OrderResult& result : phase.results) {
    const bool is_order = result.why == Illegality::kNone && result.order.source() < map.location_count();
    if (!is_order || seen.Test(map.ProvinceOf(result.order.source()))) continue;
    SetBit(seen.words, map.ProvinceOf(result.order.source()));
    visit(map.ProvinceOf(result.order.source()), result);
  }
}

// Text between quotes in Graphviz.
std::string Quoted(std::string_view text) {
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + "\"";
}

}  // namespace

std::string FateGraphDot(const PhaseExplainer& explainer, Voice voice) {
  const PhaseTold& phase = explainer.phase();
  const Map& map = phase.before.map();
  const Names names(map, phase.before.stage(), voice.naming);
  std::string dot = "digraph " + Quoted(map.PhaseName(phase.before.phase())) + " {\n  node [shape=box];\n";
  ForEachNode(phase, [&](ProvinceIndex province, const OrderResult& result) {
    const bool failed = result.outcome.reason != Reason::kNone;
    dot += "  " + Quoted(map.Id(province)) + " [label=" + Quoted(names.OrderText(result.order)) +
           (failed ? ", style=dashed" : "") + "];\n";
  });
  for (const FateEdge& edge : FateGraph(explainer)) {
    dot += "  " + Quoted(map.Id(edge.unit)) + " -> " + Quoted(map.Id(edge.on)) + " [label=" + Quoted(WordOf(edge.by)) +
           (edge.decides ? ", style=bold" : "") + "];\n";
  }
  return dot + "}\n";
}

std::string FateGraphJson(const PhaseExplainer& explainer) {
  const PhaseTold& phase = explainer.phase();
  const Map& map = phase.before.map();
  std::string json;
  JsonWriter out(json);
  const auto text = [&](std::string_view key, std::string_view value) {
    out.Key(key);
    out.StringOrNull(value);
  };
  out.BeginObject();
  text("name", map.PhaseName(phase.before.phase()));
  out.Key("nodes");
  out.BeginArray();
  ForEachNode(phase, [&](ProvinceIndex province, const OrderResult& result) {
    const bool failed = result.outcome.reason != Reason::kNone;
    out.BeginObject();
    text("unit", NodeName(phase.before, province));
    text("power", map.PowerId(result.order.power()));
    text("order", FormatOrder(map, result.order));
    text("outcome", failed ? "fails" : "succeeds");
    text("reason", failed ? ReasonWord(result.outcome.reason) : "");
    out.EndObject();
  });
  out.EndArray();
  out.Key("edges");
  out.BeginArray();
  for (const FateEdge& edge : FateGraph(explainer)) {
    out.BeginObject();
    text("unit", NodeName(phase.before, edge.unit));
    text("on", NodeName(phase.before, edge.on));
    text("by", WordOf(edge.by));
    out.Key("decides");
    out.Bool(edge.decides);
    out.EndObject();
  }
  out.EndArray();
  out.EndObject();
  return json;
}

}  // namespace entente
