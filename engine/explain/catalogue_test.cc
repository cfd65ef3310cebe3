// Tests the catalogues as data: the content that a language file must have.
#include "messages/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "explain/message_writer.h"
#include "map_language/builtin.h"

namespace entente {
namespace {

std::vector<MessageId> AllMessages() {
  std::vector<MessageId> all;
  for (int i = 0; i < kMessageCount; ++i) all.push_back(static_cast<MessageId>(i));
  return all;
}

std::vector<std::string> WordsIn(std::string_view text) {
  std::vector<std::string> words;
  while (!text.empty()) {
    const size_t end = std::min(text.find(' '), text.size());
    words.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

// The numbers of the arguments in a text. Fails for a brace that is not an argument.
std::set<size_t> ArgumentsIn(std::string_view text) {
  std::set<size_t> named;
  for (size_t i = 0; i < text.size(); ++i) {
    EXPECT_NE(text[i], '}') << text;
    if (text[i] != '{') continue;
    const bool is_argument = i + 2 < text.size() && text[i + 1] >= '0' && text[i + 1] <= '9' && text[i + 2] == '}';
    EXPECT_TRUE(is_argument) << text;
    if (!is_argument) break;
    named.insert(static_cast<size_t>(text[i + 1] - '0'));
    i += 2;
  }
  return named;
}

TEST(Catalogue, EnglishIsTheFirstLanguageAndGermanIsThere) {
  ASSERT_GE(LanguageCount(), 2);
  EXPECT_EQ(LanguageCode(Language::kEnglish), "en");
  ASSERT_TRUE(FindLanguage("de").has_value());
  EXPECT_FALSE(FindLanguage("xx").has_value());
  EXPECT_EQ(LanguageCode(static_cast<Language>(LanguageCount())), "");
}

TEST(Catalogue, EveryLanguageHasEveryMessageAndUsesEachOfItsArguments) {
  for (int l = 0; l < LanguageCount(); ++l) {
    const auto language = static_cast<Language>(l);
    for (const MessageId message : AllMessages()) {
      const std::string_view text = OwnMessageText(language, message);
      EXPECT_FALSE(text.empty()) << LanguageCode(language) << " lacks " << MessageWord(message);
      std::set<size_t> wanted;
      for (size_t i = 0; i < WordsIn(MessageArguments(message)).size(); ++i) wanted.insert(i);
      EXPECT_EQ(ArgumentsIn(text), wanted) << LanguageCode(language) << ": " << MessageWord(message);
    }
  }
}

TEST(Catalogue, WordsAreUniqueAndArgumentsOfKnownKinds) {
  const std::set<std::string> kinds = {"unit",  "place",  "power",     "order",      "number", "strength", "phrase",
                                       "units", "places", "any_units", "any_places", "text",   "rule",     "powers"};
  std::set<std::string_view> words;
  for (const MessageId message : AllMessages()) {
    EXPECT_TRUE(words.insert(MessageWord(message)).second) << MessageWord(message);
    for (const std::string& kind : WordsIn(MessageArguments(message))) {
      EXPECT_TRUE(kinds.count(kind) != 0) << MessageWord(message) << ": " << kind;
    }
  }
}

TEST(Catalogue, PhrasesOfIllegalOrdersBeginWithLettersThatHaveCapitals) {
  for (int l = 0; l < LanguageCount(); ++l) {
    for (const MessageId message : AllMessages()) {
      if (MessageWord(message).substr(0, 7) != "phrase_") continue;
      const unsigned char first = static_cast<unsigned char>(OwnMessageText(static_cast<Language>(l), message).front());
      EXPECT_TRUE(first < 0x80 || message == MessageId::kPhraseLegal) << MessageWord(message);
    }
  }
}

class MessageWriterTest : public testing::Test {
 protected:
  MapRef map_ = BuiltinMap("standard").value();

  std::string Write(MessageId message, std::initializer_list<Argument> arguments, Voice voice = {}) {
    std::string text;
    MessageWriter(*map_, map_->stage(0), voice, text).Write(message, arguments);
    return text;
  }
  LocationIndex At(std::string_view place) { return *map_->FindPlace(place); }
};

TEST_F(MessageWriterTest, PutsUnitsPlacesAndPowersIn) {
  const Argument army = Argument::OfUnit(UnitType::kArmy, At("PAR")), place = Argument::OfPlace(At("BUR"));
  const Voice german(Naming::kFull, *FindLanguage("de"));
  EXPECT_EQ(Write(MessageId::kMoves, {army, place}), "A PAR moves to BUR.");
  EXPECT_EQ(Write(MessageId::kMoves, {army, place}, Naming::kFull), "Army Paris moves to Burgundy.");
  EXPECT_EQ(Write(MessageId::kMoves, {army, place}, german), "Armee Paris zieht nach Burgundy.");
  EXPECT_EQ(Write(MessageId::kWaives, {Argument::OfPower(*map_->FindPower("FRANCE"))}), "France waives a build.");
  EXPECT_EQ(Write(MessageId::kWaives, {Argument::OfPower(kNoPower)}), "no power waives a build.");
  EXPECT_EQ(Write(MessageId::kUnitAbsent, {Argument::OfPlace(kNoLocation)}), "No unit stands in ?.");
}

TEST_F(MessageWriterTest, AUnitOfNobodyIsToldAsItsPlace) {
  Unit unit;
  unit.location = At("PAR");
  EXPECT_EQ(Write(MessageId::kHolds, {Argument::OfUnit(unit)}), "PAR holds.");
}

TEST_F(MessageWriterTest, KnowsWhichArgumentsAMessageTakes) {
  const Argument unit = Argument::OfUnit(UnitType::kArmy, 0), place = Argument::OfPlace(0);
  const auto fits = [](MessageId message, std::initializer_list<Argument> arguments) {
    return AreArgumentsOf(message, Arguments(arguments.begin(), arguments.size()));
  };
  EXPECT_TRUE(fits(MessageId::kMoves, {unit, place}));
  EXPECT_TRUE(fits(MessageId::kMoves, {place, place}));  // there is no known unit in the place
  EXPECT_FALSE(fits(MessageId::kMoves, {unit, unit}));
  EXPECT_FALSE(fits(MessageId::kMoves, {unit}));
  EXPECT_FALSE(fits(MessageId::kMoves, {unit, place, place}));
  EXPECT_FALSE(fits(MessageId::kUnreadable, {unit}));
}

}  // namespace
}  // namespace entente
