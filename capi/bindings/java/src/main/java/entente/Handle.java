package entente;

import java.lang.ref.Cleaner;
import java.util.function.LongConsumer;

// A handle of the library, which is freed by close() or when it is dropped. Its monitor is the lock of the calls on it.
final class Handle implements AutoCloseable {
  private static final Cleaner CLEANER = Cleaner.create();

  // Knows nothing of the handle, so that this can be dropped.
  private static final class State implements Runnable {
    private final LongConsumer free;
    private long address;

    State(long address, LongConsumer free) {
      this.address = address;
      this.free = free;
    }

    @Override
    public void run() {
      free.accept(address);
      address = 0;
    }
  }

  private final State state;
  private final Cleaner.Cleanable cleanable;

  Handle(long address, LongConsumer free) {
    state = new State(address, free);
    cleanable = CLEANER.register(this, state);
  }

  static Handle map(long address) {
    return new Handle(address, Native.CALLS::entente_map_free);
  }

  static Handle game(long address) {
    return new Handle(address, Native.CALLS::entente_game_free);
  }

  // 0 for null.
  static long addressOf(Handle handle) {
    if (handle == null) return 0;
    if (handle.state.address == 0) throw new IllegalStateException("it was closed");
    return handle.state.address;
  }

  @Override
  public synchronized void close() {
    cleanable.clean();
  }
}
