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

constexpr int kIllegalities = static_cast<int>(Illegality::kHandedOver) + 1;
static_assert(static_cast<int>(MessageId::kPhraseHandedOver) - static_cast<int>(MessageId::kPhraseLegal) + 1 ==
              kIllegalities);

std::string_view IllegalityPhrase(Illegality why) {
  const auto index = static_cast<int>(why);
  if (index >= kIllegalities) return "";
  return MessageText(Language::kEnglish, static_cast<MessageId>(static_cast<int>(MessageId::kPhraseLegal) + index));
}

}  // namespace entente
