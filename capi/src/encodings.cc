// Orders and boards as published learners number them, and batches for training.
#include "entente/encodings.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "actions_handle.h"
#include "arguments.h"
#include "base/random.h"
#include "encodings/boards.h"
#include "encodings/candidates.h"
#include "encodings/vocabulary.h"
#include "game/random_orders.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

struct entente_encoding {
  entente_encoding(const entente_map* handle, std::shared_ptr<const Vocabulary> of_map)
      : map(handle), list(std::move(of_map)), boards(*handle->map, list->places()) {}

  const MapReference map;
  const std::shared_ptr<const Vocabulary> list;
  const Boards boards;
};

namespace entente::capi {
template <>
inline constexpr const char* kNameOf<entente_encoding> = "encoding";
}  // namespace entente::capi

static_assert(static_cast<int>(EncodingKind::kDeepMind) == ENTENTE_ENCODING_DEEPMIND);
static_assert(static_cast<int>(EncodingKind::kDipNet) == ENTENTE_ENCODING_DIPNET);
static_assert(kNoIndex == ENTENTE_NO_ENTRY);
static_assert(static_cast<int>(BoardForm::kFair) == ENTENTE_BOARD_FAIR);
static_assert(ENTENTE_BOARD_PLACES == kPublishedRows && ENTENTE_MOST_STEPS == kMostSteps);

namespace {

constexpr size_t kChoices = kPublishedPowers * kMostSteps;  // of a position: the 119 of the header
constexpr size_t kMostPositions = size_t{1} << 30;          // of a block

// A block of positions.
struct Positions {
  MapOf of;
  const void* first;
  size_t count;
  Outcome Check() const {
    if (first == nullptr && count > 0) return Invalid("positions", "is NULL");
    if (count > kMostPositions) return TooMany("position_count", count, kMostPositions);
    return {};
  }
  const Positions& value() const { return *this; }
  const void* At(size_t i) const { return static_cast<const unsigned char*>(first) + i * PositionSize(*of); }
};

// An array of the caller whose length other arguments tell.
template <typename T>
struct Filled {
  T* array;
  size_t count;
  const char* name;
  Outcome Check() const {
    if (array == nullptr && count > 0) return Invalid(name, "is NULL");
    return CheckAligned(array, name);
  }
};

RandomOrders& ChooserOf(entente_scratch& scratch) {
  if (scratch.chooser == nullptr)
    scratch.chooser = std::make_shared<RandomOrders>(*scratch.map->map, scratch.lister.tables());
  return *scratch.chooser;
}

// The most orders that a position can need: one for each unit; or a build, a removal or a waive for each province.
size_t MostOrders(const PositionView& position) {
  if (position.is_over()) return 0;
  if (position.phase_type() == PhaseType::kAdjustments) return static_cast<size_t>(position.map().province_count());
  return static_cast<size_t>(position.unit_count() + position.dislodged_count());
}

Candidates& CandidatesOf(entente_scratch& scratch) {
  if (scratch.candidates == nullptr) scratch.candidates = std::make_shared<Candidates>();
  return *scratch.candidates;
}

// An encoding of the map of a scratch.
struct EncodingOfMap {
  const entente_scratch* scratch;
  const entente_encoding* encoding;
  Outcome Check() const {
    if (encoding->map->map->fingerprint() == scratch->map->map->fingerprint()) return {};
    return Invalid("encoding", "is that of another map");
  }
};

// Orders of a block, in the form of entente_adjudicate_batch.
struct OrderBlock {
  const entente_order* orders;
  const uint64_t* starts;
  size_t count;
  Outcome Check() const {
    if (count == 0) return {};
    ENTENTE_RETURN_IF_BAD((Filled<const uint64_t>{starts, count + 1, "order_starts"}.Check()));
    for (size_t i = 0; i < count; ++i) {
      if (starts[i + 1] < starts[i]) {
        return Outcome(OutOfBounds("order_starts[i + 1]", starts[i + 1], starts[i], UINT64_MAX, "does not ascend"))
            .Of("positions", i);
      }
    }
    return Array(orders, starts[count] - starts[0], "orders").Check();
  }
  const OrderBlock& value() const { return *this; }
  std::span<const Order> At(size_t i) const {
    return {reinterpret_cast<const Order*>(orders) + starts[i], static_cast<size_t>(starts[i + 1] - starts[i])};
  }
};

// Calls visit(position, i) for a block of positions that are only looked at.
template <typename Visit>
Outcome ForEachPosition(const entente_encoding& encoding, const Positions& positions, const Visit& visit) {
  for (size_t i = 0; i < positions.count; ++i) {
    const ShownPosition shown{encoding.map.get(), positions.At(i), "position"};
    ENTENTE_RETURN_IF_BAD_OF("positions", i, shown.Check());
    visit(shown.value(), i);
  }
  return {};
}

// Checks a block of positions for a scratch.
Outcome CheckPositions(const entente_scratch& scratch, const Positions& positions) {
  for (size_t i = 0; i < positions.count; ++i)
    ENTENTE_RETURN_IF_BAD_OF("positions", i, CheckPosition(scratch, positions.At(i)));
  return {};
}

bool IsRemovals(uint32_t phase_type) { return static_cast<PhaseType>(phase_type) == PhaseType::kAdjustments; }

Outcome OnlyOfDipNet(const char* what) { return UnsupportedError(std::string(what) + " are of encoding dipnet alone"); }

}  // namespace

entente_status entente_encodings_abi_check(uint32_t abi_version) {
  constexpr uint32_t kSpan = ENTENTE_ENCODINGS_ABI_VERSION - ENTENTE_ENCODINGS_ABI_OLDEST;
  return abi_version - ENTENTE_ENCODINGS_ABI_OLDEST <= kSpan ? ENTENTE_OK : ENTENTE_ERR_ABI_MISMATCH;
}

entente_status entente_random_orders(entente_scratch* scratch, const void* positions, size_t position_count,
                                     const entente_rules* rules, uint64_t* states, uint64_t* order_starts,
                                     entente_order* orders, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, In(scratch), Positions{scratch, positions, position_count},
               Filled<uint64_t>{states, position_count, "states"},
               Filled<uint64_t>{order_starts, position_count + 1, "order_starts"}, Buffer(orders, capacity, length),
               ScratchRules{scratch, rules}, [&](const Positions& block, auto& out) -> Outcome {
                 ENTENTE_RETURN_IF_BAD(CheckPositions(*scratch, block));
                 const Map& map = *scratch->map->map;
                 size_t most = 0;
                 for (size_t i = 0; i < block.count; ++i) most += MostOrders({map, block.At(i)});
                 if (most > out.capacity()) return out.SetLength(most);
                 RandomOrders& chooser = ChooserOf(*scratch);
                 size_t count = 0;
                 for (size_t i = 0; i < block.count; ++i) {
                   order_starts[i] = count;
                   const PositionView position(map, block.At(i));
                   if (position.is_over()) continue;
                   Random random(states[i]);
                   for (const Order order : chooser.Choose(position, scratch->options, random))
                     orders[count++] = order.bits();
                   states[i] = random.state();
                 }
                 order_starts[block.count] = count;
                 return out.SetLength(count);
               });
}

entente_status entente_legal_masks(entente_scratch* scratch, const void* positions, size_t position_count,
                                   const entente_rules* rules, const entente_actions* actions, entente_power power,
                                   uint8_t* masks, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, In(scratch), In(actions), Positions{scratch, positions, position_count},
               Buffer(masks, capacity, length), SameMap{scratch, actions}, PowerOrNone{scratch, power},
               ScratchRules{scratch, rules}, [&](const Positions& block, auto& out, PowerIndex of) -> Outcome {
                 const ActionTable& table = *actions->table;
                 ENTENTE_RETURN_IF_BAD(out.SetLength(block.count * table.size()));
                 ENTENTE_RETURN_IF_BAD(CheckPositions(*scratch, block));
                 std::fill_n(masks, block.count * table.size(), uint8_t{0});
                 for (size_t i = 0; i < block.count; ++i) {
                   uint8_t* row = masks + i * table.size();
                   const PositionView position(*scratch->map->map, block.At(i));
                   scratch->lister.SetPosition(position, scratch->options);
                   CandidatesOf(*scratch).ListActions(scratch->lister, position, of, table);
                   for (const uint32_t action : CandidatesOf(*scratch).listed()) {
                     if (action != kNoAction) row[action] = 1;
                   }
                 }
                 return {};
               });
}

entente_status entente_encoding_new(const entente_map* game_map, entente_encoding_kind kind,
                                    entente_encoding** encoding, entente_error* error) {
  return Guard(error, HandleOut(encoding, "encoding"), In(game_map),
               NumberIn{"kind", kind, ENTENTE_ENCODING_DIPNET, "is no encoding"}, [&]() -> Outcome {
                 auto list = Vocabulary::Make(*game_map->map, static_cast<EncodingKind>(kind));
                 if (!list.ok()) return list.status();
                 *encoding = new entente_encoding(game_map, *std::move(list));
                 return {};
               });
}

void entente_encoding_free(entente_encoding* encoding) { delete encoding; }

entente_status entente_encoding_describe(const entente_encoding* encoding, entente_encoding_info* info,
                                         entente_error* error) {
  return Guard(error, In(encoding), StructOut(info, "info"), [&]() -> Outcome {
    const Vocabulary& list = *encoding->list;
    entente_encoding_info known{};
    known.kind = static_cast<uint32_t>(list.kind());
    known.entry_count = static_cast<uint32_t>(list.size());
    known.word_count = static_cast<uint32_t>(std::count(list.words().begin(), list.words().end(), '\n'));
    known.candidate_count = static_cast<uint32_t>(list.candidate_count());
    known.candidate_padding = list.candidate_padding();
    return Give(known, info);
  });
}

entente_status entente_encoding_list(const entente_encoding* encoding, entente_bool words, entente_text** text,
                                     entente_error* error) {
  return Guard(error, HandleOut(text, "text"), In(encoding), NumberIn{"words", words, 1}, [&]() -> Outcome {
    if (words != 0 && encoding->list->words().empty()) return OnlyOfDipNet("words");
    return GiveText(words != 0 ? encoding->list->words() : encoding->list->texts(), text);
  });
}

entente_status entente_encoding_tokens(const entente_encoding* encoding, uint8_t* tokens, size_t capacity,
                                       size_t* length, entente_error* error) {
  return Guard(error, In(encoding), Buffer(tokens, capacity, length), [&](auto& out) -> Outcome {
    if (encoding->list->tokens().empty()) return OnlyOfDipNet("tokens");
    return out.Copy(encoding->list->tokens());
  });
}

entente_status entente_encoding_of_orders(const entente_encoding* encoding, entente_phase_type phase_type,
                                          const entente_order* orders, size_t order_count, int32_t* indices,
                                          size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, In(encoding), NumberIn{"phase_type", phase_type, ENTENTE_ADJUSTMENTS, "is no type of a phase"},
               Array(orders, order_count, "orders"), Buffer(indices, capacity, length),
               [&](std::span<const entente_order> given, auto& out) -> Outcome {
                 ENTENTE_RETURN_IF_BAD(out.SetLength(given.size()));
                 const Map& map = *encoding->map->map;
                 for (const entente_order order : given)
                   out.Add(encoding->list->IndexOf(map, Order::FromBits(order), IsRemovals(phase_type)));
                 return {};
               });
}

entente_status entente_encoding_to_orders(const entente_encoding* encoding, const void* positions,
                                          size_t position_count, const int32_t* choices, uint64_t* order_starts,
                                          entente_order* orders, size_t capacity, size_t* length,
                                          entente_error* error) {
  return Guard(error, In(encoding), Positions{encoding, positions, position_count},
               Filled<const int32_t>{choices, position_count, "choices"},
               Filled<uint64_t>{order_starts, position_count + 1, "order_starts"}, Buffer(orders, capacity, length),
               [&](const Positions& block, auto& out) -> Outcome {
                 const Vocabulary& list = *encoding->list;
                 const Map& map = *encoding->map->map;
                 size_t count = 0;
                 for (size_t i = 0; i < block.count; ++i) {
                   order_starts[i] = count;
                   ENTENTE_RETURN_IF_BAD_OF("positions", i, (PositionIn{encoding->map.get(), block.At(i)}.Check()));
                   const PositionView position(map, block.At(i));
                   for (size_t c = i * kChoices; c < (i + 1) * kChoices; ++c) {
                     if (choices[c] < 0) continue;
                     if (choices[c] >= list.size()) {
                       return Outcome(BeyondTheLast("index", static_cast<uint64_t>(choices[c]),
                                                    static_cast<uint64_t>(list.size())))
                           .Of("choices", c);
                     }
                     const auto power = static_cast<PowerIndex>((c % kChoices) / kMostSteps);
                     list.ForEachOrder(position, power, choices[c], [&](Order order) {
                       out.Add(order.bits());
                       ++count;
                     });
                   }
                 }
                 order_starts[block.count] = count;
                 return out.Finish();
               });
}

entente_status entente_encoding_legal(const entente_encoding* encoding, entente_scratch* scratch, const void* positions,
                                      size_t position_count, const entente_rules* rules, uint64_t* starts,
                                      int32_t* indices, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, In(encoding), In(scratch), Positions{scratch, positions, position_count},
               Filled<uint64_t>{starts, position_count * kPublishedPowers + 1, "starts"},
               Buffer(indices, capacity, length), EncodingOfMap{scratch, encoding}, ScratchRules{scratch, rules},
               [&](const Positions& block, auto& out) -> Outcome {
                 ENTENTE_RETURN_IF_BAD(CheckPositions(*scratch, block));
                 const Map& map = *scratch->map->map;
                 std::vector<int32_t> entries;
                 size_t count = 0;
                 for (size_t i = 0; i < block.count; ++i) {
                   const PositionView position(map, block.At(i));
                   scratch->lister.SetPosition(position, scratch->options);
                   for (const PowerIndex power : map.powers()) {
                     starts[i * kPublishedPowers + power] = count;
                     entries.clear();
                     CandidatesOf(*scratch).AppendLegal(scratch->lister, position, power, *encoding->list, entries);
                     for (const int32_t entry : entries) out.Add(entry);
                     count += entries.size();
                   }
                 }
                 starts[block.count * kPublishedPowers] = count;
                 return out.Finish();
               });
}

entente_status entente_encoding_candidates(const entente_encoding* encoding, entente_scratch* scratch,
                                           const void* positions, size_t position_count, const entente_rules* rules,
                                           int8_t* places, int32_t* candidates, size_t capacity, size_t* length,
                                           entente_error* error) {
  return Guard(
      error, In(encoding), In(scratch), Positions{scratch, positions, position_count},
      Buffer(candidates, capacity, length), EncodingOfMap{scratch, encoding}, ScratchRules{scratch, rules},
      [&](const Positions& block, auto& out) -> Outcome {
        const size_t size = kChoices * static_cast<size_t>(encoding->list->candidate_count());
        const size_t places_size = size_t{kPublishedPowers} * kPublishedRows;
        ENTENTE_RETURN_IF_BAD(out.SetLength(block.count * size));
        ENTENTE_RETURN_IF_BAD(CheckPositions(*scratch, block));
        for (size_t i = 0; i < block.count; ++i) {
          const PositionView position(*scratch->map->map, block.At(i));
          scratch->lister.SetPosition(position, scratch->options);
          int8_t* row = places == nullptr ? nullptr : places + i * places_size;
          if (!CandidatesOf(*scratch).Fill(scratch->lister, position, *encoding->list, candidates + i * size, row)) {
            const Refusal full{ENTENTE_ERR_LIMIT, "the position", "has too many units or orders for the array", {}};
            return Outcome(full).Of("positions", i);
          }
        }
        return {};
      });
}

entente_status entente_encoding_boards(const entente_encoding* encoding, entente_board_form form, const void* positions,
                                       size_t position_count, uint32_t element_size, void* boards, size_t capacity,
                                       size_t* length, entente_error* error) {
  return Guard(error, In(encoding), NumberIn{"form", form, ENTENTE_BOARD_FAIR, "is no form of boards"},
               Positions{encoding, positions, position_count}, Buffer(static_cast<uint8_t*>(boards), capacity, length),
               [&](const Positions& block, auto& out) -> Outcome {
                 if (element_size != sizeof(uint8_t) && element_size != sizeof(float))
                   return Invalid("element_size", "is neither 1 nor 4");
                 const auto of = static_cast<BoardForm>(form);
                 const size_t size = BoardSize(of);
                 ENTENTE_RETURN_IF_BAD(out.SetLength(block.count * size * element_size));
                 auto* bytes = static_cast<uint8_t*>(boards);
                 auto* floats = static_cast<float*>(boards);
                 if (element_size == sizeof(float)) ENTENTE_RETURN_IF_BAD(CheckAligned(floats, "boards"));
                 return ForEachPosition(*encoding, block, [&](const PositionView& position, size_t i) {
                   if (element_size == sizeof(float)) {
                     encoding->boards.Fill(of, position, floats + i * size);
                   } else {
                     encoding->boards.Fill(of, position, bytes + i * size);
                   }
                 });
               });
}

entente_status entente_encoding_previous_board(const entente_encoding* encoding, const void* positions,
                                               size_t position_count, const entente_order* orders,
                                               const uint64_t* order_starts, uint8_t* boards, size_t capacity,
                                               size_t* length, entente_error* error) {
  return Guard(error, In(encoding), Positions{encoding, positions, position_count},
               OrderBlock{orders, order_starts, position_count}, Buffer(boards, capacity, length),
               [&](const Positions& block, const OrderBlock& given, auto& out) -> Outcome {
                 ENTENTE_RETURN_IF_BAD(out.SetLength(block.count * kPreviousSize));
                 return ForEachPosition(*encoding, block, [&](const PositionView& position, size_t i) {
                   FillPreviousOrders(encoding->list->places(), position, given.At(i), boards + i * kPreviousSize);
                 });
               });
}

entente_status entente_encoding_previous_entries(const entente_encoding* encoding, const entente_order* orders,
                                                 const uint64_t* order_starts, size_t start_count, int64_t* entries,
                                                 size_t capacity, size_t* length, entente_error* error) {
  const size_t list_count = start_count == 0 ? 0 : start_count - 1;
  return Guard(error, In(encoding), Array(order_starts, start_count, "order_starts"),
               OrderBlock{orders, order_starts, list_count}, Buffer(entries, capacity, length),
               [&](std::span<const uint64_t>, const OrderBlock& given, auto& out) -> Outcome {
                 constexpr size_t kSize = 2 * kPreviousEntries;
                 ENTENTE_RETURN_IF_BAD(out.SetLength(list_count * kSize));
                 for (size_t i = 0; i < list_count; ++i)
                   FillPreviousEntries(*encoding->map->map, *encoding->list, given.At(i), entries + i * kSize);
                 return {};
               });
}
