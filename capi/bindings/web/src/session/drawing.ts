// The picture of a phase: its position with the orders handed in, or with their results.

import { Exchange, GameDocument, type Game, type PowerName, type RenderOptions } from 'entente';

export interface DrawingOptions extends RenderOptions {
  /** An order or unit that gets a ring, with the units that made it fail. */
  order?: string;
  /** Powers whose orders are known: draws what they do surely and perhaps. */
  outlook?: readonly PowerName[];
}

/** The orders of a phase by power. */
export function ordersByPower(game: Game, phase: number): Record<string, string[]> {
  const all = game.map.powers.map((power) => [power, game.orders(power, phase)] as const);
  return Object.fromEntries(all.filter(([, orders]) => orders.length > 0));
}

/** A phase with its orders, as a document of one phase. */
export function documentOf(game: Game, phase: number): GameDocument {
  return new GameDocument({ ...game.positionAt(phase).toJSON(), map: game.map.name, orders: ordersByPower(game, phase) });
}

/** Draws a phase. Orders of the current phase are drawn as if all succeed, those of a played one with their results. */
export function draw(game: Game, phase: number, options: DrawingOptions = {}): string {
  const current = phase === game.phaseCount;
  const bare = current && game.map.powers.every((power) => game.orders(power, phase).length === 0);
  if (bare || game.positionAt(phase).end !== 'none') {
    const { outlook, ...rest } = options;
    return game.positionAt(phase).render(rest);
  }
  using document = documentOf(game, phase);
  using exchange = new Exchange({ map: game.map, rules: game.rules });
  const hidden = [...(options.hidden ?? []), ...(current && !options.outlook ? (['results'] as const) : [])];
  return exchange.render(document, 0, { ...options, hidden });
}
