// Translates messages between DPP and DAIDE 0.167. A message without a form in the other language gives an error that
// names the part at fault. A translation lists the details that were lost. Immutable; any threads.
//
//   words          some words differ: SCD of the game master is SCO in DAIDE, CDD is CCD, THK is THX, VLD is SUC, CNV
//                  is CVY; years differ by 1800
//   orders         an order without a nation is the sender's; VIA lists fleets in DPP and provinces in DAIDE (towards
//                  DPP the position gives the fleets)
//   results        one ORD for all orders in DPP, one for each order in DAIDE; in DPP RET has the origin of the attack
//                  (`attacks`)
//   proposals      content without a prefix in DPP is PRP (..) in DAIDE; parties that DPP implies are written in DAIDE,
//                  the sender, then the receivers; several XDO are joined by AND
//   HUH and PRN    are translated word by word; * is ERR
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
  const PositionView* position = nullptr;  // from DAIDE: for the owners of the fleets in VIA, and for MBE
  // From DAIDE, for DPP's RET: the provinces of dislodged units, each with the origin of the attack.
  std::span<const std::pair<ProvinceIndex, ProvinceIndex>> attacks;
  int passcode = 0;  // to DAIDE: of HLO
  int level = -1;    // to DAIDE: of HLO, if the game has press; no level unless above 0
};

struct Translation {
  std::vector<Message> messages;  // in their order; may be empty
  std::vector<std::string> lost;  // details without a form there: "the place that the attack came from"
};

inline constexpr int kYearsBetween = 1800;  // DAIDE's year minus DPP's year
inline constexpr int kDeepestPress = 100;   // the deepest nesting of press that is translated

// Translate a message that the grammar of its language allows.
//   Errors: unsupported, naming the part, for a message without a form in the other language; invalid argument for a
//   message that the grammar does not allow, for a fact that the context lacks, and for a year out of range; limit
//   beyond kDeepestPress.
Result<Translation> ToDaide(MessageView message, MessageKind kind, const MapTokens& tokens, const Map& map,
                            const TranslationContext& context);
Result<Translation> FromDaide(MessageView message, MessageKind kind, const MapTokens& tokens, const Map& map,
                              const TranslationContext& context);

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_TRANSLATION_TRANSLATION_H_
