// The page in Chromium: three years by mouse, by keyboard, typed and by touch; results, links, files, storage, offline use.
//
//   ENTENTE_WEB=build/web node --test capi/bindings/web/tests/page.test.mjs
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { Board, DESK, PHONE } from './pages.mjs';
import { serve } from './serve.mjs';
import { phases } from './three_years.mjs';
import { browser as launch, compiled, entente, site } from './tools.mjs';

let browser, server, engine, links;

before(async () => {
  browser = await launch();
  server = await serve(site);
  engine = await entente();
  links = await compiled('link/link.ts');
});
after(async () => {
  await browser?.close();
  server?.close();
});

/** A test in Chromium; without one it is skipped. */
function inBrowser(name, body) {
  test(name, { timeout: 300_000 }, async (t) => (browser === null ? t.skip('no Chromium') : body(t)));
}
const open = (options) => Board.open(browser, server.address, options);

/** The game that a link holds, and that the page shows. */
async function gameOf(link) {
  const { branches, current } = await links.bundleOf(link);
  return engine.Game.load(branches[current].save);
}

/** What the engine makes of the three years. */
function threeYears() {
  const game = new engine.Game();
  for (const [name, orders] of phases) {
    assert.equal(game.position.phaseName, name);
    for (const [power, lines] of Object.entries(orders)) game.submit(power, lines);
    game.process();
  }
  return game;
}

/** Plays the three years with a way to enter one order, and compares the game with the engine's. */
async function playThreeYears(board, enter, { name }) {
  for (const [phase, orders] of phases) {
    for (const order of Object.values(orders).flat()) await enter(order);
    assert.deepEqual((await board.list('Orders').locator('.order').allInnerTexts()).sort(), Object.values(orders).flat().sort(), phase);
    if (phase === 'S1901M' || phase === 'W1901A') await board.picture(`${name} ${phase}`);
    await board.process();
  }
  assert.equal(await board.phase(), 'Spring 1904, movement');
  const game = await gameOf(await board.link());
  assert.equal(game.hash(), threeYears().hash());
}

inBrowser('three years by typed orders', async () => {
  const board = await open(DESK);
  assert.equal(await board.phase(), 'Spring 1901, movement');
  await board.accessible('opening');
  await playThreeYears(board, (order) => board.typed(order), { name: 'typed' });
  await board.accessible('after three years');
  await board.picture('typed end');
  await board.close();
});
