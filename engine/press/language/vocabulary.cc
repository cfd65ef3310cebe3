#include "press/language/vocabulary.h"

#include <algorithm>

#include "base/text.h"

namespace entente::press {
namespace {

bool IsCapital(char c) { return 'A' <= c && c <= 'Z'; }
bool IsWordLetter(char c) { return IsCapital(c) || ('0' <= c && c <= '9'); }

// `word` in capital letters; empty for a text that is no word.
std::string Capitals(std::string_view word) {
  if (word.size() != 3) return {};
  std::string capitals = UpperCase(word);
  const bool is_word = std::all_of(capitals.begin(), capitals.end(), IsWordLetter) &&
                       std::any_of(capitals.begin(), capitals.end(), IsCapital);
  return is_word ? capitals : std::string();
}

}  // namespace

Vocabulary::Vocabulary() : Vocabulary(kLanguageWords) {}

Vocabulary::Vocabulary(std::span<const LanguageWord> words) {
  for (const LanguageWord& entry : words) Add(entry.word, entry.token).IgnoreError();
}

Result<Vocabulary> Vocabulary::Make(std::span<const NamedToken> names) { return Make(kLanguageWords, names); }

Result<Vocabulary> Vocabulary::Make(std::span<const LanguageWord> words, std::span<const NamedToken> names) {
  Vocabulary vocabulary(words);
  for (const NamedToken& name : names) {
    if (!IsPower(name.token) && !IsProvince(name.token)) {
      return InvalidError("the token of " + Excerpt(name.word) + " is neither a power nor a province");
    }
    if (Status status = vocabulary.Add(name.word, name.token); !status.ok()) return status;
  }
  return vocabulary;
}

Status Vocabulary::Add(std::string_view word, Token token) {
  const std::string capitals = Capitals(word);
  if (capitals.empty()) return InvalidError("'" + Excerpt(word) + "' is no name of three letters or digits");
  if (by_word_.contains(capitals)) return InvalidError("the name " + std::string(word) + " is taken already");
  if (const auto known = by_token_.find(token); known != by_token_.end()) {
    return InvalidError("the token of " + std::string(word) + " has the name " + known->second + " already");
  }
  by_word_.emplace(capitals, token);
  by_token_.emplace(token, capitals);
  return OkStatus();
}

std::optional<Token> Vocabulary::Find(std::string_view word) const {
  const auto found = by_word_.find(Capitals(word));
  return found == by_word_.end() ? std::nullopt : std::optional(found->second);
}

std::string_view Vocabulary::Word(Token token) const {
  if (IsBracket(token)) return IsOpening(token) ? "(" : ")";
  const auto found = by_token_.find(token);
  return found == by_token_.end() ? std::string_view() : found->second;
}

std::vector<std::string_view> Vocabulary::NearestWords(std::string_view word, int most) const {
  std::vector<std::string_view> words;
  for (const auto& [known, token] : by_word_) words.push_back(known);
  return entente::NearestWords(UpperCase(word), words, most);
}

}  // namespace entente::press
