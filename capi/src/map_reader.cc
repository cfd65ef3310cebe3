// Reads maps from one text, or from several files with a reader that asks for them.
#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "arguments.h"
#include "base/text.h"
#include "map_forms/diagnostic_forms.h"
#include "map_forms/map_form.h"
#include "map_language/builtin.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

// A file of a map: its name in the include line, and the file that includes it.
using FileKey = std::pair<std::string, std::string>;

}  // namespace

// Reads the text again when all files that the last reading missed are known. So the number of readings is at most the
// depth of the includes. After a call that throws, the same files are still wanted.
struct entente_map_reader {
  // The outcome of one reading: the files that it missed; if it missed none, its result.
  struct Reading {
    std::vector<const FileKey*> wanted;
    MapReadResult result;
  };

  entente_map_reader(uint32_t map_form, std::string_view name, std::string_view bytes)
      : form(static_cast<MapForm>(map_form)), file_name(name), text(bytes) {
    reading = Read();
  }

  bool is_done() const { return next == reading.wanted.size(); }
  const FileKey& wanted() const { return *reading.wanted[next]; }

  Reading Read() {
    Reading made;
    const auto include = [&](std::string_view name, std::string_view by) { return Include(name, by, made.wanted); };
    made.result = ReadMap(text, form, file_name, WithShippedMaps(include));
    if (!made.wanted.empty()) made.result = {};
    return made;
  }

  // Takes the wanted file, or the error of it, and goes on to the next wanted file.
  void Take(Result<std::string> file) {
    files.insert_or_assign(wanted(), std::move(file));
    if (next + 1 < reading.wanted.size()) {
      ++next;
      return;
    }
    reading = Read();
    next = 0;
  }

  Result<std::string> Include(std::string_view name, std::string_view by, std::vector<const FileKey*>& missed) {
    FileKey key{name, by};
    if (const auto known = files.find(key); known != files.end()) return known->second;
    // After a missing name the map language asks for the same name in lower case. That file is wanted only after the
    // caller has answered that the first one does not exist.
    const bool is_second_try =
        !missed.empty() && missed.back()->second == by && UpperCase(missed.back()->first) == UpperCase(name);
    const auto is_key = [&](const FileKey* other) { return *other == key; };
    if (!is_second_try && std::none_of(missed.begin(), missed.end(), is_key)) {
      missed.push_back(&*names.insert(std::move(key)).first);
    }
    return NotFoundError("not given yet");
  }

  const MapForm form;
  const std::string file_name, text;
  std::map<FileKey, Result<std::string>> files;  // the text, or the error
  std::set<FileKey> names;                       // the keys of all files that were ever wanted
  Reading reading;
  size_t next = 0;  // index of the wanted file in reading.wanted; the files before it are known
};

namespace {

// The form of the text. Forms that can only be written are accepted here; reading the text refuses them.
struct ReadForm {
  uint32_t form;
  Outcome Check() const {
    if (form > ENTENTE_MAP_FORM_DOT)
      return OutOfRange("form", form, ENTENTE_MAP_FORM_MDF, "is no form of a map that is read");
    return {};
  }
};

constexpr Refusal kWantsNone{ENTENTE_ERR_WRONG_PHASE, "the reader", "wants no file", {}};

// Gives the map that was read, or reports its first error.
entente_status Finish(const MapReadResult& result, entente_map** map, entente_error* error) {
  if (const Diagnostic* first = result.FirstError(); first != nullptr) {
    const entente_status code = result.IsOnlyUnsupported() ? ENTENTE_ERR_NOT_SUPPORTED : ENTENTE_ERR_INVALID_ARGUMENT;
    const Place place{static_cast<uint32_t>(first->line), static_cast<uint32_t>(first->column), 0, 0};
    return ReportInFile(code, first->file, place, {first->code, first->text}, error);
  }
  return Guard(error, [&]() -> Outcome {
    if (!result.ok()) return Refusal{ENTENTE_ERR_INTERNAL, "the map", "was not made", {}};
    auto made = std::make_unique<entente_map>(result.map);
    made->diagnostics = result.diagnostics;
    *map = made.release();
    return {};
  });
}

entente_diagnostic_counts CountsOf(const std::vector<Diagnostic>& diagnostics) {
  entente_diagnostic_counts counts{};
  for (const Diagnostic& diagnostic : diagnostics) ++(diagnostic.is_error ? counts.errors : counts.warnings);
  return counts;
}

}  // namespace

entente_status entente_map_read(entente_map_form form, const char* text, size_t length, const char* file_name,
                                size_t file_name_length, entente_map** game_map, entente_error* error) {
  MapReadResult result;
  const entente_status status = Guard(
      error, HandleOut(game_map, "game_map"), ReadForm{form}, TextIn{text, length, "text"},
      TextIn{file_name, file_name_length, "file_name"}, [&](std::string_view bytes, std::string_view file) -> Outcome {
        const auto none = [](auto name, auto) -> Result<std::string> { return NotFoundError(name); };
        result = ReadMap(bytes, static_cast<MapForm>(form), file, WithShippedMaps(none));
        return {};
      });
  return status != ENTENTE_OK ? status : Finish(result, game_map, error);
}

entente_status entente_map_reader_new(entente_map_form form, const char* text, size_t length, const char* file_name,
                                      size_t file_name_length, entente_map_reader** reader, entente_error* error) {
  return Guard(error, HandleOut(reader, "reader"), ReadForm{form}, TextIn{file_name, file_name_length, "file_name"},
               TextIn{text, length, "text"}, [&](std::string_view file, std::string_view bytes) {
                 *reader = new entente_map_reader(form, file, bytes);
               });
}

void entente_map_reader_free(entente_map_reader* reader) { delete reader; }

const char* entente_map_reader_wants(const entente_map_reader* reader) {
  return reader == nullptr || reader->is_done() ? nullptr : reader->wanted().first.c_str();
}

const char* entente_map_reader_wanted_by(const entente_map_reader* reader) {
  return reader == nullptr || reader->is_done() ? nullptr : reader->wanted().second.c_str();
}

entente_status entente_map_reader_give(entente_map_reader* reader, const char* text, size_t length,
                                       entente_error* error) {
  return Guard(error, In(reader, "reader"), TextIn{text, length, "text"}, [&](std::string_view bytes) -> Outcome {
    if (reader->is_done()) return kWantsNone;
    reader->Take(std::string(bytes));
    return {};
  });
}

entente_status entente_map_reader_refuse(entente_map_reader* reader, entente_status reason_status,
                                         entente_error* error) {
  return Guard(error, In(reader, "reader"), [&]() -> Outcome {
    if (reason_status != ENTENTE_ERR_NOT_FOUND && reason_status != ENTENTE_ERR_INVALID_ARGUMENT) {
      return InvalidError("reason_status " + std::to_string(reason_status) +
                          " is neither ENTENTE_ERR_NOT_FOUND nor ENTENTE_ERR_INVALID_ARGUMENT");
    }
    if (reader->is_done()) return kWantsNone;
    reader->Take(reason_status == ENTENTE_ERR_NOT_FOUND ? NotFoundError("refused") : InvalidError("refused"));
    return {};
  });
}

entente_status entente_map_reader_finish(entente_map_reader* reader, entente_map** game_map, entente_error* error) {
  const entente_status status = Guard(error, HandleOut(game_map, "game_map"), In(reader, "reader"), [&]() {
    while (!reader->is_done()) reader->Take(NotFoundError("not given"));
  });
  return status != ENTENTE_OK ? status : Finish(reader->reading.result, game_map, error);
}

entente_status entente_map_reader_diagnostics(const entente_map_reader* reader, entente_text_form form,
                                              entente_bool errors_only, entente_diagnostic_counts* counts,
                                              entente_text** text, entente_error* error) {
  return Guard(error, HandleOut(text, "text"), In(reader, "reader"), TextFormIn{form},
               NumberIn{"errors_only", errors_only, 1}, StructOut(counts, "counts", MayBeNull::kYes), [&]() -> Outcome {
                 const std::vector<Diagnostic>& all = reader->reading.result.diagnostics;
                 const auto choice = errors_only == 0 ? DiagnosticChoice::kAll : DiagnosticChoice::kErrors;
                 ENTENTE_RETURN_IF_BAD(GiveText(
                     form == ENTENTE_TEXT_JSON ? DiagnosticsJson(all, choice) : DiagnosticsText(all, choice), text));
                 return Give(CountsOf(all), counts);
               });
}
