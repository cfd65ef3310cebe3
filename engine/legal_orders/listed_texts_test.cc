// Tests that the texts of listed orders read back as those orders, in every form, and that no word behind an order is
// dropped in silence.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "base/text.h"
#include "legal_orders/legal_orders.h"
#include "legal_orders/test_listing.h"
#include "map_language/builtin.h"
#include "notation/notation.h"
#include "notation/remark.h"
#include "phase/phase_step.h"

namespace entente {
namespace {

// The text with the long names of places, and with `arrow` for "-".
std::string Named(const Map& map, std::string_view text, std::string_view arrow) {
  std::string named;
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = std::min(text.find(' ', begin), text.size());
    const std::string_view word = text.substr(begin, end - begin);
    const auto place = word.size() < 3 || word == "VIA" ? std::nullopt : map.FindPlace(Map::PlaceKey(word));
    if (begin > 0) named += ' ';
    named += word == "-" ? arrow : place ? map.LongName(*place) : word;
    begin = end + 1;
  }
  return named;
}

// The forms in which other tools and players write an order in normal form.
std::vector<std::string> FormsOf(const Map& map, const std::string& text) {
  return {text, LowerAscii(text), "1. " + text, "**" + text + "**", Named(map, text, "-"), Named(map, text, "\u2192")};
}

// Calls `check` with the orders of some phases of a random game on every shipped map.
template <typename Check>
void ForEachListedOrder(std::string_view name, int phases, const Check& check) {
  const MapRef map = *BuiltinMap(name);
  LegalOrderLister lister(*map);
  PhaseScratch scratch(*map);
  Position position(*map);
  position.ref().SetStart();
  const RuleOptions rules;
  Random random(36);
  for (int i = 0; i < phases && !position.view().is_over(); ++i) {
    lister.SetPosition(position, rules);
    const std::vector<Order> listed = ListOfPower(lister);
    std::vector<Order> chosen;
    for (const Order order : listed) {
      check(*map, position.view().phase_type(), order);
      if (random.Below(4) == 0) chosen.push_back(order);
    }
    position.ref().CopyFrom(AdjudicatePhase(position, rules, chosen, scratch).next);
  }
}

TEST(ListedTexts, EveryFormOfAListedOrderIsThatOrder) {
  for (const std::string_view name : BuiltinMapNames()) {
    ForEachListedOrder(name, 2, [](const Map& map, PhaseType phase, Order order) {
      for (const std::string& text : FormsOf(map, FormatOrder(map, order))) {
        const auto read = ParseOrder(map, phase, order.power(), text);
        ASSERT_TRUE(read.ok()) << map.name() << ": " << read.status();
        ASSERT_EQ(read->order.WithWritten(0), order) << map.name() << ": " << text;
      }
    });
  }
}

TEST(ListedTexts, NoWordBehindAnOrderIsDroppedInSilence) {
  constexpr std::string_view kWords[] = {"maybe", "not",    "cancelled", "if",  "FRANCE", "English", "BUR",
                                         "nc",    "A",      "F",         "S",   "-",      "/",       "perhaps",
                                         "the",   "bounce", "failed",    "VIA", "(no)",   "/ BUR"};
  ForEachListedOrder("standard", 4, [&](const Map& map, PhaseType phase, Order order) {
    for (const std::string_view word : kWords) {
      const std::string text = FormatOrder(map, order) + " " + std::string(word);
      const auto read = ParseOrder(map, phase, order.power(), text);
      if (!read.ok() || read->order != order) continue;
      if (word == "VIA" && order.kind() != OrderKind::kMove) continue;  // the way of the supported unit
      ASSERT_TRUE(read->has_remark) << text;
      ASSERT_TRUE(!UnreadRemark(map, text).empty()) << text;
    }
  });
}

}  // namespace
}  // namespace entente
