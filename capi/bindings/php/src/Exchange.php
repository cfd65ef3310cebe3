<?php

declare(strict_types=1);

namespace Entente;

/**
 * A JSON phase or game that was read once: its phases are found by number. It never changes. An error inside a phase is thrown
 * when the phase is used.
 */
final class Document extends Handle implements \Countable
{
    protected const HANDLE = 'entente_document';

    /** @throws InvalidArgument with line and column */
    public function __construct(string $json)
    {
        $this->take(Native::given('entente_document', 'entente_document_read', $json, strlen($json)));
    }

    /** Whether it has "phases"; else it is a phase, its own number 0. */
    public function isGame(): bool
    {
        return (bool) Native::function('entente_document_is_game', $this->pointer());
    }

    public function count(): int
    {
        return Native::function('entente_document_phase_count', $this->pointer());
    }

    /** @return list<string> "S1901M", ..; "" for a phase without a name */
    public function phaseNames(): array
    {
        return Native::texts('entente_document_phase_name', $this->pointer());
    }

    /**
     * The number of the first phase of that name.
     *
     * @throws NotFound
     */
    public function findPhase(string $name): int
    {
        return Native::value('entente_phase', 'entente_document_find_phase', $this->pointer(), $name, strlen($name));
    }

    /** Whether the orders of the phase name a power. */
    public function hasOrders(int $phase): bool
    {
        return (bool) Native::function('entente_document_has_orders', $this->pointer(), $phase);
    }

    /**
     * A phase as a phase object of its own, with the game's map, rules and id.
     *
     * @throws NotFound beyond the last
     */
    public function phase(int $phase): string
    {
        return Native::longText('entente_document_phase', $this->pointer(), $phase);
    }

    private function __clone()
    {
    }
}

/** Adjudicates JSON phases and games as the program `entente` does. After a call, notes() says what was not read. */
final class Exchange extends Handle
{
    protected const HANDLE = 'entente_exchange';

    /**
     * `$map`: for inputs that name none or name this one. `$rules`: for inputs that say nothing about rules.
     *
     * @param list<ResultParts|string> $leaveOut what results do not have: "after", "powers"
     */
    public function __construct(
        ?Map $map = null,
        Rules|string|null $rules = null,
        private readonly string $language = 'en',
        private readonly bool $fullNames = false,
        array $leaveOut = [],
    ) {
        $this->take(Native::given('entente_exchange', 'entente_exchange_new', $map?->pointer(), Rules::pointerOf($rules, $map)));
        $parts = array_reduce($leaveOut, static fn (int $sum, ResultParts|string $each): int => $sum | ResultParts::of($each)->value, 0);
        Native::call('entente_exchange_leave_out', $this->pointer(), $parts);
    }

    /**
     * The result of a phase, or of every phase with orders of a game in JSON (result.schema.json). Of a Document one phase.
     *
     * @return array<string, mixed>
     * @throws InvalidArgument with line and column
     */
    public function adjudicate(Document|string $input, int $phase = 0): array
    {
        return $this->of('adjudicate', $input, $phase);
    }

    /**
     * The legal orders of a phase by unit, build site or power (legal.schema.json).
     *
     * @return array<string, mixed>
     * @throws InvalidArgument with line and column
     */
    public function legal(Document|string $input, int $phase = 0): array
    {
        return $this->of('legal', $input, $phase);
    }

    /** A phase as readable text: each order with outcome and reason, events, the next position. */
    public function report(Document $document, int $phase = 0, int $width = 0, bool $board = false): string
    {
        return Native::longText('entente_exchange_report', $this->pointer(), $document->pointer(), $phase,
            Native::options($this->language, $this->fullNames, $width, $board));
    }

    /**
     * Why an order of a phase ended as it did ("": all orders).
     *
     * @throws NotFound if no such order was given
     */
    public function explain(Document $document, int $phase = 0, string $order = '', int $width = 0): string
    {
        return Native::longText('entente_exchange_explain', $this->pointer(), $document->pointer(), $phase, $order, strlen($order),
            TextForm::ForPeople->value, Native::options($this->language, $this->fullNames, $width));
    }

    /**
     * A phase as a picture (SVG) with its orders and results, or as text. `$order`: an order or unit that gets a ring, with the
     * units that made it fail.
     *
     * @throws NotFound if no such order was given
     */
    public function render(Document $document, int $phase = 0, string $order = '', RenderOptions $options = new RenderOptions()): string
    {
        return Native::longText('entente_exchange_render', $this->pointer(), $document->pointer(), $phase, $order, strlen($order),
            $options->pointer());
    }

    /**
     * Possible mistakes in the orders of a phase, before it is adjudicated (advice.schema.json).
     *
     * @return array<string, mixed>
     */
    public function advise(Document $document, int $phase = 0): array
    {
        return Native::json('entente_exchange_advise', $this->pointer(), $document->pointer(), $phase, null, TextForm::Json->value,
            $this->options());
    }

    /**
     * Adjudicates a recorded game again and compares (replay.schema.json).
     *
     * @return array<string, mixed>
     */
    public function replay(Document $document): array
    {
        return Native::json('entente_exchange_replay', $this->pointer(), $document->pointer(), TextForm::Json->value, $this->options(), null);
    }

    /**
     * Counts draw votes (ballot.schema.json): ["draw" => ["FRANCE", ..]] or ["draw" => null].
     *
     * @return array<string, mixed>
     */
    public function countVotes(string $ballot, DrawPolicy|string $policy = DrawPolicy::JudgeDias): array
    {
        return Native::json('entente_exchange_count_votes', $this->pointer(), DrawPolicy::of($policy)->value, $ballot, strlen($ballot),
            $this->options());
    }

    /** @return array{Map, Rules, Position} of a phase */
    public function read(Document $document, int $phase = 0): array
    {
        $lent = Native::make('entente_map*');
        $rules = Native::one('entente_rules');
        [$room, $size] = Native::room('uint8_t', 'entente_exchange_read',
            [$this->pointer(), $document->pointer(), $phase, $this->options(), \FFI::addr($lent), $rules], [], 4096);
        $map = Map::retained($lent);
        return [$map, Rules::ofStruct($rules), Position::fromBytes($map, \FFI::string($room, $size))];
    }

    /** @return list<string> sentences about parts of the last input that were not read or had no effect */
    public function notes(): array
    {
        return Native::lines(Native::longText('entente_exchange_notes', $this->pointer()));
    }

    /** @return array<string, mixed> */
    private function of(string $name, Document|string $input, int $phase): array
    {
        return is_string($input)
            ? Native::json("entente_exchange_$name", $this->pointer(), $input, strlen($input), $this->options())
            : Native::json("entente_exchange_{$name}_phase", $this->pointer(), $input->pointer(), $phase, $this->options());
    }

    private function options(): \FFI\CData
    {
        return Native::options($this->language, $this->fullNames);
    }

    private function __clone()
    {
    }
}
