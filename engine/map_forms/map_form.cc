#include "map_forms/map_form.h"

#include "map_language/canonical_text.h"

namespace entente {

Result<std::string> WriteMap(const Map& map, MapForm form) {
  if (form == MapForm::kText) return std::string(map.source());
  if (form == MapForm::kDot) return MapDot(map);
  Result<MapDraft> draft = ReadCanonicalText(map.source(), std::string(map.name()) + ".map");
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

}  // namespace entente
