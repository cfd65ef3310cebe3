// The bar under the board while an order grows: its sentence, the kinds of orders, the choices that places leave open.

import { fill, h } from '../dom.js';
import { word, type Word } from '../words.js';
import type { Entry, Kind } from './entry.js';

export interface EntryActions {
  choose(kind: Kind): void;
  pick(order: string): void;
  stop(): void;
}

export class EntryBar {
  readonly element = h('div', { class: 'entry', role: 'group', 'aria-label': word('orders'), hidden: true });

  constructor(private readonly actions: EntryActions) {}

  show(entry: Entry | null): void {
    this.element.hidden = entry === null;
    if (entry === null) return this.element.replaceChildren();
    const { actions } = this;
    const kinds = [...entry.kinds].filter((kind) => kind !== 'build');
    const kindButtons = kinds.length < 2 ? [] : kinds.map((kind) =>
      h('button', { 'data-key': kind, 'aria-pressed': String(kind === entry.kind), onclick: () => actions.choose(kind) }, word(kind as Word)));
    const choices = entry.options.map((order) => h('button', { class: 'choice', 'data-key': String(order), 'aria-label': String(order), onclick: () => actions.pick(String(order)) },
      String(order), order.kind === 'build' && h('span', { class: 'meaning', 'aria-hidden': 'true' }, word(order.unitType === 'fleet' ? 'buildFleet' : 'buildArmy'))));
    fill(this.element,
      h('span', { class: 'sentence' }, entry.sentence),
      h('div', { class: 'row' }, ...choices, ...kindButtons, h('button', { class: 'icon', 'data-key': 'stop', 'aria-label': word('cancel'), onclick: () => actions.stop() }, '✕')));
  }
}
