// Bulk mode: one line in, one line out, in the same sequence, for lines of all kinds.
#include "cli_run.h"

namespace entente_test {
namespace {

std::vector<std::string> Lines(const std::string& text) {
  std::vector<std::string> lines;
  for (size_t start = 0; start < text.size();) {
    const size_t end = text.find('\n', start);
    lines.push_back(text.substr(start, end - start));
    start = end == std::string::npos ? text.size() : end + 1;
  }
  return lines;
}

bool Starts(const std::string& text, std::string_view beginning) { return text.rfind(beginning, 0) == 0; }

const std::string kLine = kPhase;

TEST(CliBulkTest, ResultsComeInTheSequenceOfTheLines) {
  std::string second = kLine;
  second.replace(second.find("\"a\""), 3, "{\"n\":[1,2]}");
  const Ran ran = RunProgram({"adjudicate", "--jsonl"}, kLine + "\n" + second + "\r\n" + kLine);
  EXPECT_EQ(ran.code, 0) << ran.err;
  const std::vector<std::string> lines = Lines(ran.out);
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_TRUE(Starts(lines[0], R"({"id":"a","name":"S1901M","orders":[)")) << lines[0];
  EXPECT_TRUE(Starts(lines[1], R"({"id":{"n":[1,2]},"name":"S1901M")")) << lines[1];
  EXPECT_EQ(lines[2], lines[0]);
}

TEST(CliBulkTest, FieldsComeInTheDocumentedSequence) {
  const Ran ran = RunProgram({"adjudicate", "--jsonl"}, kLine);
  size_t at = 0;
  for (const char* field : {"\"id\"", "\"name\"", "\"orders\"", "\"power\"", "\"order\"", "\"outcome\"", "\"reason\"",
                            "\"cause\"", "\"dislodged_by\"", "\"sentence\"", "\"events\"", "\"after\"", "\"units\"",
                            "\"retreats\"", "\"centers\"", "\"next\"", "\"name\"", "\"state\""}) {
    at = ran.out.find(field, at);
    ASSERT_NE(at, std::string::npos) << field << " in " << ran.out;
  }
}

TEST(CliBulkTest, BadLinesBecomeErrorObjectsAndTheRestGoesOn) {
  const std::string unknown_map = R"({"id":2,"map":"atlantis","name":"S1901M","state":{"units":{}}})";
  const std::string input = "{\"broken\n\n  \n" + unknown_map + "\n[1]\n" + kLine + "\nnull\n\xff\xfe\n" + kLine + "\n";
  for (const char* command : {"adjudicate", "legal"}) {
    const Ran ran = RunProgram({command, "--jsonl"}, input);
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(ran.err, "");
    const std::vector<std::string> lines = Lines(ran.out);
    ASSERT_EQ(lines.size(), 7u) << ran.out;
    for (const int i : {0, 2, 4, 5}) EXPECT_TRUE(Starts(lines[i], "{\"error\":{\"status\":\"")) << lines[i];
    EXPECT_TRUE(Starts(lines[1], R"({"id":2,"error":{)")) << lines[1];
    EXPECT_NE(lines[1].find("atlantis"), std::string::npos) << lines[1];
    for (const int i : {3, 6}) EXPECT_TRUE(Starts(lines[i], R"({"id":"a",)")) << lines[i];
  }
}

TEST(CliBulkTest, AnErrorTellsItsLineInTheStream) {
  const std::string over = R"({"id":3,"name":"COMPLETED","state":{"units":{}}})";
  const Ran ran = RunProgram({"adjudicate", "--jsonl"}, kLine + "\n\n{\"id\":1,\"name\":7}\n{\"a\"\n" + over + "\n7");
  EXPECT_EQ(ran.code, 1);
  const std::vector<std::string> lines = Lines(ran.out);
  ASSERT_EQ(lines.size(), 5u) << ran.out;
  EXPECT_NE(lines[1].find(R"("line":3,"column":16,)"), std::string::npos) << lines[1];
  EXPECT_NE(lines[2].find(R"("line":4,"column":5,)"), std::string::npos) << lines[2];
  EXPECT_NE(lines[3].find(R"("line":5,"column":16,)"), std::string::npos) << lines[3];
  EXPECT_NE(lines[4].find(R"("line":6,"column":1,)"), std::string::npos) << lines[4];
  for (const std::string& line : lines) EXPECT_EQ(line.find("line 1"), std::string::npos) << line;
}

TEST(CliBulkTest, ALineThatIsAGameHasTheResultsOfItsPhases) {
  const std::string games = RunProgram({"play", "--games", "2", "--phases", "3", "--json"}).out;
  const Ran ran = RunProgram({"adjudicate", "--jsonl"}, games + kLine + "\n");
  EXPECT_EQ(ran.code, 0) << ran.out;
  const std::vector<std::string> lines = Lines(ran.out);
  ASSERT_EQ(lines.size(), 3u) << ran.out;
  EXPECT_NE(lines[0].find(R"("phases":[{)"), std::string::npos) << lines[0];
  EXPECT_NE(lines[1].find(R"("name":"S1901M","orders":[{)"), std::string::npos) << lines[1];
  EXPECT_TRUE(Starts(lines[2], R"({"id":"a","name":)")) << lines[2];
  const Ran legal = RunProgram({"legal", "--jsonl"}, R"({"id":3,"phases":[{"name":"S1901M","state":{"units":{}}}]})");
  EXPECT_EQ(legal.out, "{\"id\":3,\"phases\":[{\"id\":3,\"orders\":{},\"powers\":{}}]}\n");
  const Ran bad = RunProgram({"adjudicate", "--jsonl"}, R"({"phases":[{"name":"S1901M","orders":{"FRANCE":[]}}]})");
  EXPECT_NE(bad.out.find("phases[0]: the phase has no `state`"), std::string::npos) << bad.out;
}

TEST(CliBulkTest, AnObjectOverSeveralLinesIsToldOnce) {
  const Ran ran = RunProgram({"adjudicate", "--jsonl"}, "{\n\"name\": \"S1901M\"\n}\n");
  EXPECT_EQ(ran.code, 1);
  EXPECT_NE(ran.err.find("(stdin): no line could be read: expected a whole JSON object on each line"),
            std::string::npos)
      << ran.err;
}

TEST(CliBulkTest, ABrokenLineBesideAWholeObjectIsToldInItsPlace) {
  const Ran ran = RunProgram({"adjudicate", "--jsonl"}, "{\"id\":7,\"name\":1}\n{\"a\":\n");
  EXPECT_EQ(ran.code, 1);
  EXPECT_EQ(ran.err, "");
  EXPECT_EQ(Lines(ran.out).size(), 2u) << ran.out;
}

TEST(CliBulkTest, ColumnsCountCharacters) {
  const auto column = [](const std::string& id) {
    const std::string out = RunProgram({"adjudicate", "--jsonl"}, "{\"id\":\"" + id + "\",\"name\":1}\n").out;
    return out.substr(out.find("\"column\""));
  };
  EXPECT_EQ(column("eee"), "\"column\":20,\"offset\":19}}\n");
  EXPECT_EQ(column("\u00e9\u00e9\u00e9"), "\"column\":20,\"offset\":22}}\n");
}

TEST(CliBulkTest, TheYearAfterTheLastOneIsAnError) {
  const auto answer = [](const std::string& year) {
    return RunProgram({"adjudicate", "--jsonl"}, R"({"name":"W)" + year +
                                                     R"(A","state":{"units":{"FRANCE":["A PAR"]},)"
                                                     R"("centers":{"FRANCE":["PAR"]}}})"
                                                     "\n")
        .out;
  };
  EXPECT_NE(answer("999999").find(R"("name":"S1000000M")"), std::string::npos) << answer("999999");
  for (const char* year : {"1000000", "1000001", "2147483647"}) {
    EXPECT_NE(answer(year).find(": expected a year from -1000000 to 1000000"), std::string::npos) << answer(year);
  }
}

TEST(CliBulkTest, LinesWithNotesAreCounted) {
  const Ran ran =
      RunProgram({"adjudicate", "--jsonl", "--progress"}, R"({"name":"S1901M","state":{"units":{}},"order":{}})"
                                                          "\n" +
                                                              kLine + "\n");
  EXPECT_EQ(ran.code, 0);
  EXPECT_NE(ran.err.find("2 lines, 1 with notes, in "), std::string::npos) << ran.err;
}

TEST(CliBulkTest, EmptyInputHasNoLines) {
  const Ran ran = RunProgram({"adjudicate", "--jsonl"}, "");
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.out, "");
}

TEST(CliBulkTest, TenMegabytesOfNoiseAreErrorLines) {
  std::string noise(10 << 20, '\0');
  uint64_t state = 1;
  for (char& c : noise) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    c = static_cast<char>(state >> 56);
  }
  const Ran ran = RunProgram({"adjudicate", "--jsonl"}, noise + "\n" + kLine);
  EXPECT_EQ(ran.code, 1);
  EXPECT_TRUE(Starts(Lines(ran.out).back(), R"({"id":"a",)"));
}

TEST(CliBulkTest, LineOverTheLimitIsOneErrorObject) {
  std::string input((size_t{64} << 20) + 100, 'x');
  input += "\n" + kLine + "\n";
  const Ran ran = RunProgram({"adjudicate", "--jsonl"}, input);
  EXPECT_EQ(ran.code, 1);
  const std::vector<std::string> lines = Lines(ran.out);
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_TRUE(Starts(lines[0], R"({"error":{"status":"limit")")) << lines[0].substr(0, 200);
  EXPECT_NE(lines[0].find(R"("line":1})"), std::string::npos) << lines[0].substr(0, 200);
  EXPECT_TRUE(Starts(lines[1], R"({"id":"a",)"));
}

TEST(CliBulkTest, MissingFileIsUnusable) {
  const Ran ran = RunProgram({"adjudicate", "--jsonl", "/nowhere/at/all.jsonl"});
  EXPECT_EQ(ran.code, 2);
  EXPECT_NE(ran.err.find("/nowhere/at/all.jsonl"), std::string::npos);
}

TEST(CliBulkTest, LegalOrdersComePerUnit) {
  const Ran ran = RunProgram({"legal", "--jsonl"}, kLine + "\n");
  EXPECT_EQ(ran.code, 0);
  EXPECT_TRUE(Starts(ran.out, R"({"id":"a","orders":{)")) << ran.out;
  EXPECT_NE(ran.out.find(R"("A PAR":["A PAR H",)"), std::string::npos) << ran.out;
}

TEST(CliBulkTest, RulesOfTheCommandLineServeLinesWithoutRules) {
  EXPECT_EQ(RunProgram({"adjudicate", "--jsonl", "--rules", "civil_disorder=home_distance"}, kLine).code, 0);
  EXPECT_EQ(RunProgram({"adjudicate", "--jsonl", "--rules", "nonsense"}, kLine).code, 2);
  EXPECT_EQ(RunProgram({"adjudicate", "--jsonl", "--map", "nowhere"}, kLine).code, 2);
}

TEST(CliBulkTest, RuleLinesOfALinesMapStandBesideRulesOfTheCommandLine) {
  // Chaos builds on every owned center; PAR is no home center of TUNIS.
  const std::string chaos = R"({"map":"chaos","name":"W1901A","state":{"units":{},"centers":{"TUNIS":["PAR","MAR"]}},)"
                            R"("orders":{}})";
  const Ran plain = RunProgram({"adjudicate", "--jsonl"}, chaos);
  EXPECT_EQ(RunProgram({"adjudicate", "--jsonl", "--rules", "civil_disorder=home_distance"}, chaos).out, plain.out);
}

}  // namespace
}  // namespace entente_test
