// Serves a built site on 127.0.0.1, compressed, and notes what was sent: for the tests and the bench.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.svg': 'image/svg+xml', '.webmanifest': 'application/manifest+json',
};

/** `sent`: the names of the files that were asked for, with their compressed bytes. `close` ends all connections. */
export async function serve(site) {
  const sent = new Map();
  const packed = new Map();
  const server = createServer((request, response) => {
    const name = normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname)).replace(/^\/$/, '/index.html');
    const file = join(site, name);
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    if (!packed.has(name)) packed.set(name, gzipSync(readFileSync(file), { level: 9 }));
    const body = packed.get(name);
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end();
    sent.set(name, (sent.get(name) ?? 0) + body.length);
    const caching = name.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache';
    return response.writeHead(200, { 'content-type': types[extname(name)] ?? 'application/octet-stream', 'content-encoding': 'gzip', 'cache-control': caching, etag, 'content-length': body.length }).end(body);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  server.unref();
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${server.address().port}/`, sent, close };
}
