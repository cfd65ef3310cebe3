// The game master of DPP over the C interface: programs that send and receive lines.
#include <cstring>
#include <map>

#include "board_fixture.h"
#include "entente/press.h"

// Overloads of FreeHandle must be declared beside the handle's type to be found.
inline void FreeHandle(entente_master* master) { entente_master_free(master); }

namespace entente_test {
namespace {

class MasterTest : public Board {
 protected:
  void SetUp() override {
    Board::SetUp();
    Begin(0, 7);
  }
  // Begins a game with this many programs of one power each and drops their first lines.
  void Begin(uint32_t flags, uint32_t programs) {
    ASSERT_EQ(entente_master_new(map_, nullptr, flags, 3, master_.out(), &error_), ENTENTE_OK) << error_.message;
    uint32_t power = 0;
    for (uint32_t program = 0; program < programs; ++program) {
      ASSERT_EQ(entente_master_join(master_, program, 0, &power, &error_), ENTENTE_OK);
    }
    ASSERT_EQ(entente_master_begin(master_, &error_), ENTENTE_OK);
    Collect();
    heard_.clear();
  }

  bool Next(std::string& line, uint32_t& power, bool is_record) {
    const auto next = is_record ? entente_master_next_record : entente_master_next;
    size_t length = 0;
    const entente_status asked = next(master_, &power, nullptr, 0, &length, &error_);
    if (asked == ENTENTE_ERR_NOT_FOUND) return false;
    EXPECT_EQ(asked, ENTENTE_ERR_BUFFER_TOO_SMALL);
    line.resize(length);
    EXPECT_EQ(next(master_, &power, line.data(), line.size(), &length, &error_), ENTENTE_OK);
    return true;
  }
  void Collect() {
    std::string line;
    for (uint32_t power = 0; Next(line, power, false);) heard_[power] += (heard_[power].empty() ? "" : " / ") + line;
  }
  void Say(std::string_view power, std::string_view line) {
    EXPECT_EQ(entente_master_receive(master_, Power(power), line.data(), line.size(), &error_), ENTENTE_OK);
  }
  std::string Ask(std::string_view power, std::string_view line) {
    heard_.clear();
    Say(power, line);
    Collect();
    return heard_[Power(power)];
  }

  Owned<entente_master> master_;
  std::map<uint32_t, std::string> heard_;  // texts with " / " between them
};

TEST_F(MasterTest, ProgramsPlayATurn) {
  EXPECT_EQ(Ask("ENG", "HLO"), "HLO ENG");
  EXPECT_EQ(Ask("ENG", "SUB ((ENG FLT LON) MTO NTH) (EDI HLD)"),
            "THK (ENG FLT LON) MTO NTH MBV / THK (ENG FLT EDI) HLD MBV");
  EXPECT_EQ(Ask("ENG", "SUB ((ENG FLT"), "PRN (SUB ((ENG FLT)");
  heard_.clear();
  ASSERT_EQ(entente_master_warn(master_, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_master_play_deadline(master_, &error_), ENTENTE_OK);
  Collect();
  const std::string& france = heard_[Power("FRA")];
  EXPECT_EQ(france.find("TME / ORD (SPR 101) "), 0u) << france;
  EXPECT_NE(france.find("((ENG FLT LON) MTO NTH VLD)"), std::string::npos) << france;
  EXPECT_NE(france.find("/ NOW (FAL 101) "), std::string::npos) << france;
  Owned<entente_game> game;
  ASSERT_EQ(entente_master_game(master_, game.out(), &error_), ENTENTE_OK);
  EXPECT_EQ(entente_game_phase_count(game), 1u);
  EXPECT_EQ(entente_master_map(master_), map_);
  std::string line;
  uint32_t power = 0;
  ASSERT_TRUE(Next(line, power, true));
  EXPECT_EQ(line, "civil disorder: AUS");
  EXPECT_EQ(power, ENTENTE_NO_POWER);
}

TEST_F(MasterTest, ProgramsComeAndGo) {
  uint32_t power = 0;
  EXPECT_EQ(entente_master_join(master_, 8, 0, &power, &error_), ENTENTE_ERR_NOT_FOUND);
  ASSERT_EQ(entente_master_leave(master_, Power("FRA"), &error_), ENTENTE_OK);
  EXPECT_EQ(Ask("ENG", "SND (FRA) (PCE)"), "CDD FRA");
  heard_.clear();
  ASSERT_EQ(entente_master_return(master_, Power("FRA"), 80, &error_), ENTENTE_OK);
  Collect();
  EXPECT_EQ(heard_[Power("FRA")].find("HLO FRA / LNG "), 0u) << heard_[Power("FRA")];
  EXPECT_EQ(Ask("ENG", "SND (FRA) (PCE)"), "SNT FRA (PCE)");
  heard_.clear();
  const std::string_view late = "GOF";
  ASSERT_EQ(entente_master_receive_late(master_, Power("FRA"), late.data(), late.size(), &error_), ENTENTE_OK);
  Collect();
  EXPECT_EQ(heard_[Power("FRA")], "BPR (GOF)");
}

TEST_F(MasterTest, WhatProgramsSayForTheRecordIsKept) {
  EXPECT_EQ(Ask("ENG", "LOG (GOB)"), "");
  Say("ENG", "");
  Say("ENG", "SLP");
  std::string line;
  uint32_t power = 0;
  ASSERT_TRUE(Next(line, power, true));
  EXPECT_EQ(line, "LOG (GOB)");
  EXPECT_EQ(power, Power("ENG"));
  EXPECT_FALSE(Next(line, power, true));
  auto info = Sized<entente_program_info>();
  ASSERT_EQ(entente_master_program(master_, Power("ENG"), &info, &error_), ENTENTE_OK);
  EXPECT_EQ(info.is_asleep, 1u);
  EXPECT_EQ(info.empty_lines, 1u);
}

TEST_F(MasterTest, AVictoryByVoteEndsTheGame) {
  Begin(ENTENTE_MASTER_PARTIAL_DRAWS, 7);
  for (const char* power : {"AUS", "FRA", "GER", "ITA", "RUS"}) EXPECT_EQ(Ask(power, "DRW (ENG)"), "");
  EXPECT_EQ(entente_master_stage(master_), uint32_t{ENTENTE_REFEREE_RUNNING});
  EXPECT_EQ(Ask("TUR", "DRW (ENG)"), "OFF");
  EXPECT_EQ(entente_master_stage(master_), uint32_t{ENTENTE_REFEREE_FINISHED});
  std::vector<entente_score> scores(7);
  size_t length = 0;
  ASSERT_EQ(entente_master_scores(master_, scores.data(), scores.size(), &length, &error_), ENTENTE_OK);
  EXPECT_EQ(length, 7u);
  for (uint32_t power = 0; power < 7; ++power) EXPECT_EQ(scores[power].numerator, power == Power("ENG") ? 6 : 0);
}

TEST_F(MasterTest, ASavedGameGoesOn) {
  Say("ENG", "SUB (LON MTO NTH)");
  heard_.clear();
  Text bytes;
  ASSERT_EQ(entente_master_save(master_, "game.1", 6, bytes.out(), &error_), ENTENTE_OK) << error_.message;
  Collect();
  EXPECT_EQ(heard_[Power("FRA")], "SVE game.1");
  Text file;
  ASSERT_EQ(entente_master_save_new(master_, "game.1", 6, 0, file.out(), &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(file.str(), bytes.str());
  ASSERT_EQ(entente_master_save_new(master_, "game.1", 6, 0, file.out(), &error_), ENTENTE_OK);
  EXPECT_EQ(file.str(), "");
  const std::string saved = bytes.str();
  ASSERT_EQ(entente_master_load(saved.data(), saved.size(), map_, master_.out(), &error_), ENTENTE_OK);
  EXPECT_EQ(entente_master_map(master_), map_);
  EXPECT_EQ(entente_master_stage(master_), uint32_t{ENTENTE_REFEREE_FORMING});
  for (const char* power : {"ENG", "FRA"}) {
    ASSERT_EQ(entente_master_return(master_, Power(power), 0, &error_), ENTENTE_OK);
  }
  heard_.clear();
  ASSERT_EQ(entente_master_begin(master_, &error_), ENTENTE_OK);
  Collect();
  EXPECT_EQ(heard_[Power("FRA")].find("LOD game.1 / SCD "), 0u) << heard_[Power("FRA")];
  EXPECT_EQ(Ask("ENG", "MIS"), "MIS (ENG FLT EDI) (ENG AMY LVP)");
  heard_.clear();
  ASSERT_EQ(entente_master_close(master_, &error_), ENTENTE_OK);
  Collect();
  EXPECT_EQ(heard_[Power("FRA")], "OFF");
  ASSERT_EQ(entente_master_load(saved.data(), saved.size(), nullptr, master_.out(), &error_), ENTENTE_OK);
  EXPECT_STREQ(entente_map_name(entente_master_map(master_)), "standard");
}

TEST_F(MasterTest, BadArgumentsAreNamed) {
  entente_master* made = nullptr;
  entente_game* game = nullptr;
  Text text;
  uint32_t power = 0;
  char line[8];
  size_t length = 0;
  entente_score score;
  auto info = Sized<entente_program_info>();
  ExpectRefused([&](auto* e) { return entente_master_new(nullptr, nullptr, 0, 1, &made, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_master_new(map_, nullptr, 4, 1, &made, e); }, "flags");
  ExpectRefused([&](auto* e) { return entente_master_new(map_, nullptr, 0, 1, nullptr, e); }, "master");
  ExpectRefused([&](auto* e) { return entente_master_load("x", 1, nullptr, &made, e); }, "DPPGAME");
  ExpectRefused([&](auto* e) { return entente_master_load(nullptr, 1, nullptr, &made, e); }, "bytes");
  ExpectRefused([&](auto* e) { return entente_master_load("x", 1, nullptr, nullptr, e); }, "master");
  ExpectRefused([&](auto* e) { return entente_master_join(nullptr, 1, 0, &power, e); }, "master");
  ExpectRefused([&](auto* e) { return entente_master_join(master_, 1, 0, nullptr, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_master_return(master_, 7, 0, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_master_return(nullptr, 0, 0, e); }, "master");
  ExpectRefused([&](auto* e) { return entente_master_begin(nullptr, e); }, "master");
  ExpectRefused([&](auto* e) { return entente_master_receive(master_, 7, "GOF", 3, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_master_receive(master_, 0, nullptr, 3, e); }, "line");
  ExpectRefused([&](auto* e) { return entente_master_receive(nullptr, 0, "GOF", 3, e); }, "master");
  ExpectRefused([&](auto* e) { return entente_master_receive_late(nullptr, 0, "GOF", 3, e); }, "master");
  ExpectRefused([&](auto* e) { return entente_master_leave(master_, 99, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_master_warn(nullptr, e); }, "master");
  ExpectRefused([&](auto* e) { return entente_master_play_deadline(nullptr, e); }, "master");
  ExpectRefused([&](auto* e) { return entente_master_save(master_, "GOF", 3, text.out(), e); }, "name");
  ExpectRefused([&](auto* e) { return entente_master_save(master_, "a", 1, nullptr, e); }, "bytes");
  ExpectRefused([&](auto* e) { return entente_master_save_new(master_, "a", 1, 2, text.out(), e); }, "whole");
  ExpectRefused([&](auto* e) { return entente_master_close(nullptr, e); }, "master");
  ExpectRefused([&](auto* e) { return entente_master_next(nullptr, &power, line, 8, &length, e); }, "master");
  ExpectRefused([&](auto* e) { return entente_master_next(master_, nullptr, line, 8, &length, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_master_next_record(master_, &power, line, 8, nullptr, e); }, "length");
  ExpectRefused([&](auto* e) { return entente_master_game(nullptr, &game, e); }, "master");
  ExpectRefused([&](auto* e) { return entente_master_game(master_, nullptr, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_master_program(master_, 7, &info, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_master_program(master_, 0, nullptr, e); }, "info");
  ExpectRefused([&](auto* e) { return entente_master_scores(nullptr, &score, 1, &length, e); }, "master");
  EXPECT_EQ(entente_master_stage(nullptr), 0u);
  EXPECT_EQ(entente_master_map(nullptr), nullptr);
}

// BUILD_ANY of chaos; without it no power there could build more than one unit.
TEST_F(MasterTest, AMapsOwnRulesActBesideThoseOfDaide) {
  Owned<entente_map> chaos;
  Owned<entente_master> made;
  Owned<entente_game> game;
  auto rules = Sized<entente_rules>(), told = Sized<entente_rules>();
  ASSERT_EQ(entente_map_builtin("chaos", 5, chaos.out(), &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(entente_rules_read(chaos, "daide", 5, &rules, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_master_new(chaos, nullptr, 0, 1, made.out(), &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(entente_master_game(made, game.out(), &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(entente_game_rules(game, &told, &error_), ENTENTE_OK);
  EXPECT_EQ(std::memcmp(&told, &rules, sizeof rules), 0);
}

}  // namespace
}  // namespace entente_test
