// The base of the writers of text forms. It writes a record phase by phase, with our results of the lines as the form has
// them, and counts what the form has no words for. One thread at a time.
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

  //   Errors: invalid argument if the form has no words for any phase; limit if the text would be longer than it is read.
  Result<std::string> Write(FormNotes& notes);

 protected:
  // `record` must outlive this.
  explicit TextWriter(const GameRecord& record);

  // Writes the text before the first phase.
  virtual void WriteHead() {}
  // Writes a phase in which powers have orders; `follows`: the phase that was written before leads to it. False if the form
  // has no words for it; then the writer has counted it.
  virtual bool WritePhase(const RecordedPhase& phase, bool follows) = 0;
  // Writes a phase of a game that is over. False as above; then a note says how the game ended.
  virtual bool WriteEnd(const RecordedPhase&) { return false; }
  // Notes what the writer counted.
  virtual void NoteLosses(FormNotes& notes) const = 0;

  // Takes the lines of a phase.
  void TakeLines(const RecordedPhase& phase) { flat_.Take(phase, losses_); }
  // The results of these lines, valid until the next call; the next phase follows if it is what they lead to.
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

  Position expected_;     // the position to which the phase before leads
  bool goes_on_ = false;  // whether there is one
  SheetLosses losses_;
  LossNote ends_, idle_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_TEXT_WRITER_H_
