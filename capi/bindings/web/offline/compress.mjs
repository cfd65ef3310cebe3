// Writes NAME.br and NAME.gz beside the files of a built site, as small as they get: servers send these instead of compressing anew.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
export const gzip = (bytes) => gzipSync(bytes, { level: 9 });

export function compress(site) {
  for (const name of readdirSync(site, { recursive: true })) {
    const file = join(site, name);
    if (/\.(br|gz)$/.test(name) || !statSync(file).isFile()) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotli(bytes));
    writeFileSync(`${file}.gz`, gzip(bytes));
  }
}
