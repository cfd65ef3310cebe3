// The editor for map texts: the linter's messages beside the lines that they are about, and in a list that jumps to them.

import type { Diagnostic } from 'entente';
import type { App } from '../app.js';
import { fill, h } from '../dom.js';
import { needFull } from '../session/module.js';
import { keeper } from '../store/keeper.js';
import { chosen, errorText, word } from '../words.js';
import { germanOf } from './linter_german.js';
import { said } from './words.js';
import { diagnosticsOf, gameOfMap } from './import.js';

const PAUSE = 250;

/** The place of a line and column (from 1, in characters) in a text. */
function placeIn(text: string, line: number, column: number): number {
  let start = 0;
  for (let i = 1; i < line; ++i) {
    const end = text.indexOf('\n', start);
    if (end < 0) break;
    start = end + 1;
  }
  const [...letters] = text.slice(start).split('\n', 1)[0]!;
  return start + letters.slice(0, Math.max(0, column - 1)).join('').length;
}

export function openMapEditor(app: App, fileName: string, given: string): void {
  const text = h('textarea', { 'aria-label': said('mapText'), spellcheck: 'false', wrap: 'off', rows: 18, value: given });
  const gutter = h('div', { class: 'gutter', 'aria-hidden': 'true' });
  const list = h('ul', { 'aria-label': said('messages'), class: 'messages' });
  const summary = h('p', { role: 'status' });
  const play = h('button', { type: 'button', disabled: true }, said('playMap'));
  const dialog = app.openDialog(`${said('mapEditor')}: ${fileName}`, h('div', { class: 'map-text' }, gutter, text), summary, list, play);

  const jump = ({ line, column }: Diagnostic): void => {
    const start = placeIn(text.value, line, column);
    const end = /\s|$/.exec(text.value.slice(start))!.index;
    text.focus();
    text.setSelectionRange(start, start + Math.max(1, end));
    text.scrollTop = (line - 4) * Number.parseFloat(getComputedStyle(text).lineHeight);
  };

  const show = (found: readonly Diagnostic[]): void => {
    const marks = new Map<number, Diagnostic>();
    for (const each of found) if (marks.get(each.line)?.severity !== 'error') marks.set(each.line, each);
    fill(gutter, ...text.value.split('\n').map((_, i) => {
      const mark = marks.get(i + 1);
      return h('span', { class: mark?.severity, title: mark && chosen([mark.message, germanOf(mark.code) || mark.message]) }, String(i + 1));
    }));
    fill(list, ...found.map((each, i) => h('li', { class: each.severity }, h('button', { type: 'button', 'data-key': String(i), onclick: () => jump(each) },
      `${each.line}:${each.column} ${said(each.severity)}: ${chosen(['', germanOf(each.code)])} `, h('span', { lang: 'en' }, each.message)))));
    const errors = found.filter(({ severity }) => severity === 'error').length;
    const count = (number: number, one: 'error' | 'warning', more: 'errors' | 'warnings') => `${number} ${said(number === 1 ? one : more)}`;
    summary.textContent = `${count(errors, 'error', 'errors')}, ${count(found.length - errors, 'warning', 'warnings')}`;
    play.disabled = errors > 0;
  };

  const check = (): void => show(diagnosticsOf(text.value, fileName));
  let timer: ReturnType<typeof setTimeout> | undefined;
  text.addEventListener('input', () => {
    play.disabled = true;
    clearTimeout(timer);
    timer = setTimeout(check, PAUSE);
  });
  text.addEventListener('scroll', () => {
    gutter.scrollTop = text.scrollTop;
  });
  play.addEventListener('click', () => {
    try {
      keeper(app).open(gameOfMap(text.value, fileName)).then((isKept) => {
        dialog.close();
        if (isKept) app.announce(word('keptBefore'), true);
      }, (error: Error) => app.alert(errorText(error)));
    } catch (error) {
      app.alert(errorText(error as Error));
    }
  });
  needFull(app.session).then(check, (error: Error) => app.alert(errorText(error)));
}
