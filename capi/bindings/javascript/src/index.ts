/// <reference lib="esnext.disposable" preserve="true" />
/**
 * Entente adjudicates the board game Diplomacy.
 *
 * - {@link init} loads the module, once
 * - {@link Game}: submit orders, process phases, undo, save; results with reasons and sentences
 * - {@link Position}: who stands where; {@link Adjudicator} plays positions without a game
 * - {@link GameMap}, {@link Rules}: shipped maps and those of texts; every choice of DATC section 4 and every preset
 * - {@link EntenteError}: what calls throw, with the place in the input
 *
 * @packageDocumentation
 */

import { VERSION } from "./declarations.js";

export { Actions, Adjudication, Adjudicator, type Batch, type Choices } from "./adjudicator.js";
export {
  DrawPolicy, EndKind, EventKind, EventWhy, GameForm, Illegality, MapForm, OptionOrigin, OrderKind, OrderStep, PhaseType, Reason, RenderForm, RenderPalette, RenderParts, RenderTheme, ScoreSystem, Status, SubmitMode, Terrain,
  UnitType, VoteKind, YearLimit,
} from "./declarations.js";
export { Handle } from "./engine.js";
export { EntenteError, InternalError, InvalidArgumentError, LimitError, NotFoundError, NotSupportedError, WrongPhaseError } from "./errors.js";
export { adjudicateListing, convert, Exchange, GameDocument, gameForms, type Converted, type ConvertOptions, type ExchangeOptions, type Json } from "./exchange.js";
export { Game, PlayedPhase, type EndRules, type GameOptions, type OrderCheck, type Owed, type Question, type SubmitOptions, type Vote } from "./game.js";
export { compile, init, initSync, type Source } from "./init.js";
export { GameMap, Unit, type Diagnostic, type Location, type LocationName, type MapTextOptions, type Power, type PowerName } from "./map.js";
export { Order, type OrderReading } from "./order.js";
export { Position, scoreSystems, type Counts, type Score } from "./position.js";
export { GameEvent, Outcome, Result } from "./results.js";
export { Rules, options, type Option, type OptionValue } from "./rules.js";
export { languages, type PageOptions, type RenderOptions, type TextOptions } from "./texts.js";

/** The version of the package and of its modules. */
export const version: string = VERSION;
