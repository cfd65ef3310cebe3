#!/usr/bin/env node
// Measures the built page in Chromium at throttles 1, 4 and 6, on a desk and a phone: the time to the first board and to the
// first order that can be entered, frames while the board is panned, and the compressed bytes of a first visit.
//
//   ENTENTE_WEB=build/web node capi/bindings/web/bench/bench.mjs [RUNS]
//
// Of RUNS visits (5) the median counts. A frame is dropped if the next one comes more than a frame and a half later; each
// missed frame counts. A busy machine makes these figures worse, so its load is told first; the processor time of the page's
// main thread, until it takes orders and for each frame, hardly depends on it.
import { readFileSync } from 'node:fs';
import { loadavg, cpus } from 'node:os';
import { join } from 'node:path';
import { brotli } from '../offline/compress.mjs';
import { serve } from '../tests/serve.mjs';
import { browser as launch, site } from '../tests/tools.mjs';

const runs = Number(process.argv[2] ?? 5);
const throttles = [1, 4, 6];
const views = { desk: { viewport: { width: 1280, height: 800 } }, phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } };
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/** Notes when the board is painted and when the page takes orders. Runs in the page, before its scripts. */
function watch() {
  window.times = {};
  const seen = new MutationObserver(() => {
    if (window.times.board === undefined && document.querySelector('[data-location]')) {
      window.times.board = -1;
      requestAnimationFrame(() => setTimeout(() => (window.times.board = performance.now())));
    }
    if (window.times.ready === undefined && [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Process orders')) {
      window.times.ready = performance.now();
    }
  });
  seen.observe(document, { childList: true, subtree: true });
}

/** Times of one visit, in milliseconds after the navigation began. */
async function visit(browser, address, view, throttle) {
  const context = await browser.newContext(view);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(watch);
  await page.goto(address);
  await page.waitForFunction(() => window.times.ready !== undefined && window.times.board > 0, undefined, { timeout: 120_000 });
  const times = await page.evaluate(() => ({ ...window.times, loaded: performance.getEntriesByType('navigation')[0].responseEnd }));
  return { context, page, devtools, times: { ...times, work: await work(devtools) } };
}

/** Milliseconds of processor time that the main thread has spent. */
async function work(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
}

/** Frames while the board is dragged to and fro for three seconds. */
async function panned(page, devtools, isPhone) {
  const { x, y } = await page.evaluate(() => {
    const { left, top, width, height } = document.querySelector('#board').getBoundingClientRect();
    return { x: left + width / 2, y: top + Math.min(height, innerHeight - top) / 2 };
  });
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.waitForTimeout(500);
  const send = (type, dx) => (isPhone
    ? devtools.send('Input.dispatchTouchEvent', { type: { down: 'touchStart', move: 'touchMove', up: 'touchEnd' }[type], touchPoints: type === 'up' ? [] : [{ x: x + dx, y: y + dx / 3 }] })
    : devtools.send('Input.dispatchMouseEvent', { type: { down: 'mousePressed', move: 'mouseMoved', up: 'mouseReleased' }[type], x: x + dx, y: y + dx / 3, button: 'left', buttons: 1, clickCount: 1 }));
  await page.evaluate(() => {
    window.frames_ = [];
    window.isPanning = true;
    const note = (time) => {
      window.frames_.push(time);
      if (window.isPanning) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await send('down', 0);
  const before = await work(devtools);
  const end = Date.now() + 3000;
  for (let i = 0; Date.now() < end; ++i) {
    await send('move', 60 * Math.sin(i / 12));
    await new Promise((done) => setTimeout(done, 8));
  }
  const frames = await page.evaluate(() => {
    window.isPanning = false;
    return window.frames_;
  });
  const spent = (await work(devtools)) - before;
  await send('up', 0);
  const gaps = frames.slice(1).map((time, i) => time - frames[i]);
  const missed = gaps.reduce((sum, gap) => sum + (gap > 25 ? Math.round(gap / (1000 / 60)) - 1 : 0), 0);
  return { rate: (1000 * gaps.length) / (frames.at(-1) - frames[0]), dropped: (100 * missed) / (missed + gaps.length), work: spent / gaps.length };
}

const browser = await launch();
if (browser === null) process.exit(0);
console.log(`Chromium ${browser.version()}, ${cpus().length} processors, load ${loadavg().map((each) => each.toFixed(1)).join(' ')}; medians of ${runs} visits`);
const columns = ['first board ms', 'takes orders ms', 'work until then ms', 'pan frames/s', 'dropped %', 'work/frame ms'];
console.log(`view   throttle  ${columns.join('  ')}`);
let sent;
for (const [name, view] of Object.entries(views)) {
  for (const throttle of throttles) {
    const measured = [];
    for (let run = 0; run < runs; ++run) {
      const server = await serve(site);
      const { context, page, devtools, times } = await visit(browser, server.address, view, throttle);
      await page.waitForTimeout(1000);
      sent = server.sent;
      const { rate, dropped, work } = await panned(page, devtools, name === 'phone');
      measured.push([times.board - times.loaded, times.ready - times.loaded, times.work, rate, dropped, work]);
      await context.close();
      server.close();
    }
    const cells = columns.map((column, i) => median(measured.map((each) => each[i])).toFixed(i < 3 ? 0 : 1).padStart(column.length));
    console.log(`${name.padEnd(6)} ${String(throttle).padStart(8)}  ${cells.join('  ')}`);
  }
}
const sizes = [...sent].map(([name, bytes]) => [name.replace(/-[\w-]{8}\./, '.'), bytes]);
const total = (which) => sizes.filter(([name]) => which.test(name)).reduce((sum, [, bytes]) => sum + bytes, 0);
console.log(`script ${total(/\.js$/)} bytes, whole first visit ${total(/./)} bytes, gzipped: ${sizes.map((each) => each.join(' ')).join(', ')}`);
const inBrotli = [...sent.keys()].map((name) => [name, brotli(readFileSync(join(site, name))).length]);
const sum = (which) => inBrotli.filter(([name]) => which.test(name)).reduce((all, [, bytes]) => all + bytes, 0);
console.log(`in brotli: script ${sum(/\.js$/)} bytes, whole first visit ${sum(/./)} bytes, of that the module ${sum(/\.wasm$/)} bytes`);
await browser.close();
