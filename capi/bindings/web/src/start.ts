// What the page does after its first board: opens the game of the link or the saved one, takes what is dropped and pasted,
// and keeps itself for use without a network.

import type { App } from './app.js';
import { bundleOf, LinkError } from './link/link.js';
import { keeper } from './store/keeper.js';
import { StoreError } from './store/store.js';
import { faultText, said } from './files/words.js';
import { errorText, word } from './words.js';

/** Opens the game of the address. False: it holds none, or one that cannot be read, which is said. */
async function openLink(app: App): Promise<boolean> {
  try {
    const bundle = await bundleOf(location.hash);
    if (bundle === null) return false;
    const isKept = await keeper(app).open(bundle);
    // The game is saved now; a reload must open it as it is then, not as the link has it.
    history.replaceState(null, '', location.pathname + location.search);
    app.announce([said('linkOpened'), isKept && word('keptBefore')].filter(Boolean).join(' '), true);
    return true;
  } catch (error) {
    app.alert(error instanceof LinkError ? faultText(error) : `${said('linkFailed')} ${errorText(error as Error)}`);
    return false;
  }
}

async function openSaved(app: App): Promise<void> {
  try {
    await keeper(app).openLast();
  } catch (error) {
    app.alert(error instanceof StoreError ? faultText(error) : `${said('savedFailed')} ${errorText(error as Error)}`);
  }
}

/** Files and texts that are dropped on the page or pasted outside of a field. */
function takeDrops(app: App): void {
  const take = (file: File | undefined, text: string): void => {
    void import('./files/dialogs.js').then(({ takeFile, takeText }) => (file === undefined ? takeText(app, text) : takeFile(app, file)));
  };
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    take(file, event.dataTransfer?.getData('text/plain') ?? '');
  });
  addEventListener('paste', (event) => {
    const isField = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]') !== null;
    const [file] = event.clipboardData?.files ?? [];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (isField || (file === undefined && text.trim() === '')) return;
    event.preventDefault();
    take(file, text);
  });
}

/** Registers the service worker. Without one the page works as long as there is a network. */
function keepOffline(): void {
  if (!('serviceWorker' in navigator) || !/^https?:$/.test(location.protocol)) return;
  navigator.serviceWorker.register('./sw.js').catch(() => undefined);
}

export async function start(app: App): Promise<void> {
  if (!(await openLink(app))) await openSaved(app);
  addEventListener('hashchange', () => void openLink(app));
  takeDrops(app);
  keepOffline();
}
