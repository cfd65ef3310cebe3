#include "explain/unread_sentence.h"

#include <optional>
#include <vector>

#include "notation/notation.h"
#include "notation/order_failure.h"
#include "sheet/sheet_reader.h"
#include "sheet/statement.h"
#include "sheet/written_flags.h"

namespace entente {
namespace {

using Form = UnreadFacts::Form;

static_assert(static_cast<int>(MessageId::kStatementProxy) - static_cast<int>(MessageId::kStatementContinues) ==
              static_cast<int>(SheetStatement::kProxy) - static_cast<int>(SheetStatement::kSetContinues));
static_assert(static_cast<int>(MessageId::kExpectedClose) - static_cast<int>(MessageId::kExpectedUnit) ==
              static_cast<int>(Expected::kClose));

Argument PhraseOf(Expected expected) {
  return Argument::OfPhrase(
      static_cast<MessageId>(static_cast<int>(MessageId::kExpectedUnit) + static_cast<int>(expected)));
}

// Tells facts in a language. Parts that are told with others are told first.
class UnreadTeller {
 public:
  UnreadTeller(const PhaseTold& phase, Voice voice) : phase_(phase), voice_(voice) {}

  std::string Told(const UnreadFacts& facts) {
    const Argument words = Argument::OfText(facts.words), expected = PhraseOf(facts.expected);
    const Argument at = Argument::OfNumber(static_cast<int>(facts.place.column));
    const std::string several = OneOf(facts), nearest = NearestTo(facts);
    switch (facts.form) {
      case Form::kEmpty:
        return Text(MessageId::kUnreadEmpty, {expected});
      case Form::kEnds:
        return Text(MessageId::kUnreadEnds, {at, expected});
      case Form::kBehindOrder:
      case Form::kBehindUnit:  // of an order there is none
        return Text(MessageId::kUnreadBehindOrder, {words, at});
      case Form::kUnexpected:
        return Text(MessageId::kUnreadUnexpected, {words, at, expected});
      case Form::kSeveral:
        return Text(MessageId::kUnreadSeveral, {words, at, Argument::OfText(several), expected});
      case Form::kNoPlace:
        return Text(MessageId::kUnreadNoPlace, {words, at, expected, Argument::OfText(nearest)});
      case Form::kNoOrderWord:
        return Text(MessageId::kUnreadNoOrderWord, {words, at, expected, Argument::OfText(nearest)});
      case Form::kNotAPower:
        return Text(MessageId::kUnreadNoPower, {words, at, expected, Argument::OfText(nearest)});
      case Form::kNoOrder:
        break;
    }
    return Text(MessageId::kUnreadNoOrder, {words, at});
  }

 private:
  std::string Text(MessageId message, std::initializer_list<Argument> arguments = {}) const {
    std::string text;
    MessageWriter(phase_.before.map(), phase_.before.stage(), voice_, text).Tell(message, arguments);
    return text;
  }
  // "LVN or LVP", "BOT, LYO or NAF".
  std::string OneOf(const UnreadFacts& facts) const {
    std::string text;
    for (size_t i = 0; i < facts.nearest.size(); ++i) {
      if (i > 0) text += i + 1 == facts.nearest.size() ? Text(MessageId::kUnreadOr) : ", ";
      text += facts.nearest[i];
    }
    return facts.has_more ? text + Text(MessageId::kUnreadAndOthers) : text;
  }
  // " (nearest: BUR, RUH)"; "" if nothing is near.
  std::string NearestTo(const UnreadFacts& facts) const {
    std::string text;
    for (const std::string& word : facts.nearest) text += (text.empty() ? "" : ", ") + word;
    return text.empty() ? "" : Text(MessageId::kUnreadNearest, {Argument::OfText(text)});
  }

  const PhaseTold& phase_;
  const Voice voice_;
};

// What a line is that is refused for more than its words; nothing for any other.
std::optional<MessageId> RefusalOf(const SheetLine& line) {
  if (line.why == kPerpetualRefused) return MessageId::kUnreadPerpetualRefused;
  if (line.why == kPerpetualPhase) return MessageId::kUnreadPerpetualPhase;
  const SheetStatement says = StatementOf(line);
  if (says == SheetStatement::kNone) return std::nullopt;
  return static_cast<MessageId>(static_cast<int>(MessageId::kStatementContinues) + static_cast<int>(says) -
                                static_cast<int>(SheetStatement::kSetContinues));
}

// 4.E.5 b. Whether a proxy hands a unit of its power to another.
bool HandsOver(const PositionView& before, const SheetLine& line) {
  const Proxy proxy = ReadProxy(before.map(), line.text);
  if (proxy.to == kNoPower) return false;
  return proxy.unit == kNoProvince || UnitMeant(before, proxy.unit).power == line.power;
}

void TellTaken(const PhaseTold& phase, bool is_taken, RuleAsked rule, Explanation& into) {
  into.Say(is_taken ? MessageId::kRuleTakes : MessageId::kRuleTakesNot, {Argument::OfRule(rule, phase.rules)});
}

}  // namespace

SheetStatement StatementOf(const SheetLine& line) {
  if (line.is_readable) return SheetStatement::kNone;
  const SheetStatement says = ReadStatement(line.text);
  return line.why == StatementPhrase(says) ? says : SheetStatement::kNone;
}

bool IsNoMatterOfWords(const SheetLine& line) { return !line.is_readable && RefusalOf(line).has_value(); }

void ExplainUnread(const PhaseTold& phase, Explanation& into) {
  const RuleOptions& rules = phase.rules;
  const SheetLine& line = *into.line;
  if (line.why == kPerpetualRefused) return into.SayRule(RuleAsked::kPerpetualOrders, rules);
  switch (StatementOf(line)) {
    case SheetStatement::kSetContinues:
      return TellTaken(phase, rules.order_sets == OrderSets::kLastOrContinued, RuleAsked::kOrderSets, into);
    case SheetStatement::kSetReplaces:
      return TellTaken(phase, rules.order_sets == OrderSets::kMergedUnlessReplaced, RuleAsked::kOrderSets, into);
    case SheetStatement::kSetUnordered:
      return TellTaken(phase, true, RuleAsked::kUnorderedSets, into);
    case SheetStatement::kProxy: {
      const bool by_map = rules.foreign_orders == ForeignOrders::kByProxy;
      const bool is_taken = (by_map || rules.proxy_orders == ProxyOrders::kInOrders) && HandsOver(phase.before, line);
      return TellTaken(phase, is_taken, by_map ? RuleAsked::kForeignOrders : RuleAsked::kProxyOrders, into);
    }
    case SheetStatement::kNone:
      return;
  }
}

void AppendUnreadSentence(const PhaseTold& phase, const SheetLine& line, Voice voice, std::string& text) {
  if (const std::optional<MessageId> refusal = RefusalOf(line)) {
    MessageWriter(phase.before.map(), phase.before.stage(), voice, text).Tell(*refusal, {});
    return;
  }
  const std::string order = WithoutPerpetual(line.text);
  const std::optional<UnreadFacts> facts =
      WhyUnread(phase.before.map(), phase.before.phase_type(), line.power, order.empty() ? line.text : order);
  // The line may have been refused for something else.
  const bool is_why = facts.has_value() && UnreadText(*facts) == line.why;
  text += is_why ? UnreadTeller(phase, voice).Told(*facts) : std::string(line.why);
}

}  // namespace entente
