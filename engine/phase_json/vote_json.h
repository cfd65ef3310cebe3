// Draw votes as JSON: a ballot or a script of votes in, the draw out. Any threads.
//
//   {"id","survivors":["AUSTRIA","FRANCE"],"votes":{"AUSTRIA":["FRANCE"],"FRANCE":"NODRAW"}}  ->  {"id","draw":["FRANCE"]}
//   {"id","survivors":[..],"steps":[{"by":"FRANCE","cast":"DRAW"},{"by":"ITALY","cancel":["ITALY","FRANCE"]},
//    {"processed":true}]}  ->  {"id","replies":["accepted","refused",null],"draw":[..],"step":n}
//
// A vote is "DRAW", "NODRAW" or a list of powers; under daide-pda a power may have a list of such votes. The votes of a
// ballot count together, in its sequence; those of a script one by one: `step` is the one that decided, after which
// everything is refused. A cancelled "DRAW" or "NODRAW" is the same as a cast "NODRAW", in every policy: it takes back the
// yes of a power, and its list where it has but one; a cancelled list takes back that list. A processed phase may tell its
// "survivors"; otherwise they stay the same. Votes of a ballot that are refused are named: "refused":["GERMANY"]; "notes"
// tells why, and of a script, too, and that a single survivor has no power to draw with. Under judge-dias a list counts as a
// yes, with a note. Powers go by any name or letter of the map; a draw names them in its sequence.
//   Source: votes/draw_policy.h.
#ifndef ENTENTE_ENGINE_PHASE_JSON_VOTE_JSON_H_
#define ENTENTE_ENGINE_PHASE_JSON_VOTE_JSON_H_

#include <string>
#include <string_view>

#include "base/status.h"
#include "json/json_tape.h"
#include "map/map.h"
#include "phase_json/input_notes.h"
#include "votes/draw_policy.h"

namespace entente {

// Counts the votes. `notes` are those of "notes".
//   Errors: invalid argument with path and place: a value of the wrong kind, no survivors, neither votes nor steps or
//           both, a word that names no power, a survivor named twice, two votes of a power in a ballot.
Result<std::string> CountVotes(const Map& map, DrawPolicy policy, const JsonTape& json, Notes& notes);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_VOTE_JSON_H_
