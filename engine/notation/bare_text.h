// Takes away what players, programs and judges put around an order: list marks, markdown, quotation marks, brackets
// around the order or a unit. Any threads.
//   Source: order texts of websites, e-mail judges, game reports and language models.
#ifndef ENTENTE_ENGINE_NOTATION_BARE_TEXT_H_
#define ENTENTE_ENGINE_NOTATION_BARE_TEXT_H_

#include <string>
#include <string_view>

namespace entente {

struct BareText {
  std::string text;  // as long as the written text: blanks in place of what was taken away, '-' for '=' as an arrow
  char mark = '\0';  // the list mark '+' or '-' at the beginning, which adjustments read as build and remove
};

//   Shapes: `plain` is the text of a PlainText (base/plain_text.h). Linear time.
BareText BareTextOf(std::string_view plain);

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_BARE_TEXT_H_
