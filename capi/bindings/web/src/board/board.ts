// The board: the picture of the phase that is shown, and orders by pointer and keys.

import type { RenderTheme } from 'entente';
import type { Announce } from '../app.js';
import { h } from '../dom.js';
import { powerName, withNames } from '../power_names.js';
import { phaseTitle } from '../session/phase_title.js';
import type { Session } from '../session/session.js';
import { word } from '../words.js';
import { Entry, type Kind, type Step } from './entry.js';
import { EntryBar } from './entry_bar.js';
import { markFaults } from './faults.js';
import { light, type Light } from './lights.js';
import { slide, unitSpots } from './motion.js';
import { PanZoom } from './pan_zoom.js';
import { Picture } from './picture.js';
import { markOf, nearestCoast, nextShape } from './places.js';

/** What clicks mean while something other than orders is done with the board. */
export type Tool = (province: string, coast: string | null) => void;

export interface BoardOptions {
  readonly announce: Announce;
  theme(): RenderTheme;
  /** Ends the board: its listeners go. */
  signal: AbortSignal;
}

const keysOfKinds: Record<string, Kind> = { h: 'hold', m: 'move', s: 'support', c: 'convoy', r: 'retreat', d: 'disband', b: 'build' };

export class Board {
  readonly panZoom: PanZoom;
  /** If set, clicks go there. */
  tool: Tool | null = null;
  readonly #picture: Picture;
  readonly #bar: EntryBar;
  #entry: Entry | null = null;
  #focus = '';
  #pressed: { province: string; x: number; y: number; moved: boolean } | null = null;
  #last = { count: 0, shown: 0 };
  #later: ReturnType<typeof setTimeout> | undefined;

  /** `content` holds the picture and moves in `frame`. */
  constructor(
    private readonly session: Session,
    private readonly frame: HTMLElement,
    content: HTMLElement,
    private readonly options: BoardOptions,
  ) {
    this.#picture = new Picture(content);
    this.#bar = new EntryBar({
      choose: (kind) => this.#took(this.#entry!.choose(kind)),
      pick: (order) => this.#took({ order }),
      stop: () => this.stop(),
    });
    const { signal } = options;
    const zoom = this.#zoomButtons();
    this.panZoom = new PanZoom(frame, content, (event) => this.#startDrag(event), signal);
    const help = h('p', { id: 'board-help', class: 'unseen' }, word('boardHelp'));
    content.setAttribute('aria-describedby', 'board-help');
    frame.append(this.#bar.element, zoom, help);
    signal.addEventListener('abort', () => [zoom, help, this.#bar.element].forEach((each) => each.remove()));
    content.addEventListener('click', (event) => this.#click(event), { signal });
    frame.addEventListener('pointermove', (event) => this.#drag(event), { signal });
    frame.addEventListener('pointerup', (event) => this.#drop(event), { signal });
    content.addEventListener('keydown', (event) => this.#key(event), { signal });
    this.#bar.element.addEventListener('keydown', (event) => this.#barKey(event), { signal });
    content.addEventListener('focusin', (event) => this.#focused(event.target), { signal });
    session.addEventListener('change', () => this.#changed(), { signal });
    session.addEventListener('settings', () => this.draw(), { signal });
    this.draw();
  }

  #zoomButtons(): HTMLElement {
    const button = (text: string, label: string, onclick: () => void) => h('button', { 'aria-label': label, title: label, onclick }, text);
    return h('div', { class: 'zoom', role: 'group', 'aria-label': word('fit') },
      button('+', word('zoomIn'), () => this.#zoomIn()),
      button('−', word('zoomOut'), () => this.panZoom.zoom(1 / 1.5)),
      button('⤢', word('fit'), () => this.panZoom.reset()));
  }

  /** Zooms in at the unit that is being ordered, or at the middle. */
  #zoomIn(): void {
    const mark = this.#entry === null ? null : markOf(this.#picture.svg!, this.#entry.source.replace(/\/.*/, ''));
    const box = mark?.getBoundingClientRect();
    this.panZoom.zoom(1.5, box && { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
  }

  // The picture.

  #changed(): void {
    const { game, shown } = this.session;
    const last = this.#last;
    const forward = shown === last.shown + 1;
    const played = forward && game.phaseCount === last.count + 1 && shown === game.phaseCount;
    this.#forget();
    if (!forward || this.session.settings.pace === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return this.draw();
    if (played) return this.#showPlayed();
    const spots = unitSpots(this.#picture.svg);
    this.draw();
    slide(this.#picture.svg, spots, game.phase(shown - 1));
  }

  /** Shows the results of the phase that was just played for a while, then the units on their ways. */
  #showPlayed(): void {
    const { session } = this;
    const phase = session.shown - 1;
    const spots = unitSpots(this.#picture.svg);
    this.#show(session.drawingOf(phase, this.#look));
    markFaults(this.#picture.svg!, []);
    this.#later = setTimeout(() => {
      this.draw();
      slide(this.#picture.svg, spots, session.game.phase(phase));
    }, 1000 * session.settings.pace);
    this.#remember();
  }

  get #look() {
    return { theme: this.options.theme(), hidden: ['legend'] as const };
  }

  draw(): void {
    clearTimeout(this.#later);
    this.#later = undefined;
    this.#show(this.session.drawing(this.#look));
    this.#remember();
    this.#lightUp();
    markFaults(this.#picture.svg!, this.session.lens.draft === undefined ? this.session.faults() : []);
  }

  #remember(): void {
    this.#last = { count: this.session.game.phaseCount, shown: this.session.shown };
  }

  #show(text: string): void {
    const root = this.frame.getRootNode() as Document | ShadowRoot;
    const focused = this.#picture.provinceAt(root.activeElement);
    const isNew = this.#picture.show(text);
    this.#describe();
    if (isNew && focused !== null) this.#picture.provinces.find((shape) => shape.dataset['location'] === focused)?.focus();
  }

  /** Makes provinces buttons with names: "Paris (France), A PAR". */
  #describe(): void {
    const { position, settings } = this.session;
    const units = new Map([...position.units, ...position.dislodged].map((unit) => [position.map.provinceNumber(unit.location), `${unit} (${powerName(position.map, unit.power)})`]));
    this.#picture.svg!.parentElement!.setAttribute('aria-label', `${word('board')}: ${phaseTitle(this.session.game, this.session.shown, settings.language)}`);
    const shapes = this.#picture.provinces;
    // Tab comes to the place that had the focus last, at first to a unit.
    const unitAt = (shape: SVGPathElement) => units.get(position.map.provinceNumber(shape.dataset['location']!));
    const focus = shapes.some((shape) => shape.dataset['location'] === this.#focus) ? this.#focus : (shapes.find(unitAt) ?? shapes[0])?.dataset['location'];
    for (const shape of shapes) {
      const place = shape.dataset['location']!;
      const unit = unitAt(shape);
      shape.setAttribute('role', 'button');
      shape.setAttribute('tabindex', place === focus ? '0' : '-1');
      shape.setAttribute('aria-label', [shape.querySelector('title')?.textContent ?? place, unit].filter(Boolean).join(', '));
    }
  }

  #lightUp(): void {
    const entry = this.#entry;
    const lights: [string, Light][] = [];
    const { map } = this.session;
    if (entry === null) {
      for (const place of this.#due()) lights.push([place, 'due']);
    } else {
      for (const place of entry.targets) lights.push([place, 'target']);
      lights.push([map.provinces[map.provinceNumber(entry.source)]!, 'chosen']);
    }
    light(this.#picture.svg!, lights);
    this.#picture.svg!.classList.toggle('choosing', entry !== null);
    const isInBar = this.#bar.element.contains((this.frame.getRootNode() as Document | ShadowRoot).activeElement);
    this.#bar.show(entry);
    // The bar goes with the order; the board has the focus again.
    if (isInBar && entry === null) this.#picture.provinces.find((shape) => shape.getAttribute('tabindex') === '0')?.focus({ preventScroll: true });
    if (entry !== null) this.#bar.element.classList.toggle('above', this.#isBarInTheWay(lights.map(([place]) => place)));
  }

  /** Whether the bar at the lower edge of the board would lie on one of these places. */
  #isBarInTheWay(places: readonly string[]): boolean {
    const { bottom } = this.frame.getBoundingClientRect();
    const middles = places.map((place) => markOf(this.#picture.svg!, place)?.getBoundingClientRect()).map((box) => (box === undefined ? 0 : (box.top + box.bottom) / 2));
    return middles.some((y) => y < bottom && y > bottom - 90);
  }

  /** The provinces of which retreats and adjustments phases ask an order. */
  #due(): Iterable<string> {
    const { session } = this;
    if (!session.isOpen || session.game.phaseType === 'movement' || this.tool !== null) return [];
    const sources = session.game.legalOrders().map(({ source }) => source).filter((each): each is string => each !== null);
    const { adjustments } = session.owed();
    const isDue = (place: string) => session.game.phaseType === 'retreats' || adjustments.some(([power]) => power === session.ownerAt(place));
    return new Set(sources.filter(isDue).map((place) => session.map.provinces[session.map.provinceNumber(place)]!));
  }

  // Orders.

  /** Chooses what stands in a province, or names it as the next place of the order that was begun. */
  press(province: string, coast: string | null = null): void {
    if (this.#later !== undefined) this.draw();
    if (this.tool !== null) return this.tool(province, coast);
    if (this.#entry === null) return this.#begin(province);
    const step = this.#entry.press(province, coast);
    if (step !== 'nothing') return this.#took(step);
    const other = Entry.at(this.session.choosing, province);
    const anyway = this.#entry.anyway(province);
    if (other !== null) this.#begin(province);
    else if (anyway !== null) this.#took({ order: anyway });
  }

  #begin(province: string): void {
    this.#entry = Entry.at(this.session.choosing, province);
    if (this.#entry === null) this.options.announce(`${word('nothingToOrder')} ${this.session.map.location(province).name}.`);
    else this.#say();
    this.#lightUp();
  }

  #say(): void {
    const { sentence, targets } = this.#entry!;
    this.options.announce(`${sentence} ${targets.join(', ')}`);
  }

  #took(step: Step): void {
    if (step === 'nothing') return;
    if (step === 'more') {
      this.#say();
      return this.#lightUp();
    }
    const { order } = step;
    this.#forget();
    this.session.addOrders(order);
    const line = this.session.orders().find(({ text }) => text === order);
    this.options.announce([`${word('added')} ${order}.`, line?.check && withNames(this.session.map, line.check.sentence)].filter(Boolean).join(' '));
  }

  #forget(): void {
    this.#entry = null;
  }

  /** Stops the order that was begun. */
  stop(): void {
    this.#forget();
    this.#lightUp();
  }

  // Pointer.

  #coastAt(province: string, event: MouseEvent): string | null {
    return event.detail === 0 ? null : nearestCoast(this.#picture.svg!, province, event.clientX, event.clientY);
  }

  #click(event: MouseEvent): void {
    const province = this.#picture.provinceAt(event.target);
    if (province === null || (event.detail > 0 && this.panZoom.dragged)) return;
    this.#focused(event.target);
    this.press(province, this.#coastAt(province, event));
  }

  #startDrag(event: PointerEvent): boolean {
    const province = this.#picture.provinceAt(event.target);
    if (province === null || event.pointerType === 'touch' || this.tool !== null || this.#entry !== null) return false;
    if (Entry.at(this.session.choosing, province) === null) return false;
    this.#pressed = { province, x: event.clientX, y: event.clientY, moved: false };
    return true;
  }

  #drag(event: PointerEvent): void {
    const start = this.#pressed;
    if (start === null || start.moved || Math.hypot(event.clientX - start.x, event.clientY - start.y) < 8) return;
    start.moved = true;
    this.#begin(start.province);
  }

  #drop(event: PointerEvent): void {
    const start = this.#pressed;
    this.#pressed = null;
    if (start === null || !start.moved) return;
    const province = this.#picture.provinceAt(event.target);
    if (province === null || province === start.province) return this.stop();
    this.press(province, nearestCoast(this.#picture.svg!, province, event.clientX, event.clientY));
  }

  // Keys.

  #focused(target: EventTarget | null): void {
    const place = this.#picture.provinceAt(target);
    if (place === null || place === this.#focus) return;
    this.#focus = place;
    for (const shape of this.#picture.provinces) shape.setAttribute('tabindex', shape.dataset['location'] === place ? '0' : '-1');
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = this.#picture.provinceAt(event.target);
    if (this.#keyDone(event.key, place)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  #barKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    this.stop();
    event.preventDefault();
    event.stopPropagation();
  }

  #keyDone(key: string, place: string | null): boolean {
    if (key === '+' || key === '-') this.panZoom.zoom(key === '+' ? 1.5 : 1 / 1.5);
    else if (key === 'Escape' && this.#entry !== null) this.stop();
    else if (place === null) return false;
    else if (key === 'Enter' || key === ' ') this.press(place);
    else if (key.startsWith('Arrow')) return this.#walk(place, key);
    else return this.#chooseByKey(key.toLowerCase(), place);
    return true;
  }

  #walk(place: string, key: string): boolean {
    const shapes = this.#picture.provinces;
    const next = nextShape(shapes, shapes.find((shape) => shape.dataset['location'] === place)!, key);
    next?.focus();
    if (next !== null) this.panZoom.reveal(next);
    return true;
  }

  #chooseByKey(key: string, place: string): boolean {
    const kind = keysOfKinds[key];
    if (kind === undefined) return false;
    if (this.#entry === null) this.#begin(place);
    if (this.#entry !== null) this.#took(this.#entry.choose(kind));
    return true;
  }
}
