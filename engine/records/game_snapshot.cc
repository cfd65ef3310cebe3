#include "records/game_snapshot.h"

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "base/bytes.h"
#include "base/text.h"
#include "json/json_tape.h"
#include "lines/position_hash.h"
#include "map/rules_fit.h"
#include "map_language/builtin.h"
#include "map_language/read_map_text.h"
#include "position/position_bytes.h"
#include "records/game_hash.h"
#include "records/game_record.h"
#include "records/part_json.h"
#include "rules/rule_names.h"
#include "sheet/sheet_bytes.h"

namespace entente {
namespace {

constexpr size_t kChecksumBytes = 8;
// The most bytes of a snapshot beside its parts: the magic, the number of phases, the checksum.
constexpr size_t kSnapshotFrameBytes = kSnapshotMagic.size() + 10 + kChecksumBytes;

// ---- The current phase ----

template <typename Visit>
void ForEachIn(PowerSet powers, const Visit& visit) {
  for (; powers != 0; powers &= powers - 1) visit(static_cast<PowerIndex>(std::countr_zero(powers)));
}

void WriteSheets(const Game& game, ByteWriter& out) {
  OrderSheet orders, defaults;
  for (const PowerIndex power : game.map().powers()) {
    orders.Append(game.Submitted(power));
    if (const OrderSheet* own = game.submissions().DefaultsOf(power)) defaults.Append(*own);
  }
  WriteSheet(orders, game.map(), out);
  WriteSheet(defaults, game.map(), out);
}

// Writes a list: the number of entries, then each power followed by the bytes of write(power).
template <typename Write>
void WriteEntries(PowerSet powers, ByteWriter& out, const Write& write) {
  out.Number(static_cast<uint64_t>(std::popcount(powers)));
  ForEachIn(powers, [&](PowerIndex power) {
    out.Byte(power);
    write(power);
  });
}

void WriteAllowed(const Game& game, ByteWriter& out) {
  const PowerSet allowing = PowersThat(game.map(), [&](PowerIndex power) { return game.AllowedFor(power) != 0; });
  WriteEntries(allowing, out, [&](PowerIndex power) { out.Number(game.AllowedFor(power)); });
}

void WriteVotes(const Game& game, ByteWriter& out) {
  const DrawBallots& ballots = game.voting().ballots();
  out.Text(TraitsOf(ballots.policy()).name);
  const PowerSet voters =
      PowersThat(game.map(), [&](PowerIndex power) { return ballots.IsBare(power) || ballots.ListCount(power) > 0; });
  WriteEntries(voters, out, [&](PowerIndex power) {
    out.Byte(!ballots.IsBare(power) ? 0 : ballots.IsListIgnored(power) ? 2 : 1);
    out.Number(ballots.ListCount(power));
    for (size_t i = 0; i < ballots.ListCount(power); ++i) out.Number(ballots.ListAt(power, i));
  });
}

void WriteConcessions(const Game& game, ByteWriter& out) {
  const DrawVoting& voting = game.voting();
  const auto concedes = [&](PowerIndex power) { return voting.ConcedesTo(power) != kNoPower; };
  WriteEntries(PowersThat(game.map(), concedes), out, [&](PowerIndex power) { out.Byte(voting.ConcedesTo(power)); });
}

void WriteEndRules(const EndRules& rules, ByteWriter& out) {
  out.Byte(static_cast<uint8_t>((rules.last_survivor ? 1 : 0) | (rules.last_year.has_value() ? 2 : 0)));
  if (rules.last_year.has_value()) out.Word(static_cast<uint64_t>(static_cast<int64_t>(*rules.last_year)));
  out.Byte(static_cast<uint8_t>(rules.year_limit_end));
  out.Number(static_cast<uint64_t>(rules.stalemate_years));
  out.Number(static_cast<uint64_t>(rules.phase_limit));
}

// Reads the part about the current phase into a game. After the first fault no call changes the game.
class PresentReader {
 public:
  PresentReader(ByteReader& in, Game& game) : in_(in), game_(game) {}

  Status Read() {
    OrderSheet orders, defaults;
    ReadSheet(in_, game_.map(), orders);
    ReadSheet(in_, game_.map(), defaults);
    Try([&] { return SubmitAll(orders, 0, game_); });
    Try([&] { return SubmitAll(defaults, ~PowerSet{0}, game_); });
    ForEachIn(TakePowers(), [&](PowerIndex power) { Try([&] { return game_.SetWaiting(power, true); }); });
    ForEachEntry([&](PowerIndex power) {
      ForEachIn(TakePowers(), [&](PowerIndex by) { Try([&] { return game_.Allow(by, power, true); }); });
    });
    ReadPolicy();
    ForEachEntry([&](PowerIndex power) { ReadVotes(power); });
    ReadEndRules();
    ForEachEntry([&](PowerIndex power) {
      const PowerIndex to = in_.Byte();
      Try([&] { return game_.RestoreConcession(power, to); });
    });
    if (fault_.ok() && game_.voting().WouldHaveDecided()) {
      fault_ = InvalidError("its votes decide a draw: the game would be over");
    }
    return in_.ok() ? fault_ : InvalidError("what is handed in or voted is cut off or out of range");
  }

 private:
  template <typename Change>
  void Try(const Change& change) {
    if (in_.ok() && fault_.ok()) fault_ = change();
  }

  // Reads a list: the number of entries, then the entries in ascending sequence, each behind its power.
  template <typename Visit>
  void ForEachEntry(const Visit& visit) {
    const uint64_t count = in_.Number(static_cast<uint64_t>(game_.map().power_count()));
    int last = -1;
    for (uint64_t i = 0; i < count && in_.ok() && fault_.ok(); ++i) {
      const PowerIndex power = in_.Byte();
      if (power >= game_.map().power_count() || power <= last) in_.Fail();
      last = power;
      if (in_.ok()) visit(power);
    }
  }

  PowerSet TakePowers() { return in_.Number(AllPowers(game_.map())) & AllPowers(game_.map()); }

  void ReadEndRules() {
    EndRules rules;
    const uint8_t which = in_.Byte();
    if (which > 3) in_.Fail();
    rules.last_survivor = (which & 1) != 0;
    if ((which & 2) != 0) rules.last_year = TakeYear();
    const uint8_t end = in_.Byte();
    if (end >= kYearLimitEndCount) in_.Fail();
    rules.year_limit_end = static_cast<YearLimitEnd>(end);
    rules.stalemate_years = static_cast<int32_t>(in_.Number(INT32_MAX));
    rules.phase_limit = static_cast<int32_t>(in_.Number(INT32_MAX));
    if (in_.ok() && fault_.ok()) game_.SetEndRules(rules);
  }
  int32_t TakeYear() {
    const auto year = static_cast<int64_t>(in_.Word());
    if (year < INT32_MIN || year > INT32_MAX) in_.Fail();
    return static_cast<int32_t>(year);
  }

  void ReadPolicy() {
    const std::string_view name = in_.Text();
    const std::optional<DrawPolicy> policy = FindDrawPolicy(name);
    if (in_.ok() && !policy.has_value()) fault_ = InvalidError("an unknown policy of the draw vote");
    if (policy.has_value()) game_.SetDrawPolicy(*policy);
  }

  void ReadVotes(PowerIndex by) {
    const uint8_t bare = in_.Byte();
    if (bare > 2) in_.Fail();
    const DrawVote::Kind kind = bare == 2 ? DrawVote::Kind::kList : DrawVote::Kind::kDraw;
    if (bare != 0) Try([&] { return game_.RestoreVote(by, {kind, {}}); });
    const uint64_t count = in_.Number(DrawBallots::kMostLists);
    for (uint64_t i = 0; i < count && in_.ok(); ++i) {
      std::vector<PowerIndex> list;
      ForEachIn(TakePowers(), [&list](PowerIndex power) { list.push_back(power); });
      Try([&] { return game_.RestoreVote(by, {DrawVote::Kind::kList, list}); });
    }
  }

  ByteReader& in_;
  Game& game_;
  Status fault_;
};

void WriteRest(const Game& game, std::string& bytes) {
  ByteWriter out(bytes);
  WriteSheets(game, out);
  out.Number(game.submissions().waiting());
  WriteAllowed(game, out);
  WriteVotes(game, out);
  WriteEndRules(game.end_rules(), out);
  WriteConcessions(game, out);
  WritePosition(game.position(), out);
}

// ---- The game ----

bool IsShipped(const Map& map) {
  const Result<MapRef> shipped = BuiltinMap(map.name());
  return shipped.ok() && (*shipped)->fingerprint() == map.fingerprint();
}

void WriteMap(const Map& map, ByteWriter& out) {
  const bool is_shipped = IsShipped(map);
  out.Text(map.name());
  out.Number(map.fingerprint());
  out.Text(is_shipped ? "" : map.source());
  out.Text(is_shipped ? "" : map.graphics());
}

void WriteHead(const Game& game, std::string& bytes) {
  ByteWriter out(bytes);
  out.Number(kSnapshotVersion);
  WriteMap(game.map(), out);
  out.Text(RulesInHash(game.rules()));
  out.Text(game.id());
  WritePosition(game.PositionAt(0), out);
}

// Reads "a=b,c=d", or "-".
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
  if (Status status = CheckRulesFit(map, rules); !status.ok()) return status;
  return rules;
}

// The map of a snapshot.
struct SavedMap {
  std::string_view name;
  uint64_t fingerprint = 0;
  std::string_view source, graphics;

  // Finds it: the caller's map, the one that the snapshot carries, or a shipped one.
  Result<MapRef> Find(MapRef given) const {
    if (given != nullptr && given->fingerprint() == fingerprint) return given;
    Result<MapRef> found = source.empty() ? BuiltinMap(name) : Carried();
    if (!found.ok() || (*found)->fingerprint() == fingerprint) return found;
    return InvalidError("the game was played on another " + Excerpt(name) +
                        " than this one: the map has changed since");
  }

 private:
  Result<MapRef> Carried() const {
    const MapReadResult read = ReadMapText(source, std::string(name) + ".map", IncludeCallback(), graphics);
    if (!read.ok()) return read.ToStatus();
    return read.map;
  }
};

SavedMap ReadMap(ByteReader& in) {
  SavedMap map;
  map.name = in.Text();
  map.fingerprint = in.Number(UINT32_MAX);
  map.source = in.Text();
  map.graphics = in.Text();
  return map;
}

class SnapshotReader {
 public:
  // `bytes`: the bytes between the magic and the checksum.
  explicit SnapshotReader(std::string_view bytes) : in_(bytes) {}

  Result<std::unique_ptr<Game>> Read(MapRef given) {
    if (Status status = Begin(std::move(given)); !status.ok()) return Placed(status);
    const uint64_t phases = in_.Number(kMostSnapshotPhases);
    for (uint64_t i = 0; i < phases; ++i) {
      if (Status status = ReadPhase(); !status.ok()) return Placed(status);
    }
    if (Status status = PresentReader(in_, *game_).Read(); !status.ok()) return Placed(status);
    if (Status status = Finish(); !status.ok()) return Placed(status);
    return std::move(game_);
  }

 private:
  Status Begin(MapRef given) {
    in_.Number();  // the version, checked before
    const SavedMap saved = ReadMap(in_);
    const std::string_view rules_text = in_.Text();
    const std::string_view id = in_.Text();
    if (!in_.ok()) return CutOff();
    const Result<MapRef> map = saved.Find(std::move(given));
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

// Checks that `bytes` begin like a snapshot of this version.
Status CheckVersion(std::string_view bytes) {
  if (!LooksLikeSnapshot(bytes)) {
    return InvalidError("this is no saved game: it does not begin with ENTENTE");
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
  if (bytes.size() > kMostSnapshotBytes) return CheckSnapshotSize(bytes.size(), 0);
  if (bytes.size() <= kSnapshotMagic.size() + kChecksumBytes) return InvalidError("the saved game is cut off");
  return CheckChecksum(bytes, "the saved game");
}

}  // namespace

Status CheckChecksum(std::string_view bytes, std::string_view what) {
  const std::string_view checked = bytes.substr(0, bytes.size() - std::min(bytes.size(), kChecksumBytes));
  if (!checked.empty() && ByteReader(bytes.substr(checked.size())).Word() == TextHash(checked)) return OkStatus();
  return InvalidError(std::string(what) + " is cut off or damaged: its " + std::to_string(bytes.size()) +
                      " bytes do not fit their checksum");
}

bool LooksLikeSnapshot(std::string_view bytes) { return bytes.starts_with(kSnapshotMagic); }

Status CheckSnapshotSize(uint64_t bytes, uint64_t phases) {
  const uint64_t most = kMostSnapshotBytes - kSnapshotFrameBytes;
  if (bytes <= most && phases <= kMostSnapshotPhases) return OkStatus();
  return LimitError("the game is longer than " + std::to_string(kMostSnapshotBytes >> 20) + " MiB or " +
                    std::to_string(kMostSnapshotPhases) + " phases as a snapshot");
}

SnapshotParts PartsOfSnapshot(const Game& game, uint64_t first, bool with_head) {
  SnapshotParts parts;
  if (with_head) WriteHead(game, parts.head);
  ByteWriter phases(parts.phases);
  const History& history = game.history();
  for (size_t i = first; i < history.size() && parts.phases.size() <= kMostSnapshotBytes; ++i, ++parts.phase_count) {
    const History::Phase phase = history[i];
    phases.Number(phase.by_default);
    phases.Text(phase.sheet);
  }
  WriteRest(game, parts.rest);
  return parts;
}

Result<std::string> JoinSnapshot(const SnapshotParts& parts) {
  const uint64_t size = parts.head.size() + parts.phases.size() + parts.rest.size();
  if (Status status = CheckSnapshotSize(size, parts.phase_count); !status.ok()) return status;
  std::string bytes(kSnapshotMagic);
  bytes += parts.head;
  ByteWriter out(bytes);
  out.Number(parts.phase_count);
  bytes += parts.phases;
  bytes += parts.rest;
  out.Word(TextHash(bytes));
  return bytes;
}

Result<std::string> GameToSnapshot(const Game& game) { return JoinSnapshot(PartsOfSnapshot(game, 0, true)); }

Result<std::unique_ptr<Game>> GameFromSnapshot(std::string_view bytes, MapRef map) {
  if (Status status = CheckWhole(bytes); !status.ok()) return status;
  bytes.remove_suffix(kChecksumBytes);
  return SnapshotReader(bytes.substr(kSnapshotMagic.size())).Read(std::move(map));
}

}  // namespace entente
