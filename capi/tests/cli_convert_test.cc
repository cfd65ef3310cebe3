// Converts games from one form to another.
#include <array>

#include "cli_run.h"
#include "entente/entente.h"

namespace entente_test {
namespace {

using CliConvertTest = Cli;

constexpr char kGame[] =
    R"({"id":7,"map":"standard","phases":[{"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]},"centers":{}},)"
    R"("orders":{"FRANCE":["A PAR - BUR"]}}]})";

void ExpectSays(const Ran& ran, int code, std::string_view words) {
  EXPECT_EQ(ran.code, code);
  EXPECT_NE(ran.err.find(words), std::string::npos) << ran.err;
  EXPECT_EQ(ran.out, "");
}

TEST_F(CliConvertTest, AloneItListsTheForms) {
  const Ran ran = RunProgram({"convert"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_NE(ran.out.find("  webdiplomacy  state that webDiplomacy's API gives\n"), std::string::npos) << ran.out;
}

TEST_F(CliConvertTest, AGameGoesThroughEveryFormAndBack) {
  const Ran first = RunProgram({"convert", "--to", "json", "-"}, kGame);
  EXPECT_EQ(first.code, 0) << first.err;
  for (const std::string form : {"json", "diplomacy", "dipcc", "webdiplomacy"}) {
    SCOPED_TRACE(form);
    const Ran there = RunProgram({"convert", "--from", "json", "--to", form}, kGame);
    EXPECT_EQ(there.code, 0);
    EXPECT_EQ(there.err, "");
    const Ran named = RunProgram({"convert", "--from=" + form, "--to=json"}, there.out);
    const Ran guessed = RunProgram({"convert", "--to", "json", File("game", there.out)});
    EXPECT_EQ(named.out, first.out);
    EXPECT_EQ(guessed.out, first.out);
  }
}

// A game may be written in its own form. It stays the same if the form is our own or the text was written here.
TEST_F(CliConvertTest, AGameMayStayInItsForm) {
  const std::string game = RunProgram({"play", "--seed", "5", "--phases", "6", "--json"}).out;
  for (const std::string form :
       {"json", "binary", "diplomacy", "dipcc", "webdiplomacy", "datc", "jdip", "judge", "line"}) {
    SCOPED_TRACE(form);
    const Ran written = RunProgram({"convert", "--to", form}, game);
    ASSERT_EQ(written.code, 0) << written.err;
    const Ran guessed = RunProgram({"convert", "--to", form}, written.out);
    EXPECT_EQ(guessed.code, 0) << guessed.err;
    EXPECT_EQ(guessed.out, written.out);
    EXPECT_EQ(RunProgram({"convert", "--from", form, "--to", form}, written.out).out, written.out);
  }
}

// With a wrong form the error also says what the file looks like.
TEST_F(CliConvertTest, AWrongFormIsToldWithTheOneThatTheFileHas) {
  const std::string game = RunProgram({"play", "--seed", "5", "--phases", "3", "--json"}).out;
  const std::string forms[] = {"json", "binary", "webdiplomacy", "datc", "jdip", "judge", "line"};
  for (const std::string& has : forms) {
    const std::string file = File("game." + has, RunProgram({"convert", "--to", has}, game).out);
    for (const std::string& said : forms) {
      if (said == has) continue;
      SCOPED_TRACE(has + " as " + said);
      const Ran ran = RunProgram({"convert", "--from", said, "--to", "json", file});
      ExpectSays(ran, 2, "; it looks like " + has + " (");
      ExpectSays(ran, 2, "): try --from " + has + "\n");
      EXPECT_TRUE(Has(ran.err, "entente: " + file)) << ran.err;
    }
  }
  ExpectSays(RunProgram({"convert", "--from", "jdip", "--to", "json"}, "A PAR - BUR"), 2,
             "; it looks like no form of games at all\n");
}

// Both are JSON, but a game of dipcc is never a single phase.
TEST_F(CliConvertTest, APhaseAloneIsNoGameOfDipcc) {
  ExpectSays(
      RunProgram({"convert", "--from", "dipcc", "--to", "line"}, kPhase), 2,
      "entente: (stdin): a phase alone: expected a game of dipcc, which has `phases`; it looks like json (our own "
      "JSON; a game or a phase): try --from json\n");
  EXPECT_EQ(RunProgram({"convert", "--from", "json", "--to", "line"}, kPhase).code, 0);
}

// A listing of the judges does not name its map.
TEST_F(CliConvertTest, AListingOfAnotherMapAsksForIt) {
  const std::string game = RunProgram({"play", "--seed", "3", "--phases", "4", "--json", "--map", "ancmed"}).out;
  const std::string listing = File("game.txt", RunProgram({"convert", "--to", "judge"}, game).out);
  ExpectSays(RunProgram({"convert", "--to", "json", listing}), 2,
             "; a listing names no map and is read on standard: another map is to be given by --map\n");
  EXPECT_EQ(RunProgram({"convert", "--to", "json", "--map", "ancmed", listing}).code, 0);
  EXPECT_EQ(RunProgram({"history", "--map", "ancmed", listing}).code, 0);
}

// A move by convoy for which no fleet is ordered says so in the listing, and comes back.
TEST_F(CliConvertTest, AListingTellsViaConvoy) {
  const std::string game =
      R"({"map":"standard","phases":[{"name":"S1901M","state":{"units":{"TURKEY":["A CON","F BLA"]}},)"
      R"("orders":{"TURKEY":["A CON - BUL VIA"]}},{"name":"F1901M","state":{"units":{"TURKEY":["A BUL","F BLA"]}}}]})";
  const Ran listing = RunProgram({"convert", "--to", "judge", "--rules", "dpjudge"}, game);
  EXPECT_TRUE(Has(listing.out, "Turkey: Army Constantinople -> Bulgaria via convoy.\n")) << listing.out;
  EXPECT_TRUE(Has(RunProgram({"convert", "--to", "json"}, listing.out).out, "\"A CON - BUL VIA\""));
}

// Bytes with zeros pass unchanged through files and pipes.
TEST_F(CliConvertTest, AGameGoesThroughASnapshotAndBack) {
  const std::string game = RunProgram({"play", "--seed", "3", "--phases", "20", "--json"}).out;
  const Ran json = RunProgram({"convert", "--to", "json"}, game);
  const Ran binary = RunProgram({"convert", "--to", "binary"}, game);
  EXPECT_EQ(binary.code, 0) << binary.err;
  EXPECT_TRUE(binary.out.starts_with("ENTENTE\x1a\x03"));
  EXPECT_NE(binary.out.find('\0'), std::string::npos);
  RunProgram({"convert", "--to", "binary", "-o", Path("game.bin"), File("game.json", game)});
  EXPECT_EQ(Contents(Path("game.bin")), binary.out);
  EXPECT_EQ(RunProgram({"convert", "--to", "json", Path("game.bin")}).out, json.out);
  EXPECT_EQ(RunProgram({"convert", "--from", "binary", "--to", "json"}, binary.out).out, json.out);
}

// The snapshot of a phase with an unreadable order text. CR LF stands in that text.
std::string SnapshotWithLineEnds(int number) {
  const std::string phase = R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{"FRANCE":["odd\r\n)" +
                            std::to_string(number) + "\"]}}";
  entente_text* text = nullptr;
  EXPECT_EQ(entente_convert(phase.data(), phase.size(), ENTENTE_GAME_FORM_JSON, ENTENTE_GAME_FORM_BINARY, nullptr,
                            nullptr, nullptr, &text, nullptr, nullptr),
            ENTENTE_OK);
  std::string bytes(static_cast<const char*>(entente_text_data(text)), entente_text_length(text));
  entente_text_free(text);
  return bytes;
}

// Snapshots by their last byte. A checksum ends them, so it may be any byte.
std::array<std::string, 256> SnapshotsByLastByte() {
  std::array<std::string, 256> snapshots;
  for (size_t found = 0, number = 0; found < snapshots.size() && number < 100000; ++number) {
    const std::string bytes = SnapshotWithLineEnds(static_cast<int>(number));
    std::string& known = snapshots[static_cast<unsigned char>(bytes.back())];
    if (known.empty()) ++found;
    known = bytes;
  }
  return snapshots;
}

TEST_F(CliConvertTest, ASnapshotMayHaveAnyBytes) {
  for (const std::string& bytes : SnapshotsByLastByte()) {
    ASSERT_TRUE(Has(bytes, "\r\n"));
    SCOPED_TRACE(int{static_cast<unsigned char>(bytes.back())});
    const std::string file = File("game.bin", bytes);
    EXPECT_EQ(RunProgram({"convert", "--to", "binary", file}).out, bytes);
    const Ran shown = RunProgram({"history", "--json"}, bytes);
    EXPECT_EQ(shown.code, 0) << shown.err;
    EXPECT_TRUE(Has(shown.out, R"("order_count":1,"failed_count":1)")) << shown.out;
  }
}

TEST_F(CliConvertTest, EveryCommandReadsASnapshotAsItsJson) {
  const std::array<std::string, 256> snapshots = SnapshotsByLastByte();
  for (const unsigned char last : {'\0', '\t', '\n', '\r', ' ', '{', '}'}) {
    const std::string& bytes = snapshots[last];
    const std::string json = RunProgram({"convert", "--to", "json"}, bytes).out;
    for (const std::string_view command : {"adjudicate", "advise", "explain", "legal", "replay", "score"}) {
      const Ran of_bytes = RunProgram({std::string(command)}, bytes),
                of_json = RunProgram({std::string(command)}, json);
      EXPECT_EQ(of_bytes.out, of_json.out) << command;
      EXPECT_EQ(of_bytes.err, of_json.err) << command;
      EXPECT_EQ(of_bytes.code, of_json.code) << command;
    }
    ExpectSays(RunProgram({"convert", "--from", "json", "--to", "line"}, bytes), 2, "try --from binary");
  }
}

TEST_F(CliConvertTest, ADamagedSnapshotIsRefused) {
  std::string bytes = RunProgram({"convert", "--to", "binary"}, kGame).out;
  bytes[bytes.size() / 2] ^= 4;
  ExpectSays(RunProgram({"convert", "--to", "json"}, bytes), 2, "the saved game is cut off or damaged");
  for (const char* command : {"adjudicate", "replay", "history", "score", "legal"}) {
    const Ran ran = RunProgram({command, File("damaged", bytes)});
    ExpectSays(ran, 2, " bytes do not fit their checksum\n");  // without advice to convert it
  }
}

// A phase may have rules of its own, which the other forms and a snapshot cannot keep.
TEST_F(CliConvertTest, RulesOfOnePhaseAreNotChanged) {
  const std::string first = R"({"phases":[{"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},)";
  const std::string second = R"({"name":"F1901M","state":{"units":{"FRANCE":["A PAR"]}})";
  const std::string at_first = first + R"("rules":{"convoy_paradox":"all_hold"}},)" + second + "}]}";
  const std::string at_second = first + R"("orders":{}},)" + second + R"(,"rules":"2023"}]})";
  for (const std::string form :
       {"json", "binary", "diplomacy", "dipcc", "webdiplomacy", "datc", "jdip", "judge", "line"}) {
    SCOPED_TRACE(form);
    for (const std::string& game : {at_first, at_second}) {
      ExpectSays(RunProgram({"convert", "--to", form}, game), 2, "phases[1]: the rules of the phase are others than");
    }
    EXPECT_EQ(RunProgram({"convert", "--to", form, "--rules-override", "datc3"}, at_first).code, 0);
  }
}

TEST_F(CliConvertTest, LanguageAndNamesOfAGameStay) {
  const std::string game =
      R"({"language":"de","full_names":true,"phasen":1,"phases":[{"name":"S1901M","state":{"units":{}}}]})";
  const Ran own = RunProgram({"convert", "--to", "json", "-"}, game);
  EXPECT_TRUE(Has(own.out, R"("language":"de","full_names":true,)")) << own.out;
  EXPECT_EQ(RunProgram({"convert", "--to", "json", "-"}, own.out).out, own.out);
  const Ran other = RunProgram({"convert", "--to", "line", "-"}, game);
  EXPECT_TRUE(Has(other.err, "`language` und `full_names` des Spiels werden weggelassen")) << other.err;
}

TEST_F(CliConvertTest, MistypedKeysAreNoted) {
  const Ran ran = RunProgram({"convert", "--to", "json"},
                             R"({"ruels":{},"phases":[{"name":"S1901M","state":{"units":{}},"oders":{}}]})");
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.err,
            "note: `ruels` is not read: did you mean `rules`?\nnote: S1901M: `oders` is not read: did you mean "
            "`orders`?\n");
}

TEST_F(CliConvertTest, GamesOnLinesAreConvertedOneAtATime) {
  const std::string games = std::string(kGame) + "\n" + kGame + "\n";
  ExpectSays(RunProgram({"convert", "--to", "line"}, games), 2,
             "(stdin): has several games, one a line: expected one at a time\n");
  EXPECT_EQ(RunProgram({"convert", "--to", "line"}, "\n" + std::string(kGame) + "\n\n").code, 0);
}

TEST_F(CliConvertTest, EveryCommandThatTakesAGameReadsEveryForm) {
  const std::string json = RunProgram({"convert", "--to", "json"}, kGame).out;
  for (const std::string form : {"json", "diplomacy", "dipcc", "webdiplomacy", "datc", "jdip", "judge", "binary"}) {
    const std::string file = File("game", RunProgram({"convert", "--to", form}, json).out);
    for (const std::string command :
         {"adjudicate", "replay", "history", "legal", "advise", "score", "owed", "explain"}) {
      SCOPED_TRACE(form + " " + command);
      const Ran ran = RunProgram({command, file});
      EXPECT_EQ(ran.code, 0) << ran.err;
      EXPECT_NE(ran.out, "");
    }
  }
}

// history names replay, so replay reads every form that history reads.
TEST_F(CliConvertTest, ReplayReadsOtherForms) {
  const std::string game = RunProgram({"play", "--seed", "3", "--phases", "6", "--json"}).out;
  for (const std::string form : {"json", "diplomacy", "dipcc", "webdiplomacy", "judge", "binary"}) {
    SCOPED_TRACE(form);
    const std::string file = File("game", RunProgram({"convert", "--to", form}, game).out);
    EXPECT_EQ(RunProgram({"history", file}).code, 0);
    const Ran ran = RunProgram({"replay", file});
    EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
    EXPECT_TRUE(Has(ran.out, "\n1 game, ")) << ran.out;
    const bool is_other = form == "webdiplomacy" || form == "judge";
    EXPECT_EQ(Has(ran.err, file + ": note: read as " + form), is_other) << ran.err;
    EXPECT_TRUE(Has(RunProgram({"replay", "--json", file}).out, "\"differences\":[]"));
  }
  ExpectSays(RunProgram({"replay", "-"}, "Movement results for Spring of 1901.\n\nAustira: Army Vienna.\n"), 2,
             "expected a power of the map");
}

TEST_F(CliConvertTest, PhasesThatDoNotFollowMakeNoSnapshot) {
  const std::string game = R"({"phases":[{"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]},"centers":{}}},)"
                           R"({"name":"F1901M","state":{"units":{"FRANCE":["A BUR"]},"centers":{}}}]})";
  ExpectSays(RunProgram({"convert", "--to", "binary"}, game), 2,
             "a snapshot holds only games whose phases follow from each other");
}

TEST_F(CliConvertTest, NotesGoToTheErrorStreamOneALine) {
  const std::string game =
      R"({"id":"x","phases":[{"name":"S1901M","state":{"units":{}},"messages":[{},{}],"results":{}}]})";
  const Ran ran = RunProgram({"convert", "--to", "webdiplomacy"}, game);
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.err, "note: 2 messages are left out\nnote: the id is left out: webDiplomacy's games have numbers\n");
  EXPECT_TRUE(ran.out.ends_with("}\n"));
}

TEST_F(CliConvertTest, TheTextMayGoIntoAFile) {
  const Ran ran = RunProgram({"convert", "--to", "dipcc", "-o", Path("out.json"), File("in.json", kGame)});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.out, "");
  EXPECT_NE(Contents(Path("out.json")).find("\"is_full_press\""), std::string::npos);
  EXPECT_NE(RunProgram({"convert", "--to", "dipcc", "-o", "-"}, kGame).out.find("\"is_full_press\""),
            std::string::npos);
  ExpectSays(RunProgram({"convert", "--to", "dipcc", "-o", Path("no/such")}, kGame), 2, "No such file");
  ExpectSays(RunProgram({"convert", "--to", "dipcc", "-o", "/dev/full"}, kGame), 2, "No space left");
}

// The old file stays until the new one is whole; it keeps its access rights, and a link to it stays a link.
TEST_F(CliConvertTest, AnOldFileIsReplacedWhole) {
  namespace fs = std::filesystem;
  const std::string file = File("kept.json", "old"), link = Path("link.json");
  fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
  fs::create_symlink(file, link);
  EXPECT_EQ(RunProgram({"convert", "--to", "json", "-o", link}, kGame).code, 0);
  EXPECT_EQ(Contents(file), RunProgram({"convert", "--to", "json"}, kGame).out);
  EXPECT_TRUE(fs::is_symlink(link));
  EXPECT_EQ(fs::status(file).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  ExpectSays(RunProgram({"convert", "--to", "json", "-o", file}, "no game"), 2, "no known form");
  EXPECT_EQ(Contents(file), RunProgram({"convert", "--to", "json"}, kGame).out);
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()), 2) << "a file is left beside";
}

TEST_F(CliConvertTest, MapAndRulesAreThoseOfInputsThatNameNone) {
  const Ran ran = RunProgram({"convert", "--to", "json", "--map", "pure", "--rules", "civil_disorder=home_distance"},
                             R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}}})");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(ran.out.starts_with(R"({"map":"pure","rules":{"civil_disorder":"home_distance"},)")) << ran.out;
  ExpectSays(RunProgram({"convert", "--to", "json", "--map", "nowhere"}, kGame), 2, "nowhere");
  ExpectSays(RunProgram({"convert", "--to", "json", "--rules", "waive=perhaps"}, kGame), 2, "perhaps");
}

TEST_F(CliConvertTest, WrongUsageIsTold) {
  ExpectSays(RunProgram({"convert", "--to", "webdiplomcy"}, kGame), 2,
             "--to webdiplomcy: expected one of json, binary, diplomacy, dipcc, webdiplomacy, datc, jdip, judge, line");
  ExpectSays(RunProgram({"convert", "--to", "webdiplomcy"}, kGame), 2, "did you mean webdiplomacy?");
  ExpectSays(RunProgram({"convert", "--from", "dipc", "--to", "json"}, kGame), 2, "did you mean dipcc?");
  ExpectSays(RunProgram({"convert", "--from", "json"}, kGame), 2, "no --to: which form?");
  ExpectSays(RunProgram({"convert", "--to"}, kGame), 2, "--to");
  ExpectSays(RunProgram({"convert", "--form", "json"}, kGame), 2, "--from");
  ExpectSays(RunProgram({"convert", "--to", "json", "a", "b"}), 2, "one FILE at a time, not also 'b'");
  ExpectSays(RunProgram({"convert", "--to", "json", Path("none")}), 2, "No such file");
}

TEST_F(CliConvertTest, WrongInputOfEachFormIsTold) {
  ExpectSays(RunProgram({"convert", "--to", "json"}, "hello"), 2,
             "(stdin): the text looks like no known form of games: try --from");
  for (const std::string form : {"json", "diplomacy", "dipcc"}) {
    ExpectSays(RunProgram({"convert", "--from", form, "--to", "json"}, "{\"phases\":[{\n\"name\":\"X\"}]}"), 2,
               "(stdin):");
    ExpectSays(RunProgram({"convert", "--from", form, "--to", "json"},
                          "{\"phases\":[{\"name\":\"S1901M\",\n\"state\":{\"units\":{\"FRANCE\":[\"A NTH\"]}}}]}"),
               2, "(stdin):2:");
  }
  ExpectSays(RunProgram({"convert", "--from", "webdiplomacy", "--to", "json"}, "{\"phases\":\n[{\"turn\":\"x\"}]}"), 2,
             "(stdin):2:10: phases[0].turn: expected a number from 0 to 200000, not \"x\"");
  ExpectSays(RunProgram({"convert", "--to", "dipcc"}, R"({"map":"pure","name":"S1901M","state":{"units":{}}})"), 2,
             "dipcc plays the standard map alone, not pure");
}

}  // namespace
}  // namespace entente_test
