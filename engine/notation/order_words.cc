#include "notation/order_words.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "base/text.h"

namespace entente {
namespace {

struct Entry {
  std::string_view text;
  OrderWord word;
};

// The order words in alphabetical order. Lookup begins with the first letter.
constexpr Entry kVocabulary[] = {
    {"A", OrderWord::kArmy},
    {"AMY", OrderWord::kArmy},
    {"AN", OrderWord::kNoise},
    {"AND", OrderWord::kAnd},
    {"ARMY", OrderWord::kArmy},
    {"AT", OrderWord::kNoise},
    {"B", OrderWord::kBuild},
    {"BLD", OrderWord::kBuild},
    {"BUILD", OrderWord::kBuild},
    {"BUILDS", OrderWord::kBuild},
    {"BY", OrderWord::kVia},
    {"C", OrderWord::kConvoy},
    {"CONVOY", OrderWord::kConvoy},
    {"CONVOYING", OrderWord::kConvoy},
    {"CONVOYS", OrderWord::kConvoy},
    {"CTO", OrderWord::kConvoyTo},
    {"CVY", OrderWord::kConvoy},
    {"D", OrderWord::kDisband},
    {"DISBAND", OrderWord::kDisband},
    {"DISBANDED", OrderWord::kDisband},
    {"DISBANDS", OrderWord::kDisband},
    {"DSB", OrderWord::kDisband},
    {"F", OrderWord::kFleet},
    {"FLEET", OrderWord::kFleet},
    {"FLT", OrderWord::kFleet},
    {"FROM", OrderWord::kNoise},
    {"H", OrderWord::kHold},
    {"HLD", OrderWord::kHold},
    {"HOLD", OrderWord::kHold},
    {"HOLDING", OrderWord::kHold},
    {"HOLDS", OrderWord::kHold},
    {"IN", OrderWord::kNoise},
    {"INTO", OrderWord::kTo},
    {"M", OrderWord::kMove},
    {"MOVE", OrderWord::kMove},
    {"MOVES", OrderWord::kMove},
    {"MOVING", OrderWord::kMove},
    {"MTO", OrderWord::kMove},
    {"OF", OrderWord::kNoise},
    {"R", OrderWord::kRetreat},
    {"REM", OrderWord::kDisband},
    {"REMOVE", OrderWord::kDisband},
    {"REMOVED", OrderWord::kDisband},
    {"REMOVES", OrderWord::kDisband},
    {"RETREAT", OrderWord::kRetreat},
    {"RETREATING", OrderWord::kRetreat},
    {"RETREATS", OrderWord::kRetreat},
    {"RTO", OrderWord::kRetreat},
    {"S", OrderWord::kSupport},
    {"STAND", OrderWord::kHold},
    {"STANDS", OrderWord::kHold},
    {"SUP", OrderWord::kSupport},
    {"SUPPORT", OrderWord::kSupport},
    {"SUPPORTING", OrderWord::kSupport},
    {"SUPPORTS", OrderWord::kSupport},
    {"THE", OrderWord::kNoise},
    {"TO", OrderWord::kTo},
    {"TRANSPORT", OrderWord::kConvoy},
    {"TRANSPORTS", OrderWord::kConvoy},
    {"VIA", OrderWord::kVia},
    {"WAIVE", OrderWord::kWaive},
    {"WAIVED", OrderWord::kWaive},
    {"WAIVES", OrderWord::kWaive},
    {"WVE", OrderWord::kWaive},
};
constexpr size_t kLongestWord = 10;

constexpr bool ByText(const Entry& a, const Entry& b) { return a.text < b.text; }
static_assert(std::is_sorted(std::begin(kVocabulary), std::end(kVocabulary), ByText));

// The index of the first word of each letter, and the end.
constexpr std::array<uint8_t, 27> kFirstOf = [] {
  std::array<uint8_t, 27> first{};
  for (const Entry& entry : kVocabulary) {
    for (size_t later = static_cast<size_t>(entry.text[0] - 'A') + 1; later < first.size(); ++later) ++first[later];
  }
  return first;
}();

// The words that an error message may offer.
constexpr std::string_view kOffered[] = {"HOLD",   "MOVE",   "SUPPORT", "CONVOY",   "RETREAT", "DISBAND",  "BUILD",
                                         "REMOVE", "HOLDS",  "MOVES",   "SUPPORTS", "CONVOYS", "RETREATS", "DISBANDS",
                                         "BUILDS", "STANDS", "REMOVES", "MTO",      "HLD",     "SUP",      "CVY",
                                         "CTO",    "RTO",    "DSB",     "BLD",      "WAIVE"};

}  // namespace

OrderWord OrderWordOf(std::string_view upper) {
  if (upper.empty() || upper.size() > kLongestWord || upper[0] < 'A' || upper[0] > 'Z') return OrderWord::kNone;
  const auto letter = static_cast<size_t>(upper[0] - 'A');
  for (size_t i = kFirstOf[letter]; i < kFirstOf[letter + 1]; ++i) {
    if (kVocabulary[i].text == upper) return kVocabulary[i].word;
  }
  return OrderWord::kNone;
}

std::vector<std::string_view> NearestOrderWords(std::string_view upper, int most) {
  return NearestWords(upper, kOffered, most);
}

}  // namespace entente
