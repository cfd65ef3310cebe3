// Adjudicates phases and reads the results from the scratch: results, events, positions, sentences.
#include <algorithm>

#include "board_fixture.h"

namespace entente_test {
namespace {

class AdjudicateTest : public Board {
 protected:
  PositionMemory Told(entente_status (*function)(const entente_scratch*, void*, size_t, entente_error*)) {
    PositionMemory position = NewPosition();
    EXPECT_EQ(function(scratch_, position.data(), BytesOf(position), &error_), ENTENTE_OK) << error_.message;
    return position;
  }
  // The scratch has no results.
  void ExpectNothingToAskFor() {
    size_t length = 0;
    const auto wrong_phase = [&](const std::function<entente_status(entente_error*)>& call) {
      EXPECT_EQ(call(&error_), ENTENTE_ERR_WRONG_PHASE);
      ExpectRefused(call, "adjudicated nothing");
    };
    wrong_phase([&](auto* e) { return entente_scratch_results(scratch_, nullptr, 16, 0, &length, e); });
    wrong_phase([&](auto* e) { return entente_scratch_events(scratch_, nullptr, 0, &length, e); });
    wrong_phase([&](auto* e) { return entente_scratch_after(scratch_, after_.data(), BytesOf(after_), e); });
    wrong_phase([&](auto* e) { return entente_scratch_next(scratch_, after_.data(), BytesOf(after_), e); });
    Text texts;
    wrong_phase([&](auto* e) { return entente_scratch_texts(scratch_, 0, nullptr, texts.out(), e); });
  }
  static bool Same(const entente_order_result& a, const entente_order_result& b) {
    return std::memcmp(&a, &b, sizeof a) == 0;
  }
};

TEST_F(AdjudicateTest, APhaseIsAdjudicated) {
  const auto results = Adjudicate({Read("FRANCE", "A PAR - BUR"), Read("GERMANY", "A MUN - BUR"),
                                   Read("FRANCE", "A MAR H"), Read("ITALY", "A VEN - MOS")});
  EXPECT_EQ(results[0].reason, ENTENTE_REASON_BOUNCED);
  EXPECT_EQ(results[0].cause, At("MUN"));
  EXPECT_EQ(results[1].reason, ENTENTE_REASON_BOUNCED);
  EXPECT_EQ(results[2].reason, ENTENTE_REASON_NONE);
  EXPECT_EQ(results[3].reason, ENTENTE_REASON_ILLEGAL);
  EXPECT_NE(entente_word(ENTENTE_WORDS_ILLEGALITY, results[3].illegality), nullptr);
  EXPECT_EQ(PhaseName(position_), "F1901M");
  EXPECT_EQ(PhaseName(after_), "S1901M");
  EXPECT_EQ(ResultSentence(0),
            "A PAR bounced from BUR: A MUN was ordered there too and was strong enough to keep it out.");
  EXPECT_EQ(ResultSentence(2), "A MAR holds.");
}

TEST_F(AdjudicateTest, BehindTheResultsOfTheOrdersLieTheImpliedOnes) {
  const auto results = Adjudicate({Read("FRANCE", "A PAR - BUR"), Read("ITALY", "A VEN - MOS")});
  ASSERT_EQ(results.size(), 2u + 21u);
  EXPECT_EQ(summary_.result_count, results.size());
  EXPECT_EQ(summary_.event_count, 0u);
  EXPECT_EQ(summary_.end_kind, uint32_t{ENTENTE_END_NONE});
  EXPECT_EQ(summary_.winners, 0u);
  EXPECT_EQ(results[0].implied + results[1].implied, 0);
  size_t of_venice = 0;
  for (size_t i = 2; i < results.size(); ++i) {
    EXPECT_EQ(results[i].implied, 1) << i;
    EXPECT_EQ(results[i].order & 15, uint64_t{ENTENTE_HOLD}) << i;
    const std::string sentence = ResultSentence(static_cast<uint32_t>(i));
    const bool is_venice = Write(results[i].order) == "A VEN H";
    EXPECT_NE(sentence.find(is_venice ? "was given no legal order." : "was given no order."), std::string::npos)
        << sentence;
    of_venice += is_venice;
  }
  EXPECT_EQ(of_venice, 1u) << "an illegal order is none";
}

TEST_F(AdjudicateTest, WhatIsAskedTwiceIsToldTwice) {
  SetPhase("W1901A");
  for (const std::string_view place : {"PAR", "MAR", "VEN"}) {
    ASSERT_EQ(entente_position_remove(map_, position_.data(), At(place), &error_), ENTENTE_OK);
  }
  const auto results = Adjudicate({Read("FRANCE", "A PAR B", ENTENTE_ADJUSTMENTS)});
  const auto events = events_;
  const PositionMemory after = after_, next = position_;
  std::vector<std::string> sentences;
  for (uint32_t i = 0; i < events.size(); ++i) sentences.push_back(EventSentence(i));
  ASSERT_EQ(events.size(), 2u);
  for (int time = 0; time < 2; ++time) {
    const auto again = Results();
    ASSERT_EQ(again.size(), results.size());
    EXPECT_TRUE(std::equal(again.begin(), again.end(), results.begin(), Same));
    const auto events_again = Events();
    ASSERT_EQ(events_again.size(), events.size());
    EXPECT_EQ(std::memcmp(events_again.data(), events.data(), events.size() * sizeof events[0]), 0);
    EXPECT_EQ(Told(entente_scratch_after), after);
    EXPECT_EQ(Told(entente_scratch_next), next);
    EXPECT_EQ(ResultSentence(0), "A PAR is built.");
    for (uint32_t i = 0; i < events.size(); ++i) EXPECT_EQ(EventSentence(i), sentences[i]);
  }
}

// The caller may reuse its memory as soon as the call returns.
TEST_F(AdjudicateTest, TheScratchNeedsNeitherPositionNorOrdersOfTheCaller) {
  std::vector<entente_order> orders = {Read("FRANCE", "A PAR - BUR"), Read("GERMANY", "A MUN - BUR")};
  ASSERT_EQ(entente_adjudicate(scratch_, position_.data(), nullptr, orders.data(), 2, nullptr, &error_), ENTENTE_OK);
  std::fill(position_.begin(), position_.end(), 0);
  std::fill(orders.begin(), orders.end(), 0);
  EXPECT_EQ(Write(Results()[0].order), "A PAR - BUR");
  EXPECT_EQ(ResultSentence(1),
            "A MUN bounced from BUR: A PAR was ordered there too and was strong enough to keep it out.");
  PositionMemory next = Told(entente_scratch_next);
  EXPECT_EQ(PhaseName(next), "F1901M");
  // Listing orders in between does not change the results.
  size_t length = 0;
  std::vector<entente_order> list(4096);
  ASSERT_EQ(entente_legal_orders(scratch_, next.data(), nullptr, ENTENTE_NO_POWER, ENTENTE_NO_PROVINCE, list.data(),
                                 list.size(), &length, &error_),
            ENTENTE_OK);
  EXPECT_EQ(Results()[0].reason, ENTENTE_REASON_BOUNCED);
  EXPECT_EQ(Told(entente_scratch_next), next);
}

TEST_F(AdjudicateTest, ABufferThatIsTooSmallIsAskedForAgain) {
  SetPhase("W1901A");
  for (const std::string_view place : {"PAR", "MAR", "VEN"}) {
    ASSERT_EQ(entente_position_remove(map_, position_.data(), At(place), &error_), ENTENTE_OK);
  }
  ASSERT_EQ(entente_adjudicate(scratch_, position_.data(), nullptr, nullptr, 0, &summary_, &error_), ENTENTE_OK);
  ASSERT_EQ(summary_.event_count, 3u);
  entente_event events[3] = {};
  size_t length = 0;
  for (const size_t capacity : {size_t{0}, size_t{1}, size_t{2}}) {
    EXPECT_EQ(entente_scratch_events(scratch_, events, capacity, &length, &error_), ENTENTE_ERR_BUFFER_TOO_SMALL);
    EXPECT_EQ(length, 3u);
  }
  EXPECT_EQ(entente_scratch_events(scratch_, events, 3, &length, &error_), ENTENTE_OK);
  for (const entente_event& event : events) EXPECT_EQ(event.kind, ENTENTE_EVENT_WAIVED);
}

TEST_F(AdjudicateTest, ResultsThatDoNotFitAreAskedForAgain) {
  ASSERT_EQ(entente_adjudicate(scratch_, position_.data(), nullptr, nullptr, 0, &summary_, &error_), ENTENTE_OK);
  entente_order_result results[22] = {};
  size_t length = 0;
  EXPECT_EQ(entente_scratch_results(scratch_, results, sizeof results[0], 21, &length, &error_),
            ENTENTE_ERR_BUFFER_TOO_SMALL);
  EXPECT_EQ(length, 22u);
  EXPECT_EQ(entente_scratch_results(scratch_, results, sizeof results[0], 22, &length, &error_), ENTENTE_OK);
  EXPECT_EQ(results[21].implied, 1);
}

TEST_F(AdjudicateTest, BeforeTheFirstPhaseThereIsNothingToAskFor) { ExpectNothingToAskFor(); }

TEST_F(AdjudicateTest, AfterAnErrorThereIsNothingToAskFor) {
  const PositionMemory nothing(position_.size());
  const entente_order order = Read("FRANCE", "A PAR H");
  auto rules = Sized<entente_rules>();
  rules.value[0] = 0xff;
  auto small = Sized<entente_phase_summary>();
  small.struct_size = 8;
  const uint64_t starts[] = {0, 0};
  const auto no_position = [&] {
    return entente_adjudicate(scratch_, nothing.data(), nullptr, &order, 1, nullptr, &error_);
  };
  const auto wrong_rules = [&] {
    return entente_adjudicate(scratch_, position_.data(), &rules, &order, 1, nullptr, &error_);
  };
  const auto too_many = [&] {
    return entente_adjudicate(scratch_, position_.data(), nullptr, &order, (size_t{1} << 20) + 1, nullptr, &error_);
  };
  const auto no_summary = [&] {
    return entente_adjudicate(scratch_, position_.data(), nullptr, &order, 1, &small, &error_);
  };
  const auto batch = [&] {
    PositionMemory copy = position_;
    EXPECT_EQ(
        entente_adjudicate_batch(scratch_, copy.data(), 1, nullptr, nullptr, starts, nullptr, 16, nullptr, nullptr),
        ENTENTE_OK);
    return static_cast<entente_status>(ENTENTE_ERR_WRONG_PHASE);  // not an error, but it leaves no results either
  };
  const std::function<entente_status()> calls[] = {no_position, wrong_rules, too_many, no_summary, batch};
  for (const auto& call : calls) {
    const PositionMemory start = position_;
    Adjudicate({order});
    EXPECT_FALSE(Results().empty());
    position_ = start;
    EXPECT_LT(call(), 0);
    ExpectNothingToAskFor();
  }
  EXPECT_EQ(Adjudicate({order})[0].reason, ENTENTE_REASON_NONE) << "the scratch is as good as before";
}

TEST_F(AdjudicateTest, SentencesAreInTheLanguageAndNamesAskedFor) {
  auto options = Sized<entente_text_options>();
  options.full_names = 1;
  options.language = ENTENTE_LANGUAGE_DE;
  Adjudicate({Read("FRANCE", "A PAR - BUR"), Read("GERMANY", "A MUN - BUR")});
  const std::string result = Texts(ENTENTE_TEXTS_RESULTS, &options)[0];
  EXPECT_NE(result.find("Munich"), std::string::npos) << result;
  EXPECT_NE(result.find("Burgundy"), std::string::npos) << result;
  EXPECT_NE(result, ResultSentence(0));
  SetPhase("W1901A");
  ASSERT_EQ(entente_position_remove(map_, position_.data(), At("LON"), &error_), ENTENTE_OK) << error_.message;
  Adjudicate({});
  EXPECT_NE(Texts(ENTENTE_TEXTS_EVENTS, &options)[0], EventSentence(0));
  options.language = 2;
  Text texts;
  ExpectRefused(
      [&](auto* e) { return entente_scratch_texts(scratch_, ENTENTE_TEXTS_EVENTS, &options, texts.out(), e); },
      "options.language");
}

TEST_F(AdjudicateTest, TextsComeOneALine) {
  Adjudicate({Read("FRANCE", "A PAR - BUR"), 0});
  Text orders;
  ASSERT_EQ(entente_scratch_texts(scratch_, ENTENTE_TEXTS_ORDERS, nullptr, orders.out(), &error_), ENTENTE_OK);
  EXPECT_EQ(orders.str().compare(0, 31, "A PAR - BUR\n0x0000000000000000\n"), 0) << orders.str();
  EXPECT_EQ(orders.lines().size(), summary_.result_count);
  EXPECT_EQ(Texts(ENTENTE_TEXTS_RESULTS).size(), summary_.result_count);
  EXPECT_EQ(ResultSentence(0), "A PAR moves to BUR.");
  ExpectRefused([&](auto* e) { return entente_scratch_texts(scratch_, 4, nullptr, orders.out(), e); }, "kind");
}

TEST_F(AdjudicateTest, EventsTellWhatNobodyOrdered) {
  SetPhase("W1901A");
  ASSERT_EQ(entente_position_remove(map_, position_.data(), At("PAR"), &error_), ENTENTE_OK);
  Adjudicate({});
  ASSERT_EQ(events_.size(), 1u);
  EXPECT_EQ(events_[0].kind, ENTENTE_EVENT_WAIVED);
  EXPECT_EQ(events_[0].why, ENTENTE_WHY_NOT_ORDERED);
  EXPECT_EQ(events_[0].power, Power("FRANCE"));
  EXPECT_EQ(events_[0].unit.location, ENTENTE_NO_LOCATION);
  EXPECT_EQ(EventSentence(0), "A build of France is not used: no valid order asks for it.");
}

TEST_F(AdjudicateTest, LostAndRemovedUnitsHaveTheirEvents) {
  SetPhase("S1901R");
  const entente_unit unit{At("BUR"), Power("FRANCE"), ENTENTE_ARMY};
  const uint16_t retreats[] = {At("PIC")};
  ASSERT_EQ(entente_position_dislodge(map_, position_.data(), &unit, retreats, 1, &error_), ENTENTE_OK);
  const auto results = Adjudicate({});
  ASSERT_EQ(results.size(), 1u) << "a disbandment is implied";
  EXPECT_EQ(results[0].implied, 1);
  EXPECT_EQ(results[0].order & 15, uint64_t{ENTENTE_DISBAND});
  ASSERT_EQ(events_.size(), 1u);
  EXPECT_EQ(events_[0].kind, ENTENTE_EVENT_DISBANDED);
  EXPECT_EQ(events_[0].why, ENTENTE_WHY_NO_ORDER);
  EXPECT_EQ(events_[0].unit.location, At("BUR"));
  EXPECT_EQ(EventSentence(0), "A BUR of France is disbanded: no legal retreat was ordered for it.");
  Place("GERMANY", "RUH");
  SetPhase("W1901A");
  Adjudicate({});
  ASSERT_EQ(events_.size(), 1u);
  EXPECT_EQ(events_[0].kind, ENTENTE_EVENT_REMOVED);
  EXPECT_EQ(events_[0].why, ENTENTE_WHY_CIVIL_DISORDER);
  EXPECT_EQ(events_[0].power, Power("GERMANY"));
}

// Bits that are no order are an illegal order, which also has a sentence.
TEST_F(AdjudicateTest, WhatIsNoOrderIsIllegal) {
  for (const entente_order odd : {entente_order{0}, ~entente_order{0}, entente_order{15}}) {
    const auto results = Adjudicate({odd});
    EXPECT_EQ(results[0].reason, ENTENTE_REASON_ILLEGAL);
    EXPECT_EQ(results[0].implied, 0);
    EXPECT_NE(ResultSentence(0), "");
  }
}

TEST_F(AdjudicateTest, NewerCallersResultsAreFilledWithZeros) {
  struct Longer {
    entente_order_result known;
    uint64_t unknown;
  };
  const auto results = Adjudicate({Read("FRANCE", "A PAR - BUR"), Read("GERMANY", "A MUN - BUR")});
  std::vector<Longer> longer(results.size());
  std::memset(static_cast<void*>(longer.data()), 0xff, longer.size() * sizeof longer[0]);
  size_t length = 0;
  ASSERT_EQ(entente_scratch_results(scratch_, &longer[0].known, sizeof(Longer), longer.size(), &length, &error_),
            ENTENTE_OK);
  ASSERT_EQ(length, results.size());
  for (size_t i = 0; i < results.size(); ++i) {
    EXPECT_TRUE(Same(longer[i].known, results[i])) << i;
    EXPECT_EQ(longer[i].unknown, 0u);
  }
}

TEST_F(AdjudicateTest, ResultsAreAlignedAndOfASensibleSize) {
  alignas(8) unsigned char memory[23 * 16] = {};
  Adjudicate({});
  size_t length = 0;
  const auto results = [&](size_t offset, size_t size, entente_error* e) {
    return entente_scratch_results(scratch_, reinterpret_cast<entente_order_result*>(memory + offset), size, 22,
                                   &length, e);
  };
  EXPECT_EQ(results(0, 16, &error_), ENTENTE_OK);
  ExpectRefused([&](auto* e) { return results(4, 16, e); }, "is not aligned to 8 bytes");
  for (const size_t size : {size_t{0}, size_t{8}, size_t{15}, size_t{20}, size_t{4104}}) {
    ExpectRefused([&](auto* e) { return results(0, size, e); }, "result_size");
  }
}

TEST_F(AdjudicateTest, MoreThanAMillionOrdersAreALimit) {
  Owned<entente_game> game;
  ASSERT_EQ(entente_game_new(map_, nullptr, nullptr, game.out(), &error_), ENTENTE_OK);
  const size_t many = (size_t{1} << 20) + 1;  // the call must not read them
  const entente_order order = 0;
  EXPECT_EQ(entente_adjudicate(scratch_, position_.data(), nullptr, &order, many, nullptr, &error_), ENTENTE_ERR_LIMIT);
  EXPECT_EQ(entente_game_submit(game, 0, &order, many, nullptr, &error_), ENTENTE_ERR_LIMIT);
}

// Also on a map with stages: the header promises it, and a game does the same.
TEST_F(AdjudicateTest, AMovementPhaseIsPlayedEvenWithoutAnyUnit) {
  for (const std::string_view text : {"MAP pure\n", "MAP pure\nIN FALL\nSHUT PAR\nFROM S1903M\nSHUT ROM\n"}) {
    Owned<entente_map> map;
    ASSERT_EQ(entente_map_read(ENTENTE_MAP_FORM_MAP, text.data(), text.size(), "a.map", 5, map.out(), &error_),
              ENTENTE_OK);
    Use(entente_map_retain(map));
    Clear("S1901M");
    for (const char* const next : {"F1901M", "S1902M", "F1902M", "S1903M"}) {
      EXPECT_TRUE(Adjudicate({}).empty());
      EXPECT_EQ(PhaseName(position_), next);
      EXPECT_EQ(Describe(position_).unit_count, 0u);
    }
  }
}

// A VIE is dislodged and has no place to go.
TEST_F(AdjudicateTest, ARetreatsPhaseWithoutRetreatsIsHeldIfTheRulesSaySo) {
  const std::string units =
      R"({"units":{"AUSTRIA":["A VIE","A TRI","A BUD"],"GERMANY":["A BOH"],"ITALY":["A GAL"],"RUSSIA":["A TYR"]}})";
  const std::string json = R"({"name":"S1901M","state":)" + units + "}";
  auto held = Sized<entente_rules>();
  ASSERT_EQ(entente_rules_init(&held, map_, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_rules_set(&held, "empty_retreats", 14, "held", 4, &error_), ENTENTE_OK) << error_.message;
  const entente_order orders[] = {Read("GERMANY", "A BOH - VIE"), Read("RUSSIA", "A TYR S A BOH - VIE")};
  for (const entente_rules* rules :
       {static_cast<const entente_rules*>(nullptr), static_cast<const entente_rules*>(&held)}) {
    const char* const expected = rules == nullptr ? "F1901M" : "S1901R";
    ReadPosition(json);
    ASSERT_EQ(entente_adjudicate(scratch_, position_.data(), rules, orders, 2, nullptr, &error_), ENTENTE_OK);
    PositionMemory next = Told(entente_scratch_next);
    EXPECT_EQ(PhaseName(next), expected);
    Owned<entente_game> game;
    ASSERT_EQ(entente_game_new(map_, rules, position_.data(), game.out(), &error_), ENTENTE_OK);
    ASSERT_EQ(entente_game_submit(game, Power("GERMANY"), orders, 1, nullptr, &error_), ENTENTE_OK);
    ASSERT_EQ(entente_game_submit(game, Power("RUSSIA"), orders + 1, 1, nullptr, &error_), ENTENTE_OK);
    ASSERT_EQ(entente_game_process(game, &error_), ENTENTE_OK);
    ASSERT_EQ(entente_game_position(game, 1, next.data(), BytesOf(next), &error_), ENTENTE_OK);
    EXPECT_EQ(PhaseName(next), expected);
  }
}

}  // namespace
}  // namespace entente_test
