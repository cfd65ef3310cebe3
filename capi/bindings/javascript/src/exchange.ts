// Phases and games as JSON, and in the forms of other tools.

import { DrawPolicy, GameForm, GameFormInfoStruct, ResultParts, RulesStruct, TextForm } from "./declarations.js";
import { described, engine, Handle, type Engine } from "./engine.js";
import { decode, numberOf, refuseOthers } from "./layout.js";
import { GameMap } from "./map.js";
import { Position } from "./position.js";
import { Rules, rulesAt } from "./rules.js";
import { renderOptions, textOptions, type PageOptions, type RenderOptions, type TextOptions } from "./texts.js";

/** A JSON text, or the value that it stands for. */
export type Json = string | object;

const textOf = (json: Json): string => (typeof json === "string" ? json : JSON.stringify(json));

/**
 * A JSON phase or game that was read once: its phases are found by number. It never changes. An error inside a phase is
 * thrown when the phase is used.
 */
export class GameDocument extends Handle {
  /** Errors: InvalidArgumentError with line and column. */
  constructor(json: Json) {
    const e = engine();
    super(e, "entente_document_free", e.run(() => e.number("entente_document_read", ...e.put(textOf(json)))));
  }

  /** Whether it has "phases"; else it is a phase, its own number 0. */
  get isGame(): boolean {
    return this.engine.functions.entente_document_is_game(this.pointer) !== 0;
  }

  /** The number of phases. */
  get length(): number {
    return this.engine.functions.entente_document_phase_count(this.pointer);
  }

  /** "S1901M", ..; "" for a phase without a name. */
  get phaseNames(): string[] {
    const e = this.engine;
    return Array.from({ length: this.length }, (_, i) => e.text(e.functions.entente_document_phase_name(this.pointer, i)));
  }

  /** The number of the first phase of that name. Errors: NotFoundError. */
  findPhase(name: string): number {
    const e = this.engine;
    return e.run(() => e.number("entente_document_find_phase", this.pointer, ...e.put(name)));
  }

  /** Whether the orders of the phase name a power. */
  hasOrders(phase: number): boolean {
    return this.engine.functions.entente_document_has_orders(this.pointer, phase) !== 0;
  }

  /** A phase as a phase object of its own, with the game's map, rules and id. Errors: NotFoundError beyond the last. */
  phase(phase: number): Record<string, any> {
    const e = this.engine;
    return e.run(() => JSON.parse(decode(e.long("entente_document_phase", this.pointer, phase))));
  }
}

/** What an exchange knows beside its inputs. */
export interface ExchangeOptions extends TextOptions {
  /** For inputs that name none or name this one. */
  map?: GameMap;
  /** For inputs that say nothing about rules. */
  rules?: Rules | string;
  /** What results do not have. */
  leaveOut?: readonly (keyof typeof ResultParts)[];
}

/** Adjudicates JSON phases and games as the program `entente` does. After a call, `notes` says what was not read. */
export class Exchange extends Handle {
  readonly #options: TextOptions;

  constructor({ map, rules, leaveOut = [], language = "en", fullNames = false, ...rest }: ExchangeOptions = {}) {
    refuseOthers(rest, "map", "rules", "leaveOut", "language", "fullNames");
    const e = map?.engine ?? engine();
    super(e, "entente_exchange_free", e.run(() => e.number("entente_exchange_new", map?.pointer ?? 0, rulesAt(e, rules, map))));
    this.#options = { language, fullNames };
    const parts = leaveOut.reduce((sum, each) => sum | numberOf(ResultParts, each), 0);
    e.run(() => e.call("entente_exchange_leave_out", this.pointer, parts));
  }

  #json(answer: (e: Engine, options: number) => Uint8Array): Record<string, any> {
    return JSON.parse(this.#text(answer));
  }

  #text(answer: (e: Engine, options: number) => Uint8Array, page: PageOptions = {}): string {
    const e = this.engine;
    return e.run(() => decode(answer(e, textOptions(e, { ...this.#options, ...page }))));
  }

  #of(name: "adjudicate" | "legal", input: GameDocument | Json, phase: number): Record<string, any> {
    return this.#json((e, options) =>
      input instanceof GameDocument
        ? e.long(`entente_exchange_${name}_phase`, this.pointer, input.pointer, phase, options)
        : e.long(`entente_exchange_${name}`, this.pointer, ...e.put(textOf(input)), options),
    );
  }

  /**
   * The result of a phase, or of every phase with orders of a game (result.schema.json). Of a GameDocument one phase.
   * Errors: InvalidArgumentError with line and column.
   */
  adjudicate(input: GameDocument | Json, phase = 0): Record<string, any> {
    return this.#of("adjudicate", input, phase);
  }

  /** The legal orders of a phase by unit, build site or power (legal.schema.json). */
  legal(input: GameDocument | Json, phase = 0): Record<string, any> {
    return this.#of("legal", input, phase);
  }

  /** A phase as readable text: each order with outcome and reason, events, the next position. */
  report(document: GameDocument, phase = 0, page: PageOptions = {}): string {
    return this.#text((e, options) => e.long("entente_exchange_report", this.pointer, document.pointer, phase, options), page);
  }

  /** Why an order of a phase ended as it did (left out: all orders). Errors: NotFoundError if no such order was given. */
  explain(document: GameDocument, phase = 0, order = "", page: PageOptions = {}): string {
    return this.#text((e, options) => e.long("entente_exchange_explain", this.pointer, document.pointer, phase, ...e.put(order), TextForm.for_people, options), page);
  }

  /**
   * A phase as a picture (SVG) with its orders and results, or as text. `order`: an order or unit that gets a ring, with the units that
   * made it fail. Errors: NotFoundError if no such order was given.
   */
  render(document: GameDocument, phase = 0, { order = "", ...options }: RenderOptions & { order?: string } = {}): string {
    const e = this.engine;
    const map = options.outlook === undefined ? undefined : this.read(document, phase).map;
    return e.run(() => decode(e.long("entente_exchange_render", this.pointer, document.pointer, phase, ...e.put(order), renderOptions(e, map, { ...this.#options, ...options }))));
  }

  /** Possible mistakes in the orders of a phase, before it is adjudicated (advice.schema.json). */
  advise(document: GameDocument, phase = 0): Record<string, any> {
    return this.#json((e, options) => e.long("entente_exchange_advise", this.pointer, document.pointer, phase, 0, TextForm.json, options));
  }

  /** Adjudicates a recorded game again and compares (replay.schema.json). */
  replay(document: GameDocument): Record<string, any> {
    return this.#json((e, options) => e.long("entente_exchange_replay", this.pointer, document.pointer, TextForm.json, options, 0));
  }

  /** Counts draw votes (ballot.schema.json): `{ draw: ["FRANCE", ..] }` or `{ draw: null }`. */
  countVotes(ballot: Json, policy: DrawPolicy = "judge_dias"): Record<string, any> {
    return this.#json((e, options) => e.long("entente_exchange_count_votes", this.pointer, numberOf(DrawPolicy, policy), ...e.put(textOf(ballot)), options));
  }

  /** Map, rules and position of a phase. */
  read(document: GameDocument, phase = 0): { map: GameMap; rules: Rules; position: Position } {
    const e = this.engine;
    return e.run(() => {
      const lent = e.room(4);
      const rules = e.make(RulesStruct);
      const bytes = e.items("u8", "entente_exchange_read", this.pointer, document.pointer, phase, 0, lent, rules);
      const map = new GameMap(e, e.functions.entente_map_retain(e.view.getUint32(lent, true)));
      return { map, rules: new Rules(e.bytes.slice(rules, rules + RulesStruct.size)), position: Position.fromBytes(map, Uint8Array.from(bytes)) };
    });
  }

  /** Sentences about parts of the last input that were not read or had no effect. */
  get notes(): string[] {
    const e = this.engine;
    return e.run(() => decode(e.long("entente_exchange_notes", this.pointer)).split("\n").filter((line) => line !== ""));
  }
}

/** A game in another form. */
export interface Converted {
  readonly bytes: Uint8Array;
  readonly text: string;
  /** A sentence for each kind of content that was left out or computed. */
  readonly notes: readonly string[];
}

/** What a conversion knows beside its source. */
export interface ConvertOptions extends TextOptions {
  /** The form of the source; left out: guessed. */
  from?: GameForm;
  map?: GameMap;
  rules?: Rules | string;
}

/**
 * Converts a game, a phase or a position from one form to another: `convert(text, "json")`. Errors: NotFoundError if the form
 * cannot be guessed; InvalidArgumentError with line and column for a text that is not in its form.
 */
export function convert(source: string | Uint8Array, to: GameForm, { from = "guess", map, rules, language = "en", fullNames = false, ...rest }: ConvertOptions = {}): Converted {
  refuseOthers(rest, "from", "map", "rules", "language", "fullNames");
  return converted(map, (e, cells) => {
    const given = typeof source === "string" ? e.put(source) : e.copy(source);
    e.call("entente_convert", ...given, numberOf(GameForm, from), numberOf(GameForm, to), map?.pointer ?? 0, rulesAt(e, rules, map), textOptions(e, { language, fullNames }), cells, cells + 4);
  });
}

/**
 * The last phase of a listing of the e-mail judges with its results, then the next position. The orders may be in the judges' words
 * or as players type them. Errors: InvalidArgumentError with line and column for a line that cannot be read; WrongPhaseError if the
 * game is over.
 */
export function adjudicateListing(source: string, { map, rules, language = "en", fullNames = false, ...rest }: Omit<ConvertOptions, "from"> = {}): Converted {
  refuseOthers(rest, "map", "rules", "language", "fullNames");
  return converted(map, (e, cells) => {
    e.call("entente_adjudicate_listing", ...e.put(source), map?.pointer ?? 0, rulesAt(e, rules, map), textOptions(e, { language, fullNames }), cells, cells + 4);
  });
}

function converted(map: GameMap | undefined, call: (e: Engine, cells: number) => void): Converted {
  const e = map?.engine ?? engine();
  return e.run(() => {
    const cells = e.room(8);
    call(e, cells);
    const [bytes, notes] = [0, 4].map((at) => e.taken(e.view.getUint32(cells + at, true))) as [Uint8Array, Uint8Array];
    return { bytes, text: decode(bytes), notes: decode(notes).split("\n").filter((line) => line !== "") };
  });
}

/** The forms in which games are exchanged, with a sentence about each. */
export function gameForms(): Record<string, string> {
  const infos = described((e, i) => e.struct(GameFormInfoStruct, "entente_game_form_describe", i));
  return Object.fromEntries(infos.map(({ name, text }) => [name, text]));
}
