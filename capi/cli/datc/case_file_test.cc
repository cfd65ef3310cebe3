#include "case_file.h"

#include <gtest/gtest.h>

#include <string>

namespace entente::datc {
namespace {

constexpr char kConvoy[] = R"(# comment
case 6.X.1 A fleet loses its convoy
issues 4.A.2 4.E.1
phase movement
units England F LON, F WAL
units France F ENG, A BRE
order England F London Supports F Wales - English Channel : succeeds
order England F Wales - English Channel                   : succeeds
order France A Brest - London                             : fails disrupted, open
order France F ENG Convoys A BRE - LON : fails dislodged, dislodged by F WAL, unused
after England F LON, F ENG
after France A BRE
dislodged France F ENG by F WAL, retreats NTH BEL
closed F ENG occupied BRE LON
contested PIC
phase retreat
order France F English Channel - Belgium : succeeds
after England F LON, F ENG
after France A BRE, F BEL

under convoy_retreat=never waive=forbidden
no answer
)";

constexpr char kRemovals[] = R"(
case 6.X.2 Removals
phase adjustment
units Russia A LVN, A SWE
centers Russia STP
due Russia remove 1
after Russia A LVN
disordered Russia A SWE
distance LVN 1, SWE 2
phase adjustment
units Russia A WAR
centers Russia MOS WAR
due Russia build 1
order Russia Build A Moscow : succeeds
after Russia A MOS, A WAR
built Russia A MOS
under civil_disorder=home_distance
phase adjustment
after Russia A SWE
removed Russia A LVN
)";

std::string FirstError(const std::string& text) {
  const CaseFile file = ReadCases(text, "x.cases");
  return file.errors.empty() ? "" : file.errors[0].ToString();
}

std::string Changed(const std::string& text, const std::string& from, const std::string& to) {
  std::string changed(text);
  return changed.replace(changed.find(from), from.size(), to);
}

TEST(CaseFile, MovementIsReadAsWritten) {
  const CaseFile file = ReadCases(kConvoy, "x.cases");
  ASSERT_EQ(FirstError(kConvoy), "");
  ASSERT_EQ(file.cases.size(), 1u);
  const Case& data = file.cases[0];
  EXPECT_EQ(data.id, "6.X.1");
  EXPECT_EQ(data.title, "A fleet loses its convoy");
  EXPECT_EQ(data.issues, (std::vector<std::string>{"4.A.2", "4.E.1"}));
  const CasePhase& phase = data.phases[0];
  EXPECT_EQ(phase.kind, PhaseKind::kMovement);
  EXPECT_EQ(phase.units.size(), 4u);
  ASSERT_EQ(phase.orders.size(), 4u);
  EXPECT_EQ(phase.orders[0].text, "F London Supports F Wales - English Channel");
  EXPECT_TRUE(phase.orders[0].succeeds);
  EXPECT_EQ(phase.orders[2].reason, "disrupted");
  EXPECT_TRUE(phase.orders[2].open);
  EXPECT_EQ(phase.orders[3].dislodged_by, "F WAL");
  EXPECT_TRUE(phase.orders[3].unused);
  EXPECT_EQ(phase.after[2], (CaseUnit{"France", 'A', "BRE"}));
  ASSERT_EQ(phase.dislodged.size(), 1u);
  EXPECT_EQ(phase.dislodged[0].retreats, (std::vector<std::string>{"BEL", "NTH"}));
  EXPECT_EQ(phase.dislodged[0].closed.at("occupied").size(), 2u);
  EXPECT_EQ(phase.contested, std::vector<std::string>{"PIC"});
}

TEST(CaseFile, ARetreatPhaseGoesOnFromTheMovement) {
  const CaseFile file = ReadCases(kConvoy, "x.cases");
  const CasePhase& retreat = file.cases[0].phases[1];
  EXPECT_TRUE(retreat.continues);
  EXPECT_EQ(retreat.units, file.cases[0].phases[0].after);
  ASSERT_EQ(retreat.to_retreat.size(), 1u);
  EXPECT_EQ(TextOf(retreat.to_retreat[0].unit), "F ENG");
}

TEST(CaseFile, AnAlternativeWithoutAnAnswerNamesItsRules) {
  const CaseFile file = ReadCases(kConvoy, "x.cases");
  ASSERT_EQ(file.cases[0].alternatives.size(), 1u);
  const CaseAlternative& alternative = file.cases[0].alternatives[0];
  EXPECT_TRUE(alternative.no_answer);
  EXPECT_EQ(alternative.rules[1], (std::pair<std::string, std::string>("waive", "forbidden")));
}

TEST(CaseFile, AdjustmentsStateCentersAndWhatIsDue) {
  const CaseFile file = ReadCases(kRemovals, "x.cases");
  ASSERT_EQ(FirstError(kRemovals), "");
  const Case& data = file.cases[0];
  EXPECT_EQ(data.phases[0].due[0].count, -1);
  EXPECT_EQ(data.phases[0].distances.at("SWE"), 2);
  EXPECT_EQ(data.phases[1].centers[0].second.size(), 2u);
  EXPECT_FALSE(data.phases[1].continues);
}

TEST(CaseFile, AnAlternativeStartsWhereItsCaseStarts) {
  const CaseFile file = ReadCases(kRemovals, "x.cases");
  const CasePhase& phase = file.cases[0].alternatives[0].phases[0];
  EXPECT_EQ(phase.units, file.cases[0].phases[0].units);
  EXPECT_EQ(phase.centers, file.cases[0].phases[0].centers);
  EXPECT_FALSE(phase.continues);
}

TEST(CaseFile, ErrorsNameFileAndLine) {
  EXPECT_EQ(FirstError("case 6.X.1 T\nphase movemnt\n"),
            "x.cases:2:7: expected phase movement, retreat or adjustment, found 'movemnt'");
  EXPECT_EQ(FirstError("phase movement\n"),
            "x.cases:1:1: phase before the first case: expected case <id> <title> in front");
  EXPECT_EQ(FirstError("case 6.X.1 T\nunits England A LON\n"), "x.cases:2:1: units before the phase it belongs to");
  EXPECT_EQ(FirstError("case 6.X.1 T\nfoo bar\n"), "x.cases:2:1: unknown word 'foo' at the start of the line");
}

TEST(CaseFile, MalformedLinesAreRefused) {
  const auto error = [](const std::string& from, const std::string& to) {
    return FirstError(Changed(kConvoy, from, to));
  };
  EXPECT_EQ(error("F LON, F WAL", "F LON, G WAL"), "x.cases:5:22: expected a unit such as A PAR, found 'G WAL'");
  EXPECT_EQ(error("fails disrupted", "fails broken"), "x.cases:9:67: unknown reason 'broken'");
  EXPECT_EQ(error("fails disrupted", "succeeds disrupted"), "x.cases:9:70: a failure has a reason, a success has none");
  EXPECT_EQ(error(": fails disrupted, open", "fails"), "x.cases:9:14: expected: order <power> <text> : <result>");
  EXPECT_EQ(error("F ENG by F WAL, retreats", "F ENG, retreats").substr(0, 28), "x.cases:13:11: expected: dis");
  EXPECT_EQ(error("closed F ENG occupied", "closed F ENG full").substr(0, 23), "x.cases:14:14: expected");
  EXPECT_EQ(error("waive=forbidden", "waive"), "x.cases:21:28: expected option=value, found 'waive'");
  EXPECT_EQ(error("waive=forbidden", "waive=forbidden waive=allowed"),
            "x.cases:21:44: the option stands twice: expected each once");
}

TEST(CaseFile, ACaseThatContradictsItselfIsRefused) {
  const auto error = [](const std::string& from, const std::string& to) {
    return FirstError(Changed(kConvoy, from, to));
  };
  EXPECT_EQ(
      error("dislodged, dislodged by F WAL", "dislodged"),
      "x.cases:4:1: case 6.X.1: the orders and the dislodged lines have different dislodgements: none in the orders, "
      "France by F WAL in the lines");
  EXPECT_EQ(
      error("after France A BRE\n", ""),
      "x.cases:11:1: case 6.X.1: France has A BRE, F ENG at the start, but afterwards, with the dislodged, F ENG");
  EXPECT_EQ(error("occupied BRE LON", "occupied BEL LON"), "x.cases:4:1: case 6.X.1: BEL is closed and open to F ENG");
  EXPECT_EQ(FirstError(Changed(kRemovals, "removed Russia A LVN", "removed Russia A STP")),
            "x.cases:19:1: case 6.X.2: neither after nor removed: A LVN");
}

TEST(CaseFile, APhaseWithoutItsEndIsToldOnce) {
  std::string text(kConvoy);
  for (const char* line : {"after England F LON, F ENG\n", "after France A BRE\n"}) text = Changed(text, line, "");
  const CaseFile file = ReadCases(text, "x.cases");
  ASSERT_EQ(file.errors.size(), 1u);
  EXPECT_EQ(file.errors[0].ToString(), "x.cases:4:1: case 6.X.1: no after: expected the units at the end of the phase");
  EXPECT_EQ(FirstError(Changed(kRemovals, "after Russia A LVN\n", "")),
            "x.cases:3:1: case 6.X.2: no after: expected the units at the end of the phase");
}

TEST(CaseFile, BytesThatAreNoTextAreNotEchoed) {
  EXPECT_EQ(FirstError("case 1 T\n\x1b[31mph\xff\xc2\x9b\n"),
            "x.cases:2:1: unknown word '?[31mph\?\?\?' at the start of the line");
  EXPECT_EQ(ReadCases("case 1 T\x07i\xe9 \xc3\xa9\nphase movement\nunits France A PAR\nafter France A PAR\n", "x.cases")
                .cases.at(0)
                .title,
            "T?i? \xc3\xa9");
  EXPECT_EQ(FirstError("case 1 T\n" + std::string(5000, 'x')),
            "x.cases:2:1: unknown word '" + std::string(60, 'x') + "...' at the start of the line");
}

TEST(CaseFile, AnEarlierErrorIsNotFollowedByAContradiction) {
  const CaseFile file = ReadCases(Changed(kConvoy, "after France A BRE\n", "aftr France A BRE\n"), "x.cases");
  ASSERT_EQ(file.errors.size(), 1u);
  EXPECT_EQ(file.errors[0].ToString(), "x.cases:12:1: unknown word 'aftr' at the start of the line; nearest: after");
  EXPECT_EQ(file.misread, 1);
}

TEST(CaseFile, WordsMayBeInAnyCaseAndAreToldTheNearest) {
  EXPECT_EQ(FirstError(Changed(kConvoy, ": fails disrupted, open", ": Fails Disrupted, Open")), "");
  EXPECT_EQ(FirstError(Changed(kConvoy, ": fails disrupted, open", ": Replaced")), "");
  EXPECT_EQ(FirstError(Changed(kConvoy, ": fails disrupted, open", ": replaced cut")),
            "x.cases:9:61: expected succeeds, fails, stated, ignored or replaced, found 'replaced'");
  EXPECT_EQ(FirstError(Changed(kConvoy, "dislodged by F WAL, unused", "dislodged by f WAL, unused")), "");
  EXPECT_EQ(FirstError(Changed(kConvoy, "units France F ENG, A BRE", "Units France f ENG, a BRE")), "");
  EXPECT_EQ(FirstError(Changed(kConvoy, "fails disrupted", "fails disruptd")),
            "x.cases:9:67: unknown reason 'disruptd'; nearest: disrupted");
}

TEST(CaseFile, ASecondCaseOfAnIdIsRefused) {
  EXPECT_EQ(FirstError(std::string(kConvoy) + std::string(kConvoy)),
            "x.cases:24:6: a second case 6.X.1: the first stands at line 2");
}

TEST(CaseFile, ACaseWithAnErrorIsLeftOutAndTheOthersStay) {
  const std::string both = Changed(kConvoy, "contested", "contseted") + std::string(kRemovals);
  const CaseFile file = ReadCases(both, "x.cases");
  EXPECT_EQ(file.errors.size(), 1u);
  ASSERT_EQ(file.cases.size(), 1u);
  EXPECT_EQ(file.cases[0].id, "6.X.2");
}

}  // namespace
}  // namespace entente::datc
