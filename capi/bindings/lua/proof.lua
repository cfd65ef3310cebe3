-- The proof of the Lua package: the commands of capi/bindings/PROOF.md.
package.path = arg[0]:match("^(.-)[^/]*$") .. "?.lua;" .. package.path
local entente = require("entente")
local Game, Map, Position, Rules = entente.Game, entente.Map, entente.Position, entente.Rules

local commands = {}

local function complain(...)
  io.stderr:write(string.format(...), "\n")
  return false
end

local function done(word, good, count)
  print(("%s %d of %d"):format(word, good, count))
  return good == count and count > 0
end

local function content(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read("*a")
  file:close()
  return text
end

local function write(path, text)
  local file = assert(io.open(path, "wb"))
  file:write(text)
  file:close()
end

--- The paths in a folder that end so, in the sequence of their names.
local function files(folder, ending)
  local listed, all = io.popen("ls '" .. folder .. "'"), {}
  for name in listed:lines() do
    if name:sub(-#ending) == ending then all[#all + 1] = folder .. "/" .. name end
  end
  listed:close()
  return all
end

-- JSON of the cases: no numbers, and of the escapes those of ASCII; null is false.
local read_value

local function read_list(text, at, close, read_item)
  local all = {}
  at = text:match("^%s*()", at + 1)
  while text:sub(at, at) ~= close do
    at = text:match("^%s*,?%s*()", read_item(all, at))
  end
  return all, at + 1
end

local escapes = { n = "\n", t = "\t", r = "\r", b = "\b", f = "\f" }

function read_value(text, at)
  local first = text:sub(at, at)
  if first == '"' then
    local close = at + 1
    while text:sub(close, close) ~= '"' do close = close + (text:sub(close, close) == "\\" and 2 or 1) end
    local inside = text:sub(at + 1, close - 1):gsub("\\u(%x%x%x%x)", function(code) return string.char(tonumber(code, 16)) end)
    return inside:gsub("\\(.)", function(each) return escapes[each] or each end), close + 1
  elseif first == "[" then
    return read_list(text, at, "]", function(all, from)
      local value, after = read_value(text, from)
      all[#all + 1] = value
      return after
    end)
  elseif first == "{" then
    return read_list(text, at, "}", function(all, from)
      local name, after = read_value(text, from)
      all[name], after = read_value(text, text:match("^%s*:%s*()", after))
      return after
    end)
  end
  local word, after = text:match("^(%w+)()", at)
  return word == "true", after
end

function commands.version()
  print(("version lua %s library %s"):format(jit.version:match("%S+$"), entente.version))
  return true
end

-- The DATC cases.

local function sorted(list, text_of)
  local all = {}
  for i, each in ipairs(list) do all[i] = text_of and text_of(each) or each end
  table.sort(all)
  return table.concat(all, "|")
end

local function full(unit)
  return unit.power .. " " .. tostring(unit)
end

local function dislodged_units(after)
  return sorted(after:dislodged(), function(unit) return full(unit) .. ":" .. sorted(after:retreats(unit.location), nil) end)
end

local function phase_passes(name, map, rules, phase)
  local position = Position.from_line(phase.position, map)
  local game = Game(map, { rules = rules, position = position })
  local of_power = {}
  for _, order in ipairs(phase.orders) do
    of_power[order.power] = of_power[order.power] or {}
    table.insert(of_power[order.power], order.text)
  end
  for power, lines in pairs(of_power) do game:submit(power, lines) end
  local played, good = game:process(), true
  for i, order in ipairs(phase.orders) do
    local result = played.results[i]
    if result.power ~= order.power or result.text ~= order.text or (order.reason or result.reason) ~= result.reason
        or (order.dislodged_by or nil) ~= result.dislodged_by then
      good = complain("%s: %s is %s, dislodged by %s", name, order.text, tostring(result), tostring(result.dislodged_by))
    end
  end
  local after = played:after()
  if sorted(after:units(), full) ~= sorted(phase.units) then good = complain("%s: units %s", name, sorted(after:units(), full)) end
  local wanted = sorted(phase.dislodged, function(each) return each.unit .. ":" .. sorted(each.retreats) end)
  if dislodged_units(after) ~= wanted and position:phase_name():sub(-1) == "M" then
    good = complain("%s: dislodged %s", name, dislodged_units(after))
  end
  if game:position():line() ~= phase.next then good = complain("%s: next %s", name, game:position():line()) end
  return good
end

function commands.datc(file)
  local good, count = 0, 0
  for line in io.lines(file) do
    local case, passes = read_value(line, 1), true
    local map = Map(case.map)
    for _, phase in ipairs(case.phases) do
      passes = phase_passes(case.case .. " " .. case.rules, map, Rules(case.rules, map), phase) and passes
    end
    good, count = good + (passes and 1 or 0), count + 1
  end
  return done("datc", good, count)
end

-- The playthroughs.

--- The map, the rules, and for each phase the orders of each power, in the sequence of the file.
local function read_orders(text)
  local map, rules, phases = nil, nil, {}
  for line in text:gmatch("[^\n]+") do
    local word, rest = line:match("^(%S+) ?(.*)$")
    if word == "map" then
      map = rest
    elseif word == "rules" then
      rules = rest
    elseif word == "phase" then
      phases[#phases + 1] = {}
    elseif word == "order" then
      local power, order = rest:match("^(%S+) (.*) : .-$")
      local phase = phases[#phases]
      phase[power] = phase[power] or {}
      table.insert(phase[power], order)
    end
  end
  return map, rules, phases
end

local function phase_lines(lines, game)
  local position = game:position()
  lines[#lines + 1] = ("phase %s hash %s units %d dislodged %d"):format(game:phase_name(), position:hash(), #position:units(),
    #position:dislodged())
  local words, counts = { "counts" }, position:counts()
  for _, power in ipairs(game.map.powers) do
    words[#words + 1] = ("%d/%d/%d"):format(counts[power].units, counts[power].centers, #game:legal_orders(nil, power))
  end
  lines[#lines + 1] = table.concat(words, " ")
end

local function result_line(result)
  local words = { result.implied and "implied" or "order", result.power, result.text, ":", result.reason }
  local function add(...)
    for _, word in ipairs({ ... }) do words[#words + 1] = word end
  end
  if result.illegality ~= entente.Illegality.NONE then add("illegality", result.illegality) end
  if result.cause then add("cause", result.cause) end
  if result.dislodged_by then add("dislodged", result.dislodged_by) end
  if result.hidden then add("hidden") end
  if result.order and tostring(result.order) ~= result.text then add("as", tostring(result.order)) end
  return table.concat(words, " ")
end

local function played_lines(lines, played)
  for result in played:each() do lines[#lines + 1] = result_line(result) end
  for _, event in ipairs(played:events()) do
    lines[#lines + 1] = table.concat({ "event", event.kind, event.why, event.power, event.unit and tostring(event.unit) }, " ")
  end
  if #played.results > 0 then
    local options = { language = played.number % 2 == 1 and "de" or "en", full_names = math.floor(played.number / 2) % 2 == 1 }
    local result = played.results[played.number % #played.results + 1]
    lines[#lines + 1] = ("says %s %s"):format(options.language, result:sentence(options))
  end
end

local function end_lines(lines, game)
  lines[#lines + 1] = table.concat({ "end", game:ending(), unpack(game:winners()) }, " ")
  lines[#lines + 1] = "position " .. game:position():line()
  for number, system in ipairs(entente.score_systems()) do
    local words, scores = { "scores", system.name }, game:position():scores(number - 1)
    for _, power in ipairs(game.map.powers) do
      words[#words + 1] = ("%d/%d"):format(scores[power].numerator, scores[power].denominator)
    end
    lines[#lines + 1] = table.concat(words, " ")
  end
  lines[#lines + 1] = "game " .. game:hash()
end

local function submit_all(game, phase)
  for _, power in ipairs(game.map.powers) do
    if phase[power] then game:submit(power, phase[power]) end
  end
end

local function new_game(name, rules)
  local map = Map(name)
  return Game(map, { rules = Rules(rules, map) })
end

local function replayed(text)
  local name, rules, phases = read_orders(text)
  local game = new_game(name, rules)
  local lines = { "playthrough 1", "map " .. name, "rules " .. rules, "fingerprint " .. game.map.fingerprint }
  for _, phase in ipairs(phases) do
    phase_lines(lines, game)
    submit_all(game, phase)
    played_lines(lines, game:process())
  end
  end_lines(lines, game)
  return table.concat(lines, "\n") .. "\n"
end

function commands.play(folder)
  local good, paths = 0, files(folder, ".txt")
  for _, path in ipairs(paths) do
    local text = content(path)
    local ours = replayed(text)
    if ours == text then
      good = good + 1
    else
      local wanted, found = text:gmatch("[^\n]+"), ours:gmatch("[^\n]+")
      local a, b = wanted(), found()
      while a and a == b do a, b = wanted(), found() end
      complain("%s: %s is %s", path, a, b)
    end
  end
  return done("play", good, #paths)
end

-- Errors, memory, threads.

function commands.errors()
  local finished = Game()
  finished:stop("draw", { "FRANCE", "ITALY" })
  local Status = entente.Status
  local calls = {
    { function() return Map("standart") end, Status.NOT_FOUND, "nearest: standard", false },
    { function() return Game.load('{"phases":\n [}') end, Status.INVALID_ARGUMENT, "", true },
    { function() return Rules("2023,waiv=allowed") end, Status.INVALID_ARGUMENT, "nearest: waive", true },
    { function() return finished:process() end, Status.WRONG_PHASE, "", false },
  }
  local good = 0
  for i, each in ipairs(calls) do
    local call, status, words, has_place = unpack(each)
    local went_well, failure = pcall(call)
    if not went_well and getmetatable(failure) == entente.Error and failure.status == status and failure.message ~= ""
        and failure.message:find(words, 1, true) and (failure.line ~= nil and failure.column ~= nil) == has_place then
      good = good + 1
    else
      complain("error %d: %s", i, tostring(failure))
    end
  end
  return done("errors", good, #calls)
end

local function memory_kb()
  collectgarbage()
  return tonumber(content("/proc/self/status"):match("VmRSS:%s*(%d+)"))
end

function commands.memory()
  local count, map, text, start = 100000, Map(), Game():save(), nil
  for i = 0, count - 1 do
    local game, position = Game(map), Position(map)
    game:submit("FRANCE", "A PAR - BUR")
    if i % 100 == 0 then Game.load(text):fork():view("FRANCE"):save() end
    if i == count / 10 then start = memory_kb() end
    assert(position)
  end
  local grown = memory_kb() - start
  print(("memory %d grown %d"):format(count, grown))
  return grown < 8192
end

local function play_some(game, phases, pause)
  for _ = 1, phases do
    for _, power in ipairs(game.map.powers) do
      local legal, orders = game:legal_orders(nil, power), {}
      for i = 1, #legal, math.max(1, math.floor(#legal / 5)) do orders[#orders + 1] = legal[i] end
      game:submit(power, orders)
      pause()
    end
    if game:is_over() then break end
    game:process()
  end
  return game:hash()
end

--- Runs two coroutines in turns: LuaJIT has no threads. What each returns.
local function side_by_side(first, second)
  local turns, answers = { coroutine.create(first), coroutine.create(second) }, {}
  while coroutine.status(turns[1]) ~= "dead" or coroutine.status(turns[2]) ~= "dead" do
    for i, each in ipairs(turns) do
      if coroutine.status(each) ~= "dead" then answers[i] = { coroutine.resume(each) } end
    end
  end
  return answers[1], answers[2]
end

function commands.threads()
  local alone = play_some(Game(), 40, function() end)
  local function one() return play_some(Game(), 40, coroutine.yield) end
  local a, b = side_by_side(one, one)
  if a[2] ~= alone or b[2] ~= alone then return complain("two games in two coroutines are not as one") end
  local shared = Game()
  local function same() return play_some(shared, 20, coroutine.yield) end
  for _, each in ipairs({ side_by_side(same, same) }) do
    if not each[1] and getmetatable(each[2]) ~= entente.Error then return complain("one game in two coroutines: %s", tostring(each[2])) end
  end
  print("threads 2")
  return true
end

-- The round of saves.

function commands.save(folder)
  local count = 0
  for _, path in ipairs(files(os.getenv("ENTENTE_GAMES"), ".txt")) do
    local name, rules, phases = read_orders(content(path))
    if #phases >= 10 then
      local game = new_game(name, rules)
      for i = 1, 10 do
        submit_all(game, phases[i])
        game:process()
      end
      local target = folder .. "/" .. path:match("([^/]+)%.txt$")
      write(target .. ".json", game:save())
      write(target .. ".bin", game:save_bytes())
      write(target .. ".hash", game:hash() .. "\n")
      count = count + 1
    end
  end
  print("save " .. count)
  return count > 0
end

function commands.load(folder)
  local good, paths = 0, files(folder, ".hash")
  for _, path in ipairs(paths) do
    local name, hash = path:sub(1, -6), content(path):match("%x+")
    local text, data = Game.load(content(name .. ".json")), Game.load(content(name .. ".bin"))
    if text:hash() == hash and data:hash() == hash then
      good = good + 1
    else
      complain("%s: another hash", name)
    end
    write(name .. ".json", text:save())
    write(name .. ".bin", data:save_bytes())
  end
  return done("load", good, #paths)
end

function commands.speed()
  local game, legal, phases, start = Game(), {}, 0, os.clock()
  for _, unit in ipairs(game:position():units()) do
    legal[unit.power] = legal[unit.power] or {}
    table.insert(legal[unit.power], tostring(game:legal_orders(unit.location)[1]))
  end
  while os.clock() < start + 1 do
    local fresh = game:fork()
    submit_all(fresh, legal)
    fresh:process()
    phases = phases + 1
  end
  local rate, calls = phases / (os.clock() - start), 1000000
  start = os.clock()
  for _ = 1, calls do game:phase_count() end
  print(("speed %.0f %.0f"):format(rate, (os.clock() - start) / calls * 1e9))
  return true
end

os.exit(commands[arg[1]](arg[2]) and 0 or 1)
