// Before the deadline: what surely and what possibly happens while only some powers' orders are known, also on the board.

import type { App } from '../app.js';
import { fill, h } from '../dom.js';
import { powerName, withNames } from '../power_names.js';
import { word } from '../words.js';

export function outlookPanel(app: App, host: Element): void {
  const { session } = app;
  let chosen: readonly string[] | null = null;
  const boxes = h('div', { class: 'row powers' });
  const lines = h('ul', { class: 'why', 'aria-label': word('outlook') });
  const note = h('p', { class: 'note' });
  const details = h('details', { ontoggle: () => {
    chosen = null;
    if (details.open !== (session.lens.known !== undefined)) session.forecast(details.open && session.isOpen ? known() : null);
  } }, h('summary', {}, word('outlook')), note, boxes, lines);

  const ordered = () => session.map.powers.filter((power) => session.game.orders(power).length > 0);
  const known = () => chosen ?? ordered();
  const choose = (power: string, on: boolean) => {
    chosen = on ? [...known(), power] : known().filter((each) => each !== power);
    session.forecast(chosen);
  };
  const show = () => {
    details.hidden = !session.isOpen;
    if (!details.open || !session.isOpen) return;
    const now = known().filter((power) => session.map.powers.includes(power));
    const powers = ordered();
    note.textContent = word(powers.length === 0 ? 'outlookNone' : 'outlookHelp');
    fill(boxes, ...powers.map((power) => h('label', {}, h('input', { type: 'checkbox', 'data-key': power, checked: now.includes(power), onchange: (event: Event) => choose(power, (event.target as HTMLInputElement).checked) }), powerName(session.map, power))));
    lines.hidden = now.length === 0;
    fill(lines, ...(now.length === 0 ? [] : told(session.outlook(now).map((line) => withNames(session.map, line)))));
  };
  app.follow(show);
  host.append(details);
}

/** The part about orders, each with the line below it. */
function told(lines: readonly string[]): HTMLElement[] {
  const start = lines.findIndex((line, i) => i > 1 && lines[i - 1] === '' && !line.startsWith(' ')) + 1;
  const about = lines.slice(start).filter((line) => line !== '');
  const items: HTMLElement[] = [];
  for (const line of about) {
    if (line.startsWith('  ')) items.at(-1)?.append(h('span', { class: 'sentence' }, line.trim()));
    else if (line.endsWith('.')) break;
    else items.push(h('li', {}, h('span', { class: 'order' }, line)));
  }
  return items;
}
