#include "phase_json/voice_json.h"

#include <string>

#include "base/text.h"

namespace entente {
namespace {

// "'fr' is no language: expected en or de".
std::string NoLanguage(std::string_view code) {
  std::string codes;
  for (int i = 0; i < LanguageCount(); ++i) {
    codes.append(i == 0 ? "" : i + 1 < LanguageCount() ? ", " : " or ").append(LanguageCode(static_cast<Language>(i)));
  }
  return "'" + Excerpt(code) + "' is no language: expected " + codes;
}

}  // namespace

Status ReadVoiceMember(const JsonTape& json, JsonIndex member, VoiceAsked& asked) {
  const std::string_view key = json.KeyOf(member).text;
  const JsonKind kind = json.KindOf(member);
  if (kind == JsonKind::kNull) return OkStatus();
  if (key == "language") {
    if (kind != JsonKind::kString) return json.KindError(member, JsonKind::kString);
    asked.language = FindLanguage(json.StringOf(member));
    if (!asked.language.has_value()) return json.Error(member, NoLanguage(json.StringOf(member)));
  } else if (key == "full_names") {
    if (kind != JsonKind::kBool) return json.KindError(member, JsonKind::kBool);
    asked.naming = json.StringOf(member) == "true" ? Naming::kFull : Naming::kIds;
  }
  return OkStatus();
}

Result<VoiceAsked> ReadVoice(const JsonTape& json, JsonIndex object) {
  VoiceAsked asked;
  for (const JsonIndex member : json.Children(object)) {
    if (Status status = ReadVoiceMember(json, member, asked); !status.ok()) return status;
  }
  return asked;
}

void AppendVoice(const VoiceAsked& asked, JsonWriter& out) {
  if (asked.language.has_value()) out.Member("language", LanguageCode(*asked.language));
  if (asked.naming.has_value()) out.Member("full_names", *asked.naming == Naming::kFull);
}

}  // namespace entente
