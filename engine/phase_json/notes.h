// The notes of a call, in its language: sentences for people about an input or a conversion. A note is not an error. One
// thread at a time.
#ifndef ENTENTE_ENGINE_PHASE_JSON_NOTES_H_
#define ENTENTE_ENGINE_PHASE_JSON_NOTES_H_

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "explain/message_writer.h"
#include "explain/names.h"
#include "position/position.h"

namespace entente {

class Notes : public std::vector<std::string> {
 public:
  using std::vector<std::string>::vector;
  Notes() = default;
  explicit Notes(Voice voice) : voice_(voice) {}

  Voice voice() const { return voice_; }
  // Sets the voice of the notes that follow.
  void Speak(Voice voice) { voice_ = voice; }

  // Adds a message. Its arguments are texts, or what the map of a position names.
  void Add(MessageId message, std::initializer_list<std::string_view> arguments = {}) {
    push_back(FilledText(voice_.language, message, arguments));
  }
  void Add(const PositionView& position, MessageId message, std::initializer_list<Argument> arguments) {
    push_back(Written(position.map(), position.stage(), voice_, message, arguments));
  }
  void AddAll(const std::vector<std::string>& others) { insert(end(), others.begin(), others.end()); }

 private:
  Voice voice_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_NOTES_H_
