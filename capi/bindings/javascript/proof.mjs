#!/usr/bin/env node
// The proof of the JavaScript package: the commands of capi/bindings/PROOF.md. ENTENTE_JAVASCRIPT names the built package.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';

const here = dirname(fileURLToPath(import.meta.url));
const built = process.env.ENTENTE_JAVASCRIPT ?? join(here, '../../../build/javascript/package');
const entente = await import(pathToFileURL(resolve(built, 'dist/esm/node.js')));
const { EntenteError, Game, GameMap, NotFoundError, InvalidArgumentError, Position, Rules, WrongPhaseError } = entente;

function complain(text) {
  console.error(text);
  return false;
}

function done(word, good, count) {
  console.log(`${word} ${good} of ${count}`);
  return good === count && count > 0 ? 0 : 1;
}

const hex = (hash) => hash.toString(16).padStart(16, '0');
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

function version() {
  console.log(`version javascript ${process.versions.node} library ${entente.version}`);
  return 0;
}

// The DATC cases.

function phasePasses(name, map, rules, phase) {
  const position = Position.fromLine(phase.position, map);
  const game = new Game(map, { rules, position });
  const ofPower = new Map();
  for (const { power, text } of phase.orders) ofPower.set(power, [...(ofPower.get(power) ?? []), text]);
  for (const [power, lines] of ofPower) game.submit(power, lines);
  const played = game.process();
  let good = true;
  phase.orders.forEach((order, i) => {
    const result = played.results[i];
    const fits = result.power === order.power && result.text === order.text && (order.reason ?? result.reason) === result.reason;
    if (!fits || result.dislodgedBy !== order.dislodged_by) good = complain(`${name}: ${order.text}: ${result}, dislodged by ${result.dislodgedBy}`);
  });
  const { after } = played;
  if (!same(after.units.map((unit) => `${unit.power} ${unit}`).sort(), [...phase.units].sort())) good = complain(`${name}: units ${after.units}`);
  const lines = (units) => units.map(([unit, retreats]) => `${unit}: ${[...retreats].sort()}`).sort();
  const dislodged = after.dislodged.map((unit) => [`${unit.power} ${unit}`, after.retreats(unit.location)]);
  const wanted = phase.dislodged.map(({ unit, retreats }) => [unit, retreats]);
  if (position.phaseName.endsWith('M') && !same(lines(dislodged), lines(wanted))) good = complain(`${name}: dislodged ${lines(dislodged)}`);
  if (game.position.line !== phase.next) good = complain(`${name}: next ${game.position.line}`);
  return good;
}

function datc(file) {
  const cases = readFileSync(file, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line));
  let good = 0;
  for (const each of cases) {
    const map = new GameMap(each.map);
    const rules = new Rules(each.rules, {}, map);
    good += each.phases.map((phase) => phasePasses(`${each.case} ${each.rules}`, map, rules, phase)).every(Boolean);
  }
  return done('datc', good, cases.length);
}

// The playthroughs.

function readOrders(text) {
  const read = { map: '', rules: '', phases: [] };
  for (const line of text.split('\n')) {
    const space = line.indexOf(' ');
    const [word, rest] = [line.slice(0, space), line.slice(space + 1)];
    if (word === 'map' || word === 'rules') read[word] = rest;
    if (word === 'phase') read.phases.push(new Map());
    if (word === 'order') {
      const [, power, order] = /^(\S+) (.*) : /.exec(rest);
      const phase = read.phases.at(-1);
      phase.set(power, [...(phase.get(power) ?? []), order]);
    }
  }
  return read;
}

function* phaseLines(game) {
  const { position } = game;
  yield `phase ${game.phaseName} hash ${hex(position.hash)} units ${position.units.length} dislodged ${position.dislodged.length}`;
  const counts = Object.entries(position.counts);
  yield ['counts', ...counts.map(([power, { units, centers }]) => `${units}/${centers}/${game.legalOrders({ power }).length}`)].join(' ');
}

function resultLine(result) {
  const words = [result.implied ? 'implied' : 'order', result.power, result.text, ':', result.reason];
  if (result.illegality !== 'none') words.push('illegality', result.illegality);
  if (result.cause !== null) words.push('cause', result.cause);
  if (result.dislodgedBy !== null) words.push('dislodged', result.dislodgedBy);
  if (result.hidden) words.push('hidden');
  if (result.order !== null && String(result.order) !== result.text) words.push('as', result.order);
  return words.join(' ');
}

function* playedLines(played) {
  for (const result of played) yield resultLine(result);
  for (const { kind, why, power, unit } of played.events) yield ['event', kind, why, power, ...(unit ? [unit] : [])].join(' ');
  if (played.length === 0) return;
  const language = played.number % 2 ? 'de' : 'en';
  const result = played.results[played.number % played.length];
  yield `says ${language} ${result.sentence({ language, fullNames: Math.floor(played.number / 2) % 2 === 1 })}`;
}

function* endLines(game) {
  yield ['end', game.end, ...game.winners].join(' ');
  yield `position ${game.position.line}`;
  for (const system of Object.keys(entente.scoreSystems())) {
    const scores = Object.values(game.position.scores(system));
    yield ['scores', system, ...scores.map(({ numerator, denominator }) => `${numerator}/${denominator}`)].join(' ');
  }
  yield `game ${hex(game.hash())}`;
}

function newGame({ map: name, rules }) {
  const map = new GameMap(name);
  return new Game(map, { rules: new Rules(rules, {}, map) });
}

function playPhase(game, orders) {
  for (const [power, lines] of orders) game.submit(power, lines);
  return game.process();
}

function replayed(text) {
  const read = readOrders(text);
  const game = newGame(read);
  const lines = ['playthrough 1', `map ${read.map}`, `rules ${read.rules}`, `fingerprint ${game.map.fingerprint}`];
  for (const phase of read.phases) {
    lines.push(...phaseLines(game));
    lines.push(...playedLines(playPhase(game, phase)));
  }
  return [...lines, ...endLines(game), ''].join('\n');
}

const playthroughs = (folder) => readdirSync(folder).filter((name) => name.endsWith('.txt')).sort();

function play(folder) {
  let good = 0;
  const names = playthroughs(folder);
  for (const name of names) {
    const text = readFileSync(join(folder, name), 'utf8');
    const ours = replayed(text);
    if (ours === text) {
      good++;
      continue;
    }
    const lines = ours.split('\n');
    const at = text.split('\n').findIndex((line, i) => line !== lines[i]);
    complain(`${name}: line ${at + 1}: ${JSON.stringify(text.split('\n')[at])} is ${JSON.stringify(lines[at])}`);
  }
  return done('play', good, names.length);
}

// Errors, memory, threads.

function finishedGame() {
  const game = new Game();
  game.stop('draw', ['FRANCE', 'ITALY']);
  return game;
}

function errors() {
  const calls = [
    ['an unknown map', () => new GameMap('standart'), NotFoundError, 'nearest: standard', false],
    ['bad JSON', () => Game.load('{"phases":\n [}'), InvalidArgumentError, '', true],
    ['an unknown rule', () => new Rules('2023,waiv=allowed'), InvalidArgumentError, 'nearest: waive', true],
    ['a game that is over', () => finishedGame().process(), WrongPhaseError, '', false],
  ];
  let good = 0;
  for (const [name, call, kind, words, hasPlace] of calls) {
    try {
      call();
      complain(`${name}: no error`);
    } catch (error) {
      const fits = error instanceof kind && error instanceof EntenteError && error.message.includes(words) && error.message !== '';
      const placed = error.line >= 1 && error.column >= 1;
      good += (fits && placed === hasPlace && error.status !== 'ok') || complain(`${name}: ${error.stack}`);
    }
  }
  return done('errors', good, calls.length);
}

/**
 * Objects are dropped, not freed: a collection frees them when the program comes back to its event loop. Collections are asked
 * for here, since V8 does not know the memory of modules: by itself it collects so seldom that 20 MB wait for it.
 */
async function memory(count = 100_000) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const map = new GameMap();
  const text = new Game().save();
  let start = 0;
  for (let i = 0; i < count; i++) {
    const game = new Game(map);
    new Position(map);
    game.submit('FRANCE', 'A PAR - BUR');
    if (i % 100 === 0) {
      Game.load(text).fork().view('FRANCE').save();
      if (i % 1000 === 0) collect();
      await setImmediate();
    }
    if (i === count / 10) start = process.memoryUsage.rss();
  }
  const grown = Math.round((process.memoryUsage.rss() - start) / 1024);
  console.log(`memory ${count} grown ${grown}`);
  return grown < 8192 ? 0 : 1;
}

function playSome(game, phases = 40) {
  for (let i = 0; i < phases && !game.isOver; i++) {
    for (const power of game.map.powers) {
      const legal = game.legalOrders({ power });
      const step = Math.max(1, Math.floor(legal.length / 5));
      game.submit(power, legal.filter((_, n) => n % step === 0));
    }
    game.process();
  }
  return hex(game.hash());
}

/** What a worker answers, which plays a game of its own on an instance of its own of the compiled module. */
function inWorker(module) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { module } });
    worker.on('message', resolve).on('error', reject);
  });
}

/** Workers share no objects: a game is not sent but saved. */
async function threads() {
  const module = await entente.compile(readFileSync(join(built, 'full.wasm')));
  const alone = playSome(new Game());
  const answers = await Promise.all([inWorker(module), inWorker(module)]);
  if (!answers.every(({ hash, saved }) => hash === alone && hex(Game.load(saved).hash()) === alone)) {
    complain('two games in two workers are not as one');
    return 1;
  }
  try {
    structuredClone(new Game());
    complain('a game was sent to a worker');
    return 1;
  } catch (error) {
    if (error.name !== 'DataCloneError') throw error;
  }
  console.log('threads 2');
  return 0;
}

// The round of saves.

function save(folder) {
  let count = 0;
  const games = process.env.ENTENTE_GAMES;
  for (const name of playthroughs(games)) {
    const read = readOrders(readFileSync(join(games, name), 'utf8'));
    if (read.phases.length < 10) continue;
    const game = newGame(read);
    for (const phase of read.phases.slice(0, 10)) playPhase(game, phase);
    const stem = join(folder, name.replace(/\.txt$/, ''));
    writeFileSync(`${stem}.json`, game.save());
    writeFileSync(`${stem}.bin`, game.saveBytes());
    writeFileSync(`${stem}.hash`, `${hex(game.hash())}\n`);
    count++;
  }
  console.log(`save ${count}`);
  return count ? 0 : 1;
}

function load(folder) {
  let good = 0;
  const stems = readdirSync(folder).filter((name) => name.endsWith('.hash')).map((name) => join(folder, name.slice(0, -5)));
  for (const stem of stems) {
    const games = [Game.load(readFileSync(`${stem}.json`, 'utf8')), Game.load(readFileSync(`${stem}.bin`))];
    const hash = readFileSync(`${stem}.hash`, 'utf8').trim();
    good += games.every((game) => hex(game.hash()) === hash) || complain(`${stem}: another hash`);
    writeFileSync(`${stem}.json`, games[0].save());
    writeFileSync(`${stem}.bin`, games[1].saveBytes());
  }
  return done('load', good, stems.length);
}

function phasesASecond(game, orders, seconds) {
  let phases = 0;
  const start = performance.now();
  for (; performance.now() < start + seconds * 1000; phases++) {
    const fresh = game.fork();
    playPhase(fresh, orders);
    fresh.free();
  }
  return phases / ((performance.now() - start) / 1000);
}

function speed() {
  const game = new Game();
  const orders = game.map.powers.map((power) => {
    const units = game.position.units.filter((unit) => unit.power === power);
    return [power, units.map((unit) => String(game.legalOrders({ province: unit.location })[0]))];
  });
  phasesASecond(game, orders, 0.5);
  const rate = phasesASecond(game, orders, 1);
  const calls = 1_000_000;
  let sum = 0;
  const start = performance.now();
  for (let i = 0; i < calls; i++) sum += game.phaseCount;
  const overhead = ((performance.now() - start) / calls) * 1e6;
  console.log(`speed ${rate.toFixed(0)} ${overhead.toFixed(0)}`);
  return sum;
}

if (!isMainThread) {
  await entente.init(workerData.module);
  const game = new Game();
  parentPort.postMessage({ hash: playSome(game), saved: game.saveBytes() });
} else {
  await entente.init();
  const commands = { version, datc, play, errors, memory, threads, save, load, speed };
  process.exitCode = await commands[process.argv[2]](...process.argv.slice(3));
}
