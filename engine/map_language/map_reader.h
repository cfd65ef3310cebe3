// Reads the files of a map into a draft: includes, stanzas, IN and FROM, and the directive of each line.
//   Source: maps/LANGUAGE.md (Text and lines; USE, MAP; IN and FROM; RULE). One thread at a time.
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_MAP_READER_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_MAP_READER_H_

#include <string>
#include <string_view>
#include <vector>

#include "map_language/map_directives.h"

namespace entente {

class MapReader {
 public:
  // The callback, draft and list must outlive the reader.
  MapReader(const IncludeCallback& include, MapDraft& draft, DiagnosticList& diagnostics)
      : include_(include), context_{&draft, diagnostics} {}

  // Reads a map's main file and all included files into the draft.
  void Read(std::string_view text, std::string_view file_name);

  // Carries out the lines of an IN or FROM on `draft`, a copy of the draft that was read, as if they were in the file
  // of the directive, with no current power. Reads files that the lines include again for every copy.
  //   Errors: diagnostics at the lines themselves. The bounds on files and work hold over all calls: see stopped().
  void ApplyDynamic(const DraftDynamic& dynamic, MapDraft& draft);

  // Whether a bound was reached. The draft is then incomplete.
  bool stopped() const { return context_.stopped; }

 private:
  struct OpenFile {
    uint32_t index;    // of DiagnosticList
    std::string name;  // as given to the callback
  };

  void Open(uint32_t index, std::string name);
  void Close();
  void ReadFile(std::string_view text, std::string name, const Origin& from);
  void ReadLines(std::string_view text, uint32_t file);
  void ReadText(std::string_view text, Origin at);
  void ReadLine(MapLine line);
  void ReadOtherLine(const MapLine& line);
  void ReadStanzaLine(const MapLine& line);
  void ReadInStanza(const MapLine& line);
  void ReadDynamicLine(const MapLine& line);
  void StoreLine(MapLine line);
  bool IsForWholeGames(const MapLine& line);
  bool ReadKeywordLine(const MapLine& line);
  void ReadUse(const MapLine& line);
  void ReadMapLine(const MapLine& line);
  void Include(const MapToken& token);
  bool CountBytes(size_t bytes, const Origin& at);
  Result<std::string> Fetch(std::string& name, const std::string& including_file) const;

  const IncludeCallback& include_;
  ReadContext context_;
  std::vector<OpenFile> open_;  // innermost last, like ReadContext::files
  size_t bytes_ = 0;            // of all files
  size_t applied_bytes_ = 0;    // of all files included by lines of IN and FROM
  size_t stanza_bytes_ = 0;     // of the kept lines
  size_t dynamic_words_ = 0;    // of all IN and FROM
  uint32_t sequence_ = 0;       // lines read so far
  bool map_line_ = false;       // a MAP line was seen
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_MAP_READER_H_
