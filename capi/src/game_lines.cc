// What was handed in for the phases of a game: orders, and lines as they were written.
#include "arguments.h"
#include "buffers.h"
#include "game_handle.h"
#include "sheet/line_text.h"
#include "sheet/written_flags.h"
#include "structs.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

// The sheet of a phase that a power's lines lie in, and which of its lines these are.
struct LineRange {
  const OrderSheet& sheet;
  size_t first, last;
};

LineRange LinesOf(const Game& game, uint32_t phase, PowerIndex power) {
  if (phase == static_cast<uint32_t>(game.phase_count())) {
    const OrderSheet& sheet = game.Submitted(power);
    return {sheet, 0, sheet.size()};
  }
  const PlayedPhase& played = game.played(static_cast<int>(phase));
  return {played.sheet, played.first_line[power], played.first_line[power + 1]};
}

// The sheet that line `index` of a phase lies in, and where; none beyond the last line.
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

Outcome FindLine(const entente_game* game, uint32_t phase, uint32_t index, SheetLine& line) {
  ENTENTE_RETURN_IF_BAD(CheckReached(game, phase));
  size_t at = index;
  const OrderSheet* sheet = SheetOf(game->game, phase, at);
  if (sheet == nullptr) return BeyondTheLast("index", index, entente_game_line_count(game, phase));
  line = (*sheet)[at];
  return {};
}

}  // namespace

entente_status entente_game_orders(const entente_game* game, uint32_t phase, uint32_t power, entente_order* orders,
                                   size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckReached(game, phase));
    ENTENTE_RETURN_IF_BAD(CheckPower(game->game.map(), power));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(orders, capacity, length));
    const LineRange lines = LinesOf(game->game, phase, static_cast<PowerIndex>(power));
    ArrayFiller<entente_order> filler(orders, capacity);
    for (size_t i = lines.first; i < lines.last; ++i) filler.Add(lines.sheet[i].order.bits());
    return filler.Finish(length);
  });
}

entente_status entente_game_orders_text(const entente_game* game, uint32_t phase, uint32_t power, entente_text** text,
                                        entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlace(text, "text"));
    ENTENTE_RETURN_IF_BAD(CheckReached(game, phase));
    ENTENTE_RETURN_IF_BAD(CheckPower(game->game.map(), power));
    const PositionView position = game->game.PositionAt(static_cast<int>(phase));
    SheetReader reader(game->map->names, game->game.rules(), position.phase_type());
    const LineRange lines = LinesOf(game->game, phase, static_cast<PowerIndex>(power));
    std::string all;
    for (size_t i = lines.first; i < lines.last; ++i) all.append(LineText(reader, lines.sheet[i])).push_back('\n');
    return GiveText(std::move(all), text);
  });
}

uint32_t entente_game_line_count(const entente_game* game, uint32_t phase) {
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

entente_status entente_game_line(const entente_game* game, uint32_t phase, uint32_t index, entente_line* line,
                                 entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    SheetLine found;
    ENTENTE_RETURN_IF_BAD(FindLine(game, phase, index, found));
    ENTENTE_RETURN_IF_BAD(NotNull({{line, "line"}}));
    entente_line told{};
    told.power = found.power;
    told.set = found.set;
    told.is_written = found.is_written ? 1 : 0;
    told.is_readable = found.is_readable ? 1 : 0;
    told.unit_nation = found.unit_nation;
    told.third_nation = found.third_nation;
    told.written = WrittenFlagsOf(game->game.PositionAt(static_cast<int>(phase)), found);
    told.fault_offset = found.place.offset;
    told.fault_length = found.place.length;
    told.order = found.order.bits();
    return Store(told, line, "line");
  });
}

entente_status entente_game_line_text(const entente_game* game, uint32_t phase, uint32_t index, char* text,
                                      size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    SheetLine found;
    ENTENTE_RETURN_IF_BAD(FindLine(game, phase, index, found));
    return CopyText(found.text, text, capacity, length);
  });
}

entente_status entente_game_line_fault(const entente_game* game, uint32_t phase, uint32_t index, char* text,
                                       size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    SheetLine found;
    ENTENTE_RETURN_IF_BAD(FindLine(game, phase, index, found));
    return CopyText(found.why, text, capacity, length);
  });
}

entente_status entente_game_line_path(const entente_game* game, uint32_t phase, uint32_t index, uint16_t* locations,
                                      size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    SheetLine found;
    ENTENTE_RETURN_IF_BAD(FindLine(game, phase, index, found));
    return CopyArray(found.path, locations, capacity, length);
  });
}
