package entente;

// How Java 17 to 21 call the library: by JNA. In the jar, Java 22 and later have another class of this name.
final class Backend {
  private Backend() {}

  static Functions open() {
    try {
      return LibraryFile.loaded(new JnaFunctions(LibraryFile.PATH));
    } catch (NoClassDefFoundError e) {
      throw new IllegalStateException("Java before 22 needs JNA on the class path: net.java.dev.jna:jna", e);
    }
  }
}
