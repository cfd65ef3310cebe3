--- Entente adjudicates the board game Diplomacy.
--
--     local entente = require("entente")
--     local game = entente.Game("standard", { rules = "2023" })
--     game:submit("FRANCE", { "A PAR - BUR", "A MAR S A PAR - BUR" })
--     for result in game:process():each() do print(result.power, result.text, result.reason, result:sentence()) end
--
-- What goes wrong raises an @{Error}; a failed or illegal order is a result. Powers and places are their ids, "FRANCE",
-- "STP/SC"; where a function takes one, every name that the map knows will do. Members of enums are texts: the library's
-- words, `entente.Reason.BOUNCED == "bounced"`. Hashes are texts of 16 hexadecimal digits.
-- @module entente
local native = require("entente.native") -- says what is missing without LuaJIT
local ffi = require("ffi")
local results = require("entente.results")
local adjudicator = require("entente.adjudicator")
local exchange = require("entente.exchange")

local M = {
  Map = require("entente.map"), Rules = require("entente.rules"), Order = require("entente.order"),
  Position = require("entente.position"), Game = require("entente.game"), Result = results.Result, Event = results.Event,
  Adjudicator = adjudicator.Adjudicator, Actions = adjudicator.Actions,
  Document = exchange.Document, Exchange = exchange.Exchange, convert = exchange.convert, adjudicate_listing = exchange.adjudicate_listing, game_forms = exchange.game_forms,
  --- What a call raises: `status` ("not_found", of `entente.Status`), `message` and, for texts, `line` and `column` from 1,
  -- `offset` and `length` in bytes, `file` of a map text. `tostring` is the message with its place.
  Error = native.Error,
  --- The functions of entente.h and press.h, for what the objects do not do.
  C = native.C,
}

for kind, members in pairs(native.enums) do
  local name = kind:gsub("^%l", string.upper):gsub("_(%l)", string.upper)
  M[name] = members
end

--- The version of the library.
M.version = ffi.string(native.C.entente_version())

--- The codes of the languages in which sentences can be written: { "en", "de" }.
function M.languages()
  return { native.enums.text_language.EN, native.enums.text_language.DE }
end

--- The scoring systems: a list of `name` and `text`.
M.score_systems = M.Position.score_systems

--- All rule options with their values.
M.options = M.Rules.options

return M
