#include "press/referee/saved_referee.h"

#include <algorithm>
#include <utility>

#include "game/powers_left.h"
#include "press/language/message_text.h"
#include "press/table/saved_form.h"

namespace entente::press {
namespace {

constexpr ServerForm kForm{"REFEREE\x1a", "the referee's saved game"};
constexpr uint64_t kLongestName = kMostTokens;
constexpr uint64_t kLongestTurn = uint64_t{kGreatestNumber} * kSecond;

// The options in the order of their numbers and bits in the saved form.
constexpr int GameOptions::*kSavedNumbers[] = {&GameOptions::level, &GameOptions::movement_limit,
                                               &GameOptions::retreat_limit, &GameOptions::build_limit,
                                               &GameOptions::press_limit};
constexpr bool GameOptions::*kSavedFlags[] = {&GameOptions::stops_for_absent,    &GameOptions::any_orders,
                                              &GameOptions::partial_draws,       &GameOptions::no_retreat_press,
                                              &GameOptions::no_build_press,      &GameOptions::has_admin_messages,
                                              &GameOptions::draws_without_absent};

void WriteOptions(const GameOptions& options, ByteWriter& out) {
  out.Byte(static_cast<uint8_t>(options.dialect));
  for (const auto number : kSavedNumbers) out.Number(static_cast<uint64_t>(options.*number));
  uint64_t flags = 0;
  for (size_t i = 0; i < std::size(kSavedFlags); ++i) flags |= uint64_t{options.*kSavedFlags[i]} << i;
  out.Number(flags);
}

// The first version of the form has no dialect.
GameOptions ReadOptions(uint64_t version, ByteReader& in) {
  GameOptions options;
  const uint8_t dialect = version == 1 ? static_cast<uint8_t>(options.dialect) : in.Byte();
  if (dialect > static_cast<uint8_t>(Dialect::k0178)) in.Fail();
  options.dialect = static_cast<Dialect>(dialect);
  for (const auto number : kSavedNumbers) options.*number = static_cast<int>(in.Number(kGreatestNumber));
  const uint64_t flags = in.Number((uint64_t{1} << std::size(kSavedFlags)) - 1);
  for (size_t i = 0; i < std::size(kSavedFlags); ++i) options.*kSavedFlags[i] = ((flags >> i) & 1) != 0;
  return options;
}

void WriteSeat(const Seat& seat, bool is_late, ByteWriter& out) {
  out.Number(static_cast<uint64_t>(seat.passcode));
  out.Text(seat.name);
  out.Text(seat.version);
  out.Byte(is_late ? 1 : 0);
}

void ReadSeat(ByteReader& in, SavedReferee& saved) {
  const auto power = static_cast<PowerIndex>(saved.seats.size());
  Seat& seat = saved.seats.emplace_back();
  seat.passcode = static_cast<int>(in.Number(kGreatestNumber));
  seat.name = std::string(in.Text(kLongestName));
  seat.version = std::string(in.Text(kLongestName));
  if (ReadFlag(in)) saved.late |= SetOf(power);
}

Status Damaged(std::string_view what) { return DamagedError(kForm, what); }

Status CheckSeats(const SavedReferee& saved) {
  const Map& map = saved.game->map();
  if (saved.seats.size() != static_cast<size_t>(map.power_count())) return Damaged("expected a seat for every power");
  for (const PowerIndex power : map.powers()) {
    const Seat& seat = saved.seats[power];
    const bool is_played = (PlayedPowers(map) & SetOf(power)) != 0;
    if ((seat.passcode != 0) != is_played || (is_played && seat.name.empty())) {
      return Damaged("a seat has no passcode or no name, or one too many");
    }
  }
  return OkStatus();
}

Status CheckSaved(const SavedReferee& saved) {
  if (Status status = CheckGameOptions(saved.options); !status.ok()) return status;
  if (saved.map_name.empty() || !IsGameName(saved.game_name)) return Damaged("it has no name");
  if (saved.game->voting().ballots().policy() != DrawPolicyOf(saved.options)) {
    return Damaged("its votes are counted in another way");
  }
  if (!saved.press.Fits(saved.game->map(), saved.game->phase_count())) return Damaged("its press fits no game");
  return CheckSeats(saved);
}

}  // namespace

Result<std::string> SaveReferee(const RefereeState& state, std::string_view name, FileMark& mark) {
  if (!IsGameName(name)) return InvalidError("the name of a saved game: expected 1 to 8 letters, digits, underscores");
  if (!state.has_started()) return WrongPhaseError("the game has not begun");
  ServerPart part;
  ByteWriter out(part.state), entries(part.entries);
  out.Text(name);
  out.Text(state.map_name);
  WriteOptions(state.options, out);
  out.Number(static_cast<uint64_t>(state.clock.SecondsLeft(state.now) * kSecond));
  out.Byte(state.clock.has_limit() ? 1 : 0);
  out.Number(state.seats.size());
  for (const PowerIndex power : state.map().powers()) {
    WriteSeat(state.seats[power], (state.late & SetOf(power)) != 0, out);
  }
  out.Number(state.press.left_out());
  state.press.Write(mark.entries, entries);
  part.entry_count = state.press.messages().size();
  return AppendixOf(kForm, part, *state.game, mark);
}

Result<SavedReferee> ReadSavedReferee(std::string_view bytes, MapRef map) {
  const Result<ServerFile> file = OpenForm(kForm, bytes);
  if (!file.ok()) return file.status();
  ByteReader in(file->state), entries(file->entries);
  SavedReferee saved;
  saved.game_name = std::string(in.Text(kLongestGameName));
  saved.map_name = std::string(in.Text(kLongestName));
  saved.options = ReadOptions(file->version, in);
  saved.left = static_cast<Time>(in.Number(kLongestTurn));
  saved.has_limit = ReadFlag(in);
  for (uint64_t seats = in.Number(kMaxPowers); seats > 0; --seats) ReadSeat(in, saved);
  if (file->version > 1) saved.press = PressLog::Read(entries, in.Number());
  Result<std::unique_ptr<Game>> game = ReadGame(kForm, *file, in, std::move(map));
  if (!game.ok()) return game.status();
  if (!entries.ok()) return Damaged("its press is out of range");
  saved.game = *std::move(game);
  if (Status status = CheckSaved(saved); !status.ok()) return status;
  return saved;
}

}  // namespace entente::press
