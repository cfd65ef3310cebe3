// Declares the reader and writer of each form of games, for the table in game_form.cc. The comment at the top of a reader
// describes the form.
//   Errors: readers: invalid argument or limit, with a place in the text. Writers: invalid argument if the form cannot
//           express a necessary part of the record; limit if the text would be longer than the reader accepts.
#ifndef ENTENTE_ENGINE_GAME_FORMS_FORMS_H_
#define ENTENTE_ENGINE_GAME_FORMS_FORMS_H_

#include "game_forms/game_form.h"

namespace entente {

bool LooksLikeBinaryForm(std::string_view bytes);
Result<GameRecord> ReadBinaryForm(std::string_view bytes, const FormOptions& options, FormNotes& notes);
Result<std::string> WriteBinaryForm(const GameRecord& record, FormNotes& notes);

Result<GameRecord> ReadDiplomacyForm(std::string_view text, const FormOptions& options, FormNotes& notes);
Result<std::string> WriteDiplomacyForm(const GameRecord& record, FormNotes& notes);

Result<GameRecord> ReadDipccForm(std::string_view text, const FormOptions& options, FormNotes& notes);
Result<std::string> WriteDipccForm(const GameRecord& record, FormNotes& notes);

//   Errors: also "not supported" for other variants of webDiplomacy.
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
