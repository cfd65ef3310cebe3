// The functions that read and write each form of games: the rows of the table in game_form.cc. What a form looks like is
// described at the top of its reader.
//   Errors: of a reader, invalid argument or limit with a place in the text; of a writer, invalid argument if the form has
//           no words for what the record needs, limit if the text would be longer than its reader takes.
#ifndef ENTENTE_ENGINE_GAME_FORMS_FORMS_H_
#define ENTENTE_ENGINE_GAME_FORMS_FORMS_H_

#include "game_forms/game_form.h"

namespace entente {

Result<GameRecord> ReadBinaryForm(std::string_view bytes, const FormOptions& options, FormNotes& notes);
Result<std::string> WriteBinaryForm(const GameRecord& record, FormNotes& notes);

Result<GameRecord> ReadDiplomacyForm(std::string_view text, const FormOptions& options, FormNotes& notes);
Result<std::string> WriteDiplomacyForm(const GameRecord& record, FormNotes& notes);

Result<GameRecord> ReadDipccForm(std::string_view text, const FormOptions& options, FormNotes& notes);
Result<std::string> WriteDipccForm(const GameRecord& record, FormNotes& notes);

//   Errors: also not supported for another variant of webDiplomacy.
Result<GameRecord> ReadWebDiplomacyForm(std::string_view text, const FormOptions& options, FormNotes& notes);
Result<std::string> WriteWebDiplomacyForm(const GameRecord& record, FormNotes& notes);

Result<GameRecord> ReadDatcForm(std::string_view text, const FormOptions& options, FormNotes& notes);
Result<std::string> WriteDatcForm(const GameRecord& record, FormNotes& notes);
bool LooksLikeDatcForm(std::string_view text);

Result<GameRecord> ReadJdipForm(std::string_view text, const FormOptions& options, FormNotes& notes);
Result<std::string> WriteJdipForm(const GameRecord& record, FormNotes& notes);
bool LooksLikeJdipForm(std::string_view text);

Result<GameRecord> ReadJudgeForm(std::string_view text, const FormOptions& options, FormNotes& notes);
Result<std::string> WriteJudgeForm(const GameRecord& record, FormNotes& notes);
bool LooksLikeJudgeForm(std::string_view text);

Result<GameRecord> ReadLineForm(std::string_view text, const FormOptions& options, FormNotes& notes);
Result<std::string> WriteLineForm(const GameRecord& record, FormNotes& notes);
bool LooksLikeLineForm(std::string_view text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_FORMS_H_
