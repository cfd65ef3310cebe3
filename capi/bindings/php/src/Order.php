<?php

declare(strict_types=1);

namespace Entente;

use FFI\CData;

/** An order of a unit or power. It never changes; its text is its normal form: "A PAR - BUR". */
final class Order implements \Stringable, \JsonSerializable
{
    private ?CData $fields = null;

    /** @param int $bits the 64-bit value that packed calls take; read() makes an order of a text */
    public function __construct(public readonly Map $map, public readonly int $bits)
    {
    }

    /**
     * An order of a text in any notation, also an illegal one. `$power` may be null if the text names it.
     *
     * @throws InvalidArgument with column, offset and length of the offending word
     */
    public static function read(
        Map $map,
        string $text,
        ?string $power = null,
        PhaseType|string $phaseType = PhaseType::Movement,
        Rules|string|null $rules = null,
    ): self {
        return new self($map, Native::value('entente_order', 'entente_order_read', $map->pointer(), Rules::pointerOf($rules, $map),
            PhaseType::of($phaseType)->value, $map->powerOrAll($power), $text, strlen($text)));
    }

    public function kind(): OrderKind
    {
        return OrderKind::from($this->fields()->kind);
    }

    /** Who gives it. */
    public function power(): ?string
    {
        return $this->map->powerId($this->fields()->power);
    }

    /** Of the ordered unit, or the one to build. */
    public function unitType(): ?UnitType
    {
        return $this->fields()->unit_type_known ? UnitType::from($this->fields()->unit_type) : null;
    }

    /** Where the ordered unit stands, or the build site. */
    public function source(): ?string
    {
        return $this->map->place($this->fields()->source);
    }

    /** The destination of a move, retreat, supported move or convoy. */
    public function target(): ?string
    {
        return $this->map->place($this->fields()->target);
    }

    /** Where the supported or convoyed unit stands. */
    public function third(): ?string
    {
        return $this->map->place($this->fields()->third);
    }

    public function viaConvoy(): bool
    {
        return (bool) $this->fields()->via_convoy;
    }

    public function equals(self $other): bool
    {
        return $this->bits === $other->bits && $this->map->equals($other->map);
    }

    public function __toString(): string
    {
        return Native::text('entente_order_write', $this->map->pointer(), $this->bits);
    }

    public function jsonSerialize(): string
    {
        return (string) $this;
    }

    /** @return array<string, mixed> what var_dump shows */
    public function __debugInfo(): array
    {
        return ['text' => (string) $this, 'bits' => $this->bits];
    }

    /**
     * @internal
     * @param iterable<self|int> $orders
     */
    public static function packed(iterable $orders): string
    {
        $bits = [];
        foreach ($orders as $each) {
            $bits[] = $each instanceof self ? $each->bits
                : (is_int($each) ? $each : throw new \TypeError('orders: expected Orders, as Order::read($map, $text) makes them, not ' . get_debug_type($each)));
        }
        return pack('Q*', ...$bits);
    }

    /**
     * @internal
     * @param list<int> $bits
     * @return list<self>
     */
    public static function all(Map $map, array $bits): array
    {
        return array_map(static fn (int $each): self => new self($map, $each), $bits);
    }

    private function fields(): CData
    {
        return $this->fields ??= Native::described('entente_order_fields', 'entente_order_unpack', $this->bits);
    }
}
