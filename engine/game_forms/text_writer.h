// The base class of the writers of text forms. It writes a record phase by phase, adjudicates the lines as the form states
// them, and counts the parts that the form cannot express. One thread at a time.
#ifndef ENTENTE_ENGINE_GAME_FORMS_TEXT_WRITER_H_
#define ENTENTE_ENGINE_GAME_FORMS_TEXT_WRITER_H_

#include <string>

#include "game_forms/flat_sheet.h"

namespace entente {

class TextWriter {
 public:
  virtual ~TextWriter() = default;
  TextWriter(const TextWriter&) = delete;
  TextWriter& operator=(const TextWriter&) = delete;

  // Writes the record.
  //   Errors: invalid argument if the form can express none of the phases; limit if the text would be longer than the
  //           reader accepts.
  Result<std::string> Write(FormNotes& notes);

 protected:
  // `record` must outlive this.
  explicit TextWriter(const GameRecord& record);

  // Writes the text before the first phase.
  virtual void WriteHead() {}
  // Writes a phase in which powers give orders. `follows`: the results of the phase written before lead to it. Returns false,
  // after counting the phase, if the form cannot express it.
  virtual bool WritePhase(const RecordedPhase& phase, bool follows) = 0;
  // Writes a phase of a game that is over. False if the form cannot express it; a note then names the end of the game.
  virtual bool WriteEnd(const RecordedPhase&) { return false; }
  // Writes the notes about the losses that the derived class counted.
  virtual void NoteLosses(FormNotes& notes) const = 0;

  // Takes the lines of a phase (FlatSheet::Take).
  void TakeLines(const RecordedPhase& phase) { flat_.Take(phase, losses_); }
  // Adjudicates these lines. The result is valid until the next call. If the next phase equals the result's next position,
  // WritePhase gets follows = true.
  const PhaseResult& Judge(const PositionView& position);

  void Line(std::string_view text) { out_.append(text).append("\n"); }
  std::string PhaseName(const PositionView& position) const { return map_.PhaseName(position.phase()); }

  const GameRecord& record_;
  const Map& map_;
  FlatJudge judge_;
  FlatSheet flat_;
  std::string out_;

 private:
  bool WriteOne(const RecordedPhase& phase);

  Position expected_;     // the position after the results of the phase before
  bool goes_on_ = false;  // whether expected_ is set
  SheetLosses losses_;
  LossNote ends_, idle_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_TEXT_WRITER_H_
