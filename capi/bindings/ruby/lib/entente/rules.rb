# frozen_string_literal: true

require_relative "map"

module Entente
  # A value of an option: its effect and the DATC cases that it changes.
  Value = ::Struct.new(:name, :text, :letter, :cases, :no_answer)

  # A disputable question with its values. `issue` is that of the DATC ("4.D.8"), or "".
  Option = ::Struct.new(:name, :question, :issue, :origin, :values)

  # A rulebook: each option with its value. It never changes.
  #
  #   Rules.new                              the default: what DATC 3.0 prefers, with the RULE lines of the map
  #   Rules.new("2023,waive=forbidden")      a preset and what to change in it
  #   rules["waive"], rules.to_h
  class Rules
    include Enumerable

    # `map` matters for rules that only some maps have.
    # @raise [InvalidArgument] with the column of the word
    # @raise [NotSupported] for a rule that needs another map
    def initialize(text = "", map = nil)
      text = Native.text_of("rules", text)
      @struct = Native::Struct.new(:entente_rules)
      if text.empty?
        Native.call(:entente_rules_init, @struct.memory, map&.pointer)
      else
        Native.call(:entente_rules_read, map&.pointer, text, text.bytesize, @struct.memory)
      end
    end

    # @private
    def self.of_struct(struct)
      allocate.tap { |made| made.instance_variable_set(:@struct, struct) }
    end

    # The memory of rules; nil is the default of the map.
    # @private
    def self.memory_of(rules, map)
      return nil if rules.nil?

      (rules.is_a?(Rules) ? rules : new(rules, map)).memory
    end

    # @private
    def memory
      @struct.memory
    end

    # @return [Array<Option>] all options of the library
    def self.options
      @options ||= Native.described(:entente_option_info, :entente_option_describe).each_with_index.map do |info, number|
        values = Array.new(info[:value_count]) { |i| value_of(Native.struct(:entente_value_info, :entente_option_value_describe, number, i)) }
        Option.new(info[:name], info[:question], info[:issue], Native.word(:option_origin, info[:origin]), values)
      end
    end

    # @return [Hash{String => String}] the presets with a sentence about each
    def self.presets
      Native.described(:entente_preset_info, :entente_preset_describe).to_h { |info| [info[:name], info[:text]] }
    end

    # @private
    def self.value_of(info)
      Value.new(info[:name], info[:text], info[:letter], info[:cases].split, info[:no_answer].split)
    end
    private_class_method :value_of

    # The same rules with some options changed: rules.changed(waive: "forbidden").
    def changed(**changes)
      copy = Native::Struct.new(:entente_rules)
      bytes = @struct.bytes
      copy.memory[0, bytes.bytesize] = bytes
      changes.each do |option, value|
        Native.call(:entente_rules_set, copy.memory, option.to_s, option.to_s.bytesize, value.to_s, value.to_s.bytesize)
      end
      Rules.of_struct(copy)
    end

    # The value of an option, nil for an unknown one.
    def [](option)
      name = option.to_s
      Native.text(:entente_rules_get, memory, name, name.bytesize)
    rescue NotFound
      nil
    end

    # Each option with its value.
    def each
      return enum_for(:each) unless block_given?

      values = @struct[:value]
      Rules.options.each_with_index { |option, i| yield option.name, option.values[values[i]].name }
    end

    # The options that are not as in other rules, with the values here.
    # @return [Hash{String => String}]
    def differences(other = nil)
      Native.long_text(:entente_rules_write, memory, other&.memory, 0).split(",").to_h { |each| each.split("=") }
    end

    def ==(other)
      other.is_a?(Rules) && @struct.bytes == other.memory[0, @struct.bytes.bytesize]
    end
    alias eql? ==

    def hash
      @struct.bytes.hash
    end

    def inspect
      "#<Entente::Rules #{differences.map { |each| each.join('=') }.join(',')}>"
    end
  end
end
