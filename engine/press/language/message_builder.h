// Builds a message token by token. One thread at a time.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_BUILDER_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_BUILDER_H_

#include <string_view>
#include <utility>

#include "press/language/token.h"

namespace entente::press {

class MessageBuilder {
 public:
  MessageBuilder() = default;
  explicit MessageBuilder(Token first) { Add(first); }

  MessageBuilder& Add(Token token) {
    message_.push_back(token);
    return *this;
  }
  MessageBuilder& Add(MessageView part) {
    message_.insert(message_.end(), part.begin(), part.end());
    return *this;
  }
  MessageBuilder& Open() { return Add(tokens::kBRA); }
  MessageBuilder& Close() { return Add(tokens::kKET); }
  MessageBuilder& Group(Token token) { return Open().Add(token).Close(); }
  MessageBuilder& Group(MessageView part) { return Open().Add(part).Close(); }
  // `number` is within kLeastNumber and kGreatestNumber.
  MessageBuilder& Number(int number) { return Add(NumberToken(number)); }
  MessageBuilder& Text(std::string_view text) {
    for (const char c : text) Add(TextToken(c));
    return *this;
  }

  // Returns the message and starts an empty one.
  Message Take() { return std::exchange(message_, {}); }

 private:
  Message message_;
};

// The word with a bracket behind it: "YES ( .. )".
inline Message Around(Token word, MessageView content) { return MessageBuilder(word).Group(content).Take(); }

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_BUILDER_H_
