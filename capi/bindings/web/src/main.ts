// Boots the page: the module loads while the board that was drawn at build time is shown already.

import type { App } from './app.js';
import { Board } from './board/board.js';
import { followTheme, themeOf } from './looks.js';
import { branchesPanel } from './panels/branches.js';
import { comparePanel } from './panels/compare.js';
import { ordersPanel } from './panels/orders.js';
import { outlookPanel } from './panels/outlook.js';
import { phaseKeys, phasePanel } from './panels/phase.js';
import { powersPanel } from './panels/powers.js';
import { resultsPanel } from './panels/results.js';
import { menuButton, toolsPanel } from './panels/tools.js';
import { load } from './session/module.js';
import { Session } from './session/session.js';
import { readSettings } from './session/settings.js';
import { showTop } from './showing.js';
import { alerts, liveRegion, openDialog } from './speaking.js';
import './style.css';
import { errorText, setLanguage } from './words.js';

const find = (id: string): HTMLElement => document.getElementById(id)!;

/** Fills the page in the language of the session, until the signal ends it. */
function fillPage(app: App, signal: AbortSignal): void {
  const { session, announce } = app;
  setLanguage(session.settings.language);
  document.documentElement.lang = session.settings.language;
  find('sheet').querySelector('.editor')?.remove();
  if (session.lens.draft !== undefined) session.edit(null);
  const board = new Board(session, find('frame'), find('board'), { announce, theme: () => themeOf(session), signal });
  for (const id of ['menu', 'tools', 'time', 'powers', 'orders', 'results', 'more']) find(id).replaceChildren();
  // Before the panels: one that scrolls must find them in their places.
  app.follow(() => find('sheet').classList.toggle('played', !session.isOpen && session.results() !== null));
  phasePanel(app, find('time'), find('title'));
  powersPanel(app, find('powers'));
  ordersPanel(app, find('orders'));
  resultsPanel(app, find('results'));
  for (const panel of [outlookPanel, branchesPanel, comparePanel]) panel(app, find('more'));
  toolsPanel(app, board, find('tools'), find('frame'), find('sheet'));
  find('menu').append(menuButton(find('tools')));
  session.addEventListener('played', () => showTop(find('sheet')), { signal });
}

/** Fills the page, and again when the language changes. */
function openPage(speaking: Pick<App, 'alert' | 'announce' | 'openDialog'>): App {
  const session = new Session();
  let page = new AbortController();
  let { language } = session.settings;
  const follow = (show: () => void) => {
    for (const event of ['change', 'settings']) session.addEventListener(event, show, { signal: page.signal });
    show();
  };
  const app: App = { session, follow, ...speaking };
  followTheme(session, document.documentElement);
  phaseKeys(session, document);
  fillPage(app, page.signal);
  session.addEventListener('settings', () => {
    if (session.settings.language === language) return;
    ({ language } = session.settings);
    page.abort();
    page = new AbortController();
    fillPage(app, page.signal);
    // Everything is new; the button of View, the last of the tools, stands for the one that had the focus.
    if (document.activeElement === document.body) find('tools').querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  });
  return app;
}

async function start(): Promise<void> {
  const speaking = { alert: alerts(document.body), announce: liveRegion(document.body), openDialog };
  try {
    await load(readSettings().language);
  } catch (error) {
    return void speaking.alert(errorText(error as Error));
  }
  const app = openPage(speaking);
  const { start: open } = await import('./start.js');
  await open(app);
}

void start();
