#include <string>
#include <vector>

#include "records/part_json.h"

namespace entente {
namespace {

constexpr DrawPolicy kFirstPolicy = DrawPolicy::kJudgeDias;

bool HasVoted(const DrawBallots& ballots, PowerIndex power) {
  return ballots.IsBare(power) || ballots.ListCount(power) > 0;
}

class VoteReader : public PartReader {
 public:
  VoteReader(const JsonTape& json, Game& game) : PartReader(json, game.map()), game_(game) {}

  Status Read() {
    if (!Expect(json().root(), JsonKind::kObject)) return fault();
    ReadPolicy(Member("policy", JsonKind::kString));
    ForEachMember("votes", [&](PowerIndex by, JsonIndex votes) { ReadVotes(by, votes); });
    ForEachMember("concessions", [&](PowerIndex by, JsonIndex to) {
      if (Expect(to, JsonKind::kString)) Check(to, game_.RestoreConcession(by, Power(to, json()[to].text)));
    });
    if (fault().ok() && game_.voting().WouldHaveDecided())
      Fail(json().root(), "these votes decide a draw: the game would be over");
    return fault();
  }

 private:
  void ReadPolicy(JsonIndex policy) {
    if (policy == kNoJson) return;
    const std::optional<DrawPolicy> found = FindDrawPolicy(json()[policy].text);
    if (!found.has_value()) return Fail(policy, "expected one of " + std::string(DrawPolicyNames()));
    game_.SetDrawPolicy(*found);
  }

  void ReadVotes(PowerIndex by, JsonIndex votes) {
    if (!Expect(votes, JsonKind::kArray)) return;
    for (const JsonIndex vote : json().Children(votes)) {
      if (json()[vote].kind == JsonKind::kString && json()[vote].text == "DRAW") {
        Check(vote, game_.RestoreVote(by, {DrawVote::Kind::kDraw, {}}));
        continue;
      }
      const std::vector<PowerIndex> list = Powers(vote);
      if (fault().ok()) Check(vote, game_.RestoreVote(by, {DrawVote::Kind::kList, list}));
    }
  }

  Game& game_;
};

}  // namespace

bool HasVote(const Game& game) {
  const DrawVoting& voting = game.voting();
  return voting.ballots().policy() != kFirstPolicy || !voting.Votes().empty();
}

void AppendVote(const Game& game, JsonWriter& out) {
  const Map& map = game.map();
  const DrawBallots& ballots = game.voting().ballots();
  out.BeginObject();
  out.Member("policy", TraitsOf(ballots.policy()).name);
  out.Object("votes", [&] {
    for (const PowerIndex power : map.powers()) {
      if (!HasVoted(ballots, power)) continue;
      out.TextKey(map.PowerId(power));
      out.Array([&] {
        if (ballots.IsBare(power)) out.String("DRAW");
        for (size_t i = 0; i < ballots.ListCount(power); ++i) AppendPowers(map, ballots.ListAt(power, i), out);
      });
    }
  });
  out.Object("concessions", [&] {
    for (const PowerIndex power : map.powers()) {
      if (game.voting().ConcedesTo(power) == kNoPower) continue;
      out.TextKey(map.PowerId(power));
      out.String(map.PowerId(game.voting().ConcedesTo(power)));
    }
  });
  out.EndObject();
}

Status ReadVote(std::string_view json, Game& game) { return ReadPart<VoteReader>(json, game); }

}  // namespace entente
