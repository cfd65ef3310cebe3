#include "phase_json/vote_json.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>
#include <vector>

#include "base/text.h"
#include "json/json_writer.h"
#include "phase_json/odd_key.h"
#include "phase_json/value_reader.h"
#include "votes/draw_voting.h"

namespace entente {
namespace {

// Counts the votes of one object. Stops at the first fault.
class VoteCounter : public ValueReader {
 public:
  VoteCounter(const Map& map, DrawPolicy policy, const JsonTape& json, Notes& notes)
      : ValueReader(json, map, {"the object", ""}), policy_(policy), writer_(out_), notes_(notes) {}

  Result<std::string> Count() {
    writer_.BeginObject();
    Read();
    AppendNotes(notes_, writer_);
    writer_.EndObject();
    if (!fault().ok()) return fault();
    return std::move(out_);
  }

 private:
  void Read() {
    if (!Expect(json().root(), JsonKind::kObject)) return;
    const JsonIndex id = Member("id"), survivors = Member("survivors"), votes = Member("votes"),
                    steps = Member("steps");
    if (id != kNoJson) writer_.CompactIfAny("id", json().TextOf(id));
    NoteKeys(json().root(), KeyLevel::kBallot);
    if (survivors == kNoJson) return FailAtObject(json().root(), "no survivors: expected a list of powers");
    if ((votes == kNoJson) == (steps == kNoJson)) {
      return FailAtObject(json().root(),
                          std::string(votes == kNoJson ? "neither votes nor steps" : "both votes and steps") +
                              ": expected one of them");
    }
    std::vector<PowerIndex> living = Survivors(survivors);
    votes != kNoJson ? CountBallot(votes, living) : RunScript(steps, std::move(living));
  }

  // ---- A ballot ----

  void CountBallot(JsonIndex votes, const std::vector<PowerIndex>& survivors) {
    if (!Expect(votes, JsonKind::kObject)) return;
    DrawBallots ballots(policy_, survivors);
    std::vector<PowerIndex> refused;
    PowerSet voted = 0;
    for (const JsonIndex vote : json().Children(votes)) {
      const PowerIndex by = Power(vote, json()[vote].key.text);
      if (!fault().ok()) return;
      if ((voted & SetOf(by)) != 0) return Fail(vote, std::string(map().PowerId(by)) + " votes twice, by two names");
      voted |= SetOf(by);
      if (!CastAll(ballots, by, vote)) refused.push_back(by);
    }
    const std::optional<PowerSet> draw = ballots.Count();
    WriteDraw(draw);
    NoteFewSurvivors(ballots.survivors(), draw.has_value());
    if (refused.empty()) return;
    writer_.Array("refused", [&] {
      for (const PowerIndex power : refused) writer_.String(map().PowerId(power));
    });
  }

  // Casts the votes of a power: one vote, or a list of votes if the policy allows several.
  bool CastAll(DrawBallots& ballots, PowerIndex by, JsonIndex vote) {
    if (!IsListOfVotes(vote))
      return Apply(vote, Way::kCast, [&](const DrawVote& said) { return ballots.Cast(by, said); });
    bool taken = true;
    const std::string list = PathOf(vote);
    size_t number = 0;
    for (const JsonIndex one : json().Children(vote)) {
      Enter(one, list, number++);
      taken &= Apply(one, Way::kCast, [&](const DrawVote& said) { return ballots.Cast(by, said); });
    }
    Leave();
    return taken;
  }

  bool IsListOfVotes(JsonIndex vote) const {
    if (TraitsOf(policy_).list != ListVote::kAdds || json()[vote].kind != JsonKind::kArray) return false;
    bool is = !json().HasChildren(vote);
    for (const JsonIndex one : json().Children(vote)) {
      is |= json()[one].kind == JsonKind::kArray ||
            (json()[one].kind == JsonKind::kString && WordOf(json()[one].text).has_value());
    }
    return is;
  }

  // ---- A script ----

  void RunScript(JsonIndex steps, std::vector<PowerIndex> survivors) {
    if (!Expect(steps, JsonKind::kArray)) return;
    DrawVoting voting(policy_, survivors);
    std::optional<int> decided_by;
    int number = 0;
    writer_.Key("replies");
    writer_.BeginArray();
    for (const JsonIndex step : json().Children(steps)) {
      Enter(step, "steps", static_cast<size_t>(number));
      if (!fault().ok() || !Expect(step, JsonKind::kObject)) break;
      NoteKeys(step, KeyLevel::kStep);
      TakeStep(voting, step, survivors);
      if (voting.decided().has_value() && !decided_by.has_value()) decided_by = number;
      ++number;
    }
    Leave();
    writer_.EndArray();
    WriteDraw(voting.decided());
    writer_.Key("step");
    decided_by.has_value() ? writer_.Int(*decided_by) : writer_.Null();
    NoteFewSurvivors(voting.ballots().survivors(), decided_by.has_value());
  }

  void TakeStep(DrawVoting& voting, JsonIndex step, std::vector<PowerIndex>& survivors) {
    if (const JsonIndex processed = json().Find(step, "processed"); processed != kNoJson) {
      if (json()[processed].kind != JsonKind::kBool || json()[processed].text != "true")
        return Fail(processed, "expected true");
      for (const std::string_view vote : {"by", "cast", "cancel"}) {
        if (json().Find(step, vote) != kNoJson)
          return FailAtObject(step, "expected by with cast or cancel, or processed, not both");
      }
      const JsonIndex living = json().Find(step, "survivors");
      if (living != kNoJson) survivors = Survivors(living);
      voting.PhaseProcessed(survivors);
      return writer_.Null();
    }
    const JsonIndex by = json().Find(step, "by");
    const JsonIndex cast = json().Find(step, "cast");
    const JsonIndex cancel = json().Find(step, "cancel");
    if (by == kNoJson || (cast == kNoJson) == (cancel == kNoJson)) {
      return FailAtObject(step, "expected by with cast or cancel, or processed");
    }
    if (!Expect(by, JsonKind::kString)) return;
    const PowerIndex power = Power(by, json()[by].text);
    const bool taken =
        cast != kNoJson ? Apply(cast, Way::kCast, [&](const DrawVote& vote) { return voting.Cast(power, vote); })
                        : Apply(cancel, Way::kCancel, [&](const DrawVote& vote) { return voting.Cancel(power, vote); });
    writer_.String(taken ? "accepted" : "refused");
  }

  // ---- Values ----

  static std::optional<DrawVote::Kind> WordOf(std::string_view text) {
    const std::string word = UpperCase(text);
    if (word == "DRAW") return DrawVote::Kind::kDraw;
    if (word == "NODRAW") return DrawVote::Kind::kNoDraw;
    return std::nullopt;
  }

  enum class Way : uint8_t { kCast, kCancel };

  // Reads a vote and calls use(vote). Returns whether the vote was taken.
  template <typename Use>
  bool Apply(JsonIndex vote, Way way, const Use& use) {
    DrawVote said;
    std::vector<PowerIndex> list;
    const std::optional<DrawVote::Kind> word =
        json()[vote].kind == JsonKind::kString ? WordOf(json()[vote].text) : std::nullopt;
    if (word.has_value()) {
      said.kind = *word;
    } else if (json()[vote].kind == JsonKind::kArray) {
      list = Powers(vote);
      said = {DrawVote::Kind::kList, list};
    } else {
      Fail(vote, "expected \"DRAW\", \"NODRAW\" or a list of powers");
    }
    if (!fault().ok()) return false;
    const VoteReply reply = use(said);
    NoteReply(vote, way, said, reply);
    return reply == VoteReply::kTaken;
  }

  // ---- Notes ----

  // Enters item `number` of the list with this path, so that paths inside it do not count the items before it.
  void Enter(JsonIndex item, std::string_view list, size_t number) {
    entered_ = item;
    entered_path_ = std::string(list) + "[" + std::to_string(number) + "]";
  }
  void Leave() {
    entered_ = json().root();
    entered_path_.clear();
  }
  std::string PathOf(JsonIndex i) const {
    const std::string inside = json().PathOf(i, entered_);
    return entered_path_ + (entered_path_.empty() || inside.empty() || inside.starts_with('[') ? "" : ".") + inside;
  }

  // Notes the reason of a refusal, and a list that counts as a yes under judge-dias.
  void NoteReply(JsonIndex vote, Way way, const DrawVote& said, VoteReply reply) {
    if (reply != VoteReply::kTaken) {
      notes_.Add(MessageId::kVoteRefused, {PathOf(vote), TextOf(reply, notes_.voice().language)});
    } else if (said.kind == DrawVote::Kind::kList && TraitsOf(policy_).list == ListVote::kYes) {
      notes_.Add(way == Way::kCast ? MessageId::kVoteIsYes : MessageId::kVoteIsYesTakenBack,
                 {PathOf(vote), TraitsOf(policy_).name});
    }
  }

  // Notes that no or one power survives. A decision for a single survivor is a victory, not a draw.
  void NoteFewSurvivors(PowerSet survivors, bool decided) {
    if (survivors == 0) return notes_.Add(MessageId::kNoSurvivors);
    if (!std::has_single_bit(survivors)) return;
    const auto alone = static_cast<PowerIndex>(std::countr_zero(survivors));
    notes_.Add(decided ? MessageId::kOneSurvivorWins : MessageId::kOneSurvivor, {map().PowerId(alone)});
  }

  void NoteKeys(JsonIndex object, KeyLevel level) {
    odd_keys_.clear();
    for (const JsonIndex member : json().Children(object)) {
      const std::optional<OddKey> odd = FindOddKey(level, json()[member].key.text);
      if (!odd.has_value()) continue;
      odd_keys_ = OddKeyNote(*odd);
      const std::string path = PathOf(object);
      notes_.push_back((path.empty() ? "" : path + ": ") + OddKeyNote(*odd, notes_.voice().language));
    }
  }

  std::vector<PowerIndex> Survivors(JsonIndex list) {
    std::vector<PowerIndex> powers = Powers(list);
    for (size_t i = 1; i < powers.size(); ++i) {
      if (std::find(powers.begin(), powers.begin() + static_cast<ptrdiff_t>(i), powers[i]) ==
          powers.begin() + static_cast<ptrdiff_t>(i)) {
        continue;
      }
      Fail(list, std::string(map().PowerId(powers[i])) + " stands twice in this list");
      return {};
    }
    return powers;
  }

  // Fails at an object that lacks a member, with a note about a mistyped key.
  void FailAtObject(JsonIndex object, const std::string& message) {
    Fail(object, message + (odd_keys_.empty() ? "" : "; " + odd_keys_));
  }

  void WriteDraw(std::optional<PowerSet> draw) {
    writer_.Key("draw");
    if (!draw.has_value()) return writer_.Null();
    AppendPowers(map(), *draw, writer_);
  }

  DrawPolicy policy_;
  std::string out_;
  JsonWriter writer_;
  Notes& notes_;
  JsonIndex entered_ = 0;  // an item of a list, or the root
  std::string entered_path_;
  std::string odd_keys_;  // the note about the current object
};

}  // namespace

Result<std::string> CountVotes(const Map& map, DrawPolicy policy, const JsonTape& json, Notes& notes) {
  return VoteCounter(map, policy, json, notes).Count();
}

}  // namespace entente
