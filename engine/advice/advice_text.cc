#include "advice/advice_text.h"

#include <algorithm>

#include "base/columns.h"
#include "explain/explanation_text.h"
#include "explain/phase_told.h"

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
  if (warning.line != kNoLine && IsNoOrder(told.result.outcome.reason)) {
    writer.Append(told.line->text);
    writer.Append(" ");
    writer.Write(MessageId::kHeadText, {power, phrase});
  } else if (warning.line != kNoLine) {
    writer.Write(MessageId::kHeadOrder, {Argument::OfOrder(told.result.order), power, phrase});
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

std::string_view WordOf(Chance chance) {
  constexpr std::string_view kWords[] = {"never", "perhaps", "surely"};
  return kWords[static_cast<size_t>(chance)];
}

Chance SuccessOf(const UnitOutlook& unit) {
  if (!unit.may_succeed) return Chance::kNever;
  return unit.may_fail ? Chance::kPerhaps : Chance::kSurely;
}

Chance ChanceOfLoss(const UnitOutlook& unit) {
  if (!unit.may_be_lost) return Chance::kNever;
  return unit.may_stay || !unit.may_go_to.empty() ? Chance::kPerhaps : Chance::kSurely;
}

std::string HeadOf(const Plan& plan, const UnitOutlook& outlook, Voice voice) {
  constexpr MessageId kChances[] = {MessageId::kSurelyFails, MessageId::kMaySucceed, MessageId::kSurelySucceeds};
  const Argument unit = Argument::OfUnit(outlook.unit), power = Argument::OfPower(outlook.unit.power);
  std::string text;
  MessageWriter writer(plan.map(), plan.before().stage(), voice, text);
  if (!outlook.is_known) {
    writer.Write(MessageId::kHeadAdviceUnit, {unit, power, Argument::OfPhrase(MessageId::kOrderUnknown)});
  } else if (outlook.order.kind() == OrderKind::kNone) {
    writer.Write(MessageId::kHeadAdviceUnit, {unit, power, Argument::OfPhrase(MessageId::kNothingOrdered)});
  } else {
    const MessageId chance = kChances[static_cast<size_t>(SuccessOf(outlook))];
    writer.Write(MessageId::kHeadOrder, {Argument::OfOrder(outlook.order), power, Argument::OfPhrase(chance)});
  }
  return text;
}

std::vector<LocationIndex> PlacesOf(const UnitOutlook& unit) {
  std::vector<LocationIndex> places = unit.may_go_to;
  const LocationIndex here = unit.unit.location;
  if (unit.may_stay) places.insert(std::lower_bound(places.begin(), places.end(), here), here);
  return places;
}

namespace {

class OutlookWriter {
 public:
  OutlookWriter(const Plan& plan, const Outlook& outlook, PowerSet about, Voice voice, int width, std::string& text)
      : plan_(plan), outlook_(outlook), about_(about), voice_(voice), width_(width), text_(text) {}

  void WriteAll() {
    WriteKind();
    for (const UnitOutlook& unit : outlook_.units) {
      if (IsAbout(unit.unit.power)) WriteUnit(unit);
    }
    for (const ProvinceOutlook& province : outlook_.provinces) WriteProvince(province);
  }

 private:
  bool IsAbout(PowerIndex power) const { return (about_ >> power & 1) != 0; }

  void Line(int indent, MessageId message, std::initializer_list<Argument> arguments) {
    std::string line = indent > 2 ? "  " : "";
    MessageWriter(plan_.map(), plan_.before().stage(), voice_, line).Write(message, arguments);
    AppendWrapped(line, width_, indent, text_);
  }

  // Writes whether the outlook is exact, and how it was found.
  void WriteKind() {
    const Argument sets = Argument::OfNumber(static_cast<int>(outlook_.order_sets));
    if (outlook_.is_exact && outlook_.order_sets == 0) return Line(2, MessageId::kOutlookReasoned, {});
    if (outlook_.is_exact) return Line(2, MessageId::kOutlookExact, {sets});
    if (!outlook_.rule.has_value()) return Line(2, MessageId::kOutlookBounds, {sets});
    Line(2, MessageId::kOutlookBoundsByRule, {Argument::OfRule(*outlook_.rule, plan_.rules())});
  }

  void WriteUnit(const UnitOutlook& outlook) {
    const Argument unit = Argument::OfUnit(outlook.unit);
    AppendWrapped(HeadOf(plan_, outlook, voice_), width_, 2, text_);
    WritePlaces(outlook, unit);
    WriteLoss(outlook, unit);
  }

  void WritePlaces(const UnitOutlook& outlook, const Argument& unit) {
    const std::vector<LocationIndex> places = PlacesOf(outlook);
    if (places.empty()) return;
    if (places.size() == 1 && outlook.may_stay) {
      return Line(4, outlook.may_be_lost ? MessageId::kStaysInIfNotLost : MessageId::kStaysIn,
                  {unit, Argument::OfPlace(places.front())});
    }
    Line(4, outlook.may_be_lost ? MessageId::kWillBeInIfNotLost : MessageId::kWillBeIn,
         {unit, Argument::OfAnyPlaces(places)});
  }

  void WriteLoss(const UnitOutlook& outlook, const Argument& unit) {
    constexpr MessageId kMay[] = {MessageId::kMayBeDislodged, MessageId::kMayBeDisbanded, MessageId::kMayBeRemoved};
    constexpr MessageId kSure[] = {MessageId::kSurelyDislodged, MessageId::kSurelyDisbanded, MessageId::kSurelyRemoved};
    const PhaseType type = plan_.before().phase_type();
    const size_t which = type == PhaseType::kMovement ? 0 : type == PhaseType::kRetreats ? 1 : 2;
    const Chance loss = ChanceOfLoss(outlook);
    if (loss != Chance::kNever) Line(4, loss == Chance::kSurely ? kSure[which] : kMay[which], {unit});
  }

  // The unit as it is before the phase, if it is already on the board.
  Unit Before(const Occupant& occupant) const {
    return occupant.from == kNoProvince ? occupant.unit : UnitNamed(plan_.before(), occupant.from);
  }

  void WriteProvince(const ProvinceOutlook& province) {
    const auto& occupants = province.occupants;
    const bool is_about =
        std::any_of(occupants.begin(), occupants.end(), [&](const Occupant& one) { return IsAbout(one.unit.power); });
    const Occupant* sure = province.Sure();
    if (!is_about || (sure != nullptr && sure->from == province.province)) return;
    const Argument place = Argument::OfPlace(province.province);
    std::vector<Unit> units;
    for (const Occupant& occupant : occupants) {
      const Unit unit = Before(occupant);
      if (units.empty() || !(units.back() == unit)) units.push_back(unit);  // one name for several coasts
    }
    Line(2, province.may_be_empty ? MessageId::kPlaceHeldByOrEmpty : MessageId::kPlaceHeldBy,
         {place, Argument::OfAnyUnits(units)});
  }

  const Plan& plan_;
  const Outlook& outlook_;
  const PowerSet about_;
  const Voice voice_;
  const int width_;
  std::string& text_;
};

}  // namespace

void AppendOutlook(const Plan& plan, const Outlook& outlook, PowerSet about, Voice voice, int width,
                   std::string& text) {
  OutlookWriter(plan, outlook, about, voice, width, text).WriteAll();
}

}  // namespace entente
