// The element <entente-board> in somebody's page, without a bundler.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { serve } from './serve.mjs';
import { browser as launch, built, entente } from './tools.mjs';

const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Somebody's page</title>
<script type="importmap">{"imports": {"entente": "/package/dist/esm/index.js"}}</script>
<main><h1>Somebody's page</h1>
<entente-board id="first" module="/package/core.wasm" rules="2023"></entente-board>
<entente-board id="second" module="/package/core.wasm" readonly theme="dark"></entente-board></main>
<script type="module">
import { Game } from 'entente';
import '/entente-board/entente-board.js';
window.told = [];
window.Game = Game;
for (const name of ['ready', 'orders', 'processed', 'phase']) document.addEventListener(name, ({ target, detail }) => told.push([target.id, name, detail?.phase ?? null].join(' ')));
</script>`;

let browser, server, engine;

before(async () => {
  browser = await launch();
  engine = await entente();
  mkdirSync(join(built, 'tested'), { recursive: true });
  writeFileSync(join(built, 'tested/element.html'), html);
  server = await serve(built);
});
after(async () => {
  await browser?.close();
  server?.close();
});

test('the element plays, tells of it, and shows a game that it is given', { timeout: 300_000 }, async (t) => {
  if (browser === null) return t.skip('no Chromium');
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(`${server.address}tested/element.html`);
  const first = page.locator('#first');
  const typed = first.getByRole('textbox', { name: 'Type orders' });
  await typed.fill('A PAR - BUR\nA MUN - BUR');
  await typed.press('Enter');
  await first.getByRole('button', { name: 'Process orders' }).click();
  await first.getByRole('heading', { name: 'Fall 1901, movement' }).waitFor();
  await first.getByRole('button', { name: 'Previous phase' }).click();
  assert.match(await first.getByRole('list', { name: 'Results' }).innerText(), /A PAR bounced from BUR/);

  const game = new engine.Game('standard', { rules: '2023' });
  game.submit('FRANCE', 'A PAR - BUR');
  game.submit('GERMANY', 'A MUN - BUR');
  game.process();
  assert.equal(await page.evaluate(() => String(document.querySelector('#first').game.hash())), String(game.hash()));
  const told = await page.evaluate(() => told);
  assert.deepEqual(told.filter((each) => !each.includes('ready')), ['first orders 0', 'first processed 1', 'first phase 1', 'first phase 0']);
  assert.deepEqual(told.filter((each) => each.includes('ready')).sort(), ['first ready ', 'second ready ']);

  const second = page.locator('#second');
  assert.equal(await second.getByRole('textbox').count(), 0);
  await page.evaluate((saved) => (document.querySelector('#second').game = Game.load(saved)), game.save());
  await second.getByRole('heading', { name: 'Fall 1901, movement' }).waitFor();
  assert.match(await second.locator('svg').getAttribute('class'), /entente-dark/);
  assert.deepEqual(errors, []);
});
