<?php

declare(strict_types=1);

namespace Entente;

use FFI;
use FFI\CData;

/** What one order is worth by itself. A legal order may still fail. */
final readonly class OrderCheck
{
    public function __construct(
        public bool $isLegal,
        public Reason $reason,
        public Illegality $illegality,
        /** In normal form; null if the text is no order. */
        public ?Order $order,
        /** Why it is not legal; "" for a legal order. */
        public string $sentence,
        /** @var array{int, int}|null start and length in bytes of the unreadable part */
        public ?array $fault,
    ) {
    }
}

/** What a power still has to order; `by`: who can order them, null: no power. */
final readonly class Owed
{
    /** @param list<Unit> $units */
    public function __construct(public array $units, public int $builds, public int $removals, public ?string $by)
    {
    }
}

/** A vote of a power: for a draw, for a draw of some powers, or a concession to a power. */
final readonly class Vote
{
    /** @param list<string> $powers */
    public function __construct(public string $power, public VoteKind $kind, public array $powers, public bool $listIgnored)
    {
    }
}

/** Ends beside the victory on the board; as made, none. 0 and null: never. */
final readonly class EndRules
{
    public function __construct(
        public bool $lastSurvivor = false,
        public ?int $lastYear = null,
        public YearLimit $yearLimit = YearLimit::Draw,
        public int $stalemateYears = 0,
        public int $phaseLimit = 0,
    ) {
    }
}

/** A phase that was played: its results. After an undo its methods throw WrongPhase. */
final class PlayedPhase extends Outcome implements \JsonSerializable
{
    /** "S1901M" */
    public readonly string $name;

    /** @internal */
    public function __construct(public readonly Game $game, public readonly int $number)
    {
        parent::__construct($game, 'entente_game_', [$number]);
        $this->name = $this->position()->phaseName();
    }

    /** The position at the start of the phase. */
    public function position(): Position
    {
        return $this->positionOf('position');
    }

    /**
     * The result as JSON: orders, events, losses, after, next (result.schema.json).
     *
     * @return array<string, mixed>
     */
    public function json(string $language = 'en', bool $fullNames = false): array
    {
        return Native::json('entente_game_phase_json', ...[...$this->where(), Native::options($language, $fullNames)]);
    }

    /** @return array<string, mixed> */
    public function jsonSerialize(): array
    {
        return $this->json();
    }

    protected function summarize(): CData
    {
        return Native::described('entente_phase_summary', 'entente_game_summary', ...$this->where());
    }
}

/**
 * A game: its position, the orders handed in, its history.
 *
 *     $game = new Game('standard', rules: '2023');
 *     $game->submit('FRANCE', ['A PAR - BUR', 'A MAR S A PAR - BUR']);
 *     foreach ($game->process() as $result) {
 *         echo $result->text, ' ', $result->reason->word(), ' ', $result->sentence(), "\n";
 *     }
 *
 * Forks, clones, views and loaded games are independent. Undone phases are not serialized.
 */
final class Game extends Handle implements \JsonSerializable
{
    protected const HANDLE = 'entente_game';

    public readonly Map $map;

    /**
     * A game at the start of a map, or at a position.
     *
     * @throws NotFound for an unknown map
     */
    public function __construct(Map|string|null $map = null, Rules|string|null $rules = null, ?Position $position = null)
    {
        $this->map = $map === null && $position !== null ? $position->map : Map::of($map);
        $this->take(Native::given('entente_game', 'entente_game_new', $this->map->pointer(), Rules::pointerOf($rules, $this->map),
            $position?->memory()));
    }

    /**
     * A game of save() or saveBytes(). `$map`: for games that name none or name this one.
     *
     * @throws InvalidArgument with line and column of JSON
     * @throws NotFound for an unknown map
     */
    public static function load(string $saved, ?Map $map = null): self
    {
        return self::made(Native::given('entente_game', 'entente_game_load', $saved, strlen($saved), $map?->pointer()));
    }

    /** A game of random legal orders, the same for a seed on every platform, until it ends or so many phases were played. */
    public static function random(int $seed, Map|string|null $map = null, Rules|string|null $rules = null, int $maxPhases = 100): self
    {
        $judge = new Adjudicator($map);
        return self::made(Native::given('entente_game', 'entente_play', $judge->pointer(), Rules::pointerOf($rules, $judge->map), $seed,
            $maxPhases, null), $judge->map);
    }

    /** An independent copy, which shares the played phases. */
    public function fork(): self
    {
        return self::made(Native::given('entente_game', 'entente_game_fork', $this->pointer()), $this->map);
    }

    public function __clone()
    {
        $this->take(Native::given('entente_game', 'entente_game_fork', $this->pointer()));
    }

    /** A copy as a power may see it: without orders, votes and hidden builds of others. Saved, it may be sent to the player. */
    public function view(string $power): self
    {
        return self::made(Native::given('entente_game', 'entente_game_view', $this->pointer(), $this->map->powerNumber($power)), $this->map);
    }

    /** The game as JSON, which load() and every other program of Entente reads. */
    public function save(): string
    {
        return Native::longText('entente_game_save', $this->pointer());
    }

    /** The same for json_encode. */
    public function jsonSerialize(): mixed
    {
        return json_decode($this->save(), flags: JSON_THROW_ON_ERROR);
    }

    /** @return array<string, mixed> what var_dump shows */
    public function __debugInfo(): array
    {
        return ['map' => $this->map->name, 'phase' => $this->isClosed() ? 'closed' : $this->phaseName()];
    }

    /** The game in a binary form, a sixth of the length of JSON. */
    public function saveBytes(): string
    {
        return Native::longText('entente_game_save_binary', $this->pointer());
    }

    /** @return array{string} */
    public function __serialize(): array
    {
        return [$this->saveBytes()];
    }

    /** @param array{string} $data */
    public function __unserialize(array $data): void
    {
        $this->set(Native::given('entente_game', 'entente_game_load', $data[0], strlen($data[0]), null));
    }

    public function rules(): Rules
    {
        $rules = Native::one('entente_rules');
        Native::call('entente_game_rules', $this->pointer(), $rules);
        return Rules::ofStruct($rules);
    }

    /** The current phase: "S1901M"; "COMPLETED" if the game is over. */
    public function phaseName(): string
    {
        return FFI::string($this->info()->phase_name);
    }

    public function phaseType(): PhaseType
    {
        return PhaseType::from($this->info()->phase_type);
    }

    public function year(): int
    {
        return $this->info()->year;
    }

    /** How the game ended; EndKind::None if it goes on. */
    public function end(): EndKind
    {
        return EndKind::from($this->info()->end_kind);
    }

    public function isOver(): bool
    {
        return $this->end() !== EndKind::None;
    }

    /** @return list<string> */
    public function winners(): array
    {
        return $this->map->powersOf($this->info()->winners);
    }

    /** The number of phases played; also the number of the current phase. */
    public function phaseCount(): int
    {
        return Native::function('entente_game_phase_count', $this->pointer());
    }

    /** The current position, a copy. */
    public function position(): Position
    {
        return $this->positionAt($this->phaseCount());
    }

    /**
     * The position at the start of a phase, a copy.
     *
     * @throws InvalidArgument for a phase not reached
     */
    public function positionAt(int $phase): Position
    {
        return Position::unwritten($this->map)->write('entente_game_position', $this->pointer(), self::number($phase));
    }

    /**
     * The number of the phase of that name.
     *
     * @throws NotFound
     */
    public function findPhase(string $name): int
    {
        return Native::value('entente_phase', 'entente_game_find_phase', $this->pointer(), $name, strlen($name));
    }

    /**
     * A played phase by name or number; negative numbers count from the last.
     *
     * @throws NotFound for an unknown name
     * @throws \OutOfBoundsException for a phase that was not played
     */
    public function phase(int|string $phase): PlayedPhase
    {
        $number = is_string($phase) ? $this->findPhase($phase) : $phase;
        $number += $number < 0 ? $this->phaseCount() : 0;
        if ($number < 0 || $number >= $this->phaseCount()) {
            throw new \OutOfBoundsException("phase $phase was not played");
        }
        return new PlayedPhase($this, $number);
    }

    /** @return \Generator<int, PlayedPhase> the played phases, from the first */
    public function phases(): \Generator
    {
        for ($number = 0; $number < $this->phaseCount(); $number++) {
            yield new PlayedPhase($this, $number);
        }
    }

    /** A 64-bit hash of the game up to a phase (null: the current one), as 16 hexadecimal digits; the same in every version and language. */
    public function hash(?int $phase = null): string
    {
        return Native::digits('entente_game_hash', $this->pointer(), self::number($phase ?? $this->phaseCount()));
    }

    /**
     * Hands in the orders of a power: a text with one a line, an Order, or a list of them. They replace those handed in before;
     * mode "amend" changes only what they name. `$by`: the power that hands them in, null: the host. Illegal and unreadable
     * orders are kept: they are results.
     *
     * @param Order|string|list<Order|string> $orders
     * @throws WrongPhase if the game is over
     * @throws InvalidArgument if `$by` may not
     */
    public function submit(
        string $power,
        Order|string|array $orders,
        SubmitMode|string $mode = SubmitMode::Replace,
        ?string $by = null,
    ): self {
        $how = Native::one('entente_submission', ['by' => $this->map->powerOrAll($by), 'mode' => SubmitMode::of($mode)->value]);
        $lines = is_array($orders) ? $orders : [$orders];
        $number = $this->map->powerNumber($power);
        $packed = array_filter($lines, static fn (Order|string $each): bool => $each instanceof Order);
        if ($lines !== [] && count($packed) === count($lines)) {
            Native::call('entente_game_submit', $this->pointer(), $number, Native::packed('entente_order', 8, Order::packed($packed)),
                count($lines), $how);
        } else {
            $text = implode("\n", $lines);
            Native::call('entente_game_submit_text', $this->pointer(), $number, $text, strlen($text), $how);
        }
        return $this;
    }

    /** @return list<string> the lines that a power handed in for a phase (null: the current one), or its default orders */
    public function orders(string $power, ?int $phase = null, bool $defaults = false): array
    {
        return Native::lines(Native::longText('entente_game_orders_text', $this->pointer(), self::number($phase ?? $this->phaseCount()),
            $this->map->powerNumber($power), (int) $defaults));
    }

    /**
     * Takes back the order for the unit or site of a province, or all of the power.
     *
     * @throws NotFound if there is none
     */
    public function cancel(string $power, ?string $province = null, ?string $by = null): self
    {
        return $this->change('entente_game_cancel_order', $this->map->powerNumber($power), $this->map->provinceOrAll($province),
            $this->map->powerOrAll($by));
    }

    /** @return list<Order> the legal orders of the unit or build site of a province (null: of all) and of a power (null: of all) */
    public function legalOrders(?string $province = null, ?string $power = null): array
    {
        return Order::all($this->map, Native::all('entente_order', 'entente_game_legal_orders', $this->pointer(),
            $this->map->powerOrAll($power), $this->map->provinceOrAll($province)));
    }

    /**
     * What one order is worth in the current phase; the game does not change.
     *
     * @throws WrongPhase if the game is over
     */
    public function checkOrder(string $power, string $text, string $language = 'en', bool $fullNames = false): OrderCheck
    {
        $check = Native::struct('entente_order_check');
        $sentence = Native::longText('entente_game_check_order', $this->pointer(), $this->map->powerNumber($power), $text, strlen($text),
            Native::options($language, $fullNames), FFI::addr($check));
        $reason = Reason::from($check->reason);
        return new OrderCheck((bool) $check->is_legal, $reason, Illegality::from($check->illegality),
            ($check->order & 15) === 0 ? null : new Order($this->map, $check->order), $sentence,
            $reason === Reason::Unreadable ? [$check->fault_offset, $check->fault_length] : null);
    }

    /**
     * Possible mistakes in the orders handed in so far, for people. `$unknown`: powers whose orders are unknown; null: those that
     * handed in nothing. `$about`: whose orders; []: all. `$outlook`: also what surely happens and what may. A power must not
     * learn others' orders from its advice: list the others as unknown.
     *
     * @param iterable<string>|null $unknown
     * @param iterable<string> $about
     * @throws WrongPhase if the game is over
     */
    public function advise(
        ?iterable $unknown = null,
        iterable $about = [],
        bool $outlook = false,
        string $language = 'en',
        bool $fullNames = false,
        int $width = 0,
    ): string {
        return Native::longText('entente_game_advise', $this->pointer(), $this->question($unknown, $about, $outlook),
            TextForm::ForPeople->value, Native::options($language, $fullNames, $width));
    }

    /**
     * The same as JSON: {"phase", "unknown", "warnings", "outlook"} (advice.schema.json).
     *
     * @param iterable<string>|null $unknown
     * @param iterable<string> $about
     * @return array<string, mixed>
     * @throws WrongPhase if the game is over
     */
    public function adviseJson(
        ?iterable $unknown = null,
        iterable $about = [],
        bool $outlook = false,
        string $language = 'en',
        bool $fullNames = false,
    ): array {
        return Native::json('entente_game_advise', $this->pointer(), $this->question($unknown, $about, $outlook), TextForm::Json->value,
            Native::options($language, $fullNames));
    }

    /**
     * What a power still has to order.
     *
     * @throws WrongPhase if the game is over
     */
    public function owed(string $power): Owed
    {
        $number = $this->map->powerNumber($power);
        $owed = Native::described('entente_owed', 'entente_game_owed', $this->pointer(), $number);
        $units = array_map($this->map->unit(...), Native::all('entente_unit', 'entente_game_owed_units', $this->pointer(), $number));
        return new Owed($units, $owed->build_count, $owed->removal_count, $this->map->powerId($owed->by));
    }

    /** @return array<string, mixed> what all powers owe, and whether the phase is ready: {"phase", "ready", "powers"} */
    public function owedJson(): array
    {
        return Native::json('entente_game_owed_json', $this->pointer());
    }

    /** Whether a power wants the phase to wait; process() ignores it, the host decides. */
    public function setWaiting(string $power, bool $waits = true): self
    {
        return $this->change('entente_game_set_waiting', $this->map->powerNumber($power), (int) $waits);
    }

    /** @return list<string> */
    public function waiting(): array
    {
        return $this->map->powersOf($this->info()->waiting);
    }

    /** Lets a power hand in orders of another, as a deputy, or no longer. */
    public function allow(string $by, string $power, bool $allowed = true): self
    {
        return $this->change('entente_game_allow', $this->map->powerNumber($by), $this->map->powerNumber($power), (int) $allowed);
    }

    public function mayOrder(string $by, string $power): bool
    {
        return (bool) Native::function('entente_game_may_order', $this->pointer(), $this->map->powerNumber($by), $this->map->powerNumber($power));
    }

    /**
     * Plays the current phase with the orders handed in, and goes on to the next one to be played.
     *
     * @throws WrongPhase if the game is over
     */
    public function process(): PlayedPhase
    {
        Native::call('entente_game_process', $this->pointer());
        return new PlayedPhase($this, $this->phaseCount() - 1);
    }

    /**
     * Takes back the last phase; its orders are handed in again.
     *
     * @throws WrongPhase if none was played
     */
    public function undo(): self
    {
        return $this->change('entente_game_undo');
    }

    /**
     * Plays the phase that was undone last again.
     *
     * @throws WrongPhase if none was
     */
    public function redo(): self
    {
        return $this->change('entente_game_redo');
    }

    /**
     * Undoes or redoes phases until so many are played.
     *
     * @throws InvalidArgument beyond the played and undone phases
     */
    public function goTo(int $phase): self
    {
        return $this->change('entente_game_go_to', self::number($phase));
    }

    /** How a draw is voted on. */
    public function drawPolicy(): DrawPolicy
    {
        return DrawPolicy::from($this->info()->draw_policy);
    }

    /** Sets how a draw is voted on, and deletes all votes. */
    public function setDrawPolicy(DrawPolicy|string $policy): self
    {
        return $this->change('entente_game_set_draw_policy', DrawPolicy::of($policy)->value);
    }

    /**
     * Casts a vote: $game->vote('FRANCE'), $game->vote('FRANCE', 'list', ['FRANCE', 'ITALY']). A vote that completes a draw ends
     * the game.
     *
     * @param iterable<string> $powers
     * @throws InvalidArgument saying why, for a vote that is refused
     */
    public function vote(string $power, VoteKind|string $kind = VoteKind::Draw, iterable $powers = []): self
    {
        return $this->change('entente_game_vote', $this->voteOf($power, $kind, $powers));
    }

    /**
     * Takes a vote back.
     *
     * @param iterable<string> $powers
     */
    public function cancelVote(string $power, VoteKind|string $kind = VoteKind::Draw, iterable $powers = []): self
    {
        return $this->change('entente_game_cancel_vote', $this->voteOf($power, $kind, $powers));
    }

    /** Carries out a mail judge's command: "SET DRAW AEF"; of the moderator (null) "SET DIAS". */
    public function voteCommand(?string $power, string $text): self
    {
        return $this->change('entente_game_vote_command', $this->map->powerOrAll($power), $text, strlen($text));
    }

    /** @return list<Vote> the votes that count now */
    public function votes(): array
    {
        return array_map(fn (CData $each): Vote => new Vote($this->map->powers[$each->power], VoteKind::from($each->kind),
            $this->map->powersOf($each->powers), (bool) $each->list_ignored), Native::all('entente_vote', 'entente_game_votes', $this->pointer()));
    }

    /**
     * Ends the game as its players or the host decide: $game->stop('draw', ['FRANCE', 'ITALY']).
     *
     * @param iterable<string> $winners
     */
    public function stop(EndKind|string $kind, iterable $winners = []): self
    {
        return $this->change('entente_game_end', EndKind::of($kind)->value, $this->map->mask($winners));
    }

    /**
     * Lets a game go on that was stopped.
     *
     * @throws WrongPhase if it is not over, or was won
     */
    public function resume(): self
    {
        return $this->change('entente_game_resume');
    }

    /** Ends beside the victory on the board. */
    public function endRules(): EndRules
    {
        $rules = Native::described('entente_end_rules', 'entente_game_end_rules', $this->pointer());
        return new EndRules((bool) $rules->last_survivor, $rules->has_last_year ? $rules->last_year : null,
            YearLimit::from($rules->year_limit), $rules->stalemate_years, $rules->phase_limit);
    }

    public function setEndRules(EndRules $rules): self
    {
        return $this->change('entente_game_set_end_rules', Native::one('entente_end_rules', [
            'last_survivor' => (int) $rules->lastSurvivor,
            'has_last_year' => (int) ($rules->lastYear !== null),
            'last_year' => $rules->lastYear ?? 0,
            'year_limit' => $rules->yearLimit->value,
            'stalemate_years' => $rules->stalemateYears,
            'phase_limit' => $rules->phaseLimit,
        ]));
    }

    /** @internal says whether the results of a phase are still those of the phase */
    public function stampOf(int $number): ?int
    {
        return $number < $this->phaseCount() ? Native::described('entente_phase_summary', 'entente_game_summary', $this->pointer(), $number)->serial : null;
    }

    private static function number(int $phase): int
    {
        return $phase >= 0 ? $phase : throw new \OutOfBoundsException("there is no phase $phase");
    }

    private static function made(CData $pointer, ?Map $map = null): self
    {
        $made = (new \ReflectionClass(self::class))->newInstanceWithoutConstructor();
        $made->set($pointer, $map);
        return $made;
    }

    private function set(CData $pointer, ?Map $map = null): void
    {
        $this->take($pointer);
        $this->map = $map ?? Map::retained(Native::function('entente_game_map', $pointer));
    }

    private function info(): CData
    {
        return Native::described('entente_game_info', 'entente_game_describe', $this->pointer());
    }

    private function change(string $function, mixed ...$arguments): self
    {
        Native::call($function, $this->pointer(), ...$arguments);
        return $this;
    }

    /**
     * @param iterable<string>|null $unknown
     * @param iterable<string> $about
     */
    private function question(?iterable $unknown, iterable $about, bool $outlook): CData
    {
        return Native::one('entente_advise_options', [
            'which_unknown' => ($unknown === null ? UnknownOrders::Absent : UnknownOrders::Listed)->value,
            'unknown' => $this->map->mask($unknown ?? []),
            'about' => $this->map->mask($about),
            'outlook' => (int) $outlook,
        ]);
    }

    /** @param iterable<string> $powers */
    private function voteOf(string $power, VoteKind|string $kind, iterable $powers): CData
    {
        return Native::one('entente_vote', [
            'powers' => $this->map->mask($powers),
            'power' => $this->map->powerNumber($power),
            'kind' => VoteKind::of($kind)->value,
        ]);
    }
}
