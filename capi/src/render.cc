// Draws boards.
#include "advice/adviser.h"
#include "drawing/board_svg.h"
#include "drawing/map_drawing.h"
#include "exchange_handle.h"
#include "reports/explanation_json.h"
#include "text_style.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

struct DrawStyle {
  uint32_t form = 0;
  BoardStyle board;
  PowerSet outlook = 0;
};

struct DrawStyleIn {
  StructIn<entente_render_options> options;
  DrawStyle style = {};

  Outcome Check() {
    ENTENTE_RETURN_IF_BAD(options.Check());
    const entente_render_options& given = options.value();
    ENTENTE_RETURN_IF_BAD(NumberIn{"options.form", given.form, ENTENTE_RENDER_TEXT}.Check());
    ENTENTE_RETURN_IF_BAD(NumberIn{"options.theme", given.theme, ENTENTE_RENDER_HIGH_CONTRAST}.Check());
    ENTENTE_RETURN_IF_BAD(NumberIn{"options.palette", given.palette, ENTENTE_RENDER_BLUE_YELLOW}.Check());
    ENTENTE_RETURN_IF_BAD(FlagsIn{"options.hidden", given.hidden, kAllBoardParts}.Check());
    TextStyle text;
    ENTENTE_RETURN_IF_BAD(ReadSharedStyle(given.full_names, given.width, given.language, text));
    style.form = given.form;
    style.outlook = given.outlook;
    style.board = {static_cast<ThemeName>(given.theme), static_cast<PaletteName>(given.palette), text.voice,
                   given.hidden, text.width};
    return {};
  }
  const DrawStyle& value() const { return style; }
};

// `drawing()` returns the drawing of the map, which texts do not need.
template <typename GetDrawing>
Outcome Draw(const GetDrawing& drawing, const BoardScene& scene, const DrawStyle& style, entente_text** picture) {
  std::string text;
  if (style.form == ENTENTE_RENDER_TEXT) {
    AppendBoardText(scene, style.board.voice, style.board.width, text);
  } else {
    AppendBoardSvg(drawing(), scene, style.board, text);
  }
  return GiveText(std::move(text), picture);
}

// The style for a document, whose voice goes before that of the options. The names on a drawn map are a matter of the options.
DrawStyle StyleFor(const Document& document, DrawStyle style) {
  const Naming labels = style.board.voice.naming;
  style.board.voice = document.VoiceOver(style.board.voice);
  if (style.form != ENTENTE_RENDER_TEXT) style.board.voice.naming = labels;
  return style;
}

const Drawing& DrawingFor(entente_exchange& exchange, const MapRef& map) {
  if (exchange.drawn_map != map) {
    exchange.drawing = std::make_shared<const Drawing>(DrawingOf(*map));
    exchange.drawn_map = map;
  }
  return *exchange.drawing;
}

// The units that a question is about, and those that made their orders fail.
struct Lit {
  std::vector<ProvinceIndex> asked, culprits;
};

Result<Lit> Light(const Exchange::Judged& judged, std::string_view order_text) {
  Lit lit;
  if (order_text.empty()) return lit;
  const AdjudicatedPhase& done = judged.phase;
  const PhaseTold phase{done.before,        judged.rules,      done.result.results,
                        done.result.events, done.result.after, &done.sheet};
  Result<Asked> asked = FindOrders(phase, order_text);
  if (!asked.ok()) return asked.status();
  const Map& map = done.before.map();
  PhaseExplainer explainer(map);
  explainer.Read(phase);
  for (const size_t i : asked->results) {
    const LocationIndex source = done.result.results[i].order.source();
    if (source < map.location_count()) lit.asked.push_back(map.ProvinceOf(source));
    for (const Culprit& culprit : explainer.ExplainResult(i).culprits) lit.culprits.push_back(culprit.unit);
  }
  return lit;
}

// Draws the outlook of some powers, all others being unknown.
template <typename GetDrawing>
Outcome DrawOutlook(const GetDrawing& drawing, const Exchange::PhaseInput& input, const DrawStyle& style,
                    entente_text** picture) {
  const PowerSet all = AllPowers(input.position.map());
  if ((style.outlook & ~all) != 0) {
    return UnknownBits("options.outlook", style.outlook, all, "has bits of no power of the map");
  }
  if (input.position.is_over()) return Refusal{ENTENTE_ERR_WRONG_PHASE, "the game", "is over", {}};
  Adviser adviser(input.position.map());
  adviser.Read(input.position, input.rules, input.sheet, {all & ~style.outlook, style.outlook, true});
  const DrawnOutlook outlook{adviser.plan(), *adviser.outlook(), style.outlook};
  BoardScene scene{input.position};
  scene.outlook = &outlook;
  return Draw(drawing, scene, style, picture);
}

}  // namespace

const Drawing& entente_map::BoardDrawing() const {
  std::call_once(drawing_made_, [this] { drawing_ = std::make_shared<const Drawing>(DrawingOf(*map)); });
  return *drawing_;
}

entente_status entente_position_render(const entente_map* game_map, const void* position,
                                       const entente_render_options* options, entente_text** drawing,
                                       entente_error* error) {
  return Guard(error, HandleOut(drawing, "drawing"), In(game_map), ShownPosition{game_map, position},
               DrawStyleIn{{options, "options", MayBeNull::kYes}},
               [&](const PositionView& view, const DrawStyle& style) -> Outcome {
                 if (style.outlook != 0) {
                   return Refusal{ENTENTE_ERR_INVALID_ARGUMENT, "options.outlook", "is for a phase with orders", {}};
                 }
                 return Draw([&]() -> const Drawing& { return game_map->BoardDrawing(); }, BoardScene{view}, style,
                             drawing);
               });
}

entente_status entente_exchange_render(entente_exchange* exchange, const entente_document* document,
                                       entente_phase phase, const char* order_text, size_t order_text_length,
                                       const entente_render_options* options, entente_text** drawing,
                                       entente_error* error) {
  return Guard(error, HandleOut(drawing, "drawing"), TextIn{order_text, order_text_length, "order_text"},
               DrawStyleIn{{options, "options", MayBeNull::kYes}}, In(exchange), DocumentPhase{document, phase},
               [&](std::string_view asked, const DrawStyle& given) -> Outcome {
                 const Document& read = document->document;
                 const DrawStyle style = StyleFor(read, given);
                 ENTENTE_ASSIGN(const Exchange::PhaseInput input, exchange->exchange.Read(read, phase));
                 const MapRef map = input.map;
                 const auto get = [&]() -> const Drawing& { return DrawingFor(*exchange, map); };
                 if (style.outlook != 0) {
                   if (asked.empty()) return DrawOutlook(get, input, style, drawing);
                   return Refusal{ENTENTE_ERR_INVALID_ARGUMENT, "order_text", "is given with options.outlook", {}};
                 }
                 if (asked.empty() && !read.HasOrders(phase))
                   return Draw(get, BoardScene{input.position}, style, drawing);
                 ENTENTE_ASSIGN(const Exchange::Judged judged, exchange->exchange.Judge(read, phase));
                 ENTENTE_ASSIGN(const Lit lit, Light(judged, asked));
                 const PhaseResult& result = judged.phase.result;
                 return Draw(get,
                             BoardScene{judged.phase.before, result.results, result.events, lit.asked, lit.culprits},
                             style, drawing);
               });
}
