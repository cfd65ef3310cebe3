// Notes about what a form or a record has no place for, each kind counted once.
//   Any threads.
#ifndef ENTENTE_ENGINE_GAME_FORMS_LOSS_NOTES_H_
#define ENTENTE_ENGINE_GAME_FORMS_LOSS_NOTES_H_

#include <cstddef>
#include <string>
#include <string_view>

#include "game_forms/game_form.h"

namespace entente {

// "1 message", "12 messages".
std::string Counted(size_t count, std::string_view one, std::string_view many);
// "1 message is left out", "12 messages are left out"; nothing if there are none.
void NoteLoss(size_t count, std::string_view one, std::string_view many, FormNotes& notes);

// A line as it was written; a packed order in normal form.
std::string TextOfLine(const Map& map, const SheetLine& line);

// Losses of one kind over a whole game: how many there are, and where the first is.
class Loss {
 public:
  // In a phase; `what` of it: a unit, a power, an order.
  void Add(std::string_view phase, std::string_view what = "");
  size_t count() const { return count_; }
  // "1 order is left out (S1901M: A PAR H)", "3 orders are left out (first S1901M: A PAR H)"; nothing if there are none.
  void Note(std::string_view one, std::string_view many, FormNotes& notes) const;
  // The same for words that " is left out" or " are left out" follows.
  void NoteLeftOut(std::string_view one, std::string_view many, FormNotes& notes) const;

 private:
  size_t count_ = 0;
  std::string first_;
};

// What was written and is not in the normal form of the orders that a form holds.
class LineLosses {
 public:
  // The phase whose lines are seen from now on. Its map must outlive this.
  void Enter(const PositionView& position);
  void See(const SheetLine& line);            // one that is written as an order
  void SeeEarlier(const SheetLine& line);     // one of an earlier set
  void SeeUnreadable(const SheetLine& line);  // a text that the form has no place for
  void Note(FormNotes& notes) const;

 private:
  const Map* map_ = nullptr;
  std::string phase_;
  Loss earlier_, unreadable_, remarks_, paths_, nations_;
};

// The lines of a power that stand in its last set: those that count by the default of 4.D.1. Counts the others.
struct LastSet {
  size_t first = 0;
  size_t last = 0;  // one behind it
};
LastSet FindLastSet(const OrderSheet& sheet, LineLosses& losses);

// Notes rules of a record that a form cannot say.
void NoteRules(const GameRecord& record, const RuleOptions& said, FormNotes& notes);
// The same of a form that has no rules: a reader takes those of the map.
void NoteRules(const GameRecord& record, FormNotes& notes);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_LOSS_NOTES_H_
