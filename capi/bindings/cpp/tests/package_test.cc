// What the header does, with exceptions and (ENTENTE_EXPECTED, -fno-exceptions) with results.
#include <cstdio>
#include <sstream>
#include <string>
#include <type_traits>
#include <utility>

#include "entente.hpp"

namespace {

int failures = 0;

#define EXPECT(...)                                                 \
  do {                                                              \
    if (!(__VA_ARGS__)) {                                           \
      ++failures;                                                   \
      std::printf("%s:%d: %s\n", __FILE__, __LINE__, #__VA_ARGS__); \
    }                                                               \
  } while (false)

// The value of a call that succeeds.
template <typename T>
T Of(entente::Returned<T> returned) {
#if defined(ENTENTE_EXPECTED)
  if (!returned) std::printf("%s\n", returned.error().what());
  return *std::move(returned);
#else
  return returned;
#endif
}

// The status with which a call fails.
template <typename Call>
entente::Status StatusOf(Call call) {
#if defined(ENTENTE_EXPECTED)
  const auto returned = call();
  return returned ? entente::Status::kOk : returned.error().status();
#else
  try {
    call();
  } catch (const entente::Error& error) {
    return error.status();
  }
  return entente::Status::kOk;
#endif
}

using entente::Game;
using entente::Map;
using entente::Position;
using entente::Rules;
using entente::Status;

static_assert(!std::is_copy_constructible_v<Game> && std::is_nothrow_move_constructible_v<Game>);
static_assert(!std::is_copy_constructible_v<entente::Adjudicator> && !std::is_copy_constructible_v<entente::Actions>);

void TestMaps() {
  const Map map = Of<Map>(Map::builtin());
  EXPECT(map.name() == "standard" && map.powers().size() == 7 && map.begin_phase() == "S1901M");
  EXPECT(Of<entente::Location>(map.location("St Petersburg")).coasts.size() == 2);
  EXPECT(Of<entente::Power>(map.power("F")).homes.size() == 3);
  EXPECT(Of<std::vector<std::string>>(map.neighbors("PAR", entente::UnitType::kArmy)).size() == 4);
  const std::string text = Of<std::string>(map.to_text(entente::MapForm::kJson));
  EXPECT(Of<Map>(Map::from_text(text, "map.json", entente::MapForm::kJson)) == map);
  EXPECT(Of<Map>(Map::from_text(Of<std::string>(map.to_text()), "other.map")).provinces() == map.provinces());
  EXPECT(StatusOf([] { return Map::builtin("standart"); }) == Status::kNotFound);
  EXPECT(StatusOf([] { return Map::from_text("nonsense"); }) == Status::kInvalidArgument);
  EXPECT(StatusOf([] { return Map::read("/no/such.map"); }) == Status::kNotFound);
  EXPECT(Of<std::string>(Map::diagnostics("nonsense")).find("\"line\":1") != std::string::npos);
  EXPECT(Of<std::string>(map.summary()).front() == '{');
}

void TestRules() {
  const Rules rules = Of<Rules>(Rules::read("2023,waive=forbidden"));
  EXPECT(rules["waive"] == "forbidden" && rules["no_such_option"].empty());
  EXPECT(Of<Rules>(Of<Rules>(Rules::read("2023")).changed("waive", "forbidden")) == rules);
  EXPECT(rules.differences(Of<Rules>(Rules::read("2023"))).size() == 1);
  EXPECT(StatusOf([] { return Rules::read("2023,waiv=allowed"); }) == Status::kInvalidArgument);
}

void TestPositions() {
  const Map map = Of<Map>(Map::builtin());
  Position position = Of<Position>(Position::empty(map));
  position.place("FRANCE", entente::UnitType::kFleet, "STP/SC");
  position.set_owner("STP", "FRANCE");
  EXPECT(position.units().size() == 1 && position.units()[0].text() == "F STP/SC");
  EXPECT(Of<Position>(Position::from_line(map, position.line())) == position);
  EXPECT(Of<Position>(Position::from_bytes(map, position.memory())) == position);
  EXPECT(Of<Position>(Position::from_json(map, Of<std::string>(position.to_json()))) == position);
  EXPECT(StatusOf([&] { return Position::from_bytes(map, "short"); }) == Status::kInvalidArgument);
  EXPECT(StatusOf([&] { return position.remove("PAR"); }) == Status::kNotFound);
  const Position start = Of<Position>(Position::start(map));
  EXPECT(!Of<std::string>(start.difference(position)).empty());
  EXPECT(Of<std::vector<entente::Score>>(start.scores(entente::ScoreSystem::kDrawSize)).size() == 7);
}

void TestGames() {
  Game game = Of<Game>(Game::make("standard", "2023"));
  game.submit("FRANCE", "A PAR - BUR");
  game.submit("FRANCE", "A MAR S A PAR - BUR", {entente::SubmitMode::kAmend, {}});
  EXPECT(Of<std::vector<std::string>>(game.orders("FRANCE")).size() == 2);
  game.submit("ITALY", {"A VEN H", "A ROM H"});
  game.submit("ITALY", {Of<entente::Order>(entente::Order::read(game.map(), "F NAP - TYS", "ITALY"))},
              {entente::SubmitMode::kAmend, {}});
  EXPECT(Of<std::vector<std::string>>(game.orders("ITALY")).size() == 3);
  EXPECT(Of<entente::Owed>(game.owed("FRANCE")).units.size() == 1);
  const entente::OrderCheck check = Of<entente::OrderCheck>(game.check_order("FRANCE", "F BRE - PAR"));
  EXPECT(!check && check.sentence == "A fleet cannot be in PAR.");
  EXPECT(Of<entente::OrderCheck>(game.check_order("FRANCE", "F BRE -> BURR")).fault);
  const entente::PlayedPhase played = Of<entente::PlayedPhase>(game.process());
  EXPECT(played.name() == "S1901M" && played[0].succeeded() &&
         Of<std::string>(played[0].sentence(entente::TextLanguage::kDe)) == "A PAR zieht nach BUR.");
  EXPECT(StatusOf([&] { return played[0].sentence(static_cast<entente::TextLanguage>(9)); }) ==
         Status::kInvalidArgument);
  EXPECT(!Of<std::string>(played.json()).empty() && !Of<std::string>(played.explain()).empty());
  const Game fork = Of<Game>(game.fork());
  game.undo();
  EXPECT(StatusOf([&] { return played[0].sentence(); }) == Status::kWrongPhase && played[0].text == "A PAR - BUR");
  game.redo();
  EXPECT(Of<std::string>(played[0].sentence()) == "A PAR moves to BUR.");
  Game other = Of<Game>(game.fork());
  const entente::PlayedPhase before = Of<entente::PlayedPhase>(other.phase(0U));
  other.undo();
  other.submit("FRANCE", "A PAR H");
  EXPECT(Of<std::string>(Of<entente::PlayedPhase>(other.process())[0].sentence()) == "A PAR holds.");
  EXPECT(StatusOf([&] { return before[0].sentence(); }) == Status::kWrongPhase);
  EXPECT(Of<uint64_t>(game.hash()) == Of<uint64_t>(fork.hash()));
  EXPECT(Of<uint64_t>(Of<Game>(Game::load(Of<std::string>(game.save()))).hash()) == Of<uint64_t>(game.hash()));
  EXPECT(Of<uint64_t>(Of<Game>(Game::load(Of<std::string>(game.save_bytes()))).hash()) == Of<uint64_t>(game.hash()));
  EXPECT(Of<std::vector<entente::PlayedPhase>>(Of<Game>(fork.view("FRANCE")).phases()).size() == 1);
  EXPECT(StatusOf([&] { return game.vote("FRANCE", entente::VoteKind::kConcede, {"ITALY"}); }) ==
         Status::kInvalidArgument);
  game.stop(entente::EndKind::kDraw, {"FRANCE", "ITALY"});
  EXPECT(game.is_over() && game.winners().size() == 2 &&
         StatusOf([&] { return game.process(); }) == Status::kWrongPhase);
  EXPECT(Of<uint64_t>(Of<Game>(Game::random(7)).hash()) == Of<uint64_t>(Of<Game>(Game::random(7)).hash()));
  game.close();
  EXPECT(StatusOf([&] { return game.save(); }) == Status::kInvalidArgument);
}

void TestPhasesByNameAndNumber() {
  Game game = Of<Game>(Game::make());
  const auto order = Of<entente::Order>(entente::Order::read(game.map(), "A PAR - BUR", "FRANCE"));
  game.submit("FRANCE", order);
  EXPECT(Of<entente::OrderCheck>(game.check_order("FRANCE", order)).is_legal);
  game.submit("GERMANY", "A MUN - BUR");
  game.process();
  const auto after = Of<uint64_t>(game.hash());
  EXPECT(Of<Position>(game.position_at("Spring 1901 Movement")) == Of<Position>(game.position_at(0)));
  EXPECT(StatusOf([&] { return game.go_to("S1950M"); }) == Status::kNotFound);
  EXPECT(StatusOf([&] { return game.go_to(9); }) == Status::kInvalidArgument);
  game.go_to("S1901M");
  EXPECT(game.phase_count() == 0 && game.phase_name() == "S1901M");
  game.go_to(1);
  EXPECT(Of<uint64_t>(game.hash()) == after);
}

void TestWhatIsWritten() {
  Game game = Of<Game>(Game::make());
  const auto check = Of<entente::OrderCheck>(game.check_order("FRANCE", "F BRE - PAR", entente::TextLanguage::kDe));
  EXPECT(check.sentence == "Eine Flotte kann nicht in PAR stehen.");
  game.submit("FRANCE", "A PAR - BUR");
  game.submit("GERMANY", "A MUN - BUR");
  const auto played = Of<entente::PlayedPhase>(game.process());
  std::ostringstream out;
  out << *played[0].order << ", " << Of<Position>(game.position()).units()[0] << ", " << played[0].reason << ", "
      << check.illegality;
  EXPECT(out.str() == "A PAR - BUR, F ANK, bounced, cannot_stand");
  out << Of<Position>(game.position());
  EXPECT(out.str().find("standard F1901M") != std::string::npos);
  const auto german = Of<std::string>(played.explain("PAR", entente::TextLanguage::kDe));
  EXPECT(german.find("scheitert") != std::string::npos &&
         german == Of<std::string>(played.explain("PAR", entente::TextOptions{entente::TextLanguage::kDe})));
#if !defined(ENTENTE_EXPECTED)
  EXPECT(Map() == Map("standard") && Game().map().name() == "standard");
#endif
}

void TestEventsHaveSentences() {
  Game game = Of<Game>(Game::make());
  Position position = Of<Position>(Position::empty(game.map()));
  position.place("FRANCE", entente::UnitType::kArmy, "TUN");
  position.place("ITALY", entente::UnitType::kFleet, "ION");
  position.place("ITALY", entente::UnitType::kFleet, "NAF");
  auto judge = Of<entente::Adjudicator>(entente::Adjudicator::make(game.map()));
  const auto order = [&](const char* text) {
    return Of<entente::Order>(entente::Order::read(game.map(), text, "ITALY"));
  };
  const auto phase =
      Of<entente::Adjudication>(judge.adjudicate(position, {order("F ION - TUN"), order("F NAF S F ION - TUN")}));
  EXPECT(phase.events().size() == 1 && phase.losses().size() == 1);
  EXPECT(Of<std::string>(phase.events()[0].sentence()) == Of<std::string>(phase.losses()[0].sentence()));
  EXPECT(Of<std::string>(phase.events()[0].sentence(entente::TextLanguage::kDe)) !=
         Of<std::string>(phase.events()[0].sentence()));
  EXPECT(Of<std::string>(phase[0].sentence()) == "F ION moves to TUN.");
}

void TestResultsOutliveTheGame() {
  const entente::PlayedPhase played = [] { return Of<entente::PlayedPhase>(Of<Game>(Game::make()).process()); }();
  EXPECT(Of<std::string>(played[0].sentence()).size() > 5);
}

void TestAdjudicator() {
  const Map map = Of<Map>(Map::builtin());
  auto judge = Of<entente::Adjudicator>(entente::Adjudicator::make(map));
  const Position start = Of<Position>(Position::start(map));
  const auto order = Of<entente::Order>(entente::Order::read(map, "Army Paris - Burgundy", "FRANCE"));
  EXPECT(order.text() == "A PAR - BUR" && order.target() == "BUR" && order.kind() == entente::OrderKind::kMove);
  const auto first = Of<entente::Adjudication>(judge.adjudicate(start, {order}));
  EXPECT(first.size() == 22 && first.next().phase_name() == "F1901M" && first[0].succeeded());
  const auto second = Of<entente::Adjudication>(judge.adjudicate(first.next(), {}));
  EXPECT(StatusOf([&] { return first[0].sentence(); }) == Status::kWrongPhase);
  const auto actions = Of<entente::Actions>(entente::Actions::make(map));
  EXPECT(actions.size() == 19293);
  const auto legal = Of<std::vector<entente_action>>(judge.legal_actions(start, actions, "FRANCE"));
  EXPECT(legal.size() == Of<std::vector<entente::Order>>(judge.legal_orders(start, {}, "FRANCE")).size());
  EXPECT(Of<std::vector<entente_action>>(
             actions.of_orders(Of<std::vector<entente::Order>>(actions.to_orders(legal)))) == legal);
}

bool Has(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

constexpr const char* kPhase =
    R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR","A MAR"],"GERMANY":["A MUN"]}},)"
    R"("orders":{"FRANCE":["A PAR - BUR","A MAR S A PAR - BUR"],"GERMANY":["A MUN - BUR"]}})";

void TestExplanations() {
  const Map map = Of<Map>(Map::builtin());
  Game game = Of<Game>(Game::make("standard"));
  game.submit("FRANCE", "A PAR - BUR");
  game.submit("GERMANY", "A MUN - BUR");
  entente::Question question;
  question.about = {"FRANCE"};
  question.unknown = std::vector<std::string_view>{"GERMANY"};
  EXPECT(Has(Of<std::string>(game.advise(question)), "BRE"));
  question.outlook = true;
  EXPECT(Has(Of<std::string>(game.advise(question, entente::TextForm::kJson)), "\"outlook\""));
  const auto played = Of<entente::PlayedPhase>(game.process());
  EXPECT(
      Has(Of<std::string>(played.explain("PAR", entente::TextForm::kForPeople, {entente::TextLanguage::kDe})), "BUR"));
  EXPECT(Has(Of<std::string>(played.explain({}, entente::TextForm::kGraphDot)), "digraph"));
  EXPECT(StatusOf([&] { return played.explain("SPA"); }) == Status::kNotFound);
  auto judge = Of<entente::Adjudicator>(entente::Adjudicator::make(map));
  const Position start = Of<Position>(Position::start(map));
  const auto outcome = Of<entente::Adjudication>(judge.adjudicate(start, {}));
  EXPECT(Has(Of<std::string>(outcome.explain("PAR")), "PAR"));
  const auto moves = Of<entente::Choices>(judge.choices(start, "PAR", {ENTENTE_MOVE}));
  EXPECT(moves.step == entente::OrderStep::kTarget && moves.values.size() == 4 && moves.values[1].text == "BUR");
  const auto whole = Of<entente::Choices>(judge.choices(start, "PAR", {ENTENTE_MOVE, moves.values[1].number}));
  EXPECT(whole.order && whole.order->text() == "A PAR - BUR");
  EXPECT(StatusOf([&] { return judge.choices(start, "PAR", {77}); }) == Status::kNotFound);
}

void TestExchange() {
  auto exchange = Of<entente::Exchange>(entente::Exchange::make());
  const auto document = Of<entente::Document>(entente::Document::read(kPhase));
  EXPECT(!document.is_game() && document.size() == 1 && document.phase_names()[0] == "S1901M" &&
         document.has_orders(0));
  EXPECT(Of<uint32_t>(document.find_phase("Spring 1901 Movement")) == 0);
  EXPECT(Has(Of<std::string>(exchange.adjudicate(kPhase)), "\"reason\":\"bounced\""));
  EXPECT(Of<std::string>(exchange.adjudicate(document)) == Of<std::string>(exchange.adjudicate(kPhase)));
  EXPECT(Has(Of<std::string>(exchange.legal(kPhase)), "\"A PAR\":["));
  EXPECT(Of<std::string>(exchange.legal(document)) == Of<std::string>(exchange.legal(kPhase)));
  EXPECT(StatusOf([&] { return exchange.adjudicate("{\n]"); }) == Status::kInvalidArgument);
  EXPECT(Has(Of<std::string>(exchange.report(document)), "A PAR - BUR"));
  EXPECT(Has(Of<std::string>(exchange.explain(document, 0, "MUN")), "BUR"));
  EXPECT(Has(Of<std::string>(exchange.advise(document)), "\"phase\":\"S1901M\""));
  const auto read = Of<entente::PhaseRead>(exchange.read(document));
  EXPECT(read.map.name() == "standard" && read.rules == Of<Rules>(Rules::read("")) &&
         read.position.units().size() == 3);
  EXPECT(Has(Of<std::string>(exchange.count_votes(R"({"survivors":["FRANCE"],"votes":{"FRANCE":"DRAW"}})")), "draw"));
  Game game = Of<Game>(Game::make());
  game.process();
  const auto saved = Of<entente::Document>(entente::Document::read(Of<std::string>(game.save())));
  EXPECT(Has(Of<std::string>(exchange.replay(saved)), "\"compared\":1"));
  EXPECT(Has(Of<std::string>(saved.phase(0)), "\"S1901M\""));
  exchange.leave_out(entente::ResultParts::kAfter);
  EXPECT(!Has(Of<std::string>(exchange.adjudicate(kPhase)), "\"after\""));
  exchange.adjudicate(R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"order":{}})");
  EXPECT(!exchange.notes().empty());
}

void TestDrawings() {
  const Position start = Of<Position>(Position::start(Of<Map>(Map::builtin())));
  entente::RenderOptions options;
  EXPECT(Of<std::string>(start.render(options)).compare(0, 4, "<svg") == 0);
  options.theme = entente::RenderTheme::kDark, options.hidden = entente::RenderParts::kNames;
  EXPECT(Of<std::string>(start.render(options)) != Of<std::string>(start.render()));
  options.form = entente::RenderForm::kText;
  EXPECT(Has(Of<std::string>(start.render(options)), "PAR"));
  auto exchange = Of<entente::Exchange>(entente::Exchange::make());
  const auto document = Of<entente::Document>(entente::Document::read(kPhase));
  EXPECT(Has(Of<std::string>(exchange.render(document, 0, "MUN")), "data-order=\"A PAR - BUR\""));
  EXPECT(StatusOf([&] { return exchange.render(document, 0, "SPA"); }) == Status::kNotFound);
}

void TestConversions() {
  const auto line = Of<entente::Converted>(entente::convert(kPhase, entente::GameForm::kLine));
  EXPECT(Has(line.data, "S1901M") && !line.notes.empty() && entente::game_forms().size() > 5);
  EXPECT(StatusOf([] { return entente::convert("nothing known", entente::GameForm::kJson); }) == Status::kNotFound);
  const auto answer = Of<entente::Converted>(entente::adjudicate_listing(
      "Movement orders for Spring of 1901.\n\nFrance: A PAR - BUR\nGermany: A MUN - BUR\n"));
  EXPECT(Has(answer.data, "France: Army Paris -> Burgundy.  (*bounce*)") && !answer.notes.empty());
  EXPECT(StatusOf([] { return entente::adjudicate_listing("A PAR - BUR"); }) == Status::kInvalidArgument);
}

}  // namespace

int main() {
  TestMaps();
  TestRules();
  TestPositions();
  TestGames();
  TestPhasesByNameAndNumber();
  TestWhatIsWritten();
  TestEventsHaveSentences();
  TestResultsOutliveTheGame();
  TestAdjudicator();
  TestExplanations();
  TestExchange();
  TestDrawings();
  TestConversions();
  return failures == 0 ? 0 : 1;
}
