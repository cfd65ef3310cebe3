"""Plays a phase through python_ctypes.py. usage: program.py DESCRIPTION LIBRARY"""
import ctypes, sys
import python_ctypes

if len(sys.argv) != 3:
    sys.exit(__doc__)
entente = python_ctypes.load(*sys.argv[1:])
board = entente.entente_map_builtin("standard")
position = (ctypes.c_uint64 * (entente.entente_position_size(board) // 8))()
entente.entente_position_start(board, position)
texts = "A PAR - BUR", "A MUN - BUR", "F TRI - ROM", "A VIE - BUD", "A BUD - VIE", "F LON - NTH"
powers = [entente.entente_map_find_power(board, name) for name in ("France", "Germany", "Austria", "Austria", "Austria", "England")]
orders = [entente.entente_order_read(board, None, entente.ENTENTE_MOVEMENT, power, text) for power, text in zip(powers, texts)]
scratch = entente.entente_scratch_new(board)
entente.entente_adjudicate(scratch, position, None, orders)
for result in entente.entente_scratch_results(scratch)[:len(orders)]:
    fields = entente.entente_order_unpack(result.order)
    print(entente.entente_order_write(board, result.order), fields.kind.name, result.reason.name, result.illegality.name)
game = entente.entente_game_new(board, None, None)
again = entente.entente_game_load(entente.entente_game_save_binary(game), None)
print(entente.entente_map_name(entente.entente_game_map(again)), entente.entente_game_phase_count(again))
try:
    entente.entente_map_builtin("stendard")
except python_ctypes.Failure as failure:
    print(failure.args[0].name)
