// Helpers for JSON tests: reads and compares values without regard to the sequence of members, and finds the shared data
// beside the project.
#ifndef ENTENTE_ENGINE_JSON_JSON_TEST_UTIL_H_
#define ENTENTE_ENGINE_JSON_JSON_TEST_UTIL_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

// The value at a path of keys and numbers ("next.state.units", "orders.0.reason") as JSON text with sorted keys and without
// white space. "" if there is no such value; "!" and the text if the text is no JSON.
std::string Member(std::string_view json, std::string_view path);

// The whole text in that form.
inline std::string Canonical(std::string_view json) { return Member(json, ""); }

// The bytes of a file of the shared data ("corpus/agreed.jsonl"); nullopt if the file is missing.
std::optional<std::string> SharedFile(std::string_view name);
// The names of the files in a shared folder, sorted.
std::vector<std::string> SharedFiles(std::string_view folder);
std::vector<std::string_view> Lines(std::string_view text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_JSON_JSON_TEST_UTIL_H_
