// Games over time: orders handed in, phases played, votes, saves.

import { Adjudicator } from "./adjudicator.js";
import {
  AdviseOptionsStruct, DrawPolicy, EndKind, EndRulesStruct, EventStruct, GameInfoStruct, OrderCheckStruct, OwedStruct, PhaseSummaryStruct,
  RulesStruct, SubmissionStruct, TextForm, UnitStruct, VoteStruct, type Illegality, type PhaseType, type Reason, type SubmitMode, type VoteKind, type YearLimit,
} from "./declarations.js";
import { engine, Handle, type Engine } from "./engine.js";
import { decode, kindOf, numberOf, refuseOthers } from "./layout.js";
import { asMap, GameMap, type LocationName, type PowerName, type Unit } from "./map.js";
import { bitsOf, Order, ordersOf } from "./order.js";
import { made, Position } from "./position.js";
import { Outcome } from "./results.js";
import { Rules, rulesAt } from "./rules.js";
import { textOptions, type PageOptions, type TextOptions } from "./texts.js";

/** What one order is worth by itself. A legal order may still fail. */
export interface OrderCheck {
  readonly isLegal: boolean;
  readonly reason: Reason;
  readonly illegality: Illegality;
  /** In normal form; null if the text is no order. */
  readonly order: Order | null;
  /** Why it is not legal; "" for a legal order. */
  readonly sentence: string;
  /** The unreadable part, in bytes of the UTF-8 text; null if it is readable. */
  readonly fault: { readonly offset: number; readonly length: number } | null;
}

/** What a power still has to order. `by`: who can order them, null: no power. */
export interface Owed {
  readonly units: readonly Unit[];
  readonly builds: number;
  readonly removals: number;
  readonly by: string | null;
}

/** A vote of a power: for a draw, for a draw of some powers, or a concession to a power. */
export interface Vote {
  readonly power: string;
  readonly kind: VoteKind;
  readonly powers: readonly string[];
  readonly listIgnored: boolean;
}

/** Ends beside the victory on the board. 0 and null: never. */
export interface EndRules {
  readonly lastSurvivor: boolean;
  readonly lastYear: number | null;
  readonly yearLimit: YearLimit;
  readonly stalemateYears: number;
  readonly phaseLimit: number;
}

/** How orders are handed in. */
export interface SubmitOptions {
  /** "replace" those handed in before (the default), "amend": change what they name, "next_set", "defaults". */
  mode?: SubmitMode;
  /** The power that hands them in, if it must be allowed to; left out: the host. */
  by?: PowerName;
}

/** What advice is about. A power must not learn others' orders from its advice: list the others as unknown. */
export interface Question extends PageOptions {
  /** Powers whose orders are unknown; left out: those that handed in nothing. */
  unknown?: Iterable<PowerName>;
  /** Whose orders; left out: all. */
  about?: Iterable<PowerName>;
  /** Also what surely happens and what may. */
  outlook?: boolean;
}

/** How a game begins. */
export interface GameOptions {
  rules?: Rules | string;
  /** Where it begins; left out: the start of the map. */
  position?: Position;
}

/**
 * A phase that was played: its results, with name, position, events, explanations.
 *
 * It belongs to its game; while the game has undone the phase, what was not read before throws a WrongPhaseError.
 */
export class PlayedPhase extends Outcome {
  /** The position at the start of the phase. */
  readonly position: Position;
  readonly name: string;
  /** The powers whose orders were all by default. */
  readonly byDefault: readonly string[];
  readonly #serial: bigint;

  /** @internal */
  constructor(readonly game: Game, readonly number: number) {
    const e = game.engine;
    const [summary, packed] = e.run(() => [
      e.struct(PhaseSummaryStruct, "entente_game_summary", game.pointer, number),
      e.results("entente_game_results", game.pointer, number),
    ] as const);
    super(game.map, summary, packed);
    this.#serial = summary.serial;
    this.position = game.positionAt(number);
    this.name = this.position.phaseName;
    this.byDefault = game.map.powersOf(this.byDefaultMask);
  }

  /** @internal */
  protected get owner(): Game {
    return this.game;
  }

  /** @internal */
  protected get isCurrent(): boolean {
    const { game, number } = this;
    return number < game.phaseCount && game.engine.run(() => game.engine.struct(PhaseSummaryStruct, "entente_game_summary", game.pointer, number)).serial === this.#serial;
  }

  /** @internal */
  protected eventStructs(what: "events" | "losses"): EventStruct[] {
    return this.game.engine.items(EventStruct, `entente_game_${what}`, this.game.pointer, this.number);
  }

  /** @internal */
  protected writeAfter(at: number, size: number): void {
    this.game.engine.call("entente_game_after", this.game.pointer, this.number, at, size);
  }

  /** @internal */
  protected texts(kind: number, options: TextOptions): Uint8Array {
    const e = this.game.engine;
    return e.long("entente_game_texts", this.game.pointer, this.number, kind, textOptions(e, options));
  }

  /** @internal */
  protected explained(order: string, form: number, options: PageOptions): Uint8Array {
    const e = this.game.engine;
    return e.long("entente_game_explain", this.game.pointer, this.number, ...e.put(order), form, textOptions(e, options));
  }

  /** The result as JSON: orders, events, losses, after, next (result.schema.json). */
  json(options: TextOptions = {}): Record<string, any> {
    this.check();
    const e = this.game.engine;
    return e.run(() => JSON.parse(decode(e.long("entente_game_phase_json", this.game.pointer, this.number, textOptions(e, options)))));
  }

  /** `json()`, so that `JSON.stringify(phase)` writes it. */
  toJSON(): Record<string, any> {
    return this.json();
  }

  override toString(): string {
    return `${this.name}: ${this.length} results`;
  }
}

/**
 * A game: its position, the orders handed in, its history.
 *
 * @example
 * const game = new Game("standard", { rules: "2023" });
 * game.submit("FRANCE", ["A PAR - BUR", "A MAR S A PAR - BUR"]);
 * for (const result of game.process()) console.log(result.power, result.text, result.reason, result.sentence());
 *
 * Forks, views and loaded games are independent. A game belongs to its thread: send another one `saveBytes()`.
 */
export class Game extends Handle {
  readonly map: GameMap;

  /** A game at the start of a map, or at a position. Errors: NotFoundError for an unknown map; those of rules. */
  constructor(map?: GameMap | string, options?: GameOptions);
  /** @internal */
  constructor(map: GameMap | undefined, e: Engine, pointer: number);
  constructor(map?: GameMap | string, options: GameOptions | Engine = {}, pointer = 0) {
    if (pointer !== 0) {
      const e = options as Engine;
      super(e, "entente_game_free", pointer);
      this.map = (map as GameMap | undefined) ?? mapOf(e, pointer);
      return;
    }
    const { rules, position, ...rest } = options as GameOptions;
    refuseOthers(rest, "rules", "position");
    const chosen = map === undefined && position !== undefined ? position.map : asMap(map);
    const e = chosen.engine;
    super(e, "entente_game_free", e.run(() => e.number("entente_game_new", chosen.pointer, rulesAt(e, rules, chosen), position?.at(e) ?? 0)));
    this.map = chosen;
  }

  /** A game of random legal orders, the same for a seed on every platform, until it ends or so many phases were played. */
  static random(seed: number | bigint, { map, rules, maxPhases = 100, ...rest }: { map?: GameMap | string; rules?: Rules | string; maxPhases?: number } = {}): Game {
    refuseOthers(rest, "map", "rules", "maxPhases");
    const judge = new Adjudicator(map);
    const e = judge.engine;
    try {
      return new Game(judge.map, e, e.run(() => e.number("entente_play", judge.pointer, rulesAt(e, rules, judge.map), BigInt(seed), maxPhases, 0)));
    } finally {
      judge.free();
    }
  }

  // Copies and saves.

  /** An independent copy, which shares the played phases. */
  fork(): Game {
    const e = this.engine;
    return new Game(this.map, e, e.run(() => e.number("entente_game_fork", this.pointer)));
  }

  /** A copy as a power may see it: without orders, votes and hidden builds of others. Saved, it may be sent to the player. */
  view(power: PowerName): Game {
    const e = this.engine;
    return new Game(this.map, e, e.run(() => e.number("entente_game_view", this.pointer, this.map.powerNumber(power))));
  }

  /** The game as JSON, which `load` and every other program of Entente reads. */
  save(): string {
    const e = this.engine;
    return e.run(() => decode(e.long("entente_game_save", this.pointer)));
  }

  /** The game in a binary form, a sixth of the length of JSON. */
  saveBytes(): Uint8Array {
    const e = this.engine;
    return e.run(() => e.long("entente_game_save_binary", this.pointer));
  }

  /**
   * A game of `save` (a text, or its bytes) or of `saveBytes`. `map`: for games that name none or name this one. Errors:
   * InvalidArgumentError with line and column of JSON; NotFoundError for an unknown map.
   */
  static load(saved: string | Uint8Array, map?: GameMap): Game {
    if (!(typeof saved === "string" || ArrayBuffer.isView(saved))) throw new TypeError(`a saved game is a text or a Uint8Array, not ${kindOf(saved)}`);
    const e = map?.engine ?? engine();
    return new Game(undefined, e, e.run(() => {
      const given = typeof saved === "string" ? e.put(saved) : e.copy(saved);
      return e.number("entente_game_load", ...given, map?.pointer ?? 0);
    }));
  }

  /** The saved game, so that `JSON.stringify(game)` is what `load` reads. */
  toJSON(): Record<string, any> {
    return JSON.parse(this.save());
  }

  // What it is.

  override toString(): string {
    return `${this.map.name} ${this.phaseName}`;
  }

  get #info(): GameInfoStruct {
    const e = this.engine;
    return e.run(() => e.struct(GameInfoStruct, "entente_game_describe", this.pointer));
  }

  get rules(): Rules {
    const e = this.engine;
    return new Rules(e.run(() => {
      const at = e.make(RulesStruct);
      e.call("entente_game_rules", this.pointer, at);
      return e.bytes.slice(at, at + RulesStruct.size);
    }));
  }

  /** The current phase: "S1901M"; "COMPLETED" if the game is over. */
  get phaseName(): string {
    return this.#info.phaseName;
  }

  get phaseType(): PhaseType {
    return this.#info.phaseType;
  }

  get year(): number {
    return this.#info.year;
  }

  get isOver(): boolean {
    return this.end !== "none";
  }

  get end(): EndKind {
    return this.#info.endKind;
  }

  get winners(): string[] {
    return this.map.powersOf(this.#info.winners);
  }

  /** The number of phases played; also the number of the current phase. */
  get phaseCount(): number {
    return this.engine.functions.entente_game_phase_count(this.pointer);
  }

  /** The current position, a copy. */
  get position(): Position {
    return this.positionAt(this.phaseCount);
  }

  /** The number of a phase that is given by its name or number. */
  #number(phase: number | string): number {
    if (typeof phase === "string") return this.findPhase(phase);
    if (!(Number.isInteger(phase) && phase >= 0)) throw new TypeError(`a phase is a name or a number from 0, not ${typeof phase === "number" ? phase : kindOf(phase)}`);
    return phase;
  }

  /**
   * The position at the start of a phase, a copy: `game.positionAt("F1901M")`, or by number. Errors: NotFoundError for a
   * name, InvalidArgumentError for a number of no phase reached.
   */
  positionAt(phase: number | string): Position {
    const number = this.#number(phase);
    return new Position(this.map, made(this.map, (e, at, size) => e.call("entente_game_position", this.pointer, number, at, size)));
  }

  /** The number of the phase of that name. Errors: NotFoundError. */
  findPhase(name: string): number {
    const e = this.engine;
    return e.run(() => e.number("entente_game_find_phase", this.pointer, ...e.put(name)));
  }

  /** A played phase by name or number; negative numbers count from the last. Errors: NotFoundError, RangeError. */
  phase(phase: number | string): PlayedPhase {
    const count = this.phaseCount;
    const number = typeof phase === "number" && phase < 0 ? phase + count : this.#number(phase);
    if (!(number >= 0 && number < count)) throw new RangeError(`phase ${phase} was not played: ${count} phases were`);
    return new PlayedPhase(this, number);
  }

  /** The played phases, from the first. */
  get phases(): PlayedPhase[] {
    return Array.from({ length: this.phaseCount }, (_, number) => new PlayedPhase(this, number));
  }

  /** A 64-bit hash of the game up to a phase (left out: the current one), the same in every version and language. */
  hash(phase: number | string = this.phaseCount): bigint {
    const e = this.engine;
    const number = this.#number(phase);
    return e.run(() => e.big("entente_game_hash", this.pointer, number));
  }

  // Orders.

  /**
   * Hands in the orders of a power: `game.submit("FRANCE", "A PAR - BUR")`, or a list, or a text with one a line.
   *
   * They replace those handed in before, unless `mode` says else. Illegal and unreadable orders are kept: they are
   * results. Errors: WrongPhaseError if the game is over; InvalidArgumentError if `by` may not.
   */
  submit(power: PowerName, orders: string | Order | Iterable<string | Order>, { mode = "replace", by, ...rest }: SubmitOptions = {}): void {
    refuseOthers(rest, "mode", "by");
    const e = this.engine;
    const number = this.map.powerNumber(power);
    const lines = linesOf(orders);
    e.run(() => {
      const how = e.make(SubmissionStruct, { mode, by: this.map.powerOrAll(by) });
      if (lines.length > 0 && lines.every((each) => each instanceof Order)) {
        e.call("entente_game_submit", this.pointer, number, ...e.list("u64", bitsOf(lines as Order[])), how);
      } else {
        e.call("entente_game_submit_text", this.pointer, number, ...e.put(lines.join("\n")), how);
      }
    });
  }

  /** The lines that a power handed in for a phase (left out: the current one), or its default orders. */
  orders(power: PowerName, phase: number | string = this.phaseCount, defaults = false): string[] {
    const e = this.engine;
    const number = this.#number(phase);
    const text = e.run(() => decode(e.long("entente_game_orders_text", this.pointer, number, this.map.powerNumber(power), Number(defaults))));
    return text.split("\n").filter((line) => line !== "");
  }

  /** Takes back the order for the unit or site of a province, or all of the power. Errors: NotFoundError if there is none. */
  cancel(power: PowerName, province?: LocationName, by?: PowerName): void {
    const e = this.engine;
    e.run(() => e.call("entente_game_cancel_order", this.pointer, this.map.powerNumber(power), this.map.provinceOrAll(province), this.map.powerOrAll(by)));
  }

  /**
   * The legal orders of the unit or build site of a province (left out: of all) and of a power (left out: of all):
   * `game.legalOrders({ province: "BUR" })`.
   */
  legalOrders({ province, power, ...rest }: { province?: LocationName; power?: PowerName } = {}): Order[] {
    refuseOthers(rest, "province", "power");
    const e = this.engine;
    return ordersOf(this.map, e.run(() => e.items("u64", "entente_game_legal_orders", this.pointer, this.map.powerOrAll(power), this.map.provinceOrAll(province))));
  }

  /** What one order is worth in the current phase; the game does not change. Errors: WrongPhaseError if the game is over. */
  checkOrder(power: PowerName, order: string | Order, options: TextOptions = {}): OrderCheck {
    const e = this.engine;
    const text = order instanceof Order ? String(order) : order;
    return e.run(() => {
      const at = e.make(OrderCheckStruct);
      const sentence = e.long("entente_game_check_order", this.pointer, this.map.powerNumber(power), ...e.put(text), textOptions(e, options), at);
      const { isLegal, reason, illegality, order, faultOffset, faultLength } = e.read(OrderCheckStruct, at);
      return {
        isLegal,
        reason,
        illegality,
        order: order & 15n ? new Order(this.map, order) : null,
        sentence: decode(sentence),
        fault: reason === "unreadable" ? { offset: faultOffset, length: faultLength } : null,
      };
    });
  }

  #advised(form: TextForm, { unknown, about = [], outlook = false, language = "en", fullNames = false, width = 0, board = false, ...rest }: Question): string {
    refuseOthers(rest, "unknown", "about", "outlook", "language", "fullNames", "width", "board");
    const e = this.engine;
    return e.run(() => {
      const question = e.make(AdviseOptionsStruct, { whichUnknown: unknown === undefined ? "absent" : "listed", unknown: this.map.mask(unknown ?? []), about: this.map.mask(about), outlook });
      return decode(e.long("entente_game_advise", this.pointer, question, TextForm[form], textOptions(e, { language, fullNames, width, board })));
    });
  }

  /** Possible mistakes in the orders handed in so far, for people. Errors: WrongPhaseError if the game is over. */
  advise(question: Question = {}): string {
    return this.#advised("for_people", question);
  }

  /** The same as JSON: `{ phase, unknown, warnings, outlook }` (advice.schema.json). */
  adviseJSON(question: Question = {}): Record<string, any> {
    return JSON.parse(this.#advised("json", question));
  }

  /** What a power still has to order. Errors: WrongPhaseError if the game is over. */
  owed(power: PowerName): Owed {
    const e = this.engine;
    const number = this.map.powerNumber(power);
    return e.run(() => {
      const { buildCount, removalCount, by } = e.struct(OwedStruct, "entente_game_owed", this.pointer, number);
      const units = e.items(UnitStruct, "entente_game_owed_units", this.pointer, number).map((each) => this.map.unit(each));
      return { units, builds: buildCount, removals: removalCount, by: this.map.powerId(by) };
    });
  }

  /** What all powers owe, and whether the phase is ready: `{ phase, ready, powers }`. */
  owedJSON(): Record<string, any> {
    const e = this.engine;
    return e.run(() => JSON.parse(decode(e.long("entente_game_owed_json", this.pointer))));
  }

  /** Whether a power wants the phase to wait; `process` ignores it, the host decides. */
  setWaiting(power: PowerName, waits = true): void {
    const e = this.engine;
    e.run(() => e.call("entente_game_set_waiting", this.pointer, this.map.powerNumber(power), Number(waits)));
  }

  /** The powers that want the phase to wait. */
  get waiting(): string[] {
    return this.map.powersOf(this.#info.waiting);
  }

  /** Lets a power hand in orders of another, as a deputy, or no longer. */
  allow(by: PowerName, power: PowerName, allowed = true): void {
    const e = this.engine;
    e.run(() => e.call("entente_game_allow", this.pointer, this.map.powerNumber(by), this.map.powerNumber(power), Number(allowed)));
  }

  mayOrder(by: PowerName, power: PowerName): boolean {
    return this.engine.functions.entente_game_may_order(this.pointer, this.map.powerNumber(by), this.map.powerNumber(power)) !== 0;
  }

  // Time.

  /**
   * Plays the current phase with the orders handed in, and goes on to the next one to be played. Errors: WrongPhaseError
   * if the game is over.
   */
  process(): PlayedPhase {
    const e = this.engine;
    e.run(() => e.call("entente_game_process", this.pointer));
    return new PlayedPhase(this, this.phaseCount - 1);
  }

  /** Takes back the last phase; its orders are handed in again. Errors: WrongPhaseError if none was played. */
  undo(): void {
    this.engine.run(() => this.engine.call("entente_game_undo", this.pointer));
  }

  /** Plays the phase that was undone last again. Errors: WrongPhaseError if none was. */
  redo(): void {
    this.engine.run(() => this.engine.call("entente_game_redo", this.pointer));
  }

  /**
   * Goes to the start of a phase: `game.goTo("F1901M")` of those played, or undoes and redoes until so many are played. Errors:
   * NotFoundError for a name, InvalidArgumentError for a number of no phase played or undone.
   */
  goTo(phase: number | string): void {
    const number = this.#number(phase);
    this.engine.run(() => this.engine.call("entente_game_go_to", this.pointer, number));
  }

  // Votes and ends.

  /** How a draw is voted on; setting it deletes all votes. */
  get drawPolicy(): DrawPolicy {
    return this.#info.drawPolicy;
  }

  set drawPolicy(policy: DrawPolicy) {
    const e = this.engine;
    e.run(() => e.call("entente_game_set_draw_policy", this.pointer, numberOf(DrawPolicy, policy)));
  }

  #vote(name: "entente_game_vote" | "entente_game_cancel_vote", power: PowerName, kind: VoteKind, powers: Iterable<PowerName>): void {
    const e = this.engine;
    const vote = { power: this.map.powerNumber(power), kind, powers: this.map.mask(powers) };
    e.run(() => e.call(name, this.pointer, e.make(VoteStruct, vote)));
  }

  /** A vote of a power. A vote that decides ends the game. */
  vote(power: PowerName, kind: VoteKind = "draw", powers: Iterable<PowerName> = []): void {
    this.#vote("entente_game_vote", power, kind, powers);
  }

  /** Takes a vote back. */
  cancelVote(power: PowerName, kind: VoteKind = "draw", powers: Iterable<PowerName> = []): void {
    this.#vote("entente_game_cancel_vote", power, kind, powers);
  }

  /** Carries out a mail judge's command: "SET DRAW AEF"; of the moderator (null) "SET DIAS". */
  voteCommand(power: PowerName | null, text: string): void {
    const e = this.engine;
    e.run(() => e.call("entente_game_vote_command", this.pointer, this.map.powerOrAll(power), ...e.put(text)));
  }

  /** The votes that count now. */
  get votes(): Vote[] {
    const e = this.engine;
    return e.run(() => e.items(VoteStruct, "entente_game_votes", this.pointer)).map(({ power, kind, powers, listIgnored }) => (
      { power: this.map.powers[power]!, kind, powers: this.map.powersOf(powers), listIgnored }));
  }

  /** Ends the game as its players or the host decide: `game.stop("draw", ["FRANCE", "ITALY"])`. */
  stop(kind: EndKind, winners: Iterable<PowerName> = []): void {
    const e = this.engine;
    e.run(() => e.call("entente_game_end", this.pointer, numberOf(EndKind, kind), this.map.mask(winners)));
  }

  /** Lets a game go on that was stopped. Errors: WrongPhaseError if it is not over, or was won. */
  resume(): void {
    const e = this.engine;
    e.run(() => e.call("entente_game_resume", this.pointer));
  }

  /** Ends beside the victory on the board. */
  get endRules(): EndRules {
    const e = this.engine;
    const { lastSurvivor, hasLastYear, lastYear, yearLimit, stalemateYears, phaseLimit } = e.run(() => e.struct(EndRulesStruct, "entente_game_end_rules", this.pointer));
    return { lastSurvivor, lastYear: hasLastYear ? lastYear : null, yearLimit, stalemateYears, phaseLimit };
  }

  /** Sets them; what is left out is as in a new game: never. */
  setEndRules({ lastSurvivor = false, lastYear = null, yearLimit = "draw", stalemateYears = 0, phaseLimit = 0, ...rest }: Partial<EndRules>): void {
    refuseOthers(rest, "lastSurvivor", "lastYear", "yearLimit", "stalemateYears", "phaseLimit");
    const e = this.engine;
    const rules = { lastSurvivor, hasLastYear: lastYear !== null, lastYear: lastYear ?? 0, yearLimit, stalemateYears, phaseLimit };
    e.run(() => e.call("entente_game_set_end_rules", this.pointer, e.make(EndRulesStruct, rules)));
  }
}

/** What is handed in, as a list. Errors: TypeError for anything but texts and orders. */
function linesOf(orders: string | Order | Iterable<string | Order>): (string | Order)[] {
  const one = typeof orders === "string" || orders instanceof Order || typeof orders?.[Symbol.iterator] !== "function";
  const lines = one ? [orders as string | Order] : [...orders];
  for (const each of lines) if (!(typeof each === "string" || each instanceof Order)) throw new TypeError(`orders are a text, an Order or a list of them, not ${kindOf(each)}`);
  return lines;
}

/** The map of a loaded game. */
function mapOf(e: Engine, game: number): GameMap {
  const lent = e.functions.entente_game_map(game);
  return new GameMap(e, e.functions.entente_map_retain(lent));
}
