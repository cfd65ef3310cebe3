// Centers and units of each power in the phase that is shown, and what an adjustments or retreats phase asks of it.

import type { App } from '../app.js';
import { fill, h } from '../dom.js';
import { powerName } from '../power_names.js';
import { word } from '../words.js';

export function powersPanel(app: App, host: Element): void {
  const { session } = app;
  const list = h('ul', { class: 'powers', 'aria-label': word('powers') });
  app.follow(() => {
    const { map, game } = session;
    const position = session.lens.draft ?? session.position;
    const { counts } = position;
    const alive = map.powers.filter((power) => counts[power]!.centers > 0 || counts[power]!.units > 0);
    fill(list, ...alive.map((power) => {
      const { centers, units } = counts[power]!;
      const due = position.phaseType === 'adjustments' ? position.due(power, game.rules) : 0;
      const says = `${powerName(map, power)}: ${centers} ${word('centers')}, ${units} ${word('units')}`;
      return h('li', { title: says }, h('span', { class: 'dot', style: `background: var(--u${map.powers.indexOf(power)})` }),
        h('span', { 'aria-hidden': 'true' }, `${powerName(map, power)} ${centers}`), due !== 0 && h('strong', {}, ` ${due > 0 ? '+' : '−'}${Math.abs(due)}`), h('span', { class: 'unseen' }, says));
    }));
  });
  host.append(list);
}
