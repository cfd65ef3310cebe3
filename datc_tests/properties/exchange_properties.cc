// Order text, positions and saved games come back unchanged, and a used scratch gives the results of a new one.

#include <algorithm>
#include <array>
#include <cstring>

#include "datc_tests/properties/aimed_board.h"
#include "datc_tests/properties/loose_text.h"
#include "datc_tests/properties/properties.h"
#include "datc_tests/properties/random_orders.h"
#include "notation/notation.h"

#ifdef ENTENTE_HAS_EXCHANGE
#include "phase_json/position_json.h"
#include "records/game_json.h"
#endif

namespace entente {
namespace {

BoardCase MakeAnything(Workbench& bench, Random& random) { return AimedAnyPhase(bench.AnyMap(random), {}, random); }
BoardCase MakeText(Workbench& bench, Random& random) {
  return RandomAnyPhase(bench.AnyMap(random), {.most_units = 25, .illegal_percent = 30}, random);
}

// ---- Order text

std::string ReadDifferently(const Map& map, const std::string& text, Order wanted, Order got) {
  return text + " is read as " + FormatOrder(map, got) + " [" + std::to_string(wanted.bits()) + " became " +
         std::to_string(got.bits()) + "]\n";
}

std::string CheckTextOf(const BoardCase& board, Order order) {
  const PhaseType type = board.position.view().phase_type();
  const std::string text = FormatOrder(*board.map, order);
  const auto parsed = ParseOrder(*board.map, type, order.power(), text);
  if (!parsed.ok()) return text + ": " + std::string(parsed.status().message()) + "\n";
  return parsed->order == order ? "" : ReadDifferently(*board.map, text, order, parsed->order);
}

// Any readable text, written in normal form, reads as the same order, except for how it was written (4.B.5, 4.C).
// Nothing if the text is unreadable.
Finding CheckReading(const BoardCase& board, PowerIndex power, const std::string& text) {
  const PhaseType type = board.position.view().phase_type();
  const auto read = ParseOrder(*board.map, type, power, text);
  if (!read.ok()) return {};
  const std::string normal = FormatOrder(*board.map, read->order);
  const auto again = ParseOrder(*board.map, type, power, normal);
  if (!again.ok()) return text + " is " + normal + ": " + std::string(again.status().message()) + "\n";
  const bool same = again->order.WithWritten(0) == read->order.WithWritten(0);
  return same ? "" : ReadDifferently(*board.map, text + " is " + normal + ", which", read->order, again->order);
}

// For the given orders, legal or not, and some possible legal ones.
Finding CheckText(Workbench& bench, const BoardCase& board, uint64_t seed) {
  constexpr int kSample = 20;
  std::string text;
  Random random(seed);
  bool tells = false;  // an illegal order was read
  for (const OrderResult& result : bench.Judge(board).results) {
    const bool legal = result.why == Illegality::kNone;
    if (legal) text += CheckTextOf(board, result.order);
    const std::string loose = LooseText(*board.map, result.order, random);
    for (const std::string& written : {FormatOrder(*board.map, result.order), loose}) {
      const Finding finding = CheckReading(board, result.order.power(), written);
      text += finding.value_or("");
      tells = tells || (finding && !legal);
    }
  }
  std::vector<Order> legal;
  for (const auto& orders : AllLegalOrders(board.position)) legal.insert(legal.end(), orders.begin(), orders.end());
  for (int i = 0; i < kSample && !legal.empty(); ++i) text += CheckTextOf(board, Pick(legal, random));
  return FindingOf(tells, text);
}

// ---- Positions

// A copy of the block passes the check of outside blocks. A position built from its parts has the same bytes, and so
// the same hash.
std::string CheckBlock(const PositionView& position) {
  std::vector<uint64_t> bytes(position.size() / 8);
  std::memcpy(bytes.data(), position.block(), position.size());
  if (const Status status = CheckPositionBlock(position.map(), bytes.data(), BlockUse::kLook); !status.ok()) {
    return "block refused: " + std::string(status.message()) + "\n";
  }
  const PositionView copied(position.map(), bytes.data());
  const Position built_anew = Renamed(position, position.map(), Renaming::Identity(position.map()));
  std::string text = SamePosition("copied", position, copied) + SamePosition("built anew", position, built_anew);
  if (copied.Hash() != position.Hash() || built_anew.view().Hash() != position.Hash()) text += "another hash\n";
  return text;
}

Finding CheckBlocks(Workbench& bench, const BoardCase& board, uint64_t) {
  const Played played = bench.Judge(board);
  const std::string text = CheckBlock(board.position) + CheckBlock(played.after) + CheckBlock(played.next);
  return FindingOf(!(played.after.view() == board.position.view()), text);
}

// ---- Scratches

Finding CheckDirtyScratch(Workbench& bench, const BoardCase& board, uint64_t) {
  const Played wanted = Play(board), got = bench.Judge(board);
  std::string text = SamePosition("after", wanted.after, got.after) + SamePosition("next", wanted.next, got.next) +
                     SameEvents(*board.map, wanted.events, got.events);
  for (size_t i = 0; i < wanted.results.size(); ++i) {
    text += SameResult(*board.map, wanted.results[i], got.results[i], Cause::kSame);
  }
  return FindingOf(IsEventful(board, wanted), text);
}

#ifdef ENTENTE_HAS_EXCHANGE
// ---- JSON

std::string CheckJsonOf(const PositionView& position) {
  const std::string json = PositionToJson(position, RuleOptions{});
  const auto read = PositionFromJson(position.map(), json);
  if (!read.ok()) return json + ": " + std::string(read.status().message()) + "\n";
  return SamePosition("read from JSON", position, *read);
}

Finding CheckJson(Workbench& bench, const BoardCase& board, uint64_t) {
  return CheckJsonOf(board.position) + CheckJsonOf(bench.Judge(board).next);
}

// ---- Saved games

void SubmitAll(Game& game, const std::vector<Order>& orders) {
  for (const PowerIndex power : game.map().powers()) {
    std::vector<Order> own;
    for (const Order order : orders) {
      if (order.power() == power) own.push_back(order);
    }
    game.Submit(power, own).IgnoreError();
  }
}

std::string SamePhases(const Game& wanted, const Game& got) {
  if (wanted.phase_count() != got.phase_count()) return "another number of phases\n";
  std::string text = SamePosition("current", wanted.position(), got.position());
  for (int i = 0; i < wanted.phase_count(); ++i) {
    const PlayedPhase &phase = wanted.played(i), &other = got.played(i);
    text += SamePosition("before", phase.before, other.before) + SamePosition("after", phase.after, other.after) +
            SameEvents(wanted.map(), phase.events, other.events);
    if (phase.first_line != other.first_line) return text + "another number of orders\n";
    for (size_t k = 0; k < phase.results.size(); ++k) {
      text += SameResult(wanted.map(), phase.results[k], other.results[k], Cause::kSame);
    }
  }
  return text;
}

std::string SameSubmitted(const Game& wanted, const Game& got) {
  for (const PowerIndex power : wanted.map().powers()) {
    const auto orders = wanted.SubmittedOrders(power), others = got.SubmittedOrders(power);
    if (!std::equal(orders.begin(), orders.end(), others.begin(), others.end())) return "other orders submitted\n";
  }
  return "";
}

// A game of two phases with orders for the third, saved and loaded, is the same game and continues in the same way.
Finding CheckSavedGame(Workbench&, const BoardCase& board, uint64_t seed) {
  Random random(seed);
  Game game(board.map, RuleOptions{}, board.position);
  SubmitAll(game, board.orders);
  for (int i = 0; i < 2; ++i) {
    if (!game.Process().ok()) return {};  // the game is over
    SubmitAll(game, RandomOrders(game.position(), 10, random));
  }
  const std::string json = *GameToJson(game);
  const auto loaded = GameFromJson(json, board.map);
  if (!loaded.ok()) return json + ": " + std::string(loaded.status().message()) + "\n";
  std::string text = SamePhases(game, **loaded) + SameSubmitted(game, **loaded);
  if (game.Process().ok() != (*loaded)->Process().ok()) text += "only one of them goes on\n";
  return text + SamePhases(game, **loaded);
}
#endif

constexpr auto kProperties = std::to_array<Property>({
    {"OrderTextIsReadBackAsTheSameOrder", MakeText, CheckText},
    {"APositionBuiltAnewIsTheSamePosition", MakeAnything, CheckBlocks},
    {"AUsedScratchIsAsGoodAsAFreshOne", MakeAnything, CheckDirtyScratch},
#ifdef ENTENTE_HAS_EXCHANGE
    {"APositionInJsonIsTheSamePosition", MakeAnything, CheckJson},
    {"ASavedGameIsTheSameGame", MakeAnything, CheckSavedGame},
#endif
});

}  // namespace

std::span<const Property> ExchangeProperties() { return kProperties; }

}  // namespace entente
