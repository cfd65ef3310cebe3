#include "press/referee/saved_referee.h"

#include <algorithm>
#include <utility>

#include "base/bytes.h"
#include "game/powers_left.h"
#include "lines/position_hash.h"
#include "map/each_power.h"
#include "press/language/message_text.h"
#include "press/referee/kept_orders.h"
#include "records/game_snapshot.h"

namespace entente::press {
namespace {

constexpr std::string_view kMagic = "REFEREE\x1a";
constexpr size_t kChecksumBytes = 8;
constexpr uint64_t kLongestName = kMostTokens;
constexpr uint64_t kLongestTurn = uint64_t{kGreatestNumber} * kSecond;

// In the sequence of their bytes and bits.
constexpr int GameOptions::*kSavedNumbers[] = {&GameOptions::level, &GameOptions::movement_limit,
                                               &GameOptions::retreat_limit, &GameOptions::build_limit,
                                               &GameOptions::press_limit};
constexpr bool GameOptions::*kSavedFlags[] = {&GameOptions::stops_for_absent,    &GameOptions::any_orders,
                                              &GameOptions::partial_draws,       &GameOptions::no_retreat_press,
                                              &GameOptions::no_build_press,      &GameOptions::has_admin_messages,
                                              &GameOptions::draws_without_absent};

void WriteOptions(const GameOptions& options, ByteWriter& out) {
  for (const auto number : kSavedNumbers) out.Number(static_cast<uint64_t>(options.*number));
  uint64_t flags = 0;
  for (size_t i = 0; i < std::size(kSavedFlags); ++i) flags |= uint64_t{options.*kSavedFlags[i]} << i;
  out.Number(flags);
}

GameOptions ReadOptions(ByteReader& in) {
  GameOptions options;
  for (const auto number : kSavedNumbers) options.*number = static_cast<int>(in.Number(kGreatestNumber));
  const uint64_t flags = in.Number((uint64_t{1} << std::size(kSavedFlags)) - 1);
  for (size_t i = 0; i < std::size(kSavedFlags); ++i) options.*kSavedFlags[i] = ((flags >> i) & 1) != 0;
  return options;
}

void WriteSeat(const Seat& seat, ByteWriter& out) {
  out.Number(static_cast<uint64_t>(seat.passcode));
  out.Text(seat.name);
  out.Text(seat.version);
  out.Byte(seat.missed_deadline ? 1 : 0);
}

bool ReadFlag(ByteReader& in) {
  const uint8_t flag = in.Byte();
  if (flag > 1) in.Fail();
  return flag == 1;
}

Seat ReadSeat(ByteReader& in) {
  Seat seat;
  seat.passcode = static_cast<int>(in.Number(kGreatestNumber));
  seat.name = std::string(in.Text(kLongestName));
  seat.version = std::string(in.Text(kLongestName));
  seat.missed_deadline = ReadFlag(in);
  return seat;
}

Status Damaged(std::string_view what) { return InvalidError("the referee's saved game: " + std::string(what)); }

Status CheckWhole(std::string_view bytes) {
  if (bytes.substr(0, kMagic.size()) != kMagic) return Damaged("expected REFEREE and byte 26 at its beginning");
  if (bytes.size() < kMagic.size() + kChecksumBytes) return Damaged("it is cut off");
  const std::string_view checked = bytes.substr(0, bytes.size() - kChecksumBytes);
  ByteReader last(bytes.substr(checked.size()));
  return last.Word() == TextHash(checked) ? OkStatus() : Damaged("its bytes do not fit their checksum");
}

Status CheckOrders(const Game& game) {
  const Result<MapTokens> tokens = MapTokens::Make(game.map());
  if (!tokens.ok()) return tokens.status();
  return AreKeptOrders(game, *tokens) ? OkStatus() : Damaged("it holds orders that are no text of DAIDE");
}

Status CheckSeats(const SavedReferee& saved) {
  const Map& map = saved.game->map();
  if (saved.seats.size() != static_cast<size_t>(map.power_count())) return Damaged("expected a seat for every power");
  bool are_fine = true;
  ForEachPower(map, [&](PowerIndex power) {
    const Seat& seat = saved.seats[power];
    const bool is_played = (PlayedPowers(map) & SetOf(power)) != 0;
    are_fine = are_fine && (seat.passcode != 0) == is_played && !(is_played && seat.name.empty());
  });
  return are_fine ? OkStatus() : Damaged("a seat has no passcode or no name, or one too many");
}

Status CheckSaved(const SavedReferee& saved) {
  if (Status status = CheckGameOptions(saved.options); !status.ok()) return status;
  if (saved.map_name.empty() || !IsGameName(saved.game_name)) return Damaged("it has no name");
  const DrawPolicy policy = saved.options.partial_draws ? DrawPolicy::kDaidePda : DrawPolicy::kDaide;
  if (saved.game->voting().ballots().policy() != policy) return Damaged("its votes are counted in another way");
  if (Status status = CheckSeats(saved); !status.ok()) return status;
  return CheckOrders(*saved.game);
}

}  // namespace

bool IsGameName(std::string_view name) {
  const auto may_stand = [](char c) {
    return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || ('0' <= c && c <= '9') || c == '_';
  };
  return !name.empty() && name.size() <= kLongestGameName && std::all_of(name.begin(), name.end(), may_stand);
}

Result<std::string> SaveReferee(const RefereeState& state, std::string_view name) {
  if (!IsGameName(name)) return InvalidError("the name of a saved game: expected 1 to 8 letters, digits, underscores");
  if (!state.has_started()) return WrongPhaseError("the game has not begun");
  const Result<std::string> game = GameToSnapshot(*state.game);
  if (!game.ok()) return game.status();
  std::string bytes(kMagic);
  ByteWriter out(bytes);
  out.Number(kSavedRefereeVersion);
  out.Text(name);
  out.Text(state.map_name);
  WriteOptions(state.options, out);
  out.Number(static_cast<uint64_t>(state.clock.Left(state.now)));
  out.Byte(state.clock.has_limit() ? 1 : 0);
  out.Number(state.seats.size());
  for (const Seat& seat : state.seats) WriteSeat(seat, out);
  out.Text(*game);
  out.Word(TextHash(bytes));
  return bytes;
}

Result<SavedReferee> ReadSavedReferee(std::string_view bytes, MapRef map) {
  if (Status status = CheckWhole(bytes); !status.ok()) return status;
  ByteReader in(bytes.substr(kMagic.size(), bytes.size() - kMagic.size() - kChecksumBytes));
  if (const uint64_t version = in.Number(); version != kSavedRefereeVersion) {
    return UnsupportedError("the referee's saved game has version " + std::to_string(version) + " of its form");
  }
  SavedReferee saved;
  saved.game_name = std::string(in.Text(kLongestGameName));
  saved.map_name = std::string(in.Text(kLongestName));
  saved.options = ReadOptions(in);
  saved.left = static_cast<Time>(in.Number(kLongestTurn));
  saved.has_limit = ReadFlag(in);
  const uint64_t seats = in.Number(kMaxPowers);
  for (uint64_t i = 0; i < seats; ++i) saved.seats.push_back(ReadSeat(in));
  const std::string_view snapshot = in.Text();
  if (!in.ok() || in.left() > 0) return Damaged("it is cut off or out of range");
  Result<std::unique_ptr<Game>> game = GameFromSnapshot(snapshot, std::move(map));
  if (!game.ok()) return game.status();
  saved.game = *std::move(game);
  if (Status status = CheckSaved(saved); !status.ok()) return status;
  return saved;
}

}  // namespace entente::press
