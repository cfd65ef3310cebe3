-- Plays a phase through the module that luajit.py makes. usage: luajit program.lua LIBRARY
local ffi, entente = require("ffi"), require("entente")(arg[1])
local board = entente.entente_map_builtin("standard")
local position = ffi.new("uint64_t[?]", tonumber(entente.entente_position_size(board)) / 8)
entente.entente_position_start(board, position)
local given = {{"France", "A PAR - BUR"}, {"Germany", "A MUN - BUR"}, {"Austria", "F TRI - ROM"}, {"Austria", "A VIE - BUD"},
               {"Austria", "A BUD - VIE"}, {"England", "F LON - NTH"}}
local orders = {}
for i, each in ipairs(given) do
  local power = entente.entente_map_find_power(board, each[1])
  orders[i] = entente.entente_order_read(board, nil, entente.ENTENTE_MOVEMENT, power, each[2])
end
local scratch = entente.entente_scratch_new(board)
entente.entente_adjudicate(scratch, position, nil, orders)
local results = entente.entente_scratch_results(scratch)
for i in ipairs(orders) do
  local fields, of = entente.entente_order_unpack(results[i].order), "entente_order_result"
  print(table.concat({entente.entente_order_write(board, results[i].order), entente.word(fields, "entente_order_fields", "kind"),
                      entente.word(results[i], of, "reason"), entente.word(results[i], of, "illegality")}, " "))
end
local game = entente.entente_game_new(board, nil, nil)
local again = entente.entente_game_load(entente.entente_game_save_binary(game), nil)
print(entente.entente_map_name(entente.entente_game_map(again)) .. " " .. entente.entente_game_phase_count(again))
local _, failure = pcall(entente.entente_map_builtin, "stendard")
print(failure:match("ENTENTE_%w+[%w_]*"))
