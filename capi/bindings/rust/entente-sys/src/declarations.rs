// The C interface, made by generate.py from its description. Do not edit.

use std::os::raw::{c_char, c_void};

/// A power of a map: below entente_map_info.power_count, or ENTENTE_NO_POWER.
pub type entente_power = u32;
/// Powers of a map: bit i is power i.
pub type entente_power_set = u64;
/// A province of a map: below entente_map_info.province_count, or ENTENTE_NO_PROVINCE.
pub type entente_province = u32;
/// A province or a coast: below entente_map_info.location_count, or ENTENTE_NO_LOCATION. Location p is province p
/// without a coast.
pub type entente_location = u32;
/// A supply center of a map: below entente_map_info.center_count, or ENTENTE_NO_CENTER.
pub type entente_center = u32;
/// A phase of a game or document, counted from 0.
pub type entente_phase = u32;
/// A rule option, as entente_option_describe counts them.
pub type entente_option = u32;
/// An order of a map, as entente_actions counts them.
pub type entente_action = u32;
/// 1: yes; 0: no.
pub type entente_bool = u32;
/// An order is one 64-bit value. Bits: 0-3 kind | 4 unit type | 5 unit type known | 6 via convoy | 7 third type |
/// 8 third type known | 9-15 as written | 16-23 power | 24-35 source | 36-47 target | 48-59 third | 60-63 zero.
pub type entente_order = u64;
/// What a function returns.
pub type entente_status = i32;
/// it did what its comment says
pub const ENTENTE_OK: entente_status = 0;
/// NULL, out of range, malformed text: the message says which and where
pub const ENTENTE_ERR_INVALID_ARGUMENT: entente_status = -1;
/// unknown map, place, power, option or preset; an index past the end of a list
pub const ENTENTE_ERR_NOT_FOUND: entente_status = -2;
/// *length tells the size needed
pub const ENTENTE_ERR_BUFFER_TOO_SMALL: entente_status = -3;
/// of any function
pub const ENTENTE_ERR_OUT_OF_MEMORY: entente_status = -4;
/// known, but not possible here: a rule on this map, a newer saved form
pub const ENTENTE_ERR_NOT_SUPPORTED: entente_status = -5;
/// the call does not fit the phase, or the game is over
pub const ENTENTE_ERR_WRONG_PHASE: entente_status = -6;
/// larger than the documented bounds (of a map text: INVALID_ARGUMENT)
pub const ENTENTE_ERR_LIMIT: entente_status = -7;
/// the program was compiled with a header that the library does not serve
pub const ENTENTE_ERR_ABI_MISMATCH: entente_status = -8;
/// a bug in the library
pub const ENTENTE_ERR_INTERNAL: entente_status = -9;
/// Lists of words: one for each enum of this header.
pub type entente_word_list = u32;
pub const ENTENTE_WORDS_STATUS: entente_word_list = 0;
pub const ENTENTE_WORDS_TEXT_FORM: entente_word_list = 1;
pub const ENTENTE_WORDS_TEXT_LANGUAGE: entente_word_list = 2;
pub const ENTENTE_WORDS_UNIT_TYPE: entente_word_list = 3;
pub const ENTENTE_WORDS_TERRAIN: entente_word_list = 4;
pub const ENTENTE_WORDS_PHASE_TYPE: entente_word_list = 5;
pub const ENTENTE_WORDS_MAP_FORM: entente_word_list = 6;
pub const ENTENTE_WORDS_OPTION_ORIGIN: entente_word_list = 7;
pub const ENTENTE_WORDS_END_KIND: entente_word_list = 8;
pub const ENTENTE_WORDS_SCORE_SYSTEM: entente_word_list = 9;
pub const ENTENTE_WORDS_ORDER_KIND: entente_word_list = 10;
pub const ENTENTE_WORDS_WRITTEN: entente_word_list = 11;
pub const ENTENTE_WORDS_ORDER_STEP: entente_word_list = 12;
pub const ENTENTE_WORDS_REASON: entente_word_list = 13;
pub const ENTENTE_WORDS_ILLEGALITY: entente_word_list = 14;
pub const ENTENTE_WORDS_EVENT_KIND: entente_word_list = 15;
pub const ENTENTE_WORDS_EVENT_WHY: entente_word_list = 16;
pub const ENTENTE_WORDS_UNKNOWN_ORDERS: entente_word_list = 17;
pub const ENTENTE_WORDS_DRAW_POLICY: entente_word_list = 18;
pub const ENTENTE_WORDS_VOTE_KIND: entente_word_list = 19;
pub const ENTENTE_WORDS_YEAR_LIMIT: entente_word_list = 20;
pub const ENTENTE_WORDS_SUBMIT_MODE: entente_word_list = 21;
pub const ENTENTE_WORDS_RESULT_PARTS: entente_word_list = 22;
pub const ENTENTE_WORDS_RENDER_FORM: entente_word_list = 23;
pub const ENTENTE_WORDS_RENDER_THEME: entente_word_list = 24;
pub const ENTENTE_WORDS_RENDER_PALETTE: entente_word_list = 25;
pub const ENTENTE_WORDS_RENDER_PARTS: entente_word_list = 26;
pub const ENTENTE_WORDS_GAME_FORM: entente_word_list = 27;
pub const ENTENTE_WORDS_PHASE_TEXTS: entente_word_list = 28;
/// Forms of an answer. A function that does not have a form refuses it with INVALID_ARGUMENT.
pub type entente_text_form = u32;
/// sentences or lines to read
pub const ENTENTE_TEXT_FOR_PEOPLE: entente_text_form = 0;
/// the folder docs/json has the schemas
pub const ENTENTE_TEXT_JSON: entente_text_form = 1;
/// a graph for Graphviz; of explanations
pub const ENTENTE_TEXT_GRAPH_DOT: entente_text_form = 2;
/// the same graph as JSON
pub const ENTENTE_TEXT_GRAPH_JSON: entente_text_form = 3;
/// Languages of sentences. Their words are their codes: "en", "de". A library without one has no word for it.
pub type entente_text_language = u32;
pub const ENTENTE_LANGUAGE_EN: entente_text_language = 0;
pub const ENTENTE_LANGUAGE_DE: entente_text_language = 1;
/// Unit types.
pub type entente_unit_type = u32;
pub const ENTENTE_ARMY: entente_unit_type = 0;
pub const ENTENTE_FLEET: entente_unit_type = 1;
/// Terrain.
pub type entente_terrain = u32;
pub const ENTENTE_WATER: entente_terrain = 0;
pub const ENTENTE_LAND: entente_terrain = 1;
pub const ENTENTE_COAST: entente_terrain = 2;
pub const ENTENTE_PORT: entente_terrain = 3;
pub const ENTENTE_SHUT: entente_terrain = 4;
/// Phase types.
pub type entente_phase_type = u32;
pub const ENTENTE_MOVEMENT: entente_phase_type = 0;
pub const ENTENTE_RETREATS: entente_phase_type = 1;
pub const ENTENTE_ADJUSTMENTS: entente_phase_type = 2;
pub const ENTENTE_OTHER_PHASE: entente_phase_type = 3;
/// Forms of a map.
pub type entente_map_form = u32;
/// .map text
pub const ENTENTE_MAP_FORM_MAP: entente_map_form = 0;
/// the complete JSON form; its schema is docs/json/map.schema.json
pub const ENTENTE_MAP_FORM_JSON: entente_map_form = 1;
/// DAIDE's MDF message: only powers, home centers and the graph
pub const ENTENTE_MAP_FORM_MDF: entente_map_form = 2;
/// Graphviz; written only
pub const ENTENTE_MAP_FORM_DOT: entente_map_form = 3;
/// Who sets an option.
pub type entente_option_origin = u32;
/// an issue of DATC section 4
pub const ENTENTE_ORIGIN_DATC: entente_option_origin = 0;
/// RULE lines of maps
pub const ENTENTE_ORIGIN_MAP: entente_option_origin = 1;
/// neither: a habit of judges
pub const ENTENTE_ORIGIN_JUDGE: entente_option_origin = 2;
/// How a game ended.
pub type entente_end_kind = u32;
/// it goes on
pub const ENTENTE_END_NONE: entente_end_kind = 0;
pub const ENTENTE_END_SOLO: entente_end_kind = 1;
pub const ENTENTE_END_SHARED_VICTORY: entente_end_kind = 2;
pub const ENTENTE_END_DRAW: entente_end_kind = 3;
pub const ENTENTE_END_CONCESSION: entente_end_kind = 4;
/// the game stopped without a result
pub const ENTENTE_END_NO_RESULT: entente_end_kind = 5;
/// How the scores of a game are counted. First, which powers are in the result: the winner of a solo, the winners of a
/// shared victory, the members of a draw, the powers to whom the others conceded. In a game without a result, or one
/// that goes on (scored as if it stopped now), every power that is left is in it: one with a unit, a supply center or a
/// build to make on any home. Other powers score 0. A power that is alone in the result has won.
pub type entente_score_system = u32;
/// 1 in equal parts
pub const ENTENTE_SCORE_DRAW_SIZE: entente_score_system = 0;
/// 100 shared by the squares of their centers; equally if no power has any
pub const ENTENTE_SCORE_SUM_OF_SQUARES: entente_score_system = 1;
/// 1 shared by their centers; equally if no power has any
pub const ENTENTE_SCORE_CENTER_SHARE: entente_score_system = 2;
/// 1 to each winner, also shared or conceded; 1/2 for a part of a draw
pub const ENTENTE_SCORE_WIN_DRAW_LOSS: entente_score_system = 3;
/// to each: the number of losers / the number of powers in the result
pub const ENTENTE_SCORE_DPP: entente_score_system = 4;
/// Order kinds.
pub type entente_order_kind = u32;
pub const ENTENTE_HOLD: entente_order_kind = 1;
pub const ENTENTE_MOVE: entente_order_kind = 2;
pub const ENTENTE_SUPPORT_HOLD: entente_order_kind = 3;
pub const ENTENTE_SUPPORT_MOVE: entente_order_kind = 4;
pub const ENTENTE_CONVOY: entente_order_kind = 5;
pub const ENTENTE_RETREAT: entente_order_kind = 6;
/// of a dislodged unit, or a removal in an adjustments phase
pub const ENTENTE_DISBAND: entente_order_kind = 7;
pub const ENTENTE_BUILD: entente_order_kind = 8;
pub const ENTENTE_WAIVE: entente_order_kind = 9;
/// How an order was written: bits of entente_order_fields.written and entente_line.written. An order read from text has
/// only the bits that the text alone shows (NO_SUCH_COAST, NATION, PATH, PERPETUAL). A line of a game has all of them,
/// because the game knows the position. Rules on how an order was written (DATC 4.A.6, 4.B.5, 4.B.6, 4.C) use the bits
/// of lines; for packed orders they use coasts and types only, because these hold no nationalities and paths.
pub type entente_written = u32;
/// of the ordered unit: not the one where it stands
pub const ENTENTE_WRITTEN_WRONG_COAST: entente_written = 1;
/// a coast that does not exist, or of an army
pub const ENTENTE_WRITTEN_NO_SUCH_COAST: entente_written = 2;
/// a coast that does not exist, or a coast of an army
pub const ENTENTE_WRITTEN_WRONG_TYPE: entente_written = 4;
/// not the unit's
pub const ENTENTE_WRITTEN_WRONG_NATION: entente_written = 8;
/// the nationality of the supported or convoyed unit was written
pub const ENTENTE_WRITTEN_NATION: entente_written = 16;
/// a convoy path was written
pub const ENTENTE_WRITTEN_PATH: entente_written = 32;
/// it stands until it is replaced (rule perpetual_orders)
pub const ENTENTE_WRITTEN_PERPETUAL: entente_written = 64;
/// Steps of an order that is entered step by step. Kind, other and target are always asked for if the order has them,
/// place and via only if there is more than one answer.
pub type entente_order_step = u32;
/// the order is complete
pub const ENTENTE_STEP_NONE: entente_order_step = 0;
/// ENTENTE_HOLD, ENTENTE_MOVE, ...
pub const ENTENTE_STEP_KIND: entente_order_step = 1;
/// province of the supported or convoyed unit
pub const ENTENTE_STEP_OTHER: entente_order_step = 2;
/// province where it goes
pub const ENTENTE_STEP_TARGET: entente_order_step = 3;
/// the location in it, a coast; of a build the location of the site
pub const ENTENTE_STEP_PLACE: entente_order_step = 4;
/// 1: by convoy, where an army may also walk
pub const ENTENTE_STEP_VIA: entente_order_step = 5;
/// of a build: ENTENTE_ARMY or ENTENTE_FLEET
pub const ENTENTE_STEP_TYPE: entente_order_step = 6;
/// Why an order failed, or which other outcome a line has.
pub type entente_reason = u32;
/// it succeeded
pub const ENTENTE_REASON_NONE: entente_reason = 0;
pub const ENTENTE_REASON_ILLEGAL: entente_reason = 1;
pub const ENTENTE_REASON_VOID: entente_reason = 2;
pub const ENTENTE_REASON_BOUNCED: entente_reason = 3;
pub const ENTENTE_REASON_NO_CONVOY: entente_reason = 4;
pub const ENTENTE_REASON_DISRUPTED: entente_reason = 5;
pub const ENTENTE_REASON_CUT: entente_reason = 6;
pub const ENTENTE_REASON_DISLODGED: entente_reason = 7;
pub const ENTENTE_REASON_PARADOX: entente_reason = 8;
pub const ENTENTE_REASON_EXCESS: entente_reason = 9;
pub const ENTENTE_REASON_UNREADABLE: entente_reason = 10;
/// a convoy or convoyed move in a paradox that the rules leave open
pub const ENTENTE_REASON_UNRESOLVED: entente_reason = 11;
/// an order of a set that its power replaced, or of a unit that it handed over later
pub const ENTENTE_REASON_REPLACED: entente_reason = 12;
/// no order, but a statement that counts: PROXY, SET CONTINUES
pub const ENTENTE_REASON_STATED: entente_reason = 13;
/// a statement that does not count
pub const ENTENTE_REASON_IGNORED: entente_reason = 14;
/// Why an order is illegal, or void by a rule.
pub type entente_illegality = u32;
/// it is legal
pub const ENTENTE_ILLEGAL_NONE: entente_illegality = 0;
/// bits that no text produces, such as a location out of range
pub const ENTENTE_ILLEGAL_MALFORMED: entente_illegality = 1;
/// a kind of order that does not belong to this phase
pub const ENTENTE_ILLEGAL_WRONG_PHASE: entente_illegality = 2;
/// no unit stands there
pub const ENTENTE_ILLEGAL_UNIT_ABSENT: entente_illegality = 3;
/// the unit belongs to another power
pub const ENTENTE_ILLEGAL_FOREIGN_UNIT: entente_illegality = 4;
/// a move to the unit's own province (6.A.5)
pub const ENTENTE_ILLEGAL_OWN_PROVINCE: entente_illegality = 5;
/// the unit cannot get there
pub const ENTENTE_ILLEGAL_NOT_ADJACENT: entente_illegality = 6;
/// no unit of its type may be there (6.A.3, 6.A.4)
pub const ENTENTE_ILLEGAL_CANNOT_STAND: entente_illegality = 7;
/// several coasts could be meant (6.B.1)
pub const ENTENTE_ILLEGAL_COAST_NEEDED: entente_illegality = 8;
/// the written coast cannot be reached (6.B.3)
pub const ENTENTE_ILLEGAL_COAST_UNREACHABLE: entente_illegality = 9;
/// no fleets on the board could carry the army (6.D.32), or no armies the fleet
pub const ENTENTE_ILLEGAL_NO_FLEETS: entente_illegality = 10;
/// only armies can be convoyed (6.A.7)
pub const ENTENTE_ILLEGAL_FLEET_NOT_CONVOYED: entente_illegality = 11;
/// support of the unit's own province (6.A.8)
pub const ENTENTE_ILLEGAL_SUPPORTS_ITSELF: entente_illegality = 12;
/// the supporter could not go there itself (6.A.10)
pub const ENTENTE_ILLEGAL_SUPPORT_UNREACHABLE: entente_illegality = 13;
/// no unit stands at the place of the supported unit
pub const ENTENTE_ILLEGAL_SUPPORTED_ABSENT: entente_illegality = 14;
/// the supported move is impossible (6.D.22 .. 6.D.31)
pub const ENTENTE_ILLEGAL_SUPPORTED_CANNOT_MOVE: entente_illegality = 15;
/// a convoy of an army by a unit that is no fleet at sea (6.F.1)
pub const ENTENTE_ILLEGAL_CARRIER_NOT_AT_SEA: entente_illegality = 16;
/// no unit that could be convoyed stands at the place of the convoyed unit
pub const ENTENTE_ILLEGAL_CONVOYED_ABSENT: entente_illegality = 17;
/// no route needs this unit (6.F.12, 6.G.7, 6.G.19)
pub const ENTENTE_ILLEGAL_CARRIER_NOT_NEEDED: entente_illegality = 18;
/// two different legal orders for one unit (4.D.3)
pub const ENTENTE_ILLEGAL_ORDERED_TWICE: entente_illegality = 19;
/// a retreat of a unit that was not dislodged
pub const ENTENTE_ILLEGAL_NOT_DISLODGED: entente_illegality = 20;
/// the unit may not retreat there
pub const ENTENTE_ILLEGAL_NO_RETREAT: entente_illegality = 21;
/// the power has nothing to build, or nothing to remove
pub const ENTENTE_ILLEGAL_NOTHING_DUE: entente_illegality = 22;
/// not a place where the power may build
pub const ENTENTE_ILLEGAL_NO_BUILD_SITE: entente_illegality = 23;
/// a unit stands there (6.I.4)
pub const ENTENTE_ILLEGAL_SITE_OCCUPIED: entente_illegality = 24;
/// the order does not say whether to build an army or a fleet (4.C.3)
pub const ENTENTE_ILLEGAL_BUILD_TYPE_NEEDED: entente_illegality = 25;
/// the order does not name its power
pub const ENTENTE_ILLEGAL_POWER_UNKNOWN: entente_illegality = 26;
/// no fleet but the supporter could carry the supported army (6.D.31)
pub const ENTENTE_ILLEGAL_SUPPORTER_CARRIES: entente_illegality = 27;
/// the passage is closed to the power, or until it owns certain centers
pub const ENTENTE_ILLEGAL_PASSAGE_CLOSED: entente_illegality = 28;
/// a support over a passage of less than full strength
pub const ENTENTE_ILLEGAL_PASSAGE_WEAK: entente_illegality = 29;
/// the league of the unit's power forbids it
pub const ENTENTE_ILLEGAL_LEAGUE: entente_illegality = 30;
/// the units of dummies do not move (IMMOBILE_DUMMIES)
pub const ENTENTE_ILLEGAL_IMMOBILE: entente_illegality = 31;
/// a later set of orders of the power counts instead (4.D.1)
pub const ENTENTE_ILLEGAL_REPLACED: entente_illegality = 32;
/// the written coast of the ordered fleet is not where it stands (4.B.5)
pub const ENTENTE_ILLEGAL_WRONG_UNIT_COAST: entente_illegality = 33;
/// a coast that does not exist, or for an army (4.B.6)
pub const ENTENTE_ILLEGAL_NEEDLESS_COAST: entente_illegality = 34;
/// no type of the ordered, supported or convoyed unit (4.C.1)
pub const ENTENTE_ILLEGAL_TYPE_MISSING: entente_illegality = 35;
/// army for a fleet, or fleet for an army (4.C.2)
pub const ENTENTE_ILLEGAL_TYPE_WRONG: entente_illegality = 36;
/// no nationality of a foreign unit that is supported or convoyed (4.C.5)
pub const ENTENTE_ILLEGAL_NATION_MISSING: entente_illegality = 37;
/// the unit belongs to another power (4.C.6)
pub const ENTENTE_ILLEGAL_NATION_WRONG: entente_illegality = 38;
/// another order of the power for the unit or build site counts (4.D.3, 4.D.5)
pub const ENTENTE_ILLEGAL_ANOTHER_COUNTS: entente_illegality = 39;
/// several builds in one province (4.D.5)
pub const ENTENTE_ILLEGAL_BUILT_TWICE: entente_illegality = 40;
/// builds may not be waived (4.D.7)
pub const ENTENTE_ILLEGAL_NO_WAIVE: entente_illegality = 41;
/// the unit supported to hold was ordered to make an impossible move (4.E.1)
pub const ENTENTE_ILLEGAL_MOVES_IN_VAIN: entente_illegality = 42;
/// the power of the unit supported to hold is in civil disorder (4.D.9)
pub const ENTENTE_ILLEGAL_IN_DISORDER: entente_illegality = 43;
/// a move by sea that names no path (4.A.6)
pub const ENTENTE_ILLEGAL_PATH_MISSING: entente_illegality = 44;
/// no units on the board could carry it along the path (4.A.6)
pub const ENTENTE_ILLEGAL_PATH_BROKEN: entente_illegality = 45;
/// the last of the power's sets of orders is unknown, so none counts (4.D.2)
pub const ENTENTE_ILLEGAL_SETS_UNORDERED: entente_illegality = 46;
/// a support or convoy that names a coast of the destination (NO_CHECK)
pub const ENTENTE_ILLEGAL_COAST_REFUSED: entente_illegality = 47;
/// the power handed the unit over later (4.E.5 b)
pub const ENTENTE_ILLEGAL_HANDED_OVER: entente_illegality = 48;
/// Events: results without an order.
pub type entente_event_kind = u32;
/// a dislodged unit was lost
pub const ENTENTE_EVENT_DISBANDED: entente_event_kind = 1;
/// removed because its power has too many
pub const ENTENTE_EVENT_REMOVED: entente_event_kind = 2;
/// a build that was due was not used
pub const ENTENTE_EVENT_WAIVED: entente_event_kind = 3;
/// a power won
pub const ENTENTE_EVENT_SOLO: entente_event_kind = 4;
/// the map has no place for the unit in the new phase: it may only hold
pub const ENTENTE_EVENT_CAUGHT: entente_event_kind = 5;
/// a caught unit has a place again
pub const ENTENTE_EVENT_FREED: entente_event_kind = 6;
/// the unit changed its type or coast with the map; `unit` is the new one
pub const ENTENTE_EVENT_ADAPTED: entente_event_kind = 7;
/// built for a power that ordered no builds (rule CD_BUILDS)
pub const ENTENTE_EVENT_BUILT: entente_event_kind = 8;
/// for a power that ordered no retreats (rule CD_RETREATS); `unit` is where it went
pub const ENTENTE_EVENT_RETREATED: entente_event_kind = 9;
/// a power won together with others; an event for each (rule SHARED_VICTORY)
pub const ENTENTE_EVENT_SHARED_VICTORY: entente_event_kind = 10;
/// Why an event happened.
pub type entente_event_why = u32;
/// it had no place to go
pub const ENTENTE_WHY_NO_RETREAT: entente_event_why = 1;
/// no retreat was ordered for it
pub const ENTENTE_WHY_NO_ORDER: entente_event_why = 2;
/// removals were missing
pub const ENTENTE_WHY_CIVIL_DISORDER: entente_event_why = 3;
/// a build was due and possible, but not ordered
pub const ENTENTE_WHY_NOT_ORDERED: entente_event_why = 4;
/// it owns enough centers and strictly the most
pub const ENTENTE_WHY_VICTORY: entente_event_why = 5;
/// only illegal orders were given for it
pub const ENTENTE_WHY_ILLEGAL_ORDER: entente_event_why = 6;
/// the map has no retreats phase here
pub const ENTENTE_WHY_NO_RETREATS: entente_event_why = 7;
/// the map of the new phase differs
pub const ENTENTE_WHY_MAP_CHANGED: entente_event_why = 8;
/// it owns enough centers; others may own more
pub const ENTENTE_WHY_ENOUGH_CENTERS: entente_event_why = 9;
/// it has the only unit on the board (rule LAST_MAN_STANDING)
pub const ENTENTE_WHY_LAST_UNIT: entente_event_why = 10;
/// a vassal's unit on a center of a power outside its team (rule TORN_ALLEGIANCE)
pub const ENTENTE_WHY_TORN_ALLEGIANCE: entente_event_why = 11;
/// dislodged units do not retreat (rule NO_RETREAT)
pub const ENTENTE_WHY_RETREATS_FORBIDDEN: entente_event_why = 12;
/// the same for a dummy without a controller (rule IMMOBILE_DUMMIES)
pub const ENTENTE_WHY_IMMOBILE: entente_event_why = 13;
/// its order disbanded it
pub const ENTENTE_WHY_ORDERED: entente_event_why = 14;
/// its retreat failed
pub const ENTENTE_WHY_RETREAT_FAILED: entente_event_why = 15;
/// Lists of texts about a phase. Each text is followed by a line end; a line end inside a text becomes a blank.
pub type entente_phase_texts = u32;
/// for each result the order: as it was written, else in normal form
pub const ENTENTE_TEXTS_ORDERS: entente_phase_texts = 0;
/// for each result why it ended so: a sentence, and a second one if the order that was
///                                 handed in had no unit type or a wrong one
pub const ENTENTE_TEXTS_RESULTS: entente_phase_texts = 1;
/// for each event its sentence
pub const ENTENTE_TEXTS_EVENTS: entente_phase_texts = 2;
/// for each loss its sentence
pub const ENTENTE_TEXTS_LOSSES: entente_phase_texts = 3;
/// Whose orders are unknown. Their units may do anything, and their lines are ignored.
pub type entente_unknown_orders = u32;
/// powers that have something to order, handed in nothing and are not in `about`
pub const ENTENTE_UNKNOWN_ABSENT: entente_unknown_orders = 0;
/// the powers in `unknown`
pub const ENTENTE_UNKNOWN_LISTED: entente_unknown_orders = 1;
/// How a draw is voted on.
pub type entente_draw_policy = u32;
/// yes or no to a draw of all survivors; a list counts as a yes
pub const ENTENTE_DRAW_JUDGE_DIAS: entente_draw_policy = 0;
/// a list of survivors, which approves a family of draws
pub const ENTENTE_DRAW_JUDGE_NODIAS: entente_draw_policy = 1;
/// as ENTENTE_DRAW_JUDGE_NODIAS, counted as the old judge's code does
pub const ENTENTE_DRAW_NJUDGE: entente_draw_policy = 2;
/// yes or no
pub const ENTENTE_DRAW_DAIDE: entente_draw_policy = 3;
/// any number of lists, each for exactly that draw
pub const ENTENTE_DRAW_DAIDE_PDA: entente_draw_policy = 4;
/// yes or no
pub const ENTENTE_DRAW_DPP: entente_draw_policy = 5;
/// one list, for exactly that draw; a list of one power votes for its victory
pub const ENTENTE_DRAW_DPP_PDA: entente_draw_policy = 6;
/// Kinds of votes.
pub type entente_vote_kind = u32;
/// yes
pub const ENTENTE_VOTE_DRAW: entente_vote_kind = 0;
/// takes back the power's vote for a draw
pub const ENTENTE_VOTE_NO_DRAW: entente_vote_kind = 1;
/// for a draw of some powers
pub const ENTENTE_VOTE_LIST: entente_vote_kind = 2;
/// concedes to the power with more supply centers than any other (dummies aside)
pub const ENTENTE_VOTE_CONCEDE: entente_vote_kind = 3;
/// Ends beside the victory on the board, checked after each phase is processed; a new game has none. Dummies have no
/// player and do not count as left. If several apply, the first one below decides.
pub type entente_year_limit = u32;
/// a draw of those who are left
pub const ENTENTE_YEAR_LIMIT_DRAW: entente_year_limit = 0;
/// the most centers win: one power a solo, several a shared victory
pub const ENTENTE_YEAR_LIMIT_MOST_CENTERS: entente_year_limit = 1;
pub const ENTENTE_YEAR_LIMIT_NO_RESULT: entente_year_limit = 2;
/// What happens to the orders that the power has handed in before.
pub type entente_submit_mode = u32;
/// they are dropped
pub const ENTENTE_SUBMIT_REPLACE: entente_submit_mode = 0;
/// an order takes the place of the one that its unit or build site had; the rest stays
pub const ENTENTE_SUBMIT_AMEND: entente_submit_mode = 1;
/// they stay as an earlier set of orders. The rule order_sets (DATC 4.D.1) decides which
///                                   sets count, by default the last. A set may be empty
pub const ENTENTE_SUBMIT_NEXT_SET: entente_submit_mode = 2;
/// they stay; the new ones are default orders of the phase, if it hands in none
pub const ENTENTE_SUBMIT_DEFAULTS: entente_submit_mode = 3;
/// Parts of a result that the exchange can leave out: bits.
pub type entente_result_parts = u32;
/// "after" of an adjudicated phase
pub const ENTENTE_PART_AFTER: entente_result_parts = 1;
/// "powers" of legal orders
pub const ENTENTE_PART_POWERS: entente_result_parts = 2;
/// Forms of a drawing.
pub type entente_render_form = u32;
pub const ENTENTE_RENDER_SVG: entente_render_form = 0;
/// the board as text, in sequence: for screen readers
pub const ENTENTE_RENDER_TEXT: entente_render_form = 1;
/// The colors of what is no power's.
pub type entente_render_theme = u32;
pub const ENTENTE_RENDER_LIGHT: entente_render_theme = 0;
pub const ENTENTE_RENDER_DARK: entente_render_theme = 1;
pub const ENTENTE_RENDER_PRINT: entente_render_theme = 2;
pub const ENTENTE_RENDER_HIGH_CONTRAST: entente_render_theme = 3;
/// Colors of powers: the usual ones; or colors and patterns for players to whom red and green, or blue and yellow, look
/// alike.
pub type entente_render_palette = u32;
pub const ENTENTE_RENDER_USUAL: entente_render_palette = 0;
pub const ENTENTE_RENDER_RED_GREEN: entente_render_palette = 1;
pub const ENTENTE_RENDER_BLUE_YELLOW: entente_render_palette = 2;
/// Parts of a picture: bits.
pub type entente_render_parts = u32;
pub const ENTENTE_RENDER_ORDERS: entente_render_parts = 1;
/// without them orders are drawn as if all succeed
pub const ENTENTE_RENDER_RESULTS: entente_render_parts = 2;
pub const ENTENTE_RENDER_NAMES: entente_render_parts = 4;
pub const ENTENTE_RENDER_CENTERS: entente_render_parts = 8;
pub const ENTENTE_RENDER_LEGEND: entente_render_parts = 16;
/// The forms in which games, phases and positions are exchanged. A build may lack some of them.
pub type entente_game_form = u32;
/// Entente's JSON: a game or a phase
pub const ENTENTE_GAME_FORM_JSON: entente_game_form = 0;
/// Entente's binary saved game
pub const ENTENTE_GAME_FORM_BINARY: entente_game_form = 1;
/// the saved game of the `diplomacy` Python package
pub const ENTENTE_GAME_FORM_DIPLOMACY: entente_game_form = 2;
/// the game JSON of dipcc
pub const ENTENTE_GAME_FORM_DIPCC: entente_game_form = 3;
/// the state from webDiplomacy's API: variants 1, 15, 23
pub const ENTENTE_GAME_FORM_WEBDIPLOMACY: entente_game_form = 4;
/// a case in the DATC form
pub const ENTENTE_GAME_FORM_DATC: entente_game_form = 5;
/// jDip's test-case text
pub const ENTENTE_GAME_FORM_JDIP: entente_game_form = 6;
/// the judges' text listing
pub const ENTENTE_GAME_FORM_JUDGE: entente_game_form = 7;
/// a position in one line
pub const ENTENTE_GAME_FORM_LINE: entente_game_form = 8;
/// guess the form from the text
pub const ENTENTE_GAME_FORM_GUESS: entente_game_form = 255;
/// also "neutral"
pub const ENTENTE_NO_POWER: entente_power = 255;
pub const ENTENTE_NO_PROVINCE: entente_province = 4095;
pub const ENTENTE_NO_LOCATION: entente_location = 4095;
pub const ENTENTE_NO_CENTER: entente_center = 65535;
/// of this header
pub const ENTENTE_ABI_VERSION: u32 = 1;
/// the oldest header that this library still serves
pub const ENTENTE_ABI_OLDEST: u32 = 1;
pub const ENTENTE_MAX_OPTIONS: u32 = 120;
/// Bytes that hold the normal form of any order of any map, with the final zero byte.
pub const ENTENTE_ORDER_TEXT_SIZE: usize = 128;
pub const ENTENTE_NOT_LISTED: u32 = 4294967295;
pub const ENTENTE_NO_ACTION: entente_action = 4294967295;
/// What went wrong, where, and what was expected.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_error {
    pub struct_size: u32,
    pub status: entente_status,
    /// 1: the next four members are a place in the input; 0: they are 0
    pub has_place: entente_bool,
    /// from 1
    pub line: u32,
    /// in characters (code points), from 1
    pub column: u32,
    /// in bytes from the start of the input
    pub offset: u32,
    /// of the offending token, in bytes; 0: a place between two bytes, or the end
    pub length: u32,
    pub reserved: u32,
    /// of a map text; empty if none
    pub file: [c_char; 128],
    /// what is wrong, where, what was expected; always ends with a zero byte
    pub message: [c_char; 512],
}
const _: () = assert!(std::mem::size_of::<entente_error>() == 672);
impl entente_error {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 672;
        made
    }
}
impl Default for entente_error {
    fn default() -> Self {
        Self::new()
    }
}

/// How sentences for people are written: in every function that writes some. NULL, or 0 in every member: in English,
/// with ids, in lines of any length. A member that a text has no use for has no effect: width and board on one sentence
/// or on JSON. Languages that the library does not have, and widths out of range, are INVALID_ARGUMENT. Errors,
/// and what entente_map_summary, entente_map_reader_diagnostics and the descriptions of rules, forms and scores say, are
/// in English.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_text_options {
    pub struct_size: u32,
    /// 1: full names of the phase ("Army Paris"); 0: ids ("A PAR")
    pub full_names: entente_bool,
    /// of texts of several lines: the most columns of a line, 20 to 1,048,576; 0: no limit
    pub width: u32,
    /// 1: a report also lists each power's units and supply centers after the phase
    pub board: entente_bool,
    pub language: entente_text_language,
    /// 0
    pub reserved: u32,
}
const _: () = assert!(std::mem::size_of::<entente_text_options>() == 24);
impl entente_text_options {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 24;
        made
    }
}
impl Default for entente_text_options {
    fn default() -> Self {
        Self::new()
    }
}

/// A shipped map. Texts end with a zero byte.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_builtin_info {
    pub struct_size: u32,
    pub reserved: u32,
    /// "standard", which entente_map_builtin takes
    pub name: [c_char; 32],
}
const _: () = assert!(std::mem::size_of::<entente_builtin_info>() == 40);
impl entente_builtin_info {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 40;
        made
    }
}
impl Default for entente_builtin_info {
    fn default() -> Self {
        Self::new()
    }
}

/// How many errors and warnings a text has.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_diagnostic_counts {
    pub struct_size: u32,
    pub errors: u32,
    pub warnings: u32,
    pub reserved: u32,
}
const _: () = assert!(std::mem::size_of::<entente_diagnostic_counts>() == 16);
impl entente_diagnostic_counts {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 16;
        made
    }
}
impl Default for entente_diagnostic_counts {
    fn default() -> Self {
        Self::new()
    }
}

/// The parts of a map that are the same in all phases.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_map_info {
    pub struct_size: u32,
    /// a number of the map's content; the same on every platform
    pub fingerprint: u32,
    pub province_count: u32,
    /// provinces and coasts; location p < province_count is province p without a coast
    pub location_count: u32,
    pub power_count: u32,
    pub center_count: u32,
    /// maps that differ by phase (IN, FROM), including the base map
    pub stage_count: u32,
    pub reserved: u32,
    /// "S1901M"
    pub begin_phase: [c_char; 32],
    /// "SPRING 1901 MOVEMENT"; of a longer name the beginning
    pub begin_text: [c_char; 160],
}
const _: () = assert!(std::mem::size_of::<entente_map_info>() == 224);
impl entente_map_info {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 224;
        made
    }
}
impl Default for entente_map_info {
    fn default() -> Self {
        Self::new()
    }
}

/// Counts of the map in force in a phase.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_stage_counts {
    pub struct_size: u32,
    pub provinces: u32,
    pub locations: u32,
    /// undirected, between provinces, with any power and center conditions
    pub army_edges: u32,
    /// between locations
    pub fleet_edges: u32,
    pub powers: u32,
    pub centers: u32,
    /// at the start
    pub units: u32,
    /// centers for a solo victory in the first game-year, or in the year of the phase
    pub victory: u32,
    pub reserved: u32,
}
const _: () = assert!(std::mem::size_of::<entente_stage_counts>() == 40);
impl entente_stage_counts {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 40;
        made
    }
}
impl Default for entente_stage_counts {
    fn default() -> Self {
        Self::new()
    }
}

/// A location of the base map.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_location_info {
    pub struct_size: u32,
    pub province: entente_province,
    /// index of the supply center, or ENTENTE_NO_CENTER; the same for a province and its coasts
    pub center: entente_center,
    pub terrain: entente_terrain,
    /// an army may stand here
    pub takes_army: entente_bool,
    /// a fleet may stand here
    pub takes_fleet: entente_bool,
    /// of the province
    pub coast_count: u32,
    /// location of its first coast, or ENTENTE_NO_LOCATION; the others follow
    pub first_coast: entente_location,
}
const _: () = assert!(std::mem::size_of::<entente_location_info>() == 32);
impl entente_location_info {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 32;
        made
    }
}
impl Default for entente_location_info {
    fn default() -> Self {
        Self::new()
    }
}

/// A power of the base map.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_power_info {
    pub struct_size: u32,
    pub home_count: u32,
    /// bit per power: members of the leagues that its LEAGUE line lists, its own included
    pub friends: entente_power_set,
    /// code point of its letter; 0 if it has none
    pub letter: u32,
    /// 1: a dummy; `dummies` of the summary lists who may control it
    pub is_dummy: entente_bool,
}
const _: () = assert!(std::mem::size_of::<entente_power_info>() == 24);
impl entente_power_info {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 24;
        made
    }
}
impl Default for entente_power_info {
    fn default() -> Self {
        Self::new()
    }
}

/// One value for each rule option: the disputable issues of DATC section 4, the options that RULE lines of maps set, and
/// habits of judges ("victory_gain", "empty_retreats"). Plain memory; fill it with entente_rules_init. Where a function
/// takes `const entente_rules*`, NULL means the default with the RULE lines of the map; a rule that needs another map is
/// NOT_SUPPORTED.
///   An exchange and entente_convert read inputs that may say something about rules. That changes the rules given:
/// options of the input set their options, RULE names their rules (those about press or deadlines: none), and a preset
/// is a whole rulebook. A note tells which options of the input win. With `replaces` the given rules count alone, and
/// the note tells which options they replace. All other functions ignore `replaces`; those that write rules set it to
/// 0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_rules {
    pub struct_size: u32,
    /// by option index; unused ones zero
    pub value: [u8; 120],
    /// 0; 1: what an input says about rules does not count
    pub replaces: entente_bool,
}
const _: () = assert!(std::mem::size_of::<entente_rules>() == 128);
impl entente_rules {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 128;
        made
    }
}
impl Default for entente_rules {
    fn default() -> Self {
        Self::new()
    }
}

/// A preset: a rulebook, or the practice of a known judge. Texts end with a zero byte.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_preset_info {
    pub struct_size: u32,
    pub reserved: u32,
    /// "1971", which entente_rules_read reads
    pub name: [c_char; 32],
    /// "rulebooks of 1971 and 1976"
    pub text: [c_char; 96],
}
const _: () = assert!(std::mem::size_of::<entente_preset_info>() == 136);
impl entente_preset_info {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 136;
        made
    }
}
impl Default for entente_preset_info {
    fn default() -> Self {
        Self::new()
    }
}

/// An option. Texts end with a zero byte.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_option_info {
    pub struct_size: u32,
    pub value_count: u32,
    pub origin: entente_option_origin,
    pub reserved: u32,
    /// "civil_disorder"
    pub name: [c_char; 64],
    /// "4.D.8", or "" for an option that is no issue of DATC section 4
    pub issue: [c_char; 16],
    /// the question that every value answers
    pub question: [c_char; 160],
}
const _: () = assert!(std::mem::size_of::<entente_option_info>() == 256);
impl entente_option_info {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 256;
        made
    }
}
impl Default for entente_option_info {
    fn default() -> Self {
        Self::new()
    }
}

/// A value of an option. Texts end with a zero byte.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_value_info {
    pub struct_size: u32,
    /// of DATC 3.0; "" if it has none
    pub letter: [c_char; 8],
    /// "home_distance"
    pub name: [c_char; 64],
    /// the effect of the value
    pub text: [c_char; 256],
    /// DATC cases it changes or leaves without an answer: "6.J.3 6.J.6"
    pub cases: [c_char; 160],
    /// the subset of `cases` that it leaves without an answer
    pub no_answer: [c_char; 96],
    /// names of RULE lines that set it when all are in force
    pub map_rules: [c_char; 64],
    pub reserved: u32,
}
const _: () = assert!(std::mem::size_of::<entente_value_info>() == 656);
impl entente_value_info {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 656;
        made
    }
}
impl Default for entente_value_info {
    fn default() -> Self {
        Self::new()
    }
}

/// A unit on the board. Never grows.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_unit {
    pub location: u16,
    pub power: u8,
    pub unit_type: u8,
}
const _: () = assert!(std::mem::size_of::<entente_unit>() == 4);
impl entente_unit {
    /// All members 0.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let made: Self = unsafe { std::mem::zeroed() };
        made
    }
}
impl Default for entente_unit {
    fn default() -> Self {
        Self::new()
    }
}

/// Phase, numbers of units and end of a position.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_position_info {
    pub struct_size: u32,
    pub year: i32,
    pub phase_type: entente_phase_type,
    /// without the dislodged units
    pub unit_count: u32,
    pub dislodged_count: u32,
    pub end_kind: entente_end_kind,
    /// bit per power: for whom the game ended
    pub winners: entente_power_set,
    /// "S1901M"; "COMPLETED" if the game is over
    pub phase_name: [c_char; 32],
    /// of the phase: the later of two phases of a year has the higher number
    pub place_in_flow: u32,
    pub reserved: u32,
}
const _: () = assert!(std::mem::size_of::<entente_position_info>() == 72);
impl entente_position_info {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 72;
        made
    }
}
impl Default for entente_position_info {
    fn default() -> Self {
        Self::new()
    }
}

/// What a power has on the board. Never grows.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_power_counts {
    /// without the dislodged ones
    pub units: u16,
    /// dislodged units
    pub dislodged: u16,
    /// supply centers that it owns and that count in the phase
    pub centers: u16,
    pub reserved: u16,
}
const _: () = assert!(std::mem::size_of::<entente_power_counts>() == 8);
impl entente_power_counts {
    /// All members 0.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let made: Self = unsafe { std::mem::zeroed() };
        made
    }
}
impl Default for entente_power_counts {
    fn default() -> Self {
        Self::new()
    }
}

/// Counters that only some maps have; a position keeps them for every power. On other maps they are zero.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_power_state {
    pub struct_size: u32,
    /// owned centers that it may still turn into homes by building there (&SC)
    pub claims: u32,
    /// builds left on any of its vacant homes, which it then owns (SC!)
    pub seizing_builds: u32,
    /// the same, but without owning the home; they lapse after the next adjustments (SC?)
    pub guest_builds: u32,
    /// Of a dummy: index of the controller whose turn it is, of its `controllers` in the map's summary.
    pub control_turn: u32,
    /// on maps with VASSAL_DUMMIES, of a dummy: the power that controls it, plus 1; 0: none
    pub controller: u32,
}
const _: () = assert!(std::mem::size_of::<entente_power_state>() == 24);
impl entente_power_state {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 24;
        made
    }
}
impl Default for entente_power_state {
    fn default() -> Self {
        Self::new()
    }
}

/// A scoring system.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_score_system_info {
    pub struct_size: u32,
    pub reserved: u32,
    /// "draw-size"
    pub name: [c_char; 32],
    /// how it counts
    pub text: [c_char; 128],
}
const _: () = assert!(std::mem::size_of::<entente_score_system_info>() == 168);
impl entente_score_system_info {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 168;
        made
    }
}
impl Default for entente_score_system_info {
    fn default() -> Self {
        Self::new()
    }
}

/// A fraction in lowest terms; the denominator is above 0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_score {
    pub numerator: i64,
    pub denominator: i64,
}
const _: () = assert!(std::mem::size_of::<entente_score>() == 16);
impl entente_score {
    /// All members 0.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let made: Self = unsafe { std::mem::zeroed() };
        made
    }
}
impl Default for entente_score {
    fn default() -> Self {
        Self::new()
    }
}

/// The parts of an order.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_order_fields {
    pub struct_size: u32,
    pub kind: entente_order_kind,
    /// who gives it; ENTENTE_NO_POWER: not said
    pub power: entente_power,
    /// kind BUILD: the type to build
    pub unit_type: entente_unit_type,
    /// 0: the text did not say
    pub unit_type_known: entente_bool,
    /// of the supported or convoyed unit
    pub third_type: entente_unit_type,
    pub third_type_known: entente_bool,
    pub via_convoy: entente_bool,
    /// how the text wrote it; zero is fine
    pub written: entente_written,
    /// where the ordered unit stands, or the build site
    pub source: entente_location,
    /// destination of a move, retreat, supported move or convoy, or ENTENTE_NO_LOCATION
    pub target: entente_location,
    /// where the supported or convoyed unit stands, or ENTENTE_NO_LOCATION
    pub third: entente_location,
}
const _: () = assert!(std::mem::size_of::<entente_order_fields>() == 48);
impl entente_order_fields {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 48;
        made
    }
}
impl Default for entente_order_fields {
    fn default() -> Self {
        Self::new()
    }
}

/// Orders of one unit, of one build site, or the WAIVE of one power: a run in a list.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_order_group {
    /// index of its first order in the list
    pub first: u32,
    /// how many
    pub count: u32,
    /// of the unit or site; ENTENTE_NO_PROVINCE: WAIVE
    pub province: u16,
    pub power: u8,
    pub reserved: u8,
}
const _: () = assert!(std::mem::size_of::<entente_order_group>() == 12);
impl entente_order_group {
    /// All members 0.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let made: Self = unsafe { std::mem::zeroed() };
        made
    }
}
impl Default for entente_order_group {
    fn default() -> Self {
        Self::new()
    }
}

/// The number of an order among the legal orders of its province. Never grows.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_order_number {
    /// index in the list of the province
    pub number: u32,
    /// as entente_legal_orders takes it
    pub province: u16,
    /// 0
    pub reserved: u16,
}
const _: () = assert!(std::mem::size_of::<entente_order_number>() == 8);
impl entente_order_number {
    /// All members 0.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let made: Self = unsafe { std::mem::zeroed() };
        made
    }
}
impl Default for entente_order_number {
    fn default() -> Self {
        Self::new()
    }
}

/// The result of an order.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_order_result {
    /// normalised: real type and coast filled in
    pub order: entente_order,
    /// province (before the phase) of the unit that made the order fail, or ENTENTE_NO_PROVINCE
    pub cause: u16,
    /// province of the unit that dislodged the ordered unit, or ENTENTE_NO_PROVINCE
    pub dislodged_by: u16,
    /// ENTENTE_REASON_NONE: it succeeded
    pub reason: u8,
    /// why the order is illegal, or void by a rule
    pub illegality: u8,
    /// 1: not given, but implied for a unit without a legal order
    pub implied: u8,
    /// 1: a build that the other powers do not see before the next movement results
    pub hidden: u8,
}
const _: () = assert!(std::mem::size_of::<entente_order_result>() == 16);
impl entente_order_result {
    /// All members 0.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let made: Self = unsafe { std::mem::zeroed() };
        made
    }
}
impl Default for entente_order_result {
    fn default() -> Self {
        Self::new()
    }
}

/// An event. Never grows.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_event {
    pub kind: u8,
    pub why: u8,
    pub power: u8,
    pub reserved: u8,
    /// location ENTENTE_NO_LOCATION if the event is not about a unit
    pub unit: entente_unit,
}
const _: () = assert!(std::mem::size_of::<entente_event>() == 8);
impl entente_event {
    /// All members 0.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let made: Self = unsafe { std::mem::zeroed() };
        made
    }
}
impl Default for entente_event {
    fn default() -> Self {
        Self::new()
    }
}

/// Counts and end of an adjudicated phase.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_phase_summary {
    pub struct_size: u32,
    /// one for each order, then the implied ones
    pub result_count: u32,
    pub event_count: u32,
    /// whether the phase ended the game, and how
    pub end_kind: entente_end_kind,
    /// bit per power: the winners of that end
    pub winners: entente_power_set,
    /// of a phase of a game: the powers that played their default orders; else 0
    pub by_default: entente_power_set,
    /// Of a phase of a game, else 0: a number that is another one when the phase was undone and other orders were played
    /// since, in it or before it. So a caller sees whether results that it keeps are still those of the game.
    pub serial: u64,
}
const _: () = assert!(std::mem::size_of::<entente_phase_summary>() == 40);
impl entente_phase_summary {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 40;
        made
    }
}
impl Default for entente_phase_summary {
    fn default() -> Self {
        Self::new()
    }
}

/// What the advice is about. NULL, or 0 in every member: all orders that were handed in.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_advise_options {
    pub struct_size: u32,
    pub which_unknown: entente_unknown_orders,
    /// a bit per power; 0 with ENTENTE_UNKNOWN_ABSENT
    pub unknown: entente_power_set,
    /// bit per power: whose orders and units the advice is about; 0: all
    pub about: entente_power_set,
    /// 1: also the certain and possible results under any orders of unknown powers
    pub outlook: entente_bool,
    /// 0
    pub reserved: u32,
}
const _: () = assert!(std::mem::size_of::<entente_advise_options>() == 32);
impl entente_advise_options {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 32;
        made
    }
}
impl Default for entente_advise_options {
    fn default() -> Self {
        Self::new()
    }
}

/// What one order is worth by itself.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_order_check {
    pub struct_size: u32,
    pub is_legal: entente_bool,
    /// ENTENTE_REASON_NONE if it is legal; else _ILLEGAL, _UNREADABLE, or of a statement
    ///                                     _STATED or _IGNORED
    pub reason: entente_reason,
    /// of an illegal order
    pub illegality: entente_illegality,
    pub written: entente_written,
    /// of an unreadable text: where in it the unreadable part starts
    pub fault_offset: u32,
    /// in bytes
    pub fault_length: u32,
    pub reserved: u32,
    /// of kind 0 if the text is no order
    pub order: entente_order,
}
const _: () = assert!(std::mem::size_of::<entente_order_check>() == 40);
impl entente_order_check {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 40;
        made
    }
}
impl Default for entente_order_check {
    fn default() -> Self {
        Self::new()
    }
}

/// A game and its current phase.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_game_info {
    pub struct_size: u32,
    /// of the current phase
    pub year: i32,
    pub phase_type: entente_phase_type,
    /// ENTENTE_END_NONE: the game goes on
    pub end_kind: entente_end_kind,
    /// of the end
    pub winners: entente_power_set,
    /// powers that want the phase to wait
    pub waiting: entente_power_set,
    /// phases played; also the number of the current phase
    pub phase_count: entente_phase,
    /// phases that can be redone
    pub undone_count: u32,
    pub draw_policy: entente_draw_policy,
    /// lines handed in for the current phase
    pub line_count: u32,
    /// "S1901M"; "COMPLETED" if the game is over
    pub phase_name: [c_char; 32],
    pub reserved: u64,
}
const _: () = assert!(std::mem::size_of::<entente_game_info>() == 88);
impl entente_game_info {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 88;
        made
    }
}
impl Default for entente_game_info {
    fn default() -> Self {
        Self::new()
    }
}

/// A vote. Never grows.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_vote {
    /// LIST: the draw; CONCEDE: the power conceded to; else 0
    pub powers: entente_power_set,
    /// who votes
    pub power: u8,
    pub kind: u8,
    /// Of a vote that is given: 1: the yes came as a list, which counts as a plain yes; not saved.
    pub list_ignored: u8,
    pub reserved: [u8; 5],
}
const _: () = assert!(std::mem::size_of::<entente_vote>() == 16);
impl entente_vote {
    /// All members 0.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let made: Self = unsafe { std::mem::zeroed() };
        made
    }
}
impl Default for entente_vote {
    fn default() -> Self {
        Self::new()
    }
}

/// Ends of a game beside the victory on the board.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_end_rules {
    pub struct_size: u32,
    /// 1: the last power that is left wins
    pub last_survivor: entente_bool,
    /// 1: last_year counts
    pub has_last_year: entente_bool,
    /// the game ends when the next phase is in a year beyond it
    pub last_year: i32,
    /// how it then ends
    pub year_limit: entente_year_limit,
    /// years without a center changing hands that make a draw; 0: never; at most 2^31 - 1
    pub stalemate_years: u32,
    /// played phases that make one; 0: never; at most 2^31 - 1
    pub phase_limit: u32,
    pub reserved: u32,
}
const _: () = assert!(std::mem::size_of::<entente_end_rules>() == 32);
impl entente_end_rules {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 32;
        made
    }
}
impl Default for entente_end_rules {
    fn default() -> Self {
        Self::new()
    }
}

/// How orders are handed in. NULL: they replace the earlier ones, and the host hands them in.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_submission {
    pub struct_size: u32,
    /// The power that hands them in: the power itself, one that controls it (a dummy) or one that the host allowed
    /// (entente_game_allow); ENTENTE_NO_POWER: no check, for orders of the host.
    pub by: entente_power,
    pub mode: entente_submit_mode,
    pub reserved: u32,
}
const _: () = assert!(std::mem::size_of::<entente_submission>() == 16);
impl entente_submission {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 16;
        made
    }
}
impl Default for entente_submission {
    fn default() -> Self {
        Self::new()
    }
}

/// What a power still has to order in the current phase.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_owed {
    pub struct_size: u32,
    /// units without a legal order; in a retreats phase dislodged units that have a place to go
    pub unit_count: u32,
    /// builds that are due and possible, neither ordered nor waived
    pub build_count: u32,
    /// removals that are due and not ordered
    pub removal_count: u32,
    /// the power that can order them; ENTENTE_NO_POWER for a dummy without a controller on the map
    pub by: entente_power,
    pub reserved: u32,
}
const _: () = assert!(std::mem::size_of::<entente_owed>() == 24);
impl entente_owed {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 24;
        made
    }
}
impl Default for entente_owed {
    fn default() -> Self {
        Self::new()
    }
}

/// A line that was submitted: an order or an unreadable text. Lines are sorted by power; each power's lines keep their
/// sequence.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_line {
    pub struct_size: u32,
    /// who submitted it
    pub power: entente_power,
    /// 0: in the first set of orders of its power; the rule order_sets decides which sets count
    pub order_set: u32,
    /// 1: it came as text; 0: as a packed order
    pub is_written: entente_bool,
    /// 0: no order: entente_game_line_fault says why
    pub is_readable: entente_bool,
    /// nationality written for the ordered unit, or ENTENTE_NO_POWER
    pub unit_nation: entente_power,
    /// for the supported or convoyed unit
    pub third_nation: entente_power,
    /// with the position of the phase known
    pub written: entente_written,
    /// in the text, start of the unreadable part
    pub fault_offset: u32,
    /// in bytes
    pub fault_length: u32,
    /// as submitted; of kind 0 if unreadable
    pub order: entente_order,
}
const _: () = assert!(std::mem::size_of::<entente_line>() == 48);
impl entente_line {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 48;
        made
    }
}
impl Default for entente_line {
    fn default() -> Self {
        Self::new()
    }
}

/// Counts of a replay.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_replay_summary {
    pub struct_size: u32,
    /// compared + skipped
    pub phase_count: entente_phase,
    /// phases that were adjudicated and compared
    pub compared: u32,
    pub difference_count: u32,
    /// remarks that are no differences
    pub remark_count: u32,
    /// notes about parts of the input that are not read (entente_exchange_notes)
    pub note_count: u32,
    /// the record has nothing after the phase
    pub skipped_last: u32,
    /// retreats phases in which no unit has a place to go
    pub skipped_empty: u32,
    /// the game is over
    pub skipped_over: u32,
    pub reserved: u32,
}
const _: () = assert!(std::mem::size_of::<entente_replay_summary>() == 40);
impl entente_replay_summary {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 40;
        made
    }
}
impl Default for entente_replay_summary {
    fn default() -> Self {
        Self::new()
    }
}

/// How a board is drawn; 0 in every member is the usual form.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_render_options {
    pub struct_size: u32,
    pub form: entente_render_form,
    pub theme: entente_render_theme,
    pub palette: entente_render_palette,
    /// the parts to leave out
    pub hidden: entente_render_parts,
    /// 1: full names of the phase ("Army Paris"; labels where there is room); 0: ids ("A PAR")
    pub full_names: entente_bool,
    /// of SVG in pixels, of text in columns, at least 20; 0: its own, no limit
    pub width: u32,
    pub language: entente_text_language,
    /// Bit per power: draws what their orders do surely and what they may do, however the others are ordered, instead of
    /// results; 0: results.
    pub outlook: entente_power_set,
}
const _: () = assert!(std::mem::size_of::<entente_render_options>() == 40);
impl entente_render_options {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 40;
        made
    }
}
impl Default for entente_render_options {
    fn default() -> Self {
        Self::new()
    }
}

/// A form. Texts end with a zero byte.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_game_form_info {
    pub struct_size: u32,
    pub form: entente_game_form,
    /// "webdiplomacy"
    pub name: [c_char; 24],
    /// "state that webDiplomacy's API gives"
    pub text: [c_char; 96],
}
const _: () = assert!(std::mem::size_of::<entente_game_form_info>() == 128);
impl entente_game_form_info {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 128;
        made
    }
}
impl Default for entente_game_form_info {
    fn default() -> Self {
        Self::new()
    }
}

/// How a game of random orders went.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct entente_play_summary {
    pub struct_size: u32,
    pub phase_count: entente_phase,
    /// digest of every order, outcome and position; for a seed the same on every platform
    pub signature: u64,
    /// bit per power: the winners, if the game ended within the limit
    pub winners: entente_power_set,
    pub end_kind: entente_end_kind,
    pub reserved: u32,
}
const _: () = assert!(std::mem::size_of::<entente_play_summary>() == 32);
impl entente_play_summary {
    /// All members 0 but `struct_size`.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        // Safety: the struct has numbers only.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = 32;
        made
    }
}
impl Default for entente_play_summary {
    fn default() -> Self {
        Self::new()
    }
}

/// A text of any length, written by a function. It never changes; any threads.
#[repr(C)]
pub struct entente_text {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<(*mut u8, std::marker::PhantomPinned)>,
}
/// A map with its phases. It never changes; any threads.
#[repr(C)]
pub struct entente_map {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<(*mut u8, std::marker::PhantomPinned)>,
}
/// Reads a map of several files. The reader names the file that it needs next and the caller gives its text, until the
/// reader needs no more.
///
///   entente_map_reader_new(ENTENTE_MAP_FORM_MAP, text, length, "my.map", 6, &reader, NULL);
///   while ((name = entente_map_reader_wants(reader)) != NULL) entente_map_reader_give(reader, ..);
///   entente_map_reader_finish(reader, &map, &error);
#[repr(C)]
pub struct entente_map_reader {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<(*mut u8, std::marker::PhantomPinned)>,
}
/// Working memory for one thread and one map, with the outcome of the last phase.
#[repr(C)]
pub struct entente_scratch {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<(*mut u8, std::marker::PhantomPinned)>,
}
/// Numbers every order of a map from 0 to entente_actions_count - 1, as indices of a learner's policy vector. Numbers do
/// not depend on a position or a power: the same order of two powers is one action. For each unit at each of its places
/// there are hold, moves, moves VIA convoy, supports, convoys, retreats, disband and build, with coasts where a fleet
/// needs one. The last number is WAIVE. Orders that depend on convoying fleets (moves VIA, their supports, convoys) are
/// included if they are possible with fleets in all seas. Never changes; any threads.
#[repr(C)]
pub struct entente_actions {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<(*mut u8, std::marker::PhantomPinned)>,
}
/// A game over time: position, submitted orders, history. Phases are counted from 0; `phase` equal to the number of
/// phases played means the current one.
#[repr(C)]
pub struct entente_game {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<(*mut u8, std::marker::PhantomPinned)>,
}
/// A JSON phase object or a JSON game that was read once. Its phases are accessed by index. It never changes; any
/// threads.
#[repr(C)]
pub struct entente_document {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<(*mut u8, std::marker::PhantomPinned)>,
}
/// Adjudicates JSON phases and games as the program `entente` does; keeps working memory and maps between calls.
///
/// Where a call takes `options`, they say how the sentences of its answer and its notes are written. An input may say it
/// itself: "language":"de" and "full_names":true, beside the phases of a game, in a phase object, in a ballot. These
/// change what the options say.
#[repr(C)]
pub struct entente_exchange {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<(*mut u8, std::marker::PhantomPinned)>,
}
extern "C" {
    /// ENTENTE_OK if this library can serve a program compiled with `abi_version` (pass ENTENTE_ABI_VERSION), else
    /// ENTENTE_ERR_ABI_MISMATCH.
    pub fn entente_abi_check(abi_version: u32) -> entente_status;
    /// 1 if this library has a part: "core", the functions of this header, which every library has; "drawing", for
    /// entente_render; "encodings", the functions of encodings.h; "press", those of press.h. 0 for other names.
    pub fn entente_has(part: *const c_char, part_length: usize) -> entente_bool;
    /// "1.0.0".
    pub fn entente_version() -> *const c_char;
    /// The version as a number: major * 1000000 + minor * 1000 + patch. 1.0.0 is 1000000.
    pub fn entente_version_number() -> u32;
    /// The word of a member, which JSON and the program share: entente_word(ENTENTE_WORDS_REASON, 3) is "bounced". It is the
    /// name of the constant without its prefix, in small letters; those of draw policies and score systems have "-" where
    /// the constant has "_". Of flags a member is one bit. NULL for a number without a word. Static.
    pub fn entente_word(of: entente_word_list, value: u32) -> *const c_char;
    /// The member of a word, in any case, with "-" or "_". Errors: NOT_FOUND, naming the words.
    pub fn entente_find_word(of: entente_word_list, word: *const c_char, length: usize, value: *mut u32, error: *mut entente_error) -> entente_status;
    /// The bytes, followed by a zero byte; and their number without that byte.
    pub fn entente_text_data(text: *const entente_text) -> *const c_void;
    /// The bytes, followed by a zero byte; and their number without that byte.
    pub fn entente_text_length(text: *const entente_text) -> usize;
    /// Frees a text.
    pub fn entente_text_free(text: *mut entente_text);
    /// A shipped map by number; 0 is the standard map. Errors: NOT_FOUND beyond the last.
    pub fn entente_map_builtin_describe(index: u32, info: *mut entente_builtin_info, error: *mut entente_error) -> entente_status;
    /// Returns a shipped map by name, in any case ("standard", "fleet_rome"). It parses nothing.
    ///   Errors: NOT_FOUND, naming the nearest.
    pub fn entente_map_builtin(name: *const c_char, name_length: usize, game_map: *mut *mut entente_map, error: *mut entente_error) -> entente_status;
    /// Returns another reference to the same map. Free each reference once.
    pub fn entente_map_retain(game_map: *const entente_map) -> *mut entente_map;
    /// Frees a reference to a map.
    pub fn entente_map_free(game_map: *mut entente_map);
    /// Reads a map in any form but ENTENTE_MAP_FORM_DOT. A text may include shipped maps ("standard.map"), no other files.
    /// If the text is not JSON or MDF at all, the message has the code BAD_JSON or BAD_MDF; in these forms line and column
    /// are those of the value.
    ///   Bounds: 1 MiB a file and 4 MiB in all of .map text, 64 files, 16 deep; 4 MiB of the other forms. A larger text is
    ///           an error of the text with the code LIMIT.
    ///   Errors: INVALID_ARGUMENT if the text has errors: the message is about the first (entente_map_reader_diagnostics
    ///           lists all); NOT_SUPPORTED for ENTENTE_MAP_FORM_DOT, which is written only.
    pub fn entente_map_read(form: entente_map_form, text: *const c_char, length: usize, file_name: *const c_char, file_name_length: usize, game_map: *mut *mut entente_map, error: *mut entente_error) -> entente_status;
    /// Writes a map. Text and JSON can be read back to the same map; MDF keeps only the parts that it has. The text is
    /// canonical: equal maps have equal texts. Its MAP line keeps the name of the drawing; it includes no files. A map is
    /// named as its file: to get the same map from .map text, with the same fingerprint, read it with the file name
    /// "NAME.map"; JSON has the name.
    ///   Errors: INVALID_ARGUMENT if the form cannot express the map; LIMIT if it is larger than a map text may be.
    pub fn entente_map_write(game_map: *const entente_map, form: entente_map_form, text: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// Writes a summary of the map in force in a phase ("S1904M"; length 0: the base map, before any IN or FROM): lines for
    /// people, or JSON with everything about the map and the diagnostics of its text (map-summary.schema.json): also flags,
    /// leagues, controllers of dummies, rotations, graphics, rules and addresses. No function reads the summary; for JSON
    /// that can be read, use entente_map_write with ENTENTE_MAP_FORM_JSON. In English.
    ///   Errors: INVALID_ARGUMENT for a name that is no phase of the map, or another form.
    pub fn entente_map_summary(game_map: *const entente_map, phase_name: *const c_char, phase_name_length: usize, form: entente_text_form, text: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// Starts a reader with the main file. Only bad arguments are errors here; entente_map_reader_finish reports errors of
    /// the text.
    pub fn entente_map_reader_new(form: entente_map_form, text: *const c_char, length: usize, file_name: *const c_char, file_name_length: usize, reader: *mut *mut entente_map_reader, error: *mut entente_error) -> entente_status;
    /// Frees a reader.
    pub fn entente_map_reader_free(reader: *mut entente_map_reader);
    /// The file that the reader needs next, as the including text names it; and the name of the including text. NULL if it
    /// needs none.
    pub fn entente_map_reader_wants(reader: *const entente_map_reader) -> *const c_char;
    /// The file that the reader needs next, as the including text names it; and the name of the including text. NULL if it
    /// needs none.
    pub fn entente_map_reader_wanted_by(reader: *const entente_map_reader) -> *const c_char;
    /// Gives the text of the file that the reader needs. Errors: WRONG_PHASE if it needs none.
    pub fn entente_map_reader_give(reader: *mut entente_map_reader, text: *const c_char, length: usize, error: *mut entente_error) -> entente_status;
    /// Goes on without the file. `reason_status` is ENTENTE_ERR_NOT_FOUND if there is no such file (the reader then uses the
    /// shipped map of that name, if any) or ENTENTE_ERR_INVALID_ARGUMENT if the name leads outside the folders that may be
    /// read. Errors: WRONG_PHASE if it needs none.
    pub fn entente_map_reader_refuse(reader: *mut entente_map_reader, reason_status: entente_status, error: *mut entente_error) -> entente_status;
    /// Returns the map. Files that were not given count as not found. Errors: as entente_map_read: INVALID_ARGUMENT,
    /// NOT_SUPPORTED.
    pub fn entente_map_reader_finish(reader: *mut entente_map_reader, game_map: *mut *mut entente_map, error: *mut entente_error) -> entente_status;
    /// Writes the diagnostics of the text in English: for people a line each, "a.map:3:7: error: NO_TERRAIN: .. (included
    /// from my.map:1)", or as JSON, the array `diagnostics` of map-check.schema.json. There are none while the reader still
    /// needs a file. `counts` may be NULL.
    ///   errors_only  1: without the warnings, which `counts` still has
    ///   Errors: INVALID_ARGUMENT for another form.
    pub fn entente_map_reader_diagnostics(reader: *const entente_map_reader, form: entente_text_form, errors_only: entente_bool, counts: *mut entente_diagnostic_counts, text: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// Describes the parts of the map that are the same in all phases.
    pub fn entente_map_describe(game_map: *const entente_map, info: *mut entente_map_info, error: *mut entente_error) -> entente_status;
    /// "standard"
    pub fn entente_map_name(game_map: *const entente_map) -> *const c_char;
    /// Counts the map in force in a phase ("S1904M"). Length 0 means the base map, before any IN or FROM.
    pub fn entente_map_count(game_map: *const entente_map, phase_name: *const c_char, phase_name_length: usize, counts: *mut entente_stage_counts, error: *mut entente_error) -> entente_status;
    /// A location of the base map, before any IN or FROM. Errors: NOT_FOUND beyond the last.
    pub fn entente_map_location(game_map: *const entente_map, location: entente_location, info: *mut entente_location_info, error: *mut entente_error) -> entente_status;
    /// "STP", "STP/SC"
    pub fn entente_map_location_id(game_map: *const entente_map, location: entente_location) -> *const c_char;
    /// "St Petersburg"
    pub fn entente_map_location_name(game_map: *const entente_map, location: entente_location) -> *const c_char;
    /// Finds the location by name, abbreviation or alias; accents may differ if only one name fits. Errors: NOT_FOUND,
    /// naming the nearest.
    pub fn entente_map_find_location(game_map: *const entente_map, text: *const c_char, length: usize, location: *mut entente_location, error: *mut entente_error) -> entente_status;
    /// Lists the locations that a unit may move to directly in a phase ("S1904M"; length 0: on the base map, before any IN
    /// or FROM), ascending. Army: provinces; fleet: locations.
    pub fn entente_map_neighbors(game_map: *const entente_map, phase_name: *const c_char, phase_name_length: usize, unit_type: entente_unit_type, location: entente_location, locations: *mut u16, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// A power of the base map. Errors: NOT_FOUND beyond the last.
    pub fn entente_map_power(game_map: *const entente_map, power: entente_power, info: *mut entente_power_info, error: *mut entente_error) -> entente_status;
    /// "FRANCE"
    pub fn entente_map_power_id(game_map: *const entente_map, power: entente_power) -> *const c_char;
    /// "France"
    pub fn entente_map_power_name(game_map: *const entente_map, power: entente_power) -> *const c_char;
    /// Finds the power by id, name, own word, token or letter; accents may differ if only one name fits. Errors: NOT_FOUND,
    /// naming the powers.
    pub fn entente_map_find_power(game_map: *const entente_map, text: *const c_char, length: usize, power: *mut entente_power, error: *mut entente_error) -> entente_status;
    /// Home centers of a power on the base map, as provinces, ascending.
    pub fn entente_map_homes(game_map: *const entente_map, power: entente_power, provinces: *mut u16, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// All supply centers, as provinces, ascending: index = center.
    pub fn entente_map_centers(game_map: *const entente_map, provinces: *mut u16, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// Sets the default (the choices that DATC 3.0 prefers) with the RULE lines of `game_map` (may be NULL).
    pub fn entente_rules_init(rules: *mut entente_rules, game_map: *const entente_map, error: *mut entente_error) -> entente_status;
    /// A preset by number: 0 is the default, "datc3". Errors: NOT_FOUND beyond the last.
    pub fn entente_preset_describe(index: u32, info: *mut entente_preset_info, error: *mut entente_error) -> entente_status;
    /// Sets one option by name: ("civil_disorder", "home_distance"). Errors: NOT_FOUND; INVALID_ARGUMENT if `rules` has
    /// numbers that no option has.
    pub fn entente_rules_set(rules: *mut entente_rules, option: *const c_char, option_length: usize, value: *const c_char, value_length: usize, error: *mut entente_error) -> entente_status;
    /// Reads one option by name: "home_distance". `rules` NULL: the default. Errors: NOT_FOUND; INVALID_ARGUMENT as of
    /// entente_rules_set.
    pub fn entente_rules_get(rules: *const entente_rules, option: *const c_char, option_length: usize, value: *mut c_char, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// Writes the options that differ from those of `reference` (NULL: the default), as entente_rules_read reads them:
    /// "civil_disorder=home_distance,waive=forbidden"; empty if none does. `all` 1: all options. Errors: INVALID_ARGUMENT as
    /// of entente_rules_set.
    pub fn entente_rules_write(rules: *const entente_rules, reference: *const entente_rules, all: entente_bool, text: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// Reads rules from one text. The text is a preset's name; or "civil_disorder=home_distance,waive=allowed", or
    /// "2023,waive=forbidden"; or a `rules` value of JSON phases: an object of options ({"civil_disorder":"home_distance"};
    /// "preset":"2023" in it sets the preset that they change), an array of names of RULE lines (["NO_CHECK"]) or a preset
    /// in quotes. A preset keeps the RULE lines of `game_map` (NULL: the standard map, which has none); the other forms
    /// start from the default with these RULE lines. The presets are "datc3", "1971", "1982", "2000", "2023", "dptg",
    /// "dpjudge", "diplomacy", "webdiplomacy", "daide" and "datc2". The call fills all of `rules`; entente_rules_init is not
    /// needed before it.
    ///   Errors, with line, column and offset of the word: INVALID_ARGUMENT; NOT_SUPPORTED for a rule that needs another
    ///           map.
    pub fn entente_rules_read(game_map: *const entente_map, text: *const c_char, length: usize, rules: *mut entente_rules, error: *mut entente_error) -> entente_status;
    /// Errors: NOT_FOUND beyond the last option.
    pub fn entente_option_describe(option: entente_option, info: *mut entente_option_info, error: *mut entente_error) -> entente_status;
    /// Errors: NOT_FOUND beyond the last option or value.
    pub fn entente_option_value_describe(option: entente_option, value: u32, info: *mut entente_value_info, error: *mut entente_error) -> entente_status;
    /// A position is memory of entente_position_size(map) bytes, aligned to 8 and owned by the caller; its layout is
    /// private. Copy it with memcpy; equal positions of one map have equal bytes. Functions that make a position take the
    /// memory and its capacity in bytes and return BUFFER_TOO_SMALL if it is too small. Every function that takes a position
    /// checks it: memory that is not a position of the map gives INVALID_ARGUMENT.
    pub fn entente_position_size(game_map: *const entente_map) -> usize;
    /// Makes the map's start position; makes an empty board at the map's first phase.
    pub fn entente_position_start(game_map: *const entente_map, position: *mut c_void, capacity: usize, error: *mut entente_error) -> entente_status;
    /// Makes the map's start position; makes an empty board at the map's first phase.
    pub fn entente_position_clear(game_map: *const entente_map, position: *mut c_void, capacity: usize, error: *mut entente_error) -> entente_status;
    /// Checks that memory holds a sound position of the map.
    pub fn entente_position_check(game_map: *const entente_map, position: *const c_void, error: *mut entente_error) -> entente_status;
    /// Puts a unit on the board. Errors: INVALID_ARGUMENT if the province is occupied or the unit cannot stand there.
    pub fn entente_position_place(game_map: *const entente_map, position: *mut c_void, unit: *const entente_unit, error: *mut entente_error) -> entente_status;
    /// Takes the unit of a province off the board. Errors: NOT_FOUND if none stands there.
    pub fn entente_position_remove(game_map: *const entente_map, position: *mut c_void, province: entente_province, error: *mut entente_error) -> entente_status;
    /// Adds a dislodged unit with the locations it may retreat to, each adjacent to it.
    ///   Errors: LIMIT if there are too many; WRONG_PHASE if the phase has no dislodged units: set the phase first.
    pub fn entente_position_dislodge(game_map: *const entente_map, position: *mut c_void, unit: *const entente_unit, retreats: *const u16, retreat_count: usize, error: *mut entente_error) -> entente_status;
    /// Sets the owner of the supply center in a province; ENTENTE_NO_POWER = neutral.
    ///   Errors: INVALID_ARGUMENT for a province without one.
    pub fn entente_position_set_owner(game_map: *const entente_map, position: *mut c_void, province: entente_province, power: entente_power, error: *mut entente_error) -> entente_status;
    /// Sets the phase by name: "S1901M", "SPRING 1901 MOVEMENT"; zeros may come before the year ("S0001M", "S01M").
    ///   Errors: WRONG_PHASE if there are dislodged units and the phase cannot have any.
    pub fn entente_position_set_phase(game_map: *const entente_map, position: *mut c_void, phase_name: *const c_char, phase_name_length: usize, error: *mut entente_error) -> entente_status;
    /// Phase, numbers of units, and how the game ended if it is over.
    pub fn entente_position_describe(game_map: *const entente_map, position: *const c_void, info: *mut entente_position_info, error: *mut entente_error) -> entente_status;
    /// Ends the game: how, and for whom (bit per power). ENTENTE_END_NONE as `end_kind` lets it go on in its present phase.
    ///   Errors: INVALID_ARGUMENT for winners that such an end cannot have.
    pub fn entente_position_set_end(game_map: *const entente_map, position: *mut c_void, end_kind: entente_end_kind, winners: entente_power_set, error: *mut entente_error) -> entente_status;
    /// Writes how a game ended, as reports say it: "it is a draw between Austria and France", "France wins", "it goes on".
    pub fn entente_position_end_phrase(game_map: *const entente_map, position: *const c_void, options: *const entente_text_options, text: *mut c_char, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// Units without the dislodged ones, ascending by province.
    pub fn entente_position_units(game_map: *const entente_map, position: *const c_void, units: *mut entente_unit, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// Dislodged units, ascending by province.
    pub fn entente_position_dislodged(game_map: *const entente_map, position: *const c_void, units: *mut entente_unit, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// Where the dislodged unit of a province may go, ascending. Errors: NOT_FOUND if no dislodged unit is there.
    pub fn entente_position_retreats(game_map: *const entente_map, position: *const c_void, province: entente_province, locations: *mut u16, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// Owner of every center (entente_map_info.center_count of them).
    pub fn entente_position_owners(game_map: *const entente_map, position: *const c_void, powers: *mut u8, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// The counts of every power (entente_map_info.power_count of them).
    pub fn entente_position_counts(game_map: *const entente_map, position: *const c_void, counts: *mut entente_power_counts, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// What a power has to do in an adjustments phase: > 0 the number of builds it can carry out together, < 0 the number of
    /// units it must remove, or 0. The count includes claims, tokens, partisan sites, reserves and militia of the map.
    pub fn entente_position_due(game_map: *const entente_map, position: *const c_void, rules: *const entente_rules, power: entente_power, due: *mut i32, error: *mut entente_error) -> entente_status;
    /// Returns the state of a power. `state` of entente_position_to_json has the same as `claims`, `seizing_builds`,
    /// `guest_builds` and `control_turns`; entente_position_from_json and entente_position_read_line set it. Who controls a
    /// dummy now is in `controllers` there, and in entente_owed.by.
    pub fn entente_position_power_state(game_map: *const entente_map, position: *const c_void, power: entente_power, state: *mut entente_power_state, error: *mut entente_error) -> entente_status;
    /// Home centers of a power now, as provinces, ascending. They change with the game on maps with &SC or NEWHOMES and with
    /// the phase on maps with IN and FROM; otherwise they are those of entente_map_homes.
    pub fn entente_position_homes(game_map: *const entente_map, position: *const c_void, power: entente_power, provinces: *mut u16, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// A position as a JSON phase object without orders, and back: also what only some maps have, such as homes that change,
    /// hidden builds (`hidden_builds`) and controllers of dummies.
    pub fn entente_position_to_json(game_map: *const entente_map, position: *const c_void, json: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// A position as a JSON phase object without orders, and back: also what only some maps have, such as homes that change,
    /// hidden builds (`hidden_builds`) and controllers of dummies.
    pub fn entente_position_from_json(game_map: *const entente_map, json: *const c_char, length: usize, position: *mut c_void, capacity: usize, error: *mut entente_error) -> entente_status;
    /// Writes a position as one line of ASCII without a line end; reads it back. docs/lines.md describes the line. A
    /// position has one line, the same in every version; the reader also accepts other sequences and full names. The opening
    /// of the standard map takes 250 bytes. These functions and the next ones allocate memory while they work.
    ///   Errors: of reading, INVALID_ARGUMENT with the column, the word and what was expected.
    pub fn entente_position_write_line(game_map: *const entente_map, position: *const c_void, line: *mut c_char, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// Writes a position as one line of ASCII without a line end; reads it back. docs/lines.md describes the line. A
    /// position has one line, the same in every version; the reader also accepts other sequences and full names. The opening
    /// of the standard map takes 250 bytes. These functions and the next ones allocate memory while they work.
    ///   Errors: of reading, INVALID_ARGUMENT with the column, the word and what was expected.
    pub fn entente_position_read_line(game_map: *const entente_map, line: *const c_char, length: usize, position: *mut c_void, capacity: usize, error: *mut entente_error) -> entente_status;
    /// A hash that any language can compute again, the same in every version (FNV-1a, 64 bits): of the position's line.
    /// docs/lines.md has one of the board alone. A table for one run may hash the memory itself: equal positions have equal
    /// bytes.
    pub fn entente_position_hash(game_map: *const entente_map, position: *const c_void, hash: *mut u64, error: *mut entente_error) -> entente_status;
    /// Describes what changed between two positions of a map, which need not follow each other: phase, units, centers,
    /// counters of the map, the end. For people one sentence a line; empty if nothing changed. The text says that a unit
    /// moved only if no other unit of its power and type appeared or disappeared, because two positions do not show more. As
    /// JSON: an array of {"kind":"moved","power":"FRANCE","unit":"A PAR","to":"GAS","sentence":".."}; see docs/json.md
    /// (History).
    ///   Errors: INVALID_ARGUMENT for another form.
    pub fn entente_position_difference(game_map: *const entente_map, before: *const c_void, after: *const c_void, form: entente_text_form, options: *const entente_text_options, text: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// Errors: NOT_FOUND beyond the last.
    pub fn entente_score_system_describe(system: entente_score_system, info: *mut entente_score_system_info, error: *mut entente_error) -> entente_status;
    /// The score of every power (entente_map_info.power_count of them) at a position, where the game has ended or stands. If
    /// the game goes on (entente_position_info.end_kind) the scores are provisional. `unplayed`: a bit for each power
    /// without a player; dummies always count as unplayed. Unplayed powers are not left in a game and have not lost it.
    ///   Errors: NOT_FOUND for an unknown system; INVALID_ARGUMENT for bits of no power.
    pub fn entente_position_scores(game_map: *const entente_map, position: *const c_void, system: entente_score_system, unplayed: entente_power_set, scores: *mut entente_score, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// An order from its fields, and back. Errors: INVALID_ARGUMENT for a field out of range; of bits that are no order.
    pub fn entente_order_pack(fields: *const entente_order_fields, order: *mut entente_order, error: *mut entente_error) -> entente_status;
    /// An order from its fields, and back. Errors: INVALID_ARGUMENT for a field out of range; of bits that are no order.
    pub fn entente_order_unpack(order: entente_order, fields: *mut entente_order_fields, error: *mut entente_error) -> entente_status;
    /// Reads an order in any of the notations: "A PAR - BUR", "A Paris Supports A Marseilles - Burgundy", "(FRA AMY PAR) MTO
    /// BUR"; a comment may follow ("A PAR H # wait"). "0x" and 16 hexadecimal digits are a packed order. `phase_type`
    /// decides the meaning of "-" and "D". `rules` (NULL: the default with the RULE lines of the map) decide whether
    /// ambiguous words are errors (NO_CHECK). `power` may be ENTENTE_NO_POWER if the text names the power. The function
    /// looks at the text only, so it also reads illegal orders.
    ///   Errors: INVALID_ARGUMENT with offset and length of the offending word and the nearest valid ones; errors of
    ///           `rules`.
    pub fn entente_order_read(game_map: *const entente_map, rules: *const entente_rules, phase_type: entente_phase_type, power: entente_power, text: *const c_char, length: usize, order: *mut entente_order, error: *mut entente_error) -> entente_status;
    /// Writes the normal form: "A PAR - BUR", "F NTH C A LON - BEL", "A PAR R GAS", "A PAR D", "A PAR B", "WAIVE". An
    /// order with a place that the map does not have is written as its bits, "0x" and 16 digits. Errors: INVALID_ARGUMENT
    /// for an order of kind 0, which stands for an unreadable text (entente_game_line_text).
    pub fn entente_order_write(game_map: *const entente_map, order: entente_order, text: *mut c_char, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// Writes many orders in normal form, one a line, as entente_order_write does for one.
    ///   Errors: INVALID_ARGUMENT for an order of kind 0: "orders[3]: .."; nothing is written.
    pub fn entente_orders_write(game_map: *const entente_map, orders: *const entente_order, order_count: usize, text: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// Makes working memory for a map.
    pub fn entente_scratch_new(game_map: *const entente_map, scratch: *mut *mut entente_scratch, error: *mut entente_error) -> entente_status;
    /// Frees working memory.
    pub fn entente_scratch_free(scratch: *mut entente_scratch);
    /// Legal orders of a power (ENTENTE_NO_POWER: of all) in a province (ENTENTE_NO_PROVINCE: in all). In a province they
    /// are those of the unit that stands there (movement), was dislodged from there (retreats), or could be built or removed
    /// there (adjustments). In all provinces they come unit by unit, ascending by province; in adjustments power by power,
    /// with WAIVE. Each build is possible alone. At most entente_position_due builds are possible together; with claims,
    /// tokens or alternative homes, not every choice of that many is. The list is empty if the game is over. A convoy is
    /// legal if some route needs the fleet: for up to 20 linked fleets the function tries every chain; above that, every
    /// fleet on any way counts. Here and in all later functions, output must not overlap the position or the rules.
    pub fn entente_legal_orders(scratch: *mut entente_scratch, position: *const c_void, rules: *const entente_rules, power: entente_power, province: entente_province, orders: *mut entente_order, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// Finds where the orders of each unit begin in a list of entente_legal_orders. There are at most as many
    /// groups as orders.
    pub fn entente_order_groups(game_map: *const entente_map, orders: *const entente_order, order_count: usize, groups: *mut entente_order_group, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// Counts and numbers the orders of entente_legal_orders without making the lists. In a movement phase on most maps and
    /// rules the functions count bits; otherwise they cost as much as the list. The number of an order is its index in the
    /// list of its province, for the same position and rules. To get most or all orders, make the list: each number takes as
    /// long as a few dozen orders of a list.
    ///
    /// The first function counts the orders of each province. WAIVE is not counted. All counts are 0 if the game is over.
    pub fn entente_legal_order_counts(scratch: *mut entente_scratch, position: *const c_void, rules: *const entente_rules, counts: *mut u32, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// Returns the orders with some numbers. Errors: NOT_FOUND if a list is shorter.
    pub fn entente_legal_orders_numbered(scratch: *mut entente_scratch, position: *const c_void, rules: *const entente_rules, numbers: *const entente_order_number, number_count: usize, orders: *mut entente_order, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// Finds the numbers of orders in the lists of their sources, ENTENTE_NOT_LISTED for orders that are in no list. Any 64
    /// bits are allowed. Some legal orders are not listed in that form: supports and convoys without a coast or type, and
    /// moves without VIA that only a convoy makes possible.
    pub fn entente_legal_order_numbers(scratch: *mut entente_scratch, position: *const c_void, rules: *const entente_rules, orders: *const entente_order, order_count: usize, numbers: *mut u32, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// Lists the possible next choices in an order of `province` (as entente_legal_orders takes it), after the choices made
    /// so far. The result is the step and its choices, ascending; every choice leads to a legal order. With
    /// ENTENTE_STEP_NONE the order is complete. If there are no choices at the first step, there is nothing to order.
    /// `power` (ENTENTE_NO_POWER: any) matters where several powers may build.
    ///   order: the complete order, else 0.
    ///   Errors: NOT_FOUND for a choice that was not offered, "chosen[1]: choice 7 ..."; others as entente_legal_orders.
    pub fn entente_order_choices(scratch: *mut entente_scratch, position: *const c_void, rules: *const entente_rules, power: entente_power, province: entente_province, chosen: *const u32, chosen_count: usize, step: *mut entente_order_step, choices: *mut u32, capacity: usize, length: *mut usize, order: *mut entente_order, error: *mut entente_error) -> entente_status;
    /// Makes the actions of a map under rules. Only the options that give units orders matter (convoy_back,
    /// convoying_fleets, second_coasts). The standard map has 19,293 actions, made in some milliseconds; the largest shipped
    /// map 410,988.
    ///   Errors: LIMIT for a map of more than 1,048,576 actions or with too many places of units; NOT_SUPPORTED under the
    ///           rule option portage and for maps whose seas are linked one way only; errors of `rules`.
    pub fn entente_actions_new(game_map: *const entente_map, rules: *const entente_rules, actions: *mut *mut entente_actions, error: *mut entente_error) -> entente_status;
    /// Frees actions.
    pub fn entente_actions_free(actions: *mut entente_actions);
    /// The number of actions.
    pub fn entente_actions_count(actions: *const entente_actions) -> u32;
    /// A hash of the numbering, equal on every platform; keep it beside what was learnt. If a later release ever numbers the
    /// same map differently, its hash differs.
    pub fn entente_actions_hash(actions: *const entente_actions) -> u64;
    /// Finds the actions of orders, ENTENTE_NO_ACTION for orders that are no action. Any 64 bits are allowed. Actions are
    /// orders in the form in which the functions above list them.
    pub fn entente_actions_of_orders(actions: *const entente_actions, orders: *const entente_order, order_count: usize, numbers: *mut entente_action, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// Finds the orders of actions; their power is ENTENTE_NO_POWER. Errors: NOT_FOUND for a number beyond the last.
    pub fn entente_actions_to_orders(actions: *const entente_actions, numbers: *const entente_action, number_count: usize, orders: *mut entente_order, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// Lists the actions that are legal orders of a power (ENTENTE_NO_POWER: of all), in the sequence of
    /// entente_legal_orders; in a movement phase on most maps and rules without making that list. The actions of a
    /// unit ascend. An order that is no action under the rules of `actions` gives ENTENTE_NO_ACTION.
    ///   Errors: INVALID_ARGUMENT if the actions are of another map than the scratch.
    pub fn entente_legal_actions(scratch: *mut entente_scratch, position: *const c_void, rules: *const entente_rules, actions: *const entente_actions, power: entente_power, numbers: *mut entente_action, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// Adjudicates one phase of a position. `summary` may be NULL. Results, events and positions stay in the scratch until
    /// it adjudicates or plays again; read them with the functions below.
    ///
    ///   orders   up to 1,048,576, in any sequence (adjustment orders count in sequence, per power). Any 64 bits are
    ///            allowed: bits that are no order count as an illegal order.
    ///
    ///   Errors   WRONG_PHASE if the game is over; LIMIT; INVALID_ARGUMENT. After an error the scratch has no results.
    pub fn entente_adjudicate(scratch: *mut entente_scratch, position: *const c_void, rules: *const entente_rules, orders: *const entente_order, order_count: usize, summary: *mut entente_phase_summary, error: *mut entente_error) -> entente_status;
    /// The results. Result i belongs to order i. The implied ones follow, for units without a legal order: a hold in a
    /// movement phase, a disbandment of a dislodged unit in a retreats phase. result_size is sizeof(entente_order_result).
    /// Errors: WRONG_PHASE if nothing was adjudicated.
    pub fn entente_scratch_results(scratch: *const entente_scratch, results: *mut entente_order_result, result_size: usize, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// The events of the phase and of the phases without orders that were skipped after it. Errors: WRONG_PHASE if nothing
    /// was adjudicated.
    pub fn entente_scratch_events(scratch: *const entente_scratch, events: *mut entente_event, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// All units that the phase cost, as events: those of entente_scratch_events, then those that an order disbanded
    /// (ENTENTE_WHY_ORDERED) and those whose retreat failed (ENTENTE_WHY_RETREAT_FAILED). A dislodged unit that may still
    /// retreat is not lost. Errors: WRONG_PHASE if nothing was adjudicated.
    pub fn entente_scratch_losses(scratch: *const entente_scratch, losses: *mut entente_event, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// The position straight after the phase, before centers change hands. It can be looked at; if units were dislodged it
    /// cannot be played, changed or written as JSON. The second function gives the next position: of the end of the game, or
    /// of the next phase to be played. A movement phase is always played, and so is a phase of the map's own, even without
    /// units. A retreats phase is played if a dislodged unit has a place to go, an adjustments phase if a power may build or
    /// must remove. Other retreats and adjustments phases are skipped unless the rules keep them (`empty_retreats`,
    /// `empty_phases`). Errors: WRONG_PHASE if nothing was adjudicated.
    pub fn entente_scratch_after(scratch: *const entente_scratch, position: *mut c_void, capacity: usize, error: *mut entente_error) -> entente_status;
    /// Errors: WRONG_PHASE if nothing was adjudicated.
    pub fn entente_scratch_next(scratch: *const entente_scratch, position: *mut c_void, capacity: usize, error: *mut entente_error) -> entente_status;
    /// All texts of one kind. Errors: WRONG_PHASE if nothing was adjudicated.
    pub fn entente_scratch_texts(scratch: *const entente_scratch, kind: entente_phase_texts, options: *const entente_text_options, texts: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// Adjudicates many positions, one after the other, on the calling thread. Position i is at positions + i *
    /// entente_position_size and becomes its next position. Its orders are orders[order_starts[i]] .. orders[order_starts[i
    /// + 1] - 1]. Their results, without implied ones, go to the same indices of `results`, which may be NULL. A position
    /// that cannot be adjudicated stays as it is, the results of its orders become zero, and the call goes on: statuses[i]
    /// (may be NULL) is ENTENTE_OK, WRONG_PHASE for a game that is over, or what entente_adjudicate gives for it. The output
    /// (positions, results, statuses) must not overlap any other argument, including the rules and the error. The scratch
    /// has no results afterwards.
    ///   Errors   That of the first position which cannot be adjudicated and is of no game that is over, after all were
    ///            tried; the message begins "positions[7]: ". Nothing is done for wrong arguments: INVALID_ARGUMENT where
    ///            memory overlaps, naming both arguments, or order_starts does not ascend; LIMIT for too many orders of a
    ///            position. After OUT_OF_MEMORY the positions that were not reached have that status.
    pub fn entente_adjudicate_batch(scratch: *mut entente_scratch, positions: *mut c_void, position_count: usize, rules: *const entente_rules, orders: *const entente_order, order_starts: *const u64, results: *mut entente_order_result, result_size: usize, statuses: *mut entente_status, error: *mut entente_error) -> entente_status;
    /// Explains why orders of the last adjudicated phase ended as they did: the strengths compared, which supports count and
    /// which do not, the routes of convoys, the orders of a paradox, where dislodged units may and may not go, and the
    /// orders of others that made an order fail. The function resolves a movement phase once more.
    ///
    ///   order_text  an order ("A PAR - BUR"); or a unit or its place ("A PAR", "PAR"), for all orders and events of the
    ///               unit; or an unreadable line, as it was written. Empty: all orders and events.
    ///   form        for people: a heading for each order, then one sentence a line. As JSON: {"phase","orders":[{"power",
    ///               "order","outcome","reason","illegality","word","sentence","comparisons","attacks","by_sea","routes",
    ///               "core","places","culprits","statements"}],"events":[..]}; empty members are left out
    ///               (docs/explanations.md). The graphs are of the whole phase: which orders depend on which other orders,
    ///               and why. As JSON: {"phase","nodes":[{"unit","power","order","outcome","reason"}],"edges":[{"unit",
    ///               "on","by","decides"}]}, which has no sentences.
    ///
    ///   Errors   WRONG_PHASE if nothing was adjudicated; NOT_FOUND if no such order was given (the message says what was
    ///            ordered instead, or that no unit stands there); INVALID_ARGUMENT for a text that is no order and no place.
    ///   Source   DATC 5.B.
    pub fn entente_scratch_explain(scratch: *mut entente_scratch, order_text: *const c_char, order_text_length: usize, form: entente_text_form, options: *const entente_text_options, explanation: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// Makes a game that starts at a position (NULL: at the start of the map).
    pub fn entente_game_new(game_map: *const entente_map, rules: *const entente_rules, position: *const c_void, game: *mut *mut entente_game, error: *mut entente_error) -> entente_status;
    /// Frees a game.
    pub fn entente_game_free(game: *mut entente_game);
    /// Makes an independent copy. The copy shares the played phases; it costs a position and the orders handed in for it.
    /// From its first phase on it has working memory of its own, about 200 kB on the standard map: to look at many
    /// continuations, adjudicate positions with one scratch.
    pub fn entente_game_fork(game: *const entente_game, copy: *mut *mut entente_game, error: *mut entente_error) -> entente_status;
    /// Makes a copy as a power may see it: without the orders, default orders and votes of powers that it may not order
    /// (entente_game_may_order), without their hidden builds and the permissions of others, and without undone phases. It
    /// keeps what was played, and who waits. The copy is independent, as a fork is; saved, it may be sent to the player.
    ///   Errors: NOT_SUPPORTED if the game could not have come to this phase without the hidden builds.
    pub fn entente_game_view(game: *const entente_game, power: entente_power, view: *mut *mut entente_game, error: *mut entente_error) -> entente_status;
    /// The number of phases played; the map (no new reference); the rules.
    pub fn entente_game_phase_count(game: *const entente_game) -> entente_phase;
    /// The number of phases played; the map (no new reference); the rules.
    pub fn entente_game_map(game: *const entente_game) -> *const entente_map;
    /// The number of phases played; the map (no new reference); the rules.
    pub fn entente_game_rules(game: *const entente_game, rules: *mut entente_rules, error: *mut entente_error) -> entente_status;
    /// The position at the start of a phase. Errors: INVALID_ARGUMENT for a phase that the game has not reached.
    pub fn entente_game_position(game: *const entente_game, phase: entente_phase, position: *mut c_void, capacity: usize, error: *mut entente_error) -> entente_status;
    /// Finds the first phase of that name among those played and the current one, in any form of it that
    /// entente_document_find_phase knows. Errors: NOT_FOUND if there is none.
    pub fn entente_game_find_phase(game: *const entente_game, phase_name: *const c_char, phase_name_length: usize, phase: *mut entente_phase, error: *mut entente_error) -> entente_status;
    /// Legal orders in the current phase, in the sequence of entente_legal_orders: those of a power
    /// (ENTENTE_NO_POWER: of all) for one unit or build site (ENTENTE_NO_PROVINCE: for all). The list is empty if the game
    /// is over.
    pub fn entente_game_legal_orders(game: *const entente_game, power: entente_power, province: entente_province, orders: *mut entente_order, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// Checks one order of a power for the current phase, in any notation, without the orders handed in. The game does not
    /// change. A legal order may still fail. `sentence` gets the reason; it is empty for a legal order.
    ///   Errors: WRONG_PHASE if the game is over. An illegal or unreadable order is no error.
    pub fn entente_game_check_order(game: *const entente_game, power: entente_power, text: *const c_char, length: usize, options: *const entente_text_options, check: *mut entente_order_check, sentence: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// The draw vote of a game; a new game has ENTENTE_DRAW_JUDGE_DIAS. A power with a unit or a supply center votes and may
    /// be in a draw (in DAIDE it needs a center, in DPP a unit); dummies, which have no player, do neither. A vote that
    /// completes a draw ends the game: ENTENTE_END_DRAW, or ENTENTE_END_CONCESSION for one power. Processing or undoing a
    /// phase, a change of policy and the end of the game delete all votes. The caller decides who may see votes.
    ///   Errors: WRONG_PHASE if the game is over.
    pub fn entente_game_set_draw_policy(game: *mut entente_game, policy: entente_draw_policy, error: *mut entente_error) -> entente_status;
    /// Describes a game and its current phase.
    pub fn entente_game_describe(game: *const entente_game, info: *mut entente_game_info, error: *mut entente_error) -> entente_status;
    /// Casts a vote. The game also ends when all powers but one have conceded to it. Errors: WRONG_PHASE if the game is
    /// over; INVALID_ARGUMENT, saying why, for a vote that is refused; policies other than ENTENTE_DRAW_JUDGE_DIAS have no
    /// concession. Nothing changes then.
    pub fn entente_game_vote(game: *mut entente_game, vote: *const entente_vote, error: *mut entente_error) -> entente_status;
    /// Takes a vote back; succeeds if the power had cast none. ENTENTE_VOTE_DRAW and ENTENTE_VOTE_NO_DRAW both take back the
    /// power's yes, and its list if it has only one; ENTENTE_VOTE_CONCEDE takes back its concession, to any power. Errors:
    /// WRONG_PHASE if the game is over; INVALID_ARGUMENT, saying why, for a vote that is refused. Nothing changes then.
    pub fn entente_game_cancel_vote(game: *mut entente_game, vote: *const entente_vote, error: *mut entente_error) -> entente_status;
    /// The votes that count now, power by power: its yes or its lists, then its concession.
    pub fn entente_game_votes(game: *const entente_game, votes: *mut entente_vote, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// Carries out a mail judge's command, in any case: "SET DRAW", "SET DRAW AEF", "SET NODRAW", "SET CONCEDE F" of a
    /// power; "SET DIAS" and "SET NODIAS" of the moderator (ENTENTE_NO_POWER). Any name of the map or a letter means a
    /// power. Under ENTENTE_DRAW_JUDGE_DIAS "SET DRAW AEF" counts as "SET DRAW", as it did with mail judges;
    /// entente_game_votes then gives `list_ignored`, so that the host can inform the player. Errors: WRONG_PHASE if the
    /// game is over; INVALID_ARGUMENT, saying why, for a vote that is refused. Nothing changes then.
    pub fn entente_game_vote_command(game: *mut entente_game, power: entente_power, text: *const c_char, length: usize, error: *mut entente_error) -> entente_status;
    /// Ends the game as its players or the host decide: how, and for whom (bit per power). The orders submitted for the
    /// current phase are dropped.
    ///   Errors: WRONG_PHASE if the game is over; INVALID_ARGUMENT for winners that such an end cannot have.
    pub fn entente_game_end(game: *mut entente_game, end_kind: entente_end_kind, winners: entente_power_set, error: *mut entente_error) -> entente_status;
    /// Sets and gets them. Errors: INVALID_ARGUMENT for numbers out of range.
    pub fn entente_game_set_end_rules(game: *mut entente_game, end_rules: *const entente_end_rules, error: *mut entente_error) -> entente_status;
    /// Sets and gets them. Errors: INVALID_ARGUMENT for numbers out of range.
    pub fn entente_game_end_rules(game: *const entente_game, end_rules: *mut entente_end_rules, error: *mut entente_error) -> entente_status;
    /// Lets a game go on from the phase where it stopped, unless it was won on the board. Errors: WRONG_PHASE if it is not
    /// over, or was won.
    pub fn entente_game_resume(game: *mut entente_game, error: *mut entente_error) -> entente_status;
    /// Takes the orders of a power for the current phase. Illegal orders are kept, too: they are results.
    ///   Errors: INVALID_ARGUMENT if an order names another power, or if `by` may not order the power's units; LIMIT above
    ///           1,048,576 orders; WRONG_PHASE if the game is over.
    pub fn entente_game_submit(game: *mut entente_game, power: entente_power, orders: *const entente_order, order_count: usize, how: *const entente_submission, error: *mut entente_error) -> entente_status;
    /// The same for text, one order a line (empty lines and lines starting with # are skipped). An unreadable line is kept
    /// too; its result has the reason ENTENTE_REASON_UNREADABLE.
    ///   Errors: INVALID_ARGUMENT if `by` may not order the power's units; LIMIT above 1,048,576 lines; WRONG_PHASE if the
    ///           game is over.
    pub fn entente_game_submit_text(game: *mut entente_game, power: entente_power, text: *const c_char, length: usize, how: *const entente_submission, error: *mut entente_error) -> entente_status;
    /// Takes back the order for the unit or build site of a province (ENTENTE_NO_PROVINCE: all orders of the power). Default
    /// orders stay. `by` is as in entente_submission.
    ///   Errors: INVALID_ARGUMENT if `by` may not order the power's units; NOT_FOUND if there is no such order; WRONG_PHASE
    ///           if the game is over.
    pub fn entente_game_cancel_order(game: *mut entente_game, power: entente_power, province: entente_province, by: entente_power, error: *mut entente_error) -> entente_status;
    /// Sets whether a power wants the current phase to wait: 1 or 0. entente_game_process ignores this; the host decides.
    pub fn entente_game_set_waiting(game: *mut entente_game, power: entente_power, waits: entente_bool, error: *mut entente_error) -> entente_status;
    /// Lets a power hand in orders of another from now on (1), as a deputy does, or no longer (0). If the rules accept
    /// announced proxies (proxy_orders=announced), lines in its own orders for the other's units count as the other's too.
    pub fn entente_game_allow(game: *mut entente_game, by: entente_power, power: entente_power, allowed: entente_bool, error: *mut entente_error) -> entente_status;
    /// Whether `by` may hand in orders of `power`: 1 or 0. A power may for itself, for a dummy that it controls, and for a
    /// power that the host allowed.
    pub fn entente_game_may_order(game: *const entente_game, by: entente_power, power: entente_power) -> entente_bool;
    /// What a power still has to order. Errors: WRONG_PHASE if the game is over.
    pub fn entente_game_owed(game: *const entente_game, power: entente_power, owed: *mut entente_owed, error: *mut entente_error) -> entente_status;
    /// The units that entente_owed.unit_count counts, ascending by province.
    pub fn entente_game_owed_units(game: *const entente_game, power: entente_power, units: *mut entente_unit, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// What all powers owe, as JSON for a page or an app:
    /// {"phase":"S1901M","ready":false,"powers":{"FRANCE":{"handed_in":true,"waiting":false,"by":"FRANCE","units":["A PAR"],
    /// "build_count":0,"removal_count":0}}}. It lists the powers that have or had something to order, or wait. `ready` is
    /// true when no power waits and no power with a player owes anything.
    pub fn entente_game_owed_json(game: *const entente_game, json: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// Adjudicates the current phase with the submitted orders and goes on to the next phase to be played
    /// (entente_scratch_next). Undone phases can no longer be redone.
    ///   Errors: WRONG_PHASE if the game is over.
    pub fn entente_game_process(game: *mut entente_game, error: *mut entente_error) -> entente_status;
    /// Takes back the last processed phase and restores the orders that it was played with, as they were submitted. Unused
    /// default orders, wishes to wait and votes are not restored. Errors: WRONG_PHASE if no phase was played.
    pub fn entente_game_undo(game: *mut entente_game, error: *mut entente_error) -> entente_status;
    /// Plays the phase that was undone last again, with the same result. After the last one, the orders handed in at that
    /// time and an agreed end are restored too. Errors: WRONG_PHASE if no phase was undone.
    pub fn entente_game_redo(game: *mut entente_game, error: *mut entente_error) -> entente_status;
    /// Undoes or redoes phases until `phase` phases are played. It costs no more than one step.
    ///   Errors: INVALID_ARGUMENT beyond the played and undone phases.
    pub fn entente_game_go_to(game: *mut entente_game, phase: entente_phase, error: *mut entente_error) -> entente_status;
    /// The orders that a power has submitted for a phase, one for each line; an order of kind 0 for an unreadable line.
    ///   Errors: INVALID_ARGUMENT for a phase that the game has not reached.
    pub fn entente_game_orders(game: *const entente_game, phase: entente_phase, power: entente_power, orders: *mut entente_order, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// The same as text, one order a line: in normal form, or as it was written if that says more. entente_game_submit_text
    /// reads the text back, except lines that only JSON can express (with line breaks, empty, a comment). `defaults` 1: the
    /// default orders of the power for the current phase. Errors: INVALID_ARGUMENT for a phase that the game has not
    /// reached, and for default orders of a played phase.
    pub fn entente_game_orders_text(game: *const entente_game, phase: entente_phase, power: entente_power, defaults: entente_bool, text: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// The number of lines; 0 for a phase that was not reached.
    pub fn entente_game_line_count(game: *const entente_game, phase: entente_phase) -> u32;
    /// A line of a phase, by number. Errors: NOT_FOUND beyond the last line.
    pub fn entente_game_line(game: *const entente_game, phase: entente_phase, index: u32, line: *mut entente_line, error: *mut entente_error) -> entente_status;
    /// The text as it was written, with '?' for bytes that are no UTF-8; empty for a packed order. After saving and loading,
    /// lines (also of packed orders) have the normal form if it says the same. Errors: NOT_FOUND beyond the last line.
    pub fn entente_game_line_text(game: *const entente_game, phase: entente_phase, index: u32, text: *mut c_char, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// Why the line is no order: "'BURR' at 9 is no place: expected a destination (nearest: BUR)", or what a statement says;
    /// empty for an order. Errors: NOT_FOUND beyond the last line.
    pub fn entente_game_line_fault(game: *const entente_game, phase: entente_phase, index: u32, options: *const entente_text_options, text: *mut c_char, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// The convoy path as it was written, without its end; empty if the line has none. Errors: NOT_FOUND beyond the last
    /// line.
    pub fn entente_game_line_path(game: *const entente_game, phase: entente_phase, index: u32, locations: *mut u16, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// Summary, results and events of a played phase, as entente_adjudicate gives them. Results are sorted by power: result
    /// i belongs to line i (entente_game_line) and has an order of kind 0, of the line's power, if the line is unreadable;
    /// the implied ones follow. Here and below, a phase that was not played is INVALID_ARGUMENT.
    pub fn entente_game_summary(game: *const entente_game, phase: entente_phase, summary: *mut entente_phase_summary, error: *mut entente_error) -> entente_status;
    /// Summary, results and events of a played phase, as entente_adjudicate gives them. Results are sorted by power: result
    /// i belongs to line i (entente_game_line) and has an order of kind 0, of the line's power, if the line is unreadable;
    /// the implied ones follow. Here and below, a phase that was not played is INVALID_ARGUMENT.
    pub fn entente_game_results(game: *const entente_game, phase: entente_phase, results: *mut entente_order_result, result_size: usize, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// Summary, results and events of a played phase, as entente_adjudicate gives them. Results are sorted by power: result
    /// i belongs to line i (entente_game_line) and has an order of kind 0, of the line's power, if the line is unreadable;
    /// the implied ones follow. Here and below, a phase that was not played is INVALID_ARGUMENT.
    pub fn entente_game_events(game: *const entente_game, phase: entente_phase, events: *mut entente_event, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// All units that a played phase cost, as entente_scratch_losses lists them.
    pub fn entente_game_losses(game: *const entente_game, phase: entente_phase, losses: *mut entente_event, capacity: usize, length: *mut usize, error: *mut entente_error) -> entente_status;
    /// The result of a played phase as JSON: what entente_exchange_adjudicate gives for it, with sentences as `options` say,
    /// and with "losses" in the form of events and, if there are any, the powers that played "by_default".
    ///   Errors: INVALID_ARGUMENT for a phase that was not played.
    pub fn entente_game_phase_json(game: *const entente_game, phase: entente_phase, options: *const entente_text_options, json: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// The position straight after the phase, before centers change hands.
    pub fn entente_game_after(game: *const entente_game, phase: entente_phase, position: *mut c_void, capacity: usize, error: *mut entente_error) -> entente_status;
    /// All texts of one kind, so that a page shows every result of a phase with its order and its sentence in four calls
    /// (entente_game_summary, _results, and _texts twice). Errors: INVALID_ARGUMENT for a phase that was not played.
    pub fn entente_game_texts(game: *const entente_game, phase: entente_phase, kind: entente_phase_texts, options: *const entente_text_options, texts: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// Explains orders of a played phase, as entente_scratch_explain does. Errors: INVALID_ARGUMENT for a phase that was not
    /// played, and for a text that is no order and no place; NOT_FOUND if no such order was given.
    pub fn entente_game_explain(game: *const entente_game, phase: entente_phase, order_text: *const c_char, order_text_length: usize, form: entente_text_form, options: *const entente_text_options, explanation: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// Advises on the orders handed in so far for the current phase, as entente_exchange_advise does. A power must not learn
    /// others' orders from its advice: list the others as unknown. Errors: WRONG_PHASE if the game is over.
    pub fn entente_game_advise(game: *const entente_game, question: *const entente_advise_options, form: entente_text_form, options: *const entente_text_options, advice: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// A hash of a game up to the start of a phase, the same on every platform and in every version. It covers the start,
    /// the rules, and for every phase the orders handed in and the next position. docs/lines.md says how to compute it. It
    /// takes time in proportion to the number of phases.
    pub fn entente_game_hash(game: *const entente_game, phase: entente_phase, hash: *mut u64, error: *mut entente_error) -> entente_status;
    /// Writes the whole game as JSON, {"id":..,"map":..,"rules":..,"phases":[..]}, or in a binary form: a sixth of the
    /// length, with everything of the current phase. JSON is text, the other bytes, which may contain zeros. Both are the
    /// same on every platform; undone phases are not saved. An `id` of any JSON value is kept, also in the binary form,
    /// which carries a map that is not shipped.
    ///   Errors: LIMIT above 64 MiB; of the binary form also above 100,000 phases.
    pub fn entente_game_save(game: *const entente_game, json: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// Writes the whole game as JSON, {"id":..,"map":..,"rules":..,"phases":[..]}, or in a binary form: a sixth of the
    /// length, with everything of the current phase. JSON is text, the other bytes, which may contain zeros. Both are the
    /// same on every platform; undone phases are not saved. An `id` of any JSON value is kept, also in the binary form,
    /// which carries a map that is not shipped.
    ///   Errors: LIMIT above 64 MiB; of the binary form also above 100,000 phases.
    pub fn entente_game_save_binary(game: *const entente_game, bytes: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// Reads a game in either form; the first bytes tell which. Reading plays the phases again and checks the positions.
    /// `game_map`: for games that name no map or name this one, or were played on it (NULL: the map of the binary form, else
    /// shipped maps only).
    ///   Errors: INVALID_ARGUMENT with its place for JSON that is no game, or with a key that looks mistyped, such as
    ///           "order"; INVALID_ARGUMENT for bytes that are damaged or cut off; NOT_SUPPORTED for those of a newer
    ///           version; NOT_FOUND for an unknown map; LIMIT as above.
    pub fn entente_game_load(saved: *const c_void, length: usize, game_map: *const entente_map, game: *mut *mut entente_game, error: *mut entente_error) -> entente_status;
    /// Reads the outline of a document; an error inside a phase is reported when the phase is used.
    ///   Errors: INVALID_ARGUMENT with line, column and offset; LIMIT above 64 MiB.
    pub fn entente_document_read(json: *const c_char, length: usize, document: *mut *mut entente_document, error: *mut entente_error) -> entente_status;
    /// Frees a document.
    pub fn entente_document_free(document: *mut entente_document);
    /// 1: a game, which has "phases"; 0: a phase object, which is its own phase 0.
    pub fn entente_document_is_game(document: *const entente_document) -> entente_bool;
    /// The number of phases.
    pub fn entente_document_phase_count(document: *const entente_document) -> entente_phase;
    /// "S1901M"; "" if it has no name; NULL beyond the last.
    pub fn entente_document_phase_name(document: *const entente_document, phase: entente_phase) -> *const c_char;
    /// Finds the first phase of that name, in any case; zeros may come before the year ("S01M" is "S1M"). The long name of
    /// reports ("SPRING 1901 MOVEMENT") finds it, too.
    ///   Errors: NOT_FOUND if there is none.
    pub fn entente_document_find_phase(document: *const entente_document, phase_name: *const c_char, phase_name_length: usize, phase: *mut entente_phase, error: *mut entente_error) -> entente_status;
    /// 1 if the `orders` of the phase name a power, or are an array with elements, which no call can read.
    pub fn entente_document_has_orders(document: *const entente_document, phase: entente_phase) -> entente_bool;
    /// Writes a phase of a game as a phase object of its own, with the game's map, rules and id. Errors: NOT_FOUND beyond
    /// the last.
    pub fn entente_document_phase(document: *const entente_document, phase: entente_phase, json: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// `game_map`: for inputs that name no map or name this one (NULL: standard); other inputs name shipped maps. `rules`:
    /// for inputs that say nothing about rules, and the base of those that do (NULL: the default with the map's RULE
    /// lines).
    pub fn entente_exchange_new(game_map: *const entente_map, rules: *const entente_rules, exchange: *mut *mut entente_exchange, error: *mut entente_error) -> entente_status;
    /// Frees an exchange.
    pub fn entente_exchange_free(exchange: *mut entente_exchange);
    /// Sets the parts that all later JSON results leave out; 0, as at first: none. Errors: INVALID_ARGUMENT for other bits.
    pub fn entente_exchange_leave_out(exchange: *mut entente_exchange, parts: entente_result_parts, error: *mut entente_error) -> entente_status;
    /// Adjudicates one phase object: {"id","name","orders":[..],"events":[..],"after":{..},"next":{..}}, with
    /// "notes":["sentence"] if there are any (entente_exchange_notes). A whole game gives {"id","phases":[..]} with a result
    /// for every phase with orders (entente_exchange_legal: for every phase).
    ///   Errors: INVALID_ARGUMENT with line, column and offset for bad JSON, phases and positions; NOT_FOUND for an unknown
    ///           map; WRONG_PHASE if the game is over. Unreadable order text is a result (reason "unreadable"), not an
    ///           error.
    pub fn entente_exchange_adjudicate(exchange: *mut entente_exchange, json: *const c_char, length: usize, options: *const entente_text_options, result: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// Lists legal orders of a phase object: {"id","orders":{"A PAR":["A PAR H", ..]},"powers":{"FRANCE":["A PAR", ..]}},
    /// with "notes" if there are any. Orders are listed by unit, builds by site ("PAR"), waives by power ("FRANCE");
    /// "powers" lists the keys of each power. Errors: as entente_exchange_adjudicate: INVALID_ARGUMENT, NOT_FOUND,
    /// WRONG_PHASE.
    pub fn entente_exchange_legal(exchange: *mut entente_exchange, json: *const c_char, length: usize, options: *const entente_text_options, result: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// Counts draw votes on the map of the exchange: {"id","survivors":["AUSTRIA","FRANCE"],"votes":{"AUSTRIA":
    /// ["FRANCE"],"FRANCE":"NODRAW"}} gives {"id","draw":["FRANCE"]}, or "draw":null. A vote is "DRAW", "NODRAW" or a list
    /// of powers; under ENTENTE_DRAW_DAIDE_PDA also a list of lists. With "steps" instead of "votes",
    /// [{"by":"FRANCE","cast": "DRAW"},{"by":"ITALY","cancel":["ITALY"]},{"processed":true}], the votes count one by one:
    /// {"id","replies":["accepted", "refused",null],"draw","step"}; "step" is the deciding one. The result of "votes" lists
    /// the powers whose votes are refused, "refused":["FRANCE"]. "notes":["sentence"] say why a vote is refused, that a list
    /// counts as a plain yes (ENTENTE_DRAW_JUDGE_DIAS), that a single survivor cannot draw, and which keys look mistyped. A
    /// cancelled "DRAW" or "NODRAW" takes back the votes that entente_game_cancel_vote describes.
    ///   Errors: INVALID_ARGUMENT with place: bad JSON, a value of another kind, a word that names no power, a power that
    ///           votes twice.
    pub fn entente_exchange_count_votes(exchange: *mut entente_exchange, policy: entente_draw_policy, json: *const c_char, length: usize, options: *const entente_text_options, result: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// Writes {"id":..,"error":{"status","message","line","column","offset"}} for the error `failure` of an earlier call on
    /// `json`; without the place if it has none. The function reports no errors of its own.
    pub fn entente_exchange_error_json(exchange: *mut entente_exchange, json: *const c_char, length: usize, failure: *const entente_error, result: *mut *mut entente_text) -> entente_status;
    /// The same for a phase of a document. Errors: as entente_exchange_adjudicate: INVALID_ARGUMENT, WRONG_PHASE; NOT_FOUND
    /// beyond the last phase.
    pub fn entente_exchange_adjudicate_phase(exchange: *mut entente_exchange, document: *const entente_document, phase: entente_phase, options: *const entente_text_options, result: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// The same for a phase of a document. Errors: as entente_exchange_adjudicate: INVALID_ARGUMENT, WRONG_PHASE; NOT_FOUND
    /// beyond the last phase.
    pub fn entente_exchange_legal_phase(exchange: *mut entente_exchange, document: *const entente_document, phase: entente_phase, options: *const entente_text_options, result: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// Writes a phase as readable text: each order with outcome and reason, events, retreat places of dislodged units, next
    /// position. The last phase of a game that is over says how it ended: "The game ended in F1901M: it is a draw between
    /// Austria and France".
    ///   Errors: as entente_exchange_adjudicate_phase: INVALID_ARGUMENT, NOT_FOUND, WRONG_PHASE.
    pub fn entente_exchange_report(exchange: *mut entente_exchange, document: *const entente_document, phase: entente_phase, options: *const entente_text_options, report: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// Explains orders of a phase, as entente_scratch_explain does. Errors: those of it and of reading the phase:
    /// INVALID_ARGUMENT, NOT_FOUND, WRONG_PHASE.
    pub fn entente_exchange_explain(exchange: *mut entente_exchange, document: *const entente_document, phase: entente_phase, order_text: *const c_char, order_text_length: usize, form: entente_text_form, options: *const entente_text_options, explanation: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// Advises on the orders of a phase before it is adjudicated: illegal orders, supports and convoys of moves that are not
    /// ordered, moves without a chain of convoys, own units that block each other, and missing orders, each with its
    /// severity. The document does not change; `outlook` adjudicates copies of the position.
    ///   form   for people: a heading for each warning, then one sentence a line. As JSON: {"phase","unknown","warnings":[
    ///          {"power","order","index","unit","severity","kind","illegality","sentences","meant"}],"outlook":{"exact",
    ///          "order_set_count","rule","units":[{"unit","power","order","succeeds","places","lost","exact"}],"provinces":[
    ///          {"province","units":[{"unit","power","from"}],"empty"}]}}; members without a value are left out
    ///          (docs/explanations.md)
    ///   Errors: NOT_FOUND beyond the last phase; WRONG_PHASE for a game that is over; INVALID_ARGUMENT for a question out
    ///           of range.
    pub fn entente_exchange_advise(exchange: *mut entente_exchange, document: *const entente_document, phase: entente_phase, question: *const entente_advise_options, form: entente_text_form, options: *const entente_text_options, advice: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// Returns the map, rules and position of a phase; makes notes about it. *game_map belongs to the exchange; retain it to
    /// keep it. `game_map` and `rules` may be NULL. Errors: as entente_exchange_adjudicate_phase: INVALID_ARGUMENT,
    /// NOT_FOUND.
    pub fn entente_exchange_read(exchange: *mut entente_exchange, document: *const entente_document, phase: entente_phase, options: *const entente_text_options, game_map: *mut *const entente_map, rules: *mut entente_rules, position: *mut c_void, capacity: usize, position_size: *mut usize, error: *mut entente_error) -> entente_status;
    /// Checks that the map and the rules of a game can be used, and its phases without orders, which some callers pass over;
    /// makes notes about the members of the game outside its phases.
    pub fn entente_exchange_check(exchange: *mut entente_exchange, document: *const entente_document, options: *const entente_text_options, error: *mut entente_error) -> entente_status;
    /// Adjudicates a recorded game again and compares. For people: a line of counts, then a line for each difference. As
    /// JSON: {"id","map","phase_count":n,"compared":n,"skipped":{"last":n,"empty":n,"over":n},
    /// "differences":[{"phase","what","recorded","ours"}],"remarks":[..]}, with "notes":["S1901M: .."] if there are any.
    /// `summary` may be NULL.
    ///   Errors: those of reading the game: INVALID_ARGUMENT, NOT_FOUND.
    pub fn entente_exchange_replay(exchange: *mut entente_exchange, document: *const entente_document, form: entente_text_form, options: *const entente_text_options, summary: *mut entente_replay_summary, replay: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// The notes of the last call, one a line; empty if there are none. Notes are not errors. A note is a sentence about a
    /// part of the input that is not read or has no effect: a key that looks like another ("`order` is not read: did you
    /// mean `orders`?"), orders of a power that has nothing to order, a map or rules of the exchange that the input
    /// replaces. They are: for a phase its own; for a game those of all its phases; for entente_exchange_check those of the
    /// game outside its phases; for a replay both, with the names of the phases. JSON results have them as "notes", reports
    /// as lines.
    pub fn entente_exchange_notes(exchange: *const entente_exchange, notes: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// Draws a position. The same input gives the same bytes on every platform. The first call for a map takes some
    /// milliseconds longer. `options` may be NULL.
    ///   Errors: INVALID_ARGUMENT for options out of range, or with an outlook, which needs orders; NOT_SUPPORTED if
    ///           entente_has("drawing") is 0.
    pub fn entente_position_render(game_map: *const entente_map, position: *const c_void, options: *const entente_render_options, drawing: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// Draws a phase of a document, with its orders and their results if it has orders.
    ///
    ///   order_text  an order or a unit, as in entente_scratch_explain: its unit gets a bright ring, and the units that made
    ///               it fail dashed rings. Empty: no rings. With options.outlook it must be empty.
    ///   options     may be NULL.
    ///
    ///   Errors      those of entente_exchange_explain and entente_position_render: INVALID_ARGUMENT, NOT_FOUND,
    ///               NOT_SUPPORTED, WRONG_PHASE.
    pub fn entente_exchange_render(exchange: *mut entente_exchange, document: *const entente_document, phase: entente_phase, order_text: *const c_char, order_text_length: usize, options: *const entente_render_options, drawing: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// A form of this build by number. Errors: NOT_FOUND beyond the last.
    pub fn entente_game_form_describe(index: u32, info: *mut entente_game_form_info, error: *mut entente_error) -> entente_status;
    /// Guesses the form of a text. Errors: NOT_FOUND if it looks like none of them.
    pub fn entente_game_form_guess(source: *const c_void, length: usize, form: *mut entente_game_form, error: *mut entente_error) -> entente_status;
    /// Converts a game, a phase or a position from one form to another. `game_map`: for texts that name no map or name this
    /// one (NULL: standard); other texts name shipped maps. `rules`: as for an exchange. `notes` (may be NULL) gets one
    /// sentence a line, as `options` say, for each kind of content that was left out or had to be computed; it is empty if
    /// there is none.
    ///   Errors: NOT_FOUND if the form cannot be guessed; INVALID_ARGUMENT with line, column and offset for a text that is
    ///           not in its form, and without them for a game that the other form cannot hold (another map); LIMIT for texts
    ///           that are too long. An unreadable order text is no error.
    pub fn entente_convert(source: *const c_void, length: usize, source_form: entente_game_form, target_form: entente_game_form, game_map: *const entente_map, rules: *const entente_rules, options: *const entente_text_options, target: *mut *mut entente_text, notes: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// Adjudicates a listing of the e-mail judges (ENTENTE_GAME_FORM_JUDGE). `listing` gets the last phase of `source` with its
    /// results: each unit's order with the judges' words, such as (*bounce*) or (*cut, dislodged*), dislodged units with
    /// their retreats and, if they change, the owners of the supply centers; then the next position as a status, or the end.
    /// `game_map`: NULL is standard. `rules`: as for an exchange. `notes`: as in entente_convert.
    ///   source      the orders of a phase below its heading, "Movement orders for Fall of 1901.": in the judges' words or as
    ///               players type them ("France: A PAR - BUR"; FRANCE and orders below). The board is that of a status above
    ///               the orders, or of the results of the phase before; without them, the units are those of the lines, the
    ///               owners those at the start of the map. Of a phase with results, those are ignored; a note counts the ones
    ///               that differ. Illegal orders are left out, with a note.
    ///
    ///   Errors      INVALID_ARGUMENT with line, column and offset for a line that cannot be read; WRONG_PHASE for a game that
    ///               is over; LIMIT for texts that are too long.
    pub fn entente_adjudicate_listing(source: *const c_char, length: usize, game_map: *const entente_map, rules: *const entente_rules, options: *const entente_text_options, listing: *mut *mut entente_text, notes: *mut *mut entente_text, error: *mut entente_error) -> entente_status;
    /// Plays one game of random legal orders from the map's start until it ends or `max_phases` were played. The call
    /// overwrites the scratch's last results. `summary` may be NULL. If `game` is not NULL it receives the game with its
    /// history.
    pub fn entente_play(scratch: *mut entente_scratch, rules: *const entente_rules, seed: u64, max_phases: u32, summary: *mut entente_play_summary, game: *mut *mut entente_game, error: *mut entente_error) -> entente_status;
}
