// Map, rules, and what is done with a game as a whole.

import { Game, GameMap, Rules } from 'entente';
import type { App } from '../app.js';
import type { Board } from '../board/board.js';
import { h } from '../dom.js';
import { needFull } from '../session/module.js';
import { mapTitle } from '../session/phase_title.js';
import { chosen, errorText, word } from '../words.js';
import { tableButton } from './table.js';

/** The shipped maps, which build.mjs puts here: the core module knows only the first. */
declare const SHIPPED_MAPS: readonly string[];

/** Begins a game and says where the one before is. */
export async function begin(app: App, game: Game, title = ''): Promise<void> {
  const { keeper } = await import('../store/keeper.js');
  if (await keeper(app).begin(game, title)) app.announce(word('keptBefore'), true);
}

export function toolsPanel(app: App, board: Board, host: Element, frame: HTMLElement, sheet: Element): void {
  // What a button does may have to be loaded: a second click meanwhile does nothing.
  const running = new Set<string>();
  const button = (label: string, onclick: () => Promise<unknown>) => h('button', { class: 'quiet', onclick: () => {
    if (running.has(label)) return;
    running.add(label);
    void onclick().catch((error: Error) => app.alert(errorText(error))).finally(() => running.delete(label));
  } }, label);
  const dialogs = () => import('../files/dialogs.js');
  host.append(
    h('strong', { class: 'name' }, 'Entente'), mapChoice(app), rulesChoice(app), h('span', { class: 'gap' }),
    button(word('games'), async () => (await dialogs()).openGames(app)),
    button(word('newGame'), () => begin(app, new Game(app.session.map, { rules: app.session.game.rules }))),
    button(word('import'), async () => (await dialogs()).openImport(app)),
    button(word('export'), async () => (await dialogs()).openExport(app)),
    button(word('share'), async () => (await dialogs()).openShare(app)),
    button(word('edit'), async () => (await import('./editor.js')).openEditor(app, board, sheet)),
    tableButton(app, frame),
    button(word('view'), async () => (await import('./view.js')).openView(app)));
}

/** On a phone the tools are at the end of the page: a button that goes there. */
export function menuButton(tools: HTMLElement): HTMLElement {
  return h('button', { class: 'icon', 'aria-label': word('menu'), title: word('menu'), onclick: () => {
    tools.scrollIntoView();
    tools.querySelector('select')?.focus({ preventScroll: true });
  } }, '☰');
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
      await begin(app, new Game(new GameMap(name)));
    } catch (error) {
      app.alert(errorText(error as Error));
      show();
    } finally {
      select.removeAttribute('aria-busy');
    }
  } }, ...SHIPPED_MAPS.map((name) => h('option', { value: name }, mapTitle(name))));
  const show = () => {
    const { name } = session.map;
    if (![...select.options].some(({ value }) => value === name)) select.append(h('option', { value: name }, mapTitle(name)));
    select.value = name;
  };
  app.follow(show);
  return h('label', {}, word('map'), select);
}

const other = 'other';

/** What the engine says about presets, in German. */
const germanRules: Readonly<Record<string, string>> = {
  1971: 'Regelbücher von 1971 und 1976', 1982: 'Regelbücher von 1982 und 1992', 2000: 'Regelbücher von 2000 und 2008', 2023: 'Regelbuch von 2023, wörtlich',
  datc3: 'was DATC 3.0 vorzieht (üblich)', datc2: 'was DATC 2.x vorzog', diplomacy: 'das Python-Paket diplomacy, ein Abkömmling des DPjudge', daide: 'Server von DAIDE',
};

/** The preset that a game is played under, or "other". */
function rulesName({ session }: App): string {
  const { rules } = session.game;
  return Object.keys(Rules.presets()).find((name) => rules.equals(new Rules(name, {}, session.map))) ?? other;
}

function rulesChoice(app: App): HTMLElement {
  const { session } = app;
  const options = Object.entries(Rules.presets()).map(([name, text]) => h('option', { value: name }, `${name} – ${chosen([text, germanRules[name] ?? text])}`));
  const select = h('select', { onchange: () => {
    try {
      session.setRules(select.value);
    } catch (error) {
      app.alert(errorText(error as Error));
      show();
    }
  } }, ...options, h('option', { value: other, hidden: true }, word('ownRules')));
  const show = () => (select.value = rulesName(app));
  app.follow(show);
  return h('label', {}, word('rules'), select);
}
