#include "position/position_bytes.h"

#include "map/flow_walk.h"
#include "map/map.h"

namespace entente {
namespace {

void WriteUnit(const Unit& unit, ByteWriter& out) {
  out.Number(unit.location);
  out.Byte(static_cast<uint8_t>(unit.power << 1 | static_cast<int>(unit.type)));
}

void WriteRow(const Word* row, const Map& map, ByteWriter& out) {
  for (int w = 0; w < map.province_words(); ++w) out.Word(row[w]);
}

void WriteExtras(const PositionView& position, ByteWriter& out) {
  const Map& map = position.map();
  for (const PowerIndex power : map.powers()) {
    for (const int count :
         {position.ClaimsLeft(power), position.SeizingBuildsLeft(power), position.GuestBuildsLeft(power),
          position.ControlTurn(power), (position.ControllerOf(power) + 1) % (kNoPower + 1)}) {
      out.Byte(static_cast<uint8_t>(count));
    }
  }
  if (position.homes_change()) {
    for (const PowerIndex power : map.powers()) WriteRow(position.Homes(power), map, out);
  }
  if (position.HiddenRow() != nullptr) WriteRow(position.HiddenRow(), map, out);
}

// Refuses values for which the board has no space. CheckPositionBlock checks the rest afterwards.
class BoardReader {
 public:
  BoardReader(ByteReader& in, Position& position) : in_(in), map_(position.view().map()), position_(position.ref()) {}

  void Read() {
    ReadPhase();
    ReadEnd();
    ReadUnits();
    for (int c = 0; c < map_.center_count(); ++c) {
      const int owner = in_.Byte();
      if (owner > map_.power_count()) in_.Fail();
      position_.SetOwner(static_cast<CenterIndex>(c), static_cast<PowerIndex>(owner - 1));
    }
    ReadDislodged();
    if (position_.has_extras()) ReadExtras();
  }

 private:
  void ReadPhase() {
    const uint64_t folded = in_.Number(UINT32_MAX);
    const auto half = static_cast<int32_t>(folded >> 1);
    const int32_t year = (folded & 1) == 0 ? half : ~half;
    const auto element = static_cast<uint16_t>(in_.Number(map_.flow().size() - 1));
    position_.SetPhase({year, GameYear(map_.flow(), map_.begin(), year), element});
  }

  void ReadEnd() {
    const uint8_t end = in_.Byte();
    if (end >= kGameEndCount) in_.Fail();
    const PowerSet winners = in_.Number();
    if (in_.ok()) position_.SetEnd(static_cast<GameEnd>(end), winners);
  }

  // Reads a unit, which must belong to a power of the map.
  Unit TakeUnit() {
    const auto location = static_cast<LocationIndex>(in_.Number(static_cast<uint64_t>(map_.location_count()) - 1));
    const uint8_t code = in_.Byte();
    const Unit unit{static_cast<PowerIndex>(code >> 1), static_cast<UnitType>(code & 1), location};
    if (unit.power >= map_.power_count()) in_.Fail();
    return unit;
  }

  void ReadUnits() {
    const uint64_t count = in_.Number(static_cast<uint64_t>(map_.province_count()));
    int last = -1;
    for (uint64_t i = 0; i < count && in_.ok(); ++i) {
      const Unit unit = TakeUnit();
      const int province = map_.ProvinceOf(unit.location);
      if (province <= last) in_.Fail();
      last = province;
      if (in_.ok()) position_.PlaceUnit(unit);
    }
  }

  void ReadDislodged() {
    const uint64_t count = in_.Number(static_cast<uint64_t>(map_.province_count()));
    int last = -1;
    for (uint64_t i = 0; i < count && in_.ok(); ++i) {
      const Unit unit = TakeUnit();
      const int province = map_.ProvinceOf(unit.location);
      if (province <= last) in_.Fail();
      last = province;
      uint32_t* retreats = in_.ok() ? position_.AddDislodged(unit) : nullptr;
      if (retreats == nullptr) return in_.Fail();
      for (int w = 0; w < RetreatWords(map_); ++w) retreats[w] = static_cast<uint32_t>(in_.Number(UINT32_MAX));
    }
  }

  void ReadExtras() {
    for (const PowerIndex power : map_.powers()) {
      position_.SetClaimsLeft(power, Count(map_.Claims(power)));
      position_.SetSeizingBuildsLeft(power, Count(map_.SeizingBuilds(power)));
      position_.SetGuestBuildsLeft(power, Count(map_.GuestBuilds(power)));
      position_.SetControlTurn(power, Count(static_cast<int>(map_.Controllers(power).size())));
      const int number = Count(map_.power_count());
      const PowerIndex controller = number == 0 ? kNoPower : static_cast<PowerIndex>(number - 1);
      position_.SetController(power, controller);
      if (position_.ControllerOf(power) != controller) in_.Fail();  // only some maps keep controllers
    }
    Word row[WordsFor(kMaxProvinces)] = {};
    if (position_.homes_change()) {
      for (const PowerIndex power : map_.powers()) {
        ReadRow(row);
        position_.SetHomes(power, row);
      }
    }
    if (position_.HiddenRow() == nullptr) return;
    ReadRow(row);
    ForEachBit(row, map_.province_words(), [&](int p) { position_.SetHidden(static_cast<ProvinceIndex>(p)); });
  }

  int Count(int most) {
    const int count = in_.Byte();
    if (count > most) in_.Fail();
    return count;
  }

  void ReadRow(Word* row) {
    for (int w = 0; w < map_.province_words(); ++w) row[w] = in_.Word();
  }

  ByteReader& in_;
  const Map& map_;
  PositionRef position_;
};

}  // namespace

void WritePosition(const PositionView& position, ByteWriter& out) {
  const Map& map = position.map();
  const Phase phase = position.phase();
  const auto bits = static_cast<uint32_t>(phase.year < 0 ? ~phase.year : phase.year);
  out.Number(uint64_t{bits} << 1 | uint64_t{phase.year < 0});
  out.Number(phase.element);
  out.Byte(static_cast<uint8_t>(position.end()));
  out.Number(position.winners());
  out.Number(static_cast<uint64_t>(position.unit_count()));
  position.ForEachUnit([&](const Unit& unit) { WriteUnit(unit, out); });
  for (int c = 0; c < map.center_count(); ++c) {
    out.Byte(static_cast<uint8_t>(position.OwnerOf(static_cast<CenterIndex>(c)) + 1));
  }
  out.Number(static_cast<uint64_t>(position.dislodged_count()));
  for (int i = 0; i < position.dislodged_count(); ++i) {
    const DislodgedUnit dislodged = position.Dislodged(i);
    WriteUnit(dislodged.unit, out);
    for (int w = 0; w < RetreatWords(map); ++w) out.Number(dislodged.retreats[w]);
  }
  if (position.has_extras()) WriteExtras(position, out);
}

Result<Position> ReadPosition(ByteReader& in, const Map& map) {
  Position position(map);
  BoardReader(in, position).Read();
  if (!in.ok()) return InvalidError("the bytes of a position are cut off or out of range");
  if (Status status = CheckPositionBlock(map, position.view().block()); !status.ok()) return status;
  return position;
}

}  // namespace entente
