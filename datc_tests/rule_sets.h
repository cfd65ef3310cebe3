// The choices of DATC 4.A for the exhaustive boards: every value separately, and the combinations of rulebooks.
#ifndef ENTENTE_DATC_TESTS_RULE_SETS_H_
#define ENTENTE_DATC_TESTS_RULE_SETS_H_

#include <string>
#include <vector>

#include "rules/rule_options.h"

namespace entente {

struct RuleSet {
  std::string name;  // part of a test's name
  RuleOptions rules;
};

inline std::vector<RuleSet> ConvoyRuleSets() {
  std::vector<RuleSet> sets;
  const auto add = [&](std::string name, auto change) {
    RuleOptions rules;
    rules.adjacent_convoy = AdjacentConvoy::kViaOnly;  // the order alone decides how an army moves
    change(rules);
    sets.push_back({std::move(name), rules});
  };
  using R = RuleOptions;
  add("Szykman", [](R&) {});
  add("Rule1971", [](R& r) { r.convoy_paradox = ConvoyParadox::k1971; });
  add("Rule1982", [](R& r) { r.convoy_paradox = ConvoyParadox::k1982; });
  add("Rule2000", [](R& r) { r.convoy_paradox = ConvoyParadox::k2000; });
  add("AllHold", [](R& r) { r.convoy_paradox = ConvoyParadox::kAllHold; });
  add("Dptg", [](R& r) { r.convoy_paradox = ConvoyParadox::kDptg; });
  add("AnyBroken", [](R& r) { r.convoy_routes = ConvoyRoutes::kAnyBroken; });
  add("AnyBrokenOwnFirst", [](R& r) { r.convoy_routes = ConvoyRoutes::kAnyBrokenOwnFirst; });
  add("OwnIntent", [](R& r) { r.adjacent_convoy = AdjacentConvoy::kOwnIntent; });
  add("OwnIntentOrLand", [](R& r) { r.adjacent_convoy = AdjacentConvoy::kOwnIntentOrLand; });
  add("OwnIntentOrLandIfNone", [](R& r) { r.adjacent_convoy = AdjacentConvoy::kOwnIntentOrLandIfNone; });
  add("OwnIntentOrLandUnlessVia", [](R& r) { r.adjacent_convoy = AdjacentConvoy::kOwnIntentOrLandUnlessVia; });
  add("SwapOnly", [](R& r) { r.adjacent_convoy = AdjacentConvoy::kSwapOnly; });
  add("Intent", [](R& r) { r.adjacent_convoy = AdjacentConvoy::kIntent; });
  add("Cuts", [](R& r) { r.convoyed_cut = ConvoyedCut::kCuts; });
  add("DislodgedNeverBounce", [](R& r) { r.dislodged_bounce = DislodgedBounce::kNever; });
  add("Rulebook1971", [](R& r) {
    r.convoy_routes = ConvoyRoutes::kAnyBroken;
    r.convoy_paradox = ConvoyParadox::k1971;
    r.adjacent_convoy = AdjacentConvoy::kSwapOnly;
    r.dislodged_bounce = DislodgedBounce::kNever;
  });
  add("Rulebook1982", [](R& r) {
    r.convoy_paradox = ConvoyParadox::k1982;
    r.adjacent_convoy = AdjacentConvoy::kIntent;
    r.dislodged_bounce = DislodgedBounce::kNever;
  });
  add("GuideOf1998", [](R& r) {
    r.convoy_routes = ConvoyRoutes::kAnyBrokenOwnFirst;
    r.convoy_paradox = ConvoyParadox::kDptg;
    r.convoyed_cut = ConvoyedCut::kCuts;
  });
  add("AnyBroken2000AllCut", [](R& r) {
    r.convoy_routes = ConvoyRoutes::kAnyBroken;
    r.convoy_paradox = ConvoyParadox::k2000;
    r.adjacent_convoy = AdjacentConvoy::kOwnIntentOrLand;
    r.convoyed_cut = ConvoyedCut::kCuts;
  });
  return sets;
}

// These sets with the answers to 4.A.5 and 4.A.6: each with all six pairs, or with one pair in turn.
inline std::vector<RuleSet> PathRuleSets(bool all) {
  constexpr const char* kPaths[] = {"IgnoresPaths", "KeepsPaths", "NeedsPaths"};
  std::vector<RuleSet> sets;
  int turn = 0;
  for (const RuleSet& set : ConvoyRuleSets()) {
    for (int pair = 0; pair < 6; ++pair) {
      if (!all && pair != turn % 6) continue;
      RuleSet more = set;
      more.rules.convoy_path = static_cast<ConvoyPath>(pair / 2);
      more.rules.convoy_retreat = static_cast<ConvoyRetreat>(pair % 2);
      more.name += std::string(kPaths[pair / 2]) + (pair % 2 != 0 ? "Closed" : "");
      sets.push_back(std::move(more));
    }
    ++turn;
  }
  return sets;
}

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_RULE_SETS_H_
