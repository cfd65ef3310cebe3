#include "press/table/kept_orders.h"

#include <algorithm>

#include "adjustment/adjustment_due.h"
#include "press/language/message_text.h"

namespace entente::press {
namespace {

OrderSheet SheetLineOf(const MapTokens& tokens, PowerIndex power, MessageView text, const WrittenOrder& written) {
  ParsedOrder parsed;
  parsed.order = written.order.WithPower(power);
  parsed.unit_nation = power;
  parsed.third_nation = written.third_power;
  parsed.convoy_path = written.path;
  OrderSheet sheet;
  sheet.Add(MessageText(text, tokens.vocabulary()), parsed);
  return sheet;
}

bool IsRemoved(std::span<const Order> stored, const WrittenOrder& written) {
  return written.word == tokens::kREM && std::any_of(stored.begin(), stored.end(), [&](Order order) {
           return order.source() == written.order.source();
         });
}

void AddMissingUnit(const PositionView& position, std::span<const Order> stored, const ListedUnit& listed,
                    std::vector<ListedUnit>& missing) {
  const Map& map = position.map();
  const ProvinceIndex at = map.ProvinceOf(listed.unit.location);
  const bool is_ordered =
      std::any_of(stored.begin(), stored.end(), [&](Order order) { return map.ProvinceOf(order.source()) == at; });
  if (!is_ordered) missing.push_back(listed);
}

// The number of centers of the power in SCO, less its units in NOW.
int ShownDifference(const PositionView& position, PowerIndex power) {
  int centers = 0;
  for (int c = 0; c < position.map().center_count(); ++c) {
    centers += position.OwnerOf(static_cast<CenterIndex>(c)) == power ? 1 : 0;
  }
  return centers - position.UnitCountOf(power);
}

void FindMissingAdjustments(const Game& game, PowerIndex power, MissingOrders& missing) {
  const std::span<const Order> stored = game.SubmittedOrders(power);
  const auto removals = static_cast<int>(
      std::count_if(stored.begin(), stored.end(), [](Order order) { return order.kind() == OrderKind::kDisband; }));
  const int builds = static_cast<int>(stored.size()) - removals;
  const int difference = DueOf(game.position(), game.rules(), power).difference;
  const int shown = ShownDifference(game.position(), power);
  missing.removals = std::max(0, -difference - removals);
  missing.builds = std::max(0, difference - builds);
  missing.owed =
      std::max(0, std::min(-difference, -shown) - removals) + std::max(0, std::min(difference, shown) - builds);
  missing.is_shown = shown == difference;
}

bool AreOrdersOfDaide(const OrderSheet& sheet, const MapTokens& tokens) {
  for (size_t i = 0; i < sheet.size(); ++i) {
    const SheetLine line = sheet[i];
    const std::optional<KeptOrder> kept = ReadKeptOrder(line, tokens);
    if (!line.is_written || !kept.has_value() || kept->written.order.WithPower(line.power) != line.order) return false;
  }
  return true;
}

}  // namespace

std::optional<KeptOrder> ReadKeptOrder(const SheetLine& line, const MapTokens& tokens) {
  Result<Message> text = ReadMessage(line.text, tokens.vocabulary());
  if (!text.ok()) return std::nullopt;
  std::optional<WrittenOrder> written = ReadOrder(*text, tokens);
  if (!written.has_value()) return std::nullopt;
  return KeptOrder{*std::move(text), *std::move(written)};
}

void KeepOrder(Game& game, const MapTokens& tokens, PowerIndex power, MessageView text, const WrittenOrder& written) {
  OrderSheet line = SheetLineOf(tokens, power, text, written);
  if (game.position().phase_type() != PhaseType::kAdjustments) {
    (void)game.Submit(power, std::move(line), SubmitMode::kAmend);
    return;
  }
  if (IsRemoved(game.SubmittedOrders(power), written)) return;
  OrderSheet all;
  all.Append(game.Submitted(power));
  all.Append(line);
  (void)game.Submit(power, std::move(all));
}

MissingOrders FindMissing(const Game& game, const MapTokens& tokens, PowerIndex power) {
  const PositionView position = game.position();
  const std::span<const Order> stored = game.SubmittedOrders(power);
  MissingOrders missing;
  switch (position.phase_type()) {
    case PhaseType::kMovement:
      position.ForEachUnit([&](const Unit& unit) {
        if (unit.power == power) AddMissingUnit(position, stored, {unit}, missing.units);
      });
      break;
    case PhaseType::kRetreats:
      for (int i = 0; i < position.dislodged_count(); ++i) {
        const Unit unit = position.Dislodged(i).unit;
        if (unit.power == power) AddMissingUnit(position, stored, {unit, i}, missing.units);
      }
      break;
    default:
      FindMissingAdjustments(game, power, missing);
      break;
  }
  SortAsInNow(game.map(), tokens, missing.units);
  missing.owed += static_cast<int>(missing.units.size());
  return missing;
}

Message MisMessage(const PositionView& position, const MapTokens& tokens, const MissingOrders& missing) {
  MessageBuilder out(tokens::kMIS);
  const int number = missing.removals - missing.builds;
  if (number != 0) out.Open().Number(number).Close();
  for (const ListedUnit& listed : missing.units) AppendListedUnit(position, tokens, listed, out);
  return out.Take();
}

bool AreKeptOrders(const Game& game, const MapTokens& tokens) {
  for (int i = 0; i < game.phase_count(); ++i) {
    if (!AreOrdersOfDaide(game.Recall(i).sheet, tokens)) return false;
  }
  for (const PowerIndex power : game.map().powers()) {
    if (!AreOrdersOfDaide(game.Submitted(power), tokens)) return false;
  }
  return true;
}

}  // namespace entente::press
