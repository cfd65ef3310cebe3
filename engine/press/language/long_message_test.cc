#include "press/language/long_message.h"

#include <gtest/gtest.h>

namespace entente::press::dpp {
namespace {

using Lines = std::vector<std::string>;

// Adds a line. Returns the message, "nothing yet", or the error.
std::string Add(LineJoiner& joiner, std::string_view line) {
  const Result<std::optional<std::string>> added = joiner.Add(line);
  if (!added.ok()) return std::string(added.status().message());
  return added->value_or("nothing yet");
}

TEST(DppLongMessage, AShortMessageIsItsLine) {
  EXPECT_EQ(SplitMessage("GOF", 16), Lines{"GOF"});
  EXPECT_EQ(SplitMessage("SND (ENG) (PCE)", 0), Lines{"SND (ENG) (PCE)"});
  EXPECT_EQ(SplitMessage("SND (ENG) (PCE) ", 16), Lines{"SND (ENG) (PCE) "});
}

TEST(DppLongMessage, ALongOneIsBrokenBetweenWords) {
  EXPECT_EQ(SplitMessage("SUB ((RUS AMY WAR) BLD) (WVE)", 16),
            (Lines{"LNG 2", "SUB ((RUS AMY", "WAR) BLD) (WVE)", "EOM"}));
  EXPECT_EQ(SplitMessage("LOD abcdefghijklmnopqrstuvwxyz X", 16),
            (Lines{"LNG 3", "LOD", "abcdefghijklmnopqrstuvwxyz", "X", "EOM"}));
}

TEST(DppLongMessage, WhatIsJoinedIsWhatWasSplit) {
  std::string message = "NOW (SPR 101)";
  for (int i = 0; i < 40; ++i) message += " (RUS FLT (STP SCS))";
  for (size_t most = 16; most < message.size() + 2; ++most) {
    LineJoiner joiner;
    std::string joined = "nothing yet";
    for (const std::string& line : SplitMessage(message, most)) {
      EXPECT_EQ(joined, "nothing yet");
      EXPECT_LE(line.size(), std::max<size_t>(most, 16));
      joined = Add(joiner, line);
    }
    ASSERT_EQ(joined, message) << most;
    EXPECT_FALSE(joiner.is_under_way());
  }
}

TEST(DppLongMessage, EmptyLinesAreCountedAndNothingElse) {
  LineJoiner joiner;
  for (const std::string_view line : {"", " \t", "lng 1", "", "GOF"}) EXPECT_EQ(Add(joiner, line), "nothing yet");
  EXPECT_EQ(Add(joiner, "eom"), "GOF");
  EXPECT_EQ(joiner.empty_lines(), 3);
}

TEST(DppLongMessage, WhatAnnouncesNothingIsAMessage) {
  LineJoiner joiner;
  for (const std::string_view line : {"LNG", "LNG 0", "LNG two", "LNG 99999999999999", "LNG -1", "EOM", "LNGS 2"}) {
    EXPECT_EQ(Add(joiner, line), line);
  }
}

TEST(DppLongMessage, ItsLinesAreWhatTheyAre) {
  LineJoiner joiner;
  for (const std::string_view line : {"LNG 3", "HUH (LNG 2", "EOM", "LNG 2 *)"}) {
    EXPECT_EQ(Add(joiner, line), "nothing yet");
  }
  EXPECT_EQ(Add(joiner, "EOM"), "HUH (LNG 2 EOM LNG 2 *)");
}

TEST(DppLongMessage, WhatDoesNotEndIsForgotten) {
  LineJoiner joiner;
  for (const std::string_view line : {"LNG 1", "GOF"}) EXPECT_EQ(Add(joiner, line), "nothing yet");
  EXPECT_EQ(Add(joiner, "GOF"), "expected EOM behind the last line of a long message");
  const std::string half(100'000, 'x');
  for (const std::string_view line : {std::string_view("LNG 9"), std::string_view(half)}) {
    EXPECT_EQ(Add(joiner, line), "nothing yet");
  }
  EXPECT_EQ(Add(joiner, half), "a long message has at most 131072 characters");
  EXPECT_EQ(Add(joiner, "GOF"), "GOF");
}

TEST(DppLongMessage, ATextOfSeveralLinesIsOneMessage) {
  const auto join = [](std::string_view lines) {
    const Result<std::string> joined = JoinLines(lines);
    return joined.ok() ? *joined : std::string(joined.status().message());
  };
  EXPECT_EQ(join("LNG 2\r\nSND (ENG)\r\n(PCE)\r\nEOM\r\n"), "SND (ENG) (PCE)");
  EXPECT_EQ(join("\nGOF\n\n"), "GOF");
  EXPECT_EQ(join(""), "");
  EXPECT_EQ(join("GOF\nGOF"), "the lines are more than one message");
  EXPECT_EQ(join("LNG 2\nGOF"), "the long message is cut off: expected EOM");
}

}  // namespace
}  // namespace entente::press::dpp
