// Decides movement phases on boards of the usual size under the usual rules, with byte rows and masks; strengths are
// population counts. It takes the steps of DATC 5.B in loops over the few units that a step concerns.
//
// It leaves to ResolveMovement: boards of more than kMostByteUnits units; maps with more than kMostByteLocations
// locations or with special passages (`~`, `*`, conditions); rules that ByteRowReader::Knows refuses; and single
// boards with moves by sea whose path is in doubt.
//
// Why one pass is enough: a province is staying if it is vacant or its unit does not move. The kernel first cuts
// supports. Then moves into staying provinces are final: a support into such a province can only be lost by
// dislodgement if the dislodger comes from that province, and no unit leaves it. Head-to-head battles are final by the
// same argument. Every other move is decided after the unit that it follows. The remaining moves form rings, in which
// all succeed.
//   Source: DATC chapter 5.
#ifndef ENTENTE_ENGINE_FAST_BYTE_KERNEL_H_
#define ENTENTE_ENGINE_FAST_BYTE_KERNEL_H_

#include "fast/byte_board.h"
#include "fast/byte_centers.h"
#include "fast/byte_reading.h"
#include "fast/byte_writing.h"
#include "fast/processor.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

// The facts about map and rules that the kernel uses.
struct ByteRules {
  ByteRules(const PositionView& position, const RuleOptions& rules)
      : graph(&position.stage().graph(rules)),
        province_count(graph->province_count()),
        own_convoys_count(rules.adjacent_convoy == AdjacentConvoy::kOwnIntent) {}

  const Graph* graph;
  int province_count;
  bool own_convoys_count;  // 4.A.3 c: a matching convoy by a fleet of its power makes an adjacent army go by sea
};

// The kernel compiled for a level. Every level gives the same bits.
struct ByteKernel {
  // Decides a board whose orders are read. Returns false if a path is in doubt; the outcomes are then not valid.
  bool (*decide)(const ByteRules& rules, ByteBoard& board);
  // Reads units and orders; without functions if the level has no byte shuffles.
  ByteReading reading;
  // Takes centers; null if the level has no byte shuffles.
  TakeByteCenters take_centers;
  // Writes results; without functions if the level has no byte shuffles.
  ByteWriting writing;
};

// The kernel for a level that the processor has.
ByteKernel ByteKernelOf(ProcessorLevel level);

// Each kernel is in a file compiled for its level. Such a file must not call functions defined in headers: the linker
// could use the version compiled for that level in the whole program.
ByteKernel ByteKernelOfV2();
ByteKernel ByteKernelOfV3();
ByteKernel ByteKernelOfV4();
// Functions that the kernels call for facts about the map.
bool IsAdjacentByLand(const Graph& graph, int from, int into);
// `fleets`: province row of the fleets that convoy the army.
bool CanConvoyArmy(const Graph& graph, const Word* fleets, int from, int into);

}  // namespace entente

#endif  // ENTENTE_ENGINE_FAST_BYTE_KERNEL_H_
