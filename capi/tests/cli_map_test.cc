// entente map: other forms of maps, the linter's JSON, tables of counts, included files.
#include <fstream>
#include <sstream>

#include "cli_run.h"

namespace entente_test {
namespace {

using CliMapTest = Cli;

constexpr char kMap[] =
    "MAP pure.map\nFLAGS STANDARD OWN\nRULE BUILD_ANY\nROTATE AFTER M,R\nFrance\nFLAG GAUL\nLEAGUE North STRICT\n"
    "Turkey\nDUMMY\nCONTROL France,somebody\nIN FALL: LAND PAR ABUTS ROM\nIN FALL\nAMEND ROM\nAMEND BER ABUTS -PAR\n"
    "AMEND CON ABUTS -PAR\nAMEND LON ABUTS -PAR\nAMEND MOS ABUTS -PAR\nAMEND VIE ABUTS -PAR\n";

TEST_F(CliMapTest, EveryFormOfAShippedMapIsReadAgain) {
  const std::string text = RunProgram({"map", "show", "standard", "--format", "map"}).out;
  EXPECT_EQ(text.rfind("# standard.map\n", 0), 0u) << text.substr(0, 100);
  const std::string json = RunProgram({"map", "show", "standard", "--format=json"}).out;
  EXPECT_EQ(json.rfind("{\"format\":\"entente-map/1\",\"name\":\"standard\",", 0), 0u) << json.substr(0, 100);
  const std::string mdf = RunProgram({"map", "show", "standard", "--format", "mdf"}).out;
  EXPECT_EQ(mdf.rfind("MDF ( AUS ENG FRA GER ITA RUS TUR ) (", 0), 0u) << mdf.substr(0, 100);
  const std::string dot = RunProgram({"map", "show", "standard", "--format", "dot"}).out;
  EXPECT_EQ(dot.rfind("graph \"standard\" {\n", 0), 0u) << dot.substr(0, 100);
  for (const std::string& file : {File("standard.map", text), File("a.json", json)}) {
    EXPECT_EQ(RunProgram({"map", "show", file, "--format", "map"}).out, text) << file;
    EXPECT_EQ(RunProgram({"map", "show", file, "--format", "json"}).out, json) << file;
    EXPECT_EQ(RunProgram({"map", "show", file, "--format", "mdf"}).out, mdf) << file;
    EXPECT_EQ(RunProgram({"adjudicate", "--map", file}, kPhase).code, 0) << file;
  }
  const std::string message = File("a.mdf", mdf);
  EXPECT_EQ(RunProgram({"map", "show", message, "--format", "mdf"}).out, mdf);
  EXPECT_EQ(RunProgram({"map", "check", message, File("b.json", json)}).code, 0);
  EXPECT_EQ(RunProgram({"play", "--map", message, "--phases", "5"}).code, 0);
}

TEST_F(CliMapTest, AMapThatIsNotShippedIsToldHowToBeNamed) {
  File("my.map", "USE standard\n");
  File("plain", "USE standard\n");
  const std::filesystem::path before = std::filesystem::current_path();
  std::filesystem::current_path(folder_);
  const Ran my = RunProgram({"legal", "--map", "my"}, kPhase), plain = RunProgram({"legal", "--map", "plain"}, kPhase);
  const Ran shipped = RunProgram({"map", "check", "standard"});
  std::filesystem::current_path(before);
  EXPECT_TRUE(Has(my.err, "'my' is no shipped map (there are ")) << my.err;
  EXPECT_TRUE(Has(my.err, "); there is a file my.map: write my.map\n")) << my.err;
  EXPECT_TRUE(Has(plain.err, "; there is a file plain: write ./plain\n")) << plain.err;
  EXPECT_TRUE(Has(shipped.err, "standard is a shipped map; expected a file ")) << shipped.err;
  EXPECT_EQ(shipped.code, 2);
  EXPECT_TRUE(Has(RunProgram({"map", "show", "standart"}).err, "(nearest: standard)\n"));
}

TEST_F(CliMapTest, CanonicalTextKeepsTheMapLineAndGivesTheSameMap) {
  const std::string file = File("my.map", kMap);
  const std::string text = RunProgram({"map", "show", file, "--format", "map"}).out;
  EXPECT_TRUE(Has(text, "\nMAP pure DRAWING\n")) << text;
  const std::string json = RunProgram({"map", "show", file, "--json"}).out;
  const std::string again = File("my.map", text);
  EXPECT_EQ(RunProgram({"map", "show", again, "--json"}).out, json);
  EXPECT_EQ(RunProgram({"map", "show", again, "--format", "map"}).out, text);
}

TEST_F(CliMapTest, SummaryTellsWhatAJudgeMustShow) {
  const std::string file = File("my.map", kMap);
  const Ran show = RunProgram({"map", "show", file});
  EXPECT_EQ(show.code, 0) << show.err;
  for (const char* line :
       {"my\n  begins SPRING 1901 MOVEMENT (S1901M)\n  7 provinces, 7 locations, 21 army edges, 0 fleet edges\n",
        "  graphics of pure\n", "  flags of STANDARD OWN\n", "  rules BUILD_ANY\n", "  control rotates after M,R\n",
        "  1 further map for some phases\n", "  FRANCE: PAR; flag of GAUL; league NORTH, strict\n",
        "  TURKEY: CON; dummy controlled by FRANCE, then SOMEBODY (from outside)\n"}) {
    EXPECT_TRUE(Has(show.out, line)) << line << show.out;
  }
  const Ran json = RunProgram({"map", "show", file, "--json"});
  EXPECT_EQ(json.code, 0) << json.err;
  for (
      const char* part : {
          R"("army_edges":21,"fleet_edges":0,"powers":7,"centers":7,"units":7,"victory":4},"begin":"SPRING 1901 MOVEMENT")",
          R"("graphics":"pure")",
          R"("flags":{"maps":["STANDARD","OWN"],"powers":{"AUSTRIA":"AUSTRIA")",
          R"("leagues":{"NORTH":{"powers":["FRANCE"]}})",
          R"("dummies":{"TURKEY":{"controllers":["FRANCE","SOMEBODY"]}})",
          R"("rotations":[{"when":"after","types":["M","R"]}])",
          R"("changes":[{"when":"IN FALL","lines":["LAND PAR ABUTS ROM",)",
          R"("rules":["BUILD_ANY"],"diagnostics":[])",
      }) {
    EXPECT_TRUE(Has(json.out, part)) << part << json.out;
  }
}

TEST_F(CliMapTest, APhaseShowsTheMapInForceThen) {
  const std::string file = File("my.map", kMap);
  EXPECT_TRUE(Has(RunProgram({"map", "show", file, "--phase", "F1901M"}).out, " 16 army edges"));
  EXPECT_TRUE(Has(RunProgram({"map", "show", file, "--phase", "SPRING 1905 MOVEMENT"}).out, " 21 army edges"));
  const Ran fall = RunProgram({"map", "show", file, "--json", "--phase", "F1904M"});
  EXPECT_TRUE(Has(fall.out, R"("phase":"F1904M","counts":{"provinces":7,"locations":7,"army_edges":16,)")) << fall.out;
  EXPECT_TRUE(Has(fall.out, R"("PAR":{"name":"Paris","type":"LAND","army":["ROM"],"fleet":[]})")) << fall.out;
  const Ran unknown = RunProgram({"map", "show", file, "--phase", "X1904M"});
  EXPECT_EQ(unknown.code, 2);
  EXPECT_TRUE(Has(unknown.err, "X1904M")) << unknown.err;
}

TEST_F(CliMapTest, CheckTellsJsonForEveryFile) {
  const std::string fine = File("fine.map", "USE pure\n");
  File("parts.map", "USE pure\nCOATS\n");
  const std::string bad = File("bad.map", "USE parts.map\nRULE BILD_ANY\nAMEND PAR ABUTS ZZZ\n");
  const Ran ran = RunProgram({"map", "check", "--json", fine, bad, Path("none.map")});
  EXPECT_EQ(ran.code, 2);
  std::istringstream lines(ran.out);
  std::string line;
  std::getline(lines, line);
  EXPECT_EQ(line, "{\"file\":\"" + fine + R"(","error_count":0,"warning_count":0,"diagnostics":[]})");
  std::getline(lines, line);
  EXPECT_TRUE(Has(line, R"(","error_count":1,"warning_count":)")) << line;
  EXPECT_TRUE(
      Has(line, R"({"severity":"error","code":"ABUT_UNKNOWN","file":")" + bad +
                    R"(","line":3,"column":17,"message":"PAR abuts 'ZZZ', which is no place","include_chain":[]})"))
      << line;
  EXPECT_TRUE(Has(line, R"("code":"UNKNOWN_RULE","file":")" + bad + R"(","line":2,"column":6,)")) << line;
  EXPECT_TRUE(Has(line, R"(nearest: BUILD_ANY)")) << line;
  std::getline(lines, line);
  EXPECT_EQ(
      line,
      "{\"file\":\"" + Path("none.map") +
          R"(","error_count":1,"warning_count":0,"diagnostics":[{"severity":"error","code":"FILE_MISSING","file":")" +
          Path("none.map") + R"(","message":"the file cannot be read","include_chain":[]}]})");
  EXPECT_FALSE(std::getline(lines, line));
  EXPECT_EQ(RunProgram({"map", "check", "--json", bad}).code, 1);
}

TEST_F(CliMapTest, DiagnosticsOfIncludedFilesHaveTheirChain) {
  File("c.map", "USE nowhere.map\n");
  File("b.map", "\nUSE c\n");
  const std::string main = File("a.map", "USE pure\n\nUSE b\n");
  const std::string chain = "\"include_chain\":[\"b.map:2\",\"" + main + ":3\"]";
  EXPECT_TRUE(Has(RunProgram({"map", "check", "--json", main}).out, chain))
      << RunProgram({"map", "check", "--json", main}).out;
  EXPECT_TRUE(
      Has(RunProgram({"map", "check", main}).out,
          "c.map:1:5: error: FILE_MISSING: there is no file 'nowhere.map' (included from b.map:2 < " + main + ":3)"));
}

TEST_F(CliMapTest, AMapWithErrorsIsShownByItsErrors) {
  const std::string bad = File("bad.map", "USE pure\nAMEND PAR ABUTS ZZZ\n");
  const Ran text = RunProgram({"map", "show", bad});
  EXPECT_EQ(text.code, 1);
  EXPECT_EQ(text.out, "");
  EXPECT_TRUE(Has(text.err, ":2:17: error: ABUT_UNKNOWN"));
  const Ran json = RunProgram({"map", "show", bad, "--json"});
  EXPECT_EQ(json.code, 1);
  EXPECT_TRUE(
      Has(json.out, R"("error_count":1,"warning_count":0,"diagnostics":[{"severity":"error","code":"ABUT_UNKNOWN")"));
}

TEST_F(CliMapTest, FilesWithOddNamesAreStillJson) {
  const Ran ran = RunProgram({"map", "check", "--json", "/no/\"\\\n\xff\xc3\xa9.map"});
  EXPECT_TRUE(Has(ran.out, "{\"file\":\"/no/\\\"\\\\\\n\xef\xbf\xbd\xc3\xa9.map\",")) << ran.out;
}

TEST_F(CliMapTest, IncludesMayLieInDirectoriesThatAreAllowed) {
  std::filesystem::create_directories(folder_ / "mine");
  std::filesystem::create_directories(folder_ / "shared" / "deep");
  File("shared/base.map", "USE deep/board\n");
  File("shared/deep/board.map", "USE pure\n");
  File("secret.map", "USE pure\n");
  const std::string main = File("mine/main.map", "USE base\n");
  EXPECT_EQ(RunProgram({"map", "check", main}).code, 1);
  const Ran ran = RunProgram({"map", "check", main, "--include", Path("mine"), "--include", Path("shared")});
  EXPECT_EQ(ran.code, 0) << ran.out;
  for (const std::string& none : {Path("nothing"), Path("secret.map"), std::string()}) {
    for (const char* verb : {"check", "show", "counts"}) {
      const Ran refused = RunProgram({"map", verb, main, "--include", Path("shared"), "--include", none});
      EXPECT_EQ(refused.code, 2) << none;
      EXPECT_EQ(refused.out, "");
      EXPECT_TRUE(Has(refused.err, "entente: --include " + none + ": expected a directory\n")) << refused.err;
    }
  }
  EXPECT_EQ(RunProgram({"map", "show", main, "--include=" + Path("shared")}).code, 0);
  EXPECT_EQ(RunProgram({"map", "counts", main, "--include=" + Path("shared")}).code, 0);
  const Ran outside =
      RunProgram({"map", "check", File("mine/other.map", "USE ../secret.map\n"), "--include", Path("shared")});
  EXPECT_TRUE(Has(outside.out, "FILE_OUTSIDE")) << outside.out;
}

// A file is read only once under a name; its own includes are in its folder.
TEST_F(CliMapTest, OfTwoFilesOfOneNameTheFirstIsRead) {
  for (const char* folder : {"a", "b"}) std::filesystem::create_directories(folder_ / folder);
  const std::string map = File("my.map", "USE a/x.map\nUSE b/x.map\n");
  for (const char* file : {"a/x.map", "b/x.map"}) File(file, "USE y.map\n");
  File("a/y.map", "USE q.map\n");
  File("b/y.map", "# nothing\n");
  File("a/q.map", "USE standard.map\n");
  File("b/q.map", "LAND NOWHERE ABUTS NOTHING\n");
  const Ran ran = RunProgram({"map", "counts", map});
  EXPECT_EQ(ran.code, 0) << ran.err;
}

TEST_F(CliMapTest, FilesThatAJsonMapIncludesLieBesideIt) {
  File("more.map", "AMEND BER ABUTS\n");
  const std::string text = File("a.map", "USE pure\nIN FALL: USE more\n");
  const std::string json = File("b.json", RunProgram({"map", "show", text, "--format", "json"}).out);
  EXPECT_EQ(RunProgram({"map", "check", json}).code, 0) << RunProgram({"map", "check", json}).out;
  File("more.map", "AMEND BER ABUTS XYZ\n");
  const Ran faulty = RunProgram({"map", "check", json});
  EXPECT_TRUE(Has(faulty.out, "more.map:1:17: error: ABUT_UNKNOWN")) << faulty.out;
  EXPECT_TRUE(Has(faulty.out, "(included from " + json + ":")) << faulty.out;
}

TEST_F(CliMapTest, CountsAreATableThatIsComparedWithTheExpected) {
  const Ran table = RunProgram({"map", "counts", "standard", "pure", File("small.map", "USE pure\nVICTORY 7\n")});
  EXPECT_EQ(table.code, 0) << table.err;
  EXPECT_EQ(table.out,
            "map         P    L   AE   FE   Pw   SC    U    V  begin\n"
            "standard   76   82  111  141    7   34   22   18  SPRING 1901 MOVEMENT\n"
            "pure        7    7   21    0    7    7    7    4  SPRING 1901 MOVEMENT\n"
            "small       7    7   21    0    7    7    7    7  SPRING 1901 MOVEMENT\n"
            "3 maps, 0 with errors\n");
  const std::string expected = File("counts.txt",
                                    "# comment\n\npure 7 7 21 0 7 7 7 5 SPRING 1902 MOVEMENT\nstandard 76 82 111 141 7 "
                                    "34 22 18 SPRING 1901 MOVEMENT\n");
  const Ran compared = RunProgram({"map", "counts", "standard", "pure", "chaos", "--expect", expected});
  EXPECT_EQ(compared.code, 1);
  EXPECT_TRUE(Has(compared.out, "standard   76   82  111  141    7   34   22   18  SPRING 1901 MOVEMENT      ok\n"))
      << compared.out;
  EXPECT_TRUE(Has(compared.out, "differs: expected V 5 SPRING 1902 MOVEMENT\n")) << compared.out;
  EXPECT_TRUE(Has(compared.out, "nothing expected\n3 maps, 0 with errors, 2 other than expected\n")) << compared.out;
  const Ran faulty = RunProgram({"map", "counts", "pure", File("bad.map", "no map\n"), "nowhere"});
  EXPECT_EQ(faulty.code, 2);
  EXPECT_TRUE(Has(faulty.out, "nowhere  cannot be read\n")) << faulty.out;
  EXPECT_TRUE(Has(faulty.out, " errors\n")) << faulty.out;
  const Ran unreadable = RunProgram({"map", "counts", "pure", "--expect", File("bad.txt", "pure 7 7\n")});
  EXPECT_EQ(unreadable.code, 2);
  EXPECT_TRUE(Has(unreadable.err, "bad.txt:1: expected a map")) << unreadable.err;
}

TEST_F(CliMapTest, ShippedMapsCountWhatIsExpected) {
  std::istringstream names(RunProgram({"map", "list"}).out);
  std::vector<std::string> arguments{"map", "counts", "--expect", ENTENTE_MAPS_DIR "/counts.txt"};
  for (std::string name; std::getline(names, name);) arguments.push_back(name);
  const Ran ran = RunProgram(arguments);
  EXPECT_EQ(ran.code, 0) << ran.out;
}

TEST_F(CliMapTest, SharedMapsLoadAndCountWhatIsExpected) {
  const std::filesystem::path folder = std::filesystem::path(ENTENTE_SHARED_DIR) / "maps" / "dpjudge";
  if (!std::filesystem::exists(folder)) GTEST_SKIP() << "../shared/maps/dpjudge is absent";
  std::vector<std::string> arguments{"map", "counts", "--expect", ENTENTE_MAPS_DIR "/counts.txt"};
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".map") arguments.push_back(entry.path().string());
  }
  EXPECT_EQ(arguments.size(), 34u);
  const Ran ran = RunProgram(arguments);
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  EXPECT_TRUE(Has(ran.out, "30 maps, 0 with errors, 0 other than expected\n")) << ran.out;
}

TEST_F(CliMapTest, WrongWordsAreBadUsage) {
  for (const std::vector<std::string>& words : {
           std::vector<std::string>{"map", "show", "pure", "--format", "xml"},
           {"map", "show", "pure", "--format", "json", "--json"},
           {"map", "show", "pure", "--format", "map", "--phase", "S1901M"},
           {"map", "show", "pure", "--expect", "x"},
           {"map", "show", "pure", "standard"},
           {"map", "counts"},
           {"map", "counts", "pure", "--json"},
           {"map", "check"},
           {"map", "list", "pure"},
           {"map", "count", "pure"},
       }) {
    const Ran ran = RunProgram(words);
    EXPECT_EQ(ran.code, 2) << words[1] << words.size();
    EXPECT_EQ(ran.out, "");
    EXPECT_TRUE(Has(ran.err, "usage: entente map")) << ran.err;
  }
  EXPECT_TRUE(Has(RunProgram({"map", "count", "pure"}).err, "did you mean counts?"));
}

}  // namespace
}  // namespace entente_test
