// The model of the page: branches of games, what was done and can be undone, which phase is shown.
//
// A state never changes: its games are only read. An edit forks the game, changes the fork and makes a new state, so undoing
// means going back to an earlier state. Events: "change" after anything changed, "settings" after language or looks did, "played"
// after a phase was played.

import { Game, Position, Rules, type GameMap, type OrderCheck, type PlayedPhase, type TextOptions } from 'entente';
import type { Bundle } from '../link/bundle.js';
import { draw, type DrawingOptions } from './drawing.js';
import { ownerAt, readOrders } from './reading.js';
import { readSettings, writeSettings, type Settings } from './settings.js';

/** A line of play. `at`: the number of the phase in which it leaves its parent. */
export interface Branch {
  readonly id: number;
  readonly name: string;
  readonly parent: number | null;
  readonly at: number;
  readonly game: Game;
}

/** What a game with its branches is saved as, and what lists call it ("": its map). */
export interface GameName {
  readonly id: string;
  readonly title: string;
}

export const newName = (title = ''): GameName => ({ id: `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`, title });

interface State {
  readonly name: GameName;
  readonly branches: readonly Branch[];
  readonly current: number;
  readonly shown: number;
}

/** An order of the phase that is shown. */
export interface OrderLine {
  readonly power: string;
  readonly text: string;
  /** Its number among the orders of its power. */
  readonly index: number;
  /** Of the current phase. */
  readonly check: OrderCheck | null;
}

/** What is looked at in the phase that is shown: why an order ended as it did, or what happens whatever unknown powers order. */
export interface Lens {
  readonly order?: string;
  /** The phase that was shown when the order was asked about. */
  readonly from?: number;
  readonly known?: readonly string[];
  /** A position that is being edited. */
  readonly draft?: Position;
}

/** A warning about an order, or about a unit without one. */
export interface Warning {
  readonly power: string;
  readonly order?: string;
  readonly unit?: string;
  readonly severity: 'hint' | 'warning' | 'mistake';
  readonly kind: string;
  readonly sentences: readonly string[];
  readonly meant?: string;
}

/** An order that cannot succeed. */
export interface FaultyOrder {
  readonly text: string;
  readonly source: string;
}

/** Units of powers that gave orders which have none, powers without any order, builds and disbands that are not ordered. */
export interface Owed {
  readonly units: readonly string[];
  readonly powers: readonly string[];
  readonly adjustments: readonly (readonly [power: string, count: number])[];
}

export type Step = 'first' | 'previous' | 'next' | 'last';

const mostStates = 300;

export class Session extends EventTarget {
  settings: Settings = readSettings();
  #state: State;
  #past: State[] = [];
  #future: State[] = [];
  #nextId = 1;
  #lens: Lens = {};
  #advised: { game: Game; language: string; warnings: readonly Warning[] } | undefined;

  /** The module must be loaded. */
  constructor(game = new Game()) {
    super();
    this.#state = { name: newName(), branches: [{ id: 0, name: '', parent: null, at: 0, game }], current: 0, shown: game.phaseCount };
  }

  // What it is.

  get name(): GameName {
    return this.#state.name;
  }

  /** Whether it is the beginning of a map, and nothing was done in it. */
  get isUntouched(): boolean {
    const { branches, game, map } = this;
    return branches.length === 1 && game.phaseCount === 0 && map.powers.every((power) => game.orders(power).length === 0) && game.position.line === new Position(map).line;
  }

  get branches(): readonly Branch[] {
    return this.#state.branches;
  }

  get current(): Branch {
    return this.#state.branches.find(({ id }) => id === this.#state.current)!;
  }

  get game(): Game {
    return this.current.game;
  }

  get map(): GameMap {
    return this.game.map;
  }

  /** The number of the phase that is shown. */
  get shown(): number {
    return this.#state.shown;
  }

  /** Whether the phase that is shown is still to be played. */
  get isOpen(): boolean {
    return this.shown === this.game.phaseCount && !this.game.isOver;
  }

  /** The position of the phase that is shown. */
  get position(): Position {
    return this.game.positionAt(this.shown);
  }

  /** How texts are written. */
  get texts(): TextOptions {
    return { language: this.settings.language, fullNames: this.settings.fullNames };
  }

  /** The orders of the phase that is shown. */
  orders(): OrderLine[] {
    const { game, shown, isOpen, texts } = this;
    return game.map.powers.flatMap((power) =>
      game.orders(power, shown).map((text, index) => ({ power, text, index, check: isOpen ? game.checkOrder(power, text, texts) : null })));
  }

  /** The results to show: of the phase that is shown, or of the one before it; null at the start. */
  results(): PlayedPhase | null {
    const number = Math.min(this.shown, this.game.phaseCount - 1);
    return number < 0 ? null : this.game.phase(number);
  }

  get lens(): Lens {
    return this.#lens;
  }

  /** Shows why an order of the results ended as it did, in its phase; null: no more, and the phase is shown from which that was asked. */
  ask(order: string | null): void {
    const { from = this.shown } = this.#lens;
    const { number = this.shown } = this.results() ?? {};
    this.#state = { ...this.#state, shown: order === null ? from : number };
    this.#look(order === null ? {} : { order, from });
  }

  /** Shows what surely and perhaps happens while only the orders of some powers are known; null: no more. */
  forecast(known: readonly string[] | null): void {
    this.#look(known === null ? {} : { known });
  }

  /** Shows a position that is being edited; null: no more. */
  edit(draft: Position | null): void {
    this.#look(draft === null ? {} : { draft });
  }

  /** Warnings about the orders so far. */
  warnings(): readonly Warning[] {
    if (!this.isOpen) return [];
    const { game, texts } = this;
    const language = JSON.stringify(texts);
    if (this.#advised?.game !== game || this.#advised.language !== language) {
      this.#advised = { game, language, warnings: game.adviseJSON(texts)['warnings'] as Warning[] };
    }
    return this.#advised.warnings;
  }

  /** The orders of the phase that is shown which cannot succeed: illegal ones, and those that the engine calls mistakes. */
  faults(): FaultyOrder[] {
    const orders = this.isOpen ? this.orders() : [];
    const mistakes = orders.length === 0 ? [] : this.warnings().filter(({ severity }) => severity === 'mistake');
    return orders.flatMap(({ power, text, check }) => {
      const isFaulty = check?.isLegal !== true || mistakes.some((each) => each.power === power && each.order === text);
      const source = check?.order?.source ?? null;
      return isFaulty && source !== null ? [{ text, source }] : [];
    });
  }

  /** What the phase that is shown still asks for. */
  owed(): Owed {
    const { game, map, position, isOpen } = this;
    if (!isOpen) return { units: [], powers: [], adjustments: [] };
    const count = (power: string) => game.orders(power).length;
    if (game.phaseType === 'adjustments') {
      const left = map.powers.map((power) => [power, position.due(power, game.rules)] as const)
        .map(([power, due]) => [power, Math.sign(due) * Math.max(0, Math.abs(due) - count(power))] as const);
      return { units: [], powers: [], adjustments: left.filter(([, due]) => due !== 0) };
    }
    const isRetreats = game.phaseType === 'retreats';
    const all = isRetreats ? position.dislodged : position.units;
    const wanted = map.powers.flatMap((power) => all.filter((unit) => unit.power === power));
    const owing = new Set(wanted.map(({ power }) => power));
    const ordered = new Set(this.orders().map(({ check }) => check?.order?.source).filter((each) => typeof each === 'string').map((place) => map.provinceNumber(place)));
    const units = wanted.filter(({ power, location }) => (isRetreats || count(power) > 0) && !ordered.has(map.provinceNumber(location)));
    return { units: units.map(String), powers: isRetreats ? [] : map.powers.filter((power) => owing.has(power) && count(power) === 0), adjustments: [] };
  }

  /** What surely and what possibly happens while only the orders of some powers are known, a line each. */
  outlook(known: readonly string[]): string[] {
    const unknown = this.map.powers.filter((power) => !known.includes(power));
    return this.game.advise({ ...this.texts, unknown, about: known, outlook: true }).trimEnd().split('\n');
  }

  #look(lens: Lens): void {
    this.#lens = lens;
    this.dispatchEvent(new Event('change'));
  }

  /** The picture of the phase that is shown, through the lens. */
  drawing(options: DrawingOptions = {}): string {
    const { order, known, draft } = this.#lens;
    if (draft !== undefined) return draft.render({ ...this.texts, palette: this.settings.palette, ...options });
    return this.drawingOf(this.shown, { ...(order === undefined ? {} : { order }), ...(known === undefined ? {} : { outlook: known }), ...options });
  }

  /** The picture of a phase. */
  drawingOf(phase: number, options: DrawingOptions = {}): string {
    return draw(this.game, phase, { ...this.texts, palette: this.settings.palette, ...options });
  }

  // Edits.

  #show(state: State): void {
    const same = state.current === this.#state.current && state.shown === this.#state.shown;
    this.#state = state;
    this.#look(same && this.#lens.known !== undefined && this.isOpen ? { known: this.#lens.known } : {});
  }

  #push(state: State): void {
    this.#past.push(this.#state);
    if (this.#past.length > mostStates) this.#past.shift();
    this.#future = [];
    this.#show(state);
  }

  /** Changes a copy of the game as it was in the phase that is shown. A played phase is left as it was: the copy is a new branch. */
  #edit(change: (game: Game) => unknown): void {
    const { name, branches, current, shown } = this.#state;
    const copy = this.game.fork();
    const back = shown < copy.phaseCount;
    if (back) copy.goTo(shown);
    const changed = change(copy);
    const game = changed instanceof Game ? changed : copy;
    if (back) {
      const branch = { id: this.#nextId++, name: '', parent: current, at: shown, game };
      this.#push({ name, branches: [...branches, branch], current: branch.id, shown: game.phaseCount });
    } else {
      this.#push({ name, branches: branches.map((each) => (each.id === current ? { ...each, game } : each)), current, shown: game.phaseCount });
    }
  }

  /** Adds typed orders, each for the power it belongs to, in place of those for the same units. Errors: Fault. */
  addOrders(text: string): void {
    const read = readOrders(this.#atShown(), text);
    if (read.length > 0) this.#edit((game) => read.forEach((each) => game.submit(each.power, each.text, { mode: 'amend' })));
  }

  /** The game as it was in the phase that is shown. */
  #atShown(): Game {
    if (this.shown === this.game.phaseCount) return this.game;
    const game = this.game.fork();
    game.goTo(this.shown);
    return game;
  }

  /** The game in which orders for the phase that is shown are chosen. */
  get choosing(): Game {
    return this.#atShown();
  }

  /** Whether the phase that is shown can be played. */
  get canPlay(): boolean {
    return this.position.end === 'none';
  }

  /** Who orders what stands in a place. */
  ownerAt(place: string): string | null {
    return ownerAt(this.position, place);
  }

  removeOrder(power: string, index: number): void {
    this.#edit((game) => game.submit(power, game.orders(power).filter((_, i) => i !== index)));
  }

  removeOrders(): void {
    this.#edit((game) => game.map.powers.forEach((power) => game.submit(power, [])));
  }

  /** Plays the phase that is shown. */
  process(): void {
    this.#edit((game) => game.process());
    this.dispatchEvent(new Event('played'));
  }

  /** Replaces the game of the branch by one with other rules and the same history. */
  setRules(rules: string): void {
    this.#edit((game) => {
      const saved = JSON.parse(game.save()) as Record<string, unknown>;
      return Game.load(JSON.stringify({ ...saved, rules: Object.fromEntries(new Rules(rules, {}, game.map)) }), game.map);
    });
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  undo(): void {
    const state = this.#past.pop();
    if (state === undefined) return;
    this.#future.push(this.#state);
    this.#show(state);
  }

  redo(): void {
    const state = this.#future.pop();
    if (state === undefined) return;
    this.#past.push(this.#state);
    this.#show(state);
  }

  // Games and branches.

  /** Shows another game; undo goes back. */
  openGame(game: Game, title = ''): void {
    const branch = { id: this.#nextId++, name: '', parent: null, at: 0, game };
    this.#push({ name: newName(title), branches: [branch], current: branch.id, shown: game.phaseCount });
  }

  /** A new branch that leaves the current one in the phase that is shown. */
  branch(name = ''): void {
    const game = this.game.fork();
    game.goTo(this.shown);
    const branch = { id: this.#nextId++, name, parent: this.current.id, at: this.shown, game };
    this.#push({ ...this.#state, branches: [...this.branches, branch], current: branch.id });
  }

  switchTo(id: number): void {
    const to = this.branches.find((each) => each.id === id);
    if (to !== undefined) this.#show({ ...this.#state, current: id, shown: to.game.phaseCount });
  }

  rename(id: number, name: string): void {
    this.#push({ ...this.#state, branches: this.branches.map((each) => (each.id === id ? { ...each, name } : each)) });
  }

  /** Removes a branch; those that leave it become branches of its parent. The last one stays. */
  remove(id: number): void {
    const { name, branches, current } = this.#state;
    const gone = branches.find((each) => each.id === id);
    if (gone === undefined || branches.length === 1) return;
    const left = branches.filter((each) => each !== gone).map((each) => (each.parent === id ? { ...each, parent: gone.parent } : each));
    const next = current === id ? (left.find((each) => each.id === gone.parent) ?? left[0]!) : this.current;
    this.#push({ name, branches: left, current: next.id, shown: next === this.current ? this.shown : next.game.phaseCount });
  }

  // Which phase is shown.

  go(to: Step | number): void {
    const { phaseCount } = this.game;
    const number = { first: 0, previous: this.shown - 1, next: this.shown + 1, last: phaseCount }[to as Step] ?? (to as number);
    const shown = Math.max(0, Math.min(phaseCount, number));
    if (shown !== this.shown) this.#show({ ...this.#state, shown });
  }

  // Storing.

  toBundle(): Bundle {
    const { name, branches, current, shown } = this.#state;
    const numberOf = (id: number | null) => (id === null ? -1 : branches.findIndex((each) => each.id === id));
    return {
      branches: branches.map(({ name, parent, at, game }) => ({ name, parent: parent === null ? null : numberOf(parent), at, save: game.saveBytes() })),
      current: numberOf(current),
      phase: shown,
      ...(name.title === '' ? {} : { title: name.title }),
    };
  }

  /** Replaces everything by a bundle; undo goes back. Errors: those of Game.load. */
  openBundle(bundle: Bundle, name = newName(bundle.title)): void {
    const first = this.#nextId;
    this.#nextId += bundle.branches.length;
    const branches = bundle.branches.map(({ name, parent, at, save }, i) => (
      { id: first + i, name, parent: parent === null ? null : first + parent, at, game: Game.load(save) }));
    const current = branches[bundle.current] ?? branches[0]!;
    this.#push({ name, branches, current: current.id, shown: Math.min(bundle.phase, current.game.phaseCount) });
  }

  /** Moves all games to the module that was loaded last. */
  reload(): void {
    const moved = new Map<Game, Game>();
    const move = (game: Game) => moved.get(game) ?? moved.set(game, Game.load(game.saveBytes())).get(game)!;
    const moveAll = (state: State): State => ({ ...state, branches: state.branches.map((each) => ({ ...each, game: move(each.game) })) });
    this.#past = this.#past.map(moveAll);
    this.#future = this.#future.map(moveAll);
    this.#show(moveAll(this.#state));
  }

  set(settings: Partial<Settings>): void {
    this.settings = { ...this.settings, ...settings };
    writeSettings(this.settings);
    this.dispatchEvent(new Event('settings'));
  }
}
