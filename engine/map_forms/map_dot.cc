#include <array>
#include <bit>

#include "map_forms/map_form.h"

namespace entente {
namespace {

constexpr std::array<std::string_view, 5> kTerrainColors = {"lightblue", "wheat", "palegoldenrod", "lightcyan", "gray"};

std::string Quotes(std::string_view text) {
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + "\"";
}

class DotWriter {
 public:
  explicit DotWriter(const Map& map) : map_(map), graph_(map.stage(0).graph()) {}

  std::string Write() {
    text_ = "graph " + Quotes(map_.name()) + " {\n";
    text_ += "  graph [overlap=false, splines=true];\n  node [shape=ellipse, style=filled, fontname=\"Helvetica\"];\n";
    for (LocationIndex l = 0; l < map_.location_count(); ++l) {
      if (graph_.Exists(l)) WriteNode(l);
    }
    for (LocationIndex a = 0; a < map_.location_count(); ++a) {
      for (LocationIndex b = a + 1; b < map_.location_count(); ++b) WriteEdge(a, b);
    }
    return text_ + "}\n";
  }

 private:
  void WriteNode(LocationIndex l) {
    const ProvinceIndex province = map_.ProvinceOf(l);
    text_ += "  " + Quotes(map_.Id(l)) +
             " [fillcolor=" + std::string(kTerrainColors[static_cast<size_t>(graph_.terrain(province))]) +
             ", tooltip=" + Quotes(map_.LongName(l));
    if (!map_.IsCoast(l) && TestBit(map_.stage(0).centers(), l)) text_ += ", peripheries=2";
    text_ += map_.IsCoast(l) ? ", shape=box];\n" : "];\n";
    if (map_.IsCoast(l)) {
      text_ += "  " + Quotes(map_.Id(province)) + " -- " + Quotes(map_.Id(l)) + " [color=gray, style=dotted];\n";
    }
  }

  bool WalksTo(LocationIndex a, LocationIndex b) const {
    return !map_.IsCoast(a) && !map_.IsCoast(b) && TestBit(graph_.ArmyMoves(a), b);
  }
  bool SailsTo(LocationIndex a, LocationIndex b) const { return TestBit(graph_.FleetMoves(a), b); }

  void WriteEdge(LocationIndex a, LocationIndex b) {
    const bool army = WalksTo(a, b) || WalksTo(b, a), fleet = SailsTo(a, b) || SailsTo(b, a);
    if (!army && !fleet) return;
    const bool there = WalksTo(a, b) || SailsTo(a, b), back = WalksTo(b, a) || SailsTo(b, a);
    text_ += "  " + Quotes(map_.Id(a)) + " -- " + Quotes(map_.Id(b)) + " [color=\"";
    text_ += army && fleet ? "sienna:royalblue" : army ? "sienna" : "royalblue";
    text_ += "\"";
    if (there != back) text_ += there ? ", dir=forward" : ", dir=back";
    WriteMarks("taillabel", a, b);
    WriteMarks("headlabel", b, a);
    text_ += "];\n";
  }

  // Writes the restrictions of moving from `from` to `to`, in the words of map texts.
  void WriteMarks(std::string_view label, LocationIndex from, LocationIndex to) {
    const PassageRecord* passage = graph_.FindPassage(from, map_.ProvinceOf(to));
    if (passage == nullptr) return;
    std::string marks;
    if (passage->by_power != 0) {
      for (uint64_t powers = passage->powers; powers != 0; powers &= powers - 1) {
        marks +=
            (marks.empty() ? "" : " ") + std::string(map_.PowerId(static_cast<PowerIndex>(std::countr_zero(powers))));
      }
      marks += ':';
    }
    constexpr std::array<std::string_view, 3> kStrengths = {"", "*", "~"};
    marks += kStrengths[passage->strength];
    for (size_t i = 0; i < passage->center_count; ++i) {
      const CenterIndex center = graph_.CentersOf(*passage)[i];
      marks += (i == 0 ? "(" : ",") + std::string(map_.Id(map_.CenterProvince(center)));
    }
    if (passage->center_count > 0) marks += ')';
    text_ += ", " + std::string(label) + "=" + Quotes(marks);
  }

  const Map& map_;
  const Graph& graph_;
  std::string text_;
};

}  // namespace

std::string MapDot(const Map& map) { return DotWriter(map).Write(); }

}  // namespace entente
