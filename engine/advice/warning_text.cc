#include "advice/warning_text.h"

#include "base/columns.h"
#include "explain/explanation_text.h"

namespace entente {
namespace {

MessageId SeverityPhrase(Severity severity) {
  constexpr MessageId kPhrases[] = {MessageId::kHintWord, MessageId::kWarningWord, MessageId::kMistakeWord};
  return kPhrases[static_cast<size_t>(severity)];
}

std::string HeadOf(const PhaseTold& phase, const Warning& warning, Voice voice) {
  std::string text;
  MessageWriter writer(phase.before.map(), phase.before.stage(), voice, text);
  const Argument power = Argument::OfPower(warning.power),
                 phrase = Argument::OfPhrase(SeverityPhrase(warning.severity));
  const Explanation& told = warning.told;
  if (warning.kind == WarningKind::kUnreadable) {
    writer.Append(told.line->text);
    writer.Append(" ");
    writer.Write(MessageId::kHeadAdviceText, {power, phrase});
  } else if (warning.line != kNoLine) {
    writer.Write(MessageId::kHeadAdviceOrder, {Argument::OfOrder(told.result.order), power, phrase});
  } else if (told.unit.power != kNoPower) {
    writer.Write(MessageId::kHeadAdviceUnit, {Argument::OfUnit(told.unit), power, phrase});
  } else {
    writer.Write(MessageId::kHeadAdvicePower, {power, phrase});
  }
  return text;
}

}  // namespace

std::vector<std::string> SentencesOf(const PhaseTold& phase, const Warning& warning, Voice voice) {
  std::vector<std::string> sentences;
  if (warning.told.statements.empty()) sentences.push_back(SentenceOf(phase, warning.told, voice));
  for (const Statement& statement : warning.told.statements)
    sentences.push_back(StatementText(phase, statement, voice));
  return sentences;
}

void AppendWarning(const PhaseTold& phase, const Warning& warning, Voice voice, int width, std::string& text) {
  AppendWrapped(HeadOf(phase, warning, voice), width, 2, text);
  for (const std::string& sentence : SentencesOf(phase, warning, voice)) {
    AppendWrapped("  " + sentence, width, 4, text);
  }
}

}  // namespace entente
