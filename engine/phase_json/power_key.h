// Finds the powers named in a JSON phase. Any threads.
#ifndef ENTENTE_ENGINE_PHASE_JSON_POWER_KEY_H_
#define ENTENTE_ENGINE_PHASE_JSON_POWER_KEY_H_

#include <optional>
#include <string_view>

#include "notation/normal_form.h"
#include "phase_json/phase_json.h"
#include "position/game_end.h"

namespace entente {

// Finds a power by its id, name, adjective, token or letter.
std::optional<PowerIndex> FindPower(const NormalForm& names, std::string_view text);

// Finds the power named by a string of the phase.
//   Errors: invalid argument with path and place; the message lists the powers of the map.
Result<PowerIndex> PowerNamed(const PhaseText& phase, const NormalForm& names, JsonIndex value);

// Finds the power named by the key of a member of `object`, and adds it to `seen`.
//   Errors: as PowerNamed, with the path of the object; the power is in `seen` already.
Result<PowerIndex> ListedPower(const PhaseText& phase, const NormalForm& names, JsonIndex object, JsonIndex member,
                               PowerSet& seen);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_POWER_KEY_H_
