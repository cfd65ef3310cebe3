// Reads JSON text that is written plainly, as bulk input is: strings without escapes, short numbers. What is written
// otherwise, and what is broken, is left to the JSON library (json_reader.h). One thread at a time.
#ifndef ENTENTE_ENGINE_JSON_PLAIN_READER_H_
#define ENTENTE_ENGINE_JSON_PLAIN_READER_H_

#include "json/json_reader.h"

namespace entente {

enum class PlainRead : uint8_t {
  kAll,      // the whole text
  kStopped,  // by the visitor
  kOther,    // up to something that is not plain: the library reads the text anew
};

struct PlainResult {
  PlainRead read;
  size_t told;  // values, keys and ends that the visitor was told of: those that the text begins with
};

// Tells the visitor what the text holds.
//   Shapes: `text` is valid UTF-8 without NUL bytes; eight bytes behind its end can be read, and are zero.
PlainResult ReadPlain(std::string_view text, JsonVisitor& visitor);

}  // namespace entente

#endif  // ENTENTE_ENGINE_JSON_PLAIN_READER_H_
