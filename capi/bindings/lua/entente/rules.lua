--- Rules: a value for every option of DATC section 4 and of the RULE lines of maps.
-- @classmod entente.Rules
local ffi = require("ffi")
local native = require("entente.native")

local Rules = native.class("Rules")
local all_options

local function words(text)
  local all = {}
  for each in ffi.string(text):gmatch("%S+") do all[#all + 1] = each end
  return all
end

local function value_of(info)
  return {
    name = ffi.string(info.name), text = ffi.string(info.text), letter = ffi.string(info.letter), cases = words(info.cases),
    no_answer = words(info.no_answer),
  }
end

--- All options of the library: `name`, `question`, `issue` of the DATC, `origin`, `values` (`name`, `text`, `letter`,
-- `cases`, `no_answer`).
function Rules.options()
  if all_options then return all_options end
  all_options = {}
  for i, info in ipairs(native.described("entente_option_info", "entente_option_describe")) do
    local values = {}
    for number = 0, info.value_count - 1 do
      values[number + 1] = value_of(native.struct("entente_value_info", "entente_option_value_describe", i - 1, number))
    end
    all_options[i] = {
      name = ffi.string(info.name), question = ffi.string(info.question), issue = ffi.string(info.issue),
      origin = native.word("option_origin", info.origin), values = values,
    }
  end
  return all_options
end

--- The presets with a sentence about each: a list of `name` and `text`.
function Rules.presets()
  local all = {}
  for i, info in ipairs(native.described("entente_preset_info", "entente_preset_describe")) do
    all[i] = { name = ffi.string(info.name), text = ffi.string(info.text) }
  end
  return all
end

local function set(rules, changes)
  for option, value in pairs(changes or {}) do
    native.call("entente_rules_set", rules, native.string("option", option), #option, native.string(option, value), #value)
  end
end

--- Rules of a text: `Rules()`, `Rules("2023")`, `Rules("2023,waive=forbidden")`. It never changes.
-- @tparam[opt] string text nothing: what DATC 3.0 prefers, with the RULE lines of the map
-- @tparam[opt] entente.Map map for rules that only some maps have
-- @raise invalid_argument with the column of the word; not_supported for a rule that needs another map
function Rules.new(text, map)
  local pointer = map and map.pointer or nil
  local made = native.sized("entente_rules")
  if text and text ~= "" then
    native.call("entente_rules_read", pointer, native.string("rules", text), #text, made)
  else
    native.call("entente_rules_init", made, pointer)
  end
  return Rules.of_struct(made)
end

function Rules.of_struct(struct)
  return setmetatable({ struct = struct }, Rules)
end

--- The struct of rules; nil is the default of the map.
function Rules.struct_of(rules, map)
  if rules == nil then return nil end
  return (getmetatable(rules) == Rules and rules or Rules.new(rules, map)).struct
end

--- The same rules with some options changed: `rules:changed { waive = "forbidden" }`.
function Rules:changed(changes)
  local copy = ffi.new("entente_rules", self.struct)
  set(copy, changes)
  return Rules.of_struct(copy)
end

--- The value of an option. Raises not_found for an unknown one.
function Rules:value(option)
  return native.text("entente_rules_get", self.struct, native.string("option", option), #option)
end

--- Iterates over options and values: `for option, value in rules:each() do`.
function Rules:each()
  local i, options = 0, Rules.options()
  return function()
    i = i + 1
    if options[i] then return options[i].name, options[i].values[self.struct.value[i - 1] + 1].name end
  end
end

--- The options that are not as in other rules (nil: the default), with the values here.
function Rules:differences(other)
  local all = {}
  for option, value in native.long_text("entente_rules_write", self.struct, other and other.struct or nil, 0):gmatch("([^=,]+)=([^,]+)") do
    all[option] = value
  end
  return all
end

function Rules:__eq(other)
  return next(self:differences(other)) == nil and self.struct.replaces == other.struct.replaces
end

function Rules:__tostring()
  local all = {}
  for option, value in pairs(self:differences()) do all[#all + 1] = option .. "=" .. value end
  table.sort(all)
  return "Rules " .. table.concat(all, ",")
end

return Rules
