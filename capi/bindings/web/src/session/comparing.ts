// One phase under every rulebook: the orders whose results differ.

import { Exchange, Rules, type Game, type TextOptions } from 'entente';
import { documentOf } from './drawing.js';

/** Rulebooks under which the phase ends in the same way. */
export interface Verdict {
  readonly rulebooks: readonly string[];
  /** Of each order that differs what happens. */
  readonly sentences: readonly string[];
}

export interface Comparison {
  /** The orders that end in different ways, with their powers. */
  readonly orders: readonly { readonly power: string; readonly order: string }[];
  readonly verdicts: readonly Verdict[];
}

interface OrderResult {
  readonly power: string;
  readonly order: string;
  readonly sentence: string;
}

/** Adjudicates a phase under every preset. */
export function compareRulebooks(game: Game, phase: number, texts: TextOptions): Comparison {
  using document = documentOf(game, phase);
  const all = Object.keys(Rules.presets()).map((name) => {
    using exchange = new Exchange({ map: game.map, rules: new Rules(name, {}, game.map), ...texts });
    return { name, results: exchange.adjudicate(document, 0)['orders'] as OrderResult[] };
  });
  const keyOf = ({ power, order }: OrderResult) => `${power} ${order}`;
  const sentencesOf = (key: string) => all.map(({ results }) => results.find((each) => keyOf(each) === key)?.sentence ?? '');
  const orders = new Map(all.flatMap(({ results }) => results.map((each) => [keyOf(each), each])));
  const different = [...orders].filter(([key]) => new Set(sentencesOf(key)).size > 1);
  const columns = different.map(([key]) => sentencesOf(key));
  const verdicts = new Map<string, { rulebooks: string[]; sentences: string[] }>();
  all.forEach(({ name }, i) => {
    const sentences = columns.map((column) => column[i]!);
    const key = sentences.join('\n');
    const known = verdicts.get(key) ?? { rulebooks: [], sentences };
    known.rulebooks.push(name);
    verdicts.set(key, known);
  });
  return { orders: different.map(([, { power, order }]) => ({ power, order })), verdicts: [...verdicts.values()] };
}
