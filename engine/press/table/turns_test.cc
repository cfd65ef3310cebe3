#include "press/table/turns.h"

#include <gtest/gtest.h>

#include "map_language/builtin.h"

namespace entente::press {
namespace {

TEST(TurnsTest, FivePhasesOfAYearHaveTheirSeasons) {
  const MapRef map = BuiltinMap("standard").value();
  const Turns turns = Turns::Make(*map).value();
  const std::pair<std::string_view, Token> kSeasons[] = {{"S1901M", tokens::kSPR},
                                                         {"S1901R", tokens::kSUM},
                                                         {"F1901M", tokens::kFAL},
                                                         {"F1901R", tokens::kAUT},
                                                         {"W1901A", tokens::kWIN}};
  for (const auto& [phase, season] : kSeasons) {
    EXPECT_EQ(turns.Of(map->ParsePhase(phase).value()), (Turn{season, 1901})) << phase;
  }
}

TEST(TurnsTest, EveryShippedMapHasTurnsOrSaysWhyNot) {
  for (const std::string_view name : BuiltinMapNames()) {
    const MapRef map = BuiltinMap(name).value();
    const Result<Turns> turns = Turns::Make(*map);
    if (!turns.ok()) {
      EXPECT_NE(turns.status().message().find(name), std::string_view::npos) << turns.status();
    }
  }
}

TEST(TurnsTest, ATurnReadsBack) {
  MessageBuilder out;
  AppendTurn({tokens::kAUT, 1905}, out);
  const Message message = out.Take();
  MessageCursor in(message);
  EXPECT_EQ(ReadTurn(in), (Turn{tokens::kAUT, 1905}));
  EXPECT_TRUE(in.Ended());
  MessageCursor wrong(MessageView(message).subspan(1));
  ReadTurn(wrong);
  EXPECT_FALSE(wrong.ok());
}

}  // namespace
}  // namespace entente::press
