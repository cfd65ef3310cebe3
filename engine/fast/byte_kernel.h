// Decides movement phases on boards of the usual size under the usual rules: byte rows, masks, strengths as population
// counts. It takes the steps of DATC 5.B in loops over the few units that a step concerns.
//
// What it does not know it leaves to ResolveMovement: more than kMostByteUnits units, maps with more than kMostByteLocations
// locations or with passages of their own (`~`, `*`, conditions), rules other than ByteRowReader::Knows; and, board by board,
// moves by sea whose path is in doubt.
//
// Why one pass does. A province is staying if it is vacant or its unit does not move. Supports are cut first; then moves into
// staying provinces are final, because a support into such a province can only be lost by dislodgement if the dislodger comes
// from that province, which no unit leaves; then head-to-head battles, by the same argument; then every other move after the
// unit that it follows, and what is left are rings, in which all succeed.
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

// What the kernel asks of the map and the rules.
struct ByteRules {
  ByteRules(const PositionView& position, const RuleOptions& rules)
      : graph(&position.stage().graph(rules)),
        province_count(graph->province_count()),
        own_convoys_count(rules.adjacent_convoy == AdjacentConvoy::kOwnIntent) {}

  const Graph* graph;
  int province_count;
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

// Each in a file that is compiled for its level, where nothing may be called that is defined in a header: the linker could take
// the function that is compiled for a level for all.
ByteKernel ByteKernelOfV2();
ByteKernel ByteKernelOfV3();
ByteKernel ByteKernelOfV4();
// What they ask of the map.
bool IsAdjacentByLand(const Graph& graph, int from, int into);
// `fleets`: province row of those that convoy the army.
bool CanConvoyArmy(const Graph& graph, const Word* fleets, int from, int into);

}  // namespace entente

#endif  // ENTENTE_ENGINE_FAST_BYTE_KERNEL_H_
