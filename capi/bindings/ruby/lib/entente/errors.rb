# frozen_string_literal: true

module Entente
  # A call did not do what it says. An illegal or failed order is no error but a result.
  class Error < StandardError
    # @return [Symbol] the status of the library: :not_found
    attr_reader :status
    # @return [Integer, nil] the place in the input, from 1 (columns in characters); nil if the error has none
    attr_reader :line, :column
    # @return [Integer, nil] the same in bytes of the UTF-8 text, from 0
    attr_reader :offset, :length
    # @return [String] of a map text: the file of the place; else ""
    attr_reader :file

    def initialize(message, status, file: "", **place)
      super(message)
      @status, @file = status, file
      @line, @column, @offset, @length = place.values_at(:line, :column, :offset, :length)
    end

    # @private
    def self.of_status(status)
      { invalid_argument: InvalidArgument, not_found: NotFound, not_supported: NotSupported, wrong_phase: WrongPhase, limit: LimitExceeded,
        internal: InternalError }.fetch(status, Error)
    end
  end

  # Out of range, or a malformed text: the message says which and where.
  class InvalidArgument < Error; end

  # An unknown map, place, power, option or preset, or an index past the end of a list.
  class NotFound < Error; end

  # Known, but not possible here: a rule on this map, a newer saved form.
  class NotSupported < Error; end

  # The call does not fit the phase, or the game is over.
  class WrongPhase < Error; end

  # Larger than the documented bounds.
  class LimitExceeded < Error; end

  # A bug in the library, or a library that does not fit this gem.
  class InternalError < Error; end
end
