-- What the proof does not call. usage: luajit package_test.lua, with ENTENTE_LIBRARY
package.path = arg[0]:match("^(.-)[^/]*$") .. "../?.lua;" .. package.path
local ffi = require("ffi")
local entente = require("entente")
local Adjudicator, Actions, Game, Map, Order, Position, Rules = entente.Adjudicator, entente.Actions, entente.Game, entente.Map,
  entente.Order, entente.Position, entente.Rules
local tests = {}

local function same(a, b)
  if a ~= b then error(("%s is not %s"):format(tostring(a), tostring(b)), 2) end
end

local function fails(status, call, ...)
  local good, failure = pcall(call, ...)
  if good or getmetatable(failure) ~= entente.Error then error("no Error: " .. tostring(failure), 2) end
  same(failure.status, status)
  return failure
end

function tests.MapsAnswerByEveryName()
  local map = Map()
  same(#map.powers, 7)
  same(#map.provinces, 76)
  same(#map.locations, 82)
  same(#map.centers, 34)
  same(map:power("France").homes[1], "BRE")
  same(map:location("St Petersburg (south coast)").id, "STP/SC")
  same(#map:location("STP").coasts, 2)
  same(table.concat(map:neighbors("POR", "army"), " "), "SPA")
  same(map, Map("standard"))
  same(map == Map("ancmed"), false)
  same(Map.from_text(map:to_text("json"), { form = "json" }).fingerprint, map.fingerprint)
  same(map:summary():sub(1, 1), "{")
  same(#Map.names() >= 17, true)
end

function tests.MapsOfTextsSayWhereTheMistakeIs()
  same(fails("invalid_argument", Map.from_text, "VICTORY x\n", { file_name = "a.map" }).file, "a.map")
  same(Map.diagnostics("VICTORY x\n"):sub(1, 1), "[")
  fails("not_found", Map.read, "/no/such.map")
end

function tests.RulesHaveNamesAndDifferences()
  local rules = Rules("2023,waive=forbidden")
  same(rules:value("waive"), "forbidden")
  same(rules == Rules("2023"):changed { waive = "forbidden" }, true)
  same(rules == Rules("2023"), false)
  same(rules:differences(Rules("2023")).waive, "forbidden")
  same(#Rules.presets() > 5, true)
  fails("not_found", rules.value, rules, "waiv")
end

function tests.OrdersHaveParts()
  local order = Order.read(Map(), "A Paris S A Marseilles - Burgundy", { power = "FRANCE" })
  same(tostring(order), "A PAR S A MAR - BUR")
  same(table.concat({ order.kind, order.power, order.unit_type, order.source, order.third, order.target }, " "),
    "support_move FRANCE army PAR MAR BUR")
  same(order.via_convoy, false)
  same(fails("invalid_argument", Order.read, Map(), "A PAR - NOWHERE", { power = "FRANCE" }).column, 9)
end

function tests.PositionsAreChangedAndRead()
  local position = Position.empty()
  position:place("FRANCE", "army", "PAR")
  position:set_owner("PAR", "FRANCE")
  same(tostring(position:units()[1]), "A PAR")
  same(position:owners().PAR, "FRANCE")
  same(position, Position.from_line(position:line()))
  same(position, Position.from_json(position:to_json(), position.map))
  same(position, Position.from_bytes(position.map, position:bytes()))
  same(#position:copy():difference(Position()) > 0, true)
  position:remove("PAR")
  fails("not_found", position.remove, position, "PAR")
  position:set_phase("F1901R")
  position:dislodge("FRANCE", "army", "PAR", { "PIC", "GAS" })
  same(table.concat(position:retreats("PAR"), " "), "GAS PIC")
  position = Position()
  position:set_phase("F1901M")
  same(position:phase_type() .. position:year(), "movement1901")
  position:set_end("draw", { "FRANCE", "ITALY" })
  same(position:ending() .. table.concat(position:winners()), "drawFRANCEITALY")
  same(position:scores().FRANCE.denominator, 2)
end

function tests.GamesGoBackAndForth()
  local game = Game()
  game:submit("FRANCE", { "A PAR - BUR" })
  game:submit("FRANCE", "F BRE - MAO", { mode = "amend" })
  same(table.concat(game:orders("FRANCE"), "|"), "A PAR - BUR|F BRE - MAO")
  game:cancel("FRANCE", "BRE")
  same(#game:orders("FRANCE"), 1)
  same(#game:owed("FRANCE").units, 2)
  same(game:owed_json():sub(1, 1), "{")
  local played = game:process()
  same(played.name, "S1901M")
  same(#played:of("FRANCE"), 3)
  same(played:json():sub(1, 1), "{")
  same(game:phase("S1901M").results[1].text, "A PAR - BUR")
  same(game:phase(-1).number, 0)
  fails("not_found", game.phase, game, 5)
  local count = 0
  for _ in game:phases() do count = count + 1 end
  same(count, 1)
  game:undo()
  fails("wrong_phase", played.results[1].sentence, played.results[1])
  game:redo()
  same(#played:events(), 0)
  game:go_to(0)
  fails("wrong_phase", game.undo, game)
  same(Game.load(game:save()):hash(), game:hash())
end

function tests.GamesHaveVotesAndEnds()
  local game = Game()
  game:set_draw_policy("judge-dias")
  game:vote("FRANCE")
  same(game:votes()[1].power, "FRANCE")
  game:cancel_vote("FRANCE")
  same(#game:votes(), 0)
  game:set_waiting("FRANCE")
  same(game:waiting()[1], "FRANCE")
  game:allow("FRANCE", "ITALY")
  same(game:may_order("FRANCE", "ITALY"), true)
  game:set_end_rules { last_year = 1905 }
  same(game:end_rules().last_year, 1905)
  game:stop("draw", { "FRANCE" })
  same(game:is_over(), true)
  game:resume()
  same(game:is_over(), false)
end

function tests.RandomGamesFollowTheirSeed()
  local game = Game.random(7, { max_phases = 5 })
  same(game:phase_count(), 5)
  same(game:hash(), Game.random(7, { max_phases = 5 }):hash())
  same(game:hash() == Game.random(8, { max_phases = 5 }):hash(), false)
end

function tests.ClosedHandlesRaise()
  local game = Game()
  game:close()
  game:close()
  fails("invalid_argument", game.process, game)
end

function tests.AdjudicatorsPlayPositions()
  local map, adjudicator = Map(), Adjudicator()
  local order = Order.read(map, "A PAR - BUR", { power = "FRANCE" })
  local outcome = adjudicator:adjudicate(Position(map), { order })
  same(outcome.results[1]:sentence(), "A PAR moves to BUR.")
  local after = outcome:next()
  same(after:phase_name(), "F1901M")
  same(#adjudicator:legal_orders(Position(map), "PAR"), #Game():legal_orders("PAR"))
  local positions = ffi.new("uint64_t[?]", map.position_size / 8 * 10)
  for i = 0, 9 do ffi.copy(ffi.cast("char*", positions) + i * map.position_size, Position(map):bytes(), map.position_size) end
  local starts, statuses = ffi.new("uint64_t[11]"), ffi.new("int32_t[10]")
  for i = 0, 10 do starts[i] = i end
  local orders, results = ffi.new("uint64_t[10]"), ffi.new("entente_order_result[10]")
  for i = 0, 9 do orders[i] = order.bits end
  adjudicator:adjudicate_batch(positions, 10, orders, starts, results, statuses)
  same(Position.from_bytes(map, ffi.string(positions, map.position_size)), after)
  fails("wrong_phase", function()
    adjudicator:adjudicate(Position(map), {})
    return outcome.results[1]:sentence()
  end)
  local next_one = Position(map)
  same(adjudicator:adjudicate_packed(next_one.memory, orders, 1, { next = next_one.memory }), 22)
  same(next_one:phase_name(), "F1901M")
end

function tests.ActionsNumberOrders()
  local actions = Actions("standard")
  same(actions.count, 19293)
  local order = Order.read(actions.map, "A PAR - BUR", { power = "FRANCE" })
  local number = actions:of_orders({ order })[1]
  same(tostring(actions:to_orders({ number })[1]), "A PAR - BUR")
  same(#Adjudicator():legal_actions(Position(), actions, "FRANCE"), #Game():legal_orders(nil, "FRANCE"))
end

local PHASE = '{"name":"S1901M","state":{"units":{"FRANCE":["A PAR","A MAR"],"GERMANY":["A MUN"]}},'
  .. '"orders":{"FRANCE":["A PAR - BUR","A MAR S A PAR - BUR"],"GERMANY":["A MUN - BUR"]}}'

local function has(text, part)
  if not text:find(part, 1, true) then error(("%q is not in %s"):format(part, text), 2) end
end

function tests.ResultsAreExplained()
  local game = Game()
  game:submit("FRANCE", "A PAR - BUR")
  game:submit("GERMANY", "A MUN - BUR")
  has(game:advise { unknown = { "GERMANY" }, about = { "FRANCE" } }, "BRE")
  has(game:advise_json { outlook = true }, '"outlook":{')
  local played = game:process()
  has(played:explain("PAR", { language = "de" }), "BUR")
  has(played:explain_json("PAR"), '"reason":"bounced"')
  has(played:graph(), "digraph")
  fails("not_found", played.explain, played, "SPA")
end

function tests.OrdersAreEnteredStepByStep()
  local judge, start = Adjudicator(), Position()
  same(judge:choices(start, "PAR").step, "kind")
  same(table.concat(judge:choices(start, "PAR", { "move" }).values, " "), "BRE BUR GAS PIC")
  same(tostring(judge:choices(start, "PAR", { "move", "BUR" }).order), "A PAR - BUR")
  fails("not_found", judge.choices, judge, start, "PAR", { "move", "LON" })
end

function tests.ExchangesReadJson()
  local exchange = entente.Exchange()
  has(exchange:adjudicate(PHASE), '"reason":"bounced"')
  has(exchange:legal(PHASE), '"A PAR":[')
  same(fails("invalid_argument", exchange.adjudicate, exchange, "{\n]").line, 2)
  local document = entente.Document(PHASE)
  same(table.concat(document:phase_names()), "S1901M")
  same(document.is_game or document.count ~= 1 or not document:has_orders(0), false)
  same(document:find_phase("Spring 1901 Movement"), 0)
  same(exchange:adjudicate(document), exchange:adjudicate(PHASE))
  has(exchange:report(document, 0, { board = true }), "A PAR - BUR")
  has(exchange:explain(document, 0, "MUN"), "BUR")
  has(exchange:advise(document), '"phase":"S1901M"')
  local map, rules, position = exchange:read(document)
  same(map.name .. #position:units(), "standard3")
  same(rules, Rules())
  has(exchange:count_votes('{"survivors":["FRANCE","ITALY"],"votes":{"FRANCE":"DRAW","ITALY":"DRAW"}}'), '"draw":["FRANCE","ITALY"]')
  local game = Game()
  game:process()
  has(exchange:replay(entente.Document(game:save())), '"compared":1')
  has(entente.Document(game:save()):phase(0), '"name":"S1901M"')
  same(entente.Exchange { leave_out = { "after" } }:adjudicate(PHASE):find('"after"'), nil)
  exchange:adjudicate((PHASE:gsub('"orders"', '"order"')))
  same(#exchange:notes() > 0, true)
end

function tests.BoardsAreDrawn()
  local start, document = Position(), entente.Document(PHASE)
  same(start:render():sub(1, 4), "<svg")
  same(start:render() == start:render { theme = "dark", hidden = { "names" } }, false)
  has(start:render { form = "text", language = "de" }, "PAR")
  has(entente.Exchange():render(document, 0, { order = "MUN" }), 'data-order="A PAR - BUR"')
  fails("not_found", entente.Exchange.render, entente.Exchange(), document, 0, { order = "SPA" })
end

function tests.GamesAreConverted()
  local line, notes = entente.convert(PHASE, "line")
  has(line, "S1901M")
  same(#notes > 0, true)
  same(entente.game_forms()[1].name, "json")
  fails("not_found", entente.convert, "nothing known", "json")
  has(entente.adjudicate_listing("Movement orders for Spring of 1901.\n\nFrance: A PAR - BUR\nGermany: A MUN - BUR\n"), "France: Army Paris -> Burgundy.  (*bounce*)")
  fails("invalid_argument", entente.adjudicate_listing, "Movement orders for Spring of 1901.\n\nFrance: A PAR - BURR\n")
end

function tests.WrongWordsAreErrors()
  fails("invalid_argument", Map().to_text, Map(), "svg")
  fails("invalid_argument", function() return Game():process().results[1]:sentence { language = "xx" } end)
  same(table.concat(entente.languages(), " "), "en de")
end

function tests.ArgumentsOfTheWrongKindAreNamed()
  local game = Game()
  local function says(text, call, ...) has(fails("invalid_argument", call, ...).message, text) end
  says("options: expected a table { name = value } of rules, position, not string", Game, "standard", "2023")
  says("'rule' is no option here: expected one of rules, position", Game, "standard", { rule = "2023" })
  says("map: expected a text, not 1900", Game, 1900)
  says("order 1: expected an Order, as Order.read(map, text) makes it, not string", Adjudicator.adjudicate, Adjudicator(), Position(),
    { "A PAR - BUR" })
  says("position: expected a Position, not a Game", Adjudicator.adjudicate, Adjudicator(), game, {})
  says("document: expected a Document, not string", entente.Exchange.report, entente.Exchange(), PHASE)
  says("seed: expected a whole number, not 1.5", Game.random, 1.5)
  says("waive: expected a text, not boolean", Rules.changed, Rules(), { waive = true })
  says("'lastyear' is no option here", game.set_end_rules, game, { lastyear = 1905 })
  says("saved: expected a text, not nil", Game.load, nil)
  says("power: expected a text, not nil", game.submit, game, nil, "A PAR - BUR")
  says("orders: expected a text, an Order or a list of them, not nil", game.submit, game, "FRANCE", nil)
  says("order 2: expected a text, not 5", game.submit, game, "FRANCE", { "A PAR - BUR", 5 })
  says("order: expected a text, not a Game", game.check_order, game, "FRANCE", game)
  says("power: expected a text, not table", game.legal_orders, game, nil, { power = "FRANCE" })
  says("phase: expected a whole number, not string", game.go_to, game, "F1901M")
  says("phase: expected a number from 0, not -1", game.go_to, game, -1)
  says("'thema' is no option here", Position.render, Position(), { thema = "dark" })
  says("'width' is no option here", function() return game:fork():process().results[1]:sentence { width = 9 } end)
  says("Order.read(map, text) reads a text", Order, game.map, "A PAR - BUR")
end

function tests.LanguagesAreNamedAlone()
  local game = Game()
  game:submit("FRANCE", "A PAR - BUR")
  has(game:check_order("FRANCE", "F BRE - PAR", "de").sentence, "Eine Flotte")
  local played = game:process()
  has(played.results[1]:sentence("de"), "zieht nach")
  has(played:explain("PAR", "de"), "zieht nach")
end

function tests.OneStandsForAListOfOne()
  local game = Game()
  local stopped = game:fork()
  stopped:stop("draw", "FRANCE")
  same(stopped:winners()[1], "FRANCE")
  local order = Order.read(game.map, "A PAR - BUR", { power = "FRANCE" })
  same(tostring(Adjudicator():adjudicate(Position(), order).results[1].order), "A PAR - BUR")
end

function tests.CallsThatChangeAGameReturnIt()
  local game = Game()
  same(game:submit("FRANCE", "A PAR - BUR"), game)
  same(game:submit("FRANCE", game:legal_orders("PAR")), game)
  game:process()
  same(game:undo():redo():go_to(0):phase_name(), "S1901M")
  same("" .. game:legal_orders("PAR")[1], "A PAR H")
end

local failures = 0
for name, test in pairs(tests) do
  local good, failure = xpcall(test, function(each) return debug.traceback(tostring(each)) end)
  if not good then failures = failures + 1 end
  print((good and "passed " or "FAILED ") .. name .. (good and "" or ": " .. failure))
end
os.exit(failures == 0 and 0 or 1)
