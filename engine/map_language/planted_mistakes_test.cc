// Plants common mistakes in copies of a shipped map. Each gives one message with its place, the offending word, what
// was expected and the nearest word. Source: maps/LANGUAGE.md (Diagnostics).
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "map_language/builtin.h"
#include "map_language/map_test_util.h"

namespace entente {
namespace {

std::string Standard() {
  std::ifstream file(std::string(ENTENTE_MAPS_DIR) + "/standard.map", std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

MapReadResult Read(const std::string& text) {
  return ReadMapText(text, "standard.map", WithShippedMaps(IncludeCallback()));
}

struct Mistake {
  std::string was;   // text of standard.map; empty: its end
  std::string now;   // the text that replaces it
  std::string told;  // the one diagnostic
};

const std::vector<Mistake>& Mistakes() {
  static const std::vector<Mistake> mistakes = {
      {"LAND  BUR    ABUTS BEL", "LAND  BUR    ABUTS BLE",
       "standard.map:203:20: error: ABUT_UNKNOWN: BUR abuts 'BLE', which is no place; nearest: BEL"},
      {"LAND  BUR    ABUTS", "LAND  BRU    ABUTS",
       "standard.map:203:7: error: NO_NAME: 'BRU' has a terrain line but no name, and 'BUR' (standard.map:188) a name "
       "but no terrain line"},
      {"Burgundy                    = BUR", "Burgundy                    = BRU",
       "standard.map:188:31: error: NO_TERRAIN: 'BRU' has a name but no terrain line, and 'BUR' (standard.map:203) a "
       "terrain line but no name"},
      {"Burgundy                    = BUR burgandy burg", "Burgundy  BUR burgandy burg",
       "standard.map:188:1: error: NO_NAME: expected '=' before 'BUR': without it the line declares a power"},
      {"LAND  PAR    ABUTS BRE BUR GAS PIC", "LAND  PAR    ABUTS BRE GAS PIC",
       "standard.map:207:7: error: ONE_WAY: BUR (standard.map:203) abuts PAR, but PAR does not list it"},
      {"LAND  BUR    ABUTS BEL GAS MAR MUN PAR PIC RUH SWI\n", "",
       "standard.map:188:31: error: NO_TERRAIN: 'BUR' has a name but no terrain line: expected a line such as 'COAST "
       "BUR ABUTS ...'"},
      {"Burgundy                    = BUR burgandy burg\n", "",
       "standard.map:202:7: error: NO_NAME: 'BUR' has a terrain line but no name: expected a line such as 'Name = "
       "BUR'; nearest: BAR, BER, BUL"},
      {"COAST spa    ABUTS GAS LYO MAO MAR POR WES\n", "",
       "standard.map:120:31: error: NO_TERRAIN: 'SPA' has a name but no terrain line: expected a line such as 'COAST "
       "SPA ABUTS ...'"},
      {"COAST SPA/NC ABUTS GAS MAO POR\n", "",
       "standard.map:121:31: error: NO_TERRAIN: 'SPA/NC' has a name but no terrain line: expected a line such as "
       "'COAST SPA/NC ABUTS ...'"},
      {"", "Frnace\nA GAS\n",
       "standard.map:221:1: warning: LIKELY_TYPO: 'FRNACE' is read as a further power, without homes; nearest: FRANCE"},
      {"  A PAR", "  F PAR", "standard.map:20:5: error: BAD_UNIT: a fleet may not stand at 'PAR', which is LAND"},
      {"F STP/SC", "F STP",
       "standard.map:34:5: error: BAD_UNIT: a fleet may not stand at 'STP': expected one of its coasts, such as "
       "STP/NC"},
      {"  A PAR", "  A PRA",
       "standard.map:20:5: error: BAD_UNIT: 'PRA' is no place where a unit may stand; nearest: PRU, PAR"},
      {"Burgundy                    = BUR", "Burgundy                    = PAR",
       "standard.map:192:31: error: DUP_PLACE: 'PAR' is the abbreviation of another place already: Burgundy "
       "(standard.map:188)"},
      {"Burgundy                    = BUR ", "Burgundy                    = BURG ",
       "standard.map:188:31: error: BAD_ABBR: 'BURG' is no abbreviation: expected three characters, such as SPA, or "
       "SPA/NC for a coast"},
      {"BRE MAR PAR", "BRE MRA PAR",
       "standard.map:18:26: error: BAD_HOME: 'MRA' is no province: expected a home center; nearest: MAR"},
      {"", "USE standrad2\n",
       "standard.map:221:5: error: FILE_MISSING: there is no file 'standrad2.map'; nearest: standard"},
      {"", "RULE BUILDANY\n",
       "standard.map:221:6: warning: UNKNOWN_RULE: 'BUILDANY' is no rule and is left out; nearest: BUILD_ANY"},
      {"", "VICTORY many\n",
       "standard.map:221:9: error: BAD_NUMBER: expected a number of centers from 1 to 1000000, not 'many'"},
      {"", "VICTORY\n",
       "standard.map:221:1: error: BAD_NUMBER: expected a number of centers from 1 to 1000000 after VICTORY"},
      {"", "VICTORY 40\n",
       "standard.map:221:1: warning: CANNOT_WIN: a victory of 40 supply centers, but the map has 34"},
      {"", "VICTORY 0\n",
       "standard.map:221:9: error: BAD_NUMBER: expected a number of centers from 1 to 1000000, not '0'"},
      {"", "NEWHOMES 1000001\n",
       "standard.map:221:10: error: BAD_NUMBER: expected a year from -1000000 to 1000000, not '1000001'"},
      {"", "FLOW NEWYEAR:0 SPRING:MOVEMENT\n",
       "standard.map:221:6: error: BAD_NUMBER: expected a number other than 0 from -1000000 to 1000000 after NEWYEAR: "
       "in 'NEWYEAR:0'"},
      {"", "FLOW IFYEARDIV:1000001 SPRING:MOVEMENT\n",
       "standard.map:221:6: error: BAD_NUMBER: expected IFYEARDIV:d or IFYEARDIV:d=r with 1000000 >= d > r >= 0, not "
       "'IFYEARDIV:1000001'"},
      {"", "BEGIN SPRING 190l MOVEMENT\n",
       "standard.map:221:14: error: BAD_BEGIN: expected BEGIN season year type, such as BEGIN SPRING 1901 MOVEMENT, "
       "with a year from -1000000 to 1000000"},
      {"", "BEGIN SPRNG 1901 MOVEMENT\n",
       "standard.map:221:7: error: BAD_BEGIN: 'SPRNG:MOVEMENT' is not in the flow: expected one of SPRING:MOVEMENT, "
       "SPRING:RETREATS, FALL:MOVEMENT, FALL:RETREATS, WINTER:ADJUSTMENTS; nearest: SPRING:MOVEMENT"},
      {"", "BEGIN SPRING 1901 MOVES\n",
       "standard.map:221:7: error: BAD_BEGIN: 'SPRING:MOVES' is not in the flow: expected one of SPRING:MOVEMENT, "
       "SPRING:RETREATS, FALL:MOVEMENT, FALL:RETREATS, WINTER:ADJUSTMENTS; nearest: SPRING:MOVEMENT"},
      {"", "BEGINN SPRING 1901 MOVEMENT\n",
       "standard.map:221:1: error: UNKNOWN_DIRECTIVE: 'BEGINN' is no directive; nearest: BEGIN"},
      {"", "FLOW SPRING:MOVMENT,RETREATS FALL:MOVEMENT,RETREATS WINTER:ADJUSTMENTS\n",
       "standard.map:221:6: error: FLOW_LETTER: phase types 'MOVEMENT' and 'MOVMENT' share a first letter; nearest: "
       "MOVEMENT (1 more that may follow from it is left out)"},
      {"", "FLOW SPRNG:MOVEMENT,RETREATS FALL:MOVEMENT,RETREATS WINTER:ADJUSTMENTS\n",
       "standard.map:221:1: error: BAD_BEGIN: without a BEGIN line a game begins in SPRING:MOVEMENT, which is not in "
       "the flow: expected one of SPRNG:MOVEMENT, SPRNG:RETREATS, FALL:MOVEMENT, FALL:RETREATS, WINTER:ADJUSTMENTS; "
       "nearest: SPRNG:MOVEMENT"},
      {"France   (French)", "France   (French",
       "standard.map:18:10: error: BAD_OWN_WORD: the bracket in '(French' does not close: expected one word, with '+' "
       "for a blank"},
      {"France   (French)", "France   (French Man)",
       "standard.map:18:10: error: BAD_OWN_WORD: the bracket in '(French' does not close: expected one word, with '+' "
       "for a blank"},
      {"France   (French)", "France(French)",
       "standard.map:18:1: error: BAD_OWN_WORD: expected a blank before the bracket in 'France(French)'"},
      {"COAST BRE", "COAST bre",
       "standard.map:21:5: error: BAD_UNIT: a fleet may not stand at 'BRE', which is in small letters"},
      {"WATER AEG ", "WATER aeg ",
       "standard.map:65:7: warning: NO_WAY: AEG is in small letters, which bar fleets, and has no coasts, but only "
       "fleets may go between it and BUL (standard.map:142), CON (standard.map:146), EAS (standard.map:70) and 3 more: "
       "expected it in capitals, AEG"},
      {"COAST GAS    ABUTS BRE BUR MAO", "COAST GAS    ABUTS BRE BUR mao",
       "standard.map:150:28: error: ONE_WAY: no unit may go from GAS to MAO, which abuts it (standard.map:76): no army "
       "(MAO is WATER), no fleet ('mao' in small letters bars fleets)"},
      {"COAST GAS    ABUTS BRE BUR MAO", "COAST GAS    ABUTS BRE Bur MAO",
       "standard.map:150:24: error: ONE_WAY: no unit may go from GAS to BUR, which abuts it (standard.map:203): no "
       "army ('Bur' with one capital bars armies), no fleet (BUR is LAND)"},
      {"COAST GAS", "LAND GAS",
       "standard.map:150:6: warning: NO_WAY: GAS is LAND, so no unit may go between it and MAO (standard.map:76)"},
      {"COAST BRE", "WATER BRE",
       "standard.map:141:7: warning: NO_WAY: BRE is WATER, so no unit may go between it and PAR (standard.map:207)"},
      {"LAND  BUR    ABUTS", "LAND  PAR    ABUTS",
       "standard.map:203:7: error: NO_TERRAIN: 'PAR' has a terrain line already (standard.map:207), and "
       "'BUR' (standard.map:188) has none"},
      {"LAND  BUR    ABUTS", "LAND  BUR    ABUT",
       "standard.map:203:14: error: NO_ABUTS: expected ABUTS, not 'ABUT'; nearest: ABUTS"},
      {"LAND  BUR    ABUTS", "LAND  BUR", "standard.map:203:11: error: NO_ABUTS: expected ABUTS, not 'BEL'"},
      {"LAND  BUR    ABUTS BEL GAS MAR MUN PAR PIC RUH SWI",
       "LAND  BUR    ABUTS BEL GAS MAR MUN PAR PIC RUH SWI # land of wine",
       "standard.map:203:52: warning: LATE_COMMENT: a comment has a line of its own: '#' and what follows it are not "
       "read"},
      {"BRE MAR PAR", "BRE MAR PAR # homes",
       "standard.map:18:34: warning: LATE_COMMENT: a comment has a line of its own: '#' and what follows it are not "
       "read"},
      {"= BUR burgandy burg", "= BUR burgandy burg # good wine",
       "standard.map:188:49: warning: LATE_COMMENT: a comment has a line of its own: '#' and what follows it are not "
       "read"},
      {"Unowned ", "Unownd  ",
       "standard.map:40:1: warning: LIKELY_TYPO: 'UNOWND' is read as a power; nearest: UNOWNED"},
      {"", "France\nARMY GAS\n", "standard.map:222:1: error: UNKNOWN_DIRECTIVE: 'ARMY' is no directive; nearest: A"},
      {"", "SEA ADR ABUTS ALB APU ION TRI VEN\n",
       "standard.map:221:1: error: UNKNOWN_DIRECTIVE: 'SEA' is no directive; nearest: WATER"},
      {"", "Narnia\n", "standard.map:221:1: warning: EMPTY_POWER: Narnia has no homes, no centers and no units"},
      {"", "Hello my dear world\n",
       "standard.map:221:1: error: UNKNOWN_DIRECTIVE: 'Hello' is no directive, and what follows is no list of homes"},
      {"", "Atlantis = ATL\nCOAST ATL\n", "standard.map:222:7: warning: NO_WAY: no unit can come to ATL"},
      {"", "UNOWNED BLE\n",
       "standard.map:221:9: error: BAD_HOME: 'BLE' is no province: expected a neutral center; nearest: BLA, BEL, BRE"},
      {"", "France\nOWNS BRE MRA\n",
       "standard.map:222:10: error: BAD_OWNED: 'MRA' is no province: expected an owned center; nearest: MAR"},
      {"", "UNOWNED\nA BUR\nA GAS\nF ENG\n", "standard.map:222:1: error: NO_POWER: A stands under no power's line"},
      {"", "IN SPRNG: SHUT SWI\n",
       "standard.map:221:4: error: BAD_IN: no phase is 'SPRNG' or begins so: expected a short form such as S1901M or "
       "the front of a long one; nearest: SPRING"},
      {"", "IN WINTER: SHUTT BOT\n",
       "standard.map:221:12: error: UNKNOWN_POWER: 'SHUTT' is no power or directive, and IN and FROM cannot add a "
       "power; nearest: SHUT"},
      {"", "AMEND HEL ABUTS G:BAL(KEI)\nAMEND BAL ABUTS G:HEL(KIE)\n",
       "standard.map:221:17: error: BAD_CONDITION: 'KEI' is no supply center; nearest: KIE"},
      {"", "AMEND HEL ABUTS Q:BAL(KIE)\nAMEND BAL ABUTS G:HEL(KIE)\n",
       "standard.map:221:17: error: BAD_LETTER: 'Q' is no power's letter: expected one of A E F G I R T"},
      {"", "AMEND HEL ABUTS !BAL\nAMEND BAL ABUTS HEL\n",
       "standard.map:221:17: error: BAD_SPECIAL: unknown mark '!' in '!BAL': expected ~ or *"},
      {"", "BUU -> Bourgogne = BOU\n",
       "standard.map:221:1: error: RENAME_UNKNOWN: 'BUU' is no abbreviation of a place so far; nearest: BUL, BUD, BUR"},
      {"", "AMEND BUU ABUTS ENG\nAMEND ENG ABUTS BUU\n",
       "standard.map:221:7: error: AMEND_UNKNOWN: 'BUU' has no terrain line so far; nearest: BUL, BUD, BUR"},
      {"", "AMEND BUR ABUTS par\n", "standard.map:221:17: error: ABUT_TWICE: BUR abuts PAR twice"},
      {"", "DUMMY Itly\n", "standard.map:221:7: error: UNKNOWN_POWER: 'Itly' is no power so far; nearest: ITALY"},
      {"", "DUMMY ALL EXEPT France\n",
       "standard.map:221:11: error: UNKNOWN_POWER: expected EXCEPT and the names of powers after ALL; nearest: EXCEPT"},
      {"", "PAYOL DIRECTIVES\nX\nEND DIRECTIVES\n",
       "standard.map:221:1: warning: UNKNOWN_VARIANT: 'PAYOL' is no rules variant: its directives are not read; "
       "nearest: PAYOLA"},
      {"LAND  BUR", "LAND\u00a0BUR",
       "standard.map:203:5: error: BAD_BYTE: a no-break space in the text, read as a blank"},
      {"PAR SPA/NC", "PAR SPA", "standard.map:170:7: warning: COAST_PLAIN: GAS abuts SPA without naming a coast"},
      {"EDI LON LVP", "EDI LON LVP BRE",
       "standard.map:18:22: error: OWNED_TWICE: 'BRE' is owned by England and France"},
      {"", "FROM S19O5M: SHUT BOT\n",
       "standard.map:221:6: error: BAD_FROM: 'S19O5M' is no movement phase of the flow: expected a short form such as "
       "S1901M"},
      {"", "FROM S1905M SHUT BOT\nUNPLAYED ITLAY\nVICTORY 99\n",
       "standard.map:221:6: error: BAD_FROM: 'S1905M SHUT BOT' is no movement phase of the flow: expected a short form "
       "such as S1901M; a directive stands behind a colon: FROM S1905M: SHUT BOT; the 2 lines of its block are not "
       "looked "
       "at"},
      {"", "France\nLEAGUE West STRIKT\n",
       "standard.map:222:13: error: BAD_LEAGUE: expected STRICT or BENIGN, not 'STRIKT'; nearest: STRICT"},
      {"Germany  (German)", "  A PAR\nGermany  (German)",
       "standard.map:22:5: warning: LISTED_TWICE: 'A PAR' is listed already (standard.map:20)"},
      {"Austria  (Austrian)  BUD", "Austria  (Austrian)  BUD BUD",
       "standard.map:10:26: warning: LISTED_TWICE: 'BUD' is listed already (standard.map:10)"},
      {"BEL BUL DEN", "BEL BEL BUL DEN",
       "standard.map:40:26: warning: LISTED_TWICE: 'BEL' is listed already (standard.map:40)"},
      {"", "ENGLAND\nA WAR\n",
       "standard.map:222:3: warning: LISTED_TWICE: 'A WAR' takes the place of 'A WAR' of Russia (standard.map:32): "
       "expected one unit in a province"},
      {"  A PAR", "  ABUD",
       "standard.map:20:3: warning: LIKELY_TYPO: 'ABUD' is read as a power: expected a blank in the unit 'A BUD'"},
      {"  A BUD", "  A-BUD",
       "standard.map:11:3: warning: LIKELY_TYPO: 'A-BUD' is read as a power: expected a blank in the unit 'A BUD'"},
      {"  F STP/SC", "  FSTP/SC",
       "standard.map:34:3: warning: LIKELY_TYPO: 'FSTP/SC' is read as a power: expected a blank in the unit 'F "
       "STP/SC'"},
      {"COAST SPA/NC", "COAST spa/nc",
       "standard.map:170:7: warning: COAST_CASE: SPA/NC is in small letters, so no fleet may be there: expected "
       "SPA/NC, "
       "or LAND SPA/NC if that is meant"},
      {"COAST spa ", "COAST SPA ",
       "standard.map:169:7: warning: COAST_CASE: SPA has coasts, where its fleets are: expected it in small letters, "
       "spa"},
      {"COAST spa ", "COAST Spa ",
       "standard.map:169:7: warning: COAST_CASE: SPA has coasts, where its fleets are: expected it in small letters, "
       "spa"},
      {"", "AMEND SPA ABUTS ~naf\nAMEND NAF ABUTS ~spa\n",
       "standard.map:221:7: warning: COAST_CASE: AMEND SPA in capitals takes its coasts away: expected small letters, "
       "spa"},
      {"", "Hello DEN\n",
       "standard.map:221:1: warning: LIKELY_TYPO: 'HELLO' is read as a power, the only one without units"},
      {"", "BUILD_ANY\n",
       "standard.map:221:1: warning: LIKELY_TYPO: 'BUILD_ANY' is read as a power: expected RULE BUILD_ANY"},
      {"", "RULE MOBILIZE BLANK_BOARD\n",
       "standard.map:221:6: warning: NO_EFFECT: RULE MOBILIZE is switched off by RULE BLANK_BOARD"},
      {"", "RULE BUILD_ANY !BUILD_ANY\n",
       "standard.map:221:6: warning: NO_EFFECT: RULE BUILD_ANY is switched off by !BUILD_ANY"},
      {"", "AMEND spa ABUTS ~~naf\nAMEND NAF ABUTS ~spa\n",
       "standard.map:221:17: warning: NO_EFFECT: the mark ~ stands twice in '~~naf'"},
      {"LAND  BOH    ABUTS", "LAND  BOH BOH ABUTS", "standard.map:201:11: error: NO_ABUTS: expected ABUTS, not 'BOH'"},
      {"", "IN WINTER: SHUT BOT\nIN WINTER: AMEND SWE ABUTS SPA/NC\n",
       "standard.map:222:28: error: ONE_WAY: SWE abuts SPA/NC, but SPA/NC (standard.map:170) does not list it (with IN "
       "WINTER)"},
      {"", "// a comment\n",
       "standard.map:221:1: error: UNKNOWN_DIRECTIVE: '//' is no directive; a comment begins with #"},
      {"", "; comment\n", "standard.map:221:1: error: UNKNOWN_DIRECTIVE: ';' is no directive; a comment begins with #"},
      {"Germany  (German)", "Germany  (French)",
       "standard.map:22:1: warning: NAME_CLASH: the own word of Germany, 'French', is that of France, too"},
      {"", "Rusia *UKR\n", "standard.map:221:1: warning: LIKELY_TYPO: 'RUSIA' is read as a new power; nearest: RUSSIA"},
      {"", "Germnay RUH\n",
       "standard.map:221:1: warning: LIKELY_TYPO: 'GERMNAY' is read as a new power; nearest: GERMANY"},
      {"", "Russian *UKR\n",
       "standard.map:221:1: warning: LIKELY_TYPO: 'RUSSIAN' is read as a new power; nearest: RUSSIA"},
      {"# ---- Seas", "IN S1901M\n# ---- Seas",
       "standard.map:42:4: error: NOT_CLOSED: the lines of 'S1901M' hold what the base map needs (standard.map:88): "
       "expected "
       "FROM START in front of it (56 more that may follow from it are left out)"},
      {"# ---- Seas", "IN SPRING:\n# ---- Seas",
       "standard.map:42:4: error: NOT_CLOSED: the lines of 'SPRING' hold what the base map needs (standard.map:88): "
       "expected "
       "FROM START in front of it (56 more that may follow from it are left out)"},
      {"COAST ALB ", "FROM S1902M\nCOAST ALB ",
       "standard.map:135:6: error: NOT_CLOSED: the lines of 'S1902M' hold what the base map needs (standard.map:136): "
       "expected "
       "FROM START in front of it (67 more that may follow from it are left out)"},
      {"# ---- Seas", "DIRECTIVES\n# ---- Seas",
       "standard.map:42:1: error: NOT_CLOSED: the stanza holds what the base map needs (standard.map:88): expected END "
       "DIRECTIVES in front of it (58 more that may follow from it are left out)"},
      {"ABUTS ALB APU ION", "ABUTS ALB,APU, ION",
       "standard.map:64:20: error: ABUT_UNKNOWN: 'ALB,APU,': expected blanks between places, not commas"},
      {"COAST ALB ", "COAST ALB\u200b ",
       "standard.map:135:10: error: BAD_BYTE: a zero-width space in the text, left out"},
      {"COAST ALB ", "COAST ALB\u202e ",
       "standard.map:135:10: error: BAD_BYTE: a mark of the direction of writing in the text, left out"},
      {"COAST ALB ", "COAST ALB\u2066 ",
       "standard.map:135:10: error: BAD_BYTE: a mark of the direction of writing in the text, left out"},
      {"", "MILITA 3\n", "standard.map:221:1: error: UNKNOWN_DIRECTIVE: 'MILITA' is no directive; nearest: MILITIA"},
      {"", "Austrya\nFLAG X\n",
       "standard.map:221:1: warning: LIKELY_TYPO: 'AUSTRYA' is read as a further power, without homes; nearest: "
       "AUSTRIA"},
  };
  return mistakes;
}

std::string WithMistake(const Mistake& mistake) {
  std::string text = Standard();
  if (mistake.was.empty()) return text + mistake.now;
  const size_t at = text.find(mistake.was);
  if (at == std::string::npos) return "";
  return text.replace(at, mistake.was.size(), mistake.now);
}

TEST(PlantedMistakes, EachIsToldOnce) {
  for (const Mistake& mistake : Mistakes()) EXPECT_EQ(Describe(Read(WithMistake(mistake))), mistake.told + "\n");
}

std::string InUtf16(const std::string& text, bool mark) {
  std::string wide = mark ? "\xff\xfe" : "";
  for (const char c : text) wide += {c, '\0'};
  return wide;
}

std::string WithLineEnds(const std::string& text, const std::string& end) {
  std::string changed;
  for (const char c : text) changed += c == '\n' ? end : std::string(1, c);
  return changed;
}

TEST(PlantedMistakes, AFileThatIsNoMapTextIsToldOnce) {
  const std::pair<std::string, std::string> cases[] = {
      {InUtf16(Standard(), true), "UTF-16 text"},
      {InUtf16(Standard(), false), "UTF-16 text"},
      {"A" + InUtf16(Standard(), false), "UTF-16 text"},
      {std::string("\x7f"
                   "ELF\2\1\1\0\0\0\0\0\0\0\0\0\3\0\x3e\0\1\0\0\0",
                   24),
       "binary data"},
      {WithLineEnds(Standard(), "\r"), "text whose lines end in CR alone"},
      {"\n<!DOCTYPE html>\n<html><body><p>Not found</p></body></html>\n", "HTML or XML"},
      {"{\"format\":\"entente-map/1\",\n\"name\":\"x\"}\n", "JSON"},
      {"MDF ( AUS ENG ) (", "an MDF message"},
      {"\x89PNG\r\n\x1a\n", "a PNG picture"},
      {std::string("PK\x03\x04\0\0\0\0", 8), "a ZIP archive"},
  };
  for (const auto& [text, form] : cases) {
    const MapReadResult result = Read(text);
    ASSERT_EQ(result.diagnostics.size(), 1u) << form << "\n" << Describe(result);
    EXPECT_EQ(result.diagnostics[0].ToString().find("standard.map:1:1: error: NOT_A_MAP: the file is " + form + ": "),
              0u)
        << Describe(result);
  }
}

TEST(PlantedMistakes, TabsLineEndsAndAMarkAreNone) {
  std::string text = Standard();
  std::replace(text.begin(), text.end(), ' ', '\t');
  const MapReadResult result = Read("\xef\xbb\xbf" + WithLineEnds(text, "\r\n"));
  EXPECT_TRUE(result.ok() && result.diagnostics.empty()) << Describe(result);
}

TEST(PlantedMistakes, WhatFollowsFromAMissingFileIsANumber) {
  const MapReadResult result = Read("USE standrad\nAMEND BUR ABUTS ENG\nFrance\nA GAS\nVICTORY 20\nRULE BUILDANY\n");
  EXPECT_EQ(
      Describe(result),
      "standard.map:1:5: error: FILE_MISSING: there is no file 'standrad.map'; nearest: standard (4 more that may "
      "follow from it are left out)\n"
      "standard.map:6:6: warning: UNKNOWN_RULE: 'BUILDANY' is no rule and is left out; nearest: BUILD_ANY\n");
}

TEST(PlantedMistakes, AMissingLineIsToldOnceInEveryShippedMap) {
  for (const std::string_view name : BuiltinMapNames()) {
    const std::string text((*BuiltinMap(name))->source());
    int lines = 0;
    for (size_t start = 0; start < text.size();) {
      const size_t end = text.find('\n', start) + 1;
      const std::string line = text.substr(start, end - start);
      const bool is_record = line.find(" ABUTS ") != std::string::npos && !line.starts_with("SHUT");
      if (is_record && ++lines % 8 == 0) {
        const MapReadResult result = Read(std::string(text).erase(start, line.size()));
        EXPECT_EQ(Codes(result).size() -
                      static_cast<size_t>(std::count_if(result.diagnostics.begin(), result.diagnostics.end(),
                                                        [](const Diagnostic& d) { return !d.is_error; })),
                  1u)
            << name << " without " << line << Describe(result);
      }
      start = end;
    }
  }
}

// ---- No false warnings ----

TEST(SoundMaps, DrawNoWarningsOfSense) {
  for (const std::string_view name : BuiltinMapNames()) {
    const std::string text((*BuiltinMap(name))->source());
    for (const Diagnostic& diagnostic : Read(text).diagnostics) {
      EXPECT_TRUE(diagnostic.code == "NOISE_ABBR" || diagnostic.code == "POWER_3") << name << diagnostic.ToString();
    }
  }
}

TEST(SoundMaps, OfOthersDrawNoneEither) {
  const std::filesystem::path folder = std::string(ENTENTE_SHARED_DIR) + "/maps/dpjudge";
  if (!std::filesystem::exists(folder)) GTEST_SKIP() << "../shared/maps/dpjudge is absent";
  int maps = 0, warnings = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".map") continue;
    const MapReadResult result = ReadSharedMap(entry.path().filename().string());
    ++maps;
    warnings += static_cast<int>(result.diagnostics.size());
    for (const std::string_view code :
         {"LATE_COMMENT", "CANNOT_WIN", "NO_WAY", "EMPTY_POWER", "LIKELY_TYPO", "UNKNOWN_DIRECTIVE"}) {
      EXPECT_FALSE(HasCode(result, code)) << Describe(result);
    }
  }
  EXPECT_GE(maps, 30);
  // Old faults of these maps: aliases of two places, letters, names like places; and a rule about press, which has no
  // effect here.
  EXPECT_LE(warnings, 12);
  RecordProperty("maps", maps);
  RecordProperty("warnings", warnings);
}

}  // namespace
}  // namespace entente
