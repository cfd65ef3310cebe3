// The live region, alerts and dialogs of the page.

import type { Announce, App } from './app.js';
import { h } from './dom.js';
import { word } from './words.js';

/** Puts an element into the dialog that is open, as long as it is: what lies behind a modal dialog is not read out. */
function bringForward(element: HTMLElement, host: ParentNode & Node): void {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (dialog === undefined || dialog.contains(element)) return;
  dialog.append(element);
  dialog.addEventListener('close', () => host.append(element), { once: true });
}

const SECONDS_SEEN = 7;

/** A live region: what is put there is read out, and for some seconds shown if it must be seen, too. */
export function liveRegion(host: ParentNode & Node): Announce {
  const region = h('div', { role: 'status', class: 'unseen' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  host.append(region);
  return (text, seen = false) => {
    bringForward(region, host);
    region.textContent = text;
    region.className = seen ? 'toast' : 'unseen';
    clearTimeout(timer);
    if (seen) timer = setTimeout(() => (region.className = 'unseen'), 1000 * SECONDS_SEEN);
  };
}

/** Messages in role "alert", each with a button that closes it; the same message is shown once. */
export function alerts(host: ParentNode & Node): App['alert'] {
  const place = h('div', { class: 'alerts' });
  host.append(place);
  return (text) => {
    bringForward(place, host);
    const close = () => alert.remove();
    const alert = h('div', { role: 'alert' }, h('span', {}, text), h('button', { class: 'icon', 'aria-label': word('close'), onclick: close }, '✕'));
    for (const old of place.children) if (old.firstChild?.textContent === text) old.remove();
    place.append(alert);
    return close;
  };
}

/** A modal dialog, which is removed when it is closed. */
export function openDialog(title: string, ...body: Node[]): HTMLDialogElement {
  const heading = h('h2', { id: 'dialog-title' }, title);
  const close = h('button', { class: 'icon', 'aria-label': word('close'), onclick: () => dialog.close() }, '✕');
  const dialog = h('dialog', { 'aria-labelledby': 'dialog-title', onclose: () => dialog.remove() }, h('header', {}, heading, close), ...body);
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
