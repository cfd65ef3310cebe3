#include "phase_json/exchange.h"

#include <algorithm>

#include "base/text.h"
#include "json/json_writer.h"
#include "map/phase_name.h"
#include "map/rules_fit.h"
#include "map_language/builtin.h"
#include "notation/normal_form.h"
#include "phase/sheet_phase.h"
#include "phase_json/order_list_json.h"
#include "phase_json/position_json.h"
#include "phase_json/power_key.h"
#include "phase_json/rules_json.h"
#include "phase_json/vote_json.h"
#include "rules/rule_names.h"
#include "sheet/sheet_reader.h"

namespace entente {

// Working memory for one map.
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
  // Made at the first list of orders: its tables take a quarter of the program's start-up time.
  std::optional<LegalOrderLister> lister;
  Position position;
  std::string rules_json;  // the last `rules` value, and the options it gave
  std::optional<RuleOptions> rules;
  KnownHomes homes;
};

Exchange::Exchange(ExchangeOptions options) : options_(std::move(options)), notes_(options_.voice) {}
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
  constexpr size_t kMostNames = 64;  // a name has many spellings, so the list could grow without limit
  if (named_maps_.size() == kMostNames) named_maps_.clear();
  named_maps_.emplace_back(name, *map);
  return map;
}

Result<RuleOptions> GivenRules(const ExchangeOptions& options, const Map& map) {
  return options.rules.has_value() ? RulesOnMap(*options.rules, options.map.get(), map) : DefaultRules(map);
}

// The rules for what an input says about them: the given ones, as the input changes them.
Result<RuleOptions> Exchange::RulesOn(const RulesText& said, std::string_view json, const Map& map) const {
  if (!options_.rules.has_value()) return RulesFrom(said, json, map);
  const Result<RuleOptions> given = GivenRules(options_, map);
  if (!given.ok() || options_.replaces_rules) return given;
  return RulesFrom(said, json, map, &*given);
}

Result<RuleOptions> Exchange::RulesOf(const Defaults& defaults, Board& board) {
  const bool absent = phase_.rules_text.form == RulesText::Form::kAbsent;
  if (absent && defaults.rules) return RulesOnMap(*defaults.rules, defaults.map.get(), *board.map);
  const std::string_view text = absent ? std::string_view() : phase_.json->TextOf(phase_.rules);
  if (board.rules && board.rules_json == text) return *board.rules;
  const Result<RuleOptions> rules = RulesOn(phase_.rules_text, phase_.json->input(), *board.map);
  if (!rules.ok()) return rules;
  board.rules_json = text;
  board.rules = *rules;
  return rules;
}

Result<Exchange::Defaults> Exchange::DefaultsOf(const Document& document) {
  Defaults defaults{options_.map, options_.rules};
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
  if (document.rules().form == RulesText::Form::kAbsent && !options_.rules.has_value()) return defaults;
  const Result<RuleOptions> rules = RulesOn(document.rules(), document.json(), *defaults.map);
  if (!rules.ok()) return rules.status();
  defaults.rules = *rules;
  return defaults;
}

// ---- Phases ----

// A game is on one map, that of its first phase.
static Status OnOtherMap(const PhaseText& phase, const Map& map, const Map& first) {
  const std::string message = "the phase is on " + std::string(map.name()) + ", the first one of the game on " +
                              std::string(first.name()) + ": expected one map";
  return phase.map == kNoJson ? InvalidError(message) : phase.Error(phase.map, message);
}

// The working memory for the map of phase_.
Result<Exchange::Board*> Exchange::BoardNamed(const Defaults& defaults) {
  MapRef map = defaults.map;
  if (phase_.map != kNoJson || map == nullptr) {
    const Result<MapRef> named = MapNamed(phase_.map != kNoJson ? phase_.TextOf(phase_.map) : "standard");
    if (!named.ok()) {
      return phase_.map != kNoJson ? phase_.Error(phase_.map, named.status().message()) : named.status();
    }
    map = *named;
  }
  for (const auto& board : boards_) {
    if (board->map == map || board->map->fingerprint() == map->fingerprint()) return board.get();
  }
  return boards_.emplace_back(std::make_unique<Board>(map)).get();
}

Status Exchange::ReadOrders(Board& board, const RuleOptions& rules) {
  board.reader.Use(rules, board.position.view().phase_type());
  const PositionView position = board.position.view();
  const ActivePowers active(position, rules);
  PowerSet seen = 0;
  for (const JsonIndex list : phase_.Children(phase_.orders)) {
    const Result<PowerIndex> power = ListedPower(phase_, board.names, phase_.orders, list, seen);
    if (!power.ok()) return power.status();
    const OrderListParts parts = ReadOrderList(*phase_.json, list, *power, board.reader, sheet_);
    if (parts.has_lines && !active.Has(*power)) NoteIdleOrders(position, *power, notes_);
    if (parts.has_texts && parts.has_sets) NoteMixedSets(*board.map, *power, notes_);
  }
  NoteRemarks(position, sheet_, notes_);
  NoteQuotedLines(*board.map, sheet_, notes_);
  return OkStatus();
}

Result<PowerSet> Exchange::ReadByDefault(const Board& board) const {
  PowerSet powers = 0;
  for (const JsonIndex name : phase_.Children(phase_.by_default)) {
    const Result<PowerIndex> power = PowerNamed(phase_, board.names, name);
    if (!power.ok()) return power.status();
    powers |= SetOf(*power);
  }
  return powers;
}

void Exchange::Begin(const Document& document) {
  notes_.clear();
  notes_.Speak(document.VoiceOver(options_.voice));
}

Result<Exchange::PhaseInput> Exchange::ReadBoard(const Document& document, size_t i, const Defaults& defaults) {
  Begin(document);
  if (Status status = ReadPhase(document.tape(), document.PhaseAt(i), phase_); !status.ok()) return status;
  const Result<Board*> found = BoardNamed(defaults);
  if (!found.ok()) return found.status();
  Board& board = **found;
  if (i > 0) {
    const JsonIndex first = document.tape().Find(document.PhaseAt(0), "map");
    const bool is_named = first != kNoJson && document.tape().KindOf(first) == JsonKind::kString;
    const Result<MapRef> begun = is_named ? MapNamed(document.tape().StringOf(first)) : defaults.map;
    if (begun.ok() && (*begun)->fingerprint() != board.map->fingerprint()) {
      return OnOtherMap(phase_, *board.map, **begun);
    }
  }
  if (Status status = FillPosition(phase_, board.names, board.position.ref()); !status.ok()) return status;
  const Result<RuleOptions> rules = RulesOf(defaults, board);
  if (!rules.ok()) return rules.status();
  NoteBoard(board, *rules);
  sheet_.Clear();
  return PhaseInput{&board, board.map, board.position.view(), sheet_, *rules, phase_.tells_phase(), 0, phase_.odd_keys};
}

void Exchange::NoteBoard(Board& board, const RuleOptions& rules) {
  NoteState(phase_, board.names, board.position, notes_);
  NoteEnd(phase_, board.position, rules, notes_);
  const bool has_fixed_homes = phase_.homes != kNoJson && !board.position.view().homes_change();
  if (has_fixed_homes && board.homes.AreOthers(phase_, board.names, board.position)) {
    notes_.Add(MessageId::kNoteHomes, {board.map->name()});
  }
  NoteOthers(*board.map, phase_.map != kNoJson, phase_.rules_text, phase_.json->input(), rules, notes_);
}

// Notes a map or rules of the input that differ from those of the options.
void Exchange::NoteOthers(const Map& map, bool names_map, const RulesText& said, std::string_view json,
                          const RuleOptions& used, Notes& notes) const {
  if (names_map && options_.map != nullptr && options_.map->fingerprint() != map.fingerprint()) {
    NoteOtherMap(map, *options_.map, notes);
  }
  if (said.form == RulesText::Form::kAbsent || !options_.rules.has_value()) return;
  const Result<RuleOptions> given = GivenRules(options_, map);
  if (!given.ok()) return;
  const Result<RuleOptions> own = options_.replaces_rules ? RulesFrom(said, json, map, &*given) : used;
  if (!own.ok() || *own != *given) NoteOtherRules(*given, own, options_.replaces_rules, notes);
}

Notes Exchange::NotesOnOptions(const Document& document, const Map& map, const RuleOptions& used) const {
  Notes notes(document.VoiceOver(options_.voice));
  if (document.is_game()) {
    NoteOthers(map, true, document.rules(), document.json(), used, notes);
  } else {
    NoteOthers(map, phase_.map != kNoJson, phase_.rules_text, phase_.json->input(), used, notes);
  }
  return notes;
}

Status Exchange::Check(const Document& document) {
  Begin(document);
  const Result<Defaults> defaults = DefaultsOf(document);
  if (!defaults.ok() || !document.is_game()) return defaults.status();
  if (Status status = document.CheckHasPhases(); !status.ok()) return status;
  for (size_t i = 0; i < document.phase_count(); ++i) {
    if (document.HasOrders(i)) continue;  // else some callers pass over the phase and would not see that it is broken
    if (const Result<PhaseInput> input = Read(document, i, *defaults); !input.ok()) return input.status();
  }
  notes_.clear();
  for (const OddKey& odd : document.odd_keys()) notes_.push_back(OddKeyNote(odd, voice().language));
  notes_.AddAll(NotesOnOptions(document, *defaults->map, defaults->rules.value_or(RuleOptions{})));
  return OkStatus();
}

Result<Exchange::PhaseInput> Exchange::Read(const Document& document, size_t i, const Defaults& defaults) {
  Result<PhaseInput> input = ReadBoard(document, i, defaults);
  if (!input.ok()) return document.InPhase(i, input.status());
  if (Status status = ReadOrders(*input->board, input->rules); !status.ok()) return document.InPhase(i, status);
  const Result<PowerSet> by_default = ReadByDefault(*input->board);
  if (!by_default.ok()) return document.InPhase(i, by_default.status());
  input->by_default = *by_default;
  return input;
}

Result<Exchange::PhaseInput> Exchange::Read(const Document& document, size_t i) {
  const Result<Defaults> defaults = DefaultsOf(document);
  if (!defaults.ok()) return defaults.status();
  return Read(document, i, *defaults);
}

Result<Exchange::Judged> Exchange::Judge(const Document& document, size_t i) {
  const Result<PhaseInput> input = Read(document, i);
  if (!input.ok()) return input.status();
  if (!document.is_game()) NoteHandmade(phase_, input->position, notes_);
  Result<Judged> judged = Judge(*input);
  if (!judged.ok()) return document.InPhase(i, judged.status());
  return judged;
}

Result<Exchange::Judged> Exchange::Judge(const PhaseInput& input) {
  const PositionView& before = input.position;
  if (!before.is_over()) {
    Judged judged{{before, input.sheet, input.board->phase.Adjudicate(before, input.rules, input.sheet)}, input.rules};
    if (Status status = CheckYear(*input.map, judged.phase.result.next.phase()); !status.ok()) return status;
    return judged;
  }
  const Status over = phase_.Error(phase_.name, "the game is over; there is nothing to adjudicate");
  return WithPlace(WrongPhaseError(over.message()), over.place().value_or(Place{}));
}

// ---- Results ----

Result<std::string_view> Exchange::Answer(std::string_view json, GamePhases which, PhaseCall call) {
  notes_.clear();
  if (Status status = line_.Read(json); !status.ok()) return status;
  return line_.is_game() ? AnswerEach(line_, which, call) : (this->*call)(line_, 0);
}

Result<std::string_view> Exchange::Adjudicate(std::string_view json) {
  return Answer(json, GamePhases::kWithOrders, &Exchange::Adjudicate);
}

Result<std::string_view> Exchange::Legal(std::string_view json) {
  return Answer(json, GamePhases::kAll, &Exchange::Legal);
}

// Answers all phases of a game in one result, so that a line of input has one line of output.
Result<std::string_view> Exchange::AnswerEach(const Document& game, GamePhases which, PhaseCall call) {
  if (Status status = Check(game); !status.ok()) return status;
  Notes notes = notes_;
  std::string text;
  JsonWriter out(text);
  out.BeginObject();
  out.CompactIfAny("id", game.id());
  out.Key("phases");
  out.BeginArray();
  for (size_t i = 0; i < game.phase_count(); ++i) {
    if (which == GamePhases::kWithOrders && !game.HasOrders(i)) continue;
    const Result<std::string_view> result = (this->*call)(game, i);
    if (!result.ok()) return result.status();
    out.Raw(*result);
    notes.AddAll(notes_);
  }
  out.EndArray();
  out.EndObject();
  notes_ = std::move(notes);
  out_ = std::move(text);
  return out_;
}

// The id of the last phase read, else of its game.
std::string_view Exchange::IdOf(const Document& document) const {
  return phase_.id == kNoJson ? document.id() : phase_.json->TextOf(phase_.id);
}

Result<std::string_view> Exchange::Adjudicate(const Document& document, size_t i) {
  const Result<Judged> judged = Judge(document, i);
  if (!judged.ok()) return judged.status();
  out_.clear();
  AppendResult(IdOf(document), judged->phase, judged->rules, notes_, out_, {!left_out_.after, voice()});
  return out_;
}

Result<std::string_view> Exchange::Legal(const Document& document, size_t i) {
  const Result<Defaults> defaults = DefaultsOf(document);
  if (!defaults.ok()) return defaults.status();
  const Result<PhaseInput> input = ReadBoard(document, i, *defaults);
  if (!input.ok()) return document.InPhase(i, input.status());
  return WriteLegal(IdOf(document), *input);
}

Result<std::string_view> Exchange::WriteLegal(std::string_view id, const PhaseInput& input) {
  Board& board = *input.board;
  if (!board.lister.has_value()) board.lister.emplace(*board.map);
  board.lister->SetPosition(input.position, input.rules);
  if (input.position.phase_type() == PhaseType::kMovement) NoteWordsAsked(input.rules, notes_);
  out_.clear();
  JsonWriter out(out_);
  out.Object([&] {
    out.CompactIfAny("id", id);
    out.Object("orders", [&] { AppendLegal(*board.lister, input.position, listed_, out); });
    if (!left_out_.powers) {
      out.Object("powers", [&] { AppendLegalPowers(listed_, input.position.map(), out); });
    }
    AppendNotes(notes_, out);
  });
  return out_;
}

// ---- Errors ----

Result<std::string_view> Exchange::CountVotes(std::string_view json, DrawPolicy policy) {
  const Result<MapRef> map = options_.map != nullptr ? options_.map : MapNamed("standard");
  if (!map.ok()) return map.status();
  const Result<JsonTape> tape = JsonTape::ReadDocument(json);
  if (!tape.ok()) return tape.status();
  const Result<VoiceAsked> asked = ReadVoice(*tape, tape->root());
  if (!asked.ok()) return asked.status();
  notes_.clear();
  notes_.Speak(asked->Over(options_.voice));
  Result<std::string> counted = entente::CountVotes(**map, policy, *tape, notes_);
  if (!counted.ok()) return counted.status();
  out_ = *std::move(counted);
  return out_;
}

std::string_view Exchange::ErrorJson(std::string_view json, const Status& status) {
  return ErrorJson(json, StatusWord(status), status.message(), status.place().value_or(Place{}));
}

namespace {

// The id of a broken text, if it stands before the fault.
std::string IdIn(std::string_view json) {
  JsonTape tape;
  tape.Read(json).IgnoreError();
  const JsonIndex id = tape.empty() ? kNoJson : tape.Find(tape.root(), "id");
  return id == kNoJson ? std::string() : std::string(tape.TextOf(id));
}

// The same for a text with invalid bytes outside of the id.
std::string IdAmongBadBytes(std::string_view json) {
  std::string readable;
  AppendUtf8(json, readable);
  std::replace(readable.begin(), readable.end(), '\0', '?');
  const std::string id = IdIn(readable);
  return json.find(id) == json.npos ? std::string() : id;
}

std::string FindId(std::string_view json) {
  if (json.size() > kMaxJsonBytes) return {};
  return IsUtf8(json) && json.find('\0') == json.npos ? IdIn(json) : IdAmongBadBytes(json);
}

}  // namespace

std::string_view Exchange::ErrorJson(std::string_view json, std::string_view status_word, std::string_view message,
                                     const Place& place) {
  const std::string safe_message = Utf8FromUtf8OrLatin1(message);
  out_.clear();
  JsonWriter out(out_);
  out.Object([&] {
    out.CompactIfAny("id", FindId(json));
    out.Object("error", [&] {
      out.Member("status", status_word);
      out.Member("message", safe_message);
      if (place.line > 0) out.Member("line", place.line);
      if (place.column == 0) return;
      out.Member("column", place.column);
      out.Member("offset", place.offset);
    });
  });
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
