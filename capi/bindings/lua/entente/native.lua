--- Loads libentente and calls it with the declarations of entente.json.
-- The library is the file that ENTENTE_LIBRARY names, else the one beside the package, else an installed one.
-- @module entente.native
local has_ffi, ffi = pcall(require, "ffi")
if not has_ffi then error("entente needs LuaJIT with its ffi; this is " .. _VERSION .. " without it") end
local declared = require("entente.declarations")

local M = {}

local function load()
  local named = os.getenv("ENTENTE_LIBRARY")
  if named and named ~= "" then return ffi.load(named) end
  local carried = package.searchpath("entente.libentente", package.cpath)
  if carried then return ffi.load(carried) end
  local names = { declared.SONAMES[1], declared.SONAMES[2], "entente_press", "entente" }
  for _, name in ipairs(names) do
    local found, library = pcall(ffi.load, name)
    if found then return library end
  end
  error("libentente was not found: install a rock that carries it, or name the file in ENTENTE_LIBRARY")
end

local C = load()
M.C = C
package.loaded["entente.library"] = C -- handles that are freed when the program ends still need it
if C.entente_abi_check(declared.ABI_VERSION) ~= 0 then
  error("the library serves another version of the C interface than " .. declared.ABI_VERSION)
end

-- Enums: a member is the library's word for it ("bounced"), and its name in small letters where it has none.
M.enums = {}
local numbers = {}

local function plain(word)
  return (tostring(word):lower():gsub("[-_ ]", ""))
end

for kind, each in pairs(declared.enums) do
  local members, known = {}, {}
  for name, number in pairs(each.numbers) do
    local word = each.words and C.entente_word(each.words, bit.tobit(number)) or nil
    members[name] = word ~= nil and ffi.string(word) or name:lower()
    known[plain(name)], known[plain(members[name])] = number, number
    known[number] = members[name]
  end
  M.enums[kind], numbers[kind] = members, known
end

--- The word of a number of an enum; "unknown 99" for one that only a newer library has.
function M.word(kind, number)
  number = tonumber(number)
  return numbers[kind][number] or "unknown " .. number
end

-- Errors: tables with a text.
local Error = {}
Error.__index = Error

function Error:__tostring()
  if not self.line then return self.message end
  local file = self.file ~= "" and self.file .. ": " or ""
  return ("%sline %d, column %d: %s"):format(file, self.line, self.column, self.message)
end

M.Error = Error

--- Raises an error of a status ("not_found") and a message, with a place if there is one.
function M.fail(status, message, place)
  local made = place or { file = "" }
  made.status, made.message = status, message
  error(setmetatable(made, Error), 0)
end

-- What a value is, for errors: "nil", "1.5", "table", "a Game".
local function kind_of(value)
  if type(value) == "number" then return tostring(value) end
  local class = type(value) == "table" and getmetatable(value)
  return class and class.__name and "a " .. class.__name or type(value)
end

--- Raises an error about an argument of the caller. Errors: invalid_argument.
function M.refuse(what, expected, value)
  M.fail("invalid_argument", ("%s: expected %s, not %s"):format(what, expected, kind_of(value)))
end

--- A text of the caller; `what` names it. Errors: invalid_argument.
function M.string(what, value)
  return type(value) == "string" and value or M.refuse(what, "a text", value)
end

--- A whole number of the caller; `what` names it. Errors: invalid_argument.
function M.integer(what, value)
  return type(value) == "number" and value % 1 == 0 and value or M.refuse(what, "a whole number", value)
end

--- The number of a phase, from 0, of the caller. Errors: invalid_argument.
function M.phase(value)
  return M.integer("phase", value) >= 0 and value or M.refuse("phase", "a number from 0", value)
end

--- The options of the caller, nil: none. `known` lists the names that there are. Errors: invalid_argument.
function M.options(options, known)
  if options == nil then return {} end
  if type(options) ~= "table" or getmetatable(options) then M.refuse("options", "a table { name = value } of " .. known, options) end
  for name in pairs(options) do
    if not (", " .. known .. ","):find(", " .. tostring(name) .. ",", 1, true) then
      M.fail("invalid_argument", ("'%s' is no option here: expected one of %s"):format(tostring(name), known))
    end
  end
  return options
end

--- The number of a word, name or number of an enum. Errors: invalid_argument.
function M.number(kind, word)
  local number = type(word) == "number" and word or numbers[kind][plain(word)]
  if number then return number end
  local names = {}
  for _, each in pairs(M.enums[kind]) do names[#names + 1] = each end
  table.sort(names)
  M.fail("invalid_argument", ("'%s' is no %s: expected one of %s"):format(tostring(word), kind:gsub("_", " "), table.concat(names, ", ")))
end

local error_type, size_out = ffi.typeof("entente_error"), ffi.typeof("size_t[1]")
local error_size = ffi.sizeof(error_type)

local function new_error()
  local made = error_type()
  made.struct_size = error_size
  return made
end

--- The text of an array of characters that ends with a zero; "" for NULL.
function M.text_of(characters)
  return characters ~= nil and ffi.string(characters) or ""
end

local function raise(status, failure)
  local place = { file = ffi.string(failure.file) }
  if failure.has_place ~= 0 then
    place.line, place.column = tonumber(failure.line), tonumber(failure.column)
    place.offset, place.length = tonumber(failure.offset), tonumber(failure.length)
  end
  M.fail(M.word("status", status), ffi.string(failure.message), place)
end

local shared_error = new_error()
local too_small = declared.enums.status.numbers.BUFFER_TOO_SMALL

-- Calls a function whose last argument is the error, which follows n given ones.
local function status_of(name, n, ...)
  local called = C[name]
  if n == 1 then
    return called(..., shared_error)
  end
  local given = { ... }
  given[n + 1] = shared_error
  return called(unpack(given, 1, n + 1))
end

--- Calls a function that returns a status, with an error as its last argument, and raises what goes wrong.
function M.call(name, ...)
  local status = status_of(name, select("#", ...), ...)
  if status ~= 0 then raise(status, shared_error) end
end

--- A struct with its size set.
function M.sized(kind, members)
  local made = ffi.new(kind)
  made.struct_size = ffi.sizeof(kind)
  for name, value in pairs(members or {}) do made[name] = value end
  return made
end

--- The struct that a function writes as its last output.
function M.struct(kind, name, ...)
  local made, n = M.sized(kind), select("#", ...)
  local given = { ... }
  given[n + 1] = made
  M.call(name, unpack(given, 1, n + 1))
  return made
end

--- The number that a function writes as its last output.
function M.value(kind, name, ...)
  local made, n = ffi.new(kind .. "[1]"), select("#", ...)
  local given = { ... }
  given[n + 1] = made
  M.call(name, unpack(given, 1, n + 1))
  return made[0]
end

--- The array that a function writes to (memory, capacity, &length), and its length.
function M.items(kind, name, ...)
  local n, given, length = select("#", ...), { ... }, size_out()
  local array, extra = ffi.typeof(kind .. "[?]"), kind == "entente_order_result" and 1 or 0
  local capacity = kind == "char" and 256 or 64
  while true do
    local memory = array(capacity)
    given[n + 1] = memory
    if extra == 1 then given[n + 2] = ffi.sizeof(kind) end
    given[n + extra + 2], given[n + extra + 3] = capacity, length
    local status = status_of(name, n + extra + 3, unpack(given, 1, n + extra + 3))
    if status == 0 then return memory, tonumber(length[0]) end
    if status ~= too_small then raise(status, shared_error) end
    capacity = tonumber(length[0])
  end
end

--- The same as a list: of each element what `made` makes of it.
function M.list(kind, made, name, ...)
  local memory, count = M.items(kind, name, ...)
  local all = {}
  for i = 1, count do all[i] = made(memory[i - 1], i) end
  return all
end

--- The short text that a function writes.
function M.text(name, ...)
  return ffi.string(M.items("char", name, ...))
end

--- The bytes of an entente_text, which is freed.
function M.taken(text)
  text = ffi.gc(text, C.entente_text_free)
  local made = ffi.string(C.entente_text_data(text), C.entente_text_length(text))
  C.entente_text_free(ffi.gc(text, nil))
  return made
end

--- The bytes of an entente_text that a function gives as its last output.
function M.long_text(name, ...)
  return M.taken(M.value("entente_text*", name, ...))
end

-- The collector sees a handle as a few bytes, so each new one lets it work a little.
local function owned(kind, pointer)
  collectgarbage("step", 20)
  return ffi.gc(pointer, C[declared.free[kind]])
end

M.owned = owned

--- The handle that a function gives as its last output; the collector frees it.
function M.given(kind, name, ...)
  return owned(kind, M.value(kind .. "*", name, ...))
end

--- Frees a handle now.
function M.free(kind, pointer)
  if pointer then C[declared.free[kind]](ffi.gc(pointer, nil)) end
end

--- All texts that a function has, by number from 0 until NULL.
function M.texts(name, ...)
  local n, given, all = select("#", ...), { ... }, {}
  while true do
    given[n + 1] = #all
    local text = C[name](unpack(given, 1, n + 1))
    if text == nil then return all end
    all[#all + 1] = ffi.string(text)
  end
end

--- All structs that a function describes, by number from 0 until there is no more.
function M.described(kind, name, ...)
  local n, given, all = select("#", ...), { ... }, {}
  while true do
    given[n + 1] = #all
    local good, made = pcall(M.struct, kind, name, unpack(given, 1, n + 1))
    if not good then
      if made.status == "not_found" then return all end
      error(made, 0)
    end
    all[#all + 1] = made
  end
end

--- The options of sentences: { language = "de", full_names = true, width = 80, board = true }, or the language alone, "de".
-- `known` lists those that the call has (nil: language, full_names).
function M.text_options(options, known)
  options = M.options(type(options) == "string" and { language = options } or options, known or "language, full_names")
  return M.sized("entente_text_options", { language = M.number("text_language", options.language or "en"),
    full_names = options.full_names and 1 or 0, width = options.width or 0, board = options.board and 1 or 0 })
end

--- The options of drawings: { theme = "dark", hidden = { "names" } }.
function M.render_options(options, more)
  options = M.options(options, "form, theme, palette, hidden, full_names, width, language" .. (more or ""))
  local hidden = 0
  for _, each in ipairs(options.hidden or {}) do hidden = bit.bor(hidden, M.number("render_parts", each)) end
  return M.sized("entente_render_options", {
    form = M.number("render_form", options.form or "svg"), theme = M.number("render_theme", options.theme or "light"),
    palette = M.number("render_palette", options.palette or "usual"), hidden = hidden, full_names = options.full_names and 1 or 0,
    width = options.width or 0, language = M.number("text_language", options.language or "en"),
  })
end

--- A 64-bit number as 16 hexadecimal digits.
function M.hex(number)
  return bit.tohex(number, 16)
end

--- A class: a table whose objects find their methods in it, and which is called to make one.
function M.class(name)
  local class = { __name = name }
  class.__index = class
  return setmetatable(class, { __call = function(_, ...) return class.new(...) end })
end

return M
