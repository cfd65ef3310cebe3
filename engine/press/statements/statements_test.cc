// Tests what the documents of DAIDE and DPP state, statement by statement: the files beside this one.
//
// Lines about one message, in any scene or none:
//   client 10: text => verdict      of a client, server or press (the content of SND), at a level
// A verdict is "allowed at N", with N the least level; the answer, "HUH ( .. )" or "PRN ( .. )"; "refused", for any HUH; or
// "dropped", for what has no answer; "unknown", for text that is no message. In DPP every message has level 0.
//   wire: text => 480D4000          the tokens as octets
//   words: AMY FLT => known         all of them are words of the language
//   daide client: text => text      a message of DPP, from or to Russia, as one of DAIDE
#include <gtest/gtest.h>

#include <iostream>
#include <map>
#include <memory>

#include "map_language/builtin.h"
#include "press/language/dialect.h"
#include "press/language/message_text.h"
#include "press/statements/daide_scene_test_util.h"
#include "press/statements/dpp_scene_test_util.h"
#include "press/translation/translation.h"

namespace entente::press {
namespace {

struct Document {
  std::string_view file;
  Dialect dialect;
  int least;  // statements that hold
};
constexpr Document kDocuments[] = {{"daide_0167.txt", Dialect::k0167, 850},
                                   {"daide_0143.txt", Dialect::k0143, 170},
                                   {"dpp_1994.txt", Dialect::kDpp, 300},
                                   {"beyond.txt", Dialect::k0167, 7}};

class Judge {
 public:
  explicit Judge(Dialect dialect)
      : dialect_(dialect),
        map_(BuiltinMap("standard").value()),
        vocabulary_(VocabularyOf(dialect, *map_, MapTokens::Make(*map_).value()).value()),
        grammar_(GrammarOptions{dialect}) {}

  // Whether the line is about a message.
  static bool IsAboutMessage(const std::string& line) { return line.find(" => ") != std::string::npos; }

  // What is wrong with "client 10: text => verdict"; empty if it holds.
  std::string Play(const std::string& line) const {
    const size_t colon = line.find(": "), arrow = line.rfind(" => ");
    const std::vector<std::string> head = WordsOf(line.substr(0, colon));
    const std::string wanted = line.substr(arrow + 4), text = line.substr(colon + 2, arrow - colon - 2);
    if (head.at(0) == "words") return UnknownOf(WordsOf(text));
    const Result<Message> message = ReadText(dialect_, text, vocabulary_);
    if (!message.ok()) return wanted == "unknown" ? "" : std::string(message.status().message());
    if (head[0] == "wire") return Differs(wanted, WriteWireText(dialect_, *message, vocabulary_));
    if (head[0] == "daide") return Differs(Spaced(wanted), Translated(*message, KindOf(head.at(1))));
    const std::string verdict = VerdictOn(*message, KindOf(head.at(0)), head.size() > 1 ? std::stoi(head[1]) : 0);
    const bool is_refused = wanted == "refused" && verdict.starts_with("HUH");
    const std::string pattern = dialect_ == Dialect::kDpp ? wanted : Spaced(wanted);
    return is_refused || Fits(pattern, verdict) ? "" : "is " + verdict;
  }

 private:
  static std::string Differs(const std::string& wanted, const std::string& found) {
    return wanted == found ? "" : "is " + found;
  }
  std::string UnknownOf(const std::vector<std::string>& words) const {
    for (const std::string& word : words) {
      if (!vocabulary_.Find(word).has_value()) return word + " is unknown";
    }
    return "";
  }
  std::string Translated(MessageView message, MessageKind kind) const {
    const MapTokens tokens = MapTokens::Make(*map_).value();
    dpp::TranslationContext context;
    context.self = tokens.PowerOf(tokens.vocabulary().Find("RUS").value());
    const Result<dpp::Translation> made = dpp::ToDaide(message, kind, tokens, *map_, context);
    return made.ok() ? MessageText(made->messages.front(), tokens.vocabulary()) : std::string(made.status().message());
  }
  static MessageKind KindOf(const std::string& word) {
    return word == "client"   ? MessageKind::kFromClient
           : word == "server" ? MessageKind::kFromServer
                              : MessageKind::kPress;
  }
  std::string VerdictOn(const Message& message, MessageKind kind, int level) const {
    const MessageCheck check = grammar_.Check(message, kind, level);
    if (check.verdict == Verdict::kAllowed) return "allowed at " + std::to_string(check.level);
    const Message reply = ReplyTo(message, check, dialect_);
    return reply.empty() ? "dropped" : WriteText(dialect_, reply, vocabulary_);
  }

  const Dialect dialect_;
  const MapRef map_;
  const Vocabulary vocabulary_;
  const MessageGrammar grammar_;
};

struct Count {
  int held = 0, differing = 0, failing = 0;
};

void PlayScene(const StatementScene& scene, const Document& document, const Judge& judge, Count& count) {
  std::unique_ptr<Scene> played;
  if (!scene.setup.empty()) {
    played = document.dialect == Dialect::kDpp ? MakeDppScene(scene.setup) : MakeDaideScene(scene.setup);
  }
  for (const Statement& statement : scene.statements) {
    EXPECT_FALSE(statement.lines.empty()) << document.file << ":" << statement.number << ": nothing shows it";
    bool holds = true;
    for (const ScriptLine& line : statement.lines) {
      const std::string wrong = Judge::IsAboutMessage(line.text) ? judge.Play(line.text)
                                : played == nullptr              ? "a line without a scene"
                                                                 : played->Play(line);
      if (wrong.empty()) continue;
      holds = false;
      ADD_FAILURE() << document.file << ":" << line.number << ": " << statement.id << " " << statement.section << ": "
                    << line.text << "\n  " << wrong;
    }
    ++(!holds ? count.failing : statement.differs.empty() ? count.held : count.differing);
  }
}

class Statements : public testing::TestWithParam<Document> {};

TEST_P(Statements, HoldOrDifferWithAReason) {
  const Document& document = GetParam();
  const Judge judge(document.dialect);
  Count count;
  std::map<std::string, int> ids;
  for (const StatementScene& scene :
       ReadStatements(std::string(ENTENTE_STATEMENTS_DIR "/") + std::string(document.file))) {
    for (const Statement& statement : scene.statements) {
      EXPECT_EQ(++ids[statement.id], 1) << document.file << ":" << statement.number << ": " << statement.id
                                        << " is twice";
    }
    PlayScene(scene, document, judge, count);
  }
  std::cout << document.file << ": " << ids.size() << " statements: " << count.held << " hold, " << count.differing
            << " differ on purpose, " << count.failing << " fail\n";
  EXPECT_GE(count.held, document.least);
}

std::string NameOf(const testing::TestParamInfo<Document>& info) {
  constexpr std::string_view kNames[] = {"Daide0167", "Daide0143", "Dpp1994", "Beyond"};
  return std::string(kNames[info.index]);
}
INSTANTIATE_TEST_SUITE_P(Documents, Statements, testing::ValuesIn(kDocuments), NameOf);

}  // namespace
}  // namespace entente::press
