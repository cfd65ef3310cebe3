// entente vote: counts the ballots of draw votes, a vote on each line.
#include "bulk.h"
#include "commands.h"
#include "report_options.h"
#include "word_lists.h"

namespace entente_cli {
namespace {

std::vector<std::string> Modes() { return EnumWords(ENTENTE_WORDS_DRAW_POLICY); }

int Vote(const Arguments& arguments) {
  const auto count = [policy = *arguments.Choice("--mode")](entente_exchange* exchange, const char* json, size_t length,
                                                            const entente_text_options* texts, entente_text** result,
                                                            entente_error* error) {
    return entente_exchange_count_votes(exchange, policy, json, length, texts, result, error);
  };
  Setting setting;
  return ReadSetting(arguments, setting) ? RunBulk(arguments, setting, {CallOf(count, setting.texts), "JSON ballots"})
                                         : kUnusable;
}

}  // namespace

const Command kVote{
    .name = "vote",
    .summary = "count draw votes, by any of seven ways",
    .run = Vote,
    .forms = {{"--jsonl", "[FILE|-]..."}},
    .about =
        "Counts draw votes: one JSON ballot or script a line in, one result a line out.\n"
        "\n"
        "  {\"id\":1,\"survivors\":[\"AUSTRIA\",\"FRANCE\"],\n"
        "   \"votes\":{\"AUSTRIA\":[\"FRANCE\"],\"FRANCE\":\"NODRAW\"}}\n"
        "  gives {\"id\":1,\"draw\":[\"FRANCE\"]}, or \"draw\":null\n"
        "\n"
        "  {\"survivors\":[..],\"steps\":[{\"by\":\"FRANCE\",\"cast\":\"DRAW\"},\n"
        "   {\"by\":\"ITALY\",\"cancel\":[\"ITALY\",\"FRANCE\"]},{\"processed\":true}]}\n"
        "  gives {\"replies\":[\"accepted\",\"refused\",null],\"draw\":[..],\"step\":0}\n"
        "\n"
        "A vote is \"DRAW\", \"NODRAW\" or a list of powers; with daide-pda also a list of these. The votes of a "
        "ballot count together, those of a script one by one: step is the one that decided. A cancelled DRAW or "
        "NODRAW takes back a yes, and the list where a power has but one; a cancelled list takes back that list. "
        "Powers go by any name or letter of the map. A ballot names refused voters in refused; notes says why a "
        "vote is refused, and that a single survivor has no other power to draw with.",
    .options = {ValueOption("--mode", "MODE",
                            "judge-dias: yes or no to a draw of all survivors; a list is a yes, with a note\n"
                            "judge-nodias: a list, which approves a family of draws\n"
                            "njudge: as the code of the old judge counts that\n"
                            "daide, dpp: yes or no\n"
                            "daide-pda: any number of lists, each exactly that draw\n"
                            "dpp-pda: one list; of one power a victory of it")
                    .OneOf(Modes)
                    .Required(kOneOfChoices),
                FlagOption("--jsonl",
                           "must be given; blank lines are skipped, and a line that cannot be read gives an error "
                           "object")
                    .Required("ballots are read one a line"),
                kThreadsOption, kProgressOption, kNoteLanguageOption, kOwnMapOption},
    .notes = "Exit codes: 0 fine; 1 there were error lines; 2 bad usage or unreadable input."};

}  // namespace entente_cli
