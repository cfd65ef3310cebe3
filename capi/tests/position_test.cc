// Positions: built step by step, read, hashed, written as JSON and read back.
#include <algorithm>

#include "board_fixture.h"

namespace entente_test {
namespace {

class PositionTest : public Board {
 protected:
  uint64_t Hash(const PositionMemory& position) {
    uint64_t hash = 0;
    EXPECT_EQ(entente_position_hash(map_, position.data(), &hash, &error_), ENTENTE_OK) << error_.message;
    return hash;
  }
  std::vector<entente_unit> Units(const PositionMemory& position) {
    return Filled<std::vector<entente_unit>>([&](entente_unit* units, size_t capacity, size_t* length) {
      return entente_position_units(map_, position.data(), units, capacity, length, &error_);
    });
  }
  std::vector<uint8_t> Owners(const PositionMemory& position) {
    return Filled<std::vector<uint8_t>>([&](uint8_t* owners, size_t capacity, size_t* length) {
      return entente_position_owners(map_, position.data(), owners, capacity, length, &error_);
    });
  }
  std::vector<uint16_t> Retreats(std::string_view province) {
    return Filled<std::vector<uint16_t>>([&](uint16_t* places, size_t capacity, size_t* length) {
      return entente_position_retreats(map_, position_.data(), At(province), places, capacity, length, &error_);
    });
  }
  int32_t Due(std::string_view power) {
    int32_t due = -9;
    EXPECT_EQ(entente_position_due(map_, position_.data(), nullptr, Power(power), &due, &error_), ENTENTE_OK)
        << error_.message;
    return due;
  }
};

TEST_F(PositionTest, CountsAreThoseOfUnitsAndCenters) {
  const auto read = [&](std::string_view line) {
    ASSERT_EQ(entente_position_read_line(map_, line.data(), line.size(), position_.data(), BytesOf(position_), &error_),
              ENTENTE_OK)
        << error_.message;
  };
  read("standard F1902R G:aBUR,aMUN F:PAR,MAR;G:MUN F:aBUR>GAS+PAR - -");
  const auto counts =
      Filled<std::vector<entente_power_counts>>([&](entente_power_counts* to, size_t capacity, size_t* length) {
        return entente_position_counts(map_, position_.data(), to, capacity, length, &error_);
      });
  ASSERT_EQ(counts.size(), 7u);
  const entente_power_counts &france = counts[Power("FRANCE")], &germany = counts[Power("GERMANY")];
  EXPECT_EQ((std::vector<int>{france.units, france.dislodged, france.centers}), (std::vector<int>{0, 1, 2}));
  EXPECT_EQ((std::vector<int>{germany.units, germany.dislodged, germany.centers}), (std::vector<int>{2, 0, 1}));
}

TEST_F(PositionTest, IsBuiltPieceByPiece) {
  const PositionMemory start = position_;
  const std::vector<entente_unit> units = Units(start);
  const std::vector<uint8_t> owners = Owners(start);
  ASSERT_EQ(units.size(), 22u);
  ASSERT_EQ(owners.size(), 34u);
  Clear("S1901M");
  for (size_t i = units.size(); i-- > 0;) {
    ASSERT_EQ(entente_position_place(map_, position_.data(), &units[i], &error_), ENTENTE_OK) << error_.message;
  }
  for (uint32_t c = 0; c < owners.size(); ++c) {
    ASSERT_EQ(entente_position_set_owner(map_, position_.data(), Centers()[c], owners[c], &error_), ENTENTE_OK);
  }
  EXPECT_EQ(position_, start);
  ASSERT_EQ(entente_position_remove(map_, position_.data(), At("PAR"), &error_), ENTENTE_OK);
  EXPECT_NE(position_, start);
  EXPECT_EQ(entente_position_remove(map_, position_.data(), At("PAR"), &error_), ENTENTE_ERR_NOT_FOUND);
  SetPhase("W1905A");
  EXPECT_EQ(PhaseName(position_), "W1905A");
}

TEST_F(PositionTest, DescribesItself) {
  const entente_position_info info = Describe(position_);
  EXPECT_EQ(info.year, 1901);
  EXPECT_EQ(info.phase_type, uint32_t{ENTENTE_MOVEMENT});
  EXPECT_EQ(info.unit_count, 22u);
  EXPECT_EQ(info.dislodged_count, 0u);
  EXPECT_EQ(info.end_kind, uint32_t{ENTENTE_END_NONE});
  EXPECT_EQ(info.winners, 0u);
  EXPECT_STREQ(info.phase_name, "S1901M");
  SetPhase("W1905A");
  EXPECT_EQ(Describe(position_).year, 1905);
  EXPECT_EQ(Describe(position_).phase_type, uint32_t{ENTENTE_ADJUSTMENTS});
}

TEST_F(PositionTest, UnitsAscendByProvince) {
  const std::vector<entente_unit> units = Units(position_);
  EXPECT_TRUE(std::is_sorted(units.begin(), units.end(), [&](const entente_unit& a, const entente_unit& b) {
    auto of_a = Sized<entente_location_info>(), of_b = Sized<entente_location_info>();
    entente_map_location(map_, a.location, &of_a, nullptr);
    entente_map_location(map_, b.location, &of_b, nullptr);
    return of_a.province < of_b.province;
  }));
}

TEST_F(PositionTest, DislodgedUnitsKeepTheirRetreats) {
  SetPhase("S1901R");
  const entente_unit unit{At("BUR"), Power("GERMANY"), ENTENTE_ARMY};
  const uint16_t retreats[] = {At("RUH"), At("BEL")};
  ASSERT_EQ(entente_position_dislodge(map_, position_.data(), &unit, retreats, 2, &error_), ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(Retreats("BUR"), (std::vector<uint16_t>{At("BEL"), At("RUH")}));
  EXPECT_EQ(Describe(position_).dislodged_count, 1u);
  const auto results = Adjudicate({Read("GERMANY", "A BUR R RUH", ENTENTE_RETREATS)});
  EXPECT_EQ(results[0].reason, ENTENTE_REASON_NONE);
  EXPECT_EQ(PhaseName(position_), "F1901M");
}

TEST_F(PositionTest, OnlyARetreatsPhaseHasDislodgedUnits) {
  const entente_unit unit{At("BUR"), Power("FRANCE"), ENTENTE_ARMY};
  const auto dislodge = [&] { return entente_position_dislodge(map_, position_.data(), &unit, nullptr, 0, &error_); };
  const auto set_phase = [&](const char* name) {
    return entente_position_set_phase(map_, position_.data(), name, 6, &error_);
  };
  EXPECT_EQ(dislodge(), ENTENTE_ERR_WRONG_PHASE);
  EXPECT_STREQ(error_.message, "the position is in a movement phase: only a retreats phase has dislodged units");
  ASSERT_EQ(set_phase("W1901A"), ENTENTE_OK);
  EXPECT_EQ(dislodge(), ENTENTE_ERR_WRONG_PHASE);
  ASSERT_EQ(set_phase("S1901R"), ENTENTE_OK);
  ASSERT_EQ(dislodge(), ENTENTE_OK);
  EXPECT_EQ(set_phase("F1901M"), ENTENTE_ERR_WRONG_PHASE);
  EXPECT_STREQ(error_.message, "the position has dislodged units, but F1901M is no retreats phase");
  EXPECT_EQ(entente_position_check(map_, position_.data(), &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(set_phase("F1901R"), ENTENTE_OK);
}

TEST_F(PositionTest, StraightAfterMovementItIsOnlyLookedAt) {
  Clear("S1901M");
  for (const std::string_view place : {"BUR", "MUN", "RUH"}) Place(place == "BUR" ? "FRANCE" : "GERMANY", place);
  Adjudicate({Read("GERMANY", "A MUN - BUR"), Read("GERMANY", "A RUH S A MUN - BUR")});
  const auto dislodged = Filled<std::vector<entente_unit>>([&](entente_unit* units, size_t capacity, size_t* length) {
    return entente_position_dislodged(map_, after_.data(), units, capacity, length, &error_);
  });
  ASSERT_EQ(dislodged.size(), 1u);
  uint16_t places[8];
  size_t length = 0;
  EXPECT_EQ(entente_position_retreats(map_, after_.data(), dislodged[0].location, places, 8, &length, &error_),
            ENTENTE_OK);
  EXPECT_EQ(entente_position_check(map_, after_.data(), &error_), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_STREQ(error_.message, "the position has dislodged units, but S1901M is no retreats phase");
  Text json;
  EXPECT_EQ(entente_position_to_json(map_, after_.data(), json.out(), &error_), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(json.get(), nullptr);
  EXPECT_EQ(entente_position_remove(map_, after_.data(), At("RUH"), &error_), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(entente_position_set_phase(map_, after_.data(), "S1901R", 6, &error_), ENTENTE_OK);
  EXPECT_EQ(after_, position_) << "what it leads to";
}

TEST_F(PositionTest, HoldsOnlySoManyDislodgedUnits) {
  auto info = Sized<entente_map_info>();
  ASSERT_EQ(entente_map_describe(map_, &info, &error_), ENTENTE_OK);
  Clear("S1901R");
  entente_status status = ENTENTE_OK;
  uint32_t dislodged = 0;
  for (uint16_t province = 0; status == ENTENTE_OK && province < info.province_count; ++province) {
    auto place = Sized<entente_location_info>();
    ASSERT_EQ(entente_map_location(map_, province, &place, &error_), ENTENTE_OK);
    if (place.takes_army == 0) continue;
    const entente_unit unit{province, 0, ENTENTE_ARMY};
    status = entente_position_dislodge(map_, position_.data(), &unit, nullptr, 0, &error_);
    dislodged += status == ENTENTE_OK;
  }
  EXPECT_EQ(status, ENTENTE_ERR_LIMIT);
  EXPECT_GE(dislodged, info.province_count / 3);
}

TEST_F(PositionTest, JsonWithMoreDislodgedUnitsThanABoardHoldsIsALimit) {
  auto info = Sized<entente_map_info>();
  ASSERT_EQ(entente_map_describe(map_, &info, &error_), ENTENTE_OK);
  std::string units;
  for (uint32_t province = 0; province < info.province_count; ++province) {
    auto place = Sized<entente_location_info>();
    ASSERT_EQ(entente_map_location(map_, province, &place, &error_), ENTENTE_OK);
    if (place.takes_army == 0) continue;
    units += (units.empty() ? "\"A " : ",\"A ") + std::string(entente_map_location_id(map_, province)) + "\":[]";
  }
  const std::string json = R"({"name":"S1901R","state":{"units":{},"retreats":{"FRANCE":{)" + units + "}}}}";
  EXPECT_EQ(entente_position_from_json(map_, json.data(), json.size(), position_.data(), BytesOf(position_), &error_),
            ENTENTE_ERR_LIMIT)
      << error_.message;
}

TEST_F(PositionTest, DueTellsBuildsAndRemovals) {
  ASSERT_EQ(entente_position_remove(map_, position_.data(), At("PAR"), &error_), ENTENTE_OK);
  EXPECT_EQ(Due("FRANCE"), 1);
  Place("GERMANY", "RUH");
  EXPECT_EQ(Due("GERMANY"), -1);
  EXPECT_EQ(Due("ITALY"), 0);
}

TEST_F(PositionTest, EqualPositionsHaveEqualHashes) {
  const PositionMemory start = position_;
  const uint64_t hash = Hash(start);
  EXPECT_EQ(Hash(PositionMemory(start)), hash);
  SetPhase("F1901M");
  EXPECT_NE(Hash(position_), hash);
  SetPhase("S1901M");
  EXPECT_EQ(Hash(position_), hash);
  ASSERT_EQ(entente_position_set_owner(map_, position_.data(), At("PAR"), ENTENTE_NO_POWER, &error_), ENTENTE_OK);
  EXPECT_NE(Hash(position_), hash);
  ASSERT_EQ(entente_position_start(map_, position_.data(), BytesOf(position_), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_position_remove(map_, position_.data(), At("PAR"), &error_), ENTENTE_OK);
  const uint64_t without = Hash(position_);
  EXPECT_NE(without, hash);
  Place("FRANCE", "PAR");
  EXPECT_EQ(Hash(position_), hash);
  uint64_t told = 7;
  ExpectRefused([&](auto* e) { return entente_position_hash(map_, nullptr, &told, e); }, "position");
  ExpectRefused([&](auto* e) { return entente_position_hash(map_, position_.data(), nullptr, e); }, "hash");
  EXPECT_EQ(told, 7u);
}

TEST_F(PositionTest, IsTheSameAfterJson) {
  Text json;
  ASSERT_EQ(entente_position_to_json(map_, position_.data(), json.out(), &error_), ENTENTE_OK) << error_.message;
  const PositionMemory start = position_;
  Clear("S1950M");
  ReadPosition(json.str());
  EXPECT_EQ(position_, start);
}

}  // namespace
}  // namespace entente_test
