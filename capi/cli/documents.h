// Splits a file into its documents. A file is one document over any number of lines, in any form (game_text.h), or JSON lines:
// a document in each line, with blank lines allowed between them. One document has the bytes of its file as they stand (but
// for blanks in lines before the first text), because it may be a snapshot.
//
// A file is JSON lines if the first line with text holds a whole object and another line with text follows. It is also JSON
// lines if its first line does not hold a whole object, nor does the text as a whole, and at least half of the lines do:
// the first line is then a broken document.
#ifndef ENTENTE_CAPI_CLI_DOCUMENTS_H_
#define ENTENTE_CAPI_CLI_DOCUMENTS_H_

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "arguments.h"
#include "game_text.h"
#include "handle.h"
#include "input.h"

namespace entente_cli {

// A document and its place in the file.
struct DocumentText {
  std::string file;   // as shown in messages: "(stdin)" for "-"
  uint64_t line = 0;  // of its start, if it is one of several; else 0
  std::string text;

  // Reads the text: in any form, or of one of several documents in JSON.
  bool Read(const Setting& setting, GameText& game, entente_error& error) const;
  // "FILE", or "FILE:LINE" for one of several documents.
  std::string Name() const;
  // The JSON object with the place at its front: {"file":"a.jsonl","line":3,..}. The object has members.
  std::string WithPlace(absl::string_view object) const;
  // The error of a failed call on the document, with its line in the file.
  entente_error InFile(entente_error error) const;
};

class Documents {
 public:
  // Called for a part of the file that cannot be read, in sequence with the documents. The error has a line if the file has
  // several documents.
  using Refused = std::function<void(const DocumentText& where, const entente_error& error)>;

  // Complains about parts of the file that cannot be read.
  explicit Documents(const std::string& file);
  Documents(const std::string& file, Refused refused)
      : input_(file), lines_(input_), refused_(std::move(refused)), document_{input_.name(), 0, ""} {}

  // Moves to the next document. False at the end. An empty file is one empty document.
  bool Next();
  const DocumentText& document() const { return document_; }
  // Moves the document out. document() then has an empty text.
  DocumentText Take() { return {document_.file, document_.line, std::move(document_.text)}; }

  std::string Name() const { return document_.Name(); }
  bool is_lines() const { return is_lines_; }
  // "FILE:LINE:COLUMN: message" of a failed call on the document.
  std::string Failure(const entente_error& error) const;
  // Reads the document and checks all of it with the exchange, made of the setting. Complains and returns false if that fails.
  bool Open(entente_exchange* exchange, const Setting& setting, GameText& game) const;

  // Whether every document so far could be read. A document cut short by an error of the input is left out.
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
  std::vector<entente_error> refusals_;  // not yet reported
  DocumentText document_;
  mutable bool is_converted_ = false;  // the current document; errors then have no place in it
  std::string ahead_;                  // the second line with text
  std::string again_;  // lines first taken for one document, to be read again before the rest of the input
  size_t again_at_ = 0;
  bool has_started_ = false, has_ahead_ = false, is_lines_ = false, ok_ = true;
  uint64_t ahead_line_ = 0;
  uint64_t lines_read_ = 0;  // so far
};

// Calls visit(documents) for each document of each file; documents.document() is the current one. `visit` returns an exit
// code. Returns the highest code, at least kUnusable if a file could not be read to its end.
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

// Whether the text is a single JSON object, judged by its braces and brackets alone.
bool IsWholeObject(absl::string_view text);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_DOCUMENTS_H_
