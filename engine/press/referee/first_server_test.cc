// Replays the log of a game of the first DAIDE server with seven players of its time: the referee answers each message
// as that server did.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "map_language/builtin.h"
#include "press/referee/referee_test_util.h"
#include "press/table/daide_rules.h"

namespace entente::press {
namespace {

// The test ends here. After three players have left, the first server waits for them; the referee plays on with their
// units in civil disorder.
constexpr int kLastLine = 124;

// The value of a member of a JSON line, without quotation marks; empty if the line has no such member.
std::string ValueOf(const std::string& line, const std::string& name) {
  const std::string opening = "\"" + name + "\": ";
  const size_t start = line.find(opening);
  if (start == std::string::npos) return "";
  const std::string rest = line.substr(start + opening.size());
  return rest[0] == '"' ? rest.substr(1, rest.find('"', 1) - 1) : rest.substr(0, rest.find_first_of(",}"));
}

// Sorts a text, because the two servers list the provinces of MDF in different orders.
std::string Sorted(std::string text) {
  std::sort(text.begin(), text.end());
  return text;
}

class FirstServerLog {
 public:
  FirstServerLog() {
    Result<Referee> made = Referee::Make(BuiltinMap("standard").value(), DaideRules(), GameOptions{}, "STANDARD", 1);
    table_.Use(*std::move(made));
  }

  void Look(const std::string& line) {
    const std::string connection = ValueOf(line, "connection"), text = ValueOf(line, "text");
    if (text.starts_with("Accepted")) {
      clients_[connection] = table_.Connect();
    } else if (text.starts_with("Close")) {
      table_.Disconnect(clients_[connection]);
      clients_.erase(connection);
    } else if (ValueOf(line, "dir") == "client") {
      table_.Say(clients_[connection], text);
    } else if (ValueOf(line, "dir") == "server") {
      Expect(connection, text);
    }
  }
  int compared() const { return compared_; }

 private:
  void Expect(const std::string& connection, const std::string& text) {
    ++compared_;
    if (text.starts_with("HLO")) return Seat(connection, text.substr(6, 3));
    for (const auto& [name, client] : clients_) {
      if (connection != "ALL" && connection != name) continue;
      if (unheard_[client].empty()) unheard_[client] = table_.Heard(client);
      std::vector<std::string>& heard = unheard_[client];
      ASSERT_FALSE(heard.empty()) << text;
      const bool is_map = text.starts_with("MDF");
      EXPECT_EQ(is_map ? Sorted(heard.front()) : heard.front(), is_map ? Sorted(text) : text);
      heard.erase(heard.begin());
    }
  }

  // Powers are dealt at random, so the player of the log is replaced by the client to which the referee gave the power.
  void Seat(const std::string& connection, const std::string& power) {
    for (ClientId client = 1; client <= 8; ++client) {
      if (table_.referee().PowerOf(client) != table_.Power(power)) continue;
      clients_[connection] = client;
      std::vector<std::string> heard = table_.Heard(client);
      const auto hlo = std::find_if(heard.begin(), heard.end(), [](const auto& s) { return s.starts_with("HLO"); });
      ASSERT_NE(hlo, heard.end());
      EXPECT_TRUE(hlo->ends_with("( ( LVL 0 ) )"));
      unheard_[client].assign(hlo + 1, heard.end());
    }
  }

  TestTable table_;
  std::map<std::string, ClientId> clients_;
  std::map<ClientId, std::vector<std::string>> unheard_;
  int compared_ = 0;
};

TEST(FirstServerTest, OursAnswersAsItDid) {
  const std::filesystem::path path = ENTENTE_SHARED_DIR "/daide/transcripts/aiserver_0.38_standard.jsonl";
  if (!std::filesystem::exists(path)) GTEST_SKIP() << "../shared/daide/transcripts is absent";
  FirstServerLog log;
  std::ifstream lines(path);
  for (std::string line; std::getline(lines, line);) {
    if (ValueOf(line, "type") == "header") continue;
    if (std::stoi(ValueOf(line, "n")) > kLastLine) break;
    log.Look(line);
  }
  EXPECT_EQ(log.compared(), 47);
}

}  // namespace
}  // namespace entente::press
