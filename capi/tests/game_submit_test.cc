// Handing in parts and for other powers, owed orders, default orders, waiting; undo, redo and going to a phase.
#include "board_fixture.h"

namespace entente_test {
namespace {

class GameSubmitTest : public Board {
 protected:
  void SetUp() override {
    Board::SetUp();
    ASSERT_EQ(entente_game_new(map_, nullptr, nullptr, game_.out(), &error_), ENTENTE_OK) << error_.message;
  }

  entente_submission In(uint32_t mode, uint32_t by = ENTENTE_NO_POWER) {
    auto submission = Sized<entente_submission>();
    submission.by = by;
    submission.mode = mode;
    return submission;
  }
  entente_status HandIn(const char* power, const entente_submission& how, std::string_view text) {
    return entente_game_submit_text(game_, Power(power), text.data(), text.size(), &how, &error_);
  }
  std::string Orders(const char* power) {
    Text text;
    EXPECT_EQ(entente_game_orders_text(game_, entente_game_phase_count(game_), Power(power), 0, text.out(), &error_),
              ENTENTE_OK);
    return text.str();
  }
  std::string Defaults(const char* power) {
    Text text;
    EXPECT_EQ(entente_game_orders_text(game_, entente_game_phase_count(game_), Power(power), 1, text.out(), &error_),
              ENTENTE_OK);
    return text.str();
  }
  std::string OwedJson() {
    Text text;
    EXPECT_EQ(entente_game_owed_json(game_, text.out(), &error_), ENTENTE_OK) << error_.message;
    return text.str();
  }
  entente_owed Owed(const char* power) {
    auto owed = Sized<entente_owed>();
    EXPECT_EQ(entente_game_owed(game_, Power(power), &owed, &error_), ENTENTE_OK) << error_.message;
    return owed;
  }

  Owned<entente_game> game_;
};

TEST_F(GameSubmitTest, OrdersAreAmendedAddedAndTakenBack) {
  ASSERT_EQ(HandIn("FRANCE", In(ENTENTE_SUBMIT_REPLACE), "A PAR - BUR\nF BRE - ENG\n"), ENTENTE_OK);
  ASSERT_EQ(HandIn("FRANCE", In(ENTENTE_SUBMIT_AMEND), "A PAR - GAS\n"), ENTENTE_OK);
  EXPECT_EQ(Orders("FRANCE"), "A PAR - GAS\nF BRE - ENG\n");
  EXPECT_EQ(entente_game_cancel_order(game_, Power("FRANCE"), At("BRE"), ENTENTE_NO_POWER, &error_), ENTENTE_OK);
  EXPECT_EQ(Orders("FRANCE"), "A PAR - GAS\n");
  EXPECT_EQ(entente_game_cancel_order(game_, Power("FRANCE"), At("BRE"), ENTENTE_NO_POWER, &error_),
            ENTENTE_ERR_NOT_FOUND);
  EXPECT_STREQ(error_.message, "FRANCE has handed in no order for BRE");
  ASSERT_EQ(HandIn("FRANCE", In(ENTENTE_SUBMIT_NEXT_SET), "A PAR - PIC\n"), ENTENTE_OK);
  EXPECT_EQ(entente_game_line_count(game_, 0), 2u);
  auto line = Sized<entente_line>();
  ASSERT_EQ(entente_game_line(game_, 0, 1, &line, &error_), ENTENTE_OK);
  EXPECT_EQ(line.order_set, 1u);
  EXPECT_EQ(entente_game_cancel_order(game_, Power("FRANCE"), ENTENTE_NO_PROVINCE, ENTENTE_NO_POWER, &error_),
            ENTENTE_OK);
  EXPECT_EQ(Orders("FRANCE"), "");
}

TEST_F(GameSubmitTest, PackedOrdersAreHandedInLikeTexts) {
  const entente_order first = Read("FRANCE", "A PAR - BUR"), second = Read("FRANCE", "A MAR - SPA");
  const entente_submission amend = In(ENTENTE_SUBMIT_AMEND);
  ASSERT_EQ(entente_game_submit(game_, Power("FRANCE"), &first, 1, &amend, &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(entente_game_submit(game_, Power("FRANCE"), &second, 1, &amend, &error_), ENTENTE_OK);
  EXPECT_EQ(Orders("FRANCE"), "A PAR - BUR\nA MAR - SPA\n");
}

TEST_F(GameSubmitTest, DefaultOrdersArePlayedForWhoHandsInNothing) {
  ASSERT_EQ(HandIn("FRANCE", In(ENTENTE_SUBMIT_DEFAULTS), "A PAR - BUR\n"), ENTENTE_OK);
  EXPECT_EQ(Defaults("FRANCE"), "A PAR - BUR\n");
  EXPECT_EQ(Defaults("ITALY"), "");
  EXPECT_EQ(Owed("FRANCE").unit_count, 3u);
  ASSERT_EQ(entente_game_process(game_, &error_), ENTENTE_OK);
  auto summary = Sized<entente_phase_summary>();
  ASSERT_EQ(entente_game_summary(game_, 0, &summary, &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(summary.by_default, Bit("FRANCE"));
  EXPECT_EQ(Defaults("FRANCE"), "");
}

TEST_F(GameSubmitTest, WhoMayOrderForAnother) {
  const uint32_t italy = Power("ITALY"), france = Power("FRANCE");
  EXPECT_EQ(HandIn("FRANCE", In(ENTENTE_SUBMIT_REPLACE, italy), "A PAR - BUR"), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_STREQ(error_.message, "ITALY may not order the units of FRANCE");
  EXPECT_EQ(entente_game_may_order(game_, italy, france), 0u);
  ASSERT_EQ(entente_game_allow(game_, italy, france, 1, &error_), ENTENTE_OK);
  EXPECT_EQ(entente_game_may_order(game_, italy, france), 1u);
  EXPECT_EQ(entente_game_may_order(game_, france, italy), 0u);
  EXPECT_EQ(entente_game_may_order(game_, italy, ENTENTE_NO_POWER), 0u);
  EXPECT_EQ(HandIn("FRANCE", In(ENTENTE_SUBMIT_REPLACE, italy), "A PAR - BUR"), ENTENTE_OK) << error_.message;
  EXPECT_EQ(entente_game_cancel_order(game_, france, At("PAR"), italy, &error_), ENTENTE_OK);
  EXPECT_EQ(entente_game_cancel_order(game_, france, ENTENTE_NO_PROVINCE, Power("TURKEY"), &error_),
            ENTENTE_ERR_INVALID_ARGUMENT);
  ASSERT_EQ(entente_game_allow(game_, italy, france, 0, &error_), ENTENTE_OK);
  EXPECT_EQ(entente_game_may_order(game_, italy, france), 0u);
}

TEST_F(GameSubmitTest, ItIsToldWhatIsOwed) {
  ASSERT_EQ(HandIn("FRANCE", In(ENTENTE_SUBMIT_REPLACE), "A PAR - BUR\nF BRE - MOS\nA MAR\n"), ENTENTE_OK);
  EXPECT_EQ(Owed("FRANCE").unit_count, 2u);
  EXPECT_EQ(Owed("FRANCE").by, Power("FRANCE"));
  const auto units = Filled<std::vector<entente_unit>>([&](entente_unit* list, size_t capacity, size_t* length) {
    return entente_game_owed_units(game_, Power("FRANCE"), list, capacity, length, &error_);
  });
  ASSERT_EQ(units.size(), 2u);
  EXPECT_EQ(units[0].location, At("BRE"));
  EXPECT_EQ(units[1].location, At("MAR"));
  const std::string json = OwedJson();
  EXPECT_NE(json.find(R"("phase":"S1901M","ready":false)"), std::string::npos) << json;
  EXPECT_NE(json.find(R"("FRANCE":{"handed_in":true,"waiting":false,"by":"FRANCE","units":["F BRE","A MAR"],)"
                      R"("build_count":0,"removal_count":0})"),
            std::string::npos)
      << json;
}

TEST_F(GameSubmitTest, APhaseIsReadyWhenNobodyOwesOrWaits) {
  for (const char* const power : {"AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"}) {
    std::string holds;
    for (const entente_unit& unit :
         Filled<std::vector<entente_unit>>([&](entente_unit*list, size_t capacity, size_t*length) {
           return entente_game_owed_units(game_, Power(power), list, capacity, length, &error_);
         })) {
      holds += entente_map_location_id(map_, unit.location) + std::string(" H\n");
    }
    EXPECT_NE(OwedJson().find("\"ready\":false"), std::string::npos);
    ASSERT_EQ(HandIn(power, In(ENTENTE_SUBMIT_REPLACE), holds), ENTENTE_OK);
  }
  EXPECT_NE(OwedJson().find("\"ready\":true"), std::string::npos) << OwedJson();
  ASSERT_EQ(entente_game_set_waiting(game_, Power("TURKEY"), 1, &error_), ENTENTE_OK);
  EXPECT_EQ(Describe(game_).waiting, Bit("TURKEY"));
  EXPECT_NE(OwedJson().find("\"ready\":false"), std::string::npos);
  ASSERT_EQ(entente_game_set_waiting(game_, Power("TURKEY"), 0, &error_), ENTENTE_OK);
  EXPECT_EQ(Describe(game_).waiting, 0u);
}

TEST_F(GameSubmitTest, PhasesAreUndoneAndRedone) {
  ASSERT_EQ(HandIn("FRANCE", In(ENTENTE_SUBMIT_REPLACE), "A PAR - BUR\n"), ENTENTE_OK);
  for (int i = 0; i < 3; ++i) ASSERT_EQ(entente_game_process(game_, &error_), ENTENTE_OK);
  ASSERT_EQ(HandIn("FRANCE", In(ENTENTE_SUBMIT_REPLACE), "A BUR - MUN\n"), ENTENTE_OK);
  EXPECT_EQ(entente_game_go_to(game_, 0, &error_), ENTENTE_OK);
  EXPECT_EQ(Describe(game_).undone_count, 3u);
  EXPECT_EQ(entente_game_phase_count(game_), 0u);
  EXPECT_EQ(Orders("FRANCE"), "A PAR - BUR\n");
  EXPECT_EQ(entente_game_redo(game_, &error_), ENTENTE_OK);
  EXPECT_EQ(entente_game_phase_count(game_), 1u);
  EXPECT_EQ(entente_game_go_to(game_, 3, &error_), ENTENTE_OK);
  EXPECT_EQ(Orders("FRANCE"), "A BUR - MUN\n");
  EXPECT_EQ(entente_game_redo(game_, &error_), ENTENTE_ERR_WRONG_PHASE);
  EXPECT_EQ(entente_game_go_to(game_, 4, &error_), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(entente_game_go_to(game_, UINT32_MAX, &error_), ENTENTE_ERR_INVALID_ARGUMENT);
}

TEST_F(GameSubmitTest, WrongArgumentsAreRefusedByName) {
  Text text;
  const entente_submission good = In(ENTENTE_SUBMIT_REPLACE);
  const auto refused = [&](const entente_submission& submission, const char* name) {
    ExpectRefused([&](auto* e) { return entente_game_submit_text(game_, 0, "", 0, &submission, e); }, name);
    ExpectRefused([&](auto* e) { return entente_game_submit(game_, 0, nullptr, 0, &submission, e); }, name);
  };
  entente_submission wrong = good;
  wrong.by = 7;
  refused(wrong, "by");
  wrong = good;
  wrong.mode = 4;
  refused(wrong, "mode");
  wrong = good;
  wrong.struct_size = 3;
  refused(wrong, "how has a wrong struct_size");
  wrong = good;
  wrong.reserved = 1;
  refused(wrong, "how.reserved");
  ExpectRefused([&](auto* e) { return entente_game_submit(nullptr, 0, nullptr, 0, &good, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_submit(game_, 0, nullptr, 1, &good, e); }, "orders");
  ExpectRefused([&](auto* e) { return entente_game_submit_text(game_, 0, nullptr, 1, &good, e); }, "text");
  ExpectRefused([&](auto* e) { return entente_game_set_waiting(game_, 0, 2, e); }, "waits");
  ExpectRefused([&](auto* e) { return entente_game_allow(game_, 0, 1, 2, e); }, "allowed");
  ExpectRefused([&](auto* e) { return entente_game_allow(game_, ENTENTE_NO_POWER, 1, 1, e); }, "by");
  ExpectRefused([&](auto* e) { return entente_game_cancel_order(game_, 0, 99, ENTENTE_NO_POWER, e); }, "province");
  ExpectRefused([&](auto* e) { return entente_game_cancel_order(game_, 7, ENTENTE_NO_PROVINCE, ENTENTE_NO_POWER, e); },
                "power");
  ExpectRefused([&](auto* e) { return entente_game_owed(game_, 7, nullptr, e); }, "owed");
  ExpectRefused([&](auto* e) { return entente_game_owed_units(game_, 7, nullptr, 0, nullptr, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_game_owed_json(game_, nullptr, e); }, "json");
  ExpectRefused([&](auto* e) { return entente_game_orders_text(game_, 0, 0, 2, text.out(), e); }, "defaults 2");
  ASSERT_EQ(entente_game_process(game_, &error_), ENTENTE_OK);
  ExpectRefused([&](auto* e) { return entente_game_orders_text(game_, 0, 0, 1, text.out(), e); },
                "defaults 1 is only for the current phase");
}

TEST_F(GameSubmitTest, AGameEndsByTheRulesOfItsHost) {
  auto rules = Sized<entente_end_rules>();
  rules.has_last_year = 1;
  rules.last_year = 1901;
  rules.year_limit = ENTENTE_YEAR_LIMIT_NO_RESULT;
  ASSERT_EQ(entente_game_set_end_rules(game_, &rules, &error_), ENTENTE_OK) << error_.message;
  auto told = Sized<entente_end_rules>();
  ASSERT_EQ(entente_game_end_rules(game_, &told, &error_), ENTENTE_OK);
  EXPECT_EQ(told.last_year, 1901);
  EXPECT_EQ(told.year_limit, uint32_t{ENTENTE_YEAR_LIMIT_NO_RESULT});
  for (int i = 0; i < 2; ++i) ASSERT_EQ(entente_game_process(game_, &error_), ENTENTE_OK);
  EXPECT_EQ(entente_game_process(game_, &error_), ENTENTE_ERR_WRONG_PHASE);
  const auto refused = [&](auto member, uint32_t value, const char* name) {
    entente_end_rules wrong = rules;
    wrong.*member = value;
    ExpectRefused([&](auto* e) { return entente_game_set_end_rules(game_, &wrong, e); }, name);
  };
  refused(&entente_end_rules::last_survivor, 2, "last_survivor");
  refused(&entente_end_rules::has_last_year, 2, "has_last_year");
  refused(&entente_end_rules::year_limit, 3, "year_limit");
  refused(&entente_end_rules::stalemate_years, UINT32_MAX, "stalemate_years");
  refused(&entente_end_rules::phase_limit, UINT32_MAX, "phase_limit");
  refused(&entente_end_rules::struct_size, 0, "rules");
}

TEST_F(GameSubmitTest, AGameHasTheHashOfWhatWasHandedInAndWhatCameOfIt) {
  const auto hash_at = [&](entente_game* game, uint32_t phase) {
    uint64_t hash = 0;
    EXPECT_EQ(entente_game_hash(game, phase, &hash, &error_), ENTENTE_OK) << error_.message;
    return hash;
  };
  Owned<entente_game> other;
  ASSERT_EQ(entente_game_fork(game_, other.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(HandIn("FRANCE", In(ENTENTE_SUBMIT_REPLACE), "A PAR H"), ENTENTE_OK);
  ASSERT_EQ(entente_game_process(game_, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_game_process(other, &error_), ENTENTE_OK);
  EXPECT_EQ(hash_at(game_, 0), hash_at(other, 0));
  EXPECT_NE(hash_at(game_, 1), hash_at(other, 1));  // the positions are the same
  Text json;
  ASSERT_EQ(entente_game_save(game_, json.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_game_load(json.str().data(), json.str().size(), nullptr, other.out(), &error_), ENTENTE_OK);
  EXPECT_EQ(hash_at(game_, 1), hash_at(other, 1));
  uint64_t hash = 0;
  ExpectRefused([&](auto* e) { return entente_game_hash(game_, 2, &hash, e); }, "phase");
  ExpectRefused([&](auto* e) { return entente_game_hash(game_, 0, nullptr, e); }, "hash");
}

}  // namespace
}  // namespace entente_test
