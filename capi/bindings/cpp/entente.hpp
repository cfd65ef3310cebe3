/// @file
/// @brief Entente for C++17: adjudicates the board game Diplomacy. Header only; needs libentente and its C header.
///
/// @code
/// entente::Game game = entente::Game::make();
/// game.submit("FRANCE", "A PAR - BUR");
/// for (const entente::Result& result : game.process()) std::cout << result.text << ": " << result.sentence() << '\n';
/// @endcode
///
/// Powers and places are their ids as texts ("FRANCE", "STP/SC"); what takes one takes every name of the map. A failed or
/// illegal order is a value (Result::reason).
///
/// Errors. A call that does not do what it says throws an Error: InvalidArgument, NotFound, WrongPhase, NotSupported,
/// LimitExceeded. With ENTENTE_EXPECTED defined before the include, and always under -fno-exceptions, nothing is thrown:
/// every function whose type says Returned<T> returns an Expected<T>. Each choice has an inline namespace of its own, so
/// both may be linked into one program.
///
/// Handles. Objects free themselves; close() frees at once. Game, Adjudicator and Actions can be moved, not copied; fork()
/// copies a game. Map, Rules, Position and Order are values; copies of a Map share it.
///
/// Threads. Any number of threads may use a Map, Rules, Order or Actions. Each call on a Game or an Adjudicator, also
/// through its results, holds its lock. A Position is plain memory: no thread may use it while another one changes it.
#ifndef ENTENTE_ENTENTE_HPP_
#define ENTENTE_ENTENTE_HPP_

#include <entente/entente.h>

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <exception>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "entente_enums.hpp"

#if !defined(ENTENTE_EXPECTED) && !defined(__cpp_exceptions) && !defined(_CPPUNWIND)
#define ENTENTE_EXPECTED
#endif

namespace entente {

/// Writes the word of an enum of the library: std::cout << result.reason.
template <typename Enum, typename = std::enable_if_t<std::is_enum_v<Enum>>, typename = decltype(word(Enum{}))>
std::ostream& operator<<(std::ostream& out, Enum value) {
  return out << word(value);
}

/// What went wrong, where, and what was expected. what() has the place too.
class Error : public std::exception {
 public:
  explicit Error(const entente_error& error)
      : Error(static_cast<Status>(error.status), error.message, error.has_place != 0, error.file) {
    line_ = error.line, column_ = error.column, offset_ = error.offset, length_ = error.length;
    if (!has_place_) return;
    what_ = "line " + std::to_string(line_) + ", column " + std::to_string(column_) + ": " + message_;
    if (!file_.empty()) what_ = file_ + ": " + what_;
  }
  Error(Status status, std::string message, bool has_place = false, std::string file = {})
      : status_(status), message_(std::move(message)), file_(std::move(file)), what_(message_), has_place_(has_place) {}

  const char* what() const noexcept override { return what_.c_str(); }
  Status status() const noexcept { return status_; }
  const std::string& message() const noexcept { return message_; }
  /// True: line, column, offset and length are a place in the input; false: they are 0.
  bool has_place() const noexcept { return has_place_; }
  uint32_t line() const noexcept { return line_; }      ///< from 1
  uint32_t column() const noexcept { return column_; }  ///< in characters, from 1
  uint32_t offset() const noexcept { return offset_; }  ///< in bytes, from 0
  uint32_t length() const noexcept { return length_; }  ///< in bytes
  /// Of a map text: the file of the place; else empty.
  const std::string& file() const noexcept { return file_; }

 private:
  Status status_;
  std::string message_, file_, what_;
  bool has_place_;
  uint32_t line_ = 0, column_ = 0, offset_ = 0, length_ = 0;
};

/// The error of a status, so that each kind can be caught by itself.
template <Status kStatus>
class ErrorOf : public Error {
 public:
  explicit ErrorOf(Error error) : Error(std::move(error)) {}
};
using InvalidArgument = ErrorOf<Status::kInvalidArgument>;  ///< out of range, or a malformed text
using NotFound = ErrorOf<Status::kNotFound>;                ///< an unknown map, place, power, option or preset
using NotSupported = ErrorOf<Status::kNotSupported>;        ///< known, but not possible here
using WrongPhase = ErrorOf<Status::kWrongPhase>;            ///< the call does not fit the phase, or the game is over
using LimitExceeded = ErrorOf<Status::kLimit>;              ///< larger than the documented bounds
using InternalError = ErrorOf<Status::kInternal>;           ///< a bug in the library

/// A value, or the error instead of it. Using the value of an error is a mistake of the program, which assert() finds.
template <typename T>
class Expected {
 public:
  Expected(T value) : state_(std::in_place_index<0>, std::move(value)) {}      // NOLINT: as std::expected
  Expected(Error error) : state_(std::in_place_index<1>, std::move(error)) {}  // NOLINT
  explicit operator bool() const noexcept { return state_.index() == 0; }
  T& operator*() & noexcept { return *get(); }
  const T& operator*() const& noexcept { return *std::get_if<0>(&state_); }
  T&& operator*() && noexcept { return std::move(*get()); }
  T* operator->() noexcept { return get(); }
  const T* operator->() const noexcept { return std::get_if<0>(&state_); }
  const Error& error() const noexcept { return *std::get_if<1>(&state_); }

 private:
  T* get() noexcept {
    assert(state_.index() == 0);
    return std::get_if<0>(&state_);
  }
  std::variant<T, Error> state_;
};

/// Success, or an error.
template <>
class Expected<void> {
 public:
  Expected() = default;
  Expected(Error error) : error_(std::move(error)) {}  // NOLINT
  explicit operator bool() const noexcept { return !error_; }
  const Error& error() const noexcept { return *error_; }

 private:
  std::optional<Error> error_;
};

#if defined(ENTENTE_EXPECTED)
inline namespace expected {
/// What a call returns: here Expected<T>, without ENTENTE_EXPECTED the value itself.
template <typename T>
using Returned = Expected<T>;
#define ENTENTE_CHECK_(...)                                \
  do {                                                     \
    std::optional<Error> failed_in_check_ = (__VA_ARGS__); \
    if (failed_in_check_) return *failed_in_check_;        \
  } while (false)
#define ENTENTE_TAKE_(name, ...)                                 \
  auto name##_or_error_ = (__VA_ARGS__);                         \
  if (!name##_or_error_) return Error(name##_or_error_.error()); \
  auto name = *std::move(name##_or_error_)
#define ENTENTE_DONE_ \
  return {}
#else
inline namespace throwing {
/// What a call returns: here the value itself; with ENTENTE_EXPECTED an Expected<T>.
template <typename T>
using Returned = T;
#define ENTENTE_CHECK_(...) detail::check(__VA_ARGS__)
#define ENTENTE_TAKE_(name, ...) auto name = (__VA_ARGS__)
#define ENTENTE_DONE_ return
#endif

class Map;
class Game;
class Position;

/// How sentences are written. The library refuses widths below 20.
struct TextOptions {
  TextLanguage language = TextLanguage::kEn;
  bool full_names = false;  ///< "Army Paris" instead of "A PAR"
  uint32_t width = 0;       ///< of texts of several lines: the most columns; 0: no limit
  bool board = false;       ///< a report also lists the board after the phase
};

/// How a board is drawn.
struct RenderOptions {
  RenderForm form = RenderForm::kSvg;  ///< RenderForm::kText: the board in sequence, for screen readers
  RenderTheme theme = RenderTheme::kLight;
  RenderPalette palette = RenderPalette::kUsual;  ///< the others for players to whom two colors look alike
  RenderParts hidden = {};                        ///< what is left out
  bool full_names = false;
  uint32_t width = 0;  ///< of SVG in pixels, of text in columns; 0: its own
  TextLanguage language = TextLanguage::kEn;
};

namespace detail {

#if !defined(ENTENTE_EXPECTED)
inline void check(const std::optional<Error>& failed) {
  if (!failed) return;
  switch (failed->status()) {
    case Status::kInvalidArgument:
      throw InvalidArgument(*failed);
    case Status::kNotFound:
      throw NotFound(*failed);
    case Status::kNotSupported:
      throw NotSupported(*failed);
    case Status::kWrongPhase:
      throw WrongPhase(*failed);
    case Status::kLimit:
      throw LimitExceeded(*failed);
    case Status::kInternal:
      throw InternalError(*failed);
    case Status::kOutOfMemory:
      throw std::bad_alloc();
    default:
      throw Error(*failed);
  }
}
#endif

template <typename Handle, void (*kFree)(Handle*)>
struct Free {
  void operator()(Handle* handle) const noexcept { kFree(handle); }
};
template <typename Handle, void (*kFree)(Handle*)>
using Owned = std::unique_ptr<Handle, Free<Handle, kFree>>;
using OwnedMap = Owned<entente_map, entente_map_free>;
using OwnedGame = Owned<entente_game, entente_game_free>;
using OwnedReader = Owned<entente_map_reader, entente_map_reader_free>;
using OwnedScratch = Owned<entente_scratch, entente_scratch_free>;
using OwnedActions = Owned<entente_actions, entente_actions_free>;
using OwnedText = Owned<entente_text, entente_text_free>;

template <typename Struct>
Struct sized() noexcept {
  return entente_init<Struct>();
}

// Calls a function that returns a status, with an error as its last argument.
template <typename Function, typename... Arguments>
std::optional<Error> call(Function function, Arguments... arguments) {
  entente_error error;  // written on failure only
  error.struct_size = sizeof error;
  if (function(arguments..., &error) == ENTENTE_OK) return std::nullopt;
  return Error(error);
}

// Fills a string or vector with what a function writes to (memory, capacity, &length).
template <typename Container, typename Function, typename... Arguments>
std::optional<Error> fill(Container& out, Function function, Arguments... arguments) {
  entente_error error;
  error.struct_size = sizeof error;
  out.resize(std::max<std::size_t>(out.capacity(), std::is_same_v<Container, std::string> ? 255 : 64));
  while (true) {
    std::size_t length = 0;
    entente_status status;
    if constexpr (std::is_same_v<Container, std::vector<entente_order_result>>) {
      status = function(arguments..., out.data(), sizeof(entente_order_result), out.size(), &length, &error);
    } else {
      status = function(arguments..., out.data(), out.size(), &length, &error);
    }
    if (status != ENTENTE_OK && status != ENTENTE_ERR_BUFFER_TOO_SMALL) return Error(error);
    out.resize(length);
    if (status == ENTENTE_OK) return std::nullopt;
  }
}

// The bytes of the entente_text that a function gives as its last output.
template <typename Function, typename... Arguments>
std::optional<Error> text(std::string& out, Function function, Arguments... arguments) {
  entente_text* given = nullptr;
  if (auto failed = call(function, arguments..., &given)) return failed;
  const OwnedText owned(given);
  out.assign(static_cast<const char*>(entente_text_data(given)), entente_text_length(given));
  return std::nullopt;
}

inline entente_text_options options(const TextOptions& given) noexcept {
  auto made = sized<entente_text_options>();
  made.full_names = given.full_names, made.width = given.width, made.board = given.board;
  made.language = static_cast<entente_text_language>(given.language);
  return made;
}

inline entente_render_options options(const RenderOptions& given) noexcept {
  auto made = sized<entente_render_options>();
  made.form = static_cast<entente_render_form>(given.form), made.theme = static_cast<entente_render_theme>(given.theme);
  made.palette = static_cast<entente_render_palette>(given.palette);
  made.hidden = static_cast<entente_render_parts>(given.hidden);
  made.full_names = given.full_names, made.width = given.width;
  made.language = static_cast<entente_text_language>(given.language);
  return made;
}

inline std::string or_empty(const char* text) { return text ? text : ""; }

// Where texts about a phase come from: a game, or the working memory of an adjudicator.
struct Source {
  virtual ~Source() = default;
  // The serial of a phase now; of a phase that is not played another one than it had.
  virtual uint64_t serial(entente_phase phase) = 0;
  virtual std::optional<Error> texts(entente_phase phase, entente_phase_texts kind, const entente_text_options& options,
                                     std::string& out) = 0;
  virtual std::optional<Error> explain(entente_phase phase, std::string_view order, entente_text_form form,
                                       const entente_text_options& options, std::string& out) = 0;
  std::recursive_mutex mutex;
};
using Lock = std::lock_guard<std::recursive_mutex>;

// Puts the lines of a text into a list.
inline void split(std::string_view text, std::vector<std::string>& lines) {
  lines.clear();
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

// A phase as its outcome saw it. It keeps the sentences that were read last: all of a kind come in one call.
struct PhaseSource {
  std::shared_ptr<Source> source;
  entente_phase phase = 0;
  uint64_t serial = 0;
  entente_phase_texts kind = 0;
  TextOptions written;
  std::vector<std::string> sentences;

  std::optional<Error> check() const {
    if (source->serial(phase) == serial) return std::nullopt;
    return Error(Status::kWrongPhase, "the phase was undone, or another one was adjudicated since");
  }
  std::optional<Error> sentence(entente_phase_texts of, uint32_t index, const TextOptions& given, std::string& out) {
    const Lock lock(source->mutex);
    if (auto failed = check()) return failed;
    if (sentences.empty() || of != kind || given.language != written.language ||
        given.full_names != written.full_names) {
      std::string lines;
      if (auto failed = source->texts(phase, of, options(given), lines)) return failed;
      split(lines, sentences);
      kind = of, written = given;
    }
    out = sentences[index];
    return std::nullopt;
  }
  std::optional<Error> explain(std::string_view order, TextForm form, const TextOptions& given,
                               std::string& out) const {
    const Lock lock(source->mutex);
    if (auto failed = check()) return failed;
    return source->explain(phase, order, static_cast<entente_text_form>(form), options(given), out);
  }
};
using SourceOf = std::shared_ptr<PhaseSource>;

}  // namespace detail

/// @return "1.1.0", the version of the library.
inline std::string version() { return entente_version(); }

/// A name with a sentence about it.
struct Described {
  std::string name, text;
};

namespace detail {
template <typename Info, typename Function>
std::vector<Described> described(Function function) {
  std::vector<Described> all;
  auto info = sized<Info>();
  while (function(static_cast<uint32_t>(all.size()), &info, nullptr) == ENTENTE_OK)
    all.push_back({info.name, info.text});
  return all;
}
}  // namespace detail

/// @return the scoring systems; the index of each is its ScoreSystem.
inline std::vector<Described> score_systems() {
  return detail::described<entente_score_system_info>(entente_score_system_describe);
}

/// A unit on the board.
struct Unit {
  std::string power;
  UnitType type = UnitType::kArmy;
  std::string location;
  /// @return "A PAR".
  std::string text() const { return (type == UnitType::kArmy ? "A " : "F ") + location; }
  friend bool operator==(const Unit& a, const Unit& b) {
    return a.power == b.power && a.type == b.type && a.location == b.location;
  }
  friend bool operator!=(const Unit& a, const Unit& b) { return !(a == b); }
  friend std::ostream& operator<<(std::ostream& out, const Unit& unit) { return out << unit.text(); }
};

/// A province, or a coast of one.
struct Location {
  std::string id, name, province;
  Terrain terrain = Terrain::kLand;
  bool is_center = false, takes_army = false, takes_fleet = false;
  std::vector<std::string> coasts;
};

/// A power of a map. A dummy has no player.
struct Power {
  std::string id, name;
  char32_t letter = 0;  ///< 0 if it has none
  bool is_dummy = false;
  std::vector<std::string> homes;
};

/// A map with its phases. It never changes; copies share it.
class Map {
 public:
  /// Texts that a map may include, by name.
  using Files = std::map<std::string, std::string, std::less<>>;

  /// A shipped map: names() lists them. Errors: NotFound, naming the nearest.
  static Returned<Map> builtin(std::string_view name = "standard") {
    entente_map* given = nullptr;
    ENTENTE_CHECK_(detail::call(entente_map_builtin, name.data(), name.size(), &given));
    return take(given);
  }
  /// A map of a text. `files` are the texts that it may include beside the shipped maps.
  /// Errors: InvalidArgument with line, column and file of the first mistake.
  static Returned<Map> from_text(std::string_view text, std::string_view file_name = "text.map",
                                 MapForm form = MapForm::kMap, const Files& files = {}) {
    return read_text(text, file_name, form, [&files](std::string_view name) -> std::optional<std::string> {
      const auto found = files.find(name);
      if (found == files.end()) return std::nullopt;
      return found->second;
    });
  }
  /// A map of a file (.map, .json, .mdf), with the files of its folder that it includes.
  /// Errors: NotFound if it cannot be read; InvalidArgument with the place of the first mistake.
  static Returned<Map> read(const std::string& path) {
    const std::optional<std::string> text = file_text(path);
    if (!text) ENTENTE_CHECK_(std::optional<Error>(Error(Status::kNotFound, path + " cannot be read")));
    const std::size_t slash = path.find_last_of("/\\");
    const std::string folder = slash == std::string::npos ? "" : path.substr(0, slash + 1);
    const std::string name = path.substr(folder.size());
    const std::string ending = name.substr(std::min(name.rfind('.'), name.size()));
    const MapForm form = ending == ".json" ? MapForm::kJson : ending == ".mdf" ? MapForm::kMdf : MapForm::kMap;
    return read_text(*text, name, form, [&folder](std::string_view wanted) -> std::optional<std::string> {
      if (wanted.find("..") != std::string_view::npos || wanted.substr(0, 1) == "/") return std::nullopt;
      return file_text(folder + std::string(wanted));
    });
  }
  /// All errors and warnings of a text as JSON, the array `diagnostics` of map-check.schema.json; or a line each.
  static Returned<std::string> diagnostics(std::string_view text, std::string_view file_name = "text.map",
                                           MapForm form = MapForm::kMap, const Files& files = {},
                                           TextForm answer = TextForm::kJson) {
    entente_map_reader* given = nullptr;
    ENTENTE_CHECK_(start(text, file_name, form, &given));
    const detail::OwnedReader reader(given);
    while (const char* wanted = entente_map_reader_wants(given)) {
      const auto found = files.find(std::string_view(wanted));
      ENTENTE_CHECK_(answer_reader(given, found == files.end() ? nullptr : &found->second));
    }
    std::string out;
    ENTENTE_CHECK_(detail::text(out, entente_map_reader_diagnostics, given, static_cast<entente_text_form>(answer),
                                entente_bool{0}, static_cast<entente_diagnostic_counts*>(nullptr)));
    return out;
  }
  /// The names of the shipped maps.
  static std::vector<std::string> names() {
    std::vector<std::string> all;
    auto info = detail::sized<entente_builtin_info>();
    while (entente_map_builtin_describe(static_cast<uint32_t>(all.size()), &info, nullptr) == ENTENTE_OK)
      all.emplace_back(info.name);
    return all;
  }

#if !defined(ENTENTE_EXPECTED)
  explicit Map(std::string_view name = "standard") : Map(builtin(name)) {}
#endif

  const std::string& name() const noexcept { return state_->name; }
  /// A number of the map's content; the same on every platform.
  uint32_t fingerprint() const noexcept { return state_->info.fingerprint; }
  const std::vector<std::string>& powers() const noexcept { return state_->powers; }
  /// Provinces, then coasts.
  const std::vector<std::string>& locations() const noexcept { return state_->locations; }
  const std::vector<std::string>& provinces() const noexcept { return state_->provinces; }
  const std::vector<std::string>& centers() const noexcept { return state_->centers; }
  /// "S1901M".
  std::string begin_phase() const { return state_->info.begin_phase; }
  std::size_t position_size() const noexcept { return state_->position_size; }
  const entente_map* handle() const noexcept { return state_->owned.get(); }

  /// A power by any of its names. Errors: NotFound, naming the powers.
  Returned<Power> power(std::string_view name) const {
    entente_power number = 0;
    ENTENTE_CHECK_(find_power(name, number));
    auto info = detail::sized<entente_power_info>();
    ENTENTE_CHECK_(detail::call(entente_map_power, handle(), number, &info));
    std::vector<uint16_t> homes;
    ENTENTE_CHECK_(detail::fill(homes, entente_map_homes, handle(), number));
    return Power{powers()[number], detail::or_empty(entente_map_power_name(handle(), number)),
                 static_cast<char32_t>(info.letter), info.is_dummy != 0, ids(homes)};
  }
  /// A province or coast by any of its names. Errors: NotFound, naming the nearest.
  Returned<Location> location(std::string_view name) const {
    entente_location number = 0;
    ENTENTE_CHECK_(find_location(name, number));
    auto info = detail::sized<entente_location_info>();
    ENTENTE_CHECK_(detail::call(entente_map_location, handle(), number, &info));
    Location made{locations()[number],
                  detail::or_empty(entente_map_location_name(handle(), number)),
                  locations()[info.province],
                  static_cast<Terrain>(info.terrain),
                  info.center != ENTENTE_NO_CENTER,
                  info.takes_army != 0,
                  info.takes_fleet != 0,
                  {}};
    for (uint32_t i = 0; i < info.coast_count; ++i) made.coasts.push_back(locations()[info.first_coast + i]);
    return made;
  }
  /// Where a unit may move directly in a phase ("": on the base map). Army: provinces; fleet: locations.
  Returned<std::vector<std::string>> neighbors(std::string_view location, UnitType type,
                                               std::string_view phase = {}) const {
    entente_location number = 0;
    ENTENTE_CHECK_(find_location(location, number));
    std::vector<uint16_t> found;
    ENTENTE_CHECK_(detail::fill(found, entente_map_neighbors, handle(), phase.data(), phase.size(),
                                static_cast<entente_unit_type>(type), number));
    return ids(found);
  }
  /// .map text, JSON, MDF or Graphviz. Text and JSON can be read back to the same map.
  Returned<std::string> to_text(MapForm form = MapForm::kMap) const {
    std::string out;
    ENTENTE_CHECK_(detail::text(out, entente_map_write, handle(), static_cast<entente_map_form>(form)));
    return out;
  }
  /// Everything about the map in force in a phase ("": the base map): JSON (map-summary.schema.json) or lines.
  Returned<std::string> summary(std::string_view phase = {}, TextForm form = TextForm::kJson) const {
    std::string out;
    ENTENTE_CHECK_(detail::text(out, entente_map_summary, handle(), phase.data(), phase.size(),
                                static_cast<entente_text_form>(form)));
    return out;
  }

  friend bool operator==(const Map& a, const Map& b) {
    return a.state_ == b.state_ || (a.name() == b.name() && a.fingerprint() == b.fingerprint());
  }
  friend bool operator!=(const Map& a, const Map& b) { return !(a == b); }

  /// @name Numbers, with which the C interface names powers and places.
  /// @{
  /// Takes over a reference to a map.
  static Returned<Map> take(entente_map* given) {
    auto state = std::make_shared<State>();
    state->owned.reset(given);
    state->info = detail::sized<entente_map_info>();
    ENTENTE_CHECK_(detail::call(entente_map_describe, static_cast<const entente_map*>(given), &state->info));
    state->name = entente_map_name(given);
    state->position_size = entente_position_size(given);
    for (uint32_t i = 0; i < state->info.power_count; ++i) state->powers.emplace_back(entente_map_power_id(given, i));
    for (uint32_t i = 0; i < state->info.location_count; ++i) {
      state->locations.emplace_back(entente_map_location_id(given, i));
    }
    state->provinces.assign(state->locations.begin(), state->locations.begin() + state->info.province_count);
    std::vector<uint16_t> centers;
    ENTENTE_CHECK_(detail::fill(centers, entente_map_centers, static_cast<const entente_map*>(given)));
    for (const uint16_t center : centers) state->centers.push_back(state->locations[center]);
    return Map(std::move(state));
  }
  std::optional<Error> find_power(std::string_view name, entente_power& number) const {
    const auto& all = powers();
    const auto found = std::find(all.begin(), all.end(), name);
    if (found == all.end()) return detail::call(entente_map_find_power, handle(), name.data(), name.size(), &number);
    number = static_cast<entente_power>(found - all.begin());
    return std::nullopt;
  }
  /// An empty name: all powers, or none.
  std::optional<Error> find_power_or_none(std::string_view name, entente_power& number) const {
    number = ENTENTE_NO_POWER;
    return name.empty() ? std::nullopt : find_power(name, number);
  }
  std::optional<Error> find_powers(const std::vector<std::string_view>& names, entente_power_set& set) const {
    set = 0;
    for (const std::string_view name : names) {
      entente_power number = 0;
      if (auto failed = find_power(name, number)) return failed;
      set |= entente_power_set{1} << number;
    }
    return std::nullopt;
  }
  std::optional<Error> find_location(std::string_view name, entente_location& number) const {
    return detail::call(entente_map_find_location, handle(), name.data(), name.size(), &number);
  }
  std::optional<Error> find_province(std::string_view name, entente_province& number) const {
    if (auto failed = find_location(name, number)) return failed;
    auto info = detail::sized<entente_location_info>();
    if (auto failed = detail::call(entente_map_location, handle(), number, &info)) return failed;
    number = info.province;
    return std::nullopt;
  }
  /// An empty name: all provinces.
  std::optional<Error> find_province_or_all(std::string_view name, entente_province& number) const {
    number = ENTENTE_NO_PROVINCE;
    return name.empty() ? std::nullopt : find_province(name, number);
  }
  /// "" for a number that is no power or place.
  std::string power_id(uint32_t number) const { return number < powers().size() ? powers()[number] : std::string(); }
  std::string location_id(uint32_t number) const {
    return number < locations().size() ? locations()[number] : std::string();
  }
  std::vector<std::string> ids(const std::vector<uint16_t>& numbers) const {
    std::vector<std::string> made;
    made.reserve(numbers.size());
    for (const uint16_t number : numbers) made.push_back(location_id(number));
    return made;
  }
  std::vector<std::string> power_ids(entente_power_set set) const {
    std::vector<std::string> made;
    for (std::size_t i = 0; i < powers().size(); ++i) {
      if ((set >> i & 1) != 0) made.push_back(powers()[i]);
    }
    return made;
  }
  Unit unit(const entente_unit& given) const {
    return {power_id(given.power), static_cast<UnitType>(given.unit_type), location_id(given.location)};
  }
  std::vector<Unit> units(const std::vector<entente_unit>& given) const {
    std::vector<Unit> made;
    made.reserve(given.size());
    for (const entente_unit& each : given) made.push_back(unit(each));
    return made;
  }
  /// @}

 private:
  struct State {
    detail::OwnedMap owned;
    entente_map_info info;
    std::string name;
    std::vector<std::string> powers, locations, provinces, centers;
    std::size_t position_size = 0;
  };

  explicit Map(std::shared_ptr<const State> state) : state_(std::move(state)) {}

  static std::optional<std::string> file_text(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  }
  static std::optional<Error> start(std::string_view text, std::string_view file_name, MapForm form,
                                    entente_map_reader** reader) {
    return detail::call(entente_map_reader_new, static_cast<entente_map_form>(form), text.data(), text.size(),
                        file_name.data(), file_name.size(), reader);
  }
  static std::optional<Error> answer_reader(entente_map_reader* reader, const std::string* text) {
    if (text) return detail::call(entente_map_reader_give, reader, text->data(), text->size());
    return detail::call(entente_map_reader_refuse, reader, entente_status{ENTENTE_ERR_NOT_FOUND});
  }
  template <typename Find>
  static Returned<Map> read_text(std::string_view text, std::string_view file_name, MapForm form, Find find) {
    entente_map_reader* given = nullptr;
    ENTENTE_CHECK_(start(text, file_name, form, &given));
    const detail::OwnedReader reader(given);
    while (const char* wanted = entente_map_reader_wants(given)) {
      const std::optional<std::string> found = find(std::string_view(wanted));
      ENTENTE_CHECK_(answer_reader(given, found ? &*found : nullptr));
    }
    entente_map* made = nullptr;
    ENTENTE_CHECK_(detail::call(entente_map_reader_finish, given, &made));
    return take(made);
  }

  std::shared_ptr<const State> state_;
};

/// A value of an option: its effect and the DATC cases that it changes.
struct OptionValue {
  std::string name, text, letter, cases, no_answer;
};

/// A disputable question with its values. `issue` is that of the DATC ("4.D.8"), or "".
struct Option {
  std::string name, question, issue;
  OptionOrigin origin = OptionOrigin::kDatc;
  std::vector<OptionValue> values;
};

/// All options of the library, in the sequence of their numbers.
inline const std::vector<Option>& options() {
  static const std::vector<Option> all = [] {
    std::vector<Option> made;
    auto info = detail::sized<entente_option_info>();
    auto value = detail::sized<entente_value_info>();
    while (entente_option_describe(static_cast<entente_option>(made.size()), &info, nullptr) == ENTENTE_OK) {
      Option option{info.name, info.question, info.issue, static_cast<OptionOrigin>(info.origin), {}};
      for (uint32_t i = 0; i < info.value_count; ++i) {
        if (entente_option_value_describe(static_cast<entente_option>(made.size()), i, &value, nullptr) != ENTENTE_OK)
          break;
        option.values.push_back({value.name, value.text, value.letter, value.cases, value.no_answer});
      }
      made.push_back(std::move(option));
    }
    return made;
  }();
  return all;
}

/// A rulebook: a value for every option of DATC section 4 and of the RULE lines of maps.
class Rules {
 public:
  /// "" is the default (what DATC 3.0 prefers) with the RULE lines of the map; "2023" a preset; "2023,waive=forbidden" a
  /// preset with changes. Errors: InvalidArgument with the column of the word; NotSupported for a rule of another map.
  static Returned<Rules> read(std::string_view text, const Map* map = nullptr) {
    Rules made;
    const entente_map* handle = map ? map->handle() : nullptr;
    if (text.empty()) {
      ENTENTE_CHECK_(detail::call(entente_rules_init, &made.rules_, handle));
    } else {
      ENTENTE_CHECK_(detail::call(entente_rules_read, handle, text.data(), text.size(), &made.rules_));
    }
    return made;
  }
  static Returned<Rules> read(std::string_view text, const Map& map) { return read(text, &map); }
  /// The presets with a sentence about each.
  static std::vector<Described> presets() { return detail::described<entente_preset_info>(entente_preset_describe); }

#if !defined(ENTENTE_EXPECTED)
  explicit Rules(std::string_view text) : Rules(read(text)) {}
  Rules(std::string_view text, const Map& map) : Rules(read(text, map)) {}
#endif

  /// The same rules with one option changed. Errors: NotFound.
  Returned<Rules> changed(std::string_view option, std::string_view value) const {
    Rules made = *this;
    ENTENTE_CHECK_(
        detail::call(entente_rules_set, &made.rules_, option.data(), option.size(), value.data(), value.size()));
    return made;
  }
  /// The value of an option by name; "" for an unknown one.
  std::string operator[](std::string_view option) const {
    std::string value;
    if (detail::fill(value, entente_rules_get, handle(), option.data(), option.size())) return {};
    return value;
  }
  /// The options that are not as in other rules, with the values here.
  std::map<std::string, std::string> differences(const Rules& other) const {
    std::string text;
    std::map<std::string, std::string> made;
    if (detail::text(text, entente_rules_write, handle(), other.handle(), 0U)) return made;
    for (std::size_t at = 0, end = 0; at < text.size(); at = end + 1) {
      end = std::min(text.find(',', at), text.size());
      const std::size_t equal = text.find('=', at);
      made[text.substr(at, equal - at)] = text.substr(equal + 1, end - equal - 1);
    }
    return made;
  }
  const entente_rules* handle() const noexcept { return &rules_; }

  friend bool operator==(const Rules& a, const Rules& b) noexcept {
    return std::memcmp(&a.rules_, &b.rules_, sizeof a.rules_) == 0;
  }
  friend bool operator!=(const Rules& a, const Rules& b) noexcept { return !(a == b); }

 private:
  friend class Game;
  friend class Exchange;
  explicit Rules(const entente_rules& rules) : rules_(rules) {}
  Rules() : rules_(detail::sized<entente_rules>()) {}
  entente_rules rules_;
};

/// An order: a 64-bit value with the map whose places it names. It may be illegal.
class Order {
 public:
  Order(Map map, entente_order bits) : map_(std::move(map)), bits_(bits) {}
  /// An order of a text in any notation; `power` may be "" if the text names it.
  /// Errors: InvalidArgument with column, offset and length of the offending word.
  static Returned<Order> read(const Map& map, std::string_view text, std::string_view power = {},
                              PhaseType phase_type = PhaseType::kMovement, const Rules* rules = nullptr) {
    entente_power number = 0;
    ENTENTE_CHECK_(map.find_power_or_none(power, number));
    entente_order bits = 0;
    ENTENTE_CHECK_(detail::call(entente_order_read, map.handle(), rules ? rules->handle() : nullptr,
                                static_cast<entente_phase_type>(phase_type), number, text.data(), text.size(), &bits));
    return Order(map, bits);
  }

  const Map& map() const noexcept { return map_; }
  entente_order bits() const noexcept { return bits_; }
  OrderKind kind() const { return static_cast<OrderKind>(fields().kind); }
  /// Who gives it; "" if the order does not say.
  std::string power() const { return map_.power_id(fields().power); }
  /// Of the ordered unit, or the one to build; none if the order does not say.
  std::optional<UnitType> unit_type() const {
    const entente_order_fields all = fields();
    if (all.unit_type_known == 0) return std::nullopt;
    return static_cast<UnitType>(all.unit_type);
  }
  /// Where the ordered unit stands, or the build site; "" of a waive.
  std::string source() const { return map_.location_id(fields().source); }
  /// The destination of a move, retreat, supported move or convoy; else "".
  std::string target() const { return map_.location_id(fields().target); }
  /// Where the supported or convoyed unit stands; else "".
  std::string third() const { return map_.location_id(fields().third); }
  bool via_convoy() const { return fields().via_convoy != 0; }
  /// The parts as numbers of the map; zero for bits that are no order.
  entente_order_fields fields() const {
    auto made = detail::sized<entente_order_fields>();
    entente_order_unpack(bits_, &made, nullptr);
    return made;
  }
  /// The normal form: "A PAR - BUR"; "" for bits of no order.
  std::string text() const {
    char out[ENTENTE_ORDER_TEXT_SIZE];
    std::size_t length = 0;
    if (entente_order_write(map_.handle(), bits_, out, sizeof out, &length, nullptr) != ENTENTE_OK) return {};
    return {out, length};
  }

  friend bool operator==(const Order& a, const Order& b) { return a.bits_ == b.bits_ && a.map_ == b.map_; }
  friend bool operator!=(const Order& a, const Order& b) { return !(a == b); }
  friend std::ostream& operator<<(std::ostream& out, const Order& order) { return out << order.text(); }

 private:
  Map map_;
  entente_order bits_;
};

namespace detail {
inline std::vector<Order> orders_of(const Map& map, const std::vector<entente_order>& packed) {
  std::vector<Order> made;
  made.reserve(packed.size());
  for (const entente_order bits : packed) made.emplace_back(map, bits);
  return made;
}
inline std::vector<entente_order> packed(const std::vector<Order>& orders) {
  std::vector<entente_order> made;
  made.reserve(orders.size());
  for (const Order& order : orders) made.push_back(order.bits());
  return made;
}
}  // namespace detail

/// What a power has on the board.
struct Counts {
  uint32_t units = 0, dislodged = 0, centers = 0;
};

/// A fraction in lowest terms.
struct Score {
  int64_t numerator = 0, denominator = 1;
};

/// A position of a map: who stands where and owns what, in which phase. Plain memory, which can be copied and compared.
class Position {
 public:
  /// The start of a map.
  static Returned<Position> start(const Map& map) {
    Position made(map);
    ENTENTE_CHECK_(detail::call(entente_position_start, map.handle(), made.data(), made.size()));
    return made;
  }
  /// A board without units, at the map's first phase.
  static Returned<Position> empty(const Map& map) {
    Position made(map);
    ENTENTE_CHECK_(detail::call(entente_position_clear, map.handle(), made.data(), made.size()));
    return made;
  }
  /// A position of bytes, such as memory() of another one. Errors: InvalidArgument if they are no position of the map.
  static Returned<Position> from_bytes(const Map& map, std::string_view bytes) {
    Position made(map);
    if (bytes.size() != made.size()) {
      ENTENTE_CHECK_(std::optional<Error>(
          Error(Status::kInvalidArgument, "a position of " + map.name() + " has " + std::to_string(made.size()) +
                                              " bytes, not " + std::to_string(bytes.size()))));
    }
    std::memcpy(made.data(), bytes.data(), bytes.size());
    ENTENTE_CHECK_(detail::call(entente_position_check, map.handle(), made.handle()));
    return made;
  }
  /// A position of a line of text (docs/lines.md). Errors: InvalidArgument with the column.
  static Returned<Position> from_line(const Map& map, std::string_view line) {
    Position made(map);
    ENTENTE_CHECK_(
        detail::call(entente_position_read_line, map.handle(), line.data(), line.size(), made.data(), made.size()));
    return made;
  }
  /// A position of a JSON phase object. Errors: InvalidArgument with line and column.
  static Returned<Position> from_json(const Map& map, std::string_view json) {
    Position made(map);
    ENTENTE_CHECK_(
        detail::call(entente_position_from_json, map.handle(), json.data(), json.size(), made.data(), made.size()));
    return made;
  }

  const Map& map() const noexcept { return map_; }
  /// "S1901M"; "COMPLETED" if the game is over.
  std::string phase_name() const { return info().phase_name; }
  PhaseType phase_type() const { return static_cast<PhaseType>(info().phase_type); }
  int32_t year() const { return info().year; }
  /// How the game ended; EndKind::kNone if it goes on.
  EndKind end() const { return static_cast<EndKind>(info().end_kind); }
  std::vector<std::string> winners() const { return map_.power_ids(info().winners); }
  /// The numbers of the C interface.
  entente_position_info info() const {
    auto made = detail::sized<entente_position_info>();
    entente_position_describe(map_.handle(), handle(), &made, nullptr);
    return made;
  }
  /// Units without the dislodged ones, by province.
  std::vector<Unit> units() const {
    std::vector<entente_unit> found;
    detail::fill(found, entente_position_units, map_.handle(), handle());
    return map_.units(found);
  }
  /// Dislodged units, by province; retreats() says where each may go.
  std::vector<Unit> dislodged() const {
    std::vector<entente_unit> found;
    detail::fill(found, entente_position_dislodged, map_.handle(), handle());
    return map_.units(found);
  }
  /// Where the dislodged unit of a province may go. Errors: NotFound if none is there.
  Returned<std::vector<std::string>> retreats(std::string_view province) const {
    entente_province number = 0;
    ENTENTE_CHECK_(map_.find_province(province, number));
    std::vector<uint16_t> found;
    ENTENTE_CHECK_(detail::fill(found, entente_position_retreats, map_.handle(), handle(), number));
    return map_.ids(found);
  }
  /// The owner of each of map().centers(), "" if it is neutral.
  std::vector<std::string> owners() const {
    std::vector<uint8_t> found;
    detail::fill(found, entente_position_owners, map_.handle(), handle());
    std::vector<std::string> made;
    for (const uint8_t owner : found) made.push_back(map_.power_id(owner));
    return made;
  }
  /// The counts of each of map().powers().
  std::vector<Counts> counts() const {
    std::vector<entente_power_counts> found;
    detail::fill(found, entente_position_counts, map_.handle(), handle());
    std::vector<Counts> made;
    for (const entente_power_counts& each : found) made.push_back({each.units, each.dislodged, each.centers});
    return made;
  }
  /// In an adjustments phase: how many units a power may build (> 0) or must remove (< 0).
  Returned<int32_t> due(std::string_view power, const Rules* rules = nullptr) const {
    entente_power number = 0;
    ENTENTE_CHECK_(map_.find_power(power, number));
    int32_t made = 0;
    ENTENTE_CHECK_(
        detail::call(entente_position_due, map_.handle(), handle(), rules ? rules->handle() : nullptr, number, &made));
    return made;
  }
  /// The home centers of a power now.
  Returned<std::vector<std::string>> homes(std::string_view power) const {
    entente_power number = 0;
    ENTENTE_CHECK_(map_.find_power(power, number));
    std::vector<uint16_t> found;
    ENTENTE_CHECK_(detail::fill(found, entente_position_homes, map_.handle(), handle(), number));
    return map_.ids(found);
  }
  /// The score of each of map().powers(), provisional if the game goes on. `unplayed`: powers without a player.
  Returned<std::vector<Score>> scores(ScoreSystem system, const std::vector<std::string_view>& unplayed = {}) const {
    entente_power_set set = 0;
    ENTENTE_CHECK_(map_.find_powers(unplayed, set));
    std::vector<entente_score> found;
    ENTENTE_CHECK_(detail::fill(found, entente_position_scores, map_.handle(), handle(),
                                static_cast<entente_score_system>(system), set));
    std::vector<Score> made;
    for (const entente_score& each : found) made.push_back({each.numerator, each.denominator});
    return made;
  }
  /// One line of text, the same in every version.
  std::string line() const {
    std::string out;
    detail::fill(out, entente_position_write_line, map_.handle(), handle());
    return out;
  }
  /// A 64-bit hash of the line, the same in every version and language.
  uint64_t hash() const {
    uint64_t made = 0;
    entente_position_hash(map_.handle(), handle(), &made, nullptr);
    return made;
  }
  /// A JSON phase object without orders.
  Returned<std::string> to_json() const {
    std::string out;
    ENTENTE_CHECK_(detail::text(out, entente_position_to_json, map_.handle(), handle()));
    return out;
  }
  /// The board as a picture (SVG), or as text for screen readers. Errors: NotSupported for a library without drawings.
  Returned<std::string> render(const RenderOptions& options = {}) const {
    std::string out;
    const auto written = detail::options(options);
    ENTENTE_CHECK_(detail::text(out, entente_position_render, map_.handle(), handle(), &written));
    return out;
  }
  /// What changed until another position of the map, a sentence a line.
  Returned<std::string> difference(const Position& after, const TextOptions& options = {}) const {
    std::string out;
    const auto written = detail::options(options);
    ENTENTE_CHECK_(detail::text(out, entente_position_difference, map_.handle(), handle(), after.handle(),
                                entente_text_form{ENTENTE_TEXT_FOR_PEOPLE}, &written));
    return out;
  }

  /// Puts a unit on the board. Errors: InvalidArgument if the province is occupied or the unit cannot stand there.
  Returned<void> place(std::string_view power, UnitType type, std::string_view location) {
    entente_unit unit{};
    ENTENTE_CHECK_(unit_of(power, type, location, unit));
    ENTENTE_CHECK_(detail::call(entente_position_place, map_.handle(), data(), &unit));
    ENTENTE_DONE_;
  }
  /// Takes the unit of a province off the board. Errors: NotFound if none stands there.
  Returned<void> remove(std::string_view province) {
    entente_province number = 0;
    ENTENTE_CHECK_(map_.find_province(province, number));
    ENTENTE_CHECK_(detail::call(entente_position_remove, map_.handle(), data(), number));
    ENTENTE_DONE_;
  }
  /// Adds a dislodged unit with the places it may retreat to. Errors: WrongPhase: set the phase first.
  Returned<void> dislodge(std::string_view power, UnitType type, std::string_view location,
                          const std::vector<std::string_view>& retreats) {
    entente_unit unit{};
    ENTENTE_CHECK_(unit_of(power, type, location, unit));
    std::vector<uint16_t> places;
    for (const std::string_view each : retreats) {
      entente_location number = 0;
      ENTENTE_CHECK_(map_.find_location(each, number));
      places.push_back(static_cast<uint16_t>(number));
    }
    ENTENTE_CHECK_(detail::call(entente_position_dislodge, map_.handle(), data(), &unit, places.data(), places.size()));
    ENTENTE_DONE_;
  }
  /// Sets the owner of a supply center; "": neutral.
  Returned<void> set_owner(std::string_view center, std::string_view power) {
    entente_province province = 0;
    ENTENTE_CHECK_(map_.find_province(center, province));
    entente_power number = 0;
    ENTENTE_CHECK_(map_.find_power_or_none(power, number));
    ENTENTE_CHECK_(detail::call(entente_position_set_owner, map_.handle(), data(), province, number));
    ENTENTE_DONE_;
  }
  /// Sets the phase: "S1901M", "SPRING 1901 MOVEMENT". Errors: WrongPhase if dislodged units cannot be in it.
  Returned<void> set_phase(std::string_view name) {
    ENTENTE_CHECK_(detail::call(entente_position_set_phase, map_.handle(), data(), name.data(), name.size()));
    ENTENTE_DONE_;
  }
  /// Ends the game; EndKind::kNone lets it go on in its present phase.
  Returned<void> set_end(EndKind kind, const std::vector<std::string_view>& winners = {}) {
    entente_power_set set = 0;
    ENTENTE_CHECK_(map_.find_powers(winners, set));
    ENTENTE_CHECK_(
        detail::call(entente_position_set_end, map_.handle(), data(), static_cast<entente_end_kind>(kind), set));
    ENTENTE_DONE_;
  }

  /// The bytes, not a copy. Equal positions of one map have equal bytes.
  std::string_view memory() const noexcept { return {reinterpret_cast<const char*>(memory_.data()), size()}; }
  const void* handle() const noexcept { return memory_.data(); }

  friend bool operator==(const Position& a, const Position& b) { return a.map_ == b.map_ && a.memory_ == b.memory_; }
  friend bool operator!=(const Position& a, const Position& b) { return !(a == b); }
  friend std::ostream& operator<<(std::ostream& out, const Position& position) { return out << position.line(); }

 private:
  friend class Game;
  friend class PlayedPhase;
  friend class Adjudication;
  friend class Exchange;

  explicit Position(const Map& map) : map_(map), memory_((map.position_size() + 7) / 8) {}
  void* data() noexcept { return memory_.data(); }
  std::size_t size() const noexcept { return map_.position_size(); }
  std::optional<Error> unit_of(std::string_view power, UnitType type, std::string_view location,
                               entente_unit& unit) const {
    entente_power power_number = 0;
    if (auto failed = map_.find_power(power, power_number)) return failed;
    entente_location place = 0;
    if (auto failed = map_.find_location(location, place)) return failed;
    unit = {static_cast<uint16_t>(place), static_cast<uint8_t>(power_number), static_cast<uint8_t>(type)};
    return std::nullopt;
  }

  Map map_;
  std::vector<uint64_t> memory_;
};

/// The result of an order.
class Result {
 public:
  std::optional<Order> order;     ///< in normal form, with real type and coast; none if the line was unreadable
  std::string power;              ///< who gave it
  std::string text;               ///< as it was handed in; of a packed or implied order its normal form
  Reason reason = Reason::kNone;  ///< why it failed; Reason::kNone: it succeeded
  Illegality illegality = Illegality::kNone;  ///< why it is illegal, or void by a rule
  std::string cause;                          ///< province (before the phase) of the unit that made it fail, or ""
  std::string dislodged_by;                   ///< province of the unit that dislodged the ordered unit, or ""
  bool implied = false;                       ///< not given, but implied for a unit without a legal order
  bool hidden = false;                        ///< a build that other powers do not see yet

  bool succeeded() const noexcept { return reason == Reason::kNone; }
  /// Why it ended so. Errors: InvalidArgument for an unknown language; WrongPhase if the phase was undone, or another
  /// one was adjudicated, since.
  Returned<std::string> sentence(const TextOptions& options = {}) const {
    std::string out;
    ENTENTE_CHECK_(from_->sentence(ENTENTE_TEXTS_RESULTS, index_, options, out));
    return out;
  }
  /// The same in a language: sentence(TextLanguage::kDe).
  Returned<std::string> sentence(TextLanguage language) const { return sentence(TextOptions{language}); }

 private:
  friend class Outcome;
  detail::SourceOf from_;
  uint32_t index_ = 0;
};

/// Something that happened without an order: a unit was lost, a build waived, a power won.
class Event {
 public:
  EventKind kind{};
  EventWhy why{};
  std::string power;
  std::optional<Unit> unit;  ///< none if it is not about a unit

  /// What happened and why. Errors: as Result::sentence.
  Returned<std::string> sentence(const TextOptions& options = {}) const {
    std::string out;
    ENTENTE_CHECK_(from_->sentence(kind_, index_, options, out));
    return out;
  }
  /// The same in a language: sentence(TextLanguage::kDe).
  Returned<std::string> sentence(TextLanguage language) const { return sentence(TextOptions{language}); }

 private:
  friend class Outcome;
  detail::SourceOf from_;
  entente_phase_texts kind_ = ENTENTE_TEXTS_EVENTS;
  uint32_t index_ = 0;
};

/// The outcome of a phase: its results, one for each order handed in, then the implied ones; and its events.
class Outcome {
 public:
  const std::vector<Result>& results() const noexcept { return results_; }
  std::vector<Result>::const_iterator begin() const noexcept { return results_.begin(); }
  std::vector<Result>::const_iterator end() const noexcept { return results_.end(); }
  std::size_t size() const noexcept { return results_.size(); }
  bool empty() const noexcept { return results_.empty(); }
  const Result& operator[](std::size_t index) const { return results_[index]; }

  /// What happened without an order, also in phases that were skipped after this one.
  const std::vector<Event>& events() const noexcept { return events_; }
  /// All units that the phase cost.
  const std::vector<Event>& losses() const noexcept { return losses_; }
  /// How the phase ended the game; EndKind::kNone if it goes on.
  EndKind end_kind() const noexcept { return static_cast<EndKind>(summary_.end_kind); }
  std::vector<std::string> winners() const { return map_.power_ids(summary_.winners); }
  /// The results of orders that did not succeed.
  std::vector<Result> failed() const {
    std::vector<Result> made;
    std::copy_if(begin(), end(), std::back_inserter(made), [](const Result& each) { return !each.succeeded(); });
    return made;
  }
  /// The results of a power's orders. Errors: NotFound.
  Returned<std::vector<Result>> of(std::string_view power) const {
    entente_power number = 0;
    ENTENTE_CHECK_(map_.find_power(power, number));
    std::vector<Result> made;
    std::copy_if(begin(), end(), std::back_inserter(made),
                 [&](const Result& each) { return each.power == map_.powers()[number]; });
    return made;
  }
  /// Why orders ended as they did: an order ("A PAR - BUR"), a unit or its place ("PAR"), or "" for all. TextForm::kJson:
  /// explanation.schema.json; the forms of graphs: which orders depend on which others. Errors: NotFound if no such order
  /// was given; WrongPhase as Result::sentence.
  Returned<std::string> explain(std::string_view order = {}, TextForm form = TextForm::kForPeople,
                                const TextOptions& options = {}) const {
    std::string out;
    ENTENTE_CHECK_(from_->explain(order, form, options, out));
    return out;
  }
  Returned<std::string> explain(std::string_view order, const TextOptions& options) const {
    return explain(order, TextForm::kForPeople, options);
  }
  /// The same in a language: explain("PAR", TextLanguage::kDe).
  Returned<std::string> explain(std::string_view order, TextLanguage language) const {
    return explain(order, TextOptions{language});
  }

 protected:
  Outcome(const Map& map, std::shared_ptr<detail::Source> source, entente_phase phase)
      : map_(map), from_(std::make_shared<detail::PhaseSource>()) {
    from_->source = std::move(source), from_->phase = phase;
  }

  // The serial of the phase, when its summary is read; then its results, for which `orders` are the texts.
  std::optional<Error> add_results(const std::vector<entente_order_result>& given) {
    std::string lines;
    std::vector<std::string> orders;
    if (auto failed = from_->source->texts(from_->phase, ENTENTE_TEXTS_ORDERS, detail::options(TextOptions{}), lines))
      return failed;
    detail::split(lines, orders);
    results_.reserve(given.size());
    for (std::size_t i = 0; i < given.size(); ++i) add_result(given[i], std::move(orders[i]));
    return std::nullopt;
  }
  void add_result(const entente_order_result& given, std::string text) {
    Result& made = results_.emplace_back();
    if ((given.order & 15) != 0) made.order.emplace(map_, given.order);
    made.power = map_.power_id(static_cast<entente_power>(given.order >> 16 & 0xff));
    made.text = std::move(text);
    made.reason = static_cast<Reason>(given.reason);
    made.illegality = static_cast<Illegality>(given.illegality);
    made.cause = map_.location_id(given.cause);
    made.dislodged_by = map_.location_id(given.dislodged_by);
    made.implied = given.implied != 0;
    made.hidden = given.hidden != 0;
    made.from_ = from_;
    made.index_ = static_cast<uint32_t>(results_.size() - 1);
  }
  void add_events(entente_phase_texts kind, const std::vector<entente_event>& given, std::vector<Event>& out) const {
    for (const entente_event& each : given) {
      Event& made = out.emplace_back();
      made.kind = static_cast<EventKind>(each.kind);
      made.why = static_cast<EventWhy>(each.why);
      made.power = map_.power_id(each.power);
      if (each.unit.location != ENTENTE_NO_LOCATION) made.unit = map_.unit(each.unit);
      made.from_ = from_;
      made.kind_ = kind;
      made.index_ = static_cast<uint32_t>(out.size() - 1);
    }
  }

  Map map_;
  detail::SourceOf from_;
  entente_phase_summary summary_ = detail::sized<entente_phase_summary>();
  std::vector<Result> results_;
  std::vector<Event> events_, losses_;
};

namespace detail {

struct GameState final : Source {
  OwnedGame owned;

  uint64_t serial(entente_phase phase) override {
    auto summary = sized<entente_phase_summary>();
    return entente_game_summary(owned.get(), phase, &summary, nullptr) == ENTENTE_OK ? summary.serial : 0;
  }
  std::optional<Error> texts(entente_phase phase, entente_phase_texts kind, const entente_text_options& options,
                             std::string& out) override {
    const entente_game* game = owned.get();
    return text(out, entente_game_texts, game, phase, kind, &options);
  }
  std::optional<Error> explain(entente_phase phase, std::string_view order, entente_text_form form,
                               const entente_text_options& options, std::string& out) override {
    const entente_game* game = owned.get();
    return text(out, entente_game_explain, game, phase, order.data(), order.size(), form, &options);
  }
};

struct ScratchState final : Source {
  OwnedScratch owned;
  uint64_t count = 0;  // of the calls that gave other results

  uint64_t serial(entente_phase) override { return count; }
  std::optional<Error> texts(entente_phase, entente_phase_texts kind, const entente_text_options& options,
                             std::string& out) override {
    const entente_scratch* scratch = owned.get();
    return text(out, entente_scratch_texts, scratch, kind, &options);
  }
  std::optional<Error> explain(entente_phase, std::string_view order, entente_text_form form,
                               const entente_text_options& options, std::string& out) override {
    return text(out, entente_scratch_explain, owned.get(), order.data(), order.size(), form, &options);
  }
};

}  // namespace detail

/// A phase of a game that was played. It keeps the game's memory alive. While the game has undone it its results stay, but
/// what asks the library (sentences, json) is an error of the kind WrongPhase.
class PlayedPhase : public Outcome {
 public:
  uint32_t number() const noexcept { return from_->phase; }
  /// "S1901M".
  const std::string& name() const noexcept { return name_; }
  /// The position at the start of the phase, and the one straight after it, before centers change hands.
  const Position& position() const noexcept { return position_; }
  const Position& after() const noexcept { return after_; }
  /// The powers that played their default orders.
  std::vector<std::string> by_default() const { return map_.power_ids(summary_.by_default); }
  /// The result as JSON: orders, events, losses, after, next (result.schema.json).
  Returned<std::string> json(const TextOptions& options = {}) const {
    std::string out;
    const auto written = detail::options(options);
    const detail::Lock lock(state().mutex);
    ENTENTE_CHECK_(from_->check());
    ENTENTE_CHECK_(detail::text(out, entente_game_phase_json, game(), number(), &written));
    return out;
  }

 private:
  friend class Game;
  PlayedPhase(const Map& map, std::shared_ptr<detail::GameState> state, entente_phase phase)
      : Outcome(map, std::move(state), phase), position_(map), after_(map) {}

  detail::GameState& state() const { return static_cast<detail::GameState&>(*from_->source); }
  const entente_game* game() const { return state().owned.get(); }
  std::optional<Error> read() {
    if (auto failed = detail::call(entente_game_summary, game(), number(), &summary_)) return failed;
    from_->serial = summary_.serial;
    if (auto failed = detail::call(entente_game_position, game(), number(), position_.data(), position_.size()))
      return failed;
    if (auto failed = detail::call(entente_game_after, game(), number(), after_.data(), after_.size())) return failed;
    name_ = position_.phase_name();
    std::vector<entente_event> events;
    if (auto failed = detail::fill(events, entente_game_events, game(), number())) return failed;
    add_events(ENTENTE_TEXTS_EVENTS, events, events_);
    if (auto failed = detail::fill(events, entente_game_losses, game(), number())) return failed;
    add_events(ENTENTE_TEXTS_LOSSES, events, losses_);
    std::vector<entente_order_result> found;
    if (auto failed = detail::fill(found, entente_game_results, game(), number())) return failed;
    return add_results(found);
  }

  std::string name_;
  Position position_, after_;
};

/// What one order is worth by itself. A legal order may still fail.
struct OrderCheck {
  bool is_legal = false;
  Reason reason = Reason::kNone;
  Illegality illegality = Illegality::kNone;
  std::optional<Order> order;  ///< in normal form; none if the text is no order
  std::string sentence;        ///< why it is not legal; "" for a legal order
  /// The unreadable part: its start and length in bytes; none if the text is readable.
  std::optional<std::pair<uint32_t, uint32_t>> fault;
  explicit operator bool() const noexcept { return is_legal; }
};

/// What a power still has to order; `by`: who can order it, "" for no power.
struct Owed {
  std::vector<Unit> units;
  uint32_t builds = 0, removals = 0;
  std::string by;
  explicit operator bool() const noexcept { return !units.empty() || builds != 0 || removals != 0; }
};

/// A vote that counts.
struct Vote {
  std::string power;
  VoteKind kind = VoteKind::kDraw;
  std::vector<std::string> powers;
  bool list_ignored = false;
};

/// Ends beside the victory on the board; as made, none. 0 and none: never.
struct EndRules {
  bool last_survivor = false;
  std::optional<int32_t> last_year;
  YearLimit year_limit = YearLimit::kDraw;
  uint32_t stalemate_years = 0, phase_limit = 0;
};

/// How orders are handed in. `by`: the power that does, if it must be allowed to; "": the host.
struct Submission {
  SubmitMode mode = SubmitMode::kReplace;
  std::string_view by = {};
};

/// What advice is about. A power must not learn others' orders from its advice: list the others as unknown.
struct Question {
  std::vector<std::string_view> about = {};                   ///< whose orders; none: all
  std::optional<std::vector<std::string_view>> unknown = {};  ///< not given: powers that handed in nothing
  bool outlook = false;                                       ///< also what surely happens and what may
};

/// A game: its position, the orders handed in, its history. It can be moved; fork() copies it.
class Game {
 public:
  /// A game at the start of a map. `rules` is a text as Rules::read takes it.
  /// Errors: NotFound for an unknown map; those of rules.
  static Returned<Game> make(std::string_view map = "standard", std::string_view rules = {}) {
    ENTENTE_TAKE_(chosen, Map::builtin(map));
    if (rules.empty()) return make(chosen);
    ENTENTE_TAKE_(read, Rules::read(rules, chosen));
    return make(chosen, &read);
  }
  /// A game of a map, under rules (null: the default of the map), at a position (null: the start).
  static Returned<Game> make(const Map& map, const Rules* rules = nullptr, const Position* position = nullptr) {
    entente_game* made = nullptr;
    ENTENTE_CHECK_(detail::call(entente_game_new, map.handle(), rules ? rules->handle() : nullptr,
                                position ? position->handle() : nullptr, &made));
    return Game(made, map);
  }
  /// A game of random legal orders, the same for a seed on every platform, until it ends or so many phases were played.
  static Returned<Game> random(uint64_t seed, std::string_view map = "standard", uint32_t max_phases = 100) {
    ENTENTE_TAKE_(chosen, Map::builtin(map));
    entente_scratch* scratch = nullptr;
    ENTENTE_CHECK_(detail::call(entente_scratch_new, chosen.handle(), &scratch));
    const detail::OwnedScratch owned(scratch);
    entente_game* made = nullptr;
    ENTENTE_CHECK_(detail::call(entente_play, scratch, static_cast<const entente_rules*>(nullptr), seed, max_phases,
                                static_cast<entente_play_summary*>(nullptr), &made));
    return Game(made, chosen);
  }
  /// A game of save(). `map`: for games that name none or name this one. Errors: InvalidArgument with line and column.
  static Returned<Game> load(std::string_view saved, const Map* map = nullptr) {
    entente_game* made = nullptr;
    ENTENTE_CHECK_(detail::call(entente_game_load, static_cast<const void*>(saved.data()), saved.size(),
                                map ? map->handle() : nullptr, &made));
    return of_handle(made);
  }

#if !defined(ENTENTE_EXPECTED)
  explicit Game(std::string_view map = "standard", std::string_view rules = {}) : Game(make(map, rules)) {}
  explicit Game(const Map& map) : Game(make(map)) {}
  Game(const Map& map, const Rules& rules) : Game(make(map, &rules)) {}
  Game(const Map& map, const Rules& rules, const Position& position) : Game(make(map, &rules, &position)) {}
#endif
  Game(Game&&) noexcept = default;
  Game& operator=(Game&&) noexcept = default;
  Game(const Game&) = delete;
  Game& operator=(const Game&) = delete;

  /// Frees the memory now; later calls are errors of the kind InvalidArgument.
  void close() {
    const detail::Lock lock(state_->mutex);
    state_->owned.reset();
  }
  /// The handle of the C interface, without the lock.
  entente_game* handle() const noexcept { return state_->owned.get(); }

  // Copies and saves.

  /// An independent copy, which shares the played phases.
  Returned<Game> fork() const {
    entente_game* made = nullptr;
    ENTENTE_CHECK_(locked(entente_game_fork, &made));
    return Game(made, map_);
  }
  /// A copy as a power may see it. Saved, it may be sent to the player.
  Returned<Game> view(std::string_view power) const {
    entente_power number = 0;
    ENTENTE_CHECK_(map_.find_power(power, number));
    entente_game* made = nullptr;
    ENTENTE_CHECK_(locked(entente_game_view, number, &made));
    return Game(made, map_);
  }
  /// The game as JSON, which every other program of Entente reads.
  Returned<std::string> save() const {
    std::string out;
    ENTENTE_CHECK_(locked_text(out, entente_game_save));
    return out;
  }
  /// The game in a binary form, a sixth of the length of JSON.
  Returned<std::string> save_bytes() const {
    std::string out;
    ENTENTE_CHECK_(locked_text(out, entente_game_save_binary));
    return out;
  }

  // What it is.

  const Map& map() const noexcept { return map_; }
  Returned<Rules> rules() const {
    Rules made;
    ENTENTE_CHECK_(locked(entente_game_rules, &made.rules_));
    return made;
  }
  /// The numbers of the game and its current phase.
  entente_game_info info() const {
    auto made = detail::sized<entente_game_info>();
    locked(entente_game_describe, &made);
    return made;
  }
  /// The current phase: "S1901M"; "COMPLETED" if the game is over.
  std::string phase_name() const { return info().phase_name; }
  PhaseType phase_type() const { return static_cast<PhaseType>(info().phase_type); }
  int32_t year() const { return info().year; }
  bool is_over() const { return end() != EndKind::kNone; }
  EndKind end() const { return static_cast<EndKind>(info().end_kind); }
  std::vector<std::string> winners() const { return map_.power_ids(info().winners); }
  std::vector<std::string> waiting() const { return map_.power_ids(info().waiting); }
  /// The number of phases played; also the number of the current phase.
  uint32_t phase_count() const {
    const detail::Lock lock(state_->mutex);
    return entente_game_phase_count(handle());
  }
  /// The current position, a copy.
  Returned<Position> position() const {
    const detail::Lock lock(state_->mutex);
    return position_at(phase_count());
  }
  /// The position at the start of a phase, a copy. Errors: InvalidArgument for a phase not reached.
  Returned<Position> position_at(uint32_t phase) const {
    Position made(map_);
    ENTENTE_CHECK_(locked(entente_game_position, phase, made.data(), made.size()));
    return made;
  }
  /// The same of a phase by name: position_at("F1901M"). Errors: NotFound.
  Returned<Position> position_at(std::string_view name) const {
    const detail::Lock lock(state_->mutex);
    ENTENTE_TAKE_(number, find_phase(name));
    return position_at(number);
  }
  /// The number of the phase of a name. Errors: NotFound.
  Returned<uint32_t> find_phase(std::string_view name) const {
    entente_phase made = 0;
    ENTENTE_CHECK_(locked(entente_game_find_phase, name.data(), name.size(), &made));
    return made;
  }
  /// A played phase by number. Errors: InvalidArgument for a phase that was not played.
  Returned<PlayedPhase> phase(uint32_t number) const {
    const detail::Lock lock(state_->mutex);
    PlayedPhase made(map_, state_, number);
    ENTENTE_CHECK_(made.read());
    return made;
  }
  /// A played phase by name. Errors: NotFound.
  Returned<PlayedPhase> phase(std::string_view name) const {
    const detail::Lock lock(state_->mutex);
    ENTENTE_TAKE_(number, find_phase(name));
    return phase(number);
  }
  /// The played phases, from the first.
  Returned<std::vector<PlayedPhase>> phases() const {
    const detail::Lock lock(state_->mutex);
    std::vector<PlayedPhase> made;
    for (uint32_t i = 0; i < phase_count(); ++i) {
      ENTENTE_TAKE_(played, phase(i));
      made.push_back(std::move(played));
    }
    return made;
  }
  /// A 64-bit hash of the game up to a phase (none: the current one), the same in every version and language.
  Returned<uint64_t> hash(std::optional<uint32_t> phase = std::nullopt) const {
    const detail::Lock lock(state_->mutex);
    uint64_t made = 0;
    ENTENTE_CHECK_(locked(entente_game_hash, phase ? *phase : phase_count(), &made));
    return made;
  }

  // Orders.

  /// Hands in the orders of a power, one a line. They replace those handed in before, unless `how` says otherwise. Illegal
  /// and unreadable orders are kept: they are results. Errors: WrongPhase if the game is over; InvalidArgument.
  Returned<void> submit(std::string_view power, std::string_view orders, const Submission& how = {}) {
    entente_power number = 0;
    ENTENTE_CHECK_(map_.find_power(power, number));
    auto submission = detail::sized<entente_submission>();
    ENTENTE_CHECK_(fill_submission(how, submission));
    ENTENTE_CHECK_(locked(entente_game_submit_text, number, orders.data(), orders.size(), &submission));
    ENTENTE_DONE_;
  }
  Returned<void> submit(std::string_view power, std::initializer_list<std::string_view> orders,
                        const Submission& how = {}) {
    return submit(power, std::string_view(lines_of(orders)), how);
  }
  Returned<void> submit(std::string_view power, const std::vector<std::string>& orders, const Submission& how = {}) {
    return submit(power, std::string_view(lines_of(orders)), how);
  }
  Returned<void> submit(std::string_view power, const std::vector<Order>& orders, const Submission& how = {}) {
    entente_power number = 0;
    ENTENTE_CHECK_(map_.find_power(power, number));
    auto submission = detail::sized<entente_submission>();
    ENTENTE_CHECK_(fill_submission(how, submission));
    const std::vector<entente_order> packed = detail::packed(orders);
    ENTENTE_CHECK_(locked(entente_game_submit, number, packed.data(), packed.size(), &submission));
    ENTENTE_DONE_;
  }
  Returned<void> submit(std::string_view power, const Order& order, const Submission& how = {}) {
    return submit(power, std::vector<Order>{order}, how);
  }
  /// The lines that a power handed in for a phase (none: the current one), or its default orders.
  Returned<std::vector<std::string>> orders(std::string_view power, std::optional<uint32_t> phase = std::nullopt,
                                            bool defaults = false) const {
    entente_power number = 0;
    ENTENTE_CHECK_(map_.find_power(power, number));
    const detail::Lock lock(state_->mutex);
    std::string text;
    ENTENTE_CHECK_(
        locked_text(text, entente_game_orders_text, phase ? *phase : phase_count(), number, entente_bool{defaults}));
    std::vector<std::string> lines;
    for (std::size_t start = 0; start < text.size();) {
      const std::size_t stop = std::min(text.find('\n', start), text.size());
      lines.push_back(text.substr(start, stop - start));
      start = stop + 1;
    }
    return lines;
  }
  /// Takes back the order for the unit or site of a province ("": all of the power). Errors: NotFound if there is none.
  Returned<void> cancel(std::string_view power, std::string_view province = {}, std::string_view by = {}) {
    entente_power number = 0, by_number = 0;
    entente_province place = 0;
    ENTENTE_CHECK_(map_.find_power(power, number));
    ENTENTE_CHECK_(map_.find_power_or_none(by, by_number));
    ENTENTE_CHECK_(map_.find_province_or_all(province, place));
    ENTENTE_CHECK_(locked(entente_game_cancel_order, number, place, by_number));
    ENTENTE_DONE_;
  }
  /// The legal orders of a province ("": of all) and of a power ("": of all).
  Returned<std::vector<Order>> legal_orders(std::string_view province = {}, std::string_view power = {}) const {
    entente_power number = 0;
    entente_province place = 0;
    ENTENTE_CHECK_(map_.find_power_or_none(power, number));
    ENTENTE_CHECK_(map_.find_province_or_all(province, place));
    std::vector<entente_order> found;
    ENTENTE_CHECK_(locked_fill(found, entente_game_legal_orders, number, place));
    return detail::orders_of(map_, found);
  }
  /// What one order is worth in the current phase; the game does not change. Errors: WrongPhase if the game is over.
  Returned<OrderCheck> check_order(std::string_view power, std::string_view text,
                                   const TextOptions& options = {}) const {
    entente_power number = 0;
    ENTENTE_CHECK_(map_.find_power(power, number));
    auto check = detail::sized<entente_order_check>();
    OrderCheck made;
    const auto written = detail::options(options);
    ENTENTE_CHECK_(
        locked_text(made.sentence, entente_game_check_order, number, text.data(), text.size(), &written, &check));
    made.is_legal = check.is_legal != 0;
    made.reason = static_cast<Reason>(check.reason);
    made.illegality = static_cast<Illegality>(check.illegality);
    if ((check.order & 15) != 0) made.order.emplace(map_, check.order);
    if (made.reason == Reason::kUnreadable) made.fault.emplace(check.fault_offset, check.fault_length);
    return made;
  }
  Returned<OrderCheck> check_order(std::string_view power, const Order& order, const TextOptions& options = {}) const {
    return check_order(power, order.text(), options);
  }
  /// The same in a language: check_order("FRANCE", "A PAR - LON", TextLanguage::kDe).
  Returned<OrderCheck> check_order(std::string_view power, std::string_view text, TextLanguage language) const {
    return check_order(power, text, TextOptions{language});
  }
  /// What a power still has to order. Errors: WrongPhase if the game is over.
  Returned<Owed> owed(std::string_view power) const {
    entente_power number = 0;
    ENTENTE_CHECK_(map_.find_power(power, number));
    const detail::Lock lock(state_->mutex);
    auto owed = detail::sized<entente_owed>();
    std::vector<entente_unit> units;
    ENTENTE_CHECK_(locked(entente_game_owed, number, &owed));
    ENTENTE_CHECK_(locked_fill(units, entente_game_owed_units, number));
    return Owed{map_.units(units), owed.build_count, owed.removal_count, map_.power_id(owed.by)};
  }
  /// What all powers owe, and whether the phase is ready, as JSON.
  Returned<std::string> owed_json() const {
    std::string out;
    ENTENTE_CHECK_(locked_text(out, entente_game_owed_json));
    return out;
  }
  /// Possible mistakes in the orders handed in so far; TextForm::kJson: advice.schema.json. Errors: WrongPhase if the game
  /// is over.
  Returned<std::string> advise(const Question& question = {}, TextForm form = TextForm::kForPeople,
                               const TextOptions& options = {}) const {
    auto asked = detail::sized<entente_advise_options>();
    ENTENTE_CHECK_(map_.find_powers(question.about, asked.about));
    if (question.unknown) ENTENTE_CHECK_(map_.find_powers(*question.unknown, asked.unknown));
    asked.which_unknown = question.unknown ? ENTENTE_UNKNOWN_LISTED : ENTENTE_UNKNOWN_ABSENT;
    asked.outlook = question.outlook;
    std::string out;
    const auto written = detail::options(options);
    ENTENTE_CHECK_(locked_text(out, entente_game_advise, &asked, static_cast<entente_text_form>(form), &written));
    return out;
  }
  /// Whether a power wants the phase to wait; process() ignores it, the host decides.
  Returned<void> set_waiting(std::string_view power, bool waits = true) {
    entente_power number = 0;
    ENTENTE_CHECK_(map_.find_power(power, number));
    ENTENTE_CHECK_(locked(entente_game_set_waiting, number, entente_bool{waits}));
    ENTENTE_DONE_;
  }
  /// Lets a power hand in orders of another, as a deputy, or no longer.
  Returned<void> allow(std::string_view by, std::string_view power, bool allowed = true) {
    entente_power by_number = 0, number = 0;
    ENTENTE_CHECK_(map_.find_power(by, by_number));
    ENTENTE_CHECK_(map_.find_power(power, number));
    ENTENTE_CHECK_(locked(entente_game_allow, by_number, number, entente_bool{allowed}));
    ENTENTE_DONE_;
  }
  Returned<bool> may_order(std::string_view by, std::string_view power) const {
    entente_power by_number = 0, number = 0;
    ENTENTE_CHECK_(map_.find_power(by, by_number));
    ENTENTE_CHECK_(map_.find_power(power, number));
    const detail::Lock lock(state_->mutex);
    return entente_game_may_order(handle(), by_number, number) != 0;
  }

  // Time.

  /// Plays the current phase with the orders handed in, and goes on to the next one. Errors: WrongPhase if the game is over.
  Returned<PlayedPhase> process() {
    const detail::Lock lock(state_->mutex);
    ENTENTE_CHECK_(locked(entente_game_process));
    return phase(phase_count() - 1);
  }
  /// Takes back the last phase; its orders are handed in again. Errors: WrongPhase if none was played.
  Returned<void> undo() {
    ENTENTE_CHECK_(locked(entente_game_undo));
    ENTENTE_DONE_;
  }
  /// Plays the phase that was undone last again. Errors: WrongPhase if none was.
  Returned<void> redo() {
    ENTENTE_CHECK_(locked(entente_game_redo));
    ENTENTE_DONE_;
  }
  /// Undoes or redoes phases until so many are played. Errors: InvalidArgument beyond the played and undone ones.
  Returned<void> go_to(uint32_t phase) {
    ENTENTE_CHECK_(locked(entente_game_go_to, phase));
    ENTENTE_DONE_;
  }
  /// Goes back to the start of a played phase: go_to("F1901M"). Errors: NotFound.
  Returned<void> go_to(std::string_view name) {
    const detail::Lock lock(state_->mutex);
    ENTENTE_TAKE_(number, find_phase(name));
    return go_to(number);
  }

  // Votes and ends.

  DrawPolicy draw_policy() const { return static_cast<DrawPolicy>(info().draw_policy); }
  /// Says how a draw is voted on; deletes all votes.
  Returned<void> set_draw_policy(DrawPolicy policy) {
    ENTENTE_CHECK_(locked(entente_game_set_draw_policy, static_cast<entente_draw_policy>(policy)));
    ENTENTE_DONE_;
  }
  /// Casts a vote: vote("FRANCE"), vote("FRANCE", VoteKind::kList, {"FRANCE", "ITALY"}). A vote that completes a draw ends
  /// the game. Errors: InvalidArgument, saying why, for a vote that is refused.
  Returned<void> vote(std::string_view power, VoteKind kind = VoteKind::kDraw,
                      const std::vector<std::string_view>& powers = {}) {
    entente_vote cast{};
    ENTENTE_CHECK_(vote_of(power, kind, powers, cast));
    ENTENTE_CHECK_(locked(entente_game_vote, &cast));
    ENTENTE_DONE_;
  }
  /// Takes a vote back.
  Returned<void> cancel_vote(std::string_view power, VoteKind kind = VoteKind::kDraw,
                             const std::vector<std::string_view>& powers = {}) {
    entente_vote cast{};
    ENTENTE_CHECK_(vote_of(power, kind, powers, cast));
    ENTENTE_CHECK_(locked(entente_game_cancel_vote, &cast));
    ENTENTE_DONE_;
  }
  /// Carries out a mail judge's command: "SET DRAW AEF"; of the moderator ("") "SET DIAS".
  Returned<void> vote_command(std::string_view power, std::string_view text) {
    entente_power number = 0;
    ENTENTE_CHECK_(map_.find_power_or_none(power, number));
    ENTENTE_CHECK_(locked(entente_game_vote_command, number, text.data(), text.size()));
    ENTENTE_DONE_;
  }
  /// The votes that count now.
  Returned<std::vector<Vote>> votes() const {
    std::vector<entente_vote> found;
    ENTENTE_CHECK_(locked_fill(found, entente_game_votes));
    std::vector<Vote> made;
    for (const entente_vote& each : found) {
      made.push_back({map_.power_id(each.power), static_cast<VoteKind>(each.kind), map_.power_ids(each.powers),
                      each.list_ignored != 0});
    }
    return made;
  }
  /// Ends the game as its players or the host decide: stop(EndKind::kDraw, {"FRANCE", "ITALY"}).
  Returned<void> stop(EndKind kind, const std::vector<std::string_view>& winners = {}) {
    entente_power_set set = 0;
    ENTENTE_CHECK_(map_.find_powers(winners, set));
    ENTENTE_CHECK_(locked(entente_game_end, static_cast<entente_end_kind>(kind), set));
    ENTENTE_DONE_;
  }
  /// Lets a game go on that was stopped. Errors: WrongPhase if it is not over, or was won.
  Returned<void> resume() {
    ENTENTE_CHECK_(locked(entente_game_resume));
    ENTENTE_DONE_;
  }
  /// Ends beside the victory on the board.
  Returned<EndRules> end_rules() const {
    auto found = detail::sized<entente_end_rules>();
    ENTENTE_CHECK_(locked(entente_game_end_rules, &found));
    EndRules made{found.last_survivor != 0, std::nullopt, static_cast<YearLimit>(found.year_limit),
                  found.stalemate_years, found.phase_limit};
    if (found.has_last_year != 0) made.last_year = found.last_year;
    return made;
  }
  Returned<void> set_end_rules(const EndRules& rules) {
    auto given = detail::sized<entente_end_rules>();
    given.last_survivor = rules.last_survivor, given.has_last_year = rules.last_year.has_value();
    given.last_year = rules.last_year.value_or(0), given.year_limit = static_cast<entente_year_limit>(rules.year_limit);
    given.stalemate_years = rules.stalemate_years, given.phase_limit = rules.phase_limit;
    ENTENTE_CHECK_(locked(entente_game_set_end_rules, &given));
    ENTENTE_DONE_;
  }

 private:
  Game(entente_game* made, Map map) : map_(std::move(map)), state_(std::make_shared<detail::GameState>()) {
    state_->owned.reset(made);
  }
  static Returned<Game> of_handle(entente_game* made) {
    detail::OwnedGame owned(made);
    ENTENTE_TAKE_(map, Map::take(entente_map_retain(entente_game_map(made))));
    return Game(owned.release(), map);
  }

  template <typename Texts>
  static std::string lines_of(const Texts& texts) {
    std::string lines;
    for (const auto& text : texts) lines.append(text).append("\n");
    return lines;
  }
  template <typename Function, typename... Arguments>
  std::optional<Error> locked(Function function, Arguments... arguments) const {
    const detail::Lock lock(state_->mutex);
    return detail::call(function, handle(), arguments...);
  }
  template <typename Container, typename Function, typename... Arguments>
  std::optional<Error> locked_fill(Container& out, Function function, Arguments... arguments) const {
    const detail::Lock lock(state_->mutex);
    return detail::fill(out, function, handle(), arguments...);
  }
  template <typename Function, typename... Arguments>
  std::optional<Error> locked_text(std::string& out, Function function, Arguments... arguments) const {
    const detail::Lock lock(state_->mutex);
    return detail::text(out, function, handle(), arguments...);
  }
  std::optional<Error> fill_submission(const Submission& how, entente_submission& out) const {
    out.mode = static_cast<entente_submit_mode>(how.mode);
    return map_.find_power_or_none(how.by, out.by);
  }
  std::optional<Error> vote_of(std::string_view power, VoteKind kind, const std::vector<std::string_view>& powers,
                               entente_vote& out) const {
    entente_power number = 0;
    if (auto failed = map_.find_power(power, number)) return failed;
    out.power = static_cast<uint8_t>(number), out.kind = static_cast<uint8_t>(kind);
    return map_.find_powers(powers, out.powers);
  }

  Map map_;
  std::shared_ptr<detail::GameState> state_;
};

/// Numbers every order of a map from 0, as indices of a learner's policy vector. It never changes; any threads.
class Actions {
 public:
  static Returned<Actions> make(const Map& map, const Rules* rules = nullptr) {
    entente_actions* made = nullptr;
    ENTENTE_CHECK_(detail::call(entente_actions_new, map.handle(), rules ? rules->handle() : nullptr, &made));
    return Actions(made, map);
  }
  uint32_t size() const noexcept { return entente_actions_count(owned_.get()); }
  /// Names the numbering: keep it beside what was learnt.
  uint64_t hash() const noexcept { return entente_actions_hash(owned_.get()); }
  /// The numbers of orders, ENTENTE_NO_ACTION for one that is no action.
  Returned<std::vector<entente_action>> of_orders(const std::vector<Order>& orders) const {
    const std::vector<entente_order> packed = detail::packed(orders);
    std::vector<entente_action> made;
    ENTENTE_CHECK_(detail::fill(made, entente_actions_of_orders, handle(), packed.data(), packed.size()));
    return made;
  }
  /// The orders of numbers, without a power. Errors: NotFound for a number beyond the last.
  Returned<std::vector<Order>> to_orders(const std::vector<entente_action>& numbers) const {
    std::vector<entente_order> packed;
    ENTENTE_CHECK_(detail::fill(packed, entente_actions_to_orders, handle(), numbers.data(), numbers.size()));
    return detail::orders_of(map_, packed);
  }
  const entente_actions* handle() const noexcept { return owned_.get(); }

 private:
  Actions(entente_actions* made, Map map) : map_(std::move(map)), owned_(made) {}
  Map map_;
  detail::OwnedActions owned_;
};

/// The outcome of Adjudicator::adjudicate.
class Adjudication : public Outcome {
 public:
  /// The position straight after the phase, and the one of the next phase to be played, or of the end of the game.
  const Position& after() const noexcept { return after_; }
  const Position& next() const noexcept { return next_; }

 private:
  friend class Adjudicator;
  Adjudication(const Map& map, const std::shared_ptr<detail::ScratchState>& state)
      : Outcome(map, state, 0), after_(map), next_(map) {
    from_->serial = ++state->count;
  }
  std::optional<Error> read(const entente_scratch* scratch) {
    if (auto failed = detail::call(entente_scratch_after, scratch, after_.data(), after_.size())) return failed;
    if (auto failed = detail::call(entente_scratch_next, scratch, next_.data(), next_.size())) return failed;
    std::vector<entente_event> events;
    if (auto failed = detail::fill(events, entente_scratch_events, scratch)) return failed;
    add_events(ENTENTE_TEXTS_EVENTS, events, events_);
    if (auto failed = detail::fill(events, entente_scratch_losses, scratch)) return failed;
    add_events(ENTENTE_TEXTS_LOSSES, events, losses_);
    std::vector<entente_order_result> found;
    if (auto failed = detail::fill(found, entente_scratch_results, scratch)) return failed;
    return add_results(found);
  }
  Position after_, next_;
};

/// A choice in an order that is entered step by step: the number to hand back, and what it stands for: the word of a kind
/// or type, the id of a place, "0" or "1" of OrderStep::kVia.
struct Choice {
  uint32_t number = 0;
  std::string text;
};
/// The next choices; with OrderStep::kNone the order is complete.
struct Choices {
  OrderStep step = OrderStep::kNone;
  std::vector<Choice> values;
  std::optional<Order> order;
};

/// Adjudicates positions without a game: working memory of one map. Threads wait for each other: give each its own.
class Adjudicator {
 public:
  static Returned<Adjudicator> make(const Map& map) {
    entente_scratch* made = nullptr;
    ENTENTE_CHECK_(detail::call(entente_scratch_new, map.handle(), &made));
    return Adjudicator(made, map);
  }
  Adjudicator(Adjudicator&&) noexcept = default;
  Adjudicator& operator=(Adjudicator&&) noexcept = default;
  Adjudicator(const Adjudicator&) = delete;
  Adjudicator& operator=(const Adjudicator&) = delete;

  /// Adjudicates one phase; the position stays as it is. Results of an earlier call lose their sentences.
  /// Errors: WrongPhase if the game is over.
  Returned<Adjudication> adjudicate(const Position& position, const std::vector<Order>& orders,
                                    const Rules* rules = nullptr) {
    const std::vector<entente_order> packed = detail::packed(orders);
    const detail::Lock lock(state_->mutex);
    Adjudication made(map_, state_);
    ENTENTE_CHECK_(detail::call(entente_adjudicate, handle(), position.handle(), rules ? rules->handle() : nullptr,
                                packed.data(), packed.size(), &made.summary_));
    ENTENTE_CHECK_(made.read(handle()));
    return made;
  }
  /// The same of memory: `position` has map.position_size() bytes, aligned to 8. Afterwards the functions of the C
  /// interface read the results from handle(). Allocates nothing unless it fails.
  Returned<entente_phase_summary> adjudicate_packed(const void* position, const entente_order* orders,
                                                    std::size_t count, const Rules* rules = nullptr) {
    const detail::Lock lock(state_->mutex);
    ++state_->count;
    auto made = detail::sized<entente_phase_summary>();
    ENTENTE_CHECK_(
        detail::call(entente_adjudicate, handle(), position, rules ? rules->handle() : nullptr, orders, count, &made));
    return made;
  }
  /// Adjudicates many positions, each of which becomes its next position, as entente_adjudicate_batch says: position i has
  /// the orders from starts[i] up to starts[i + 1]; `results` and `statuses` may be null.
  Returned<void> adjudicate_batch(void* positions, uint32_t position_count, const entente_order* orders,
                                  const uint64_t* starts, entente_order_result* results = nullptr,
                                  entente_status* statuses = nullptr, const Rules* rules = nullptr) {
    const detail::Lock lock(state_->mutex);
    ++state_->count;
    ENTENTE_CHECK_(detail::call(entente_adjudicate_batch, handle(), positions, position_count,
                                rules ? rules->handle() : nullptr, orders, starts, results,
                                sizeof(entente_order_result), statuses));
    ENTENTE_DONE_;
  }
  /// The legal orders of a province ("": of all) and of a power ("": of all).
  Returned<std::vector<Order>> legal_orders(const Position& position, std::string_view province = {},
                                            std::string_view power = {}, const Rules* rules = nullptr) {
    entente_power number = 0;
    entente_province place = 0;
    ENTENTE_CHECK_(map_.find_power_or_none(power, number));
    ENTENTE_CHECK_(map_.find_province_or_all(province, place));
    const detail::Lock lock(state_->mutex);
    std::vector<entente_order> found;
    ENTENTE_CHECK_(detail::fill(found, entente_legal_orders, handle(), position.handle(),
                                rules ? rules->handle() : nullptr, number, place));
    return detail::orders_of(map_, found);
  }
  /// The next choices of an order that is entered step by step, after the numbers of those made so far:
  /// choices(position, "PAR", {2}) has BRE, BUR, GAS, PIC. Errors: NotFound for a choice that was not offered.
  Returned<Choices> choices(const Position& position, std::string_view province,
                            const std::vector<uint32_t>& chosen = {}, std::string_view power = {},
                            const Rules* rules = nullptr) {
    entente_power number = 0;
    entente_province place = 0;
    ENTENTE_CHECK_(map_.find_power_or_none(power, number));
    ENTENTE_CHECK_(map_.find_province_or_all(province, place));
    entente_order_step step = 0;
    entente_order order = 0;
    std::size_t length = 0;
    std::vector<uint32_t> room(map_.locations().size() + 16);  // of places, or of fewer kinds
    const detail::Lock lock(state_->mutex);
    ENTENTE_CHECK_(detail::call(entente_order_choices, handle(), position.handle(), rules ? rules->handle() : nullptr,
                                number, place, chosen.data(), chosen.size(), &step, room.data(), room.size(), &length,
                                &order));
    Choices made{static_cast<OrderStep>(step), {}, {}};
    for (std::size_t i = 0; i < length; ++i) made.values.push_back({room[i], meaning(made.step, room[i])});
    if (order != 0) made.order.emplace(map_, order);
    return made;
  }
  /// The legal orders as numbers of `actions`.
  Returned<std::vector<entente_action>> legal_actions(const Position& position, const Actions& actions,
                                                      std::string_view power = {}, const Rules* rules = nullptr) {
    entente_power number = 0;
    ENTENTE_CHECK_(map_.find_power_or_none(power, number));
    const detail::Lock lock(state_->mutex);
    std::vector<entente_action> found;
    ENTENTE_CHECK_(detail::fill(found, entente_legal_actions, handle(), position.handle(),
                                rules ? rules->handle() : nullptr, actions.handle(), number));
    return found;
  }
  const Map& map() const noexcept { return map_; }
  entente_scratch* handle() const noexcept { return state_->owned.get(); }

 private:
  Adjudicator(entente_scratch* made, Map map) : map_(std::move(map)), state_(std::make_shared<detail::ScratchState>()) {
    state_->owned.reset(made);
  }
  std::string meaning(OrderStep step, uint32_t choice) const {
    if (step == OrderStep::kKind) return detail::or_empty(entente_word(ENTENTE_WORDS_ORDER_KIND, choice));
    if (step == OrderStep::kType) return detail::or_empty(entente_word(ENTENTE_WORDS_UNIT_TYPE, choice));
    return step == OrderStep::kVia ? std::to_string(choice) : map_.location_id(choice);
  }
  Map map_;
  std::shared_ptr<detail::ScratchState> state_;
};

/// A JSON phase or game that was read once: its phases are found by number. It never changes; any threads. An error inside
/// a phase is that of the call which uses the phase.
class Document {
 public:
  /// Errors: InvalidArgument with line and column.
  static Returned<Document> read(std::string_view json) {
    entente_document* made = nullptr;
    ENTENTE_CHECK_(detail::call(entente_document_read, json.data(), json.size(), &made));
    return Document(made);
  }
  /// Whether it has "phases"; else it is a phase, its own number 0.
  bool is_game() const noexcept { return entente_document_is_game(handle()) != 0; }
  /// The number of phases.
  uint32_t size() const noexcept { return entente_document_phase_count(handle()); }
  /// "S1901M", ..; "" for a phase without a name.
  std::vector<std::string> phase_names() const {
    std::vector<std::string> made;
    for (uint32_t i = 0; i < size(); ++i) made.emplace_back(entente_document_phase_name(handle(), i));
    return made;
  }
  /// The number of the first phase of that name. Errors: NotFound.
  Returned<uint32_t> find_phase(std::string_view name) const {
    entente_phase found = 0;
    ENTENTE_CHECK_(detail::call(entente_document_find_phase, handle(), name.data(), name.size(), &found));
    return found;
  }
  /// Whether the orders of the phase name a power.
  bool has_orders(uint32_t phase) const noexcept { return entente_document_has_orders(handle(), phase) != 0; }
  /// A phase as a phase object of its own, with the game's map, rules and id. Errors: NotFound beyond the last.
  Returned<std::string> phase(uint32_t phase) const {
    std::string out;
    ENTENTE_CHECK_(detail::text(out, entente_document_phase, handle(), phase));
    return out;
  }
  const entente_document* handle() const noexcept { return owned_.get(); }

 private:
  explicit Document(entente_document* made) : owned_(made) {}
  detail::Owned<entente_document, entente_document_free> owned_;
};

/// What a phase of a document is about.
struct PhaseRead {
  Map map;
  Rules rules;
  Position position;
};

/// Adjudicates JSON phases and games as the program `entente` does. After a call, notes() says what was not read. It can be
/// moved; one thread at a time.
class Exchange {
 public:
  /// `map`: for inputs that name none or name this one. `rules`: for inputs that say nothing about rules.
  static Returned<Exchange> make(const Map* map = nullptr, const Rules* rules = nullptr) {
    entente_exchange* made = nullptr;
    ENTENTE_CHECK_(
        detail::call(entente_exchange_new, map ? map->handle() : nullptr, rules ? rules->handle() : nullptr, &made));
    return Exchange(made);
  }
  /// What later results do not have.
  Returned<void> leave_out(ResultParts parts) {
    ENTENTE_CHECK_(detail::call(entente_exchange_leave_out, handle(), static_cast<entente_result_parts>(parts)));
    ENTENTE_DONE_;
  }
  /// The result of a phase, or of every phase with orders of a game (result.schema.json). Of a Document one phase.
  /// Errors: InvalidArgument with line and column.
  Returned<std::string> adjudicate(std::string_view json, const TextOptions& options = {}) {
    return answer(entente_exchange_adjudicate, options, json.data(), json.size());
  }
  Returned<std::string> adjudicate(const Document& document, uint32_t phase = 0, const TextOptions& options = {}) {
    return answer(entente_exchange_adjudicate_phase, options, document.handle(), phase);
  }
  /// The legal orders of a phase by unit, build site or power (legal.schema.json).
  Returned<std::string> legal(std::string_view json, const TextOptions& options = {}) {
    return answer(entente_exchange_legal, options, json.data(), json.size());
  }
  Returned<std::string> legal(const Document& document, uint32_t phase = 0, const TextOptions& options = {}) {
    return answer(entente_exchange_legal_phase, options, document.handle(), phase);
  }
  /// A phase as readable text: each order with outcome and reason, events, the next position.
  Returned<std::string> report(const Document& document, uint32_t phase = 0, const TextOptions& options = {}) {
    return answer(entente_exchange_report, options, document.handle(), phase);
  }
  /// Why an order of a phase ended as it did ("": all orders). Errors: NotFound if no such order was given.
  Returned<std::string> explain(const Document& document, uint32_t phase = 0, std::string_view order = {},
                                TextForm form = TextForm::kForPeople, const TextOptions& options = {}) {
    return answer(entente_exchange_explain, options, document.handle(), phase, order.data(), order.size(),
                  static_cast<entente_text_form>(form));
  }
  /// A phase as a picture (SVG) with its orders and results, or as text. `order`: an order or unit that gets a ring, with the
  /// units that made it fail. Errors: NotFound if no such order was given.
  Returned<std::string> render(const Document& document, uint32_t phase = 0, std::string_view order = {},
                               const RenderOptions& options = {}) {
    return answer(entente_exchange_render, options, document.handle(), phase, order.data(), order.size());
  }
  /// Possible mistakes in the orders of a phase, before it is adjudicated (advice.schema.json).
  Returned<std::string> advise(const Document& document, uint32_t phase = 0, TextForm form = TextForm::kJson,
                               const TextOptions& options = {}) {
    return answer(entente_exchange_advise, options, document.handle(), phase, nullptr,
                  static_cast<entente_text_form>(form));
  }
  /// Adjudicates a recorded game again and compares (replay.schema.json).
  Returned<std::string> replay(const Document& document, TextForm form = TextForm::kJson,
                               const TextOptions& options = {}) {
    std::string out;
    const auto written = detail::options(options);
    entente_replay_summary* const no_summary = nullptr;
    ENTENTE_CHECK_(detail::text(out, entente_exchange_replay, handle(), document.handle(),
                                static_cast<entente_text_form>(form), &written, no_summary));
    return out;
  }
  /// Counts draw votes (ballot.schema.json).
  Returned<std::string> count_votes(std::string_view ballot, DrawPolicy policy = DrawPolicy::kJudgeDias,
                                    const TextOptions& options = {}) {
    return answer(entente_exchange_count_votes, options, static_cast<entente_draw_policy>(policy), ballot.data(),
                  ballot.size());
  }
  /// Map, rules and position of a phase.
  Returned<PhaseRead> read(const Document& document, uint32_t phase = 0) {
    const entente_map* lent = nullptr;
    auto rules = detail::sized<entente_rules>();
    std::string bytes;
    const entente_text_options* const in_english = nullptr;
    ENTENTE_CHECK_(
        detail::fill(bytes, entente_exchange_read, handle(), document.handle(), phase, in_english, &lent, &rules));
    ENTENTE_TAKE_(map, Map::take(entente_map_retain(lent)));
    Position position(map);
    std::memcpy(position.data(), bytes.data(), std::min(bytes.size(), position.size()));
    return PhaseRead{map, Rules(rules), position};
  }
  /// Sentences about parts of the last input that were not read or had no effect.
  std::vector<std::string> notes() const {
    std::string lines;
    detail::text(lines, entente_exchange_notes, handle());
    std::vector<std::string> made;
    for (std::size_t begin = 0, end; (end = lines.find('\n', begin)) != std::string::npos; begin = end + 1)
      made.push_back(lines.substr(begin, end - begin));
    return made;
  }
  entente_exchange* handle() const noexcept { return owned_.get(); }

 private:
  explicit Exchange(entente_exchange* made) : owned_(made) {}
  template <typename Options, typename Function, typename... Arguments>
  Returned<std::string> answer(Function function, const Options& options, Arguments... arguments) {
    std::string out;
    const auto written = detail::options(options);
    ENTENTE_CHECK_(detail::text(out, function, handle(), arguments..., &written));
    return out;
  }
  detail::Owned<entente_exchange, entente_exchange_free> owned_;
};

/// A game in another form, and a sentence for each kind of content that was left out or computed.
struct Converted {
  std::string data;
  std::string notes;  ///< one a line
};

namespace detail {
inline Converted converted(entente_text* data, entente_text* notes) {
  const OwnedText owned_data(data), owned_notes(notes);
  const auto content = [](const entente_text* text) {
    return std::string(static_cast<const char*>(entente_text_data(text)), entente_text_length(text));
  };
  return Converted{content(data), content(notes)};
}
}  // namespace detail

/// Converts a game, a phase or a position from one form to another. `map`: for texts that name none or name this one.
/// Errors: NotFound if the form cannot be guessed; InvalidArgument with line and column for a text that is not in its form.
inline Returned<Converted> convert(std::string_view source, GameForm to, GameForm from = GameForm::kGuess,
                                   const Map* map = nullptr, const Rules* rules = nullptr,
                                   const TextOptions& options = {}) {
  entente_text *target = nullptr, *notes = nullptr;
  const auto written = detail::options(options);
  ENTENTE_CHECK_(detail::call(entente_convert, source.data(), source.size(), static_cast<entente_game_form>(from),
                              static_cast<entente_game_form>(to), map ? map->handle() : nullptr,
                              rules ? rules->handle() : nullptr, &written, &target, &notes));
  return detail::converted(target, notes);
}

/// The last phase of a listing of the e-mail judges with its results, then the next position. The orders may be in the judges'
/// words or as players type them. Errors: InvalidArgument with line and column for a line that cannot be read; WrongPhase if
/// the game is over.
inline Returned<Converted> adjudicate_listing(std::string_view source, const Map* map = nullptr,
                                              const Rules* rules = nullptr, const TextOptions& options = {}) {
  entente_text *listing = nullptr, *notes = nullptr;
  const auto written = detail::options(options);
  ENTENTE_CHECK_(detail::call(entente_adjudicate_listing, source.data(), source.size(), map ? map->handle() : nullptr,
                              rules ? rules->handle() : nullptr, &written, &listing, &notes));
  return detail::converted(listing, notes);
}

/// @return the forms in which games are exchanged.
inline std::vector<Described> game_forms() {
  return detail::described<entente_game_form_info>(entente_game_form_describe);
}

#undef ENTENTE_CHECK_
#undef ENTENTE_TAKE_
#undef ENTENTE_DONE_
}  // namespace expected or throwing
}  // namespace entente

#endif  // ENTENTE_ENTENTE_HPP_
