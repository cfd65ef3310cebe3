// Finds unread keys of JSON objects that resemble known keys: mistyped, in another spelling, or in the wrong object. Ignores
// the many keys that other tools write into phases and states. Any threads.
#ifndef ENTENTE_ENGINE_PHASE_JSON_ODD_KEY_H_
#define ENTENTE_ENGINE_PHASE_JSON_ODD_KEY_H_

#include <optional>
#include <string>
#include <string_view>

#include "messages/catalogue.h"

namespace entente {

// The object that has the key.
enum class KeyLevel : uint8_t { kGame, kPhase, kState, kBallot, kStep, kMessage, kWebState };

struct OddKey {
  KeyLevel level;
  std::string key;            // shortened for messages
  std::string_view meant;     // the known key; empty: `key` is known, but in another object
  bool is_elsewhere = false;  // `meant` belongs in another object
  bool has_unseen = false;    // the written key has invisible characters
};

// Checks an unread key. Nullopt if it is not odd, as most keys are.
std::optional<OddKey> FindOddKey(KeyLevel level, std::string_view key);

// "`state.centres` is not read: did you mean `centers`?"
std::string OddKeyNote(const OddKey& odd, Language language = Language::kEnglish);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_ODD_KEY_H_
