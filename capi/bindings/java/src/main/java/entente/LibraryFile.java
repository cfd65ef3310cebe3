package entente;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

// The file of the library: the one that ENTENTE_LIBRARY names, else the one in the jar, else an installed one.
final class LibraryFile {
  private static Path copy;
  static final String PATH = find();

  private LibraryFile() {}

  private static String find() {
    String named = System.getenv("ENTENTE_LIBRARY");
    if (named != null && !named.isEmpty()) return Path.of(named).toAbsolutePath().toString();
    try (InputStream packed = LibraryFile.class.getResourceAsStream("linux-x86-64/libentente.so")) {
      if (packed == null) return Native.SONAME;
      copy = Files.createTempFile("libentente", ".so");
      Files.copy(packed, copy, StandardCopyOption.REPLACE_EXISTING);
      return copy.toString();
    } catch (IOException e) {
      throw new UncheckedIOException("the library of the jar cannot be written to a file", e);
    }
  }

  // The system keeps what it loaded, so the copy of the file can go.
  static <T> T loaded(T by) {
    try {
      if (copy != null) Files.deleteIfExists(copy);
    } catch (IOException e) {
      copy.toFile().deleteOnExit();
    }
    return by;
  }
}
