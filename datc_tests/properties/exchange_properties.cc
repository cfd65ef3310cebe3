// What goes out comes back the same: order text, saved positions; and a scratch that was used remembers nothing.

#include <array>
#include <cstring>

#include "datc_tests/properties/properties.h"
#include "datc_tests/properties/random_orders.h"
#include "order/notation.h"

#ifdef ENTENTE_HAS_EXCHANGE
#include "exchange/position_json.h"
#endif

namespace entente {
namespace {

BoardCase MakeAnything(Workbench& bench, Random& random) { return RandomAnyPhase(bench.AnyMap(random), {}, random); }

std::string CheckTextOf(const BoardCase& board, Order order) {
  const PhaseType type = board.position.view().phase_type();
  const std::string text = FormatOrder(*board.map, order);
  const auto parsed = ParseOrder(*board.map, type, order.power(), text);
  if (!parsed.ok()) return text + ": " + std::string(MessageOf(parsed.status())) + "\n";
  if (parsed->order == order) return "";
  return text + " is read as " + FormatOrder(*board.map, parsed->order) + " [" + std::to_string(order.bits()) +
         " became " + std::to_string(parsed->order.bits()) + "]\n";
}

// Of the legal orders that were given, and of some that could have been.
Finding CheckText(Workbench& bench, const BoardCase& board, uint64_t seed) {
  constexpr int kSample = 20;
  std::string text;
  for (const OrderResult& result : bench.Judge(board).results) {
    if (result.why == Illegality::kNone) text += CheckTextOf(board, result.order);
  }
  std::vector<Order> legal;
  for (const auto& orders : AllLegalOrders(board.position)) legal.insert(legal.end(), orders.begin(), orders.end());
  Random random(seed);
  for (int i = 0; i < kSample && !legal.empty(); ++i) text += CheckTextOf(board, Pick(legal, random));
  return text;
}

std::string CheckSavedBytes(const PositionView& position) {
  std::vector<uint64_t> bytes(position.size() / 8);
  std::memcpy(bytes.data(), position.block(), position.size());
  if (const absl::Status status = CheckPositionBlock(position.map(), bytes.data()); !status.ok()) {
    return "saved position refused: " + std::string(MessageOf(status)) + "\n";
  }
  const PositionView loaded(position.map(), bytes.data());
  const Position built_anew = Renamed(position, position.map(), Renaming::Identity(position.map()));
  std::string text = SamePosition("loaded", position, loaded) + SamePosition("built anew", position, built_anew);
  if (loaded.Hash() != position.Hash() || built_anew.view().Hash() != position.Hash()) text += "another hash\n";
  return text;
}

Finding CheckSaved(Workbench& bench, const BoardCase& board, uint64_t) {
  const Played played = bench.Judge(board);
  return CheckSavedBytes(board.position) + CheckSavedBytes(played.after) + CheckSavedBytes(played.next);
}

Finding CheckDirtyScratch(Workbench& bench, const BoardCase& board, uint64_t) {
  const Played wanted = Play(board), got = bench.Judge(board);
  std::string text = SamePosition("after", wanted.after, got.after) + SamePosition("next", wanted.next, got.next) +
                     SameEvents(*board.map, wanted.events, got.events);
  for (size_t i = 0; i < wanted.results.size(); ++i) {
    text += SameResult(*board.map, wanted.results[i], got.results[i], Cause::kSame);
  }
  return text;
}

#ifdef ENTENTE_HAS_EXCHANGE
std::string CheckJsonOf(const PositionView& position) {
  if (position.state() != GameState::kPlaying) return "";  // "COMPLETED" does not tell the phase
  const std::string json = PositionToJson(position, RuleOptions{});
  const auto read = PositionFromJson(position.map(), json);
  if (!read.ok()) return json + ": " + std::string(MessageOf(read.status())) + "\n";
  return SamePosition("read from JSON", position, *read);
}

Finding CheckJson(Workbench& bench, const BoardCase& board, uint64_t) {
  return CheckJsonOf(board.position) + CheckJsonOf(bench.Judge(board).next);
}
#endif

constexpr auto kProperties = std::to_array<Property>({
    {"OrderTextIsReadBackAsTheSameOrder", MakeAnything, CheckText},
    {"ASavedPositionIsTheSamePosition", MakeAnything, CheckSaved},
    {"AUsedScratchIsAsGoodAsAFreshOne", MakeAnything, CheckDirtyScratch},
#ifdef ENTENTE_HAS_EXCHANGE
    {"APositionInJsonIsTheSamePosition", MakeAnything, CheckJson},
#endif
});

}  // namespace

std::span<const Property> ExchangeProperties() { return kProperties; }

}  // namespace entente
