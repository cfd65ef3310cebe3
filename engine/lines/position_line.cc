// Writes position lines. position_line_reader.cc reads them.
#include "lines/position_line.h"

#include <algorithm>
#include <vector>

#include "lines/line_words.h"
#include "position/extra_members.h"

namespace entente {
namespace {

// Collects the items of a field by power, and sorts them for writing.
class PowerItems {
 public:
  explicit PowerItems(const PowerWords& powers) : powers_(powers), items_(powers.sorted().size()) {}

  std::string& Add(PowerIndex power) { return items_[power].emplace_back(); }

  // Appends power:item,item;power:item. Appends nothing if there are no items.
  void AppendTo(std::string& out) {
    const size_t begin = out.size();
    for (const PowerIndex power : powers_.sorted()) {
      if (items_[power].empty()) continue;
      if (out.size() != begin) out += ';';
      out.append(powers_[power]) += ':';
      AppendSorted(items_[power], ',', out);
    }
  }

  static void AppendSorted(std::vector<std::string>& items, char separator, std::string& out) {
    std::sort(items.begin(), items.end());
    for (size_t i = 0; i < items.size(); ++i) {
      if (i > 0) out += separator;
      out += items[i];
    }
  }

 private:
  const PowerWords& powers_;
  std::vector<std::vector<std::string>> items_;
};

class LineWriter {
 public:
  explicit LineWriter(const PositionView& position) : position_(position), map_(position.map()), powers_(map_) {}

  std::string Line() {
    AppendMapName();
    NextField();
    AppendEscaped(map_.PhaseName(position_.phase()), out_);
    NextField();
    AppendBoard();
    NextField();
    AppendMembers();
    NextField();
    AppendEnd();
    CloseField();
    return std::move(out_);
  }

 private:
  void CloseField() {
    if (out_.size() == field_) out_ += '-';
  }

  void NextField() {
    CloseField();
    out_ += ' ';
    field_ = out_.size();
  }

  void AppendMapName() { map_.name() == "-" ? out_.append("%2D") : (AppendEscaped(map_.name(), out_), out_); }

  void AppendPlace(LocationIndex location, std::string& out) const { AppendEscaped(map_.Id(location), out); }

  void AppendUnit(const Unit& unit, std::string& out) const {
    out += unit.type == UnitType::kArmy ? 'a' : 'f';
    AppendPlace(unit.location, out);
  }

  void AppendBoard() {
    PowerItems units(powers_);
    position_.ForEachUnit([&](const Unit& unit) { AppendUnit(unit, units.Add(unit.power)); });
    units.AppendTo(out_);
    NextField();
    PowerItems centers(powers_);
    for (int c = 0; c < map_.center_count(); ++c) {
      const auto center = static_cast<CenterIndex>(c);
      const PowerIndex owner = position_.OwnerOf(center);
      if (owner != kNoPower) AppendPlace(map_.CenterProvince(center), centers.Add(owner));
    }
    centers.AppendTo(out_);
    NextField();
    PowerItems dislodged(powers_);
    for (int i = 0; i < position_.dislodged_count(); ++i) {
      const DislodgedUnit unit = position_.Dislodged(i);
      AppendDislodged(unit, dislodged.Add(unit.unit.power));
    }
    dislodged.AppendTo(out_);
  }

  void AppendDislodged(const DislodgedUnit& dislodged, std::string& out) const {
    AppendUnit(dislodged.unit, out);
    std::vector<std::string> places;
    int bit = 0;
    for (const LocationIndex to : map_.RetreatPlaces(dislodged.unit.type, dislodged.unit.location)) {
      if (MayRetreatTo(dislodged, bit++)) AppendPlace(to, places.emplace_back());
    }
    if (places.empty()) return;
    out += '>';
    PowerItems::AppendSorted(places, '+', out);
  }

  // ---- Extra state ----

  void AppendMembers() {
    const size_t begin = out_.size();
    for (const ExtraMember& member : kExtraMembers) {
      if (!map_.Has(member.trait)) continue;
      std::string value = ValueOf(member);
      if (value.empty()) continue;
      if (out_.size() != begin) out_ += '|';
      out_.append(member.name).append("=").append(value);
    }
  }

  std::string ValueOf(const ExtraMember& member) const {
    std::string value;
    if (member.kind == ExtraMemberKind::kHidden) {
      std::vector<std::string> provinces;
      AddProvinces(position_.HiddenRow(), [&provinces]() -> std::string& { return provinces.emplace_back(); });
      PowerItems::AppendSorted(provinces, ',', value);
      return value;
    }
    PowerItems items(powers_);
    for (const PowerIndex power : powers_.sorted()) {
      if (member.kind == ExtraMemberKind::kHomes) {
        AddProvinces(position_.Homes(power), [&]() -> std::string& { return items.Add(power); });
      } else if (member.kind == ExtraMemberKind::kControllers) {
        const PowerIndex controller = position_.ControllerOf(power);
        if (controller != kNoPower) items.Add(power) = powers_[controller];
      } else if (const int count = (position_.*member.get)(power); count > 0) {
        items.Add(power) = std::to_string(count);
      }
    }
    items.AppendTo(value);
    return value;
  }

  template <typename Add>
  void AddProvinces(const Word* row, const Add& add) const {
    ForEachBit(row, map_.province_words(), [&](int p) { AppendPlace(static_cast<LocationIndex>(p), add()); });
  }

  // ---- The end ----

  void AppendEnd() {
    out_ += GameEndWord(position_.end());
    char separator = ':';
    for (const PowerIndex power : powers_.sorted()) {
      if ((position_.winners() & SetOf(power)) == 0) continue;
      out_ += separator;
      out_ += powers_[power];
      separator = ',';
    }
  }

  const PositionView& position_;
  const Map& map_;
  const PowerWords powers_;
  std::string out_;
  size_t field_ = 0;  // the offset of the current field
};

}  // namespace

std::string PositionLine(const PositionView& position) { return LineWriter(position).Line(); }

}  // namespace entente
