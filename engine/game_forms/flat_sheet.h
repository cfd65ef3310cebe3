// Orders for forms in which each is a text in one line, and a power has one set of them.
//
// What such a form says is what comes back: the lines are read again, and results are worked out for these. One thread
// at a time.
#ifndef ENTENTE_ENGINE_GAME_FORMS_FLAT_SHEET_H_
#define ENTENTE_ENGINE_GAME_FORMS_FLAT_SHEET_H_

#include <string>
#include <vector>

#include "game_forms/loss_notes.h"
#include "notation/normal_form.h"
#include "phase/sheet_legality.h"
#include "phase/sheet_phase.h"
#include "sheet/sheet_reader.h"
#include "sheet/sheet_rules.h"

namespace entente {

struct FlatLine {
  PowerIndex power = kNoPower;
  std::string text;  // not empty, without line breaks
};

// What a form lost of sheets, over a whole game.
struct SheetLosses {
  LossNote set_lines;  // lines of sets of orders that do not count
  LossNote powerless;  // lines of no power
  LossNote empty;      // lines that show nothing
  LossNote comments;

  void Note(FormNotes& notes) const;
};

class FlatSheet {
 public:
  FlatSheet(const Map& map, const RuleOptions& rules) : map_(&map), options_(rules) {}
  // In this form a # begins a comment wherever it stands.
  void CutComments() { cuts_comments_ = true; }

  // The lines that count, or that are illegal and say so when they are read again, as they were written; packed orders
  // in normal form.
  void Take(const RecordedPhase& phase, SheetLosses& losses);
  const std::vector<FlatLine>& lines() const { return lines_; }
  std::vector<FlatLine>& lines() { return lines_; }

 private:
  void TakeLine(const SheetLine& line, const std::string& phase, SheetLosses& losses);

  const Map* map_;
  RuleOptions options_;
  bool cuts_comments_ = false;
  SheetRules rules_;
  std::vector<FlatLine> lines_;
};

// What becomes of the phases of a record as a form tells them.
class FlatJudge {
 public:
  FlatJudge(const Map& map, const RuleOptions& rules);

  // Adjudicates the lines on a position. The result and the sheet are valid until the next call.
  const PhaseResult& Judge(const PositionView& position, const std::vector<FlatLine>& lines);
  const PhaseResult& result() const { return result_; }
  const OrderSheet& sheet() const { return sheet_; }
  SheetReader& reader() { return reader_; }

 private:
  NormalForm names_;
  RuleOptions rules_;
  SheetReader reader_;
  SheetPhase phase_;
  OrderSheet sheet_;
  Position none_;
  PhaseResult result_;
};

// Losses of every form without places for them: rules, and what only some maps have.
void NoteCommonLosses(const GameRecord& record, FormNotes& notes);

// The power's name where it is one word, else its identity in one word.
std::string PowerWord(const Map& map, PowerIndex power);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_FLAT_SHEET_H_
