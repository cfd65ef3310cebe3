// Typed orders: which power each belongs to, and where a text is wrong.

import { EntenteError, Order, type Game, type Position } from 'entente';
import { powerOfGerman, withNames } from '../power_names.js';
import { language, word } from '../words.js';

/** An order and the power it belongs to. */
export interface ReadOrder {
  readonly power: string;
  readonly text: string;
}

/** A text that is no order: what is wrong, and the place in the text, in characters. */
export class Fault extends Error {
  constructor(
    message: string,
    readonly offset: number,
    readonly length: number,
  ) {
    super(message);
  }
}

/** The number of characters in so many bytes of the UTF-8 text. */
function charactersOf(text: string, bytes: number): number {
  return new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, bytes)).length;
}

/** What is wrong with a line that is no order: the engine's sentence about it as an order of some power, in the language of the page. */
function faultOf(game: Game, error: unknown, line: string, start: number): Fault {
  if (!(error instanceof EntenteError)) throw error;
  const { fault, sentence } = game.checkOrder(game.map.powers[0]!, line, { language: language() });
  const { offset = 0, length = 0 } = error;
  const from = charactersOf(line, offset);
  const to = charactersOf(line, offset + length);
  return new Fault(fault?.offset === offset ? withNames(game.map, sentence) : error.message, start + from, to - from);
}

/** Who orders what stands in a place, or may build there; null: no power. */
export function ownerAt(position: Position, place: string): string | null {
  const { map } = position;
  const province = map.provinceNumber(place);
  const units = position.phaseType === 'retreats' ? position.dislodged : position.units;
  const unit = units.find((each) => map.provinceNumber(each.location) === province);
  return unit?.power ?? (position.phaseType === 'adjustments' ? (position.owners[map.provinces[province]!] ?? null) : null);
}

/** The power that a line names alone: "FRANCE", "France:", "Frankreich". */
function headOf(game: Game, line: string): string | null {
  const name = line.replace(/:\s*$/, '').trim();
  try {
    return game.map.power(name).id;
  } catch {
    return powerOfGerman(game.map, name);
  }
}

function readLine(game: Game, line: string, start: number, head: string | null): ReadOrder {
  let order: Order;
  try {
    order = Order.read(game.map, line, { phaseType: game.phaseType, rules: game.rules, ...(head === null ? {} : { power: head }) });
  } catch (error) {
    throw faultOf(game, error, line, start);
  }
  const power = order.power ?? (order.source === null ? null : ownerAt(game.position, order.source)) ?? head;
  if (power === null) throw new Fault(game.checkOrder(game.map.powers[0]!, line, { language: language() }).sentence || word('whose'), start, line.length);
  return { power, text: String(game.checkOrder(power, line).order ?? order) };
}

/** The orders of a text with one in each line; a line that is the name of a power is the head of those below it. Errors: Fault. */
export function readOrders(game: Game, text: string): ReadOrder[] {
  const read: ReadOrder[] = [];
  let head: string | null = null;
  let start = 0;
  for (const line of text.split('\n')) {
    const power = line.trim() === '' ? null : headOf(game, line);
    if (power !== null) head = power;
    else if (line.trim() !== '') read.push(readLine(game, line, start, head));
    start += line.length + 1;
  }
  return read;
}
