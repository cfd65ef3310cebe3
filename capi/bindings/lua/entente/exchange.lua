--- Phases and games as JSON, and in the forms of other tools. JSON stays text.
-- @module entente.exchange
local ffi = require("ffi")
local native = require("entente.native")
local Map = require("entente.map")
local Position = require("entente.position")
local Rules = require("entente.rules")
local C = native.C

--- A JSON phase or game that was read once: its phases are found by number, from 0. It never changes. An error inside a
-- phase is raised when the phase is used.
-- @type Document
local Document = native.class("Document")

--- A document of a text: `entente.Document(json)`. `count` is the number of phases, `is_game` whether it has "phases"; else
-- it is a phase, its own number 0.
-- @raise invalid_argument with line and column
function Document.new(json)
  local pointer = native.given("entente_document", "entente_document_read", native.string("json", json), #json)
  return setmetatable({ pointer = pointer, count = C.entente_document_phase_count(pointer),
    is_game = C.entente_document_is_game(pointer) ~= 0 }, Document)
end

--- The names of its phases: "S1901M", ..; "" for a phase without a name.
function Document:phase_names()
  return native.texts("entente_document_phase_name", self.pointer)
end

--- The number of the first phase of that name. Raises not_found.
function Document:find_phase(name)
  return native.value("uint32_t", "entente_document_find_phase", self.pointer, name, #name)
end

--- Whether the orders of a phase name a power.
function Document:has_orders(phase)
  return C.entente_document_has_orders(self.pointer, phase) ~= 0
end

--- A phase as a phase object of its own, with the game's map, rules and id. Raises not_found beyond the last.
function Document:phase(phase)
  return native.long_text("entente_document_phase", self.pointer, phase)
end

--- Adjudicates JSON phases and games as the program `entente` does. After a call, `notes` says what was not read.
-- @type Exchange
local Exchange = native.class("Exchange")

--- An exchange. Options: `map` (for inputs that name none or name this one), `rules` (for inputs that say nothing about
-- rules), `language`, `full_names`, `leave_out` (a list of "after" and "powers": what results do not have).
function Exchange.new(options)
  options = native.options(options, "map, rules, language, full_names, leave_out")
  local map = options.map and Map.of(options.map)
  local pointer = native.given("entente_exchange", "entente_exchange_new", map and map.pointer or nil, Rules.struct_of(options.rules, map))
  local parts = 0
  for _, each in ipairs(options.leave_out or {}) do parts = bit.bor(parts, native.number("result_parts", each)) end
  native.call("entente_exchange_leave_out", pointer, parts)
  return setmetatable({ pointer = pointer, options = options }, Exchange)
end

local function text_options(self, more, known)
  more = native.options(more, known or "")
  return native.text_options({ language = self.options.language, full_names = self.options.full_names, width = more.width,
    board = more.board }, "language, full_names, width, board")
end

local function pointer_of(document)
  return getmetatable(document) == Document and document.pointer or native.refuse("document", "a Document", document)
end

local function answer(self, name, input, phase)
  name = "entente_exchange_" .. name
  if getmetatable(input) ~= Document then native.string("input", input) end
  if type(input) == "string" then return native.long_text(name, self.pointer, input, #input, text_options(self)) end
  return native.long_text(name .. "_phase", self.pointer, input.pointer, phase or 0, text_options(self))
end

--- The result of a phase, or of every phase with orders of a game (result.schema.json). `input`: a JSON text, or a Document
-- with the number of a phase.
-- @raise invalid_argument with line and column
function Exchange:adjudicate(input, phase)
  return answer(self, "adjudicate", input, phase)
end

--- The legal orders of a phase by unit, build site or power (legal.schema.json).
function Exchange:legal(input, phase)
  return answer(self, "legal", input, phase)
end

--- A phase as readable text: each order with outcome and reason, events, the next position. Options: `width`, `board`.
function Exchange:report(document, phase, options)
  return native.long_text("entente_exchange_report", self.pointer, pointer_of(document), phase or 0, text_options(self, options, "width, board"))
end

--- Why an order of a phase ended as it did (nil: all orders). Options: `width`. Raises not_found if no such order was given.
function Exchange:explain(document, phase, order, options)
  order = order or ""
  return native.long_text("entente_exchange_explain", self.pointer, pointer_of(document), phase or 0, order, #order,
    native.number("text_form", "for_people"), text_options(self, options, "width"))
end

--- A phase as a picture (SVG) with its orders and results, or as text. Options: those of @{entente.Position:render}, and `order`:
-- an order or unit that gets a ring, with the units that made it fail. Raises not_found if no such order was given.
function Exchange:render(document, phase, options)
  local order = options and options.order or ""
  return native.long_text("entente_exchange_render", self.pointer, pointer_of(document), phase or 0, order, #order,
    native.render_options(options, ", order"))
end

--- Possible mistakes in the orders of a phase, before it is adjudicated (advice.schema.json).
function Exchange:advise(document, phase)
  return native.long_text("entente_exchange_advise", self.pointer, pointer_of(document), phase or 0, nil, native.number("text_form", "json"),
    text_options(self))
end

--- Adjudicates a recorded game again and compares (replay.schema.json).
function Exchange:replay(document)
  return native.long_text("entente_exchange_replay", self.pointer, pointer_of(document), native.number("text_form", "json"),
    text_options(self), nil)
end

--- Counts draw votes (ballot.schema.json) under a policy (nil: "judge-dias").
function Exchange:count_votes(ballot, policy)
  return native.long_text("entente_exchange_count_votes", self.pointer, native.number("draw_policy", policy or "judge-dias"), ballot,
    #ballot, text_options(self))
end

--- Map, rules and position of a phase: three values.
function Exchange:read(document, phase)
  local lent, rules = ffi.new("const entente_map*[1]"), native.sized("entente_rules")
  local bytes, size = native.items("char", "entente_exchange_read", self.pointer, pointer_of(document), phase or 0, text_options(self),
    lent, rules)
  local map = Map.of_pointer(lent[0])
  return map, Rules.of_struct(rules), Position.from_bytes(map, ffi.string(bytes, size))
end

local function lines_of(text)
  local all = {}
  for line in text:gmatch("[^\n]+") do all[#all + 1] = line end
  return all
end

--- Sentences about parts of the last input that were not read or had no effect.
function Exchange:notes() return lines_of(native.long_text("entente_exchange_notes", self.pointer)) end

local M = { Document = Document, Exchange = Exchange }

--- Converts a game, a phase or a position to another form: `entente.convert(text, "json")`. Options: `form` of the text (nil:
-- guessed), `map`, `rules`, `language`. Returns the text or bytes, and a list of sentences about what was left out or computed.
-- @raise not_found if the form cannot be guessed; invalid_argument with line and column for a text that is not in its form
function M.convert(source, form, options)
  options = native.options(options, "form, map, rules, language")
  native.string("text", source)
  local map = options.map and Map.of(options.map)
  local target, notes = ffi.new("entente_text*[1]"), ffi.new("entente_text*[1]")
  native.call("entente_convert", source, #source, native.number("game_form", options.form or "guess"), native.number("game_form", form),
    map and map.pointer or nil, Rules.struct_of(options.rules, map), native.text_options(options.language), target, notes)
  return native.taken(target[0]), lines_of(native.taken(notes[0]))
end

--- The last phase of a listing of the e-mail judges with its results, then the next position, and a list of notes. The orders may
-- be in the judges' words or as players type them. Options: `map`, `rules`, `language`.
-- @raise invalid_argument with line and column for a line that cannot be read; wrong_phase if the game is over
function M.adjudicate_listing(source, options)
  options = native.options(options, "map, rules, language")
  native.string("text", source)
  local map = options.map and Map.of(options.map)
  local listing, notes = ffi.new("entente_text*[1]"), ffi.new("entente_text*[1]")
  native.call("entente_adjudicate_listing", source, #source, map and map.pointer or nil, Rules.struct_of(options.rules, map),
    native.text_options(options.language), listing, notes)
  return native.taken(listing[0]), lines_of(native.taken(notes[0]))
end

--- The forms in which games are exchanged: a list of `name` and `text`.
function M.game_forms()
  local all = {}
  for i, info in ipairs(native.described("entente_game_form_info", "entente_game_form_describe")) do
    all[i] = { name = ffi.string(info.name), text = ffi.string(info.text) }
  end
  return all
end

return M
