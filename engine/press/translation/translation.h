// Translates messages between DPP and DAIDE 0.167. A message that has no form in the other language is an error that names
// it, and lost details are listed. Immutable; any threads.
//
//   words          a word may have another meaning there: SCD of the game master is SCO, CDD is CCD, THK is THX, VLD is
//                  SUC, CNV is CVY; years differ by 1800
//   orders         a nation that is left out is the sender's; VIA lists fleets in DPP, provinces in DAIDE (to DPP the
//                  position gives the fleets)
//   results        one ORD in DPP, one for each order in DAIDE; RET names in DPP where the attack came from (`attacks`)
//   proposals      content without a prefix in DPP is PRP (..) in DAIDE; implied parties are written out: the sender, then
//                  the receivers; several XDO are joined by AND
//   HUH and PRN    word by word, * for ERR
//
// A message of DAIDE that is translated without a loss comes back from DPP unchanged; one of DPP comes back from DAIDE with
// the same meaning.
//   Source: the DPP protocol of 26 May 1994; DAIDE syntax 0.167.
#ifndef ENTENTE_ENGINE_PRESS_TRANSLATION_TRANSLATION_H_
#define ENTENTE_ENGINE_PRESS_TRANSLATION_TRANSLATION_H_

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/status.h"
#include "position/position.h"
#include "press/language/map_tokens.h"
#include "press/language/message_check.h"

namespace entente::press::dpp {

// Facts that a message does not contain. It is an error if one is needed and missing.
struct TranslationContext {
  PowerIndex self = kNoPower;              // the power that exchanges the message with the game master
  PowerIndex sender = kNoPower;            // of press alone (MessageKind::kPress)
  std::vector<PowerIndex> receivers;       // of press alone
  const PositionView* position = nullptr;  // from DAIDE: whose fleets VIA passes; where a unit might have gone (MBE)
  // From DAIDE, for DPP's RET: provinces of dislodged units, and where the attacks came from.
  std::span<const std::pair<ProvinceIndex, ProvinceIndex>> attacks;
  int passcode = 0;  // to DAIDE: of HLO
  int level = -1;    // to DAIDE: of HLO, if the game has press; none if it is not above 0
};

struct Translation {
  std::vector<Message> messages;  // in their sequence; may be none
  std::vector<std::string> lost;  // details without a form there: "the place that the attack came from"
};

inline constexpr int kYearsBetween = 1800;  // DAIDE's year is DPP's and these
inline constexpr int kDeepestPress = 100;   // brackets within each other that are translated

// Both: of a message that its grammar allows.
//   Errors: unsupported for a message without a form on the other side, naming it; invalid argument for one that the grammar
//   does not allow, a fact that the context lacks, and a year out of range; limit beyond kDeepestPress.
Result<Translation> ToDaide(MessageView message, MessageKind kind, const MapTokens& tokens, const Map& map,
                            const TranslationContext& context);
Result<Translation> FromDaide(MessageView message, MessageKind kind, const MapTokens& tokens, const Map& map,
                              const TranslationContext& context);

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_TRANSLATION_TRANSLATION_H_
