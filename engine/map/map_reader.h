// Files and lines of a map text: includes, stanzas, and which directive a line is.
//   Source: FORMAT_NOTES sections 3, 4 and 13. One thread at a time.
#ifndef ENTENTE_ENGINE_MAP_MAP_READER_H_
#define ENTENTE_ENGINE_MAP_MAP_READER_H_

#include <string>
#include <string_view>
#include <vector>

#include "map/map_directives.h"

namespace entente {

class MapReader {
 public:
  MapReader(const IncludeCallback& include, MapDraft& draft, DiagnosticList& diagnostics)
      : include_(include), context_{draft, diagnostics} {}

  // Reads a map's main file and everything that it includes into the draft.
  void Read(std::string_view text, std::string_view file_name);

  // Whether a bound was reached, so that the draft is cut short.
  bool stopped() const { return context_.stopped; }

 private:
  struct OpenFile {
    uint32_t index;      // of DiagnosticList
    uint32_t from_line;  // of the including file
    std::string name;    // as given to the callback
    FileState state;
  };

  void ReadFile(std::string_view text, std::string name, const Origin& from);
  void ReadLines(std::string_view text, uint32_t file);
  void ReadText(std::string_view text, Origin at);
  void ReadLine(const MapLine& line);
  void ReadStanzaLine(const MapLine& line);
  void ReadDynamicLine(const MapLine& line);
  bool ReadKeywordLine(const MapLine& line);
  void ReadUse(const MapLine& line);
  void ReadMapLine(const MapLine& line);
  void Include(const MapToken& token);
  absl::StatusOr<std::string> Fetch(std::string& name, const std::string& including_file) const;

  const IncludeCallback& include_;
  ReadContext context_;
  std::vector<OpenFile> open_;     // innermost last
  std::vector<std::string> read_;  // keys of the files read so far
  size_t bytes_ = 0;               // of all files
  uint32_t sequence_ = 0;          // lines read so far
  bool map_line_ = false;          // a MAP line was seen
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_MAP_READER_H_
