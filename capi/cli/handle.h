// Wraps the C interface: handles with owners, structs with their size, texts and arrays of unknown length.
#ifndef ENTENTE_CAPI_CLI_HANDLE_H_
#define ENTENTE_CAPI_CLI_HANDLE_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
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

// The place for a handle that a C function gives: entente_map_builtin(name, length, Out(map), &error). The handle has an owner
// from the end of the expression on.
template <typename Handle>
class Out {
 public:
  explicit Out(Handle& handle) : handle_(handle) {}
  ~Out() { handle_.reset(given_); }
  Out(const Out&) = delete;
  Out& operator=(const Out&) = delete;
  operator typename Handle::pointer *() { return &given_; }  // NOLINT: it stands for the place

 private:
  Handle& handle_;
  typename Handle::pointer given_ = nullptr;
};

// A text that a call makes.
class Text {
 public:
  // Where the call puts it; the text before it is freed.
  entente_text** out() {
    reset();
    return &text_;
  }
  absl::string_view view() const { return {entente_text_data(text_), entente_text_length(text_)}; }

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

// A struct of the header with its size.
template <typename Struct>
Struct Sized() {
  Struct sized = {};
  sized.struct_size = sizeof(Struct);
  return sized;
}

// Fills a text or array with what call(elements, capacity, &length) gives; calls once more if it does not fit. Returns the
// status of the last call; after an error the list is empty.
template <typename List, typename Call>
entente_status ListOf(List& list, const Call& call) {
  constexpr size_t kUsual = 256;
  size_t length = 0;
  if (list.size() < kUsual) list.resize(kUsual);
  entente_status status = call(list.data(), list.size(), &length);
  if (status == ENTENTE_ERR_BUFFER_TOO_SMALL) {
    list.resize(length);
    status = call(list.data(), list.size(), &length);
  }
  list.resize(status == ENTENTE_OK ? length : 0);
  return status;
}

// The same for a C function whose last arguments are elements, capacity, &length, error: Fill(units, &error,
// entente_position_units, map, position). Returns whether it succeeded.
template <typename List, typename Function, typename... Arguments>
bool Fill(List& list, entente_error* error, const Function& function, const Arguments&... arguments) {
  return ListOf(list, [&](auto* elements, size_t capacity, size_t* length) {
           return function(arguments..., elements, capacity, length, error);
         }) == ENTENTE_OK;
}

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_HANDLE_H_
