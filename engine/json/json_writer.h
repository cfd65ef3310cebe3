// Writes JSON text into a string of the caller. It writes the commas; the caller opens and closes objects and arrays in
// matching pairs.
//
// A line of bulk output has a few thousand short strings that need no escapes. The writer appends such strings whole instead
// of byte by byte. One thread at a time.
#ifndef ENTENTE_ENGINE_JSON_JSON_WRITER_H_
#define ENTENTE_ENGINE_JSON_JSON_WRITER_H_

#include <charconv>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

#include "json/text_cursor.h"

namespace entente {

class JsonWriter {
 public:
  explicit JsonWriter(std::string& out) : out_(out) {}

  void BeginObject() { Begin('{'); }
  void EndObject() { End('}'); }
  void BeginArray() { Begin('['); }
  void EndArray() { End(']'); }

  // Writes a member's name; write its value next. Key is for the format's own names, which need no escapes; TextKey is for
  // any text. The first overload is always inlined, because a result line has hundreds of names of known length: the compiler
  // joins comma, quotes and name into one text.
  template <size_t kSize>
  [[gnu::always_inline]] void Key(const char (&name)[kSize]) {
    char text[kSize + 4] = {',', '"'};
    std::memcpy(text + 2, name, kSize - 1);
    text[kSize + 1] = '"';
    text[kSize + 2] = ':';
    out_.append(text + !comma_, kSize + 3 - !comma_);
    comma_ = false;
  }
  void Key(std::string_view name) {
    Word(name);
    out_ += ':';
    comma_ = false;
  }
  void TextKey(std::string_view name) {
    String(name);
    out_ += ':';
    comma_ = false;
  }
  void String(std::string_view text);
  // Writes a text that needs no escapes, such as a word of the format.
  void Word(std::string_view text) {
    Separate();
    out_ += '"';
    out_ += text;
    out_ += '"';
  }
  void StringOrNull(std::string_view text) { text.empty() ? Null() : String(text); }
  void Null() { Raw("null"); }
  void Bool(bool value) { Raw(value ? "true" : "false"); }
  void Int(int64_t value) {
    char digits[24];
    Raw({digits, static_cast<size_t>(std::to_chars(digits, digits + sizeof(digits), value).ptr - digits)});
  }

  // Writes a member and its value: a text, a number or a bool. It uses the slower Key, so avoid it in bulk output.
  template <typename Value>
  void Member(std::string_view name, const Value& value) {
    Key(name);
    if constexpr (std::is_same_v<Value, bool>) {
      Bool(value);
    } else if constexpr (std::is_integral_v<Value>) {
      Int(static_cast<int64_t>(value));
    } else {
      String(value);
    }
  }
  // Writes an object or array; write() writes its content. The overloads with a name write a member.
  template <typename Write>
  void Object(const Write& write) {
    BeginObject();
    write();
    EndObject();
  }
  template <typename Write>
  void Array(const Write& write) {
    BeginArray();
    write();
    EndArray();
  }
  template <typename Write>
  void Object(std::string_view name, const Write& write) {
    Key(name);
    Object(write);
  }
  template <typename Write>
  void Array(std::string_view name, const Write& write) {
    Key(name);
    Array(write);
  }

  // Begins a line before the next value or member.
  void Line() {
    if (comma_) out_ += ',';
    out_ += '\n';
    comma_ = false;
  }
  // Begins a line before the end of the object or array. Call it right before the end.
  void LineBeforeEnd() { out_ += '\n'; }
  // Writes a finished JSON value.
  void Raw(std::string_view json) {
    Separate();
    out_ += json;
  }
  // The same, but write(TextCursor&) writes the value straight into the output. It may write at most `most` bytes.
  template <typename Write>
  void RawInto(size_t most, const Write& write) {
    Separate();
    const size_t size = out_.size();
    out_.resize(size + most);
    TextCursor cursor(out_.data() + size);
    write(cursor);
    out_.resize(static_cast<size_t>(cursor.at() - out_.data()));
  }
  // Writes JSON text from an input without the white space between tokens, so that it stays on one line.
  void Compact(std::string_view json);
  // Writes such a text as a member, unless it is empty.
  void CompactIfAny(std::string_view name, std::string_view json) {
    if (json.empty()) return;
    Key(name);
    Compact(json);
  }

 private:
  void Begin(char bracket) {
    Separate();
    out_ += bracket;
    comma_ = false;
  }
  void End(char bracket) {
    out_ += bracket;
    comma_ = true;
  }
  void Separate() {
    if (comma_) out_ += ',';
    comma_ = true;
  }
  void AppendQuoted(std::string_view text);

  std::string& out_;
  bool comma_ = false;  // the next value needs a comma
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_JSON_JSON_WRITER_H_
