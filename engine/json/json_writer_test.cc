#include "json/json_writer.h"

#include <gtest/gtest.h>

namespace entente {
namespace {

TEST(JsonWriter, CommasStandBetweenValues) {
  std::string text;
  JsonWriter out(text);
  out.BeginObject();
  out.Key("a");
  out.BeginArray();
  out.Int(-7);
  out.Null();
  out.BeginObject();
  out.EndObject();
  out.Bool(true);
  out.EndArray();
  out.Key("b");
  out.String("x");
  out.EndObject();
  EXPECT_EQ(text, R"({"a":[-7,null,{},true],"b":"x"})");
}

TEST(JsonWriter, ControlCharactersQuotesAndBackslashesAreEscaped) {
  std::string text;
  JsonWriter out(text);
  out.BeginArray();
  out.String(std::string_view("a\"b\\c\n\t\r\x01\0\x1f", 11));
  out.String("\x7f\xc3\xa9");
  out.String("0123456\"");
  out.String("01234567\"89\n");
  out.EndArray();
  EXPECT_EQ(text,
            "[\"a\\\"b\\\\c\\n\\t\\r\\u0001\\u0000\\u001f\",\"\x7f\xc3\xa9\",\"0123456\\\"\",\"01234567\\\"89\\n\"]");
}

TEST(JsonWriter, EveryByteIsEscapedLikeItsNeighbours) {
  for (int c = 1; c < 128; ++c) {
    for (size_t at = 0; at < 17; ++at) {
      std::string value(17, 'x'), text;
      value[at] = static_cast<char>(c);
      JsonWriter(text).String(value);
      const bool escaped = c < 0x20 || c == '"' || c == '\\';
      EXPECT_EQ(text.size() > 19, escaped) << c << " at " << at;
    }
  }
}

TEST(JsonWriter, ForeignTextIsPutOnOneLine) {
  std::string text;
  JsonWriter(text).Compact("{ \"a b\" :\n [ 1, \"x \\\" y\" ] }");
  EXPECT_EQ(text, R"({"a b":[1,"x \" y"]})");
}

}  // namespace
}  // namespace entente
