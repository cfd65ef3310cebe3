#include "map_language/diagnostic.h"

#include <algorithm>

namespace entente {
namespace {

constexpr std::string_view kKnown = "no such file; there are:\n";

}  // namespace

std::string Diagnostic::ToString() const {
  std::string where = file;
  if (line > 0) where += ":" + std::to_string(line);
  if (column > 0) where += ":" + std::to_string(column);
  std::string message = where + (is_error ? ": error: " : ": warning: ") + code + ": " + text;
  for (size_t i = 0; i < include_chain.size(); ++i) message += (i == 0 ? " (included from " : " < ") + include_chain[i];
  return include_chain.empty() ? message : message + ")";
}

Status NoSuchFile(std::span<const std::string_view> known, const Status& others) {
  std::string message(kKnown);
  for (const std::string_view name : KnownFiles(others)) message.append(name).append("\n");
  for (const std::string_view name : known) message.append(name).append("\n");
  return NotFoundError(message);
}

std::vector<std::string_view> KnownFiles(const Status& status) {
  std::vector<std::string_view> names;
  std::string_view rest = status.message();
  if (!rest.starts_with(kKnown)) return names;
  rest.remove_prefix(kKnown.size());
  while (!rest.empty()) {
    const size_t end = std::min(rest.find('\n'), rest.size());
    names.push_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return names;
}

}  // namespace entente
