// Encodings and batches for training.
#include <algorithm>

#include "entente/encodings.h"
#include "subjects.h"

namespace entente_faults {
namespace {

// The encodings and actions of the standard map, made by the first call, which has no shortage.
const entente_encoding* Encoding(const Workplace& w, entente_encoding_kind kind) {
  static entente_encoding* made[4] = {};
  if (made[kind] == nullptr) entente_encoding_new(w.map, kind, &made[kind], nullptr);
  return made[kind];
}
const entente_encoding* DipNet(const Workplace& w) { return Encoding(w, ENTENTE_ENCODING_DIPNET); }
const entente_actions* Actions(const Workplace& w) {
  static entente_actions* made = nullptr;
  if (made == nullptr) entente_actions_new(w.map, nullptr, &made, nullptr);
  return made;
}

entente_status NewEncoding(Workplace& w) {
  entente_encoding* encoding = nullptr;
  const entente_status status = entente_encoding_new(w.map, ENTENTE_ENCODING_DEEPMIND, &encoding, &w.error);
  w.out.number = encoding != nullptr ? 1 : 0;
  entente_encoding_free(encoding);
  return status;
}

entente_status FreeEncoding(Workplace&) {
  entente_encoding_free(nullptr);
  return ENTENTE_OK;
}

entente_status RandomOrders(Workplace& w, size_t capacity) {
  uint64_t state = 1, starts[2] = {};
  const entente_status status = entente_random_orders(w.scratch, w.start, 1, nullptr, &state, starts,
                                                      w.out.as<entente_order>(), capacity, &w.out.length, &w.error);
  w.out.number = starts[1];
  return status;
}

entente_status Masks(Workplace& w, const entente_actions* actions) {
  return entente_legal_masks(w.scratch, w.start, 1, nullptr, actions, ENTENTE_NO_POWER, w.out.as<uint8_t>(),
                             Outputs::kCapacity, &w.out.length, &w.error);
}

entente_status List(Workplace& w, const entente_encoding* encoding) {
  return entente_encoding_list(encoding, 1, &w.out.long_text, &w.error);
}

entente_status ToOrders(Workplace& w, int32_t index) {
  static int32_t choices[119];
  uint64_t starts[2] = {};
  std::fill_n(choices, 119, -1);
  choices[0] = index;
  return entente_encoding_to_orders(DipNet(w), w.start, 1, choices, starts, w.out.as<entente_order>(), 100,
                                    &w.out.length, &w.error);
}

// Room for the largest outputs: candidates of one position.
constexpr size_t kRoom = 119 * 240;

entente_status Candidates(Workplace& w, const void* position) {
  static int32_t candidates[kRoom];
  static int8_t places[567];
  return entente_encoding_candidates(DipNet(w), w.scratch, position, 1, nullptr, places, candidates, kRoom,
                                     &w.out.length, &w.error);
}

entente_status Legal(Workplace& w, const void* position) {
  uint64_t starts[8] = {};
  return entente_encoding_legal(DipNet(w), w.scratch, position, 1, nullptr, starts, w.out.as<int32_t>(), 10000,
                                &w.out.length, &w.error);
}

entente_status Boards(Workplace& w, uint32_t element_size) {
  return entente_encoding_boards(DipNet(w), ENTENTE_BOARD_DIPNET, w.start, 1, element_size, w.out.bytes,
                                 Outputs::kCapacity, &w.out.length, &w.error);
}

constexpr uint64_t kTwo[] = {0, 2};

constexpr Subject kSubjects[] = {
    {"entente_encodings_abi_check", "",
     [](Workplace&) { return entente_encodings_abi_check(ENTENTE_ENCODINGS_ABI_VERSION); }},
    {"entente_random_orders", "", [](Workplace& w) { return RandomOrders(w, 100); }},
    {"entente_random_orders", "no room", [](Workplace& w) { return RandomOrders(w, 1); }},
    {"entente_legal_masks", "", [](Workplace& w) { return Masks(w, Actions(w)); }},
    {"entente_legal_masks", "of another map", [](Workplace& w) { return Masks(w, w.special.actions); }},
    {"entente_encoding_new", "", &NewEncoding},
    {"entente_encoding_new", "of another map",
     [](Workplace& w) {
       entente_encoding* encoding = nullptr;
       return entente_encoding_new(w.special.map, ENTENTE_ENCODING_FAIR, &encoding, &w.error);
     }},
    {"entente_encoding_free", "", &FreeEncoding},
    {"entente_encoding_describe", "",
     [](Workplace& w) { return entente_encoding_describe(DipNet(w), w.out.sized<entente_encoding_info>(), &w.error); }},
    {"entente_encoding_list", "", [](Workplace& w) { return List(w, DipNet(w)); }},
    {"entente_encoding_list", "no words", [](Workplace& w) { return List(w, Encoding(w, ENTENTE_ENCODING_MILA)); }},
    {"entente_encoding_tokens", "",
     [](Workplace& w) {
       return entente_encoding_tokens(DipNet(w), w.out.as<uint8_t>(), Outputs::kCapacity, &w.out.length, &w.error);
     }},
    {"entente_encoding_of_orders", "",
     [](Workplace& w) {
       return entente_encoding_of_orders(DipNet(w), ENTENTE_MOVEMENT, w.orders, 2, w.out.as<int32_t>(), 2,
                                         &w.out.length, &w.error);
     }},
    {"entente_encoding_to_orders", "", [](Workplace& w) { return ToOrders(w, 83); }},
    {"entente_encoding_legal", "", [](Workplace& w) { return Legal(w, w.start); }},
    {"entente_encoding_candidates", "", [](Workplace& w) { return Candidates(w, w.start); }},
    {"entente_encoding_boards", "", [](Workplace& w) { return Boards(w, 4); }},
    {"entente_encoding_boards", "of no size", [](Workplace& w) { return Boards(w, 3); }},
    {"entente_encoding_previous_board", "",
     [](Workplace& w) {
       return entente_encoding_previous_board(DipNet(w), w.start, 1, w.orders, kTwo, w.out.as<uint8_t>(),
                                              Outputs::kCapacity, &w.out.length, &w.error);
     }},
    {"entente_encoding_previous_entries", "",
     [](Workplace& w) {
       return entente_encoding_previous_entries(DipNet(w), w.orders, kTwo, 2, w.out.as<int64_t>(), 200, &w.out.length,
                                                &w.error);
     }},
    {"entente_encoding_to_orders", "beyond the last", [](Workplace& w) { return ToOrders(w, 99999); }},
};

}  // namespace

std::span<const Subject> EncodingsSubjects() { return kSubjects; }

}  // namespace entente_faults
