// Enters orders as players do: by clicks or taps on the board, and by keys alone.

/** The parts of an order in normal form: { type, place, kind, third, target, via }. */
export function partsOf(order) {
  const [type, place, kind, ...rest] = order.split(' ');
  const via = rest.at(-1) === 'VIA';
  if (kind === 'S' || kind === 'C') return { type, place, kind, third: rest[1], target: rest[3] ?? rest[1], via };
  return { type, place, kind, target: rest[0] ?? place, via };
}

/** Picks the order among those that places leave open, if the page asks. */
async function pick(board, order) {
  const choice = board.button(order);
  if (await choice.isVisible()) await choice.click();
}

/** By clicks; on a page with touch by taps. */
export async function click(board, order) {
  const { place, kind, third, target } = partsOf(order);
  await board.click(place);
  if (kind === 'S' || kind === 'C') {
    await board.press(kind === 'S' ? 'Support' : 'Convoy');
    await board.click(third);
  }
  if (kind !== 'B') await board.click(target);
  await pick(board, order);
}

/** The keys of one page, each pressed and noted. */
export class Keys {
  log = [];

  constructor(board) {
    this.board = board;
  }

  async press(key) {
    this.log.push(key);
    await this.board.page.keyboard.press(key);
  }

  /** What has the focus: its role or tag, and its name. */
  focused() {
    return this.board.page.evaluate(() => {
      const on = document.activeElement;
      return { place: on.getAttribute('data-location'), name: on.getAttribute('aria-label') ?? on.textContent.trim(), tag: on.tagName };
    });
  }

  /** Goes by Tab to what has a name, or to the board. */
  async tabTo(isThere) {
    for (let i = 0; i < 80; ++i) {
      if (isThere(await this.focused())) return;
      await this.press('Tab');
    }
    throw new Error('Tab does not reach it');
  }

  toBoard() {
    return this.tabTo(({ place }) => place !== null);
  }

  async activate(name) {
    await this.tabTo((on) => on.name === name && on.tag === 'BUTTON');
    await this.press('Enter');
  }

  /** Goes by arrow keys to a province: always the key that comes nearest, and another one where that does not lead on. */
  async walkTo(place) {
    const tried = new Map();
    for (let i = 0; i < 60; ++i) {
      const { here, x, y } = await this.board.page.evaluate((name) => {
        const here = document.activeElement.getAttribute('data-location');
        // Where its name is written; of a province that has none on the map, where its shape is.
        const middle = (location) => {
          const name = [...document.querySelectorAll('svg text')].find(({ textContent }) => textContent === location);
          const { left, top, width, height } = (name ?? document.querySelector(`[data-location="${location}"]`)).getBoundingClientRect();
          return [left + width / 2, top + height / 2];
        };
        const [from, to] = [middle(here), middle(name)];
        return { here, x: to[0] - from[0], y: to[1] - from[1] };
      }, place);
      if (here === place) return;
      const wide = [x > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(x)];
      const high = [y > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(y)];
      const best = [wide, high].sort((a, b) => b[1] - a[1]).map(([key]) => key);
      const keys = [...best, ...['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].filter((key) => !best.includes(key))];
      const times = tried.get(here) ?? 0;
      tried.set(here, times + 1);
      await this.press(keys[times % 4]);
    }
    throw new Error(`arrow keys do not lead to ${place}`);
  }

  async to(place) {
    await this.walkTo(place.replace(/\/.*/, ''));
    await this.press('Enter');
  }

  /** By keys alone. */
  async enter(order) {
    const { place, kind, third, target } = partsOf(order);
    await this.toBoard();
    this.log.push(`[${order}]`);
    await this.walkTo(place.replace(/\/.*/, ''));
    if (kind === 'H') return this.press('h');
    await this.press('Enter');
    if (kind === 'S' || kind === 'C') {
      await this.press(kind.toLowerCase());
      await this.to(third);
    }
    if (kind !== 'B') await this.to(target);
    if (await this.board.button(order).isVisible()) await this.activate(order);
  }
}
