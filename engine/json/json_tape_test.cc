#include "json/json_tape.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace entente {
namespace {

// Lists the values of a text with their places and keys.
class Walk {
 public:
  explicit Walk(std::string_view text) : status(tape_.Read(text)) {
    if (!tape_.empty()) Note(tape_.root());
  }

 private:
  JsonTape tape_;

 public:
  const Status status;
  std::vector<std::string> notes;

 private:
  static std::string At(uint32_t begin, uint32_t end) {
    return " " + std::to_string(begin) + "-" + std::to_string(end) + " ";
  }
  void Note(JsonIndex i) {
    const JsonNode node = tape_[i];
    if (node.key.present()) notes.push_back("k" + At(node.key.offset, node.key.end) + std::string(node.key.text));
    std::string note(JsonKindName(node.kind));
    note += At(node.begin, node.end);
    notes.push_back(node.kind == JsonKind::kString ? note + std::string(node.text) : note);
    for (const JsonIndex child : tape_.Children(i)) Note(child);
  }
};

Status Read(std::string_view text) { return JsonTape().Read(text); }

TEST(JsonTape, ValuesHaveTheirPlaces) {
  const Walk walk(R"({"a": ["x\ny", -12.5e3, true], "b":null})");
  ASSERT_TRUE(walk.status.ok());
  const std::vector<std::string> expected = {"an object 0-40 ",    "k 1-4 a",         "an array 6-29 ",
                                             "a string 7-13 x\ny", "a number 15-22 ", "true or false 24-28 ",
                                             "k 31-34 b",          "null 35-39 "};
  EXPECT_EQ(walk.notes, expected);
}

TEST(JsonTape, ATapeIsReadAgain) {
  JsonTape tape;
  ASSERT_TRUE(tape.Read(R"({"a":["\u0041",[],{}],"b":"c"})").ok());
  EXPECT_FALSE(tape.Read("\xff").ok());
  EXPECT_TRUE(tape.empty());
  ASSERT_TRUE(tape.Read(R"(["x"])").ok());
  EXPECT_EQ(tape.input(), R"(["x"])");
  ASSERT_TRUE(tape.HasChildren(tape.root()));
  EXPECT_EQ(tape.StringOf(*tape.Children(tape.root()).begin()), "x");
}

// At a fault, open arrays and objects are closed. A value interrupted by the fault has no text.
TEST(JsonTape, WhatStandsBeforeAFaultIsKept) {
  const Walk walk(R"({"a":{"b":[1,{"c":)");
  EXPECT_FALSE(walk.status.ok());
  const std::vector<std::string> expected = {"an object 0-0 ",  "k 1-4 a",         "an object 5-5 ",  "k 6-9 b",
                                             "an array 10-10 ", "a number 11-12 ", "an object 13-13 "};
  EXPECT_EQ(walk.notes, expected);
}

// The scanner reads strings eight bytes at a time, and steps back to an escape inside the eight bytes.
TEST(JsonTape, AnEscapeMayStandAnywhereInAString) {
  for (size_t size = 1; size < 40; ++size) {
    for (size_t at = 0; at < size; ++at) {
      std::string value(size, 'x');
      value[at] = '\\';
      const std::string json = '"' + std::string(value).insert(at, "\\") + '"';
      const Walk walk(json + ' ');
      ASSERT_TRUE(walk.status.ok()) << json;
      EXPECT_EQ(walk.notes[0], "a string 0-" + std::to_string(json.size()) + " " + value);
      EXPECT_FALSE(Read('"' + value.replace(at, 1, "\n")).ok()) << size << " bytes, at " << at;
    }
  }
}

TEST(JsonTape, NumbersMayHaveExponentsOfEitherCase) {
  const Walk walk("[1e5,-2.5E+3]");
  ASSERT_TRUE(walk.status.ok());
  EXPECT_EQ(walk.notes[1], "a number 1-4 ");
  EXPECT_EQ(walk.notes[2], "a number 5-12 ");
}

TEST(JsonTape, OnlyListsInsideOneAnotherAreDeep) {
  std::string beside = "[", inside;
  for (int i = 0; i < 3 * kMaxJsonDepth; ++i) beside += i == 0 ? "[]" : ",{}";
  EXPECT_TRUE(Read(beside + "]").ok());
  for (int i = 0; i < kMaxJsonDepth; ++i) inside = "[" + inside + "]";
  EXPECT_TRUE(Read(inside).ok());
  EXPECT_FALSE(Read("[" + inside + "]").ok());
}

TEST(JsonTape, BrokenJsonHasItsPlace) {
  const Status status = Read("{\"a\": 1,\n \"b\" 2}");
  EXPECT_EQ(status.message(), "broken JSON near '2}': expected ':' after the name of an object member");
  ASSERT_TRUE(status.place().has_value());
  EXPECT_EQ(status.place()->line, 2u);
  EXPECT_EQ(status.place()->column, 6u);
  EXPECT_EQ(status.place()->offset, 14u);
}

TEST(JsonTape, AControlCharacterInAStringIsRefusedWithItsEscape) {
  const auto why = [](std::string_view text) { return std::string(Read(text).message()); };
  EXPECT_EQ(why("{\"a\":\"b\tc\"}"), "broken JSON near '?c\"}': a control character in a string: expected \\t");
  EXPECT_EQ(why("\"\x1f\""), "broken JSON near '?\"': a control character in a string: expected \\u001f");
  EXPECT_EQ(why("[\"a\n]"),
            "broken JSON near '?]': a control character in a string: expected \\n, or the closing quote before it");
  EXPECT_EQ(Read("{\"a\":\n\"b\tc\"}").place()->column, 3u);
  EXPECT_EQ(why("\"a\\q\""), "broken JSON near '\\q\"': Invalid escape character in string.");
  EXPECT_EQ(why("\"a\\\t\""), "broken JSON near '\\?\"': Invalid escape character in string.");
  EXPECT_EQ(why("\"a"), "broken JSON: a string without its closing quote");
}

TEST(JsonTape, TextsThatAreNoJsonAreRefused) {
  for (const std::string_view text :
       {"",      " ",           "{",       "}",   "[1,]",  "{\"a\":}", "{a:1}", "\"x", "tru", "01",        "1 2",
        "{} {}", "\"\\ud800\"", "\"\\q\"", "'a'", "[1 2]", "\"a\tb\"", "nul",   "-",   "1e",  "{\"a\":1,}"}) {
    EXPECT_FALSE(Read(text).ok()) << text;
  }
}

TEST(JsonTape, NulBytesAndInvalidUtf8AreRefused) {
  EXPECT_NE(Read(std::string_view("{}\0", 3)).message().find("a NUL byte"), std::string_view::npos);
  const Status status = Read("{\"a\":\"\xc3\xa9\xff\"}");
  EXPECT_EQ(status.message(), "invalid UTF-8");
  EXPECT_EQ(status.place()->offset, 8u);
  EXPECT_FALSE(Read("\"\xed\xa0\x80\"").ok());  // a surrogate
  EXPECT_FALSE(Read("\"\xc0\xaf\"").ok());      // an overlong form
  EXPECT_TRUE(Read("\"\xc3\xa9 \\u00e9 \\ud83d\\ude00\"").ok());
}

TEST(JsonTape, HalfOfASurrogatePairIsRefusedInKeysAndValues) {
  for (const std::string_view text :
       {R"("\ud800")", R"("\udc00")", R"("\udc00\ud800")", R"("\ud800\ud800")", R"("\\\udfff")",
        R"(["\ud83d\ude00","A \uDC00"])", R"({"\udc00":1})", R"({"a":{"b":["\udeff"]}})", R"("\ud83d\ude00\ude00")"}) {
    const Status status = Read(text);
    EXPECT_NE(status.message().find("half of a surrogate pair"), std::string_view::npos) << text;
  }
  EXPECT_EQ(Read(R"({"a":"\\ \ud83d\ude00 \udc00"})").place()->offset, 22u);
  EXPECT_TRUE(Read(R"(["\ud83d\ude00","\\udc00","\u00ed\u0000"])").ok());
}

TEST(JsonTape, ANumberMayBeLargerThanADouble) {
  const std::string digits(400, '9');
  for (const std::string& number :
       {std::string("1e999"), std::string("-2.5E+400"), digits, "-" + digits + ".5", digits + "e12", "1e" + digits,
        "0." + digits + "e310", std::string("1e-999"), std::string("17976931348623157") + std::string(300, '0')}) {
    for (const std::string& text : {number, "[" + number + "]", "[0 , " + number + "\n]", "{\"a\" : " + number + "}",
                                    "[[], " + number + "," + number + "]", "[true," + number + ",null]"}) {
      const Walk walk(text);
      ASSERT_TRUE(walk.status.ok()) << text;
      const size_t at = text.find(number);
      const std::string told = "a number " + std::to_string(at) + "-" + std::to_string(at + number.size()) + " ";
      EXPECT_NE(std::find(walk.notes.begin(), walk.notes.end(), told), walk.notes.end()) << text;
    }
  }
  EXPECT_TRUE(Read("{\"a\":\"x\\ny 1e999, 1e9999\",\"b\":1e999}").ok()) << "the text before it was decoded";
  for (const std::string& broken :
       std::vector<std::string>{digits + ".", "1e999e9", "1e", "01e999", "-" + digits + "-", "1.e999", "1e+"}) {
    EXPECT_FALSE(Read(broken).ok()) << broken;
    EXPECT_FALSE(Read("[" + broken + "]").ok()) << broken;
  }
}

TEST(JsonTape, AByteOrderMarkIsSkipped) { EXPECT_TRUE(Read("\xef\xbb\xbf{}").ok()); }

TEST(JsonTape, SixtyFourLevelsAreRead) {
  EXPECT_TRUE(Read(std::string(64, '[') + std::string(64, ']')).ok());
  const Status status = Read(std::string(65, '[') + std::string(65, ']'));
  EXPECT_EQ(status.message(), "the JSON text is nested deeper than 64 levels");
  EXPECT_FALSE(Read(std::string(5000000, '[')).ok());
}

TEST(JsonTape, MoreThan64MebibytesAreRefused) {
  std::string text(kMaxJsonBytes + 1, ' ');
  text[0] = '1';
  const Status status = Read(text);
  EXPECT_EQ(status.code(), StatusCode::kLimit);
  text.pop_back();
  EXPECT_TRUE(Read(text).ok());
}

// ---- Documents ----

std::string DocumentFault(std::string_view json) {
  const Result<JsonTape> tape = JsonTape::ReadDocument(json);
  return tape.ok() ? "" : std::string(tape.status().message());
}

TEST(JsonTape, KnowsPathAndPlaceOfEveryValue) {
  const Result<JsonTape> tape = JsonTape::ReadDocument("{\"a\":[1,\n {\"b c\":\"\\u0041x\"}],\"d\":null}");
  ASSERT_TRUE(tape.ok()) << tape.status().message();
  const JsonIndex a = tape->Find(tape->root(), "a");
  ASSERT_NE(a, kNoJson);
  JsonIndex object = kNoJson;
  for (const JsonIndex child : tape->Children(a)) object = child;
  const JsonIndex text = tape->Find(object, "b c");
  EXPECT_EQ((*tape)[text].text, "Ax");
  EXPECT_EQ(tape->PathOf(text), "a[1].b c");
  EXPECT_EQ(tape->PathOf(text, a), "[1].b c");
  EXPECT_EQ(tape->PathOfParent(text), "a[1]");
  EXPECT_EQ(tape->PlaceOf(text).line, 2u);
  EXPECT_EQ(tape->PlaceOf(text).column, 9u);
  EXPECT_EQ(tape->PathOf(tape->root()), "");
  EXPECT_EQ(tape->Find(tape->root(), "b c"), kNoJson);
  EXPECT_EQ(tape->KindOf(tape->Find(tape->root(), "d")), JsonKind::kNull);
}

TEST(JsonTape, AMemberOfADocumentIsGivenOnce) {
  EXPECT_NE(DocumentFault(R"({"a":{"b":1,"c":2,"b":3}})").find("a.b: given twice"), std::string::npos);
  EXPECT_EQ(DocumentFault(R"({"a":{"b":1},"b":[{"b":1},{"b":2}]})"), "");
}

TEST(JsonTape, ADocumentIsBounded) {
  std::string many = "[0";
  for (size_t i = 0; i < JsonTape::kMostDocumentValues; ++i) many += ",0";
  EXPECT_NE(DocumentFault(many + "]").find("more than 262144 values"), std::string::npos);
  EXPECT_NE(DocumentFault(std::string(100, '[')).find("deeper than 64"), std::string::npos);
  EXPECT_NE(DocumentFault("{").find("broken JSON"), std::string::npos);
}

}  // namespace
}  // namespace entente
