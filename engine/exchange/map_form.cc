#include "exchange/map_form.h"

#include <algorithm>

#include "base/text.h"
#include "exchange/map_dot.h"
#include "exchange/map_form_json.h"
#include "exchange/map_mdf.h"
#include "map_build/builtin.h"
#include "map_text/canonical_text.h"

namespace entente {

absl::StatusOr<std::string> WriteMap(const Map& map, MapForm form) {
  if (form == MapForm::kText) return std::string(map.source());
  if (form == MapForm::kDot) return MapDot(map);
  absl::StatusOr<MapDraft> draft = ReadCanonicalText(map.source(), std::string(map.name()) + ".map");
  if (!draft.ok()) return draft.status();
  draft->graphics = map.graphics();
  return form == MapForm::kJson ? MapFormJson(*draft) : MapMdf(map, *draft);
}

MapReadResult ReadMap(std::string_view text, MapForm form, std::string_view file_name, const IncludeCallback& include) {
  switch (form) {
    case MapForm::kText:
      return ReadMapText(text, file_name, include);
    case MapForm::kJson:
      return ReadMapFormJson(text, file_name, include);
    case MapForm::kMdf:
      return ReadMapMdf(text, file_name);
    case MapForm::kDot:
      break;
  }
  MapReadResult result;
  result.diagnostics.push_back(
      {true, "NOT_SUPPORTED", std::string(file_name), 0, 0, "this form of a map is written only, not read", {}});
  return result;
}

IncludeCallback WithShippedMaps(const IncludeCallback& include) {
  return [include](std::string_view name, std::string_view including_file) -> absl::StatusOr<std::string> {
    constexpr std::string_view kEnding = ".map";
    absl::StatusOr<std::string> text = include ? include(name, including_file) : NotFoundError(name);
    if (!absl::IsNotFound(text.status()) || !name.ends_with(kEnding)) return text;
    const std::string_view stem = name.substr(0, name.size() - kEnding.size());
    const auto names = BuiltinMapNames();
    const auto shipped = std::find_if(names.begin(), names.end(),
                                      [&](std::string_view known) { return UpperCase(known) == UpperCase(stem); });
    if (shipped == names.end()) return text;
    return std::string((*BuiltinMap(*shipped))->source());
  };
}

}  // namespace entente
