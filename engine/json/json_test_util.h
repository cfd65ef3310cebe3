// JSON values for tests: parsed, compared without regard to the sequence of members, and the recorded data beside the
// project.
#ifndef ENTENTE_ENGINE_JSON_JSON_TEST_UTIL_H_
#define ENTENTE_ENGINE_JSON_JSON_TEST_UTIL_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

// The member at a path of keys and numbers ("next.state.units", "orders.0.reason") of a JSON text as JSON text with
// sorted keys and no white space; "" if there is none. "!" followed by the text if it is no JSON.
std::string Member(std::string_view json, std::string_view path);

// The whole value in that form.
inline std::string Canonical(std::string_view json) { return Member(json, ""); }

// The bytes of a file of the shared data ("corpus/agreed.jsonl"), or nothing if it is not there.
std::optional<std::string> SharedFile(std::string_view name);
// Names of the files of a shared folder, sorted.
std::vector<std::string> SharedFiles(std::string_view folder);
std::vector<std::string_view> Lines(std::string_view text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_JSON_JSON_TEST_UTIL_H_
