// The objects of a call sequence: pools of handles, positions, orders and rules, some empty (then the call gets NULL),
// some filled with noise; and the choices that the input makes. One thread.
#ifndef ENTENTE_DATC_TESTS_FUZZ_CALL_WORLD_H_
#define ENTENTE_DATC_TESTS_FUZZ_CALL_WORLD_H_

#include <array>
#include <span>

#include "expectations.h"
#include "fuzz_input.h"

namespace entente_fuzz {

inline constexpr size_t kSlots = 4;            // of every pool
inline constexpr size_t kPositionWords = 512;  // enough for every shipped map
inline constexpr size_t kOrders = 96;

// Memory for a position that a call may write.
struct Room {
  uint64_t* memory;
  size_t bytes;
};

// A scratch and its map, which may have been freed.
struct Desk {
  Owned<entente_scratch> scratch;
  uint32_t fingerprint = 0;
  size_t position_size = 0;
};

class World {
 public:
  World(const uint8_t* data, size_t size);
  ~World();

  FuzzInput input;

  // A handle of a pool, or null.
  const entente_text* AnyKept() { return texts_[input.Below(kSlots)].get(); }
  const entente_map* AnyMap() { return maps_[input.Below(kSlots)].get(); }
  entente_map_reader* AnyReader() { return readers_[input.Below(kSlots)].get(); }
  const Desk& AnyDesk() { return desks_[input.Below(kSlots)]; }
  entente_scratch* AnyScratch() { return AnyDesk().scratch.get(); }
  entente_game* AnyGame() { return games_[input.Below(kSlots)].get(); }
  const entente_document* AnyDocument() { return documents_[input.Below(kSlots)].get(); }
  entente_exchange* AnyExchange() { return exchanges_[input.Below(kSlots)].get(); }
  void Put(entente_text* handle) { texts_[input.Below(kSlots)].reset(handle); }
  void Put(entente_map* handle) { maps_[input.Below(kSlots)].reset(handle); }
  void Put(entente_map_reader* handle) { readers_[input.Below(kSlots)].reset(handle); }
  void Put(entente_scratch* handle) { desks_[input.Below(kSlots)].scratch.reset(handle); }
  void Put(entente_scratch* handle, const entente_map* map);
  void Put(entente_game* handle) { games_[input.Below(kSlots)].reset(handle); }
  void Put(entente_document* handle) { documents_[input.Below(kSlots)].reset(handle); }
  void Put(entente_exchange* handle) { exchanges_[input.Below(kSlots)].reset(handle); }
  // The document of a text from the input, or one from the pool.
  const entente_document* ReadDocument();
  // A handle of a desk's map, if one still exists.
  const entente_map* MapOf(const Desk& desk) const;

  // Memory of a position; sometimes null.
  uint64_t* AnyPosition() { return AnyRoom().memory; }
  // Memory to write a position to; sometimes too small.
  Room AnyRoom();
  // As many positions of a map as AllPositions says, one after the other.
  uint64_t* AllPositions() { return positions_.data(); }
  size_t PositionsThatFit(size_t position_size) const {
    return position_size == 0 ? 0 : 8 * kSlots * kPositionWords / position_size;
  }
  // Rules, or null for the default.
  entente_rules* AnyRules();
  // The same, sometimes with another value of empty_retreats.
  entente_rules* RulesOfPlay();
  std::span<entente_order> orders() { return orders_; }
  // The number of orders for a call.
  size_t OrderCount() { return input.Below(kOrders + 1); }
  uint32_t AnyPower();     // a power of most maps, or none, or out of range
  uint32_t AnyLocation();  // the same
  size_t AnyCapacity() { return input.Below(8) == 0 ? input.Byte() : 4096; }
  entente_unit AnyUnit();
  // A text of the input, a phrase that calls accept, or a text that an earlier call returned.
  ExactText AnyText();
  // The error of the next call; sometimes null.
  entente_error* Error();
  // Checks the promises about the last call; returns whether it succeeded.
  bool Check(entente_status status);
  // Also checks that the new handle exists only if the call succeeded.
  template <typename Handle>
  void CheckMade(entente_status status, Handle* made) {
    const bool fine = Check(status);
    Expect(fine == (made != nullptr), "a handle without success, or success without a handle");
    if (fine) Put(made);
  }
  // Makes a call with memory for text and checks the written text.
  template <typename Call>
  void CheckText(const Call& call) {
    GuardedBuffer<char> text(AnyCapacity());
    size_t length = 0;
    const entente_status status = call(text.data(), text.capacity(), &length);
    if (Check(status) || status == ENTENTE_ERR_BUFFER_TOO_SMALL) text.Filled(status, length);
  }
  // The same for an array.
  template <typename T, typename Call>
  void CheckArray(const Call& call) {
    GuardedBuffer<T> values(AnyCapacity());
    size_t length = 0;
    const entente_status status = call(values.data(), values.capacity(), &length);
    if (Check(status) || status == ENTENTE_ERR_BUFFER_TOO_SMALL) values.Filled(status, length);
  }
  // Makes a call for a long text and keeps it; null if there is none.
  template <typename Call>
  const entente_text* CheckLongText(const Call& call) {
    entente_text* made = nullptr;
    const entente_status status = call(&made);
    CheckMade(status, made);
    if (made != nullptr) Whole(made);
    return made;
  }
  // Checks the promises of a call that made a position; `map` may be null if it is unknown.
  void CheckPosition(entente_status status, const entente_map* map, const void* position);

 private:
  void CheckMargins() const;

  std::array<Owned<entente_text>, kSlots> texts_;
  std::array<Owned<entente_map>, kSlots> maps_;
  std::array<Owned<entente_map_reader>, kSlots> readers_;
  std::array<Desk, kSlots> desks_;
  std::array<Owned<entente_game>, kSlots> games_;
  std::array<Owned<entente_document>, kSlots> documents_;
  std::array<Owned<entente_exchange>, kSlots> exchanges_;
  std::vector<uint64_t> positions_;  // kSlots of them, and a margin
  std::array<entente_order, kOrders> orders_{};
  std::array<entente_rules, kSlots> rules_{};
  uint32_t empty_retreats_ = 0;  // the option's number
  entente_error error_ = Sized<entente_error>();
  bool error_given_ = true;
};

// Frees a handle of a pool.
template <typename Handle>
void Drop(World& w) {
  w.Put(static_cast<Handle*>(nullptr));
}

using Operation = void (*)(World&);
std::span<const Operation> MapOperations();
std::span<const Operation> PositionOperations();
std::span<const Operation> PhaseOperations();
std::span<const Operation> GameOperations();
std::span<const Operation> ExchangeOperations();
std::span<const Operation> ReaderOperations();

}  // namespace entente_fuzz

#endif  // ENTENTE_DATC_TESTS_FUZZ_CALL_WORLD_H_
