#include "exchange/game_vote_json.h"

#include <string>
#include <vector>

#include "base/text.h"
#include "json/json_tree.h"
#include "map/called.h"

namespace entente {
namespace {

constexpr DrawPolicy kFirstPolicy = DrawPolicy::kJudgeDias;

bool HasVoted(const DrawBallots& ballots, PowerIndex power) {
  return ballots.IsBare(power) || ballots.ListCount(power) > 0;
}

template <typename Visit>
void ForEachPower(const Map& map, const Visit& visit) {
  for (int p = 0; p < map.power_count(); ++p) visit(static_cast<PowerIndex>(p));
}

void AppendList(const Map& map, PowerSet powers, JsonWriter& out) {
  out.BeginArray();
  ForEachPower(map, [&](PowerIndex power) {
    if ((powers & SetOf(power)) != 0) out.String(map.PowerId(power));
  });
  out.EndArray();
}

class VoteReader {
 public:
  VoteReader(const JsonTree& json, Game& game) : json_(json), game_(game), was_over_(game.is_over()) {}

  absl::Status Read() {
    if (!Expect(json_.root(), JsonKind::kObject)) return fault_;
    ReadPolicy(json_.Find(json_.root(), "policy"));
    ForEachMember("votes", [&](PowerIndex by, JsonIndex votes) { ReadVotes(by, votes); });
    ForEachMember("concessions", [&](PowerIndex by, JsonIndex to) {
      if (Expect(to, JsonKind::kString)) Check(to, game_.Concede(by, Power(to, json_[to].text)));
    });
    if (fault_.ok() && game_.is_over() != was_over_)
      Fail(json_.root(), "these votes decide a draw: the game would be over");
    return fault_;
  }

 private:
  void ReadPolicy(JsonIndex policy) {
    if (policy == kNoJson || !Expect(policy, JsonKind::kString)) return;
    const std::optional<DrawPolicy> found = FindDrawPolicy(json_[policy].text);
    if (!found.has_value()) return Fail(policy, "expected one of " + std::string(DrawPolicyNames()));
    game_.SetDrawPolicy(*found);
  }

  template <typename Visit>
  void ForEachMember(std::string_view name, const Visit& visit) {
    const JsonIndex object = json_.Find(json_.root(), name);
    if (object == kNoJson || !Expect(object, JsonKind::kObject)) return;
    json_.ForEachChild(object, [&](JsonIndex member) {
      const PowerIndex power = Power(member, json_[member].key.text);
      if (fault_.ok()) visit(power, member);
    });
  }

  void ReadVotes(PowerIndex by, JsonIndex votes) {
    if (!Expect(votes, JsonKind::kArray)) return;
    json_.ForEachChild(votes, [&](JsonIndex vote) {
      if (json_[vote].kind == JsonKind::kString && json_[vote].text == "DRAW") {
        return Check(vote, game_.Vote(by, {DrawVote::Kind::kDraw, {}}));
      }
      if (!Expect(vote, JsonKind::kArray)) return;
      std::vector<PowerIndex> list;
      json_.ForEachChild(vote, [&](JsonIndex power) {
        if (Expect(power, JsonKind::kString)) list.push_back(Power(power, json_[power].text));
      });
      if (fault_.ok()) Check(vote, game_.Vote(by, {DrawVote::Kind::kList, list}));
    });
  }

  PowerIndex Power(JsonIndex at, std::string_view name) {
    const std::optional<PowerIndex> power = PowerCalled(game_.map(), name);
    if (!power.has_value()) Fail(at, NoPowerMessage(game_.map(), name));
    return power.value_or(kNoPower);
  }

  bool Expect(JsonIndex i, JsonKind kind) {
    if (json_[i].kind == kind) return fault_.ok();
    Fail(i, "expected " + std::string(JsonKindName(kind)) + ", not " + std::string(JsonKindName(json_[i].kind)));
    return false;
  }
  void Check(JsonIndex at, const absl::Status& status) {
    if (!status.ok()) Fail(at, std::string(MessageOf(status)));
  }
  void Fail(JsonIndex i, const std::string& message) {
    if (!fault_.ok()) return;
    const std::string path = json_.PathOf(i);
    fault_ = ErrorAt(json_.PlaceOf(i), (path.empty() ? path : "." + path) + ": " + message);
  }

  const JsonTree& json_;
  Game& game_;
  const bool was_over_;
  absl::Status fault_;
};

}  // namespace

bool HasVote(const Game& game) {
  const DrawBallots& ballots = game.voting().ballots();
  bool has = ballots.policy() != kFirstPolicy;
  ForEachPower(game.map(), [&](PowerIndex power) {
    has |= HasVoted(ballots, power) || game.voting().ConcedesTo(power) != kNoPower;
  });
  return has;
}

void AppendVote(const Game& game, JsonWriter& out) {
  const Map& map = game.map();
  const DrawBallots& ballots = game.voting().ballots();
  out.BeginObject();
  out.Key("policy");
  out.String(TraitsOf(ballots.policy()).name);
  out.Key("votes");
  out.BeginObject();
  ForEachPower(map, [&](PowerIndex power) {
    if (!HasVoted(ballots, power)) return;
    out.TextKey(map.PowerId(power));
    out.BeginArray();
    if (ballots.IsBare(power)) out.String("DRAW");
    for (size_t i = 0; i < ballots.ListCount(power); ++i) AppendList(map, ballots.ListAt(power, i), out);
    out.EndArray();
  });
  out.EndObject();
  out.Key("concessions");
  out.BeginObject();
  ForEachPower(map, [&](PowerIndex power) {
    if (game.voting().ConcedesTo(power) == kNoPower) return;
    out.TextKey(map.PowerId(power));
    out.String(map.PowerId(game.voting().ConcedesTo(power)));
  });
  out.EndObject();
  out.EndObject();
}

absl::Status ReadVote(std::string_view json, Game& game) {
  const absl::StatusOr<JsonTree> tree = JsonTree::Read(json);
  if (!tree.ok()) return tree.status();
  return VoteReader(*tree, game).Read();
}

}  // namespace entente
