// How sentences are written.

import { RenderOptionsStruct, RenderParts, TextLanguage, TextOptionsStruct, WordList, type RenderForm, type RenderPalette, type RenderTheme } from "./declarations.js";
import { engine, type Engine } from "./engine.js";
import { numberOf, refuseOthers } from "./layout.js";
import type { GameMap, PowerName } from "./map.js";

/** How sentences are written. */
export interface TextOptions {
  /** "en" or "de", if `languages()` lists it. */
  language?: TextLanguage;
  /** Full names ("Army Paris") instead of ids ("A PAR"). */
  fullNames?: boolean;
}

/** How texts of several lines are written. */
export interface PageOptions extends TextOptions {
  /** The most columns of a line, from 20 on; left out: no limit. */
  width?: number;
  /** A report also lists the board after the phase. */
  board?: boolean;
}

/** How a board is drawn. */
export interface RenderOptions extends TextOptions {
  /** "svg", or "text": the board in sequence, for screen readers. */
  form?: RenderForm;
  theme?: RenderTheme;
  /** "red_green" and "blue_yellow" have colors and patterns for players to whom these look alike. */
  palette?: RenderPalette;
  /** What is left out. */
  hidden?: readonly (keyof typeof RenderParts)[];
  /** Of SVG in pixels, of text in columns; left out: its own. */
  width?: number;
  /** Powers: draws what their orders do surely and perhaps, however the others are ordered, instead of results. Of phases with orders. */
  outlook?: Iterable<PowerName>;
}

/** The address of the options of a drawing of a map, which an outlook needs. */
export function renderOptions(e: Engine, map: GameMap | undefined, { form = "svg", theme = "light", palette = "usual", hidden = [], fullNames = false, width = 0, language = "en", outlook = [], order: _order, ...rest }: RenderOptions & { order?: string }): number {
  refuseOthers(rest, "form", "theme", "palette", "hidden", "fullNames", "width", "language", "outlook");
  const parts = hidden.reduce((sum, each) => sum | numberOf(RenderParts, each), 0);
  return e.make(RenderOptionsStruct, { form, theme, palette, hidden: parts, fullNames, width, language, outlook: map?.mask(outlook) ?? 0n });
}

/** The codes of the languages in which sentences can be written: `["en", "de"]`. */
export function languages(): string[] {
  const e = engine();
  return Object.keys(TextLanguage).filter((_, i) => e.functions.entente_word(WordList.text_language, i) !== 0);
}

/** The address of the options. Errors: RangeError for an unknown language. */
export function textOptions(e: Engine, { language = "en", fullNames = false, width = 0, board = false, ...rest }: PageOptions): number {
  refuseOthers(rest, "language", "fullNames", "width", "board");
  return e.make(TextOptionsStruct, { language, fullNames, width, board });
}
