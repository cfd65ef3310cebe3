// The C handles with owners, and the sized structs of the public header ready for use.
#ifndef ENTENTE_CAPI_CLI_HANDLE_H_
#define ENTENTE_CAPI_CLI_HANDLE_H_

#include <memory>
#include <string_view>

#include "entente/entente.h"

namespace entente_cli {

struct Free {
  void operator()(entente_map* map) const { entente_map_free(map); }
  void operator()(entente_scratch* scratch) const { entente_scratch_free(scratch); }
  void operator()(entente_game* game) const { entente_game_free(game); }
  void operator()(entente_map_reader* reader) const { entente_map_reader_free(reader); }
  void operator()(entente_text* text) const { entente_text_free(text); }
  void operator()(entente_document* document) const { entente_document_free(document); }
  void operator()(entente_exchange* exchange) const { entente_exchange_free(exchange); }
};
using MapHandle = std::unique_ptr<entente_map, Free>;
using ScratchHandle = std::unique_ptr<entente_scratch, Free>;
using GameHandle = std::unique_ptr<entente_game, Free>;
using MapReaderHandle = std::unique_ptr<entente_map_reader, Free>;
using DocumentHandle = std::unique_ptr<entente_document, Free>;
using ExchangeHandle = std::unique_ptr<entente_exchange, Free>;

// A text that a call gives.
class Text {
 public:
  // Where the call puts it; what was there before is gone.
  entente_text** out() {
    reset();
    return &text_;
  }
  std::string_view view() const { return {entente_text_data(text_), entente_text_length(text_)}; }

  Text() = default;
  Text(const Text&) = delete;
  Text& operator=(const Text&) = delete;
  ~Text() { reset(); }

 private:
  void reset() {
    entente_text_free(text_);
    text_ = nullptr;
  }
  entente_text* text_ = nullptr;
};

// A struct of the header that tells its size.
template <typename Struct>
Struct Sized() {
  Struct sized = {};
  sized.struct_size = sizeof(Struct);
  return sized;
}

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_HANDLE_H_
