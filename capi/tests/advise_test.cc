// Advice on orders before they are adjudicated: for a game, for a document.
#include "board_fixture.h"

namespace entente_test {
namespace {

constexpr std::string_view kPhase = R"({"name":"S1901M","map":"standard",
  "state":{"units":{"FRANCE":["A PAR","A BUR"],"GERMANY":["A MUN"]}},
  "orders":{"FRANCE":["A PAR - BUR","A BUR - PAR"]}})";

constexpr std::string_view kAdvice =
    "S1901M\n"
    "A PAR - BUR (France): mistake\n"
    "  A PAR and A BUR cannot change places.\n"
    "A BUR - PAR (France): mistake\n"
    "  A BUR and A PAR cannot change places.\n";

class AdviseTest : public Board {
 protected:
  void SetUp() override {
    Board::SetUp();
    ASSERT_EQ(entente_exchange_new(nullptr, nullptr, exchange_.out(), &error_), ENTENTE_OK) << error_.message;
    ASSERT_EQ(entente_document_read(kPhase.data(), kPhase.size(), document_.out(), &error_), ENTENTE_OK);
  }
  std::string Advise(const entente_advise_options* question = nullptr,
                     entente_text_form form = ENTENTE_TEXT_FOR_PEOPLE) {
    Text text;
    EXPECT_EQ(entente_exchange_advise(exchange_, document_, 0, question, form, nullptr, text.out(), &error_),
              ENTENTE_OK)
        << error_.message;
    return text.str();
  }

  Owned<entente_exchange> exchange_;
  Owned<entente_document> document_;
};

TEST_F(AdviseTest, OddOrdersAreWarnedOf) { EXPECT_EQ(Advise(), kAdvice); }

TEST_F(AdviseTest, PowersAreUnknownOrTheOnlyOnes) {
  auto options = Sized<entente_advise_options>();
  options.which_unknown = ENTENTE_UNKNOWN_LISTED;
  EXPECT_NE(Advise(&options).find("A MUN (Germany): warning\n"), std::string::npos);
  options.about = Bit("FRANCE");
  EXPECT_EQ(Advise(&options), kAdvice);
  options.unknown = Bit("FRANCE");
  EXPECT_EQ(Advise(&options), "S1901M\nNothing to warn of.\n");
}

TEST_F(AdviseTest, JsonSaysTheSame) {
  const std::string json = Advise(nullptr, ENTENTE_TEXT_JSON);
  for (const char* part : {R"({"phase":"S1901M","unknown":["GERMANY"],"warnings":[)", R"("kind":"own_swap")",
                           R"("order":"A BUR - PAR","index":1)"}) {
    EXPECT_NE(json.find(part), std::string::npos) << part << "\n" << json;
  }
}

TEST_F(AdviseTest, WhatMayHappenIsToldIfItIsAskedFor) {
  auto options = Sized<entente_advise_options>();
  options.outlook = 1;
  options.about = Bit("FRANCE");
  const std::string text = Advise(&options);
  EXPECT_NE(text.find("\n\nExactly this may happen (order sets tried: "), std::string::npos) << text;
  EXPECT_NE(text.find("A PAR - BUR (France): surely fails\n  A PAR stays in PAR.\n"), std::string::npos) << text;
  EXPECT_NE(Advise(&options, ENTENTE_TEXT_JSON).find(R"("outlook":{"exact":true,)"), std::string::npos);
}

TEST_F(AdviseTest, OptionsOutOfRangeAreRefused) {
  const auto refused = [&](auto change) {
    auto options = Sized<entente_advise_options>();
    change(options);
    Text text;
    ExpectRefused(
        [&](auto* e) {
          return entente_exchange_advise(exchange_, document_, 0, &options, ENTENTE_TEXT_FOR_PEOPLE, nullptr,
                                         text.out(), e);
        },
        "question");
  };
  refused([](auto& options) { options.which_unknown = 2; });
  refused([](auto& options) { options.outlook = 2; });
  refused([](auto& options) { options.reserved = 1; });
  refused([](auto& options) { options.unknown = 1; });
  refused([](auto& options) {
    options.which_unknown = ENTENTE_UNKNOWN_LISTED;
    options.unknown = 1u << 7;  // of no power of the map
  });
  refused([](auto& options) { options.about = uint64_t{1} << 63; });
  refused([](auto& options) { options.struct_size = 3; });
}

TEST_F(AdviseTest, AGameTellsOfWhatWasHandedIn) {
  Owned<entente_game> game;
  ASSERT_EQ(entente_game_new(map_, nullptr, nullptr, game.out(), &error_), ENTENTE_OK);
  const std::string orders = "A PAR - BUR\nA MAR S A PAR - GAS\nF BRE - MAO";
  ASSERT_EQ(entente_game_submit_text(game, Power("FRANCE"), orders.data(), orders.size(), nullptr, &error_),
            ENTENTE_OK);
  Text text;
  ASSERT_EQ(entente_game_advise(game, nullptr, ENTENTE_TEXT_FOR_PEOPLE, nullptr, text.out(), &error_), ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(text.str(),
            "S1901M\n"
            "A MAR S A PAR - GAS (France): mistake\n"
            "  This has no effect: A PAR is ordered to move to BUR.\n"
            "  Perhaps meant: A MAR S A PAR - BUR.\n");
  ASSERT_EQ(entente_game_end(game, ENTENTE_END_NO_RESULT, 0, &error_), ENTENTE_OK);
  EXPECT_EQ(entente_game_advise(game, nullptr, ENTENTE_TEXT_FOR_PEOPLE, nullptr, text.out(), &error_),
            ENTENTE_ERR_WRONG_PHASE);
}

TEST_F(AdviseTest, NothingIsAdvisedWithoutItsHandles) {
  Text text;
  Owned<entente_game> game;
  ASSERT_EQ(entente_game_new(map_, nullptr, nullptr, game.out(), &error_), ENTENTE_OK);
  ExpectRefused(
      [&](auto* e) { return entente_game_advise(nullptr, nullptr, ENTENTE_TEXT_FOR_PEOPLE, nullptr, text.out(), e); },
      "game");
  ExpectRefused(
      [&](auto* e) { return entente_game_advise(game, nullptr, ENTENTE_TEXT_FOR_PEOPLE, nullptr, nullptr, e); },
      "advice");
  ExpectRefused(
      [&](auto* e) { return entente_game_advise(game, nullptr, ENTENTE_TEXT_GRAPH_DOT, nullptr, text.out(), e); },
      "form");
  ExpectRefused(
      [&](auto* e) {
        return entente_exchange_advise(nullptr, document_, 0, nullptr, ENTENTE_TEXT_FOR_PEOPLE, nullptr, text.out(), e);
      },
      "exchange");
  ExpectRefused(
      [&](auto* e) {
        return entente_exchange_advise(exchange_, nullptr, 0, nullptr, ENTENTE_TEXT_FOR_PEOPLE, nullptr, text.out(), e);
      },
      "document");
  ExpectRefused(
      [&](auto* e) {
        return entente_exchange_advise(exchange_, document_, 7, nullptr, ENTENTE_TEXT_FOR_PEOPLE, nullptr, text.out(),
                                       e);
      },
      "phase");
  ExpectRefused(
      [&](auto* e) {
        return entente_exchange_advise(exchange_, document_, 0, nullptr, ENTENTE_TEXT_FOR_PEOPLE, nullptr, nullptr, e);
      },
      "advice");
}

}  // namespace
}  // namespace entente_test
