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

// What was written and is not in the normal form of the orders that a form holds.
struct LineLosses {
  size_t earlier = 0;     // lines of earlier sets
  size_t unreadable = 0;  // texts, if the form has no place for them
  size_t remarks = 0, paths = 0, nations = 0;

  void See(const SheetLine& line);  // one that is written as an order
  void Note(FormNotes& notes) const;
};

// The lines of a power that stand in its last set: those that count by the default of 4.D.1. Counts the others.
struct LastSet {
  size_t first = 0;
  size_t last = 0;  // one behind it
};
LastSet FindLastSet(const OrderSheet& sheet, LineLosses& losses);

// Notes rules of a record that a form cannot say.
void NoteRules(const GameRecord& record, const RuleOptions& said, FormNotes& notes);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_LOSS_NOTES_H_
