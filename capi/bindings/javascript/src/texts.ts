// How sentences are written.

import { TextLanguage, TextOptionsStruct, WordList } from "./declarations.js";
import { engine, type Engine } from "./engine.js";

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

/** The codes of the languages in which sentences can be written: `["en", "de"]`. */
export function languages(): string[] {
  const e = engine();
  return Object.keys(TextLanguage).filter((_, i) => e.functions.entente_word(WordList.text_language, i) !== 0);
}

/** The address of the options. Errors: RangeError for an unknown language. */
export function textOptions(e: Engine, { language = "en", fullNames = false, width = 0, board = false }: PageOptions): number {
  return e.make(TextOptionsStruct, { language, fullNames, width, board });
}
