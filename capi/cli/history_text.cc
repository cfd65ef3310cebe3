#include "history_text.h"

#include <algorithm>
#include <cstdio>

#include "json_text.h"
#include "map_check.h"
#include "output.h"

namespace entente_cli {
namespace {

using Power = HistoryPhase::Power;

constexpr size_t kIndent = 8;  // of all but the names of phases

bool Has(uint64_t powers, size_t power) { return (powers >> power & 1) != 0; }

std::string PowerName(const HistoryGame& game, size_t power) {
  return entente_map_power_name(game.map, static_cast<uint32_t>(power));
}

// "Austria, England and France".
std::string PowersOf(const HistoryGame& game, uint64_t powers) {
  std::string text;
  for (size_t power = 0; powers >> power != 0 && power < 64; ++power) {
    if (!Has(powers, power)) continue;
    const bool is_last = (powers >> power) == 1;
    text += (text.empty() ? "" : is_last ? " and " : ", ") + PowerName(game, power);
  }
  return text;
}

// "F NTH", "Fleet North Sea".
std::string UnitText(const HistoryGame& game, const entente_unit& unit, bool names) {
  const bool is_army = unit.type == ENTENTE_ARMY;
  if (names) {
    return std::string(is_army ? "Army " : "Fleet ") + entente_map_location_name(game.map, unit.location);
  }
  return std::string(is_army ? "A " : "F ") + entente_map_location_id(game.map, unit.location);
}

// ---- Text ----

using Pieces = std::vector<std::string>;  // of a text that may be broken between them

Pieces WordsOf(std::string_view text) {
  Pieces words;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    words.emplace_back(word);
    text.remove_prefix(std::min(text.size(), word.size() + 1));
  }
  return words;
}

// Behind the name of a phase, which may be empty; they go on below one another.
void PrintBeside(const std::string& name, const Pieces& pieces, uint32_t width) {
  std::string line = name;
  line.resize(std::max(kIndent, name.size() + 2), ' ');
  bool has_piece = false;
  for (const std::string& piece : pieces) {
    if (has_piece && width > 0 && ColumnsOf(line) + 1 + ColumnsOf(piece) > width) {
      Print(line + "\n");
      line.assign(kIndent + 2, ' ');
      has_piece = false;
    }
    line += (has_piece ? " " : "") + piece;
    has_piece = true;
  }
  Print(line + "\n");
}

// A list with a word before it, which stays with the first entry; nothing if the list is empty.
void PrintList(const std::string& word, Pieces entries, uint32_t width) {
  if (entries.empty()) return;
  for (size_t i = 0; i + 1 < entries.size(); ++i) entries[i] += ",";
  entries.front() = word + " " + entries.front();
  PrintBeside("", entries, width);
}

Pieces OrdersText(const HistoryGame& game, const HistoryPhase& phase) {
  if (phase.orders() == 0) return WordsOf(phase.name == "COMPLETED" ? "the game is over" : "no orders");
  Pieces text = WordsOf(Counted(phase.orders(), "order") + ",");
  if (phase.failed() == 0) {
    text.emplace_back(phase.orders() == 1 ? "succeeded" : "all succeeded");
    return text;
  }
  text.push_back(std::to_string(phase.failed()) + " failed:");
  for (size_t power = 0; power < phase.powers.size(); ++power) {
    const Power& counts = phase.powers[power];
    if (counts.failed > 0) text.push_back(PowerName(game, power) + " " + std::to_string(counts.failed) + ",");
  }
  text.back().pop_back();
  return text;
}

// Who has other numbers than in the phase before; in the first phase, all that have something.
Pieces CountsText(const HistoryGame& game, size_t phase) {
  Pieces text;
  for (size_t power = 0; power < game.phases[phase].powers.size(); ++power) {
    const Power now = game.phases[phase].powers[power];
    const Power before = phase == 0 ? Power() : game.phases[phase - 1].powers[power];
    if (now.units == before.units && now.centers == before.centers) continue;
    text.push_back(PowerName(game, power) + " " + std::to_string(now.units) + "/" + std::to_string(now.centers));
  }
  return text;
}

Pieces DislodgedText(const HistoryGame& game, const HistoryPhase& phase, bool names) {
  Pieces text;
  for (const entente_unit& unit : phase.dislodged) {
    text.push_back(PowerName(game, unit.power) + " " + UnitText(game, unit, names));
  }
  return text;
}

Pieces ByDefaultText(const HistoryGame& game, const HistoryPhase& phase) {
  Pieces text;
  for (size_t power = 0; power < phase.powers.size(); ++power) {
    if (Has(phase.by_default, power)) text.push_back(PowerName(game, power));
  }
  return text;
}

// `print`: string_view -> void.
template <typename Printer>
void EachLine(std::string_view text, const Printer& print) {
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    print(line);
    text.remove_prefix(std::min(text.size(), line.size() + 1));
  }
}

bool PrintPhase(const HistoryGame& game, uint32_t index, const HistoryStyle& style, entente_error& error) {
  const HistoryPhase& phase = game.phases[index];
  PrintBeside(phase.name, OrdersText(game, phase), style.width);
  PrintList("units/centers:", CountsText(game, index), style.width);
  PrintList("dislodged:", DislodgedText(game, phase, style.names != 0), style.width);
  PrintList("by default orders:", ByDefaultText(game, phase), style.width);
  if (!style.with_changes || index + 1 == game.phases.size()) return true;
  Text changes;
  if (!ChangesOf(game, index, index + 1, style.names, changes, error)) return false;
  EachLine(changes.view(),
           [&](std::string_view sentence) { PrintBeside("", WordsOf("* " + std::string(sentence)), style.width); });
  return true;
}

std::string EndText(const HistoryGame& game) {
  const std::string last = game.phases.back().name;
  const std::string winners = PowersOf(game, game.winners);
  const std::string ended = "The game ended" + (game.ended_in.empty() ? "" : " in " + game.ended_in);
  switch (game.end) {
    case ENTENTE_END_NONE:
      if (game.leads_to.empty()) return "The game goes on in " + last + ".";
      return "The orders of " + last + ", the last phase, " +
             (game.leads_to == "COMPLETED" ? "would end the game." : "would lead to " + game.leads_to + ".");
    case ENTENTE_END_SOLO:
      return ended + ": " + winners + " wins.";
    case ENTENTE_END_SHARED_VICTORY:
      return ended + ": " + winners + " win together.";
    case ENTENTE_END_DRAW:
      return ended + ": a draw of " + winners + ".";
    case ENTENTE_END_CONCESSION:
      return ended + ": conceded to " + winners + ".";
    default:
      return ended + " without a result.";
  }
}

// ---- JSON ----

std::string HashText(uint64_t hash) {
  char digits[17];
  std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(hash));
  return digits;
}

std::string PowerIds(const HistoryGame& game, uint64_t powers) {
  std::string ids;
  for (uint32_t power = 0; power < 64; ++power) {
    if (Has(powers, power)) ids += (ids.empty() ? "" : ",") + JsonQuoted(entente_map_power_id(game.map, power));
  }
  return "[" + ids + "]";
}

std::string PowersAsJson(const HistoryGame& game, const HistoryPhase& phase) {
  std::string json;
  for (uint32_t power = 0; power < phase.powers.size(); ++power) {
    const Power& counts = phase.powers[power];
    json += (json.empty() ? "" : ",") + JsonQuoted(entente_map_power_id(game.map, power)) +
            ":{\"units\":" + std::to_string(counts.units) + ",\"centers\":" + std::to_string(counts.centers) +
            ",\"orders\":" + std::to_string(counts.orders) + ",\"failed\":" + std::to_string(counts.failed) + "}";
  }
  return "{" + json + "}";
}

std::string DislodgedAsJson(const HistoryGame& game, const HistoryPhase& phase) {
  std::string json;
  for (const entente_unit& unit : phase.dislodged) {
    json += std::string(json.empty() ? "" : ",") +
            "{\"power\":" + JsonQuoted(entente_map_power_id(game.map, unit.power)) +
            ",\"unit\":" + JsonQuoted(UnitText(game, unit, false)) + "}";
  }
  return "[" + json + "]";
}

bool PhaseAsJson(const HistoryGame& game, uint32_t index, std::string& json, entente_error& error) {
  const HistoryPhase& phase = game.phases[index];
  Text changes;
  const bool is_last = index + 1 == game.phases.size();
  if (!is_last && !ChangesAsJson(game, index, index + 1, changes, error)) return false;
  json += "{\"name\":" + JsonQuoted(phase.name) + ",\"orders\":" + std::to_string(phase.orders()) +
          ",\"failed\":" + std::to_string(phase.failed()) + ",\"dislodged\":" + DislodgedAsJson(game, phase) +
          ",\"by_default\":" + PowerIds(game, phase.by_default) + ",\"powers\":" + PowersAsJson(game, phase) +
          ",\"line\":" + JsonQuoted(phase.line) + ",\"hash\":\"" + HashText(phase.hash) +
          "\",\"changes\":" + (is_last ? "[]" : std::string(changes.view())) + "}";
  return true;
}

std::string EndAsJson(const HistoryGame& game) {
  if (game.end == ENTENTE_END_NONE) return "null";
  return JsonQuoted(entente_end_name(game.end)) + ",\"winners\":" + PowerIds(game, game.winners) +
         ",\"ended_in\":" + (game.ended_in.empty() ? "null" : JsonQuoted(game.ended_in));
}

}  // namespace

void PrintHistoryHead(const HistoryGame& game, const HistoryStyle& style) {
  const std::string first = game.phases.front().name, last = game.phases.back().name;
  PrintLine(game.name + ": " + entente_map_name(game.map) + ", " + Counted(game.phases.size(), "phase") +
                (game.phases.size() == 1 ? ", " + first : " from " + first + " to " + last) + ".",
            style.width);
  for (const std::string& note : game.notes) PrintLine("note: " + note, style.width);
  Print("\n");
}

bool PrintHistory(const HistoryGame& game, const HistoryStyle& style, entente_error& error) {
  for (uint32_t i = 0; i < game.phases.size(); ++i) {
    if (!PrintPhase(game, i, style, error)) return false;
  }
  Print("\n");
  PrintLine(EndText(game), style.width);
  PrintLine("Hash of the last position: " + HashText(game.phases.back().hash) + ".", style.width);
  if (game.differences > 0) {
    PrintLine("The record differs from what our rules make of its orders, " +
                  (game.differences == 1 ? "once" : std::to_string(game.differences) + " times") +
                  ": entente replay tells where.",
              style.width);
  }
  return true;
}

bool PrintChanges(const HistoryGame& game, uint32_t before, uint32_t after, const HistoryStyle& style,
                  entente_error& error) {
  Text changes;
  if (!ChangesOf(game, before, after, style.names, changes, error)) return false;
  PrintLine("From " + game.phases[before].name + " to " + game.phases[after].name + ":", style.width);
  const std::string_view told = changes.view();
  EachLine(told.empty() ? "Nothing changed." : told,
           [&](std::string_view sentence) { PrintLine("  " + std::string(sentence), style.width); });
  return true;
}

void PrintPositionLines(const HistoryGame& game) {
  for (const HistoryPhase& phase : game.phases) Print(phase.line + "\n");
}

bool PrintHistoryAsJson(const HistoryGame& game, entente_error& error) {
  std::string phases, notes;
  for (uint32_t i = 0; i < game.phases.size(); ++i) {
    if (i > 0) phases += ",";
    if (!PhaseAsJson(game, i, phases, error)) return false;
  }
  for (const std::string& note : game.notes) notes += (notes.empty() ? "" : ",") + JsonQuoted(note);
  Print("{" + (game.id.empty() ? "" : "\"id\":" + game.id + ",") + "\"map\":" + JsonQuoted(entente_map_name(game.map)) +
        ",\"phases\":[" + phases + "],\"end\":" + EndAsJson(game) + ",\"differences\":" +
        std::to_string(game.differences) + (notes.empty() ? "" : ",\"notes\":[" + notes + "]") + "}\n");
  return true;
}

}  // namespace entente_cli
