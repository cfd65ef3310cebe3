#include "conform/other_rules.h"

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "handle.h"

namespace entente::conform {

using entente_cli::Sized;

std::string OtherRules::Find(const std::vector<std::string>& issues, const std::function<bool(datc::Judge&)>& agrees) {
  if (issues.empty()) return "";
  if (choices_.empty()) ListChoices();
  for (Choice& choice : choices_) {
    const bool is_named = choice.issue.empty() || absl::c_linear_search(issues, choice.issue);
    if (is_named && agrees(choice.judge)) return choice.name;
  }
  return "";
}

void OtherRules::ListChoices() {
  auto info = Sized<entente_option_info>();
  for (uint32_t option = 0; entente_option_describe(option, &info, nullptr) == ENTENTE_OK; ++option) {
    if (info.issue[0] != '\0') ListValues(option);
  }
  ListPresets();
}

void OtherRules::ListValues(uint32_t option) {
  auto info = Sized<entente_option_info>();
  auto value = Sized<entente_value_info>();
  entente_option_describe(option, &info, nullptr);
  const absl::string_view name = info.name;
  for (uint32_t i = 0; entente_option_value_describe(option, i, &value, nullptr) == ENTENTE_OK; ++i) {
    auto rules = Sized<entente_rules>();
    if (base_ != nullptr) rules = *base_;
    const absl::string_view word = value.name;
    if ((base_ != nullptr || entente_rules_init(&rules, map_, nullptr) == ENTENTE_OK) &&
        entente_rules_set(&rules, name.data(), name.size(), word.data(), word.size(), nullptr) == ENTENTE_OK) {
      choices_.emplace_back(absl::StrCat(name, "=", word), info.issue, map_, rules);
    }
  }
}

void OtherRules::ListPresets() {
  auto info = Sized<entente_preset_info>();
  for (uint32_t i = 1; entente_preset_describe(i, &info, nullptr) == ENTENTE_OK; ++i) {
    auto rules = Sized<entente_rules>();
    const absl::string_view name = info.name;
    if (entente_rules_read(map_, name.data(), name.size(), &rules, nullptr) == ENTENTE_OK) {
      choices_.emplace_back(absl::StrCat("the preset ", name), "", map_, rules);
    }
  }
}

}  // namespace entente::conform
