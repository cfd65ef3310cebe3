#include <random>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/strip.h"
#include "dui/dfen.h"
#include "dui/dui.h"
#include "dui/random_orders.h"
#include "handle.h"
#include "input.h"
#include "output.h"

namespace entente_cli::dui {
namespace {

class ExampleBot {
 public:
  ExampleBot(const entente_map* map, uint64_t seed) : map_(map), random_(seed) {
    position_.assign((entente_position_size(map) + 7) / 8, 0);
    entente_position_start(map_, position_.data(), position_.size() * sizeof(uint64_t), nullptr);
  }

  // False at quit.
  bool Answer(absl::string_view line) {
    if (line == "quit") return false;
    if (line == "dui") {
      Print(absl::StrCat("id name entente random ", entente_version(),
                         "\nid author the authors of Entente\noption name Seed type spin default 1 min 0 max "
                         "2147483647\nprotocol_version 1\nduiok\n"));
    } else if (line == "isready") {
      Print("readyok\n");
    } else if (absl::ConsumePrefix(&line, "setoption name Seed value ")) {
      uint64_t seed = 0;
      if (absl::SimpleAtoi(line, &seed)) random_.seed(seed);
    } else if (absl::ConsumePrefix(&line, "setpower ")) {
      entente_map_find_power(map_, line.data(), line.size(), &power_, nullptr);
    } else if (absl::ConsumePrefix(&line, "position ")) {
      SetPosition(line);
    } else if (line == "go" || absl::StartsWith(line, "go ")) {
      Go();
    }
    FlushNow();
    return true;
  }

 private:
  void SetPosition(absl::string_view dfen) {
    PositionMemory position;
    const std::string fault = ReadDfen(map_, dfen, position);
    if (!fault.empty()) Print(absl::StrCat("info string ", fault, "\n"));
    if (fault.empty()) position_ = std::move(position);
  }

  void Go() {
    const std::vector<std::string> orders = RandomOrders(map_, position_, power_, random_);
    const auto append = [](std::string* out, const std::string& order) { out->append(DuiOrder(order)); };
    Print(absl::StrCat("bestorders ", absl::StrJoin(orders, " ; ", append), "\n"));
  }

  const entente_map* map_;
  std::mt19937_64 random_;
  PositionMemory position_;
  uint32_t power_ = 0;
};

}  // namespace

int RunDuiBot(const entente_map* map, uint64_t seed) {
  Input input("-");
  LineReader lines(input);
  ExampleBot bot(map, seed);
  absl::string_view line;
  for (;;) {
    const LineReader::Line kind = lines.Next(line, FlushNow);
    if (kind == LineReader::Line::kEnd || kind == LineReader::Line::kEndless) break;
    if (!bot.Answer(WithoutLineEnd(line))) break;
  }
  return kFine;
}

}  // namespace entente_cli::dui
