// Writes the service worker of a built site: offline/worker.js with the names of the site's files and a version made of their
// contents.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('worker.js', import.meta.url));

/** Files that most visits never need. */
const isLater = (name) => /^assets\/full-.*\.wasm$/.test(name);

export function writeWorker(site) {
  const files = readdirSync(site, { recursive: true }).map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name !== 'sw.js' && name !== 'index.html' && statSync(join(site, name)).isFile()).sort();
  const hash = createHash('sha256');
  for (const name of ['index.html', ...files]) hash.update(name).update(readFileSync(join(site, name)));
  const first = ['', ...files.filter((name) => !isLater(name))];
  const constants = { VERSION: hash.digest('hex').slice(0, 12), FILES: files, FIRST: first };
  const head = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
  writeFileSync(join(site, 'sw.js'), `${head.join('\n')}\n\n${readFileSync(source, 'utf8')}`);
}
