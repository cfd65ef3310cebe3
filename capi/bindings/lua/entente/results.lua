--- Results of a phase: of each order, and events without an order.
-- @module entente.results
local bit = require("bit")
local declared = require("entente.declarations")
local native = require("entente.native")
local Order = require("entente.order")
local Position = require("entente.position")

--- The result of an order. Fields: `order` (nil if the line was unreadable), `power`, `text` as it was handed in,
-- `reason` why it failed ("none": it succeeded), `illegality`, `cause` and `dislodged_by` (provinces or nil), `implied`,
-- `hidden`, `succeeded`.
-- @type Result
local Result = native.class("Result")

--- An order of a number, nil for the one of an unreadable line.
local function order_of(map, bits)
  return bit.band(bits, 15) ~= 0 and Order.new(map, bits) or nil
end

local function result_of(source, result, index, text)
  return setmetatable({
    order = order_of(source.map, result.order), text = text,
    power = source.map:power_id(bit.band(tonumber(bit.rshift(result.order, 16)), 0xff)),
    reason = native.word("reason", result.reason), illegality = native.word("illegality", result.illegality),
    cause = source.map:place(result.cause), dislodged_by = source.map:place(result.dislodged_by), implied = result.implied ~= 0,
    hidden = result.hidden ~= 0, succeeded = result.reason == 0, index = index, source = source,
  }, Result)
end

--- Why it ended so: `result:sentence()`, `result:sentence("de")`. Options: `language`, `full_names`.
-- @raise wrong_phase if the phase was undone, or another one was adjudicated, since
function Result:sentence(options)
  return self.source:sentence("results", self.index, options)
end

function Result:__tostring()
  return ("%s %s: %s"):format(self.power, self.text, self.reason)
end

--- Something that happened without an order. Fields: `kind`, `why`, `power`, `unit` (nil if it is about none).
-- @type Event
local Event = native.class("Event")

--- What happened and why, as the sentence of a result.
function Event:sentence(options)
  return self.source:sentence(self.texts, self.index, options)
end

function Event:__tostring()
  return ("%s %s %s: %s"):format(self.kind, self.power, self.unit or "", self.why)
end

--- The outcome of a phase: `results`, a list, first of the orders handed in, then the implied ones; `ending`, `winners`.
-- @type Outcome
local Outcome = {}

local function check(self)
  if self.handle:stamp_of(unpack(self.key, 1, self.key_count)) ~= self.stamp then
    native.fail("wrong_phase", "the phase was undone, or another one was adjudicated since")
  end
end

local function arguments(self, ...)
  check(self)
  local all, n = { self.handle:live() }, select("#", ...)
  for i = 1, self.key_count do all[i + 1] = self.key[i] end
  for i = 1, n do all[self.key_count + 1 + i] = (select(i, ...)) end
  return unpack(all, 1, self.key_count + 1 + n)
end

--- All texts of a kind.
local function texts_of(self, kind, options)
  local all = {}
  local text = native.long_text(self.prefix .. "texts", arguments(self, native.number("phase_texts", kind), options))
  for line in text:gmatch("([^\n]*)\n") do all[#all + 1] = line end
  return all
end

--- Begins an outcome; `prefix` names the calls, `key` is what they take before their own arguments.
function Outcome.begin(self, handle, map, prefix, ...)
  self.handle, self.map, self.prefix, self.key, self.key_count = handle, map, prefix, { ... }, select("#", ...)
  self.stamp = handle:stamp_of(...)
  self.results, self.sentences = {}, {}
  local packed, count = native.items("entente_order_result", prefix .. "results", handle:live(), ...)
  for i, text in ipairs(texts_of(self, "orders", nil)) do
    self.results[i] = result_of(self, packed[i - 1], i, text)
  end
  return self
end

function Outcome.summarize(self, summary)
  self.ending, self.winners = native.word("end_kind", summary.end_kind), self.map:powers_of(summary.winners)
  return self
end

function Outcome:sentence(kind, index, options)
  check(self)
  local written = native.text_options(options)
  local asked = ("%s %d %d"):format(kind, written.language, written.full_names)
  self.sentences[asked] = self.sentences[asked] or texts_of(self, kind, written)
  return self.sentences[asked][index]
end

function Outcome:position_of(what)
  return Position.blank(self.map):write(self.prefix .. what, arguments(self))
end

local function events(self, what)
  return native.list("entente_event", function(each, i)
    return setmetatable({
      kind = native.word("event_kind", each.kind), why = native.word("event_why", each.why), power = self.map:power_id(each.power),
      unit = each.unit.location ~= declared.NO_LOCATION and self.map:unit(each.unit) or nil, index = i, texts = what, source = self,
    }, Event)
  end, self.prefix .. what, arguments(self))
end

--- What happened without an order, also in phases that were skipped after this one.
function Outcome:events()
  return events(self, "events")
end

--- All units that the phase cost.
function Outcome:losses()
  return events(self, "losses")
end

--- The position straight after the phase, before centers change hands.
function Outcome:after()
  return self:position_of("after")
end

local function explained(self, order, form, options)
  order = native.string("order", order or "")
  return native.long_text(self.prefix .. "explain", arguments(self, order, #order, native.number("text_form", form),
    native.text_options(options, "language, full_names, width")))
end

--- Why orders ended as they did: strengths, supports, convoy routes, culprits. `order`: "A PAR - BUR", a unit or its place
-- ("PAR"), an unreadable line; nil for all. Options: `language`, `full_names`, `width`. Raises not_found if no such order was given.
function Outcome:explain(order, options)
  return explained(self, order, "for_people", options)
end

--- The same as JSON (explanation.schema.json).
function Outcome:explain_json(order, options)
  return explained(self, order, "json", options)
end

--- Which orders of the phase depend on which others, and why, as Graphviz text.
function Outcome:graph()
  return explained(self, nil, "graph_dot")
end

local function chosen(self, fits)
  local all = {}
  for _, each in ipairs(self.results) do
    if fits(each) then all[#all + 1] = each end
  end
  return all
end

--- The results of orders that did not succeed.
function Outcome:failed()
  return chosen(self, function(each) return not each.succeeded end)
end

--- The results of a power's orders.
function Outcome:of(power)
  local id = self.map.powers[self.map:power_number(power) + 1]
  return chosen(self, function(each) return each.power == id end)
end

--- Iterates over the results: `for result in phase:each() do`.
function Outcome:each()
  local i = 0
  return function()
    i = i + 1
    return self.results[i]
  end
end

return { Result = Result, Event = Event, Outcome = Outcome, order_of = order_of }
