#include "map_language/power_letters.h"

#include <algorithm>
#include <numeric>

#include "base/text.h"

namespace entente {
namespace {

// The first code point of a word in upper case; 0 for an empty word.
uint32_t FirstLetter(std::string_view word) { return CodePointOf(UpperCase(FirstCharacter(word))); }

bool Has(const std::vector<uint32_t>& letters, uint32_t letter) {
  return std::find(letters.begin(), letters.end(), letter) != letters.end();
}

// The powers as their lines stand in the text: of two that claim a letter the later one is at fault.
std::vector<size_t> InWrittenOrder(const std::vector<const DraftPower*>& powers) {
  std::vector<size_t> order(powers.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](size_t a, size_t b) { return powers[a]->at.sequence < powers[b]->at.sequence; });
  return order;
}

}  // namespace

std::vector<uint32_t> PowerLetters(const std::vector<const DraftPower*>& powers, DiagnosticList& diagnostics) {
  std::vector<uint32_t> letters(powers.size(), 0);
  std::vector<uint32_t> wanted(powers.size(), 0);
  for (const size_t i : InWrittenOrder(powers)) {
    const DraftPower& power = *powers[i];
    const uint32_t letter = FirstLetter(power.letter);
    if (letter == 0) {
      wanted[i] = FirstLetter(power.own_word.empty() ? power.name : power.own_word);
      if (wanted[i] == 'M' || wanted[i] == '?') wanted[i] = 0;
    } else if (Has(letters, letter)) {
      diagnostics.Error(power.at, "BAD_LETTER_DEF", "letter " + Quoted(power.letter) + " is given to two powers");
    } else {
      letters[i] = letter;
    }
  }
  // A power that is none takes letters from others.
  const bool doubted =
      std::any_of(powers.begin(), powers.end(), [](const DraftPower* power) { return power->doubted; });
  const std::vector<uint32_t> given = letters;
  for (size_t i = 0; i < powers.size(); ++i) {
    const bool alone = std::count(wanted.begin(), wanted.end(), wanted[i]) == 1;
    if (wanted[i] != 0 && alone && !Has(given, wanted[i])) letters[i] = wanted[i];
  }
  for (size_t i = 0; i < powers.size(); ++i) {
    if (letters[i] != 0 || !powers[i]->letter.empty()) continue;
    const uint32_t letter = FirstLetter(powers[i]->name);
    if (!Has(letters, letter) && letter != 'M' && letter != '?') {
      letters[i] = letter;
    } else if (!doubted) {
      diagnostics.Warning(powers[i]->at, "LETTER_CLASH", "no letter is left for " + powers[i]->name);
    }
  }
  return letters;
}

}  // namespace entente
