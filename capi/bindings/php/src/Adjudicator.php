<?php

declare(strict_types=1);

namespace Entente;

use FFI;
use FFI\CData;

/** The outcome of Adjudicator::adjudicate. */
final class Adjudication extends Outcome
{
    /** The position of the next phase to be played, or of the end of the game. */
    public function next(): Position
    {
        return $this->positionOf('next');
    }

    /** @internal */
    public function __construct(Adjudicator $source, private readonly CData $summary)
    {
        parent::__construct($source, 'entente_scratch_', []);
    }

    protected function summarize(): CData
    {
        return $this->summary;
    }
}

/** The next choices of an order that is entered step by step; with OrderStep::None the order is complete. */
final readonly class Choices
{
    /** @param list<OrderKind|UnitType|bool|string> $values kinds, types, places, or whether by convoy */
    public function __construct(public OrderStep $step, public array $values, public ?Order $order)
    {
    }
}

/**
 * Adjudicates positions without a game: working memory for one map.
 *
 * The packed calls take binary texts: positions of Map::$positionSize bytes, orders as pack('Q*') of Order::$bits.
 */
final class Adjudicator extends Handle
{
    protected const HANDLE = 'entente_scratch';
    /** Bytes of a packed result: order Q, cause S, dislodged_by S, reason C, illegality C, implied C, hidden C. */
    public const RESULT_SIZE = 16;

    public readonly Map $map;
    private object $stamp;

    public function __construct(Map|string|null $map = null)
    {
        $this->map = Map::of($map);
        $this->stamp = new \stdClass();
        $this->take(Native::given('entente_scratch', 'entente_scratch_new', $this->map->pointer()));
    }

    /**
     * Adjudicates one phase; the position stays as it is. Results of an earlier call lose their sentences.
     *
     * @param iterable<Order|int> $orders
     * @throws WrongPhase if the game is over
     */
    public function adjudicate(Position $position, iterable $orders, Rules|string|null $rules = null): Adjudication
    {
        return new Adjudication($this, $this->run($position->memory(), Order::packed($orders), $rules));
    }

    /**
     * Adjudicates one phase of packed memory.
     *
     * @return array{string, string} the next position and the results, RESULT_SIZE bytes each
     */
    public function adjudicatePacked(string $position, string $orders, Rules|string|null $rules = null): array
    {
        $this->run(Native::packed('uint64_t', 8, $position), $orders, $rules);
        $next = Position::unwritten($this->map)->write('entente_scratch_next', $this->pointer());
        [$room, $count] = Native::room('entente_order_result', 'entente_scratch_results', [$this->pointer()], [self::RESULT_SIZE]);
        return [$next->bytes(), $count === 0 ? '' : FFI::string($room, $count * self::RESULT_SIZE)];
    }

    /**
     * Adjudicates many positions. `$orderStarts` are n + 1 numbers: position i has the orders from $orderStarts[i] up to
     * $orderStarts[i + 1].
     *
     * @param list<int> $orderStarts
     * @return array{string, string, list<Status>} the next positions, the results of all orders, and the status of each position
     */
    public function adjudicateBatch(string $positions, string $orders, array $orderStarts, Rules|string|null $rules = null): array
    {
        $count = count($orderStarts) - 1;
        $total = (int) end($orderStarts);
        if ($count < 0 || strlen($positions) !== $count * $this->map->positionSize || strlen($orders) < $total * 8) {
            throw new InvalidArgument('positions, orders and orderStarts do not have the sizes of the same number of positions',
                Status::InvalidArgument);
        }
        $board = Native::packed('uint64_t', 8, $positions);
        $results = Native::elements('entente_order_result', $total);
        $statuses = Native::elements('entente_status', $count);
        $this->stamp = new \stdClass();
        $failure = null;
        try {
            Native::call('entente_adjudicate_batch', $this->pointer(), $board, $count, Rules::pointerOf($rules, $this->map),
                Native::packed('entente_order', 8, $orders), Native::packed('uint64_t', 8, pack('Q*', ...$orderStarts)), $results,
                self::RESULT_SIZE, $statuses);
        } catch (EntenteException $failure) { // that of one position, whose status says which; else it is thrown below
        }
        $states = [];
        for ($i = 0; $i < $count; $i++) {
            $states[] = Status::from($statuses[$i]);
        }
        if ($failure !== null && array_unique($states, SORT_REGULAR) === [Status::Ok]) {
            throw $failure;
        }
        return [$board === null ? '' : FFI::string($board, strlen($positions)),
            $results === null ? '' : FFI::string($results, $total * self::RESULT_SIZE), $states];
    }

    /** @return list<Order> the legal orders of a province (null: of all) and a power (null: of all) */
    public function legalOrders(Position $position, ?string $province = null, ?string $power = null, Rules|string|null $rules = null): array
    {
        return Order::all($this->map, Native::all('entente_order', 'entente_legal_orders', $this->pointer(), $position->memory(),
            Rules::pointerOf($rules, $this->map), $this->map->powerOrAll($power), $this->map->provinceOrAll($province)));
    }

    /** @return list<int> the legal orders as numbers of `$actions` */
    public function legalActions(Position $position, Actions $actions, ?string $power = null, Rules|string|null $rules = null): array
    {
        return Native::all('entente_action', 'entente_legal_actions', $this->pointer(), $position->memory(),
            Rules::pointerOf($rules, $this->map), $actions->pointer(), $this->map->powerOrAll($power));
    }

    /**
     * The next choices of an order that is entered step by step, after those made so far:
     * $judge->choices($position, 'PAR', [OrderKind::Move])->values is ["BRE", "BUR", "GAS", "PIC"].
     *
     * @param list<OrderKind|UnitType|bool|string> $chosen
     * @throws NotFound for a choice that was not offered
     */
    public function choices(
        Position $position,
        string $province,
        array $chosen = [],
        ?string $power = null,
        Rules|string|null $rules = null,
    ): Choices {
        $numbers = array_map(fn (mixed $each): int => match (true) {
            $each instanceof \BackedEnum => (int) $each->value,
            is_string($each) => $this->map->locationNumber($each),
            default => (int) $each,
        }, $chosen);
        $step = Native::make('entente_order_step');
        $order = Native::make('entente_order');
        $length = Native::make('size_t');
        $room = Native::elements('uint32_t', count($this->map->locations) + 16); // of places, or of fewer kinds
        Native::call('entente_order_choices', $this->pointer(), $position->memory(), Rules::pointerOf($rules, $this->map),
            $this->map->powerOrAll($power), $this->map->provinceNumber($province), Native::packed('uint32_t', 4, pack('L*', ...$numbers)),
            count($numbers), FFI::addr($step), $room, count($room), FFI::addr($length), FFI::addr($order));
        $found = OrderStep::from($step->cdata);
        for ($values = [], $i = 0; $i < $length->cdata; $i++) {
            $values[] = match ($found) {
                OrderStep::Kind => OrderKind::from($room[$i]),
                OrderStep::Type => UnitType::from($room[$i]),
                OrderStep::Via => (bool) $room[$i],
                default => $this->map->locations[$room[$i]],
            };
        }
        return new Choices($found, $values, $order->cdata === 0 ? null : new Order($this->map, $order->cdata));
    }

    /** @internal says whether results are still those of the phase */
    public function stampOf(): object
    {
        return $this->stamp;
    }

    private function run(?CData $position, string $orders, Rules|string|null $rules): CData
    {
        $this->stamp = new \stdClass();
        $summary = Native::struct('entente_phase_summary');
        Native::call('entente_adjudicate', $this->pointer(), $position, Rules::pointerOf($rules, $this->map),
            Native::packed('entente_order', 8, $orders), intdiv(strlen($orders), 8), FFI::addr($summary));
        return $summary;
    }

    private function __clone()
    {
    }
}

/** Numbers every order of a map from 0, as indices of a learner's policy vector. It never changes. */
final class Actions extends Handle implements \Countable
{
    protected const HANDLE = 'entente_actions';

    public readonly Map $map;

    public function __construct(Map|string|null $map = null, Rules|string|null $rules = null)
    {
        $this->map = Map::of($map);
        $this->take(Native::given('entente_actions', 'entente_actions_new', $this->map->pointer(), Rules::pointerOf($rules, $this->map)));
    }

    public function count(): int
    {
        return Native::function('entente_actions_count', $this->pointer());
    }

    /** Names the numbering, as 16 hexadecimal digits: keep it beside what was learnt. */
    public function hash(): string
    {
        return sprintf('%016x', Native::function('entente_actions_hash', $this->pointer()));
    }

    /**
     * The numbers of orders, null for one that is no action.
     *
     * @param iterable<Order|int> $orders
     * @return list<?int>
     */
    public function ofOrders(iterable $orders): array
    {
        $bits = Order::packed($orders);
        $numbers = Native::all('entente_action', 'entente_actions_of_orders', $this->pointer(), Native::packed('entente_order', 8, $bits),
            intdiv(strlen($bits), 8));
        return array_map(static fn (int $each): ?int => $each === Declared::NO_ACTION ? null : $each, $numbers);
    }

    /**
     * The orders of numbers, without a power.
     *
     * @param list<int> $numbers
     * @return list<Order>
     * @throws NotFound for a number beyond the last
     */
    public function toOrders(array $numbers): array
    {
        return Order::all($this->map, Native::all('entente_order', 'entente_actions_to_orders', $this->pointer(),
            Native::packed('entente_action', 4, pack('L*', ...$numbers)), count($numbers)));
    }

    private function __clone()
    {
    }
}
