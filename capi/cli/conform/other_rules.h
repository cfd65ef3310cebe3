// Finds the choice of rules under which an answer that a case does not expect is right. One thread.
#ifndef ENTENTE_CAPI_CLI_CONFORM_OTHER_RULES_H_
#define ENTENTE_CAPI_CLI_CONFORM_OTHER_RULES_H_

#include <functional>
#include <list>
#include <string>
#include <utility>

#include "datc/judge.h"

namespace entente::conform {

class OtherRules {
 public:
  // `base`: the rules that each choice changes; null: the map's default.
  OtherRules(const entente_map* map, const entente_rules* base) : map_(map), base_(base) {}

  // Tries each value of each option that is an issue of the DATC's section 4, then each preset. Returns the first under which
  // `agrees` is true ("convoy_paradox=all_hold", "the preset 1982"), or "".
  std::string Find(const std::function<bool(datc::Judge&)>& agrees);

 private:
  struct Choice {
    Choice(std::string said, const entente_map* map, const entente_rules& rules)
        : name(std::move(said)), judge(map, &rules) {}
    std::string name;
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
