# frozen_string_literal: true

require "json"
require_relative "position"

module Entente
  # The result of an order.
  class Result
    # @return [Order, nil] in normal form, with real type and coast; nil if the line was unreadable
    attr_reader :order
    # @return [String] who gave it, and the text as it was handed in
    attr_reader :power, :text
    # @return [Symbol] why it failed, :none: it succeeded; why it is illegal
    attr_reader :reason, :illegality
    # @return [String, nil] the province of the unit that made it fail, or that dislodged the ordered unit
    attr_reader :cause, :dislodged_by

    # @private
    def initialize(outcome, packed, index, text)
      map = outcome.map
      @order = Order.new(map, packed[:order]) unless (packed[:order] & 15).zero?
      @power, @text = map.power_id(packed[:order] >> 16 & 0xff), text
      @reason, @illegality = Native.word(:reason, packed[:reason]), Native.word(:illegality, packed[:illegality])
      @cause, @dislodged_by = map.place(packed[:cause]), map.place(packed[:dislodged_by])
      @implied, @hidden = !packed[:implied].zero?, !packed[:hidden].zero?
      @outcome, @index = outcome, index
    end

    # Not given, but implied for a unit without a legal order.
    def implied?
      @implied
    end

    # A build that other powers do not see yet.
    def hidden?
      @hidden
    end

    def succeeded?
      reason == :none
    end

    # Why it ended so.
    # @raise [WrongPhase] if the phase was undone, or another one was adjudicated, since
    def sentence(language = "en", full_names: false)
      @outcome.sentence(:results, @index, language, full_names)
    end

    def inspect
      "#<Entente::Result #{power} #{text}: #{reason}>"
    end
  end

  # Something that happened without an order: a unit was lost, a build waived, a power won.
  class Event
    # @return [Symbol] :disbanded, .. and why
    attr_reader :kind, :why
    attr_reader :power
    # @return [Unit, nil]
    attr_reader :unit

    # @private
    def initialize(outcome, packed, texts, index)
      @kind, @why = Native.word(:event_kind, packed[:kind]), Native.word(:event_why, packed[:why])
      @power = outcome.map.power_id(packed[:power])
      @unit = outcome.map.unit(packed[:unit]) unless packed[:unit][:location] == Declared::NO_LOCATION
      @outcome, @texts, @index = outcome, texts, index
    end

    # What happened and why.
    # @raise [WrongPhase] as of Result#sentence
    def sentence(language = "en", full_names: false)
      @outcome.sentence(@texts, @index, language, full_names)
    end

    def inspect
      "#<Entente::Event #{kind} #{power} #{unit}: #{why}>"
    end
  end

  # The outcome of a phase: an Enumerable of its results, first of the orders handed in, then the implied ones.
  class Outcome
    include Enumerable

    attr_reader :map
    # @return [Array<Result>]
    attr_reader :results
    # @return [Symbol] how the phase ended the game; :none if it goes on
    attr_reader :ending
    # @return [Array<String>]
    attr_reader :winners

    # @private
    def initialize(handle, map, prefix, *key)
      @handle, @map, @prefix, @key = handle, map, prefix, key
      handle.hold do
        @stamp = handle.stamp_of(*key)
        summary = summarize
        @ending, @winners = Native.word(:end_kind, summary[:end_kind]), map.powers_of(summary[:winners])
        @by_default = map.powers_of(summary[:by_default])
        packed = handle.native_structs(:entente_order_result, :"#{prefix}results", *key,
                                       result_size: Declared::STRUCTS[:entente_order_result].first)
        @sentences = {}
        @results = packed.zip(texts_of(:orders, nil)).each_with_index.map { |(each, text), i| Result.new(self, each, i, text) }
      end
    end

    # Each result.
    def each(&block)
      return enum_for(:each) { size } unless block

      results.each(&block)
      self
    end

    def [](index)
      results[index]
    end

    def size
      results.size
    end
    alias length size

    # @return [Array<Event>] what happened without an order, also in phases that were skipped after this one
    def events
      events_of(:events)
    end

    # @return [Array<Event>] all units that the phase cost
    def losses
      events_of(:losses)
    end

    # @return [Position] straight after the phase, before centers change hands
    def after
      position_of("after")
    end

    # @return [Array<Result>] the results of orders that did not succeed
    def failed
      results.reject(&:succeeded?)
    end

    # @return [Array<Result>] the results of a power's orders
    def of(power)
      id = map.powers[map.power_number(power)]
      results.select { |each| each.power == id }
    end

    # Why orders ended as they did: strengths, supports, convoy routes, culprits. `order`: "A PAR - BUR", a unit or its place ("PAR"), an
    # unreadable line, or "" for all.
    # @return [String]
    # @raise [NotFound] if no such order was given
    def explain(order = "", language: "en", full_names: false, width: 0)
      explained(order, :for_people, Native.text_options(language, full_names, width: width))
    end

    # The same as JSON (explanation.schema.json).
    # @return [Hash]
    def explain_json(order = "", language: "en", full_names: false)
      JSON.parse(explained(order, :json, Native.text_options(language, full_names)))
    end

    # @return [String] which orders of the phase depend on which others, and why, as Graphviz text
    def graph
      explained("", :graph_dot, nil)
    end

    # @private
    def sentence(kind, index, language, full_names)
      current { (@sentences[[kind, language, full_names]] ||= texts_of(kind, Native.text_options(language, full_names)))[index] }
    end

    private

    def texts_of(kind, options)
      @handle.native_long_text(:"#{@prefix}texts", *@key, Native.number(:phase_texts, kind), options).lines(chomp: true)
    end

    def explained(order, form, options)
      order = Native.text_of("order", order)
      current { @handle.native_long_text(:"#{@prefix}explain", *@key, order, order.bytesize, Native.number(:text_form, form), options) }
    end

    # Runs a block while the results are those of the phase.
    def current
      @handle.hold do
        unless @handle.stamp_of(*@key) == @stamp
          raise WrongPhase.new("the phase was undone, or another one was adjudicated since", :wrong_phase)
        end

        yield
      end
    end

    def events_of(what)
      current { @handle.native_structs(:entente_event, :"#{@prefix}#{what}", *@key) }.each_with_index.map { |each, i| Event.new(self, each, what, i) }
    end

    def position_of(what)
      made = Position.blank(map)
      current { @handle.native_call(:"#{@prefix}#{what}", *@key, made.memory, map.position_size) }
      made
    end
  end
end
