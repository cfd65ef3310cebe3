// Where places lie on the board: for arrow keys, and for the coast that is nearest to a pointer.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export function middleOf(shape: SVGGraphicsElement): Spot {
  const { x, y, width, height } = shape.getBBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where a reader sees a place: its name on the board, or else its shape; a sea may reach far around its name. */
export function markOf(board: SVGSVGElement, place: string): SVGGraphicsElement | null {
  const names = [...board.querySelectorAll<SVGTextElement>('#layer-names text')];
  return names.find((name) => (name.dataset['location'] ?? name.textContent) === place) ?? board.querySelector<SVGPathElement>(`#province-${CSS.escape(place)}`);
}

/** The coast of a province whose name is nearest to a point of the window; null if the province has none. */
export function nearestCoast(board: SVGSVGElement, province: string, x: number, y: number): string | null {
  const names = [...board.querySelectorAll<SVGTextElement>(`#layer-names [data-location^="${CSS.escape(province)}/"]`)];
  const distances = names.map((name) => {
    const box = name.getBoundingClientRect();
    return { coast: name.getAttribute('data-location'), far: Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y) };
  });
  return distances.sort((a, b) => a.far - b.far)[0]?.coast ?? null;
}

const directions: Record<string, Spot> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

/** The next shape in the direction of an arrow key: near, and not far aside. */
export function nextShape(shapes: readonly SVGPathElement[], from: SVGPathElement, key: string): SVGPathElement | null {
  const way = directions[key];
  if (way === undefined) return null;
  // A reader sees a province where its name is; a sea may reach far around it.
  const names = new Map([...from.ownerSVGElement!.querySelectorAll<SVGTextElement>('#layer-names text')].map((name) => [name.textContent, name]));
  const spotOf = (shape: SVGPathElement) => middleOf(names.get(shape.dataset['location']!) ?? shape);
  const start = spotOf(from);
  let best: SVGPathElement | null = null;
  let least = Infinity;
  for (const shape of shapes) {
    if (shape === from) continue;
    const at = spotOf(shape);
    const [x, y] = [at.x - start.x, at.y - start.y];
    const along = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y - y * way.x);
    const cost = along + 2 * aside;
    if (along > aside / 2 && cost < least) [best, least] = [shape, cost];
  }
  return best;
}
