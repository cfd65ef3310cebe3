#include "reports/advice_json.h"

#include "advice/advice_text.h"
#include "base/columns.h"
#include "explain/explanation_text.h"
#include "json/json_writer.h"
#include "notation/notation.h"
#include "notation/raw_order.h"

namespace entente {
namespace {

class AdviceWriter {
 public:
  AdviceWriter(const Adviser& adviser, Voice voice, JsonWriter& out)
      : adviser_(adviser), map_(adviser.plan().map()), voice_(voice), out_(out) {}

  void Write() {
    out_.BeginObject();
    Text("name", map_.PhaseName(adviser_.plan().before().phase()));
    out_.Key("unknown");
    out_.BeginArray();
    for (PowerIndex power = 0; power < map_.power_count(); ++power) {
      if (!adviser_.plan().IsKnown(power)) out_.String(map_.PowerId(power));
    }
    out_.EndArray();
    out_.Key("warnings");
    out_.BeginArray();
    for (const Warning& warning : adviser_.warnings()) WriteWarning(warning);
    out_.EndArray();
    if (adviser_.outlook() != nullptr) WriteOutlook(*adviser_.outlook());
    out_.EndObject();
  }

 private:
  void Text(std::string_view key, std::string_view text) {
    out_.Key(key);
    out_.String(text);
  }
  std::string OrderText(Order order) const {
    std::string text = FormatOrder(map_, order);
    return text.empty() ? FormatRawOrder(order) : text;
  }

  void WriteWarning(const Warning& warning) {
    out_.Line();
    out_.BeginObject();
    Text("power", map_.PowerId(warning.power));
    const Explanation& told = warning.told;
    if (warning.line != kNoLine) {
      Text("order",
           warning.kind == WarningKind::kUnreadable ? std::string(told.line->text) : OrderText(told.result.order));
      out_.Key("line");
      out_.Int(static_cast<int64_t>(warning.line));
    } else if (told.unit.power != kNoPower) {
      Text("unit", FormatUnit(map_, told.unit.type, told.unit.location));
    }
    Text("severity", WordOf(warning.severity));
    Text("kind", WordOf(warning.kind));
    out_.Key("sentences");
    out_.BeginArray();
    for (const std::string& sentence : SentencesOf(adviser_.plan().told(), warning, voice_)) out_.String(sentence);
    out_.EndArray();
    if (warning.meant.kind() != OrderKind::kNone) Text("meant", OrderText(warning.meant));
    out_.EndObject();
  }

  // ---- What may happen ----

  void Chances(std::string_view key, Chance chance) { Text(key, WordOf(chance)); }
  bool IsAbout(PowerIndex power) const { return (adviser_.question().about >> power & 1) != 0; }

  void WriteOutlook(const Outlook& outlook) {
    out_.Key("outlook");
    out_.BeginObject();
    out_.Key("exact");
    out_.Bool(outlook.is_exact);
    out_.Key("order_sets");
    out_.Int(static_cast<int64_t>(outlook.order_sets));
    if (outlook.rule.has_value()) {
      Text("rule", RuleText(*outlook.rule, ValueOf(*outlook.rule, adviser_.plan().rules())));
    }
    out_.Key("units");
    out_.BeginArray();
    for (const UnitOutlook& unit : outlook.units) {
      if (IsAbout(unit.unit.power)) WriteUnit(unit);
    }
    out_.EndArray();
    out_.Key("provinces");
    out_.BeginArray();
    for (const ProvinceOutlook& province : outlook.provinces) WriteProvince(province);
    out_.EndArray();
    out_.EndObject();
  }

  void WriteUnit(const UnitOutlook& unit) {
    out_.Line();
    out_.BeginObject();
    Text("unit", FormatUnit(map_, unit.unit.type, unit.unit.location));
    Text("power", map_.PowerId(unit.unit.power));
    if (unit.is_known && unit.order.kind() != OrderKind::kNone) {
      Text("order", OrderText(unit.order));
      Chances("succeeds", SuccessOf(unit));
    }
    out_.Key("places");
    out_.BeginArray();
    for (const LocationIndex place : PlacesOf(unit)) out_.String(map_.Id(place));
    out_.EndArray();
    Chances("lost", ChanceOfLoss(unit));
    out_.Key("exact");
    out_.Bool(unit.is_exact);
    out_.EndObject();
  }

  // Who may stand there, each as it then stands, and where it comes from.
  void WriteProvince(const ProvinceOutlook& province) {
    out_.Line();
    out_.BeginObject();
    Text("province", map_.Id(province.province));
    out_.Key("units");
    out_.BeginArray();
    for (const Occupant& occupant : province.occupants) {
      out_.BeginObject();
      Text("unit", FormatUnit(map_, occupant.unit.type, occupant.unit.location));
      Text("power", map_.PowerId(occupant.unit.power));
      if (occupant.from != kNoProvince) Text("from", map_.Id(occupant.from));
      out_.EndObject();
    }
    out_.EndArray();
    Chances("empty", province.may_be_empty ? Chance::kPerhaps : Chance::kNever);
    out_.EndObject();
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
