#include "reports/advice_json.h"

#include "advice/advice_text.h"
#include "base/columns.h"
#include "explain/explanation_text.h"
#include "explain/outcome_words.h"
#include "json/json_writer.h"
#include "notation/notation.h"

namespace entente {
namespace {

class AdviceWriter {
 public:
  AdviceWriter(const Adviser& adviser, Voice voice, JsonWriter& out)
      : adviser_(adviser), map_(adviser.plan().map()), voice_(voice), out_(out) {}

  void Write() {
    out_.Object([&] {
      out_.Member("phase", map_.PhaseName(adviser_.plan().before().phase()));
      out_.Array("unknown", [&] {
        for (const PowerIndex power : map_.powers()) {
          if (!adviser_.plan().IsKnown(power)) out_.String(map_.PowerId(power));
        }
      });
      out_.Array("warnings", [&] {
        for (const Warning& warning : adviser_.warnings()) Line([&] { WriteWarning(warning); });
      });
      if (adviser_.outlook() == nullptr) return;
      out_.Object("outlook", [&] { WriteOutlook(*adviser_.outlook()); });
    });
  }

 private:
  // Writes an object at the beginning of a line.
  template <typename WriteMembers>
  void Line(const WriteMembers& write) {
    out_.Line();
    out_.Object(write);
  }
  std::string OrderText(Order order) const { return FormatOrder(map_, order); }

  void WriteWarning(const Warning& warning) {
    out_.Member("power", map_.PowerId(warning.power));
    const Explanation& told = warning.told;
    if (warning.line != kNoLine) {
      out_.Member("order",
                  IsNoOrder(told.result.outcome.reason) ? std::string(told.line->text) : OrderText(told.result.order));
      out_.Member("index", warning.line);
    } else if (told.unit.power != kNoPower) {
      out_.Member("unit", FormatUnit(map_, told.unit.type, told.unit.location));
    }
    out_.Member("severity", WordOf(warning.severity));
    out_.Member("kind", WordOf(warning.kind));
    if (told.result.why != Illegality::kNone) out_.Member("illegality", IllegalityWord(told.result.why));
    out_.Array("sentences", [&] {
      for (const std::string& sentence : SentencesOf(adviser_.plan().told(), warning, voice_)) out_.String(sentence);
    });
    if (warning.meant.kind() != OrderKind::kNone) out_.Member("meant", OrderText(warning.meant));
  }

  // ---- The outlook ----

  bool IsAbout(PowerIndex power) const { return (adviser_.question().about >> power & 1) != 0; }

  void WriteOutlook(const Outlook& outlook) {
    out_.Member("exact", outlook.is_exact);
    out_.Member("order_set_count", outlook.order_sets);
    if (outlook.rule.has_value()) {
      out_.Member("rule", RuleText(*outlook.rule, ValueOf(*outlook.rule, adviser_.plan().rules())));
    }
    out_.Array("units", [&] {
      for (const UnitOutlook& unit : outlook.units) {
        if (IsAbout(unit.unit.power)) Line([&] { WriteUnit(unit); });
      }
    });
    out_.Array("provinces", [&] {
      for (const ProvinceOutlook& province : outlook.provinces) Line([&] { WriteProvince(province); });
    });
  }

  void WriteUnit(const UnitOutlook& unit) {
    out_.Member("unit", FormatUnit(map_, unit.unit.type, unit.unit.location));
    out_.Member("power", map_.PowerId(unit.unit.power));
    if (unit.is_known && unit.order.kind() != OrderKind::kNone) {
      out_.Member("order", OrderText(unit.order));
      out_.Member("succeeds", WordOf(SuccessOf(unit)));
    }
    out_.Array("places", [&] {
      for (const LocationIndex place : PlacesOf(unit)) out_.String(map_.Id(place));
    });
    out_.Member("lost", WordOf(ChanceOfLoss(unit)));
    out_.Member("exact", unit.is_exact);
  }

  // Writes the units that may be in the province after the phase, with their origins.
  void WriteProvince(const ProvinceOutlook& province) {
    out_.Member("province", map_.Id(province.province));
    out_.Array("units", [&] {
      for (const Occupant& occupant : province.occupants) {
        out_.Object([&] {
          out_.Member("unit", FormatUnit(map_, occupant.unit.type, occupant.unit.location));
          out_.Member("power", map_.PowerId(occupant.unit.power));
          if (occupant.from != kNoProvince) out_.Member("from", map_.Id(occupant.from));
        });
      }
    });
    out_.Member("empty", WordOf(province.may_be_empty ? Chance::kPerhaps : Chance::kNever));
  }

  const Adviser& adviser_;
  const Map& map_;
  const Voice voice_;
  JsonWriter& out_;
};

}  // namespace

std::string AdviceJson(const Adviser& adviser, Voice voice) {
  std::string json;
  JsonWriter out(json);
  AdviceWriter(adviser, voice, out).Write();
  return json;
}

std::string AdviceText(const Adviser& adviser, Voice voice, int width) {
  const Plan& plan = adviser.plan();
  std::string text = plan.map().PhaseName(plan.before().phase()) + "\n";
  for (const Warning& warning : adviser.warnings()) AppendWarning(plan.told(), warning, voice, width, text);
  if (adviser.warnings().empty()) {
    AppendWrapped(StatementText(plan.told(), {MessageId::kNoWarnings, {}}, voice), width, 2, text);
  }
  if (adviser.outlook() != nullptr) {
    text += "\n";
    AppendOutlook(plan, *adviser.outlook(), adviser.question().about, voice, width, text);
  }
  return text;
}

}  // namespace entente
