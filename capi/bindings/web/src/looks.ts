// The theme of the page: what the reader chose, or what the system says.

import type { RenderTheme } from 'entente';
import type { Session } from './session/session.js';

const dark = matchMedia('(prefers-color-scheme: dark)');
const contrast = matchMedia('(prefers-contrast: more)');

export function themeOf({ settings }: Session): RenderTheme {
  if (settings.theme !== 'auto') return settings.theme;
  return contrast.matches ? 'high_contrast' : dark.matches ? 'dark' : 'light';
}

/** Keeps the attribute data-theme of an element right. */
export function followTheme(session: Session, element: HTMLElement): void {
  const show = () => element.setAttribute('data-theme', themeOf(session));
  session.addEventListener('settings', show);
  for (const query of [dark, contrast]) query.addEventListener('change', () => session.set({}));
  show();
}
