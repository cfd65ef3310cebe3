// Splits a file into its JSON documents: either one, over any number of lines, or JSON lines (a document in each line,
// blank lines between them allowed). It is JSON lines if the first line with text holds a whole object and another line
// follows; also if at least half of the lines do and the text as a whole is none: then the first line is a broken document.
#ifndef ENTENTE_CAPI_CLI_DOCUMENTS_H_
#define ENTENTE_CAPI_CLI_DOCUMENTS_H_

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "arguments.h"
#include "handle.h"
#include "input.h"

namespace entente_cli {

// A document as it stands in its file.
struct DocumentText {
  std::string file;   // as shown in messages: "(stdin)" for "-"
  uint64_t line = 0;  // where it stands, if it is one of several; else 0
  std::string text;

  // Reads it; false if it is none: `error` says why.
  bool Read(DocumentHandle& document, entente_error& error) const;
  // "FILE", or "FILE:LINE" for one of several documents.
  std::string Name() const;
  // The error of a failed call on the document, with its line in the file.
  entente_error InFile(entente_error error) const;
  // "; it looks like .." for a text that is no JSON, for commands that read JSON alone; else "".
  std::string FormHint() const;
};

class Documents {
 public:
  // Called for a part of the file that cannot be read, between the documents before and behind it. The error has a line if
  // it is in one of several documents.
  using Refused = std::function<void(const DocumentText& where, const entente_error& error)>;

  // It complains about what cannot be read.
  explicit Documents(const std::string& file);
  Documents(const std::string& file, Refused refused)
      : input_(file), lines_(input_), refused_(std::move(refused)), document_{input_.name(), 0, ""} {}

  // Moves to the next document; false at the end. An empty file is one empty document.
  bool Next();
  const DocumentText& document() const { return document_; }
  // Moves the document out; its text is empty afterwards.
  DocumentText Take() { return {document_.file, document_.line, std::move(document_.text)}; }

  bool Read(DocumentHandle& document, entente_error& error) const { return document_.Read(document, error); }
  const std::string& text() const { return document_.text; }
  bool is_lines() const { return is_lines_; }
  std::string Name() const { return document_.Name(); }
  // "FILE:LINE:COLUMN: message" of a failed call on the document.
  std::string Failure(const entente_error& error) const;
  // The same with FormHint, for commands that read JSON alone.
  std::string JsonFailure(const entente_error& error) const { return Failure(error) + document_.FormHint(); }
  // Reads the document for the exchange, with which it must agree as a whole. Complains and returns false if it does not.
  bool Open(entente_exchange* exchange, DocumentHandle& document) const;

  // Whether all was read so far. It complains about what it cannot read; a document that is cut is left out.
  bool ok() const { return ok_; }

 private:
  bool First();
  bool Later();
  bool FirstOverLines();
  LineReader::Line NextOfInput(absl::string_view& line);
  bool NextLine(std::string& text);
  bool Refuse(uint64_t line, entente_status status, const std::string& message);
  bool RefuseInput();
  void ReportRefusals();

  Input input_;
  LineReader lines_;
  Refused refused_;
  std::vector<entente_error> refusals_;  // to be reported
  DocumentText document_;
  std::string ahead_;  // the second line with text
  std::string again_;  // lines that were taken for one document: they are read once more, before the rest of the input
  size_t again_at_ = 0;
  bool has_started_ = false, has_ahead_ = false, is_lines_ = false, ok_ = true;
  uint64_t ahead_line_ = 0;
  uint64_t lines_read_ = 0;  // so far
};

// Calls visit(documents), which returns an exit code, for each document of each file, with `documents` at it. Returns the
// highest code; kUnusable, too, if a file could not be read to its end.
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

// Whether the text is one JSON object with its braces and brackets closed, and nothing else. Its content is not checked.
bool IsWholeObject(absl::string_view text);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_DOCUMENTS_H_
