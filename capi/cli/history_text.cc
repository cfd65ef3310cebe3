#include "history_text.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "handle.h"
#include "json_text.h"
#include "output.h"
#include "report_options.h"

namespace entente_cli {
namespace {

using Power = HistoryPhase::Power;
using Pieces = std::vector<std::string>;  // a line may be broken between them

constexpr size_t kIndent = 8;  // of the text beside the names of phases

std::string PowerName(const HistoryGame& game, size_t power) {
  return entente_map_power_name(game.map, static_cast<uint32_t>(power));
}

// "F NTH", "Fleet North Sea".
std::string UnitText(const HistoryGame& game, const entente_unit& unit, bool names) {
  const bool is_army = unit.unit_type == ENTENTE_ARMY;
  if (names) return absl::StrCat(is_army ? "Army " : "Fleet ", entente_map_location_name(game.map, unit.location));
  return absl::StrCat(is_army ? "A " : "F ", entente_map_location_id(game.map, unit.location));
}

std::string HashText(uint64_t hash) { return absl::StrCat(absl::Hex(hash, absl::kZeroPad16)); }

// ---- Text ----

Pieces WordsOf(absl::string_view text) { return absl::StrSplit(text, ' '); }

// Prints the pieces behind the name of a phase (which may be empty), on further lines if one line is too short.
void PrintBeside(const std::string& name, const Pieces& pieces, uint32_t width) {
  std::string line = name;
  line.resize(std::max(kIndent, name.size() + 2), ' ');
  bool has_piece = false;
  for (const std::string& piece : pieces) {
    if (has_piece && width > 0 && ColumnsOf(line) + 1 + ColumnsOf(piece) > width) {
      Print(absl::StrCat(line, "\n"));
      line.assign(kIndent + 2, ' ');
      has_piece = false;
    }
    absl::StrAppend(&line, has_piece ? " " : "", piece);
    has_piece = true;
  }
  Print(absl::StrCat(line, "\n"));
}

// Prints a word and a list, unless the list is empty. The word stays on the line of the first entry.
void PrintList(const std::string& word, Pieces entries, uint32_t width) {
  if (entries.empty()) return;
  for (size_t i = 0; i + 1 < entries.size(); ++i) entries[i] += ",";
  entries.front() = absl::StrCat(word, " ", entries.front());
  PrintBeside("", entries, width);
}

Pieces OrdersText(const HistoryGame& game, const HistoryPhase& phase) {
  if (phase.orders() == 0) return WordsOf(phase.name == "COMPLETED" ? "the game is over" : "no orders");
  Pieces text = WordsOf(Counted(phase.orders(), "order") + ",");
  if (phase.failed() == 0) {
    text.emplace_back(phase.orders() == 1 ? "succeeded" : "all succeeded");
    return text;
  }
  text.push_back(absl::StrCat(phase.failed(), " failed:"));
  for (size_t power = 0; power < phase.powers.size(); ++power) {
    const Power& counts = phase.powers[power];
    if (counts.failed > 0) text.push_back(absl::StrCat(PowerName(game, power), " ", counts.failed, ","));
  }
  text.back().pop_back();
  return text;
}

// The powers whose numbers of units or centers changed since the phase before. In the first phase: powers that have any.
Pieces CountsText(const HistoryGame& game, size_t phase) {
  Pieces text;
  for (size_t power = 0; power < game.phases[phase].powers.size(); ++power) {
    const Power now = game.phases[phase].powers[power];
    const Power before = phase == 0 ? Power() : game.phases[phase - 1].powers[power];
    if (now.units == before.units && now.centers == before.centers) continue;
    text.push_back(absl::StrCat(PowerName(game, power), " ", now.units, "/", now.centers));
  }
  return text;
}

Pieces DislodgedText(const HistoryGame& game, const HistoryPhase& phase, bool names) {
  Pieces text;
  for (const entente_unit& unit : phase.dislodged) {
    text.push_back(absl::StrCat(PowerName(game, unit.power), " ", UnitText(game, unit, names)));
  }
  return text;
}

bool PrintPhase(const HistoryGame& game, uint32_t index, const HistoryStyle& style, entente_error& error) {
  const HistoryPhase& phase = game.phases[index];
  PrintBeside(phase.name, OrdersText(game, phase), style.texts.width);
  PrintList("units/centers:", CountsText(game, index), style.texts.width);
  PrintList("dislodged:", DislodgedText(game, phase, style.texts.full_names != 0), style.texts.width);
  PrintList("by default orders:", PowerNames(game.map, phase.by_default), style.texts.width);
  if (!style.with_changes || index + 1 == game.phases.size()) return true;
  Text changes;
  if (!ChangesOf(game, index, index + 1, ENTENTE_TEXT_FOR_PEOPLE, style.texts, changes, error)) return false;
  for (const std::string& sentence : LinesOf(changes.view()))
    PrintBeside("", WordsOf("* " + sentence), style.texts.width);
  return true;
}

std::string EndText(const HistoryGame& game) {
  const std::string& last = game.phases.back().name;
  if (game.end.end != ENTENTE_END_NONE) {
    const std::string when = game.end.phase.empty() ? "" : absl::StrCat(" in ", game.end.phase);
    return absl::StrCat("The game ", game.end.Text(when), ".");
  }
  if (game.leads_to.empty()) return absl::StrCat("The game goes on in ", last, ".");
  return absl::StrCat("The orders of ", last, ", the last phase, would ",
                      game.leads_to == "COMPLETED" ? "end the game" : absl::StrCat("lead to ", game.leads_to), ".");
}

// ---- JSON ----

std::string PowersAsJson(const HistoryGame& game, const HistoryPhase& phase) {
  std::vector<std::string> members;
  for (uint32_t power = 0; power < phase.powers.size(); ++power) {
    const Power& counts = phase.powers[power];
    members.push_back(
        JsonMember(entente_map_power_id(game.map, power),
                   JsonObject({JsonMember("unit_count", counts.units), JsonMember("center_count", counts.centers),
                               JsonMember("order_count", counts.orders), JsonMember("failed_count", counts.failed)})));
  }
  return JsonObject(members);
}

std::string DislodgedAsJson(const HistoryGame& game, const HistoryPhase& phase) {
  return JsonArray(phase.dislodged, [&](const entente_unit& unit) {
    return JsonObject({JsonTextMember("power", entente_map_power_id(game.map, unit.power)),
                       JsonTextMember("unit", UnitText(game, unit, false))});
  });
}

bool PhaseAsJson(const HistoryGame& game, uint32_t index, const HistoryStyle& style, std::string& json,
                 entente_error& error) {
  const HistoryPhase& phase = game.phases[index];
  Text changes;
  const bool is_last = index + 1 == game.phases.size();
  if (!is_last && !ChangesOf(game, index, index + 1, ENTENTE_TEXT_JSON, style.texts, changes, error)) return false;
  json = JsonObject({JsonTextMember("name", phase.name), JsonMember("order_count", phase.orders()),
                     JsonMember("failed_count", phase.failed()), JsonMember("dislodged", DislodgedAsJson(game, phase)),
                     JsonMember("by_default", JsonArray(PowerIds(game.map, phase.by_default))),
                     JsonMember("powers", PowersAsJson(game, phase)), JsonTextMember("position", phase.line),
                     JsonTextMember("hash", HashText(phase.hash)),
                     JsonMember("changes", is_last ? "[]" : changes.view())});
  return true;
}

std::string EndAsJson(const HistoryGame& game) {
  const GameEnd& end = game.end;
  if (end.end == ENTENTE_END_NONE) return JsonMember("end", "null");
  return absl::StrCat(JsonTextMember("end", entente_word(ENTENTE_WORDS_END_KIND, end.end)), ",",
                      JsonMember("winners", JsonArray(PowerIds(game.map, end.winners))), ",",
                      JsonMember("ended_in", JsonQuotedOrNull(end.phase)));
}

}  // namespace

void PrintHistoryHead(const HistoryGame& game, const HistoryStyle& style) {
  const std::string first = game.phases.front().name, last = game.phases.back().name;
  PrintLine(absl::StrCat(game.name, ": ", entente_map_name(game.map), ", ", Counted(game.phases.size(), "phase"),
                         game.phases.size() == 1 ? ", " + first : absl::StrCat(" from ", first, " to ", last), "."),
            style.texts.width);
  PrintNotes(game.notes, style.texts.width);
  Print("\n");
}

bool PrintHistory(const HistoryGame& game, const HistoryStyle& style, entente_error& error) {
  for (uint32_t i = 0; i < game.phases.size(); ++i) {
    if (!PrintPhase(game, i, style, error)) return false;
  }
  Print("\n");
  PrintLine(EndText(game), style.texts.width);
  PrintLine(absl::StrCat("Hash of the last position: ", HashText(game.phases.back().hash), "."), style.texts.width);
  if (game.differences > 0) {
    PrintLine(absl::StrCat("The record differs from what our rules make of its orders, ",
                           game.differences == 1 ? "once" : absl::StrCat(game.differences, " times"),
                           ": entente replay shows where."),
              style.texts.width);
  }
  return true;
}

bool PrintChanges(const HistoryGame& game, uint32_t before, uint32_t after, const HistoryStyle& style,
                  entente_error& error) {
  Text changes;
  if (!ChangesOf(game, before, after, ENTENTE_TEXT_FOR_PEOPLE, style.texts, changes, error)) return false;
  PrintLine(absl::StrCat("From ", game.phases[before].name, " to ", game.phases[after].name, ":"), style.texts.width);
  const absl::string_view sentences = changes.view().empty() ? "Nothing changed." : changes.view();
  for (const std::string& sentence : LinesOf(sentences)) PrintLine("  " + sentence, style.texts.width);
  return true;
}

void PrintPositionLines(const HistoryGame& game) {
  for (const HistoryPhase& phase : game.phases) Print(absl::StrCat(phase.line, "\n"));
}

bool HistoryAsJson(const HistoryGame& game, const HistoryStyle& style, std::string& json, entente_error& error) {
  std::vector<std::string> phases(game.phases.size()), members;
  for (uint32_t i = 0; i < phases.size(); ++i) {
    if (!PhaseAsJson(game, i, style, phases[i], error)) return false;
  }
  if (!game.id.empty()) members.push_back(JsonMember("id", game.id));
  members.push_back(JsonTextMember("map", entente_map_name(game.map)));
  members.push_back(JsonMember("phases", absl::StrCat("[", absl::StrJoin(phases, ","), "]")));
  members.push_back(EndAsJson(game));
  members.push_back(JsonMember("difference_count", game.differences));
  if (!game.notes.empty()) members.push_back(JsonMember("notes", JsonArray(game.notes)));
  json = JsonObject(members);
  return true;
}

}  // namespace entente_cli
