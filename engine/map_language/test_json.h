// A small JSON reader for tests that read fact files.
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_TEST_JSON_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_TEST_JSON_H_

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

struct TestJson {
  enum class Kind { kNull, kText, kNumber, kList, kObject };
  Kind kind = Kind::kNull;
  std::string text;  // kText; kNumber, true and false as written
  std::vector<TestJson> list;
  std::map<std::string, TestJson, std::less<>> object;

  // The member `key`, or a null.
  const TestJson& operator[](std::string_view key) const;
  std::vector<std::string> Texts() const;  // of a list of texts, or one text
};

// Reads well-formed JSON; other input gives an arbitrary value.
TestJson ParseTestJson(std::string_view text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_TEST_JSON_H_
