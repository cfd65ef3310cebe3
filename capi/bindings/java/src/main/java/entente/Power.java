package entente;

import java.util.List;

/**
 * A power of a map.
 *
 * @param id "FRANCE"
 * @param name "France"
 * @param letter "F"; "" if it has none
 * @param isDummy it has no player
 * @param homes the ids of its home centers
 */
public record Power(String id, String name, String letter, boolean isDummy, List<String> homes) {}
