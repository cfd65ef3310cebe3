using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

namespace Entente {
  /// <summary>How sentences are written. A text stands for its language: result.Sentence("de").</summary>
  public sealed class TextOptions {
    /// <summary>One of <see cref="Library.Languages"/>; null: English.</summary>
    public string Language { get; set; }
    /// <summary>"Army Paris" instead of "A PAR".</summary>
    public bool FullNames { get; set; }
    /// <summary>Of texts of several lines: the most columns of a line; 0: no limit.</summary>
    public int Width { get; set; }
    /// <summary>A report also lists the board after the phase.</summary>
    public bool Board { get; set; }

    /// <summary>Options with this language.</summary>
    public static implicit operator TextOptions(string language) => new TextOptions { Language = language };

    internal static unsafe entente_text_options Struct(TextOptions options) {
      var made = entente_text_options.New();
      if (options == null) return made;
      made.full_names = options.FullNames ? 1u : 0u;
      made.width = (uint)options.Width;
      made.board = options.Board ? 1u : 0u;
      made.language = NumberOf(options.Language);
      return made;
    }

    internal static uint NumberOf(string language) {
      try {
        return language == null ? 0 : Native.FindWord(WordList.TextLanguage, language);
      } catch (NotFoundException unknown) {
        throw EntenteException.Of(Status.InvalidArgument, unknown.Message);
      }
    }
  }

  /// <summary>How a board is drawn.</summary>
  public sealed class RenderOptions {
    /// <summary>A picture, or the board as text in sequence, for screen readers.</summary>
    public RenderForm Form { get; set; } = RenderForm.Svg;
    /// <summary>The colors of what is no power's.</summary>
    public RenderTheme Theme { get; set; } = RenderTheme.Light;
    /// <summary>Colors of powers, or colors and patterns for players to whom two colors look alike.</summary>
    public RenderPalette Palette { get; set; } = RenderPalette.Usual;
    /// <summary>What is left out.</summary>
    public RenderParts Hidden { get; set; }
    /// <summary>"Army Paris" instead of "A PAR".</summary>
    public bool FullNames { get; set; }
    /// <summary>Of SVG in pixels, of text in columns; 0: its own.</summary>
    public int Width { get; set; }
    /// <summary>One of <see cref="Library.Languages"/>; null: English.</summary>
    public string Language { get; set; }

    internal static entente_render_options? Struct(RenderOptions options) {
      if (options == null) return null;
      var made = entente_render_options.New();
      made.form = (uint)options.Form;
      made.theme = (uint)options.Theme;
      made.palette = (uint)options.Palette;
      made.hidden = (uint)options.Hidden;
      made.full_names = options.FullNames ? 1u : 0u;
      made.width = (uint)options.Width;
      made.language = TextOptions.NumberOf(options.Language);
      return made;
    }
  }

  /// <summary>A name with a sentence about it.</summary>
  public sealed class Described {
    internal Described(string name, string text) {
      Name = name;
      Text = text;
    }
    /// <summary>The name.</summary>
    public string Name { get; }
    /// <summary>What it stands for.</summary>
    public string Text { get; }
    /// <summary>The name.</summary>
    public override string ToString() => Name;
  }

  /// <summary>A game in another form, with a sentence for each kind of content that was left out or computed.</summary>
  public sealed class Converted {
    internal Converted(byte[] bytes, string notes) {
      Bytes = bytes;
      Notes = Library.Lines(notes);
    }
    /// <summary>The game; text in all forms but the binary one.</summary>
    public byte[] Bytes { get; }
    /// <summary>The bytes as text.</summary>
    public string Text => Encoding.UTF8.GetString(Bytes);
    /// <summary>What was left out or computed.</summary>
    public IReadOnlyList<string> Notes { get; }
  }

  /// <summary>The library: its version, its lists, and conversion between the forms of games. Any threads.</summary>
  public static unsafe class Library {
    static Library() => Loader.Find();
    /// <summary>"1.1.0".</summary>
    public static string Version => Native.Version();
    /// <summary>The codes of the languages, English first.</summary>
    public static IReadOnlyList<string> Languages => Counted(i => Native.Word(WordList.TextLanguage, i));
    /// <summary>The scoring systems; the index of each is its ScoreSystem.</summary>
    public static IReadOnlyList<Described> ScoreSystems => Counted(i => {
      entente_score_system_info info = Native.ScoreSystemDescribe((ScoreSystem)i);
      return new Described(Native.Text(info.name), Native.Text(info.text));
    });
    /// <summary>The forms in which games are exchanged.</summary>
    public static IReadOnlyList<Described> GameForms => Counted(i => {
      entente_game_form_info info = Native.GameFormDescribe(i);
      return new Described(Native.Text(info.name), Native.Text(info.text));
    });

    /// <summary>Converts a game, a phase or a position from one form to another.</summary>
    /// <exception cref="NotFoundException">The form cannot be guessed.</exception>
    /// <exception cref="InvalidArgumentException">The text is not in its form, with line and column; or the other form cannot hold the game.</exception>
    public static Converted Convert(byte[] source, GameForm to, GameForm from = GameForm.Guess, Map map = null, Rules rules = null,
                                    TextOptions options = null) {
      Native.Convert(source, from, to, map?.Handle, rules?.Struct, TextOptions.Struct(options), out byte[] target, out string notes);
      return new Converted(target, notes);
    }
    /// <summary>The same of a text.</summary>
    public static Converted Convert(string source, GameForm to, GameForm from = GameForm.Guess, Map map = null, Rules rules = null,
                                    TextOptions options = null) => Convert(Encoding.UTF8.GetBytes(source), to, from, map, rules, options);

    /// <summary>The last phase of a listing of the e-mail judges with its results, then the next position. The orders may be in the
    /// judges' words or as players type them.</summary>
    /// <exception cref="InvalidArgumentException">With line and column: a line cannot be read.</exception>
    /// <exception cref="WrongPhaseException">The game is over.</exception>
    public static Converted AdjudicateListing(string source, Map map = null, Rules rules = null, TextOptions options = null) {
      Native.AdjudicateListing(source, map?.Handle, rules?.Struct, TextOptions.Struct(options), out string listing, out string notes);
      return new Converted(Encoding.UTF8.GetBytes(listing), notes);
    }

    // What a function gives by number, until it gives null or says NotFound.
    internal static List<T> Counted<T>(Func<uint, T> give) where T : class {
      var all = new List<T>();
      try {
        for (T each = give(0); each != null; each = give((uint)all.Count)) all.Add(each);
      } catch (NotFoundException) {
      }
      return all;
    }

    // An argument that must not be null.
    internal static T Given<T>(T value, string name) where T : class => value ?? throw new ArgumentNullException(name);

    internal static string[] Lines(string text) => text.Split(new[] { '\n' }, StringSplitOptions.RemoveEmptyEntries);
  }
}
