// Reads the members "language" and "full_names" of an input, which say how the sentences of its answer are written. Any
// threads.
#ifndef ENTENTE_ENGINE_PHASE_JSON_VOICE_JSON_H_
#define ENTENTE_ENGINE_PHASE_JSON_VOICE_JSON_H_

#include <optional>

#include "base/status.h"
#include "explain/names.h"
#include "json/json_tape.h"
#include "json/json_writer.h"

namespace entente {

// What an input says about its sentences.
struct VoiceAsked {
  std::optional<Language> language;
  std::optional<Naming> naming;

  // The voice of a caller, changed to what the input says.
  Voice Over(Voice voice) const { return {naming.value_or(voice.naming), language.value_or(voice.language)}; }
};

// Reads one member of an object; leaves members with other keys alone. Null is the same as absent.
//   Errors: with place: a value of another kind; a code of no language.
Status ReadVoiceMember(const JsonTape& json, JsonIndex member, VoiceAsked& asked);

// Reads the members of an object. Errors: as above.
Result<VoiceAsked> ReadVoice(const JsonTape& json, JsonIndex object);

// Writes the members that are asked for.
void AppendVoice(const VoiceAsked& asked, JsonWriter& out);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_VOICE_JSON_H_
