// Text that is no map is refused with a reason, quickly, without a crash.
#include <gtest/gtest.h>

#include <ctime>

#include "base/random.h"
#include "base/test_repeats.h"
#include "map_language/map_diagnostics.h"
#include "map_language/map_test_util.h"

namespace entente {
namespace {

TEST(Noise, AnEmptyFileIsNoMap) {
  for (const char* text : {"", "\n", "# nothing\n", "\r\n\r\n", "\xef\xbb\xbf"}) {
    const MapReadResult result = ReadTest(text);
    EXPECT_FALSE(result.ok());
    EXPECT_EQ(Codes(result), std::vector<std::string>{"NO_PLACES"});
  }
}

std::string RandomBytes(size_t size, uint64_t seed) {
  Random random(seed);
  std::string bytes(size, '\0');
  for (char& c : bytes) c = static_cast<char>(random.Next());
  return bytes;
}

TEST(Noise, TenMegabytesAreRefusedAtOnce) {
  const std::string noise = RandomBytes(10'000'000, 1);
  const std::clock_t start = std::clock();
  const MapReadResult result = ReadTest(noise);
  EXPECT_LT(std::clock() - start, CLOCKS_PER_SEC);
  EXPECT_EQ(Codes(result), (std::vector<std::string>{"LIMIT"}));
}

TEST(Noise, AMegabyteEndsAtABound) {
  for (uint64_t seed = 0; seed < 3; ++seed) {
    const MapReadResult result = ReadTest(RandomBytes(1'000'000, seed));
    EXPECT_FALSE(result.ok());
    EXPECT_TRUE(HasCode(result, "LIMIT"));
  }
}

TEST(Noise, OneHugeLineIsRefused) {
  EXPECT_EQ(Codes(ReadTest(std::string(100'000, 'x'))), (std::vector<std::string>{"LIMIT"}));
  EXPECT_FALSE(ReadTest("LAND LAN ABUTS " + std::string(60'000, '(')).ok());
}

TEST(Noise, DiagnosticsEndAfterAThousand) {
  std::string text = SmallMap();
  for (int i = 0; i < 5000; ++i) text += "VICTORY x\n";
  const MapReadResult result = ReadTest(text);
  EXPECT_EQ(result.diagnostics.size(), DiagnosticList::kMostDiagnostics + 1);
  EXPECT_EQ(result.diagnostics.back().code, "LIMIT");
}

TEST(Noise, TooManyOfAnythingIsALimitNotAHang) {
  const auto repeated = [](const std::string& line, int count) {
    std::string text = SmallMap();
    for (int i = 0; i < count; ++i) {
      text += line;
      const size_t mark = text.rfind('@');
      std::string number = std::to_string(1000 + i);
      if (mark != std::string::npos) text.replace(mark, 1, number);
    }
    return text;
  };
  EXPECT_TRUE(HasCode(ReadTest(repeated("LAN -> Name = LAN\n", 5000)), "LIMIT"));
  EXPECT_TRUE(HasCode(ReadTest(repeated("POWER@\n", 2000)), "LIMIT"));
  EXPECT_TRUE(HasCode(ReadTest(repeated("FLOW X@:MOVEMENT\n", 2000)), "LIMIT"));
  EXPECT_TRUE(HasCode(ReadTest(repeated("RULE X@\n", 2000)), "LIMIT"));
  EXPECT_TRUE(HasCode(ReadTest(repeated("LAND P@\n", 2000)), "LIMIT"));
  EXPECT_TRUE(HasCode(ReadTest(repeated("AMEND LAN ABUTS P@\n", 2000)), "LIMIT"));
  EXPECT_TRUE(HasCode(ReadTest(repeated("UNOWNED P@\n", 5000)), "LIMIT"));
  EXPECT_TRUE(HasCode(ReadTest(repeated("COAST isl ABUTS SE1 SE2\nCOAST ISL ABUTS SE1 SE2\n", 5000)), "LIMIT"));
}

TEST(Noise, AListThatFitsIsNoLimit) {
  const auto list_of = [](std::string line, int count) {
    for (int i = 0; i < count; ++i) line += " N" + std::to_string(100 + i);
    return ReadTest(SmallMap(line + "\n"));
  };
  for (const std::string line : {"ROUGE\nDUMMY\nCONTROL", "ROUGE\nLEAGUE A BENIGN"}) {
    EXPECT_FALSE(HasCode(list_of(line, kMaxPowers), "LIMIT")) << line;
    EXPECT_TRUE(HasCode(list_of(line, kMaxPowers + 1), "LIMIT")) << line;
  }
}

TEST(Noise, AProvinceHasAtMostFifteenCoasts) {
  const auto coasts_of = [](const std::string& id, int count) {
    std::string text = id + "land = " + id + "\nCOAST " + id + " ABUTS LAN SE1\n";
    for (int i = 0; i < count; ++i) {
      const std::string code = "C" + std::string(1, static_cast<char>('A' + i)), coast = id + "/" + code;
      text += id + "land (" + code + ") = " + coast + "\nCOAST " + coast + " ABUTS SE1\n";
    }
    return text;
  };
  EXPECT_TRUE(HasCode(ReadTest(SmallMap(coasts_of("BIG", 16))), "LIMIT"));
  EXPECT_FALSE(HasCode(ReadTest(SmallMap(coasts_of("BIG", 15) + coasts_of("FAR", 15))), "LIMIT"));
}

// Provinces in addition to SmallMap's, each abutting the next. The first ones have 15 coasts each, until `coasts` are
// used up.
std::string RowOfProvinces(int count, int coasts) {
  std::string text;
  const auto id = [](int i) {
    return std::string{"0123456789"[i / 26 % 10], static_cast<char>('A' + i % 26), "WXYZ"[i / 260]};
  };
  for (int i = 0; i < count; ++i) {
    const std::string name = "Place+" + id(i);
    text += name + " = " + id(i) + "\nCOAST " + id(i) + " ABUTS";
    if (i > 0) text += " " + id(i - 1);
    if (i + 1 < count) text += " " + id(i + 1);
    text += "\n";
    for (int c = 0; c < 15 && coasts > 0; ++c, --coasts) {
      const std::string code = std::string("C") + static_cast<char>('A' + c), coast = id(i) + "/" + code;
      text += name + " (" + code + ") = " + coast + "\nCOAST " + coast + "\n";
    }
  }
  return text;
}

TEST(Noise, TheLargestMapIsRead) {
  constexpr int kMore = kMaxProvinces - 5, kCoasts = kMaxLocations - kMaxProvinces;
  const MapReadResult largest = ReadTest(SmallMap(RowOfProvinces(kMore, kCoasts)));
  ASSERT_TRUE(largest.ok()) << Describe(largest);
  EXPECT_EQ(largest.map->province_count(), kMaxProvinces);
  EXPECT_EQ(largest.map->location_count(), kMaxLocations);
  EXPECT_EQ(CountsOf(*largest.map).army_edges, CountsOf(*ReadTest(SmallMap()).map).army_edges + kMore - 1);
  EXPECT_TRUE(HasCode(ReadTest(SmallMap(RowOfProvinces(kMore + 1, 0))), "LIMIT"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap(RowOfProvinces(kMore, kCoasts + 1))), "LIMIT"));
}

bool IsListed(const Diagnostic& diagnostic) {
  for (const DiagnosticCode& known : AllDiagnosticCodes()) {
    if (known.code == diagnostic.code) return known.is_error == diagnostic.is_error;
  }
  return false;
}

// Lines of every kind that are expensive to read end at a bound.
TEST(Noise, LinesThatWalkLongListsAreALimitNotAHang) {
  const auto line_of = [](std::string line, const std::string& word, int count) {
    for (int i = 0; i < count; ++i) line += " " + word + std::to_string(100 + i % 900);
    return line + "\n";
  };
  const auto lines = [](const std::string& first, const std::string& line) {
    std::string text = SmallMap() + first;
    while (text.size() + line.size() < (size_t{1} << 20)) text += line;
    return text;
  };
  std::string powers;
  for (int i = 0; i < 240; ++i) powers += "P" + std::string(20, 'x') + std::to_string(100 + i) + "\n";
  const std::string typo = "P" + std::string(20, 'x') + "y";
  const std::string texts[] = {
      lines("ROUGE\n", line_of("OWNS", "", 12000)),
      lines(line_of("ROUGE", "", 900), line_of("ROUGE", "-", 12000)),
      lines(line_of("LAND LAN ABUTS", "", 200), line_of("AMEND LAN ABUTS", "-Z", 12000)),
      lines(powers, line_of("DUMMY", typo, 2000)),
      lines(powers, line_of("DUMMY ALL EXCEPT", typo, 2000)),
      lines("", "POWERS\nUNPLAYED\n"),
      lines("", line_of("RULE", typo, 2000)),
      lines("", "IN SPRING: AMEND LAN ABUTS -COA COA\n"),
      lines("FROM S1901M\n", "LAN -> Name = LAX\nLAX -> Name = LAN\n"),
  };
  for (const std::string& text : texts) {
    const std::clock_t start = std::clock();
    EXPECT_FALSE(ReadTest(text).ok());
    EXPECT_LT(std::clock() - start, 60 * CLOCKS_PER_SEC) << text.substr(0, 500);
  }
}

// Lines of the format's own words reach more code than random bytes.
TEST(Noise, RandomLinesOfKnownWordsNeverCrash) {
  const char* words[] = {"ROUGE",
                         "BLUE",
                         "LAN",
                         "COA",
                         "SE1",
                         "SE2",
                         "ISL",
                         "lan",
                         "Coa",
                         "coa/nc",
                         "COA/NC",
                         "=",
                         "->",
                         "(",
                         "(x:y)",
                         "()",
                         "-LAN",
                         "-",
                         "~ISL",
                         "*",
                         "+LAN",
                         "@",
                         "WATER",
                         "LAND",
                         "COAST",
                         "PORT",
                         "SHUT",
                         "AMEND",
                         "ABUTS",
                         "DROP",
                         "UNOWNED",
                         "OWNS",
                         "CENTERS",
                         "HOMES",
                         "INHABITS",
                         "A",
                         "F",
                         "UNITS",
                         "DUMMY",
                         "ALL",
                         "EXCEPT",
                         "UNPLAYED",
                         "FLOW",
                         "BEGIN",
                         "VICTORY",
                         "SPRING:MOVEMENT",
                         "NEWYEAR:2",
                         "IFYEARDIV:2",
                         "1901",
                         "SPRING",
                         "MOVEMENT",
                         "IN",
                         "FROM",
                         "START",
                         "DIRECTIVES",
                         "END",
                         "RULE",
                         "USE",
                         "MAP",
                         "x",
                         "N:ISL",
                         "ISL(LAN)",
                         ":",
                         "?",
                         "y?",
                         "a+b",
                         "#",
                         "LEAGUE",
                         "STRICT",
                         "\xff",
                         "É",
                         "CONTROL",
                         "ROTATE",
                         "AFTER",
                         "TEAM",
                         "ROUGE-BLUE",
                         "RESERVES",
                         "MILITIA",
                         "NEWHOMES",
                         "FLAG",
                         "FLAGS",
                         "TEXTONLY",
                         "NOTIFY",
                         "&SC",
                         "SC!",
                         "SC?",
                         "@ISL(LAN)",
                         "~@LAN",
                         "*SE1",
                         "BENIGN",
                         "S1901M",
                         "IN SPRING:",
                         "FROM S1902M:",
                         "HOLD_WIN"};
  Random random(5);
  const std::string start = SmallMap();
  for (int i = 0; i < Repeats(3000); ++i) {
    std::string text = start;
    for (int line = 0; line < 6; ++line) {
      const uint32_t count = 1 + random.Below(6);
      for (uint32_t w = 0; w < count; ++w) text += std::string(words[random.Below(std::size(words))]) + " ";
      text += "\n";
    }
    const MapReadResult result = ReadTest(text, {{"x.map", "ROUGE\nA ISL\n"}});
    bool error = false;
    for (const Diagnostic& d : result.diagnostics) {
      error |= d.is_error;
      EXPECT_TRUE(IsListed(d)) << d.ToString();
    }
    EXPECT_EQ(result.ok(), !error) << text;
  }
}

}  // namespace
}  // namespace entente
