// Adjudication of positions without a game, and legal orders: working memory of one thread.

import { EventStruct, NO_ACTION, OrderKind, OrderResultStruct, OrderStep, PhaseSummaryStruct, UnitType } from "./declarations.js";
import { Handle } from "./engine.js";
import { nameOf, refuseOthers } from "./layout.js";
import { asMap, type GameMap, type LocationName, type PowerName } from "./map.js";
import { bitsOf, Order, ordersOf } from "./order.js";
import { made, Position } from "./position.js";
import { Outcome } from "./results.js";
import { rulesAt, type Rules } from "./rules.js";
import { textOptions, type PageOptions, type TextOptions } from "./texts.js";

/** The outcome of `adjudicate`: results, events, losses, after, next, end, winners. */
export class Adjudication extends Outcome {
  readonly #judge: Adjudicator;
  readonly #stamp: number;

  /** @internal */
  constructor(judge: Adjudicator, summary: PhaseSummaryStruct, packed: readonly OrderResultStruct[]) {
    super(judge.map, summary, packed);
    this.#judge = judge;
    this.#stamp = judge.stamp;
  }

  /** The position of the next phase to be played, or of the end of the game. */
  get next(): Position {
    this.check();
    return new Position(this.map, made(this.map, (e, at, size) => e.call("entente_scratch_next", this.#judge.pointer, at, size)));
  }

  /** @internal */
  protected get owner(): Handle {
    return this.#judge;
  }

  /** @internal */
  protected get isCurrent(): boolean {
    return this.#judge.stamp === this.#stamp;
  }

  /** @internal */
  protected eventStructs(what: "events" | "losses"): EventStruct[] {
    return this.#judge.engine.items(EventStruct, `entente_scratch_${what}`, this.#judge.pointer);
  }

  /** @internal */
  protected writeAfter(at: number, size: number): void {
    this.#judge.engine.call("entente_scratch_after", this.#judge.pointer, at, size);
  }

  /** @internal */
  protected texts(kind: number, options: TextOptions): Uint8Array {
    const e = this.#judge.engine;
    return e.long("entente_scratch_texts", this.#judge.pointer, kind, textOptions(e, options));
  }

  /** @internal */
  protected explained(order: string, form: number, options: PageOptions): Uint8Array {
    const e = this.#judge.engine;
    return e.long("entente_scratch_explain", this.#judge.pointer, ...e.put(order), form, textOptions(e, options));
  }
}

/** The next choices of an order that is entered step by step; with `step` "none" the order is complete. */
export interface Choices {
  readonly step: OrderStep;
  /** Kinds, types, places, or whether by convoy. */
  readonly values: readonly (string | boolean)[];
  readonly order: Order | null;
}

/** Many positions in memory of JavaScript, for `adjudicateBatch`. */
export interface Batch {
  /** n * map.positionSize bytes, which become the next positions. */
  positions: Uint8Array;
  /** The orders of all positions. */
  orders: BigUint64Array;
  /** n + 1 numbers: position i has the orders from `starts[i]` up to `starts[i + 1]`. */
  starts: ArrayLike<number>;
  /** Adjudicator.resultSize bytes an order, without implied results. */
  results?: Uint8Array;
  /** n numbers: 0, or the number of a Status. */
  statuses?: Int32Array;
  rules?: Rules | string;
}

/**
 * Working memory for one map.
 *
 * @example
 * const outcome = new Adjudicator("standard").adjudicate(new Position(), [Order.read(map, "A PAR - BUR", { power: "FRANCE" })]);
 */
export class Adjudicator extends Handle {
  /** Bytes of a packed result: order u64, cause u16, dislodgedBy u16, reason u8, illegality u8, implied u8, hidden u8. */
  static readonly resultSize = OrderResultStruct.size;
  readonly map: GameMap;
  /** @internal */
  stamp = 0;

  constructor(map?: GameMap | string) {
    const chosen = asMap(map);
    super(chosen.engine, "entente_scratch_free", chosen.engine.run(() => chosen.engine.number("entente_scratch_new", chosen.pointer)));
    this.map = chosen;
  }

  /**
   * Adjudicates one phase; the position stays as it is. Results of an earlier call lose their sentences. Errors:
   * WrongPhaseError if the game is over.
   */
  adjudicate(position: Position, orders: Iterable<Order | bigint>, rules?: Rules | string): Adjudication {
    const e = this.engine;
    this.stamp++;
    return e.run(() => {
      const summary = e.struct(PhaseSummaryStruct, "entente_adjudicate", this.pointer, position.at(e), rulesAt(e, rules, this.map), ...e.list("u64", bitsOf(orders)));
      return new Adjudication(this, summary, e.results("entente_scratch_results", this.pointer));
    });
  }

  /**
   * The next choices of an order that is entered step by step, after those made so far:
   * `judge.choices(position, "PAR", ["move"]).values` is `["BRE", "BUR", "GAS", "PIC"]`. Errors: NotFoundError for a choice that
   * was not offered.
   */
  choices(position: Position, province: LocationName, chosen: readonly (string | boolean)[] = [], { power, rules, ...rest }: { power?: PowerName; rules?: Rules | string } = {}): Choices {
    refuseOthers(rest, "power", "rules");
    const e = this.engine;
    const words: Readonly<Record<string, number>> = { ...OrderKind, ...UnitType };
    const numbers = chosen.map((each) => (typeof each === "boolean" ? Number(each) : (words[each] ?? this.map.locationNumber(each))));
    return e.run(() => {
      const capacity = this.map.locations.length + 16; // of places, or of fewer kinds
      const [step, order, length, room] = [8, 8, 8, 4 * capacity].map((size) => e.room(size)) as [number, number, number, number];
      e.call("entente_order_choices", this.pointer, position.at(e), rulesAt(e, rules, this.map), this.map.powerOrAll(power), this.map.provinceNumber(province), ...e.list("u32", numbers), step, room, capacity, length, order);
      const found = nameOf(OrderStep, e.view.getUint32(step, true)) as OrderStep;
      const meaning = (number: number): string | boolean => {
        if (found === "kind" || found === "type") return nameOf(found === "kind" ? OrderKind : UnitType, number);
        return found === "via" ? number !== 0 : this.map.locations[number]!;
      };
      const values = Array.from({ length: e.view.getUint32(length, true) }, (_, i) => meaning(e.view.getUint32(room + 4 * i, true)));
      const bits = e.view.getBigUint64(order, true);
      return { step: found, values, order: bits === 0n ? null : new Order(this.map, bits) };
    });
  }

  /**
   * Adjudicates many positions, each of which becomes its next position. Errors: RangeError if the sizes do not fit; that
   * of the first position which cannot be adjudicated and is of no game that is over, after all were tried.
   */
  adjudicateBatch({ positions, orders, starts, results, statuses, rules }: Batch): void {
    const e = this.engine;
    const count = positions.length / this.map.positionSize;
    if (starts.length !== count + 1) throw new RangeError("positions and starts do not have the sizes of the same number of positions");
    const ends = starts[count]!;
    if (ends > orders.length || (results !== undefined && results.length < ends * Adjudicator.resultSize)) throw new RangeError(`orders or results have no room for ${ends} orders`);
    if (statuses !== undefined && statuses.length < count) throw new RangeError(`statuses have no room for ${count} positions`);
    this.stamp++;
    e.run(() => {
      const [at] = e.copy(positions);
      const [given] = e.copy(bytesOf(orders));
      const [from] = e.list("u64", Array.from(starts, BigInt));
      const told = results === undefined ? 0 : e.room(ends * Adjudicator.resultSize);
      const states = statuses === undefined ? 0 : e.room(count * 4);
      try {
        e.call("entente_adjudicate_batch", this.pointer, at, count, rulesAt(e, rules, this.map), given, from, told, Adjudicator.resultSize, states);
      } finally {
        positions.set(e.bytes.subarray(at, at + positions.length));
        results?.set(e.bytes.subarray(told, told + ends * Adjudicator.resultSize));
        statuses?.set(new Int32Array(e.bytes.buffer, states, count));
      }
    });
  }

  /** The legal orders of a province (left out: of all) and a power (left out: of all). */
  legalOrders(position: Position, { province, power, rules, ...rest }: { province?: LocationName; power?: PowerName; rules?: Rules | string } = {}): Order[] {
    refuseOthers(rest, "province", "power", "rules");
    const e = this.engine;
    return ordersOf(this.map, e.run(() =>
      e.items("u64", "entente_legal_orders", this.pointer, position.at(e), rulesAt(e, rules, this.map), this.map.powerOrAll(power), this.map.provinceOrAll(province))));
  }

  /** The legal orders as numbers of `actions`. */
  legalActions(position: Position, actions: Actions, power?: PowerName, rules?: Rules | string): number[] {
    const e = this.engine;
    return e.run(() => e.items("u32", "entente_legal_actions", this.pointer, position.at(e), rulesAt(e, rules, this.map), actions.pointer, this.map.powerOrAll(power)));
  }
}

const bytesOf = (numbers: BigUint64Array): Uint8Array => new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);

/**
 * Numbers every order of a map from 0, as indices of a learner's policy vector. It never changes.
 *
 * The standard map has 19,293. `hash` names the numbering: keep it beside what was learnt.
 */
export class Actions extends Handle {
  readonly map: GameMap;

  constructor(map?: GameMap | string, rules?: Rules | string) {
    const chosen = asMap(map);
    const e = chosen.engine;
    super(e, "entente_actions_free", e.run(() => e.number("entente_actions_new", chosen.pointer, rulesAt(e, rules, chosen))));
    this.map = chosen;
  }

  get length(): number {
    return this.engine.functions.entente_actions_count(this.pointer);
  }

  get hash(): bigint {
    return BigInt.asUintN(64, this.engine.functions.entente_actions_hash(this.pointer));
  }

  /** The numbers of orders, null for one that is no action. */
  ofOrders(orders: Iterable<Order | bigint>): (number | null)[] {
    const e = this.engine;
    const numbers = e.run(() => e.items("u32", "entente_actions_of_orders", this.pointer, ...e.list("u64", bitsOf(orders))));
    return numbers.map((each) => (each === NO_ACTION ? null : each));
  }

  /** The orders of numbers, without a power. Errors: NotFoundError for a number beyond the last. */
  toOrders(numbers: Iterable<number>): Order[] {
    const e = this.engine;
    return ordersOf(this.map, e.run(() => e.items("u64", "entente_actions_to_orders", this.pointer, ...e.list("u32", [...numbers]))));
  }
}
