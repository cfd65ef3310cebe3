#include "arguments.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdio>

#include "status_line.h"

namespace entente_cli {
void Complain(std::string_view message) {
  ClearStatus();
  std::fprintf(stderr, "entente: %.*s\n", static_cast<int>(message.size()), message.data());
}

int BadUsage(const Command& command, std::string_view message) {
  Complain(message);
  const std::string_view first_line = command.usage.substr(0, command.usage.find("\n\n"));
  std::fprintf(stderr, "%.*s\n(entente %.*s --help tells more)\n", static_cast<int>(first_line.size()),
               first_line.data(), static_cast<int>(command.name.size()), command.name.data());
  return kUnusable;
}

std::optional<uint64_t> ReadNumber(std::string_view text, uint64_t limit) {
  const bool hexadecimal = text.starts_with("0x") || text.starts_with("0X");
  if (hexadecimal) text.remove_prefix(2);
  uint64_t number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number, hexadecimal ? 16 : 10);
  if (text.empty() || problem != std::errc() || end != text.data() + text.size() || number > limit) return std::nullopt;
  return number;
}

bool HasWord(std::span<const char* const> words, std::string_view word) {
  const auto end = std::find(words.begin(), words.end(), std::string_view("--"));
  return std::find(words.begin(), end, word) != end;
}

Arguments::Arguments(const Command& command, std::span<const char* const> words,
                     std::initializer_list<OptionSpec> options) {
  wants_help_ = HasWord(words, "--help") || HasWord(words, "-h");
  if (wants_help_) return;
  bool only_operands = false;
  while (ok_ && !words.empty()) {
    const std::string_view word = words.front();
    words = words.subspan(1);
    if (only_operands || word.size() < 2 || word.front() != '-') {
      operands_.emplace_back(word);
    } else if (word == "--") {
      only_operands = true;
    } else {
      ok_ = Take(command, word, words, options);
    }
  }
}

bool Arguments::Take(const Command& command, std::string_view word, std::span<const char* const>& rest,
                     std::initializer_list<OptionSpec> options) {
  const size_t equals = word.find('=');
  const std::string_view name = word.substr(0, equals);
  const auto spec = std::find_if(options.begin(), options.end(), [&](const OptionSpec& o) { return o.name == name; });
  if (spec == options.end()) {
    std::vector<std::string_view> names{"--help"};
    for (const OptionSpec& option : options) names.push_back(option.name);
    const std::string_view nearest = NearestWord(name, names);
    std::string message = "unknown option '" + std::string(name) + "' of " + std::string(command.name);
    if (!nearest.empty()) message += "; did you mean " + std::string(nearest) + "?";
    BadUsage(command, message);
    return false;
  }
  if (spec->takes_value && equals == std::string_view::npos && rest.empty()) {
    BadUsage(command, "option " + std::string(name) + " needs a value");
    return false;
  }
  if (!spec->takes_value && equals != std::string_view::npos) {
    BadUsage(command, "option " + std::string(name) + " takes no value");
    return false;
  }
  std::string value;
  if (equals != std::string_view::npos) {
    value = word.substr(equals + 1);
  } else if (spec->takes_value) {
    value = rest.front();
    rest = rest.subspan(1);
  }
  return Give(command, *spec, std::move(value));
}

bool Arguments::Give(const Command& command, const OptionSpec& option, std::string value) {
  const std::optional<std::string> before = Value(option.name);
  if (!option.repeats && before.has_value() && *before != value) {
    BadUsage(command, "option " + std::string(option.name) + " has two values, '" + *before + "' and '" + value + "'");
    return false;
  }
  given_.push_back({option.name, std::move(value)});
  return true;
}

std::optional<std::string> Arguments::Value(std::string_view option) const {
  for (auto given = given_.rbegin(); given != given_.rend(); ++given) {
    if (given->name == option) return given->value;
  }
  return std::nullopt;
}

std::vector<std::string> Arguments::Values(std::string_view option) const {
  std::vector<std::string> values;
  for (const Given& given : given_) {
    if (given.name == option) values.push_back(given.value);
  }
  return values;
}

}  // namespace entente_cli
