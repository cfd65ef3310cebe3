// The handles, inputs and outputs of a call. The handles were made without a shortage, and outputs have fixed memory,
// so a test adds no allocations of its own. One thread.
#ifndef ENTENTE_DATC_TESTS_FAULTS_WORKPLACE_H_
#define ENTENTE_DATC_TESTS_FAULTS_WORKPLACE_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "entente/entente.h"

namespace entente_faults {

template <typename Struct>
Struct Sized() {
  Struct sized = {};
  sized.struct_size = sizeof(Struct);
  return sized;
}

// The results of one call, cleared before each call.
struct Outputs {
  static constexpr size_t kCapacity = 1 << 16;

  alignas(8) unsigned char bytes[kCapacity] = {};  // text, arrays, structs, positions
  size_t length = 0;
  uint64_t number = 0;
  entente_text* long_text = nullptr;
  entente_map* map = nullptr;
  entente_map_reader* reader = nullptr;
  entente_scratch* scratch = nullptr;
  entente_actions* actions = nullptr;
  entente_game* game = nullptr;
  entente_document* document = nullptr;
  entente_exchange* exchange = nullptr;

  char* text() { return reinterpret_cast<char*>(bytes); }
  template <typename T>
  T* as() {
    return reinterpret_cast<T*>(bytes);
  }
  // A struct of the header with its struct_size.
  template <typename Struct>
  Struct* sized() {
    *as<Struct>() = Sized<Struct>();
    return as<Struct>();
  }
  bool made_something() const {
    return long_text != nullptr || map != nullptr || reader != nullptr || scratch != nullptr || actions != nullptr ||
           game != nullptr || document != nullptr || exchange != nullptr;
  }
};

// A map with features that the standard map lacks: dummies with rotating control, changing homes, claims, tokens,
// hidden builds, names by stage, flags and addresses.
struct SpecialBoard {
  static constexpr size_t kPositionWords = 32;  // enough for this map
  static const std::string_view kText;

  SpecialBoard();
  ~SpecialBoard();
  SpecialBoard(const SpecialBoard&) = delete;
  SpecialBoard& operator=(const SpecialBoard&) = delete;

  entente_map* map = nullptr;
  entente_scratch* scratch = nullptr;
  entente_actions* actions = nullptr;
  entente_game* game = nullptr;          // in its first winter, a build of Red submitted
  uint64_t start[kPositionWords] = {};   // S1901M
  uint64_t winter[kPositionWords] = {};  // W1901A, the position of the game
  uint64_t vassal[kPositionWords] = {};  // the start, but Green has a home and Red's army is in it
  entente_order build = 0;               // the order of that hidden build
  std::string saved;                     // the saved game
  uint32_t red = 0;
  uint32_t green = 0;  // a dummy

 private:
  void SetUpVassal();
};

class Workplace {
 public:
  static constexpr size_t kPositionWords = 64;  // enough for the standard map
  static const std::string_view kMain;          // a map that includes another file
  static const std::string_view kIncluded;      // that file

  Workplace();
  ~Workplace();
  Workplace(const Workplace&) = delete;
  Workplace& operator=(const Workplace&) = delete;

  entente_map* map = nullptr;          // standard
  entente_scratch* scratch = nullptr;  // has adjudicated `orders` at the start
  entente_game* game = nullptr;        // two phases played, orders of France and Germany submitted
  entente_exchange* exchange = nullptr;
  entente_text* text = nullptr;            // the saved game
  entente_document* document = nullptr;    // the same, read
  entente_map_reader* wanting = nullptr;   // of kMain
  entente_map_reader* finished = nullptr;  // of a map with one error
  uint64_t start[kPositionWords] = {};     // S1901M
  uint64_t retreat[kPositionWords] = {};   // a French army dislodged from Burgundy
  entente_order orders[2] = {};            // two French ones at the start, which bounce
  entente_rules rules = Sized<entente_rules>();
  uint32_t france = 0;
  SpecialBoard special;

  Outputs out;
  entente_error error = Sized<entente_error>();

  void ClearOutputs();  // frees the results of the call
  // The results of the last call as one text.
  std::string Told(entente_status status);

 private:
  void SubmitText();  // lines of another power: unreadable, with a path and a comment, with a nationality
};

}  // namespace entente_faults

#endif  // ENTENTE_DATC_TESTS_FAULTS_WORKPLACE_H_
