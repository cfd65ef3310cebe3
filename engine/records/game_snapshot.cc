#include "records/game_snapshot.h"

#include <utility>

#include "base/text.h"
#include "json/json_tape.h"
#include "lines/position_hash.h"
#include "map/rules_fit.h"
#include "map_language/builtin.h"
#include "position/position_bytes.h"
#include "records/game_hash.h"
#include "records/game_record.h"
#include "records/snapshot_present.h"
#include "rules/rule_names.h"
#include "sheet/sheet_bytes.h"

namespace entente {
namespace {

constexpr size_t kChecksumBytes = 8;

Status TooLong() {
  return LimitError("the game is longer than " + std::to_string(kMostSnapshotBytes >> 20) + " MiB or " +
                    std::to_string(kMostSnapshotPhases) + " phases as a snapshot");
}

void WriteHead(const Game& game, ByteWriter& out) {
  out.Number(kSnapshotVersion);
  out.Text(game.map().name());
  out.Number(game.map().fingerprint());
  out.Text(RulesInHash(game.rules()));
  out.Text(game.id());
  WritePosition(game.PositionAt(0), out);
}

// "a=b,c=d", or "-".
Result<RuleOptions> ReadSnapshotRules(std::string_view text, const Map& map) {
  RuleOptions rules;
  if (text == "-") return rules;
  while (!text.empty()) {
    const std::string_view one = text.substr(0, text.find(','));
    text.remove_prefix(std::min(text.size(), one.size() + 1));
    const size_t equals = one.find('=');
    if (equals == std::string_view::npos) return InvalidError("expected option=value, not '" + Excerpt(one) + "'");
    const Status status = SetRule(one.substr(0, equals), one.substr(equals + 1), rules);
    if (!status.ok()) return UnsupportedError(status.message());
  }
  if (Status status = CheckSupported(rules); !status.ok()) return status;
  if (Status status = CheckRulesFit(map, rules); !status.ok()) return status;
  return rules;
}

// The map that a snapshot names: the caller's, or a shipped one.
Result<MapRef> FindMap(std::string_view name, uint64_t fingerprint, MapRef given) {
  if (given != nullptr && given->fingerprint() == fingerprint) return given;
  Result<MapRef> shipped = BuiltinMap(name);
  const bool is_given = given != nullptr && UpperCase(given->name()) == UpperCase(name);
  if (!shipped.ok() && !is_given) {
    return NotFoundError(std::string(shipped.status().message()) + "; a map of your own is to be passed as `map`");
  }
  if (shipped.ok() && (*shipped)->fingerprint() == fingerprint) return shipped;
  return InvalidError("the game was played on another " + Excerpt(name) + " than this one: the map has changed since");
}

class SnapshotReader {
 public:
  // `bytes`: what stands between the magic and the checksum.
  explicit SnapshotReader(std::string_view bytes) : in_(bytes) {}

  Result<std::unique_ptr<Game>> Read(MapRef given) {
    if (Status status = Begin(std::move(given)); !status.ok()) return Placed(status);
    const uint64_t phases = in_.Number(kMostSnapshotPhases);
    for (uint64_t i = 0; i < phases; ++i) {
      if (Status status = ReadPhase(); !status.ok()) return Placed(status);
    }
    if (Status status = ReadPresent(in_, *game_); !status.ok()) return Placed(status);
    if (Status status = Finish(); !status.ok()) return Placed(status);
    return std::move(game_);
  }

 private:
  Status Begin(MapRef given) {
    in_.Number();  // the version, which was looked at
    const std::string_view name = in_.Text();
    const uint64_t fingerprint = in_.Number(UINT32_MAX);
    const std::string_view rules_text = in_.Text();
    const std::string_view id = in_.Text();
    if (!in_.ok()) return CutOff();
    const Result<MapRef> map = FindMap(name, fingerprint, std::move(given));
    if (!map.ok()) return map.status();
    const Result<RuleOptions> rules = ReadSnapshotRules(rules_text, **map);
    if (!rules.ok()) return rules.status();
    if (!id.empty() && !JsonTape().Read(id).ok()) return InvalidError("its id is no JSON");
    const Result<Position> start = ReadPosition(in_, **map);
    if (!start.ok()) return start.status();
    game_ = std::make_unique<Game>(*map, *rules, *start);
    game_->SetId(id);
    return OkStatus();
  }

  Status ReadPhase() {
    const PowerSet by_default = in_.Number();
    ByteReader lines(in_.Text());
    OrderSheet sheet;
    ReadSheet(lines, game_->map(), sheet);
    if (!in_.ok() || !lines.ok() || lines.left() > 0) return CutOff();
    if (Status status = SubmitAll(sheet, by_default, *game_); !status.ok()) return status;
    return game_->Process();
  }

  Status Finish() {
    const Result<Position> last = ReadPosition(in_, game_->map());
    if (!last.ok()) return last.status();
    if (in_.left() > 0) return InvalidError("bytes stand behind the last position");
    const PositionView wanted = *last;
    if (wanted.is_over() && !game_->is_over()) {
      if (Status status = game_->End(wanted.end(), wanted.winners()); !status.ok()) return status;
    }
    if (wanted == game_->position()) return OkStatus();
    return InvalidError("its phases lead to another position than the saved one, that of " +
                        game_->map().PhaseName(wanted.phase()));
  }

  static Status CutOff() { return InvalidError("it is cut off or out of range"); }
  Status Placed(const Status& status) const {
    const std::string where = "the saved game, byte " + std::to_string(kSnapshotMagic.size() + in_.offset());
    return Status(status.code(), where + ": " + std::string(status.message()));
  }

  ByteReader in_;
  std::unique_ptr<Game> game_;
};

// Whether `bytes` begin as a snapshot of this version.
Status CheckVersion(std::string_view bytes) {
  if (!LooksLikeSnapshot(bytes)) {
    return InvalidError("not a saved game: expected ENTENTE and byte 26 at its beginning");
  }
  ByteReader in(bytes.substr(kSnapshotMagic.size()));
  const uint64_t version = in.Number();
  if (in.ok() && version == kSnapshotVersion) return OkStatus();
  if (!in.ok() || version == 0) return InvalidError("the saved game is damaged: it has no version");
  return UnsupportedError("the saved game has version " + std::to_string(version) +
                          " of its form; this build reads version " + std::to_string(kSnapshotVersion) + " only");
}

Status CheckWhole(std::string_view bytes) {
  if (Status status = CheckVersion(bytes); !status.ok()) return status;
  if (bytes.size() > kMostSnapshotBytes) return TooLong();
  if (bytes.size() <= kSnapshotMagic.size() + kChecksumBytes) return InvalidError("the saved game is cut off");
  const std::string_view checked = bytes.substr(0, bytes.size() - kChecksumBytes);
  ByteReader last(bytes.substr(checked.size()));
  if (last.Word() == TextHash(checked)) return OkStatus();
  return InvalidError("the saved game is cut off or damaged: its " + std::to_string(bytes.size()) +
                      " bytes do not fit their checksum");
}

}  // namespace

bool LooksLikeSnapshot(std::string_view bytes) { return bytes.starts_with(kSnapshotMagic); }

Result<std::string> GameToSnapshot(const Game& game) {
  if (game.phase_count() > kMostSnapshotPhases) return TooLong();
  std::string bytes(kSnapshotMagic);
  ByteWriter out(bytes);
  WriteHead(game, out);
  out.Number(static_cast<uint64_t>(game.phase_count()));
  for (size_t i = 0; i < game.history().size(); ++i) {
    const History::Phase phase = game.history()[i];
    out.Number(phase.by_default);
    out.Text(phase.sheet);
    if (bytes.size() > kMostSnapshotBytes) return TooLong();
  }
  WritePresent(game, out);
  WritePosition(game.position(), out);
  out.Word(TextHash(bytes));
  if (bytes.size() > kMostSnapshotBytes) return TooLong();
  return bytes;
}

Result<std::unique_ptr<Game>> GameFromSnapshot(std::string_view bytes, MapRef map) {
  if (Status status = CheckWhole(bytes); !status.ok()) return status;
  bytes.remove_suffix(kChecksumBytes);
  return SnapshotReader(bytes.substr(kSnapshotMagic.size())).Read(std::move(map));
}

}  // namespace entente
