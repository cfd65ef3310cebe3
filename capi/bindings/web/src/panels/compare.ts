// Differences between rulebooks in the phase of the results, or in the open phase if it has orders, side by side.

import type { App } from '../app.js';
import { fill, h } from '../dom.js';
import { withNames } from '../power_names.js';
import { compareRulebooks } from '../session/comparing.js';
import { phaseTitle } from '../session/phase_title.js';
import { word } from '../words.js';

export function comparePanel(app: App, host: Element): void {
  const { session } = app;
  const body = h('div', { class: 'scroll', tabindex: 0, role: 'group', 'aria-label': word('compare') });
  const details = h('details', { ontoggle: () => show() }, h('summary', {}, word('compare')), body);
  const show = () => {
    if (!details.open) return;
    const phase = session.isOpen && session.orders().length > 0 ? session.shown : session.results()?.number;
    if (phase === undefined) return fill(body, h('p', { class: 'note' }, word('compareNone')));
    const { orders, verdicts } = compareRulebooks(session.game, phase, session.texts);
    const title = h('p', { class: 'note' }, `${phaseTitle(session.game, phase, session.settings.language)}. ${orders.length === 0 ? word('compareSame') : ''}`);
    const head = h('tr', {}, h('th', { scope: 'col' }, word('order')), ...verdicts.map(({ rulebooks }) => h('th', { scope: 'col' }, rulebooks.join(', '))));
    const rows = orders.map(({ order }, i) => h('tr', {}, h('th', { scope: 'row' }, order), ...verdicts.map(({ sentences }) => h('td', {}, withNames(session.map, sentences[i] ?? '')))));
    fill(body, title, orders.length > 0 && h('table', {}, h('thead', {}, head), h('tbody', {}, ...rows)));
  };
  app.follow(show);
  host.append(details);
}
