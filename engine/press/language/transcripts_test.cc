// Recorded messages of servers and clients: their text, octets and grammar are read.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "map_language/builtin.h"
#include "press/language/map_tokens.h"
#include "press/language/message_check.h"
#include "press/language/message_text.h"
#include "press/language/wire.h"

namespace entente::press {
namespace {

// The text of a member of a JSON line; empty if the line has no such member.
std::string MemberOf(const std::string& line, const std::string& name) {
  const std::string opening = "\"" + name + "\": \"";
  const size_t start = line.find(opening);
  if (start == std::string::npos) return "";
  return line.substr(start + opening.size(), line.find('"', start + opening.size()) - start - opening.size());
}

std::string OctetsOf(std::string_view hex) {
  std::string octets;
  for (size_t i = 0; i + 1 < hex.size(); i += 2) {
    octets.push_back(static_cast<char>(std::stoi(std::string(hex.substr(i, 2)), nullptr, 16)));
  }
  return octets;
}

// The names of a line of representation: [["4100", "crt"], ..].
std::vector<NamedToken> NamesOf(const std::string& line) {
  std::vector<NamedToken> names;
  for (size_t at = line.find("[[\""); at != std::string::npos; at = line.find("[\"", at + 2)) {
    const size_t number = line.find('"', at) + 1;
    names.push_back(
        {Token(static_cast<uint16_t>(std::stoi(line.substr(number, 4), nullptr, 16))), line.substr(number + 8, 3)});
  }
  return names;
}

// A fault of a recorded server: its VIA has no list of fleets.
bool IsKnownFault(std::string_view text) { return text.find("MTO VIA )") != std::string_view::npos; }

class TranscriptsTest : public testing::Test {
 protected:
  void Look(const std::string& line) {
    const std::string text = MemberOf(line, "text");
    const Result<Message> message = ReadMessage(text, vocabulary_);
    ASSERT_TRUE(message.ok()) << message.status() << " in " << line;
    EXPECT_EQ(MessageText(*message, vocabulary_), text);
    std::string octets;
    AppendWire(*message, TokenTable::kFactFirst, octets);
    const std::string wire = OctetsOf(MemberOf(line, "wire"));
    EXPECT_TRUE(wire.empty() || wire == octets || wire.substr(4) == octets) << line;
    const MessageKind kind = MemberOf(line, "dir") == "client" ? MessageKind::kFromClient : MessageKind::kFromServer;
    const MessageCheck check = grammar_.Check(*message, kind, kFreeTextLevel);
    EXPECT_EQ(check.verdict == Verdict::kAllowed, !IsKnownFault(text)) << line;
    const size_t level = line.find("\"level_0167\": ");
    if (check.verdict != Verdict::kAllowed || level == std::string::npos) return;
    EXPECT_EQ(check.level, std::stoi(line.substr(level + 14))) << line;
  }

  const MessageGrammar grammar_;
  Vocabulary vocabulary_;
};

TEST_F(TranscriptsTest, EveryMessageIsReadWrittenAndAllowed) {
  const std::filesystem::path folder = ENTENTE_SHARED_DIR "/daide/transcripts";
  if (!std::filesystem::exists(folder)) GTEST_SKIP() << "../shared/daide/transcripts is absent";
  const MapTokens standard = *MapTokens::Make(**BuiltinMap("standard"));
  int messages = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    std::ifstream lines(entry.path());
    vocabulary_ = standard.vocabulary();
    for (std::string line; std::getline(lines, line);) {
      if (line.find("\"representation\": [[") != std::string::npos) vocabulary_ = *Vocabulary::Make(NamesOf(line));
      if (MemberOf(line, "type") != "message" || MemberOf(line, "text").empty()) continue;
      Look(line);
      ++messages;
    }
  }
  EXPECT_GT(messages, 1250);
}

}  // namespace
}  // namespace entente::press
