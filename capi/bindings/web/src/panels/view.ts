// The dialog with language and looks.

import type { App } from '../app.js';
import { h } from '../dom.js';
import { needFull } from '../session/module.js';
import type { Settings } from '../session/settings.js';
import { errorText, word, type Word } from '../words.js';

export function openView(app: App): void {
  const { session } = app;
  const choice = <K extends 'theme' | 'palette'>(name: K, values: readonly (Settings[K] & Word)[]) => {
    const select = h('select', { onchange: () => session.set({ [name]: select.value }) }, ...values.map((value) => h('option', { value }, word(value))));
    select.value = session.settings[name];
    return h('label', {}, word(name), select);
  };
  const language = h('select', { onchange: async () => {
    const to = language.value as Settings['language'];
    try {
      if (to !== 'en') await needFull(session);
    } catch (error) {
      language.value = session.settings.language;
      return app.alert(errorText(error as Error));
    }
    dialog.close();
    session.set({ language: to });
  } }, h('option', { value: 'en', lang: 'en' }, 'English'), h('option', { value: 'de', lang: 'de' }, 'Deutsch'));
  language.value = session.settings.language;
  const names = h('input', { type: 'checkbox', checked: session.settings.fullNames, onchange: () => session.set({ fullNames: names.checked }) });
  const pace = h('input', { type: 'range', min: 0, max: 4, step: 0.5, value: String(session.settings.pace), onchange: () => session.set({ pace: Number(pace.value) }) });
  const dialog = app.openDialog(word('view'), h('div', { class: 'form' },
    h('label', {}, word('language'), language),
    choice('theme', ['auto', 'light', 'dark', 'high_contrast']),
    choice('palette', ['usual', 'red_green', 'blue_yellow']),
    h('label', {}, word('names'), names),
    h('label', {}, word('pace'), pace)));
}
