#include <cstring>
#include <string_view>

#include "subjects.h"

namespace entente_faults {
namespace {

constexpr std::string_view kPhase =
    R"({"id":[1,{"a":null}],"map":"pure","rules":{"civil_disorder":"home_distance"},"name":"S1901M",)"
    R"("state":{"units":{"FRANCE":["A PAR"],"GERMANY":["A BER"]}},)"
    R"("orders":{"FRANCE":["A PAR - BER","nonsense \u00e9"],"GERMANY":["A BER H"]}})";
constexpr std::string_view kArmyAtSea =
    R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR","A NTH"]}},"orders":{}})";
constexpr std::string_view kBroken = R"({"id":7,"name":"S1901M","state":{"units":{"FRANCE":["A PAR",]}}})";

using Call = entente_status (*)(entente_exchange*, const char*, size_t, const char**, size_t*, entente_error*);

entente_status Ask(Workplace& w, Call call, std::string_view json) {
  return call(w.exchange, json.data(), json.size(), &w.out.result, &w.out.length, &w.error);
}

entente_status Read(Workplace& w, std::string_view json) {
  const entente_map* map = nullptr;
  const entente_status status = entente_exchange_read(w.exchange, json.data(), json.size(), &map, &w.rules, w.out.bytes,
                                                      Outputs::kCapacity, &w.out.length, &w.error);
  w.out.number = map != nullptr ? 1 : 0;
  return status;
}

entente_status Replay(Workplace& w, bool as_text) {
  const auto call = as_text ? &entente_exchange_replay_report : &entente_exchange_replay;
  return call(w.exchange, w.saved.data(), w.saved.size(), w.out.sized<entente_replay_summary>(), &w.out.result,
              &w.out.length, &w.error);
}

entente_status PhaseInfo(Workplace& w, uint32_t index) {
  auto info = Sized<entente_phase_info>();
  const entente_status status =
      entente_exchange_phase_info(w.exchange, w.saved.data(), w.saved.size(), index, &info, &w.error);
  if (status != ENTENTE_OK) return status;
  w.out.number = info.has_orders;
  w.out.length = std::strlen(info.name);
  std::memcpy(w.out.bytes, info.name, w.out.length);
  return status;
}

entente_status ErrorJson(Workplace& w) {
  auto failure = Sized<entente_error>();
  failure.status = ENTENTE_ERR_INVALID_ARGUMENT;
  failure.line = 3;
  std::strcpy(failure.message, "something \"is\" wrong");
  const entente_status status =
      entente_exchange_error_json(w.exchange, kBroken.data(), kBroken.size(), &failure, &w.out.result, &w.out.length);
  if (status != ENTENTE_OK) std::strcpy(w.error.message, "out of memory");  // this call has no error to write
  return status;
}

constexpr Subject kSubjects[] = {
    {"entente_exchange_new", "",
     [](Workplace& w) { return entente_exchange_new(w.map, &w.rules, &w.out.exchange, &w.error); }},
    {"entente_exchange_adjudicate", "", [](Workplace& w) { return Ask(w, &entente_exchange_adjudicate, kPhase); }},
    {"entente_exchange_adjudicate", "an army at sea",
     [](Workplace& w) { return Ask(w, &entente_exchange_adjudicate, kArmyAtSea); }},
    {"entente_exchange_adjudicate", "broken",
     [](Workplace& w) { return Ask(w, &entente_exchange_adjudicate, kBroken); }},
    {"entente_exchange_legal", "", [](Workplace& w) { return Ask(w, &entente_exchange_legal, kPhase); }},
    {"entente_exchange_error_json", "", &ErrorJson},
    {"entente_exchange_read", "", [](Workplace& w) { return Read(w, kPhase); }},
    {"entente_exchange_read", "an army at sea", [](Workplace& w) { return Read(w, kArmyAtSea); }},
    {"entente_exchange_phases", "",
     [](Workplace& w) {
       return entente_exchange_phases(w.exchange, w.saved.data(), w.saved.size(), w.out.as<uint32_t>(), nullptr,
                                      &w.error);
     }},
    {"entente_exchange_phase_info", "", [](Workplace& w) { return PhaseInfo(w, 1); }},
    {"entente_exchange_phase_info", "beyond the last", [](Workplace& w) { return PhaseInfo(w, 9); }},
    {"entente_exchange_phase", "",
     [](Workplace& w) {
       return entente_exchange_phase(w.exchange, w.saved.data(), w.saved.size(), 1, &w.out.result, &w.out.length,
                                     &w.error);
     }},
    {"entente_exchange_report", "",
     [](Workplace& w) {
       return entente_exchange_report(w.exchange, w.saved.data(), w.saved.size(), 0, &w.out.result, &w.out.length,
                                      &w.error);
     }},
    {"entente_exchange_replay", "", [](Workplace& w) { return Replay(w, false); }},
    {"entente_exchange_replay_report", "", [](Workplace& w) { return Replay(w, true); }},
};

}  // namespace

std::span<const Subject> ExchangeSubjects() { return kSubjects; }

}  // namespace entente_faults
