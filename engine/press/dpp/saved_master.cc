#include "press/dpp/saved_master.h"

#include <algorithm>
#include <utility>

#include "base/bytes.h"
#include "lines/position_hash.h"
#include "press/referee/kept_orders.h"
#include "records/game_snapshot.h"

namespace entente::press::dpp {
namespace {

constexpr std::string_view kMagicOfMaster = "DPPGAME\x1a";
constexpr size_t kBytesOfChecksum = 8;
constexpr uint64_t kMostExtraWaives = 1000;

Status DamagedGame(std::string_view what) { return InvalidError("the game master's saved game: " + std::string(what)); }

bool FlagIn(ByteReader& in) {
  const uint8_t flag = in.Byte();
  if (flag > 1) in.Fail();
  return flag == 1;
}

MasterSeat SeatIn(ByteReader& in) {
  MasterSeat seat;
  seat.is_played = FlagIn(in);
  seat.in_disorder = FlagIn(in);
  seat.program = static_cast<uint32_t>(in.Number(UINT32_MAX));
  seat.extra_waives = static_cast<int>(in.Number(kMostExtraWaives));
  return seat;
}

}  // namespace

bool IsSavedName(std::string_view name, const Vocabulary& vocabulary) {
  const auto may_stand = [](char c) { return c > ' ' && c < 0x7f && c != '(' && c != ')'; };
  if (name.empty() || name.size() > kLongestSavedName || !std::all_of(name.begin(), name.end(), may_stand))
    return false;
  const Result<Message> read = ReadLine(name, vocabulary);
  return read.ok() && read->front() == words::kNAME;
}

Result<std::string> SaveMaster(const MasterState& state, std::string_view name) {
  if (!IsSavedName(name, state.vocabulary)) {
    return InvalidError(
        "the name of a saved game: expected 1 to 64 characters without blanks and brackets, no word of DPP");
  }
  if (state.stage == MasterStage::kForming) return WrongPhaseError("the game has not begun");
  const Result<std::string> game = GameToSnapshot(*state.game);
  if (!game.ok()) return game.status();
  std::string bytes(kMagicOfMaster);
  ByteWriter out(bytes);
  out.Number(kSavedMasterVersion);
  out.Text(name);
  out.Number((state.options.partial_draws ? 1u : 0u) | (state.options.no_press ? 2u : 0u));
  out.Number(state.seats.size());
  for (const MasterSeat& seat : state.seats) {
    out.Byte(seat.is_played ? 1 : 0);
    out.Byte(seat.in_disorder ? 1 : 0);
    out.Number(seat.program);
    out.Number(static_cast<uint64_t>(seat.extra_waives));
  }
  out.Text(*game);
  out.Word(TextHash(bytes));
  return bytes;
}

Result<SavedMaster> ReadSavedMaster(std::string_view bytes, MapRef map) {
  if (!bytes.starts_with(kMagicOfMaster)) return DamagedGame("expected DPPGAME and byte 26 at its beginning");
  if (bytes.size() < kMagicOfMaster.size() + kBytesOfChecksum) return DamagedGame("it is cut off");
  const std::string_view checked = bytes.substr(0, bytes.size() - kBytesOfChecksum);
  if (ByteReader(bytes.substr(checked.size())).Word() != TextHash(checked)) {
    return DamagedGame("its bytes do not fit their checksum");
  }
  ByteReader in(checked.substr(kMagicOfMaster.size()));
  if (const uint64_t version = in.Number(); version != kSavedMasterVersion) {
    return UnsupportedError("the game master's saved game has version " + std::to_string(version) + " of its form");
  }
  SavedMaster saved;
  saved.name = std::string(in.Text(kLongestSavedName));
  const uint64_t options = in.Number(3);
  saved.options = {(options & 1) != 0, (options & 2) != 0};
  const uint64_t seats = in.Number(kMaxPowers);
  for (uint64_t i = 0; i < seats; ++i) saved.seats.push_back(SeatIn(in));
  const std::string_view snapshot = in.Text();
  if (!in.ok() || in.left() > 0) return DamagedGame("it is cut off or out of range");
  Result<std::unique_ptr<Game>> game = GameFromSnapshot(snapshot, std::move(map));
  if (!game.ok()) return game.status();
  saved.game = *std::move(game);
  if (saved.seats.size() != static_cast<size_t>(saved.game->map().power_count())) {
    return DamagedGame("expected a seat for every power");
  }
  const Result<MapTokens> tokens = MapTokens::Make(saved.game->map());
  if (!tokens.ok()) return tokens.status();
  const Result<Vocabulary> vocabulary = VocabularyOf(saved.game->map(), *tokens);
  if (!vocabulary.ok()) return vocabulary.status();
  if (!IsSavedName(saved.name, *vocabulary)) return DamagedGame("it has no name");
  if (!AreKeptOrders(*saved.game, *tokens)) return DamagedGame("it holds orders that are no text of DAIDE");
  return saved;
}

}  // namespace entente::press::dpp
