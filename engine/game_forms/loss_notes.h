// Counts losses, the parts that a form or a record cannot hold, and writes a note for each kind of loss. Any threads.
#ifndef ENTENTE_ENGINE_GAME_FORMS_LOSS_NOTES_H_
#define ENTENTE_ENGINE_GAME_FORMS_LOSS_NOTES_H_

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "game_forms/game_form.h"
#include "game_forms/line_uses.h"

namespace entente {

// The messages about one loss and about several.
struct LossWords {
  MessageId one;
  MessageId many;  // its argument: how many
};

// "1 message is left out", "12 messages are left out".
std::string LossText(size_t count, LossWords words, Language language);
// Adds that note. Adds nothing if `count` is 0.
void NoteLoss(size_t count, LossWords words, FormNotes& notes);

// The written text of a line; a packed order in normal form.
std::string TextOfLine(const Map& map, const SheetLine& line);

// Counts the losses of one kind in a game and keeps the first one for the note.
class LossNote {
 public:
  // Adds a loss in a phase; `what` is a unit, a power or an order.
  void Add(std::string_view phase, std::string_view what = "");
  size_t count() const { return count_; }
  // Adds the note "1 order is left out (S1901M: A PAR H)" or "3 orders are left out (first S1901M: A PAR H)". Adds nothing
  // if there was no loss.
  void Note(LossWords words, FormNotes& notes) const;

 private:
  size_t count_ = 0;
  std::string first_;
};

// Counts the lines of sheets that are left out in forms with one set of orders for each power (line_uses.h), in the
// sequence of the record.
class UseLosses {
 public:
  void See(const Map& map, std::string_view phase, const OrderSheet& sheet, const std::vector<LineUse>& uses);
  void Note(FormNotes& notes) const;

 private:
  LossNote earlier_;     // of earlier sets, which a later set replaced
  LossNote statements_;  // about sets: SET CONTINUES
  LossNote powerless_;   // of no power
};

// For forms that hold orders in normal form only: counts the lines that say more.
class LineLosses {
 public:
  // Begins a phase. Its map must outlive this.
  void Enter(const PositionView& position);
  void See(const SheetLine& line);            // the line's order is written
  void SeeUnreadable(const SheetLine& line);  // the line is an unreadable text, which is not written
  void SeeProxy(const SheetLine& line);       // the line is a proxy that counts
  void SeeUses(const OrderSheet& sheet, const std::vector<LineUse>& uses) { uses_.See(*map_, phase_, sheet, uses); }
  void Note(FormNotes& notes) const;

 private:
  const Map* map_ = nullptr;
  std::string phase_;
  UseLosses uses_;
  LossNote unreadable_, proxies_, remarks_, paths_, nations_;
};

// Notes the rules of a record that differ from `said`, the rules stated in the form.
void NoteRules(const GameRecord& record, const RuleOptions& said, FormNotes& notes);
// The same for a form without rules. Its reader uses the rules of the map.
void NoteRules(const GameRecord& record, FormNotes& notes);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_LOSS_NOTES_H_
