#include "map/map_diagnostics.h"

#include <algorithm>
#include <tuple>

#include "base/text.h"

namespace entente {

uint32_t DiagnosticList::AddFile(std::string name, std::vector<std::string> include_chain) {
  files_.emplace_back(std::move(name), std::move(include_chain));
  return static_cast<uint32_t>(files_.size() - 1);
}

void DiagnosticList::Add(bool is_error, const Origin& at, std::string_view code, std::string_view text) {
  has_errors_ |= is_error;
  if (full() && !(is_error && entries_.size() < 2 * kMostDiagnostics)) return;  // warnings never push errors out
  Diagnostic diagnostic;
  diagnostic.is_error = is_error;
  diagnostic.code = code;
  diagnostic.line = static_cast<int>(at.line);
  diagnostic.column = static_cast<int>(at.column);
  diagnostic.text = Excerpt(text, text.size());  // names of the file may hold zero bytes and the like
  if (at.file < files_.size()) {
    diagnostic.file = files_[at.file].first;
    diagnostic.include_chain = files_[at.file].second;
  }
  entries_.push_back({at.sequence, at.column, std::move(diagnostic)});
}

std::vector<Diagnostic> DiagnosticList::Take() {
  std::stable_sort(entries_.begin(), entries_.end(), [](const Entry& a, const Entry& b) {
    return std::tie(a.sequence, a.column) < std::tie(b.sequence, b.column);
  });
  std::vector<Diagnostic> diagnostics;
  diagnostics.reserve(entries_.size());
  for (Entry& entry : entries_) diagnostics.push_back(std::move(entry.diagnostic));
  entries_.clear();
  return diagnostics;
}

std::string Quoted(std::string_view text) { return "'" + Excerpt(text) + "'"; }

}  // namespace entente
