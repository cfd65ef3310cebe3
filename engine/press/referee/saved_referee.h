// Saves a refereed game as bytes and reads it back, so that the game can continue with other connections. The bytes are
// the same on every platform. Any threads.
//
// The form (records/server_file.h) begins with "REFEREE", byte 26. Its state:
//   name of the saved game, name of the map in MAP: Text
//   options: dialect: byte; level, limits (movement, retreat, build, press): Number; flags: Number, one bit each, in the order of
//     GameOptions
//   milliseconds left of the turn, in whole seconds: Number; whether it has a limit: byte
//   seats: their number, and for each: passcode (Number; 0: never taken), name and version (Text), whether its power
//     missed a deadline (byte)
//   number of messages of press that were not kept: Number
// Its entries are the press (press_log.h).
// Connections and their time requests (TME (n)) are not saved.
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_SAVED_REFEREE_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_SAVED_REFEREE_H_

#include <string>
#include <string_view>

#include "press/referee/referee_state.h"
#include "records/server_file.h"

namespace entente::press {

// The bytes to append to a file that is written up to the mark (AppendixOf); with a new mark the whole game.
//   Errors: invalid argument for a name that IsGameName refuses; wrong phase if the game has not begun; limit, as
//   GameToSnapshot.
Result<std::string> SaveReferee(const RefereeState& state, std::string_view name, FileMark& mark);

// The content of the bytes that SaveReferee wrote.
struct SavedReferee {
  GameOptions options;
  std::string map_name, game_name;
  Time left = 0;
  bool has_limit = false;
  std::vector<Seat> seats;  // by power
  PowerSet late = 0;
  PressLog press;
  std::unique_ptr<Game> game;
};
// Reads the bytes of SaveReferee.
//   `map`: as for GameFromSnapshot.
//   Errors: as GameFromSnapshot; invalid argument for bytes that are no saved game of a referee, are damaged or cut off, or
//   hold a game with orders that are no text of DAIDE or with another draw policy.
Result<SavedReferee> ReadSavedReferee(std::string_view bytes, MapRef map);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_SAVED_REFEREE_H_
