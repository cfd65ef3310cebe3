// Tests of the built package: node --test. ENTENTE_JAVASCRIPT names its folder.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { before, describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inspect } from 'node:util';

const built = resolve(process.env.ENTENTE_JAVASCRIPT ?? fileURLToPath(new URL('../../../../build/javascript/package', import.meta.url)));
const entente = await import(pathToFileURL(join(built, 'dist/esm/node.js')));
const { Actions, Adjudicator, Game, GameMap, Order, Position, Rules, init, initSync } = entente;
const file = (name) => readFileSync(join(built, name));

function played(orders = { FRANCE: ['A PAR - BUR'], GERMANY: ['A MUN - BUR'] }) {
  const game = new Game();
  for (const [power, lines] of Object.entries(orders)) game.submit(power, lines);
  return [game, game.process()];
}

describe('loading', () => {
  test('before init every object says what is missing', () => {
    assert.throws(() => new Game(), /await init/);
  });

  test('bytes, a module, a response, an address, a file', async () => {
    const bytes = file('core.wasm');
    const module = await entente.compile(bytes);
    const { buffer } = new Uint8Array(bytes);
    const response = (type) => new Response(bytes, { headers: { 'content-type': type } });
    for (const source of [bytes, buffer, module, response('application/wasm'), response('text/plain'), Promise.resolve(module)]) {
      await init(source);
      assert.deepEqual(GameMap.names(), ['standard']);
    }
    initSync(bytes);
    await init(pathToFileURL(join(built, 'core.wasm')));
    await init(String(pathToFileURL(join(built, 'full.wasm'))));
    assert.equal(GameMap.names().length, 17);
    initSync();
  });

  test('an address on a server, also one that is not there or is a page', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/core.wasm') response.writeHead(200, { 'content-type': 'application/wasm' }).end(file('core.wasm'));
      else if (request.url === '/page') response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
      else response.writeHead(404).end();
    });
    await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
    const address = `http://127.0.0.1:${server.address().port}`;
    try {
      await init(new URL(`${address}/core.wasm`));
      await assert.rejects(init(`${address}/other`), /answered with 404/);
      await assert.rejects(init(`${address}/page`), /begins with "<!doctype html>"/);
    } finally {
      server.closeAllConnections?.();
      server.close();
    }
    await assert.rejects(init(new Uint8Array([1, 2, 3])), /no WebAssembly module/);
  });

  test('objects keep the instance that made them', async () => {
    await init();
    const [game] = played();
    await init(file('core.wasm'));
    assert.equal(game.fork().hash(), Game.load(game.save()).hash());
    assert.throws(() => new GameMap('ancmed'), entente.NotFoundError);
    assert.throws(() => GameMap.fromText(''), (error) => error instanceof entente.NotSupportedError && error.message.includes('full.wasm'));
    await init();
  });
});

describe('games', () => {
  before(() => init());

  test('results say why', () => {
    const [game, phase] = played();
    const [bounced] = phase.of('France');
    assert.deepEqual([bounced.text, bounced.reason, bounced.cause], ['A PAR - BUR', 'bounced', 'MUN']);
    assert.match(bounced.sentence(), /bounced/);
    assert.match(bounced.sentence({ language: 'de', fullNames: true }), /Armee Paris/);
    assert.throws(() => bounced.sentence({ language: 'xx' }), RangeError);
    assert.deepEqual([phase.name, game.phaseName, phase.length, phase.failed.length, [...phase].length], ['S1901M', 'F1901M', 22, 2, 22]);
    assert.equal(phase.json().name, 'S1901M');
    assert.deepEqual([game.phases.length, game.phases[0].name, game.phases.at(-1).number], [1, 'S1901M', 0]);
  });

  test('orders in every form', () => {
    const game = new Game();
    const order = Order.read(game.map, 'A Paris - Burgundy', { power: 'FRANCE' });
    for (const orders of ['A PAR - BUR', ['A PAR - BUR'], order, [order], new Set(['A PAR - BUR'])]) {
      game.submit('France', orders);
      assert.deepEqual(game.orders('F'), ['A PAR - BUR']);
    }
    game.submit('FRANCE', 'A MAR - SPA', { mode: 'amend' });
    assert.equal(game.orders('FRANCE').length, 2);
    game.cancel('FRANCE', 'PAR');
    assert.deepEqual(game.orders('FRANCE'), ['A MAR - SPA']);
    game.submit('FRANCE', []);
    assert.deepEqual(game.orders('FRANCE'), []);
    assert.throws(() => game.submit('FRANCE', 'A PAR H', { mode: 'other' }), /expected one of replace/);
    assert.throws(() => game.submit('FRANCE', 'A PAR H', { by: 'ITALY' }), entente.InvalidArgumentError);
    assert.deepEqual([order.kind, order.power, order.source, order.target, order.third, order.viaConvoy], ['move', 'FRANCE', 'PAR', 'BUR', null, false]);
  });

  test('unreadable and illegal orders are results', () => {
    const [, phase] = played({ FRANCE: ['A PAR - NOWHERE', 'A MAR - LON'] });
    const [unreadable, illegal] = phase.of('FRANCE');
    assert.deepEqual([unreadable.reason, unreadable.order], ['unreadable', null]);
    assert.deepEqual([illegal.reason, illegal.illegality], ['illegal', 'not_adjacent']);
  });

  test('legal orders and checks', () => {
    const game = new Game();
    assert.ok(game.legalOrders({ province: 'PAR' }).map(String).includes('A PAR - BUR'));
    assert.equal(game.legalOrders({ power: 'FRANCE' }).length, 30);
    assert.ok(game.checkOrder('FRANCE', 'A PAR - BUR').isLegal);
    const check = game.checkOrder('FRANCE', 'A PAR - LON', { language: 'de' });
    assert.deepEqual([check.isLegal, check.reason, check.illegality], [false, 'illegal', 'not_adjacent']);
    assert.ok(check.sentence);
    assert.deepEqual(game.checkOrder('FRANCE', 'A PAR - BURR').fault, { offset: 8, length: 4 });
    assert.ok(game.legalOrders({ power: 'FRANCE' }).every((order) => game.checkOrder('FRANCE', order).isLegal));
  });

  test('undo, redo, fork, views', () => {
    const [game, phase] = played();
    const other = game.fork();
    const after = game.hash();
    game.undo();
    assert.deepEqual([game.phaseName, game.orders('FRANCE')], ['S1901M', ['A PAR - BUR']]);
    assert.throws(() => phase.results, entente.WrongPhaseError);
    game.redo();
    assert.deepEqual([game.hash(), other.hash()], [after, after]);
    assert.match(phase.of('FRANCE')[0].sentence(), /bounced/);
    const before = other.phase(0);
    other.undo();
    other.submit('FRANCE', 'A PAR H');
    assert.equal(other.process().of('FRANCE')[0].sentence(), 'A PAR holds.');
    assert.throws(() => before.results, entente.WrongPhaseError);
    game.goTo(0);
    assert.throws(() => game.phase(0), RangeError);
    assert.equal(other.phase('S1901M').number, other.phase(-1).number);
    other.goTo('S1901M');
    assert.deepEqual([other.phaseName, other.phaseCount], ['S1901M', 0]);
    other.goTo(1);
    assert.equal(other.positionAt('Spring 1901 Movement').phaseName, 'S1901M');
    assert.deepEqual([other.hash('F1901M'), other.orders('FRANCE', 'S1901M')], [other.hash(), ['A PAR H']]);
    assert.throws(() => other.goTo('S1950M'), entente.NotFoundError);
    assert.throws(() => other.goTo(9), entente.InvalidArgumentError);
    for (const wrong of [-1, 0.5, NaN, undefined, null]) assert.throws(() => other.goTo(wrong), /a name or a number from 0/);
    assert.equal(other.phaseName, 'F1901M');
    game.submit('FRANCE', 'A PAR H');
    assert.deepEqual([game.view('FRANCE').orders('FRANCE'), game.view('GERMANY').orders('FRANCE')], [['A PAR H'], []]);
  });

  test('votes and ends', () => {
    const game = new Game();
    game.vote('FRANCE');
    assert.deepEqual(game.votes.map(({ power, kind }) => [power, kind]), [['FRANCE', 'draw']]);
    game.cancelVote('FRANCE');
    for (const power of game.map.powers) game.voteCommand(power, 'SET DRAW');
    assert.deepEqual([game.end, game.winners.length, game.isOver], ['draw', 7, true]);
    assert.deepEqual(game.position.scores('draw-size').FRANCE, { numerator: 1n, denominator: 7n });
    game.resume();
    game.drawPolicy = 'daide';
    assert.equal(game.drawPolicy, 'daide');
    game.setEndRules({ lastYear: 1905, lastSurvivor: true });
    assert.deepEqual([game.endRules.lastYear, game.endRules.lastSurvivor, game.endRules.yearLimit], [1905, true, 'draw']);
  });

  test('what is owed', () => {
    const game = new Game();
    assert.deepEqual(game.owed('FRANCE').units.map(String), ['F BRE', 'A MAR', 'A PAR']);
    game.submit('FRANCE', ['A PAR H', 'A MAR H', 'F BRE H']);
    assert.equal(game.owed('FRANCE').units.length, 0);
    assert.equal(game.owedJSON().ready, false);
    game.setWaiting('FRANCE');
    assert.deepEqual(game.waiting, ['FRANCE']);
    assert.equal(game.mayOrder('ITALY', 'FRANCE'), false);
    game.allow('ITALY', 'FRANCE');
    assert.equal(game.mayOrder('ITALY', 'FRANCE'), true);
  });

  test('saves and random games', () => {
    const [game] = played();
    for (const saved of [game.save(), new TextEncoder().encode(game.save()), game.saveBytes()]) assert.equal(Game.load(saved).hash(), game.hash());
    assert.throws(() => Game.load('{"phases":\n [}'), (error) => error.status === 'invalid_argument' && error.line === 2);
    const random = Game.random(7, { map: 'ancmed', maxPhases: 20 });
    assert.equal(random.phaseCount, 20);
    assert.equal(random.hash(), Game.random(7n, { map: new GameMap('ancmed'), maxPhases: 20 }).hash());
  });

  test('values of a wrong type are refused, and change nothing', () => {
    const game = new Game();
    game.submit('FRANCE', 'A PAR H');
    for (const wrong of [7, null, undefined, {}, [7], [null]]) assert.throws(() => game.submit('FRANCE', wrong), /orders are a text, an Order or a list of them, not/);
    assert.deepEqual(game.orders('FRANCE'), ['A PAR H']);
    assert.throws(() => game.owed(), /a power is a name or a number, not undefined/);
    assert.throws(() => game.legalOrders({ province: game.position.units[0] }), /a place is a name or a number, not Unit/);
    assert.throws(() => game.owed(7), /power 7 is out of range: expected 0 to 6/);
    assert.throws(() => game.owed(-1), entente.InvalidArgumentError);
    for (const wrong of [undefined, JSON.parse(game.save()), new ArrayBuffer(8)]) assert.throws(() => Game.load(wrong), /a saved game is a text or a Uint8Array, not/);
    for (const wrong of [7, null, {}]) assert.throws(() => new Game(wrong), /a map is a GameMap or the name of a shipped one, not/);
    assert.throws(() => new Game('standard', { rules: 2023 }), /rules are a text or Rules, not number/);
    assert.throws(() => game.checkOrder('FRANCE', 7), /expected a text, not number/);
  });

  test('options that a method does not have are refused', () => {
    const [game, phase] = played();
    const order = 'A PAR - BUR';
    const wrong = [
      () => new Game('standard', { rule: '2023' }), () => game.legalOrders('FRANCE'), () => game.legalOrders({ unit: 'PAR' }), () => phase.explain('PAR', 'de'),
      () => phase.results[0].sentence('de'), () => game.submit('FRANCE', order, { as: 'ITALY' }), () => game.checkOrder('FRANCE', order, { lang: 'de' }), () => game.advise({ of: 'FRANCE' }),
      () => game.position.render({ colour: 'red' }), () => new entente.Exchange({ rule: '2023' }), () => entente.convert(game.save(), 'line', { form: 'json' }),
      () => Order.read(game.map, order, 'FRANCE'), () => Game.random(1, { phases: 3 }), () => game.setEndRules({ year: 1905 }), () => GameMap.fromText('', { file: 'x' }),
    ];
    for (const call of wrong) assert.throws(call, (error) => error instanceof TypeError && /is no option here: expected|options are an object with/.test(error.message), String(call));
  });

  test('objects as JSON and in logs', () => {
    const [game, phase] = played();
    const order = phase.of('FRANCE')[0].order;
    assert.deepEqual(JSON.parse(JSON.stringify([order, game.map, new Rules('2023,waive=forbidden')])).slice(0, 2), ['A PAR - BUR', 'standard']);
    assert.ok(new Rules(new Rules('2023,waive=forbidden').toJSON()).equals(new Rules('2023,waive=forbidden')));
    assert.equal(Game.load(JSON.stringify(game)).hash(), game.hash());
    assert.deepEqual(JSON.parse(JSON.stringify(phase)), phase.json());
    assert.deepEqual(JSON.parse(JSON.stringify(phase.of('FRANCE')[0])).reason, 'bounced');
    assert.equal(JSON.parse(JSON.stringify(game.checkOrder('FRANCE', order))).order, 'A PAR - BUR');
    assert.equal(inspect([order, game, phase, game.map]), '[\n  <Order A PAR - BUR>,\n  <Game standard F1901M>,\n  <PlayedPhase S1901M: 22 results>,\n  <GameMap standard>\n]');
    assert.match(inspect(game.position), /^<Position standard F1901M .*>$/);
    assert.match(inspect(phase.of('FRANCE')[0]), /order: <Order A PAR - BUR>/);
  });

  test('a freed game says so, and can be freed twice', () => {
    const game = new Game();
    game[Symbol.dispose ?? 'free']();
    game.free();
    assert.throws(() => game.process(), TypeError);
    assert.equal(inspect(game), '<Game, freed>');
    assert.equal(inspect(new entente.Exchange()), '<Exchange>');
  });

  test('no worker is sent an object without its memory', () => {
    for (const object of [new Game(), new Game().map, new entente.Exchange()]) {
      assert.throws(() => structuredClone(object), { name: 'DataCloneError' });
    }
  });

  test('texts longer than the usual room, and memory that grows', () => {
    const text = Game.random(1, { maxPhases: 200 }).save();
    const games = Array.from({ length: 200 }, () => Game.load(text));
    assert.ok(games.every((game) => game.save() === text));
    assert.throws(() => Game.load('x'.repeat(1 << 20)), entente.InvalidArgumentError);
  });
});

describe('maps, rules, positions', () => {
  before(() => init());

  test('places and powers', () => {
    const map = new GameMap();
    assert.deepEqual(map.location('St Petersburg').coasts, ['STP/NC', 'STP/SC']);
    assert.deepEqual([map.location('PAR').terrain, map.location('PAR').isCenter, map.location('STP/SC').province], ['land', true, 'STP']);
    assert.deepEqual([map.power('F').homes, map.power('FRANCE').letter], [['BRE', 'MAR', 'PAR'], 'F']);
    assert.ok(map.neighbors('PAR', 'army').includes('BUR'));
    assert.throws(() => map.location('PARR'), entente.NotFoundError);
    assert.equal(map.centers.length, 34);
    assert.ok(map.equals(new GameMap('standard')));
    assert.equal(map.summary().name, 'standard');
  });

  test('map texts', () => {
    const map = new GameMap();
    const text = map.toText();
    assert.ok(GameMap.fromText(text, { fileName: 'standard.map' }).equals(map));
    assert.deepEqual(GameMap.fromText('USE part.map\n', { files: { 'part.map': text } }).powers, map.powers);
    assert.throws(() => GameMap.fromText('VICTORY x\n', { fileName: 'my.map' }), (error) => error.file === 'my.map' && error.line === 1);
    assert.equal(GameMap.diagnostics('VICTORY x\n')[0].severity, 'error');
  });

  test('rules', () => {
    const rules = new Rules('2023,waive=forbidden');
    assert.equal(rules.get('waive'), 'forbidden');
    assert.ok(rules.equals(new Rules('2023').changed({ waive: 'forbidden' })));
    assert.ok('2023' in Rules.presets());
    assert.deepEqual(new Rules().differences(), {});
    assert.equal(Object.fromEntries(new Rules('2023')).convoy_paradox, '2000');
    assert.throws(() => new Rules('2023,waiv=forbidden'), (error) => error.column === 6);
    assert.ok(new Game('standard', { rules: '2023' }).rules.equals(new Rules('2023')));
    assert.throws(() => rules.get('waiv'), RangeError);
  });

  test('a board by hand', () => {
    const position = Position.empty();
    position.place('FRANCE', 'army', 'PAR');
    position.setOwner('PAR', 'FRANCE');
    position.setPhase('F1902M');
    assert.deepEqual([position.phaseName, position.year, position.phaseType], ['F1902M', 1902, 'movement']);
    assert.deepEqual(position.units.map(String), ['A PAR']);
    assert.deepEqual([position.owners.PAR, position.owners.LON], ['FRANCE', null]);
    assert.deepEqual(position.counts.FRANCE, { units: 1, dislodged: 0, centers: 1 });
    position.remove('PAR');
    assert.throws(() => position.remove('PAR'), entente.NotFoundError);
    position.setEnd('draw', ['FRANCE']);
    assert.deepEqual([position.end, position.winners], ['draw', ['FRANCE']]);
  });

  test('retreats and adjustments', () => {
    const position = Position.empty();
    position.setPhase('F1902R');
    position.dislodge('FRANCE', 'army', 'PAR', ['BUR', 'GAS']);
    assert.deepEqual([position.dislodged.map(String), position.retreats('PAR')], [['A PAR'], ['BUR', 'GAS']]);
    const winter = Position.empty();
    winter.place('FRANCE', 'army', 'PAR');
    winter.setPhase('W1902A');
    assert.equal(winter.due('FRANCE'), -1);
    assert.deepEqual(winter.homes('FRANCE'), ['BRE', 'MAR', 'PAR']);
  });

  test('forms of a position', () => {
    const position = new Position();
    const text = JSON.parse(JSON.stringify(position));
    for (const other of [Position.fromLine(position.line), Position.fromJSON(text), position.copy(), Position.fromBytes(position.map, structuredClone(position.bytes))]) {
      assert.ok(other.equals(position));
      assert.equal(other.hash, position.hash);
    }
    assert.throws(() => Position.fromBytes(position.map, new Uint8Array(3)), RangeError);
    assert.throws(() => Position.fromBytes(position.map, new Uint8Array(position.map.positionSize).fill(255)), entente.InvalidArgumentError);
    const other = position.copy();
    other.remove('PAR');
    assert.equal(position.difference(other).length, 1);
  });
});

describe('adjudicators', () => {
  before(() => init());
  const read = (map) => [Order.read(map, 'A PAR - BUR', { power: 'FRANCE' }), Order.read(map, 'A MUN - BUR', { power: 'GERMANY' })];

  test('one position', () => {
    const judge = new Adjudicator();
    const outcome = judge.adjudicate(new Position(), read(judge.map));
    assert.deepEqual(outcome.results.slice(0, 2).map((result) => result.reason), ['bounced', 'bounced']);
    assert.deepEqual([outcome.next.phaseName, outcome.after.phaseName, outcome.events.length], ['F1901M', 'S1901M', 0]);
    assert.match(outcome.results[0].sentence(), /bounced/);
    judge.adjudicate(new Position(), []);
    assert.throws(() => outcome.results[0].sentence(), entente.WrongPhaseError);
  });

  test('many positions', () => {
    const judge = new Adjudicator();
    const size = judge.map.positionSize;
    const positions = new Uint8Array(3 * size);
    for (let i = 0; i < 3; i++) positions.set(new Position().bytes, i * size);
    const [first, second] = read(judge.map).map((order) => order.bits);
    const batch = { positions, orders: BigUint64Array.of(first, first, second), starts: [0, 1, 1, 3], results: new Uint8Array(48), statuses: new Int32Array(3).fill(9) };
    judge.adjudicateBatch(batch);
    assert.deepEqual([...batch.statuses], [0, 0, 0]);
    assert.deepEqual([12, 28, 44].map((at) => batch.results[at]), [entente.Reason.none, entente.Reason.bounced, entente.Reason.bounced]);
    assert.equal(Position.fromBytes(judge.map, positions.subarray(0, size)).phaseName, 'F1901M');
    assert.throws(() => judge.adjudicateBatch({ ...batch, starts: [0, 1] }), RangeError);
    assert.throws(() => judge.adjudicateBatch({ ...batch, orders: new BigUint64Array(2) }), RangeError);
  });

  test('actions', () => {
    const actions = new Actions();
    const judge = new Adjudicator();
    assert.equal(actions.length, 19293);
    const legal = judge.legalActions(new Position(), actions, 'FRANCE');
    const orders = judge.legalOrders(new Position(), { power: 'FRANCE' });
    assert.deepEqual(actions.ofOrders(orders), legal);
    assert.deepEqual(actions.toOrders(legal).map(String), orders.map(String));
    assert.deepEqual(actions.ofOrders([0n]), [null]);
    assert.throws(() => actions.toOrders([19293]), entente.NotFoundError);
  });

  test('names and numbers', () => {
    assert.deepEqual(entente.languages().slice(0, 2), ['en', 'de']);
    assert.ok(entente.options().some(({ name }) => name === 'waive'));
    assert.deepEqual([entente.Status.wrong_phase, entente.Reason.bounced], [-6, 3]);
  });
});

describe('explanations and JSON', () => {
  before(() => initSync());
  const phase = {
    name: 'S1901M',
    state: { units: { FRANCE: ['A PAR', 'A MAR'], GERMANY: ['A MUN'] } },
    orders: { FRANCE: ['A PAR - BUR', 'A MAR S A PAR - BUR'], GERMANY: ['A MUN - BUR'] },
  };

  test('results are explained', () => {
    const [game, phases] = played();
    assert.match(phases.explain('PAR', { language: 'de' }), /BUR/);
    assert.equal(phases.explainJSON('PAR').orders[0].reason, 'bounced');
    assert.match(phases.graph(), /^digraph/);
    assert.throws(() => phases.explain('SPA'), entente.NotFoundError);
    game.undo();
    assert.throws(() => phases.explain('PAR'), entente.WrongPhaseError);
    assert.match(new Adjudicator().adjudicate(new Position(), []).explain('PAR'), /PAR/);
  });

  test('events and losses have sentences', () => {
    const board = Position.empty();
    board.place('FRANCE', 'army', 'TUN');
    for (const place of ['ION', 'NAF', 'TYS']) board.place('ITALY', place === 'NAF' ? 'army' : 'fleet', place);
    const orders = ['F ION - TUN', 'F TYS S F ION - TUN', 'A NAF H'].map((text) => Order.read(board.map, text, { power: 'ITALY' }));
    const { events, losses } = new Adjudicator().adjudicate(board, orders);
    assert.deepEqual([events.length, losses.length], [1, 1]);
    assert.match(losses[0].sentence(), /TUN/);
    assert.equal(events[0].sentence(), losses[0].sentence());
  });

  test('orders are advised on before they are played', () => {
    const game = new Game();
    game.submit('FRANCE', 'A PAR - BUR');
    assert.match(game.advise({ unknown: ['GERMANY'], about: ['FRANCE'] }), /BRE/);
    assert.ok('outlook' in game.adviseJSON({ outlook: true }));
    assert.ok(!('outlook' in game.adviseJSON()));
  });

  test('orders are entered step by step', () => {
    const judge = new Adjudicator();
    const start = new Position();
    assert.equal(judge.choices(start, 'PAR').step, 'kind');
    assert.deepEqual(judge.choices(start, 'PAR', ['move']).values, ['BRE', 'BUR', 'GAS', 'PIC']);
    assert.equal(String(judge.choices(start, 'PAR', ['move', 'BUR']).order), 'A PAR - BUR');
    assert.throws(() => judge.choices(start, 'PAR', ['move', 'LON']), entente.NotFoundError);
  });

  test('phases and games as JSON', () => {
    const exchange = new entente.Exchange();
    const document = new entente.GameDocument(phase);
    const result = exchange.adjudicate(phase);
    assert.deepEqual(result.orders.map(({ reason }) => reason), [null, null, 'bounced']);
    assert.deepEqual(exchange.adjudicate(document), result);
    assert.deepEqual(exchange.adjudicate(JSON.stringify(phase)), result);
    assert.ok('A PAR' in exchange.legal(document).orders);
    assert.throws(() => exchange.adjudicate('{\n]'), ({ line }) => line === 2);
    assert.deepEqual([document.isGame, document.length, document.phaseNames, document.findPhase('Spring 1901 Movement'), document.hasOrders(0)], [false, 1, ['S1901M'], 0, true]);
    assert.match(exchange.report(document, 0, { board: true }), /Board after/);
    assert.match(exchange.explain(document, 0, 'MUN'), /BUR/);
    assert.equal(exchange.advise(document).phase, 'S1901M');
    const { map, rules, position } = exchange.read(document);
    assert.deepEqual([map.name, rules.equals(new Rules()), position.units.length], ['standard', true, 3]);
    assert.deepEqual(exchange.countVotes({ survivors: ['FRANCE', 'ITALY'], votes: { FRANCE: 'DRAW', ITALY: 'DRAW' } }).draw, ['FRANCE', 'ITALY']);
    const [game] = played();
    const saved = new entente.GameDocument(game.save());
    assert.equal(exchange.replay(saved).compared, 1);
    assert.equal(saved.phase(0).name, 'S1901M');
    assert.ok(!('after' in new entente.Exchange({ leaveOut: ['after'] }).adjudicate(phase)));
    const { orders, ...rest } = phase;
    exchange.adjudicate({ ...rest, order: orders });
    assert.ok(exchange.notes.length > 0);
  });

  test('boards are drawn', () => {
    const start = new Position();
    assert.match(start.render(), /^<svg/);
    assert.notEqual(start.render(), start.render({ theme: 'dark', hidden: ['names'] }));
    assert.match(start.render({ form: 'text', language: 'de' }), /PAR/);
    const document = new entente.GameDocument(phase);
    assert.match(new entente.Exchange().render(document, 0, { outlook: ['France'] }), /class="(sure|maybe)"/);
    assert.match(new entente.Exchange().render(document, 0, { order: 'MUN' }), /data-order="A PAR - BUR"/);
    assert.throws(() => new entente.Exchange().render(document, 0, { order: 'SPA' }), entente.NotFoundError);
  });

  test('games in other forms', () => {
    const line = entente.convert(JSON.stringify(phase), 'line');
    assert.ok(line.text.includes('S1901M') && line.notes.length > 0);
    assert.ok('webdiplomacy' in entente.gameForms());
    assert.throws(() => entente.convert('nothing known', 'json'), entente.NotFoundError);
    assert.throws(() => entente.convert('{}', 'gif'), RangeError);
    const answer = entente.adjudicateListing('Movement orders for Spring of 1901.\n\nFrance: A PAR - BUR\nGermany: A MUN - BUR\n');
    assert.ok(answer.text.includes('France: Army Paris -> Burgundy.  (*bounce*)') && answer.notes.length > 0);
    assert.throws(() => entente.adjudicateListing('A PAR - BUR'), entente.InvalidArgumentError);
  });
});
