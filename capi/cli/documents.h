// The JSON documents of a file: either one, over any number of lines, or JSON lines (a document in each line, blank
// lines between them allowed). JSON lines it is if the first line with text holds a whole object and another line
// follows; also if half of the lines do, and the text as a whole is none: then the first line is a broken document.
#ifndef ENTENTE_CAPI_CLI_DOCUMENTS_H_
#define ENTENTE_CAPI_CLI_DOCUMENTS_H_

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arguments.h"
#include "handle.h"
#include "input.h"

namespace entente_cli {

// A document as it stands in its file.
struct DocumentText {
  std::string file;   // as shown in messages: "(stdin)" for "-"
  uint64_t line = 0;  // where it stands, if it is one of several; else 0
  std::string text;

  // Reads it; false if it is none, as `error` tells.
  bool Read(DocumentHandle& document, entente_error& error) const;
  // "FILE", or "FILE:LINE" for one of several documents.
  std::string Name() const;
  // The error of a failed call on the document, with its line in the file.
  entente_error InFile(entente_error error) const;
  // Where JSON is read alone, of a text that is none: "; it looks like ..", else nothing.
  std::string FormHint() const;
};

class Documents {
 public:
  // What cannot be read of the file is told to `refused`, between the documents before and behind it; as an error with a
  // line if it is one of several.
  using Refused = std::function<void(const DocumentText& where, const entente_error& error)>;

  // It complains about what cannot be read.
  explicit Documents(const std::string& file);
  Documents(const std::string& file, Refused refused)
      : input_(file), lines_(input_), refused_(std::move(refused)), document_{input_.name(), 0, ""} {}

  // Moves to the next document; false at the end. An empty file is one empty document.
  bool Next();
  const DocumentText& document() const { return document_; }
  // Its text is gone afterwards.
  DocumentText Take() { return {document_.file, document_.line, std::move(document_.text)}; }

  bool Read(DocumentHandle& document, entente_error& error) const { return document_.Read(document, error); }
  const std::string& text() const { return document_.text; }
  bool is_lines() const { return is_lines_; }
  std::string Name() const { return document_.Name(); }
  // "FILE:LINE:COLUMN: message" of a failed call on the document.
  std::string Failure(const entente_error& error) const;
  // The same where JSON is read alone: of a text that is none, with what it looks like.
  std::string JsonFailure(const entente_error& error) const { return Failure(error) + document_.FormHint(); }

  // Whether all could be read so far: if not, it was told, and what was read of a document that is cut is not given.
  bool ok() const { return ok_; }

 private:
  bool First();
  bool Later();
  bool FirstOverLines();
  LineReader::Line NextOfInput(std::string_view& line);
  bool NextLine(std::string& text);
  bool Refuse(uint64_t line, entente_status status, const std::string& message);
  bool RefuseInput();
  void TellRefusals();

  Input input_;
  LineReader lines_;
  Refused refused_;
  std::vector<entente_error> refusals_;  // still to be told
  DocumentText document_;
  std::string ahead_;  // the second line with text
  std::string again_;  // lines that were taken for one document: they are read once more, before the rest of the input
  size_t again_at_ = 0;
  bool has_started_ = false, has_ahead_ = false, is_lines_ = false, ok_ = true;
  uint64_t ahead_line_ = 0;
  uint64_t lines_read_ = 0;  // so far
};

// Calls visit(documents) for each document of each file: with `documents` at it, for its exit code. Returns the worst of
// these; kUnusable, too, if a file could not be read to its end.
template <typename Visit>
int ForEachDocument(const std::vector<std::string>& files, const Visit& visit) {
  int code = kFine;
  for (const std::string& file : files) {
    Documents documents(file);
    while (documents.Next()) code = std::max(code, visit(documents));
    if (!documents.ok()) code = std::max(code, kUnusable);
  }
  return code;
}

// Whether the text is one JSON object with its braces and brackets closed, and nothing else. What stands inside is not
// checked.
bool IsWholeObject(std::string_view text);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_DOCUMENTS_H_
