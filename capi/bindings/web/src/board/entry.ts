// An order by clicks or keys: chosen unit, kind of order, places, until one order is left. The engine's list of legal orders
// says what may follow; an order that is no legal one can be given, too, and is marked in the list of orders.

import type { Game, Order } from 'entente';

export type Kind = 'move' | 'support' | 'convoy' | 'hold' | 'retreat' | 'disband' | 'build';

/** What a step led to: an order to add, more to choose, another unit, or nothing to order there. */
export type Step = { readonly order: string } | 'more' | 'nothing';

const kindOf = (order: Order): Kind => {
  const { kind } = order;
  return kind === 'support_hold' || kind === 'support_move' ? 'support' : kind === 'waive' ? 'build' : kind;
};

export class Entry {
  /** The place of the unit or build site. */
  readonly source: string;
  readonly kinds: ReadonlySet<Kind>;
  kind: Kind;
  /** The supported or convoyed unit. */
  #third: string | null = null;
  #orders: readonly Order[];
  readonly #all: readonly Order[];

  private constructor(
    private readonly game: Game,
    readonly place: string,
  ) {
    this.#all = game.legalOrders({ province: place });
    this.source = this.#all[0]?.source ?? place;
    this.kinds = new Set(this.#all.map(kindOf));
    this.kind = this.kinds.has('move') ? 'move' : (this.kinds.values().next().value ?? 'hold');
    if (this.kinds.has('retreat')) this.kind = 'retreat';
    this.#orders = this.#ofKind();
  }

  /** The entry for what stands in a province or may be built there; null if there is nothing to order. */
  static at(game: Game, province: string): Entry | null {
    const entry = game.isOver ? null : new Entry(game, province);
    return entry === null || entry.kinds.size === 0 ? null : entry;
  }

  #ofKind(): readonly Order[] {
    return this.#all.filter((order) => kindOf(order) === this.kind);
  }

  #same(place: string | null, province: string): boolean {
    return place !== null && this.game.map.provinceNumber(place) === this.game.map.provinceNumber(province);
  }

  get isChoosing(): boolean {
    return this.#orders.length < 9 && (this.kind === 'build' || new Set(this.#orders.map((order) => `${this.#provinceOf(order.target)} ${order.third}`)).size === 1);
  }

  #provinceOf(place: string | null): number {
    return place === null ? -1 : this.game.map.provinceNumber(place);
  }

  /** The orders to pick from when places alone do not decide: coasts, by convoy or not, army or fleet. */
  get options(): readonly Order[] {
    return this.isChoosing ? this.#orders : [];
  }

  /** The provinces that a next click may name. */
  get targets(): string[] {
    const { map } = this.game;
    const places = this.#orders.map((order) => (this.kind === 'support' || this.kind === 'convoy') && this.#third === null ? order.third : (order.target ?? order.third));
    const numbers = new Set(places.filter((each): each is string => each !== null).map((each) => map.provinceNumber(each)));
    return [...numbers].map((number) => map.provinces[number]!);
  }

  /** The order as far as it is known: "A MAR S A PAR …". */
  get sentence(): string {
    const texts = this.#orders.map(String);
    if (this.kind === 'build') return `${this.place} …`;
    if (texts.length === 1) return texts[0]!;
    let [same = ''] = texts;
    for (const text of texts) while (!text.startsWith(same)) same = same.slice(0, -1);
    if (same === '') return `${this.place} …`;
    return `${same.replace(/\S*$/, (word) => (texts.every((text) => text === same || text.charAt(same.length) === ' ') ? word : '')).trim()} …`;
  }

  /** Chooses a kind of order. */
  choose(kind: Kind): Step {
    if (!this.kinds.has(kind)) return 'nothing';
    this.kind = kind;
    this.#third = null;
    this.#orders = this.#ofKind();
    return this.#orders.length === 1 ? this.#decided(this.#orders) : 'more';
  }

  /** A place was clicked. `coast`: the one nearest to the pointer. */
  press(province: string, coast: string | null = null): Step {
    const here = this.#same(this.source, province);
    if (this.kind === 'build') return !here ? 'nothing' : this.#orders.length === 1 ? this.#decided(this.#orders) : 'more';
    if (this.kind === 'support' || this.kind === 'convoy') return this.#pressHelped(province, coast);
    if (here) return this.choose(this.kinds.has('disband') ? 'disband' : 'hold');
    const fitting = this.#orders.filter((order) => this.#same(order.target, province));
    return fitting.length === 0 ? 'nothing' : this.#narrowed(fitting, coast);
  }

  #pressHelped(province: string, coast: string | null): Step {
    if (this.#third === null) {
      const fitting = this.#orders.filter((order) => this.#same(order.third, province));
      if (fitting.length === 0) return 'nothing';
      this.#third = fitting[0]!.third;
      this.#orders = fitting;
      return fitting.length === 1 ? this.#decided(fitting) : 'more';
    }
    const fitting = this.#orders.filter((order) => this.#same(order.target ?? order.third, province));
    return fitting.length === 0 ? 'nothing' : this.#narrowed(fitting, coast);
  }

  #narrowed(fitting: readonly Order[], coast: string | null): Step {
    const there = fitting.filter((order) => order.target === coast);
    return this.#decided(there.length > 0 ? there : fitting);
  }

  #decided(orders: readonly Order[]): Step {
    this.#orders = orders;
    return orders.length === 1 ? { order: String(orders[0]) } : 'more';
  }

  /** The order to a place that the unit cannot reach: allowed, and marked as one that cannot succeed. */
  anyway(province: string): string | null {
    const unit = String(this.#all[0]).split(' ').slice(0, 2).join(' ');
    return this.kind === 'move' ? `${unit} - ${province}` : null;
  }
}
