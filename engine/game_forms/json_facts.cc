#include "game_forms/json_facts.h"

#include "game_forms/loss_notes.h"
#include "json/json_reader.h"

namespace entente {
namespace {

// Levels of a game: {"phases":[{"messages":[..],"state":{..}}]}.
constexpr int kGame = 1, kPhase = 3, kPart = 4;

class FactsVisitor : public JsonVisitor {
 public:
  explicit FactsVisitor(JsonFacts& facts) : facts_(facts) {}

  bool Key(const JsonString& key) override {
    if (depth_ == kGame) SeeGameKey(key.text);
    if (depth_ == kPhase && in_phases_) SeePhaseKey(key.text);
    if (depth_ == kPart && part_ == Part::kState) {
      facts_.is_package |= key.text == "zobrist_hash" || key.text == "influence";
    } else if (depth_ == kPart && part_ == Part::kResults && !counted_results_) {
      counted_results_ = true;
      ++facts_.results;
    }
    return true;
  }
  bool String(const JsonString&) override { return Count(); }
  bool Scalar(JsonKind, uint32_t, uint32_t) override { return Count(); }
  bool Open(JsonKind, uint32_t) override {
    Count();
    ++depth_;
    return true;
  }
  bool Close(uint32_t) override {
    if (--depth_ < kPart) part_ = Part::kOther;
    return true;
  }
  Status error() const override { return OkStatus(); }

 private:
  enum class Part { kOther, kMessages, kLogs, kResults, kState };

  void SeeGameKey(std::string_view key) {
    in_phases_ = key == "phases";
    facts_.has_phases |= in_phases_;
    facts_.is_webdiplomacy |= key == "gameID" || key == "variantID";
    facts_.is_dipcc |= key == "is_full_press" || key == "metadata" || key == "scoring_system";
  }

  void SeePhaseKey(std::string_view key) {
    part_ = key == "messages"  ? Part::kMessages
            : key == "logs"    ? Part::kLogs
            : key == "results" ? Part::kResults
            : key == "state"   ? Part::kState
                               : Part::kOther;
    counted_results_ = false;
    facts_.is_dipcc |= part_ == Part::kLogs;
    facts_.is_package |= part_ == Part::kMessages || part_ == Part::kResults;
  }

  // A value: an element, if a list is open that is counted.
  bool Count() {
    if (depth_ != kPart) return true;
    if (part_ == Part::kMessages) ++facts_.messages;
    if (part_ == Part::kLogs) ++facts_.logs;
    return true;
  }

  JsonFacts& facts_;
  int depth_ = 0;
  bool in_phases_ = false;
  bool counted_results_ = false;
  Part part_ = Part::kOther;
};

}  // namespace

JsonFacts FactsOfJson(std::string_view json) {
  JsonFacts facts;
  FactsVisitor visitor(facts);
  std::string buffer;
  ReadJson(json, buffer, visitor).IgnoreError();
  return facts;
}

std::optional<GameForm> GuessJsonForm(std::string_view text) {
  if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
  while (!text.empty() && IsJsonBlank(text.front())) text.remove_prefix(1);
  if (!text.starts_with('{')) return std::nullopt;
  const JsonFacts facts = FactsOfJson(text);
  if (facts.is_webdiplomacy) return GameForm::kWebDiplomacy;
  if (facts.is_dipcc) return GameForm::kDipcc;
  return facts.is_package ? GameForm::kDiplomacy : GameForm::kJson;
}

void NoteLeftOut(const JsonFacts& facts, FormNotes& notes) {
  NoteLoss(facts.messages, "message", "messages", notes);
  NoteLoss(facts.logs, "log line", "log lines", notes);
}

}  // namespace entente
