#include "arguments.h"

#include <algorithm>
#include <charconv>
#include <cstdio>

#include "absl/algorithm/container.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "help.h"
#include "nearest_word.h"
#include "output.h"

namespace entente_cli {
namespace {

const Option* Find(const Command& command, absl::string_view name) {
  const auto found = absl::c_find_if(command.options, [&](const Option& option) {
    return option.name == name || (!option.letter.empty() && option.letter == name);
  });
  return found == command.options.end() ? nullptr : &*found;
}

bool IsNumberOption(const Option& option) { return option.range.most > 0; }

bool IsInRange(absl::string_view text, NumberRange range) {
  if (range.least < 0 && text == absl::StrCat(range.least)) return true;
  const std::optional<uint64_t> number = ReadNumber(text, range.most);
  return number.has_value() && (range.least <= 0 || *number >= static_cast<uint64_t>(range.least));
}

// Why the value of an option is wrong; "" if it is right.
std::string WrongValue(const Option& option, absl::string_view value) {
  if (IsNumberOption(option) && !IsInRange(value, option.range)) {
    const NumberRange range = option.range;
    const std::string from = range.least != 0 ? absl::StrCat("from ", range.least, " to ") : "up to ";
    return absl::StrCat("option ", option.name, " needs a number ", from, range.most, ", not '", value, "'");
  }
  if (option.choices == nullptr) return "";
  const std::vector<std::string> words = option.choices();
  if (absl::c_linear_search(words, value)) return "";
  return absl::StrCat(option.name, " ", value, ": expected one of ", absl::StrJoin(words, ", "),
                      DidYouMean(value, words));
}

}  // namespace

void Complain(absl::string_view message) { PrintError(absl::StrCat("entente: ", message)); }

std::optional<uint64_t> ReadNumber(absl::string_view text, uint64_t limit) {
  const bool hexadecimal = absl::StartsWithIgnoreCase(text, "0x");
  if (hexadecimal) text.remove_prefix(2);
  uint64_t number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number, hexadecimal ? 16 : 10);
  if (text.empty() || problem != std::errc() || end != text.data() + text.size() || number > limit) return std::nullopt;
  return number;
}

bool HasWord(Words words, absl::string_view word) {
  const auto end = std::find(words.begin(), words.end(), absl::string_view("--"));
  return std::find(words.begin(), end, word) != end;
}

Arguments::Arguments(const Command& command, Words words) : command_(command) {
  wants_help_ = HasWord(words, "--help") || HasWord(words, "-h");
  if (wants_help_) return;
  bool only_operands = false;
  while (ok_ && !words.empty()) {
    const absl::string_view word = words.front();
    words = words.subspan(1);
    if (only_operands || word.size() < 2 || word.front() != '-') {
      operands_.emplace_back(word);
    } else if (word == "--") {
      only_operands = true;
    } else {
      ok_ = Take(word, words);
    }
  }
  ok_ = ok_ && Check();
}

bool Arguments::Take(absl::string_view word, Words& rest) {
  const size_t equals = word.find('=');
  const absl::string_view name = word.substr(0, equals);
  const Option* option = Find(command_, name);
  if (option == nullptr) {
    std::vector<std::string> names{"--help"};
    for (const Option& known : command_.options) names.emplace_back(known.name);
    return Fail(absl::StrCat("unknown option '", name, "' of ", command_.name, DidYouMean(name, names)));
  }
  const bool takes_value = !option->argument.empty(), has_value = equals != absl::string_view::npos;
  if (takes_value && !has_value && rest.empty()) return Fail(absl::StrCat("option ", name, " needs a value"));
  if (!takes_value && has_value) return Fail(absl::StrCat("option ", name, " takes no value"));
  if (!takes_value || has_value) return Give(*option, has_value ? std::string(word.substr(equals + 1)) : "");
  std::string value = rest.front();
  rest = rest.subspan(1);
  return Give(*option, std::move(value));
}

bool Arguments::Give(const Option& option, std::string value) {
  const std::optional<std::string> before = Value(option.name);
  if (!option.repeats && before.has_value() && *before != value) {
    return Fail(absl::StrCat("option ", option.name, " has two values, '", *before, "' and '", value, "'"));
  }
  given_.push_back({&option, std::move(value)});
  return true;
}

// Checks the words as a whole: the verb, its operands, the options that need or exclude each other, their values.
bool Arguments::Check() {
  if (!command_.verbs.empty() && !TakeVerb()) return false;
  for (const Option& option : command_.options) {
    if (Has(option.name) && (!CheckNeeds(option) || !CheckExcludes(option))) return false;
  }
  for (const Option& option : command_.options) {
    for (const std::string& value : Values(option.name)) {
      if (const std::string wrong = WrongValue(option, value); !wrong.empty()) return Fail(wrong);
    }
    if (!CheckRequired(option)) return false;
  }
  return true;
}

bool Arguments::TakeVerb() {
  const auto name_of = [](std::string* text, const Verb& verb) { text->append(verb.name.data(), verb.name.size()); };
  const auto is_operand = [&](const std::string& word) {
    return absl::c_none_of(command_.verbs, [&](const Verb& known) { return known.name == word; });
  };
  if (command_.has_optional_verbs && (operands_.empty() || is_operand(operands_.front()))) return true;
  if (operands_.empty()) {
    return Fail(absl::StrCat(command_.name, " needs one of ", absl::StrJoin(command_.verbs, ", ", name_of)));
  }
  verb_ = operands_.front();
  operands_.erase(operands_.begin());
  const auto verb = absl::c_find_if(command_.verbs, [&](const Verb& known) { return known.name == verb_; });
  if (verb == command_.verbs.end()) {
    std::vector<std::string> names;
    for (const Verb& known : command_.verbs) names.emplace_back(known.name);
    return Fail(absl::StrCat("unknown word '", verb_, "' after ", command_.name, DidYouMean(verb_, names)));
  }
  if (operands_.size() >= verb->least && operands_.size() <= verb->most) return true;
  return Fail(absl::StrCat(command_.name, " ", verb_, " takes ", verb->operands));
}

bool Arguments::CheckNeeds(const Option& option) const {
  const std::vector<absl::string_view> needs = absl::StrSplit(option.only_with, ' ', absl::SkipEmpty());
  if (needs.empty() || absl::c_any_of(needs, [&](absl::string_view word) { return IsPresent(word); })) return true;
  return Fail(verb_.empty() ? absl::StrCat(option.name, " goes with ", needs.front())
                            : absl::StrCat(command_.name, " ", verb_, " has no option ", option.name));
}

bool Arguments::CheckExcludes(const Option& option) const {
  for (const absl::string_view other : absl::StrSplit(option.not_with, ' ', absl::SkipEmpty())) {
    if (Has(other)) return Fail(absl::StrCat(option.name, " does not go with ", other));
  }
  return true;
}

bool Arguments::CheckRequired(const Option& option) const {
  if (option.required.empty() || Has(option.name)) return true;
  const std::string words = option.required == kOneOfChoices ? absl::StrJoin(option.choices(), ", ") : "";
  return Fail(absl::StrCat("no ", option.name, ": ", option.required, words));
}

std::optional<std::string> Arguments::Value(absl::string_view option) const {
  const std::vector<std::string> values = Values(option);
  return values.empty() ? std::nullopt : std::optional(values.back());
}

std::vector<std::string> Arguments::Values(absl::string_view option) const {
  std::vector<std::string> values;
  for (const Given& given : given_) {
    if (given.option->name == option) values.push_back(given.value);
  }
  return values;
}

std::vector<uint32_t> Arguments::Choices(absl::string_view option) const {
  std::vector<uint32_t> indices;
  const std::vector<std::string> words = Find(command_, option)->choices();
  for (const std::string& value : Values(option)) {
    indices.push_back(static_cast<uint32_t>(absl::c_find(words, value) - words.begin()));
  }
  return indices;
}

std::optional<uint32_t> Arguments::Choice(absl::string_view option) const {
  const std::vector<uint32_t> indices = Choices(option);
  return indices.empty() ? std::nullopt : std::optional(indices.back());
}

// `text` is in the option's range. A negative number becomes its two's complement.
uint64_t Arguments::NumberOf(absl::string_view text) {
  return absl::StartsWith(text, "-") ? ~*ReadNumber(text.substr(1), UINT64_MAX) + 1 : *ReadNumber(text, UINT64_MAX);
}

bool Arguments::Fail(absl::string_view message) const {
  BadUsage(message);
  return false;
}

int Arguments::BadUsage(absl::string_view message) const {
  Complain(message);
  absl::FPrintF(stderr, "%s(entente %s --help says more)\n", UsageOf(command_), command_.name);
  return kUnusable;
}

}  // namespace entente_cli
