// Lights on the board: the chosen place and those that a next click may name, as copies of their shapes above the provinces.

import { svg } from '../dom.js';

export type Light = 'chosen' | 'target' | 'due';

export function light(board: SVGSVGElement, lights: readonly (readonly [place: string, light: Light])[]): void {
  let layer = board.querySelector('#layer-lights');
  if (layer === null) {
    layer = svg('g', { id: 'layer-lights' });
    board.querySelector('#layer-provinces')!.after(layer);
  }
  layer.replaceChildren(...lights.flatMap(([place, kind]) => {
    const shape = board.querySelector(`#province-${CSS.escape(place)}`);
    return shape === null ? [] : [svg('path', { d: shape.getAttribute('d'), class: kind })];
  }));
}
