#include "game_forms/game_form.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "game_forms/dated_end.h"
#include "game_forms/forms.h"
#include "game_forms/json_facts.h"
#include "game_forms/loss_notes.h"
#include "game_forms/stated_results.h"
#include "records/game_json.h"
#include "rules/map_rules.h"

namespace entente {
namespace {

Result<GameRecord> ReadJson(std::string_view text, const FormOptions& options, FormNotes& notes) {
  return RecordFromJson(text, options, notes);
}
Result<std::string> WriteJson(const GameRecord& record, FormNotes&) { return RecordToJson(record); }

// The functions of a form. `looks_like` is null for the JSON forms, which GuessJsonForm tells apart by their keys.
struct FormFunctions {
  GameFormInfo info;
  Result<GameRecord> (*read)(std::string_view, const FormOptions&, FormNotes&);
  Result<std::string> (*write)(const GameRecord&, FormNotes&);
  bool (*looks_like)(std::string_view) = nullptr;
};

// By number. If a text looks like two forms, the first one is guessed.
constexpr FormFunctions kForms[] = {
    {{GameForm::kJson, "json", "our own JSON; a game or a phase"}, ReadJson, WriteJson},
    {{GameForm::kBinary, "binary", "our own snapshot of a game, as bytes"},
     ReadBinaryForm,
     WriteBinaryForm,
     LooksLikeBinaryForm},
    {{GameForm::kDiplomacy, "diplomacy", "saved game of the diplomacy Python package"},
     ReadDiplomacyForm,
     WriteDiplomacyForm},
    {{GameForm::kDipcc, "dipcc", "game JSON of dipcc"}, ReadDipccForm, WriteDipccForm},
    {{GameForm::kWebDiplomacy, "webdiplomacy", "state that webDiplomacy's API gives"},
     ReadWebDiplomacyForm,
     WriteWebDiplomacyForm},
    {{GameForm::kDatc, "datc", "a case in the form of the DATC cases"}, ReadDatcForm, WriteDatcForm, LooksLikeDatcForm},
    {{GameForm::kJdip, "jdip", "jDip's test-case text"}, ReadJdipForm, WriteJdipForm, LooksLikeJdipForm},
    {{GameForm::kJudge, "judge", "the listing of the e-mail judges"},
     ReadJudgeForm,
     WriteJudgeForm,
     LooksLikeJudgeForm},
    {{GameForm::kLine, "line", "positions, one a line, without orders"},
     ReadLineForm,
     WriteLineForm,
     LooksLikeLineForm},
};

const FormFunctions* Find(GameForm form) {
  const auto* found = std::find_if(std::begin(kForms), std::end(kForms),
                                   [&](const FormFunctions& known) { return known.info.form == form; });
  return found == std::end(kForms) ? nullptr : found;
}

constexpr auto kInfos = [] {
  std::array<GameFormInfo, std::size(kForms)> infos{};
  for (size_t i = 0; i < infos.size(); ++i) infos[i] = kForms[i].info;
  return infos;
}();

// Notes the parts of a record that only our own JSON can hold.
void NoteParts(const GameRecord& record, FormNotes& notes) {
  constexpr MessageId kNotes[kGamePartCount] = {MessageId::kNoteLostDrawVote, MessageId::kNoteLostSubmissions,
                                                MessageId::kNoteLostEndRules};
  for (size_t i = 0; i < kGamePartCount; ++i) {
    if (!record.parts[i].empty()) notes.Add(kNotes[i]);
  }
  LossNote defaults;
  for (const RecordedPhase& phase : record.phases) {
    if (phase.by_default != 0) defaults.Add(record.map->PhaseName(phase.position.view().phase()));
  }
  defaults.Note({MessageId::kLostDefaults, MessageId::kLostDefaultsMany}, notes);
}

// Whether the form has a phase for the end of every game.
bool DatesEnds(GameForm form) {
  return form == GameForm::kJudge || form == GameForm::kLine || form == GameForm::kWebDiplomacy;
}

// Whether the phases of a game in the form are another tool's results. The reader of the package's games counts their
// differences itself.
bool HoldsResults(GameForm form) {
  return form == GameForm::kDipcc || form == GameForm::kWebDiplomacy || form == GameForm::kJdip ||
         form == GameForm::kJudge;
}

// Notes the RULE names that change no adjudication, which our own forms, unlike the package's, do not list.
void NoteIdleRules(const GameRecord& record, FormNotes& notes) {
  std::string names;
  for (const std::string& name : record.rule_names) {
    if (!ActsInPlay(name)) names += (names.empty() ? "" : ", ") + name;
  }
  if (!names.empty()) notes.Add(MessageId::kNoteIdleRules, {names});
}

}  // namespace

std::span<const GameFormInfo> GameForms() { return kInfos; }

std::optional<GameForm> FindGameForm(std::string_view word) {
  for (const GameFormInfo& info : kInfos) {
    if (info.word == LowerAscii(word)) return info.form;
  }
  return std::nullopt;
}

std::optional<GameForm> GuessGameForm(std::string_view text) {
  if (const std::optional<GameForm> json = GuessJsonForm(text)) return json;
  for (const FormFunctions& known : kForms) {
    if (known.looks_like != nullptr && known.looks_like(text)) return known.info.form;
  }
  return std::nullopt;
}

Result<GameRecord> ReadGame(std::string_view text, GameForm form, const FormOptions& options, FormNotes& notes) {
  const FormFunctions* found = Find(form);
  if (found == nullptr) return InvalidError("no form of games has this number");
  Result<GameRecord> record = found->read(text, options, notes);
  if (!record.ok() || !HoldsResults(form) || record->phases.size() < 2) return record;
  const Result<std::string> game = RecordToJson(*record);
  const Result<size_t> count = game.ok() ? CountDifferences(*game, *record) : game.status();
  if (count.ok()) NoteLoss(*count, {MessageId::kDifferenceFromRules, MessageId::kDifferencesFromRules}, notes);
  return record;
}

Result<std::string> WriteGame(const GameRecord& record, GameForm form, FormNotes& notes) {
  const FormFunctions* found = Find(form);
  if (found == nullptr) return InvalidError("no form of games has this number");
  if (record.phases.empty()) return InvalidError("the game has no phases");
  const bool is_own = form == GameForm::kJson || form == GameForm::kBinary;
  is_own ? NoteIdleRules(record, notes) : NoteParts(record, notes);
  if (form != GameForm::kJson && (record.voice.language.has_value() || record.voice.naming.has_value())) {
    notes.Add(MessageId::kNoteLostVoice);
  }
  if (!DatesEnds(form)) return found->write(record, notes);
  const std::optional<GameRecord> dated = WithDatedEnd(record, notes);
  return found->write(dated.has_value() ? *dated : record, notes);
}

}  // namespace entente
