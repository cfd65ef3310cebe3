# frozen_string_literal: true

require_relative "lib/entente/declarations"

# Without lib/entente/library it is a gem for an installed library; build_gem.py adds the library.
Gem::Specification.new do |spec|
  carried = Dir["lib/entente/library/*"]
  spec.name = "entente"
  spec.version = Entente::Declared::VERSION
  spec.platform = Gem::Platform.local unless carried.empty?
  spec.summary = "Adjudicates the board game Diplomacy: the result of every order, with its reason"
  spec.authors = ["The Entente authors"]
  spec.license = "MIT"
  spec.required_ruby_version = ">= 3.0"
  spec.files = Dir["lib/**/*.rb"] + carried + Dir["LICENSE"] + ["README.md"]
end
