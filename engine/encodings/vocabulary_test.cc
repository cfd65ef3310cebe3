#include "encodings/vocabulary.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "board/test_board.h"

namespace entente {
namespace {

std::vector<std::string> Lines(const std::string& text) {
  std::vector<std::string> lines;
  size_t begin = 0;
  for (size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', begin)) {
    lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return lines;
}

class VocabularyTest : public testing::Test {
 protected:
  const Vocabulary& Of(EncodingKind kind) {
    auto& made = made_[static_cast<size_t>(kind)];
    if (made == nullptr) made = *Vocabulary::Make(board_.map(), kind);
    return *made;
  }
  std::vector<std::string> TextsOf(EncodingKind kind) { return Lines(Of(kind).texts()); }
  int32_t IndexOf(EncodingKind kind, std::string_view text, PhaseType phase = PhaseType::kMovement) {
    const Order order = ParseOrder(board_.map(), phase, kNoPower, text)->order;
    return Of(kind).IndexOf(board_.map(), order, phase == PhaseType::kAdjustments);
  }

  TestBoard board_;
  std::shared_ptr<const Vocabulary> made_[4];
};

constexpr auto kMovement = PhaseType::kMovement, kRetreats = PhaseType::kRetreats,
               kAdjustments = PhaseType::kAdjustments;

// Source: the published numbers.
TEST_F(VocabularyTest, DeepMindNumbersAreThePublishedOnes) {
  struct Row {
    const char* text;
    PhaseType phase;
    int32_t index;
    const char* number;
  };
  const Row rows[] = {
      {"A LON - NWY VIA", kMovement, 2148, "604608249982645249"},
      {"F NTH C A LON - NWY", kMovement, 12416, "3494793312793802754"},
      {"F LYO H", kMovement, 88, "24769797950548995"},
      {"A NWY - STP", kMovement, 2717, "764767511732583428"},
      {"F NWY - STP/NC", kMovement, 2717, "764767511732583428"},
      {"F MAO - SPA/SC", kMovement, 2668, "750975237873677316"},
      {"A PAR S A BUR", kMovement, 287, "80783318316094469"},
      {"F MAO S F LYO - SPA/SC", kMovement, 3335, "938719048077816838"},
      {"A BUR D", kRetreats, 5, "1407374883553800"},
      {"F CON R BUL/SC", kRetreats, 2616, "736338539084605449"},
      {"A MUN B", kAdjustments, 44, "12384898975273482"},
      {"F STP/SC B", kAdjustments, 279, "78531518502311179"},
      {"F BUL/EC D", kAdjustments, 270, "75998243711913996"},
      {"WAIVE", kAdjustments, 3, "844424930131981"},
  };
  const std::vector<std::string> texts = TextsOf(EncodingKind::kDeepMind);
  ASSERT_EQ(texts.size(), 18584u);
  for (const Row& row : rows) {
    EXPECT_EQ(IndexOf(EncodingKind::kDeepMind, row.text, row.phase), row.index) << row.text;
    EXPECT_EQ(texts[static_cast<size_t>(row.index)], row.number) << row.text;
  }
}

struct TextAt {
  int32_t index;
  const char* text;
};

TEST_F(VocabularyTest, TextsStandWherePublished) {
  const std::pair<EncodingKind, std::vector<TextAt>> lists[] = {
      {EncodingKind::kMila,
       {{0, "WAIVE"},
        {1, "A ALB - APU VIA"},
        {656, "A BUD B"},
        {1944, "A LON - NWY VIA"},
        {9147, "F MAO - SPA/SC"},
        {9581, "F MAO S F LYO - SPA"},
        {10258, "F NTH C A LON - NWY"},
        {13005, "F YOR S F WAL - LON"}}},
      {EncodingKind::kFair,
       {{0, "A ALB - APU VIA"},
        {22, "A ALB D"},
        {13306, "A ALB D"},
        {673, "A BUD B"},
        {13157, "A BUD B"},
        {677, "A BUD B;A VIE B;F TRI B"},
        {13161, "A BUD B;A VIE B;F TRI B"},
        {13207, "A MOS B;A STP B;A WAR B;F SEV B"},
        {11902, "F STP/SC B"},
        {13303, "F STP/SC B"},
        {13425, "F YOR D"},
        {13135, "F YOR S F WAL - LON"}}},
      {EncodingKind::kDipNet,
       {{2, "<EOS>"},
        {10, "<TURKEY>"},
        {11, "WAIVE"},
        {83, "A PAR H"},
        {277, "F LON B"},
        {628, "A PAR - BUR"},
        {4514, "F STP/SC S A MOS - LVN"},
        {5142, "A LON - NWY VIA"},
        {6410, "F NTH C A LON - NWY"}}},
  };
  for (const auto& [kind, published] : lists) {
    const std::vector<std::string> texts = TextsOf(kind);
    for (const TextAt& at : published) EXPECT_EQ(texts[static_cast<size_t>(at.index)], at.text) << at.index;
  }
}

TEST_F(VocabularyTest, FairFindsTheLastPlaceOfAText) {
  EXPECT_EQ(IndexOf(EncodingKind::kFair, "A ALB D", kRetreats), 13306);
  EXPECT_EQ(IndexOf(EncodingKind::kFair, "A BUD B", kAdjustments), 13157);
  EXPECT_EQ(IndexOf(EncodingKind::kFair, "WAIVE", kAdjustments), kNoIndex);
  const uint8_t armies_and_fleet[] = {1, 2, 1};  // BUD, TRI, VIE
  EXPECT_EQ(Of(EncodingKind::kFair).IndexOfBuilds(board_.Power("AUSTRIA"), armies_and_fleet), 13161);
}

TEST_F(VocabularyTest, ASupportLosesTheCoastOfItsDestination) {
  for (const char* text : {"F MAO S F LYO - SPA/SC", "F MAO S F LYO - SPA"})
    EXPECT_EQ(IndexOf(EncodingKind::kMila, text), 9581) << text;
  EXPECT_EQ(IndexOf(EncodingKind::kMila, "A LON - NWY"), 1944);  // only a convoy makes it possible
}

TEST_F(VocabularyTest, TheLongestListIsThatOfTheMidAtlantic) { EXPECT_EQ(Of(EncodingKind::kFair).longest_list(), 469); }

TEST_F(VocabularyTest, DipNetSpellsOrdersInWords) {
  const Vocabulary& list = Of(EncodingKind::kDipNet);
  const std::vector<std::string> words = Lines(list.words());
  ASSERT_EQ(words.size(), 220u);
  const auto spelled = [&](int32_t index) {
    std::string text;
    for (const uint8_t token : list.tokens().subspan(static_cast<size_t>(index) * kTokensOfOrder, kTokensOfOrder))
      text += token == 0 ? "" : words[token] + "|";
    return text;
  };
  EXPECT_EQ(spelled(IndexOf(EncodingKind::kDipNet, "A PAR S A MAR - BUR")), "A PAR|S|A MAR|- BUR|<EOS>|");
  EXPECT_EQ(spelled(IndexOf(EncodingKind::kDipNet, "A PAR R GAS", kRetreats)), "A PAR|- GAS|<EOS>|");
  EXPECT_EQ(spelled(IndexOf(EncodingKind::kDipNet, "A LON - NWY VIA")), "A LON|- NWY|VIA|<EOS>|");
  EXPECT_EQ(spelled(2), "");
}

TEST_F(VocabularyTest, OtherMapsHaveNoPublishedLists) {
  const TestBoard other("youngstown", "S1901M");
  const auto made = Vocabulary::Make(other.map(), EncodingKind::kFair);
  EXPECT_FALSE(made.ok());
  EXPECT_NE(made.status().message().find("standard map"), std::string::npos);
}

}  // namespace
}  // namespace entente
