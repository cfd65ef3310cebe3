#include "press/table/saved_form.h"

#include <algorithm>

#include "base/text.h"
#include "press/table/kept_orders.h"
#include "records/game_snapshot.h"

namespace entente::press {
namespace {

Status OtherMapError(const Map& played, const Map& given) {
  const bool has_name = UpperCase(played.name()) == UpperCase(given.name());
  return InvalidError("the saved game is on map " + std::string(played.name()) + ", not on " +
                      (has_name ? "the map of that name that was given" : std::string(given.name())) +
                      "; it carries its map, so none needs to be given");
}

}  // namespace

Status DamagedError(const ServerForm& form, std::string_view what) {
  return InvalidError(std::string(form.what) + ": " + std::string(what));
}

Result<ServerFile> OpenForm(const ServerForm& form, std::string_view bytes) {
  if (bytes.starts_with(form.magic)) return ReadServerFile(bytes, form.what);
  const std::string_view name = form.magic.substr(0, form.magic.size() - 1);
  return InvalidError("this is not " + std::string(form.what) + ": it does not begin with " + std::string(name));
}

Result<std::unique_ptr<Game>> ReadGame(const ServerForm& form, const ServerFile& file, const ByteReader& in,
                                       MapRef map) {
  if (!in.ok() || in.left() > 0) return DamagedError(form, "it is cut off or out of range");
  Result<std::unique_ptr<Game>> game = GameFromSnapshot(file.snapshot, map);
  if (!game.ok()) return game;
  if (map != nullptr && map->fingerprint() != (*game)->map().fingerprint()) return OtherMapError((*game)->map(), *map);
  const Result<MapTokens> tokens = MapTokens::Make((*game)->map());
  if (!tokens.ok()) return tokens.status();
  if (!AreKeptOrders(**game, *tokens)) return DamagedError(form, "it holds orders that are no text of DAIDE");
  return game;
}

bool IsGameName(std::string_view name) {
  const auto may_stand = [](char c) {
    return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || ('0' <= c && c <= '9') || c == '_';
  };
  return !name.empty() && name.size() <= kLongestGameName && std::all_of(name.begin(), name.end(), may_stand);
}

bool ReadFlag(ByteReader& in) {
  const uint8_t flag = in.Byte();
  if (flag > 1) in.Fail();
  return flag == 1;
}

}  // namespace entente::press
