#include "advice/warning.h"

#include <iterator>

namespace entente {

std::string_view WordOf(Severity severity) {
  constexpr std::string_view kWords[] = {"hint", "warning", "mistake"};
  return kWords[static_cast<size_t>(severity)];
}

std::string_view WordOf(WarningKind kind) {
  constexpr std::string_view kWords[] = {
      "unreadable",    "illegal",      "not_counted", "no_order",       "matches_nothing",   "unused_convoy",
      "no_convoy",     "own_standoff", "own_swap",    "own_unit_stays", "helps_against_own", "cut_by_own",
      "retreat_clash", "too_many",     "too_few",     "waive",          "cannot_succeed",    "in_vain"};
  static_assert(std::size(kWords) == static_cast<size_t>(WarningKind::kInVain) + 1);
  return kWords[static_cast<size_t>(kind)];
}

}  // namespace entente
