// Saves a refereed DPP game as bytes and reads it back. The bytes are the same on every platform. Any threads.
//
// The form (records/server_file.h) begins with "DPPGAME", byte 26, and has no entries. Its state:
//   name of the saved game: Text
//   options: Number, one bit each: PDA, GBT
//   seats: their number, and for each: whether it is played, whether it is in civil disorder (a byte each), program
//     (Number)
// The presence of programs and the record are not saved.
#ifndef ENTENTE_ENGINE_PRESS_DPP_SAVED_MASTER_H_
#define ENTENTE_ENGINE_PRESS_DPP_SAVED_MASTER_H_

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "press/dpp/master_state.h"
#include "records/server_file.h"

namespace entente::press::dpp {

inline constexpr size_t kLongestSavedName = 64;

// Whether SVE may have this name: 1 to 64 characters of ASCII without blanks and brackets, which a reader of lines does
// not take for a word, a number or a sign.
bool IsSavedName(std::string_view name, const Vocabulary& vocabulary);

// The bytes to append to a file that is written up to the mark (AppendixOf); with a new mark the whole game.
//   Errors: as GameMaster::Save.
Result<std::string> SaveMaster(const MasterState& state, std::string_view name, FileMark& mark);

struct SavedMaster {
  std::string name;
  MasterOptions options;
  std::vector<MasterSeat> seats;  // by power; none has a program yet
  PowerSet late = 0;
  std::unique_ptr<Game> game;
};
// Reads the bytes of SaveMaster.
//   `map`: as for GameFromSnapshot.
//   Errors: as GameFromSnapshot; invalid argument for bytes that are no saved game of a game master, are damaged or cut off, or
//   hold a game with orders that are no text of DAIDE.
Result<SavedMaster> ReadSavedMaster(std::string_view bytes, MapRef map);

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_DPP_SAVED_MASTER_H_
