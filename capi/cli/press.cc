// entente press: checks messages of DAIDE and DPP, a message on each line.
#include "absl/strings/str_cat.h"
#include "bulk.h"
#include "commands.h"
#include "press_handle.h"

namespace entente_cli {
namespace {

std::vector<std::string> Dialects() { return {"0.167", "0.143", "dpp", "0.178"}; }
std::vector<std::string> Senders() { return {"client", "server"}; }

// The options of the command.
struct PressPlan {
  uint32_t dialect = ENTENTE_DIALECT_0167;
  std::optional<uint32_t> to;
  uint32_t kind = ENTENTE_MESSAGE_FROM_CLIENT;
  int32_t level = ENTENTE_LEVEL_FREE_TEXT;
  uint32_t flags = 0;

  bool Read(const Arguments& arguments) {
    dialect = arguments.Choice("--dialect").value_or(dialect);
    to = arguments.Choice("--to");
    kind = arguments.Has("--press") ? uint32_t{ENTENTE_MESSAGE_PRESS} : arguments.Choice("--from").value_or(kind);
    arguments.Read("--level", level);
    if (arguments.Choice("--table") == ENTENTE_TOKENS_FORWARD_FIRST) flags |= ENTENTE_LANGUAGE_FORWARD_FIRST;
    if (arguments.Has("--no-pda")) flags |= ENTENTE_LANGUAGE_FULL_DRAWS;
    const auto is_translated = [](uint32_t one) { return one == ENTENTE_DIALECT_0167 || one == ENTENTE_DIALECT_DPP; };
    if (!to.has_value() || (*to != dialect && is_translated(*to) && is_translated(dialect))) return true;
    arguments.BadUsage("--to translates between 0.167 and dpp");
    return false;
  }
};

int Press(const Arguments& arguments) {
  PressPlan plan;
  Setting setting;
  if (!plan.Read(arguments) || !ReadSetting(arguments, setting)) return kUnusable;
  const LanguageHandle language = NewLanguage(setting.map.get(), plan.dialect, plan.flags);
  if (language == nullptr) return kUnusable;
  const LanguageHandle to = plan.to.has_value() ? NewLanguage(setting.map.get(), *plan.to, plan.flags) : nullptr;
  if (plan.to.has_value() && to == nullptr) return kUnusable;
  const auto check = [&](entente_exchange*, const char* json, size_t length, const entente_text_options*,
                         entente_text** result, entente_error* error) {
    if (to != nullptr) {
      return entente_message_translate_json(language.get(), to.get(), json, length, plan.kind, plan.level, result,
                                            error);
    }
    return entente_message_check_json(language.get(), json, length, plan.kind, plan.level, result, error);
  };
  return RunBulk(arguments, setting,
                 {.call = CallOf(check, setting.texts), .what = "JSON messages", .error_members = "\"ok\":false,"});
}

}  // namespace

std::vector<std::string> TokenTables() { return {"usual", "forward-first"}; }

LanguageHandle NewLanguage(const entente_map* map, uint32_t dialect, uint32_t flags) {
  LanguageHandle language;
  auto error = Sized<entente_error>();
  if (entente_language_new(map, dialect, flags, Out(language), &error) != ENTENTE_OK) Complain(error.message);
  return language;
}

const Command kPress{
    .name = "press",
    .summary = "check messages of DAIDE, one a line",
    .run = Press,
    .forms = {{"--jsonl", "[FILE|-]..."}},
    .about =
        "Checks messages of DAIDE, or of DPP: one a line in, one answer a line out.\n"
        "\n"
        "  {\"id\":1,\"text\":\"SND (ENG) (PRP (PCE (ENG FRA)))\"}\n"
        "  {\"id\":1,\"wire\":\"48174000..\"}, two octets a token\n"
        "  gives {\"id\":1,\"ok\":true,\"level\":10,\"token_count\":14,\"wire\":\"..\"}: the least\n"
        "    level at which it is allowed, how many tokens, and their octets\n"
        "  or {\"id\":1,\"ok\":false,\"reply\":\"HUH ( .. ERR .. )\",\"err_at\":10}: what a server\n"
        "    answers, and before which token ERR stands; brackets that do not balance\n"
        "    give \"PRN ( .. )\"; a PRN or HUH of the wrong shape null\n"
        "  or {\"id\":1,\"ok\":false,\"error\":{..}}, if it is no sequence of tokens\n"
        "\n"
        "A message of DPP is a line of text: \"wire\" is the line as it is sent, \"text\" one as people write it, in "
        "which case and blanks are repaired; the lines of a long message (LNG n .. EOM) are read as one. Replies "
        "have * for ERR. There are no levels: \"level\" is 0, and --level changes nothing.",
    .options =
        {NumberOption("--level",
                      "the level of the game: 0 for no press, 10 to 130, 8000 (all, the default), or -1 for "
                      "observers",
                      ENTENTE_LEVEL_OBSERVER, ENTENTE_LEVEL_FREE_TEXT),
         ValueOption("--dialect", "D", "DAIDE's syntax 0.167 (default), 0.143 or 0.178 (words of later drafts), or dpp")
             .OneOf(Dialects),
         ValueOption("--to", "D",
                     "translate between 0.167 and dpp: what is allowed gives\n"
                     "  {\"ok\":true,\"to\":[{\"text\":\"..\",\"wire\":\"..\"}],\"lost\":[\"..\"]}\n"
                     "with what the other cannot say, or\n"
                     "  {\"id\":1,\"ok\":false,\"untranslated\":\"SLP has no form in DAIDE\"}\n"
                     "Lines may have \"power\":\"RUS\", the sender or receiver, and of press alone "
                     "\"receivers\":[\"ENG\"]")
             .OneOf(Dialects),
         ValueOption("--from", "WHO", "whose messages they are: client (default) or server").OneOf(Senders),
         FlagOption("--press", "they are what stands inside SND and FRM").NotWith("--from"),
         FlagOption("--no-pda", "of a game without partial draws: DRW in press has no list"),
         ValueOption("--table", "T",
                     "numbers of FCT, FOR and FWD in \"wire\": usual (default), or forward-first, as clients in "
                     "Java have them")
             .OneOf(TokenTables),
         FlagOption("--jsonl", "must be given; blank lines are skipped").Required("messages are read one a line"),
         kThreadsOption, kProgressOption, kOwnMapOption},
    .notes = "Exit codes: 0 fine; 1 there were error lines; 2 bad usage or unreadable input."};

}  // namespace entente_cli
