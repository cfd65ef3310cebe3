// Orders: one 64-bit value each, with the map whose places it names.

import { OrderFieldsStruct, PhaseType, type OrderKind, type UnitType } from "./declarations.js";
import { inspect, shown } from "./engine.js";
import { numberOf, refuseOthers } from "./layout.js";
import type { GameMap, PowerName } from "./map.js";
import { rulesAt, type Rules } from "./rules.js";

/** How an order text is read. */
export interface OrderReading {
  /** Who gives it; may be left out if the text names the power. */
  power?: PowerName;
  phaseType?: PhaseType;
  rules?: Rules | string;
}

/**
 * An order of a unit or power. It never changes; `String(order)` is its normal form, "A PAR - BUR", and so is it in JSON.
 *
 * @example
 * const order = Order.read(map, "A Paris - Burgundy", { power: "FRANCE" });
 */
export class Order {
  #fields: OrderFieldsStruct | undefined;

  /** `bits` is the 64-bit value that packed calls take. */
  constructor(readonly map: GameMap, readonly bits: bigint) {}

  /**
   * An order of a text in any notation, also an illegal one. Errors: InvalidArgumentError with column, offset and length
   * of the offending word, and the nearest valid ones.
   */
  static read(map: GameMap, text: string, { power, phaseType = "movement", rules, ...rest }: OrderReading = {}): Order {
    refuseOthers(rest, "power", "phaseType", "rules");
    const e = map.engine;
    const bits = e.run(() =>
      e.big("entente_order_read", map.pointer, rulesAt(e, rules, map), numberOf(PhaseType, phaseType), map.powerOrAll(power), ...e.put(text)));
    return new Order(map, bits);
  }

  get #parts(): OrderFieldsStruct {
    const e = this.map.engine;
    return (this.#fields ??= e.run(() => e.struct(OrderFieldsStruct, "entente_order_unpack", this.bits)));
  }

  get kind(): OrderKind {
    return this.#parts.kind;
  }

  /** Who gives it; null if the order does not say. */
  get power(): string | null {
    return this.map.powerId(this.#parts.power);
  }

  /** Of the ordered unit, or the one to build; null if the order does not say. */
  get unitType(): UnitType | null {
    return this.#parts.unitTypeKnown ? this.#parts.unitType : null;
  }

  /** Where the ordered unit stands, or the build site; null of a waive. */
  get source(): string | null {
    return this.map.place(this.#parts.source);
  }

  /** The destination of a move, retreat, supported move or convoy. */
  get target(): string | null {
    return this.map.place(this.#parts.target);
  }

  /** Where the supported or convoyed unit stands. */
  get third(): string | null {
    return this.map.place(this.#parts.third);
  }

  get viaConvoy(): boolean {
    return this.#parts.viaConvoy;
  }

  equals(other: Order): boolean {
    return this.bits === other.bits && this.map.equals(other.map);
  }

  toString(): string {
    const e = this.map.engine;
    return e.run(() => e.short("entente_order_write", this.map.pointer, this.bits));
  }

  toJSON(): string {
    return this.toString();
  }

  /** @internal */
  [inspect](): string {
    return shown(this);
  }
}

/** The orders of 64-bit values. */
export function ordersOf(map: GameMap, bits: readonly bigint[]): Order[] {
  return bits.map((each) => new Order(map, each));
}

/** The 64-bit values of orders. */
export function bitsOf(orders: Iterable<Order | bigint>): bigint[] {
  return Array.from(orders, (each) => (typeof each === "bigint" ? each : each.bits));
}
