// The results of a phase, order by order; each says why when it is opened, and the board shows who made it fail.

import type { GameMap, PlayedPhase, Result } from 'entente';
import type { App } from '../app.js';
import { fill, h } from '../dom.js';
import { powerName, withNames } from '../power_names.js';
import { phaseTitle } from '../session/phase_title.js';
import { showBoard } from '../showing.js';
import { word } from '../words.js';

export function resultsPanel(app: App, host: Element): void {
  const { session } = app;
  const heading = h('h2', {}, word('results'));
  const note = h('p', { class: 'note' });
  const list = h('ul', { 'aria-label': word('results'), class: 'results' });
  let asked: string | undefined;
  const show = () => {
    const phase = session.results();
    const all = phase === null ? [] : items(app, phase);
    note.textContent = word(phase === null ? 'noResults' : 'noneGiven');
    note.hidden = all.length > 0;
    list.hidden = all.length === 0;
    heading.textContent = phase === null ? word('results') : `${word('resultsOf')} ${phaseTitle(session.game, phase.number, session.settings.language)}`;
    fill(list, ...all);
    if (session.lens.order !== asked) list.querySelector('[aria-expanded=true]')?.closest('li')?.scrollIntoView({ block: 'nearest' });
    asked = session.lens.order;
  };
  host.append(heading, note, list);
  app.follow(show);
}

function items(app: App, phase: PlayedPhase): HTMLElement[] {
  const given = phase.results.filter(({ implied, dislodged }) => !implied || dislodged);
  const events = phase.events.map((event) => h('li', { class: 'event' }, withNames(app.session.map, event.sentence(app.session.texts))));
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
    h('span', { class: 'grow' }, h('span', { class: 'unseen' }, `${powerName(map, result.power)}: `), h('span', { class: 'order' }, result.text), h('span', { class: 'sentence' }, withNames(map, result.sentence(texts)))),
    h('span', { class: 'mark', 'aria-hidden': 'true' }, { done: '✓', failed: '✕', dislodged: '✸' }[state]));
  return h('li', { class: state }, why, open && explanation(phase.explain(name, texts), map));
}

/** What an explanation says after its first three lines: phase, order, sentence. */
function explanation(text: string, map: GameMap): HTMLElement | false {
  const [, , , ...lines] = withNames(map, text).trimEnd().split('\n');
  if (lines.length === 0) return false;
  const list = h('ul', { class: 'why', 'aria-label': word('why') }, ...lines.map((line) => h('li', {}, line.trim())));
  const see = h('button', { class: 'quiet see', onclick: () => showBoard(see) }, word('seeBoard'));
  return h('div', {}, list, see);
}
