// Finds keys of JSON objects that are not read but look like keys that are: mistyped, spelled otherwise, or in the wrong
// object. The many other keys that tools write into phases and states are passed over. Any threads.
#ifndef ENTENTE_ENGINE_PHASE_JSON_ODD_KEY_H_
#define ENTENTE_ENGINE_PHASE_JSON_ODD_KEY_H_

#include <optional>
#include <string>
#include <string_view>

namespace entente {

// Whose key it is.
enum class KeyLevel : uint8_t { kGame, kPhase, kState, kBallot, kStep, kMessage };

struct OddKey {
  KeyLevel level;
  std::string key;            // fit for messages
  std::string_view meant;     // the key that is read; empty: `key` is read, but elsewhere
  bool is_elsewhere = false;  // so is `meant`
  bool has_unseen = false;    // the key as it is written has characters that are not seen
};

// What is odd about a key that is not read there; nothing for most.
std::optional<OddKey> FindOddKey(KeyLevel level, std::string_view key);

// "`state.centres` is not read: did you mean `centers`?"
std::string OddKeyNote(const OddKey& odd);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_ODD_KEY_H_
