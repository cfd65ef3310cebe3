#include "map_file.h"

#include <filesystem>
#include <map>
#include <system_error>

#include "arguments.h"
#include "input.h"
#include "setting.h"

namespace entente_cli {
namespace {

namespace fs = std::filesystem;

// The files of one map: where each name that the reader knows lies.
class Includes {
 public:
  explicit Includes(const std::string& main_file) {
    std::error_code problem;
    root_ = fs::canonical(fs::path(main_file), problem).parent_path();
    paths_[main_file] = root_ / fs::path(main_file).filename();
  }

  entente_status Give(std::string_view name, std::string_view including, const char** text, size_t* length) {
    const auto from = paths_.find(std::string(including));
    if (from == paths_.end() || name.empty()) return ENTENTE_ERR_NOT_FOUND;
    std::error_code problem;
    const fs::path path = fs::weakly_canonical(from->second.parent_path() / std::string(name), problem);
    if (problem) return ENTENTE_ERR_NOT_FOUND;
    if (!IsInside(path)) return ENTENTE_ERR_INVALID_ARGUMENT;  // whether there is such a file or not
    if (!fs::is_regular_file(path, problem) || !ReadWhole(path.string(), text_)) return ENTENTE_ERR_NOT_FOUND;
    paths_[std::string(name)] = path;
    *text = text_.data();
    *length = text_.size();
    return ENTENTE_OK;
  }

 private:
  bool IsInside(const fs::path& path) const {
    const fs::path relative = path.lexically_relative(root_);
    return !relative.empty() && *relative.begin() != "..";
  }

  fs::path root_;
  std::map<std::string, fs::path> paths_;
  std::string text_;
};

entente_status GiveInclude(void* context, const char* name, size_t name_length, const char* including,
                           size_t including_length, const char** text, size_t* length) {
  return static_cast<Includes*>(context)->Give({name, name_length}, {including, including_length}, text, length);
}

using Hear = std::function<void(const std::string&, bool)>;

std::string DiagnosticText(const entente_diagnostic& diagnostic) {
  std::string text = diagnostic.file;
  if (diagnostic.line > 0) text += ":" + std::to_string(diagnostic.line);
  if (diagnostic.column > 0) text += ":" + std::to_string(diagnostic.column);
  text += diagnostic.is_error != 0 ? ": error: " : ": warning: ";
  text += std::string(diagnostic.code) + ": " + diagnostic.message;
  if (*diagnostic.include_chain != '\0') text += std::string(" (included from ") + diagnostic.include_chain + ")";
  return text;
}

void HearDiagnostic(void* context, const entente_diagnostic* diagnostic) {
  (*static_cast<const Hear*>(context))(DiagnosticText(*diagnostic), diagnostic->is_error != 0);
}

}  // namespace

bool IsMapFile(std::string_view name) { return name.find('/') != std::string_view::npos || name.ends_with(".map"); }

MapRead ReadMapFile(const std::string& name, const Hear& diagnose, MapHandle& map) {
  std::string text;
  if (!ReadWhole(name, text)) return MapRead::kUnreadable;
  Includes includes(name);
  entente_map* read = nullptr;
  auto error = Sized<entente_error>();
  bool heard_error = false;
  Hear hear = [&](const std::string& line, bool is_error) {
    heard_error |= is_error;
    diagnose(line, is_error);
  };
  const entente_status status = entente_map_read(text.data(), text.size(), name.data(), name.size(), GiveInclude,
                                                 &includes, HearDiagnostic, &hear, &read, &error);
  map.reset(read);
  if (status == ENTENTE_OK) return MapRead::kRead;
  if (!heard_error) Complain(FailureText(name, error));
  return MapRead::kHasErrors;
}

bool OpenMap(const std::string& name, MapHandle& map) {
  if (IsMapFile(name)) {
    const auto tell = [](const std::string& line, bool is_error) {
      if (is_error) Complain(line);
    };
    return ReadMapFile(name, tell, map) == MapRead::kRead;
  }
  entente_map* shipped = nullptr;
  auto error = Sized<entente_error>();
  if (entente_map_builtin(name.data(), name.size(), &shipped, &error) != ENTENTE_OK) {
    Complain(error.message);
    return false;
  }
  map.reset(shipped);
  return true;
}

}  // namespace entente_cli
