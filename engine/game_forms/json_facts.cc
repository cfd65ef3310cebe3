#include "game_forms/json_facts.h"

#include "game_forms/loss_notes.h"
#include "json/json_tape.h"

namespace entente {
namespace {

void SeePhase(const JsonTape& json, JsonIndex phase, JsonFacts& facts) {
  if (json.KindOf(phase) != JsonKind::kObject) return;
  for (const JsonIndex value : json.Children(phase)) {
    const std::string_view key = json.KeyOf(value).text;
    facts.is_dipcc |= key == "logs";
    facts.is_package |= key == "messages" || key == "results";
    if (key == "messages" || key == "logs") {
      for ([[maybe_unused]] const JsonIndex element : json.Children(value)) {
        ++(key == "logs" ? facts.logs : facts.messages);
      }
    }
    const bool is_object = json.KindOf(value) == JsonKind::kObject;
    if (key == "results" && is_object && json.HasChildren(value)) ++facts.results;
    if (key == "state" && is_object) {
      facts.is_package |= json.Find(value, "zobrist_hash") != kNoJson || json.Find(value, "influence") != kNoJson;
    }
  }
}

}  // namespace

JsonFacts FactsOfJson(std::string_view text) {
  JsonFacts facts;
  JsonTape json;
  json.Read(text).IgnoreError();
  if (json.empty() || json.KindOf(json.root()) != JsonKind::kObject) return facts;
  for (const JsonIndex value : json.Children(json.root())) {
    const std::string_view key = json.KeyOf(value).text;
    facts.is_webdiplomacy |= key == "gameID" || key == "variantID";
    facts.is_dipcc |= key == "is_full_press" || key == "metadata" || key == "scoring_system";
    if (key != "phases") continue;
    facts.has_phases = true;
    for (const JsonIndex phase : json.Children(value)) SeePhase(json, phase, facts);
  }
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
  NoteLoss(facts.messages, {MessageId::kLostMessage, MessageId::kLostMessages}, notes);
  NoteLoss(facts.logs, {MessageId::kLostLogLine, MessageId::kLostLogLines}, notes);
}

}  // namespace entente
