package entente;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The next choices of an order that is entered step by step.
 *
 * @param step what is asked for; {@link OrderStep#NONE}: the order is complete
 * @param numbers the choices, to be handed in as chosen
 * @param words the same as texts: "move", "army", "BUR", "via"
 * @param order the complete order
 */
public record Choices(OrderStep step, List<Integer> numbers, List<String> words, Optional<Order> order) {
  static Choices of(GameMap map, Native.OrderChoicesGot got) {
    return new Choices(got.step(), IntStream.of(got.choices()).boxed().toList(),
        IntStream.of(got.choices()).mapToObj(each -> word(map, got.step(), each)).toList(), Order.ofNullable(map, got.order()));
  }

  private static String word(GameMap map, OrderStep step, int choice) {
    return switch (step) {
      case KIND -> OrderKind.of(choice).word();
      case TYPE -> UnitType.of(choice).word();
      case VIA -> choice == 1 ? "via" : "";
      default -> map.place(choice);
    };
  }
}
