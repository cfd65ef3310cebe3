#include "phase_choice.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "arguments.h"

namespace entente_cli {
namespace {

constexpr size_t kMostNamed = 6;

std::string UpperCase(std::string_view text) {
  std::string upper(text);
  for (char& c : upper) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return upper;
}

class Names {
 public:
  Names(const entente_document* document, const std::string& wanted)
      : document_(document), wanted_(wanted), upper_(UpperCase(wanted)) {
    for (uint32_t i = 0; const char* name = entente_document_phase_name(document, i); ++i) {
      if (*name != '\0') names_.push_back({name, i});
    }
  }

  bool Find(uint32_t& phase, std::string& why) const {
    std::vector<std::string_view> same;
    for (const Name& name : names_) {
      if (name.text == wanted_) {
        phase = name.phase;
        return true;
      }
      if (UpperCase(name.text) != upper_ || (!same.empty() && same.front() == name.text)) continue;
      if (same.empty()) phase = name.phase;
      same.push_back(name.text);
    }
    if (same.size() == 1 || (same.empty() && FindFilledUp(phase))) return true;
    why = same.empty() ? "no phase is named " + wanted_ + Advice() : wanted_ + " may mean " + Listed(same);
    return false;
  }

 private:
  // With a year that is filled up with zeros, here or in the document.
  bool FindFilledUp(uint32_t& phase) const {
    return entente_document_find_phase(document_, wanted_.data(), wanted_.size(), &phase, nullptr) == ENTENTE_OK;
  }

  struct Name {
    std::string_view text;
    uint32_t phase;
  };

  // "; there are F1905M and F1905R", or the first and the last.
  std::string Advice() const {
    if (names_.empty()) return "; none has a name";
    std::vector<std::string_view> resembling = Those([&](std::string_view upper) { return Holds(upper, upper_); });
    if (resembling.empty()) resembling = Nearest();
    if (!resembling.empty())
      return "; there " + std::string(resembling.size() == 1 ? "is " : "are ") + Listed(resembling);
    const std::string first(names_.front().text);
    if (names_.size() == 1) return "; the only one is " + first;
    return "; there are " + std::to_string(names_.size()) + ", from " + first + " to " +
           std::string(names_.back().text);
  }

  static bool Holds(std::string_view text, std::string_view part) {
    return !part.empty() && text.find(part) != std::string_view::npos;
  }

  template <typename Fits>
  std::vector<std::string_view> Those(const Fits& fits) const {
    std::vector<std::string_view> those;
    for (const Name& name : names_) {
      const bool is_known = std::find(those.begin(), those.end(), name.text) != those.end();
      if (those.size() <= kMostNamed && !is_known && fits(UpperCase(name.text))) those.push_back(name.text);
    }
    return those;
  }

  // Those with one letter that is wrong, missing or too many.
  std::vector<std::string_view> Nearest() const {
    return Those([&](std::string_view upper) { return upper_.size() > 2 && WordDistance(upper_, upper) <= 1; });
  }

  static std::string Listed(const std::vector<std::string_view>& names) {
    std::string text;
    for (size_t i = 0; i < names.size() && i < kMostNamed; ++i) {
      const bool is_last = i + 1 == names.size();
      text += (i == 0 ? "" : is_last ? " and " : ", ") + std::string(names[i]);
    }
    return names.size() > kMostNamed ? text + " and more" : text;
  }

  const entente_document* document_;
  const std::string& wanted_;
  const std::string upper_;
  std::vector<Name> names_;
};

}  // namespace

bool FindPhase(const entente_document* document, const std::string& name, uint32_t& phase, std::string& why) {
  return Names(document, name).Find(phase, why);
}

bool ChoosePhases(const entente_document* document, const std::optional<std::string>& name, PhaseRange& phases,
                  std::string& why) {
  phases = {0, entente_document_phase_count(document)};
  if (!name.has_value()) return true;
  if (!FindPhase(document, *name, phases.first, why)) return false;
  phases.end = phases.first + 1;
  return true;
}

}  // namespace entente_cli
