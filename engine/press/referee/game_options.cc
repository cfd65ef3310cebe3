#include "press/referee/game_options.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace entente::press {
namespace {

constexpr int kPressLevel = 10;

// Options with a number. HLO always lists LVL, and the others if they are not 0.
struct NumberOption {
  Token word;
  std::string_view name;
  int GameOptions::*value;
};
constexpr NumberOption kLimits[] = {
    {tokens::kMTL, "movement limit", &GameOptions::movement_limit},
    {tokens::kRTL, "retreat limit", &GameOptions::retreat_limit},
    {tokens::kBTL, "build limit", &GameOptions::build_limit},
};
constexpr NumberOption kPressLimit = {tokens::kPTL, "press limit", &GameOptions::press_limit};

// Options that are on or off.
struct FlagOption {
  Token word;
  std::string_view name;
  bool GameOptions::*value;
  bool needs_press;
};
constexpr FlagOption kFlags[] = {
    {tokens::kDSD, "clock stops for absent powers", &GameOptions::stops_for_absent, false},
    {tokens::kAOA, "any orders", &GameOptions::any_orders, false},
    {tokens::kPDA, "partial draws", &GameOptions::partial_draws, true},
    {tokens::kNPR, "no retreat press", &GameOptions::no_retreat_press, true},
    {tokens::kNPB, "no build press", &GameOptions::no_build_press, true},
};

Status CheckNumber(std::string_view name, int value) {
  if (0 <= value && value <= kGreatestNumber) return OkStatus();
  return InvalidError(std::string(name) + ": expected a number from 0 to " + std::to_string(kGreatestNumber) +
                      ", not " + std::to_string(value));
}

Status CheckHasPress(std::string_view name, const GameOptions& options) {
  if (options.level >= kPressLevel) return OkStatus();
  return InvalidError(std::string(name) + ": there is no press below level " + std::to_string(kPressLevel));
}

void AppendNumber(Token word, int value, MessageBuilder& out) { out.Open().Add(word).Number(value).Close(); }

}  // namespace

Status CheckGameOptions(const GameOptions& options) {
  if (options.dialect == Dialect::kDpp) return InvalidError("dialect: expected an edition of DAIDE, not DPP");
  Status status = CheckNumber("level", options.level);
  for (const NumberOption& limit : kLimits) {
    if (status.ok()) status = CheckNumber(limit.name, options.*limit.value);
  }
  if (status.ok()) status = CheckNumber(kPressLimit.name, options.press_limit);
  if (status.ok() && options.press_limit > 0) status = CheckHasPress(kPressLimit.name, options);
  for (const FlagOption& flag : kFlags) {
    if (status.ok() && flag.needs_press && options.*flag.value) status = CheckHasPress(flag.name, options);
  }
  return status;
}

DrawPolicy DrawPolicyOf(const GameOptions& options) {
  return options.partial_draws ? DrawPolicy::kDaidePda : DrawPolicy::kDaide;
}

int LimitOf(const GameOptions& options, PhaseType type) {
  switch (type) {
    case PhaseType::kMovement:
      return options.movement_limit;
    case PhaseType::kRetreats:
      return options.retreat_limit;
    default:
      return options.build_limit;
  }
}

int LongestLimit(const GameOptions& options) {
  return std::max({options.movement_limit, options.retreat_limit, options.build_limit});
}

void AppendVariant(const GameOptions& options, MessageBuilder& out) {
  AppendNumber(tokens::kLVL, options.level, out);
  for (const NumberOption& limit : kLimits) {
    if (options.*limit.value > 0) AppendNumber(limit.word, options.*limit.value, out);
  }
  for (const FlagOption& flag : kFlags) {
    if (options.*flag.value) out.Group(flag.word);
  }
  if (options.press_limit > 0) AppendNumber(kPressLimit.word, options.press_limit, out);
}

}  // namespace entente::press
