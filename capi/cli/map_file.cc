#include "map_file.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <system_error>

#include "absl/algorithm/container.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "arguments.h"
#include "input.h"
#include "json_text.h"
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
  std::map<std::string, fs::path> paths_;
  std::string text_;
};

uint32_t MapFormOf(absl::string_view name) {
  if (absl::EndsWith(name, ".json")) return ENTENTE_MAP_FORM_JSON;
  return absl::EndsWith(name, ".mdf") ? ENTENTE_MAP_FORM_MDF : ENTENTE_MAP_FORM_MAP;
}

}  // namespace

bool IsMapFile(absl::string_view name) {
  return absl::StrContains(name, '/') || absl::EndsWith(name, ".map") || MapFormOf(name) != ENTENTE_MAP_FORM_MAP;
}

std::string StemOf(absl::string_view file) {
  const absl::string_view base = file.substr(file.find_last_of('/') + 1);
  return std::string(base.substr(0, base.rfind('.')));
}

namespace {

std::string DiagnosticsOf(const MapReport& report, entente_text_form form, bool errors_only) {
  Text text;
  entente_map_reader_diagnostics(report.reader.get(), form, errors_only ? 1 : 0, nullptr, text.out(), nullptr);
  return std::string(text.view());
}

}  // namespace

std::vector<std::string> MapReport::Lines(bool errors_only) const {
  return absl::StrSplit(DiagnosticsOf(*this, ENTENTE_TEXT_FOR_PEOPLE, errors_only), '\n', absl::SkipEmpty());
}

void MapReport::Complain() const {
  for (const std::string& line : Lines(true)) entente_cli::Complain(line);
}

std::string MapReport::Json() const {
  const bool is_readable = reader != nullptr;
  const std::string unreadable = JsonObject(
      {JsonTextMember("severity", "error"), JsonTextMember("code", "FILE_MISSING"), JsonTextMember("file", file),
       JsonTextMember("message", "the file cannot be read"), JsonMember("include_chain", "[]")});
  const std::string diagnostics =
      is_readable ? DiagnosticsOf(*this, ENTENTE_TEXT_JSON, false) : absl::StrCat("[", unreadable, "]");
  return JsonObject({JsonTextMember("file", file), JsonMember("error_count", is_readable ? counts.errors : 1),
                     JsonMember("warning_count", counts.warnings), JsonMember("diagnostics", diagnostics)});
}

MapReport ReadMapFile(const std::string& name, const std::vector<std::string>& include_folders, MapHandle& map) {
  MapReport report{name, MapRead::kUnreadable, {}, Sized<entente_diagnostic_counts>()};
  std::string text;
  if (!ReadWhole(name, text)) return report;
  Includes includes(name, include_folders);
  auto error = Sized<entente_error>();
  entente_status status = entente_map_reader_new(MapFormOf(name), text.data(), text.size(), name.data(), name.size(),
                                                 Out(report.reader), &error);
  entente_map_reader* reader = report.reader.get();
  while (status == ENTENTE_OK && entente_map_reader_wants(reader) != nullptr) status = includes.Answer(reader, error);
  if (status == ENTENTE_OK) status = entente_map_reader_finish(reader, Out(map), &error);
  Text unused;
  entente_map_reader_diagnostics(reader, ENTENTE_TEXT_JSON, 1, &report.counts, unused.out(), nullptr);
  report.read = status == ENTENTE_OK ? MapRead::kRead : MapRead::kHasErrors;
  if (status != ENTENTE_OK && report.counts.errors == 0) Complain(FailureText(name, error));
  return report;
}

bool OpenMap(const std::string& name, MapHandle& map) {
  if (!IsMapFile(name)) return OpenShipped(name, map);
  const MapReport report = ReadMapFile(name, {}, map);
  report.Complain();
  return report.read == MapRead::kRead;
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
