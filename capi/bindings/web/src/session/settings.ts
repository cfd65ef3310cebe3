// What a reader chose: language and looks. Kept by the browser where it allows that.

import type { RenderPalette, RenderTheme } from 'entente';

export interface Settings {
  readonly language: 'en' | 'de';
  readonly theme: 'auto' | Exclude<RenderTheme, 'print'>;
  readonly palette: RenderPalette;
  /** Full names ("Army Paris") instead of ids ("A PAR"). */
  readonly fullNames: boolean;
  /** Seconds for which the orders of a phase are shown when it is played; 0: not at all. */
  readonly pace: number;
}

const usual: Settings = { language: 'en', theme: 'auto', palette: 'usual', fullNames: false, pace: 1 };
const key = 'entente-settings';

export function readSettings(): Settings {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>) };
  } catch {
    return usual;
  }
}

export function writeSettings(settings: Settings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // The browser keeps nothing: the choice holds until the page is left.
  }
}
