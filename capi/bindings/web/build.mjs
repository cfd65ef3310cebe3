#!/usr/bin/env node
// Builds the page: the npm package of the WebAssembly modules first, then the site that stands on it.
//
//   node build.mjs [--modules build/platforms/wasm32-wasi/bin] [--package FOLDER] [--output build/web] [--no-types] [--compress]
//     [--serve PORT]
//
// The site is OUTPUT/site: static files that any server may serve from any folder. OUTPUT/entente-board is the npm package of the
// element. It needs TypeScript and Vite (package.json
// says which): of OUTPUT/tools, which it fills with npm unless they are there, or of the folder that ENTENTE_NODE_TOOLS names.
// --package names a built npm package of Entente. --compress puts NAME.br and NAME.gz beside the files of the site, for servers that send those. --serve serves the site on 127.0.0.1 until standard input ends.
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compress } from './offline/compress.mjs';
import { writeWorker } from './offline/write.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '../../..');
const option = (name, usual) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : usual);
const modules = resolve(option('--modules', join(root, 'build/platforms/wasm32-wasi/bin')));
const output = resolve(option('--output', join(root, 'build/web')));
const tools = resolve(process.env.ENTENTE_NODE_TOOLS ?? join(output, 'tools'));
const entente = resolve(option('--package', join(output, 'package')));
const site = join(output, 'site');
const run = (command, args) => execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'inherit', 'inherit'] });

function installTools() {
  if (existsSync(join(tools, 'node_modules/vite'))) return;
  mkdirSync(tools, { recursive: true });
  const { devDependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
  run('npm', ['install', '--no-audit', '--no-fund', '--prefix', tools, ...Object.entries(devDependencies).map((each) => each.join('@'))]);
}

/** A folder with the sources, in which imports of the package and of the tools resolve. */
function workshop() {
  const at = join(output, 'sources');
  rmSync(at, { recursive: true, force: true });
  cpSync(here, at, { recursive: true });
  mkdirSync(join(at, 'node_modules'));
  symlinkSync(entente, join(at, 'node_modules/entente'));
  for (const name of ['vite', 'typescript']) symlinkSync(join(tools, 'node_modules', name), join(at, 'node_modules', name));
  return at;
}

/** The names of the maps that the full module has. */
async function shippedMaps() {
  const { init, GameMap } = await import(pathToFileURL(join(entente, 'dist/esm/node.js')));
  await init();
  return GameMap.names();
}

/** A number of the layers of a picture, as src/board/picture.ts has it: the page keeps this picture if it would draw the same. */
function digest(picture) {
  const layers = picture.slice(picture.indexOf('<g id="layer-')).replace(/<\/svg>\s*$/, '');
  let sum = 0;
  for (let i = 0; i < layers.length; ++i) sum = Math.imul(sum ^ layers.charCodeAt(i), 16777619);
  return sum >>> 0;
}

/** Draws the opening into the page, light and dark, so that the board is there before the module is. */
async function opening(html, { bundle }) {
  const { initSync, Position } = await import(pathToFileURL(join(entente, 'dist/esm/node.js')));
  initSync(pathToFileURL(join(entente, 'core.wasm')));
  const [light, dark] = ['light', 'dark'].map((theme) => new Position().render({ theme, hidden: ['legend'] }));
  const core = Object.keys(bundle).find((name) => /core-[^/]*\.wasm$/.test(name));
  const style = (svg) => /<style>[^]*?<\/style>/.exec(svg)[0];
  const both = light.replace('</style>', `</style>${style(dark)}`).replace('<svg ', `<svg data-digest="${digest(light)}" `);
  return html.replace('<!--board-->', both).replace('%CORE%', `./${core}`);
}

/** The npm package of the element <entente-board>: one file that imports the package of the engine. */
async function buildElement({ build }, sources) {
  const at = join(output, 'entente-board');
  const lib = { entry: join(sources, 'src/element.ts'), formats: ['es'], fileName: () => 'entente-board.js' };
  await build({ root: sources, logLevel: 'warn', publicDir: false, build: { outDir: at, emptyOutDir: true, target: 'es2022', lib, rollupOptions: { external: ['entente'] } } });
  if (!process.argv.includes('--no-types')) run(process.execPath, [join(tools, 'node_modules/typescript/bin/tsc'), '-p', sources, '--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--rootDir', join(sources, 'src'), '--outDir', join(at, 'types')]);
  const { version, license } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
  const described = {
    name: 'entente-board', version, license, type: 'module', description: 'The element <entente-board>: a board of the game Diplomacy that plays and explains.',
    exports: { '.': { types: './types/element.d.ts', default: './entente-board.js' } }, dependencies: { entente: version },
  };
  writeFileSync(join(at, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);
  copyFileSync(join(root, 'LICENSE'), join(at, 'LICENSE'));
}

installTools();
process.env.ENTENTE_NODE_TOOLS = tools;
if (!process.argv.includes('--package')) run(process.execPath, [join(here, '../javascript/build.mjs'), '--modules', modules, '--output', output]);
const sources = workshop();
if (!process.argv.includes('--no-types')) run(process.execPath, [join(tools, 'node_modules/typescript/bin/tsc'), '-p', sources]);
const vite = await import(pathToFileURL(createRequire(join(tools, 'package.json')).resolve('vite')));
await vite.build({
  root: sources,
  base: './',
  logLevel: 'warn',
  define: { SHIPPED_MAPS: JSON.stringify(await shippedMaps()) },
  plugins: [{ name: 'opening', transformIndexHtml: { order: 'post', handler: opening } }],
  build: { outDir: site, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
});
writeWorker(site);
if (process.argv.includes('--compress')) compress(site);
await buildElement(vite, sources);
console.log(site);
if (process.argv.includes('--serve')) {
  const server = await vite.preview({ root: sources, build: { outDir: site }, preview: { host: '127.0.0.1', port: Number(option('--serve')), strictPort: true } });
  server.printUrls();
  process.stdin.resume().on('end', () => process.exit());
}
