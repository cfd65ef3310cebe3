#include "game_forms/line_uses.h"

#include <algorithm>
#include <array>

#include "phase/sheet_legality.h"
#include "sheet/sheet_rules.h"

namespace entente {
namespace {

using FirstSets = std::array<uint32_t, kMaxPowers>;

bool IsLeftOut(Illegality why) { return IsWithdrawn(why) || why == Illegality::kSetsUnordered; }

// By power: the first set with a line that counts. Texts without an order in earlier sets are left out.
FirstSets FirstSetsOf(const SheetRules& choice, const OrderSheet& sheet) {
  FirstSets first;
  first.fill(UINT32_MAX);
  for (size_t i = 0; i < sheet.size(); ++i) {
    const bool counts = sheet.IsReadable(i) ? !IsLeftOut(choice.WhyNot(i)) : choice.IsStated(i);
    if (sheet.PowerOf(i) >= kMaxPowers) continue;
    uint32_t& of_power = first[sheet.PowerOf(i)];
    if (counts) of_power = std::min(of_power, sheet.SetOf(i));
  }
  return first;
}

LineUse UseOf(const SheetRules& choice, const OrderSheet& sheet, size_t line, const FirstSets& first) {
  if (choice.IsStated(line) && sheet.KindOf(line) != LineKind::kProxy) return LineUse::kDone;
  const bool is_early = !sheet.IsReadable(line) && sheet.SetOf(line) < first[sheet.PowerOf(line)] &&
                        (sheet.IsBeforeEmptySet(line) || first[sheet.PowerOf(line)] != UINT32_MAX);
  return is_early || IsLeftOut(choice.WhyNot(line)) ? LineUse::kLeftOut : LineUse::kWritten;
}

}  // namespace

std::vector<LineUse> UsesOfLines(const RecordedPhase& phase, const RuleOptions& rules) {
  const PositionView position = phase.position.view();
  SheetLegality legality(position, rules);
  SheetRules choice;
  choice.Choose(phase.sheet, position, rules, legality);
  const FirstSets first = FirstSetsOf(choice, phase.sheet);
  std::vector<LineUse> uses(phase.sheet.size(), LineUse::kPowerless);
  for (size_t i = 0; i < uses.size(); ++i) {
    if (phase.sheet.PowerOf(i) < position.map().power_count()) uses[i] = UseOf(choice, phase.sheet, i, first);
  }
  return uses;
}

}  // namespace entente
