// The JSON that Entente reads and writes. Made by capi/tests/json/typescript.py from the schemas beside this file.

/** An object of `entente advise --json`, over several lines, or of `--jsonl`, which alone has `id` and `notes`: what is odd about the orders so far, and what may happen. */
export type Advice = {
  id?: Id;
  phase: PhaseName;
  /** The powers whose orders are unknown. */
  unknown: Powers;
  /** What is odd. */
  warnings: Array<AdviceWarning>;
  outlook?: AdviceOutlook;
  notes?: Notes;
};

/** A warning about an order, a unit or a power. */
export type AdviceWarning = {
  power: Power;
  order?: Order;
  /** Which order of the phase it is, from 0. */
  index?: number;
  /** The unit, if it has no order. */
  unit?: Unit;
  /** How odd it is. */
  severity: "hint" | "warning" | "mistake";
  /** What is odd. */
  kind: "unreadable" | "illegal" | "not_counted" | "no_order" | "matches_nothing" | "unused_convoy" | "no_convoy" | "own_standoff" | "own_swap" | "own_unit_stays" | "helps_against_own" | "cut_by_own" | "retreat_clash" | "too_many" | "too_few" | "waive" | "cannot_succeed" | "in_vain" | "remark";
  illegality?: Illegality;
  /** The warning as text. */
  sentences: Array<string>;
  /** The order that may be meant. */
  meant?: Order;
};

export type AdviceChance = "never" | "perhaps" | "surely";

/** What happens under any orders of the unknown powers; with --outlook. */
export type AdviceOutlook = {
  /** Whether what is called possible is possible. */
  exact: boolean;
  /** How many order sets were adjudicated. */
  order_set_count: Count;
  /** The rule under which none can be adjudicated. */
  rule?: string;
  /** What becomes of each unit. */
  units: Array<{
    unit: Unit;
    power: Power;
    /** Its order, if that is known. */
    order?: Order;
    /** Whether the order succeeds. */
    succeeds?: AdviceChance;
    /** Where the unit may be. */
    places: Places;
    /** Whether the unit is dislodged, disbanded or removed. */
    lost: AdviceChance;
    /** Whether this is exact. */
    exact: boolean;
  }>;
  /** Who may be in each province. */
  provinces: Array<{
    province: Place;
    /** The units that may be there. */
    units: Array<{
      /** The unit as it then stands. */
      unit: Unit;
      power: Power;
      /** Where it comes from. */
      from?: Place;
    }>;
    /** Whether the province is empty then. */
    empty: AdviceChance;
  }>;
};

/** A line of `--jsonl` of `entente explain`, `advise`, `legal --next`, `score`, `history`, `owed`, `convert` and `process`. */
export type Answer = Explanation | Advice | AnswerNext | AnswerPhases | Scores | History | Owed | AnswerConverted | AnswerPlayed | Refusal;

/** How an order may go on. */
export type AnswerNext = {
  id?: Id;
  phase: PhaseOrCompleted;
  /** The words that may follow; (complete): the order may end. */
  next: Array<string>;
  /** Words of a legal order that are nearest, if no order begins so. */
  nearest?: string;
  notes?: Notes;
};

/** An answer for each phase of a game. */
export type AnswerPhases = {
  id?: Id;
  /** Of explanations and advice, the phases that have orders. */
  phases: Array<Explanation | Advice | AnswerNext>;
  notes?: Notes;
};

/** A game in another form. */
export type AnswerConverted = {
  id?: Id;
  /** The form, as `entente convert` lists it. */
  form: string;
  /** The game, in a form that is JSON. */
  game?: SavedGame | Diplomacy | Dipcc | Webdiplomacy;
  /** The game, in a form that is none. */
  text?: string;
  notes?: Notes;
};

/** A phase that was played. */
export type AnswerPlayed = {
  id?: Id;
  result: ResultResult;
  game: SavedGame;
  notes?: Notes;
};

/** What `entente vote` reads: votes that count together, or steps that count one by one. Keys that are not named here are not read. */
export type Ballot = {
  id?: Id;
  language?: Language;
  full_names?: FullNames;
  /** The powers that are left. */
  survivors: BallotPowers;
  /** By power its vote; under daide-pda also a list of votes. */
  votes?: Record<string, BallotVote | Array<BallotVote>>;
  /** What happened, step by step. */
  steps?: Array<{
    /** Who votes. */
    by?: string;
    /** The vote that is cast. */
    cast?: BallotVote;
    /** The vote that is taken back. */
    cancel?: BallotVote;
    /** A phase was played. */
    processed?: true;
    /** The powers that are left after it; absent: the same. */
    survivors?: BallotPowers;
  }>;
};

/** Powers by any name or letter. */
export type BallotPowers = Array<string>;

/** DRAW, NODRAW or the powers that are to be in the draw. */
export type BallotVote = string | BallotPowers;

/** What `entente_position_difference` as JSON gives, and `changes` of a history: how two positions differ. */
export type Changes = Array<ChangesPhase | ChangesUnit | ChangesCenter | ChangesHome | ChangesCount | ChangesEnd>;

/** The change as a sentence. */
export type ChangesSentence = string;

/** A power, or null for none. */
export type ChangesPowerOrNull = string | null;

/** How the game ended, or null. */
export type ChangesEndOrNull = EndKind | null;

/** Another phase. */
export type ChangesPhase = {
  /** The kind of change. */
  kind: "phase";
  from: PhaseName;
  to: PhaseName;
  sentence: ChangesSentence;
};

/** A unit that moved, came or went. */
export type ChangesUnit = {
  /** The kind of change. */
  kind: "moved" | "left" | "arrived" | "vanished" | "appeared" | "dislodged" | "restored" | "retreats" | "build_hidden" | "build_told";
  power: Power;
  unit: Unit;
  /** Where it moved. */
  to?: Place;
  /** It was dislodged before. */
  was_dislodged?: true;
  /** It is dislodged. */
  dislodged?: true;
  /** Where it may go. */
  retreats?: Places;
  sentence: ChangesSentence;
};

/** A center with another owner. */
export type ChangesCenter = {
  /** The kind of change. */
  kind: "center";
  center: Place;
  from: ChangesPowerOrNull;
  to: ChangesPowerOrNull;
  sentence: ChangesSentence;
};

/** A home center more or less. */
export type ChangesHome = {
  /** The kind of change. */
  kind: "home_added" | "home_removed";
  power: Power;
  home: Place;
  sentence: ChangesSentence;
};

/** A number of a power. */
export type ChangesCount = {
  /** The kind of change. */
  kind: "claims" | "seizing_builds" | "guest_builds" | "control_turns";
  power: Power;
  from: Count;
  to: Count;
  sentence: ChangesSentence;
};

/** The end of the game. */
export type ChangesEnd = {
  /** The kind of change. */
  kind: "end";
  from: ChangesEndOrNull;
  to: ChangesEndOrNull;
  /** For whom the game ended. */
  winners: Powers;
  sentence: ChangesSentence;
};

/** Any JSON value, which the answer repeats. */
export type Id = unknown;

/** The language of the sentences and notes of the answer: en, de; absent: as the caller asks. */
export type Language = string | null;

/** Whether its sentences have full names, Army Paris, instead of ids; absent: as the caller asks. */
export type FullNames = boolean | null;

/** The id of a power: FRANCE. */
export type Power = string;

/** The id of a province or coast: PAR, STP/SC. */
export type Place = string;

/** A unit by type and place: A PAR, F STP/SC. */
export type Unit = string;

/** A unit by type and place, or null. */
export type UnitOrNull = string | null;

/** An order in normal form: A PAR - BUR; of one that cannot be read, or is illegal for a coast that no normal form has, its text. */
export type Order = string;

/** A phase: S1901M, F1901R, W1901A. */
export type PhaseName = string;

/** A phase, or COMPLETED for a game that is over. */
export type PhaseOrCompleted = string;

/** How many there are. */
export type Count = number;

/** Powers in the sequence of the map. */
export type Powers = Array<Power>;

/** Provinces or coasts. */
export type Places = Array<Place>;

/** Units. */
export type Units = Array<Unit>;

/** Sentences about input that is not read or means nothing; absent if there are none. */
export type Notes = Array<string>;

/** Lists of provinces by power. */
export type PlacesByPower = Record<string, Places>;

/** A number for each power that has any. */
export type CountsByPower = Record<string, number>;

/** By power and dislodged unit the places where it may go. */
export type Retreats = Record<string, Record<string, Places>>;

export type Builds = {
  /** Builds that are due; removals if it is negative. */
  count: number;
  /** Where the power may build. */
  homes: Places;
};

/** In an adjustments phase what each power has to do; else empty. */
export type BuildsByPower = Record<string, Builds>;

/** A board, and members that only some maps have. */
export type Extras = Board & {
  /** By dummy who controls it: a power, or a player from outside the map. */
  controllers?: Record<string, string>;
  /** Homes that a power may still make for itself. */
  claims?: CountsByPower;
  /** Builds that are left on any home, which is then owned. */
  seizing_builds?: CountsByPower;
  /** Builds that are left on any home, which stays what it is. */
  guest_builds?: CountsByPower;
  /** Whose turn it is to control a dummy, counted from 0. */
  control_turns?: CountsByPower;
  /** Builds that others may not see before the next movement results. */
  hidden_builds?: Units;
};

/** Units, retreats and centers as they are written. */
export type Board = {
  /** Units by power; dislodged ones begin with *. */
  units: Record<string, Array<string>>;
  retreats: Retreats;
  /** Supply centers by owner. */
  centers: PlacesByPower;
};

/** A position as it is written. */
export type State = Extras & {
  /** Home centers by power. */
  homes: PlacesByPower;
  builds: BuildsByPower;
};

/** The phase that would have been played next; null: the record does not say. */
export type PhaseOrNull = PhaseName | null;

/** How a game that is over ended. */
export type Ending = {
  end?: EndKind;
  /** For whom it ended: winners, who is in a draw, to whom the others conceded. */
  winners?: Powers;
  ended_in?: PhaseOrNull;
};

/** A phase as it is written, without orders. */
export type WrittenPhase = Ending & {
  name: PhaseOrCompleted;
  state: State;
};

/** Orders of a power, or a list for each of its sets of orders. */
export type OrderList = Array<string | Array<string>>;

/** Orders by power. */
export type OrderLists = Record<string, OrderList>;

/** An order and what came of it. */
export type Outcome = {
  /** Who gave the order. */
  power: Power;
  order: Order;
  outcome: OutcomeKind;
  /** Why it failed; null if it did not. */
  reason: Reason | null;
  illegality?: Illegality;
};

/** What happened without an order. */
export type Event = {
  event: EventKind;
  /** Whom it happened to. */
  power: Power;
  /** The unit, or null. */
  unit: UnitOrNull;
  /** Why it happened, or null. */
  why: EventWhy | null;
};

/** Why an input was refused. */
export type Failure = {
  status: Status;
  /** What is wrong, and what was expected. */
  message: string;
  /** The line of the input; absent: no place. */
  line?: number;
  /** The column in characters; absent: the whole line. */
  column?: number;
  /** The byte, from 0. */
  offset?: number;
};

/** What `entente convert --to dipcc` writes. Games that dipcc writes are read by `game.schema.json`. */
export type Dipcc = {
  id: Id;
  /** Not used. */
  is_full_press: false;
  /** The only map of dipcc. */
  map: "standard";
  /** Not used. */
  metadata: Record<string, never>;
  /** The phases. */
  phases: Array<{
    /** Log lines are not kept. */
    logs: Array<unknown>;
    /** Messages are not kept. */
    messages: Array<unknown>;
    name: PhaseOrCompleted;
    /** Orders by power; of the last phase only those that are handed in. */
    orders: Record<string, Array<string>>;
    /** Not used. */
    results: Record<string, never>;
    state: DiplomacyState & Record<string, unknown>;
  }>;
  /** Not used. */
  scoring_system: "sum_of_squares";
  /** The version of the form. */
  version: "1.0";
};

/** What `entente convert --to diplomacy` writes: the saved game of the Python package `diplomacy`. Games that the package writes are read by `game.schema.json`. */
export type Diplomacy = {
  id: DiplomacyId;
  map: DiplomacyMap;
  rules: DiplomacyRules;
  /** The phases. */
  phases: Array<{
    name: PhaseOrCompleted;
    state: DiplomacyState & {
      /** Not used. */
      timestamp: 0;
      /** The hash that the package wrote for the position; 0: none. */
      zobrist_hash: string;
      /** Names the winners of a game that is over, otherwise empty. */
      note: string;
      /** By power the provinces where it was last. */
      influence: PlacesByPower;
      /** Not used. */
      civil_disorder: Record<string, 0>;
      game_id: DiplomacyId;
      map: DiplomacyMap;
      rules: DiplomacyRules;
    };
    /** Orders by power; null: not handed in yet. */
    orders: Record<string, Array<string> | null>;
    /** By unit what came of its order. */
    results: Record<string, Array<"" | "bounce" | "no convoy" | "disrupted" | "cut" | "void" | "dislodged" | "disband">>;
    /** Messages are not kept. */
    messages: Array<unknown>;
  }>;
};

/** The map, by the package's name. */
export type DiplomacyMap = string;

/** Of the game; a number as its digits; entente if the game has none. */
export type DiplomacyId = string;

/** RULE names of the game and its map, and those of the package to the effect of its rules. */
export type DiplomacyRules = Array<string>;

/** A position as the package writes it: each list has every power. */
export type DiplomacyState = Extras & Ending & {
  name: PhaseOrCompleted;
  /** Home centers by power. */
  homes: PlacesByPower;
  builds: BuildsByPower;
};

/** An answer of `entente vote`: of a ballot, of a script, or an error. */
export type Draw = DrawBallot | DrawScript | Refusal;

/** The powers in the draw, or null if there is none. */
export type DrawDraw = Powers | null;

/** The count of votes that count together. */
export type DrawBallot = {
  id?: Id;
  draw: DrawDraw;
  /** The powers whose votes are refused. */
  refused?: Powers;
  notes?: Notes;
};

/** The count of votes that count one by one. */
export type DrawScript = {
  id?: Id;
  /** For each step whether the vote is accepted; null for a phase that was played. */
  replies: Array<"accepted" | "refused" | null>;
  draw: DrawDraw;
  /** The step that decided, from 0, or null. */
  step: number | null;
  notes?: Notes;
};

/** A line of `entente serve --events`. */
export type Event = {
  /** 2026-11-23T04:45:10.123Z */
  time: string;
  /** The table. */
  table: number;
  /** The game of the table, from 1. */
  game: number;
  /** A game is ready for its players, a client takes part, all have come, a phase was played, a connection has ended, the game is over, the server was stopped. */
  event: "game" | "join" | "begin" | "phase" | "leave" | "end" | "stop";
  /** Of game. */
  map?: string;
  /** Of a new game. */
  seed?: Count;
  /** The file of a game that goes on. */
  from?: string;
  /** Of join and leave: the number of the connection. */
  connection?: number;
  /** Of join. */
  as?: "player" | "observer" | "returned";
  /** Of a player that joins: NME. */
  name?: string;
  /** The same. */
  version?: string;
  /** Of begin: by power its client. */
  players?: Record<string, {
    name: string;
    version: string;
  }>;
  /** The phase that was played. */
  phase?: string;
  /** What became of each order, and what else happened, as sentences. */
  sentences?: Array<string>;
  /** The position after it, as a line. */
  position?: string;
  /** The phase that would have been played next. */
  ended_in?: string;
  /** How it ended. */
  end?: EndKind;
  /** Of end: each power. */
  powers?: Array<{
    power: Power;
    /** Its last client. */
    name: string;
    version: string;
    center_count: Count;
    /** What it had of the end. */
    share: "won" | "drew" | "survived" | "eliminated";
    /** The year in which it lost its last center. */
    eliminated_in: number | null;
    /** By system, exact: 1/3. */
    scores: Record<string, string>;
  }>;
};

/** An object of `entente explain --json`, over several lines, or of `--jsonl`, which alone has `id` and `notes`: why orders of a phase ended as they did. Lists that are empty are left out. */
export type Explanation = {
  id?: Id;
  phase: PhaseName;
  /** The orders that are explained. */
  orders: Array<ExplanationOrder>;
  /** What happened without an order. */
  events?: Array<ExplanationEvent>;
  notes?: Notes;
};

/** Why an order ended as it did. */
export type ExplanationOrder = Outcome & ({
  sentence: ExplanationSentence;
  /** What became of a support or convoy. */
  word?: "given" | "given_in_vain" | "cut" | "available" | "disrupted" | "unused";
  /** A move with what it meets, or attacks with the unit. */
  comparisons?: Array<ExplanationComparison>;
  /** Attacks on a unit that supports. */
  attacks?: Array<{
    /** The attacker. */
    unit: Unit;
    /** What the attack does to the support. */
    effect: "cuts" | "dislodges" | "no_path" | "own_power" | "from_target" | "shielded" | "too_weak";
  }>;
  /** Whether the move goes by convoy. */
  by_sea?: boolean;
  /** Chains of fleets of the convoy. */
  routes?: Array<{
    /** The fleets in their sequence. */
    units: Units;
    /** The first fleet that was dislodged. */
    broken_at?: Unit;
  }>;
  /** There are more than eight. */
  more_routes?: true;
  /** Orders whose outcomes depend on one another. */
  core?: {
    /** What settled them. */
    ground: "circle" | "only_solution" | "paradox_rule";
    /** Their units. */
    units: Units;
  };
  /** Places where a dislodged unit may go or not, or where a power may build or not. */
  places?: Array<{
    /** The place. */
    place: Place;
    /** Whether it is open, or why not. */
    why: "open" | "occupied" | "contested" | "attacker_origin" | "passage" | "origin_or_contested" | "not_a_center" | "not_owned" | "no_home" | "no_right";
  }>;
  /** Units whose orders made it fail. */
  culprits?: Array<{
    /** The unit, or its place. */
    unit: string;
    /** What it did. */
    role: "stopped" | "helped" | "cut_support" | "cut" | "dislodged" | "broke_convoy" | "in_paradox" | "other_order" | "same_retreat";
  }>;
  statements?: ExplanationStatements;
});

/** Why something happened without an order. */
export type ExplanationEvent = Event & ({
  sentence: ExplanationSentence;
  /** How far the units of a power that removes one are from home. */
  distances?: Array<{
    /** The unit. */
    unit: Unit;
    /** Steps to the nearest centers; null: none can be reached. */
    steps: number | null;
    /** The nearest centers. */
    centers: Places;
  }>;
  statements?: ExplanationStatements;
});

/** What happened, as in a result. */
export type ExplanationSentence = string;

/** The sentences of the explanation. */
export type ExplanationStatements = Array<{
  /** What it says. */
  kind: string;
  /** The sentence. */
  sentence: string;
}>;

/** Two strengths that met. */
export type ExplanationComparison = {
  attack: ExplanationStrength;
  against: ExplanationStrength;
  /** Whether the attack is the stronger. */
  wins: boolean;
};

/** A strength and what it is made of. */
export type ExplanationStrength = {
  /** Which strength of DATC 5.B it is. */
  kind: "attack" | "defend" | "hold" | "prevent";
  /** The unit, or the place if none stands there. */
  unit: string;
  /** Where the strength counts. */
  place: Place;
  /** The strength. */
  strength: ExplanationNumber;
  /** The strength without supports. */
  alone: ExplanationNumber;
  /** Why the strength is 0. */
  none?: "no_path" | "own_unit" | "beaten";
  /** The supports that were given. */
  supports?: Array<{
    /** The supporter. */
    unit: Unit;
    /** Whether the support counts, or why not. */
    counts: "counts" | "cut" | "own_unit";
    /** The unit that cut it. */
    by?: Unit;
  }>;
};

export type ExplanationNumber = number;

/** What every command that takes games reads. Keys that are not named here are not read. `saved-game.schema.json` is what is written. */
export type Game = {
  id?: Id;
  /** A shipped map; absent: that of --map, else standard. */
  map?: string | null;
  rules?: Rules;
  language?: Language;
  full_names?: FullNames;
  /** The phases in the sequence in which they are played. */
  phases: Array<Phase>;
  /** The draw vote of the last phase, as a saved game has it. */
  draw_vote?: Record<string, unknown>;
  /** What is handed in for the last phase, as a saved game has it. */
  submissions?: Record<string, unknown>;
  /** Rules by which the game ends, as a saved game has them. */
  end_rules?: Record<string, unknown>;
};

/** An answer of `--jsonl --shape godip`: a phase with its results, the options of a phase, those of each phase of a game, or an error. */
export type GodipAnswer = Godip | GodipAnswerOptions | GodipAnswerPhases | Refusal;

/** What `entente legal` gives: the legal orders of a phase. */
export type GodipAnswerOptions = {
  id?: Id;
  /** By power a tree: the province, the kind of order, the place of the unit with its coast, further places. */
  Options: Record<string, GodipAnswerTree>;
  notes?: Notes;
};

export type GodipAnswerTree = Record<string, {
  /** What may follow. */
  Next: GodipAnswerTree;
  /** What the word is. */
  Type: "Province" | "OrderType" | "UnitType" | "SrcProvince";
}>;

/** The answers to the phases of a game. */
export type GodipAnswerPhases = {
  id?: Id;
  /** An answer for each phase. */
  phases: Array<Godip | GodipAnswerOptions>;
  notes?: Notes;
};

/** A phase in the shape of godip. It is read wherever a game is; `entente adjudicate --jsonl --shape godip` writes it with results and the next phase. Provinces are godip's names in small letters, powers are called by their names. */
export type Godip = {
  id?: Id;
  /** The season; builds belong to the fall. */
  Season: "Spring" | "Fall";
  /** The year. */
  Year: number;
  /** The kind of phase. */
  Type: "Movement" | "Retreat" | "Adjustment";
  /** The units by province. */
  Units?: GodipUnits;
  /** The owner of each supply center that has one. Absent: as in a phase of ours without `centers`. */
  SupplyCenters?: Record<string, string>;
  /** The dislodged units by province. */
  Dislodgeds?: GodipUnits;
  /** By the province from where a unit came the province where it dislodged one, which may not retreat there. */
  Dislodgers?: Record<string, string>;
  /** The provinces that a standoff left empty, where no unit may retreat, with the provinces from where the moves came. */
  Bounces?: Record<string, Record<string, true>>;
  /** The orders by power and province. */
  Orders?: Record<string, Record<string, Array<string>>>;
  /** Written: the result of each order by province, empty for one that succeeded. */
  Resolutions?: Record<string, string>;
  /** Written: the next phase. */
  Next?: Godip;
  notes?: Notes;
};

export type GodipUnits = Record<string, {
  /** The type of the unit. */
  Type: "Army" | "Fleet";
  /** The power. */
  Nation: string;
}>;

/** A line of `entente explain --graph json`. */
export type Graph = {
  phase: PhaseName;
  /** The orders that units follow. */
  nodes: Array<Outcome & {
    unit: GraphUnit;
  }>;
  /** What depends on what. */
  edges: Array<{
    /** The unit whose order depends. */
    unit: GraphUnit;
    /** The unit on whose order it depends. */
    on: GraphUnit;
    /** How it depends. */
    by: "support" | "convoy" | "occupant" | "rival" | "attack" | "subject";
    /** Whether the outcome is this because of it. */
    decides: boolean;
  }>;
};

/** A unit, or the place where one is built. */
export type GraphUnit = string;

/** A line of `entente history --json` and `--jsonl`: the phases of a game at a glance. */
export type History = {
  id?: Id;
  /** The map. */
  map: string;
  /** The phases as they are recorded. */
  phases: Array<{
    name: PhaseOrCompleted;
    /** How many orders were given. */
    order_count: Count;
    /** How many of them failed. */
    failed_count: Count;
    /** The units that were dislodged. */
    dislodged: Array<{
      power: Power;
      unit: Unit;
    }>;
    /** The powers whose orders are default orders. */
    by_default: Powers;
    /** Counts of each power. */
    powers: Record<string, {
      /** Its units. */
      unit_count: Count;
      /** Its supply centers. */
      center_count: Count;
      /** Its orders. */
      order_count: Count;
      /** Its orders that failed. */
      failed_count: Count;
    }>;
    /** The position as a line. */
    position: string;
    /** The position hash. */
    hash: string;
    /** What changed to the next phase. */
    changes: Changes;
  }>;
  /** How the game ended; null: it goes on. */
  end: EndKind | null;
  /** For whom it ended. */
  winners?: Powers;
  ended_in?: PhaseOrNull;
  /** How often `entente replay` finds another result. */
  difference_count: Count;
  notes?: Notes;
};

/** An answer of `entente legal --jsonl`: the legal orders of a phase, those of each phase of a game, or an error. */
export type Legal = LegalLegal | LegalPhases | Refusal;

export type LegalLists = Record<string, Array<string>>;

/** The legal orders of a phase. */
export type LegalLegal = {
  id?: Id;
  /** Orders by unit; builds by their site, waives by power. */
  orders: LegalLists;
  /** By power the keys of `orders` that are its own; absent with --brief. */
  powers?: LegalLists;
  notes?: Notes;
};

/** The legal orders of each phase of a game. */
export type LegalPhases = {
  id?: Id;
  /** An answer for each phase. */
  phases: Array<LegalLegal>;
};

/** A line of `entente map check --json`, and of `entente map show --json` for a map with errors. */
export type MapCheck = {
  /** The file of the map. */
  file: string;
  /** How many errors it has. */
  error_count: Count;
  /** How many warnings. */
  warning_count: Count;
  diagnostics: MapCheckDiagnostics;
};

/** Errors and warnings. */
export type MapCheckDiagnostics = Array<{
  /** Whether the map can be used. */
  severity: "error" | "warning";
  /** The kind of the fault. */
  code: string;
  /** The file with the fault. */
  file: string;
  /** Its line; absent: the whole file. */
  line?: number;
  /** Its column; absent: the whole line. */
  column?: number;
  /** What is wrong. */
  message: string;
  /** The lines that included the file. */
  include_chain: Array<string>;
}>;

/** What `entente map list --json` prints. */
export type MapNames = Array<ShippedMap>;

/** What `entente map show --json` prints and `entente_map_summary` gives. It cannot be read again. */
export type MapSummary = {
  /** The map. */
  name: string;
  phase?: PhaseName;
  /** What the map counts. */
  counts: {
    /** Provinces. */
    provinces: Count;
    /** Provinces and coasts. */
    locations: Count;
    /** Pairs of provinces between which armies move. */
    army_edges: Count;
    /** Pairs of places between which fleets move. */
    fleet_edges: Count;
    /** Powers. */
    powers: Count;
    /** Supply centers. */
    centers: Count;
    /** Units at the start. */
    units: Count;
    /** Centers to win. */
    victory: Count;
  };
  /** The first phase: SPRING 1901 MOVEMENT. */
  begin: string;
  /** The phases of a year: SPRING:MOVEMENT,RETREATS. */
  flow: MapSummaryTexts;
  /** Supply centers. */
  centers: Places;
  /** Centers without an owner at the start. */
  neutral: Places;
  /** Provinces and coasts by id. */
  locations: Record<string, {
    /** What the phase calls it, if that is not its id. */
    abbreviation?: string;
    /** Its name. */
    name: string;
    type: MapTerrain;
    /** Where an army moves from here. */
    army: Places;
    /** Where a fleet moves from here. */
    fleet: Places;
  }>;
  /** Powers by id. */
  powers: Record<string, MapSummaryPower>;
  /** Names of RULE lines. */
  rules: MapSummaryTexts;
  diagnostics: MapCheckDiagnostics;
  /** The map whose picture is shown, or null. */
  graphics: string | null;
  /** Whether the map has no picture. */
  text_only: boolean;
  /** Flags of the powers. */
  flags: {
    /** The maps whose flags are borrowed, in turn, or null. */
    maps: MapSummaryTexts | null;
    /** By power whose flag it shows. */
    powers: Record<string, string>;
  };
  /** Leagues by name. */
  leagues: Record<string, {
    /** Its powers. */
    powers: Powers;
  }>;
  /** Powers without a player. */
  dummies: Record<string, {
    /** Who may control it, the first in charge. */
    controllers: MapSummaryTexts;
  }>;
  /** When control of the dummies passes on. */
  rotations: Array<{
    when: MapRotation;
    /** Types of phases. */
    types: MapSummaryTexts;
  }>;
  /** Moves with conditions. */
  passages: Array<{
    from: Place;
    to: Place;
    strength: MapStrength;
    /** Units of these powers only. */
    powers?: Powers;
    /** Only while the owner of the unit owns all of these. */
    centers?: Places;
  }>;
  /** Addresses to notify. */
  notify: MapSummaryTexts;
  /** Centers to win by game-year, the last one repeated. */
  victory_counts: Array<number>;
  /** Years in which homes become what is owned. */
  new_homes: Array<number>;
  /** Lines that act in some phases or from a phase on. */
  changes: MapSummaryLines;
  /** Lines for those who set up games. */
  directives: MapSummaryLines;
};

export type MapSummaryTexts = Array<string>;

export type MapSummaryLines = Array<{
  /** When the lines act: IN SPRING, FROM S1904M. */
  when?: string;
  /** The rules variant; empty: every one. */
  variant?: string;
  /** The lines. */
  lines: MapSummaryTexts;
}>;

/** A power. */
export type MapSummaryPower = {
  /** Home centers, alternatives included. */
  homes: Places;
  /** Centers that it owns at the start. */
  owns: Places;
  /** Units at the start. */
  units: Units;
  /** Its name. */
  name: string;
  /** French, for France. */
  own_word: string;
  /** Its letter. */
  letter?: string;
  /** Whose flag it shows. */
  flag: string;
  /** Homes that are used in place of an open one. */
  alternatives?: Places;
  /** Build sites that are no centers. */
  factories?: Places;
  /** Build sites while some homes are lost. */
  partisans?: Places;
  /** Sites whose builds are hidden. */
  hidden?: Places;
  /** By alternative the homes that it may stand for. */
  limits?: Record<string, Places>;
  /** Homes that it may make for itself. */
  claims?: MapSummarySome;
  /** Builds on any home, which is then owned. */
  seizing_builds?: MapSummarySome;
  /** Builds on any home, which stays what it is. */
  guest_builds?: MapSummarySome;
  /** Units beyond its centers. */
  reserves?: MapSummarySome;
  /** Units beyond its centers while it owns all its homes. */
  militia?: MapSummarySome;
  /** Its league. */
  league?: {
    /** The league. */
    name: string;
    behavior: MapBehavior;
    /** The powers that it spares. */
    friends: Powers;
  };
};

export type MapSummarySome = number;

/** Everything that a .map text says. `entente map show M --format json` writes it, every command that takes a map reads it from a file ending in .json. Members mirror the directives of the text; one that is absent means what an absent directive means. Ids of places and powers are read in any case and written in upper case. */
export type Map = {
  format: "entente-map/1";
  /** The map's name: that of its file, without ending. */
  name: string;
  /** The map whose picture is shown (MAP). */
  graphics?: MapWord;
  /** No picture (TEXTONLY). */
  text_only?: boolean;
  /** The maps whose flags are borrowed, in turn; none: no flags (FLAGS). */
  flags?: MapWords;
  notify?: MapWords;
  /** Names of rules; !NAME switches one off (RULE). */
  rules?: MapWords;
  /** When control of the dummies passes on (ROTATE). */
  rotations?: Array<{
    when: MapRotation;
    /** Phase types; for 'ordered' none. */
    types?: MapWords;
  }>;
  /** The first phase; absent: SPRING 1901 MOVEMENT. */
  begin?: {
    season: MapWord;
    year: MapYear;
    type: MapWord;
  };
  /** The phases of a year; absent: movement and retreats in spring and fall, adjustments in winter. */
  flow?: Array<{
    season: MapWord;
    types: MapWords;
  } | {
    /** Years to add, not 0 (NEWYEAR). */
    new_year: MapYear;
  } | {
    if_year_div: number;
    remainder?: number;
  }>;
  /** Centers for a solo victory by game-year, the last one repeated; absent: more than half. */
  victory?: Array<number>;
  /** Years in which homes become what is owned (NEWHOMES). */
  new_homes?: Array<MapYear>;
  /** By identity: upper case without + - , . and :. */
  powers: Record<string, MapPower>;
  /** Supply centers without an owner (UNOWNED). */
  neutral?: MapIds;
  /** Provinces (ABC) and coasts (ABC/NC) by id. Of the coasts of a province the last one counts where a fleet must take one. */
  places: Record<string, MapPlace>;
  /** Lines of DIRECTIVES stanzas, kept as they are for those who set up games. */
  directives?: Array<{
    /** PAYOLA and the like; absent: every rules variant. */
    variant?: MapWord;
    lines: Array<MapLine>;
  }>;
  /** Lines of map text that act in some phases (IN) or from a phase on (FROM). */
  changes?: Array<{
    /** A phase (F1904M), or the front of a long one (FALL, FALL 190). */
    in?: string;
    /** A movement phase (S1904M). */
    from?: string;
    lines: Array<MapLine>;
  }>;
};

export type MapWord = string;

export type MapWords = Array<MapWord>;

/** A line of map text, no comment. */
export type MapLine = string;

export type MapYear = number;

export type MapCount = number;

export type MapUnitsBeyond = number;

export type MapId = string;

export type MapIds = Array<MapId>;

/** WATER: fleets; LAND: armies; COAST: both; PORT: both, and fleets convoy; SHUT: no unit. */
export type MapTerrain = "WATER" | "LAND" | "COAST" | "PORT" | "SHUT";

/** What a unit has there before supports: half (*), none (~, a strait). */
export type MapStrength = "full" | "half" | "none";

/** When control passes on. */
export type MapRotation = "ordered" | "after" | "before" | "for";

/** How its powers treat each other. */
export type MapBehavior = "none" | "strict" | "benign";

export type MapPower = {
  /** As shown; absent: the identity with its initial. */
  name?: MapWord;
  /** French, for France. */
  own_word?: string;
  /** Absent: the first letter of the own word or name that is free. */
  letter?: string;
  /** Home centers, alternatives included. */
  homes?: MapIds;
  /** Homes that are used in place of an open one (@): by id, the homes that each may stand for; none: any. */
  alternatives?: Record<string, MapIds>;
  /** Build sites that are no centers (+). */
  factories?: MapIds;
  /** Build sites while some homes are lost (*). */
  partisans?: MapIds;
  /** Those of the sites above whose builds are hidden (~). */
  hidden?: MapIds;
  /** Homes that the power may make for itself (&SC). */
  claims?: MapCount;
  /** A later power line that lists homes starts a fresh list (HOMES). */
  homes_replaced?: boolean;
  /** Centers owned at the start; absent: its homes. */
  owns?: MapIds;
  /** Builds on any home, which is then owned (SC!). */
  seizing_builds?: MapCount;
  /** Builds on any home, which stays what it is (SC?). */
  guest_builds?: MapCount;
  /** A PAR, F STP/SC. */
  units?: Array<string>;
  dummy?: boolean;
  /** Who may control the dummy: powers, or players from outside the map; the first is in charge. */
  controllers?: MapWords;
  league?: {
    name: MapWord;
    behavior?: MapBehavior;
    /** Further leagues that 'benign' spares. */
    others?: MapWords;
  };
  reserves?: MapUnitsBeyond;
  militia?: MapUnitsBeyond;
  /** The power whose flag it shows; absent: its own. */
  flag?: MapWord;
};

export type MapPlace = {
  name: string;
  /** Further words of order text. */
  aliases?: Array<MapLine>;
  /** Words that mean another place, or something else, first. */
  second_aliases?: Array<MapLine>;
  terrain: MapTerrain;
  /** false: no fleet may be here, only at its coasts. */
  fleets?: boolean;
  /** Where units go from here. Both places list each other. */
  abuts?: Array<MapId | {
    to: MapId;
    /** armies: on foot alone, no convoy; fleets: fleets, and convoys of armies. */
    for?: "both" | "armies" | "fleets";
    strength?: MapStrength;
    /** Units of these powers only; []: no power. */
    powers?: MapWords;
    /** Only while the unit's owner owns all of these. */
    centers?: MapIds;
  }>;
};

/** An answer of `entente press`. */
export type MessageCheck = MessageCheckAllowed | MessageCheckTranslated | MessageCheckRefused | MessageCheckUntranslated | MessageCheckUnreadable;

/** The octets of a message of DAIDE as hexadecimal digits, or the line of DPP. */
export type MessageCheckWire = string;

/** A message that is allowed. */
export type MessageCheckAllowed = {
  id?: Id;
  /** The message is allowed. */
  ok: true;
  /** The least level at which it is allowed, -1 for observers; 0 in DPP. */
  level: number;
  /** How many tokens it has. */
  token_count: Count;
  wire: MessageCheckWire;
  notes?: Notes;
};

/** A message in the other language. */
export type MessageCheckTranslated = {
  id?: Id;
  /** The message is allowed. */
  ok: true;
  /** The messages that say the same. */
  to: Array<{
    /** The message as text. */
    text: string;
    wire: MessageCheckWire;
  }>;
  /** What the other language cannot say. */
  lost: Array<string>;
  notes?: Notes;
};

/** A message that is not allowed. */
export type MessageCheckRefused = {
  id?: Id;
  /** The message is not allowed. */
  ok: false;
  /** What a server answers, or null for nothing. */
  reply: string | null;
  /** The token before which ERR stands in the reply. */
  err_at?: Count;
  notes?: Notes;
};

/** A message that the other language cannot say. */
export type MessageCheckUntranslated = {
  id?: Id;
  /** The message is not translated. */
  ok: false;
  /** Why not. */
  untranslated: string;
  notes?: Notes;
};

/** What is no sequence of tokens. */
export type MessageCheckUnreadable = {
  id?: Id;
  /** The message cannot be read. */
  ok: false;
  error: Failure;
};

/** What `entente press` reads: a message of DAIDE or DPP. Keys that are not named here are not read. */
export type Message = {
  id?: Id;
  /** The message as text. */
  text?: string;
  /** The octets of a message of DAIDE as hexadecimal digits, or the line of DPP as it is sent. */
  wire?: string;
  /** To translate: the power that sends or receives the message. */
  power?: unknown;
  /** To translate press alone: the powers that receive it. */
  receivers?: unknown;
};

/** What `entente owed --json` and `--jsonl` and `entente_game_owed_json` give; `id` and `notes` only of `--jsonl`. */
export type Owed = {
  id?: Id;
  phase: PhaseOrCompleted;
  /** Whether no power has to order anything or wants to wait. */
  ready: boolean;
  /** The powers that have something to order, handed something in, or want to wait. */
  powers: Record<string, {
    /** Whether it handed in orders. */
    handed_in: boolean;
    /** Whether it wants the phase to wait. */
    waiting: boolean;
    /** Who orders for it: itself or another power; null: no player. */
    by: string | null;
    /** Units without an order. */
    units: Units;
    /** Builds that are still to be ordered. */
    build_count: Count;
    /** Removals that are still to be ordered. */
    removal_count: Count;
  }>;
  notes?: Notes;
};

/** What `entente adjudicate`, `legal`, `explain`, `advise` and others read. Keys that are not named here are not read. Null is the same as absent. Powers, places and units may be written in any usual way. */
export type Phase = {
  /** The phase: S1901M, or COMPLETED for a game that is over. */
  name?: PhaseText;
  id?: Id;
  /** A shipped map; absent: that of the game, else that of --map, else standard. */
  map?: PhaseText;
  rules?: Rules;
  language?: Language;
  full_names?: FullNames;
  /** The position. */
  state: {
    /** Read if the phase has no name beside the state. */
    name?: PhaseText;
    /** Units by power: A PAR, F STP/SC; *A PAR is dislodged. */
    units: PhaseLists;
    /** Supply centers by owner, UNOWNED for those without one; absent: as at the start of the map. */
    centers?: PhaseLists;
    /** In a retreats phase by power and dislodged unit the places where it may go. */
    retreats?: Record<string, PhaseLists> | null;
    /** Home centers by power; read where homes can change. */
    homes?: unknown;
    /** Homes that a power may still make for itself. */
    claims?: PhaseCounts;
    /** Builds that are left on any home, which is then owned. */
    seizing_builds?: PhaseCounts;
    /** Builds that are left on any home, which stays what it is. */
    guest_builds?: PhaseCounts;
    /** Whose turn it is to control a dummy, counted from 0. */
    control_turns?: PhaseCounts;
    /** By dummy who controls it; read under VASSAL_DUMMIES. */
    controllers?: unknown;
    /** Units whose builds others may not see; read where builds can be hidden. */
    hidden_builds?: unknown;
    end?: PhaseEnd;
    winners?: PhaseList;
    ended_in?: PhaseText;
    winner?: PhaseText;
    /** Of the `diplomacy` package: names the winners where `end` is absent. */
    note?: unknown;
  };
  /** By power its orders, or a list for each of its sets of orders; an order may be null. */
  orders?: Record<string, Array<PhaseText | Array<PhaseText>> | null> | null;
  /** The powers whose orders are default orders. */
  by_default?: PhaseList;
  /** How a game that is over ended. */
  end?: PhaseEnd;
  /** For whom it ended. */
  winners?: PhaseList;
  /** The phase that would have been played next. */
  ended_in?: PhaseText;
  /** Who won alone, where `end` is absent. */
  winner?: PhaseText;
};

export type PhaseText = string | null;

export type PhaseList = Array<string> | null;

export type PhaseLists = Record<string, PhaseList> | null;

/** Whole numbers by power; read on maps that have any. */
export type PhaseCounts = unknown;

export type PhaseEnd = string | null;

/** What `entente_position_to_json` writes: a phase without orders. */
export type Position = WrittenPhase & {
  /** The map. */
  map: string;
};

/** A line that `--jsonl` reads, beside phases and games: one of these in any form, and what is asked of it. A member that the command does not read, or a mistyped one, is an error; others are not read. */
export type Question = {
  id?: Id;
  /** A game or a phase in JSON, ours or another tool's. */
  game?: Record<string, unknown>;
  /** One in any form that `entente convert` reads, or a board and orders as people type them; instead of `game`. */
  text?: string;
  /** Of `adjudicate`, `legal`, `explain` and `advise`: of a game only this phase. */
  phase?: string;
  /** Of `explain`: an order, a unit or its place. */
  order?: string;
  /** Of `advise`: as the option --unknown. */
  unknown?: string;
  /** Of `advise`: as the option --power. */
  power?: string;
  /** Of `advise`: as the option --outlook. */
  outlook?: boolean;
  /** Of `legal --next`: the words so far. */
  next?: string;
  /** Of `process`: the orders by power, or as people type them. */
  orders?: string | Record<string, Array<string> | null>;
};

/** Stands in the place of an answer where an input cannot be read. */
export type Refusal = {
  id?: Id;
  error: Failure;
};

/** A line of `entente replay --json`; without `file` and `line` what `entente_exchange_replay` gives. */
export type Replay = ReplayReplay | ReplayRefused;

/** The file of the game. */
export type ReplayFile = string;

/** The line of the game, if it is one of several in its file. */
export type ReplayLine = number;

/** How a recorded game compares with ours. */
export type ReplayReplay = {
  file?: ReplayFile;
  line?: ReplayLine;
  id?: Id;
  /** The map. */
  map: string;
  /** How many phases the game has. */
  phase_count: Count;
  /** How many phases were adjudicated and compared. */
  compared: Count;
  /** How many phases were not compared, by reason. */
  skipped: {
    /** No later phase is recorded. */
    last: Count;
    /** Retreats phases in which no unit has a place to go. */
    empty: Count;
    /** The game is over. */
    over: Count;
  };
  /** Where the record is another than our result. */
  differences: ReplayRemarks;
  /** Remarks that are no differences. */
  remarks: ReplayRemarks;
  notes?: Notes;
};

export type ReplayRemarks = Array<{
  /** The phase that was adjudicated. */
  phase: PhaseName;
  /** What is compared: units of FRANCE. */
  what: string;
  /** What is recorded. */
  recorded: string;
  /** Our result. */
  ours: string;
}>;

/** A game that cannot be replayed. */
export type ReplayRefused = {
  file: ReplayFile;
  line?: ReplayLine;
  id?: Id;
  error: Failure;
};

/** An answer of `entente adjudicate --jsonl`: the result of a phase, those of a game, or an error. */
export type Result = ResultResult | ResultResults | Refusal;

/** The result of a phase. */
export type ResultResult = {
  id?: Id;
  name: PhaseOrCompleted;
  /** A result for each order in the sequence of the input, then one for each unit without a legal order. */
  orders: Array<ResultOrderResult>;
  /** What happened without an order. */
  events: Array<ResultEvent>;
  /** The position right after the phase, units without the dislodged ones; absent with --brief. */
  after?: Board & Record<string, unknown>;
  /** The next phase that needs orders. */
  next: WrittenPhase;
  /** All units that the phase cost; only of a phase of a game that is played (entente_game_phase_json). */
  losses?: Array<ResultEvent>;
  /** The powers that played the phase by their default orders, if there are any; only of a phase of a game that is played. */
  by_default?: Powers;
  notes?: Notes;
};

export type ResultEvent = Event & {
  /** The same as a sentence. */
  sentence: string;
};

export type ResultOrderResult = Outcome & {
  /** The unit that made the order fail, or null. */
  cause: UnitOrNull;
  /** The unit that dislodged the ordered unit, or null. */
  dislodged_by: UnitOrNull;
  /** What happened, as a sentence. */
  sentence: string;
  /** A build that others may not see yet. */
  hidden?: true;
  /** The hold of a unit without a legal order, or a move that was deduced from a support. */
  implied?: true;
};

/** The results of a game. */
export type ResultResults = {
  id?: Id;
  /** A result for each phase with orders. */
  phases: Array<ResultResult>;
};

/** What `entente rules --json` prints: the presets, one rulebook, or with --options the options. */
export type Rulebook = RulebookPresets | RulebookRulebook | RulebookOptions;

/** All presets. */
export type RulebookPresets = {
  /** The presets, the default first. */
  presets: Array<{
    name: Preset;
    /** Whose rules these are. */
    text: string;
    changes: RulebookChanges;
  }>;
};

/** One rulebook. */
export type RulebookRulebook = {
  /** Every option; --rules reads this. */
  rules: Options;
  changes: RulebookChanges;
};

/** All options, or those that were asked for. */
export type RulebookOptions = {
  /** The options. */
  options: Array<{
    name: Option;
    /** Who sets it: an issue of the DATC, RULE lines of maps, or the habit of a judge. */
    origin: "datc" | "map" | "judge";
    issue: RulebookIssue;
    question: RulebookQuestion;
    /** Its values, the default first. */
    values: Array<RulebookValue & {
      /** The value. */
      name: string;
    }>;
  }>;
};

/** What differs from the default. */
export type RulebookChanges = Array<RulebookValue & {
  option: Option;
  /** The value. */
  value: string;
  issue: RulebookIssue;
  question: RulebookQuestion;
}>;

/** The issue of DATC section 4, or null. */
export type RulebookIssue = string | null;

/** The question that the option answers. */
export type RulebookQuestion = string;

export type RulebookWords = Array<string>;

/** What a value of an option is. */
export type RulebookValue = {
  /** The letter of the choice in the DATC, or null. */
  letter: string | null;
  /** What the value answers. */
  text: string;
  /** The DATC cases that it changes. */
  cases: RulebookWords;
  /** The DATC cases that it leaves open. */
  no_answer: RulebookWords;
  /** The RULE names that set it. */
  map_rules: RulebookWords;
};

/** `rules` of a phase or game, and what --rules reads. Null is the same as absent. */
export type Rules = null | Preset | Options & {
  preset?: Preset;
} | Array<string>;

/** What `entente play --json`, `entente convert --to json`, `entente serve --record` and `entente_game_save` write. */
export type SavedGame = {
  id?: Id;
  /** The map. */
  map: string;
  /** The options that differ from the map's own. */
  rules: Options;
  language?: Language;
  full_names?: FullNames;
  /** The draw vote of the last phase. */
  draw_vote?: {
    policy: DrawPolicy;
    /** By power its votes: DRAW, or lists of powers. */
    votes: Record<string, Array<"DRAW" | Powers>>;
    /** By power to whom it concedes. */
    concessions: Record<string, Power>;
  };
  /** What is handed in for the last phase beside its orders. */
  submissions?: {
    /** Powers that want the phase to wait. */
    waiting?: Powers;
    /** Default orders by power. */
    defaults?: OrderLists;
    /** By power who may order for it. */
    allowed?: Record<string, Powers>;
  };
  /** Rules by which the game ends, without those that are off. */
  end_rules?: {
    /** The last power that is left wins. */
    last_survivor?: true;
    /** The last year that is played. */
    last_year?: number;
    /** How the game ends after the last year. */
    year_limit?: "draw" | "most_centers" | "no_result";
    /** Phases after which the game is a draw. */
    phase_limit?: number;
    /** Years without a change of centers after which the game is a draw. */
    stalemate_years?: number;
  };
  /** Of `entente serve --record` and `entente_referee_record`: what the server knows beside the game. */
  table?: {
    /** The options, as HLO lists them: "( LVL 10 ) ( MTL 300 )". */
    variant: string;
    /** By power the last client of its seat; empty texts for a seat that was never taken. */
    players: Record<string, {
      name: string;
      version: string;
    }>;
    /** no_result if the game was stopped. */
    end: EndKind;
    winners: Powers;
    /** The press that was passed on, in its sequence. */
    press: Array<{
      phase: string;
      from: Power;
      to: Powers;
      /** The press: "PRP ( PCE ( ENG FRA ) )". */
      text: string;
    }>;
    /** Messages beyond 4 MiB of press, which are not kept. */
    press_left_out?: number;
  };
  /** The phases that were played, and the one that is next. */
  phases: Array<WrittenPhase & {
    orders: OrderLists;
    /** The powers whose orders are default orders. */
    by_default?: Powers;
  }>;
};

/** What `entente datc report --json` prints: the runs of engines side by side. */
export type Scoreboard = {
  engines: Array<{
    implementation: VerdictImplementation;
    dialect: VerdictDialect;
    date?: VerdictDate;
    /** How many cases it played. */
    cases: Count;
    /** Of all cases. */
    totals: ScoreboardCounts;
    /** By section of the cases: 6.A. */
    sections: Record<string, ScoreboardCounts>;
    /** With --explanations: the cases that are neither agreed nor skipped, each once, as fault before rule before words. */
    explained?: {
      rule: Count;
      fault: Count;
      words: Count;
      unexplained: Count;
    };
  }>;
  /** By id of the case. */
  cases: Record<string, {
    /** Its title. */
    title: string;
    /** By engine, with its version, the verdict. */
    verdicts: Record<string, VerdictWord>;
    /** With --explanations: by engine why it is neither agreed nor skipped; an empty array if that is not explained yet. */
    explanations?: Record<string, Array<{
      kind: VerdictExplanationsKind;
      /** The choice of rules, or the rule that is broken. */
      rule?: string;
      /** Why the engine differs. */
      text: string;
      /** A case that shows it. */
      shown_by?: string;
      /** The answer changes from run to run. */
      varies?: true;
    }>>;
  }>;
};

/** Cases by verdict. */
export type ScoreboardCounts = {
  agreed: Count;
  preference: Count;
  differs: Count;
  skipped: Count;
  errored: Count;
  timed_out: Count;
};

/** A line of `entente score --json`, or of `--jsonl`, which has an `id` and no `file`: the scores of a game. */
export type Scores = {
  id?: Id;
  file?: ReplayFile;
  line?: ReplayLine;
  /** The map. */
  map: string;
  phase: PhaseOrCompleted;
  /** How the game ended; null: it goes on. */
  end: EndKind | null;
  /** For whom it ended. */
  winners?: Powers;
  ended_in?: PhaseOrNull;
  /** Whether the game goes on. */
  provisional: boolean;
  /** Each power. */
  powers: Record<string, {
    /** Its supply centers. */
    center_count: Count;
    /** By system. */
    scores: Record<string, {
      /** The exact score: 1/3. */
      score: string;
      /** The same, rounded. */
      decimal: number;
    }>;
  }>;
  /** By system what the scores of a game mean that goes on. */
  so_far?: Record<string, string>;
  notes?: Notes;
};

/** What `entente score --standings --json` prints: the standings of a tournament. */
export type Standings = {
  /** The games that are over. */
  game_count: Count;
  /** The clients, the best first. */
  players: Array<{
    /** From 1; clients with equal scores have the same. */
    rank: number;
    /** The name that it gave (NME). */
    name: string;
    /** Its version in its last game. */
    version: string;
    /** Its games. */
    game_count: Count;
    /** Games that it won, alone or with others. */
    won_count: Count;
    /** Games in whose draw it was. */
    drew_count: Count;
    /** Other games in which it owned centers at the end. */
    survived_count: Count;
    /** Games in which it owned none. */
    eliminated_count: Count;
    /** Its centers at the end of a game, on average. */
    center_count: number;
    /** By system its score of a game, on average. */
    scores: Record<string, number>;
    /** By power how often it played it. */
    powers: Record<string, Count>;
  }>;
};

/** The file that `entente datc report --explanations` reads: why engines differ from cases. */
export type VerdictExplanations = {
  /** A sentence about all explanations. */
  note?: string;
  /** How each engine is run. */
  engines: Array<{
    /** The name of the engine without its version. */
    name: string;
    /** Where its adapter is. */
    adapter?: string;
    /** Commands that make the adapter and play the cases. */
    run?: Array<string>;
    /** A sentence about the engine. */
    note?: string;
  }>;
  explanations: Array<{
    /** The name of the engine without its version. */
    engine: string;
    /** The cases with this cause. */
    cases: Array<string>;
    kind: VerdictExplanationsKind;
    /** The choice of rules, or the rule that is broken: DATC 4.A.3. */
    rule?: string;
    /** Why the engine differs. */
    text: string;
    /** A case of your own that shows it. */
    shown_by?: string;
    /** Whether the answer changes from run to run. */
    varies?: boolean;
  }>;
};

/** rule: another choice of rules; fault: the engine breaks a rule; words: its board is right, what it says of an order is not what the author of the cases says. */
export type VerdictExplanationsKind = "rule" | "fault" | "words";

/** A line that `entente datc run --save` writes and `entente datc report` reads. The first is about the engine, each other one about a case. */
export type Verdict = VerdictRun | VerdictCase;

/** What the comparison with the case gives; PROTOCOL.md says when. */
export type VerdictWord = "agreed" | "preference" | "differs" | "skipped" | "errored" | "timed_out";

/** What the engine says of itself. It may say more. */
export type VerdictImplementation = {
  /** Its name. */
  name: string;
  /** Its version. */
  version?: string;
  /** The programming language it is written in. */
  language?: string;
  /** Its licence. */
  licence?: string;
  /** A page about it. */
  homepage?: string;
};

/** The map and the rules of the run. */
export type VerdictDialect = {
  /** The name of the map. */
  map: string;
  /** Every option of the rules. */
  rules: Options;
};

/** The day of the run, in UTC. */
export type VerdictDate = string;

/** The first line. */
export type VerdictRun = {
  /** The version of the protocol. */
  protocol: 1;
  implementation: VerdictImplementation;
  dialect: VerdictDialect;
  date: VerdictDate;
};

/** The verdict of a case. */
export type VerdictCase = {
  /** The id of the case: 6.F.14. */
  case: string;
  /** Its title. */
  title: string;
  verdict: VerdictWord;
  /** Of a preference: the choice of rules that gives this answer, as convoy_paradox=all_hold. */
  rules?: string;
  /** A sentence each: what differs, with the file and line of the case, or why the case is skipped, or what failed. */
  details?: Array<string>;
  /** Of a case that is skipped: where the engine's people explain it. */
  link?: string;
  /** The reasons of failed orders, if the engine gives some. */
  reasons?: {
    /** How many it gives. */
    given: number;
    /** How many of them the case has, too. */
    same: Count;
  };
};

/** What `entente convert --to webdiplomacy` writes: the state that webDiplomacy's API gives. It is read, too; members that are null or absent are then empty. */
export type Webdiplomacy = {
  /** The game. */
  gameID: number;
  /** Whose view it is: that of no country. */
  countryID: 0;
  /** The map: standard, france_austria, germany_italy. */
  variantID: 1 | 15 | 23;
  /** Not used. */
  potType: "Unranked";
  turn: WebdiplomacyTurn;
  phase: WebdiplomacyPhase;
  /** How the game stands. */
  gameOver: "No" | "Won" | "Drawn";
  /** The phases. */
  phases: Array<WebdiplomacyPlayed>;
  /** In a last phase of retreats the provinces that a standoff left empty. */
  standoffs: Array<{
    terrID: WebdiplomacyTerritory;
  }>;
  /** There by province from where the unit came that dislodged another one, and that it may not go to; an empty list if there is none. */
  occupiedFrom: Array<unknown> | Record<string, WebdiplomacyTerritory>;
};

/** Spring 1901 is 0, fall 1901 is 1. */
export type WebdiplomacyTurn = number;

/** The kind of phase. */
export type WebdiplomacyPhase = "Diplomacy" | "Retreats" | "Builds" | "Finished";

/** A power; 0 for none. */
export type WebdiplomacyCountry = number;

/** A province or coast; 0 for none. */
export type WebdiplomacyTerritory = number;

export type WebdiplomacyYesNo = "Yes" | "No";

/** The type of the unit. */
export type WebdiplomacyUnitType = "Army" | "Fleet";

/** A phase. */
export type WebdiplomacyPlayed = {
  turn: WebdiplomacyTurn;
  phase: WebdiplomacyPhase;
  /** The units. */
  units: Array<{
    unitType: WebdiplomacyUnitType;
    terrID: WebdiplomacyTerritory;
    countryID: WebdiplomacyCountry;
    /** Whether it is dislodged. */
    retreating: WebdiplomacyYesNo;
  }>;
  /** The orders. */
  orders: Array<{
    turn: WebdiplomacyTurn;
    phase: WebdiplomacyPhase;
    countryID: WebdiplomacyCountry;
    /** The unit, or where it is built. */
    terrID: WebdiplomacyTerritory;
    /** The type of the unit; empty for builds. */
    unitType: "Army" | "Fleet" | "";
    /** The kind of order. */
    type: "Hold" | "Move" | "Support hold" | "Support move" | "Convoy" | "Retreat" | "Disband" | "Build Army" | "Build Fleet" | "Wait" | "Destroy";
    /** Where the order leads. */
    toTerrID: WebdiplomacyTerritory;
    /** The unit that is supported or convoyed. */
    fromTerrID: WebdiplomacyTerritory;
    /** Whether the move goes by convoy. */
    viaConvoy: WebdiplomacyYesNo;
    /** Whether the order succeeded. */
    success: WebdiplomacyYesNo;
    /** Whether the unit was dislodged. */
    dislodged: WebdiplomacyYesNo;
  }>;
  /** The owners of the supply centers. */
  centers: Array<{
    terrID: WebdiplomacyTerritory;
    countryID: WebdiplomacyCountry;
  }>;
  /** The kind of phase that would have been played next. */
  endedIn?: WebdiplomacyPhase;
  end?: EndKind;
  /** For whom the game ended. */
  winners?: Array<WebdiplomacyCountry>;
  /** Messages are not kept. */
  messages: Array<unknown>;
};

/** What came of a line. */
export type OutcomeKind = "succeeds" | "fails" | "replaced" | "stated" | "ignored";

/** Why an order failed. */
export type Reason = "illegal" | "void" | "bounced" | "no_convoy" | "disrupted" | "cut" | "dislodged" | "paradox" | "excess" | "unreadable" | "unresolved";

/** Why an order is illegal or void by a rule, or what counts in its place. */
export type Illegality = "malformed" | "wrong_phase" | "unit_absent" | "foreign_unit" | "own_province" | "not_adjacent" | "cannot_stand" | "coast_needed" | "coast_unreachable" | "no_fleets" | "fleet_not_convoyed" | "supports_itself" | "support_unreachable" | "supported_absent" | "supported_cannot_move" | "carrier_not_at_sea" | "convoyed_absent" | "carrier_not_needed" | "ordered_twice" | "not_dislodged" | "no_retreat" | "nothing_due" | "no_build_site" | "site_occupied" | "build_type_needed" | "power_unknown" | "supporter_carries" | "passage_closed" | "passage_weak" | "league" | "immobile" | "replaced" | "wrong_unit_coast" | "needless_coast" | "type_missing" | "type_wrong" | "nation_missing" | "nation_wrong" | "another_counts" | "built_twice" | "no_waive" | "moves_in_vain" | "in_disorder" | "path_missing" | "path_broken" | "sets_unordered" | "coast_refused" | "handed_over";

/** What happened without an order. */
export type EventKind = "disbanded" | "removed" | "waived" | "solo" | "caught" | "freed" | "adapted" | "built" | "retreated" | "shared_victory";

/** Why it happened. */
export type EventWhy = "no_retreat" | "no_order" | "civil_disorder" | "not_ordered" | "victory" | "illegal_order" | "no_retreats" | "map_changed" | "enough_centers" | "last_unit" | "torn_allegiance" | "retreats_forbidden" | "immobile" | "ordered" | "retreat_failed";

/** How a game ended. */
export type EndKind = "solo" | "shared_victory" | "draw" | "concession" | "no_result";

/** The kind of an error. */
export type Status = "invalid_argument" | "not_found" | "buffer_too_small" | "out_of_memory" | "not_supported" | "wrong_phase" | "limit" | "abi_mismatch" | "internal";

/** How draw votes count. */
export type DrawPolicy = "judge-dias" | "judge-nodias" | "njudge" | "daide" | "daide-pda" | "dpp" | "dpp-pda";

/** A scoring system. */
export type ScoreSystem = "draw-size" | "sum-of-squares" | "center-share" | "win-draw-loss" | "dpp";

/** A map that comes with the program. */
export type ShippedMap = "standard" | "1900" | "ancmed" | "britain" | "canton" | "chaos" | "colonial" | "crowded" | "fleet_rome" | "france_austria" | "germany_italy" | "hundred" | "loeb9" | "modern" | "pure" | "sengoku" | "youngstown";

/** A rulebook, or the practice of a judge. */
export type Preset = "datc3" | "datc2" | "1971" | "1982" | "2000" | "2023" | "dptg" | "dpjudge" | "diplomacy" | "webdiplomacy" | "daide";

/** An option of the rules. */
export type Option = "convoy_routes" | "convoy_paradox" | "adjacent_convoy" | "convoyed_cut" | "convoy_retreat" | "convoy_path" | "dislodged_bounce" | "ambiguous_coast" | "missing_coast" | "wrong_move_coast" | "support_coast" | "wrong_unit_coast" | "needless_coast" | "build_coast" | "missing_type" | "wrong_type" | "build_type" | "inland_fleet_build" | "missing_nation" | "wrong_nation" | "order_sets" | "unordered_sets" | "duplicate_order" | "too_many_builds" | "same_site_builds" | "too_many_removals" | "waive" | "civil_disorder" | "absent_hold_support" | "impossible_orders" | "order_context" | "implied_moves" | "perpetual_orders" | "proxy_orders" | "misplaced_units" | "build_sites" | "frozen_units" | "unit_types" | "dummy_moves" | "friendly_fire" | "retreats" | "convoying_fleets" | "league_rules" | "victory_count" | "factories" | "partisans" | "reserves" | "militia" | "hidden_builds" | "missing_builds" | "coastal_crawl" | "foreign_orders" | "ambiguous_words" | "vassals" | "teams" | "missing_retreats" | "victory_gain" | "portage" | "empty_retreats" | "shared_victory" | "failed_moves" | "attacked_convoys" | "convoy_back" | "garrison" | "victory_hold" | "victory_by" | "missing_moves" | "torn_allegiance" | "empty_phases" | "second_coasts" | "dummies" | "no_owners";

/** Options of the rules. */
export type Options = {
  /** an army has several convoy routes; when is its convoy broken? */
  convoy_routes?: "all_broken" | "any_broken" | "any_broken_own_first";
  /** what settles a convoy paradox? */
  convoy_paradox?: "szykman" | "1971" | "1982" | "2000" | "all_hold" | "dptg";
  /** an army is ordered to a province that it can reach by land and by convoy; which way does it go? */
  adjacent_convoy?: "own_intent" | "own_intent_or_land" | "swap_only" | "intent" | "via_only" | "own_intent_or_land_if_none" | "own_intent_or_land_unless_via";
  /** does an army that attacks by convoy cut a support that is given against the province it started from? */
  convoyed_cut?: "not_from_target" | "cuts";
  /** may a unit retreat to the province that its attacker left by convoy? */
  convoy_retreat?: "allowed" | "never";
  /** a convoy path written in the army's order */
  convoy_path?: "ignored" | "allowed" | "required";
  /** may a dislodged unit still bounce a third unit in the province that its attacker left? */
  dislodged_bounce?: "unless_head_to_head" | "never";
  /** a fleet move without a coast, several coasts within reach */
  ambiguous_coast?: "fails";
  /** a fleet move without a coast, one coast within reach */
  missing_coast?: "only_possible" | "fails";
  /** a fleet move to a coast out of reach, another coast of the province within reach */
  wrong_move_coast?: "illegal" | "other_coast";
  /** the coast of the destination in a support order */
  support_coast?: "must_match" | "required" | "required_for_foreign" | "ignored";
  /** a wrong coast written for the ordered fleet itself */
  wrong_unit_coast?: "ignored" | "illegal";
  /** a coast that does not exist, or a coast for an army */
  needless_coast?: "ignored" | "illegal";
  /** a fleet build without a coast where one is needed */
  build_coast?: "fails";
  /** an order that leaves out a unit type */
  missing_type?: "accepted" | "illegal" | "unless_complete";
  /** an order with a wrong unit type */
  wrong_type?: "accepted" | "illegal" | "unless_correct";
  /** a build order without a unit type */
  build_type?: "by_place_or_coast" | "by_place" | "fails";
  /** a fleet build inland */
  inland_fleet_build?: "illegal" | "army";
  /** a support or convoy order that leaves out the nationality of a foreign unit */
  missing_nation?: "accepted" | "illegal" | "unless_complete";
  /** a support or convoy order with a wrong nationality */
  wrong_nation?: "accepted" | "illegal" | "unless_correct";
  /** of several order sets of a power, in a known sequence, what counts? */
  order_sets?: "last_or_continued" | "merged" | "merged_unless_replaced" | "last";
  /** of several order sets of a power, in an unknown sequence, what counts? */
  unordered_sets?: "merged" | "all_hold";
  /** of several legal orders for one unit in one set, which counts? */
  duplicate_order?: "all_void" | "first" | "last";
  /** of more build orders than builds, which count? */
  too_many_builds?: "first" | "all_void" | "last";
  /** of two builds in one province, which counts? */
  same_site_builds?: "first" | "both_fail" | "last";
  /** of more disband orders than removals due, which count? */
  too_many_removals?: "first" | "civil_disorder" | "last";
  /** may a build be waived? */
  waive?: "allowed" | "forbidden";
  /** which unit goes when disband orders are missing? */
  civil_disorder?: "owned_distance" | "home_distance" | "by_center";
  /** hold support for a unit of a power in civil disorder */
  absent_hold_support?: "works" | "fails";
  /** illegal orders */
  impossible_orders?: "ignored" | "moves_refuse_hold_support";
  /** may one order explain a badly written order of the same power? */
  order_context?: "alone" | "together";
  /** may a missing move be deduced from a support or convoy order? */
  implied_moves?: "ignored" | "deduced";
  /** orders that stand until they are replaced */
  perpetual_orders?: "refused" | "accepted";
  /** one power's orders given by another */
  proxy_orders?: "refused" | "announced" | "in_orders";
  /** a unit that should not be on the board */
  misplaced_units?: "removed_at_once";
  /** where does a power build? */
  build_sites?: "homes" | "any_owned" | "remote" | "any_home" | "remote_any_home";
  /** a unit where the map of a new phase has no place for it */
  frozen_units?: "destroyed" | "hibernate";
  /** does a unit change its type where the terrain changed? */
  unit_types?: "fixed" | "adapt";
  /** do the units of dummies move? */
  dummy_moves?: "allowed" | "forbidden";
  /** who may dislodge, and cut the supports of, units of its own? */
  friendly_fire?: "nobody" | "dummies" | "all";
  /** may dislodged units retreat? */
  retreats?: "allowed" | "never";
  /** which fleets convoy? */
  convoying_fleets?: "at_sea" | "on_coasts";
  /** do leagues bind their powers? */
  league_rules?: "checked" | "ignored";
  /** what counts towards victory? */
  victory_count?: "centers" | "enemy_homes";
  /** may powers build on factory sites? */
  factories?: "used" | "ignored";
  /** do partisan sites count? */
  partisans?: "used" | "ignored";
  /** do reserves count? */
  reserves?: "used" | "ignored";
  /** does militia count? */
  militia?: "used" | "ignored";
  /** which builds are hidden until the next movement results? */
  hidden_builds?: "marked" | "all";
  /** the builds of a power that orders neither a build nor a waive */
  missing_builds?: "waived" | "random";
  /** may fleets change places by way of two coasts of one province? */
  coastal_crawl?: "forbidden" | "allowed";
  /** may a power order the units of others? */
  foreign_orders?: "refused" | "accepted" | "by_proxy";
  /** may orders use words that mean a place in the second rank (`alias?`)? */
  ambiguous_words?: "read" | "refused";
  /** who controls a dummy? */
  vassals?: "by_list" | "by_homes";
  /** whose centers count for a victory? */
  teams?: "none" | "with_dummies";
  /** the dislodged units of a power that gives none of them an order */
  missing_retreats?: "disbanded" | "random";
  /** must a power that leads with enough centers have gained to win? */
  victory_gain?: "not_needed" | "needed";
  /** do armies convoy fleets over land? */
  portage?: "forbidden" | "allowed";
  /** a retreats phase in which no dislodged unit has a place to go */
  empty_retreats?: "skipped" | "held";
  /** who wins of those that have enough centers? */
  shared_victory?: "forbidden" | "allowed";
  /** how strongly does a unit hold where it stays because its move fails? */
  failed_moves?: "hold" | "weak";
  /** which attack on a convoying fleet breaks its convoy? */
  attacked_convoys?: "by_dislodging" | "by_stronger" | "by_as_strong";
  /** may a convoy lead back to the province where it began? */
  convoy_back?: "forbidden" | "allowed";
  /** may a power without centers build at home? */
  garrison?: "never" | "allowed";
  /** must a winner have had enough at the last adjustments, too? */
  victory_hold?: "not_needed" | "needed";
  /** what wins? */
  victory_by?: "centers" | "last_unit";
  /** the units of a power that orders none of them in a movement phase */
  missing_moves?: "hold" | "dummies_support" | "support";
  /** a vassal's unit on a center of a power outside its team */
  torn_allegiance?: "stays" | "destroyed";
  /** retreats and adjustments in which no power has an order to give */
  empty_phases?: "skipped" | "held";
  /** may a support or convoy name a coast of the destination? */
  second_coasts?: "read" | "refused";
  /** which powers are dummies? */
  dummies?: "listed" | "all";
  /** if no power owns a center when an adjustments phase begins, */
  no_owners?: "stays" | "homes";
};
