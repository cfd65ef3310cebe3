package entente;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

// Memory outside the heap for one call: taken of a pool and given back. One thread at a time.
final class Frame implements AutoCloseable {
  private static final int USUAL = 1 << 15;
  private static final int MOST_KEPT = 64;
  private static final ConcurrentLinkedQueue<Frame> POOL = new ConcurrentLinkedQueue<>();
  private static final AtomicInteger KEPT = new AtomicInteger();

  private final ByteBuffer usual = direct(USUAL);
  private final long usualAddress = Native.CALLS.address(usual);
  private int used;

  private Frame() {}

  static Frame take() {
    Frame found = POOL.poll();
    if (found == null) return new Frame();
    KEPT.decrementAndGet();
    return found;
  }

  @Override
  public void close() {
    clear();
    if (KEPT.incrementAndGet() <= MOST_KEPT) {
      POOL.add(this);
    } else {
      KEPT.decrementAndGet();
    }
  }

  void clear() {
    used = 0;
  }

  private static ByteBuffer direct(int bytes) {
    return ByteBuffer.allocateDirect(bytes).order(ByteOrder.nativeOrder());
  }

  // Memory of so many bytes, aligned to 8. What does not fit has a buffer of its own, which its slot keeps alive.
  Slot space(long bytes) {
    int length = Math.toIntExact(bytes), room = Math.addExact(length, 7) & ~7;
    if (room > USUAL - used) {
      ByteBuffer own = direct(Math.addExact(room, 8));
      long address = Native.CALLS.address(own);
      int skipped = (int) (-address & 7);
      return new Slot(own, skipped, address + skipped, length);
    }
    Slot made = new Slot(usual, used, usualAddress + used, length);
    used += room;
    return made;
  }

  Slot utf8(String text) {
    return of((text == null ? "" : text).getBytes(StandardCharsets.UTF_8));
  }

  Slot of(byte[] bytes) {
    if (bytes == null) return Slot.NULL;
    Slot made = space(bytes.length);
    made.memory().put(made.at(), bytes);
    return made;
  }

  // Numbers of 2 or 4 bytes.
  Slot of(int[] numbers, int width) {
    if (numbers == null) return Slot.NULL;
    Slot made = space((long) numbers.length * width).count(numbers.length);
    for (int i = 0; i < numbers.length; ++i) {
      if (width == 2) {
        made.memory().putShort(made.at() + 2 * i, (short) numbers[i]);
      } else {
        made.memory().putInt(made.at() + 4 * i, numbers[i]);
      }
    }
    return made;
  }

  Slot of(long[] numbers, int width) {
    if (numbers == null) return Slot.NULL;
    Slot made = space((long) numbers.length * width).count(numbers.length);
    for (int i = 0; i < numbers.length; ++i) made.memory().putLong(made.at() + 8 * i, numbers[i]);
    return made;
  }

  void check(int status, Slot error) {
    if (status != 0) throw EntenteException.of(Structs.Error.read(error.memory(), error.at()));
  }
}
