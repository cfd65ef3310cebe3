package entente;

import java.util.List;

/**
 * A disputable question of the rules with its values.
 *
 * @param name "civil_disorder"
 * @param question the question that every value answers
 * @param issue the issue of the DATC, "4.D.8"; "" if there is none
 * @param origin who sets it
 * @param values its values
 */
public record Option(String name, String question, String issue, OptionOrigin origin, List<OptionValue> values) {}
