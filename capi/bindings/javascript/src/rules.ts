// Rules: a value for every option of DATC section 4 and of the RULE lines of maps.

import { OptionInfoStruct, PresetInfoStruct, RulesStruct, ValueInfoStruct, type OptionOrigin } from "./declarations.js";
import { described, engine, inspect, shown, type Engine } from "./engine.js";
import { NotFoundError } from "./errors.js";
import { decode, kindOf, type Layout } from "./layout.js";
import type { GameMap } from "./map.js";

/** A value of an option: its effect and the DATC cases that it changes. */
export interface OptionValue {
  readonly name: string;
  readonly text: string;
  readonly letter: string;
  readonly cases: readonly string[];
  readonly noAnswer: readonly string[];
}

/** A disputable question with its values. `issue` is that of the DATC ("4.D.8"), or "". */
export interface Option {
  readonly name: string;
  readonly question: string;
  readonly issue: string;
  readonly origin: OptionOrigin;
  readonly values: readonly OptionValue[];
}

let known: readonly Option[] | undefined;

/** All options of the library, in the sequence of their numbers. */
export function options(): readonly Option[] {
  return (known ??= described((e, number) => {
    const { name, question, issue, origin, valueCount } = e.struct(OptionInfoStruct, "entente_option_describe", number);
    const values = Array.from({ length: valueCount }, (_, i) => {
      const value = e.struct(ValueInfoStruct, "entente_option_value_describe", number, i);
      return { name: value.name, text: value.text, letter: value.letter, cases: words(value.cases), noAnswer: words(value.noAnswer) };
    });
    return { name, question, issue, origin, values };
  }));
}

/** Options and values as entente_rules_write writes them. */
const pairs = (text: string): [option: string, value: string][] =>
  text.split(",").filter((each) => each !== "").map((each) => each.split("=") as [string, string]);

const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");

/**
 * A rulebook: option name to value name. It never changes.
 *
 * @example
 * new Rules()                                     // what DATC 3.0 prefers, with the RULE lines of the map
 * new Rules("2023")                               // a preset; Rules.presets() lists them
 * new Rules("2023,waive=forbidden")               // a preset and what to change in it
 * new Rules("", { civil_disorder: "home_distance" })
 */
export class Rules implements Iterable<[option: string, value: string]> {
  /** @internal */
  readonly bytes: Uint8Array;

  /**
   * `map` matters for rules that only some maps have. Errors: InvalidArgumentError with the column of the word;
   * NotSupportedError for a rule that needs another map.
   */
  constructor(text?: string, changes?: Readonly<Record<string, string>>, map?: GameMap);
  /** @internal */
  constructor(bytes: Uint8Array);
  constructor(text: string | Uint8Array = "", changes: Readonly<Record<string, string>> = {}, map?: GameMap) {
    if (text instanceof Uint8Array) {
      this.bytes = text;
      return;
    }
    if (typeof text !== "string") throw new TypeError(`rules are a text or Rules, not ${kindOf(text)}`);
    const e = map?.engine ?? engine();
    const pointer = map?.pointer ?? 0;
    this.bytes = e.run(() => {
      const at = e.make(RulesStruct);
      if (text === "") e.call("entente_rules_init", at, pointer);
      else e.call("entente_rules_read", pointer, ...e.put(text), at);
      for (const [option, value] of Object.entries(changes)) e.call("entente_rules_set", at, ...e.put(option), ...e.put(value));
      return e.bytes.slice(at, at + RulesStruct.size);
    });
  }

  /** The presets with a sentence about each: `{ datc3: "what DATC 3.0 prefers (the default)", ... }`. */
  static presets(): Record<string, string> {
    const infos = described((e, i) => e.struct(PresetInfoStruct as Layout<PresetInfoStruct>, "entente_preset_describe", i));
    return Object.fromEntries(infos.map(({ name, text }) => [name, text]));
  }

  /** The value of an option. Errors: RangeError for an unknown one. */
  get(option: string): string {
    const e = engine();
    try {
      return e.run(() => e.short("entente_rules_get", e.copy(this.bytes)[0], ...e.put(option)));
    } catch (error) {
      throw error instanceof NotFoundError ? new RangeError(`"${option}" is no option: options() lists them`) : error;
    }
  }

  /** The options that are not as in other rules (undefined: the default), or all: "civil_disorder=home_distance,..". */
  #written(other: Rules | undefined, all: boolean): string {
    const e = engine();
    return e.run(() => decode(e.long("entente_rules_write", e.copy(this.bytes)[0], rulesAt(e, other), Number(all))));
  }

  [Symbol.iterator](): Iterator<[option: string, value: string]> {
    return pairs(this.#written(undefined, true))[Symbol.iterator]();
  }

  /** The same rules with some options changed: `rules.changed({ waive: "forbidden" })`. */
  changed(changes: Readonly<Record<string, string>>): Rules {
    return new Rules("", { ...Object.fromEntries(this), ...changes });
  }

  /** The options that are not as in other rules (undefined: the default), with the values here. */
  differences(other?: Rules): Record<string, string> {
    return Object.fromEntries(pairs(this.#written(other, false)));
  }

  equals(other: Rules): boolean {
    return this.bytes.every((byte, i) => byte === other.bytes[i]);
  }

  toString(): string {
    return this.#written(undefined, false);
  }

  /** Its text, which `new Rules` reads. */
  toJSON(): string {
    return this.toString();
  }

  /** @internal */
  [inspect](): string {
    return shown(this);
  }
}

/** The address of rules in memory; 0 for undefined: the default of the map. */
export function rulesAt(e: Engine, rules: Rules | string | undefined, map?: GameMap): number {
  return rules === undefined ? 0 : e.copy((rules instanceof Rules ? rules : new Rules(rules, {}, map)).bytes)[0];
}
