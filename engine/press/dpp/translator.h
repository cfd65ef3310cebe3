// What both directions of translation share. The first part that cannot be translated ends it; what is lost is collected.
// One thread at a time.
#ifndef ENTENTE_ENGINE_PRESS_DPP_TRANSLATOR_H_
#define ENTENTE_ENGINE_PRESS_DPP_TRANSLATOR_H_

#include <algorithm>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "press/dpp/translation.h"
#include "press/referee/message_builder.h"
#include "press/referee/message_cursor.h"

namespace entente::press::dpp {

// "SND"; "(" and the like for what is no word.
std::string ShownWord(Token token, const MapTokens& tokens);

inline bool IsOneOf(Token token, std::initializer_list<Token> some) {
  return std::find(some.begin(), some.end(), token) != some.end();
}

class Translator {
 public:
  // The language into which messages are translated.
  struct Other {
    std::string_view name;
    Token (*word_of)(Token);  // word_pairs.h
    int years;                // that its years are ahead
  };
  Translator(const MapTokens& tokens, const Map& map, const TranslationContext& context, const Other& other)
      : tokens_(tokens), map_(map), context_(context), other_(other) {}
  virtual ~Translator() = default;

 protected:
  // What is said to whom, for parties that are implied.
  struct Parties {
    Token sender = kNoToken;
    Message receivers;
  };

  bool failed() const { return !failure_.ok(); }
  const Status& failure() const { return failure_; }
  std::vector<std::string>& lost() { return lost_; }

  // "SLP has no form in DAIDE".
  void Refuse(std::string_view what) {
    Fail(UnsupportedError(std::string(what) + " has no form in " + std::string(other_.name)));
  }
  void Refuse(Token word, std::string_view detail = "") { Refuse(ShownWord(word, tokens_) + std::string(detail)); }
  std::vector<Message> Refused(Token word, std::string_view detail = "") {
    Refuse(word, detail);
    return {};
  }
  void Need(std::string_view what) { Fail(InvalidError("the message does not tell " + std::string(what))); }
  void Fail(Status status) {
    if (failure_.ok()) failure_ = std::move(status);
  }
  void Lose(std::string_view what) {
    if (std::find(lost_.begin(), lost_.end(), what) == lost_.end()) lost_.emplace_back(what);
  }

  // kNoToken if it is not known.
  Token PowerToken(PowerIndex power) const { return power == kNoPower ? kNoToken : tokens_.Power(power); }
  Token Self() {
    if (context_.self == kNoPower) Need("whose it is");
    return PowerToken(context_.self);
  }
  Parties PartiesOfPress() const {
    Parties parties{PowerToken(context_.sender), {}};
    for (const PowerIndex power : context_.receivers) parties.receivers.push_back(tokens_.Power(power));
    return parties;
  }

  // ---- What both languages write alike ----

  virtual Message Press(MessageView press) = 0;
  virtual Message Offer(MessageView offer) = 0;
  // Word by word.
  Message Same(MessageView part);
  Message Turn(MessageView turn);
  // "IFF (..) THN (..) ELS (..)".
  Message Conditional(MessageView press);
  Message Condition(MessageView condition);

  const MapTokens& tokens_;
  const Map& map_;
  const TranslationContext& context_;

  // Deeper press fails.
  class Depth {
   public:
    explicit Depth(Translator& of) : of_(of) {
      if (++of_.depth_ > kDeepestPress) of_.Fail(LimitError("press of more than 100 brackets within each other"));
    }
    ~Depth() { --of_.depth_; }
    Depth(const Depth&) = delete;
    Depth& operator=(const Depth&) = delete;

   private:
    Translator& of_;
  };

 private:
  const Other other_;
  Status failure_;
  std::vector<std::string> lost_;
  int depth_ = 0;
};

// The translation, if every message of it is one of the other language; else the error.
Result<Translation> Checked(Translation translation, Dialect dialect, MessageKind kind, std::string_view first);

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_DPP_TRANSLATOR_H_
