#include "votes/draw_policy.h"

#include <algorithm>
#include <array>

namespace entente {
namespace {

constexpr std::array<DrawPolicyTraits, kDrawPolicyCount> kTraits = {{
    {"judge-dias", BareVote::kYes, ListVote::kYes, 0, false, false, Agreement::kAllSurvivors, Survivor::kUnitOrCenter,
     true},
    {"judge-nodias", BareVote::kRefused, ListVote::kReplaces, 1, true, false, Agreement::kFamily,
     Survivor::kUnitOrCenter, false},
    {"njudge", BareVote::kRefused, ListVote::kReplaces, 1, true, false, Agreement::kFamilyOfTheFirst,
     Survivor::kUnitOrCenter, false},
    {"daide", BareVote::kYes, ListVote::kRefused, 2, false, false, Agreement::kAllSurvivors, Survivor::kCenter, false},
    {"daide-pda", BareVote::kYes, ListVote::kAdds, 2, false, false, Agreement::kExact, Survivor::kCenter, false},
    {"dpp", BareVote::kYes, ListVote::kRefused, 1, false, false, Agreement::kAllSurvivors, Survivor::kUnit, false},
    {"dpp-pda", BareVote::kRefused, ListVote::kReplaces, 1, false, true, Agreement::kExact, Survivor::kUnit, false},
}};

}  // namespace

const DrawPolicyTraits& TraitsOf(DrawPolicy policy) { return kTraits[static_cast<size_t>(policy)]; }

std::optional<DrawPolicy> FindDrawPolicy(std::string_view name) {
  const auto found =
      std::find_if(kTraits.begin(), kTraits.end(), [&](const auto& traits) { return traits.name == name; });
  if (found == kTraits.end()) return std::nullopt;
  return static_cast<DrawPolicy>(found - kTraits.begin());
}

std::string_view DrawPolicyNames() { return "judge-dias, judge-nodias, njudge, daide, daide-pda, dpp, dpp-pda"; }

}  // namespace entente
