// Opens the built page in Chromium and does what people do there, by the names that they see. Every page notes what its console
// says and what axe finds; pictures of it go to BUILT/screenshots.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { built, toolFile } from './tools.mjs';

export const axe = readFileSync(toolFile('axe-core/axe.min.js'), 'utf8');
export const pictures = join(built, 'screenshots');
mkdirSync(pictures, { recursive: true });

export const DESK = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** In the page: a point of the screen in a province where a click reaches it: near its middle, and away from its borders if it has room. */
export function spotIn(name) {
  const isThere = (x, y) => document.elementFromPoint(x, y)?.closest('[data-location]')?.getAttribute('data-location') === name;
  const steps = Array.from({ length: 15 }, (_, i) => (i - 7) / 16);
  const grid = steps.flatMap((x) => steps.map((y) => [x, y])).sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
  scrollTo(0, 0); // on a phone the page scrolls, and the board is at its top
  const { left, top, width, height } = document.querySelector(`[data-location="${name}"]`).getBoundingClientRect();
  let near = null;
  for (const [i, j] of grid) {
    const [x, y] = [left + width * (0.5 + i), top + height * (0.5 + j)];
    if (!isThere(x, y)) continue;
    near ??= { x, y };
    if ([[3, 0], [-3, 0], [0, 3], [0, -3]].every(([dx, dy]) => isThere(x + dx, y + dy))) return { x, y };
  }
  return near;
}

export class Board {
  complaints = [];

  constructor(page, address) {
    this.page = page;
    this.address = address;
    page.setDefaultTimeout(15_000);
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && this.complaints.push(message.text()));
    page.on('pageerror', (error) => this.complaints.push(String(error)));
  }

  static async open(browser, address, { fragment = '', ...options } = DESK) {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    const board = new Board(await context.newPage(), address);
    board.touch = options.hasTouch === true;
    await board.load(fragment);
    return board;
  }

  async load(fragment = '') {
    await this.page.goto(this.address + fragment);
    await this.ready();
  }

  ready() {
    return this.button('Process orders').waitFor();
  }

  /** Ends the page; its console must have been silent. */
  async close() {
    await this.page.context().close();
    assert.deepEqual(this.complaints, [], 'the console of the page');
  }

  button(name) {
    return this.page.getByRole('button', { name, exact: true });
  }

  phase() {
    return this.page.getByRole('heading', { level: 1 }).innerText();
  }

  list(name) {
    return this.page.getByRole('list', { name, exact: true });
  }

  alert() {
    return this.page.getByRole('alert');
  }

  async picture(name) {
    await this.page.screenshot({ path: join(pictures, `${name}.png`) });
  }

  /** axe finds nothing. */
  async accessible(state) {
    await this.page.evaluate(axe);
    const { violations } = await this.page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).slice(0, 3).join(' | ')}`);
    assert.deepEqual(found, [], `axe, ${state}`);
  }

  // Orders.

  async typed(text) {
    const box = this.page.getByRole('textbox', { name: 'Type orders' });
    await box.fill(text);
    await box.press('Enter');
  }

  async process() {
    await this.press('Process orders');
  }

  async spot(place) {
    const point = await this.page.evaluate(spotIn, place.replace(/\/.*/, ''));
    assert.ok(point, `${place} is not on the screen`);
    return point;
  }

  async click(place) {
    const { x, y } = await this.spot(place);
    if (this.touch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  async press(name) {
    if (this.touch) await this.button(name).tap();
    else await this.button(name).click();
  }

  /** The link of the page's own dialog. */
  async link() {
    await this.button('Share link').click();
    const box = this.page.getByRole('textbox', { name: 'Link', exact: true });
    await assert.doesNotReject(this.page.waitForFunction((each) => each.value.includes('#g='), await box.elementHandle()));
    const link = await box.inputValue();
    await this.page.keyboard.press('Escape');
    return link;
  }
}
