package entente;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.IntFunction;

// A place in the memory of a call. `length` counts bytes, of an array of numbers its elements.
record Slot(ByteBuffer memory, int at, long address, int length) {
  static final Slot NULL = new Slot(ByteBuffer.allocate(0), 0, 0, 0);

  // Reads an element.
  interface Reader<T> {
    T read(ByteBuffer memory, int at);
  }

  Slot count(int elements) {
    return new Slot(memory, at, address, elements);
  }

  // Makes an empty struct that carries its size.
  void size() {
    for (int i = 0; i < length; i += 4) memory.putInt(at + i, 0);
    memory.putInt(at, length);
  }

  int getInt() {
    return memory.getInt(at);
  }

  long getLong() {
    return memory.getLong(at);
  }

  String text(int bytes) {
    return new String(bytes(bytes), StandardCharsets.UTF_8);
  }

  byte[] bytes(int count) {
    byte[] made = new byte[count];
    memory.get(at, made);
    return made;
  }

  void copyTo(byte[] target) {
    memory.get(at, target);
  }

  int[] ints(int count, int width) {
    int[] made = new int[count];
    for (int i = 0; i < count; ++i) {
      int place = at + i * width;
      made[i] = width == 1 ? memory.get(place) & 0xff : width == 2 ? memory.getShort(place) & 0xffff : memory.getInt(place);
    }
    return made;
  }

  long[] longs(int count, int width) {
    long[] made = new long[count];
    for (int i = 0; i < count; ++i) made[i] = memory.getLong(at + i * width);
    return made;
  }

  <T> T[] records(int count, int width, Reader<T> reader, IntFunction<T[]> array) {
    T[] made = array.apply(count);
    for (int i = 0; i < count; ++i) made[i] = reader.read(memory, at + i * width);
    return made;
  }

  // Members of structs that are arrays.

  static String getText(ByteBuffer memory, int at, int most) {
    byte[] bytes = getBytes(memory, at, most);
    int length = 0;
    while (length < most && bytes[length] != 0) ++length;
    return new String(bytes, 0, length, StandardCharsets.UTF_8);
  }

  static void putText(ByteBuffer memory, int at, int most, String text) {
    byte[] bytes = (text == null ? "" : text).getBytes(StandardCharsets.UTF_8), padded = new byte[most];
    System.arraycopy(bytes, 0, padded, 0, Math.min(bytes.length, most - 1));
    memory.put(at, padded);
  }

  static byte[] getBytes(ByteBuffer memory, int at, int count) {
    byte[] made = new byte[count];
    memory.get(at, made);
    return made;
  }

  static void putBytes(ByteBuffer memory, int at, int count, byte[] bytes) {
    memory.put(at, bytes, 0, count);
  }
}
