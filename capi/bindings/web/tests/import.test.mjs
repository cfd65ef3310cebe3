// What is dropped, pasted or chosen, without a browser: all forms of games, records that do not fit the rules, map texts, rubbish.
//
//   ENTENTE_WEB=build/web node --test capi/bindings/web/tests/import.test.mjs
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { compiled, entente } from './tools.mjs';

let engine, importFile, diagnosticsOf, gameOfMap, packBundle;
const noFull = () => Promise.resolve();
const read = (name, content) => importFile(name, content, noFull);
const gameOf = ({ bundle }) => engine.Game.load(bundle.branches[bundle.current].save);

before(async () => {
  engine = await entente();
  ({ importFile, diagnosticsOf, gameOfMap } = await compiled('files/import.ts'));
  ({ packBundle } = await compiled('link/bundle.ts'));
});

test('a game comes back from every form that holds games', async () => {
  const { Game, convert, gameForms } = engine;
  const game = Game.random(11, { maxPhases: 12 });
  for (const form of Object.keys(gameForms()).filter((each) => each !== 'line')) {
    const found = await read(`game.${form}`, convert(game.saveBytes(), form).bytes);
    assert.equal(found.kind, 'game', form);
    assert.equal(gameOf(found).position.line, game.position.line, form);
    assert.equal(gameOf(found).phaseCount, 12, form);
  }
});

test('a game of this page comes back with its branches', async () => {
  const { Game } = engine;
  const save = Game.random(12, { maxPhases: 5 }).saveBytes();
  const bundle = { branches: [{ name: 'a', parent: null, at: 0, save }, { name: 'b', parent: 0, at: 3, save }], current: 1, phase: 4 };
  assert.deepEqual((await read('x.entente', packBundle(bundle))).bundle, bundle);
});

test('a phase brings its orders, lines of positions become branches', async () => {
  const { Game, Position } = engine;
  const phase = { ...new Position().toJSON(), orders: { FRANCE: ['A PAR - BUR'] } };
  assert.deepEqual(gameOf(await read('', JSON.stringify(phase))).orders('FRANCE'), ['A PAR - BUR']);
  const game = Game.random(13, { maxPhases: 9 });
  const { bundle } = await read('', `${new Position().line}\n${game.position.line}\n`);
  assert.deepEqual(bundle.branches.map(({ save }) => Game.load(save).position.line), [new Position().line, game.position.line]);
});

test('of a record whose positions are not those of its orders the orders are played, and that is said', async () => {
  const { Game } = engine;
  const record = JSON.parse(Game.random(14, { maxPhases: 6 }).save());
  delete record.phases[4].state.units.FRANCE;
  const found = await read('game.json', JSON.stringify(record));
  assert.match(found.notes.join(' '), /does not fit the rules here \(.*\)\. Its orders are played/);
  assert.ok(gameOf(found).phaseCount >= 4);
});

test('a map text goes to the editor, with its name or without', async () => {
  const { GameMap } = engine;
  const text = new GameMap('ancmed').toText();
  assert.deepEqual(await read('mine.map', text), { kind: 'map', name: 'mine.map', text });
  assert.equal((await read('', text)).kind, 'map');
  assert.deepEqual(diagnosticsOf(text), []);
  assert.equal(gameOf({ bundle: gameOfMap(text.replace('ancmed', 'mine')) }).map.powers.length, new GameMap('ancmed').powers.length);
  const lines = text.split('\n');
  const line = lines.findIndex((each) => /^ {2}[AF] /.test(each));
  lines[line] = '  A NOWHERE';
  const [first] = diagnosticsOf(lines.join('\n'));
  assert.deepEqual([first.severity, first.line], ['error', line + 1]);
});

test('each message about a map text has a German meaning', async () => {
  const { germanOf } = await compiled('files/linter_german.ts');
  const page = readFileSync(new URL('../../../../maps/LANGUAGE.md', import.meta.url), 'utf8');
  const codes = [...page.matchAll(/^\| `([A-Z_0-9]+)` \| (?:error|warning) \|/gm)].map(([, code]) => code);
  assert.ok(codes.length >= 80, `${codes.length}`);
  assert.deepEqual(codes.filter((code) => germanOf(code) === ''), []);
});

test('rubbish is refused with its place', async () => {
  const cases = [['', '', /empty/], ['', 'hello there', /no known form/], ['a.json', '{"phases": [', /a\.json cannot be read: line 1, column \d+: broken JSON/], ['x.bin', new Uint8Array([0, 1, 2, 255]), /x\.bin cannot be read/], ['', '{"v":1}\n', /first line/]];
  for (const [name, content, message] of cases) await assert.rejects(read(name, content), { name: 'ImportError', message }, name + content);
});
