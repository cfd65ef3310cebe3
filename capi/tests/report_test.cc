// Reports with options, notes by index, phases by name, skipped phases of a replay.
#include "board_fixture.h"

namespace entente_test {
namespace {

constexpr std::string_view kGame = R"({"map":"standard","rule":1,"phases":[
  {"name":"S1901M","state":{"units":{"FRANCE":["A PAR"],"GERMANY":["A BUR"]}},
   "order":{},"orders":{"FRANCE":["A PAR - BUR"],"ITALY":["A ROM H"]}},
  {"name":"F0012M","state":{"units":{"FRANCE":["A PAR"],"GERMANY":["A BUR"]}}}]})";

class ReportTest : public Board {
 protected:
  void SetUp() override {
    Board::SetUp();
    ASSERT_EQ(entente_exchange_new(nullptr, nullptr, exchange_.out(), &error_), ENTENTE_OK) << error_.message;
    ASSERT_EQ(entente_document_read(kGame.data(), kGame.size(), document_.out(), &error_), ENTENTE_OK);
  }
  std::string Report(const entente_text_options* options) {
    Text text;
    EXPECT_EQ(entente_exchange_report(exchange_, document_, 0, options, text.out(), &error_), ENTENTE_OK)
        << error_.message;
    return text.str();
  }
  std::vector<std::string> Notes() {
    Text notes;
    EXPECT_EQ(entente_exchange_notes(exchange_, notes.out(), &error_), ENTENTE_OK) << error_.message;
    std::vector<std::string> lines;
    std::istringstream in(notes.str());
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
  }

  Owned<entente_exchange> exchange_;
  Owned<entente_document> document_;
};

TEST_F(ReportTest, OptionsAddTheBoardAndFullNamesAndWrapLines) {
  auto options = Sized<entente_text_options>();
  EXPECT_EQ(Report(&options), Report(nullptr));
  options.board = 1;
  EXPECT_NE(Report(&options).find("\nBoard after S1901M\n"), std::string::npos) << Report(&options);
  EXPECT_NE(Report(&options).find("  Germany  A BUR\n"), std::string::npos) << Report(&options);
  options.full_names = 1;
  EXPECT_NE(Report(&options).find("Army Paris - Burgundy"), std::string::npos) << Report(&options);
  options.width = 40;
  const std::string wrapped = Report(&options);
  for (size_t start = 0; start < wrapped.size();) {
    const size_t end = wrapped.find('\n', start);
    EXPECT_LE(end - start, 40u) << wrapped;
    start = end + 1;
  }
}

TEST_F(ReportTest, OptionsOutOfRangeAreRefused) {
  const auto refused = [&](auto change) {
    auto options = Sized<entente_text_options>();
    change(options);
    Text text;
    ExpectRefused([&](auto* e) { return entente_exchange_report(exchange_, document_, 0, &options, text.out(), e); },
                  "options");
    ExpectRefused(
        [&](auto* e) {
          return entente_exchange_replay(exchange_, document_, ENTENTE_TEXT_FOR_PEOPLE, &options, nullptr, text.out(),
                                         e);
        },
        "options");
    EXPECT_EQ(text.get(), nullptr);
  };
  refused([](auto& options) { options.board = 2; });
  refused([](auto& options) { options.full_names = UINT32_MAX; });
  refused([](auto& options) { options.width = 1; });
  refused([](auto& options) { options.width = 19; });
  refused([](auto& options) { options.width = UINT32_MAX; });
}

TEST_F(ReportTest, NotesAreThoseOfTheLastCall) {
  EXPECT_EQ(Notes(), std::vector<std::string>{});
  ASSERT_EQ(entente_exchange_check(exchange_, document_, nullptr, &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(Notes(), std::vector<std::string>{"`rule` is not read: did you mean `rules`?"});
  const std::string report = Report(nullptr);
  const std::vector<std::string> of_phase{"`order` is not read: did you mean `orders`?",
                                          "`orders.ITALY`: ITALY has no units in S1901M"};
  EXPECT_EQ(Notes(), of_phase);
  for (const std::string& note : of_phase)
    EXPECT_NE(report.find("\nnote: " + note + "\n"), std::string::npos) << report;
  Text text;
  ASSERT_EQ(entente_exchange_adjudicate_phase(exchange_, document_, 1, nullptr, text.out(), &error_), ENTENTE_OK);
  EXPECT_EQ(Notes(), std::vector<std::string>{});
}

TEST_F(ReportTest, AReplayTellsItsNotesAndWhatItSkipped) {
  auto summary = Sized<entente_replay_summary>();
  Text json, report;
  ASSERT_EQ(entente_exchange_replay(exchange_, document_, ENTENTE_TEXT_JSON, nullptr, &summary, json.out(), &error_),
            ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(summary.phase_count, 2u);
  EXPECT_EQ(summary.compared, 1u);
  EXPECT_EQ(summary.skipped_last, 1u);
  EXPECT_EQ(summary.skipped_empty + summary.skipped_over, 0u);
  EXPECT_EQ(summary.note_count, 3u);
  EXPECT_EQ(Notes().at(1), "S1901M: `order` is not read: did you mean `orders`?");
  EXPECT_NE(json.str().find(R"("notes":["`rule` is not read)"), std::string::npos) << json.str();
  auto options = Sized<entente_text_options>();
  options.full_names = 1;
  ASSERT_EQ(
      entente_exchange_replay(exchange_, document_, ENTENTE_TEXT_FOR_PEOPLE, &options, nullptr, report.out(), &error_),
      ENTENTE_OK);
  EXPECT_NE(report.str().find("1 skipped (1 last of a game)"), std::string::npos) << report.str();
}

TEST_F(ReportTest, APhaseIsFoundByName) {
  uint32_t phase = 9;
  const auto find = [&](std::string_view name) {
    return entente_document_find_phase(document_, name.data(), name.size(), &phase, &error_);
  };
  EXPECT_EQ(find("s1901m"), ENTENTE_OK);
  EXPECT_EQ(phase, 0u);
  for (const char* name : {"F0012M", "F012M", "F12M", "f12m"}) {
    phase = 9;
    EXPECT_EQ(find(name), ENTENTE_OK) << name;
    EXPECT_EQ(phase, 1u);
  }
  phase = 9;
  for (const char* name : {"", "F-12M", "S1902M"}) EXPECT_EQ(find(name), ENTENTE_ERR_NOT_FOUND) << name;
  EXPECT_EQ(phase, 9u);
  ExpectRefused([&](auto* e) { return entente_document_find_phase(nullptr, "x", 1, &phase, e); }, "document");
  ExpectRefused([&](auto* e) { return entente_document_find_phase(document_, nullptr, 1, &phase, e); }, "phase_name");
  ExpectRefused([&](auto* e) { return entente_document_find_phase(document_, "x", 1, nullptr, e); }, "phase");
}

TEST_F(ReportTest, AYearFilledUpWithZerosIsRead) {
  Owned<entente_map> ancmed;
  ASSERT_EQ(entente_map_builtin("ancmed", 6, ancmed.out(), &error_), ENTENTE_OK);
  PositionMemory position(entente_position_size(ancmed) / sizeof(uint64_t));
  auto info = Sized<entente_position_info>();
  ASSERT_EQ(entente_position_start(ancmed, position.data(), BytesOf(position), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_position_set_phase(ancmed, position.data(), "F0012M", 6, &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(entente_position_describe(ancmed, position.data(), &info, &error_), ENTENTE_OK);
  EXPECT_STREQ(info.phase_name, "F12M");
  auto counts = Sized<entente_stage_counts>();
  EXPECT_EQ(entente_map_count(ancmed, "S0001M", 6, &counts, &error_), ENTENTE_OK) << error_.message;
}

TEST_F(ReportTest, AnEndThatCannotBeReadIsTold) {
  const std::string_view json =
      R"({"phases":[{"name":"COMPLETED","end":"draw","winners":["MARS"],"state":{"units":{"FRANCE":["A PAR"]}}}]})";
  ASSERT_EQ(entente_document_read(json.data(), json.size(), document_.out(), &error_), ENTENTE_OK);
  Text text;
  EXPECT_EQ(entente_exchange_report(exchange_, document_, 0, nullptr, text.out(), &error_),
            ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(std::string_view(error_.message).find("phases[0]: winners[0]: "), 0u) << error_.message;
  EXPECT_EQ(text.get(), nullptr);
}

}  // namespace
}  // namespace entente_test
