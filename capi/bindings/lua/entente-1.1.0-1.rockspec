rockspec_format = "3.0"
package = "entente"
version = "1.1.0-1"
source = { url = "file://." } -- built in this folder, by build_rock.py
description = {
  summary = "Adjudicates the board game Diplomacy: the result of every order, with its reason",
  license = "MIT",
}
dependencies = { "lua == 5.1" } -- as LuaJIT is; it needs LuaJIT's ffi
build = {
  type = "builtin",
  modules = {
    ["entente"] = "entente.lua",
    ["entente.adjudicator"] = "entente/adjudicator.lua",
    ["entente.declarations"] = "entente/declarations.lua",
    ["entente.exchange"] = "entente/exchange.lua",
    ["entente.game"] = "entente/game.lua",
    ["entente.map"] = "entente/map.lua",
    ["entente.native"] = "entente/native.lua",
    ["entente.order"] = "entente/order.lua",
    ["entente.position"] = "entente/position.lua",
    ["entente.results"] = "entente/results.lua",
    ["entente.rules"] = "entente/rules.lua",
  },
  install = { lib = { ["entente.libentente"] = "libentente.so" } },
}
