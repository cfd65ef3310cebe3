#include "game_forms/game_form.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "game_forms/binary_form.h"
#include "game_forms/datc_form.h"
#include "game_forms/dipcc_form.h"
#include "game_forms/diplomacy_form.h"
#include "game_forms/jdip_form.h"
#include "game_forms/json_facts.h"
#include "game_forms/json_form.h"
#include "game_forms/judge_form.h"
#include "game_forms/line_form.h"
#include "game_forms/loss_notes.h"
#include "game_forms/webdiplomacy_form.h"
#include "records/game_snapshot.h"

namespace entente {
namespace {

// How a form is read and written, and whether a text looks like it; null: JSON, whose keys tell (json_facts.h).
struct FormDoors {
  GameFormInfo info;
  Result<GameRecord> (*read)(std::string_view, const FormOptions&, FormNotes&);
  Result<std::string> (*write)(const GameRecord&, FormNotes&);
  bool (*looks_like)(std::string_view) = nullptr;
};

// By number. Of two forms that a text looks like, the first is guessed.
constexpr FormDoors kForms[] = {
    {{GameForm::kJson, "json", "our own JSON; a game or a phase"}, ReadJsonForm, WriteJsonForm},
    {{GameForm::kBinary, "binary", "our own snapshot of a game, as bytes"},
     ReadBinaryForm,
     WriteBinaryForm,
     LooksLikeSnapshot},
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

const FormDoors* DoorsOf(GameForm form) {
  const auto* found = std::find_if(std::begin(kForms), std::end(kForms),
                                   [form](const FormDoors& doors) { return doors.info.form == form; });
  return found == std::end(kForms) ? nullptr : found;
}

constexpr auto kInfos = [] {
  std::array<GameFormInfo, std::size(kForms)> infos{};
  for (size_t i = 0; i < infos.size(); ++i) infos[i] = kForms[i].info;
  return infos;
}();

// What only our own JSON has room for.
void NoteParts(const GameRecord& record, FormNotes& notes) {
  constexpr std::string_view kNotes[kGamePartCount] = {
      "the draw vote is left out",
      "what is handed in beside orders (default orders, who waits, who may order for whom) is left out",
      "the end rules are left out"};
  for (size_t i = 0; i < kGamePartCount; ++i) {
    if (!record.parts[i].empty()) notes.emplace_back(kNotes[i]);
  }
  Loss defaults;
  for (const RecordedPhase& phase : record.phases) {
    if (phase.by_default != 0) defaults.Add(record.map->PhaseName(phase.position.view().phase()));
  }
  defaults.Note("phase does not tell whose orders are default orders",
                "phases do not tell whose orders are default orders", notes);
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
  for (const FormDoors& doors : kForms) {
    if (doors.looks_like != nullptr && doors.looks_like(text)) return doors.info.form;
  }
  return std::nullopt;
}

Result<GameRecord> ReadGame(std::string_view text, GameForm form, const FormOptions& options, FormNotes& notes) {
  const FormDoors* doors = DoorsOf(form);
  if (doors == nullptr) return InvalidError("no form of games has this number");
  return doors->read(text, options, notes);
}

Result<std::string> WriteGame(const GameRecord& record, GameForm form, FormNotes& notes) {
  const FormDoors* doors = DoorsOf(form);
  if (doors == nullptr) return InvalidError("no form of games has this number");
  if (record.phases.empty()) return InvalidError("the game has no phases");
  if (form != GameForm::kJson && form != GameForm::kBinary) NoteParts(record, notes);
  return doors->write(record, notes);
}

}  // namespace entente
