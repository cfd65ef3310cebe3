// Drives Debian's Firefox by Marionette, the protocol that its own WebDriver speaks: a message is its length, a colon and JSON.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const START = 60_000;
export const ENTER = '\uE007';

/** The program; undefined where Firefox is missing. */
export const firefox = [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => path && existsSync(path));

export class Firefox {
  #waiting = new Map();
  #next = 1;
  #received = Buffer.alloc(0);

  /** Starts it with a profile of its own. Port 0: Firefox takes a free one and writes it into the profile. */
  static async launch() {
    const browser = new Firefox();
    browser.profile = mkdtempSync(join(tmpdir(), 'entente-firefox-'));
    const prefs = { 'marionette.port': 0, 'browser.shell.checkDefaultBrowser': false, 'datareporting.policy.dataSubmissionEnabled': false, 'app.update.disabledForTesting': true, 'network.captive-portal-service.enabled': false, 'network.connectivity-service.enabled': false, 'browser.safebrowsing.update.enabled': false, 'extensions.update.enabled': false, 'services.settings.server': 'data:,', 'ui.prefersReducedMotion': 1 };
    writeFileSync(join(browser.profile, 'user.js'), Object.entries(prefs).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join(''));
    browser.program = spawn(firefox, ['--marionette', '--remote-allow-system-access', '--headless', '--no-remote', '--profile', browser.profile], { stdio: 'ignore', env: { ...process.env, MOZ_HEADLESS_WIDTH: '1280', MOZ_HEADLESS_HEIGHT: '885' } });
    try {
      await browser.#connect(await browser.#port());
      const { capabilities } = await browser.send('WebDriver:NewSession', { capabilities: { alwaysMatch: { timeouts: { script: 30_000, pageLoad: 60_000, implicit: 30_000 } } } });
      browser.version = capabilities.browserVersion;
    } catch (error) {
      await browser.close();
      throw error;
    }
    return browser;
  }

  async #port() {
    const file = join(this.profile, 'MarionetteActivePort');
    for (const end = Date.now() + START; Date.now() < end; await pause(100)) {
      if (this.program.exitCode !== null) throw new Error(`Firefox ended with ${this.program.exitCode}`);
      if (existsSync(file)) return Number(readFileSync(file, 'utf8'));
    }
    throw new Error('Firefox opened no port');
  }

  async #connect(port) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('data', (bytes) => this.#receive(bytes));
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => this.#waiting.forEach(({ fail }) => fail(new Error('Firefox closed the connection'))));
    await new Promise((done, fail) => this.#waiting.set(0, { done, fail }));
  }

  #receive(bytes) {
    this.#received = Buffer.concat([this.#received, bytes]);
    for (;;) {
      const colon = this.#received.indexOf(':');
      const length = Number(this.#received.subarray(0, colon));
      if (colon < 0 || this.#received.length < colon + 1 + length) return;
      const message = JSON.parse(this.#received.subarray(colon + 1, colon + 1 + length));
      this.#received = this.#received.subarray(colon + 1 + length);
      // The first message is no answer: it greets.
      const [, id, error, result] = Array.isArray(message) ? message : [1, 0, null, message];
      const { done, fail } = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) fail(new Error(`${error.error}: ${error.message}`));
      else done(result);
    }
  }

  send(name, parameters = {}) {
    const id = this.#next++;
    const text = JSON.stringify([0, id, name, parameters]);
    this.socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((done, fail) => this.#waiting.set(id, { done, fail }));
  }

  go(address) {
    return this.send('WebDriver:Navigate', { url: address });
  }

  async newTab(address) {
    const { handle } = await this.send('WebDriver:NewWindow', { type: 'tab' });
    await this.send('WebDriver:SwitchToWindow', { handle });
    await this.go(address);
  }

  /** Calls a function in the page. */
  async call(body, ...args) {
    const { value } = await this.send('WebDriver:ExecuteScript', { script: `return (${body})(...arguments)`, args });
    return value;
  }

  /** Waits until a function gives something true in the page. */
  async until(body, ...args) {
    for (const end = Date.now() + 60_000; Date.now() < end; await pause(50)) {
      const value = await this.call(body, ...args);
      if (value) return value;
    }
    throw new Error(`in vain: ${body} ${args.join(' ')}`);
  }

  async find(xpath) {
    const { value } = await this.send('WebDriver:FindElement', { using: 'xpath', value: xpath });
    return value[ELEMENT];
  }

  /** Clicks a button by its name. */
  async press(name) {
    await this.send('WebDriver:ElementClick', { id: await this.find(`//button[normalize-space()='${name}' or @aria-label='${name}']`) });
  }

  async type(xpath, text) {
    await this.send('WebDriver:ElementSendKeys', { id: await this.find(xpath), text });
  }

  async clickAt({ x, y }) {
    const actions = [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }] }];
    await this.send('WebDriver:PerformActions', { actions });
  }

  async picture(path) {
    const { value } = await this.send('WebDriver:TakeScreenshot', { full: false });
    writeFileSync(path, Buffer.from(value, 'base64'));
  }

  /** What the console says about the files of an address. */
  async complaints(address) {
    await this.send('Marionette:SetContext', { value: 'chrome' });
    const found = await this.call(`() => Services.console.getMessageArray().map(String)`);
    await this.send('Marionette:SetContext', { value: 'content' });
    return found.filter((each) => each.includes(address) && each.includes('Error'));
  }

  async close() {
    this.socket?.destroy();
    this.program.kill();
    if (this.program.exitCode === null && this.program.signalCode === null) await new Promise((done) => this.program.once('exit', done));
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
