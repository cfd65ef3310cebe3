#include "map_file.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "absl/algorithm/container.h"
#include "absl/container/flat_hash_map.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "arguments.h"
#include "input.h"
#include "output.h"
#include "setting.h"

namespace entente_cli {
namespace {

namespace fs = std::filesystem;

// Finds the included files of one map. Keeps the path of each file read.
class Includes {
 public:
  Includes(const std::string& main_file, const std::vector<std::string>& folders) {
    std::error_code problem;
    const fs::path root = fs::canonical(fs::path(main_file), problem).parent_path();
    paths_[main_file] = root / fs::path(main_file).filename();
    roots_.push_back(root);
    for (const std::string& folder : folders) {
      const fs::path path = fs::canonical(fs::path(folder), problem);
      if (!problem) roots_.push_back(path);
    }
  }

  // Hands the reader the included file that it waits for.
  entente_status Answer(entente_map_reader* reader, entente_error& error) {
    const entente_status found = Find(entente_map_reader_wants(reader), entente_map_reader_wanted_by(reader));
    if (found != ENTENTE_OK) return entente_map_reader_refuse(reader, found, &error);
    return entente_map_reader_give(reader, text_.data(), text_.size(), &error);
  }

 private:
  // Reads the included file into text_.
  entente_status Find(const std::string& name, const std::string& including) {
    const auto from = paths_.find(including);
    if (name.empty()) return ENTENTE_ERR_NOT_FOUND;
    std::vector<fs::path> folders = roots_;
    if (from != paths_.end()) folders.front() = from->second.parent_path();
    entente_status status = ENTENTE_ERR_NOT_FOUND;
    for (const fs::path& folder : folders) {
      std::error_code problem;
      const fs::path path = fs::weakly_canonical(folder / name, problem);
      if (problem) continue;
      if (!IsInside(path)) {
        status = ENTENTE_ERR_INVALID_ARGUMENT;  // also if there is no such file: the error must not tell
        continue;
      }
      if (!fs::is_regular_file(path, problem) || !ReadWhole(path.string(), text_)) continue;
      paths_.emplace(name, path);  // the first file of a name keeps its path
      return ENTENTE_OK;
    }
    return status;
  }

  bool IsInside(const fs::path& path) const {
    return absl::c_any_of(roots_, [&](const fs::path& root) {
      const fs::path relative = path.lexically_relative(root);
      return !relative.empty() && *relative.begin() != "..";
    });
  }

  std::vector<fs::path> roots_;  // directories; the first is that of the main file
  absl::flat_hash_map<std::string, fs::path> paths_;
  std::string text_;
};

MapFault FaultAt(const entente_map_reader* reader, uint32_t index) {
  auto diagnostic = Sized<entente_diagnostic>();
  entente_map_reader_diagnostic(reader, index, &diagnostic, nullptr);
  MapFault fault;
  fault.is_error = diagnostic.is_error != 0;
  fault.code = entente_map_reader_diagnostic_code(reader, index);
  fault.file = entente_map_reader_diagnostic_file(reader, index);
  fault.message = entente_map_reader_diagnostic_message(reader, index);
  fault.line = diagnostic.line;
  fault.column = diagnostic.column;
  fault.include_chain = absl::StrSplit(entente_map_reader_diagnostic_includes(reader, index), " < ", absl::SkipEmpty());
  return fault;
}

uint32_t MapFormOf(absl::string_view name) {
  if (absl::EndsWith(name, ".json")) return ENTENTE_FORM_JSON;
  return absl::EndsWith(name, ".mdf") ? ENTENTE_FORM_MDF : ENTENTE_FORM_MAP;
}

}  // namespace

bool IsMapFile(absl::string_view name) {
  return absl::StrContains(name, '/') || absl::EndsWith(name, ".map") || MapFormOf(name) != ENTENTE_FORM_MAP;
}

std::string StemOf(absl::string_view file) {
  const absl::string_view base = file.substr(file.find_last_of('/') + 1);
  return std::string(base.substr(0, base.rfind('.')));
}

std::string MapFault::Text() const {
  std::string text = file;
  if (line > 0) absl::StrAppend(&text, ":", line);
  if (column > 0) absl::StrAppend(&text, ":", column);
  absl::StrAppend(&text, is_error ? ": error: " : ": warning: ", code, ": ", message);
  if (!include_chain.empty()) absl::StrAppend(&text, " (included from ", absl::StrJoin(include_chain, " < "), ")");
  return text;
}

MapRead ReadMapFile(const std::string& name, const std::vector<std::string>& include_folders, const OnFault& on_fault,
                    MapHandle& map) {
  std::string text;
  if (!ReadWhole(name, text)) return MapRead::kUnreadable;
  Includes includes(name, include_folders);
  MapReaderHandle reader;
  auto error = Sized<entente_error>();
  entente_status status =
      entente_map_reader_new(MapFormOf(name), text.data(), text.size(), name.data(), name.size(), Out(reader), &error);
  while (status == ENTENTE_OK && entente_map_reader_wants(reader.get()) != nullptr) {
    status = includes.Answer(reader.get(), error);
  }
  if (status == ENTENTE_OK) status = entente_map_reader_finish(reader.get(), Out(map), &error);
  bool has_errors = false;
  const uint32_t faults = entente_map_reader_diagnostic_count(reader.get());
  for (uint32_t i = 0; i < faults; ++i) {
    const MapFault fault = FaultAt(reader.get(), i);
    has_errors = has_errors || fault.is_error;
    on_fault(fault);
  }
  if (status == ENTENTE_OK) return MapRead::kRead;
  if (!has_errors) Complain(FailureText(name, error));
  return MapRead::kHasErrors;
}

bool OpenMap(const std::string& name, MapHandle& map) {
  if (!IsMapFile(name)) return OpenShipped(name, map);
  const auto complain = [](const MapFault& fault) {
    if (fault.is_error) Complain(fault.Text());
  };
  return ReadMapFile(name, {}, complain, map) == MapRead::kRead;
}

namespace {

// Advice for a name that lacks its ending, or the slash that marks a file: "; there is a file my.map: write my.map".
std::string FileMeantBy(const std::string& name) {
  for (const char* ending : {".map", ".json", ".mdf"}) {
    if (std::error_code problem; fs::is_regular_file(name + ending, problem)) {
      return absl::StrCat("; there is a file ", name, ending, ": write ", name, ending);
    }
  }
  std::error_code problem;
  return fs::is_regular_file(name, problem) ? absl::StrCat("; there is a file ", name, ": write ./", name) : "";
}

}  // namespace

bool OpenShipped(const std::string& name, MapHandle& map) {
  auto error = Sized<entente_error>();
  return entente_map_builtin(name.data(), name.size(), Out(map), &error) == ENTENTE_OK ||
         Refuse(absl::StrCat(error.message, FileMeantBy(name)));
}

}  // namespace entente_cli
