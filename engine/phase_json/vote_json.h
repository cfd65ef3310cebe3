// Counts draw votes in JSON: a ballot or a script of votes in, the draw out. Any threads.
//
//   {"id","survivors":["AUSTRIA","FRANCE"],"votes":{"AUSTRIA":["FRANCE"],"FRANCE":"NODRAW"}}  ->  {"id","draw":["FRANCE"]}
//   {"id","survivors":[..],"steps":[{"by":"FRANCE","cast":"DRAW"},{"by":"ITALY","cancel":["ITALY","FRANCE"]},
//    {"processed":true}]}  ->  {"id","replies":["accepted","refused",null],"draw":[..],"step":n}
//
// Votes: a vote is "DRAW", "NODRAW" or a list of powers. Under daide-pda a power may have a list of such votes. Under
// judge-dias a list counts as a yes, with a note. Powers may have any name or letter of the map; a draw lists them in the
// sequence of the map.
// A ballot: all votes count together, in its sequence. Refused votes are listed: "refused":["GERMANY"].
// A script: votes count one by one. `step` is the step that decided the draw; later votes are refused. A cancelled "DRAW" or
// "NODRAW" equals a cast "NODRAW" in every policy: it takes back the power's yes, and its list if the policy allows only one.
// A cancelled list takes back that list. A processed phase may have new "survivors".
// "notes" has the reasons of refusals, and says if a single survivor has no power to draw with.
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

// Counts the votes. `notes` become the member "notes".
//   Errors: invalid argument with path and place: a value of the wrong kind, no survivors, neither votes nor steps, both
//           votes and steps, an unknown power, a survivor named twice, two votes of a power in a ballot.
Result<std::string> CountVotes(const Map& map, DrawPolicy policy, const JsonTape& json, Notes& notes);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_VOTE_JSON_H_
