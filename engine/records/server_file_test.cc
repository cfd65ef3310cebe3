#include "records/server_file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "base/bytes.h"
#include "game/random_game_test_util.h"
#include "lines/position_hash.h"
#include "map/rules_fit.h"
#include "map_language/builtin.h"
#include "map_language/standard_test_util.h"
#include "records/game_snapshot.h"

namespace entente {
namespace {

constexpr ServerForm kForm{"SERVER\x1a", "the file"};

// A server that saves a random game.
class Server {
 public:
  explicit Server(const MapRef& map) : game_(map, *DefaultRules(*map)), player_(*map, 7) {}

  void Play(int phases) { player_.Play(game_, phases); }
  void HandIn() { player_.HandIn(game_); }
  void Say(std::string_view entry) {
    said_ += entry;
    ++part_.entry_count;
    part_.entries += entry;
  }
  void SetState(std::string_view state) { part_.state = state; }
  // Saves; returns what was appended.
  std::string Save() {
    Result<std::string> bytes = AppendixOf(kForm, part_, game_, mark_);
    EXPECT_TRUE(bytes.ok()) << bytes.status();
    part_.entries.clear();
    file_ += *bytes;
    return *bytes;
  }
  std::string SavedWhole() const {
    ServerPart part = part_;
    part.entries = said_;
    FileMark mark;
    return AppendixOf(kForm, part, game_, mark).value();
  }
  const std::string& file() const { return file_; }
  const Game& game() const { return game_; }

 private:
  Game game_;
  RandomPlayer player_;
  ServerPart part_;
  FileMark mark_;
  std::string file_, said_;
};

// The content of a file, or the error.
std::string Content(std::string_view file) {
  const Result<ServerFile> read = ReadServerFile(file);
  if (!read.ok()) return std::string(read.status().message());
  return std::string(read->state) + "|" + read->entries + "|" + read->snapshot;
}

TEST(ServerFile, AFileThatHasGrownIsReadAsOneThatWasWrittenWhole) {
  for (const MapRef& map : {*BuiltinMap("standard"), OnStandard("VICTORY 20\n", "mine.map")}) {
    Server server(map);
    for (int i = 0; i < 12; ++i) {
      if (i % 3 != 0) server.Play(1);
      if (i % 2 == 0) server.HandIn();
      if (i % 4 == 0) server.Say("entry " + std::to_string(i) + " ENTENTE\x1a;");
      server.SetState("state " + std::to_string(i / 5));
      server.Save();
      EXPECT_EQ(Content(server.file()), Content(server.SavedWhole())) << i;
      EXPECT_EQ(ReadServerFile(server.file())->snapshot, *GameToSnapshot(server.game()));
      EXPECT_FALSE(ReadServerFile(server.file())->is_cut);
    }
  }
}

TEST(ServerFile, TheFirstFormIsRead) {
  Server server(*BuiltinMap("standard"));
  server.Play(2);
  const std::string snapshot = *GameToSnapshot(server.game());
  std::string file = "SERVER\x1a\x01";
  file += "a client named ENTENTE\x1a";  // as a snapshot begins
  ByteWriter(file).Text(snapshot);
  ByteWriter(file).Word(TextHash(file));
  EXPECT_EQ(Content(file), "a client named ENTENTE\x1a||" + snapshot);
  EXPECT_EQ(ReadServerFile(file)->version, 1u);
  for (size_t at = 8; at < file.size(); ++at) {
    std::string flipped = file;
    flipped[at] = static_cast<char>(flipped[at] ^ 1);
    for (const std::string& damaged : {flipped, file.substr(0, at)}) {
      EXPECT_NE(Content(damaged).find("do not fit their checksum"), std::string::npos) << at;
    }
  }
}

TEST(ServerFile, NothingIsWrittenIfNothingIsNew) {
  Server server(*BuiltinMap("standard"));
  EXPECT_NE(server.Save(), "");
  EXPECT_EQ(server.Save(), "");
  server.Say("x");
  EXPECT_NE(server.Save(), "");
  server.SetState("another");
  EXPECT_NE(server.Save(), "");
  server.HandIn();
  EXPECT_NE(server.Save(), "");
  EXPECT_EQ(server.Save(), "");
}

TEST(ServerFile, ARecordIsAsLongAsWhatIsNew) {
  Server server(*BuiltinMap("standard"));
  server.Play(5);
  server.Save();
  size_t longest = 0;
  for (int i = 0; i < 100 && !server.game().is_over(); ++i) {
    server.Play(1);
    longest = std::max(longest, server.Save().size());
  }
  EXPECT_LT(longest, 2000u);
  EXPECT_GT(server.file().size(), 10 * longest);
}

// A writer that is killed leaves the beginning of its last record; all records before count.
TEST(ServerFile, ALastRecordThatIsCutOffIsLeftOut) {
  Server server(*BuiltinMap("standard"));
  std::vector<size_t> ends;
  std::vector<std::string> contents;
  for (int i = 0; i < 4; ++i) {
    server.Play(1);
    server.Say(std::string(1, static_cast<char>('a' + i)));
    server.Save();
    ends.push_back(server.file().size());
    contents.push_back(Content(server.file()));
  }
  for (size_t size = kForm.magic.size(); size < server.file().size(); ++size) {
    const std::string_view cut = std::string_view(server.file()).substr(0, size);
    if (size < ends[0]) {
      EXPECT_EQ(Content(cut), "the saved file of a server is cut off: it has no game");
      continue;
    }
    const size_t whole = static_cast<size_t>(std::upper_bound(ends.begin(), ends.end(), size) - ends.begin()) - 1;
    EXPECT_EQ(Content(cut), contents[whole]) << size;
    EXPECT_EQ(ReadServerFile(cut)->is_cut, size != ends[whole]) << size;
  }
}

TEST(ServerFile, DamageIsSeenAnywhere) {
  Server server(*BuiltinMap("standard"));
  for (int i = 0; i < 3; ++i) {
    server.Play(1);
    server.Save();
  }
  for (size_t at = 8; at < server.file().size(); ++at) {
    std::string damaged = server.file();
    damaged[at] = static_cast<char>(damaged[at] ^ 1);
    EXPECT_NE(Content(damaged).find("on do not fit their checksum"), std::string::npos) << at;
  }
  EXPECT_NE(Content(server.file() + std::string(100, '\0')).find("on do not fit their checksum"), std::string::npos);
  std::string newer = server.file();
  newer[7] = 4;
  EXPECT_EQ(Content(newer), "the saved file of a server has version 4 of its form; this build reads version 3 only");
}

TEST(ServerFile, BeginsWithANameInCapitals) {
  EXPECT_TRUE(LooksLikeServerFile("SERVER\x1a"));
  for (const std::string& other :
       {std::string("SERVER names "), std::string("server\x1a"),
        *GameToSnapshot(Server(*BuiltinMap("standard")).game()), std::string(), std::string("\x1a")}) {
    EXPECT_FALSE(LooksLikeServerFile(other)) << other;
  }
}

}  // namespace
}  // namespace entente
