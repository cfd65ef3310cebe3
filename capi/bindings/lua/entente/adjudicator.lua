--- Adjudication of positions without a game, legal orders, actions: working memory of one map.
-- @classmod entente.Adjudicator
local ffi = require("ffi")
local declared = require("entente.declarations")
local native = require("entente.native")
local Map = require("entente.map")
local Order = require("entente.order")
local Position = require("entente.position")
local Rules = require("entente.rules")
local results = require("entente.results")
local C = native.C

local Adjudication = native.class("Adjudication")
for name, method in pairs(results.Outcome) do Adjudication[name] = method end

-- Lines have no power and text of their own here.
function Adjudication:line()
  return nil
end

--- The position of the next phase to be played, or of the end of the game.
function Adjudication:next()
  return self:position_of("next")
end

local Adjudicator = native.class("Adjudicator")

--- Working memory for a map: `entente.Adjudicator("standard")`.
function Adjudicator.new(map)
  map = Map.of(map)
  return setmetatable({ map = map, pointer = native.given("entente_scratch", "entente_scratch_new", map.pointer) }, Adjudicator)
end

--- Frees the memory now; later calls raise an error.
function Adjudicator:close()
  local pointer = self.pointer
  self.pointer = nil
  native.free("entente_scratch", pointer)
end

function Adjudicator:live()
  return self.pointer or native.fail("invalid_argument", "the adjudicator is closed")
end

function Adjudicator:stamp_of()
  return self.stamp
end

--- Adjudicates one phase; the position stays as it is. The outcome has the methods of @{entente.results} and `next()`.
-- Results of an earlier call lose their sentences.
-- @raise wrong_phase if the game is over
function Adjudicator:adjudicate(position, orders, rules)
  local packed, count = Order.packed(orders)
  local summary = native.sized("entente_phase_summary")
  if getmetatable(position) ~= Position then native.refuse("position", "a Position", position) end
  self.stamp = {}
  native.call("entente_adjudicate", self:live(), position.memory, Rules.struct_of(rules, self.map), packed, count, summary)
  local made = setmetatable({}, Adjudication)
  return made:begin(self, self.map, "entente_scratch_"):summarize(summary)
end

--- Adjudicates one phase of memory: `position` (uint64_t[map.position_size / 8]), `orders` (uint64_t[count]). `after`,
-- `next` (memory of positions) and `results` (entente_order_result[capacity]) of `out` are written if they are given.
-- @treturn int the number of results
function Adjudicator:adjudicate_packed(position, orders, count, out, rules)
  out = out or {}
  local summary = native.sized("entente_phase_summary")
  self.stamp = {}
  native.call("entente_adjudicate", self:live(), position, Rules.struct_of(rules, self.map), orders, count, summary)
  for _, name in ipairs({ "after", "next" }) do
    if out[name] then native.call("entente_scratch_" .. name, self:live(), out[name], ffi.sizeof(out[name])) end
  end
  if out.results then
    local size = ffi.sizeof("entente_order_result")
    native.call("entente_scratch_results", self:live(), out.results, size, math.floor(ffi.sizeof(out.results) / size), ffi.new("size_t[1]"))
  end
  return summary.result_count
end

--- Adjudicates many positions, each of which becomes its next position: memory of `count` positions, all orders, and
-- `starts` (uint64_t[count + 1]): position i has the orders from starts[i] up to starts[i + 1]. `results`
-- (entente_order_result for each order) and `statuses` (int32_t[count]) may be nil.
-- @raise the error of the first position that cannot be adjudicated, after all were tried
function Adjudicator:adjudicate_batch(positions, count, orders, starts, out_results, statuses, rules)
  local size = ffi.sizeof("entente_order_result")
  if ffi.sizeof(positions) < count * self.map.position_size or ffi.sizeof(starts) < 8 * (count + 1)
      or ffi.sizeof(orders) < 8 * starts[count] or (out_results and ffi.sizeof(out_results) < size * starts[count])
      or (statuses and ffi.sizeof(statuses) < 4 * count) then
    native.fail("invalid_argument", ("the memory is too small for %d positions"):format(count))
  end
  self.stamp = {}
  native.call("entente_adjudicate_batch", self:live(), positions, count, Rules.struct_of(rules, self.map), orders, starts, out_results,
    size, statuses)
end

--- The legal orders of a province (nil: of all) and a power (nil: of all).
function Adjudicator:legal_orders(position, province, power, rules)
  return native.list("uint64_t", function(bits) return Order.new(self.map, bits) end, "entente_legal_orders", self:live(),
    position.memory, Rules.struct_of(rules, self.map), self.map:power_or_all(power), self.map:province_or_all(province))
end

--- The next choices of an order that is entered step by step, after those made so far: kinds, places, types, whether by convoy.
-- `judge:choices(position, "PAR", { "move" }).values` is { "BRE", "BUR", "GAS", "PIC" }; `step` is what is asked for, "none" when
-- `order` is complete. Options: `power`, `rules`. Raises not_found for a choice that was not offered.
function Adjudicator:choices(position, province, chosen, options)
  options, chosen = native.options(options, "power, rules"), chosen or {}
  local step, order, length = ffi.new("uint32_t[1]"), ffi.new("uint64_t[1]"), ffi.new("size_t[1]")
  local room, numbers, rules = #self.map.locations + 16, ffi.new("uint32_t[?]", #chosen + 1), Rules.struct_of(options.rules, self.map)
  local made = ffi.new("uint32_t[?]", room) -- of places, or of fewer kinds
  local function ask(count)
    native.call("entente_order_choices", self:live(), position.memory, rules, self.map:power_or_all(options.power),
      self.map:province_number(province), numbers, count, step, made, room, length, order)
    return native.word("order_step", step[0])
  end
  local readers = {
    kind = { function(word) return native.number("order_kind", word) end, function(number) return native.word("order_kind", number) end },
    type = { function(word) return native.number("unit_type", word) end, function(number) return native.word("unit_type", number) end },
    via = { function(is) return is and 1 or 0 end, function(number) return number ~= 0 end },
  }
  local place = { function(name) return self.map:location_number(name) end, function(number) return self.map:place(number) end }
  for i, each in ipairs(chosen) do numbers[i - 1] = (readers[ask(i - 1)] or place)[1](each) end
  local found, values = ask(#chosen), {}
  for i = 1, tonumber(length[0]) do values[i] = (readers[found] or place)[2](made[i - 1]) end
  return { step = found, values = values, order = results.order_of(self.map, order[0]) }
end

--- The legal orders of a power (nil: of all) as numbers of `actions`.
function Adjudicator:legal_actions(position, actions, power, rules)
  return native.list("uint32_t", function(each) return each end, "entente_legal_actions", self:live(), position.memory, Rules.struct_of(rules, self.map),
    actions.pointer, self.map:power_or_all(power))
end

--- Numbers every order of a map from 0, as indices of a learner's policy vector: `entente.Actions("standard")`. `count`
-- is how many, `hash` names the numbering.
-- @type Actions
local Actions = native.class("Actions")

function Actions.new(map, rules)
  map = Map.of(map)
  local pointer = native.given("entente_actions", "entente_actions_new", map.pointer, Rules.struct_of(rules, map))
  return setmetatable({ map = map, pointer = pointer, count = C.entente_actions_count(pointer),
    hash = native.hex(C.entente_actions_hash(pointer)) }, Actions)
end

--- The numbers of orders, false for one that is no action.
function Actions:of_orders(orders)
  local packed, count = Order.packed(orders)
  return native.list("uint32_t", function(each) return each ~= declared.NO_ACTION and each end, "entente_actions_of_orders",
    self.pointer, packed, count)
end

--- The orders of numbers, without a power. Raises not_found for a number beyond the last.
function Actions:to_orders(numbers)
  return native.list("uint64_t", function(bits) return Order.new(self.map, bits) end, "entente_actions_to_orders", self.pointer,
    ffi.new("uint32_t[?]", #numbers + 1, numbers), #numbers)
end

return { Adjudicator = Adjudicator, Adjudication = Adjudication, Actions = Actions }
