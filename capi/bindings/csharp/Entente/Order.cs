using System;
using System.Collections.Generic;
using System.Linq;

namespace Entente {
  /// <summary>An order: a 64-bit value with the map whose places it names. It may be illegal.</summary>
  public sealed class Order : IEquatable<Order> {
    static Order() => Loader.Find();
    private readonly Map _map;

    /// <summary>An order of its bits; <see cref="Read"/> makes one of a text.</summary>
    public Order(Map map, ulong bits) {
      _map = map;
      Bits = bits;
    }

    /// <summary>An order of a text in any notation; "power" may be null if the text names it.</summary>
    /// <exception cref="InvalidArgumentException">With column, offset and length of the offending word.</exception>
    public static Order Read(Map map, string text, string power = null, PhaseType phaseType = PhaseType.Movement, Rules rules = null) =>
        new Order(map, Native.OrderRead(map.Handle, rules?.Struct, phaseType, map.PowerOrNone(power), Library.Given(text, nameof(text))));

    internal static Order[] Of(Map map, ulong[] packed) => Array.ConvertAll(packed, bits => new Order(map, bits));
    internal static ulong[] Packed(IEnumerable<Order> orders) => orders.Select(each => Library.Given(each, nameof(orders)).Bits).ToArray();
    internal static Order OrNull(Map map, ulong bits) => (bits & 15) == 0 ? null : new Order(map, bits);

    private entente_order_fields Fields => Native.OrderUnpack(Bits);
    /// <summary>The 64 bits.</summary>
    public ulong Bits { get; }
    /// <summary>Hold, move, ...</summary>
    public OrderKind Kind => (OrderKind)Fields.kind;
    /// <summary>Who gives it; null if the order does not say.</summary>
    public string Power => _map.PowerId(Fields.power);
    /// <summary>The type of the ordered unit, or of the one to build; null if the order does not say.</summary>
    public UnitType? UnitType => Fields.unit_type_known != 0 ? (UnitType)Fields.unit_type : (UnitType?)null;
    /// <summary>Where the ordered unit stands, or the build site; null of a waive.</summary>
    public string Source => _map.Place(Fields.source);
    /// <summary>The destination of a move, retreat, supported move or convoy; else null.</summary>
    public string Target => _map.Place(Fields.target);
    /// <summary>Where the supported or convoyed unit stands; else null.</summary>
    public string Third => _map.Place(Fields.third);
    /// <summary>The order says that the unit moves by convoy.</summary>
    public bool ViaConvoy => Fields.via_convoy != 0;

    /// <summary>The normal form: "A PAR - BUR".</summary>
    public override string ToString() => Native.OrderWrite(_map.Handle, Bits);
    /// <summary>Equal orders have the same bits, of equal maps.</summary>
    public bool Equals(Order other) => other != null && Bits == other.Bits && _map.Equals(other._map);
    /// <summary>Equal orders have the same bits, of equal maps.</summary>
    public override bool Equals(object other) => Equals(other as Order);
    /// <summary>A hash of the bits.</summary>
    public override int GetHashCode() => Bits.GetHashCode();
  }
}
