# frozen_string_literal: true

require "json"
require_relative "position"

module Entente
  # A JSON phase or game that was read once: its phases are found by number. It never changes. An error inside a phase is raised when the
  # phase is used. JSON may be given as text or as a Hash.
  class Document < Native::Handle
    # @raise [InvalidArgument] with line and column
    def initialize(json)
      text = Document.text_of(json)
      super(Native.given(:entente_document, :entente_document_read, text, text.bytesize))
    end

    # @private
    def self.text_of(json)
      json.is_a?(String) ? json : JSON.generate(json)
    end

    # Whether it has "phases"; else it is a phase, its own number 0.
    def game?
      hold { |pointer| Native.function(:entente_document_is_game, pointer) == 1 }
    end

    # @return [Integer] the number of phases
    def size
      hold { |pointer| Native.function(:entente_document_phase_count, pointer) }
    end
    alias length size

    # @return [Array<String>] "S1901M", ..; "" for a phase without a name
    def phase_names
      hold { |pointer| Native.texts(:entente_document_phase_name, pointer) }
    end

    # The number of the first phase of that name.
    # @raise [NotFound]
    def find_phase(name)
      native_value("L", :entente_document_find_phase, name, name.bytesize)
    end

    # Whether the orders of the phase name a power.
    def orders?(phase)
      hold { |pointer| Native.function(:entente_document_has_orders, pointer, phase) == 1 }
    end

    # A phase as a phase object of its own, with the game's map, rules and id.
    # @return [Hash]
    # @raise [NotFound] beyond the last
    def phase(phase)
      JSON.parse(native_long_text(:entente_document_phase, phase))
    end
  end

  # Adjudicates JSON phases and games as the program `entente` does. After a call, `notes` says what was not read.
  class Exchange < Native::Handle
    # `map`: for inputs that name none or name this one. `rules`: for inputs that say nothing about rules. `leave_out`: what results do
    # not have, of :after and :powers.
    def initialize(map: nil, rules: nil, language: "en", full_names: false, leave_out: [])
      @language, @full_names = language, full_names
      map &&= Map.of(map)
      super(Native.given(:entente_exchange, :entente_exchange_new, map&.pointer, Rules.memory_of(rules, map)))
      native_call(:entente_exchange_leave_out, leave_out.reduce(0) { |sum, each| sum | Native.number(:result_parts, each) })
    end

    # The result of a phase, or of every phase with orders of a game in JSON (result.schema.json). Of a Document one phase.
    # @return [Hash]
    # @raise [InvalidArgument] with line and column
    def adjudicate(input, phase = 0)
      of(:adjudicate, input, phase)
    end

    # The legal orders of a phase by unit, build site or power (legal.schema.json).
    # @return [Hash]
    def legal(input, phase = 0)
      of(:legal, input, phase)
    end

    # A phase as readable text: each order with outcome and reason, events, the next position.
    # @return [String]
    def report(document, phase = 0, width: 0, board: false)
      document.hold { |pointer| native_long_text(:entente_exchange_report, pointer, phase, options(width: width, board: board)) }
    end

    # Why an order of a phase ended as it did ("": all orders).
    # @return [String]
    # @raise [NotFound] if no such order was given
    def explain(document, phase = 0, order: "", width: 0)
      document.hold do |pointer|
        native_long_text(:entente_exchange_explain, pointer, phase, order, order.bytesize, Native.number(:text_form, :for_people),
                         options(width: width))
      end
    end

    # A phase as a picture (SVG) with its orders and results, or as text; options as in Position#render. `order`: an order or unit that gets
    # a ring, with the units that made it fail.
    # @return [String]
    # @raise [NotFound] if no such order was given
    def render(document, phase = 0, order: "", **options)
      document.hold do |pointer|
        native_long_text(:entente_exchange_render, pointer, phase, order, order.bytesize, Native.render_options(**options))
      end
    end

    # Possible mistakes in the orders of a phase, before it is adjudicated (advice.schema.json).
    # @return [Hash]
    def advise(document, phase = 0)
      document.hold { |pointer| json(:entente_exchange_advise, pointer, phase, nil, Native.number(:text_form, :json), options) }
    end

    # Adjudicates a recorded game again and compares (replay.schema.json).
    # @return [Hash]
    def replay(document)
      document.hold { |pointer| json(:entente_exchange_replay, pointer, Native.number(:text_form, :json), options, nil) }
    end

    # Counts draw votes (ballot.schema.json).
    # @return [Hash] {"draw" => ["FRANCE", ..]}
    def count_votes(ballot, policy = :"judge-dias")
      text = Document.text_of(ballot)
      json(:entente_exchange_count_votes, Native.number(:draw_policy, policy), text, text.bytesize, options)
    end

    # @return [Array(Map, Rules, Position)] of a phase
    def read(document, phase = 0)
      lent, rules = Native.memory(8), Native::Struct.new(:entente_rules)
      document.hold do |pointer|
        hold do |exchange|
          memory, size = Native.array(1, :entente_exchange_read, exchange, pointer, phase, options, lent, rules.memory)
          map = Map.of_pointer(Native.owned(:entente_map, Native.function(:entente_map_retain, lent[0, 8].unpack1("J"))))
          [map, Rules.of_struct(rules), Position.from_bytes(map, memory[0, size])]
        end
      end
    end

    # @return [Array<String>] sentences about parts of the last input that were not read or had no effect
    def notes
      hold do |pointer|
        Native.long_text(:entente_exchange_notes, pointer).lines(chomp: true)
      end
    end

    private

    def options(**more)
      Native.text_options(@language, @full_names, **more)
    end

    def json(...)
      JSON.parse(native_long_text(...))
    end

    def of(name, input, phase)
      if input.is_a?(Document)
        input.hold { |pointer| json(:"entente_exchange_#{name}_phase", pointer, phase, options) }
      else
        text = Document.text_of(input)
        json(:"entente_exchange_#{name}", text, text.bytesize, options)
      end
    end
  end

  # A game in another form, and a sentence for each kind of content that was left out or computed.
  Converted = ::Struct.new(:data, :notes)

  class << self
    # Converts a game, a phase or a position from one form to another: Entente.convert(text, :json).
    # @return [Converted]
    # @raise [NotFound] if the form cannot be guessed
    # @raise [InvalidArgument] with line and column for a text that is not in its form
    def convert(source, to, from: :guess, map: nil, rules: nil, language: "en")
      source = Native.text_of("text", source)
      map &&= Map.of(map)
      converted(:entente_convert, source, source.bytesize, Native.number(:game_form, from), Native.number(:game_form, to), map&.pointer,
                Rules.memory_of(rules, map), Native.text_options(language, false))
    end

    # The last phase of a listing of the e-mail judges with its results, then the next position. The orders may be in the judges'
    # words or as players type them.
    # @return [Converted]
    # @raise [InvalidArgument] with line and column for a line that cannot be read
    # @raise [WrongPhase] if the game is over
    def adjudicate_listing(source, map: nil, rules: nil, language: "en")
      source = Native.text_of("text", source)
      map &&= Map.of(map)
      converted(:entente_adjudicate_listing, source, source.bytesize, map&.pointer, Rules.memory_of(rules, map),
                Native.text_options(language, false))
    end

    # @return [Hash{String => String}] the forms in which games are exchanged, with a sentence about each
    def game_forms
      Native.described(:entente_game_form_info, :entente_game_form_describe).to_h { |info| [info[:name], info[:text]] }
    end

    private

    def converted(function, *arguments)
      made = [Native.memory(8), Native.memory(8)]
      Native.call(function, *arguments, *made)
      data, notes = made.map { |each| Native.utf8(Native.taken(each[0, 8].unpack1("J"))) }
      Converted.new(data, notes.lines(chomp: true))
    end
  end
end
