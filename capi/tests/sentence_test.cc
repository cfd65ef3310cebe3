// The sentences of a phase equal the details of its JSON result, in each way to get them.
#include "board_fixture.h"

namespace entente_test {
namespace {

// The texts of all members with a name, in sequence. No text has an escaped character.
std::vector<std::string> TextsOf(std::string_view member, const std::string& json) {
  const std::string key = "\"" + std::string(member) + "\":\"";
  std::vector<std::string> texts;
  for (size_t at = json.find(key); at != std::string::npos; at = json.find(key, at)) {
    at += key.size();
    texts.push_back(json.substr(at, json.find('"', at) - at));
  }
  return texts;
}

class SentenceTest : public Board {
 protected:
  void SetUp() override {
    Board::SetUp();
    ASSERT_EQ(entente_exchange_new(nullptr, nullptr, exchange_.out(), &error_), ENTENTE_OK) << error_.message;
  }
  // The JSON result of a phase of game_, adjudicated from the saved game.
  std::string ResultJson(uint32_t phase) {
    Text saved, result;
    EXPECT_EQ(entente_game_save(game_, saved.out(), &error_), ENTENTE_OK) << error_.message;
    const std::string json = saved.str();
    Owned<entente_document> document;
    EXPECT_EQ(entente_document_read(json.data(), json.size(), document.out(), &error_), ENTENTE_OK) << error_.message;
    EXPECT_EQ(entente_exchange_adjudicate_phase(exchange_, document, phase, nullptr, result.out(), &error_), ENTENTE_OK)
        << error_.message;
    Text alone, again;
    EXPECT_EQ(entente_document_phase(document, phase, alone.out(), &error_), ENTENTE_OK) << error_.message;
    const std::string phase_json = alone.str();
    EXPECT_EQ(
        entente_exchange_adjudicate(exchange_, phase_json.data(), phase_json.size(), nullptr, again.out(), &error_),
        ENTENTE_OK)
        << error_.message;
    EXPECT_EQ(again.str(), result.str());
    return result.str();
  }
  std::vector<std::string> Sentences(uint32_t phase) {
    Text sentences;
    EXPECT_EQ(entente_game_texts(game_, phase, ENTENTE_TEXTS_RESULTS, nullptr, sentences.out(), &error_), ENTENTE_OK)
        << error_.message;
    return sentences.lines();
  }

  Owned<entente_game> game_;
  Owned<entente_exchange> exchange_;
};

TEST_F(SentenceTest, OfAGameAreTheDetailsOfItsJson) {
  ASSERT_EQ(entente_play(scratch_, nullptr, 21, 25, nullptr, game_.out(), &error_), ENTENTE_OK) << error_.message;
  size_t told = 0;
  for (uint32_t phase = 0; phase < entente_game_phase_count(game_); ++phase) {
    const std::vector<std::string> sentences = Sentences(phase);
    EXPECT_EQ(sentences, TextsOf("sentence", ResultJson(phase))) << phase;
    told += sentences.size();
  }
  EXPECT_GT(told, 200u);
}

TEST_F(SentenceTest, OfWhatPlayersWriteAreTheDetailsToo) {
  ASSERT_EQ(entente_game_new(map_, nullptr, nullptr, game_.out(), &error_), ENTENTE_OK) << error_.message;
  const std::pair<std::string_view, std::string_view> written[] = {
      {"FRANCE", "A PAR - BURR\nA MAR S A PAR - BUR\nF BRE - PIC\nA MOS H\nA PAR - BUR"},
      {"GERMANY", "what is this\nA MUN - BUR\nA MUN - TYR"},
      {"ENGLAND", "A LVP - NWY"},
  };
  for (const auto& [power, lines] : written) {
    ASSERT_EQ(entente_game_submit_text(game_, Power(power), lines.data(), lines.size(), nullptr, &error_), ENTENTE_OK)
        << error_.message;
  }
  ASSERT_EQ(entente_game_process(game_, &error_), ENTENTE_OK) << error_.message;
  const std::vector<std::string> sentences = Sentences(0);
  const std::string json = ResultJson(0);
  EXPECT_EQ(sentences, TextsOf("sentence", json)) << json;
  EXPECT_GE(sentences.size(), 9u + 18u);
}

TEST_F(SentenceTest, ATypeThatWasFilledInOrCorrectedIsTold) {
  ASSERT_EQ(entente_game_new(map_, nullptr, nullptr, game_.out(), &error_), ENTENTE_OK) << error_.message;
  const std::string_view lines = "PAR - BUR\nF MAR S A PAR - BUR\nF BRE H";
  ASSERT_EQ(entente_game_submit_text(game_, Power("FRANCE"), lines.data(), lines.size(), nullptr, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_game_process(game_, &error_), ENTENTE_OK) << error_.message;
  const std::vector<std::string> sentences = Sentences(0);
  ASSERT_GE(sentences.size(), 3u);
  EXPECT_EQ(sentences[0], "A PAR moves to BUR. The order does not say that A PAR is an army.");
  EXPECT_EQ(sentences[1], "A MAR supports A PAR to BUR. The order says fleet, but A MAR is an army.");
  EXPECT_EQ(sentences[2], "F BRE holds.");
  EXPECT_EQ(sentences, TextsOf("sentence", ResultJson(0)));
}

TEST_F(SentenceTest, EventsThatThePhasesOfAGameHaveAreThoseOfItsJson) {
  const std::string_view without_orders[] = {
      R"({"name":"W1901A","state":{"units":{"FRANCE":["A PAR"],"ITALY":["A ROM","F NAP"]},
          "centers":{"FRANCE":["PAR","BRE","MAR"],"ITALY":["ROM"]}}})",
      R"({"name":"F1901R","state":{"units":{"FRANCE":["*A BUR","*A MAR"]},
          "retreats":{"FRANCE":{"A BUR":["GAS"],"A MAR":[]}}}})"};
  for (const std::string_view json : without_orders) {
    ReadPosition(json);
    ASSERT_EQ(entente_game_new(map_, nullptr, position_.data(), game_.out(), &error_), ENTENTE_OK);
    ASSERT_EQ(entente_game_process(game_, &error_), ENTENTE_OK) << error_.message;
    const auto events = Filled<std::vector<entente_event>>([&](entente_event* list, size_t capacity, size_t* length) {
      return entente_game_events(game_, 0, list, capacity, length, &error_);
    });
    const std::string result = ResultJson(0);
    const std::vector<std::string> words = TextsOf("event", result), causes = TextsOf("why", result);
    ASSERT_GE(events.size(), 2u) << result;
    ASSERT_EQ(words.size(), events.size());
    for (size_t i = 0; i < events.size(); ++i) {
      EXPECT_EQ(words[i], entente_word(ENTENTE_WORDS_EVENT_KIND, events[i].kind));
      EXPECT_EQ(causes[i], entente_word(ENTENTE_WORDS_EVENT_WHY, events[i].why));
    }
  }
}

}  // namespace
}  // namespace entente_test
