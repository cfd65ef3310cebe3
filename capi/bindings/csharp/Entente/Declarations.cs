// Enums, structs, handles and functions of the C interface, made by generate.py from its description. Do not edit.
using System;
using System.Runtime.InteropServices;

namespace Entente {

  /// <summary>What a function returns.</summary>
  public enum Status : int {
    /// <summary>it did what its comment says</summary>
    Ok = 0,
    /// <summary>NULL, out of range, malformed text: the message says which and where</summary>
    InvalidArgument = -1,
    /// <summary>unknown map, place, power, option or preset; an index past the end of a list</summary>
    NotFound = -2,
    /// <summary>*length tells the size needed</summary>
    BufferTooSmall = -3,
    /// <summary>of any function</summary>
    OutOfMemory = -4,
    /// <summary>known, but not possible here: a rule on this map, a newer saved form</summary>
    NotSupported = -5,
    /// <summary>the call does not fit the phase, or the game is over</summary>
    WrongPhase = -6,
    /// <summary>larger than the documented bounds (of a map text: INVALID_ARGUMENT)</summary>
    Limit = -7,
    /// <summary>the program was compiled with a header that the library does not serve</summary>
    AbiMismatch = -8,
    /// <summary>a bug in the library</summary>
    Internal = -9,
  }

  /// <summary>Lists of words: one for each enum of this header.</summary>
  public enum WordList : uint {
    /// <summary>Words status.</summary>
    Status = 0,
    /// <summary>Words text form.</summary>
    TextForm = 1,
    /// <summary>Words text language.</summary>
    TextLanguage = 2,
    /// <summary>Words unit type.</summary>
    UnitType = 3,
    /// <summary>Words terrain.</summary>
    Terrain = 4,
    /// <summary>Words phase type.</summary>
    PhaseType = 5,
    /// <summary>Words map form.</summary>
    MapForm = 6,
    /// <summary>Words option origin.</summary>
    OptionOrigin = 7,
    /// <summary>Words end kind.</summary>
    EndKind = 8,
    /// <summary>Words score system.</summary>
    ScoreSystem = 9,
    /// <summary>Words order kind.</summary>
    OrderKind = 10,
    /// <summary>Words written.</summary>
    Written = 11,
    /// <summary>Words order step.</summary>
    OrderStep = 12,
    /// <summary>Words reason.</summary>
    Reason = 13,
    /// <summary>Words illegality.</summary>
    Illegality = 14,
    /// <summary>Words event kind.</summary>
    EventKind = 15,
    /// <summary>Words event why.</summary>
    EventWhy = 16,
    /// <summary>Words unknown orders.</summary>
    UnknownOrders = 17,
    /// <summary>Words draw policy.</summary>
    DrawPolicy = 18,
    /// <summary>Words vote kind.</summary>
    VoteKind = 19,
    /// <summary>Words year limit.</summary>
    YearLimit = 20,
    /// <summary>Words submit mode.</summary>
    SubmitMode = 21,
    /// <summary>Words result parts.</summary>
    ResultParts = 22,
    /// <summary>Words render form.</summary>
    RenderForm = 23,
    /// <summary>Words render theme.</summary>
    RenderTheme = 24,
    /// <summary>Words render palette.</summary>
    RenderPalette = 25,
    /// <summary>Words render parts.</summary>
    RenderParts = 26,
    /// <summary>Words game form.</summary>
    GameForm = 27,
    /// <summary>Words phase texts.</summary>
    PhaseTexts = 28,
  }

  /// <summary>Forms of an answer. A function that does not have a form refuses it with INVALID_ARGUMENT.</summary>
  public enum TextForm : uint {
    /// <summary>sentences or lines to read</summary>
    ForPeople = 0,
    /// <summary>the folder docs/json has the schemas</summary>
    Json = 1,
    /// <summary>a graph for Graphviz; of explanations</summary>
    GraphDot = 2,
    /// <summary>the same graph as JSON</summary>
    GraphJson = 3,
  }

  /// <summary>Languages of sentences. Their words are their codes: "en", "de". A library without one has no word for it.</summary>
  public enum TextLanguage : uint {
    /// <summary>Language en.</summary>
    En = 0,
    /// <summary>Language de.</summary>
    De = 1,
  }

  /// <summary>Unit types.</summary>
  public enum UnitType : uint {
    /// <summary>Army.</summary>
    Army = 0,
    /// <summary>Fleet.</summary>
    Fleet = 1,
  }

  /// <summary>Terrain.</summary>
  public enum Terrain : uint {
    /// <summary>Water.</summary>
    Water = 0,
    /// <summary>Land.</summary>
    Land = 1,
    /// <summary>Coast.</summary>
    Coast = 2,
    /// <summary>Port.</summary>
    Port = 3,
    /// <summary>Shut.</summary>
    Shut = 4,
  }

  /// <summary>Phase types.</summary>
  public enum PhaseType : uint {
    /// <summary>Movement.</summary>
    Movement = 0,
    /// <summary>Retreats.</summary>
    Retreats = 1,
    /// <summary>Adjustments.</summary>
    Adjustments = 2,
    /// <summary>Other phase.</summary>
    OtherPhase = 3,
  }

  /// <summary>Forms of a map.</summary>
  public enum MapForm : uint {
    /// <summary>.map text</summary>
    Map = 0,
    /// <summary>the complete JSON form; its schema is docs/json/map.schema.json</summary>
    Json = 1,
    /// <summary>DAIDE's MDF message: only powers, home centers and the graph</summary>
    Mdf = 2,
    /// <summary>Graphviz; written only</summary>
    Dot = 3,
  }

  /// <summary>Who sets an option.</summary>
  public enum OptionOrigin : uint {
    /// <summary>an issue of DATC section 4</summary>
    Datc = 0,
    /// <summary>RULE lines of maps</summary>
    Map = 1,
    /// <summary>neither: a habit of judges</summary>
    Judge = 2,
  }

  /// <summary>How a game ended.</summary>
  public enum EndKind : uint {
    /// <summary>it goes on</summary>
    None = 0,
    /// <summary>End solo.</summary>
    Solo = 1,
    /// <summary>End shared victory.</summary>
    SharedVictory = 2,
    /// <summary>End draw.</summary>
    Draw = 3,
    /// <summary>End concession.</summary>
    Concession = 4,
    /// <summary>the game stopped without a result</summary>
    NoResult = 5,
  }

  /// <summary>How the scores of a game are counted. First, which powers are in the result: the winner of a solo, the winners of a shared victory, the members of a draw, the powers to whom the others conceded. In a game without a result, or one that goes on (scored as if it stopped now), every power that is left is in it: one with a unit, a supply center or a build to make on any home. Other powers score 0. A power that is alone in the result has won.</summary>
  public enum ScoreSystem : uint {
    /// <summary>1 in equal parts</summary>
    DrawSize = 0,
    /// <summary>100 shared by the squares of their centers; equally if no power has any</summary>
    SumOfSquares = 1,
    /// <summary>1 shared by their centers; equally if no power has any</summary>
    CenterShare = 2,
    /// <summary>1 to each winner, also shared or conceded; 1/2 for a part of a draw</summary>
    WinDrawLoss = 3,
    /// <summary>to each: the number of losers / the number of powers in the result</summary>
    Dpp = 4,
  }

  /// <summary>Order kinds.</summary>
  public enum OrderKind : uint {
    /// <summary>Hold.</summary>
    Hold = 1,
    /// <summary>Move.</summary>
    Move = 2,
    /// <summary>Support hold.</summary>
    SupportHold = 3,
    /// <summary>Support move.</summary>
    SupportMove = 4,
    /// <summary>Convoy.</summary>
    Convoy = 5,
    /// <summary>Retreat.</summary>
    Retreat = 6,
    /// <summary>of a dislodged unit, or a removal in an adjustments phase</summary>
    Disband = 7,
    /// <summary>Build.</summary>
    Build = 8,
    /// <summary>Waive.</summary>
    Waive = 9,
  }

  /// <summary>How an order was written: bits of entente_order_fields.written and entente_line.written. An order read from text has only the bits that the text alone shows (NO_SUCH_COAST, NATION, PATH, PERPETUAL). A line of a game has all of them, because the game knows the position. Rules on how an order was written (DATC 4.A.6, 4.B.5, 4.B.6, 4.C) use the bits of lines; for packed orders they use coasts and types only, because these hold no nationalities and paths.</summary>
  [Flags]
  public enum Written : uint {
    /// <summary>of the ordered unit: not the one where it stands</summary>
    WrongCoast = 1,
    /// <summary>a coast that does not exist, or of an army</summary>
    NoSuchCoast = 2,
    /// <summary>a coast that does not exist, or a coast of an army</summary>
    WrongType = 4,
    /// <summary>not the unit's</summary>
    WrongNation = 8,
    /// <summary>the nationality of the supported or convoyed unit was written</summary>
    Nation = 16,
    /// <summary>a convoy path was written</summary>
    Path = 32,
    /// <summary>it stands until it is replaced (rule perpetual_orders)</summary>
    Perpetual = 64,
  }

  /// <summary>Steps of an order that is entered step by step. Kind, other and target are always asked for if the order has them, place and via only if there is more than one answer.</summary>
  public enum OrderStep : uint {
    /// <summary>the order is complete</summary>
    None = 0,
    /// <summary>ENTENTE_HOLD, ENTENTE_MOVE, ...</summary>
    Kind = 1,
    /// <summary>province of the supported or convoyed unit</summary>
    Other = 2,
    /// <summary>province where it goes</summary>
    Target = 3,
    /// <summary>the location in it, a coast; of a build the location of the site</summary>
    Place = 4,
    /// <summary>1: by convoy, where an army may also walk</summary>
    Via = 5,
    /// <summary>of a build: ENTENTE_ARMY or ENTENTE_FLEET</summary>
    Type = 6,
  }

  /// <summary>Why an order failed, or which other outcome a line has.</summary>
  public enum Reason : uint {
    /// <summary>it succeeded</summary>
    None = 0,
    /// <summary>Reason illegal.</summary>
    Illegal = 1,
    /// <summary>Reason void.</summary>
    Void = 2,
    /// <summary>Reason bounced.</summary>
    Bounced = 3,
    /// <summary>Reason no convoy.</summary>
    NoConvoy = 4,
    /// <summary>Reason disrupted.</summary>
    Disrupted = 5,
    /// <summary>Reason cut.</summary>
    Cut = 6,
    /// <summary>Reason dislodged.</summary>
    Dislodged = 7,
    /// <summary>Reason paradox.</summary>
    Paradox = 8,
    /// <summary>Reason excess.</summary>
    Excess = 9,
    /// <summary>Reason unreadable.</summary>
    Unreadable = 10,
    /// <summary>a convoy or convoyed move in a paradox that the rules leave open</summary>
    Unresolved = 11,
    /// <summary>an order of a set that its power replaced, or of a unit that it handed over later</summary>
    Replaced = 12,
    /// <summary>no order, but a statement that counts: PROXY, SET CONTINUES</summary>
    Stated = 13,
    /// <summary>a statement that does not count</summary>
    Ignored = 14,
  }

  /// <summary>Why an order is illegal, or void by a rule.</summary>
  public enum Illegality : uint {
    /// <summary>it is legal</summary>
    None = 0,
    /// <summary>bits that no text produces, such as a location out of range</summary>
    Malformed = 1,
    /// <summary>a kind of order that does not belong to this phase</summary>
    WrongPhase = 2,
    /// <summary>no unit stands there</summary>
    UnitAbsent = 3,
    /// <summary>the unit belongs to another power</summary>
    ForeignUnit = 4,
    /// <summary>a move to the unit's own province (6.A.5)</summary>
    OwnProvince = 5,
    /// <summary>the unit cannot get there</summary>
    NotAdjacent = 6,
    /// <summary>no unit of its type may be there (6.A.3, 6.A.4)</summary>
    CannotStand = 7,
    /// <summary>several coasts could be meant (6.B.1)</summary>
    CoastNeeded = 8,
    /// <summary>the written coast cannot be reached (6.B.3)</summary>
    CoastUnreachable = 9,
    /// <summary>no fleets on the board could carry the army (6.D.32), or no armies the fleet</summary>
    NoFleets = 10,
    /// <summary>only armies can be convoyed (6.A.7)</summary>
    FleetNotConvoyed = 11,
    /// <summary>support of the unit's own province (6.A.8)</summary>
    SupportsItself = 12,
    /// <summary>the supporter could not go there itself (6.A.10)</summary>
    SupportUnreachable = 13,
    /// <summary>no unit stands at the place of the supported unit</summary>
    SupportedAbsent = 14,
    /// <summary>the supported move is impossible (6.D.22 .. 6.D.31)</summary>
    SupportedCannotMove = 15,
    /// <summary>a convoy of an army by a unit that is no fleet at sea (6.F.1)</summary>
    CarrierNotAtSea = 16,
    /// <summary>no unit that could be convoyed stands at the place of the convoyed unit</summary>
    ConvoyedAbsent = 17,
    /// <summary>no route needs this unit (6.F.12, 6.G.7, 6.G.19)</summary>
    CarrierNotNeeded = 18,
    /// <summary>two different legal orders for one unit (4.D.3)</summary>
    OrderedTwice = 19,
    /// <summary>a retreat of a unit that was not dislodged</summary>
    NotDislodged = 20,
    /// <summary>the unit may not retreat there</summary>
    NoRetreat = 21,
    /// <summary>the power has nothing to build, or nothing to remove</summary>
    NothingDue = 22,
    /// <summary>not a place where the power may build</summary>
    NoBuildSite = 23,
    /// <summary>a unit stands there (6.I.4)</summary>
    SiteOccupied = 24,
    /// <summary>the order does not say whether to build an army or a fleet (4.C.3)</summary>
    BuildTypeNeeded = 25,
    /// <summary>the order does not name its power</summary>
    PowerUnknown = 26,
    /// <summary>no fleet but the supporter could carry the supported army (6.D.31)</summary>
    SupporterCarries = 27,
    /// <summary>the passage is closed to the power, or until it owns certain centers</summary>
    PassageClosed = 28,
    /// <summary>a support over a passage of less than full strength</summary>
    PassageWeak = 29,
    /// <summary>the league of the unit's power forbids it</summary>
    League = 30,
    /// <summary>the units of dummies do not move (IMMOBILE_DUMMIES)</summary>
    Immobile = 31,
    /// <summary>a later set of orders of the power counts instead (4.D.1)</summary>
    Replaced = 32,
    /// <summary>the written coast of the ordered fleet is not where it stands (4.B.5)</summary>
    WrongUnitCoast = 33,
    /// <summary>a coast that does not exist, or for an army (4.B.6)</summary>
    NeedlessCoast = 34,
    /// <summary>no type of the ordered, supported or convoyed unit (4.C.1)</summary>
    TypeMissing = 35,
    /// <summary>army for a fleet, or fleet for an army (4.C.2)</summary>
    TypeWrong = 36,
    /// <summary>no nationality of a foreign unit that is supported or convoyed (4.C.5)</summary>
    NationMissing = 37,
    /// <summary>the unit belongs to another power (4.C.6)</summary>
    NationWrong = 38,
    /// <summary>another order of the power for the unit or build site counts (4.D.3, 4.D.5)</summary>
    AnotherCounts = 39,
    /// <summary>several builds in one province (4.D.5)</summary>
    BuiltTwice = 40,
    /// <summary>builds may not be waived (4.D.7)</summary>
    NoWaive = 41,
    /// <summary>the unit supported to hold was ordered to make an impossible move (4.E.1)</summary>
    MovesInVain = 42,
    /// <summary>the power of the unit supported to hold is in civil disorder (4.D.9)</summary>
    InDisorder = 43,
    /// <summary>a move by sea that names no path (4.A.6)</summary>
    PathMissing = 44,
    /// <summary>no units on the board could carry it along the path (4.A.6)</summary>
    PathBroken = 45,
    /// <summary>the last of the power's sets of orders is unknown, so none counts (4.D.2)</summary>
    SetsUnordered = 46,
    /// <summary>a support or convoy that names a coast of the destination (NO_CHECK)</summary>
    CoastRefused = 47,
    /// <summary>the power handed the unit over later (4.E.5 b)</summary>
    HandedOver = 48,
  }

  /// <summary>Events: results without an order.</summary>
  public enum EventKind : uint {
    /// <summary>a dislodged unit was lost</summary>
    Disbanded = 1,
    /// <summary>removed because its power has too many</summary>
    Removed = 2,
    /// <summary>a build that was due was not used</summary>
    Waived = 3,
    /// <summary>a power won</summary>
    Solo = 4,
    /// <summary>the map has no place for the unit in the new phase: it may only hold</summary>
    Caught = 5,
    /// <summary>a caught unit has a place again</summary>
    Freed = 6,
    /// <summary>the unit changed its type or coast with the map; `unit` is the new one</summary>
    Adapted = 7,
    /// <summary>built for a power that ordered no builds (rule CD_BUILDS)</summary>
    Built = 8,
    /// <summary>for a power that ordered no retreats (rule CD_RETREATS); `unit` is where it went</summary>
    Retreated = 9,
    /// <summary>a power won together with others; an event for each (rule SHARED_VICTORY)</summary>
    SharedVictory = 10,
  }

  /// <summary>Why an event happened.</summary>
  public enum EventWhy : uint {
    /// <summary>it had no place to go</summary>
    NoRetreat = 1,
    /// <summary>no retreat was ordered for it</summary>
    NoOrder = 2,
    /// <summary>removals were missing</summary>
    CivilDisorder = 3,
    /// <summary>a build was due and possible, but not ordered</summary>
    NotOrdered = 4,
    /// <summary>it owns enough centers and strictly the most</summary>
    Victory = 5,
    /// <summary>only illegal orders were given for it</summary>
    IllegalOrder = 6,
    /// <summary>the map has no retreats phase here</summary>
    NoRetreats = 7,
    /// <summary>the map of the new phase differs</summary>
    MapChanged = 8,
    /// <summary>it owns enough centers; others may own more</summary>
    EnoughCenters = 9,
    /// <summary>it has the only unit on the board (rule LAST_MAN_STANDING)</summary>
    LastUnit = 10,
    /// <summary>a vassal's unit on a center of a power outside its team (rule TORN_ALLEGIANCE)</summary>
    TornAllegiance = 11,
    /// <summary>dislodged units do not retreat (rule NO_RETREAT)</summary>
    RetreatsForbidden = 12,
    /// <summary>the same for a dummy without a controller (rule IMMOBILE_DUMMIES)</summary>
    Immobile = 13,
    /// <summary>its order disbanded it</summary>
    Ordered = 14,
    /// <summary>its retreat failed</summary>
    RetreatFailed = 15,
  }

  /// <summary>Lists of texts about a phase. Each text is followed by a line end; a line end inside a text becomes a blank.</summary>
  public enum PhaseTexts : uint {
    /// <summary>for each result the order: as it was written, else in normal form</summary>
    Orders = 0,
    /// <summary>for each result why it ended so: a sentence, and a second one if the order that was handed in had no unit type or a wrong one</summary>
    Results = 1,
    /// <summary>for each event its sentence</summary>
    Events = 2,
    /// <summary>for each loss its sentence</summary>
    Losses = 3,
  }

  /// <summary>Whose orders are unknown. Their units may do anything, and their lines are ignored.</summary>
  public enum UnknownOrders : uint {
    /// <summary>powers that have something to order, handed in nothing and are not in `about`</summary>
    Absent = 0,
    /// <summary>the powers in `unknown`</summary>
    Listed = 1,
  }

  /// <summary>How a draw is voted on.</summary>
  public enum DrawPolicy : uint {
    /// <summary>yes or no to a draw of all survivors; a list counts as a yes</summary>
    JudgeDias = 0,
    /// <summary>a list of survivors, which approves a family of draws</summary>
    JudgeNodias = 1,
    /// <summary>as ENTENTE_DRAW_JUDGE_NODIAS, counted as the old judge's code does</summary>
    Njudge = 2,
    /// <summary>yes or no</summary>
    Daide = 3,
    /// <summary>any number of lists, each for exactly that draw</summary>
    DaidePda = 4,
    /// <summary>yes or no</summary>
    Dpp = 5,
    /// <summary>one list, for exactly that draw; a list of one power votes for its victory</summary>
    DppPda = 6,
  }

  /// <summary>Kinds of votes.</summary>
  public enum VoteKind : uint {
    /// <summary>yes</summary>
    Draw = 0,
    /// <summary>takes back the power's vote for a draw</summary>
    NoDraw = 1,
    /// <summary>for a draw of some powers</summary>
    List = 2,
    /// <summary>concedes to the power with more supply centers than any other (dummies aside)</summary>
    Concede = 3,
  }

  /// <summary>Ends beside the victory on the board, checked after each phase is processed; a new game has none. Dummies have no player and do not count as left. If several apply, the first one below decides.</summary>
  public enum YearLimit : uint {
    /// <summary>a draw of those who are left</summary>
    Draw = 0,
    /// <summary>the most centers win: one power a solo, several a shared victory</summary>
    MostCenters = 1,
    /// <summary>Year limit no result.</summary>
    NoResult = 2,
  }

  /// <summary>What happens to the orders that the power has handed in before.</summary>
  public enum SubmitMode : uint {
    /// <summary>they are dropped</summary>
    Replace = 0,
    /// <summary>an order takes the place of the one that its unit or build site had; the rest stays</summary>
    Amend = 1,
    /// <summary>they stay as an earlier set of orders. The rule order_sets (DATC 4.D.1) decides which sets count, by default the last. A set may be empty</summary>
    NextSet = 2,
    /// <summary>they stay; the new ones are default orders of the phase, if it hands in none</summary>
    Defaults = 3,
  }

  /// <summary>Parts of a result that the exchange can leave out: bits.</summary>
  [Flags]
  public enum ResultParts : uint {
    /// <summary>"after" of an adjudicated phase</summary>
    After = 1,
    /// <summary>"powers" of legal orders</summary>
    Powers = 2,
  }

  /// <summary>Forms of a drawing.</summary>
  public enum RenderForm : uint {
    /// <summary>Render svg.</summary>
    Svg = 0,
    /// <summary>the board as text, in sequence: for screen readers</summary>
    Text = 1,
  }

  /// <summary>The colors of what is no power's.</summary>
  public enum RenderTheme : uint {
    /// <summary>Render light.</summary>
    Light = 0,
    /// <summary>Render dark.</summary>
    Dark = 1,
    /// <summary>Render print.</summary>
    Print = 2,
    /// <summary>Render high contrast.</summary>
    HighContrast = 3,
  }

  /// <summary>Colors of powers: the usual ones; or colors and patterns for players to whom red and green, or blue and yellow, look alike.</summary>
  public enum RenderPalette : uint {
    /// <summary>Render usual.</summary>
    Usual = 0,
    /// <summary>Render red green.</summary>
    RedGreen = 1,
    /// <summary>Render blue yellow.</summary>
    BlueYellow = 2,
  }

  /// <summary>Parts of a picture: bits.</summary>
  [Flags]
  public enum RenderParts : uint {
    /// <summary>Render orders.</summary>
    Orders = 1,
    /// <summary>without them orders are drawn as if all succeed</summary>
    Results = 2,
    /// <summary>Render names.</summary>
    Names = 4,
    /// <summary>Render centers.</summary>
    Centers = 8,
    /// <summary>Render legend.</summary>
    Legend = 16,
  }

  /// <summary>The forms in which games, phases and positions are exchanged. A build may lack some of them.</summary>
  public enum GameForm : uint {
    /// <summary>Entente's JSON: a game or a phase</summary>
    Json = 0,
    /// <summary>Entente's binary saved game</summary>
    Binary = 1,
    /// <summary>the saved game of the `diplomacy` Python package</summary>
    Diplomacy = 2,
    /// <summary>the game JSON of dipcc</summary>
    Dipcc = 3,
    /// <summary>the state from webDiplomacy's API: variants 1, 15, 23</summary>
    Webdiplomacy = 4,
    /// <summary>a case in the DATC form</summary>
    Datc = 5,
    /// <summary>jDip's test-case text</summary>
    Jdip = 6,
    /// <summary>the judges' text listing</summary>
    Judge = 7,
    /// <summary>a position in one line</summary>
    Line = 8,
    /// <summary>guess the form from the text</summary>
    Guess = 255,
  }

  /// <summary>The words of the library and of JSON for the members of enums.</summary>
  public static class Words {
    static Words() => Loader.Find();
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this Status value) => Native.Word((WordList)0, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this TextForm value) => Native.Word((WordList)1, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this TextLanguage value) => Native.Word((WordList)2, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this UnitType value) => Native.Word((WordList)3, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this Terrain value) => Native.Word((WordList)4, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this PhaseType value) => Native.Word((WordList)5, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this MapForm value) => Native.Word((WordList)6, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this OptionOrigin value) => Native.Word((WordList)7, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this EndKind value) => Native.Word((WordList)8, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this ScoreSystem value) => Native.Word((WordList)9, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this OrderKind value) => Native.Word((WordList)10, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this Written value) => Native.Word((WordList)11, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this OrderStep value) => Native.Word((WordList)12, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this Reason value) => Native.Word((WordList)13, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this Illegality value) => Native.Word((WordList)14, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this EventKind value) => Native.Word((WordList)15, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this EventWhy value) => Native.Word((WordList)16, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this PhaseTexts value) => Native.Word((WordList)28, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this UnknownOrders value) => Native.Word((WordList)17, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this DrawPolicy value) => Native.Word((WordList)18, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this VoteKind value) => Native.Word((WordList)19, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this YearLimit value) => Native.Word((WordList)20, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this SubmitMode value) => Native.Word((WordList)21, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this ResultParts value) => Native.Word((WordList)22, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this RenderForm value) => Native.Word((WordList)23, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this RenderTheme value) => Native.Word((WordList)24, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this RenderPalette value) => Native.Word((WordList)25, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this RenderParts value) => Native.Word((WordList)26, unchecked((uint)value)) ?? "";
    /// <summary>The word of a member; "" for a number that the library does not know.</summary>
    public static string Word(this GameForm value) => Native.Word((WordList)27, unchecked((uint)value)) ?? "";
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_error {
    public uint struct_size;
    public int status;
    public uint has_place;
    public uint line;
    public uint column;
    public uint offset;
    public uint length;
    public uint reserved;
    public fixed byte file[128];
    public fixed byte message[512];
    public static entente_error New() => new entente_error { struct_size = (uint)sizeof(entente_error) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_text_options {
    public uint struct_size;
    public uint full_names;
    public uint width;
    public uint board;
    public uint language;
    public uint reserved;
    public static entente_text_options New() => new entente_text_options { struct_size = (uint)sizeof(entente_text_options) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_builtin_info {
    public uint struct_size;
    public uint reserved;
    public fixed byte name[32];
    public static entente_builtin_info New() => new entente_builtin_info { struct_size = (uint)sizeof(entente_builtin_info) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_diagnostic_counts {
    public uint struct_size;
    public uint errors;
    public uint warnings;
    public uint reserved;
    public static entente_diagnostic_counts New() => new entente_diagnostic_counts { struct_size = (uint)sizeof(entente_diagnostic_counts) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_map_info {
    public uint struct_size;
    public uint fingerprint;
    public uint province_count;
    public uint location_count;
    public uint power_count;
    public uint center_count;
    public uint stage_count;
    public uint reserved;
    public fixed byte begin_phase[32];
    public fixed byte begin_text[160];
    public static entente_map_info New() => new entente_map_info { struct_size = (uint)sizeof(entente_map_info) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_stage_counts {
    public uint struct_size;
    public uint provinces;
    public uint locations;
    public uint army_edges;
    public uint fleet_edges;
    public uint powers;
    public uint centers;
    public uint units;
    public uint victory;
    public uint reserved;
    public static entente_stage_counts New() => new entente_stage_counts { struct_size = (uint)sizeof(entente_stage_counts) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_location_info {
    public uint struct_size;
    public uint province;
    public uint center;
    public uint terrain;
    public uint takes_army;
    public uint takes_fleet;
    public uint coast_count;
    public uint first_coast;
    public static entente_location_info New() => new entente_location_info { struct_size = (uint)sizeof(entente_location_info) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_power_info {
    public uint struct_size;
    public uint home_count;
    public ulong friends;
    public uint letter;
    public uint is_dummy;
    public static entente_power_info New() => new entente_power_info { struct_size = (uint)sizeof(entente_power_info) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_rules {
    public uint struct_size;
    public fixed byte value[120];
    public uint replaces;
    public static entente_rules New() => new entente_rules { struct_size = (uint)sizeof(entente_rules) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_preset_info {
    public uint struct_size;
    public uint reserved;
    public fixed byte name[32];
    public fixed byte text[96];
    public static entente_preset_info New() => new entente_preset_info { struct_size = (uint)sizeof(entente_preset_info) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_option_info {
    public uint struct_size;
    public uint value_count;
    public uint origin;
    public uint reserved;
    public fixed byte name[64];
    public fixed byte issue[16];
    public fixed byte question[160];
    public static entente_option_info New() => new entente_option_info { struct_size = (uint)sizeof(entente_option_info) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_value_info {
    public uint struct_size;
    public fixed byte letter[8];
    public fixed byte name[64];
    public fixed byte text[256];
    public fixed byte cases[160];
    public fixed byte no_answer[96];
    public fixed byte map_rules[64];
    public uint reserved;
    public static entente_value_info New() => new entente_value_info { struct_size = (uint)sizeof(entente_value_info) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_unit {
    public ushort location;
    public byte power;
    public byte unit_type;
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_position_info {
    public uint struct_size;
    public int year;
    public uint phase_type;
    public uint unit_count;
    public uint dislodged_count;
    public uint end_kind;
    public ulong winners;
    public fixed byte phase_name[32];
    public uint place_in_flow;
    public uint reserved;
    public static entente_position_info New() => new entente_position_info { struct_size = (uint)sizeof(entente_position_info) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_power_counts {
    public ushort units;
    public ushort dislodged;
    public ushort centers;
    public ushort reserved;
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_power_state {
    public uint struct_size;
    public uint claims;
    public uint seizing_builds;
    public uint guest_builds;
    public uint control_turn;
    public uint controller;
    public static entente_power_state New() => new entente_power_state { struct_size = (uint)sizeof(entente_power_state) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_score_system_info {
    public uint struct_size;
    public uint reserved;
    public fixed byte name[32];
    public fixed byte text[128];
    public static entente_score_system_info New() => new entente_score_system_info { struct_size = (uint)sizeof(entente_score_system_info) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_score {
    public long numerator;
    public long denominator;
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_order_fields {
    public uint struct_size;
    public uint kind;
    public uint power;
    public uint unit_type;
    public uint unit_type_known;
    public uint third_type;
    public uint third_type_known;
    public uint via_convoy;
    public uint written;
    public uint source;
    public uint target;
    public uint third;
    public static entente_order_fields New() => new entente_order_fields { struct_size = (uint)sizeof(entente_order_fields) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_order_group {
    public uint first;
    public uint count;
    public ushort province;
    public byte power;
    public byte reserved;
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_order_number {
    public uint number;
    public ushort province;
    public ushort reserved;
  }

  /// <summary>The result of an order.</summary>
  [StructLayout(LayoutKind.Sequential)]
  public struct PackedResult {
    /// <summary>normalised: real type and coast filled in</summary>
    public ulong Order;
    /// <summary>province (before the phase) of the unit that made the order fail, or ENTENTE_NO_PROVINCE</summary>
    public ushort Cause;
    /// <summary>province of the unit that dislodged the ordered unit, or ENTENTE_NO_PROVINCE</summary>
    public ushort DislodgedBy;
    /// <summary>ENTENTE_REASON_NONE: it succeeded</summary>
    public byte Reason;
    /// <summary>why the order is illegal, or void by a rule</summary>
    public byte Illegality;
    /// <summary>1: not given, but implied for a unit without a legal order</summary>
    public byte Implied;
    /// <summary>1: a build that the other powers do not see before the next movement results</summary>
    public byte Hidden;
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_event {
    public byte kind;
    public byte why;
    public byte power;
    public byte reserved;
    public entente_unit unit;
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_phase_summary {
    public uint struct_size;
    public uint result_count;
    public uint event_count;
    public uint end_kind;
    public ulong winners;
    public ulong by_default;
    public ulong serial;
    public static entente_phase_summary New() => new entente_phase_summary { struct_size = (uint)sizeof(entente_phase_summary) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_advise_options {
    public uint struct_size;
    public uint which_unknown;
    public ulong unknown;
    public ulong about;
    public uint outlook;
    public uint reserved;
    public static entente_advise_options New() => new entente_advise_options { struct_size = (uint)sizeof(entente_advise_options) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_order_check {
    public uint struct_size;
    public uint is_legal;
    public uint reason;
    public uint illegality;
    public uint written;
    public uint fault_offset;
    public uint fault_length;
    public uint reserved;
    public ulong order;
    public static entente_order_check New() => new entente_order_check { struct_size = (uint)sizeof(entente_order_check) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_game_info {
    public uint struct_size;
    public int year;
    public uint phase_type;
    public uint end_kind;
    public ulong winners;
    public ulong waiting;
    public uint phase_count;
    public uint undone_count;
    public uint draw_policy;
    public uint line_count;
    public fixed byte phase_name[32];
    public ulong reserved;
    public static entente_game_info New() => new entente_game_info { struct_size = (uint)sizeof(entente_game_info) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_vote {
    public ulong powers;
    public byte power;
    public byte kind;
    public byte list_ignored;
    public fixed byte reserved[5];
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_end_rules {
    public uint struct_size;
    public uint last_survivor;
    public uint has_last_year;
    public int last_year;
    public uint year_limit;
    public uint stalemate_years;
    public uint phase_limit;
    public uint reserved;
    public static entente_end_rules New() => new entente_end_rules { struct_size = (uint)sizeof(entente_end_rules) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_submission {
    public uint struct_size;
    public uint by;
    public uint mode;
    public uint reserved;
    public static entente_submission New() => new entente_submission { struct_size = (uint)sizeof(entente_submission) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_owed {
    public uint struct_size;
    public uint unit_count;
    public uint build_count;
    public uint removal_count;
    public uint by;
    public uint reserved;
    public static entente_owed New() => new entente_owed { struct_size = (uint)sizeof(entente_owed) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_line {
    public uint struct_size;
    public uint power;
    public uint order_set;
    public uint is_written;
    public uint is_readable;
    public uint unit_nation;
    public uint third_nation;
    public uint written;
    public uint fault_offset;
    public uint fault_length;
    public ulong order;
    public static entente_line New() => new entente_line { struct_size = (uint)sizeof(entente_line) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_replay_summary {
    public uint struct_size;
    public uint phase_count;
    public uint compared;
    public uint difference_count;
    public uint remark_count;
    public uint note_count;
    public uint skipped_last;
    public uint skipped_empty;
    public uint skipped_over;
    public uint reserved;
    public static entente_replay_summary New() => new entente_replay_summary { struct_size = (uint)sizeof(entente_replay_summary) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_render_options {
    public uint struct_size;
    public uint form;
    public uint theme;
    public uint palette;
    public uint hidden;
    public uint full_names;
    public uint width;
    public uint language;
    public ulong outlook;
    public static entente_render_options New() => new entente_render_options { struct_size = (uint)sizeof(entente_render_options) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_game_form_info {
    public uint struct_size;
    public uint form;
    public fixed byte name[24];
    public fixed byte text[96];
    public static entente_game_form_info New() => new entente_game_form_info { struct_size = (uint)sizeof(entente_game_form_info) };
  }

  [StructLayout(LayoutKind.Sequential)]
  internal unsafe struct entente_play_summary {
    public uint struct_size;
    public uint phase_count;
    public ulong signature;
    public ulong winners;
    public uint end_kind;
    public uint reserved;
    public static entente_play_summary New() => new entente_play_summary { struct_size = (uint)sizeof(entente_play_summary) };
  }

  internal sealed class MapHandle : SafeHandle {
    public static readonly MapHandle None = new MapHandle(IntPtr.Zero);
    public MapHandle(IntPtr made) : base(IntPtr.Zero, true) => SetHandle(made);
    public override bool IsInvalid => handle == IntPtr.Zero;
    protected override bool ReleaseHandle() { Native.entente_map_free(handle); return true; }
  }

  internal sealed class MapReaderHandle : SafeHandle {
    public static readonly MapReaderHandle None = new MapReaderHandle(IntPtr.Zero);
    public MapReaderHandle(IntPtr made) : base(IntPtr.Zero, true) => SetHandle(made);
    public override bool IsInvalid => handle == IntPtr.Zero;
    protected override bool ReleaseHandle() { Native.entente_map_reader_free(handle); return true; }
  }

  internal sealed class ScratchHandle : SafeHandle {
    public static readonly ScratchHandle None = new ScratchHandle(IntPtr.Zero);
    public ScratchHandle(IntPtr made) : base(IntPtr.Zero, true) => SetHandle(made);
    public override bool IsInvalid => handle == IntPtr.Zero;
    protected override bool ReleaseHandle() { Native.entente_scratch_free(handle); return true; }
  }

  internal sealed class ActionsHandle : SafeHandle {
    public static readonly ActionsHandle None = new ActionsHandle(IntPtr.Zero);
    public ActionsHandle(IntPtr made) : base(IntPtr.Zero, true) => SetHandle(made);
    public override bool IsInvalid => handle == IntPtr.Zero;
    protected override bool ReleaseHandle() { Native.entente_actions_free(handle); return true; }
  }

  internal sealed class GameHandle : SafeHandle {
    public static readonly GameHandle None = new GameHandle(IntPtr.Zero);
    public GameHandle(IntPtr made) : base(IntPtr.Zero, true) => SetHandle(made);
    public override bool IsInvalid => handle == IntPtr.Zero;
    protected override bool ReleaseHandle() { Native.entente_game_free(handle); return true; }
  }

  internal sealed class DocumentHandle : SafeHandle {
    public static readonly DocumentHandle None = new DocumentHandle(IntPtr.Zero);
    public DocumentHandle(IntPtr made) : base(IntPtr.Zero, true) => SetHandle(made);
    public override bool IsInvalid => handle == IntPtr.Zero;
    protected override bool ReleaseHandle() { Native.entente_document_free(handle); return true; }
  }

  internal sealed class ExchangeHandle : SafeHandle {
    public static readonly ExchangeHandle None = new ExchangeHandle(IntPtr.Zero);
    public ExchangeHandle(IntPtr made) : base(IntPtr.Zero, true) => SetHandle(made);
    public override bool IsInvalid => handle == IntPtr.Zero;
    protected override bool ReleaseHandle() { Native.entente_exchange_free(handle); return true; }
  }

  internal static unsafe partial class Native {
    internal const string DescribedVersion = "1.1.0";
    internal const string Soname = "libentente.so.1";
    internal const uint NoPower = 255;
    internal const uint NoProvince = 4095;
    internal const uint NoLocation = 4095;
    internal const uint NoCenter = 65535;
    internal const uint AbiVersion = 1;
    internal const uint AbiOldest = 1;
    internal const uint MaxOptions = 120;
    internal const uint OrderTextSize = 128;
    internal const uint NotListed = 4294967295;
    internal const uint NoAction = 4294967295;
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_abi_check(uint abi_version);
#else
    [DllImport(Library)] internal static extern int entente_abi_check(uint abi_version);
#endif
    internal static void AbiCheck(uint abi_version) {
      int status;
      status = entente_abi_check(abi_version);
      if (status != 0) throw EntenteException.Of((Status)status, "AbiCheck");
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial uint entente_has(byte* part, UIntPtr part_length);
#else
    [DllImport(Library)] internal static extern uint entente_has(byte* part, UIntPtr part_length);
#endif
    internal static bool Has(string part) {
      byte[] part_utf8 = Utf8(part);
      fixed (byte* part_at = part_utf8) return entente_has(part_at, Length(part_utf8)) != 0;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial IntPtr entente_version();
#else
    [DllImport(Library)] internal static extern IntPtr entente_version();
#endif
    internal static string Version() {
      return Text(entente_version());
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial uint entente_version_number();
#else
    [DllImport(Library)] internal static extern uint entente_version_number();
#endif
    internal static uint VersionNumber() {
      return (uint)entente_version_number();
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial IntPtr entente_word(uint of, uint value);
#else
    [DllImport(Library)] internal static extern IntPtr entente_word(uint of, uint value);
#endif
    internal static string Word(WordList of, uint value) {
      return Text(entente_word((uint)of, value));
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_find_word(uint of, byte* word, UIntPtr length, uint* value, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_find_word(uint of, byte* word, UIntPtr length, uint* value, entente_error* error);
#endif
    internal static uint FindWord(WordList of, string word) {
      byte[] word_utf8 = Utf8(word);
      uint value_got = default(uint);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (byte* word_at = word_utf8) status = entente_find_word((uint)of, word_at, Length(word_utf8), &value_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return (uint)value_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial IntPtr entente_text_data(IntPtr text);
#else
    [DllImport(Library)] internal static extern IntPtr entente_text_data(IntPtr text);
#endif
    internal static IntPtr TextData(IntPtr text) {
      return entente_text_data(text);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial UIntPtr entente_text_length(IntPtr text);
#else
    [DllImport(Library)] internal static extern UIntPtr entente_text_length(IntPtr text);
#endif
    internal static UIntPtr TextLength(IntPtr text) {
      return (UIntPtr)entente_text_length(text);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial void entente_text_free(IntPtr text);
#else
    [DllImport(Library)] internal static extern void entente_text_free(IntPtr text);
#endif
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_map_builtin_describe(uint index, entente_builtin_info* info, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_map_builtin_describe(uint index, entente_builtin_info* info, entente_error* error);
#endif
    internal static entente_builtin_info MapBuiltinDescribe(uint index) {
      entente_builtin_info info_got = entente_builtin_info.New();
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      status = entente_map_builtin_describe(index, &info_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return info_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_map_builtin(byte* name, UIntPtr name_length, IntPtr* game_map, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_map_builtin(byte* name, UIntPtr name_length, IntPtr* game_map, entente_error* error);
#endif
    internal static IntPtr MapBuiltin(string name) {
      byte[] name_utf8 = Utf8(name);
      IntPtr game_map_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (byte* name_at = name_utf8) status = entente_map_builtin(name_at, Length(name_utf8), &game_map_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return game_map_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial IntPtr entente_map_retain(IntPtr game_map);
#else
    [DllImport(Library)] internal static extern IntPtr entente_map_retain(IntPtr game_map);
#endif
    internal static IntPtr MapRetain(IntPtr game_map) {
      return entente_map_retain(game_map);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial void entente_map_free(IntPtr game_map);
#else
    [DllImport(Library)] internal static extern void entente_map_free(IntPtr game_map);
#endif
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_map_read(uint form, byte* text, UIntPtr length, byte* file_name, UIntPtr file_name_length, IntPtr* game_map, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_map_read(uint form, byte* text, UIntPtr length, byte* file_name, UIntPtr file_name_length, IntPtr* game_map, entente_error* error);
#endif
    internal static IntPtr MapRead(MapForm form, string text, string file_name) {
      byte[] text_utf8 = Utf8(text);
      byte[] file_name_utf8 = Utf8(file_name);
      IntPtr game_map_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (byte* text_at = text_utf8) fixed (byte* file_name_at = file_name_utf8) status = entente_map_read((uint)form, text_at, Length(text_utf8), file_name_at, Length(file_name_utf8), &game_map_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return game_map_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_map_write(MapHandle game_map, uint form, IntPtr* text, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_map_write(MapHandle game_map, uint form, IntPtr* text, entente_error* error);
#endif
    internal static string MapWrite(MapHandle game_map, MapForm form) {
      IntPtr text_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      status = entente_map_write(game_map, (uint)form, &text_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(text_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_map_summary(MapHandle game_map, byte* phase_name, UIntPtr phase_name_length, uint form, IntPtr* text, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_map_summary(MapHandle game_map, byte* phase_name, UIntPtr phase_name_length, uint form, IntPtr* text, entente_error* error);
#endif
    internal static string MapSummary(MapHandle game_map, string phase_name, TextForm form) {
      byte[] phase_name_utf8 = Utf8(phase_name);
      IntPtr text_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (byte* phase_name_at = phase_name_utf8) status = entente_map_summary(game_map, phase_name_at, Length(phase_name_utf8), (uint)form, &text_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(text_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_map_reader_new(uint form, byte* text, UIntPtr length, byte* file_name, UIntPtr file_name_length, IntPtr* reader, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_map_reader_new(uint form, byte* text, UIntPtr length, byte* file_name, UIntPtr file_name_length, IntPtr* reader, entente_error* error);
#endif
    internal static IntPtr MapReaderNew(MapForm form, string text, string file_name) {
      byte[] text_utf8 = Utf8(text);
      byte[] file_name_utf8 = Utf8(file_name);
      IntPtr reader_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (byte* text_at = text_utf8) fixed (byte* file_name_at = file_name_utf8) status = entente_map_reader_new((uint)form, text_at, Length(text_utf8), file_name_at, Length(file_name_utf8), &reader_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return reader_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial void entente_map_reader_free(IntPtr reader);
#else
    [DllImport(Library)] internal static extern void entente_map_reader_free(IntPtr reader);
#endif
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial IntPtr entente_map_reader_wants(MapReaderHandle reader);
#else
    [DllImport(Library)] internal static extern IntPtr entente_map_reader_wants(MapReaderHandle reader);
#endif
    internal static string MapReaderWants(MapReaderHandle reader) {
      lock (reader) return Text(entente_map_reader_wants(reader));
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial IntPtr entente_map_reader_wanted_by(MapReaderHandle reader);
#else
    [DllImport(Library)] internal static extern IntPtr entente_map_reader_wanted_by(MapReaderHandle reader);
#endif
    internal static string MapReaderWantedBy(MapReaderHandle reader) {
      lock (reader) return Text(entente_map_reader_wanted_by(reader));
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_map_reader_give(MapReaderHandle reader, byte* text, UIntPtr length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_map_reader_give(MapReaderHandle reader, byte* text, UIntPtr length, entente_error* error);
#endif
    internal static void MapReaderGive(MapReaderHandle reader, string text) {
      byte[] text_utf8 = Utf8(text);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (reader) fixed (byte* text_at = text_utf8) status = entente_map_reader_give(reader, text_at, Length(text_utf8), &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_map_reader_refuse(MapReaderHandle reader, int reason_status, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_map_reader_refuse(MapReaderHandle reader, int reason_status, entente_error* error);
#endif
    internal static void MapReaderRefuse(MapReaderHandle reader, Status reason_status) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (reader) status = entente_map_reader_refuse(reader, (int)reason_status, &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_map_reader_finish(MapReaderHandle reader, IntPtr* game_map, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_map_reader_finish(MapReaderHandle reader, IntPtr* game_map, entente_error* error);
#endif
    internal static IntPtr MapReaderFinish(MapReaderHandle reader) {
      IntPtr game_map_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (reader) status = entente_map_reader_finish(reader, &game_map_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return game_map_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_map_reader_diagnostics(MapReaderHandle reader, uint form, uint errors_only, entente_diagnostic_counts* counts, IntPtr* text, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_map_reader_diagnostics(MapReaderHandle reader, uint form, uint errors_only, entente_diagnostic_counts* counts, IntPtr* text, entente_error* error);
#endif
    internal static void MapReaderDiagnostics(MapReaderHandle reader, TextForm form, bool errors_only, out entente_diagnostic_counts counts, out string text) {
      entente_diagnostic_counts counts_got = entente_diagnostic_counts.New();
      IntPtr text_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (reader) status = entente_map_reader_diagnostics(reader, (uint)form, errors_only ? 1u : 0u, &counts_got, &text_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      counts = counts_got;
      text = TakeText(text_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_map_describe(MapHandle game_map, entente_map_info* info, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_map_describe(MapHandle game_map, entente_map_info* info, entente_error* error);
#endif
    internal static entente_map_info MapDescribe(MapHandle game_map) {
      entente_map_info info_got = entente_map_info.New();
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      status = entente_map_describe(game_map, &info_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return info_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial IntPtr entente_map_name(MapHandle game_map);
#else
    [DllImport(Library)] internal static extern IntPtr entente_map_name(MapHandle game_map);
#endif
    internal static string MapName(MapHandle game_map) {
      return Text(entente_map_name(game_map));
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_map_count(MapHandle game_map, byte* phase_name, UIntPtr phase_name_length, entente_stage_counts* counts, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_map_count(MapHandle game_map, byte* phase_name, UIntPtr phase_name_length, entente_stage_counts* counts, entente_error* error);
#endif
    internal static entente_stage_counts MapCount(MapHandle game_map, string phase_name) {
      byte[] phase_name_utf8 = Utf8(phase_name);
      entente_stage_counts counts_got = entente_stage_counts.New();
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (byte* phase_name_at = phase_name_utf8) status = entente_map_count(game_map, phase_name_at, Length(phase_name_utf8), &counts_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return counts_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_map_location(MapHandle game_map, uint location, entente_location_info* info, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_map_location(MapHandle game_map, uint location, entente_location_info* info, entente_error* error);
#endif
    internal static entente_location_info MapLocation(MapHandle game_map, uint location) {
      entente_location_info info_got = entente_location_info.New();
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      status = entente_map_location(game_map, location, &info_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return info_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial IntPtr entente_map_location_id(MapHandle game_map, uint location);
#else
    [DllImport(Library)] internal static extern IntPtr entente_map_location_id(MapHandle game_map, uint location);
#endif
    internal static string MapLocationId(MapHandle game_map, uint location) {
      return Text(entente_map_location_id(game_map, location));
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial IntPtr entente_map_location_name(MapHandle game_map, uint location);
#else
    [DllImport(Library)] internal static extern IntPtr entente_map_location_name(MapHandle game_map, uint location);
#endif
    internal static string MapLocationName(MapHandle game_map, uint location) {
      return Text(entente_map_location_name(game_map, location));
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_map_find_location(MapHandle game_map, byte* text, UIntPtr length, uint* location, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_map_find_location(MapHandle game_map, byte* text, UIntPtr length, uint* location, entente_error* error);
#endif
    internal static uint MapFindLocation(MapHandle game_map, string text) {
      byte[] text_utf8 = Utf8(text);
      uint location_got = default(uint);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (byte* text_at = text_utf8) status = entente_map_find_location(game_map, text_at, Length(text_utf8), &location_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return (uint)location_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_map_neighbors(MapHandle game_map, byte* phase_name, UIntPtr phase_name_length, uint unit_type, uint location, ushort* locations, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_map_neighbors(MapHandle game_map, byte* phase_name, UIntPtr phase_name_length, uint unit_type, uint location, ushort* locations, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static ushort[] MapNeighbors(MapHandle game_map, string phase_name, UnitType unit_type, uint location) {
      byte[] phase_name_utf8 = Utf8(phase_name);
      ushort[] locations_got = new ushort[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        fixed (byte* phase_name_at = phase_name_utf8) fixed (ushort* locations_at = locations_got) status = entente_map_neighbors(game_map, phase_name_at, Length(phase_name_utf8), (uint)unit_type, location, locations_at, Length(locations_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        locations_got = new ushort[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(locations_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_map_power(MapHandle game_map, uint power, entente_power_info* info, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_map_power(MapHandle game_map, uint power, entente_power_info* info, entente_error* error);
#endif
    internal static entente_power_info MapPower(MapHandle game_map, uint power) {
      entente_power_info info_got = entente_power_info.New();
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      status = entente_map_power(game_map, power, &info_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return info_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial IntPtr entente_map_power_id(MapHandle game_map, uint power);
#else
    [DllImport(Library)] internal static extern IntPtr entente_map_power_id(MapHandle game_map, uint power);
#endif
    internal static string MapPowerId(MapHandle game_map, uint power) {
      return Text(entente_map_power_id(game_map, power));
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial IntPtr entente_map_power_name(MapHandle game_map, uint power);
#else
    [DllImport(Library)] internal static extern IntPtr entente_map_power_name(MapHandle game_map, uint power);
#endif
    internal static string MapPowerName(MapHandle game_map, uint power) {
      return Text(entente_map_power_name(game_map, power));
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_map_find_power(MapHandle game_map, byte* text, UIntPtr length, uint* power, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_map_find_power(MapHandle game_map, byte* text, UIntPtr length, uint* power, entente_error* error);
#endif
    internal static uint MapFindPower(MapHandle game_map, string text) {
      byte[] text_utf8 = Utf8(text);
      uint power_got = default(uint);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (byte* text_at = text_utf8) status = entente_map_find_power(game_map, text_at, Length(text_utf8), &power_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return (uint)power_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_map_homes(MapHandle game_map, uint power, ushort* provinces, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_map_homes(MapHandle game_map, uint power, ushort* provinces, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static ushort[] MapHomes(MapHandle game_map, uint power) {
      ushort[] provinces_got = new ushort[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        fixed (ushort* provinces_at = provinces_got) status = entente_map_homes(game_map, power, provinces_at, Length(provinces_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        provinces_got = new ushort[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(provinces_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_map_centers(MapHandle game_map, ushort* provinces, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_map_centers(MapHandle game_map, ushort* provinces, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static ushort[] MapCenters(MapHandle game_map) {
      ushort[] provinces_got = new ushort[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        fixed (ushort* provinces_at = provinces_got) status = entente_map_centers(game_map, provinces_at, Length(provinces_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        provinces_got = new ushort[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(provinces_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_rules_init(entente_rules* rules, MapHandle game_map, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_rules_init(entente_rules* rules, MapHandle game_map, entente_error* error);
#endif
    internal static entente_rules RulesInit(MapHandle game_map) {
      entente_rules rules_got = entente_rules.New();
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      status = entente_rules_init(&rules_got, game_map ?? MapHandle.None, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return rules_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_preset_describe(uint index, entente_preset_info* info, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_preset_describe(uint index, entente_preset_info* info, entente_error* error);
#endif
    internal static entente_preset_info PresetDescribe(uint index) {
      entente_preset_info info_got = entente_preset_info.New();
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      status = entente_preset_describe(index, &info_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return info_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_rules_set(entente_rules* rules, byte* option, UIntPtr option_length, byte* value, UIntPtr value_length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_rules_set(entente_rules* rules, byte* option, UIntPtr option_length, byte* value, UIntPtr value_length, entente_error* error);
#endif
    internal static void RulesSet(ref entente_rules rules, string option, string value) {
      byte[] option_utf8 = Utf8(option);
      byte[] value_utf8 = Utf8(value);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (entente_rules* rules_at = &rules) fixed (byte* option_at = option_utf8) fixed (byte* value_at = value_utf8) status = entente_rules_set(rules_at, option_at, Length(option_utf8), value_at, Length(value_utf8), &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_rules_get(entente_rules* rules, byte* option, UIntPtr option_length, byte* value, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_rules_get(entente_rules* rules, byte* option, UIntPtr option_length, byte* value, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static string RulesGet(entente_rules? rules, string option) {
      entente_rules rules_value = rules.GetValueOrDefault(); entente_rules* rules_at = rules.HasValue ? &rules_value : null;
      byte[] option_utf8 = Utf8(option);
      byte[] value_got = new byte[256];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        fixed (byte* option_at = option_utf8) fixed (byte* value_at = value_got) status = entente_rules_get(rules_at, option_at, Length(option_utf8), value_at, Length(value_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        value_got = new byte[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Text(value_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_rules_write(entente_rules* rules, entente_rules* reference, uint all, IntPtr* text, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_rules_write(entente_rules* rules, entente_rules* reference, uint all, IntPtr* text, entente_error* error);
#endif
    internal static string RulesWrite(entente_rules? rules, entente_rules? reference, bool all) {
      entente_rules rules_value = rules.GetValueOrDefault(); entente_rules* rules_at = rules.HasValue ? &rules_value : null;
      entente_rules reference_value = reference.GetValueOrDefault(); entente_rules* reference_at = reference.HasValue ? &reference_value : null;
      IntPtr text_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      status = entente_rules_write(rules_at, reference_at, all ? 1u : 0u, &text_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(text_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_rules_read(MapHandle game_map, byte* text, UIntPtr length, entente_rules* rules, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_rules_read(MapHandle game_map, byte* text, UIntPtr length, entente_rules* rules, entente_error* error);
#endif
    internal static entente_rules RulesRead(MapHandle game_map, string text) {
      byte[] text_utf8 = Utf8(text);
      entente_rules rules_got = entente_rules.New();
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (byte* text_at = text_utf8) status = entente_rules_read(game_map ?? MapHandle.None, text_at, Length(text_utf8), &rules_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return rules_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_option_describe(uint option, entente_option_info* info, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_option_describe(uint option, entente_option_info* info, entente_error* error);
#endif
    internal static entente_option_info OptionDescribe(uint option) {
      entente_option_info info_got = entente_option_info.New();
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      status = entente_option_describe(option, &info_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return info_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_option_value_describe(uint option, uint value, entente_value_info* info, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_option_value_describe(uint option, uint value, entente_value_info* info, entente_error* error);
#endif
    internal static entente_value_info OptionValueDescribe(uint option, uint value) {
      entente_value_info info_got = entente_value_info.New();
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      status = entente_option_value_describe(option, value, &info_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return info_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial UIntPtr entente_position_size(MapHandle game_map);
#else
    [DllImport(Library)] internal static extern UIntPtr entente_position_size(MapHandle game_map);
#endif
    internal static UIntPtr PositionSize(MapHandle game_map) {
      return (UIntPtr)entente_position_size(game_map);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_start(MapHandle game_map, void* position, UIntPtr capacity, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_start(MapHandle game_map, void* position, UIntPtr capacity, entente_error* error);
#endif
    internal static void PositionStart(MapHandle game_map, ulong[] position) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (ulong* position_at = position) status = entente_position_start(game_map, position_at, (UIntPtr)(position.Length * 8), &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_clear(MapHandle game_map, void* position, UIntPtr capacity, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_clear(MapHandle game_map, void* position, UIntPtr capacity, entente_error* error);
#endif
    internal static void PositionClear(MapHandle game_map, ulong[] position) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (ulong* position_at = position) status = entente_position_clear(game_map, position_at, (UIntPtr)(position.Length * 8), &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_check(MapHandle game_map, void* position, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_check(MapHandle game_map, void* position, entente_error* error);
#endif
    internal static void PositionCheck(MapHandle game_map, ulong[] position) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (ulong* position_at = position) status = entente_position_check(game_map, position_at, &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_place(MapHandle game_map, void* position, entente_unit* unit, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_place(MapHandle game_map, void* position, entente_unit* unit, entente_error* error);
#endif
    internal static void PositionPlace(MapHandle game_map, ulong[] position, entente_unit unit) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (ulong* position_at = position) status = entente_position_place(game_map, position_at, &unit, &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_remove(MapHandle game_map, void* position, uint province, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_remove(MapHandle game_map, void* position, uint province, entente_error* error);
#endif
    internal static void PositionRemove(MapHandle game_map, ulong[] position, uint province) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (ulong* position_at = position) status = entente_position_remove(game_map, position_at, province, &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_dislodge(MapHandle game_map, void* position, entente_unit* unit, ushort* retreats, UIntPtr retreat_count, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_dislodge(MapHandle game_map, void* position, entente_unit* unit, ushort* retreats, UIntPtr retreat_count, entente_error* error);
#endif
    internal static void PositionDislodge(MapHandle game_map, ulong[] position, entente_unit unit, ushort[] retreats) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (ulong* position_at = position) fixed (ushort* retreats_at = retreats) status = entente_position_dislodge(game_map, position_at, &unit, retreats_at, Length(retreats), &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_set_owner(MapHandle game_map, void* position, uint province, uint power, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_set_owner(MapHandle game_map, void* position, uint province, uint power, entente_error* error);
#endif
    internal static void PositionSetOwner(MapHandle game_map, ulong[] position, uint province, uint power) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (ulong* position_at = position) status = entente_position_set_owner(game_map, position_at, province, power, &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_set_phase(MapHandle game_map, void* position, byte* phase_name, UIntPtr phase_name_length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_set_phase(MapHandle game_map, void* position, byte* phase_name, UIntPtr phase_name_length, entente_error* error);
#endif
    internal static void PositionSetPhase(MapHandle game_map, ulong[] position, string phase_name) {
      byte[] phase_name_utf8 = Utf8(phase_name);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (ulong* position_at = position) fixed (byte* phase_name_at = phase_name_utf8) status = entente_position_set_phase(game_map, position_at, phase_name_at, Length(phase_name_utf8), &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_describe(MapHandle game_map, void* position, entente_position_info* info, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_describe(MapHandle game_map, void* position, entente_position_info* info, entente_error* error);
#endif
    internal static entente_position_info PositionDescribe(MapHandle game_map, ulong[] position) {
      entente_position_info info_got = entente_position_info.New();
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (ulong* position_at = position) status = entente_position_describe(game_map, position_at, &info_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return info_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_set_end(MapHandle game_map, void* position, uint end_kind, ulong winners, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_set_end(MapHandle game_map, void* position, uint end_kind, ulong winners, entente_error* error);
#endif
    internal static void PositionSetEnd(MapHandle game_map, ulong[] position, EndKind end_kind, ulong winners) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (ulong* position_at = position) status = entente_position_set_end(game_map, position_at, (uint)end_kind, winners, &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_end_phrase(MapHandle game_map, void* position, entente_text_options* options, byte* text, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_end_phrase(MapHandle game_map, void* position, entente_text_options* options, byte* text, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static string PositionEndPhrase(MapHandle game_map, ulong[] position, entente_text_options? options) {
      entente_text_options options_value = options.GetValueOrDefault(); entente_text_options* options_at = options.HasValue ? &options_value : null;
      byte[] text_got = new byte[256];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        fixed (ulong* position_at = position) fixed (byte* text_at = text_got) status = entente_position_end_phrase(game_map, position_at, options_at, text_at, Length(text_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        text_got = new byte[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Text(text_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_units(MapHandle game_map, void* position, entente_unit* units, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_units(MapHandle game_map, void* position, entente_unit* units, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static entente_unit[] PositionUnits(MapHandle game_map, ulong[] position) {
      entente_unit[] units_got = new entente_unit[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        fixed (ulong* position_at = position) fixed (entente_unit* units_at = units_got) status = entente_position_units(game_map, position_at, units_at, Length(units_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        units_got = new entente_unit[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(units_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_dislodged(MapHandle game_map, void* position, entente_unit* units, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_dislodged(MapHandle game_map, void* position, entente_unit* units, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static entente_unit[] PositionDislodged(MapHandle game_map, ulong[] position) {
      entente_unit[] units_got = new entente_unit[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        fixed (ulong* position_at = position) fixed (entente_unit* units_at = units_got) status = entente_position_dislodged(game_map, position_at, units_at, Length(units_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        units_got = new entente_unit[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(units_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_retreats(MapHandle game_map, void* position, uint province, ushort* locations, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_retreats(MapHandle game_map, void* position, uint province, ushort* locations, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static ushort[] PositionRetreats(MapHandle game_map, ulong[] position, uint province) {
      ushort[] locations_got = new ushort[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        fixed (ulong* position_at = position) fixed (ushort* locations_at = locations_got) status = entente_position_retreats(game_map, position_at, province, locations_at, Length(locations_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        locations_got = new ushort[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(locations_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_owners(MapHandle game_map, void* position, byte* powers, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_owners(MapHandle game_map, void* position, byte* powers, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static byte[] PositionOwners(MapHandle game_map, ulong[] position) {
      byte[] powers_got = new byte[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        fixed (ulong* position_at = position) fixed (byte* powers_at = powers_got) status = entente_position_owners(game_map, position_at, powers_at, Length(powers_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        powers_got = new byte[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(powers_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_counts(MapHandle game_map, void* position, entente_power_counts* counts, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_counts(MapHandle game_map, void* position, entente_power_counts* counts, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static entente_power_counts[] PositionCounts(MapHandle game_map, ulong[] position) {
      entente_power_counts[] counts_got = new entente_power_counts[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        fixed (ulong* position_at = position) fixed (entente_power_counts* counts_at = counts_got) status = entente_position_counts(game_map, position_at, counts_at, Length(counts_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        counts_got = new entente_power_counts[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(counts_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_due(MapHandle game_map, void* position, entente_rules* rules, uint power, int* due, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_due(MapHandle game_map, void* position, entente_rules* rules, uint power, int* due, entente_error* error);
#endif
    internal static int PositionDue(MapHandle game_map, ulong[] position, entente_rules? rules, uint power) {
      entente_rules rules_value = rules.GetValueOrDefault(); entente_rules* rules_at = rules.HasValue ? &rules_value : null;
      int due_got = default(int);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (ulong* position_at = position) status = entente_position_due(game_map, position_at, rules_at, power, &due_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return (int)due_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_power_state(MapHandle game_map, void* position, uint power, entente_power_state* state, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_power_state(MapHandle game_map, void* position, uint power, entente_power_state* state, entente_error* error);
#endif
    internal static entente_power_state PositionPowerState(MapHandle game_map, ulong[] position, uint power) {
      entente_power_state state_got = entente_power_state.New();
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (ulong* position_at = position) status = entente_position_power_state(game_map, position_at, power, &state_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return state_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_homes(MapHandle game_map, void* position, uint power, ushort* provinces, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_homes(MapHandle game_map, void* position, uint power, ushort* provinces, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static ushort[] PositionHomes(MapHandle game_map, ulong[] position, uint power) {
      ushort[] provinces_got = new ushort[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        fixed (ulong* position_at = position) fixed (ushort* provinces_at = provinces_got) status = entente_position_homes(game_map, position_at, power, provinces_at, Length(provinces_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        provinces_got = new ushort[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(provinces_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_to_json(MapHandle game_map, void* position, IntPtr* json, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_to_json(MapHandle game_map, void* position, IntPtr* json, entente_error* error);
#endif
    internal static string PositionToJson(MapHandle game_map, ulong[] position) {
      IntPtr json_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (ulong* position_at = position) status = entente_position_to_json(game_map, position_at, &json_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(json_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_from_json(MapHandle game_map, byte* json, UIntPtr length, void* position, UIntPtr capacity, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_from_json(MapHandle game_map, byte* json, UIntPtr length, void* position, UIntPtr capacity, entente_error* error);
#endif
    internal static void PositionFromJson(MapHandle game_map, string json, ulong[] position) {
      byte[] json_utf8 = Utf8(json);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (byte* json_at = json_utf8) fixed (ulong* position_at = position) status = entente_position_from_json(game_map, json_at, Length(json_utf8), position_at, (UIntPtr)(position.Length * 8), &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_write_line(MapHandle game_map, void* position, byte* line, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_write_line(MapHandle game_map, void* position, byte* line, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static string PositionWriteLine(MapHandle game_map, ulong[] position) {
      byte[] line_got = new byte[256];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        fixed (ulong* position_at = position) fixed (byte* line_at = line_got) status = entente_position_write_line(game_map, position_at, line_at, Length(line_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        line_got = new byte[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Text(line_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_read_line(MapHandle game_map, byte* line, UIntPtr length, void* position, UIntPtr capacity, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_read_line(MapHandle game_map, byte* line, UIntPtr length, void* position, UIntPtr capacity, entente_error* error);
#endif
    internal static void PositionReadLine(MapHandle game_map, string line, ulong[] position) {
      byte[] line_utf8 = Utf8(line);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (byte* line_at = line_utf8) fixed (ulong* position_at = position) status = entente_position_read_line(game_map, line_at, Length(line_utf8), position_at, (UIntPtr)(position.Length * 8), &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_hash(MapHandle game_map, void* position, ulong* hash, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_hash(MapHandle game_map, void* position, ulong* hash, entente_error* error);
#endif
    internal static ulong PositionHash(MapHandle game_map, ulong[] position) {
      ulong hash_got = default(ulong);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (ulong* position_at = position) status = entente_position_hash(game_map, position_at, &hash_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return (ulong)hash_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_difference(MapHandle game_map, void* before, void* after, uint form, entente_text_options* options, IntPtr* text, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_difference(MapHandle game_map, void* before, void* after, uint form, entente_text_options* options, IntPtr* text, entente_error* error);
#endif
    internal static string PositionDifference(MapHandle game_map, ulong[] before, ulong[] after, TextForm form, entente_text_options? options) {
      entente_text_options options_value = options.GetValueOrDefault(); entente_text_options* options_at = options.HasValue ? &options_value : null;
      IntPtr text_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (ulong* before_at = before) fixed (ulong* after_at = after) status = entente_position_difference(game_map, before_at, after_at, (uint)form, options_at, &text_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(text_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_score_system_describe(uint system, entente_score_system_info* info, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_score_system_describe(uint system, entente_score_system_info* info, entente_error* error);
#endif
    internal static entente_score_system_info ScoreSystemDescribe(ScoreSystem system) {
      entente_score_system_info info_got = entente_score_system_info.New();
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      status = entente_score_system_describe((uint)system, &info_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return info_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_scores(MapHandle game_map, void* position, uint system, ulong unplayed, entente_score* scores, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_scores(MapHandle game_map, void* position, uint system, ulong unplayed, entente_score* scores, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static entente_score[] PositionScores(MapHandle game_map, ulong[] position, ScoreSystem system, ulong unplayed) {
      entente_score[] scores_got = new entente_score[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        fixed (ulong* position_at = position) fixed (entente_score* scores_at = scores_got) status = entente_position_scores(game_map, position_at, (uint)system, unplayed, scores_at, Length(scores_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        scores_got = new entente_score[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(scores_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_order_pack(entente_order_fields* fields, ulong* order, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_order_pack(entente_order_fields* fields, ulong* order, entente_error* error);
#endif
    internal static ulong OrderPack(entente_order_fields fields) {
      ulong order_got = default(ulong);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      status = entente_order_pack(&fields, &order_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return (ulong)order_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_order_unpack(ulong order, entente_order_fields* fields, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_order_unpack(ulong order, entente_order_fields* fields, entente_error* error);
#endif
    internal static entente_order_fields OrderUnpack(ulong order) {
      entente_order_fields fields_got = entente_order_fields.New();
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      status = entente_order_unpack(order, &fields_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return fields_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_order_read(MapHandle game_map, entente_rules* rules, uint phase_type, uint power, byte* text, UIntPtr length, ulong* order, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_order_read(MapHandle game_map, entente_rules* rules, uint phase_type, uint power, byte* text, UIntPtr length, ulong* order, entente_error* error);
#endif
    internal static ulong OrderRead(MapHandle game_map, entente_rules? rules, PhaseType phase_type, uint power, string text) {
      entente_rules rules_value = rules.GetValueOrDefault(); entente_rules* rules_at = rules.HasValue ? &rules_value : null;
      byte[] text_utf8 = Utf8(text);
      ulong order_got = default(ulong);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (byte* text_at = text_utf8) status = entente_order_read(game_map, rules_at, (uint)phase_type, power, text_at, Length(text_utf8), &order_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return (ulong)order_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_order_write(MapHandle game_map, ulong order, byte* text, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_order_write(MapHandle game_map, ulong order, byte* text, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static string OrderWrite(MapHandle game_map, ulong order) {
      byte[] text_got = new byte[256];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        fixed (byte* text_at = text_got) status = entente_order_write(game_map, order, text_at, Length(text_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        text_got = new byte[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Text(text_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_orders_write(MapHandle game_map, ulong* orders, UIntPtr order_count, IntPtr* text, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_orders_write(MapHandle game_map, ulong* orders, UIntPtr order_count, IntPtr* text, entente_error* error);
#endif
    internal static string OrdersWrite(MapHandle game_map, ulong[] orders) {
      IntPtr text_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (ulong* orders_at = orders) status = entente_orders_write(game_map, orders_at, Length(orders), &text_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(text_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_scratch_new(MapHandle game_map, IntPtr* scratch, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_scratch_new(MapHandle game_map, IntPtr* scratch, entente_error* error);
#endif
    internal static IntPtr ScratchNew(MapHandle game_map) {
      IntPtr scratch_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      status = entente_scratch_new(game_map, &scratch_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return scratch_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial void entente_scratch_free(IntPtr scratch);
#else
    [DllImport(Library)] internal static extern void entente_scratch_free(IntPtr scratch);
#endif
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_legal_orders(ScratchHandle scratch, void* position, entente_rules* rules, uint power, uint province, ulong* orders, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_legal_orders(ScratchHandle scratch, void* position, entente_rules* rules, uint power, uint province, ulong* orders, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static ulong[] LegalOrders(ScratchHandle scratch, ulong[] position, entente_rules? rules, uint power, uint province) {
      entente_rules rules_value = rules.GetValueOrDefault(); entente_rules* rules_at = rules.HasValue ? &rules_value : null;
      ulong[] orders_got = new ulong[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        lock (scratch) fixed (ulong* position_at = position) fixed (ulong* orders_at = orders_got) status = entente_legal_orders(scratch, position_at, rules_at, power, province, orders_at, Length(orders_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        orders_got = new ulong[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(orders_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_order_groups(MapHandle game_map, ulong* orders, UIntPtr order_count, entente_order_group* groups, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_order_groups(MapHandle game_map, ulong* orders, UIntPtr order_count, entente_order_group* groups, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static entente_order_group[] OrderGroups(MapHandle game_map, ulong[] orders) {
      entente_order_group[] groups_got = new entente_order_group[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        fixed (ulong* orders_at = orders) fixed (entente_order_group* groups_at = groups_got) status = entente_order_groups(game_map, orders_at, Length(orders), groups_at, Length(groups_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        groups_got = new entente_order_group[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(groups_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_legal_order_counts(ScratchHandle scratch, void* position, entente_rules* rules, uint* counts, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_legal_order_counts(ScratchHandle scratch, void* position, entente_rules* rules, uint* counts, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static uint[] LegalOrderCounts(ScratchHandle scratch, ulong[] position, entente_rules? rules) {
      entente_rules rules_value = rules.GetValueOrDefault(); entente_rules* rules_at = rules.HasValue ? &rules_value : null;
      uint[] counts_got = new uint[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        lock (scratch) fixed (ulong* position_at = position) fixed (uint* counts_at = counts_got) status = entente_legal_order_counts(scratch, position_at, rules_at, counts_at, Length(counts_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        counts_got = new uint[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(counts_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_legal_orders_numbered(ScratchHandle scratch, void* position, entente_rules* rules, entente_order_number* numbers, UIntPtr number_count, ulong* orders, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_legal_orders_numbered(ScratchHandle scratch, void* position, entente_rules* rules, entente_order_number* numbers, UIntPtr number_count, ulong* orders, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static ulong[] LegalOrdersNumbered(ScratchHandle scratch, ulong[] position, entente_rules? rules, entente_order_number[] numbers) {
      entente_rules rules_value = rules.GetValueOrDefault(); entente_rules* rules_at = rules.HasValue ? &rules_value : null;
      ulong[] orders_got = new ulong[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        lock (scratch) fixed (ulong* position_at = position) fixed (entente_order_number* numbers_at = numbers) fixed (ulong* orders_at = orders_got) status = entente_legal_orders_numbered(scratch, position_at, rules_at, numbers_at, Length(numbers), orders_at, Length(orders_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        orders_got = new ulong[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(orders_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_legal_order_numbers(ScratchHandle scratch, void* position, entente_rules* rules, ulong* orders, UIntPtr order_count, uint* numbers, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_legal_order_numbers(ScratchHandle scratch, void* position, entente_rules* rules, ulong* orders, UIntPtr order_count, uint* numbers, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static uint[] LegalOrderNumbers(ScratchHandle scratch, ulong[] position, entente_rules? rules, ulong[] orders) {
      entente_rules rules_value = rules.GetValueOrDefault(); entente_rules* rules_at = rules.HasValue ? &rules_value : null;
      uint[] numbers_got = new uint[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        lock (scratch) fixed (ulong* position_at = position) fixed (ulong* orders_at = orders) fixed (uint* numbers_at = numbers_got) status = entente_legal_order_numbers(scratch, position_at, rules_at, orders_at, Length(orders), numbers_at, Length(numbers_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        numbers_got = new uint[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(numbers_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_order_choices(ScratchHandle scratch, void* position, entente_rules* rules, uint power, uint province, uint* chosen, UIntPtr chosen_count, uint* step, uint* choices, UIntPtr capacity, UIntPtr* length, ulong* order, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_order_choices(ScratchHandle scratch, void* position, entente_rules* rules, uint power, uint province, uint* chosen, UIntPtr chosen_count, uint* step, uint* choices, UIntPtr capacity, UIntPtr* length, ulong* order, entente_error* error);
#endif
    internal static void OrderChoices(ScratchHandle scratch, ulong[] position, entente_rules? rules, uint power, uint province, uint[] chosen, out OrderStep step, out uint[] choices, out ulong order) {
      entente_rules rules_value = rules.GetValueOrDefault(); entente_rules* rules_at = rules.HasValue ? &rules_value : null;
      uint step_got = default(uint);
      uint[] choices_got = new uint[64];
      UIntPtr length_got;
      ulong order_got = default(ulong);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        lock (scratch) fixed (ulong* position_at = position) fixed (uint* chosen_at = chosen) fixed (uint* choices_at = choices_got) status = entente_order_choices(scratch, position_at, rules_at, power, province, chosen_at, Length(chosen), &step_got, choices_at, Length(choices_got), &length_got, &order_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        choices_got = new uint[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      step = (OrderStep)step_got;
      choices = Cut(choices_got, (int)length_got);
      order = (ulong)order_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_actions_new(MapHandle game_map, entente_rules* rules, IntPtr* actions, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_actions_new(MapHandle game_map, entente_rules* rules, IntPtr* actions, entente_error* error);
#endif
    internal static IntPtr ActionsNew(MapHandle game_map, entente_rules? rules) {
      entente_rules rules_value = rules.GetValueOrDefault(); entente_rules* rules_at = rules.HasValue ? &rules_value : null;
      IntPtr actions_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      status = entente_actions_new(game_map, rules_at, &actions_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return actions_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial void entente_actions_free(IntPtr actions);
#else
    [DllImport(Library)] internal static extern void entente_actions_free(IntPtr actions);
#endif
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial uint entente_actions_count(ActionsHandle actions);
#else
    [DllImport(Library)] internal static extern uint entente_actions_count(ActionsHandle actions);
#endif
    internal static uint ActionsCount(ActionsHandle actions) {
      return (uint)entente_actions_count(actions);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial ulong entente_actions_hash(ActionsHandle actions);
#else
    [DllImport(Library)] internal static extern ulong entente_actions_hash(ActionsHandle actions);
#endif
    internal static ulong ActionsHash(ActionsHandle actions) {
      return (ulong)entente_actions_hash(actions);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_actions_of_orders(ActionsHandle actions, ulong* orders, UIntPtr order_count, uint* numbers, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_actions_of_orders(ActionsHandle actions, ulong* orders, UIntPtr order_count, uint* numbers, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static uint[] ActionsOfOrders(ActionsHandle actions, ulong[] orders) {
      uint[] numbers_got = new uint[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        fixed (ulong* orders_at = orders) fixed (uint* numbers_at = numbers_got) status = entente_actions_of_orders(actions, orders_at, Length(orders), numbers_at, Length(numbers_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        numbers_got = new uint[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(numbers_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_actions_to_orders(ActionsHandle actions, uint* numbers, UIntPtr number_count, ulong* orders, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_actions_to_orders(ActionsHandle actions, uint* numbers, UIntPtr number_count, ulong* orders, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static ulong[] ActionsToOrders(ActionsHandle actions, uint[] numbers) {
      ulong[] orders_got = new ulong[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        fixed (uint* numbers_at = numbers) fixed (ulong* orders_at = orders_got) status = entente_actions_to_orders(actions, numbers_at, Length(numbers), orders_at, Length(orders_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        orders_got = new ulong[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(orders_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_legal_actions(ScratchHandle scratch, void* position, entente_rules* rules, ActionsHandle actions, uint power, uint* numbers, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_legal_actions(ScratchHandle scratch, void* position, entente_rules* rules, ActionsHandle actions, uint power, uint* numbers, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static uint[] LegalActions(ScratchHandle scratch, ulong[] position, entente_rules? rules, ActionsHandle actions, uint power) {
      entente_rules rules_value = rules.GetValueOrDefault(); entente_rules* rules_at = rules.HasValue ? &rules_value : null;
      uint[] numbers_got = new uint[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        lock (scratch) fixed (ulong* position_at = position) fixed (uint* numbers_at = numbers_got) status = entente_legal_actions(scratch, position_at, rules_at, actions, power, numbers_at, Length(numbers_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        numbers_got = new uint[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(numbers_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_adjudicate(ScratchHandle scratch, void* position, entente_rules* rules, ulong* orders, UIntPtr order_count, entente_phase_summary* summary, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_adjudicate(ScratchHandle scratch, void* position, entente_rules* rules, ulong* orders, UIntPtr order_count, entente_phase_summary* summary, entente_error* error);
#endif
    internal static entente_phase_summary Adjudicate(ScratchHandle scratch, ulong[] position, entente_rules? rules, ulong[] orders) {
      entente_rules rules_value = rules.GetValueOrDefault(); entente_rules* rules_at = rules.HasValue ? &rules_value : null;
      entente_phase_summary summary_got = entente_phase_summary.New();
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (scratch) fixed (ulong* position_at = position) fixed (ulong* orders_at = orders) status = entente_adjudicate(scratch, position_at, rules_at, orders_at, Length(orders), &summary_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return summary_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_scratch_results(ScratchHandle scratch, PackedResult* results, UIntPtr result_size, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_scratch_results(ScratchHandle scratch, PackedResult* results, UIntPtr result_size, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static PackedResult[] ScratchResults(ScratchHandle scratch) {
      PackedResult[] results_got = new PackedResult[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        lock (scratch) fixed (PackedResult* results_at = results_got) status = entente_scratch_results(scratch, results_at, (UIntPtr)sizeof(PackedResult), Length(results_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        results_got = new PackedResult[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(results_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_scratch_events(ScratchHandle scratch, entente_event* events, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_scratch_events(ScratchHandle scratch, entente_event* events, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static entente_event[] ScratchEvents(ScratchHandle scratch) {
      entente_event[] events_got = new entente_event[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        lock (scratch) fixed (entente_event* events_at = events_got) status = entente_scratch_events(scratch, events_at, Length(events_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        events_got = new entente_event[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(events_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_scratch_losses(ScratchHandle scratch, entente_event* losses, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_scratch_losses(ScratchHandle scratch, entente_event* losses, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static entente_event[] ScratchLosses(ScratchHandle scratch) {
      entente_event[] losses_got = new entente_event[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        lock (scratch) fixed (entente_event* losses_at = losses_got) status = entente_scratch_losses(scratch, losses_at, Length(losses_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        losses_got = new entente_event[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(losses_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_scratch_after(ScratchHandle scratch, void* position, UIntPtr capacity, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_scratch_after(ScratchHandle scratch, void* position, UIntPtr capacity, entente_error* error);
#endif
    internal static void ScratchAfter(ScratchHandle scratch, ulong[] position) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (scratch) fixed (ulong* position_at = position) status = entente_scratch_after(scratch, position_at, (UIntPtr)(position.Length * 8), &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_scratch_next(ScratchHandle scratch, void* position, UIntPtr capacity, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_scratch_next(ScratchHandle scratch, void* position, UIntPtr capacity, entente_error* error);
#endif
    internal static void ScratchNext(ScratchHandle scratch, ulong[] position) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (scratch) fixed (ulong* position_at = position) status = entente_scratch_next(scratch, position_at, (UIntPtr)(position.Length * 8), &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_scratch_texts(ScratchHandle scratch, uint kind, entente_text_options* options, IntPtr* texts, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_scratch_texts(ScratchHandle scratch, uint kind, entente_text_options* options, IntPtr* texts, entente_error* error);
#endif
    internal static string ScratchTexts(ScratchHandle scratch, PhaseTexts kind, entente_text_options? options) {
      entente_text_options options_value = options.GetValueOrDefault(); entente_text_options* options_at = options.HasValue ? &options_value : null;
      IntPtr texts_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (scratch) status = entente_scratch_texts(scratch, (uint)kind, options_at, &texts_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(texts_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_adjudicate_batch(ScratchHandle scratch, void* positions, UIntPtr position_count, entente_rules* rules, ulong* orders, ulong* order_starts, PackedResult* results, UIntPtr result_size, int* statuses, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_adjudicate_batch(ScratchHandle scratch, void* positions, UIntPtr position_count, entente_rules* rules, ulong* orders, ulong* order_starts, PackedResult* results, UIntPtr result_size, int* statuses, entente_error* error);
#endif
    internal static void AdjudicateBatch(ScratchHandle scratch, ulong[] positions, UIntPtr position_count, entente_rules? rules, ulong[] orders, ulong[] order_starts, PackedResult[] results, int[] statuses) {
      entente_rules rules_value = rules.GetValueOrDefault(); entente_rules* rules_at = rules.HasValue ? &rules_value : null;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (scratch) fixed (ulong* positions_at = positions) fixed (ulong* orders_at = orders) fixed (ulong* order_starts_at = order_starts) fixed (PackedResult* results_at = results) fixed (int* statuses_at = statuses) status = entente_adjudicate_batch(scratch, positions_at, position_count, rules_at, orders_at, order_starts_at, results_at, (UIntPtr)sizeof(PackedResult), statuses_at, &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_scratch_explain(ScratchHandle scratch, byte* order_text, UIntPtr order_text_length, uint form, entente_text_options* options, IntPtr* explanation, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_scratch_explain(ScratchHandle scratch, byte* order_text, UIntPtr order_text_length, uint form, entente_text_options* options, IntPtr* explanation, entente_error* error);
#endif
    internal static string ScratchExplain(ScratchHandle scratch, string order_text, TextForm form, entente_text_options? options) {
      byte[] order_text_utf8 = Utf8(order_text);
      entente_text_options options_value = options.GetValueOrDefault(); entente_text_options* options_at = options.HasValue ? &options_value : null;
      IntPtr explanation_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (scratch) fixed (byte* order_text_at = order_text_utf8) status = entente_scratch_explain(scratch, order_text_at, Length(order_text_utf8), (uint)form, options_at, &explanation_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(explanation_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_new(MapHandle game_map, entente_rules* rules, void* position, IntPtr* game, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_new(MapHandle game_map, entente_rules* rules, void* position, IntPtr* game, entente_error* error);
#endif
    internal static IntPtr GameNew(MapHandle game_map, entente_rules? rules, ulong[] position) {
      entente_rules rules_value = rules.GetValueOrDefault(); entente_rules* rules_at = rules.HasValue ? &rules_value : null;
      IntPtr game_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (ulong* position_at = position) status = entente_game_new(game_map, rules_at, position_at, &game_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return game_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial void entente_game_free(IntPtr game);
#else
    [DllImport(Library)] internal static extern void entente_game_free(IntPtr game);
#endif
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_fork(GameHandle game, IntPtr* copy, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_fork(GameHandle game, IntPtr* copy, entente_error* error);
#endif
    internal static IntPtr GameFork(GameHandle game) {
      IntPtr copy_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_fork(game, &copy_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return copy_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_view(GameHandle game, uint power, IntPtr* view, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_view(GameHandle game, uint power, IntPtr* view, entente_error* error);
#endif
    internal static IntPtr GameView(GameHandle game, uint power) {
      IntPtr view_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_view(game, power, &view_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return view_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial uint entente_game_phase_count(GameHandle game);
#else
    [DllImport(Library)] internal static extern uint entente_game_phase_count(GameHandle game);
#endif
    internal static uint GamePhaseCount(GameHandle game) {
      lock (game) return (uint)entente_game_phase_count(game);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial IntPtr entente_game_map(GameHandle game);
#else
    [DllImport(Library)] internal static extern IntPtr entente_game_map(GameHandle game);
#endif
    internal static IntPtr GameMap(GameHandle game) {
      lock (game) return entente_game_map(game);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_rules(GameHandle game, entente_rules* rules, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_rules(GameHandle game, entente_rules* rules, entente_error* error);
#endif
    internal static entente_rules GameRules(GameHandle game) {
      entente_rules rules_got = entente_rules.New();
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_rules(game, &rules_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return rules_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_position(GameHandle game, uint phase, void* position, UIntPtr capacity, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_position(GameHandle game, uint phase, void* position, UIntPtr capacity, entente_error* error);
#endif
    internal static void GamePosition(GameHandle game, uint phase, ulong[] position) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) fixed (ulong* position_at = position) status = entente_game_position(game, phase, position_at, (UIntPtr)(position.Length * 8), &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_find_phase(GameHandle game, byte* phase_name, UIntPtr phase_name_length, uint* phase, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_find_phase(GameHandle game, byte* phase_name, UIntPtr phase_name_length, uint* phase, entente_error* error);
#endif
    internal static uint GameFindPhase(GameHandle game, string phase_name) {
      byte[] phase_name_utf8 = Utf8(phase_name);
      uint phase_got = default(uint);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) fixed (byte* phase_name_at = phase_name_utf8) status = entente_game_find_phase(game, phase_name_at, Length(phase_name_utf8), &phase_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return (uint)phase_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_legal_orders(GameHandle game, uint power, uint province, ulong* orders, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_legal_orders(GameHandle game, uint power, uint province, ulong* orders, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static ulong[] GameLegalOrders(GameHandle game, uint power, uint province) {
      ulong[] orders_got = new ulong[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        lock (game) fixed (ulong* orders_at = orders_got) status = entente_game_legal_orders(game, power, province, orders_at, Length(orders_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        orders_got = new ulong[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(orders_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_check_order(GameHandle game, uint power, byte* text, UIntPtr length, entente_text_options* options, entente_order_check* check, IntPtr* sentence, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_check_order(GameHandle game, uint power, byte* text, UIntPtr length, entente_text_options* options, entente_order_check* check, IntPtr* sentence, entente_error* error);
#endif
    internal static void GameCheckOrder(GameHandle game, uint power, string text, entente_text_options? options, out entente_order_check check, out string sentence) {
      byte[] text_utf8 = Utf8(text);
      entente_text_options options_value = options.GetValueOrDefault(); entente_text_options* options_at = options.HasValue ? &options_value : null;
      entente_order_check check_got = entente_order_check.New();
      IntPtr sentence_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) fixed (byte* text_at = text_utf8) status = entente_game_check_order(game, power, text_at, Length(text_utf8), options_at, &check_got, &sentence_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      check = check_got;
      sentence = TakeText(sentence_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_set_draw_policy(GameHandle game, uint policy, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_set_draw_policy(GameHandle game, uint policy, entente_error* error);
#endif
    internal static void GameSetDrawPolicy(GameHandle game, DrawPolicy policy) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_set_draw_policy(game, (uint)policy, &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_describe(GameHandle game, entente_game_info* info, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_describe(GameHandle game, entente_game_info* info, entente_error* error);
#endif
    internal static entente_game_info GameDescribe(GameHandle game) {
      entente_game_info info_got = entente_game_info.New();
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_describe(game, &info_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return info_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_vote(GameHandle game, entente_vote* vote, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_vote(GameHandle game, entente_vote* vote, entente_error* error);
#endif
    internal static void GameVote(GameHandle game, entente_vote vote) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_vote(game, &vote, &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_cancel_vote(GameHandle game, entente_vote* vote, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_cancel_vote(GameHandle game, entente_vote* vote, entente_error* error);
#endif
    internal static void GameCancelVote(GameHandle game, entente_vote vote) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_cancel_vote(game, &vote, &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_votes(GameHandle game, entente_vote* votes, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_votes(GameHandle game, entente_vote* votes, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static entente_vote[] GameVotes(GameHandle game) {
      entente_vote[] votes_got = new entente_vote[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        lock (game) fixed (entente_vote* votes_at = votes_got) status = entente_game_votes(game, votes_at, Length(votes_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        votes_got = new entente_vote[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(votes_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_vote_command(GameHandle game, uint power, byte* text, UIntPtr length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_vote_command(GameHandle game, uint power, byte* text, UIntPtr length, entente_error* error);
#endif
    internal static void GameVoteCommand(GameHandle game, uint power, string text) {
      byte[] text_utf8 = Utf8(text);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) fixed (byte* text_at = text_utf8) status = entente_game_vote_command(game, power, text_at, Length(text_utf8), &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_end(GameHandle game, uint end_kind, ulong winners, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_end(GameHandle game, uint end_kind, ulong winners, entente_error* error);
#endif
    internal static void GameEnd(GameHandle game, EndKind end_kind, ulong winners) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_end(game, (uint)end_kind, winners, &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_set_end_rules(GameHandle game, entente_end_rules* end_rules, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_set_end_rules(GameHandle game, entente_end_rules* end_rules, entente_error* error);
#endif
    internal static void GameSetEndRules(GameHandle game, entente_end_rules end_rules) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_set_end_rules(game, &end_rules, &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_end_rules(GameHandle game, entente_end_rules* end_rules, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_end_rules(GameHandle game, entente_end_rules* end_rules, entente_error* error);
#endif
    internal static entente_end_rules GameEndRules(GameHandle game) {
      entente_end_rules end_rules_got = entente_end_rules.New();
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_end_rules(game, &end_rules_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return end_rules_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_resume(GameHandle game, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_resume(GameHandle game, entente_error* error);
#endif
    internal static void GameResume(GameHandle game) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_resume(game, &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_submit(GameHandle game, uint power, ulong* orders, UIntPtr order_count, entente_submission* how, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_submit(GameHandle game, uint power, ulong* orders, UIntPtr order_count, entente_submission* how, entente_error* error);
#endif
    internal static void GameSubmit(GameHandle game, uint power, ulong[] orders, entente_submission? how) {
      entente_submission how_value = how.GetValueOrDefault(); entente_submission* how_at = how.HasValue ? &how_value : null;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) fixed (ulong* orders_at = orders) status = entente_game_submit(game, power, orders_at, Length(orders), how_at, &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_submit_text(GameHandle game, uint power, byte* text, UIntPtr length, entente_submission* how, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_submit_text(GameHandle game, uint power, byte* text, UIntPtr length, entente_submission* how, entente_error* error);
#endif
    internal static void GameSubmitText(GameHandle game, uint power, string text, entente_submission? how) {
      byte[] text_utf8 = Utf8(text);
      entente_submission how_value = how.GetValueOrDefault(); entente_submission* how_at = how.HasValue ? &how_value : null;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) fixed (byte* text_at = text_utf8) status = entente_game_submit_text(game, power, text_at, Length(text_utf8), how_at, &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_cancel_order(GameHandle game, uint power, uint province, uint by, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_cancel_order(GameHandle game, uint power, uint province, uint by, entente_error* error);
#endif
    internal static void GameCancelOrder(GameHandle game, uint power, uint province, uint by) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_cancel_order(game, power, province, by, &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_set_waiting(GameHandle game, uint power, uint waits, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_set_waiting(GameHandle game, uint power, uint waits, entente_error* error);
#endif
    internal static void GameSetWaiting(GameHandle game, uint power, bool waits) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_set_waiting(game, power, waits ? 1u : 0u, &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_allow(GameHandle game, uint by, uint power, uint allowed, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_allow(GameHandle game, uint by, uint power, uint allowed, entente_error* error);
#endif
    internal static void GameAllow(GameHandle game, uint by, uint power, bool allowed) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_allow(game, by, power, allowed ? 1u : 0u, &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial uint entente_game_may_order(GameHandle game, uint by, uint power);
#else
    [DllImport(Library)] internal static extern uint entente_game_may_order(GameHandle game, uint by, uint power);
#endif
    internal static bool GameMayOrder(GameHandle game, uint by, uint power) {
      lock (game) return entente_game_may_order(game, by, power) != 0;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_owed(GameHandle game, uint power, entente_owed* owed, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_owed(GameHandle game, uint power, entente_owed* owed, entente_error* error);
#endif
    internal static entente_owed GameOwed(GameHandle game, uint power) {
      entente_owed owed_got = entente_owed.New();
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_owed(game, power, &owed_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return owed_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_owed_units(GameHandle game, uint power, entente_unit* units, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_owed_units(GameHandle game, uint power, entente_unit* units, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static entente_unit[] GameOwedUnits(GameHandle game, uint power) {
      entente_unit[] units_got = new entente_unit[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        lock (game) fixed (entente_unit* units_at = units_got) status = entente_game_owed_units(game, power, units_at, Length(units_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        units_got = new entente_unit[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(units_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_owed_json(GameHandle game, IntPtr* json, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_owed_json(GameHandle game, IntPtr* json, entente_error* error);
#endif
    internal static string GameOwedJson(GameHandle game) {
      IntPtr json_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_owed_json(game, &json_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(json_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_process(GameHandle game, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_process(GameHandle game, entente_error* error);
#endif
    internal static void GameProcess(GameHandle game) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_process(game, &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_undo(GameHandle game, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_undo(GameHandle game, entente_error* error);
#endif
    internal static void GameUndo(GameHandle game) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_undo(game, &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_redo(GameHandle game, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_redo(GameHandle game, entente_error* error);
#endif
    internal static void GameRedo(GameHandle game) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_redo(game, &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_go_to(GameHandle game, uint phase, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_go_to(GameHandle game, uint phase, entente_error* error);
#endif
    internal static void GameGoTo(GameHandle game, uint phase) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_go_to(game, phase, &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_orders(GameHandle game, uint phase, uint power, ulong* orders, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_orders(GameHandle game, uint phase, uint power, ulong* orders, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static ulong[] GameOrders(GameHandle game, uint phase, uint power) {
      ulong[] orders_got = new ulong[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        lock (game) fixed (ulong* orders_at = orders_got) status = entente_game_orders(game, phase, power, orders_at, Length(orders_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        orders_got = new ulong[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(orders_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_orders_text(GameHandle game, uint phase, uint power, uint defaults, IntPtr* text, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_orders_text(GameHandle game, uint phase, uint power, uint defaults, IntPtr* text, entente_error* error);
#endif
    internal static string GameOrdersText(GameHandle game, uint phase, uint power, bool defaults) {
      IntPtr text_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_orders_text(game, phase, power, defaults ? 1u : 0u, &text_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(text_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial uint entente_game_line_count(GameHandle game, uint phase);
#else
    [DllImport(Library)] internal static extern uint entente_game_line_count(GameHandle game, uint phase);
#endif
    internal static uint GameLineCount(GameHandle game, uint phase) {
      lock (game) return (uint)entente_game_line_count(game, phase);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_line(GameHandle game, uint phase, uint index, entente_line* line, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_line(GameHandle game, uint phase, uint index, entente_line* line, entente_error* error);
#endif
    internal static entente_line GameLine(GameHandle game, uint phase, uint index) {
      entente_line line_got = entente_line.New();
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_line(game, phase, index, &line_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return line_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_line_text(GameHandle game, uint phase, uint index, byte* text, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_line_text(GameHandle game, uint phase, uint index, byte* text, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static string GameLineText(GameHandle game, uint phase, uint index) {
      byte[] text_got = new byte[256];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        lock (game) fixed (byte* text_at = text_got) status = entente_game_line_text(game, phase, index, text_at, Length(text_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        text_got = new byte[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Text(text_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_line_fault(GameHandle game, uint phase, uint index, entente_text_options* options, byte* text, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_line_fault(GameHandle game, uint phase, uint index, entente_text_options* options, byte* text, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static string GameLineFault(GameHandle game, uint phase, uint index, entente_text_options? options) {
      entente_text_options options_value = options.GetValueOrDefault(); entente_text_options* options_at = options.HasValue ? &options_value : null;
      byte[] text_got = new byte[256];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        lock (game) fixed (byte* text_at = text_got) status = entente_game_line_fault(game, phase, index, options_at, text_at, Length(text_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        text_got = new byte[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Text(text_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_line_path(GameHandle game, uint phase, uint index, ushort* locations, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_line_path(GameHandle game, uint phase, uint index, ushort* locations, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static ushort[] GameLinePath(GameHandle game, uint phase, uint index) {
      ushort[] locations_got = new ushort[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        lock (game) fixed (ushort* locations_at = locations_got) status = entente_game_line_path(game, phase, index, locations_at, Length(locations_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        locations_got = new ushort[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(locations_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_summary(GameHandle game, uint phase, entente_phase_summary* summary, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_summary(GameHandle game, uint phase, entente_phase_summary* summary, entente_error* error);
#endif
    internal static entente_phase_summary GameSummary(GameHandle game, uint phase) {
      entente_phase_summary summary_got = entente_phase_summary.New();
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_summary(game, phase, &summary_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return summary_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_results(GameHandle game, uint phase, PackedResult* results, UIntPtr result_size, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_results(GameHandle game, uint phase, PackedResult* results, UIntPtr result_size, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static PackedResult[] GameResults(GameHandle game, uint phase) {
      PackedResult[] results_got = new PackedResult[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        lock (game) fixed (PackedResult* results_at = results_got) status = entente_game_results(game, phase, results_at, (UIntPtr)sizeof(PackedResult), Length(results_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        results_got = new PackedResult[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(results_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_events(GameHandle game, uint phase, entente_event* events, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_events(GameHandle game, uint phase, entente_event* events, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static entente_event[] GameEvents(GameHandle game, uint phase) {
      entente_event[] events_got = new entente_event[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        lock (game) fixed (entente_event* events_at = events_got) status = entente_game_events(game, phase, events_at, Length(events_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        events_got = new entente_event[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(events_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_losses(GameHandle game, uint phase, entente_event* losses, UIntPtr capacity, UIntPtr* length, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_losses(GameHandle game, uint phase, entente_event* losses, UIntPtr capacity, UIntPtr* length, entente_error* error);
#endif
    internal static entente_event[] GameLosses(GameHandle game, uint phase) {
      entente_event[] losses_got = new entente_event[64];
      UIntPtr length_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        lock (game) fixed (entente_event* losses_at = losses_got) status = entente_game_losses(game, phase, losses_at, Length(losses_got), &length_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        losses_got = new entente_event[(int)length_got];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      return Cut(losses_got, (int)length_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_phase_json(GameHandle game, uint phase, entente_text_options* options, IntPtr* json, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_phase_json(GameHandle game, uint phase, entente_text_options* options, IntPtr* json, entente_error* error);
#endif
    internal static string GamePhaseJson(GameHandle game, uint phase, entente_text_options? options) {
      entente_text_options options_value = options.GetValueOrDefault(); entente_text_options* options_at = options.HasValue ? &options_value : null;
      IntPtr json_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_phase_json(game, phase, options_at, &json_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(json_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_after(GameHandle game, uint phase, void* position, UIntPtr capacity, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_after(GameHandle game, uint phase, void* position, UIntPtr capacity, entente_error* error);
#endif
    internal static void GameAfter(GameHandle game, uint phase, ulong[] position) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) fixed (ulong* position_at = position) status = entente_game_after(game, phase, position_at, (UIntPtr)(position.Length * 8), &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_texts(GameHandle game, uint phase, uint kind, entente_text_options* options, IntPtr* texts, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_texts(GameHandle game, uint phase, uint kind, entente_text_options* options, IntPtr* texts, entente_error* error);
#endif
    internal static string GameTexts(GameHandle game, uint phase, PhaseTexts kind, entente_text_options? options) {
      entente_text_options options_value = options.GetValueOrDefault(); entente_text_options* options_at = options.HasValue ? &options_value : null;
      IntPtr texts_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_texts(game, phase, (uint)kind, options_at, &texts_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(texts_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_explain(GameHandle game, uint phase, byte* order_text, UIntPtr order_text_length, uint form, entente_text_options* options, IntPtr* explanation, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_explain(GameHandle game, uint phase, byte* order_text, UIntPtr order_text_length, uint form, entente_text_options* options, IntPtr* explanation, entente_error* error);
#endif
    internal static string GameExplain(GameHandle game, uint phase, string order_text, TextForm form, entente_text_options? options) {
      byte[] order_text_utf8 = Utf8(order_text);
      entente_text_options options_value = options.GetValueOrDefault(); entente_text_options* options_at = options.HasValue ? &options_value : null;
      IntPtr explanation_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) fixed (byte* order_text_at = order_text_utf8) status = entente_game_explain(game, phase, order_text_at, Length(order_text_utf8), (uint)form, options_at, &explanation_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(explanation_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_advise(GameHandle game, entente_advise_options* question, uint form, entente_text_options* options, IntPtr* advice, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_advise(GameHandle game, entente_advise_options* question, uint form, entente_text_options* options, IntPtr* advice, entente_error* error);
#endif
    internal static string GameAdvise(GameHandle game, entente_advise_options? question, TextForm form, entente_text_options? options) {
      entente_advise_options question_value = question.GetValueOrDefault(); entente_advise_options* question_at = question.HasValue ? &question_value : null;
      entente_text_options options_value = options.GetValueOrDefault(); entente_text_options* options_at = options.HasValue ? &options_value : null;
      IntPtr advice_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_advise(game, question_at, (uint)form, options_at, &advice_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(advice_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_hash(GameHandle game, uint phase, ulong* hash, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_hash(GameHandle game, uint phase, ulong* hash, entente_error* error);
#endif
    internal static ulong GameHash(GameHandle game, uint phase) {
      ulong hash_got = default(ulong);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_hash(game, phase, &hash_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return (ulong)hash_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_save(GameHandle game, IntPtr* json, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_save(GameHandle game, IntPtr* json, entente_error* error);
#endif
    internal static string GameSave(GameHandle game) {
      IntPtr json_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_save(game, &json_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(json_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_save_binary(GameHandle game, IntPtr* bytes, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_save_binary(GameHandle game, IntPtr* bytes, entente_error* error);
#endif
    internal static byte[] GameSaveBinary(GameHandle game) {
      IntPtr bytes_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (game) status = entente_game_save_binary(game, &bytes_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeBytes(bytes_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_load(void* saved, UIntPtr length, MapHandle game_map, IntPtr* game, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_load(void* saved, UIntPtr length, MapHandle game_map, IntPtr* game, entente_error* error);
#endif
    internal static IntPtr GameLoad(byte[] saved, MapHandle game_map) {
      IntPtr game_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (byte* saved_at = saved) status = entente_game_load(saved_at, Length(saved), game_map ?? MapHandle.None, &game_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return game_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_document_read(byte* json, UIntPtr length, IntPtr* document, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_document_read(byte* json, UIntPtr length, IntPtr* document, entente_error* error);
#endif
    internal static IntPtr DocumentRead(string json) {
      byte[] json_utf8 = Utf8(json);
      IntPtr document_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (byte* json_at = json_utf8) status = entente_document_read(json_at, Length(json_utf8), &document_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return document_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial void entente_document_free(IntPtr document);
#else
    [DllImport(Library)] internal static extern void entente_document_free(IntPtr document);
#endif
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial uint entente_document_is_game(DocumentHandle document);
#else
    [DllImport(Library)] internal static extern uint entente_document_is_game(DocumentHandle document);
#endif
    internal static bool DocumentIsGame(DocumentHandle document) {
      lock (document) return entente_document_is_game(document) != 0;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial uint entente_document_phase_count(DocumentHandle document);
#else
    [DllImport(Library)] internal static extern uint entente_document_phase_count(DocumentHandle document);
#endif
    internal static uint DocumentPhaseCount(DocumentHandle document) {
      lock (document) return (uint)entente_document_phase_count(document);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial IntPtr entente_document_phase_name(DocumentHandle document, uint phase);
#else
    [DllImport(Library)] internal static extern IntPtr entente_document_phase_name(DocumentHandle document, uint phase);
#endif
    internal static string DocumentPhaseName(DocumentHandle document, uint phase) {
      lock (document) return Text(entente_document_phase_name(document, phase));
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_document_find_phase(DocumentHandle document, byte* phase_name, UIntPtr phase_name_length, uint* phase, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_document_find_phase(DocumentHandle document, byte* phase_name, UIntPtr phase_name_length, uint* phase, entente_error* error);
#endif
    internal static uint DocumentFindPhase(DocumentHandle document, string phase_name) {
      byte[] phase_name_utf8 = Utf8(phase_name);
      uint phase_got = default(uint);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (document) fixed (byte* phase_name_at = phase_name_utf8) status = entente_document_find_phase(document, phase_name_at, Length(phase_name_utf8), &phase_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return (uint)phase_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial uint entente_document_has_orders(DocumentHandle document, uint phase);
#else
    [DllImport(Library)] internal static extern uint entente_document_has_orders(DocumentHandle document, uint phase);
#endif
    internal static bool DocumentHasOrders(DocumentHandle document, uint phase) {
      lock (document) return entente_document_has_orders(document, phase) != 0;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_document_phase(DocumentHandle document, uint phase, IntPtr* json, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_document_phase(DocumentHandle document, uint phase, IntPtr* json, entente_error* error);
#endif
    internal static string DocumentPhase(DocumentHandle document, uint phase) {
      IntPtr json_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (document) status = entente_document_phase(document, phase, &json_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(json_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_exchange_new(MapHandle game_map, entente_rules* rules, IntPtr* exchange, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_exchange_new(MapHandle game_map, entente_rules* rules, IntPtr* exchange, entente_error* error);
#endif
    internal static IntPtr ExchangeNew(MapHandle game_map, entente_rules? rules) {
      entente_rules rules_value = rules.GetValueOrDefault(); entente_rules* rules_at = rules.HasValue ? &rules_value : null;
      IntPtr exchange_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      status = entente_exchange_new(game_map ?? MapHandle.None, rules_at, &exchange_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return exchange_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial void entente_exchange_free(IntPtr exchange);
#else
    [DllImport(Library)] internal static extern void entente_exchange_free(IntPtr exchange);
#endif
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_exchange_leave_out(ExchangeHandle exchange, uint parts, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_exchange_leave_out(ExchangeHandle exchange, uint parts, entente_error* error);
#endif
    internal static void ExchangeLeaveOut(ExchangeHandle exchange, ResultParts parts) {
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (exchange) status = entente_exchange_leave_out(exchange, (uint)parts, &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_exchange_adjudicate(ExchangeHandle exchange, byte* json, UIntPtr length, entente_text_options* options, IntPtr* result, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_exchange_adjudicate(ExchangeHandle exchange, byte* json, UIntPtr length, entente_text_options* options, IntPtr* result, entente_error* error);
#endif
    internal static string ExchangeAdjudicate(ExchangeHandle exchange, string json, entente_text_options? options) {
      byte[] json_utf8 = Utf8(json);
      entente_text_options options_value = options.GetValueOrDefault(); entente_text_options* options_at = options.HasValue ? &options_value : null;
      IntPtr result_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (exchange) fixed (byte* json_at = json_utf8) status = entente_exchange_adjudicate(exchange, json_at, Length(json_utf8), options_at, &result_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(result_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_exchange_legal(ExchangeHandle exchange, byte* json, UIntPtr length, entente_text_options* options, IntPtr* result, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_exchange_legal(ExchangeHandle exchange, byte* json, UIntPtr length, entente_text_options* options, IntPtr* result, entente_error* error);
#endif
    internal static string ExchangeLegal(ExchangeHandle exchange, string json, entente_text_options? options) {
      byte[] json_utf8 = Utf8(json);
      entente_text_options options_value = options.GetValueOrDefault(); entente_text_options* options_at = options.HasValue ? &options_value : null;
      IntPtr result_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (exchange) fixed (byte* json_at = json_utf8) status = entente_exchange_legal(exchange, json_at, Length(json_utf8), options_at, &result_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(result_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_exchange_count_votes(ExchangeHandle exchange, uint policy, byte* json, UIntPtr length, entente_text_options* options, IntPtr* result, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_exchange_count_votes(ExchangeHandle exchange, uint policy, byte* json, UIntPtr length, entente_text_options* options, IntPtr* result, entente_error* error);
#endif
    internal static string ExchangeCountVotes(ExchangeHandle exchange, DrawPolicy policy, string json, entente_text_options? options) {
      byte[] json_utf8 = Utf8(json);
      entente_text_options options_value = options.GetValueOrDefault(); entente_text_options* options_at = options.HasValue ? &options_value : null;
      IntPtr result_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (exchange) fixed (byte* json_at = json_utf8) status = entente_exchange_count_votes(exchange, (uint)policy, json_at, Length(json_utf8), options_at, &result_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(result_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_exchange_error_json(ExchangeHandle exchange, byte* json, UIntPtr length, entente_error* failure, IntPtr* result);
#else
    [DllImport(Library)] internal static extern int entente_exchange_error_json(ExchangeHandle exchange, byte* json, UIntPtr length, entente_error* failure, IntPtr* result);
#endif
    internal static string ExchangeErrorJson(ExchangeHandle exchange, string json, entente_error failure) {
      byte[] json_utf8 = Utf8(json);
      IntPtr result_got = default(IntPtr);
      int status;
      lock (exchange) fixed (byte* json_at = json_utf8) status = entente_exchange_error_json(exchange, json_at, Length(json_utf8), &failure, &result_got);
      if (status != 0) throw EntenteException.Of((Status)status, "ExchangeErrorJson");
      return TakeText(result_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_exchange_adjudicate_phase(ExchangeHandle exchange, DocumentHandle document, uint phase, entente_text_options* options, IntPtr* result, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_exchange_adjudicate_phase(ExchangeHandle exchange, DocumentHandle document, uint phase, entente_text_options* options, IntPtr* result, entente_error* error);
#endif
    internal static string ExchangeAdjudicatePhase(ExchangeHandle exchange, DocumentHandle document, uint phase, entente_text_options? options) {
      entente_text_options options_value = options.GetValueOrDefault(); entente_text_options* options_at = options.HasValue ? &options_value : null;
      IntPtr result_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (exchange) status = entente_exchange_adjudicate_phase(exchange, document, phase, options_at, &result_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(result_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_exchange_legal_phase(ExchangeHandle exchange, DocumentHandle document, uint phase, entente_text_options* options, IntPtr* result, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_exchange_legal_phase(ExchangeHandle exchange, DocumentHandle document, uint phase, entente_text_options* options, IntPtr* result, entente_error* error);
#endif
    internal static string ExchangeLegalPhase(ExchangeHandle exchange, DocumentHandle document, uint phase, entente_text_options? options) {
      entente_text_options options_value = options.GetValueOrDefault(); entente_text_options* options_at = options.HasValue ? &options_value : null;
      IntPtr result_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (exchange) status = entente_exchange_legal_phase(exchange, document, phase, options_at, &result_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(result_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_exchange_report(ExchangeHandle exchange, DocumentHandle document, uint phase, entente_text_options* options, IntPtr* report, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_exchange_report(ExchangeHandle exchange, DocumentHandle document, uint phase, entente_text_options* options, IntPtr* report, entente_error* error);
#endif
    internal static string ExchangeReport(ExchangeHandle exchange, DocumentHandle document, uint phase, entente_text_options? options) {
      entente_text_options options_value = options.GetValueOrDefault(); entente_text_options* options_at = options.HasValue ? &options_value : null;
      IntPtr report_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (exchange) status = entente_exchange_report(exchange, document, phase, options_at, &report_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(report_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_exchange_explain(ExchangeHandle exchange, DocumentHandle document, uint phase, byte* order_text, UIntPtr order_text_length, uint form, entente_text_options* options, IntPtr* explanation, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_exchange_explain(ExchangeHandle exchange, DocumentHandle document, uint phase, byte* order_text, UIntPtr order_text_length, uint form, entente_text_options* options, IntPtr* explanation, entente_error* error);
#endif
    internal static string ExchangeExplain(ExchangeHandle exchange, DocumentHandle document, uint phase, string order_text, TextForm form, entente_text_options? options) {
      byte[] order_text_utf8 = Utf8(order_text);
      entente_text_options options_value = options.GetValueOrDefault(); entente_text_options* options_at = options.HasValue ? &options_value : null;
      IntPtr explanation_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (exchange) fixed (byte* order_text_at = order_text_utf8) status = entente_exchange_explain(exchange, document, phase, order_text_at, Length(order_text_utf8), (uint)form, options_at, &explanation_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(explanation_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_exchange_advise(ExchangeHandle exchange, DocumentHandle document, uint phase, entente_advise_options* question, uint form, entente_text_options* options, IntPtr* advice, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_exchange_advise(ExchangeHandle exchange, DocumentHandle document, uint phase, entente_advise_options* question, uint form, entente_text_options* options, IntPtr* advice, entente_error* error);
#endif
    internal static string ExchangeAdvise(ExchangeHandle exchange, DocumentHandle document, uint phase, entente_advise_options? question, TextForm form, entente_text_options? options) {
      entente_advise_options question_value = question.GetValueOrDefault(); entente_advise_options* question_at = question.HasValue ? &question_value : null;
      entente_text_options options_value = options.GetValueOrDefault(); entente_text_options* options_at = options.HasValue ? &options_value : null;
      IntPtr advice_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (exchange) status = entente_exchange_advise(exchange, document, phase, question_at, (uint)form, options_at, &advice_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(advice_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_exchange_read(ExchangeHandle exchange, DocumentHandle document, uint phase, entente_text_options* options, IntPtr* game_map, entente_rules* rules, void* position, UIntPtr capacity, UIntPtr* position_size, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_exchange_read(ExchangeHandle exchange, DocumentHandle document, uint phase, entente_text_options* options, IntPtr* game_map, entente_rules* rules, void* position, UIntPtr capacity, UIntPtr* position_size, entente_error* error);
#endif
    internal static void ExchangeRead(ExchangeHandle exchange, DocumentHandle document, uint phase, entente_text_options? options, out IntPtr game_map, out entente_rules rules, out ulong[] position) {
      entente_text_options options_value = options.GetValueOrDefault(); entente_text_options* options_at = options.HasValue ? &options_value : null;
      IntPtr game_map_got = default(IntPtr);
      entente_rules rules_got = entente_rules.New();
      ulong[] position_got = new ulong[256];
      UIntPtr position_size_got;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      while (true) {
        lock (exchange) fixed (ulong* position_at = position_got) status = entente_exchange_read(exchange, document, phase, options_at, &game_map_got, &rules_got, position_at, (UIntPtr)(position_got.Length * 8), &position_size_got, &error);
        if (status != (int)Status.BufferTooSmall) break;
        position_got = new ulong[((int)position_size_got + 7) / 8];
      }
      if (status != 0) throw EntenteException.Of(ref error);
      game_map = game_map_got;
      rules = rules_got;
      position = Cut(position_got, ((int)position_size_got + 7) / 8);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_exchange_check(ExchangeHandle exchange, DocumentHandle document, entente_text_options* options, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_exchange_check(ExchangeHandle exchange, DocumentHandle document, entente_text_options* options, entente_error* error);
#endif
    internal static void ExchangeCheck(ExchangeHandle exchange, DocumentHandle document, entente_text_options? options) {
      entente_text_options options_value = options.GetValueOrDefault(); entente_text_options* options_at = options.HasValue ? &options_value : null;
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (exchange) status = entente_exchange_check(exchange, document, options_at, &error);
      if (status != 0) throw EntenteException.Of(ref error);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_exchange_replay(ExchangeHandle exchange, DocumentHandle document, uint form, entente_text_options* options, entente_replay_summary* summary, IntPtr* replay, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_exchange_replay(ExchangeHandle exchange, DocumentHandle document, uint form, entente_text_options* options, entente_replay_summary* summary, IntPtr* replay, entente_error* error);
#endif
    internal static void ExchangeReplay(ExchangeHandle exchange, DocumentHandle document, TextForm form, entente_text_options? options, out entente_replay_summary summary, out string replay) {
      entente_text_options options_value = options.GetValueOrDefault(); entente_text_options* options_at = options.HasValue ? &options_value : null;
      entente_replay_summary summary_got = entente_replay_summary.New();
      IntPtr replay_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (exchange) status = entente_exchange_replay(exchange, document, (uint)form, options_at, &summary_got, &replay_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      summary = summary_got;
      replay = TakeText(replay_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_exchange_notes(ExchangeHandle exchange, IntPtr* notes, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_exchange_notes(ExchangeHandle exchange, IntPtr* notes, entente_error* error);
#endif
    internal static string ExchangeNotes(ExchangeHandle exchange) {
      IntPtr notes_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (exchange) status = entente_exchange_notes(exchange, &notes_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(notes_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_position_render(MapHandle game_map, void* position, entente_render_options* options, IntPtr* drawing, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_position_render(MapHandle game_map, void* position, entente_render_options* options, IntPtr* drawing, entente_error* error);
#endif
    internal static string PositionRender(MapHandle game_map, ulong[] position, entente_render_options? options) {
      entente_render_options options_value = options.GetValueOrDefault(); entente_render_options* options_at = options.HasValue ? &options_value : null;
      IntPtr drawing_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (ulong* position_at = position) status = entente_position_render(game_map, position_at, options_at, &drawing_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(drawing_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_exchange_render(ExchangeHandle exchange, DocumentHandle document, uint phase, byte* order_text, UIntPtr order_text_length, entente_render_options* options, IntPtr* drawing, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_exchange_render(ExchangeHandle exchange, DocumentHandle document, uint phase, byte* order_text, UIntPtr order_text_length, entente_render_options* options, IntPtr* drawing, entente_error* error);
#endif
    internal static string ExchangeRender(ExchangeHandle exchange, DocumentHandle document, uint phase, string order_text, entente_render_options? options) {
      byte[] order_text_utf8 = Utf8(order_text);
      entente_render_options options_value = options.GetValueOrDefault(); entente_render_options* options_at = options.HasValue ? &options_value : null;
      IntPtr drawing_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (exchange) fixed (byte* order_text_at = order_text_utf8) status = entente_exchange_render(exchange, document, phase, order_text_at, Length(order_text_utf8), options_at, &drawing_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return TakeText(drawing_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_form_describe(uint index, entente_game_form_info* info, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_form_describe(uint index, entente_game_form_info* info, entente_error* error);
#endif
    internal static entente_game_form_info GameFormDescribe(uint index) {
      entente_game_form_info info_got = entente_game_form_info.New();
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      status = entente_game_form_describe(index, &info_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return info_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_game_form_guess(void* source, UIntPtr length, uint* form, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_game_form_guess(void* source, UIntPtr length, uint* form, entente_error* error);
#endif
    internal static GameForm GameFormGuess(byte[] source) {
      uint form_got = default(uint);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (byte* source_at = source) status = entente_game_form_guess(source_at, Length(source), &form_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      return (GameForm)form_got;
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_convert(void* source, UIntPtr length, uint source_form, uint target_form, MapHandle game_map, entente_rules* rules, entente_text_options* options, IntPtr* target, IntPtr* notes, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_convert(void* source, UIntPtr length, uint source_form, uint target_form, MapHandle game_map, entente_rules* rules, entente_text_options* options, IntPtr* target, IntPtr* notes, entente_error* error);
#endif
    internal static void Convert(byte[] source, GameForm source_form, GameForm target_form, MapHandle game_map, entente_rules? rules, entente_text_options? options, out byte[] target, out string notes) {
      entente_rules rules_value = rules.GetValueOrDefault(); entente_rules* rules_at = rules.HasValue ? &rules_value : null;
      entente_text_options options_value = options.GetValueOrDefault(); entente_text_options* options_at = options.HasValue ? &options_value : null;
      IntPtr target_got = default(IntPtr);
      IntPtr notes_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (byte* source_at = source) status = entente_convert(source_at, Length(source), (uint)source_form, (uint)target_form, game_map ?? MapHandle.None, rules_at, options_at, &target_got, &notes_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      target = TakeBytes(target_got);
      notes = TakeText(notes_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_adjudicate_listing(byte* source, UIntPtr length, MapHandle game_map, entente_rules* rules, entente_text_options* options, IntPtr* listing, IntPtr* notes, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_adjudicate_listing(byte* source, UIntPtr length, MapHandle game_map, entente_rules* rules, entente_text_options* options, IntPtr* listing, IntPtr* notes, entente_error* error);
#endif
    internal static void AdjudicateListing(string source, MapHandle game_map, entente_rules? rules, entente_text_options? options, out string listing, out string notes) {
      byte[] source_utf8 = Utf8(source);
      entente_rules rules_value = rules.GetValueOrDefault(); entente_rules* rules_at = rules.HasValue ? &rules_value : null;
      entente_text_options options_value = options.GetValueOrDefault(); entente_text_options* options_at = options.HasValue ? &options_value : null;
      IntPtr listing_got = default(IntPtr);
      IntPtr notes_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      fixed (byte* source_at = source_utf8) status = entente_adjudicate_listing(source_at, Length(source_utf8), game_map ?? MapHandle.None, rules_at, options_at, &listing_got, &notes_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      listing = TakeText(listing_got);
      notes = TakeText(notes_got);
    }
#if NET7_0_OR_GREATER
    [LibraryImport(Library)] internal static partial int entente_play(ScratchHandle scratch, entente_rules* rules, ulong seed, uint max_phases, entente_play_summary* summary, IntPtr* game, entente_error* error);
#else
    [DllImport(Library)] internal static extern int entente_play(ScratchHandle scratch, entente_rules* rules, ulong seed, uint max_phases, entente_play_summary* summary, IntPtr* game, entente_error* error);
#endif
    internal static void Play(ScratchHandle scratch, entente_rules? rules, ulong seed, uint max_phases, out entente_play_summary summary, out IntPtr game) {
      entente_rules rules_value = rules.GetValueOrDefault(); entente_rules* rules_at = rules.HasValue ? &rules_value : null;
      entente_play_summary summary_got = entente_play_summary.New();
      IntPtr game_got = default(IntPtr);
      entente_error error; error.struct_size = (uint)sizeof(entente_error);
      int status;
      lock (scratch) status = entente_play(scratch, rules_at, seed, max_phases, &summary_got, &game_got, &error);
      if (status != 0) throw EntenteException.Of(ref error);
      summary = summary_got;
      game = game_got;
    }
  }
}
