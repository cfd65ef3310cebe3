// The results of a phase, order by order; each says why when it is opened, and the board shows who made it fail.

import type { PlayedPhase, Result } from 'entente';
import type { App } from '../app.js';
import { fill, h } from '../dom.js';
import { phaseTitle } from '../session/phase_title.js';
import { word } from '../words.js';

export function resultsPanel(app: App, host: Element): void {
  const { session } = app;
  const heading = h('h2', {}, word('results'));
  const note = h('p', { class: 'note' });
  const list = h('ul', { 'aria-label': word('results'), class: 'results' });
  const show = () => {
    const phase = session.results();
    const all = phase === null ? [] : items(app, phase);
    note.textContent = word(phase === null ? 'noResults' : 'noneGiven');
    note.hidden = all.length > 0;
    list.hidden = all.length === 0;
    heading.textContent = phase === null ? word('results') : `${word('results')}: ${phaseTitle(session.game, phase.number, session.settings.language)}`;
    fill(list, ...all);
  };
  host.append(heading, note, list);
  app.follow(show);
}

function items(app: App, phase: PlayedPhase): HTMLElement[] {
  const given = phase.results.filter(({ implied, dislodged }) => !implied || dislodged);
  const events = phase.events.map((event) => h('li', { class: 'event' }, event.sentence(app.session.texts)));
  return [...given.map((result) => item(app, phase, result)), ...events];
}

/** How the engine finds the order again: by the unit, or as it was handed in. */
const nameOf = ({ order, text }: Result): string => (order === null ? text : String(order));

function item({ session }: App, phase: PlayedPhase, result: Result): HTMLElement {
  const { map, lens, texts } = session;
  const name = nameOf(result);
  const open = lens.order === name;
  const state = result.dislodged ? 'dislodged' : result.succeeded ? 'done' : 'failed';
  const why = h('button', { class: 'result', 'data-key': name, 'aria-expanded': String(open), onclick: () => session.ask(open ? null : name) },
    h('span', { class: 'dot', style: `background: var(--u${map.powers.indexOf(result.power)})` }),
    h('span', { class: 'grow' }, h('span', { class: 'unseen' }, `${map.power(result.power).name}: `), h('span', { class: 'order' }, result.text), h('span', { class: 'sentence' }, result.sentence(texts))),
    h('span', { class: 'mark', 'aria-hidden': 'true' }, { done: '✓', failed: '✕', dislodged: '✸' }[state]));
  return h('li', { class: state }, why, open && explanation(phase, name, texts));
}

function explanation(phase: PlayedPhase, order: string, texts: object): HTMLElement | false {
  const [, , , ...lines] = phase.explain(order, texts).trimEnd().split('\n');
  return lines.length > 0 && h('ul', { class: 'why', 'aria-label': word('why') }, ...lines.map((line) => h('li', {}, line.trim())));
}
