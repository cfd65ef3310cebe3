// Draw votes of games: cast, taken back, as commands, saved; and how they end a game.
#include "board_fixture.h"

namespace entente_test {
namespace {

class GameVoteTest : public Board {
 protected:
  void SetUp() override {
    Board::SetUp();
    ASSERT_EQ(entente_game_new(map_, nullptr, nullptr, game_.out(), &error_), ENTENTE_OK) << error_.message;
  }

  entente_status Vote(const char* power, uint32_t kind, uint64_t powers = 0) {
    const entente_vote vote = VoteFor(Power(power), kind, powers);
    return entente_game_vote(game_, &vote, &error_);
  }
  entente_status Cancel(const char* power, uint32_t kind, uint64_t powers = 0) {
    const entente_vote vote = VoteFor(Power(power), kind, powers);
    return entente_game_cancel_vote(game_, &vote, &error_);
  }
  entente_status Command(uint32_t power, std::string_view text) {
    return entente_game_vote_command(game_, power, text.data(), text.size(), &error_);
  }
  // The votes of a power.
  std::vector<entente_vote> VotesOf(const char* power) {
    auto votes = Filled<std::vector<entente_vote>>([&](entente_vote* to, size_t capacity, size_t* length) {
      return entente_game_votes(game_, to, capacity, length, &error_);
    });
    std::erase_if(votes, [&](const entente_vote& vote) { return vote.power != Power(power); });
    return votes;
  }
  // Checks that the power has this vote and no other.
  void ExpectVote(const char* power, uint32_t kind, uint64_t powers = 0, uint32_t list_ignored = 0) {
    const std::vector<entente_vote> votes = VotesOf(power);
    ASSERT_EQ(votes.size(), 1u);
    EXPECT_EQ(votes[0].kind, kind);
    EXPECT_EQ(votes[0].powers, powers);
    EXPECT_EQ(votes[0].list_ignored, list_ignored);
  }
  entente_position_info Now() {
    PositionMemory memory(position_.size());
    EXPECT_EQ(entente_game_position(game_, entente_game_phase_count(game_), memory.data(), 8 * memory.size(), &error_),
              ENTENTE_OK);
    return Describe(memory);
  }

  Owned<entente_game> game_;
};

TEST_F(GameVoteTest, AllSurvivorsAgreeOnADraw) {
  EXPECT_EQ(Describe(game_).draw_policy, uint32_t{ENTENTE_DRAW_JUDGE_DIAS});
  for (uint32_t power = 0; power < 6; ++power) {
    const entente_vote vote = VoteFor(power, ENTENTE_VOTE_DRAW);
    ASSERT_EQ(entente_game_vote(game_, &vote, &error_), ENTENTE_OK) << error_.message;
  }
  ExpectVote("FRANCE", ENTENTE_VOTE_DRAW);
  EXPECT_TRUE(VotesOf("TURKEY").empty());
  EXPECT_EQ(Now().end_kind, uint32_t{ENTENTE_END_NONE});
  ASSERT_EQ(Vote("TURKEY", ENTENTE_VOTE_DRAW), ENTENTE_OK);
  EXPECT_EQ(Now().end_kind, uint32_t{ENTENTE_END_DRAW});
  EXPECT_EQ(Now().winners, 0x7fu);
  EXPECT_EQ(Vote("TURKEY", ENTENTE_VOTE_NO_DRAW), ENTENTE_ERR_WRONG_PHASE);
  EXPECT_EQ(entente_game_resume(game_, &error_), ENTENTE_OK);
  EXPECT_TRUE(VotesOf("FRANCE").empty());
  EXPECT_EQ(entente_game_resume(game_, &error_), ENTENTE_ERR_WRONG_PHASE);
}

TEST_F(GameVoteTest, AListUnderDiasIsAYesAndTold) {
  ASSERT_EQ(Command(Power("FRANCE"), "SET DRAW AE"), ENTENTE_OK) << error_.message;
  ExpectVote("FRANCE", ENTENTE_VOTE_DRAW, 0, 1);
  ASSERT_EQ(Command(Power("FRANCE"), "SET DRAW"), ENTENTE_OK);
  ExpectVote("FRANCE", ENTENTE_VOTE_DRAW);
}

TEST_F(GameVoteTest, ListsAreKeptAndTakenBack) {
  const uint64_t pair = Bit("FRANCE") | Bit("ITALY"), three = pair | Bit("TURKEY");
  ASSERT_EQ(entente_game_set_draw_policy(game_, ENTENTE_DRAW_DAIDE_PDA, &error_), ENTENTE_OK);
  ASSERT_EQ(Vote("FRANCE", ENTENTE_VOTE_LIST, pair), ENTENTE_OK) << error_.message;
  ASSERT_EQ(Vote("FRANCE", ENTENTE_VOTE_LIST, three), ENTENTE_OK);
  ASSERT_EQ(VotesOf("FRANCE").size(), 2u);
  EXPECT_EQ(VotesOf("FRANCE")[1].powers, three);
  EXPECT_EQ(Cancel("FRANCE", ENTENTE_VOTE_LIST, pair), ENTENTE_OK);
  ExpectVote("FRANCE", ENTENTE_VOTE_LIST, three);
  EXPECT_EQ(Vote("FRANCE", ENTENTE_VOTE_LIST, Bit("FRANCE")), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_STREQ(error_.message, "the vote is refused: the list names too few powers");
}

TEST_F(GameVoteTest, CommandsAreThoseOfTheJudges) {
  EXPECT_EQ(Command(ENTENTE_NO_POWER, "SET NODIAS"), ENTENTE_OK) << error_.message;
  EXPECT_EQ(Describe(game_).draw_policy, uint32_t{ENTENTE_DRAW_JUDGE_NODIAS});
  EXPECT_EQ(Command(Power("FRANCE"), "set draw fit"), ENTENTE_OK) << error_.message;
  ExpectVote("FRANCE", ENTENTE_VOTE_LIST, Bit("FRANCE") | Bit("ITALY") | Bit("TURKEY"));
  EXPECT_EQ(Command(Power("FRANCE"), "SET NODRAW"), ENTENTE_OK);
  EXPECT_TRUE(VotesOf("FRANCE").empty());
  EXPECT_EQ(Command(Power("FRANCE"), "SET DIAS"), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(Command(ENTENTE_NO_POWER, "SET DRAW"), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(Command(Power("FRANCE"), "SET DRAW FXI"), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(error_.offset, 9u) << error_.message;
  EXPECT_EQ(Command(ENTENTE_NO_POWER, "SET DIAS"), ENTENTE_OK);
  EXPECT_EQ(Command(Power("FRANCE"), "SET CONCEDE R"), ENTENTE_OK) << error_.message;
  ExpectVote("FRANCE", ENTENTE_VOTE_CONCEDE, Bit("RUSSIA"));  // it has the most centers
  EXPECT_EQ(Vote("ITALY", ENTENTE_VOTE_CONCEDE, Bit("FRANCE")), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(Vote("ITALY", ENTENTE_VOTE_CONCEDE, Bit("RUSSIA") | Bit("FRANCE")), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_STREQ(error_.message, "vote.powers is not one power to concede to");
  EXPECT_EQ(Vote("ITALY", ENTENTE_VOTE_DRAW), ENTENTE_OK) << error_.message;
  EXPECT_EQ(Vote("ITALY", ENTENTE_VOTE_CONCEDE, Bit("RUSSIA")), ENTENTE_OK) << error_.message;
  EXPECT_EQ(VotesOf("ITALY").size(), 2u) << "a concession stands beside a vote on a draw";
  EXPECT_EQ(Cancel("FRANCE", ENTENTE_VOTE_CONCEDE), ENTENTE_OK) << error_.message;
  EXPECT_TRUE(VotesOf("FRANCE").empty());
}

TEST_F(GameVoteTest, VotesAreSavedInTheMiddleOfAPhase) {
  ASSERT_EQ(entente_game_set_draw_policy(game_, ENTENTE_DRAW_JUDGE_NODIAS, &error_), ENTENTE_OK);
  const uint64_t pair = Bit("FRANCE") | Bit("ITALY");
  for (const char* power : {"AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA"}) {
    ASSERT_EQ(Vote(power, ENTENTE_VOTE_LIST, pair), ENTENTE_OK);
  }
  Text saved;
  ASSERT_EQ(entente_game_save(game_, saved.out(), &error_), ENTENTE_OK);
  EXPECT_NE(saved.str().find(R"("draw_vote":{"policy":"judge-nodias","votes":{"AUSTRIA":[["FRANCE","ITALY"]],)"),
            std::string::npos)
      << saved.str();
  Owned<entente_game> loaded;
  ASSERT_EQ(entente_game_load(saved.str().data(), saved.str().size(), map_, loaded.out(), &error_), ENTENTE_OK)
      << error_.message;
  Text again;
  ASSERT_EQ(entente_game_save(loaded, again.out(), &error_), ENTENTE_OK);
  EXPECT_EQ(again.str(), saved.str());
  const entente_vote vote = VoteFor(Power("TURKEY"), ENTENTE_VOTE_LIST, pair);
  ASSERT_EQ(entente_game_vote(loaded, &vote, &error_), ENTENTE_OK);
  Text over;
  ASSERT_EQ(entente_game_save(loaded, over.out(), &error_), ENTENTE_OK);
  EXPECT_NE(over.str().find(R"("end":"draw","winners":["FRANCE","ITALY"])"), std::string::npos) << over.str();
  Owned<entente_game> finished;
  ASSERT_EQ(entente_game_load(over.str().data(), over.str().size(), map_, finished.out(), &error_), ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(Describe(finished).draw_policy, uint32_t{ENTENTE_DRAW_JUDGE_NODIAS}) << "for when it is resumed";
}

// A draw that the old judge leaves undecided stays undecided after loading; a vote that was taken back does not count.
TEST_F(GameVoteTest, VotesThatWereTakenBackAreSavedAndLoaded) {
  ASSERT_EQ(entente_game_set_draw_policy(game_, ENTENTE_DRAW_NJUDGE, &error_), ENTENTE_OK);
  ASSERT_EQ(Vote("ENGLAND", ENTENTE_VOTE_LIST, Bit("AUSTRIA")), ENTENTE_OK);
  for (const char* power : {"AUSTRIA", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"}) {
    ASSERT_EQ(Vote(power, ENTENTE_VOTE_LIST, Bit("ENGLAND")), ENTENTE_OK) << error_.message;
  }
  ASSERT_EQ(Vote("ENGLAND", ENTENTE_VOTE_NO_DRAW), ENTENTE_OK);
  ASSERT_EQ(Now().end_kind, uint32_t{ENTENTE_END_NONE});
  Text json, bytes;
  ASSERT_EQ(entente_game_save(game_, json.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_game_save_binary(game_, bytes.out(), &error_), ENTENTE_OK) << error_.message;
  Owned<entente_game> from_json, from_bytes;
  EXPECT_EQ(entente_game_load(json.str().data(), json.str().size(), map_, from_json.out(), &error_), ENTENTE_OK)
      << error_.message;
  ASSERT_EQ(entente_game_load(bytes.str().data(), bytes.str().size(), map_, from_bytes.out(), &error_), ENTENTE_OK)
      << error_.message;
  Text again;
  ASSERT_EQ(entente_game_save(from_bytes, again.out(), &error_), ENTENTE_OK);
  EXPECT_EQ(again.str(), json.str());
}

TEST_F(GameVoteTest, BadSavedVotesAreRefusedWithTheirPlace) {
  const auto fault = [&](std::string_view vote) {
    const std::string json = "{\"map\":\"standard\",\n\"draw_vote\":" + std::string(vote) +
                             R"(,"phases":[{"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]},"centers":{}}}]})";
    Owned<entente_game> loaded;
    EXPECT_EQ(entente_game_load(json.data(), json.size(), map_, loaded.out(), &error_), ENTENTE_ERR_INVALID_ARGUMENT);
    EXPECT_EQ(error_.line, 2u) << error_.message;
    return std::string(error_.message);
  };
  EXPECT_EQ(fault("7"), "draw_vote: expected an object, not a number");
  EXPECT_EQ(fault(R"({"policy":"dias"})").substr(0, 33), "draw_vote.policy: expected one of");
  EXPECT_EQ(fault(R"({"votes":{"ITALY":["DRAW"]}})"),
            "draw_vote.votes.ITALY[0]: the vote is refused: the power is out of the game");
  EXPECT_EQ(fault(R"({"votes":{"FRANCE":["DRAW"]}})"), "draw_vote: these votes decide a draw: the game would be over");
  EXPECT_EQ(fault(R"({"votes":{"GAUL":[]}})"),
            "draw_vote.votes.GAUL: 'GAUL' is no power of this map: expected AUSTRIA, ENGLAND, FRANCE, GERMANY, ITALY, "
            "RUSSIA, TURKEY");
}

TEST_F(GameVoteTest, AGameIsEndedByItsHost) {
  EXPECT_EQ(entente_game_end(game_, ENTENTE_END_CONCESSION, Bit("RUSSIA"), &error_), ENTENTE_OK);
  EXPECT_EQ(Now().end_kind, uint32_t{ENTENTE_END_CONCESSION});
  EXPECT_EQ(entente_game_end(game_, ENTENTE_END_DRAW, 0x7f, &error_), ENTENTE_ERR_WRONG_PHASE);
  EXPECT_EQ(entente_game_resume(game_, &error_), ENTENTE_OK);
  EXPECT_EQ(entente_game_end(game_, 6, 0, &error_), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(entente_game_end(game_, ENTENTE_END_DRAW, 0, &error_), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(entente_game_end(game_, ENTENTE_END_NO_RESULT, 0, &error_), ENTENTE_OK);
}

TEST_F(GameVoteTest, BadArgumentsAreRefusedByName) {
  ExpectRefused([&](auto* e) { return entente_game_set_draw_policy(game_, 7, e); }, "policy");
  ExpectRefused([&](auto* e) { return entente_game_vote_command(game_, 0, nullptr, 1, e); }, "text");
  ExpectRefused([&](auto* e) { return entente_game_vote(game_, nullptr, e); }, "vote is NULL");
  ExpectRefused([&](auto* e) { return entente_game_resume(nullptr, e); }, "game");
}

}  // namespace
}  // namespace entente_test
