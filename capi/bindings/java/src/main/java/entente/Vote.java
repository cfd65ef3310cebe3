package entente;

import java.util.List;

/**
 * A vote that counts.
 *
 * @param power who votes
 * @param kind for a draw, for a list, a concession
 * @param powers of a list the draw, of a concession the power conceded to
 * @param listIgnored the yes came as a list, which counts as a plain yes
 */
public record Vote(String power, VoteKind kind, List<String> powers, boolean listIgnored) {}
