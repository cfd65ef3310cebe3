#include "explain/explanation_text.h"

#include "base/columns.h"
#include "explain/sentence.h"
#include "explain/written_note.h"
#include "sheet/line_text.h"

namespace entente {
namespace {

std::optional<MessageId> FinerPhrase(FinerWord word) {
  switch (word) {
    case FinerWord::kGiven:
      return MessageId::kWordGiven;
    case FinerWord::kGivenInVain:
      return MessageId::kWordGivenInVain;
    case FinerWord::kAvailable:
      return MessageId::kWordAvailable;
    case FinerWord::kUnused:
      return MessageId::kWordUnused;
    default:
      return std::nullopt;  // the reason already says it
  }
}

// Whether the words of a line make no order. Other faulty lines are statements, or orders that a rule refuses.
bool HasFaultyWords(const SheetLine& line) {
  return line.fault != nullptr && line.fault->kind < TextFault::Kind::kPerpetualRefused;
}

std::string HeadOf(const PhaseTold& phase, const Explanation& explanation, Voice voice) {
  std::string text;
  MessageWriter writer(phase.before.map(), phase.before.stage(), voice, text);
  const OrderResult& result = explanation.result;
  const Reason reason = result.outcome.reason;
  const Argument order = Argument::OfOrder(result.order), power = Argument::OfPower(result.order.power());
  if (explanation.line.has_value() && IsStatement(explanation.line->kind)) {
    writer.Append(explanation.line->text);
    writer.Append(" ");
    writer.Write(MessageId::kHeadStatement, {power});
  } else if (reason == Reason::kUnreadable && explanation.line.has_value()) {
    writer.Append(explanation.line->text);
    writer.Append(" ");
    writer.Write(MessageId::kHeadFailsText, {power, Argument::OfPhrase(MessageId::kReasonUnreadable)});
  } else if (reason != Reason::kNone) {
    const int phrase = static_cast<int>(MessageId::kReasonIllegal) + static_cast<int>(reason) - 1;
    writer.Write(MessageId::kHeadFails, {order, power, Argument::OfPhrase(static_cast<MessageId>(phrase))});
  } else if (const std::optional<MessageId> word = FinerPhrase(explanation.word); word.has_value()) {
    writer.Write(MessageId::kHeadSucceedsAs, {order, power, Argument::OfPhrase(*word)});
  } else {
    writer.Write(MessageId::kHeadSucceeds, {order, power});
  }
  return text;
}

}  // namespace

std::string SentenceOf(const PhaseTold& phase, const Explanation& explanation, Voice voice) {
  if (explanation.event.has_value()) {
    return EventSentence(phase.before.map(), phase.before.stage(), *explanation.event, voice);
  }
  const bool has_line = explanation.line.has_value();
  const bool is_read = explanation.result.outcome.reason != Reason::kUnreadable;
  // In English there is no sentence before the fault.
  if (!is_read && has_line && (voice.language == Language::kEnglish || !HasFaultyWords(*explanation.line))) {
    return WhyNoOrder(*explanation.line, voice.language);
  }
  std::string text = ResultSentence(phase.before, explanation.result, phase.results, voice);
  if (!has_line) return text;
  if (!is_read) return text + " " + WhyNoOrder(*explanation.line, voice.language);
  AppendWrittenNote(phase.before, *explanation.line, explanation.result, text, voice);
  return text;
}

std::string StatementText(const PhaseTold& phase, const Statement& statement, Voice voice) {
  std::string text;
  MessageWriter(phase.before.map(), phase.before.stage(), voice, text).Write(statement.message, statement.arguments);
  return text;
}

void AppendExplanation(const PhaseTold& phase, const Explanation& explanation, Voice voice, int width,
                       std::string& text) {
  const auto line = [&](std::string_view words) { AppendWrapped(words, width, 4, text); };
  if (explanation.event.has_value()) {
    AppendWrapped(SentenceOf(phase, explanation, voice), width, 2, text);
  } else {
    AppendWrapped(HeadOf(phase, explanation, voice), width, 2, text);
    line("  " + SentenceOf(phase, explanation, voice));
  }
  for (const Statement& statement : explanation.statements) line("  " + StatementText(phase, statement, voice));
}

}  // namespace entente
