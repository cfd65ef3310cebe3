package entente;

import java.util.List;

/**
 * A value of an option of the rules.
 *
 * @param name "home_distance"
 * @param text the effect of the value
 * @param letter the letter of DATC 3.0; "" if it has none
 * @param cases the DATC cases that it changes or leaves without an answer
 * @param noAnswer those of the cases that it leaves without an answer
 */
public record OptionValue(String name, String text, String letter, List<String> cases, List<String> noAnswer) {}
