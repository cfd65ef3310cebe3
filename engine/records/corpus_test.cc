// Adjudicates, through JSON, recorded games and phases for which several independent engines gave results.
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

#include "json/json_test_util.h"
#include "phase_json/exchange.h"
#include "records/replay_test_util.h"

namespace entente {
namespace {

// The expected result of a corpus line, and ours.
struct Answer {
  std::string id;
  std::string wanted;  // units, retreats and name of the next phase, as far as the line has them
  std::string ours;
  std::string alternative;  // the line's datc3 result; `wanted` if it has none
  bool civil_disorder = false;
};

std::string Board(std::string_view line, const std::string& path) {
  return Member(line, path + ".units") + Member(line, path + ".retreats");
}

Answer Ask(Exchange& exchange, std::string_view line) {
  Answer answer;
  answer.id = Member(line, "id");
  const std::string name = Member(line, "expect.name");
  answer.wanted = Board(line, "expect") + name;
  answer.alternative = Member(line, "alt.datc3").empty() ? answer.wanted : Board(line, "alt.datc3") + name;
  answer.civil_disorder = Member(line, "tags").find("civil_disorder") != std::string::npos;
  const auto result = exchange.Adjudicate(line);
  if (!result.ok()) {
    answer.ours = std::string(result.status().message());
  } else {
    answer.ours = Board(*result, "after") + (name.empty() ? "" : Member(*result, "next.name"));
  }
  return answer;
}

std::vector<Answer> AskAll(std::string_view file) {
  std::vector<Answer> answers;
  const auto text = SharedFile(file);
  if (!text) return answers;
  Exchange exchange({});
  for (const std::string_view line : Lines(*text)) answers.push_back(Ask(exchange, line));
  return answers;
}

#define SKIP_IF_ABSENT(answers) \
  if (answers.empty()) GTEST_SKIP() << "the shared corpus is not here"

TEST(Corpus, AgreedPhasesComeOutAsAllEnginesSay) {
  const std::vector<Answer> answers = AskAll("corpus/agreed.jsonl");
  SKIP_IF_ABSENT(answers);
  EXPECT_EQ(answers.size(), 2000u);
  for (const Answer& answer : answers) EXPECT_EQ(answer.ours, answer.wanted) << answer.id;
}

TEST(Corpus, RetreatsComeOutAsBothEnginesSay) {
  const std::vector<Answer> answers = AskAll("corpus/retreats.jsonl");
  SKIP_IF_ABSENT(answers);
  EXPECT_EQ(answers.size(), 500u);
  for (const Answer& answer : answers) EXPECT_EQ(answer.ours, answer.wanted) << answer.id;
}

TEST(Corpus, AdjustmentsWithoutCivilDisorderComeOutAsBothEnginesSay) {
  const std::vector<Answer> answers = AskAll("corpus/adjustments.jsonl");
  SKIP_IF_ABSENT(answers);
  EXPECT_EQ(answers.size(), 1000u);
  for (const Answer& answer : answers) {
    if (answer.civil_disorder) continue;
    EXPECT_EQ(answer.ours, answer.wanted) << answer.id;
  }
}

// Lines that match neither `expect` nor `datc3`, because these results do not follow a DATC case that decides them.
struct Decided {
  std::string_view id;
  std::string_view alt;    // the alternative that equals our result
  std::string_view order;  // the order on which the results differ
  std::string_view datc_case;
};
constexpr Decided kDecided[] = {
    // F TYS alone can convoy A TUS to ROM, so no route needs F LYO. Its convoy order counts as no order and shows no intent:
    // the army goes by land.
    {"\"lively-7-00038-53\"", "own-intent+via-strict", "F LYO C A TUS - ROM", "6.G.19"},
};

TEST(Corpus, DisputedPhasesMatchTheAnswerOrThatOfDatc3OrADatcCase) {
  const auto text = SharedFile("corpus/disputed.jsonl");
  if (!text) GTEST_SKIP() << "the shared corpus is not here";
  Exchange exchange({});
  int decided = 0;
  for (const std::string_view line : Lines(*text)) {
    const Answer answer = Ask(exchange, line);
    if (answer.ours == answer.wanted || answer.ours == answer.alternative) continue;
    const auto it =
        std::find_if(std::begin(kDecided), std::end(kDecided), [&](const Decided& d) { return d.id == answer.id; });
    ASSERT_NE(it, std::end(kDecided)) << answer.id << "\nours   " << answer.ours << "\nexpect " << answer.wanted
                                      << "\ndatc3  " << answer.alternative;
    EXPECT_EQ(answer.ours, Board(line, "alt." + std::string(it->alt))) << it->order << ": " << it->datc_case;
    ++decided;
  }
  EXPECT_EQ(decided, static_cast<int>(std::size(kDecided)));
}

// The line with other rules, given as a JSON object.
std::string Under(std::string_view line, const std::string& rules) {
  return R"({"rules":)" + rules + "," + std::string(line.substr(1));
}

// An army ordered "via convoy" goes by convoy or not at all. Any other army goes by land if it can.
TEST(Corpus, DisputedPhasesUnderViaOnlyMatchTheStrictAnswer) {
  const auto text = SharedFile("corpus/disputed.jsonl");
  if (!text) GTEST_SKIP() << "the shared corpus is not here";
  Exchange exchange({});
  int strict = 0;
  for (const std::string_view line : Lines(*text)) {
    const bool told = !Member(line, "alt.via-strict").empty();
    const Answer answer = Ask(exchange, Under(line, R"({"adjacent_convoy":"via_only"})"));
    EXPECT_EQ(answer.ours, told ? Board(line, "alt.via-strict") : answer.wanted) << answer.id;
    strict += told;
  }
  EXPECT_EQ(strict, 206);
}

// Before 2023, the distance to home centers decided.
TEST(Corpus, AdjustmentsInCivilDisorderComeOutAsBothEnginesSayByTheOlderRule) {
  const auto text = SharedFile("corpus/adjustments.jsonl");
  if (!text) GTEST_SKIP() << "the shared corpus is not here";
  Exchange exchange({});
  int count = 0;
  for (const std::string_view line : Lines(*text)) {
    const Answer answer = Ask(exchange, Under(line, R"({"civil_disorder":"home_distance"})"));
    EXPECT_EQ(answer.ours, answer.wanted) << answer.id;
    count += answer.civil_disorder;
  }
  EXPECT_EQ(count, 98);
}

// Counts the disputed phases with a result for an alternative, and those in which our rules for it give that result.
struct AltCount {
  int told = 0;
  int same = 0;
};
AltCount CountAlt(std::string_view disputed, const std::string& alt, const std::string& rules) {
  AltCount count;
  Exchange exchange({});
  for (const std::string_view line : Lines(disputed)) {
    if (Member(line, "alt." + alt).empty()) continue;
    ++count.told;
    count.same += Ask(exchange, Under(line, rules)).ours == Board(line, "alt." + alt);
  }
  return count;
}

// Intent is shown by a convoy order of an own fleet, or by "via convoy". Intent alone decides between land and sea. A line
// without a result for this alternative has the common result.
TEST(Corpus, DisputedPhasesMatchTheStrictAnswerOfOwnIntent) {
  const auto text = SharedFile("corpus/disputed.jsonl");
  if (!text) GTEST_SKIP() << "the shared corpus is not here";
  Exchange exchange({});
  int told = 0;
  for (const std::string_view line : Lines(*text)) {
    const bool is_told = !Member(line, "alt.own-intent+via-strict").empty();
    const Answer answer = Ask(exchange, line);
    EXPECT_EQ(answer.ours, is_told ? Board(line, "alt.own-intent+via-strict") : answer.wanted) << answer.id;
    told += is_told;
  }
  EXPECT_EQ(told, 211);
}

TEST(Corpus, OtherDisputedAnswersComeOutUnderTheirOptions) {
  const auto text = SharedFile("corpus/disputed.jsonl");
  if (!text) GTEST_SKIP() << "the shared corpus is not here";
  // The army goes by land if no fleet convoys it, even if it is ordered by convoy.
  const AltCount intent = CountAlt(*text, "own-intent", R"({"adjacent_convoy":"own_intent_or_land_if_none"})");
  EXPECT_EQ(intent.told, 5);
  EXPECT_EQ(intent.same, 5);
  const AltCount loose = CountAlt(*text, "support-coast-loose",
                                  R"({"adjacent_convoy":"own_intent_or_land_if_none","support_coast":"ignored"})");
  EXPECT_EQ(loose.told, 2);
  EXPECT_EQ(loose.same, 2);
}

TEST(Games, RecordedGamesReplayWithoutADifference) {
  const std::vector<std::string> files = SharedFiles("games");
  int games = 0;
  Exchange exchange({});
  for (const std::string& file : files) {
    if (!file.ends_with(".json")) continue;
    const auto text = SharedFile(file);
    ASSERT_TRUE(text.has_value());
    const auto result = ReplayJson(exchange, *text);
    ASSERT_TRUE(result.ok()) << file << ": " << result.status().message();
    EXPECT_EQ(Member(*result, "differences"), "[]") << file;
    EXPECT_NE(Member(*result, "compared"), "0") << file;
    ++games;
  }
  if (games == 0) GTEST_SKIP() << "the shared games are not here";
  EXPECT_EQ(games, 15);
}

// Members of other tools are ignored without a note.
TEST(Corpus, NoPhaseHasANote) {
  Exchange exchange({});
  size_t lines = 0;
  for (const char* file :
       {"corpus/agreed.jsonl", "corpus/disputed.jsonl", "corpus/retreats.jsonl", "corpus/adjustments.jsonl"}) {
    const auto text = SharedFile(file);
    if (!text) GTEST_SKIP() << "the shared corpus is not here";
    for (const std::string_view line : Lines(*text)) {
      const auto result = exchange.Adjudicate(line);
      ASSERT_TRUE(result.ok()) << result.status();
      ASSERT_TRUE(exchange.notes().empty()) << line << "\n" << exchange.notes().front();
      ++lines;
    }
  }
  EXPECT_EQ(lines, 4000u);
}

TEST(Games, NoRecordedGameHasANote) {
  Exchange exchange({});
  int games = 0;
  for (const std::string& file : SharedFiles("games")) {
    if (!file.ends_with(".json")) continue;
    const auto result = ReplayJson(exchange, *SharedFile(file));
    ASSERT_TRUE(result.ok()) << file << ": " << result.status();
    EXPECT_EQ(Member(*result, "notes"), "") << file;
    ++games;
  }
  if (games == 0) GTEST_SKIP() << "the shared games are not here";
}

}  // namespace
}  // namespace entente
