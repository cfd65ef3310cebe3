#include "records/snapshot_present.h"

#include <bit>
#include <utility>
#include <vector>

#include "records/game_record.h"
#include "records/part_json.h"
#include "sheet/sheet_bytes.h"

namespace entente {
namespace {

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

// A list of entries: how many, then each power with what `write` adds.
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
}

// Reads the parts. After the first fault no call changes the game.
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

  // A list that begins with how many entries there are; each begins with its power, and they ascend.
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

}  // namespace

void WritePresent(const Game& game, ByteWriter& out) {
  WriteSheets(game, out);
  out.Number(game.submissions().waiting());
  WriteAllowed(game, out);
  WriteVotes(game, out);
  WriteEndRules(game.end_rules(), out);
  WriteConcessions(game, out);
}

Status ReadPresent(ByteReader& in, Game& game) { return PresentReader(in, game).Read(); }

}  // namespace entente
