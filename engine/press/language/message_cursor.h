// Reads a message from its beginning, token by token or bracket by bracket. After a read that fails, every later read
// fails too and returns an empty result, so a caller checks once, at the end. One thread at a time.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_CURSOR_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_CURSOR_H_

#include <algorithm>
#include <string>

#include "press/language/token.h"

namespace entente::press {

class MessageCursor {
 public:
  // The tokens outlive the cursor.
  explicit MessageCursor(MessageView message) : rest_(message) {}

  // Whether every read succeeded and the message is at its end.
  bool Ended() const { return ok_ && rest_.empty(); }
  bool ok() const { return ok_; }
  bool empty() const { return rest_.empty(); }

  MessageView rest() const { return rest_; }
  // The next token; kNoToken at the end.
  Token Peek() const { return rest_.empty() ? kNoToken : rest_.front(); }
  Token Next() {
    const Token token = Peek();
    Skip(1);
    return token;
  }
  // Skips the next token if it is `token`.
  bool Take(Token token) {
    if (Peek() != token) return false;
    Skip(1);
    return true;
  }
  // The next `count` tokens.
  MessageView Take(size_t count) {
    const MessageView taken = rest_.first(std::min(count, rest_.size()));
    Skip(count);
    return taken;
  }

  // Skips the bracket that opens here and returns its content. Fails if no bracket opens here, or it does not close.
  MessageView Group() {
    size_t depth = 0, end = 0;
    for (; end < rest_.size(); ++end) {
      if (IsOpening(rest_[end])) ++depth;
      if (IsClosing(rest_[end])) --depth;
      if (depth == 0) break;
    }
    if (end == 0 || end == rest_.size()) {
      Fail();
      return {};
    }
    const MessageView content = rest_.subspan(1, end - 1);
    Skip(end + 1);
    return content;
  }
  // The token of a bracket that holds one token; fails for any other.
  Token GroupOfOne() {
    const MessageView content = Group();
    if (content.size() == 1) return content.front();
    Fail();
    return kNoToken;
  }
  // The number in a bracket that holds one number; fails for any other.
  int NumberGroup() {
    const Token token = GroupOfOne();
    if (ok_ && IsNumber(token)) return NumberOf(token);
    Fail();
    return 0;
  }
  // The text of a bracket that holds a string; fails for any other.
  std::string TextGroup() {
    std::string text;
    for (const Token token : Group()) {
      if (!IsText(token)) Fail();
      text.push_back(OctetOf(token));
    }
    if (text.empty()) Fail();
    return text;
  }
  void Fail() {
    ok_ = false;
    rest_ = {};
  }

 private:
  void Skip(size_t count) {
    if (count > rest_.size()) return Fail();
    rest_ = rest_.subspan(count);
  }

  MessageView rest_;
  bool ok_ = true;
};

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_CURSOR_H_
