// Turns sheets into lines of text, for forms with an order on each line and one set of orders for each power. Adjudicates
// these lines as a reader of the form would read them. One thread at a time.
#ifndef ENTENTE_ENGINE_GAME_FORMS_FLAT_SHEET_H_
#define ENTENTE_ENGINE_GAME_FORMS_FLAT_SHEET_H_

#include <string>
#include <vector>

#include "game_forms/loss_notes.h"
#include "notation/normal_form.h"
#include "phase/sheet_phase.h"
#include "sheet/sheet_reader.h"

namespace entente {

struct FlatLine {
  PowerIndex power = kNoPower;
  std::string text;  // not empty, without line breaks
};

// Counts the losses when the sheets of a game become lines.
struct SheetLosses {
  UseLosses uses;
  LossNote empty;  // lines without visible characters
  LossNote comments;

  void Note(FormNotes& notes) const;
};

class FlatSheet {
 public:
  FlatSheet(const Map& map, const RuleOptions& rules) : map_(&map), options_(rules) {}
  // Makes Take cut lines at #, for a form in which # begins a comment anywhere.
  void CutComments() { cuts_comments_ = true; }

  // Replaces lines() by the lines that count (line_uses.h), in their written form; packed orders in normal form. Keeps
  // illegal orders.
  void Take(const RecordedPhase& phase, SheetLosses& losses);
  const std::vector<FlatLine>& lines() const { return lines_; }
  std::vector<FlatLine>& lines() { return lines_; }

 private:
  void TakeLine(const SheetLine& line, const std::string& phase, SheetLosses& losses);

  const Map* map_;
  RuleOptions options_;
  bool cuts_comments_ = false;
  std::vector<FlatLine> lines_;
};

// Adjudicates phases from the lines of a form.
class FlatJudge {
 public:
  FlatJudge(const Map& map, const RuleOptions& rules);

  // Reads the lines and adjudicates them on a position. result() and sheet() are valid until the next call.
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

// Notes losses common to all text forms: the rules, and the extra state of some maps.
void NoteCommonLosses(const GameRecord& record, FormNotes& notes);

// A single word for the power: its name, else its id, else its adjective ("French").
std::string PowerWord(const Map& map, PowerIndex power);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_FLAT_SHEET_H_
