// Words of three letters and their tokens: those of the language and the powers and provinces of one map. Immutable;
// any threads.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_VOCABULARY_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_VOCABULARY_H_

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "press/language/token.h"

namespace entente::press {

// A power or a province: an entry of a representation message.
struct NamedToken {
  Token token;
  std::string word;  // three letters or digits, at least one a letter; upper case
};

class Vocabulary {
 public:
  // The language alone: it has no powers and provinces.
  Vocabulary();

  // With powers and provinces, as a server may name them; `names` in any case.
  //   Errors: invalid argument, naming the entry, for a token that is neither power nor province, a word that is not
  //   three letters or digits, or a token or word that is there already.
  static Result<Vocabulary> Make(std::span<const NamedToken> names);
  // The same for another language than DAIDE, of these words.
  static Result<Vocabulary> Make(std::span<const LanguageWord> words, std::span<const NamedToken> names);

  // A word in any case. No value if it is none.
  std::optional<Token> Find(std::string_view word) const;

  // The word of a token: "(" for the opening bracket; empty for numbers, text and what has no word. Valid as long as
  // the vocabulary.
  std::string_view Word(Token token) const;

  // The known words nearest to one that is none, best first.
  std::vector<std::string_view> NearestWords(std::string_view word, int most) const;

 private:
  struct Entry {
    uint32_t key;  // the three letters
    Token token;
    char word[3];
  };

  explicit Vocabulary(std::span<const LanguageWord> words);

  Status Add(std::string_view word, Token token);

  std::vector<Entry> by_word_;   // ascending by key
  std::vector<Entry> by_token_;  // ascending by token
};

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_VOCABULARY_H_
