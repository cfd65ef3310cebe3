# frozen_string_literal: true

require_relative "rules"

module Entente
  # An order of a unit or power. It never changes; to_s is its normal form: "A PAR - BUR".
  class Order
    # @return [Integer] the 64-bit value that packed calls take
    attr_reader :bits
    attr_reader :map

    # @param bits [Integer] the 64-bit value; `read` makes an order of a text
    def initialize(map, bits)
      @map, @bits = map, bits
    end

    # An order of a text in any notation, also an illegal one. `power` may be nil if the text names it.
    # @raise [InvalidArgument] with column, offset and length of the offending word
    def self.read(map, text, power: nil, phase_type: :movement, rules: nil)
      text = Native.text_of("order", text)
      bits = Native.value("Q", :entente_order_read, map.pointer, Rules.memory_of(rules, map), Native.number(:phase_type, phase_type),
                          map.power_or_all(power), text, text.bytesize)
      new(map, bits)
    end

    # @return [Symbol] :move, :support_hold, ..
    def kind
      Native.word(:order_kind, fields[:kind])
    end

    # @return [String, nil] who gives it
    def power
      map.power_id(fields[:power])
    end

    # @return [Symbol, nil] of the ordered unit, or the one to build
    def unit_type
      fields[:unit_type_known].zero? ? nil : Native.word(:unit_type, fields[:unit_type])
    end

    # @return [String, nil] where the ordered unit stands, or the build site
    def source
      map.place(fields[:source])
    end

    # @return [String, nil] the destination of a move, retreat, supported move or convoy
    def target
      map.place(fields[:target])
    end

    # @return [String, nil] where the supported or convoyed unit stands
    def third
      map.place(fields[:third])
    end

    def via_convoy?
      !fields[:via_convoy].zero?
    end

    def to_s
      Native.text(:entente_order_write, map.pointer, bits)
    end

    def inspect
      "#<Entente::Order #{self}>"
    end

    def ==(other)
      other.is_a?(Order) && bits == other.bits && map == other.map
    end
    alias eql? ==

    def hash
      bits.hash
    end

    # @private
    def self.packed(orders)
      Array(orders).map { |each| each.is_a?(Order) ? each.bits : Integer(each) }.pack("Q*")
    rescue ArgumentError, TypeError
      raise TypeError, "orders: expected Orders, as Order.read(map, text) makes them, not #{orders.inspect}"
    end

    private

    def fields
      @fields ||= Native.struct(:entente_order_fields, :entente_order_unpack, bits)
    end
  end
end
