// Map, rules, and what is done with a game as a whole.

import { GameMap, Rules } from 'entente';
import type { App } from '../app.js';
import type { Board } from '../board/board.js';
import { h } from '../dom.js';
import { needFull } from '../session/module.js';
import { word } from '../words.js';
import { tableButton } from './table.js';

/** The shipped maps, which build.mjs puts here: the core module knows only the first. */
declare const SHIPPED_MAPS: readonly string[];
const titled = (name: string) => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ');

export function toolsPanel(app: App, board: Board, host: Element, frame: HTMLElement, sheet: Element): void {
  const button = (label: string, onclick: () => unknown) => h('button', { class: 'quiet', onclick: () => void Promise.resolve(onclick()).catch((error: Error) => app.alert(error.message)) }, label);
  const dialogs = () => import('../files/dialogs.js');
  host.append(
    h('strong', { class: 'name' }, 'Entente'), mapChoice(app), rulesChoice(app), h('span', { class: 'gap' }),
    button(word('games'), async () => (await dialogs()).openGames(app)),
    button(word('newGame'), () => app.session.newGame({ rules: String(app.session.game.rules) })),
    button(word('import'), async () => (await dialogs()).openImport(app)),
    button(word('export'), async () => (await dialogs()).openExport(app)),
    button(word('share'), async () => (await dialogs()).openShare(app)),
    button(word('edit'), async () => (await import('./editor.js')).openEditor(app, board, sheet)),
    tableButton(app, frame),
    button(word('view'), async () => (await import('./view.js')).openView(app)));
}

function mapChoice(app: App): HTMLElement {
  const { session } = app;
  const select = h('select', { onchange: async () => {
    const name = select.value;
    try {
      select.setAttribute('aria-busy', 'true');
      if (name !== 'standard') {
        app.announce(word('loading'));
        await needFull(session);
      }
      session.newGame({ map: new GameMap(name), name: titled(name) });
    } catch (error) {
      app.alert((error as Error).message);
      show();
    } finally {
      select.removeAttribute('aria-busy');
    }
  } }, ...SHIPPED_MAPS.map((name) => h('option', { value: name }, titled(name))));
  const show = () => {
    const { name } = session.map;
    if (![...select.options].some(({ value }) => value === name)) select.append(h('option', { value: name }, titled(name)));
    select.value = name;
  };
  app.follow(show);
  return h('label', {}, word('map'), select);
}

const other = 'other';

/** The preset that a game is played under, or "other". */
function rulesName({ session }: App): string {
  const { rules } = session.game;
  return Object.keys(Rules.presets()).find((name) => rules.equals(new Rules(name, {}, session.map))) ?? other;
}

function rulesChoice(app: App): HTMLElement {
  const { session } = app;
  const options = Object.entries(Rules.presets()).map(([name, text]) => h('option', { value: name, title: text }, `${name} – ${text}`));
  const select = h('select', { onchange: () => {
    try {
      session.setRules(select.value);
    } catch (error) {
      app.alert((error as Error).message);
      show();
    }
  } }, ...options, h('option', { value: other, hidden: true }, word('ownRules')));
  const show = () => (select.value = rulesName(app));
  app.follow(show);
  return h('label', {}, word('rules'), select);
}
