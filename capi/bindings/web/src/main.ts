// Boots the page: the module loads while the board that was drawn at build time is shown already.

import type { App } from './app.js';
import { Board } from './board/board.js';
import { followTheme, themeOf } from './looks.js';
import { ordersPanel } from './panels/orders.js';
import { phaseKeys, phasePanel } from './panels/phase.js';
import { resultsPanel } from './panels/results.js';
import { toolsPanel } from './panels/tools.js';
import { loadCore } from './session/module.js';
import { Session } from './session/session.js';
import { alerts, liveRegion, openDialog } from './speaking.js';
import './style.css';

const find = (id: string): HTMLElement => document.getElementById(id)!;

async function start(): Promise<void> {
  const alert = alerts(document.body);
  const announce = liveRegion(document.body);
  try {
    await loadCore();
  } catch (error) {
    return alert((error as Error).message);
  }
  const session = new Session();
  const app: App = { session, announce, alert, openDialog };
  followTheme(session, document.documentElement);
  new Board(session, find('frame'), find('board'), { announce, theme: () => themeOf(session) });
  phasePanel(session, find('phase'), find('title'));
  phaseKeys(session, document);
  ordersPanel(app, find('orders'));
  resultsPanel(app, find('results'));
  toolsPanel(app, find('tools'));
  const { start: open } = await import('./start.js');
  await open(app);
}

void start();
