#include "map_text/map_diagnostics.h"

#include <algorithm>
#include <array>

#include "base/text.h"

namespace entente {
namespace {

constexpr std::array kErrorCodes = std::to_array<std::string_view>({
    "FILE_MISSING",  "FILE_CYCLE",     "MAP_TWICE",      "MAP_ARGS",         "BAD_NUMBER",      "NO_ABBR",
    "BAD_ABBR",      "RENAME_UNKNOWN", "RENAME_SYNTAX",  "DUP_PLACE",        "AMBIG_PLUS",      "NO_TERRAIN",
    "NO_NAME",       "AMEND_UNKNOWN",  "NO_ABUTS",       "ABUT_UNKNOWN",     "ABUT_TWICE",      "ONE_WAY",
    "BAD_SPECIAL",   "SPECIAL_CLASH",  "BAD_LETTER",     "BAD_CONDITION",    "NO_POWER",        "UNKNOWN_POWER",
    "BAD_LEAGUE",    "LEAGUE_TWICE",   "BAD_LETTER_DEF", "BAD_HOME",         "BAD_OWNED",       "FACTORY_SC",
    "FACTORY_TWICE", "PARTISAN_SC",    "PARTISAN_TWICE", "PARTISAN_FACTORY", "NEUTRAL_FACTORY", "ALT_LIMIT",
    "OWNED_TWICE",   "BAD_UNIT",       "FEW_POWERS",     "FLOW_SYNTAX",      "FLOW_LETTER",     "FLOW_TWICE",
    "FLOW_SIGN",     "BAD_BEGIN",      "BAD_IN",         "BAD_FROM",         "BAD_STANZA",      "NOT_SUPPORTED",
    "LIMIT",         "FILE_OUTSIDE",   "BAD_BYTE",       "BAD_OWN_WORD",     "BAD_ROTATE",
});
constexpr std::array kWarningCodes = std::to_array<std::string_view>({
    "FILE_AGAIN",
    "DUP_ALIAS",
    "ALIAS_SHADOW",
    "NAME_CLASH",
    "POWER_3",
    "NOISE_ABBR",
    "LETTER_CLASH",
    "UNKNOWN_RULE",
    "UNKNOWN_VARIANT",
    "COAST_PLAIN",
    "COAST_WATER",
    "PHASE_SHORT",
    "REMOVE_NONE",
    "LIKELY_TYPO",
    "EXTRA_WORDS",
    "NO_EFFECT",
    "HOME_LOST",
});

constexpr auto kCodes = [] {
  std::array<DiagnosticCode, kErrorCodes.size() + kWarningCodes.size()> codes{};
  size_t count = 0;
  for (std::string_view code : kErrorCodes) codes[count++] = {code, true};
  for (std::string_view code : kWarningCodes) codes[count++] = {code, false};
  return codes;
}();

}  // namespace

std::span<const DiagnosticCode> AllDiagnosticCodes() { return kCodes; }

uint32_t DiagnosticList::AddFile(std::string name, std::vector<std::string> include_chain) {
  File file(std::move(name), std::move(include_chain));
  const auto [found, added] = file_indexes_.try_emplace(file, static_cast<uint32_t>(files_.size()));
  if (added) files_.push_back(std::move(file));
  return found->second;
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
  if (!known_.insert({at.file, at.line, at.column, diagnostic.code, diagnostic.text}).second) return;
  diagnostic.text += scope_;
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
  known_.clear();
  return diagnostics;
}

std::string Quoted(std::string_view text) { return "'" + Excerpt(text) + "'"; }

}  // namespace entente
