// A link that holds a whole game: `#g=1` and a compressed bundle in the letters of base64url. No server keeps anything.
//
// The bundle is compressed in the zlib form, whose checksum finds a link that was cut off or changed.

import { packBundle, unpackBundle, BundleError, type Bundle } from './bundle.js';

export type LinkFault = 'empty' | 'letter' | 'form' | 'damaged' | 'large' | 'content';

/** A link that holds no game. The message says what is wrong in English; `fault` and `detail` let others say it. */
export class LinkError extends Error {
  override readonly name = 'LinkError';
  constructor(readonly fault: LinkFault, message: string, readonly detail = '') {
    super(message);
  }
}

/** The most letters that browsers, mail and chat programs keep; longer links still work in browsers. */
export const SAFE_LENGTH = 8192;
/** More bytes than any game has; a link that unpacks to more is refused. */
const MOST_BYTES = 16 << 20;
const FORM = '1';

async function piped(bytes: Uint8Array, through: GenericTransformStream): Promise<Uint8Array> {
  const reader = new Blob([bytes as BlobPart]).stream().pipeThrough(through as ReadableWritablePair<Uint8Array, Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    if (size > MOST_BYTES) {
      void reader.cancel().catch(() => undefined);
      throw new LinkError('large', 'The link holds more than any game.');
    }
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function lettersOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(letters: string): Uint8Array {
  return Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
}

/** The fragment that holds a bundle: "#g=1...". */
export async function linkOf(bundle: Bundle): Promise<string> {
  return `#g=${FORM}${lettersOf(await piped(packBundle(bundle), new CompressionStream('deflate')))}`;
}

/**
 * The bundle of a link, of its fragment, or of a text that contains one; null if there is no `#g=` in it. Errors: LinkError that
 * says what is wrong with the link.
 */
export async function bundleOf(link: string): Promise<Bundle | null> {
  const start = /#g(?:=|%3D)/i.exec(link);
  if (start === null) return null;
  // Mail and chat programs break long lines, add parameters, and put marks after a link.
  const letters = link.slice(start.index + start[0].length).replace(/\s+/g, '').replace(/&.*$/, '').replace(/[.,;:!?)>\]"']+$/, '');
  if (letters === '') throw new LinkError('empty', 'The link is empty after "#g=": it was cut off. Copy the whole link again.');
  const wrong = /[^A-Za-z0-9_-]/.exec(letters);
  if (wrong !== null) throw new LinkError('letter', `The link has the letter "${wrong[0]}", which no link of this page has: it was changed on the way. Copy the whole link again.`, wrong[0]);
  if (letters[0] !== FORM) throw new LinkError('form', `The link has form ${letters[0]}; this page reads form ${FORM}. Is the page older than the link? Reload it.`, letters[0]);
  let bytes: Uint8Array;
  try {
    bytes = await piped(bytesOf(letters.slice(1)), new DecompressionStream('deflate'));
  } catch (error) {
    if (error instanceof LinkError) throw error;
    throw new LinkError('damaged', `The link is damaged or cut off (it has ${letters.length} letters). Copy the whole link again.`, String(letters.length));
  }
  try {
    return unpackBundle(bytes);
  } catch (error) {
    if (error instanceof BundleError) throw new LinkError('content', `The link holds no game: ${error.message}.`, error.message);
    throw error;
  }
}
