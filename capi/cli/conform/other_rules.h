// Finds the choice of rules under which an answer that a case does not expect is right. One thread.
#ifndef ENTENTE_CAPI_CLI_CONFORM_OTHER_RULES_H_
#define ENTENTE_CAPI_CLI_CONFORM_OTHER_RULES_H_

#include <functional>
#include <list>
#include <string>
#include <utility>
#include <vector>

#include "datc/judge.h"

namespace entente::conform {

class OtherRules {
 public:
  // `base`: the rules that each choice changes; null: the map's default.
  OtherRules(const entente_map* map, const entente_rules* base) : map_(map), base_(base) {}

  // Tries each value of each option that is one of `issues` ("4.A.2"), then each preset. Returns the first under which `agrees`
  // is true ("convoy_paradox=all_hold", "the preset 1982"), or "". Other options are not tried: that they lead to the same
  // answer would be chance.
  std::string Find(const std::vector<std::string>& issues, const std::function<bool(datc::Judge&)>& agrees);

 private:
  struct Choice {
    Choice(std::string said, std::string of, const entente_map* map, const entente_rules& rules)
        : name(std::move(said)), issue(std::move(of)), judge(map, &rules) {}
    std::string name;
    std::string issue;  // "" of a preset
    datc::Judge judge;
  };
  void ListChoices();
  void ListValues(uint32_t option);
  void ListPresets();

  const entente_map* map_;
  const entente_rules* base_;
  std::list<Choice> choices_;
};

}  // namespace entente::conform

#endif  // ENTENTE_CAPI_CLI_CONFORM_OTHER_RULES_H_
