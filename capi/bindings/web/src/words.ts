// The words of the page in English and German. Sentences about orders come from the engine.

const words = {
  map: ['Map', 'Karte'],
  rules: ['Rules', 'Regeln'],
  ownRules: ['other rules', 'andere Regeln'],
  import: ['Import', 'Importieren'],
  export: ['Export', 'Exportieren'],
  games: ['Games', 'Spiele'],
  share: ['Share link', 'Link teilen'],
  newGame: ['New game', 'Neues Spiel'],
  table: ['Table', 'Tabelle'],
  view: ['View', 'Ansicht'],
  edit: ['Edit position', 'Stellung ändern'],
  done: ['Done', 'Fertig'],
  orders: ['Orders', 'Befehle'],
  noOrders: ['No orders yet: choose a unit on the board, or type.', 'Noch keine Befehle: wähle eine Einheit auf dem Brett oder tippe.'],
  typeOrders: ['Type orders', 'Befehle tippen'],
  typeHint: ['A PAR - BUR, then Enter', 'A PAR - BUR, dann Eingabe'],
  process: ['Process orders', 'Befehle auswerten'],
  clear: ['Remove all orders', 'Alle Befehle entfernen'],
  removeOrder: ['Remove', 'Entfernen'],
  results: ['Results', 'Ergebnisse'],
  resultsOf: ['Results of', 'Ergebnisse:'],
  noResults: ['No phase was played yet.', 'Noch keine Phase wurde gespielt.'],
  events: ['Also', 'Außerdem'],
  why: ['Why?', 'Warum?'],
  undo: ['Undo', 'Rückgängig'],
  redo: ['Redo', 'Wiederholen'],
  first: ['First phase', 'Erste Phase'],
  previous: ['Previous phase', 'Vorige Phase'],
  next: ['Next phase', 'Nächste Phase'],
  last: ['Last phase', 'Letzte Phase'],
  board: ['Board', 'Brett'],
  boardHelp: [
    'Arrow keys go to provinces, Enter chooses. Of a chosen unit: H hold, M move, S support, C convoy, Escape stops. Plus and minus zoom.',
    'Pfeiltasten gehen zu Provinzen, Eingabe wählt. Mit gewählter Einheit: H halten, M ziehen, S unterstützen, C geleiten, Escape bricht ab. Plus und Minus zoomen.',
  ],
  hold: ['Hold', 'Halten'],
  move: ['Move', 'Ziehen'],
  support: ['Support', 'Unterstützen'],
  convoy: ['Convoy', 'Geleiten'],
  retreat: ['Retreat', 'Rückzug'],
  disband: ['Disband', 'Auflösen'],
  cancel: ['Cancel', 'Abbrechen'],
  zoomIn: ['Zoom in', 'Vergrößern'],
  zoomOut: ['Zoom out', 'Verkleinern'],
  fit: ['Whole board', 'Ganzes Brett'],
  nothingToOrder: ['Nothing to order in', 'Nichts zu befehlen in'],
  added: ['Order:', 'Befehl:'],
  processed: ['Played', 'Gespielt'],
  close: ['Close', 'Schließen'],
  over: ['Game over', 'Spiel zu Ende'],
  played: ['This phase was played. An order here begins a new branch.', 'Diese Phase wurde gespielt. Ein Befehl hier beginnt einen neuen Zweig.'],
} as const;

export type Word = keyof typeof words;
export type Language = 'en' | 'de';

let language: Language = 'en';

export const setLanguage = (to: Language): void => {
  language = to;
};

/** A word in the language of the page, or in another. */
export const word = (name: Word, of: Language = language): string => words[name][of === 'en' ? 0 : 1];

/** Of an English and a German text the one in the language of the page. */
export const chosen = ([english, german]: readonly [string, string]): string => (language === 'en' ? english : german);
