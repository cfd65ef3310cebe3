package entente;

import java.util.List;

/** A JSON phase or game that was read once: its phases are found by number. It never changes; any threads. It is freed when it is dropped. */
public final class Document {
  final Handle handle;

  /**
   * Reads the outline; an error inside a phase is thrown when the phase is used.
   *
   * @param json the JSON
   * @throws EntenteException.InvalidArgument with line and column
   */
  public Document(String json) {
    handle = new Handle(Native.documentRead(json), Native.CALLS::entente_document_free);
  }

  /** {@return whether it has "phases"; else it is a phase, its own number 0} */
  public boolean isGame() {
    return Native.documentIsGame(handle);
  }

  /** {@return "S1901M", ..; "" for a phase without a name} */
  public List<String> phaseNames() {
    return Entente.counted(i -> Native.documentPhaseName(handle, i));
  }

  /**
   * The number of the phase of a name.
   *
   * @param name the name
   * @return the number
   * @throws EntenteException.NotFound if there is none
   */
  public int findPhase(String name) {
    return Native.documentFindPhase(handle, name);
  }

  /**
   * Whether a phase has orders.
   *
   * @param phase the number of the phase
   * @return whether it has
   */
  public boolean hasOrders(int phase) {
    return Native.documentHasOrders(handle, phase);
  }

  /**
   * A phase of a game as a phase object of its own.
   *
   * @param phase the number of the phase
   * @return the JSON
   * @throws EntenteException.NotFound beyond the last
   */
  public String phase(int phase) {
    return Native.documentPhase(handle, phase);
  }
}
