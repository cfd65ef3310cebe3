// Declares the commands of the program.
#ifndef ENTENTE_CAPI_CLI_COMMANDS_H_
#define ENTENTE_CAPI_CLI_COMMANDS_H_

#include <array>

#include "arguments.h"

namespace entente_cli {

extern const Command kAdjudicate;
extern const Command kReplay;
extern const Command kHistory;
extern const Command kLegal;
extern const Command kExplain;
extern const Command kAdvise;
extern const Command kMap;
extern const Command kPlay;
extern const Command kProcess;
extern const Command kOwed;
extern const Command kDatc;
extern const Command kVote;
extern const Command kScore;
extern const Command kConvert;
extern const Command kRules;
extern const Command kCompletion;
extern const Command kRender;  // with kBoard: defined if drawings are built
extern const Command kBoard;
extern const Command kPress;  // defined if the press module is built
extern const Command kServe;  // defined if the server is built
extern const Command kDui;

// All commands, in the sequence of `entente --help`.
inline constexpr std::array kCommands = {
    &kAdjudicate, &kProcess, &kOwed,       &kReplay,  &kHistory, &kLegal, &kExplain,
    &kAdvise,     &kMap,     &kPlay,       &kConvert, &kRules,   &kVote,  &kScore,
#ifdef ENTENTE_DRAWING
    &kRender,     &kBoard,
#endif
#ifdef ENTENTE_HAS_PRESS
    &kPress,
#endif
#ifdef ENTENTE_HAS_SERVER
    &kServe,
#endif
    &kDatc,       &kDui,     &kCompletion,
};

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_COMMANDS_H_
