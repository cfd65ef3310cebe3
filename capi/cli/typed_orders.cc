#include "typed_orders.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <set>

#include "absl/algorithm/container.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "dui/dfen.h"
#include "handle.h"
#include "input.h"
#include "json_text.h"

namespace entente_cli {
namespace {

constexpr size_t kMostTyped = size_t{1} << 20;  // bytes of a text
constexpr size_t kMostOfAName = 60;             // bytes of a power's name
constexpr size_t kShortestAlone = 3;            // letters of a power without a colon: "F" begins an order
constexpr size_t kMostUnread = 100;             // lines that are no order

constexpr absl::string_view kExpectedGame =
    "; expected a game or a phase: JSON, a form of entente convert, or orders (FRANCE, A PAR - BUR)";
constexpr absl::string_view kExpectedOrders = "; expected FRANCE and A PAR - BUR below it, or France: A PAR - BUR";

bool Fail(entente_error& error, uint32_t line, absl::string_view message,
          entente_status status = ENTENTE_ERR_INVALID_ARGUMENT) {
  error = ErrorOf(status, message);
  error.has_place = line > 0 ? 1 : 0;
  error.line = line;
  return false;
}

struct Line {
  uint32_t number;
  absl::string_view text;  // without blanks around it
};

bool IsComment(absl::string_view line) {
  return line.empty() || absl::StartsWith(line, "#") || absl::StartsWith(line, "//");
}
bool IsOrdersLine(absl::string_view line) { return absl::EqualsIgnoreCase(line, "orders:"); }

// The lines with text that are no comments.
std::vector<Line> LinesWithText(absl::string_view text) {
  std::vector<Line> lines;
  uint32_t number = 0;
  if (absl::StartsWith(text, "\xef\xbb\xbf")) text.remove_prefix(3);
  for (const absl::string_view line : absl::StrSplit(text, '\n')) {
    ++number;
    const absl::string_view inside = absl::StripAsciiWhitespace(line);
    if (!IsComment(inside)) lines.push_back({number, inside});
  }
  return lines;
}

std::optional<uint32_t> FindPower(const entente_map* map, absl::string_view text) {
  uint32_t power = 0;
  if (text.empty() || text.size() > kMostOfAName ||
      entente_map_find_power(map, text.data(), text.size(), &power, nullptr) != ENTENTE_OK) {
    return std::nullopt;
  }
  return power;
}

// What a line says.
struct Said {
  std::optional<uint32_t> power;
  absl::string_view orders;  // empty: the power of the lines below
};

Said SaidBy(const entente_map* map, absl::string_view line) {
  const size_t colon = line.find(':');
  if (colon != absl::string_view::npos) {
    const std::optional<uint32_t> power = FindPower(map, absl::StripAsciiWhitespace(line.substr(0, colon)));
    if (power.has_value()) return {power, absl::StripAsciiWhitespace(line.substr(colon + 1))};
  }
  const std::optional<uint32_t> alone = line.size() < kShortestAlone ? std::nullopt : FindPower(map, line);
  return alone.has_value() ? Said{alone, ""} : Said{std::nullopt, line};
}

// The beginning of a text for a message, which control characters would cut off or garble.
std::string FrontOf(absl::string_view text) {
  std::string front = JsonTextOf(JsonQuoted(text.substr(0, 80)));  // which is UTF-8
  absl::c_replace_if(
      front, [](unsigned char c) { return absl::ascii_iscntrl(c); }, '?');
  return front;
}

// An order and the line that has it.
struct TypedOrder {
  uint32_t line;
  std::string text;
  std::optional<uint32_t> power;
  std::optional<entente_order_fields> fields;  // none if the text is no order
};

// Reads lines of orders for a map and a type of phase, up to kMostUnread lines that are no order.
class OrderLines {
 public:
  OrderLines(const entente_map* map, uint32_t phase_type) : map_(map), phase_type_(phase_type) {}

  void Read(const std::vector<Line>& lines) {
    std::optional<uint32_t> heading;
    for (const Line& line : lines) {
      if (unread_ > kMostUnread) return;
      const Said said = SaidBy(map_, line.text);
      has_powers_ |= said.power.has_value();
      if (said.power.has_value() && said.orders.empty()) {
        heading = said.power;
        powers_.insert(*heading);
        continue;
      }
      for (TypedOrder& order : SplitOrders(said.orders))
        Add(line, said.power.has_value() ? said.power : heading, order);
    }
  }

  std::vector<TypedOrder>& orders() { return orders_; }
  const std::set<uint32_t>& powers() const { return powers_; }  // also those without orders
  bool has_powers() const { return has_powers_; }

  // False, with an error about the first one, if the text has too many lines that are no order.
  bool Check(absl::string_view expected, entente_error& error) const {
    if (unread_ <= kMostUnread) return true;
    const auto first = absl::c_find_if(orders_, [](const TypedOrder& order) { return !order.fields.has_value(); });
    return Fail(error, first->line,
                absl::StrCat("'", FrontOf(first->text), "' is no order, power or phase, and neither are ", kMostUnread,
                             " lines below it", expected));
  }

 private:
  std::optional<entente_order_fields> FieldsOf(absl::string_view text) const {
    entente_order order = 0;
    auto fields = Sized<entente_order_fields>();
    if (entente_order_read(map_, nullptr, phase_type_, ENTENTE_NO_POWER, text.data(), text.size(), &order, nullptr) !=
            ENTENTE_OK ||
        entente_order_unpack(order, &fields, nullptr) != ENTENTE_OK) {
      return std::nullopt;
    }
    return fields;
  }

  TypedOrder OrderOf(absl::string_view text) const { return {0, std::string(text), std::nullopt, FieldsOf(text)}; }

  // Commas and semicolons separate orders if each part is one.
  std::vector<TypedOrder> SplitOrders(absl::string_view text) const {
    if (text.find_first_of(",;") == absl::string_view::npos) return {OrderOf(text)};
    std::vector<TypedOrder> parts;
    for (const absl::string_view part : absl::StrSplit(text, absl::ByAnyChar(",;"), absl::SkipWhitespace())) {
      parts.push_back(OrderOf(absl::StripAsciiWhitespace(part)));
      if (!parts.back().fields.has_value()) return {OrderOf(text)};
    }
    return parts;
  }

  void Add(const Line& line, std::optional<uint32_t> power, TypedOrder& order) {
    order.line = line.number;
    order.power = power;
    unread_ += order.fields.has_value() ? 0 : 1;
    if (order.fields.has_value() && order.fields->power != ENTENTE_NO_POWER) {
      if (!power.has_value()) order.power = order.fields->power;
      has_powers_ = true;
    }
    if (order.power.has_value()) powers_.insert(*order.power);
    orders_.push_back(std::move(order));
  }

  const entente_map* map_;
  const uint32_t phase_type_;
  std::vector<TypedOrder> orders_;
  std::set<uint32_t> powers_;
  bool has_powers_ = false;
  size_t unread_ = 0;  // lines that are no order
};

bool NoOrder(const TypedOrder& order, absl::string_view expected, entente_error& error) {
  return Fail(error, order.line, absl::StrCat("'", FrontOf(order.text), "' is no order, power or phase", expected));
}

uint32_t ProvinceOf(const entente_map* map, uint32_t location) {
  auto info = Sized<entente_location_info>();
  return entente_map_location(map, location, &info, nullptr) == ENTENTE_OK ? info.province
                                                                           : uint32_t{ENTENTE_NO_PROVINCE};
}

// The owner of the unit in each province; of a dislodged unit before that of the one that took its place.
std::map<uint32_t, uint32_t> OwnersOf(const entente_map* map, const void* position) {
  std::map<uint32_t, uint32_t> owners;
  std::vector<entente_unit> units;
  Fill(units, nullptr, entente_position_dislodged, map, position);
  for (const entente_unit& unit : units) owners.emplace(ProvinceOf(map, unit.location), unit.power);
  Fill(units, nullptr, entente_position_units, map, position);
  for (const entente_unit& unit : units) owners.emplace(ProvinceOf(map, unit.location), unit.power);
  return owners;
}

// Finds the power of each order that has none.
bool FindOwners(const entente_map* map, const void* position, absl::string_view expected,
                std::vector<TypedOrder>& orders, entente_error& error) {
  const std::map<uint32_t, uint32_t> owners = OwnersOf(map, position);
  for (TypedOrder& order : orders) {
    if (order.power.has_value()) continue;
    const auto owner = order.fields.has_value() ? owners.find(ProvinceOf(map, order.fields->source)) : owners.end();
    if (!order.fields.has_value()) return NoOrder(order, expected, error);
    if (owner == owners.end()) {
      return Fail(
          error, order.line,
          absl::StrCat("whose order is '", FrontOf(order.text),
                       "'? Expected its power on a line above it (FRANCE), or before it (France: A PAR - BUR)"));
    }
    order.power = owner->second;
  }
  return true;
}

// The board of a typed phase.
class TypedBoard {
 public:
  explicit TypedBoard(const Setting& setting) : setting_(setting), map_(setting.map.get()) {}

  // Reads a board in a form of entente convert.
  bool ReadForm(absl::string_view text, entente_error& error) {
    Text json;
    if (entente_convert(text.data(), text.size(), ENTENTE_GAME_FORM_GUESS, ENTENTE_GAME_FORM_JSON,
                        setting_.map_or_null(), setting_.rules_or_default(), nullptr, json.out(), nullptr,
                        &error) != ENTENTE_OK) {
      return false;
    }
    DocumentHandle document;
    Text phase;
    if (entente_document_read(json.view().data(), json.view().size(), Out(document), &error) != ENTENTE_OK)
      return false;
    const uint32_t last = entente_document_phase_count(document.get()) - 1;
    if (entente_document_phase(document.get(), last, phase.out(), &error) != ENTENTE_OK) return false;
    const std::string name = JsonTextOf(JsonMemberOf(phase.view(), "map"));
    if (!name.empty() && name != entente_map_name(map_)) {
      if (entente_map_builtin(name.data(), name.size(), Out(own_map_), &error) != ENTENTE_OK) return false;
      map_ = own_map_.get();
    }
    json_ = std::string(phase.view());
    return Place(error);
  }

  // Reads the one line that a board takes: a phase, a position line or a DFEN. False if it is none of these; `error` then has
  // a line if the text looks like one.
  bool ReadLine(const Line& line, entente_error& error) {
    uint32_t form = ENTENTE_GAME_FORM_GUESS;
    if (entente_game_form_guess(line.text.data(), line.text.size(), &form, nullptr) == ENTENTE_OK &&
        form == ENTENTE_GAME_FORM_LINE) {
      return ReadForm(line.text, error) || AtLine(error, line.number);
    }
    if (absl::ascii_isdigit(line.text.front()) && absl::StrContains(line.text, '/')) {
      const std::string wrong = dui::ReadDfen(map_, line.text, position_);
      if (!wrong.empty()) return Fail(error, line.number, wrong);
      Text json;
      if (entente_position_to_json(map_, position_.data(), json.out(), &error) != ENTENTE_OK) return false;
      json_ = std::string(json.view());
      return true;
    }
    for (const char* rest : {"", " MOVEMENT"}) {
      phase_ = absl::StrCat(line.text, rest);
      if (phase_.size() <= kMostOfAName && ReadPhase(nullptr)) return true;
    }
    phase_.clear();
    json_.clear();
    return false;
  }

  // Makes the board of the ordered units.
  bool MakeOf(const std::vector<TypedOrder>& orders, entente_error& error) {
    if (phase_.empty()) phase_ = begin_phase();
    if (phase_type() == ENTENTE_RETREATS) {
      return Fail(error, 0, "a retreats phase needs a board: expected a position line above the orders");
    }
    std::set<uint32_t> taken;
    for (const TypedOrder& order : orders) {
      if (!order.fields.has_value() || order.fields->kind == ENTENTE_BUILD || order.fields->kind == ENTENTE_WAIVE)
        continue;
      if (!taken.insert(ProvinceOf(map_, order.fields->source)).second) continue;
      std::string unit;
      if (!UnitOf(order, unit, error)) return false;
      units_[*order.power].push_back(JsonQuoted(unit));
    }
    return ReadPhase(&error) || AtLine(error, 0);
  }

  // The start of the map.
  bool MakeStart(entente_error& error) {
    position_.resize(entente_position_size(map_) / sizeof(uint64_t));
    Text json;
    if (entente_position_start(map_, position_.data(), bytes(), &error) != ENTENTE_OK ||
        entente_position_to_json(map_, position_.data(), json.out(), &error) != ENTENTE_OK) {
      return false;
    }
    json_ = std::string(json.view());
    return true;
  }

  bool has_units() const { return phase_.empty() && !json_.empty(); }
  const entente_map* map() const { return map_; }
  const void* position() const { return position_.data(); }
  const std::string& json() const { return json_; }
  uint32_t phase_type() const {
    auto info = Sized<entente_position_info>();
    if (position_.empty() || entente_position_describe(map_, position_.data(), &info, nullptr) != ENTENTE_OK) {
      return ENTENTE_MOVEMENT;
    }
    return info.phase_type;
  }

 private:
  size_t bytes() const { return position_.size() * sizeof(uint64_t); }

  static bool AtLine(entente_error& error, uint32_t line) {
    error.line = line;
    if (line == 0) error.has_place = error.column = error.offset = error.length = 0;
    return false;
  }

  bool Place(entente_error& error) {
    position_.resize(entente_position_size(map_) / sizeof(uint64_t));
    return entente_position_from_json(map_, json_.data(), json_.size(), position_.data(), bytes(), &error) ==
           ENTENTE_OK;
  }

  // Reads phase_ with units_ as a position.
  bool ReadPhase(entente_error* error) {
    std::vector<std::string> powers;
    for (const auto& [power, units] : units_) {
      powers.push_back(
          JsonMember(entente_map_power_id(map_, power), absl::StrCat("[", absl::StrJoin(units, ","), "]")));
    }
    std::vector<std::string> members = {JsonTextMember("name", phase_),
                                        JsonMember("state", JsonObject({JsonMember("units", JsonObject(powers))}))};
    if (own_map_ != nullptr) members.insert(members.begin(), JsonTextMember("map", entente_map_name(map_)));
    json_ = JsonObject(members);
    auto unused = Sized<entente_error>();
    return Place(error != nullptr ? *error : unused);
  }

  std::string begin_phase() const {
    auto info = Sized<entente_map_info>();
    return entente_map_describe(map_, &info, nullptr) == ENTENTE_OK ? info.begin_phase : "";
  }

  // "A PAR" of an ordered unit.
  bool UnitOf(const TypedOrder& order, std::string& unit, entente_error& error) const {
    auto info = Sized<entente_location_info>();
    entente_map_location(map_, order.fields->source, &info, nullptr);
    const char* place = entente_map_location_id(map_, order.fields->source);
    const bool is_known = order.fields->unit_type_known != 0 || info.takes_army == 0 || info.takes_fleet == 0;
    if (!is_known) {
      return Fail(error, order.line,
                  absl::StrCat("is the unit of '", FrontOf(order.text), "' an army or a fleet? Expected A ", place,
                               " or F ", place));
    }
    const bool is_army =
        order.fields->unit_type_known != 0 ? order.fields->unit_type == ENTENTE_ARMY : info.takes_army != 0;
    unit = absl::StrCat(is_army ? "A " : "F ", place);
    return true;
  }

  const Setting& setting_;
  const entente_map* map_;
  MapHandle own_map_;
  std::string phase_;  // of a board without units so far
  std::string json_;
  std::map<uint32_t, std::vector<std::string>> units_;  // by power, as JSON
  dui::PositionMemory position_;
};

class TypedReader {
 public:
  TypedReader(absl::string_view text, const Setting& setting) : text_(text), board_(setting) {}

  bool Read(TypedPhase& typed, entente_error& error) {
    if (text_.size() > kMostTyped) {
      return Fail(error, 0, "a board and orders as people type them have at most 1 MiB", ENTENTE_ERR_LIMIT);
    }
    lines_ = LinesWithText(text_);
    if (!ReadBoard(error)) return false;
    OrderLines read(board_.map(), board_.phase_type());
    read.Read(lines_);
    std::vector<TypedOrder>& orders = read.orders();
    if (!read.Check(kExpectedGame, error)) return false;
    if (!absl::c_any_of(orders, [](const TypedOrder& order) { return order.fields.has_value(); })) {
      return FailWithout(orders, error);
    }
    if (!MakeBoard(read, typed, error)) return false;
    typed.json = WithMember(board_.json(), "orders", OrdersAsJson(orders, read.powers()));
    return true;
  }

 private:
  bool ReadBoard(entente_error& error) {
    const auto separator = absl::c_find_if(lines_, [](const Line& line) { return IsOrdersLine(line.text); });
    if (separator != lines_.end() && separator != lines_.begin()) {
      const absl::string_view above = text_.substr(0, static_cast<size_t>(separator->text.data() - text_.data()));
      const bool is_one_line = separator - lines_.begin() == 1;
      auto unused = Sized<entente_error>();
      if (!(is_one_line && board_.ReadLine(lines_.front(), unused)) && !board_.ReadForm(above, error)) return false;
    }
    if (separator != lines_.end()) {
      lines_.erase(lines_.begin(), separator + 1);
      return true;
    }
    error = Sized<entente_error>();
    if (lines_.empty() || SaidBy(board_.map(), lines_.front().text).power.has_value()) return true;
    if (board_.ReadLine(lines_.front(), error)) {
      lines_.erase(lines_.begin());
      return true;
    }
    return error.line == 0;  // not a board
  }

  bool MakeBoard(OrderLines& read, TypedPhase& typed, entente_error& error) {
    std::vector<TypedOrder>& orders = read.orders();
    const bool is_start = !board_.has_units() && !read.has_powers();
    if (is_start && !board_.MakeStart(error)) return false;
    if (board_.has_units()) {
      if (is_start) typed.notes.emplace_back("no board is given: it is the start of the map");
      return FindOwners(board_.map(), board_.position(), kExpectedGame, orders, error);
    }
    if (!FindOwners(board_.map(), EmptyBoard().data(), kExpectedGame, orders, error)) return false;
    typed.notes.emplace_back("no board is given: the units are those that are ordered");
    return board_.MakeOf(orders, error);
  }

  dui::PositionMemory EmptyBoard() const {
    dui::PositionMemory empty(entente_position_size(board_.map()) / sizeof(uint64_t));
    entente_position_clear(board_.map(), empty.data(), empty.size() * sizeof(uint64_t), nullptr);
    return empty;
  }

  // No line is an order: the error is about the first one that should be one.
  static bool FailWithout(const std::vector<TypedOrder>& orders, entente_error& error) {
    return orders.empty() ? Fail(error, 0, absl::StrCat("there is no order", kExpectedGame))
                          : NoOrder(orders.front(), kExpectedGame, error);
  }

  std::string OrdersAsJson(const std::vector<TypedOrder>& orders, const std::set<uint32_t>& powers) const {
    std::map<uint32_t, std::vector<std::string>> lists;
    for (const uint32_t power : powers) lists[power];
    for (const TypedOrder& order : orders) lists[*order.power].push_back(order.text);
    std::vector<std::string> members;
    for (const auto& [power, texts] : lists) {
      members.push_back(JsonMember(entente_map_power_id(board_.map(), power), JsonArray(texts)));
    }
    return JsonObject(members);
  }

  const absl::string_view text_;
  TypedBoard board_;
  std::vector<Line> lines_;
};

// The phase that a line names: "F1902M" of "Fall 1902"; "" of another line.
std::string PhaseNamed(const entente_map* map, absl::string_view line) {
  dui::PositionMemory position(entente_position_size(map) / sizeof(uint64_t));
  auto info = Sized<entente_position_info>();
  for (const char* rest : {"", " MOVEMENT"}) {
    const std::string json = JsonObject({JsonTextMember("name", absl::StrCat(line.substr(0, kMostOfAName + 1), rest)),
                                         JsonMember("state", R"({"units":{}})")});
    if (line.size() <= kMostOfAName &&
        entente_position_from_json(map, json.data(), json.size(), position.data(), position.size() * sizeof(uint64_t),
                                   nullptr) == ENTENTE_OK &&
        entente_position_describe(map, position.data(), &info, nullptr) == ENTENTE_OK) {
      return info.phase_name;
    }
  }
  return "";
}

}  // namespace

bool HasOrdersLine(absl::string_view text) {
  return text.size() <= kMostTyped &&
         absl::c_any_of(LinesWithText(text), [](const Line& line) { return IsOrdersLine(line.text); });
}

bool HasOrdersOrPowers(absl::string_view text, const Setting& setting) {
  if (text.size() > kMostTyped) return false;
  OrderLines read(setting.map.get(), ENTENTE_MOVEMENT);
  read.Read(LinesWithText(text));
  return read.has_powers() ||
         absl::c_any_of(read.orders(), [](const TypedOrder& order) { return order.fields.has_value(); });
}

bool ReadTypedPhase(absl::string_view text, const Setting& setting, TypedPhase& typed, entente_error& error) {
  return TypedReader(text, setting).Read(typed, error);
}

bool ReadTypedOrders(absl::string_view text, const entente_map* map, const void* position, PowerOrders& orders,
                     entente_error& error) {
  if (text.size() > kMostTyped)
    return Fail(error, 0, "orders as people type them have at most 1 MiB", ENTENTE_ERR_LIMIT);
  if (IsUtf16(text)) return Fail(error, 0, kNotUtf16);
  auto info = Sized<entente_position_info>();
  if (entente_position_describe(map, position, &info, &error) != ENTENTE_OK) return false;
  std::vector<Line> lines = LinesWithText(text);
  const std::string phase = lines.empty() ? "" : PhaseNamed(map, lines.front().text);
  if (!phase.empty() && phase != info.phase_name) {
    return Fail(error, lines.front().number,
                absl::StrCat("the orders are for ", phase, ", and the game is in ", info.phase_name));
  }
  if (!phase.empty()) lines.erase(lines.begin());
  OrderLines read(map, info.phase_type);
  read.Read(lines);
  if (!read.Check(kExpectedOrders, error)) return false;
  if (!FindOwners(map, position, kExpectedOrders, read.orders(), error)) return false;
  for (const uint32_t power : read.powers()) orders[power];
  for (const TypedOrder& order : read.orders()) orders[*order.power].push_back(order.text);
  return true;
}

}  // namespace entente_cli
