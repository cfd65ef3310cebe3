// Panning and zooming of the board: drag, wheel, pinch, buttons. Moves a layer that the compositor has, so a frame paints nothing.

interface Point {
  readonly x: number;
  readonly y: number;
}

const most = 8;
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Where dragging a pointer is no panning: an order begins there. */
export type IsOrder = (event: PointerEvent) => boolean;

export class PanZoom {
  #scale = 1;
  #x = 0;
  #y = 0;
  #pointers = new Map<number, Point>();
  #frame = 0;
  #settle: ReturnType<typeof setTimeout> | undefined;
  /** Whether the pointer that was lifted last had moved the board: it was no click. */
  dragged = false;

  /** `frame` stays, `content` moves in it. */
  constructor(
    private readonly frame: HTMLElement,
    private readonly content: HTMLElement,
    isOrder: IsOrder,
    signal: AbortSignal,
  ) {
    frame.addEventListener('pointerdown', (event) => this.#down(event, isOrder), { signal });
    frame.addEventListener('pointermove', (event) => this.#move(event), { signal });
    for (const name of ['pointerup', 'pointercancel'] as const) frame.addEventListener(name, (event) => this.#up(event), { signal });
    frame.addEventListener('wheel', (event) => this.#wheel(event), { passive: false, signal });
  }

  get isWhole(): boolean {
    return this.#scale === 1;
  }

  /** Zooms at a point of the window; left out: at the middle. */
  zoom(factor: number, at?: Point): void {
    const box = this.frame.getBoundingClientRect();
    const point = at ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const scale = Math.max(1, Math.min(most, this.#scale * factor));
    const ratio = scale / this.#scale;
    const x = point.x - box.left;
    const y = point.y - box.top;
    this.#set(scale, x - (x - this.#x) * ratio, y - (y - this.#y) * ratio);
  }

  pan(x: number, y: number): void {
    this.#set(this.#scale, this.#x + x, this.#y + y);
  }

  reset(): void {
    this.#set(1, 0, 0);
  }

  /** Moves the board so that an element is in view. */
  reveal(element: Element): void {
    if (this.isWhole) return;
    const box = element.getBoundingClientRect();
    const view = this.frame.getBoundingClientRect();
    const at = middle({ x: box.left, y: box.top }, { x: box.right, y: box.bottom });
    if (at.x > view.left && at.x < view.right && at.y > view.top && at.y < view.bottom) return;
    this.pan(view.left + view.width / 2 - at.x, view.top + view.height / 2 - at.y);
  }

  /** What lies over the board in its frame, such as the table, has its own wheel and drags. */
  #isOnBoard({ target }: Event): boolean {
    return target === this.frame || (target instanceof Node && this.content.contains(target));
  }

  #down(event: PointerEvent, isOrder: IsOrder): void {
    if (event.button > 0 || !this.#isOnBoard(event)) return;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.dragged = this.#pointers.size > 1;
    if (this.#pointers.size === 1 && isOrder(event)) this.#pointers.delete(event.pointerId);
  }

  #move(event: PointerEvent): void {
    const last = this.#pointers.get(event.pointerId);
    if (last === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (!this.dragged && distance(last, now) < 6) return;
    if (!this.dragged) this.frame.setPointerCapture(event.pointerId);
    this.dragged = true;
    this.#pointers.set(event.pointerId, now);
    if (other === undefined) return this.pan(now.x - last.x, now.y - last.y);
    const [from, to] = [middle(last, other), middle(now, other)];
    this.pan(to.x - from.x, to.y - from.y);
    this.zoom(distance(now, other) / Math.max(1, distance(last, other)), to);
  }

  #up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
  }

  #wheel(event: WheelEvent): void {
    if (!this.#isOnBoard(event)) return;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.002)), { x: event.clientX, y: event.clientY });
  }

  #set(scale: number, x: number, y: number): void {
    const { clientWidth, clientHeight } = this.frame;
    this.#scale = scale;
    this.#x = Math.max(clientWidth * (1 - scale), Math.min(0, x));
    this.#y = Math.max(clientHeight * (1 - scale), Math.min(0, y));
    // The whole board lets a finger scroll the page.
    this.frame.style.touchAction = scale === 1 ? 'pan-y' : 'none';
    this.#frame ||= requestAnimationFrame(() => this.#paint());
  }

  #paint(): void {
    this.#frame = 0;
    this.content.style.willChange = 'transform';
    this.content.style.transform = `translate(${this.#x}px,${this.#y}px) scale(${this.#scale})`;
    // The picture is drawn sharp again when the movement has ended.
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => (this.content.style.willChange = ''), 250);
  }
}
