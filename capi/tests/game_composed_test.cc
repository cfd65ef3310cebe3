// What games give in one call: views, phases by name, legal orders, the check of one order, losses, a phase as JSON.
#include <cstring>
#include <set>
#include <sstream>

#include "board_fixture.h"

namespace entente_test {
namespace {

class GameComposedTest : public Board {
 protected:
  void SetUp() override {
    Board::SetUp();
    ASSERT_EQ(entente_game_new(map_, nullptr, nullptr, game_.out(), &error_), ENTENTE_OK) << error_.message;
  }

  void Submit(std::string_view power, std::string_view text) {
    ASSERT_EQ(entente_game_submit_text(game_, Power(power), text.data(), text.size(), nullptr, &error_), ENTENTE_OK)
        << error_.message;
  }
  void Process() { ASSERT_EQ(entente_game_process(game_, &error_), ENTENTE_OK) << error_.message; }
  // A German army in Burgundy is dislodged and can go to Ruhr or Munich.
  void Dislodge() {
    ReadPosition(R"({"name":"F1901M","state":{"units":{"FRANCE":["A PAR","A MAR"],"GERMANY":["A BUR"]},)"
                 R"("centers":{"FRANCE":["PAR","MAR"],"GERMANY":["MUN"]}}})");
    ASSERT_EQ(entente_game_new(map_, nullptr, position_.data(), game_.out(), &error_), ENTENTE_OK);
    Submit("FRANCE", "A PAR - BUR\nA MAR S A PAR - BUR");
    Process();
  }
  std::string Saved(const entente_game* game) {
    Text json;
    EXPECT_EQ(entente_game_save(game, json.out(), &error_), ENTENTE_OK) << error_.message;
    return json.str();
  }
  std::string Orders(entente_power power, entente_province province) {
    const auto orders = Filled<std::vector<entente_order>>([&](entente_order* to, size_t capacity, size_t* length) {
      return entente_game_legal_orders(game_, power, province, to, capacity, length, &error_);
    });
    Text lines;
    EXPECT_EQ(entente_orders_write(map_, orders.data(), orders.size(), lines.out(), &error_), ENTENTE_OK);
    return lines.str();
  }
  std::string Check(std::string_view power, std::string_view text, entente_text_options options = {}) {
    options.struct_size = sizeof options;
    Text sentence;
    check_ = Sized<entente_order_check>();
    EXPECT_EQ(entente_game_check_order(game_, Power(power), text.data(), text.size(), &options, &check_, sentence.out(),
                                       &error_),
              ENTENTE_OK)
        << error_.message;
    return sentence.str();
  }
  entente_phase Find(std::string_view name) {
    entente_phase phase = 99;
    EXPECT_EQ(entente_game_find_phase(game_, name.data(), name.size(), &phase, &error_), ENTENTE_OK) << error_.message;
    return phase;
  }
  std::string PhaseJson(entente_phase phase, const entente_text_options* options = nullptr) {
    Text json;
    EXPECT_EQ(entente_game_phase_json(game_, phase, options, json.out(), &error_), ENTENTE_OK) << error_.message;
    return json.str();
  }

  Owned<entente_game> game_;
  entente_order_check check_ = Sized<entente_order_check>();
};

entente_text_options InGerman() {
  auto options = Sized<entente_text_options>();
  options.language = ENTENTE_LANGUAGE_DE;
  return options;
}

TEST_F(GameComposedTest, AGameAndItsPhaseAreDescribed) {
  Process();
  Submit("FRANCE", "A PAR - BUR\nA MAR burns");
  ASSERT_EQ(entente_game_set_waiting(game_, Power("ITALY"), 1, &error_), ENTENTE_OK);
  entente_game_info info = Describe(game_);
  EXPECT_STREQ(info.phase_name, "F1901M");
  EXPECT_EQ(info.year, 1901);
  EXPECT_EQ(info.phase_type, uint32_t{ENTENTE_MOVEMENT});
  EXPECT_EQ(info.end_kind, uint32_t{ENTENTE_END_NONE});
  EXPECT_EQ(info.phase_count, 1u);
  EXPECT_EQ(info.undone_count, 0u);
  EXPECT_EQ(info.line_count, 2u);
  EXPECT_EQ(info.waiting, Bit("ITALY"));
  ASSERT_EQ(entente_game_undo(game_, &error_), ENTENTE_OK);
  EXPECT_EQ(Describe(game_).undone_count, 1u);
  EXPECT_EQ(Describe(game_).line_count, 0u);
  ASSERT_EQ(entente_game_end(game_, ENTENTE_END_DRAW, Bit("ITALY") | Bit("FRANCE"), &error_), ENTENTE_OK);
  info = Describe(game_);
  EXPECT_STREQ(info.phase_name, "COMPLETED");
  EXPECT_EQ(info.end_kind, uint32_t{ENTENTE_END_DRAW});
  EXPECT_EQ(info.winners, Bit("ITALY") | Bit("FRANCE"));
}

TEST_F(GameComposedTest, PhasesAreFoundByTheirNames) {
  Process();
  EXPECT_EQ(Find("S1901M"), 0u);
  EXPECT_EQ(Find("f01901m"), 1u) << "the current one";
  EXPECT_EQ(Find("Spring 1901 Movement"), 0u);
  entente_phase phase = 0;
  EXPECT_EQ(entente_game_find_phase(game_, "W1901A", 6, &phase, &error_), ENTENTE_ERR_NOT_FOUND);
  EXPECT_STREQ(error_.message, "no phase is named W1901A");
}

TEST_F(GameComposedTest, LegalOrdersAreThoseOfThePositionAndTheRules) {
  const auto all = Filled<std::vector<entente_order>>([&](entente_order* to, size_t capacity, size_t* length) {
    return entente_legal_orders(scratch_, position_.data(), nullptr, ENTENTE_NO_POWER, ENTENTE_NO_PROVINCE, to,
                                capacity, length, &error_);
  });
  Text lines;
  ASSERT_EQ(entente_orders_write(map_, all.data(), all.size(), lines.out(), &error_), ENTENTE_OK);
  EXPECT_EQ(Orders(ENTENTE_NO_POWER, ENTENTE_NO_PROVINCE), lines.str());
  EXPECT_EQ(Orders(Power("TURKEY"), At("SMY")).substr(0, 24), "A SMY H\nA SMY - ANK\nA SM");
  EXPECT_EQ(Orders(ENTENTE_NO_POWER, At("SMY")), Orders(Power("TURKEY"), At("SMY")));
  EXPECT_EQ(Orders(Power("FRANCE"), At("SMY")), "") << "its unit is Turkish";
  Process();
  EXPECT_EQ(Orders(ENTENTE_NO_POWER, ENTENTE_NO_PROVINCE), lines.str()) << "no unit moved";
  ASSERT_EQ(entente_game_end(game_, ENTENTE_END_NO_RESULT, 0, &error_), ENTENTE_OK);
  EXPECT_EQ(Orders(ENTENTE_NO_POWER, ENTENTE_NO_PROVINCE), "");
  ExpectRefused(
      [&](auto* e) {
        size_t length = 0;
        return entente_game_legal_orders(game_, 0, 81, nullptr, 0, &length, e);
      },
      "province 81 is out of range");
}

TEST_F(GameComposedTest, EveryListedOrderIsLegalByItself) {
  for (const bool retreats : {false, true}) {
    if (retreats) Dislodge();
    std::istringstream lines(Orders(ENTENTE_NO_POWER, ENTENTE_NO_PROVINCE));
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count) {
      bool is_legal = false;
      for (uint32_t power = 0; power < 7 && !is_legal; ++power) {
        check_ = Sized<entente_order_check>();
        ASSERT_EQ(entente_game_check_order(game_, power, line.data(), line.size(), nullptr, &check_, nullptr, &error_),
                  ENTENTE_OK);
        is_legal = check_.is_legal == 1;
      }
      EXPECT_TRUE(is_legal) << line;
      EXPECT_EQ(check_.reason, uint32_t{ENTENTE_REASON_NONE}) << line;
    }
    EXPECT_GT(count, 2);
  }
}

TEST_F(GameComposedTest, AnOrderIsCheckedWithItsReasonAndTheGameStays) {
  Submit("FRANCE", "A PAR - BUR");
  const std::string before = Saved(game_);
  EXPECT_EQ(Check("FRANCE", "Army Paris to Burgundy"), "");
  EXPECT_EQ(check_.is_legal, 1u);
  EXPECT_EQ(Write(check_.order), "A PAR - BUR");
  EXPECT_EQ(Check("FRANCE", "A MAR S A PAR - BUR"), "") << "void only if Paris goes elsewhere";
  EXPECT_EQ(check_.is_legal, 1u);

  const std::string english = Check("FRANCE", "F BRE - NTH"), german = Check("FRANCE", "F BRE - NTH", InGerman());
  EXPECT_EQ(check_.is_legal, 0u);
  EXPECT_EQ(check_.reason, uint32_t{ENTENTE_REASON_ILLEGAL});
  EXPECT_STREQ(entente_word(ENTENTE_WORDS_ILLEGALITY, check_.illegality), "not_adjacent");
  EXPECT_NE(english.find("F BRE"), std::string::npos) << english;
  EXPECT_NE(german, english);
  auto full = InGerman();
  full.full_names = 1;
  EXPECT_NE(Check("FRANCE", "F BRE - NTH", full).find("Brest"), std::string::npos);

  EXPECT_NE(Check("FRANCE", "F LON - ENG"), "");
  EXPECT_STREQ(entente_word(ENTENTE_WORDS_ILLEGALITY, check_.illegality), "foreign_unit");
  EXPECT_NE(Check("FRANCE", "A PAR burns"), "");
  EXPECT_EQ(check_.reason, uint32_t{ENTENTE_REASON_UNREADABLE});
  EXPECT_EQ(check_.fault_offset, 6u);
  EXPECT_EQ(check_.fault_length, 5u);
  auto fields = Sized<entente_order_fields>();
  EXPECT_EQ(entente_order_unpack(check_.order, &fields, &error_), ENTENTE_ERR_INVALID_ARGUMENT) << "it has no kind";
  EXPECT_NE(Check("FRANCE", ""), "");
  EXPECT_EQ(check_.reason, uint32_t{ENTENTE_REASON_UNREADABLE});
  EXPECT_EQ(Saved(game_), before);

  ASSERT_EQ(entente_game_end(game_, ENTENTE_END_NO_RESULT, 0, &error_), ENTENTE_OK);
  EXPECT_EQ(entente_game_check_order(game_, 0, "", 0, nullptr, &check_, nullptr, &error_), ENTENTE_ERR_WRONG_PHASE);
}

TEST_F(GameComposedTest, SentencesAreInTheLanguageAndWithTheNamesAskedFor) {
  Dislodge();
  Submit("FRANCE", "A BURR H");
  Process();
  const entente_text_options german = InGerman();
  entente_text_options full = german;
  full.full_names = 1;
  const entente_text_options* const kVoices[] = {nullptr, &german, &full};
  std::set<std::string> events, faults;
  for (const entente_text_options* options : kVoices) {
    const std::string fault = Filled<std::string>([&](char* text, size_t capacity, size_t* length) {
      return entente_game_line_fault(game_, 1, 0, options, text, capacity, length, &error_);
    });
    const auto sentence = [&](entente_phase_texts kind) {
      Text texts;
      EXPECT_EQ(entente_game_texts(game_, 1, kind, options, texts.out(), &error_), ENTENTE_OK) << error_.message;
      return texts.lines().at(0);
    };
    const std::string result = sentence(ENTENTE_TEXTS_RESULTS), event = sentence(ENTENTE_TEXTS_EVENTS);
    EXPECT_TRUE(result.ends_with(fault)) << result;
    EXPECT_NE(PhaseJson(1, options).find(event), std::string::npos) << event;
    faults.insert(fault);
    events.insert(event);
  }
  EXPECT_EQ(faults.size(), 2u) << "a fault has no names";
  EXPECT_EQ(events.size(), 3u);
}

TEST_F(GameComposedTest, OptionsOfTextsAreRefusedByName) {
  Submit("FRANCE", "A BURR H");
  Process();
  char text[256];
  size_t length = 0;
  const auto refused = [&](const char* about, const auto& change) {
    auto options = Sized<entente_text_options>();
    change(options);
    ExpectRefused(
        [&](auto* e) { return entente_game_line_fault(game_, 0, 0, &options, text, sizeof text, &length, e); }, about);
    Text texts;
    ExpectRefused([&](auto* e) { return entente_game_texts(game_, 0, 0, &options, texts.out(), e); }, about);
    ExpectRefused([&](auto* e) { return entente_game_check_order(game_, 0, "", 0, &options, &check_, nullptr, e); },
                  about);
  };
  refused("options.full_names", [](auto& options) { options.full_names = 2; });
  refused("options.board", [](auto& options) { options.board = 2; });
  refused("options.width", [](auto& options) { options.width = 19; });
  refused("options.language 2 is no language", [](auto& options) { options.language = 2; });
}

TEST_F(GameComposedTest, APowerSeesItsOwnPartOfAGame) {
  Submit("FRANCE", "A PAR - BUR");
  Submit("GERMANY", "A MUN - BUR");
  const entente_vote vote = VoteFor(Power("GERMANY"), ENTENTE_VOTE_DRAW);
  ASSERT_EQ(entente_game_vote(game_, &vote, &error_), ENTENTE_OK);
  const std::string whole = Saved(game_);
  Owned<entente_game> view;
  ASSERT_EQ(entente_game_view(game_, Power("FRANCE"), view.out(), &error_), ENTENTE_OK) << error_.message;
  const std::string seen = Saved(view);
  EXPECT_NE(seen.find("A PAR - BUR"), std::string::npos) << seen;
  EXPECT_EQ(seen.find("A MUN - BUR"), std::string::npos) << seen;
  EXPECT_EQ(seen.find("DRAW"), std::string::npos) << seen;
  EXPECT_EQ(entente_game_process(view, &error_), ENTENTE_OK);
  EXPECT_EQ(Saved(game_), whole) << "a view is independent";
}

TEST_F(GameComposedTest, LossesOfOrdersAreListedBesideThoseOfEvents) {
  Dislodge();
  Submit("GERMANY", "A BUR D");
  Process();
  const auto losses = Filled<std::vector<entente_event>>([&](entente_event* to, size_t capacity, size_t* length) {
    return entente_game_losses(game_, 1, to, capacity, length, &error_);
  });
  ASSERT_EQ(losses.size(), 1u);
  EXPECT_EQ(losses[0].kind, ENTENTE_EVENT_DISBANDED);
  EXPECT_EQ(losses[0].why, ENTENTE_WHY_ORDERED);
  EXPECT_EQ(losses[0].unit.power, Power("GERMANY"));
  EXPECT_EQ(losses[0].unit.location, At("BUR"));

  ASSERT_EQ(entente_game_position(game_, 1, position_.data(), BytesOf(position_), &error_), ENTENTE_OK);
  Adjudicate({Read("GERMANY", "A BUR D", ENTENTE_RETREATS)});
  const auto same = Filled<std::vector<entente_event>>([&](entente_event* to, size_t capacity, size_t* length) {
    return entente_scratch_losses(scratch_, to, capacity, length, &error_);
  });
  ASSERT_EQ(same.size(), 1u);
  EXPECT_EQ(std::memcmp(same.data(), losses.data(), sizeof losses[0]), 0);
}

TEST_F(GameComposedTest, APlayedPhaseIsOneJsonText) {
  Dislodge();
  const std::string movement = PhaseJson(0);
  Owned<entente_exchange> exchange;
  ASSERT_EQ(entente_exchange_new(nullptr, nullptr, exchange.out(), &error_), ENTENTE_OK);
  Owned<entente_document> document;
  const std::string saved = Saved(game_);
  ASSERT_EQ(entente_document_read(saved.data(), saved.size(), document.out(), &error_), ENTENTE_OK);
  Text result;
  ASSERT_EQ(entente_exchange_adjudicate_phase(exchange, document, 0, nullptr, result.out(), &error_), ENTENTE_OK)
      << error_.message;
  std::string without = movement;
  const size_t at = without.find(",\"losses\":[]");
  ASSERT_NE(at, std::string::npos) << movement;
  without.erase(at, 12);
  EXPECT_EQ(without, result.str());

  auto how = Sized<entente_submission>();
  how.by = ENTENTE_NO_POWER;
  how.mode = ENTENTE_SUBMIT_DEFAULTS;
  ASSERT_EQ(entente_game_submit_text(game_, Power("GERMANY"), "A BUR D", 7, &how, &error_), ENTENTE_OK);
  Process();
  const std::string retreats = PhaseJson(1);
  EXPECT_NE(retreats.find(R"("losses":[{"event":"disbanded","power":"GERMANY","unit":"A BUR","why":"ordered",)"),
            std::string::npos)
      << retreats;
  EXPECT_NE(retreats.find(R"("by_default":["GERMANY"])"), std::string::npos) << retreats;
  const auto german = InGerman();
  EXPECT_NE(PhaseJson(1, &german), retreats);
  Text none;
  EXPECT_EQ(entente_game_phase_json(game_, 2, nullptr, none.out(), &error_), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(std::string(error_.message).substr(0, 24), "phase 2 was not played: ") << error_.message;
}

}  // namespace
}  // namespace entente_test
