// The heading with the phase, and the buttons that go through time.

import type { App } from '../app.js';
import { h } from '../dom.js';
import { phaseTitle } from '../session/phase_title.js';
import type { Session, Step } from '../session/session.js';
import { word } from '../words.js';

const steps: readonly (readonly [Step, string])[] = [['first', '«'], ['previous', '‹'], ['next', '›'], ['last', '»']];

export function phasePanel(app: App, host: Element, heading: HTMLElement): void {
  const { session } = app;
  const button = (label: string, text: string, onclick: () => void) => h('button', { class: 'icon', 'aria-label': label, title: label, onclick }, text);
  const stepButtons = steps.map(([step, text]) => button(word(step), text, () => session.go(step)));
  const undo = button(word('undo'), '↶', () => session.undo());
  const redo = button(word('redo'), '↷', () => session.redo());
  const show = () => {
    const { shown, game } = session;
    const title = phaseTitle(game, shown, session.settings.language);
    if (heading.textContent !== title) app.announce(title);
    heading.textContent = title;
    stepButtons.forEach((each, i) => (each.disabled = i < 2 ? shown === 0 : shown === game.phaseCount));
    // A button that is switched off loses the focus: its neighbor takes it.
    const focused = (heading.getRootNode() as Document | ShadowRoot).activeElement;
    undo.disabled = !session.canUndo;
    redo.disabled = !session.canRedo;
    if (focused === undo && undo.disabled) redo.focus();
    if (focused === redo && redo.disabled) undo.focus();
  };
  host.append(...stepButtons, replayButton(session), h('span', { class: 'gap' }), undo, redo);
  app.follow(show);
}

/** Goes through the phases from the one that is shown, or from the first, until the last one or the next click. */
function replayButton(session: Session): HTMLElement {
  let timer: ReturnType<typeof setInterval> | undefined;
  const button = h('button', { class: 'icon', 'aria-pressed': 'false', 'aria-label': word('replay'), title: word('replay'), onclick: () => set(timer === undefined) }, '▷');
  const set = (on: boolean) => {
    clearInterval(timer);
    timer = undefined;
    button.setAttribute('aria-pressed', String(on));
    if (!on) return;
    if (session.shown === session.game.phaseCount) session.go('first');
    timer = setInterval(() => (session.shown < session.game.phaseCount ? session.go('next') : set(false)), 800 + 1000 * session.settings.pace);
  };
  return button;
}

/** Keys that go through time from anywhere but texts and the board: arrows, Home, End, Ctrl+Z, Ctrl+Y. */
export function phaseKeys(session: Session, target: Document): void {
  target.addEventListener('keydown', (event) => {
    const on = event.target as Element;
    if (on.closest('input, textarea, select, dialog, .scroll')) return;
    const step = ({ ArrowLeft: 'previous', ArrowRight: 'next', Home: 'first', End: 'last' } as Record<string, Step>)[event.key];
    const control = event.ctrlKey || event.metaKey;
    if (control && event.key === 'z') session.undo();
    else if (control && event.key === 'y') session.redo();
    else if (!control && !event.altKey && step !== undefined && !event.defaultPrevented) session.go(step);
    else return;
    event.preventDefault();
  });
}
