// Makes random messages of the grammar. Shares only the rows of the grammar with the library.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_MAKER_TEST_UTIL_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_MAKER_TEST_UTIL_H_

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "press/language/message_check.h"
#include "press/language/token.h"

namespace entente::press {

// Messages of 0.167 or DPP, with lists of draws.
class MessageMaker {
 public:
  explicit MessageMaker(uint64_t seed, Dialect dialect = Dialect::k0167);

  // A message of `type` that is allowed at `level`.
  Message Make(std::string_view type, int level);
  // A random token of any value; most often one that the grammar knows.
  Token AnyToken();
  Random& random() { return random_; }

 private:
  struct Production {
    int level;
    std::vector<std::string> elements;
    bool is_deep;  // the production leads back to its own type
  };

  void AddType(std::string_view type, int level, int depth, Message& message);
  void AddElement(std::string_view element, int level, int depth, Message& message);
  void AddElements(std::string_view text, int level, int depth, Message& message);
  const std::vector<std::string>& Elements(std::string_view text);
  void AddOneOf(std::string_view kind, Message& message);
  void AddWord(std::string_view word, Message& message);

  Random random_;
  const Dialect dialect_;
  std::map<std::string, std::vector<Production>, std::less<>> types_;
  std::map<std::string, std::vector<std::string>, std::less<>> elements_;
};

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_MAKER_TEST_UTIL_H_
