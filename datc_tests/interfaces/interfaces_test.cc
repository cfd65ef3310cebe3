// The same odd texts give the same results as JSON, in a game, over the C interface and, if they are readable, as
// packed orders; and again after the game was saved and loaded. ENTENTE_SEED chooses others.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "base/test_repeats.h"
#include "datc_tests/interfaces/odd_text.h"
#include "datc_tests/properties/map_file.h"
#include "datc_tests/properties/random_board.h"
#include "datc_tests/properties/random_rules.h"
#include "datc_tests/properties/seed.h"
#include "entente/entente.h"
#include "game/game.h"
#include "json/json_writer.h"
#include "map/rules_fit.h"
#include "map_language/builtin.h"
#include "map_language/read_map_text.h"
#include "notation/notation.h"
#include "phase_json/exchange.h"
#include "phase_json/position_json.h"
#include "phase_json/result_json.h"
#include "records/game_json.h"
#include "rules/rule_names.h"
#include "sheet/line_text.h"
#include "sheet/sheet_reader.h"
#include "sheet/sheet_rules.h"

namespace entente {
namespace {

const long kTexts = Repeats(10000);

struct GivenText {
  PowerIndex power;
  std::string text;
};

// A map in the engine and in the C interface, and the rules.
struct Table {
  explicit Table(MapRef played) : map(std::move(played)), rules(*DefaultRules(*map)) {}
  void UseRules(const RuleOptions& chosen) {
    rules = chosen;
    c_rules.struct_size = sizeof c_rules;
    for (const RuleOption& option : AllRuleOptions()) {
      const RuleValue& value = option.ValueIn(rules);
      EXPECT_EQ(entente_rules_set(&c_rules, option.name.data(), option.name.size(), value.name.data(),
                                  value.name.size(), nullptr),
                ENTENTE_OK)
          << option.name;
    }
  }
  ~Table() {
    entente_scratch_free(scratch);
    entente_map_free(handle);
  }
  Table(const Table&) = delete;

  MapRef map;
  RuleOptions rules;
  entente_rules c_rules{};
  entente_map* handle = nullptr;
  entente_scratch* scratch = nullptr;
};

std::unique_ptr<Table> TableOf(std::string_view map_text) {
  const MapReadResult read = ReadMapText(map_text, "odd.map", nullptr);
  if (!read.ok()) ADD_FAILURE() << read.ToStatus();
  if (!read.ok()) return nullptr;
  auto table = std::make_unique<Table>(read.map);
  EXPECT_EQ(
      entente_map_read(ENTENTE_MAP_FORM_MAP, map_text.data(), map_text.size(), "odd.map", 7, &table->handle, nullptr),
      ENTENTE_OK);
  EXPECT_EQ(entente_scratch_new(table->handle, &table->scratch, nullptr), ENTENTE_OK);
  table->UseRules(table->rules);
  return table;
}

// ---- One interface after the other ----

// The result line of the game's last phase.
std::string ResultOf(const Game& game) {
  const PlayedPhase& played = game.played(game.phase_count() - 1);
  std::string json;
  AppendResult("",
               {played.before, played.sheet,
                PhaseResult{played.results, played.sheet.size(), played.events, played.after, game.position()}},
               game.rules(), {}, json);
  return json;
}

std::string ByJson(const Table& table, const PositionView& position, const std::vector<GivenText>& texts) {
  std::string json;
  JsonWriter out(json);
  out.BeginObject();
  AppendPhaseMembers(position, true, table.rules, out);
  out.Key("orders");
  out.BeginObject();
  for (size_t i = 0; i < texts.size();) {
    const PowerIndex power = texts[i].power;
    out.TextKey(table.map->PowerId(power));
    out.BeginArray();
    for (; i < texts.size() && texts[i].power == power; ++i) {
      OrderSheet clean;  // JSON is UTF-8, so the other interfaces get the same cleaned text
      clean.AddUnreadable(power, texts[i].text, {});
      out.String(clean[0].text);
    }
    out.EndArray();
  }
  out.EndObject();
  out.EndObject();
  Exchange exchange({table.map, table.rules});
  const auto result = exchange.Adjudicate(json);
  // Notes are about the input. A game has none.
  if (result.ok())
    return std::string(*result).substr(0, result->find(",\"notes\":")) + (exchange.notes().empty() ? "" : "}");
  return json + ": " + std::string(result.status().message());
}

std::unique_ptr<Game> ByGame(const Table& table, const PositionView& position, const std::vector<GivenText>& texts) {
  auto game = std::make_unique<Game>(table.map, table.rules, position);
  const NormalForm names(*table.map);
  SheetReader reader(names, table.rules, position.phase_type());
  std::vector<OrderSheet> sheets(static_cast<size_t>(table.map->power_count()));
  for (const GivenText& given : texts) reader.ReadLine(given.power, given.text, sheets[given.power]);
  for (size_t p = 0; p < sheets.size(); ++p) {
    EXPECT_TRUE(game->Submit(static_cast<PowerIndex>(p), std::move(sheets[p])).ok());
  }
  return game;
}

entente_game* ByC(const Table& table, const PositionView& position, const std::vector<GivenText>& texts) {
  entente_game* game = nullptr;
  EXPECT_EQ(entente_game_new(table.handle, &table.c_rules, position.block(), &game, nullptr), ENTENTE_OK);
  for (size_t i = 0; i < texts.size();) {
    const PowerIndex power = texts[i].power;
    std::string lines = "# orders\n\n";
    for (; i < texts.size() && texts[i].power == power; ++i) lines += texts[i].text + "\n";
    EXPECT_EQ(entente_game_submit_text(game, power, lines.data(), lines.size(), nullptr, nullptr), ENTENTE_OK);
  }
  return game;
}

// ---- Results for a C caller ----

template <typename T, typename Call>
std::vector<T> Array(const Call& call) {
  std::vector<T> values(256);
  size_t length = 0;
  if (call(values.data(), values.size(), &length) == ENTENTE_ERR_BUFFER_TOO_SMALL) {
    values.resize(length);
    EXPECT_EQ(call(values.data(), values.size(), &length), ENTENTE_OK);
  }
  values.resize(length);
  return values;
}

std::vector<entente_order_result> ResultsOf(const entente_game* game) {
  return Array<entente_order_result>([&](entente_order_result* results, size_t capacity, size_t* length) {
    return entente_game_results(game, 0, results, sizeof *results, capacity, length, nullptr);
  });
}

template <typename Function, typename... Options>
std::string TextOf(const Function& function, const entente_game* game, uint32_t line, Options... options) {
  const std::vector<char> text = Array<char>([&](char* buffer, size_t capacity, size_t* length) {
    return function(game, 0, line, options..., buffer, capacity, length, nullptr);
  });
  return {text.begin(), text.end()};
}

bool IsSame(const entente_order_result& a, const OrderResult& b) {
  return a.order == b.order.bits() && a.cause == b.outcome.cause && a.dislodged_by == b.outcome.dislodged_by &&
         a.reason == static_cast<uint8_t>(b.outcome.reason) && a.illegality == static_cast<uint8_t>(b.why) &&
         a.implied == (b.implied ? 1 : 0);
}

// The difference between a line of a game and of a C caller's game; empty if there is none. A loaded line may have its
// normal form as text.
std::string Difference(const PositionView& before, const SheetLine& line, const entente_game* game, uint32_t index,
                       bool with_text) {
  entente_line told{};
  told.struct_size = sizeof told;
  if (entente_game_line(game, 0, index, &told, nullptr) != ENTENTE_OK) return "no line";
  if (told.power != line.power || told.order_set != 0 || told.is_written != 1) return "power, set or writing";
  if ((told.is_readable == 1) != line.is_readable() || told.order != line.order.bits()) return "order";
  if (told.unit_nation != line.unit_nation || told.third_nation != line.third_nation) return "nationality";
  if (told.written != WrittenFlagsOf(before, line)) return "flags";
  const TextFault fault = line.fault != nullptr ? *line.fault : TextFault{};
  if (told.fault_offset != fault.offset || told.fault_length != fault.length) return "place";
  if (TextOf(entente_game_line_fault, game, index, nullptr) != WhyNoOrder(line)) return "fault";
  const auto path = Array<uint16_t>([&](uint16_t* places, size_t capacity, size_t* length) {
    return entente_game_line_path(game, 0, index, places, capacity, length, nullptr);
  });
  if (!std::equal(path.begin(), path.end(), line.path.begin(), line.path.end())) return "path";
  const bool same_text = TextOf(entente_game_line_text, game, index) == line.text;
  return same_text || (!with_text && line.is_readable()) ? "" : "text";
}

// ---- The comparison ----

class Interfaces {
 public:
  explicit Interfaces(const Table& table) : table_(table) {}

  void TryBoard(Random& random) {
    const BoardCase board = RandomAnyPhase(table_.map, {.most_units = 25, .illegal_percent = 15}, random);
    position_ = std::make_unique<Position>(board.position);
    texts_ = TextsFor(board, random);
    const std::unique_ptr<Game> game = ByGame(table_, position_->view(), texts_);
    const std::string before = *GameToJson(*game);
    ASSERT_TRUE(game->Process().ok());
    const std::string wanted = ResultOf(*game);
    EXPECT_EQ(ByJson(table_, position_->view(), texts_), wanted) << Told();
    ExpectLoadedTheSame(before, *game, wanted, false);
    ExpectLoadedTheSame(*GameToJson(*game), *game, wanted, true);
    const std::unique_ptr<entente_game, void (*)(entente_game*)> by_c(ByC(table_, position_->view(), texts_),
                                                                      entente_game_free);
    ASSERT_EQ(entente_game_process(by_c.get(), nullptr), ENTENTE_OK);
    ExpectSameToC(*game, by_c.get(), true);
    const std::unique_ptr<entente_game, void (*)(entente_game*)> loaded(SavedAndLoaded(by_c.get()), entente_game_free);
    ExpectSameToC(*game, loaded.get(), false);
    const std::unique_ptr<entente_game, void (*)(entente_game*)> again(SubmittedAgain(by_c.get()), entente_game_free);
    ExpectSameToC(*game, again.get(), false);
    if (PackedOrdersSayAll()) ExpectSamePacked(game->played(0));
    Count(game->played(0));
  }

  long texts = 0, unreadable = 0, refused = 0, with_path = 0, with_nation = 0, flagged = 0, succeeded = 0;

 private:
  // By power, because all interfaces take orders so.
  static std::vector<GivenText> TextsFor(const BoardCase& board, Random& random) {
    std::vector<GivenText> texts;
    for (const Order order : board.orders) {
      if (order.power() >= board.map->power_count()) continue;
      texts.push_back({order.power(), OddText(*board.map, order, random)});
    }
    std::stable_sort(texts.begin(), texts.end(),
                     [](const GivenText& a, const GivenText& b) { return a.power < b.power; });
    return texts;
  }

  void ExpectLoadedTheSame(const std::string& json, const Game& game, const std::string& wanted, bool is_played) {
    const auto loaded = GameFromJson(json, table_.map);
    ASSERT_TRUE(loaded.ok()) << json << ": " << loaded.status().message() << Told();
    EXPECT_EQ(*GameToJson(**loaded), json) << Told();
    if (!is_played) {
      ASSERT_TRUE((*loaded)->Process().ok());
    }
    EXPECT_EQ(ResultOf(**loaded), wanted) << Told();
    EXPECT_TRUE((*loaded)->position() == game.position()) << Told();
  }

  void ExpectSameToC(const Game& game, const entente_game* got, bool with_text) {
    const PlayedPhase& played = game.played(0);
    const std::vector<entente_order_result> results = ResultsOf(got);
    ASSERT_EQ(results.size(), played.results.size()) << Told();
    for (size_t i = 0; i < results.size(); ++i) EXPECT_TRUE(IsSame(results[i], played.results[i])) << i << Told();
    ASSERT_EQ(entente_game_line_count(got, 0), played.sheet.size());
    for (size_t i = 0; i < played.sheet.size(); ++i) {
      EXPECT_EQ(Difference(played.before, played.sheet[i], got, static_cast<uint32_t>(i), with_text), "")
          << played.sheet[i].text << Told();
    }
    std::vector<uint64_t> next(game.position().size() / 8);
    ASSERT_EQ(entente_game_position(got, 1, next.data(), 8 * next.size(), nullptr), ENTENTE_OK);
    EXPECT_TRUE(PositionView(*table_.map, next.data()) == game.position()) << Told();
  }

  entente_game* SavedAndLoaded(const entente_game* game) {
    entente_text* json = nullptr;
    entente_game* loaded = nullptr;
    EXPECT_EQ(entente_game_save(game, &json, nullptr), ENTENTE_OK) << Told();
    EXPECT_EQ(entente_game_load(static_cast<const char*>(entente_text_data(json)), entente_text_length(json),
                                table_.handle, &loaded, nullptr),
              ENTENTE_OK)
        << Told();
    entente_text_free(json);
    return loaded;
  }

  // Another game with the orders of this game's first phase.
  entente_game* SubmittedAgain(const entente_game* game) {
    entente_game* again = nullptr;
    EXPECT_EQ(entente_game_new(table_.handle, &table_.c_rules, position_->view().block(), &again, nullptr), ENTENTE_OK);
    for (uint32_t power = 0; power < static_cast<uint32_t>(table_.map->power_count()); ++power) {
      entente_text* lines = nullptr;
      EXPECT_EQ(entente_game_orders_text(game, 0, power, 0, &lines, nullptr), ENTENTE_OK) << Told();
      EXPECT_EQ(entente_game_submit_text(again, power, static_cast<const char*>(entente_text_data(lines)),
                                         entente_text_length(lines), nullptr, nullptr),
                ENTENTE_OK)
          << Told();
      entente_text_free(lines);
    }
    EXPECT_EQ(entente_game_process(again, nullptr), ENTENTE_OK) << Told();
    return again;
  }

  // Packed orders hold no nationalities and paths.
  bool PackedOrdersSayAll() const {
    return table_.rules.missing_nation == MissingNation::kAccepted &&
           table_.rules.wrong_nation == WrongNation::kAccepted && table_.rules.convoy_path == ConvoyPath::kIgnored &&
           table_.rules.absent_hold_support == AbsentHoldSupport::kWorks;
  }

  // Compares the readable texts as packed orders.
  void ExpectSamePacked(const PlayedPhase& played) {
    const PositionView before = played.before;
    std::vector<entente_order> orders;
    std::vector<OrderResult> wanted;
    for (size_t i = 0; i < texts_.size(); ++i) {
      const auto& [power, text] = texts_[i];
      entente_order order = 0;
      const entente_status status =
          entente_order_read(table_.handle, &table_.c_rules, static_cast<uint32_t>(before.phase_type()), power,
                             text.data(), text.size(), &order, nullptr);
      EXPECT_EQ(status == ENTENTE_OK, played.sheet.IsReadable(i)) << text << Told();
      if (status != ENTENTE_OK) continue;
      EXPECT_EQ(order, played.sheet.orders()[i].bits()) << text << Told();
      orders.push_back(order);
      wanted.push_back(played.results[i]);
    }
    const auto implied = played.results.begin() + static_cast<std::ptrdiff_t>(played.sheet.size());
    wanted.insert(wanted.end(), implied, played.results.end());
    ASSERT_EQ(entente_adjudicate(table_.scratch, before.block(), &table_.c_rules, orders.data(), orders.size(), nullptr,
                                 nullptr),
              ENTENTE_OK);
    const auto results = Array<entente_order_result>([&](entente_order_result* array, size_t capacity, size_t* length) {
      return entente_scratch_results(table_.scratch, array, sizeof *array, capacity, length, nullptr);
    });
    ASSERT_EQ(results.size(), wanted.size()) << Told();
    for (size_t i = 0; i < wanted.size(); ++i) EXPECT_TRUE(IsSame(results[i], wanted[i])) << i << Told();
  }

  void Count(const PlayedPhase& played) {
    for (size_t i = 0; i < played.sheet.size(); ++i) {
      const SheetLine line = played.sheet[i];
      ++texts;
      unreadable += line.is_readable() ? 0 : 1;
      refused += line.fault != nullptr && line.fault->kind == TextFault::Kind::kAmbiguous ? 1 : 0;
      with_path += line.path.empty() ? 0 : 1;
      with_nation += line.unit_nation != kNoPower || line.third_nation != kNoPower ? 1 : 0;
      flagged += WrittenFlagsOf(played.before, line) != 0 ? 1 : 0;
      succeeded += played.results[i].outcome.reason == Reason::kNone ? 1 : 0;
    }
  }

  std::string Told() const {
    std::string told =
        "\nENTENTE_SEED=" + std::to_string(RunSeed()) + " on " + PositionToJson(position_->view(), table_.rules) + "\n";
    for (const GivenText& given : texts_) {
      told += std::string(table_.map->PowerId(given.power)) + ": " + given.text + "\n";
    }
    return told;
  }

  const Table& table_;
  std::unique_ptr<Position> position_;
  std::vector<GivenText> texts_;
};

// On the standard map with some more lines.
void TryOn(const std::string& lines, bool words_are_refused) {
  const std::unique_ptr<Table> table = TableOf(StandardMapText() + "\n" + lines);
  ASSERT_NE(table, nullptr);
  Interfaces interfaces(*table);
  Random random(RunSeed());
  while (interfaces.texts < kTexts && !testing::Test::HasFailure()) interfaces.TryBoard(random);
  // Checks that the texts had enough features that an interface could lose.
  EXPECT_GT(interfaces.unreadable, kTexts / 10);
  EXPECT_EQ(interfaces.refused > kTexts / 100, words_are_refused);
  EXPECT_GT(interfaces.with_path, kTexts / 500);  // most random chains are no convoy path, so unreadable
  EXPECT_GT(interfaces.with_nation, kTexts / 20);
  EXPECT_GT(interfaces.flagged, kTexts / 20);
  EXPECT_GT(interfaces.succeeded, kTexts / 10);
}

// Other rules for every board.
TEST(Interfaces, AllGiveTheSameResultsUnderRandomRules) {
  const std::unique_ptr<Table> table = TableOf(StandardMapText());
  ASSERT_NE(table, nullptr);
  Interfaces interfaces(*table);
  Random random(RunSeed());
  while (interfaces.texts < kTexts && !testing::Test::HasFailure()) {
    table->UseRules(RandomRules(random));
    interfaces.TryBoard(random);
  }
  EXPECT_GT(interfaces.succeeded, kTexts / 20);
}

TEST(Interfaces, AllGiveTheSameResultsOnTheStandardMap) { TryOn("", false); }

TEST(Interfaces, AllGiveTheSameResultsWhereWordsAreRefused) {
  TryOn(
      "BUR -> Burgundy = BUR bourgogne burg? par? nth?\n"
      "TYR -> Tyrolia = TYR tirol tyrrhenia?\n"
      "RULE NO_CHECK\n",
      true);
}

TEST(Interfaces, AllGiveTheSameResultsUnderSpecialRules) {
  TryOn(
      "RULE PROXY_OK PORTAGE_CONVOY COASTAL_CONVOY SMART_CD BUILD_ANY HIDE_BUILDS FRIENDLY_FIRE\n"
      "RULE WEAK_BOUNCES WEAK_CONVOYS CONVOY_BACK GARRISON HOLD_WIN DONT_SKIP_PHASES TORN_ALLEGIANCE\n"
      "DUMMY TURKEY ITALY\nTURKEY\nCONTROL FRANCE\n",
      false);
}

}  // namespace
}  // namespace entente
