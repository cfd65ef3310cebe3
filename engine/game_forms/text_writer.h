// What the writers of text forms share: a record is written phase by phase, with our results of the lines as the form
// tells them; what has no words is counted. One thread at a time.
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

  // What stands before the first phase.
  virtual void WriteHead() {}
  // A phase in which powers have orders; `follows`: it is what the one written before it leads to. False if the form
  // has no words for it, which the writer counts itself.
  virtual bool WritePhase(const RecordedPhase& phase, bool follows) = 0;
  // A phase of a game that is over. False as above; then it is noted how the game ended.
  virtual bool WriteEnd(const RecordedPhase&) { return false; }
  // What was counted.
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

  Position expected_;     // what the phase before leads to
  bool goes_on_ = false;  // there is one
  SheetLosses losses_;
  LossNote ends_, idle_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_TEXT_WRITER_H_
