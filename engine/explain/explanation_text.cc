#include "explain/explanation_text.h"

#include "base/columns.h"
#include "explain/outcome_words.h"
#include "explain/sentence.h"
#include "explain/written_note.h"

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

std::string HeadOf(const PhaseTold& phase, const Explanation& explanation, Voice voice) {
  std::string text;
  MessageWriter writer(phase.before.map(), phase.before.stage(), voice, text);
  const OrderResult& result = explanation.result;
  const Reason reason = result.outcome.reason;
  const Argument order = Argument::OfOrder(result.order), power = Argument::OfPower(result.order.power());
  const int reason_phrase = static_cast<int>(MessageId::kReasonIllegal) + static_cast<int>(reason) - 1;
  const Argument phrase = Argument::OfPhrase(static_cast<MessageId>(reason_phrase));
  const bool has_line = explanation.line.has_value();
  if (has_line && (IsNoOrder(reason) || !WordsInstead(*explanation.line, result).empty())) {
    writer.Append(explanation.line->text);
    writer.Append(" ");
    writer.Write(IsFailure(reason) ? MessageId::kHeadFailsText : MessageId::kHeadText, {power, phrase});
  } else if (reason != Reason::kNone) {
    writer.Write(IsFailure(reason) ? MessageId::kHeadFails : MessageId::kHeadOrder, {order, power, phrase});
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
  if (!explanation.line.has_value()) return ResultSentence(phase.before, explanation.result, phase.results, voice);
  return LineSentence(phase.before, *explanation.line, explanation.result, phase.results, voice);
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
