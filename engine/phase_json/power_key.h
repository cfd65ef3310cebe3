// Powers as a JSON phase names them. Any threads.
#ifndef ENTENTE_ENGINE_PHASE_JSON_POWER_KEY_H_
#define ENTENTE_ENGINE_PHASE_JSON_POWER_KEY_H_

#include <optional>
#include <string_view>

#include "notation/normal_form.h"
#include "phase_json/phase_json.h"
#include "position/game_end.h"

namespace entente {

// The power that a key or a string means: by id, name, own word, token or letter.
std::optional<PowerIndex> FindPower(const NormalForm& names, std::string_view text);

// The same for a string of the phase.
//   Errors: invalid argument with path and place, naming the powers of the map.
Result<PowerIndex> PowerNamed(const PhaseText& phase, const NormalForm& names, JsonIndex value);

// The same for the key of a member of `object`, each of which names another power. `seen`: the powers so far.
//   Errors: the same, with the path of the object; the power stands twice.
Result<PowerIndex> ListedPower(const PhaseText& phase, const NormalForm& names, JsonIndex object, JsonIndex member,
                               PowerSet& seen);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_POWER_KEY_H_
