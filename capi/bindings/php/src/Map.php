<?php

declare(strict_types=1);

namespace Entente;

use FFI;
use FFI\CData;

/** A unit on the board; as text "A PAR". */
final readonly class Unit implements \Stringable
{
    public function __construct(public string $power, public UnitType $type, public string $location)
    {
    }

    public function __toString(): string
    {
        return ($this->type === UnitType::Army ? 'A ' : 'F ') . $this->location;
    }
}

/** A province, or a coast of one ("STP/SC"). */
final readonly class Location
{
    /** @param list<string> $coasts */
    public function __construct(
        public string $id,
        public string $name,
        public string $province,
        public Terrain $terrain,
        public bool $isCenter,
        public bool $takesArmy,
        public bool $takesFleet,
        public array $coasts,
    ) {
    }
}

/** A power of a map. `letter` is "" if it has none; a dummy has no player. */
final readonly class Power
{
    /** @param list<string> $homes */
    public function __construct(public string $id, public string $name, public string $letter, public bool $isDummy, public array $homes)
    {
    }
}

/**
 * A map with its phases. It never changes.
 *
 * Powers, provinces and locations are their ids: "FRANCE", "PAR", "STP/SC". Where a method takes one, every name that the map
 * knows will do: "France", "F", "Paris", "St Petersburg (south coast)".
 */
final class Map extends Handle
{
    protected const HANDLE = 'entente_map';

    public readonly string $name;
    /** A number of the map's content, the same on every platform. */
    public readonly int $fingerprint;
    /** "S1901M" */
    public readonly string $beginPhase;
    /** Bytes of a position. */
    public readonly int $positionSize;
    /** @var list<string> ids */
    public readonly array $powers;
    /** @var list<string> ids, the provinces first, then coasts */
    public readonly array $locations;
    /** @var list<string> ids */
    public readonly array $provinces;
    /** @var list<string> ids */
    public readonly array $centers;
    /** @var array<string, int> */
    private readonly array $powerNumbers;
    /** @var array<string, int> */
    private readonly array $locationNumbers;

    /**
     * A shipped map by name.
     *
     * @throws NotFound naming the nearest
     */
    public function __construct(string $name = 'standard')
    {
        $this->read(Native::given('entente_map', 'entente_map_builtin', $name, strlen($name)));
    }

    /** @internal */
    public static function ofPointer(CData $pointer): self
    {
        $made = (new \ReflectionClass(self::class))->newInstanceWithoutConstructor();
        $made->read($pointer);
        return $made;
    }

    /** @internal another reference to a map that a function lent */
    public static function retained(CData $pointer): self
    {
        return self::ofPointer(Native::function('entente_map_retain', $pointer));
    }

    /** @internal a map, or a shipped one by name; null is the standard map */
    public static function of(self|string|null $map): self
    {
        return $map instanceof self ? $map : new self($map ?? 'standard');
    }

    /** @return list<string> the names of the shipped maps */
    public static function names(): array
    {
        return array_map(static fn ($info): string => FFI::string($info->name),
            Native::list('entente_builtin_info', 'entente_map_builtin_describe'));
    }

    /**
     * A map of a text in the .map language, in JSON or MDF. `$files` are the texts that it may include beside the shipped maps.
     *
     * @param array<string, string> $files
     * @throws InvalidArgument with line, column and file of the first mistake
     */
    public static function fromText(string $text, string $fileName = 'text.map', MapForm|string $form = MapForm::Map, array $files = []): self
    {
        $reader = new MapReader($text, $fileName, MapForm::of($form), static fn (string $wanted): ?string => $files[$wanted] ?? null);
        return $reader->finish();
    }

    /**
     * A map of a file (.map, .json, .mdf), with the files of its folder that it includes.
     *
     * @throws \RuntimeException if it cannot be read
     * @throws InvalidArgument with the place of the first mistake
     */
    public static function fromFile(string $path): self
    {
        $text = is_file($path) ? file_get_contents($path) : false;
        if ($text === false) {
            throw new \RuntimeException("$path cannot be read");
        }
        $form = match (strtolower(pathinfo($path, PATHINFO_EXTENSION))) {
            'json' => MapForm::Json,
            'mdf' => MapForm::Mdf,
            default => MapForm::Map,
        };
        $found = static function (string $wanted) use ($path): ?string {
            $file = dirname($path) . '/' . $wanted;
            return in_array('..', explode('/', $wanted), true) || !is_file($file) ? null : (string) file_get_contents($file);
        };
        return (new MapReader($text, basename($path), $form, $found))->finish();
    }

    /**
     * All errors and warnings of a map text (map-check.schema.json).
     *
     * @param array<string, string> $files
     * @return list<array<string, mixed>>
     */
    public static function diagnostics(string $text, string $fileName = 'text.map', MapForm|string $form = MapForm::Map, array $files = []): array
    {
        $reader = new MapReader($text, $fileName, MapForm::of($form), static fn (string $wanted): ?string => $files[$wanted] ?? null);
        return array_values(Native::json('entente_map_reader_diagnostics', $reader->pointer(), TextForm::Json->value, 0, null));
    }

    /**
     * A power by any of its names.
     *
     * @throws NotFound naming the powers
     */
    public function power(string $name): Power
    {
        $number = $this->powerNumber($name);
        $info = Native::described('entente_power_info', 'entente_map_power', $this->pointer(), $number);
        $letter = $info->letter === 0 ? '' : (string) mb_chr($info->letter, 'UTF-8');
        return new Power($this->powers[$number], Native::function('entente_map_power_name', $this->pointer(), $number), $letter,
            (bool) $info->is_dummy, $this->ids('entente_map_homes', $this->pointer(), $number));
    }

    /**
     * A province or coast by any of its names.
     *
     * @throws NotFound naming the nearest
     */
    public function location(string $name): Location
    {
        $number = $this->locationNumber($name);
        $info = $this->locationInfo($number);
        return new Location($this->locations[$number], Native::function('entente_map_location_name', $this->pointer(), $number),
            $this->locations[$info->province], Terrain::from($info->terrain), $info->center !== Declared::NO_CENTER, (bool) $info->takes_army,
            (bool) $info->takes_fleet, $info->coast_count === 0 ? [] : array_slice($this->locations, $info->first_coast, $info->coast_count));
    }

    /**
     * Where a unit may move directly in a phase ("": on the base map).
     *
     * @return list<string>
     */
    public function neighbors(string $location, UnitType|string $unitType, string $phase = ''): array
    {
        return $this->ids('entente_map_neighbors', $this->pointer(), $phase, strlen($phase), UnitType::of($unitType)->value,
            $this->locationNumber($location));
    }

    /** The map as text: .map, JSON, MDF or Graphviz. Map text and JSON can be read back to the same map. */
    public function toText(MapForm|string $form = MapForm::Map): string
    {
        return Native::longText('entente_map_write', $this->pointer(), MapForm::of($form)->value);
    }

    /**
     * Everything about the map in a phase ("": the base map; map-summary.schema.json).
     *
     * @return array<string, mixed>
     */
    public function summary(string $phase = ''): array
    {
        return Native::json('entente_map_summary', $this->pointer(), $phase, strlen($phase), TextForm::Json->value);
    }

    public function equals(self $other): bool
    {
        return $this->name === $other->name && $this->fingerprint === $other->fingerprint;
    }

    /** @return array{string, ?string} the name of a shipped map, or its name and JSON */
    public function __serialize(): array
    {
        $isShipped = in_array($this->name, self::names(), true) && $this->equals(new self($this->name));
        return [$this->name, $isShipped ? null : $this->toText(MapForm::Json)];
    }

    /** @param array{string, ?string} $data */
    public function __unserialize(array $data): void
    {
        [$name, $json] = $data;
        $this->read($json === null ? Native::given('entente_map', 'entente_map_builtin', $name, strlen($name))
            : Native::given('entente_map', 'entente_map_read', MapForm::Json->value, $json, strlen($json), 'map.json', 8));
    }

    /** @return array<string, mixed> what var_dump shows */
    public function __debugInfo(): array
    {
        return ['name' => $this->name, 'fingerprint' => $this->fingerprint, 'powers' => $this->powers];
    }

    /** @internal */
    public function powerNumber(string $name): int
    {
        return $this->powerNumbers[$name] ?? Native::value('entente_power', 'entente_map_find_power', $this->pointer(), $name, strlen($name));
    }

    /** @internal */
    public function powerOrAll(?string $name): int
    {
        return $name === null ? Declared::NO_POWER : $this->powerNumber($name);
    }

    /** @internal */
    public function locationNumber(string $name): int
    {
        return $this->locationNumbers[$name]
            ?? Native::value('entente_location', 'entente_map_find_location', $this->pointer(), $name, strlen($name));
    }

    /** @internal */
    public function provinceNumber(string $name): int
    {
        $number = $this->locationNumber($name);
        return $number < count($this->provinces) ? $number : $this->locationInfo($number)->province;
    }

    /** @internal */
    public function provinceOrAll(?string $name): int
    {
        return $name === null ? Declared::NO_PROVINCE : $this->provinceNumber($name);
    }

    /** @internal */
    public function locationInfo(int $number): CData
    {
        return Native::described('entente_location_info', 'entente_map_location', $this->pointer(), $number);
    }

    /** @internal */
    public function place(int $number): ?string
    {
        return $number === Declared::NO_LOCATION ? null : $this->locations[$number];
    }

    /** @internal */
    public function powerId(int $number): ?string
    {
        return $number === Declared::NO_POWER ? null : $this->powers[$number];
    }

    /**
     * @internal
     * @return list<string>
     */
    public function ids(string $function, mixed ...$arguments): array
    {
        return array_map(fn (int $each): string => $this->locations[$each], Native::all('uint16_t', $function, ...$arguments));
    }

    /**
     * @internal
     * @param iterable<string> $names
     */
    public function mask(iterable $names): int
    {
        $mask = 0;
        foreach ($names as $each) {
            $mask |= 1 << $this->powerNumber($each);
        }
        return $mask;
    }

    /**
     * @internal
     * @return list<string>
     */
    public function powersOf(int $mask): array
    {
        return array_values(array_filter($this->powers, static fn (int $i): bool => (bool) ($mask >> $i & 1), ARRAY_FILTER_USE_KEY));
    }

    /** @internal */
    public function unit(CData $unit): Unit
    {
        return new Unit($this->powers[$unit->power], UnitType::from($unit->unit_type), $this->locations[$unit->location]);
    }

    private function read(CData $pointer): void
    {
        $this->take($pointer);
        $info = Native::described('entente_map_info', 'entente_map_describe', $pointer);
        $this->name = Native::function('entente_map_name', $pointer);
        $this->fingerprint = $info->fingerprint;
        $this->beginPhase = FFI::string($info->begin_phase);
        $this->positionSize = Native::function('entente_position_size', $pointer);
        $this->powers = Native::texts('entente_map_power_id', $pointer);
        $this->locations = Native::texts('entente_map_location_id', $pointer);
        $this->provinces = array_slice($this->locations, 0, $info->province_count);
        $this->powerNumbers = array_flip($this->powers);
        $this->locationNumbers = array_flip($this->locations);
        $this->centers = $this->ids('entente_map_centers', $pointer);
    }

    private function __clone()
    {
    }
}

/**
 * Reads a map of several files.
 *
 * @internal
 */
final class MapReader extends Handle
{
    protected const HANDLE = 'entente_map_reader';

    /** @param \Closure(string): ?string $found the text of a file, or null */
    public function __construct(string $text, string $fileName, MapForm $form, \Closure $found)
    {
        $this->take(Native::given('entente_map_reader', 'entente_map_reader_new', $form->value, $text, strlen($text), $fileName,
            strlen($fileName)));
        while (($wanted = Native::function('entente_map_reader_wants', $this->pointer())) !== null) {
            $more = $found($wanted);
            if ($more !== null) {
                Native::call('entente_map_reader_give', $this->pointer(), $more, strlen($more));
            } else {
                Native::call('entente_map_reader_refuse', $this->pointer(), Status::NotFound->value);
            }
        }
    }

    public function finish(): Map
    {
        return Map::ofPointer(Native::given('entente_map', 'entente_map_reader_finish', $this->pointer()));
    }
}
