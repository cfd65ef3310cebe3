#include "exchange/input_notes.h"

#include <algorithm>

#include "adjustment/adjustment_due.h"
#include "base/text.h"
#include "order/notation.h"
#include "phase/advance.h"

namespace entente {
namespace {

bool HasItems(const PowerTexts& list) { return list.end > list.begin; }

// A position without owners is what some maps begin with.
bool HasStartOwners(const Map& map) {
  const auto owners = map.start_owners();
  return std::any_of(owners.begin(), owners.end(), [](PowerIndex owner) { return owner != kNoPower; });
}

bool IsListed(const PhaseText& phase, const NormalForm& names, const PositionView& position, const Unit& unit) {
  return std::any_of(phase.retreats.begin(), phase.retreats.end(), [&](const RetreatTexts& entry) {
    bool starred = false;
    if (const auto quick = names.ReadUnit(position.graph(), unit.power, entry.unit.text, &starred)) {
      return quick->location == unit.location;
    }
    const absl::StatusOr<Unit> read =
        ParseUnit(position.map(), position.graph(), unit.power, entry.unit.text, &starred);
    return read.ok() && read->location == unit.location;
  });
}

void NoteRetreats(const PhaseText& phase, const NormalForm& names, const PositionView& position, Notes& notes) {
  const Map& map = position.map();
  if (!MayHaveDislodged(position.phase_type())) {
    if (phase.retreats.empty()) return;
    notes.push_back("`state.retreats` is not read: " + map.PhaseName(position.phase()) + " is no retreats phase");
    return;
  }
  // Each entry is another dislodged unit, so most often all are listed.
  const int left_out = position.dislodged_count() - static_cast<int>(phase.retreats.size());
  for (int i = 0; i < position.dislodged_count() && left_out > 0; ++i) {
    const Unit unit = position.Dislodged(i).unit;
    if (IsListed(phase, names, position, unit)) continue;
    std::string text = FormatUnit(map, unit.type, unit.location);
    notes.push_back("*" + text + " of " + std::string(map.PowerId(unit.power)) +
                    " has no entry in `state.retreats`: it has nowhere to go");
  }
}

// Reads {"FRANCE":["PAR", ..]} and compares it with the homes of the position.
class HomesVisitor : public JsonVisitor {
 public:
  HomesVisitor(const NormalForm& names, const PositionView& position) : names_(names), position_(position) {}

  HomesFit fit() const { return fit_; }

  bool Key(const JsonString& key) override {
    const Map& map = position_.map();
    power_ = names_.FindPower(key.text);
    if (power_ == kNoPower) power_ = map.FindPower(key.text).value_or(kNoPower);
    if (power_ == kNoPower) fit_ = HomesFit::kOther;
    std::fill(std::begin(listed_), std::end(listed_), 0);
    return true;
  }
  bool String(const JsonString& value) override {
    const Map& map = position_.map();
    LocationIndex place = names_.FindLocation(value.text);
    if (place == kNoLocation) place = map.FindPlace(Map::PlaceKey(value.text)).value_or(kNoLocation);
    if (place == kNoLocation || depth_ != 2) fit_ = HomesFit::kOther;
    if (place != kNoLocation) SetBit(listed_, map.ProvinceOf(place));
    return true;
  }
  bool Scalar(JsonKind kind, uint32_t, uint32_t) override {
    if (kind != JsonKind::kNull) fit_ = HomesFit::kOther;
    return true;
  }
  bool Open(JsonKind kind, uint32_t) override {
    if (kind != (depth_ == 0 ? JsonKind::kObject : JsonKind::kArray)) fit_ = HomesFit::kOther;
    ++depth_;
    return true;
  }
  bool Close(uint32_t) override {
    if (--depth_ == 1 && power_ != kNoPower) fit_ = std::max(fit_, FitOfPower());
    return true;
  }
  absl::Status error() const override { return absl::OkStatus(); }

 private:
  HomesFit FitOfPower() const {
    const Word* homes = position_.Homes(power_);
    Word owned[WordsFor(kMaxProvinces)] = {};
    position_.FindCentersOf(power_, owned);
    HomesFit fit = HomesFit::kSame;
    for (int w = 0; w < position_.map().province_words(); ++w) {
      if (listed_[w] != homes[w]) fit = std::max(fit, HomesFit::kOwned);
      if ((listed_[w] & ~homes[w]) != 0 || (homes[w] & owned[w] & ~listed_[w]) != 0) return HomesFit::kOther;
    }
    return fit;
  }

  const NormalForm& names_;
  const PositionView& position_;
  int depth_ = 0;
  PowerIndex power_ = kNoPower;
  Word listed_[WordsFor(kMaxProvinces)] = {};
  HomesFit fit_ = HomesFit::kSame;
};

std::string WhyIdle(const PositionView& position) {
  switch (position.phase_type()) {
    case PhaseType::kRetreats:
      return " has no dislodged unit";
    case PhaseType::kAdjustments:
      return " has nothing to build or remove";
    default:
      return " has no units";
  }
}

}  // namespace

void NoteState(const PhaseText& phase, const NormalForm& names, const PositionView& position, Notes& notes) {
  for (const OddKey& odd : phase.odd_keys) notes.push_back(OddKeyNote(odd));
  const bool no_centers = phase.has_centers && std::none_of(phase.centers.begin(), phase.centers.end(), HasItems);
  if (no_centers && HasStartOwners(position.map())) {
    notes.emplace_back("`state.centers` is empty: no power owns a supply center");
  }
  if (phase.tells_phase()) NoteRetreats(phase, names, position, notes);
}

HomesFit FitOfHomes(std::string_view homes, const NormalForm& names, const PositionView& position) {
  std::string buffer;
  HomesVisitor visitor(names, position);
  return ReadJson(homes, buffer, visitor).ok() ? visitor.fit() : HomesFit::kOther;
}

std::string HomesNote(const Map& map) {
  return "`state.homes` is not read: the home centers of " + std::string(map.name()) + " are others, and do not change";
}

PowerSet PowersToOrder(const PositionView& position, const RuleOptions& rules) {
  if (rules.foreign_orders != ForeignOrders::kRefused) return ~PowerSet{0};
  PowerSet powers = 0;
  switch (position.phase_type()) {
    case PhaseType::kMovement:
      position.ForEachUnit([&](const Unit& unit) { powers |= SetOf(unit.power); });
      return powers;
    case PhaseType::kRetreats:
      for (int i = 0; i < position.dislodged_count(); ++i) powers |= SetOf(position.Dislodged(i).unit.power);
      return powers;
    case PhaseType::kAdjustments:
      for (int p = 0; p < position.map().power_count(); ++p) {
        const AdjustmentDue due = DueOf(position, rules, static_cast<PowerIndex>(p));
        if (due.builds > 0 || due.removals > 0) powers |= SetOf(static_cast<PowerIndex>(p));
      }
      return powers;
    default:
      return ~PowerSet{0};
  }
}

void NoteIdleOrders(const PositionView& position, PowerIndex power, Notes& notes) {
  const std::string id(position.map().PowerId(power));
  notes.push_back("`orders." + id + "`: " + id + WhyIdle(position) + " in " +
                  position.map().PhaseName(position.phase()));
}

void NoteMixedSets(const Map& map, PowerIndex power, Notes& notes) {
  notes.push_back("`orders." + std::string(map.PowerId(power)) +
                  "` mixes texts and lists: each list begins another set of orders, of which the last counts");
}

std::string OtherMapNote(const Map& used, const Map& given) {
  return "the map is " + std::string(used.name()) + ", as the input says; " + std::string(given.name()) +
         " was given for inputs that name none";
}

std::string OtherRulesNote() {
  return "the rules are those that the input names; others were given for inputs that name none";
}

}  // namespace entente
