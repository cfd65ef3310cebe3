// Adjudicates listings of the judges.
#include <gtest/gtest.h>

#include "game_forms/text_form_test_util.h"

namespace entente {
namespace {

std::string Adjudicated(std::string_view text, const FormOptions& options = {}) {
  FormNotes notes;
  const Result<std::string> listing = AdjudicateListing(text, options, notes);
  EXPECT_TRUE(listing.ok()) << listing.status() << "\n" << text;
  return listing.ok() ? *listing : "";
}

std::string ErrorOf(std::string_view text) {
  FormNotes notes;
  const Result<std::string> listing = AdjudicateListing(text, {}, notes);
  if (listing.ok()) return "";
  const Place place = listing.status().place().value_or(Place{});
  return std::to_string(place.line) + ":" + std::to_string(place.column) + " " +
         std::string(listing.status().message());
}

std::string Written(const GameRecord& game) {
  FormNotes notes;
  const Result<std::string> text = WriteGame(game, GameForm::kJudge, notes);
  EXPECT_TRUE(text.ok()) << text.status();
  return text.ok() ? *text : "";
}

// The listing without what its results say: orders alone. A move that was ordered by convoy has no other mark.
std::string WithoutResults(std::string text) {
  const size_t heading = text.find("Movement results");
  if (heading != text.npos) text.replace(heading, 16, "Movement orders");
  for (const std::string_view block : {"\nThe following units were dislodged", "\nOwnership of supply centers"}) {
    const size_t at = text.find(block, std::max(text.rfind(" orders for "), size_t{1}));
    if (at != text.npos && text.rfind(" orders for ") != text.npos) text.resize(at);
  }
  for (size_t at = text.find("  (*"); at != text.npos; at = text.find("  (*", at + 1)) {
    if (text.substr(at, 13) != "  (*no convoy") text.erase(at, text.find("*)", at) + 2 - at);
  }
  return text;
}

TEST(Listing, EveryPhaseOfAGameIsAnsweredWithItsResults) {
  constexpr std::string_view kMaps[] = {"standard", "modern", "ancmed"};
  constexpr Oddity kLegal{.odd = 0};
  size_t count = 0, dislodged = 0;
  for (uint64_t seed = 0; seed < Repeats(24u); ++seed) {
    const MapRef map = *BuiltinMap(kMaps[seed % std::size(kMaps)]);
    const GameRecord game = RandomRecord(map, seed, 14, kLegal);
    FormOptions options;
    options.map = map;
    for (size_t i = 0; i + 1 < game.phases.size(); ++i) {
      if (game.phases[i].position.view().phase_type() == PhaseType::kOther) continue;
      SCOPED_TRACE("seed " + std::to_string(seed) + " phase " + std::to_string(i));
      GameRecord phase{game.map, game.rules, "", {game.phases[i]}};
      const std::string listing = Written(phase);
      phase.phases.push_back({Position(game.phases[i + 1].position.view()), {}});
      const std::string answer = Written(phase);
      ASSERT_EQ(Adjudicated(listing, options), answer);
      ASSERT_EQ(Adjudicated(WithoutResults(listing), options), answer) << WithoutResults(listing);
      ++count;
      dislodged += answer.find("were dislodged") != answer.npos ? 1 : 0;
    }
  }
  EXPECT_GT(count, 20u);
  EXPECT_GT(dislodged, 0u);
}

constexpr std::string_view kTyped = R"(Status of the Movement phase for Fall of 1901.  (x.003)

France: Army Marseilles.
France: Army Paris.
Germany: Army Munich.
Germany: Army Burgundy.

Ownership of supply centers:

France:    Brest, Marseilles, Paris.
Germany:   Berlin, Kiel, Munich.

Movement orders for Fall of 1901.

FRANCE
A PAR - BUR
a mar s par - bur
# Germany is not sure
Germany: army burgundy to Paris
A MUN S A BUR - RUH.
)";

TEST(Listing, OrdersAreReadAsPlayersTypeThem) {
  EXPECT_EQ(Adjudicated(kTyped), R"(Status of the Movement phase for Fall of 1901.  (x.001)

France: Army Marseilles.
France: Army Paris.
Germany: Army Burgundy.
Germany: Army Munich.

Ownership of supply centers:

France:    Brest, Marseilles, Paris.
Germany:   Berlin, Kiel, Munich.
Unowned:   Ankara, Belgium, Budapest, Bulgaria, Constantinople, Denmark,
           Edinburgh, Greece, Holland, London, Liverpool, Moscow, Naples,
           Norway, Portugal, Rome, Rumania, Serbia, Sevastopol, Smyrna, Spain,
           St. Petersburg, Sweden, Trieste, Tunis, Venice, Vienna, Warsaw.


Movement results for Fall of 1901.  (x.002)

France: Army Marseilles SUPPORT Army Paris -> Burgundy.
France: Army Paris -> Burgundy.

Germany: Army Burgundy -> Paris.  (*bounce, dislodged*)
Germany: Army Munich SUPPORT Army Burgundy -> Ruhr.  (*void*)


The following units were dislodged:

The German Army in Burgundy can retreat to Belgium or Gascony or Picardy or
Ruhr.


Status of the Retreat phase for Fall of 1901.  (x.003)

France: Army Burgundy.
France: Army Marseilles.
Germany: Army Munich.

The following units were dislodged:

The German Army in Burgundy can retreat to Belgium or Gascony or Picardy or
Ruhr.

Ownership of supply centers:

France:    Brest, Marseilles, Paris.
Germany:   Berlin, Kiel, Munich.
Unowned:   Ankara, Belgium, Budapest, Bulgaria, Constantinople, Denmark,
           Edinburgh, Greece, Holland, London, Liverpool, Moscow, Naples,
           Norway, Portugal, Rome, Rumania, Serbia, Sevastopol, Smyrna, Spain,
           St. Petersburg, Sweden, Trieste, Tunis, Venice, Vienna, Warsaw.
)");
}

// The answer with further orders is the next input, up to the builds.
TEST(Listing, AnAnswerGoesOnWithTheOrdersOfTheNextPhase) {
  const std::string retreats = Adjudicated(kTyped);
  const std::string builds = Adjudicated(retreats + "\n\nRetreat orders for Fall of 1901.\n\nGermany:\nA BUR - BEL\n");
  EXPECT_NE(builds.find("\nGermany: Army Burgundy -> Belgium.\n"), builds.npos) << builds;
  EXPECT_NE(builds.find("\nGermany:   Belgium, Berlin, Kiel, Munich.\n"), builds.npos) << builds;
  EXPECT_NE(builds.find("\n\nStatus of the Adjustment phase for Winter of 1901."), builds.npos) << builds;
  const std::string spring = Adjudicated(
      builds + "\n\nAdjustment orders for Winter of 1901.\n\nGERMANY\nBUILD A KIE\n\nF BER B\n# France waives\n");
  EXPECT_NE(spring.find("\nGermany: Builds an army in Kiel.\nGermany: Builds a fleet in Berlin.\n"), spring.npos)
      << spring;
  EXPECT_NE(spring.find("Status of the Movement phase for Spring of 1902."), spring.npos) << spring;
}

constexpr std::string_view kDislodged = R"(Status of the Retreat phase for Fall of 1901.

Russia: Army Moscow.
Turkey: Fleet Rumania.

The following units were dislodged:

The Russian Fleet in Rumania can retreat to Sevastopol.
)";

TEST(Listing, TypedRetreatsAreReadBelowTheirHeadingAndBelowTheStatus) {
  for (const std::string_view heading : {"\nRetreat orders for Fall of 1901.\n\n", "\n", ""}) {
    const std::string above = std::string(kDislodged) + std::string(heading);
    for (const std::string_view order :
         {"Russia: F RUM - SEV\n", "Russia: F RUM R SEV\n", "Russia: retreat F RUM to SEV.\n", "RUSSIA\nF RUM - SEV",
          "Russia:\nF RUM - SEV\n", "Russia: Fleet Rumania -> Sevastopol.\n"}) {
      const std::string answer = Adjudicated(above + std::string(order));
      EXPECT_NE(answer.find("\nRussia: Fleet Rumania -> Sevastopol.\n"), answer.npos) << above << order << answer;
    }
    EXPECT_NE(ErrorOf(above + "F RUM - SEV\n").find(":1 expected FRANCE on a line above the order"), std::string::npos);
    EXPECT_NE(ErrorOf(above + "RUSSIA\nF RUM - SEVV\n").find(":9 'SEVV' at 9 is no place"), std::string::npos);
    EXPECT_NE(ErrorOf(above + "Russia: F RUM - SEVV\n"), "");
  }
}

TEST(Listing, TypedBuildsAreReadBelowTheirHeadingAndBelowTheStatus) {
  constexpr std::string_view kStatus =
      "Status of the Adjustment phase for Winter of 1901.\n\nFrance: Army Burgundy.\n\n"
      "Ownership of supply centers:\n\nFrance:    Paris, Marseilles.\n\n";
  for (const std::string_view heading : {"Adjustment orders for Winter of 1901.\n\n", ""}) {
    const std::string above = std::string(kStatus) + std::string(heading);
    for (const std::string_view order :
         {"France: A PAR B\n", "France: BUILD A PAR\n", "FRANCE\nBuild A PAR\n", "France: build army paris\n"}) {
      const std::string answer = Adjudicated(above + std::string(order));
      EXPECT_NE(answer.find("\nFrance: Builds an army in Paris.\n"), answer.npos) << above << order << answer;
      EXPECT_EQ(answer.find("pending"), answer.npos) << answer;
    }
    const std::string waived = Adjudicated(above + "France: WAIVE\n");
    EXPECT_NE(waived.find("\nFrance: Build waived.\n"), waived.npos) << waived;
    EXPECT_EQ(waived.find("pending"), waived.npos) << waived;
    EXPECT_NE(ErrorOf(above + "France: BUILD A PARR\n"), "");
  }
}

// A pending build is unusable if no home center is free.
TEST(Listing, PendingBuildsAreToldApart) {
  const auto answer = [](std::string_view unit) {
    return Adjudicated("Status of the Adjustment phase for Winter of 1901.\n\nFrance: " + std::string(unit) +
                       ".\n\nOwnership of supply centers:\n\nFrance:    Paris, Belgium, Spain.\n\n"
                       "Adjustment orders for Winter of 1901.\n");
  };
  EXPECT_NE(answer("Army Burgundy").find("\nFrance: 2 builds pending.\n"), std::string::npos);
  EXPECT_NE(answer("Army Paris").find("\nFrance: 2 unusable builds pending.\n"), std::string::npos);
}

TEST(Listing, OrdersBelowAStatusAreThoseOfItsPhase) {
  const std::string status(kTyped.substr(0, kTyped.find("Movement orders")));
  const std::string orders(kTyped.substr(kTyped.find("FRANCE")));
  EXPECT_EQ(Adjudicated(status + orders), Adjudicated(kTyped));
  EXPECT_NE(Adjudicated(status + "France: A PAR - PIC\n").find("Army Paris -> Picardy."), std::string::npos);
}

TEST(Listing, NoLineOfThePhaseToPlayIsLeftOut) {
  const std::string status(kTyped.substr(0, kTyped.find("Movement orders")));
  EXPECT_EQ(ErrorOf(status + "Movement orders for Fall 1901\n"),
            "13:1 expected an order, such as France: A PAR - BUR, or # before a line that is none, found 'Movement "
            "orders for Fall 1901'");
  EXPECT_EQ(ErrorOf("FRANCE\nA PAR - PIC\n\n" + status).substr(0, 22), "2:1 expected an order,");
  EXPECT_EQ(ErrorOf("From: me\n\n" + status + "# The deadline is Friday.\n"), "");
  EXPECT_EQ(ErrorOf("Movement results for Spring of 1901.\n\nFrance: Army Paris HOLD.\n\nThe deadline is Friday.\n"),
            "");
}

// A number alone begins a count of the judges, "2 builds waived", or the number of an order.
TEST(Listing, NumberedOrdersAreRead) {
  constexpr std::string_view kStatus = "Status of the Movement phase for Fall of 1901.\n\nFrance: Army Paris.\n\n";
  const std::string status(kStatus), heading = status + "Movement orders for Fall of 1901.\n\n";
  const std::string answer = Adjudicated(heading + "France: A PAR - BUR\n");
  for (const std::string order : {"1. A PAR - BUR", "1) A PAR - BUR", "12. A PAR - BUR"}) {
    for (const std::string& above : {status, heading}) {
      EXPECT_EQ(Adjudicated(above + "FRANCE\n" + order + "\n"), answer) << order;
      EXPECT_EQ(Adjudicated(above + "France: " + order + "\n"), answer) << order;
    }
  }
  for (const std::string line : {"1.", "7", "1. A PAR - XYZ", "2 armies hold"}) {
    EXPECT_NE(ErrorOf(heading + "FRANCE\n" + line + "\n"), "") << line;
    EXPECT_NE(ErrorOf(heading + "France: A PAR - BUR\nFrance: " + line + "\n"), "") << line;
  }
  const std::string winter =
      "Status of the Adjustment phase for Winter of 1901.\n\nFrance: Army Paris.\n\nOwnership of supply centers:\n\n"
      "France:    Brest, Marseilles, Paris.\n\nAdjustment orders for Winter of 1901.\n\n";
  EXPECT_EQ(Adjudicated(winter + "FRANCE\n1. BUILD F BRE\n2. WAIVE\n"),
            Adjudicated(winter + "FRANCE\nBUILD F BRE\nWAIVE\n"));
  EXPECT_EQ(Adjudicated(winter + "FRANCE\nBUILD F BRE\nFrance: 1 build waived.\n"),
            Adjudicated(winter + "FRANCE\nBUILD F BRE\nWAIVE\n"));
  EXPECT_EQ(Adjudicated(winter + "France: BUILD F BRE\nFrance:   3 Supply centers,  1 Unit:  Builds   2 units.\n"),
            Adjudicated(winter + "FRANCE\nBUILD F BRE\n"));
}

// Orders without a status: the units of the lines are the board, and a unit may stand without an order.
TEST(Listing, LinesMayBeTheBoard) {
  const std::string answer = Adjudicated(
      "Movement orders for Spring of 1901.\n\nFrance: A PAR - BUR\nF BRE\nItaly: Army Venice -> Burgundy.\n");
  EXPECT_NE(answer.find("\nFrance: Fleet Brest, No Order Processed.\nFrance: Army Paris -> Burgundy.\n"), answer.npos)
      << answer;
}

// To try a line as an order costs as much as to read a hundred orders. Orders behind many other lines are not lost.
TEST(Listing, AfterManyLinesThatAreNoOrdersNoneIsTried) {
  const auto orders = [](int others, std::string_view order) {
    std::string text = "Status of the Movement phase for Spring of 1901.\n\nFrance: Army Paris.\n\n";
    for (int i = 0; i < others; ++i) text += "The deadline is Friday.\n";
    FormNotes notes;
    const Result<GameRecord> game = ReadGame(text.append(order), GameForm::kJudge, {}, notes);
    return game.ok() ? std::to_string(game->phases.back().sheet.size()) : std::string(game.status().message());
  };
  EXPECT_EQ(orders(999, "France: A PAR - PIC\n"), "1");
  EXPECT_EQ(orders(1000, "France: A PAR - PIC\n"), "unexpected '-' at 7 after the unit");
  EXPECT_EQ(orders(1000, "FRANCE\nA PAR - PIC\n"), "1");
}

TEST(Listing, WhatIsLeftOutIsNoted) {
  FormNotes notes;
  ASSERT_TRUE(AdjudicateListing(Changed(kTyped, "BUR - RUH.", "PAR - MOS."), {}, notes).ok());
  EXPECT_EQ(NotesText(notes),
            "the listing names no map: it is read on standard; 1 order that is illegal, unreadable or one too many is "
            "left out (F1901M: A MUN S A PAR - MOS); ");
  notes.clear();
  constexpr std::string_view kResults =
      "Movement results for Spring of 1901.\n\nFrance: Army Paris -> Burgundy.\n"
      "Germany: Army Munich -> Ruhr.  (*bounce*)\n";
  const Result<std::string> answer = AdjudicateListing(kResults, {}, notes);
  EXPECT_NE(answer->find("Munich -> Ruhr.\n"), answer->npos) << *answer;
  EXPECT_EQ(NotesText(notes),
            "1 stated result differs from ours (S1901M: A MUN); the listing names no map: it is read on standard; ");
}

TEST(Listing, WhatIsWrongIsToldWithItsPlace) {
  const auto error = [](std::string_view from, std::string_view to) { return ErrorOf(Changed(kTyped, from, to)); };
  EXPECT_EQ(error("A PAR - BUR", "A PAR - BURR").substr(0, 26), "16:9 'BURR' at 9 is no pla");
  EXPECT_EQ(error("a mar s par", "a mar sp par").substr(0, 30), "17:7 'sp' at 7 is no order wor");
  EXPECT_EQ(error("FRANCE\n", "FRANC\n"),
            "15:1 expected FRANCE on a line above the order, or France: A PAR - BUR, found 'FRANC'");
  EXPECT_EQ(error("Germany: army bur", "Germanic: army bur").substr(0, 32), "19:1 expected a power of the map");
  EXPECT_EQ(error("Movement orders for Fall", "Movement orders for Autumn").substr(0, 22), "13:1 expected a phase ");
  EXPECT_EQ(error("Germany: Army Burgundy.", "Germany: Army Bugrundy.").substr(0, 24), "6:15 'Bugrundy' at 6 is ");
  EXPECT_EQ(ErrorOf("A PAR - BUR\n"), "1:1 no phase: expected a line such as Movement results for Spring of 1901.");
  EXPECT_EQ(ErrorOf("Movement orders for Spring of 1901.\n\nFrance: PAR - BUR\n"),
            "3:9 expected an army or a fleet, such as A PAR, found 'PAR - BUR'");
  EXPECT_EQ(
      ErrorOf("Status of the Movement phase for Fall of 1901.\n\nFrance: Army Paris.\n\nThe game is over: solo of "
              "France.\n"),
      "0:0 the listing ends with the end of its game: expected orders of a phase");
}

}  // namespace
}  // namespace entente
