// Typed orders: in any notation, with completion, and a caret below what cannot be read.

import type { GameMap } from 'entente';
import type { App } from '../app.js';
import { h } from '../dom.js';
import { Fault, readOrders } from '../session/reading.js';
import { word } from '../words.js';

const mostSuggestions = 6;

let names: { readonly map: GameMap; readonly of: ReadonlyMap<string, string> } | undefined;

/** The full names of the places of a map by id, in capitals. */
function namesOf(map: GameMap): ReadonlyMap<string, string> {
  if (names?.map !== map) names = { map, of: new Map(map.locations.map((id) => [id, map.location(id).name.toUpperCase()])) };
  return names.of;
}

/** How an order may be begun: with ids or full names, with or without the type of its unit. */
function beginnings(map: GameMap, order: string): string[] {
  const named = order.replace(/\S+/g, (id) => namesOf(map).get(id) ?? id);
  return [order, named].flatMap((text) => [text, text.slice(text.indexOf(' ') + 1)]);
}

/** The legal orders of the phase that begin with a text. */
function completions({ session: { choosing, map } }: App, text: string): string[] {
  const start = text.replace(/\s+/g, ' ').trimStart().toUpperCase();
  if (start.trim() === '' || choosing.isOver) return [];
  const all = [...new Set(choosing.legalOrders().map(String))];
  return all.filter((order) => order !== start && beginnings(map, order).some((each) => each.startsWith(start))).slice(0, mostSuggestions);
}

export interface Typing {
  readonly element: HTMLElement;
  /** Takes what is typed, as Enter does. False if it cannot be read: the box says why. */
  enter(): boolean;
}

export function typing(app: App): Typing {
  const box = h('textarea', {
    id: 'typed', rows: 1, spellcheck: 'false', autocomplete: 'off', autocapitalize: 'characters', enterkeyhint: 'enter',
    'aria-label': word('typeOrders'), 'aria-autocomplete': 'list', 'aria-controls': 'completions',
  });
  const fault = h('div', { class: 'caret', hidden: true });
  const list = h('ul', { id: 'completions', role: 'listbox', 'aria-label': word('typeOrders'), class: 'completions', hidden: true });
  let chosen = -1;

  const suggest = () => {
    chosen = -1;
    box.removeAttribute('aria-activedescendant');
    const all = completions(app, box.value);
    list.replaceChildren(...all.map((order, i) => h('li', { id: `completion-${i}`, role: 'option', 'aria-selected': 'false', onpointerdown: (event: Event) => {
      event.preventDefault();
      take(order);
    } }, order)));
    list.hidden = all.length === 0;
  };
  const mark = (number: number) => {
    const options = [...list.children];
    chosen = options.length === 0 ? -1 : (number + options.length) % options.length;
    options.forEach((option, i) => option.setAttribute('aria-selected', String(i === chosen)));
    if (chosen >= 0) box.setAttribute('aria-activedescendant', `completion-${chosen}`);
  };
  const take = (order: string) => {
    box.value = order;
    suggest();
  };
  const clearFault = () => {
    fault.hidden = true;
    box.removeAttribute('aria-invalid');
    box.removeAttribute('aria-describedby');
  };
  const showFault = ({ message, offset, length }: Fault, quiet = false) => {
    const start = box.value.lastIndexOf('\n', offset - 1) + 1;
    const line = box.value.slice(start).split('\n', 1)[0]!;
    const at = offset - start;
    fault.replaceChildren(
      h('code', { 'aria-hidden': 'true' }, line.slice(0, at), h('mark', {}, line.slice(at, at + length) || ' '), line.slice(at + length)),
      h('code', { 'aria-hidden': 'true', class: 'below' }, `${' '.repeat(at)}${'^'.repeat(Math.max(1, Math.min(length, line.length - at)))}`),
      h('p', { role: quiet ? null : 'alert', id: 'fault' }, message));
    fault.hidden = false;
    box.setAttribute('aria-invalid', 'true');
    box.setAttribute('aria-describedby', 'fault');
    if (!quiet) box.setSelectionRange(offset, offset + length);
  };
  /** Shows what is wrong with a text that is not typed on, and cannot become an order of the list. */
  const look = () => {
    if (!list.hidden || app.session.choosing.isOver) return;
    try {
      readOrders(app.session.choosing, box.value);
    } catch (error) {
      if (error instanceof Fault && error.length > 0) showFault(error, true);
    }
  };
  let pause: ReturnType<typeof setTimeout> | undefined;
  const enter = () => {
    clearTimeout(pause);
    clearFault();
    try {
      app.session.addOrders(box.value);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      showFault(error);
      return false;
    }
    app.announce(`${word('added')} ${box.value}`);
    box.value = '';
    box.rows = 1;
    suggest();
    return true;
  };
  box.addEventListener('input', () => {
    clearFault();
    box.rows = Math.min(8, box.value.split('\n').length);
    suggest();
    clearTimeout(pause);
    pause = setTimeout(look, 500);
  });
  app.follow(() => {
    const { phaseType } = app.session.position;
    box.placeholder = word(phaseType === 'retreats' ? 'typeRetreat' : phaseType === 'adjustments' ? 'typeAdjustment' : 'typeHint');
  });
  box.addEventListener('blur', () => (list.hidden = true));
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.shiftKey) {
      if (chosen >= 0) take(list.children[chosen]!.textContent!);
      enter();
    } else if (event.key === 'ArrowDown' && !list.hidden) mark(chosen + 1);
    else if (event.key === 'ArrowUp' && !list.hidden) mark(chosen < 0 ? -1 : chosen - 1);
    else if (event.key === 'Tab' && !list.hidden && !event.shiftKey && chosen >= 0) take(list.children[chosen]!.textContent!);
    else if (event.key === 'Escape' && !list.hidden) list.hidden = true;
    else return;
    event.preventDefault();
  });
  return {
    element: h('div', { class: 'typing' }, box, list, fault),
    enter() {
      const isRead = box.value.trim() === '' || enter();
      if (!isRead) box.focus();
      return isRead;
    },
  };
}
