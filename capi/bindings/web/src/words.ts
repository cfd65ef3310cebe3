// The words of the page in English and German. Sentences about orders come from the engine.

const words = {
  map: ['Map', 'Karte'],
  rules: ['Rules', 'Regeln'],
  ownRules: ['other rules', 'andere Regeln'],
  menu: ['Menu', 'Menü'],
  seeBoard: ['See it on the board', 'Auf dem Brett ansehen'],
  import: ['Import', 'Importieren'],
  export: ['Export', 'Exportieren'],
  games: ['Games', 'Spiele'],
  share: ['Share link', 'Link teilen'],
  newGame: ['New game', 'Neues Spiel'],
  keptBefore: ['The game before is kept under Games; Undo goes back to it.', 'Das Spiel davor steht unter Spiele; Rückgängig führt zu ihm zurück.'],
  table: ['Table', 'Tabelle'],
  view: ['View', 'Ansicht'],
  edit: ['Edit position', 'Stellung ändern'],
  done: ['Done', 'Fertig'],
  orders: ['Orders', 'Befehle'],
  noOrders: ['No orders yet: choose a unit on the board, or type.', 'Noch keine Befehle: wähle eine Einheit auf dem Brett oder tippe.'],
  noRetreats: ['Choose a dislodged unit on the board, or type.', 'Wähle eine vertriebene Einheit auf dem Brett oder tippe.'],
  noAdjustments: ['Choose a marked place on the board to build or disband there, or type.', 'Wähle einen markierten Ort auf dem Brett, um dort aufzustellen oder aufzulösen, oder tippe.'],
  typeOrders: ['Type orders', 'Befehle tippen'],
  typeHint: ['A PAR - BUR, then Enter', 'A PAR - BUR, dann Eingabe'],
  typeRetreat: ['A PAR R GAS, then Enter', 'A PAR R GAS, dann Eingabe'],
  typeAdjustment: ['A PAR B, then Enter', 'A PAR B, dann Eingabe'],
  process: ['Process orders', 'Befehle auswerten'],
  clear: ['Remove all orders', 'Alle Befehle entfernen'],
  removeOrder: ['Remove', 'Entfernen'],
  results: ['Results', 'Ergebnisse'],
  resultsOf: ['Results of', 'Ergebnisse vom'],
  noResults: ['No phase was played yet.', 'Noch keine Phase wurde gespielt.'],
  noneGiven: ['No orders were given.', 'Es wurden keine Befehle gegeben.'],
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
  failed: ['Failed', 'Gescheitert'],
  processed: ['Played', 'Gespielt'],
  close: ['Close', 'Schließen'],
  powers: ['Powers', 'Mächte'],
  centers: ['centers', 'Zentren'],
  units: ['units', 'Einheiten'],
  whose: ['Whose order is it? Begin with the power: "France: WAIVE".', 'Wessen Befehl ist das? Beginne mit der Macht: „France: WAIVE“.'],
  noModule: [
    'This needs the full module, which cannot be loaded now: is there a network?',
    'Dafür ist das ganze Modul nötig, das jetzt nicht geladen werden kann: Besteht ein Netzzugang?',
  ],
  loading: ['Loading all maps …', 'Alle Karten werden geladen …'],
  replay: ['Replay', 'Abspielen'],
  without: ['Without orders:', 'Ohne Befehle:'],
  noneOf: ['No orders from:', 'Keine Befehle von:'],
  owed: ['Still to order:', 'Noch zu befehlen:'],
  branched: ['A new branch begins here. The line it leaves is kept under Branches.', 'Hier beginnt ein neuer Zweig. Der bisherige Verlauf steht unter Zweige.'],
  buildArmy: ['army', 'Armee'],
  buildFleet: ['fleet', 'Flotte'],
  take: ['Take', 'Nehmen'],
  outlook: ['Outlook before the deadline', 'Ausblick vor der Frist'],
  outlookHelp: ['What surely (black) and perhaps (orange) happens if only the orders of these powers are known:', 'Was sicher (schwarz) und vielleicht (orange) geschieht, wenn nur die Befehle dieser Mächte bekannt sind:'],
  outlookNone: ['Give orders first.', 'Gib zuerst Befehle.'],
  branches: ['Branches', 'Zweige'],
  branchHere: ['Branch here', 'Hier abzweigen'],
  branchName: ['Name of the branch', 'Name des Zweigs'],
  mainLine: ['Main line', 'Hauptlinie'],
  from: ['from', 'ab'],
  removeBranch: ['Remove branch', 'Zweig entfernen'],
  compare: ['Compare rulebooks', 'Regelwerke vergleichen'],
  compareSame: ['All rulebooks agree about this phase.', 'Alle Regelwerke stimmen in dieser Phase überein.'],
  compareNone: ['No orders to compare.', 'Keine Befehle zum Vergleichen.'],
  order: ['Order', 'Befehl'],
  province: ['Province', 'Provinz'],
  unit: ['Unit', 'Einheit'],
  center: ['Center of', 'Zentrum von'],
  noUnit: ['none', 'keine'],
  neutral: ['nobody', 'niemand'],
  noOrder: ['no order', 'kein Befehl'],
  language: ['Language', 'Sprache'],
  theme: ['Theme', 'Thema'],
  auto: ['As the system', 'Wie das System'],
  light: ['Light', 'Hell'],
  dark: ['Dark', 'Dunkel'],
  high_contrast: ['High contrast', 'Hoher Kontrast'],
  palette: ['Colors of powers', 'Farben der Mächte'],
  usual: ['Usual', 'Üblich'],
  red_green: ['Red and green alike, with patterns', 'Rot und Grün gleich, mit Mustern'],
  blue_yellow: ['Blue and yellow alike, with patterns', 'Blau und Gelb gleich, mit Mustern'],
  names: ['Full names', 'Volle Namen'],
  pace: ['Seconds a phase is shown when it is played', 'Sekunden, die eine Phase beim Auswerten gezeigt wird'],
  tool: ['A click on a province', 'Ein Klick auf eine Provinz'],
  putArmy: ['puts an army', 'setzt eine Armee'],
  putFleet: ['puts a fleet', 'setzt eine Flotte'],
  setOwner: ['gives the center', 'vergibt das Zentrum'],
  takeOff: ['takes the unit off', 'nimmt die Einheit weg'],
  power: ['Power', 'Macht'],
  phase: ['Phase', 'Phase'],
  emptyBoard: ['Empty board', 'Leeres Brett'],
  edited: ['Edited position', 'Eigene Stellung'],
  over: ['Game over', 'Spiel zu Ende'],
  played: ['This phase was played. An order here begins a new branch.', 'Diese Phase wurde gespielt. Ein Befehl hier beginnt einen neuen Zweig.'],
} as const;

export type Word = keyof typeof words;
export type Language = 'en' | 'de';

let current: Language = 'en';

/** The language of the page. */
export const language = (): Language => current;

export const setLanguage = (to: Language): void => {
  current = to;
};

/** A word in the language of the page, or in another. */
export const word = (name: Word, of: Language = current): string => words[name][of === 'en' ? 0 : 1];

/** Of an English and a German text the one in the language of the page. */
export const chosen = ([english, german]: readonly [string, string]): string => (current === 'en' ? english : german);

/** An error whose message is in the language of the page. */
export class PageError extends Error {
  override readonly name = 'PageError';
}

/** An error for the reader: the message of one of the engine or the browser is English, and a German page says so. */
export const errorText = (error: Error): string => (error instanceof PageError ? error.message : englishText(error));

const englishText = ({ message }: Error): string => chosen([message, `Das ging nicht (Meldung auf Englisch): ${message}`]);
