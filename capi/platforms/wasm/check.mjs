// Loads a module of Entente with nothing but Node's WebAssembly, compares what it computes with what the native library
// computes, and measures it.
//
//   node check.mjs MODULE.wasm FACTS GAMES [NATIVE]
//
// FACTS is what platform_check (datc_tests/determinism) prints, GAMES what it prints with --games, NATIVE what it prints
// with --speed. Facts of maps that the module has not are left out. Exit code: 0; 1 if a line differs or is missing.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const [file, factsFile, gamesFile, native] = process.argv.slice(2);
const bytes = readFileSync(file);

// _initialize is called before any other export.
const from = performance.now();
const module = new WebAssembly.Module(bytes);
const e = new WebAssembly.Instance(module, {}).exports;
e._initialize();
const start = performance.now() - from;
const imports = WebAssembly.Module.imports(module);

const kOk = 0;
const kNotFound = -2;
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const view = () => new DataView(e.memory.buffer);
const at = (address, length) => new Uint8Array(e.memory.buffer, address, length);

// Memory that stays: a few cells for pointers and lengths, an error, and structs by their documented sizes.
const struct = (size) => {
  const address = e.malloc(size);
  at(address, size).fill(0);
  view().setUint32(address, size, true);
  return address;
};
const cell = struct(8);
const long = struct(8);
const error = struct(672);
const pointer = () => view().getUint32(cell, true);
const number = () => view().getBigUint64(long, true).toString(16).padStart(16, '0');

function put(text) {
  const data = typeof text === 'string' ? encoder.encode(text) : text;
  const address = e.malloc(data.length + 1);
  at(address, data.length).set(data);
  return [address, data.length];
}

function withText(text, body) {
  const [address, length] = put(text);
  try {
    return body(address, length);
  } finally {
    e.free(address);
  }
}

function zeroEnded(address, most = 1 << 20) {
  const all = at(address, Math.min(most, e.memory.buffer.byteLength - address));
  return decoder.decode(all.slice(0, all.indexOf(0)));
}

function must(status) {
  if (status !== kOk) throw new Error(`${zeroEnded(e.entente_word(0, status))}: ${zeroEnded(error + 160, 512)}`);
}

function digest(data) {
  let fnv = 2166136261;
  for (const byte of data) fnv = Math.imul(fnv ^ byte, 16777619);
  return (fnv >>> 0).toString(16).padStart(8, '0');
}

function digestOf(what, call) {
  const status = call();
  if (status !== kOk) return status;
  const text = pointer();
  const data = at(e.entente_text_data(text), e.entente_text_length(text));
  const line = ` ${what} ${data.length} ${digest(data)}`;
  e.entente_text_free(text);
  return line;
}

function fact(what, call) {
  const line = digestOf(what, call);
  if (typeof line === 'number') must(line);
  return line;
}

function caseFacts(name, json) {
  return withText(json, (data, length) => {
    must(e.entente_document_read(data, length, cell, error));
    const document = pointer();
    must(e.entente_exchange_new(0, 0, cell, error));
    const exchange = pointer();
    let line = `${name}:`;
    line += fact('result', () => e.entente_exchange_adjudicate_phase(exchange, document, 0, 0, cell, error));
    line += fact('report', () => e.entente_exchange_report(exchange, document, 0, 0, cell, error));
    const why = digestOf('explanation', () => e.entente_exchange_explain(exchange, document, 0, 0, 0, 0, 0, cell, error));
    if (typeof why === 'string') line += why;
    e.entente_exchange_free(exchange);
    e.entente_document_free(document);
    return line;
  });
}

function gameFacts(map, game) {
  const last = e.entente_game_phase_count(game) - 1;
  const size = e.entente_position_size(map);
  const position = e.malloc(size);
  const text = e.malloc(8192);
  must(e.entente_game_position(game, last, position, size, error));
  must(e.entente_position_write_line(map, position, text, 8192, cell, error));
  let line = ` line ${pointer()} ${digest(at(text, pointer()))}`;
  must(e.entente_position_hash(map, position, long, error));
  line += ` hash ${number()}`;
  must(e.entente_game_hash(game, last, long, error));
  line += ` game ${number()}`;
  line += fact('json', () => e.entente_game_save(game, cell, error));
  line += fact('binary', () => e.entente_game_save_binary(game, cell, error));
  if (last > 0) line += fact('phase', () => e.entente_game_phase_json(game, last - 1, 0, cell, error));
  line += fact('drawing', () => e.entente_position_render(map, position, 0, cell, error));
  e.free(text);
  e.free(position);
  return line;
}

function* played(map, rules, name) {
  must(e.entente_scratch_new(map, cell, error));
  const scratch = pointer();
  for (let seed = 1; seed <= 3; ++seed) {
    const summary = struct(32);
    must(e.entente_play(scratch, rules, BigInt(seed), 40, summary, cell, error));
    const game = pointer();
    const signature = view().getBigUint64(summary + 8, true).toString(16).padStart(16, '0');
    const mapName = zeroEnded(e.entente_map_name(map));
    const phases = view().getUint32(summary + 4, true);
    yield `play ${mapName} ${name} ${seed}: phases ${phases} signature ${signature}${gameFacts(map, game)}`;
    e.entente_game_free(game);
    e.free(summary);
  }
  e.entente_scratch_free(scratch);
}

function shipped(name) {
  must(withText(name, (data, length) => e.entente_map_builtin(data, length, cell, error)));
  return pointer();
}

const mapNames = [];
const builtin = struct(40);
for (let i = 0; e.entente_map_builtin_describe(i, builtin, error) === kOk; ++i) mapNames.push(zeroEnded(builtin + 8, 32));

function* allLines() {
  for (const line of readFileSync(gamesFile, 'utf8').split('\n').filter(Boolean)) {
    const space = line.indexOf(' ');
    const json = line.slice(space + 1);
    if (mapNames.includes(JSON.parse(json).map)) yield caseFacts(line.slice(0, space), json);
  }
  for (const name of mapNames) {
    const map = shipped(name);
    yield* played(map, 0, 'default');
    e.entente_map_free(map);
  }
  const map = shipped('standard');
  const preset = struct(136);
  for (let i = 0; e.entente_preset_describe(i, preset, 0) !== kNotFound; ++i) {
    const name = zeroEnded(preset + 8, 32);
    const rules = struct(128);
    must(withText(name, (data, length) => e.entente_rules_read(map, data, length, rules, error)));
    yield* played(map, rules, name);
    e.free(rules);
  }
  e.entente_map_free(map);
}

// Microseconds of the processor for a phase of random games on the standard map.
function speed() {
  const map = shipped('standard');
  must(e.entente_scratch_new(map, cell, error));
  const scratch = pointer();
  const summary = struct(32);
  const play = (games) => {
    let phases = 0;
    for (let seed = 1; seed <= games; ++seed) {
      must(e.entente_play(scratch, 0, BigInt(seed), 100, summary, 0, error));
      phases += view().getUint32(summary + 4, true);
    }
    return phases;
  };
  play(20);  // V8 compiles what is used often once more
  const from = process.cpuUsage();
  const phases = play(200);
  return process.cpuUsage(from).user / phases;
}

const linesOf = (path) => readFileSync(path, 'utf8').split('\n').filter(Boolean);
const otherGames = linesOf(gamesFile).filter((line) => !mapNames.includes(JSON.parse(line.slice(line.indexOf(' '))).map));
const others = new Set(otherGames.map((line) => line.slice(0, line.indexOf(' '))));
const isOfOtherMap = (line) => {
  const played = /^play (\S+)/.exec(line);
  return played === null ? others.has(line.slice(0, line.indexOf(':'))) : !mapNames.includes(played[1]);
};
const facts = new Set(linesOf(factsFile).filter((line) => !isOfOtherMap(line)));
const expected = facts.size;
const wrong = [...allLines()].filter((line) => !facts.delete(line));
wrong.forEach((line) => console.log(`differs: ${line}`));
facts.forEach((line) => console.log(`missing: ${line}`));

const phase = speed();
const names = imports.map((each) => `${each.module}.${each.name}`).join(', ') || 'none';
const times = native ? ` (${(phase / Number.parseFloat(readFileSync(native, 'utf8'))).toFixed(1)} times native)` : '';
console.log(`${file}: ${expected - facts.size} of ${expected} lines are those of the native library, of ${mapNames.length} maps`);
console.log(`  ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} gzipped, imports: ${names}`);
console.log(`  start ${start.toFixed(1)} ms, a phase ${phase.toFixed(1)} us${times}, memory ${e.memory.buffer.byteLength >> 20} MiB`);
process.exit(wrong.length + facts.size === 0 && expected > 0 && imports.length === 0 ? 0 : 1);
