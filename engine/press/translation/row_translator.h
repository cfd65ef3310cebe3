// Translates parts of a message by the rows of translation.def. Stops at the first part that cannot be translated, and
// collects the lost details. One thread at a time.
#ifndef ENTENTE_ENGINE_PRESS_TRANSLATION_ROW_TRANSLATOR_H_
#define ENTENTE_ENGINE_PRESS_TRANSLATION_ROW_TRANSLATOR_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "press/language/message_builder.h"
#include "press/language/message_cursor.h"
#include "press/translation/translation.h"
#include "press/translation/translation_rows.h"

namespace entente::press::dpp {

class RowTranslator {
 public:
  RowTranslator(Direction direction, const MapTokens& tokens, const TranslationContext& context)
      : tokens_(tokens), context_(context), direction_(direction) {}
  virtual ~RowTranslator() = default;

 protected:
  // Writes a part that has no rows. Returns false for an unknown name; the caller then writes the part word by word.
  virtual bool WritePart(std::string_view name, MessageView part, MessageBuilder& out) = 0;

  // Translates a part by the rows of a type.
  void Write(std::string_view type, MessageView part, MessageBuilder& out);
  Message Translated(std::string_view type, MessageView part);
  void WriteWords(MessageView part, MessageBuilder& out);
  // The token of the other language; the translation fails if that language has none.
  Token WordOf(Token token);

  bool to_daide() const { return direction_ == Direction::kToDaide; }
  // The token in an error text: "SND", or "a string" and the like for a token without a word.
  std::string Shown(Token token) const;

  bool failed() const { return !failure_.ok(); }
  const Status& failure() const { return failure_; }
  std::vector<std::string>& lost() { return lost_; }
  // Fails with an error like "SLP has no form in DAIDE".
  void Refuse(std::string_view what);
  void Need(std::string_view what) { Fail(InvalidError("the message does not tell " + std::string(what))); }
  void Fail(Status status);
  void Lose(std::string_view what);

  // The token of a power; kNoToken for kNoPower.
  Token PowerToken(PowerIndex power) const { return power == kNoPower ? kNoToken : tokens_.Power(power); }

  const MapTokens& tokens_;
  const TranslationContext& context_;

 private:
  // A part that a pattern has read. An element that repeats has its parts in `times`, one list for each repetition.
  struct Capture {
    std::string_view name;
    MessageView part;
    std::vector<std::vector<Capture>> times;
  };
  using Captures = std::vector<Capture>;
  using Unwritten = std::span<const Capture>;  // the captures that are not written yet

  bool ReadPattern(const Pattern& pattern, MessageCursor& in, Captures& captures) const;
  bool ReadElement(const PatternElement& element, MessageCursor& in, Captures& captures) const;
  Capture ReadRepeated(const PatternElement& element, MessageCursor& in) const;
  // The number of tokens of the part at the beginning of `rest`; no value if `rest` does not begin with the part.
  std::optional<size_t> LengthOf(std::string_view part, MessageView rest) const;
  static const Capture* NextOf(const PatternElement& element, Unwritten& captures);
  void WritePattern(const Pattern& pattern, Unwritten& captures, MessageBuilder& out);
  void WriteElement(const PatternElement& element, Unwritten& captures, MessageBuilder& out);
  void WriteNamed(std::string_view name, MessageView part, MessageBuilder& out);
  void WriteYear(MessageView part, MessageBuilder& out);

  const Direction direction_;
  Status failure_;
  std::vector<std::string> lost_;
  int depth_ = 0;
};

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_TRANSLATION_ROW_TRANSLATOR_H_
