// The orders of the phase that is shown, with what is wrong with them; the button that plays the phase.

import type { App } from '../app.js';
import { fill, h } from '../dom.js';
import { phaseTitle } from '../session/phase_title.js';
import type { OrderLine } from '../session/session.js';
import { word } from '../words.js';
import { typing } from './typing.js';

export function ordersPanel(app: App, host: Element): void {
  const { session } = app;
  const list = h('ul', { 'aria-label': word('orders'), class: 'orders' });
  const note = h('p', { class: 'note' });
  const process = h('button', { class: 'main', onclick: () => play(app) }, word('process'));
  const clear = h('button', { class: 'quiet', onclick: () => session.removeOrders() }, word('clear'));
  const show = () => {
    const orders = session.orders();
    fill(list, ...orders.map((line) => item(app, line)));
    list.hidden = orders.length === 0;
    note.textContent = session.isOpen ? (orders.length === 0 ? word('noOrders') : '') : session.shown < session.game.phaseCount ? word('played') : '';
    note.hidden = note.textContent === '';
    clear.hidden = orders.length === 0 || !session.isOpen;
    process.disabled = session.choosing.isOver;
  };
  session.addEventListener('change', show);
  session.addEventListener('settings', show);
  host.append(h('h2', {}, word('orders')), typing(app), note, list, h('div', { class: 'row' }, process, clear));
  show();
}

function item({ session }: App, { power, text, index, check }: OrderLine): HTMLElement {
  const { map } = session;
  const fault = check === null || check.isLegal ? '' : check.sentence;
  const name = map.power(power).name;
  const remove = h('button', { class: 'icon', 'data-key': `${power} ${index}`, 'aria-label': `${word('removeOrder')}: ${text}`, onclick: () => session.removeOrder(power, index) }, '✕');
  return h('li', { class: fault === '' ? null : 'faulty' },
    h('span', { class: 'dot', style: `background: var(--u${map.powers.indexOf(power)})`, title: name }),
    h('span', { class: 'grow' }, h('span', { class: 'unseen' }, `${name}: `), h('span', { class: 'order' }, text), fault !== '' && h('span', { class: 'fault' }, fault)),
    session.isOpen && remove);
}

function play({ session, announce, alert }: App): void {
  try {
    session.process();
  } catch (error) {
    return alert((error as Error).message);
  }
  const failed = session.results()?.failed.length ?? 0;
  const title = (phase: number) => phaseTitle(session.game, phase, session.settings.language);
  announce(`${word('processed')}: ${title(session.shown - 1)}. ${failed === 0 ? '' : `${failed} ✕. `}${title(session.shown)}.`);
}
