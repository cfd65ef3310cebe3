// Drawings of positions and of phases, and the options that are refused.
#include "board_fixture.h"

namespace entente_test {
namespace {

constexpr std::string_view kPhase = R"({"name":"S1901M","map":"standard",
  "state":{"units":{"FRANCE":["A PAR","F BRE"],"GERMANY":["A MUN"]},"centers":{"FRANCE":["PAR"]}},
  "orders":{"FRANCE":["A PAR - BUR"],"GERMANY":["A MUN - BUR"]}})";

class RenderTest : public Board {
 protected:
  void SetUp() override {
    Board::SetUp();
    if (entente_has("drawing", 7) == 0) GTEST_SKIP() << "the library was built without drawings";
    ASSERT_EQ(entente_exchange_new(nullptr, nullptr, exchange_.out(), &error_), ENTENTE_OK) << error_.message;
    ASSERT_EQ(entente_document_read(kPhase.data(), kPhase.size(), document_.out(), &error_), ENTENTE_OK);
  }
  std::string Phase(std::string_view why = "", const entente_render_options* options = nullptr) {
    Text text;
    EXPECT_EQ(entente_exchange_render(exchange_, document_, 0, why.data(), why.size(), options, text.out(), &error_),
              ENTENTE_OK)
        << error_.message;
    return text.str();
  }
  std::string Start(const entente_render_options* options) {
    Text text;
    EXPECT_EQ(entente_position_render(map_, position_.data(), options, text.out(), &error_), ENTENTE_OK)
        << error_.message;
    return text.str();
  }
  static bool Has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

  Owned<entente_exchange> exchange_;
  Owned<entente_document> document_;
};

TEST_F(RenderTest, APhaseHasItsOrdersAndTheirResults) {
  const std::string svg = Phase();
  EXPECT_TRUE(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
  EXPECT_TRUE(Has(svg, "<g class=\"order failed\" data-order=\"A PAR - BUR\">"));
  EXPECT_TRUE(Has(svg, "class=\"standoff\""));
  EXPECT_FALSE(Has(svg, "class=\"asked\""));
  EXPECT_EQ(svg, Phase());
}

TEST_F(RenderTest, AQuestionRingsItsUnitAndTheCulprits) {
  const std::string svg = Phase("A PAR");
  EXPECT_TRUE(Has(svg, "class=\"asked\""));
  EXPECT_TRUE(Has(svg, "class=\"culprit\""));
}

TEST_F(RenderTest, AnOutlookShowsWhatIsSureAndWhatIsPossible) {
  const auto bit = [&](std::string_view power) {
    uint32_t number = 0;
    EXPECT_EQ(entente_map_find_power(map_, power.data(), power.size(), &number, &error_), ENTENTE_OK);
    return uint64_t{1} << number;
  };
  auto options = Sized<entente_render_options>();
  options.outlook = bit("FRANCE");
  const std::string open = Phase("", &options);
  EXPECT_TRUE(Has(open, "<g class=\"order open\" data-order=\"A PAR - BUR\">"));
  EXPECT_TRUE(Has(open, "<circle class=\"maybe\""));
  EXPECT_FALSE(Has(open, "A MUN - BUR"));
  EXPECT_FALSE(Has(open, "class=\"standoff\""));
  options.outlook |= bit("GERMANY");
  EXPECT_TRUE(Has(Phase("", &options), "<g class=\"order failed\" data-order=\"A PAR - BUR\">"));
  EXPECT_TRUE(Has(Phase("", &options), "<circle class=\"sure\""));
  options.form = ENTENTE_RENDER_TEXT;
  EXPECT_TRUE(Has(Phase("", &options), "A PAR - BUR (France): surely fails")) << Phase("", &options);
  Text text;
  ExpectRefused(
      [&](auto* e) { return entente_exchange_render(exchange_, document_, 0, "A PAR", 5, &options, text.out(), e); },
      "order_text");
  ExpectRefused([&](auto* e) { return entente_position_render(map_, position_.data(), &options, text.out(), e); },
                "options.outlook");
  options.outlook = uint64_t{1} << 63;
  ExpectRefused(
      [&](auto* e) { return entente_exchange_render(exchange_, document_, 0, "", 0, &options, text.out(), e); },
      "options.outlook");
}

TEST_F(RenderTest, HiddenPartsAreLeftOut) {
  auto options = Sized<entente_render_options>();
  const std::string whole = Phase("", &options);
  options.hidden = ENTENTE_RENDER_ORDERS | ENTENTE_RENDER_NAMES | ENTENTE_RENDER_CENTERS | ENTENTE_RENDER_LEGEND;
  const std::string svg = Phase("", &options);
  for (const std::string_view layer : {"layer-orders\"", "layer-names\"", "layer-centers\"", "layer-legend\""}) {
    EXPECT_TRUE(Has(whole, std::string("id=\"") + std::string(layer))) << layer;
    EXPECT_FALSE(Has(svg, std::string("id=\"") + std::string(layer))) << layer;
  }
}

TEST_F(RenderTest, ThemesPalettesAndSizeChangeThePicture) {
  auto options = Sized<entente_render_options>();
  const std::string usual = Start(nullptr);
  EXPECT_EQ(usual, Start(&options));
  options.theme = ENTENTE_RENDER_DARK;
  EXPECT_TRUE(Has(Start(&options), "entente-dark"));
  options.palette = ENTENTE_RENDER_RED_GREEN;
  EXPECT_TRUE(Has(Start(&options), "<pattern "));
  EXPECT_FALSE(Has(usual, "<pattern "));
  options.width = 500;
  EXPECT_TRUE(Has(Start(&options), "width=\"500\""));
}

TEST_F(RenderTest, TheTextIsInTheLanguageAndWithTheNamesThatAreAskedFor) {
  auto options = Sized<entente_render_options>();
  options.form = ENTENTE_RENDER_TEXT;
  EXPECT_TRUE(Has(Start(&options), "France   A MAR, A PAR, F BRE"));
  options.full_names = 1;
  options.language = ENTENTE_LANGUAGE_DE;
  EXPECT_TRUE(Has(Start(&options), "Armee Paris"));
}

TEST_F(RenderTest, OptionsOutOfRangeAreRefused) {
  Text text;
  const auto refused = [&](auto change, std::string_view message) {
    auto options = Sized<entente_render_options>();
    change(options);
    ExpectRefused([&](auto* e) { return entente_position_render(map_, position_.data(), &options, text.out(), e); },
                  message);
  };
  refused([](auto& options) { options.form = 2; }, "options.form");
  refused([](auto& options) { options.theme = 4; }, "options.theme");
  refused([](auto& options) { options.palette = 3; }, "options.palette");
  refused([](auto& options) { options.hidden = 32; }, "options.hidden");
  refused([](auto& options) { options.full_names = 2; }, "options.full_names");
  refused([](auto& options) { options.width = 19; }, "options.width");
  refused([](auto& options) { options.language = 2; }, "options.language");
  ExpectRefused([&](auto* e) { return entente_position_render(nullptr, position_.data(), nullptr, text.out(), e); },
                "game_map");
  ExpectRefused(
      [&](auto* e) { return entente_exchange_render(exchange_, document_, 7, "", 0, nullptr, text.out(), e); },
      "phase");
  ExpectRefused(
      [&](auto* e) { return entente_exchange_render(exchange_, document_, 0, "A ROM", 5, nullptr, text.out(), e); },
      "ROM");
}

}  // namespace
}  // namespace entente_test
