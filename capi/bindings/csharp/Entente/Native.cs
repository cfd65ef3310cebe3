using System;
using System.IO;
using System.Runtime.InteropServices;
using System.Text;

namespace Entente {
  // Says where the library is. Every public class that calls it does so in its static constructor, before Mono looks for a function.
  internal static class Loader {
    static Loader() {
      Map("entente", FileOfLibrary());
      Native.AbiCheck(Native.AbiVersion);
    }

    internal static void Find() { }

    // The file that ENTENTE_LIBRARY names, else the one of the package, else the installed one.
    private static string FileOfLibrary() {
      string named = Environment.GetEnvironmentVariable("ENTENTE_LIBRARY");
      if (!string.IsNullOrEmpty(named)) return named;
      string folder = Path.GetDirectoryName(typeof(Loader).Assembly.Location) ?? "";
      foreach (string each in new[] { "libentente.so", "runtimes/linux-x64/native/libentente.so", "../../runtimes/linux-x64/native/libentente.so" })
        if (File.Exists(Path.Combine(folder, each))) return Path.GetFullPath(Path.Combine(folder, each));
      return Native.Soname;
    }

#if NET7_0_OR_GREATER
    private static void Map(string name, string file) => NativeLibrary.SetDllImportResolver(typeof(Loader).Assembly,
        (wanted, assembly, path) => wanted == name ? NativeLibrary.Load(file) : IntPtr.Zero);
#else
    [DllImport("__Internal")]
    private static extern void mono_dllmap_insert(IntPtr assembly, string name, string function, string file, string of);

    private static void Map(string name, string file) => mono_dllmap_insert(IntPtr.Zero, name, null, file, null);
#endif
  }

  // Carries arrays and texts to the functions and back. Any threads.
  internal static unsafe partial class Native {
    private const string Library = "entente";

    // Explicit, so that Mono does not put these methods into their callers: it looks the functions up when it compiles what calls them.
    static Native() => Loader.Find();

    private static UIntPtr Length(Array array) => (UIntPtr)(array == null ? 0 : array.Length);
    private static byte[] Utf8(string text) => Encoding.UTF8.GetBytes(text ?? "");
    private static string Text(byte[] utf8, int length) => Encoding.UTF8.GetString(utf8, 0, length);

    private static T[] Cut<T>(T[] array, int length) {
      Array.Resize(ref array, length);
      return array;
    }

    // A text that ends with a zero byte; null for NULL.
    private static string Text(IntPtr text) => text == IntPtr.Zero ? null : Text((byte*)text);

    internal static string Text(byte* text) {
      int length = 0;
      while (text[length] != 0) ++length;
      return Encoding.UTF8.GetString(text, length);
    }

    private static byte[] TakeBytes(IntPtr text) {
      try {
        byte[] bytes = new byte[(int)entente_text_length(text)];
        if (bytes.Length > 0) Marshal.Copy(entente_text_data(text), bytes, 0, bytes.Length);
        return bytes;
      } finally {
        entente_text_free(text);
      }
    }

    private static string TakeText(IntPtr text) => Encoding.UTF8.GetString(TakeBytes(text));
  }
}
