// Scrolls to what a reader wants to see next. On a desk the sheet beside the board scrolls, on a phone the page.

/** Shows the board and what stands first beside or below it. */
export function showTop(sheet: Element): void {
  sheet.scrollTop = 0;
  scrollTo({ top: 0 });
}

/** Shows the board that is in the same page or element. */
export function showBoard(from: Element): void {
  (from.getRootNode() as Document | ShadowRoot).querySelector('#board')?.parentElement?.scrollIntoView({ block: 'nearest' });
}
