#include "json/json_reader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace entente {
namespace {

// Writes down what it is told.
class Recorder : public JsonVisitor {
 public:
  bool Key(const JsonString& key) override { return Note("k" + At(key.offset, key.end) + std::string(key.text)); }
  bool String(const JsonString& value) override {
    return Note("s" + At(value.offset, value.end) + std::string(value.text));
  }
  bool Scalar(JsonKind kind, uint32_t begin, uint32_t end) override {
    return Note(std::string(JsonKindName(kind)) + At(begin, end));
  }
  bool Open(JsonKind kind, uint32_t begin) override {
    return Note((kind == JsonKind::kArray ? "[" : "{") + At(begin, begin));
  }
  bool Close(uint32_t end) override { return Note("close" + At(end, end)); }
  Status error() const override { return InvalidError("stopped"); }

  std::vector<std::string> notes;
  size_t limit = 1000;

 private:
  static std::string At(uint32_t begin, uint32_t end) {
    return " " + std::to_string(begin) + "-" + std::to_string(end) + " ";
  }
  bool Note(std::string note) {
    notes.push_back(std::move(note));
    return notes.size() < limit;
  }
};

Status Read(std::string_view text) {
  Recorder recorder;
  std::string buffer;
  return ReadJson(text, buffer, recorder);
}

TEST(JsonReader, ValuesComeWithTheirPlaces) {
  Recorder recorder;
  std::string buffer;
  ASSERT_TRUE(ReadJson(R"({"a": ["x\ny", -12.5e3, true], "b":null})", buffer, recorder).ok());
  const std::vector<std::string> expected = {
      "{ 0-0 ",       "k 1-4 a",   "[ 6-6 ",      "s 7-13 x\ny", "a number 15-22 ", "true or false 24-28 ",
      "close 29-29 ", "k 31-34 b", "null 35-39 ", "close 40-40 "};
  EXPECT_EQ(recorder.notes, expected);
}

// Strings are read eight bytes at a time up to an escape, and moved back behind it.
TEST(JsonReader, AnEscapeMayStandAnywhereInAString) {
  for (size_t size = 1; size < 40; ++size) {
    for (size_t at = 0; at < size; ++at) {
      std::string value(size, 'x');
      value[at] = '\\';
      const std::string json = '"' + std::string(value).insert(at, "\\") + '"';
      Recorder recorder;
      std::string buffer;
      ASSERT_TRUE(ReadJson(json + ' ', buffer, recorder).ok()) << json;
      EXPECT_EQ(recorder.notes[0], "s 0-" + std::to_string(json.size()) + " " + value);
      EXPECT_FALSE(Read('"' + value.replace(at, 1, "\n")).ok()) << size << " bytes, at " << at;
    }
  }
}

TEST(JsonReader, NumbersMayHaveExponentsOfEitherCase) {
  Recorder recorder;
  std::string buffer;
  ASSERT_TRUE(ReadJson("[1e5,-2.5E+3]", buffer, recorder).ok());
  EXPECT_EQ(recorder.notes[1], "a number 1-4 ");
  EXPECT_EQ(recorder.notes[2], "a number 5-12 ");
}

TEST(JsonReader, OnlyListsInsideOneAnotherAreDeep) {
  std::string beside = "[", inside;
  for (int i = 0; i < 3 * kMaxJsonDepth; ++i) beside += i == 0 ? "[]" : ",{}";
  EXPECT_TRUE(Read(beside + "]").ok());
  for (int i = 0; i < kMaxJsonDepth; ++i) inside = "[" + inside + "]";
  EXPECT_TRUE(Read(inside).ok());
  EXPECT_FALSE(Read("[" + inside + "]").ok());
}

TEST(JsonReader, AVisitorMayStop) {
  Recorder recorder;
  recorder.limit = 2;
  std::string buffer;
  EXPECT_EQ(ReadJson(R"({"a":1,"b":2})", buffer, recorder).message(), "stopped");
  EXPECT_EQ(recorder.notes.size(), 2u);
}

TEST(JsonReader, BrokenJsonIsToldWithItsPlace) {
  const Status status = Read("{\"a\": 1,\n \"b\" 2}");
  EXPECT_EQ(status.message(), "broken JSON near '2}': expected ':' after the name of an object member");
  ASSERT_TRUE(status.place().has_value());
  EXPECT_EQ(status.place()->line, 2u);
  EXPECT_EQ(status.place()->column, 6u);
  EXPECT_EQ(status.place()->offset, 14u);
}

TEST(JsonReader, AControlCharacterInAStringIsToldWithWhatStandsForIt) {
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

TEST(JsonReader, TextsThatAreNoJsonAreRefused) {
  for (const std::string_view text :
       {"",      " ",           "{",       "}",   "[1,]",  "{\"a\":}", "{a:1}", "\"x", "tru", "01",        "1 2",
        "{} {}", "\"\\ud800\"", "\"\\q\"", "'a'", "[1 2]", "\"a\tb\"", "nul",   "-",   "1e",  "{\"a\":1,}"}) {
    EXPECT_FALSE(Read(text).ok()) << text;
  }
}

TEST(JsonReader, NulBytesAndInvalidUtf8AreRefused) {
  EXPECT_NE(Read(std::string_view("{}\0", 3)).message().find("a NUL byte"), std::string_view::npos);
  const Status status = Read("{\"a\":\"\xc3\xa9\xff\"}");
  EXPECT_EQ(status.message(), "invalid UTF-8");
  EXPECT_EQ(status.place()->offset, 8u);
  EXPECT_FALSE(Read("\"\xed\xa0\x80\"").ok());  // a surrogate
  EXPECT_FALSE(Read("\"\xc0\xaf\"").ok());      // an overlong form
  EXPECT_TRUE(Read("\"\xc3\xa9 \\u00e9 \\ud83d\\ude00\"").ok());
}

TEST(JsonReader, HalfOfASurrogatePairIsRefusedInKeysAndValues) {
  for (const std::string_view text :
       {R"("\ud800")", R"("\udc00")", R"("\udc00\ud800")", R"("\ud800\ud800")", R"("\\\udfff")",
        R"(["\ud83d\ude00","A \uDC00"])", R"({"\udc00":1})", R"({"a":{"b":["\udeff"]}})", R"("\ud83d\ude00\ude00")"}) {
    const Status status = Read(text);
    EXPECT_NE(status.message().find("half of a surrogate pair"), std::string_view::npos) << text;
  }
  EXPECT_EQ(Read(R"({"a":"\\ \ud83d\ude00 \udc00"})").place()->offset, 22u);
  EXPECT_TRUE(Read(R"(["\ud83d\ude00","\\udc00","\u00ed\u0000"])").ok());
}

TEST(JsonReader, ANumberMayBeLargerThanADouble) {
  const std::string digits(400, '9');
  for (const std::string& number :
       {std::string("1e999"), std::string("-2.5E+400"), digits, "-" + digits + ".5", digits + "e12", "1e" + digits,
        "0." + digits + "e310", std::string("1e-999"), std::string("17976931348623157") + std::string(300, '0')}) {
    for (const std::string& text : {number, "[" + number + "]", "[0 , " + number + "\n]", "{\"a\" : " + number + "}",
                                    "[[], " + number + "," + number + "]", "[true," + number + ",null]"}) {
      Recorder recorder;
      std::string buffer;
      ASSERT_TRUE(ReadJson(text, buffer, recorder).ok()) << text;
      const size_t at = text.find(number);
      const std::string told = "a number " + std::to_string(at) + "-" + std::to_string(at + number.size()) + " ";
      EXPECT_NE(std::find(recorder.notes.begin(), recorder.notes.end(), told), recorder.notes.end()) << text;
    }
  }
  EXPECT_TRUE(Read("{\"a\":\"x\\ny 1e999, 1e9999\",\"b\":1e999}").ok()) << "the text before it was decoded";
  for (const std::string& broken :
       std::vector<std::string>{digits + ".", "1e999e9", "1e", "01e999", "-" + digits + "-", "1.e999", "1e+"}) {
    EXPECT_FALSE(Read(broken).ok()) << broken;
    EXPECT_FALSE(Read("[" + broken + "]").ok()) << broken;
  }
}

TEST(JsonReader, AByteOrderMarkIsSkipped) { EXPECT_TRUE(Read("\xef\xbb\xbf{}").ok()); }

// What is told of a text that stands at `offset` in `text`, as if it were alone.
std::vector<std::string> ToldOf(const std::string& text, size_t first, size_t last_left_out, size_t offset) {
  Recorder recorder;
  std::string buffer;
  const Status status = ReadJson(text, buffer, recorder);
  std::vector<std::string> told;
  const auto number_at = [&](const std::string& note, size_t at) {
    return std::to_string(std::stoul(note.substr(at)) - offset);
  };
  const size_t left_out = status.ok() ? last_left_out : 0;
  for (size_t i = first; i + left_out < recorder.notes.size(); ++i) {
    const std::string& note = recorder.notes[i];
    const size_t begin = note.find_first_of("0123456789"), dash = note.find('-', begin);
    const size_t behind = note.find(' ', dash);
    told.push_back(note.substr(0, begin) + number_at(note, begin) + '-' + number_at(note, dash + 1) +
                   note.substr(behind));
  }
  if (!status.ok()) told.emplace_back("refused");
  return told;
}

// An escape in front of it leaves a text to the library.
TEST(JsonReader, PlainTextIsReadAsTheLibraryReadsIt) {
  const std::string escape = R"(["\n",)";
  const auto expect_same = [&](const std::string& text) {
    EXPECT_EQ(ToldOf(text, 0, 0, 0), ToldOf(escape + text + "]", 2, 1, escape.size())) << text;
  };
  const std::string sample =
      R"( {"a" : [ "x", 1,-20 ,true,false, null,{}, [] ,{"b":{"c":"12345678901"}}], "d":0.5e1,"e":"\"" ,"f":[[1] ]} )";
  expect_same(sample);
  const std::string others = "{}[]:,\"\\ 01-.eatfnlx\n";
  for (size_t i = 0; i < sample.size(); ++i) {
    for (const char other : others) {
      std::string text = sample;
      text[i] = other;
      // What the end of the text around it would close or go on with is another text.
      Recorder recorder;
      std::string buffer;
      if (!ReadJson(text, buffer, recorder).ok()) {
        EXPECT_FALSE(ReadJson(escape + text + "]", buffer, recorder).ok()) << text;
      } else {
        expect_same(text);
      }
    }
  }
}

TEST(JsonReader, AVisitorStopsWhereItDoesInTheLibrary) {
  const std::string plain = R"({"a":["b",{"c":1}],"d":null})", escaped = R"({"\u0061":["b",{"c":1}],"d":null})";
  for (size_t limit = 1; limit < 12; ++limit) {
    Recorder one, other;
    one.limit = other.limit = limit;
    std::string buffer;
    EXPECT_EQ(ReadJson(plain, buffer, one).ok(), ReadJson(escaped, buffer, other).ok()) << limit;
    EXPECT_EQ(one.notes.size(), other.notes.size()) << limit;
  }
}

TEST(JsonReader, SixtyFourLevelsAreRead) {
  EXPECT_TRUE(Read(std::string(64, '[') + std::string(64, ']')).ok());
  const Status status = Read(std::string(65, '[') + std::string(65, ']'));
  EXPECT_EQ(status.message(), "the JSON text is nested deeper than 64 levels");
  EXPECT_FALSE(Read(std::string(5000000, '[')).ok());
}

TEST(JsonReader, MoreThan64MebibytesAreRefused) {
  std::string text(kMaxJsonBytes + 1, ' ');
  text[0] = '1';
  const Status status = Read(text);
  EXPECT_EQ(status.code(), StatusCode::kLimit);
  text.pop_back();
  EXPECT_TRUE(Read(text).ok());
}

}  // namespace
}  // namespace entente
