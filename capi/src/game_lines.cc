// Gives the orders and written lines that were handed in for the phases of a game.
#include "game_handle.h"
#include "sheet/line_text.h"
#include "sheet/written_flags.h"
#include "text_style.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

// The lines first..last-1 of a sheet, which are the lines of one power.
struct LineRange {
  const OrderSheet& sheet;
  size_t first, last;
};

LineRange LinesOf(const Game& game, int phase, PowerIndex power) {
  if (phase == static_cast<int>(game.phase_count())) {
    const OrderSheet& sheet = game.Submitted(power);
    return {sheet, 0, sheet.size()};
  }
  const PlayedPhase& played = game.played(phase);
  return {played.sheet, played.first_line[power], played.first_line[power + 1]};
}

// The sheet that has line `index` of a phase. Sets `index` to the index in that sheet. Null beyond the last line.
const OrderSheet* SheetOf(const Game& game, uint32_t phase, size_t& index) {
  if (phase < static_cast<uint32_t>(game.phase_count())) {
    const OrderSheet& sheet = game.played(static_cast<int>(phase)).sheet;
    return index < sheet.size() ? &sheet : nullptr;
  }
  for (int p = 0; p < game.map().power_count(); ++p) {
    const OrderSheet& sheet = game.Submitted(static_cast<PowerIndex>(p));
    if (index < sheet.size()) return &sheet;
    index -= sheet.size();
  }
  return nullptr;
}

// A line of a phase that was reached.
struct LineIn {
  const entente_game* game;
  uint32_t phase, index;
  SheetLine line = {};
  Outcome Check() {
    ENTENTE_RETURN_IF_BAD(ReachedPhase{game, phase}.Check());
    size_t at = index;
    const OrderSheet* sheet = SheetOf(game->game, phase, at);
    if (sheet == nullptr) return BeyondTheLast("index", index, entente_game_line_count(game, phase));
    line = (*sheet)[at];
    return {};
  }
  const SheetLine& value() const { return line; }
};

}  // namespace

entente_status entente_game_orders(const entente_game* game, entente_phase phase, entente_power power,
                                   entente_order* orders, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, ReachedPhase{game, phase}, PowerIn{game, power}, Buffer(orders, capacity, length),
               [&](int number, PowerIndex of, auto& out) -> Outcome {
                 const LineRange lines = LinesOf(game->game, number, of);
                 for (size_t i = lines.first; i < lines.last; ++i) out.Add(lines.sheet[i].order.bits());
                 return out.Finish();
               });
}

entente_status entente_game_orders_text(const entente_game* game, entente_phase phase, entente_power power,
                                        entente_bool defaults, entente_text** text, entente_error* error) {
  return Guard(error, HandleOut(text, "text"), ReachedPhase{game, phase}, PowerIn{game, power},
               NumberIn{"defaults", defaults, 1}, [&](int number, PowerIndex of) -> Outcome {
                 const Game& played = game->game;
                 if (defaults == 1 && number < played.phase_count()) {
                   return OutOfRange("defaults", 1, 0, "is only for the current phase");
                 }
                 const OrderSheet* given = defaults == 1 ? played.submissions().DefaultsOf(of) : nullptr;
                 const OrderSheet none;
                 const LineRange lines = defaults == 0      ? LinesOf(played, number, of)
                                         : given == nullptr ? LineRange{none, 0, 0}
                                                            : LineRange{*given, 0, given->size()};
                 SheetReader reader(game->map->names, played.rules(), played.PositionAt(number).phase_type());
                 std::string all;
                 for (size_t i = lines.first; i < lines.last; ++i) all += LineText(reader, lines.sheet[i]) + '\n';
                 return GiveText(std::move(all), text);
               });
}

uint32_t entente_game_line_count(const entente_game* game, entente_phase phase) {
  if (game == nullptr || phase > static_cast<uint32_t>(game->game.phase_count())) return 0;
  if (phase < static_cast<uint32_t>(game->game.phase_count())) {
    return static_cast<uint32_t>(game->game.played(static_cast<int>(phase)).sheet.size());
  }
  size_t count = 0;
  for (int p = 0; p < game->game.map().power_count(); ++p) {
    count += game->game.Submitted(static_cast<PowerIndex>(p)).size();
  }
  return static_cast<uint32_t>(count);
}

entente_status entente_game_line(const entente_game* game, entente_phase phase, uint32_t index, entente_line* line,
                                 entente_error* error) {
  return Guard(error, LineIn{game, phase, index}, StructOut(line, "line"), [&](const SheetLine& found) -> Outcome {
    entente_line known{};
    known.power = found.power;
    known.order_set = found.set;
    known.is_written = found.is_written ? 1 : 0;
    known.is_readable = found.is_readable() ? 1 : 0;
    known.unit_nation = found.unit_nation;
    known.third_nation = found.third_nation;
    known.written = WrittenFlagsOf(game->game.PositionAt(static_cast<int>(phase)), found);
    if (found.fault != nullptr) {
      known.fault_offset = found.fault->offset;
      known.fault_length = found.fault->length;
    }
    known.order = found.order.bits();
    return Give(known, line);
  });
}

entente_status entente_game_line_text(const entente_game* game, entente_phase phase, uint32_t index, char* text,
                                      size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, LineIn{game, phase, index}, Buffer(text, capacity, length),
               [](const SheetLine& line, auto& out) { return out.Copy(line.text); });
}

entente_status entente_game_line_fault(const entente_game* game, entente_phase phase, uint32_t index,
                                       const entente_text_options* options, char* text, size_t capacity, size_t* length,
                                       entente_error* error) {
  return Guard(error, LineIn{game, phase, index}, TextOptionsIn{options}, Buffer(text, capacity, length),
               [](const SheetLine& line, const TextStyle& style, auto& out) {
                 return out.Copy(WhyNoOrder(line, style.voice.language));
               });
}

entente_status entente_game_line_path(const entente_game* game, entente_phase phase, uint32_t index,
                                      uint16_t* locations, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, LineIn{game, phase, index}, Buffer(locations, capacity, length),
               [](const SheetLine& line, auto& out) { return out.Copy(line.path); });
}
