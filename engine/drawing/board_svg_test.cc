#include "drawing/board_svg.h"

#include <algorithm>
#include <set>

#include "base/digest.h"
#include "drawing/map_drawing.h"
#include "drawing/schematic.h"
#include "game/self_play.h"
#include "gtest/gtest.h"
#include "map_language/builtin.h"
#include "notation/notation.h"

namespace entente {
namespace {

// What is wrong with a text as XML: elements that do not close each other, attributes without quotes or given twice, bare
// signs, ids given twice, links to no id. Empty if nothing is.
class XmlCheck {
 public:
  explicit XmlCheck(std::string_view text) : text_(text) {}

  std::string Run() {
    while (fault_.empty() && at_ < text_.size()) text_[at_] == '<' ? Tag() : Sign();
    if (fault_.empty() && !open_.empty()) fault_ = "no end of " + open_.back();
    for (const std::string& link : links_) {
      if (fault_.empty() && !ids_.contains(link)) fault_ = "a link to no " + link;
    }
    return fault_;
  }
  const std::set<std::string>& ids() const { return ids_; }

 private:
  void Sign() {
    if (open_.empty() && text_[at_] != '\n') fault_ = "text outside";
    if (text_[at_] == '&') Entity();
    ++at_;
  }
  void Entity() {
    const std::string_view name = text_.substr(at_, std::min<size_t>(6, text_.find(';', at_) - at_ + 1));
    if (name != "&amp;" && name != "&lt;" && name != "&gt;" && name != "&quot;") fault_ = "a bare &";
  }
  void Tag() {
    const size_t end = text_.find('>', at_);
    if (end == std::string_view::npos) {
      fault_ = "a bare <";
      return;
    }
    std::string_view tag = text_.substr(at_ + 1, end - at_ - 1);
    at_ = end + 1;
    if (tag.starts_with('/')) {
      if (open_.empty() || open_.back() != tag.substr(1)) fault_ = "an end of " + std::string(tag.substr(1));
      if (!open_.empty()) open_.pop_back();
      return;
    }
    const bool is_whole = tag.ends_with('/');
    if (is_whole) tag.remove_suffix(1);
    const std::string name(tag.substr(0, tag.find_first_of(" \n")));
    Attributes(tag.substr(name.size()));
    if (!is_whole) open_.push_back(name);
  }
  void Attributes(std::string_view text) {
    std::set<std::string> names;
    while (!text.empty()) {
      const size_t equals = text.find("=\"");
      const size_t end = equals == std::string_view::npos ? equals : text.find('"', equals + 2);
      if (text.front() != ' ' || end == std::string_view::npos) {
        fault_ = "an attribute without quotes";
        return;
      }
      const std::string name(text.substr(1, equals - 1)), value(text.substr(equals + 2, end - equals - 2));
      if (!names.insert(name).second) fault_ = name + " is given twice";
      if (value.find('<') != std::string::npos) fault_ = "a < in " + name;
      if (name == "id" && !ids_.insert(value).second) fault_ = "two elements are " + value;
      if (name == "href") links_.insert(value.substr(1));
      text.remove_prefix(end + 1);
    }
  }

  std::string_view text_;
  size_t at_ = 0;
  std::vector<std::string> open_;
  std::set<std::string> ids_, links_;
  std::string fault_;
};

std::string FaultOf(std::string_view svg) { return XmlCheck(svg).Run(); }

std::string SvgOf(const Drawing& drawing, const BoardScene& scene, const BoardStyle& style = {}) {
  std::string svg;
  AppendBoardSvg(drawing, scene, style, svg);
  return svg;
}

size_t CountOf(std::string_view text, std::string_view part) {
  size_t count = 0;
  for (size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

// A phase of the standard map from orders as text, adjudicated.
class Board {
 public:
  explicit Board(std::vector<Unit> units) : map_(BuiltinMap("standard").value()), position_(*map_), scratch_(*map_) {
    PositionRef ref = position_.ref();
    ref.SetPhase(map_->begin());
    for (const Unit& unit : units) ref.PlaceUnit(unit);
  }

  static LocationIndex At(std::string_view place) { return *BuiltinMap("standard").value()->FindPlace(place); }
  std::string Svg(const std::vector<Order>& orders, const BoardStyle& style = {}) {
    const PhaseResult result = AdjudicatePhase(position_, RuleOptions(), orders, scratch_);
    return SvgOf(MakeSchematic(*map_), {position_, result.results, result.events}, style);
  }

 private:
  MapRef map_;
  Position position_;
  PhaseScratch scratch_;
};

TEST(XmlCheck, FindsPlantedFaults) {
  EXPECT_EQ(FaultOf("<a x=\"1\"><b/></a>\n"), "");
  EXPECT_EQ(FaultOf("<a><b></a></b>"), "an end of a");
  EXPECT_EQ(FaultOf("<a>"), "no end of a");
  EXPECT_EQ(FaultOf("<a x=1/>"), "an attribute without quotes");
  EXPECT_EQ(FaultOf("<a x=\"1\" x=\"2\"/>"), "x is given twice");
  EXPECT_EQ(FaultOf("<a>R&D</a>"), "a bare &");
  EXPECT_EQ(FaultOf("<a><b id=\"c\"/><b id=\"c\"/></a>"), "two elements are c");
  EXPECT_EQ(FaultOf("<a href=\"#b\"/>"), "a link to no b");
}

TEST(BoardSvg, RandomPhasesOfAllMapsAreValidAndTheSameTwice) {
  constexpr int kPhases = 60;  // of each of the 17 maps
  constexpr size_t kMostBytes = 90 * 1024;
  for (const std::string_view name : BuiltinMapNames()) {
    const MapRef map = BuiltinMap(name).value();
    const Drawing drawings[] = {DrawingOf(*map), MakeSchematic(*map)};
    SelfPlay play(*map, RuleOptions());
    for (int phase = 0, game = 1; phase < kPhases; ++phase) {
      if (phase % 20 == 0 || play.is_over()) play.Restart(static_cast<uint64_t>(game++));
      const Position before(play.position());
      if (!play.PlayPhase()) continue;
      const BoardScene scene{before, play.results()};
      const Drawing& drawing = drawings[phase % 2];
      BoardStyle style;
      style.theme = static_cast<ThemeName>(phase % 4);
      style.palette = static_cast<PaletteName>(phase % 3);
      style.voice =
          Voice(phase / 2 % 2 == 0 ? Naming::kIds : Naming::kFull, static_cast<Language>(phase % LanguageCount()));
      const std::string svg = SvgOf(drawing, scene, style);
      ASSERT_EQ(FaultOf(svg), "") << name << " " << map->PhaseName(before.view().phase());
      ASSERT_TRUE(svg == SvgOf(drawing, scene, style)) << name;
      ASSERT_LE(svg.size(), name == "standard" ? kMostBytes : 4 * kMostBytes);
      ASSERT_EQ(CountOf(svg, "<g class=\"unit\""), static_cast<size_t>(before.view().unit_count())) << name;
    }
  }
}

TEST(BoardSvg, EveryProvinceHasItsElement) {
  const MapRef map = BuiltinMap("standard").value();
  Position position(*map);
  position.ref().SetStart();
  const std::string svg = SvgOf(MakeSchematic(*map), {position});
  XmlCheck check(svg);
  ASSERT_EQ(check.Run(), "");
  int drawn = 0;
  for (int p = 0; p < map->province_count(); ++p) {
    drawn += check.ids().contains("province-" + std::string(map->Id(static_cast<LocationIndex>(p))));
  }
  EXPECT_EQ(drawn, 75);  // all but Switzerland, which no unit may enter
  EXPECT_NE(svg.find("data-location=\"STP/SC\""), std::string::npos);
  EXPECT_NE(svg.find("SPRING 1901 MOVEMENT"), std::string::npos);
}

TEST(BoardSvg, ABouncedMoveIsDashedAndItsStandoffMarked) {
  const Unit paris{2, UnitType::kArmy, Board::At("PAR")}, munich{3, UnitType::kArmy, Board::At("MUN")};
  Board board({paris, munich});
  const LocationIndex burgundy = Board::At("BUR");
  const std::string svg = board.Svg({Order::Move(paris, burgundy), Order::Move(munich, burgundy)});
  EXPECT_EQ(CountOf(svg, "<g class=\"order failed\""), 2u);
  EXPECT_EQ(CountOf(svg, "class=\"standoff\""), 1u);
  BoardStyle plain;
  plain.hidden = kBoardResults;
  const std::string without = board.Svg({Order::Move(paris, burgundy), Order::Move(munich, burgundy)}, plain);
  EXPECT_EQ(CountOf(without, "<g class=\"order done\""), 2u);
  EXPECT_EQ(CountOf(without, "class=\"standoff\""), 0u);
}

TEST(BoardSvg, SupportsTellWhetherTheyWereCutOrVoid) {
  const Unit paris{2, UnitType::kArmy, Board::At("PAR")}, burgundy{2, UnitType::kArmy, Board::At("BUR")},
      munich{3, UnitType::kArmy, Board::At("MUN")}, gascony{2, UnitType::kArmy, Board::At("GAS")};
  Board board({paris, burgundy, munich, gascony});
  const std::string svg =
      board.Svg({Order::SupportHold(burgundy, UnitType::kArmy, paris.location), Order::Move(munich, burgundy.location),
                 Order::SupportMove(gascony, UnitType::kArmy, paris.location, Board::At("BRE")), Order::Hold(paris)});
  EXPECT_EQ(CountOf(svg, "href=\"#cut\""), 1u);
  EXPECT_EQ(CountOf(svg, "href=\"#no\""), 1u);
}

TEST(BoardSvg, AConvoyedMoveGoesByItsFleet) {
  const Unit london{1, UnitType::kArmy, Board::At("LON")}, channel{1, UnitType::kFleet, Board::At("ENG")};
  Board board({london, channel});
  const LocationIndex brest = Board::At("BRE");
  const std::string svg = board.Svg({Order::Move(london, brest), Order::Convoy(channel, london.location, brest)});
  EXPECT_EQ(CountOf(svg, "class=\"by-sea\""), 1u);
  EXPECT_EQ(CountOf(svg, "class=\"carrier\""), 1u);
}

TEST(BoardSvg, ADislodgedUnitHasABurst) {
  const Unit paris{2, UnitType::kArmy, Board::At("PAR")}, burgundy{3, UnitType::kArmy, Board::At("BUR")},
      gascony{2, UnitType::kArmy, Board::At("GAS")};
  Board board({paris, burgundy, gascony});
  const std::string svg = board.Svg({Order::Move(paris, burgundy.location),
                                     Order::SupportMove(gascony, UnitType::kArmy, paris.location, burgundy.location),
                                     Order::Hold(burgundy)});
  EXPECT_EQ(CountOf(svg, "href=\"#burst\" x"), 1u);
}

TEST(BoardSvg, AnIllegalOrderIsDrawnAsVoidBesideItsUnit) {
  const Unit paris{2, UnitType::kArmy, Board::At("PAR")}, channel{2, UnitType::kFleet, Board::At("ENG")},
      burgundy{3, UnitType::kArmy, Board::At("BUR")}, munich{3, UnitType::kArmy, Board::At("MUN")};
  Board board({paris, channel, burgundy, munich});
  const std::string svg = board.Svg({Order::Move(paris, Board::At("ROM")), Order::Move(channel, Board::At("PAR")),
                                     Order::Move(burgundy, paris.location),
                                     Order::SupportMove(munich, UnitType::kArmy, burgundy.location, paris.location)});
  EXPECT_EQ(CountOf(svg, "<g class=\"order void\" data-order=\"A PAR - ROM\""), 1u);
  EXPECT_EQ(CountOf(svg, "<g class=\"order void\" data-order=\"F ENG - PAR\""), 1u);
  EXPECT_EQ(CountOf(svg, "<use class=\"sign\" href=\"#no\""), 3u);  // and at the support: MUN is not beside PAR
}

TEST(BoardSvg, ADislodgedUnitWithAnIllegalOrderHasABurst) {
  const Unit paris{2, UnitType::kArmy, Board::At("PAR")}, burgundy{3, UnitType::kArmy, Board::At("BUR")},
      gascony{3, UnitType::kArmy, Board::At("GAS")};
  Board board({paris, burgundy, gascony});
  const std::string svg = board.Svg({Order::Move(paris, Board::At("ROM")), Order::Move(burgundy, paris.location),
                                     Order::SupportMove(gascony, UnitType::kArmy, burgundy.location, paris.location)});
  EXPECT_EQ(CountOf(svg, "href=\"#burst\" x"), 1u);
}

TEST(BoardSvg, TheWayOfADislodgedUnitLiesAboveUnits) {
  const MapRef map = BuiltinMap("standard").value();
  Position position(*map);
  const Unit paris{2, UnitType::kArmy, Board::At("PAR")};
  const auto orders_follow_units = [&] {
    const std::string svg = SvgOf(MakeSchematic(*map), {position});
    return svg.find("layer-orders") > svg.find("layer-units");
  };
  position.ref().PlaceUnit(paris);
  EXPECT_FALSE(orders_follow_units());
  position.ref().AddDislodged({3, UnitType::kArmy, paris.location});
  EXPECT_TRUE(orders_follow_units());
}

TEST(BoardSvg, ALongLinkIsDrawnAsTwoEndsWithTheNameOfTheOther) {
  const MapRef map = BuiltinMap("1900").value();
  Position position(*map);
  const std::string svg = SvgOf(DrawingOf(*map), {position});
  const std::string links = svg.substr(svg.find("layer-links"), svg.find("layer-centers") - svg.find("layer-links"));
  EXPECT_EQ(CountOf(links, "<title>"), 3u);
  EXPECT_EQ(CountOf(links, "<path"), 5u);  // Clyde and Ireland are near
  EXPECT_EQ(CountOf(links, ">MAO</text>"), 2u);
  EXPECT_EQ(CountOf(links, ">EGY</text>"), 1u);
}

TEST(BoardSvg, TheLegendGrowsOnASmallPicture) {
  const MapRef map = BuiltinMap("standard").value();
  Position position(*map);
  position.ref().SetStart();
  BoardStyle style;
  EXPECT_NE(SvgOf(DrawingOf(*map), {position}, style).find(".legend text{text-anchor:start;font-size:40px}"),
            std::string::npos);
  style.width = 600;
  EXPECT_NE(SvgOf(DrawingOf(*map), {position}, style).find(".legend text{text-anchor:start;font-size:80px}"),
            std::string::npos);
}

TEST(BoardSvg, MalformedOrdersAreLeftOut) {
  const Unit paris{2, UnitType::kArmy, Board::At("PAR")};
  const MapRef map = BuiltinMap("standard").value();
  Position position(*map);
  position.ref().SetStart();
  std::vector<OrderResult> results;
  for (uint64_t bits = 0; bits < 200; ++bits) results.push_back({Order::FromBits(MixWord(bits)), {}, false, {}});
  results.push_back({Order::Move(paris, kNoLocation), {}, false, {}});
  EXPECT_EQ(FaultOf(SvgOf(MakeSchematic(*map), {position, results})), "");
}

TEST(BoardText, ListsTheBoardInSequence) {
  const MapRef map = BuiltinMap("standard").value();
  Position position(*map);
  position.ref().SetStart();
  std::string text;
  AppendBoardText({position}, Voice(), 0, text);
  EXPECT_EQ(text.substr(0, text.find("\n  England")),
            "SPRING 1901 MOVEMENT\n\n"
            "  Austria  A BUD, A VIE, F TRI\n"
            "           centers BUD, TRI, VIE");
}

TEST(BoardText, NamesThePhaseInItsLanguage) {
  const MapRef map = BuiltinMap("standard").value();
  Position position(*map);
  position.ref().SetStart();
  std::string text;
  AppendBoardText({position}, Voice(Naming::kIds, *FindLanguage("de")), 0, text);
  EXPECT_EQ(text.substr(0, text.find('\n')), "Frühjahr 1901, Zugphase");
}

}  // namespace
}  // namespace entente
