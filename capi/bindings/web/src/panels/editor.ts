// The position editor: clicks on the board put units, give centers, take units off; then a game begins there. What is done with
// the game meanwhile leaves the position in sight; another game or language ends the editor.

import { Game, Position, type PowerName } from 'entente';
import type { App } from '../app.js';
import type { Board } from '../board/board.js';
import { h } from '../dom.js';
import { powerName } from '../power_names.js';
import { isFull } from '../session/module.js';
import { showTop } from '../showing.js';
import { errorText, word, type Word } from '../words.js';
import { begin } from './tools.js';

const tools = ['putArmy', 'putFleet', 'setOwner', 'takeOff'] as const satisfies readonly Word[];

export function openEditor(app: App, board: Board, host: Element): void {
  const { session, alert } = app;
  if (board.tool !== null) return;
  let draft = session.position.copy();
  let tool: (typeof tools)[number] = 'putArmy';
  const { name } = session;
  const isFullFirst = isFull;
  const power = h('select', {}, ...session.map.powers.map((id) => h('option', { value: id }, powerName(session.map, id))), h('option', { value: '' }, word('neutral')));
  const phase = h('input', { value: draft.phaseName, size: 10, spellcheck: 'false' });
  let closeAlert = (): void => undefined;
  const trying = (change: () => void) => {
    closeAlert();
    const last = draft.copy();
    try {
      change();
      session.edit(draft);
    } catch (error) {
      draft = last;
      closeAlert = alert(errorText(error as Error));
    }
  };
  const remove = (place: string) => {
    if (draft.units.some((unit) => session.map.provinceNumber(unit.location) === session.map.provinceNumber(place))) draft.remove(place);
  };
  const put = (province: string, coast: string | null) => {
    remove(province);
    const type = tool === 'putArmy' ? 'army' : 'fleet';
    draft.place(power.value as PowerName, type, type === 'fleet' && coast !== null ? coast : province);
  };
  const opener = document.activeElement;
  const close = () => {
    const isFocused = panel.contains(document.activeElement);
    closeAlert();
    board.tool = null;
    panel.remove();
    if (isFocused && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
  const end = () => {
    close();
    session.edit(null);
  };
  const done = () => trying(() => {
    draft.setPhase(phase.value);
    const game = new Game(draft.map, { rules: session.game.rules, position: draft });
    close();
    void begin(app, game, word('edited'));
  });
  const radios = tools.map((each) => h('label', {}, h('input', { type: 'radio', name: 'tool', checked: each === tool, onchange: () => (tool = each) }), word(each)));
  const panel = h('section', { class: 'editor', 'aria-label': word('edit') }, h('h2', {}, word('edit')),
    h('fieldset', {}, h('legend', {}, word('tool')), ...radios), h('label', {}, word('power'), power), h('label', {}, word('phase'), phase),
    h('div', { class: 'row' },
      h('button', { class: 'main', onclick: done }, word('done')),
      h('button', { class: 'quiet', onclick: () => trying(() => (draft = Position.empty(session.map))) }, word('emptyBoard')),
      h('button', { class: 'quiet', onclick: end }, word('cancel'))));
  board.tool = (province, coast) => trying(() => {
    if (tool === 'takeOff') remove(province);
    else if (tool === 'setOwner') draft.setOwner(province, power.value || null);
    else put(province, coast);
  });
  host.prepend(panel);
  showTop(host);
  session.edit(draft);
  app.follow(() => {
    if (!panel.isConnected || session.lens.draft === draft) return;
    // The games of another module know nothing of this position.
    if (session.name === name && isFull === isFullFirst) session.edit(draft);
    else close();
  });
}
