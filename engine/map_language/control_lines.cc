// Lines that list powers: powers that do not play, dummies, their controllers and the rotation of control. Source:
// maps/LANGUAGE.md (Powers).
#include <algorithm>
#include <array>

#include "base/ids.h"
#include "base/text.h"
#include "map/name_key.h"
#include "map_language/map_directives.h"

namespace entente {
namespace {

constexpr size_t kMostControllers = kMaxPowers;  // of one power
constexpr size_t kMostClauses = 64;              // of all ROTATE lines
constexpr size_t kMostTypes = 256;               // of one clause

// The power of a name in a list; null after UNKNOWN_POWER.
DraftPower* FindNamed(ReadContext& context, const MapToken& token, const std::string& name) {
  constexpr size_t kRecordsLookedAt = 16;
  if (!context.Spend(token.at, kRecordsLookedAt)) return nullptr;
  const std::string id = PowerIdentity(name);
  const auto found = context.draft->powers.find(id);
  if (found != context.draft->powers.end()) return &found->second;
  context.Error(token.at, "UNKNOWN_POWER", Quoted(name) + " is no power so far" + context.NearestPower(id));
  return nullptr;
}

// The powers named in a list, from token `first` on; reports unknown names.
std::vector<std::string> ReadNames(ReadContext& context, const MapLine& line, size_t first) {
  std::vector<std::string> ids;
  for (size_t i = first; i < line.size(); ++i) {
    for (const std::string& name : SplitAtCommas(line[i].text)) {
      if (const DraftPower* power = FindNamed(context, line[i], name)) ids.push_back(power->id);
    }
  }
  std::sort(ids.begin(), ids.end());
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
  return ids;
}

// `ALL`, `ALL EXCEPT P Q` or names, after the keyword; sorted. Nothing after a diagnostic about ALL.
std::optional<std::vector<std::string>> ReadPowerList(ReadContext& context, const MapLine& line) {
  if (line[1].upper != "ALL") return ReadNames(context, line, 1);
  std::vector<std::string> all;
  for (const auto& [id, power] : context.draft->powers) all.push_back(id);
  if (line.size() == 2) return all;
  if (line[2].upper != "EXCEPT" || line.size() == 3) {
    constexpr std::array<std::string_view, 1> kExcept = {"EXCEPT"};
    context.Error(line[2].at, "UNKNOWN_POWER",
                  "expected EXCEPT and the names of powers after ALL" + context.Nearest(line[2].upper, kExcept));
    return std::nullopt;
  }
  const std::vector<std::string> kept = ReadNames(context, line, 3);
  std::erase_if(all, [&](const std::string& id) { return std::binary_search(kept.begin(), kept.end(), id); });
  return all;
}

void AddController(ReadContext& context, DraftPower& power, const Origin& at, const std::string& id) {
  const bool known = std::any_of(power.controllers.begin(), power.controllers.end(),
                                 [&](const DraftMention& controller) { return controller.id == id; });
  if (known || id.empty()) return;
  if (power.controllers.size() >= kMostControllers) {
    context.Limit(at, "more than 64 controllers of one power");
  } else {
    power.controllers.push_back({at, id});
  }
}

void FreeFromControl(DraftPower& power) {
  power.control_at.reset();
  power.controllers.clear();
}

// The members of `Austria-Italy`.
void ReadTeam(ReadContext& context, const MapToken& token) {
  std::vector<DraftPower*> members;
  std::string_view rest = token.text;
  while (true) {
    const size_t hyphen = std::min(rest.find('-'), rest.size());
    if (hyphen > 0) members.push_back(FindNamed(context, token, std::string(rest.substr(0, hyphen))));
    if (hyphen == rest.size()) break;
    rest.remove_prefix(hyphen + 1);
  }
  if (std::find(members.begin(), members.end(), nullptr) != members.end()) return;
  if (members.size() < 2) {
    context.Error(token.at, "UNKNOWN_POWER", "expected powers joined by '-', not " + Quoted(token.text));
    return;
  }
  for (size_t i = 1; i < members.size(); ++i) {
    if (members[i] == members[0]) continue;
    FreeFromControl(*members[i]);
    members[i]->dummy = true;
    members[i]->control_at = DraftMention{token.at, members[i]->id};
    AddController(context, *members[i], token.at, members[0]->id);
  }
}

std::optional<RotationWhen> ClauseOf(std::string_view word) {
  if (word == "AFTER") return RotationWhen::kAfter;
  if (word == "BEFORE") return RotationWhen::kBefore;
  if (word == "FOR") return RotationWhen::kFor;
  return std::nullopt;
}

void AddRotation(ReadContext& context, DraftRotation rotation) {
  if (context.draft->rotations.size() >= kMostClauses || rotation.types.size() > kMostTypes) {
    context.Limit(rotation.at, "more than 64 clauses of ROTATE, or more than 256 phase types in one");
  } else {
    context.draft->rotations.push_back(std::move(rotation));
  }
}

// Whether the letter is that of a phase type in the flow, or of one that every flow knows.
bool IsTypeLetter(const MapDraft& draft, std::string_view letter) {
  if (letter == "M" || letter == "R" || letter == "A") return true;
  return std::any_of(draft.flow.begin(), draft.flow.end(), [&](const DraftFlowElement& element) {
    return element.kind == FlowElement::Kind::kPhase && FirstCharacter(element.type_name) == letter;
  });
}

void CheckRotations(ReadContext& context) {
  std::vector<std::string_view> types = {"MOVEMENT", "RETREATS", "ADJUSTMENTS"};
  for (const DraftFlowElement& element : context.draft->flow) {
    if (element.kind == FlowElement::Kind::kPhase) types.push_back(element.type_name);
  }
  std::sort(types.begin(), types.end());
  types.erase(std::unique(types.begin(), types.end()), types.end());
  for (const DraftRotation& rotation : context.draft->rotations) {
    for (const std::string& type : rotation.types) {
      if (IsTypeLetter(*context.draft, FirstCharacter(type))) continue;
      context.Error(rotation.at, "BAD_ROTATE",
                    Quoted(type) + " is no phase type of the flow" + context.Nearest(type, types));
    }
  }
}

void CheckController(ReadContext& context, const DraftPower& power, const DraftMention& controller) {
  const auto found = context.draft->powers.find(controller.id);
  if (found == context.draft->powers.end()) {  // a player from outside the map
    const std::string nearest = context.NearestPower(controller.id);
    if (nearest.empty()) return;
    context.Warning(
        controller.at, "LIKELY_TYPO",
        Quoted(controller.id) + " is no power, so a player from outside the map controls " + power.name + nearest);
  } else if (found->second.dummy) {
    context.Error(controller.at, "UNKNOWN_POWER",
                  found->second.name + " is a dummy itself and cannot control " + power.name);
  }
}

}  // namespace

void ReadUnplayed(ReadContext& context, const MapLine& line) {
  std::vector<std::string> ids;
  if (line.size() > 1) {
    ids = ReadPowerList(context, line).value_or(ids);
  } else if (const DraftPower* power = context.CurrentPower(line)) {
    ids = {power->id};
  }
  context.LeavePower();
  if (ids.empty() || !context.CountEdit(line.at)) return;
  RemovePowers(*context.draft, ids);
}

void ReadDummy(ReadContext& context, const MapLine& line) {
  if (line.size() == 1) {
    if (line.Keyword() == "DUMMIES") {
      context.Error(line[0].at, "UNKNOWN_POWER", "expected ALL or the names of powers after DUMMIES");
    } else if (DraftPower* power = context.CurrentPower(line)) {
      power->dummy = true;
    }
    return;
  }
  context.LeavePower();
  const std::optional<std::vector<std::string>> ids = ReadPowerList(context, line);
  if (!ids.has_value()) return;
  if (line[1].upper == "ALL") {  // it replaces the list
    for (auto& [id, power] : context.draft->powers) {
      power.dummy = std::binary_search(ids->begin(), ids->end(), id);
      if (!power.dummy) FreeFromControl(power);
    }
  }
  for (const std::string& id : *ids) context.draft->powers[id].dummy = true;
}

// `CONTROL P Q`: the first is in charge. A name that is no power is a player from outside the map.
void ReadControl(ReadContext& context, const MapLine& line) {
  DraftPower* power = context.CurrentPower(line);
  if (power == nullptr) return;
  if (!power->dummy) {
    context.Error(line[0].at, "UNKNOWN_POWER", "CONTROL of " + power->name + ", which is no dummy so far");
    return;
  }
  if (line.size() == 1) {
    context.Error(line[0].at, "UNKNOWN_POWER", "expected the names of powers after CONTROL");
    return;
  }
  FreeFromControl(*power);
  power->control_at = DraftMention{line[0].at, power->id};
  for (size_t i = 1; i < line.size() && !context.stopped; ++i) {
    for (const std::string& name : SplitAtCommas(line[i].text)) {
      AddController(context, *power, line[i].at, PowerIdentity(name));
    }
  }
}

// `TEAM Austria-Italy`: the first member leads, the others become dummies under its control.
void ReadTeams(ReadContext& context, const MapLine& line) {
  if (line.size() == 1) {
    context.Error(line[0].at, "UNKNOWN_POWER", "expected powers joined by '-' after " + line.Keyword());
  }
  for (size_t i = 1; i < line.size() && !context.stopped; ++i) ReadTeam(context, line[i]);
  context.LeavePower();
}

// `ROTATE`, `ROTATE CONTROL`, then any number of `AFTER [types]`, `BEFORE types` and `FOR types`.
void ReadRotate(ReadContext& context, const MapLine& line) {
  const size_t first = line.size() > 1 && line[1].upper == "CONTROL" ? 2 : 1;
  if (first == line.size()) AddRotation(context, {line[0].at, RotationWhen::kOrdered, {}});
  for (size_t i = first; i < line.size() && !context.stopped;) {
    const std::optional<RotationWhen> when = ClauseOf(line[i].upper);
    if (!when.has_value()) {
      constexpr std::array<std::string_view, 4> kWords = {"AFTER", "BEFORE", "FOR", "CONTROL"};
      context.Error(
          line[i].at, "BAD_ROTATE",
          "expected AFTER, BEFORE or FOR, not " + Quoted(line[i].text) + context.Nearest(line[i].upper, kWords));
      return;
    }
    DraftRotation rotation{line[i].at, *when, {}};
    size_t next = i + 1;
    for (; next < line.size() && !ClauseOf(line[next].upper).has_value(); ++next) {
      for (std::string& type : SplitAtCommas(line[next].upper)) rotation.types.push_back(std::move(type));
    }
    if (rotation.types.empty() && *when != RotationWhen::kAfter) {
      context.Error(line[i].at, "BAD_ROTATE", "expected phase types after " + line[i].upper);
      return;
    }
    AddRotation(context, std::move(rotation));
    i = next;
  }
}

void CheckControl(ReadContext& context) {
  for (const auto& [id, power] : context.draft->powers) {
    for (const DraftMention& controller : power.controllers) {
      if (context.Spend(controller.at, 1)) CheckController(context, power, controller);
    }
  }
  CheckRotations(context);
}

}  // namespace entente
