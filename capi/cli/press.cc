// entente press: messages of DAIDE and DPP, one a line.
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "bulk.h"
#include "commands.h"
#include "files.h"
#include "output.h"
#include "press_handle.h"
#include "setting.h"

namespace entente_cli {

const Command kPress{"press",
                     "usage: entente press [--level N] [--dialect 0.167|0.143|dpp] [--to dpp|0.167]\n"
                     "                     [--from client|server] [--press] [--no-pda] [--table T]\n"
                     "                     --jsonl [--threads N] [--progress] [--map M] [FILE|-]...\n"
                     "\n"
                     "Checks messages of DAIDE, or of DPP: one a line in, one answer a line out.\n"
                     "\n"
                     "  {\"id\":1,\"text\":\"SND (ENG) (PRP (PCE (ENG FRA)))\"}\n"
                     "  {\"id\":1,\"wire\":\"48174000..\"}, two octets a token\n"
                     "  gives {\"id\":1,\"ok\":true,\"level\":10,\"tokens\":14,\"wire\":\"..\"}: the least\n"
                     "    level at which it is allowed, how many tokens, and their octets\n"
                     "  or {\"id\":1,\"ok\":false,\"reply\":\"HUH ( .. ERR .. )\",\"err_at\":10}: what a server\n"
                     "    answers, and before which token ERR stands; brackets that do not balance\n"
                     "    give \"PRN ( .. )\"; a PRN or HUH of the wrong shape null\n"
                     "  or {\"id\":1,\"ok\":false,\"error\":{..}}, if it is no sequence of tokens\n"
                     "\n"
                     "A message of DPP is a line of text: \"wire\" is the line as it is sent, \"text\" one\n"
                     "as people write it, in which case and blanks are repaired; the lines of a long\n"
                     "message (LNG n .. EOM) are read as one. Replies have * for ERR. There are no\n"
                     "levels: \"level\" is 0, and --level changes nothing.\n"
                     "\n"
                     "  --level N      the level of the game: 0 for no press, 10 to 130, 8000 (all,\n"
                     "                 which is the default), or -1 for observers\n"
                     "  --dialect D    DAIDE's syntax 0.167 (default) or 0.143, or dpp\n"
                     "  --to D         translate between 0.167 and dpp: what is allowed gives\n"
                     "                   {\"ok\":true,\"to\":[{\"text\":\"..\",\"wire\":\"..\"}],\"lost\":[\"..\"]}\n"
                     "                 with what the other cannot tell, or\n"
                     "                   {\"id\":1,\"ok\":false,\"untranslated\":\"SLP has no form in DAIDE\"}\n"
                     "                 Lines may have \"power\":\"RUS\", who says it or is told it, and of\n"
                     "                 press alone \"receivers\":[\"ENG\"]\n"
                     "  --from WHO     whose messages they are: client (default) or server\n"
                     "  --press        they are what stands inside SND and FRM\n"
                     "  --no-pda       of a game without partial draws: DRW in press has no list\n"
                     "  --table T      numbers of FCT, FOR and FWD in \"wire\": usual (default), or\n"
                     "                 forward-first, as clients in Java have them\n"
                     "  --jsonl        must be given; blank lines are skipped\n"
                     "  --threads N    check lines on N threads; the output is the same\n"
                     "  --progress     how many lines are done and how fast, on the error stream\n"
                     "  --map M        whose powers and provinces: a shipped map, or a file (with a /\n"
                     "                 or ending in .map, .json or .mdf)\n"
                     "\n"
                     "Exit codes: 0 fine; 1 there were error lines; 2 bad usage or unreadable input.\n"};

namespace {

constexpr OptionSpec kLevelOption{"--level", true};
constexpr OptionSpec kDialectOption{"--dialect", true};
constexpr OptionSpec kToOption{"--to", true};
constexpr OptionSpec kFromOption{"--from", true};
constexpr OptionSpec kPressOption{"--press", false};
constexpr OptionSpec kNoPdaOption{"--no-pda", false};
constexpr OptionSpec kTableOption{"--table", true};

struct PressPlan {
  uint32_t dialect = ENTENTE_DIALECT_0167;
  std::optional<uint32_t> to;
  uint32_t kind = ENTENTE_MESSAGE_FROM_CLIENT;
  int32_t level = ENTENTE_LEVEL_FREE_TEXT;
  uint32_t flags = 0;
};

// The number of the option's word among `words`. Complains if it is none of them.
bool ReadWord(const Arguments& arguments, std::string_view option, std::initializer_list<std::string_view> words,
              uint32_t& number) {
  const std::optional<std::string> given = arguments.Value(option);
  if (!given.has_value()) return true;
  std::string expected;
  uint32_t index = 0;
  for (const std::string_view word : words) {
    if (word == *given) {
      number = index;
      return true;
    }
    expected += (index++ == 0 ? "" : " or ") + std::string(word);
  }
  BadUsage(kPress, std::string(option) + " " + *given + ": expected " + expected);
  return false;
}

bool ReadLevel(const Arguments& arguments, int32_t& level) {
  if (arguments.Value(kLevelOption.name) == "-1") {
    level = ENTENTE_LEVEL_OBSERVER;
    return true;
  }
  const std::optional<std::string> given = arguments.Value(kLevelOption.name);
  if (!given.has_value()) return true;
  if (const std::optional<uint64_t> number = ReadNumber(*given, ENTENTE_LEVEL_FREE_TEXT)) {
    level = static_cast<int32_t>(*number);
    return true;
  }
  BadUsage(kPress, "option --level needs a number from -1 to " + std::to_string(ENTENTE_LEVEL_FREE_TEXT) + ", not '" +
                       *given + "'");
  return false;
}

bool ReadTarget(const Arguments& arguments, PressPlan& plan) {
  if (!arguments.Has(kToOption.name)) return true;
  uint32_t target = 0;
  if (!ReadWord(arguments, kToOption.name, {"0.167", "0.143", "dpp"}, target)) return false;
  const bool is_pair = plan.dialect != target && plan.dialect != ENTENTE_DIALECT_0143 && target != ENTENTE_DIALECT_0143;
  if (!is_pair) {
    BadUsage(kPress, "--to translates between 0.167 and dpp");
    return false;
  }
  plan.to = target;
  return true;
}

bool ReadPlan(const Arguments& arguments, PressPlan& plan) {
  if (!ReadLevel(arguments, plan.level) ||
      !ReadWord(arguments, kDialectOption.name, {"0.167", "0.143", "dpp"}, plan.dialect) ||
      !ReadWord(arguments, kFromOption.name, {"client", "server"}, plan.kind)) {
    return false;
  }
  uint32_t table = ENTENTE_TOKENS_USUAL;
  if (!ReadTarget(arguments, plan) || !ReadWord(arguments, kTableOption.name, {"usual", "forward-first"}, table)) {
    return false;
  }
  if (table == ENTENTE_TOKENS_FORWARD_FIRST) plan.flags |= ENTENTE_LANGUAGE_FORWARD_FIRST;
  if (arguments.Has(kNoPdaOption.name)) plan.flags |= ENTENTE_LANGUAGE_FULL_DRAWS;
  if (!arguments.Has(kPressOption.name)) return true;
  if (arguments.Has(kFromOption.name)) {
    BadUsage(kPress, "--press does not go with --from: press is the same from both");
    return false;
  }
  plan.kind = ENTENTE_MESSAGE_PRESS;
  return true;
}

}  // namespace

LanguageHandle NewLanguage(const entente_map* map, uint32_t dialect, uint32_t flags) {
  entente_language* language = nullptr;
  auto error = Sized<entente_error>();
  if (entente_language_new(map, dialect, flags, &language, &error) != ENTENTE_OK) Complain(error.message);
  return LanguageHandle(language);
}

int Press(Words words) {
  const Arguments arguments(kPress, words,
                            {kLevelOption, kDialectOption, kToOption, kFromOption, kPressOption, kNoPdaOption,
                             kTableOption, kMapOption, kJsonlOption, kThreadsOption, kProgressOption});
  if (!arguments.ok()) return kUnusable;
  if (arguments.wants_help()) {
    Print(kPress.usage);
    return kFine;
  }
  PressPlan plan;
  Setting setting;
  if (!ReadPlan(arguments, plan)) return kUnusable;
  if (!arguments.Has(kJsonlOption.name)) return BadUsage(kPress, "no --jsonl: messages are read one a line");
  if (!ReadSetting(arguments, setting)) return kUnusable;
  const LanguageHandle language = NewLanguage(setting.map.get(), plan.dialect, plan.flags);
  if (language == nullptr) return kUnusable;
  const LanguageHandle to = plan.to.has_value() ? NewLanguage(setting.map.get(), *plan.to, plan.flags) : nullptr;
  if (plan.to.has_value() && to == nullptr) return kUnusable;
  const auto check = [&](entente_exchange*, const char* json, size_t length, entente_text** result,
                         entente_error* error) {
    if (to != nullptr) {
      return entente_message_translate_json(language.get(), to.get(), json, length, plan.kind, plan.level, result,
                                            error);
    }
    return entente_message_check_json(language.get(), json, length, plan.kind, plan.level, result, error);
  };
  BulkPlan bulk{check, 0};
  bulk.error_members = "\"ok\":false,";
  if (!ReadBulkPlan(kPress, arguments, bulk)) return kUnusable;
  return RunBulk(setting, FilesOf(arguments, "JSON messages, one a line,"), bulk);
}

}  // namespace entente_cli
