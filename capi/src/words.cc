// The words of the enums of entente.h, which JSON and the program share.
#include <algorithm>
#include <array>
#include <bit>
#include <cctype>
#include <string>

#include "arguments.h"
#include "explain/outcome_words.h"
#include "game/end_rules.h"
#include "game/scores.h"
#include "game_forms/game_form.h"
#include "messages/catalogue.h"
#include "position/game_end.h"
#include "text_style.h"
#include "votes/draw_policy.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

static_assert(ENTENTE_DRAW_DPP_PDA + 1 == kDrawPolicyCount);
static_assert(ENTENTE_ILLEGAL_HANDED_OVER == static_cast<int>(Illegality::kHandedOver));
static_assert(ENTENTE_WHY_RETREAT_FAILED == static_cast<int>(EventWhy::kRetreatFailed));

constexpr uint32_t kMostNumber = 255;  // of members that are no bits and no statuses

enum class Numbers : uint8_t { kPlain, kBits, kStatuses };

// An enum: its name for messages, and its words: in a list separated by blanks, or by a function. Words of plain numbers
// begin with `first`, those of bits with bit 0, those of statuses with 0 and go down.
struct EnumWords {
  std::string_view name;
  uint32_t first = 0;
  const char* const* list = nullptr;
  uint32_t count = 0;
  std::string_view (*word)(uint32_t) = nullptr;
  Numbers numbers = Numbers::kPlain;
};

template <auto kWord, typename Number>
std::string_view By(uint32_t number) {
  return kWord(static_cast<Number>(number));
}

std::string_view EndWord(uint32_t number) {
  if (number > ENTENTE_END_NO_RESULT) return "";
  return number == ENTENTE_END_NONE ? "none" : GameEndWord(static_cast<GameEnd>(number));
}
std::string_view SystemWord(uint32_t number) {
  return number < ScoreSystems().size() ? ScoreSystems()[number].word : std::string_view();
}
std::string_view PolicyWord(uint32_t number) {
  return number < kDrawPolicyCount ? TraitsOf(static_cast<DrawPolicy>(number)).name : std::string_view();
}
std::string_view GameFormWord(uint32_t number) {
  if (number == ENTENTE_GAME_FORM_GUESS) return "guess";
  for (const GameFormInfo& info : GameForms()) {
    if (static_cast<uint32_t>(info.form) == number) return info.word;
  }
  return "";
}
std::string_view LanguageWord(uint32_t number) {
  const std::string_view code = LanguageCodeOf(number);
  return FindLanguage(code).has_value() ? code : std::string_view();
}

constexpr const char* kStatuses[] = {
    "ok",    "invalid_argument", "not_found", "buffer_too_small", "out_of_memory", "not_supported", "wrong_phase",
    "limit", "abi_mismatch",     "internal"};
constexpr const char* kTextForms[] = {"for_people", "json", "graph_dot", "graph_json"};
constexpr const char* kUnitTypes[] = {"army", "fleet"};
constexpr const char* kTerrains[] = {"water", "land", "coast", "port", "shut"};
constexpr const char* kPhaseTypes[] = {"movement", "retreats", "adjustments", "other_phase"};
constexpr const char* kMapForms[] = {"map", "json", "mdf", "dot"};
constexpr const char* kOrigins[] = {"datc", "map", "judge"};
constexpr const char* kOrderKinds[] = {"hold",    "move",    "support_hold", "support_move", "convoy",
                                       "retreat", "disband", "build",        "waive"};
constexpr const char* kWritten[] = {"wrong_coast", "no_such_coast", "wrong_type", "wrong_nation",
                                    "nation",      "path",          "perpetual"};
constexpr const char* kSteps[] = {"none", "kind", "other", "target", "place", "via", "type"};
constexpr const char* kPhaseTexts[] = {"orders", "results", "events", "losses"};
constexpr const char* kUnknownOrders[] = {"absent", "listed"};
constexpr const char* kVoteKinds[] = {"draw", "no_draw", "list", "concede"};
constexpr const char* kSubmitModes[] = {"replace", "amend", "next_set", "defaults"};
constexpr const char* kResultParts[] = {"after", "powers"};
constexpr const char* kRenderForms[] = {"svg", "text"};
constexpr const char* kThemes[] = {"light", "dark", "print", "high_contrast"};
constexpr const char* kPalettes[] = {"usual", "red_green", "blue_yellow"};
constexpr const char* kRenderParts[] = {"orders", "results", "names", "centers", "legend"};

template <size_t kCount>
constexpr EnumWords Listed(std::string_view name, const char* const (&list)[kCount], uint32_t first = 0,
                           Numbers numbers = Numbers::kPlain) {
  return {name, first, list, kCount, nullptr, numbers};
}
constexpr EnumWords Given(std::string_view name, std::string_view (*word)(uint32_t)) {
  return {name, 0, nullptr, 0, word, Numbers::kPlain};
}

// In the sequence of ENTENTE_WORDS_*.
constexpr std::array kEnums = {
    Listed("status", kStatuses, 0, Numbers::kStatuses),
    Listed("text form", kTextForms),
    Given("language", &LanguageWord),
    Listed("unit type", kUnitTypes),
    Listed("terrain", kTerrains),
    Listed("phase type", kPhaseTypes),
    Listed("form of maps", kMapForms),
    Listed("origin of options", kOrigins),
    Given("kind of end", &EndWord),
    Given("scoring system", &SystemWord),
    Listed("kind of order", kOrderKinds, ENTENTE_HOLD),
    Listed("flag of a written order", kWritten, 0, Numbers::kBits),
    Listed("step of an order", kSteps),
    Given("reason", &By<ReasonWord, Reason>),
    Given("illegality", &By<IllegalityWord, Illegality>),
    Given("kind of event", &By<EventWord, EventKind>),
    Given("cause of events", &By<EventWhyWord, EventWhy>),
    Listed("choice of unknown orders", kUnknownOrders),
    Given("draw policy", &PolicyWord),
    Listed("kind of vote", kVoteKinds),
    Given("year limit", &By<YearLimitWord, YearLimitEnd>),
    Listed("submit mode", kSubmitModes),
    Listed("part of results", kResultParts, 0, Numbers::kBits),
    Listed("form of drawings", kRenderForms),
    Listed("theme", kThemes),
    Listed("palette", kPalettes),
    Listed("part of drawings", kRenderParts, 0, Numbers::kBits),
    Given("form of games", &GameFormWord),
    Listed("kind of texts", kPhaseTexts),
};
static_assert(kEnums.size() == ENTENTE_WORDS_PHASE_TEXTS + 1);

// The number of place `at` in the sequence of an enum's numbers, and the reverse.
uint32_t NumberAt(const EnumWords& words, uint32_t at) {
  if (words.numbers == Numbers::kBits) return uint32_t{1} << at;
  return words.numbers == Numbers::kStatuses ? uint32_t{0} - at : words.first + at;
}
uint32_t PlaceOf(const EnumWords& words, uint32_t number) {
  if (words.numbers == Numbers::kBits)
    return std::has_single_bit(number) ? static_cast<uint32_t>(std::countr_zero(number)) : kMostNumber + 1;
  return words.numbers == Numbers::kStatuses ? uint32_t{0} - number : number - words.first;
}

uint32_t CountOf(const EnumWords& words) { return words.list != nullptr ? words.count : kMostNumber + 1; }

std::string_view WordAt(const EnumWords& words, uint32_t at) {
  return words.list != nullptr ? words.list[at] : words.word(at);
}

char Folded(char c) { return c == '-' ? '_' : static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }

bool IsSame(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return Folded(x) == Folded(y); });
}

// "replace, amend, next_set, defaults"
std::string AllWords(const EnumWords& words) {
  std::string all;
  for (uint32_t at = 0; at < CountOf(words); ++at) {
    const std::string_view word = WordAt(words, at);
    if (!word.empty()) all += (all.empty() ? "" : ", ") + std::string(word);
  }
  return all;
}

}  // namespace

const char* entente_word(entente_word_list of, uint32_t value) {
  if (of >= kEnums.size()) return nullptr;
  const uint32_t at = PlaceOf(kEnums[of], value);
  const std::string_view word = at < CountOf(kEnums[of]) ? WordAt(kEnums[of], at) : std::string_view();
  return word.empty() ? nullptr : word.data();
}

entente_status entente_find_word(entente_word_list of, const char* word, size_t length, uint32_t* value,
                                 entente_error* error) {
  return Guard(error, NumberIn{"of", of, kEnums.size() - 1, "is none of ENTENTE_WORDS_*"}, TextIn{word, length, "word"},
               Out(value, "value"), [&](std::string_view given) -> Outcome {
                 const EnumWords& words = kEnums[of];
                 for (uint32_t at = 0; at < CountOf(words); ++at) {
                   const std::string_view known = WordAt(words, at);
                   if (known.empty() || !IsSame(given, known)) continue;
                   *value = NumberAt(words, at);
                   return {};
                 }
                 return NotFoundError("'" + std::string(given.substr(0, 64)) + "' is no " + std::string(words.name) +
                                      ": expected one of " + AllWords(words));
               });
}
