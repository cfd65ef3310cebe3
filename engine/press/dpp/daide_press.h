// Orders, notes and press of DPP as those of DAIDE: what the messages of translation.h hold. One thread at a time.
#ifndef ENTENTE_ENGINE_PRESS_DPP_DAIDE_PRESS_H_
#define ENTENTE_ENGINE_PRESS_DPP_DAIDE_PRESS_H_

#include <vector>

#include "press/dpp/translator.h"

namespace entente::press::dpp {

class DaidePress : public Translator {
 public:
  DaidePress(const MapTokens& tokens, const Map& map, const TranslationContext& context)
      : Translator(tokens, map, context, "DAIDE") {}

 protected:
  // ---- Orders ----

  // Without the brackets round it. A nation may be left out.
  void AppendOrder(MessageView order, MessageBuilder& out);
  static Token ProvinceOfUnit(MessageView unit);
  // The note is the last word of an order with its note, or what stands in the last brackets.
  struct NotedOrder {
    MessageView order, note;
  };
  static NotedOrder Split(MessageView noted);
  // What DAIDE has in brackets behind an order.
  Message Note(MessageView note);
  Token NoteWord(Token word);

  // ---- Parts ----

  // Word by word.
  Message Same(MessageView part);
  Message Turn(MessageView turn);

  // ---- Press ----

  // WHT of several units is several messages; of other press there is one.
  std::vector<Message> PressMessages(MessageView press, const Parties& parties);
  Message Press(MessageView press, const Parties& parties);
  MessageView OnlyGroup(Token word, MessageCursor& in);
  Message Try(MessageView list);
  Message Prediction(MessageView noted);
  Message Conditional(MessageCursor& in, const Parties& parties);
  Message Condition(MessageView condition, const Parties& parties);
  Message Explanation(MessageCursor& in, const Parties& parties);
  Message Report(MessageCursor& in);

  // ---- Offers ----

  Message Offer(MessageView content, const Parties& parties);
  Message ListOr(MessageCursor& in, const Parties& parties);
  Message Implied(const Parties& parties);
  Message Alliance(MessageCursor& in, const Parties& parties);
  Message Demilitarised(MessageCursor& in, const Parties& parties);
  Message Orders(MessageCursor& in);
  Message Claims(MessageView content);
  Message Favour(MessageCursor& in);
  Message OwnFavour(Token word, MessageCursor& in, const Parties& parties);
  Message Later(MessageCursor& in, const Parties& parties);
};

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_DPP_DAIDE_PRESS_H_
