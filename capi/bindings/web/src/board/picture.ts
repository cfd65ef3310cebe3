// The engine's SVG in the page: mounted once, then only the layers that changed are replaced.

const layerStart = /(?=<g id="layer-)/;

/** The parts of a picture: what stands before the layers, then each layer. */
interface Parts {
  readonly head: string;
  readonly layers: ReadonlyMap<string, string>;
}

function partsOf(text: string): Parts {
  const [head = '', ...layers] = text.replace(/<\/svg>\s*$/, '').split(layerStart);
  return { head, layers: new Map(layers.map((each) => [/id="([^"]+)"/.exec(each)![1]!, each])) };
}

const innerOf = (layer: string): string => layer.slice(layer.indexOf('>') + 1, layer.lastIndexOf('</g>'));

/** A picture in an element, which may hold one already. */
export class Picture {
  #parts: Parts | undefined;

  constructor(private readonly host: Element) {}

  get svg(): SVGSVGElement | null {
    return this.host.querySelector('svg');
  }

  /** The provinces, each with the shape that is clicked. */
  get provinces(): SVGPathElement[] {
    return [...this.host.querySelectorAll<SVGPathElement>('#layer-provinces > [data-location]')];
  }

  /** The mark of a location on the board: a name of a coast, or the shape of a province. */
  provinceAt(target: EventTarget | null): string | null {
    return target instanceof Element ? (target.closest('#layer-provinces > [data-location]')?.getAttribute('data-location') ?? null) : null;
  }

  /** Shows a picture. True: its provinces are new elements. */
  show(text: string): boolean {
    const next = partsOf(text);
    const last = this.#parts;
    this.#parts = next;
    if (last?.head !== next.head) this.#tellColors(next.head);
    const { svg } = this;
    if (last === undefined && svg !== null && Number(svg.dataset['digest']) === digest(next)) {
      this.#showHead(svg, next.head);
      unframe(svg);
      return true;
    }
    if (last === undefined || svg === null || frameOf(last.head) !== frameOf(next.head) || [...last.layers.keys()].join() !== [...next.layers.keys()].join()) {
      this.host.innerHTML = text;
      unframe(this.svg!);
      return true;
    }
    if (last.head !== next.head) this.#showHead(svg, next.head);
    for (const [id, layer] of next.layers) {
      if (last.layers.get(id) !== layer) svg.querySelector(`#${id}`)!.innerHTML = innerOf(layer);
    }
    return last.layers.get('layer-provinces') !== next.layers.get('layer-provinces');
  }

  /** The colors of powers as properties --u0, --u1, ... of the document or shadow root. */
  #tellColors(head: string): void {
    const root = this.host.getRootNode();
    const { style } = root instanceof ShadowRoot ? (root.host as HTMLElement) : document.documentElement;
    for (const [, name, color] of head.matchAll(/\.(u\d+)\{fill:(#\w+)/g)) style.setProperty(`--${name}`, color!);
  }

  #showHead(svg: SVGSVGElement, head: string): void {
    svg.setAttribute('class', /class="([^"]+)"/.exec(head)![1]!);
    const part = (tag: string) => new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`).exec(head)?.[1] ?? '';
    for (const tag of ['title', 'desc', 'style']) {
      const element = svg.querySelector(`:scope > ${tag}`);
      if (element !== null && element.innerHTML !== part(tag)) element.innerHTML = part(tag);
    }
    for (const extra of svg.querySelectorAll(':scope > style:nth-of-type(n+2)')) extra.remove();
  }
}

/** A number of the layers: the picture that was put into the page when it was built has it as data-digest. */
function digest({ layers }: Parts): number {
  let sum = 0;
  for (const layer of layers.values()) for (let i = 0; i < layer.length; ++i) sum = Math.imul(sum ^ layer.charCodeAt(i), 16777619);
  return sum >>> 0;
}

/** What cannot be changed in place: the map and its size. */
const frameOf = (head: string): string => /viewBox="[^"]+"/.exec(head)![0] + /<defs>[^]*<\/defs>/.exec(head)?.[0];

/** The picture is no single image in the page: its provinces are buttons. */
export function unframe(svg: SVGSVGElement): void {
  for (const name of ['role', 'aria-labelledby', 'width', 'height']) svg.removeAttribute(name);
  svg.querySelector(':scope > title')?.remove();
}
