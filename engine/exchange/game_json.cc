#include "exchange/game_json.h"

#include "exchange/exchange.h"
#include "exchange/game_vote_json.h"
#include "exchange/position_json.h"
#include "exchange/replay.h"
#include "exchange/rules_json.h"
#include "explain/end_phrase.h"
#include "json/json_writer.h"
#include "order/line_text.h"

namespace entente {
namespace {

// Writes phases with what was handed in for them.
class PhaseWriter {
 public:
  PhaseWriter(const Map& map, const RuleOptions& rules, JsonWriter& out)
      : map_(map), rules_(rules), names_(map), reader_(names_, rules, PhaseType::kMovement), out_(out) {}

  // Lines first..last-1 of a sheet.
  struct Lines {
    const OrderSheet& sheet;
    size_t first, last;
  };

  // `lines_of`: power -> its Lines.
  template <typename LinesOf>
  void Write(const PositionView& position, const LinesOf& lines_of) {
    reader_.Use(rules_, position.phase_type());
    out_.BeginObject();
    AppendPhaseMembers(position, rules_, out_);
    out_.Key("orders");
    out_.BeginObject();
    for (int p = 0; p < map_.power_count(); ++p) {
      const Lines lines = lines_of(static_cast<PowerIndex>(p));
      if (lines.first == lines.last) continue;
      out_.TextKey(map_.PowerId(static_cast<PowerIndex>(p)));
      WriteLines(lines);
    }
    out_.EndObject();
    out_.EndObject();
  }

 private:
  // A list of texts; of several sets of orders a list of them for each set.
  void WriteLines(const Lines& lines) {
    const OrderSheet& sheet = lines.sheet;
    const bool ends_empty = sheet.IsBeforeEmptySet(lines.last - 1);
    bool several = ends_empty;
    for (size_t i = lines.first; i < lines.last; ++i) several |= sheet.SetOf(i) != sheet.SetOf(lines.first);
    out_.BeginArray();
    if (several) out_.BeginArray();
    for (size_t i = lines.first; i < lines.last; ++i) {
      if (i > lines.first && sheet.SetOf(i) != sheet.SetOf(i - 1)) NextSet();
      out_.String(LineText(reader_, sheet[i]));
    }
    if (ends_empty) NextSet();
    if (several) out_.EndArray();
    out_.EndArray();
  }

  void NextSet() {
    out_.EndArray();
    out_.BeginArray();
  }

  const Map& map_;
  const RuleOptions& rules_;
  NormalForm names_;
  SheetReader reader_;
  JsonWriter& out_;
};

class GameLoader {
 public:
  explicit GameLoader(MapRef map) : exchange_({std::move(map), std::nullopt}) {}

  absl::StatusOr<std::unique_ptr<Game>> Load(std::string_view json) {
    if (absl::Status status = text_.Read(json); !status.ok()) return status;
    if (!text_.is_game() || text_.phase_count() == 0) return InvalidError("phases: the game has no phases");
    absl::StatusOr<Exchange::Defaults> defaults = exchange_.DefaultsOf(text_);
    if (!defaults.ok()) return defaults.status();
    defaults_ = *std::move(defaults);
    for (size_t i = 0; i < text_.phase_count(); ++i) {
      if (absl::Status status = LoadPhase(i); !status.ok()) return text_.InPhase(i, status);
    }
    if (!text_.draw_vote().empty()) {
      if (absl::Status status = ReadVote(text_.draw_vote(), *game_); !status.ok()) return text_.InDrawVote(status);
    }
    return std::move(game_);
  }

 private:
  absl::Status LoadPhase(size_t i) {
    const absl::StatusOr<Exchange::PhaseInput> input = exchange_.Read(text_.PhaseJson(i), defaults_);
    if (!input.ok()) return input.status();
    if (i == 0) {
      game_ = std::make_unique<Game>(input->map, input->rules, input->position);
    } else if (absl::Status status = Continue(*input); !status.ok()) {
      return status;
    }
    return game_->is_over() ? absl::OkStatus() : SubmitAll(*input);
  }

  absl::Status Continue(const Exchange::PhaseInput& input) {
    if (EndsHere(input)) return game_->End(input.position.end(), input.position.winners());
    if (absl::Status status = game_->Process(); !status.ok()) return status;
    const PositionView recorded = input.position, ours = game_->position();
    Position wanted(recorded);
    if (!input.tells_phase) wanted.ref().SetPhase(ours.phase());
    const bool ended_by_players = recorded.is_over() && !ours.is_over();
    if (ended_by_players) wanted.ref().SetEnd(GameEnd::kPlaying, 0);
    if (wanted.view() == ours) {
      return ended_by_players ? game_->End(recorded.end(), recorded.winners()) : absl::OkStatus();
    }
    return InvalidError("the position of " + Told(recorded) + " is not what the orders before it lead to, " +
                        Told(ours) + FirstDifference(wanted.view(), ours));
  }

  // Whether the players ended the game in the phase before, whose orders then do not count.
  bool EndsHere(const Exchange::PhaseInput& input) const {
    if (!input.position.is_over() || !input.tells_phase) return false;
    Position going_on(input.position);
    going_on.ref().SetEnd(GameEnd::kPlaying, 0);
    return going_on.view() == game_->position();
  }

  static std::string Told(const PositionView& position) {
    return PhaseNameOf(position) + (position.is_over() ? " (" + EndPhrase(position) + ")" : "");
  }

  // ": units of FRANCE: recorded A PAR; ours A BUR"; empty if that is not where they differ.
  static std::string FirstDifference(const PositionView& recorded, const PositionView& ours) {
    if (recorded.map().fingerprint() != ours.map().fingerprint()) return ": another map";
    if (recorded.phase() != ours.phase()) {
      const Map& map = ours.map();
      return ": recorded in " + map.PhaseName(recorded.phase()) + ", ours in " + map.PhaseName(ours.phase());
    }
    const std::vector<ReplayRemark> differences = BoardDifferences(recorded, ours);
    if (differences.empty()) return "";
    const ReplayRemark& first = differences.front();
    return ": " + first.what + ": recorded " + (first.recorded.empty() ? "nothing" : first.recorded) + "; ours " +
           (first.ours.empty() ? "nothing" : first.ours);
  }

  absl::Status SubmitAll(const Exchange::PhaseInput& input) {
    std::vector<OrderSheet> sheets(static_cast<size_t>(game_->map().power_count()));
    for (size_t i = 0; i < input.sheet.size(); ++i) sheets[input.sheet.PowerOf(i)].Append(input.sheet, i, i + 1);
    for (size_t p = 0; p < sheets.size(); ++p) {
      if (sheets[p].empty()) continue;
      if (absl::Status status = game_->Submit(static_cast<PowerIndex>(p), std::move(sheets[p])); !status.ok()) {
        return status;
      }
    }
    return absl::OkStatus();
  }

  Exchange exchange_;
  Document text_;
  Exchange::Defaults defaults_;
  std::unique_ptr<Game> game_;
};

}  // namespace

namespace {

absl::Status TooLong(const Game& game, int phases) {
  return LimitError("the game is longer than " + std::to_string(kMaxJsonBytes >> 20) + " MiB as JSON: " +
                    std::to_string(phases) + " of its " + std::to_string(game.phase_count()) + " phases fit");
}

}  // namespace

absl::StatusOr<std::string> GameToJson(const Game& game) {
  std::string text;
  JsonWriter out(text);
  out.BeginObject();
  out.Key("map");
  out.String(game.map().name());
  out.Key("rules");
  AppendRules(game.rules(), game.map(), out);
  if (HasVote(game)) {
    out.Key("draw_vote");
    AppendVote(game, out);
  }
  out.Key("phases");
  out.BeginArray();
  PhaseWriter phases(game.map(), game.rules(), out);
  for (int i = 0; i < game.phase_count(); ++i) {
    if (text.size() > kMaxJsonBytes) return TooLong(game, i - 1);
    const PlayedPhase& played = game.played(i);
    phases.Write(played.before.view(), [&](PowerIndex power) {
      return PhaseWriter::Lines{played.sheet, played.first_line[power], played.first_line[power + 1]};
    });
  }
  phases.Write(game.position(), [&](PowerIndex power) {
    const OrderSheet& sheet = game.Submitted(power);
    return PhaseWriter::Lines{sheet, 0, sheet.size()};
  });
  out.EndArray();
  out.EndObject();
  if (text.size() > kMaxJsonBytes) return TooLong(game, game.phase_count());
  return text;
}

absl::StatusOr<std::unique_ptr<Game>> GameFromJson(std::string_view json, MapRef map) {
  return GameLoader(std::move(map)).Load(json);
}

}  // namespace entente
