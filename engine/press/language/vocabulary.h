// Maps words of three letters to tokens and back: the words of the language, and the powers and provinces of one map.
// Immutable; any threads.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_VOCABULARY_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_VOCABULARY_H_

#include <map>
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
  // The words of DAIDE, without powers and provinces.
  Vocabulary();

  // The words of DAIDE with powers and provinces as a server names them; `names` in any case.
  //   Errors: invalid argument, naming the entry, for a token that is neither power nor province, a word that is not
  //   three letters or digits, or a token or word that is used twice.
  static Result<Vocabulary> Make(std::span<const NamedToken> names);
  // The same for the `words` of a language other than DAIDE.
  static Result<Vocabulary> Make(std::span<const LanguageWord> words, std::span<const NamedToken> names);

  // The token of a word in any case; no value for an unknown word.
  std::optional<Token> Find(std::string_view word) const;

  // The word of a token: "(" for the opening bracket; empty for numbers, text and other tokens without a word. Valid as
  // long as the vocabulary.
  std::string_view Word(Token token) const;

  // The known words nearest to an unknown one, best first.
  std::vector<std::string_view> NearestWords(std::string_view word, int most) const;

 private:
  explicit Vocabulary(std::span<const LanguageWord> words);

  Status Add(std::string_view word, Token token);

  std::map<std::string, Token> by_word_;
  std::map<Token, std::string> by_token_;
};

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_VOCABULARY_H_
