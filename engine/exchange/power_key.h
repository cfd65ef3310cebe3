// Powers as the keys of a JSON phase name them.
#ifndef ENTENTE_ENGINE_EXCHANGE_POWER_KEY_H_
#define ENTENTE_ENGINE_EXCHANGE_POWER_KEY_H_

#include <string_view>

#include "exchange/phase_json.h"
#include "notation/normal_form.h"

namespace entente {

// The power that a key of the phase means: by id, name, own word, token or letter.
//   Errors: invalid argument with path and place, naming the powers of the map; `path` is that of the object that holds
//           the key.
Result<PowerIndex> PowerOf(const PhaseText& phase, const NormalForm& names, const Map& map, const JsonString& key,
                           std::string_view path);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXCHANGE_POWER_KEY_H_
