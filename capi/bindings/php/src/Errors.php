<?php

declare(strict_types=1);

namespace Entente;

/** A place in an input: line and column from 1 (in characters), offset and length in bytes of the UTF-8 text. */
final readonly class Place
{
    public function __construct(
        public int $line,
        public int $column,
        public int $offset,
        public int $length,
        /** Of a map text: its file; else "". */
        public string $file = '',
    ) {
    }
}

/** A call did not do what it says. An illegal or failed order is no error but a result. */
class EntenteException extends \RuntimeException
{
    public function __construct(
        string $message,
        /** The status of the library. */
        public readonly Status $status,
        /** Where in the input; null if the error has no place. */
        public readonly ?Place $place = null,
    ) {
        parent::__construct($message, $status->value);
    }
}

/** Out of range, or a malformed text: the message says which and where. */
final class InvalidArgument extends EntenteException
{
}

/** An unknown map, place, power, option or preset, or an index past the end of a list. */
final class NotFound extends EntenteException
{
}

/** Known, but not possible here: a rule on this map, a newer saved form. */
final class NotSupported extends EntenteException
{
}

/** The call does not fit the phase, or the game is over. */
final class WrongPhase extends EntenteException
{
}

/** Larger than the documented bounds. */
final class LimitExceeded extends EntenteException
{
}

/** A bug in the library, no memory, or a library that does not fit this package. */
final class InternalError extends EntenteException
{
}
