// A bundle is a game with its branches as bytes: what links, the browser's storage and files keep.
//
// It begins with a line of JSON, the head; the saves of the branches follow, in the same sequence. A save is what
// `Game.saveBytes()` gives: map, rules, phases and the orders of the current phase.

/** A line of play. */
export interface Branch {
  readonly name: string;
  /** The branch from which it was started, by its number; null: none. */
  readonly parent: number | null;
  /** `Game.saveBytes()`: the branch with all its phases. */
  readonly save: Uint8Array;
  /** The number of the phase in which it leaves its parent. */
  readonly at: number;
}

/** A game with its branches, and what of it is shown. */
export interface Bundle {
  readonly branches: readonly Branch[];
  /** The branch that is shown, by its number. */
  readonly current: number;
  /** The number of the phase that is shown. */
  readonly phase: number;
  readonly title?: string;
}

/** Bytes that are no bundle. */
export class BundleError extends Error {
  override readonly name = 'BundleError';
}

interface Head {
  v: number;
  title?: string;
  at: [branch: number, phase: number];
  branches: { name: string; from: number | null; leaves: number; size: number }[];
}

const VERSION = 1;
const LINE_FEED = 10;

export function packBundle({ branches, current, phase, title }: Bundle): Uint8Array {
  const head: Head = {
    v: VERSION,
    ...(title ? { title } : {}),
    at: [current, phase],
    branches: branches.map(({ name, parent, at, save }) => ({ name, from: parent, leaves: at, size: save.length })),
  };
  const first = new TextEncoder().encode(`${JSON.stringify(head)}\n`);
  const bytes = new Uint8Array(branches.reduce((sum, { save }) => sum + save.length, first.length));
  bytes.set(first);
  let at = first.length;
  for (const { save } of branches) {
    bytes.set(save, at);
    at += save.length;
  }
  return bytes;
}

const isCount = (value: unknown, below = Infinity): value is number => Number.isInteger(value) && (value as number) >= 0 && (value as number) < below;

/** Errors: BundleError if the bytes are no bundle, are cut off, or were written by a newer version. */
export function unpackBundle(bytes: Uint8Array): Bundle {
  const end = bytes.indexOf(LINE_FEED);
  let head: Head;
  try {
    head = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, end))) as Head;
  } catch {
    throw new BundleError('it does not begin as a saved game of this page');
  }
  if (isCount(head?.v) && head.v > VERSION) throw new BundleError('a newer version of this page wrote it: reload the page');
  if (head?.v !== VERSION || !Array.isArray(head.branches) || head.branches.length === 0 || !Array.isArray(head.at)) {
    throw new BundleError('its first line is not that of a saved game of this page');
  }
  const [current, phase] = head.at;
  if (!isCount(current, head.branches.length) || !isCount(phase)) throw new BundleError('it shows a branch that it does not have');
  let at = end + 1;
  const branches = head.branches.map(({ name, from, leaves, size }, number): Branch => {
    const isWell = typeof name === 'string' && (from === null || isCount(from, number)) && isCount(leaves) && isCount(size);
    if (!isWell) throw new BundleError(`branch ${number + 1} is malformed`);
    return { name, parent: from, at: leaves, save: bytes.slice(at, (at += size)) };
  });
  if (at !== bytes.length) throw new BundleError(`it has ${bytes.length} bytes where its first line says ${at}`);
  return typeof head.title === 'string' ? { branches, current, phase, title: head.title } : { branches, current, phase };
}
