#include "press/dpp/daide_press.h"

#include "press/dpp/line.h"
#include "press/dpp/word_pairs.h"
#include "press/dpp/words.h"

namespace entente::press::dpp {
namespace {

constexpr std::string_view kOrigin = "the place that the attack came from";
constexpr std::string_view kPlaces = "the places where the unit might have gone";
constexpr std::string_view kOwners = "whose the fleets on the way are";

}  // namespace

// ---- Orders ----

void DaidePress::AppendOrder(MessageView order, MessageBuilder& out) {
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

Token DaidePress::ProvinceOfUnit(MessageView unit) {
  const auto province = std::find_if(unit.begin(), unit.end(), IsProvince);
  return province == unit.end() ? kNoToken : *province;
}

DaidePress::NotedOrder DaidePress::Split(MessageView noted) {
  size_t start = noted.size() - 1;
  if (IsClosing(noted.back())) {
    for (int depth = 1; depth > 0;) {
      --start;
      depth += IsClosing(noted[start]) ? 1 : IsOpening(noted[start]) ? -1 : 0;
    }
  }
  return {noted.first(start), noted.subspan(start)};
}

Message DaidePress::Note(MessageView note) {
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

Token DaidePress::NoteWord(Token word) {
  if (word == words::kNST) {
    Lose("NST, which is NSU in DAIDE");
    return tokens::kNSU;
  }
  if (IsOneOf(word, {words::kHUH, words::kFLD})) Refuse(word, " as a note");
  return DaideWordOf(word);
}

// ---- Parts ----

Message DaidePress::Same(MessageView part) {
  Message same;
  for (const Token token : part) {
    const Token word = DaideWordOf(token);
    if (word == kNoToken || word == kSwitzerland) Refuse(token);
    same.push_back(word);
  }
  return same;
}

Message DaidePress::Turn(MessageView turn) {
  const int year = NumberOf(turn.back()) + kYearsBetween;
  if (year > kGreatestNumber) Fail(InvalidError("the year is out of range"));
  return {DaideWordOf(turn.front()), NumberToken(std::min(year, kGreatestNumber))};
}

// ---- Press ----

std::vector<Message> DaidePress::PressMessages(MessageView press, const Parties& parties) {
  static const MessageGrammar grammar({Dialect::kDpp});
  if (grammar.Check(press, MessageKind::kPress, 0).verdict != Verdict::kAllowed) {
    Refuse("press that is none of DPP's");
    return {};
  }
  MessageCursor in(press);
  if (!in.Take(words::kWHT)) return {Press(press, parties)};
  if (in.empty()) return Refused(words::kWHT);
  std::vector<Message> questions;
  while (in.ok() && !in.empty()) questions.push_back(MessageBuilder(tokens::kWHT).Group(Same(in.Group())).Take());
  return questions;
}

Message DaidePress::Press(MessageView press, const Parties& parties) {
  const Depth depth(*this);
  if (failed()) return {};
  const Token word = press.front();
  MessageCursor in(press.subspan(1));
  if (IsOneOf(word, {words::kPRP, words::kINS, words::kQRY})) {
    return MessageBuilder(DaideWordOf(word)).Group(Offer(in.Group(), parties)).Take();
  }
  if (IsOneOf(word, {words::kYES, words::kREJ, words::kBWX, words::kIDK})) {
    if (in.empty()) Refuse(word, " without what it answers");
    const Message answered = Press(OnlyGroup(word, in), parties);
    return Around(DaideWordOf(word), answered);
  }
  if (word == words::kNOT && !in.empty()) {
    const MessageView what = OnlyGroup(word, in);
    if (!what.empty() && what.front() == words::kPRP) return Around(tokens::kREJ, Press(what, parties));
  }
  if (word == words::kTRY) return Try(press.subspan(1));
  if (word == words::kTHK) return Prediction(press.subspan(1));
  if (word == words::kIFF) return Conditional(in, parties);
  if (word == words::kEXP) return Explanation(in, parties);
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
  return Around(tokens::kPRP, Offer(press, parties));
}

// What stands in the one bracket that is left.
MessageView DaidePress::OnlyGroup(Token word, MessageCursor& in) {
  const MessageView group = in.empty() ? MessageView() : in.Group();
  if (!in.empty()) Refuse(word, " of several messages");
  if (group.empty()) Refuse(word, " of nothing");
  return group;
}

Message DaidePress::Try(MessageView list) {
  MessageBuilder out(tokens::kTRY);
  out.Open();
  for (size_t i = 0; i < list.size(); ++i) {
    const Token word = DaideWordOf(list[i]);
    if (IsText(list[i])) continue;
    Is(Category::kPress, word) || Is(Category::kCommand, word) ? void(out.Add(word)) : Lose("words that DAIDE has not");
  }
  return out.Close().Take();
}

Message DaidePress::Prediction(MessageView noted) {
  const MessageView order = Split(noted).order;
  if (order.front() == words::kWVE) Refuse("WVE between players, which does not tell whose it is,");
  Lose("the note that is expected");
  MessageBuilder out(tokens::kTHK);
  out.Open().Add(tokens::kXDO).Open();
  if (!failed()) AppendOrder(order, out);
  return out.Close().Close().Take();
}

Message DaidePress::Conditional(MessageCursor& in, const Parties& parties) {
  MessageBuilder out(tokens::kIFF);
  out.Group(Condition(in.Group(), parties));
  while (in.ok() && !in.empty()) {
    out.Add(DaideWordOf(in.Next()));  // THN, ELS
    out.Group(Press(in.Group(), parties));
  }
  return out.Take();
}

Message DaidePress::Condition(MessageView condition, const Parties& parties) {
  const Depth depth(*this);
  if (failed()) return {};
  if (!IsOneOf(condition.front(), {words::kAND, words::kORR})) return Offer(condition, parties);
  MessageBuilder out(DaideWordOf(condition.front()));
  int members = 0;
  for (MessageCursor in(condition.subspan(1)); in.ok() && !in.empty(); ++members) {
    out.Group(Condition(in.Group(), parties));
  }
  if (members < 2) Refuse(condition.front(), " of one message");
  return out.Take();
}

Message DaidePress::Explanation(MessageCursor& in, const Parties& parties) {
  MessageCursor ahead = in;
  const MessageView turn = in.empty() ? MessageView() : ahead.Group();
  if (turn.empty() || !IsOf(WordGroup::kSeason, turn.front())) Refuse(words::kEXP, " without a turn");
  if (failed()) return {};
  MessageBuilder out(tokens::kEXP);
  out.Group(Turn(turn));
  return out.Group(Press(OnlyGroup(words::kEXP, ahead), parties)).Take();
}

// "FRM a b (m)": what a has written to b.
Message DaidePress::Report(MessageCursor& in) {
  const Token from = in.Next(), to = in.Next();
  if (!IsPower(from) || !IsPower(to)) Refuse(words::kFRM, " between players, but of one nation to another,");
  if (failed()) return {};
  const Parties parties{from, {to}};
  const MessageView what = OnlyGroup(words::kFRM, in);
  if (failed()) return {};
  return MessageBuilder(tokens::kFRM).Group(parties.sender).Group(parties.receivers).Group(Press(what, parties)).Take();
}

// ---- Offers ----

Message DaidePress::Offer(MessageView content, const Parties& parties) {
  const Depth depth(*this);
  if (failed()) return {};
  const Token word = content.front();
  MessageCursor in(content.subspan(1));
  if (word == words::kNOT) {
    if (in.empty()) Refuse(word, " without what it answers");
    return failed() ? Message() : Around(tokens::kNOT, Offer(OnlyGroup(word, in), parties));
  }
  if (word == words::kPRP) return Offer(OnlyGroup(word, in), parties);
  if (word == words::kPCE) return MessageBuilder(tokens::kPCE).Group(ListOr(in, parties)).Take();
  if (word == words::kALY) return Alliance(in, parties);
  if (word == words::kDMZ) return Demilitarised(in, parties);
  if (word == words::kXDO) return Orders(in);
  if (word == words::kDRW) {
    if (!in.empty() && in.Group().size() < 2) Refuse(word, " of one nation");
    return Same(content);
  }
  if (word == words::kSCD) return Claims(content);
  if (word == words::kXOY) return Favour(in);
  if (word == words::kIOU || word == words::kUOM) return OwnFavour(word, in, parties);
  if (word == words::kFOR) return Later(in, parties);
  Refuse(word, " between players");
  return {};
}

// A list of nations, or those that are implied.
Message DaidePress::ListOr(MessageCursor& in, const Parties& parties) {
  if (IsOpening(in.Peek())) {
    const MessageView list = in.Group();
    return Message(list.begin(), list.end());
  }
  return Implied(parties);
}

Message DaidePress::Implied(const Parties& parties) {
  if (parties.sender == kNoToken || parties.receivers.empty()) Need("who is meant: it has no list of nations");
  return MessageBuilder(parties.sender).Add(parties.receivers).Take();
}

Message DaidePress::Alliance(MessageCursor& in, const Parties& parties) {
  MessageBuilder out(tokens::kALY);
  out.Group(ListOr(in, parties));
  if (!in.Take(words::kVSS)) Refuse(words::kALY, " without VSS");
  return failed() ? Message() : out.Add(tokens::kVSS).Group(in.Group()).Take();
}

Message DaidePress::Demilitarised(MessageCursor& in, const Parties& parties) {
  MessageBuilder out(tokens::kDMZ);
  out.Group(ListOr(in, parties)).Open();
  if (in.empty()) Refuse(words::kDMZ, " of all zones");
  while (in.ok() && !in.empty()) out.Add(Same(MessageView{{in.Next()}}));
  return out.Close().Take();
}

Message DaidePress::Orders(MessageCursor& in) {
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

Message DaidePress::Claims(MessageView content) {
  if (content.size() == 1) Refuse("SCD without nations");
  if (std::any_of(content.begin(), content.end(), IsNumber)) Refuse("SCD with numbers");
  return Same(content);
}

Message DaidePress::Favour(MessageCursor& in) {
  const Token from = in.Next(), to = in.Next();
  if (!in.empty()) Lose("how great the favour is");
  return MessageBuilder(tokens::kXOY).Group(from).Group(to).Take();
}

Message DaidePress::OwnFavour(Token word, MessageCursor& in, const Parties& parties) {
  if (parties.sender == kNoToken || parties.receivers.size() != 1) Need("between which two nations the favour is");
  if (failed()) return {};
  if (!in.empty()) Lose("how great the favour is");
  const Token you = parties.receivers.front();
  const bool is_ours = word == words::kIOU;
  return MessageBuilder(tokens::kXOY)
      .Group(is_ours ? parties.sender : you)
      .Group(is_ours ? you : parties.sender)
      .Take();
}

// "FOR (turn) (m)", "FOR (turn)-(turn) (m)"; several messages are joined by AND.
Message DaidePress::Later(MessageCursor& in, const Parties& parties) {
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
  while (in.ok() && !in.empty() && !failed()) offers.push_back(Offer(in.Group(), parties));
  if (offers.size() == 1) return out.Group(offers.front()).Take();
  out.Open().Add(tokens::kAND);
  for (const Message& offer : offers) out.Group(offer);
  return out.Close().Take();
}

}  // namespace entente::press::dpp
