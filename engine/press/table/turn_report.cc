#include "press/table/turn_report.h"

#include <algorithm>

#include "adjustment/adjustment_due.h"
#include "press/table/kept_orders.h"
#include "press/table/order_note.h"
#include "press/table/order_tokens.h"

namespace entente::press {
namespace {

// The word of a result; kNoToken for an order that succeeded, which has SUC, or RET if the unit was dislodged.
Token ResultWord(Reason reason) {
  switch (reason) {
    case Reason::kBounced:
      return tokens::kBNC;
    case Reason::kCut:
      return tokens::kCUT;
    case Reason::kDisrupted:
    case Reason::kParadox:
      return tokens::kDSR;
    case Reason::kVoid:
    case Reason::kNoConvoy:
      return tokens::kNSO;
    default:
      return kNoToken;
  }
}

class TurnReporter {
 public:
  TurnReporter(const Game& game, int phase, const MapTokens& tokens, const Turns& turns)
      : map_(game.map()),
        rules_(game.rules()),
        played_(game.played(phase)),
        before_(played_.before.view()),
        tokens_(tokens),
        turn_(turns.Of(before_.phase())),
        notes_(before_, rules_, false) {}

  std::vector<Message> Report() {
    for (size_t i = 0; i < played_.sheet.size(); ++i) AddGiven(i);
    for (size_t i = played_.sheet.size(); i < played_.results.size(); ++i) AddImplied(played_.results[i]);
    if (before_.phase_type() == PhaseType::kAdjustments) AddAdjustments();
    std::stable_sort(lines_.begin(), lines_.end(), [](const Line& a, const Line& b) { return a.place < b.place; });
    std::vector<Message> messages;
    for (const Line& line : lines_) messages.push_back(line.message);
    return messages;
  }

 private:
  struct Line {
    int place;  // sort key: the token of the province; above all tokens for a waive
    Order order;
    Message message;
  };

  void AddGiven(size_t line) {
    const OrderResult& result = played_.results[line];
    const std::optional<KeptOrder> kept = ReadKeptOrder(played_.sheet[line], tokens_);
    if (!kept.has_value()) return;
    MessageBuilder words;
    AppendResult(result, kept->written, words);
    Add(kept->written.order, kept->text, words.Take());
  }

  void AppendResult(const OrderResult& result, const WrittenOrder& written, MessageBuilder& out) {
    const PowerIndex power = result.order.power();
    ProvinceIndex dislodged_by = result.outcome.dislodged_by;
    Token word = ResultWord(result.outcome.reason);
    if (!IsFollowed(result.outcome.reason) || result.outcome.reason == Reason::kExcess) {
      word = NoteOf(power, written);
      dislodged_by = DislodgerOf(result.order);
    }
    stored_.push_back(written.order);
    if (word == tokens::kMBV) word = tokens::kFAR;
    if (word != kNoToken) out.Add(word);
    if (dislodged_by != kNoProvince) {
      out.Add(tokens::kRET);
    } else if (word == kNoToken) {
      out.Add(tokens::kSUC);
    }
  }

  // The note of an illegal order that was accepted (AOA); MBV if it has no fault of its own.
  Token NoteOf(PowerIndex power, const WrittenOrder& written) const {
    std::vector<Order> of_power;
    for (const Order order : stored_) {
      if (order.power() == power) of_power.push_back(order);
    }
    return notes_.NoteOf(power, written, of_power);
  }

  // The dislodger of a unit that held because its order was illegal.
  ProvinceIndex DislodgerOf(Order order) const {
    for (size_t i = played_.sheet.size(); i < played_.results.size(); ++i) {
      const OrderResult& implied = played_.results[i];
      if (implied.order.kind() == OrderKind::kHold && IsSameProvince(implied.order, order)) {
        return implied.outcome.dislodged_by;
      }
    }
    return kNoProvince;
  }

  bool IsSameProvince(Order a, Order b) const {
    return a.source() < map_.location_count() && b.source() < map_.location_count() &&
           map_.ProvinceOf(a.source()) == map_.ProvinceOf(b.source());
  }

  // Adds a unit without an order. A unit whose order was illegal is in the report already.
  void AddImplied(const OrderResult& result) {
    const std::span<const Order> given = played_.sheet.orders();
    if (std::any_of(given.begin(), given.end(), [&](Order o) { return IsSameProvince(o, result.order); })) return;
    const bool holds = result.order.kind() == OrderKind::kHold;
    const bool is_dislodged = holds && result.outcome.dislodged_by != kNoProvince;
    AddUnitOrder(result.order, holds ? tokens::kHLD : tokens::kDSB, is_dislodged ? tokens::kRET : tokens::kSUC);
  }

  // Adds the builds and removals that the rules ordered, and a waive for each other build, also for one without a place.
  void AddAdjustments() {
    for (const PhaseEvent& event : played_.events) {
      if (event.kind == EventKind::kRemoved && event.why == EventWhy::kCivilDisorder) {
        AddUnitOrder(Order::Disband(event.unit), tokens::kREM, tokens::kSUC);
      } else if (event.kind == EventKind::kBuilt) {
        AddUnitOrder(Order::Build(event.unit), tokens::kBLD, tokens::kSUC);
      }
    }
    for (const PowerIndex power : map_.powers()) {
      const int due = DueOf(before_, rules_, power).difference;
      for (int reported = ReportedBuilds(power); reported < due; ++reported) {
        Add(Order::Waive(power), {tokens_.Power(power), tokens::kWVE}, {tokens::kSUC});
      }
    }
  }

  // The builds and waives of a power that are in the report.
  int ReportedBuilds(PowerIndex power) const {
    return static_cast<int>(std::count_if(lines_.begin(), lines_.end(), [&](const Line& line) {
      return line.order.power() == power && line.order.kind() != OrderKind::kDisband;
    }));
  }

  void AddUnitOrder(Order order, Token word, Token result) {
    Add(order, UnitOrder(map_, tokens_, order.unit(), word), {result});
  }

  void Add(Order order, const Message& text, const Message& result) {
    const bool has_place = order.source() < map_.location_count();
    const int place = has_place ? tokens_.Province(map_.ProvinceOf(order.source())).value() : 0x10000 + order.power();
    MessageBuilder out(tokens::kORD);
    out.Open();
    AppendTurn(turn_, out);
    lines_.push_back({place, order, out.Close().Group(text).Group(result).Take()});
  }

  const Map& map_;
  const RuleOptions& rules_;
  const PlayedPhase& played_;
  const PositionView before_;
  const MapTokens& tokens_;
  const Turn turn_;
  const OrderNotes notes_;
  std::vector<Order> stored_;  // the orders reported so far
  std::vector<Line> lines_;
};

}  // namespace

std::vector<Message> OrdMessages(const Game& game, int phase, const MapTokens& tokens, const Turns& turns) {
  return TurnReporter(game, phase, tokens, turns).Report();
}

bool CountsCenters(const Game& game, int phase) {
  const Map& map = game.map();
  const Phase last = game.PositionAt(phase + 1).phase();
  Phase at = game.PositionAt(phase).phase();
  while (at != last) {
    at = map.NextPhase(at);
    if (map.TypeOf(at) == PhaseType::kAdjustments) return true;
  }
  return false;
}

}  // namespace entente::press
