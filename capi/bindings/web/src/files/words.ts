// The words of links, files and saved games, in English and German.

import { LinkError, type LinkFault } from '../link/link.js';
import { StoreError, type StoreFault } from '../store/store.js';
import { chosen } from '../words.js';

const words = {
  imported: ['The game is open.', 'Das Spiel ist geöffnet.'],
  importNotes: ['Notes on the import', 'Hinweise zum Import'],
  importHelp: [
    'A saved game, a position, a link, or a map text (.map). You can also drop a file on the page or paste a text there.',
    'Ein gespeichertes Spiel, eine Stellung, ein Link oder ein Kartentext (.map). Auch auf die Seite gezogene Dateien und dort eingefügte Texte werden gelesen.',
  ],
  file: ['File', 'Datei'],
  pasteHere: ['Text', 'Text'],
  readText: ['Read text', 'Text lesen'],
  saved: ['Saved', 'Gespeichert:'],
  exportFailed: ['The export failed:', 'Der Export ist gescheitert:'],
  otherForms: ['Forms of other programs', 'Formen anderer Programme'],
  noFull: ['They need the full module, which cannot be loaded now.', 'Sie brauchen das ganze Modul, das jetzt nicht geladen werden kann.'],
  shareHelp: ['The link holds everything: no server keeps the game.', 'Der Link enthält alles: kein Server speichert das Spiel.'],
  shareWhat: ['It holds', 'Er enthält'],
  share_game: ['the game with all branches', 'das Spiel mit allen Zweigen'],
  share_branch: ['this branch', 'diesen Zweig'],
  share_position: ['this position', 'diese Stellung'],
  link: ['Link', 'Link'],
  letters: ['letters.', 'Zeichen.'],
  longLink: ['Some programs cut links after 8,192 letters: share less, or export the game.', 'Manche Programme kürzen Links nach 8.192 Zeichen: teile weniger oder exportiere das Spiel.'],
  copy: ['Copy', 'Kopieren'],
  copied: ['The link is copied.', 'Der Link ist kopiert.'],
  copyByHand: ['The link is selected: copy it with Ctrl+C.', 'Der Link ist markiert: kopiere ihn mit Strg+C.'],
  noGames: ['No game is saved yet.', 'Noch ist kein Spiel gespeichert.'],
  delete: ['Delete', 'Löschen'],
  linkOpened: ['The game of the link is open.', 'Das Spiel des Links ist geöffnet.'],
  linkFailed: ['The game of the link cannot be opened:', 'Das Spiel des Links lässt sich nicht öffnen:'],
  savedFailed: ['The saved game cannot be opened:', 'Das gespeicherte Spiel lässt sich nicht öffnen:'],
  mapEditor: ['Map text', 'Kartentext'],
  mapText: ['Text of the map', 'Text der Karte'],
  messages: ['Messages', 'Meldungen'],
  error: ['error', 'Fehler'],
  warning: ['warning', 'Warnung'],
  errors: ['errors', 'Fehler'],
  warnings: ['warnings', 'Warnungen'],
  playMap: ['Play on this map', 'Auf dieser Karte spielen'],
} as const;

/** What the forms of other programs are, in German; the engine says it in English. */
const forms: Readonly<Record<string, string>> = {
  binary: 'unser eigener Spielstand, in Bytes',
  diplomacy: 'gespeichertes Spiel des Python-Pakets diplomacy',
  dipcc: 'Spiel-JSON von dipcc',
  webdiplomacy: 'Zustand, den die Schnittstelle von webDiplomacy gibt',
  datc: 'ein Fall in der Form der DATC-Fälle',
  jdip: 'Testfalltext von jDip',
  judge: 'die Liste der E-Mail-Judges',
  line: 'Stellungen, eine je Zeile, ohne Befehle',
  map: 'die Karte als .map-Text',
};

/** What a form of other programs is, in the language of the page. */
export const formText = (id: string, english: string): string => chosen([english, forms[id] ?? english]);

/** Faults of links and of the browser's storage in German; in English their messages say it. */
const faults: Readonly<Record<LinkFault | StoreFault, string>> = {
  empty: 'Der Link ist nach „#g=“ leer: er wurde abgeschnitten. Kopiere den ganzen Link noch einmal.',
  letter: 'Der Link enthält das Zeichen „…“, das kein Link dieser Seite hat: er wurde unterwegs verändert. Kopiere den ganzen Link noch einmal.',
  form: 'Der Link hat die Form …; diese Seite liest sie nicht. Ist die Seite älter als der Link? Lade sie neu.',
  damaged: 'Der Link ist beschädigt oder abgeschnitten (er hat … Zeichen). Kopiere den ganzen Link noch einmal.',
  large: 'Der Link enthält mehr als jedes Spiel.',
  content: 'Der Link enthält kein Spiel: ….',
  full: 'Der Speicher des Browsers ist voll: die letzten Änderungen sind dort nicht gespeichert. Solange die Seite offen ist, geht nichts verloren: exportiere das Spiel, kopiere seinen Link oder lösche gespeicherte Spiele.',
  refused: 'Dieser Browser speichert hier keine Spiele: der Speicher ist abgeschaltet. Exportiere das Spiel oder kopiere seinen Link, um es zu behalten.',
  gone: 'Der Browser hat dieses Spiel nicht mehr.',
  damagedGame: 'Das gespeicherte Spiel lässt sich nicht lesen.',
};

/** What a fault is, in the language of the page. */
export function faultText(error: Error): string {
  if (!(error instanceof LinkError || error instanceof StoreError)) return error.message;
  const detail = error instanceof LinkError ? error.detail : '';
  return chosen([error.message, faults[error.fault].replace('…', detail)]);
}

/** Messages of the engine about files that are no games, in German; the rest of a message is taken over. */
const german: readonly (readonly [RegExp, string])[] = [
  [/^broken JSON(?: near ('.*'))?: expected (.*)$/, 'fehlerhaftes JSON: erwartet wird $2'],
  [/^the text looks like no known form of games$/, 'der Text hat keine bekannte Form von Spielen'],
  [/^(?:phases: )?the game has no phases$/, 'das Spiel hat keine Phasen'],
  [/^the phase has no (`[^`]*`)$/, 'der Phase fehlt $1'],
  [/^map: ('.*') is no shipped map \(there are (.*)\);.*$/, '$1 ist keine mitgelieferte Karte (es gibt $2)'],
  [/^(.*: )?('.*') at (\d+) is no place: expected .*$/, '$1$2 an Stelle $3 ist kein Ort'],
];

const inGerman = (message: string): string => {
  const [form, text] = german.find(([each]) => each.test(message)) ?? [];
  if (form === undefined) return `(auf Englisch) ${message}`;
  return message.replace(form, text!).replace('a JSON value', 'ein JSON-Wert').replace('and the name of an object member', 'und der Name eines Eintrags');
};

/** What is wrong with a file or a pasted text (`name`: ""). */
export function unreadable(name: string, error: Error, line?: number, column?: number): string {
  const place = line === undefined ? ['', ''] : [`line ${line}, column ${column}: `, `Zeile ${line}, Spalte ${column}: `];
  return chosen([
    `${name || 'The text'} cannot be read: ${place[0]}${error.message}.`,
    `${name || 'Der Text'} lässt sich nicht lesen: ${place[1]}${inGerman(error.message)}.`,
  ]).replace(/\.\.$/, '.');
}

export const said = (name: keyof typeof words): string => chosen(words[name]);
