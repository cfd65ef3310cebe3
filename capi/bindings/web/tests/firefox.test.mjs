// The page in Firefox: Spring 1901 typed, why an order failed, a click on the board, the link in a second tab, axe, a visit
// without the server.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { Firefox, firefox, ENTER } from './firefox.mjs';
import { axe, pictures, spotIn } from './pages.mjs';
import { serve } from './serve.mjs';
import { phases } from './three_years.mjs';
import { compiled, entente, site } from './tools.mjs';

const typed = "//textarea[@aria-label='Type orders']";
const hasPhase = (name) => document.querySelector('h1')?.textContent === name && document.querySelector('#typed') !== null;

/** The link of the page's dialog. */
async function linkOf(browser) {
  await browser.press('Share link');
  const link = await browser.until(() => [...document.querySelectorAll('dialog input')].find(({ value }) => value.includes('#g='))?.value);
  await browser.press('Close');
  return link;
}

test('Firefox plays Spring 1901, explains it, and opens its link in a second tab', { timeout: 600_000 }, async (t) => {
  if (firefox === undefined) {
    console.log('SKIPPED: Firefox is not installed (firefox-esr)');
    return t.skip('no Firefox');
  }
  const [engine, { bundleOf }, server, browser] = await Promise.all([entente(), compiled('link/link.ts'), serve(site), Firefox.launch()]);
  t.after(async () => {
    await browser.close();
    server.close();
  });
  console.log(`Firefox ${browser.version}`);
  const hashOf = async (link) => engine.Game.load((await bundleOf(link)).branches[0].save).hash();
  const [[, spring]] = phases;
  await browser.go(server.address);
  await browser.until(hasPhase, 'Spring 1901, movement');
  for (const order of Object.values(spring).flat()) await browser.type(typed, order + ENTER);
  const given = await browser.call(() => [...document.querySelectorAll('[aria-label="Orders"] .order')].map((each) => each.textContent));
  assert.deepEqual(given.sort(), Object.values(spring).flat().sort());
  await browser.picture(join(pictures, 'Firefox orders.png'));
  await browser.press('Process orders');
  await browser.until(hasPhase, 'Fall 1901, movement');
  const results = await browser.call(() => document.querySelector('[aria-label="Results"]').textContent);
  assert.match(results, /A MUN bounced from BUR: A PAR was ordered there too/);

  const game = new engine.Game();
  for (const [power, orders] of Object.entries(spring)) game.submit(power, orders);
  game.process();
  const link = await linkOf(browser);
  assert.equal(await hashOf(link), game.hash());

  for (const place of ['BUR', 'BEL']) await browser.clickAt(await browser.call(spotIn, place));
  assert.equal(await browser.call(() => document.querySelector('[aria-label="Orders"] .order')?.textContent), 'A BUR - BEL');
  await browser.send('WebDriver:ElementClick', { id: await browser.find("//button[contains(@class, 'result')][contains(., 'A MUN - BUR')]") });
  await browser.until(() => document.querySelector('.why')?.textContent.includes('1 against 2'));
  await browser.picture(join(pictures, 'Firefox results.png'));
  await browser.call(`() => { ${axe} }`);
  const { value: found } = await browser.send('WebDriver:ExecuteAsyncScript', { script: 'axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => arguments[0](violations.map(({ id, nodes }) => `${id}: ${nodes[0].failureSummary}`)))', args: [] });
  assert.deepEqual(found, [], 'axe');

  await browser.newTab(link);
  await browser.until(hasPhase, 'Fall 1901, movement');
  assert.equal(await hashOf(await linkOf(browser)), game.hash());
  await browser.until(() => navigator.serviceWorker.controller !== null);
  assert.deepEqual(await browser.complaints(server.address), [], 'the console');
  server.close();
  await browser.go(server.address); // from the service worker
  await browser.until(hasPhase, 'Fall 1901, movement');
});
