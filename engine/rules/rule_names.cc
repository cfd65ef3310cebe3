#include "rules/rule_names.h"

#include <algorithm>
#include <iterator>
#include <vector>

#include "base/text.h"

namespace entente {
namespace {

// Whether the engine does what the value says. Flip a value to kActs in the change that implements it.
constexpr bool kActs = true;
constexpr bool kWaits = false;

constexpr RuleValue kConvoyRoutes[] = {
    {"all_broken", "b", "when every route is broken", "", kActs},
    {"any_broken", "a", "when one route is broken", "6.F.9 6.F.10 6.F.11 6.F.13 6.F.20", kWaits},
    {"any_broken_own_first", "", "as any_broken, without foreign fleets where a route of own fleets exists",
     "6.F.9 6.F.11", kWaits},
};
constexpr RuleValue kConvoyParadox[] = {
    {"szykman", "f", "the convoy orders of the paradox fail", "", kActs},
    {"1971", "a", "a convoyed army does not cut a fleet's support of an attack on its convoy",
     "6.F.17 6.F.18 6.F.19 6.F.20 6.F.22 6.F.23 6.F.24", kWaits},
    {"1982", "b", "a convoyed army cuts no fleet's support into water with a convoying fleet",
     "6.F.17 6.F.18 6.F.19 6.F.20 6.F.21 6.F.25", kWaits},
    {"2000", "c", "a convoyed army does not cut a support of an attack on a fleet its convoy needs",
     "6.F.17 6.F.18 6.F.22 6.F.23 6.F.24", kWaits},
    {"all_hold", "d", "every move of the paradox fails", "", kWaits},
    {"dptg", "", "all convoys of the paradox broken if that is a resolution, else all its moves fail", "", kWaits},
};
constexpr RuleValue kAdjacentConvoy[] = {
    {"own_intent", "c", "by convoy if written so or an own fleet convoys; then never by land", "", kActs},
    {"own_intent_or_land", "c", "as own_intent, by land if the convoy is missing or broken",
     "6.G.8 6.G.11 6.G.20 6.H.12", kWaits},
    {"swap_only", "a", "by convoy only to change places with the unit at the destination",
     "6.G.2 6.G.7 6.G.11 6.G.19 6.H.11", kWaits},
    {"intent", "b", "the way the orders of the army's power show", "", kWaits},
    {"via_only", "", "by convoy if and only if written so", "6.G.1 6.G.5 6.G.6 6.G.9 6.G.11", kActs},
    {"own_intent_or_land_if_none", "", "as own_intent, by land if no convoy is ordered", "6.G.8", kWaits},
};
constexpr RuleValue kConvoyedCut[] = {
    {"not_from_target", "a", "the attacker does not cut it", "", kActs},
    {"cuts", "b", "the attacker cuts it", "6.G.13", kWaits},
};
constexpr RuleValue kConvoyRetreat[] = {
    {"allowed", "b", "allowed", "", kActs},
    {"never", "a", "closed, as for any attacker", "6.H.11 6.H.12", kWaits},
};
constexpr RuleValue kConvoyPath[] = {
    {"ignored", "a", "has no meaning", "", kActs},
    {"allowed", "b", "is the only path used", "", kWaits},
    {"required", "c", "must be written", "", kWaits},
};
constexpr RuleValue kDislodgedBounce[] = {
    {"unless_head_to_head", "b", "yes, unless it lost a head-to-head battle", "", kActs},
    {"never", "a", "no", "6.G.10 6.G.14 6.G.15", kWaits},
};
constexpr RuleValue kAmbiguousCoast[] = {
    {"fails", "", "illegal", "", kActs},
};
constexpr RuleValue kMissingCoast[] = {
    {"only_possible", "a", "to that coast", "", kActs},
    {"fails", "b", "illegal", "6.B.2", kWaits},
};
constexpr RuleValue kWrongMoveCoast[] = {
    {"illegal", "b", "illegal", "", kActs},
    {"other_coast", "a", "to the coast within reach", "6.B.3 6.D.29", kWaits},
};
constexpr RuleValue kSupportCoast[] = {
    {"must_match", "", "may be left out, must match if written", "", kActs},
    {"required", "", "must be written", "6.B.7 6.B.15", kWaits},
    {"required_for_foreign", "", "must be written unless the fleet is one's own", "6.B.15", kWaits},
    {"ignored", "", "has no meaning", "6.B.9", kWaits},
};
constexpr RuleValue kWrongUnitCoast[] = {
    {"ignored", "b", "has no meaning", "", kActs},
    {"illegal", "a", "illegal", "6.B.10", kWaits},
};
constexpr RuleValue kNeedlessCoast[] = {
    {"ignored", "b", "has no meaning", "", kActs},
    {"illegal", "a", "illegal", "6.B.12", kWaits},
};
constexpr RuleValue kBuildCoast[] = {
    {"fails", "", "illegal", "", kActs},
};
constexpr RuleValue kMissingType[] = {
    {"accepted", "b", "accepted", "", kActs},
    {"illegal", "a", "illegal", "", kWaits},
    {"unless_complete", "c", "accepted unless the unit has a complete order", "", kWaits},
};
constexpr RuleValue kWrongType[] = {
    {"accepted", "b", "the written type has no meaning", "", kActs},
    {"illegal", "a", "illegal", "", kWaits},
    {"unless_correct", "c", "accepted unless the unit has a correct order", "", kWaits},
};
constexpr RuleValue kBuildType[] = {
    {"by_place_or_coast", "c", "army inland, fleet if a coast is written, else illegal", "", kActs},
    {"by_place", "b", "army inland, else illegal", "", kWaits},
    {"fails", "a", "illegal", "", kWaits},
};
constexpr RuleValue kInlandFleetBuild[] = {
    {"illegal", "a", "illegal", "", kActs},
    {"army", "b", "an army is built", "6.I.2", kWaits},
};
constexpr RuleValue kMissingNation[] = {
    {"accepted", "b", "accepted", "", kActs},
    {"illegal", "a", "illegal", "", kWaits},
    {"unless_complete", "c", "accepted unless the unit has a complete order", "", kWaits},
};
constexpr RuleValue kWrongNation[] = {
    {"accepted", "b", "the written nationality has no meaning", "", kActs},
    {"illegal", "a", "illegal", "", kWaits},
    {"unless_correct", "c", "accepted unless the unit has a correct order", "", kWaits},
};
constexpr RuleValue kOrderSets[] = {
    {"last_or_continued", "c", "the last set, unless it clearly builds on earlier ones", "", kActs},
    {"merged", "a", "merged, later orders replace earlier ones", "", kWaits},
    {"merged_unless_replaced", "b", "merged, unless a replacement is clearly meant", "", kWaits},
    {"last", "d", "the last set", "", kWaits},
};
constexpr RuleValue kUnorderedSets[] = {
    {"merged", "b", "merged", "", kActs},
    {"all_hold", "a", "all units hold", "", kWaits},
};
constexpr RuleValue kDuplicateOrder[] = {
    {"all_void", "c", "none counts, the unit holds", "", kActs},
    {"first", "a", "the first counts", "", kWaits},
    {"last", "b", "the last counts", "", kWaits},
};
constexpr RuleValue kTooManyBuilds[] = {
    {"first", "b", "the first legal ones count", "", kActs},
    {"all_void", "a", "none counts", "6.I.1", kWaits},
    {"last", "c", "the last legal ones count", "6.I.1", kWaits},
};
constexpr RuleValue kSameSiteBuilds[] = {
    {"first", "b", "the first counts", "", kActs},
    {"both_fail", "a", "none counts", "6.I.7", kWaits},
    {"last", "c", "the last counts", "", kWaits},
};
constexpr RuleValue kTooManyRemovals[] = {
    {"first", "b", "the first legal ones count", "", kActs},
    {"civil_disorder", "a", "the civil disorder rule chooses", "6.J.1", kWaits},
    {"last", "c", "the last legal ones count", "6.J.1", kWaits},
};
constexpr RuleValue kWaive[] = {
    {"allowed", "a", "yes", "", kActs},
    {"forbidden", "b", "no", "", kWaits},
};
constexpr RuleValue kCivilDisorder[] = {
    {"owned_distance", "", "the farthest from the centres its power owns, over land and sea", "", kActs},
    {"home_distance", "", "the farthest from its home centres; fleets go as fleets, armies over land and sea",
     "6.J.6 6.J.10 6.J.11", kActs},
};
constexpr RuleValue kAbsentHoldSupport[] = {
    {"works", "b", "works", "", kActs},
    {"fails", "a", "fails", "", kWaits},
};
constexpr RuleValue kImpossibleOrders[] = {
    {"ignored", "", "the unit holds and can be supported in place", "", kActs},
    {"moves_refuse_hold_support", "", "an impossible move still refuses hold support", "6.D.28 6.D.29 6.D.30 6.D.32",
     kWaits},
};
constexpr RuleValue kOrderContext[] = {
    {"alone", "a", "no", "", kActs},
    {"together", "b", "yes", "", kWaits},
};
constexpr RuleValue kImpliedMoves[] = {
    {"ignored", "b", "no", "", kActs},
    {"deduced", "a", "yes", "", kWaits},
};
constexpr RuleValue kPerpetualOrders[] = {
    {"refused", "b", "refused", "", kActs},
    {"accepted", "a", "accepted", "", kWaits},
};
constexpr RuleValue kProxyOrders[] = {
    {"refused", "c", "refused", "", kActs},
    {"announced", "a", "if announced to the judge", "", kWaits},
    {"in_orders", "b", "if an order set says so", "", kWaits},
};
constexpr RuleValue kMisplacedUnits[] = {
    {"removed_at_once", "", "removed at once", "", kActs},
};
constexpr RuleValue kBuildSites[] = {
    {"homes", "", "its home centres", "", kActs},
    {"any_owned", "", "BUILD_ANY: every centre it owns", "", kActs},
    {"remote", "", "REMOTE_BUILDS: every centre it owns, if it owns a home centre of its own", "", kActs},
    {"any_home", "", "HOME_BUILDS: centres it owns that are home to any power", "", kActs},
    {"remote_any_home", "", "REMOTE_BUILDS and HOME_BUILDS: as any_home, if it owns a home centre of its own", "",
     kActs},
};

constexpr RuleValue kFrozenUnits[] = {
    {"destroyed", "", "it is destroyed", "", kActs},
    {"hibernate", "", "HIBERNATE: it stays and may only hold", "", kActs},
};
constexpr RuleValue kUnitTypes[] = {
    {"fixed", "", "no", "", kActs},
    {"adapt", "", "UNITS_ADAPT: to an army on LAND, to a fleet on WATER", "", kActs},
};
constexpr RuleValue kDummyMoves[] = {
    {"allowed", "", "yes", "", kActs},
    {"forbidden", "", "IMMOBILE_DUMMIES: no, and those of uncontrolled dummies do not retreat", "", kActs},
};
constexpr RuleValue kFriendlyFire[] = {
    {"nobody", "", "nobody", "", kActs},
    {"dummies", "", "DUMMY_FIRE: dummies", "", kActs},
    {"all", "", "FRIENDLY_FIRE: every power", "", kActs},
};
constexpr RuleValue kRetreats[] = {
    {"allowed", "", "yes", "", kActs},
    {"never", "", "NO_RETREAT: no, they are lost", "", kActs},
};
constexpr RuleValue kConvoyingFleets[] = {
    {"at_sea", "", "fleets at sea and in ports", "", kActs},
    {"on_coasts", "", "COASTAL_CONVOY: fleets on coasts too", "", kActs},
};
constexpr RuleValue kLeagueRules[] = {
    {"checked", "", "bind the powers", "", kActs},
    {"ignored", "", "FICTIONAL_OK: do not", "", kActs},
};
constexpr RuleValue kVictoryCount[] = {
    {"centers", "", "centres", "", kActs},
    {"enemy_homes", "", "VICTORY_HOMES: home centres of other powers", "", kActs},
};

constexpr RuleValue kFactories[] = {
    {"used", "", "yes", "", kActs},
    {"ignored", "", "NO_FACTORIES: no", "", kActs},
};
constexpr RuleValue kPartisans[] = {
    {"used", "", "yes", "", kActs},
    {"ignored", "", "NO_PARTISANS: no", "", kActs},
};
constexpr RuleValue kReserves[] = {
    {"used", "", "yes", "", kActs},
    {"ignored", "", "NO_RESERVES: no", "", kActs},
};
constexpr RuleValue kMilitia[] = {
    {"used", "", "yes", "", kActs},
    {"ignored", "", "NO_MILITIA: no", "", kActs},
};
constexpr RuleValue kHiddenBuilds[] = {
    {"marked", "", "those on the sites that the map marks", "", kActs},
    {"all", "", "HIDE_BUILDS: every build", "", kActs},
};
constexpr RuleValue kMissingBuilds[] = {
    {"waived", "", "they are waived", "", kActs},
    {"random", "", "CD_BUILDS: they are made at random", "", kActs},
};

constexpr RuleValue kCoastalCrawl[] = {
    {"forbidden", "", "no, they meet head to head", "", kActs},
    {"allowed", "", "COASTAL_CRAWL: yes", "", kActs},
};
constexpr RuleValue kForeignOrders[] = {
    {"refused", "", "no", "", kActs},
    {"accepted", "", "ORDER_ANY: yes", "", kActs},
};
constexpr RuleValue kAmbiguousWords[] = {
    {"read", "", "yes, unless they mean another place outright", "", kActs},
    {"refused", "", "NO_CHECK: no", "", kActs},
};
constexpr RuleValue kVassals[] = {
    {"by_list", "", "whose turn it is on its CONTROL line", "", kActs},
    {"by_homes", "", "VASSAL_DUMMIES: who holds all its homes; they stay its own", "", kActs},
};
constexpr RuleValue kTeams[] = {
    {"none", "", "every power for itself", "", kActs},
    {"with_dummies", "", "TEAM_VICTORY: a power with the dummies that it controls", "", kActs},
};
constexpr RuleValue kPortage[] = {
    {"forbidden", "", "no", "", kActs},
    {"allowed", "", "PORTAGE_CONVOY: yes, from one coast to another", "", kActs},
};

constexpr RuleValue kMissingRetreats[] = {
    {"disbanded", "", "they are disbanded", "", kActs},
    {"random", "", "CD_RETREATS: they retreat at random", "", kActs},
};
constexpr RuleValue kVictoryGain[] = {
    {"not_needed", "", "no", "", kActs},
    {"needed", "", "yes: more than at the last adjustments phase", "", kActs},
};

template <typename T>
struct MemberType;
template <typename Enum>
struct MemberType<Enum RuleOptions::*> {
  using type = Enum;
};

template <auto kMember>
constexpr RuleOption Line(std::string_view name, std::string_view issue, std::string_view doc,
                          std::span<const RuleValue> values) {
  using Enum = typename MemberType<decltype(kMember)>::type;
  return {name,
          issue,
          doc,
          values,
          [](const RuleOptions& options) { return static_cast<uint8_t>(options.*kMember); },
          [](RuleOptions& options, uint8_t value) { options.*kMember = static_cast<Enum>(value); }};
}

constexpr RuleOption kOptions[] = {
    Line<&RuleOptions::convoy_routes>("convoy_routes", "4.A.1", "several convoy routes: when is the convoy broken?",
                                      kConvoyRoutes),
    Line<&RuleOptions::convoy_paradox>("convoy_paradox", "4.A.2", "what settles a convoy paradox", kConvoyParadox),
    Line<&RuleOptions::adjacent_convoy>("adjacent_convoy", "4.A.3", "by land or by convoy to an adjacent province?",
                                        kAdjacentConvoy),
    Line<&RuleOptions::convoyed_cut>("convoyed_cut", "4.A.4",
                                     "support against the starting province of a convoyed attacker", kConvoyedCut),
    Line<&RuleOptions::convoy_retreat>("convoy_retreat", "4.A.5", "retreat to where a convoyed attacker came from",
                                       kConvoyRetreat),
    Line<&RuleOptions::convoy_path>("convoy_path", "4.A.6", "a convoy path in the order", kConvoyPath),
    Line<&RuleOptions::dislodged_bounce>("dislodged_bounce", "4.A.7",
                                         "may a dislodged unit bounce a third one where its attacker came from?",
                                         kDislodgedBounce),
    Line<&RuleOptions::ambiguous_coast>("ambiguous_coast", "4.B.1", "fleet move without a coast, several within reach",
                                        kAmbiguousCoast),
    Line<&RuleOptions::missing_coast>("missing_coast", "4.B.2", "fleet move without a coast, one within reach",
                                      kMissingCoast),
    Line<&RuleOptions::wrong_move_coast>("wrong_move_coast", "4.B.3",
                                         "fleet move to a coast out of reach, another within reach", kWrongMoveCoast),
    Line<&RuleOptions::support_coast>("support_coast", "4.B.4", "coast of the destination in a support order",
                                      kSupportCoast),
    Line<&RuleOptions::wrong_unit_coast>("wrong_unit_coast", "4.B.5", "wrong coast of the ordered fleet",
                                         kWrongUnitCoast),
    Line<&RuleOptions::needless_coast>("needless_coast", "4.B.6", "a coast that does not exist, or for an army",
                                       kNeedlessCoast),
    Line<&RuleOptions::build_coast>("build_coast", "4.B.7", "fleet build without a coast where one is needed",
                                    kBuildCoast),
    Line<&RuleOptions::missing_type>("missing_type", "4.C.1", "unit type left out", kMissingType),
    Line<&RuleOptions::wrong_type>("wrong_type", "4.C.2", "wrong unit type", kWrongType),
    Line<&RuleOptions::build_type>("build_type", "4.C.3", "build without a unit type", kBuildType),
    Line<&RuleOptions::inland_fleet_build>("inland_fleet_build", "4.C.4", "fleet build inland", kInlandFleetBuild),
    Line<&RuleOptions::missing_nation>("missing_nation", "4.C.5",
                                       "nationality of a foreign unit left out in a support or convoy", kMissingNation),
    Line<&RuleOptions::wrong_nation>("wrong_nation", "4.C.6", "wrong nationality in a support or convoy", kWrongNation),
    Line<&RuleOptions::order_sets>("order_sets", "4.D.1", "several order sets in a known sequence", kOrderSets),
    Line<&RuleOptions::unordered_sets>("unordered_sets", "4.D.2", "several order sets in an unknown sequence",
                                       kUnorderedSets),
    Line<&RuleOptions::duplicate_order>("duplicate_order", "4.D.3", "one unit with several legal orders in one set",
                                        kDuplicateOrder),
    Line<&RuleOptions::too_many_builds>("too_many_builds", "4.D.4", "more build orders than builds", kTooManyBuilds),
    Line<&RuleOptions::same_site_builds>("same_site_builds", "4.D.5", "two builds in one province", kSameSiteBuilds),
    Line<&RuleOptions::too_many_removals>("too_many_removals", "4.D.6", "more disband orders than removals due",
                                          kTooManyRemovals),
    Line<&RuleOptions::waive>("waive", "4.D.7", "may a build be waived?", kWaive),
    Line<&RuleOptions::civil_disorder>("civil_disorder", "4.D.8", "which unit goes when disband orders are missing",
                                       kCivilDisorder),
    Line<&RuleOptions::absent_hold_support>("absent_hold_support", "4.D.9",
                                            "hold support for a unit of a power in civil disorder", kAbsentHoldSupport),
    Line<&RuleOptions::impossible_orders>("impossible_orders", "4.E.1", "illegal orders", kImpossibleOrders),
    Line<&RuleOptions::order_context>("order_context", "4.E.2", "may one order explain another of the same power?",
                                      kOrderContext),
    Line<&RuleOptions::implied_moves>("implied_moves", "4.E.3",
                                      "may a missing move be deduced from a support or convoy?", kImpliedMoves),
    Line<&RuleOptions::perpetual_orders>("perpetual_orders", "4.E.4", "orders that stand until they are replaced",
                                         kPerpetualOrders),
    Line<&RuleOptions::proxy_orders>("proxy_orders", "4.E.5", "orders for another power's units", kProxyOrders),
    Line<&RuleOptions::misplaced_units>("misplaced_units", "4.E.6", "a unit that should not be on the board",
                                        kMisplacedUnits),
    Line<&RuleOptions::build_sites>("build_sites", "", "where a power builds", kBuildSites),
    Line<&RuleOptions::frozen_units>("frozen_units", "", "a unit where the changed map has no place for it",
                                     kFrozenUnits),
    Line<&RuleOptions::unit_types>("unit_types", "", "does a unit change its type where the terrain changed?",
                                   kUnitTypes),
    Line<&RuleOptions::dummy_moves>("dummy_moves", "", "do the units of dummies move?", kDummyMoves),
    Line<&RuleOptions::friendly_fire>("friendly_fire", "", "who may dislodge and cut units of its own", kFriendlyFire),
    Line<&RuleOptions::retreats>("retreats", "", "may dislodged units retreat?", kRetreats),
    Line<&RuleOptions::convoying_fleets>("convoying_fleets", "", "which fleets convoy", kConvoyingFleets),
    Line<&RuleOptions::league_rules>("league_rules", "", "the rules of leagues", kLeagueRules),
    Line<&RuleOptions::victory_count>("victory_count", "", "what counts towards victory", kVictoryCount),
    Line<&RuleOptions::factories>("factories", "", "may powers build on factory sites?", kFactories),
    Line<&RuleOptions::partisans>("partisans", "", "do partisan sites count?", kPartisans),
    Line<&RuleOptions::reserves>("reserves", "", "do reserves count?", kReserves),
    Line<&RuleOptions::militia>("militia", "", "does militia count?", kMilitia),
    Line<&RuleOptions::hidden_builds>("hidden_builds", "", "builds hidden until the next movement results",
                                      kHiddenBuilds),
    Line<&RuleOptions::missing_builds>("missing_builds", "", "builds of a power that orders neither builds nor waives",
                                       kMissingBuilds),
    Line<&RuleOptions::coastal_crawl>("coastal_crawl", "", "do fleets change places by way of two coasts?",
                                      kCoastalCrawl),
    Line<&RuleOptions::foreign_orders>("foreign_orders", "", "does a power order the units of others?", kForeignOrders),
    Line<&RuleOptions::ambiguous_words>("ambiguous_words", "",
                                        "may orders use the second-rank words (`alias?`) of a map?", kAmbiguousWords),
    Line<&RuleOptions::vassals>("vassals", "", "who controls a dummy", kVassals),
    Line<&RuleOptions::teams>("teams", "", "whose centres count for a victory", kTeams),
    Line<&RuleOptions::missing_retreats>(
        "missing_retreats", "", "dislodged units of a power that gives none of them an order", kMissingRetreats),
    Line<&RuleOptions::victory_gain>("victory_gain", "", "must whoever wins have gained centres?", kVictoryGain),
    Line<&RuleOptions::portage>("portage", "", "do armies convoy fleets over land?", kPortage),
};
static_assert(std::size(kOptions) == sizeof(RuleOptions));

// The form in which names are compared: upper case (as NearestWords wants it), '-' and blanks as '_'.
std::string Key(std::string_view name) {
  std::string key = UpperCase(name);
  std::replace_if(
      key.begin(), key.end(), [](char c) { return c == '-' || c == ' '; }, '_');
  return key;
}

std::string Join(std::span<const std::string_view> words) {
  std::string text;
  for (std::string_view word : words) text += (text.empty() ? "" : ", ") + std::string(word);
  return text;
}

absl::Status UnknownOption(std::string_view name) {
  std::vector<std::string_view> candidates;
  for (const RuleOption& option : kOptions) candidates.push_back(option.name);
  const std::vector<std::string_view> nearest = NearestWords(Key(name), candidates, 3);
  std::string message = "unknown rule option '" + Excerpt(name) + "'";
  if (!nearest.empty()) message += "; nearest: " + Join(nearest);
  return NotFoundError(message);
}

absl::Status UnknownValue(const RuleOption& option, std::string_view name) {
  std::vector<std::string_view> names;
  for (const RuleValue& value : option.values) names.push_back(value.name);
  return NotFoundError("unknown value '" + Excerpt(name) + "' of rule option " + std::string(option.name) +
                       "; expected: " + Join(names));
}

}  // namespace

std::span<const RuleOption> AllRuleOptions() { return kOptions; }

absl::StatusOr<const RuleOption*> FindRuleOption(std::string_view name) {
  const std::string key = Key(name);
  for (const RuleOption& option : kOptions) {
    if (Key(option.name) == key) return &option;
  }
  return UnknownOption(name);
}

absl::StatusOr<uint8_t> FindRuleValue(const RuleOption& option, std::string_view name) {
  const std::string key = Key(name);
  for (size_t i = 0; i < option.values.size(); ++i) {
    if (Key(option.values[i].name) == key) return static_cast<uint8_t>(i);
  }
  return UnknownValue(option, name);
}

absl::Status SetRule(std::string_view option_name, std::string_view value_name, RuleOptions& options) {
  const absl::StatusOr<const RuleOption*> option = FindRuleOption(option_name);
  if (!option.ok()) return option.status();
  const absl::StatusOr<uint8_t> value = FindRuleValue(**option, value_name);
  if (!value.ok()) return value.status();
  (*option)->set(options, *value);
  return absl::OkStatus();
}

absl::Status CheckSupported(const RuleOptions& options) {
  for (const RuleOption& option : kOptions) {
    const uint8_t value = option.get(options);
    if (value >= option.values.size()) {
      return InvalidError("rule option " + std::string(option.name) + " has no value number " + std::to_string(value));
    }
    if (!option.values[value].acts) {
      const std::string source = option.issue.empty() ? "map RULE lines" : "DATC " + std::string(option.issue);
      return UnsupportedError("rule option " + std::string(option.name) + "=" + std::string(option.values[value].name) +
                              " (" + source + ") is not supported yet");
    }
  }
  return absl::OkStatus();
}

void CopyMapRules(const RuleOptions& from, RuleOptions& to) {
  for (const RuleOption& option : kOptions) {
    if (option.issue.empty()) option.set(to, option.get(from));
  }
}

std::string FormatRules(const RuleOptions& options) {
  std::string text;
  for (const RuleOption& option : kOptions) {
    const uint8_t value = option.get(options);
    if (value == 0 || value >= option.values.size()) continue;
    text += (text.empty() ? "" : ", ") + std::string(option.name) + "=" + std::string(option.values[value].name);
  }
  return text;
}

}  // namespace entente
