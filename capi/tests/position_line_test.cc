// Positions as lines and their hashes; differences between two positions.
#include "board_fixture.h"

namespace entente_test {
namespace {

class PositionLineTest : public Board {
 protected:
  std::string LineOf(const PositionMemory& position) {
    std::string line(1024, '\0');
    size_t length = 0;
    EXPECT_EQ(entente_position_write_line(map_, position.data(), line.data(), line.size(), &length, &error_),
              ENTENTE_OK)
        << error_.message;
    return line.substr(0, length);
  }
  entente_status Read(std::string_view line, PositionMemory& position) {
    return entente_position_read_line(map_, line.data(), line.size(), position.data(), BytesOf(position), &error_);
  }
  PositionMemory Position(std::string_view line) {
    PositionMemory position = NewPosition();
    EXPECT_EQ(Read(line, position), ENTENTE_OK) << error_.message;
    return position;
  }
  std::string Difference(const PositionMemory& before, const PositionMemory& after, uint32_t full_names,
                         uint32_t form = ENTENTE_TEXT_FOR_PEOPLE,
                         entente_text_language language = ENTENTE_LANGUAGE_EN) {
    auto options = Sized<entente_text_options>();
    options.full_names = full_names;
    options.language = language;
    Text text;
    EXPECT_EQ(entente_position_difference(map_, before.data(), after.data(), form, &options, text.out(), &error_),
              ENTENTE_OK)
        << error_.message;
    return text.str();
  }
};

constexpr std::string_view kRetreats = "standard F1902R G:aBUR,aRUH F:PAR F:aBUR>GAS+PAR - -";

TEST_F(PositionLineTest, ComesBackAsItWas) {
  EXPECT_EQ(LineOf(Position(kRetreats)), kRetreats);
  EXPECT_EQ(Position(LineOf(position_)), position_);
  size_t length = 0;
  char small[8];
  EXPECT_EQ(entente_position_write_line(map_, position_.data(), small, sizeof small, &length, &error_),
            ENTENTE_ERR_BUFFER_TOO_SMALL);
  EXPECT_EQ(length, 250u);
}

TEST_F(PositionLineTest, ErrorsTellTheColumnAndLeaveTheMemory) {
  const PositionMemory before = position_;
  EXPECT_EQ(Read("standard S1901M F:aPAX - - - -", position_), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_STREQ(error_.message, "'PAX' is no place (nearest: PAR)");
  EXPECT_EQ(error_.line, 1u);
  EXPECT_EQ(error_.column, 20u);
  EXPECT_EQ(error_.length, 3u);
  EXPECT_EQ(position_, before);
  EXPECT_EQ(entente_position_read_line(map_, "-", 1, position_.data(), 8, &error_), ENTENTE_ERR_BUFFER_TOO_SMALL);
}

// The number of engine/records/samples/hashes.txt.
TEST_F(PositionLineTest, TheHashIsTheDocumentedOne) {
  uint64_t hash = 0;
  ASSERT_EQ(entente_position_hash(map_, position_.data(), &hash, &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(hash, 0xb9973cfaf9c13d72u);
}

TEST_F(PositionLineTest, DifferencesAreToldInWordsAndAsJson) {
  const PositionMemory before = Position("standard F1902M F:aBUR;G:aMUN,aRUH F:PAR - - -");
  const PositionMemory after = Position(kRetreats);
  EXPECT_EQ(Difference(before, after, 0),
            "The phase is F1902R; it was F1902M.\nA BUR of France is dislodged and may go to GAS or PAR.\n"
            "A MUN of Germany stands in BUR now.\n");
  EXPECT_EQ(Difference(before, Position("standard F1902M F:aBUR;G:aKIE,aRUH F:PAR - - -"), 1),
            "Army Munich of Germany stands in Kiel now.\n");
  EXPECT_EQ(Difference(after, after, 0), "");
  EXPECT_EQ(Difference(after, after, 0, ENTENTE_TEXT_JSON), "[]");
  const PositionMemory kiel = Position("standard F1902M F:aBUR;G:aKIE,aRUH F:PAR - - -");
  EXPECT_EQ(Difference(before, kiel, 1, ENTENTE_TEXT_JSON),
            R"([{"kind":"moved","power":"GERMANY","unit":"A MUN","to":"KIE",)"
            R"("sentence":"Army Munich of Germany stands in Kiel now."}])");
  EXPECT_NE(Difference(before, kiel, 1, ENTENTE_TEXT_FOR_PEOPLE, ENTENTE_LANGUAGE_DE).find("Armee Munich"),
            std::string::npos);
}

TEST_F(PositionLineTest, DifferencesRefuseOtherFormsAndLanguages) {
  const auto refused = [&](uint32_t form, const entente_text_options& options, std::string_view about) {
    Text none;
    ExpectRefused(
        [&](auto* e) {
          return entente_position_difference(map_, position_.data(), position_.data(), form, &options, none.out(), e);
        },
        about);
  };
  auto options = Sized<entente_text_options>();
  refused(2, options, "form 2 is no form of this text: expected 0 or 1");
  options.full_names = 2;
  refused(0, options, "options.full_names 2");
  options = Sized<entente_text_options>();
  options.width = 19;
  refused(0, options, "options.width 19");
  options = Sized<entente_text_options>();
  options.language = 2;
  refused(0, options, "options.language 2 is no language: expected 0 or 1");
  options.language = ENTENTE_LANGUAGE_EN;
  EXPECT_EQ(entente_position_difference(map_, position_.data(), position_.data(), 0, &options, Text().out(), &error_),
            ENTENTE_OK);
  options.struct_size = 8;
  refused(0, options, "options has a wrong struct_size 8");
}

}  // namespace
}  // namespace entente_test
