// Numbers, structs and functions of the C interface in 32-bit memory, made by generate.py from its description. Do not edit.

import type { Layout } from "./layout.js";

export const VERSION = "1.1.0";
export const NO_POWER = 255;
export const NO_PROVINCE = 4095;
export const NO_LOCATION = 4095;
export const NO_CENTER = 65535;
export const ABI_VERSION = 1;
export const ABI_OLDEST = 1;
export const MAX_OPTIONS = 120;
export const ORDER_TEXT_SIZE = 128;
export const NOT_LISTED = 4294967295;
export const NO_ACTION = 4294967295;

/** What a function returns. */
export const Status = {
  /** it did what its comment says */
  ok: 0,
  /** NULL, out of range, malformed text: the message says which and where */
  invalid_argument: -1,
  /** unknown map, place, power, option or preset; an index past the end of a list */
  not_found: -2,
  /** *length tells the size needed */
  buffer_too_small: -3,
  /** of any function */
  out_of_memory: -4,
  /** known, but not possible here: a rule on this map, a newer saved form */
  not_supported: -5,
  /** the call does not fit the phase, or the game is over */
  wrong_phase: -6,
  /** larger than the documented bounds (of a map text: INVALID_ARGUMENT) */
  limit: -7,
  /** the program was compiled with a header that the library does not serve */
  abi_mismatch: -8,
  /** a bug in the library */
  internal: -9,
} as const;
export type Status = keyof typeof Status;

/** Lists of words: one for each enum of this header. */
export const WordList = {
  status: 0,
  text_form: 1,
  text_language: 2,
  unit_type: 3,
  terrain: 4,
  phase_type: 5,
  map_form: 6,
  option_origin: 7,
  end_kind: 8,
  score_system: 9,
  order_kind: 10,
  written: 11,
  order_step: 12,
  reason: 13,
  illegality: 14,
  event_kind: 15,
  event_why: 16,
  unknown_orders: 17,
  draw_policy: 18,
  vote_kind: 19,
  year_limit: 20,
  submit_mode: 21,
  result_parts: 22,
  render_form: 23,
  render_theme: 24,
  render_palette: 25,
  render_parts: 26,
  game_form: 27,
  phase_texts: 28,
} as const;
export type WordList = keyof typeof WordList;

/** Forms of an answer. A function that does not have a form refuses it with INVALID_ARGUMENT. */
export const TextForm = {
  /** sentences or lines to read */
  for_people: 0,
  /** the folder docs/json has the schemas */
  json: 1,
  /** a graph for Graphviz; of explanations */
  graph_dot: 2,
  /** the same graph as JSON */
  graph_json: 3,
} as const;
export type TextForm = keyof typeof TextForm;

/** Languages of sentences. Their words are their codes: "en", "de". A library without one has no word for it. */
export const TextLanguage = {
  en: 0,
  de: 1,
} as const;
export type TextLanguage = keyof typeof TextLanguage;

/** Unit types. */
export const UnitType = {
  army: 0,
  fleet: 1,
} as const;
export type UnitType = keyof typeof UnitType;

/** Terrain. */
export const Terrain = {
  water: 0,
  land: 1,
  coast: 2,
  port: 3,
  shut: 4,
} as const;
export type Terrain = keyof typeof Terrain;

/** Phase types. */
export const PhaseType = {
  movement: 0,
  retreats: 1,
  adjustments: 2,
  other_phase: 3,
} as const;
export type PhaseType = keyof typeof PhaseType;

/** Forms of a map. */
export const MapForm = {
  /** .map text */
  map: 0,
  /** the complete JSON form; its schema is docs/json/map.schema.json */
  json: 1,
  /** DAIDE's MDF message: only powers, home centers and the graph */
  mdf: 2,
  /** Graphviz; written only */
  dot: 3,
} as const;
export type MapForm = keyof typeof MapForm;

/** Who sets an option. */
export const OptionOrigin = {
  /** an issue of DATC section 4 */
  datc: 0,
  /** RULE lines of maps */
  map: 1,
  /** neither: a habit of judges */
  judge: 2,
} as const;
export type OptionOrigin = keyof typeof OptionOrigin;

/** How a game ended. */
export const EndKind = {
  /** it goes on */
  none: 0,
  solo: 1,
  shared_victory: 2,
  draw: 3,
  concession: 4,
  /** the game stopped without a result */
  no_result: 5,
} as const;
export type EndKind = keyof typeof EndKind;

/**
 * How the scores of a game are counted. First, which powers are in the result: the winner of a solo, the winners of a
 * shared victory, the members of a draw, the powers to whom the others conceded. In a game without a result, or one
 * that goes on (scored as if it stopped now), every power that is left is in it: one with a unit, a supply center or a
 * build to make on any home. Other powers score 0. A power that is alone in the result has won.
 */
export const ScoreSystem = {
  /** 1 in equal parts */
  draw_size: 0,
  /** 100 shared by the squares of their centers; equally if no power has any */
  sum_of_squares: 1,
  /** 1 shared by their centers; equally if no power has any */
  center_share: 2,
  /** 1 to each winner, also shared or conceded; 1/2 for a part of a draw */
  win_draw_loss: 3,
  /** to each: the number of losers / the number of powers in the result */
  dpp: 4,
} as const;
export type ScoreSystem = keyof typeof ScoreSystem;

/** Order kinds. */
export const OrderKind = {
  hold: 1,
  move: 2,
  support_hold: 3,
  support_move: 4,
  convoy: 5,
  retreat: 6,
  /** of a dislodged unit, or a removal in an adjustments phase */
  disband: 7,
  build: 8,
  waive: 9,
} as const;
export type OrderKind = keyof typeof OrderKind;

/**
 * How an order was written: bits of entente_order_fields.written and entente_line.written. An order read from text has
 * only the bits that the text alone shows (NO_SUCH_COAST, NATION, PATH, PERPETUAL). A line of a game has all of them,
 * because the game knows the position. Rules on how an order was written (DATC 4.A.6, 4.B.5, 4.B.6, 4.C) use the bits
 * of lines; for packed orders they use coasts and types only, because these hold no nationalities and paths.
 */
export const Written = {
  /** of the ordered unit: not the one where it stands */
  wrong_coast: 1,
  /** a coast that does not exist, or of an army */
  no_such_coast: 2,
  /** a coast that does not exist, or a coast of an army */
  wrong_type: 4,
  /** not the unit's */
  wrong_nation: 8,
  /** the nationality of the supported or convoyed unit was written */
  nation: 16,
  /** a convoy path was written */
  path: 32,
  /** it stands until it is replaced (rule perpetual_orders) */
  perpetual: 64,
} as const;

/**
 * Steps of an order that is entered step by step. Kind, other and target are always asked for if the order has them,
 * place and via only if there is more than one answer.
 */
export const OrderStep = {
  /** the order is complete */
  none: 0,
  /** ENTENTE_HOLD, ENTENTE_MOVE, ... */
  kind: 1,
  /** province of the supported or convoyed unit */
  other: 2,
  /** province where it goes */
  target: 3,
  /** the location in it, a coast; of a build the location of the site */
  place: 4,
  /** 1: by convoy, where an army may also walk */
  via: 5,
  /** of a build: ENTENTE_ARMY or ENTENTE_FLEET */
  type: 6,
} as const;
export type OrderStep = keyof typeof OrderStep;

/** Why an order failed, or which other outcome a line has. */
export const Reason = {
  /** it succeeded */
  none: 0,
  illegal: 1,
  void: 2,
  bounced: 3,
  no_convoy: 4,
  disrupted: 5,
  cut: 6,
  dislodged: 7,
  paradox: 8,
  excess: 9,
  unreadable: 10,
  /** a convoy or convoyed move in a paradox that the rules leave open */
  unresolved: 11,
  /** an order of a set that its power replaced, or of a unit that it handed over later */
  replaced: 12,
  /** no order, but a statement that counts: PROXY, SET CONTINUES */
  stated: 13,
  /** a statement that does not count */
  ignored: 14,
} as const;
export type Reason = keyof typeof Reason;

/** Why an order is illegal, or void by a rule. */
export const Illegality = {
  /** it is legal */
  none: 0,
  /** bits that no text produces, such as a location out of range */
  malformed: 1,
  /** a kind of order that does not belong to this phase */
  wrong_phase: 2,
  /** no unit stands there */
  unit_absent: 3,
  /** the unit belongs to another power */
  foreign_unit: 4,
  /** a move to the unit's own province (6.A.5) */
  own_province: 5,
  /** the unit cannot get there */
  not_adjacent: 6,
  /** no unit of its type may be there (6.A.3, 6.A.4) */
  cannot_stand: 7,
  /** several coasts could be meant (6.B.1) */
  coast_needed: 8,
  /** the written coast cannot be reached (6.B.3) */
  coast_unreachable: 9,
  /** no fleets on the board could carry the army (6.D.32), or no armies the fleet */
  no_fleets: 10,
  /** only armies can be convoyed (6.A.7) */
  fleet_not_convoyed: 11,
  /** support of the unit's own province (6.A.8) */
  supports_itself: 12,
  /** the supporter could not go there itself (6.A.10) */
  support_unreachable: 13,
  /** no unit stands at the place of the supported unit */
  supported_absent: 14,
  /** the supported move is impossible (6.D.22 .. 6.D.31) */
  supported_cannot_move: 15,
  /** a convoy of an army by a unit that is no fleet at sea (6.F.1) */
  carrier_not_at_sea: 16,
  /** no unit that could be convoyed stands at the place of the convoyed unit */
  convoyed_absent: 17,
  /** no route needs this unit (6.F.12, 6.G.7, 6.G.19) */
  carrier_not_needed: 18,
  /** two different legal orders for one unit (4.D.3) */
  ordered_twice: 19,
  /** a retreat of a unit that was not dislodged */
  not_dislodged: 20,
  /** the unit may not retreat there */
  no_retreat: 21,
  /** the power has nothing to build, or nothing to remove */
  nothing_due: 22,
  /** not a place where the power may build */
  no_build_site: 23,
  /** a unit stands there (6.I.4) */
  site_occupied: 24,
  /** the order does not say whether to build an army or a fleet (4.C.3) */
  build_type_needed: 25,
  /** the order does not name its power */
  power_unknown: 26,
  /** no fleet but the supporter could carry the supported army (6.D.31) */
  supporter_carries: 27,
  /** the passage is closed to the power, or until it owns certain centers */
  passage_closed: 28,
  /** a support over a passage of less than full strength */
  passage_weak: 29,
  /** the league of the unit's power forbids it */
  league: 30,
  /** the units of dummies do not move (IMMOBILE_DUMMIES) */
  immobile: 31,
  /** a later set of orders of the power counts instead (4.D.1) */
  replaced: 32,
  /** the written coast of the ordered fleet is not where it stands (4.B.5) */
  wrong_unit_coast: 33,
  /** a coast that does not exist, or for an army (4.B.6) */
  needless_coast: 34,
  /** no type of the ordered, supported or convoyed unit (4.C.1) */
  type_missing: 35,
  /** army for a fleet, or fleet for an army (4.C.2) */
  type_wrong: 36,
  /** no nationality of a foreign unit that is supported or convoyed (4.C.5) */
  nation_missing: 37,
  /** the unit belongs to another power (4.C.6) */
  nation_wrong: 38,
  /** another order of the power for the unit or build site counts (4.D.3, 4.D.5) */
  another_counts: 39,
  /** several builds in one province (4.D.5) */
  built_twice: 40,
  /** builds may not be waived (4.D.7) */
  no_waive: 41,
  /** the unit supported to hold was ordered to make an impossible move (4.E.1) */
  moves_in_vain: 42,
  /** the power of the unit supported to hold is in civil disorder (4.D.9) */
  in_disorder: 43,
  /** a move by sea that names no path (4.A.6) */
  path_missing: 44,
  /** no units on the board could carry it along the path (4.A.6) */
  path_broken: 45,
  /** the last of the power's sets of orders is unknown, so none counts (4.D.2) */
  sets_unordered: 46,
  /** a support or convoy that names a coast of the destination (NO_CHECK) */
  coast_refused: 47,
  /** the power handed the unit over later (4.E.5 b) */
  handed_over: 48,
} as const;
export type Illegality = keyof typeof Illegality;

/** Events: results without an order. */
export const EventKind = {
  /** a dislodged unit was lost */
  disbanded: 1,
  /** removed because its power has too many */
  removed: 2,
  /** a build that was due was not used */
  waived: 3,
  /** a power won */
  solo: 4,
  /** the map has no place for the unit in the new phase: it may only hold */
  caught: 5,
  /** a caught unit has a place again */
  freed: 6,
  /** the unit changed its type or coast with the map; `unit` is the new one */
  adapted: 7,
  /** built for a power that ordered no builds (rule CD_BUILDS) */
  built: 8,
  /** for a power that ordered no retreats (rule CD_RETREATS); `unit` is where it went */
  retreated: 9,
  /** a power won together with others; an event for each (rule SHARED_VICTORY) */
  shared_victory: 10,
} as const;
export type EventKind = keyof typeof EventKind;

/** Why an event happened. */
export const EventWhy = {
  /** it had no place to go */
  no_retreat: 1,
  /** no retreat was ordered for it */
  no_order: 2,
  /** removals were missing */
  civil_disorder: 3,
  /** a build was due and possible, but not ordered */
  not_ordered: 4,
  /** it owns enough centers and strictly the most */
  victory: 5,
  /** only illegal orders were given for it */
  illegal_order: 6,
  /** the map has no retreats phase here */
  no_retreats: 7,
  /** the map of the new phase differs */
  map_changed: 8,
  /** it owns enough centers; others may own more */
  enough_centers: 9,
  /** it has the only unit on the board (rule LAST_MAN_STANDING) */
  last_unit: 10,
  /** a vassal's unit on a center of a power outside its team (rule TORN_ALLEGIANCE) */
  torn_allegiance: 11,
  /** dislodged units do not retreat (rule NO_RETREAT) */
  retreats_forbidden: 12,
  /** the same for a dummy without a controller (rule IMMOBILE_DUMMIES) */
  immobile: 13,
  /** its order disbanded it */
  ordered: 14,
  /** its retreat failed */
  retreat_failed: 15,
} as const;
export type EventWhy = keyof typeof EventWhy;

/** Lists of texts about a phase. Each text is followed by a line end; a line end inside a text becomes a blank. */
export const PhaseTexts = {
  /** for each result the order: as it was written, else in normal form */
  orders: 0,
  /**
   * for each result why it ended so: a sentence, and a second one if the order that was
   *                                 handed in had no unit type or a wrong one
   */
  results: 1,
  /** for each event its sentence */
  events: 2,
  /** for each loss its sentence */
  losses: 3,
} as const;
export type PhaseTexts = keyof typeof PhaseTexts;

/** Whose orders are unknown. Their units may do anything, and their lines are ignored. */
export const UnknownOrders = {
  /** powers that have something to order, handed in nothing and are not in `about` */
  absent: 0,
  /** the powers in `unknown` */
  listed: 1,
} as const;
export type UnknownOrders = keyof typeof UnknownOrders;

/** How a draw is voted on. */
export const DrawPolicy = {
  /** yes or no to a draw of all survivors; a list counts as a yes */
  judge_dias: 0,
  /** a list of survivors, which approves a family of draws */
  judge_nodias: 1,
  /** as ENTENTE_DRAW_JUDGE_NODIAS, counted as the old judge's code does */
  njudge: 2,
  /** yes or no */
  daide: 3,
  /** any number of lists, each for exactly that draw */
  daide_pda: 4,
  /** yes or no */
  dpp: 5,
  /** one list, for exactly that draw; a list of one power votes for its victory */
  dpp_pda: 6,
} as const;
export type DrawPolicy = keyof typeof DrawPolicy;

/** Kinds of votes. */
export const VoteKind = {
  /** yes */
  draw: 0,
  /** takes back the power's vote for a draw */
  no_draw: 1,
  /** for a draw of some powers */
  list: 2,
  /** concedes to the power with more supply centers than any other (dummies aside) */
  concede: 3,
} as const;
export type VoteKind = keyof typeof VoteKind;

/**
 * Ends beside the victory on the board, checked after each phase is processed; a new game has none. Dummies have no
 * player and do not count as left. If several apply, the first one below decides.
 */
export const YearLimit = {
  /** a draw of those who are left */
  draw: 0,
  /** the most centers win: one power a solo, several a shared victory */
  most_centers: 1,
  no_result: 2,
} as const;
export type YearLimit = keyof typeof YearLimit;

/** What happens to the orders that the power has handed in before. */
export const SubmitMode = {
  /** they are dropped */
  replace: 0,
  /** an order takes the place of the one that its unit or build site had; the rest stays */
  amend: 1,
  /**
   * they stay as an earlier set of orders. The rule order_sets (DATC 4.D.1) decides which
   *                                   sets count, by default the last. A set may be empty
   */
  next_set: 2,
  /** they stay; the new ones are default orders of the phase, if it hands in none */
  defaults: 3,
} as const;
export type SubmitMode = keyof typeof SubmitMode;

/** Parts of a result that the exchange can leave out: bits. */
export const ResultParts = {
  /** "after" of an adjudicated phase */
  after: 1,
  /** "powers" of legal orders */
  powers: 2,
} as const;

/** Forms of a drawing. */
export const RenderForm = {
  svg: 0,
  /** the board as text, in sequence: for screen readers */
  text: 1,
} as const;
export type RenderForm = keyof typeof RenderForm;

/** The colors of what is no power's. */
export const RenderTheme = {
  light: 0,
  dark: 1,
  print: 2,
  high_contrast: 3,
} as const;
export type RenderTheme = keyof typeof RenderTheme;

/**
 * Colors of powers: the usual ones; or colors and patterns for players to whom red and green, or blue and yellow, look
 * alike.
 */
export const RenderPalette = {
  usual: 0,
  red_green: 1,
  blue_yellow: 2,
} as const;
export type RenderPalette = keyof typeof RenderPalette;

/** Parts of a picture: bits. */
export const RenderParts = {
  orders: 1,
  /** without them orders are drawn as if all succeed */
  results: 2,
  names: 4,
  centers: 8,
  legend: 16,
} as const;

/** The forms in which games, phases and positions are exchanged. A build may lack some of them. */
export const GameForm = {
  /** Entente's JSON: a game or a phase */
  json: 0,
  /** Entente's binary saved game */
  binary: 1,
  /** the saved game of the `diplomacy` Python package */
  diplomacy: 2,
  /** the game JSON of dipcc */
  dipcc: 3,
  /** the state from webDiplomacy's API: variants 1, 15, 23 */
  webdiplomacy: 4,
  /** a case in the DATC form */
  datc: 5,
  /** jDip's test-case text */
  jdip: 6,
  /** the judges' text listing */
  judge: 7,
  /** a position in one line */
  line: 8,
  /** guess the form from the text */
  guess: 255,
} as const;
export type GameForm = keyof typeof GameForm;

/** What went wrong, where, and what was expected. */
export interface ErrorStruct {
  status: Status;
  /** 1: the next four members are a place in the input; 0: they are 0 */
  hasPlace: boolean;
  /** from 1 */
  line: number;
  /** in characters (code points), from 1 */
  column: number;
  /** in bytes from the start of the input */
  offset: number;
  /** of the offending token, in bytes; 0: a place between two bytes, or the end */
  length: number;
  /** of a map text; empty if none */
  file: string;
  /** what is wrong, where, what was expected; always ends with a zero byte */
  message: string;
}
export const ErrorStruct: Layout<ErrorStruct> = { size: 672, sized: true, members: {
  status: [4, "i32", Status],
  hasPlace: [8, "u32", true],
  line: [12, "u32"],
  column: [16, "u32"],
  offset: [20, "u32"],
  length: [24, "u32"],
  file: [32, "char", 128],
  message: [160, "char", 512],
} };

/**
 * How sentences for people are written: in every function that writes some. NULL, or 0 in every member: in English,
 * with ids, in lines of any length. A member that a text has no use for has no effect: width and board on one sentence
 * or on JSON. Languages that the library does not have, and widths out of range, are INVALID_ARGUMENT. Errors,
 * and what entente_map_summary, entente_map_reader_diagnostics and the descriptions of rules, forms and scores say, are
 * in English.
 */
export interface TextOptionsStruct {
  /** 1: full names of the phase ("Army Paris"); 0: ids ("A PAR") */
  fullNames: boolean;
  /** of texts of several lines: the most columns of a line, 20 to 1,048,576; 0: no limit */
  width: number;
  /** 1: a report also lists each power's units and supply centers after the phase */
  board: boolean;
  language: TextLanguage;
}
export const TextOptionsStruct: Layout<TextOptionsStruct> = { size: 24, sized: true, members: {
  fullNames: [4, "u32", true],
  width: [8, "u32"],
  board: [12, "u32", true],
  language: [16, "u32", TextLanguage],
} };

/** A shipped map. Texts end with a zero byte. */
export interface BuiltinInfoStruct {
  /** "standard", which entente_map_builtin takes */
  name: string;
}
export const BuiltinInfoStruct: Layout<BuiltinInfoStruct> = { size: 40, sized: true, members: {
  name: [8, "char", 32],
} };

/** How many errors and warnings a text has. */
export interface DiagnosticCountsStruct {
  errors: number;
  warnings: number;
}
export const DiagnosticCountsStruct: Layout<DiagnosticCountsStruct> = { size: 16, sized: true, members: {
  errors: [4, "u32"],
  warnings: [8, "u32"],
} };

/** The parts of a map that are the same in all phases. */
export interface MapInfoStruct {
  /** a number of the map's content; the same on every platform */
  fingerprint: number;
  provinceCount: number;
  /** provinces and coasts; location p < province_count is province p without a coast */
  locationCount: number;
  powerCount: number;
  centerCount: number;
  /** maps that differ by phase (IN, FROM), including the base map */
  stageCount: number;
  /** "S1901M" */
  beginPhase: string;
  /** "SPRING 1901 MOVEMENT"; of a longer name the beginning */
  beginText: string;
}
export const MapInfoStruct: Layout<MapInfoStruct> = { size: 224, sized: true, members: {
  fingerprint: [4, "u32"],
  provinceCount: [8, "u32"],
  locationCount: [12, "u32"],
  powerCount: [16, "u32"],
  centerCount: [20, "u32"],
  stageCount: [24, "u32"],
  beginPhase: [32, "char", 32],
  beginText: [64, "char", 160],
} };

/** Counts of the map in force in a phase. */
export interface StageCountsStruct {
  provinces: number;
  locations: number;
  /** undirected, between provinces, with any power and center conditions */
  armyEdges: number;
  /** between locations */
  fleetEdges: number;
  powers: number;
  centers: number;
  /** at the start */
  units: number;
  /** centers for a solo victory in the first game-year, or in the year of the phase */
  victory: number;
}
export const StageCountsStruct: Layout<StageCountsStruct> = { size: 40, sized: true, members: {
  provinces: [4, "u32"],
  locations: [8, "u32"],
  armyEdges: [12, "u32"],
  fleetEdges: [16, "u32"],
  powers: [20, "u32"],
  centers: [24, "u32"],
  units: [28, "u32"],
  victory: [32, "u32"],
} };

/** A location of the base map. */
export interface LocationInfoStruct {
  province: number;
  /** index of the supply center, or ENTENTE_NO_CENTER; the same for a province and its coasts */
  center: number;
  terrain: Terrain;
  /** an army may stand here */
  takesArmy: boolean;
  /** a fleet may stand here */
  takesFleet: boolean;
  /** of the province */
  coastCount: number;
  /** location of its first coast, or ENTENTE_NO_LOCATION; the others follow */
  firstCoast: number;
}
export const LocationInfoStruct: Layout<LocationInfoStruct> = { size: 32, sized: true, members: {
  province: [4, "u32"],
  center: [8, "u32"],
  terrain: [12, "u32", Terrain],
  takesArmy: [16, "u32", true],
  takesFleet: [20, "u32", true],
  coastCount: [24, "u32"],
  firstCoast: [28, "u32"],
} };

/** A power of the base map. */
export interface PowerInfoStruct {
  homeCount: number;
  /** bit per power: members of the leagues that its LEAGUE line lists, its own included */
  friends: bigint;
  /** code point of its letter; 0 if it has none */
  letter: number;
  /** 1: a dummy; `dummies` of the summary lists who may control it */
  isDummy: boolean;
}
export const PowerInfoStruct: Layout<PowerInfoStruct> = { size: 24, sized: true, members: {
  homeCount: [4, "u32"],
  friends: [8, "u64"],
  letter: [16, "u32"],
  isDummy: [20, "u32", true],
} };

/**
 * One value for each rule option: the disputable issues of DATC section 4, the options that RULE lines of maps set, and
 * habits of judges ("victory_gain", "empty_retreats"). Plain memory; fill it with entente_rules_init. Where a function
 * takes `const entente_rules*`, NULL means the default with the RULE lines of the map; a rule that needs another map is
 * NOT_SUPPORTED.
 *   An exchange and entente_convert read inputs that may say something about rules. That changes the rules given:
 * options of the input set their options, RULE names their rules (those about press or deadlines: none), and a preset
 * is a whole rulebook. A note tells which options of the input win. With `replaces` the given rules count alone, and
 * the note tells which options they replace. All other functions ignore `replaces`; those that write rules set it to
 * 0.
 */
export interface RulesStruct {
  /** by option index; unused ones zero */
  value: readonly number[];
  /** 0; 1: what an input says about rules does not count */
  replaces: boolean;
}
export const RulesStruct: Layout<RulesStruct> = { size: 128, sized: true, members: {
  value: [4, "u8", 120],
  replaces: [124, "u32", true],
} };

/** A preset: a rulebook, or the practice of a known judge. Texts end with a zero byte. */
export interface PresetInfoStruct {
  /** "1971", which entente_rules_read reads */
  name: string;
  /** "rulebooks of 1971 and 1976" */
  text: string;
}
export const PresetInfoStruct: Layout<PresetInfoStruct> = { size: 136, sized: true, members: {
  name: [8, "char", 32],
  text: [40, "char", 96],
} };

/** An option. Texts end with a zero byte. */
export interface OptionInfoStruct {
  valueCount: number;
  origin: OptionOrigin;
  /** "civil_disorder" */
  name: string;
  /** "4.D.8", or "" for an option that is no issue of DATC section 4 */
  issue: string;
  /** the question that every value answers */
  question: string;
}
export const OptionInfoStruct: Layout<OptionInfoStruct> = { size: 256, sized: true, members: {
  valueCount: [4, "u32"],
  origin: [8, "u32", OptionOrigin],
  name: [16, "char", 64],
  issue: [80, "char", 16],
  question: [96, "char", 160],
} };

/** A value of an option. Texts end with a zero byte. */
export interface ValueInfoStruct {
  /** of DATC 3.0; "" if it has none */
  letter: string;
  /** "home_distance" */
  name: string;
  /** the effect of the value */
  text: string;
  /** DATC cases it changes or leaves without an answer: "6.J.3 6.J.6" */
  cases: string;
  /** the subset of `cases` that it leaves without an answer */
  noAnswer: string;
  /** names of RULE lines that set it when all are in force */
  mapRules: string;
}
export const ValueInfoStruct: Layout<ValueInfoStruct> = { size: 656, sized: true, members: {
  letter: [4, "char", 8],
  name: [12, "char", 64],
  text: [76, "char", 256],
  cases: [332, "char", 160],
  noAnswer: [492, "char", 96],
  mapRules: [588, "char", 64],
} };

/** A unit on the board. Never grows. */
export interface UnitStruct {
  location: number;
  power: number;
  unitType: UnitType;
}
export const UnitStruct: Layout<UnitStruct> = { size: 4, sized: false, members: {
  location: [0, "u16"],
  power: [2, "u8"],
  unitType: [3, "u8", UnitType],
} };

/** Phase, numbers of units and end of a position. */
export interface PositionInfoStruct {
  year: number;
  phaseType: PhaseType;
  /** without the dislodged units */
  unitCount: number;
  dislodgedCount: number;
  endKind: EndKind;
  /** bit per power: for whom the game ended */
  winners: bigint;
  /** "S1901M"; "COMPLETED" if the game is over */
  phaseName: string;
  /** of the phase: the later of two phases of a year has the higher number */
  placeInFlow: number;
}
export const PositionInfoStruct: Layout<PositionInfoStruct> = { size: 72, sized: true, members: {
  year: [4, "i32"],
  phaseType: [8, "u32", PhaseType],
  unitCount: [12, "u32"],
  dislodgedCount: [16, "u32"],
  endKind: [20, "u32", EndKind],
  winners: [24, "u64"],
  phaseName: [32, "char", 32],
  placeInFlow: [64, "u32"],
} };

/** What a power has on the board. Never grows. */
export interface PowerCountsStruct {
  /** without the dislodged ones */
  units: number;
  /** dislodged units */
  dislodged: number;
  /** supply centers that it owns and that count in the phase */
  centers: number;
}
export const PowerCountsStruct: Layout<PowerCountsStruct> = { size: 8, sized: false, members: {
  units: [0, "u16"],
  dislodged: [2, "u16"],
  centers: [4, "u16"],
} };

/** Counters that only some maps have; a position keeps them for every power. On other maps they are zero. */
export interface PowerStateStruct {
  /** owned centers that it may still turn into homes by building there (&SC) */
  claims: number;
  /** builds left on any of its vacant homes, which it then owns (SC!) */
  seizingBuilds: number;
  /** the same, but without owning the home; they lapse after the next adjustments (SC?) */
  guestBuilds: number;
  /** Of a dummy: index of the controller whose turn it is, of its `controllers` in the map's summary. */
  controlTurn: number;
  /** on maps with VASSAL_DUMMIES, of a dummy: the power that controls it, plus 1; 0: none */
  controller: number;
}
export const PowerStateStruct: Layout<PowerStateStruct> = { size: 24, sized: true, members: {
  claims: [4, "u32"],
  seizingBuilds: [8, "u32"],
  guestBuilds: [12, "u32"],
  controlTurn: [16, "u32"],
  controller: [20, "u32"],
} };

/** A scoring system. */
export interface ScoreSystemInfoStruct {
  /** "draw-size" */
  name: string;
  /** how it counts */
  text: string;
}
export const ScoreSystemInfoStruct: Layout<ScoreSystemInfoStruct> = { size: 168, sized: true, members: {
  name: [8, "char", 32],
  text: [40, "char", 128],
} };

/** A fraction in lowest terms; the denominator is above 0. */
export interface ScoreStruct {
  numerator: bigint;
  denominator: bigint;
}
export const ScoreStruct: Layout<ScoreStruct> = { size: 16, sized: false, members: {
  numerator: [0, "i64"],
  denominator: [8, "i64"],
} };

/** The parts of an order. */
export interface OrderFieldsStruct {
  kind: OrderKind;
  /** who gives it; ENTENTE_NO_POWER: not said */
  power: number;
  /** kind BUILD: the type to build */
  unitType: UnitType;
  /** 0: the text did not say */
  unitTypeKnown: boolean;
  /** of the supported or convoyed unit */
  thirdType: UnitType;
  thirdTypeKnown: boolean;
  viaConvoy: boolean;
  /** how the text wrote it; zero is fine */
  written: number;
  /** where the ordered unit stands, or the build site */
  source: number;
  /** destination of a move, retreat, supported move or convoy, or ENTENTE_NO_LOCATION */
  target: number;
  /** where the supported or convoyed unit stands, or ENTENTE_NO_LOCATION */
  third: number;
}
export const OrderFieldsStruct: Layout<OrderFieldsStruct> = { size: 48, sized: true, members: {
  kind: [4, "u32", OrderKind],
  power: [8, "u32"],
  unitType: [12, "u32", UnitType],
  unitTypeKnown: [16, "u32", true],
  thirdType: [20, "u32", UnitType],
  thirdTypeKnown: [24, "u32", true],
  viaConvoy: [28, "u32", true],
  written: [32, "u32"],
  source: [36, "u32"],
  target: [40, "u32"],
  third: [44, "u32"],
} };

/** Orders of one unit, of one build site, or the WAIVE of one power: a run in a list. */
export interface OrderGroupStruct {
  /** index of its first order in the list */
  first: number;
  /** how many */
  count: number;
  /** of the unit or site; ENTENTE_NO_PROVINCE: WAIVE */
  province: number;
  power: number;
}
export const OrderGroupStruct: Layout<OrderGroupStruct> = { size: 12, sized: false, members: {
  first: [0, "u32"],
  count: [4, "u32"],
  province: [8, "u16"],
  power: [10, "u8"],
} };

/** The number of an order among the legal orders of its province. Never grows. */
export interface OrderNumberStruct {
  /** index in the list of the province */
  number: number;
  /** as entente_legal_orders takes it */
  province: number;
}
export const OrderNumberStruct: Layout<OrderNumberStruct> = { size: 8, sized: false, members: {
  number: [0, "u32"],
  province: [4, "u16"],
} };

/** The result of an order. */
export interface OrderResultStruct {
  /** normalised: real type and coast filled in */
  order: bigint;
  /** province (before the phase) of the unit that made the order fail, or ENTENTE_NO_PROVINCE */
  cause: number;
  /** province of the unit that dislodged the ordered unit, or ENTENTE_NO_PROVINCE */
  dislodgedBy: number;
  /** ENTENTE_REASON_NONE: it succeeded */
  reason: Reason;
  /** why the order is illegal, or void by a rule */
  illegality: Illegality;
  /** 1: not given, but implied for a unit without a legal order */
  implied: boolean;
  /** 1: a build that the other powers do not see before the next movement results */
  hidden: boolean;
}
export const OrderResultStruct: Layout<OrderResultStruct> = { size: 16, sized: false, members: {
  order: [0, "u64"],
  cause: [8, "u16"],
  dislodgedBy: [10, "u16"],
  reason: [12, "u8", Reason],
  illegality: [13, "u8", Illegality],
  implied: [14, "u8", true],
  hidden: [15, "u8", true],
} };

/** An event. Never grows. */
export interface EventStruct {
  kind: EventKind;
  why: EventWhy;
  power: number;
  /** location ENTENTE_NO_LOCATION if the event is not about a unit */
  unit: UnitStruct;
}
export const EventStruct: Layout<EventStruct> = { size: 8, sized: false, members: {
  kind: [0, "u8", EventKind],
  why: [1, "u8", EventWhy],
  power: [2, "u8"],
  unit: [4, UnitStruct],
} };

/** Counts and end of an adjudicated phase. */
export interface PhaseSummaryStruct {
  /** one for each order, then the implied ones */
  resultCount: number;
  eventCount: number;
  /** whether the phase ended the game, and how */
  endKind: EndKind;
  /** bit per power: the winners of that end */
  winners: bigint;
  /** of a phase of a game: the powers that played their default orders; else 0 */
  byDefault: bigint;
  /**
   * Of a phase of a game, else 0: a number that is another one when the phase was undone and other orders were played
   * since, in it or before it. So a caller sees whether results that it keeps are still those of the game.
   */
  serial: bigint;
}
export const PhaseSummaryStruct: Layout<PhaseSummaryStruct> = { size: 40, sized: true, members: {
  resultCount: [4, "u32"],
  eventCount: [8, "u32"],
  endKind: [12, "u32", EndKind],
  winners: [16, "u64"],
  byDefault: [24, "u64"],
  serial: [32, "u64"],
} };

/** What the advice is about. NULL, or 0 in every member: all orders that were handed in. */
export interface AdviseOptionsStruct {
  whichUnknown: UnknownOrders;
  /** a bit per power; 0 with ENTENTE_UNKNOWN_ABSENT */
  unknown: bigint;
  /** bit per power: whose orders and units the advice is about; 0: all */
  about: bigint;
  /** 1: also the certain and possible results under any orders of unknown powers */
  outlook: boolean;
}
export const AdviseOptionsStruct: Layout<AdviseOptionsStruct> = { size: 32, sized: true, members: {
  whichUnknown: [4, "u32", UnknownOrders],
  unknown: [8, "u64"],
  about: [16, "u64"],
  outlook: [24, "u32", true],
} };

/** What one order is worth by itself. */
export interface OrderCheckStruct {
  isLegal: boolean;
  /**
   * ENTENTE_REASON_NONE if it is legal; else _ILLEGAL, _UNREADABLE, or of a statement
   *                                     _STATED or _IGNORED
   */
  reason: Reason;
  /** of an illegal order */
  illegality: Illegality;
  written: number;
  /** of an unreadable text: where in it the unreadable part starts */
  faultOffset: number;
  /** in bytes */
  faultLength: number;
  /** of kind 0 if the text is no order */
  order: bigint;
}
export const OrderCheckStruct: Layout<OrderCheckStruct> = { size: 40, sized: true, members: {
  isLegal: [4, "u32", true],
  reason: [8, "u32", Reason],
  illegality: [12, "u32", Illegality],
  written: [16, "u32"],
  faultOffset: [20, "u32"],
  faultLength: [24, "u32"],
  order: [32, "u64"],
} };

/** A game and its current phase. */
export interface GameInfoStruct {
  /** of the current phase */
  year: number;
  phaseType: PhaseType;
  /** ENTENTE_END_NONE: the game goes on */
  endKind: EndKind;
  /** of the end */
  winners: bigint;
  /** powers that want the phase to wait */
  waiting: bigint;
  /** phases played; also the number of the current phase */
  phaseCount: number;
  /** phases that can be redone */
  undoneCount: number;
  drawPolicy: DrawPolicy;
  /** lines handed in for the current phase */
  lineCount: number;
  /** "S1901M"; "COMPLETED" if the game is over */
  phaseName: string;
}
export const GameInfoStruct: Layout<GameInfoStruct> = { size: 88, sized: true, members: {
  year: [4, "i32"],
  phaseType: [8, "u32", PhaseType],
  endKind: [12, "u32", EndKind],
  winners: [16, "u64"],
  waiting: [24, "u64"],
  phaseCount: [32, "u32"],
  undoneCount: [36, "u32"],
  drawPolicy: [40, "u32", DrawPolicy],
  lineCount: [44, "u32"],
  phaseName: [48, "char", 32],
} };

/** A vote. Never grows. */
export interface VoteStruct {
  /** LIST: the draw; CONCEDE: the power conceded to; else 0 */
  powers: bigint;
  /** who votes */
  power: number;
  kind: VoteKind;
  /** Of a vote that is given: 1: the yes came as a list, which counts as a plain yes; not saved. */
  listIgnored: boolean;
}
export const VoteStruct: Layout<VoteStruct> = { size: 16, sized: false, members: {
  powers: [0, "u64"],
  power: [8, "u8"],
  kind: [9, "u8", VoteKind],
  listIgnored: [10, "u8", true],
} };

/** Ends of a game beside the victory on the board. */
export interface EndRulesStruct {
  /** 1: the last power that is left wins */
  lastSurvivor: boolean;
  /** 1: last_year counts */
  hasLastYear: boolean;
  /** the game ends when the next phase is in a year beyond it */
  lastYear: number;
  /** how it then ends */
  yearLimit: YearLimit;
  /** years without a center changing hands that make a draw; 0: never; at most 2^31 - 1 */
  stalemateYears: number;
  /** played phases that make one; 0: never; at most 2^31 - 1 */
  phaseLimit: number;
}
export const EndRulesStruct: Layout<EndRulesStruct> = { size: 32, sized: true, members: {
  lastSurvivor: [4, "u32", true],
  hasLastYear: [8, "u32", true],
  lastYear: [12, "i32"],
  yearLimit: [16, "u32", YearLimit],
  stalemateYears: [20, "u32"],
  phaseLimit: [24, "u32"],
} };

/** How orders are handed in. NULL: they replace the earlier ones, and the host hands them in. */
export interface SubmissionStruct {
  /**
   * The power that hands them in: the power itself, one that controls it (a dummy) or one that the host allowed
   * (entente_game_allow); ENTENTE_NO_POWER: no check, for orders of the host.
   */
  by: number;
  mode: SubmitMode;
}
export const SubmissionStruct: Layout<SubmissionStruct> = { size: 16, sized: true, members: {
  by: [4, "u32"],
  mode: [8, "u32", SubmitMode],
} };

/** What a power still has to order in the current phase. */
export interface OwedStruct {
  /** units without a legal order; in a retreats phase dislodged units that have a place to go */
  unitCount: number;
  /** builds that are due and possible, neither ordered nor waived */
  buildCount: number;
  /** removals that are due and not ordered */
  removalCount: number;
  /** the power that can order them; ENTENTE_NO_POWER for a dummy without a controller on the map */
  by: number;
}
export const OwedStruct: Layout<OwedStruct> = { size: 24, sized: true, members: {
  unitCount: [4, "u32"],
  buildCount: [8, "u32"],
  removalCount: [12, "u32"],
  by: [16, "u32"],
} };

/**
 * A line that was submitted: an order or an unreadable text. Lines are sorted by power; each power's lines keep their
 * sequence.
 */
export interface LineStruct {
  /** who submitted it */
  power: number;
  /** 0: in the first set of orders of its power; the rule order_sets decides which sets count */
  orderSet: number;
  /** 1: it came as text; 0: as a packed order */
  isWritten: boolean;
  /** 0: no order: entente_game_line_fault says why */
  isReadable: boolean;
  /** nationality written for the ordered unit, or ENTENTE_NO_POWER */
  unitNation: number;
  /** for the supported or convoyed unit */
  thirdNation: number;
  /** with the position of the phase known */
  written: number;
  /** in the text, start of the unreadable part */
  faultOffset: number;
  /** in bytes */
  faultLength: number;
  /** as submitted; of kind 0 if unreadable */
  order: bigint;
}
export const LineStruct: Layout<LineStruct> = { size: 48, sized: true, members: {
  power: [4, "u32"],
  orderSet: [8, "u32"],
  isWritten: [12, "u32", true],
  isReadable: [16, "u32", true],
  unitNation: [20, "u32"],
  thirdNation: [24, "u32"],
  written: [28, "u32"],
  faultOffset: [32, "u32"],
  faultLength: [36, "u32"],
  order: [40, "u64"],
} };

/** Counts of a replay. */
export interface ReplaySummaryStruct {
  /** compared + skipped */
  phaseCount: number;
  /** phases that were adjudicated and compared */
  compared: number;
  differenceCount: number;
  /** remarks that are no differences */
  remarkCount: number;
  /** notes about parts of the input that are not read (entente_exchange_notes) */
  noteCount: number;
  /** the record has nothing after the phase */
  skippedLast: number;
  /** retreats phases in which no unit has a place to go */
  skippedEmpty: number;
  /** the game is over */
  skippedOver: number;
}
export const ReplaySummaryStruct: Layout<ReplaySummaryStruct> = { size: 40, sized: true, members: {
  phaseCount: [4, "u32"],
  compared: [8, "u32"],
  differenceCount: [12, "u32"],
  remarkCount: [16, "u32"],
  noteCount: [20, "u32"],
  skippedLast: [24, "u32"],
  skippedEmpty: [28, "u32"],
  skippedOver: [32, "u32"],
} };

/** How a board is drawn; 0 in every member is the usual form. */
export interface RenderOptionsStruct {
  form: RenderForm;
  theme: RenderTheme;
  palette: RenderPalette;
  /** the parts to leave out */
  hidden: number;
  /** 1: full names of the phase ("Army Paris"; labels where there is room); 0: ids ("A PAR") */
  fullNames: boolean;
  /** of SVG in pixels, of text in columns, at least 20; 0: its own, no limit */
  width: number;
  language: TextLanguage;
  /**
   * Bit per power: draws what their orders do surely and what they may do, however the others are ordered, instead of
   * results; 0: results.
   */
  outlook: bigint;
}
export const RenderOptionsStruct: Layout<RenderOptionsStruct> = { size: 40, sized: true, members: {
  form: [4, "u32", RenderForm],
  theme: [8, "u32", RenderTheme],
  palette: [12, "u32", RenderPalette],
  hidden: [16, "u32"],
  fullNames: [20, "u32", true],
  width: [24, "u32"],
  language: [28, "u32", TextLanguage],
  outlook: [32, "u64"],
} };

/** A form. Texts end with a zero byte. */
export interface GameFormInfoStruct {
  form: GameForm;
  /** "webdiplomacy" */
  name: string;
  /** "state that webDiplomacy's API gives" */
  text: string;
}
export const GameFormInfoStruct: Layout<GameFormInfoStruct> = { size: 128, sized: true, members: {
  form: [4, "u32", GameForm],
  name: [8, "char", 24],
  text: [32, "char", 96],
} };

/** How a game of random orders went. */
export interface PlaySummaryStruct {
  phaseCount: number;
  /** digest of every order, outcome and position; for a seed the same on every platform */
  signature: bigint;
  /** bit per power: the winners, if the game ended within the limit */
  winners: bigint;
  endKind: EndKind;
}
export const PlaySummaryStruct: Layout<PlaySummaryStruct> = { size: 32, sized: true, members: {
  phaseCount: [4, "u32"],
  signature: [8, "u64"],
  winners: [16, "u64"],
  endKind: [24, "u32", EndKind],
} };

/** The functions that a module exports. Pointers are numbers. */
export interface Functions {
  entente_abi_check(abiVersion: number): number;
  entente_has(part: number, partLength: number): number;
  entente_version(): number;
  entente_version_number(): number;
  entente_word(of: number, value: number): number;
  entente_find_word(of: number, word: number, length: number, value: number, error: number): number;
  entente_text_data(text: number): number;
  entente_text_length(text: number): number;
  entente_text_free(text: number): void;
  entente_map_builtin_describe(index: number, info: number, error: number): number;
  entente_map_builtin(name: number, nameLength: number, gameMap: number, error: number): number;
  entente_map_retain(gameMap: number): number;
  entente_map_free(gameMap: number): void;
  entente_map_read(form: number, text: number, length: number, fileName: number, fileNameLength: number, gameMap: number, error: number): number;
  entente_map_write(gameMap: number, form: number, text: number, error: number): number;
  entente_map_summary(gameMap: number, phaseName: number, phaseNameLength: number, form: number, text: number, error: number): number;
  entente_map_reader_new(form: number, text: number, length: number, fileName: number, fileNameLength: number, reader: number, error: number): number;
  entente_map_reader_free(reader: number): void;
  entente_map_reader_wants(reader: number): number;
  entente_map_reader_wanted_by(reader: number): number;
  entente_map_reader_give(reader: number, text: number, length: number, error: number): number;
  entente_map_reader_refuse(reader: number, reasonStatus: number, error: number): number;
  entente_map_reader_finish(reader: number, gameMap: number, error: number): number;
  entente_map_reader_diagnostics(reader: number, form: number, errorsOnly: number, counts: number, text: number, error: number): number;
  entente_map_describe(gameMap: number, info: number, error: number): number;
  entente_map_name(gameMap: number): number;
  entente_map_count(gameMap: number, phaseName: number, phaseNameLength: number, counts: number, error: number): number;
  entente_map_location(gameMap: number, location: number, info: number, error: number): number;
  entente_map_location_id(gameMap: number, location: number): number;
  entente_map_location_name(gameMap: number, location: number): number;
  entente_map_find_location(gameMap: number, text: number, length: number, location: number, error: number): number;
  entente_map_neighbors(gameMap: number, phaseName: number, phaseNameLength: number, unitType: number, location: number, locations: number, capacity: number, length: number, error: number): number;
  entente_map_power(gameMap: number, power: number, info: number, error: number): number;
  entente_map_power_id(gameMap: number, power: number): number;
  entente_map_power_name(gameMap: number, power: number): number;
  entente_map_find_power(gameMap: number, text: number, length: number, power: number, error: number): number;
  entente_map_homes(gameMap: number, power: number, provinces: number, capacity: number, length: number, error: number): number;
  entente_map_centers(gameMap: number, provinces: number, capacity: number, length: number, error: number): number;
  entente_rules_init(rules: number, gameMap: number, error: number): number;
  entente_preset_describe(index: number, info: number, error: number): number;
  entente_rules_set(rules: number, option: number, optionLength: number, value: number, valueLength: number, error: number): number;
  entente_rules_get(rules: number, option: number, optionLength: number, value: number, capacity: number, length: number, error: number): number;
  entente_rules_write(rules: number, reference: number, all: number, text: number, error: number): number;
  entente_rules_read(gameMap: number, text: number, length: number, rules: number, error: number): number;
  entente_option_describe(option: number, info: number, error: number): number;
  entente_option_value_describe(option: number, value: number, info: number, error: number): number;
  entente_position_size(gameMap: number): number;
  entente_position_start(gameMap: number, position: number, capacity: number, error: number): number;
  entente_position_clear(gameMap: number, position: number, capacity: number, error: number): number;
  entente_position_check(gameMap: number, position: number, error: number): number;
  entente_position_place(gameMap: number, position: number, unit: number, error: number): number;
  entente_position_remove(gameMap: number, position: number, province: number, error: number): number;
  entente_position_dislodge(gameMap: number, position: number, unit: number, retreats: number, retreatCount: number, error: number): number;
  entente_position_set_owner(gameMap: number, position: number, province: number, power: number, error: number): number;
  entente_position_set_phase(gameMap: number, position: number, phaseName: number, phaseNameLength: number, error: number): number;
  entente_position_describe(gameMap: number, position: number, info: number, error: number): number;
  entente_position_set_end(gameMap: number, position: number, endKind: number, winners: bigint, error: number): number;
  entente_position_end_phrase(gameMap: number, position: number, options: number, text: number, capacity: number, length: number, error: number): number;
  entente_position_units(gameMap: number, position: number, units: number, capacity: number, length: number, error: number): number;
  entente_position_dislodged(gameMap: number, position: number, units: number, capacity: number, length: number, error: number): number;
  entente_position_retreats(gameMap: number, position: number, province: number, locations: number, capacity: number, length: number, error: number): number;
  entente_position_owners(gameMap: number, position: number, powers: number, capacity: number, length: number, error: number): number;
  entente_position_counts(gameMap: number, position: number, counts: number, capacity: number, length: number, error: number): number;
  entente_position_due(gameMap: number, position: number, rules: number, power: number, due: number, error: number): number;
  entente_position_power_state(gameMap: number, position: number, power: number, state: number, error: number): number;
  entente_position_homes(gameMap: number, position: number, power: number, provinces: number, capacity: number, length: number, error: number): number;
  entente_position_to_json(gameMap: number, position: number, json: number, error: number): number;
  entente_position_from_json(gameMap: number, json: number, length: number, position: number, capacity: number, error: number): number;
  entente_position_write_line(gameMap: number, position: number, line: number, capacity: number, length: number, error: number): number;
  entente_position_read_line(gameMap: number, line: number, length: number, position: number, capacity: number, error: number): number;
  entente_position_hash(gameMap: number, position: number, hash: number, error: number): number;
  entente_position_difference(gameMap: number, before: number, after: number, form: number, options: number, text: number, error: number): number;
  entente_score_system_describe(system: number, info: number, error: number): number;
  entente_position_scores(gameMap: number, position: number, system: number, unplayed: bigint, scores: number, capacity: number, length: number, error: number): number;
  entente_order_pack(fields: number, order: number, error: number): number;
  entente_order_unpack(order: bigint, fields: number, error: number): number;
  entente_order_read(gameMap: number, rules: number, phaseType: number, power: number, text: number, length: number, order: number, error: number): number;
  entente_order_write(gameMap: number, order: bigint, text: number, capacity: number, length: number, error: number): number;
  entente_orders_write(gameMap: number, orders: number, orderCount: number, text: number, error: number): number;
  entente_scratch_new(gameMap: number, scratch: number, error: number): number;
  entente_scratch_free(scratch: number): void;
  entente_legal_orders(scratch: number, position: number, rules: number, power: number, province: number, orders: number, capacity: number, length: number, error: number): number;
  entente_order_groups(gameMap: number, orders: number, orderCount: number, groups: number, capacity: number, length: number, error: number): number;
  entente_legal_order_counts(scratch: number, position: number, rules: number, counts: number, capacity: number, length: number, error: number): number;
  entente_legal_orders_numbered(scratch: number, position: number, rules: number, numbers: number, numberCount: number, orders: number, capacity: number, length: number, error: number): number;
  entente_legal_order_numbers(scratch: number, position: number, rules: number, orders: number, orderCount: number, numbers: number, capacity: number, length: number, error: number): number;
  entente_order_choices(scratch: number, position: number, rules: number, power: number, province: number, chosen: number, chosenCount: number, step: number, choices: number, capacity: number, length: number, order: number, error: number): number;
  entente_actions_new(gameMap: number, rules: number, actions: number, error: number): number;
  entente_actions_free(actions: number): void;
  entente_actions_count(actions: number): number;
  entente_actions_hash(actions: number): bigint;
  entente_actions_of_orders(actions: number, orders: number, orderCount: number, numbers: number, capacity: number, length: number, error: number): number;
  entente_actions_to_orders(actions: number, numbers: number, numberCount: number, orders: number, capacity: number, length: number, error: number): number;
  entente_legal_actions(scratch: number, position: number, rules: number, actions: number, power: number, numbers: number, capacity: number, length: number, error: number): number;
  entente_adjudicate(scratch: number, position: number, rules: number, orders: number, orderCount: number, summary: number, error: number): number;
  entente_scratch_results(scratch: number, results: number, resultSize: number, capacity: number, length: number, error: number): number;
  entente_scratch_events(scratch: number, events: number, capacity: number, length: number, error: number): number;
  entente_scratch_losses(scratch: number, losses: number, capacity: number, length: number, error: number): number;
  entente_scratch_after(scratch: number, position: number, capacity: number, error: number): number;
  entente_scratch_next(scratch: number, position: number, capacity: number, error: number): number;
  entente_scratch_texts(scratch: number, kind: number, options: number, texts: number, error: number): number;
  entente_adjudicate_batch(scratch: number, positions: number, positionCount: number, rules: number, orders: number, orderStarts: number, results: number, resultSize: number, statuses: number, error: number): number;
  entente_scratch_explain(scratch: number, orderText: number, orderTextLength: number, form: number, options: number, explanation: number, error: number): number;
  entente_game_new(gameMap: number, rules: number, position: number, game: number, error: number): number;
  entente_game_free(game: number): void;
  entente_game_fork(game: number, copy: number, error: number): number;
  entente_game_view(game: number, power: number, view: number, error: number): number;
  entente_game_phase_count(game: number): number;
  entente_game_map(game: number): number;
  entente_game_rules(game: number, rules: number, error: number): number;
  entente_game_position(game: number, phase: number, position: number, capacity: number, error: number): number;
  entente_game_find_phase(game: number, phaseName: number, phaseNameLength: number, phase: number, error: number): number;
  entente_game_legal_orders(game: number, power: number, province: number, orders: number, capacity: number, length: number, error: number): number;
  entente_game_check_order(game: number, power: number, text: number, length: number, options: number, check: number, sentence: number, error: number): number;
  entente_game_set_draw_policy(game: number, policy: number, error: number): number;
  entente_game_describe(game: number, info: number, error: number): number;
  entente_game_vote(game: number, vote: number, error: number): number;
  entente_game_cancel_vote(game: number, vote: number, error: number): number;
  entente_game_votes(game: number, votes: number, capacity: number, length: number, error: number): number;
  entente_game_vote_command(game: number, power: number, text: number, length: number, error: number): number;
  entente_game_end(game: number, endKind: number, winners: bigint, error: number): number;
  entente_game_set_end_rules(game: number, endRules: number, error: number): number;
  entente_game_end_rules(game: number, endRules: number, error: number): number;
  entente_game_resume(game: number, error: number): number;
  entente_game_submit(game: number, power: number, orders: number, orderCount: number, how: number, error: number): number;
  entente_game_submit_text(game: number, power: number, text: number, length: number, how: number, error: number): number;
  entente_game_cancel_order(game: number, power: number, province: number, by: number, error: number): number;
  entente_game_set_waiting(game: number, power: number, waits: number, error: number): number;
  entente_game_allow(game: number, by: number, power: number, allowed: number, error: number): number;
  entente_game_may_order(game: number, by: number, power: number): number;
  entente_game_owed(game: number, power: number, owed: number, error: number): number;
  entente_game_owed_units(game: number, power: number, units: number, capacity: number, length: number, error: number): number;
  entente_game_owed_json(game: number, json: number, error: number): number;
  entente_game_process(game: number, error: number): number;
  entente_game_undo(game: number, error: number): number;
  entente_game_redo(game: number, error: number): number;
  entente_game_go_to(game: number, phase: number, error: number): number;
  entente_game_orders(game: number, phase: number, power: number, orders: number, capacity: number, length: number, error: number): number;
  entente_game_orders_text(game: number, phase: number, power: number, defaults: number, text: number, error: number): number;
  entente_game_line_count(game: number, phase: number): number;
  entente_game_line(game: number, phase: number, index: number, line: number, error: number): number;
  entente_game_line_text(game: number, phase: number, index: number, text: number, capacity: number, length: number, error: number): number;
  entente_game_line_fault(game: number, phase: number, index: number, options: number, text: number, capacity: number, length: number, error: number): number;
  entente_game_line_path(game: number, phase: number, index: number, locations: number, capacity: number, length: number, error: number): number;
  entente_game_summary(game: number, phase: number, summary: number, error: number): number;
  entente_game_results(game: number, phase: number, results: number, resultSize: number, capacity: number, length: number, error: number): number;
  entente_game_events(game: number, phase: number, events: number, capacity: number, length: number, error: number): number;
  entente_game_losses(game: number, phase: number, losses: number, capacity: number, length: number, error: number): number;
  entente_game_phase_json(game: number, phase: number, options: number, json: number, error: number): number;
  entente_game_after(game: number, phase: number, position: number, capacity: number, error: number): number;
  entente_game_texts(game: number, phase: number, kind: number, options: number, texts: number, error: number): number;
  entente_game_explain(game: number, phase: number, orderText: number, orderTextLength: number, form: number, options: number, explanation: number, error: number): number;
  entente_game_advise(game: number, question: number, form: number, options: number, advice: number, error: number): number;
  entente_game_hash(game: number, phase: number, hash: number, error: number): number;
  entente_game_save(game: number, json: number, error: number): number;
  entente_game_save_binary(game: number, bytes: number, error: number): number;
  entente_game_load(saved: number, length: number, gameMap: number, game: number, error: number): number;
  entente_document_read(json: number, length: number, document: number, error: number): number;
  entente_document_free(document: number): void;
  entente_document_is_game(document: number): number;
  entente_document_phase_count(document: number): number;
  entente_document_phase_name(document: number, phase: number): number;
  entente_document_find_phase(document: number, phaseName: number, phaseNameLength: number, phase: number, error: number): number;
  entente_document_has_orders(document: number, phase: number): number;
  entente_document_phase(document: number, phase: number, json: number, error: number): number;
  entente_exchange_new(gameMap: number, rules: number, exchange: number, error: number): number;
  entente_exchange_free(exchange: number): void;
  entente_exchange_leave_out(exchange: number, parts: number, error: number): number;
  entente_exchange_adjudicate(exchange: number, json: number, length: number, options: number, result: number, error: number): number;
  entente_exchange_legal(exchange: number, json: number, length: number, options: number, result: number, error: number): number;
  entente_exchange_count_votes(exchange: number, policy: number, json: number, length: number, options: number, result: number, error: number): number;
  entente_exchange_error_json(exchange: number, json: number, length: number, failure: number, result: number): number;
  entente_exchange_adjudicate_phase(exchange: number, document: number, phase: number, options: number, result: number, error: number): number;
  entente_exchange_legal_phase(exchange: number, document: number, phase: number, options: number, result: number, error: number): number;
  entente_exchange_report(exchange: number, document: number, phase: number, options: number, report: number, error: number): number;
  entente_exchange_explain(exchange: number, document: number, phase: number, orderText: number, orderTextLength: number, form: number, options: number, explanation: number, error: number): number;
  entente_exchange_advise(exchange: number, document: number, phase: number, question: number, form: number, options: number, advice: number, error: number): number;
  entente_exchange_read(exchange: number, document: number, phase: number, options: number, gameMap: number, rules: number, position: number, capacity: number, positionSize: number, error: number): number;
  entente_exchange_check(exchange: number, document: number, options: number, error: number): number;
  entente_exchange_replay(exchange: number, document: number, form: number, options: number, summary: number, replay: number, error: number): number;
  entente_exchange_notes(exchange: number, notes: number, error: number): number;
  entente_position_render(gameMap: number, position: number, options: number, drawing: number, error: number): number;
  entente_exchange_render(exchange: number, document: number, phase: number, orderText: number, orderTextLength: number, options: number, drawing: number, error: number): number;
  entente_game_form_describe(index: number, info: number, error: number): number;
  entente_game_form_guess(source: number, length: number, form: number, error: number): number;
  entente_convert(source: number, length: number, sourceForm: number, targetForm: number, gameMap: number, rules: number, options: number, target: number, notes: number, error: number): number;
  entente_adjudicate_listing(source: number, length: number, gameMap: number, rules: number, options: number, listing: number, notes: number, error: number): number;
  entente_play(scratch: number, rules: number, seed: bigint, maxPhases: number, summary: number, game: number, error: number): number;
}
