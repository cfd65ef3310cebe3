// The tree of branches: each with a name, the phase in which it leaves its parent, and buttons.

import type { App } from '../app.js';
import { fill, h } from '../dom.js';
import { phaseTitle } from '../session/phase_title.js';
import type { Branch } from '../session/session.js';
import { word } from '../words.js';

export function branchesPanel(app: App, host: Element): void {
  const { session } = app;
  const tree = h('div');
  const here = h('button', { class: 'quiet', onclick: () => session.branch() }, word('branchHere'));
  const summary = h('summary');
  const details = h('details', {}, summary, tree, here);

  const titleOf = ({ name, parent, at, game }: Branch) => name || (parent === null ? word('mainLine') : `${word('from')} ${phaseTitle(game, at, session.settings.language)}`);
  const list = (parent: number | null): HTMLElement | null => {
    const children = session.branches.filter((branch) => branch.parent === parent);
    return children.length === 0 ? null : h('ul', { class: 'tree' }, ...children.map((branch) => h('li', {}, row(branch), list(branch.id))));
  };
  const row = (branch: Branch) => {
    const title = titleOf(branch);
    const last = phaseTitle(branch.game, branch.game.phaseCount, session.settings.language);
    if (branch.id !== session.current.id) return h('button', { class: 'quiet', 'data-key': `branch ${branch.id}`, onclick: () => session.switchTo(branch.id) }, title, h('span', { class: 'sentence' }, last));
    const name = h('textarea', {
      'aria-label': word('branchName'), 'data-key': 'branch name', rows: 1, value: title,
      oninput: () => (whole.dataset['text'] = name.value),
      onchange: () => session.rename(branch.id, name.value.replace(/\s+/g, ' ').trim()),
      onkeydown: (event: KeyboardEvent) => event.key === 'Enter' && (event.preventDefault(), name.blur()),
    });
    // Its text gives the field the height that it needs.
    const whole = h('div', { class: 'whole-text grow', 'data-text': title }, name);
    const remove = h('button', { class: 'icon', 'data-key': 'branch remove', 'aria-label': `${word('removeBranch')}: ${title}`, onclick: () => session.remove(branch.id) }, '✕');
    return h('div', { class: 'branch', 'aria-current': 'true' }, whole, session.branches.length > 1 && remove);
  };
  app.follow(() => {
    summary.textContent = session.branches.length === 1 ? word('branches') : `${word('branches')} (${session.branches.length})`;
    fill(tree, list(null));
  });
  host.append(details);
}
