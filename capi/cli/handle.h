// Wraps the C interface: owning handles, structs with struct_size set, texts and arrays of unknown length.
#ifndef ENTENTE_CAPI_CLI_HANDLE_H_
#define ENTENTE_CAPI_CLI_HANDLE_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "absl/strings/strip.h"
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

// Passes an owning handle as the output of a C function: entente_map_builtin(name, length, Out(map), &error). The handle
// takes ownership at the end of the full expression.
template <typename Handle>
class Out {
 public:
  explicit Out(Handle& handle) : handle_(handle) {}
  ~Out() { handle_.reset(given_); }
  Out(const Out&) = delete;
  Out& operator=(const Out&) = delete;
  operator typename Handle::pointer *() { return &given_; }  // NOLINT: implicit, so that Out() is an argument

 private:
  Handle& handle_;
  typename Handle::pointer given_ = nullptr;
};

// Owns a text that a C function returns.
class Text {
 public:
  // The output argument of the call. Frees the text held before.
  entente_text** out() {
    reset();
    return &text_;
  }
  absl::string_view view() const {
    return {static_cast<const char*>(entente_text_data(text_)), entente_text_length(text_)};
  }

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

// The lines of a text. A final line end does not begin another line.
inline std::vector<std::string> LinesOf(absl::string_view text) {
  if (text.empty()) return {};
  return absl::StrSplit(absl::StripSuffix(text, "\n"), '\n');
}

// A zeroed struct of the C header with its struct_size set.
template <typename Struct>
Struct Sized() {
  Struct sized = {};
  sized.struct_size = sizeof(Struct);
  return sized;
}

// Fills a string or vector with call(elements, capacity, &length), and calls again with more memory if the first call does
// not fit. Returns the status of the last call; after an error the list is empty.
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

// ListOf for a C function whose last arguments are elements, capacity, &length, error:
// Fill(units, &error, entente_position_units, map, position). Returns whether the call succeeded.
template <typename List, typename Function, typename... Arguments>
bool Fill(List& list, entente_error* error, const Function& function, const Arguments&... arguments) {
  return ListOf(list, [&](auto* elements, size_t capacity, size_t* length) {
           return function(arguments..., elements, capacity, length, error);
         }) == ENTENTE_OK;
}

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_HANDLE_H_
