#include "press/dpp/saved_master.h"

#include <algorithm>
#include <utility>

#include "press/table/saved_form.h"

namespace entente::press::dpp {
namespace {

constexpr ServerForm kForm{"DPPGAME\x1a", "the game master's saved game"};

void ReadSeat(ByteReader& in, SavedMaster& saved) {
  const auto power = static_cast<PowerIndex>(saved.seats.size());
  MasterSeat& seat = saved.seats.emplace_back();
  seat.is_played = ReadFlag(in);
  if (ReadFlag(in)) saved.late |= SetOf(power);
  seat.program = static_cast<uint32_t>(in.Number(UINT32_MAX));
}

// Checks that the saved name is allowed for a game on this map.
Status CheckName(const SavedMaster& saved) {
  const Map& map = saved.game->map();
  const Result<MapTokens> tokens = MapTokens::Make(map);
  if (!tokens.ok()) return tokens.status();
  const Result<Vocabulary> vocabulary = VocabularyOf(map, *tokens);
  if (!vocabulary.ok()) return vocabulary.status();
  return IsSavedName(saved.name, *vocabulary) ? OkStatus() : DamagedError(kForm, "it has no name");
}

}  // namespace

bool IsSavedName(std::string_view name, const Vocabulary& vocabulary) {
  const auto may_stand = [](char c) { return c > ' ' && c < 0x7f && c != '(' && c != ')'; };
  if (name.empty() || name.size() > kLongestSavedName || !std::all_of(name.begin(), name.end(), may_stand))
    return false;
  const Result<Message> read = ReadLine(name, vocabulary);
  return read.ok() && read->front() == words::kNAME;
}

Result<std::string> SaveMaster(const MasterState& state, std::string_view name, FileMark& mark) {
  if (!IsSavedName(name, state.vocabulary)) {
    return InvalidError(
        "the name of a saved game: expected 1 to 64 characters without blanks and brackets, no word of DPP");
  }
  if (!state.has_started()) return WrongPhaseError("the game has not begun");
  ServerPart part;
  ByteWriter out(part.state);
  out.Text(name);
  out.Number((state.options.partial_draws ? 1u : 0u) | (state.options.no_press ? 2u : 0u));
  out.Number(state.seats.size());
  for (const PowerIndex power : state.map().powers()) {
    const MasterSeat& seat = state.seats[power];
    out.Byte(seat.is_played ? 1 : 0);
    out.Byte((state.late & SetOf(power)) != 0 ? 1 : 0);
    out.Number(seat.program);
  }
  return AppendixOf(kForm, part, *state.game, mark);
}

Result<SavedMaster> ReadSavedMaster(std::string_view bytes, MapRef map) {
  const Result<ServerFile> file = OpenForm(kForm, bytes);
  if (!file.ok()) return file.status();
  ByteReader in(file->state);
  SavedMaster saved;
  saved.name = std::string(in.Text(kLongestSavedName));
  const uint64_t options = in.Number(3);
  saved.options = {(options & 1) != 0, (options & 2) != 0};
  for (uint64_t seats = in.Number(kMaxPowers); seats > 0; --seats) ReadSeat(in, saved);
  Result<std::unique_ptr<Game>> game = ReadGame(kForm, *file, in, std::move(map));
  if (!game.ok()) return game.status();
  saved.game = *std::move(game);
  if (saved.seats.size() != static_cast<size_t>(saved.game->map().power_count())) {
    return DamagedError(kForm, "expected a seat for every power");
  }
  if (Status status = CheckName(saved); !status.ok()) return status;
  return saved;
}

}  // namespace entente::press::dpp
