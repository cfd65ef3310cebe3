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
  const lastOf = ({ game }: Branch) => phaseTitle(game, game.phaseCount, session.settings.language);
  let retitle = (): void => undefined;
  const row = (branch: Branch) => {
    const title = titleOf(branch);
    const last = lastOf(branch);
    if (branch.id !== session.current.id) return h('button', { class: 'quiet', 'data-key': `branch ${branch.id}`, onclick: () => session.switchTo(branch.id) }, title, h('span', { class: 'sentence' }, last));
    const name = h('textarea', {
      'aria-label': word('branchName'), 'data-key': 'branch name', rows: 1, value: title,
      oninput: () => (whole.dataset['text'] = name.value),
      onchange: () => session.rename(branch.id, name.value.replace(/\s+/g, ' ').trim()),
      // No value: false would forbid all other keys.
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        name.blur();
      },
    });
    // Its text gives the field the height that it needs.
    const whole = h('div', { class: 'whole-text grow', 'data-text': title }, name);
    const remove = h('button', { class: 'icon', 'data-key': 'branch remove', onclick: () => session.remove(branch.id) }, '✕');
    retitle = () => {
      const now = titleOf(session.current);
      remove.setAttribute('aria-label', `${word('removeBranch')}: ${now}`);
      if (name.value === now) return;
      name.value = now;
      whole.dataset['text'] = now;
    };
    retitle();
    return h('div', { class: 'branch', 'aria-current': 'true' }, whole, session.branches.length > 1 && remove);
  };
  let shown = '';
  app.follow(() => {
    summary.textContent = session.branches.length === 1 ? word('branches') : `${word('branches')} (${session.branches.length})`;
    // A tree that is the same but for the name of the current branch stays: a click that ends the typing of the name meets it.
    const now = JSON.stringify([session.current.id, ...session.branches.map((each) => [each.id, each.parent, lastOf(each), each.id === session.current.id || titleOf(each)])]);
    if (now !== shown) fill(tree, list(null));
    else retitle();
    shown = now;
  });
  host.append(details);
}
