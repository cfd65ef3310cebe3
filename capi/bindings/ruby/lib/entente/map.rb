# frozen_string_literal: true

require_relative "native"

module Entente
  # A unit on the board: unit.to_s is "A PAR".
  Unit = ::Struct.new(:power, :type, :location) do
    def to_s
      "#{type == :army ? 'A' : 'F'} #{location}"
    end
  end

  # A province, or a coast of one ("STP/SC").
  Location = ::Struct.new(:id, :name, :province, :terrain, :is_center, :takes_army, :takes_fleet, :coasts)

  # A power of a map. `letter` is "" if it has none; a dummy has no player.
  Power = ::Struct.new(:id, :name, :letter, :is_dummy, :homes)

  # A map with its phases. It never changes; any number of threads may use it.
  #
  # Powers, provinces and locations are their ids: "FRANCE", "PAR", "STP/SC". Where a method takes one, every name that the map
  # knows will do: "France", "F", "Paris", "St Petersburg (south coast)".
  class Map
    # @return [Array<String>] ids; `locations` has the provinces first, then coasts
    attr_reader :powers, :provinces, :locations, :centers
    attr_reader :name, :fingerprint, :begin_phase, :position_size
    # @private
    attr_reader :pointer

    # A shipped map by name.
    # @raise [NotFound] naming the nearest
    def initialize(name = "standard")
      name = Native.text_of("map", name)
      take(Native.given(:entente_map, :entente_map_builtin, name, name.bytesize))
    end

    # @private
    def self.of_pointer(pointer)
      allocate.tap { |made| made.send(:take, pointer) }
    end

    # A map, or a shipped one by name; nil is the standard map.
    # @private
    def self.of(map)
      map.is_a?(Map) ? map : new(map || "standard")
    end

    # @return [Array<String>] the names of the shipped maps
    def self.names
      Native.described(:entente_builtin_info, :entente_map_builtin_describe).map { |info| info[:name] }
    end

    # A map of a text in the .map language, in JSON or MDF. `files` are the texts that it may include beside the shipped maps.
    # @raise [InvalidArgument] with line, column and file of the first mistake
    def self.from_text(text, file_name: "text.map", form: :map, files: {})
      Native.text_of("text", text)
      with_reader(text, file_name, form, files.method(:[])) { |reader| finish(reader) }
    end

    # A map of a file (.map, .json, .mdf), with the files of its folder that it includes.
    # @raise [SystemCallError] if it cannot be read
    # @raise [InvalidArgument] with the place of the first mistake
    def self.read(path)
      form = { ".json" => :json, ".mdf" => :mdf }.fetch(File.extname(path).downcase, :map)
      found = lambda do |wanted|
        file = File.join(File.dirname(path), wanted)
        File.read(file, encoding: "UTF-8") if !wanted.split("/").include?("..") && File.file?(file)
      end
      with_reader(File.read(path, encoding: "UTF-8"), File.basename(path), form, found) { |reader| finish(reader) }
    end

    # @return [String] all errors and warnings of a map text, as JSON
    def self.diagnostics(text, file_name: "text.map", form: :map, files: {})
      with_reader(text, file_name, form, files.method(:[])) do |reader|
        Native.long_text(:entente_map_reader_diagnostics, reader, Native.number(:text_form, :json), 0, nil)
      end
    end

    class << self
      private

      def with_reader(text, file_name, form, found)
        reader = Native.given(:entente_map_reader, :entente_map_reader_new, Native.number(:map_form, form), text, text.bytesize, file_name,
                              file_name.bytesize)
        while (wanted = Native.function(:entente_map_reader_wants, reader))
          more = found.call(wanted)
          if more
            Native.call(:entente_map_reader_give, reader, more, more.bytesize)
          else
            Native.call(:entente_map_reader_refuse, reader, Native.number(:status, :not_found))
          end
        end
        yield reader
      end

      def finish(reader)
        of_pointer(Native.given(:entente_map, :entente_map_reader_finish, reader))
      end
    end

    # A power by any of its names.
    # @return [Power]
    # @raise [NotFound] naming the powers
    def power(name)
      number = power_number(name)
      info = Native.struct(:entente_power_info, :entente_map_power, pointer, number)
      letter = info[:letter].zero? ? "" : info[:letter].chr
      Power.new(powers[number], Native.function(:entente_map_power_name, pointer, number), letter, !info[:is_dummy].zero?,
                ids(:entente_map_homes, pointer, number))
    end

    # A province or coast by any of its names.
    # @return [Location]
    # @raise [NotFound] naming the nearest
    def location(name)
      number = location_number(name)
      info = Native.struct(:entente_location_info, :entente_map_location, pointer, number)
      Location.new(locations[number], Native.function(:entente_map_location_name, pointer, number), locations[info[:province]],
                   Native.word(:terrain, info[:terrain]), info[:center] != Declared::NO_CENTER, !info[:takes_army].zero?,
                   !info[:takes_fleet].zero?, info[:coast_count].zero? ? [] : locations[info[:first_coast], info[:coast_count]])
    end

    # Where a unit (:army, :fleet) may move directly in a phase ("": on the base map).
    # @return [Array<String>]
    def neighbors(location, unit_type, phase = "")
      ids(:entente_map_neighbors, pointer, phase, phase.bytesize, Native.number(:unit_type, unit_type), location_number(location))
    end

    # The map as text: :map, :json, :mdf or :dot. Map text and JSON can be read back to the same map.
    def to_text(form = :map)
      Native.long_text(:entente_map_write, pointer, Native.number(:map_form, form))
    end

    # @return [String] everything about the map in a phase ("": the base map), as JSON (map-summary.schema.json)
    def summary(phase = "")
      Native.long_text(:entente_map_summary, pointer, phase, phase.bytesize, Native.number(:text_form, :json))
    end

    def ==(other)
      other.is_a?(Map) && [name, fingerprint] == [other.name, other.fingerprint]
    end
    alias eql? ==

    def hash
      [name, fingerprint].hash
    end

    def inspect
      "#<Entente::Map #{name}>"
    end

    # Numbers, with which the library names powers and places.
    # @!visibility private

    def power_number(name)
      @power_numbers[name] || find(:entente_map_find_power, Native.text_of("power", name))
    end

    def location_number(name)
      @location_numbers[name] || find(:entente_map_find_location, Native.text_of("place", name))
    end

    def province_number(name)
      number = location_number(name)
      number < provinces.size ? number : Native.struct(:entente_location_info, :entente_map_location, pointer, number)[:province]
    end

    def power_or_all(name)
      name.nil? ? Declared::NO_POWER : power_number(name)
    end

    def province_or_all(name)
      name.nil? ? Declared::NO_PROVINCE : province_number(name)
    end

    def place(number)
      number == Declared::NO_LOCATION ? nil : locations[number]
    end

    def power_id(number)
      number == Declared::NO_POWER ? nil : powers[number]
    end

    def ids(name, *arguments)
      Native.numbers("S", name, *arguments).map { |each| locations[each] }
    end

    def mask(names)
      Array(names).reduce(0) { |sum, each| sum | (1 << power_number(each)) }
    end

    def powers_of(mask)
      powers.select.with_index { |_, i| mask[i] == 1 }
    end

    def unit(unit)
      Unit.new(powers[unit[:power]], Native.word(:unit_type, unit[:unit_type]), locations[unit[:location]])
    end

    private

    def take(pointer)
      @pointer = pointer
      info = Native.struct(:entente_map_info, :entente_map_describe, pointer)
      @name = Native.function(:entente_map_name, pointer).freeze
      @fingerprint, @begin_phase = info[:fingerprint], info[:begin_phase].freeze
      @powers = Native.texts(:entente_map_power_id, pointer)
      @locations = Native.texts(:entente_map_location_id, pointer)
      @provinces = @locations.first(info[:province_count]).freeze
      @centers = ids(:entente_map_centers, pointer).freeze
      @power_numbers, @location_numbers = [@powers, @locations].map { |each| each.each_with_index.to_h }
      @position_size = Native.function(:entente_position_size, pointer)
    end

    def find(function, name)
      Native.value("L", function, pointer, name, name.bytesize)
    end
  end
end
