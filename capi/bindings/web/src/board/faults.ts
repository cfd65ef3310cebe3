// Orders that cannot succeed, marked on the board: a cross beside the unit, and the way that is drawn for the order as of a failed one.

import { svg } from '../dom.js';
import type { FaultyOrder } from '../session/session.js';
import { markOf, middleOf, type Spot } from './places.js';

/** Where the unit of a place stands, or else where the place is; null if the board does not have it. */
function spotOf(board: SVGSVGElement, place: string): Spot | null {
  const unit = board.querySelector(`#layer-units [data-location="${CSS.escape(place)}"] use`);
  if (unit !== null) return { x: Number(unit.getAttribute('x')), y: Number(unit.getAttribute('y')) };
  const mark = markOf(board, place) ?? markOf(board, place.replace(/\/.*/, ''));
  return mark === null ? null : middleOf(mark);
}

function cross(board: SVGSVGElement, { source }: FaultyOrder): SVGElement[] {
  const at = spotOf(board, source);
  if (at === null) return [];
  const d = `M${at.x - 78} ${at.y - 62}l48 48m0-48l-48 48`;
  return [svg('path', { d, class: 'halo' }), svg('path', { d })];
}

/** Marks these orders, and no others. */
export function markFaults(board: SVGSVGElement, faults: readonly FaultyOrder[]): void {
  for (const order of board.querySelectorAll<SVGElement>('#layer-orders > .order')) {
    const isFaulty = faults.some(({ text }) => text === order.dataset['order']);
    if (isFaulty) order.classList.replace('done', 'failed');
    else if (order.matches('.failed.faulty')) order.classList.replace('failed', 'done');
    order.classList.toggle('faulty', isFaulty);
  }
  let layer = board.querySelector('#layer-faults');
  if (layer === null) {
    if (faults.length === 0) return;
    layer = svg('g', { id: 'layer-faults' });
    board.querySelector('#layer-units')!.before(layer);
  }
  layer.replaceChildren(...faults.flatMap((each) => cross(board, each)));
}
