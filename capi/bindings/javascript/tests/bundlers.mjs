#!/usr/bin/env node
// Builds a page with esbuild, webpack and Vite, each as the README says, and runs it in Chromium: the bundles must find the
// module, and play a phase. A bundler or browser that is absent skips its part and says so.
//
//   node bundlers.mjs PACKAGE TOOLS    TOOLS/node_modules has esbuild, webpack, vite, playwright-core
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const [built, tools] = process.argv.slice(2).map((path) => resolve(path));
const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';
const folder = mkdtempSync(join(tmpdir(), 'entente-'));
const require = createRequire(join(tools, 'package.json'));
const tool = async (name) => (existsSync(join(tools, 'node_modules', name)) ? import(pathToFileURL(require.resolve(name))) : null);
const types = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.wasm': 'application/wasm' };
const html = '<!doctype html><meta charset="utf-8"><body><script type="module" src="./page.js"></script>';

const play = `
const game = new Game();
game.submit('FRANCE', 'A PAR - BUR');
document.body.textContent = game.process().results[0].sentence() + ' ' + GameMap.names().length;
`;
/** The program of a page, which loads the module as the README says. */
const program = (load, imports) => `
import { init, Game, GameMap } from 'entente';
${imports}
${load}.then(() => {${play}}).catch((error) => { document.body.textContent = String(error); });
`;

/** A folder with the program of a page; the package is installed in it. */
function page(name, load, imports = '') {
  const at = join(folder, name);
  mkdirSync(join(at, 'node_modules'), { recursive: true });
  symlinkSync(built, join(at, 'node_modules/entente'));
  writeFileSync(join(at, 'page.js'), program(load, imports));
  writeFileSync(join(at, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(at, 'index.html'), html);
  return at;
}

async function esbuild(loader) {
  const { build } = await tool('esbuild');
  const at = page(`esbuild-${loader}`, 'init(core)', "import core from 'entente/core.wasm';");
  const outdir = join(at, 'dist');
  await build({ absWorkingDir: at, entryPoints: ['page.js'], bundle: true, minify: true, format: 'esm', outdir, loader: { '.wasm': loader }, logLevel: 'error' });
  return outdir;
}

async function webpack() {
  const { default: pack } = await tool('webpack');
  const at = page('webpack', "init(new URL('entente/core.wasm', import.meta.url))");
  const path = join(at, 'dist');
  const stats = await new Promise((done, fail) => {
    pack({ context: at, mode: 'production', entry: './page.js', output: { path, filename: 'page.js' }, performance: { hints: false } }, (error, made) => (error ? fail(error) : done(made)));
  });
  if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString());
  return path;
}

async function vite() {
  const { build } = await tool('vite');
  const at = page('vite', 'init(url)', "import url from 'entente/core.wasm?url';");
  await build({ root: at, logLevel: 'error', build: { outDir: join(at, 'dist') } });
  return join(at, 'dist');
}

/** The page as it is, without a bundler: an import map names the package. */
function plain() {
  const at = page('plain', "init('/node_modules/entente/core.wasm')");
  const map = '<script type="importmap">{"imports":{"entente":"/node_modules/entente/dist/esm/index.js"}}</script>';
  writeFileSync(join(at, 'index.html'), html.replace('<body>', `${map}<body>`));
  return at;
}

/** What the page of a folder says in Chromium. */
async function shown(browser, at) {
  if (!existsSync(join(at, 'index.html'))) writeFileSync(join(at, 'index.html'), html);
  const server = createServer((request, response) => {
    const file = join(at, request.url === '/' ? 'index.html' : decodeURIComponent(new URL(request.url, 'http://x').pathname));
    if (!existsSync(file)) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const tab = await browser.newPage();
  try {
    await tab.goto(`http://127.0.0.1:${server.address().port}/`);
    await tab.waitForFunction(() => document.body.textContent.trim() !== '', undefined, { timeout: 60_000 });
    return (await tab.evaluate(() => document.body.textContent)).trim();
  } finally {
    await tab.close();
    server.closeAllConnections();
    server.close();
  }
}

/** The bytes of a bundle's programs, compressed. */
function size(at) {
  const files = readdirSync(at, { recursive: true }).map((name) => join(at, name)).filter((name) => name.endsWith('.js') && statSync(name).isFile());
  return files.reduce((sum, name) => sum + gzipSync(readFileSync(name)).length, 0);
}

/** Why a bundler cannot run here; "" if it can. */
function absent(name) {
  if (name === null) return '';
  if (!existsSync(join(tools, 'node_modules', name))) return `${name} is not installed`;
  return name === 'vite' && Number.parseInt(process.versions.node, 10) < 20 ? 'Vite needs Node 20' : '';
}

let failures = 0;
const playwright = existsSync(join(tools, 'node_modules/playwright-core')) ? require('playwright-core') : null;
if (playwright === null || !existsSync(chromium)) {
  console.log(`SKIPPED: ${playwright === null ? 'playwright-core' : chromium} is not installed`);
} else {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
  const browser = await playwright.chromium.launch({ executablePath: chromium, args });
  const ways = [['plain page', null, plain], ['esbuild, file', 'esbuild', () => esbuild('file')], ['esbuild, binary', 'esbuild', () => esbuild('binary')], ['webpack', 'webpack', webpack], ['Vite', 'vite', vite]];
  for (const [name, needs, build] of ways) {
    const missing = absent(needs);
    if (missing !== '') {
      console.log(`${name}: SKIPPED: ${missing}`);
      continue;
    }
    try {
      const at = await build();
      const said = await shown(browser, at);
      if (said !== 'A PAR moves to BUR. 1') throw new Error(`the page shows "${said}"`);
      console.log(`${name}: the page plays a phase in Chromium ${browser.version()}${needs === null ? '' : `, ${size(at)} bytes of script compressed`}`);
    } catch (error) {
      failures++;
      console.log(`${name}: ${error.stack ?? error}`);
    }
  }
  await browser.close();
}
rmSync(folder, { recursive: true, force: true });
process.exitCode = failures === 0 ? 0 : 1;
