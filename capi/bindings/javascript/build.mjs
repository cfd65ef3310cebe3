#!/usr/bin/env node
// Builds the npm package: compiles the sources for ESM and CommonJS and puts the WebAssembly modules beside them.
//
//   node build.mjs [--modules build/platforms/wasm32-wasi/bin] [--output build/javascript] [--pack]
//
// It needs TypeScript (package.json says which): of OUTPUT/tools, which it fills with npm unless it is there, or of the folder
// that ENTENTE_NODE_TOOLS names. The package is OUTPUT/package; with --pack also OUTPUT/entente-VERSION.tgz.
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '../../..');
const option = (name, usual) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : usual);
const modules = resolve(option('--modules', join(root, 'build/platforms/wasm32-wasi/bin')));
const output = resolve(option('--output', join(root, 'build/javascript')));
const target = join(output, 'package');
const described = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
const run = (command, args, cwd = output) => execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

// The compiler.
const tools = process.env.ENTENTE_NODE_TOOLS ?? join(output, 'tools');
mkdirSync(tools, { recursive: true });
if (!existsSync(join(tools, 'node_modules/typescript'))) {
  const wanted = Object.entries(described.devDependencies).map(([name, version]) => `${name}@${version}`);
  run('npm', ['install', '--no-audit', '--no-fund', '--prefix', tools, ...wanted]);
}

rmSync(target, { recursive: true, force: true });
for (const kind of ['esm', 'cjs']) {
  const sources = join(output, 'sources');
  rmSync(sources, { recursive: true, force: true });
  cpSync(join(here, 'src'), join(sources, 'src'), { recursive: true });
  copyFileSync(join(here, 'tsconfig.json'), join(sources, 'tsconfig.json'));
  writeFileSync(join(sources, 'package.json'), JSON.stringify({ type: kind === 'esm' ? 'module' : 'commonjs' }));
  if (kind === 'cjs') {
    const text = 'import { pathToFileURL } from "node:url";\ndeclare const __filename: string;\nexport const here: string = pathToFileURL(__filename).href;\n';
    writeFileSync(join(sources, 'src/here.ts'), text);
    writeFileSync(join(sources, 'src/node-url.d.ts'), 'declare module "node:url" {\n  export function pathToFileURL(path: string): URL;\n}\n');
  }
  const tsc = join(tools, 'node_modules/typescript/bin/tsc');
  run(process.execPath, [tsc, '-p', sources, '--outDir', join(target, 'dist', kind)]);
  writeFileSync(join(target, 'dist', kind, 'package.json'), `{ "type": "${kind === 'esm' ? 'module' : 'commonjs'}" }\n`);
}
copyFileSync(join(modules, 'entente-core.wasm'), join(target, 'core.wasm'));
copyFileSync(join(modules, 'entente.wasm'), join(target, 'full.wasm'));
copyFileSync(join(here, 'README.md'), join(target, 'README.md'));
copyFileSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
const { devDependencies, ...published } = described;
writeFileSync(join(target, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
console.log(target);
if (process.argv.includes('--pack')) console.log(join(output, run('npm', ['pack', '--silent', '--pack-destination', output], target).trim()));
