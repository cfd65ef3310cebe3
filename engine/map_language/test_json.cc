#include "map_language/test_json.h"

#include <algorithm>

namespace entente {
namespace {

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  TestJson Value() {
    Blanks();
    TestJson value;
    if (Take('{')) {
      value.kind = TestJson::Kind::kObject;
      while (!Take('}') && !text_.empty()) {
        std::string key = Text();
        Take(':');
        value.object[std::move(key)] = Value();
        Take(',');
      }
    } else if (Take('[')) {
      value.kind = TestJson::Kind::kList;
      while (!Take(']') && !text_.empty()) {
        value.list.push_back(Value());
        Take(',');
      }
    } else if (text_.starts_with('"')) {
      value.kind = TestJson::Kind::kText;
      value.text = Text();
    } else {
      const size_t end = std::min(text_.find_first_of(",]} \n\r\t"), text_.size());
      value.text = text_.substr(0, end);
      value.kind = value.text == "null" ? TestJson::Kind::kNull : TestJson::Kind::kNumber;
      text_.remove_prefix(end);
    }
    return value;
  }

 private:
  void Blanks() {
    const size_t start = text_.find_first_not_of(" \n\r\t");
    text_.remove_prefix(std::min(start, text_.size()));
  }
  bool Take(char c) {
    Blanks();
    if (!text_.starts_with(c)) return false;
    text_.remove_prefix(1);
    return true;
  }
  // Escapes are kept as the character after the backslash.
  std::string Text() {
    std::string result;
    Take('"');
    while (!text_.empty() && text_.front() != '"') {
      if (text_.front() == '\\') text_.remove_prefix(1);
      if (text_.empty()) break;
      result.push_back(text_.front());
      text_.remove_prefix(1);
    }
    if (!text_.empty()) text_.remove_prefix(1);
    return result;
  }

  std::string_view text_;
};

}  // namespace

const TestJson& TestJson::operator[](std::string_view key) const {
  static const TestJson null;
  const auto found = object.find(key);
  return found == object.end() ? null : found->second;
}

std::vector<std::string> TestJson::Texts() const {
  if (kind == Kind::kText) return {text};
  std::vector<std::string> texts;
  for (const TestJson& value : list) texts.push_back(value.text);
  return texts;
}

TestJson ParseTestJson(std::string_view text) { return Reader(text).Value(); }

}  // namespace entente
