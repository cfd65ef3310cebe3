#include "base/bytes.h"

#include <gtest/gtest.h>

#include <string>

namespace entente {
namespace {

TEST(Bytes, WhatIsWrittenIsRead) {
  std::string bytes;
  ByteWriter out(bytes);
  for (const uint64_t number : {uint64_t{0}, uint64_t{127}, uint64_t{128}, uint64_t{300}, UINT64_MAX})
    out.Number(number);
  out.Byte(7);
  out.Word(0x0123456789abcdef);
  out.Text("Par\0is");
  ByteReader in(bytes);
  for (const uint64_t number : {uint64_t{0}, uint64_t{127}, uint64_t{128}, uint64_t{300}, UINT64_MAX}) {
    EXPECT_EQ(in.Number(), number);
  }
  EXPECT_EQ(in.Byte(), 7);
  EXPECT_EQ(in.Word(), 0x0123456789abcdefu);
  EXPECT_EQ(in.Text(), "Par");
  EXPECT_TRUE(in.ok());
  EXPECT_EQ(in.left(), 0u);
  EXPECT_EQ(in.Byte(), 0);
  EXPECT_FALSE(in.ok());
}

TEST(Bytes, NumbersAreTheSameBytesOnEveryPlatform) {
  std::string bytes;
  ByteWriter out(bytes);
  out.Number(300);
  out.Word(1);
  EXPECT_EQ(bytes, std::string("\xac\x02\x01\0\0\0\0\0\0\0", 10));
}

TEST(Bytes, DamagedBytesFailAndStayFailed) {
  for (const std::string_view bytes : {"", "\x80", "\xff\xff\xff\xff\xff\xff\xff\xff\xff\x02",
                                       "\x05"
                                       "abc"}) {
    ByteReader in(bytes);
    EXPECT_EQ(in.Text(), "");
    EXPECT_FALSE(in.ok());
    EXPECT_EQ(in.Number(), 0u);
    EXPECT_EQ(in.left(), 0u);
  }
  ByteReader longer_than_needed(std::string_view("\x80\x00", 2));
  longer_than_needed.Number();
  EXPECT_FALSE(longer_than_needed.ok());
}

TEST(Bytes, WhatIsOutOfRangeFails) {
  ByteReader in("\x09");
  EXPECT_EQ(in.Number(8), 0u);
  EXPECT_FALSE(in.ok());
}

}  // namespace
}  // namespace entente
