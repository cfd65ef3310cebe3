// The house in order: arrows between folders, one library a folder, nothing astray. Each check is also shown to find a
// fault that is planted on purpose.
#include "arrows.h"
#include "gtest/gtest.h"
#include "strays.h"
#include "tree.h"

namespace entente::house {
namespace {

using Files = std::vector<SourceFile>;

const Files& Tree() {
  static const Files files = ReadTree(ENTENTE_SOURCE_DIR);
  return files;
}

std::string Lines(const std::vector<std::string>& sentences) {
  std::string text;
  for (const std::string& sentence : sentences) text += sentence + "\n";
  return text;
}

// The one fault of a tree of one file with one line.
std::string FaultOfLine(const std::string& path, const std::string& line) { return Lines(WrongArrows({{path, line}})); }

TEST(Arrows, EveryIncludePointsDown) { EXPECT_EQ(Lines(WrongArrows(Tree())), ""); }

TEST(Arrows, EachEngineFolderHasOneLibrary) { EXPECT_EQ(Lines(WrongTargets(Tree())), ""); }

TEST(Arrows, TheTreeWasRead) {
  int engine_sources = 0;
  for (const SourceFile& file : Tree()) engine_sources += IsIn(file.path, "engine") && IsSource(file.path);
  EXPECT_GT(engine_sources, 50);
}

TEST(Arrows, APlantedIncludeUpwardsIsFound) {
  Files files = Tree();
  for (SourceFile& file : files) {
    if (file.path == "engine/base/ids.h") file.text += "#include \"movement/strength.h\"\n";
  }
  const std::vector<std::string> faults = WrongArrows(files);
  ASSERT_EQ(faults.size(), 1u) << Lines(faults);
  EXPECT_NE(faults[0].find("base may not see movement"), std::string::npos) << faults[0];
}

TEST(Arrows, FoldersOfOneHeightDoNotSeeEachOther) {
  EXPECT_NE(FaultOfLine("engine/retreat/a.cc", "#include \"adjustment/civil_disorder.h\""), "");
  EXPECT_NE(FaultOfLine("engine/explain/a.cc", "  #  include \"legal_orders/legal_orders.h\""), "");
  EXPECT_EQ(FaultOfLine("engine/phase/a.cc", "#include \"retreat/retreat_options.h\""), "");
}

TEST(Arrows, AnIncludeInDisguiseIsFound) {
  for (const std::string line :
       {"#include <./movement/strength.h>", "#include_next <movement/strength.h>", "#import \"movement/strength.h\"",
        "%:include \"movement/strength.h\"", "#include HEADER", "# /* */ include \"movement/strength.h\"",
        "/* */ #include \"movement/strength.h\"", "#\\\ninclude \"movement/strength.h\"",
        "#inc\\\nlude \"movement/strength.h\""}) {
    EXPECT_NE(FaultOfLine("engine/base/a.h", line), "") << line;
    EXPECT_NE(FaultOfLine("engine/base/a.def", line), "") << line;
  }
  EXPECT_NE(FaultOfLine("datc_tests/oracle/a.cc", "#include \"./movement/strength.h\""), "");
}

TEST(Arrows, WrappersAndTheProgramDoNotSeeEachOther) {
  for (const std::string line :
       {"#include \"cli/setting.h\"", "#include \"tests/board_fixture.h\"", "#include <gtest/gtest.h>"}) {
    EXPECT_NE(FaultOfLine("capi/src/a.cc", line), "") << line;
  }
  EXPECT_NE(FaultOfLine("capi/cli/a.cc", "#include \"guard.h\""), "");
  EXPECT_EQ(FaultOfLine("capi/cli/a.cc", "#include \"arguments.h\""), "");
}

TEST(Arrows, CasesBelongToTheProgramAndTestsBorrowThem) {
  EXPECT_EQ(FaultOfLine("datc_tests/a.cc", "#include \"cli/datc/case_file.h\""), "");
  EXPECT_EQ(FaultOfLine("capi/cli/datc/a.cc", "#include \"case_file.h\"\n#include \"entente/entente.h\""), "");
  EXPECT_EQ(FaultOfLine("capi/cli/a.cc", "#include \"datc/case_file.h\""), "");
  for (const std::string line :
       {"#include \"datc_tests/case_folder.h\"", "#include \"phase/phase_step.h\"", "#include \"guard.h\""}) {
    EXPECT_NE(FaultOfLine("capi/cli/datc/a.cc", line), "") << line;
  }
  EXPECT_NE(FaultOfLine("capi/src/a.cc", "#include \"cli/datc/judge.h\""), "");
  EXPECT_NE(FaultOfLine("engine/phase/a.cc", "#include \"cli/datc/judge.h\""), "");
}

TEST(Arrows, ALibraryIsLinkedByItsDependsAlone) {
  const std::string library = "entente_library(base SOURCES a.cc)\n";
  EXPECT_EQ(Lines(WrongTargets({{"engine/base/CMakeLists.txt", library}})), "");
  for (const std::string line : {"target_link_libraries(entente_base PUBLIC entente_movement)",
                                 "target_sources(entente_base PRIVATE ../movement/x.cc)"}) {
    EXPECT_NE(Lines(WrongTargets({{"engine/base/CMakeLists.txt", library + line}})), "") << line;
  }
}

TEST(Arrows, TheLineIsNamed) {
  EXPECT_EQ(FaultOfLine("engine/order/a.h", "\n\n#include \"phase/phase_step.h\"\n"),
            "engine/order/a.h:3: includes phase/phase_step.h: order may not see phase\n");
}

TEST(Arrows, NothingSeesTestsAndBenchmarks) {
  EXPECT_NE(FaultOfLine("engine/game/a.cc", "#include \"datc_tests/judge.h\""), "");
  EXPECT_NE(FaultOfLine("capi/src/a.cc", "#include \"bench/boards.h\""), "");
  EXPECT_NE(FaultOfLine("engine/game/a.h", "#include <gtest/gtest.h>"), "");
  EXPECT_EQ(FaultOfLine("bench/a.cc", "#include \"bench/boards.h\""), "");
}

TEST(Arrows, TheProgramSeesOnlyPublicHeaders) {
  EXPECT_NE(FaultOfLine("capi/cli/a.cc", "#include \"map/map.h\""), "");
  EXPECT_NE(FaultOfLine("capi/cli/a.cc", "#include \"../src/guard.h\""), "");
  EXPECT_NE(FaultOfLine("capi/bindings/python/a.c", "#include \"absl/status/status.h\""), "");
  EXPECT_EQ(FaultOfLine("capi/cli/a.cc", "#include <entente/entente.h>\n#include <vector>"), "");
}

TEST(Arrows, TheProgramMayUseAbseilAndTheLibraryMayNot) {
  EXPECT_EQ(FaultOfLine("capi/cli/a.cc", "#include \"absl/strings/str_cat.h\""), "");
  EXPECT_NE(FaultOfLine("engine/base/a.cc", "#include \"absl/strings/str_cat.h\""), "");
}

TEST(Arrows, PublicHeadersIncludeOnlyCHeaders) {
  EXPECT_NE(FaultOfLine("capi/include/entente/a.h", "#include <string>"), "");
  EXPECT_NE(FaultOfLine("capi/include/entente/a.h", "#include \"base/ids.h\""), "");
  EXPECT_EQ(FaultOfLine("capi/include/entente/a.h", "#include <stdint.h>"), "");
}

TEST(Arrows, TheOracleSeesTheResolverNotEvenThroughAnother) {
  const Files files = {{"datc_tests/oracle/oracle.cc", "#include \"retreat/retreat_options.h\"\n"},
                       {"engine/retreat/retreat_options.h", "#include \"movement/outcome.h\"\n"},
                       {"engine/movement/outcome.h", ""}};
  EXPECT_EQ(WrongArrows(files).size(), 1u);
}

TEST(Arrows, ASecondLibraryIsFound) {
  EXPECT_EQ(WrongTargets({{"engine/base/CMakeLists.txt", "entente_library(base SOURCES a.cc)"}}).size(), 0u);
  EXPECT_EQ(WrongTargets({{"engine/base/CMakeLists.txt", "entente_library(base SOURCES a.cc)\nadd_library(more b.cc)"}})
                .size(),
            1u);
  EXPECT_EQ(WrongTargets({{"engine/base/a.cc", ""}}).size(), 1u);
  EXPECT_EQ(WrongTargets({{"engine/map/CMakeLists.txt", "entente_library(map DEPENDS entente_order)"}}).size(), 1u);
  EXPECT_EQ(WrongTargets({{"engine/attic/CMakeLists.txt", "entente_library(attic)"}}).size(), 1u);
}

TEST(Tree, HoldsNoStrayFiles) { EXPECT_EQ(Lines(StrayNames(Tree())), ""); }

TEST(Tree, HoldsNoPathsOfOneMachine) { EXPECT_EQ(Lines(MachinePaths(Tree())), ""); }

TEST(Tree, APlantedStrayFileIsFound) {
  EXPECT_EQ(StrayNames({{"engine/base/ids.h.orig", ""}}).size(), 1u);
  EXPECT_EQ(StrayNames({{"scratch/ids.h", ""}}).size(), 1u);
  EXPECT_EQ(StrayNames({{"notes.txt", ""}}).size(), 1u);
  EXPECT_EQ(StrayNames({{"maps/two words.map", ""}}).size(), 1u);
  EXPECT_EQ(StrayNames({{"maps/standard.map", ""}}).size(), 0u);
}

TEST(Tree, APlantedMachinePathIsFound) {
  const std::vector<std::string> faults = MachinePaths({{"a.cc", std::string("1\n2 /hom") + "e/someone/x\n"}});
  ASSERT_EQ(faults.size(), 1u);
  EXPECT_EQ(faults[0].substr(0, 7), "a.cc:2:");
}

}  // namespace
}  // namespace entente::house
