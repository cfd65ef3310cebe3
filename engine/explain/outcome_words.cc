#include "explain/outcome_words.h"

#include <iterator>

#include "messages/catalogue.h"

namespace entente {
namespace {

constexpr std::string_view kReasons[] = {"none",       "illegal",    "void",      "bounced", "no_convoy",
                                         "disrupted",  "cut",        "dislodged", "paradox", "excess",
                                         "unreadable", "unresolved", "replaced",  "stated",  "ignored"};
constexpr std::string_view kEvents[] = {"",      "disbanded", "removed", "waived",    "solo",          "caught",
                                        "freed", "adapted",   "built",   "retreated", "shared_victory"};
constexpr std::string_view kWhys[] = {"",
                                      "no_retreat",
                                      "no_order",
                                      "civil_disorder",
                                      "not_ordered",
                                      "victory",
                                      "illegal_order",
                                      "no_retreats",
                                      "map_changed",
                                      "enough_centers",
                                      "last_unit",
                                      "torn_allegiance",
                                      "retreats_forbidden",
                                      "immobile",
                                      "ordered",
                                      "retreat_failed"};
constexpr std::string_view kIllegalities[] = {"none",
                                              "malformed",
                                              "wrong_phase",
                                              "unit_absent",
                                              "foreign_unit",
                                              "own_province",
                                              "not_adjacent",
                                              "cannot_stand",
                                              "coast_needed",
                                              "coast_unreachable",
                                              "no_fleets",
                                              "fleet_not_convoyed",
                                              "supports_itself",
                                              "support_unreachable",
                                              "supported_absent",
                                              "supported_cannot_move",
                                              "carrier_not_at_sea",
                                              "convoyed_absent",
                                              "carrier_not_needed",
                                              "ordered_twice",
                                              "not_dislodged",
                                              "no_retreat",
                                              "nothing_due",
                                              "no_build_site",
                                              "site_occupied",
                                              "build_type_needed",
                                              "power_unknown",
                                              "supporter_carries",
                                              "passage_closed",
                                              "passage_weak",
                                              "league",
                                              "immobile",
                                              "replaced",
                                              "wrong_unit_coast",
                                              "needless_coast",
                                              "type_missing",
                                              "type_wrong",
                                              "nation_missing",
                                              "nation_wrong",
                                              "another_counts",
                                              "built_twice",
                                              "no_waive",
                                              "moves_in_vain",
                                              "in_disorder",
                                              "path_missing",
                                              "path_broken",
                                              "sets_unordered",
                                              "coast_refused",
                                              "handed_over"};
static_assert(std::size(kIllegalities) == static_cast<size_t>(Illegality::kHandedOver) + 1);
static_assert(static_cast<size_t>(MessageId::kPhraseHandedOver) - static_cast<size_t>(MessageId::kPhraseLegal) + 1 ==
              std::size(kIllegalities));

template <size_t kCount, typename Enum>
std::string_view WordOf(const std::string_view (&words)[kCount], Enum value) {
  const auto index = static_cast<size_t>(value);
  return index < kCount ? words[index] : std::string_view("");
}

}  // namespace

std::string_view ReasonWord(Reason reason) { return WordOf(kReasons, reason); }
std::string_view OutcomeWord(Reason reason) {
  if (reason >= Reason::kReplaced) return ReasonWord(reason);
  return reason == Reason::kNone ? "succeeds" : "fails";
}
std::string_view EventWord(EventKind kind) { return WordOf(kEvents, kind); }
std::string_view EventWhyWord(EventWhy why) { return WordOf(kWhys, why); }

std::string_view IllegalityWord(Illegality why) { return WordOf(kIllegalities, why); }

MessageId OutcomePhrase(Reason reason) {
  switch (reason) {
    case Reason::kNone:
      return MessageId::kOutcomeSucceeds;
    case Reason::kNoConvoy:
      return MessageId::kOutcomeNoConvoy;
    case Reason::kStated:
      return MessageId::kOutcomeStated;
    case Reason::kIgnored:
      return MessageId::kOutcomeIgnored;
    default:
      return static_cast<MessageId>(static_cast<int>(MessageId::kReasonIllegal) + static_cast<int>(reason) - 1);
  }
}

}  // namespace entente
