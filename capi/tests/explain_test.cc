// Explanations of orders: for the phase of a scratch, of a game, of a document.
#include <cstring>

#include "board_fixture.h"

namespace entente_test {
namespace {

constexpr std::string_view kPhase = R"({"name":"S1901M","map":"standard",
  "state":{"units":{"FRANCE":["A PAR","A MAR"],"GERMANY":["A BUR","A MUN"],"ITALY":["A PIE"]}},
  "orders":{"FRANCE":["A PAR - BUR","A MAR S A PAR - BUR"],"GERMANY":["A MUN S A BUR"],"ITALY":["A PIE - MAR","what?"]}})";

class ExplainTest : public Board {
 protected:
  void SetUp() override {
    Board::SetUp();
    ASSERT_EQ(entente_exchange_new(nullptr, nullptr, exchange_.out(), &error_), ENTENTE_OK) << error_.message;
    ASSERT_EQ(entente_document_read(kPhase.data(), kPhase.size(), document_.out(), &error_), ENTENTE_OK);
  }
  std::string Explain(std::string_view order, const entente_text_options* options = nullptr,
                      entente_text_form form = ENTENTE_TEXT_FOR_PEOPLE) {
    Text text;
    EXPECT_EQ(entente_exchange_explain(exchange_, document_, 0, order.data(), order.size(), form, options, text.out(),
                                       &error_),
              ENTENTE_OK)
        << error_.message;
    return text.str();
  }
  std::string Explain(entente_text_form form) { return Explain("", nullptr, form); }
  void ExpectNoAnswer(std::string_view order, entente_status status, std::string_view about) {
    Text text;
    EXPECT_EQ(entente_exchange_explain(exchange_, document_, 0, order.data(), order.size(), ENTENTE_TEXT_FOR_PEOPLE,
                                       nullptr, text.out(), &error_),
              status);
    EXPECT_NE(std::string_view(error_.message).find(about), std::string_view::npos) << error_.message;
    EXPECT_EQ(text.get(), nullptr);
  }

  Owned<entente_exchange> exchange_;
  Owned<entente_document> document_;
};

constexpr std::string_view kBounce =
    "S1901M\n"
    "A PAR - BUR (France): fails, bounced\n"
    "  A PAR bounced from BUR: A BUR stayed there, and A PAR could not dislodge it.\n"
    "  A PAR attacks BUR with strength 1.\n"
    "  The support of A MAR does not count: A PIE cut it.\n"
    "  A BUR holds BUR with strength 2, supported by A MUN.\n"
    "  1 against 2: not enough.\n"
    "  Cause: A BUR H.\n";

TEST_F(ExplainTest, AnOrderIsAskedForByItsTextOrItsUnit) {
  EXPECT_EQ(Explain("A PAR - BUR"), kBounce);
  EXPECT_EQ(Explain("par-bur"), kBounce);
  EXPECT_EQ(Explain("A PAR"), kBounce);
  EXPECT_EQ(Explain("Paris"), kBounce);
}

TEST_F(ExplainTest, WithoutAnOrderAllAreTold) {
  const std::string all = Explain("");
  for (const char* head : {"A PAR - BUR (France): fails, bounced\n", "A MAR S A PAR - BUR (France): fails, cut\n",
                           "A MUN S A BUR (Germany): succeeds, given\n", "A PIE - MAR (Italy): fails, bounced\n",
                           "A BUR H (Germany): succeeds\n", "\nwhat? (Italy): fails, unreadable\n"}) {
    EXPECT_NE(all.find(head), std::string::npos) << head << all;
  }
}

TEST_F(ExplainTest, WhatWasNotOrderedIsNotFound) {
  ExpectNoAnswer("A PAR - GAS", ENTENTE_ERR_NOT_FOUND, "no order 'A PAR - GAS' was given in S1901M, but A PAR - BUR");
  for (const std::string asked : {"A ROM", "Rome", "A ROM - VEN"}) {
    ExpectNoAnswer(asked, ENTENTE_ERR_NOT_FOUND, "no order '" + asked + "' was given in S1901M: no unit stands in ROM");
  }
  ExpectNoAnswer("this is no line", ENTENTE_ERR_INVALID_ARGUMENT, "in 'this is no line': ");
  EXPECT_EQ(error_.has_place, 0u) << "it is no place in the document";
}

TEST_F(ExplainTest, ALineThatNobodyCanReadIsAskedForAsItWasWritten) {
  EXPECT_EQ(Explain("what?").rfind("S1901M\nwhat? (Italy): fails, unreadable\n  ", 0), 0u) << Explain("what?");
  auto options = Sized<entente_text_options>();
  options.language = ENTENTE_LANGUAGE_DE;
  const std::string german = Explain("what?", &options);
  constexpr std::string_view kBegin =
      "S1901M\nwhat? (Italy): scheitert, unlesbar\n"
      "  'what' an Stelle 1 ist kein Ort: Erwartet wird eine Einheit (A oder F und ihr "
      "Ort)";
  EXPECT_EQ(german.rfind(kBegin, 0), 0u) << german;
}

TEST_F(ExplainTest, ItIsToldInEveryLanguageWithFullNamesAndWrapped) {
  auto options = Sized<entente_text_options>();
  options.language = ENTENTE_LANGUAGE_DE;
  EXPECT_NE(Explain("A PAR", &options).find("A PAR greift BUR mit Stärke 1 an.\n"), std::string::npos);
  options.full_names = 1;
  EXPECT_NE(Explain("A PAR", &options).find("Armee Paris greift Burgundy mit Stärke 1 an.\n"), std::string::npos);
  options.width = 30;
  EXPECT_NE(Explain("A PAR", &options).find("  Armee Paris greift Burgundy\n"), std::string::npos)
      << Explain("A PAR", &options);
}

TEST_F(ExplainTest, JsonHasTheFacts) {
  const std::string json = Explain(ENTENTE_TEXT_JSON);
  for (const char* part :
       {R"({"phase":"S1901M","orders":[)", R"("reason":"bounced","sentence":)",
        R"({"attack":{"kind":"attack","unit":"A PAR","place":"BUR","strength":1,"alone":1,"supports":[)"
        R"({"unit":"A MAR","counts":"cut","by":"A PIE"}]},"against":{"kind":"hold","unit":"A BUR","place":"BUR",)"
        R"("strength":2,"alone":1,"supports":[{"unit":"A MUN","counts":"counts"}]},"wins":false})",
        R"("culprits":[{"unit":"A BUR","role":"stopped"}])", R"("word":"given")",
        R"({"kind":"not_enough","sentence":"1 against 2: not enough."})",
        R"({"power":"ITALY","order":"what?","outcome":"fails","reason":"unreadable")"}) {
    EXPECT_NE(json.find(part), std::string::npos) << part << "\n" << json;
  }
}

TEST_F(ExplainTest, TheGraphSaysWhatHangsOnWhat) {
  const std::string dot = Explain(ENTENTE_TEXT_GRAPH_DOT);
  EXPECT_EQ(dot.rfind("digraph \"S1901M\" {\n", 0), 0u) << dot;
  EXPECT_NE(dot.find("  \"PAR\" -> \"BUR\" [label=\"occupant\", style=bold];\n"), std::string::npos) << dot;
  EXPECT_NE(dot.find("  \"MAR\" [label=\"A MAR S A PAR - BUR\", style=dashed];\n"), std::string::npos) << dot;
  const std::string json = Explain(ENTENTE_TEXT_GRAPH_JSON);
  EXPECT_NE(json.find(R"({"unit":"A MAR","on":"A PIE","by":"attack","decides":true})"), std::string::npos) << json;
  EXPECT_NE(json.find(R"({"unit":"A PAR","on":"A MAR","by":"support","decides":false})"), std::string::npos) << json;
}

TEST_F(ExplainTest, OptionsOutOfRangeAreRefused) {
  const auto refused = [&](auto change) {
    auto options = Sized<entente_text_options>();
    change(options);
    Text text;
    ExpectRefused(
        [&](auto* e) {
          return entente_exchange_explain(exchange_, document_, 0, "", 0, ENTENTE_TEXT_FOR_PEOPLE, &options, text.out(),
                                          e);
        },
        "options");
  };
  refused([](auto& options) { options.language = 2; });
  refused([](auto& options) { options.language = UINT32_MAX; });
  refused([](auto& options) { options.full_names = 2; });
  refused([](auto& options) { options.width = 19; });
  refused([](auto& options) { options.width = (1u << 20) + 1; });
  refused([](auto& options) { options.struct_size = 3; });
}

TEST_F(ExplainTest, AScratchAndAGameTellTheSame) {
  Text text;
  EXPECT_EQ(entente_scratch_explain(scratch_, "PAR", 3, ENTENTE_TEXT_FOR_PEOPLE, nullptr, text.out(), &error_),
            ENTENTE_ERR_WRONG_PHASE);
  Adjudicate({Read("FRANCE", "A PAR - BUR"), Read("FRANCE", "A MAR S A PAR - BUR")});
  const std::string_view told =
      "S1901M\nA PAR - BUR (France): succeeds\n  A PAR moves to BUR.\n  No unit opposes the move to BUR.\n";
  ASSERT_EQ(entente_scratch_explain(scratch_, "PAR", 3, ENTENTE_TEXT_FOR_PEOPLE, nullptr, text.out(), &error_),
            ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(text.str(), told);
  Owned<entente_game> game;
  ASSERT_EQ(entente_game_new(map_, nullptr, nullptr, game.out(), &error_), ENTENTE_OK);
  const std::string orders = "A PAR - BUR\nA MAR S A PAR - BUR";
  ASSERT_EQ(entente_game_submit_text(game, Power("FRANCE"), orders.data(), orders.size(), nullptr, &error_),
            ENTENTE_OK);
  ASSERT_EQ(entente_game_process(game, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_game_explain(game, 0, "PAR", 3, ENTENTE_TEXT_FOR_PEOPLE, nullptr, text.out(), &error_), ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(text.str(), told);
  ExpectRefused(
      [&](auto* e) { return entente_game_explain(game, 1, "PAR", 3, ENTENTE_TEXT_FOR_PEOPLE, nullptr, text.out(), e); },
      "phase");
  ASSERT_EQ(entente_game_submit_text(game, Power("FRANCE"), "A BUR H", 7, nullptr, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_game_process(game, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_game_explain(game, 1, "BUR", 3, ENTENTE_TEXT_FOR_PEOPLE, nullptr, text.out(), &error_), ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(text.str().find("F1901M\nA BUR H (France): succeeds\n"), 0u) << text.str();
}

TEST_F(ExplainTest, NothingIsExplainedWithoutItsHandles) {
  Text text;
  ExpectRefused(
      [&](auto* e) { return entente_scratch_explain(scratch_, "", 0, ENTENTE_TEXT_FOR_PEOPLE, nullptr, nullptr, e); },
      "explanation");
  ExpectRefused(
      [&](auto* e) {
        return entente_scratch_explain(scratch_, nullptr, 1, ENTENTE_TEXT_FOR_PEOPLE, nullptr, text.out(), e);
      },
      "order");
  ExpectRefused(
      [&](auto* e) { return entente_scratch_explain(nullptr, "", 0, ENTENTE_TEXT_FOR_PEOPLE, nullptr, text.out(), e); },
      "scratch");
  ExpectRefused(
      [&](auto* e) { return entente_game_explain(nullptr, 0, "", 0, ENTENTE_TEXT_FOR_PEOPLE, nullptr, text.out(), e); },
      "game");
  ExpectRefused(
      [&](auto* e) {
        return entente_exchange_explain(nullptr, document_, 0, "", 0, ENTENTE_TEXT_FOR_PEOPLE, nullptr, text.out(), e);
      },
      "exchange");
  ExpectRefused(
      [&](auto* e) {
        return entente_exchange_explain(exchange_, nullptr, 0, "", 0, ENTENTE_TEXT_FOR_PEOPLE, nullptr, text.out(), e);
      },
      "document");
  ExpectRefused(
      [&](auto* e) {
        return entente_exchange_explain(exchange_, document_, 7, "", 0, ENTENTE_TEXT_FOR_PEOPLE, nullptr, text.out(),
                                        e);
      },
      "phase");
  ExpectRefused(
      [&](auto* e) {
        return entente_exchange_explain(exchange_, document_, 0, nullptr, 3, ENTENTE_TEXT_FOR_PEOPLE, nullptr,
                                        text.out(), e);
      },
      "order");
  ExpectRefused(
      [&](auto* e) {
        return entente_exchange_explain(exchange_, document_, 0, "", 0, ENTENTE_TEXT_FOR_PEOPLE, nullptr, nullptr, e);
      },
      "explanation");
}

// A unit may not retreat to the origin of its attacker, which only the movement phase before shows.
class ExplainRetreatTest : public Board {
 protected:
  static constexpr std::string_view kBefore =
      R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR","A MAR"],"GERMANY":["A BUR"]}})";
  static constexpr std::string_view kAfter =
      R"({"name":"S1901R","state":{"units":{"FRANCE":["A BUR","A MAR"],"GERMANY":["*A BUR"]},)"
      R"("retreats":{"GERMANY":{"A BUR":["RUH"]}}},"orders":{"GERMANY":["A BUR R PAR"]}})";

  // Explains phase `phase` of a document with these phases.
  entente_status Explain(std::initializer_list<std::string> phases, uint32_t phase) {
    std::string json = R"({"map":"standard","phases":[)";
    for (const std::string& each : phases) json += (json.ends_with('[') ? "" : ",") + each;
    json += "]}";
    Owned<entente_exchange> exchange;
    Owned<entente_document> document;
    EXPECT_EQ(entente_exchange_new(nullptr, nullptr, exchange.out(), &error_), ENTENTE_OK) << error_.message;
    EXPECT_EQ(entente_document_read(json.data(), json.size(), document.out(), &error_), ENTENTE_OK) << error_.message;
    return entente_exchange_explain(exchange, document, phase, "BUR", 3, ENTENTE_TEXT_FOR_PEOPLE, nullptr, text_.out(),
                                    &error_);
  }
  std::string Explained(std::initializer_list<std::string> phases, uint32_t phase) {
    EXPECT_EQ(Explain(phases, phase), ENTENTE_OK) << error_.message;
    return text_.str();
  }
  // Explains the last phase of a game that begins with position_.
  std::string ExplainedInAGame(std::initializer_list<std::string> orders_of_phases) {
    Owned<entente_game> game;
    EXPECT_EQ(entente_game_new(map_, nullptr, position_.data(), game.out(), &error_), ENTENTE_OK);
    for (const std::string& orders : orders_of_phases) {
      const uint8_t power = Power(orders.starts_with("A BUR") ? "GERMANY" : "FRANCE");
      EXPECT_EQ(entente_game_submit_text(game, power, orders.data(), orders.size(), nullptr, &error_), ENTENTE_OK);
      EXPECT_EQ(entente_game_process(game, &error_), ENTENTE_OK) << error_.message;
    }
    const auto last = static_cast<uint32_t>(orders_of_phases.size() - 1);
    EXPECT_EQ(entente_game_explain(game, last, "BUR", 3, ENTENTE_TEXT_FOR_PEOPLE, nullptr, text_.out(), &error_),
              ENTENTE_OK)
        << error_.message;
    return text_.str();
  }

  Text text_;
};

TEST_F(ExplainRetreatTest, TheMovementPhaseBeforeTellsWhereTheAttackerCameFrom) {
  constexpr std::string_view kKnown = "  PAR is closed for the retreat: the attacker came from there.\n";
  const std::string movement = std::string(kBefore) + R"(,"orders":{"FRANCE":["A PAR - BUR","A MAR S A PAR - BUR"]}})";
  const std::string of_document = Explained({movement, std::string(kAfter)}, 1);
  EXPECT_NE(of_document.find(kKnown), std::string::npos) << of_document;
  ReadPosition(movement);
  const std::string of_game = ExplainedInAGame({"A PAR - BUR\nA MAR S A PAR - BUR", "A BUR R PAR"});
  EXPECT_EQ(of_game.find("S1901R\nA BUR R PAR (Germany): fails, illegal\n"), 0u) << of_game;
  EXPECT_NE(of_game.find(kKnown), std::string::npos) << of_game;
}

TEST_F(ExplainRetreatTest, ASecondMovementPhaseIsExplainedAsAlone) {
  const std::string
      first = std::string(kBefore) + "}",
      second = R"({"name":"F1901M","state":{"units":{"FRANCE":["A BUR"]}},"orders":{"FRANCE":["A BUR - PAR"]}})";
  const std::string told = Explained({first, second}, 1);
  EXPECT_EQ(told.find("F1901M\nA BUR - PAR (France): succeeds\n"), 0u) << told;
  EXPECT_EQ(told, Explained({second}, 0));
}

TEST_F(ExplainRetreatTest, WithoutOneThatCanBeReadItIsNotKnown) {
  const std::string retreats(kAfter), unreadable = R"({"name":"S1901M","state":{"units":{"FRANCE":["A MOON"]}}})";
  const std::string alone = Explained({retreats}, 0);
  EXPECT_NE(alone.find("  PAR is closed for the retreat: the attacker came from there, or a standoff left it empty.\n"),
            std::string::npos)
      << alone;
  EXPECT_EQ(Explained({unreadable, retreats}, 1), alone);
  EXPECT_EQ(Explained({retreats, retreats}, 1), alone) << "the phase before is none of movement";
  ReadPosition(kAfter);
  EXPECT_EQ(ExplainedInAGame({"A BUR R PAR"}), alone);
}

TEST_F(ExplainRetreatTest, APhaseThatCannotBeReadIsTold) {
  const std::string retreats(kAfter), unreadable = R"({"name":"S1901M","state":{"units":{"FRANCE":["A MOON"]}}})";
  EXPECT_EQ(Explain({unreadable, retreats}, 0), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(std::string_view(error_.message).find("phases[0]: state.units.FRANCE[0]: 'MOON'"), 0u) << error_.message;
  EXPECT_EQ(Explain({retreats, unreadable}, 1), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(std::string_view(error_.message).find("phases[1]: state.units.FRANCE[0]: 'MOON'"), 0u) << error_.message;
  EXPECT_EQ(text_.get(), nullptr);
}

}  // namespace
}  // namespace entente_test
