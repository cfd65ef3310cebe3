// Results of a phase: of each order, and events without an order.

import { EventStruct, NO_LOCATION, OrderResultStruct, PhaseTexts, TextForm, type EndKind, type EventKind, type EventWhy, type Illegality, type PhaseSummaryStruct, type Reason } from "./declarations.js";
import { inspect, shown, type Handle } from "./engine.js";
import { errorOf } from "./errors.js";
import type { GameMap, PowerName, Unit } from "./map.js";
import { Order } from "./order.js";
import { made, Position } from "./position.js";
import { decode, refuseOthers } from "./layout.js";
import type { PageOptions, TextOptions } from "./texts.js";

/** The result of an order. */
export class Result {
  /** The order in normal form, with real type and coast; null if the line was unreadable. */
  readonly order: Order | null;
  /** Who gave it. */
  readonly power: string;
  /** As it was handed in; of a packed or implied order its normal form. */
  readonly text: string;
  /** Why it failed: "bounced", ...; "none": it succeeded. */
  readonly reason: Reason;
  /** Why it is illegal, or void by a rule: "not_adjacent", ...; or "none". */
  readonly illegality: Illegality;
  /** The province, before the phase, of the unit that made it fail. */
  readonly cause: string | null;
  /** The province of the unit that dislodged the ordered unit. */
  readonly dislodgedBy: string | null;
  /** Not given, but implied for a unit without a legal order. */
  readonly implied: boolean;
  /** A build that other powers do not see yet. */
  readonly hidden: boolean;
  readonly #source: Outcome;

  /** @internal */
  constructor(map: GameMap, from: OrderResultStruct, source: Outcome, readonly index: number, text: string) {
    this.order = from.order & 15n ? new Order(map, from.order) : null;
    this.power = map.powerId(Number((from.order >> 16n) & 255n)) ?? "";
    this.text = text;
    this.reason = from.reason;
    this.illegality = from.illegality;
    this.cause = map.place(from.cause);
    this.dislodgedBy = map.place(from.dislodgedBy);
    this.implied = from.implied;
    this.hidden = from.hidden;
    this.#source = source;
  }

  get succeeded(): boolean {
    return this.reason === "none";
  }

  get dislodged(): boolean {
    return this.dislodgedBy !== null;
  }

  /**
   * Why it ended so: `result.sentence({ language: "de" })`. Errors: RangeError for an unknown language;
   * WrongPhaseError if the phase was undone, or another one was adjudicated, since.
   */
  sentence(options: TextOptions = {}): string {
    return this.#source.sentence("results", this.index, options);
  }

  toString(): string {
    return `${this.power} ${this.text}: ${this.reason}`;
  }
}

/** Something that happened without an order: a unit was lost, a build waived, a power won. */
export class GameEvent {
  readonly kind: EventKind;
  readonly why: EventWhy;
  readonly power: string | null;
  /** The unit if it is about one. */
  readonly unit: Unit | null;
  readonly #source: Outcome;
  readonly #kind: "events" | "losses";

  /** @internal */
  constructor(map: GameMap, from: EventStruct, source: Outcome, kind: "events" | "losses", readonly index: number) {
    this.kind = from.kind;
    this.why = from.why;
    this.power = map.powerId(from.power);
    this.unit = from.unit.location === NO_LOCATION ? null : map.unit(from.unit);
    this.#source = source;
    this.#kind = kind;
  }

  /** What happened and why. Errors: as of a result's. */
  sentence(options: TextOptions = {}): string {
    return this.#source.sentence(this.#kind, this.index, options);
  }

  toString(): string {
    return [this.kind, this.power, this.unit, this.why].filter((each) => each !== null).join(" ");
  }
}

/** The outcome of a phase: the results of its orders in the sequence handed in, then the implied ones. */
export abstract class Outcome implements Iterable<Result> {
  readonly map: GameMap;
  /** How the phase ended the game; "none" if it goes on. */
  readonly end: EndKind;
  readonly winners: readonly string[];
  /** @internal */
  protected readonly byDefaultMask: bigint;
  readonly #packed: readonly OrderResultStruct[];
  #results: readonly Result[] | undefined;
  /** Sentences that were read, by what was asked for. */
  readonly #sentences = new Map<string, readonly string[]>();

  /** @internal */
  constructor(map: GameMap, summary: PhaseSummaryStruct, packed: readonly OrderResultStruct[]) {
    this.map = map;
    this.end = summary.endKind;
    this.winners = map.powersOf(summary.winners);
    this.byDefaultMask = summary.byDefault;
    this.#packed = packed;
  }

  /** @internal */
  protected abstract get owner(): Handle;
  /** Whether the phase is still the one that was played. @internal */
  protected abstract get isCurrent(): boolean;
  /** @internal */
  protected abstract eventStructs(what: "events" | "losses"): EventStruct[];
  /** @internal */
  protected abstract writeAfter(at: number, size: number): void;
  /** All texts of a kind, one a line. @internal */
  protected abstract texts(kind: number, options: TextOptions): Uint8Array;

  /** @internal */
  protected abstract explained(order: string, form: number, options: PageOptions): Uint8Array;

  #explained(order: string, form: TextForm, options: PageOptions): string {
    this.check();
    return this.owner.engine.run(() => decode(this.explained(order, TextForm[form], options)));
  }

  /**
   * Why orders ended as they did: strengths, supports, convoy routes, culprits. `order`: "A PAR - BUR", a unit or its place
   * ("PAR"), an unreadable line; left out: all. Errors: NotFoundError if no such order was given; WrongPhaseError.
   */
  explain(order = "", options: PageOptions = {}): string {
    return this.#explained(order, "for_people", options);
  }

  /** The same as JSON (explanation.schema.json). */
  explainJSON(order = "", options: TextOptions = {}): Record<string, any> {
    return JSON.parse(this.#explained(order, "json", options));
  }

  /** Which orders of the phase depend on which others, and why, as Graphviz text. */
  graph(): string {
    return this.#explained("", "graph_dot", {});
  }

  /** @internal */
  protected check(): void {
    if (!this.isCurrent) throw errorOf("wrong_phase", "the phase was undone, or another one was adjudicated since");
  }

  /** @internal */
  sentence(kind: keyof typeof PhaseTexts, index: number, options: PageOptions): string {
    const { language = "en", fullNames = false, width: _width, board: _board, ...rest } = options;
    refuseOthers(rest, "language", "fullNames");
    this.check();
    const asked = `${kind} ${language} ${fullNames}`;
    let lines = this.#sentences.get(asked);
    if (lines === undefined) this.#sentences.set(asked, (lines = this.#lines(kind, { language, fullNames })));
    return lines[index]!;
  }

  #lines(kind: keyof typeof PhaseTexts, options: TextOptions): string[] {
    return this.owner.engine.run(() => decode(this.texts(PhaseTexts[kind], options)).split("\n"));
  }

  /** The result of each order. */
  get results(): readonly Result[] {
    if (this.#results === undefined) {
      this.check();
      const texts = this.#lines("orders", {});
      this.#results = this.#packed.map((each, i) => new Result(this.map, each, this, i, texts[i]!));
    }
    return this.#results;
  }

  get length(): number {
    return this.#packed.length;
  }

  toString(): string {
    return `${this.length} results`;
  }

  /** @internal */
  [inspect](): string {
    return shown(this);
  }

  [Symbol.iterator](): Iterator<Result> {
    return this.results[Symbol.iterator]();
  }

  /** The results of orders that did not succeed. */
  get failed(): Result[] {
    return this.results.filter((each) => !each.succeeded);
  }

  /** The results of a power's orders. */
  of(power: PowerName): Result[] {
    const id = this.map.powers[this.map.powerNumber(power)];
    return this.results.filter((each) => each.power === id);
  }

  #events(what: "events" | "losses"): GameEvent[] {
    this.check();
    return this.owner.engine.run(() => this.eventStructs(what)).map((each, i) => new GameEvent(this.map, each, this, what, i));
  }

  /** What happened without an order, also in phases that were skipped after this one. */
  get events(): GameEvent[] {
    return this.#events("events");
  }

  /** All units that the phase cost. */
  get losses(): GameEvent[] {
    return this.#events("losses");
  }

  /** The position straight after the phase, before centers change hands. */
  get after(): Position {
    this.check();
    return new Position(this.map, made(this.map, (_, at, size) => this.writeAfter(at, size)));
  }
}
