#include "drawing/board_svg.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

#include "advice/advice_text.h"
#include "base/columns.h"
#include "drawing/order_layer.h"
#include "drawing/svg_text.h"
#include "explain/sentence.h"
#include "reports/report_board.h"

namespace entente {
namespace {

// The legend of a board in its natural size; it grows on smaller ones, so that it stays legible.
constexpr int kLegendLine = 76, kLegendLetter = 27, kLegendMargin = 48, kLegendGap = 60, kSwatch = 44, kMostGrowth = 3;
constexpr int kLongLink = 1000, kLinkEnd = 130, kLinkStep = 110;  // longer links are drawn as two ends

// Shapes of marks around the point (0, 0).
constexpr std::string_view kShapes =
    "<path id=\"army\" d=\"M-34-36H34V2Q34 28 0 40Q-34 28-34 2Z\"/>"
    "<path id=\"fleet\" d=\"M-42 12H42L28 38H-28ZM-4 6V-40L-38 6ZM6 6V-30L34 6Z\"/>"
    "<path id=\"burst\" d=\"M0-74L15-45 45-59 42-26 74-20 52 4 70 32 38 38 35 70 8 53-18 74-27 43-59 44-48 "
    "14-76-3-47-19-55-50"
    "-23-46Z\"/>"
    "<path id=\"star\" d=\"M0-34L9-13 30-18 18 0 30 18 9 13 0 34-9 13-30 18-18 0-30-18-9-13Z\"/>"
    "<path id=\"cut\" d=\"M-14 20L2-20M-2 20L14-20\"/>"
    "<path id=\"no\" d=\"M-14 14L14-14M20 0A20 20 0 1 1 20-1Z\"/>"
    "<path id=\"plus\" d=\"M-16 0H16M0-16V16\"/>"
    "<path id=\"gone\" d=\"M-40-40L40 40M40-40L-40 40\"/>";

// Lines of pattern i, in a tile of 40.
constexpr std::string_view kPatternLines[kPatternCount] = {"",
                                                           "M-10 30L30-10M10 50L50 10",
                                                           "M-10 10L30 50M10-10L50 30",
                                                           "M14 20h12",
                                                           "M0 20h40",
                                                           "M20 0v40",
                                                           "M0 20h40M20 0v40",
                                                           "M-10 30L30-10M10 50L50 10M-10 10L30 50M10-10L50 30"};

std::string_view ThemeWord(const BoardStyle& style) { return kThemeWords[static_cast<size_t>(style.theme)]; }

class BoardPicture {
 public:
  BoardPicture(const Drawing& drawing, const BoardScene& scene, const BoardStyle& style, std::string& out)
      : drawing_(drawing),
        scene_(scene),
        style_(style),
        position_(scene.position),
        map_(scene.position.map()),
        theme_(ThemeOf(style.theme)),
        colors_(ColorsOf(map_, theme_, style.palette)),
        names_(map_, position_.stage(), style.voice),
        orders_(drawing, scene, style, out),
        out_(out),
        svg_(out) {}

  void Draw() {
    FindLegend();
    DrawOpening();
    DrawStyles();
    DrawPatterns();
    DrawProvinces();
    DrawLinks();
    if (Shows(kBoardCenters)) DrawCenters();
    const bool is_retreat = position_.dislodged_count() > 0;  // the way of a dislodged unit may lead over its dislodger
    if (is_retreat) DrawUnits();
    if (Shows(kBoardOrders)) Layer("orders", [&] { orders_.DrawOrders(); });
    if (!is_retreat) DrawUnits();
    Layer("marks", [&] { orders_.DrawMarks(); });
    if (Shows(kBoardNames)) DrawNames();
    if (Shows(kBoardLegend)) DrawLegend();
    svg_ << "</svg>\n";
  }

 private:
  struct LegendItem {
    PowerIndex power;
    DrawnPoint at;
  };

  bool Shows(BoardPart part) const { return (style_.hidden & part) == 0; }

  template <typename Body>
  void Layer(std::string_view name, const Body& body) {
    svg_ << "<g id=\"layer-" << name << "\" class=\"" << name << "\">\n";
    body();
    svg_ << "</g>\n";
  }

  std::string LegendText(PowerIndex power) const {
    std::string text(position_.stage().PowerName(power));
    return text.append(" ").append(std::to_string(position_.CenterCountOf(power)));
  }

  void FindLegend() {
    height_ = drawing_.height;
    if (!Shows(kBoardLegend)) return;
    int x = kLegendMargin, y = drawing_.height + Large(2 * kLegendLine);
    for (const PowerIndex power : map_.powers()) {
      if (position_.CenterCountOf(power) == 0 && position_.UnitCountOf(power) == 0) continue;
      const int letters = static_cast<int>(ColumnCount(LegendText(power)));
      const int width = Large(letters * kLegendLetter + kSwatch + kLegendGap);
      if (x + width > drawing_.width && x > kLegendMargin) {
        x = kLegendMargin;
        y += Large(kLegendLine);
      }
      legend_.push_back({power, {x, y}});
      x += width;
    }
    height_ = y + Large(kLegendLine / 2);
  }

  // A length of the legend on a board of this size.
  int Large(int length) const {
    const int natural = drawing_.width / kPixel, width = style_.width == 0 ? natural : std::max(1, style_.width);
    return static_cast<int>(int64_t{length} * std::clamp(natural, width, kMostGrowth * width) / width);
  }

  void DrawOpening() {
    const int width = style_.width == 0 ? drawing_.width / kPixel : style_.width;
    const int height = static_cast<int>(int64_t{width} * height_ / std::max(1, drawing_.width));
    svg_ << "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"entente-" << ThemeWord(style_) << "\" width=\"" << width
         << "\" height=\"" << height << "\" viewBox=\"0 0 " << drawing_.width << " " << height_
         << "\" role=\"img\" aria-labelledby=\"board-title board-desc\" lang=\"" << LanguageCode(style_.voice.language)
         << "\">\n<title id=\"board-title\">";
    svg_.Escaped(names_.PhaseTitle(position_.phase())) << "</title>\n<desc id=\"board-desc\">";
    std::string text;
    AppendBoardText(scene_, style_.voice, 0, text);
    svg_.Escaped(text) << "</desc>\n";
  }

  // A rule for the elements of this picture alone: a page may have several.
  void Rule(std::initializer_list<std::string_view> selectors, std::string_view text) {
    std::string_view separator = "";
    for (const std::string_view selector : selectors) {
      svg_ << separator << ".entente-" << ThemeWord(style_) << " " << selector;
      separator = ",";
    }
    svg_ << "{" << text << "}\n";
  }
  void Rule(std::string_view selector, std::string_view text) { Rule({selector}, text); }
  void FillRule(std::string_view selector, Color fill) { Rule(selector, "fill:" + Written(fill)); }

  void DrawStyles() {
    const std::string text = Written(theme_.text), paper = Written(theme_.paper), border = Written(theme_.border),
                      good = Written(theme_.success), bad = Written(theme_.failure), light = Written(theme_.light);
    svg_ << "<style>\n";
    Rule("text", "font-family:'DejaVu Sans',Verdana,sans-serif;font-size:40px;text-anchor:middle;fill:" + text);
    Rule(".names text",
         "font-weight:600;paint-order:stroke;stroke-linejoin:round;stroke-width:9;stroke-opacity:.8;"
         "stroke:" +
             paper);
    Rule(".coast", "font-size:32px");
    Rule(".provinces", "stroke-linejoin:round;stroke-width:5;stroke:" + border);
    FillRule(".sea", theme_.sea);
    FillRule(".land", theme_.land);
    FillRule(".shut", Mixed(theme_.land, theme_.border, 75));
    Rule(".names .long", "font-size:35px;font-weight:500");
    Rule(".links path", "fill:none;stroke-width:6;stroke-dasharray:14 14;stroke-opacity:.6;stroke:" + border);
    Rule(".centers circle", "stroke-width:5;stroke:" + text);
    FillRule(".neutral", theme_.paper);
    Rule({".units use", ".build use"},
         "stroke-width:5;stroke-linejoin:"
         "round;stroke:" +
             std::string(style_.theme == ThemeName::kDark ? "#f4f4f4" : "#111111"));
    Rule(".units text", "font-size:34px;font-weight:700");
    Rule(".dislodged use", "stroke-width:8;stroke-dasharray:14 6;stroke:" + bad);
    Rule({".order path", ".order circle"},
         "fill:none;stroke-width:11;"
         "stroke-linecap:round;stroke-linejoin:round;stroke:" +
             good);
    Rule({".failed path", ".failed circle"}, "stroke:" + bad);
    Rule({".void path", ".void circle"}, "stroke-width:6;stroke-opacity:.6");
    Rule(".order .halo", "stroke-width:25;stroke-opacity:.75;stroke-dasharray:none;stroke:" + paper);
    Rule(".head", "stroke-width:6;stroke-linejoin:round;stroke:" + good + ";fill:" + good);
    Rule(".head.failed", "stroke:" + bad + ";fill:" + paper);
    Rule(".head.void", "fill-opacity:.6");
    Rule({".open path", ".open circle", ".head.open"}, "stroke:" + light);
    FillRule(".head.open", theme_.paper);
    FillRule(".order.open .dot", theme_.light);
    Rule("[href='#burst']", "stroke-width:4;fill-opacity:.35;stroke:" + bad + ";fill:" + bad);
    Rule(".open .move", "stroke-dasharray:90 16");
    Rule({".sure", "circle.maybe"}, "fill:none;stroke-width:12;stroke:" + good);
    Rule("circle.maybe", "stroke-dasharray:24 20;stroke:" + light);
    Rule("use.maybe", "fill-opacity:.08;stroke-dasharray:16 12");
    Rule({".failed .move", ".failed .by-sea"}, "stroke-dasharray:34 20");
    Rule(".by-sea", "stroke-dasharray:60 16");
    Rule(".retreat", "stroke-dasharray:22 18");
    Rule(".support", "stroke-width:9;stroke-dasharray:1 20");
    Rule(".order .dot", "stroke:none;fill:" + good);
    Rule(".failed .dot", "fill:" + bad);
    Rule(".order .hold", "stroke-width:6");
    Rule(".order .carrier", "stroke-width:8;stroke-dasharray:18 12");
    Rule(".order .end", "stroke-width:8;fill:" + paper);
    Rule(".standoff", "stroke-width:5;fill:" + bad + ";stroke:" + paper);
    Rule(".sign", "fill:none;stroke-width:9;stroke-linecap:round;stroke:" + bad);
    Rule(".build .sign", "stroke-width:12;stroke:" + text);
    Rule(".asked", "fill:none;stroke-width:14;stroke:" + light);
    Rule(".culprit", "fill:none;stroke-width:14;stroke-dasharray:30 14;stroke:" + bad);
    Rule(".links text", "font-size:32px");
    Rule(".legend text", "text-anchor:start;font-size:" + std::to_string(Large(40)) + "px");
    Rule(".legend .phase", "font-weight:700;font-size:" + std::to_string(Large(52)) + "px");
    for (const PowerIndex power : map_.powers()) {
      const PowerColors& colors = colors_[power];
      const std::string number = std::to_string(power);
      FillRule(".u" + number, colors.unit);
      FillRule(".units .i" + number, colors.ink);
      Rule(".p" + number,
           colors.pattern == 0 ? "fill:" + Written(colors.land) : "fill:url(#" + PatternName(power) + ")");
    }
    svg_ << "</style>\n";
  }

  std::string PatternName(PowerIndex power) const {
    return "pattern-" + std::string(ThemeWord(style_)) + "-" + std::string(map_.PowerId(power));
  }

  void DrawPatterns() {
    svg_ << "<defs>" << kShapes;
    for (const PowerIndex power : map_.powers()) {
      const PowerColors& colors = colors_[power];
      if (colors.pattern == 0) continue;
      svg_ << "<pattern id=\"" << PatternName(power)
           << "\" width=\"40\" height=\"40\" patternUnits=\"userSpaceOnUse\"><path fill=\"" << Written(colors.land)
           << "\" d=\"M0 0h40v40H0z\"/><path stroke-width=\"4\" stroke-opacity=\".5\" stroke=\""
           << Written(Mixed(colors.unit, theme_.text, 60)) << "\" d=\"" << kPatternLines[colors.pattern]
           << "\"/></pattern>";
    }
    svg_ << "</defs>\n<path fill=\"" << Written(theme_.paper) << "\" d=\"M0 0h" << drawing_.width << "v" << height_
         << "H0z\"/>\n";
  }

  // Who a province belongs to: the owner of its center; without a center the power of the unit in it.
  PowerIndex OwnerOf(ProvinceIndex province) const {
    if (position_.graph().terrain(province) == Terrain::kWater) return kNoPower;
    if (const CenterIndex center = map_.CenterOf(province); center != kNoCenter) return position_.OwnerOf(center);
    return position_.HasUnit(province) ? position_.UnitAt(province).power : kNoPower;
  }

  template <typename Visit>
  void ForEachDrawn(const Visit& visit) const {
    for (int p = 0; p < map_.province_count(); ++p) {
      const DrawnProvince& drawn = drawing_.provinces[static_cast<size_t>(p)];
      if (!drawn.shape.empty()) visit(static_cast<ProvinceIndex>(p), drawn);
    }
  }

  static std::string_view ClassOf(Terrain terrain) {
    if (terrain == Terrain::kShut) return "shut";
    return terrain == Terrain::kWater ? "sea" : "land";
  }

  void DrawShape(const std::vector<DrawnRing>& shape, std::string_view kind) {
    if (shape.empty()) return;
    svg_ << "<path class=\"" << kind << "\" d=\"";
    for (const DrawnRing& ring : shape) WriteRing(ring);
    svg_ << "\"/>\n";
  }

  void DrawProvinces() {
    Layer("provinces", [&] {
      DrawShape(drawing_.water, "sea");
      DrawShape(drawing_.land, "shut");
      ForEachDrawn([&](ProvinceIndex province, const DrawnProvince& drawn) {
        const PowerIndex owner = OwnerOf(province);
        svg_ << "<path id=\"province-";
        svg_.Escaped(map_.Id(province)) << "\" data-location=\"";
        svg_.Escaped(map_.Id(province)) << "\" class=\"";
        if (owner != kNoPower) {
          svg_ << "p" << owner;
        } else {
          svg_ << ClassOf(position_.graph().terrain(province));
        }
        svg_ << "\" d=\"";
        for (const DrawnRing& ring : drawn.shape) WriteRing(ring);
        svg_ << "\">";
        std::string title(position_.stage().LongName(province));
        if (owner != kNoPower) title.append(" (").append(position_.stage().PowerName(owner)).append(")");
        svg_.Title(title) << "</path>\n";
        DrawShape(drawn.waters, "sea");
      });
    });
  }

  void WriteRing(const DrawnRing& ring) {
    DrawnPoint at;
    bool is_first = true;
    for (const int number : ring) {
      const DrawnArc& arc = drawing_.arcs[static_cast<size_t>(std::max(number, ~number))];
      const int last = static_cast<int>(arc.points.size()) - 1;
      const auto point = [&](int i) { return arc.points[static_cast<size_t>(number < 0 ? last - i : i)]; };
      if (is_first) svg_ << "M" << point(0) << (arc.curved ? "q" : "l");
      at = point(0);
      const int step = arc.curved ? 2 : 1;
      for (int i = 1; i <= last; i += step) {
        WriteStep(point(i) - at, std::exchange(is_first, false));
        if (arc.curved) WriteStep(point(i + 1) - at, false);
        at = point(arc.curved ? i + 1 : i);
      }
    }
    svg_ << "z";
  }

  // A step of a path; what tells it from the number before it is a blank or its sign.
  void WriteStep(DrawnPoint step, bool is_first) { svg_ << (is_first || step.x < 0 ? "" : " ") << step; }

  void DrawLinks() {
    if (drawing_.links.empty()) return;
    std::vector<int> ends(static_cast<size_t>(map_.province_count()));  // of long links
    Layer("links", [&] {
      for (const DrawnLink& link : drawing_.links) {
        const DrawnPoint from = drawing_.locations[link.from].unit, to = drawing_.locations[link.to].unit;
        svg_ << "<g>";
        svg_.Title(std::string(position_.stage().LongName(link.from))
                       .append(" – ")
                       .append(position_.stage().LongName(link.to)));
        if (LengthOf(to - from) < kLongLink) {
          svg_ << "<path d=\"M" << from << "l" << to - from << "\"/>";
        } else {
          DrawLinkEnd(from, to, link.to, ends[link.from]++);
          DrawLinkEnd(to, from, link.from, ends[link.to]++);
        }
        svg_ << "</g>\n";
      }
    });
  }

  // One end of a long link, with the name of the province at its other end. The names of several lie apart.
  void DrawLinkEnd(DrawnPoint from, DrawnPoint to, ProvinceIndex other, int number) {
    const DrawnPoint start = from + WithLength(to - from, kUnitRadius + 20),
                     way = WithLength(to - from, kLinkEnd + number * kLinkStep),
                     name = start + way + WithLength(to - from, 50);
    svg_ << "<path d=\"M" << start << "l" << way << "\"/><text x=\"" << name.x << "\" y=\"" << name.y + 11 << "\">";
    svg_.Escaped(map_.Id(other)) << "</text>";
  }

  void DrawCenters() {
    Layer("centers", [&] {
      ForEachDrawn([&](ProvinceIndex province, const DrawnProvince& drawn) {
        if (!TestBit(position_.stage().centers(), province)) return;
        const PowerIndex owner = position_.OwnerOf(map_.CenterOf(province));
        svg_ << "<circle class=\"";
        owner == kNoPower ? svg_ << "neutral" : svg_ << "u" << owner;
        svg_ << "\" cx=\"" << drawn.center.x << "\" cy=\"" << drawn.center.y << "\" r=\"" << kCenterRadius - 3
             << "\"/>\n";
      });
    });
  }

  // The lines of the long name, if it is asked for and there is room; else none.
  std::vector<std::string> LongLabel(ProvinceIndex province, const DrawnProvince& drawn) const {
    if (style_.voice.naming == Naming::kIds || drawn.long_width == 0) return {};
    std::vector<std::string> lines;
    std::string_view name = names_.Place(province);
    const auto fits = [&](std::string_view text) { return ColumnCount(text) * kLongLetterWidth <= drawn.long_width; };
    while (!name.empty()) {
      const size_t end = std::min(name.find(' '), name.size());
      const std::string_view word = name.substr(0, end);
      name.remove_prefix(std::min(end + 1, name.size()));
      if (!fits(word)) return {};
      if (!lines.empty() && fits(lines.back() + " " + std::string(word))) {
        lines.back().append(" ").append(word);
      } else {
        lines.emplace_back(word);
      }
    }
    return static_cast<int>(lines.size()) <= drawn.long_lines ? lines : std::vector<std::string>();
  }

  void DrawLabel(ProvinceIndex province, const DrawnProvince& drawn) {
    const std::vector<std::string> lines = LongLabel(province, drawn);
    if (lines.empty()) {
      svg_ << "<text x=\"" << drawn.label.x << "\" y=\"" << drawn.label.y + 14 << "\">";
      svg_.Escaped(map_.Id(province)) << "</text>\n";
    }
    int y = drawn.long_label.y + 13 - (static_cast<int>(lines.size()) - 1) * kLabelLine / 2;
    for (const std::string& line : lines) {
      svg_ << "<text class=\"long\" x=\"" << drawn.long_label.x << "\" y=\"" << y << "\">";
      svg_.Escaped(line) << "</text>\n";
      y += kLabelLine;
    }
  }

  void DrawNames() {
    Layer("names", [&] {
      ForEachDrawn([&](ProvinceIndex province, const DrawnProvince& drawn) {
        DrawLabel(province, drawn);
        for (const LocationIndex coast : map_.CoastsOf(province)) {
          if (position_.UnitAt(province).location == coast) continue;  // it stands there
          const DrawnPoint at = drawing_.locations[coast].unit;
          const std::string_view id = map_.Id(coast);
          svg_ << "<text class=\"coast\" data-location=\"";
          svg_.Escaped(id) << "\" x=\"" << at.x << "\" y=\"" << at.y + 12 << "\">";
          svg_.Escaped(id.substr(id.find('/') + 1)) << "</text>\n";
        }
      });
    });
  }

  void DrawUnit(const Unit& unit, DrawnPoint at, bool is_dislodged) {
    const bool is_army = unit.type == UnitType::kArmy;
    svg_ << "<g class=\"" << (is_dislodged ? "dislodged" : "unit") << "\" data-location=\"";
    svg_.Escaped(map_.Id(unit.location)) << "\"";
    if (is_dislodged) {  // smaller
      svg_ << " transform=\"translate(" << at << ") scale(.8)\"";
      at = {};
    }
    svg_ << ">";
    svg_.Title(names_.Unit(unit.type, unit.location) + " (" + std::string(position_.stage().PowerName(unit.power)) +
               ")");
    svg_ << "<use class=\"u" << unit.power << "\" href=\"#" << (is_army ? "army" : "fleet") << "\" x=\"" << at.x
         << "\" y=\"" << at.y << "\"/>";
    if (colors_[unit.power].pattern != 0 || theme_.patterns || style_.palette != PaletteName::kUsual) {
      svg_ << "<text class=\"i" << unit.power << "\" x=\"" << at.x << "\" y=\"" << at.y + (is_army ? 12 : 36) << "\">";
      svg_.Escaped(map_.PowerId(unit.power).substr(0, 1)) << "</text>";
    }
    svg_ << "</g>\n";
  }

  void DrawUnits() {
    Layer("units", [&] {
      position_.ForEachUnit([&](const Unit& unit) {
        if (!drawing_.provinces[map_.ProvinceOf(unit.location)].shape.empty()) {
          DrawUnit(unit, drawing_.locations[unit.location].unit, false);
        }
      });
      for (int i = 0; i < position_.dislodged_count(); ++i) {
        const Unit unit = position_.Dislodged(i).unit;
        if (!drawing_.provinces[map_.ProvinceOf(unit.location)].shape.empty()) {
          DrawUnit(unit, drawing_.locations[unit.location].dislodged, true);
        }
      }
    });
  }

  void DrawLegend() {
    Layer("legend", [&] {
      svg_ << "<text class=\"phase\" x=\"" << kLegendMargin << "\" y=\"" << drawing_.height + Large(kLegendLine - 8)
           << "\">";
      svg_.Escaped(names_.PhaseTitle(position_.phase())) << "</text>\n";
      const int swatch = Large(kSwatch);
      for (const auto& [power, at] : legend_) {
        svg_ << "<path class=\"p" << power << "\" stroke=\"" << Written(theme_.border) << "\" stroke-width=\"4\" d=\"M"
             << at.x << " " << at.y - Large(36) << "h" << swatch << "v" << swatch << "h-" << swatch << "z\"/><text x=\""
             << at.x + swatch + Large(16) << "\" y=\"" << at.y << "\">";
        svg_.Escaped(LegendText(power)) << "</text>\n";
      }
    });
  }

  const Drawing& drawing_;
  const BoardScene& scene_;
  const BoardStyle& style_;
  const PositionView position_;
  const Map& map_;
  const Theme& theme_;
  const std::vector<PowerColors> colors_;
  const Names names_;
  OrderLayer orders_;
  std::vector<LegendItem> legend_;
  int height_ = 0;  // with the legend
  std::string& out_;
  SvgText svg_;
};

}  // namespace

void AppendBoardSvg(const Drawing& drawing, const BoardScene& scene, const BoardStyle& style, std::string& out) {
  BoardPicture(drawing, scene, style, out).Draw();
}

void AppendBoardText(const BoardScene& scene, Voice voice, int width, std::string& out) {
  const PositionView& position = scene.position;
  const Map& map = position.map();
  const Names names(map, position.stage(), voice);
  out.append(names.PhaseTitle(position.phase())).append("\n\n");
  AppendBoard(position, names, width, out);
  if (position.dislodged_count() > 0) {
    out.push_back('\n');
    AppendRetreatOptions(position, names, width, out);
  }
  if (const DrawnOutlook* outlook = scene.outlook; outlook != nullptr) {
    out.push_back('\n');
    AppendOutlook(outlook->plan, outlook->outlook, outlook->about, voice, width, out);
    return;
  }
  if (!scene.results.empty() || !scene.events.empty()) out.push_back('\n');
  for (const OrderResult& result : scene.results) {
    AppendWrapped(ResultSentence(position, result, scene.results, voice), width, 2, out);
  }
  for (const PhaseEvent& event : scene.events) {
    AppendWrapped(EventSentence(map, position.stage(), event, voice), width, 2, out);
  }
}

}  // namespace entente
