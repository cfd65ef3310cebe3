// The JSON documents of a file: either one, over any number of lines, or JSON lines (a document in each line, blank
// lines between them allowed). JSON lines it is if the first line with text holds a whole object and another line
// follows.
#ifndef ENTENTE_CAPI_CLI_DOCUMENTS_H_
#define ENTENTE_CAPI_CLI_DOCUMENTS_H_

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "arguments.h"
#include "handle.h"
#include "input.h"

namespace entente_cli {

class Documents {
 public:
  explicit Documents(const std::string& file) : input_(file), lines_(input_) {}

  // Moves to the next document; false at the end. An empty file is one empty document.
  bool Next();
  // Reads the document; false if it is none, as `error` tells.
  bool Read(DocumentHandle& document, entente_error& error) const;
  // The document as it stands there.
  const std::string& text() const { return text_; }
  bool is_lines() const { return is_lines_; }

  // Whether all could be read so far: if not, it was complained about, and what was read of a document that is cut is
  // not given.
  bool ok() const { return ok_; }

  // "FILE", or "FILE:LINE" for one of several documents.
  std::string Name() const;
  // "FILE:LINE:COLUMN: message" of a failed call on the document.
  std::string Failure(entente_error error) const;
  // The same where JSON is read alone: of a text that is none, with what it looks like.
  std::string JsonFailure(const entente_error& error) const { return Failure(error) + FormHint(); }

 private:
  bool First();
  bool NextLine(std::string& text);
  bool Refuse(const std::string& message);
  std::string FormHint() const;

  Input input_;
  LineReader lines_;
  std::string text_;
  std::string ahead_;  // the second line with text
  bool has_started_ = false, has_ahead_ = false, is_lines_ = false, ok_ = true;
  uint64_t line_ = 0;        // of text_, if is_lines_
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
