#include "records/phase_notes.h"

namespace entente {

void PhaseNotes::Add(const std::string& note, std::string_view phase) {
  const auto [entry, is_new] = index_.try_emplace(note, firsts_.size());
  is_new ? firsts_.push_back({std::string(phase), note, 0}) : void(++firsts_[entry->second].others);
}

void PhaseNotes::AddAll(const Notes& notes, std::string_view phase) {
  for (const std::string& note : notes) Add(note, phase);
}

void PhaseNotes::AddTo(Notes& notes) const {
  const Language language = notes.voice().language;
  for (const First& first : firsts_) {
    std::string note = first.phase;
    if (first.others == 1) note = FilledText(language, MessageId::kPhaseAndAnother, {first.phase});
    if (first.others > 1) {
      note = FilledText(language, MessageId::kPhaseAndOthers, {first.phase, std::to_string(first.others)});
    }
    notes.push_back(note.append(note.empty() ? "" : ": ").append(first.note));
  }
}

}  // namespace entente
