--- Positions: who stands where, who owns what, in which phase.
-- @classmod entente.Position
local ffi = require("ffi")
local declared = require("entente.declarations")
local native = require("entente.native")
local Map = require("entente.map")
local Rules = require("entente.rules")

local Position = native.class("Position")

--- A position without content, which a function writes.
function Position.blank(map)
  return setmetatable({ map = map, memory = ffi.new("uint64_t[?]", map.position_size / 8) }, Position)
end

--- Lets a function write the position as its last output.
function Position:write(name, ...)
  local n, given = select("#", ...), { ... }
  given[n + 1], given[n + 2] = self.memory, self.map.position_size
  native.call(name, unpack(given, 1, n + 2))
  return self
end

local function written(name, map, ...)
  map = Map.of(map)
  return Position.blank(map):write(name, map.pointer, ...)
end

--- The start of a map (nil: the standard map). `memory` is the memory of the position, `map` its map.
function Position.new(map)
  return written("entente_position_start", map)
end

--- A board without units, at the map's first phase.
function Position.empty(map)
  return written("entente_position_clear", map)
end

--- A position of the bytes of another one. Raises invalid_argument if it is no position of the map.
function Position.from_bytes(map, bytes)
  if #bytes ~= map.position_size then
    native.fail("invalid_argument", ("a position of %s has %d bytes, not %d"):format(map.name, map.position_size, #bytes))
  end
  local made = Position.blank(map)
  ffi.copy(made.memory, bytes, #bytes)
  native.call("entente_position_check", map.pointer, made.memory)
  return made
end

--- A position of a line of text, whose first word names the map if none is given.
-- @raise invalid_argument with the column, the word and what was expected
function Position.from_line(line, map)
  native.string("line", line)
  return written("entente_position_read_line", map or line:match("%S+"), line, #line)
end

--- A position of a JSON phase object, as text. Raises invalid_argument with line and column.
function Position.from_json(json, map)
  return written("entente_position_from_json", map, native.string("json", json), #json)
end

function Position:copy()
  local made = Position.blank(self.map)
  ffi.copy(made.memory, self.memory, self.map.position_size)
  return made
end

--- The bytes of the position.
function Position:bytes()
  return ffi.string(self.memory, self.map.position_size)
end

local function info(self)
  return native.struct("entente_position_info", "entente_position_describe", self.map.pointer, self.memory)
end

--- "S1901M"; "COMPLETED" if the game is over.
function Position:phase_name()
  return ffi.string(info(self).phase_name)
end

--- "movement", "retreats", "adjustments".
function Position:phase_type()
  return native.word("phase_type", info(self).phase_type)
end

function Position:year()
  return info(self).year
end

--- How the game ended: "none" if it goes on.
function Position:ending()
  return native.word("end_kind", info(self).end_kind)
end

function Position:winners()
  return self.map:powers_of(info(self).winners)
end

local function units(self, name)
  return native.list("entente_unit", function(each) return self.map:unit(each) end, name, self.map.pointer, self.memory)
end

--- Units without the dislodged ones, by province: `power`, `type`, `location`; tostring(unit) is "A PAR".
function Position:units()
  return units(self, "entente_position_units")
end

--- Dislodged units, by province.
function Position:dislodged()
  return units(self, "entente_position_dislodged")
end

--- Where the dislodged unit of a province may go. Raises not_found if none is there.
function Position:retreats(province)
  return self.map:ids("entente_position_retreats", self.map.pointer, self.memory, self.map:province_number(province))
end

--- The owner of every supply center that has one, by center.
function Position:owners()
  local all = {}
  native.list("uint8_t", function(owner, i) all[self.map.centers[i]] = self.map:power_id(owner) end, "entente_position_owners",
    self.map.pointer, self.memory)
  return all
end

--- Of each power `units`, `dislodged` and `centers`.
function Position:counts()
  local all = {}
  native.list("entente_power_counts", function(each, i)
    all[self.map.powers[i]] = { units = each.units, dislodged = each.dislodged, centers = each.centers }
  end, "entente_position_counts", self.map.pointer, self.memory)
  return all
end

--- In an adjustments phase: how many units a power may build (> 0) or must remove (< 0).
function Position:due(power, rules)
  return native.value("int32_t", "entente_position_due", self.map.pointer, self.memory, Rules.struct_of(rules, self.map),
    self.map:power_number(power))
end

--- The home centers of a power now.
function Position:homes(power)
  return self.map:ids("entente_position_homes", self.map.pointer, self.memory, self.map:power_number(power))
end

--- The score of every power, a `numerator` and a `denominator`, provisional if the game goes on.
-- @tparam[opt="draw_size"] string system
-- @tparam[opt] {string,...} unplayed powers without a player
function Position:scores(system, unplayed)
  local all = {}
  native.list("entente_score", function(each, i)
    all[self.map.powers[i]] = { numerator = tonumber(each.numerator), denominator = tonumber(each.denominator) }
  end, "entente_position_scores", self.map.pointer, self.memory, native.number("score_system", system or "draw_size"),
    self.map:mask(unplayed))
  return all
end

--- One line of text, the same in every version.
function Position:line()
  return native.text("entente_position_write_line", self.map.pointer, self.memory)
end

--- A hash of the line, 16 hexadecimal digits, the same in every version and language.
function Position:hash()
  return native.hex(native.value("uint64_t", "entente_position_hash", self.map.pointer, self.memory))
end

--- A JSON phase object without orders, as text.
function Position:to_json()
  return native.long_text("entente_position_to_json", self.map.pointer, self.memory)
end

--- The board as a picture (SVG), or as text for screen readers. Options: `form` ("svg", "text"), `theme` ("light", "dark", "print",
-- "high_contrast"), `palette` ("usual", "red_green", "blue_yellow"), `hidden` (a list of "orders", "results", "names", "centers",
-- "legend"), `full_names`, `width`, `language`. Raises not_supported for a library without drawings.
function Position:render(options)
  return native.long_text("entente_position_render", self.map.pointer, self.memory, native.render_options(options))
end

--- What changed until another position of the map, a sentence each. Options: `language`, `full_names`.
function Position:difference(after, options)
  local text = native.long_text("entente_position_difference", self.map.pointer, self.memory, after.memory,
    declared.enums.text_form.numbers.FOR_PEOPLE, native.text_options(options))
  local all = {}
  for line in text:gmatch("[^\n]+") do all[#all + 1] = line end
  return all
end

local function change(self, name, ...)
  native.call(name, self.map.pointer, self.memory, ...)
end

local function unit_struct(map, power, unit_type, location)
  return ffi.new("entente_unit", { location = map:location_number(location), power = map:power_number(power),
    unit_type = native.number("unit_type", unit_type) })
end

--- Puts a unit on the board. Raises invalid_argument if the province is occupied or the unit cannot stand there.
function Position:place(power, unit_type, location)
  change(self, "entente_position_place", unit_struct(self.map, power, unit_type, location))
end

--- Takes the unit of a province off the board. Raises not_found if none stands there.
function Position:remove(province)
  change(self, "entente_position_remove", self.map:province_number(province))
end

--- Adds a dislodged unit with the places it may retreat to. Raises wrong_phase: set the phase first.
function Position:dislodge(power, unit_type, location, retreats)
  local places = ffi.new("uint16_t[?]", #retreats + 1)
  for i, each in ipairs(retreats) do places[i - 1] = self.map:location_number(each) end
  change(self, "entente_position_dislodge", unit_struct(self.map, power, unit_type, location), places, #retreats)
end

--- Sets the owner of a supply center; nil: neutral. Raises an error if the province has none.
function Position:set_owner(center, power)
  change(self, "entente_position_set_owner", self.map:province_number(center), self.map:power_or_all(power))
end

--- Sets the phase: "S1901M", "SPRING 1901 MOVEMENT". Raises wrong_phase if dislodged units cannot be in it.
function Position:set_phase(name)
  change(self, "entente_position_set_phase", native.string("phase", name), #name)
end

--- Ends the game; "none" lets it go on in its present phase.
function Position:set_end(kind, winners)
  change(self, "entente_position_set_end", native.number("end_kind", kind), self.map:mask(winners))
end

function Position:__eq(other)
  return self.map == other.map and self:bytes() == other:bytes()
end

function Position:__tostring()
  return "Position " .. self:line()
end

--- The scoring systems: a list of `name` and `text`.
function Position.score_systems()
  local all = {}
  for i, info_ in ipairs(native.described("entente_score_system_info", "entente_score_system_describe")) do
    all[i] = { name = ffi.string(info_.name), text = ffi.string(info_.text) }
  end
  return all
end

return Position
