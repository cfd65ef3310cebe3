#include "map_forms/map_from_draft.h"

#include <algorithm>
#include <charconv>

#include "base/text.h"
#include "map_language/canonical_text.h"

namespace entente {
namespace {

class DraftReader {
 public:
  DraftReader(const MapDraft& draft, std::string_view file_name, std::string_view bad_form, const LocateRecord& locate)
      : draft_(draft),
        file_(file_name),
        bad_form_(bad_form),
        locate_(locate),
        canonical_(WriteCanonicalText(draft)),
        text_name_(draft.name + ".map") {}

  MapReadResult Read(const IncludeCallback& include) {
    MapReadResult result = ReadMapText(canonical_.text, text_name_, include, draft_.graphics);
    if (result.ok() && !IsUnknownRule(result)) CheckSame(result);
    for (Diagnostic& diagnostic : result.diagnostics) MovePlace(diagnostic);
    return result;
  }

 private:
  // Unknown rules are skipped with a warning.
  static bool IsUnknownRule(const MapReadResult& result) {
    return std::any_of(result.diagnostics.begin(), result.diagnostics.end(),
                       [](const Diagnostic& diagnostic) { return diagnostic.code == "UNKNOWN_RULE"; });
  }

  // Reports the first line that was read as another record. Some words are kept in capitals.
  void CheckSame(MapReadResult& result) const {
    const std::string ours = UpperCase(canonical_.text), read = UpperCase(result.map->source());
    if (ours == read) return;
    const auto differs = std::mismatch(ours.begin(), ours.end(), read.begin(), read.end()).first;
    const auto offset = std::min(static_cast<size_t>(differs - ours.begin()), ours.size() - 1);
    const FormPlace place = LineStarts(ours).At(offset);
    result.diagnostics.push_back({true,
                                  std::string(bad_form_),
                                  text_name_,
                                  place.line,
                                  place.column,
                                  "this and another value contradict each other: no map text says both",
                                  {}});
    result.map = nullptr;
  }

  FormPlace Locate(int line, int column) const {
    const Origin* at = canonical_.OriginAt(static_cast<uint32_t>(line), static_cast<uint32_t>(column));
    return at == nullptr ? FormPlace() : locate_(*at);
  }

  void MovePlace(Diagnostic& diagnostic) const {
    if (diagnostic.file == text_name_) {
      const FormPlace place = diagnostic.line == 0 ? FormPlace() : Locate(diagnostic.line, diagnostic.column);
      diagnostic.file = file_;
      diagnostic.line = place.line;
      diagnostic.column = place.column;
      if (!place.path.empty()) diagnostic.text = place.path + ": " + diagnostic.text;
    }
    MoveLinesIn(diagnostic.text);
    for (std::string& step : diagnostic.include_chain) MoveStep(step);
  }

  // Corrects "NAME.map:12" inside a message to the line of the other record.
  void MoveLinesIn(std::string& text) const {
    const std::string front = "(" + text_name_ + ":";
    for (size_t start = text.find(front); start != std::string::npos; start = text.find(front, start + 1)) {
      const size_t end = std::min(text.find(')', start), text.size());
      std::string step = text.substr(start + 1, end - start - 1);
      MoveStep(step);
      text.replace(start + 1, end - start - 1, step);
    }
  }

  // Corrects "NAME.map:12" in an include chain.
  void MoveStep(std::string& step) const {
    const std::string front = text_name_ + ":";
    if (!step.starts_with(front)) return;
    int line = 0;
    std::from_chars(step.data() + front.size(), step.data() + step.size(), line);
    step = file_ + ":" + std::to_string(Locate(line, 1).line);
  }

  const MapDraft& draft_;
  const std::string file_;
  const std::string_view bad_form_;
  const LocateRecord& locate_;
  const CanonicalText canonical_;
  const std::string text_name_;
};

}  // namespace

MapReadResult ReadMapFromDraft(const MapDraft& draft, std::string_view file_name, std::string_view bad_form,
                               const LocateRecord& locate, const IncludeCallback& include) {
  return DraftReader(draft, file_name, bad_form, locate).Read(include);
}

LineStarts::LineStarts(std::string_view text) : text_(text), starts_{0} {
  for (size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n', end + 1)) {
    starts_.push_back(end + 1);
  }
}

FormPlace LineStarts::At(size_t offset) const {
  offset = std::min(offset, text_.size());
  const auto line = std::upper_bound(starts_.begin(), starts_.end(), offset) - starts_.begin();
  const size_t start = starts_[static_cast<size_t>(line - 1)];
  return {static_cast<int>(line), 1 + CodePointCount(text_.substr(start, offset - start)), ""};
}

}  // namespace entente
