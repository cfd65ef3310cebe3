// Counts what a form or a record has no place for, and writes a note for each kind. Any threads.
#ifndef ENTENTE_ENGINE_GAME_FORMS_LOSS_NOTES_H_
#define ENTENTE_ENGINE_GAME_FORMS_LOSS_NOTES_H_

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "game_forms/game_form.h"

namespace entente {

// "1 message", "12 messages".
std::string Counted(size_t count, std::string_view one, std::string_view many);
// "1 message is left out", "12 messages are left out"; nothing if there are none.
void NoteLoss(size_t count, std::string_view one, std::string_view many, FormNotes& notes);

// A line as it was written; a packed order in normal form.
std::string TextOfLine(const Map& map, const SheetLine& line);

// Counts the losses of one kind in a game and keeps the first.
class LossNote {
 public:
  // Adds a loss in a phase; `what` is a unit, a power or an order.
  void Add(std::string_view phase, std::string_view what = "");
  size_t count() const { return count_; }
  // "1 order is left out (S1901M: A PAR H)", "3 orders are left out (first S1901M: A PAR H)"; nothing if there are
  // none.
  void Note(std::string_view one, std::string_view many, FormNotes& notes) const;
  // The same for words that " is left out" or " are left out" follows.
  void NoteLeftOut(std::string_view one, std::string_view many, FormNotes& notes) const;

 private:
  size_t count_ = 0;
  std::string first_;
};

// Counts what lines say beyond the normal form of their orders, for forms that hold orders alone.
class LineLosses {
 public:
  // Begins a phase. Its map outlives this.
  void Enter(const PositionView& position);
  void See(const SheetLine& line);            // a line whose order is written
  void SeeUnreadable(const SheetLine& line);  // a text that the form cannot hold
  // The lines of earlier sets, power by power. `is_last`: LinesOfLastSets of the sheet.
  void SeeEarlierSets(const OrderSheet& sheet, const std::vector<bool>& is_last);
  void Note(FormNotes& notes) const;

 private:
  const Map* map_ = nullptr;
  std::string phase_;
  LossNote earlier_, unreadable_, remarks_, paths_, nations_;
};

// By line, whether it stands in the last set of orders of its power: those count by the default of 4.D.1.
std::vector<bool> LinesOfLastSets(const OrderSheet& sheet, const Map& map);

// Notes the rules of a record that differ from `said`, those that the form states.
void NoteRules(const GameRecord& record, const RuleOptions& said, FormNotes& notes);
// The same for a form that states no rules: its reader takes those of the map.
void NoteRules(const GameRecord& record, FormNotes& notes);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_LOSS_NOTES_H_
