#include "base/status.h"

#include <gtest/gtest.h>

namespace entente {
namespace {

TEST(Status, ErrorAtKeepsThePlace) {
  const absl::Status status = ErrorAt({2, 5, 14, 3}, "'XYZ' is no place");
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(MessageOf(status), "'XYZ' is no place");
  const std::optional<Place> place = PlaceOf(status);
  ASSERT_TRUE(place.has_value());
  EXPECT_EQ(place->line, 2u);
  EXPECT_EQ(place->column, 5u);
  EXPECT_EQ(place->offset, 14u);
  EXPECT_EQ(place->length, 3u);
}

TEST(Status, OtherErrorsHaveNoPlace) {
  EXPECT_FALSE(PlaceOf(InvalidError("bad")).has_value());
  EXPECT_FALSE(PlaceOf(absl::OkStatus()).has_value());
}

TEST(Status, EveryKindOfBadInputHasItsOwnCode) {
  EXPECT_EQ(InvalidError("").code(), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(NotFoundError("").code(), absl::StatusCode::kNotFound);
  EXPECT_EQ(UnsupportedError("").code(), absl::StatusCode::kUnimplemented);
  EXPECT_EQ(WrongPhaseError("").code(), absl::StatusCode::kFailedPrecondition);
  EXPECT_EQ(LimitError("").code(), absl::StatusCode::kResourceExhausted);
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
}

}  // namespace
}  // namespace entente
