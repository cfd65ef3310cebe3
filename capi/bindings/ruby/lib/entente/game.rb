# frozen_string_literal: true

require "json"
require_relative "adjudicator"
require_relative "exchange"

module Entente
  # What one order is worth by itself. A legal order may still fail. `fault`: start and length in bytes of the unreadable part.
  OrderCheck = ::Struct.new(:is_legal, :reason, :illegality, :order, :sentence, :fault) do
    alias_method :legal?, :is_legal
  end

  # What a power still has to order; `by`: who can order them, nil: no power.
  Owed = ::Struct.new(:units, :builds, :removals, :by)

  # A vote of a power: for a draw, for a draw of some powers, or a concession to a power.
  Vote = ::Struct.new(:power, :kind, :powers, :list_ignored)

  # Ends beside the victory on the board; as made, none. 0 and nil: never.
  EndRules = ::Struct.new(:last_survivor, :last_year, :year_limit, :stalemate_years, :phase_limit, keyword_init: true)

  # A phase that was played: the Enumerable of its results. After an undo its methods raise WrongPhase.
  class PlayedPhase < Outcome
    attr_reader :game, :number, :name
    # @return [Array<String>] powers whose default orders were used
    attr_reader :by_default

    # @private
    def initialize(game, number)
      @game, @number = game, number
      super(game, game.map, "entente_game_", number)
      @name = position.phase_name
    end

    # @return [Position] at the start of the phase
    def position
      position_of("position")
    end

    # @return [Hash] orders, events, losses, after, next (result.schema.json)
    def json(language = "en", full_names: false)
      JSON.parse(current { game.native_long_text(:entente_game_phase_json, number, Native.text_options(language, full_names)) })
    end

    def inspect
      "#<Entente::PlayedPhase #{name}: #{size} results>"
    end

    private

    def summarize
      game.native_struct(:entente_phase_summary, :entente_game_summary, number)
    end
  end

  # A game: its position, the orders handed in, its history. Each call holds the game's lock, so threads may share it.
  #
  #   game = Entente::Game.new("standard", rules: "2023")
  #   game.submit("FRANCE", ["A PAR - BUR", "A MAR S A PAR - BUR"])
  #   game.process.each { |result| puts "#{result.text} #{result.reason} #{result.sentence}" }
  class Game < Native::Handle
    attr_reader :map

    # A game at the start of a map, or at a position.
    # @raise [NotFound] for an unknown map
    def initialize(map = nil, rules: nil, position: nil)
      chosen = map.nil? && position ? position.map : Map.of(map)
      take(Native.given(:entente_game, :entente_game_new, chosen.pointer, Rules.memory_of(rules, chosen), position&.memory), chosen)
    end

    # A game of `save` or `save_bytes`. `map`: for games that name none or name this one.
    # @raise [InvalidArgument] with line and column of JSON
    # @raise [NotFound] for an unknown map
    def self.load(saved, map = nil)
      saved = Native.text_of("saved", saved)
      made(Native.given(:entente_game, :entente_game_load, saved, saved.bytesize, map&.pointer))
    end

    # A game of random legal orders, the same for a seed on every platform, until it ends or so many phases were played.
    def self.random(seed, map: nil, rules: nil, max_phases: 100)
      judge = Adjudicator.new(map)
      judge.hold do |pointer|
        made(Native.given(:entente_game, :entente_play, pointer, Rules.memory_of(rules, judge.map), seed, max_phases, nil), judge.map)
      end
    end

    # @private
    def self.made(pointer, map = nil)
      allocate.tap { |game| game.send(:take, pointer, map) }
    end
    private_class_method :made

    # An independent copy, which shares the played phases.
    def fork
      hold { |pointer| other(:entente_game_fork, pointer) }
    end

    # A copy as a power may see it: without orders, votes and hidden builds of others.
    def view(power)
      hold { |pointer| other(:entente_game_view, pointer, map.power_number(power)) }
    end

    def initialize_copy(other)
      take(other.hold { |pointer| Native.given(:entente_game, :entente_game_fork, pointer) }, other.map)
    end

    # @return [String] the game as JSON, which `load` and every other program of Entente reads
    def save
      native_long_text(:entente_game_save)
    end

    # The same, for JSON.generate.
    def to_json(*)
      save
    end

    # @return [String] the game in a binary form, a sixth of the length of JSON
    def save_bytes
      native_long_bytes(:entente_game_save_binary)
    end

    # For Marshal.
    # @private
    def marshal_dump
      save_bytes
    end

    # @private
    def marshal_load(bytes)
      take(Native.given(:entente_game, :entente_game_load, bytes, bytes.bytesize, nil))
    end

    # @return [Rules]
    def rules
      Rules.of_struct(native_struct(:entente_rules, :entente_game_rules))
    end

    # @return [String] the current phase: "S1901M"; "COMPLETED" if the game is over
    def phase_name
      info[:phase_name]
    end

    def phase_type
      Native.word(:phase_type, info[:phase_type])
    end

    def year
      info[:year]
    end

    # @return [Symbol] how the game ended; :none if it goes on
    def ending
      Native.word(:end_kind, info[:end_kind])
    end

    def over?
      ending != :none
    end

    def winners
      map.powers_of(info[:winners])
    end

    # @return [Integer] the number of phases played; also the number of the current phase
    def phase_count
      hold { |pointer| Native.function(:entente_game_phase_count, pointer) }
    end

    # @return [Position] the current position, a copy
    def position
      hold { position_at(phase_count) }
    end

    # @return [Position] at the start of a phase, a copy
    # @raise [InvalidArgument] for a phase not reached
    def position_at(phase)
      made = Position.blank(map)
      native_call(:entente_game_position, number(phase), made.memory, map.position_size)
      made
    end

    # The number of the phase of that name.
    # @raise [NotFound]
    def find_phase(name)
      name = Native.text_of("phase", name)
      native_value("L", :entente_game_find_phase, name, name.bytesize)
    end

    # A played phase by name or number; negative numbers count from the last.
    # @return [PlayedPhase]
    # @raise [NotFound, IndexError]
    def phase(phase)
      number = phase.is_a?(Integer) ? phase : find_phase(phase)
      number += phase_count if number.negative?
      raise IndexError, "phase #{phase} was not played" unless number.between?(0, phase_count - 1)

      PlayedPhase.new(self, number)
    end

    # The played phases, from the first; `phase(-1)` is the last one.
    # @return [Enumerator<PlayedPhase>]
    def phases
      Enumerator.new(method(:phase_count)) { |all| phase_count.times { |number| all << PlayedPhase.new(self, number) } }
    end

    # A 64-bit hash of the game up to a phase (nil: the current one), the same in every version and language.
    # @return [Integer]
    def digest(phase = nil)
      hold { native_value("Q", :entente_game_hash, number(phase || phase_count)) }
    end

    # Hands in the orders of a power: a text with one a line, an Order, or a list of them. They replace those handed in before; mode
    # :amend changes only what they name, :next_set and :defaults are the others. `by`: the power that hands them in, nil: the host.
    # Illegal and unreadable orders are kept: they are results.
    # @return [self]
    # @raise [WrongPhase] if the game is over
    # @raise [InvalidArgument] if `by` may not
    def submit(power, orders, mode: :replace, by: nil)
      how = Native::Struct.new(:entente_submission, by: map.power_or_all(by), mode: Native.number(:submit_mode, mode))
      raise TypeError, "orders: expected a text, an Order or a list of them, not nil" if orders.nil?

      lines, number = Array(orders), map.power_number(power)
      if lines.any? && lines.all?(Order)
        native_call(:entente_game_submit, number, Order.packed(lines), lines.size, how.memory)
      else
        text = lines.map { |each| each.is_a?(Order) ? each.to_s : Native.text_of("order", each) }.join("\n")
        native_call(:entente_game_submit_text, number, text, text.bytesize, how.memory)
      end
      self
    end

    # The lines that a power handed in for a phase (nil: the current one), or its default orders.
    # @return [Array<String>]
    def orders(power, phase: nil, defaults: false)
      hold do
        native_long_text(:entente_game_orders_text, number(phase || phase_count), map.power_number(power), defaults ? 1 : 0).lines(chomp: true)
      end
    end

    # Takes back the order for the unit or site of a province, or all of the power.
    # @raise [NotFound] if there is none
    def cancel(power, province: nil, by: nil)
      native_call(:entente_game_cancel_order, map.power_number(power), map.province_or_all(province), map.power_or_all(by))
    end

    # The legal orders of the unit or build site of a province (nil: of all) and of a power (nil: of all).
    # @return [Array<Order>]
    def legal_orders(province = nil, power: nil)
      native_numbers("Q", :entente_game_legal_orders, map.power_or_all(power), map.province_or_all(province)).map { |bits| Order.new(map, bits) }
    end

    # What one order is worth in the current phase; the game does not change.
    # @return [OrderCheck]
    # @raise [WrongPhase] if the game is over
    def check_order(power, text, language: "en", full_names: false)
      check, text = Native::Struct.new(:entente_order_check), Native.text_of("order", text)
      sentence = native_long_text(:entente_game_check_order, map.power_number(power), text, text.bytesize,
                                  Native.text_options(language, full_names), check.memory)
      reason = Native.word(:reason, check[:reason])
      order = Order.new(map, check[:order]) unless (check[:order] & 15).zero?
      OrderCheck.new(!check[:is_legal].zero?, reason, Native.word(:illegality, check[:illegality]), order, sentence,
                     reason == :unreadable ? [check[:fault_offset], check[:fault_length]] : nil)
    end

    # Possible mistakes in the orders handed in so far, for people. `unknown`: powers whose orders are unknown; nil: those that handed in
    # nothing. `about`: whose orders; []: all. `outlook`: also what surely happens and what may. A power must not learn others' orders from
    # its advice: list the others as unknown.
    # @return [String]
    # @raise [WrongPhase] if the game is over
    def advise(unknown: nil, about: [], outlook: false, language: "en", full_names: false, width: 0)
      native_long_text(:entente_game_advise, question(unknown, about, outlook), Native.number(:text_form, :for_people),
                       Native.text_options(language, full_names, width: width))
    end

    # The same as JSON (advice.schema.json).
    # @return [Hash]
    def advise_json(unknown: nil, about: [], outlook: false, language: "en", full_names: false)
      JSON.parse(native_long_text(:entente_game_advise, question(unknown, about, outlook), Native.number(:text_form, :json),
                                  Native.text_options(language, full_names)))
    end

    # What a power still has to order.
    # @return [Owed]
    # @raise [WrongPhase] if the game is over
    def owed(power)
      number = map.power_number(power)
      hold do
        owed = native_struct(:entente_owed, :entente_game_owed, number)
        units = native_structs(:entente_unit, :entente_game_owed_units, number).map { |each| map.unit(each) }
        Owed.new(units, owed[:build_count], owed[:removal_count], map.power_id(owed[:by]))
      end
    end

    # @return [Hash] what all powers owe, and whether the phase is ready
    def owed_json
      JSON.parse(native_long_text(:entente_game_owed_json))
    end

    # Whether a power wants the phase to wait; `process` ignores it, the host decides.
    def set_waiting(power, waits = true)
      native_call(:entente_game_set_waiting, map.power_number(power), waits ? 1 : 0)
    end

    def waiting
      map.powers_of(info[:waiting])
    end

    # Lets a power hand in orders of another, as a deputy, or no longer.
    def allow(by, power, allowed = true)
      native_call(:entente_game_allow, map.power_number(by), map.power_number(power), allowed ? 1 : 0)
    end

    def may_order?(by, power)
      hold { |pointer| Native.function(:entente_game_may_order, pointer, map.power_number(by), map.power_number(power)) == 1 }
    end

    # Plays the current phase with the orders handed in, and goes on to the next one to be played.
    # @return [PlayedPhase]
    # @raise [WrongPhase] if the game is over
    def process
      hold do
        native_call(:entente_game_process)
        PlayedPhase.new(self, phase_count - 1)
      end
    end

    # Takes back the last phase; its orders are handed in again.
    # @return [self] as redo and go_to do
    # @raise [WrongPhase] if none was played
    def undo
      go(:entente_game_undo)
    end

    # Plays the phase that was undone last again.
    # @raise [WrongPhase] if none was
    def redo
      go(:entente_game_redo)
    end

    # Undoes or redoes phases until so many are played: find_phase("F1901M") is the number of a phase.
    def go_to(phase)
      go(:entente_game_go_to, number(phase))
    end

    # @return [Symbol] how a draw is voted on
    def draw_policy
      Native.word(:draw_policy, info[:draw_policy])
    end

    # Setting it deletes all votes.
    def draw_policy=(policy)
      native_call(:entente_game_set_draw_policy, Native.number(:draw_policy, policy))
    end

    # Casts a vote: game.vote("FRANCE"), game.vote("FRANCE", :list, %w[FRANCE ITALY]). A vote that completes a draw ends the game.
    # @raise [InvalidArgument] saying why, for a vote that is refused
    def vote(power, kind = :draw, powers = [])
      native_call(:entente_game_vote, vote_memory(power, kind, powers))
    end

    # Takes a vote back.
    def cancel_vote(power, kind = :draw, powers = [])
      native_call(:entente_game_cancel_vote, vote_memory(power, kind, powers))
    end

    # Carries out a mail judge's command: "SET DRAW AEF"; of the moderator (nil) "SET DIAS".
    def vote_command(power, text)
      text = Native.text_of("command", text)
      native_call(:entente_game_vote_command, map.power_or_all(power), text, text.bytesize)
    end

    # @return [Array<Vote>] the votes that count now
    def votes
      native_structs(:entente_vote, :entente_game_votes).map do |each|
        Vote.new(map.powers[each[:power]], Native.word(:vote_kind, each[:kind]), map.powers_of(each[:powers]), !each[:list_ignored].zero?)
      end
    end

    # Ends the game as its players or the host decide: game.stop(:draw, %w[FRANCE ITALY]).
    def stop(kind, winners = [])
      native_call(:entente_game_end, Native.number(:end_kind, kind), map.mask(winners))
    end

    # Lets a game go on that was stopped.
    # @raise [WrongPhase] if it is not over, or was won
    def resume
      native_call(:entente_game_resume)
    end

    # @return [EndRules] ends beside the victory on the board
    def end_rules
      rules = native_struct(:entente_end_rules, :entente_game_end_rules)
      EndRules.new(last_survivor: !rules[:last_survivor].zero?, last_year: rules[:has_last_year].zero? ? nil : rules[:last_year],
                   year_limit: Native.word(:year_limit, rules[:year_limit]), stalemate_years: rules[:stalemate_years],
                   phase_limit: rules[:phase_limit])
    end

    def end_rules=(rules)
      native_call(:entente_game_set_end_rules, Native::Struct.new(
        :entente_end_rules, last_survivor: rules.last_survivor ? 1 : 0, has_last_year: rules.last_year ? 1 : 0, last_year: rules.last_year || 0,
                            year_limit: Native.number(:year_limit, rules.year_limit || :draw), stalemate_years: rules.stalemate_years || 0,
                            phase_limit: rules.phase_limit || 0
      ).memory)
    end

    def inspect
      closed? ? "#<Entente::Game closed>" : "#<Entente::Game #{map.name} #{phase_name}>"
    end

    # Says whether the results of a phase are still those of the phase.
    # @private
    def stamp_of(number)
      native_struct(:entente_phase_summary, :entente_game_summary, number)[:serial] if number < phase_count
    end

    private

    # The number of a phase, from 0.
    def number(phase)
      phase.is_a?(Integer) && phase.negative? ? raise(IndexError, "there is no phase #{phase}") : phase
    end

    def take(pointer, map = nil)
      Native::Handle.instance_method(:initialize).bind_call(self, pointer)
      @map = map || Map.of_pointer(Native.owned(:entente_map, Native.function(:entente_map_retain, Native.function(:entente_game_map, pointer))))
    end

    def other(function, *arguments)
      self.class.send(:made, Native.given(:entente_game, function, *arguments), map)
    end

    def info
      native_struct(:entente_game_info, :entente_game_describe)
    end

    def go(function, *arguments)
      native_call(function, *arguments)
      self
    end

    def question(unknown, about, outlook)
      Native::Struct.new(:entente_advise_options, which_unknown: Native.number(:unknown_orders, unknown ? :listed : :absent),
                                                              unknown: map.mask(unknown || []), about: map.mask(about), outlook: outlook ? 1 : 0).memory
    end

    def vote_memory(power, kind, powers)
      Native::Struct.new(:entente_vote, powers: map.mask(powers), power: map.power_number(power), kind: Native.number(:vote_kind, kind)).memory
    end
  end
end
