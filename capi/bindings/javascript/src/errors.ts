// What a call throws.

import type { ErrorStruct, Status } from "./declarations.js";

/**
 * A call did not do what it says. An illegal or failed order is no error but a result.
 *
 * There is a class for each status: {@link InvalidArgumentError}, {@link NotFoundError}, ...
 */
export class EntenteError extends Error {
  /** What kind of error it is. */
  readonly status: Status;
  /** The place in the input, from 1; columns in characters. Undefined if the error has no place. */
  readonly line: number | undefined;
  readonly column: number | undefined;
  /** The same in bytes of the UTF-8 text, from 0. */
  readonly offset: number | undefined;
  readonly length: number | undefined;
  /** Of a map text: the file of the place; else "". */
  readonly file: string;

  constructor(status: Status, message: string, from?: Partial<ErrorStruct>) {
    super(message);
    this.name = new.target.name;
    this.status = status;
    this.file = from?.file ?? "";
    if (from?.hasPlace) {
      this.line = from.line;
      this.column = from.column;
      this.offset = from.offset;
      this.length = from.length;
    }
  }
}

/** Out of range, or a malformed text: the message says which and where. */
export class InvalidArgumentError extends EntenteError {}
/** An unknown map, place, power, option or preset, or an index past the end of a list. */
export class NotFoundError extends EntenteError {}
/** Known, but not possible here: a rule on this map, a newer saved form, a function that the core module does not have. */
export class NotSupportedError extends EntenteError {}
/** The call does not fit the phase, or the game is over. */
export class WrongPhaseError extends EntenteError {}
/** Larger than the documented bounds. */
export class LimitError extends EntenteError {}
/** A bug in the library, or no memory is left: the module has stopped, call `init` again. */
export class InternalError extends EntenteError {}

const classes: Partial<Record<Status, typeof EntenteError>> = {
  invalid_argument: InvalidArgumentError,
  not_found: NotFoundError,
  not_supported: NotSupportedError,
  wrong_phase: WrongPhaseError,
  limit: LimitError,
  internal: InternalError,
  out_of_memory: InternalError,
};

/** The error of a status. */
export function errorOf(status: Status, message: string, from?: Partial<ErrorStruct>): EntenteError {
  return new (classes[status] ?? EntenteError)(status, message, from);
}
