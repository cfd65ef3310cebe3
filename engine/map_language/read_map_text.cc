#include "map_language/read_map_text.h"

#include <algorithm>

#include "map_language/map_builder.h"
#include "map_language/map_reader.h"

namespace entente {

const Diagnostic* MapReadResult::FirstError() const {
  const auto found = std::find_if(diagnostics.begin(), diagnostics.end(), [](const auto& d) { return d.is_error; });
  return found == diagnostics.end() ? nullptr : &*found;
}

bool MapReadResult::IsOnlyUnsupported() const {
  return FirstError() != nullptr && std::all_of(diagnostics.begin(), diagnostics.end(), [](const Diagnostic& d) {
           return !d.is_error || d.code == "NOT_SUPPORTED";
         });
}

Status MapReadResult::ToStatus() const {
  constexpr int kMostShown = 3;
  const Diagnostic* first = FirstError();
  if (first == nullptr) return OkStatus();
  int errors = 0;
  std::string message;
  for (const Diagnostic& diagnostic : diagnostics) {
    if (diagnostic.is_error && ++errors <= kMostShown) message += (errors == 1 ? "" : "\n") + diagnostic.ToString();
  }
  if (errors > kMostShown) message += "\n(and " + std::to_string(errors - kMostShown) + " more errors)";
  if (IsOnlyUnsupported()) return UnsupportedError(message);
  return ErrorAt({static_cast<uint32_t>(first->line), static_cast<uint32_t>(first->column), 0, 0}, message);
}

MapReadResult ReadMapText(std::string_view text, std::string_view file_name, const IncludeCallback& include,
                          std::string_view graphics) {
  MapDraft draft;
  draft.graphics = graphics;
  DiagnosticList diagnostics;
  MapReader reader(include, draft, diagnostics);
  reader.Read(text, file_name);
  MapReadResult result;
  std::vector<uint64_t> image;
  const ApplyDirective apply = [&](const DraftDynamic& directive, MapDraft& stage) {
    reader.ApplyDynamic(directive, stage);
  };
  if (!reader.stopped()) image = BuildMapImage(draft, apply, diagnostics);
  if (!image.empty()) {
    Result<MapRef> map = Map::FromOwnedImage(std::move(image));
    if (map.ok()) {
      result.map = *std::move(map);
    } else {
      diagnostics.Error(Origin(), "LIMIT", std::string(map.status().message()));
    }
  }
  result.diagnostics = diagnostics.Take();
  return result;
}

}  // namespace entente
