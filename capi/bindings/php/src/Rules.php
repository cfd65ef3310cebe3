<?php

declare(strict_types=1);

namespace Entente;

use FFI;
use FFI\CData;

/** A value of a rule option: its effect, its letter in DATC 3.0, the DATC cases it changes. */
final readonly class Value
{
    /**
     * @param list<string> $cases
     * @param list<string> $noAnswer those of the cases that it leaves without an answer
     */
    public function __construct(public string $name, public string $text, public string $letter, public array $cases, public array $noAnswer)
    {
    }
}

/** A disputable question with its values. `issue` is that of the DATC ("4.D.8"), or "". */
final readonly class Option
{
    /** @param list<Value> $values */
    public function __construct(
        public string $name,
        public string $question,
        public string $issue,
        public OptionOrigin $origin,
        public array $values,
    ) {
    }
}

/**
 * A rulebook: each option with its value. It never changes.
 *
 *     new Rules()                            the default: what DATC 3.0 prefers, with the RULE lines of the map
 *     new Rules('2023,waive=forbidden')      a preset and what to change in it
 *     $rules['waive'], foreach ($rules as $option => $value)
 *
 * @implements \IteratorAggregate<string, string>
 * @implements \ArrayAccess<string, string>
 */
final class Rules implements \IteratorAggregate, \ArrayAccess
{
    private CData $struct;
    /** @var list<Option>|null */
    private static ?array $options = null;

    /**
     * `$map` matters for rules that only some maps have.
     *
     * @throws InvalidArgument with the column of the word
     * @throws NotSupported for a rule that needs another map
     */
    public function __construct(string $text = '', ?Map $map = null)
    {
        $this->struct = Native::one('entente_rules');
        if ($text === '') {
            Native::call('entente_rules_init', $this->pointer(), $map?->pointer());
        } else {
            Native::call('entente_rules_read', $map?->pointer(), $text, strlen($text), $this->pointer());
        }
    }

    /** @internal of an array of one struct */
    public static function ofStruct(CData $struct): self
    {
        $made = (new \ReflectionClass(self::class))->newInstanceWithoutConstructor();
        $made->struct = $struct;
        return $made;
    }

    /** @internal rules, or those of a text; null is the default of the map */
    public static function pointerOf(self|string|null $rules, ?Map $map): ?CData
    {
        return is_string($rules) ? (new self($rules, $map))->pointer() : $rules?->pointer();
    }

    /** @internal */
    public function pointer(): CData
    {
        return $this->struct;
    }

    /** @return list<Option> all options of the library */
    public static function options(): array
    {
        if (self::$options === null) {
            self::$options = [];
            foreach (Native::list('entente_option_info', 'entente_option_describe') as $number => $info) {
                $values = array_map(self::valueOf(...), Native::list('entente_value_info', 'entente_option_value_describe', $number));
                self::$options[] = new Option(FFI::string($info->name), FFI::string($info->question), FFI::string($info->issue),
                    OptionOrigin::from($info->origin), $values);
            }
        }
        return self::$options;
    }

    /** @return array<string, string> the presets with a sentence about each */
    public static function presets(): array
    {
        return Library::named('entente_preset_info', 'entente_preset_describe');
    }

    /**
     * The same rules with some options changed: $rules->changed(waive: 'forbidden').
     *
     * @throws NotFound for an unknown option or value
     */
    public function changed(string ...$changes): self
    {
        $copy = self::ofStruct(clone $this->struct);
        foreach ($changes as $option => $value) {
            Native::call('entente_rules_set', $copy->pointer(), (string) $option, strlen((string) $option), $value, strlen($value));
        }
        return $copy;
    }

    /**
     * The options that are not as in other rules, with the values here.
     *
     * @return array<string, string>
     */
    public function differences(?self $other = null): array
    {
        $text = Native::longText('entente_rules_write', $this->struct, $other?->struct, 0);
        $all = [];
        foreach ($text === '' ? [] : explode(',', $text) as $each) {
            [$option, $all[$option]] = explode('=', $each);
        }
        return $all;
    }

    /** @return array<string, string> each option with its value */
    public function toArray(): array
    {
        $all = [];
        foreach (self::options() as $i => $option) {
            $all[$option->name] = $option->values[$this->struct[0]->value[$i]]->name;
        }
        return $all;
    }

    public function equals(self $other): bool
    {
        return FFI::memcmp($this->struct, $other->struct, Declared::SIZES['entente_rules']) === 0;
    }

    public function getIterator(): \ArrayIterator
    {
        return new \ArrayIterator($this->toArray());
    }

    public function offsetExists(mixed $option): bool
    {
        return isset($this->toArray()[$option]);
    }

    /** The value of an option, null for an unknown one. */
    public function offsetGet(mixed $option): ?string
    {
        try {
            return Native::text('entente_rules_get', $this->struct, $option, strlen($option));
        } catch (NotFound) {
            return null;
        }
    }

    public function offsetSet(mixed $option, mixed $value): void
    {
        throw new \LogicException('rules never change: use changed()');
    }

    public function offsetUnset(mixed $option): void
    {
        throw new \LogicException('rules never change: use changed()');
    }

    /** @return array<string, string> what var_dump shows */
    public function __debugInfo(): array
    {
        return $this->differences();
    }

    /** @return array<string, string> */
    public function __serialize(): array
    {
        return $this->toArray();
    }

    /** @param array<string, string> $data */
    public function __unserialize(array $data): void
    {
        $this->struct = (new self())->changed(...$data)->struct;
    }

    private static function valueOf(CData $info): Value
    {
        $words = static fn (string $text): array => $text === '' ? [] : explode(' ', $text);
        return new Value(FFI::string($info->name), FFI::string($info->text), FFI::string($info->letter), $words(FFI::string($info->cases)),
            $words(FFI::string($info->no_answer)));
    }
}
