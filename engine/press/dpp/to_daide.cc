#include "press/dpp/line.h"
#include "press/dpp/translator.h"
#include "press/dpp/word_pairs.h"
#include "press/dpp/words.h"
#include "press/referee/saved_referee.h"

namespace entente::press::dpp {
namespace {

constexpr std::string_view kOrigin = "the place that the attack came from";
constexpr std::string_view kPlaces = "the places where the unit might have gone";
constexpr std::string_view kOwners = "whose the fleets on the way are";

class DaideWriter : public Translator {
 public:
  DaideWriter(const MapTokens& tokens, const Map& map, const TranslationContext& context)
      : Translator(tokens, map, context, {"DAIDE", DaideWordOf, kYearsBetween}) {}

  Result<Translation> Run(MessageView message, MessageKind kind) {
    Translation translation;
    if (kind == MessageKind::kPress) {
      parties_ = PartiesOfPress();
      translation.messages = PressMessages(message);
    } else {
      translation.messages = kind == MessageKind::kFromClient ? OfClient(message) : OfMaster(message);
    }
    if (failed()) return failure();
    translation.lost = std::move(lost());
    return Checked(std::move(translation), Dialect::k0167, kind, ShownWord(message.front(), tokens_));
  }

 private:
  // ---- To the game master ----

  std::vector<Message> OfClient(MessageView message) {
    const Token word = message.front();
    MessageCursor in(message.subspan(1));
    if (word == words::kSUB) return {Submission(in)};
    if (word == words::kSND) return Letters(in);
    if (word == words::kDRW || IsOneOf(word, {words::kGOF, words::kNOW, words::kHLO, words::kMIS})) {
      return {Same(message)};
    }
    if (word == words::kSCD) return {{tokens::kSCO}};
    if (IsOneOf(word, {words::kHUH, words::kPRN})) return {Same(message)};
    if (IsOneOf(word, {words::kYES, words::kNOT})) return {Acknowledgement(word, in.Group())};
    return Refused(word);
  }

  Message Submission(MessageCursor& in) {
    MessageBuilder out(tokens::kSUB);
    while (in.ok() && !in.empty()) {
      out.Open();
      AppendOrder(in.Group(), out);
      out.Close();
    }
    return out.Take();
  }

  // NOT (DRW ..), NOT (GOF), and what is answered to LOD and SVE.
  Message Acknowledgement(Token word, MessageView what) {
    const Token first = what.front();
    if (!IsOneOf(first, {words::kLOD, words::kSVE})) return MessageBuilder(tokens::kNOT).Group(Same(what)).Take();
    if (word == words::kYES && first == words::kLOD) Refuse(first, " that is answered with YES (DAIDE has IAM)");
    return MessageBuilder(word == words::kYES ? tokens::kYES : tokens::kREJ).Group(File(what)).Take();
  }

  // "LOD ( 'name' )": letters, digits and underscores of the name, at most eight.
  Message File(MessageView message) {
    std::string name, kept;
    for (const Token token : message.subspan(1)) {
      if (IsText(token)) name += OctetOf(token);
      if (token != words::kNAME && !IsText(token)) name += ShownWord(token, tokens_);
    }
    for (const char c : name) {
      if (kept.size() < kLongestGameName && IsGameName(std::string_view(&c, 1))) kept += c;
    }
    if (kept != name) Lose("part of the file's name");
    if (kept.empty()) Refuse("a file's name without letters");
    return MessageBuilder(DaideWordOf(message.front())).Open().Text(kept).Close().Take();
  }

  std::vector<Message> Letters(MessageCursor& in) {
    const MessageView list = in.Group();
    if (std::find(list.begin(), list.end(), words::kNAME) != list.end()) Refuse("a nation that is none of the map");
    parties_ = {PowerToken(context_.self), Message(list.begin(), list.end())};
    std::vector<Message> letters;
    while (in.ok() && !in.empty()) {
      for (const Message& press : PressMessages(in.Group())) {
        letters.push_back(MessageBuilder(tokens::kSND).Group(list).Group(press).Take());
      }
    }
    return letters;
  }

  // ---- From the game master ----

  std::vector<Message> OfMaster(MessageView message) {
    const Token word = message.front();
    MessageCursor in(message.subspan(1));
    if (word == words::kHLO) return {Hello(in)};
    if (word == words::kLOD || word == words::kSVE) return {File(message)};
    if (word == words::kTHK) return {Answer(message.subspan(1))};
    if (word == words::kORD) return Results(in);
    if (word == words::kNOW) return {Now(in)};
    if (word == words::kSCD) return {Owners(message.subspan(1))};
    if (word == words::kMIS) return {Missing(in)};
    if (word == words::kFRM) return Delivered(in);
    if (word == words::kSNT) return Receipts(in);
    if (word == words::kCDD || word == words::kOUT) {
      return {MessageBuilder(DaideWordOf(word)).Group(in.Next()).Take()};
    }
    if (word == words::kNRS || word == words::kBPR) return Returned(word, in.Group());
    if (IsOneOf(word, {words::kHUH, words::kPRN, words::kOFF})) return {Same(message)};
    return Refused(word);
  }

  Message Hello(MessageCursor& in) {
    MessageBuilder out(tokens::kHLO);
    out.Group(in.Next());
    bool has_press = true, partial_draws = false;
    for (; in.ok() && !in.empty();) {
      const Token variant = in.Next();
      has_press = has_press && variant != words::kGBT;
      partial_draws = partial_draws || variant == words::kPDA;
    }
    if (context_.passcode == 0) Need("the passcode that DAIDE has in HLO");
    if (has_press && context_.level <= 0) Need("the level of press that DAIDE has in HLO");
    out.Open().Number(context_.passcode).Close().Open();
    out.Open().Add(tokens::kLVL).Number(has_press ? std::max(context_.level, 0) : 0).Close();
    if (partial_draws) out.Group(tokens::kPDA);
    return out.Close().Take();
  }

  Message Answer(MessageView order) {
    MessageBuilder out(tokens::kTHX);
    const NotedOrder noted = Split(order);
    out.Open();
    AppendOrder(noted.order, out);
    return out.Close().Group(Note(noted.note)).Take();
  }

  std::vector<Message> Results(MessageCursor& in) {
    const Message turn = Turn(in.Group());
    std::vector<Message> results;
    while (in.ok() && !in.empty()) {
      const NotedOrder noted = Split(in.Group());
      MessageBuilder out(tokens::kORD);
      out.Group(turn).Open();
      AppendOrder(noted.order, out);
      results.push_back(out.Close().Group(Note(noted.note)).Take());
    }
    return results;
  }

  Message Now(MessageCursor& in) {
    MessageBuilder out(tokens::kNOW);
    out.Group(Turn(in.Group()));
    while (in.ok() && !in.empty()) out.Group(UnitNow(in.Group()));
    return out.Take();
  }

  // "RUS FLT SEV MRT BLA": DAIDE has brackets round the places.
  Message UnitNow(MessageView unit) {
    const auto mrt = std::find(unit.begin(), unit.end(), words::kMRT);
    MessageBuilder out;
    out.Add(Same(unit.first(static_cast<size_t>(mrt - unit.begin()))));
    if (mrt == unit.end()) return out.Take();
    const Message places = Same(unit.subspan(static_cast<size_t>(mrt - unit.begin()) + 1));
    return out.Add(tokens::kMRT).Group(places).Take();
  }

  // Centers that nobody owns stand in no list of DPP, and in one of DAIDE.
  Message Owners(MessageView lists) {
    MessageBuilder out(tokens::kSCO);
    out.Add(Same(lists));
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

  Message Missing(MessageCursor& in) {
    MessageBuilder out(tokens::kMIS);
    if (IsNumber(in.Peek())) return out.Group(in.Next()).Take();
    while (in.ok() && !in.empty()) {
      const MessageView unit = in.Group();
      if (!IsOpening(unit.front())) {
        out.Group(Same(unit));
        continue;
      }
      MessageCursor retreating(unit);
      const MessageView who = retreating.Group();
      out.Open().Add(Same(who)).Add(tokens::kMRT).Group(Same(unit.subspan(who.size() + 2))).Close();
    }
    return out.Take();
  }

  std::vector<Message> Delivered(MessageCursor& in) {
    const Token sender = in.Next();
    parties_ = {sender, {Self()}};  // a part without names is between these two: others have copies
    Message receivers = parties_.receivers;
    if (IsPower(in.Peek())) return Refused(in.Peek());
    MessageCursor ahead = in;
    MessageCursor copies(ahead.Group());
    if (copies.Take(words::kCCD)) {
      while (copies.ok() && !copies.empty()) receivers.push_back(copies.Next());
      in = ahead;
    }
    std::vector<Message> letters;
    while (in.ok() && !in.empty()) {
      for (const Message& press : PressMessages(in.Group())) {
        letters.push_back(MessageBuilder(tokens::kFRM).Group(sender).Group(receivers).Group(press).Take());
      }
    }
    return letters;
  }

  std::vector<Message> Receipts(MessageCursor& in) {
    parties_ = {PowerToken(context_.self), {in.Next()}};
    if (in.empty()) {
      Refuse("SNT without what was sent");
      return {};
    }
    std::vector<Message> receipts;
    for (const Message& press : PressMessages(in.Group())) {
      const Message sent = MessageBuilder(tokens::kSND).Group(parties_.receivers).Group(press).Take();
      receipts.push_back(Around(tokens::kYES, sent));
    }
    return receipts;
  }

  std::vector<Message> Returned(Token word, MessageView what) {
    static const MessageGrammar grammar({Dialect::kDpp});
    const bool is_message = grammar.Check(what, MessageKind::kFromClient, 0).verdict == Verdict::kAllowed;
    if (!is_message || !IsOneOf(what.front(), {words::kSND, words::kSUB})) return Refused(word);
    std::vector<Message> refusals;
    for (const Message& message : OfClient(what)) refusals.push_back(Around(tokens::kREJ, message));
    Lose("why it was returned");
    return refusals;
  }

  // ---- Orders ----

  // An order without the brackets round it. A nation may be left out.
  void AppendOrder(MessageView order, MessageBuilder& out) {
    MessageCursor in(order);
    if (in.Take(words::kWVE)) return void(out.Add(Self()).Add(tokens::kWVE));
    const MessageView unit = in.Group();
    out.Open();
    if (!unit.empty() && !IsPower(unit.front())) out.Add(Self());
    out.Add(Same(unit)).Close();
    const Token verb = in.Peek();
    if (verb == words::kCNV) {
      in.Next();
      out.Add(tokens::kCVY).Group(Same(in.Group())).Add(tokens::kCTO);
      in.Next();
      out.Add(in.Next());
    } else if (verb == words::kCTO) {
      in.Next();
      out.Add(tokens::kCTO).Add(in.Next()).Add(tokens::kVIA).Open();
      in.Next();
      while (in.ok() && !in.empty()) out.Add(ProvinceOfUnit(in.Group()));
      out.Close();
      Lose(kOwners);
    } else {
      out.Add(Same(order.subspan(unit.size() + 2)));
    }
  }

  static Token ProvinceOfUnit(MessageView unit) {
    const auto province = std::find_if(unit.begin(), unit.end(), IsProvince);
    return province == unit.end() ? kNoToken : *province;
  }

  // The note is the last word of an order with its note, or what stands in the last brackets.
  struct NotedOrder {
    MessageView order, note;
  };
  static NotedOrder Split(MessageView noted) {
    size_t start = noted.size() - 1;
    if (IsClosing(noted.back())) {
      for (int depth = 1; depth > 0;) {
        --start;
        depth += IsClosing(noted[start]) ? 1 : IsOpening(noted[start]) ? -1 : 0;
      }
    }
    return {noted.first(start), noted.subspan(start)};
  }

  // What DAIDE has in brackets behind an order.
  Message Note(MessageView note) {
    if (note.size() == 1) return {NoteWord(note.front())};
    const MessageView inside = note.subspan(1, note.size() - 2);
    if (inside.front() == words::kMBE) {
      Lose(kPlaces);
      return {tokens::kNVR};
    }
    Lose(kOrigin);
    if (inside.front() == words::kRET) return {tokens::kRET};
    return {NoteWord(inside.front()), tokens::kRET};
  }

  Token NoteWord(Token word) {
    if (word == words::kNST) {
      Lose("NST, which is NSU in DAIDE");
      return tokens::kNSU;
    }
    if (IsOneOf(word, {words::kHUH, words::kFLD})) Refuse(word, " as a note");
    return DaideWordOf(word);
  }

  // ---- Press ----

  // WHT of several units is several messages; of other press there is one.
  std::vector<Message> PressMessages(MessageView press) {
    static const MessageGrammar grammar({Dialect::kDpp});
    if (grammar.Check(press, MessageKind::kPress, 0).verdict != Verdict::kAllowed) {
      Refuse("press that is none of DPP's");
      return {};
    }
    MessageCursor in(press);
    if (!in.Take(words::kWHT)) return {Press(press)};
    if (in.empty()) return Refused(words::kWHT);
    std::vector<Message> questions;
    while (in.ok() && !in.empty()) questions.push_back(MessageBuilder(tokens::kWHT).Group(Same(in.Group())).Take());
    return questions;
  }

  Message Press(MessageView press) override {
    const Depth depth(*this);
    if (failed()) return {};
    const Token word = press.front();
    MessageCursor in(press.subspan(1));
    if (IsOneOf(word, {words::kPRP, words::kINS, words::kQRY})) {
      return MessageBuilder(DaideWordOf(word)).Group(Offer(in.Group())).Take();
    }
    if (IsOneOf(word, {words::kYES, words::kREJ, words::kBWX, words::kIDK})) {
      if (in.empty()) Refuse(word, " without what it answers");
      const Message answered = Press(OnlyGroup(word, in));
      return Around(DaideWordOf(word), answered);
    }
    if (word == words::kNOT && !in.empty()) {
      const MessageView what = OnlyGroup(word, in);
      if (!what.empty() && what.front() == words::kPRP) return Around(tokens::kREJ, Press(what));
    }
    if (word == words::kTRY) return Try(press.subspan(1));
    if (word == words::kTHK) return Prediction(press.subspan(1));
    if (word == words::kIFF) return Conditional(press);
    if (word == words::kEXP) return Explanation(in);
    if (word == words::kWHT) {
      const MessageView unit = OnlyGroup(word, in);
      return MessageBuilder(tokens::kWHT).Group(Same(unit)).Take();
    }
    if (word == words::kHOW) {
      if (IsOpening(in.Peek())) Refuse(word, " of a unit");
      return MessageBuilder(tokens::kHOW).Group(Same(press.subspan(1))).Take();
    }
    if (word == words::kFRM) return Report(in);
    if (word == words::kHUH) return Same(press);
    return Around(tokens::kPRP, Offer(press));
  }

  // What stands in the one bracket that is left.
  MessageView OnlyGroup(Token word, MessageCursor& in) {
    const MessageView group = in.empty() ? MessageView() : in.Group();
    if (!in.empty()) Refuse(word, " of several messages");
    if (group.empty()) Refuse(word, " of nothing");
    return group;
  }

  Message Try(MessageView list) {
    MessageBuilder out(tokens::kTRY);
    out.Open();
    for (size_t i = 0; i < list.size(); ++i) {
      const Token word = DaideWordOf(list[i]);
      if (IsText(list[i])) continue;
      Is(Category::kPress, word) || Is(Category::kCommand, word) ? void(out.Add(word))
                                                                 : Lose("words that DAIDE has not");
    }
    return out.Close().Take();
  }

  Message Prediction(MessageView noted) {
    const MessageView order = Split(noted).order;
    if (order.front() == words::kWVE) Refuse("WVE between players, which does not tell whose it is,");
    Lose("the note that is expected");
    MessageBuilder out(tokens::kTHK);
    out.Open().Add(tokens::kXDO).Open();
    if (!failed()) AppendOrder(order, out);
    return out.Close().Close().Take();
  }

  Message Explanation(MessageCursor& in) {
    MessageCursor ahead = in;
    const MessageView turn = in.empty() ? MessageView() : ahead.Group();
    if (turn.empty() || !IsOf(WordGroup::kSeason, turn.front())) Refuse(words::kEXP, " without a turn");
    if (failed()) return {};
    MessageBuilder out(tokens::kEXP);
    out.Group(Turn(turn));
    return out.Group(Press(OnlyGroup(words::kEXP, ahead))).Take();
  }

  // "FRM a b (m)": what a has written to b.
  Message Report(MessageCursor& in) {
    const Token from = in.Next(), to = in.Next();
    if (!IsPower(from) || !IsPower(to)) Refuse(words::kFRM, " between players, but of one nation to another,");
    if (failed()) return {};
    const MessageView what = OnlyGroup(words::kFRM, in);
    if (failed()) return {};
    const Parties outer = std::exchange(parties_, {from, {to}});
    const Message written = Press(what);
    parties_ = outer;
    return MessageBuilder(tokens::kFRM).Group(from).Group(to).Group(written).Take();
  }

  // ---- Offers ----

  Message Offer(MessageView content) override {
    const Depth depth(*this);
    if (failed()) return {};
    const Token word = content.front();
    MessageCursor in(content.subspan(1));
    if (word == words::kNOT) {
      if (in.empty()) Refuse(word, " without what it answers");
      return failed() ? Message() : Around(tokens::kNOT, Offer(OnlyGroup(word, in)));
    }
    if (word == words::kPRP) return Offer(OnlyGroup(word, in));
    if (word == words::kPCE) return MessageBuilder(tokens::kPCE).Group(ListOr(in)).Take();
    if (word == words::kALY) return Alliance(in);
    if (word == words::kDMZ) return Demilitarised(in);
    if (word == words::kXDO) return Orders(in);
    if (word == words::kDRW) {
      if (!in.empty() && in.Group().size() < 2) Refuse(word, " of one nation");
      return Same(content);
    }
    if (word == words::kSCD) return Claims(content);
    if (word == words::kXOY) return Favour(in);
    if (word == words::kIOU || word == words::kUOM) return OwnFavour(word, in);
    if (word == words::kFOR) return Later(in);
    Refuse(word, " between players");
    return {};
  }

  // A list of nations, or those that are implied.
  Message ListOr(MessageCursor& in) {
    if (IsOpening(in.Peek())) {
      const MessageView list = in.Group();
      return Message(list.begin(), list.end());
    }
    return Implied();
  }

  Message Implied() {
    if (parties_.sender == kNoToken || parties_.receivers.empty()) Need("who is meant: it has no list of nations");
    return MessageBuilder(parties_.sender).Add(parties_.receivers).Take();
  }

  Message Alliance(MessageCursor& in) {
    MessageBuilder out(tokens::kALY);
    out.Group(ListOr(in));
    if (!in.Take(words::kVSS)) Refuse(words::kALY, " without VSS");
    return failed() ? Message() : out.Add(tokens::kVSS).Group(in.Group()).Take();
  }

  Message Demilitarised(MessageCursor& in) {
    MessageBuilder out(tokens::kDMZ);
    out.Group(ListOr(in)).Open();
    if (in.empty()) Refuse(words::kDMZ, " of all zones");
    while (in.ok() && !in.empty()) out.Add(Same(MessageView{{in.Next()}}));
    return out.Close().Take();
  }

  Message Orders(MessageCursor& in) {
    std::vector<Message> orders;
    while (in.ok() && !in.empty() && !failed()) {
      const MessageView order = in.Group();
      const bool has_nation = order.size() > 1 && IsPower(order[1]);
      if (!has_nation) Refuse("XDO of an order that does not tell whose it is");
      MessageBuilder out(tokens::kXDO);
      out.Open();
      if (has_nation) AppendOrder(order, out);
      orders.push_back(out.Close().Take());
    }
    if (orders.size() == 1) return orders.front();
    MessageBuilder out(tokens::kAND);
    for (const Message& order : orders) out.Group(order);
    return out.Take();
  }

  Message Claims(MessageView content) {
    if (content.size() == 1) Refuse("SCD without nations");
    if (std::any_of(content.begin(), content.end(), IsNumber)) Refuse("SCD with numbers");
    return Same(content);
  }

  Message Favour(MessageCursor& in) {
    const Token from = in.Next(), to = in.Next();
    if (!in.empty()) Lose("how great the favour is");
    return MessageBuilder(tokens::kXOY).Group(from).Group(to).Take();
  }

  Message OwnFavour(Token word, MessageCursor& in) {
    if (parties_.sender == kNoToken || parties_.receivers.size() != 1) Need("between which two nations the favour is");
    if (failed()) return {};
    if (!in.empty()) Lose("how great the favour is");
    const Token you = parties_.receivers.front();
    const bool is_ours = word == words::kIOU;
    return MessageBuilder(tokens::kXOY)
        .Group(is_ours ? parties_.sender : you)
        .Group(is_ours ? you : parties_.sender)
        .Take();
  }

  // "FOR (turn) (m)", "FOR (turn)-(turn) (m)"; several messages are joined by AND.
  Message Later(MessageCursor& in) {
    if (in.Peek() == words::kDash) Refuse("FOR with an open range of turns");
    if (failed()) return {};
    const Message first = Turn(in.Group());
    MessageBuilder out(tokens::kFOR);
    if (in.Take(words::kDash)) {
      MessageCursor ahead = in;
      const MessageView last = ahead.Group();
      if (!IsOf(WordGroup::kSeason, last.front())) Refuse("FOR with an open range of turns");
      if (failed()) return {};
      in = ahead;
      out.Open().Group(first).Group(Turn(last)).Close();
    } else {
      out.Group(first);
    }
    std::vector<Message> offers;
    while (in.ok() && !in.empty() && !failed()) offers.push_back(Offer(in.Group()));
    if (offers.size() == 1) return out.Group(offers.front()).Take();
    out.Open().Add(tokens::kAND);
    for (const Message& offer : offers) out.Group(offer);
    return out.Close().Take();
  }

  Parties parties_;  // of the press that is being translated
};

}  // namespace

Result<Translation> ToDaide(MessageView message, MessageKind kind, const MapTokens& tokens, const Map& map,
                            const TranslationContext& context) {
  static const MessageGrammar grammar({Dialect::kDpp});
  if (grammar.Check(message, kind, 0).verdict != Verdict::kAllowed) return InvalidError("it is no message of DPP");
  return DaideWriter(tokens, map, context).Run(message, kind);
}

}  // namespace entente::press::dpp
