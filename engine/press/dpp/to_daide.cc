#include "press/dpp/daide_press.h"
#include "press/dpp/word_pairs.h"
#include "press/dpp/words.h"
#include "press/referee/saved_referee.h"

namespace entente::press::dpp {
namespace {

class DaideWriter : public DaidePress {
 public:
  DaideWriter(const MapTokens& tokens, const Map& map, const TranslationContext& context)
      : DaidePress(tokens, map, context) {}

  Result<Translation> Run(MessageView message, MessageKind kind) {
    Translation translation;
    if (kind == MessageKind::kPress) {
      translation.messages = PressMessages(message, PartiesOfPress());
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
    const Parties parties{PowerToken(context_.self), Message(list.begin(), list.end())};
    std::vector<Message> letters;
    while (in.ok() && !in.empty()) {
      for (const Message& press : PressMessages(in.Group(), parties)) {
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
    const Parties parties{in.Next(), {Self()}};  // what names nobody is between these two: others have copies
    Message receivers = parties.receivers;
    if (IsPower(in.Peek())) return Refused(in.Peek());
    MessageCursor ahead = in;
    MessageCursor copies(ahead.Group());
    if (copies.Take(words::kCCD)) {
      while (copies.ok() && !copies.empty()) receivers.push_back(copies.Next());
      in = ahead;
    }
    std::vector<Message> letters;
    while (in.ok() && !in.empty()) {
      for (const Message& press : PressMessages(in.Group(), parties)) {
        letters.push_back(MessageBuilder(tokens::kFRM).Group(parties.sender).Group(receivers).Group(press).Take());
      }
    }
    return letters;
  }

  std::vector<Message> Receipts(MessageCursor& in) {
    const Parties parties{PowerToken(context_.self), {in.Next()}};
    if (in.empty()) {
      Refuse("SNT without what was sent");
      return {};
    }
    std::vector<Message> receipts;
    for (const Message& press : PressMessages(in.Group(), parties)) {
      const Message sent = MessageBuilder(tokens::kSND).Group(parties.receivers).Group(press).Take();
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
};

}  // namespace

Result<Translation> ToDaide(MessageView message, MessageKind kind, const MapTokens& tokens, const Map& map,
                            const TranslationContext& context) {
  static const MessageGrammar grammar({Dialect::kDpp});
  if (grammar.Check(message, kind, 0).verdict != Verdict::kAllowed) return InvalidError("it is no message of DPP");
  return DaideWriter(tokens, map, context).Run(message, kind);
}

}  // namespace entente::press::dpp
