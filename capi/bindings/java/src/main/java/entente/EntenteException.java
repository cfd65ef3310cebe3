package entente;

/** A call did not do what it says. An illegal or failed order is no error but a result. Each kind of status has a class. */
public class EntenteException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Out of range, or a malformed text: the message says which and where. */
  public static final class InvalidArgument extends EntenteException {
    private static final long serialVersionUID = 1;

    InvalidArgument(Structs.Error error) {
      super(error);
    }
  }

  /** An unknown map, place, power, option or preset, or an index past the end of a list. */
  public static final class NotFound extends EntenteException {
    private static final long serialVersionUID = 1;

    NotFound(Structs.Error error) {
      super(error);
    }
  }

  /** Known, but not possible here: a rule on this map, a newer saved form. */
  public static final class NotSupported extends EntenteException {
    private static final long serialVersionUID = 1;

    NotSupported(Structs.Error error) {
      super(error);
    }
  }

  /** The call does not fit the phase, or the game is over. */
  public static final class WrongPhase extends EntenteException {
    private static final long serialVersionUID = 1;

    WrongPhase(Structs.Error error) {
      super(error);
    }
  }

  /** Larger than the documented bounds. */
  public static final class LimitExceeded extends EntenteException {
    private static final long serialVersionUID = 1;

    LimitExceeded(Structs.Error error) {
      super(error);
    }
  }

  /** The kind. */
  private final Status status;
  /** Whether the input has a place that is wrong. */
  private final boolean hasPlace;
  /** From 1. */
  private final int line;
  /** In characters, from 1. */
  private final int column;
  /** In bytes, from 0. */
  private final int offset;
  /** Of the offending token, in bytes. */
  private final int length;
  /** Of a map text. */
  private final String file;

  EntenteException(Structs.Error error) {
    super(error.message());
    status = error.status();
    hasPlace = error.hasPlace();
    line = error.line();
    column = error.column();
    offset = error.offset();
    length = error.length();
    file = error.file();
  }

  static RuntimeException of(Structs.Error error) {
    return switch (error.status()) {
      case INVALID_ARGUMENT -> new InvalidArgument(error);
      case NOT_FOUND -> new NotFound(error);
      case NOT_SUPPORTED -> new NotSupported(error);
      case WRONG_PHASE -> new WrongPhase(error);
      case LIMIT -> new LimitExceeded(error);
      case OUT_OF_MEMORY -> throw new OutOfMemoryError(error.message());
      default -> new EntenteException(error);
    };
  }

  static RuntimeException of(Status status, String message) {
    return of(Structs.Error.ZERO.status(status).message(message));
  }

  static void check(int status, String function) {
    if (status != 0) throw of(Status.of(status), function);
  }

  /** {@return the status of the library} */
  public Status status() {
    return status;
  }

  /** {@return whether line, column, offset and length are a place in the input; else they are 0} */
  public boolean hasPlace() {
    return hasPlace;
  }

  /** {@return the line, from 1} */
  public int line() {
    return line;
  }

  /** {@return the column in characters, from 1} */
  public int column() {
    return column;
  }

  /** {@return the place in bytes of the UTF-8 text, from 0} */
  public int offset() {
    return offset;
  }

  /** {@return the length of the offending word in bytes} */
  public int length() {
    return length;
  }

  /** {@return of a map text the file of the place; else ""} */
  public String file() {
    return file;
  }

  /** {@return the kind of error, the place and the message} */
  @Override
  public String toString() {
    String place = hasPlace ? "line " + line + ", column " + column + ": " : "";
    return getClass().getName() + ": " + (file.isEmpty() ? "" : file + ": ") + place + getMessage();
  }
}
