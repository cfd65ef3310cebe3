#include "exchange/exchange.h"

#include <algorithm>

#include "base/text.h"
#include "exchange/position_json.h"
#include "exchange/power_key.h"
#include "exchange/rules_json.h"
#include "exchange/vote_json.h"
#include "json/json_writer.h"
#include "map/rules_fit.h"
#include "map_language/builtin.h"
#include "notation/normal_form.h"
#include "phase/sheet_phase.h"
#include "rules/rule_names.h"
#include "sheet/sheet_reader.h"

namespace entente {

// What work on one map needs.
struct Exchange::Board {
  explicit Board(MapRef board_map)
      : map(std::move(board_map)),
        names(*map),
        reader(names, RuleOptions{}, PhaseType::kMovement),
        phase(*map),
        position(*map) {}

  MapRef map;
  NormalForm names;
  SheetReader reader;
  SheetPhase phase;
  // Made when orders are first listed: its tables are a quarter of the program's start.
  std::optional<LegalOrderLister> lister;
  Position position;
  std::string rules_json;  // the `rules` value that was read last, and its meaning
  std::optional<RuleOptions> rules;
  KnownHomes homes;
};

Exchange::Exchange(ExchangeOptions options) : options_(std::move(options)) {}
Exchange::~Exchange() = default;

// ---- Maps and rules ----

Result<MapRef> Exchange::MapNamed(std::string_view name) {
  if (options_.map != nullptr && UpperCase(options_.map->name()) == UpperCase(name)) return options_.map;
  for (const auto& [known, map] : named_maps_) {
    if (known == name) return map;
  }
  Result<MapRef> map = BuiltinMap(name);
  if (!map.ok()) {
    const std::string own = options_.map == nullptr ? "a map of your own is to be passed as `map`"
                                                    : "the one passed as `map` is " + Excerpt(options_.map->name());
    return NotFoundError(std::string(map.status().message()) + "; " + own);
  }
  constexpr size_t kMostNames = 64;  // there are more ways to spell a name than maps
  if (named_maps_.size() == kMostNames) named_maps_.clear();
  named_maps_.emplace_back(name, *map);
  return map;
}

Exchange::Board* Exchange::FindBoard(const Map& map) {
  for (const auto& board : boards_) {
    if (board->map.get() == &map || board->map->fingerprint() == map.fingerprint()) return board.get();
  }
  return nullptr;
}

Exchange::Board& Exchange::BoardOn(const MapRef& map) {
  if (Board* board = FindBoard(*map)) return *board;
  boards_.push_back(std::make_unique<Board>(map));
  return *boards_.back();
}

namespace {

// Rules that were chosen for one map (null: standard), on another: what RULE lines set is each map's own.
Result<RuleOptions> OnMap(RuleOptions rules, const MapRef& chosen_for, const Map& map) {
  const bool same = chosen_for == nullptr ? map.name() == "standard" : chosen_for->fingerprint() == map.fingerprint();
  if (same) {
    if (Status status = CheckRulesFit(map, rules); !status.ok()) return status;
    return rules;
  }
  const Result<RuleOptions> own = DefaultRules(map);
  if (!own.ok()) return own;
  CopyMapRules(*own, rules);
  return rules;
}

}  // namespace

Result<RuleOptions> Exchange::RulesOf(const Defaults& defaults, Board& board) {
  const bool absent = phase_.rules.form == RulesText::Form::kAbsent;
  if (absent && defaults.rules) return OnMap(*defaults.rules, defaults.map, *board.map);
  const std::string_view text =
      absent ? std::string_view("") : phase_.json.substr(phase_.rules.begin, phase_.rules.end - phase_.rules.begin);
  if (board.rules && board.rules_json == text) return *board.rules;
  const Result<RuleOptions> rules = RulesFrom(phase_.rules, phase_.json, *board.map);
  if (!rules.ok()) return rules;
  board.rules_json = text;
  board.rules = *rules;
  return rules;
}

Result<Exchange::Defaults> Exchange::DefaultsOf(const Document& document) {
  Defaults defaults = own_defaults();
  if (!document.is_game()) return defaults;
  if (document.map().present()) {
    const Result<MapRef> map = MapNamed(document.map().text);
    if (!map.ok()) return ErrorAtString(document.json(), document.map(), "map", map.status().message());
    defaults.map = *map;
  } else if (defaults.map == nullptr) {
    const Result<MapRef> standard = MapNamed("standard");
    if (!standard.ok()) return standard.status();
    defaults.map = *standard;
  }
  if (document.rules().form == RulesText::Form::kAbsent) return defaults;
  const Result<RuleOptions> rules = RulesFrom(document.rules(), document.json(), *defaults.map);
  if (!rules.ok()) return rules.status();
  defaults.rules = *rules;
  return defaults;
}

// ---- Phases ----

Result<Exchange::Board*> Exchange::Load(std::string_view json, const Defaults& defaults) {
  notes_.clear();
  if (Status status = ReadPhaseJson(json, buffer_, phase_); !status.ok()) return status;
  MapRef map = defaults.map;
  if (phase_.map.present() || map == nullptr) {
    const Result<MapRef> named = MapNamed(phase_.map.present() ? phase_.map.text : "standard");
    if (!named.ok()) {
      return phase_.map.present() ? ErrorAtString(json, phase_.map, "map", named.status().message()) : named.status();
    }
    map = *named;
  }
  Board& board = BoardOn(map);
  if (Status status = FillPosition(phase_, board.names, board.position.ref()); !status.ok()) return status;
  return &board;
}

Status Exchange::PowerTwice(const Board& board, const PowerTexts& again, PowerIndex power) const {
  const auto first = std::find_if(phase_.orders.begin(), phase_.orders.end(), [&](const PowerTexts& list) {
    const Result<PowerIndex> found = PowerOf(phase_, board.names, *board.map, list.power, "orders");
    return found.ok() && *found == power;
  });
  return ErrorAtString(phase_.json, again.power, "orders",
                       "'" + Excerpt(again.power.text) + "' is " + std::string(board.map->PowerId(power)) +
                           ": the power stands twice, first as '" + Excerpt(first->power.text) + "'");
}

Status Exchange::ReadOrders(Board& board, const RuleOptions& rules) {
  board.reader.Use(rules, board.position.view().phase_type());
  const PositionView position = board.position.view();
  const ActivePowers active(position, rules);
  uint64_t seen = 0;
  auto start = phase_.set_starts.begin();
  for (const PowerTexts& list : phase_.orders) {
    const Result<PowerIndex> power = PowerOf(phase_, board.names, *board.map, list.power, "orders");
    if (!power.ok()) return power.status();
    if ((seen >> *power & 1) != 0) {
      return PowerTwice(board, list, *power);
    }
    seen |= uint64_t{1} << *power;
    if (list.end > list.begin && !active.Has(*power)) NoteIdleOrders(position, *power, notes_);
    if (list.has_texts && list.has_lists) NoteMixedSets(*board.map, *power, notes_);
    uint32_t set = 0;
    sheet_.UseSet(set);
    for (uint32_t i = list.begin; i < list.end; ++i) {
      for (; start != phase_.set_starts.end() && *start <= i; ++start) {
        if (*start > list.begin) sheet_.UseSet(++set);
      }
      board.reader.ReadLine(*power, phase_.items[i].text, sheet_);
    }
    if (list.ends_empty && list.end > list.begin) sheet_.EndWithEmptySet();
  }
  return OkStatus();
}

Result<PowerSet> Exchange::ReadByDefault(const Board& board) const {
  PowerSet powers = 0;
  for (const JsonString& name : phase_.by_default) {
    const Result<PowerIndex> power = PowerOf(phase_, board.names, *board.map, name, "by_default");
    if (!power.ok()) return power.status();
    powers |= SetOf(*power);
  }
  return powers;
}

Result<Exchange::PhaseInput> Exchange::ReadBoard(std::string_view json, const Defaults& defaults) {
  const Result<Board*> loaded = Load(json, defaults);
  if (!loaded.ok()) return loaded.status();
  const Result<RuleOptions> rules = RulesOf(defaults, **loaded);
  if (!rules.ok()) return rules.status();
  NoteBoard(**loaded, *rules);
  sheet_.Clear();
  return PhaseInput{(*loaded)->map, (*loaded)->position.view(), sheet_, *rules, phase_.tells_phase()};
}

void Exchange::NoteBoard(Board& board, const RuleOptions& rules) {
  NoteState(phase_, board.names, board.position, notes_);
  const bool has_fixed_homes = !phase_.homes.empty() && !board.position.view().homes_change();
  if (has_fixed_homes && board.homes.AreOthers(phase_, board.names, board.position)) {
    notes_.push_back(HomesNote(*board.map));
  }
  if (phase_.map.present() && options_.map != nullptr && options_.map->fingerprint() != board.map->fingerprint()) {
    notes_.push_back(OtherMapNote(*board.map, *options_.map));
  }
  if (phase_.rules.form == RulesText::Form::kAbsent || !options_.rules.has_value()) return;
  const Result<RuleOptions> given = OnMap(*options_.rules, options_.map, *board.map);
  if (!given.ok() || *given != rules) notes_.push_back(OtherRulesNote());
}

Status Exchange::Check(const Document& document) {
  notes_.clear();
  const Result<Defaults> defaults = DefaultsOf(document);
  if (!defaults.ok() || !document.is_game()) return defaults.status();
  for (const OddKey& odd : document.odd_keys()) notes_.push_back(OddKeyNote(odd));
  const bool other_map = options_.map != nullptr && options_.map->fingerprint() != defaults->map->fingerprint();
  if (other_map) notes_.push_back(OtherMapNote(*defaults->map, *options_.map));
  if (document.rules().form == RulesText::Form::kAbsent || !options_.rules.has_value()) return OkStatus();
  const Result<RuleOptions> given = OnMap(*options_.rules, options_.map, *defaults->map);
  if (!given.ok() || *given != *defaults->rules) notes_.push_back(OtherRulesNote());
  return OkStatus();
}

Result<Exchange::PhaseInput> Exchange::Read(std::string_view json, const Defaults& defaults) {
  Result<PhaseInput> input = ReadBoard(json, defaults);
  if (!input.ok()) return input;
  Board& board = *FindBoard(*input->map);
  if (Status status = ReadOrders(board, input->rules); !status.ok()) return status;
  const Result<PowerSet> by_default = ReadByDefault(board);
  if (!by_default.ok()) return by_default.status();
  input->by_default = *by_default;
  return input;
}

Result<Exchange::PhaseInput> Exchange::Read(const Document& document, size_t i) {
  const Result<Defaults> defaults = DefaultsOf(document);
  if (!defaults.ok()) return defaults.status();
  Result<PhaseInput> input = Read(document.PhaseJson(i), *defaults);
  if (!input.ok()) return document.InPhase(i, input.status());
  return input;
}

Result<Exchange::Judged> Exchange::Judge(std::string_view json, const Defaults& defaults) {
  const Result<PhaseInput> input = Read(json, defaults);
  if (!input.ok()) return input.status();
  NoteHandmade(phase_, input->position, notes_);
  return Judge(*input);
}

Result<Exchange::Judged> Exchange::Judge(const PhaseInput& input) {
  const PositionView& before = input.position;
  if (before.is_over()) {
    const Place name = PlaceInText(phase_.json, phase_.name.offset, phase_.name.end - phase_.name.offset);
    return WithPlace(WrongPhaseError("name: the game is over; there is nothing to adjudicate"), name);
  }
  SheetPhase& phase = FindBoard(before.map())->phase;
  return Judged{{before, input.sheet, phase.Adjudicate(before, input.rules, input.sheet)}, input.rules};
}

Result<std::string_view> Exchange::Adjudicate(std::string_view json) {
  const Result<Judged> judged = Judge(json, own_defaults());
  if (!judged.ok()) return EachPhase(json, judged.status(), GamePhases::kWithOrders, &Exchange::Adjudicate);
  out_.clear();
  AppendResult(phase_.id, judged->phase, judged->rules, notes_, out_, !left_out_.after);
  return out_;
}

Result<std::string_view> Exchange::Legal(std::string_view json) {
  const Result<PhaseInput> input = ReadBoard(json, own_defaults());
  if (!input.ok()) return EachPhase(json, input.status(), GamePhases::kAll, &Exchange::Legal);
  return WriteLegal(phase_.id, *input);
}

Result<std::string_view> Exchange::WriteLegal(std::string_view id, const PhaseInput& input) {
  Board& board = *FindBoard(input.position.map());
  if (!board.lister.has_value()) board.lister.emplace(*board.map);
  board.lister->SetPosition(input.position, input.rules);
  if (input.position.phase_type() == PhaseType::kMovement) NoteWordsAsked(input.rules, notes_);
  out_.clear();
  JsonWriter out(out_);
  out.BeginObject();
  if (!id.empty()) {
    out.Key("id");
    out.Compact(id);
  }
  out.Key("orders");
  out.BeginObject();
  AppendLegal(*board.lister, input.position, listed_, out);
  out.EndObject();
  if (!left_out_.powers) {
    out.Key("powers");
    out.BeginObject();
    AppendLegalPowers(listed_, input.position.map(), out);
    out.EndObject();
  }
  AppendNotes(notes_, out);
  out.EndObject();
  return out_;
}

// ---- Phases of documents ----

Result<Exchange::Judged> Exchange::Judge(const Document& document, size_t i) {
  const Result<PhaseInput> input = Read(document, i);
  if (!input.ok()) return input.status();
  if (!document.is_game()) NoteHandmade(phase_, input->position, notes_);
  Result<Judged> judged = Judge(*input);
  if (!judged.ok()) return document.InPhase(i, judged.status());
  return judged;
}

Result<std::string_view> Exchange::Adjudicate(const Document& document, size_t i) {
  const Result<Judged> judged = Judge(document, i);
  if (!judged.ok()) return judged.status();
  out_.clear();
  AppendResult(phase_.id.empty() ? document.id() : phase_.id, judged->phase, judged->rules, notes_, out_,
               !left_out_.after);
  return out_;
}

Result<std::string_view> Exchange::Legal(const Document& document, size_t i) {
  const Result<Defaults> defaults = DefaultsOf(document);
  if (!defaults.ok()) return defaults.status();
  const Result<PhaseInput> input = ReadBoard(document.PhaseJson(i), *defaults);
  if (!input.ok()) return document.InPhase(i, input.status());
  return WriteLegal(phase_.id.empty() ? document.id() : phase_.id, *input);
}

// ---- Errors ----

Result<std::string_view> Exchange::CountVotes(std::string_view json, DrawPolicy policy) {
  const Result<MapRef> map = options_.map != nullptr ? options_.map : MapNamed("standard");
  if (!map.ok()) return map.status();
  const Result<JsonTree> tree = JsonTree::Read(json);
  if (!tree.ok()) return tree.status();
  notes_.clear();
  Result<std::string> counted = entente::CountVotes(**map, policy, *tree, notes_);
  if (!counted.ok()) return counted.status();
  out_ = *std::move(counted);
  return out_;
}

std::string_view Exchange::ErrorJson(std::string_view json, const Status& status) {
  return ErrorJson(json, StatusWord(status), status.message(), status.place().value_or(Place{}));
}

// Whatever is wrong with the input, its id is told if it can be found; also where bytes that no JSON text has keep it from
// being read, as long as they are not in the id.
std::string Exchange::FindId(std::string_view json) {
  phase_.Clear();
  if (json.size() > kMaxJsonBytes) return {};
  ReadPhaseJson(json, buffer_, phase_).IgnoreError();
  if (!phase_.id.empty() || (IsUtf8(json) && json.find('\0') == json.npos)) return std::string(phase_.id);
  std::string readable;
  AppendUtf8(json, readable);
  std::replace(readable.begin(), readable.end(), '\0', '?');
  ReadPhaseJson(readable, buffer_, phase_).IgnoreError();
  const std::string id(phase_.id);
  const size_t at = id.empty() ? 0 : static_cast<size_t>(phase_.id.data() - readable.data());
  phase_.Clear();  // which looks at `readable`
  return json.substr(at, id.size()) == id ? id : std::string();
}

std::string_view Exchange::ErrorJson(std::string_view json, std::string_view status_word, std::string_view message,
                                     const Place& place) {
  const std::string safe_message = Utf8FromUtf8OrLatin1(message);
  out_.clear();
  JsonWriter out(out_);
  out.BeginObject();
  if (const std::string id = FindId(json); !id.empty()) {
    out.Key("id");
    out.Compact(id);
  }
  out.Key("error");
  out.BeginObject();
  out.Key("status");
  out.String(status_word);
  out.Key("message");
  out.String(safe_message);
  out.Key("line");
  out.Int(place.line);
  out.Key("column");
  out.Int(place.column);
  out.Key("offset");
  out.Int(place.offset);
  out.EndObject();
  out.EndObject();
  return out_;
}

std::string_view StatusWord(const Status& status) {
  switch (status.code()) {
    case StatusCode::kOk:
      return "ok";
    case StatusCode::kInvalid:
      return "invalid_argument";
    case StatusCode::kNotFound:
      return "not_found";
    case StatusCode::kUnsupported:
      return "not_supported";
    case StatusCode::kWrongPhase:
      return "wrong_phase";
    case StatusCode::kLimit:
      return "limit";
    default:
      return "internal";
  }
}

}  // namespace entente
