// The orders of the phase that is shown, with what is wrong with them; the button that plays the phase.

import type { App } from '../app.js';
import { fill, h } from '../dom.js';
import { powerName, withNames } from '../power_names.js';
import { phaseTitle } from '../session/phase_title.js';
import type { OrderLine, Session, Warning } from '../session/session.js';
import { errorText, word, type Word } from '../words.js';
import { typing } from './typing.js';

export function ordersPanel(app: App, host: Element): void {
  const { session } = app;
  const list = h('ul', { 'aria-label': word('orders'), class: 'orders' });
  const note = h('p', { class: 'note' });
  const typed = typing(app);
  const process = h('button', { class: 'main', onclick: () => typed.enter() && play(app) }, word('process'));
  const clear = h('button', { class: 'quiet', onclick: () => session.removeOrders() }, word('clear'));
  const show = () => {
    const orders = session.orders();
    const active = (list.getRootNode() as Document | ShadowRoot).activeElement;
    const isInList = list.contains(active) || active === clear;
    const at = [...list.querySelectorAll('button.icon')].indexOf(active!);
    const warnings = orders.length === 0 ? [] : session.warnings();
    fill(list, ...orders.map((line) => item(app, line, warnings.filter(({ power, order }) => power === line.power && order === line.text))));
    list.hidden = orders.length === 0;
    note.textContent = noteOf(session, orders.length === 0);
    note.hidden = note.textContent === '';
    clear.hidden = orders.length === 0 || !session.isOpen;
    process.disabled = !session.canPlay;
    // The focus of an order that was removed goes to the next one; on a phone a field for texts would open the keyboard.
    const now = (list.getRootNode() as Document | ShadowRoot).activeElement;
    if (!isInList || list.contains(now) || (now === clear && !clear.hidden)) return;
    const left = [...list.querySelectorAll<HTMLElement>('button.icon')];
    (left[Math.min(Math.max(at, 0), left.length - 1)] ?? process).focus({ preventScroll: true });
  };
  host.append(h('h2', {}, word('orders')), typed.element, note, list, h('div', { class: 'row' }, process, clear));
  app.follow(show);
}

const hints: Readonly<Record<string, Word>> = { movement: 'noOrders', retreats: 'noRetreats', adjustments: 'noAdjustments' };

/** What to do next in the phase that is shown, and what it still asks for. */
function noteOf(session: Session, isEmpty: boolean): string {
  const { game, map, current, shown, isOpen } = session;
  if (!isOpen) return shown < game.phaseCount ? word('played') : '';
  const { units, powers, adjustments } = session.owed();
  const names = (all: readonly string[]) => all.map((power) => powerName(map, power)).join(', ');
  const says = (name: 'without' | 'noneOf' | 'owed', texts: string) => texts !== '' && `${word(name)} ${texts}.`;
  return [
    current.parent !== null && shown === current.at && word('branched'),
    isEmpty && word(hints[game.phaseType] ?? 'noOrders'),
    says('without', units.join(', ')),
    says('noneOf', isEmpty ? '' : names(powers)),
    says('owed', adjustments.map(([power, count]) => `${names([power])} ${count > 0 ? '+' : '−'}${Math.abs(count)}`).join(', ')),
  ].filter(Boolean).join(' ');
}

function warningOf({ session }: App, { severity, sentences, meant }: Warning): HTMLElement {
  const take = meant !== undefined && h('button', { class: 'quiet', onclick: () => session.addOrders(meant) }, `${word('take')} ${meant}`);
  return h('span', { class: severity === 'mistake' ? 'fault' : 'hint' }, withNames(session.map, sentences.join(' ')), take);
}

function item(app: App, { power, text, index, check }: OrderLine, warnings: readonly Warning[]): HTMLElement {
  const { session } = app;
  const { map } = session;
  const fault = check === null || check.isLegal ? '' : withNames(map, check.sentence);
  const advice = fault !== '' ? [h('span', { class: 'fault' }, fault)] : warnings.map((each) => warningOf(app, each));
  const name = powerName(map, power);
  const remove = h('button', { class: 'icon', 'data-key': `${power} ${index}`, 'aria-label': `${word('removeOrder')}: ${text}`, onclick: () => session.removeOrder(power, index) }, '✕');
  return h('li', { class: fault === '' ? null : 'faulty' },
    h('span', { class: 'dot', style: `background: var(--u${map.powers.indexOf(power)})`, title: name }),
    h('span', { class: 'grow' }, h('span', { class: 'unseen' }, `${name}: `), h('span', { class: 'order' }, text), ...advice),
    session.isOpen && remove);
}

function play({ session, announce, alert }: App): void {
  try {
    session.process();
  } catch (error) {
    return void alert(errorText(error as Error));
  }
  const failed = session.results()?.failed.length ?? 0;
  const title = (phase: number) => phaseTitle(session.game, phase, session.settings.language);
  announce(`${word('processed')}: ${title(session.shown - 1)}. ${failed === 0 ? '' : `${word('failed')}: ${failed}. `}${title(session.shown)}.`);
}
