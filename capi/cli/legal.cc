// entente legal: the legal orders of every unit of a position.
#include <cstdio>
#include <vector>

#include "bulk.h"
#include "commands.h"
#include "input.h"
#include "output.h"

namespace entente_cli {

const Command kLegal{
    "legal",
    "usage: entente legal [--map M] [--rules R] [--jsonl] [FILE|-]\n"
    "\n"
    "Lists every legal order of every unit in a JSON phase: moves, holds, supports and convoys, retreats, builds or "
    "removals. None if the game is over.\n"
    "\n"
    "  --jsonl    one JSON phase per line in, one {\"id\",\"orders\":{\"A PAR\":[..]}} per line out, in the same "
    "sequence;\n"
    "             blank lines are skipped; an error object tells its line in the input and the column in that line\n"
    "  --map M    the map of inputs that name none: a shipped map, or a file (with a / or ending in .map, .json or "
    ".mdf)\n"
    "  --rules R  the rules of inputs that name none: a preset, option=value[,..], JSON\n"
    "             ({\"option\":\"value\"}, [\"RULE\"]), or a file of these (@FILE, R.json)\n"
    "\n"
    "Without FILE, or with -, reads the standard input.\n"
    "Exit codes: 0 fine; 1 --jsonl had error lines; 2 bad usage or unreadable input.\n"};

namespace {

// Prints the legal orders of one position: powers, their units, the orders.
class Listing {
 public:
  Listing(const entente_map* map, const std::vector<uint64_t>& position, const entente_rules& rules)
      : map_(map), position_(position), rules_(rules) {}

  bool Run() {
    entente_scratch* scratch = nullptr;
    if (entente_scratch_new(map_, &scratch, &error_) != ENTENTE_OK) return Fail();
    scratch_.reset(scratch);
    auto info = Sized<entente_map_info>();
    auto phase = Sized<entente_position_info>();
    if (entente_map_describe(map_, &info, &error_) != ENTENTE_OK ||
        entente_position_describe(map_, position_.data(), &phase, &error_) != ENTENTE_OK) {
      return Fail();
    }
    if (phase.end != ENTENTE_END_NONE) return true;
    Print(std::string(phase.phase_name) + "\n");
    for (uint32_t power = 0; power < info.power_count; ++power) {
      if (!PrintPower(power)) return Fail();
    }
    return true;
  }

 private:
  bool PrintPower(uint32_t power) {
    size_t count = 0, group_count = 0;
    entente_status status = ENTENTE_ERR_BUFFER_TOO_SMALL;
    while (status == ENTENTE_ERR_BUFFER_TOO_SMALL) {
      orders_.resize(std::max<size_t>(count, 1024));
      status = entente_legal_orders_of_power(scratch_.get(), position_.data(), &rules_, power, orders_.data(),
                                             orders_.size(), &count, &error_);
    }
    if (status != ENTENTE_OK) return false;
    groups_.resize(count);
    if (entente_order_groups(map_, orders_.data(), count, groups_.data(), count, &group_count, &error_) != ENTENTE_OK) {
      return false;
    }
    if (count > 0) Print(std::string("\n") + entente_map_power_id(map_, power) + "\n");
    for (size_t g = 0; g < group_count; ++g) {
      for (uint32_t i = 0; i < groups_[g].count; ++i) {
        if (!PrintOrder(orders_[groups_[g].first + i], i == 0)) return false;
      }
    }
    return true;
  }

  bool PrintOrder(entente_order order, bool new_unit) {
    const auto write = [&](char* text, size_t capacity, size_t* length) {
      return entente_order_write(map_, order, text, capacity, length, &error_);
    };
    if (TextOf(text_, write) != ENTENTE_OK) return false;
    Print((new_unit ? "  " : "    ") + text_ + "\n");
    return true;
  }

  bool Fail() {
    Complain(error_.message);
    return false;
  }

  const entente_map* map_;
  const std::vector<uint64_t>& position_;
  const entente_rules& rules_;
  ScratchHandle scratch_;
  std::vector<entente_order> orders_;
  std::vector<entente_order_group> groups_;
  std::string text_;
  entente_error error_ = Sized<entente_error>();
};

int ListFile(const Setting& setting, const std::string& file) {
  ExchangeHandle exchange;
  std::string json;
  if (!NewExchange(setting, exchange) || !ReadWhole(file, json)) return kUnusable;
  auto error = Sized<entente_error>();
  auto rules = Sized<entente_rules>();
  entente_document* read = nullptr;
  entente_status status = entente_document_read(json.data(), json.size(), &read, &error);
  const DocumentHandle document(read);
  const entente_map* map = nullptr;
  std::vector<uint64_t> position;
  size_t size = 0;
  do {
    if (document == nullptr) break;
    position.resize((size + 7) / 8);
    status = entente_exchange_read(exchange.get(), document.get(), 0, &map, &rules, position.data(),
                                   8 * position.size(), &size, &error);
  } while (status == ENTENTE_ERR_BUFFER_TOO_SMALL);
  if (status != ENTENTE_OK) {
    Complain(FailureText(file == "-" ? "(stdin)" : file, error));
    return kUnusable;
  }
  return Listing(map, position, rules).Run() ? kFine : kUnusable;
}

}  // namespace

int Legal(Words words) {
  const Arguments arguments(kLegal, words, {kMapOption, kRulesOption, {"--jsonl", false}});
  if (!arguments.ok()) return kUnusable;
  if (arguments.wants_help()) {
    Print(kLegal.usage);
    return kFine;
  }
  if (arguments.operands().size() > 1) return BadUsage(kLegal, "more than one FILE");
  Setting setting;
  if (!ReadSetting(arguments, setting)) return kUnusable;
  const std::string file = arguments.operands().empty() ? "-" : arguments.operands().front();
  return arguments.Has("--jsonl") ? RunBulk(setting, file, entente_exchange_legal) : ListFile(setting, file);
}

}  // namespace entente_cli
