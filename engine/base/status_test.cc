#include "base/status.h"

#include <gtest/gtest.h>

namespace entente {
namespace {

TEST(Status, ErrorAtKeepsThePlace) {
  const Status status = ErrorAt({2, 5, 14, 3}, "'XYZ' is no place");
  EXPECT_EQ(status.code(), StatusCode::kInvalid);
  EXPECT_EQ(status.message(), "'XYZ' is no place");
  const std::optional<Place> place = status.place();
  ASSERT_TRUE(place.has_value());
  EXPECT_EQ(place->line, 2u);
  EXPECT_EQ(place->column, 5u);
  EXPECT_EQ(place->offset, 14u);
  EXPECT_EQ(place->length, 3u);
}

TEST(Status, OtherErrorsHaveNoPlace) {
  EXPECT_FALSE(InvalidError("bad").place().has_value());
  EXPECT_FALSE(OkStatus().place().has_value());
}

TEST(Status, EveryKindOfBadInputHasItsOwnCode) {
  EXPECT_EQ(InvalidError("").code(), StatusCode::kInvalid);
  EXPECT_EQ(NotFoundError("").code(), StatusCode::kNotFound);
  EXPECT_EQ(UnsupportedError("").code(), StatusCode::kUnsupported);
  EXPECT_EQ(WrongPhaseError("").code(), StatusCode::kWrongPhase);
  EXPECT_EQ(LimitError("").code(), StatusCode::kLimit);
}

TEST(Result, HoldsAValueOrTheErrorForWhichThereIsNone) {
  const Result<int> value = 7;
  ASSERT_TRUE(value.ok());
  EXPECT_EQ(*value, 7);
  const Result<int> error = NotFoundError("no such map");
  EXPECT_FALSE(error.ok());
  EXPECT_EQ(error.status().code(), StatusCode::kNotFound);
  EXPECT_EQ(error.value_or(3), 3);
}

TEST(Result, AnEmptyOptionalIsAValue) {
  const Result<std::optional<int>> none = std::nullopt;
  ASSERT_TRUE(none.ok());
  EXPECT_FALSE(none->has_value());
}

TEST(PlaceInText, CountsLinesAndColumnsFromOne) {
  const Place first = PlaceInText("ab\ncd", 1, 1);
  EXPECT_EQ(first.line, 1u);
  EXPECT_EQ(first.column, 2u);
  const Place second = PlaceInText("ab\ncd", 3, 9);
  EXPECT_EQ(second.line, 2u);
  EXPECT_EQ(second.column, 1u);
  EXPECT_EQ(second.length, 2u);
  EXPECT_EQ(PlaceInText("ab", 99, 1).offset, 2u);
  const Place behind = PlaceInText("é\nÉÉx", 7, 1);
  EXPECT_EQ(behind.column, 3u) << "characters";
  EXPECT_EQ(behind.offset, 7u) << "bytes";
}

}  // namespace
}  // namespace entente
