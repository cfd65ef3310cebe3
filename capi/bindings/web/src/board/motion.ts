// Units on their ways: after a phase was played, they slide from where they stood.

import type { PlayedPhase } from 'entente';
import type { Spot } from './places.js';

/** Where the units of a picture stand, by location. */
export function unitSpots(board: SVGSVGElement | null): Map<string, Spot> {
  const units = board?.querySelectorAll<SVGElement>('#layer-units .unit') ?? [];
  return new Map([...units].map((unit) => {
    const use = unit.querySelector('use');
    return [unit.dataset['location'] ?? '', { x: Number(use?.getAttribute('x')), y: Number(use?.getAttribute('y')) }];
  }));
}

/** Slides the units that moved in a phase from their earlier spots to those in the picture. */
export function slide(board: SVGSVGElement | null, from: ReadonlyMap<string, Spot>, phase: PlayedPhase): void {
  for (const { order, succeeded } of phase) {
    if (!succeeded || (order?.kind !== 'move' && order?.kind !== 'retreat')) continue;
    const start = from.get(order.source ?? '');
    const unit = board?.querySelector(`#layer-units [data-location="${CSS.escape(order.target ?? '')}"]`);
    const use = unit?.querySelector('use');
    if (start === undefined || !unit || !use) continue;
    const [x, y] = [start.x - Number(use.getAttribute('x')), start.y - Number(use.getAttribute('y'))];
    unit.animate([{ transform: `translate(${x}px,${y}px)` }, { transform: 'none' }], { duration: 500, easing: 'ease-in-out' });
  }
}
