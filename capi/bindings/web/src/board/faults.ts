// Orders that cannot succeed, marked on the board: a cross beside the unit, and a dashed line to where an illegal order points,
// which the engine does not draw.

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

function marks(board: SVGSVGElement, { source, target, isDrawn }: FaultyOrder): SVGElement[] {
  const from = spotOf(board, source);
  if (from === null) return [];
  const to = isDrawn || target === null ? null : spotOf(board, target);
  const cross = `M${from.x - 78} ${from.y - 62}l48 48m0-48l-48 48`;
  const paths = [...(to === null ? [] : [{ d: `M${from.x} ${from.y}L${to.x} ${to.y}`, class: 'way' }]), { d: cross, class: 'halo' }, { d: cross }];
  return paths.map((props) => svg('path', props));
}

/** Marks these orders, and no others. */
export function markFaults(board: SVGSVGElement, faults: readonly FaultyOrder[]): void {
  let layer = board.querySelector('#layer-faults');
  if (layer === null) {
    if (faults.length === 0) return;
    layer = svg('g', { id: 'layer-faults' });
    board.querySelector('#layer-units')!.before(layer);
  }
  layer.replaceChildren(...faults.flatMap((each) => marks(board, each)));
}
