// The commands of the program: each is given the words after its name and returns the exit code.
#ifndef ENTENTE_CAPI_CLI_COMMANDS_H_
#define ENTENTE_CAPI_CLI_COMMANDS_H_

#include <span>

#include "arguments.h"

namespace entente_cli {

using Words = std::span<const char* const>;

int Adjudicate(Words words);
int Replay(Words words);
int History(Words words);
int Legal(Words words);
int Explain(Words words);
int Advise(Words words);
int MapCommand(Words words);
int Play(Words words);
int Datc(Words words);
int Vote(Words words);
int Score(Words words);
int Convert(Words words);
int Rules(Words words);
int Press(Words words);  // with the press module
int Serve(Words words);  // with the server

extern const Command kAdjudicate;
extern const Command kReplay;
extern const Command kHistory;
extern const Command kLegal;
extern const Command kExplain;
extern const Command kAdvise;
extern const Command kMap;
extern const Command kPlay;
extern const Command kDatc;
extern const Command kVote;
extern const Command kScore;
extern const Command kConvert;
extern const Command kRules;
extern const Command kPress;
extern const Command kServe;

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_COMMANDS_H_
