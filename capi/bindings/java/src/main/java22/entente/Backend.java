package entente;

// How Java 22 and later call the library: by the Foreign Function and Memory API; with -Dentente.jna=true by JNA.
final class Backend {
  private Backend() {}

  static Functions open() {
    return LibraryFile.loaded(Boolean.getBoolean("entente.jna") ? new JnaFunctions(LibraryFile.PATH) : new FfmFunctions());
  }
}
