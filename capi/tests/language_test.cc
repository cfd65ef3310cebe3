// Every function that writes sentences for people writes them in each language, with ids and with full names. The test of the
// description checks that each function with entente_text_options is called here.
#include <cstring>
#include <functional>

#include "board_fixture.h"

namespace entente_test {
namespace {

constexpr std::string_view kPhase = R"({"name":"S1901M","rule":1,
  "state":{"units":{"FRANCE":["A PAR","A MAR"],"GERMANY":["A BUR","A MUN"]}},
  "orders":{"FRANCE":["A PAR - BUR","A MAR S A PAR - BUR"],"GERMANY":["A MUN S A BUR"]}})";
constexpr std::string_view kGame = R"({"rule":1,"phases":[
  {"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{"FRANCE":["A PAR H"]}},
  {"name":"F1901M","state":{"units":{"FRANCE":["A BUR"]}},"orders":{"FRANCE":["A BUR H # wait"]}}]})";
constexpr std::string_view kBallot = R"({"survivors":["ITALY"],"vots":1,"votes":{}})";

class LanguageTest : public Board {
 protected:
  void SetUp() override {
    Board::SetUp();
    ASSERT_EQ(entente_exchange_new(nullptr, nullptr, exchange_.out(), &error_), ENTENTE_OK);
    ASSERT_EQ(entente_document_read(kPhase.data(), kPhase.size(), phase_.out(), &error_), ENTENTE_OK);
    ASSERT_EQ(entente_document_read(kGame.data(), kGame.size(), recorded_.out(), &error_), ENTENTE_OK);
    ASSERT_EQ(entente_game_new(map_, nullptr, nullptr, game_.out(), &error_), ENTENTE_OK);
    ASSERT_EQ(entente_game_submit_text(game_, Power("FRANCE"), "A PAR - BUR\nA MAR - ??", 22, nullptr, &error_),
              ENTENTE_OK);
    ASSERT_EQ(entente_game_submit_text(game_, Power("GERMANY"), "A MUN - BUR", 11, nullptr, &error_), ENTENTE_OK);
    ASSERT_EQ(entente_game_process(game_, &error_), ENTENTE_OK);
    const entente_order order = 0;
    ASSERT_EQ(entente_adjudicate(scratch_, position_.data(), nullptr, &order, 1, nullptr, &error_), ENTENTE_OK);
    next_ = position_;
    const entente_unit unit{At("BUR"), static_cast<uint8_t>(Power("FRANCE")), ENTENTE_ARMY};
    ASSERT_EQ(entente_position_place(map_, next_.data(), &unit, &error_), ENTENTE_OK);
  }

  // The text of a call, which must succeed.
  std::string Long(const std::function<entente_status(entente_text**)>& call) {
    Text text;
    EXPECT_EQ(call(text.out()), ENTENTE_OK) << error_.message;
    return text.str();
  }
  std::string Short(const std::function<entente_status(char*, size_t, size_t*)>& call) {
    return Filled<std::string>(call);
  }
  std::string Note() {
    return Long([&](auto** text) { return entente_exchange_notes(exchange_, text, &error_); });
  }

  Owned<entente_exchange> exchange_;
  Owned<entente_document> phase_, recorded_;
  Owned<entente_game> game_;
  PositionMemory next_;
};

using Speak = std::function<std::string(const entente_text_options*)>;
struct Speaker {
  const char* function;
  Speak speak;
  const char* english;
  const char* german;
};

TEST_F(LanguageTest, EveryFunctionWithSentencesSpeaksEveryLanguage) {
  const auto form = ENTENTE_TEXT_FOR_PEOPLE;
  const std::string remarked =
      R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{"FRANCE":["A PAR H # wait"]}})";
  const Speaker speakers[] = {
      {"entente_position_difference",
       [&](auto* o) {
         return Long([&](auto** t) {
           return entente_position_difference(map_, position_.data(), next_.data(), form, o, t, &error_);
         });
       },
       " is new ", " ist neu "},
      {"entente_position_end_phrase",
       [&](auto* o) {
         return Short([&](char* t, size_t n, size_t* l) {
           return entente_position_end_phrase(map_, position_.data(), o, t, n, l, &error_);
         });
       },
       "it goes on", "Es geht weiter"},
      {"entente_scratch_texts",
       [&](auto* o) {
         return Long([&](auto** t) { return entente_scratch_texts(scratch_, ENTENTE_TEXTS_RESULTS, o, t, &error_); });
       },
       " holds.", " hält."},
      {"entente_game_texts",
       [&](auto* o) {
         return Long([&](auto** t) { return entente_game_texts(game_, 0, ENTENTE_TEXTS_RESULTS, o, t, &error_); });
       },
       " bounced ", " abgewiesen"},
      {"entente_scratch_explain",
       [&](auto* o) {
         return Long([&](auto** t) { return entente_scratch_explain(scratch_, "PAR", 3, form, o, t, &error_); });
       },
       " holds.", " hält."},
      {"entente_game_check_order",
       [&](auto* o) {
         auto check = Sized<entente_order_check>();
         return Long([&](auto** t) {
           return entente_game_check_order(game_, Power("FRANCE"), "A PAR - MUN", 11, o, &check, t, &error_);
         });
       },
       " cannot ", " kommt nicht nach "},
      {"entente_game_line_fault",
       [&](auto* o) {
         return Short(
             [&](char* t, size_t n, size_t* l) { return entente_game_line_fault(game_, 0, 1, o, t, n, l, &error_); });
       },
       "expected", "Erwartet"},
      {"entente_game_phase_json",
       [&](auto* o) { return Long([&](auto** t) { return entente_game_phase_json(game_, 0, o, t, &error_); }); },
       " bounced ", " abgewiesen"},
      {"entente_game_explain",
       [&](auto* o) {
         return Long([&](auto** t) { return entente_game_explain(game_, 0, "PAR", 3, form, o, t, &error_); });
       },
       " attacks ", " greift "},
      {"entente_game_advise",
       [&](auto* o) {
         return Long([&](auto** t) { return entente_game_advise(game_, nullptr, form, o, t, &error_); });
       },
       "Nothing to warn of", "Nichts ist auffällig"},
      {"entente_exchange_adjudicate",
       [&](auto* o) {
         return Long([&](auto** t) {
           return entente_exchange_adjudicate(exchange_, kPhase.data(), kPhase.size(), o, t, &error_);
         });
       },
       "did you mean `rules`?", "Ist `rules` gemeint?"},
      {"entente_exchange_legal",
       [&](auto* o) {
         return Long(
             [&](auto** t) { return entente_exchange_legal(exchange_, kPhase.data(), kPhase.size(), o, t, &error_); });
       },
       "did you mean `rules`?", "Ist `rules` gemeint?"},
      {"entente_exchange_count_votes",
       [&](auto* o) {
         return Long([&](auto** t) {
           return entente_exchange_count_votes(exchange_, ENTENTE_DRAW_DAIDE, kBallot.data(), kBallot.size(), o, t,
                                               &error_);
         });
       },
       "did you mean `votes`?", "Ist `votes` gemeint?"},
      {"entente_exchange_adjudicate_phase",
       [&](auto* o) {
         return Long([&](auto** t) { return entente_exchange_adjudicate_phase(exchange_, phase_, 0, o, t, &error_); });
       },
       " bounced ", " abgewiesen"},
      {"entente_exchange_legal_phase",
       [&](auto* o) {
         return Long([&](auto** t) { return entente_exchange_legal_phase(exchange_, phase_, 0, o, t, &error_); });
       },
       "did you mean `rules`?", "Ist `rules` gemeint?"},
      {"entente_exchange_report",
       [&](auto* o) {
         return Long([&](auto** t) { return entente_exchange_report(exchange_, phase_, 0, o, t, &error_); });
       },
       " bounced ", " abgewiesen"},
      {"entente_exchange_explain",
       [&](auto* o) {
         return Long(
             [&](auto** t) { return entente_exchange_explain(exchange_, phase_, 0, "PAR", 3, form, o, t, &error_); });
       },
       " attacks ", " greift "},
      {"entente_exchange_advise",
       [&](auto* o) {
         return Long(
             [&](auto** t) { return entente_exchange_advise(exchange_, phase_, 0, nullptr, form, o, t, &error_); });
       },
       " is given no order ", " keinen Befehl "},
      {"entente_exchange_read",
       [&](auto* o) {
         PositionMemory memory = position_;
         size_t size = 0;
         EXPECT_EQ(entente_exchange_read(exchange_, phase_, 0, o, nullptr, nullptr, memory.data(), BytesOf(memory),
                                         &size, &error_),
                   ENTENTE_OK);
         return Note();
       },
       "did you mean `rules`?", "Ist `rules` gemeint?"},
      {"entente_exchange_check",
       [&](auto* o) {
         EXPECT_EQ(entente_exchange_check(exchange_, recorded_, o, &error_), ENTENTE_OK);
         return Note();
       },
       "did you mean `rules`?", "Ist `rules` gemeint?"},
      {"entente_exchange_replay",
       [&](auto* o) {
         return Long(
             [&](auto** t) { return entente_exchange_replay(exchange_, recorded_, form, o, nullptr, t, &error_); });
       },
       "recorded ", "aufgezeichnet "},
      {"entente_convert",
       [&](auto* o) {
         Text written;
         return Long([&](auto** t) {
           return entente_convert(remarked.data(), remarked.size(), ENTENTE_GAME_FORM_JSON, ENTENTE_GAME_FORM_DIPCC,
                                  nullptr, nullptr, o, written.out(), t, &error_);
         });
       },
       " left out", "weggelassen"},
      {"entente_adjudicate_listing",
       [&](auto* o) {
         Text written;
         constexpr std::string_view kListing = "Movement orders for Spring of 1901.\n\nFrance: A PAR - MOS\n";
         return Long([&](auto** t) {
           return entente_adjudicate_listing(kListing.data(), kListing.size(), nullptr, nullptr, o, written.out(), t,
                                             &error_);
         });
       },
       " left out", "weggelassen"},
  };
  auto german = Sized<entente_text_options>();
  german.language = ENTENTE_LANGUAGE_DE;
  for (const Speaker& speaker : speakers) {
    SCOPED_TRACE(speaker.function);
    const std::string in_english = speaker.speak(nullptr), in_german = speaker.speak(&german);
    EXPECT_NE(in_english.find(speaker.english), std::string::npos) << in_english;
    EXPECT_EQ(in_english.find(speaker.german), std::string::npos) << in_english;
    EXPECT_NE(in_german.find(speaker.german), std::string::npos) << in_german;
    EXPECT_EQ(in_german.find(speaker.english), std::string::npos) << in_german;
  }
}

TEST_F(LanguageTest, AnInputSaysItselfHowItsAnswerSpeaks) {
  auto german = Sized<entente_text_options>();
  german.language = ENTENTE_LANGUAGE_DE;
  const std::string english = R"({"language":"en","full_names":true,)" + std::string(kPhase.substr(1));
  const std::string answer = Long([&](auto** t) {
    return entente_exchange_adjudicate(exchange_, english.data(), english.size(), &german, t, &error_);
  });
  EXPECT_NE(answer.find("Army Paris bounced "), std::string::npos) << answer;
  Owned<entente_document> document;
  ASSERT_EQ(entente_document_read(english.data(), english.size(), document.out(), &error_), ENTENTE_OK);
  EXPECT_NE(Long([&](auto** t) {
              return entente_exchange_explain(exchange_, document, 0, "PAR", 3, ENTENTE_TEXT_FOR_PEOPLE, &german, t,
                                              &error_);
            }).find("Army Paris attacks "),
            std::string::npos);
  EXPECT_NE(Long([&](auto** t) {
              return entente_exchange_report(exchange_, document, 0, &german, t, &error_);
            }).find("Army Paris bounced "),
            std::string::npos);
  const std::string unknown = R"({"language":"fr",)" + std::string(kPhase.substr(1));
  Text none;
  ExpectRefused(
      [&](auto* e) {
        return entente_exchange_adjudicate(exchange_, unknown.data(), unknown.size(), nullptr, none.out(), e);
      },
      "language: 'fr' is no language: expected en or de");
}

TEST_F(LanguageTest, EventsHaveSentencesInEveryLanguage) {
  Owned<entente_game> game;
  const std::string_view retreat = R"({"name":"F1901R","state":{"units":{"FRANCE":["*A BUR"],"GERMANY":["A BUR"]},
    "retreats":{"FRANCE":{"A BUR":["PAR"]}}},"orders":{}})";
  ASSERT_EQ(entente_game_load(retreat.data(), retreat.size(), nullptr, game.out(), &error_), ENTENTE_OK)
      << error_.message;
  ASSERT_EQ(entente_game_process(game, &error_), ENTENTE_OK) << error_.message;
  auto german = Sized<entente_text_options>();
  german.language = ENTENTE_LANGUAGE_DE;
  const auto sentence = [&](const entente_text_options* options) {
    return Long([&](auto** t) { return entente_game_texts(game, 0, ENTENTE_TEXTS_EVENTS, options, t, &error_); });
  };
  EXPECT_NE(sentence(nullptr), sentence(&german));
  EXPECT_NE(sentence(&german).find("aufgelöst"), std::string::npos) << sentence(&german);
  PositionMemory start(entente_position_size(map_) / 8);
  ASSERT_EQ(entente_game_position(game, 0, start.data(), BytesOf(start), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_adjudicate(scratch_, start.data(), nullptr, nullptr, 0, nullptr, &error_), ENTENTE_OK);
  EXPECT_EQ(Long([&](auto** t) { return entente_scratch_texts(scratch_, ENTENTE_TEXTS_EVENTS, &german, t, &error_); }),
            sentence(&german));
}

}  // namespace
}  // namespace entente_test
