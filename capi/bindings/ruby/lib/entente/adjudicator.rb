# frozen_string_literal: true

require_relative "results"

module Entente
  # The outcome of Adjudicator#adjudicate: results, events, losses, after, next, ending, winners.
  class Adjudication < Outcome
    # @return [Position] of the next phase to be played, or of the end of the game
    def next
      position_of("next")
    end

    private

    def summarize
      @handle.last_summary
    end
  end

  # The next choices of an order that is entered step by step; with step :none the order is complete.
  Choices = ::Struct.new(:step, :values, :order)

  # Adjudicates positions without a game: working memory for one map. Threads wait for each other: give each one of its own.
  #
  # The packed calls take binary texts: positions of map.position_size bytes, orders as pack("Q*") of Order#bits.
  class Adjudicator < Native::Handle
    # Bytes of a packed result: order Q, cause S, dislodged_by S, reason C, illegality C, implied C, hidden C.
    RESULT_SIZE = Declared::STRUCTS[:entente_order_result].first

    attr_reader :map
    # @private
    attr_reader :last_summary

    def initialize(map = nil)
      @map = Map.of(map)
      super(Native.given(:entente_scratch, :entente_scratch_new, @map.pointer))
    end

    # Adjudicates one phase; the position stays as it is. Results of an earlier call lose their sentences.
    # @return [Adjudication]
    # @raise [WrongPhase] if the game is over
    def adjudicate(position, orders, rules: nil)
      packed = Order.packed(orders)
      hold do
        run(position.memory, packed, rules)
        Adjudication.new(self, map, "entente_scratch_")
      end
    end

    # Adjudicates one phase of packed memory.
    # @return [Array(String, String)] the next position and the results, RESULT_SIZE bytes each
    def adjudicate_packed(position, orders, rules: nil)
      after, room = Native.memory(map.position_size), nil
      hold do |pointer|
        run(aligned(position), orders, rules)
        native_call(:entente_scratch_next, after, map.position_size)
        memory, count = Native.array(RESULT_SIZE, :entente_scratch_results, pointer, result_size: RESULT_SIZE)
        room = memory[0, count * RESULT_SIZE]
      end
      [after[0, map.position_size], room]
    end

    # Adjudicates many positions. `order_starts` are n + 1 numbers: position i has the orders from order_starts[i] up to
    # order_starts[i + 1].
    # @return [Array(String, String, Array<Symbol>)] the next positions, the results of all orders, and the status of each position
    def adjudicate_batch(positions, orders, order_starts, rules: nil)
      count, total = order_starts.size - 1, order_starts.last
      if positions.bytesize != count * map.position_size || orders.bytesize < total * 8
        raise ArgumentError, "positions, orders and order_starts do not have the sizes of the same number of positions"
      end

      board, results, statuses = aligned(positions), Native.memory([total, 1].max * RESULT_SIZE), Native.memory(4 * count)
      @stamp = Object.new
      begin
        native_call(:entente_adjudicate_batch, board, count, Rules.memory_of(rules, map), aligned(orders), aligned(order_starts.pack("Q*")),
                    results, RESULT_SIZE, statuses)
      rescue Error => e
        failure = e # that of one position; its status says which
      end
      states = statuses[0, 4 * count].unpack("l*").map { |each| Native.word(:status, each) }
      raise failure if failure && states.all?(:ok)

      [board[0, positions.bytesize], results[0, total * RESULT_SIZE], states]
    end

    # The legal orders of a province (nil: of all) and a power (nil: of all).
    # @return [Array<Order>]
    def legal_orders(position, province: nil, power: nil, rules: nil)
      native_numbers("Q", :entente_legal_orders, position.memory, Rules.memory_of(rules, map), map.power_or_all(power),
                     map.province_or_all(province)).map { |bits| Order.new(map, bits) }
    end

    # The next choices of an order that is entered step by step, after those made so far:
    # judge.choices(position, "PAR", [:move]).values == ["BRE", "BUR", "GAS", "PIC"].
    # @param chosen [Array<Symbol, String, Boolean>] kinds and types, places, whether by convoy
    # @return [Choices]
    # @raise [NotFound] for a choice that was not offered
    def choices(position, province, chosen = [], power: nil, rules: nil)
      step, order, length, numbers = Native.memory(8), Native.memory(8), Native.memory(8), chosen.map { |each| choice_number(each) }
      capacity = map.locations.size + 16 # of places, or of fewer kinds
      room = Native.memory(4 * capacity)
      native_call(:entente_order_choices, position.memory, Rules.memory_of(rules, map), map.power_or_all(power), map.province_number(province),
                  numbers.pack("L*"), numbers.size, step, room, capacity, length, order)
      found, bits = Native.word(:order_step, step[0, 4].unpack1("L")), order[0, 8].unpack1("Q")
      values = room[0, 4 * length[0, 8].unpack1("J")].unpack("L*").map { |each| choice_of(found, each) }
      Choices.new(found, values, bits.zero? ? nil : Order.new(map, bits))
    end

    # The legal orders as numbers of `actions`.
    # @return [Array<Integer>]
    def legal_actions(position, actions, power: nil, rules: nil)
      actions.hold do |pointer|
        native_numbers("L", :entente_legal_actions, position.memory, Rules.memory_of(rules, map), pointer, map.power_or_all(power))
      end
    end

    # @private
    def stamp_of
      @stamp
    end

    private

    def choice_number(choice)
      case choice
      when Symbol then Native.number(%i[army fleet].include?(choice) ? :unit_type : :order_kind, choice)
      when String then map.location_number(choice)
      else choice ? 1 : 0
      end
    end

    def choice_of(step, number)
      case step
      when :kind then Native.word(:order_kind, number)
      when :type then Native.word(:unit_type, number)
      when :via then number == 1
      else map.locations[number]
      end
    end

    def run(position, orders, rules)
      @stamp = Object.new
      @last_summary = Native::Struct.new(:entente_phase_summary)
      native_call(:entente_adjudicate, position, Rules.memory_of(rules, map), aligned(orders), orders.bytesize / 8, @last_summary.memory)
    end

    def aligned(bytes)
      return bytes unless bytes.is_a?(String)

      Native.memory(bytes.bytesize).tap { |made| made[0, bytes.bytesize] = bytes unless bytes.empty? }
    end
  end

  # Numbers every order of a map from 0, as indices of a learner's policy vector. It never changes.
  class Actions < Native::Handle
    attr_reader :map

    def initialize(map = nil, rules: nil)
      @map = Map.of(map)
      super(Native.given(:entente_actions, :entente_actions_new, @map.pointer, Rules.memory_of(rules, @map)))
    end

    def size
      hold { |pointer| Native.function(:entente_actions_count, pointer) }
    end
    alias length size

    # @return [Integer] names the numbering: keep it beside what was learnt
    def digest
      hold { |pointer| Native.function(:entente_actions_hash, pointer) }
    end

    # @return [Array<Integer, nil>] the numbers of orders, nil for one that is no action
    def of_orders(orders)
      native_numbers("L", :entente_actions_of_orders, Order.packed(orders), orders.size).map { |each| each unless each == Declared::NO_ACTION }
    end

    # The orders of numbers, without a power.
    # @raise [NotFound] for a number beyond the last
    def to_orders(numbers)
      native_numbers("Q", :entente_actions_to_orders, numbers.pack("L*"), numbers.size).map { |bits| Order.new(map, bits) }
    end
  end
end
