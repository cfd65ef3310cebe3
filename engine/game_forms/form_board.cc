#include "game_forms/form_board.h"

#include <utility>

#include "base/text.h"
#include "game_forms/board_parts.h"
#include "map/called.h"
#include "map_language/builtin.h"

namespace entente {

FormBoard::FormBoard(const FormText& text, MapRef map, const RuleOptions& rules)
    : text_(&text),
      map_(std::move(map)),
      rules_(rules),
      names_(std::make_unique<NormalForm>(*map_)),
      reader_(*names_, rules, PhaseType::kMovement) {}

Result<FormBoard> FormBoard::Make(const FormText& text, MapRef map, const FormOptions& options) {
  ENTENTE_ASSIGN(const RuleOptions rules, GivenRules(options, *map));
  return FormBoard(text, std::move(map), rules);
}

Result<FormBoard> FormBoard::OnMap(const FormText& text, const FormOptions& options, std::string_view name) {
  Result<MapRef> map = FormMap(options.map, name);
  if (!map.ok()) return text.Error(name, map.status());
  Result<FormBoard> board = Make(text, *std::move(map), options);
  if (!board.ok()) return text.Error(name, board.status());
  return board;
}

bool FormBoard::IsPower(std::string_view word) const { return !word.empty() && PowerCalled(*map_, word).has_value(); }

Result<PowerIndex> FormBoard::PowerNamed(std::string_view word) const {
  if (const std::optional<PowerIndex> power = PowerCalled(*map_, word)) return *power;
  return text_->Error(word, "'" + Excerpt(word) + "' is no power of the map: expected " + PowerList(*map_));
}

Result<LocationIndex> FormBoard::PlaceNamed(std::string_view word) const {
  if (const std::optional<LocationIndex> place = PlaceCalled(*map_, word)) return *place;
  std::string message = "'" + Excerpt(word) + "' is no place";
  std::string_view separator = " (nearest: ";
  for (const std::string& near : map_->NearestPlaces(UpperCase(word.substr(0, 64)), 3)) {
    message.append(separator).append(near);
    separator = ", ";
  }
  return text_->Error(word, separator == ", " ? message + ")" : message);
}

Result<Unit> FormBoard::ReadUnit(const PositionView& position, PowerIndex power, std::string_view unit) const {
  bool is_starred = false;
  Result<Unit> read = ParseUnit(*map_, position.graph(), power, unit, &is_starred);
  if (!read.ok()) return text_->Error(unit, read.status());
  if (is_starred) return text_->NotExpected("a unit such as A PAR", unit);
  return read;
}

Status FormBoard::PlaceUnit(PositionRef position, const Unit& unit, std::string_view at) const {
  const ProvinceIndex province = map_->ProvinceOf(unit.location);
  if (position.HasUnit(province)) return text_->Error(at, "a second unit in " + std::string(map_->Id(province)));
  position.PlaceUnit(unit);
  return OkStatus();
}

Status FormBoard::AddDislodged(PositionRef position, const Unit& unit, std::string_view at) const {
  const ProvinceIndex province = map_->ProvinceOf(unit.location);
  if (position.FindDislodged(province) >= 0) {
    return text_->Error(at, "a second dislodged unit in " + std::string(map_->Id(province)));
  }
  if (position.AddDislodged(unit) != nullptr) return OkStatus();
  return text_->Error(at, "more dislodged units than a board can have");
}

Status FormBoard::OpenRetreat(PositionRef position, int index, std::string_view place) const {
  const Result<LocationIndex> to = PlaceNamed(place);
  if (!to.ok()) return to.status();
  if (entente::OpenRetreat(position, index, *to)) return OkStatus();
  const Unit unit = position.Dislodged(index).unit;
  return text_->Error(place,
                      "'" + Excerpt(place) + "' is not adjacent to " + FormatUnit(*map_, unit.type, unit.location));
}

Status FormBoard::SetOwner(PositionRef position, PowerIndex power, std::string_view place) const {
  ENTENTE_ASSIGN(const LocationIndex location, PlaceNamed(place));
  const ProvinceIndex province = map_->ProvinceOf(location);
  if (!map_->IsCenter(province)) return text_->Error(place, "'" + Excerpt(place) + "' is no supply center");
  position.SetOwner(map_->CenterOf(province), power);
  return OkStatus();
}

void FormBoard::SetStartOwners(PositionRef position) const {
  for (int c = 0; c < map_->center_count(); ++c) {
    position.SetOwner(static_cast<CenterIndex>(c), map_->start_owners()[static_cast<size_t>(c)]);
  }
}

void FormBoard::ClearOwners(PositionRef position) const {
  for (int c = 0; c < map_->center_count(); ++c) position.SetOwner(static_cast<CenterIndex>(c), kNoPower);
}

Status FormBoard::Check(const PositionView& position, std::string_view at) const {
  const Status status = CheckPositionBlock(*map_, position.block());
  return status.ok() ? status : text_->Error(at, status.message());
}

void FormBoard::ReadLine(const PositionView& position, PowerIndex power, std::string_view text, OrderSheet& sheet) {
  reader_.Use(rules_, position.phase_type());
  reader_.ReadLine(power, text, sheet);
}

Result<Phase> FormBoard::NextOfType(Phase from, PhaseType type, std::string_view at) const {
  constexpr int kMostSteps = 256;
  for (int i = 0; i < kMostSteps; ++i) {
    if (map_->TypeOf(from) == type) return from;
    from = map_->NextPhase(from);
  }
  return text_->Error(at, "the map " + std::string(map_->name()) + " has no phase of this type");
}

Result<MapRef> FormMap(const MapRef& given, std::string_view name) {
  if (given != nullptr && (name.empty() || LowerAscii(name) == LowerAscii(given->name()))) return given;
  return BuiltinMap(name.empty() ? "standard" : name);
}

std::optional<Phase> FindPhaseOf(const Map& map, std::string_view season, std::string_view year, PhaseType type) {
  for (size_t e = 0; e < map.flow().size(); ++e) {
    if (map.flow()[e].kind != FlowElement::Kind::kPhase || map.flow()[e].type != type) continue;
    const Phase model{0, 0, static_cast<uint16_t>(e)};
    if (map.Season(model) != UpperCase(season)) continue;
    std::string name = std::string(map.Season(model)).append(" ").append(year).append(" ");
    const Result<Phase> phase = map.ParsePhase(name.append(map.TypeName(model)));
    if (phase.ok()) return *phase;
  }
  return std::nullopt;
}

std::string_view PhaseTypeWord(PhaseType type) {
  return type == PhaseType::kMovement ? "Movement" : type == PhaseType::kRetreats ? "Retreat" : "Adjustment";
}

std::optional<PhaseType> FindPhaseType(std::string_view word) {
  for (const PhaseType type : {PhaseType::kMovement, PhaseType::kRetreats, PhaseType::kAdjustments}) {
    if (LowerAscii(word) == LowerAscii(PhaseTypeWord(type))) return type;
  }
  return std::nullopt;
}

std::string PowerList(const Map& map) {
  std::string list;
  for (int p = 0; p < map.power_count(); ++p) {
    list.append(p == 0 ? "" : ", ").append(map.PowerName(static_cast<PowerIndex>(p)));
  }
  return list;
}

}  // namespace entente
