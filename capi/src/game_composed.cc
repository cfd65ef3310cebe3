// What callers of games would otherwise put together from several calls: descriptions, views, phases by name, legal orders, the
// check of one order.
#include "base/text.h"
#include "explain/written_note.h"
#include "game_handle.h"
#include "phase_json/position_json.h"
#include "sheet/sheet_reader.h"
#include "sheet/written_flags.h"
#include "text_style.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

LegalOrderLister& ListerOf(const entente_game& game) {
  if (game.lister == nullptr) {
    game.lister = std::make_unique<LegalOrderLister>(game.game.map(), game.map->OrderTables());
  }
  game.lister->SetPosition(game.game.position(), game.game.rules());
  return *game.lister;
}

// Whether an order alone would not be adjudicated. A support that is void depends on the order of another unit.
bool IsRefused(Reason reason) {
  return reason == Reason::kIllegal || reason == Reason::kUnreadable || reason == Reason::kReplaced ||
         reason == Reason::kStated || reason == Reason::kIgnored;
}

entente_order_check CheckOf(const PositionView& position, const SheetLine& line, const OrderResult& result) {
  entente_order_check check{};
  const bool is_refused = IsRefused(result.outcome.reason);
  check.is_legal = is_refused ? 0 : 1;
  if (is_refused) {
    check.reason = static_cast<uint32_t>(result.outcome.reason);
    check.illegality = static_cast<uint32_t>(result.why);
  }
  check.written = WrittenFlagsOf(position, line);
  if (line.fault != nullptr) {
    check.fault_offset = line.fault->offset;
    check.fault_length = line.fault->length;
  }
  check.order = result.order.bits();
  return check;
}

}  // namespace

entente_status entente_game_view(const entente_game* game, entente_power power, entente_game** view,
                                 entente_error* error) {
  return Guard(error, HandleOut(view, "view"), In(game), PowerIn{game, power}, [&](PowerIndex of) -> Outcome {
    ENTENTE_ASSIGN(const std::unique_ptr<Game> seen, game->game.View(of));
    *view = new entente_game(game->map.get(), *seen);
    return {};
  });
}

entente_status entente_game_describe(const entente_game* game, entente_game_info* info, entente_error* error) {
  return Guard(error, In(game), StructOut(info, "info"), [&]() -> Outcome {
    const Game& of = game->game;
    const PositionView now = of.position();
    entente_game_info known{};
    known.year = now.phase().year;
    known.phase_type = static_cast<uint32_t>(now.phase_type());
    known.end_kind = static_cast<uint32_t>(now.end());
    known.winners = now.winners();
    known.waiting = of.submissions().waiting();
    known.phase_count = static_cast<uint32_t>(of.phase_count());
    known.undone_count = static_cast<uint32_t>(of.undone_count());
    known.draw_policy = static_cast<uint32_t>(of.voting().ballots().policy());
    known.line_count = entente_game_line_count(game, known.phase_count);
    FillText(PhaseNameOf(now), known.phase_name);
    return Give(known, info);
  });
}

entente_status entente_game_find_phase(const entente_game* game, const char* phase_name, size_t phase_name_length,
                                       entente_phase* phase, entente_error* error) {
  return Guard(error, In(game), TextIn{phase_name, phase_name_length, "phase_name"}, Out(phase, "phase"),
               [&](std::string_view name) -> Outcome {
                 const std::optional<int> found = game->game.FindPhase(name);
                 if (!found.has_value()) return NotFoundError("no phase is named " + Excerpt(name));
                 *phase = static_cast<uint32_t>(*found);
                 return {};
               });
}

entente_status entente_game_legal_orders(const entente_game* game, entente_power power, entente_province province,
                                         entente_order* orders, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, In(game), PowerOrNone{game, power}, ProvinceOrNone{game, province},
               Buffer(orders, capacity, length), [&](PowerIndex of, ProvinceIndex at, auto& out) -> Outcome {
                 return ListOrders(out, !game->game.is_over(),
                                   [&](OrderSink& sink) { ListerOf(*game).List(of, at, sink); });
               });
}

entente_status entente_game_check_order(const entente_game* game, entente_power power, const char* text, size_t length,
                                        const entente_text_options* options, entente_order_check* check,
                                        entente_text** sentence, entente_error* error) {
  return Guard(error, HandleOut(sentence, "sentence", MayBeNull::kYes), In(game), PowerIn{game, power},
               TextIn{text, length, "text"}, TextOptionsIn{options}, StructOut(check, "check"),
               [&](PowerIndex of, std::string_view words, const TextStyle& style) -> Outcome {
                 const PositionView position = game->game.position();
                 SheetReader reader(game->map->names, game->game.rules(), position.phase_type());
                 OrderSheet sheet;
                 reader.ReadLine(of, words, sheet);
                 ENTENTE_ASSIGN(const PhaseResult phase, game->game.Check(sheet));
                 const entente_order_check known = CheckOf(position, sheet[0], phase.results[0]);
                 if (sentence != nullptr) {
                   const bool is_legal = known.is_legal != 0;
                   GiveText(is_legal ? std::string()
                                     : LineSentence(position, sheet[0], phase.results[0], phase.results, style.voice),
                            sentence);
                 }
                 return Give(known, check);
               });
}
