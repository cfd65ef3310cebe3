#!/usr/bin/env node
// Installs the packed package from its file into an empty folder without network and uses it there: from ESM, CommonJS and
// TypeScript, whose types are checked strictly.
//
//   node bare.mjs ENTENTE.tgz TSC
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const [archive, compiler] = process.argv.slice(2).map((path) => resolve(path));
const folder = mkdtempSync(join(tmpdir(), 'entente-'));
const run = (command, ...args) => execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
const use = 'const game = new Game(); game.submit("FRANCE", "A PAR - BUR"); console.log(game.process().results[0].sentence({ language: "de" }));';
const core = 'init(new URL(import.meta.resolve("entente/core.wasm")))';
const programs = {
  'esm.mjs': `import { init, Game } from "entente"; await init(); ${use}`,
  'core.mjs': `import { init, Game } from "entente"; await ${core}; ${use.replace('{ language: "de" }', '')}`,
  'cjs.cjs': `const { init, Game } = require("entente"); init().then(() => { ${use} });`,
  'sync.cjs': `const { initSync, Game } = require("entente"); initSync(require("fs").readFileSync(require.resolve("entente/full.wasm"))); ${use}`,
  'typed.mts': `import { init, Game, type Reason, InvalidArgumentError } from "entente";
await init();
function first(): Reason {
  using game = new Game("standard", { rules: "2023" });
  game.submit("FRANCE", "A PAR - BUR", { mode: "amend" });
  const [result] = game.process().of("FRANCE");
  return result?.reason ?? "void";
}
const reason: "none" | string = first();
try { new Game("standart"); } catch (error) { if (error instanceof InvalidArgumentError) { const line: number | undefined = error.line; console.log(line); } }
// @ts-expect-error a power is no object
new Game().submit({}, "A PAR - BUR");
// @ts-expect-error no such reason
const wrong: Reason = "bouncd";
console.log(reason, wrong);
`,
  'typed.cts': 'import { Game, type Position } from "entente"; export const start = (game: Game): Position => game.position;',
};
try {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', archive);
  if (!existsSync(join(folder, 'node_modules/entente/LICENSE'))) throw new Error('the package has no licence');
  for (const [name, text] of Object.entries(programs)) writeFileSync(join(folder, name), text);
  const said = ['esm.mjs', 'cjs.cjs', 'sync.cjs', 'core.mjs'].map((name) => run(process.execPath, name));
  const german = 'A PAR zieht nach BUR.';
  if (said.join('|') !== [german, german, german, 'A PAR moves to BUR.'].join('|')) throw new Error(said.join('|'));
  run(process.execPath, compiler, '--noEmit', '--strict', '--exactOptionalPropertyTypes', '--module', 'nodenext', '--target', 'es2022', '--types', '', 'typed.mts', 'typed.cts');
  console.log(`${archive}: ${statSync(archive).size} bytes; ESM, CommonJS and TypeScript work from a bare folder`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
