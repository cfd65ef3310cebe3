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

std::string Quoted(std::string_view text) {
  std::string quoted = "\"";
  for (const char c : text)
    quoted += c == '\x1f' ? "\\u001f" : c == '"' || c == '\\' ? std::string("\\") + c : std::string(1, c);
  return quoted += '"';
}

// Short, medium and long texts are copied by different code.
TEST(JsonWriter, AByteIsEscapedWhereverItStands) {
  for (const size_t size : {1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 60, 119, 120, 121, 130}) {
    for (size_t at = 0; at < size; ++at) {
      for (const char c : {'\x1f', ' ', '!', '"', '#', '[', '\\', ']', '\x7f', '\x80', '\xff'}) {
        std::string value(size, 'x'), text;
        value[at] = c;
        JsonWriter out(text);
        out.String(value);
        out.String(value);
        ASSERT_EQ(text, Quoted(value) + ',' + Quoted(value)) << size << " bytes, at " << at;
      }
    }
  }
}

TEST(JsonWriter, EveryByteIsEscapedIfItMustBe) {
  for (int c = 1; c < 128; ++c) {
    std::string text;
    JsonWriter(text).String(std::string(1, static_cast<char>(c)));
    EXPECT_EQ(text.size() > 3, c < 0x20 || c == '"' || c == '\\') << c;
  }
}

TEST(JsonWriter, ValuesMayBeWrittenStraightIntoRoom) {
  std::string text;
  JsonWriter out(text);
  const std::string block = "0123456789abcdefghij" + std::string(TextCursor::kBlock, '-');
  out.BeginArray();
  for (const size_t size : {0, 1, 15, 16, 17, 20}) {
    out.RawInto(64, [&](TextCursor& to) {
      to.Put("<");
      to.PutBlocks(std::string_view(block).substr(0, size));
      to.PutPlain(">;");
      to.Drop();
    });
  }
  out.RawInto(200, [&](TextCursor& to) { to.PutEscaped("\"a\x1f and twelve more"); });
  out.RawInto(200, [&](TextCursor& to) { to.PutEscaped("plain"); });
  out.EndArray();
  EXPECT_EQ(text,
            "[<>,<0>,<0123456789abcde>,<0123456789abcdef>,<0123456789abcdefg>,<0123456789abcdefghij>,"
            "\\\"a\\u001f and twelve more,plain]");
}

TEST(JsonWriter, ForeignTextIsPutOnOneLine) {
  std::string text;
  JsonWriter(text).Compact("{ \"a b\" :\n [ 1, \"x \\\" y\" ] }");
  EXPECT_EQ(text, R"({"a b":[1,"x \" y"]})");
}

}  // namespace
}  // namespace entente
