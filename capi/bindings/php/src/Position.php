<?php

declare(strict_types=1);

namespace Entente;

use FFI;
use FFI\CData;

/** What a power has on the board. */
final readonly class Counts
{
    public function __construct(public int $units, public int $dislodged, public int $centers)
    {
    }
}

/** A fraction in lowest terms; as text "1/7". */
final readonly class Score implements \Stringable
{
    public function __construct(public int $numerator, public int $denominator)
    {
    }

    public function toFloat(): float
    {
        return $this->numerator / $this->denominator;
    }

    public function __toString(): string
    {
        return "$this->numerator/$this->denominator";
    }
}

/** How a board is drawn: new RenderOptions(theme: 'dark'). */
final readonly class RenderOptions
{
    /** @param list<RenderParts|string> $hidden what is left out: "names", "legend" */
    public function __construct(
        /** RenderForm::Text: the board in sequence, for screen readers. */
        public RenderForm|string $form = RenderForm::Svg,
        public RenderTheme|string $theme = RenderTheme::Light,
        /** The others have colors and patterns for players to whom red and green, or blue and yellow, look alike. */
        public RenderPalette|string $palette = RenderPalette::Usual,
        public array $hidden = [],
        public bool $fullNames = false,
        /** Of SVG in pixels, of text in columns; 0: its own. */
        public int $width = 0,
        public string $language = 'en',
    ) {
    }

    /** @internal */
    public function pointer(): CData
    {
        return Native::one('entente_render_options', [
            'form' => RenderForm::of($this->form)->value,
            'theme' => RenderTheme::of($this->theme)->value,
            'palette' => RenderPalette::of($this->palette)->value,
            'hidden' => array_reduce($this->hidden, static fn (int $sum, RenderParts|string $each): int => $sum | RenderParts::of($each)->value, 0),
            'full_names' => (int) $this->fullNames,
            'width' => $this->width,
            'language' => TextLanguage::of($this->language)->value,
        ]);
    }
}

/** A position of a map: units, owners, phase. Equal positions of one map have equal bytes. */
final class Position implements \JsonSerializable
{
    public readonly Map $map;
    private CData $memory;

    /** The start of a map; null: the standard map. */
    public function __construct(Map|string|null $map = null)
    {
        $this->blank(Map::of($map));
        $this->write('entente_position_start', $this->map->pointer());
    }

    /** A board without units, at the map's first phase. */
    public static function empty(Map|string|null $map = null): self
    {
        return self::written($map, 'entente_position_clear');
    }

    /**
     * A position of the bytes of another one.
     *
     * @throws InvalidArgument if it is no position of the map
     */
    public static function fromBytes(Map $map, string $bytes): self
    {
        if (strlen($bytes) !== $map->positionSize) {
            throw new InvalidArgument("a position of $map->name has $map->positionSize bytes, not " . strlen($bytes), Status::InvalidArgument);
        }
        $made = self::unwritten($map);
        FFI::memcpy($made->memory, $bytes, strlen($bytes));
        Native::call('entente_position_check', $map->pointer(), $made->memory);
        return $made;
    }

    /**
     * A position of a line of text, whose first word names the map if none is given.
     *
     * @throws InvalidArgument with the column, the word and what was expected
     */
    public static function fromLine(string $line, Map|string|null $map = null): self
    {
        return self::written($map ?? explode(' ', trim($line))[0], 'entente_position_read_line', $line, strlen($line));
    }

    /**
     * A position of a JSON phase object, as text.
     *
     * @throws InvalidArgument with line and column
     */
    public static function fromJson(string $json, Map|string|null $map = null): self
    {
        return self::written($map, 'entente_position_from_json', $json, strlen($json));
    }

    /** "S1901M"; "COMPLETED" if the game is over. */
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

    /** @return list<string> */
    public function winners(): array
    {
        return $this->map->powersOf($this->info()->winners);
    }

    /** @return list<Unit> units without the dislodged ones, by province */
    public function units(): array
    {
        return $this->unitsOf('entente_position_units');
    }

    /** @return list<Unit> dislodged units, by province; retreats() says where each may go */
    public function dislodged(): array
    {
        return $this->unitsOf('entente_position_dislodged');
    }

    /**
     * Where the dislodged unit of a province may go.
     *
     * @return list<string>
     * @throws NotFound if none is there
     */
    public function retreats(string $province): array
    {
        return $this->map->ids('entente_position_retreats', $this->map->pointer(), $this->memory, $this->map->provinceNumber($province));
    }

    /** @return array<string, ?string> the owner of every supply center, null if it is neutral */
    public function owners(): array
    {
        $owners = Native::all('uint8_t', 'entente_position_owners', $this->map->pointer(), $this->memory);
        return array_combine($this->map->centers, array_map($this->map->powerId(...), $owners));
    }

    /** @return array<string, Counts> what each power has */
    public function counts(): array
    {
        $counts = Native::all('entente_power_counts', 'entente_position_counts', $this->map->pointer(), $this->memory);
        return array_combine($this->map->powers,
            array_map(static fn (CData $each): Counts => new Counts($each->units, $each->dislodged, $each->centers), $counts));
    }

    /** In an adjustments phase: how many units a power may build (> 0) or must remove (< 0). */
    public function due(string $power, Rules|string|null $rules = null): int
    {
        return Native::value('int32_t', 'entente_position_due', $this->map->pointer(), $this->memory, Rules::pointerOf($rules, $this->map),
            $this->map->powerNumber($power));
    }

    /** @return list<string> the home centers of a power now */
    public function homes(string $power): array
    {
        return $this->map->ids('entente_position_homes', $this->map->pointer(), $this->memory, $this->map->powerNumber($power));
    }

    /**
     * The score of every power, provisional if the game goes on. `$unplayed`: powers without a player.
     *
     * @param iterable<string> $unplayed
     * @return array<string, Score>
     */
    public function scores(ScoreSystem|string $system = ScoreSystem::DrawSize, iterable $unplayed = []): array
    {
        $scores = Native::all('entente_score', 'entente_position_scores', $this->map->pointer(), $this->memory,
            ScoreSystem::of($system)->value, $this->map->mask($unplayed));
        return array_combine($this->map->powers,
            array_map(static fn (CData $each): Score => new Score($each->numerator, $each->denominator), $scores));
    }

    /** The bytes of the position. */
    public function bytes(): string
    {
        return FFI::string($this->memory, $this->map->positionSize);
    }

    /** One line of text, the same in every version. */
    public function line(): string
    {
        return Native::text('entente_position_write_line', $this->map->pointer(), $this->memory);
    }

    /** A 64-bit hash of the line as 16 hexadecimal digits, the same in every version and language. */
    public function hash(): string
    {
        return Native::digits('entente_position_hash', $this->map->pointer(), $this->memory);
    }

    /** A JSON phase object without orders. */
    public function toJson(): string
    {
        return Native::longText('entente_position_to_json', $this->map->pointer(), $this->memory);
    }

    public function jsonSerialize(): mixed
    {
        return json_decode($this->toJson(), flags: JSON_THROW_ON_ERROR);
    }

    /** @return array<string, mixed> what var_dump shows */
    public function __debugInfo(): array
    {
        return ['line' => $this->line()];
    }

    /**
     * The board as a picture (SVG), or as text for screen readers: $position->render(new RenderOptions(theme: 'dark')).
     *
     * @throws NotSupported for a library without drawings
     */
    public function render(RenderOptions $options = new RenderOptions()): string
    {
        return Native::longText('entente_position_render', $this->map->pointer(), $this->memory, $options->pointer());
    }

    /**
     * What changed until another position of the map, a sentence each.
     *
     * @return list<string>
     */
    public function difference(self $after, string $language = 'en', bool $fullNames = false): array
    {
        return Native::lines(Native::longText('entente_position_difference', $this->map->pointer(), $this->memory, $after->memory,
            TextForm::ForPeople->value, Native::options($language, $fullNames)));
    }

    /**
     * Puts a unit on the board.
     *
     * @throws InvalidArgument if the province is occupied or the unit cannot stand there
     */
    public function place(string $power, UnitType|string $unitType, string $location): self
    {
        return $this->change('entente_position_place', $this->unit($power, $unitType, $location));
    }

    /**
     * Takes the unit of a province off the board.
     *
     * @throws NotFound if none stands there
     */
    public function remove(string $province): self
    {
        return $this->change('entente_position_remove', $this->map->provinceNumber($province));
    }

    /**
     * Adds a dislodged unit with the places it may retreat to.
     *
     * @param list<string> $retreats
     * @throws WrongPhase set the phase first
     */
    public function dislodge(string $power, UnitType|string $unitType, string $location, array $retreats): self
    {
        $places = pack('S*', ...array_map($this->map->locationNumber(...), $retreats));
        return $this->change('entente_position_dislodge', $this->unit($power, $unitType, $location), Native::packed('uint16_t', 2, $places),
            count($retreats));
    }

    /**
     * Sets the owner of a supply center; null: neutral.
     *
     * @throws InvalidArgument if the province has none
     */
    public function setOwner(string $center, ?string $power): self
    {
        return $this->change('entente_position_set_owner', $this->map->provinceNumber($center), $this->map->powerOrAll($power));
    }

    /**
     * Sets the phase: "S1901M", "SPRING 1901 MOVEMENT".
     *
     * @throws WrongPhase if dislodged units cannot be in it
     */
    public function setPhase(string $name): self
    {
        return $this->change('entente_position_set_phase', $name, strlen($name));
    }

    /**
     * Ends the game; EndKind::None lets it go on in its present phase.
     *
     * @param iterable<string> $winners
     */
    public function setEnd(EndKind|string $kind, iterable $winners = []): self
    {
        return $this->change('entente_position_set_end', EndKind::of($kind)->value, $this->map->mask($winners));
    }

    public function equals(self $other): bool
    {
        return $this->map->equals($other->map) && $this->bytes() === $other->bytes();
    }

    public function __clone()
    {
        $this->memory = clone $this->memory;
    }

    /** @return array{Map, string} */
    public function __serialize(): array
    {
        return [$this->map, $this->bytes()];
    }

    /** @param array{Map, string} $data */
    public function __unserialize(array $data): void
    {
        $this->blank($data[0]);
        FFI::memcpy($this->memory, self::fromBytes(...$data)->memory, $this->map->positionSize);
    }

    /** @internal a position that a function of the library writes */
    public static function unwritten(Map $map): self
    {
        $made = (new \ReflectionClass(self::class))->newInstanceWithoutConstructor();
        $made->blank($map);
        return $made;
    }

    /** @internal */
    public function write(string $function, mixed ...$arguments): self
    {
        Native::call($function, ...[...$arguments, $this->memory, $this->map->positionSize]);
        return $this;
    }

    /** @internal */
    public function memory(): CData
    {
        return $this->memory;
    }

    private static function written(Map|string|null $map, string $function, mixed ...$arguments): self
    {
        $made = self::unwritten(Map::of($map));
        return $made->write($function, $made->map->pointer(), ...$arguments);
    }

    private function blank(Map $map): void
    {
        $this->map = $map;
        $this->memory = Native::elements('uint64_t', intdiv($map->positionSize + 7, 8));
    }

    private function info(): CData
    {
        return Native::described('entente_position_info', 'entente_position_describe', $this->map->pointer(), $this->memory);
    }

    /** @return list<Unit> */
    private function unitsOf(string $function): array
    {
        return array_map($this->map->unit(...), Native::all('entente_unit', $function, $this->map->pointer(), $this->memory));
    }

    private function unit(string $power, UnitType|string $unitType, string $location): CData
    {
        return Native::one('entente_unit', [
            'location' => $this->map->locationNumber($location),
            'power' => $this->map->powerNumber($power),
            'unit_type' => UnitType::of($unitType)->value,
        ]);
    }

    private function change(string $function, mixed ...$arguments): self
    {
        Native::call($function, $this->map->pointer(), $this->memory, ...$arguments);
        return $this;
    }
}
