// Maps of several files: the reader names the file it needs, the caller gives or refuses it, and diagnostics report
// errors.
#include <algorithm>
#include <regex>

#include "board_fixture.h"

namespace entente_test {
namespace {

constexpr std::string_view kSmallMap =
    "FIRST AAA\nSECOND BBB\nPlace a = AAA\nPlace b = BBB\nLAND AAA ABUTS BBB\nLAND BBB ABUTS AAA\n";

class MapReaderTest : public Board {
 protected:
  void New(std::string_view text, std::string_view name = "main.map") {
    ASSERT_EQ(entente_map_reader_new(ENTENTE_MAP_FORM_MAP, text.data(), text.size(), name.data(), name.size(),
                                     reader_.out(), &error_),
              ENTENTE_OK)
        << error_.message;
  }
  entente_status Give(std::string_view text) {
    return entente_map_reader_give(reader_, text.data(), text.size(), &error_);
  }
  // "part.map by main.map"; "" if the reader needs no file.
  std::string Wanted() const {
    const char *name = entente_map_reader_wants(reader_), *by = entente_map_reader_wanted_by(reader_);
    EXPECT_EQ(name == nullptr, by == nullptr);
    return name == nullptr ? "" : std::string(name) + " by " + by;
  }
  entente_status Finish() { return entente_map_reader_finish(reader_, map_read_.out(), &error_); }
  std::string Told(uint32_t form, uint32_t errors_only = 0) {
    Text text;
    counts_ = Sized<entente_diagnostic_counts>();
    EXPECT_EQ(entente_map_reader_diagnostics(reader_, form, errors_only, &counts_, text.out(), &error_), ENTENTE_OK)
        << error_.message;
    return text.str();
  }
  std::string Lines(uint32_t errors_only = 0) { return Told(ENTENTE_TEXT_FOR_PEOPLE, errors_only); }
  // "main.map:1 FILE_MISSING < chain", a line for each diagnostic.
  std::string Diagnostics() {
    static const std::regex kLine(
        R"(([^:]+:\d+)(?::\d+)?: (?:error|warning): (\w+): [^\n]+?(?: \(included from (.*)\))?\n)");
    std::string text = std::regex_replace(Lines(), kLine, "$1 $2 < $3\n");
    for (size_t at = 0; (at = text.find(" < \n", at)) != text.npos;) text.erase(at, 3);
    return text;
  }
  void ExpectNoDiagnostics() {
    EXPECT_EQ(Lines(), "");
    EXPECT_EQ(Told(ENTENTE_TEXT_JSON), "[]");
    EXPECT_EQ(counts_.errors + counts_.warnings, 0u);
  }

  Owned<entente_map_reader> reader_;
  Owned<entente_map> map_read_;
  entente_diagnostic_counts counts_ = {};
};

TEST_F(MapReaderTest, AFileThatIncludesNothingWantsNothing) {
  New(kSmallMap);
  EXPECT_EQ(Wanted(), "");
  ASSERT_EQ(Finish(), ENTENTE_OK) << error_.message;
  EXPECT_STREQ(entente_map_name(map_read_), "main");
  ExpectNoDiagnostics();
}

TEST_F(MapReaderTest, FilesAreWantedUntilNoneIs) {
  New("USE part.map\nUSE other.map\n");
  EXPECT_EQ(Wanted(), "part.map by main.map");
  EXPECT_EQ(Wanted(), "part.map by main.map") << "until it is given";
  ASSERT_EQ(Give("FIRST AAA\nSECOND BBB\nUSE places.map\n"), ENTENTE_OK) << error_.message;
  EXPECT_EQ(Wanted(), "other.map by main.map");
  ASSERT_EQ(Give("LAND AAA ABUTS BBB\nLAND BBB ABUTS AAA\n"), ENTENTE_OK) << error_.message;
  EXPECT_EQ(Wanted(), "places.map by part.map");
  ASSERT_EQ(Give("Place a = AAA\nPlace b = BBB\n"), ENTENTE_OK) << error_.message;
  EXPECT_EQ(Wanted(), "");
  ASSERT_EQ(Finish(), ENTENTE_OK) << error_.message;
  auto info = Sized<entente_map_info>();
  ASSERT_EQ(entente_map_describe(map_read_, &info, &error_), ENTENTE_OK);
  EXPECT_EQ(info.province_count, 2u);
  EXPECT_EQ(info.power_count, 2u);
}

// The map equals one read from a single file with the same lines.
TEST_F(MapReaderTest, AMapOfSeveralFilesIsTheMapOfTheirLines) {
  New("USE part.map\n");
  ASSERT_EQ(Give(kSmallMap), ENTENTE_OK) << error_.message;
  ASSERT_EQ(Finish(), ENTENTE_OK) << error_.message;
  Owned<entente_map> whole;
  ASSERT_EQ(
      entente_map_read(ENTENTE_MAP_FORM_MAP, kSmallMap.data(), kSmallMap.size(), "main.map", 8, whole.out(), &error_),
      ENTENTE_OK)
      << error_.message;
  Text several, single;
  ASSERT_EQ(entente_map_write(map_read_, ENTENTE_MAP_FORM_MAP, several.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_map_write(whole, ENTENTE_MAP_FORM_MAP, single.out(), &error_), ENTENTE_OK);
  EXPECT_EQ(several.str(), single.str());
}

// The place of a file may depend on the file that includes it.
TEST_F(MapReaderTest, AFileThatTwoFilesIncludeIsWantedByBoth) {
  New("USE a.map\nUSE b.map\n");
  ASSERT_EQ(Wanted(), "a.map by main.map");
  ASSERT_EQ(Give("USE common.map\nLAND AAA ABUTS BBB\n"), ENTENTE_OK) << error_.message;
  ASSERT_EQ(Wanted(), "b.map by main.map");
  ASSERT_EQ(Give("USE common.map\nLAND BBB ABUTS AAA\n"), ENTENTE_OK) << error_.message;
  const std::string_view common = "FIRST AAA\nSECOND BBB\nPlace a = AAA\nPlace b = BBB\n";
  EXPECT_EQ(Wanted(), "common.map by a.map");
  ASSERT_EQ(Give(common), ENTENTE_OK) << error_.message;
  EXPECT_EQ(Wanted(), "common.map by b.map");
  ASSERT_EQ(Give(common), ENTENTE_OK) << error_.message;
  EXPECT_EQ(Wanted(), "");
  ASSERT_EQ(Finish(), ENTENTE_OK) << error_.message;
  EXPECT_EQ(Diagnostics(), "b.map:1 FILE_AGAIN < main.map:2\n");
  EXPECT_EQ(counts_.errors, 0u);
  EXPECT_EQ(counts_.warnings, 1u);
  EXPECT_EQ(Lines(1), "") << "a warning";
}

TEST_F(MapReaderTest, DiagnosticsAreToldOnceNothingIsWanted) {
  New("USE part.map\nRULE BILD_ANY\n" + std::string(kSmallMap));
  ExpectNoDiagnostics();
  ASSERT_EQ(Give("# two lines\nUSE inner.map\n"), ENTENTE_OK) << error_.message;
  EXPECT_EQ(Wanted(), "inner.map by part.map");
  ExpectNoDiagnostics();
  ASSERT_EQ(Give("RULE BILD_ALL\n"), ENTENTE_OK) << error_.message;
  EXPECT_EQ(Wanted(), "");
  EXPECT_EQ(Diagnostics(), "inner.map:1 UNKNOWN_RULE < part.map:2 < main.map:1\nmain.map:2 UNKNOWN_RULE\n");
  EXPECT_EQ(Lines().rfind("inner.map:1:6: warning: UNKNOWN_RULE: 'BILD_ALL'", 0), 0u) << Lines();
  EXPECT_EQ(
      Told(ENTENTE_TEXT_JSON)
          .rfind(R"([{"severity":"warning","code":"UNKNOWN_RULE","file":"inner.map","line":1,"column":6,"message":)",
                 0),
      0u)
      << Told(ENTENTE_TEXT_JSON);
  EXPECT_NE(Told(ENTENTE_TEXT_JSON).find(R"("include_chain":["part.map:2","main.map:1"]})"), std::string::npos);
  ASSERT_EQ(Finish(), ENTENTE_OK) << "warnings are no errors";
  Lines();
  EXPECT_EQ(counts_.warnings, 2u) << "and stay";
}

TEST_F(MapReaderTest, TheErrorOfFinishIsTheFirstDiagnosticThatIsOne) {
  New("RULE BILD_ANY\nUSE part.map\n" + std::string(kSmallMap));
  ASSERT_EQ(Give("what is this\n"), ENTENTE_OK) << "faults of a text are reported at the end";
  EXPECT_EQ(Finish(), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(map_read_.get(), nullptr);
  const std::string first = Lines().substr(0, Lines().find('\n'));
  EXPECT_NE(first.find(": warning: UNKNOWN_RULE: "), std::string::npos) << first;
  const std::string place =
      std::string(error_.file) + ":" + std::to_string(error_.line) + ":" + std::to_string(error_.column);
  EXPECT_EQ(Lines(1).rfind(place + ": error: " + error_.message, 0), 0u) << Lines(1);
}

TEST_F(MapReaderTest, FilesThatAreStillWantedAreNotFound) {
  New("USE part.map\nUSE other.map\n" + std::string(kSmallMap));
  ASSERT_EQ(Give("# nothing\n"), ENTENTE_OK) << error_.message;
  EXPECT_EQ(Finish(), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_STREQ(error_.file, "main.map");
  EXPECT_EQ(error_.line, 2u);
  EXPECT_EQ(std::string(error_.message).rfind("FILE_MISSING: ", 0), 0u) << error_.message;
  EXPECT_EQ(Wanted(), "");
  EXPECT_EQ(Diagnostics(), "main.map:2 FILE_MISSING\n");
}

TEST_F(MapReaderTest, AFileThatThereIsNotMayBeAShippedMap) {
  for (const bool refuses : {true, false}) {
    New("USE standard.map\n");
    EXPECT_EQ(Wanted(), "standard.map by main.map") << "a file of that name goes before";
    if (refuses) {
      ASSERT_EQ(entente_map_reader_refuse(reader_, ENTENTE_ERR_NOT_FOUND, &error_), ENTENTE_OK) << error_.message;
    }
    ASSERT_EQ(Finish(), ENTENTE_OK) << error_.message;
    auto info = Sized<entente_map_info>();
    ASSERT_EQ(entente_map_describe(map_read_, &info, &error_), ENTENTE_OK);
    EXPECT_EQ(info.province_count, 76u);
  }
  New("USE standard.map\n");
  ASSERT_EQ(Give(kSmallMap), ENTENTE_OK);
  ASSERT_EQ(Finish(), ENTENTE_OK) << error_.message;
  auto info = Sized<entente_map_info>();
  ASSERT_EQ(entente_map_describe(map_read_, &info, &error_), ENTENTE_OK);
  EXPECT_EQ(info.province_count, 2u);
}

TEST_F(MapReaderTest, AFileIsRefusedForEitherReason) {
  const std::string text = "USE part.map\n" + std::string(kSmallMap);
  New(text);
  ASSERT_EQ(entente_map_reader_refuse(reader_, ENTENTE_ERR_NOT_FOUND, &error_), ENTENTE_OK);
  EXPECT_EQ(Wanted(), "");
  EXPECT_EQ(Finish(), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(Diagnostics(), "main.map:1 FILE_MISSING\n");
  New(text);
  ASSERT_EQ(entente_map_reader_refuse(reader_, ENTENTE_ERR_INVALID_ARGUMENT, &error_), ENTENTE_OK);
  EXPECT_EQ(Finish(), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(Diagnostics(), "main.map:1 FILE_OUTSIDE\n");
  New(text);
  for (const entente_status why :
       std::initializer_list<entente_status>{ENTENTE_OK, ENTENTE_ERR_INTERNAL, ENTENTE_ERR_OUT_OF_MEMORY, 7}) {
    ExpectRefused([&](auto* e) { return entente_map_reader_refuse(reader_, why, e); }, "reason_status");
  }
  EXPECT_EQ(Wanted(), "part.map by main.map");
  // A shipped map does not replace a file that may not be read.
  New("USE standard.map\n");
  ASSERT_EQ(entente_map_reader_refuse(reader_, ENTENTE_ERR_INVALID_ARGUMENT, &error_), ENTENTE_OK);
  EXPECT_EQ(Finish(), ENTENTE_ERR_INVALID_ARGUMENT);
}

TEST_F(MapReaderTest, WhatIsNotWantedIsNotTaken) {
  New(kSmallMap);
  EXPECT_EQ(Give(kSmallMap), ENTENTE_ERR_WRONG_PHASE);
  EXPECT_EQ(entente_map_reader_refuse(reader_, ENTENTE_ERR_NOT_FOUND, &error_), ENTENTE_ERR_WRONG_PHASE);
  EXPECT_EQ(Finish(), ENTENTE_OK) << error_.message;
  EXPECT_EQ(Give(kSmallMap), ENTENTE_ERR_WRONG_PHASE);
}

TEST_F(MapReaderTest, AReaderFinishesAsOftenAsItIsAsked) {
  New(kSmallMap);
  Owned<entente_map> first;
  ASSERT_EQ(entente_map_reader_finish(reader_, first.out(), &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(Finish(), ENTENTE_OK) << error_.message;
  reader_.out();  // frees it: the maps no longer need it
  EXPECT_STREQ(entente_map_name(first), entente_map_name(map_read_));
}

TEST_F(MapReaderTest, AnIncludedFileMayBeEmpty) {
  New("USE other\n" + std::string(kSmallMap));
  EXPECT_EQ(Wanted(), "other.map by main.map");
  ASSERT_EQ(entente_map_reader_give(reader_, nullptr, 0, &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(Finish(), ENTENTE_OK) << error_.message;
}

// The caller may free its texts after giving them.
TEST_F(MapReaderTest, TheReaderKeepsWhatItWasGiven) {
  std::string main = "USE part.map\nUSE last.map\n", name = "main.map", part(kSmallMap);
  New(main, name);
  std::fill(main.begin(), main.end(), 'x');
  std::fill(name.begin(), name.end(), 'x');
  ASSERT_EQ(Give(part), ENTENTE_OK);
  std::fill(part.begin(), part.end(), 'x');
  ASSERT_EQ(Give("# nothing\n"), ENTENTE_OK);
  EXPECT_EQ(Finish(), ENTENTE_OK) << error_.message;
  EXPECT_STREQ(entente_map_name(map_read_), "main");
}

TEST_F(MapReaderTest, OtherFormsAreReadToo) {
  Text json;
  ASSERT_EQ(entente_map_write(map_, ENTENTE_MAP_FORM_JSON, json.out(), &error_), ENTENTE_OK);
  const std::string text = json.str();
  ASSERT_EQ(entente_map_reader_new(ENTENTE_MAP_FORM_JSON, text.data(), text.size(), "standard.json", 13, reader_.out(),
                                   &error_),
            ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(Wanted(), "");
  EXPECT_EQ(Finish(), ENTENTE_OK) << error_.message;
}

TEST_F(MapReaderTest, WrongArgumentsAreNamed) {
  const auto make = [&](uint32_t form, const char* name, const char* text, entente_map_reader** reader,
                        entente_error* e) { return entente_map_reader_new(form, text, 1, name, 1, reader, e); };
  entente_map_reader* reader = nullptr;
  Text told;
  ExpectRefused([&](auto* e) { return make(4, "a", "a", &reader, e); }, "form");
  ExpectRefused([&](auto* e) { return make(0, nullptr, "a", &reader, e); }, "file_name");
  ExpectRefused([&](auto* e) { return make(0, "a", nullptr, &reader, e); }, "text");
  ExpectRefused([&](auto* e) { return make(0, "a", "a", nullptr, e); }, "reader");
  EXPECT_EQ(reader, nullptr);
  New("USE part.map\n");
  ExpectRefused([&](auto* e) { return entente_map_reader_give(nullptr, "a", 1, e); }, "reader");
  ExpectRefused([&](auto* e) { return entente_map_reader_give(reader_, nullptr, 1, e); }, "text");
  ExpectRefused([&](auto* e) { return entente_map_reader_refuse(nullptr, ENTENTE_ERR_NOT_FOUND, e); }, "reader");
  ExpectRefused([&](auto* e) { return entente_map_reader_finish(nullptr, map_read_.out(), e); }, "reader");
  ExpectRefused([&](auto* e) { return entente_map_reader_finish(reader_, nullptr, e); }, "map");
  EXPECT_EQ(Wanted(), "part.map by main.map") << "refusing wrong arguments changes nothing";
  const auto diagnostics = [&](const entente_map_reader* of, uint32_t form, uint32_t errors_only, entente_text** text,
                               entente_error* e) {
    return entente_map_reader_diagnostics(of, form, errors_only, nullptr, text, e);
  };
  ExpectRefused([&](auto* e) { return diagnostics(nullptr, 0, 0, told.out(), e); }, "reader");
  ExpectRefused([&](auto* e) { return diagnostics(reader_, 2, 0, told.out(), e); }, "form 2 is no form of this text");
  ExpectRefused([&](auto* e) { return diagnostics(reader_, 0, 2, told.out(), e); }, "errors_only");
  ExpectRefused([&](auto* e) { return diagnostics(reader_, 0, 0, nullptr, e); }, "text");
  EXPECT_EQ(entente_map_reader_wants(nullptr), nullptr);
  EXPECT_EQ(entente_map_reader_wanted_by(nullptr), nullptr);
}

TEST_F(MapReaderTest, InOnePieceOnlyShippedMapsAreIncluded) {
  const auto read = [&](std::string_view text) {
    return entente_map_read(ENTENTE_MAP_FORM_MAP, text.data(), text.size(), "main.map", 8, map_read_.out(), &error_);
  };
  EXPECT_EQ(read("USE standard.map\n"), ENTENTE_OK) << error_.message;
  EXPECT_EQ(read("USE part.map\n"), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(map_read_.get(), nullptr);
  EXPECT_STREQ(error_.file, "main.map");
  EXPECT_EQ(error_.line, 1u);
}

TEST_F(MapReaderTest, AFileThatIsIncludedTwiceIsWantedOnce) {
  New("USE a.map\nUSE b.map\nUSE a.map\n");
  EXPECT_EQ(Wanted(), "a.map by main.map");
  ASSERT_EQ(Give(kSmallMap), ENTENTE_OK) << error_.message;
  EXPECT_EQ(Wanted(), "b.map by main.map");
  ASSERT_EQ(Give("# nothing\n"), ENTENTE_OK) << error_.message;
  EXPECT_EQ(Wanted(), "");
  ASSERT_EQ(Finish(), ENTENTE_OK) << error_.message;
  EXPECT_EQ(Diagnostics(), "main.map:3 FILE_AGAIN\n");
}

// The field of an error has room for 127 bytes.
TEST_F(MapReaderTest, TheNameOfAFileIsCutAtACodePoint) {
  const auto told = [&](const std::string& name) -> std::string {
    EXPECT_EQ(entente_map_read(ENTENTE_MAP_FORM_MAP, "what?", 5, name.data(), name.size(), map_read_.out(), &error_),
              ENTENTE_ERR_INVALID_ARGUMENT);
    return error_.file;
  };
  const std::string letters(126, 'a');
  EXPECT_EQ(told(letters + "b"), letters + "b");
  EXPECT_EQ(told(letters + "bc"), letters + "b");
  EXPECT_EQ(told(letters + "\u00e9"), letters);
  EXPECT_EQ(told(std::string(200, '\x80')), "") << "bytes in which no code point begins";
}

TEST_F(MapReaderTest, ANameIsTriedInLowerCaseWhereThereIsNoneAsWritten) {
  New("USE Part.map\n");
  EXPECT_EQ(Wanted(), "Part.map by main.map");
  ASSERT_EQ(entente_map_reader_refuse(reader_, ENTENTE_ERR_NOT_FOUND, &error_), ENTENTE_OK);
  EXPECT_EQ(Wanted(), "part.map by main.map");
  ASSERT_EQ(Give(kSmallMap), ENTENTE_OK) << error_.message;
  EXPECT_EQ(Wanted(), "");
  EXPECT_EQ(Finish(), ENTENTE_OK) << error_.message;
}

}  // namespace
}  // namespace entente_test
