// The words of links, files and saved games, in English and German.

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

export const said = (name: keyof typeof words): string => chosen(words[name]);
