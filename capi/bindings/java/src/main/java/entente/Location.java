package entente;

import java.util.List;

/**
 * A province, or a coast of one.
 *
 * @param id "STP/SC"
 * @param name "St Petersburg (south coast)"
 * @param province the id of the province
 * @param terrain its terrain
 * @param isCenter the province is a supply center
 * @param takesArmy an army may stand here
 * @param takesFleet a fleet may stand here
 * @param coasts the ids of the coasts of the province
 */
public record Location(String id, String name, String province, Terrain terrain, boolean isCenter, boolean takesArmy,
    boolean takesFleet, List<String> coasts) {}
