#include "phase_json/vote_json.h"

#include <gtest/gtest.h>

#include <ctime>

#include "map_language/builtin.h"

namespace entente {
namespace {

// The note about a decision for a single survivor.
const std::string kFranceAlone =
    R"("survivors: FRANCE alone is left, with no other power to draw with; what is decided is no draw, but its victory)";

std::string Told(std::string_view policy, std::string_view json, Voice voice = {}) {
  static const MapRef kMap = *BuiltinMap("standard");
  const Result<JsonTape> tree = JsonTape::ReadDocument(json);
  EXPECT_TRUE(tree.ok()) << json;
  Notes notes(voice);
  const Result<std::string> counted = CountVotes(*kMap, *FindDrawPolicy(policy), *tree, notes);
  return counted.ok() ? *counted : std::string(counted.status().message());
}

TEST(VoteJson, ABallotCountsTogether) {
  EXPECT_EQ(Told("judge-nodias",
                 R"({"id":7,"survivors":["AUSTRIA","FRANCE"],"votes":{"AUSTRIA":["FRANCE"],"FRANCE":"NODRAW"}})"),
            R"({"id":7,"draw":["FRANCE"]})");
  EXPECT_EQ(Told("judge-dias", R"({"survivors":["FRANCE","aus"],"votes":{"French":"draw","A":"DRAW"}})"),
            R"({"draw":["AUSTRIA","FRANCE"]})");
  EXPECT_EQ(Told("judge-dias", R"({"id":{"a": 1},"survivors":["FRANCE","AUSTRIA"],"votes":{}})"),
            R"({"id":{"a":1},"draw":null})");
}

TEST(VoteJson, TheSequenceOfSurvivorsIsTheJudges) {
  const std::string votes = R"("votes":{"AUSTRIA":["ENGLAND","FRANCE"],"ENGLAND":["AUSTRIA","ENGLAND","FRANCE"],)"
                            R"("FRANCE":["AUSTRIA","ENGLAND","FRANCE"]}})";
  EXPECT_EQ(Told("njudge", R"({"survivors":["AUSTRIA","ENGLAND","FRANCE"],)" + votes),
            R"({"draw":["AUSTRIA","ENGLAND","FRANCE"]})");
  EXPECT_EQ(Told("njudge", R"({"survivors":["ENGLAND","FRANCE","AUSTRIA"],)" + votes),
            R"({"draw":["ENGLAND","FRANCE"]})");
}

TEST(VoteJson, UnderPdaAPowerHasAListOfVotes) {
  const std::string survivors = R"({"survivors":["AUSTRIA","ENGLAND","FRANCE"],)";
  EXPECT_EQ(Told("daide-pda", survivors + R"("votes":{"AUSTRIA":["DRAW",["AUSTRIA","FRANCE"]],)"
                                          R"("ENGLAND":[["FRANCE","AUSTRIA"]],"FRANCE":["AUSTRIA","FRANCE"]}})"),
            R"({"draw":["AUSTRIA","FRANCE"]})");
  EXPECT_EQ(Told("daide-pda", survivors + R"("votes":{"AUSTRIA":[],"ENGLAND":"DRAW","FRANCE":"DRAW"}})"),
            R"({"draw":null})");
}

TEST(VoteJson, RefusedVotesOfABallotAreNamed) {
  EXPECT_EQ(Told("judge-nodias", R"({"survivors":["FRANCE"],"votes":{"GERMANY":["FRANCE"],"FRANCE":["GERMANY"]}})"),
            R"({"draw":["FRANCE"],"refused":["GERMANY","FRANCE"],"notes":["votes.GERMANY is refused: the power is out )"
            R"(of the game","votes.FRANCE is refused: a power in the list is out of the game",)" +
                kFranceAlone + "\"]}");
  EXPECT_EQ(Told("judge-nodias", R"({"survivors":["A","F"],"votes":{"A":"DRAW"}})"),
            R"({"draw":null,"refused":["AUSTRIA"],"notes":["votes.A is refused: this draw vote needs a list of )"
            R"(powers"]})");
}

TEST(VoteJson, NotesAreInTheLanguageOfTheCall) {
  const Voice german(Naming::kIds, *FindLanguage("de"));
  EXPECT_EQ(Told("judge-nodias", R"({"survivors":["FRANCE"],"vote":1,"votes":{"GERMANY":["FRANCE"]}})", german),
            R"({"draw":["FRANCE"],"refused":["GERMANY"],"notes":["`vote` wird nicht gelesen: Ist `votes` gemeint?",)"
            R"("votes.GERMANY wird abgelehnt: Die Macht ist ausgeschieden",)"
            R"("survivors: Nur FRANCE ist übrig, und für ein Remis gibt es keine andere Macht; beschlossen ist kein )"
            R"(Remis, sondern der Sieg dieser Macht"]})");
  EXPECT_EQ(Told("judge-dias", R"({"survivors":["A","F"],"votes":{"A":["A"],"F":"DRAW"}})", german),
            R"({"draw":["AUSTRIA","FRANCE"],"notes":["votes.A: Eine Liste ist unter judge-dias ein Ja zum Remis aller )"
            R"(Überlebenden"]})");
}

TEST(VoteJson, AListUnderDiasIsAYesWithANote) {
  EXPECT_EQ(Told("judge-dias", R"({"survivors":["A","F"],"votes":{"A":["A"],"F":"DRAW"}})"),
            R"({"draw":["AUSTRIA","FRANCE"],"notes":["votes.A: a list under judge-dias is a yes to a draw of all )"
            R"(survivors"]})");
}

TEST(VoteJson, APowerVotesButOnce) {
  EXPECT_EQ(Told("judge-dias", R"({"survivors":["A","F"],"votes":{"FRANCE":"NODRAW","F":"DRAW","A":"DRAW"}})"),
            "votes.F: FRANCE votes twice, by two names");
  EXPECT_EQ(Told("judge-dias", R"({"survivors":["A","F"],"steps":[{"processed":true,"survivors":["F","FRENCH"]}]})"),
            "steps[0].survivors: FRANCE stands twice in this list");
}

TEST(VoteJson, MistypedKeysAreNoted) {
  EXPECT_EQ(Told("judge-dias", R"({"surviver":["A"],"votes":{}})"),
            "the object: no survivors: expected a list of powers; `surviver` is not read: did you mean `survivors`?");
  EXPECT_EQ(Told("judge-dias", R"({"survivors":["A"],"Votes":{}})"),
            "the object: neither votes nor steps: expected one of them; `Votes` is not read: did you mean `votes`?");
  EXPECT_EQ(Told("judge-dias", R"({"survivors":["A","F"],"steps":[{"processed":true,"surviver":["A"]}]})"),
            R"({"replies":[null],"draw":null,"step":null,"notes":["steps[0]: `surviver` is not read: did you mean )"
            R"(`survivors`?"]})");
}

TEST(VoteJson, AScriptIsDecidedByOneStep) {
  EXPECT_EQ(Told("daide-pda", R"({"id":"s","survivors":["FRANCE","ITALY"],"steps":[{"by":"FRANCE","cast":"DRAW"},)"
                              R"({"by":"ITALY","cancel":["ITALY","FRANCE"]},{"processed":true},)"
                              R"({"by":"FRANCE","cast":["FRANCE","ITALY"]},{"by":"GERMANY","cast":"DRAW"},)"
                              R"({"by":"ITALY","cast":"DRAW"},{"by":"ITALY","cast":"NODRAW"},{"processed":true}]})"),
            R"({"id":"s","replies":["accepted","accepted",null,"accepted","refused","accepted","refused",null],)"
            R"("draw":["FRANCE","ITALY"],"step":5,"notes":["steps[4].cast is refused: the power is out of the game",)"
            R"("steps[6].cast is refused: a draw is decided already"]})");
  EXPECT_EQ(Told("daide", R"({"survivors":["FRANCE","A"],"steps":[]})"), R"({"replies":[],"draw":null,"step":null})");
}

// England votes yes in the form of each policy and takes it back. The yes of all other powers then decides no draw.
TEST(VoteJson, ACancelledDrawOrNodrawTakesTheVoteBack) {
  const std::string yes = R"("DRAW")", list = R"(["ENGLAND","FRANCE"])";
  const auto told = [](std::string_view policy, const std::string& vote, const std::string& taken_back) {
    const std::string cancel = taken_back.empty() ? std::string() : R"({"by":"ENGLAND","cancel":)" + taken_back + "},";
    return Told(policy, R"({"survivors":["ENGLAND","FRANCE"],"steps":[{"by":"ENGLAND","cast":)" + vote + "}," + cancel +
                            R"({"by":"FRANCE","cast":)" + vote + "}]}");
  };
  const std::string none = R"({"replies":["accepted","accepted","accepted"],"draw":null,"step":null)";
  for (const char* policy : {"judge-dias", "judge-nodias", "njudge", "daide", "daide-pda", "dpp", "dpp-pda"}) {
    const DrawPolicyTraits& traits = TraitsOf(*FindDrawPolicy(policy));
    const std::string vote = traits.bare == BareVote::kYes ? yes : list;
    EXPECT_EQ(told(policy, vote, ""), R"({"replies":["accepted","accepted"],"draw":["ENGLAND","FRANCE"],"step":1})")
        << policy;
    for (const char* word : {R"("DRAW")", R"("NODRAW")", R"("nodraw")"}) {
      EXPECT_EQ(told(policy, vote, word), none + "}") << policy << " " << word;
    }
  }
  // Under daide-pda, each list stays until it is taken back itself. Policies without lists refuse them.
  EXPECT_EQ(told("daide-pda", list, R"("DRAW")"),
            R"({"replies":["accepted","accepted","accepted"],"draw":["ENGLAND","FRANCE"],"step":2})");
  for (const char* policy : {"judge-nodias", "njudge", "daide-pda", "dpp-pda"}) {
    EXPECT_EQ(told(policy, list, R"(["FRANCE","ENGLAND"])"), none + "}") << policy;
  }
  EXPECT_EQ(told("judge-dias", yes, list),
            none +
                R"(,"notes":["steps[1].cancel: a list under judge-dias is a yes to a draw of all survivors, which is )"
                R"(taken back"]})");
  for (const char* policy : {"daide", "dpp"}) {
    EXPECT_EQ(told(policy, yes, list),
              R"({"replies":["accepted","refused","accepted"],"draw":["ENGLAND","FRANCE"],"step":2,)"
              R"("notes":["steps[1].cancel is refused: this draw vote takes no lists"]})")
        << policy;
  }
}

// Rows 18, 19 and 51, P17 and L11 of DRAWS.md: the result and the note for a single survivor.
TEST(VoteJson, ASingleSurvivorIsTold) {
  const auto told = [](const char* policy, const std::string& rest) {
    return Told(policy, R"({"survivors":["FRANCE"],)" + rest + "}");
  };
  const std::string won = R"("draw":["FRANCE"],"notes":[)" + kFranceAlone + "\"]}";
  const std::string open =
      R"("draw":null,"notes":["survivors: FRANCE alone is left, with no other power to draw with"]})";
  for (const char* policy : {"judge-nodias", "njudge", "dpp-pda"}) {
    EXPECT_EQ(told(policy, R"("votes":{"FRANCE":["FRANCE"]})"), "{" + won) << policy;
    EXPECT_EQ(told(policy, R"("votes":{})"), "{" + won) << policy;
  }
  for (const char* policy : {"judge-dias", "daide", "daide-pda", "dpp"}) {
    EXPECT_EQ(told(policy, R"("votes":{"FRANCE":"DRAW"})"), "{" + won) << policy;
    EXPECT_EQ(told(policy, R"("votes":{})"), "{" + open) << policy;
  }
  EXPECT_EQ(told("judge-dias", R"("steps":[{"by":"FRANCE","cast":"DRAW"}])"),
            R"({"replies":["accepted"],"draw":["FRANCE"],"step":0,"notes":[)" + kFranceAlone + "\"]}");
  EXPECT_EQ(Told("dpp", R"({"survivors":[],"votes":{}})"),
            R"({"draw":null,"notes":["survivors: no power is left to vote"]})");
}

TEST(VoteJson, AProcessedPhaseMayTellItsSurvivors) {
  EXPECT_EQ(
      Told("judge-dias", R"({"survivors":["FRANCE","ITALY"],"steps":[{"by":"ITALY","cast":"DRAW"},)"
                         R"({"processed":true,"survivors":["FRANCE"]},{"by":"ITALY","cast":"DRAW"},)"
                         R"({"by":"FRANCE","cast":"DRAW"}]})"),
      R"({"replies":["accepted",null,"refused","accepted"],"draw":["FRANCE"],"step":3,"notes":["steps[2].cast is refused: the power )"
      R"(is out of the game",)" +
          kFranceAlone + "\"]}");
}

// A refused step costs no more than any other: 40,000 of them take milliseconds, not seconds, under every policy.
// Seconds of processor time that a script of so many steps takes.
double SecondsOf(const std::string& policy, const std::string& vote, int steps) {
  std::string script = R"({"survivors":["FRANCE","ITALY"],"steps":[{"by":"ITALY","cast":)" + vote + "}";
  for (int i = 1; i < steps; ++i) script += R"(,{"by":"FRANCE","cast":)" + vote + "}";
  const std::clock_t start = std::clock();
  const std::string told = Told(policy, script + "]}");
  const std::string last = "steps[" + std::to_string(steps - 1) + "].cast is refused";
  EXPECT_EQ(told.find(last) == std::string::npos, told.find("refused") == std::string::npos);
  return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

// Four times the steps take four times the time, not sixteen times.
TEST(VoteJson, AScriptTakesTimeByTheNumberOfItsSteps) {
  const std::string votes[] = {R"("DRAW")", R"(["FRANCE","ITALY"])", R"(["GERMANY"])"};
  for (const std::string policy : {"judge-dias", "judge-nodias", "njudge", "daide", "daide-pda", "dpp", "dpp-pda"}) {
    for (const std::string& vote : votes) {
      const double few = SecondsOf(policy, vote, 10000);
      EXPECT_LT(SecondsOf(policy, vote, 40000), 8 * few + 0.1) << policy << " " << vote;
    }
  }
}

TEST(VoteJson, FaultsAreNamedWithTheirPath) {
  const auto fault = [](std::string_view json) { return Told("judge-nodias", json); };
  EXPECT_EQ(fault("[]"), "the object: expected an object, not an array");
  EXPECT_EQ(fault(R"({"votes":{}})"), "the object: no survivors: expected a list of powers");
  EXPECT_EQ(fault(R"({"survivors":[]})"), "the object: neither votes nor steps: expected one of them");
  EXPECT_EQ(fault(R"({"survivors":["FRANCE","FRENCH"],"votes":{}})"), "survivors: FRANCE stands twice in this list");
  EXPECT_EQ(fault(R"({"survivors":["FRANCE"],"votes":{"FRANCE":["FRAN"]}})").substr(0, 44),
            "votes.FRANCE[0]: 'FRAN' is no power of this ");
  EXPECT_EQ(fault(R"({"survivors":["FRANCE"],"votes":{"FRANCE":"YES"}})"),
            "votes.FRANCE: expected \"DRAW\", \"NODRAW\" or a list of powers");
  EXPECT_EQ(fault(R"({"survivors":["FRANCE"],"steps":[{"by":"FRANCE","cancel":true}]})"),
            "steps[0].cancel: expected \"DRAW\", \"NODRAW\" or a list of powers");
  EXPECT_EQ(fault(R"({"survivors":["FRANCE"],"votes":{"FRANCE":[["FRANCE"]]}})"),
            "votes.FRANCE[0]: expected a string, not an array");
  EXPECT_EQ(fault(R"({"survivors":["FRANCE"],"steps":[{"by":"FRANCE"}]})"),
            "steps[0]: expected by with cast or cancel, or processed");
  for (const std::string value : {"1", "\"true\"", "false"}) {
    EXPECT_EQ(fault(R"({"survivors":["FRANCE"],"steps":[{"processed":)" + value + "}]}"),
              "steps[0].processed: expected true");
  }
  EXPECT_EQ(fault(R"({"survivors":["FRANCE"],"steps":[{"processed":true,"by":"FRANCE","cast":"DRAW"}]})"),
            "steps[0]: expected by with cast or cancel, or processed, not both");
}

}  // namespace
}  // namespace entente
