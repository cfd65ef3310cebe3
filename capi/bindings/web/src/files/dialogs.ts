// The dialogs "Import", "Export", "Share link" and "Games".

import { Game } from 'entente';
import type { App } from '../app.js';
import { h } from '../dom.js';
import type { Bundle } from '../link/bundle.js';
import { linkOf, SAFE_LENGTH } from '../link/link.js';
import { needFull } from '../session/module.js';
import { keeper } from '../store/keeper.js';
import { errorText, word } from '../words.js';
import { faultText, said } from './words.js';
import { download, exported, exportForms, ownForms, type ExportForm } from './export.js';
import { importFile } from './import.js';
import { openMapEditor } from './map_editor.js';
import './files.css';

let closeAlert = (): void => undefined;

/** Reads a file or text and opens what it holds: a game at once, a map text in the editor. False: it was neither, which is said. */
async function take(app: App, name: string, content: string | Uint8Array): Promise<boolean> {
  closeAlert();
  try {
    const found = await importFile(name, content, () => needFull(app.session));
    if (found.kind === 'map') {
      openMapEditor(app, found.name, found.text);
      return true;
    }
    const isKept = await keeper(app).open(found.bundle);
    app.announce([said('imported'), ...(isKept ? [word('keptBefore')] : []), ...found.notes].join(' '), true);
    if (found.notes.length > 0) app.openDialog(said('importNotes'), h('ul', {}, ...found.notes.map((note) => h('li', {}, note))));
    return true;
  } catch (error) {
    closeAlert = app.alert(faultText(error as Error));
    return false;
  }
}

export const takeText = (app: App, text: string): Promise<boolean> => take(app, '', text);
export const takeFile = async (app: App, file: File): Promise<boolean> => take(app, file.name, new Uint8Array(await file.arrayBuffer()));

export function openImport(app: App): void {
  const file = h('input', { type: 'file' });
  const text = h('textarea', { rows: 8, spellcheck: 'false' });
  const read = h('button', { type: 'button' }, said('readText'));
  const dialog = app.openDialog(
    word('import'),
    h('p', {}, said('importHelp')),
    h('label', { class: 'field' }, said('file'), file),
    h('label', { class: 'field' }, said('pasteHere'), text),
    read,
  );
  const done = (isTaken: Promise<boolean>): void => void isTaken.then((taken) => taken && dialog.close());
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    if (chosen !== undefined) done(takeFile(app, chosen));
  });
  read.addEventListener('click', () => done(takeText(app, text.value)));
  dialog.addEventListener('close', () => closeAlert());  // it speaks of a text that is gone
}

export function openExport(app: App): void {
  const notes = h('ul', {});
  const others = h('div', { class: 'forms' }, word('loading'));
  const write = async (form: ExportForm): Promise<void> => {
    try {
      const file = await exported(form, app.session, () => needFull(app.session));
      download(file);
      notes.replaceChildren(...file.notes.map((note) => h('li', {}, note)));
      app.announce(`${said('saved')} ${file.fileName}. ${file.notes.join(' ')}`, true);
    } catch (error) {
      app.alert(`${said('exportFailed')} ${errorText(error as Error)}`);
    }
  };
  const button = (form: ExportForm): HTMLElement => {
    const made = h('button', { type: 'button' }, form.label);
    made.addEventListener('click', () => void write(form));
    return made;
  };
  app.openDialog(word('export'), h('div', { class: 'forms' }, ...ownForms.map(button)), h('h3', {}, said('otherForms')), others, notes);
  needFull(app.session).then(
    () => others.replaceChildren(...exportForms().map(button)),
    () => others.replaceChildren(said('noFull')),
  );
}

type Scope = 'game' | 'branch' | 'position';

/** What of the session a link holds. */
function scoped(app: App, scope: Scope): Bundle {
  const { session } = app;
  if (scope === 'game') return session.toBundle();
  const { game, shown } = session;
  const chosen = scope === 'branch' ? game : new Game(game.map, { rules: game.rules, position: session.position });
  return { branches: [{ name: '', parent: null, at: 0, save: chosen.saveBytes() }], current: 0, phase: scope === 'branch' ? shown : 0 };
}

export function openShare(app: App): void {
  const link = h('input', { type: 'text', readonly: true });
  const size = h('p', {});
  const copy = h('button', { type: 'button' }, said('copy'));
  const scope = h('select', {}, ...(['game', 'branch', 'position'] as const).map((each) => h('option', { value: each }, said(`share_${each}`))));
  const write = async (): Promise<void> => {
    const address = `${location.href.replace(/#.*/s, '')}${await linkOf(scoped(app, scope.value as Scope))}`;
    link.value = address;
    size.textContent = `${address.length} ${said('letters')}${address.length > SAFE_LENGTH ? ` ${said('longLink')}` : ''}`;
    link.select();
  };
  const tell = (text: string): void => {
    size.textContent = text;
    app.announce(text);
  };
  scope.addEventListener('change', () => void write());
  copy.addEventListener('click', () => {
    link.select();
    navigator.clipboard.writeText(link.value).then(
      () => tell(said('copied')),
      () => tell(said('copyByHand')),
    );
  });
  app.openDialog(word('share'), h('p', {}, said('shareHelp')), h('label', { class: 'field' }, said('shareWhat'), scope), h('label', { class: 'field' }, said('link'), link), size, copy);
  void write();
}

export function openGames(app: App): void {
  const { store, id: open } = keeper(app);
  const list = h('ul', { class: 'games' });
  const dialog = app.openDialog(word('games'), list);
  const show = (): void => {
    const kept = store.list();
    list.replaceChildren(...kept.map(({ id, title, changed }) => {
      const choose = h('button', { type: 'button' }, title);
      const remove = h('button', { type: 'button' }, said('delete'));
      remove.setAttribute('aria-label', `${said('delete')}: ${title}`);
      if (id === open) choose.setAttribute('aria-current', 'true');
      choose.addEventListener('click', () => {
        keeper(app).openSaved(id).then(() => dialog.close(), (error: Error) => app.alert(faultText(error)));
      });
      remove.addEventListener('click', () => {
        store.remove(id);
        const at = [...list.querySelectorAll('button')].indexOf(remove);
        show();
        const left = list.querySelectorAll('button');
        left[Math.min(at, left.length - 1)]?.focus();
      });
      return h('li', {}, choose, h('time', {}, new Date(changed).toLocaleString(app.session.settings.language, { dateStyle: 'medium', timeStyle: 'short' })), id === open ? null : remove);
    }));
    if (kept.length === 0) list.replaceChildren(h('li', {}, said('noGames')));
  };
  show();
}
