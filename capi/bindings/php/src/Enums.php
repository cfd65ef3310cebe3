<?php

declare(strict_types=1);

namespace Entente;

// The enums of the library, made by generate.py from its description. Do not edit.

/** What a function returns. */
enum Status: int
{
    use Word;

    private const WORDS = 0;

    case Ok = 0;
    case InvalidArgument = -1;
    case NotFound = -2;
    case BufferTooSmall = -3;
    case OutOfMemory = -4;
    case NotSupported = -5;
    case WrongPhase = -6;
    case Limit = -7;
    case AbiMismatch = -8;
    case Internal = -9;
}

/** Lists of words: one for each enum of this header. */
enum WordList: int
{
    use Word;

    private const WORDS = null;

    case Status = 0;
    case TextForm = 1;
    case TextLanguage = 2;
    case UnitType = 3;
    case Terrain = 4;
    case PhaseType = 5;
    case MapForm = 6;
    case OptionOrigin = 7;
    case EndKind = 8;
    case ScoreSystem = 9;
    case OrderKind = 10;
    case Written = 11;
    case OrderStep = 12;
    case Reason = 13;
    case Illegality = 14;
    case EventKind = 15;
    case EventWhy = 16;
    case UnknownOrders = 17;
    case DrawPolicy = 18;
    case VoteKind = 19;
    case YearLimit = 20;
    case SubmitMode = 21;
    case ResultParts = 22;
    case RenderForm = 23;
    case RenderTheme = 24;
    case RenderPalette = 25;
    case RenderParts = 26;
    case GameForm = 27;
    case PhaseTexts = 28;
}

/** Forms of an answer. A function that does not have a form refuses it with INVALID_ARGUMENT. */
enum TextForm: int
{
    use Word;

    private const WORDS = 1;

    case ForPeople = 0;
    case Json = 1;
    case GraphDot = 2;
    case GraphJson = 3;
}

/** Languages of sentences. Their words are their codes: "en", "de". A library without one has no word for it. */
enum TextLanguage: int
{
    use Word;

    private const WORDS = 2;

    case En = 0;
    case De = 1;
}

/** Unit types. */
enum UnitType: int
{
    use Word;

    private const WORDS = 3;

    case Army = 0;
    case Fleet = 1;
}

/** Terrain. */
enum Terrain: int
{
    use Word;

    private const WORDS = 4;

    case Water = 0;
    case Land = 1;
    case Coast = 2;
    case Port = 3;
    case Shut = 4;
}

/** Phase types. */
enum PhaseType: int
{
    use Word;

    private const WORDS = 5;

    case Movement = 0;
    case Retreats = 1;
    case Adjustments = 2;
    case OtherPhase = 3;
}

/** Forms of a map. */
enum MapForm: int
{
    use Word;

    private const WORDS = 6;

    case Map = 0;
    case Json = 1;
    case Mdf = 2;
    case Dot = 3;
}

/** Who sets an option. */
enum OptionOrigin: int
{
    use Word;

    private const WORDS = 7;

    case Datc = 0;
    case Map = 1;
    case Judge = 2;
}

/** How a game ended. */
enum EndKind: int
{
    use Word;

    private const WORDS = 8;

    case None = 0;
    case Solo = 1;
    case SharedVictory = 2;
    case Draw = 3;
    case Concession = 4;
    case NoResult = 5;
}

/** How the scores of a game are counted. First, which powers are in the result: the winner of a solo, the winners of a */
enum ScoreSystem: int
{
    use Word;

    private const WORDS = 9;

    case DrawSize = 0;
    case SumOfSquares = 1;
    case CenterShare = 2;
    case WinDrawLoss = 3;
    case Dpp = 4;
}

/** Order kinds. */
enum OrderKind: int
{
    use Word;

    private const WORDS = 10;

    case Hold = 1;
    case Move = 2;
    case SupportHold = 3;
    case SupportMove = 4;
    case Convoy = 5;
    case Retreat = 6;
    case Disband = 7;
    case Build = 8;
    case Waive = 9;
}

/** How an order was written: bits of entente_order_fields.written and entente_line.written. An order read from text has */
enum Written: int
{
    use Word;

    private const WORDS = 11;

    case WrongCoast = 1;
    case NoSuchCoast = 2;
    case WrongType = 4;
    case WrongNation = 8;
    case Nation = 16;
    case Path = 32;
    case Perpetual = 64;
}

/** Steps of an order that is entered step by step. Kind, other and target are always asked for if the order has them, */
enum OrderStep: int
{
    use Word;

    private const WORDS = 12;

    case None = 0;
    case Kind = 1;
    case Other = 2;
    case Target = 3;
    case Place = 4;
    case Via = 5;
    case Type = 6;
}

/** Why an order failed, or which other outcome a line has. */
enum Reason: int
{
    use Word;

    private const WORDS = 13;

    case None = 0;
    case Illegal = 1;
    case Void = 2;
    case Bounced = 3;
    case NoConvoy = 4;
    case Disrupted = 5;
    case Cut = 6;
    case Dislodged = 7;
    case Paradox = 8;
    case Excess = 9;
    case Unreadable = 10;
    case Unresolved = 11;
    case Replaced = 12;
    case Stated = 13;
    case Ignored = 14;
}

/** Why an order is illegal, or void by a rule. */
enum Illegality: int
{
    use Word;

    private const WORDS = 14;

    case None = 0;
    case Malformed = 1;
    case WrongPhase = 2;
    case UnitAbsent = 3;
    case ForeignUnit = 4;
    case OwnProvince = 5;
    case NotAdjacent = 6;
    case CannotStand = 7;
    case CoastNeeded = 8;
    case CoastUnreachable = 9;
    case NoFleets = 10;
    case FleetNotConvoyed = 11;
    case SupportsItself = 12;
    case SupportUnreachable = 13;
    case SupportedAbsent = 14;
    case SupportedCannotMove = 15;
    case CarrierNotAtSea = 16;
    case ConvoyedAbsent = 17;
    case CarrierNotNeeded = 18;
    case OrderedTwice = 19;
    case NotDislodged = 20;
    case NoRetreat = 21;
    case NothingDue = 22;
    case NoBuildSite = 23;
    case SiteOccupied = 24;
    case BuildTypeNeeded = 25;
    case PowerUnknown = 26;
    case SupporterCarries = 27;
    case PassageClosed = 28;
    case PassageWeak = 29;
    case League = 30;
    case Immobile = 31;
    case Replaced = 32;
    case WrongUnitCoast = 33;
    case NeedlessCoast = 34;
    case TypeMissing = 35;
    case TypeWrong = 36;
    case NationMissing = 37;
    case NationWrong = 38;
    case AnotherCounts = 39;
    case BuiltTwice = 40;
    case NoWaive = 41;
    case MovesInVain = 42;
    case InDisorder = 43;
    case PathMissing = 44;
    case PathBroken = 45;
    case SetsUnordered = 46;
    case CoastRefused = 47;
    case HandedOver = 48;
}

/** Events: results without an order. */
enum EventKind: int
{
    use Word;

    private const WORDS = 15;

    case Disbanded = 1;
    case Removed = 2;
    case Waived = 3;
    case Solo = 4;
    case Caught = 5;
    case Freed = 6;
    case Adapted = 7;
    case Built = 8;
    case Retreated = 9;
    case SharedVictory = 10;
}

/** Why an event happened. */
enum EventWhy: int
{
    use Word;

    private const WORDS = 16;

    case NoRetreat = 1;
    case NoOrder = 2;
    case CivilDisorder = 3;
    case NotOrdered = 4;
    case Victory = 5;
    case IllegalOrder = 6;
    case NoRetreats = 7;
    case MapChanged = 8;
    case EnoughCenters = 9;
    case LastUnit = 10;
    case TornAllegiance = 11;
    case RetreatsForbidden = 12;
    case Immobile = 13;
    case Ordered = 14;
    case RetreatFailed = 15;
}

/** Lists of texts about a phase. Each text is followed by a line end; a line end inside a text becomes a blank. */
enum PhaseTexts: int
{
    use Word;

    private const WORDS = 28;

    case Orders = 0;
    case Results = 1;
    case Events = 2;
    case Losses = 3;
}

/** Whose orders are unknown. Their units may do anything, and their lines are ignored. */
enum UnknownOrders: int
{
    use Word;

    private const WORDS = 17;

    case Absent = 0;
    case Listed = 1;
}

/** How a draw is voted on. */
enum DrawPolicy: int
{
    use Word;

    private const WORDS = 18;

    case JudgeDias = 0;
    case JudgeNodias = 1;
    case Njudge = 2;
    case Daide = 3;
    case DaidePda = 4;
    case Dpp = 5;
    case DppPda = 6;
}

/** Kinds of votes. */
enum VoteKind: int
{
    use Word;

    private const WORDS = 19;

    case Draw = 0;
    case NoDraw = 1;
    case List = 2;
    case Concede = 3;
}

/** Ends beside the victory on the board, checked after each phase is processed; a new game has none. Dummies have no */
enum YearLimit: int
{
    use Word;

    private const WORDS = 20;

    case Draw = 0;
    case MostCenters = 1;
    case NoResult = 2;
}

/** What happens to the orders that the power has handed in before. */
enum SubmitMode: int
{
    use Word;

    private const WORDS = 21;

    case Replace = 0;
    case Amend = 1;
    case NextSet = 2;
    case Defaults = 3;
}

/** Parts of a result that the exchange can leave out: bits. */
enum ResultParts: int
{
    use Word;

    private const WORDS = 22;

    case After = 1;
    case Powers = 2;
}

/** Forms of a drawing. */
enum RenderForm: int
{
    use Word;

    private const WORDS = 23;

    case Svg = 0;
    case Text = 1;
}

/** The colors of what is no power's. */
enum RenderTheme: int
{
    use Word;

    private const WORDS = 24;

    case Light = 0;
    case Dark = 1;
    case Print = 2;
    case HighContrast = 3;
}

/** Colors of powers: the usual ones; or colors and patterns for players to whom red and green, or blue and yellow, look */
enum RenderPalette: int
{
    use Word;

    private const WORDS = 25;

    case Usual = 0;
    case RedGreen = 1;
    case BlueYellow = 2;
}

/** Parts of a picture: bits. */
enum RenderParts: int
{
    use Word;

    private const WORDS = 26;

    case Orders = 1;
    case Results = 2;
    case Names = 4;
    case Centers = 8;
    case Legend = 16;
}

/** The forms in which games, phases and positions are exchanged. A build may lack some of them. */
enum GameForm: int
{
    use Word;

    private const WORDS = 27;

    case Json = 0;
    case Binary = 1;
    case Diplomacy = 2;
    case Dipcc = 3;
    case Webdiplomacy = 4;
    case Datc = 5;
    case Jdip = 6;
    case Judge = 7;
    case Line = 8;
    case Guess = 255;
}
