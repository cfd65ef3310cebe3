package entente;

import java.util.Optional;

/**
 * What one order is worth by itself. A legal order may still fail.
 *
 * @param isLegal the order is legal
 * @param reason illegal, unreadable, or none
 * @param illegality why it is illegal
 * @param order the order in normal form; empty if the text is no order
 * @param sentence why it is not legal; "" for a legal order
 * @param faultOffset of an unreadable text: where the unreadable part starts, in bytes
 * @param faultLength of an unreadable text: the length of the unreadable part, in bytes
 */
public record OrderCheck(boolean isLegal, Reason reason, Illegality illegality, Optional<Order> order, String sentence,
    int faultOffset, int faultLength) {}
