// Checks messages by trying every production, for comparison with the library. Shares only the rows of the grammar with
// it.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_SLOW_CHECK_TEST_UTIL_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_SLOW_CHECK_TEST_UTIL_H_

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "press/language/grammar_table.h"
#include "press/language/message_check.h"
#include "press/language/token.h"

namespace entente::press {

class SlowCheck {
 public:
  // `message` outlives this.
  SlowCheck(MessageView message, int level, Dialect dialect = Dialect::k0167)
      : message_(message), level_(level), dialect_(dialect) {}

  // Whether the whole message is one of `type`.
  bool Is(std::string_view type);
  // The furthest token at which a production failed in Is().
  size_t furthest() const { return furthest_; }

 private:
  using Places = std::set<size_t>;  // the places at which a part may end

  Places OfType(std::string_view type, size_t at);
  Places OfProduction(std::string_view production, size_t at);
  Places OfElement(std::string_view element, size_t at);
  bool Stands(std::string_view name, size_t at) const;
  static bool StandsInDpp(std::string_view name, Token token);
  Places Anything(size_t at) const;
  void Fail(size_t at) { furthest_ = at > furthest_ ? at : furthest_; }

  const MessageView message_;
  const int level_;
  const Dialect dialect_;
  size_t furthest_ = 0;
};

// Whether a row belongs to an edition, in a game that allows partial draws.
bool IsOfEdition(GrammarWhen when, Dialect dialect);

// The elements of a production: "SUB {(order)}+" has "SUB" and "{(order)}+".
std::vector<std::string_view> ElementsOf(std::string_view production);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_SLOW_CHECK_TEST_UTIL_H_
