# frozen_string_literal: true

require_relative "entente/game"

# Adjudicates the board game Diplomacy.
#
#   game = Entente::Game.new("standard", rules: "2023")
#   game.submit("FRANCE", ["A PAR - BUR", "A MAR S A PAR - BUR"])
#   game.process.of("FRANCE").each { |result| puts result.sentence }
#
# Members of enums are symbols: the words of the library, Entente::Reason::BOUNCED == :bounced.
module Entente
  # The version of the library.
  VERSION = Native.function(:entente_version).freeze

  # A module for each enum of the library: Reason, Illegality, OrderKind, ..
  Declared::ENUMS.each do |kind, (_, members)|
    constants = Module.new
    members.each { |name, number| constants.const_set(name, Native.word(kind, number)) }
    const_set(kind.to_s.split("_").map(&:capitalize).join, constants)
  end

  # @return [Array<String>] the codes of the languages in which sentences can be written
  def self.languages
    Declared::ENUMS[:text_language].last.values.map { |number| Native.word(:text_language, number).to_s }
  end

  # @return [Array<Option>] all rule options with their values
  def self.options
    Rules.options
  end

  # @return [Hash{String => String}] the scoring systems by name, with a sentence about each
  def self.score_systems
    Native.described(:entente_score_system_info, :entente_score_system_describe).to_h { |info| [info[:name], info[:text]] }
  end
end
