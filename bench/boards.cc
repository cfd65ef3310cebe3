#include "bench/boards.h"

#include <algorithm>
#include <fstream>

#include "board/legality.h"
#include "map_language/builtin.h"
#include "notation/notation.h"
#include "phase_json/phase_json.h"
#include "phase_json/position_json.h"
#include "phase_json/power_key.h"

namespace entente::bench {
namespace {

class LineReader {
 public:
  explicit LineReader(BoardSet& set) : set_(set) {}

  Status Read(std::string line) {
    if (Status status = tape_.Read(line); !status.ok()) return status;
    if (Status status = ReadPhase(tape_, tape_.root(), phase_); !status.ok()) return status;
    if (Status status = ChooseMap(); !status.ok()) return status;
    Board board{line, Position(*set_.map), {}, {}, {}};
    if (Status status = FillPosition(phase_, *names_, board.position.ref()); !status.ok()) return status;
    for (const JsonIndex list : phase_.Children(phase_.orders)) {
      if (Status status = ReadOrders(list, board); !status.ok()) return status;
    }
    board.legal = KeepLegal(board.position, set_.rules, board.orders);
    set_.most_orders = std::max(set_.most_orders, board.orders.size());
    set_.boards.push_back(std::move(board));
    return OkStatus();
  }

 private:
  Status ChooseMap() {
    const std::string_view name = phase_.map != kNoJson ? phase_.TextOf(phase_.map) : "standard";
    if (set_.map != nullptr && name == map_name_) return OkStatus();
    Result<MapRef> map = BuiltinMap(name);
    if (!map.ok()) return map.status();
    if (set_.map != nullptr && set_.map->fingerprint() != (*map)->fingerprint()) {
      return InvalidError("all lines of a file must be on one map");
    }
    if (set_.map == nullptr) set_.map = *map;
    map_name_ = name;
    names_ = std::make_unique<NormalForm>(*set_.map);
    return OkStatus();
  }

  Status ReadOrders(JsonIndex list, Board& board) {
    PowerSet seen = 0;
    const Result<PowerIndex> power = ListedPower(phase_, *names_, phase_.orders, list, seen);
    if (!power.ok()) return power.status();
    for (const JsonIndex item : phase_.Children(list)) {
      const std::string_view text = phase_.TextOf(item);
      const Result<ParsedOrder> parsed = ParseOrder(*set_.map, board.position.view().phase_type(), *power, text);
      if (!parsed.ok()) continue;
      board.orders.push_back(parsed->order);
      board.texts.emplace_back(text);
    }
    return OkStatus();
  }

  BoardSet& set_;
  JsonTape tape_;
  PhaseText phase_;
  std::string map_name_;
  std::unique_ptr<NormalForm> names_;
};

}  // namespace

std::vector<Order> KeepLegal(const PositionView& position, const RuleOptions& rules, const std::vector<Order>& orders) {
  std::vector<Order> legal;
  if (position.phase_type() != PhaseType::kMovement) return legal;
  const BoardView view(position, rules);
  std::vector<bool> ordered(static_cast<size_t>(position.map().province_count()));
  for (const Order order : orders) {
    const CheckedOrder checked = CheckMovementOrder(view, order);
    if (!checked.legal()) continue;
    const ProvinceIndex province = position.map().ProvinceOf(checked.order.source());
    if (!ordered[province]) legal.push_back(checked.order);
    ordered[province] = true;
  }
  return legal;
}

std::vector<std::string> StoredSetNames() { return {"opening", "midgame", "convoy", "endgame"}; }

std::vector<std::string> WorstSetNames() { return {"worst", "worst_youngstown"}; }

Result<BoardSet> StoredSet(std::string_view name) {
  return ReadBoards(std::string(ENTENTE_BENCH_POSITIONS "/") + std::string(name) + ".jsonl", name);
}

Result<BoardSet> ReadBoards(const std::string& file_name, std::string_view set_name) {
  std::ifstream file(file_name, std::ios::binary);
  if (!file) return NotFoundError("cannot open " + file_name);
  BoardSet set;
  set.name = set_name;
  LineReader reader(set);
  std::string line;
  for (int number = 1; std::getline(file, line); ++number) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    const Status status = reader.Read(line);
    if (!status.ok())
      return InvalidError(file_name + ":" + std::to_string(number) + ": " + std::string(status.message()));
  }
  if (set.boards.empty()) return InvalidError(file_name + ": no phases");
  return set;
}

}  // namespace entente::bench
