#include "reports/explanation_json.h"

#include <algorithm>
#include <numeric>

#include "explain/explanation_text.h"
#include "explain/outcome_words.h"
#include "explain/phase_told.h"
#include "explain/written_note.h"
#include "json/json_writer.h"
#include "map/called.h"
#include "notation/notation.h"

namespace entente {
namespace {

class ExplanationWriter {
 public:
  ExplanationWriter(const PhaseTold& phase, Voice voice, JsonWriter& out)
      : phase_(phase), before_(phase.before), map_(before_.map()), voice_(voice), out_(out) {}

  void Write(const Explanation& it) {
    out_.Line();
    out_.Object([&] { WriteMembers(it); });
  }

 private:
  void WriteMembers(const Explanation& it) {
    it.event.has_value() ? WriteEvent(*it.event) : WriteOutcome(it);
    out_.Member("sentence", SentenceOf(phase_, it, voice_));
    List("comparisons", it.comparisons, [&](const Comparison& comparison) { WriteComparison(comparison); });
    List("attacks", it.attacks, [&](const AttackFacts& attack) {
      Unit("unit", attack.attacker);
      out_.Member("effect", WordOf(attack.effect));
    });
    if (it.by_sea.has_value()) out_.Member("by_sea", *it.by_sea);
    List("routes", it.routes, [&](const RouteFacts& route) {
      Units("units", route.carriers);
      if (route.broken_at != kNoProvince) Unit("broken_at", route.broken_at);
    });
    if (it.has_more_routes) out_.Member("more_routes", true);
    if (it.core.has_value()) WriteCore(*it.core);
    List("places", it.places, [&](const PlaceFacts& place) {
      out_.Member("place", map_.Id(place.place));
      out_.Member("why", WordOf(place.why));
    });
    List("distances", it.distances, [&](const DistanceFacts& facts) {
      Unit("unit", facts.unit);
      out_.Key("steps");
      facts.distance == kFarAway ? out_.Null() : out_.Int(facts.distance);
      out_.Array("centers", [&] {
        for (const LocationIndex center : facts.nearest) out_.String(map_.Id(center));
      });
    });
    List("culprits", it.culprits, [&](const Culprit& culprit) {
      Unit("unit", culprit.unit);
      out_.Member("role", WordOf(culprit.role));
    });
    List("statements", it.statements, [&](const Statement& statement) {
      out_.Member("kind", MessageWord(statement.message));
      out_.Member("sentence", StatementText(phase_, statement, voice_));
    });
  }

  void Strength(std::string_view key, int strength) {
    out_.Key(key);
    const int doubled = strength == 0 ? 0 : strength - 1;  // movement/strength.h
    out_.Raw(std::to_string(doubled / 2) + (doubled % 2 != 0 ? ".5" : ""));
  }
  std::string NameOf(ProvinceIndex province) const {
    const entente::Unit unit = UnitNamed(before_, province);
    return unit.power == kNoPower ? std::string(map_.Id(province)) : FormatUnit(map_, unit.type, unit.location);
  }
  void Unit(std::string_view key, ProvinceIndex province) { out_.Member(key, NameOf(province)); }
  void Units(std::string_view key, const std::vector<ProvinceIndex>& provinces) {
    out_.Array(key, [&] {
      for (const ProvinceIndex province : provinces) out_.String(NameOf(province));
    });
  }
  // An array of objects, left out if it is empty.
  template <typename Item, typename WriteMembers>
  void List(std::string_view key, const std::vector<Item>& items, const WriteMembers& write) {
    if (items.empty()) return;
    out_.Array(key, [&] {
      for (const Item& item : items) out_.Object([&] { write(item); });
    });
  }

  void WriteOutcome(const Explanation& it) {
    const Reason reason = it.result.outcome.reason;
    const bool is_read = !IsNoOrder(reason);
    const PowerIndex power = it.result.order.power();
    out_.Key("power");
    out_.StringOrNull(power < map_.power_count() ? map_.PowerId(power) : "");
    if (!is_read) {
      out_.Member("order", it.line.has_value() ? it.line->text : "");
    } else if (it.line.has_value() && !WordsInstead(*it.line, it.result).empty()) {
      out_.Member("order", WordsInstead(*it.line, it.result));
    } else {
      out_.Member("order", FormatOrder(map_, it.result.order));
    }
    out_.Member("outcome", OutcomeWord(reason));
    out_.Key("reason");
    out_.StringOrNull(IsFailure(reason) ? ReasonWord(reason) : "");
    if (it.result.why != Illegality::kNone) out_.Member("illegality", IllegalityWord(it.result.why));
    if (it.word != FinerWord::kNone) out_.Member("word", WordOf(it.word));
  }

  void WriteEvent(const PhaseEvent& event) {
    out_.Member("event", EventWord(event.kind));
    out_.Member("power", map_.PowerId(event.power));
    out_.Key("unit");
    out_.StringOrNull(event.unit.location < map_.location_count()
                          ? FormatUnit(map_, event.unit.type, event.unit.location)
                          : std::string());
    out_.Key("why");
    out_.StringOrNull(EventWhyWord(event.why));
  }

  void WriteComparison(const Comparison& comparison) {
    WriteStrength("attack", comparison.attack);
    WriteStrength("against", comparison.against);
    out_.Member("wins", comparison.wins());
  }

  void WriteStrength(std::string_view key, const StrengthFacts& strength) {
    out_.Object(key, [&] {
      out_.Member("kind", WordOf(strength.kind));
      Unit("unit", strength.unit);
      out_.Member("place", map_.Id(strength.place));
      Strength("strength", strength.total);
      Strength("alone", strength.own);
      if (strength.why_none != NoStrength::kNone) out_.Member("none", WordOf(strength.why_none));
      List("supports", strength.supports, [&](const SupportPart& part) {
        Unit("unit", part.supporter);
        out_.Member("counts", WordOf(part.why));
        if (part.by != kNoProvince) Unit("by", part.by);
      });
    });
  }

  void WriteCore(const CoreFacts& core) {
    out_.Object("core", [&] {
      out_.Member("ground", WordOf(core.ground));
      Units("units", core.orders);
    });
  }

  const PhaseTold& phase_;
  const PositionView& before_;
  const Map& map_;
  const Voice voice_;
  JsonWriter& out_;
};

// ---- The question ----

// The province named by the text or by its part behind the first blank: "par", "A PAR".
std::optional<ProvinceIndex> PlaceIn(const Map& map, std::string_view text) {
  const auto find = [&](std::string_view key) -> std::optional<ProvinceIndex> {
    const std::optional<LocationIndex> place = PlaceCalled(map, key);
    if (!place.has_value()) return std::nullopt;
    return map.ProvinceOf(*place);
  };
  constexpr size_t kMostLetters = 256;
  if (text.size() > kMostLetters) return std::nullopt;
  if (const auto whole = find(text); whole.has_value()) return whole;
  const size_t blank = text.find(' ');
  return blank == std::string_view::npos ? std::nullopt : find(text.substr(blank + 1));
}

bool IsAskedFor(const Map& map, Order asked, Order order) {
  const auto same = [&](LocationIndex a, LocationIndex b) {
    const bool both = a < map.location_count() && b < map.location_count();
    return both ? map.ProvinceOf(a) == map.ProvinceOf(b) : (a < map.location_count()) == (b < map.location_count());
  };
  return asked.kind() == order.kind() && same(asked.source(), order.source()) && same(asked.target(), order.target()) &&
         same(asked.third(), order.third());
}

std::vector<size_t> AllOf(size_t count) {
  std::vector<size_t> numbers(count);
  std::iota(numbers.begin(), numbers.end(), size_t{0});
  return numbers;
}

// The unreadable lines with exactly this text.
std::vector<size_t> UnreadableLines(const OrderSheet* sheet, std::string_view text) {
  std::vector<size_t> lines;
  for (size_t i = 0; sheet != nullptr && i < sheet->size(); ++i) {
    if (!sheet->IsReadable(i) && (*sheet)[i].text == text) lines.push_back(i);
  }
  return lines;
}

// The results and events of the units of a province, dislodged ones included.
Asked OfUnit(const PhaseTold& phase, ProvinceIndex province) {
  const Map& map = phase.before.map();
  const auto is_there = [&](LocationIndex place) {
    return place < map.location_count() && map.ProvinceOf(place) == province;
  };
  Asked asked;
  for (size_t i = 0; i < phase.results.size(); ++i) {
    if (is_there(phase.results[i].order.source())) asked.results.push_back(i);
  }
  for (size_t i = 0; i < phase.events.size(); ++i) {
    if (is_there(phase.events[i].unit.location)) asked.events.push_back(i);
  }
  return asked;
}

Status NotOrdered(const PhaseTold& phase, std::string_view text) {
  const Map& map = phase.before.map();
  return NotFoundError("no order '" + std::string(text) + "' was given in " + map.PhaseName(phase.before.phase()));
}
// The same error about a province: adds the orders given there, or that no unit stands there (except in adjustments).
Status NotOrdered(const PhaseTold& phase, std::string_view text, ProvinceIndex province) {
  const Map& map = phase.before.map();
  std::string message(NotOrdered(phase, text).message());
  const std::vector<size_t> instead = OfUnit(phase, province).results;
  for (const size_t i : instead) {
    message += (i == instead.front() ? ", but " : ", ") + FormatOrder(map, phase.results[i].order);
  }
  const bool needs_unit = phase.before.phase_type() != PhaseType::kAdjustments;
  if (instead.empty() && needs_unit && !phase.before.HasUnit(province)) {
    message += ": no unit stands in " + std::string(map.Id(province));
  }
  return NotFoundError(message);
}

}  // namespace

Result<Asked> FindOrders(const PhaseTold& phase, std::string_view text) {
  if (text.empty()) return Asked{AllOf(phase.results.size()), AllOf(phase.events.size())};
  if (std::vector<size_t> lines = UnreadableLines(phase.sheet, text); !lines.empty()) {
    return Asked{std::move(lines), {}};
  }
  const Map& map = phase.before.map();
  const Result<ParsedOrder> order = ParseOrder(map, phase.before.phase_type(), 0, text);
  if (!order.ok()) {
    const std::optional<ProvinceIndex> place = PlaceIn(map, text);
    // Drop the error's place: it is a place in this question, not in the text of the phase.
    if (!place.has_value())
      return InvalidError("in '" + std::string(text) + "': " + std::string(order.status().message()));
    Asked of_unit = OfUnit(phase, *place);
    if (of_unit.results.empty() && of_unit.events.empty()) return NotOrdered(phase, text, *place);
    return of_unit;
  }
  Asked asked;
  for (size_t i = 0; i < phase.results.size(); ++i) {
    if (IsAskedFor(map, order->order, phase.results[i].order)) asked.results.push_back(i);
  }
  if (!asked.results.empty()) return asked;
  const LocationIndex unit = order->order.source();
  if (unit >= map.location_count()) return NotOrdered(phase, text);
  return NotOrdered(phase, text, map.ProvinceOf(unit));
}

std::string ExplanationsJson(const PhaseExplainer& explainer, const Asked& asked, Voice voice) {
  const PhaseTold& phase = explainer.phase();
  std::string json;
  JsonWriter out(json);
  ExplanationWriter writer(phase, voice, out);
  out.Object([&] {
    out.Member("phase", phase.before.map().PhaseName(phase.before.phase()));
    out.Array("orders", [&] {
      for (const size_t i : asked.results) writer.Write(explainer.ExplainResult(i));
    });
    if (asked.events.empty()) return;
    out.Array("events", [&] {
      for (const size_t i : asked.events) writer.Write(explainer.ExplainEvent(i));
    });
  });
  return json;
}

std::string ExplanationsText(const PhaseExplainer& explainer, const Asked& asked, Voice voice, int width) {
  const PhaseTold& phase = explainer.phase();
  std::string text = phase.before.map().PhaseName(phase.before.phase()) + "\n";
  for (const size_t i : asked.results) AppendExplanation(phase, explainer.ExplainResult(i), voice, width, text);
  for (const size_t i : asked.events) AppendExplanation(phase, explainer.ExplainEvent(i), voice, width, text);
  return text;
}

}  // namespace entente
