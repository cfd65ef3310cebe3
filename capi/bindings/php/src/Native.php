<?php

declare(strict_types=1);

namespace Entente;

use FFI;
use FFI\CData;
use FFI\CType;

/**
 * Loads libentente and calls it with the declarations of entente.json.
 *
 * The library is the file that ENTENTE_LIBRARY names, else the one that the package carries, else an installed one.
 *
 * @internal
 */
final class Native
{
    private static FFI $c;
    private static CData $error;
    private static CData $errorAt;
    private static CData $length;
    private static CData $lengthAt;
    /** @var array<string, CType> */
    private static array $types = [];

    public static function load(): void
    {
        if (!extension_loaded('FFI')) {
            throw new InternalError('PHP has no FFI here: enable extension=ffi in php.ini', Status::AbiMismatch);
        }
        $named = getenv('ENTENTE_LIBRARY') ?: null;
        $carried = dirname(__DIR__) . '/library/libentente.so';
        $files = $named !== null ? [$named] : (is_file($carried) ? [$carried] : [Declared::SONAME, 'libentente.so']);
        foreach ($files as $file) {
            try {
                self::$c = FFI::cdef(Declared::C, $file);
                break;
            } catch (FFI\Exception $failure) {
                $why = $failure->getMessage();
            }
        }
        if (!isset(self::$c)) {
            $hint = str_contains($why, 'ffi.enable') ? 'set ffi.enable=true in php.ini'
                : 'install a package that carries libentente, or name the file in ENTENTE_LIBRARY';
            throw new InternalError("libentente cannot be used ($why): $hint", Status::AbiMismatch);
        }
        if (self::function('entente_abi_check', Declared::ABI_VERSION) !== 0) {
            throw new InternalError('libentente serves another version of the C interface', Status::AbiMismatch);
        }
        self::$error = self::struct('entente_error');
        self::$errorAt = FFI::addr(self::$error);
        self::$length = self::make('size_t');
        self::$lengthAt = FFI::addr(self::$length);
    }

    /** Memory of a type of C, zero. */
    public static function make(string $type): CData
    {
        return self::$c->new(self::$types[$type] ??= self::$c->type($type));
    }

    /**
     * Memory of a struct with its size and some members.
     *
     * @param array<string, int> $members
     */
    public static function struct(string $type, array $members = []): CData
    {
        $made = self::make($type);
        if (isset(Declared::SIZES[$type])) {
            $made->struct_size = Declared::SIZES[$type];
        }
        foreach ($members as $name => $value) {
            $made->$name = $value;
        }
        return $made;
    }

    /**
     * The same as an array of one, which C takes as a pointer, for structs that functions read.
     *
     * @param array<string, int> $members
     */
    public static function one(string $type, array $members = []): CData
    {
        $made = self::elements($type, 1);
        $made[0] = self::struct($type, $members);
        return $made;
    }

    /** Memory of an array; null for one without elements, which C takes as NULL. */
    public static function elements(string $type, int $count): ?CData
    {
        if ($count === 0) {
            return null;
        }
        $name = "{$type}[$count]";
        $array = self::$types[$name] ?? self::$c->type($name);
        if ($count <= 256) {
            self::$types[$name] = $array; // the parser of types is slow
        }
        return self::$c->new($array);
    }

    /** An array of bytes, as pack makes them. */
    public static function packed(string $type, int $size, string $bytes): ?CData
    {
        $made = self::elements($type, intdiv(strlen($bytes), $size));
        if ($made !== null) {
            FFI::memcpy($made, $bytes, strlen($bytes));
        }
        return $made;
    }

    /** Calls a function as it is declared. */
    public static function function(string $name, mixed ...$arguments): mixed
    {
        return self::$c->$name(...$arguments);
    }

    /** Calls a function that returns a status, with an error as its last argument, and throws what goes wrong. */
    public static function call(string $name, mixed ...$arguments): void
    {
        $status = self::$c->$name(...[...$arguments, self::$errorAt]);
        if ($status !== 0) {
            self::fail($status);
        }
    }

    /** The struct that a function writes as its last output. */
    public static function described(string $type, string $name, mixed ...$arguments): CData
    {
        $made = self::struct($type);
        self::call($name, ...[...$arguments, FFI::addr($made)]);
        return $made;
    }

    /** The number that a function writes as its last output. */
    public static function value(string $type, string $name, mixed ...$arguments): int
    {
        $made = self::make($type);
        self::call($name, ...[...$arguments, FFI::addr($made)]);
        return $made->cdata;
    }

    /** A 64-bit number that a function writes as its last output, as 16 hexadecimal digits: PHP has no unsigned numbers. */
    public static function digits(string $name, mixed ...$arguments): string
    {
        return sprintf('%016x', self::value('uint64_t', $name, ...$arguments));
    }

    /** The handle that a function gives as its last output. */
    public static function given(string $handle, string $name, mixed ...$arguments): CData
    {
        $made = self::make("$handle*");
        self::call($name, ...[...$arguments, FFI::addr($made)]);
        return $made;
    }

    /**
     * The array that a function writes to (memory, capacity, &length), and its length.
     *
     * @param list<mixed> $arguments
     * @param list<mixed> $more between memory and capacity
     * @return array{?CData, int}
     */
    public static function room(string $type, string $name, array $arguments, array $more = [], int $capacity = 64): array
    {
        while (true) {
            $room = self::elements($type, $capacity);
            $status = self::$c->$name(...[...$arguments, $room, ...$more, $capacity, self::$lengthAt, self::$errorAt]);
            if ($status === 0) {
                return [$room, self::$length->cdata];
            }
            if ($status !== Status::BufferTooSmall->value) {
                self::fail($status);
            }
            $capacity = self::$length->cdata;
        }
    }

    /**
     * The numbers or structs of such an array.
     *
     * @return list<mixed>
     */
    public static function all(string $type, string $name, mixed ...$arguments): array
    {
        [$room, $count] = self::room($type, $name, $arguments);
        $all = [];
        for ($i = 0; $i < $count; $i++) {
            $all[] = is_object($room[$i]) ? clone $room[$i] : $room[$i];
        }
        return $all;
    }

    /** The short text that a function writes. */
    public static function text(string $name, mixed ...$arguments): string
    {
        [$room, $count] = self::room('char', $name, $arguments, [], 256);
        return FFI::string($room, $count);
    }

    /** The content of an entente_text that a function gives as its last output. */
    public static function longText(string $name, mixed ...$arguments): string
    {
        return self::taken(self::given('entente_text', $name, ...$arguments));
    }

    /** The content of an entente_text, which is freed. */
    public static function taken(CData $text): string
    {
        $length = self::$c->entente_text_length($text);
        $content = $length === 0 ? '' : FFI::string(self::$c->entente_text_data($text), $length);
        self::$c->entente_text_free($text);
        return $content;
    }

    /** @return array<string, mixed> the JSON that a function gives as its last output */
    public static function json(string $name, mixed ...$arguments): array
    {
        return json_decode(self::longText($name, ...$arguments), true, 512, JSON_THROW_ON_ERROR);
    }

    /** @return list<string> all texts that a function has, by number from 0 until NULL */
    public static function texts(string $name, mixed ...$arguments): array
    {
        for ($all = []; ($text = self::$c->$name(...[...$arguments, count($all)])) !== null;) {
            $all[] = $text;
        }
        return $all;
    }

    /** @return list<CData> all structs that a function describes, by number from 0 until there is no more */
    public static function list(string $type, string $name, mixed ...$arguments): array
    {
        for ($all = [];;) {
            try {
                $all[] = self::described($type, $name, ...[...$arguments, count($all)]);
            } catch (NotFound) {
                return $all;
            }
        }
    }

    /** How sentences are written. */
    public static function options(string $language, bool $fullNames = false, int $width = 0, bool $board = false): CData
    {
        return self::one('entente_text_options', ['full_names' => (int) $fullNames, 'width' => $width, 'board' => (int) $board,
            'language' => TextLanguage::of($language)->value]);
    }

    /** @return list<string> lines of a text, without their ends */
    public static function lines(string $text): array
    {
        return $text === '' ? [] : explode("\n", rtrim($text, "\n"));
    }

    private static function fail(int $code): never
    {
        $status = Status::from($code);
        $error = self::$error;
        $file = FFI::string($error->file);
        $place = $error->has_place ? new Place($error->line, $error->column, $error->offset, $error->length, $file) : null;
        $kind = match ($status) {
            Status::InvalidArgument => InvalidArgument::class,
            Status::NotFound => NotFound::class,
            Status::NotSupported => NotSupported::class,
            Status::WrongPhase => WrongPhase::class,
            Status::Limit => LimitExceeded::class,
            default => InternalError::class,
        };
        throw new $kind(FFI::string($error->message), $status, $place);
    }
}

Native::load();
