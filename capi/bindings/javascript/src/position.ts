// Positions: who stands where, who owns what, in which phase.

import { EndKind, PositionInfoStruct, PowerCountsStruct, ScoreStruct, ScoreSystem, ScoreSystemInfoStruct, TextForm, UnitStruct, UnitType, type PhaseType } from "./declarations.js";
import { described, inspect, shown, type Engine } from "./engine.js";
import { decode, numberOf } from "./layout.js";
import { asMap, type GameMap, type LocationName, type PowerName, type Unit } from "./map.js";
import { rulesAt, type Rules } from "./rules.js";
import { renderOptions, textOptions, type RenderOptions, type TextOptions } from "./texts.js";

/** Units, dislodged units and supply centers of a power. */
export interface Counts {
  readonly units: number;
  readonly dislodged: number;
  readonly centers: number;
}

/** A score as a fraction in lowest terms: `Number(numerator) / Number(denominator)`. */
export interface Score {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * A position of a map: `map.positionSize` bytes, which can be stored, sent to a worker and compared.
 *
 * @example
 * new Position();                    // the start of the standard map; new Position("ancmed") of another one
 * Position.empty(map);               // no units, at the map's first phase
 * Position.fromLine(line); Position.fromJSON(phase); Position.fromBytes(map, bytes);
 */
export class Position {
  readonly map: GameMap;
  /** The bytes of the position, not a copy. */
  readonly bytes: Uint8Array;

  /** The start of a map. Errors: NotFoundError for an unknown one. */
  constructor(map?: GameMap | string);
  /** @internal */
  constructor(map: GameMap | string | undefined, bytes: Uint8Array);
  constructor(map?: GameMap | string, bytes?: Uint8Array) {
    this.map = asMap(map);
    this.bytes = bytes ?? made(this.map, (e, at, size) => e.call("entente_position_start", this.map.pointer, at, size));
  }

  /** A board without units, at the map's first phase. */
  static empty(map?: GameMap | string): Position {
    const chosen = asMap(map);
    return new Position(chosen, made(chosen, (e, at, size) => e.call("entente_position_clear", chosen.pointer, at, size)));
  }

  /**
   * A position of bytes such as those of another one, which are copied. Errors: RangeError for another size;
   * InvalidArgumentError if it is no position of the map.
   */
  static fromBytes(map: GameMap, bytes: Uint8Array): Position {
    if (bytes.length !== map.positionSize) throw new RangeError(`a position of ${map.name} has ${map.positionSize} bytes, not ${bytes.length}`);
    const position = new Position(map, bytes.slice());
    position.#run((e, at) => e.call("entente_position_check", map.pointer, at));
    return position;
  }

  /**
   * A position of a line of text; its first word is the name of the map, which is used if none is given. Errors:
   * InvalidArgumentError with the column, the word and what was expected.
   */
  static fromLine(line: string, map?: GameMap | string): Position {
    const chosen = asMap(map ?? (line.trim().split(/\s+/)[0] || undefined));
    return new Position(chosen, made(chosen, (e, at, size) => e.call("entente_position_read_line", chosen.pointer, ...e.put(line), at, size)));
  }

  /** A position of a JSON phase object, or its text. Errors: InvalidArgumentError with line and column. */
  static fromJSON(phase: string | Readonly<Record<string, unknown>>, map?: GameMap | string): Position {
    const chosen = asMap(map);
    const text = typeof phase === "string" ? phase : JSON.stringify(phase);
    return new Position(chosen, made(chosen, (e, at, size) => e.call("entente_position_from_json", chosen.pointer, ...e.put(text), at, size)));
  }

  copy(): Position {
    return new Position(this.map, this.bytes.slice());
  }

  /** @internal */
  at(e: Engine): number {
    return e.copy(this.bytes)[0];
  }

  #run<T>(body: (e: Engine, at: number, map: number) => T): T {
    const e = this.map.engine;
    return e.run(() => body(e, this.at(e), this.map.pointer));
  }

  #change(body: (e: Engine, at: number, map: number) => void): void {
    this.#run((e, at, map) => {
      body(e, at, map);
      this.bytes.set(e.bytes.subarray(at, at + this.bytes.length));
    });
  }

  get #info(): PositionInfoStruct {
    return this.#run((e, at, map) => e.struct(PositionInfoStruct, "entente_position_describe", map, at));
  }

  #units(name: "entente_position_units" | "entente_position_dislodged"): Unit[] {
    return this.#run((e, at, map) => e.items(UnitStruct, name, map, at)).map((each) => this.map.unit(each));
  }

  /** "S1901M"; "COMPLETED" if the game is over. */
  get phaseName(): string {
    return this.#info.phaseName;
  }

  get phaseType(): PhaseType {
    return this.#info.phaseType;
  }

  get year(): number {
    return this.#info.year;
  }

  /** How the game ended; "none" if it goes on. */
  get end(): EndKind {
    return this.#info.endKind;
  }

  get winners(): string[] {
    return this.map.powersOf(this.#info.winners);
  }

  /** How the game ended, as reports say it: "France wins"; "it goes on". */
  endPhrase(options: TextOptions = {}): string {
    return this.#run((e, at, map) => e.short("entente_position_end_phrase", map, at, textOptions(e, options)));
  }

  /** Units without the dislodged ones, by province. */
  get units(): Unit[] {
    return this.#units("entente_position_units");
  }

  /** Dislodged units, by province; `retreats` says where each may go. */
  get dislodged(): Unit[] {
    return this.#units("entente_position_dislodged");
  }

  /** Where the dislodged unit of a province may go. Errors: NotFoundError if none is there. */
  retreats(province: LocationName): string[] {
    const number = this.map.provinceNumber(province);
    return this.map.ids(this.#run((e, at, map) => e.items("u16", "entente_position_retreats", map, at, number)));
  }

  /** The owner of every supply center, null if it is neutral. */
  get owners(): Record<string, string | null> {
    const owners = this.#run((e, at, map) => e.items("u8", "entente_position_owners", map, at));
    return Object.fromEntries(this.map.centers.map((center, i) => [center, this.map.powerId(owners[i]!)]));
  }

  /** Of each power units, dislodged units and supply centers. */
  get counts(): Record<string, Counts> {
    const counts = this.#run((e, at, map) => e.items(PowerCountsStruct, "entente_position_counts", map, at));
    return Object.fromEntries(this.map.powers.map((power, i) => [power, counts[i]!]));
  }

  /** In an adjustments phase: how many units a power may build (> 0) or must remove (< 0). */
  due(power: PowerName, rules?: Rules | string): number {
    return this.#run((e, at, map) => e.number("entente_position_due", map, at, rulesAt(e, rules, this.map), this.map.powerNumber(power))) | 0;
  }

  /** The home centers of a power now. */
  homes(power: PowerName): string[] {
    const number = this.map.powerNumber(power);
    return this.map.ids(this.#run((e, at, map) => e.items("u16", "entente_position_homes", map, at, number)));
  }

  /** The score of every power, provisional if the game goes on. `unplayed`: powers without a player. */
  scores(system: ScoreSystem = "draw_size", unplayed: Iterable<PowerName> = []): Record<string, Score> {
    const scores = this.#run((e, at, map) => e.items(ScoreStruct, "entente_position_scores", map, at, numberOf(ScoreSystem, system), this.map.mask(unplayed)));
    return Object.fromEntries(this.map.powers.map((power, i) => [power, scores[i]!]));
  }

  /** One line of text, the same in every version. */
  get line(): string {
    return this.#run((e, at, map) => e.short("entente_position_write_line", map, at));
  }

  /** A 64-bit hash of the line, the same in every version and language. */
  get hash(): bigint {
    return this.#run((e, at, map) => e.big("entente_position_hash", map, at));
  }

  /** A JSON phase object without orders; `JSON.stringify(position)` writes it. */
  toJSON(): Record<string, any> {
    return JSON.parse(decode(this.#run((e, at, map) => e.long("entente_position_to_json", map, at))));
  }

  /** The board as a picture (SVG), or as text for screen readers. Errors: NotSupportedError for a module without drawings. */
  render(options: RenderOptions = {}): string {
    return decode(this.#run((e, at, map) => e.long("entente_position_render", map, at, renderOptions(e, this.map, options))));
  }

  /** What changed until another position of the map, a sentence each. */
  difference(after: Position, options: TextOptions = {}): string[] {
    const text = this.#run((e, at, map) => e.long("entente_position_difference", map, at, after.at(e), TextForm.for_people, textOptions(e, options)));
    return decode(text).split("\n").filter((line) => line !== "");
  }

  /** Puts a unit on the board. Errors: InvalidArgumentError if the province is occupied or it cannot stand there. */
  place(power: PowerName, unitType: UnitType, location: LocationName): void {
    this.#change((e, at, map) => e.call("entente_position_place", map, at, this.#unit(e, power, unitType, location)));
  }

  /** Takes the unit of a province off the board. Errors: NotFoundError if none stands there. */
  remove(province: LocationName): void {
    this.#change((e, at, map) => e.call("entente_position_remove", map, at, this.map.provinceNumber(province)));
  }

  /** Adds a dislodged unit with the places it may retreat to. Errors: WrongPhaseError: set the phase first. */
  dislodge(power: PowerName, unitType: UnitType, location: LocationName, retreats: Iterable<LocationName>): void {
    const places = Array.from(retreats, (each) => this.map.locationNumber(each));
    this.#change((e, at, map) => e.call("entente_position_dislodge", map, at, this.#unit(e, power, unitType, location), ...e.list("u16", places)));
  }

  /** Sets the owner of a supply center; null: neutral. Errors: InvalidArgumentError if the province has none. */
  setOwner(center: LocationName, power: PowerName | null): void {
    const number = this.map.provinceNumber(center);
    this.#change((e, at, map) => e.call("entente_position_set_owner", map, at, number, this.map.powerOrAll(power)));
  }

  /** Sets the phase: "S1901M", "SPRING 1901 MOVEMENT". Errors: WrongPhaseError if dislodged units cannot be in it. */
  setPhase(name: string): void {
    this.#change((e, at, map) => e.call("entente_position_set_phase", map, at, ...e.put(name)));
  }

  /** Ends the game; "none" lets it go on in its present phase. */
  setEnd(kind: EndKind, winners: Iterable<PowerName> = []): void {
    this.#change((e, at, map) => e.call("entente_position_set_end", map, at, numberOf(EndKind, kind), this.map.mask(winners)));
  }

  #unit(e: Engine, power: PowerName, unitType: UnitType, location: LocationName): number {
    return e.make(UnitStruct, { location: this.map.locationNumber(location), power: this.map.powerNumber(power), unitType });
  }

  equals(other: Position): boolean {
    return this.map.equals(other.map) && this.bytes.every((byte, i) => byte === other.bytes[i]);
  }

  toString(): string {
    return this.line;
  }

  /** @internal */
  [inspect](): string {
    return shown(this);
  }
}

/** The bytes of a position that a call writes. */
export function made(map: GameMap, write: (e: Engine, at: number, size: number) => void): Uint8Array {
  const e = map.engine;
  return e.run(() => {
    const at = e.room(map.positionSize);
    write(e, at, map.positionSize);
    return e.bytes.slice(at, at + map.positionSize);
  });
}

/** The scoring systems by name, with a sentence about each. */
export function scoreSystems(): Record<string, string> {
  const infos = described((e, i) => e.struct(ScoreSystemInfoStruct, "entente_score_system_describe", i));
  return Object.fromEntries(infos.map(({ name, text }) => [name, text]));
}

