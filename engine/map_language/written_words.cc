#include "map_language/written_words.h"

#include <algorithm>

#include "base/text.h"
#include "map/name_key.h"
#include "map_language/directive_table.h"

namespace entente {
namespace {

// ---- Words that would be misread ----

// Whether a line that starts with `word` is read as a directive in a step up to `last`.
bool BeginsDirective(std::string_view word, DirectiveStep last) {
  constexpr size_t kLongest = 8;
  if (word.size() > kLongest) return false;
  const Directive* directive = FindDirective(UpperCase(word));
  return directive != nullptr && directive->step <= last;
}

// Whether a line that starts with `word` is no place line even with an `=`.
bool IsNoPlaceLine(std::string_view word) {
  return word.starts_with('#') || BeginsDirective(word, DirectiveStep::kBeforePlaces);
}

// `word`, with a `+` inserted if needed to make `fits` true; names drop the `+`. Words that would be read as directives
// are short.
template <typename Fits>
std::optional<std::string> Disguised(std::string_view word, Fits&& fits) {
  constexpr size_t kLongest = 16;
  const size_t places = word.size() <= kLongest ? word.size() : 0;
  std::string written(word);
  for (size_t i = 0; i <= places && !fits(written); ++i) {
    written = std::string(word.substr(0, i)) + "+" + std::string(word.substr(i));
  }
  return fits(written) ? std::optional(written) : std::nullopt;
}

// ---- Case forms ----

// Letters of ASCII and Latin-1 in lower case; UpperCase is its inverse.
std::string LowerCase(std::string_view text) {
  std::string lower(text);
  for (size_t i = 0; i < lower.size(); ++i) {
    const auto byte = static_cast<uint8_t>(lower[i]);
    if ('A' <= byte && byte <= 'Z') lower[i] = static_cast<char>(byte + 0x20);
    if (byte != 0xc3 || i + 1 == lower.size()) continue;
    const auto next = static_cast<uint8_t>(lower[++i]);
    if (0x80 <= next && next <= 0x9e && next != 0x97) lower[i] = static_cast<char>(next + 0x20);
  }
  return lower;
}

// ---- Names as they are written ----

// A power's name in capitals would be displayed with initials only, so `USA` is written `U+S+A`.
std::string InSeparateCapitals(std::string_view name) {
  std::string written;
  while (!name.empty()) {
    const std::string_view letter = FirstCharacter(name);
    written += (written.empty() ? "" : "+") + std::string(letter);
    name.remove_prefix(letter.size());
  }
  return written;
}

std::string ReplaceAll(std::string text, std::string_view from, std::string_view to) {
  for (size_t i = text.find(from); i != std::string::npos; i = text.find(from, i + to.size())) {
    text.replace(i, from.size(), to);
  }
  return text;
}

// A key in small letters with its blanks replaced, and without blanks inside brackets if the key stays the same.
std::string ShownKey(const std::string& key, std::string_view blank) {
  std::string neat = LowerCase(key);
  if (key.find_first_of("()") == std::string::npos) return ReplaceAll(neat, " ", blank);
  for (const std::string_view bracket : {"( ", " (", " )", ") "}) {
    neat = ReplaceAll(neat, bracket, bracket.substr(bracket[0] == ' ' ? 1 : 0, 1));
  }
  neat = ReplaceAll(neat, " ", blank);
  return PlaceKeyOf(neat) == key ? neat : ReplaceAll(LowerCase(key), " ", blank);
}

// Each letter once, sorted by number. A leading `-` would make the entry a removal.
std::string SortedLetters(std::string_view letters) {
  std::vector<std::string_view> sorted;
  while (!letters.empty()) {
    sorted.push_back(FirstCharacter(letters));
    letters.remove_prefix(sorted.back().size());
  }
  std::sort(sorted.begin(), sorted.end(),
            [](auto a, auto b) { return std::pair(a == "-", a) < std::pair(b == "-", b); });
  sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
  std::string joined;
  for (const std::string_view letter : sorted) joined += letter;
  return joined;
}

// `(TUN,ROM)`, each once; empty if there are none.
std::string InBrackets(const std::vector<std::string>& ids) {
  std::string written;
  for (auto id = ids.begin(); id != ids.end(); ++id) {
    if (std::find(ids.begin(), id, *id) == id) written += (written.empty() ? "(" : ",") + *id;
  }
  return written.empty() ? written : written + ")";
}

}  // namespace

bool IsStanzaWord(std::string_view word) {
  constexpr size_t kShortest = 9;
  if (word.size() < kShortest) return false;
  const std::string upper = UpperCase(word);
  return upper == "DIRECTIVE" || upper == "DIRECTIVES";
}

std::vector<std::string> WordsOfPlaceName(std::string_view name) {
  std::vector<std::string> words;
  for (size_t start = name.find_first_not_of(' '); start < name.size();) {
    const size_t end = std::min(name.find(' ', start), name.size());
    const std::string_view word = name.substr(start, end - start);
    const bool first = words.empty();
    const auto fits = [&](std::string_view written) {
      const bool same = written == word && word.find('+') == std::string_view::npos;
      return (same || PlaceDisplay(written) == word) && written != "->" && (!first || !IsNoPlaceLine(written));
    };
    words.push_back(fits(word) ? std::string(word) : Disguised(word, fits).value_or(std::string(word)));
    start = name.find_first_not_of(' ', end);
  }
  return words;
}

std::optional<std::string> WrittenPowerName(const DraftPower& power) {
  const std::string underscores(std::min(power.id.find_first_not_of('_'), power.id.size()), '_');
  const auto fits = [&](const std::string& written) {
    return PowerDisplay(written) == power.name && PowerIdentity(written) == power.id && !written.starts_with('#') &&
           !BeginsDirective(written, DirectiveStep::kAfterPlaces) && !IsStanzaWord(written);
  };
  for (const std::string& written :
       {underscores + power.name, underscores + power.name + ",", underscores + InSeparateCapitals(power.name)}) {
    if (fits(written)) return written;
  }
  return Disguised(underscores + power.name, fits);
}

std::optional<std::string> WrittenPlaceName(std::string_view name) {
  std::string written;
  for (const std::string& word : WordsOfPlaceName(name)) written += (written.empty() ? "" : " ") + word;
  const bool fits = !name.empty() && PlaceDisplay(written) == name && written.find('=') == std::string::npos &&
                    !IsNoPlaceLine(written.substr(0, written.find(' '))) &&
                    (" " + written + " ").find(" -> ") == std::string::npos;
  return fits ? std::optional(written) : std::nullopt;
}

std::string ShownAlias(const DraftAlias& alias) { return ShownKey(alias.key, " "); }

std::string WrittenAlias(const DraftAlias& alias) {
  if (alias.second_rank) return ShownKey(alias.key, "-") + "?";
  std::string written = ShownKey(alias.key, "+");
  if (written.starts_with('#')) written.insert(0, "+");     // not a comment; the plus is read as a blank
  return written.ends_with('?') ? written + ':' : written;  // keys drop the colon
}

std::string WrittenOwnWord(const DraftPower& power) {
  if (power.own_word.empty() && power.letter.empty()) return "";
  std::string written = power.own_word;
  std::replace(written.begin(), written.end(), ' ', '+');
  const bool colon = !power.letter.empty() || written.find(':') != std::string::npos;
  return "(" + written + (colon ? ":" + power.letter : "") + ")";
}

std::string WrittenEntry(const DraftEntry& entry) {
  std::string written = entry.by_power ? SortedLetters(entry.powers) + ":" : "";
  if (entry.strait) written += '~';
  if (entry.half) written += '*';
  return written + IdInCase(entry.id, entry.written) + InBrackets(entry.centers);
}

std::string WrittenSite(const DraftSite& site) {
  std::string written;
  if (site.kind == DraftSite::Kind::kFactory) written += '+';
  if (site.kind == DraftSite::Kind::kPartisan) written += '*';
  if (site.alternative) written += '@';
  if (site.hidden) written += '~';
  return written + site.id + InBrackets(site.limits);
}

std::string IdInCase(std::string_view id, WrittenCase written) {
  if (written == WrittenCase::kUpper) return std::string(id);
  const std::string lower = LowerCase(id);
  if (written == WrittenCase::kLower) return lower;
  for (size_t i = 0; i < id.size(); ++i) {  // the one letter stays, the others become small
    std::string title = lower;
    title[i] = id[i];
    if (IsUtf8(title) && CaseOf(title) == WrittenCase::kTitle) return title;
  }
  return lower;
}

}  // namespace entente
