// What is handed in for the current phase of a game, by whom, and what is still owed.
#include "arguments.h"
#include "buffers.h"
#include "exchange/owed_json.h"
#include "game_handle.h"
#include "position/control.h"
#include "sheet/line_text.h"
#include "sheet/sheet_reader.h"
#include "structs.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

// How and for whom orders are handed in.
struct Submission {
  PowerIndex power = kNoPower;
  PowerIndex by = kNoPower;
  SubmitMode mode = SubmitMode::kReplace;
};

Outcome ReadBy(const Map& map, uint32_t by, PowerIndex& read) {
  ENTENTE_RETURN_IF_BAD(CheckPowerOrNone(map, by, "by"));
  read = static_cast<PowerIndex>(by);
  return {};
}

Outcome ReadSubmission(const entente_game* game, const entente_submission* given, Submission& read) {
  ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}, {given, "submission"}}));
  entente_submission known;
  ENTENTE_RETURN_IF_BAD(Load(given, known, "submission"));
  ENTENTE_RETURN_IF_BAD(CheckPower(game->game.map(), known.power));
  ENTENTE_RETURN_IF_BAD(ReadBy(game->game.map(), known.by, read.by));
  if (known.mode >= static_cast<uint32_t>(kSubmitModeCount))
    return OutOfRange("submission.mode", known.mode, static_cast<uint64_t>(kSubmitModeCount) - 1,
                      "is none of ENTENTE_SUBMIT_*");
  read.power = static_cast<PowerIndex>(known.power);
  read.mode = static_cast<SubmitMode>(known.mode);
  return {};
}

Outcome HandIn(entente_game& game, const Submission& submission, const entente_order* orders, size_t count) {
  ENTENTE_RETURN_IF_BAD(CheckOrders(orders, count));
  return game.game.Submit(submission.power, OrdersOf(orders, count), submission.mode, submission.by);
}

Outcome HandInText(entente_game& game, const Submission& submission, const char* text, size_t length) {
  std::string_view lines;
  ENTENTE_RETURN_IF_BAD(TextArgument(text, length, "text", lines));
  SheetReader reader(game.map->names, game.game.rules(), game.game.position().phase_type());
  OrderSheet sheet;
  reader.ReadLines(submission.power, lines, sheet);
  const size_t kept = submission.mode == SubmitMode::kReplace ? 0 : game.game.Submitted(submission.power).size();
  if (sheet.size() + kept > kMaxOrders) return TooMany("the number of lines", sheet.size() + kept, kMaxOrders);
  return game.game.Submit(submission.power, std::move(sheet), submission.mode, submission.by);
}

// A power and who acts for it, of a call that changes what it handed in.
template <typename Call>
entente_status For(entente_game* game, uint32_t power, uint32_t by, entente_error* error, const Call& call) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
    ENTENTE_RETURN_IF_BAD(CheckPower(game->game.map(), power));
    PowerIndex who = kNoPower;
    ENTENTE_RETURN_IF_BAD(ReadBy(game->game.map(), by, who));
    return call(static_cast<PowerIndex>(power), who);
  });
}

}  // namespace

entente_status entente_game_submit(entente_game* game, uint32_t power, const entente_order* orders, size_t order_count,
                                   entente_error* error) {
  return For(game, power, ENTENTE_NO_POWER, error,
             [&](PowerIndex whose, PowerIndex) { return HandIn(*game, {whose}, orders, order_count); });
}

entente_status entente_game_submit_text(entente_game* game, uint32_t power, const char* text, size_t length,
                                        entente_error* error) {
  return For(game, power, ENTENTE_NO_POWER, error,
             [&](PowerIndex whose, PowerIndex) { return HandInText(*game, {whose}, text, length); });
}

entente_status entente_game_hand_in(entente_game* game, const entente_submission* submission,
                                    const entente_order* orders, size_t order_count, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    Submission read;
    ENTENTE_RETURN_IF_BAD(ReadSubmission(game, submission, read));
    return HandIn(*game, read, orders, order_count);
  });
}

entente_status entente_game_hand_in_text(entente_game* game, const entente_submission* submission, const char* text,
                                         size_t length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    Submission read;
    ENTENTE_RETURN_IF_BAD(ReadSubmission(game, submission, read));
    return HandInText(*game, read, text, length);
  });
}

entente_status entente_game_cancel_order(entente_game* game, uint32_t power, uint32_t province, uint32_t by,
                                         entente_error* error) {
  return For(game, power, by, error, [&](PowerIndex whose, PowerIndex who) -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckProvince(game->game.map(), province));
    return game->game.Cancel(whose, static_cast<ProvinceIndex>(province), who);
  });
}

entente_status entente_game_clear_orders(entente_game* game, uint32_t power, uint32_t by, entente_error* error) {
  return For(game, power, by, error,
             [&](PowerIndex whose, PowerIndex who) -> Outcome { return game->game.ClearOrders(whose, who); });
}

entente_status entente_game_default_orders_text(const entente_game* game, uint32_t power, entente_text** text,
                                                entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlace(text, "text"));
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
    ENTENTE_RETURN_IF_BAD(CheckPower(game->game.map(), power));
    SheetReader reader(game->map->names, game->game.rules(), game->game.position().phase_type());
    const OrderSheet* sheet = game->game.submissions().DefaultsOf(static_cast<PowerIndex>(power));
    std::string lines;
    for (size_t i = 0; sheet != nullptr && i < sheet->size(); ++i) lines += LineText(reader, (*sheet)[i]) + "\n";
    return GiveText(std::move(lines), text);
  });
}

entente_status entente_game_set_waiting(entente_game* game, uint32_t power, uint32_t waits, entente_error* error) {
  return For(game, power, ENTENTE_NO_POWER, error, [&](PowerIndex whose, PowerIndex) -> Outcome {
    if (waits > 1) return OutOfRange("waits", waits, 1);
    return game->game.SetWaiting(whose, waits == 1);
  });
}

uint64_t entente_game_waiting(const entente_game* game) {
  return game == nullptr ? 0 : game->game.submissions().waiting();
}

entente_status entente_game_allow(entente_game* game, uint32_t by, uint32_t power, uint32_t allowed,
                                  entente_error* error) {
  return For(game, power, by, error, [&](PowerIndex whose, PowerIndex who) -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckIndex("by", who, game->game.map().power_count()));
    if (allowed > 1) return OutOfRange("allowed", allowed, 1);
    return game->game.Allow(who, whose, allowed == 1);
  });
}

uint32_t entente_game_may_order(const entente_game* game, uint32_t by, uint32_t power) {
  const bool in_range = by <= kMaxPowers && power <= kMaxPowers;
  return game != nullptr && in_range &&
         game->game.MayOrder(static_cast<PowerIndex>(by), static_cast<PowerIndex>(power));
}

entente_status entente_game_owed(const entente_game* game, uint32_t power, entente_owed* owed, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}, {owed, "owed"}}));
    ENTENTE_RETURN_IF_BAD(CheckPower(game->game.map(), power));
    ENTENTE_RETURN_IF_BAD(CheckStruct(owed, "owed"));
    const Owed found = game->game.FindOwed()[power];
    const Controllers controllers(game->game.position(), game->game.rules());
    entente_owed known{};
    known.unit_count = static_cast<uint32_t>(found.units.size());
    known.builds = static_cast<uint32_t>(found.builds);
    known.removals = static_cast<uint32_t>(found.removals);
    known.by = controllers.Of(static_cast<PowerIndex>(power));
    return Store(known, owed, "owed");
  });
}

entente_status entente_game_owed_units(const entente_game* game, uint32_t power, entente_unit* units, size_t capacity,
                                       size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
    ENTENTE_RETURN_IF_BAD(CheckPower(game->game.map(), power));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(units, capacity, length));
    ArrayFiller<entente_unit> filler(units, capacity);
    const std::vector<Owed> owed = game->game.FindOwed();
    for (const Unit& unit : owed[power].units) filler.Add(UnitOf(unit));
    return filler.Finish(length);
  });
}

entente_status entente_game_owed_json(const entente_game* game, entente_text** json, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlace(json, "json"));
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
    return GiveText(OwedJson(game->game), json);
  });
}

uint64_t entente_game_by_default(const entente_game* game, uint32_t phase) {
  if (game == nullptr || phase >= static_cast<uint32_t>(game->game.phase_count())) return 0;
  return game->game.history()[phase].by_default;
}
