#include "phase_json/phase_json.h"

#include <gtest/gtest.h>

namespace entente {
namespace {

class PhaseJson : public testing::Test {
 protected:
  Status Read(std::string_view json) {
    const Status status = tape_.Read(json);
    return status.ok() ? ReadPhase(tape_, tape_.root(), phase_) : status;
  }
  std::string Message(std::string_view json) { return std::string(Read(json).message()); }

  JsonTape tape_;
  PhaseText phase_;
};

TEST_F(PhaseJson, TheTextsOfAPhaseAreFound) {
  ASSERT_TRUE(Read(R"({"orders":{"FRANCE":["A PAR H",null],"ITALY":null},"id":{"a": 1},"map":"pure","x":[{"name":1}],
      "state":{"units":{"FRANCE":["A PAR","*F BRE"]},"retreats":{"FRANCE":{"F BRE":["ENG","GAS"],"A X":[]}},
      "name":"other","influence":{"FRANCE":["PAR"]}},"rules":{"waive":"allowed"},"name":"S1901R"})")
                  .ok());
  EXPECT_EQ(tape_.TextOf(phase_.id), R"({"a": 1})");
  EXPECT_EQ(phase_.TextOf(phase_.map), "pure");
  EXPECT_EQ(phase_.TextOf(phase_.name), "S1901R");
  EXPECT_EQ(tape_.TextOf(phase_.units), R"({"FRANCE":["A PAR","*F BRE"]})");
  EXPECT_EQ(tape_.TextOf(phase_.retreats), R"({"FRANCE":{"F BRE":["ENG","GAS"],"A X":[]}})");
  EXPECT_EQ(tape_.TextOf(phase_.orders), R"({"FRANCE":["A PAR H",null],"ITALY":null})");
  EXPECT_EQ(phase_.rules_text.form, RulesText::Form::kOptions);
  EXPECT_EQ(phase_.rules_text.options.at(0).second.text, "allowed");
  EXPECT_TRUE(phase_.has_orders);
  EXPECT_EQ(phase_.centers, kNoJson);
}

TEST_F(PhaseJson, TheNameMayStandInTheState) {
  ASSERT_TRUE(Read(R"({"state":{"name":"F1901M","units":{}}})").ok());
  EXPECT_EQ(phase_.TextOf(phase_.name), "F1901M");
}

TEST_F(PhaseJson, NullMeansAbsent) {
  ASSERT_TRUE(Read(R"({"name":"S1901M","map":null,"rules":null,"orders":null,
                       "state":{"units":{"FRANCE":null},"centers":null,"retreats":null}})")
                  .ok());
  EXPECT_EQ(phase_.centers, kNoJson);
  EXPECT_EQ(phase_.map, kNoJson);
  EXPECT_EQ(phase_.rules_text.form, RulesText::Form::kAbsent);
}

TEST_F(PhaseJson, IdsAreKeptAsTheyWereWritten) {
  for (const std::string_view id : {"7", "-1.5e3", "\"a\\\"b\"", "null", "true", "[1, {\"x\": [2]}]"}) {
    const std::string json = "{\"id\" : " + std::string(id) + " ,\"name\":\"S1901M\",\"state\":{\"units\":{}}}";
    ASSERT_TRUE(Read(json).ok()) << id;
    EXPECT_EQ(tape_.TextOf(phase_.id), id);
  }
}

TEST_F(PhaseJson, ValuesOfTheWrongKindAreToldWithTheirPath) {
  EXPECT_EQ(Message("[]"), "expected an object, not an array");
  EXPECT_EQ(Message("7"), "expected an object, not a number");
  EXPECT_EQ(Message(R"({"name":7})"), "name: expected a string, not a number");
  EXPECT_EQ(Message(R"({"state":[]})"), "state: expected an object, not an array");
  EXPECT_EQ(Message(R"({"state":{"units":[]}})"), "state.units: expected an object, not an array");
  EXPECT_EQ(Message(R"({"state":{"units":{"FRANCE":{}}}})"), "state.units.FRANCE: expected an array, not an object");
  EXPECT_EQ(Message(R"({"state":{"units":{"FRANCE":["A PAR",2]}}})"),
            "state.units.FRANCE[1]: expected a string, not a number");
  EXPECT_EQ(Message(R"({"state":{"units":{"FRANCE":[null]}}})"), "state.units.FRANCE[0]: expected a string, not null");
  EXPECT_EQ(Message(R"({"state":{"centers":{"FRANCE":[true]}}})"),
            "state.centers.FRANCE[0]: expected a string, not true or false");
  EXPECT_EQ(Message(R"({"state":{"retreats":{"FRANCE":["A PAR"]}}})"),
            "state.retreats.FRANCE: expected an object, not an array");
  EXPECT_EQ(Message(R"({"state":{"retreats":{"FRANCE":{"A PAR":["BUR",["GAS"]]}}}})"),
            "state.retreats.FRANCE.A PAR[1]: expected a string, not an array");
  EXPECT_EQ(Message(R"({"orders":["A PAR H"]})"), "orders: expected an object, not an array");
  EXPECT_EQ(Message(R"({"orders":{"FRANCE":[{}]}})"), "orders.FRANCE[0]: expected a string, not an object");
  EXPECT_EQ(Message(R"({"orders":{"FRANCE":["A PAR H",[7]]}})"),
            "orders.FRANCE[1][0]: expected a string, not a number");
  EXPECT_EQ(Message(R"({"orders":{"FRANCE":[["A PAR H"],[[]]]}})"),
            "orders.FRANCE[1][0]: expected a string, not an array");
  EXPECT_EQ(Message(R"({"rules":3})"),
            "rules: expected a preset's name, an object of options or an array of rule names, not a number");
  EXPECT_EQ(Message(R"({"rules":{"waive":null}})"), "rules: expected a string, not null");
  EXPECT_EQ(Message(R"({"rules":[[]]})"), "rules: expected a string, not an array");
}

TEST_F(PhaseJson, ErrorsHaveTheirPlace) {
  const Status status = Read("{\"state\":{\"units\":{\n\"FRANCE\":[\"A PAR\", 2]}}}");
  ASSERT_TRUE(status.place().has_value());
  EXPECT_EQ(status.place()->line, 2u);
  EXPECT_EQ(status.place()->column, 20u);
  EXPECT_EQ(status.place()->offset, 39u);
}

TEST_F(PhaseJson, KeysThatMeanSomethingStandOnce) {
  EXPECT_EQ(Message(R"({"name":"S1901M","name":"S1901M"})"), "name: the key stands twice");
  EXPECT_EQ(Message(R"({"id":1,"id":2})"), "id: the key stands twice");
  EXPECT_EQ(Message(R"({"rules":"2023","rules":"2023"})"), "rules: the key stands twice");
  EXPECT_EQ(Message(R"({"state":{"units":{},"units":{}}})"), "state.units: the key stands twice");
  EXPECT_EQ(Message(R"({"state":{"units":{}},"state":{"units":{}}})"), "state: the key stands twice");
}

TEST_F(PhaseJson, WhatAPhaseMustHaveIsMissed) {
  EXPECT_EQ(Message("{}"), "the phase has no `state`");
  EXPECT_EQ(Message(R"({"name":"S1901M","state":{}})"), "the phase has no `state.units`");
  EXPECT_EQ(Message(R"({"state":{"units":{}}})"), "the phase has no `name`");
}

}  // namespace
}  // namespace entente
