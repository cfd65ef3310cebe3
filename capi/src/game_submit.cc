// Hands in orders for the current phase of a game, and lists the orders that powers still owe.
#include "game_handle.h"
#include "position/control.h"
#include "records/owed_json.h"
#include "sheet/line_text.h"
#include "sheet/sheet_reader.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

// The power of the orders, the power that hands them in, and the mode.
struct Submission {
  PowerIndex power = kNoPower;
  PowerIndex by = kNoPower;
  SubmitMode mode = SubmitMode::kReplace;
};

struct SubmissionIn {
  const entente_game* game;
  StructIn<entente_submission> given;

  Outcome Check() {
    ENTENTE_RETURN_IF_BAD(In(game).Check());
    ENTENTE_RETURN_IF_BAD(given.Check());
    const entente_submission& is = given.value();
    constexpr auto kLastMode = static_cast<uint32_t>(kSubmitModeCount) - 1;
    ENTENTE_RETURN_IF_BAD(PowerIn{game, is.power}.Check());
    ENTENTE_RETURN_IF_BAD(PowerOrNone{game, is.by, "by"}.Check());
    return NumberIn{"submission.mode", is.mode, kLastMode, "is none of ENTENTE_SUBMIT_*"}.Check();
  }
  Submission value() const {
    const entente_submission& is = given.value();
    return {static_cast<PowerIndex>(is.power), static_cast<PowerIndex>(is.by), static_cast<SubmitMode>(is.mode)};
  }
};

Outcome HandIn(entente_game& game, const Submission& submission, std::span<const Order> orders) {
  return game.game.Submit(submission.power, orders, submission.mode, submission.by);
}

Outcome HandInText(entente_game& game, const Submission& submission, std::string_view lines) {
  SheetReader reader(game.map->names, game.game.rules(), game.game.position().phase_type());
  OrderSheet sheet;
  reader.ReadLines(submission.power, lines, sheet);
  const size_t kept = submission.mode == SubmitMode::kReplace ? 0 : game.game.Submitted(submission.power).size();
  if (sheet.size() + kept > kMaxOrders) return TooMany("the number of lines", sheet.size() + kept, kMaxOrders);
  return game.game.Submit(submission.power, std::move(sheet), submission.mode, submission.by);
}

}  // namespace

entente_status entente_game_submit(entente_game* game, entente_power power, const entente_order* orders,
                                   size_t order_count, entente_error* error) {
  return Guard(error, In(game), PowerIn{game, power}, OrdersIn{orders, order_count},
               [&](PowerIndex of, std::span<const Order> given) { return HandIn(*game, {of}, given); });
}

entente_status entente_game_submit_text(entente_game* game, entente_power power, const char* text, size_t length,
                                        entente_error* error) {
  return Guard(error, In(game), PowerIn{game, power}, TextIn{text, length, "text"},
               [&](PowerIndex of, std::string_view lines) { return HandInText(*game, {of}, lines); });
}

entente_status entente_game_hand_in(entente_game* game, const entente_submission* submission,
                                    const entente_order* orders, size_t order_count, entente_error* error) {
  return Guard(error, SubmissionIn{game, {submission, "submission"}}, OrdersIn{orders, order_count},
               [&](const Submission& how, std::span<const Order> given) { return HandIn(*game, how, given); });
}

entente_status entente_game_hand_in_text(entente_game* game, const entente_submission* submission, const char* text,
                                         size_t length, entente_error* error) {
  return Guard(error, SubmissionIn{game, {submission, "submission"}}, TextIn{text, length, "text"},
               [&](const Submission& how, std::string_view lines) { return HandInText(*game, how, lines); });
}

entente_status entente_game_cancel_order(entente_game* game, entente_power power, entente_province province,
                                         entente_power by, entente_error* error) {
  return Guard(error, In(game), PowerIn{game, power}, PowerOrNone{game, by, "by"}, ProvinceIn{game, province},
               [&](PowerIndex of, PowerIndex who, ProvinceIndex at) { return game->game.Cancel(of, at, who); });
}

entente_status entente_game_clear_orders(entente_game* game, entente_power power, entente_power by,
                                         entente_error* error) {
  return Guard(error, In(game), PowerIn{game, power}, PowerOrNone{game, by, "by"},
               [&](PowerIndex of, PowerIndex who) { return game->game.ClearOrders(of, who); });
}

entente_status entente_game_default_orders_text(const entente_game* game, entente_power power, entente_text** text,
                                                entente_error* error) {
  return Guard(error, HandleOut(text, "text"), In(game), PowerIn{game, power}, [&](PowerIndex of) -> Outcome {
    SheetReader reader(game->map->names, game->game.rules(), game->game.position().phase_type());
    const OrderSheet* sheet = game->game.submissions().DefaultsOf(of);
    std::string lines;
    for (size_t i = 0; sheet != nullptr && i < sheet->size(); ++i) lines += LineText(reader, (*sheet)[i]) + "\n";
    return GiveText(std::move(lines), text);
  });
}

entente_status entente_game_set_waiting(entente_game* game, entente_power power, entente_bool waits,
                                        entente_error* error) {
  return Guard(error, In(game), PowerIn{game, power}, NumberIn{"waits", waits, 1},
               [&](PowerIndex of) { return game->game.SetWaiting(of, waits == 1); });
}

entente_status entente_game_allow(entente_game* game, entente_power by, entente_power power, entente_bool allowed,
                                  entente_error* error) {
  return Guard(error, In(game), PowerIn{game, power}, PowerOrNone{game, by, "by"}, NumberIn{"allowed", allowed, 1},
               [&](PowerIndex of, PowerIndex who) -> Outcome {
                 ENTENTE_RETURN_IF_BAD(CheckIndex("by", by, game->game.map().power_count()));
                 return game->game.Allow(who, of, allowed == 1);
               });
}

entente_bool entente_game_may_order(const entente_game* game, entente_power by, entente_power power) {
  const bool in_range = by <= kMaxPowers && power <= kMaxPowers;
  return game != nullptr && in_range &&
         game->game.MayOrder(static_cast<PowerIndex>(by), static_cast<PowerIndex>(power));
}

entente_status entente_game_owed(const entente_game* game, entente_power power, entente_owed* owed,
                                 entente_error* error) {
  return Guard(error, In(game), StructOut(owed, "owed"), PowerIn{game, power}, [&](PowerIndex of) -> Outcome {
    const Owed found = game->game.FindOwed()[of];
    const Controllers controllers(game->game.position(), game->game.rules());
    entente_owed known{};
    known.unit_count = static_cast<uint32_t>(found.units.size());
    known.builds = static_cast<uint32_t>(found.builds);
    known.removals = static_cast<uint32_t>(found.removals);
    known.by = controllers.Of(of);
    return Give(known, owed);
  });
}

entente_status entente_game_owed_units(const entente_game* game, entente_power power, entente_unit* units,
                                       size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, In(game), PowerIn{game, power}, Buffer(units, capacity, length),
               [&](PowerIndex of, auto& out) -> Outcome {
                 const std::vector<Owed> owed = game->game.FindOwed();
                 for (const Unit& unit : owed[of].units) out.Add(UnitOf(unit));
                 return out.Finish();
               });
}

entente_status entente_game_owed_json(const entente_game* game, entente_text** json, entente_error* error) {
  return Guard(error, HandleOut(json, "json"), In(game), [&]() { return GiveText(OwedJson(game->game), json); });
}
