#include "explain/explanation.h"

#include <iterator>

namespace entente {
namespace {

template <size_t kCount, typename Enum>
std::string_view At(const std::string_view (&words)[kCount], Enum value) {
  return words[static_cast<size_t>(value)];
}

}  // namespace

std::string_view WordOf(FinerWord word) {
  constexpr std::string_view kWords[] = {"", "given", "given_in_vain", "cut", "available", "disrupted", "unused"};
  return At(kWords, word);
}

std::string_view WordOf(StrengthKind kind) {
  constexpr std::string_view kWords[] = {"attack", "defend", "hold", "prevent"};
  return At(kWords, kind);
}

std::string_view WordOf(NotCounted why) {
  constexpr std::string_view kWords[] = {"counts", "cut", "own_unit"};
  return At(kWords, why);
}

std::string_view WordOf(NoStrength why) {
  constexpr std::string_view kWords[] = {"", "no_path", "own_unit", "beaten"};
  return At(kWords, why);
}

std::string_view WordOf(AttackOn effect) {
  constexpr std::string_view kWords[] = {"cuts",        "dislodges", "no_path", "own_power",
                                         "from_target", "shielded",  "too_weak"};
  return At(kWords, effect);
}

std::string_view WordOf(DecisionGround ground) {
  constexpr std::string_view kWords[] = {"known", "circle", "only_solution", "paradox_rule"};
  return At(kWords, ground);
}

std::string_view WordOf(ClosedWhy why) {
  constexpr std::string_view kWords[] = {
      "open",         "occupied",  "contested", "attacker_origin", "passage", "origin_or_contested",
      "not_a_center", "not_owned", "no_home",   "no_right"};
  return At(kWords, why);
}

std::string_view WordOf(CulpritRole role) {
  constexpr std::string_view kWords[] = {"stopped",      "helped",     "cut_support", "cut",         "dislodged",
                                         "broke_convoy", "in_paradox", "other_order", "same_retreat"};
  return At(kWords, role);
}

}  // namespace entente
