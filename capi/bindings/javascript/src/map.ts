// Maps: shipped ones and those of a text.

import { BuiltinInfoStruct, LocationInfoStruct, MapForm, MapInfoStruct, NO_CENTER, NO_LOCATION, NO_POWER, NO_PROVINCE, PowerInfoStruct, Status, TextForm, UnitType, type Terrain, type UnitStruct } from "./declarations.js";
import { described, engine, Handle, type Engine } from "./engine.js";
import { errorOf } from "./errors.js";
import { decode, kindOf, numberOf, refuseOthers } from "./layout.js";

/** A power by any name that the map knows ("FRANCE", "France", "F"), or by its number. */
export type PowerName = string | number;
/** A province or coast by any name that the map knows ("STP/SC", "St Petersburg (south coast)"), or by its number. */
export type LocationName = string | number;

/** A unit on the board: `String(unit)` is "A PAR". */
export class Unit {
  constructor(readonly power: string, readonly type: UnitType, readonly location: string) {}

  toString(): string {
    return `${this.type === "army" ? "A" : "F"} ${this.location}`;
  }
}

/** A province, or a coast of one ("STP/SC"). */
export interface Location {
  readonly id: string;
  readonly name: string;
  readonly province: string;
  readonly terrain: Terrain;
  readonly isCenter: boolean;
  readonly takesArmy: boolean;
  readonly takesFleet: boolean;
  readonly coasts: readonly string[];
}

/** A power of a map. `letter` is "" if it has none; a dummy has no player. */
export interface Power {
  readonly id: string;
  readonly name: string;
  readonly letter: string;
  readonly isDummy: boolean;
  readonly homes: readonly string[];
}

/** An error or a warning about a map text. */
export interface Diagnostic {
  readonly severity: "error" | "warning";
  readonly code: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** How a map text is read. */
export interface MapTextOptions {
  /** The name of the text in errors; "text.map". */
  fileName?: string;
  form?: MapForm;
  /** The texts that it may include beside the shipped maps. */
  files?: Readonly<Record<string, string>>;
}

/** What a map says of itself, read once. */
interface Facts {
  readonly pointer: number;
  readonly name: string;
  readonly powers: readonly string[];
  readonly locations: readonly string[];
  readonly info: MapInfoStruct;
  readonly powerNumbers: ReadonlyMap<string, number>;
  readonly locationNumbers: ReadonlyMap<string, number>;
}

function factsOf(e: Engine, pointer: number): Facts {
  const f = e.functions;
  const info = e.run(() => e.struct(MapInfoStruct, "entente_map_describe", pointer));
  const texts = (count: number, text: (map: number, i: number) => number) => Array.from({ length: count }, (_, i) => e.text(text(pointer, i)));
  const powers = texts(info.powerCount, f.entente_map_power_id);
  const locations = texts(info.locationCount, f.entente_map_location_id);
  const numbers = (ids: readonly string[]) => new Map(ids.map((id, i) => [id, i]));
  return { pointer, name: e.text(f.entente_map_name(pointer)), powers, locations, info, powerNumbers: numbers(powers), locationNumbers: numbers(locations) };
}

/** The shipped maps that were used: of their texts a map is made once. */
const shipped = new WeakMap<Engine, Map<string, Facts>>();

function shippedFacts(e: Engine, name: string): Facts {
  let known = shipped.get(e);
  if (known === undefined) shipped.set(e, (known = new Map<string, Facts>()));
  let facts = known.get(name);
  if (facts === undefined) known.set(name, (facts = factsOf(e, e.run(() => e.number("entente_map_builtin", ...e.put(name))))));
  return facts;
}

/**
 * A map with its phases. It never changes.
 *
 * Powers, provinces and locations are their ids: "FRANCE", "PAR", "STP/SC". Where a method takes one, every name that the
 * map knows will do. (It is not called Map, which JavaScript has already.)
 *
 * @example
 * const map = new GameMap("standard");   // GameMap.names() lists the shipped ones
 * const mine = GameMap.fromText(text, { fileName: "mine.map" });
 */
export class GameMap extends Handle {
  readonly name: string;
  readonly powers: readonly string[];
  readonly locations: readonly string[];
  readonly provinces: readonly string[];
  /** A number of the map's content; the same on every platform. */
  readonly fingerprint: number;
  /** The name of the first phase: "S1901M". */
  readonly beginPhase: string;
  /** The bytes of a position. */
  readonly positionSize: number;
  readonly #facts: Facts;

  /** A shipped map. Errors: NotFoundError for an unknown one, naming the nearest. */
  constructor(name?: string);
  /** Takes over a reference to a map. @internal */
  constructor(e: Engine, pointer: number);
  constructor(name: string | Engine = "standard", pointer = 0) {
    const e = typeof name === "string" ? engine() : name;
    const facts = typeof name === "string" ? shippedFacts(e, name) : factsOf(e, pointer);
    super(e, "entente_map_free", pointer || e.functions.entente_map_retain(facts.pointer));
    this.#facts = facts;
    this.name = facts.name;
    this.powers = facts.powers;
    this.locations = facts.locations;
    this.provinces = facts.locations.slice(0, facts.info.provinceCount);
    this.fingerprint = facts.info.fingerprint;
    this.beginPhase = facts.info.beginPhase;
    this.positionSize = e.functions.entente_position_size(this.pointer);
  }

  /** The provinces with a supply center. */
  get centers(): string[] {
    const e = this.engine;
    return this.ids(e.run(() => e.items("u16", "entente_map_centers", this.pointer)));
  }

  /** The names of the maps that the module has: the core module has the standard map alone. */
  static names(): string[] {
    return described((e, i) => e.struct(BuiltinInfoStruct, "entente_map_builtin_describe", i)).map(({ name }) => name);
  }

  /** A map of a text. Errors: InvalidArgumentError with line, column and file of the first mistake. */
  static fromText(text: string, options: MapTextOptions = {}): GameMap {
    return read(text, options, (e, reader) => new GameMap(e, e.number("entente_map_reader_finish", reader)));
  }

  /** All errors and warnings of a map text. */
  static diagnostics(text: string, options: MapTextOptions = {}): Diagnostic[] {
    return read(text, options, (e, reader) => JSON.parse(decode(e.long("entente_map_reader_diagnostics", reader, TextForm.json, 0, 0))) as Diagnostic[]);
  }

  /** The map as .map text, JSON, MDF or Graphviz ("dot"). Text and JSON can be read back to the same map. */
  toText(form: MapForm = "map"): string {
    const e = this.engine;
    return e.run(() => decode(e.long("entente_map_write", this.pointer, numberOf(MapForm, form))));
  }

  /** Everything about the map in force in a phase ("S1904M"; "": the base map), as map-summary.schema.json says. */
  summary(phase = ""): Record<string, any> {
    const e = this.engine;
    return e.run(() => JSON.parse(decode(e.long("entente_map_summary", this.pointer, ...e.put(phase), TextForm.json))));
  }

  /** A power by any of its names. Errors: NotFoundError, naming the powers. */
  power(name: PowerName): Power {
    const e = this.engine;
    const number = this.powerNumber(name);
    return e.run(() => {
      const { letter, isDummy } = e.struct(PowerInfoStruct, "entente_map_power", this.pointer, number);
      const homes = this.ids(e.items("u16", "entente_map_homes", this.pointer, number));
      const fullName = e.text(e.functions.entente_map_power_name(this.pointer, number));
      return { id: this.powers[number]!, name: fullName, letter: letter === 0 ? "" : String.fromCharCode(letter), isDummy, homes };
    });
  }

  /** A province or coast by any of its names. Errors: NotFoundError, naming the nearest. */
  location(name: LocationName): Location {
    const number = this.locationNumber(name);
    const info = this.info(number);
    const { terrain, takesArmy, takesFleet, firstCoast, coastCount } = info;
    return {
      id: this.locations[number]!,
      name: this.engine.text(this.engine.functions.entente_map_location_name(this.pointer, number)),
      province: this.locations[info.province]!,
      terrain,
      isCenter: info.center !== NO_CENTER,
      takesArmy,
      takesFleet,
      coasts: coastCount === 0 ? [] : this.locations.slice(firstCoast, firstCoast + coastCount),
    };
  }

  /** Where a unit may move directly in a phase ("": on the base map). Army: provinces; fleet: locations. */
  neighbors(location: LocationName, unitType: UnitType, phase = ""): string[] {
    const e = this.engine;
    const number = this.locationNumber(location);
    return e.run(() => this.ids(e.items("u16", "entente_map_neighbors", this.pointer, ...e.put(phase), numberOf(UnitType, unitType), number)));
  }

  /** Whether two maps are the same. */
  equals(other: GameMap): boolean {
    return this === other || (this.name === other.name && this.fingerprint === other.fingerprint);
  }

  override toString(): string {
    return this.name;
  }

  /** Its name. */
  toJSON(): string {
    return this.name;
  }

  /** The number of a power, with which packed orders name it. */
  powerNumber(name: PowerName): number {
    if (typeof name !== "string") return numberBelow(this.powers.length, name, "power");
    const e = this.engine;
    return this.#facts.powerNumbers.get(name) ?? e.run(() => e.number("entente_map_find_power", this.pointer, ...e.put(name)));
  }

  /** The number of a location; a province has the number of its location without a coast. */
  locationNumber(name: LocationName): number {
    if (typeof name !== "string") return numberBelow(this.locations.length, name, "place");
    const e = this.engine;
    return this.#facts.locationNumbers.get(name) ?? e.run(() => e.number("entente_map_find_location", this.pointer, ...e.put(name)));
  }

  /** The number of the province of a location. */
  provinceNumber(name: LocationName): number {
    const number = this.locationNumber(name);
    return number < this.provinces.length ? number : this.info(number).province;
  }

  /** @internal */
  info(number: number): LocationInfoStruct {
    const e = this.engine;
    return e.run(() => e.struct(LocationInfoStruct, "entente_map_location", this.pointer, number));
  }

  /** @internal */
  ids(numbers: readonly number[]): string[] {
    return numbers.map((each) => this.locations[each]!);
  }

  /** @internal */
  place(number: number): string | null {
    return number === NO_LOCATION ? null : this.locations[number]!;
  }

  /** @internal */
  powerId(number: number): string | null {
    return number === NO_POWER ? null : this.powers[number]!;
  }

  /** @internal */
  powerOrAll(name: PowerName | undefined | null): number {
    return name == null ? NO_POWER : this.powerNumber(name);
  }

  /** @internal */
  provinceOrAll(name: LocationName | undefined | null): number {
    return name == null ? NO_PROVINCE : this.provinceNumber(name);
  }

  /** @internal */
  mask(names: Iterable<PowerName>): bigint {
    let mask = 0n;
    for (const each of names) mask |= 1n << BigInt(this.powerNumber(each));
    return mask;
  }

  /** @internal */
  powersOf(mask: bigint): string[] {
    return this.powers.filter((_, i) => (mask >> BigInt(i)) & 1n);
  }

  /** @internal */
  unit({ power, unitType, location }: UnitStruct): Unit {
    return new Unit(this.powers[power]!, unitType, this.locations[location]!);
  }
}

/** A power or place that is given by its number. Errors: TypeError; InvalidArgumentError for another number. */
function numberBelow(count: number, given: number, what: string): number {
  if (typeof given !== "number") throw new TypeError(`a ${what} is a name or a number, not ${kindOf(given)}`);
  if (!(Number.isInteger(given) && given >= 0 && given < count)) throw errorOf("invalid_argument", `${what} ${given} is out of range: expected 0 to ${count - 1}`);
  return given;
}

function read<T>(text: string, { fileName = "text.map", form = "map", files = {}, ...rest }: MapTextOptions, body: (e: Engine, reader: number) => T): T {
  refuseOthers(rest, "fileName", "form", "files");
  const e = engine();
  return e.run(() => {
    const reader = e.number("entente_map_reader_new", numberOf(MapForm, form), ...e.put(text), ...e.put(fileName));
    try {
      for (let wanted: number; (wanted = e.functions.entente_map_reader_wants(reader)) !== 0; ) {
        const found = files[e.text(wanted)];
        if (found === undefined) e.call("entente_map_reader_refuse", reader, Status.not_found);
        else e.call("entente_map_reader_give", reader, ...e.put(found));
      }
      return body(e, reader);
    } finally {
      e.release("entente_map_reader_free", reader);
    }
  });
}

/** A map, or a shipped one by name; undefined is the standard map. */
export function asMap(map: GameMap | string | undefined): GameMap {
  if (!(map instanceof GameMap || map === undefined || typeof map === "string")) throw new TypeError(`a map is a GameMap or the name of a shipped one, not ${kindOf(map)}`);
  return map instanceof GameMap ? map : new GameMap(map);
}
