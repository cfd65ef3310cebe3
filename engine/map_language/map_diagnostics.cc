#include "map_language/map_diagnostics.h"

#include <algorithm>
#include <array>

#include "base/text.h"

namespace entente {
namespace {

constexpr std::array kErrorCodes = std::to_array<std::string_view>({
    "FILE_MISSING",  "FILE_CYCLE",     "MAP_TWICE",      "MAP_ARGS",         "BAD_NUMBER",        "NO_ABBR",
    "BAD_ABBR",      "RENAME_UNKNOWN", "RENAME_SYNTAX",  "DUP_PLACE",        "AMBIG_PLUS",        "NO_TERRAIN",
    "NO_NAME",       "AMEND_UNKNOWN",  "NO_ABUTS",       "ABUT_UNKNOWN",     "ABUT_TWICE",        "ONE_WAY",
    "BAD_SPECIAL",   "SPECIAL_CLASH",  "BAD_LETTER",     "BAD_CONDITION",    "NO_POWER",          "UNKNOWN_POWER",
    "BAD_LEAGUE",    "LEAGUE_TWICE",   "BAD_LETTER_DEF", "BAD_HOME",         "BAD_OWNED",         "FACTORY_SC",
    "FACTORY_TWICE", "PARTISAN_SC",    "PARTISAN_TWICE", "PARTISAN_FACTORY", "NEUTRAL_FACTORY",   "ALT_LIMIT",
    "OWNED_TWICE",   "BAD_UNIT",       "FEW_POWERS",     "FLOW_SYNTAX",      "FLOW_LETTER",       "FLOW_TWICE",
    "FLOW_SIGN",     "BAD_BEGIN",      "BAD_IN",         "BAD_FROM",         "BAD_STANZA",        "LIMIT",
    "FILE_OUTSIDE",  "BAD_BYTE",       "BAD_OWN_WORD",   "BAD_ROTATE",       "UNKNOWN_DIRECTIVE", "NOT_A_MAP",
    "NO_PLACES",     "NOT_CLOSED",
});
constexpr std::array kWarningCodes = std::to_array<std::string_view>({
    "FILE_AGAIN",   "DUP_ALIAS",    "ALIAS_SHADOW",    "NAME_CLASH",   "POWER_3",     "NOISE_ABBR",
    "LETTER_CLASH", "UNKNOWN_RULE", "UNKNOWN_VARIANT", "COAST_PLAIN",  "COAST_WATER", "PHASE_SHORT",
    "REMOVE_NONE",  "LIKELY_TYPO",  "EXTRA_WORDS",     "NO_EFFECT",    "HOME_LOST",   "LATE_COMMENT",
    "CANNOT_WIN",   "NO_WAY",       "EMPTY_POWER",     "LISTED_TWICE", "COAST_CASE",  "COAST_LIMITS",
});

// Faults that may follow from another fault: unknown names from missing text, unknown phases from an unsound flow. The
// diagnostic of the cause counts them.
struct Consequences {
  std::span<const std::string_view> causes, followers;
};
constexpr std::array<std::string_view, 5> kTextMissing = {"FILE_MISSING", "FILE_OUTSIDE", "FILE_CYCLE", "NOT_A_MAP",
                                                          "NOT_CLOSED"};
constexpr std::array<std::string_view, 1> kPlacesMissing = {"NO_PLACES"};
constexpr std::array kOfMissingText = std::to_array<std::string_view>({
    "RENAME_UNKNOWN", "NO_TERRAIN",  "NO_NAME",       "AMEND_UNKNOWN", "ABUT_UNKNOWN", "ONE_WAY",
    "BAD_LETTER",     "NO_POWER",    "BAD_CONDITION", "UNKNOWN_POWER", "BAD_HOME",     "BAD_OWNED",
    "ALT_LIMIT",      "BAD_UNIT",    "FEW_POWERS",    "BAD_BEGIN",     "BAD_IN",       "BAD_FROM",
    "BAD_ROTATE",     "COAST_PLAIN", "COAST_WATER",   "REMOVE_NONE",   "LIKELY_TYPO",  "CANNOT_WIN",
    "NO_WAY",         "EMPTY_POWER", "LETTER_CLASH",  "NO_PLACES",     "COAST_CASE",
});
constexpr std::array<std::string_view, 4> kFlowUnsound = {"FLOW_SYNTAX", "FLOW_LETTER", "FLOW_TWICE", "FLOW_SIGN"};
constexpr std::array<std::string_view, 4> kOfUnsoundFlow = {"BAD_BEGIN", "BAD_IN", "BAD_FROM", "BAD_ROTATE"};
constexpr std::array<Consequences, 3> kConsequences = {{
    {kTextMissing, kOfMissingText},
    {kPlacesMissing, kOfMissingText},
    {kFlowUnsound, kOfUnsoundFlow},
}};

bool IsOneOf(std::string_view code, std::span<const std::string_view> codes) {
  return std::find(codes.begin(), codes.end(), code) != codes.end();
}

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

std::string DiagnosticList::PlaceOf(const Origin& at) const {
  if (at.file >= files_.size()) return "";
  const std::string_view name = FileName(at.file);
  return std::string(name.substr(name.find_last_of('/') + 1)) + ":" + std::to_string(at.line);
}

void DiagnosticList::Add(bool is_error, const Origin& at, std::string_view code, std::string_view text) {
  has_errors_ |= is_error;
  if (full() && !(is_error && entries_.size() < 2 * kMostDiagnostics)) return;  // warnings never displace errors
  Diagnostic diagnostic;
  diagnostic.is_error = is_error;
  diagnostic.code = code;
  diagnostic.line = static_cast<int>(at.line);
  diagnostic.column = static_cast<int>(at.column);
  diagnostic.text = Excerpt(text, text.size());  // names in the file may contain zero bytes and the like
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
  if (has_errors_) TakeConsequences();
  std::vector<Diagnostic> diagnostics;
  diagnostics.reserve(entries_.size());
  for (Entry& entry : entries_) diagnostics.push_back(std::move(entry.diagnostic));
  entries_.clear();
  known_.clear();
  return diagnostics;
}

void DiagnosticList::TakeConsequences() {
  for (const Consequences& rule : kConsequences) {
    const auto cause = std::find_if(entries_.begin(), entries_.end(),
                                    [&](const Entry& entry) { return IsOneOf(entry.diagnostic.code, rule.causes); });
    if (cause == entries_.end()) continue;
    Entry kept = std::move(*cause);
    cause->diagnostic.code.clear();
    const auto index = cause - entries_.begin();
    const auto before = std::count_if(
        entries_.begin(), cause, [&](const Entry& entry) { return IsOneOf(entry.diagnostic.code, rule.followers); });
    const size_t followers =
        std::erase_if(entries_, [&](const Entry& entry) { return IsOneOf(entry.diagnostic.code, rule.followers); });
    if (followers > 0) {
      kept.diagnostic.text += " (" + std::to_string(followers) + " more that may follow from it " +
                              (followers == 1 ? "is" : "are") + " left out)";
    }
    entries_[static_cast<size_t>(index - before)] = std::move(kept);
  }
}

std::string NearestText(std::string_view word, std::span<const std::string_view> candidates) {
  constexpr int kMostShown = 3;
  constexpr size_t kShortWord = 4;  // two edits turn any abbreviation into any other
  constexpr size_t kLongWord = 32;  // longer words are not compared
  if (word.size() > kLongWord) return "";
  std::string nearest;
  for (std::string_view near : NearestWords(word, candidates, kMostShown)) {
    if (word.size() <= kShortWord && EditDistance(word, UpperCase(near), 1) > 1) continue;
    nearest += (nearest.empty() ? "; nearest: " : ", ") + Excerpt(near);
  }
  return nearest;
}

std::string Quoted(std::string_view text) { return "'" + Excerpt(text) + "'"; }

}  // namespace entente
