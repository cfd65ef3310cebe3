# frozen_string_literal: true

# What the proof does not call. usage: ruby package_test.rb, with ENTENTE_LIBRARY
$LOAD_PATH.unshift(File.join(__dir__, "..", "lib"))
require "entente"

# Checks of values, and the tests: methods that begin with test_.
module PackageTest
  include Entente
  module_function

  def same(expected, found)
    raise "#{found.inspect} is not #{expected.inspect}" unless expected == found
  end

  def fails(kind)
    yield
  rescue kind => e
    e
  else
    raise "no #{kind}"
  end

  def test_maps_answer_by_every_name
    map = Map.new
    same [7, 76, 82, 34], [map.powers, map.provinces, map.locations, map.centers].map(&:size)
    same %w[BRE MAR PAR], map.power("France").homes.sort
    same "STP/SC", map.location("St Petersburg (south coast)").id
    same 2, map.location("STP").coasts.size
    same %w[SPA], map.neighbors("POR", :army)
    same true, map == Map.new("standard") && map != Map.new("ancmed")
    same map.fingerprint, Map.from_text(map.to_text(:json), form: :json).fingerprint
    same "{", map.summary[0]
  end

  def test_maps_of_texts_say_where_the_mistake_is
    same "a.map", fails(InvalidArgument) { Map.from_text("VICTORY x\n", file_name: "a.map") }.file
    same "[", Map.diagnostics("VICTORY x\n")[0]
    fails(Errno::ENOENT) { Map.read("/no/such.map") }
  end

  def test_rules_have_names_and_differences
    rules = Rules.new("2023,waive=forbidden")
    same "forbidden", rules["waive"]
    same rules, Rules.new("2023").changed(waive: "forbidden")
    same({ "waive" => "forbidden" }, rules.differences(Rules.new("2023")))
    same nil, rules["waiv"]
    same true, Rules.presets.key?("datc3")
  end

  def test_orders_have_parts
    order = Order.read(Map.new, "A Paris S A Marseilles - Burgundy", power: "FRANCE")
    same "A PAR S A MAR - BUR", order.to_s
    same [:support_move, "FRANCE", :army, "PAR", "MAR", "BUR", false],
         [order.kind, order.power, order.unit_type, order.source, order.third, order.target, order.via_convoy?]
    same 9, fails(InvalidArgument) { Order.read(Map.new, "A PAR - NOWHERE", power: "FRANCE") }.column
  end

  def test_positions_are_changed_and_read
    position = Position.empty
    position.place("FRANCE", :army, "PAR").set_owner("PAR", "FRANCE")
    same ["A PAR"], position.units.map(&:to_s)
    same "FRANCE", position.owners["PAR"]
    [Position.from_line(position.line), Position.from_json(position.to_json, position.map), Position.from_bytes(position.map, position.bytes),
     position.dup].each { |other| same position, other }
    same true, position.difference(Position.new).any?
    position.remove("PAR")
    fails(NotFound) { position.remove("PAR") }
    position.set_phase("F1901R").dislodge("FRANCE", :army, "PAR", %w[PIC GAS])
    same %w[GAS PIC], position.retreats("PAR").sort
    ended = Position.new.set_phase("F1901M").set_end(:draw, %w[FRANCE ITALY])
    same [:draw, %w[FRANCE ITALY], Rational(1, 2)], [ended.ending, ended.winners, ended.scores["FRANCE"]]
  end

  def test_games_go_back_and_forth
    game = Game.new
    game.submit("FRANCE", ["A PAR - BUR"]).submit("FRANCE", "F BRE - MAO", mode: :amend)
    same ["A PAR - BUR", "F BRE - MAO"], game.orders("FRANCE")
    game.cancel("FRANCE", province: "BRE")
    same 2, game.owed("FRANCE").units.size
    same "S1901M", game.owed_json["phase"]
    played = game.process
    same ["S1901M", 3], [played.name, played.of("FRANCE").size]
    same "S1901M", game.phases.first.name
    same 0, game.phase(-1).number
    fails(IndexError) { game.phase(5) }
    game.undo
    fails(WrongPhase) { played[0].sentence }
    game.redo
    same 0, played.events.size
    game.go_to(0)
    fails(WrongPhase) { game.undo }
    [Game.load(game.save), Game.load(game.save_bytes), Marshal.load(Marshal.dump(game)), game.dup].each { |other| same game.digest, other.digest }
  end

  def test_games_have_votes_and_ends
    game = Game.new
    game.draw_policy = :"judge-dias"
    game.vote("FRANCE")
    same ["FRANCE"], game.votes.map(&:power)
    game.cancel_vote("FRANCE")
    same [], game.votes
    game.set_waiting("FRANCE")
    same ["FRANCE"], game.waiting
    game.allow("FRANCE", "ITALY")
    same true, game.may_order?("FRANCE", "ITALY")
    game.end_rules = EndRules.new(last_year: 1905)
    same 1905, game.end_rules.last_year
    game.stop(:draw, ["FRANCE"])
    same true, game.over?
    game.resume
    same false, game.over?
  end

  def test_random_games_follow_their_seed
    same Game.random(7, max_phases: 5).digest, Game.random(7, max_phases: 5).digest
    same false, Game.random(7, max_phases: 5).digest == Game.random(8, max_phases: 5).digest
  end

  def test_closed_handles_raise
    game = Game.new
    2.times { game.close }
    fails(IOError) { game.process }
  end

  def test_adjudicators_play_positions
    map, adjudicator = Map.new, Adjudicator.new
    order = Order.read(map, "A PAR - BUR", power: "FRANCE")
    outcome = adjudicator.adjudicate(Position.new(map), [order])
    same ["A PAR moves to BUR.", "F1901M"], [outcome[0].sentence, outcome.next.phase_name]
    after = outcome.next.bytes
    same after, adjudicator.adjudicate_packed(Position.new(map).bytes, [order.bits].pack("Q")).first
    fails(WrongPhase) { outcome[0].sentence }
    boards, results, states = adjudicator.adjudicate_batch(Position.new(map).bytes * 10, [order.bits].pack("Q") * 10, (0..10).to_a)
    same [after * 10, 10 * Adjudicator::RESULT_SIZE, [:ok]], [boards, results.bytesize, states.uniq]
    same Game.new.legal_orders("PAR"), adjudicator.legal_orders(Position.new(map), province: "PAR")
  end

  def test_actions_number_orders
    actions = Actions.new
    same 19_293, actions.size
    order = Order.read(actions.map, "A PAR - BUR", power: "FRANCE")
    same ["A PAR - BUR"], actions.to_orders(actions.of_orders([order])).map(&:to_s)
    same Game.new.legal_orders(power: "FRANCE").size, Adjudicator.new.legal_actions(Position.new, actions, power: "FRANCE").size
  end

  PHASE = { name: "S1901M", state: { units: { FRANCE: ["A PAR", "A MAR"], GERMANY: ["A MUN"] } },
            orders: { FRANCE: ["A PAR - BUR", "A MAR S A PAR - BUR"], GERMANY: ["A MUN - BUR"] } }.freeze

  def test_results_are_explained
    game = Game.new.submit("FRANCE", "A PAR - BUR").submit("GERMANY", "A MUN - BUR")
    same true, game.advise(unknown: ["GERMANY"], about: ["FRANCE"]).include?("BRE")
    same "S1901M", game.advise_json(outlook: true)["phase"]
    played = game.process
    same true, played.explain("PAR", language: "de").include?("BUR")
    same "bounced", played.explain_json("PAR")["orders"][0]["reason"]
    same true, played.graph.start_with?("digraph")
    fails(NotFound) { played.explain("SPA") }
  end

  def test_orders_are_entered_step_by_step
    judge, start = Adjudicator.new, Position.new
    same :kind, judge.choices(start, "PAR").step
    same %w[BRE BUR GAS PIC], judge.choices(start, "PAR", [:move]).values
    same "A PAR - BUR", judge.choices(start, "PAR", [:move, "BUR"]).order.to_s
    fails(NotFound) { judge.choices(start, "PAR", [:move, "LON"]) }
  end

  def test_exchanges_read_json
    exchange, document = Exchange.new, Document.new(PHASE)
    same [nil, nil, "bounced"], exchange.adjudicate(PHASE)["orders"].map { |each| each["reason"] }
    same exchange.adjudicate(PHASE), exchange.adjudicate(document)
    same true, exchange.legal(document)["orders"].key?("A PAR")
    same 2, fails(InvalidArgument) { exchange.adjudicate("{\n]") }.line
    same [false, 1, ["S1901M"], 0, true],
         [document.game?, document.size, document.phase_names, document.find_phase("Spring 1901 Movement"), document.orders?(0)]
    same true, exchange.report(document, board: true).include?("A PAR - BUR")
    same true, exchange.explain(document, order: "MUN").include?("BUR")
    same "S1901M", exchange.advise(document)["phase"]
    map, rules, position = exchange.read(document)
    same ["standard", Rules.new, 3], [map.name, rules, position.units.size]
    ballot = { survivors: %w[FRANCE ITALY], votes: { FRANCE: "DRAW", ITALY: "DRAW" } }
    same %w[FRANCE ITALY], exchange.count_votes(ballot)["draw"]
    game = Game.new.tap(&:process)
    same 1, exchange.replay(Document.new(game.save))["compared"]
    same "S1901M", Document.new(game.save).phase(0)["name"]
    same false, Exchange.new(leave_out: [:after]).adjudicate(PHASE).key?("after")
    exchange.adjudicate(PHASE.transform_keys(orders: :order))
    same true, exchange.notes.any?
  end

  def test_boards_are_drawn
    start, document = Position.new, Document.new(PHASE)
    same true, start.render.start_with?("<svg")
    same false, start.render == start.render(theme: :dark, hidden: [:names])
    same true, start.render(form: :text, language: "de").include?("PAR")
    same true, Exchange.new.render(document, order: "MUN").include?('data-order="A PAR - BUR"')
    fails(NotFound) { Exchange.new.render(document, order: "SPA") }
  end

  def test_games_are_converted
    line = Entente.convert(JSON.generate(PHASE), :line)
    same true, line.data.include?("S1901M") && line.notes.any?
    same true, Entente.game_forms.key?("webdiplomacy")
    fails(NotFound) { Entente.convert("nothing known", :json) }
    answer = Entente.adjudicate_listing("Movement orders for Spring of 1901.\n\nFrance: A PAR - BUR\nGermany: A MUN - BUR\n")
    same true, answer.data.include?("France: Army Paris -> Burgundy.  (*bounce*)") && answer.notes.any?
    fails(InvalidArgument) { Entente.adjudicate_listing("A PAR - BUR") }
  end

  def test_arguments_of_the_wrong_kind_are_named
    game = Game.new
    says = ->(text, &call) { same text, fails(TypeError, &call).message }
    says.call("map: expected a String, not 1900") { Game.new(1900) }
    says.call("saved: expected a String, not nil") { Game.load(nil) }
    says.call("power: expected a String, not nil") { game.submit(nil, "A PAR - BUR") }
    says.call("orders: expected a text, an Order or a list of them, not nil") { game.submit("FRANCE", nil) }
    says.call("order: expected a String, not 5") { game.submit("FRANCE", ["A PAR - BUR", 5]) }
    says.call("order: expected a String, not nil") { game.check_order("FRANCE", nil) }
    says.call("place: expected a String, not []") { game.legal_orders([]) }
    says.call("orders: expected Orders, as Order.read(map, text) makes them, not [\"A PAR - BUR\"]") do
      Adjudicator.new.adjudicate(Position.new, ["A PAR - BUR"])
    end
    same 1, game.submit(:FRANCE, :"A PAR - BUR").orders("France").size
    same ["A PAR - BUR"], game.submit("FRANCE", "A PAR - BUR".encode("UTF-16LE")).orders("FRANCE")
    fails(InvalidArgument) { Position.from_bytes(game.map, "abc") }
    same "there is no phase -1", fails(IndexError) { game.go_to(-1) }.message
  end

  def test_one_stands_for_a_list_of_one
    game = Game.new
    same [[], ["FRANCE"]], [game.winners, game.fork.tap { |each| each.stop(:draw, "FRANCE") }.winners]
    same "A PAR - BUR", Adjudicator.new.adjudicate(Position.new, Order.read(game.map, "A PAR - BUR", power: "FRANCE"))[0].order.to_s
  end

  def test_calls_that_change_a_game_return_it
    game = Game.new
    game.process
    same [game, game, game], [game.undo, game.redo, game.go_to(0)]
    game.redo
    same [1, "S1901M"], [game.phases.size, game.phases.first.name]
    same game.digest, Game.load(JSON.generate(game)).digest
    same "#<Entente::Adjudicator>", Adjudicator.new.inspect
  end

  def test_wrong_words_are_errors
    fails(InvalidArgument) { Map.new.to_text(:svg) }
    fails(InvalidArgument) { Game.new.process[0].sentence("xx") }
    same %w[en de], Entente.languages
  end
end

failed = PackageTest.singleton_methods.grep(/\Atest_/).reject do |name|
  PackageTest.public_send(name)
  puts "passed #{name}"
  true
rescue StandardError => e
  puts "FAILED #{name}: #{e.full_message(highlight: false)}"
end
exit(failed.empty?)
