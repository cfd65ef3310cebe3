--- Games over time: orders handed in, phases played, votes, saves.
-- @classmod entente.Game
local ffi = require("ffi")
local native = require("entente.native")
local Map = require("entente.map")
local Order = require("entente.order")
local Position = require("entente.position")
local Rules = require("entente.rules")
local results = require("entente.results")
local C = native.C

--- A phase that was played: `name`, `number`, `results`, `ending`, `winners`, `by_default`; methods of an outcome
-- (@{entente.results}), `position`, `json`. After an undo its methods raise wrong_phase.
-- @type PlayedPhase
local PlayedPhase = native.class("PlayedPhase")
for name, method in pairs(results.Outcome) do PlayedPhase[name] = method end

function PlayedPhase.new(game, number)
  local self = setmetatable({ game = game, number = number }, PlayedPhase)
  self:begin(game, game.map, "entente_game_", number)
  local summary = native.struct("entente_phase_summary", "entente_game_summary", game:live(), number)
  self:summarize(summary)
  self.by_default, self.name = game.map:powers_of(summary.by_default), self:position():phase_name()
  return self
end

--- The position at the start of the phase.
function PlayedPhase:position()
  return self:position_of("position")
end

--- The result as JSON: orders, events, losses, after, next (result.schema.json). Options: `language`, `full_names`.
function PlayedPhase:json(options)
  self:position_of("after")
  return native.long_text("entente_game_phase_json", self.game:live(), self.number, native.text_options(options))
end

function PlayedPhase:__tostring()
  return ("PlayedPhase %s: %d results"):format(self.name, #self.results)
end

local Game = native.class("Game")

local function made_of(pointer, map)
  return setmetatable({ pointer = pointer, map = map or Map.of_pointer(C.entente_game_map(pointer)) }, Game)
end

--- A game at the start of a map, or at a position: `Game("standard", { rules = "2023" })`. Options: `rules` (a text or
-- Rules), `position`. The field `map` is its map. The collector frees it, @{close} at once.
-- @raise not_found for an unknown map; the errors of rules
function Game.new(map, options)
  options = native.options(options, "rules, position")
  local position = options.position
  local chosen = map == nil and position and position.map or Map.of(map)
  return made_of(native.given("entente_game", "entente_game_new", chosen.pointer, Rules.struct_of(options.rules, chosen),
    position and position.memory or nil), chosen)
end

--- A game of `save` or `save_bytes`. `map`: for games that name none or name this one.
-- @raise invalid_argument with line and column of JSON; not_found for an unknown map
function Game.load(saved, map)
  return made_of(native.given("entente_game", "entente_game_load", native.string("saved", saved), #saved, map and map.pointer or nil))
end

--- A game of random legal orders, the same for a seed on every platform, until it ends or so many phases were played.
-- Options: `map`, `rules`, `max_phases` (100).
function Game.random(seed, options)
  options = native.options(options, "map, rules, max_phases")
  if type(seed) ~= "cdata" then native.integer("seed", seed) end
  local map = Map.of(options.map)
  local scratch = native.given("entente_scratch", "entente_scratch_new", map.pointer)
  return made_of(native.given("entente_game", "entente_play", scratch, Rules.struct_of(options.rules, map), seed,
    options.max_phases or 100, nil), map)
end

--- Frees the memory now; later calls raise an error.
function Game:close()
  local pointer = self.pointer
  self.pointer = nil
  native.free("entente_game", pointer)
end

function Game:live()
  return self.pointer or native.fail("invalid_argument", "the game is closed")
end

local function call(self, name, ...)
  native.call(name, self:live(), ...)
end

-- What tells whether the results of a phase are still those of the phase.
function Game:stamp_of(number)
  if number >= self:phase_count() then return nil end
  return native.struct("entente_phase_summary", "entente_game_summary", self:live(), number).serial
end

--- An independent copy, which shares the played phases.
function Game:fork()
  return made_of(native.given("entente_game", "entente_game_fork", self:live()), self.map)
end

--- A copy as a power may see it: without orders, votes and hidden builds of others.
function Game:view(power)
  return made_of(native.given("entente_game", "entente_game_view", self:live(), self.map:power_number(power)), self.map)
end

--- The game as JSON, which `load` and every other program of Entente reads.
function Game:save()
  return native.long_text("entente_game_save", self:live())
end

--- The game in a binary form, a sixth of the length of JSON.
function Game:save_bytes()
  return native.long_text("entente_game_save_binary", self:live())
end

local function info(self)
  return native.struct("entente_game_info", "entente_game_describe", self:live())
end

function Game:rules()
  return Rules.of_struct(native.struct("entente_rules", "entente_game_rules", self:live()))
end

--- The current phase: "S1901M"; "COMPLETED" if the game is over.
function Game:phase_name()
  return ffi.string(info(self).phase_name)
end

function Game:phase_type()
  return native.word("phase_type", info(self).phase_type)
end

function Game:year()
  return info(self).year
end

--- How the game ended: "none" if it goes on.
function Game:ending()
  return native.word("end_kind", info(self).end_kind)
end

function Game:is_over()
  return info(self).end_kind ~= 0
end

function Game:winners()
  return self.map:powers_of(info(self).winners)
end

--- The number of phases played; also the number of the current phase.
function Game:phase_count()
  return C.entente_game_phase_count(self:live())
end

--- The current position, a copy.
function Game:position()
  return self:position_at(self:phase_count())
end

--- The position at the start of a phase, a copy. Raises an error for a phase that was not reached.
function Game:position_at(phase)
  return Position.blank(self.map):write("entente_game_position", self:live(), native.phase(phase))
end

--- The number of the phase of that name. Raises not_found.
function Game:find_phase(name)
  return native.value("uint32_t", "entente_game_find_phase", self:live(), native.string("phase", name), #name)
end

--- A played phase by name or number from 0; negative numbers count from the last. Raises not_found.
function Game:phase(phase)
  local count = self:phase_count()
  local number = type(phase) == "string" and self:find_phase(phase) or native.integer("phase", phase)
  if number < 0 then number = number + count end
  if number < 0 or number >= count then native.fail("not_found", "phase " .. phase .. " was not played") end
  return PlayedPhase.new(self, number)
end

--- Iterates over the played phases: `for phase in game:phases() do`.
function Game:phases()
  local number = -1
  return function()
    number = number + 1
    if number < self:phase_count() then return PlayedPhase.new(self, number) end
  end
end

--- A hash of the game up to a phase (nil: the current one), 16 hexadecimal digits, the same in every language.
function Game:hash(phase)
  return native.hex(native.value("uint64_t", "entente_game_hash", self:live(), native.phase(phase or self:phase_count())))
end

local function all_orders(lines)
  for _, each in ipairs(lines) do
    if getmetatable(each) ~= Order then return false end
  end
  return #lines > 0
end

--- Hands in the orders of a power: a text with one a line, an Order, or a list of them. They replace those handed in
-- before. Options: `mode` ("replace", "amend", "next_set", "defaults"), `by`: the power that hands them in, nil: the host.
-- Illegal and unreadable orders are kept: they are results.
-- @treturn Game the game
-- @raise wrong_phase if the game is over; invalid_argument if `by` may not
function Game:submit(power, orders, options)
  options = native.options(options, "mode, by")
  local how = native.sized("entente_submission", { by = self.map:power_or_all(options.by),
    mode = native.number("submit_mode", options.mode or "replace") })
  local lines = (type(orders) == "string" or getmetatable(orders) == Order) and { orders } or orders
  if type(lines) ~= "table" then native.refuse("orders", "a text, an Order or a list of them", orders) end
  local number = self.map:power_number(power)
  if all_orders(lines) then
    local packed, count = Order.packed(lines)
    call(self, "entente_game_submit", number, packed, count, how)
    return self
  end
  local texts = {}
  for i, each in ipairs(lines) do texts[i] = getmetatable(each) == Order and tostring(each) or native.string("order " .. i, each) end
  local text = table.concat(texts, "\n")
  call(self, "entente_game_submit_text", number, text, #text, how)
  return self
end

--- The lines that a power handed in for a phase (nil: the current one), or its default orders.
function Game:orders(power, phase, defaults)
  local text = native.long_text("entente_game_orders_text", self:live(), native.phase(phase or self:phase_count()), self.map:power_number(power),
    defaults and 1 or 0)
  local all = {}
  for line in text:gmatch("[^\n]+") do all[#all + 1] = line end
  return all
end

--- Takes back the order for the unit or site of a province, or all of the power. Raises not_found if there is none.
function Game:cancel(power, province, by)
  call(self, "entente_game_cancel_order", self.map:power_number(power), self.map:province_or_all(province), self.map:power_or_all(by))
end

--- The legal orders of the unit or build site of a province (nil: of all) and of a power (nil: of all).
-- @treturn {entente.Order,...}
function Game:legal_orders(province, power)
  return native.list("uint64_t", function(bits) return Order.new(self.map, bits) end, "entente_game_legal_orders", self:live(),
    self.map:power_or_all(power), self.map:province_or_all(province))
end

--- What one order is worth in the current phase: `is_legal`, `reason`, `illegality`, `order`, `sentence` and, of an
-- unreadable one, `fault` with `offset` and `length` in bytes. Options: `language`, `full_names`.
-- @raise wrong_phase if the game is over
function Game:check_order(power, text, options)
  local check = native.sized("entente_order_check")
  native.string("order", text)
  local sentence = native.long_text("entente_game_check_order", self:live(), self.map:power_number(power), text, #text,
    native.text_options(options), check)
  local reason = native.word("reason", check.reason)
  return {
    is_legal = check.is_legal ~= 0, reason = reason, illegality = native.word("illegality", check.illegality),
    order = results.order_of(self.map, check.order), sentence = sentence,
    fault = reason == native.enums.reason.UNREADABLE and { offset = check.fault_offset, length = check.fault_length } or nil,
  }
end

local function advised(self, form, options)
  options = options or {}
  local written = native.text_options(options, "unknown, about, outlook, language, full_names, width")
  local question = native.sized("entente_advise_options", {
    which_unknown = native.number("unknown_orders", options.unknown and "listed" or "absent"), unknown = self.map:mask(options.unknown),
    about = self.map:mask(options.about), outlook = options.outlook and 1 or 0,
  })
  return native.long_text("entente_game_advise", self:live(), question, native.number("text_form", form), written)
end

--- Possible mistakes in the orders handed in so far, for people. Options: `unknown`, powers whose orders are unknown (nil:
-- those that handed in nothing); `about`, whose orders (nil: all); `outlook`: also what surely happens and what may;
-- `language`, `full_names`, `width`. A power must not learn others' orders from its advice: list the others as unknown.
-- @raise wrong_phase if the game is over
function Game:advise(options)
  return advised(self, "for_people", options)
end

--- The same as JSON: "phase", "unknown", "warnings", "outlook" (advice.schema.json).
function Game:advise_json(options)
  return advised(self, "json", options)
end

--- What a power still has to order: `units`, `builds`, `removals`, and `by`, who can order them (nil: no power).
function Game:owed(power)
  local number = self.map:power_number(power)
  local owed = native.struct("entente_owed", "entente_game_owed", self:live(), number)
  local units = native.list("entente_unit", function(each) return self.map:unit(each) end, "entente_game_owed_units", self:live(), number)
  return { units = units, builds = owed.build_count, removals = owed.removal_count, by = self.map:power_id(owed.by) }
end

--- What all powers owe, and whether the phase is ready, as JSON.
function Game:owed_json()
  return native.long_text("entente_game_owed_json", self:live())
end

--- Whether a power wants the phase to wait (nil: yes); `process` ignores it, the host decides.
function Game:set_waiting(power, waits)
  call(self, "entente_game_set_waiting", self.map:power_number(power), waits == false and 0 or 1)
end

function Game:waiting()
  return self.map:powers_of(info(self).waiting)
end

--- Lets a power hand in orders of another, as a deputy; with false no longer.
function Game:allow(by, power, allowed)
  call(self, "entente_game_allow", self.map:power_number(by), self.map:power_number(power), allowed == false and 0 or 1)
end

function Game:may_order(by, power)
  return C.entente_game_may_order(self:live(), self.map:power_number(by), self.map:power_number(power)) ~= 0
end

--- Plays the current phase with the orders handed in, and goes on to the next one to be played.
-- @treturn PlayedPhase
-- @raise wrong_phase if the game is over
function Game:process()
  call(self, "entente_game_process")
  return PlayedPhase.new(self, self:phase_count() - 1)
end

local function go(self, name, ...)
  call(self, name, ...)
  return self
end

--- Takes back the last phase; its orders are handed in again. Raises wrong_phase if none was played.
-- @treturn Game the game, as of `redo` and `go_to`
function Game:undo()
  return go(self, "entente_game_undo")
end

--- Plays the phase that was undone last again. Raises wrong_phase if none was.
function Game:redo()
  return go(self, "entente_game_redo")
end

--- Undoes or redoes phases until so many are played; `game:find_phase("F1901M")` is the number of a phase.
function Game:go_to(phase)
  return go(self, "entente_game_go_to", native.phase(phase))
end

--- How a draw is voted on.
function Game:draw_policy()
  return native.word("draw_policy", info(self).draw_policy)
end

--- Sets how a draw is voted on, which deletes all votes.
function Game:set_draw_policy(policy)
  call(self, "entente_game_set_draw_policy", native.number("draw_policy", policy))
end

local function vote_struct(self, power, kind, powers)
  return ffi.new("entente_vote", { powers = self.map:mask(powers), power = self.map:power_number(power),
    kind = native.number("vote_kind", kind or "draw") })
end

--- Casts a vote: `game:vote("FRANCE")`, `game:vote("FRANCE", "list", { "FRANCE", "ITALY" })`. A vote that completes a draw
-- ends the game. Raises invalid_argument, saying why, for a vote that is refused.
function Game:vote(power, kind, powers)
  call(self, "entente_game_vote", vote_struct(self, power, kind, powers))
end

function Game:cancel_vote(power, kind, powers)
  call(self, "entente_game_cancel_vote", vote_struct(self, power, kind, powers))
end

--- Carries out a mail judge's command: "SET DRAW AEF"; of the moderator (nil) "SET DIAS".
function Game:vote_command(power, text)
  call(self, "entente_game_vote_command", self.map:power_or_all(power), native.string("command", text), #text)
end

--- The votes that count now: `power`, `kind`, `powers`, `list_ignored`.
function Game:votes()
  return native.list("entente_vote", function(each)
    return { power = self.map.powers[each.power + 1], kind = native.word("vote_kind", each.kind),
      powers = self.map:powers_of(each.powers), list_ignored = each.list_ignored ~= 0 }
  end, "entente_game_votes", self:live())
end

--- Ends the game as its players or the host decide: `game:stop("draw", { "FRANCE", "ITALY" })`.
function Game:stop(kind, winners)
  call(self, "entente_game_end", native.number("end_kind", kind), self.map:mask(winners))
end

--- Lets a game go on that was stopped. Raises wrong_phase if it is not over, or was won.
function Game:resume()
  call(self, "entente_game_resume")
end

--- Ends beside the victory on the board: `last_survivor`, `last_year` (or nil), `year_limit`, `stalemate_years`,
-- `phase_limit` (0: never).
function Game:end_rules()
  local rules = native.struct("entente_end_rules", "entente_game_end_rules", self:live())
  return { last_survivor = rules.last_survivor ~= 0, last_year = rules.has_last_year ~= 0 and rules.last_year or nil,
    year_limit = native.word("year_limit", rules.year_limit), stalemate_years = rules.stalemate_years, phase_limit = rules.phase_limit }
end

--- Sets the ends of a table as `end_rules` gives it; what it does not name is off.
function Game:set_end_rules(rules)
  rules = native.options(rules, "last_survivor, last_year, year_limit, stalemate_years, phase_limit")
  call(self, "entente_game_set_end_rules", native.sized("entente_end_rules", {
    last_survivor = rules.last_survivor and 1 or 0, has_last_year = rules.last_year and 1 or 0, last_year = rules.last_year or 0,
    year_limit = native.number("year_limit", rules.year_limit or "draw"), stalemate_years = rules.stalemate_years or 0,
    phase_limit = rules.phase_limit or 0,
  }))
end

function Game:__tostring()
  return self.pointer and ("Game %s %s"):format(self.map.name, self:phase_name()) or "Game closed"
end

Game.PlayedPhase = PlayedPhase
return Game
