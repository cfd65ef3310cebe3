#include "history_game.h"

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "json_text.h"
#include "played_game.h"
#include "report_options.h"

namespace entente_cli {
namespace {

size_t PositionWords(const entente_map* map) { return (entente_position_size(map) + 7) / 8; }

}  // namespace

uint32_t HistoryPhase::Sum(uint32_t Power::*count) const {
  return absl::c_accumulate(powers, 0u, [&](uint32_t sum, const Power& power) { return sum + power.*count; });
}

bool HistoryReader::Read(HistoryGame& game, entente_error& error) {
  if (entente_exchange_check(exchange_, game.document, &setting_.texts, &error) != ENTENTE_OK) return false;
  for (std::string& note : NotesOf(exchange_)) game.notes.push_back(std::move(note));
  const uint32_t count = entente_document_phase_count(game.document);
  PhaseNotes notes(exchange_, game.document, setting_.texts);
  for (uint32_t i = 0; i < count; ++i) {
    notes.Add(i);
    if (!ReadPhase(game, i, error)) return false;
  }
  for (std::string& note : notes.Lines()) game.notes.push_back(std::move(note));
  const std::string sequence = NoteOnSequence(exchange_, game.document);
  if (!sequence.empty()) game.notes.push_back(sequence);
  ReadId(game);
  CountDifferences(game);
  return ReadEnd(game, error);
}

bool HistoryReader::ReadPhase(HistoryGame& game, uint32_t phase, entente_error& error) {
  HistoryPhase& read = game.phases.emplace_back();
  if (!read.position.Read(exchange_, game.document, phase, error)) return false;
  game.map = read.position.map();
  return ReadBoard(read, error) && ReadOrders(game, phase, error);
}

bool HistoryReader::ReadBoard(HistoryPhase& phase, entente_error& error) {
  const entente_map* map = phase.position.map();
  const void* position = phase.position.data();
  auto info = Sized<entente_position_info>();
  if (!phase.position.Describe(info, error)) return false;
  phase.name = info.phase_name;
  std::vector<entente_power_counts> counts;
  if (!Fill(counts, &error, entente_position_counts, map, position)) return false;
  for (const entente_power_counts& power : counts) phase.powers.push_back({power.units, power.centers});
  return Fill(phase.line, &error, entente_position_write_line, map, position) &&
         entente_position_hash(map, position, &phase.hash, &error) == ENTENTE_OK;
}

// Adjudicates the phase from its recorded position, because the next recorded one may differ from ours.
bool HistoryReader::ReadOrders(HistoryGame& game, uint32_t phase, entente_error& error) {
  if (entente_document_has_orders(game.document, phase) == 0) return true;
  Text alone;
  if (entente_document_phase(game.document, phase, alone.out(), &error) != ENTENTE_OK) return false;
  GameHandle played;
  if (!LoadGame(alone.view(), setting_, played, error)) return false;
  HistoryPhase& read = game.phases.back();
  const entente_status status = entente_game_process(played.get(), &error);
  if (status == ENTENTE_ERR_WRONG_PHASE) return true;  // the game is over
  if (status != ENTENTE_OK || !CountResults(played.get(), read, error)) return false;
  std::vector<uint64_t> next(PositionWords(game.map));
  auto info = Sized<entente_position_info>();
  if (entente_game_position(played.get(), 1, next.data(), 8 * next.size(), &error) != ENTENTE_OK ||
      entente_position_describe(game.map, next.data(), &info, &error) != ENTENTE_OK) {
    return false;
  }
  game.leads_to = info.phase_name;
  return true;
}

bool HistoryReader::CountResults(const entente_game* played, HistoryPhase& phase, entente_error& error) {
  std::vector<entente_order_result> results;
  const entente_status listed = ListOf(results, [&](entente_order_result* list, size_t capacity, size_t* length) {
    return entente_game_results(played, 0, list, sizeof *list, capacity, length, &error);
  });
  if (listed != ENTENTE_OK) return false;
  auto line = Sized<entente_line>();
  const uint32_t lines = entente_game_line_count(played, 0);
  for (uint32_t i = 0; i < lines; ++i) {  // results of implied orders follow those of the lines
    if (entente_game_line(played, 0, i, &line, &error) != ENTENTE_OK) return false;
    ++phase.powers[line.power].orders;
    if (results[i].reason != ENTENTE_REASON_NONE) ++phase.powers[line.power].failed;
  }
  auto summary = Sized<entente_phase_summary>();
  if (entente_game_summary(played, 0, &summary, &error) != ENTENTE_OK) return false;
  phase.by_default = summary.by_default;
  std::vector<uint64_t> after(PositionWords(entente_game_map(played)));
  if (entente_game_after(played, 0, after.data(), 8 * after.size(), &error) != ENTENTE_OK) return false;
  return Fill(phase.dislodged, &error, entente_position_dislodged, entente_game_map(played), after.data());
}

bool HistoryReader::ReadEnd(HistoryGame& game, entente_error& error) {
  const size_t count = game.phases.size();
  if (game.phases.back().orders() == 0) game.leads_to.clear();
  return game.end.Read(game.phases.back().position, count > 1 ? game.phases[count - 2].name : "", error);
}

void HistoryReader::ReadId(HistoryGame& game) {
  Text phase;  // has what the game says beside its phases
  if (entente_document_phase(game.document, 0, phase.out(), nullptr) != ENTENTE_OK) return;
  game.id = std::string(JsonMemberOf(phase.view(), "id"));
}

void HistoryReader::CountDifferences(HistoryGame& game) {
  Text unused;
  auto summary = Sized<entente_replay_summary>();
  const entente_status status =
      entente_exchange_replay(exchange_, game.document, ENTENTE_TEXT_JSON, nullptr, &summary, unused.out(), nullptr);
  if (status == ENTENTE_OK) game.differences = summary.difference_count;
}

bool ChangesOf(const HistoryGame& game, uint32_t before, uint32_t after, entente_text_form form,
               const entente_text_options& texts, Text& text, entente_error& error) {
  return entente_position_difference(game.map, game.phases[before].position.data(), game.phases[after].position.data(),
                                     form, &texts, text.out(), &error) == ENTENTE_OK;
}

}  // namespace entente_cli
