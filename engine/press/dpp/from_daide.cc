#include "press/dpp/translator.h"
#include "press/dpp/word_pairs.h"
#include "press/dpp/words.h"
#include "press/referee/order_tokens.h"

namespace entente::press::dpp {
namespace {

class DppWriter : public Translator {
 public:
  DppWriter(const MapTokens& tokens, const Map& map, const TranslationContext& context)
      : Translator(tokens, map, context, {"DPP", DppWordOf, -kYearsBetween}) {}

  Result<Translation> Run(MessageView message, MessageKind kind) {
    Translation translation;
    if (kind == MessageKind::kPress) {
      translation.messages = {Press(message)};
    } else {
      translation.messages = kind == MessageKind::kFromClient ? OfClient(message) : OfServer(message);
    }
    if (failed()) return failure();
    translation.lost = std::move(lost());
    return Checked(std::move(translation), Dialect::kDpp, kind, ShownWord(message.front(), tokens_));
  }

 private:
  using Messages = std::vector<Message>;

  // ---- To the server ----

  Messages OfClient(MessageView message) {
    const Token word = message.front();
    MessageCursor in(message.subspan(1));
    if (word == tokens::kSUB) return {Submission(in)};
    if (word == tokens::kSND) return {Letter(in)};
    if (IsOneOf(word, {tokens::kDRW, tokens::kGOF, tokens::kNOW, tokens::kHLO, tokens::kMIS})) return {Same(message)};
    if (word == tokens::kSCO) return {{words::kSCD}};
    if (IsOneOf(word, {tokens::kHUH, tokens::kPRN})) return {Same(message)};
    if (word == tokens::kNOT) {
      const MessageView what = in.Group();
      if (!IsOneOf(what.front(), {tokens::kDRW, tokens::kGOF})) return Refused(word, " of what DPP cannot take back");
      return {Around(words::kNOT, Same(what))};
    }
    if (word == tokens::kYES || word == tokens::kREJ) {
      const MessageView what = in.Group();
      if (!IsOneOf(what.front(), {tokens::kSVE, tokens::kLOD})) return Refused(what.front());
      return {Around(word == tokens::kYES ? words::kYES : words::kNOT, File(what))};
    }
    return Refused(word);
  }

  // A turn before the orders is left out: an order is for the turn in which it comes.
  Message Submission(MessageCursor& in) {
    MessageBuilder out(words::kSUB);
    while (in.ok() && !in.empty()) {
      const MessageView order = in.Group();
      if (IsSeason(order.front())) {
        Lose("the turn that it is for");
      } else {
        out.Open();
        AppendOrder(order, out);
        out.Close();
      }
    }
    return out.Take();
  }

  Message Letter(MessageCursor& in) {
    MessageView list = in.Group();
    if (IsSeason(list.front())) {
      Lose("the turn that it is for");
      list = in.Group();
    }
    return MessageBuilder(words::kSND).Group(list).Group(Press(in.Group())).Take();
  }

  // ---- From the server ----

  Messages OfServer(MessageView message) {
    const Token word = message.front();
    MessageCursor in(message.subspan(1));
    if (word == tokens::kHLO) return {Hello(in)};
    if (word == tokens::kLOD || word == tokens::kSVE) return {File(message)};
    if (word == tokens::kTHX) return {Answer(in)};
    if (word == tokens::kORD) return Results(in);
    if (word == tokens::kNOW) return {Now(in)};
    if (word == tokens::kSCO) return {Owners(in)};
    if (word == tokens::kMIS) return {Missing(in)};
    if (word == tokens::kFRM) return {Delivered(in)};
    if (word == tokens::kYES) return Receipts(in.Group());
    if (word == tokens::kCCD || word == tokens::kOUT) {
      return {MessageBuilder(DppWordOf(word)).Add(in.Group()).Take()};
    }
    if (word == tokens::kTME) {
      Lose("how much time is left");
      return {{words::kTME}};
    }
    if (IsOneOf(word, {tokens::kHUH, tokens::kPRN, tokens::kOFF})) return {Same(message)};
    return Refused(word);
  }

  Message Hello(MessageCursor& in) {
    MessageBuilder out(words::kHLO);
    const Token power = in.GroupOfOne();
    if (!IsPower(power)) Refuse("HLO of an observer");
    out.Add(power);
    in.Group();
    Lose("the passcode");
    bool has_press = false, partial_draws = false;
    MessageCursor options(in.Group());
    while (options.ok() && !options.empty()) {
      MessageCursor option(options.Group());
      const Token word = option.Next();
      if (word == tokens::kLVL) {
        has_press = NumberOf(option.Peek()) > 0;
        if (has_press) Lose("the level of press");
      } else if (word == tokens::kPDA) {
        partial_draws = true;
      } else {
        Lose(ShownWord(word, tokens_));
      }
    }
    if (partial_draws) out.Add(words::kPDA);
    if (!has_press) out.Add(words::kGBT);
    return out.Take();
  }

  Message Answer(MessageCursor& in) {
    MessageBuilder out(words::kTHK);
    const MessageView order = in.Group();
    AppendOrder(order, out);
    AppendNote(in.Group(), order, out);
    return out.Take();
  }

  // Waives are left out.
  Messages Results(MessageCursor& in) {
    const Message turn = Turn(in.Group());
    const MessageView order = in.Group(), result = in.Group();
    MessageBuilder out(words::kORD);
    out.Group(turn);
    if (order.back() == tokens::kWVE) {
      Lose("a build that is waived");
      return {out.Take()};
    }
    out.Open();
    AppendOrder(order, out);
    AppendNote(result, order, out);
    return {out.Close().Take()};
  }

  Message Now(MessageCursor& in) {
    MessageBuilder out(words::kNOW);
    out.Group(Turn(in.Group()));
    while (in.ok() && !in.empty()) {
      const auto [unit, places] = SplitRetreating(in.Group());
      out.Open().Add(Same(unit));
      if (places.has_value()) out.Add(words::kMRT).Add(Same(*places));
      out.Close();
    }
    return out.Take();
  }

  // "RUS FLT SEV MRT ( BLA )": the unit, and where it may go if it has to.
  static std::pair<MessageView, std::optional<MessageView>> SplitRetreating(MessageView unit) {
    const auto mrt = std::find(unit.begin(), unit.end(), tokens::kMRT);
    if (mrt == unit.end()) return {unit, std::nullopt};
    const auto at = static_cast<size_t>(mrt - unit.begin());
    return {unit.first(at), MessageCursor(unit.subspan(at + 1)).Group()};
  }

  // Centers that nobody owns are not told.
  Message Owners(MessageCursor& in) {
    MessageBuilder out(words::kSCD);
    while (in.ok() && !in.empty()) {
      const MessageView owner = in.Group();
      if (owner.front() != tokens::kUNO) out.Group(owner);
    }
    return out.Take();
  }

  Message Missing(MessageCursor& in) {
    MessageBuilder out(words::kMIS);
    while (in.ok() && !in.empty()) {
      const MessageView item = in.Group();
      if (IsNumber(item.front())) return out.Add(item).Take();
      const auto [unit, places] = SplitRetreating(item);
      out.Open();
      places.has_value() ? out.Group(Same(unit)).Add(Same(*places)) : out.Add(Same(unit));
      out.Close();
    }
    return out.Take();
  }

  // The other recipients are told; who is told is not among them.
  Message Delivered(MessageCursor& in) {
    MessageBuilder out(words::kFRM);
    out.Add(in.Group());
    const MessageView list = in.Group();
    Message others(list.begin(), list.end());
    const Token self = list.size() == 1 ? list.front() : Self();
    if (std::erase(others, self) == 0 && !failed()) Need("that it is for whom it is translated");
    if (!others.empty()) out.Open().Add(words::kCCD).Add(others).Close();
    return out.Group(Press(in.Group())).Take();
  }

  // YES (SND (..) (..)): a receipt for each recipient. Of other answers there are none.
  Messages Receipts(MessageView what) {
    if (what.front() != tokens::kSND) return Refused(tokens::kYES, " to " + ShownWord(what.front(), tokens_));
    MessageCursor in(what.subspan(1));
    MessageView list = in.Group();
    if (IsSeason(list.front())) {
      Lose("the turn that it is for");
      list = in.Group();
    }
    const Message press = Press(in.Group());
    Messages receipts;
    for (const Token power : list) receipts.push_back(MessageBuilder(words::kSNT).Add(power).Group(press).Take());
    return receipts;
  }

  // ---- Orders ----

  void AppendOrder(MessageView order, MessageBuilder& out) {
    MessageCursor in(order);
    if (order.back() == tokens::kWVE) {
      if (context_.self != kNoPower && order.front() != Self()) Refuse("WVE of another power");
      return void(out.Add(words::kWVE));
    }
    const MessageView unit = in.Group();
    if (!in.empty() && in.Peek() == tokens::kCTO) {
      in.Next();
      out.Group(Same(unit)).Add(words::kCTO).Add(in.Next()).Add(words::kVIA);
      in.Next();
      for (const Token sea : in.Group()) AppendFleet(sea, out);
    } else {
      out.Add(Same(order));
    }
  }

  // The fleet that is there.
  void AppendFleet(Token sea, MessageBuilder& out) {
    if (context_.position == nullptr) return Need("whose fleets carry the army");
    const ProvinceIndex at = tokens_.ProvinceOf(sea);
    if (at == kNoProvince || !context_.position->HasUnit(at)) return Refuse("VIA where no fleet is");
    const Unit fleet = context_.position->UnitAt(at);
    if (fleet.type != UnitType::kFleet) return Refuse("VIA where no fleet is");
    MessageBuilder unit;
    AppendUnit(map_, tokens_, fleet, unit);
    out.Group(Same(unit.Take()));
  }

  void AppendNote(MessageView note, MessageView order, MessageBuilder& out) {
    if (note.back() == tokens::kRET) {
      out.Open();
      if (note.size() == 2) out.Add(NoteWord(note.front()));
      return void(out.Add(words::kRET).Add(Attacked(order)).Close());
    }
    if (note.front() == tokens::kNVR) return AppendPlaces(order, out);
    out.Add(NoteWord(note.front()));
  }

  Token NoteWord(Token word) {
    if (word == tokens::kNSA) {
      Lose("NSA, which is NSU in DPP");
      return words::kNSU;
    }
    return DppWordOf(word);
  }

  ProvinceIndex ProvinceIn(MessageView order) const {
    const auto province = std::find_if(order.begin(), order.end(), IsProvince);
    return province == order.end() ? kNoProvince : tokens_.ProvinceOf(*province);
  }

  // Whence the unit was attacked that is ordered.
  Token Attacked(MessageView order) {
    const ProvinceIndex at = ProvinceIn(order);
    for (const auto& [where, whence] : context_.attacks) {
      if (where == at) return tokens_.Province(whence);
    }
    Need("where the attack came from (RET)");
    return kNoToken;
  }

  // "( MBE .. )": where the unit might go that is ordered.
  void AppendPlaces(MessageView order, MessageBuilder& out) {
    const ProvinceIndex at = ProvinceIn(order);
    if (context_.position == nullptr || at == kNoProvince) return Need("where the unit might go (MBE)");
    const int dislodged = context_.position->FindDislodged(at);
    if (dislodged < 0) return Need("where the unit might go (MBE)");
    out.Open().Add(words::kMBE);
    const DislodgedUnit unit = context_.position->Dislodged(dislodged);
    const std::span<const LocationIndex> places = map_.RetreatPlaces(unit.unit.type, unit.unit.location);
    for (size_t i = 0; i < places.size(); ++i) {
      MessageBuilder place;
      if (MayRetreatTo(unit, static_cast<int>(i))) AppendLocation(map_, tokens_, places[i], place);
      out.Add(Same(place.Take()));
    }
    out.Close();
  }

  // ---- Parts ----

  Message File(MessageView message) {
    const MessageView name = MessageCursor(message.subspan(1)).Group();
    MessageBuilder out(DppWordOf(message.front()));
    out.Add(words::kNAME);
    for (const Token token : name) {
      const auto c = static_cast<uint8_t>(OctetOf(token));
      if (c <= ' ' || c == '(' || c == ')' || c >= 0x7f)
        Refuse("a file's name with blanks, brackets or letters beyond ASCII");
      out.Add(token);
    }
    return out.Take();
  }

  // ---- Press ----

  Message Press(MessageView press) override {
    const Depth depth(*this);
    if (failed()) return {};
    const Token word = press.front();
    MessageCursor in(press.subspan(1));
    if (word == tokens::kPRP) return Offer(in.Group());
    if (IsOneOf(word, {tokens::kINS, tokens::kQRY})) return Around(DppWordOf(word), Offer(in.Group()));
    if (IsOneOf(word, {tokens::kYES, tokens::kREJ, tokens::kBWX, tokens::kIDK})) {
      return Around(DppWordOf(word), Press(in.Group()));
    }
    if (word == tokens::kTRY) return Try(in.Group());
    if (word == tokens::kHUH) return Same(press);
    if (word == tokens::kWHT) return Around(words::kWHT, Same(in.Group()));
    if (word == tokens::kHOW) return MessageBuilder(words::kHOW).Add(in.Group()).Take();
    if (word == tokens::kEXP) {
      const Message turn = Turn(in.Group());
      return MessageBuilder(words::kEXP).Group(turn).Group(Press(in.Group())).Take();
    }
    if (word == tokens::kIFF) return Conditional(press);
    if (word == tokens::kFRM) return Report(in);
    Refuse(word, " between players");
    return {};
  }

  Message Try(MessageView list) {
    MessageBuilder out(words::kTRY);
    for (const Token token : list) {
      const Token word = DppWordOf(token);
      word != kNoToken ? void(out.Add(word)) : Lose("words that DPP has not");
    }
    return out.Take();
  }

  Message Report(MessageCursor& in) {
    const MessageView from = in.Group(), to = in.Group();
    if (to.size() != 1) Refuse("FRM between players of press to several");
    if (failed()) return {};
    return MessageBuilder(words::kFRM).Add(from).Add(to).Group(Press(in.Group())).Take();
  }

  // ---- Offers ----

  Message Offer(MessageView offer) override {
    const Depth depth(*this);
    if (failed()) return {};
    const Token word = offer.front();
    MessageCursor in(offer.subspan(1));
    if (word == tokens::kNOT) return Around(words::kNOT, Offer(in.Group()));
    if (IsOneOf(word, {tokens::kPCE, tokens::kALY, tokens::kDRW})) return Same(offer);
    if (word == tokens::kDMZ) {
      const MessageView pair = in.Group(), places = in.Group();
      if (pair.size() != 2) Refuse("DMZ of other than two nations");
      return MessageBuilder(words::kDMZ).Group(pair).Add(places).Take();
    }
    if (word == tokens::kXDO) return AroundOrder(in.Group());
    if (word == tokens::kAND) return Orders(in);
    if (word == tokens::kSCD) {
      if (std::find(offer.begin(), offer.end(), tokens::kUNO) != offer.end()) Refuse("SCD of centers that nobody owns");
      return Same(offer);
    }
    if (word == tokens::kXOY) {
      const MessageView from = in.Group(), to = in.Group();
      return MessageBuilder(words::kXOY).Add(from).Add(to).Take();
    }
    if (word == tokens::kFOR) return Later(in);
    Refuse(word, " between players");
    return {};
  }

  Message AroundOrder(MessageView order) {
    MessageBuilder out(words::kXDO);
    out.Open();
    if (order.back() == tokens::kWVE) Refuse("WVE between players");
    if (!failed()) AppendOrder(order, out);
    return out.Close().Take();
  }

  // AND joins orders only.
  Message Orders(MessageCursor& in) {
    MessageBuilder out(words::kXDO);
    while (in.ok() && !in.empty()) {
      const MessageView member = in.Group();
      if (member.front() != tokens::kXDO) Refuse("AND of other than orders");
      if (failed()) return {};
      const Message order = AroundOrder(MessageCursor(member.subspan(1)).Group());
      out.Add(MessageView(order).subspan(1));
    }
    return out.Take();
  }

  Message Later(MessageCursor& in) {
    MessageBuilder out(words::kFOR);
    const MessageView when = in.Group();
    if (IsOpening(when.front())) {
      MessageCursor period(when);
      const Message first = Turn(period.Group()), last = Turn(period.Group());
      out.Group(first).Add(words::kDash).Group(last);
    } else {
      out.Group(Turn(when));
    }
    return out.Group(Offer(in.Group())).Take();
  }
};

}  // namespace

Result<Translation> FromDaide(MessageView message, MessageKind kind, const MapTokens& tokens, const Map& map,
                              const TranslationContext& context) {
  static const MessageGrammar grammar;
  if (grammar.Check(message, kind, kFreeTextLevel).verdict != Verdict::kAllowed) {
    return InvalidError("it is no message of DAIDE 0.167");
  }
  return DppWriter(tokens, map, context).Run(message, kind);
}

}  // namespace entente::press::dpp
