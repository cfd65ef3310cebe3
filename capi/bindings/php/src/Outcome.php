<?php

declare(strict_types=1);

namespace Entente;

use FFI\CData;

/** The result of an order. */
final class Result
{
    /** In normal form, with real type and coast; null if the line was unreadable. */
    public readonly ?Order $order;
    /** Who gave it. */
    public readonly ?string $power;
    /** The text as it was handed in. */
    public readonly string $text;
    /** Why it failed; Reason::None: it succeeded. */
    public readonly Reason $reason;
    public readonly Illegality $illegality;
    /** The province of the unit that made it fail. */
    public readonly ?string $cause;
    /** The province of the unit that dislodged the ordered one. */
    public readonly ?string $dislodgedBy;
    /** Not given, but implied for a unit without a legal order. */
    public readonly bool $implied;
    /** A build that other powers do not see yet. */
    public readonly bool $hidden;

    /** @internal */
    public function __construct(private readonly Outcome $outcome, CData $packed, private readonly int $index, string $text)
    {
        $map = $outcome->map;
        $this->order = ($packed->order & 15) === 0 ? null : new Order($map, $packed->order);
        $this->power = $map->powerId($packed->order >> 16 & 0xff);
        $this->text = $text;
        $this->reason = Reason::from($packed->reason);
        $this->illegality = Illegality::from($packed->illegality);
        $this->cause = $map->place($packed->cause);
        $this->dislodgedBy = $map->place($packed->dislodged_by);
        $this->implied = (bool) $packed->implied;
        $this->hidden = (bool) $packed->hidden;
    }

    public function succeeded(): bool
    {
        return $this->reason === Reason::None;
    }

    /**
     * Why it ended so.
     *
     * @throws WrongPhase if the phase was undone, or another one was adjudicated, since
     */
    public function sentence(string $language = 'en', bool $fullNames = false): string
    {
        return $this->outcome->sentence(PhaseTexts::Results, $this->index, $language, $fullNames);
    }

    /** @return array<string, mixed> what var_dump shows */
    public function __debugInfo(): array
    {
        return array_diff_key(get_object_vars($this), ['outcome' => true, 'index' => true]);
    }
}

/** Something that happened without an order: a unit was lost, a build waived, a power won. */
final class Event
{
    public readonly EventKind $kind;
    public readonly EventWhy $why;
    public readonly ?string $power;
    public readonly ?Unit $unit;

    /** @internal */
    public function __construct(private readonly Outcome $outcome, CData $packed, private readonly PhaseTexts $texts, private readonly int $index)
    {
        $this->kind = EventKind::from($packed->kind);
        $this->why = EventWhy::from($packed->why);
        $this->power = $outcome->map->powerId($packed->power);
        $this->unit = $packed->unit->location === Declared::NO_LOCATION ? null : $outcome->map->unit($packed->unit);
    }

    /**
     * What happened and why.
     *
     * @throws WrongPhase if the phase was undone, or another one was adjudicated, since
     */
    public function sentence(string $language = 'en', bool $fullNames = false): string
    {
        return $this->outcome->sentence($this->texts, $this->index, $language, $fullNames);
    }

    /** @return array<string, mixed> what var_dump shows */
    public function __debugInfo(): array
    {
        return array_diff_key(get_object_vars($this), ['outcome' => true, 'index' => true, 'texts' => true]);
    }
}

/**
 * The outcome of a phase: its results, first of the orders handed in, then the implied ones.
 *
 * @implements \IteratorAggregate<int, Result>
 * @implements \ArrayAccess<int, Result>
 */
abstract class Outcome implements \IteratorAggregate, \ArrayAccess, \Countable
{
    public readonly Map $map;
    /** @var list<Result> */
    public readonly array $results;
    /** How the phase ended the game; EndKind::None if it goes on. */
    public readonly EndKind $end;
    /** @var list<string> */
    public readonly array $winners;
    /** @var list<string> powers whose default orders were used */
    public readonly array $byDefault;
    private readonly mixed $stamp;
    /** @var array<string, list<string>> sentences that were read, by what was asked for */
    private array $sentences = [];

    /**
     * @internal
     * @param list<int> $key
     */
    public function __construct(private readonly Game|Adjudicator $source, private readonly string $prefix, private readonly array $key)
    {
        $this->map = $source->map;
        $this->stamp = $source->stampOf(...$key);
        $summary = $this->summarize();
        $this->end = EndKind::from($summary->end_kind);
        $this->winners = $this->map->powersOf($summary->winners);
        $this->byDefault = $this->map->powersOf($summary->by_default);
        $this->results = $this->read();
    }

    /** @return list<Event> what happened without an order, also in phases that were skipped after this one */
    public function events(): array
    {
        return $this->eventsOf(PhaseTexts::Events);
    }

    /** @return list<Event> all units that the phase cost */
    public function losses(): array
    {
        return $this->eventsOf(PhaseTexts::Losses);
    }

    /** The position straight after the phase, before centers change hands. */
    public function after(): Position
    {
        return $this->positionOf('after');
    }

    /** @return list<Result> the results of orders that did not succeed */
    public function failed(): array
    {
        return array_values(array_filter($this->results, static fn (Result $each): bool => !$each->succeeded()));
    }

    /** @return list<Result> the results of a power's orders */
    public function of(string $power): array
    {
        $id = $this->map->powers[$this->map->powerNumber($power)];
        return array_values(array_filter($this->results, static fn (Result $each): bool => $each->power === $id));
    }

    /**
     * Why orders ended as they did: strengths, supports, convoy routes, culprits. `$order`: "A PAR - BUR", a unit or its place
     * ("PAR"), an unreadable line, or "" for all.
     *
     * @throws NotFound if no such order was given
     */
    public function explain(string $order = '', string $language = 'en', bool $fullNames = false, int $width = 0): string
    {
        return $this->explained($order, TextForm::ForPeople, Native::options($language, $fullNames, $width));
    }

    /**
     * The same as JSON (explanation.schema.json).
     *
     * @return array<string, mixed>
     */
    public function explainJson(string $order = '', string $language = 'en', bool $fullNames = false): array
    {
        return json_decode($this->explained($order, TextForm::Json, Native::options($language, $fullNames)), true, 512, JSON_THROW_ON_ERROR);
    }

    /** Which orders of the phase depend on which others, and why, as Graphviz text. */
    public function graph(): string
    {
        return $this->explained('', TextForm::GraphDot, null);
    }

    /** @internal */
    public function sentence(PhaseTexts $kind, int $index, string $language, bool $fullNames): string
    {
        $this->where();
        $asked = "{$kind->name} $language " . (int) $fullNames;
        return ($this->sentences[$asked] ??= $this->texts($kind, Native::options($language, $fullNames)))[$index];
    }

    /** @return list<string> all texts of a kind */
    private function texts(PhaseTexts $kind, ?CData $options): array
    {
        return Native::lines(Native::longText("{$this->prefix}texts", ...[...$this->where(), $kind->value, $options]));
    }

    public function getIterator(): \ArrayIterator
    {
        return new \ArrayIterator($this->results);
    }

    public function count(): int
    {
        return count($this->results);
    }

    public function offsetExists(mixed $index): bool
    {
        return isset($this->results[$index]);
    }

    public function offsetGet(mixed $index): Result
    {
        return $this->results[$index] ?? throw new \OutOfBoundsException("there is no result $index");
    }

    public function offsetSet(mixed $index, mixed $value): void
    {
        throw new \LogicException('results never change');
    }

    public function offsetUnset(mixed $index): void
    {
        throw new \LogicException('results never change');
    }

    /** @return array<string, mixed> what var_dump shows */
    public function __debugInfo(): array
    {
        return ['results' => $this->results, 'end' => $this->end, 'winners' => $this->winners, 'byDefault' => $this->byDefault];
    }

    abstract protected function summarize(): CData;

    protected function positionOf(string $what): Position
    {
        return Position::unwritten($this->map)->write("{$this->prefix}{$what}", ...$this->where());
    }

    /**
     * The first arguments of a call about the phase.
     *
     * @return list<mixed>
     * @throws WrongPhase if the phase was undone, or another one was adjudicated
     */
    protected function where(): array
    {
        if ($this->source->stampOf(...$this->key) !== $this->stamp) {
            throw new WrongPhase('the phase was undone, or another one was adjudicated since', Status::WrongPhase);
        }
        return [$this->source->pointer(), ...$this->key];
    }

    private function explained(string $order, TextForm $form, ?CData $options): string
    {
        return Native::longText("{$this->prefix}explain", ...[...$this->where(), $order, strlen($order), $form->value, $options]);
    }

    /** @return list<Result> */
    private function read(): array
    {
        $size = \FFI::sizeof(Native::make('entente_order_result'));
        [$room, $count] = Native::room('entente_order_result', "{$this->prefix}results", $this->where(), [$size]);
        $texts = $this->texts(PhaseTexts::Orders, null);
        for ($all = [], $i = 0; $i < $count; $i++) {
            $all[] = new Result($this, $room[$i], $i, $texts[$i]);
        }
        return $all;
    }

    /** @return list<Event> */
    private function eventsOf(PhaseTexts $kind): array
    {
        $packed = Native::all('entente_event', $this->prefix . strtolower($kind->name), ...$this->where());
        return array_map(fn (CData $each, int $i): Event => new Event($this, $each, $kind, $i), $packed, array_keys($packed));
    }
}
