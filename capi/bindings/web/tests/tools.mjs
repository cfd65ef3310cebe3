// What the tests and the bench stand on: the built page and the tools of its build.
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const sources = fileURLToPath(new URL('../src/', import.meta.url));
const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The folder that build.mjs filled. */
export const built = resolve(process.env.ENTENTE_WEB ?? join(root, 'build/web'));
export const site = join(built, 'site');
const tools = process.env.ENTENTE_NODE_TOOLS ?? join(built, 'tools');
const require = createRequire(join(resolve(tools), 'package.json'));

/** A tool; null if it is not installed. */
export const tool = async (name) => (existsSync(join(tools, 'node_modules', name)) ? import(pathToFileURL(require.resolve(name))) : null);
/** The path of a file of a tool. */
export const toolFile = (name) => require.resolve(name);

const node = pathToFileURL(join(built, 'package/dist/esm/node.js')).href;

/** A source of the page as a module of Node, on the same npm package as `entente`. */
export async function compiled(name) {
  const { build } = await tool('esbuild');
  const folder = join(built, 'tested');
  const outfile = join(folder, `${name.replace(/\W/g, '_')}.mjs`);
  const installed = { name: 'installed', setup: ({ onResolve }) => onResolve({ filter: /^entente$/ }, () => ({ path: node, external: true })) };
  mkdirSync(folder, { recursive: true });
  await build({ entryPoints: [join(sources, name)], bundle: true, format: 'esm', outfile, plugins: [installed], logLevel: 'error' });
  return import(pathToFileURL(outfile));
}

/** The npm package with its full module. */
export async function entente() {
  const engine = await import(node);
  await engine.init();
  return engine;
}

export const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';
const flags = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
];

/** Chromium with a profile of its own; null, with the reason said, where it or playwright-core is missing. */
export async function browser() {
  const playwright = await tool('playwright-core');
  if (playwright === null || !existsSync(chromium)) {
    console.log(`SKIPPED: ${playwright === null ? 'playwright-core' : chromium} is not installed`);
    return null;
  }
  return (playwright.default ?? playwright).chromium.launch({ executablePath: chromium, args: flags });
}
