// Turns sheets into lines of text, for forms in which each order is a line and each power has one set of orders. Results are
// those of the lines as a reader of the form reads them. One thread at a time.
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

// Counts what a form loses of the sheets of a game.
struct SheetLosses {
  LossNote set_lines;  // lines of earlier sets, which do not count
  LossNote powerless;  // lines of no power
  LossNote empty;      // lines that show nothing
  LossNote comments;

  void Note(FormNotes& notes) const;
};

class FlatSheet {
 public:
  FlatSheet(const Map& map, const RuleOptions& rules) : map_(&map), options_(rules) {}
  // Cuts lines at #, for a form in which it begins a comment anywhere.
  void CutComments() { cuts_comments_ = true; }

  // Takes the lines of the last sets as they were written, illegal ones too; packed orders in normal form.
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

// Adjudicates phases with the lines of a form.
class FlatJudge {
 public:
  FlatJudge(const Map& map, const RuleOptions& rules);

  // Reads the lines and adjudicates them on a position. Result and sheet are valid until the next call.
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

// Notes what no text form can hold: rules, and the extra state of some maps.
void NoteCommonLosses(const GameRecord& record, FormNotes& notes);

// The power's name if it is one word, else its id, else its own word ("French").
std::string PowerWord(const Map& map, PowerIndex power);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_FLAT_SHEET_H_
