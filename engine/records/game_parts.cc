#include "records/game_parts.h"

#include <string>

#include "records/part_json.h"

namespace entente {
namespace {

struct PartForm {
  GamePart part;
  bool (*has)(const Game& game);
  void (*append)(const Game& game, JsonWriter& out);
  Status (*read)(std::string_view json, Game& game);
};

// In the sequence of reading.
constexpr PartForm kParts[] = {
    {GamePart::kSubmissions, HasSubmissions, AppendSubmissions, ReadSubmissions},
    {GamePart::kEndRules, HasEndRules, AppendEndRules, ReadEndRules},
    {GamePart::kDrawVote, HasVote, AppendVote, ReadVote},
};
static_assert(std::size(kParts) == kGamePartCount);

// Reads each part. json_of(part) returns its text, or "" if there is none. in_part(part, status) turns an error inside the
// part into an error of the whole text.
template <typename JsonOf, typename InPart>
Status ReadEach(const JsonOf& json_of, const InPart& in_part, Game& game) {
  for (const PartForm& form : kParts) {
    const std::string_view json = json_of(form.part);
    if (json.empty()) continue;
    if (Status status = form.read(json, game); !status.ok()) return in_part(form.part, status);
  }
  return OkStatus();
}

}  // namespace

GamePartTexts PartsOf(const Game& game) {
  GamePartTexts parts;
  for (const PartForm& form : kParts) {
    if (!form.has(game)) continue;
    JsonWriter out(parts[static_cast<size_t>(form.part)]);
    form.append(game, out);
  }
  return parts;
}

void AppendParts(const GamePartTexts& parts, JsonWriter& out) {
  for (size_t i = 0; i < kGamePartCount; ++i) {
    if (parts[i].empty()) continue;
    out.Key(NameOf(static_cast<GamePart>(i)));
    out.Compact(parts[i]);
  }
}

Status SetParts(const GamePartTexts& parts, Game& game) {
  const auto json_of = [&](GamePart part) { return std::string_view(parts[static_cast<size_t>(part)]); };
  const auto in_part = [](GamePart part, const Status& status) {
    return Status(status.code(), std::string(NameOf(part)).append(status.message()));
  };
  return ReadEach(json_of, in_part, game);
}

Status ReadParts(const Document& text, Game& game) {
  const auto json_of = [&](GamePart part) { return text.PartJson(part); };
  const auto in_part = [&](GamePart part, const Status& status) { return text.InPart(part, status); };
  return ReadEach(json_of, in_part, game);
}

}  // namespace entente
