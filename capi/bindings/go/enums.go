// Made by generate.py from the description of the C interface. DO NOT EDIT.

package entente

// Status: What a function returns.
type Status int32

const (
	// it did what its comment says
	Ok Status = 0
	// NULL, out of range, malformed text: the message says which and where
	ErrInvalidArgument Status = -1
	// unknown map, place, power, option or preset; an index past the end of a list
	ErrNotFound Status = -2
	// *length tells the size needed
	ErrBufferTooSmall Status = -3
	// of any function
	ErrOutOfMemory Status = -4
	// known, but not possible here: a rule on this map, a newer saved form
	ErrNotSupported Status = -5
	// the call does not fit the phase, or the game is over
	ErrWrongPhase Status = -6
	// larger than the documented bounds (of a map text: INVALID_ARGUMENT)
	ErrLimit Status = -7
	// the program was compiled with a header that the library does not serve
	ErrABIMismatch Status = -8
	// a bug in the library
	ErrInternal Status = -9
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value Status) String() string {
	return wordOf(0, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value Status) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *Status) UnmarshalText(word []byte) error {
	number, err := findWord(0, word)
	if err == nil {
		*value = Status(number)
	}
	return err
}

// WordList: Lists of words: one for each enum of this header.
type WordList uint32

const (
	// WordListStatus.
	WordListStatus WordList = 0
	// WordListTextForm.
	WordListTextForm WordList = 1
	// WordListTextLanguage.
	WordListTextLanguage WordList = 2
	// WordListUnitType.
	WordListUnitType WordList = 3
	// WordListTerrain.
	WordListTerrain WordList = 4
	// WordListPhaseType.
	WordListPhaseType WordList = 5
	// WordListMapForm.
	WordListMapForm WordList = 6
	// WordListOptionOrigin.
	WordListOptionOrigin WordList = 7
	// WordListEndKind.
	WordListEndKind WordList = 8
	// WordListScoreSystem.
	WordListScoreSystem WordList = 9
	// WordListOrderKind.
	WordListOrderKind WordList = 10
	// WordListWritten.
	WordListWritten WordList = 11
	// WordListOrderStep.
	WordListOrderStep WordList = 12
	// WordListReason.
	WordListReason WordList = 13
	// WordListIllegality.
	WordListIllegality WordList = 14
	// WordListEventKind.
	WordListEventKind WordList = 15
	// WordListEventWhy.
	WordListEventWhy WordList = 16
	// WordListUnknownOrders.
	WordListUnknownOrders WordList = 17
	// WordListDrawPolicy.
	WordListDrawPolicy WordList = 18
	// WordListVoteKind.
	WordListVoteKind WordList = 19
	// WordListYearLimit.
	WordListYearLimit WordList = 20
	// WordListSubmitMode.
	WordListSubmitMode WordList = 21
	// WordListResultParts.
	WordListResultParts WordList = 22
	// WordListRenderForm.
	WordListRenderForm WordList = 23
	// WordListRenderTheme.
	WordListRenderTheme WordList = 24
	// WordListRenderPalette.
	WordListRenderPalette WordList = 25
	// WordListRenderParts.
	WordListRenderParts WordList = 26
	// WordListGameForm.
	WordListGameForm WordList = 27
	// WordListPhaseTexts.
	WordListPhaseTexts WordList = 28
)

// TextForm: Forms of an answer. A function that does not have a form refuses it with INVALID_ARGUMENT.
type TextForm uint32

const (
	// sentences or lines to read
	TextFormForPeople TextForm = 0
	// the folder docs/json has the schemas
	TextFormJSON TextForm = 1
	// a graph for Graphviz; of explanations
	TextFormGraphDot TextForm = 2
	// the same graph as JSON
	TextFormGraphJSON TextForm = 3
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value TextForm) String() string {
	return wordOf(1, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value TextForm) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *TextForm) UnmarshalText(word []byte) error {
	number, err := findWord(1, word)
	if err == nil {
		*value = TextForm(number)
	}
	return err
}

// TextLanguage: Languages of sentences. Their words are their codes: "en", "de". A library without one has no word for it.
type TextLanguage uint32

const (
	// TextLanguageEn.
	TextLanguageEn TextLanguage = 0
	// TextLanguageDe.
	TextLanguageDe TextLanguage = 1
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value TextLanguage) String() string {
	return wordOf(2, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value TextLanguage) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *TextLanguage) UnmarshalText(word []byte) error {
	number, err := findWord(2, word)
	if err == nil {
		*value = TextLanguage(number)
	}
	return err
}

// UnitType: Unit types.
type UnitType uint32

const (
	// UnitTypeArmy.
	UnitTypeArmy UnitType = 0
	// UnitTypeFleet.
	UnitTypeFleet UnitType = 1
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value UnitType) String() string {
	return wordOf(3, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value UnitType) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *UnitType) UnmarshalText(word []byte) error {
	number, err := findWord(3, word)
	if err == nil {
		*value = UnitType(number)
	}
	return err
}

// Terrain: Terrain.
type Terrain uint32

const (
	// TerrainWater.
	TerrainWater Terrain = 0
	// TerrainLand.
	TerrainLand Terrain = 1
	// TerrainCoast.
	TerrainCoast Terrain = 2
	// TerrainPort.
	TerrainPort Terrain = 3
	// TerrainShut.
	TerrainShut Terrain = 4
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value Terrain) String() string {
	return wordOf(4, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value Terrain) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *Terrain) UnmarshalText(word []byte) error {
	number, err := findWord(4, word)
	if err == nil {
		*value = Terrain(number)
	}
	return err
}

// PhaseType: Phase types.
type PhaseType uint32

const (
	// PhaseTypeMovement.
	PhaseTypeMovement PhaseType = 0
	// PhaseTypeRetreats.
	PhaseTypeRetreats PhaseType = 1
	// PhaseTypeAdjustments.
	PhaseTypeAdjustments PhaseType = 2
	// PhaseTypeOtherPhase.
	PhaseTypeOtherPhase PhaseType = 3
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value PhaseType) String() string {
	return wordOf(5, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value PhaseType) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *PhaseType) UnmarshalText(word []byte) error {
	number, err := findWord(5, word)
	if err == nil {
		*value = PhaseType(number)
	}
	return err
}

// MapForm: Forms of a map.
type MapForm uint32

const (
	// .map text
	MapFormMap MapForm = 0
	// the complete JSON form; its schema is docs/json/map.schema.json
	MapFormJSON MapForm = 1
	// DAIDE's MDF message: only powers, home centers and the graph
	MapFormMDF MapForm = 2
	// Graphviz; written only
	MapFormDot MapForm = 3
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value MapForm) String() string {
	return wordOf(6, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value MapForm) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *MapForm) UnmarshalText(word []byte) error {
	number, err := findWord(6, word)
	if err == nil {
		*value = MapForm(number)
	}
	return err
}

// OptionOrigin: Who sets an option.
type OptionOrigin uint32

const (
	// an issue of DATC section 4
	OptionOriginDATC OptionOrigin = 0
	// RULE lines of maps
	OptionOriginMap OptionOrigin = 1
	// neither: a habit of judges
	OptionOriginJudge OptionOrigin = 2
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value OptionOrigin) String() string {
	return wordOf(7, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value OptionOrigin) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *OptionOrigin) UnmarshalText(word []byte) error {
	number, err := findWord(7, word)
	if err == nil {
		*value = OptionOrigin(number)
	}
	return err
}

// EndKind: How a game ended.
type EndKind uint32

const (
	// it goes on
	EndKindNone EndKind = 0
	// EndKindSolo.
	EndKindSolo EndKind = 1
	// EndKindSharedVictory.
	EndKindSharedVictory EndKind = 2
	// EndKindDraw.
	EndKindDraw EndKind = 3
	// EndKindConcession.
	EndKindConcession EndKind = 4
	// the game stopped without a result
	EndKindNoResult EndKind = 5
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value EndKind) String() string {
	return wordOf(8, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value EndKind) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *EndKind) UnmarshalText(word []byte) error {
	number, err := findWord(8, word)
	if err == nil {
		*value = EndKind(number)
	}
	return err
}

// ScoreSystem: How the scores of a game are counted. First, which powers are in the result: the winner of a solo, the winners of a shared victory, the members of a draw, the powers to whom the others conceded. In a game without a result, or one that goes on (scored as if it stopped now), every power that is left is in it: one with a unit, a supply center or a build to make on any home. Other powers score 0. A power that is alone in the result has won.
type ScoreSystem uint32

const (
	// 1 in equal parts
	ScoreSystemDrawSize ScoreSystem = 0
	// 100 shared by the squares of their centers; equally if no power has any
	ScoreSystemSumOfSquares ScoreSystem = 1
	// 1 shared by their centers; equally if no power has any
	ScoreSystemCenterShare ScoreSystem = 2
	// 1 to each winner, also shared or conceded; 1/2 for a part of a draw
	ScoreSystemWinDrawLoss ScoreSystem = 3
	// to each: the number of losers / the number of powers in the result
	ScoreSystemDpp ScoreSystem = 4
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value ScoreSystem) String() string {
	return wordOf(9, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value ScoreSystem) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *ScoreSystem) UnmarshalText(word []byte) error {
	number, err := findWord(9, word)
	if err == nil {
		*value = ScoreSystem(number)
	}
	return err
}

// OrderKind: Order kinds.
type OrderKind uint32

const (
	// OrderKindHold.
	OrderKindHold OrderKind = 1
	// OrderKindMove.
	OrderKindMove OrderKind = 2
	// OrderKindSupportHold.
	OrderKindSupportHold OrderKind = 3
	// OrderKindSupportMove.
	OrderKindSupportMove OrderKind = 4
	// OrderKindConvoy.
	OrderKindConvoy OrderKind = 5
	// OrderKindRetreat.
	OrderKindRetreat OrderKind = 6
	// of a dislodged unit, or a removal in an adjustments phase
	OrderKindDisband OrderKind = 7
	// OrderKindBuild.
	OrderKindBuild OrderKind = 8
	// OrderKindWaive.
	OrderKindWaive OrderKind = 9
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value OrderKind) String() string {
	return wordOf(10, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value OrderKind) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *OrderKind) UnmarshalText(word []byte) error {
	number, err := findWord(10, word)
	if err == nil {
		*value = OrderKind(number)
	}
	return err
}

// Written: How an order was written: bits of entente_order_fields.written and entente_line.written. An order read from text has only the bits that the text alone shows (NO_SUCH_COAST, NATION, PATH, PERPETUAL). A line of a game has all of them, because the game knows the position. Rules on how an order was written (DATC 4.A.6, 4.B.5, 4.B.6, 4.C) use the bits of lines; for packed orders they use coasts and types only, because these hold no nationalities and paths.
type Written uint32

const (
	// of the ordered unit: not the one where it stands
	WrittenWrongCoast Written = 1
	// a coast that does not exist, or of an army
	WrittenNoSuchCoast Written = 2
	// a coast that does not exist, or a coast of an army
	WrittenWrongType Written = 4
	// not the unit's
	WrittenWrongNation Written = 8
	// the nationality of the supported or convoyed unit was written
	WrittenNation Written = 16
	// a convoy path was written
	WrittenPath Written = 32
	// it stands until it is replaced (rule perpetual_orders)
	WrittenPerpetual Written = 64
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value Written) String() string {
	return wordOf(11, uint32(value))
}

// OrderStep: Steps of an order that is entered step by step. Kind, other and target are always asked for if the order has them, place and via only if there is more than one answer.
type OrderStep uint32

const (
	// the order is complete
	OrderStepNone OrderStep = 0
	// ENTENTE_HOLD, ENTENTE_MOVE, ...
	OrderStepKind OrderStep = 1
	// province of the supported or convoyed unit
	OrderStepOther OrderStep = 2
	// province where it goes
	OrderStepTarget OrderStep = 3
	// the location in it, a coast; of a build the location of the site
	OrderStepPlace OrderStep = 4
	// 1: by convoy, where an army may also walk
	OrderStepVia OrderStep = 5
	// of a build: ENTENTE_ARMY or ENTENTE_FLEET
	OrderStepType OrderStep = 6
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value OrderStep) String() string {
	return wordOf(12, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value OrderStep) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *OrderStep) UnmarshalText(word []byte) error {
	number, err := findWord(12, word)
	if err == nil {
		*value = OrderStep(number)
	}
	return err
}

// Reason: Why an order failed, or which other outcome a line has.
type Reason uint32

const (
	// it succeeded
	ReasonNone Reason = 0
	// ReasonIllegal.
	ReasonIllegal Reason = 1
	// ReasonVoid.
	ReasonVoid Reason = 2
	// ReasonBounced.
	ReasonBounced Reason = 3
	// ReasonNoConvoy.
	ReasonNoConvoy Reason = 4
	// ReasonDisrupted.
	ReasonDisrupted Reason = 5
	// ReasonCut.
	ReasonCut Reason = 6
	// ReasonDislodged.
	ReasonDislodged Reason = 7
	// ReasonParadox.
	ReasonParadox Reason = 8
	// ReasonExcess.
	ReasonExcess Reason = 9
	// ReasonUnreadable.
	ReasonUnreadable Reason = 10
	// a convoy or convoyed move in a paradox that the rules leave open
	ReasonUnresolved Reason = 11
	// an order of a set that its power replaced, or of a unit that it handed over later
	ReasonReplaced Reason = 12
	// no order, but a statement that counts: PROXY, SET CONTINUES
	ReasonStated Reason = 13
	// a statement that does not count
	ReasonIgnored Reason = 14
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value Reason) String() string {
	return wordOf(13, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value Reason) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *Reason) UnmarshalText(word []byte) error {
	number, err := findWord(13, word)
	if err == nil {
		*value = Reason(number)
	}
	return err
}

// Illegality: Why an order is illegal, or void by a rule.
type Illegality uint32

const (
	// it is legal
	IllegalityNone Illegality = 0
	// bits that no text produces, such as a location out of range
	IllegalityMalformed Illegality = 1
	// a kind of order that does not belong to this phase
	IllegalityWrongPhase Illegality = 2
	// no unit stands there
	IllegalityUnitAbsent Illegality = 3
	// the unit belongs to another power
	IllegalityForeignUnit Illegality = 4
	// a move to the unit's own province (6.A.5)
	IllegalityOwnProvince Illegality = 5
	// the unit cannot get there
	IllegalityNotAdjacent Illegality = 6
	// no unit of its type may be there (6.A.3, 6.A.4)
	IllegalityCannotStand Illegality = 7
	// several coasts could be meant (6.B.1)
	IllegalityCoastNeeded Illegality = 8
	// the written coast cannot be reached (6.B.3)
	IllegalityCoastUnreachable Illegality = 9
	// no fleets on the board could carry the army (6.D.32), or no armies the fleet
	IllegalityNoFleets Illegality = 10
	// only armies can be convoyed (6.A.7)
	IllegalityFleetNotConvoyed Illegality = 11
	// support of the unit's own province (6.A.8)
	IllegalitySupportsItself Illegality = 12
	// the supporter could not go there itself (6.A.10)
	IllegalitySupportUnreachable Illegality = 13
	// no unit stands at the place of the supported unit
	IllegalitySupportedAbsent Illegality = 14
	// the supported move is impossible (6.D.22 .. 6.D.31)
	IllegalitySupportedCannotMove Illegality = 15
	// a convoy of an army by a unit that is no fleet at sea (6.F.1)
	IllegalityCarrierNotAtSea Illegality = 16
	// no unit that could be convoyed stands at the place of the convoyed unit
	IllegalityConvoyedAbsent Illegality = 17
	// no route needs this unit (6.F.12, 6.G.7, 6.G.19)
	IllegalityCarrierNotNeeded Illegality = 18
	// two different legal orders for one unit (4.D.3)
	IllegalityOrderedTwice Illegality = 19
	// a retreat of a unit that was not dislodged
	IllegalityNotDislodged Illegality = 20
	// the unit may not retreat there
	IllegalityNoRetreat Illegality = 21
	// the power has nothing to build, or nothing to remove
	IllegalityNothingDue Illegality = 22
	// not a place where the power may build
	IllegalityNoBuildSite Illegality = 23
	// a unit stands there (6.I.4)
	IllegalitySiteOccupied Illegality = 24
	// the order does not say whether to build an army or a fleet (4.C.3)
	IllegalityBuildTypeNeeded Illegality = 25
	// the order does not name its power
	IllegalityPowerUnknown Illegality = 26
	// no fleet but the supporter could carry the supported army (6.D.31)
	IllegalitySupporterCarries Illegality = 27
	// the passage is closed to the power, or until it owns certain centers
	IllegalityPassageClosed Illegality = 28
	// a support over a passage of less than full strength
	IllegalityPassageWeak Illegality = 29
	// the league of the unit's power forbids it
	IllegalityLeague Illegality = 30
	// the units of dummies do not move (IMMOBILE_DUMMIES)
	IllegalityImmobile Illegality = 31
	// a later set of orders of the power counts instead (4.D.1)
	IllegalityReplaced Illegality = 32
	// the written coast of the ordered fleet is not where it stands (4.B.5)
	IllegalityWrongUnitCoast Illegality = 33
	// a coast that does not exist, or for an army (4.B.6)
	IllegalityNeedlessCoast Illegality = 34
	// no type of the ordered, supported or convoyed unit (4.C.1)
	IllegalityTypeMissing Illegality = 35
	// army for a fleet, or fleet for an army (4.C.2)
	IllegalityTypeWrong Illegality = 36
	// no nationality of a foreign unit that is supported or convoyed (4.C.5)
	IllegalityNationMissing Illegality = 37
	// the unit belongs to another power (4.C.6)
	IllegalityNationWrong Illegality = 38
	// another order of the power for the unit or build site counts (4.D.3, 4.D.5)
	IllegalityAnotherCounts Illegality = 39
	// several builds in one province (4.D.5)
	IllegalityBuiltTwice Illegality = 40
	// builds may not be waived (4.D.7)
	IllegalityNoWaive Illegality = 41
	// the unit supported to hold was ordered to make an impossible move (4.E.1)
	IllegalityMovesInVain Illegality = 42
	// the power of the unit supported to hold is in civil disorder (4.D.9)
	IllegalityInDisorder Illegality = 43
	// a move by sea that names no path (4.A.6)
	IllegalityPathMissing Illegality = 44
	// no units on the board could carry it along the path (4.A.6)
	IllegalityPathBroken Illegality = 45
	// the last of the power's sets of orders is unknown, so none counts (4.D.2)
	IllegalitySetsUnordered Illegality = 46
	// a support or convoy that names a coast of the destination (NO_CHECK)
	IllegalityCoastRefused Illegality = 47
	// the power handed the unit over later (4.E.5 b)
	IllegalityHandedOver Illegality = 48
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value Illegality) String() string {
	return wordOf(14, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value Illegality) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *Illegality) UnmarshalText(word []byte) error {
	number, err := findWord(14, word)
	if err == nil {
		*value = Illegality(number)
	}
	return err
}

// EventKind: Events: results without an order.
type EventKind uint32

const (
	// a dislodged unit was lost
	EventKindDisbanded EventKind = 1
	// removed because its power has too many
	EventKindRemoved EventKind = 2
	// a build that was due was not used
	EventKindWaived EventKind = 3
	// a power won
	EventKindSolo EventKind = 4
	// the map has no place for the unit in the new phase: it may only hold
	EventKindCaught EventKind = 5
	// a caught unit has a place again
	EventKindFreed EventKind = 6
	// the unit changed its type or coast with the map; `unit` is the new one
	EventKindAdapted EventKind = 7
	// built for a power that ordered no builds (rule CD_BUILDS)
	EventKindBuilt EventKind = 8
	// for a power that ordered no retreats (rule CD_RETREATS); `unit` is where it went
	EventKindRetreated EventKind = 9
	// a power won together with others; an event for each (rule SHARED_VICTORY)
	EventKindSharedVictory EventKind = 10
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value EventKind) String() string {
	return wordOf(15, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value EventKind) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *EventKind) UnmarshalText(word []byte) error {
	number, err := findWord(15, word)
	if err == nil {
		*value = EventKind(number)
	}
	return err
}

// EventWhy: Why an event happened.
type EventWhy uint32

const (
	// it had no place to go
	EventWhyNoRetreat EventWhy = 1
	// no retreat was ordered for it
	EventWhyNoOrder EventWhy = 2
	// removals were missing
	EventWhyCivilDisorder EventWhy = 3
	// a build was due and possible, but not ordered
	EventWhyNotOrdered EventWhy = 4
	// it owns enough centers and strictly the most
	EventWhyVictory EventWhy = 5
	// only illegal orders were given for it
	EventWhyIllegalOrder EventWhy = 6
	// the map has no retreats phase here
	EventWhyNoRetreats EventWhy = 7
	// the map of the new phase differs
	EventWhyMapChanged EventWhy = 8
	// it owns enough centers; others may own more
	EventWhyEnoughCenters EventWhy = 9
	// it has the only unit on the board (rule LAST_MAN_STANDING)
	EventWhyLastUnit EventWhy = 10
	// a vassal's unit on a center of a power outside its team (rule TORN_ALLEGIANCE)
	EventWhyTornAllegiance EventWhy = 11
	// dislodged units do not retreat (rule NO_RETREAT)
	EventWhyRetreatsForbidden EventWhy = 12
	// the same for a dummy without a controller (rule IMMOBILE_DUMMIES)
	EventWhyImmobile EventWhy = 13
	// its order disbanded it
	EventWhyOrdered EventWhy = 14
	// its retreat failed
	EventWhyRetreatFailed EventWhy = 15
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value EventWhy) String() string {
	return wordOf(16, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value EventWhy) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *EventWhy) UnmarshalText(word []byte) error {
	number, err := findWord(16, word)
	if err == nil {
		*value = EventWhy(number)
	}
	return err
}

// PhaseTexts: Lists of texts about a phase. Each text is followed by a line end; a line end inside a text becomes a blank.
type PhaseTexts uint32

const (
	// for each result the order: as it was written, else in normal form
	PhaseTextsOrders PhaseTexts = 0
	// for each result why it ended so: a sentence, and a second one if the order that was handed in had no unit type or a wrong one
	PhaseTextsResults PhaseTexts = 1
	// for each event its sentence
	PhaseTextsEvents PhaseTexts = 2
	// for each loss its sentence
	PhaseTextsLosses PhaseTexts = 3
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value PhaseTexts) String() string {
	return wordOf(28, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value PhaseTexts) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *PhaseTexts) UnmarshalText(word []byte) error {
	number, err := findWord(28, word)
	if err == nil {
		*value = PhaseTexts(number)
	}
	return err
}

// UnknownOrders: Whose orders are unknown. Their units may do anything, and their lines are ignored.
type UnknownOrders uint32

const (
	// powers that have something to order, handed in nothing and are not in `about`
	UnknownOrdersAbsent UnknownOrders = 0
	// the powers in `unknown`
	UnknownOrdersListed UnknownOrders = 1
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value UnknownOrders) String() string {
	return wordOf(17, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value UnknownOrders) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *UnknownOrders) UnmarshalText(word []byte) error {
	number, err := findWord(17, word)
	if err == nil {
		*value = UnknownOrders(number)
	}
	return err
}

// DrawPolicy: How a draw is voted on.
type DrawPolicy uint32

const (
	// yes or no to a draw of all survivors; a list counts as a yes
	DrawPolicyJudgeDias DrawPolicy = 0
	// a list of survivors, which approves a family of draws
	DrawPolicyJudgeNodias DrawPolicy = 1
	// as ENTENTE_DRAW_JUDGE_NODIAS, counted as the old judge's code does
	DrawPolicyNjudge DrawPolicy = 2
	// yes or no
	DrawPolicyDAIDE DrawPolicy = 3
	// any number of lists, each for exactly that draw
	DrawPolicyDAIDEPda DrawPolicy = 4
	// yes or no
	DrawPolicyDpp DrawPolicy = 5
	// one list, for exactly that draw; a list of one power votes for its victory
	DrawPolicyDppPda DrawPolicy = 6
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value DrawPolicy) String() string {
	return wordOf(18, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value DrawPolicy) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *DrawPolicy) UnmarshalText(word []byte) error {
	number, err := findWord(18, word)
	if err == nil {
		*value = DrawPolicy(number)
	}
	return err
}

// VoteKind: Kinds of votes.
type VoteKind uint32

const (
	// yes
	VoteKindDraw VoteKind = 0
	// takes back the power's vote for a draw
	VoteKindNoDraw VoteKind = 1
	// for a draw of some powers
	VoteKindList VoteKind = 2
	// concedes to the power with more supply centers than any other (dummies aside)
	VoteKindConcede VoteKind = 3
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value VoteKind) String() string {
	return wordOf(19, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value VoteKind) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *VoteKind) UnmarshalText(word []byte) error {
	number, err := findWord(19, word)
	if err == nil {
		*value = VoteKind(number)
	}
	return err
}

// YearLimit: Ends beside the victory on the board, checked after each phase is processed; a new game has none. Dummies have no player and do not count as left. If several apply, the first one below decides.
type YearLimit uint32

const (
	// a draw of those who are left
	YearLimitDraw YearLimit = 0
	// the most centers win: one power a solo, several a shared victory
	YearLimitMostCenters YearLimit = 1
	// YearLimitNoResult.
	YearLimitNoResult YearLimit = 2
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value YearLimit) String() string {
	return wordOf(20, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value YearLimit) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *YearLimit) UnmarshalText(word []byte) error {
	number, err := findWord(20, word)
	if err == nil {
		*value = YearLimit(number)
	}
	return err
}

// SubmitMode: What happens to the orders that the power has handed in before.
type SubmitMode uint32

const (
	// they are dropped
	SubmitModeReplace SubmitMode = 0
	// an order takes the place of the one that its unit or build site had; the rest stays
	SubmitModeAmend SubmitMode = 1
	// they stay as an earlier set of orders. The rule order_sets (DATC 4.D.1) decides which sets count, by default the last. A set may be empty
	SubmitModeNextSet SubmitMode = 2
	// they stay; the new ones are default orders of the phase, if it hands in none
	SubmitModeDefaults SubmitMode = 3
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value SubmitMode) String() string {
	return wordOf(21, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value SubmitMode) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *SubmitMode) UnmarshalText(word []byte) error {
	number, err := findWord(21, word)
	if err == nil {
		*value = SubmitMode(number)
	}
	return err
}

// ResultParts: Parts of a result that the exchange can leave out: bits.
type ResultParts uint32

const (
	// "after" of an adjudicated phase
	ResultPartsAfter ResultParts = 1
	// "powers" of legal orders
	ResultPartsPowers ResultParts = 2
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value ResultParts) String() string {
	return wordOf(22, uint32(value))
}

// RenderForm: Forms of a drawing.
type RenderForm uint32

const (
	// RenderFormSVG.
	RenderFormSVG RenderForm = 0
	// the board as text, in sequence: for screen readers
	RenderFormText RenderForm = 1
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value RenderForm) String() string {
	return wordOf(23, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value RenderForm) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *RenderForm) UnmarshalText(word []byte) error {
	number, err := findWord(23, word)
	if err == nil {
		*value = RenderForm(number)
	}
	return err
}

// RenderTheme: The colors of what is no power's.
type RenderTheme uint32

const (
	// RenderThemeLight.
	RenderThemeLight RenderTheme = 0
	// RenderThemeDark.
	RenderThemeDark RenderTheme = 1
	// RenderThemePrint.
	RenderThemePrint RenderTheme = 2
	// RenderThemeHighContrast.
	RenderThemeHighContrast RenderTheme = 3
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value RenderTheme) String() string {
	return wordOf(24, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value RenderTheme) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *RenderTheme) UnmarshalText(word []byte) error {
	number, err := findWord(24, word)
	if err == nil {
		*value = RenderTheme(number)
	}
	return err
}

// RenderPalette: Colors of powers: the usual ones; or colors and patterns for players to whom red and green, or blue and yellow, look alike.
type RenderPalette uint32

const (
	// RenderPaletteUsual.
	RenderPaletteUsual RenderPalette = 0
	// RenderPaletteRedGreen.
	RenderPaletteRedGreen RenderPalette = 1
	// RenderPaletteBlueYellow.
	RenderPaletteBlueYellow RenderPalette = 2
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value RenderPalette) String() string {
	return wordOf(25, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value RenderPalette) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *RenderPalette) UnmarshalText(word []byte) error {
	number, err := findWord(25, word)
	if err == nil {
		*value = RenderPalette(number)
	}
	return err
}

// RenderParts: Parts of a picture: bits.
type RenderParts uint32

const (
	// RenderPartsOrders.
	RenderPartsOrders RenderParts = 1
	// without them orders are drawn as if all succeed
	RenderPartsResults RenderParts = 2
	// RenderPartsNames.
	RenderPartsNames RenderParts = 4
	// RenderPartsCenters.
	RenderPartsCenters RenderParts = 8
	// RenderPartsLegend.
	RenderPartsLegend RenderParts = 16
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value RenderParts) String() string {
	return wordOf(26, uint32(value))
}

// GameForm: The forms in which games, phases and positions are exchanged. A build may lack some of them.
type GameForm uint32

const (
	// Entente's JSON: a game or a phase
	GameFormJSON GameForm = 0
	// Entente's binary saved game
	GameFormBinary GameForm = 1
	// the saved game of the `diplomacy` Python package
	GameFormDiplomacy GameForm = 2
	// the game JSON of dipcc
	GameFormDipcc GameForm = 3
	// the state from webDiplomacy's API: variants 1, 15, 23
	GameFormWebdiplomacy GameForm = 4
	// a case in the DATC form
	GameFormDATC GameForm = 5
	// jDip's test-case text
	GameFormJdip GameForm = 6
	// the judges' text listing
	GameFormJudge GameForm = 7
	// a position in one line
	GameFormLine GameForm = 8
	// guess the form from the text
	GameFormGuess GameForm = 255
)

// String is the library's word, which JSON has too; a number that the library does not know is "unknown".
func (value GameForm) String() string {
	return wordOf(27, uint32(value))
}

// MarshalText makes the word the text in JSON.
func (value GameForm) MarshalText() ([]byte, error) {
	return []byte(value.String()), nil
}

// UnmarshalText reads the word in any case. Errors: ErrNotFound.
func (value *GameForm) UnmarshalText(word []byte) error {
	number, err := findWord(27, word)
	if err == nil {
		*value = GameForm(number)
	}
	return err
}
