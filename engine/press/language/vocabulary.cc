#include "press/language/vocabulary.h"

#include <algorithm>

#include "base/text.h"

namespace entente::press {
namespace {

constexpr size_t kWordLength = 3;

char Capital(char c) { return 'a' <= c && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

bool IsWordLetter(char c) { return ('A' <= c && c <= 'Z') || ('0' <= c && c <= '9'); }

// The three letters as one number; 0 for what is no word.
uint32_t KeyOf(std::string_view word) {
  if (word.size() != kWordLength) return 0;
  uint32_t key = 0;
  bool has_letter = false;
  for (const char written : word) {
    const char c = Capital(written);
    if (!IsWordLetter(c)) return 0;
    has_letter |= c >= 'A';
    key = key << 8 | static_cast<uint8_t>(c);
  }
  return has_letter ? key : 0;
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
  const uint32_t key = KeyOf(word);
  if (key == 0) return InvalidError("'" + Excerpt(word) + "' is no name of three letters or digits");
  const auto by_word = std::lower_bound(by_word_.begin(), by_word_.end(), key,
                                        [](const Entry& entry, uint32_t wanted) { return entry.key < wanted; });
  if (by_word != by_word_.end() && by_word->key == key) {
    return InvalidError("the name " + std::string(word) + " is taken already");
  }
  const auto by_token = std::lower_bound(by_token_.begin(), by_token_.end(), token,
                                         [](const Entry& entry, Token wanted) { return entry.token < wanted; });
  if (by_token != by_token_.end() && by_token->token == token) {
    return InvalidError("the token of " + std::string(word) + " has the name " + std::string(Word(token)) + " already");
  }
  const Entry entry{key, token, {Capital(word[0]), Capital(word[1]), Capital(word[2])}};
  by_word_.insert(by_word, entry);
  by_token_.insert(by_token, entry);
  return OkStatus();
}

std::optional<Token> Vocabulary::Find(std::string_view word) const {
  const uint32_t key = KeyOf(word);
  const auto found = std::lower_bound(by_word_.begin(), by_word_.end(), key,
                                      [](const Entry& entry, uint32_t wanted) { return entry.key < wanted; });
  if (key == 0 || found == by_word_.end() || found->key != key) return std::nullopt;
  return found->token;
}

std::string_view Vocabulary::Word(Token token) const {
  if (IsOpening(token)) return "(";
  if (IsClosing(token)) return ")";
  const auto found = std::lower_bound(by_token_.begin(), by_token_.end(), token,
                                      [](const Entry& entry, Token wanted) { return entry.token < wanted; });
  if (found == by_token_.end() || found->token != token) return {};
  return {found->word, kWordLength};
}

std::vector<std::string_view> Vocabulary::NearestWords(std::string_view word, int most) const {
  std::vector<std::string_view> words;
  for (const Entry& entry : by_word_) words.push_back({entry.word, kWordLength});
  return entente::NearestWords(UpperCase(word), words, most);
}

}  // namespace entente::press
