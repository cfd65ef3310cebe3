// The board as a table, for screen readers and for whom the map is too small: each province with its unit, center and order.

import type { App } from '../app.js';
import { fill, h } from '../dom.js';
import { powerName } from '../power_names.js';
import { word } from '../words.js';

/** A button that shows the table in the place of the board. A table in another language goes; if it was shown, the new one is. */
export function tableButton(app: App, frame: HTMLElement): HTMLElement {
  const last = frame.querySelector<HTMLElement>('#table');
  const table = h('div', { id: 'table', class: 'scroll', tabindex: 0, role: 'region', 'aria-label': word('table'), hidden: last?.hidden ?? true });
  last?.remove();
  frame.append(table);
  const show = () => {
    if (!table.hidden) fill(table, tableOf(app));
  };
  const button = h('button', { class: 'quiet', 'aria-pressed': String(!table.hidden), onclick: () => {
    table.hidden = !table.hidden;
    button.setAttribute('aria-pressed', String(!table.hidden));
    frame.classList.toggle('tabled', !table.hidden);
    show();
    if (!table.hidden) table.focus();
  } }, word('table'));
  app.follow(show);
  return button;
}

function tableOf(app: App): HTMLElement {
  const { session } = app;
  const { map, position } = session;
  const numberOf = (place: string) => map.provinceNumber(place);
  const nameOf = (power: string) => powerName(map, power);
  const units = new Map([...position.units, ...position.dislodged].map((unit) => [numberOf(unit.location), `${unit} (${nameOf(unit.power)})`]));
  const { owners } = position;
  const given = new Map(session.orders().map((line) => [line.check?.order?.source ?? line.text.split(' ')[1] ?? '', line.text]));
  const rows = map.provinces.map((id) => {
    const owner = owners[id];
    return h('tr', {}, h('th', { scope: 'row' }, `${map.location(id).name} (${id})`), h('td', {}, units.get(numberOf(id)) ?? ''),
      h('td', {}, owner === undefined ? '' : owner === null ? word('neutral') : nameOf(owner)), h('td', {}, orderCell(app, id, given)));
  });
  const head = ['province', 'unit', 'center', 'order'] as const;
  return h('table', {}, h('caption', { class: 'unseen' }, word('board')), h('thead', {}, h('tr', {}, ...head.map((each) => h('th', { scope: 'col' }, word(each))))), h('tbody', {}, ...rows));
}

/** A choice of the legal orders for what is in a province. */
function orderCell({ session, announce }: App, id: string, given: ReadonlyMap<string, string>): HTMLElement | string {
  const orders = session.isOpen ? session.game.legalOrders({ province: id }).map(String) : [];
  const now = [...given].find(([place]) => place === id || place.startsWith(`${id}/`))?.[1] ?? '';
  if (orders.length === 0) return now;
  const choices = orders.includes(now) || now === '' ? orders : [now, ...orders];
  const select = h('select', { 'aria-label': `${word('order')}: ${session.map.location(id).name}`, 'data-key': `table ${id}`, onchange: () => {
    session.addOrders(select.value);
    announce(`${word('added')} ${select.value}`);
  } }, h('option', { value: '', disabled: true }, word('noOrder')), ...choices.map((order) => h('option', {}, order)));
  select.value = now;
  return select;
}
