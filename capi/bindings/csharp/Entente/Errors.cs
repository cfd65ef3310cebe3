using System;

namespace Entente {
  /// <summary>A call did not do what it says. An illegal or failed order is no error but a result.</summary>
  public class EntenteException : Exception {
    /// <summary>The status of the library.</summary>
    public Status Status { get; private set; }
    /// <summary>True if the error has a place in the input.</summary>
    public bool HasPlace { get; private set; }
    /// <summary>The line of the place, from 1; 0 if there is none.</summary>
    public int Line { get; private set; }
    /// <summary>The column of the place, in characters from 1; 0 if there is none.</summary>
    public int Column { get; private set; }
    /// <summary>The place in bytes of the UTF-8 text, from 0.</summary>
    public int Offset { get; private set; }
    /// <summary>The length of the offending word in bytes.</summary>
    public int Length { get; private set; }
    /// <summary>Of a map text: the file of the place; else "".</summary>
    public string File { get; private set; }

    internal EntenteException(Status status, string message) : base(message) {
      Status = status;
      File = "";
    }

    /// <summary>The type, the place, the message and, of a thrown one, the stack.</summary>
    public override string ToString() {
      string place = HasPlace ? "line " + Line + ", column " + Column + ": " : "", trace = StackTrace;
      return GetType() + ": " + (File.Length > 0 ? File + ": " : "") + place + Message + (trace == null ? "" : Environment.NewLine + trace);
    }

    internal static unsafe Exception Of(ref entente_error error) {
      string message, file;
      fixed (byte* text = error.message) message = Native.Text(text);
      fixed (byte* text = error.file) file = Native.Text(text);
      var status = (Status)error.status;
      if (status == Status.OutOfMemory) return new OutOfMemoryException(message);
      EntenteException made = Of(status, message);
      made.File = file;
      if (error.has_place != 0) {
        made.HasPlace = true;
        made.Line = (int)error.line;
        made.Column = (int)error.column;
        made.Offset = (int)error.offset;
        made.Length = (int)error.length;
      }
      return made;
    }

    internal static EntenteException Of(Status status, string message) {
      switch (status) {
        case Status.InvalidArgument: return new InvalidArgumentException(message);
        case Status.NotFound: return new NotFoundException(message);
        case Status.NotSupported: return new NotPossibleException(message);
        case Status.WrongPhase: return new WrongPhaseException(message);
        case Status.Limit: return new LimitException(message);
        default: return new EntenteException(status, message);
      }
    }
  }

  /// <summary>Out of range, or a malformed text: the message says which and where.</summary>
  public sealed class InvalidArgumentException : EntenteException {
    internal InvalidArgumentException(string message) : base(Status.InvalidArgument, message) { }
  }
  /// <summary>An unknown map, place, power, option or preset, or an index past the end of a list.</summary>
  public sealed class NotFoundException : EntenteException {
    internal NotFoundException(string message) : base(Status.NotFound, message) { }
  }
  /// <summary>Known, but not possible here: a rule on this map, a newer saved form.</summary>
  public sealed class NotPossibleException : EntenteException {
    internal NotPossibleException(string message) : base(Status.NotSupported, message) { }
  }
  /// <summary>The call does not fit the phase, or the game is over.</summary>
  public sealed class WrongPhaseException : EntenteException {
    internal WrongPhaseException(string message) : base(Status.WrongPhase, message) { }
  }
  /// <summary>Larger than the documented bounds.</summary>
  public sealed class LimitException : EntenteException {
    internal LimitException(string message) : base(Status.Limit, message) { }
  }
}
