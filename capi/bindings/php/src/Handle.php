<?php

declare(strict_types=1);

namespace Entente;

use FFI\CData;

/** An object of the library. It frees its memory with the last reference to it, or at once by close(). */
abstract class Handle
{
    /** Of the subclass: the name of its handle. */
    protected const HANDLE = '';

    private ?CData $pointer = null;

    /** Frees the memory now; later calls throw a LogicException. */
    public function close(): void
    {
        if ($this->pointer !== null) {
            Native::function(static::HANDLE . '_free', $this->pointer);
            $this->pointer = null;
        }
    }

    public function __destruct()
    {
        $this->close();
    }

    /** @internal */
    public function pointer(): CData
    {
        return $this->pointer ?? throw new \LogicException('this ' . static::class . ' is closed');
    }

    protected function take(CData $pointer): void
    {
        $this->pointer = $pointer;
    }

    protected function isClosed(): bool
    {
        return $this->pointer === null;
    }
}
