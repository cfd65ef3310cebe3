// Hands in orders for the current phase of a game, and lists the orders that powers still owe.
#include "game_handle.h"
#include "position/control.h"
#include "records/owed_json.h"
#include "sheet/sheet_reader.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

// The power that hands in, and the mode.
struct Submission {
  PowerIndex by = kNoPower;
  SubmitMode mode = SubmitMode::kReplace;
};

// How orders are handed in; NULL stands for the defaults of Submission.
struct SubmissionIn {
  const entente_game* game;
  const entente_submission* how;
  Submission submission = {};

  Outcome Check() {
    if (how == nullptr) return {};
    StructIn<entente_submission> given(how, "how");
    ENTENTE_RETURN_IF_BAD(given.Check());
    const entente_submission& is = given.value();
    constexpr auto kLastMode = static_cast<uint32_t>(kSubmitModeCount) - 1;
    ENTENTE_RETURN_IF_BAD(PowerOrNone{game, is.by, "how.by"}.Check());
    ENTENTE_RETURN_IF_BAD(NumberIn{"how.mode", is.mode, kLastMode, "is none of ENTENTE_SUBMIT_*"}.Check());
    ENTENTE_RETURN_IF_BAD(NumberIn{"how.reserved", is.reserved, 0, "is not 0"}.Check());
    submission = {static_cast<PowerIndex>(is.by), static_cast<SubmitMode>(is.mode)};
    return {};
  }
  const Submission& value() const { return submission; }
};

Outcome SubmitLines(entente_game& game, PowerIndex power, std::string_view lines, const Submission& how) {
  SheetReader reader(game.map->names, game.game.rules(), game.game.position().phase_type());
  OrderSheet sheet;
  reader.ReadLines(power, lines, sheet);
  const size_t kept = how.mode == SubmitMode::kReplace ? 0 : game.game.Submitted(power).size();
  if (sheet.size() + kept > kMaxOrders) return TooMany("the number of lines", sheet.size() + kept, kMaxOrders);
  return game.game.Submit(power, std::move(sheet), how.mode, how.by);
}

}  // namespace

entente_status entente_game_submit(entente_game* game, entente_power power, const entente_order* orders,
                                   size_t order_count, const entente_submission* how, entente_error* error) {
  return Guard(error, In(game), PowerIn{game, power}, OrdersIn{orders, order_count}, SubmissionIn{game, how},
               [&](PowerIndex of, std::span<const Order> given, const Submission& submission) {
                 return game->game.Submit(of, given, submission.mode, submission.by);
               });
}

entente_status entente_game_submit_text(entente_game* game, entente_power power, const char* text, size_t length,
                                        const entente_submission* how, entente_error* error) {
  return Guard(error, In(game), PowerIn{game, power}, TextIn{text, length, "text"}, SubmissionIn{game, how},
               [&](PowerIndex of, std::string_view lines, const Submission& submission) {
                 return SubmitLines(*game, of, lines, submission);
               });
}

entente_status entente_game_cancel_order(entente_game* game, entente_power power, entente_province province,
                                         entente_power by, entente_error* error) {
  return Guard(error, In(game), PowerIn{game, power}, PowerOrNone{game, by, "by"}, ProvinceOrNone{game, province},
               [&](PowerIndex of, PowerIndex who, ProvinceIndex at) {
                 return at == kNoProvince ? game->game.ClearOrders(of, who) : game->game.Cancel(of, at, who);
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
    known.build_count = static_cast<uint32_t>(found.builds);
    known.removal_count = static_cast<uint32_t>(found.removals);
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
