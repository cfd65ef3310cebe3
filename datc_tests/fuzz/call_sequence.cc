// Any sequence of calls on the C interface, with arguments from pools that earlier calls filled: every status is
// documented, no buffer is overrun, and the next call works.
//   Input: a byte for the group and the operation, then the arguments of the operation; at most kMostCalls calls.
#include "call_world.h"

namespace entente_fuzz {
namespace {

constexpr int kMostCalls = 48;

void CallOne(World& world) {
  static const std::span<const Operation> kGroups[] = {MapOperations(),  PositionOperations(), PhaseOperations(),
                                                       GameOperations(), ExchangeOperations(), ReaderOperations()};
  const uint8_t choice = world.input.Byte();
  const std::span<const Operation> group = kGroups[choice / 16 % std::size(kGroups)];
  const size_t operation = choice % 16 + 16 * (choice / 16 / std::size(kGroups));
  group[operation % group.size()](world);
}

}  // namespace
}  // namespace entente_fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace entente_fuzz;  // NOLINT: the one function outside
  World world(data, std::min<size_t>(size, 4096));
  for (int i = 0; i < kMostCalls && !world.input.empty(); ++i) CallOne(world);
  return 0;
}
