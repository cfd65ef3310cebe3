// Plays a phase through koffi.mjs. usage: node program.mjs DESCRIPTION LIBRARY, with NODE_PATH where koffi is
import { createRequire } from "node:module";
import { load } from "./koffi.mjs";

const entente = load(process.argv[2], process.argv[3], createRequire(import.meta.url)("koffi"));
const board = entente.entente_map_builtin("standard");
const position = new BigUint64Array(Number(entente.entente_position_size(board)) / 8);
entente.entente_position_start(board, position);
const texts = ["A PAR - BUR", "A MUN - BUR", "F TRI - ROM", "A VIE - BUD", "A BUD - VIE", "F LON - NTH"];
const names = ["France", "Germany", "Austria", "Austria", "Austria", "England"];
const powers = names.map((name) => entente.entente_map_find_power(board, name));
const orders = texts.map((text, i) => entente.entente_order_read(board, null, "ENTENTE_MOVEMENT", powers[i], text));
const scratch = entente.entente_scratch_new(board);
entente.entente_adjudicate(scratch, position, null, orders);
for (const result of entente.entente_scratch_results(scratch).slice(0, orders.length)) {
  const { kind } = entente.entente_order_unpack(result.order);
  console.log(entente.entente_order_write(board, result.order), kind, result.reason, result.illegality);
}
const game = entente.entente_game_new(board, null, null);
const again = entente.entente_game_load(entente.entente_game_save_binary(game), null);
console.log(entente.entente_map_name(entente.entente_game_map(again)), entente.entente_game_phase_count(again));
try {
  entente.entente_map_builtin("stendard");
} catch (failure) {
  console.log(failure.message.split(":")[0]);
}
