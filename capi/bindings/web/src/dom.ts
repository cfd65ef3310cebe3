// Elements in one call: h('button', { class: 'quiet', onclick }, 'Undo').

type Child = Node | string | null | undefined | false;
type Props = Record<string, unknown>;

/** An element. Functions and known properties are set, other props become attributes; null and false leave an attribute out. */
export function h<K extends keyof HTMLElementTagNameMap>(tag: K, props: Props = {}, ...children: Child[]): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  setProps(element, props);
  element.append(...children.filter((each): each is Node | string => each !== null && each !== undefined && each !== false));
  return element;
}

export function setProps(element: Element, props: Props): void {
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function' || name === 'value' || name === 'disabled' || name === 'hidden' || name === 'open' || name === 'checked') {
      (element as unknown as Props)[name] = value;
    } else if (value === null || value === undefined || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
}

/** Replaces the children and keeps the focus on the element with the same data-key, without scrolling to it. */
export function fill(parent: Element, ...children: Child[]): void {
  const active = (parent.getRootNode() as Document | ShadowRoot).activeElement;
  const key = active instanceof HTMLElement && parent.contains(active) ? active.dataset['key'] : undefined;
  parent.replaceChildren(...children.filter((each): each is Node | string => each !== null && each !== undefined && each !== false));
  if (key !== undefined) parent.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

const svgSpace = 'http://www.w3.org/2000/svg';

export function svg(tag: string, props: Props = {}): SVGElement {
  const element = document.createElementNS(svgSpace, tag);
  setProps(element, props);
  return element;
}
