--- Orders: one 64-bit value each, with the map whose places it names.
-- @classmod entente.Order
local ffi = require("ffi")
local native = require("entente.native")
local Rules = require("entente.rules")

local Order = native.class("Order")
local fields = {}

--- An order of its 64-bit value. `tostring(order)` is its normal form. Fields: `bits`, `kind`, `power`, `unit_type`,
-- `source`, `target`, `third`, `via_convoy`; nil where an order has none.
function Order.new(map, bits)
  if not bits or type(bits) == "string" then
    native.fail("invalid_argument", "Order(map, bits) takes a 64-bit value; Order.read(map, text) reads a text")
  end
  return setmetatable({ map = map, bits = bits }, Order)
end

--- Reads an order in any notation, also an illegal one: `Order.read(map, "A Paris - Burgundy", { power = "FRANCE" })`.
-- Options: `power`, `phase_type` ("movement", "retreats", "adjustments"), `rules`.
-- @raise invalid_argument with column, offset and length of the offending word
function Order.read(map, text, options)
  options = native.options(options, "power, phase_type, rules")
  local bits = native.value("uint64_t", "entente_order_read", map.pointer, Rules.struct_of(options.rules, map),
    native.number("phase_type", options.phase_type or "movement"), map:power_or_all(options.power),
    native.string("order", text), #text)
  return Order.new(map, bits)
end

function fields.kind(_, of) return native.word("order_kind", of.kind) end
function fields.power(map, of) return map:power_id(of.power) end
function fields.unit_type(_, of) return of.unit_type_known ~= 0 and native.word("unit_type", of.unit_type) or nil end
function fields.source(map, of) return map:place(of.source) end
function fields.target(map, of) return map:place(of.target) end
function fields.third(map, of) return map:place(of.third) end
function fields.via_convoy(_, of) return of.via_convoy ~= 0 end

function Order:__index(name)
  local read = fields[name]
  if not read then return rawget(Order, name) end
  local unpacked = rawget(self, "unpacked")
  if not unpacked then
    unpacked = native.struct("entente_order_fields", "entente_order_unpack", self.bits)
    rawset(self, "unpacked", unpacked)
  end
  return read(self.map, unpacked)
end

function Order:__tostring()
  return native.text("entente_order_write", self.map.pointer, self.bits)
end

function Order.__concat(left, right)
  return tostring(left) .. tostring(right)
end

function Order:__eq(other)
  return self.bits == other.bits and self.map == other.map
end

--- An array of the 64-bit values of a list, and its length.
function Order.packed(orders)
  if getmetatable(orders) == Order then orders = { orders } end
  local made = ffi.new("uint64_t[?]", math.max(#orders, 1))
  for i, each in ipairs(orders) do
    if type(each) == "string" then native.refuse("order " .. i, "an Order, as Order.read(map, text) makes it", each) end
    made[i - 1] = type(each) == "table" and each.bits or each
  end
  return made, #orders
end

return Order
