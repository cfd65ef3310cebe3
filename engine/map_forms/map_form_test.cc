#include "map_forms/map_form.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "json/json_tape.h"
#include "map_language/builtin.h"

namespace entente {
namespace {

std::string Describe(const MapReadResult& result) {
  std::string text;
  for (const Diagnostic& diagnostic : result.diagnostics) text += diagnostic.ToString() + "\n";
  return text;
}

MapRef MapOf(std::string_view text, const IncludeCallback& include = IncludeCallback()) {
  const MapReadResult result = ReadMapText(text, "small.map", include);
  EXPECT_TRUE(result.ok()) << Describe(result) << text;
  return result.map;
}

std::string JsonOf(const Map& map) {
  const Result<std::string> json = WriteMap(map, MapForm::kJson);
  EXPECT_TRUE(json.ok()) << json.status();
  return json.value_or("");
}

// The JSON form of a map gives the same image, and so the same JSON.
void ExpectJsonGivesTheSame(const Map& map) {
  SCOPED_TRACE(map.name());
  const std::string json = JsonOf(map);
  const MapReadResult again = ReadMap(json, MapForm::kJson, "test.json", IncludeCallback());
  ASSERT_TRUE(again.ok()) << Describe(again) << json;
  EXPECT_EQ(again.map->source(), map.source());
  EXPECT_EQ(again.map->graphics(), map.graphics());
  EXPECT_TRUE(std::equal(map.image().begin(), map.image().end(), again.map->image().begin(), again.map->image().end()));
  EXPECT_EQ(JsonOf(*again.map), json);
}

constexpr char kSmall[] =
    "Rouge (Reddish:Q) LAN\nA LAN\nBlue COA\nF COA\nUNOWNED ISL\nLandland = LAN\nCoastland = COA coast land? co+a\n"
    "First Sea = SE1\nSecond Sea = SE2\nIsland = ISL\nLAND LAN ABUTS COA\nCOAST COA ABUTS lan SE1\n"
    "WATER SE1 ABUTS COA SE2 ISL\nWATER SE2 ABUTS SE1 ISL\nCOAST ISL ABUTS SE1 SE2\n";

TEST(MapForm, JsonOfAShippedMapGivesTheSameMap) {
  for (const std::string_view name : BuiltinMapNames()) ExpectJsonGivesTheSame(**BuiltinMap(name));
}

TEST(MapForm, JsonOfASharedMapGivesTheSameMap) {
  const std::filesystem::path folder = std::string(ENTENTE_SHARED_DIR) + "/maps/dpjudge";
  if (!std::filesystem::exists(folder)) GTEST_SKIP() << "../shared/maps/dpjudge is absent";
  const auto bytes_of = [&](std::string_view name) -> Result<std::string> {
    std::ifstream file(folder / std::string(name), std::ios::binary);
    if (!file) return NotFoundError(name);
    return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  };
  int maps = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (!name.ends_with(".map")) continue;
    const MapReadResult result = ReadMapText(*bytes_of(name), name, [&](auto file, auto) { return bytes_of(file); });
    if (!result.ok()) continue;  // maps with errors are tested elsewhere
    ExpectJsonGivesTheSame(*result.map);
    ++maps;
  }
  EXPECT_GE(maps, 24);
}

// A map that uses every directive.
MapRef FullMap() {
  const auto graphics = [](std::string_view, std::string_view) -> Result<std::string> { return ""; };
  return MapOf(
      std::string(kSmall) +
          "MAP picture.geo\nTEXTONLY\nFLAGS\nNOTIFY a@b.c d:e,f\nRULE BUILD_ANY !NO_PRESS\nROTATE\nROTATE AFTER M,A:B "
          "FOR X\n"
          "FLOW NEWYEAR:5 A,B:MOVEMENT,RETREATS IFYEARDIV:10=5 C:ADJUSTMENTS C:X\nBEGIN C 10 X\nVICTORY 2 3\nNEWHOMES "
          "12\n"
          "DIRECTIVES\nTIMING NEXT 1D\nEND DIRECTIVES\nPAYOLA DIRECTIVES\nTAX 3\nEND DIRECTIVES\n"
          "U+S+A (North+American:Z) &SC &SC\nINHABITS LAN @COA(LAN) +SE1 *~SE2\nOWNS ISL SC! SC? SC!\nFLAG FRANCE\n"
          "LEAGUE Good BENIGN Bad,Wor:se\nRESERVES 2\nMILITIA\nDUMMY\nCONTROL Blue,somebody\n_Last (:,)\nCENTERS\n"
          "LEAGUE bad STRICT\nA, (a:b:)\n+Use of = USE\nWATER USE\n+#x+y +-> = MPR ?:\nLAND MPR\n"
          "Big = BIG spain(nc) in-x?\nBig (n) = BIG/N\nBig (f) = BIG/F\nCOAST big ABUTS COA SE1 SE2\nCOAST BIG/N ABUTS "
          "SE1\n"
          "COAST BIG/F ABUTS SE2\nPORT COA\nAMEND COA ABUTS big ZQ:~ISL(ISL,COA) SE2\nAMEND ISL ABUTS Coa\n"
          "AMEND SE1 ABUTS BIG/N\nAMEND SE2 ABUTS *BIG/F :COA\nShut = SHU\nSHUT SHU ABUTS SE1 Mpr\n"
          "IN C 1\nBLUE\nHOMES ISL LAN\nIN A,B: PORT ISL\nFROM A14M\nIN C\n",
      graphics);
}

TEST(MapForm, JsonKeepsEveryDirective) { ExpectJsonGivesTheSame(*FullMap()); }

// ---- The schema ----

std::string Schema() {
  std::ifstream file(ENTENTE_SCHEMA, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

// Names of the members of an object at a path in the schema: "$defs.power.properties".
std::vector<std::string> MembersIn(const JsonTape& json, std::initializer_list<const char*> path) {
  JsonIndex object = json.root();
  for (const char* name : path) object = json.Find(object, name);
  std::vector<std::string> names;
  for (const JsonIndex child : json.Children(object)) names.emplace_back(json[child].key.text);
  return names;
}

void ExpectKnown(const std::string& before, const std::vector<std::string>& names, const std::string& after) {
  ASSERT_FALSE(names.empty());
  for (const std::string& name : names) {
    const std::string json = before + "\"" + name + "\":0" + after;
    const std::string said = Describe(ReadMap(json, MapForm::kJson, "f.json", IncludeCallback()));
    EXPECT_EQ(said.find(name + ": no member of this object"), std::string::npos) << said;
  }
}

TEST(MapForm, TheReaderKnowsTheMembersOfTheSchema) {
  const std::string text = Schema();
  const Result<JsonTape> schema = JsonTape::ReadDocument(text);
  ASSERT_TRUE(schema.ok()) << schema.status();
  ExpectKnown("{", MembersIn(*schema, {"properties"}), "}");
  ExpectKnown("{\"powers\":{\"ONE\":{", MembersIn(*schema, {"$defs", "power", "properties"}), "}}}");
  ExpectKnown("{\"places\":{\"AAA\":{", MembersIn(*schema, {"$defs", "place", "properties"}), "}}}");
}

TEST(MapForm, TheSchemaKnowsTheMembersThatAreWritten) {
  const std::string text = Schema(), json = JsonOf(*FullMap());
  const Result<JsonTape> schema = JsonTape::ReadDocument(text), written = JsonTape::ReadDocument(json);
  ASSERT_TRUE(schema.ok() && written.ok());
  const auto expect_all = [](const std::vector<std::string>& names, const std::vector<std::string>& known) {
    for (const std::string& name : names) EXPECT_NE(std::find(known.begin(), known.end(), name), known.end()) << name;
  };
  expect_all(MembersIn(*written, {}), MembersIn(*schema, {"properties"}));
  for (const char* power : {"USA", "BLUE"}) {
    expect_all(MembersIn(*written, {"powers", power}), MembersIn(*schema, {"$defs", "power", "properties"}));
  }
  for (const char* place : {"BIG", "COA"}) {
    expect_all(MembersIn(*written, {"places", place}), MembersIn(*schema, {"$defs", "place", "properties"}));
  }
}

TEST(MapForm, JsonHasALineForEveryPlace) {
  const std::string json = JsonOf(*MapOf(kSmall));
  EXPECT_EQ(json, R"({"format":"entente-map/1","name":"small","begin":{"season":"SPRING","year":1901,"type":"MOVEMENT"},
"flow":[{"season":"SPRING","types":["MOVEMENT","RETREATS"]},{"season":"FALL","types":["MOVEMENT","RETREATS"]},)"
                  R"({"season":"WINTER","types":["ADJUSTMENTS"]}],
"powers":{
"BLUE":{"name":"Blue","homes":["COA"],"units":["F COA"]},
"ROUGE":{"name":"Rouge","own_word":"Reddish","letter":"Q","homes":["LAN"],"units":["A LAN"]}
},
"neutral":["ISL"],
"places":{
"COA":{"name":"Coastland","aliases":["co a","coast"],"second_aliases":["land"],"terrain":"COAST",)"
                  R"("abuts":[{"to":"LAN","for":"armies"},"SE1"]},
"ISL":{"name":"Island","terrain":"COAST","abuts":["SE1","SE2"]},
"LAN":{"name":"Landland","terrain":"LAND","abuts":["COA"]},
"SE1":{"name":"First Sea","terrain":"WATER","abuts":["COA","ISL","SE2"]},
"SE2":{"name":"Second Sea","terrain":"WATER","abuts":["ISL","SE1"]}
}}
)");
}

// ---- Faults of JSON documents ----

std::string Replaced(std::string text, std::string_view from, std::string_view to) {
  const size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  if (at != std::string::npos) text.replace(at, from.size(), to);
  return text;
}

// The diagnostic for the small map after one change in its JSON.
std::string FaultOf(std::string_view from, std::string_view to) {
  const std::string json = Replaced(JsonOf(*MapOf(kSmall)), from, to);
  const MapReadResult result = ReadMap(json, MapForm::kJson, "f.json", IncludeCallback());
  EXPECT_FALSE(result.ok()) << to;
  return Describe(result);
}

void ExpectFault(std::string_view from, std::string_view to, std::string_view fault) {
  const std::string said = FaultOf(from, to);
  EXPECT_NE(("\n" + said).find("\n" + std::string(fault)), std::string::npos)
      << "expected " << fault << "\ngot " << said;
}

TEST(MapForm, FaultsOfJsonTellPathAndPlace) {
  ExpectFault("{\"format\"", "[\"format\"", "f.json:1:10: error: BAD_JSON: broken JSON");
  ExpectFault("entente-map/1", "other/1", "f.json:1:11: error: BAD_JSON: format: expected \"entente-map/1\"");
  ExpectFault("\"neutral\"", "\"neutrals\"",
              "f.json:7:12: error: BAD_JSON: neutrals: no member of this object; nearest: neutral");
  ExpectFault("\"name\":\"Island\",", "", "f.json:10:7: error: BAD_JSON: places.ISL: the member 'name' is missing");
  ExpectFault("\"COAST\"", "\"BEACH\"",
              "f.json:9:90: error: BAD_JSON: places.COA.terrain: expected one of WATER, LAND, COAST, PORT, SHUT");
  ExpectFault("\"armies\"", "7",
              "f.json:9:125: error: BAD_JSON: places.COA.abuts[0].for: expected a string, not a number");
  ExpectFault("1901", "19.5",
              "f.json:1:76: error: BAD_JSON: begin.year: expected a whole number from -1000000 to 1000000");
  ExpectFault("[\"COA\"],\"units\"", "[\"COA\",\"coa\"],\"units\"",
              "f.json:4:38: error: BAD_JSON: powers.BLUE.homes[1]: 'COA' stands twice in this list");
  ExpectFault("\"SE1\":{", "\"A B\":{", "f.json:12:7: error: BAD_JSON: places.A B: 'A B' is no id of a place");
  ExpectFault("\"F COA\"", "\"F  \"", "f.json:4:48: error: BAD_JSON: powers.BLUE.units[0]: expected a unit");
  ExpectFault("\"Q\"", "\"QQ\"", "f.json:5:55: error: BAD_JSON: powers.ROUGE.letter: expected one character");
  ExpectFault("\"Blue\"", "\"Azure\"",
              "f.json:4:16: error: BAD_JSON: powers.BLUE.name: no power called 'BLUE' is shown as 'Azure'");
  ExpectFault("\"Island\"", "\"In+Land\"",
              "f.json:10:15: error: BAD_JSON: places.ISL.name: no place can be called 'In+Land' in a map text");
  ExpectFault("\"Island\"", "\"a=b\"", "f.json:10:15: error: BAD_JSON: places.ISL.name: no place can be called");
}

TEST(MapForm, WhatIsNoUnitNoIdAndNoMemberIsAFault) {
  for (const std::string_view unit : {"\"AXCOA\"", "\"B COA\"", "\"A \"", "\"A COA SE1\"", "\"\""}) {
    EXPECT_NE(FaultOf("\"F COA\"", unit).find("units[0]: expected a unit"), std::string::npos) << unit;
  }
  for (const std::string_view id : {"\"I(L\"", "\"I,L\"", "\"\""}) {
    EXPECT_NE(FaultOf("[\"ISL\"]", "[" + std::string(id) + "]").find("is no id of a place"), std::string::npos) << id;
  }
  EXPECT_NE(
      FaultOf("\"neutral\"", R"("changes":[{"in":"SPRING","lines":[],"":1}],"neutral")").find("no member of this"),
      std::string::npos);
}

TEST(MapForm, FaultsThatMapTextsKnowHaveTheirCodesInJson) {
  ExpectFault("\"SE1\",\"SE2\"]},\n\"LAN\"", "\"SE1\",\"SE9\"]},\n\"LAN\"",
              "f.json:10:57: error: ABUT_UNKNOWN: places.ISL.abuts[1]: ISL abuts 'SE9', which is no place");
  ExpectFault("[\"ISL\"]", "[\"ISL\",\"XYZ\"]", "f.json:7:18: error: BAD_HOME: neutral[1]: 'XYZ' is no province");
  ExpectFault("\"F COA\"", "\"A SE1\"", "f.json:4:48: error: BAD_UNIT: powers.BLUE.units[0]: an army may not stand");
  ExpectFault("\"type\":\"MOVEMENT\"", "\"type\":\"PAUSE\"", "f.json:1:50: error: BAD_BEGIN: begin: 'SPRING:PAUSE'");
  ExpectFault("\"ISL\":{", "\"IS\":{", "f.json:10:6: error: BAD_ABBR: places.IS: 'IS' is no abbreviation");
}

TEST(MapForm, AnUnknownRuleInJsonIsAWarningAsInMapTexts) {
  const std::string json = Replaced(JsonOf(*MapOf(kSmall)), "\"neutral\"", "\"rules\":[\"BILD_ANY\"],\"neutral\"");
  const MapReadResult result = ReadMap(json, MapForm::kJson, "f.json", IncludeCallback());
  EXPECT_TRUE(result.ok());
  EXPECT_EQ(Describe(result).rfind("f.json:7:10: warning: UNKNOWN_RULE: rules[0]: 'BILD_ANY' is no rule", 0), 0u)
      << Describe(result);
}

TEST(MapForm, JsonThatSaysOneThingTwiceIsRefused) {
  ExpectFault("\"units\":[\"F COA\"]", "\"units\":[\"F COA\",\"A COA\"]",
              "f.json:4:48: error: BAD_JSON: powers.BLUE.units[0]: this and another value contradict each other");
}

TEST(MapForm, SizeAndDepthOfJsonAreBounded) {
  const auto code_of = [](const std::string& json) {
    const MapReadResult result = ReadMap(json, MapForm::kJson, "f.json", IncludeCallback());
    return result.diagnostics.empty() ? "" : result.diagnostics.front().code;
  };
  EXPECT_EQ(code_of(std::string((size_t{4} << 20) + 1, ' ')), "LIMIT");
  EXPECT_EQ(code_of(std::string(100, '[')), "BAD_JSON");
  EXPECT_EQ(code_of(""), "BAD_JSON");
  EXPECT_EQ(code_of("[]"), "BAD_JSON");
  EXPECT_EQ(code_of("{}"), "BAD_JSON");
}

// ---- Other forms ----

TEST(MapForm, TextIsCanonicalAndGraphvizIsNotRead) {
  const MapRef map = *BuiltinMap("pure");
  EXPECT_EQ(*WriteMap(*map, MapForm::kText), map->source());
  const MapReadResult result = ReadMap("graph {}", MapForm::kDot, "a.dot", IncludeCallback());
  EXPECT_FALSE(result.ok());
  EXPECT_EQ(Describe(result), "a.dot: error: NOT_SUPPORTED: this form of a map is written only, not read\n");
}

TEST(MapForm, GraphvizTellsArmyAndFleetEdgesApart) {
  const std::string dot =
      *WriteMap(*MapOf(std::string(kSmall) + "AMEND COA ABUTS *ISL\nAMEND ISL ABUTS COA\n"), MapForm::kDot);
  for (const char* line : {
           "graph \"small\" {\n",
           "  \"COA\" [fillcolor=palegoldenrod, tooltip=\"Coastland\", peripheries=2];\n",
           "  \"SE1\" [fillcolor=lightblue, tooltip=\"First Sea\"];\n",
           "  \"COA\" -- \"LAN\" [color=\"sienna\"];\n",
           "  \"COA\" -- \"SE1\" [color=\"royalblue\"];\n",
           "  \"COA\" -- \"ISL\" [color=\"sienna:royalblue\", taillabel=\"*\"];\n",
       }) {
    EXPECT_NE(dot.find(line), std::string::npos) << line << dot;
  }
  EXPECT_NE(
      WriteMap(**BuiltinMap("standard"), MapForm::kDot)->find("\"SPA\" -- \"SPA/NC\" [color=gray, style=dotted];"),
      std::string::npos);
}

TEST(MapForm, ATextMayIncludeAShippedMap) {
  const MapReadResult result =
      ReadMapText("MAP Standard\nUSE standard.map\nITALY\nF ROM\n", "mine.map", WithShippedMaps(IncludeCallback()));
  ASSERT_TRUE(result.ok()) << Describe(result);
  EXPECT_EQ(result.map->start_units().size(), 22u);
  EXPECT_FALSE(ReadMapText("USE nowhere\n", "mine.map", WithShippedMaps(IncludeCallback())).ok());
}

TEST(MapForm, AFileBesideTheMapHidesAShippedOne) {
  const IncludeCallback beside = [](std::string_view name, std::string_view) -> Result<std::string> {
    if (name == "pure.map") return std::string(kSmall);
    return name == "chaos.map" ? InvalidError("outside") : NotFoundError(name);
  };
  EXPECT_EQ(ReadMapText("USE pure\n", "m.map", WithShippedMaps(beside)).map->province_count(), 5);
  const MapReadResult outside = ReadMapText("USE chaos\n", "m.map", WithShippedMaps(beside));
  EXPECT_NE(Describe(outside).find("FILE_OUTSIDE"), std::string::npos);
}

}  // namespace
}  // namespace entente
