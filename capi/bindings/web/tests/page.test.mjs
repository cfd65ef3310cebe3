// The page in Chromium: three years by mouse, by keyboard, typed and by touch; results, links, files, storage, offline use.
//
//   ENTENTE_WEB=build/web node --test capi/bindings/web/tests/page.test.mjs
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { click, Keys } from './entering.mjs';
import { Board, DESK, PHONE } from './pages.mjs';
import { serve } from './serve.mjs';
import { phases } from './three_years.mjs';
import { browser as launch, built, compiled, entente, site } from './tools.mjs';

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
  test(name, { timeout: 900_000 }, async (t) => (browser === null ? t.skip('no Chromium') : body(t)));
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

inBrowser('three years by mouse', async () => {
  const board = await open(DESK);
  await playThreeYears(board, (order) => click(board, order), { name: 'mouse' });
  await board.close();
});

inBrowser('three years by keyboard alone', async () => {
  const board = await open(DESK);
  const keys = new Keys(board);
  board.process = () => keys.activate('Process orders');
  await playThreeYears(board, (order) => keys.enter(order), { name: 'keyboard' });
  writeFileSync(join(built, 'keyboard.log'), `${keys.log.join(' ').replaceAll(' [', '\n[')}\n`);
  await board.close();
});

inBrowser('three years by touch at 360 pixels', async () => {
  const board = await open(PHONE);
  await board.accessible('phone');
  await playThreeYears(board, (order) => click(board, order), { name: 'touch' });
  await board.close();
});

/** Opens the Import dialog and reads a text there. */
async function importText(board, text) {
  await board.button('Import').click();
  await board.page.getByRole('dialog').getByRole('textbox').fill(text);
  await board.button('Read text').click();
}

async function importFile(board, name, content) {
  await board.button('Import').click();
  await board.page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
}

/** A phase with units of some powers, as JSON. */
function phaseOf(name, units) {
  const position = engine.Position.empty();
  position.setPhase(name);
  for (const [power, all] of Object.entries(units)) {
    for (const [type, place] of all.map((each) => each.split(' '))) position.place(power, type === 'A' ? 'army' : 'fleet', place);
  }
  return JSON.stringify(position);
}

/** The simplest paradox: the convoyed army attacks the support against its own convoy. */
const paradox = () => phaseOf('F1901M', { ENGLAND: ['F LON', 'F WAL'], FRANCE: ['A BRE', 'F ENG'] });

const resultOf = (board, order) => board.list('Results').getByRole('listitem').filter({ has: board.page.getByText(order, { exact: true }) });

inBrowser('a bounce says who was there, and the board shows them', async () => {
  const board = await open(DESK);
  for (const order of ['A PAR - BUR', 'A MUN - BUR', 'F LON - NTH']) await board.typed(order);
  await board.process();
  const bounced = resultOf(board, 'A PAR - BUR');
  assert.match(await bounced.innerText(), /A PAR bounced from BUR: A MUN was ordered there too/);
  assert.match(await resultOf(board, 'F LON - NTH').innerText(), /moves to NTH/);
  await board.page.getByRole('heading', { name: 'Results of Spring 1901, movement' }).waitFor();
  const why = bounced.getByRole('button').first();
  await why.click();
  assert.equal(await board.phase(), 'Spring 1901, movement');
  await bounced.getByRole('list').waitFor();
  assert.ok(await bounced.evaluate((each) => each.getBoundingClientRect().top >= 0 && each.getBoundingClientRect().bottom <= innerHeight), 'the explanation is in view');
  await why.click();
  assert.equal(await board.phase(), 'Fall 1901, movement');
  await why.click();
  await board.picture('bounce explained');
  await board.accessible('an explained result');
  await board.close();
});

inBrowser('a paradox is explained', async () => {
  const board = await open(DESK);
  await importText(board, paradox());
  await board.page.getByRole('heading', { name: 'Fall 1901, movement' }).waitFor();
  for (const order of ['F LON S F WAL - ENG', 'F WAL - ENG', 'A BRE - LON VIA', 'F ENG C A BRE - LON']) await board.typed(order);
  await board.process();
  const result = resultOf(board, 'A BRE - LON VIA');
  assert.match(await result.innerText(), /The convoy of A BRE to LON was broken/);
  await result.getByRole('button').first().click();
  assert.match(await result.innerText(), /They form a convoy paradox: by the Szykman rule/);
  await board.picture('paradox explained');
  await board.close();
});

inBrowser('a build where none is allowed is marked before, and refused with its reason', async () => {
  const board = await open(DESK);
  await importText(board, phaseOf('W1901A', { FRANCE: ['A PAR'] }));
  await board.page.getByRole('heading', { name: 'Winter 1901, adjustments' }).waitFor();
  await board.typed('FRANCE: A BUR B');
  const order = board.list('Orders').getByRole('listitem').filter({ hasText: 'A BUR B' });
  assert.match(await order.innerText(), /BUR/);
  const marked = await order.innerText();
  assert.notEqual(marked.replace('A BUR B', '').trim(), '');
  await board.picture('build refused');
  await board.close();
});

inBrowser('orders that cannot succeed are marked on the board, and no others', async () => {
  const board = await open(DESK);
  const marks = (kind) => board.page.locator(`#layer-faults ${kind}`).count();
  await board.typed('A PAR - BUR');
  assert.equal(await marks('path'), 0);
  await board.typed('A VIE - BER\nA MAR S A PAR - GAS');
  assert.equal(await marks('.halo'), 2);
  const drawn = () => board.page.evaluate(() => [...document.querySelectorAll('#layer-orders .failed')].map((each) => each.dataset.order));
  assert.deepEqual((await drawn()).sort(), ['A MAR S A PAR - GAS', 'A VIE - BER']);
  await board.picture('hopeless orders');
  await board.accessible('hopeless orders');
  await board.typed('A MAR S A PAR - BUR');
  assert.equal(await marks('.halo'), 1);
  assert.deepEqual(await drawn(), ['A VIE - BER']);
  await board.process();
  assert.equal(await marks('path'), 0);
  await board.close();
});

inBrowser('the page says what a phase still asks for', async () => {
  const board = await open(DESK);
  const says = (text) => board.page.getByText(text).waitFor();
  await board.typed('A PAR - BUR\nA VIE - BER');
  await says('Without orders: A BUD, F TRI, F BRE, A MAR. No orders from: England, Germany, Italy, Russia, Turkey.');
  await importText(board, phaseOf('W1901A', { FRANCE: ['A MUN', 'A RUH'] }));
  await board.page.getByRole('heading', { name: 'Winter 1901, adjustments' }).waitFor();
  await says('Choose a marked place on the board');
  await says('Still to order: France −2.');
  assert.ok((await board.page.locator('#layer-lights .due').count()) === 2);
  await board.typed('A MUN D');
  await says('Still to order: France −1.');
  await board.typed('A RUH D');
  assert.equal(await board.page.locator('#layer-lights .due').count(), 0);
  assert.equal(await board.page.getByText('Still to order').count(), 0);
  await board.close();
});

inBrowser('the bar of an order leaves the places free that may follow', async () => {
  const board = await open(DESK);
  await click(board, 'F NAP - ION');
  await click(board, 'F BRE - ENG');
  assert.deepEqual(await board.list('Orders').locator('.order').allInnerTexts(), ['F BRE - ENG', 'F NAP - ION']);
  await board.click('NAP');
  const bar = await board.page.locator('.entry').boundingBox();
  const place = await board.page.locator('svg text', { hasText: /^ION$/ }).boundingBox();
  assert.ok(bar.y + bar.height < place.y || bar.y > place.y + place.height, 'the bar lies on ION');
  await board.close();
});

inBrowser('an opened result stays in sight, and a new branch says so', async () => {
  const board = await open(DESK);
  for (const orders of Object.values(phases[0][1])) await board.typed(orders.join('\n'));
  await board.process();
  const last = board.list('Results').getByRole('button').last();
  await last.click();
  await board.page.waitForTimeout(200);
  const { y, height } = await last.boundingBox();
  assert.ok(y > 100 && y + height <= 800, `the result is at ${y}`);
  assert.equal(await board.phase(), 'Spring 1901, movement');
  await board.typed('A PAR - PIC');
  await board.page.getByText('A new branch begins here.').waitFor();
  await board.close();
});

inBrowser('typed orders that cannot be read get a caret and an alert', async () => {
  const board = await open(DESK);
  await board.typed('A PAR - XYZ');
  await board.alert().filter({ hasText: 'XYZ' }).waitFor();
  await board.accessible('an unreadable order');
  await board.picture('unreadable order');
  await board.close();
});

inBrowser('what is typed without Enter is played, or stops the phase if it cannot be read', async () => {
  const board = await open(DESK);
  const box = board.page.getByRole('textbox', { name: 'Type orders' });
  await box.fill('A PAR - XYZ');
  await board.button('Process orders').click();
  await board.alert().filter({ hasText: 'XYZ' }).waitFor();
  assert.equal(await board.phase(), 'Spring 1901, movement');
  await box.fill('A PAR - BUR');
  await board.button('Process orders').click();
  await board.page.getByText('A PAR moves to BUR.').waitFor();
  assert.equal(await box.inputValue(), '');
  await board.close();
});

inBrowser('a recorded game is loaded, stepped, branched, shared and opened in a second page with equal hash', async () => {
  const board = await open(DESK);
  const game = threeYears();
  await importFile(board, 'game.json', game.save());
  await board.page.getByRole('heading', { name: 'Spring 1904, movement' }).waitFor();
  await board.button('First phase').click();
  assert.equal(await board.phase(), 'Spring 1901, movement');
  await board.button('Next phase').click();
  assert.equal(await board.phase(), 'Fall 1901, movement');
  await board.button('Last phase').click();
  await board.button('Previous phase').click();
  assert.equal(await board.phase(), 'Winter 1903, adjustments');
  assert.equal((await gameOf(await board.link())).hash(), game.hash());

  await board.button('First phase').click();
  await board.typed('A PAR - PIC');
  await board.process();
  const branched = await board.link();
  await board.picture('branches');
  await board.page.getByText('Branches (2)').click();
  const name = board.page.getByRole('textbox', { name: 'Name of the branch' });
  await name.fill('What if Paris had gone to Picardy, and nobody had minded that it did?');
  await name.press('Enter');
  await board.page.waitForFunction(() => document.activeElement.tagName !== 'TEXTAREA');
  assert.ok(await name.evaluate((each) => each.scrollHeight <= each.offsetHeight && each.scrollWidth <= each.offsetWidth), 'the name of the branch is seen whole');
  await name.scrollIntoViewIfNeeded();
  await board.picture('branch name');
  await board.accessible('branches');
  assert.ok(branched.length <= 8192, `${branched.length}`);
  assert.equal((await links.bundleOf(branched)).branches.length >= 2, true);

  const second = await open({ ...DESK, fragment: branched.slice(branched.indexOf('#')) });
  await second.page.getByRole('heading', { name: await board.phase(), exact: true }).waitFor();
  const again = await second.link();
  assert.equal((await gameOf(again)).hash(), (await gameOf(branched)).hash());
  assert.deepEqual((await links.bundleOf(again)).branches.map(({ name, at }) => [name, at]), (await links.bundleOf(branched)).branches.map(({ name, at }) => [name, at]));
  await second.close();
  await board.close();
});

inBrowser('a reload loses nothing, also right after an order; games are listed', async () => {
  const board = await open(DESK);
  await board.typed('A PAR - BUR');
  await board.page.reload();
  await board.ready();
  await board.list('Orders').getByText('A PAR - BUR').waitFor();
  await board.process();
  await importText(board, new engine.Game('ancmed').save());
  await board.page.getByRole('combobox', { name: 'Map' }).and(board.page.locator(':has(option:checked[value="ancmed"])')).waitFor();
  await board.page.reload();
  await board.ready();
  await board.page.waitForFunction(() => document.querySelector('select').value === 'ancmed');
  await board.button('Games').click();
  const games = board.page.getByRole('dialog').getByRole('listitem');
  await games.nth(1).waitFor();
  assert.equal(await games.count(), 2);
  await board.accessible('saved games');
  await board.picture('saved games');
  await games.filter({ hasText: 'Fall 1901, movement' }).getByRole('button').first().click();
  await board.page.getByRole('heading', { name: 'Fall 1901, movement' }).waitFor();
  await board.close();
});

inBrowser('another game or map leaves the one before among the saved games, and undo goes back to it', async () => {
  const board = await open(DESK);
  const titles = async () => {
    await board.button('Games').click();
    const games = board.page.getByRole('dialog').getByRole('listitem');
    await games.first().waitFor();
    const found = (await games.allInnerTexts()).map((each) => each.split('\n')[0]);
    await board.page.keyboard.press('Escape');
    return found.sort();
  };
  const map = board.page.getByRole('combobox', { name: 'Map' });
  await board.button('New game').click();
  await board.typed('A PAR - BUR');
  await board.process();
  await board.button('New game').click();
  await board.page.getByRole('status').filter({ hasText: 'kept under Games' }).waitFor();
  await board.picture('new game');
  assert.equal(await board.phase(), 'Spring 1901, movement');
  assert.equal((await links.bundleOf(await board.link())).branches.length, 1);
  await map.selectOption('ancmed');
  await board.page.waitForFunction(() => document.querySelectorAll('[data-location]').length > 0 && document.querySelector('[data-location="PAR"]') === null);
  await board.typed('A ROM H');
  const both = ['Ancmed: Spring 1, movement', 'Standard: Fall 1901, movement'];
  assert.deepEqual(await titles(), both, 'a game in which nothing was done is not kept');

  for (let i = 0; i < 3; ++i) await board.button('Undo').click();
  assert.equal(await board.phase(), 'Fall 1901, movement');
  await board.typed('A BUR - BEL');
  await board.button('Games').click();
  await board.page.getByRole('dialog').getByRole('button', { name: 'Ancmed: Spring 1, movement', exact: true }).click();
  await board.page.getByRole('heading', { level: 1, name: 'Spring 1, movement' }).waitFor();
  await board.button('Games').click();
  await board.page.getByRole('dialog').getByRole('button', { name: 'Standard: Fall 1901, movement', exact: true }).click();
  await board.list('Orders').getByText('A BUR - BEL').waitFor();
  assert.deepEqual(await titles(), both);
  await board.close();
});

inBrowser('a bad file, a broken link and a full storage say so, and nothing is lost', async () => {
  const board = await open(DESK);
  await board.typed('A PAR - BUR');
  await importFile(board, 'game.json', '{"phases": [');
  await board.alert().filter({ hasText: /game\.json cannot be read: line 1, column/ }).waitFor();
  await board.picture('bad file');
  await board.accessible('a bad file');
  await board.page.keyboard.press('Escape');
  assert.deepEqual(await board.list('Orders').locator('.order').allInnerTexts(), ['A PAR - BUR']);

  const link = await board.link();
  await board.page.goto(link.slice(0, -20));
  await board.ready();
  await board.alert().filter({ hasText: /link is damaged or cut off/ }).waitFor();
  await board.list('Orders').getByText('A PAR - BUR').waitFor();
  await board.picture('broken link');

  await board.page.evaluate(() => {
    const text = 'x'.repeat(1 << 16);
    for (let i = 0, size = text.length; size > 0; ++i) {
      try {
        localStorage.setItem(`filler ${i}`, text.slice(0, size));
      } catch {
        size >>= 1;
      }
    }
  });
  await board.typed('A MAR S A PAR - BUR\nF BRE - MAO\nA MUN - RUH\nF KIE - DEN');
  await board.process();
  await board.alert().filter({ hasText: /storage is full/ }).waitFor();
  await board.picture('full storage');
  assert.equal(await board.phase(), 'Fall 1901, movement');
  assert.equal((await gameOf(await board.link())).phaseCount, 1);
  await board.close();
});

inBrowser('a map text with a mistake shows it in its place; mended, it is played', async () => {
  const board = await open(DESK);
  const lines = new engine.GameMap('ancmed').toText().split('\n');
  const at = lines.findIndex((each) => /^ {2}[AF] /.test(each));
  const right = lines[at];
  lines[at] = '  A NOWHERE';
  await importFile(board, 'mine.map', lines.join('\n'));
  const message = board.page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${at + 1}:`) });
  await message.first().waitFor();
  await board.picture('map linter');
  await board.accessible('the map editor');
  await message.first().click();
  await board.page.keyboard.press('Home');
  await board.page.keyboard.press('Shift+End');
  await board.page.keyboard.insertText(right);
  await board.button('Play on this map').click();
  await board.page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.equal((await gameOf(await board.link())).map.powers.length, 5);
  await board.close();
});

inBrowser('pictures, text, JSON and other forms are saved', async () => {
  const board = await open(DESK);
  await board.typed('A PAR - BUR');
  await board.button('Export').click();
  const saved = async (name) => {
    const [download] = await Promise.all([board.page.waitForEvent('download'), board.button(name).click()]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };
  const svg = await saved('SVG');
  assert.match(svg.bytes.toString(), /^<svg [^]*<\/svg>\s*$/);
  const png = await saved('PNG');
  assert.equal(png.bytes.subarray(1, 4).toString(), 'PNG');
  writeFileSync(join(built, 'screenshots/exported.png'), png.bytes);
  assert.match((await saved('Text')).bytes.toString(), /France +A MAR, A PAR, F BRE/i);
  const json = await saved('JSON');
  assert.deepEqual(engine.Game.load(json.bytes.toString()).orders('FRANCE'), ['A PAR - BUR']);
  await board.page.getByRole('dialog').getByRole('button', { name: /^dipcc/ }).waitFor();
  await board.accessible('export');
  const [download] = await Promise.all([board.page.waitForEvent('download'), board.page.getByRole('button', { name: /^dipcc/ }).click()]);
  assert.match(readFileSync(await download.path(), 'utf8'), /"A PAR - BUR"/);
  await board.picture('export');
  await board.close();
});

inBrowser('offline, the page is loaded again and plays', async () => {
  const board = await open(DESK);
  await board.typed('A PAR - BUR');
  await board.page.evaluate(() => navigator.serviceWorker.ready);
  await board.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await board.page.context().setOffline(true);
  await board.page.reload();
  await board.ready();
  await board.list('Orders').getByText('A PAR - BUR').waitFor();
  await board.process();
  assert.equal(await board.phase(), 'Fall 1901, movement');
  await board.picture('offline');
  await board.close();
});

inBrowser('axe finds nothing, dark and on a phone and in the dialogs', async () => {
  for (const [name, options] of Object.entries({ desk: { ...DESK, colorScheme: 'dark' }, phone: { ...PHONE, colorScheme: 'light' } })) {
    const board = await open(options);
    await board.typed('A PAR - BUR\nA MUN - BUR');
    await board.accessible(`${name}: orders`);
    await board.picture(`${name} orders`);
    await board.process();
    await board.accessible(`${name}: results`);
    await board.picture(`${name} results`);
    for (const dialog of ['Share link', 'Import', 'Export', 'Games']) {
      await board.press(dialog);
      await board.page.getByRole('dialog').waitFor();
      await board.accessible(`${name}: ${dialog}`);
      await board.picture(`${name} ${dialog}`);
      await board.page.keyboard.press('Escape');
    }
    await board.close();
  }
});

inBrowser('outlook, rulebooks side by side, table, editor, German and strong contrast: axe finds nothing', async () => {
  const board = await open(DESK);
  const { page } = board;
  await board.typed('A PAR - BUR\nA MAR S A PAR - BUR\nA MUN - BUR');
  await page.getByText('Outlook before the deadline').click();
  await page.getByRole('checkbox', { name: 'Germany' }).uncheck();
  await page.getByRole('list', { name: 'Outlook before the deadline' }).getByRole('listitem').first().waitFor();
  await board.accessible('outlook');
  await board.picture('outlook');

  await importText(board, paradox());
  await page.getByRole('heading', { name: 'Fall 1901, movement' }).waitFor();
  await board.typed('F LON S F WAL - ENG\nF WAL - ENG\nA BRE - LON VIA\nF ENG C A BRE - LON');
  await page.getByText('Compare rulebooks').click();
  await page.getByRole('columnheader', { name: /1971/ }).waitFor();
  await board.accessible('rulebooks side by side');
  await board.picture('rulebooks');

  await board.button('Table').click();
  await page.getByRole('region', { name: 'Table' }).getByRole('row').filter({ hasText: 'Brest' }).waitFor();
  await board.accessible('table');
  await board.picture('table');
  await board.button('Table').click();

  await board.button('Edit position').click();
  await page.getByRole('button', { name: 'Done', exact: true }).waitFor();
  await board.accessible('editor');
  await board.picture('editor');
  await board.button('Empty board').click();
  assert.equal(await board.list('Powers').getByRole('listitem').count(), 0, 'the powers of the position that is edited');
  await page.getByRole('textbox', { name: 'Phase' }).fill('nonsense');
  await board.button('Done').click();
  await board.alert().filter({ hasText: 'nonsense' }).waitFor();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  assert.equal(await board.alert().count(), 0, 'what was said about the position goes with it');

  await board.button('View').click();
  await page.getByRole('combobox', { name: 'Theme' }).selectOption({ label: 'High contrast' });
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' });
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1, name: 'Herbst 1901, Zugphase' }).waitFor();
  const powers = await page.getByRole('list', { name: 'Mächte' }).innerText();
  assert.match(powers, /Frankreich: 0 Zentren, 2 Einheiten/);
  await board.accessible('German, strong contrast');
  await board.page.getByRole('textbox', { name: 'Befehle tippen' }).fill('A PAR - XYZ');
  await page.keyboard.press('Enter');
  await board.alert().filter({ hasText: /'XYZ' an Stelle 9 ist kein Ort: Erwartet wird ein Ziel/ }).waitFor();
  await page.getByRole('textbox', { name: 'Befehle tippen' }).fill('');
  await board.button('Importieren').click();
  await page.getByRole('dialog').getByRole('textbox').fill('{"phases": [');
  await board.button('Text lesen').click();
  await board.alert().filter({ hasText: 'Der Text lässt sich nicht lesen: Zeile 1, Spalte 13: fehlerhaftes JSON: erwartet wird ein JSON-Wert.' }).waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await board.alert().count(), 0, 'what was said about a text goes with it');
  await board.button('Exportieren').click();
  await page.getByRole('button', { name: 'judge: die Liste der E-Mail-Judges' }).waitFor();
  const forms = await page.getByRole('dialog').getByRole('button').allInnerTexts();
  assert.deepEqual(forms.filter((text) => /\b(the|of|game|positions?)\b/.test(text)), [], 'every form in German');
  await page.keyboard.press('Escape');
  await board.picture('German');
  await board.close();
});

inBrowser('on a phone two fingers zoom, one moves the board, and neither gives an order', async () => {
  const board = await open(PHONE);
  const { page } = board;
  const devtools = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  const width = () => page.evaluate(() => document.querySelector('[data-location="GAL"]').getBoundingClientRect().width);
  const left = () => page.evaluate(() => document.querySelector('[data-location="GAL"]').getBoundingClientRect().left);
  const { x, y } = await board.spot('GAL');
  const before = await width();
  await touch('touchStart', { x: x - 20, y, id: 1 }, { x: x + 20, y, id: 2 });
  for (let by = 25; by <= 60; by += 5) await touch('touchMove', { x: x - by, y, id: 1 }, { x: x + by, y, id: 2 });
  await touch('touchEnd');
  await page.waitForTimeout(500);
  const zoomed = await width();
  assert.ok(zoomed > 2 * before, `${before} to ${zoomed}`);
  const start = await left();
  await touch('touchStart', { x, y, id: 1 });
  for (let by = 5; by <= 50; by += 5) await touch('touchMove', { x: x - by, y, id: 1 });
  await touch('touchEnd');
  await page.waitForTimeout(500);
  assert.ok((await left()) < start - 30, `${start} to ${await left()}`);
  assert.equal(await board.list('Orders').getByRole('listitem').count(), 0);
  await board.picture('phone zoomed');
  await click(board, 'A WAR - GAL');
  assert.deepEqual(await board.list('Orders').locator('.order').allInnerTexts(), ['A WAR - GAL']);
  await board.close();
});

inBrowser('what is switched off gives the focus on; a copied link and the menu of a phone are told and found', async () => {
  const board = await open(DESK);
  await board.typed('A PAR - BUR');
  await board.button('Undo').focus();
  await board.page.keyboard.press('Enter');
  assert.equal(await board.page.evaluate(() => document.activeElement.getAttribute('aria-label')), 'Redo');
  await board.page.context().grantPermissions(['clipboard-write']);
  await board.button('Share link').click();
  await board.button('Copy').click();
  await board.page.getByRole('dialog').getByText('The link is copied.').first().waitFor();
  await board.close();
  const phone = await open(PHONE);
  await phone.press('Menu');
  await phone.page.waitForFunction(() => document.querySelector('#tools').getBoundingClientRect().bottom <= innerHeight + 1);
  await phone.close();
});

inBrowser('the wheel scrolls the table, and does not zoom the board below it', async () => {
  const board = await open(DESK);
  const { page } = board;
  await board.button('Table').click();
  await page.mouse.move(450, 400);
  await page.mouse.wheel(0, 600);
  await page.waitForFunction(() => document.querySelector('#table').scrollTop > 300);
  assert.equal(await page.evaluate(() => /scale\((?!1\))/.test(document.querySelector('#board').style.transform)), false, 'the board is not zoomed');
  await board.button('Table').click();
  await page.mouse.move(450, 400);
  await page.mouse.wheel(0, -600);
  await page.waitForFunction(() => /scale\((?!1\))/.test(document.querySelector('#board').style.transform));
  await board.close();
});

inBrowser('the table and the position editor go with the language and the game', async () => {
  const board = await open(DESK);
  const { page } = board;
  const speak = async (view, language, label) => {
    await board.button(view).click();
    await page.getByRole('combobox', { name: language }).selectOption({ label });
    await page.locator('dialog').waitFor({ state: 'detached' });
  };
  await board.button('Table').click();
  await speak('View', 'Language', 'Deutsch');
  await page.getByRole('columnheader', { name: 'Provinz' }).waitFor();
  assert.equal(await page.locator('#table').count(), 1);
  await board.button('Tabelle').click();
  assert.equal(await page.locator('#table').isVisible(), false, 'the table goes when its button is pressed again');
  await speak('Ansicht', 'Sprache', 'English');

  const isUnitAt = (place) => page.locator(`#layer-units [data-location="${place}"]`).isVisible();
  const editor = page.locator('.editor');
  await board.typed('A PAR - BUR');
  await board.button('Edit position').click();
  await editor.waitFor();
  await board.click('PIC');
  await board.button('Undo').click();
  assert.ok(await isUnitAt('PIC'), 'the position that is edited stays in sight');
  await speak('View', 'Language', 'Deutsch');
  await page.getByRole('heading', { level: 1, name: /Frühjahr/ }).waitFor();
  assert.equal(await editor.count(), 0, 'an editor in English on a German page');
  await speak('Ansicht', 'Sprache', 'English');

  await board.button('Edit position').click();
  await editor.waitFor();
  await page.getByRole('combobox', { name: 'Map' }).selectOption('ancmed');
  await page.getByRole('heading', { level: 1, name: 'Spring 1, movement' }).waitFor();
  assert.equal(await editor.count(), 0, 'an editor of a position on another map');
  await board.typed('A ROM H');
  await board.close();
});

inBrowser('Escape stops an order also from its bar, and the board has the focus again', async () => {
  const board = await open(DESK);
  const { page } = board;
  const place = () => page.evaluate(() => document.activeElement.getAttribute('data-location'));
  await board.click('MAR');
  await board.button('Support').click();
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('.entry').isVisible(), false);
  assert.equal(await place(), 'MAR');
  await board.click('KIE');
  await board.button('Hold').focus();
  await page.keyboard.press('Enter');
  await board.list('Orders').getByText('F KIE H').waitFor();
  assert.equal(await place(), 'KIE', 'after a button of the bar');
  await board.close();
});

inBrowser('a branch is named by keys', async () => {
  const board = await open(DESK);
  const { page } = board;
  await page.getByText('Branches', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Name of the branch' }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('My lime');
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Delete', 'n', 'Enter']) await page.keyboard.press(key);
  assert.equal(await page.getByRole('textbox', { name: 'Name of the branch' }).inputValue(), 'My line');
  assert.deepEqual((await links.bundleOf(await board.link())).branches.map(({ name }) => name), ['My line']);
  await board.close();
});

inBrowser('two clicks on a tool open one dialog', async () => {
  const board = await open(DESK);
  await board.button('Import').dblclick();
  await board.page.locator('dialog').first().waitFor();
  await board.page.waitForTimeout(500);
  assert.equal(await board.page.locator('dialog').count(), 1);
  await board.close();
});

inBrowser('a click on another branch goes there also while a name is being typed', async () => {
  const board = await open(DESK);
  const { page } = board;
  await board.typed('A PAR - BUR');
  await board.process();
  await board.button('First phase').click();
  await board.typed('A PAR - PIC');
  await page.getByText('Branches (2)').click();
  const name = page.getByRole('textbox', { name: 'Name of the branch' });
  await name.fill('To Picardy');
  const { x, y } = await page.locator('.tree button').first().boundingBox();
  await page.mouse.click(x + 20, y + 8);
  await page.getByRole('heading', { level: 1, name: 'Fall 1901, movement' }).waitFor();
  assert.equal(await name.inputValue(), 'Main line');
  await page.locator('.tree').getByRole('button', { name: /^To Picardy/ }).click();
  assert.equal(await name.inputValue(), 'To Picardy');
  await name.press('Control+A');
  await name.press('Delete');
  await name.press('Enter');
  await page.waitForFunction(() => document.querySelector('.branch textarea').value === 'from Spring 1901, movement');
  await page.getByRole('button', { name: 'Remove branch: from Spring 1901, movement' }).waitFor();
  await board.button('Undo').click();
  assert.equal(await name.inputValue(), 'To Picardy');
  await board.close();
});

inBrowser('dialogs and the editor are seen whole', async () => {
  const board = await open(DESK);
  const { page } = board;
  const overflow = () => page.locator('dialog').evaluate((each) => each.scrollWidth - each.clientWidth);
  await importFile(board, `${'long'.repeat(40)}.map`, new engine.GameMap('ancmed').toText());
  await page.getByRole('heading', { name: /^Map text/ }).waitFor();
  assert.ok((await overflow()) <= 0, 'a long name of a file widens the dialog');
  await page.getByRole('button', { name: 'Close' }).first().click();

  await page.getByText('Outlook before the deadline').click();
  await page.getByText('Give orders first.').waitFor();
  assert.equal(await page.locator('ul[aria-label="Outlook before the deadline"]').isVisible(), false, 'a box without an outlook');
  await board.typed('A PAR - BUR\nA MUN - BUR\nF LON - NTH\nA VIE - GAL\nA WAR - GAL');
  await board.process();
  await board.button('Previous phase').click();
  await board.button('Edit position').click();
  const editor = await page.locator('.editor').boundingBox();
  assert.ok(editor.y < (await page.getByRole('list', { name: 'Powers' }).boundingBox()).y, 'the editor is below the results');
  await board.close();

  const phone = await open(PHONE);
  await phone.press('View');
  await phone.page.getByRole('combobox', { name: 'Theme' }).waitFor();
  assert.ok((await phone.page.locator('dialog').evaluate((each) => each.scrollWidth - each.clientWidth)) <= 0, 'the choices of View are wider than a phone');
  await phone.picture('phone View');
  await phone.close();
});

inBrowser('what is removed gives the focus on', async () => {
  const board = await open(DESK);
  const { page } = board;
  const focused = () => page.evaluate(() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent);
  const enter = async (button) => {
    await button.focus();
    await page.keyboard.press('Enter');
  };
  await board.typed('F LON - NTH\nA PAR - BUR\nA MUN - RUH');
  await enter(board.button('Remove: A PAR - BUR'));
  assert.equal(await focused(), 'Remove: A MUN - RUH');
  await page.keyboard.press('Enter');
  assert.equal(await focused(), 'Remove: F LON - NTH');
  await page.keyboard.press('Enter');
  assert.equal(await focused(), 'Process orders');
  await board.typed('F LON - NTH\nA PAR - BUR');
  await enter(board.button('Remove all orders'));
  assert.equal(await focused(), 'Process orders');

  await board.button('Edit position').focus();
  await page.keyboard.press('Enter');
  await enter(board.button('Cancel'));
  assert.equal(await focused(), 'Edit position');

  for (const place of ['PAR - BUR', 'MUN - RUH']) {
    await board.typed(`A ${place}`);
    await board.button('New game').click();
    await page.waitForFunction(() => document.querySelectorAll('.order').length === 0);
  }
  await board.button('Games').click();
  const remove = page.getByRole('dialog').getByRole('button', { name: /^Delete/ });
  await remove.nth(1).waitFor();
  await enter(remove.first());
  assert.match(await focused(), /^Delete/);
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement.closest('dialog') !== null), true);
  await page.keyboard.press('Escape');

  await board.button('View').click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' });
  await page.getByRole('heading', { level: 1, name: /Frühjahr/ }).waitFor();
  assert.equal(await focused(), 'Ansicht');
  await board.close();
});

inBrowser('without a network the page says that the full module is missing, and keeps map and language', async () => {
  const board = await open(DESK);
  const { page } = board;
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.getByRole('combobox', { name: 'Map' }).selectOption('modern');
  await board.alert().filter({ hasText: 'the full module, which cannot be loaded now' }).waitFor();
  assert.equal(await page.getByRole('combobox', { name: 'Map' }).inputValue(), 'standard');
  await board.button('View').click();
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.selectOption({ label: 'Deutsch' });
  await page.waitForFunction(() => document.querySelector('dialog select').value === 'en');
  board.complaints.splice(0); // the browser's own about what was not loaded
  await board.close();
});
