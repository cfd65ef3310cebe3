// Writes the members of JSON objects, one member for each call. One thread at a time.
#ifndef ENTENTE_ENGINE_MAP_FORMS_MEMBER_WRITER_H_
#define ENTENTE_ENGINE_MAP_FORMS_MEMBER_WRITER_H_

#include <array>
#include <cstdint>
#include <string_view>

#include "json/json_writer.h"

namespace entente {

class MemberWriter : public JsonWriter {
 public:
  using JsonWriter::JsonWriter;

  void Text(std::string_view key, std::string_view text) {
    Key(key);
    String(text);
  }
  void TextIfAny(std::string_view key, std::string_view text) {
    if (!text.empty()) Text(key, text);
  }
  void Number(std::string_view key, int64_t number) {
    Key(key);
    Int(number);
  }
  // Writes nothing if `count` is zero.
  void Count(std::string_view key, int64_t count) {
    if (count != 0) Number(key, count);
  }
  void Flag(std::string_view key, bool value) {
    Key(key);
    Bool(value);
  }

  // An array; write(element) writes each element.
  template <typename List, typename Write>
  void Array(std::string_view key, const List& list, const Write& write) {
    Key(key);
    BeginArray();
    for (const auto& element : list) write(element);
    EndArray();
  }
  template <typename List>
  void Texts(std::string_view key, const List& texts) {
    Array(key, texts, [this](const auto& text) { String(text); });
  }
  template <typename List>
  void TextsIfAny(std::string_view key, const List& texts) {
    if (!texts.empty()) Texts(key, texts);
  }
  template <typename List>
  void Numbers(std::string_view key, const List& numbers) {
    Array(key, numbers, [this](int64_t number) { Int(number); });
  }

  // An object; write() writes its members.
  template <typename Write>
  void Object(const Write& write) {
    BeginObject();
    write();
    EndObject();
  }
  template <typename Write>
  void Object(std::string_view key, const Write& write) {
    TextKey(key);
    Object(write);
  }
};

// Words of the JSON forms. Each table is in the sequence of its values.

inline constexpr std::array<std::string_view, 3> kBehaviorWords = {"none", "strict", "benign"};
inline constexpr std::array<std::string_view, 4> kRotationWords = {"ordered", "after", "before", "for"};
inline constexpr std::array<std::string_view, 3> kStrengthWords = {"full", "half", "none"};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_FORMS_MEMBER_WRITER_H_
