#include "press/translation/translation.h"

#include <algorithm>

#include "press/language/dpp_words.h"
#include "press/table/order_tokens.h"
#include "press/table/saved_form.h"
#include "press/translation/row_translator.h"
#include "press/translation/word_pairs.h"

namespace entente::press::dpp {
namespace {

const MessageGrammar& GrammarOf(Direction direction, bool source) {
  static const MessageGrammar daide, dpp({Dialect::kDpp});
  return (direction == Direction::kToDaide) == source ? dpp : daide;
}

bool IsAllowed(const MessageGrammar& grammar, MessageView message, MessageKind kind) {
  return grammar.Check(message, kind, kFreeTextLevel).verdict == Verdict::kAllowed;
}

// Splits an order and its note. In DPP the note is the last word or the last bracket.
struct NotedOrder {
  MessageView order, note;
};
NotedOrder Split(MessageView noted) {
  size_t start = noted.size() - 1;
  if (IsClosing(noted.back())) {
    for (int depth = 1; depth > 0;) {
      --start;
      depth += IsClosing(noted[start]) ? 1 : IsOpening(noted[start]) ? -1 : 0;
    }
  }
  return {noted.first(start), noted.subspan(start)};
}

class MessageTranslator : public RowTranslator {
 public:
  MessageTranslator(Direction direction, const MapTokens& tokens, const Map& map, const TranslationContext& context)
      : RowTranslator(direction, tokens, context), direction_(direction), map_(map) {}

  Result<Translation> Run(MessageView message, MessageKind kind) {
    std::vector<Message> messages = kind == MessageKind::kPress        ? OfPress(message)
                                    : kind == MessageKind::kFromClient ? OfClient(message)
                                                                       : OfServer(message);
    for (const Message& made : messages) {
      if (!failed() && !IsAllowed(GrammarOf(direction_, false), made, kind)) {
        Refuse(Shown(message.front()) + " as it stands there");
      }
    }
    if (failed()) return failure();
    return Translation{std::move(messages), std::move(lost())};
  }

 private:
  using Messages = std::vector<Message>;
  // The sender and the receivers of press, for parties that DPP implies.
  struct Parties {
    Token sender = kNoToken;
    Message receivers;
  };

  // ---- Whole messages ----

  Messages OfPress(MessageView press) {
    if (!to_daide()) return {Translated("press", press)};
    Message receivers;
    for (const PowerIndex power : context_.receivers) receivers.push_back(tokens_.Power(power));
    return PressBetween({PowerToken(context_.sender), std::move(receivers)}, press);
  }

  Messages OfClient(MessageView message) {
    MessageCursor in(message.subspan(1));
    if (message.front() == words::kSND) return Letters(in);
    return {Translated("client", message)};
  }

  Messages OfServer(MessageView message) {
    const Token word = message.front();
    MessageCursor in(message.subspan(1));
    if (word == words::kHLO) return {HelloToDaide(in)};
    if (word == words::kORD) return Results(in);
    if (word == words::kSCD) return {OwnersToDaide(in.rest())};
    if (word == words::kFRM) return Delivered(in);
    if (word == words::kSNT) return Sent(in);
    if (word == words::kNRS || word == words::kBPR) return Returned(word, in.Group());
    if (word == tokens::kHLO) return {HelloToDpp(in)};
    if (word == tokens::kSCO) return {OwnersToDpp(in)};
    if (word == tokens::kFRM) return {DeliveredToDpp(in)};
    if (word == tokens::kYES) return Receipts(in.Group());
    return {Translated("server", message)};
  }

  // Translates press of DPP: WHT of several units becomes several messages, other press one.
  Messages PressBetween(Parties parties, MessageView press) {
    parties_ = {std::move(parties)};
    if (!IsAllowed(GrammarOf(direction_, true), press, MessageKind::kPress)) Refuse("press that is none of DPP's");
    if (failed()) return {};
    if (press.front() != words::kWHT) return {Translated("press", press)};
    MessageCursor in(press.subspan(1));
    if (in.empty()) Refuse(Shown(words::kWHT));
    Messages questions;
    while (!in.empty()) questions.push_back(Translated("press", Around(words::kWHT, in.Group())));
    return questions;
  }

  // Makes a message of `head` and each further bracket of press: "SND (ENG) (..)".
  Messages Each(MessageCursor& in, const Parties& parties, const Message& head) {
    Messages messages;
    while (in.ok() && !in.empty()) {
      for (const Message& press : PressBetween(parties, in.Group())) {
        messages.push_back(MessageBuilder().Add(head).Group(press).Take());
      }
    }
    return messages;
  }

  Messages Letters(MessageCursor& in) {
    const MessageView list = in.Group();
    if (std::count(list.begin(), list.end(), words::kNAME) > 0) Refuse("a nation that is none of the map");
    const Parties parties{PowerToken(context_.self), Message(list.begin(), list.end())};
    return Each(in, parties, MessageBuilder(tokens::kSND).Group(list).Take());
  }

  Messages Delivered(MessageCursor& in) {
    const Token sender = in.Next();
    const Parties parties{sender, {Self()}};  // DPP implies these two parties; the other recipients get copies
    if (IsPower(in.Peek())) Refuse(Shown(in.Peek()));
    Message receivers = parties.receivers;
    MessageCursor ahead = in;
    MessageCursor copies(ahead.Group());
    if (copies.Take(words::kCCD)) {
      receivers.insert(receivers.end(), copies.rest().begin(), copies.rest().end());
      in = ahead;
    }
    return Each(in, parties, MessageBuilder(tokens::kFRM).Group(sender).Group(receivers).Take());
  }

  Messages Sent(MessageCursor& in) {
    const Parties parties{PowerToken(context_.self), {in.Next()}};
    if (in.empty()) Refuse("SNT without what was sent");
    Messages receipts = Each(in, parties, MessageBuilder(tokens::kSND).Group(parties.receivers).Take());
    for (Message& receipt : receipts) receipt = Around(tokens::kYES, receipt);
    return receipts;
  }

  Messages Returned(Token word, MessageView what) {
    const bool is_message = IsAllowed(GrammarOf(direction_, true), what, MessageKind::kFromClient);
    if (!is_message || (what.front() != words::kSND && what.front() != words::kSUB)) Refuse(Shown(word));
    Messages refusals = failed() ? Messages() : OfClient(what);
    for (Message& refusal : refusals) refusal = Around(tokens::kREJ, refusal);
    Lose("why it was returned");
    return refusals;
  }

  // DAIDE has one ORD for each order.
  Messages Results(MessageCursor& in) {
    const Message turn = Translated("turn", in.Group());
    Messages results;
    while (in.ok() && !in.empty()) {
      MessageBuilder out(tokens::kORD);
      out.Group(turn);
      WriteNoted(in.Group(), out);
      results.push_back(out.Take());
    }
    return results;
  }

  // In DPP FRM lists the other recipients (CCD), without the nation that receives it.
  Message DeliveredToDpp(MessageCursor& in) {
    MessageBuilder out(words::kFRM);
    out.Add(in.Group());
    const MessageView list = in.Group();
    Message others(list.begin(), list.end());
    const Token self = list.size() == 1 ? list.front() : Self();
    if (std::erase(others, self) == 0 && !failed()) Need("that it is for whom it is translated");
    if (!others.empty()) out.Open().Add(words::kCCD).Add(others).Close();
    return out.Group(Translated("press", in.Group())).Take();
  }

  // "YES (SND (..) (..))" becomes a receipt (SNT) for each recipient. DPP has no form for YES to other messages.
  Messages Receipts(MessageView what) {
    if (what.front() != tokens::kSND) Refuse("YES to " + Shown(what.front()));
    const Message letter = Translated("client", what);
    Messages receipts;
    if (failed()) return receipts;
    MessageCursor in(MessageView(letter).subspan(1));
    const MessageView list = in.Group(), press = in.Group();
    for (const Token power : list) receipts.push_back(MessageBuilder(words::kSNT).Add(power).Group(press).Take());
    return receipts;
  }

  // Adds UNO, the list of centers without an owner, which DPP does not have.
  Message OwnersToDaide(MessageView lists) {
    MessageBuilder out(tokens::kSCO);
    WriteWords(lists, out);
    Message unowned;
    for (int c = 0; c < map_.center_count(); ++c) {
      const Token center = tokens_.Province(map_.CenterProvince(static_cast<CenterIndex>(c)));
      const bool is_listed = std::find(lists.begin(), lists.end(), center) != lists.end();
      if (center != kNoToken && !is_listed) unowned.push_back(center);
    }
    std::sort(unowned.begin(), unowned.end());
    if (!unowned.empty()) out.Open().Add(tokens::kUNO).Add(unowned).Close();
    return out.Take();
  }
  static Message OwnersToDpp(MessageCursor& in) {
    MessageBuilder out(words::kSCD);
    while (in.ok() && !in.empty()) {
      const MessageView owner = in.Group();
      if (owner.front() != tokens::kUNO) out.Group(owner);
    }
    return out.Take();
  }

  Message HelloToDaide(MessageCursor& in) {
    MessageBuilder out(tokens::kHLO);
    out.Group(in.Next());
    const MessageView variants = in.rest();
    const bool has_press = std::count(variants.begin(), variants.end(), words::kGBT) == 0;
    if (context_.passcode == 0) Need("the passcode that DAIDE has in HLO");
    if (has_press && context_.level <= 0) Need("the level of press that DAIDE has in HLO");
    out.Open().Number(context_.passcode).Close().Open();
    out.Open().Add(tokens::kLVL).Number(has_press ? std::max(context_.level, 0) : 0).Close();
    if (std::count(variants.begin(), variants.end(), words::kPDA) > 0) out.Group(tokens::kPDA);
    return out.Close().Take();
  }
  Message HelloToDpp(MessageCursor& in) {
    MessageBuilder out(words::kHLO);
    const Token power = in.GroupOfOne();
    if (!IsPower(power)) Refuse("HLO of an observer");
    out.Add(power);
    in.Group();
    Lose("the passcode");
    bool has_press = false, partial_draws = false;
    for (MessageCursor options(in.Group()); options.ok() && !options.empty();) {
      MessageCursor option(options.Group());
      const Token word = option.Next();
      if (word == tokens::kLVL) has_press = NumberOf(option.Peek()) > 0;
      partial_draws = partial_draws || word == tokens::kPDA;
      if (word == tokens::kLVL && has_press) Lose("the level of press");
      if (word != tokens::kLVL && word != tokens::kPDA) Lose(Shown(word));
    }
    if (partial_draws) out.Add(words::kPDA);
    if (!has_press) out.Add(words::kGBT);
    return out.Take();
  }

  // ---- Parts ----

  bool WritePart(std::string_view name, MessageView part, MessageBuilder& out) override {
    static constexpr struct {
      std::string_view name;
      void (MessageTranslator::*write)(MessageView part, MessageBuilder& out);
    } kParts[] = {
        {"self", &MessageTranslator::WriteSelf},
        {"parties", &MessageTranslator::WriteParties},
        {"me", &MessageTranslator::WriteMe},
        {"you", &MessageTranslator::WriteYou},
        {"sender", &MessageTranslator::WriteSender},
        {"receiver", &MessageTranslator::WriteReceiver},
        {"reported", &MessageTranslator::WriteReported},
        {"file", &MessageTranslator::WriteFile},
        {"fleet", &MessageTranslator::WriteFleet},
        {"noted", &MessageTranslator::WriteNoted},
        {"predicted", &MessageTranslator::WritePredicted},
        {"promised", &MessageTranslator::WritePromised},
        {"attacked", &MessageTranslator::WriteAttacked},
        {"places", &MessageTranslator::WritePlaces},
        {"known", &MessageTranslator::WriteKnown},
        {"refused", &MessageTranslator::WriteRefused},
    };
    const auto* own = std::find_if(std::begin(kParts), std::end(kParts), [&](const auto& p) { return p.name == name; });
    if (own == std::end(kParts)) return false;
    (this->*own->write)(part, out);
    return true;
  }

  Token Self() {
    if (context_.self == kNoPower) Need("whose it is");
    return PowerToken(context_.self);
  }
  void WriteSelf(MessageView, MessageBuilder& out) { out.Add(Self()); }
  void WriteRefused(MessageView part, MessageBuilder&) { Refuse(Shown(part.front())); }

  // Writes a list without strings and without words that the other language does not have.
  void WriteKnown(MessageView list, MessageBuilder& out) {
    for (const Token token : list) {
      const Token word = to_daide() ? DaideWordOf(token) : DppWordOf(token);
      if (IsText(token)) continue;
      const bool is_known = to_daide() ? Is(Category::kPress, word) || Is(Category::kCommand, word) : word != kNoToken;
      is_known ? void(out.Add(word))
               : Lose(to_daide() ? "words that DAIDE does not have" : "words that DPP does not have");
    }
  }

  // Writes the name of a saved game. In DAIDE it has at most eight letters, digits and underscores.
  void WriteFile(MessageView name, MessageBuilder& out) {
    if (!to_daide()) out.Add(words::kNAME);
    std::string text, kept;
    for (const Token token : name) {
      if (token != words::kNAME) text += IsText(token) ? std::string(1, OctetOf(token)) : Shown(token);
    }
    for (const char c : text) {
      const bool is_plain = c > ' ' && c != '(' && c != ')' && static_cast<uint8_t>(c) < 0x7f;
      if (!to_daide() && !is_plain) Refuse("a file's name with blanks, brackets or letters beyond ASCII");
      const bool is_kept = !to_daide() || (kept.size() < kLongestGameName && IsGameName(std::string_view(&c, 1)));
      if (is_kept) kept += c;
    }
    if (kept != text) Lose("part of the file's name");
    if (kept.empty()) Refuse("a file's name without letters");
    out.Text(kept);
  }

  // ---- Sender and receivers ----

  void WriteParties(MessageView, MessageBuilder& out) {
    const auto& [sender, receivers] = parties_.back();
    if (sender == kNoToken || receivers.empty()) Need("who is meant: it has no list of nations");
    out.Add(sender).Add(receivers);
  }
  Token Party(bool is_sender) {
    const auto& [sender, receivers] = parties_.back();
    if (sender != kNoToken && receivers.size() == 1) return is_sender ? sender : receivers.front();
    Need("between which two nations the favour is");
    return kNoToken;
  }
  void WriteMe(MessageView, MessageBuilder& out) { out.Add(Party(true)); }
  void WriteYou(MessageView, MessageBuilder& out) { out.Add(Party(false)); }

  // In "FRM a b (m)" the parties of the press m are a and b.
  void WriteSender(MessageView power, MessageBuilder& out) {
    parties_.push_back({power.front(), {}});
    out.Add(power);
  }
  void WriteReceiver(MessageView power, MessageBuilder& out) {
    parties_.back().receivers = {power.front()};
    out.Add(power);
  }
  void WriteReported(MessageView press, MessageBuilder& out) {
    Write("press", press, out);
    parties_.pop_back();
  }

  // ---- Orders and notes ----

  // Writes a fleet of a path. DPP names the fleets, DAIDE their provinces.
  void WriteFleet(MessageView fleet, MessageBuilder& out) {
    if (to_daide()) {
      Lose("whose the fleets on the way are");
      return void(out.Add(*std::find_if(fleet.begin(), fleet.end(), IsProvince)));
    }
    if (context_.position == nullptr) return Need("whose fleets carry the army");
    const ProvinceIndex at = tokens_.ProvinceOf(fleet.front());
    const Unit unit = at == kNoProvince ? Unit{} : context_.position->UnitAt(at);
    if (unit.power == kNoPower || unit.type != UnitType::kFleet) return Refuse("VIA where no fleet is");
    MessageBuilder words;
    AppendUnit(map_, tokens_, unit, words);
    WriteWords(words.Take(), out);
  }

  void WritePromised(MessageView order, MessageBuilder& out) {
    const bool has_nation = order.size() > 1 && IsPower(order[1]);
    if (to_daide() && !has_nation) Refuse("XDO of an order that does not tell whose it is");
    if (order.back() == tokens::kWVE) Refuse("WVE between players");
    Write("order", order, out);
  }

  void WritePredicted(MessageView noted, MessageBuilder& out) {
    const MessageView order = Split(noted).order;
    if (order.front() == words::kWVE) Refuse("WVE between players, which does not tell whose it is,");
    Write("order", order, out);
  }

  // Writes an order and its note. In DAIDE both have brackets.
  void WriteNoted(MessageView noted, MessageBuilder& out) {
    MessageCursor in(noted);
    const MessageView first = to_daide() ? MessageView() : in.Group();
    const auto [order, note] = to_daide() ? Split(noted) : NotedOrder{first, in.Group()};
    const auto province = std::find_if(order.begin(), order.end(), IsProvince);
    ordered_ = province == order.end() ? kNoProvince : tokens_.ProvinceOf(*province);
    const Message made_order = Translated("order", order), made_note = Translated("note", note);
    to_daide() ? out.Group(made_order).Group(made_note) : out.Add(made_order).Add(made_note);
  }

  // Writes the province that the attack on the unit came from (RET).
  void WriteAttacked(MessageView, MessageBuilder& out) {
    for (const auto& [where, whence] : context_.attacks) {
      if (where == ordered_) return void(out.Add(tokens_.Province(whence)));
    }
    Need("where the attack came from (RET)");
  }

  // Writes the places that the dislodged unit might retreat to (MBE).
  void WritePlaces(MessageView, MessageBuilder& out) {
    const bool is_known = context_.position != nullptr && ordered_ != kNoProvince;
    const int dislodged = is_known ? context_.position->FindDislodged(ordered_) : -1;
    if (dislodged < 0) return Need("where the unit might go (MBE)");
    const DislodgedUnit unit = context_.position->Dislodged(dislodged);
    const std::span<const LocationIndex> places = map_.RetreatPlaces(unit.unit.type, unit.unit.location);
    for (size_t i = 0; i < places.size(); ++i) {
      MessageBuilder place;
      if (MayRetreatTo(unit, static_cast<int>(i))) AppendLocation(map_, tokens_, places[i], place);
      WriteWords(place.Take(), out);
    }
  }

  const Direction direction_;
  const Map& map_;
  std::vector<Parties> parties_ = {{}};  // of the press in translation, the innermost last
  ProvinceIndex ordered_ = kNoProvince;  // the province of the unit whose note is translated
};

Result<Translation> Translate(Direction direction, MessageView message, MessageKind kind, const MapTokens& tokens,
                              const Map& map, const TranslationContext& context) {
  if (IsAllowed(GrammarOf(direction, true), message, kind)) {
    return MessageTranslator(direction, tokens, map, context).Run(message, kind);
  }
  return InvalidError(direction == Direction::kToDaide ? "it is no message of DPP" : "it is no message of DAIDE 0.167");
}

}  // namespace

Result<Translation> ToDaide(MessageView message, MessageKind kind, const MapTokens& tokens, const Map& map,
                            const TranslationContext& context) {
  return Translate(Direction::kToDaide, message, kind, tokens, map, context);
}

Result<Translation> FromDaide(MessageView message, MessageKind kind, const MapTokens& tokens, const Map& map,
                              const TranslationContext& context) {
  return Translate(Direction::kToDpp, message, kind, tokens, map, context);
}

}  // namespace entente::press::dpp
