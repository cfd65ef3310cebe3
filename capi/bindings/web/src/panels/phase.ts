// The heading with the phase, and the buttons that go through time.

import { h } from '../dom.js';
import { phaseTitle } from '../session/phase_title.js';
import type { Session, Step } from '../session/session.js';
import { word } from '../words.js';

const steps: readonly (readonly [Step, string])[] = [['first', '«'], ['previous', '‹'], ['next', '›'], ['last', '»']];

export function phasePanel(session: Session, host: Element, heading: HTMLElement): void {
  const button = (label: string, text: string, onclick: () => void) => h('button', { class: 'icon', 'aria-label': label, title: label, onclick }, text);
  const stepButtons = steps.map(([step, text]) => button(word(step), text, () => session.go(step)));
  const undo = button(word('undo'), '↶', () => session.undo());
  const redo = button(word('redo'), '↷', () => session.redo());
  const show = () => {
    const { shown, game } = session;
    heading.textContent = phaseTitle(game, shown, session.settings.language);
    stepButtons.forEach((each, i) => (each.disabled = i < 2 ? shown === 0 : shown === game.phaseCount));
    undo.disabled = !session.canUndo;
    redo.disabled = !session.canRedo;
  };
  session.addEventListener('change', show);
  session.addEventListener('settings', show);
  host.append(h('div', { class: 'row time' }, ...stepButtons, h('span', { class: 'gap' }), undo, redo));
  show();
}

/** Keys that go through time from anywhere but texts and the board: arrows, Home, End, Ctrl+Z, Ctrl+Y. */
export function phaseKeys(session: Session, target: Document): void {
  target.addEventListener('keydown', (event) => {
    const on = event.target as Element;
    if (on.closest('input, textarea, select, dialog')) return;
    const step = ({ ArrowLeft: 'previous', ArrowRight: 'next', Home: 'first', End: 'last' } as Record<string, Step>)[event.key];
    const control = event.ctrlKey || event.metaKey;
    if (control && event.key === 'z') session.undo();
    else if (control && event.key === 'y') session.redo();
    else if (!control && !event.altKey && step !== undefined && !event.defaultPrevented) session.go(step);
    else return;
    event.preventDefault();
  });
}
