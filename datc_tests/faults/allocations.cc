#include "allocations.h"

#include <cstddef>
#include <new>

extern "C" {
void* __real_malloc(size_t size);
void* __real_calloc(size_t count, size_t size);
void* __real_realloc(void* memory, size_t size);
void __real_free(void* memory);
}

namespace entente_faults {
namespace {

constexpr long kNever = -1;

long live = 0;
long requests = 0;
long refusals = 0;
long first_refused = kNever;
Refuse manner = Refuse::kOnce;

bool IsRefused() {
  ++requests;
  if (first_refused == kNever || requests < first_refused) return false;
  if (manner == Refuse::kOnce && requests > first_refused) return false;
  ++refusals;
  return true;
}

void* Allocated(void* memory) {
  if (memory != nullptr) ++live;
  return memory;
}

void* Allocate(size_t size) { return IsRefused() ? nullptr : Allocated(__real_malloc(size == 0 ? 1 : size)); }

void Release(void* memory) {
  if (memory == nullptr) return;
  --live;
  __real_free(memory);
}

void* AllocateOrThrow(size_t size) {
  void* memory = Allocate(size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

}  // namespace

Shortage::Shortage(long n, Refuse refuse) {
  requests = refusals = 0;
  first_refused = n;
  manner = refuse;
}
void Shortage::End() { first_refused = kNever; }
long Shortage::refused() { return refusals; }
long Shortage::requested() { return requests; }

long LiveBlocks() { return live; }

}  // namespace entente_faults

extern "C" {
void* __wrap_malloc(size_t size) { return entente_faults::Allocate(size); }
void* __wrap_calloc(size_t count, size_t size) {
  return entente_faults::IsRefused() ? nullptr : entente_faults::Allocated(__real_calloc(count, size));
}
void* __wrap_realloc(void* memory, size_t size) {
  if (entente_faults::IsRefused()) return nullptr;
  void* moved = __real_realloc(memory, size);
  return memory == nullptr ? entente_faults::Allocated(moved) : moved;
}
void __wrap_free(void* memory) { entente_faults::Release(memory); }
}

void* operator new(size_t size) { return entente_faults::AllocateOrThrow(size); }
void* operator new[](size_t size) { return entente_faults::AllocateOrThrow(size); }
void* operator new(size_t size, const std::nothrow_t&) noexcept { return entente_faults::Allocate(size); }
void* operator new[](size_t size, const std::nothrow_t&) noexcept { return entente_faults::Allocate(size); }
void operator delete(void* memory) noexcept { entente_faults::Release(memory); }
void operator delete[](void* memory) noexcept { entente_faults::Release(memory); }
void operator delete(void* memory, size_t) noexcept { entente_faults::Release(memory); }
void operator delete[](void* memory, size_t) noexcept { entente_faults::Release(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { entente_faults::Release(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { entente_faults::Release(memory); }
