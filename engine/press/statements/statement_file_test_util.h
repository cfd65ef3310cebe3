// Reads files of statements: what a document of a protocol says, one statement after another, each with the lines that
// show it. Rows are data; statements_test.cc runs them.
//
//   scene play lvl=10          begins a scene, with a table of its own: see daide_scene_test_util.h, dpp_scene_test_util.h
//   Q001 (iii) THX             a statement: its id, and the section of the document
//     ENG > SUB (..)           its lines
//     ENG < THX (..) (..)
//   P009 (i) NME differs: ..   the document says otherwise, or nothing: the reason for what the lines show
//
// Blank lines and lines that begin with # have no effect.
#ifndef ENTENTE_ENGINE_PRESS_STATEMENTS_STATEMENT_FILE_TEST_UTIL_H_
#define ENTENTE_ENGINE_PRESS_STATEMENTS_STATEMENT_FILE_TEST_UTIL_H_

#include <string>
#include <string_view>
#include <vector>

namespace entente::press {

struct ScriptLine {
  int number = 0;  // in the file
  std::string text;
};

struct Statement {
  int number = 0;
  std::string id, section;
  std::string differs;  // the reason; empty if the statement holds
  std::vector<ScriptLine> lines;
};

struct StatementScene {
  int number = 0;
  std::string setup;  // "play lvl=10"; empty before the first scene
  std::vector<Statement> statements;
};

// The test fails if the file cannot be read or has a line out of place.
std::vector<StatementScene> ReadStatements(const std::string& file);

// The words of a text.
std::vector<std::string> WordsOf(std::string_view text);
// The text with one blank between tokens, as messages are written: "( A ( B ) )".
std::string Spaced(std::string_view text);
// Whether a text fits a pattern, in which * stands for any text.
bool Fits(std::string_view pattern, std::string_view text);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_STATEMENTS_STATEMENT_FILE_TEST_UTIL_H_
