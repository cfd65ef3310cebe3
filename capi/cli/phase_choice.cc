#include "phase_choice.h"

#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "nearest_word.h"
#include "output.h"

namespace entente_cli {
namespace {

constexpr size_t kMostNamed = 6;

class PhaseNames {
 public:
  PhaseNames(const entente_document* document, const std::string& wanted)
      : document_(document), wanted_(wanted), upper_(absl::AsciiStrToUpper(wanted)) {
    for (uint32_t i = 0; const char* name = entente_document_phase_name(document, i); ++i) {
      if (*name != '\0') names_.push_back({name, i});
    }
  }

  bool Find(uint32_t& phase, std::string& why) const {
    std::vector<std::string> same;
    for (const Name& name : names_) {
      if (name.text == wanted_) {
        phase = name.phase;
        return true;
      }
      if (!absl::EqualsIgnoreCase(name.text, wanted_) || (!same.empty() && same.front() == name.text)) continue;
      if (same.empty()) phase = name.phase;
      same.push_back(name.text);
    }
    if (same.size() == 1 || (same.empty() && FindFilledUp(phase))) return true;
    why = same.empty() ? absl::StrCat("no phase is named ", wanted_, Advice())
                       : absl::StrCat(wanted_, " may mean ", Listed(std::move(same)));
    return false;
  }

 private:
  struct Name {
    std::string text;
    uint32_t phase;
  };

  // Finds the name with its year padded with zeros, here or in the document.
  bool FindFilledUp(uint32_t& phase) const {
    return entente_document_find_phase(document_, wanted_.data(), wanted_.size(), &phase, nullptr) == ENTENTE_OK;
  }

  // Advice for the error: "; there are F1905M and F1905R", or the first and the last phase.
  std::string Advice() const {
    if (names_.empty()) return "; none has a name";
    std::vector<std::string> resembling =
        Those([&](const std::string& upper) { return !upper_.empty() && absl::StrContains(upper, upper_); });
    if (resembling.empty())
      resembling = Those([&](const std::string& upper) {
        return upper_.size() > 2 && WordDistance(upper_, upper) <= 1;  // one letter is wrong, missing or too many
      });
    if (!resembling.empty()) {
      const char* verb = resembling.size() == 1 ? "is " : "are ";
      return absl::StrCat("; there ", verb, Listed(std::move(resembling)));
    }
    if (names_.size() == 1) return absl::StrCat("; the only one is ", names_.front().text);
    return absl::StrCat("; there are ", names_.size(), ", from ", names_.front().text, " to ", names_.back().text);
  }

  template <typename Fits>
  std::vector<std::string> Those(const Fits& fits) const {
    std::vector<std::string> those;
    for (const Name& name : names_) {
      const bool is_new = !absl::c_linear_search(those, name.text);
      if (those.size() <= kMostNamed && is_new && fits(absl::AsciiStrToUpper(name.text))) those.push_back(name.text);
    }
    return those;
  }

  static std::string Listed(std::vector<std::string> names) {
    if (names.size() <= kMostNamed) return ListOfNames(names);
    names.resize(kMostNamed);
    return absl::StrCat(absl::StrJoin(names, ", "), " and more");
  }

  const entente_document* document_;
  const std::string& wanted_;
  const std::string upper_;
  std::vector<Name> names_;
};

}  // namespace

bool FindPhase(const std::string& file, const entente_document* document, const std::string& name, uint32_t& phase) {
  std::string why;
  return PhaseNames(document, name).Find(phase, why) || Refuse(absl::StrCat(file, ": ", why));
}

bool ChoosePhases(const Documents& file, const entente_document* document, const std::optional<std::string>& name,
                  PhaseRange& phases) {
  phases = {0, entente_document_phase_count(document)};
  if (!name.has_value()) return true;
  if (!FindPhase(file.Name(), document, *name, phases.first)) return false;
  phases.end = phases.first + 1;
  return true;
}

}  // namespace entente_cli
