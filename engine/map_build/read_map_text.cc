#include "map_build/read_map_text.h"

#include <algorithm>

#include "map_build/map_builder.h"
#include "map_text/map_reader.h"

namespace entente {

absl::Status MapReadResult::ToStatus() const {
  constexpr int kMostShown = 3;
  int errors = 0;
  bool supported = false;  // some error is more than a feature that is not built yet
  const Diagnostic* first = nullptr;
  std::string message;
  for (const Diagnostic& diagnostic : diagnostics) {
    if (!diagnostic.is_error) continue;
    if (first == nullptr) first = &diagnostic;
    supported |= diagnostic.code != "NOT_SUPPORTED";
    if (++errors <= kMostShown) message += (message.empty() ? "" : "\n") + diagnostic.ToString();
  }
  if (first == nullptr) return absl::OkStatus();
  if (errors > kMostShown) message += "\n(and " + std::to_string(errors - kMostShown) + " more errors)";
  if (!supported) return UnsupportedError(message);
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
    absl::StatusOr<MapRef> map = Map::FromOwnedImage(std::move(image));
    if (map.ok()) {
      result.map = *std::move(map);
    } else {
      diagnostics.Error(Origin(), "LIMIT", std::string(MessageOf(map.status())));
    }
  }
  result.diagnostics = diagnostics.Take();
  return result;
}

}  // namespace entente
