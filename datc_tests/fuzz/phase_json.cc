// Any text as a JSON phase: adjudicated, listed, reported and read, or refused with a place inside the text; the same
// by an exchange that has worked before as by a new one.
//   Input: the text.
#include "expectations.h"
#include "fuzz_input.h"

namespace entente_fuzz {
namespace {

using Call = entente_status (*)(entente_exchange*, const char*, size_t, const char**, size_t*, entente_error*);

entente_status ReportFirst(entente_exchange* exchange, const char* json, size_t length, const char** result,
                           size_t* result_length, entente_error* error) {
  return entente_exchange_report(exchange, json, length, 0, result, result_length, error);
}

// What a call answers, or the error object for it.
std::string Answer(entente_exchange* exchange, Call call, const ExactText& text) {
  const char* result = nullptr;
  size_t length = 0;
  auto error = Sized<entente_error>();
  if (!CheckedText(call(exchange, text.data(), text.size(), &result, &length, &error), error, text.view())) {
    Expect(entente_exchange_error_json(exchange, text.data(), text.size(), &error, &result, &length) == ENTENTE_OK,
           "no error object for an error");
  }
  return std::string(result, length);
}

// The position of a phase, through JSON and back.
void RoundTrip(entente_exchange* exchange, const ExactText& text) {
  const entente_map* map = nullptr;
  auto error = Sized<entente_error>();
  auto rules = Sized<entente_rules>();
  PositionMemory position(1 << 12);
  size_t size = 0;
  if (!CheckedText(entente_exchange_read(exchange, text.data(), text.size(), &map, &rules, position.data(),
                                         8 * position.size(), &size, &error),
                   error, text.view())) {
    return;
  }
  Expect(entente_position_check(map, position.data(), nullptr) == ENTENTE_OK, "an unsound position was read");
  const std::string json = TextOf([&](char* buffer, size_t capacity, size_t* length) {
    return entente_position_to_json(map, position.data(), buffer, capacity, length, nullptr);
  });
  PositionMemory again = PositionFor(map);
  Expect(Checked(entente_position_from_json(map, json.data(), json.size(), again.data(), &error), error),
         "a written position cannot be read");
  Expect(std::memcmp(again.data(), position.data(), size) == 0, "a position changed on its way through JSON");
}

void CountPhases(entente_exchange* exchange, const ExactText& text) {
  uint32_t count = 0, is_game = 0;
  auto info = Sized<entente_phase_info>();
  auto error = Sized<entente_error>();
  if (!CheckedText(entente_exchange_phases(exchange, text.data(), text.size(), &count, &is_game, &error), error,
                   text.view())) {
    return;
  }
  CheckedText(entente_exchange_phase_info(exchange, text.data(), text.size(), 0, &info, &error), error, text.view());
  Expect(entente_exchange_phase_info(exchange, text.data(), text.size(), count, &info, &error) != ENTENTE_OK,
         "a phase beyond the last");
}

}  // namespace
}  // namespace entente_fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace entente_fuzz;  // NOLINT: the one function outside
  static const Owned<entente_exchange> kOld = NewExchange(nullptr);
  FuzzInput input(data, std::min<size_t>(size, 8192));
  const ExactText text(input.Rest());
  const Owned<entente_exchange> fresh = NewExchange(nullptr);
  for (const Call call : {&entente_exchange_adjudicate, &entente_exchange_legal, &ReportFirst}) {
    Expect(Answer(kOld.get(), call, text) == Answer(fresh.get(), call, text), "an answer depends on earlier calls");
  }
  CountPhases(kOld.get(), text);
  RoundTrip(kOld.get(), text);
  return 0;
}
