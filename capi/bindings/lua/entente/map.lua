--- Maps: shipped ones and those of a text.
-- @classmod entente.Map
local ffi = require("ffi")
local bit = require("bit")
local declared = require("entente.declarations")
local native = require("entente.native")
local C, class = native.C, native.class

local Unit = class("Unit")

function Unit:__tostring()
  return (self.type == native.enums.unit_type.ARMY and "A " or "F ") .. self.location
end

function Unit:__eq(other)
  return self.power == other.power and tostring(self) == tostring(other)
end

local Map = class("Map")
Map.Unit = Unit

local function take(pointer)
  local info = native.struct("entente_map_info", "entente_map_describe", pointer)
  local self = setmetatable({ pointer = pointer, info = info, name = ffi.string(C.entente_map_name(pointer)) }, Map)
  self.powers, self.locations = native.texts("entente_map_power_id", pointer), native.texts("entente_map_location_id", pointer)
  self.fingerprint, self.begin_phase = tonumber(info.fingerprint), ffi.string(info.begin_phase)
  self.provinces = { unpack(self.locations, 1, info.province_count) }
  self.centers = native.list("uint16_t", function(each) return self.locations[each + 1] end, "entente_map_centers", pointer)
  self.power_numbers, self.location_numbers = {}, {}
  for i, each in ipairs(self.powers) do self.power_numbers[each] = i - 1 end
  for i, each in ipairs(self.locations) do self.location_numbers[each] = i - 1 end
  self.position_size = tonumber(C.entente_position_size(pointer))
  return self
end

--- A shipped map by name: `entente.Map("standard")`. Fields: `name`, `fingerprint`, `begin_phase`, and the lists of
-- ids `powers`, `provinces`, `locations` (provinces, then coasts), `centers`. It never changes.
-- @tparam[opt="standard"] string name
-- @raise not_found, naming the nearest
function Map.new(name)
  name = name or "standard"
  return take(native.given("entente_map", "entente_map_builtin", native.string("map", name), #name))
end

--- Takes a reference to a map that another handle lends.
function Map.of_pointer(lent)
  return take(native.owned("entente_map", C.entente_map_retain(lent)))
end

--- A map, or a shipped one by name; nil is the standard map.
function Map.of(map)
  return getmetatable(map) == Map and map or Map.new(map)
end

--- The names of the shipped maps.
-- @treturn {string,...}
function Map.names()
  local names = {}
  for i, info in ipairs(native.described("entente_builtin_info", "entente_map_builtin_describe")) do names[i] = ffi.string(info.name) end
  return names
end

-- Lets `use` work with a reader that has all files that it wants.
local function with_reader(text, file_name, form, found, use)
  local reader = native.given("entente_map_reader", "entente_map_reader_new", native.number("map_form", form or "map"), native.string("text", text),
    #text, file_name, #file_name)
  local wanted = C.entente_map_reader_wants(reader)
  while wanted ~= nil do
    local more = found(ffi.string(wanted))
    if more then
      native.call("entente_map_reader_give", reader, more, #more)
    else
      native.call("entente_map_reader_refuse", reader, declared.enums.status.numbers.NOT_FOUND)
    end
    wanted = C.entente_map_reader_wants(reader)
  end
  return use(reader)
end

local function finish(reader)
  return take(native.given("entente_map", "entente_map_reader_finish", reader))
end

local function among(options)
  local files = options and options.files or {}
  return function(name) return files[name] end
end

--- A map of a text. Options: `file_name`, `form` ("map", "json", "mdf"), `files`: texts by name that it may include.
-- @raise invalid_argument with line, column and file of the first mistake
function Map.from_text(text, options)
  options = native.options(options, "file_name, form, files")
  return with_reader(text, options.file_name or "text.map", options.form, among(options), finish)
end

--- A map of a file (.map, .json, .mdf), with the files of its folder that it includes.
-- @raise not_found if the file cannot be read; invalid_argument with the place of the first mistake
function Map.read(path)
  local function content(name)
    local file = io.open(name, "rb")
    if not file then return nil end
    local text = file:read("*a")
    file:close()
    return text
  end
  local folder, name = native.string("path", path):match("^(.-)([^/\\]+)$")
  local form = ({ json = "json", mdf = "mdf" })[(name:match("%.(%w+)$") or ""):lower()] or "map"
  local text = content(path) or native.fail("not_found", path .. " cannot be read")
  return with_reader(text, name, form, function(wanted)
    if wanted:find("..", 1, true) or wanted:find("^/") then return nil end
    return content(folder .. wanted)
  end, finish)
end

--- All errors and warnings of a map text, as JSON. Options as of @{from_text}.
function Map.diagnostics(text, options)
  options = native.options(options, "file_name, form, files")
  return with_reader(text, options.file_name or "text.map", options.form, among(options), function(reader)
    return native.long_text("entente_map_reader_diagnostics", reader, declared.enums.text_form.numbers.JSON, 0, nil)
  end)
end

--- A power by any of its names: `id`, `name`, `letter`, `is_dummy`, `homes`.
-- @raise not_found, naming the powers
function Map:power(name)
  local number = self:power_number(name)
  local info = native.struct("entente_power_info", "entente_map_power", self.pointer, number)
  return {
    id = self.powers[number + 1], name = native.text_of(C.entente_map_power_name(self.pointer, number)),
    letter = info.letter ~= 0 and string.char(info.letter) or "", is_dummy = info.is_dummy ~= 0,
    homes = self:ids("entente_map_homes", self.pointer, number),
  }
end

--- A province or coast by any of its names: `id`, `name`, `province`, `terrain`, `is_center`, `takes_army`,
-- `takes_fleet`, `coasts`.
-- @raise not_found, naming the nearest
function Map:location(name)
  local number = self:location_number(name)
  local info = native.struct("entente_location_info", "entente_map_location", self.pointer, number)
  local coasts = {}
  for i = 1, info.coast_count do coasts[i] = self.locations[info.first_coast + i] end
  return {
    id = self.locations[number + 1], name = native.text_of(C.entente_map_location_name(self.pointer, number)),
    province = self.locations[info.province + 1], terrain = native.word("terrain", info.terrain),
    is_center = info.center ~= declared.NO_CENTER, takes_army = info.takes_army ~= 0, takes_fleet = info.takes_fleet ~= 0,
    coasts = coasts,
  }
end

--- Where a unit ("army", "fleet") may move directly; in a phase, or on the base map.
-- @treturn {string,...}
function Map:neighbors(location, unit_type, phase)
  phase = phase or ""
  return self:ids("entente_map_neighbors", self.pointer, phase, #phase, native.number("unit_type", unit_type),
    self:location_number(location))
end

--- The map as text: "map", "json", "mdf" or "dot". Map text and JSON can be read back to the same map.
function Map:to_text(form)
  return native.long_text("entente_map_write", self.pointer, native.number("map_form", form or "map"))
end

--- Everything about the map in a phase ("": the base map), as JSON (map-summary.schema.json).
function Map:summary(phase)
  phase = phase or ""
  return native.long_text("entente_map_summary", self.pointer, phase, #phase, declared.enums.text_form.numbers.JSON)
end

local function found(self, what, name, known, call)
  if known then return known end
  native.string(what, name)
  return tonumber(native.value("uint32_t", call, self.pointer, name, #name))
end

-- Numbers, with which the library names powers and places.

function Map:power_number(name)
  return found(self, "power", name, name and self.power_numbers[name], "entente_map_find_power")
end

function Map:location_number(name)
  return found(self, "place", name, name and self.location_numbers[name], "entente_map_find_location")
end

function Map:province_number(name)
  local number = self:location_number(name)
  if number < #self.provinces then return number end
  return native.struct("entente_location_info", "entente_map_location", self.pointer, number).province
end

function Map:power_or_all(name)
  return name == nil and declared.NO_POWER or self:power_number(name)
end

function Map:province_or_all(name)
  return name == nil and declared.NO_PROVINCE or self:province_number(name)
end

function Map:place(number)
  return number ~= declared.NO_LOCATION and self.locations[number + 1] or nil
end

function Map:power_id(number)
  return number ~= declared.NO_POWER and self.powers[number + 1] or nil
end

function Map:ids(name, ...)
  return native.list("uint16_t", function(each) return self.locations[each + 1] end, name, ...)
end

function Map:mask(names)
  local made = 0ULL
  if type(names) == "string" then names = { names } end
  for _, each in ipairs(names or {}) do made = bit.bor(made, bit.lshift(1ULL, self:power_number(each))) end
  return made
end

function Map:powers_of(mask)
  local all = {}
  for i, each in ipairs(self.powers) do
    if bit.band(mask, bit.lshift(1ULL, i - 1)) ~= 0 then all[#all + 1] = each end
  end
  return all
end

function Map:unit(unit)
  return setmetatable({
    power = self.powers[unit.power + 1], type = native.word("unit_type", unit.unit_type), location = self.locations[unit.location + 1],
  }, Unit)
end

function Map:__eq(other)
  return self.name == other.name and self.fingerprint == other.fingerprint
end

function Map:__tostring()
  return "Map " .. self.name
end

return Map
