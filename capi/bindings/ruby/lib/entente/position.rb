# frozen_string_literal: true

require_relative "order"

module Entente
  # A position of a map: units, owners, phase. Equal positions of one map have equal bytes. A position that one thread changes may not
  # be used by others at that time. `Position.new` is the start of the standard map.
  class Position
    Counts = ::Struct.new(:units, :dislodged, :centers)

    attr_reader :map
    # @private
    attr_reader :memory

    def initialize(map = nil)
      @map = Map.of(map)
      @memory = Native.memory(@map.position_size)
      write(:entente_position_start, @map.pointer)
    end

    # @private
    def self.written(map, function, *arguments)
      blank(Map.of(map)).then { |made| made.write(function, made.map.pointer, *arguments) }
    end
    private_class_method :written

    # @private
    def self.blank(map)
      allocate.tap do |made|
        made.instance_variable_set(:@map, map)
        made.instance_variable_set(:@memory, Native.memory(map.position_size))
      end
    end

    # @private
    def write(function, *arguments)
      Native.call(function, *arguments, memory, map.position_size)
      self
    end

    # A board without units, at the map's first phase.
    def self.empty(map = nil)
      written(map, :entente_position_clear)
    end

    # A position of the bytes of another one.
    # @raise [InvalidArgument] if it is no position of the map
    def self.from_bytes(map, bytes)
      unless bytes.bytesize == map.position_size
        raise InvalidArgument.new("a position of #{map.name} has #{map.position_size} bytes, not #{bytes.bytesize}", :invalid_argument)
      end

      made = blank(map)
      made.memory[0, bytes.bytesize] = bytes
      Native.call(:entente_position_check, map.pointer, made.memory)
      made
    end

    # A position of a line of text, whose first word names the map if none is given.
    # @raise [InvalidArgument] with the column, the word and what was expected
    def self.from_line(line, map = nil)
      line = Native.text_of("line", line)
      written(map || line.split.first, :entente_position_read_line, line, line.bytesize)
    end

    # A position of a JSON phase object, as text.
    # @raise [InvalidArgument] with line and column
    def self.from_json(json, map = nil)
      json = Native.text_of("json", json)
      written(map, :entente_position_from_json, json, json.bytesize)
    end

    # @return [String] the bytes of the position
    def bytes
      memory[0, map.position_size]
    end

    def initialize_copy(other)
      super
      @memory = Native.memory(map.position_size)
      @memory[0, map.position_size] = other.bytes
    end

    # @return [String] "S1901M"; "COMPLETED" if the game is over
    def phase_name
      info[:phase_name]
    end

    # @return [Symbol] :movement, :retreats, :adjustments
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

    def winners
      map.powers_of(info[:winners])
    end

    # @return [Array<Unit>] units without the dislodged ones, by province
    def units
      units_of(:entente_position_units)
    end

    # @return [Array<Unit>] dislodged units, by province; `retreats` says where each may go
    def dislodged
      units_of(:entente_position_dislodged)
    end

    # Where the dislodged unit of a province may go.
    # @raise [NotFound] if none is there
    def retreats(province)
      map.ids(:entente_position_retreats, map.pointer, memory, map.province_number(province))
    end

    # @return [Hash{String => String, nil}] the owner of every supply center, nil if it is neutral
    def owners
      owners = Native.numbers("C", :entente_position_owners, map.pointer, memory)
      map.centers.zip(owners).to_h { |center, owner| [center, map.power_id(owner)] }
    end

    # @return [Hash{String => Counts}] of each power units, dislodged units and supply centers
    def counts
      counts = Native.structs(:entente_power_counts, :entente_position_counts, map.pointer, memory)
      map.powers.zip(counts).to_h { |power, each| [power, Counts.new(each[:units], each[:dislodged], each[:centers])] }
    end

    # In an adjustments phase: how many units a power may build (> 0) or must remove (< 0).
    def due(power, rules: nil)
      Native.value("l", :entente_position_due, map.pointer, memory, Rules.memory_of(rules, map), map.power_number(power))
    end

    # The home centers of a power now.
    def homes(power)
      map.ids(:entente_position_homes, map.pointer, memory, map.power_number(power))
    end

    # The score of every power, provisional if the game goes on. `unplayed`: powers without a player.
    # @return [Hash{String => Rational}]
    def scores(system = :draw_size, unplayed: [])
      scores = Native.structs(:entente_score, :entente_position_scores, map.pointer, memory, Native.number(:score_system, system),
                              map.mask(unplayed))
      map.powers.zip(scores).to_h { |power, each| [power, Rational(each[:numerator], each[:denominator])] }
    end

    # @return [String] one line of text, the same in every version
    def line
      Native.text(:entente_position_write_line, map.pointer, memory)
    end

    # @return [Integer] a 64-bit hash of the line, the same in every version and language
    def digest
      Native.value("Q", :entente_position_hash, map.pointer, memory)
    end

    # For JSON.generate, too.
    # @return [String] a JSON phase object without orders
    def to_json(*)
      Native.long_text(:entente_position_to_json, map.pointer, memory)
    end

    # The board as a picture (SVG), or as text for screen readers: position.render(theme: :dark).
    # @param options form: :svg or :text; theme: :light, :dark, :print, :high_contrast; palette: :usual, :red_green, :blue_yellow;
    #   hidden: what is left out, [:names, :legend]; full_names, width, language
    # @return [String]
    # @raise [NotSupported] for a library without drawings
    def render(**options)
      Native.long_text(:entente_position_render, map.pointer, memory, Native.render_options(**options))
    end

    # What changed until another position of the map, a sentence each.
    # @return [Array<String>]
    def difference(after, language: "en", full_names: false)
      Native.long_text(:entente_position_difference, map.pointer, memory, after.memory, Native.number(:text_form, :for_people),
                       Native.text_options(language, full_names)).lines(chomp: true)
    end

    # Puts a unit on the board.
    # @raise [InvalidArgument] if the province is occupied or the unit cannot stand there
    def place(power, unit_type, location)
      change(:entente_position_place, unit_struct(power, unit_type, location).memory)
    end

    # Takes the unit of a province off the board.
    # @raise [NotFound] if none stands there
    def remove(province)
      change(:entente_position_remove, map.province_number(province))
    end

    # Adds a dislodged unit with the places it may retreat to.
    # @raise [WrongPhase] set the phase first
    def dislodge(power, unit_type, location, retreats)
      places = retreats.map { |each| map.location_number(each) }
      change(:entente_position_dislodge, unit_struct(power, unit_type, location).memory, places.pack("S*"), places.size)
    end

    # Sets the owner of a supply center; nil: neutral.
    def set_owner(center, power)
      change(:entente_position_set_owner, map.province_number(center), map.power_or_all(power))
    end

    # Sets the phase: "S1901M", "SPRING 1901 MOVEMENT".
    # @raise [WrongPhase] if dislodged units cannot be in it
    def set_phase(name)
      name = Native.text_of("phase", name)
      change(:entente_position_set_phase, name, name.bytesize)
    end

    # Ends the game; :none lets it go on in its present phase.
    def set_end(kind, winners = [])
      change(:entente_position_set_end, Native.number(:end_kind, kind), map.mask(winners))
    end

    def ==(other)
      other.is_a?(Position) && map == other.map && bytes == other.bytes
    end

    def inspect
      "#<Entente::Position #{line}>"
    end

    private

    def info
      Native.struct(:entente_position_info, :entente_position_describe, map.pointer, memory)
    end

    def units_of(function)
      Native.structs(:entente_unit, function, map.pointer, memory).map { |each| map.unit(each) }
    end

    def unit_struct(power, unit_type, location)
      Native::Struct.new(:entente_unit, location: map.location_number(location), power: map.power_number(power),
                                        unit_type: Native.number(:unit_type, unit_type))
    end

    def change(function, *arguments)
      Native.call(function, map.pointer, memory, *arguments)
      self
    end
  end
end
