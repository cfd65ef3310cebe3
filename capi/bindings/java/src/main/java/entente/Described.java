package entente;

/**
 * A name with a sentence about it.
 *
 * @param name the name
 * @param text what it stands for
 */
public record Described(String name, String text) {}
