// Reads what is dropped, pasted or chosen: games in every form that `convert` knows, links, games of this page, map texts.

import { convert, EntenteError, Exchange, Game, GameDocument, GameMap, Position, type Diagnostic } from 'entente';
import { unpackBundle, type Branch, type Bundle } from '../link/bundle.js';
import { bundleOf } from '../link/link.js';
import { chosen } from '../words.js';
import { unreadable } from './words.js';

/** Loads the full module, which reads foreign forms and map texts. */
export type NeedFull = () => Promise<void>;

/** What was read. */
export type Imported =
  | { readonly kind: 'game'; readonly bundle: Bundle; /** what was left out or computed, a sentence each */ readonly notes: readonly string[] }
  | { readonly kind: 'map'; readonly name: string; readonly text: string };

/** A text or file that is neither game nor map. The message is for people and names the place. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** The most bytes of a file: more than any game or map has. */
const MOST_BYTES = 16 << 20;
const MOST_POSITIONS = 100;

const begins = (bytes: Uint8Array, text: string): boolean => [...text].every((letter, i) => bytes[i] === letter.charCodeAt(0));

function oneBranch(game: Game, name: string): Bundle {
  return { branches: [{ name: '', parent: null, at: 0, save: game.saveBytes() }], current: 0, phase: game.phaseCount, title: name };
}

/** Our JSON form of a phase or game, as far as it is used here. */
interface Recorded {
  map?: string;
  phases?: { name: string; orders?: Record<string, string[] | null> }[];
}

/** Plays the orders of a record whose positions are not those that its orders lead to here. */
function played(json: string, why: string, notes: string[]): Game {
  const document = new GameDocument(json);
  const { map, rules, position } = new Exchange().read(document, 0);
  const game = new Game(map, { rules, position });
  const skipped: string[] = [];
  const phases = (JSON.parse(json) as Recorded).phases ?? [];
  for (const [i, { name, orders }] of phases.entries()) {
    if (game.isOver || game.position.phaseName !== name) {
      skipped.push(name);
      continue;
    }
    for (const [power, lines] of Object.entries(orders ?? {})) game.submit(power, lines ?? []);
    if (document.hasOrders(i)) game.process();
  }
  notes.push(`The record does not fit the rules here (${why}). Its orders are played from the first phase by these rules.`);
  if (skipped.length > 0) notes.push(`${skipped.length} recorded phases do not occur so: ${skipped.slice(0, 5).join(', ')}${skipped.length > 5 ? ' ...' : ''}.`);
  return game;
}

/** Positions without orders, each a branch of its own. */
function positionsOf(document: GameDocument, title: string): Bundle {
  const exchange = new Exchange();
  const branches = document.phaseNames.slice(0, MOST_POSITIONS).map((name, i): Branch => {
    const { map, rules, position } = exchange.read(document, i);
    return { name: `${i + 1}: ${name}`, parent: null, at: 0, save: new Game(map, { rules, position }).saveBytes() };
  });
  return { branches, current: 0, phase: 0, title };
}

function bundleOfGame(source: string | Uint8Array, title: string): Imported {
  const { text, notes: said } = convert(source, 'json');
  const notes = [...said];
  const document = new GameDocument(text);
  const ordered = Array.from({ length: document.length }, (_, i) => document.hasOrders(i));
  if (document.length > 1 && !ordered.includes(true)) return { kind: 'game', bundle: positionsOf(document, title), notes };
  if (!document.isGame) {
    const { map, rules, position } = new Exchange().read(document, 0);
    const game = new Game(map, { rules, position });
    const { orders = {} } = JSON.parse(text) as { orders?: Record<string, string[] | null> };
    for (const [power, lines] of Object.entries(orders)) game.submit(power, lines ?? []);
    return { kind: 'game', bundle: oneBranch(game, title), notes };
  }
  try {
    return { kind: 'game', bundle: oneBranch(Game.load(text), title), notes };
  } catch (error) {
    if (!(error instanceof EntenteError) || !ordered.includes(true)) throw error;
    return { kind: 'game', bundle: oneBranch(played(text, error.message, notes), title), notes };
  }
}

/** The errors and warnings of a map text, in the sequence of the text. It needs the full module. */
export function diagnosticsOf(text: string, fileName = 'own.map'): Diagnostic[] {
  return GameMap.diagnostics(text, { fileName }).sort((a, b) => a.line - b.line || a.column - b.column);
}

/** A game at the start of a map text. It needs the full module. Errors: InvalidArgumentError with line and column of the first mistake. */
export function gameOfMap(text: string, fileName = 'own.map'): Bundle {
  const map = GameMap.fromText(text, { fileName });
  return oneBranch(new Game(map, { position: new Position(map) }), map.name);
}

/**
 * Reads a file or a pasted text. `name` is that of the file; "" for a text. Errors: ImportError that says what is wrong and where;
 * LinkError for a damaged link; PageError if the full module cannot be loaded.
 */
export async function importFile(name: string, content: string | Uint8Array, needFull: NeedFull): Promise<Imported> {
  const title = name.replace(/\.[^.]*$/, '');
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  if (bytes.length > MOST_BYTES) throw new ImportError(`${name || 'The text'} has ${bytes.length} bytes; games and maps have at most ${MOST_BYTES}.`);
  if (bytes.length === 0) throw new ImportError(chosen([`${name || 'The text'} is empty.`, `${name || 'Der Text'} ist leer.`]));
  try {
    if (begins(bytes, '{"v":')) return { kind: 'game', bundle: unpackBundle(bytes), notes: [] };
    const text = new TextDecoder().decode(bytes);
    if (bytes.length < 1 << 20) {
      const bundle = await bundleOf(text);
      if (bundle !== null) return { kind: 'game', bundle, notes: [] };
    }
    if (/\.map$/i.test(name)) return { kind: 'map', name, text };
    await needFull();
    try {
      return bundleOfGame(bytes, title);
    } catch (error) {
      const isUnknown = error instanceof EntenteError && error.status === 'not_found' && error.line === undefined;
      if (isUnknown && looksLikeMap(text)) return { kind: 'map', name: name || 'pasted.map', text };
      throw error;
    }
  } catch (error) {
    if (error instanceof EntenteError) throw new ImportError(unreadable(name, error, error.line, error.column));
    if (error instanceof Error && error.name === 'BundleError') throw new ImportError(unreadable(name, error));
    throw error;
  }
}

/** Whether a text of no known form of games reads like a map text: it has lines that name places. */
function looksLikeMap(text: string): boolean {
  const found = GameMap.diagnostics(text);
  return !found.some(({ code }) => code === 'NO_PLACES');
}
