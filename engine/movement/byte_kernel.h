// The kernel for boards of the usual size under the usual rules: byte rows, masks, strengths as population counts. It
// decides as the method of resolver.h says, step by step, in loops over the few units that a step concerns.
//
// What it does not know goes to the wider kernel: more than kMostByteUnits units, maps with more than
// kMostByteLocations locations or with passages of their own (`~`, `*`, conditions), rules by which somebody fires on
// friends, crawls along coasts or carries fleets; and, board by board, moves by sea whose path is in doubt.
//   Source: resolver.h, DATC chapter 5.
#ifndef ENTENTE_ENGINE_MOVEMENT_BYTE_KERNEL_H_
#define ENTENTE_ENGINE_MOVEMENT_BYTE_KERNEL_H_

#include "base/processor.h"
#include "movement/byte_board.h"
#include "movement/byte_centers.h"
#include "movement/byte_reading.h"
#include "movement/byte_writing.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

// What the kernel asks of the map and the rules.
struct ByteRules {
  ByteRules(const PositionView& position, const RuleOptions& rules)
      : graph(&position.stage().graph(rules)), own_convoys_count(rules.adjacent_convoy == AdjacentConvoy::kOwnIntent) {}

  const Graph* graph;
  bool own_convoys_count;  // 4.A.3 c: a matching convoy by an own fleet makes an adjacent army go by sea
};

// The kernel compiled for a level. Same bits at each.
struct ByteKernel {
  // Decides a board that is read. False if a path is in doubt: then nothing is said of it.
  bool (*decide)(const ByteRules& rules, ByteBoard& board);
  // How units and orders are read; without functions if the level has no byte shuffles.
  ByteReading reading;
  // How centers are taken; likewise null.
  TakeByteCenters take_centers;
  // How results are written; likewise.
  ByteWriting writing;
};

// That of a level that the processor has.
ByteKernel ByteKernelOf(ProcessorLevel level);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_BYTE_KERNEL_H_
