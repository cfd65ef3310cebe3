// What the class that jna.py makes builds upon: handles that free themselves, failures, bytes and texts.
import com.sun.jna.Native;
import com.sun.jna.Pointer;
import java.lang.ref.Cleaner;
import java.lang.ref.Reference;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

class Support {
  private static final Cleaner CLEANER = Cleaner.create();

  public static class Handle {
    final Pointer at;
    private final Object lender;

    Handle(Pointer at, Consumer<Pointer> free, Object lender) {
      this.at = at;
      this.lender = lender;
      if (free != null) CLEANER.register(this, () -> free.accept(at));
    }
  }

  public static class Failure extends RuntimeException {
    public final Enum<?> status;

    Failure(Enum<?> status, byte[] message) {
      super(Native.toString(message, StandardCharsets.UTF_8));
      this.status = status;
    }
  }

  // What a call uses is not freed before it.
  static void keep(Object... used) {
    Reference.reachabilityFence(used);
  }

  static void check(int code, Enum<?> status, byte[] message) {
    if (code != 0) throw new Failure(status, message == null ? new byte[1] : message);
  }

  static byte[] octets(Handle text, UnaryOperator<Pointer> data, ToLongFunction<Pointer> length) {
    byte[] octets = data.apply(text.at).getByteArray(0, (int) length.applyAsLong(text.at));
    keep(text);
    return octets;
  }

  static <T> T find(T[] all, Predicate<T> fits) {
    return Stream.of(all).filter(fits).findFirst().orElse(null);
  }

  static String string(Pointer at) {
    return at == null ? null : at.getString(0, "UTF-8");
  }

  static String string(byte[] octets) {
    return new String(octets, StandardCharsets.UTF_8);
  }

  static byte[] octets(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
