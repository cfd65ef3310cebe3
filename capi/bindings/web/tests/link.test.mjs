// Links, bundles and saved games without a browser: sizes, and what is said about broken ones.
//
//   ENTENTE_WEB=build/web node --test capi/bindings/web/tests/link.test.mjs
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { compiled, entente } from './tools.mjs';

let links, bundles, stores, engine;

before(async () => {
  engine = await entente();
  [links, bundles, stores] = await Promise.all(['link/link.ts', 'link/bundle.ts', 'store/store.ts'].map(compiled));
});

const bundleOfGame = (game, phase = game.phaseCount) => ({ branches: [{ name: 'Main', parent: null, at: 0, save: game.saveBytes() }], current: 0, phase });
const address = 'https://someone.example/entente/';

/** A game of random legal orders up to a phase: its orders are harder to compress than those of players. */
function played(years, seed) {
  const { Game } = engine;
  const game = Game.random(seed, { maxPhases: 400 });
  const last = [...game.phases].findIndex(({ position }) => position.year > 1900 + years);
  game.goTo(last < 0 ? game.phaseCount : last);
  return game;
}

test('a link gives the game back, with branches and the orders of the current phase', async () => {
  const { Game } = engine;
  const game = played(3, 1);
  const other = game.fork();
  other.goTo(2);
  other.submit('FRANCE', 'A PAR H');
  const bundle = {
    branches: [{ name: '', parent: null, at: 0, save: game.saveBytes() }, { name: 'Frühling – was wäre wenn?', parent: 0, at: 2, save: other.saveBytes() }],
    current: 1,
    phase: 2,
  };
  const found = await links.bundleOf(address + (await links.linkOf(bundle)));
  assert.deepEqual(found.branches.map(({ name, parent, at }) => [name, parent, at]), [['', null, 0], ['Frühling – was wäre wenn?', 0, 2]]);
  assert.deepEqual([found.current, found.phase], [1, 2]);
  assert.equal(Game.load(found.branches[0].save).hash(), game.hash());
  assert.equal(Game.load(found.branches[1].save).hash(), other.hash());
  assert.deepEqual(Game.load(found.branches[1].save).orders('FRANCE'), ['A PAR H']);
});

test('a position has at most 2 KB of link', async () => {
  const { Game, Position } = engine;
  const lengths = [];
  for (const map of ['standard', 'modern', 'youngstown', 'chaos', 'hundred']) {
    const game = Game.random(3, { map, maxPhases: 30 });
    const position = new Game(game.map, { rules: '2023', position: Position.fromLine(game.position.line) });
    lengths.push(`${map} ${(address + (await links.linkOf(bundleOfGame(position)))).length}`);
  }
  console.log(`link of a position: ${lengths.join(', ')}`);
  for (const each of lengths) assert.ok(Number(each.split(' ')[1]) <= 2048, each);
});

test('a game of twelve years has at most 8 KB of link', async () => {
  const lengths = [];
  for (let seed = 1; seed <= 10; ++seed) {
    const game = played(12, seed);
    assert.ok(game.phaseCount >= 36 && game.position.year >= 1912, game.position.phaseName);
    lengths.push((address + (await links.linkOf(bundleOfGame(game)))).length);
  }
  console.log(`link of a game of twelve years: ${Math.min(...lengths)} to ${Math.max(...lengths)} letters`);
  assert.ok(Math.max(...lengths) <= 8192);
});

test('a link that a mail program broke into lines is read', async () => {
  const link = await links.linkOf(bundleOfGame(played(2, 4)));
  const broken = `Look: <${address}${link.replace(/.{70}/g, '$&\r\n')}>.`;
  assert.equal((await links.bundleOf(broken)).branches.length, 1);
  assert.equal((await links.bundleOf(address + link.replace('=', '%3D'))).branches.length, 1);
  assert.equal((await links.bundleOf(`${address}${link}&utm_source=chat`)).branches.length, 1);
});

test('a broken link says what is wrong', async () => {
  const link = await links.linkOf(bundleOfGame(played(2, 5)));
  const middle = link.length >> 1;
  const changed = link.slice(0, middle) + (link[middle] === 'A' ? 'B' : 'A') + link.slice(middle + 1);
  const cases = [['#g=', /empty/], ['#g=1', /damaged or cut off/], [link.slice(0, -10), /damaged or cut off/], [link.slice(0, 40), /damaged or cut off/], [changed, /damaged/], ['#g=9abc', /form 9/], [`${link.slice(0, 50)}ä${link.slice(51)}`, /letter "ä"/], ['#g=1AAAA', /damaged/]];
  for (const [text, message] of cases) await assert.rejects(links.bundleOf(text), { name: 'LinkError', message }, text);
  assert.equal(await links.bundleOf('#other=1'), null);
});

test('each cut or changed byte of a bundle is found, or the engine finds it', () => {
  const { Game, EntenteError } = engine;
  const whole = bundles.packBundle(bundleOfGame(played(1, 6)));
  for (let length = 0; length < whole.length; length += 7) assert.throws(() => bundles.unpackBundle(whole.subarray(0, length)), { name: 'BundleError' });
  for (let at = 0; at < whole.length; at += 5) {
    const changed = whole.slice();
    changed[at] ^= 1;
    try {
      const [{ save }] = bundles.unpackBundle(changed).branches;
      Game.load(save);
    } catch (error) {
      assert.ok(error.name === 'BundleError' || error instanceof EntenteError, String(error));
    }
  }
});

/** Local storage with room for so many letters. */
class Room {
  items = new Map();
  constructor(size) {
    this.size = size;
  }
  get length() {
    return this.items.size;
  }
  key(i) {
    return [...this.items.keys()][i];
  }
  getItem(key) {
    return this.items.get(key) ?? null;
  }
  setItem(key, value) {
    let used = key.length + value.length;
    for (const [other, text] of this.items) if (other !== key) used += other.length + text.length;
    if (used > this.size) throw new DOMException('full', 'QuotaExceededError');
    this.items.set(key, value);
  }
  removeItem(key) {
    this.items.delete(key);
  }
}

test('saved games are listed and read; a full storage keeps the older save', () => {
  const { Game } = engine;
  const room = new Room(6000);
  room.setItem('entente/game/else', 'of another program');
  const store = new stores.Store(room);
  const first = played(2, 7);
  store.put('one', 'First', bundleOfGame(first));
  assert.deepEqual(store.list().map(({ id, title }) => [id, title]), [['one', 'First']]);
  assert.throws(() => store.put('one', 'Longer', bundleOfGame(played(12, 8))), { name: 'StoreError', fault: 'full', message: /storage is full/ });
  assert.equal(Game.load(store.get('one').branches[0].save).hash(), first.hash());
  assert.throws(() => store.get('two'), { fault: 'gone' });
  assert.throws(() => store.get('else'), { fault: 'damagedGame' });
  store.remove('one');
  assert.deepEqual(store.list(), []);
  assert.throws(() => new stores.Store(null).put('one', '', bundleOfGame(first)), { fault: 'refused' });
});
