// Writes a game: as a picture, as text, as JSON, and in every form that `convert` knows.

import { convert, gameForms, type GameForm } from 'entente';
import { packBundle } from '../link/bundle.js';
import type { Session } from '../session/session.js';
import type { NeedFull } from './import.js';
import { formText } from './words.js';

/** A form in which a game can be exported. */
export interface ExportForm {
  readonly id: string;
  readonly label: string;
  readonly extension: string;
  readonly mime: string;
}

/** A file that was written. */
export interface Exported {
  readonly blob: Blob;
  readonly fileName: string;
  /** What the form cannot hold, a sentence each. */
  readonly notes: readonly string[];
}

/** The forms that need no conversion. */
export const ownForms: readonly ExportForm[] = [
  { id: 'svg', label: 'SVG', extension: 'svg', mime: 'image/svg+xml' },
  { id: 'png', label: 'PNG', extension: 'png', mime: 'image/png' },
  { id: 'text', label: 'Text', extension: 'txt', mime: 'text/plain' },
  { id: 'json', label: 'JSON', extension: 'json', mime: 'application/json' },
  { id: 'bundle', label: 'Entente', extension: 'entente', mime: 'application/octet-stream' },
];

const types: Readonly<Record<string, string>> = { json: 'application/json', txt: 'text/plain', map: 'text/plain', bin: 'application/octet-stream' };
const extensions: Readonly<Record<string, string>> = { binary: 'bin', diplomacy: 'json', dipcc: 'json', webdiplomacy: 'json' };

/** The other forms, with a sentence about each. They need the full module. */
export function exportForms(): ExportForm[] {
  const texts = { ...gameForms(), map: 'the map as a .map text' };
  return Object.entries(texts).filter(([id]) => id !== 'json').map(([id, text]) => {
    const extension = id === 'map' ? 'map' : extensions[id] ?? 'txt';
    return { id, label: `${id}: ${formText(id, text)}`, extension, mime: types[extension]! };
  });
}

/** A picture as PNG, drawn by the browser. `scale`: pixels of the PNG for one of the drawing. */
export async function pngOf(svg: string, scale = 2): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * scale;
    canvas.height = image.naturalHeight * scale;
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('the browser gives no canvas');
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) => {
      canvas.toBlob((blob) => (blob === null ? fail(new Error('the browser writes no PNG')) : done(blob)), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Pictures and the text show the phase that is shown; the other forms hold the game of the branch. */
async function contentOf(id: string, session: Session, needFull: NeedFull): Promise<{ content: BlobPart; notes?: readonly string[] }> {
  switch (id) {
    case 'svg':
      return { content: session.drawing() };
    case 'png':
      return { content: await pngOf(session.drawing()) };
    case 'text':
      return { content: session.drawing({ form: 'text' }) };
    case 'json':
      return { content: session.game.save() };
    case 'bundle':
      return { content: packBundle(session.toBundle()) as BlobPart };
  }
  await needFull();
  if (id === 'map') return { content: session.map.toText() };
  const { bytes, notes } = convert(session.game.saveBytes(), id as GameForm, { language: session.settings.language });
  return { content: bytes as BlobPart, notes };
}

/** Writes a file. Errors: those of `convert`, of the drawing and of the browser. */
export async function exported(form: ExportForm, session: Session, needFull: NeedFull): Promise<Exported> {
  const { content, notes = [] } = await contentOf(form.id, session, needFull);
  return { blob: new Blob([content], { type: form.mime }), fileName: `${session.map.name}_${session.position.phaseName}.${form.extension}`, notes };
}

/** Lets the browser save a file. */
export function download({ blob, fileName }: Exported): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
